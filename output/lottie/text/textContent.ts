import { IDENTITY } from '../../../geometry/matrix';
import type { DocumentText } from '../../../document/xfl/texts/DocumentText';
import type { TextFormat } from '../../../document/xfl/texts/TextFormat';
import { faceAttributes } from '../../svg/fonts/families';
import { layOutText, type PlacedPiece } from '../../svg/text/layOutText';
import type { FilmElement } from '../../../film/records/FilmElement';
import { glyphsOf, type Glyph } from '../../svg/text/glyphLoops';
import type { Composition } from '../film/Composition';
import { shownColor } from '../film/Look';
import { PLAIN_PLACE } from '../film/plainPlace';
import type { LayerContent } from '../film/trackLayers';
import { rounded } from '../keyframes/rounded';
import type { LottieLayer } from '../LottieObjects';
import { boxPath, lottiePath } from '../shapes/lottiePath';
import { NON_ZERO, opaquePart, type PaintedPart } from '../shapes/PaintedPart';
import { shapeMembers } from '../shapes/shapeContent';
import { colorNumbersOf, unitColor } from '../paint/solidNumbers';

/** A text: the outlines of its letters where their font is available, otherwise texts that the player sets. */
export function textContent({ text }: FilmElement, composition: Composition): LayerContent | undefined {
  const { film, look } = composition;
  if (text.border) film.lose('The border of a text is left out.');
  if (text.type === 'input') film.lose('Nothing can be typed into the text: players have no fields.');
  if (text.runs.some(({ format }) => format.url !== '')) film.lose('The link of a text is left out.');
  const glyphs = glyphsOf(text, IDENTITY, film.faces);
  if (glyphs) {
    const parts = [...byColor(glyphs, composition)];
    return parts.length === 0 ? undefined : { members: shapeMembers(parts) };
  }
  if (look.isMask) {
    film.lose('A text in a mask counts as its box: no font for its outlines is available.');
    return boxContent(text);
  }
  film.lose(
    'The text is set by the player, for which lottie-web must draw as SVG: no font for its outlines is available (--fonts).',
  );
  return playerTexts(text, composition);
}

function* byColor(glyphs: readonly Glyph[], { look }: Composition): Iterable<PaintedPart> {
  const groups = new Map<string, { color: ReturnType<typeof colorNumbersOf>; glyphs: Glyph[] }>();
  for (const glyph of glyphs) {
    const own = shownColor(glyph.format.color, look);
    const color = look.isMask ? { c: [1, 1, 1], o: [100] } : colorNumbersOf(own);
    const key = JSON.stringify(color);
    const group = groups.get(key);
    if (group) group.glyphs.push(glyph);
    else groups.set(key, { color, glyphs: [glyph] });
  }
  for (const { color, glyphs: own } of groups.values()) {
    const paths = own.flatMap(({ loops }) => loops.map((loop) => lottiePath(loop, true)));
    // Fonts overlap the outlines of their letters.
    yield { kind: 'paint', ty: 'fl', paths, numbers: color, fixed: { r: NON_ZERO } };
  }
}

function boxContent({ left, top, width, height }: DocumentText): LayerContent {
  const members = shapeMembers([opaquePart([boxPath(width, height)], NON_ZERO)]);
  return { members, shift: { x: left, y: top } };
}

/** A composition with a text layer for each piece of a line. */
function playerTexts(content: DocumentText, composition: Composition): LayerContent | undefined {
  const { film } = composition;
  if (content.isVertical) {
    film.lose('A text that runs down is left out: no font for its outlines is available.');
    return undefined;
  }
  const { left, top, width, height } = content;
  const pieces = layOutText(content, film.faces).filter(({ piece }) => piece.text.trim() !== '');
  if (pieces.length === 0) return undefined;
  // Letters of another font may be wider than the box.
  const room = { x: Math.ceil(left) - 8, y: Math.ceil(top) - 8 };
  const [w, h] = [Math.ceil(width * 1.5) + 16, Math.ceil(height * 1.5) + 16];
  const layers = pieces.map((placed) => pieceLayer(placed, room, composition));
  return { members: { ty: 0, refId: film.composition(layers), w, h }, shift: room };
}

function pieceLayer(
  { piece, x, y }: PlacedPiece,
  room: { x: number; y: number },
  { film, look }: Composition,
): LottieLayer {
  const { text, format, size } = piece;
  const { rgb, alpha } = shownColor(format.color, look);
  const document = {
    s: rounded(size, 2),
    f: fontName(format, film),
    t: text,
    j: 0,
    tr: rounded((format.letterSpacing / (size || 1)) * 1000, 1),
    lh: rounded(size * 1.2, 2),
    fc: unitColor(rgb).map((value) => rounded(value, 4)),
  };
  const position = { a: 0, k: [rounded(x - room.x, 3), rounded(y - room.y, 3)] } as const;
  return {
    ty: 5,
    nm: text.slice(0, 40),
    ip: 0,
    op: film.length,
    st: 0,
    ks: { ...PLAIN_PLACE, p: position, o: { a: 0, k: rounded(alpha * 100, 2) } },
    t: { d: { k: [{ t: 0, s: document }] }, p: {}, m: { g: 1, a: { a: 0, k: [0, 0] } }, a: [] },
  };
}

function fontName(format: TextFormat, film: Composition['film']): string {
  const { faces } = film;
  const face = faces.named(format.face);
  const style = faceAttributes(face, format, faces.styleOf(face));
  const fFamily = String(style['font-family'] ?? 'sans-serif');
  const words = [style['font-weight'] === undefined ? '' : 'Bold', style['font-style'] ? 'Italic' : ''];
  const fStyle = words.filter((word) => word !== '').join(' ') || 'Regular';
  const fName = `${fFamily.split(',')[0].replace(/['"]/g, '')} ${fStyle}`;
  film.fonts.set(fName, { fName, fFamily, fStyle, fWeight: String(style['font-weight'] ?? '') });
  return fName;
}
