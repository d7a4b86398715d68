import { type Box, isEmpty } from '../../../geometry/Box';
import type { CompiledSymbol } from '../../published/CompiledDocument';
import type { CanvasBitmap, CanvasMedia } from '../CanvasMedia';
import { call } from '../code/call';
import { fixed } from '../code/fixed';
import { member, quoteText } from '../code/quote';
import { COMPONENTS, componentCode } from '../components/componentCode';
import { webComponentOf } from '../../../film/webComponents';
import { classCode } from './classCode';
import type { FilmContext } from './FilmContext';
import { type FilmProperties, propertiesCode, sheetsCode } from './propertiesCode';
import { CLIP_HELPERS, ROOT_CLIP, SOUND_HELPERS, registration } from './runtime';
import { BITMAP_ITEM } from '../../../document/xfl/schema/itemSchema';

/** The classes of a film, and what they need. @param root - the class of the main timeline */
export function contentCode(film: FilmContext, root: string, loops: boolean): string {
  const symbols = film.compiled.symbols.map((symbol) => symbolCode(symbol, film));
  const main = rootCode(film, root, loops);
  const helpers = [
    ...(symbols.some((code) => code.includes(' = getMCSymbolPrototype(')) ? [CLIP_HELPERS] : []),
    ...(film.keptSounds.size > 0 ? [SOUND_HELPERS] : []),
    ...(film.needs.components ? [COMPONENTS] : []),
  ];
  return [
    sheetsCode(film.media),
    ROOT_CLIP,
    '// symbols:\n',
    ...bitmapClasses(film),
    ...helpers,
    ...symbols,
    `// stage content:\n${main}`,
  ].join('\n');
}

/** The whole script: one closure. @param extras - what this film needs of the runtime besides */
export function filmCode(
  content: string,
  properties: FilmProperties,
  media: CanvasMedia,
  extras: string,
): string {
  const parts = [
    `(function (cjs, an) {\n\nvar p;\nvar lib={};var ss={};var img={};\n${content}`,
    propertiesCode(properties, media),
    registration(quoteText(properties.id)),
    ...(extras === '' ? [] : [extras]),
    '})(createjs = createjs||{}, AdobeAn = AdobeAn||{});\nvar createjs, AdobeAn;\n',
  ];
  return parts.join('\n');
}

function bitmapClasses({ compiled, names, media, source }: FilmContext): string[] {
  return compiled.bitmaps.flatMap(({ name: path }) => {
    const [name, bitmap] = [names.of(path), media.bitmaps.get(path)];
    if (name === undefined || !bitmap) return [];
    const item = source.item(path);
    const isHard = item !== undefined && !BITMAP_ITEM.allowSmoothing.read(item);
    return [
      bitmapClass(name, bitmap) + (isHard ? hardDrawing(bitmap.kind === 'frame' ? 'Sprite' : 'Bitmap') : ''),
    ];
  });
}

/** Items whose instances play by themselves. */
const MOVIE_CLIPS = new Set(['movie clip', 'component']);
/** The player draws all bitmaps smooth: this draws one by its nearest pixels. */
function hardDrawing(kind: 'Sprite' | 'Bitmap'): string {
  return `p.draw = function(ctx, ignoreCache) {
	var isSmooth = ctx.imageSmoothingEnabled;
	ctx.imageSmoothingEnabled = false;
	var isDrawn = cjs.${kind}.prototype.draw.call(this, ctx, ignoreCache);
	ctx.imageSmoothingEnabled = isSmooth;
	return isDrawn;
};\n\n`;
}

/** Movie clips of one frame that show something have a prototype of their own. Source: 1,607 published classes. */
function symbolCode({ item, timeline }: CompiledSymbol, film: FilmContext): string {
  const name = film.names.of(item.name) ?? '';
  const component = webComponentOf(item);
  if (component) return componentCode(name, component);
  return film.at(`"${item.name}"`, () => {
    const code = classCode(name, timeline, film, { isRoot: false, loops: true });
    const box = film.boxOfTimeline(timeline);
    if (MOVIE_CLIPS.has(item.itemType) && timeline.frameCount <= 1 && !isEmpty(box))
      return `${code}.prototype = getMCSymbolPrototype(${member('lib', name)}, ${rectangleCode(box)}, null);\n`;
    return `${code}.prototype = p = new cjs.MovieClip();\np.nominalBounds = ${rectangleCode(box)};\n`;
  });
}

function rootCode(film: FilmContext, root: string, loops: boolean): string {
  const [scene] = film.compiled.scenes;
  const { name } = film.source.scenes[0];
  const options = { isRoot: true, loops };
  const code = film.at(`scene "${name}"`, () => classCode(root, scene, film, options));
  const bounds = rootRectangleCode(film.boxOfTimeline(scene), film.source.stage);
  return `${code}.prototype = p = new lib.AnMovieClip();\np.nominalBounds = ${bounds};\n`;
}

/** The class of a bitmap: an image of its own, or a frame of a sheet. */
function bitmapClass(name: string, bitmap: CanvasBitmap): string {
  const open = `(${member('lib', name)} = function() {\n`;
  if (bitmap.kind === 'frame') {
    const body = `\tthis.initialize(ss[${quoteText(bitmap.sheet)}]);\n\tthis.gotoAndStop(${bitmap.frame});\n`;
    return `${open}${body}}).prototype = p = new cjs.Sprite();\n\n`;
  }
  const image = `\tthis.initialize(${member('img', bitmap.id)});\n`;
  const bounds = `p.nominalBounds = new cjs.Rectangle(0,0,${bitmap.width},${bitmap.height});\n`;
  return `${open}${image}}).prototype = p = new cjs.Bitmap();\n${bounds}`;
}

/** A box as a rectangle of the player, with one decimal. */
function rectangleCode(box: Box): string {
  if (isEmpty(box)) return call('new cjs.Rectangle', [0, 0, 0, 0]);
  const [left, top] = [fixed(box.left, 1), fixed(box.top, 1)];
  return call('new cjs.Rectangle', [
    left,
    top,
    fixed(box.right - box.left, 1),
    fixed(box.bottom - box.top, 1),
  ]);
}

/**
 * The rectangle of the main timeline, which is not its box: half of the stage is added to its corner, and taken from its
 * size. Nothing reads it. Source: 20 published documents.
 */
function rootRectangleCode(box: Box, stage: { width: number; height: number }): string {
  const [halfWidth, halfHeight] = [stage.width / 2, stage.height / 2];
  const shown = isEmpty(box) ? { left: 0, top: 0, right: 0, bottom: 0 } : box;
  const { left, top, right, bottom } = shown;
  const numbers = [left + halfWidth, top + halfHeight, right - left - halfWidth, bottom - top - halfHeight];
  return call(
    'new cjs.Rectangle',
    numbers.map((value) => fixed(value, 1)),
  );
}
