import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** Stryker writes `super.` without a method in the place of `super.filter()`, which nothing can read. */
const superCalls = {
  shouldIgnore(path) {
    const { type, callee } = path.node;
    const isOfSuper = type === 'CallExpression' && callee.object?.type === 'Super';
    return isOfSuper ? 'a call of super cannot be mutated' : undefined;
  },
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'super-calls', superCalls)];
