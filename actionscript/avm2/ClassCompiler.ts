import type {
  ClassStatement,
  FunctionCode,
  FunctionStatement,
  Modifiers,
  VariableStatement,
} from '../syntax/Declaration';
import type { Statement } from '../syntax/Statement';
import type { WrittenTrait } from './AbcWriter';
import type { BodyFacts } from './analyzeBody';
import { NAMESPACE, PROTECTED, STATIC_PROTECTED } from './ConstantPool';
import { evaluate, poolValue } from './constants';
import { FunctionContext, type Owner } from './FunctionContext';
import { addSignature, compileFunction, constantOf } from './functions';
import type { Linker, Resolved } from './Linker';
import { assignAll, FRAME, memberNames } from './members';
import { OP } from './OP';
import { leafOf, packageOf } from './PlayerApi';
import { flatten, type ScriptDefinition, type NameTable } from './Unit';

/** Frames with scripts: their methods are `frame1`, … */
export type FramesOf = (qualified: string) => readonly { frame: number; method: string }[];

const EMPTY: Omit<FunctionCode, 'at'> = { name: '', parameters: [] };

/** Compiles a class or an interface. */
export class ClassCompiler {
  private readonly owner: Owner;
  private readonly names: NameTable;
  private readonly chain: readonly Resolved[];
  private readonly privateSpace: number;
  private readonly body: readonly Statement[];
  private readonly traits: WrittenTrait[] = [];
  private readonly statics: WrittenTrait[] = [];
  /** What is assigned when an object, or the class, is made. */
  private readonly assigned: VariableStatement[] = [];
  private readonly atStart: Statement[] = [];
  private constructorCode?: FunctionCode;

  constructor(
    private readonly link: Linker,
    definition: ScriptDefinition,
    private readonly node: ClassStatement,
    private readonly self: Resolved,
    private readonly frames: readonly { frame: number; method: string }[],
  ) {
    const { unit, isPrivate } = definition;
    this.names = isPrivate ? unit.outside : unit.inside;
    this.chain = node.isInterface ? [] : link.ancestry(self);
    this.privateSpace = link.writer.pool.privateNamespace(this.colonName(self));
    this.body = flatten(link, node.body);
    this.owner = { self, members: this.membersOfChain(), spaces: this.spaces() };
  }

  /** Writes the class. @param index - its number in the block */
  compile(index: number): void {
    const { link, self, node } = this;
    const { pool } = link.writer;
    for (const statement of this.body) this.take(statement);
    const base = this.chain.at(-2);
    if (!node.isInterface && !base && self.name !== 'Object')
      link.missing(node.at, `The class ${node.base?.name ?? ''} that ${node.name} extends has no source.`);
    const context = this.context();
    const interfaces = node.interfaces.map((type) => {
      const resolved = this.names.resolve(type.name);
      if (!resolved) context.typeName(type);
      return resolved ? this.interfaceName(resolved) : 0;
    });
    const constructorIndex = node.isInterface
      ? addSignature(context, { ...EMPTY, at: node.at })
      : this.compileConstructor();
    const initializer = this.compileInitializer();
    const { isDynamic, isFinal } = node.modifiers;
    link.writer.setClass(index, {
      name: link.nameOf(self),
      base: base ? link.nameOf(base) : 0,
      flags: node.isInterface ? 5 : 8 | (isDynamic ? 0 : 1) | (isFinal ? 2 : 0),
      protectedSpace: pool.namespace(PROTECTED, this.colonName(self)),
      interfaces,
      constructorIndex,
      initializer,
      traits: this.traits,
      statics: this.statics,
    });
  }

  private interfaceName(resolved: Resolved): number {
    const { pool } = this.link.writer;
    return pool.multiname(pool.namespaceSet([this.link.spaceOf(resolved)]), leafOf(resolved.name));
  }

  private get depth(): number {
    return this.chain.length + 2;
  }

  private colonName({ name }: Resolved): string {
    const packageName = packageOf(name);
    return packageName === '' ? name : `${packageName}:${leafOf(name)}`;
  }

  private context(): FunctionContext {
    return new FunctionContext(this.link, this.names, this.owner, 1, [], false);
  }

  private spaces(): number[] {
    const { pool } = this.link.writer;
    const own = this.chain.filter(({ definition }) => definition !== undefined).reverse();
    const names = own.map((resolved) => this.colonName(resolved));
    return [
      this.privateSpace,
      ...names.map((name) => pool.namespace(PROTECTED, name)),
      ...names.map((name) => pool.namespace(STATIC_PROTECTED, name)),
    ];
  }

  private membersOfChain(): Set<string> {
    const members = new Set<string>();
    for (const { definition } of this.chain) {
      if (definition?.node.kind !== 'Class') continue;
      for (const statement of flatten(this.link, definition.node.body))
        for (const name of memberNames(statement)) members.add(name);
    }
    members.delete(this.node.name);
    return members;
  }

  private take(statement: Statement): void {
    switch (statement.kind) {
      case 'Variable':
        this.takeVariables(statement);
        return;
      case 'FunctionDeclaration':
        this.takeFunction(statement);
        return;
      case 'Import':
      case 'UseNamespace':
        this.names.note(statement);
        return;
      case 'Namespace': {
        const { pool } = this.link.writer;
        const space = pool.namespace(
          NAMESPACE,
          this.link.uriOf(statement.value, `${this.self.name}:${statement.name}`),
        );
        const name = this.memberName(statement.modifiers, statement.name, true);
        this.statics.push({
          kind: 'const',
          name,
          type: pool.name('Namespace'),
          value: { index: space, kind: 8 },
        });
        return;
      }
      case 'Empty':
        return;
      default:
        this.atStart.push(statement);
    }
  }

  private memberName(modifiers: Modifiers, name: string, isStatic: boolean): number {
    const { link, node } = this;
    const { pool } = link.writer;
    const { access, space } = modifiers;
    if (space) {
      const fixed =
        link.namespaceOf(this.names.resolve(space.name), space.name) ?? this.classSpace(space.name);
      if (fixed !== undefined) return pool.qualified(fixed, name);
      link.missing(space.at, `Unknown namespace ${space.name}.`);
      return 0;
    }
    if (node.isInterface) return pool.qualified(pool.namespace(NAMESPACE, this.colonName(this.self)), name);
    if (access === 'public') return pool.name(name);
    if (access === 'private') return pool.qualified(this.privateSpace, name);
    if (access === 'protected')
      return pool.qualified(
        pool.namespace(isStatic ? STATIC_PROTECTED : PROTECTED, this.colonName(this.self)),
        name,
      );
    return pool.qualified(link.internalSpace(packageOf(this.self.name)), name);
  }

  /** A namespace that the class declares. */
  private classSpace(name: string): number | undefined {
    const statement = this.body.find((entry) => entry.kind === 'Namespace' && entry.name === name);
    if (statement?.kind !== 'Namespace') return undefined;
    return this.link.writer.pool.namespace(
      NAMESPACE,
      this.link.uriOf(statement.value, `${this.self.name}:${name}`),
    );
  }

  private takeVariables(statement: VariableStatement): void {
    const { link, names, owner } = this;
    const { modifiers, isConst, variables } = statement;
    const isStatic = modifiers.isStatic === true;
    const embed = modifiers.metadata?.find(({ name }) => name === 'Embed');
    if (embed)
      link.error(embed.at, '[Embed] is not done: put the file into the library, and link it with a class.');
    const context = this.context();
    for (const variable of variables) {
      const { name, type, value } = variable;
      const folded =
        value && evaluate(value, (path) => (path === name ? undefined : constantOf(names, owner, path)));
      const constant = folded && poolValue(link, folded, type);
      (isStatic ? this.statics : this.traits).push({
        kind: isConst ? 'const' : 'slot',
        name: this.memberName(modifiers, name, isStatic),
        type: context.typeName(type),
        value:
          constant ??
          (type?.name === 'Number' && !value ? { index: link.writer.pool.double(NaN), kind: 6 } : undefined),
      });
      if (!value || constant) continue;
      const assignment: VariableStatement = { ...statement, variables: [variable] };
      if (isStatic) this.atStart.push(assignment);
      else this.assigned.push(assignment);
    }
  }

  private takeFunction({ modifiers, code }: FunctionStatement): void {
    const { link, names, owner, node } = this;
    const isStatic = modifiers.isStatic === true;
    if (code.name === node.name && !isStatic && !code.accessor && !node.isInterface) {
      this.constructorCode = code;
      return;
    }
    const isFrame = this.frames.some(({ method }) => method === code.name) && code.at === FRAME;
    if (!code.body && !node.isInterface && !modifiers.isNative)
      link.error(code.at, `The method ${code.name} has no body.`);
    const setting = {
      link,
      names,
      owner,
      outer: [],
      isClosure: false,
      depth: this.depth + (isStatic ? 0 : 1),
      keepsVariables: isFrame,
    };
    const index = code.body ? compileFunction(setting, code) : addSignature(this.context(), code);
    (isStatic ? this.statics : this.traits).push({
      kind: code.accessor ?? 'method',
      name: this.memberName(modifiers, code.name, isStatic),
      isFinal: modifiers.isFinal,
      isOverride: modifiers.isOverride,
      index,
    });
  }

  private compileConstructor(): number {
    const { link, names, owner, node } = this;
    const code: FunctionCode = this.constructorCode ?? { ...EMPTY, at: node.at, body: [] };
    const before = (context: FunctionContext, { callsSuper }: BodyFacts): void => {
      assignAll(context, this.assigned);
      if (!callsSuper) context.code.getLocal(0).op(OP.constructSuper, -1, 0);
      this.addFrameScripts(context);
    };
    const setting = { link, names, owner, outer: [], isClosure: false, depth: this.depth + 1, before };
    return compileFunction(setting, { ...code, body: code.body ?? [], returns: undefined });
  }

  private addFrameScripts(context: FunctionContext): void {
    if (this.frames.length === 0) return;
    const { code } = context;
    const name = context.link.writer.pool.name('addFrameScript');
    code.op(OP.findPropertyStrict, 1, name);
    for (const { frame, method } of this.frames)
      code
        .number(frame)
        .getLocal(0)
        .op(OP.getProperty, 0, this.memberName({}, method, false));
    code.op(OP.callPropertyVoid, -1 - 2 * this.frames.length, name, 2 * this.frames.length);
  }

  private compileInitializer(): number {
    const { link, names, owner, node } = this;
    const setting = {
      link,
      names,
      owner,
      outer: [],
      isClosure: false,
      depth: this.depth,
      keepsVariables: true,
      // The class has no name yet while it is made.
      before: ({ variables }: FunctionContext): void => {
        variables.set(node.name, { register: 0 });
      },
    };
    return compileFunction(setting, { ...EMPTY, at: node.at, body: node.isInterface ? [] : this.atStart });
  }
}
