import type { HasAttributes } from '../../document/xfl/schema/XflAttribute';
import { linkageOf } from '../../film/linkage';

/** How a movie exports an item of the library. */
export interface MovieLinkage {
  /** Its class in ActionScript 3, its identifier before; empty for an item that is not exported. */
  readonly name: string;
  /** The class that it extends; empty for that of its kind. */
  readonly base: string;
}

/** @param language - version of ActionScript, 1 to 3 */
export function readLinkage(item: HasAttributes, language: number): MovieLinkage {
  const { isExported, className, identifier, baseClass } = linkageOf(item);
  if (!isExported) return { name: '', base: '' };
  return language === 3 ? { name: className, base: baseClass } : { name: identifier || className, base: '' };
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
