import type { HasAttributes } from '../../../document/xfl/schema/XflAttribute';
import { FONT_ITEM } from '../../../document/xfl/schema/itemSchema';
import type { DocumentText } from '../../../document/xfl/texts/DocumentText';
import { PLAIN_FORMAT } from '../../../document/xfl/texts/TextFormat';
import { NO_COLOR_TRANSFORM } from '../../../document/xfl/ColorTransform';
import { IDENTITY } from '../../../geometry/matrix';
import { layOutText, type PlacedPiece } from '../../svg/text/layOutText';
import { standInLines, type StandInLine } from '../../svg/text/standInLines';
import type { FilmElement } from '../../../film/records/FilmElement';
import { ByteWriter } from '../../../platform/ByteWriter';
import { bodyOf, TAG, writeTag } from '../bytes/swfTags';
import { fieldBox, lineBox, writeField, type MovieField } from '../text/editField';
import { charactersOfRanges, LATIN_CHARACTERS } from '../text/embeddedRanges';
import { fieldText, type FieldFormat } from '../text/fieldText';
import { Fonts } from '../text/Fonts';
import type { MovieFont } from '../text/MovieFont';
import { writeStaticText } from '../text/staticText';
import type { Characters } from '../timeline/Characters';
import type { Character } from '../timeline/Entry';
import type { Movie } from './Movie';

/** The first version of the format with settings of anti-aliasing. */
const WITH_SETTINGS = 8;

/** How letters are fitted to the grid of pixels. */
const GRID = { pixels: 1, parts: 2 } as const;

/** The version of documents of CS5.5, the first release that fits letters of several lines to parts of pixels. */
const WITH_PARTS = 2.1;

/** The first release in which font items, not texts, say what is embedded. */
const FLASH_CS5 = 11;

/**
 * The texts of a movie. They are written in the end, before all else: only then is known which glyphs their fonts need.
 */
export class Texts {
  private readonly known = new Map<string, Character>();
  private readonly fonts: Fonts;
  /** The fonts that have what font items name. */
  private readonly ranged = new Set<MovieFont>();
  private ofItems: ReadonlyMap<string, string> | undefined;
  private readonly pending: (() => { code: number; body: Uint8Array; id: number; content: DocumentText })[] =
    [];

  constructor(
    private readonly movie: Movie,
    /** Makes one object of several. */
    private readonly still: Characters['still'],
  ) {
    const { isOld } = movie;
    const addsNoBreakSpace = !isOld || movie.film.properties.majorVersion >= FLASH_CS5;
    this.fonts = new Fonts(movie.faces, movie.definitions, { isOld, addsNoBreakSpace });
  }

  of({ text: content }: FilmElement, where: string): Character {
    const key = content.signature;
    let character = this.known.get(key);
    if (!character) this.known.set(key, (character = this.define(content, where)));
    return character;
  }

  /** The number of a font of the library, which scripts can show any text with. */
  font(item: HasAttributes, where: string): number {
    const face = FONT_ITEM.font.read(item);
    const isEmbedded = this.fonts.hasOutlines(face);
    if (!isEmbedded && !this.fonts.isDevice(face)) {
      const loss = `The font has no letters in the movie, so fields with embedFonts show no text in it: the outlines of "${face}" are not available (option fonts, --fonts).`;
      this.movie.losses.add(where, loss);
    }
    const font = this.fonts.of(face, { bold: false, italic: false }, isEmbedded);
    const characters = charactersOf(
      FONT_ITEM.embedRanges.read(item),
      FONT_ITEM.embeddedCharacters.read(item),
    );
    font.addAvailable(characters === '' ? LATIN_CHARACTERS : characters);
    font.needsLayout = true;
    return font.id;
  }

  /** The tags of all fonts and texts. */
  get tags(): Uint8Array {
    const out = new ByteWriter();
    for (const font of this.fonts.all) writeTag(out, TAG.defineFont3, font.body);
    for (const make of this.pending) {
      const { code, body, id, content } = make();
      writeTag(out, code, body);
      const settings = this.isSmoothed(content) ? settingsOf(id, content, this.gridFit(content)) : undefined;
      if (settings) writeTag(out, TAG.csmTextSettings, settings);
    }
    return out.written;
  }

  /** The machine draws its own fonts. */
  private isSmoothed({ runs }: DocumentText): boolean {
    if (this.movie.settings.version < WITH_SETTINGS) return false;
    return runs.length === 0 || runs.some(({ format }) => !this.fonts.isDevice(format.face));
  }

  /**
   * Which grid letters keep to: whole pixels where they begin at the left and do not wrap; since CS5.5 parts of pixels
   * elsewhere. Source: 88 texts of compiled movies of Flash 8, CS5.5, CS6 and Animate.
   */
  private gridFit({ isStatic, lineType, firstFormat }: DocumentText): number {
    if (firstFormat.alignment !== 'left') return GRID.parts;
    const wraps = isStatic || lineType === 'multiline';
    return wraps && this.movie.film.properties.xflVersion >= WITH_PARTS ? GRID.parts : GRID.pixels;
  }

  /**
   * Static text that cannot be selected is glyphs, all else a field. Lines of static text in a font that is not available
   * are fields of their own: each is where the document has it, in whatever font the player finds.
   */
  private define(content: DocumentText, where: string): Character {
    const faces = [...new Set(content.runs.map(({ format }) => format.face))];
    const isDevice = content.fontRenderingMode === 'device';
    const isEmbedded = !isDevice && faces.length > 0 && faces.every((face) => this.fonts.hasOutlines(face));
    if (!isEmbedded && !isDevice) this.sayMissing(faces, where);
    const isFixed = content.isStatic && !content.isSelectable;
    const placed = isFixed && isEmbedded ? layOutText(content, this.movie.faces) : [];
    if (placed.length > 0 && placed.every(({ piece }) => piece.flow === 'across'))
      return this.glyphs(content, placed);
    const isStandIn =
      content.isStatic && !isEmbedded && !isDevice && !faces.some((face) => this.fonts.isDevice(face));
    const lines = isStandIn ? standInLines(content, this.movie.faces, true) : [];
    const isSplit = lines.length > 1 && lines.every(({ placed: { piece } }) => piece.flow !== 'turned');
    return isSplit ? this.lines(content, lines) : this.field(content, isEmbedded);
  }

  private sayMissing(faces: readonly string[], where: string): void {
    const missing = faces.filter((face) => !this.fonts.isDevice(face) && !this.fonts.hasOutlines(face));
    for (const face of new Set(missing.map((said) => this.movie.faces.named(said)))) {
      this.movie.losses.add(
        where,
        `A text shows a font of the player's machine: the outlines of "${face}" are not available (option fonts, --fonts).`,
      );
    }
  }

  private glyphs(content: DocumentText, placed: readonly PlacedPiece[]): Character {
    const id = this.movie.definitions.nextId();
    const pieces = placed
      .filter(({ piece }) => piece.text !== '')
      .map((one) => ({
        placed: one,
        font: this.fonts.of(one.piece.format.face, one.piece.format, true),
      }));
    for (const { placed: one, font } of pieces) font.add(one.piece.text);
    this.pending.push(() => {
      const body = bodyOf((out) => {
        writeStaticText(out.u16(id), pieces);
      });
      return { code: TAG.defineText2, body, id, content };
    });
    return { kind: 'text', id };
  }

  private field(content: DocumentText, isEmbedded: boolean): Character {
    const { movie, fonts } = this;
    const used = content.runs.map(({ characters, format }) => {
      const font = fonts.of(format.face, format, isEmbedded);
      font.addField(characters, format.size);
      if (isEmbedded) this.addRanges(font, format.face, content);
      return font;
    });
    const font = used.at(0) ?? fonts.of(PLAIN_FORMAT.face, PLAIN_FORMAT, false);
    const text = fieldText(content, fonts, movie.isOld, movie.settings.version);
    const box = fieldBox(content, movie.isOld);
    const format = content.firstFormat;
    return this.edit({ content, format, box, font, text, isEmbedded, wraps: this.wraps(content) });
  }

  /** Scripts may show other characters: those that the font item of the face names, and in old documents the text. */
  private addRanges(font: MovieFont, face: string, { embedRanges, embeddedCharacters }: DocumentText): void {
    font.addAvailable(charactersOf(embedRanges, embeddedCharacters));
    if (this.ranged.has(font)) return;
    this.ranged.add(font);
    font.addAvailable(this.itemCharacters.get(this.movie.faces.named(face)) ?? '');
  }

  /** What font items name, by face. */
  private get itemCharacters(): ReadonlyMap<string, string> {
    if (this.ofItems) return this.ofItems;
    const all = new Map<string, string>();
    for (const item of this.movie.film.listedItems) {
      if (item.itemType !== 'font') continue;
      const face = FONT_ITEM.font.read(item);
      const own = charactersOf(FONT_ITEM.embedRanges.read(item), FONT_ITEM.embeddedCharacters.read(item));
      all.set(face, (all.get(face) ?? '') + own);
    }
    return (this.ofItems = all);
  }

  /** A movie clip with a field for each line. */
  private lines(content: DocumentText, lines: readonly StandInLine[]): Character {
    const { movie, fonts } = this;
    const { isStatic, type } = content;
    const fields = lines.map((line) => {
      const format = lineFormat(line);
      const font = fonts.of(format.face, format, false);
      const runs = [{ characters: line.text, format }];
      const said = { runs, isStatic, type, renderAsHTML: false };
      const text = fieldText(said, fonts, movie.isOld, movie.settings.version);
      return this.edit({ content, format, box: lineBox(line), font, text, isEmbedded: false, wraps: false });
    });
    return this.still(
      fields.map((field, slot) => ({
        ...field,
        slot,
        matrix: IDENTITY,
        color: NO_COLOR_TRANSFORM,
        name: '',
      })),
    );
  }

  private edit(field: MovieField): Character {
    const id = this.movie.definitions.nextId();
    this.pending.push(() => {
      const body = bodyOf((out) => {
        // Empty fields whose font has no letters are in the player's fonts. Source: avm1/selection among the tests of Ruffle.
        const isEmbedded = field.isEmbedded && field.font.hasGlyphs;
        writeField(out.u16(id), { ...field, isEmbedded });
      });
      return { code: TAG.defineEditText, body, id, content: field.content };
    });
    return { kind: 'edit', id };
  }

  /** Static text wraps where it has more lines than paragraphs. */
  private wraps(content: DocumentText): boolean {
    if (!content.isStatic) return content.lineType === 'multiline';
    if (content.autoExpand) return false;
    const lines = new Set(layOutText(content, this.movie.faces).map(({ y }) => y)).size;
    return lines > content.characters.split(/\r\n|\r|\n/).length;
  }
}

function charactersOf(ranges: string, characters: string): string {
  return charactersOfRanges(ranges) + characters;
}

/** The looks of a line that is alone in its field. */
function lineFormat({ align, placed }: StandInLine): FieldFormat {
  const { face, bold, italic, color, letterSpacing, autoKern, url, target } = placed.piece.format;
  const { size } = placed.piece;
  const layout = { alignment: align, leftMargin: 0, rightMargin: 0, indent: 0, lineSpacing: 0 };
  return { face, size, bold, italic, color, letterSpacing, autoKern, url, target, ...layout };
}

/** `CSMTextSettings`: how letters are smoothed; nothing where the player smooths them as it does. Source: compiled movies. */
function settingsOf(id: number, content: DocumentText, gridFit: number): Uint8Array | undefined {
  const { fontRenderingMode: mode, antiAliasThickness, antiAliasSharpness } = content;
  if (mode !== 'advanced' && mode !== 'customThicknessSharpness') return undefined;
  const isOwn = mode === 'customThicknessSharpness';
  return bodyOf((out) => {
    out.u16(id).bits(1, 2).bits(gridFit, 3).bits(0, 3);
    out
      .float(isOwn ? antiAliasThickness : 0)
      .float(isOwn ? antiAliasSharpness : 0)
      .u8(0);
  });
}
