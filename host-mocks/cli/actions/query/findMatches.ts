import { Host } from '../../../Host';
import { amount } from '../../../literal/amount';
import { nodePlatform } from '../../../platform/node/nodePlatform';
import type { CommandIo } from '../../Io';
import { chooseFrame, chooseTimeline, type LocationOptions } from '../documents/choosePlace';
import {
  type Description,
  describeElement,
  describeFrame,
  describeItem,
  describeLayer,
} from './describeMatch';
import { loadLibrary } from '../../loadLibrary';

/** Where a query looks, and for what. */
export interface Question extends LocationOptions {
  /** Query the library's items instead of the elements on the stage. */
  items?: boolean;
  /** Query layers. */
  layers?: boolean;
  /** Query keyframes; with a frame, those that hold at it. */
  frames?: boolean;
  /** Query every keyframe of every timeline. */
  all?: boolean;
}

/** What a query found in a document. */
export interface Matches {
  /** A line that counts them, then one for each as `list` traces it. */
  lines: string[];
  count: number;
  /** One object for each, for JSON. */
  described: Description[];
  /** What somebody should know who expected more. */
  hints: string[];
}

/** A collection of the library, as seen from outside its realm. */
interface Found {
  list(): void;
  elements: ArrayLike<object>;
}

type Select = (...args: unknown[]) => Found;

/** What a query is for, and how its matches are described. */
const KINDS = {
  items: { select: '$$', describe: describeItem, noun: 'item' },
  layers: { select: '$.layers', describe: describeLayer, noun: 'layer' },
  frames: { select: '$.frames', describe: describeFrame, noun: 'keyframe' },
  elements: { select: '$', describe: describeElement, noun: 'element' },
};

/** What the library says, with debugging, of a bare word that nothing is named after. */
const MEANT = /^ *(.*; did you mean .*\?)$/;

/**
 * Asks a document. The built library runs in a host, as in Animate, and answers.
 *
 * @throws whatever opening the document or the query throws; RangeError for a place that is not there.
 */
export function findMatches(document: string, text: string, question: Question, io: CommandIo): Matches {
  const lines: string[] = [];
  const host = new Host(nodePlatform, {
    realm: 'separate',
    onTrace: (line) => lines.push(...line.split('\n')),
    onWarning: io.warn,
  });
  const opened = host.open(document);
  const timeline = chooseTimeline(opened, question);
  const frame = chooseFrame(timeline, question.frame);
  loadLibrary(host, io.libraryFolder);
  const run = (name: string): Select => host.scripts.run(name, 'query') as Select;
  const kind = kindOf(question);
  const { select, describe, noun } = KINDS[kind];
  const isAtFrame = kind === 'elements' || question.frame !== undefined;
  const found =
    kind === 'frames' && isAtFrame
      ? run(select)(text, run(select)(':current'))
      : run(question.all ? `${select}.all` : select)(text);
  found.list();
  const { length: count } = found.elements;
  const listed = [`${amount(count, noun)} in ${opened.name}`, ...lines.splice(0).slice(1)];
  const hints: string[] = [];
  if (count === 0) {
    run(select)(text, true);
    hints.push(...lines.flatMap((line) => MEANT.exec(line)?.[1] ?? []));
    if (kind !== 'items' && !question.all) {
      const where = (isAtFrame ? `frame ${frame + 1} of ` : '') + `"${timeline.name}"`;
      const hint = hintElsewhere(run, text, kind, where);
      if (hint !== null) hints.push(hint);
    }
  }
  const described = Array.from(found.elements, (facade) => describe(facade, host.realm));
  // The name alone does not tell where it is.
  if (question.all) described.forEach(({ timeline }, i) => (listed[i + 1] += ` in ${timeline}`));
  host.closeAll();
  return { lines: listed, count, described, hints };
}

function kindOf({ items, layers, frames }: Question): keyof typeof KINDS {
  if (items) return 'items';
  if (layers) return 'layers';
  return frames ? 'frames' : 'elements';
}

/** What to say where a query found nothing at one place, and others have something; null for nothing. */
function hintElsewhere(
  run: (name: string) => Select,
  text: string,
  kind: 'elements' | 'layers' | 'frames',
  where: string,
): string | null {
  const { select, noun } = KINDS[kind];
  const count = (name: string, query: string): number => run(name)(query).elements.length;
  const advice = `try --all, --timeline${kind === 'layers' ? ' or --symbol' : ', --symbol or --frame'}`;
  const matching = count(`${select}.all`, text);
  if (matching > 0) {
    const elsewhere = kind === 'elements' ? 'elsewhere or on locked layers' : 'elsewhere';
    const those = `${amount(matching, noun)} ${matching === 1 ? 'matches' : 'match'}`;
    return `nothing was found at ${where}, but ${those} ${elsewhere}: ${advice}`;
  }
  const others = kind === 'elements' && count('$', '*') === 0 ? count('$.all', '*') : 0;
  return others > 0
    ? `nothing can be found at ${where}, but ${others === 1 ? '1 element stands' : `${others} elements stand`} elsewhere: ${advice}`
    : null;
}
