import type { FunctionCode, FunctionStatement, VariableStatement } from '../../syntax/Declaration';
import type { Expression } from '../../syntax/Expression';
import type { Statement } from '../../syntax/Statement';
import { flatten, type ClassSource, type ClassTable } from './ClassTable';
import { emitFunction } from './emitFunctions';
import { functionUses } from './functionUses';
import type { ActionGenerator } from './ActionGenerator';
import { readClass } from './variables';

/** Registers of a script: the class and its prototype. */
const CLASS = 1;
const PROTOTYPE = 2;

/** The number for `ASSetPropFlags` that hides members from `for … in`. */
const HIDDEN = 1;

/** The names of functions that read and write a property. Source: movies of Adobe's compiler. */
const GETTER = '__get__';
const SETTER = '__set__';

/**
 * Writes the actions that make a class, where it is not there yet: its packages, the constructor, what it extends and
 * implements, methods, values and properties. Source: movies of Adobe's compiler.
 */
export function emitClass(generator: ActionGenerator, source: ClassSource, table: ClassTable): void {
  const { code } = generator;
  const { name, statement } = source;
  const exists = {};
  emitPackages(generator, name);
  readGlobal(generator, name);
  code.plain('not', 'not').jumpIf(exists);
  const [owner, leaf] = splitName(name);
  readGlobal(generator, owner);
  code.push(leaf);
  const body = flatten(statement.body);
  emitMethod(generator, source, constructorOf(source, body), false);
  code.store(CLASS).plain('setMember');
  if (table.extendsItself(name))
    generator.error(statement.at, `${name} extends itself: its base classes form a cycle.`);
  emitBase(generator, source);
  code.pushRegister(CLASS).push('prototype').plain('getMember').store(PROTOTYPE).plain('pop');
  emitInterfaces(generator, source, table);
  if (!statement.isInterface) emitMembers(generator, source, body);
  code.push(HIDDEN, null);
  readGlobal(generator, name);
  code.push('prototype').plain('getMember').push(3, 'ASSetPropFlags').plain('callFunction', 'pop');
  code.mark(exists);
}

function splitName(name: string): [owner: string, leaf: string] {
  const dot = name.lastIndexOf('.');
  return [name.slice(0, Math.max(0, dot)), name.slice(dot + 1)];
}

/** Leaves `_global.a.b` on the stack; `_global` itself for no name. */
function readGlobal({ code }: ActionGenerator, name: string): void {
  code.push('_global').plain('getVariable');
  if (name !== '') for (const part of name.split('.')) code.push(part).plain('getMember');
}

/** Packages are objects. */
function emitPackages(generator: ActionGenerator, name: string): void {
  const { code } = generator;
  const parts = name.split('.').slice(0, -1);
  parts.forEach((part, index) => {
    const exists = {};
    readGlobal(generator, parts.slice(0, index + 1).join('.'));
    code.plain('not', 'not').jumpIf(exists);
    readGlobal(generator, parts.slice(0, index).join('.'));
    code.push(part, 0, 'Object').plain('newObject', 'setMember').mark(exists);
  });
}

/** A constructor without `super` begins with a call of that of its base. */
function constructorOf({ name, statement }: ClassSource, body: readonly Statement[]): FunctionCode {
  const [, leaf] = splitName(name);
  const own = body.find(
    (one): one is FunctionStatement =>
      one.kind === 'FunctionDeclaration' &&
      one.code.name === leaf &&
      !one.code.accessor &&
      !one.modifiers.isStatic,
  );
  const { at, base } = statement;
  const code = own?.code ?? { at, name: leaf, parameters: [] };
  const statements = code.body ?? [];
  if (!base || statement.isInterface || functionUses(statements).usesSuper) return code;
  const call: Expression = { kind: 'Call', at, callee: { kind: 'Super', at }, arguments: [] };
  return { ...code, body: [{ kind: 'Expression', at, expression: call }, ...statements] };
}

/** Leaves a function on the stack whose names can be members of the class. */
function emitMethod(
  generator: ActionGenerator,
  { name }: ClassSource,
  code: FunctionCode,
  isStatic: boolean,
): void {
  generator.classes.own = { name, isStatic };
  emitFunction(generator, code, '');
  generator.classes.own = undefined;
}

function emitBase(generator: ActionGenerator, { name, base, statement }: ClassSource): void {
  if (base === undefined || statement.isInterface) return;
  if (!generator.classes.canExtend(base)) generator.missingClass(statement.base?.at ?? statement.at, base);
  readGlobal(generator, name);
  readClass(generator, base);
  generator.code.plain('extends');
}

function emitInterfaces(
  generator: ActionGenerator,
  { name, statement, imports }: ClassSource,
  table: ClassTable,
): void {
  const interfaces = statement.interfaces.map((one) => table.qualify(one.name, imports, name));
  if (interfaces.length === 0) return;
  const { code } = generator;
  for (const each of [...interfaces].reverse()) readClass(generator, each);
  code.push(interfaces.length);
  readGlobal(generator, name);
  code.plain('implementsOp');
}

/** Methods first, then values, then properties, as Adobe's compiler does. */
function emitMembers(generator: ActionGenerator, source: ClassSource, body: readonly Statement[]): void {
  const { code } = generator;
  const [, leaf] = splitName(source.name);
  const properties = new Map<string, Set<string>>();
  const values: VariableStatement[] = [];
  for (const member of body) {
    if (member.kind === 'Variable') values.push(member);
    if (member.kind !== 'FunctionDeclaration') {
      if (member.kind !== 'Variable' && member.kind !== 'Empty')
        generator.error(member.at, 'A class has only variables and functions.');
      continue;
    }
    const { modifiers, code: method } = member;
    const isStatic = modifiers.isStatic ?? false;
    if (method.name === leaf && !method.accessor && !isStatic) continue;
    const register = isStatic ? CLASS : PROTOTYPE;
    const prefix = method.accessor === 'get' ? GETTER : method.accessor === 'set' ? SETTER : '';
    if (method.accessor) noteProperty(properties, `${register} ${method.name}`, method.accessor);
    code.pushRegister(register).push(prefix + method.name);
    const written = method.accessor === 'set' ? setterOf(source, method, isStatic) : method;
    emitMethod(generator, source, written, isStatic);
    code.plain('setMember');
  }
  generator.classes.own = { name: source.name, isStatic: true };
  for (const each of values) emitValues(generator, each);
  generator.classes.own = undefined;
  emitProperties(generator, properties);
}

/** A setter ends with the value of the property. Source: movies of Adobe's compiler. */
function setterOf({ name }: ClassSource, method: FunctionCode, isStatic: boolean): FunctionCode {
  const { at, body = [] } = method;
  const object: Expression = isStatic ? pathExpression(name, at) : { kind: 'This', at };
  const callee: Expression = { kind: 'Member', at, object, name: GETTER + method.name, nameAt: at };
  const value: Expression = { kind: 'Call', at, callee, arguments: [] };
  return { ...method, body: [...body, { kind: 'Return', at, value }] };
}

/** A name with its package as an expression. */
function pathExpression(path: string, at: number): Expression {
  const [first = '', ...rest] = path.split('.');
  return rest.reduce<Expression>((object, name) => ({ kind: 'Member', at, object, name, nameAt: at }), {
    kind: 'Name',
    at,
    name: first,
  });
}

function noteProperty(properties: Map<string, Set<string>>, key: string, accessor: string): void {
  const accessors = properties.get(key) ?? new Set();
  properties.set(key, accessors.add(accessor));
}

function emitValues(generator: ActionGenerator, { variables, modifiers }: VariableStatement): void {
  const { code } = generator;
  for (const { name, value } of variables) {
    if (!value) continue;
    code.pushRegister(modifiers.isStatic ? CLASS : PROTOTYPE).push(name);
    generator.value(value);
    code.plain('setMember');
  }
}

function emitProperties(
  generator: ActionGenerator,
  properties: ReadonlyMap<string, ReadonlySet<string>>,
): void {
  const { code } = generator;
  for (const [key, accessors] of [...properties].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const [register = '', name = ''] = key.split(' ');
    for (const [accessor, prefix] of [
      ['set', SETTER],
      ['get', GETTER],
    ] as const) {
      if (accessors.has(accessor))
        code
          .pushRegister(Number(register))
          .push(prefix + name)
          .plain('getMember');
      else emitFunction(generator, { at: 0, name: '', parameters: [], body: [] }, '');
    }
    code.push(name, 3).pushRegister(Number(register)).push('addProperty').plain('callMethod', 'pop');
  }
}
