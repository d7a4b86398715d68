import { readNumber, readWholeNumber } from '../../src/text/number';
import { withoutSigns } from '../support/olderEngine';

describe('readNumber', () => {
  it.each([
    ['0', 0],
    ['12', 12],
    ['-12', -12],
    ['+12', 12],
    ['012', 12],
    ['-0', 0],
    ['1.5', 1.5],
    ['1.', 1],
    ['.5', 0.5],
    ['-.5', -0.5],
    ['.125', 0.125],
    ['1e3', 1000],
    ['1e12', 1e12],
    ['1E-3', 0.001],
    ['99999999999999999999', 1e20],
  ])('The text %j is read as %d', (text, value) => {
    expect(readNumber(text)).toBe(value);
    expect(withoutSigns(() => readNumber(text))).toBe(value);
  });

  it.each([
    '',
    ' ',
    '1 ',
    ' 1',
    '-',
    '.',
    'e3',
    '1e',
    '1,5',
    '1 000',
    '0x10',
    '1px',
    'NaN',
    'Infinity',
    '1e999',
    '١',
  ])('The text %j is not read', (text) => {
    expect(readNumber(text)).toBeNull();
  });
});

describe('readWholeNumber', () => {
  it.each([
    ['0', 0],
    ['007', 7],
    ['-7', -7],
    ['+7', 7],
    ['-0', 0],
    ['9007199254740991', 9007199254740991],
    ['-9007199254740991', -9007199254740991],
  ])('The text %j is read as %d', (text, value) => {
    expect(readWholeNumber(text)).toBe(value);
    expect(withoutSigns(() => readWholeNumber(text))).toBe(value);
  });

  it.each(['', '-', '1.0', '1e3', ' 1', 'x', '9007199254740992', '-9007199254740992'])(
    'The text %j is not read',
    (text) => {
      expect(readWholeNumber(text)).toBeNull();
    },
  );
});
