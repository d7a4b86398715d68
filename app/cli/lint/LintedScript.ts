import { parseScript, type Dialect, type ParsedScript } from '../../../actionscript/syntax/parseScript';
import { Sources } from '../../../actionscript/syntax/Sources';
import { readScript } from '../../../document/xfl/frameScript';
import type { XmlNode } from '../../../document/xml/XmlNode';
import type { Film } from '../../../film/Film';
import { readSwfSettings } from '../../../output/swf/SwfSettings';

/** The script of a frame or of an instance, parsed. Files that it includes are not read. */
export interface LintedScript extends ParsedScript {
  /** True if it includes files: then not all of its names are known. */
  readonly isPartial: boolean;
  /** The line of a position, from 1. */
  lineOf(at: number): number;
}

/** The grammar of a document's scripts; undefined if they are in JavaScript. */
export function dialectOf(film: Film): Dialect | undefined {
  if (film.isCanvas) return undefined;
  return readSwfSettings(film).actionScript === 3 ? 'as3' : 'as2';
}

export function parseLinted(node: XmlNode, dialect: Dialect): LintedScript {
  const sources = new Sources();
  let isPartial = false;
  const include = (file: string): { file: string; text: string } => {
    isPartial = true;
    return { file, text: '' };
  };
  const parsed = parseScript({ file: '', text: readScript(node) }, { dialect, sources, include });
  return { ...parsed, isPartial, lineOf: (at) => sources.error(at, '').line };
}
