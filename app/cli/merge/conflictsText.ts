import { visibleLine } from '../messages/visible';
import { conflictName, shortened, type Conflict } from './Conflict';

/** Conflicts as lines for people: what it is, then the three values. */
export function conflictsText(conflicts: readonly Conflict[]): string[] {
  return conflicts.flatMap((conflict) => {
    const { base, ours, theirs } = conflict;
    return [
      visibleLine(`! ${conflictName(conflict)}`),
      ...Object.entries({ base, ours, theirs }).flatMap(([side, value]) => valueLines(side, value)),
    ];
  });
}

function valueLines(side: string, value: string | null): string[] {
  const [first = '', ...others] = value === null ? ['(none)'] : shortened(value).split('\n');
  const indent = ' '.repeat(12);
  return [`    ${`${side}:`.padEnd(8)}${first}`, ...others.map((line) => indent + line)].map(visibleLine);
}
