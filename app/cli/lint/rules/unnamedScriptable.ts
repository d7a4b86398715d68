import type { Element } from '../../../../host-mocks/model/elements/Element';
import type { Rule } from '../Rule';

export const unnamedScriptable: Rule = {
  elements: ':is(:button, :component, :compiledclip, :dynamic, :input, :video):unnamed',
  message: 'it has no instance name for scripts',
  keep: (found) => found.filter((element) => !isServed(element as Element)),
};

/** True for an element that works without a name: a button with a script of its own, a text field that shows a variable. */
function isServed({ node }: Element): boolean {
  return node.child('Actionscript') !== undefined || Boolean(node.attr('variableName'));
}
