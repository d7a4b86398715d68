/** @jest-environment node */
import { createHost } from '../../../app';
import { ItemCollection } from '../../../src/collection/ItemCollection';

describe('ItemCollection without ElementCollection', () => {
  it('ItemCollection without ElementCollection says what has to be imported', () => {
    const { document } = createHost({});
    expect(() => new ItemCollection([], document).instances()).toThrow(
      'ElementCollection is not loaded: import it from the library as well',
    );
  });
});
