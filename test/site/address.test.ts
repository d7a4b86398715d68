import fc from 'fast-check';
import { linkTo, readAddress } from '../../site/playground/address';

describe('linkTo', () => {
  it.each([
    [{}, '#'],
    [{ sample: 'night-sky', query: 'star*' }, '#sample=night-sky&query=star*'],
    [{ symbol: 'ui/bird', frame: '3' }, '#symbol=ui%2Fbird&frame=3'],
    [{ script: "$('a+b').list();\n" }, "#script=%24('a%2Bb').list()%3B%0A"],
  ])('The address %j is written as %s', (address, link) => {
    expect(linkTo(address)).toBe(link);
  });

  it('Addresses that are written are read by readAddress', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 });
    const addresses = fc.record(
      { sample: text, scene: text, symbol: text, frame: text, query: text, script: text },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(addresses, (address) => {
        expect(readAddress(linkTo(address))).toEqual({
          sample: undefined,
          query: undefined,
          script: undefined,
          ...address,
        });
      }),
    );
  });
});

describe('readAddress', () => {
  it.each(['', '#', '#other=1', '#%', '#script=%E0%A4%A'])(
    'The address %j is read without an error',
    (hash) => {
      expect(() => readAddress(hash)).not.toThrow();
    },
  );
});
