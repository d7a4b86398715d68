import type { Box } from '../../geometry/Box';
import { toTwips } from './nodeMatrix';

/** A box as scripts see it: in steps of 0.05 px. */
export function roundBox({ left, top, right, bottom }: Box): Box {
  const round = (value: number): number => toTwips(value) + 0;
  return { left: round(left), top: round(top), right: round(right), bottom: round(bottom) };
}
