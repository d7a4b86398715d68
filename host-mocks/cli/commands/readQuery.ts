import { InvalidArgumentError } from 'commander';

/** A query inside a call of the library, as scripts have it: `$$('star*')`. */
const CALL = /^\s*(\$\$?(?:\.\w+)?)\s*\(\s*(['"])(.*?)\2/;

/** The option of `query` for each function that looks elsewhere than on the stage. */
const OPTIONS: Readonly<Record<string, string>> = {
  $$: '--items',
  '$.layers': '--layers',
  '$.frames': '--frames',
  '$.all': '--all',
};

/** Says what to write instead of a query that stands in a call; null for a query that stands alone. */
export function callMisuse(text: string): string | null {
  const call = CALL.exec(text);
  if (!call) return null;
  const [, name, , query] = call;
  const option = Object.hasOwn(OPTIONS, name) ? `, and ${OPTIONS[name]} for ${name}` : '';
  return `give the query alone, without ${name}(…)${option}: ${JSON.stringify(query)}`;
}

/** The value of an option that takes a query. */
export function readQuery(text: string): string {
  const misuse = callMisuse(text);
  if (misuse === null) return text;
  throw new InvalidArgumentError(`${misuse}.`);
}
