import { loadRasterizer, openHost } from '../../app/browser/index';
import { DEFAULT_LIMITS } from '../../document/container/limits';
import { DEFAULTS } from '../../output/formats/ExportOptions';
import { filmOf } from '../../output/makers/filmOf';
import { MAKERS } from '../../output/makers';
import { allFiles } from '../../output/makers/Format';
import { dataFile } from '../../output/makers/data';
import { finish } from '../../output/formats/PausableTask';
import { Stopwatch } from '../../output/pictures/Stopwatch';
import type { ExportSubject } from '../../output/pictures/ExportSubject';
import { playedSubject } from '../../output/pictures/playedSubject';
import { sceneSubject, symbolSubject } from '../../output/pictures/exportSubjects';
import type { Document } from '../../host-mocks/model/document/Document';
import { SymbolItem } from '../../host-mocks/model/library/items/SymbolItem';
import { loadMp3, mp3 } from '../../platform/browser/mp3';
import { rasterizer } from '../../platform/browser/rasterizer';
import { loadWebp } from '../../platform/webp/loadWebp';
import type { FilmModule } from '../film/BrowserFilm';
import type { ExportAsk, MadeFile } from './protocol';

/**
 * Makes files of a timeline, as the command `export` does.
 *
 * @param tell is called after each frame
 * @throws RangeError for frames and timelines that are not there; Error for a picture that cannot be made
 */
export async function exportFiles(
  ask: ExportAsk,
  tell: (done: number, all: number) => void,
): Promise<MadeFile[]> {
  const { bytes, name } = ask.document;
  if (ask.rasterizer !== undefined) await loadRasterizer(ask.rasterizer, ask.fonts);
  if (ask.mp3 !== undefined) loadMp3(new Uint8Array(ask.mp3));
  const host = openHost(bytes, { name });
  const document = host.inner.active;
  if (document === null) throw new Error(`${name}: no document`);
  const base = name.replace(/\.(fla|xfl|zip)$/i, '');
  if (ask.format === 'json') return [dataFile(document.film, base)];
  const subject = subjectOf(document, ask.timeline, base);
  const context = {
    film: document.film,
    rasterizer,
    mp3,
    webp: ask.webp === undefined ? undefined : await loadWebp(new Uint8Array(ask.webp)),
    fontFolders: [],
    maxPixels: DEFAULT_LIMITS.maxPixels,
    stopwatch: new Stopwatch(() => performance.now()),
    progress: tell,
  };
  const shown = ask.play ? playedSubject(subject, context.film) : subject;
  const options = { ...DEFAULTS, frames: ask.frames, animated: ask.format === 'animated svg' };
  const { format } = ask;
  if (format === 'mp4' || format === 'webm') {
    const film = finish(filmOf(shown, format, 1, options, context));
    const { encodeFilm } = (await import(FILM_SCRIPT)) as FilmModule;
    const { content, coding } = await encodeFilm({ ...film, format, quality: ask.quality }, tell);
    return [{ path: `${subject.name}.${format}`, content, coding }];
  }
  const files = allFiles(MAKERS[format](shown, subject.name, options, context));
  if (files.length === 0) throw new Error('there is nothing to export');
  return files;
}

/** The script beside this one that encodes films. */
const FILM_SCRIPT = './film.js';

function subjectOf(document: Document, timeline: ExportAsk['timeline'], base: string): ExportSubject {
  if ('scene' in timeline) {
    const scene = document.timelines[timeline.scene];
    if (scene === undefined) throw new RangeError(`there is no scene ${timeline.scene + 1}`);
    return sceneSubject(document.film, scene, base);
  }
  const item = document.itemAt(timeline.symbol);
  if (item instanceof SymbolItem) return symbolSubject(document.film, item);
  throw new RangeError(`there is no symbol "${timeline.symbol}" in the library`);
}
