import { createWorld } from '../../platform/node/createWorld';

/** Leaves traces in everything that a script could share with its like: globals, literals, functions, prototypes. */
const SOURCE = `
  var before = typeof trace === 'undefined';
  var trace = 1;
  function made() { return /x/g; }
  function texts(all) { return all; }
  function template() { return texts\`one\`; }
  var pattern = made(), list = [1, 2], seen = template().seen === undefined && list.seen === undefined;
  before && seen && pattern.lastIndex === 0 && made.seen === undefined && Array.prototype.seen === undefined;
`;
const SPOIL = `
  pattern.test('xx'); list.seen = made.seen = Array.prototype.seen = texts.seen = true;
`;

describe('createWorld', () => {
  it('A world gives a script that ran in another one a realm without traces of it', () => {
    for (let round = 0; round < 3; round++) {
      const world = createWorld();
      expect(world.run(SOURCE, 'own.jsfl')).toBe(true);
      world.run(SPOIL, 'own.jsfl');
    }
  });

  it('Errors name the file, where the same text came from another one before', () => {
    const stackOf = (file: string): unknown =>
      createWorld().run('try { null.member; } catch (error) { error.stack; }', file);
    expect(stackOf('one.jsfl')).toContain('one.jsfl:1');
    expect(stackOf('two.jsfl')).toContain('two.jsfl:1');
  });

  it('A world makes errors of its own realm for an invalid script, each time', () => {
    for (let round = 0; round < 2; round++) {
      const world = createWorld();
      let thrown: unknown;
      try {
        world.run('var 1', 'wrong.jsfl');
      } catch (error) {
        thrown = error;
      }
      (world.global as { thrown?: unknown }).thrown = thrown;
      expect(world.run('thrown instanceof SyntaxError')).toBe(true);
    }
  });
});
