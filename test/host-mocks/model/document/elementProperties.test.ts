import type { SymbolInstance } from '../../../../host-mocks/model/elements/SymbolInstance';
import { openLiteral } from '../../../support/openModel';

it('setElementProperty leaves out elements of which the property is undefined', () => {
  const document = openLiteral({
    library: [
      { name: 'g', type: 'graphic' },
      { name: 'b', type: 'button' },
    ],
    layers: [{ elements: [{ item: 'g' }, { item: 'b' }] }],
  });
  document.selectAll();
  document.setElementProperty('loop', 'single frame');
  const loops = document.selection.map((element) => (element as SymbolInstance).loop);
  expect(loops).toEqual([undefined, 'single frame']);
  document.selectNone();
  document.selection = [document.getTimeline().layers[0].frames[0].elements[1]];
  expect(() => document.setElementProperty('loop', 'loop')).toThrow(
    'setElementProperty: no selected element has a property "loop" that can be set',
  );
});
