const SLOWEST = 0.01;
const FASTEST = 1000;

/** @throws RangeError for a frame rate that no film has; nobody checks what documents say */
export function checkRate(frameRate: number): void {
  if (frameRate >= SLOWEST && frameRate <= FASTEST) return;
  throw new RangeError(
    `the document says ${frameRate} frames a second: films and mixes have ${SLOWEST} to ${FASTEST}; correct its frame rate`,
  );
}
