import { setTimeout } from 'node:timers/promises';

/** Milliseconds that other processes have to do what is expected of them: a busy machine is slow. */
const PATIENCE = 20_000;

/**
 * Expects what another process does after the moment at which this one learns of its end.
 *
 * @param expectation - throws until it holds
 * @throws what it threw last
 */
export async function eventually(expectation: () => void): Promise<void> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      return expectation();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await setTimeout(20);
  }
}
