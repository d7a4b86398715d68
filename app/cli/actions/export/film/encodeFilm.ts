import type { ChildProcess } from 'node:child_process';
import type { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FilmPlan } from '../../../../../output/makers/filmOf';
import { littleEndian } from '../../../../../film/sound/encodeWav';
import type { CommandIo } from '../../../Io';
import { startProgram, type StartOptions } from '../../../workers/startProgram';
import { ffmpegArguments, SOUND_PIPE } from './ffmpegArguments';
import { ffmpegProgram, INSTALL_FFMPEG } from './findFfmpeg';

const MISSING = `films are made by ffmpeg, which is not on this machine: ${INSTALL_FFMPEG}`;

/** Called after each frame. */
type TellFrame = (done: number, all: number) => void;

/**
 * Encodes pixels and samples as a film with the machine's ffmpeg, frame by frame: it takes each before the next is
 * drawn. A signal ends it.
 *
 * @param folder - where ffmpeg runs and writes its file
 * @throws Error if there is no ffmpeg, or it fails: then with its own message
 */
export async function encodeFilm(
  film: FilmPlan,
  folder: string,
  file: string,
  io: Pick<CommandIo, 'onInterrupt'>,
  tell: TellFrame,
): Promise<void> {
  const child = startFfmpeg(ffmpegArguments(film, file), {
    cwd: folder,
    stdio: ['pipe', 'ignore', 'pipe', film.sound ? 'pipe' : 'ignore'],
  });
  const kill = (): void => void child.kill('SIGKILL');
  const takeBack = io.onInterrupt(kill);
  try {
    const ended = endOf(child);
    const fed = [feed(child.stdio[0] as Writable, picturesOf(film, tell), child)];
    if (film.sound)
      fed.push(feed(child.stdio[SOUND_PIPE] as Writable, samplesOf(film.sound.blocks()), child));
    // Where ffmpeg fails, feeding stops by itself; where drawing fails, ffmpeg is ended.
    await Promise.all([ended, ...fed.map((one) => one.catch(failWith(kill)))]);
  } finally {
    kill();
    takeBack();
  }
}

function startFfmpeg(args: readonly string[], options: StartOptions): ChildProcess {
  try {
    return startProgram(ffmpegProgram(), args, options);
  } catch (error) {
    throw new Error(MISSING, { cause: error });
  }
}

function failWith(kill: () => void): (error: unknown) => never {
  return (error) => {
    kill();
    throw error;
  };
}

function* picturesOf(film: FilmPlan, tell: TellFrame): Iterable<Uint8Array> {
  let done = 0;
  for (const picture of film.pictures()) {
    yield picture;
    tell(++done, film.frameCount);
  }
}

function* samplesOf(blocks: Iterable<Int16Array>): Iterable<Uint8Array> {
  for (const block of blocks) yield littleEndian(block);
}

/** Writes pieces as fast as they are read; stops when the reader has closed. */
async function feed(pipe: Writable, pieces: Iterable<Uint8Array>, child: ChildProcess): Promise<void> {
  // ffmpeg reports the reason when it ends.
  pipe.on('error', () => undefined);
  for (const piece of pieces) {
    if (pipe.destroyed || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise<void>((resolve) => {
      pipe.once('close', resolve);
      pipe.write(piece, () => {
        pipe.off('close', resolve);
        resolve();
      });
    });
    // Node reports a signal only between turns of its event loop.
    await setImmediate();
  }
  pipe.end();
}

/** Maximum number of characters kept of ffmpeg's messages. */
const MAX_SAID = 4096;

function endOf(child: ChildProcess): Promise<void> {
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(-MAX_SAID)));
  return new Promise((resolve, reject) => {
    child.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT'
          ? new Error(MISSING)
          : new Error(`${ffmpegProgram()} cannot be started: ${error.message}`, { cause: error }),
      ),
    );
    child.on('close', (code, signal) => {
      if (code === 0) resolve();
      else
        reject(
          new Error(`ffmpeg could not make the film: ${reasonIn(said) ?? `it ended with ${signal ?? code}`}`),
        );
    });
  });
}

/** The first line gives the reason, the others its consequences. */
function reasonIn(said: string): string | undefined {
  return said
    .split(/[\r\n]+/)
    .map((line) => line.replace(/^\[[^\]]*\]\s*/, '').trim())
    .find((line) => line !== '');
}
