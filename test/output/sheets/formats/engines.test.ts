import { DATA_WRITERS } from '../../../../output/sheets/formats';
import type { PlacedSprite, SheetData } from '../../../../output/sheets/Sprite';

const sprite = (name: string, x: number): PlacedSprite => ({
  name,
  picture: 0,
  sheet: 0,
  x,
  y: 4,
  isRotated: false,
  source: { width: 20, height: 30 },
  part: { x: 2, y: 3, width: 10, height: 15 },
  pivot: { x: 7, y: 18 },
  duration: 40,
});

const data = (names: readonly string[], animation: string): SheetData => {
  const sprites = names.map((name, index) => sprite(name, 20 * index));
  return {
    image: 'hero.png',
    width: 64,
    height: 32,
    scale: 1,
    sprites,
    all: sprites,
    animations: [{ name: animation, sprites: names.map((_, index) => index) }],
    others: [],
  };
};

const HOSTILE = ['a";b', '# c', 'd:e;f%', 'g/h', '&"x"', 'i\nj'];

describe('Godot', () => {
  /** Reads a resource as Godot's text parser does: sections, and members of one value each. */
  function read(text: string): { regions: string[]; margins: string[]; animations: string } {
    const all = (pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found]) => found);
    return {
      regions: all(/^region = Rect2\((.*)\)$/gm),
      margins: all(/^margin = Rect2\((.*)\)$/gm),
      animations: text.split('\nanimations = ')[1],
    };
  }

  it('A sprite is a region of the sheet, with what was trimmed as its margin', () => {
    const { regions, margins, animations } = read(DATA_WRITERS.godot(data(['a', 'b'], 'walk')));
    expect(regions).toEqual(['0, 4, 10, 15', '20, 4, 10, 15']);
    expect(margins).toEqual(['2, 3, 10, 15', '2, 3, 10, 15']);
    const [walk] = JSON.parse(animations.replace(/&"/g, '"').replace(/SubResource\(("[^"]*")\)/g, '$1')) as {
      frames: { texture: string; duration: number }[];
      speed: number;
    }[];
    expect(walk).toEqual({
      frames: [
        { duration: 1, texture: 'sprite_0' },
        { duration: 1, texture: 'sprite_1' },
      ],
      loop: true,
      name: 'walk',
      speed: 25,
    });
  });

  it.each(HOSTILE)('The name %j stays one text', (name) => {
    const { animations } = read(DATA_WRITERS.godot(data(['a'], name)));
    expect(animations).toContain(`"name": &${JSON.stringify(name)},`);
  });
});

describe('Unity', () => {
  /** Reads rows as the importer of CodeAndWeb does. */
  function read(text: string): { name: string; numbers: number[] }[] {
    return text
      .split('\n')
      .filter((row) => row !== '' && !/^[#:]/.test(row))
      .map((row) => {
        const [name, ...numbers] = row.split(';');
        const unescaped = name
          .replace(/%23/g, '#')
          .replace(/%3A/g, ':')
          .replace(/%3B/g, ';')
          .replace(/%25/g, '%');
        return { name: unescaped, numbers: numbers.map(Number) };
      });
  }

  it('A sprite is counted from below, and its pivot is a share of what is left of it', () => {
    expect(read(DATA_WRITERS.unity(data(['a'], 'walk')))).toEqual([
      { name: 'a', numbers: [0, 13, 10, 15, 0.5, 0, 0, 0, 0, 0] },
    ]);
  });

  it('Every name comes back, in one row each', () => {
    const names = read(DATA_WRITERS.unity(data(HOSTILE, 'walk'))).map(({ name }) => name);
    expect(names).toEqual(HOSTILE.map((name) => name.replace('\n', ' ')));
  });
});
