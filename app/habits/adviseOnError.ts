import { INSTEAD_OF_GLOBALS, INSTEAD_OF_METHODS } from './insteadOf';

/** How many classes of collections have the methods that all have. */
const CLASSES = 4;

/**
 * What to write instead of a name that a script took for one of the library; undefined if nothing is known.
 *
 * @param line - the message of the error: `$dom is not defined`, `$("a").first().attr is not a function`
 * @param methods - the methods of collections, each with the classes that have it
 */
export function adviseOnError(
  line: string,
  methods: () => ReadonlyMap<string, readonly string[]>,
): string | undefined {
  const global = /^(\S+) is not defined$/.exec(line)?.[1];
  if (global !== undefined && Object.hasOwn(INSTEAD_OF_GLOBALS, global))
    return `${global} is part of xJSFL: ${INSTEAD_OF_GLOBALS[global]?.replaceAll('`', '')}; docs/differences.md lists the others`;
  const method = /\.(\w+) is not a function$/.exec(line)?.[1];
  if (method === undefined) return undefined;
  const owners = methods().get(method);
  if (owners?.length === CLASSES)
    return `${method} is a method of collections: of an element, or an Array of elements, write $(value).${method}(…)`;
  if (owners !== undefined) return `${method} is a method of ${owners.join(' and ')}`;
  if (!Object.hasOwn(INSTEAD_OF_METHODS, method)) return undefined;
  return `of a collection, ${INSTEAD_OF_METHODS[method]?.replaceAll('`', '')}`;
}
