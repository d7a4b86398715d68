import { attributeOfRuns, isTextType, wholeText } from '../../src/host/texts';

describe('texts', () => {
  it.each([
    ['text', true],
    ['tlfText', true],
    ['shape', false],
    [undefined, false],
  ])('isTextType(%j) is %j', (type, expected) => {
    expect(isTextType(type)).toBe(expected);
  });

  it('wholeText() asks the text', () => {
    const text = {
      words: 'all',
      getTextString() {
        return this.words;
      },
    };
    expect(wholeText(text)).toBe('all');
  });

  it('attributeOfRuns() gives the attribute of each run, and passes over runs without attributes', () => {
    const textRuns = [{ textAttrs: { size: 12 } }, {}, { textAttrs: null }, { textAttrs: { size: 9 } }];
    expect(attributeOfRuns({ textRuns }, 'size')).toEqual([12, 9]);
    expect(attributeOfRuns({}, 'size')).toEqual([]);
  });
});
