import type { Platform } from '../../platform/Platform';
import type { World } from '../../platform/World';
import { prepareRealm } from './prepareRealm';
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

/** Makes the object that runs the scripts of a world, and the one that reads the stacks of their errors. */
export function startScripts(
  world: World,
  platform: Platform,
  settings: ScriptSettings,
): { scripts: Scripts; stacks: Stacks } {
  const stacks = new Stacks(platform, settings.toUri);
  const scripts = new Scripts(world, platform.disk, settings.isLimited, settings.call);
  if (!world.isHere) prepareRealm(world, scripts, stacks, settings);
  return { scripts, stacks };
}
