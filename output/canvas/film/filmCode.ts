import type { CompiledSymbol } from '../../published/CompiledDocument';
import { quoteText, member } from '../code/quote';
import { bitmapClass } from './bitmapClass';
import { rectangleCode, rootRectangleCode } from './boundsCode';
import { classCode } from './classCode';
import type { FilmContext } from './FilmContext';
import { propertiesCode, sheetsCode, type FilmProperties } from './propertiesCode';
import { CLIP_HELPERS, registration, ROOT_CLIP, SOUND_HELPERS } from './runtime';
import { isEmpty } from '../../../geometry/Box';

/** The whole script: one closure. */
export function filmCode(film: FilmContext, properties: FilmProperties, loops: boolean): string {
  const symbols = film.compiled.symbols.map((symbol) => symbolCode(symbol, film));
  const helpers = [
    ...(symbols.some((code) => code.includes(' = getMCSymbolPrototype(')) ? [CLIP_HELPERS] : []),
    ...(film.keptSounds.size > 0 ? [SOUND_HELPERS] : []),
  ];
  const parts = [
    `(function (cjs, an) {\n\nvar p;\nvar lib={};var ss={};var img={};\n${sheetsCode(film.media)}`,
    ROOT_CLIP,
    '// symbols:\n',
    ...bitmapClasses(film),
    ...helpers,
    ...symbols,
    `// stage content:\n${rootCode(film, properties, loops)}`,
    propertiesCode(properties, film.media),
    registration(quoteText(properties.id)),
    '})(createjs = createjs||{}, AdobeAn = AdobeAn||{});\nvar createjs, AdobeAn;\n',
  ];
  return parts.join('\n');
}

function bitmapClasses({ compiled, names, media }: FilmContext): string[] {
  return compiled.bitmaps.flatMap(({ name: path }) => {
    const [name, bitmap] = [names.of(path), media.bitmaps.get(path)];
    return name !== undefined && bitmap ? [bitmapClass(name, bitmap)] : [];
  });
}

/** Movie clips of one frame that show something have a prototype of their own. Source: 1,607 published classes. */
function symbolCode({ item, timeline }: CompiledSymbol, film: FilmContext): string {
  const name = film.names.of(item.name) ?? '';
  return film.at(`"${item.name}"`, () => {
    const code = classCode(name, timeline, film, { isRoot: false, loops: true });
    const box = film.boxOfTimeline(timeline);
    if (item.symbolType === 'movie clip' && timeline.frameCount <= 1 && !isEmpty(box))
      return `${code}.prototype = getMCSymbolPrototype(${member('lib', name)}, ${rectangleCode(box)}, null);\n`;
    return `${code}.prototype = p = new cjs.MovieClip();\np.nominalBounds = ${rectangleCode(box)};\n`;
  });
}

function rootCode(film: FilmContext, properties: FilmProperties, loops: boolean): string {
  const [scene] = film.compiled.scenes;
  const { name } = film.compiled.document.timelines[0];
  const options = { isRoot: true, loops };
  const code = film.at(`scene "${name}"`, () => classCode(properties.root, scene, film, options));
  const bounds = rootRectangleCode(film.boxOfTimeline(scene), properties);
  return `${code}.prototype = p = new lib.AnMovieClip();\np.nominalBounds = ${bounds};\n`;
}
