import type { LeftOut } from '../../../host-mocks/model/document/files/leaveOutMedia';

/** How much a problem matters. */
export type Severity = 'warn' | 'error';

/** Where a problem is. What does not apply is left out. */
export interface ProblemLocation {
  kind: 'document' | 'item' | 'layer' | 'frame' | 'element';
  /** Name of the scene; path of the symbol. */
  scene?: string;
  symbol?: string;
  layer?: string;
  /** From 0 at the top: names of layers need not differ. */
  layerIndex?: number;
  /** The first frame of the keyframe, from 0. */
  frame?: number;
  /** Number of keyframes of the layer that have the same problem, where they are more than one. */
  keyframes?: number;
  /** What the element is: its name, its kind, its item. */
  element?: string;
  /** Path of the item. */
  item?: string;
}

/** A rule that a document breaks at one place. */
export interface Problem {
  rule: string;
  severity: Severity;
  message: string;
  place: ProblemLocation;
  /** True when `--fix` can remove it. */
  isFixable: boolean;
}

/** What was found in one document. */
export interface DocumentReport {
  /** The FLA, or the folder of the XFL; absolute. */
  document: string;
  problems: Problem[];
  /** Number of problems that `--fix` removed, or would have removed in a dry run. */
  fixed: number;
  /** Data of media that were left out, or would be in a dry run, because no item names them after the fixes. */
  leftOut?: LeftOut;
  /** With a dry run: what the fixes change, line by line. */
  changes?: string[];
  /** Pictures that were drawn. */
  pictures?: string[];
}
