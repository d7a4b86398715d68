import type { VariableStatement } from '../../syntax/Declaration';
import type { ImportStatement, Statement, SwitchStatement, TryStatement } from '../../syntax/Statement';
import { Register } from '../Instruction';
import { emitBody, emitFunction } from './emitFunctions';
import type { ActionGenerator } from './ActionGenerator';
import { emitDoWhile, emitFor, emitForIn, emitJump, emitWhile, leaveEnumerations } from './emitLoops';
import { readClass, readName } from './variables';
import { SCRATCH } from './FunctionScope';
import { beginIfLoaded } from './timelineFunctions';

/** Writes a statement; it leaves nothing on the stack. */
export function emitStatement(generator: ActionGenerator, statement: Statement): void {
  switch (statement.kind) {
    case 'Expression':
      generator.effect(statement.expression);
      return;
    case 'Variable':
      emitVariables(generator, statement);
      return;
    case 'FunctionDeclaration':
      emitFunction(generator, statement.code, statement.code.name);
      return;
    case 'Block':
      generator.statements(statement.body);
      return;
    case 'Include':
      emitBody(generator, statement.body);
      return;
    case 'If':
      emitIf(generator, statement);
      return;
    case 'Switch':
      emitSwitch(generator, statement);
      return;
    case 'Try':
      emitTry(generator, statement);
      return;
    case 'Empty':
      return;
    case 'Import':
      emitImport(generator, statement);
      return;
    default:
      emitMore(generator, statement);
  }
}

/** Classes that are imported by name must be there; of a package those that are. */
function emitImport(generator: ActionGenerator, { name, isAll, at }: ImportStatement): void {
  generator.classes.import(name, isAll);
  if (!isAll && generator.movie.isAs2 && !generator.classes.isClass(name)) generator.missingClass(at, name);
}

function emitMore(generator: ActionGenerator, statement: Statement): void {
  const { code } = generator;
  switch (statement.kind) {
    case 'For':
      emitFor(generator, statement);
      return;
    case 'ForIn':
      emitForIn(generator, statement);
      return;
    case 'While':
      emitWhile(generator, statement);
      return;
    case 'DoWhile':
      emitDoWhile(generator, statement);
      return;
    case 'Break':
    case 'Continue':
      emitJump(generator, statement);
      return;
    case 'Return':
      leaveEnumerations(generator, 0);
      if (statement.value) generator.value(statement.value);
      else code.push(undefined);
      code.plain('return');
      return;
    case 'Throw':
      generator.value(statement.value);
      code.plain('throw');
      return;
    default:
      emitAround(generator, statement);
  }
}

/** Statements that change what is around their bodies. */
function emitAround(generator: ActionGenerator, statement: Statement): void {
  const { code } = generator;
  switch (statement.kind) {
    case 'With': {
      const end = {};
      generator.value(statement.object);
      code.add({ kind: 'with', end });
      generator.withDepth++;
      generator.statement(statement.body);
      generator.withDepth--;
      code.mark(end);
      return;
    }
    case 'TellTarget':
      if (statement.target.kind === 'String') code.add({ kind: 'setTarget', text: statement.target.value });
      else {
        generator.value(statement.target);
        code.plain('setTarget2');
      }
      generator.statements(statement.body);
      code.add({ kind: 'setTarget', text: '' });
      return;
    case 'IfFrameLoaded':
      emitIfLoaded(generator, statement);
      return;
    case 'Labeled':
      generator.statement(statement.body);
      return;
    default:
      generator.error(statement.at, misplaced(statement.kind));
  }
}

function misplaced(kind: Statement['kind']): string {
  switch (kind) {
    case 'On':
    case 'OnClipEvent':
      return 'Handlers of events are scripts of instances: nothing can be around them.';
    case 'Class':
      return 'A class has a file of its own.';
    case 'InitClip':
      return '#initclip can only be outside of functions and blocks.';
    default:
      return 'This is a statement of ActionScript 3.';
  }
}

function emitIfLoaded(generator: ActionGenerator, statement: Statement & { kind: 'IfFrameLoaded' }): void {
  const { code } = generator;
  const otherwise = beginIfLoaded(generator, statement.arguments);
  generator.statements(statement.body);
  const end = {};
  if (statement.otherwise) code.jump(end);
  code.mark(otherwise);
  if (statement.otherwise) generator.statement(statement.otherwise);
  code.mark(end);
}

export function emitVariables(generator: ActionGenerator, { variables }: VariableStatement): void {
  const { code, version } = generator;
  for (const { name, value } of variables) {
    const register = generator.registerOf(name);
    if (register !== undefined) {
      if (!value) continue;
      generator.value(value);
      code.store(register).plain('pop');
    } else if (value) {
      code.push(name);
      generator.value(value);
      code.plain(version > 4 ? 'defineLocal' : 'setVariable');
    } else if (version > 4) code.push(name).plain('defineLocal2');
  }
}

function emitIf(
  generator: ActionGenerator,
  { condition, then, otherwise }: Statement & { kind: 'If' },
): void {
  const { code } = generator;
  const [other, end] = [{}, {}];
  generator.value(condition);
  code.plain('not').jumpIf(other);
  generator.statement(then);
  if (otherwise) {
    code.jump(end).mark(other);
    generator.statement(otherwise);
  } else code.mark(other);
  code.mark(end);
}

/** The value is in a register while it is compared with one case after another. */
function emitSwitch(generator: ActionGenerator, { value, cases }: SwitchStatement): void {
  const { code, version } = generator;
  const end = {};
  const labels = cases.map(() => ({}));
  generator.value(value);
  code.store(SCRATCH);
  cases.forEach((one, index) => {
    const label = labels[index];
    if (!one.value || !label) return;
    generator.value(one.value);
    code
      .plain(version > 5 ? 'strictEquals' : 'equals2')
      .jumpIf(label)
      .pushRegister(SCRATCH);
  });
  code.plain('pop').jump(labels[cases.findIndex((one) => !one.value)] ?? end);
  generator.leavables.push({ breaks: end, isEnumeration: false });
  cases.forEach(({ body }, index) => {
    const label = labels[index];
    if (label) code.mark(label);
    generator.statements(body);
  });
  generator.leavables.pop();
  code.mark(end);
}

function emitTry(generator: ActionGenerator, { body, catches, finalizer }: TryStatement): void {
  const { code } = generator;
  const [tryEnd, catchEnd, finallyEnd, rest] = [{}, {}, {}, {}];
  const [first] = catches;
  const isPlain = catches.length === 1 && (!first?.type || first.type.name === '*');
  const caught = !first ? undefined : isPlain ? first.name : new Register(SCRATCH);
  code.add({ kind: 'try', caught, tryEnd, catchEnd, finallyEnd, hasFinally: finalizer !== undefined });
  generator.statements(body);
  if (first) code.jump(rest);
  code.mark(tryEnd);
  if (first && isPlain) generator.statements(first.body);
  else if (first) emitCatches(generator, catches, rest);
  code.mark(catchEnd).mark(rest);
  if (finalizer) generator.statements(finalizer);
  code.mark(finallyEnd);
}

/** What is thrown goes to the first clause whose class it has, and on if there is none. */
function emitCatches(generator: ActionGenerator, catches: TryStatement['catches'], rest: object): void {
  const { code, classes } = generator;
  for (const { name, type, body } of catches) {
    const next = {};
    const className = type && type.name !== '*' ? type.name : undefined;
    if (className !== undefined) {
      code.pushRegister(SCRATCH);
      const qualified = classes.resolve(className);
      if (qualified === undefined) readName(generator, className);
      else readClass(generator, qualified);
      code.plain('instanceOf', 'not').jumpIf(next);
    }
    code.push(name).pushRegister(SCRATCH).plain('defineLocal');
    generator.statements(body);
    code.jump(rest).mark(next);
  }
  code.pushRegister(SCRATCH).plain('throw');
}
