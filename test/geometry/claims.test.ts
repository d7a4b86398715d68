import { checkCount, LimitError, MAX_FRAMES, tooMuch } from '../../geometry/claims';

it('The message names who claims how many of what, and the maximum', () => {
  const error = tooMuch('The layer "sky"', 1e9, MAX_FRAMES, 'frames');
  expect(error).toBeInstanceOf(LimitError);
  expect(error.message).toBe('The layer "sky" claims 1,000,000,000 frames; the maximum is 100,000');
});

it('The message ends with what to do about it, where there is something', () => {
  const error = tooMuch('The mix', 2, 1, 'seconds', 'choose --frames');
  expect(error.message).toBe('The mix claims 2 seconds; the maximum is 1; choose --frames');
});

it('The maximum itself is not refused', () => {
  expect(() => checkCount('The layer', MAX_FRAMES, MAX_FRAMES, 'frames')).not.toThrow();
  expect(() => checkCount('The layer', MAX_FRAMES + 1, MAX_FRAMES, 'frames')).toThrow('100,001 frames');
});
