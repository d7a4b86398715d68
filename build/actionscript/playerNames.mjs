// Writes actionscript/avm2/playerNames.ts: `node build/actionscript/playerNames.mjs <folder>`, where the folder holds the
// declarations of the player's classes as Ruffle has them (`core/src/avm2/globals`): names of packages and classes, and
// what each class extends. Nothing else is read of them.
import fs from 'node:fs';
import path from 'node:path';

const DECLARED =
  /^[ \t]*public\s+(?:(?:final|dynamic|native|static)\s+)*(class|interface|function|const|var|namespace)\s+(\w+)(?:\s+extends\s+([\w.]+))?/gm;

/** @returns {string[]} the files of ActionScript in a folder and below */
function sourcesIn(folder) {
  return fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.as'));
}

/** @returns {[string, string][]} packages, with what each declares: `Sprite:DisplayObjectContainer`, `IEventDispatcher!`, `trace` */
function namesOf(text) {
  const code = text.replace(/\/\*[^]*?\*\//g, '');
  const packageName = /^\s*package\s*([\w.]*)/m.exec(code)?.[1] ?? '';
  const imports = new Map(
    [...code.matchAll(/import\s+([\w.]+)\.(\w+);/g)].map(([, from, name]) => [name, from]),
  );
  const outer = code.replace(/(class|interface)\s+\w+[^{]*\{[^]*/, (rest) =>
    rest.slice(0, rest.indexOf('{')),
  );
  return [...outer.matchAll(DECLARED)].map(([, kind, name, base = '']) => {
    if (kind === 'interface') return [packageName, `${name}!`];
    if (kind !== 'class') return [packageName, name];
    const from = imports.get(base) ?? (base.includes('.') || base === '' ? '' : undefined);
    return [
      packageName,
      `${name}:${base === '' ? 'Object' : base}${from === undefined || from === '' ? '' : `@${from}`}`,
    ];
  });
}

const folder = process.argv[2];
const packages = new Map();
for (const file of sourcesIn(folder)) {
  if (file.includes('__ruffle__') || file.startsWith('avmplus')) continue;
  for (const [packageName, entry] of namesOf(fs.readFileSync(path.join(folder, file), 'utf8')))
    packages.set(packageName, (packages.get(packageName) ?? new Set()).add(entry));
}
const lines = [...packages]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .map(
    ([name, entries]) => `  ${JSON.stringify(name)}:\n    ${JSON.stringify([...entries].sort().join(' '))},`,
  );
process.stdout
  .write(`// Made by build/actionscript/playerNames.mjs of the declarations in Ruffle (github.com/ruffle-rs/ruffle): facts only.

/**
 * What the packages of Flash Player hold: classes with what they extend (\`Sprite:DisplayObjectContainer\`, with \`@\` and its
 * package if that is another), interfaces (\`!\`), functions and constants.
 */
export const PLAYER_NAMES: Readonly<Record<string, string>> = {
${lines.join('\n')}
};
`);
