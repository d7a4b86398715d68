import { isBuiltin } from 'node:module';

/**
 * Fails the build where something imports a module of Node.
 * @returns {import('rollup').Plugin}
 */
export function withoutNode() {
  return {
    name: 'without-node',
    resolveId(source, importer) {
      if (isBuiltin(source)) this.error(`${importer} imports ${source}: there is no Node where this runs`);
      return null;
    },
  };
}
