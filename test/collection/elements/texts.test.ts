import { installHost } from '../../support/installHost';
import { createHost, openHost } from '../../../app';
import type { ElementCollection } from '../../../src/collection/ElementCollection';
import { $ } from '../../../src/query/dollar';
import { describeDocuments, documentPath } from '../../support/documents';
import { temporaryFolder } from '../../support/temporaryFolder';

/** The looks of each run: characters, face, size. */
const runsOf = (element: Element) =>
  (element as Text).textRuns.map(({ characters, textAttrs }) => [characters, textAttrs.face, textAttrs.size]);

describe('texts', () => {
  const host = installHost(() =>
    createHost({
      library: [{ name: 'ui/star', layers: [{ elements: [{ shape: 'oval', width: 10, height: 10 }] }] }],
      layers: [
        {
          elements: [
            { text: 'Hello world', name: 'mixed', face: 'Arial', size: 12 },
            { text: 'plain', name: 'plain', face: 'Verdana', size: 30 },
            { item: 'ui/star', name: 'star' },
          ],
        },
      ],
    }),
  );
  let texts: ElementCollection<Text>;

  beforeEach(() => {
    texts = $<Text>(':text');
    texts.first()?.setTextString('Hello world');
    texts.last()?.setTextString('plain');
    texts.textAttr({ face: 'Arial', size: 12 });
    texts.last()?.setTextAttr('face', 'Verdana');
    texts.last()?.setTextAttr('size', 30);
    texts.first()?.setTextAttr('face', 'Verdana-Bold', 6, 11);
    texts.first()?.setTextAttr('size', 20, 6, 11);
  });

  it('The characters of each text are read by text', () => {
    expect(texts.text()).toEqual(['Hello world', 'plain']);
  });

  it('The characters of texts are set by text, in the looks of the first run', () => {
    expect(texts.text('New')).toBe(texts);
    expect(texts.elements.map(runsOf)).toEqual([[['New', 'Arial', 12]], [['New', 'Verdana', 30]]]);
    texts.text((element, index) => element.name + index);
    expect(texts.text()).toEqual(['mixed0', 'plain1']);
  });

  it('The looks of each run are kept by replaceText', () => {
    texts.replaceText('l', 'L').replaceText(/(w)(o)/, '$2$1');
    expect(texts.elements.map(runsOf)).toEqual([
      [
        ['HeLLo ', 'Arial', 12],
        ['owrLd', 'Verdana-Bold', 20],
      ],
      [['pLain', 'Verdana', 30]],
    ]);
  });

  it('A String is taken as it is by replaceText, and a Function gets the match and its place', () => {
    texts.text('a.b.c').replaceText('.', '$&');
    expect(texts.text()).toEqual(['a$&b$&c', 'a$&b$&c']);
    texts.text('aXbX').replaceText('X', ((match: string, offset: number) => match + offset) as never);
    expect(texts.text()[0]).toBe('aX1bX3');
    texts.text('abc').replaceText(/[ac]/g, (match) => match.toUpperCase());
    expect(texts.text()[0]).toBe('AbC');
  });

  it('All characters, or those that look in one way, are set by textAttr', () => {
    texts.textAttr('face', 'verdana-bold', 'Georgia').textAttr('size', 12, 14);
    expect(texts.elements.map(runsOf)).toEqual([
      [
        ['Hello ', 'Arial', 14],
        ['world', 'Georgia', 20],
      ],
      [['plain', 'Verdana', 30]],
    ]);
    texts.textAttr({ face: 'Arial', size: (_text: Text, index: number) => 10 + index } as never);
    expect(texts.elements.map(runsOf)).toEqual([[['Hello world', 'Arial', 10]], [['plain', 'Arial', 11]]]);
  });

  it.each<[string, (all: ElementCollection) => unknown, string]>([
    [
      'text',
      (all) => all.text(),
      'ElementCollection.text(): element 2, star (movie clip, ui/star): it is not a text',
    ],
    ['text of a value', (all) => all.text('x'), 'it is not a text; filter(":text") keeps the texts'],
    ['text of a number', (all) => all.text(5 as never), 'must be a String or a Function, got 5'],
    ['replaceText', (all) => all.replaceText('l', ''), 'it is not a text'],
    ['replaceText of nothing', (all) => all.replaceText('', 'x'), 'a non-empty String or a RegExp, got ""'],
    ['replaceText by nothing', (all) => all.replaceText('l', 5 as never), 'replacement must be a String'],
    ['textAttr', (all) => all.textAttr('size', 5), 'it is not a text'],
    [
      'a misspelt name',
      (all) => all.textAttr({ size: 5, fillcolour: '#FF0000' }),
      'did you mean "fillColor"?',
    ],
  ])('%s refuses what it cannot do, and changes nothing', (_title, work, message) => {
    const before = texts.elements.map(runsOf);
    expect(() => work($('*'))).toThrow(message);
    expect(texts.elements.map(runsOf)).toEqual(before);
  });

  it.each<[string, string[]]>([
    ['[text="Hello world"]', ['mixed']],
    ['[text*=lai]', ['plain']],
    ['[font=Verdana-Bold]', ['mixed']],
    ['[font^=Verdana]', ['mixed', 'plain']],
    ['[font!=Arial]', ['plain', 'star']],
    ['[font]', ['mixed', 'plain']],
    ['[size>15]', ['mixed', 'plain']],
    ['[size={10|15}]', ['mixed']],
    ['[size!=30]', ['mixed', 'star']],
    ['[shortName=star]', ['star']],
    ['[folder=ui]', ['star']],
    ['[libraryItem.shortName^=st]', ['star']],
    ['[shortName]', ['star']],
    ['*:not([font])', ['star']],
  ])('$(%j) finds %j', (query, names) => {
    expect($(query).pluck('name').sort()).toEqual(names);
  });

  it('The host is asked for the runs of a text once per query', () => {
    let reads = 0;
    const plain = {
      elementType: 'text',
      get textRuns() {
        reads++;
        return [{ characters: 'x', textAttrs: { face: 'Arial', size: 5 } }];
      },
    };
    expect($('[font=Arial]', [plain as never], host.document).length).toBe(1);
    expect(reads).toBe(1);
  });
});

describeDocuments('texts of real documents', () => {
  const folder = temporaryFolder();

  it.each(['acid', 'acid-text-5', 'edittext_password'])(
    'What is set is there when the document is opened again: %s',
    (name) => {
      const host = openHost(documentPath(name), { roots: [folder()] }).install();
      try {
        const texts = $.all<Text>(':static, :dynamic, :input');
        const looks = texts.elements.map((text) =>
          text.textRuns.map(({ characters, textAttrs }) => [characters, textAttrs.size]),
        );
        expect(texts.length).toBeGreaterThan(0);
        texts.textAttr('face', 'Georgia').replaceText(/e/g, 'E');
        const uri = 'file://' + folder() + '/saved.fla';
        expect(fl.saveDocument(host.document, uri)).toBe(true);
        const again = openHost(folder() + '/saved.fla');
        const reread = $.all<Text>(':static, :dynamic, :input', again.document);
        expect(reread.clone().filter('[font!=Georgia]').length).toBe(0);
        const joined = (list: unknown[][][]) =>
          list.map((runs) => runs.map(([characters]) => characters).join(''));
        expect(reread.text()).toEqual(joined(looks).map((text) => text.replace(/e/g, 'E')));
        again.dispose();
      } finally {
        host.dispose();
      }
    },
  );
});
