import type { AnyNode, AssignmentExpression, Program, UpdateExpression } from 'acorn';
import type MagicString from 'magic-string';
import { walkNodes } from './walkNodes';
import { walkScopes } from './scopes';

/**
 * Gives constants the behaviour that they have in Animate's engine: they belong to the function, can be declared again,
 * and assigning to them has no effect.
 */
export function translateConst(program: Program, text: MagicString): void {
  if (!hasConst(program)) return;
  walkScopes(program, (node, scope) => {
    if (node.type === 'VariableDeclaration' && node.kind === 'const')
      text.update(node.start, node.start + 'const'.length, 'var  ');
    if (node.type === 'AssignmentExpression' && isConst(node.left)) {
      dropAssignment(node, text);
      // The assignment no longer exists: the translation of XML must not look for it.
      Object.assign(node, { type: 'DroppedAssignment' });
    }
    if (node.type === 'UpdateExpression' && isConst(node.argument)) dropUpdate(node, text);

    function isConst(target: AnyNode): boolean {
      return target.type === 'Identifier' && scope.isConst(target.name);
    }
  });
}

function hasConst(program: Program): boolean {
  let isFound = false;
  walkNodes(program, (node) => {
    isFound ||= node.type === 'VariableDeclaration' && node.kind === 'const';
    return !isFound;
  });
  return isFound;
}

/** `A = x` -> `(x)`, `A += x` -> `(A + x)`. */
function dropAssignment(
  { left, right, operator, start, end }: AssignmentExpression,
  text: MagicString,
): void {
  if (operator === '=') text.update(start, right.start, `(${linesIn(text, start, right.start)}`);
  else {
    const at = text.original.indexOf(operator, left.end);
    text.appendRight(start, '(').remove(at + operator.length - 1, at + operator.length);
    text.appendRight(right.start, '(').appendLeft(right.end, ')');
  }
  text.appendLeft(end, ')');
}

/** `A++` -> `(+A)`, `++A` -> `(+A+1)`. */
function dropUpdate({ argument, operator, prefix, start, end }: UpdateExpression, text: MagicString): void {
  const name = text.original.slice(argument.start, argument.end);
  text.update(start, end, prefix ? `(+${name}${operator[0]}1)` : `(+${name})`);
}

function linesIn(text: MagicString, start: number, end: number): string {
  return text.original.slice(start, end).replace(/[^\n]/g, '');
}
