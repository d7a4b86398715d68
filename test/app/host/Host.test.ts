import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { contract } from '../../../host-mocks/contract/contract';
import { Host } from '../../../app/host/Host';
import type { Answer, Dialog } from '../../../host-mocks/options';
import { nodePlatform } from '../../../platform/node/nodePlatform';

const separate = { realm: 'separate' } as const;

describe('the globals of a host', () => {
  it('The globals of a host are the programme under its six names, the document, dialogues, FLfile and the classes', () => {
    expect(Object.keys(new Host(nodePlatform, { realm: 'here' }).globals).sort()).toEqual(
      (
        'ActionsPanel App BitmapInstance BitmapItem CompilerErrors ComponentInstance Contour Document Edge Element FLfile FolderItem ' +
        'FontItem Frame HalfEdge Instance Layer Library LibraryItem OutputPanel Shape SoundItem SpriteSheetExporter ' +
        'SymbolInstance SymbolItem Text TextRun TextureAtlasExporter Timeline Vertex VideoItem alert an animate app confirm ' +
        'document fl flash prompt'
      ).split(' '),
    );
  });

  it('The globals of a host are there in a separate realm from the start, and nothing of Node', () => {
    const { scripts } = new Host(nodePlatform, separate);
    expect(scripts.run('fl === App && fl === app && fl === animate && String(window)', 'a')).toBe(
      '[object Window]',
    );
    expect(scripts.run('fl === flash && fl === an && fl.getDocumentDOM() === document', 'a')).toBe(true);
    expect(scripts.run('String(fl) + String(fl.Math) + String(FLfile)', 'a')).toBe(
      '[object Flash][object Math][object FLfile]',
    );
    expect(scripts.run('typeof console + typeof setTimeout + typeof require + typeof process', 'a')).toBe(
      'undefined'.repeat(4),
    );
  });

  // What Animate 2024 printed for AnJsflScript (Tools/03.js相关/00.查看全局变量.jsfl).
  it('A loop over the global object gives the names of the programme, window and document', () => {
    expect(
      new Host(nodePlatform, separate).scripts.run(
        'var n = []; for (var k in this) n.push(k); n.join()',
        'a',
      ),
    ).toBe('flash,fl,App,app,animate,an,window,document,n,k');
  });

  it('The globals of a host hold the global object under the name window, in a realm of their own only', () => {
    expect(
      new Host(nodePlatform, separate).scripts.run('window.kept = 5; kept + (window === this)', 'a'),
    ).toBe(6);
    expect(new Host(nodePlatform, { realm: 'here' }).globals.window).toBeUndefined();
  });

  it.each(['SpriteSheetExporter', 'TextureAtlasExporter'])(
    '%s is made by name, with new or without',
    (name) => {
      const { scripts } = new Host(nodePlatform, separate);
      expect(scripts.run(`[new ${name}().app, ${name}().app].join()`, 'a')).toBe(
        'Adobe Animate,Adobe Animate',
      );
    },
  );

  it('The globals of a host say as text that they are native, as functions of the host do', () => {
    const form = (name: string): string => `function ${name}() {\n    [native code]\n}`;
    const { scripts } = new Host(nodePlatform, separate);
    expect(scripts.run("[String(fl.trace), alert + '', String(Timeline)].join()", 'a')).toBe(
      [form('trace'), form('alert'), form('Timeline')].join(),
    );
  });

  it('The globals of a host leave a name to a script that assigns it', () => {
    const { scripts } = new Host(nodePlatform, separate);
    expect(scripts.run('var document = 5; document', 'a')).toBe(5);
    expect(scripts.run('var alert = 6; alert', 'a')).toBe(6);
  });
});

describe('dialogues', () => {
  it('Dialogues take prepared answers in order', () => {
    const host = new Host(nodePlatform, { ...separate, answers: ['Anna', null, true] });
    expect(host.scripts.run('[prompt("Who?"), prompt("Who?"), prompt("Who?", "me")].join()', 'a')).toBe(
      'Anna,,me',
    );
  });

  it('Dialogues ask a function', () => {
    const seen: Dialog[] = [];
    const answers = (dialog: Dialog): Answer => {
      seen.push(dialog);
      return 'yes';
    };
    new Host(nodePlatform, { ...separate, answers }).scripts.run('prompt("Name?", "x")', 'a');
    expect(seen).toEqual([{ kind: 'prompt', text: 'Name?', initial: 'x' }]);
  });

  it('Dialogues without an answer throw an error that names them', () => {
    const { scripts } = new Host(nodePlatform, separate);
    expect(() => scripts.run('prompt("How many?")', 'a')).toThrow(
      'prompt: no answer was prepared for the dialogue "How many?"',
    );
  });

  it('A confirm fails while no document is open', () => {
    const { scripts } = new Host(nodePlatform, { ...separate, answers: [true] });
    expect(() => scripts.run('confirm("Sure?")', 'a')).toThrow('confirm: no document is open');
  });

  it('An alert is heard and kept', () => {
    const heard: string[] = [];
    const host = new Host(nodePlatform, { ...separate, onAlert: (text) => heard.push(text) });
    host.scripts.run('alert(1); alert({ toString: function () { return "two" } })', 'a');
    expect([heard, host.alerts]).toEqual([
      ['1', 'two'],
      ['1', 'two'],
    ]);
  });
});

describe('the output panel', () => {
  it('The output panel takes what is traced, as it comes, from a bare function too', () => {
    const heard: string[] = [];
    const host = new Host(nodePlatform, { ...separate, onTrace: (text) => heard.push(text) });
    host.scripts.run('fl.trace(null); var t = fl.trace; t([1, 2]); fl.outputPanel.trace("")', 'a');
    expect(host.output).toEqual(['null', '1,2', '']);
    expect(heard).toEqual(host.output);
  });

  it('The output panel is saved with what came since it was cleared, and appended to', () => {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'panel-'));
    const host = new Host(nodePlatform, { ...separate, roots: [root] });
    host.world.global.uri = `file://${root}/log.txt`;
    host.scripts.run('fl.trace(1); fl.outputPanel.clear(); fl.trace("é"); fl.outputPanel.save(uri)', 'a');
    host.scripts.run('fl.outputPanel.save(uri, true)', 'a');
    expect(fs.readFileSync(path.join(root, 'log.txt'), 'utf8')).toBe('\uFEFFé\né\n');
    host.scripts.run('fl.outputPanel.save(uri, false, true)', 'a');
    expect(fs.readFileSync(path.join(root, 'log.txt'), 'utf8')).toBe('é\n');
    fs.rmSync(root, { recursive: true });
  });
});

describe('fl.Math', () => {
  const run = (source: string): unknown => new Host(nodePlatform, separate).scripts.run(source, 'a');

  it.each([
    [
      'm = fl.Math.concatMatrix({a:2,b:0,c:0,d:2,tx:1,ty:1}, {a:1,b:0,c:0,d:1,tx:5,ty:6}); [m.a, m.d, m.tx, m.ty]',
      '2,2,6,7',
    ],
    [
      'm = fl.Math.concatMatrix({a:1,b:0,c:0,d:1,tx:5,ty:6}, {a:0,b:2,c:-2,d:0,tx:0,ty:0}); [m.a, m.b, m.c, m.d, m.tx, m.ty]',
      '0,2,-2,0,-12,10',
    ],
    ['m = fl.Math.invertMatrix({a:2,b:0,c:0,d:4,tx:6,ty:8}); [m.a, m.d, m.tx, m.ty]', '0.5,0.25,-3,-2'],
    ['fl.Math.pointDistance({x:0,y:0}, {x:3,y:-4})', '5'],
    ['p = fl.Math.transformPoint({a:2,b:0,c:0,d:3,tx:1,ty:1}, {x:10,y:10}); [p.x, p.y]', '21,31'],
  ])('%s is %s', (source, result) => {
    expect(String(run(`var m, p; ${source}`))).toBe(result);
  });

  it('A value that is not a matrix is refused, and so is one without an inverse', () => {
    expect(() => run('fl.Math.concatMatrix({}, {})')).toThrow('concatMatrix: Argument number 1 is invalid.');
    expect(() => run('fl.Math.transformPoint({a:1,b:0,c:0,d:1,tx:0,ty:0})')).toThrow(
      'transformPoint: Argument number 2 is invalid.',
    );
    expect(() => run('fl.Math.invertMatrix({a:1,b:1,c:1,d:1,tx:0,ty:0})')).toThrow(
      'invertMatrix: Argument number 1',
    );
  });
});

describe('every member that the contract declares', () => {
  it('Every declared member of fl does something or throws NotImplemented', () => {
    const fl = new Host(nodePlatform).globals.fl.value as Record<string, unknown>;
    for (const name of Object.keys(contract.Flash.properties)) {
      const words = typeOrMessage(() => fl[name]);
      expect([name, words]).toEqual([
        name,
        expect.stringMatching(/^(object|string|number|boolean|NotImplemented: |fl\.)/),
      ]);
    }
  });
});

function typeOrMessage(read: () => unknown): string {
  try {
    return typeof read();
  } catch (error) {
    return (error as Error).message;
  }
}

it('Before a script has run, fl.scriptURI is empty, and asking for it starts nothing', () => {
  const host = new Host(nodePlatform);
  expect([host.flash.scriptURI, host.realms.started]).toEqual(['', undefined]);
  host.scripts.run('fl.trace(fl.scriptURI)', '/a.jsfl');
  expect([host.output, host.realms.started]).toEqual([['file:///a.jsfl'], host.realms.ofScripts]);
});
