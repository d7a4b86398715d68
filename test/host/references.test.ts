import { read as readMember } from '../../src/host/read';
import { bitmapsOfShape, facesOfFont, findReferences, findSound } from '../../src/host/references';
import { frame, instance, item } from '../support/plainHost';

function referencesOf(element: object): unknown[] {
  const found: unknown[] = [];
  const add = (reference: unknown) => void found.push(reference);
  findReferences(element, { addItem: add, addBitmap: add, addFace: add }, (each) => each, readMember);
  return found;
}

const photo = item('ui/photo', 'bitmap');
const fill = { style: 'bitmap', bitmapPath: 'ui/photo' };

describe('an element refers', () => {
  it.each<[string, object, unknown[]]>([
    ['an instance to its item', instance(photo), [photo]],
    ['an instance without item to nothing', { elementType: 'instance', libraryItem: null }, []],
    ['a shape to its bitmap fills', { elementType: 'shape', contours: [{ fill }] }, ['ui/photo']],
    ['a primitive to its bitmap fills', { elementType: 'shapeObj', contours: [{ fill }] }, ['ui/photo']],
    [
      'an element of unknown type to its bitmap fills',
      { elementType: 'new', contours: [{ fill }] },
      ['ui/photo'],
    ],
    [
      'a text to its faces, case folded',
      { elementType: 'text', textRuns: [{ textAttrs: { face: 'Arial' } }, { textAttrs: null }] },
      ['arial'],
    ],
    [
      'a TLF text to its faces',
      { elementType: 'tlfText', textRuns: [{ textAttrs: { face: 'B*' } }] },
      ['b*'],
    ],
  ])('findReferences() leads from %s', (_title, element, expected) => {
    expect(referencesOf(element)).toEqual(expected);
  });

  it('Outlines and texts are not read when no caller asks for bitmaps or faces', () => {
    const read: string[] = [];
    const watched = (elementType: string) =>
      new Proxy({ elementType } as object, {
        get(_target, key) {
          if (key === 'elementType') return elementType;
          read.push(String(key));
          return [{}];
        },
      });
    const sink = { addItem: () => undefined, addBitmap: null, addFace: null };
    ['shape', 'text'].forEach((type) => {
      findReferences(watched(type), sink, (each) => each, readMember);
    });
    expect(read).toEqual([]);
  });
});

it('The sound of a keyframe is found by findSound(keyframe)', () => {
  const click = item('click', 'sound');
  const found: object[] = [];
  const sink = { addItem: (sound: object) => void found.push(sound), addBitmap: null, addFace: null };
  findSound(frame([], { soundLibraryItem: click }), sink, readMember);
  findSound(frame([]), sink, readMember);
  expect(found).toEqual([click]);
});

it('The faces of a font are its face and the name of its item with a star', () => {
  expect(facesOfFont('Garamond', 'fonts/Title')).toEqual(['garamond', 'title*']);
});

it('The bitmaps of fills and strokes are listed by bitmapsOfShape(shape)', () => {
  const stroke = { shapeFill: { style: 'bitmap', bitmapPath: 'b' } };
  const shape = {
    contours: [{ fill }, { fill: { style: 'solid', bitmapPath: 'old' } }, { fill: null }],
    edges: [{ stroke }, { stroke: null }, { stroke: { shapeFill: { style: 'bitmap' } } }],
  };
  expect(bitmapsOfShape(shape)).toStrictEqual(['ui/photo', 'b']);
  expect(bitmapsOfShape({})).toEqual([]);
});
