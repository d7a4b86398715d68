import { LINKAGE } from '../../document/xfl/schema/itemSchema';
import type { HasAttributes } from '../../document/xfl/schema/XflAttribute';

/** How an item of the library is exported for scripts. */
export interface Linkage {
  /** Its class in ActionScript 3, its identifier before; empty for an item that is not exported. */
  readonly name: string;
  /** The class that it extends; empty for that of its kind. */
  readonly base: string;
}

/** @param language - version of ActionScript, 1 to 3 */
export function readLinkage(item: HasAttributes, language: number): Linkage {
  if (!LINKAGE.linkageExportForAS.read(item)) return { name: '', base: '' };
  const className = LINKAGE.linkageClassName.read(item);
  const identifier = LINKAGE.linkageIdentifier.read(item);
  return language === 3
    ? { name: className, base: LINKAGE.linkageBaseClass.read(item) }
    : { name: identifier || className, base: '' };
}

/** A path of names with points between: `ui.Star`. */
export function isClassName(name: string): boolean {
  return /^[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)*$/u.test(name);
}

/** The package of the classes that a movie makes of its own timelines: `star_fla` of `star.fla`. */
export function packageOf(fileName: string): string {
  const word = fileName.replace(/[^\p{L}\p{N}_$]/gu, '_');
  return `${/^\p{N}/u.test(word) ? '_' : ''}${word}_fla`;
}
