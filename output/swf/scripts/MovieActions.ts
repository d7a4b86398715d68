import { Avm1Compiler } from '../../../actionscript/avm1/Avm1Compiler';
import type { CompiledHandler, ScriptPlace } from '../../../actionscript/avm1/Avm1Program';
import { ownSource } from '../../../actionscript/packages/ownSource';
import type { SourceText } from '../../../actionscript/syntax/SourceText';
import type { FilmItem } from '../../../film/Film';
import { linkageOf } from '../../../film/linkage';
import type { KeyframeNotes } from '../../../film/playing/keyframeNotes';
import { parseFrameScript } from '../../../film/playing/parseFrameScript';
import { whereOf } from '../../published/Losses';
import type { Movie } from '../characters/Movie';
import type { Scenes } from '../MovieScenes';
import { buttonCondition, clipEventFlag } from './eventFlags';
import { isClassName } from '../readLinkage';
import type { MovieLibraries } from '../merging/MovieLibraries';
import type { MovieProblems } from './MovieProblems';
import type { SourceFiles } from './sources/SourceFiles';

/** Actions that run once, before those of frames. */
export interface InitActions {
  /** The character that they belong to. */
  readonly id: number;
  readonly actions: Uint8Array;
}

/** Scripts of instances, compiled; none where nothing is to be compiled. */
export interface InstanceScripts {
  /** @param text - the script of an instance */
  handlersOf(text: string, where: string, isButton: boolean): readonly CompiledHandler[];
}

const NO_HANDLERS: readonly CompiledHandler[] = [];

/** The scripts of a movie in ActionScript 1 and 2: of frames, instances and classes. */
export class MovieActions implements InstanceScripts {
  private readonly compiler: Avm1Compiler;
  /** Classes that scripts and linkages need, with their packages. */
  private readonly needed = new Set<string>();
  /** Classes of compiled clips. */
  private readonly compiled: ReadonlySet<string>;
  private readonly handlers = new Map<string, readonly CompiledHandler[]>();
  private readonly inits: {
    readonly path: string;
    readonly priority: number;
    readonly actions: Uint8Array;
  }[] = [];

  constructor(
    private readonly movie: Movie,
    files: SourceFiles,
    private readonly problems: MovieProblems,
    scenes: Scenes,
    libraries: Pick<MovieLibraries, 'oldClassNames'>,
  ) {
    this.compiled = libraries.oldClassNames();
    const { version, actionScript, omitsTraces, isDebuggable } = movie.settings;
    this.compiler = new Avm1Compiler({
      version,
      actionScript: actionScript === 1 ? 1 : 2,
      sources: {
        findClass: (name) =>
          files.find(name) ?? (this.compiled.has(name) ? undefined : ownSource(name, true)),
        include: (path, from) => files.include(path, from),
      },
      compiledClasses: this.compiled,
      omitsTraces,
      keepsNames: isDebuggable,
      frameOf: (frame, scene) => scenes.frameOf(frame, scene),
    });
  }

  /** The actions of the frames of a timeline, by frame from 0. @param path - of the symbol; empty for a scene */
  framesOf(
    { scripts }: KeyframeNotes,
    where: string,
    place: ScriptPlace,
    path: string,
  ): Map<number, Uint8Array[]> {
    const byFrame = new Map<number, Uint8Array[]>();
    for (const { frame, text, keyframe } of scripts) {
      const at = whereOf(where, keyframe);
      if (this.isLeftOut(text, at)) continue;
      const { actions, init, classes, errors } = this.compiler.compileActions(this.sourceOf(text, at), place);
      this.note(classes, errors);
      if (init) this.inits.push({ path, ...init });
      const earlier = byFrame.get(frame);
      if (earlier) earlier.push(actions);
      else byFrame.set(frame, [actions]);
    }
    return byFrame;
  }

  handlersOf(text: string, where: string, isButton: boolean): readonly CompiledHandler[] {
    if (text.trim() === '') return NO_HANDLERS;
    const key = `${where}\n${String(isButton)}\n${text}`;
    const earlier = this.handlers.get(key);
    if (earlier) return earlier;
    const handlers = this.compileHandlers(text, where, isButton);
    this.handlers.set(key, handlers);
    return handlers;
  }

  /** The classes that the movie needs, bases before what extends them: of each a name and its actions. */
  classes(): { readonly name: string; readonly actions: Uint8Array }[] {
    const made = new Map<string, Uint8Array | undefined>();
    for (const name of this.needed) this.make(name, made);
    return [...made].flatMap(([name, actions]) => (actions ? [{ name, actions }] : []));
  }

  /** Notes the class of an exported item, and returns the script that links them; undefined without one. */
  linkage(item: FilmItem): { readonly identifier: string; readonly script: string } | undefined {
    const { className, identifier } = linkageOf(item);
    const isLinked = isClassName(className) && identifier !== '' && !this.problems.isDropping;
    if (!isLinked || this.movie.settings.actionScript < 2) return undefined;
    if (!this.compiler.hasClass(className) && !this.compiled.has(className)) {
      // Symbols of components have classes of their own names that only the component knows.
      if (className === identifier) return undefined;
      this.problems.refuseMissing(`"${item.name}"`, className);
      return undefined;
    }
    if (!this.compiled.has(className)) this.needed.add(className);
    return { identifier, script: `Object.registerClass(${JSON.stringify(identifier)}, ${className});` };
  }

  /** The actions of a script that the movie itself needs. */
  compileOwn(text: string): Uint8Array {
    const { actions, classes, errors } = this.compiler.compileActions(this.sourceOf(text, 'linkage'));
    this.note(classes, errors);
    return actions;
  }

  /** What `#initclip` of symbols wants to run first, in its order. */
  initActions(idOf: (path: string) => number | undefined): InitActions[] {
    return [...this.inits]
      .sort((one, other) => one.priority - other.priority)
      .flatMap(({ path, actions }) => {
        const id = idOf(path);
        return id === undefined ? [] : [{ id, actions }];
      });
  }

  private compileHandlers(text: string, where: string, isButton: boolean): readonly CompiledHandler[] {
    if (this.problems.isDropping) {
      this.problems.lose(where, 'The scripts of instances are left out.');
      return NO_HANDLERS;
    }
    const { handlers, classes, errors } = this.compiler.compileHandlers(
      this.sourceOf(text, `${where}, instance`),
    );
    this.note(classes, errors);
    for (const { kind, events } of handlers)
      for (const { name } of events) this.checkEvent(name, kind, isButton, where);
    return handlers;
  }

  private checkEvent(name: string, kind: CompiledHandler['kind'], isButton: boolean, where: string): void {
    if (isButton && kind === 'clip') this.problems.refuse(where, 'A button has no onClipEvent.');
    const isKnown =
      kind === 'button'
        ? buttonCondition(name, false) !== undefined
        : clipEventFlag(name, this.movie.settings.version) !== undefined;
    if (!isKnown) this.problems.refuse(where, `There is no event "${name}" in this version of the player.`);
  }

  private isLeftOut(text: string, where: string): boolean {
    if (!this.problems.isDropping || parseFrameScript(text, this.movie.settings.actionScript)) return false;
    this.problems.lose(where, 'The script is left out.');
    return true;
  }

  /** Makes a class after those that it needs. */
  private make(name: string, made: Map<string, Uint8Array | undefined>, depth = 0): void {
    if (made.has(name) || depth > MAX_DEPTH) return;
    made.set(name, undefined);
    const { actions, classes, errors } = this.compiler.compileClass(name);
    this.problems.addErrors(errors);
    for (const other of classes) this.make(other, made, depth + 1);
    made.delete(name);
    made.set(name, actions);
  }

  private note(classes: readonly string[], errors: Parameters<MovieProblems['addErrors']>[0]): void {
    this.problems.addErrors(errors);
    for (const name of classes) this.needed.add(name);
  }

  private sourceOf(text: string, where: string): SourceText {
    return { file: `${this.movie.film.name}, ${where}`, text };
  }
}

/** Maximum number of classes that need one another in a chain. */
const MAX_DEPTH = 1000;
