// Getters and setters: of literals, and what TypeScript makes of those of classes.

const KINDS = ['get', 'set'];

/**
 * True for `Object.defineProperty(A.prototype, 'b', { get: … })`.
 * @param {import('../script.cjs').Node} node
 */
function isAccessorDefinition({ type, callee, arguments: values }) {
  if (type !== 'CallExpression' || callee.type !== 'MemberExpression') return false;
  if (callee.object.name !== 'Object' || callee.property.name !== 'defineProperty') return false;
  const { type: form, properties } = values[2] ?? {};
  return form === 'ObjectExpression' && properties.some(({ key }) => KINDS.includes(key?.name ?? key?.value));
}

/** @param {import('../script.cjs').Script} script */
function* findAccessors({ entries }) {
  for (const { node } of entries) {
    if (!KINDS.includes(node.kind) && !isAccessorDefinition(node)) continue;
    yield { offset: node.start, message: `the engine has no getters and setters: ${cure(node)}` };
  }
}

function cure(node) {
  const name = node.key?.name ?? node.arguments?.[1]?.value;
  return typeof name === 'string' ? `write a method, ${name}()` : 'write a method';
}

const accessorRules = {
  accessor: { message: 'the engine has no getters and setters: write a method', find: findAccessors },
};

module.exports = { accessorRules, isAccessorDefinition };
