import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { dts } from 'rollup-plugin-dts';
import { animateTypes } from '../types/animateTypes.mjs';
import { importAnimate } from '../types/importAnimate.mjs';
import { inlineExports } from '../types/inlineExports.mjs';
import { copied, written } from './assets.mjs';
import { fromDeclarations } from './declarations.mjs';
import { pureCalls } from './pureCalls.mjs';
import { productSources } from './sources.mjs';

const pathOf = (file) => fileURLToPath(new URL(`../../${file}`, import.meta.url));
const manifest = createRequire(import.meta.url)('../../package.json');

/**
 * The library as a module, and the declarations of the library and of the host.
 * @param {string} dir
 * @param {string} banner
 * @returns {import('rollup').RollupOptions[]}
 */
export function npmBuilds(dir, banner) {
  return [
    library(dir, banner),
    libraryTypes(dir),
    hostTypes(dir, 'host.d.ts', 'app/index.ts'),
    hostTypes(dir, 'browser.d.mts', 'app/browser/index.ts'),
    jestTypes(dir),
  ];
}

/**
 * The library for bundlers and for Jest: syntax of ES5, nothing newer than ES3 called. For bundlers each module is a file
 * of its own, so a module that is not imported is left out as a whole.
 * @returns {import('rollup').RollupOptions}
 */
function library(dir, banner) {
  /** @type {import('rollup').OutputOptions} */
  const common = {
    dir,
    banner,
    generatedCode: { preset: 'es5' },
    externalLiveBindings: false,
    freeze: false,
  };
  return {
    input: { index: 'src/index.ts' },
    plugins: [productSources()],
    output: [
      {
        ...common,
        format: 'es',
        entryFileNames: 'module/[name].mjs',
        chunkFileNames: 'module/[name].mjs',
        manualChunks: moduleName,
        hoistTransitiveImports: false,
        minifyInternalExports: false,
        plugins: [pureCalls()],
      },
      { ...common, format: 'cjs', entryFileNames: '[name].js', exports: 'named' },
    ],
  };
}

/** These classes are in one module, because each creates objects of the others: importing one needs all. */
const TOGETHER = /^collection\/(Element|Item|Layer|Frame)Collection$/;

function moduleName(id) {
  const file = path
    .relative(pathOf('src'), id)
    .split(path.sep)
    .join('/')
    .replace(/\.\w+$/, '');
  if (file === 'index') return undefined;
  if (file.startsWith('../')) return path.basename(file);
  return TOGETHER.test(file) ? 'collection/collections' : file;
}

/**
 * The declarations of the library. Importers of ES modules look for them under another name than those of CommonJS;
 * both get the same ones, so that a collection of one is a collection of the other.
 * @returns {import('rollup').RollupOptions}
 */
function libraryTypes(dir) {
  return {
    input: { 'index.d': 'src/index.ts' },
    plugins: [
      dts({ tsconfig: pathOf('tsconfig.json'), compilerOptions: { stripInternal: true } }),
      importAnimate('./animate.js'),
      inlineExports(),
      written('index.d.mts', () => "export * from './index.js';\n"),
      written('animate.d.ts', animateTypes),
      copied('build/types/global.d.ts', 'global.d.ts'),
      copied('build/types/ts-plugin.d.ts', 'ts-plugin.d.ts'),
      copied('build/types/eslint-rules.d.ts', 'eslint-rules.d.ts'),
    ],
    output: { dir, entryFileNames: '[name].ts', format: 'es' },
  };
}

/**
 * The declarations of the headless host.
 * @returns {import('rollup').RollupOptions}
 */
function hostTypes(dir, file, entry) {
  return {
    input: entry,
    external: [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)],
    plugins: [
      fromDeclarations(entry),
      dts({ tsconfig: pathOf('tsconfig.wings.json') }),
      importAnimate('./animate.js'),
      inlineExports(),
    ],
    output: { dir, entryFileNames: file, format: 'es' },
  };
}

/** `expect` as `@types/jest` declares it knows the matchers. */
const JEST_GLOBALS = `
declare global {
  namespace jest {
    interface Matchers<R, T> extends HostMatchers<R> {}
  }
}
`;

/**
 * The declarations of what Jest loads. The host's types come from the host's own declarations.
 * @returns {import('rollup').RollupOptions}
 */
function jestTypes(dir) {
  return {
    input: { 'jest.d': 'app/testing/jest.ts' },
    plugins: [
      fromDeclarations('app/testing/jest.ts'),
      {
        name: 'import-host',
        resolveId: (source) => (/^\.\.\/.*index$/.test(source) ? { id: './host.js', external: true } : null),
      },
      dts({ tsconfig: pathOf('tsconfig.wings.json') }),
      inlineExports(),
      copied('build/types/jest-environment.d.ts', 'jest-environment.d.ts'),
    ],
    output: { dir, entryFileNames: '[name].ts', format: 'es', footer: JEST_GLOBALS },
  };
}
