import type { AssignExpression, Expression, UpdateExpression } from '../../syntax/Expression';
import type { ActionGenerator } from './ActionGenerator';
import { beginName, readName, readOwner, type Target } from './variables';
import { emitOperator } from './emitOperators';
import { SCRATCH } from './FunctionScope';

/** Writes an assignment. @param needsValue - whether its value stays on the stack */
export function emitAssign(
  generator: ActionGenerator,
  { target, operator, value, at }: AssignExpression,
  needsValue: boolean,
): void {
  const to = begin(generator, target);
  if (!to) return;
  if (operator === '=') generator.value(value);
  else if (operator === '&&=' || operator === '||=') {
    const binary = {
      kind: 'Binary',
      at,
      operator: operator.slice(0, 2),
      left: target,
      right: value,
    } as const;
    generator.value(binary);
  } else {
    generator.value(target);
    generator.value(value);
    emitOperator(generator, operator.slice(0, -1), at);
  }
  finish(generator, to, target, needsValue);
}

/** Writes `++` and `--`. @param needsValue - whether their value stays on the stack */
export function emitUpdate(
  generator: ActionGenerator,
  { operator, isPrefix, operand }: UpdateExpression,
  needsValue: boolean,
): void {
  const { code } = generator;
  const isOld = needsValue && !isPrefix;
  if (isOld) generator.value(operand);
  const to = begin(generator, operand);
  if (!to) return;
  generator.value(operand);
  if (generator.version > 4) code.plain(operator === '++' ? 'increment' : 'decrement');
  else code.push(1).plain(operator === '++' ? 'add' : 'subtract');
  finish(generator, to, operand, needsValue && !isOld);
}

/** Leaves on the stack what says where a value is put; undefined, and an error, for what is no place. */
export function begin(generator: ActionGenerator, target: Expression): Target | undefined {
  const { code } = generator;
  switch (target.kind) {
    case 'Name':
      return beginName(generator, target.name);
    case 'Member':
      readOwner(generator, target);
      code.push(target.name);
      return { kind: 'member' };
    case 'Index':
      generator.value(target.object);
      generator.value(target.index);
      return { kind: 'member' };
    case 'SlashPath':
      code.push(target.path);
      return { kind: 'variable' };
    case 'Call':
      if (target.callee.kind === 'Name' && target.callee.name === 'eval' && target.arguments.length === 1) {
        generator.value(target.arguments[0] as Expression);
        return { kind: 'variable' };
      }
      break;
    default:
  }
  generator.error(target.at, 'A value cannot be put here: a name, a member or an element was expected.');
  return undefined;
}

/** Puts the value on the stack where `begin` said. */
export function finish(
  generator: ActionGenerator,
  to: Target,
  target: Expression,
  needsValue: boolean,
): void {
  const { code } = generator;
  if (to.kind === 'register') {
    code.store(to.register);
    if (!needsValue) code.plain('pop');
    return;
  }
  const storesCopy = needsValue && generator.version > 4;
  if (storesCopy) code.store(SCRATCH);
  if (to.kind === 'variable') code.plain('setVariable');
  else code.plain(to.kind === 'property' ? 'setProperty' : 'setMember');
  if (storesCopy) code.pushRegister(SCRATCH);
  else if (needsValue && target.kind === 'Name') readName(generator, target.name);
  else if (needsValue) generator.value(target);
}
