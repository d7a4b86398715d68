import { padLeft } from '../../text/padLeft';
import type { Query } from '../syntax/ast';
import { stringify, stringifyStep } from '../syntax/stringify';
import type { Trace } from './run';

interface Line {
  label: string;
  count: number;
}

interface Explanation {
  /** Notes how many subjects a step kept. */
  add: Trace;
  /** The whole text, given the number of matches. */
  finish(matches: number): string;
}

/**
 * Collects what each step of a query kept, for users who wonder what the query does.
 *
 * @example
 * $(): star*:movieclip, :bitmap
 *   candidates  40
 *   star*       12
 *   :movieclip   9
 *   , :bitmap    3
 *   matches     12
 */
export function explanation(caller: string, query: Query, candidates: number): Explanation {
  const lines: Line[] = [{ label: 'candidates', count: candidates }];
  return {
    add(part, step, kept) {
      const comma = part > 0 && step === 0 ? ', ' : '';
      lines.push({ label: comma + stringifyStep(query.groups[part].steps[step]), count: kept });
    },
    finish(matches) {
      lines.push({ label: 'matches', count: matches });
      return caller + ': ' + stringify(query) + '\n' + table(lines);
    },
  };
}

function table(lines: Line[]): string {
  let labelWidth = 0;
  let countWidth = 0;
  for (let i = 0; i < lines.length; i++) {
    labelWidth = Math.max(labelWidth, lines[i].label.length);
    countWidth = Math.max(countWidth, String(lines[i].count).length);
  }
  const rows: string[] = [];
  for (let i = 0; i < lines.length; i++) {
    const { label, count } = lines[i];
    rows.push('  ' + label + padLeft(String(count), labelWidth - label.length + 2 + countWidth));
  }
  return rows.join('\n');
}
