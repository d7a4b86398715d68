/** A column with few values; the reader can choose one. */
export interface ColumnChoice {
  column: number;
  title: string;
  values: string[];
  /** The value that rows must have; '' for any. */
  value: string;
}

/** The columns of a table whose values repeat: each stands four times or more on average, and is short. */
export function choicesOf(titles: readonly string[], rows: readonly (readonly string[])[]): ColumnChoice[] {
  return titles.flatMap((title, column) => {
    const values = [...new Set(rows.map((cells) => cells[column]))].filter((value) => value !== '');
    const isFew = values.length > 1 && values.length * 4 <= rows.length;
    return isFew && values.every((value) => value.length < 30) ? [{ column, title, values, value: '' }] : [];
  });
}

/** True if a row has all words of a text, in any case, and the chosen values. */
export function isShown(cells: readonly string[], text: string, choices: readonly ColumnChoice[]): boolean {
  const all = cells.join(' ').toLowerCase();
  const words = text.toLowerCase().split(/\s+/);
  return (
    words.every((word) => all.includes(word)) &&
    choices.every(({ column, value }) => value === '' || cells[column] === value)
  );
}
