import type { CommandIo } from '../../Io';
import type { RunCommandOptions } from './runScripts';

/** The command line that runs scripts with these options, in a process of its own. */
export function runArguments(scripts: readonly string[], options: RunCommandOptions): string[] {
  const { bare, modern, force, save, answer, root, render, maxPixels } = options;
  const { untrusted, memory, publish, dryRun, json, inPlace, strict } = options;
  return [
    ...['run', ...scripts],
    ...options.document.flatMap((document) => ['--document', document]),
    ...(bare ? ['--bare'] : []),
    ...(modern ? ['--modern'] : []),
    ...(force ? ['--force'] : []),
    ...(inPlace ? ['--in-place'] : []),
    ...(strict ? ['--strict'] : []),
    ...(dryRun ? ['--dry-run'] : []),
    ...(json ? ['--json'] : []),
    ...(save === undefined ? [] : [save === '' ? '--save' : `--save=${save}`]),
    ...(untrusted ? ['--untrusted'] : []),
    ...(memory === undefined ? [] : [`--memory=${memory}`]),
    ...(render === undefined ? [] : [`--render=${render}`]),
    ...(publish === undefined ? [] : [`--publish=${publish}`]),
    ...(maxPixels === undefined ? [] : [`--max-pixels=${maxPixels}`]),
    ...answer.flatMap((text) => [`--answer=${text}`]),
    ...root.flatMap((folder) => [`--root=${folder}`]),
  ];
}

/** The options that tell another process how much to say. */
export function mannerOf({ isQuiet, isVerbose }: CommandIo): string[] {
  return [...(isQuiet ? ['--quiet'] : []), ...(isVerbose ? ['--verbose'] : [])];
}
