import { hasSound, isMotionObject, isTweenType } from '../../src/host/keyframes';
import { read } from '../../src/host/read';

describe('keyframes', () => {
  it.each<[object, boolean]>([
    [{ isMotionObject: () => true }, true],
    [{ isMotionObject: () => false }, false],
    [{}, false],
    [{ isMotionObject: true }, false],
  ])('The result of isMotionObject(%j) is %j', (frame, expected) => {
    expect(isMotionObject(frame)).toBe(expected);
  });

  it.each<[unknown, boolean]>([
    ['motion', true],
    ['shape', true],
    ['none', false],
    ['', false],
    [undefined, false],
    [null, false],
  ])('The result of isTweenType(%j) is %j', (type, expected) => {
    expect(isTweenType(type)).toBe(expected);
  });

  it.each<[object, boolean]>([
    [{ soundLibraryItem: { name: 'wind' }, soundName: '' }, true],
    [{ soundLibraryItem: null, soundName: 'wind.wav' }, true],
    [{ soundLibraryItem: null, soundName: '' }, false],
    [{}, false],
  ])('The result of hasSound(%j) is %j', (frame, expected) => {
    expect(hasSound(frame, read)).toBe(expected);
  });
});
