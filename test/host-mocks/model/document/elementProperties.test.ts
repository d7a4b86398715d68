import { createHost } from '../../../../app';
import type { SymbolInstance } from '../../../../host-mocks/model/elements/SymbolInstance';
import { openLiteral } from '../../../support/openModel';

it('Elements whose property is undefined are left out by setElementProperty', () => {
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
});

it('A property of other elements only causes a warning of setElementProperty, and other names are refused', () => {
  const host = createHost({
    library: [{ name: 'b', type: 'button' }],
    layers: [{ elements: [{ item: 'b' }] }],
  });
  host.document.selectAll();
  host.run("fl.getDocumentDOM().setElementProperty('loop', 'loop')");
  expect(host.warnings).toEqual([
    'setElementProperty: no selected element has a property "loop" that can be set',
  ]);
  for (const name of ['lop', 'left', 'toString']) {
    expect(() => host.run(`fl.getDocumentDOM().setElementProperty('${name}', 1)`)).toThrow(
      `setElementProperty: no selected element has a property "${name}" that can be set`,
    );
  }
});
