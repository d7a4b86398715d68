import { tokTypes } from 'acorn';
import type { Internals } from './Internals';
import type { ClauseLoop, Clauses } from './nodes';

/** Parses what follows the value of an array comprehension: loops, and possibly a condition. */
export function readClauses(parser: Internals): Clauses {
  const clauses = parser.startNode() as Clauses;
  clauses.loops = [];
  while (parser.type === tokTypes._for) clauses.loops.push(readLoop(parser));
  if (parser.eat(tokTypes._if)) {
    parser.expect(tokTypes.parenL);
    clauses.test = parser.parseExpression();
    parser.expect(tokTypes.parenR);
  }
  return parser.finishNode(clauses, 'ComprehensionClauses') as Clauses;
}

function readLoop(parser: Internals): ClauseLoop {
  const loop = parser.startNode() as ClauseLoop;
  parser.next();
  if (parser.isContextual('each')) {
    loop.eachAt = { start: parser.start, end: parser.end };
    parser.next();
  }
  parser.expect(tokTypes.parenL);
  loop.name = parser.parseBindingAtom();
  loop.inStart = parser.start;
  parser.expect(tokTypes._in);
  loop.object = parser.parseExpression();
  parser.expect(tokTypes.parenR);
  return parser.finishNode(loop, 'ComprehensionLoop') as ClauseLoop;
}
