import type { ArrayLiteral, Expression, ObjectLiteral } from '../../syntax/Expression';
import { emitAssign, emitUpdate } from './emitAssignments';
import { emitCall, emitNew } from './emitCalls';
import { dottedName } from './dottedName';
import { emitFunction } from './emitFunctions';
import type { ActionGenerator } from './ActionGenerator';
import { readName, readOwner, readThis } from './variables';
import { emitBinary, emitConditional, emitUnary } from './emitOperators';

/** Leaves the value of an expression on the stack. */
export function emitValue(generator: ActionGenerator, expression: Expression): void {
  const { code } = generator;
  switch (expression.kind) {
    case 'Number':
    case 'String':
      code.push(expression.value);
      return;
    case 'True':
    case 'False':
      code.push(expression.kind === 'True');
      return;
    case 'Null':
      code.push(null);
      return;
    case 'This':
      readThis(generator);
      return;
    case 'Super':
      readSuper(generator);
      return;
    case 'Name':
      readName(generator, expression.name);
      return;
    case 'SlashPath':
      code.push(expression.path).plain('getVariable');
      return;
    case 'Member':
      noteClass(generator, expression);
      readOwner(generator, expression);
      code.push(expression.name).plain('getMember');
      return;
    case 'Index':
      generator.value(expression.object);
      generator.value(expression.index);
      code.plain('getMember');
      return;
    default:
      emitOperation(generator, expression);
  }
}

function emitOperation(generator: ActionGenerator, expression: Expression): void {
  switch (expression.kind) {
    case 'Unary':
      emitUnary(generator, expression);
      return;
    case 'Binary':
      emitBinary(generator, expression);
      return;
    case 'Conditional':
      emitConditional(generator, expression);
      return;
    case 'Assign':
      emitAssign(generator, expression, true);
      return;
    case 'Update':
      emitUpdate(generator, expression, true);
      return;
    case 'Call':
      emitCall(generator, expression, true);
      return;
    case 'New':
      emitNew(generator, expression);
      return;
    case 'Function':
      emitFunctionValue(generator, expression.code);
      return;
    case 'Array':
      emitArray(generator, expression);
      return;
    case 'Object':
      emitObject(generator, expression);
      return;
    default:
      generator.error(expression.at, 'This is an expression of ActionScript 3.');
  }
}

/** Does what an expression does and leaves nothing on the stack. */
export function emitEffect(generator: ActionGenerator, expression: Expression): void {
  switch (expression.kind) {
    case 'Assign':
      emitAssign(generator, expression, false);
      return;
    case 'Update':
      emitUpdate(generator, expression, false);
      return;
    case 'Call':
      emitCall(generator, expression, false);
      return;
    case 'Binary':
      if (expression.operator === ',') {
        emitEffect(generator, expression.left);
        emitEffect(generator, expression.right);
        return;
      }
      break;
    default:
  }
  generator.value(expression);
  generator.code.plain('pop');
}

function readSuper({ code, scope }: ActionGenerator): void {
  const register = scope.registers.get('super');
  if (register === undefined) code.push('super').plain('getVariable');
  else code.pushRegister(register);
}

/** A function with a name is a variable as soon as it is made. */
function emitFunctionValue(generator: ActionGenerator, code: Parameters<typeof emitFunction>[1]): void {
  emitFunction(generator, code, code.name);
  if (code.name !== '') generator.code.push(code.name).plain('getVariable');
}

/** Elements are on the stack from the last to the first. */
function emitArray(generator: ActionGenerator, { elements }: ArrayLiteral): void {
  for (const element of [...elements].reverse()) {
    if (element) generator.value(element);
    else generator.code.push(undefined);
  }
  generator.code.push(elements.length).plain('initArray');
}

function emitObject(generator: ActionGenerator, { properties }: ObjectLiteral): void {
  for (const { name, value } of properties) {
    generator.code.push(name);
    generator.value(value);
  }
  generator.code.push(properties.length).plain('initObject');
}

/** Notes a class that is named with its package. */
function noteClass(generator: ActionGenerator, expression: Expression): void {
  const path = dottedName(expression);
  if (path === undefined) return;
  const [first = ''] = path.split('.');
  if (generator.scope.declares(first)) return;
  const name = generator.classes.resolve(path);
  if (name !== undefined) generator.classes.use(name);
}
