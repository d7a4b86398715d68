import path from 'node:path';
import { rollup } from 'rollup';
import { IN_BROWSER, oneFile } from '../../build/rollup/oneFile.mjs';

/**
 * Makes one script for a Worker.
 *
 * @param root the folder of the project
 * @param entry path from there
 * @throws Error for a module that browsers do not have
 */
export async function bundleWorker(root: string, entry: string): Promise<string> {
  const bundle = await rollup({
    input: path.join(root, entry),
    // A script has no address of its own.
    plugins: [
      { name: 'no-address', resolveImportMeta: () => 'globalThis.moduleAddress' },
      ...oneFile(IN_BROWSER, ''),
    ],
    onwarn: (warning) => {
      // Modules of the host import each other in circles, and are in one file here.
      if (warning.code !== 'CIRCULAR_DEPENDENCY') throw new Error(warning.message);
    },
  });
  const { output } = await bundle.generate({ format: 'iife', inlineDynamicImports: true });
  await bundle.close();
  return output[0].code;
}
