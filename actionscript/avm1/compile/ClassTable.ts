import type { ClassStatement } from '../../syntax/Declaration';
import type { Sources } from '../../syntax/Sources';
import { MAX_BASES, type ScriptError, type SourceText } from '../../syntax/SourceText';
import type { ImportStatement, Statement } from '../../syntax/Statement';
import { isPlayerClass, playerMembers } from './playerClasses';

/** A class or interface with a source. */
export interface ClassSource {
  /** With its package. */
  readonly name: string;
  readonly statement: ClassStatement;
  readonly imports: readonly ImportStatement[];
  /** The class that it extends, with its package; undefined for none. */
  readonly base: string | undefined;
  readonly errors: readonly ScriptError[];
  /** The texts that positions in the class are in. */
  readonly sources: Sources;
  readonly members: ReadonlySet<string>;
  readonly statics: ReadonlySet<string>;
}

export interface ClassMember {
  readonly isStatic: boolean;
  /** The class that has it, with its package. */
  readonly owner: string;
}

export interface ParsedClassFile {
  readonly statements: readonly Statement[];
  readonly errors: readonly ScriptError[];
  readonly sources: Sources;
}

/** The classes of the user, each read once. */
export class ClassTable {
  private readonly sources = new Map<string, SourceText | undefined>();
  private readonly classes = new Map<string, ClassSource | undefined>();

  constructor(
    private readonly find: (name: string) => SourceText | undefined,
    private readonly parse: (source: SourceText) => ParsedClassFile,
  ) {}

  /** True for a class whose file defines it: names of files may differ in case. */
  has(name: string): boolean {
    return this.get(name) !== undefined;
  }

  /** A class by its name with the package; undefined if it has no source, or that holds no such class. */
  get(name: string): ClassSource | undefined {
    if (!this.classes.has(name)) {
      const source = this.sourceOf(name);
      // Classes that extend one another in a circle are not there while they are read.
      this.classes.set(name, undefined);
      this.classes.set(name, source && this.read(name, source));
    }
    return this.classes.get(name);
  }

  sourceOf(name: string): SourceText | undefined {
    if (!this.sources.has(name)) this.sources.set(name, this.find(name));
    return this.sources.get(name);
  }

  /** True for a class that is among its own base classes. */
  extendsItself(name: string): boolean {
    let base = this.get(name)?.base;
    for (let depth = 0; base !== undefined && base !== name && depth < MAX_BASES; depth++)
      base = this.get(base)?.base;
    return base === name;
  }

  /** What an own or inherited member of a class is; undefined for none. */
  member(className: string, name: string): ClassMember | undefined {
    let owner: string | undefined = className;
    for (let depth = 0; owner !== undefined && depth < MAX_BASES; depth++) {
      const source = this.get(owner);
      if (!source) return playerMembers(owner).has(name) ? { isStatic: false, owner } : undefined;
      if (source.members.has(name)) return { isStatic: false, owner };
      if (source.statics.has(name)) return { isStatic: true, owner };
      owner = source.base;
    }
    return undefined;
  }

  /** A type as a class file names it, with its package. */
  qualify(name: string, imports: readonly ImportStatement[], own: string): string {
    if (name.includes('.')) return name;
    const exact = imports.find((one) => !one.isAll && one.name.slice(one.name.lastIndexOf('.') + 1) === name);
    if (exact) return exact.name;
    const around = own.slice(0, Math.max(0, own.lastIndexOf('.')));
    const packages = [
      ...(around === '' ? [] : [around]),
      ...imports.filter((one) => one.isAll).map((one) => one.name),
    ];
    const full = packages.map((one) => `${one}.${name}`).find((one) => isPlayerClass(one) || this.has(one));
    return full ?? name;
  }

  private read(name: string, source: SourceText): ClassSource | undefined {
    const { statements, errors, sources } = this.parse(source);
    const all = statements.flatMap((one) => (one.kind === 'Include' ? one.body : [one]));
    const imports = all.filter((one): one is ImportStatement => one.kind === 'Import');
    const statement = all.find((one): one is ClassStatement => one.kind === 'Class');
    if (!statement) {
      if (errors.length === 0) return undefined;
      return { name, statement: emptyClass(name), imports, base: undefined, errors, sources, ...NO_MEMBERS };
    }
    if (statement.name !== name) return undefined;
    const { base } = statement;
    return {
      name,
      statement,
      imports,
      base: base && this.qualify(base.name, imports, name),
      errors,
      sources,
      ...membersOf(statement.body),
    };
  }
}

const NO_MEMBERS = { members: new Set<string>(), statics: new Set<string>() };

function emptyClass(name: string): ClassStatement {
  return { kind: 'Class', at: 0, name, modifiers: {}, isInterface: false, interfaces: [], body: [] };
}

function membersOf(body: readonly Statement[]): Pick<ClassSource, 'members' | 'statics'> {
  const [members, statics] = [new Set<string>(), new Set<string>()];
  for (const statement of flatten(body)) {
    if (statement.kind !== 'Variable' && statement.kind !== 'FunctionDeclaration') continue;
    const set = statement.modifiers.isStatic ? statics : members;
    if (statement.kind === 'Variable') for (const { name } of statement.variables) set.add(name);
    else set.add(statement.code.name);
  }
  return { members, statics };
}

/** The statements of a class with those of the files that it includes. */
export function flatten(body: readonly Statement[]): Statement[] {
  return body.flatMap((one) => (one.kind === 'Include' ? flatten(one.body) : [one]));
}
