import type { AnyNode, Program } from 'acorn';
import { walkNodes } from './walkNodes';

/** The names to which a script assigns values of each kind; `tests` recognise an expression of that kind. */
export function assignedNames<Kind extends string>(
  program: Program,
  tests: Readonly<Record<Kind, (value: AnyNode) => boolean>>,
): Record<Kind, Set<string>> {
  const kinds = Object.keys(tests) as Kind[];
  const names = Object.fromEntries(kinds.map((kind) => [kind, new Set<string>()])) as Record<
    Kind,
    Set<string>
  >;
  walkNodes(program, (node) => {
    if (node.type === 'VariableDeclarator' && node.init) note(node.id, node.init);
    else if (node.type === 'AssignmentExpression') note(node.left, node.right);
  });
  return names;

  function note(target: AnyNode, value: AnyNode): void {
    if (target.type !== 'Identifier') return;
    for (const kind of kinds) if (tests[kind](value)) names[kind].add(target.name);
  }
}
