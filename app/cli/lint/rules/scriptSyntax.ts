import { readScript } from '../../../../document/xfl/frameScript';
import type { Element } from '../../../../host-mocks/model/elements/Element';
import type { Rule } from '../Rule';

export const scriptSyntax: Rule = {
  message: 'the script cannot be read',
  severity: 'error',
  findings(document) {
    const { dialect } = document;
    if (dialect === undefined) return [];
    // Scripts of instances are left out in ActionScript 3.
    const instances = dialect === 'as3' ? [] : (document.find('elements', '*') as Element[]);
    const scripted = instances.filter(({ node }) => readScript(node).trim() !== '');
    return [...document.scriptedFrames(), ...scripted].flatMap((object) => {
      // The first fault alone: others may follow from it.
      const [fault] = document.script(object.node, dialect).errors;
      if (!fault) return [];
      const { line, column, message } = fault;
      return [{ object, message: `the script cannot be read: line ${line}, column ${column}: ${message}` }];
    });
  },
};
