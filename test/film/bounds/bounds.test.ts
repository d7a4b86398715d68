import type { Element } from '../../../host-mocks/model/elements/Element';
import { describeDocuments } from '../../support/documents';
import { openReal } from '../../support/openModel';
import { sampledBounds, type Items } from './sampledBounds';
import { everyElement } from '../../host-mocks/model/elements/support';
import { sample } from '../../support/sample';

/** Documents with shapes, groups, nested and skewed symbols, graphics, bitmaps and texts. */
const NAMES = [
  'acid',
  'demo',
  'flump',
  'globometer_lateral',
  'logo-anim',
  'mp3_player',
  'nested-skew',
  'pixel_dress',
]
  .concat(['sample-element', 'samurai_skirt', 'simple_graphic_frames', 'squaredance', 'tests', 'Avatar2011'])
  .concat(['acid-text-5', 'edittext_password', 'sample-frame', 'slider_component']);

const PER_DOCUMENT = 25;

/** Elements spread evenly over the document, at most so many of each kind. */
function spread(elements: readonly Element[]): Element[] {
  const kinds = new Map<string, Element[]>();
  for (const element of elements) {
    const kind = kinds.get(element.node.name) ?? [];
    kinds.set(element.node.name, kind);
    kind.push(element);
  }
  return [...kinds.values()].flatMap((kind) => {
    const step = Math.max(1, Math.floor(kind.length / PER_DOCUMENT));
    return kind.filter((_, i) => i % step === 0).slice(0, PER_DOCUMENT);
  });
}

describeDocuments('Bounds of the elements of real documents', () => {
  let compared = 0;

  it.each(sample(3, NAMES))('%s: dense samples of every curve agree within 0.1 px', (name) => {
    const document = openReal(name);
    const items: Items = new Map(document.library.items.map((item) => [item.name, item.node]));
    for (const element of spread(everyElement(document))) {
      if (/Oval|TLF|Video|Component|CompiledClip/.test(element.node.name)) continue;
      const expected = sampledBounds(element.node, items);
      const seen = { left: element.left, top: element.top, width: element.width, height: element.height };
      const where = `${element.node.name} ${element.name} at ${element.x}, ${element.y}`;
      if (expected.left > expected.right) {
        expect({ where, width: seen.width, height: seen.height }).toEqual({ where, width: 0, height: 0 });
        continue;
      }
      compared++;
      const errors = [
        seen.left - expected.left,
        seen.top - expected.top,
        seen.width - (expected.right - expected.left),
        seen.height - (expected.bottom - expected.top),
      ].map((error) => Math.abs(error) < 0.1);
      expect({ where, expected, seen, errors }).toEqual({
        where,
        expected,
        seen,
        errors: [true, true, true, true],
      });
    }
  });

  it('More than a hundred elements were compared', () => {
    expect(compared).toBeGreaterThan(100);
  });
});
