import type {
  ForInStatement,
  ForStatement,
  JumpStatement,
  Statement,
  WhileStatement,
} from '../../syntax/Statement';
import { begin, finish } from './emitAssignments';
import { dottedName } from './dottedName';
import type { ActionGenerator } from './ActionGenerator';
import { SCRATCH } from './FunctionScope';

export function emitWhile(generator: ActionGenerator, { condition, body }: WhileStatement): void {
  const { code } = generator;
  const [start, end] = [{}, {}];
  code.mark(start);
  generator.value(condition);
  code.plain('not').jumpIf(end);
  emitLoopBody(generator, body, end, start);
  code.jump(start).mark(end);
}

export function emitDoWhile(generator: ActionGenerator, { condition, body }: WhileStatement): void {
  const { code } = generator;
  const [start, end, test] = [{}, {}, {}];
  code.mark(start);
  emitLoopBody(generator, body, end, test);
  code.mark(test);
  generator.value(condition);
  code.jumpIf(start).mark(end);
}

export function emitFor(generator: ActionGenerator, { first, condition, update, body }: ForStatement): void {
  const { code } = generator;
  const [start, end, next] = [{}, {}, {}];
  if (first?.kind === 'Variable') generator.statement(first);
  else if (first) generator.effect(first);
  code.mark(start);
  if (condition) {
    generator.value(condition);
    code.plain('not').jumpIf(end);
  }
  emitLoopBody(generator, body, end, next);
  code.mark(next);
  if (update) generator.effect(update);
  code.jump(start).mark(end);
}

/** Names are on the stack, the last one first; null is below them. */
export function emitForIn(
  generator: ActionGenerator,
  { isEach, target, object, body, at }: ForInStatement,
): void {
  const { code, version } = generator;
  if (isEach) generator.error(at, '"for each" is a statement of ActionScript 3.');
  const [start, end] = [{}, {}];
  const path = object.kind === 'This' ? 'this' : dottedName(object);
  if (version < 6 && path !== undefined) code.push(path).plain('enumerate');
  else {
    generator.value(object);
    code.plain('enumerate2');
  }
  code.mark(start).store(SCRATCH).push(null).plain('equals2').jumpIf(end);
  emitEnumerated(generator, target);
  generator.leavables.push({ breaks: end, continues: start, isEnumeration: true });
  generator.statement(body);
  generator.leavables.pop();
  code.jump(start).mark(end);
}

/** Puts the name that is in the register where the loop says. */
function emitEnumerated(generator: ActionGenerator, target: ForInStatement['target']): void {
  const { code } = generator;
  if (target.kind !== 'Variable') {
    const to = begin(generator, target);
    if (!to) return;
    code.pushRegister(SCRATCH);
    finish(generator, to, target, false);
    return;
  }
  const name = target.variables[0]?.name ?? '';
  const register = generator.registerOf(name);
  if (register !== undefined) code.pushRegister(SCRATCH).store(register).plain('pop');
  else code.push(name).pushRegister(SCRATCH).plain('defineLocal');
}

function emitLoopBody(generator: ActionGenerator, body: Statement, breaks: object, continues: object): void {
  generator.leavables.push({ breaks, continues, isEnumeration: false });
  generator.statement(body);
  generator.leavables.pop();
}

/** Writes `break` or `continue`. */
export function emitJump(generator: ActionGenerator, { kind, at, label }: JumpStatement): void {
  const { leavables, code } = generator;
  if (label !== undefined)
    generator.error(at, `${kind === 'Break' ? 'break' : 'continue'} with a label is of ActionScript 3.`);
  const isBreak = kind === 'Break';
  let index = leavables.length - 1;
  while (index >= 0 && !isBreak && !leavables[index]?.continues) index--;
  const target = leavables[index];
  if (!target) {
    generator.error(
      at,
      isBreak ? 'break can only be in a loop or switch.' : 'continue can only be in a loop.',
    );
    return;
  }
  leaveEnumerations(generator, isBreak ? index : index + 1);
  code.jump(isBreak ? target.breaks : (target.continues ?? target.breaks));
}

/** Takes away the names of the enumerations from a depth on that are not yet done. */
export function leaveEnumerations({ leavables, code }: ActionGenerator, from: number): void {
  for (const { isEnumeration } of leavables.slice(from).reverse()) {
    if (!isEnumeration) continue;
    const next = {};
    code.mark(next).push(null).plain('equals2', 'not').jumpIf(next);
  }
}
