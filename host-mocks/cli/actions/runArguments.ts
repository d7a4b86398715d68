import type { RunOptions } from './runScripts';

/** The command line that runs scripts with these options, in a process of its own. */
export function runArguments(scripts: readonly string[], options: RunOptions): string[] {
  const { bare, modern, force, save, answer, root, render, maxPixels } = options;
  return [
    ...['run', ...scripts],
    ...options.document.flatMap((document) => ['--document', document]),
    ...(bare ? ['--bare'] : []),
    ...(modern ? ['--modern'] : []),
    ...(force ? ['--force'] : []),
    ...(save === undefined ? [] : [`--save=${save}`]),
    ...(render === undefined ? [] : [`--render=${render}`]),
    ...(maxPixels === undefined ? [] : [`--max-pixels=${maxPixels}`]),
    ...answer.flatMap((text) => [`--answer=${text}`]),
    ...root.flatMap((folder) => [`--root=${folder}`]),
  ];
}
