import fc from 'fast-check';
import { codeLines } from '../../viewer/ui/codeParts';

/** Parts with a kind, a line after the other. */
const kindsOf = (text: string): string[][] =>
  codeLines(text).map((line) => line.flatMap(({ text: part, kind }) => (kind ? [`${kind}: ${part}`] : [])));

describe('codeLines', () => {
  it.each([
    ['var x = 12.5; // <b>', [['word: var', 'number: 12.5', 'comment: // <b>']]],
    ['on (release) {\n  play();\n}', [['word: on'], [], []]],
    ['/* a\r\nb */ stop();', [['comment: /* a'], ['comment: b */']]],
    ['/* no end\nvar', [['comment: /* no end'], ['comment: var']]],
    [`"a\\"b" + 'no end\nvar`, [['string: "a\\"b"', "string: 'no end"], ['word: var']]],
    ['`a\n${b}`', [['string: `a'], ['string: ${b}`']]],
    ['value variable 0xFF', [['number: 0xFF']]],
    ['', [[]]],
  ])('Comments, strings, numbers and words of %j have their kind', (text, kinds) => {
    expect(kindsOf(text)).toEqual(kinds);
  });

  it('Parts are the text, whatever it is', () => {
    const code = fc.array(
      fc.constantFrom('/', '*', '"', "'", '`', '\\', '\n', 'var', '1', '.', ' ', 'é', '😀'),
    );
    fc.assert(
      fc.property(code, (pieces) => {
        const text = pieces.join('');
        const read = codeLines(text).map((line) => line.map((part) => part.text).join(''));
        expect(read.join('\n')).toBe(text);
      }),
    );
  });

  it('A script of one long line stays quick', () => {
    const begun = performance.now();
    const [line] = codeLines('var a="/*";'.repeat(30_000));
    expect(line.length).toBeLessThan(50_000);
    codeLines('/*'.repeat(50_000));
    codeLines('"\\'.repeat(50_000));
    expect(performance.now() - begun).toBeLessThan(2000);
  });
});
