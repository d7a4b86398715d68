import {
  COMMAND_FORMAT_NAMES,
  exportFormat,
  isFilm,
  type FilmFormatName,
} from '../../../../../output/formats/exportFormats';
import { askProgram } from '../../../workers/startProgram';
import { codersOf } from './ffmpegArguments';

/** The program that makes films: the variable FFMPEG, or the first ffmpeg on the path. */
export function ffmpegProgram(): string {
  return process.env.FFMPEG || 'ffmpeg';
}

/** How to get the program, for messages. */
export const INSTALL_FFMPEG =
  'install it (apt install ffmpeg, brew install ffmpeg, winget install ffmpeg), or name it in the variable FFMPEG';

interface Ffmpeg {
  /** `5.1.9-0+deb12u1`. */
  version: string;
  coders: ReadonlySet<string>;
}

/** The program on this machine; undefined if there is none. */
function findFfmpeg(): Ffmpeg | undefined {
  const said = (...options: string[]): string => askProgram(ffmpegProgram(), options);
  const version = /^ffmpeg version (\S+)/.exec(said('-version'))?.[1];
  if (version === undefined) return undefined;
  const coders = said('-hide_banner', '-encoders').matchAll(/^ [VA]\S{5} (\S+)/gm);
  return { version, coders: new Set([...coders].map(([, name]) => name)) };
}

/** A line for each format: its name, what it makes, and for films the encoders of this machine, or what is missing. */
export function formatLines(): string[] {
  const ffmpeg = findFfmpeg();
  return COMMAND_FORMAT_NAMES.map((name) => {
    const { title, endings } = exportFormat(name);
    const films = isFilm(name) ? ` (${filmNote(name, ffmpeg)})` : '';
    return `${name.padEnd(NAME_WIDTH)}${title}${endings.length > 0 ? `, ${endings.join(' ')}` : ''}${films}`;
  });
}

const NAME_WIDTH = 8;

function filmNote(format: FilmFormatName, ffmpeg: Ffmpeg | undefined): string {
  if (!ffmpeg) return `needs ffmpeg, which is not on this machine: ${INSTALL_FFMPEG}`;
  const coders = codersOf(format).map((name) => (ffmpeg.coders.has(name) ? name : `no ${name}`));
  return `ffmpeg ${ffmpeg.version}: ${coders.join(', ')}`;
}
