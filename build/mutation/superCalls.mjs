import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** Stryker changes `super.filter()` to `super.`, which is a syntax error; calls of super are left out. */
const superCalls = {
  shouldIgnore(path) {
    const { type, callee } = path.node;
    const isOfSuper = type === 'CallExpression' && callee.object?.type === 'Super';
    return isOfSuper ? 'a call of super cannot be mutated' : undefined;
  },
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'super-calls', superCalls)];
