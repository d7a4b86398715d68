import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { bareName } from '../../../container/bareName';
import { Host } from '../../../Host';
import { DEFAULT_LIMITS } from '../../../container/limits';
import type { ExportedFile } from '../../../export/ExportedFile';
import { DEFAULTS, type ExportOptions } from '../../../export/ExportOptions';
import { MAKERS, MAKERS_TOGETHER } from '../../../export/formats';
import { dataFile } from '../../../export/formats/data';
import type { ExportSubject } from '../../../export/frames/ExportSubject';
import { playedSubject } from '../../../export/frames/playedSubject';
import { UnfitSubject } from '../../../export/frames/UnfitSubject';
import { Stopwatch } from '../../../export/frames/Stopwatch';
import type { RenderContext } from '../../../export/frames/Sequence';
import type { Document } from '../../../model/document/Document';
import { fileName } from '../../../platform/fileName';
import { nodePlatform } from '../../../platform/node/nodePlatform';
import { drawnDocument } from '../../../render/DrawnDocument';
import type { CommandIo } from '../../Io';
import { chooseSubjects } from './chooseSubjects';
import { formatOf, type ExportRequest } from './ExportRequest';
import { FileSet } from './FileSet';
import { publishedFile } from './publishedFile';
import { targetOf, type ExportTarget } from './exportTarget';
import { tellNotDrawn } from '../render/tellNotDrawn';
import { pixelLimit } from '../render/writePicture';

/** What an export made of a document. */
export interface ExportReport {
  document: string;
  files: { file: string; bytes: number }[];
  /** Seconds by stage. */
  seconds: Record<string, number>;
}

/**
 * Makes files of one document. They appear when all are done; a failure leaves nothing behind.
 *
 * @throws whatever opening the document throws; RangeError for scenes, symbols, frames and labels that are not there;
 *   Error for a place that cannot be written.
 */
export async function exportDocument(
  file: string,
  request: ExportRequest,
  io: CommandIo,
): Promise<ExportReport> {
  const stopwatch = new Stopwatch(() => performance.now());
  const host = new Host(nodePlatform, {
    realm: 'separate',
    onWarning: io.warn,
    fonts: request.fonts === undefined ? [] : [request.fonts],
    limits: pixelLimit(request.maxPixels),
  });
  const document = stopwatch.measure('opening', () => host.open(file));
  const isWatched = request.progress ?? io.isTerminal;
  const start = performance.now();
  const progress = (done: number, all: number): void => {
    if (!isWatched) return;
    const rate = (done / (performance.now() - start)) * 1000;
    io.progress(
      `${path.basename(file)}: frame ${done} of ${all}, ${rate.toFixed(rate < 10 ? 1 : 0)} a second`,
    );
  };
  const context: RenderContext = {
    document: drawnDocument(document),
    rasterizer: nodePlatform.rasterizer,
    fontFolders: request.fonts === undefined ? [] : [request.fonts],
    maxPixels: request.maxPixels ?? DEFAULT_LIMITS.maxPixels,
    stopwatch,
    progress,
    leftOut: (subject, left) => tellNotDrawn(subject.path, left, io),
  };
  try {
    const target = targetOf(request);
    const made = filesOf(host, document, request, context, target, io);
    const files = target.kind === 'stream' ? stream(made, io) : await write(made, target, stopwatch);
    if (request.to === 'atlas' && !request.optimized) warnOfLargeData(files, io);
    return { document: file, files, seconds: stopwatch.seconds };
  } finally {
    if (isWatched) io.progress('');
    host.closeAll();
  }
}

function* filesOf(
  host: Host,
  document: Document,
  request: ExportRequest,
  context: RenderContext,
  target: ExportTarget,
  io: CommandIo,
): Iterable<ExportedFile> {
  const format = formatOf(request);
  if (format === 'json') {
    const name = target.base ?? fileName(bareName(document.name));
    yield context.stopwatch.measure('drawing', () => dataFile(document, name));
    return;
  }
  const subjects = chooseSubjects(host, document, request, io);
  const isOne = subjects.length === 1;
  if (request.together && (format === 'sheet' || format === 'atlas')) {
    const shown = request.play ? subjects.map((subject) => film(subject, request, context)) : subjects;
    const drawn = format === 'atlas' ? withoutBitmaps(shown, io) : shown;
    const base = target.base ?? (format === 'atlas' ? '' : fileName(bareName(document.name)));
    yield* MAKERS_TOGETHER[format](drawn, base, optionsOf(request), context);
    return;
  }
  for (const subject of subjects) {
    // An atlas has fixed names: several need a folder each.
    const own = request.to === 'atlas' && isOne ? '' : fileName(subject.name);
    const base = isOne ? (target.base ?? own) : target.base === undefined ? own : `${target.base}-${own}`;
    try {
      const shown = request.play ? film(subject, request, context) : subject;
      if (format === 'swf' || format === 'lottie')
        yield publishedFile(document, subject, base, request, target, io);
      else yield* MAKERS[format](shown, base, optionsOf(request), context);
    } catch (error) {
      if (isOne || !(error instanceof UnfitSubject)) throw error;
      io.warn(`left out: ${error.message}`);
    }
  }
}

/** @throws RangeError where nothing is left */
function withoutBitmaps(subjects: readonly ExportSubject[], io: CommandIo): ExportSubject[] {
  const left = subjects.filter(({ kind, path: item }) => {
    if (kind === 'bitmap') io.warn(`left out: "${item}" is a bitmap: an atlas is made of symbols`);
    return kind !== 'bitmap';
  });
  if (left.length === 0) throw new RangeError('what --items finds are bitmaps: an atlas is made of symbols');
  return left;
}

function film(subject: ExportSubject, { seconds }: ExportRequest, context: RenderContext): ExportSubject {
  const played = context.stopwatch.measure('playing', () =>
    playedSubject(subject, context.document, seconds),
  );
  context.leftOut?.(played, played.left);
  return played;
}

function optionsOf(request: ExportRequest): ExportOptions {
  const { frames, label, scale, background, data, padding, extrude, maxSize, leaves } = request;
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
  };
}

async function write(
  made: Iterable<ExportedFile>,
  target: ExportTarget,
  stopwatch: Stopwatch,
): Promise<ExportReport['files']> {
  const files = new FileSet(target.folder);
  try {
    const sizes: number[] = [];
    for (const { path: name, content } of made) {
      sizes.push(Buffer.byteLength(content));
      stopwatch.measure('writing', () =>
        files.add(target.ending ? name.replace(/\.\w+$/, target.ending) : name, content),
      );
      // Node tells of a signal between turns of its loop only: then the files end the process.
      await setImmediate();
    }
    if (sizes.length === 0) throw new Error('there is nothing to export');
    const paths = stopwatch.measure('writing', () => files.finish());
    return paths.map((file, index) => ({ file, bytes: sizes[index] }));
  } catch (error) {
    files.drop();
    throw error;
  }
}

const LARGE_MEGABYTES = 20;

/** Full keys and a frame for each frame are what other readers know best; a long animation is too large that way. */
function warnOfLargeData(files: ExportReport['files'], io: CommandIo): void {
  for (const { file, bytes } of files) {
    const megabytes = Math.round(bytes / 1e6);
    if (!file.endsWith('.json') || megabytes < LARGE_MEGABYTES) continue;
    io.warn(`${file} has ${megabytes} MB; with --optimized it is ten times smaller or more`);
  }
}

function stream(made: Iterable<ExportedFile>, io: CommandIo): ExportReport['files'] {
  for (const { content } of made) io.outBytes(typeof content === 'string' ? Buffer.from(content) : content);
  return [];
}
