import { layersAbove, parentOf, pathOfLayer } from '../../src/host/layers';

const ui = { name: 'ui', layerType: 'folder', parentLayer: null };
const buttons = { name: 'buttons', layerType: 'folder', parentLayer: ui };
const mask = { name: 'mask', layerType: 'mask', parentLayer: buttons };
const masked = { name: 'masked', layerType: 'masked', parentLayer: mask };
const alone = { name: 'alone', layerType: 'normal' };

describe('layers', () => {
  it('The folder or mask of a layer is given by parentOf(), and null at the top', () => {
    expect([masked, mask, buttons, ui, alone].map((layer) => parentOf(layer))).toEqual([
      mask,
      buttons,
      ui,
      null,
      null,
    ]);
  });

  it('The parents are listed from the inside out by layersAbove()', () => {
    expect(layersAbove(masked)).toEqual([mask, buttons, ui]);
    expect(layersAbove(ui)).toEqual([]);
  });

  it.each([
    [masked, 'ui/buttons/masked'],
    [mask, 'ui/buttons/mask'],
    [buttons, 'ui/buttons'],
    [alone, 'alone'],
  ])('The names of the folders only are in pathOfLayer(), for %j', (layer, path) => {
    expect(pathOfLayer(layer)).toBe(path);
  });

  it('The functions read members with the given reader', () => {
    const read = (_layer: object, name: string): unknown => (name === 'name' ? 'told' : null);
    expect(parentOf(masked, read)).toBeNull();
    expect(layersAbove(masked, read)).toEqual([]);
    expect(pathOfLayer(masked, read)).toBe('told');
  });
});
