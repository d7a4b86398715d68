/** A stretch of frames with a label, counted from 0; both ends belong to it. */
export interface LabelSpan {
  name: string;
  from: number;
  to: number;
}
