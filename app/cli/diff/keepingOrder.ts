/** The longest increasing subsequence of a list: the numbers that need not move to sort it. */
export function keepingOrder(numbers: readonly number[]): Set<number> {
  const ends: number[] = [];
  const before: number[] = [];
  numbers.forEach((number, index) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (numbers[ends[middle]] < number) low = middle + 1;
      else high = middle;
    }
    before[index] = low > 0 ? ends[low - 1] : -1;
    ends[low] = index;
  });
  const kept = new Set<number>();
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index]) kept.add(numbers[index]);
  return kept;
}
