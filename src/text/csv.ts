/** A row of CSV as RFC 4180 has it: cells with commas, quotes, blanks at their ends or line breaks are in quotes. */
export function csvRow(cells: string[]): string {
  const quoted: string[] = [];
  for (let i = 0; i < cells.length; i++) {
    const needsQuotes = /[",\r\n]|^\s|\s$/.test(cells[i]);
    quoted.push(needsQuotes ? '"' + cells[i].split('"').join('""') + '"' : cells[i]);
  }
  return quoted.join(',');
}
