import fc from 'fast-check';
import { XmlFile } from '../../../document/xml/XmlFile';
import { XmlNode } from '../../../document/xml/XmlNode';
import { parsePlain, readPlain, withoutLayout, type PlainNode } from './plainTree';
import { tries } from '../../support/sample';

const NAMES = ['DOMFrame', 'elements', 'a', 'Matrix', 'ключ'];
const KEYS = ['name', 'x', 'tx', 'a', 'n1'];

const textValue = fc
  .array(
    fc.constantFrom('a', 'B', '7', ' ', '<', '>', '&', '"', "'", '\r', '\n', '\t', ']]>', '★', '\u{1F600}'),
    {
      maxLength: 6,
    },
  )
  .map((parts) => parts.join(''));

const blank = fc.constantFrom(' ', '  ', '\n', '\r\n ', '\t');
const gap = fc.constantFrom(
  '',
  '',
  '\n',
  '\r\n  ',
  '\n    ',
  '\r',
  ' ',
  '\n<!-- <x a="1"> -->\n  ',
  '<?pi <y>?>',
);

const escape = (text: string): string =>
  text.replace(/[&<>"'\r\n\t]/g, (character) => `&#${character.charCodeAt(0)};`);

/** `name="value"` in any form that means the same. */
const attribute = fc
  .tuple(
    fc.constantFrom(...KEYS),
    textValue,
    fc.constantFrom('"', "'"),
    blank,
    fc.constantFrom('', ' ', '\n'),
  )
  .map(([name, value, quote, lead, around]) => ({
    name,
    written: `${lead}${name}${around}=${around}${quote}${escape(value)}${quote}`,
  }));

const attributes = fc
  .uniqueArray(attribute, { selector: ({ name }) => name, maxLength: 4 })
  .map((list) => list.map(({ written }) => written).join(''));

const content = fc.oneof(
  textValue.map(escape),
  textValue.filter((text) => !text.includes(']]>')).map((text) => `<![CDATA[${text}]]>`),
);

/** The text of a whole element, laid out in any way. */
const { element } = fc.letrec<{ element: string }>((tie) => ({
  element: fc.oneof(
    { maxDepth: 4, depthIdentifier: 'xml' },
    fc
      .tuple(fc.constantFrom(...NAMES), attributes, fc.constantFrom('', ' '))
      .map(([name, list, end]) => `<${name}${list}${end}/>`),
    fc
      .tuple(fc.constantFrom(...NAMES), attributes, content)
      .map(([name, list, text]) => `<${name}${list}>${text}</${name}>`),
    fc
      .tuple(
        fc.constantFrom(...NAMES),
        attributes,
        fc.array(fc.tuple(gap, tie('element')), { maxLength: 4 }),
        gap,
        fc.constantFrom('', ' '),
      )
      .map(
        ([name, list, children, tail, end]) =>
          `<${name}${list}>${children.flat().join('')}${tail}</${name}${end}>`,
      ),
  ),
}));

const index = fc.nat(1000);

type Edit =
  | { kind: 'set'; at: number; name: string; value: string | null }
  | { kind: 'text'; at: number; text: string; cdata: boolean }
  | { kind: 'create' | 'copy' | 'move'; at: number; other: number; place: number }
  | { kind: 'remove'; at: number };

const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({
    kind: fc.constant('set' as const),
    at: index,
    name: fc.constantFrom(...KEYS),
    value: fc.option(textValue),
  }),
  fc.record({ kind: fc.constant('text' as const), at: index, text: textValue, cdata: fc.boolean() }),
  fc.record({
    kind: fc.constantFrom('create' as const, 'copy' as const, 'move' as const),
    at: index,
    other: index,
    place: index,
  }),
  fc.record({ kind: fc.constant('remove' as const), at: index }),
);

function flatten<T extends { children: readonly T[] }>(node: T): T[] {
  return [node, ...node.children.flatMap(flatten)];
}

const holds = (node: XmlNode, other: XmlNode): boolean => flatten(node).includes(other);

/** A change of nodes, and the same change of plain nodes; they must go on saying the same. */
function apply(root: XmlNode, plain: PlainNode, change: Edit): void {
  const nodes = flatten(root);
  const plains = flatten(plain);
  const at = change.at % nodes.length;
  const [node, twin] = [nodes[at] as XmlNode, plains[at] as PlainNode];
  const drop = (index: number): void => {
    const parent = plains.find(({ children }) => children.includes(plains[index] as PlainNode));
    if (parent) parent.children = parent.children.filter((child) => child !== plains[index]);
  };
  switch (change.kind) {
    case 'set': {
      node.setAttr(change.name, change.value);
      const known = twin.attributes.find(([name]) => name === change.name);
      if (change.value === null) twin.attributes = twin.attributes.filter((entry) => entry !== known);
      else if (known) known[1] = change.value;
      else twin.attributes.push([change.name, change.value]);
      break;
    }
    case 'text':
      if (node.children.length > 0) return;
      // In CDATA a carriage return looks like a line feed.
      twin.text = change.cdata ? change.text.replace(/\r\n?/g, '\n') : change.text;
      node.setText(change.text, { cdata: change.cdata });
      break;
    case 'remove':
      if (node === root) return;
      node.remove();
      drop(at);
      break;
    default: {
      const other = change.other % nodes.length;
      let [added, addedTwin] = [nodes[other] as XmlNode, structuredClone(plains[other] as PlainNode)];
      if (change.kind === 'create') {
        added = XmlNode.create('created', { x: '1' }, [XmlNode.create('inner')]);
        addedTwin = parsePlain('<created x="1"><inner/></created>');
      } else if (change.kind === 'copy') added = added.clone();
      else if (holds(added, node)) return;
      else drop(other);
      const count = twin.children.length;
      const place = change.place % (count + 1);
      node.insert(added, place);
      twin.children.splice(place, 0, addedTwin);
    }
  }
}

describe('random texts', () => {
  it('Random texts are read as a plain parser reads them, and written as they were, touched or not', () => {
    fc.assert(
      fc.property(element, gap, gap, (text, before, after) => {
        const source = before + text + after;
        const file = new XmlFile('a.xml', source);
        expect(readPlain(file.root)).toEqual(parsePlain(source));
        expect(file.serialize()).toBe(source);
        // Marks every node as changed without changing one.
        for (const node of flatten(file.root)) {
          node.setAttr('touched', '1');
          node.setAttr('touched', null);
        }
        expect(file.serialize()).toBe(source);
      }),
      { numRuns: tries(100, 300) },
    );
  });

  it('Random texts say what a plain model says after any edits, and so does what is written', () => {
    fc.assert(
      fc.property(element, fc.array(edit, { maxLength: 8 }), (source, edits) => {
        const file = new XmlFile('a.xml', source);
        const plain = parsePlain(source);
        for (const change of edits) apply(file.root, plain, change);
        const expected = withoutLayout(plain);
        expect(withoutLayout(readPlain(file.root))).toEqual(expected);
        expect(withoutLayout(parsePlain(file.serialize()))).toEqual(expected);
      }),
      { numRuns: tries(200, 600) },
    );
  });

  it('Random texts keep every tag that no edit touched as it was written', () => {
    fc.assert(
      fc.property(element, index, (source, at) => {
        const file = new XmlFile('a.xml', source);
        const nodes = flatten(file.root);
        const node = nodes[at % nodes.length] as XmlNode;
        const [start, end] = [node.start, node.openEnd];
        node.setAttr('brandNew', '1');
        const written = file.serialize();
        expect(written.slice(0, start)).toBe(source.slice(0, start));
        expect(written.slice(written.length - (source.length - end))).toBe(source.slice(end));
        expect(
          written.slice(start, written.length - (source.length - end)).replace(' brandNew="1"', ''),
        ).toBe(source.slice(start, end));
      }),
      { numRuns: tries(67, 200) },
    );
  });
});
