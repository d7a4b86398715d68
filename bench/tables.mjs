/** A table in Markdown; all columns but the first are right-aligned. */
export function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, i) => (i === 0 ? '---' : '--:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** Three digits that mean something. */
export function digits(number) {
  if (number >= 100) return String(Math.round(number));
  return Number(number.toPrecision(number >= 10 ? 3 : 2)).toString();
}

/** A figure with a mark when it misses its goal. */
export function against(goal, number) {
  return number <= goal * 1.005 ? digits(number) : `**${digits(number)}**`;
}
