import { contract } from '../../host-mocks/contract/contract';
import { Host } from '../../app/host/Host';
import { openLiteral } from '../../app/host/openLiteral';
import { nodePlatform } from '../../platform/node/nodePlatform';
import { Random } from '../selector/randomQueries';
import { settings } from './settings';

const { runs, seed } = settings(2000);

/** Objects of a document, and their classes. */
const OBJECTS: [string, string][] = [
  ['fl', 'Flash'],
  ['fl.outputPanel', 'OutputPanel'],
  ['FLfile', 'FLfileClass'],
  ['document', 'Document'],
  ['document.library', 'Library'],
  ['document.library.items[0]', 'SymbolItem'],
  ['document.library.items[1]', 'SymbolItem'],
  ['document.getTimeline()', 'Timeline'],
  ['document.getTimeline().layers[0]', 'Layer'],
  ['document.getTimeline().layers[0].frames[0]', 'Frame'],
  ['document.getTimeline().layers[0].frames[0].elements[0]', 'Shape'],
];

const VALUES = [
  ...[
    'undefined',
    'null',
    'NaN',
    '-1',
    '1e308',
    '2147483648',
    '""',
    '"x"',
    '"__proto__"',
    '"constructor"',
    '{}',
    '[]',
  ],
  ...[
    'true',
    '[[[]]]',
    'function () {}',
    '({ toString: function () { throw new Error("own") } })',
    'new Date(NaN)',
  ],
  ...[
    '(function () { var a = {}; a.a = a; return a })()',
    '"file:///etc/passwd"',
    'new Array(5000).join("y")',
    'document',
  ],
  ...[
    '({ valueOf: function () { return this.constructor.constructor("return typeof process")() === "object" ? leak() : 7 } })',
    '({ toString: function () { got(this); got(arguments); return "a" } })',
    '[{ toString: function () { got(this); return {} } }]',
    '({ get x() { got(this); return { valueOf() { got(this); return 1 } } }, get left() { throw new RangeError("own") }, length: 2 })',
    '({ [Symbol.toPrimitive](hint) { got(this); return hint === "number" ? 3 : "a" } })',
    'new Proxy({}, { get(target, name, self) { got(self); return undefined }, ownKeys() { return ["x"] } })',
    'new Proxy([1, 2], {})',
    'Object.assign(function () { got(this); got(arguments) }, { toString() { got(this); return "a" } })',
    'Object.assign([1, 2], { [Symbol.iterator]() { got(this); return {} }, length: 5 })',
    'Object.create(null)',
    'Symbol("a")',
    '10n',
  ],
  ...[
    'fl',
    'document.library.items[0]',
    '({ x: 1, y: 2, left: 0, top: 0, right: 1e308, bottom: NaN })',
    '[1e308, -1]',
  ],
];

/** Names of members that end the document, or ask a person. */
const LEFT_OUT = /^(quit|close|closeAll|closeDocument|closeAllPlayerDocuments|closeProject)$/;

/** The members of a class and of those that it extends. */
function namesOf(className: string): string[] {
  const { base, properties, methods } = contract[className]!;
  const own = [...Object.keys(properties), ...methods].filter((name) => !LEFT_OUT.test(name));
  return base === null ? own : [...own, ...namesOf(base)];
}

function setUp(): Host {
  const host = new Host(nodePlatform, { realm: 'separate', modern: true, answers: () => true });
  openLiteral(host, {
    library: [
      { name: 'a', type: 'graphic' },
      { name: 'b', type: 'movie clip' },
    ],
    layers: [{ elements: [{ shape: 'oval', width: 10, height: 10 }] }],
  } as Parameters<typeof openLiteral>[1]);
  // What a function of the script gets hold of is of its own realm.
  host.scripts.run(
    `var leaks = 0;
    function leak() { leaks++; return 7 }
    function got(value) {
      for (let at = value; at !== null && at !== undefined; at = Object.getPrototypeOf(at))
        if (at === Object.prototype) return;
      if (value !== undefined) leaks++;
    }`,
    'harness.jsfl',
  );
  return host;
}

it("Any member with any values ends well, or in an error of the script's realm that fits a screen", () => {
  const random = new Random(seed);
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)]!;
  const names = new Map(OBJECTS.map(([, className]) => [className, namesOf(className)]));
  let host = setUp();
  const outcomes = { done: 0, refused: 0 };
  for (let i = 0; i < runs; i++) {
    if (i % 200 === 0) host = setUp();
    const values = Array.from({ length: random.below(4) }, () => pick(VALUES));
    const [object, className] = pick(OBJECTS);
    const member = `${object}[${JSON.stringify(pick(names.get(className)!))}]`;
    const action =
      random.below(3) === 0
        ? `${member} = ${pick(VALUES)}`
        : `typeof ${member} === 'function' ? ${member}(${values.join(', ')}) : ${member}`;
    const said = host.scripts.run(
      `(function () { try { ${action}; return 'done' } catch (e) { return e instanceof Error || typeof e !== 'object' ? 'refused' + (e.message || e) : 'foreign' } })()`,
      'call.jsfl',
    ) as string;
    const where = `seed ${seed}, call ${i}: ${action}: ${said.slice(0, 300)}`;
    if (said === 'foreign' || said.length > 1100 || /Maximum call stack/.test(said)) throw new Error(where);
    if (host.documents.length === 0 || !host.active) host = setUp();
    if (host.scripts.run('leaks', 'call.jsfl') !== 0)
      throw new Error(`${where}: something of the host got out`);
    outcomes[said === 'done' ? 'done' : 'refused']++;
  }
  if (process.env.FUZZ_RUNS) console.log(`${runs} calls, ${JSON.stringify(outcomes)}`);
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(setUp().scripts.run('document.getTimeline().layers[0].name.length > 0', 'a.jsfl')).toBe(true);
});
