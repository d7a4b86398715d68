import { elementRegistry, itemRegistry, Selectors } from '../../../src/selector/words/Selectors';
import { instance, item, shape, symbol, type Plain } from '../../support/plainHost';
import { namesOf, pathsOf } from '../find';

const elements = [
  shape({ name: 'a', width: 50 }),
  shape({ name: 'b', width: 150 }),
  shape({ name: 'c', width: 250 }),
];

function throwing(error: unknown): () => never {
  return () => {
    throw error;
  };
}

function caught(action: () => unknown): unknown {
  try {
    action();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

describe('a registered pseudo', () => {
  it('Elements that its callback returns something truthy for are kept', () => {
    Selectors.element.register(':named-a', (element) => (element.name === 'a' ? 'yes' : 0));
    expect(namesOf(':named-a', elements)).toBe('a');
    expect(namesOf('*:not(:named-a):first', elements)).toBe('b');
  });

  it('Its callback gets the text in its parentheses, or undefined', () => {
    const seen: unknown[] = [];
    Selectors.element.register(':wider', (element, argument) => {
      seen.push(argument);
      return element.width > Number(argument);
    });
    expect(namesOf(':wider(100)', elements)).toBe('b c');
    expect(namesOf(':wider( 200 )', elements)).toBe('c');
    expect(namesOf(':wider', elements)).toBe('');
    expect([...new Set(seen)]).toEqual(['100', ' 200 ', undefined]);
  });

  it('It works inside :not, :is and :has, of items too', () => {
    Selectors.element.register(':dot', (element) => element.name === 'dot');
    const holder = symbol('holder', [shape({ name: 'dot' })]);
    const elements = [instance(holder, { name: 'holder' }), shape({ name: 'dot' }), shape({ name: 'line' })];
    expect(namesOf(':not(:dot)', elements)).toBe('holder line');
    expect(namesOf(':is(:dot)', elements)).toBe('dot');
    expect(namesOf(':has(:dot)', elements)).toBe('holder');
    expect(pathsOf(':has(:dot)', [holder, symbol('bare')])).toBe('holder');
  });

  it('It takes a new meaning at once, in nested queries too', () => {
    const holder = symbol('holder', [shape({ name: 'dot' })]);
    Selectors.element.register(':changing', () => true);
    expect(namesOf(':changing', elements)).toBe('a b c');
    expect(pathsOf(':has(:changing)', [holder])).toBe('holder');
    Selectors.element.register(':changing', () => false);
    expect(namesOf(':changing', elements)).toBe('');
    expect(pathsOf(':has(:changing)', [holder])).toBe('');
  });

  it('It may have an argument or none, while a built-in one has none unless it needs it', () => {
    Selectors.element.register(':free', (_, argument) => argument !== '(');
    expect(namesOf(':free:free():free(\\()', elements)).toBe('');
    expect(namesOf(':free:free():free(x)', elements)).toBe('a b c');
    expect(() => namesOf(':movieclip(1)', elements)).toThrow('surplus argument');
    expect(() => namesOf(':children()', elements)).toThrow('surplus argument');
  });

  it('It is suggested like every other word', () => {
    Selectors.element.register(':blurred', () => true);
    expect(() => namesOf(':blured', elements)).toThrow('Did you mean ":blurred"?');
  });

  it('It is no word for items when it is registered for elements', () => {
    Selectors.element.register(':only-elements', () => true);
    Selectors.item.register(':asset', ({ name }) => name.startsWith('assets/'));
    expect(pathsOf(':asset', [item('assets/a', 'bitmap'), item('b', 'bitmap')])).toBe('assets/a');
    expect(() => pathsOf(':only-elements', [])).toThrow('unknown pseudo');
    expect(() => namesOf(':asset', [])).toThrow('unknown pseudo');
  });
});

describe('a registered attribute', () => {
  beforeAll(() => {
    Selectors.element.register('[size]', (element) => (element.width > 100 ? element.width : undefined));
    Selectors.element.register('[flag]', (element) => element.name === 'a');
  });

  it.each([
    ['[size=150]', 'b', 'compared by every operator'],
    ['[size>100]', 'b c', 'compared by every operator'],
    ['[size!={100|200}]', 'a c', 'compared by every operator'],
    ['[size*=50]', 'b c', 'compared by every operator'],
    ['[flag=false]', 'b c', 'by text'],
    ['[flag]', 'a', 'alone: truthy'],
  ])('%s finds "%s": %s', (query, expected) => {
    expect(namesOf(query, elements)).toBe(expected);
  });

  it('It is asked for once per element, however many steps need it', () => {
    let asked = 0;
    Selectors.element.register('[counted]', () => ++asked);
    namesOf('[counted>0][counted<100], [counted=x]', elements);
    expect(asked).toBe(elements.length);
  });
});

describe('an error thrown by a callback', () => {
  it('It passes through, with the query and the element named', () => {
    const error = new RangeError('boom');
    Selectors.element.register(':failing', throwing(error));
    expect(caught(() => namesOf('*:failing', elements))).toBe(error);
    expect(error.message).toBe('boom\n  thrown by ":failing" for a (shape) in the query "*:failing"');
  });

  it('It passes through from an attribute too', () => {
    Selectors.item.register('[failing]', throwing(new Error('boom')));
    expect(() => pathsOf('[failing>1]', [item('ui/star', 'graphic')])).toThrow(
      'boom\n  thrown by "[failing]" for ui/star (graphic) in the query "[failing>1]"',
    );
  });

  it('The error names the element that it was thrown for once, however deep inside', () => {
    Selectors.element.register(':failing', throwing(new Error('boom')));
    const holder = instance(symbol('holder', [shape({ name: 'dot' })]), { name: 'holder' });
    const error = caught(() => namesOf(':not(:has(:failing))', [holder])) as Error;
    expect(error.message).toBe(
      'boom\n  thrown by ":failing" for dot (shape) in the query ":not(:has(:failing))"',
    );
  });

  it('It becomes an Error when it is none', () => {
    Selectors.element.register(':failing', throwing('just text'));
    const error = caught(() => namesOf(':failing', elements));
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).message).toContain('just text\n  thrown by ":failing" for a (shape)');
  });

  it('It has its names in the stack as well, unless it is frozen', () => {
    const error = new Error('boom');
    Selectors.element.register(':failing', throwing(error));
    expect(() => namesOf(':failing', elements)).toThrow();
    expect(error.stack).toContain('in the query ":failing"');
    const frozen = Object.freeze(new Error('cold'));
    Selectors.element.register(':failing', throwing(frozen));
    expect(caught(() => namesOf(':failing', elements))).toBe(frozen);
  });

  it.each<(string | undefined)[]>([
    ['boom', 'run@a.jsfl:7', 'run@a.jsfl:7', 'a stack without the message stays'],
    [
      'boom',
      'Error: boom\nrun@boom.jsfl:7',
      'Error: boom\n  thrown by ":failing" for a (shape) in the query ":failing"\nrun@boom.jsfl:7',
      'the message is completed where it stands first',
    ],
    [
      'boom',
      'boom\nrun@a.jsfl:7',
      'boom\n  thrown by ":failing" for a (shape) in the query ":failing"\nrun@a.jsfl:7',
      'with nothing before it as well',
    ],
    ['', 'Error\nrun@a.jsfl:7', 'Error\nrun@a.jsfl:7', 'an empty message stands nowhere'],
    ['boom', undefined, undefined, 'an engine may know no stack'],
  ])('with the message %j and the stack %j has the stack %j: %s', (message, stack, expected) => {
    const error = Object.assign(new Error(message), { stack });
    Selectors.element.register(':failing', throwing(error));
    expect(caught(() => namesOf(':failing', elements))).toBe(error);
    expect(error.stack).toBe(expected);
  });

  it.each(['', 'Error: '])(
    'It has its names once in a stack that is "%s" and the present message',
    (prefix) => {
      const error = new Error('boom');
      let written: unknown;
      Object.defineProperty(error, 'stack', {
        get: () => written ?? `${prefix}${error.message}\nrun@a.jsfl:7`,
        set: (stack) => void (written = stack),
      });
      Selectors.element.register(':failing', throwing(error));
      expect(() => namesOf(':failing', elements)).toThrow();
      expect(error.stack).toBe(
        `${prefix}boom\n  thrown by ":failing" for a (shape) in the query ":failing"\nrun@a.jsfl:7`,
      );
    },
  );

  it('The error names both queries when it comes from a query within a callback', () => {
    Selectors.element.register(':inner', throwing(new Error('boom')));
    Selectors.element.register(':outer', (element) => namesOf(':inner', [element as unknown as Plain]));
    const message = (caught(() => namesOf(':outer', elements)) as Error).message;
    expect(message).toContain('thrown by ":inner" for a (shape) in the query ":inner"');
    expect(message).toContain('thrown by ":outer" for a (shape) in the query ":outer"');
  });
});

describe('register', () => {
  it('The result is Selectors, for chaining', () => {
    const chained = Selectors.element.register(':one', () => true).item.register(':two', () => true);
    expect(chained).toBe(Selectors);
  });

  it.each([
    ['blurred'],
    [''],
    [':'],
    [':two words'],
    [':dot.ted'],
    ['[font'],
    ['[]'],
    ['[a=b]'],
    [' :a'],
    [':a '],
    ['b[a]'],
    ['[a]b'],
    [[':a']],
    [['[a]']],
    [5],
    [null],
  ])('The name %p is refused', (name) => {
    expect(() => Selectors.element.register(name as string, () => true)).toThrow(TypeError);
    expect(() => Selectors.element.register(name as string, () => true)).toThrow(
      'Selectors.element.register(): name must be ":name" or "[name]"',
    );
  });

  it.each([[undefined], [null], ['text'], [{}]])('A callback of %p is refused', (callback) => {
    expect(() => Selectors.item.register(':x', callback as unknown as () => boolean)).toThrow(
      'Selectors.item.register(): callback must be a Function',
    );
  });

  it('The names of built-in pseudos are refused', () => {
    for (const name of [...elementRegistry.pseudos(), 'contains']) {
      if (elementRegistry.callback(name)) continue;
      expect(() => Selectors.element.register(`:${name}`, () => true)).toThrow(`":${name}" is built in`);
    }
    expect(() => Selectors.item.register(':used', () => true)).toThrow('":used" is built in');
    expect(() => Selectors.element.register(':used', () => true)).not.toThrow();
  });

  it.each(['constructor', '__proto__', 'watch', 'toString', 'hasOwnProperty'])(
    'The name %s is taken for what it is',
    (name) => {
      expect(() => namesOf(`:${name}`, elements)).toThrow('unknown pseudo');
      Selectors.element
        .register(`:${name}`, (element) => element.name === 'b')
        .element.register(`[${name}]`, () => 7);
      expect(namesOf(`:${name}`, elements)).toBe('b');
      expect(namesOf(`[${name}=7]`, elements)).toBe('a b c');
    },
  );

  it('Members that scripts add to every object are not known', () => {
    const everything = Object.prototype as unknown as Record<string, unknown>;
    everything.blurrish = () => true;
    try {
      expect(() => namesOf(':blurrish', elements)).toThrow('unknown pseudo');
      expect(elementRegistry.pseudos()).not.toContain('blurrish');
    } finally {
      delete everything.blurrish;
    }
  });

  it('An attribute adds no pseudo', () => {
    const before = elementRegistry.pseudos();
    Selectors.element.register('[blurriness]', () => 1);
    expect(elementRegistry.pseudos()).toEqual(before);
    expect(() => namesOf(':blurriness', elements)).toThrow('unknown pseudo');
  });

  it('A refusal changes nothing', () => {
    const before = itemRegistry.pseudos();
    expect(() => Selectors.item.register(':new-one', 5 as unknown as () => boolean)).toThrow();
    expect(itemRegistry.pseudos()).toEqual(before);
  });
});

describe('a query', () => {
  it('It is read once and kept', () => {
    expect(elementRegistry.planOf('kept*', '$()')).toBe(elementRegistry.planOf('kept*', '$()'));
  });

  it('It is kept among a bounded number of others', () => {
    const first = elementRegistry.planOf('bounded', '$()');
    for (let i = 0; i < 1000; i++) elementRegistry.planOf(`bounded${i}`, '$()');
    expect(elementRegistry.planOf('bounded', '$()')).not.toBe(first);
  });

  it.each(['__proto__', 'constructor', 'watch'])('It may be %s', (text) => {
    expect(namesOf(text, [shape({ name: text }), shape({ name: 'x' })])).toBe(text);
    expect(namesOf(text, [shape({ name: text }), shape({ name: 'x' })])).toBe(text);
  });
});
