import type { VariableStatement } from '../syntax/Declaration';
import type { Statement } from '../syntax/Statement';
import { emit } from './emit';
import type { FunctionContext } from './FunctionContext';
import { OP } from './OP';
import { emitPlace } from './references';

/** The position of methods that are made of the scripts of frames. */
export const FRAME = -1;

/** Gives members of an object their first values. */
export function assignAll(context: FunctionContext, statements: readonly VariableStatement[]): void {
  for (const { variables, isConst } of statements)
    for (const { name, value, at } of variables) {
      if (!value) continue;
      const reference = emitPlace(context, {
        kind: 'Member',
        at,
        object: { kind: 'This', at },
        name,
        nameAt: at,
      });
      emit(context, value);
      context.code.op(isConst ? OP.initProperty : OP.setProperty, -1 - reference.refs, reference.name);
    }
}

/** The names that a statement declares in its class. */
export function memberNames(statement: Statement): string[] {
  if (statement.kind === 'Variable') return statement.variables.map(({ name }) => name);
  if (statement.kind === 'FunctionDeclaration') return [statement.code.name];
  return statement.kind === 'Namespace' ? [statement.name] : [];
}
