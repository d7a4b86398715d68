import { literalOf, textLiteral } from '../../../../output/swf/components/parameters';
import { readCollection } from '../../../../output/swf/components/readCollection';
import { SetupCode, type ComponentPlace } from '../../../../output/swf/components/SetupCode';

it.each([
  ['Boolean', 'true', 'true'],
  ['Boolean', '1', 'false'],
  ['Number', '1.50', '1.5'],
  ['Number', 'null', 'null'],
  ['Number', 'alert(1)', 'NaN'],
  ['Color', '#00Ff80', '0x00Ff80'],
  ['Color', '#zz', 'NaN'],
  ['List', 'left', '"left"'],
  ['Array', 'a,b"', '["a", "b\\""]'],
  ['Array', '', '[]'],
  ['Default', 'a\nb', '"a\\nb"'],
])('A parameter of the type %s is a value of a script: %s', (type, value, expected) => {
  expect(literalOf({ type, value })).toBe(expected);
});

it('A text in quotes is one line', () => {
  expect(textLiteral('a\u2028"b')).toBe('"a\\u2028\\"b"');
});

/** Source: the combo box of a public document. */
const ROWS =
  'fl.data.DataProvider, fl.data.SimpleCollectionItem, item, 2, label, 5, , , data, 6, , , 2, one, 1, two, 2';

it('A list of records has the fields of its records', () => {
  expect(readCollection(ROWS)).toEqual({
    className: 'fl.data.DataProvider',
    itemClass: 'fl.data.SimpleCollectionItem',
    items: [
      [
        ['label', '"one"'],
        ['data', '1'],
      ],
      [
        ['label', '"two"'],
        ['data', '2'],
      ],
    ],
  });
});

it.each([
  ['a.B, a.C, item, 0, 0', []],
  ['', undefined],
  ['a, b, item, 1, x, 5, , , 9, y', undefined],
  ['a, b, item, 1e9, 0', undefined],
])('A list of records without records, or none: %s', (value, items) => {
  expect(readCollection(value)?.items).toEqual(items);
});

const PLACE: ComponentPlace = {
  name: 'a',
  timeline: 'Scene 1',
  layer: 'Layer 1',
  start: 0,
  end: 2,
  parameters: [],
};

/** The code that is made for places on a timeline of two frames. */
function codeFor(
  places: readonly Partial<ComponentPlace>[],
  scene?: string,
): { members: string; atStart: string } | undefined {
  const code = new SetupCode();
  for (const place of places)
    code.add({ ...PLACE, ...place }, { frameCount: 2, scene }, (what) => {
      throw new Error(what);
    });
  const setup = code.setup('test');
  return setup && { members: setup.members.text, atStart: setup.atStart.text };
}

it('What is on all frames is set when the object is made', () => {
  expect(codeFor([{}])?.atStart).toBe('this.__setProp_a_Scene1_Layer1_0();');
});

it('What is on some frames is set when they were made', () => {
  const { members, atStart } = codeFor([{ start: 1 }]) ?? { members: '', atStart: '' };
  expect(atStart).toMatch(
    /^this\.addEventListener\(flash\.events\.Event\.FRAME_CONSTRUCTED, this\.__setProp_handler/,
  );
  expect(members).toContain('frame >= 2 && frame <= 2');
});

it('Each instance has a method of its own', () => {
  expect(codeFor([{}, {}])?.atStart.split('\n')).toHaveLength(2);
  expect(new Set(codeFor([{}, {}])?.atStart.split('\n')).size).toBe(2);
  const calls = codeFor(Array.from({ length: 20_000 }, () => ({})))?.atStart.split('\n') ?? [];
  expect(new Set(calls).size).toBe(20_000);
  expect(Math.max(...calls.map((call) => call.length))).toBeLessThan(60);
});

it('The frames of a scene are those while it is shown', () => {
  expect(codeFor([{}], 'Two')?.members).toContain('this.currentScene.name == "Two"');
});

it('Without components there is no code', () => {
  expect(codeFor([])).toBeUndefined();
});
