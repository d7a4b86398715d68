import { bareName } from '../../../../document/container/bareName';
import type { Document } from '../../../../host-mocks/model/document/Document';
import type { ExportedFile } from '../../../../output/formats/ExportedFile';
import { isFilm } from '../../../../output/formats/exportFormats';
import { DEFAULTS, type ExportOptions } from '../../../../output/formats/ExportOptions';
import { lottieFile } from '../../../../output/lottie/lottieFile';
import { MAKERS, MAKERS_TOGETHER } from '../../../../output/makers';
import { dataFile } from '../../../../output/makers/data';
import type { FileOrPause } from '../../../../output/makers/Format';
import type { ExportSubject } from '../../../../output/pictures/ExportSubject';
import { chooseFrames } from '../../../../output/pictures/chooseFrames';
import { playedSubject } from '../../../../output/pictures/playedSubject';
import type { RenderContext } from '../../../../output/pictures/RenderContext';
import { UnfitSubject } from '../../../../output/pictures/UnfitSubject';
import { exportSwf } from '../../../../output/swf/publishSwf';
import { fileName } from '../../../../platform/fileName';
import type { Host } from '../../../host/Host';
import type { CommandIo } from '../../Io';
import { severalFiles } from '../documents/outputTarget';
import { tellLosses } from '../publish/tellLosses';
import { chooseSubjects } from './chooseSubjects';
import { type ExportRequest, formatOf } from './ExportRequest';
import type { ExportTarget } from './exportTarget';
import { filmsOf, type FilmFile } from './filmsOf';
import { layerFiles } from './layerFiles';

/** The files that a request needs from a document, each made when its turn comes; yields undefined in pauses of the work. */
export function* requestedFiles(
  host: Host,
  document: Document,
  request: ExportRequest,
  context: RenderContext,
  target: ExportTarget,
  io: CommandIo,
): Iterable<FileOrPause | FilmFile> {
  const format = formatOf(request);
  if (format === 'json') {
    const name = target.base ?? fileName(bareName(document.name));
    yield context.stopwatch.measure('drawing', () => dataFile(document.film, name));
    return;
  }
  const subjects = chooseSubjects(host, document, request, io);
  const isOne = subjects.length === 1;
  if (target.name !== undefined && request.layers)
    throw severalFiles(request.output, 'a file for each layer');
  if (!isOne && !request.together && target.name !== undefined)
    throw severalFiles(request.output, `files of ${subjects.length} items`);
  if (request.together && (format === 'sheet' || format === 'atlas')) {
    const shown = request.play ? subjects.map((subject) => playedFilm(subject, request, context)) : subjects;
    const drawn = format === 'atlas' ? withoutBitmaps(shown, io) : shown;
    const base = target.base ?? (format === 'atlas' ? '' : fileName(bareName(document.name)));
    yield* MAKERS_TOGETHER[format](drawn, base, optionsOf(request), context);
    return;
  }
  for (const subject of subjects) {
    // An atlas has fixed names: several need a folder each.
    const own = request.to === 'atlas' && isOne ? '' : fileName(subject.name);
    const base = target.base ?? own;
    try {
      const shown = request.play ? playedFilm(subject, request, context) : subject;
      if (format === 'swf' || format === 'lottie')
        yield publishedFile(document, subject, base, request, target, io);
      else if (request.layers)
        yield* layerFiles(shown, isOne ? '' : `${base}-`, format, optionsOf(request), request, context);
      else if (isFilm(format)) yield* filmsOf(shown, base, format, optionsOf(request), context);
      else
        yield* inNamedFile(MAKERS[format](shown, base, optionsOf(request), context), shown, request, target);
    } catch (error) {
      if (isOne || !(error instanceof UnfitSubject)) throw error;
      io.warn(`left out: ${error.message}`);
    }
  }
}

/** What `-o` names is the only file, which needs no number of its frame. @throws UsageError where there are more frames */
function* inNamedFile(
  made: Iterable<FileOrPause>,
  shown: ExportSubject,
  request: ExportRequest,
  { name }: ExportTarget,
): Iterable<FileOrPause> {
  const isFrame = STILLS.has(formatOf(request));
  const frames = isFrame && name !== undefined ? chooseFrames(shown, request).length : 1;
  if (frames > 1)
    throw severalFiles(request.output, `${frames} files, one for each frame; --frames chooses one`);
  for (const file of made)
    yield file && name !== undefined && isFrame && request.scale.length === 1
      ? { ...file, path: name }
      : file;
}

/** The formats with a file for each frame. */
const STILLS: ReadonlySet<string> = new Set(['png', 'webp', 'svg']);

/** @throws RangeError if nothing is left */
function withoutBitmaps(subjects: readonly ExportSubject[], io: CommandIo): ExportSubject[] {
  const left = subjects.filter(({ kind, path: item }) => {
    if (kind === 'bitmap') io.warn(`left out: "${item}" is a bitmap: an atlas is made of symbols`);
    return kind !== 'bitmap';
  });
  if (left.length === 0) throw new RangeError('what --items finds are bitmaps: an atlas is made of symbols');
  return left;
}

function playedFilm(
  subject: ExportSubject,
  { seconds }: ExportRequest,
  context: RenderContext,
): ExportSubject {
  const played = context.stopwatch.measure('playing', () => playedSubject(subject, context.film, seconds));
  context.leftOut?.(played, played.left);
  const { heldAt, path } = played;
  if (heldAt !== undefined)
    context.warn?.(
      `"${path}" is stopped by its script at frame ${heldAt + 1} of ${subject.frameCount}; without --play all of its frames are exported`,
    );
  return played;
}

function optionsOf(request: ExportRequest): ExportOptions {
  const { frames, label, scale, background, data, padding, extrude, maxSize, leaves } = request;
  const { size, fps, loop, quality, pictures } = request;
  return {
    frames,
    label,
    scales: scale,
    background,
    animated: request.animated ?? DEFAULTS.animated,
    by: request.by,
    play: request.play ?? DEFAULTS.play,
    seconds: request.seconds,
    data,
    sheet: {
      trim: request.trim ?? DEFAULTS.sheet.trim,
      padding,
      extrude,
      maxSize,
      powerOfTwo: request.powerOfTwo ?? DEFAULTS.sheet.powerOfTwo,
      rotate: request.rotate ?? DEFAULTS.sheet.rotate,
    },
    optimized: request.optimized ?? DEFAULTS.optimized,
    leaves,
    loop,
    film: { size, fps, quality: quality ?? DEFAULTS.film.quality },
    pictures: {
      kind: pictures ?? DEFAULTS.pictures.kind,
      quality: quality ?? DEFAULTS.pictures.quality,
    },
  };
}

/** A subject in a format of players. Losses are reported before anything is written. */
function publishedFile(
  document: Document,
  subject: ExportSubject,
  base: string,
  request: ExportRequest,
  target: ExportTarget,
  io: CommandIo,
): ExportedFile {
  const strict = request.strict === true;
  if (request.to === 'lottie') {
    const isPackage = target.ending === '.lottie';
    const { file, losses } = lottieFile(document.film, subject, base, { ...request, isPackage });
    tellLosses(losses, strict, io);
    return file;
  }
  const { scripts, sourcePath: paths } = request;
  const { files, losses } = exportSwf(document.film, subject, { name: base, scripts, sources: { paths } });
  tellLosses(losses, strict, io);
  return { path: files[0].path, content: files[0].bytes };
}
