import { leafOf } from '../../../document/xfl/itemPaths';
import { linkageOf } from '../../../film/linkage';
import type { FilmItem } from '../../../film/Film';
import { webComponentOf } from '../../../film/webComponents';
import type { CompiledDocument } from '../../published/CompiledDocument';
import { Names } from './Names';
import { OF_LIBRARY } from './reserved';

/** The names of all classes of a film: `lib.NAME`. Who comes first keeps the name; the main timeline comes first of all. */
export class ClassNames {
  readonly root: string;
  private readonly names = new Names(OF_LIBRARY);
  private readonly soundNames = new Names();
  private readonly sounds = new Map<string, string>();
  private readonly byPath = new Map<string, string>();

  constructor(
    film: string,
    { bitmaps, sounds, symbols }: Pick<CompiledDocument, 'bitmaps' | 'sounds' | 'symbols'>,
  ) {
    this.root = this.names.take(classNameOf(film));
    for (const item of bitmaps) this.give(item.name, linkedNameOf(item) ?? classNameOf(item.name, true));
    for (const item of sounds)
      this.sounds.set(item.name, this.soundNames.take(linkedNameOf(item) ?? soundNameOf(item.name)));
    for (const { item } of symbols)
      this.give(item.name, componentName(item) ?? linkedNameOf(item) ?? classNameOf(item.name));
  }

  /** The class of an item by its path; undefined for one that is not published. */
  of(path: string): string | undefined {
    return this.byPath.get(path);
  }

  /** The id by which scripts play a sound; undefined for one that is not published. */
  sound(path: string): string | undefined {
    return this.sounds.get(path);
  }

  private give(path: string, name: string): void {
    if (!this.byPath.has(path)) this.byPath.set(path, this.names.take(name));
  }
}

/** The name of the class by which scripts know an item: its last part, without the package. */
function linkedNameOf(item: FilmItem): string | undefined {
  const { isExported, isShared, isImported, className } = linkageOf(item);
  if (!(isExported || isShared) || isImported || className === '') return undefined;
  return classNameOf(className.replace(/^.*\./, ''));
}

/** `an_Button`. */
function componentName(item: FilmItem): string | undefined {
  const component = webComponentOf(item);
  return component && `an_${component.kind}`;
}

/** The name of a sound: the last part of its path without the ending of a file. */
function soundNameOf(path: string): string {
  return classNameOf(path.replace(/\.(mp3|wav|aiff?|ogg|m4a)$/i, ''));
}

/** Letters and digits of any script, `_` and `$` stay. Source: 2,117 of 2,300 classes of 166 published documents. */
const DROPPED = /[^\p{L}\p{Nd}\p{M}_$]/gu;

/** What names hold in place of `<` and other characters that the names of files cannot hold: `&#060`. */
const ESCAPED = /&#\d{2,3};?/g;

/** Endings of files that the name of a bitmap loses. */
const ENDING = /\.(png|jpe?g|gif|bmp|psd|tiff?|svg)$/i;

/** The name of a class: the last part of a path, as an identifier. */
function classNameOf(path: string, isBitmap = false): string {
  return identifierOf(isBitmap ? leafOf(path).replace(ENDING, '') : leafOf(path));
}

/** A text without what names of JavaScript do not hold. Never empty. */
export function identifierOf(text: string): string {
  const name = text.replace(ESCAPED, '').replace(DROPPED, '');
  return /^[\p{Nd}\p{M}]/u.test(name) || name === '' ? `_${name}` : name;
}
