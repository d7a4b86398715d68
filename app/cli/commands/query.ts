import type { Command } from 'commander';
import type { Question } from '../actions/query/findMatches';
import { ReportedFailure, USAGE } from '../Io';
import type { DefineCommand } from './DefineCommand';
import { queryMisuse } from './readQuery';
import { readWholeNumber } from './readWholeNumber';

export const query: DefineCommand = (program, io) => {
  program
    .command('query')
    .description('list what a query finds in documents')
    .usage('[options] <documents...> <query>')
    .argument(
      '<documents-and-query...>',
      'FLA files, XFL folders, .xfl files, folders of them, patterns; then the query, such as "star*:movieclip[x>200]"',
    )
    .option('--items', 'query the library instead of the stage')
    .option('--layers', 'query layers instead of elements')
    .option('--frames', 'query keyframes instead of elements; with --frame those that include it')
    .option('--all', 'query every keyframe of every timeline, not one frame')
    .option('--timeline <name>', 'scene to query; default: the current one')
    .option('--symbol <path>', 'symbol to query instead of a scene')
    .option('--frame <number>', 'frame to query, from 1; default: where the playhead is', readWholeNumber)
    .option('--count', 'print how many were found, not what')
    .option('--json', 'print JSON; frames in it, as in queries, count from 0')
    .option('--csv', 'print a table in CSV, for spreadsheets')
    .option(
      '--fields <names>',
      'what --json and --csv print: words that queries read, such as name,text,font,size,timeline.name; --csv prints names by default',
    )
    .action(async (args: string[], options: Question, command: Command) => {
      const wrong = misuse(args, options);
      if (wrong !== null) command.error(`error: ${wrong}`, { exitCode: USAGE });
      const { printMatches } = await import('../actions/query/printMatches');
      if (!printMatches(args.slice(0, -1), args[args.length - 1], options, io)) throw new ReportedFailure();
    });
};

/** Why the arguments cannot go together; null if they can. */
function misuse(args: readonly string[], options: Question): string | null {
  if (args.length < 2) return 'expected documents, then a query, such as: query logo.fla ":movieclip"';
  const places = (['timeline', 'symbol', 'frame'] as const).filter((name) => options[name] !== undefined);
  const kinds = (['items', 'layers', 'frames'] as const).filter((name) => options[name]);
  if (kinds.length > 1) return `--${kinds[0]} cannot go with --${kinds[1]}`;
  const wide = (['items', 'all'] as const).filter((name) => options[name]);
  if (wide.length > 1) return '--items cannot go with --all';
  if (wide.length > 0 && places.length > 0) return `--${places[0]} cannot go with --${wide[0]}`;
  if (options.timeline !== undefined && options.symbol !== undefined)
    return '--timeline cannot go with --symbol';
  if (options.layers && options.frame !== undefined) return '--frame cannot go with --layers';
  if (options.json && options.csv) return '--json cannot go with --csv';
  const fields = fieldsMisuse(options);
  if (fields !== null) return fields;
  return queryMisuse(args[args.length - 1]);
}

function fieldsMisuse({ fields, json, csv }: Question): string | null {
  if (fields === undefined) return null;
  if (!json && !csv) return '--fields is for --json or --csv: add one of them';
  const isList = fields.split(',').every((field) => field.trim() !== '');
  return isList ? null : '--fields must be names with commas between them, such as name,text,timeline.name';
}
