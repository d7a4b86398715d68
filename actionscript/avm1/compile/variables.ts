import type { Expression } from '../../syntax/Expression';
import type { ActionGenerator } from './ActionGenerator';
import { dottedName } from './dottedName';
import { propertyNumber } from './playerClasses';

type MemberExpression = Extract<Expression, { kind: 'Member' }>;

/** Constants that the compiler writes itself. */
const NEW_LINE = '\n';

/** Leaves the value of a name on the stack. */
export function readName(generator: ActionGenerator, name: string): void {
  const { code } = generator;
  const register = generator.registerOf(name);
  if (register !== undefined) code.pushRegister(register);
  else if (generator.scope.declares(name)) code.push(name).plain('getVariable');
  else if (!readConstant(generator, name) && !readMember(generator, name)) readVariable(generator, name);
}

function readConstant(generator: ActionGenerator, name: string): boolean {
  if (name === 'undefined' && generator.version > 4) generator.code.push(undefined);
  else if (name === 'newline') generator.code.push(NEW_LINE);
  else return false;
  return true;
}

/** Members of the class around, and classes with packages. */
function readMember(generator: ActionGenerator, name: string): boolean {
  const { classes, code } = generator;
  const member = classes.memberOf(name, isNested(generator));
  if (member === undefined) {
    const className = classes.resolve(name);
    if (className === undefined) return false;
    readClass(generator, className);
    return true;
  }
  if (member === 'this') readThis(generator);
  else readClass(generator, member.owner);
  code.push(name).plain('getMember');
  return true;
}

function readVariable(generator: ActionGenerator, name: string): void {
  const { code } = generator;
  const property = numberOf(generator, name);
  if (property === undefined) code.push(name).plain('getVariable');
  else code.push('', property).plain('getProperty');
}

/** Inside `with` a property is that of its object, which only variables reach. */
function numberOf(generator: ActionGenerator, name: string): number | undefined {
  return generator.withDepth > 0 ? undefined : propertyNumber(generator.folded(name));
}

/** Leaves `this` on the stack. */
export function readThis(generator: ActionGenerator): void {
  const register = generator.registerOf('this');
  if (register === undefined) generator.code.push('this').plain('getVariable');
  else generator.code.pushRegister(register);
}

/** Leaves a class on the stack. @param name - with its package */
export function readClass(generator: ActionGenerator, name: string): void {
  const { code, classes } = generator;
  classes.use(name);
  const [first = '', ...rest] = name.split('.');
  code.push(first).plain('getVariable');
  for (const part of rest) code.push(part).plain('getMember');
}

/**
 * Leaves the object of a member on the stack. A static member is read of the class that declares it, also where the code
 * names a class that inherits it: classes inherit nothing while they run. Source: Adobe's reference of `static`.
 */
export function readOwner(generator: ActionGenerator, { object, name }: MemberExpression): void {
  const { classes, scope } = generator;
  const path = dottedName(object);
  const isFree = path !== undefined && !scope.declares(path.split('.')[0] ?? '');
  const owner = isFree ? classes.ownerOfStatic(path, name) : undefined;
  if (owner === undefined) generator.value(object);
  else readClass(generator, owner);
}

/** True in a function within a function: `this` is another object there. */
export function isNested({ scope }: ActionGenerator): boolean {
  return scope.parent?.isFunction ?? false;
}

/** Where a value can be put. */
export type Target =
  | { readonly kind: 'register'; readonly register: number }
  | { readonly kind: 'variable' | 'property' | 'member' };

/** Leaves on the stack what says where a named value is put: nothing, a name, a property, an object and a name. */
export function beginName(generator: ActionGenerator, name: string): Target {
  const { code, classes, scope } = generator;
  const register = generator.registerOf(name);
  if (register !== undefined && scope.names.has(name)) return { kind: 'register', register };
  if (!scope.declares(name)) {
    const member = classes.memberOf(name, isNested(generator));
    if (member !== undefined) {
      if (member === 'this') readThis(generator);
      else readClass(generator, member.owner);
      code.push(name);
      return { kind: 'member' };
    }
    const property = numberOf(generator, name);
    if (property !== undefined) {
      code.push('', property);
      return { kind: 'property' };
    }
  }
  code.push(name);
  return { kind: 'variable' };
}
