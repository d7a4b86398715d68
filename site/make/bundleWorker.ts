import path from 'node:path';
import { build } from 'esbuild';

/**
 * Makes one script for a Worker.
 *
 * @param root the folder of the project
 * @param entry path from there
 * @throws Error for a module that browsers do not have
 */
export async function bundleWorker(root: string, entry: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [path.join(root, entry)],
    absWorkingDir: root,
    bundle: true,
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    // The host tells classes and functions by their names.
    keepNames: true,
    write: false,
    logLevel: 'error',
    legalComments: 'inline',
  });
  return outputFiles[0].contents;
}
