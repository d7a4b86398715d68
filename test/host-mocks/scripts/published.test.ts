import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createHost, type HostOptions } from '../../../app';

let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'published-'));
});

afterEach(() => fs.rmSync(root, { recursive: true }));

/** Runs a script of that source in a host with its own realm; returns what it traced. */
function traced(source: string, options: Partial<HostOptions> = {}): readonly string[] {
  const file = path.join(root, 'main script.jsfl');
  fs.writeFileSync(file, source);
  const host = createHost({ name: 'a.fla' }, { realm: 'separate', roots: [root], ...options });
  host.runFile(file);
  return [...host.output];
}

describe('habits of published scripts', () => {
  it('A script finds its own folder by the stack of an error', () => {
    const [uri] = traced('fl.trace(new Error("x").stack.match(/@(file:.*?):\\d+/)[1] == fl.scriptURI)');
    expect(uri).toBe('true');
  });

  it('A script that another one runs finds its own folder by fl.scriptURI', () => {
    fs.writeFileSync(path.join(root, 'own.js'), 'fl.trace(fl.scriptURI.split("/").pop())');
    const uri = 'fl.scriptURI.replace(/[^\\/]*$/, "own.js")';
    const own = `fl.runScript(${uri}); fl.trace(fl.scriptURI.split("/").pop())`;
    expect(traced(own)).toEqual(['own.js', 'main%20script.jsfl']);
    expect(traced(own, { scriptURI: 'caller' })).toEqual(['main%20script.jsfl', 'main%20script.jsfl']);
  });

  it('A stack shows no frames of the host and no paths', () => {
    const [stack] = traced('try { fl.openDocument("file:///none.fla") } catch (e) { fl.trace(e.stack) }');
    expect(stack).not.toContain('host-mocks');
    expect(stack).toMatch(/@file:\/\/\/.*main%20script\.jsfl:1\n$/);
  });

  it('A function called by fl.runScript gets the very objects of its caller', () => {
    fs.writeFileSync(
      path.join(root, 'boot.js'),
      'function boot(scope, o) { o.k++; return scope === this && o === K }',
    );
    const uri = 'fl.scriptURI.replace(/[^\\/]*$/, "boot.js")';
    expect(traced(`K = { k: 1 }; fl.trace(fl.runScript(${uri}, "boot", this, K) + " " + K.k)`)).toEqual([
      'true 2',
    ]);
  });

  it('A publish profile is changed as XML and written as a text', () => {
    const report = 'fl.trace(String(profile.PublishFormatProperties.html))';
    const source = `var profile = <p><PublishFormatProperties><html>1</html></PublishFormatProperties></p>;
      profile.PublishFormatProperties.html = 0; ${report}
      FLfile.write(fl.scriptURI.replace(/[^\\/]*$/, "p.xml"), profile);`;
    expect(traced(source)).toEqual(['0']);
    expect(fs.readFileSync(path.join(root, 'p.xml'), 'utf8')).toContain('    <html>0</html>');
  });

  it('A closing NUL is not part of a script', () => {
    expect(traced('fl.trace(1)\n\0')).toEqual(['1']);
  });
});
