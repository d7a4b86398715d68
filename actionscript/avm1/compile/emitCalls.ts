import type { CallExpression, Expression, NewExpression } from '../../syntax/Expression';
import { dottedName } from './dottedName';
import type { ActionGenerator } from './ActionGenerator';
import { isNested, readClass, readOwner, readThis } from './variables';
import { convertsWhenCalled } from './playerClasses';
import { emitPlayerFunction } from './playerFunctions';

/** Writes a call. @param needsValue - whether its value stays on the stack */
export function emitCall(generator: ActionGenerator, call: CallExpression, needsValue: boolean): void {
  if (call.callee.kind === 'Name' && isFree(generator, call.callee.name)) {
    if (emitPlayerFunction(generator, call.callee.name, call, needsValue)) return;
  }
  if (!emitCast(generator, call)) emitPlainCall(generator, call);
  if (!needsValue) generator.code.plain('pop');
}

/** True for a name that neither a function around nor the class around has. */
function isFree(generator: ActionGenerator, name: string): boolean {
  return (
    !generator.scope.declares(name) && generator.classes.memberOf(name, isNested(generator)) === undefined
  );
}

/** Of ActionScript 2: `Star(object)` is the object if it is a star, else null. */
function emitCast(generator: ActionGenerator, { callee, arguments: values }: CallExpression): boolean {
  const path = dottedName(callee);
  const [value] = values;
  if (path === undefined || values.length !== 1 || !value) return false;
  const [first = ''] = path.split('.');
  if (!isFree(generator, first)) return false;
  const name = generator.classes.resolve(path);
  if (name === undefined || convertsWhenCalled(name)) return false;
  readClass(generator, name);
  generator.value(value);
  generator.code.plain('castOp');
  return true;
}

function emitPlainCall(generator: ActionGenerator, { callee, arguments: values }: CallExpression): void {
  const { code } = generator;
  pushArguments(generator, values);
  switch (callee.kind) {
    case 'Name':
      callName(generator, callee.name);
      return;
    case 'Super':
      callSuper(generator);
      return;
    case 'Member':
      readOwner(generator, callee);
      code.push(callee.name).plain('callMethod');
      return;
    case 'Index':
      generator.value(callee.object);
      generator.value(callee.index);
      code.plain('callMethod');
      return;
    default:
      generator.value(callee);
      code.push(undefined).plain('callMethod');
  }
}

function callName(generator: ActionGenerator, name: string): void {
  const { code, classes, scope } = generator;
  const register = generator.registerOf(name);
  if (register !== undefined) {
    code.pushRegister(register).push(undefined).plain('callMethod');
    return;
  }
  const member = scope.declares(name) ? undefined : classes.memberOf(name, isNested(generator));
  if (member === undefined) {
    code.push(name).plain('callFunction');
    return;
  }
  if (member === 'this') readThis(generator);
  else readClass(generator, member.owner);
  code.push(name).plain('callMethod');
}

function callSuper({ code, scope }: ActionGenerator): void {
  const register = scope.registers.get('super');
  if (register === undefined) code.push('super').plain('callFunction');
  else code.pushRegister(register).push(undefined).plain('callMethod');
}

/** Arguments are on the stack from the last to the first, and their number. */
export function pushArguments(generator: ActionGenerator, values: readonly Expression[]): void {
  for (const value of [...values].reverse()) generator.value(value);
  generator.code.push(values.length);
}

/** Leaves a new object on the stack. */
export function emitNew(generator: ActionGenerator, { callee, arguments: values }: NewExpression): void {
  const { code } = generator;
  pushArguments(generator, values);
  if (callee.kind === 'Name') newName(generator, callee.name);
  else if (callee.kind === 'Member') {
    const path = dottedName(callee);
    const name = path === undefined ? undefined : generator.classes.resolve(path);
    if (name !== undefined) generator.classes.use(name);
    generator.value(callee.object);
    code.push(callee.name).plain('newMethod');
  } else if (callee.kind === 'Index') {
    generator.value(callee.object);
    generator.value(callee.index);
    code.plain('newMethod');
  } else {
    generator.value(callee);
    code.push(undefined).plain('newMethod');
  }
}

function newName(generator: ActionGenerator, name: string): void {
  const { code, classes, scope } = generator;
  const register = generator.registerOf(name);
  if (register !== undefined) {
    code.pushRegister(register).push(undefined).plain('newMethod');
    return;
  }
  const member = scope.declares(name) ? undefined : classes.memberOf(name, isNested(generator));
  if (member !== undefined) {
    if (member === 'this') readThis(generator);
    else readClass(generator, member.owner);
    code.push(name).plain('newMethod');
    return;
  }
  const className = scope.declares(name) ? undefined : classes.resolve(name);
  if (className !== undefined) classes.use(className);
  const dot = className?.lastIndexOf('.') ?? -1;
  if (className === undefined || dot < 0) {
    code.push(className ?? name).plain('newObject');
    return;
  }
  readClass(generator, className.slice(0, dot));
  code.push(className.slice(dot + 1)).plain('newMethod');
}
