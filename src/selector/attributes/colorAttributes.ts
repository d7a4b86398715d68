import { colorsOfUse, type ColorUse } from '../../host/elementColors';
import { isSameColor } from '../../host/hexColor';
import type { BuiltInAttribute, BuiltInAttributes } from '../plan/BuiltInAttribute';
import { COST } from '../plan/PlanStep';
import { hostObjectOf } from '../subjects/Subject';

function ofUse(use: ColorUse): BuiltInAttribute {
  const colorsOf = (element: object): unknown[] => colorsOfUse(element, use);
  return {
    cost: COST.LINKED,
    isSame: isSameColor,
    makeValues(properties) {
      const colors = properties.derived(colorsOf, (candidate) => colorsOf(hostObjectOf(candidate)));
      return (candidate, run) => colors.read(candidate, run) as unknown[];
    },
  };
}

/**
 * `[fill]`, `[stroke]` and `[tint]`: the colours of an element, of a gradient those of its entries, of a group those of
 * its members. `#F00` is short for `#FF0000`. Host members: those of `seeColors`.
 */
export const COLORS: BuiltInAttributes = {
  'fill:': ofUse('fill'),
  'stroke:': ofUse('stroke'),
  'tint:': ofUse('tint'),
};
