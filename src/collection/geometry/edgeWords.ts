/** The edges and the middle along the x axis. */
export type HorizontalEdge = 'left' | 'horizontal' | 'right';

/** The edges and the middle along the y axis. */
export type VerticalEdge = 'top' | 'vertical' | 'bottom';

/** The words of `distribute`, by themselves. */
export type EdgeWord = HorizontalEdge | VerticalEdge;

export type Separator = ' ' | ',' | ', ';

/** One edge, or one of each axis. */
export type EdgeWords =
  | EdgeWord
  | `${HorizontalEdge}${Separator}${VerticalEdge}`
  | `${VerticalEdge}${Separator}${HorizontalEdge}`;

/** What `align` takes: an edge, the middle, or a pair. */
export type AlignWords = EdgeWords | 'center' | `${EdgeWord} center` | `center ${EdgeWord}`;

export type Across = 'left' | 'center' | 'right';
export type Down = 'top' | 'center' | 'bottom';

/** A corner, an edge or the middle of a box: `top left`, `right center`. */
export type CornerWords = `${Down} ${Across}` | `${Across} ${Down}`;
