import type { ClassStatement, FunctionCode, Modifiers } from '../syntax/Declaration';
import type { Statement } from '../syntax/Statement';
import { NAMESPACE, PROTECTED, STATIC_PROTECTED } from './ConstantPool';
import { FunctionContext, type Owner } from './FunctionContext';
import type { Linker, Resolved } from './Linker';
import { memberNames } from './members';
import { colonName, leafOf, packageOf } from './PlayerApi';
import { flatten, type NameTable, type ScriptDefinition } from './Unit';

/** What the code of a class sees, and the names that its members have in the block. */
export class ClassScope {
  readonly names: NameTable;
  /** The class and all that it extends, the farthest first; empty for an interface. */
  readonly chain: readonly Resolved[];
  readonly body: readonly Statement[];
  readonly owner: Owner;
  private readonly privateSpace: number;
  /** Its package; of a class that only its file can see, the name of the file. */
  private readonly around: string;

  constructor(
    readonly link: Linker,
    { unit, isPrivate }: ScriptDefinition,
    readonly node: ClassStatement,
    readonly self: Resolved,
  ) {
    this.names = isPrivate ? unit.outside : unit.inside;
    this.around = isPrivate ? unit.fileName : packageOf(self.name);
    this.chain = node.isInterface ? [] : link.ancestry(self);
    this.privateSpace = link.writer.pool.privateNamespace(colonName(self.name));
    this.body = flatten(link, node.body);
    const namespaces = this.namespaces();
    const used = this.body.flatMap((statement) => (statement.kind === 'UseNamespace' ? statement.names : []));
    this.owner = { self, members: this.members(), spaces: this.spaces(), namespaces, used };
  }

  context(path?: string): FunctionContext {
    const { link, names, owner } = this;
    return new FunctionContext({ link, names, owner, outer: [], path }, 1);
  }

  /**
   * The name of a method for messages of the player: `ui:Star/private:init`, `Star/size/get`. Source: 190 movies of Adobe's
   * compiler.
   */
  pathOf({ access, space }: Modifiers, { name, accessor }: Pick<FunctionCode, 'name' | 'accessor'>): string {
    const { node, around } = this;
    const own = around === '' ? node.name : `${around}:${node.name}`;
    const spaces = { public: '', private: 'private', protected: 'protected', internal: around };
    const within = space ? space.name : node.isInterface ? own : spaces[access ?? 'internal'];
    return `${own}/${within === '' ? '' : `${within}:`}${name}${accessor ? `/${accessor}` : ''}`;
  }

  get protectedSpace(): number {
    return this.link.writer.pool.namespace(PROTECTED, colonName(this.self.name));
  }

  /** The names of constants that the constructor, or the code that makes the class, may assign to. */
  constants(isStatic: boolean): Set<string> {
    const own = this.body.filter(
      (statement) =>
        statement.kind === 'Variable' &&
        statement.isConst &&
        (statement.modifiers.isStatic === true) === isStatic,
    );
    return new Set(own.flatMap(memberNames));
  }

  interfaceName(resolved: Resolved): number {
    const { pool } = this.link.writer;
    return pool.multiname(pool.namespaceSet([this.link.spaceOf(resolved)]), leafOf(resolved.name));
  }

  memberName({ access, space }: Modifiers, name: string, isStatic: boolean): number {
    const { link, node, self } = this;
    const { pool } = link.writer;
    if (space) {
      const declared = this.owner.namespaces.get(space.name) ?? link.namespaceNamed(this.names, space.name);
      if (declared !== undefined) return pool.qualified(declared, name);
      link.missing(space.at, `Unknown namespace ${space.name}.`);
      return 0;
    }
    const ownName = colonName(self.name);
    if (node.isInterface) return pool.qualified(pool.namespace(NAMESPACE, ownName), name);
    if (access === 'public') return pool.name(name);
    if (access === 'private') return pool.qualified(this.privateSpace, name);
    if (access === 'protected')
      return pool.qualified(pool.namespace(isStatic ? STATIC_PROTECTED : PROTECTED, ownName), name);
    return pool.qualified(link.internalSpace(packageOf(self.name)), name);
  }

  private spaces(): number[] {
    const { pool } = this.link.writer;
    const own = this.chain.filter(({ definition }) => definition !== undefined).reverse();
    const names = own.map(({ name }) => colonName(name));
    return [
      this.privateSpace,
      ...names.map((name) => pool.namespace(PROTECTED, name)),
      ...names.map((name) => pool.namespace(STATIC_PROTECTED, name)),
    ];
  }

  private members(): Set<string> {
    const members = new Set<string>();
    for (const { body } of this.bodies()) for (const name of body.flatMap(memberNames)) members.add(name);
    members.delete(this.node.name);
    return members;
  }

  /** Namespaces that the class and what it extends declare, by their names. */
  private namespaces(): Map<string, number> {
    const { link, names } = this;
    const spaces = new Map<string, number>();
    for (const { self, body } of this.bodies())
      for (const statement of body) {
        if (statement.kind !== 'Namespace') continue;
        const { name, value } = statement;
        const alias = value?.kind === 'Name' ? value.name : undefined;
        const aliased = alias && (spaces.get(alias) ?? link.namespaceNamed(names, alias));
        const uri = link.uriOf(value, `${self.name}:${name}`);
        spaces.set(name, aliased || link.writer.pool.namespace(NAMESPACE, uri));
      }
    return spaces;
  }

  /** The statements of the class and of those that it extends, the farthest first. */
  private bodies(): { self: Resolved; body: readonly Statement[] }[] {
    return this.chain.flatMap((self) => {
      const node = self.definition?.node;
      return node?.kind === 'Class' ? [{ self, body: flatten(this.link, node.body) }] : [];
    });
  }
}
