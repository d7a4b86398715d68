import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import typescript from '@rollup/plugin-typescript';
import { es3Gate } from './build/es3-gate.cjs';
import { es3Pass } from './build/es3-pass.cjs';
import { sameVersion } from './build/rollup/sameVersion.mjs';
import { twin } from './build/rollup/twin.mjs';

const manifest = createRequire(import.meta.url)('./package.json');
const banner = `// adobe-collection ${manifest.version}: collections and queries for Adobe Animate. MIT License.`;

/** The script for Animate and ExtendScript, under both names: ES3, one file, nothing but globals. */
function script(dir) {
  return {
    input: 'src/globals.ts',
    plugins: [
      sameVersion('src/version.ts', manifest.version),
      typescript({
        tsconfig: 'tsconfig.json',
        tslib: fileURLToPath(new URL('build/rollup/es3-helpers.mjs', import.meta.url)),
        noEmitOnError: true,
      }),
      es3Pass(),
      es3Gate(),
      twin('collection.jsfl'),
    ],
    output: {
      dir,
      entryFileNames: 'collection.jsx',
      banner,
      format: 'iife',
      strict: false,
      esModule: false,
      freeze: false,
      externalLiveBindings: false,
      generatedCode: { preset: 'es5', reservedNamesAsProps: false, symbols: false },
    },
  };
}

/** The headless host and its command line, for Node. */
function host(dir) {
  return {
    input: { host: 'host-mocks/index.ts', cli: 'host-mocks/cli/main.ts' },
    external: [/^node:/, ...Object.keys(manifest.dependencies)],
    plugins: [typescript({ tsconfig: 'host-mocks/tsconfig.json', noEmitOnError: true })],
    output: {
      dir,
      format: 'cjs',
      banner,
      entryFileNames: '[name].js',
      chunkFileNames: 'shared.js',
      generatedCode: { preset: 'es2015' },
    },
  };
}

/** `--configOut <folder>` builds elsewhere than in dist/, for comparison. */
export default function builds({ configOut = 'dist' }) {
  return [script(configOut), host(configOut)];
}
