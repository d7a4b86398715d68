import { runFromMenu } from '../../src/menu/runFromMenu';

const world = globalThis as Record<string, unknown>;
const { prepareStackTrace } = Error;

// The programs that run tests may name files in the stack, as Animate names scripts.
beforeEach(() => {
  Error.prepareStackTrace = () => '';
});

afterEach(() => {
  Error.prepareStackTrace = prepareStackTrace;
  delete world.fl;
  delete world.alert;
  delete world.prompt;
});

const scriptURI = 'file:///x/Configuration/Commands/collection.jsfl';

it.each([
  ['no fl', {}],
  ['an fl without value', { fl: undefined }],
  ['an fl of another kind', { fl: {} }],
])('A program with %s is left alone', (_, globals) => {
  Object.assign(world, globals);
  expect(runFromMenu).not.toThrow();
});

it('A document is asked for when none is open', () => {
  const alerts: string[] = [];
  world.fl = { scriptURI, getDocumentDOM: () => null };
  world.alert = (text: string) => alerts.push(text);
  runFromMenu();
  expect(alerts).toEqual([expect.stringMatching(/open a document/i)]);
});

it('The message says what can be typed', () => {
  const messages: string[] = [];
  world.fl = { scriptURI, getDocumentDOM: () => ({}) };
  world.prompt = (message: string) => {
    messages.push(message);
    return null;
  };
  runFromMenu();
  expect(messages).toHaveLength(1);
  for (const words of ['Select by Query', '$… ', '$$… ', 'layers …', 'frames …'])
    expect(messages[0]).toContain(words);
});
