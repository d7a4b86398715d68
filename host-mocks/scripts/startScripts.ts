import { engineWords } from '../language/errors/engineWords';
import { limitLanguage } from '../language/limit';
import { refuseImportInTexts } from '../language/refuseImport';
import type { Platform } from '../../platform/Platform';
import type { World } from '../../platform/World';
import { Scripts } from './Scripts';
import { Stacks } from './Stacks';

export interface ScriptSettings {
  /** True for the language of Animate's engine, false for Node's. */
  isLimited: boolean;
  /** The URI by which stacks name a script. */
  toUri: (file: string) => string;
  /** Calls a function of a script. */
  call: (callback: unknown, args: readonly unknown[]) => unknown;
}

/**
 * Prepares a world for scripts: its language, the object that runs them, and the one that reads the stacks of their
 * errors.
 */
export function startScripts(
  world: World,
  platform: Platform,
  { isLimited, toUri, call }: ScriptSettings,
): { scripts: Scripts; stacks: Stacks } {
  const stacks = new Stacks(platform, toUri);
  const scripts = new Scripts(world, platform.disk, isLimited, call);
  if (isLimited) {
    scripts.amend = limitLanguage(world, {
      // Stacks show scripts, not files of the host.
      describeFile: (file) => (file !== undefined && scripts.files.has(file) ? toUri(file) : undefined),
      noteStack: stacks.note.bind(stacks),
      wordsOf: (error, message) => engineWords(message, scripts.placeOf(stacks.innermost(error))),
    });
  } else if (!world.isHere) refuseImportInTexts(world);
  if (!world.isHere) fix(world.global, 'Error');
  return { scripts, stacks };
}

/**
 * Makes a member of an object read-only for scripts. Node calls `prepareStackTrace` of a realm's `Error` to format
 * stacks.
 */
function fix(object: object, name: string): void {
  Object.defineProperty(object, name, { writable: false, configurable: false });
}
