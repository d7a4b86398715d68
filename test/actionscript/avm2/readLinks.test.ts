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

/** A block with one package, a number of names in it, and what follows the pool. */
function packageOf(length: number, names: number, rest: readonly number[]): Uint8Array {
  const text = Buffer.concat([Buffer.from([2, ...u30(length)]), Buffer.alloc(length, 97)]);
  const pool = Array<number[]>(names).fill([0x07, 1, 1]).flat();
  const head = Buffer.from([16, 0, 46, 0, 0, 0, 0]);
  return Buffer.concat([
    head,
    text,
    Buffer.from([2, 0x16, 1, 0, ...u30(names + 1)]),
    Buffer.from(pool),
    Buffer.from(rest),
  ]);
}

it('A small block whose names all repeat a long package is an error', () => {
  const block = packageOf(100_000, 2000, [0, 0, 0, 0, 0]);
  expect(() => readLinks(block)).toThrow('the names in the code are too long');
});

it('A small block that declares very much is an error, and one that declares much is read', () => {
  const traits = (count: number): Uint8Array => {
    const rest = Buffer.concat([
      Buffer.from([0, 0, 0, 1, 0, ...u30(count)]),
      Buffer.alloc(5 * count),
      Buffer.alloc(1),
    ]);
    return Buffer.concat([packageOf(1, 0, []), rest]);
  };
  expect(readLinks(traits(300_000)).definitions).toEqual([]);
  expect(() => readLinks(traits(4_000_001))).toThrow('the code declares too much');
});

it('Names that are made of names at any depth are read', () => {
  const names = [[0x07, 1, 1], ...Array.from({ length: 20_000 }, (_, i) => [0x1d, ...u30(i + 1), 0])];
  expect([...readLinks(blockOf({ set: 0, names })).needs.keys()]).toEqual(['a.a']);
});
