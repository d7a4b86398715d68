import { output } from '../../src/host/output';

type World = Record<string, unknown>;

/** Runs the work with these globals in place of Node's own, and what it wrote. */
function within(globals: (lines: string[]) => World, work: () => void): string[] {
  const world = globalThis as World;
  const names = ['fl', '$', 'console', 'print'];
  const before = names.map((name) => Object.getOwnPropertyDescriptor(world, name));
  const lines: string[] = [];
  for (const name of names) delete world[name];
  Object.assign(world, globals(lines));
  try {
    work();
  } finally {
    names.forEach((name, index) => {
      delete world[name];
      const descriptor = before[index];
      if (descriptor) Object.defineProperty(world, name, descriptor);
    });
  }
  return lines;
}

const printer = (lines: string[], tag: string) => (text: string) => lines.push(tag + ':' + text);
const failing = () => {
  throw new Error('no panel');
};

describe('output', () => {
  it.each<[string, (lines: string[]) => World, string[]]>([
    [
      'the output panel of Animate',
      (lines) => ({ fl: { trace: printer(lines, 'fl') }, $: { writeln: printer(lines, '$') } }),
      ['fl:text'],
    ],
    ['the console of ExtendScript', (lines) => ({ $: { writeln: printer(lines, '$') } }), ['$:text']],
    [
      'the console, beside a $ that cannot print',
      (lines) => ({ $: () => 1, console: { log: printer(lines, 'log') } }),
      ['log:text'],
    ],
    ['the print function of a shell', (lines) => ({ print: printer(lines, 'print') }), ['print:text']],
    [
      'the next one when one fails',
      (lines) => ({ fl: { trace: failing }, console: { log: printer(lines, 'log') } }),
      ['log:text'],
    ],
    ['nothing, silently, without any', () => ({}), []],
    [
      'nothing, silently, where they are there by name only',
      () => ({ fl: undefined, $: null, console: undefined, print: undefined }),
      [],
    ],
    [
      'one of them only, as the method of the object that it belongs to',
      (lines) => {
        const helper = {
          writeln(text: string): void {
            lines.push(this === helper ? '$:' + text : 'of nothing');
          },
        };
        return { $: helper, console: { log: printer(lines, 'log') } };
      },
      ['$:text'],
    ],
  ])('The text is written to %s', (_title, globals, expected) => {
    expect(within(globals, () => output('text'))).toEqual(expected);
  });
});
