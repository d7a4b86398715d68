import fs from 'node:fs';
import path from 'node:path';
import { callTool } from '../app/cli/support/callTool';
import { runCli } from '../app/cli/support/runCli';
import { sample } from '../support/sample';
import { configurationFolder, SECRET } from './support/configurationFolder';

const { folder, write } = configurationFolder();
const root = path.resolve(__dirname, '../..');

function deep(depth: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < depth; level++) value = [value];
  return value;
}

/** Values that every key is tried with. */
const VALUES: readonly unknown[] = [
  ...[null, true, 0, -1, 1e308, [], {}, [null], [[]], deep(3000), { toString: 1 }, ''],
  ...['__proto__', 'constructor', 'x'.repeat(100_000), '\u001b]0;x\u0007', '*', ':not(', '[x=/(/]', '{a,b'],
  ...['../outside/secret.json', '../outside/rules.json', '../outside/own.js', 'up/rules.json', 'up/own.js'],
  ...[
    'link.json',
    './link.json',
    './up',
    '.',
    './own.js',
    'own.js',
    'other.json',
    './endless.json',
    'waits.json',
  ],
  ...[
    '//host/share/x.json',
    '\\\\host\\share\\x.json',
    'C:\\x.json',
    'file:///etc/passwd',
    '/etc/passwd',
    '/dev/zero',
  ],
  ...[
    './none/../../outside/rules.json',
    './base.json/../../outside/rules.json',
    '$(touch RAN)',
    'https://host/x.json',
  ],
];

const OWN = { items: '*', message: 'x' };

/** Methods that delete, overwrite, write files, or are not methods of collections. */
const FIXES: readonly (readonly unknown[])[] = [
  ...[['deleteItems'], ['attr', 'name', 'x'], ['rename', 'x'], ['remove'], ['moveTo', '/'], ['list', 'x']],
  ...[['constructor', 'x'], ['__defineGetter__', 'length', 'x'], ['each', 'x'], ['toString'], ['none']],
  ...[
    ['exportToFile', '../outside/x.png'],
    ['deleteItems', { toString: 1 }],
    ['map', 'constructor'],
  ],
];

const EXCEPTIONS: readonly unknown[] = [
  [{ items: '*', because: '$(touch RAN)' }],
  [{ elements: '{a,b}'.repeat(5000), because: 'x' }],
  [{ module: './own.js', because: 'x' }],
];

type Make = (value: unknown) => unknown;

/** Where each key of the schema stands, and values of its own. */
const KEYS: Record<string, { make: Make; values?: readonly unknown[] }> = {
  $schema: { make: (value) => ({ $schema: value }), values: ['./own.js'] },
  extends: {
    make: (value) => ({ extends: value }),
    values: [['./base.json', './own.js'], './adobe-collection.config.json'],
  },
  rules: { make: (value) => ({ rules: value }), values: [JSON.parse('{"__proto__": {"items": "*"}}')] },
  overrides: { make: (value) => ({ overrides: value }) },
  'overrides.files': {
    make: (files) => ({ overrides: [{ files, rules: { own: OWN } }] }),
    values: ['[z-a]', '../**', '{a,b}'.repeat(5000)],
  },
  'overrides.rules': {
    make: (rules) => ({ overrides: [{ files: '*', rules }] }),
    values: [{ own: { module: './own.js' } }],
  },
  ...ruleKey('severity'),
  ...ruleKey('message'),
  ...ruleKey('elements'),
  ...ruleKey('items'),
  ...ruleKey('layers'),
  ...ruleKey('frames'),
  ...ruleKey('max'),
  ...ruleKey('min'),
  ...ruleKey('module'),
  ...ruleKey('fix', FIXES),
  ...ruleKey('except', EXCEPTIONS),
  ...ruleKey('faces'),
  // Not in the schema, for JavaScript.
  ...ruleKey('check'),
  ...ruleKey('options'),
};

/** A key of own rules, and of rules of the program, which it may change. */
function ruleKey(key: string, values: readonly unknown[] = []): typeof KEYS {
  const make: Make = (value) => ({
    rules: {
      own: { ...OWN, ...(key === 'faces' ? {} : { [key]: value }) },
      'no-unused': { ...(key === 'fix' ? { items: '*' } : {}), ...(key === 'faces' ? {} : { [key]: value }) },
      ...(key === 'faces' ? { 'listed-fonts': { faces: value } } : {}),
    },
  });
  return { [key]: { make, values } };
}

/** What is in the folder, and around it. */
function contents(): Record<string, string> {
  const names = fs.readdirSync(folder(), { recursive: true, encoding: 'utf8' }).sort();
  return Object.fromEntries(
    names
      .filter((name) => fs.lstatSync(path.join(folder(), name)).isFile())
      .map((name) => [name, fs.readFileSync(path.join(folder(), name), 'base64')]),
  );
}

const MODES: Record<string, () => Promise<string>> = {
  'for people': async () => said(await runCli('lint', 'a.fla', '--fix', '--no-cache')),
  'for build servers': async () => said(await runCli('lint', 'a.fla', '--format', 'github', '--no-cache')),
  'for assistants': async () =>
    (await callTool(process.cwd(), 'lint', { document: 'a.fla', fix: true })).text,
};

function said({ status, out, err }: { status: number; out: string; err: string }): string {
  expect(status).toBeLessThanOrEqual(2);
  return `${out}${err}`;
}

describe.each(Object.keys(MODES))('%s', (mode) => {
  it.each(Object.keys(KEYS))(
    'The key %s of a configuration that is found runs, writes and reaches nothing',
    async (key) => {
      const { make, values = [] } = KEYS[key];
      for (const value of [...sample(9, VALUES, Object.keys(KEYS).indexOf(key)), ...values]) {
        write('work/adobe-collection.config.json', make(value) as object);
        const before = contents();
        const text = await MODES[mode]();
        const what = JSON.stringify(value).slice(0, 100);
        expect([what, text]).not.toEqual([what, expect.stringMatching(/internal error| {4}at .*:\d+/)]);
        expect([what, text.includes(SECRET)]).toEqual([what, false]);
        expect([what, contents()]).toEqual([what, before]);
      }
    },
  );
});

it('Every key of the schema is tried', () => {
  const schema = JSON.parse(fs.readFileSync(path.join(root, 'schema/config.schema.json'), 'utf8')) as Schema;
  const { properties, definitions } = schema;
  const rule = definitions.rule.anyOf[1].properties;
  const options = Object.values(definitions.rules.properties).flatMap(({ anyOf }) =>
    Object.keys(anyOf?.[1].properties ?? {}),
  );
  const overrides = Object.keys(properties.overrides.items.properties).map((key) => `overrides.${key}`);
  const keys = new Set([...Object.keys(properties), ...overrides, ...Object.keys(rule), ...options]);
  expect([...keys].filter((key) => !Object.hasOwn(KEYS, key))).toEqual([]);
  expect(keys.size).toBeGreaterThan(12);
});

type Properties = Record<string, { anyOf?: [unknown, { properties: object }] }>;

interface Schema {
  properties: Record<string, object> & { overrides: { items: { properties: object } } };
  definitions: { rule: { anyOf: [unknown, { properties: object }] }; rules: { properties: Properties } };
}
