import { QUERY_KINDS, type QueryKind } from '../../app/query/QueryKind';

/** What a line begins with that asks for something else than elements. */
export const PREFIXES: Readonly<Record<QueryKind, string>> = {
  elements: '$',
  items: '$$',
  layers: 'layers',
  frames: 'frames',
};

/** What a typed line asks for; nothing after the prefix means everything. */
export function readLine(text: string): { kind: QueryKind; query: string } {
  const [, prefix = '', query = ''] = /^\s*(\$\$|\$|layers\b|frames\b)?\s*(.*?)\s*$/s.exec(text) ?? [];
  const kind = QUERY_KINDS.find((one) => PREFIXES[one] === prefix) ?? 'elements';
  return { kind, query: query === '' ? '*' : query };
}
