import type {
  ClassStatement,
  FunctionStatement,
  NamespaceStatement,
  VariableStatement,
} from '../syntax/Declaration';
import type { Statement } from '../syntax/Statement';
import type { Linker, Resolved } from './Linker';
import { leafOf, packageOf, qualify } from './PlayerApi';

/** Follows the name of a file in names of classes that only it sees: what Adobe's programs write in three of four movies. */
const FILE_NUMBER = 38;

/** Something that a file defines. */
export interface ScriptDefinition {
  readonly qualified: string;
  readonly node: ClassStatement | FunctionStatement | VariableStatement | NamespaceStatement;
  readonly unit: Unit;
  /** Outside the package: only its file sees it. */
  readonly isPrivate: boolean;
}

/** Packages that scripts of frames need not import. Source: movies that Adobe's program compiled of such scripts. */
const IMPLIED = (
  'accessibility display errors events external filters geom media net printing system text ui utils xml desktop ' +
  'globalization sensors text.engine text.ime profiler sampler'
)
  .split(' ')
  .map((name) => `flash.${name}`);

/** What the names of a file, or of the script of a frame, can mean. */
export class NameTable {
  readonly imports = new Map<string, string>();
  readonly wildcards: string[] = [];
  readonly used: string[] = [];
  /** True where scripts of frames are: they know the packages of the player without an import. */
  hasFrames = false;
  private readonly resolved = new Map<string, Resolved | undefined>();

  constructor(
    readonly link: Linker,
    readonly packageName: string,
    readonly unit?: Unit,
  ) {}

  /** Notes what is imported; statements of other kinds are passed over. */
  note(statement: Statement): void {
    if (statement.kind === 'UseNamespace') for (const name of statement.names) this.used.push(name);
    if (statement.kind !== 'Import') return;
    const { name, isAll, at } = statement;
    const { link } = this;
    if (isAll) {
      this.wildcards.push(name);
      const isThere = link.api.hasPackage(name) || (link.program.packageNames?.(name) ?? []).length > 0;
      if (!isThere) link.missing(at, `Unknown package ${name}: neither the player nor a source path has it.`);
      return;
    }
    this.imports.set(leafOf(name), name);
    if (!link.find(name))
      link.missing(at, `Unknown name ${name}: neither the player nor a source path has it.`);
  }

  /** What a name means, with its package or without; undefined if it is none of a definition. */
  resolve(name: string): Resolved | undefined {
    if (!this.resolved.has(name)) this.resolved.set(name, this.lookUp(name));
    return this.resolved.get(name);
  }

  private lookUp(name: string): Resolved | undefined {
    const { link, packageName } = this;
    if (name.includes('.')) return link.find(name);
    const own = this.unit?.own(name);
    if (own) return link.resolvedOf(own);
    const imported = this.imports.get(name);
    if (imported !== undefined) return link.find(imported);
    if (packageName !== '' && this.isIn(packageName, name)) return link.find(qualify(packageName, name));
    if (packageName === '' && link.definition(name)) return link.find(name);
    const from = this.wildcards.find((wildcard) => this.isIn(wildcard, name));
    if (from !== undefined) return link.find(qualify(from, name));
    const top = link.find(name) ?? (name === 'Vector' ? link.find('__AS3__.vec.Vector') : undefined);
    if (top || !this.hasFrames) return top;
    const implied = IMPLIED.find((each) => link.api.inPackage(each, name));
    return implied === undefined ? undefined : link.find(qualify(implied, name));
  }

  private isIn(packageName: string, name: string): boolean {
    const { api, program } = this.link;
    if (api.inPackage(packageName, name)) return true;
    const names = program.packageNames?.(packageName);
    return names ? names.includes(name) : this.link.definition(qualify(packageName, name)) !== undefined;
  }
}

/** A file: its package, what is imported, what it defines, and what it does. */
export class Unit {
  readonly definitions = new Map<string, ScriptDefinition>();
  /** What runs when the script of the file runs, in its order. */
  readonly body: Statement[] = [];
  readonly inside: NameTable;
  readonly outside: NameTable;
  readonly packageName: string;
  private ownSpace: number | undefined;

  constructor(
    readonly link: Linker,
    statements: readonly Statement[],
    readonly qualified: string,
  ) {
    const all = flatten(link, statements).flatMap((statement) =>
      statement.kind === 'Block' ? flatten(link, statement.body) : [statement],
    );
    const packages = all.filter((statement) => statement.kind === 'Package');
    this.packageName = packages[0]?.name ?? packageOf(qualified);
    this.inside = new NameTable(link, this.packageName, this);
    this.outside = new NameTable(link, '', this);
    for (const statement of all) {
      if (statement.kind === 'Package')
        for (const inner of flatten(link, statement.body)) this.take(inner, true);
      else this.take(statement, packages.length === 0);
    }
  }

  /** The namespace of what only this file sees. No other file names it, so it is in the pool of one block only. */
  get privateSpace(): number {
    return (this.ownSpace ??= this.link.writer.pool.privateNamespace(this.fileName));
  }

  /** The name of the file: definitions that only the file can see have it in place of a package. */
  get fileName(): string {
    return `${leafOf(this.qualified)}.as$${FILE_NUMBER}`;
  }

  noteImports(): void {
    for (const [names, statement] of this.pending) names.note(statement);
    this.pending.length = 0;
  }

  private readonly pending: [NameTable, Statement][] = [];

  publicNames(): string[] {
    return [...this.definitions.values()]
      .filter(({ isPrivate }) => !isPrivate)
      .map(({ qualified }) => qualified);
  }

  definitionOf(qualified: string): ScriptDefinition | undefined {
    const definition = this.definitions.get(leafOf(qualified));
    return definition?.qualified === qualified && !definition.isPrivate ? definition : undefined;
  }

  own(name: string): ScriptDefinition | undefined {
    return this.definitions.get(name);
  }

  resolve(name: string): Resolved | undefined {
    this.noteImports();
    return this.inside.resolve(name) ?? this.outside.resolve(name);
  }

  spaceOf({ isPrivate, node }: ScriptDefinition): number {
    if (isPrivate) return this.privateSpace;
    const isInternal = node.modifiers.access !== 'public';
    return isInternal ? this.link.internalSpace(this.packageName) : this.link.packageSpace(this.packageName);
  }

  isInside(statement: Statement): boolean {
    return this.insideStatements.has(statement);
  }

  private readonly insideStatements = new Set<Statement>();

  private take(statement: Statement, isInside: boolean): void {
    const names = isInside ? this.inside : this.outside;
    if (statement.kind === 'Import' || statement.kind === 'UseNamespace') {
      this.pending.push([names, statement]);
      return;
    }
    this.body.push(statement);
    if (isInside) this.insideStatements.add(statement);
    for (const name of namesOf(statement)) {
      const qualified = isInside ? qualify(this.packageName, name) : name;
      const node = statement as ScriptDefinition['node'];
      this.definitions.set(name, { qualified, node, unit: this, isPrivate: !isInside });
    }
  }
}

function namesOf(statement: Statement): string[] {
  switch (statement.kind) {
    case 'Class':
    case 'Namespace':
      return [statement.name];
    case 'FunctionDeclaration':
      return [statement.code.name];
    case 'Variable':
      return statement.variables.map(({ name }) => name);
    default:
      return [];
  }
}

/** Statements with those that are included, and without those that a constant switches off. */
export function flatten(link: Linker, statements: readonly Statement[]): Statement[] {
  return statements.flatMap((statement) => {
    if (statement.kind === 'Include') return flatten(link, statement.body);
    if (statement.kind === 'Config')
      return link.constant(statement.config.space, statement.config.name) === true
        ? flatten(link, statement.body)
        : [];
    if ('modifiers' in statement && statement.modifiers.config) {
      const { space, name } = statement.modifiers.config;
      if (link.constant(space, name) !== true) return [];
    }
    return [statement];
  });
}
