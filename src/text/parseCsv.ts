/** The separator of a table, which is the first one in its header: spreadsheets of some languages write semicolons. */
function separatorOf(text: string): string {
  const match = /^[^,;\t\r\n]*([,;\t])/.exec(text);
  return match ? match[1] : ',';
}

/**
 * Reads CSV as RFC 4180 has it, also with semicolons or tabs, and with any ends of lines. Empty lines are left out.
 *
 * @returns a list of cells for each line; null for a cell in quotes that does not end
 */
export function parseCsv(text: string): string[][] | null {
  const table = text.charAt(0) === '\ufeff' ? text.substring(1) : text;
  const separator = separatorOf(table);
  const cell = new RegExp(
    '(?:"([^"]*(?:""[^"]*)*)"|([^"' + separator + '\\r\\n]*))(' + separator + '|\\r\\n?|\\n|$)',
    'g',
  );
  const lines: string[][] = [];
  let cells: string[] = [];
  let at = 0;
  while (at < table.length || cells.length > 0) {
    cell.lastIndex = at;
    const match = cell.exec(table);
    if (!match || match.index !== at) return null;
    at += match[0].length;
    cells.push(match[1] ? match[1].split('""').join('"') : match[2] || '');
    if (match[3] === separator) continue;
    if (cells.length > 1 || cells[0] !== '') lines.push(cells);
    cells = [];
  }
  return lines;
}
