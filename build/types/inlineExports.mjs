import MagicString from 'magic-string';
import ts from 'typescript';

/**
 * A Rollup plugin for bundled declarations: writes `export` before each declaration instead of one list at the end.
 * Plugins can add members to a class only when it is exported where it is declared.
 * @returns {import('rollup').Plugin}
 */
export function inlineExports() {
  return {
    name: 'inline-exports',
    renderChunk: { order: 'post', handler: (code) => ({ code: withInlineExports(code), map: null }) },
  };
}

function withInlineExports(code) {
  const { statements } = ts.createSourceFile('bundle.d.ts', code, ts.ScriptTarget.ES2022, true);
  const names = new Set();
  const output = new MagicString(code);
  for (const statement of statements) {
    if (!ts.isExportDeclaration(statement) || !ts.isNamedExports(statement.exportClause)) continue;
    for (const { name } of statement.exportClause.elements) names.add(name.text);
    output.remove(statement.getFullStart(), statement.end);
  }
  for (const statement of statements) {
    if (namesOf(statement).some((name) => names.has(name)))
      output.appendLeft(statement.getStart(), 'export ');
  }
  // Without this line a declaration that is not exported would be, too.
  return `${output.toString().trimEnd()}\n\nexport {};\n`;
}

/** @returns {string[]} what a statement declares */
function namesOf(statement) {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  return statement.name ? [statement.name.text] : [];
}
