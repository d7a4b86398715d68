import type { ClassTable } from './ClassTable';
import { isPlayerClass } from './playerClasses';

/** A class of the user while its methods are compiled. */
export interface OwnClass {
  /** With its package. */
  readonly name: string;
  /** True in a static method. */
  readonly isStatic: boolean;
}

/** The classes that a script can name, by imports and packages. */
export class ScriptClasses {
  /** Classes with sources that the script uses, with their packages. */
  readonly used = new Set<string>();
  own: OwnClass | undefined;
  private readonly imported = new Map<string, string>();
  private readonly packages: string[] = [];
  private readonly resolved = new Map<string, string | undefined>();

  constructor(
    private readonly table: ClassTable,
    private readonly isAs2: boolean,
    /** Classes that are there in compiled form. */
    private readonly compiled: ReadonlySet<string> = new Set(),
  ) {}

  /** `import a.b.C` or, for all of a package, `import a.b.*`. */
  import(name: string, isAll: boolean): void {
    this.resolved.clear();
    if (isAll) this.packages.push(name);
    else this.imported.set(name.slice(name.lastIndexOf('.') + 1), name);
  }

  /** The class that a name means, with its package; undefined for what is no class. */
  resolve(name: string): string | undefined {
    if (!this.isAs2) return undefined;
    if (this.resolved.has(name)) return this.resolved.get(name);
    const qualified = this.find(name);
    this.resolved.set(name, qualified);
    return qualified;
  }

  /** Notes that the actions need a class. */
  use(name: string): void {
    if (!isPlayerClass(name) && this.table.has(name)) this.used.add(name);
  }

  /** How a member of the class around is reached; undefined for names that it does not have. */
  memberOf(name: string, isNested: boolean): { readonly owner: string } | 'this' | undefined {
    const { own } = this;
    if (!own) return undefined;
    const member = this.table.member(own.name, name);
    if (!member) return undefined;
    if (member.isStatic) return { owner: member.owner };
    return own.isStatic || isNested ? undefined : 'this';
  }

  /** The class that declares a static member which another inherits; undefined for any other member. */
  ownerOfStatic(className: string, member: string): string | undefined {
    const qualified = this.resolve(className);
    const inherited = qualified === undefined ? undefined : this.table.member(qualified, member);
    return inherited?.isStatic && inherited.owner !== qualified ? inherited.owner : undefined;
  }

  private find(name: string): string | undefined {
    if (name.includes('.')) return this.isClass(name) ? name : undefined;
    const imported = this.imported.get(name);
    if (imported !== undefined) return imported;
    const { own } = this;
    if (own?.name.slice(own.name.lastIndexOf('.') + 1) === name) return own.name;
    const around = own?.name.slice(0, Math.max(0, own.name.lastIndexOf('.')));
    const packages = around ? [around, ...this.packages] : this.packages;
    for (const packageName of packages) {
      const full = `${packageName}.${name}`;
      if (this.isClass(full)) return full;
    }
    return this.isClass(name) ? name : undefined;
  }

  /** True for a class whose members are known: those of compiled classes are not. @param name - with its package */
  canExtend(name: string): boolean {
    return isPlayerClass(name) || this.table.has(name);
  }

  /** @param name - with its package */
  isClass(name: string): boolean {
    return this.canExtend(name) || this.compiled.has(name);
  }
}
