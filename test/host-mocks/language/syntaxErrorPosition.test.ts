import vm from 'node:vm';
import { syntaxErrorPosition } from '../../../host-mocks/language/syntaxErrorPosition';

/** The line that Node's engine reports. */
function lineOfFault(source: string): number {
  try {
    new vm.Script(source, { filename: 'a.js' });
  } catch (error) {
    return Number(/^a\.js:(\d+)/.exec((error as Error).stack ?? '')?.[1]);
  }
  throw new Error(`expected a script that cannot be read, got ${source}`);
}

it.each([
  ['var var', 5],
  ["$('*')\n  .attr('alpha', 50)\n  .list(;", 9],
  ['var a = 1;\nvar b = "abc\nvar c;', 9],
  ['x = {\n  a: 1\n  b: 2\n};', 3],
  ['if (1) {\n  a();\n\nb();', 5],
  ['return 5', 1],
  ['let a;\nlet a;', 5],
  ['var a = 1;\n\n/abc', 2],
  ['#!/bin/sh\r\nvar 1a', 6],
])('The fault of %j is on the line that Node reports, in column %i', (source, column) => {
  expect(syntaxErrorPosition(source)).toEqual({ line: lineOfFault(source), column });
});

it.each(['', 'fine()', 'class A { #b = 1n; async *c() { yield* await import("d"); } }'])(
  '%j has no fault',
  (source) => expect(syntaxErrorPosition(source)).toBeUndefined(),
);
