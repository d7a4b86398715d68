const FAMILIES = {
  arithmetic: ['*', '/', '%', '+', '-'],
  shift: ['<<', '>>', '>>>'],
  relation: ['<', '<=', '>', '>=', 'in', 'instanceof'],
  equality: ['==', '!=', '===', '!=='],
  'bitwise and': ['&'],
  'bitwise xor': ['^'],
  'bitwise or': ['|'],
};

const FAMILY_OF = new Map(
  Object.entries(FAMILIES).flatMap(([family, operators]) => operators.map((operator) => [operator, family])),
);

const COMPARISONS = new Set(['relation', 'equality']);

/**
 * The rule that an expression breaks, or null: ExtendScript reads it wrongly unless parentheses of its own are around
 * it. Tests the way up, so that `a ? b : c = d ? e : f` counts as a ternary inside a ternary.
 * @param {import('./script.cjs').Entry} entry
 * @returns {'nested-ternary' | 'logical-mix' | 'operator-mix' | null}
 */
function misreading(entry) {
  const { node, up } = entry;
  if (!up) return null;
  if (node.type === 'ConditionalExpression') return isInsideTernary(entry) ? 'nested-ternary' : null;
  if (node.type !== up.node.type) return null;
  if (node.type === 'LogicalExpression') return node.operator === up.node.operator ? null : 'logical-mix';
  if (node.type === 'BinaryExpression')
    return isMixed(up.node.operator, node.operator) ? 'operator-mix' : null;
  return null;
}

function isInsideTernary(entry) {
  let above = entry.up;
  while (above?.node.type === 'AssignmentExpression') above = above.up;
  return above?.node.type === 'ConditionalExpression';
}

/** `a + b < c` and `a + b * c` are read as everywhere; any other meeting of two families needs parentheses. */
function isMixed(outer, inner) {
  const outerFamily = FAMILY_OF.get(outer);
  const innerFamily = FAMILY_OF.get(inner);
  if (outerFamily === innerFamily) return false;
  return !(innerFamily === 'arithmetic' && COMPARISONS.has(outerFamily));
}

module.exports = { misreading };
