const { parse } = require('acorn');

/**
 * A node of the syntax tree, with whatever members its type has.
 * @typedef {{ type: string, start: number, end: number, [member: string]: any }} Node
 */

/**
 * One node with the way up to the root.
 * @typedef {{ node: Node, up: Entry | null }} Entry
 */

/**
 * A parsed script: its text, every node in source order, every token and every comment. Parentheses are nodes.
 * @typedef {{
 *   code: string,
 *   entries: Entry[],
 *   tokens: import('acorn').Token[],
 *   comments: import('acorn').Comment[],
 * }} Script
 */

/**
 * Reads a script; newer syntax than ES3 is read too, so that rules can name it.
 * @param {string} code
 * @param {'script' | 'module'} [sourceType]
 * @returns {Script}
 * @throws {SyntaxError} with `pos`, the offset at which reading stopped
 */
function readScript(code, sourceType = 'script') {
  const tokens = [];
  const comments = [];
  const program = parse(code, {
    ecmaVersion: 'latest',
    sourceType,
    allowReserved: true,
    preserveParens: true,
    onToken: tokens,
    onComment: comments,
  });
  return { code, entries: listNodes(program), tokens, comments };
}

/**
 * Every node below `root` in source order, parents before children.
 * @param {Node} root
 * @param {(node: Node) => boolean} [isWanted] false for a node that is left out with all below it
 * @returns {Entry[]}
 */
function listNodes(root, isWanted = () => true) {
  const entries = [];
  const waiting = [{ node: root, up: null }];
  while (waiting.length > 0) {
    const entry = waiting.pop();
    entries.push(entry);
    for (const child of childrenOf(entry.node).reverse()) {
      if (isWanted(child)) waiting.push({ node: child, up: entry });
    }
  }
  return entries;
}

/** ESLint's trees lead upwards too, and hold their tokens. */
const NO_CHILDREN = new Set(['parent', 'tokens', 'comments']);

function childrenOf(node) {
  const children = [];
  // A script has hundreds of thousands of members: a list for each would take longer than reading it.
  for (const name in node) {
    const value = node[name];
    if (value === null || typeof value !== 'object' || NO_CHILDREN.has(name)) continue;
    if (!Array.isArray(value)) {
      if (typeof value.type === 'string') children.push(value);
      continue;
    }
    for (const child of value) if (typeof child?.type === 'string') children.push(child);
  }
  return children;
}

/**
 * The last token that ends at or before an offset.
 * @param {Script} script
 * @param {number} offset
 */
function tokenBefore(script, offset) {
  let low = 0;
  let high = script.tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (script.tokens[middle].end <= offset) low = middle + 1;
    else high = middle;
  }
  return script.tokens[low - 1];
}

module.exports = { readScript, listNodes, tokenBefore };
