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
import { ClassScope } from './ClassScope';
import { evaluate, poolValue } from './constants';
import type { CodePlace, FunctionContext } from './FunctionContext';
import { addSignature, compileFunction, constantOf } from './functions';
import type { Linker, Resolved } from './Linker';
import { assignAll, FRAME } from './members';
import { OP } from './OP';
import type { ScriptDefinition } from './Unit';

/** Frames with scripts: their methods are `frame1`, … */
export type FramesOf = (qualified: string) => readonly { frame: number; method: string }[];

const EMPTY: Omit<FunctionCode, 'at'> = { name: '', parameters: [] };

/** Compiles a class or an interface. */
export class ClassCompiler {
  private readonly scope: ClassScope;
  private readonly traits: WrittenTrait[] = [];
  private readonly statics: WrittenTrait[] = [];
  /** What is assigned when an object, or the class, is made. */
  private readonly assigned: VariableStatement[] = [];
  private readonly atStart: Statement[] = [];
  private constructorCode?: FunctionCode;
  private constructorModifiers?: Modifiers;

  constructor(
    private readonly link: Linker,
    definition: ScriptDefinition,
    private readonly node: ClassStatement,
    private readonly self: Resolved,
    private readonly frames: readonly { frame: number; method: string }[],
  ) {
    this.scope = new ClassScope(link, definition, node, self);
  }

  /** Writes the class. @param index - its number in the block */
  compile(index: number): void {
    const { link, self, node, scope } = this;
    link.refuseEmbed(node.modifiers);
    for (const statement of scope.body) this.take(statement);
    const base = scope.chain.at(-2);
    const [oldest] = scope.chain;
    if (oldest && link.baseOf(oldest))
      link.error(node.at, `${node.name} extends itself: its base classes form a cycle.`);
    else if (!node.isInterface && !base && self.name !== 'Object')
      link.missing(node.at, `The class ${node.base?.name ?? ''} that ${node.name} extends has no source.`);
    const context = scope.context();
    const interfaces = node.interfaces.map((type) => {
      const resolved = scope.names.resolve(type.name);
      if (!resolved) context.typeName(type);
      return resolved ? scope.interfaceName(resolved) : 0;
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
      protectedSpace: scope.protectedSpace,
      interfaces,
      constructorIndex,
      initializer,
      traits: this.traits,
      statics: this.statics,
    });
  }

  /** Where code of the class is. */
  private get place(): CodePlace {
    const { link } = this;
    const { names, owner } = this.scope;
    return { link, names, owner, outer: [] };
  }

  private get depth(): number {
    return this.scope.chain.length + 2;
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
        this.scope.names.note(statement);
        return;
      case 'Namespace': {
        const index = this.scope.owner.namespaces.get(statement.name) ?? 0;
        this.statics.push({
          kind: 'const',
          name: this.scope.memberName(statement.modifiers, statement.name, true),
          type: this.link.writer.pool.name('Namespace'),
          value: { index, kind: 8 },
        });
        return;
      }
      case 'UseNamespace':
      case 'Empty':
        return;
      default:
        this.atStart.push(statement);
    }
  }

  private takeVariables(statement: VariableStatement): void {
    const { link, scope } = this;
    const { names, owner } = scope;
    const { modifiers, isConst, variables } = statement;
    const isStatic = modifiers.isStatic === true;
    link.refuseEmbed(modifiers);
    const context = scope.context();
    for (const variable of variables) {
      const { name, type, value } = variable;
      const folded =
        value && evaluate(value, (path) => (path === name ? undefined : constantOf(names, owner, path)));
      const constant = folded && poolValue(link, folded, type);
      (isStatic ? this.statics : this.traits).push({
        kind: isConst ? 'const' : 'slot',
        name: scope.memberName(modifiers, name, isStatic),
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
    const { link, node, scope } = this;
    const isStatic = modifiers.isStatic === true;
    if (code.name === node.name && !isStatic && !code.accessor && !node.isInterface) {
      this.constructorCode = code;
      this.constructorModifiers = modifiers;
      return;
    }
    const isFrame = this.frames.some(({ method }) => method === code.name) && code.at === FRAME;
    if (!code.body && !node.isInterface && !modifiers.isNative)
      link.error(code.at, `The method ${code.name} has no body.`);
    const path = scope.pathOf(modifiers, code);
    const setting = {
      ...this.place,
      path,
      isClosure: false,
      depth: this.depth + (isStatic ? 0 : 1),
      keepsVariables: isFrame,
      // A static method may run before the class has its name.
      before: isStatic ? this.nameOwnClass : undefined,
    };
    const index = code.body ? compileFunction(setting, code) : addSignature(scope.context(path), code);
    (isStatic ? this.statics : this.traits).push({
      kind: code.accessor ?? 'method',
      name: scope.memberName(modifiers, code.name, isStatic),
      isFinal: modifiers.isFinal,
      isOverride: modifiers.isOverride,
      index,
    });
  }

  private compileConstructor(): number {
    const { node } = this;
    const code: FunctionCode = this.constructorCode ?? { ...EMPTY, at: node.at, body: [] };
    const before = (context: FunctionContext, { callsSuper }: BodyFacts): void => {
      context.constants = this.scope.constants(false);
      assignAll(context, this.assigned);
      if (!callsSuper) context.code.getLocal(0).op(OP.constructSuper, -1, 0);
      this.addFrameScripts(context);
    };
    // The constructor of a timeline's class is not public.
    const otherwise: Modifiers = this.frames.length > 0 ? {} : { access: 'public' };
    const path = this.scope.pathOf(this.constructorModifiers ?? otherwise, node);
    const setting = { ...this.place, path, isClosure: false, depth: this.depth + 1, before };
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
        .op(OP.getProperty, 0, this.scope.memberName({}, method, false));
    code.op(OP.callPropertyVoid, -1 - 2 * this.frames.length, name, 2 * this.frames.length);
  }

  private compileInitializer(): number {
    const { node } = this;
    const setting = {
      ...this.place,
      isClosure: false,
      depth: this.depth,
      keepsVariables: true,
      before: (context: FunctionContext): void => {
        this.nameOwnClass(context);
        context.constants = this.scope.constants(true);
      },
    };
    return compileFunction(setting, { ...EMPTY, at: node.at, body: node.isInterface ? [] : this.atStart });
  }

  /** While a class is made, its name has no value yet: code that belongs to it takes the object that runs it. */
  private readonly nameOwnClass = ({ variables, slots }: FunctionContext): void => {
    const { name } = this.node;
    if (!variables.has(name) && !slots.has(name)) variables.set(name, { register: 0 });
  };
}
