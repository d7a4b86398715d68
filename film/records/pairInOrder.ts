/**
 * Pairs objects of two keyframes that are alike, so that no two pairs cross: each of the takers in turn takes the first
 * of those that are left. Linear where neighbours agree. Undefined pairs with nothing.
 *
 * @returns the indices of what was taken, by the indices of the takers
 * @example pairInOrder(['a', 'b'], ['c', 'b', 'a'], () => true) // 0 → 2
 */
export function pairInOrder(
  takers: readonly (string | undefined)[],
  offered: readonly (string | undefined)[],
  agree: (taker: number, offer: number) => boolean,
): Map<number, number> {
  const waiting = new Map<string, number[]>();
  for (let i = offered.length - 1; i >= 0; i--) {
    const likeness = offered[i];
    if (likeness === undefined) continue;
    const list = waiting.get(likeness);
    if (list) list.push(i);
    else waiting.set(likeness, [i]);
  }
  const pairs = new Map<number, number>();
  let from = 0;
  takers.forEach((likeness, taker) => {
    const left = likeness === undefined ? undefined : waiting.get(likeness);
    if (!left) return;
    while ((left.at(-1) ?? from) < from) left.pop();
    for (let last = left.length - 1; last >= 0; last--) {
      const offer = left[last];
      if (offer === undefined || !agree(taker, offer)) continue;
      pairs.set(taker, offer);
      from = offer + 1;
      break;
    }
  });
  return pairs;
}
