import { parse } from 'acorn';

type Tree = Record<string, unknown>;

const SPELLING = new Set(['start', 'end', 'raw', 'directive']);

/**
 * Returns the syntax tree of a script, without everything that the ES3 pass may change: places, parentheses, empty
 * statements, quotes around names, the spelling of literals.
 */
export function shapeOf(code: string): unknown {
  return simplify(parse(code, { ecmaVersion: 2017, sourceType: 'script' }));
}

function simplify(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((entry) => entry?.type !== 'EmptyStatement').map(simplify);
  if (value === null || typeof value !== 'object' || value instanceof RegExp) return String(value);
  const node = value as Tree;
  if (node.type === 'Literal') return { literal: node.regex ? matches(node.value as RegExp) : node.value };
  if (node.type === 'MemberExpression' && !node.computed) {
    return simplify({ ...node, computed: true, property: asLiteral(node.property) });
  }
  if (node.type === 'Property') return { key: simplify(asLiteral(node.key)), value: simplify(node.value) };
  const members = Object.entries(node).filter(([key]) => !SPELLING.has(key));
  return Object.fromEntries(members.map(([key, member]) => [key, simplify(member)]));
}

function asLiteral(key: unknown): unknown {
  const { type, name } = key as Tree;
  return type === 'Identifier' ? { type: 'Literal', value: name } : key;
}

/** Lists the characters that a regular expression matches: two spellings of one expression give the same list. */
function matches(regex: RegExp): string {
  let text = regex.flags;
  for (let unit = 0; unit < 0x3000; unit++) if (regex.test(String.fromCharCode(unit))) text += ` ${unit}`;
  return text;
}
