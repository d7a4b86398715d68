import { attributesNodeOf, charactersOf, runsOf } from '../../../model/elements/text/textRuns';
import { readFlag, readNumber, readText } from '../../../model/xfl/attributes';
import { layOutText, type PlacedPiece } from '../../../render/text/layOutText';
import { faceOf } from '../../../render/text/TextPiece';
import type { XmlNode } from '../../../xml/XmlNode';
import { ByteWriter } from '../bytes/ByteWriter';
import { bodyOf, TAG, writeTag } from '../bytes/swfTags';
import { writeField } from '../texts/editField';
import { fieldText } from '../texts/fieldText';
import { Fonts } from '../texts/Fonts';
import { writeStaticText } from '../texts/staticText';
import type { Character } from '../timeline/Entry';
import type { Movie } from './Movie';

/** The first version of the format with settings of anti-aliasing. */
const WITH_SETTINGS = 8;

/**
 * The texts of a movie. They are written in the end, before all else: only then is known which glyphs their fonts need.
 */
export class Texts {
  private readonly known = new Map<string, Character>();
  private readonly fonts: Fonts;
  private readonly pending: (() => { code: number; body: Uint8Array; id: number; node: XmlNode })[] = [];

  constructor(private readonly movie: Movie) {
    this.fonts = new Fonts(movie.document.faces, movie.definitions);
  }

  of(node: XmlNode, where: string): Character {
    const key = contentOf(node);
    let character = this.known.get(key);
    if (!character) this.known.set(key, (character = this.define(node, where)));
    return character;
  }

  /** The tags of all fonts and texts. */
  get tags(): Uint8Array {
    const out = new ByteWriter();
    for (const font of this.fonts.all) writeTag(out, TAG.defineFont3, font.body);
    for (const make of this.pending) {
      const { code, body, id, node } = make();
      writeTag(out, code, body);
      const settings = this.movie.version >= WITH_SETTINGS ? settingsOf(id, node) : undefined;
      if (settings) writeTag(out, TAG.csmTextSettings, settings);
    }
    return out.written;
  }

  /** Static text that nobody can select is glyphs, all else a field. */
  private define(node: XmlNode, where: string): Character {
    const id = this.movie.definitions.nextId();
    const faces = [...new Set(runsOf(node).map((run) => faceOf(attributesNodeOf(run))))];
    const isDevice = readText(node, 'fontRenderingMode') === 'device';
    const isEmbedded = !isDevice && faces.length > 0 && faces.every((face) => this.fonts.hasOutlines(face));
    if (!isEmbedded && !isDevice) this.sayMissing(faces, where);
    const isFixed = node.name === 'DOMStaticText' && !readFlag(node, 'isSelectable', true);
    const placed = isFixed && isEmbedded ? layOutText(node, this.movie.document.faces) : [];
    if (placed.length === 0 || placed.some(({ piece }) => piece.flow !== 'across')) {
      this.field(id, node, isEmbedded);
      return { kind: 'edit', id };
    }
    this.glyphs(id, node, placed);
    return { kind: 'text', id };
  }

  private sayMissing(faces: readonly string[], where: string): void {
    const missing = faces.filter((face) => !/^_/.test(face) && !this.fonts.hasOutlines(face));
    for (const face of missing) {
      this.movie.losses.add(
        where,
        `A text shows a font of the player's machine: the outlines of "${face}" are not available (option fonts).`,
      );
    }
  }

  private glyphs(id: number, node: XmlNode, placed: readonly PlacedPiece[]): void {
    const pieces = placed
      .filter(({ piece }) => piece.text !== '')
      .map((one) => ({
        placed: one,
        font: this.fonts.of(faceOf(one.piece.attributes), one.piece.attributes, true),
      }));
    for (const { placed: one, font } of pieces) font.add(one.piece.text);
    this.pending.push(() => {
      const body = bodyOf((out) => {
        writeStaticText(out.u16(id), pieces);
      });
      return { code: TAG.defineText2, body, id, node };
    });
  }

  private field(id: number, node: XmlNode, isEmbedded: boolean): void {
    const { movie, fonts } = this;
    const runs = runsOf(node);
    const used = runs.map((run) => {
      const attributes = attributesNodeOf(run);
      const font = fonts.of(faceOf(attributes), attributes, isEmbedded);
      font.add(charactersOf(run));
      font.needsLayout = true;
      return font;
    });
    const font = used.at(0) ?? fonts.of('_serif', undefined, false);
    const text = fieldText(node, fonts, movie.spacingDigits);
    const field = { node, font, text, isEmbedded, wraps: this.wraps(node) };
    this.pending.push(() => {
      const body = bodyOf((out) => {
        writeField(out.u16(id), field);
      });
      return { code: TAG.defineEditText, body, id, node };
    });
  }

  /** Static text wraps where it has more lines than paragraphs. */
  private wraps(node: XmlNode): boolean {
    if (node.name !== 'DOMStaticText') return readText(node, 'lineType') === 'multiline';
    if (readFlag(node, 'autoExpand')) return false;
    const lines = new Set(layOutText(node, this.movie.document.faces).map(({ y }) => y)).size;
    return (
      lines >
      runsOf(node)
        .map(charactersOf)
        .join('')
        .split(/\r\n|\r|\n/).length
    );
  }
}

/** What a text says and how, without its place and effects: texts that are equal in this are one. */
function contentOf(node: XmlNode): string {
  const own = node.attributes().filter(([name]) => name !== 'name' && name !== 'selected');
  const runs = runsOf(node).map((run) => [charactersOf(run), attributesNodeOf(run).attributes()]);
  return JSON.stringify([node.name, own, runs]);
}

/** `CSMTextSettings`: how letters are smoothed; nothing where the player smooths them as it does. Source: compiled movies. */
function settingsOf(id: number, node: XmlNode): Uint8Array | undefined {
  const mode = readText(node, 'fontRenderingMode', 'advanced');
  if (mode !== 'advanced' && mode !== 'customThicknessSharpness') return undefined;
  const isOwn = mode === 'customThicknessSharpness';
  const read = (name: string): number => (isOwn ? readNumber(node, name) : 0);
  return bodyOf((out) => {
    out.u16(id).bits(1, 2).bits(2, 3).bits(0, 3);
    out.float(read('antiAliasThickness')).float(read('antiAliasSharpness')).u8(0);
  });
}
