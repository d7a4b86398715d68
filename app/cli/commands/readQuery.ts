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

/** The name of the function that a query is an argument of, and the query; null for a query without a call. */
function callIn(text: string): { name: string; query: string } | null {
  const call = CALL.exec(text);
  return call && { name: call[1], query: JSON.stringify(call[3]) };
}

/** The reason why the last argument of `query` is not a query; null when it is one. */
export function queryMisuse(text: string): string | null {
  const call = callIn(text);
  if (!call) return null;
  const { name, query } = call;
  const option = Object.hasOwn(OPTIONS, name) ? `, and ${OPTIONS[name]} for ${name}` : '';
  return `give the query alone, without ${name}(…)${option}: ${query}`;
}

/** The value of an option that takes a query. */
export function readQuery(text: string): string {
  const call = callIn(text);
  if (!call) return text;
  throw new InvalidArgumentError(`Give the query alone, without ${call.name}(…): ${call.query}.`);
}
