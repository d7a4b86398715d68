import { parseScript } from '../../../../actionscript/syntax/parseScript';
import { Sources } from '../../../../actionscript/syntax/Sources';
import { readScript } from '../../../../document/xfl/frameScript';
import type { Element } from '../../../../host-mocks/model/elements/Element';
import type { Frame } from '../../../../host-mocks/model/timeline/Frame';
import type { Finding, Rule } from '../Rule';
import { dialectOf, type ScriptDialect } from './scriptDialect';

export const scriptSyntax: Rule = {
  message: 'the script cannot be read',
  severity: 'error',
  findings(document) {
    const dialect = dialectOf(document);
    if (dialect === undefined) return [];
    const frames = document.find('frames', ':scripted') as Frame[];
    // Scripts of instances are left out in ActionScript 3.
    const instances = dialect === 'as3' ? [] : (document.find('elements', '*') as Element[]);
    return [...frames, ...instances].flatMap((object) => faultOf(object, dialect));
  },
};

/** The first fault of a script: others may follow from it. */
function faultOf(object: Frame | Element, dialect: ScriptDialect): Finding[] {
  const text = readScript(object.node);
  if (text.trim() === '') return [];
  const include = (file: string): { file: string; text: string } => ({ file, text: '' });
  const { errors } = parseScript({ file: '', text }, { dialect, sources: new Sources(), include });
  return errors.slice(0, 1).map(({ line, column, message }) => ({
    object,
    message: `the script cannot be read: line ${line}, column ${column}: ${message}`,
  }));
}
