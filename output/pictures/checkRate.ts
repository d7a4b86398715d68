import { MAX_FRAME_RATE } from '../../geometry/claims';

const SLOWEST = 0.01;

/** @throws RangeError for a frame rate that no film has; documents are not checked */
export function checkRate(frameRate: number): void {
  if (frameRate >= SLOWEST && frameRate <= MAX_FRAME_RATE) return;
  throw new RangeError(
    `the document says ${frameRate} frames a second: films and mixes have ${SLOWEST} to ${MAX_FRAME_RATE}; correct its frame rate`,
  );
}
