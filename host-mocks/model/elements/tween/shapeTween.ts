import { encodeEdges } from '../../../geometry/encodeEdges';
import { mixContour } from '../../../tween/morph';
import { XmlNode } from '../../../xml/XmlNode';
import { readInteger } from '../../attributes';
import { nextKeyframe } from './classicTween';
import { easeOf } from './frameEases';
import { readMorphShape, type MorphStyle } from './morphShape';
import { mergeStyles, mixStyles } from './morphStyles';

/**
 * The shape that a shape tween has come to some frames after its keyframe, in the coordinates of the timeline; undefined
 * where the document has not matched the shapes of both ends.
 */
export function shapeInbetween(keyframe: XmlNode, elapsed: number): XmlNode | undefined {
  const morph = keyframe.child('MorphShape');
  const next = nextKeyframe(keyframe);
  if (!morph || !next) return undefined;
  const progress = easeOf(keyframe, 'all')(elapsed / readInteger(keyframe, 'duration', 1));
  const fills = new MixedStyles('FillStyle', keyframe, next, progress);
  const strokes = new MixedStyles('StrokeStyle', keyframe, next, progress);
  const edges = readMorphShape(morph).map(({ contour, fill, stroke }) =>
    XmlNode.create('Edge', {
      fillStyle1: indexText(fills.add(fill)),
      strokeStyle: indexText(strokes.add(stroke)),
      edges: encodeEdges(mixContour(contour, progress)),
    }),
  );
  return XmlNode.create('DOMShape', {}, [
    XmlNode.create('fills', {}, fills.nodes),
    XmlNode.create('strokes', {}, strokes.nodes),
    XmlNode.create('edges', {}, edges),
  ]);
}

function indexText(index: number): string | null {
  return index === 0 ? null : String(index);
}

/** The fills or strokes of a shape on the way, one for each pair that its contours ask for. */
class MixedStyles {
  readonly nodes: XmlNode[] = [];
  private readonly merged: readonly XmlNode[];
  private readonly indexes = new Map<string, number>();

  constructor(
    kind: 'FillStyle' | 'StrokeStyle',
    from: XmlNode,
    to: XmlNode,
    private readonly progress: number,
  ) {
    this.merged = mergeStyles(stylesIn(from, kind), stylesIn(to, kind));
  }

  /** The index of the style on the way from one to another; 0 where there is none. */
  add({ from, to }: MorphStyle): number {
    const [start, end] = [from, to].map((index) => (index === undefined ? undefined : this.merged.at(index)));
    const [first, last] = [start ?? end, end ?? start];
    if (!first || !last) return 0;
    const key = `${from ?? ''} ${to ?? ''}`;
    let index = this.indexes.get(key);
    if (index === undefined) {
      index = this.nodes.length + 1;
      this.nodes.push(mixStyles(first, last, index, this.progress));
      this.indexes.set(key, index);
    }
    return index;
  }
}

function stylesIn(frame: XmlNode, kind: 'FillStyle' | 'StrokeStyle'): XmlNode[] {
  const list = kind === 'FillStyle' ? 'fills' : 'strokes';
  const shapes = frame.child('elements')?.childrenNamed('DOMShape') ?? [];
  return shapes.flatMap((shape) => shape.child(list)?.childrenNamed(kind) ?? []);
}
