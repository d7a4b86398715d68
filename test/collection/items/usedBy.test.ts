import { createHost } from '../../../app';
import { ItemCollection } from '../../../src/collection/ItemCollection';
import { usersOfItems } from '../../../src/collection/items/usedBy';

describe('usedBy of fonts', () => {
  it('Text set in the face, or in the font item itself, is found', () => {
    const { document } = createHost({
      library: [
        { name: 'fonts/Title', type: 'font', font: 'Garamond' },
        { name: 'by face', layers: [{ elements: [{ text: 'a', face: 'Garamond' }] }] },
        { name: 'by item', layers: [{ elements: [{ text: 'a', face: 'Title*' }] }] },
        { name: 'other', layers: [{ elements: [{ text: 'a', face: 'Arial' }] }] },
      ],
    });
    const font = document.library.items.find(({ itemType }) => itemType === 'font');
    const users = new ItemCollection(font, document).usedBy();
    expect(users.elements.map(({ name }) => name)).toEqual(['by face', 'by item']);
  });

  it('Items that are not fonts are not taken for a font of their name', () => {
    const { document } = createHost({
      library: [
        { name: 'Title' },
        { name: 'undefined' },
        {
          name: 'texts',
          layers: [
            {
              elements: [
                { text: 'a', face: 'Title*' },
                { text: 'b', face: 'undefined' },
              ],
            },
          ],
        },
      ],
    });
    const [title, other] = document.library.items;
    expect(new ItemCollection([title, other], document).usedBy().elements).toEqual([]);
  });
});

describe('usedBy of bitmaps', () => {
  it('Shapes that a bitmap fills are found, outlines included, in groups too', () => {
    const symbol = (name: string, ...elements: object[]) => ({
      name,
      timeline: { layers: [{ frames: [{ duration: 1, elements }] }] },
    });
    const fill = { style: 'bitmap', bitmapPath: 'pictures/wood' };
    const otherFill = { style: 'bitmap', bitmapPath: 'pictures/stone' };
    const filled = { elementType: 'shape', contours: [{ fill }] };
    const outlined = { elementType: 'shape', edges: [{ stroke: { shapeFill: fill } }] };
    const plain = { elementType: 'shape', contours: [{ fill: { style: 'solid' } }] };
    const wood = { name: 'pictures/wood', itemType: 'bitmap' };
    const items = [
      wood,
      symbol('filled', plain, filled),
      symbol('outlined', outlined),
      symbol('grouped', { elementType: 'shape', isGroup: true, members: [filled] }),
      symbol('placed', { elementType: 'instance', libraryItem: wood }),
      symbol('plain', plain),
      symbol('of another', { elementType: 'shape', contours: [{ fill: otherFill }] }),
      symbol('of both', { elementType: 'shape', contours: [{ fill: otherFill }, { fill }] }),
      symbol('primitive', { elementType: 'shapeObj', contours: [{ fill }] }),
    ];
    const users = usersOfItems({ items } as unknown as Library, [wood as unknown as Item]);
    expect(users.map(({ name }) => name)).toEqual([
      'filled',
      'outlined',
      'grouped',
      'placed',
      'of both',
      'primitive',
    ]);
  });
});

describe('usedBy', () => {
  const symbol = (name: string, elements: object[]) => ({
    name,
    timeline: { layers: [{ frames: [{ duration: 1, elements }] }] },
  });
  const star = { name: 'star', itemType: 'movie clip' };
  const instance = { elementType: 'instance', libraryItem: star };
  const usersOf = (wanted: object, ...items: object[]) =>
    usersOfItems({ items } as unknown as Library, [wanted as Item]).map(({ name }) => name);

  it('Shapes are asked for fills and texts for fonts only when one is looked for', () => {
    const refuse = () => {
      throw new Error('Invalid JavaScript object');
    };
    const shape = Object.defineProperties(
      { elementType: 'shape' },
      { contours: { get: refuse }, edges: { get: refuse } },
    );
    const text = Object.defineProperty({ elementType: 'text' }, 'textRuns', { get: refuse });
    expect(usersOf(star, symbol('user', [shape, text, instance]))).toEqual(['user']);
    expect(() => usersOf({ name: 'Arial', itemType: 'font' }, symbol('user', [text]))).toThrow('Invalid');
    expect(() => usersOf({ name: 'wood', itemType: 'bitmap' }, symbol('user', [shape]))).toThrow('Invalid');
  });

  it('Groups and the elements above them are searched, and the lists of the host are left as they are', () => {
    const group = {
      elementType: 'shape',
      isGroup: true,
      members: [{ elementType: 'text' }, { elementType: 'text' }],
    };
    const elements = [group, { elementType: 'text' }, instance];
    const before = elements.slice();
    expect(usersOf(star, symbol('user', elements))).toEqual(['user']);
    expect(elements).toEqual(before);
    expect(elements[0]).toBe(group);
  });
});
