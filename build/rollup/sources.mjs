import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import ts from 'typescript';
import { swcOptions } from '../swc.cjs';

const pathOf = (file) => fileURLToPath(new URL(`../../${file}`, import.meta.url));
const { compilerOptions } = ts.readConfigFile(pathOf('tsconfig.json'), ts.sys.readFile).config;
/** Docstrings are in the declarations, where editors read them. */
const es5 = { ...compilerOptions, noEmit: false, removeComments: true };
/**
 * A Rollup plugin that compiles the product's sources to JavaScript, in the syntax of ES5. Like all here it goes file by
 * file and checks no types: `npm run typecheck` does that.
 * @returns {import('rollup').Plugin}
 */
export function productSources() {
  const plugin = sources(compileProduct);
  const resolveId = (source, importer) =>
    source === 'tslib' ? pathOf('build/es3/helpers.mjs') : plugin.resolveId(source, importer);
  return { ...plugin, resolveId };
}

/**
 * A Rollup plugin that compiles the headless host and the viewer to JavaScript, as Jest does.
 * @returns {import('rollup').Plugin}
 */
export function hostSources() {
  return sources(compileHost);
}

const compileProduct = remembered(
  (code, fileName) => ts.transpileModule(code, { fileName, compilerOptions: es5 }).outputText,
);

const compileHost = remembered(
  (code, filename) => transformSync(code, { ...swcOptions('es6'), filename }).code,
);

/** Several builds are made of the same files. */
function remembered(compile) {
  const outputs = new Map();
  return (code, file) => {
    const key = `${file}\n${code}`;
    if (!outputs.has(key)) outputs.set(key, compile(code, file));
    return outputs.get(key);
  };
}

/**
 * What Rollup assumes of these sources, so that it takes three quarters of the time: what is not used is left out within
 * `try` too. What reads a property for what the reading does is kept.
 * @type {import('rollup').TreeshakingOptions}
 */
const treeshake = { tryCatchDeoptimization: false };

function sources(compile) {
  return {
    name: 'sources',
    options: (options) => ({ ...options, treeshake: options.treeshake ?? treeshake }),
    resolveId(source, importer) {
      if (!importer?.endsWith('.ts') || !source.startsWith('.')) return null;
      const file = path.resolve(path.dirname(importer), source);
      return [`${file}.ts`, `${file}/index.ts`].find((candidate) => fs.existsSync(candidate)) ?? null;
    },
    transform(code, id) {
      return id.endsWith('.ts') ? { code: compile(code, id), map: null } : null;
    },
  };
}
