import { fidelity } from '../../host-mocks/fidelity/report';

const HEADING = '## Every member\n';

/** FIDELITY.md with its last chapter, lists of members, as one table. */
export function membersAsTable(page: string): string {
  const end = page.indexOf(HEADING);
  if (end < 0) throw new Error(`FIDELITY.md has no heading "${HEADING.trim()}"`);
  const rows = fidelity().map(({ className, name, state, note }) => [className, name, state, note]);
  const table = [['class', 'member', 'state', 'note'], ['---', '---', '---', '---'], ...rows];
  const lines = table.map((cells) => `| ${cells.map((cell) => cell.replace(/\|/g, '\\|')).join(' | ')} |`);
  return `${page.slice(0, end)}${HEADING}\n${lines.join('\n')}\n`;
}
