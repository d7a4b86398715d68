import { limitLanguage } from '../language/limit';
import { refuseImportInTexts } from '../language/refuseImport';
import type { Platform } from '../platform/Platform';
import type { World } from '../platform/World';
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

/** Makes a world ready for scripts: its language, what runs them, and what knows where they failed. */
export function startScripts(
  world: World,
  platform: Platform,
  { isLimited, toUri, call }: ScriptSettings,
): { scripts: Scripts; stacks: Stacks } {
  const stacks = new Stacks(platform, toUri);
  const scripts = new Scripts(world, platform.disk, isLimited, call);
  // Stacks name scripts, not the host's own files.
  const describeFile = (file: string | undefined): string | undefined =>
    file !== undefined && scripts.files.has(file) ? toUri(file) : undefined;
  if (isLimited) limitLanguage(world, describeFile, stacks.note.bind(stacks));
  else if (!world.isHere) refuseImportInTexts(world);
  if (!world.isHere) fix(world.global, 'Error');
  return { scripts, stacks };
}

/** Makes a member of an object one that no script replaces. Node asks the `Error` of a realm how a stack is written. */
function fix(object: object, name: string): void {
  Object.defineProperty(object, name, { writable: false, configurable: false });
}
