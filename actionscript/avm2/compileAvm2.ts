import type { ClassStatement, FunctionStatement, VariableStatement } from '../syntax/Declaration';
import type { Statement } from '../syntax/Statement';
import { MAX_BASES, MAX_ERRORS, type ScriptError } from '../syntax/SourceText';
import { AbcWriter } from './AbcWriter';
import { analyzeBody } from './analyzeBody';
import { FRAME } from './members';
import { compileUnit } from './compileUnit';
import { Linker } from './Linker';
import { leafOf } from './PlayerApi';
import { setupMembers } from './stageSetup';
import type {
  AvmProgram,
  CodeBlock,
  CompiledProgram,
  FrameCode,
  StageInstance,
  TimelineClass,
} from './Program';
import { flatten, Unit } from './Unit';

type Frames = Map<string, { frame: number; method: string }[]>;

/**
 * Compiles the classes of a movie, the scripts of its frames and what they need to an ABC block, or to a block for each file.
 *
 * @example
 *   compileAvm2({
 *     timelines: [{ name: 'a_fla.MainTimeline', base: 'flash.display.MovieClip', instances: [], frames }],
 *     roots: ['Player'],
 *     findSource: (name) => sources.get(name),
 *     include: () => undefined,
 *   }).blocks;
 */
export function compileAvm2(program: AvmProgram): CompiledProgram {
  const link = new Linker(program);
  const frames: Frames = new Map();
  for (const timeline of program.timelines) link.declare(timeline.name, unitOf(link, timeline, frames));
  for (const root of program.roots)
    if (!link.definition(root))
      link.errors.push({
        file: root,
        line: 1,
        column: 1,
        message: `The class ${root} has no source.`,
        isMissing: true,
      });
  const classes: string[] = [];
  const blocks: CodeBlock[] = [];
  const seen = new Set<Unit>();
  let isTooDeep = false;
  const visit = (unit: Unit, depth = 0): void => {
    if (seen.has(unit) || isTooDeep || link.errors.length >= MAX_ERRORS) return;
    seen.add(unit);
    isTooDeep = depth > MAX_BASES;
    if (isTooDeep) link.errors.push(tooDeep(unit));
    addStage(link, unit, program, frames);
    // The player reads classes in the order of the block: what they extend and implement must be before them.
    for (const needed of unitsBefore(unit)) visit(needed, depth + 1);
    if (isTooDeep) return;
    if (program.isSplit) link.writer = new AbcWriter();
    for (const name of compileUnit(link, unit, (qualified) => frames.get(qualified) ?? []))
      classes.push(name);
    if (program.isSplit) blocks.push({ name: unit.qualified.replaceAll('.', '/'), bytes: link.writer.bytes });
  };
  // Units join the queue while others are compiled.
  for (const unit of link.queue) visit(unit);
  if (!program.isSplit) blocks.push({ name: '', bytes: link.writer.bytes });
  return {
    blocks: link.errors.length === 0 ? blocks : [],
    classes,
    errors: link.errors.slice(0, MAX_ERRORS),
  };
}

function tooDeep({ qualified }: Unit): ScriptError {
  const message = `The chain of base classes has more than ${MAX_BASES} classes: it reaches ${qualified}.`;
  return { file: qualified, line: 1, column: 1, message };
}

function unitsBefore(unit: Unit): Unit[] {
  return [...unit.definitions.values()].flatMap(({ node }) => {
    if (node.kind !== 'Class') return [];
    const types = node.base ? [node.base, ...node.interfaces] : node.interfaces;
    return types.flatMap(({ name }) => unit.resolve(name)?.definition?.unit ?? []);
  });
}

/** A class of a timeline as if it had a source. */
function unitOf(link: Linker, timeline: TimelineClass, frames: Frames): Unit {
  const { name, base, instances } = timeline;
  const imports: Statement[] = [];
  const body = [
    ...bitmapConstructor(link, timeline),
    ...stageVariables(instances, new Set()),
    ...frameMembers(link, name, timeline.frames, frames, imports, new Set()),
  ];
  for (const member of setupMembers(link, { name: leafOf(name), body }, timeline.setup)) body.push(member);
  const node: ClassStatement = {
    kind: 'Class',
    at: 0,
    modifiers: { access: 'public', isDynamic: true },
    name: leafOf(name),
    isInterface: false,
    base: { at: 0, name: base },
    interfaces: [],
    body,
  };
  const packageName = name.slice(0, Math.max(0, name.lastIndexOf('.')));
  const unit = new Unit(
    link,
    [{ kind: 'Package', at: 0, name: packageName, body: [...imports, node] }],
    name,
  );
  unit.inside.hasFrames = true;
  return unit;
}

/**
 * The constructor of a bitmap's class: that of `BitmapData` needs a size, and the player finds the real one itself.
 * Source: the classes of linked bitmaps that Adobe's programs write.
 */
function bitmapConstructor(link: Linker, { name, base }: TimelineClass): readonly Statement[] {
  if (base !== 'flash.display.BitmapData') return [];
  const text = `public function ${leafOf(name)}(width:int = 0, height:int = 0) { super(width, height); }`;
  return link.parse({ file: name, text });
}

/** Adds the members that come of the stage to a class of the user. */
function addStage(link: Linker, unit: Unit, program: AvmProgram, frames: Frames): void {
  for (const { node, qualified, isPrivate } of unit.definitions.values()) {
    if (node.kind !== 'Class' || isPrivate || frames.has(qualified)) continue;
    const instances = program.instancesOf?.(qualified) ?? [];
    const scripts = program.framesOf?.(qualified) ?? [];
    const setup = program.setupOf?.(qualified);
    if (instances.length + scripts.length === 0 && !setup) continue;
    const declared = new Set(
      flatten(link, node.body).flatMap((statement) =>
        statement.kind === 'Variable'
          ? statement.variables.map(({ name }) => name)
          : statement.kind === 'FunctionDeclaration'
            ? [statement.code.name]
            : [],
      ),
    );
    const imports: Statement[] = [];
    const members = [
      ...stageVariables(instances, declared),
      ...frameMembers(link, qualified, scripts, frames, imports, declared),
      ...setupMembers(link, node, setup),
    ];
    unit.inside.hasFrames ||= scripts.length > 0;
    for (const statement of imports) unit.inside.note(statement);
    for (const member of members) (node.body as Statement[]).push(member);
  }
}

/** @param declared - names that the class has; those of the instances are added */
function stageVariables(instances: readonly StageInstance[], declared: Set<string>): VariableStatement[] {
  return instances.flatMap(({ name, type }) => {
    if (declared.has(name)) return [];
    declared.add(name);
    return variable(name, { at: 0, name: type });
  });
}

function variable(name: string, type: VariableStatement['variables'][number]['type']): VariableStatement {
  return {
    kind: 'Variable',
    at: 0,
    modifiers: { access: 'public' },
    isConst: false,
    variables: [{ at: 0, name, type }],
  };
}

/** The scripts of frames as methods; their variables and functions are members of the class. */
function frameMembers(
  link: Linker,
  owner: string,
  scripts: readonly FrameCode[],
  frames: Frames,
  imports: Statement[],
  declared: Set<string>,
): Statement[] {
  const members: Statement[] = [];
  const methods = new Map<number, Statement[]>();
  for (const { frame, source } of scripts) {
    const statements = flatten(link, link.parse(source));
    const facts = analyzeBody(link, statements);
    const functions = new Set(facts.functions.map(({ code }) => code.name));
    for (const [name, type] of facts.variables) {
      if (declared.has(name) || functions.has(name)) continue;
      declared.add(name);
      members.push(variable(name, type));
    }
    const body = methods.get(frame) ?? [];
    methods.set(frame, body);
    for (const statement of statements) {
      if (statement.kind === 'Import' || statement.kind === 'UseNamespace') imports.push(statement);
      else if (statement.kind === 'FunctionDeclaration') members.push(publicly(statement));
      else body.push(statement);
    }
  }
  const entries = [...methods].sort(([one], [other]) => one - other);
  frames.set(
    owner,
    entries.map(([frame]) => ({ frame, method: `frame${frame + 1}` })),
  );
  for (const [frame, body] of entries) members.push(frameMethod(`frame${frame + 1}`, body));
  return members;
}

function publicly(statement: FunctionStatement): FunctionStatement {
  return { ...statement, modifiers: { access: 'public' } };
}

function frameMethod(name: string, body: readonly Statement[]): FunctionStatement {
  return {
    kind: 'FunctionDeclaration',
    at: 0,
    modifiers: {},
    code: { at: FRAME, name, parameters: [], body },
  };
}
