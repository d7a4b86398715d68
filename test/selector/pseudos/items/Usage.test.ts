import {
  frame,
  group,
  instance,
  item,
  layer,
  plainDocument,
  shape,
  stage,
  symbol,
  text,
  timeline,
  type Plain,
  type PlainItem,
  type PlainTimeline,
} from '../../../support/plainHost';
import { pathsOf } from '../../find';

/** What is used in a document, and that all else is unused. */
function used(items: PlainItem[], ...scenes: PlainTimeline[]): string {
  const document = plainDocument(scenes, items);
  const found = pathsOf(':used', items, document);
  const rest = items.filter(({ name }) => !found.split(' ').includes(name)).map(({ name }) => name);
  expect(pathsOf(':unused', items, document)).toBe(rest.join(' '));
  return found;
}

const leaf = symbol('leaf', [shape()]);
const twig = symbol('twig', [instance(leaf)]);
const branch = symbol('branch', [group([group([instance(twig)])])]);
const other = symbol('other', [instance(leaf)]);
const photo = item('photo', 'bitmap');
const beep = item('beep', 'sound');

it('An item is used when the stage shows it, at any depth of groups and symbols', () => {
  expect(used([leaf, twig, branch, other], stage([instance(branch)]))).toBe('leaf twig branch');
});

it('An item is used when any scene shows it', () => {
  expect(used([leaf, twig, other, photo], stage([instance(twig)]), stage([instance(photo)]))).toBe(
    'leaf twig photo',
  );
});

it('An item is used on every keyframe and every layer: guides, masks, hidden and locked ones', () => {
  const kinds = ['normal', 'guide', 'guided', 'mask', 'masked'];
  const symbols = kinds.map((layerType) => symbol(layerType));
  const layers = kinds.map((layerType, index) =>
    layer([frame([], { duration: 4 }), frame([instance(symbols[index])])], {
      layerType,
      locked: true,
      visible: false,
    }),
  );
  expect(used([...symbols, other], timeline(layers))).toBe(kinds.join(' '));
});

it('An exported item is used, and so is all that it needs', () => {
  const exported = symbol('exported', [instance(twig)], { linkageExportForAS: true });
  expect(used([exported, twig, leaf, other], stage([]))).toBe('exported twig leaf');
  expect(used([{ ...beep, linkageExportForRS: true }], stage([]))).toBe('beep');
  expect(used([{ ...beep, linkageImportForRS: true }], stage([]))).toBe('beep');
});

it('A sound on a frame is used, in scenes and in symbols', () => {
  const loud = symbol('loud', [], { timeline: timeline([layer([frame([], { soundLibraryItem: beep })])]) });
  expect(used([beep, loud], stage([]))).toBe('');
  expect(used([beep, loud], stage([instance(loud)]))).toBe('beep loud');
  expect(used([beep, loud], timeline([layer([frame([], { soundLibraryItem: beep })])]))).toBe('beep');
});

describe('a bitmap fill', () => {
  const textures = ['fill', 'stroke', 'inGroup', 'inDrawing', 'nowhere'].map((name) =>
    item(`textures/${name}`, 'bitmap'),
  );

  function filled(name: string, members: Plain = {}): Plain {
    return shape({
      contours: [{ fill: { style: 'solid' } }, { fill: { style: 'bitmap', bitmapPath: `textures/${name}` } }],
      ...members,
    });
  }

  it('Its bitmap is used, in shapes, strokes, groups and drawing objects', () => {
    const stroked = shape({
      edges: [
        { stroke: null },
        { stroke: { shapeFill: { style: 'bitmap', bitmapPath: 'textures/stroke' } } },
      ],
    });
    const drawing = filled('inDrawing', { isDrawingObject: true, isGroup: true });
    const scene = stage([filled('fill'), stroked, group([filled('inGroup')]), drawing]);
    expect(used(textures, scene)).toBe('textures/fill textures/stroke textures/inGroup textures/inDrawing');
  });

  it('It counts on a group itself, as the host does not list its raw shapes', () => {
    expect(used(textures, stage([{ ...filled('fill'), isGroup: true, members: [] }]))).toBe('textures/fill');
  });

  it('It uses nothing when its bitmap is missing', () => {
    expect(used(textures, stage([filled('lost')]))).toBe('');
  });

  it('It uses nothing when it has no path', () => {
    const fills = [undefined, null, 5].map((bitmapPath) => ({ fill: { style: 'bitmap', bitmapPath } }));
    const named = ['undefined', 'null', '5'].map((name) => item(name, 'bitmap'));
    expect(used(named, stage([shape({ contours: [{}, ...fills] })]))).toBe('');
  });

  it('It uses nothing when it has another style, whatever path it keeps', () => {
    const fill = { style: 'solid', bitmapPath: 'textures/fill' };
    expect(used(textures, stage([shape({ contours: [{ fill }] })]))).toBe('');
  });

  it('It is not read when every bitmap is used already', () => {
    const untouchable = Object.defineProperty(shape(), 'contours', {
      get() {
        throw new Error('NotImplemented: Shape.contours');
      },
    });
    expect(used([leaf, photo], stage([instance(photo), untouchable]))).toBe('photo');
    expect(() => used([leaf, photo], stage([untouchable]))).toThrow('NotImplemented');
  });
});

describe('a font', () => {
  const runs = (...faces: string[]): Plain => ({ textRuns: faces.map((face) => ({ textAttrs: { face } })) });
  const fonts = [
    item('fonts/Title', 'font', { font: 'Verdana-Bold' }),
    item('fonts/Body', 'font', { font: 'Arial' }),
    item('Font1', 'font', { font: 'Other' }),
  ];

  it.each([
    ['Arial', 'fonts/Body', 'by the name of the font'],
    ['verdana-bold', 'fonts/Title', 'case does not matter'],
    ['Font1*', 'Font1', 'by the name of the item and a star'],
    ['Body*', 'fonts/Body', 'by its leaf name'],
    ['Font1', '', 'a font that is called as an item'],
    ['_sans', '', 'a device font'],
  ])('A text in %s uses "%s": %s', (face, expected) => {
    expect(used(fonts, stage([text('dynamic', runs('_serif', face))]))).toBe(expected);
  });

  it('It is used by TLF text as well', () => {
    const title = { elementType: 'tlfText', ...runs('Arial') };
    expect(used(fonts, stage([title]))).toBe('fonts/Body');
  });

  it('It is looked for in every run of a text that has attributes', () => {
    const mixed = {
      textRuns: [{}, { textAttrs: null }, ...(runs('Arial', 'Verdana-Bold').textRuns as Plain[])],
    };
    expect(used(fonts, stage([text('static', mixed), text('static')]))).toBe('fonts/Title fonts/Body');
  });

  it('It is an item of that type, not another item of that name', () => {
    const others = [item('fonts/Body', 'bitmap'), item('x', 'sound', { font: 'Arial' })];
    expect(used([...others, fonts[0]], stage([text('static', runs('Body*', 'Arial'))]))).toBe('');
  });

  it('It is not looked for when every font is used already', () => {
    const untouchable = Object.defineProperty(text('static'), 'textRuns', {
      get() {
        throw new Error('NotImplemented: Text.textRuns');
      },
    });
    const exported = item('Title', 'font', { font: 'Arial', linkageExportForAS: true });
    expect(used([leaf, exported], stage([untouchable]))).toBe('Title');
    expect(() => used([leaf, exported, fonts[0]], stage([untouchable]))).toThrow('NotImplemented');
  });

  it('It is unused when only text in unused symbols has it', () => {
    expect(used([...fonts, symbol('label', [text('static', runs('Arial'))])], stage([]))).toBe('');
  });
});

it('A folder is never used', () => {
  expect(used([item('a', 'folder'), item('a/leaf', 'bitmap')], stage([instance(item('x', 'bitmap'))]))).toBe(
    '',
  );
});

it('A walk into symbols that contain one another ends, used or unused', () => {
  const a = symbol('a');
  const b = symbol('b', [instance(a)]);
  a.timeline = stage([instance(b)]);
  expect(used([a, b], stage([]))).toBe('');
  expect(used([a, b], stage([instance(a)]))).toBe('a b');
});

it('An instance without item uses nothing', () => {
  expect(
    used([leaf], stage([instance(leaf, { libraryItem: undefined }), instance(leaf, { libraryItem: null })])),
  ).toBe('');
});
