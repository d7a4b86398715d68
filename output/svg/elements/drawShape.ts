import { assembleFills, assembleStrokes } from '../../../geometry/edges/fillPaths';
import { concat, type Matrix } from '../../../geometry/matrix';
import type { StyledSegments } from '../../../geometry/edges/HalfEdges';
import { rewriteSegments } from '../../../geometry/edges/rewriteSegments';
import { STRIDE, type Segments } from '../../../geometry/edges/Segments';
import { ShapeOutline } from '../../../document/xfl/shapeOutline';
import { dashesIn } from '../../../document/xfl/paints/dashesIn';
import type { DocumentStroke } from '../../../document/xfl/paints/DocumentStroke';
import type { FilmElement } from '../../../film/records/FilmElement';
import type { Drawing } from '../Drawing';
import { paint } from '../paint/paint';
import { pathData } from '../paint/pathData';
import { inside, type Reshaping, type State } from '../State';
import { strokeAttributes } from '../paint/strokeAttributes';
import { element, group, transform } from '../svg';

/** A shape, or a rectangle or oval object: fills first, strokes over them. */
export function drawShape(shape: FilmElement, state: State, drawing: Drawing): string {
  const { matrix, fills, strokes } = shape;
  const { reshaping } = state;
  const within = reshaping
    ? { ...state, paints: concat(reshaping.scale, matrix) }
    : { ...inside(state, matrix), paints: undefined };
  const outline = reshaping ? reshaped(shape.outline, matrix, reshaping) : shape.outline;
  if (!outline) {
    drawing.notDrawn('shape that reaches behind the eye');
    return '';
  }
  const { fills: areas, strokes: lines } = pathsOf(outline);
  // The box of an outline that was changed is not known.
  const extent = reshaping ? undefined : outline.box;
  let content = '';
  for (const [style, d] of areas) {
    const fill = fills.get(style);
    if (!fill) continue;
    content += element('path', {
      d,
      'fill-rule': 'evenodd',
      ...paint(fill, 'fill', within, drawing, extent),
    });
  }
  // A mask shows where its fills are; lines do not count.
  if (!state.isMask) {
    drawing.useDashes(dashesIn(outline, strokes));
    content += drawStrokes(lines, strokes, within, drawing);
  }
  return group({ transform: reshaping ? undefined : transform(matrix) }, content);
}

/** The outline of a shape after a change, in the coordinates of its symbol; undefined for one that is not seen. */
function reshaped({ edges }: ShapeOutline, matrix: Matrix, reshaping: Reshaping): ShapeOutline | undefined {
  const changed: StyledSegments[] = [];
  for (const edge of edges) {
    const segments = reshaping.outline(rewriteSegments(edge.segments, matrix));
    if (!segments) return undefined;
    changed.push({ ...edge, segments });
  }
  return new ShapeOutline(changed);
}

function drawStrokes(
  lines: ReadonlyMap<number, string>,
  strokes: ReadonlyMap<number, DocumentStroke>,
  state: State,
  drawing: Drawing,
): string {
  let content = '';
  for (const [style, d] of lines) {
    const stroke = strokes.get(style);
    const attributes = stroke && strokeAttributes(stroke, state, drawing);
    if (attributes) content += element('path', { d, fill: 'none', ...attributes });
  }
  return content;
}

/** The path data of a shape's areas and lines, each by the index of its style. */
interface ShapePaths {
  fills: ReadonlyMap<number, string>;
  strokes: ReadonlyMap<number, string>;
}

/** An outline stays the same object while its shape does not change: from frame to frame, and in all of its symbol's uses. */
const pathsByOutline = new WeakMap<ShapeOutline, ShapePaths>();

function pathsOf(outline: ShapeOutline): ShapePaths {
  let paths = pathsByOutline.get(outline);
  if (!paths) pathsByOutline.set(outline, (paths = assemblePaths(outline)));
  return paths;
}

function assemblePaths({ edges }: ShapeOutline): ShapePaths {
  const fills = new Map<number, string>();
  for (const { style, loops } of assembleFills(edges)) {
    fills.set(style, loops.map((loop) => pathData(loop, true)).join(''));
  }
  const strokes = new Map<number, string>();
  for (const { style, path, isClosed } of assembleStrokes(edges)) {
    strokes.set(style, (strokes.get(style) ?? '') + strokeData(path, isClosed));
  }
  return { fills, strokes };
}

/** A run that comes back to its start is closed, so that its ends are joined instead of capped. */
function strokeData(path: Segments, isClosed: boolean): string {
  const isPoint =
    path.count === 1 &&
    path.points[0] === path.points[STRIDE - 2] &&
    path.points[1] === path.points[STRIDE - 1];
  return pathData(path, isClosed && !isPoint);
}
