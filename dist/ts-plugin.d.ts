import type ts from 'typescript';

/**
 * A plugin of TypeScript's language service. In the queries of scripts it completes words, underlines what cannot be
 * read, and shows what words mean.
 *
 * @example { "compilerOptions": { "plugins": [{ "name": "adobe-collection/ts-plugin" }] } }
 */
declare function init(modules: { typescript: typeof ts }): ts.server.PluginModule;

export = init;
