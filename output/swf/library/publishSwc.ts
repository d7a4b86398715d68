import type { Film, FilmItem } from '../../../film/Film';
import { leafOf } from '../../../document/xfl/itemPaths';
import type { Losses } from '../../published/Losses';
import type { PublishOutcome } from '../../published/PublishOutcome';
import { zipFiles } from '../../published/zipFiles';
import { MoviePublisher } from '../MoviePublisher';
import { librarySubject, type MovieSubject } from '../MovieSubject';
import type { SwfOptions } from '../publishSwf';
import { isClassName, readLinkage } from '../readLinkage';
import { readSwfSettings } from '../SwfSettings';
import { LIBRARY_MOVIE, writeCatalog, type CatalogComponent } from './writeCatalog';

const CATALOG = 'catalog.xml';

/** Why a document has no library: its language, or that it exports nothing. */
export class NoLibrary extends Error {
  override readonly name = 'NoLibrary';
}

/**
 * What a document exports for scripts as a library for compilers of ActionScript 3 (AIR, Flex, Royale, OpenFL): one SWC
 * file, with a class for each exported item. Scenes are not in it.
 *
 * @throws RefusedPlaces for scripts that cannot be compiled; NoLibrary for a document in ActionScript 1 or 2, and for one
 *   that exports nothing.
 * @example
 * const { files, losses } = publishSwc(document.film);
 */
export function publishSwc(film: Film, options: SwfOptions = {}): PublishOutcome {
  const name = options.name ?? film.name.replace(/\.(fla|xfl)$/i, '');
  return library(film, name, options, librarySubject(film), []);
}

/**
 * A symbol as a library: its class, and what it uses. A symbol that is not exported for scripts gets a class of its name.
 *
 * @throws as `publishSwc` does.
 */
export function exportSwc(film: Film, item: FilmItem, options: SwfOptions = {}): PublishOutcome {
  const className = classNameOf(film, item);
  const subject = librarySubject(film, { path: item.name, className });
  const component = { className, name: leafOf(item.name) };
  return library(film, options.name ?? component.name, options, subject, [component]);
}

function library(
  film: Film,
  name: string,
  { scripts, sources }: SwfOptions,
  subject: MovieSubject,
  components: readonly CatalogComponent[],
): PublishOutcome {
  const { actionScript, documentClass } = readSwfSettings(film);
  if (actionScript !== 3)
    throw new NoLibrary(`The document has ActionScript ${actionScript}; a SWC is made of ActionScript 3.`);
  const publisher = new MoviePublisher(film, name, subject, { isDropping: scripts === 'drop', sources });
  if (subject.isWhole) loseScenes(film, documentClass, publisher.losses);
  const movie = publisher.bytes();
  const { code } = publisher;
  if (code.length === 0)
    throw new NoLibrary('The document exports nothing for ActionScript; a SWC would be empty.');
  const stamp = film.platform.compression.crc32(movie);
  const catalog = writeCatalog({ code, components, stamp });
  const bytes = zipFiles(film.platform, `${name}.swc`, [
    [CATALOG, new TextEncoder().encode(catalog)],
    [LIBRARY_MOVIE, movie],
  ]);
  return { files: [{ path: `${name}.swc`, bytes }], losses: publisher.losses.all, scripts: 0 };
}

function loseScenes(film: Film, documentClass: string, losses: Losses): void {
  for (const scene of film.scenes) {
    const { layers } = film.sceneTimeline(scene);
    const isEmpty = layers.every(({ keyframes }) =>
      keyframes.every(({ elements, script }) => elements.length === 0 && script === ''),
    );
    if (!isEmpty)
      losses.add(`scene "${scene.name}"`, 'The scene is left out: a SWC has classes of the library.');
  }
  if (documentClass !== '')
    losses.add('the document', `Its class "${documentClass}" is left out: a SWC has classes of the library.`);
}

/** The class of a symbol; for one that is not exported its name, and `_` while another item is exported by that. */
function classNameOf(film: Film, item: FilmItem): string {
  const linked = readLinkage(item, 3).name;
  if (isClassName(linked)) return linked;
  const taken = new Set(film.listedItems.map((each) => readLinkage(each, 3).name));
  const letters = leafOf(item.name).replace(/[^\p{L}\p{N}_$]/gu, '_');
  let name = /^\p{N}|^$/u.test(letters) ? `_${letters}` : letters;
  while (taken.has(name)) name += '_';
  return name;
}
