import { SaxesParser } from 'saxes';
import { HostError } from '../../../document/checks/HostError';
import { makeXml, type XmlData } from './XmlData';

/** What E4X ignores when it reads XML: the members of the constructor `XML` that scripts may set. */
export interface ReadSettings {
  ignoreWhitespace: boolean;
  ignoreComments: boolean;
  ignoreProcessingInstructions: boolean;
}

/**
 * The nodes of an XML text as E4X reads it.
 *
 * @throws HostError (`SyntaxError`) for what is not well-formed, or has an XML declaration: the engine refuses both.
 */
export function parseXml(source: string, settings: ReadSettings): XmlData[] {
  if (/^\s*<\?xml\b/.test(source)) throw new HostError('xml is a reserved identifier', 'SyntaxError');
  const top = makeXml('element', '');
  let open = top;
  const parser = new SaxesParser({ fragment: true, xmlns: true });
  const add = (node: XmlData): void => {
    node.parent = open;
    open.children.push(node);
  };
  parser.on('error', ({ message }) => {
    throw new HostError(`XML: ${message.replace(/^(\d+):\d+: /, 'line $1: ')}`, 'SyntaxError');
  });
  parser.on('opentag', (tag) => {
    const element = makeXml('element', tag.local, '', tag.uri, tag.prefix);
    for (const { local, prefix, uri, value } of Object.values(tag.attributes)) {
      if (prefix === 'xmlns' || (prefix === '' && local === 'xmlns')) {
        element.declared[prefix === '' ? '' : local] = value;
        continue;
      }
      const attribute = makeXml('attribute', local, value, uri, prefix);
      attribute.parent = element;
      element.attributes.push(attribute);
    }
    add(element);
    open = element;
  });
  parser.on('closetag', () => (open = open.parent ?? top));
  const addText = (text: string): void => {
    const content = settings.ignoreWhitespace ? text.trim() : text;
    if (content !== '') add(makeXml('text', '', content));
  };
  parser.on('text', addText);
  parser.on('cdata', (text) => add(makeXml('text', '', text)));
  parser.on('comment', (text) => {
    if (!settings.ignoreComments) add(makeXml('comment', '', text));
  });
  parser.on('processinginstruction', ({ target, body }) => {
    if (!settings.ignoreProcessingInstructions) add(makeXml('processing-instruction', target, body));
  });
  parser.write(source).close();
  for (const node of top.children) node.parent = null;
  return top.children;
}
