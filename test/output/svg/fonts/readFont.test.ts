import { readFont } from '../../../../output/svg/fonts/readFont';
import { makeFont } from '../../../support/makeFont';

it('A font that is cut off anywhere has no glyphs, or all measures of one that is not damaged', () => {
  const whole = makeFont({ family: 'A', postScriptName: 'A' });
  const isSound = (font: ReturnType<typeof readFont>): boolean =>
    font === undefined ||
    [...'AWz\u{1f600}'].every(
      (character) =>
        Number.isFinite(font.advance(character)) && Number.isFinite(font.kerning(character, 'A')),
    );
  expect(isSound({ ...readFont(whole)!, advance: () => NaN })).toBe(false);
  const damaged = Array.from({ length: whole.length }, (_, end) => end).filter(
    (end) => !isSound(readFont(whole.slice(0, end))),
  );
  expect(damaged).toEqual([]);
});
