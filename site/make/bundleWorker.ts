import path from 'node:path';
import { rollup } from 'rollup';
import { IN_BROWSER, oneFile } from '../../build/rollup/oneFile.mjs';

/**
 * Modules of the host import each other in circles, and are in one file here. A compiler has left `this` at the top of
 * modules of packages, where it is nothing.
 */
const HARMLESS = ['CIRCULAR_DEPENDENCY', 'THIS_IS_UNDEFINED'];

/**
 * Makes one script for a Worker.
 *
 * @param root the folder of the project
 * @param entry path from there
 * @param format a script by itself, or a module that scripts import when they need it
 * @throws Error for a module that browsers do not have
 */
export async function bundleWorker(
  root: string,
  entry: string,
  format: 'iife' | 'es' = 'iife',
): Promise<string> {
  const bundle = await rollup({
    input: path.join(root, entry),
    // A script has no address of its own.
    plugins: [
      { name: 'no-address', resolveImportMeta: () => 'globalThis.moduleAddress' },
      ...oneFile(IN_BROWSER, ''),
    ],
    onwarn: (warning) => {
      if (!HARMLESS.includes(warning.code ?? '')) throw new Error(warning.message);
    },
  });
  const { output } = await bundle.generate({ format, inlineDynamicImports: true });
  await bundle.close();
  return output[0].code;
}
