import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToUri } from '../support/onNode';
import { createHost, openHost, type DocumentLiteral } from '../../app';

const EXAMPLE = path.resolve(__dirname, '../../examples/night-sky');
const literal: DocumentLiteral = {
  name: 'test.fla',
  library: [{ name: 'ui/star' }],
  layers: [{ name: 'stars', elements: [{ item: 'ui/star', name: 'a', x: 10, y: 20 }] }],
};

type Globals = Record<string, unknown>;
const globals = globalThis as unknown as Globals;

describe('createHost', () => {
  it('A literal becomes a document with Arrays and errors of this realm', () => {
    const { document, fl } = createHost(literal);
    const { elements } = document.getTimeline().layers[0].frames[0];
    expect(elements).toBeInstanceOf(Array);
    expect(elements.map(({ name, x, y }) => ({ name, x, y }))).toEqual([{ name: 'a', x: 10, y: 20 }]);
    expect(fl.getDocumentDOM()).toBe(document);
    expect(() => document.publish()).toThrow(Error);
  });

  it('Methods of fl work without it, as in Animate, where nothing was installed', () => {
    const host = createHost(literal);
    const { trace } = host.fl;
    trace('traced');
    expect(host.output).toEqual(['traced']);
  });

  it('A loop over the names of an object warns of those that are not done, where nothing was installed', () => {
    const host = createHost(literal);
    const names: string[] = [];
    for (const name in host.fl) names.push(name);
    expect(names).toContain('documents');
    expect(host.warnings).toEqual([
      expect.stringMatching(/^Flash: a loop over its names leaves out what is not done: /),
    ]);
  });

  it('A host without a literal opens no document', () => {
    const host = createHost();
    expect(host.fl.documents).toEqual([]);
    expect(() => host.document).toThrow('HostHandle.document: no document is open');
    expect(() => host.toTree()).toThrow('HostHandle.toTree: no document is open');
  });

  it('The document can be shown as text', () => {
    expect(createHost(literal).toTree()).toContain('a: instance of ui/star at 10, 20');
  });

  it('The hosts of several tests are kept apart', () => {
    const [one, two] = [createHost(literal), createHost(literal)];
    one.document.getTimeline().layers[0].name = 'changed';
    expect(two.document.getTimeline().layers[0].name).toBe('stars');
    expect(one.document).not.toEqual(two.document);
  });
});

describe('an error of the library', () => {
  const LIBRARY = path.resolve(__dirname, '../../dist/collection.jsx');

  function thrownBy(script: string): Error {
    const host = createHost(literal);
    host.runFile(LIBRARY);
    try {
      host.run(script, 'own.jsfl');
    } catch (error) {
      return error as Error & { cause?: Error };
    }
    throw new Error('nothing was thrown');
  }

  it('It has the frames of the script alone, and its cause has none', () => {
    const { message, stack = '', cause } = thrownBy("$('a').attr('blendMode', 'none of them');");
    expect(message).toMatch(/^ElementCollection\.attr\(\): element 0, a /);
    expect(stack).toContain('own.jsfl:1');
    expect(stack).not.toContain('collection.jsx');
    expect((cause as Error).stack).toMatch(/^\w*Error: .*$/);
  });

  it('It says what to write instead of what only collections have', () => {
    const { message, stack = '' } = thrownBy("$('a').first().attr('x', 5);");
    expect(message).toMatch(/attr is not a function \(attr is a method of collections: .*\)$/);
    expect(stack).toContain(message);
  });
});

describe('openHost', () => {
  it('Several documents are opened in turn', () => {
    const host = openHost(EXAMPLE);
    const { document } = host;
    expect(document.name).toBe('night-sky.xfl');
    expect(host.open(path.join(EXAMPLE, 'night-sky.xfl'))).toBe(document);
    expect(host.warnings).toEqual([]);
  });

  it('A file that is not a document throws', () => {
    expect(() => openHost(__filename)).toThrow(/is neither an FLA nor an XFL document/);
  });
});

describe('scripts in a handle', () => {
  it('Scripts find the globals while they run, and leave none of them behind in the realm of the caller', () => {
    const before = Object.getOwnPropertyNames(globals);
    const host = createHost(literal, { realm: 'here' });
    expect(host.run('fl.trace(document.name); alert("!"); flash === an && fl instanceof Object')).toBe(true);
    expect([host.output, host.alerts]).toEqual([['test.fla'], ['!']]);
    expect(() => host.run('missing.x')).toThrow(ReferenceError);
    expect(Object.getOwnPropertyNames(globals)).toEqual(before);
  });

  it('Scripts run in a realm of their own, in the language of the engine of Animate', () => {
    const host = createHost(literal);
    expect(host.run('[] instanceof Array && typeof JSON')).toBe('undefined');
    expect(host.run('var s = 0; for each (var n in [1, 2]) s += n; s + <a>3</a>')).toBe('33');
    expect(() => host.run('var f = () => 1')).toThrow("Animate's engine does not have arrow functions");
    expect(host.run('this') === globalThis).toBe(false);
    expect(createHost(literal, { modern: true }).run('typeof JSON')).toBe('object');
    expect(createHost(literal, { realm: 'here' }).run('typeof JSON')).toBe('object');
  });

  it('What a script gives is of the realm of the caller', () => {
    const host = createHost(literal);
    const given = host.run('var o = { list: [document, [1]] }; o.self = o; o') as Record<string, unknown>;
    expect(given.list).toStrictEqual([host.document, [1]]);
    expect(given.self).toBe(given);
    expect(host.run('document.getTimeline().layers[0]')).toBe(host.document.getTimeline().layers[0]);
    const times = host.run('(function (x) { return 2 * x; })') as (x: number) => number;
    expect(times(2)).toBe(4);
  });

  it('Objects of scripts and of the caller represent the same things', () => {
    const host = createHost(literal);
    host.global.element = host.document.getTimeline().layers[0].frames[0].elements[0];
    host.run('document.selection = [element]');
    expect(host.document.selection).toStrictEqual([host.global.element]);
    host.document.selectNone();
    const { elements } = host.run('({ elements: document.getTimeline().layers[0].frames[0].elements })') as {
      elements: Element[];
    };
    host.document.selection = elements;
    expect(host.run('document.selection.length')).toBe(1);
  });

  it.each(['separate', 'here'] as const)(
    'Programs can run scripts with fl.runScript in a host that they made: %s',
    (realm) => {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'handle-'));
      try {
        fs.writeFileSync(
          path.join(folder, 'a.jsfl'),
          'function name(more) { return document.name + more + fl.documents.length; }',
        );
        const host = createHost(literal, { roots: [folder], realm });
        expect(host.fl.runScript(pathToUri(path.join(folder, 'a.jsfl')), 'name', '!')).toBe('test.fla!1');
      } finally {
        Reflect.deleteProperty(globals, 'name');
        fs.rmSync(folder, { recursive: true });
      }
    },
  );
});

describe('install and uninstall', () => {
  it('The globals are on the global object after install, and uninstall restores the earlier ones', () => {
    globals.fl = 'mine';
    const host = createHost(literal).install();
    expect([globals.fl, globals.document]).toEqual([host.fl, host.document]);
    expect(host.document).toBeInstanceOf(globals.Document as () => void);
    host.uninstall();
    expect([globals.fl, 'document' in globals, 'FLfile' in globals]).toEqual(['mine', false, false]);
    delete globals.fl;
  });

  it('Any object can be a target, and both calls can be repeated', () => {
    const target: Globals = {};
    const host = createHost(literal).install(target).install(target);
    expect(Object.keys(target)).toEqual([]);
    expect(target.fl).toBe(host.fl);
    host.uninstall().uninstall();
    expect(Object.getOwnPropertyNames(target)).toEqual([]);
  });

  it('The document stays live', () => {
    const target: Globals = {};
    const host = createHost(undefined).install(target);
    expect(target.document).toBeNull();
    expect(host.open(EXAMPLE)).toBe(target.document);
  });
});

describe('dispose', () => {
  it('The documents are closed: whatever was read from them throws', () => {
    const host = createHost(literal).install();
    const { document } = host;
    const layer = document.getTimeline().layers[0];
    host.dispose();
    expect(() => document.name).toThrow(/^Invalid JavaScript object/);
    expect(() => layer.name).toThrow(/^Invalid JavaScript object/);
    expect('fl' in globals).toBe(false);
  });
});

describe('HostHandle.render', () => {
  it('HostHandle.render draws the stage as it is now', () => {
    const host = createHost({ width: 80, height: 60, layers: [{ elements: [{ text: 'now', x: 5, y: 5 }] }] });
    expect(host.render()).toMatch(/^<svg [^]*width="80" height="60"[^]*>now<\/text>[^]*<\/svg>\n$/);
    host.run("fl.getDocumentDOM().getTimeline().layers[0].frames[0].elements[0].setTextString('then')");
    expect(host.render()).toContain('>then</text>');
  });

  it('HostHandle.render outlines what it is given, one by one or as a collection', () => {
    const host = createHost({ layers: [{ elements: [{ text: 'a', name: 'label' }] }] });
    const elements = host.run('fl.getDocumentDOM().getTimeline().layers[0].frames[0].elements') as object[];
    expect(host.render({ matches: elements })).toContain('>0 label</text>');
    expect(host.render({ matches: { elements } })).toBe(host.render({ matches: elements }));
    expect(() => host.render({ matches: [{}] })).toThrow('HostHandle.render: matches[0] is not an element');
  });

  it('HostHandle.render refuses a frame that the timeline does not have, and a host without a document', () => {
    expect(() => createHost({ layers: [{}] }).render({ frame: 7 })).toThrow(
      'frame must be a whole number from 0 to 0, got 7',
    );
    expect(() => createHost().render()).toThrow('HostHandle.render: no document is open');
  });
});

describe('an error that leaves a script', () => {
  it('The stack of an error has the lines of the script, then the line that ran it', () => {
    let stack = '';
    try {
      createHost({ layers: [{}] }).run("function inner() { throw new Error('no'); }\ninner();", 'a.jsfl');
    } catch (error) {
      stack = (error as Error).stack ?? '';
    }
    const lines = stack.split('\n');
    expect(lines[0]).toBe('Error: no');
    expect(lines[1]).toMatch(/^ {4}at inner \(a\.jsfl:1(:\d+)?\)$/);
    expect(lines[2]).toMatch(/^ {4}at a\.jsfl:2(:\d+)?$/);
    expect(lines[3]).toContain('HostHandle.test.ts:');
  });
});
