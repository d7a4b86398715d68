// Makes dist/<name>.jsfl of each src/<name>.ts: one file for Animate, with everything in it that it needs.
import { readdirSync } from 'node:fs';
import nodeResolve from '@rollup/plugin-node-resolve';
import typescript from '@rollup/plugin-typescript';
import { es3Compact, es3Gate, es3Pass } from 'adobe-collection/es3';

const scripts = readdirSync('src').filter((file) => file.endsWith('.ts'));

export default scripts.map((file) => ({
  input: `src/${file}`,
  plugins: [
    nodeResolve({ extensions: ['.mjs', '.js', '.ts'] }),
    typescript(),
    es3Pass(),
    es3Compact(),
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
