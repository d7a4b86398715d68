// Makes dist/<name>.jsfl of each src/<name>.ts: one file for Animate, with everything in it that it needs.
import { readdirSync } from 'node:fs';
import nodeResolve from '@rollup/plugin-node-resolve';
import terser from '@rollup/plugin-terser';
import typescript from '@rollup/plugin-typescript';
import { es3Gate, es3Pass } from 'adobe-collection/es3';

const scripts = readdirSync('src').filter((file) => file.endsWith('.ts'));

/** Short, but each statement stays on a line of its own: Animate reports errors by line. */
const compact = {
  ecma: 5,
  ie8: true,
  compress: false,
  mangle: { keep_fnames: true },
  format: { beautify: true, indent_level: 0 },
};

export default scripts.map((file) => ({
  input: `src/${file}`,
  plugins: [
    nodeResolve({ extensions: ['.mjs', '.js', '.ts'] }),
    typescript(),
    terser(compact),
    es3Pass(),
    es3Gate(),
  ],
  output: {
    file: `dist/${file.replace(/\.ts$/, '.jsfl')}`,
    format: 'iife',
    strict: false,
    esModule: false,
    freeze: false,
    generatedCode: { preset: 'es5', reservedNamesAsProps: false, symbols: false },
  },
}));
