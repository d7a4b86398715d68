import type { ClassStatement, FunctionCode, FunctionStatement } from '../syntax/Declaration';
import type { Statement } from '../syntax/Statement';
import { walkNodes, type AnyNode } from '../syntax/walkNodes';
import type { Linker } from './Linker';
import type { StageSetup } from './Program';

/** The members that set a class up, and its constructor: its own, after whose `super()` the rest follows, or a new one. */
export function setupMembers(
  link: Linker,
  { name, body }: Pick<ClassStatement, 'name' | 'body'>,
  setup: StageSetup | undefined,
): Statement[] {
  if (!setup) return [];
  const members = [...link.parse(setup.members)];
  const calls = link.parse(setup.atStart);
  const own = body.find(
    (statement): statement is FunctionStatement =>
      statement.kind === 'FunctionDeclaration' &&
      statement.code.name === name &&
      !statement.modifiers.isStatic,
  );
  if (own) insertCalls(own.code, calls);
  else {
    const code: FunctionCode = { at: 0, name, parameters: [], body: calls };
    members.push({ kind: 'FunctionDeclaration', at: 0, modifiers: { access: 'public' }, code });
  }
  return members;
}

/** Instances of the first frame are there once the class of the timeline was made. */
function insertCalls(code: FunctionCode, calls: readonly Statement[]): void {
  const body = code.body as Statement[] | undefined;
  body?.splice(body.findIndex(callsSuper) + 1, 0, ...calls);
}

function callsSuper(statement: Statement): boolean {
  let isFound = false;
  walkNodes([statement], (node) => {
    isFound ||= node.kind === 'Call' && (node.callee as AnyNode).kind === 'Super';
    return node.kind === 'Function';
  });
  return isFound;
}
