import type { TypeName } from '../syntax/Declaration';
import { CodeWriter, type Label } from './CodeWriter';
import type { Linker, Resolved } from './Linker';
import { OP } from './OP';
import type { NameTable } from './Unit';

/** The class around code. */
export interface Owner {
  readonly self: Resolved;
  /** The names of its members and those that it inherits from classes of the program. */
  readonly members: ReadonlySet<string>;
  /** Namespaces of what it can see, the most private first. */
  readonly spaces: readonly number[];
  /** Namespaces that the class and what it extends declare, by their names. */
  readonly namespaces: ReadonlyMap<string, number>;
  /** Names of namespaces that `use namespace` opens in the whole class. */
  readonly used: readonly string[];
}

/** Where code can jump out of: loops, switches, labels; and what must be done on the way. */
export interface Exit {
  readonly labels?: readonly string[];
  readonly breaks?: Label;
  readonly continues?: Label;
  /** A block with a label: only a `break` with that label ends it. */
  readonly isLabelOnly?: boolean;
  readonly isSwitch?: boolean;
  /** Runs a `finally` block, and continues after it. */
  readonly leave?: () => void;
  readonly popsScope?: boolean;
}

export interface Variable {
  readonly register: number;
  readonly type?: TypeName;
}

/** Where code is, and what it sees. */
export interface CodePlace {
  readonly link: Linker;
  readonly names: NameTable;
  readonly owner?: Owner;
  /** Names that functions around it have. */
  readonly outer: readonly ReadonlySet<string>[];
  /** Names of namespaces that functions around it opened. */
  readonly used?: readonly string[];
  /** Names of variables that functions around it declare without a scope of their own. */
  readonly declared?: ReadonlySet<string>;
  /** True within `with` or a filter: a name can be a member of any object. */
  readonly seesObjects?: boolean;
  /** The name of the function for messages of the player, `ui:Star/private:init`; empty for one without a name. */
  readonly path?: string;
}

/** What code of one function needs while it is compiled. */
export class FunctionContext {
  readonly code: CodeWriter;
  readonly variables = new Map<string, Variable>();
  /** Variables that inner functions share, by their slots. */
  readonly slots = new Map<string, number>();
  activation?: number;
  /** Registers that hold the scopes: a handler pushes them anew. */
  readonly scopeRegisters: { register: number; isWith: boolean }[] = [];
  readonly exits: Exit[] = [];
  /** Labels of the statement that follows. */
  labels: string[] = [];
  setsXmlSpace = false;
  usesArguments = false;
  /** Expressions inside a filter or `with`: no register holds their names. */
  depthOfWith = 0;
  /** Names that a scope of its own contains: those of what was caught. */
  readonly hidden = new Set<string>();
  /** Constants of the class that get their values in this function: its constructor, or the code that makes the class. */
  constants: ReadonlySet<string> = new Set();
  readonly link: Linker;
  readonly names: NameTable;
  readonly owner: Owner | undefined;
  readonly outer: readonly ReadonlySet<string>[];
  /** Names of namespaces that this function and those around it opened. */
  readonly used: string[];
  readonly path: string;
  declared: ReadonlySet<string>;
  private readonly isInside: boolean;
  private readonly setCache = new Map<string, number>();

  constructor(place: CodePlace, parameters: number) {
    const {
      link,
      names,
      owner,
      outer,
      used = [],
      path = '',
      declared = NO_NAMES,
      seesObjects = false,
    } = place;
    this.link = link;
    this.names = names;
    this.owner = owner;
    this.outer = outer;
    this.used = [...used];
    this.path = path;
    this.declared = declared;
    this.isInside = seesObjects;
    this.code = new CodeWriter(link.writer.pool, parameters);
  }

  error(at: number, message: string): void {
    this.link.error(at, message);
  }

  /** True within `with` or a filter: a name can be a member of any object. */
  get seesObjects(): boolean {
    return this.isInside || this.depthOfWith > 0;
  }

  /** True for a name that a function or a class around the code has. */
  isShadowed(name: string): boolean {
    return (
      this.hidden.has(name) ||
      this.slots.has(name) ||
      this.outer.some((names) => names.has(name)) ||
      this.owner?.members.has(name) === true
    );
  }

  /** The place of the set of namespaces in which members are looked for; those of imported packages for free names. */
  spaceSet(isFree: boolean): number {
    const key = isFree ? 'free' : 'member';
    let set = this.setCache.get(key);
    if (set === undefined) this.setCache.set(key, (set = this.makeSet(isFree)));
    return set;
  }

  /** The place of a name: in all namespaces that the code sees. */
  member(name: string, isAttribute = false): number {
    const { pool } = this.link.writer;
    if (!isAttribute) return pool.multiname(this.spaceSet(false), name);
    const top = this.link.packageSpace('');
    const used = this.usedSpaces();
    return used.length === 0
      ? pool.qualified(top, name, true)
      : pool.multiname(pool.namespaceSet([top, ...used]), name, true);
  }

  free(name: string): number {
    return this.link.writer.pool.multiname(this.spaceSet(true), name);
  }

  /** The code that follows sees what is in namespaces. */
  useNamespaces(names: readonly string[]): void {
    const more = names.filter((name) => !this.used.includes(name));
    if (more.length === 0) return;
    for (const name of more) this.used.push(name);
    this.setCache.clear();
  }

  /** The place of a namespace that the class, the program or the player declares. */
  namespaceNamed(name: string): number | undefined {
    return this.owner?.namespaces.get(name) ?? this.link.namespaceNamed(this.names, name);
  }

  /** The namespaces that `use namespace` opened. */
  usedSpaces(): number[] {
    const names = new Set([...this.names.used, ...(this.owner?.used ?? []), ...this.used]);
    return [...names].flatMap((name) => this.namespaceNamed(name) ?? []);
  }

  private makeSet(isFree: boolean): number {
    const { link, names, owner } = this;
    const spaces = new Set<number>(owner?.spaces ?? []);
    if (names.unit) spaces.add(names.unit.privateSpace);
    spaces.add(link.packageSpace(''));
    spaces.add(link.internalSpace(names.packageName));
    if (isFree) {
      spaces.add(link.packageSpace(names.packageName));
      for (const name of names.wildcards) spaces.add(link.packageSpace(name));
    }
    spaces.add(link.namespaceOf(undefined, 'AS3') ?? 0);
    for (const space of this.usedSpaces()) spaces.add(space);
    return link.writer.pool.namespaceSet([...spaces]);
  }

  /** The place of the name of a type; 0 for none. Names that are unknown are errors. */
  typeName(type: TypeName | undefined): number {
    if (!type || type.name === '*') return 0;
    const { link, names } = this;
    const { pool } = link.writer;
    if (type.name === 'void') return pool.name('void');
    const resolved = names.resolve(type.name);
    if (!resolved || (resolved.definition && resolved.definition.node.kind !== 'Class')) {
      link.missing(
        type.at,
        `Unknown type ${type.name.slice(0, 100)}: neither an import, a source path nor the player has it.`,
      );
      return 0;
    }
    const name = link.nameOf(resolved);
    return type.argument ? pool.typeName(name, this.typeName(type.argument)) : name;
  }

  /** Makes the value on the stack one of a type. */
  coerce(type: TypeName | undefined): void {
    const simple = type && !type.argument ? COERCIONS.get(type.name) : undefined;
    if (simple !== undefined) this.code.op(simple, 0);
    else if (!type || type.name === '*') this.code.op(OP.coerceA, 0);
    else {
      const name = this.typeName(type);
      if (name !== 0) this.code.op(OP.coerce, 0, name);
    }
  }

  /** Pushes what a variable of a type holds before anything is assigned. */
  pushInitial(type: TypeName | undefined): void {
    const { code } = this;
    switch (type?.name) {
      case undefined:
      case '*':
        code.op(OP.pushUndefined, 1).op(OP.coerceA, 0);
        return;
      case 'int':
        code.number(0);
        return;
      case 'uint':
        code.number(0).op(OP.convertU, 0);
        return;
      case 'Number':
        code.op(OP.pushNaN, 1);
        return;
      case 'Boolean':
        code.op(OP.pushFalse, 1);
        return;
      default:
        code.op(OP.pushNull, 1);
        this.coerce(type);
    }
  }
}

const NO_NAMES: ReadonlySet<string> = new Set();

const COERCIONS: ReadonlyMap<string, number> = new Map([
  ['int', OP.convertI],
  ['uint', OP.convertU],
  ['Number', OP.convertD],
  ['Boolean', OP.convertB],
  ['String', OP.coerceS],
]);
