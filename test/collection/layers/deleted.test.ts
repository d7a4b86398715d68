import { createHost } from '../../../app';
import { $, type LayerCollection } from '../../../src';

describe('layers that were deleted meanwhile are named', () => {
  it.each<[string, (layers: LayerCollection, others: LayerCollection) => unknown]>([
    ['select', (layers) => layers.select()],
    ['deleteLayers', (layers) => layers.deleteLayers()],
    ['moveTo', (layers, others) => layers.moveTo(others, 'above')],
    ['toFolder', (layers) => layers.toFolder('new')],
    ['orderBy', (layers) => layers.orderBy('name')],
    ['duplicate', (layers) => layers.duplicate()],
    ['mask', (layers, others) => layers.mask(others)],
    ['unmask', (layers) => layers.unmask()],
    ['contents', (layers) => layers.contents()],
    ['frames', (layers) => layers.frames()],
    ['parent', (layers) => layers.parent()],
    ['items', (layers) => layers.items()],
    ['bounds', (layers) => layers.bounds()],
    ['attr', (layers) => layers.attr('locked', true)],
    ['rename', (layers) => layers.rename('x')],
  ])('%s', (method, work) => {
    const { document } = createHost({ layers: [{ name: 'a' }, { name: 'b' }] });
    const layers = $.layers('b', document);
    $.layers('b', document).deleteLayers();
    expect(() => work(layers, $.layers('a', document))).toThrow(
      new RegExp(`^LayerCollection\\.${method}\\(\\): element 0, `),
    );
  });
});
