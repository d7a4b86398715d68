import { isStackOverflow } from '../../platform/isStackOverflow';
import { parseScript, type ParsedScript } from '../syntax/parseScript';
import { Sources } from '../syntax/Sources';
import { MAX_ERRORS, TOO_DEEP, type ScriptError, type SourceText } from '../syntax/SourceText';
import type { ButtonEvent, Statement } from '../syntax/Statement';
import { ActionsTooLong } from './ActionBytes';
import { assemble } from './assemble';
import { componentListeners } from './compile/componentListeners';
import { emitClass } from './compile/emitClass';
import { ScriptClasses } from './compile/ScriptClasses';
import { ClassTable } from './compile/ClassTable';
import { emitEffect, emitValue } from './compile/expressions';
import { emitBody } from './compile/emitFunctions';
import { ActionGenerator, withoutSource, type ReportError } from './compile/ActionGenerator';
import { emitStatement } from './compile/emitStatements';
import { keyCode } from './keyCodes';
import type {
  Avm1Options,
  CompiledActions,
  CompiledEvent,
  CompiledHandler,
  CompiledHandlers,
  ScriptPlace,
} from './Avm1Program';

const NO_ACTIONS = Uint8Array.of(0);

interface Written {
  readonly actions: Uint8Array;
  readonly classes: readonly string[];
}

/**
 * Compiles the scripts of one movie in ActionScript 1 or 2: frames, instances and classes, each class read once.
 *
 * @example
 *   const compiler = new Avm1Compiler({ version: 8, actionScript: 2, sources });
 *   compiler.compileActions({ file: 'frame 1', text: 'trace(1);' }).actions; // what a DoAction tag holds
 */
export class Avm1Compiler {
  private readonly table: ClassTable;

  constructor(private readonly options: Avm1Options) {
    const { sources } = options;
    this.table = new ClassTable(
      (name) => (options.actionScript === 2 ? sources.findClass(name) : undefined),
      (source) => {
        const sources = new Sources();
        return { ...this.parse(source, sources), sources };
      },
    );
  }

  /** The actions of a frame. */
  compileActions(source: SourceText, place: ScriptPlace = {}): CompiledActions {
    const sources = new Sources();
    const { statements, errors } = this.parse(source, sources);
    const init = statements.filter((one): one is Statement & { kind: 'InitClip' } => one.kind === 'InitClip');
    const imports = statements.filter(({ kind }) => kind === 'Import');
    const frame = this.write(
      statements.filter(({ kind }) => kind !== 'InitClip'),
      place,
      sources,
      errors,
    );
    if (init.length === 0) return { ...frame, errors };
    const body = [...imports, ...init.flatMap((one) => one.body)];
    const before = this.write(body, place, sources, errors);
    const classes = [...new Set([...before.classes, ...frame.classes])];
    return { ...frame, init: { priority: init[0]?.priority ?? 0, actions: before.actions }, classes, errors };
  }

  /** The handlers of an instance: `onClipEvent` and `on`. */
  compileHandlers(source: SourceText, place: ScriptPlace = {}): CompiledHandlers {
    const sources = new Sources();
    const { statements, errors } = this.parse(source, sources);
    const imports = statements.filter(({ kind }) => kind === 'Import');
    const classes = new Set<string>();
    const handlers: CompiledHandler[] = [];
    const all = statements.flatMap((each) => (each.kind === 'Include' ? each.body : [each]));
    const own = (text: string): readonly Statement[] =>
      this.parse({ file: source.file, text }, sources).statements;
    for (const statement of this.options.actionScript === 2 ? componentListeners(all, own) : all) {
      if (statement.kind === 'Import' || statement.kind === 'Empty') continue;
      if (statement.kind !== 'On' && statement.kind !== 'OnClipEvent') {
        errors.push(sources.error(statement.at, 'A statement of an instance must be in onClipEvent or on.'));
        continue;
      }
      const kind = statement.kind === 'On' ? 'button' : 'clip';
      const events = eventsOf(statement.events, kind, (at, message) =>
        errors.push(sources.error(at, message)),
      );
      const written = this.write([...imports, ...statement.body], place, sources, errors);
      for (const name of written.classes) classes.add(name);
      handlers.push({ kind, events, actions: written.actions });
    }
    return { handlers, classes: [...classes], errors };
  }

  /** The actions that make a class, for a `DoInitAction` tag. @param name - with its package */
  compileClass(name: string): CompiledActions {
    const source = this.table.get(name);
    const file = this.table.sourceOf(name)?.file ?? name;
    if (!source) {
      const error = { file, line: 1, column: 1, message: withoutSource(name), isMissing: true };
      return { actions: NO_ACTIONS, classes: [], errors: [error] };
    }
    const errors = [...source.errors];
    if (errors.length > 0) return { actions: NO_ACTIONS, classes: [], errors };
    const written = this.run({}, source.sources, errors, (generator) => {
      for (const statement of source.imports) generator.statement(statement);
      emitClass(generator, source, this.table);
    });
    return { ...written, classes: written.classes.filter((one) => one !== name), errors };
  }

  /** True for a class that has a source. */
  hasClass(name: string): boolean {
    return this.table.has(name);
  }

  /** The class that a class extends, if that has a source, too. */
  baseOf(name: string): string | undefined {
    const base = this.table.get(name)?.base;
    return base !== undefined && this.table.has(base) ? base : undefined;
  }

  private parse(
    source: SourceText,
    sources: Sources,
  ): { statements: ParsedScript['statements']; errors: ScriptError[] } {
    const include = (path: string, from: string): SourceText | undefined =>
      this.options.sources.include(path, from);
    const { statements, errors } = parseScript(source, { dialect: 'as2', sources, include });
    return { statements, errors: [...errors] };
  }

  private write(
    statements: readonly Statement[],
    place: ScriptPlace,
    sources: Sources,
    errors: ScriptError[],
  ): Written {
    return this.run(place, sources, errors, (generator) => {
      emitBody(generator, statements);
    });
  }

  private run(
    { sceneStart = 0, previousScene, nextScene }: ScriptPlace,
    sources: Sources,
    errors: ScriptError[],
    emit: (generator: ActionGenerator) => void,
  ): Written {
    const {
      version,
      actionScript,
      keepsNames = false,
      omitsTraces = false,
      compiledClasses,
      frameOf,
    } = this.options;
    const isAs2 = actionScript === 2;
    const report: ReportError = (at, message, isMissing) => {
      if (errors.length < MAX_ERRORS)
        errors.push(isMissing ? sources.missing(at, message) : sources.error(at, message));
    };
    const movie = {
      version,
      isAs2,
      keepsNames,
      omitsTraces,
      sceneStart,
      frameOf: (frame: number, scene: string) => frameOf?.(frame, scene),
      sceneBeside: (step: 1 | -1) => (step > 0 ? nextScene : previousScene),
    };
    const names = new ScriptClasses(this.table, isAs2, compiledClasses);
    const generator = new ActionGenerator(movie, names, EMITTERS, report);
    try {
      emit(generator);
      if (errors.length > 0) return { actions: NO_ACTIONS, classes: [] };
      return { actions: assemble(generator.code.instructions, version), classes: [...names.used] };
    } catch (fault) {
      report(0, reasonOf(fault));
      return { actions: NO_ACTIONS, classes: [] };
    }
  }
}

const EMITTERS = { value: emitValue, effect: emitEffect, statement: emitStatement };

/** Too much, or too deep, is an error of the script; all else is one of this program. */
function reasonOf(fault: unknown): string {
  if (fault instanceof ActionsTooLong) return fault.message;
  if (isStackOverflow(fault)) return TOO_DEEP;
  throw fault;
}

function eventsOf(
  events: readonly ButtonEvent[],
  kind: CompiledHandler['kind'],
  report: ReportError,
): CompiledEvent[] {
  return events.map(({ name, key, at }) => {
    if (kind === 'clip' || name !== 'keyPress') return { name };
    const code = keyCode(key ?? '');
    if (code === undefined) report(at, 'keyPress needs a key: a letter, or a name such as "<Left>".');
    return { name, keyCode: code };
  });
}
