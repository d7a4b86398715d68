import { Avm1Compiler } from '../../../actionscript/avm1/Avm1Compiler';
import type { CompiledActions } from '../../../actionscript/avm1/Avm1Program';
import { linesOf } from '../../support/readActions';
import { verifyActions } from '../../support/verifyActions';

const NO_SOURCES = { findClass: () => undefined, include: () => undefined };

function compile(text: string, version = 8, actionScript: 1 | 2 = 2): CompiledActions {
  const compiler = new Avm1Compiler({ version, actionScript, sources: NO_SOURCES });
  return compiler.compileActions({ file: 'frame 1', text });
}

/** The actions of a script, with a space between them. */
function actionsOf(text: string, version = 8, actionScript: 1 | 2 = 2): string {
  const { actions, errors } = compile(text, version, actionScript);
  expect(errors).toEqual([]);
  verifyActions(actions);
  return linesOf(actions).join(' | ');
}

describe('Expressions, as the compiler of Flash writes them', () => {
  it.each([
    ['trace(a)', 'push "a" | getVariable | trace'],
    ['x = 1.5', 'push "x", 1.5d | setVariable'],
    ['x = -0', 'push "x", 0d | setVariable'],
    ['x = 0xFFFFFFFF', 'push "x", 4294967295d | setVariable'],
    ['x = undefined', 'push "x", undefined | setVariable'],
    ['x = -y', 'push "x", 0, "y" | getVariable | subtract | setVariable'],
    ['x = ~y', 'push "x", "y" | getVariable | push 4294967295d | bitXor | setVariable'],
    ['a <= b', 'push "a" | getVariable | push "b" | getVariable | greater | not | pop'],
    ['x = [1, 2]', 'push "x", 2, 1, 2 | initArray | setVariable'],
    ['x = {a: 1}', 'push "x", "a", 1, 1 | initObject | setVariable'],
    ['x = y = 1', 'push "x", "y", 1 | storeRegister 0 | setVariable | push r0 | setVariable'],
    [
      'a.b++',
      'push "a" | getVariable | push "b", "a" | getVariable | push "b" | getMember | increment | setMember',
    ],
    ['a && b', 'push "a" | getVariable | pushDuplicate | not | if 8 | pop | push "b" | getVariable | pop'],
    ['f(1, 2)', 'push 2, 1, 2, "f" | callFunction | pop'],
    ['a.f(1)', 'push 1, 1, "a" | getVariable | push "f" | callMethod | pop'],
    ['a[i](1)', 'push 1, 1, "a" | getVariable | push "i" | getVariable | callMethod | pop'],
    ['f()()', 'push 0, 0, "f" | callFunction | push undefined | callMethod | pop'],
    ['new A(1)', 'push 1, 1, "A" | newObject | pop'],
    ['new a.B()', 'push 0, "a" | getVariable | push "B" | newMethod | pop'],
    ['delete a.b', 'push "a" | getVariable | push "b" | delete | pop'],
    ['_x += 2', 'push "", 0, "", 0 | getProperty | push 2 | add2 | setProperty'],
    ['a._x = 2', 'push "a" | getVariable | push "_x", 2 | setMember'],
    [
      'with (a) { _x = 2; stop(); }',
      'push "a" | getVariable | with | push "_x", 2 | setVariable | push 0, "stop" | callFunction | pop',
    ],
    ['/a/b:c = 1', 'push "/a/b:c", 1 | setVariable'],
    ['x = String(y)', 'push "x", "y" | getVariable | toString | setVariable'],
    ['x = XML(y)', 'push "x", "XML" | getVariable | push "y" | getVariable | castOp | setVariable'],
    ['x = a eq b', 'push "x", "a" | getVariable | push "b" | getVariable | stringEquals | setVariable'],
  ])('%s', (text, expected) => {
    expect(actionsOf(text)).toBe(expected);
  });

  it.each([
    [
      4,
      'x = 1; trace(x && 2)',
      'push "x" | push "1" | setVariable | push "x" | getVariable | push "2" | and | trace',
    ],
    [4, 'x = a + b', 'push "x" | push "a" | getVariable | push "b" | getVariable | add | setVariable'],
    [5, 'x = a > b', 'push "x", "b" | getVariable | push "a" | getVariable | less2 | setVariable'],
    [
      5,
      'for (i in a) {}',
      'push "a" | enumerate | storeRegister 0 | push null | equals2 | if 9 | push "i", r0 | setVariable | jump 2',
    ],
    [6, 'TRACE(a)', 'push "a" | getVariable | trace'],
    [7, 'TRACE(a)', 'push "a" | getVariable | push 1, "TRACE" | callFunction | pop'],
  ])('Version %i has other actions: %s', (version, text, expected) => {
    expect(actionsOf(text, version, 1)).toBe(expected);
  });
});

describe('Statements', () => {
  it.each([
    [
      'if (a) b(); else c();',
      'push "a" | getVariable | not | if 8 | push 0, "b" | callFunction | pop | jump 11 | push 0, "c" | callFunction | pop',
    ],
    ['while (a) { break; }', 'push "a" | getVariable | not | if 6 | jump 6 | jump 0'],
    ['var x; var y = 1;', 'push "x" | defineLocal2 | push "y", 1 | defineLocal'],
    ['tellTarget ("a") { stop(); }', 'setTarget "a" | stop | setTarget ""'],
    ['f(); function f() {}', 'defineFunction f() | push 0, "f" | callFunction | pop'],
    [
      'try { f(); } catch (e) { g(e); } finally { h(); }',
      'try catch e finally | push 0, "f" | callFunction | pop | jump 10 | push "e" | getVariable | push 1, "g" | callFunction | pop | push 0, "h" | callFunction | pop',
    ],
  ])('%s', (text, expected) => {
    expect(actionsOf(text)).toBe(expected);
  });

  it.each([
    ['for (k in o) { if (k) break; }'],
    ['for (k in o) { for (j in k) { if (j) continue; } }'],
    ['function f(o) { for (var k in o) { for (var j in o) { return k; } } }'],
    ['switch (a) { case 1: case f(): x = 1; break; default: y = 2; case 3: z = 3; }'],
    ['do { if (a) continue; a++; } while (a < 5);'],
    ['for (k in o) switch (k) { case 1: break; case 2: continue; }'],
    ['try { f(); } catch (e:A) { g(); } catch (e:B) { h(); }'],
    ['ifFrameLoaded (3) { gotoAndPlay(3); }'],
    ['x = a ? b : c ? d : e;'],
  ])('%s leaves nothing on the stack', (text) => {
    expect(actionsOf(text)).not.toBe('');
  });
});

describe('Functions', () => {
  it.each([
    ['function f(a) { return a; }', 8, 'defineFunction2 f(r1:a) 2 | push r1 | return'],
    ['function f(a) { return a; }', 6, 'defineFunction f(a) | push "a" | getVariable | return'],
    ['function f() { g(); }', 8, 'defineFunction f() | push 0, "g" | callFunction | pop'],
    [
      'function f() { trace(this); trace(_root); }',
      8,
      'defineFunction2 f() 3 this root | push r1 | trace | push r2 | trace',
    ],
    [
      'function f(a) { return eval(a); }',
      8,
      'defineFunction f(a) | push "a" | getVariable | getVariable | return',
    ],
    [
      'function f(a, b) { return function() { return a; }; }',
      8,
      'defineFunction2 f(a, r1:b) 2 | defineFunction () | push "a" | getVariable | return | return',
    ],
    ['function f(g) { g(1); }', 8, 'defineFunction2 f(r1:g) 2 | push 1, 1, r1, undefined | callMethod | pop'],
    [
      'function f() { x = 1; var x; }',
      8,
      'defineFunction f() | push "x", 1 | setVariable | push "x" | defineLocal2',
    ],
  ])('%s in version %i', (text, version, expected) => {
    expect(actionsOf(text, version)).toBe(expected);
  });
});

describe('Errors', () => {
  it.each([
    ['x = 1;\n  y = ;', 2],
    ['break;', 1],
    ['\n1 = 2;', 2],
    ['on (press) {}', 1],
    ['class A {}', 1],
    ['play(5);', 1],
    ['for each (var a in b) {}', 1],
  ])('%j has its line', (text, line) => {
    const { actions, errors } = compile(text);
    expect(errors.map((error) => error.line)).toContain(line);
    expect([...actions]).toEqual([0]);
    for (const { file, message } of errors) {
      expect(file).toBe('frame 1');
      expect(message).toMatch(/^[^\n]+$/);
    }
  });

  it('What is too long or too deep for the format is an error', () => {
    const long = `if (a) { ${'f(); '.repeat(8000)} }`;
    expect(compile(long).errors[0]?.message).toMatch(/maximum is 32767/);
    for (const text of [
      '('.repeat(100_000),
      '['.repeat(100_000),
      `${'a.'.repeat(100_000)}a`,
      `${'-'.repeat(99_999)}a`,
    ]) {
      const { errors } = compile(`x = ${text};`);
      expect(errors.length).toBeLessThan(21);
    }
    expect(compile(`x = ${'a + '.repeat(3000)}a;`).errors).toEqual([]);
  });
});

describe('Events of components', () => {
  const handlersOf = (
    text: string,
    actionScript: 1 | 2 = 2,
  ): { event: string; lines: readonly string[] }[] => {
    const compiler = new Avm1Compiler({ version: 8, actionScript, sources: NO_SOURCES });
    const { handlers } = compiler.compileHandlers({ file: 'clip', text });
    return handlers.map(({ kind, events, actions }) => ({
      event: `${kind} ${events.map(({ name }) => name).join()}`,
      lines: linesOf(actions),
    }));
  };

  it('A handler of an event of a component becomes a listener', () => {
    const [handler, ...others] = handlersOf('on (click) { stop(); }');
    expect(others).toEqual([]);
    expect(handler.event).toBe('clip load');
    expect(handler.lines.join(' | ')).toMatch(/__f_click.*"click".*addEventListener/);
  });

  it('Events of the player beside one of a component stay what they are', () => {
    expect(handlersOf('on (press, change) { stop(); }').map(({ event }) => event)).toEqual([
      'button press',
      'clip load',
    ]);
  });

  it('ActionScript 1 has no events of components', () => {
    expect(handlersOf('on (click) { stop(); }', 1).map(({ event }) => event)).toEqual(['button click']);
  });
});
