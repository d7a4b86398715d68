import { attributeOfRuns, isTextType, wholeText } from '../../src/host/texts';

describe('texts', () => {
  it.each([
    ['text', true],
    ['tlfText', true],
    ['shape', false],
    [undefined, false],
  ])('The result of isTextType(%j) is %j', (type, expected) => {
    expect(isTextType(type)).toBe(expected);
  });

  it('The text is asked by wholeText()', () => {
    const text = {
      words: 'all',
      getTextString() {
        return this.words;
      },
    };
    expect(wholeText(text)).toBe('all');
  });

  it('The attribute of each run is given by attributeOfRuns(), and runs without attributes are passed over', () => {
    const textRuns = [{ textAttrs: { size: 12 } }, {}, { textAttrs: null }, { textAttrs: { size: 9 } }];
    expect(attributeOfRuns({ textRuns }, 'size')).toEqual([12, 9]);
    expect(attributeOfRuns({}, 'size')).toEqual([]);
  });
});
