import fc from 'fast-check';
import { LayersOfSeries } from '../../../../output/svg/unseen/LayersOfSeries';
import { withoutUnseen } from '../../../../output/svg/unseen/withoutUnseen';
import { wrapPicture } from '../../../../output/svg/FrameSeries';

const DEFINITIONS = new Map([
  ['pale', '<g id="pale"><g opacity="0.5"><path d="M0 0L30 0L30 30Z" fill="#f00"/></g></g>'],
  ['plain', '<g id="plain"><path d="M0 0L30 0L30 30Z" fill="#f00"/></g>'],
  ['moved', '<g id="moved"><use href="#pale" transform="translate(40 -20)"/><use href="#plain"/></g>'],
]);

const uses = fc
  .record({
    id: fc.constantFrom(...DEFINITIONS.keys()),
    x: fc.integer({ min: -200, max: 200 }),
    y: fc.integer({ min: -200, max: 200 }),
  })
  .map(({ id, x, y }) => `<use href="#${id}" transform="translate(${x} ${y})"/>`);

it('The layers of each picture of a series are near where the picture stays as it is', () => {
  const series = new LayersOfSeries();
  const found = { near: 0, far: 0 };
  const view = { x: -50, y: -40, width: 120, height: 90 };
  const property = fc.property(
    fc.array(uses, { minLength: 1, maxLength: 3 }),
    fc.constantFrom(0.5, 1, 2),
    (all, scale) => {
      const content = all.join('');
      const svg = wrapPicture(content, `<defs>${[...DEFINITIONS.values()].join('')}</defs>`, view);
      const isNear = series.areNear(content, DEFINITIONS, view, scale);
      expect(isNear).toBe(withoutUnseen(svg, scale, () => undefined) === svg);
      found[isNear ? 'near' : 'far']++;
    },
  );
  fc.assert(property, { seed: 1, numRuns: 200 });
  expect(Math.min(found.near, found.far)).toBeGreaterThan(20);
});
