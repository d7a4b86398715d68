import { readSwfSettings } from '../../../../output/swf/SwfSettings';
import type { LintedDocument } from '../LintedDocument';

/** The grammar of a document's scripts. */
export type ScriptDialect = 'as2' | 'as3';

/** Undefined for documents whose scripts are in JavaScript. */
export function dialectOf({ model: { film } }: LintedDocument): ScriptDialect | undefined {
  if (film.isCanvas) return undefined;
  return readSwfSettings(film).actionScript === 3 ? 'as3' : 'as2';
}
