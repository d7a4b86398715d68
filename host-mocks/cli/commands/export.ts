import { InvalidArgumentError, Option, type Command } from 'commander';
import { DEFAULTS } from '../../export/ExportOptions';
import type { ExportRequest } from '../actions/export/ExportRequest';
import { optionName } from '../messages/optionName';
import { ReportedFailure, USAGE } from '../Io';
import { FORMAT_NAMES, DATA_NAMES } from '../actions/export/exportFormats';
import type { DefineCommand } from './DefineCommand';
import { DOCUMENTS } from './documentsArgument';
import { readQuery } from './readQuery';
import { maxPixelsOption } from './maxPixelsOption';
import { readScales } from './readScales';
import { readWholeNumber } from './readWholeNumber';

export const exportCommand: DefineCommand = (program, io) => {
  program
    .command('export')
    .description('make pictures, sprite sheets, texture atlases, animations or data of documents')
    .argument('<documents...>', DOCUMENTS)
    .addOption(new Option('--to <format>', 'what to make').choices(FORMAT_NAMES).makeOptionMandatory())
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
    .option('--animated', 'with svg: one file that plays')
    .addOption(
      new Option('--data <format>', 'with sheet: its data').choices(DATA_NAMES).default(DEFAULTS.data),
    )
    .option('--trim', 'with sheet: leave out what is transparent around a frame')
    .option(
      '--padding <pixels>',
      'with sheet and atlas: room between pictures',
      readWholeNumber,
      DEFAULTS.sheet.padding,
    )
    .option(
      '--extrude <pixels>',
      'with sheet and atlas: repeat the outermost pixels',
      readWholeNumber,
      DEFAULTS.sheet.extrude,
    )
    .option(
      '--max-size <pixels>',
      'with sheet and atlas: size of a sheet at most',
      readSize,
      DEFAULTS.sheet.maxSize,
    )
    .option('--power-of-two', 'with sheet and atlas: sizes that are powers of two')
    .option('--rotate', 'with sheet and atlas: turn pictures where that saves room')
    .option('--optimized', 'with atlas: short keys, equal frames once')
    .addOption(
      new Option(
        '--leaves <kind>',
        'with atlas: symbols that hold shapes only, as pictures or as timelines; default: pictures, with --optimized timelines',
      ).choices(['pictures', 'timelines']),
    )
    .option('--fonts <folder>', 'folder of TTF and OTF files to set texts in')
    .addOption(maxPixelsOption())
    .option('--json', 'print JSON about what was made')
    .action(async (documents: string[], options: ExportRequest, command: Command) => {
      const isGiven = (name: string): boolean => command.getOptionValueSource(name) === 'cli';
      const wrong = misuse(options, isGiven);
      if (wrong !== null) command.error(`error: ${wrong}`, { exitCode: USAGE });
      const { exportDocuments } = await import('../actions/export/exportDocuments');
      if (!(await exportDocuments(documents, options, io))) throw new ReportedFailure();
    });
};

/** The formats that an option belongs to. */
const BELONGS: Partial<Record<keyof ExportRequest, readonly string[]>> = {
  animated: ['svg'],
  data: ['sheet'],
  padding: ['sheet', 'atlas'],
  extrude: ['sheet', 'atlas'],
  maxSize: ['sheet', 'atlas'],
  trim: ['sheet'],
  powerOfTwo: ['sheet', 'atlas'],
  rotate: ['sheet', 'atlas'],
  optimized: ['atlas'],
  leaves: ['atlas'],
};

/** The reason why the options make no sense; null when they do. */
function misuse(options: ExportRequest, isGiven: (name: string) => boolean): string | null {
  const places = (['timeline', 'symbol', 'items'] as const).filter((name) => options[name] !== undefined);
  if (places.length > 1) return `--${places[0]} cannot go with --${places[1]}`;
  if (options.frames !== undefined && options.label !== undefined) return '--frames cannot go with --label';
  if (options.json && options.output === '-')
    return '--json cannot go with -o -: both would print to standard output';
  for (const [name, formats] of Object.entries(BELONGS)) {
    if (!isGiven(name) || formats.includes(options.to)) continue;
    return `${optionName(name)} goes with --to ${formats.join(' or ')}, not with ${options.to}`;
  }
  if (options.rotate && options.to === 'sheet' && ['aseprite', 'css'].includes(options.data)) {
    return `--rotate cannot go with --data ${options.data}, which knows no turned pictures`;
  }
  if (['svg', 'json'].includes(options.to) && options.scale.join() !== '1') {
    return `--scale cannot go with --to ${options.to}, which has no pixels`;
  }
  return options.to === 'json' ? misuseOfJson(options) : null;
}

/** A document as data is whole. */
function misuseOfJson(options: ExportRequest): string | null {
  const parts = (['timeline', 'symbol', 'items', 'frames', 'label', 'background'] as const).filter(
    (name) => options[name] !== undefined,
  );
  return parts.length > 0 ? `--${parts[0]} cannot go with --to json, which holds the whole document` : null;
}

function readColor(text: string): string {
  if (text === 'none' || /^#[0-9a-f]{6}$/i.test(text)) return text;
  throw new InvalidArgumentError('Expected none or a colour such as #3366cc.');
}

const LARGEST_SHEET = 16384;

function readSize(text: string): number {
  const size = readWholeNumber(text);
  if (size >= 16 && size <= LARGEST_SHEET) return size;
  throw new InvalidArgumentError(`Expected a whole number from 16 to ${LARGEST_SHEET}.`);
}
