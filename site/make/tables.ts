import type { MarkdownRenderer } from 'vitepress';

/** Tables with more rows can be filtered. */
const MAX_ROWS = 20;

/** Puts the component `FilterTable` before long tables. */
export function longTables(md: MarkdownRenderer): void {
  md.renderer.rules.table_open = (tokens, index) => {
    const end = tokens.findIndex(({ type }, at) => at > index && type === 'table_close');
    const rows = tokens.slice(index, end).filter(({ type }) => type === 'tr_open');
    return `${rows.length > MAX_ROWS ? '<FilterTable />' : ''}<table tabindex="0">\n`;
  };
}
