// Writes actionscript/avm2/playerConstants.ts: `node build/actionscript/playerConstants.mjs <folder>`, where the folder holds
// the declarations of the player's classes as Ruffle has them (`core/src/avm2/globals`): public constants of classes whose
// value is a literal. Nothing else is read of them.
import fs from 'node:fs';
import path from 'node:path';

const CONSTANT =
  /^[ \t]*public\s+(?:static\s+const|const\s+static)\s+(?!length\b)(\w+)\s*:\s*(?:String|int|uint|Number)\s*=\s*(?:"([^"|\\]*)"|(-?(?:0x[\da-f]+|\d+(?:\.\d+)?)))\s*;/gim;

/** @returns {[string, string] | undefined} a class with its package, and its constants: `NAME="text"` or `NAME=number`, with `|` between */
function constantsOf(text, name) {
  const code = text.replace(/\/\*[^]*?\*\//g, '');
  const packageName = /^\s*package\s*([\w.]*)/m.exec(code)?.[1] ?? '';
  const entries = [...code.matchAll(CONSTANT)].map(([, constant, string, number]) =>
    string === undefined ? `${constant}=${Number(number)}` : `${constant}="${string}`,
  );
  if (entries.length === 0) return undefined;
  return [packageName === '' ? name : `${packageName}.${name}`, entries.join('|')];
}

const folder = process.argv[2];
const classes = fs
  .readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.as') && !file.includes('__ruffle__') && !file.startsWith('avmplus'))
  .map((file) => constantsOf(fs.readFileSync(path.join(folder, file), 'utf8'), path.basename(file, '.as')))
  .filter((entry) => entry !== undefined)
  .sort(([one], [other]) => (one < other ? -1 : 1));
process.stdout
  .write(`// Made by build/actionscript/playerConstants.mjs of the declarations in Ruffle (github.com/ruffle-rs/ruffle): facts only.

/** Public constants of the classes of Flash Player: \`NAME="text\` or \`NAME=number\`, with \`|\` between. */
export const PLAYER_CONSTANTS: Readonly<Record<string, string>> = {
${classes.map(([name, entries]) => `  '${name}':\n    ${JSON.stringify(entries)},`).join('\n')}
};
`);
