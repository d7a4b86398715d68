import type { Sink, Worker } from '../Io';
import { PREFIX } from '../messages/programName';

/**
 * Passes on what a worker prints; stops the worker and reports it if the output is too long.
 *
 * @param max - maximum number of characters of both outputs together
 */
export function boundedSink(sink: Sink, worker: Pick<Worker, 'stop'>, max: number): Sink {
  let left = max;
  const bounded =
    (write: (text: string) => void) =>
    (text: string): void => {
      if (left < 0) return;
      write(text.slice(0, left));
      left -= text.length;
      if (left >= 0) return;
      worker.stop();
      sink.err(
        `${PREFIX}stopped, as it printed more than ${max / 2 ** 20} million characters; the rest is cut\n`,
      );
    };
  return { ...sink, out: bounded((text) => sink.out(text)), err: bounded((text) => sink.err(text)) };
}
