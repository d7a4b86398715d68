import { CompoundFile } from '../../../../document/binary/compound/CompoundFile';
import { DEFAULT_LIMITS } from '../../../../document/container/limits';
import { makeCompound } from '../makeCompound';

const small = Uint8Array.from({ length: 100 }, (_, index) => index);
const big = Uint8Array.from({ length: 5000 }, (_, index) => index % 251);

const open = (bytes: Uint8Array): CompoundFile => new CompoundFile(bytes, DEFAULT_LIMITS);

describe('CompoundFile', () => {
  const file = open(makeCompound({ Contents: big, 'P 1': small, empty: new Uint8Array(0) }));

  it('Streams are read whole, small ones out of the stream that holds them', () => {
    expect(file.names()).toEqual(['Contents', 'P 1', 'empty']);
    expect(file.read('Contents')).toEqual(big);
    expect(file.read('P 1')).toEqual(small);
    expect(file.read('empty')).toEqual(new Uint8Array(0));
    expect(file.size('Contents')).toBe(5000);
  });

  it('The beginning of a stream is read by itself', () => {
    expect(file.read('Contents', 10)).toEqual(big.subarray(0, 10));
    expect(file.read('P 1', 3)).toEqual(small.subarray(0, 3));
  });

  it('A stream that is not there is a fault', () => {
    expect(() => file.read('S 9')).toThrow('the stream "S 9" is missing');
    expect(file.has('S 9')).toBe(false);
  });

  it.each([
    ['nothing', new Uint8Array(0), /truncated/],
    ['a header alone', makeCompound({}).subarray(0, 512), /damaged compound file/],
    ['a file cut off in its table', makeCompound({ a: big }).subarray(0, 4000), /damaged compound file/],
  ])('%s is refused', (_, bytes, message) => {
    expect(() => open(bytes)).toThrow(message);
  });

  it('A circular chain ends', () => {
    const bytes = makeCompound({ a: big });
    const view = new DataView(bytes.buffer);
    const table = 512 * (1 + view.getUint32(76, true));
    // The first sector of the stream links to itself.
    view.setUint32(table, 0, true);
    expect(open(bytes).read('a')).toHaveLength(5000);
    // The directory links to itself: its end is never reached.
    const directory = view.getUint32(48, true);
    view.setUint32(table + directory * 4, directory, true);
    expect(() => open(bytes)).toThrow(/reaches outside/);
  });
});
