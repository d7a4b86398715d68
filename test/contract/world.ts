import type { DocumentLiteral } from '../../app';

/** Something with a name. */
export interface Named {
  name: string;
  x?: number;
}

/** Objects of these names; x counts them. */
export const named = (...names: string[]): Named[] => names.map((name, x) => ({ name, x }));
export const namesOf = (elements: readonly unknown[]): string[] =>
  Array.from(elements, (element) => (element as Named).name);

/** A document with an element that the user has selected, and one with a symbol in a folder. */
export const WORLD: DocumentLiteral = {
  library: [
    { name: 'star', layers: [{ elements: [{ shape: 'oval', width: 9, height: 9 }, { text: 'in' }] }] },
    { name: 'ui/panel', layers: [{ elements: [{ item: 'star', name: 'inner' }] }] },
  ],
  scenes: [
    {
      layers: [
        {
          name: 'art',
          duration: 5,
          elements: ['a', 'b', 'c'].map((name, i) => ({ item: 'star', name, x: 40 * i, y: 30 })),
        },
        {
          name: 'mine',
          current: true,
          duration: 5,
          elements: [{ item: 'star', name: 'own', selected: true }],
        },
      ],
    },
    { layers: [{ elements: [{ item: 'ui/panel', name: 'panel' }] }] },
  ],
};

export const nothing = (): void => undefined;
