import { ask, listOf, read, readList } from '../../src/host/read';

function refusing(message: unknown): object {
  return Object.defineProperty({}, 'value', {
    get() {
      throw message;
    },
  });
}

it('The property, or undefined where there is none, is given by read()', () => {
  expect(read({ value: 5 }, 'value')).toBe(5);
  expect(read({ value: null }, 'value')).toBeNull();
  expect(read({}, 'value')).toBeUndefined();
});

it.each([
  [new Error('not in this color mode')],
  [new Error('blend: Invalid JavaScript object')],
  [new Error('NotImplementedYet')],
  [new Error('brightness: NotImplemented')],
  ['a bare text'],
  [undefined],
  [null],
  [{}],
])('Undefined is given by read() when the host throws %p', (thrown) => {
  expect(read(refusing(thrown), 'value')).toBeUndefined();
});

it.each([
  'Invalid JavaScript object. The original object may have been deleted or the document may have been closed.',
  'NotImplemented: Shape.contours',
])('An error that says nothing about the property is thrown again by read(): %s', (message) => {
  const error = new Error(message);
  expect(() => read(refusing(error), 'value')).toThrow(error);
  expect(() => readList(refusing(error), 'value')).toThrow(error);
});

it('Arrays of any realm, or an empty list, are given by readList()', () => {
  const list = [{}];
  expect(listOf(list)).toBe(list);
  expect(readList({ list }, 'list')).toBe(list);
  for (const none of [undefined, null, 5, 'text', {}]) expect(listOf(none)).toEqual([]);
});

it('A method is called by ask(), if there is one', () => {
  const frame = {
    kind: 'motion',
    isMotionObject(): boolean {
      return this.kind === 'motion';
    },
  };
  expect(ask(frame, 'isMotionObject')).toBe(true);
  expect(ask({ ...frame, kind: 'none' }, 'isMotionObject')).toBe(false);
  expect(ask({}, 'isMotionObject')).toBe(false);
  expect(ask({ isMotionObject: true }, 'isMotionObject')).toBe(false);
});
