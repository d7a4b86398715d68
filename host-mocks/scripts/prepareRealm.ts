import type { World } from '../../platform/World';
import { engineWords } from '../language/errors/engineWords';
import { limitLanguage } from '../language/limit';
import { refuseImportInTexts } from '../language/refuseImport';
import type { Scripts } from './Scripts';
import type { ScriptSettings } from './startScripts';
import type { Stacks } from './Stacks';

/** Prepares a realm apart from that of the program: its language, and the messages of its errors. */
export function prepareRealm(
  world: World,
  scripts: Scripts,
  stacks: Stacks,
  { isLimited, toUri }: ScriptSettings,
): void {
  if (isLimited) {
    scripts.amend = limitLanguage(world, {
      // Stacks show scripts, not files of the host.
      describeFile: (file) => (file !== undefined && scripts.files.has(file) ? toUri(file) : undefined),
      noteStack: stacks.note.bind(stacks),
      wordsOf: (error, message) => engineWords(message, scripts.placeOf(stacks.innermost(error))),
    });
  } else refuseImportInTexts(world);
  fix(world.global, 'Error');
}

/**
 * Makes a member of an object read-only for scripts. Node calls `prepareStackTrace` of a realm's `Error` to format
 * stacks.
 */
function fix(object: object, name: string): void {
  Object.defineProperty(object, name, { writable: false, configurable: false });
}
