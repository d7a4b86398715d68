import type { Modifiers } from '../syntax/Declaration';
import type { Expression } from '../syntax/Expression';
import { parseScript } from '../syntax/parseScript';
import { Sources } from '../syntax/Sources';
import type { ScriptError, SourceText } from '../syntax/SourceText';
import type { Statement } from '../syntax/Statement';
import { AbcWriter } from './AbcWriter';
import { NAMESPACE, PACKAGE, INTERNAL } from './ConstantPool';
import { colonName, leafOf, packageOf, PlayerApi, qualify } from './PlayerApi';
import type { AvmProgram } from './Program';
import { Unit, type NameTable, type ScriptDefinition } from './Unit';

/** What a name means: a definition of the program, of the player or of a library. */
export interface Resolved {
  /** With its package. */
  readonly name: string;
  readonly kind: 'class' | 'interface' | 'other';
  readonly definition?: ScriptDefinition;
}

/** Namespaces of the player by their names. Source: Adobe's reference, and what Adobe's programs write. */
const SPACES: Readonly<Record<string, string>> = {
  AS3: 'http://adobe.com/AS3/2006/builtin',
  flash_proxy: 'http://www.adobe.com/2006/actionscript/flash/proxy',
  object_proxy: 'http://www.adobe.com/2006/actionscript/flash/objectproxy',
};

/** Maximum number of namespaces that are each defined as the next. */
const MAX_ALIASES = 20;

/** What all parts of a program share: its texts, the block that is written, and what names mean. */
export class Linker {
  /** The block that is being written. Places in its pool are looked up anew for each name: the next block has others. */
  writer = new AbcWriter();
  readonly sources = new Sources();
  readonly api: PlayerApi;
  readonly errors: ScriptError[] = [];
  /** Units in the order in which they are needed. */
  readonly queue: Unit[] = [];
  private readonly units = new Map<string, Unit | undefined>();
  /** Positions of `[Embed]` that are errors already. */
  private readonly refused = new Set<number>();

  constructor(readonly program: AvmProgram) {
    this.api = new PlayerApi(program.externals);
  }

  error(at: number, message: string): void {
    this.errors.push(this.sources.error(at, message));
  }

  missing(at: number, message: string): void {
    this.errors.push(this.sources.missing(at, message));
  }

  /** Says that a declaration needs a file that is not embedded: once, however often the declaration is compiled. */
  refuseEmbed({ metadata }: Modifiers): void {
    const embed = metadata?.find(({ name }) => name === 'Embed');
    if (!embed || this.refused.has(embed.at)) return;
    this.refused.add(embed.at);
    this.error(embed.at, '[Embed] is not done: put the file into the library, and link it with a class.');
  }

  parse(source: SourceText): readonly Statement[] {
    const { sources, program } = this;
    const include = (path: string, from: string): SourceText | undefined => program.include(path, from);
    const { statements, errors } = parseScript(source, { dialect: 'as3', sources, include });
    for (const error of errors) this.errors.push(error);
    return statements;
  }

  /** Takes a class that has no source. */
  declare(name: string, unit: Unit): void {
    this.units.set(name, unit);
    this.queue.push(unit);
  }

  /** The definition of a name with its package, whose unit is compiled from now on. */
  definition(qualified: string): ScriptDefinition | undefined {
    if (!this.units.has(qualified)) {
      const source = this.program.findSource(qualified);
      const unit = source && new Unit(this, this.parse(source), qualified);
      for (const name of unit?.publicNames() ?? []) if (!this.units.has(name)) this.units.set(name, unit);
      this.units.set(qualified, unit);
      if (unit) this.queue.push(unit);
    }
    return this.units.get(qualified)?.definitionOf(qualified);
  }

  /** What a name with its package means. */
  find(qualified: string): Resolved | undefined {
    const definition = this.definition(qualified);
    if (definition) return this.resolvedOf(definition);
    const ofPlayer = this.api.find(qualified);
    return ofPlayer && { name: ofPlayer.name, kind: ofPlayer.kind };
  }

  resolvedOf(definition: ScriptDefinition): Resolved {
    const { node, qualified } = definition;
    const kind = node.kind !== 'Class' ? 'other' : node.isInterface ? 'interface' : 'class';
    return { name: qualified, kind, definition };
  }

  /** The place of the namespace of something. */
  spaceOf({ name, definition }: Resolved): number {
    return definition ? definition.unit.spaceOf(definition) : this.packageSpace(packageOf(name));
  }

  packageSpace(name: string): number {
    return this.writer.pool.namespace(PACKAGE, name);
  }

  internalSpace(name: string): number {
    return this.writer.pool.namespace(INTERNAL, name);
  }

  /** The place of the name of something. */
  nameOf(resolved: Resolved): number {
    return this.writer.pool.qualified(this.spaceOf(resolved), leafOf(resolved.name));
  }

  /** The place of a namespace that a program or the player declares, by its name. */
  namespaceNamed(names: NameTable, name: string, aliases = 0): number | undefined {
    const resolved = names.resolve(name);
    const { node, unit } = resolved?.definition ?? {};
    if (node?.kind !== 'Namespace' || node.value?.kind !== 'Name' || aliases >= MAX_ALIASES)
      return this.namespaceOf(resolved, name);
    const { value } = node;
    return this.namespaceNamed(
      unit?.own(name)?.isPrivate ? unit.outside : (unit?.inside ?? names),
      value.name,
      aliases + 1,
    );
  }

  /** The place of a namespace that a program or the player declares. An interface is the namespace of its methods. */
  namespaceOf(resolved: Resolved | undefined, name: string): number | undefined {
    const { pool } = this.writer;
    const node = resolved?.definition?.node;
    if (node?.kind === 'Namespace')
      return pool.namespace(
        NAMESPACE,
        this.uriOf(node.value, qualify(packageOf(resolved?.name ?? ''), node.name)),
      );
    if (resolved?.kind === 'interface') return pool.namespace(NAMESPACE, colonName(resolved.name));
    return Object.hasOwn(SPACES, name) ? pool.namespace(NAMESPACE, SPACES[name] ?? '') : undefined;
  }

  uriOf(value: Expression | undefined, fallback: string): string {
    return value?.kind === 'String' ? value.value : fallback;
  }

  constant(space: string, name: string): boolean | number | string | undefined {
    const constants = this.program.constants ?? {};
    return Object.hasOwn(constants, `${space}::${name}`) ? constants[`${space}::${name}`] : undefined;
  }

  /** The base of a class by its name; undefined for an interface and for `Object`. */
  baseOf(resolved: Resolved): Resolved | undefined {
    const { definition, name } = resolved;
    if (definition?.node.kind === 'Class') {
      if (definition.node.isInterface) return undefined;
      const { base } = definition.node;
      return base ? definition.unit.resolve(base.name) : this.find('Object');
    }
    const base = this.api.find(name)?.base ?? '';
    return base === '' ? undefined : this.find(base);
  }

  /** A class and all that it extends, the farthest first. */
  ancestry(resolved: Resolved): Resolved[] {
    const chain = new Map<string, Resolved>();
    for (let at: Resolved | undefined = resolved; at && !chain.has(at.name); at = this.baseOf(at))
      chain.set(at.name, at);
    return [...chain.values()].reverse();
  }
}
