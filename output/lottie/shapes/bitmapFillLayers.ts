import { emptyBox, include, type Box } from '../../../geometry/Box';
import { apply, invert, type Matrix } from '../../../geometry/matrix';
import type { Composition } from '../film/Composition';
import { PLAIN_PLACE } from '../film/plainPlace';
import { wholeBox } from '../film/SymbolAnalysis';
import type { LayerContent } from '../film/trackLayers';
import { placeParts } from '../keyframes/placeParts';
import { rounded } from '../keyframes/rounded';
import type { LottieLayer, LottiePath, LottieTransform } from '../LottieObjects';
import { bitmapContent, pictureAsset } from './bitmapContent';
import { opaquePart, type BitmapPart, type PaintedPart } from './PaintedPart';
import { shapeMembers } from './shapeContent';

/** Copies of a bitmap that a fill is laid out with. */
const MAX_TILES = 400;

/**
 * A shape that shows bitmaps, as a composition: each is a matte over the copies of its bitmap.
 *
 * @param parts - from the back to the front
 */
export function bitmapFillLayers(
  parts: readonly (PaintedPart | BitmapPart)[],
  composition: Composition,
): LayerContent | undefined {
  const box = emptyBox();
  let widest = 0;
  for (const part of parts) {
    if (part.kind === 'paint') widest = Math.max(widest, part.numbers.w?.[0] ?? 0);
    for (const path of part.paths) includePath(box, path);
  }
  const whole = wholeBox(box, 2 + Math.ceil(widest));
  const [w, h] = [whole.right - whole.left, whole.bottom - whole.top];
  const ks = { ...PLAIN_PLACE, p: { a: 0, k: [-whole.left, -whole.top] } } as const;
  const time = { ip: 0, op: composition.film.length, st: 0 };
  const layers = parts
    .map((part) =>
      part.kind === 'paint'
        ? [{ ...shapeMembers([part]), ...time, ks }]
        : matted(part, { ...time, ks }, composition, w, h, whole),
    )
    .reverse()
    .flat();
  if (layers.length === 0) return undefined;
  const members = { ty: 0, refId: composition.film.composition(layers), w, h };
  return { members, shift: { x: whole.left, y: whole.top } };
}

function matted(
  part: BitmapPart,
  place: Pick<LottieLayer, 'ip' | 'op' | 'st' | 'ks'>,
  composition: Composition,
  w: number,
  h: number,
  whole: Box,
): LottieLayer[] {
  const tiles = tilesOf(part, composition, whole);
  if (tiles.length === 0) return [];
  const matte = shapeMembers([opaquePart(part.paths)]);
  const shown: LottieLayer =
    tiles.length === 1
      ? tiles[0]
      : { ty: 0, refId: composition.film.composition(tiles), w, h, ...place, ks: PLAIN_PLACE };
  return [
    { ...matte, ...place, td: 1 },
    { ...shown, tt: 1 },
  ];
}

/** The copies of the bitmap that reach into the shape; a clipped one is alone. */
function tilesOf(
  { path, paths, matrix, isClipped }: BitmapPart,
  composition: Composition,
  whole: Box,
): LottieLayer[] {
  const picture = pictureAsset(path, composition);
  const content = picture && bitmapContent(path, composition);
  const back = invert(matrix);
  if (!picture || !content || !back) return [];
  const area = emptyBox();
  for (const outline of paths) includePath(area, outline, back);
  const { width, height } = picture;
  const first = isClipped
    ? [0, 0]
    : [Math.floor(area.left / width + NEAR), Math.floor(area.top / height + NEAR)];
  const last = isClipped
    ? [1, 1]
    : [Math.ceil(area.right / width - NEAR), Math.ceil(area.bottom / height - NEAR)];
  if ((last[0] - first[0]) * (last[1] - first[1]) > MAX_TILES) {
    composition.film.lose(`A fill shows up to ${MAX_TILES} copies of its bitmap.`);
    last[0] = Math.min(last[0], first[0] + Math.floor(Math.sqrt(MAX_TILES)));
    last[1] = Math.min(last[1], first[1] + Math.floor(Math.sqrt(MAX_TILES)));
  }
  const tiles: LottieLayer[] = [];
  for (let row = first[1]; row < last[1]; row++) {
    for (let column = first[0]; column < last[0]; column++) {
      const { x, y } = apply(matrix, { x: column * width, y: row * height });
      const ks = stillPlace({ ...matrix, tx: x - whole.left, ty: y - whole.top });
      tiles.push({ ...content.members, ip: 0, op: composition.film.length, st: 0, ks });
    }
  }
  return tiles;
}

/** A share of a bitmap that counts as nothing. */
const NEAR = 0.001;

/** The transform of something that never moves. */
export function stillPlace(matrix: Matrix): LottieTransform {
  const { p, s, r, sk } = placeParts(matrix, { x: 0, y: 0 });
  const toFourDigits = (values: readonly number[]): number[] => values.map((value) => rounded(value, 4));
  return {
    ...PLAIN_PLACE,
    p: { a: 0, k: toFourDigits(p) },
    s: { a: 0, k: toFourDigits(s) },
    r: { a: 0, k: toFourDigits(r)[0] },
    ...(sk[0] === 0 ? {} : { sk: { a: 0, k: toFourDigits(sk)[0] }, sa: { a: 0, k: 0 } }),
  } as LottieTransform;
}

/** Points and handles hold the whole path. */
function includePath(box: Box, { v, i, o }: LottiePath, matrix?: Matrix): void {
  v.forEach(([x, y], at) => {
    for (const [dx, dy] of [[0, 0], i[at], o[at]]) {
      const point = { x: x + dx, y: y + dy };
      const moved = matrix ? apply(matrix, point) : point;
      include(box, moved.x, moved.y);
    }
  });
}
