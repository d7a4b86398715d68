import { XmlFile } from '../../../document/xml/XmlFile';
import type { XmlNode } from '../../../document/xml/XmlNode';
import { describeDocuments, describeRenders, documents, renders } from '../../support/documents';
import { parsePlain, readPlain } from './plainTree';
import { openContainer } from '../../support/onNode';

/** How many bytes of XML are read of one document. */
const ENOUGH = 1_000_000;

/**
 * XML texts of a document: label and content. Of a large document every second, third … text is taken, beside the first:
 * the files of one document are much alike.
 */
function textsOf(path: string): [string, string][] {
  const container = openContainer(path);
  const names = container.names().filter((name) => name.endsWith('.xml') && container.size(name) > 0);
  const total = names.reduce((sum, name) => sum + container.size(name), 0);
  const step = Math.ceil(total / ENOUGH);
  return names
    .filter((_name, index) => index % step === 0)
    .map((name) => [container.label(name), container.text(name)]);
}

/** Notes a change of each node without changing one, so that every tag and gap is written by itself. */
function touchAll(node: XmlNode): void {
  node.setAttr('touched', '1');
  node.setAttr('touched', null);
  node.children.forEach(touchAll);
}

function expectLossless(path: string): void {
  for (const [label, text] of textsOf(path)) {
    const file = new XmlFile(label, text);
    const head = file.head();
    expect(file.serialize() === text ? label : 'changed').toBe(label);
    touchAll(file.root);
    expect(file.serialize() === text ? label : 'changed by touching').toBe(label);
    expect(file.head()).toEqual(head);
  }
}

describeDocuments('every XML file of the real documents', () => {
  it.each(documents.map(({ name, path }) => [name, path]))(
    'Files of %s are written as they were read',
    (_name, path) => {
      expectLossless(path);
    },
  );

  it.each(documents.map(({ name, path }) => [name, path]))(
    'Files of %s say what a plain parser reads',
    (_name, path) => {
      for (const [label, text] of textsOf(path)) {
        const plain = parsePlain(text.startsWith('\ufeff') ? text.slice(1) : text);
        expect(
          JSON.stringify(readPlain(new XmlFile(label, text).root)) === JSON.stringify(plain)
            ? label
            : 'differs',
        ).toBe(label);
      }
    },
  );
});

describeRenders('every XML file of the documents with reference pictures', () => {
  it.each(renders.map(({ name, path }) => [name, path]))(
    'Every file of %s is written as it was read',
    (_name, path) => {
      expectLossless(path);
    },
  );
});
