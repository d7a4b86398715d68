import type { DocumentLiteral, TextLiteral } from '../../../app/literal/DocumentLiteral';
import type { XmlNode } from '../../../document/xml/XmlNode';
import { openLiteral } from '../../support/openModel';
import { publish } from './support/film';
import { mainLines } from './support/samples';

/** The film of one static text whose font is not available. @param attributes - of its format, and of the text itself */
function film(
  text: TextLiteral,
  attributes: Readonly<Record<string, string>>,
  own: Readonly<Record<string, string>> = {},
): ReturnType<typeof publish> {
  const literal: DocumentLiteral = { layers: [{ elements: [{ face: 'Nowhere', size: 20, ...text }] }] };
  const document = openLiteral(literal);
  const set = (node: XmlNode): void => {
    const given = { DOMTextAttrs: attributes, DOMStaticText: own }[node.name] ?? {};
    for (const [name, value] of Object.entries(given)) node.setAttr(name, value);
    node.children.forEach(set);
  };
  set(document.timelines[0].node);
  return publish(document);
}

const texts = (...args: Parameters<typeof film>): string[][] =>
  mainLines(film(...args).script)
    .join('\n')
    .split(/^(?=this\.text(?:_\d+)? =)/m)
    .filter((part) => part.startsWith('this.text'))
    .map((part) => part.split('\n').filter((line) => /^this\.text(_\d+)?[ .]/.test(line)));

describe('a static text whose font is not available', () => {
  it('It is a text for each line, the last one first, on the base lines of the picture', () => {
    const [last, first] = texts({ text: 'one\rtwo', width: 100 }, { face: 'Nowhere-Bold' });
    expect(first[0]).toBe(`this.text_1 = new cjs.Text("one","bold 20px 'Nowhere', sans-serif");`);
    expect(last[0]).toContain('"two"');
    expect(first).toContain('this.text_1.textBaseline = "alphabetic";');
  });

  it.each([
    ['left', undefined],
    ['center', 'this.text.textAlign = "center";'],
    ['right', 'this.text.textAlign = "right";'],
  ])('A text that is set %s keeps that place in any face', (alignment, line) => {
    const [lines] = texts({ text: 'one', width: 200, x: 100 }, { alignment });
    expect(lines.find((text) => text.includes('textAlign'))).toBe(line);
    const x = Number(/setTransform\(([\d.]+),/.exec(lines.join('\n'))?.[1]);
    expect(Math.abs(x - { left: 100, center: 200, right: 300 }[alignment as 'left'])).toBeLessThanOrEqual(
      0.5,
    );
  });

  it.each([
    ['MingLiU-ExtB', 'serif'],
    ['CourierNewPSMT', 'monospace'],
    ['OpenSans-Regular', 'sans-serif'],
    ['Nowhere', 'sans-serif'],
  ])('The face %s falls back to %s', (face, kind) => {
    expect(texts({ text: 'one', width: 200 }, { face })[0][0]).toMatch(new RegExp(`', ${kind}"\\);$`));
  });

  it('It is no wider than its box', () => {
    expect(texts({ text: 'one', width: 200 }, {})[0]).toContain('this.text.maxWidth = 200;');
  });

  it('It is a text for each letter where the letters are spaced', () => {
    const said = texts({ text: 'ab c', width: 200 }, { letterSpacing: '5' }).map(
      ([line]) => /"(.)"/.exec(line)?.[1],
    );
    expect(said).toEqual(['c', 'b', 'a']);
  });

  it.each([
    ['stacked', {}, ['"b"', '"a"'], false],
    ['turned', { rotation: 'true' }, ['"ab"'], true],
  ])('It is %s where its lines run down', (_how, attributes, expected, isTurned) => {
    const vertical = { orientation: 'vertical left to right' };
    const found = texts({ text: 'ab', width: 30, height: 100 }, attributes, vertical);
    expect(found.map(([line]) => /"[^"]*"/.exec(line)?.[0])).toEqual(expected);
    expect(found.every((lines) => /setTransform\([^)]*,1,1,90\)/.test(lines.join()))).toBe(isTurned);
  });

  it('It is a warning, and no loss', () => {
    expect(film({ text: 'one' }, {}).losses).toMatchObject([{ isWarning: true }]);
    expect(film({ text: 'one' }, { url: 'http://x' }).losses).toMatchObject([
      { isWarning: true },
      { what: 'The link of a text is left out.' },
    ]);
  });
});
