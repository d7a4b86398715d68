import { readPaint, type DocumentPaint } from '../../document/xfl/paints/DocumentPaint';
import { DocumentStroke } from '../../document/xfl/paints/DocumentStroke';
import { nextKeyframe } from '../../document/xfl/shownFrame';
import type { XmlNode } from '../../document/xml/XmlNode';
import type { FilmKeyframe } from '../records/FilmTimeline';
import { MixedStyles } from './MixedStyles';
import { readMorphShape, type MorphPart, type MorphStyle } from './morphShape';

/** A style at both ends of a shape tween; undefined for none. */
type Ends<T> = readonly [from: T | undefined, to: T | undefined];

/** The shapes at both ends of a shape tween, as the document has matched them. */
export class MatchedShapes {
  private readonly fills: Ends<MixedStyles>;
  private readonly strokes: Ends<MixedStyles>;

  private constructor(
    readonly parts: readonly MorphPart[],
    keyframe: XmlNode,
    next: XmlNode,
  ) {
    const ends = (kind: 'FillStyle' | 'StrokeStyle'): Ends<MixedStyles> => [
      new MixedStyles(kind, keyframe, next, 0),
      new MixedStyles(kind, keyframe, next, 1),
    ];
    this.fills = ends('FillStyle');
    this.strokes = ends('StrokeStyle');
  }

  /** Undefined for a keyframe without matched shapes, and for the last one of its layer. */
  static of({ node }: FilmKeyframe): MatchedShapes | undefined {
    const morph = node.child('MorphShape');
    const next = nextKeyframe(node);
    return morph && next && new MatchedShapes(readMorphShape(morph), node, next);
  }

  paintsOf(style: MorphStyle): Ends<DocumentPaint> {
    return endsOf(this.fills, style, readPaint);
  }

  strokesOf(style: MorphStyle): Ends<DocumentStroke> {
    return endsOf(this.strokes, style, (node) => new DocumentStroke(node));
  }
}

function endsOf<T>([from, to]: Ends<MixedStyles>, style: MorphStyle, read: (node: XmlNode) => T): Ends<T> {
  const end = (styles: MixedStyles | undefined): T | undefined => {
    const node = styles?.styleOf(style)?.children.at(0);
    return node && read(node);
  };
  return [end(from), end(to)];
}
