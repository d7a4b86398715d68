import path from 'node:path';
import ts from 'typescript';
import { temporaryFolder } from '../../../support/temporaryFolder';
import { exampleFiles } from '../support/exampleFiles';
import { EXAMPLE, runCli } from '../support/runCli';

const folder = temporaryFolder();
const { script, copyExample } = exampleFiles(folder);

describe('run', () => {
  it('Scripts run in order, with the library, on documents; the last one is active', async () => {
    const one = script('var n = fl.documents.length; fl.trace(n + " " + document.name);');
    const two = script('fl.trace(n + typeof $ + $("tw*").elements.length);', 'b.jsfl');
    const { status, out, err } = await runCli('run', one, two, '-d', copyExample('first'), '-d', EXAMPLE);
    expect({ status, out, err }).toEqual({ status: 0, out: '2 night-sky.xfl\n2function2\n', err: '' });
  });

  it('A script can run without documents', async () => {
    expect((await runCli('run', script('fl.trace(fl.getDocumentDOM())'))).out).toBe('null\n');
  });

  it('The library is left out with --bare', async () => {
    expect((await runCli('run', '--bare', script('fl.trace(typeof $)'))).out).toBe('undefined\n');
  });

  it('Alerts are written to standard error', async () => {
    const { out, err } = await runCli('run', script('alert("careful"); fl.trace("on")'));
    expect([out, err]).toEqual(['on\n', 'careful\n']);
  });

  it('Dialogues are answered in order', async () => {
    const source =
      'fl.trace([confirm("a"), prompt("b", "x"), confirm("c"), prompt("d"), fl.browseForFileURL("open", "e")].join("|"))';
    const answers = ['yes', 'Anna', 'no', ':cancel', '/films/my file.fla'].map((text) => `--answer=${text}`);
    const { out } = await runCli('run', script(source), '-d', EXAMPLE, ...answers);
    expect(out).toBe('true|Anna|false||file:///films/my%20file.fla\n');
  });

  it('An answer that no dialogue asks for is named', async () => {
    const args = ['run', script("prompt('name')"), '-d', EXAMPLE, '--answer', 'Anna', '--answer', 'id=1'];
    expect((await runCli(...args)).err).toBe('adobe-collection: --answer: no dialogue asked for "id=1"\n');
  });

  it('Dialogues without an answer, and answers that do not fit, are refused', async () => {
    const file = script('confirm("Delete all?")');
    const unanswered = await runCli('run', file, '-d', EXAMPLE);
    expect(unanswered.status).toBe(1);
    expect(unanswered.err).toContain('confirm: no answer was prepared for the dialogue "Delete all?"');
    const odd = await runCli('run', file, '-d', EXAMPLE, '--answer', 'perhaps');
    expect(odd.err).toContain('confirm: the answer "perhaps" is neither yes nor no');
  });

  it('Publishing is refused; --publish=note reports what would be published, and continues', async () => {
    const file = script('fl.getDocumentDOM().publish(); fl.trace("on")');
    const refused = await runCli('run', file, '-d', EXAMPLE);
    expect([refused.status, refused.out]).toEqual([1, '']);
    expect(refused.err).toContain('NotImplemented: Document.publish');
    const { status, out, err } = await runCli('run', file, '-d', EXAMPLE, '--publish=note');
    expect([status, out]).toEqual([0, 'on\n']);
    expect(err).toMatch(
      /^adobe-collection: Document\.publish: \S+ is noted, not published \(profile "Default", to file:\/\/\/.*\.swf\)\n$/,
    );
    const wrong = await runCli('run', file, '-d', EXAMPLE, '--publish=swf');
    expect([wrong.status, wrong.err]).toEqual([
      2,
      expect.stringContaining('Allowed choices are refuse, note'),
    ]);
  });

  it('The language is limited to the engine of Animate, unless --modern', async () => {
    const file = script('fl.trace(1);\nlet x = [1].includes(1); fl.trace(x)');
    const { status, out, err } = await runCli('run', file);
    expect([status, out]).toEqual([1, '']);
    expect(err.split('\n').slice(0, -2)).toEqual([
      `adobe-collection: ${file}:2:1: SyntaxError: Animate's engine does not have declarations with let: write var; --modern lifts the limit`,
      '      1 | fl.trace(1);',
      '    > 2 | let x = [1].includes(1); fl.trace(x)',
      '        | ^',
    ]);
    expect((await runCli('run', file, '--modern')).out).toBe('1\ntrue\n');
  });

  it('Every line that the engine does not read is reported, with what to write instead', async () => {
    const { err } = await runCli('run', script('let a = (b) => b;\nfl.trace(`${a}`);'));
    expect(err).toContain(
      [
        '      2 | fl.trace(`${a}`);',
        "    1:9: Animate's engine does not have arrow functions: write function (a) { … }",
        "    2:10: Animate's engine does not have template strings: write 'a' + b",
        '',
      ].join('\n'),
    );
    const many = await runCli('run', script(Array.from({ length: 20 }, (_, i) => `let a${i};`).join('\n')));
    expect(many.err.match(/declarations with let/g)).toHaveLength(9);
    expect(many.err).toContain('\n    and 11 more\n');
  });

  it('A script runs other scripts, which know their own path', async () => {
    const inner = script(
      'fl.trace(fl.scriptURI.split("/").pop()); function add(a, b) { return a + b; }',
      'lib/b.jsfl',
    );
    const outer = script(
      'fl.trace(fl.runScript(fl.scriptURI.replace("a.jsfl", "lib/b.jsfl"), "add", 1, 2) + 1)',
    );
    expect(inner).toContain('lib');
    expect((await runCli('run', outer)).out).toBe('b.jsfl\n31\n');
  });

  it('Scripts may touch files below their folder and the document only, or below --root', async () => {
    const inside = script('fl.trace(FLfile.write(fl.scriptURI.replace("a.jsfl", "new.txt"), "x"))');
    expect((await runCli('run', inside)).out).toBe('true\n');
    const outside = script('FLfile.write("file:///etc/x", "x")');
    const { status, err } = await runCli('run', outside);
    expect(status).toBe(1);
    expect(err).toContain('FLfile.write: /etc/x is outside the folders that scripts may touch');
    const elsewhere = await runCli('run', inside, '--root', EXAMPLE);
    expect(elsewhere.err).toContain('is outside');
  });
});

describe('run fails with status 1', () => {
  it('A script that throws fails with its message, script, line and calls', async () => {
    const file = script(
      'function broken() {\n  throw new TypeError("no good");\n}\nfl.trace("before");\nbroken();',
    );
    const { status, out, err } = await runCli('run', file, '-d', EXAMPLE);
    expect([status, out]).toEqual([1, 'before\n']);
    expect(err.split('\n')).toEqual([
      `adobe-collection: ${file}:2:9: TypeError: no good`,
      '      1 | function broken() {',
      '    > 2 |   throw new TypeError("no good");',
      '        |         ^',
      '      3 | }',
      `    at broken (${file}:2:9)`,
      `    at ${file}:5:1`,
      expect.stringMatching(/^ {4}with adobe-collection [\d.]+, Node [\d.]+, \w+ \w+$/),
      '',
    ]);
  });

  it.each([
    ['throw "text"', 'a.jsfl: text'],
    ['throw null', 'a.jsfl: null\n'],
    ['throw { code: 1 }', 'a.jsfl: an object without a text was thrown\n'],
    ['missing()', 'a.jsfl:1:1: ReferenceError: missing is not defined'],
    ['document.exportSWF("x")', 'a.jsfl:1:10: Error: NotImplemented: Document.exportSWF'],
    ['var = 1', 'a.jsfl:1:5: SyntaxError: missing variable name'],
    [
      'JSON.stringify(1)',
      "JSON is not defined (Animate's engine does not have JSON; --modern lifts the limit)",
    ],
    ['Object.keys({})', "(Animate's engine does not have keys; --modern lifts the limit)"],
    ['" x ".trim()', "(Animate's engine does not have trim; --modern lifts the limit)"],
    ['({}).mine()', 'mine is not a function\n'],
    ['$("*").renam("x")', '.renam is not a function (did you mean rename?)\n'],
    ["prompt('name')", 'no answer was prepared for the dialogue "name" (--answer gives one: '],
    [
      'xjsfl.init(this)',
      'xjsfl is not defined (xjsfl is part of xJSFL: leave the line out; docs/differences.md',
    ],
    ["fl.runScript(fl.configURI + 'Commands/collection.jsfl')", '(run loads the library itself: write if ('],
    ['document.selectAl()', 'document.selectAl is not a function (did you mean selectAll?)\n'],
  ])('run fails with one line for %s', async (source, words) => {
    const { status, err } = await runCli('run', script(source), '-d', EXAMPLE);
    expect(status).toBe(1);
    expect(`${err.split('\n')[0]}\n`).toContain(words);
  });

  it('An error of the library is reported with the line of the script that called it', async () => {
    const file = script("fl.trace('first');\n$('*').attr('blendMode', 'foo');");
    const { status, err } = await runCli('run', file, '-d', EXAMPLE);
    expect(status).toBe(1);
    const [first, , shown, caret, program] = err.split('\n');
    expect(first).toContain(`${file}:2:8: TypeError: `);
    expect(shown).toBe("    > 2 | $('*').attr('blendMode', 'foo');");
    expect(caret).toBe('        |        ^');
    expect(program).toMatch(/^ {4}with adobe-collection /);
    expect(err).not.toContain('collection.jsx');
  });

  it.each([
    ['of a query', "fl.trace('first');\n$('star[x>');", 2, 'SelectorError: $(): expected a number'],
    [
      'class of the script',
      'function Mine(text) {\n  this.message = text;\n  this.stack = new Error(text).stack;\n}\nthrow new Mine("no");',
      3,
      'no',
    ],
  ])('An error %s that took over a stack is reported with the line', async (_, source, line, words) => {
    const file = script(source);
    const { err } = await runCli('run', file, '-d', EXAMPLE);
    expect(err).toContain(`adobe-collection: ${file}:${line}: ${words}`);
    expect(err).toContain(`    > ${line} | ${source.split('\n')[line - 1]}\n`);
  });

  it('An error of a built script is reported in its source, by the source map', async () => {
    const source = 'const first = 1;\nlet a: { b?: { c: number } } = {};\nfl.trace(String(a.b!.c));\n';
    const built = ts.transpileModule(source, {
      fileName: path.join(folder(), 'lost.ts'),
      compilerOptions: { target: ts.ScriptTarget.ES5, sourceMap: true },
    });
    script(built.sourceMapText ?? '', 'lost.js.map');
    script(source, 'lost.ts');
    const file = script(built.outputText, 'lost.js');
    const { err } = await runCli('run', file, '-d', EXAMPLE);
    const [first, , shown, caret] = err.split('\n');
    expect(first).toContain(`${path.join(folder(), 'lost.ts')}:3:22: TypeError: `);
    expect(shown).toBe('    > 3 | fl.trace(String(a.b!.c));');
    expect(caret).toBe('        |                      ^');
  });

  it('Wrong syntax in a script that another one runs names both', async () => {
    script('var a;\n\nvar b = = 3;', 'inner.jsfl');
    const outer = script('fl.runScript(fl.scriptURI.replace("a.jsfl", "inner.jsfl"));');
    const { status, err } = await runCli('run', outer);
    expect(status).toBe(1);
    const inner = path.join(folder(), 'inner.jsfl');
    expect(err.split('\n')[0]).toBe(
      `adobe-collection: ${outer}:1:4: SyntaxError: ${inner}:3: Unexpected token`,
    );
  });

  it('A missing script fails before anything runs', async () => {
    const { status, out, err } = await runCli('run', script('fl.trace(1)'), path.join(folder(), 'none.jsfl'));
    expect([status, out]).toEqual([1, '']);
    expect(err).toMatch(/none\.jsfl: there is no such script\n$/);
  });
});

describe('tree', () => {
  it('The whole document, or less, is shown', async () => {
    const { status, out } = await runCli('tree', EXAMPLE);
    expect(status).toBe(0);
    expect(out).toContain('        star1: instance of stars/star at 84, 122\n');
    expect(out).toContain('disc\n');
    const { out: less } = await runCli('tree', EXAMPLE, '--no-symbols', '--no-elements');
    expect(less).not.toContain('star1');
    expect(less).not.toContain('disc');
    expect(less).toContain('      twinkle (movie clip, class sky.Twinkle)\n');
  });
});
