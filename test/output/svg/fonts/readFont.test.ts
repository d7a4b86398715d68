import { readFont } from '../../../../output/svg/fonts/readFont';
import { makeFont } from '../../../support/makeFont';

it('A font that is cut off anywhere has no glyphs, or all measures of one that is not damaged', () => {
  const whole = makeFont({ family: 'A', postScriptName: 'A' });
  for (let end = 0; end < whole.length; end++) {
    const font = readFont(whole.slice(0, end));
    for (const character of 'AWz\u{1f600}') {
      expect(font === undefined || Number.isFinite(font.advance(character))).toBe(true);
      expect(font === undefined || Number.isFinite(font.kerning(character, 'A'))).toBe(true);
    }
  }
});
