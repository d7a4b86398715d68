import { contract } from '../contract/contract';
import { nearestWord } from '../nearestWord';

/** What may have been meant by a query that found nothing. */
interface Meant {
  query: string;
  /** Why the query found nothing. */
  because: string;
}

/** Texts and quoted parts of a query say nothing about its form. */
const QUOTED = /"[^"]*"|'[^']*'/g;

/**
 * Queries that people write for others: with the quotes that a prompt left, a path without its slash, a type as a class,
 * as in CSS. Whoever asks tries which of them finds something.
 */
export function meantQueries(query: string): Meant[] {
  const bare = /^'(.*)'$/.exec(query)?.[1];
  if (bare !== undefined)
    return [
      { query: bare, because: 'the quotes came along: the prompt of Windows (cmd) takes " and not \'' },
    ];
  const path = /^[\w *?-]+\/[^\s,]/.test(query)
    ? [{ query: `/${query}`, because: 'paths begin with a slash' }]
    : [];
  const pseudo = query.replace(/(^|[^\w\\.])\.([a-z]+)/g, '$1:$2');
  return pseudo === query
    ? path
    : [...path, { query: pseudo, because: 'a point means a class for ActionScript' }];
}

/** What a query that finds nothing says that cannot be: an attribute that nothing has, a sign of CSS; null for neither. */
export function strangePart(query: string): string | null {
  const plain = query.replace(QUOTED, '""');
  const sign = /\S ([>+~]) \S/.exec(plain)?.[1];
  if (sign !== undefined && !plain.includes('['))
    return `${sign} is a part of the name; what is inside is found by :has(…), :parent and paths such as /folder/*`;
  for (const [, name = ''] of plain.matchAll(/\[\s*([a-z]\w+)\s*(?:[\]=<>!~^$*])/gi)) {
    const near = ATTRIBUTES.includes(name) ? undefined : nearestWord(name, ATTRIBUTES);
    if (near !== undefined) return `nothing has an attribute ${name}; did you mean ${near}?`;
  }
  return null;
}

/** What queries compare: attributes of the library's own, and the properties of the host's objects. */
const ATTRIBUTES: readonly string[] = [
  ...['text', 'font', 'size', 'shortName', 'folder'],
  ...new Set(Object.values(contract).flatMap(({ properties }) => Object.keys(properties))),
];
