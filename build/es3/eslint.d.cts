import type { ESLint, Linter } from 'eslint';

/**
 * ESLint plugin: what `es3Gate` says, while one writes. `query` reads the queries of scripts; its option `words` names
 * what other files register: `[':big', '[depth]']`. `habit` answers names of jQuery and xJSFL. The rule `newer-method` needs typescript-eslint's parser with
 * types (`projectService`).
 *
 * @example
 * // eslint.config.mjs
 * import adobe from 'adobe-collection/eslint';
 * export default [{ files: ['src/**'], ...adobe.configs.recommended }];
 */
declare const plugin: ESLint.Plugin & { configs: { recommended: Linter.Config } };
export = plugin;
