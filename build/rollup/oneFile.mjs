import commonJs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { minified } from './minified.mjs';
import { hostSources } from './sources.mjs';
import { withoutNode } from './withoutNode.mjs';

/** Where packages are found for browsers: modules of ES first, of which only what is used is taken. */
export const IN_BROWSER = { browser: true, mainFields: ['module', 'browser', 'main'] };

/**
 * The Rollup plugins that make one script, with all that it imports, for an engine that is not Node.
 * @param {import('@rollup/plugin-node-resolve').RollupNodeResolveOptions} resolution
 * @param {string} banner its first line
 * @returns {import('rollup').Plugin[]}
 */
export function oneFile(resolution, banner) {
  return [
    withoutNode(),
    hostSources(),
    nodeResolve(resolution),
    commonJs(),
    minified(banner, resolution.browser === true),
  ];
}
