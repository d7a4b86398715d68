import { areAlike, attributesOf, readMarkup, textOf } from '../../viewer/ui/markupTree';

describe('the tags of a picture', () => {
  const SVG = '<svg a="1"><g b="&lt;"><path d="M0 0"/></g><text>x &lt; y</text></svg>\n';

  it('They are a tree, and each element has its text', () => {
    const markup = readMarkup(SVG);
    const { children } = markup.root;
    expect([markup.root, ...children, ...children[0].children].map((one) => textOf(markup, one))).toEqual([
      SVG.trimEnd(),
      '<g b="&lt;"><path d="M0 0"/></g>',
      '<text>x &lt; y</text>',
      '<path d="M0 0"/>',
    ]);
  });

  it.each([
    ['<svg><g/></svg>', true],
    ['<svg><g></g></svg>', false],
    ['<svg><g/>text</svg>', false],
    ['<svg><path/></svg>', false],
    ['<svg><g/><g/></svg>', false],
  ])('Elements are alike if all of their text is: %s', (other, expected) => {
    const [before, after] = [readMarkup('<svg><g/></svg>'), readMarkup(other)];
    expect(areAlike(before, before.root, after, after.root)).toBe(expected);
  });

  it.each(['', 'no markup', '<svg>', '<svg></svg></svg>'])(
    'A text that is not a picture of the Worker is refused: "%s"',
    (text) => {
      expect(() => readMarkup(text)).toThrow();
    },
  );

  it('Attributes are as they are written, and none of them is in the text behind the tag', () => {
    expect([...attributesOf('g a="1" mix-b="&quot;"> c="2"')]).toEqual([
      ['a', '1'],
      ['mix-b', '&quot;'],
    ]);
  });
});
