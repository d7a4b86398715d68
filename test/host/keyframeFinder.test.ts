import { keyframeFinder, layerOfElement } from '../../src/host/keyframeFinder';
import { frame, group, layer, type Plain, shape } from '../support/plainHost';

const nowhere = (): null => null;
const inner = shape({ name: 'inner' });
const deep = shape({ name: 'deep' });
const outer = group([inner, group([deep])]);
const early = shape({ name: 'early' });
const late = shape({ name: 'late' });
const first = frame([early, outer], { duration: 2 });
const second = frame([late]);

function onLayer(): Plain {
  const holder = layer([first, second]);
  for (const element of [early, late, inner, deep, outer]) element.layer = holder;
  return holder;
}

describe('layerOfElement', () => {
  it('The layer of an element is given', () => {
    const holder = onLayer();
    expect(layerOfElement(early)).toBe(holder);
  });

  it.each([[{}], [{ layer: null }], [{ layer: undefined }], [{ layer: 'a' }]])(
    'The layer of %j is null',
    (element) => {
      expect(layerOfElement(element)).toBeNull();
    },
  );
});

describe('keyframeFinder', () => {
  it.each<[string, Plain, object]>([
    ['an element', early, first],
    ['an element of a later keyframe', late, second],
    ['a group', outer, first],
    ['a member of a group', inner, first],
    ['a member of a group in a group', deep, first],
  ])('the finder gives the keyframe of %s', (_title, element, keyframe) => {
    onLayer();
    expect(keyframeFinder(nowhere)(element)).toBe(keyframe);
  });

  it('The finder gives null for an element without a layer, and for one that its layer does not hold', () => {
    const holder = onLayer();
    const find = keyframeFinder(nowhere);
    expect(find(shape())).toBeNull();
    expect(find(shape({ layer: holder }))).toBeNull();
  });

  it('The finder gives null for a part of a drawing object, which is not a group', () => {
    const part = shape();
    const holder = layer([frame([group([part], { isDrawingObject: true })])]);
    part.layer = holder;
    expect(keyframeFinder(nowhere)(part)).toBeNull();
  });

  it('The finder looks through a layer once, and leaves the lists of the host as they are', () => {
    const holder = onLayer();
    let reads = 0;
    const { frames } = holder;
    Object.defineProperty(holder, 'frames', { get: () => (reads++, frames) });
    const find = keyframeFinder(nowhere);
    expect([early, late, inner].map(find)).toEqual([first, second, first]);
    expect(reads).toBe(1);
    expect(first.elements).toEqual([early, outer]);
  });
});
