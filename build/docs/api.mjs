import { readDeclaration } from './docstrings.mjs';
import { exampleOf, inheritedLines } from './inherited.mjs';
import { relatedLines, taskIndex } from './tasks.mjs';

const HEADER = `# Every method

Generated from the docstrings of the sources by \`node build/docs.mjs\`. [query-language.md](query-language.md) says what a query may be.

An argument with \`?\` may be left out. An argument with \`=\` has that value when it is left out. Methods without an arrow return the collection itself, so that calls can be chained. All geometry is in pixels of the parent's coordinates, y points down; angles are degrees, clockwise.

Every method that takes a callback calls it with the element, its index and the Array of all elements.
`;

/**
 * @typedef {{ title: string, file: string, name: string, inherits?: string, base?: { file: string, name: string }, language?: string }} Part
 * A part of the page: a declaration, the class whose methods it has too, and the class whose methods are listed with it.
 */

const DOCUMENT_COLLECTION = { file: 'src/collection/DocumentCollection.ts', name: 'DocumentCollection' };

/** @type {Part[]} */
const PARTS = [
  { title: '$', file: 'src/query/dollar.ts', name: 'ElementQuery' },
  { title: '$$', file: 'src/query/dollarItems.ts', name: 'ItemQuery' },
  { title: '$.layers', file: 'src/query/dollarLayers.ts', name: 'LayerQuery' },
  { title: '$.frames', file: 'src/query/dollarFrames.ts', name: 'FrameQuery' },
  { title: 'Collection', file: 'src/collection/Collection.ts', name: 'Collection' },
  {
    title: 'ElementCollection',
    file: 'src/collection/ElementCollection.ts',
    name: 'ElementCollection',
    inherits: 'Collection',
    base: DOCUMENT_COLLECTION,
  },
  {
    title: 'ItemCollection',
    file: 'src/collection/ItemCollection.ts',
    name: 'ItemCollection',
    inherits: 'Collection',
    base: DOCUMENT_COLLECTION,
  },
  {
    title: 'LayerCollection',
    file: 'src/collection/LayerCollection.ts',
    name: 'LayerCollection',
    inherits: 'Collection',
    base: DOCUMENT_COLLECTION,
  },
  {
    title: 'FrameCollection',
    file: 'src/collection/FrameCollection.ts',
    name: 'FrameCollection',
    inherits: 'Collection',
    base: DOCUMENT_COLLECTION,
  },
  { title: 'Selectors', file: 'src/selector/words/Selectors.ts', name: 'SelectorsApi' },
  { title: 'Selectors.element, item, layer, frame', file: 'src/selector/words/Selectors.ts', name: 'Words' },
  { title: 'createHost', file: 'app/index.ts', name: 'createHost', language: 'js' },
  { title: 'openHost', file: 'app/index.ts', name: 'openHost', language: 'js' },
  { title: 'HostHandle', file: 'app/HostHandle.ts', name: 'HostHandle', language: 'js' },
];

/**
 * @returns {string} docs/api.md: every public class, method and function, from the docstrings in the sources
 * @throws {Error} that lists what is missing in the docstrings
 */
export function apiPage() {
  const problems = [];
  const sections = PARTS.map((part) => section(part, problems));
  const index = taskIndex(
    sections.map(({ title, names }) => ({ title, names })),
    problems,
  );
  if (problems.length > 0) throw new Error(`docstrings are incomplete:\n${problems.join('\n')}`);
  return [HEADER, index, ...sections.map(({ text }) => text)].join('\n');
}

/**
 * @param {Part} part
 * @param {string[]} problems what is missing is added here
 * @returns {{ title: string, names: string[], text: string }} the names are headings of their own
 */
function section({ title, file, name, inherits, base, language = 'jsfl' }, problems) {
  const { docstring, entries } = readDeclaration(file, name, title);
  const own = byName(entries);
  if (base) {
    for (const [key, inherited] of byName(readDeclaration(base.file, base.name, title).entries)) {
      if (!own.get(key)?.some(({ docstring: { text } }) => text))
        own.set(key, withExample(inherited, exampleOf(title, key)));
    }
  }
  const lines = [`## ${title}`, ''];
  const isAlone = own.size === 1 && own.has(title);
  if (!isAlone) lines.push(...describe(docstring, language));
  if (inherits) lines.push(`Has every method of [\`${inherits}\`](#collection) too.`, '');
  for (const [key, overloads] of own) {
    problems.push(...missingIn(title, overloads));
    if (key !== title) lines.push(`### ${key}`, '');
    for (const entry of overloads)
      lines.push(`**\`${entry.head}\`**`, '', ...describe(entry.docstring, language));
    if (key !== title) lines.push(...relatedLines(title, key, [...own.keys()]));
  }
  if (inherits) {
    const all = byName(readDeclaration('src/collection/Collection.ts', 'Collection', title).entries);
    const inherited = [...all.keys()].filter((key) => !own.has(key));
    lines.push(...inheritedLines(title, inherited, problems));
  }
  return { title, names: [...own.keys()].filter((key) => key !== title), text: lines.join('\n') };
}

/** Overloads with an example of their class in place of that of the base: the last one has it. */
function withExample(overloads, code) {
  if (code === undefined) return overloads;
  return overloads.map((entry, index) => ({
    ...entry,
    docstring: { ...entry.docstring, examples: index === overloads.length - 1 ? [code] : [] },
  }));
}

function byName(entries) {
  const all = new Map();
  for (const entry of entries) all.set(entry.name, [...(all.get(entry.name) ?? []), entry]);
  return all;
}

/** Lists the missing parts: each overload needs a sentence, its parameters and its result, one of them an example. */
function missingIn(title, overloads) {
  const problems = overloads.flatMap(({ head, isCallable, isChainable, parameters, docstring }) => {
    const documented = docstring.params.map(([name]) => name);
    return [
      ...(docstring.text ? [] : [`${head}: a sentence`]),
      ...parameters.filter((name) => !documented.includes(name)).map((name) => `${head}: @param ${name}`),
      ...documented
        .filter((name) => !parameters.includes(name))
        .map((name) => `${head}: no parameter ${name}`),
      ...(!isCallable || isChainable || docstring.returns || / → void$/.test(head)
        ? []
        : [`${head}: @returns`]),
    ];
  });
  const needsExample = overloads.some(({ isCallable }) => isCallable);
  if (needsExample && !overloads.some(({ docstring }) => docstring.examples.length > 0)) {
    problems.push(`${overloads[0].head}: @example`);
  }
  return problems.map((problem) => `${title}: ${problem}`);
}

/** A docstring as Markdown: text, parameters, result, errors, examples. */
function describe({ text, params, returns, errors, examples }, language) {
  return [
    text,
    '',
    ...params.map(([name, meaning]) => `- \`${name}\`: ${meaning}`),
    ...(returns ? ['', `Returns ${returns}.`] : []),
    ...errors.flatMap((error) => ['', `Throws ${error}.`]),
    ...examples.flatMap((code) => ['', `\`\`\`${language}`, code, '```']),
    '',
  ];
}
