import type { Rule } from '../Rule';

export const unnamedScriptable: Rule = {
  elements: ':scriptable:unnamed',
  message: 'it has no instance name for scripts',
};
