import type { FunctionCode } from '../../syntax/Declaration';
import type { Statement } from '../../syntax/Statement';
import type { Generator } from './Generator';
import { functionUses } from './functionUses';
import { functionScope } from './Scope';

/** The first version in which functions have registers of their own. Source: SWF 19, "ActionDefineFunction2". */
const WITH_REGISTERS = 7;

/** Maximum number of parameters: a number of 16 bits, and one register each. */
const MAX_PARAMETERS = 65535;

/**
 * Writes a function.
 *
 * @param name - the variable that it becomes; empty for one that is left on the stack
 */
export function emitFunction(
  generator: Generator,
  { at, parameters, rest, body = [] }: FunctionCode,
  name: string,
): void {
  if (rest || parameters.length > MAX_PARAMETERS)
    generator.error(at, 'Parameters of this kind are of ActionScript 3.');
  const { code, movie, scope, leavables, withDepth } = generator;
  const allows = movie.version >= WITH_REGISTERS && !movie.keepsNames;
  const inner = functionScope(scope, parameters, functionUses(body), allows);
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

/** Writes the statements of a function or script. Functions that it declares are there before all else. */
export function emitBody(generator: Generator, body: readonly Statement[]): void {
  const functions: Statement[] = [];
  const others: Statement[] = [];
  const sort = (statements: readonly Statement[]): void => {
    for (const statement of statements) {
      if (statement.kind === 'Include') sort(statement.body);
      else if (statement.kind === 'FunctionDeclaration') functions.push(statement);
      else others.push(statement);
    }
  };
  sort(body);
  for (const statement of others) if (statement.kind === 'Import') generator.statement(statement);
  generator.statements(functions);
  generator.statements(others);
}
