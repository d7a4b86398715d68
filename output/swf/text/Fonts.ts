import type { Faces } from '../../svg/fonts/Faces';
import { isBold, type AskedStyle } from '../../svg/fonts/families';
import type { Definitions } from '../characters/Definitions';
import { MovieFont, type FontName, type FontRules } from './MovieFont';

/** Faces that stand for what the player's machine has. Source: Adobe's reference of text formats, for Japanese ones too. */
const DEVICE = /^_(sans|serif|typewriter|ゴシック|等幅|明朝)$/;

/** The fonts of a movie, each once. */
export class Fonts {
  private readonly known = new Map<string, MovieFont>();

  constructor(
    private readonly faces: Faces,
    private readonly definitions: Definitions,
    private readonly rules: FontRules = { isOld: false, addsNoBreakSpace: true },
  ) {}

  get all(): readonly MovieFont[] {
    return [...this.known.values()];
  }

  /** True for a face whose outlines can be written. */
  hasOutlines(face: string): boolean {
    const named = this.faces.named(face);
    return !DEVICE.test(named) && this.faces.metricsOf(named, false).outline?.('A', UNIT) !== undefined;
  }

  /** True for a device font of the player, such as `_sans`. */
  isDevice(face: string): boolean {
    return DEVICE.test(this.faces.named(face));
  }

  /** The font of a face, with its outlines or without. */
  of(said: string, style: AskedStyle, isEmbedded: boolean): MovieFont {
    const face = this.faces.named(said);
    const key = `${isEmbedded ? 'outlines' : 'device'} ${face} ${isBold(face, style) ? 'bold' : ''}`;
    let font = this.known.get(key);
    if (!font) {
      const metrics = isEmbedded ? this.faces.metricsOf(face, isBold(face, style)) : undefined;
      font = new MovieFont(this.definitions.nextId(), this.nameOf(face, style), metrics, this.rules);
      this.known.set(key, font);
    }
    return font;
  }

  /**
   * What players look for: of a font that is available its own family, since Flash CC its full name; of others what the
   * name of the face looks like. Source of full names: eight fonts of two movies, such as `Noto Sans Bold`.
   */
  nameOf(said: string, { bold, italic }: AskedStyle): FontName {
    const face = this.faces.named(said);
    const style = this.faces.styleOf(face);
    const isItalic = style?.isItalic ?? /italic|oblique/i.test(face);
    return {
      family: (this.rules.isOld ? undefined : style?.fullName) ?? style?.families.at(-1) ?? familyOf(face),
      isBold: bold || /bold/i.test(face),
      isItalic: isItalic || italic,
    };
  }
}

const UNIT = { a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0 };

/** `TimesNewRomanPS-BoldMT` is of `Times New Roman`, `Arial-Black` of `Arial Black`: four styles are of one family. */
function familyOf(face: string): string {
  if (DEVICE.test(face)) return face;
  const [name = '', ...rest] = face.replace(/\*$/, '').split('-');
  const styles = rest.join('').replace(FAMILY_STYLES, '');
  const family = [name.replace(/(PS)?MT$|PS$/, ''), styles]
    .join(' ')
    .trim()
    .replace(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ');
  return family === '' ? face : family;
}

/** The styles that a family has under one name, as PostScript names write them. */
const FAMILY_STYLES = /Bold|Italic|Oblique|Ital|It$|Regular|Reg$|Roman|Normal|Plain|Book|PS|MT/g;
