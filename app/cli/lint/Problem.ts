import type { QueryKind } from '../../query/QueryKind';
import type { LeftOut } from '../../../host-mocks/model/document/files/leaveOutMedia';

/** How much a problem matters. */
export type Severity = 'warn' | 'error';

/** Where a problem is. Parts that do not apply are undefined. */
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
  /** Number of keyframes of the layer with the same problem, if more than one. */
  keyframes?: number;
  /** The element in words: its name, its kind, its item. */
  element?: string;
  /** Path of the item. */
  item?: string;
}

/** One violation of a rule. */
export interface Problem {
  rule: string;
  severity: Severity;
  message: string;
  place: ProblemLocation;
  /** True when `--fix` can remove it. */
  isFixable: boolean;
}

/** Matches of a query that are no problems. One of the queries is given. */
export interface Exception extends Partial<Record<QueryKind, string>> {
  because: string;
}

/** A problem that does not count, and why. */
export interface SwitchedOff {
  rule: string;
  place: ProblemLocation;
  because: string;
}

/** The result for one document. */
export interface DocumentReport {
  /** The FLA, or the folder of the XFL; absolute. */
  document: string;
  problems: Problem[];
  /** Problems that the configuration or a comment in the document switches off. */
  off?: SwitchedOff[];
  /** Number of problems that `--fix` removed, or would have removed in a dry run. */
  fixed: number;
  /** Media that were removed, or would be in a dry run, because no item uses them after the fixes. */
  leftOut?: LeftOut;
  /** In a dry run: the changes of the fixes, line by line. */
  changes?: string[];
  /** Pictures that were drawn. */
  pictures?: string[];
}
