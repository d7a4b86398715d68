import { overlay, type OverlayRule } from './overlay';
import type { PlanarEdge } from './PlanarEdge';

/** Marks what is inside the upper shape; fills are cut at its outline, strokes too. */
const MARK_INSIDE: OverlayRule = {
  keepsOutside: false,
  fill: (base, top) => (top && base ? base | 1 : base),
  stroke: ({ base, top }) => (base.stroke && (top.left || top.right) ? base.stroke | 1 : base.stroke),
};

/**
 * The edges of a shape with marks on some of its fills and strokes. The marks are in the style numbers: twice the number of
 * the style, and 1 more if it is marked.
 */
export class MarkedEdges {
  private constructor(private readonly edges: readonly PlanarEdge[]) {}

  static of(edges: readonly PlanarEdge[], isMarked: boolean): MarkedEdges {
    const mark = isMarked ? 1 : 0;
    return new MarkedEdges(mapStyles(edges, (style) => 2 * style + mark));
  }

  /** The edges without their marks. */
  get plain(): PlanarEdge[] {
    return mapStyles(this.edges, (style) => style >> 1);
  }
  get hasMarks(): boolean {
    return this.edges.some((edge) => stylesOf(edge).some((style) => style & 1));
  }
  get isWhole(): boolean {
    return this.edges.every((edge) => stylesOf(edge).every((style) => style === 0 || style & 1));
  }

  /** What is marked, without lines that show nothing. */
  get marked(): PlanarEdge[] {
    return visible(mapStyles(this.edges, (style) => (style & 1 ? style >> 1 : 0)));
  }
  /** What is not marked, without lines that show nothing. */
  get rest(): PlanarEdge[] {
    return visible(mapStyles(this.edges, (style) => (style & 1 ? 0 : style >> 1)));
  }

  /** With marks on all that is inside the areas of another shape. */
  markInside(area: readonly PlanarEdge[]): MarkedEdges {
    return new MarkedEdges(overlay(this.edges, area, MARK_INSIDE));
  }

  /**
   * With marks on some sides and strokes, or without them if all of these have marks and `isToggled` is set.
   *
   * @param sides As `regionAt` numbers them. @param strokes Indices of edges.
   */
  mark(sides: ReadonlySet<number>, strokes: ReadonlySet<number>, isToggled: boolean): MarkedEdges {
    const touched = this.edges.flatMap(({ fill0, fill1, stroke }, i) => [
      ...(sides.has(2 * i) ? [fill1] : []),
      ...(sides.has(2 * i + 1) ? [fill0] : []),
      ...(strokes.has(i) ? [stroke] : []),
    ]);
    const isRemoved = isToggled && touched.every((style) => style === 0 || style & 1);
    const change = (style: number, isTouched: boolean): number => {
      if (!isTouched || style === 0) return style;
      return isRemoved ? style & ~1 : style | 1;
    };
    return new MarkedEdges(
      this.edges.map(({ curve, fill0, fill1, stroke }, i) => ({
        curve,
        fill0: change(fill0, sides.has(2 * i + 1)),
        fill1: change(fill1, sides.has(2 * i)),
        stroke: change(stroke, strokes.has(i)),
      })),
    );
  }

  /** With other styles in place of the marked ones. 0 takes the mark away with the style. */
  restyled(fill: (style: number) => number, stroke: (style: number) => number): MarkedEdges {
    const change = (style: number, to: (before: number) => number): number => {
      const after = style & 1 ? to(style >> 1) : 0;
      return style & 1 ? (after === 0 ? 0 : 2 * after + 1) : style;
    };
    return new MarkedEdges(
      this.edges.map((edge) => ({
        curve: edge.curve,
        fill0: change(edge.fill0, fill),
        fill1: change(edge.fill1, fill),
        stroke: change(edge.stroke, stroke),
      })),
    );
  }

  /** The same marks on edges whose styles have other numbers; in the same order. */
  onto(edges: readonly PlanarEdge[]): MarkedEdges {
    const mark = (style: number, like: number): number => (style === 0 ? 0 : 2 * style + (like & 1));
    return new MarkedEdges(
      edges.map(({ curve, fill0, fill1, stroke }, i) => ({
        curve,
        fill0: mark(fill0, this.edges[i].fill0),
        fill1: mark(fill1, this.edges[i].fill1),
        stroke: mark(stroke, this.edges[i].stroke),
      })),
    );
  }
}

function stylesOf({ fill0, fill1, stroke }: PlanarEdge): number[] {
  return [fill0, fill1, stroke];
}

function mapStyles(edges: readonly PlanarEdge[], change: (style: number) => number): PlanarEdge[] {
  const of = (style: number): number => (style === 0 ? 0 : change(style));
  return edges.map(({ curve, fill0, fill1, stroke }) => ({
    curve,
    fill0: of(fill0),
    fill1: of(fill1),
    stroke: of(stroke),
  }));
}

/** Without lines that have no stroke, and the same fill on both sides. */
export function visible(edges: readonly PlanarEdge[]): PlanarEdge[] {
  return edges.filter(({ fill0, fill1, stroke }) => stroke !== 0 || fill0 !== fill1);
}
