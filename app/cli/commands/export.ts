import { CommanderError, InvalidArgumentError, Option, type Command } from 'commander';
import { DEFAULTS } from '../../../output/formats/ExportOptions';
import {
  COMMAND_FORMAT_NAMES,
  EXPORT_FORMATS,
  PICTURE_KINDS,
  QUALITIES,
  SHEET_DATA_FORMATS,
  SHEET_DATA_NAMES,
  exportFormat,
  formatsWith,
  type FormatOption,
} from '../../../output/formats/exportFormats';
import type { ExportRequest } from '../actions/export/ExportRequest';
import { formatLines } from '../actions/export/film/findFfmpeg';
import { optionName } from '../messages/optionName';
import { ReportedFailure, USAGE } from '../Io';
import type { DefineCommand } from './DefineCommand';
import { DOCUMENTS } from './documentsArgument';
import { readQuery } from './readQuery';
import { repeated } from './repeated';
import { maxPixelsOption } from './maxPixelsOption';
import { readScales } from './readScales';
import { readWholeNumber } from './readWholeNumber';

export const exportCommand: DefineCommand = (program, io) => {
  program
    .command('export')
    .description('make pictures, sprite sheets, texture atlases, animations, movies or data of documents')
    .argument('<documents...>', DOCUMENTS)
    .addOption(
      new Option('--to <format>', 'what to make').choices(COMMAND_FORMAT_NAMES).makeOptionMandatory(),
    )
    .option('-o, --output <path>', 'folder, or file where one is made; - is standard output', '.')
    .option('--timeline <name>', 'scene; default: the current one')
    .option('--symbol <path>', 'symbol instead of a scene')
    .option(
      '--items <query>',
      'each symbol and bitmap of the library that a query finds, by itself',
      readQuery,
    )
    .option('--frames <numbers>', 'frames from 1, such as 1-24,30; default: all')
    .option('--label <name>', 'the frames of a label')
    .addOption(
      new Option('--scale <numbers>', 'pixels per pixel of the stage, such as 0.5,1,2')
        .argParser(readScales)
        .default(DEFAULTS.scales, DEFAULTS.scales.join()),
    )
    .option(
      '--background <color>',
      'none or #rrggbb; default: the stage for scenes, none for symbols',
      readColor,
    )
    .option('--animated', forFormats('animated', 'one file that plays'))
    .addOption(new Option('--by <means>', forFormats('by', 'what plays it')).choices(['smil', 'css']))
    .option(
      '--play',
      forFormats(
        'play',
        'the film as players show it: movie clips play, scripts of stop() and its like are obeyed',
      ),
    )
    .option(
      '--seconds <number>',
      'with --play: how long the film is; default: until every clip has been through its frames',
      readSeconds,
    )
    .addOption(
      new Option('--data <format>', forFormats('data', 'its data'))
        .choices(SHEET_DATA_NAMES)
        .default(DEFAULTS.data),
    )
    .option('--trim', forFormats('trim', 'leave out what is transparent around a frame'))
    .option(
      '--padding <pixels>',
      forFormats('padding', 'room between pictures'),
      readWholeNumber,
      DEFAULTS.sheet.padding,
    )
    .option(
      '--extrude <pixels>',
      forFormats('extrude', 'repeat the outermost pixels'),
      readWholeNumber,
      DEFAULTS.sheet.extrude,
    )
    .option(
      '--max-size <pixels>',
      forFormats('maxSize', 'maximum size of a sheet'),
      readSize,
      DEFAULTS.sheet.maxSize,
    )
    .option('--power-of-two', forFormats('powerOfTwo', 'sizes that are powers of two'))
    .option('--rotate', forFormats('rotate', 'turn pictures where that saves room'))
    .option('--optimized', forFormats('optimized', 'short keys, equal frames once'))
    .addOption(
      new Option(
        '--leaves <kind>',
        forFormats(
          'leaves',
          'symbols that hold shapes only, as pictures or as timelines; default: pictures, with --optimized timelines',
        ),
      ).choices(['pictures', 'timelines']),
    )
    .option(
      '--size <pixels>',
      forFormats('size', 'width and height, such as 1280x720; the picture is scaled to fit'),
      readFrameSize,
    )
    .option('--fps <number>', forFormats('fps', 'frames a second; default: those of the document'), readFps)
    .option('--loop <times>', forFormats('loop', 'how often the frames are played'), readTimes, DEFAULTS.loop)
    .addOption(
      new Option(
        '--quality <word>',
        forFormats('quality', 'how good the film or WebP is; default: high, of WebP lossless'),
      ).choices(QUALITIES),
    )
    .addOption(
      new Option('--pictures <format>', forFormats('pictures', 'what its pictures are'))
        .choices(PICTURE_KINDS)
        .default(DEFAULTS.pictures.kind),
    )
    .option('--together', forFormats('together', 'the items share their pictures'))
    .option(
      '--layers',
      forFormats(
        'layers',
        'each layer by itself, and layers.json with their places, from the back to the front',
      ),
    )
    .option('--crop', 'with --layers: each as large as what it paints; default: all as large as the whole')
    .option('--bake', forFormats('bake', 'tweens frame by frame'))
    .option('--strict', forFormats('strict', 'fail where something of a document would be lost'))
    .addOption(
      new Option(
        '--scripts <what>',
        forFormats(
          'scripts',
          'drop leaves out scripts, but for calls that play and stop; default: all are compiled',
        ),
      ).choices(['drop']),
    )
    .option(
      '--source-path <folder>',
      forFormats('sourcePath', "a folder of source files outside of the document's; may be repeated"),
      repeated,
    )
    .option('--fonts <folder>', 'folder of TTF and OTF files to set texts in')
    .addOption(maxPixelsOption())
    .option('--json', 'print JSON about what was made')
    .option('--formats', 'list the formats, and what this machine has for films')
    .on('option:formats', () => {
      for (const line of formatLines()) io.line(line);
      throw new CommanderError(0, 'formats', '');
    })
    .action(async (documents: string[], options: ExportRequest, command: Command) => {
      const isGiven = (name: string): boolean => command.getOptionValueSource(name) === 'cli';
      const wrong = misuse(options, isGiven);
      if (wrong !== null) command.error(`error: ${wrong}`, { exitCode: USAGE });
      const { exportDocuments } = await import('../actions/export/exportDocuments');
      if (!(await exportDocuments(documents, options, io))) throw new ReportedFailure();
    });
};

/** The description of an option that belongs to some formats. */
function forFormats(option: FormatOption, text: string): string {
  const formats = formatsWith(option);
  const list = [formats.slice(0, -1).join(', '), ...formats.slice(-1)].filter((part) => part !== '');
  return `with ${list.join(' and ')}: ${text}`;
}

/** Every option that belongs to some formats. */
const FORMAT_OPTIONS = [...new Set(COMMAND_FORMAT_NAMES.flatMap((name) => EXPORT_FORMATS[name].options))];

/** Why the options cannot go together; null if they can. */
function misuse(options: ExportRequest, isGiven: (name: string) => boolean): string | null {
  const places = (['timeline', 'symbol', 'items'] as const).filter((name) => options[name] !== undefined);
  if (places.length > 1) return `--${places[0]} cannot go with --${places[1]}`;
  if (options.frames !== undefined && options.label !== undefined) return '--frames cannot go with --label';
  if (options.json && options.output === '-')
    return '--json cannot go with -o -: both would print to standard output';
  if (options.seconds !== undefined && !options.play) return '--seconds goes with --play';
  if (options.play && options.label !== undefined)
    return '--label cannot go with --play: a film may pass a label often or never';
  for (const name of FORMAT_OPTIONS) {
    const formats = formatsWith(name);
    if (!isGiven(name) || formats.includes(options.to)) continue;
    return `${optionName(name)} goes with --to ${formats.join(' or ')}, not with ${options.to}`;
  }
  const arePng = formatsWith('pictures').includes(options.to) && options.pictures !== 'webp';
  if (options.quality !== undefined && arePng)
    return `--quality goes with --pictures webp: PNG loses nothing`;
  if (options.by !== undefined && !options.animated) return '--by goes with --animated';
  if (options.layers && options.output === '-')
    return '--layers cannot go with -o -: its files name each other; name a folder';
  if (options.crop && !options.layers) return '--crop goes with --layers';
  if (options.together && options.items === undefined) return '--together goes with --items';
  if (options.rotate && options.to === 'sheet' && !SHEET_DATA_FORMATS[options.data].knowsRotation) {
    return `--rotate cannot go with --data ${options.data}, which knows no turned pictures`;
  }
  if (!exportFormat(options.to).hasPixels && options.scale.join() !== '1') {
    return `--scale cannot go with --to ${options.to}, which has no pixels`;
  }
  if (options.to === 'mp4' && options.background === 'none')
    return '--background none cannot go with --to mp4, which is never transparent; take webm or mov, or name a colour';
  if (options.to === 'wav' && options.background !== undefined)
    return '--background cannot go with --to wav, which shows nothing';
  if (options.size && isGiven('scale'))
    return '--size cannot go with --scale: both say how large the picture is';
  if (options.to === 'swf') return misuseOfSwf(options);
  return options.to === 'json' ? misuseOfJson(options) : null;
}

/** JSON holds the whole document: refuses options that select a part. */
function misuseOfJson(options: ExportRequest): string | null {
  const parts = (['timeline', 'symbol', 'items', 'frames', 'label', 'background'] as const).filter(
    (name) => options[name] !== undefined,
  );
  return parts.length > 0 ? `--${parts[0]} cannot go with --to json, which holds the whole document` : null;
}

/** A movie has all frames of its subject, and the colour of the stage. */
function misuseOfSwf(options: ExportRequest): string | null {
  const part = (['frames', 'label', 'background'] as const).find((name) => options[name] !== undefined);
  return part === undefined ? null : `--${part} cannot go with --to swf, which plays all frames on the stage`;
}

function readColor(text: string): string {
  if (text === 'none' || /^#[0-9a-f]{6}$/i.test(text)) return text;
  throw new InvalidArgumentError('Expected none or a colour such as #3366cc.');
}

const MAX_SIDE = 16384;

function readFrameSize(text: string): [number, number] {
  const [width, height] = (/^(\d+)x(\d+)$/.exec(text) ?? []).slice(1).map(Number);
  if (width >= 1 && height >= 1 && width <= MAX_SIDE && height <= MAX_SIDE) return [width, height];
  throw new InvalidArgumentError(`Expected width and height from 1 to ${MAX_SIDE}, such as 1280x720.`);
}

const MAX_RATE = 240;

function readFps(text: string): number {
  const fps = /^\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
  if (fps >= 0.1 && fps <= MAX_RATE) return fps;
  throw new InvalidArgumentError(`Expected a number from 0.1 to ${MAX_RATE}.`);
}

const MAX_TIMES = 1000;

function readTimes(text: string): number {
  const times = readWholeNumber(text);
  if (times >= 1 && times <= MAX_TIMES) return times;
  throw new InvalidArgumentError(`Expected a whole number from 1 to ${MAX_TIMES}.`);
}

function readSeconds(text: string): number {
  const seconds = Number(text);
  if (seconds > 0 && seconds < Infinity) return seconds;
  throw new InvalidArgumentError('Expected a number above 0.');
}

const MAX_SHEET_SIDE = 16384;

function readSize(text: string): number {
  const size = readWholeNumber(text);
  if (size >= 16 && size <= MAX_SHEET_SIDE) return size;
  throw new InvalidArgumentError(`Expected a whole number from 16 to ${MAX_SHEET_SIDE}.`);
}
