import path from 'node:path';
import { Host } from '../../../app/host/Host';
import { Element } from '../../../host-mocks/model/elements/Element';
import { Item } from '../../../host-mocks/model/library/items/Item';
import { Frame } from '../../../host-mocks/model/timeline/Frame';
import { Layer } from '../../../host-mocks/model/timeline/Layer';
import { nodePlatform } from '../../../platform/node/nodePlatform';
import { queriesOf } from '../../../app/query/loadLibrary';
import { QUERY_KINDS } from '../../../app/query/QueryKind';

const root = path.resolve(__dirname, '../../..');
const host = new Host(nodePlatform, { realm: 'separate' });
host.open(path.join(root, 'examples/night-sky'));
const queries = queriesOf(host, path.join(root, 'dist'));

it.each([
  ['elements', Element],
  ['items', Item],
  ['layers', Layer],
  ['frames', Frame],
] as const)('Matches of %s have an object of the model, a line and a plain object each', (kind, Type) => {
  const { count, objects, lines, descriptions } = queries.here(kind, '*');
  expect(count).toBeGreaterThan(1);
  expect(objects.every((object) => object instanceof Type)).toBe(true);
  expect([objects.length, lines.length, descriptions.length]).toEqual([count, count, count]);
  expect(lines.join('')).not.toMatch(/[\r\n]/);
});

it('A line is the one that list prints for the element', () => {
  const { collection, lines } = queries.here('elements', 'tw*');
  host.output.length = 0;
  (collection as unknown as { list(): void }).list();
  expect(host.output[0].split('\n').slice(1)).toEqual(lines.map((line, index) => `  ${index}: ${line}`));
});

it('Everywhere means all timelines, and the library', () => {
  for (const kind of QUERY_KINDS) {
    const here = queries.here(kind, '*').count;
    const everywhere = queries.everywhere(kind, '*').count;
    expect([kind, everywhere > here]).toEqual([kind, kind !== 'items']);
  }
});

it('Keyframes at the playhead are up to one for each layer', () => {
  const { objects } = queries.keyframesAtPlayhead('*');
  const layers = objects.map((frame) => (frame as Frame).layer);
  expect(objects.length).toBeGreaterThan(1);
  expect(new Set(layers).size).toBe(objects.length);
});

it('Matches can be reduced to the first ones or to given objects, or replaced by the instances of items', () => {
  const all = queries.here('elements', '*');
  expect(all.first(2).objects).toEqual(all.objects.slice(0, 2));
  const [, second] = all.objects;
  expect(all.among([second]).objects).toEqual([second]);
  const instances = queries.here('items', 'twinkle').instances();
  expect(instances.descriptions.map(({ libraryItem }) => libraryItem)).toEqual([
    'stars/twinkle',
    'stars/twinkle',
  ]);
});

it.each([
  ['elements', 'movieclip', 'no element is named movieclip; did you mean :movieclip?'],
  ['layers', 'guide', 'no layer is named guide; did you mean :guide?'],
  ['elements', 'missing', null],
] as const)('The hint for %s %s is %j', (kind, query, hint) => {
  host.output.length = 0;
  expect(queries.hint(kind, query)).toBe(hint);
  expect(host.output).toEqual([]);
});
