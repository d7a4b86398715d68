import { element } from '../../svg/svg';
import type { PlacedSprite } from '../Sprite';

/** A sheet as the plug-ins of Animate describe it. */
export interface AdobeSheet {
  /** The program that made it, and its version. */
  readonly app: string;
  readonly version: string;
  /** The name of the picture's file. */
  readonly image: string;
  readonly width: number;
  readonly height: number;
  readonly sprites: readonly AdobeSprite[];
}

export interface AdobeSprite extends PlacedSprite {
  /** True for the first of a symbol, or of a bitmap. */
  readonly isFirst: boolean;
}

/**
 * The layouts that Animate has plug-ins for, line by line as these write them: readers look for lines. Source: sheets of
 * Flash CS6 and CC and of Animate 15 to 24 in public repositories, and plug-ins that people made of Adobe's.
 */
export const ADOBE_LAYOUTS: Readonly<
  Record<string, { ending: string; write: (sheet: AdobeSheet) => string }>
> = {
  JSON: { ending: 'json', write: jsonHash },
  'JSON-Array': { ending: 'json', write: jsonArray },
  Starling: { ending: 'xml', write: (sheet) => sparrow(sheet, true) },
  'Sparrow v1': { ending: 'xml', write: (sheet) => sparrow(sheet, false) },
  'Sparrow v2': { ending: 'xml', write: (sheet) => sparrow(sheet, false) },
};

function jsonHash(sheet: AdobeSheet): string {
  const frames = sheet.sprites.map((sprite) => `${quote(sprite.name)}:\n{\n${entry(sprite)}}`);
  return `{"frames": {\n\n${frames.join(',\n')}},\n${meta(sheet)}`;
}

function jsonArray(sheet: AdobeSheet): string {
  const frames = sheet.sprites.map((sprite) => `{\n\t"filename": ${quote(sprite.name)},\n${entry(sprite)}}`);
  return `{"frames": [\n\n${frames.join('\n,')}],\n${meta(sheet)}`;
}

/** The frame has the size before turning; `spriteSourceSize` that of the frame before it was trimmed. */
function entry({ x, y, part, source, isRotated }: PlacedSprite): string {
  const lines = [
    `"frame": ${rectangle(x, y, part)}`,
    `"rotated": ${isRotated}`,
    `"trimmed": ${isTrimmed({ part, source })}`,
    `"spriteSourceSize": ${rectangle(part.x, part.y, source)}`,
    `"sourceSize": {"w":${source.width},"h":${source.height}}`,
  ];
  return `\t${lines.join(',\n\t')}\n`;
}

function rectangle(x: number, y: number, { width, height }: { width: number; height: number }): string {
  return `{"x":${x},"y":${y},"w":${width},"h":${height}}`;
}

function isTrimmed({ part, source }: Pick<PlacedSprite, 'part' | 'source'>): boolean {
  return part.width !== source.width || part.height !== source.height;
}

function meta({ app, version, image, width, height }: AdobeSheet): string {
  const lines = [
    `"app": ${quote(app)}`,
    `"version": ${quote(version)}`,
    `"image": ${quote(image)}`,
    '"format": "RGBA8888"',
    `"size": {"w":${width},"h":${height}}`,
    '"scale": "1"',
  ];
  return `"meta": {\n\t${lines.join(',\n\t')}\n}\n}\n`;
}

function quote(text: string): string {
  return JSON.stringify(text);
}

/** Starling learns the registration point of each symbol. */
function sparrow({ app, version, image, sprites }: AdobeSheet, hasPivots: boolean): string {
  const lines = sprites.map((sprite) => {
    const { name, x, y, part, source, isRotated, pivot, isFirst } = sprite;
    const [width, height] = isRotated ? [part.height, part.width] : [part.width, part.height];
    return element('SubTexture', {
      ...{ name, x, y, width, height },
      ...(isRotated ? { rotated: 'true' } : {}),
      ...(hasPivots && isFirst ? { pivotX: pivot.x, pivotY: pivot.y } : {}),
      ...(isTrimmed(sprite)
        ? { frameX: -part.x, frameY: -part.y, frameWidth: source.width, frameHeight: source.height }
        : {}),
    });
  });
  const about = [`Created with ${app} version ${version}`, 'http://www.adobe.com/products/animate.html'];
  const body = [...about.map((text) => `<!-- ${text} -->`), ...lines].map((line) => `\t${line}\n`);
  return `<?xml version="1.0" encoding="utf-8"?>\n${element('TextureAtlas', { imagePath: image }, '\n', ...body)}\n`;
}
