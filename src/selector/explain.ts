import type { Plan } from './plan';
import type { Trace } from './runPlan';

interface Line {
  label: string;
  count: number;
}

interface Explanation {
  /** Notes what a step kept. */
  add: Trace;
  /** The whole text, given the number of matches. */
  finish(matches: number): string;
}

/**
 * The account of a run, for users who wonder what a query does.
 *
 * @example
 * $(): star*:movieclip, :bitmap
 *   candidates  40
 *   star*       12
 *   :movieclip   9
 *   , :bitmap    3
 *   matches     12
 */
export function explanation(caller: string, plan: Plan, candidates: number): Explanation {
  const lines: Line[] = [{ label: 'candidates', count: candidates }];
  let lastPart = 0;
  return {
    add(step, part, kept) {
      lines.push({ label: (part === lastPart ? '' : ', ') + step.label, count: kept });
      lastPart = part;
    },
    finish(matches) {
      lines.push({ label: 'matches', count: matches });
      return caller + ': ' + plan.label + '\n' + table(lines);
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
    const count = String(lines[i].count);
    const gap = labelWidth - lines[i].label.length + 2 + countWidth - count.length;
    rows.push('  ' + lines[i].label + blanks(gap) + count);
  }
  return rows.join('\n');
}

function blanks(count: number): string {
  return new Array(count + 1).join(' ');
}
