import type { Random } from './randomQueries';
import type { Keyframe, Thing, Timeline, World } from './world';

const NAMES = [
  '',
  '',
  'star',
  'Star_1',
  'star_02',
  'STAR_30',
  'ball (1)',
  'star, red',
  'ÉTOILE',
  'a.b',
  'x[1]',
  'ball-7',
];
const CLASSES = ['', '', 'Star', 'ui.Star', 'ui.buttons.Close', 'star', 'StarRed'];
const VALUES = [
  0,
  1,
  -2.5,
  200,
  '200',
  '1e2',
  '08',
  'Symbol 5',
  'symbol',
  '',
  true,
  false,
  null,
  undefined,
  'a*b',
  NaN,
];
const INSTANCE_TYPES = ['bitmap', 'compiled clip', 'component', 'video', 'embedded video', 'linked video'];
const SYMBOL_TYPES = ['movie clip', 'graphic', 'button'];
const FACES = ['Arial', 'Font 1', 'Font 2'];

/** A document of plain objects, a few of every kind. */
export class RandomWorld implements World {
  readonly timelines: Timeline[];
  readonly library: World['library'];
  /** Every element there is, members of groups included. */
  readonly elements: Thing[] = [];
  private readonly symbols: Thing[] = [];
  private readonly others: Thing[] = [];

  /** @param isRecursive whether symbols may contain themselves, or others that do */
  constructor(
    private readonly random: Random,
    isRecursive: boolean,
  ) {
    const items = this.makeItems();
    const selected = items.filter(() => random.below(3) === 0);
    this.library = { items: shuffled(items, random), getSelectedItems: () => selected };
    this.symbols.forEach((symbol, i) => {
      symbol.timeline = this.makeTimeline(isRecursive ? this.symbols : this.symbols.slice(i + 1));
    });
    this.timelines = [this.makeTimeline(this.symbols), this.makeTimeline(this.symbols)];
  }

  private makeItems(): Thing[] {
    const { random } = this;
    const folders = ['assets', 'assets/ui', 'Assets 2', 'assets/empty', 'star_1'].slice(random.below(4));
    const taken = new Set<string>();
    const unique = (name: string): string => {
      const free = taken.has(name) ? `${name}_${taken.size}` : name;
      taken.add(free);
      return free;
    };
    const add = (itemType: string, count: number): Thing[] =>
      Array.from({ length: count }, (_, i) => {
        const leaf = `${random.pick(NAMES).replace('/', '') || itemType}${i}`;
        const name = unique(random.below(2) ? `${random.pick([...folders, 'assets'])}/${leaf}` : leaf);
        const linkageExportForAS = random.below(4) === 0;
        return {
          name,
          itemType,
          linkageExportForAS,
          linkageClassName: random.pick(CLASSES),
          x: random.pick(VALUES),
        };
      });
    this.symbols.push(...SYMBOL_TYPES.flatMap((type) => add(type, 1 + random.below(2))));
    this.others.push(
      ...['bitmap', 'sound', 'component', 'compiled clip', 'video'].flatMap((type) => add(type, 1)),
    );
    const fonts = add('font', 1 + random.below(2)).map((font, i) => ({ ...font, font: FACES[i + 1] }));
    const all = folders.map((name): Thing => ({ name, itemType: 'folder' }));
    return [...all, ...this.symbols, ...this.others, ...fonts];
  }

  private makeTimeline(symbols: Thing[]): Timeline {
    const { random } = this;
    return {
      layers: Array.from({ length: random.below(3) }, () => ({
        layerType: 'normal',
        frames: this.makeFrames(symbols, random.below(3)),
      })),
    };
  }

  private makeFrames(symbols: Thing[], count: number): Keyframe[] {
    const { random, others } = this;
    const frames: Keyframe[] = [];
    for (let i = 0; i < count; i++) {
      const keyframe: Keyframe = {
        startFrame: frames.length,
        duration: 1 + random.below(3),
        elements: Array.from({ length: random.below(4) }, () => this.makeElement(symbols, 2)),
        tweenType: random.pick(['none', 'none', 'motion', 'shape']),
        actionScript: random.pick(['', '', 'stop();']),
        soundLibraryItem: random.below(5) ? null : others.filter(({ itemType }) => itemType === 'sound')[0],
      };
      for (let frame = 0; frame < keyframe.duration; frame++) frames.push(keyframe);
    }
    return frames;
  }

  private makeElement(symbols: Thing[], depth: number): Thing {
    const { random } = this;
    const element: Thing = {
      name: random.pick(NAMES),
      selected: random.below(3) === 0,
      x: random.pick(VALUES),
    };
    if (random.below(2)) element.custom = random.pick(VALUES);
    Object.assign(element, this.makeKind(symbols, depth));
    this.elements.push(element);
    return element;
  }

  private makeKind(symbols: Thing[], depth: number): Partial<Thing> {
    const { random } = this;
    const choice = random.below(10);
    if (choice < 4 && symbols.length > 0) return this.makeInstance(random.pick(symbols));
    if (choice < 5) {
      const libraryItem = random.pick(this.others);
      return { elementType: 'instance', instanceType: random.pick(INSTANCE_TYPES), libraryItem };
    }
    if (choice < 7) return this.makeText();
    return this.makeShape(symbols, depth);
  }

  private makeInstance(libraryItem: Thing): Partial<Thing> {
    const { random } = this;
    const symbolType = random.pick(SYMBOL_TYPES);
    const filters = random.pick([[], [{ name: 'blurFilter' }], undefined]);
    const colorMode = random.pick(['none', 'tint', 'alpha']);
    return { elementType: 'instance', instanceType: 'symbol', libraryItem, symbolType, filters, colorMode };
  }

  private makeText(): Partial<Thing> {
    const { random } = this;
    const textRuns = [{ textAttrs: { face: random.pick(FACES) } }];
    if (random.below(4) === 0) return { elementType: 'tlfText', textRuns };
    return { elementType: 'text', textType: random.pick(['static', 'dynamic', 'input']), textRuns };
  }

  private makeShape(symbols: Thing[], depth: number): Partial<Thing> {
    const { random } = this;
    const shape = { elementType: 'shape', isGroup: false, isDrawingObject: false };
    switch (random.below(5)) {
      case 0:
        return { ...shape, isRectangleObject: true };
      case 1:
        return { ...shape, isOvalObject: true };
      case 2:
        return { ...shape, isDrawingObject: true, isGroup: true };
      case 3: {
        const bitmapPath = this.others.filter(({ itemType }) => itemType === 'bitmap')[0].name;
        return { ...shape, contours: [{ fill: { style: random.pick(['solid', 'bitmap']), bitmapPath } }] };
      }
      default: {
        const count = depth > 0 ? random.below(3) : 0;
        const members = Array.from({ length: count }, () => this.makeElement(symbols, depth - 1));
        return { ...shape, isGroup: true, members };
      }
    }
  }
}

function shuffled<T>(list: T[], random: Random): T[] {
  const rest = [...list];
  return list.map(() => rest.splice(random.below(rest.length), 1)[0]);
}
