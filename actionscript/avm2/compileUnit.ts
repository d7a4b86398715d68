import type { WrittenTrait } from './AbcWriter';
import { ClassCompiler, type FramesOf } from './ClassCompiler';
import { FunctionContext } from './FunctionContext';
import { compileFunction } from './functions';
import type { Linker, Resolved } from './Linker';
import { OP } from './OP';
import { leafOf, packageOf } from './PlayerApi';
import type { ScriptDefinition, Unit } from './Unit';

/** Compiles a file to a script. @returns the names of its classes */
export function compileUnit(link: Linker, unit: Unit, framesOf: FramesOf): string[] {
  unit.noteImports();
  const definitions = [...unit.definitions.values()];
  const classes = orderClasses(link, definitions);
  const traits: WrittenTrait[] = [];
  const indices = classes.map(() => link.writer.addClass());
  classes.forEach(({ self }, at) => {
    traits.push({ kind: 'class', name: link.nameOf(self), index: indices[at] });
  });
  classes.forEach(({ self, definition }, at) => {
    const { node } = definition;
    if (node.kind === 'Class')
      new ClassCompiler(link, definition, node, self, framesOf(self.name)).compile(indices[at] ?? 0);
  });
  for (const definition of definitions) addTrait(link, definition, traits);
  const statements = unit.body.filter(({ kind }) => kind !== 'Class' && kind !== 'FunctionDeclaration');
  const method = compileFunction(
    {
      link,
      names: unit.body.some((entry) => !unit.isInside(entry)) ? unit.outside : unit.inside,
      outer: [],
      isClosure: false,
      keepsVariables: true,
      depth: 1,
      before: (context) => {
        classes.forEach(({ self }, at) => {
          makeClass(context, self, indices[at] ?? 0);
        });
        for (const definition of definitions) makeFunction(context, definition);
      },
    },
    { at: 0, name: '', parameters: [], body: statements },
  );
  link.writer.addScript(method, traits);
  return classes.map(({ self }) => self.name);
}

interface OwnClass {
  readonly self: Resolved;
  readonly definition: ScriptDefinition;
}

/** Bases and interfaces before what extends and implements them. */
function orderClasses(link: Linker, definitions: readonly ScriptDefinition[]): OwnClass[] {
  const ordered = new Map<ScriptDefinition, OwnClass>();
  const waiting = new Set(definitions);
  const add = (definition: ScriptDefinition | undefined): void => {
    if (definition?.node.kind !== 'Class' || !waiting.delete(definition)) return;
    const { base, interfaces } = definition.node;
    for (const type of base ? [base, ...interfaces] : interfaces)
      add(definition.unit.resolve(type.name)?.definition);
    ordered.set(definition, { definition, self: link.resolvedOf(definition) });
  };
  for (const definition of definitions) add(definition);
  return [...ordered.values()];
}

/** Makes a class with all that it extends as its scopes. */
function makeClass(context: FunctionContext, self: Resolved, index: number): void {
  const { code, link } = context;
  const ancestors = link.ancestry(self).slice(0, -1);
  code.op(OP.getScopeObject, 1, 0);
  for (const ancestor of ancestors) code.op(OP.getLex, 1, link.nameOf(ancestor)).pushScope();
  const base = ancestors.at(-1);
  if (base) code.op(OP.getLex, 1, link.nameOf(base));
  else code.op(OP.pushNull, 1);
  code.op(OP.newClass, 0, index);
  ancestors.forEach(() => code.popScope());
  code.op(OP.initProperty, -2, link.nameOf(self));
}

function addTrait(link: Linker, definition: ScriptDefinition, traits: WrittenTrait[]): void {
  const { node, unit, isPrivate, qualified } = definition;
  const names = isPrivate ? unit.outside : unit.inside;
  const name = link.nameOf(link.resolvedOf(definition));
  switch (node.kind) {
    case 'FunctionDeclaration':
      // A function that is not a method has a prototype, and takes any number of arguments.
      traits.push({ kind: 'slot', name, type: link.writer.pool.name('Function') });
      return;
    case 'Variable': {
      const variable = node.variables.find((entry) => entry.name === leafOf(qualified));
      const context = new FunctionContext({ link, names, outer: [] }, 1);
      traits.push({ kind: node.isConst ? 'const' : 'slot', name, type: context.typeName(variable?.type) });
      return;
    }
    case 'Namespace': {
      const value = { index: link.namespaceOf(link.resolvedOf(definition), node.name) ?? 0, kind: 8 };
      traits.push({ kind: 'const', name, type: link.writer.pool.name('Namespace'), value });
      return;
    }
    default:
  }
}

function makeFunction(context: FunctionContext, definition: ScriptDefinition): void {
  const { node, unit, isPrivate } = definition;
  if (node.kind !== 'FunctionDeclaration') return;
  const { link, code } = context;
  const names = isPrivate ? unit.outside : unit.inside;
  const space = isPrivate ? unit.fileName : packageOf(definition.qualified);
  const path = space === '' ? node.code.name : `${space}:${node.code.name}`;
  const method = compileFunction({ link, names, outer: [], path, isClosure: true, depth: 1 }, node.code);
  code.op(OP.getScopeObject, 1, 0).op(OP.newFunction, 1, method);
  code.op(OP.initProperty, -2, link.nameOf(link.resolvedOf(definition)));
}
