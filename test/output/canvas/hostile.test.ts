import fc from 'fast-check';
import type { DocumentLiteral } from '../../../app/literal/DocumentLiteral';
import { play, publishLiteral, type Played } from './support/film';
import { tries } from '../../support/sample';

/** Texts that would be code, or end a text, a line or a script, where they are not written as texts. */
const HOSTILE = [
  '"; broken(); "',
  "'; broken(); '",
  '`${broken()}`',
  '\\"; broken(); //',
  '\\',
  'a\nbroken();',
  'a\rbroken();',
  'a\u2028broken();\u2029',
  '*/ broken(); /*',
  '</script><script>broken()</script>',
  '<!-- broken() -->',
  '${broken()}',
  '__proto__',
  'constructor',
  'toString',
  'timeline',
  'class',
  '1st',
  'a b',
  ' ',
  '名前 1',
];

/** A document that says a text wherever it can. */
function sayingAll(text: string): DocumentLiteral {
  const said = text.replace(/\//g, '-');
  return {
    library: [
      { name: said, layers: [{ name: text, elements: [{ shape: 'rectangle', width: 9, height: 9 }] }] },
      { name: `folder/${said}`, type: 'graphic', layers: [{ elements: [{ text, textType: 'dynamic' }] }] },
      { name: `${said}.png`, type: 'bitmap', width: 10, height: 10 },
      { name: `${said}.mp3`, type: 'sound' },
    ],
    layers: [
      {
        name: text,
        frames: [
          {
            duration: 2,
            name: text,
            sound: `${said}.mp3`,
            elements: [
              { item: said, name: text },
              { item: `folder/${said}`, name: text },
              { item: `${said}.png`, x: 5 },
              { text, textType: 'dynamic', name: text, face: text },
              { text, textType: 'static' },
            ],
          },
          { duration: 2, elements: [{ item: said, name: `${text}2`, x: 50 }] },
        ],
      },
    ],
  };
}

function played(text: string): Played {
  return play(publishLiteral(sayingAll(text), text));
}

describe('hostile texts in names, labels and texts', () => {
  it.each(HOSTILE.map((text) => [JSON.stringify(text), text]))('%s stays a text', (_title, text) => {
    const { isBroken, labels, fields } = played(text);
    expect(isBroken).toBe(false);
    expect(Object.keys(labels)).toEqual([text]);
    const texts = Object.values(fields).flatMap((field) =>
      typeof field.text === 'string' ? [field.text] : [],
    );
    expect(texts).toContain(text.replace(/\r\n?/g, '\n'));
  });

  it('No text of a document is code, or ends the element of a script', () => {
    const part = fc.constantFrom(...HOSTILE, '"', "'", '\\', '\n', 'broken()', ';', '/', '<', '>', '*');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
        const script = publishLiteral(sayingAll(parts.join('')), 'film');
        expect(play(script).isBroken).toBe(false);
        expect(script.script).not.toMatch(/<\/script|<!--/i);
      }),
      { numRuns: tries(20, 60) },
    );
  });

  it('Scripts of the document are code, as they are', () => {
    const { script } = publishLiteral({
      layers: [{ frames: [{ script: 'this.stop();\nlet a = "</p>";' }] }],
    });
    expect(script).toContain('\t\tthis.stop();\n\t\tlet a = "</p>";\n');
  });
});

describe('documents that have no end', () => {
  const inside = (name: string, item: string): NonNullable<DocumentLiteral['library']>[number] => ({
    name,
    layers: [{ elements: [{ item }] }],
  });

  it('A symbol that contains itself is one clear error', () => {
    const literal = {
      library: [inside('a', 'b'), inside('b', 'a')],
      layers: [{ elements: [{ item: 'a' }] }],
    };
    expect(() => publishLiteral(literal)).toThrow(
      'A symbol cannot contain itself: "b" contains "a" contains "b".',
    );
  });

  it('Symbols nested too deeply are one clear error', () => {
    const names = Array.from({ length: 400 }, (_, i) => `s${i}`);
    const library = names.map((name, i) => inside(name, names[i + 1] ?? 'nothing'));
    expect(() => publishLiteral({ library, layers: [{ elements: [{ item: 's0' }] }] })).toThrow(
      'claims 251 symbols within one another to be published; the maximum is 250',
    );
  });

  it('Symbols that are nested too deeply by the longer of two ways are one clear error', () => {
    const names = Array.from({ length: 200 }, (_, i) => `s${i}`);
    const chain = names.map((name, i) => inside(name, names[i + 1] ?? 'nothing'));
    const ways = Array.from({ length: 100 }, (_, i) => inside(`w${i}`, i < 99 ? `w${i + 1}` : 's0'));
    const elements = [{ item: 's0' }, { item: 'w0' }];
    expect(() => publishLiteral({ library: [...chain, ...ways], layers: [{ elements }] })).toThrow(
      'claims 300 symbols within one another to be published; the maximum is 250',
    );
  });

  it('A layer that claims too many frames is one clear error', () => {
    const literal = { layers: [{ name: 'long', frames: [{ duration: 2_000_000_000 }] }] };
    expect(() => publishLiteral(literal)).toThrow('the maximum is 100,000');
  });
});
