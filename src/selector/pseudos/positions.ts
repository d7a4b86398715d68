import type { Choice } from '../plan/PlanStep';
import type { PositionPseudo } from '../plan/Pseudo';
import type { NthArgument, NumberArgument, PseudoArgument } from '../syntax/ast';

/** The positions that CSS writes as `An+B`. */
function nth(a: number, b: number): Choice {
  const step = Math.abs(a) || 1;
  const remainder = (b - 1) % step;
  // The lowest position that is chosen. With a > 0 the positions go up from B; with a < 0 they go down from it.
  const lowest = a === 0 || (a > 0 && b > 0) ? b : 1 + (remainder < 0 ? remainder + step : remainder);
  return function chooseNth(list) {
    const chosen: typeof list = [];
    const highest = a > 0 ? list.length : Math.min(b, list.length);
    for (let at = lowest; at > 0 && at <= highest; at += step) chosen.push(list[at - 1]);
    return chosen;
  };
}

function drawn(probability: number): Choice {
  return function chooseDrawn(list, random) {
    const chosen: typeof list = [];
    for (let i = 0; i < list.length; i++) if (random() < probability) chosen.push(list[i]);
    return chosen;
  };
}

const last: Choice = (list) => list.slice(-1);

function fixed(choice: Choice): PositionPseudo {
  return { type: 'position', argument: 'none', makeChoice: () => choice };
}

/** The pseudos that choose by position within the set at that point, for elements and items alike. */
export const POSITIONS: Record<string, PositionPseudo> = {
  first: fixed(nth(0, 1)),
  last: fixed(last),
  even: fixed(nth(2, 0)),
  odd: fixed(nth(2, 1)),
  nth: {
    type: 'position',
    argument: 'nth',
    makeChoice: (argument: PseudoArgument | null) =>
      nth((argument as NthArgument).a, (argument as NthArgument).b),
  },
  random: {
    type: 'position',
    argument: 'optional-probability',
    makeChoice: (argument: PseudoArgument | null) =>
      drawn(argument ? (argument as NumberArgument).value : 0.5),
  },
};
