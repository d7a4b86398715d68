import { setTimeout } from 'node:timers/promises';

/** Milliseconds that other processes have: a busy machine is slow. A test as a whole has longer. */
const PATIENCE = 60_000;

/**
 * Expects what another process does in its own time.
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
