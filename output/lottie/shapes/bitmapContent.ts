import type { LottieLayer } from '../LottieObjects';
import { dataUri } from '../../../platform/dataUri';
import { ownScale } from '../../../film/bounds/fixedBox';
import { IDENTITY, isIdentity, type Matrix } from '../../../geometry/matrix';
import { encodePng } from '../../pixels/encodePng';
import { pixelsOfBitmap } from '../../pictures/imageFiles';
import { imageOf } from '../../svg/elements/drawBitmap';
import type { Composition } from '../film/Composition';
import type { PictureAsset } from '../film/LottieFilm';
import { isPlainColor, type Look, lookKey } from '../film/Look';
import { adjustedChannels } from '../../svg/filters/adjustColor';
import type { LayerContent } from '../film/trackLayers';
import { PLAIN_PLACE } from '../film/plainPlace';
import { boxPath } from './lottiePath';
import { opaquePart } from './PaintedPart';
import { shapeMembers } from './shapeContent';

/** The asset of a bitmap; undefined, and noted, for one that cannot be read. */
export function pictureAsset(path: string, { film }: Composition): PictureAsset | undefined {
  const existing = film.pictures.get(path);
  if (existing) return existing;
  const bitmap = imageOf(path, film.source);
  if (typeof bitmap === 'string') {
    film.lose(`The bitmap "${path}" is left out: it ${bitmap}.`);
    return undefined;
  }
  const { width, height } = bitmap.image;
  const id = film.asset({ nm: path, w: width, h: height, u: '', p: bitmap.uri, e: 1 });
  const picture = { id, width, height };
  film.pictures.set(path, picture);
  return picture;
}

/** A bitmap; in a mask, its box. A colour effect counts by its opacity alone. */
export function bitmapContent(path: string, composition: Composition): LayerContent | undefined {
  const picture = pictureAsset(path, composition);
  if (!picture) return undefined;
  const { film, look } = composition;
  const item = film.source.item(path);
  const scale = item ? ownScale(item, picture) : IDENTITY;
  const [width, height] = [picture.width * scale.a, picture.height * scale.d];
  if (look.isMask) return { members: shapeMembers([opaquePart([boxPath(width, height)])]) };
  const { factors, offsets } = look.color;
  const isOpacity =
    !look.adjusted && isPlainColor({ factors: [factors[0], factors[1], factors[2], 1], offsets });
  const id = isOpacity ? picture.id : recoloredAsset(path, composition);
  if (id === undefined) return undefined;
  const opacity = isOpacity ? factors[3] : 1;
  if (opacity === 1 && isIdentity(scale)) return { members: { ty: 2, refId: id } };
  return { members: shownWithin({ id, width, height }, opacity, scale, composition) };
}

/** A picture in a composition of its own, in which it is less opaque, or of another size. */
function shownWithin(
  { id, width: w, height: h }: PictureAsset,
  opacity: number,
  { a, d }: Matrix,
  { film }: Composition,
): LayerContent['members'] {
  const o = { a: 0, k: Math.min(100, Math.max(0, opacity * 100)) } as const;
  const s = { a: 0, k: [a * 100, d * 100] } as const;
  const ks = { ...PLAIN_PLACE, o, s };
  const layer: LottieLayer = { ty: 2, refId: id, ip: 0, op: film.length, st: 0, ks };
  return { ty: 0, refId: film.composition([layer]), w: Math.ceil(w), h: Math.ceil(h) };
}

/** Changes straight colours to those that are shown. */
function recolor(rgba: Uint8Array, { color, adjusted }: Look): void {
  for (let at = 0; at < rgba.length; at++) {
    const value = rgba[at] * color.factors[at % 4] + color.offsets[at % 4];
    rgba[at] = Math.min(255, Math.max(0, Math.round(value)));
  }
  if (!adjusted) return;
  for (let at = 0; at < rgba.length; at += 4)
    rgba.set(adjustedChannels([...rgba.subarray(at, at + 3)], adjusted.rows).map(Math.round), at);
  recolor(rgba, adjusted.around);
}

/** The asset of a bitmap with a colour effect carried out on its pixels. */
function recoloredAsset(path: string, { film, look }: Composition): string | undefined {
  return film.recolored(`${lookKey(look)} ${path}`, () => {
    const { source } = film;
    const pixels = pixelsOfBitmap(source, path);
    if (!pixels) return undefined;
    const { width: w, height: h } = pixels;
    const rgba = Uint8Array.from(pixels.rgba);
    recolor(rgba, look);
    const png = encodePng({ ...pixels, rgba }, source.platform.compression);
    return film.asset({ nm: path, w, h, u: '', p: dataUri('image/png', png), e: 1 });
  });
}
