import { readLinks } from '../../../actionscript/avm2/readLinks';

function u30(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...u30(value >>> 7)];
}

/** A block with a pool of names, and nothing besides. */
function blockOf({ set, names }: { set: number; names: readonly number[][] }): Uint8Array {
  const text = [...u30(2), 1, 97];
  const space = [...u30(2), 0x16, 1];
  const sets = [...u30(2), ...u30(set), ...Array<number>(set).fill(1)];
  const pool = [...u30(names.length + 1), ...names.flat()];
  return Uint8Array.of(16, 0, 46, 0, 0, 0, 0, ...text, ...space, ...sets, ...pool, 0, 0, 0, 0, 0);
}

it('A name in one of several namespaces has a meaning for each', () => {
  expect(readLinks(blockOf({ set: 2, names: [[0x09, 1, 1]] })).candidates).toEqual(['a.a', 'a.a']);
});

it('A small block whose names can mean very much is an error', () => {
  const names = Array.from({ length: 3000 }, () => [0x09, 1, 1]);
  expect(() => readLinks(blockOf({ set: 3000, names }))).toThrow('the names in the code can mean too much');
});

it('Names that are made of names at any depth are read', () => {
  const names = [[0x07, 1, 1], ...Array.from({ length: 20_000 }, (_, i) => [0x1d, ...u30(i + 1), 0])];
  expect([...readLinks(blockOf({ set: 0, names })).needs.keys()]).toEqual(['a.a']);
});
