const SECOND = 1000;

/** Reports the progress and speed of a film, a few times a second. */
export function rateTeller(
  say: (line: string) => void,
  now: () => number = () => performance.now(),
): (done: number, all: number) => void {
  const start = now();
  let last = -Infinity;
  return (done, all) => {
    const time = now();
    if (done < all && time - last < SECOND / 5) return;
    last = time;
    const rate = done / Math.max(0.001, (time - start) / SECOND);
    say(`frame ${done} of ${all}, ${rate < 10 ? rate.toFixed(1) : Math.round(rate)} frames a second`);
  };
}
