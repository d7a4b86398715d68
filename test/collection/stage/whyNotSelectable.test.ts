import { whyNotSelectable } from '../../../src/collection/stage/whyNotSelectable';

const UNKNOWN =
  'it cannot be selected: it must be on the current frame, unlocked, on a layer that is neither locked nor hidden';

const layer = (members: object): object => ({
  layer: { name: 'ui', locked: false, visible: true, ...members },
});

describe('whyNotSelectable', () => {
  it.each<[string, object, string]>([
    ['a locked element', { ...layer({}), locked: true }, 'it cannot be selected: it is locked'],
    [
      'an element on a locked layer',
      layer({ locked: true }),
      'it cannot be selected: its layer "ui" is locked; unlock it first, with layers().attr(\'locked\', false)',
    ],
    [
      'an element on a hidden layer',
      layer({ visible: false }),
      'it cannot be selected: its layer "ui" is hidden; show it first, with layers().attr(\'visible\', true)',
    ],
    ['an element on another frame', layer({}), UNKNOWN],
    ['an element without a layer', {}, UNKNOWN],
  ])('says it of %s', (_, element, reason) => {
    expect(whyNotSelectable(element)).toBe(reason);
  });

  it('An element that was deleted gets the general reason', () => {
    const gone = {
      get locked(): boolean {
        throw new Error('Invalid JavaScript object.');
      },
    };
    expect(whyNotSelectable(gone)).toBe(UNKNOWN);
  });
});
