/** A table in Markdown; all columns but the first are right-aligned. */
export function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, i) => (i === 0 ? '---' : '--:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** Code in a cell of a table. */
export function code(text) {
  return `\`${text.replace(/\|/g, '\\|')}\``;
}

/** A number with two significant digits, with three from 10 on; a dash for what was not measured. */
export function digits(number) {
  if (!Number.isFinite(number)) return '–';
  if (number >= 100) return Math.round(number).toLocaleString('en-US');
  return Number(number.toPrecision(number >= 10 ? 3 : 2)).toString();
}

/** Rounding is not a miss. */
export function meets(goal, number) {
  return number <= goal * 1.005;
}

/** A figure; in bold type when it misses its goal. */
export function against(goal, number) {
  return meets(goal, number) ? digits(number) : `**${digits(number)}**`;
}

export function median(numbers) {
  const ordered = [...numbers].sort((a, b) => a - b);
  return ordered[Math.floor(ordered.length / 2)];
}
