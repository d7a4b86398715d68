import { execFile, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { linesOf, type Engine } from './Engine';

/** Enough for a list that no engine passes as arguments of one call without care. Interpreters are slow beyond it. */
const SIZE = 2_000;

/**
 * An engine that is a program.
 *
 * @param source where the engine comes from, for the title of a skipped test
 * @param command the program and its arguments; the file of the script is added as the last one
 * @param probe a command that succeeds where the engine is installed
 */
function program(name: string, source: string, command: string[], probe: string[], size = SIZE): Engine {
  const isInstalled = spawnSync(probe[0], probe.slice(1), { stdio: 'ignore' }).status === 0;
  return {
    name,
    size,
    missing: isInstalled ? null : `not installed (${source})`,
    run: (script) => runProgram(name, command, script),
  };
}

async function runProgram(name: string, command: string[], script: string): Promise<string[]> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-'));
  const file = path.join(folder, 'script.js');
  fs.writeFileSync(file, script);
  try {
    return await new Promise<string[]>((resolve, reject) => {
      const args = [...command.slice(1), file];
      execFile(command[0], args, { timeout: 180_000, maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
        if (error)
          reject(new Error(`${name}: ${error.message}\n${stdout.slice(-500)}\n${stderr.slice(-2000)}`));
        else resolve(linesOf(stdout));
      });
    });
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

const which = (command: string): string[] => ['which', command];

const beside = (file: string): string => path.resolve(__dirname, file);

/** The script runs for some seconds: to compile it well takes longer than that gains. */
const QUICK_JAVA = ['env', 'JAVA_TOOL_OPTIONS=-XX:TieredStopAtLevel=1'];

/** Animate's own engine cannot be installed: who built its shell names it. */
const SPIDERMONKEY = process.env.SPIDERMONKEY ?? 'js-1.8';

export const commandEngines: Engine[] = [
  program('QuickJS', 'npm quickjs-emscripten', ['node', beside('quickjs.mjs')], ['node', '--version']),
  program('Rhino', 'Debian rhino', [...QUICK_JAVA, 'rhino'], which('rhino')),
  program('MuJS', 'Debian mujs', ['mujs'], which('mujs')),
  program('Duktape', 'Debian duktape', ['duk'], which('duk')),
  program('SpiderMonkey 1.8', 'its shell, named in SPIDERMONKEY', [SPIDERMONKEY], which(SPIDERMONKEY)),
  // JE is an interpreter written in Perl. It is several thousand times slower than V8.
  program('JE', 'Debian libje-perl', ['perl', beside('je.pl')], ['perl', '-MJE', '-e', '1'], 20),
];
