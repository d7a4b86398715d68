import type { ScriptError, SourceText } from '../syntax/SourceText';

/** Finds what a script asks for by name. Whoever reads files decides in which folders. */
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

/** What the movie around a script decides about its actions. */
export interface Avm1Options {
  /** Version of the player: below 6 texts are not UTF-8, below 7 names have no case. */
  readonly version: number;
  readonly actionScript: 1 | 2;
  readonly sources: Avm1Sources;
  /** A frame of a scene, from 1, as a frame of the whole movie, from 0; undefined without such a scene. */
  frameOf?(frame: number, scene: string): number | undefined;
}

/** Actions, and what they need beside them. */
export interface CompiledActions {
  /** Ends with the action 0. */
  readonly actions: Uint8Array;
  /** Qualified names of the classes that the actions use and that a source was found for. */
  readonly classes: readonly string[];
  /** Actions with errors are not to be used. */
  readonly errors: readonly ScriptError[];
}
