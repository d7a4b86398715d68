import { leafOf } from '../../../document/xfl/itemPaths';
import { FONT_ITEM } from '../../../document/xfl/schema/itemSchema';
import { staticTextsOf } from '../../../film/staticTextsOf';
import type { Film } from '../../../film/Film';
import { FilmCache } from '../../../film/FilmCache';
import { Faces, type LearntFace, readFontFolders } from '../fonts/Faces';
import { learnFaces } from './learnFaces';

const FACES = new FilmCache(readFaces);

/** The faces as the texts of a film are set in them. */
export function facesOf(film: Film): Faces {
  return FACES.of(film);
}

function readFaces(film: Film): Faces {
  const fonts = fontsOf(film);
  const version = film.properties.majorVersion;
  const faceOfItem = (name: string): string | undefined => faceOfFontItem(film, name);
  let learnt: ReadonlyMap<string, LearntFace> | undefined;
  const learn = (): ReadonlyMap<string, LearntFace> =>
    (learnt ??= learnFrom(film, new Faces(fonts, version, undefined, faceOfItem)));
  return new Faces(fonts, version, learn, faceOfItem);
}

/** Texts name font items without their folders. */
function faceOfFontItem({ listedItems }: Film, name: string): string | undefined {
  const named = listedItems.find((item) => item.itemType === 'font' && leafOf(item.name) === name);
  return named && FONT_ITEM.font.read(named);
}

/** What a document shows about faces that are not available. */
function learnFrom(film: Film, faces: Faces): ReadonlyMap<string, LearntFace> {
  return learnFaces(staticTextsOf(film), faces);
}

const fontsByFolders = new WeakMap<readonly string[], ReturnType<typeof readFontFolders>>();

const NO_FOLDERS: readonly string[] = [];

/** The fonts of a host, read at the first picture. */
function fontsOf({ platform, fonts: folders = NO_FOLDERS }: Film): ReturnType<typeof readFontFolders> {
  let fonts = fontsByFolders.get(folders);
  if (!fonts) fontsByFolders.set(folders, (fonts = readFontFolders(platform, folders)));
  return fonts;
}
