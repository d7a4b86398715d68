import fs from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import * as host from '../../app';

const root = path.resolve(__dirname, '../..');
const read = (name: string): string => fs.readFileSync(path.join(root, name), 'utf8');

describe('the example document', () => {
  const opened = host.openHost(path.join(root, 'examples/night-sky'), { realm: 'separate' });

  it('It opens without a warning, by its folder and by its file', () => {
    const { document } = host.openHost(path.join(root, 'examples/night-sky/night-sky.xfl'));
    expect(document.name).toBe('night-sky.xfl');
    expect(opened.document.name).toBe('night-sky.xfl');
    expect(opened.warnings).toEqual([]);
  });

  it('It is what examples/film/night-sky.jsfl draws', () => {
    const drawing = host.createHost({}, { realm: 'separate' });
    drawing.runFile(path.join(root, 'examples/film/night-sky.jsfl'));
    const drawn = host.openHost(path.join(root, 'examples/night-sky'), { realm: 'separate' });
    const scenesOf = (handle: host.HostHandle): string[] => {
      const lines = handle.toTree({ symbols: false }).split('\n');
      return lines.slice(
        1,
        lines.findIndex((line) => line.startsWith('  library')),
      );
    };
    // The script has no chime.wav beside it.
    const silent = scenesOf(drawn).map((line) => line.replace(', sound sounds/chime.wav', ''));
    expect(scenesOf(drawing)).toEqual(silent);
    for (const frame of [0, 30]) {
      const shapes = (handle: host.HostHandle): string[] =>
        handle.render({ frame }).match(/ d="[^"]*"/g) ?? [];
      expect(shapes(drawing)).toHaveLength(shapes(drawn).length);
    }
  });

  it('It has numbered stars on multiples of 10, and buttons named after their labels, after examples/tidy.jsfl', () => {
    opened.runFile(path.join(root, 'dist/collection.jsx'));
    opened.runFile(path.join(root, 'examples/tidy.jsfl'));
    const { elements } = opened.document.getTimeline().layers[3].frames[0];
    const stars = [...elements].sort((a, b) => a.x - b.x);
    expect(stars.map(({ name }) => name)).toEqual([1, 2, 3, 4, 5, 6, 7].map((number) => `star_0${number}`));
    expect(stars.every(({ x, y }) => x % 10 === 0 && y % 10 === 0)).toBe(true);
    const buttons = opened.document.library.items.filter(({ itemType }) => itemType === 'button');
    expect(buttons.map(({ name }) => name)).toEqual(['ui/play button', 'ui/stop button']);
    expect(opened.output).toContain('items that nothing uses: 1 element\n  0: sketches/old star (graphic)');
  });
});

describe('the README', () => {
  it('The host that it shows works', () => {
    const blocks = [...read('README.md').matchAll(/```js\n([\s\S]*?)```/g)].map(([, code]) => code);
    const code = blocks.find((block) => block.includes('createHost')) ?? '';
    const seen = runInNewContext(`${code.replace(/const host/, 'var host')}; host`, {
      require: (name: string) => (name === 'adobe-collection/host' ? host : undefined),
    }) as host.HostHandle;
    expect(seen.output).toEqual(['moved']);
    expect(seen.document.getTimeline().layers[0].frames[0].elements[0].x).toBe(15);
  });

  it('The message of a member that is not done is quoted', () => {
    const [, message, member] = /throws `(NotImplemented: Document\.(\w+))`/.exec(read('README.md'))!;
    expect(() => host.createHost({}).run(`fl.getDocumentDOM().${member}('file:///a')`)).toThrow(message);
  });

  it('README names only files and commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const text = read('README.md');
    for (const [, file] of text.matchAll(/\]\(([\w./-]+)\)/g))
      expect(fs.existsSync(path.join(root, file))).toBe(true);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['start', 'test']));
  });
});
