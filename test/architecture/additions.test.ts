import fs from 'fs';
import path from 'path';
import { contract } from '../../host-mocks/contract/contract';
import { completionScript } from '../../app/cli/actions/completionScript';
import { presets, rules } from '../../app/cli/lint/rules';
import { COMMAND_FORMAT_NAMES } from '../../output/formats/exportFormats';
import { examples } from '../../app/cli/messages/examples';
import { fidelity } from '../../host-mocks/fidelity/report';
import { models } from '../../host-mocks/model/models';
import { builtInWords } from '../../editor/queries/builtInWords';
import { completeQuery } from '../../editor/queries/completeQuery';
import { describeWord } from '../../editor/queries/describeWord';
import type { WordDomain } from '../../editor/queries/QueryWords';
import type { Registry } from '../../src/selector/words/Registry';
import {
  elementRegistry,
  frameRegistry,
  itemRegistry,
  layerRegistry,
} from '../../src/selector/words/Selectors';
import { definedCommands } from '../app/cli/support/runCli';

/** What an addition still lacks: each test fails for one part, and says where that part goes. */
const root = path.join(__dirname, '../..');
const read = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

function textOf(folder: string): string {
  const files = fs.readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
  const tests = files.filter((file) => file.endsWith('.ts') && file !== path.basename(__filename));
  return tests.map((file) => read(path.join(folder, file))).join('\n');
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Names without what they need, each with a sentence that says what to do. */
function missing(
  names: readonly string[],
  has: (name: string) => boolean,
  advice: (name: string) => string,
): string[] {
  return names.filter((name) => !has(name)).map((name) => `${name}: ${advice(name)}`);
}

describe('a verb of the command line has', () => {
  const commands = definedCommands();
  const verbs = [...commands].filter(([, command]) => command.description() !== '').map(([name]) => name);
  const tests = ['test/app/cli', 'test/safety'].map(textOf).join('\n');
  const pages = fs
    .readdirSync(path.join(root, 'docs'))
    .filter((page) => page.endsWith('.md') && page !== 'command-line.md')
    .map((page) => read(`docs/${page}`))
    .concat(read('README.md'))
    .join('\n');

  it('Examples are shown by --help', () => {
    const advice = (verb: string): string =>
      `no example; add one under '${verb}' to app/cli/messages/examples.ts`;
    expect(missing(verbs, (verb) => (examples[verb] ?? []).length > 0, advice)).toEqual([]);
  });

  it('A chapter of docs/command-line.md', () => {
    const page = read('docs/command-line.md');
    const advice = (): string => 'no chapter; UPDATE_DOCS=1 npx jest test/docs/commandLine writes it';
    expect(missing(verbs, (verb) => page.includes(`\n## ${verb}\n`), advice)).toEqual([]);
  });

  it('A page that says what it is for', () => {
    const advice = (verb: string): string =>
      `no page of docs/ has "adobe-collection ${verb}" or \`${verb}\`; write there what it is for`;
    const isShown = (verb: string): boolean =>
      new RegExp(`(?:adobe-collection |\`)${escaped(verb)}(?:[ \`]|$)`, 'm').test(pages);
    expect(missing(verbs, isShown, advice)).toEqual([]);
  });

  it('A test', () => {
    const advice = (verb: string): string =>
      `no test calls it; add test/app/cli/commands/${verb.replace(' ', '-')}.test.ts with runCli('${verb.replace(' ', "', '")}', …)`;
    const isCalled = (verb: string): boolean =>
      new RegExp(`'${verb.split(' ').map(escaped).join("',\\s*'")}'`).test(tests);
    expect(missing(verbs, isCalled, advice)).toEqual([]);
  });

  it('Shells complete it', () => {
    const [, first] = [...commands][0];
    if (!first.parent) throw new Error('a command has no program');
    const script = completionScript('bash', first.parent);
    const advice = (): string => 'no completion; describe it with commander, as the other commands are';
    expect(missing(verbs, (verb) => script.includes(`"${verb}"`), advice)).toEqual([]);
  });
});

const DOMAINS: readonly (readonly [string, WordDomain, Registry])[] = [
  ['elements', 'element', elementRegistry],
  ['items', 'item', itemRegistry],
  ['layers', 'layer', layerRegistry],
  ['keyframes', 'frame', frameRegistry],
];

describe.each(DOMAINS)('a word of queries about %s has', (plural, domain, registry) => {
  const words = builtInWords();
  const attributes = registry.readableWords().map((name) => `[${name}`);
  const names = words.pseudos[domain].map((name) => `:${name}`).concat(attributes);
  const tests = ['test/selector', 'test/query', 'test/contract'].map(textOf).join('\n');

  it('A row in a table, which editors show', () => {
    const advice = (): string =>
      `no row in the tables about queries of ${plural} in docs/query-language.md and docs/timelines.md; then npm run docs`;
    const isDescribed = (name: string): boolean =>
      describeWord({ text: name, subject: domain, start: 0 }) !== undefined;
    expect(missing(names, isDescribed, advice)).toEqual([]);
  });

  it('Editors complete it', () => {
    const advice = (): string => 'editors do not complete it; see editor/queries/builtInWords.ts';
    const isCompleted = (name: string): boolean => {
      const typed = name.slice(0, -1);
      return completeQuery(typed, typed.length, domain, words)?.options.includes(name.slice(1)) ?? false;
    };
    expect(missing(names, isCompleted, advice)).toEqual([]);
  });

  it('A test', () => {
    const advice = (name: string): string =>
      `no test asks for ${name}; add a query with it below test/selector/pseudos/`;
    const isTested = (name: string): boolean => new RegExp(`${escaped(name)}\\b`).test(tests);
    expect(missing(names, isTested, advice)).toEqual([]);
  });
});

describe('a format of export has', () => {
  const page = read('docs/export.md');

  it('A row in the first table of its page', () => {
    const [, table = ''] = /^\| `--to`.*\n((?:\|.*\n)+)/m.exec(page) ?? [];
    const advice = (): string => 'no row in the table `--to` of docs/export.md';
    expect(missing(COMMAND_FORMAT_NAMES, (name) => table.includes(`| \`${name}\``), advice)).toEqual([]);
  });

  it('A test that makes its files', () => {
    const tests = ['test/app/cli', 'test/output'].map(textOf).join('\n');
    const advice = (name: string): string =>
      `no test runs "export … --to ${name}"; add one below test/output/ or test/app/cli/commands/`;
    const isMade = (name: string): boolean =>
      new RegExp(`'--to',\\s*'${escaped(name)}'|--to[= ]${escaped(name)}\\b`).test(tests);
    expect(missing(COMMAND_FORMAT_NAMES, isMade, advice)).toEqual([]);
  });

  it('An example', () => {
    const shown = [page, read('docs/command-line.md'), ...examples.export.flat()].join('\n');
    const advice = (name: string): string =>
      `no example with "--to ${name}" in docs/export.md or app/cli/messages/examples.ts`;
    const isShown = (name: string): boolean => new RegExp(`--to ${escaped(name)}\\b`).test(shown);
    expect(missing(COMMAND_FORMAT_NAMES, isShown, advice)).toEqual([]);
  });

  it('Shells complete it', () => {
    const to = definedCommands()
      .get('export')
      ?.options.find(({ long }) => long === '--to');
    const advice = (): string => 'not among the choices of --to in app/cli/commands/export.ts';
    expect(missing(COMMAND_FORMAT_NAMES, (name) => to?.argChoices?.includes(name) ?? false, advice)).toEqual(
      [],
    );
  });
});

describe('a rule of lint has', () => {
  const page = read('docs/lint.md');
  const names = Object.keys(rules);
  const sectionOf = (rule: string): string => page.split(`\n### ${rule}\n`)[1]?.split(/^##/m)[0] ?? '';

  it('A preset', () => {
    const listed = Object.values(presets).flatMap((preset) => Object.keys(preset));
    const advice = (): string => 'in no preset; add it to one in app/cli/lint/rules/index.ts';
    expect(missing(names, (name) => listed.includes(name), advice)).toEqual([]);
  });

  it('A section with two examples, which run as tests', () => {
    const advice = (rule: string): string =>
      `no section "### ${rule}" in docs/lint.md with an example after "Bad:" and one after "Good:"`;
    const isDescribed = (rule: string): boolean => /^Bad:\n[^]*^Good:\n/m.test(sectionOf(rule));
    expect(missing(names, isDescribed, advice)).toEqual([]);
  });

  it('An entry in the schema, by which editors complete configurations', () => {
    const schema = JSON.parse(read('schema/config.schema.json')) as {
      definitions: { rules: { properties: object } };
    };
    const advice = (): string => 'not in definitions.rules of schema/config.schema.json';
    expect(missing(names, (name) => name in schema.definitions.rules.properties, advice)).toEqual([]);
  });
});

describe('a member of the host has', () => {
  const done = fidelity().filter(({ state, className }) => state !== 'not done' && className in models);
  const names = done.map(({ className, name }) => `${className}.${name}`);

  it('A row in FIDELITY.md', () => {
    const report = read('host-mocks/FIDELITY.md');
    const advice = (): string => 'no row; UPDATE_FIDELITY=1 npx jest test/host-mocks/fidelity writes it';
    const all = Object.entries(contract).flatMap(([className, { properties, methods }]) =>
      [...Object.keys(properties), ...methods].map((name) => `${className}.${name}`),
    );
    const sections = new Map(report.split(/^### /m).map((text) => [text.split('\n')[0], text]));
    const isListed = (member: string): boolean => {
      const [className, name] = member.split('.');
      return new RegExp(`\\b${escaped(name)}\\b`).test(sections.get(className) ?? '');
    };
    expect(missing(all, isListed, advice)).toEqual([]);
  });

  it('A test that names it', () => {
    const tests = textOf('test');
    const words = new Set(tests.match(/[\w$]+/g));
    const advice = (): string =>
      `no test names it; add one that mirrors its class below test/host-mocks/model/`;
    expect(missing(names, (member) => words.has(member.split('.')[1] ?? ''), advice)).toEqual([]);
  });
});
