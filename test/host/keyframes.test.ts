import { hasSound, isMotionObject, isTweenType } from '../../src/host/keyframes';
import { read } from '../../src/host/read';

describe('keyframes', () => {
  it.each<[object, boolean]>([
    [{ isMotionObject: () => true }, true],
    [{ isMotionObject: () => false }, false],
    [{}, false],
    [{ isMotionObject: true }, false],
  ])('isMotionObject(%j) is %j', (frame, expected) => {
    expect(isMotionObject(frame)).toBe(expected);
  });

  it.each<[unknown, boolean]>([
    ['motion', true],
    ['shape', true],
    ['none', false],
    ['', false],
    [undefined, false],
    [null, false],
  ])('isTweenType(%j) is %j', (type, expected) => {
    expect(isTweenType(type)).toBe(expected);
  });

  it.each<[object, boolean]>([
    [{ soundLibraryItem: { name: 'wind' }, soundName: '' }, true],
    [{ soundLibraryItem: null, soundName: 'wind.wav' }, true],
    [{ soundLibraryItem: null, soundName: '' }, false],
    [{}, false],
  ])('hasSound(%j) is %j', (frame, expected) => {
    expect(hasSound(frame, read)).toBe(expected);
  });
});
