// Writes actionscript/avm2/playerMembers.ts: `node build/actionscript/playerMembers.mjs <folder>`, where the folder holds the
// declarations of the player's classes as Ruffle has them (`core/src/avm2/globals`): names of members of the classes that
// others can extend. Nothing else is read of them.
import fs from 'node:fs';
import path from 'node:path';

const CLASS = /^[ \t]*public\s+((?:(?:final|dynamic)\s+)*)class\s+(\w+)/m;
const MEMBER =
  /^[ \t]*(?:(?:public|protected|override|static|native|final|AS3|flash_proxy)\s+)+(?:function|var|const)\s+(?:get\s+|set\s+)?(\w+)/gm;

/** Members that Ruffle lacks. Source: Adobe's reference. */
const OF_AIR = { 'flash.display.DisplayObject': ['cacheAsBitmapMatrix'] };

/** @returns {[string, string] | undefined} a class with its package, and the names of its members with blanks between */
function membersOf(text) {
  const code = text.replace(/\/\*[^]*?\*\//g, '');
  const packageName = /^\s*package\s*([\w.]*)/m.exec(code)?.[1] ?? '';
  const [, words, name] = CLASS.exec(code) ?? [];
  if (name === undefined || words.includes('final')) return undefined;
  const overrides = /\boverride\b/;
  const names = [...code.matchAll(MEMBER)]
    .filter(([declaration, member]) => member !== name && !overrides.test(declaration))
    .map(([, member]) => member)
    // Constants are in playerConstants.ts.
    .filter((member) => !/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(member));
  const full = packageName === '' ? name : `${packageName}.${name}`;
  return [full, [...new Set([...names, ...(OF_AIR[full] ?? [])])].sort().join(' ')];
}

const folder = process.argv[2];
const classes = fs
  .readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.as') && !file.includes('__ruffle__') && !file.startsWith('avmplus'))
  .map((file) => membersOf(fs.readFileSync(path.join(folder, file), 'utf8')))
  .filter((entry) => entry !== undefined)
  .sort(([one], [other]) => (one < other ? -1 : 1));
process.stdout
  .write(`// Made by build/actionscript/playerMembers.mjs of the declarations in Ruffle (github.com/ruffle-rs/ruffle): facts only.

/** Members of the classes of Flash Player that others extend, without constants: what code of these classes can name. */
export const PLAYER_MEMBERS: Readonly<Record<string, string>> = {
${classes.map(([name, members]) => `  '${name}':\n    ${JSON.stringify(members)},`).join('\n')}
};
`);
