import type { NthArgument, NumberArgument, PseudoArgument } from './ast';
import type { PositionPseudo } from './pseudo';

/** Whether the subject at a position (from 1) of a set of so many is kept. */
export type PositionTest = (position: number, count: number, random: () => number) => boolean;

/** Those of a list that are chosen, in order. */
export function atPositions<T>(list: T[], isChosen: PositionTest, random: () => number): T[] {
  const chosen: T[] = [];
  for (let i = 0; i < list.length; i++) if (isChosen(i + 1, list.length, random)) chosen.push(list[i]);
  return chosen;
}

/** The positions that CSS writes as `An+B`. */
function nth(a: number, b: number): PositionTest {
  return function isNth(position) {
    const beyond = position - b;
    if (a === 0) return beyond === 0;
    return beyond % a === 0 && beyond / a >= 0;
  };
}

function drawn(probability: number): PositionTest {
  return function isDrawn(_position, _count, random) {
    return random() < probability;
  };
}

const isLast: PositionTest = (position, count) => position === count;

function fixed(test: PositionTest): PositionPseudo {
  return { type: 'position', argument: 'none', choose: () => test };
}

/** The pseudos that choose by position within the set at that point, for elements and items alike. */
export const POSITION_PSEUDOS: Record<string, PositionPseudo> = {
  first: fixed(nth(0, 1)),
  last: fixed(isLast),
  even: fixed(nth(2, 0)),
  odd: fixed(nth(2, 1)),
  nth: {
    type: 'position',
    argument: 'nth',
    choose: (argument: PseudoArgument | null) =>
      nth((argument as NthArgument).a, (argument as NthArgument).b),
  },
  random: {
    type: 'position',
    argument: 'optional-probability',
    choose: (argument: PseudoArgument | null) => drawn(argument ? (argument as NumberArgument).value : 0.5),
  },
};
