import fs from 'node:fs';
import { idPlaces, isAddition, isDefinition } from '../../../../output/swf/merging/idPlaces';
import { readMovie } from '../../../../output/swf/merging/readMovie';
import { nodePlatform } from '../../../../platform/node/nodePlatform';
import { actionScriptFile, actionScriptSamples, describeActionScript } from '../../../support/documents';
import { sample } from '../../../support/sample';

const u16 = (number: number): number[] => [number & 255, number >> 8];
/** A matrix, a rectangle and a color transform that say nothing more than that they are there. */
const [MATRIX, RECTANGLE, COLORS] = [[0], [0], [0]];

/** Bodies of tags, with the places of the numbers of characters in them. */
const BODIES: readonly [title: string, code: number, body: readonly number[], places: readonly number[]][] = [
  ['an image', 21, [...u16(1), 9, 9], [0]],
  [
    'a text with two fonts',
    11,
    [
      ...u16(1),
      ...RECTANGLE,
      ...MATRIX,
      0,
      0,
      0x88,
      ...u16(7),
      ...u16(240),
      0,
      0x8b,
      ...u16(8),
      ...u16(20),
      ...u16(20),
      ...u16(240),
      0,
      0,
    ],
    [0, 7, 13],
  ],
  ['a field with a font', 37, [...u16(1), ...RECTANGLE, 1, 0, ...u16(7)], [0, 5]],
  ['a field without a font', 37, [...u16(1), ...RECTANGLE, 0, 0], [0]],
  ['a shape with an image', 2, [...u16(1), ...RECTANGLE, 1, 0x41, ...u16(7), ...MATRIX, 0, 0, 0], [0, 5]],
  [
    'a shape with a gradient and an image',
    32,
    [
      ...u16(1),
      ...RECTANGLE,
      2,
      0x10,
      ...MATRIX,
      2,
      0,
      1,
      2,
      3,
      4,
      255,
      1,
      2,
      3,
      4,
      0x43,
      ...u16(7),
      ...MATRIX,
      0,
      0,
      0,
    ],
    [0, 18],
  ],
  [
    'a line with an image',
    83,
    [...u16(1), ...RECTANGLE, ...RECTANGLE, 0, 0, 1, ...u16(20), 8, 0, 0x41, ...u16(7), ...MATRIX, 0, 0],
    [0, 12],
  ],
  [
    'a morph of an image',
    46,
    [...u16(1), ...RECTANGLE, ...RECTANGLE, 0, 0, 0, 0, 1, 0x40, ...u16(7), ...MATRIX, ...MATRIX, 0],
    [0, 10],
  ],
  [
    'a button',
    34,
    [
      ...u16(1),
      0,
      0,
      0,
      1,
      ...u16(7),
      ...u16(1),
      ...MATRIX,
      ...COLORS,
      0x38,
      ...u16(8),
      ...u16(2),
      ...MATRIX,
      ...COLORS,
      1,
      1,
      ...Array<number>(9).fill(0),
      3,
      0,
    ],
    [0, 6, 13],
  ],
  ['an old button', 7, [...u16(1), 1, ...u16(7), ...u16(1), ...MATRIX, 0, 0], [0, 3]],
  [
    'the sounds of a button',
    17,
    [...u16(1), ...u16(0), ...u16(7), 4, ...u16(2), ...u16(8), 0, ...u16(0)],
    [0, 4, 9],
  ],
  ['a movie clip', 39, [...u16(1), ...u16(1), 0x86, 0x06, 6, 1, 0, ...u16(7), 0, 0x40, 0, 0, 0], [0, 9]],
];

it.each(BODIES)('The characters that %s names are found', (_title, code, body, places) => {
  expect(isDefinition(code) || isAddition(code)).toBe(true);
  expect(idPlaces(code, Uint8Array.from(body))).toEqual(places);
});

/** Movie clips may lack the tag that ends them. */
const ENDING = BODIES.filter(([, code]) => code !== 39);

it.each(ENDING)('Data of %s that end early are an error', (_title, code, body, places) => {
  for (let length = 0; length <= Math.max(...places); length++)
    expect(() => idPlaces(code, Uint8Array.from(body.slice(0, length)))).toThrow(/ends early/);
});

it.each([
  ['a fill of an unknown kind', 2, [...u16(1), ...RECTANGLE, 1, 0x77]],
  [
    'a filter of an unknown kind',
    34,
    [...u16(1), 0, 0, 0, 0x11, ...u16(7), ...u16(1), ...MATRIX, ...COLORS, 1, 99],
  ],
  ['a definition within a movie clip', 39, [...u16(1), ...u16(1), 0x42, 5, ...u16(2), 0, 0]],
])('%s is an error', (_title, code, body) => {
  expect(() => idPlaces(code, Uint8Array.from(body))).toThrow(/^the movie /);
});

describeActionScript('Movies of the authoring program', () => {
  it('Each number that was found is that of a character defined before', () => {
    const names = sample(
      8,
      actionScriptSamples('avm').filter((name) => name !== 'avm2-array_concat'),
    );
    for (const name of names) {
      const defined = new Set<number>([65535]);
      const movie = fs.readFileSync(actionScriptFile(name, 'published.swf'));
      for (const { code, body } of readMovie(movie, nodePlatform.compression).tags) {
        if (!isDefinition(code) && !isAddition(code)) continue;
        const numbers = idPlaces(code, body).map((at) => body[at] + 256 * body[at + 1]);
        if (isDefinition(code)) defined.add(numbers[0]);
        expect([name, code, numbers.filter((number) => !defined.has(number))]).toEqual([name, code, []]);
      }
    }
  });
});
