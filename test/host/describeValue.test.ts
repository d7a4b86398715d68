import { describeArgument, describeValue } from '../../src/host/describeValue';

const instance = (instanceType: string, more: object) => ({ elementType: 'instance', instanceType, ...more });

describe('describeValue', () => {
  it.each<[unknown, string]>([
    ['text', '"text"'],
    ['a "b" \\c\r\nd', '"a \\"b\\" \\\\c\\r\\nd"'],
    ['', '""'],
    ['x'.repeat(500), `"${'x'.repeat(500)}"`],
    ['x'.repeat(501), `"${'x'.repeat(500)}"... (501 characters)`],
    [1.5, '1.5'],
    [NaN, 'NaN'],
    [true, 'true'],
    [null, 'null'],
    [undefined, 'undefined'],
    [{ name: 'Layer 1' }, 'Layer 1'],
    [{ name: 'two\nlines' }, 'two\\nlines'],
    [{ name: '' }, '[object Object]'],
    [{}, '[object Object]'],
    [{ toString: () => 'own form' }, 'own form'],
    [[1, 2], '1,2'],
    [Object.create(null), '(Cannot convert object to primitive value)'],
    [{ name: 'shapes/star', itemType: 'movie clip' }, 'shapes/star (movie clip)'],
    [{ name: 'folder', itemType: 'folder' }, 'folder (folder)'],
    [
      instance('symbol', { name: 's', symbolType: 'graphic', libraryItem: { name: 'a/b' } }),
      's (graphic, a/b)',
    ],
    [instance('bitmap', { name: '', libraryItem: { name: 'a.png' } }), '(bitmap, a.png)'],
    [instance('embedded video', { name: 'v', libraryItem: null }), 'v (embedded video)'],
    [{ elementType: 'text', textType: 'static', name: '' }, '(static text)'],
    [{ elementType: 'tlfText', name: 't' }, 't (TLF text)'],
    [{ elementType: 'shape', name: '' }, '(shape)'],
    [{ elementType: 'shape', isGroup: true }, '(group)'],
    [{ elementType: 'shape', isGroup: true, isDrawingObject: true }, '(drawing object)'],
    [{ elementType: 'shape', isOvalObject: true }, '(oval)'],
    [{ elementType: 'shape', isOvalObject: true, isGroup: true }, '(oval)'],
    [{ elementType: 'shape', isRectangleObject: true }, '(rectangle)'],
    [{ name: 'start', startFrame: 10 }, 'start (keyframe at frame 11)'],
    [{ name: '', startFrame: 0 }, '(keyframe at frame 1)'],
    [{ name: 'a', startFrame: 'text' }, 'a'],
    [{ name: 'ui', layerType: 'folder' }, 'ui (layer folder)'],
    [{ name: 'hole', layerType: 'mask' }, 'hole (mask layer)'],
    [{ name: 'one\rline' }, 'one\\rline'],
    [{ name: '\nline' }, '\\nline'],
    [{ name: '\rline' }, '\\rline'],
  ])('describeValue() describes %j', (value, expected) => {
    expect(describeValue(value)).toBe(expected);
  });

  it('A Function is described by its name', () => {
    expect(
      describeValue(function walk() {
        return 1;
      }),
    ).toBe('walk');
  });

  it('Only elements that have an item are asked for it', () => {
    const shape = {
      elementType: 'shape',
      get libraryItem() {
        throw new Error('a shape has no libraryItem');
      },
    };
    expect(describeValue(shape)).toBe('(shape)');
  });

  it('A value that cannot be read is described by the message of the host', () => {
    const deleted = {
      get elementType() {
        throw new Error('Invalid JavaScript object.');
      },
    };
    expect(describeValue(deleted)).toBe('(Invalid JavaScript object.)');
  });

  it('Each property of an element is read once', () => {
    const reads: string[] = [];
    const element = instance('symbol', { name: 's', symbolType: 'graphic', libraryItem: { name: 'a/b' } });
    describeValue(
      new Proxy(element, {
        get(target, key) {
          reads.push(String(key));
          return (target as Record<string, unknown>)[String(key)];
        },
      }),
    );
    expect(reads.sort()).toEqual(['elementType', 'instanceType', 'libraryItem', 'name', 'symbolType']);
  });
});

describe('describeArgument', () => {
  it.each<[unknown, string]>([
    ['a\nb', '"a\\nb"'],
    [7, '7'],
    [null, 'null'],
    [() => 1, 'a Function'],
    [[1], 'an Array'],
    [{ name: 'x' }, '[object Object]'],
    [instance('bitmap', { name: 'b', libraryItem: null }), 'b (bitmap)'],
    [{ name: 'a/b', itemType: 'sound' }, 'a/b (sound)'],
    [{ name: 'x', startFrame: 3 }, 'x (keyframe at frame 4)'],
    [{ name: 'x', layerType: 'normal' }, 'x (normal layer)'],
  ])('describeArgument() describes %j', (value, expected) => {
    expect(describeArgument(value)).toBe(expected);
  });
});
