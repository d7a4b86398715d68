import fc from 'fast-check';
import { BLEND_MODES } from '../../../../document/xfl/schema/effectSchema';
import { setAlpha, setBrightness, setTint } from '../../../../document/xfl/colorEffect';
import type { SymbolInstance } from '../../../../host-mocks/model/elements/SymbolInstance';
import { stage } from './support';

const open = (color = ''): { instance: SymbolInstance; color(): string; source(): string } => {
  const made = stage(`<DOMSymbolInstance libraryItemName="s">${color}</DOMSymbolInstance>`);
  return {
    instance: made.elements[0] as SymbolInstance,
    color: () => /<Color[^]*?>/.exec(made.source())?.[0] ?? '',
    source: made.source,
  };
};
const effect = (attributes: string): string => `<color><Color ${attributes}/></color>`;

const CHANNELS = ['Red', 'Green', 'Blue', 'Alpha'] as const;
const percents = (instance: SymbolInstance): number[] =>
  CHANNELS.map((name) => instance[`color${name}Percent`]);
const amounts = (instance: SymbolInstance): number[] =>
  CHANNELS.map((name) => instance[`color${name}Amount`]);

describe('Colour effects: what is read', () => {
  it.each([
    ['no effect', '', 'none', [100, 100, 100, 100], [0, 0, 0, 0]],
    ['an empty one', '<color><Color/></color>', 'none', [100, 100, 100, 100], [0, 0, 0, 0]],
    ['alpha', effect('alphaMultiplier="0.30078125"'), 'alpha', [100, 100, 100, 30], [0, 0, 0, 0]],
    ['brighter', effect('brightness="0.4"'), 'brightness', [60, 60, 60, 100], [102, 102, 102, 0]],
    ['darker', effect('brightness="-0.25"'), 'brightness', [75, 75, 75, 100], [0, 0, 0, 0]],
    ['tint', effect('tintMultiplier="0.5" tintColor="#FF8000"'), 'tint', [50, 50, 50, 100], [128, 64, 0, 0]],
    [
      'advanced',
      effect(
        'redMultiplier="0.5" blueMultiplier="0.75" greenMultiplier="0.25" alphaOffset="80" redOffset="-60"',
      ),
      'advanced',
      [50, 25, 75, 100],
      [-60, 0, 0, 80],
    ],
  ])('%s', (_, source, mode, percent, amount) => {
    const { instance } = open(source);
    expect([instance.colorMode, percents(instance), amounts(instance)]).toEqual([mode, percent, amount]);
  });

  it('Brightness and tint are read in their own mode', () => {
    expect(open(effect('brightness="-0.4"')).instance.brightness).toBe(-40);
    const { instance } = open(effect('tintMultiplier="0.28" tintColor="#ffad33"'));
    expect([instance.tintColor, instance.tintPercent]).toEqual(['#FFAD33', 28]);
    expect(open(effect('tintMultiplier="1"')).instance.tintColor).toBe('#000000');
  });

  it.each(['brightness', 'tintColor', 'tintPercent'] as const)('%s throws in every other mode', (member) => {
    for (const source of ['', effect('alphaMultiplier="0.5"'), effect('redOffset="5"')]) {
      expect(() => open(source).instance[member]).toThrow(
        new RegExp(`SymbolInstance\\.${member}: only with colorMode`),
      );
    }
  });
});

describe('Colour effects: what is written', () => {
  it.each<[string, string, (instance: SymbolInstance) => void, string]>([
    ['alpha', '', (i) => (i.colorAlphaPercent = 30), '<Color alphaMultiplier="0.30078125"/>'],
    [
      'alpha in another effect of alpha',
      effect('alphaMultiplier="0.5"'),
      (i) => (i.colorAlphaPercent = 0),
      '<Color alphaMultiplier="0"/>',
    ],
    [
      'full alpha takes the effect away',
      effect('alphaMultiplier="0.5"'),
      (i) => (i.colorAlphaPercent = 100),
      '',
    ],
    [
      'red beside alpha',
      effect('alphaMultiplier="0.5"'),
      (i) => (i.colorRedPercent = 50),
      '<Color alphaMultiplier="0.5" redMultiplier="0.5"/>',
    ],
    ['an amount', '', (i) => (i.colorBlueAmount = -33.4), '<Color blueOffset="-33"/>'],
    [
      'an amount of 0 again',
      effect('blueOffset="5" redOffset="1"'),
      (i) => (i.colorBlueAmount = 0),
      '<Color redOffset="1"/>',
    ],
    [
      'a channel of a tint: it becomes an advanced effect',
      effect('tintMultiplier="0.5" tintColor="#FF8000"'),
      (i) => (i.colorAlphaPercent = 50),
      '<Color redMultiplier="0.5" greenMultiplier="0.5" blueMultiplier="0.5" redOffset="128" greenOffset="64" alphaMultiplier="0.5"/>',
    ],
    ['mode none', effect('alphaMultiplier="0.5"'), (i) => (i.colorMode = 'none'), ''],
    ['mode brightness', '', (i) => (i.colorMode = 'brightness'), '<Color brightness="0"/>'],
    [
      'mode alpha keeps the alpha of an advanced effect',
      effect('alphaMultiplier="0.5" redOffset="9"'),
      (i) => (i.colorMode = 'alpha'),
      '<Color alphaMultiplier="0.5"/>',
    ],
    [
      'the mode that it has',
      effect('alphaMultiplier="0.5"'),
      (i) => (i.colorMode = 'alpha'),
      '<Color alphaMultiplier="0.5"/>',
    ],
    [
      'brightness',
      effect('alphaMultiplier="0.5"'),
      (i) => {
        setBrightness(i.node, -0.4);
      },
      '<Color brightness="-0.4"/>',
    ],
    [
      'tint',
      '',
      (i) => {
        setTint(i.node, '#00FF00', 0.3);
      },
      '<Color tintMultiplier="0.3" tintColor="#00FF00"/>',
    ],
    [
      'tint with black',
      effect('tintMultiplier="1" tintColor="#FFFFFF"'),
      (i) => {
        setTint(i.node, '#000000', 1);
      },
      '<Color tintMultiplier="1"/>',
    ],
    [
      'alpha over a tint',
      effect('tintMultiplier="1"'),
      (i) => {
        setAlpha(i.node, 0.5);
      },
      '<Color alphaMultiplier="0.5"/>',
    ],
    [
      'no alpha',
      effect('tintMultiplier="1"'),
      (i) => {
        setAlpha(i.node, 1);
      },
      '',
    ],
  ])('%s', (_, before, act, expected) => {
    const { instance, color, source } = open(before);
    act(instance);
    expect(color()).toBe(expected);
    expect(source().includes('<color>')).toBe(expected !== '');
  });

  it('Each mode that is set reads back', () => {
    for (const mode of ['none', 'brightness', 'tint', 'alpha', 'advanced'] as const) {
      const { instance } = open();
      instance.colorMode = mode;
      expect(instance.colorMode).toBe(mode);
      expect([percents(instance), amounts(instance)]).toEqual([[100, 100, 100, 100], [0, 0, 0, 0]]); // prettier-ignore
    }
  });

  it('Any per cent and any amount read back as they were set', () => {
    const channel = fc.constantFrom(...CHANNELS);
    fc.assert(
      fc.property(
        channel,
        fc.integer({ min: -100, max: 100 }),
        fc.integer({ min: -255, max: 255 }),
        (name, percent, amount) => {
          const { instance } = open();
          instance[`color${name}Percent`] = percent;
          instance[`color${name}Amount`] = amount;
          expect([instance[`color${name}Percent`], instance[`color${name}Amount`]]).toEqual([
            percent,
            amount,
          ]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it.each<[(instance: SymbolInstance) => void, RegExp]>([
    [
      (i) => (i.colorAlphaPercent = 101),
      /SymbolInstance\.colorAlphaPercent: expected a number from -100 to 100, got 101/,
    ],
    [(i) => (i.colorRedAmount = -256), /SymbolInstance\.colorRedAmount: expected a number from -255 to 255/],
    [
      (i) => (i.colorMode = 'rainbow' as 'none'),
      /SymbolInstance\.colorMode: expected one of "none", .*, got "rainbow"/,
    ],
    [(i) => (i.blendMode = 'burn'), /SymbolInstance\.blendMode: expected one of/],
  ])('wrong values are refused: %#', (act, message) => {
    const { instance, source } = open();
    const before = source();
    expect(() => {
      act(instance);
    }).toThrow(message);
    expect(source()).toBe(before);
  });
});

describe('Other properties of instances', () => {
  it.each<[string, keyof SymbolInstance, unknown, unknown, string]>([
    ['visible', 'visible', true, false, 'isVisible="false"'],
    ['cacheAsBitmap', 'cacheAsBitmap', false, true, 'cacheAsBitmap="true"'],
    ['useBackgroundColor', 'useBackgroundColor', false, true, 'bits32="false"'],
    ['backgroundColor', 'backgroundColor', '#FFFFFF', '#FF0000', '<MatteColor color="#FF0000"/>'],
    ['blendMode', 'blendMode', 'normal', 'multiply', 'blendMode="multiply"'],
    ['accName', 'accName', '', 'a', 'accName="a" hasAccessibleData="true"'],
    ['description', 'description', '', 'd', 'description="d" hasAccessibleData="true"'],
    ['shortcut', 'shortcut', '', 's', 'shortcut="s" hasAccessibleData="true"'],
    ['tabIndex', 'tabIndex', 0, 3, 'tabIndex="3" hasAccessibleData="true"'],
    ['silent', 'silent', false, true, 'silent="true" hasAccessibleData="true"'],
    ['forceSimple', 'forceSimple', false, true, 'forceSimple="true" hasAccessibleData="true"'],
    ['bitmapRenderMode cache', 'bitmapRenderMode', 'none', 'cache', 'cacheAsBitmap="true"'],
    ['bitmapRenderMode export', 'bitmapRenderMode', 'none', 'export', 'exportAsBitmap="true"'],
  ])('%s: default, written form, and back', (_, member, initial, value, written) => {
    const { instance, source } = open();
    const before = source();
    expect(instance[member]).toBe(initial);
    Object.assign(instance, { [member]: value });
    expect(instance[member]).toBe(value);
    expect(source()).toContain(written);
    Object.assign(instance, { [member]: initial });
    if (member !== 'backgroundColor') expect(source()).toBe(before);
  });

  it('All blend modes of the reference are accepted', () => {
    const { instance } = open();
    for (const mode of BLEND_MODES) {
      instance.blendMode = mode;
      expect(instance.blendMode).toBe(mode);
    }
    expect(BLEND_MODES.length).toBe(14);
  });
});
