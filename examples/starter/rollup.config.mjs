// Makes dist/<name>.jsfl of each script src/<name>.ts: one file for Animate, with everything in it that it needs.
import { readdirSync, readFileSync } from 'node:fs';
import nodeResolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import { compact, dropUnusedMethods, es3Gate, es3Helpers, es3Pass, sizeReport } from 'adobe-collection/es3';

/** A file directly in src/ is a script, unless it exports something: then it is there for others. */
const isScript = (file) => /\.(ts|js)$/.test(file) && !/^export\s/m.test(readFileSync(`src/${file}`, 'utf8'));

export default readdirSync('src')
  .filter(isScript)
  .map((file) => ({
    input: `src/${file}`,
    plugins: [
      es3Helpers(),
      nodeResolve({ extensions: ['.mjs', '.js', '.ts'] }),
      typescript({ include: ['src/**/*.ts', 'src/**/*.js'], outDir: 'dist' }),
      dropUnusedMethods(),
      terser(compact),
      es3Pass(),
      es3Gate(),
      sizeReport(),
    ],
    output: {
      file: `dist/${file.replace(/\.(ts|js)$/, '.jsfl')}`,
      format: 'iife',
      sourcemap: true,
      strict: false,
      esModule: false,
      freeze: false,
      generatedCode: { preset: 'es5', reservedNamesAsProps: false, symbols: false },
    },
  }));
