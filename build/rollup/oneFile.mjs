import commonJs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { inOneRealm } from './inOneRealm.mjs';
import { minified } from './minified.mjs';
import { hostSources } from './sources.mjs';
import { withoutNode } from './withoutNode.mjs';

/** Where packages are found for browsers: modules of ES first, because what they do not use is left out. */
export const IN_BROWSER = { browser: true, mainFields: ['module', 'browser', 'main'] };

/**
 * The Rollup plugins that make one script, with all that it imports, for an engine that is not Node.
 * @param {import('@rollup/plugin-node-resolve').RollupNodeResolveOptions} resolution
 * @param {string} banner its first line
 * @returns {import('rollup').InputPluginOption[]}
 */
export function oneFile(resolution, banner) {
  const isBrowser = resolution.browser === true;
  return [
    withoutNode(),
    isBrowser && inOneRealm(),
    hostSources(),
    nodeResolve(resolution),
    commonJs(),
    minified(banner, isBrowser),
  ];
}
