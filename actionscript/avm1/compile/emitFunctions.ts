import type { FunctionCode } from '../../syntax/Declaration';
import type { Statement } from '../../syntax/Statement';
import type { ActionGenerator } from './ActionGenerator';
import { functionUses, type FunctionUses } from './functionUses';
import { functionScope } from './FunctionScope';

/** The first version in which functions have registers of their own. Source: SWF 19, "ActionDefineFunction2". */
const WITH_REGISTERS = 7;

/** Maximum number of parameters: a number of 16 bits, and one register each. */
const MAX_PARAMETERS = 65535;

/**
 * Writes a function.
 *
 * @param name - the variable that it becomes; empty for one that is left on the stack
 */
export function emitFunction(generator: ActionGenerator, written: FunctionCode, name: string): void {
  const { at, parameters, rest, body = [] } = written;
  if (rest || parameters.length > MAX_PARAMETERS)
    generator.error(at, 'Parameters of this kind are of ActionScript 3.');
  const { code, movie, scope, leavables, withDepth } = generator;
  const allows = movie.version >= WITH_REGISTERS && !movie.keepsNames;
  const inner = functionScope(scope, parameters, usesOf(generator, written), allows);
  const end = {};
  const registers =
    inner.flags === undefined ? undefined : { count: inner.registerCount, flags: inner.flags };
  code.add({
    kind: 'function',
    name,
    parameters: parameters.map((one) => ({ name: one.name, register: inner.registers.get(one.name) ?? 0 })),
    registers,
    end,
  });
  generator.scope = inner;
  generator.leavables = [];
  generator.withDepth = 0;
  emitBody(generator, body);
  Object.assign(generator, { scope, leavables, withDepth });
  code.mark(end);
}

/** A name of a member of the class around is a use of `this` and nothing else, except in functions within methods. */
function usesOf({ classes, scope }: ActionGenerator, { parameters, body = [] }: FunctionCode): FunctionUses {
  const uses = functionUses(body);
  if (!classes.own || scope.isFunction) return uses;
  const own = new Set([...uses.declared.keys(), ...parameters.map(({ name }) => name)]);
  const used = new Map<string, number>();
  let { usesThis } = uses;
  for (const [name, at] of uses.used) {
    if (own.has(name) || classes.memberOf(name, false) !== 'this') used.set(name, at);
    else usesThis = true;
  }
  return { ...uses, used, usesThis };
}

/** Writes the statements of a function or script. Functions that it declares are there before all else. */
export function emitBody(generator: ActionGenerator, body: readonly Statement[]): void {
  const imports: Statement[] = [];
  const functions: Statement[] = [];
  const others: Statement[] = [];
  const sort = (statements: readonly Statement[]): void => {
    for (const statement of statements) {
      if (statement.kind === 'Include') sort(statement.body);
      else if (statement.kind === 'FunctionDeclaration') functions.push(statement);
      else if (statement.kind === 'Import') imports.push(statement);
      else others.push(statement);
    }
  };
  sort(body);
  generator.statements(imports);
  generator.statements(functions);
  generator.statements(others);
}
