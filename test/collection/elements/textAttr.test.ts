import { createHost } from '../../../app';
import { surface } from '../../../host-mocks/contract/surface';
import { $, ElementCollection } from '../../../src';

type Run = [characters: string, looks: Record<string, unknown>];

/** A text of these runs, which notes what is set on it. */
function textOf(...runs: Run[]) {
  const calls: unknown[][] = [];
  const text = {
    elementType: 'text',
    textRuns: runs.map(([characters, textAttrs]) => ({ characters, textAttrs })),
    setTextAttr: (...args: unknown[]) => void calls.push(args),
  };
  const collection = new ElementCollection(text as unknown as Text, createHost({}).document);
  return { collection, calls };
}

describe('textAttr', () => {
  it.each(Object.keys(surface.TextAttrs.properties))('The attribute %s of the host is taken', (name) => {
    const { collection, calls } = textOf(['a', {}]);
    collection.textAttr(name, 1);
    collection.textAttr({ [name]: 2 });
    expect(calls).toEqual([
      [name, 1],
      [name, 2],
    ]);
  });

  it.each([
    [
      'fillcolour',
      'ElementCollection.textAttr(): texts have no attribute "fillcolour"; did you mean "fillColor"?',
    ],
    [
      'x',
      /^ElementCollection\.textAttr\(\): texts have no attribute "x"; there are aliasText, alignment, .*, url$/,
    ],
  ])('The name %s is refused, and the error says which there are', (name, message) => {
    const { collection, calls } = textOf(['a', {}]);
    expect(() => collection.textAttr(name, 1)).toThrow(message);
    expect(() => collection.textAttr({ size: 1, [name]: 1 })).toThrow(message);
    expect(calls).toEqual([]);
  });

  const runs: Run[] = [
    ['one ', { face: 'Arial', size: 12 }],
    ['two ', { face: 'ARIAL', size: 20 }],
    ['three ', { face: 'Verdana', size: 12 }],
    ['four', { face: 'Arial', size: '12' }],
  ];

  it.each<[string, unknown, unknown, unknown[][]]>([
    [
      'face',
      'arial',
      'Georgia',
      [
        ['face', 'Georgia', 14, 18],
        ['face', 'Georgia', 0, 8],
      ],
    ],
    ['face', 'Verdana', 'Georgia', [['face', 'Georgia', 8, 14]]],
    ['face', 'Times', 'Georgia', []],
    ['face', 12, 'Georgia', []],
    [
      'size',
      12,
      14,
      [
        ['size', 14, 8, 14],
        ['size', 14, 0, 4],
      ],
    ],
    ['size', '12', 14, [['size', 14, 14, 18]]],
    ['bold', true, false, []],
  ])('of %s %j makes %j with one call for neighbours, the last first', (name, from, to, expected) => {
    const { collection, calls } = textOf(...runs);
    collection.textAttr(name, from as string, to as string);
    expect(calls).toEqual(expected);
  });

  it.each<[unknown, unknown, unknown[][]]>([
    [
      'Arial',
      'Georgia',
      [
        ['face', 'Georgia', 20, 27],
        ['bold', true, 20, 27],
        ['italic', true, 20, 27],
        ['face', 'Georgia', 7, 20],
        ['bold', true, 7, 20],
        ['face', 'Georgia', 0, 7],
      ],
    ],
    ['Arial Bold', 'Georgia', [['face', 'Georgia', 7, 20]]],
    ['Arial-BoldMT', 'Georgia', [['face', 'Georgia', 7, 20]]],
    ['ArialMT', 'Georgia', [['face', 'Georgia', 0, 7]]],
    ['Arial', 'Georgia-Bold', [['face', 'Georgia-Bold', 0, 27]]],
    ['Arial Black', 'Georgia', [['face', 'Georgia', 27, 33]]],
  ])('of the face %j makes %j; the styles of a family stay', (from, to, expected) => {
    const { collection, calls } = textOf(
      ['plain, ', { face: 'ArialMT' }],
      ['bold, ', { face: 'Arial-BoldMT' }],
      ['as bold', { face: 'Arial-BoldMT' }],
      ['leaning', { face: 'Arial-BoldItalicMT' }],
      ['black.', { face: 'Arial-Black' }],
    );
    collection.textAttr('face', from, to);
    expect(calls).toEqual(expected);
  });

  it('A font is replaced by its family, bold stays, and queries find it by family', () => {
    const { document } = createHost({
      layers: [
        {
          elements: ['ArialMT', 'Arial-BoldMT', 'Verdana'].map((face) => ({
            text: 'word',
            name: face,
            face,
          })),
        },
      ],
    });
    const names = (query: string) => $(query, document).pluck('name');
    expect(names('[font=Arial]')).toEqual(['ArialMT', 'Arial-BoldMT']);
    $(':text', document).textAttr('face', 'Arial', 'Helvetica');
    expect($(':text', document).pluck('textRuns.0.textAttrs.face' as never)).toEqual([
      'Helvetica',
      'Helvetica-Bold',
      'Verdana',
    ]);
    expect(names('[font!=Helvetica]')).toEqual(['Verdana']);
  });

  it.each([
    ['size', 12, 30, 30],
    ['size', 14, 30, 12],
  ])('The %s %i of a text without characters becomes %i', (name, from, to, expected) => {
    const { document } = createHost({ layers: [{ elements: [{ text: '', face: 'Arial', size: 12 }] }] });
    const texts = $<Text>(':text', document).textAttr(name, from, to);
    expect(texts.pluck('textRuns.0.textAttrs.size' as never)).toEqual([expected]);
  });
});

describe('replaceText', () => {
  it('Runs without a match are left alone', () => {
    const written: string[] = [];
    const run = (characters: string) =>
      Object.defineProperty({}, 'characters', {
        get: () => characters,
        set: (value: string) => written.push(value),
      });
    const text = { elementType: 'text', textRuns: [run('ab'), run('cd'), run('bb')] };
    new ElementCollection(text as unknown as Text, createHost({}).document).replaceText('b', 'x');
    expect(written).toEqual(['xx', 'ax']);
  });

  it.each<[unknown[], string]>([
    [['', 'x'], 'replaceText(): the first argument must be a non-empty String or a RegExp, got ""'],
    [[5, 'x'], 'replaceText(): the first argument must be a non-empty String or a RegExp, got 5'],
    [['x', 5], 'replaceText(): the replacement must be a String or a Function, got 5'],
  ])('refuses %j', (args, message) => {
    const replaceText = (...of: unknown[]) =>
      textOf(['a', {}]).collection.replaceText(...(of as [string, string]));
    expect(() => replaceText(...args)).toThrow('ElementCollection.' + message);
  });
});

describe('text', () => {
  it.each<[unknown, string]>([
    [5, 'ElementCollection.text(): the first argument must be a String or a Function, got 5'],
    [() => 5, 'what the Function returns must be a String, got 5'],
    [() => undefined, 'what the Function returns must be a String, got undefined'],
  ])('refuses %p', (value, message) => {
    const { document } = createHost({ layers: [{ elements: [{ text: 'word' }] }] });
    const texts = $<Text>(':text', document);
    expect(() => texts.text(value as string)).toThrow(message);
    expect(texts.text()).toEqual(['word']);
  });
});
