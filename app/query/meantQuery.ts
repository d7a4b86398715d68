import { contract } from '../../host-mocks/contract/contract';
import { nearestWord } from '../../host-mocks/nearestWord';

/** A query that the user may have meant instead of one that found nothing. */
interface Meant {
  query: string;
  /** Why the query found nothing. */
  because: string;
}

/** Quoted parts of a query, in which syntax is not searched. */
const QUOTED = /"[^"]*"|'[^']*'/g;

/**
 * Corrections of common mistakes: quotes left by a command prompt, a path without its slash, a type written as a class,
 * as in CSS. The caller tries which of them finds something.
 */
export function meantQueries(query: string): Meant[] {
  const bare = /^'(.*)'$/.exec(query)?.[1];
  if (bare !== undefined)
    return [
      {
        query: bare,
        because: 'the quotes are part of the query: the prompt of Windows (cmd) takes " and not \'',
      },
    ];
  const path = /^[\w *?-]+\/[^\s,]/.test(query)
    ? [{ query: `/${query}`, because: 'paths begin with a slash' }]
    : [];
  const pseudo = query.replace(/(^|[^\w\\.])\.([a-z]+)/g, '$1:$2');
  return pseudo === query
    ? path
    : [...path, { query: pseudo, because: 'a point means a class for ActionScript' }];
}

/** Explains a part of a query that can never match: an attribute that nothing has; null for none. */
export function strangePart(query: string): string | null {
  const plain = query.replace(QUOTED, '""');
  const attributes = comparable();
  for (const [, name = ''] of plain.matchAll(/\[\s*([a-z]\w+)\s*(?:[\]=<>!~^$*])/gi)) {
    const near = attributes.includes(name) ? undefined : nearestWord(name, attributes);
    if (near !== undefined) return `nothing has an attribute ${name}; did you mean ${near}?`;
  }
  return null;
}

/** Attributes that queries can compare: those of the library, and the properties of the host's objects. */
function comparable(): readonly string[] {
  const ofHost = Object.values(contract).flatMap(({ properties }) => Object.keys(properties));
  return ['text', 'font', 'size', 'shortName', 'folder', ...new Set(ofHost)];
}
