import { FILTER_NAMES, newFilter } from '../../../document/xfl/filters';
import type { SymbolInstance } from '../../../host-mocks/model/elements/SymbolInstance';
import { describeDocuments } from '../../support/documents';
import { openReal } from '../../support/openModel';
import { everyElement, stage } from '../../host-mocks/model/elements/support';

const open = (filters = ''): { instance: SymbolInstance; filters(): string } => {
  const made = stage(
    `<DOMSymbolInstance libraryItemName="s">${filters && `<filters>${filters}</filters>`}</DOMSymbolInstance>`,
  );
  return {
    instance: made.elements[0] as SymbolInstance,
    filters: () => /<filters>(.*)<\/filters>/s.exec(made.source())?.[1] ?? '',
  };
};

describe('Filters: what is read', () => {
  const blur = { blurX: 5, blurY: 5, quality: 'low' };
  const strong = { ...blur, strength: 100, knockout: false };
  it.each([
    [
      'DropShadowFilter',
      {
        name: 'dropShadowFilter',
        ...strong,
        angle: 45,
        distance: 5,
        color: '#000000',
        inner: false,
        hideObject: false,
      },
    ],
    ['BlurFilter', { name: 'blurFilter', ...blur }],
    ['GlowFilter', { name: 'glowFilter', ...strong, color: '#FF0000', inner: false }],
    [
      'BevelFilter',
      {
        name: 'bevelFilter',
        ...strong,
        angle: 45,
        distance: 5,
        type: 'inner',
        highlightColor: '#FFFFFF',
        shadowColor: '#000000',
      },
    ],
    [
      'GradientGlowFilter',
      {
        name: 'gradientGlowFilter',
        ...strong,
        angle: 45,
        distance: 5,
        type: 'inner',
        colorArray: [],
        posArray: [],
      },
    ],
    [
      'GradientBevelFilter',
      {
        name: 'gradientBevelFilter',
        ...strong,
        angle: 45,
        distance: 5,
        type: 'inner',
        colorArray: [],
        posArray: [],
      },
    ],
    ['AdjustColorFilter', { name: 'adjustColorFilter', brightness: 0, contrast: 0, saturation: 0, hue: 0 }],
  ])('%s reads with its defaults', (tag, expected) => {
    expect(open(`<${tag}/>`).instance.filters).toEqual([{ enabled: true, ...expected }]);
    expect(newFilter(expected.name)).toEqual({ enabled: true, ...expected });
  });

  it('The strength counts per cent, the quality is a word, colours carry their alpha', () => {
    const [glow] = open(
      '<GlowFilter isEnabled="false" strength="1.5" quality="3" color="#0099ff" alpha="0.5"/>',
    ).instance.filters;
    expect(glow).toMatchObject({ enabled: false, strength: 150, quality: 'high', color: '#0099FF80' });
  });

  it('No filters are an empty Array; each read is a copy', () => {
    expect(open().instance.filters).toEqual([]);
    const { instance, filters } = open('<BlurFilter/>');
    instance.filters[0].blurX = 99;
    expect([instance.filters[0].blurX, filters()]).toEqual([5, '<BlurFilter/>']);
  });
});

describe('Filters: what is written', () => {
  it('A property that was changed before the Array is assigned changes that attribute', () => {
    const { instance, filters } = open(
      '<BlurFilter blurX="30" quality="2"/><GlowFilter unknown="kept" color="#0099FF"/>',
    );
    const copies = instance.filters;
    copies[1].strength = 150;
    copies[0].quality = 'low';
    instance.filters = copies;
    expect(filters()).toBe(
      '<BlurFilter blurX="30"/><GlowFilter unknown="kept" color="#0099FF" strength="1.5"/>',
    );
  });

  it('An Array that was read changes nothing when assigned, for every kind', () => {
    const all = FILTER_NAMES.map(
      (name) => `<${name[0].toUpperCase()}${name.slice(1)} isEnabled="false"/>`,
    ).join('');
    const gradient =
      '<GradientGlowFilter angle="10.0000002845912" strength="0.2" type="full"><GradientEntry color="#FFFFFF" alpha="0" ratio="0"/>' +
      '<GradientEntry ratio="0.501960784313725"/></GradientGlowFilter>';
    const { instance, filters } = open(all + gradient);
    const copies = instance.filters;
    instance.filters = copies;
    expect(filters()).toBe(all + gradient);
  });

  it('Filters can be added, put in another order and taken away', () => {
    const { instance, filters } = open('<BlurFilter blurX="30"/>');
    instance.filters = [newFilter('glowFilter'), ...instance.filters];
    expect(filters()).toBe('<GlowFilter/><BlurFilter blurX="30"/>');
    instance.filters = [instance.filters[1]];
    expect(filters()).toBe('<BlurFilter blurX="30"/>');
    instance.filters = [];
    expect([filters(), instance.filters]).toEqual(['', []]);
  });

  it('Gradients are written as entries', () => {
    const { instance, filters } = open();
    instance.filters = [
      { ...newFilter('gradientBevelFilter'), colorArray: ['#FF0000', 0x000000], posArray: [0, 255] },
    ];
    expect(filters()).toBe(
      '<GradientBevelFilter><GradientEntry color="#FF0000" ratio="0"/><GradientEntry ratio="1"/></GradientBevelFilter>',
    );
  });

  it.each([
    ['no Array', 5, /SymbolInstance\.filters: expected an Array of Filter objects, got 5/],
    ['no object', [null], /filters\[0\]: expected a Filter object/],
    ['an unknown name', [{ name: 'sepia' }], /filters\[0\]: name: expected one of "dropShadowFilter"/],
    [
      'a value out of range',
      [{ name: 'blurFilter', blurX: 300 }],
      /filters\[0\]\.blurX: expected a number from 0 to 255, got 300/,
    ],
    [
      'a wrong quality',
      [newFilter('blurFilter'), { name: 'blurFilter', quality: 'best' }],
      /filters\[1\]\.quality: expected one of "low", "medium", "high", got "best"/,
    ],
    [
      'a gradient whose Arrays differ',
      [{ name: 'gradientGlowFilter', colorArray: [0], posArray: [] }],
      /colorArray and posArray/,
    ],
  ])('%s is refused before anything changes', (_, value, message) => {
    const { instance, filters } = open('<BlurFilter/>');
    expect(() => {
      instance.filters = value as SymbolInstance['filters'];
    }).toThrow(message);
    expect(filters()).toBe('<BlurFilter/>');
  });
});

describeDocuments('Filters of real documents', () => {
  it.each(['PlaceObject3-theworks', 'globometer_lateral', 'mp3_player', 'tests'])(
    '%s: assigning what was read changes no file',
    (name) => {
      const document = openReal(name);
      const filtered = everyElement(document).filter(({ node }) => node.child('filters')) as SymbolInstance[];
      expect(filtered.length).toBeGreaterThan(0);
      for (const instance of filtered) {
        const copies = instance.filters;
        instance.filters = copies;
      }
      expect(filtered.filter(({ node }) => node.file!.isChanged)).toEqual([]);
    },
  );
});
