import { contract } from '../../../host-mocks/contract/contract';
import {
  corrections,
  globalClasses,
  madeByScripts,
  propertyOrder,
  scriptNames,
} from '../../../host-mocks/contract/corrections';
import { surface } from '../../../host-mocks/contract/surface';

const membersOf = (name: string): string[] => [
  ...Object.keys(contract[name].properties),
  ...contract[name].methods,
];

describe('the contract', () => {
  it('The contract has every member that the types declare', () => {
    for (const [name, { base, properties, methods }] of Object.entries(surface)) {
      expect(contract[name].base).toBe(base);
      expect(membersOf(name)).toEqual(expect.arrayContaining([...Object.keys(properties), ...methods]));
    }
  });

  it('The contract declares no member twice, nor one again that a base declares', () => {
    for (const name of Object.keys(contract)) {
      expect(new Set(membersOf(name)).size).toBe(membersOf(name).length);
    }
  });

  it('The contract corrects what the reference says otherwise', () => {
    expect(contract.Shape.properties.members).toBe('r');
    expect(contract.SymbolInstance.properties.tintColor).toBe('r');
    expect(contract.Flash.methods).toContain('publishDocument');
    expect(contract.Camera.methods).toContain('setZoom');
    expect(contract.Tween.methods).toContain('getColorTransform');
  });

  it('The contract names a source for each correction, and corrects only what differs', () => {
    for (const { className, properties = {}, methods = {} } of corrections) {
      for (const [name, { access, source }] of Object.entries(properties)) {
        expect([className, name, source]).toEqual([
          className,
          name,
          expect.stringMatching(/reference|a dump/),
        ]);
        expect([className, name, surface[className]?.properties[name]]).not.toEqual([
          className,
          name,
          access,
        ]);
      }
      for (const [name, source] of Object.entries(methods)) {
        expect([className, name, source]).toEqual([
          className,
          name,
          expect.stringMatching(/reference|published scripts/),
        ]);
        expect(surface[className]?.methods ?? []).not.toContain(name);
      }
    }
  });

  it('The contract knows every class and property that it renames or orders', () => {
    for (const name of [...Object.keys(scriptNames), ...globalClasses, ...madeByScripts])
      expect(Object.keys(contract)).toContain(name);
    for (const [name, order] of Object.entries(propertyOrder)) {
      expect(Object.keys(contract[name].properties).slice(0, order.length)).toEqual(order);
    }
  });
});
