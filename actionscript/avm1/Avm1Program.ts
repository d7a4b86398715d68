import type { ScriptError, SourceText } from '../syntax/SourceText';

/** Finds what a script asks for by name. The caller decides in which folders. */
export interface Avm1Sources {
  /**
   * The file of a class of ActionScript 2; undefined where there is none.
   *
   * @param qualifiedName - with its package: `ui.Star`
   */
  findClass(qualifiedName: string): SourceText | undefined;
  /**
   * The file that `#include` names; undefined where there is none.
   *
   * @param path - as the script says it
   * @param from - `file` of the script that says so
   */
  include(path: string, from: string): SourceText | undefined;
}

/** What the movie around its scripts decides. */
export interface Avm1Options {
  /** Version of the player: below 6 texts are not UTF-8, below 7 names have no case. */
  readonly version: number;
  readonly actionScript: 1 | 2;
  readonly sources: Avm1Sources;
  /** Classes of the movie that are there in compiled form, with their packages; default: none. */
  readonly compiledClasses?: ReadonlySet<string>;
  /** True keeps the names of variables in functions for a debugger; default: false. */
  readonly keepsNames?: boolean;
  /** True leaves out calls of `trace`, with their arguments; default: false. */
  readonly omitsTraces?: boolean;
  /** A frame of a scene, from 1, as a frame of the whole movie, from 0; undefined without such a scene. */
  frameOf?(frame: number, scene: string): number | undefined;
}

/** Where a script is in the movie. */
export interface ScriptPlace {
  /** The first frame of the scene around, from 0; default: 0. Symbols have no scenes. */
  readonly sceneStart?: number;
  /** The first frames of the scenes before and after, from 0. */
  readonly previousScene?: number;
  readonly nextScene?: number;
}

/** Actions, and what they need beside them. */
export interface CompiledActions {
  /** Ends with the action 0. */
  readonly actions: Uint8Array;
  /** What runs once before all else, of `#initclip`, with its order. */
  readonly init?: { readonly priority: number; readonly actions: Uint8Array };
  /** Classes with sources that the actions use, with their packages, in the order of their use. */
  readonly classes: readonly string[];
  /** Actions with errors are not to be used. */
  readonly errors: readonly ScriptError[];
}

/** The handler of a script of an instance. */
export interface CompiledEvent {
  /** As the script has it: `press`, `enterFrame`, `keyPress`. */
  readonly name: string;
  /** Of `keyPress`: the key as players count it. */
  readonly keyCode?: number;
}

/** The handlers of an instance that share their actions. */
export interface CompiledHandler {
  readonly kind: 'clip' | 'button';
  readonly events: readonly CompiledEvent[];
  readonly actions: Uint8Array;
}

export interface CompiledHandlers {
  readonly handlers: readonly CompiledHandler[];
  readonly classes: readonly string[];
  readonly errors: readonly ScriptError[];
}
