import type { Ask, Name, RequestMessage, ResponseMessage } from '../protocol';
import { Engine, faultOf } from './Engine';

/** The part of a Worker's global object that is used here. */
interface WorkerScope {
  onmessage: ((event: { data: RequestMessage }) => void) | null;
  postMessage(message: ResponseMessage): void;
}

/**
 * Answers the page, one request after the other.
 *
 * @param names the requests that this build answers
 */
export function serve(names: readonly Name[]): void {
  const engine = new Engine();
  const scope = globalThis as unknown as WorkerScope;
  // Scripts that share the realm cannot take the way back to the page away.
  const post = scope.postMessage.bind(scope);
  scope.onmessage = ({ data: { number, name, ask } }) => {
    try {
      if (!names.includes(name)) throw new Error(`this page cannot ${name}`);
      const answer = (engine[name] as (ask: Ask<Name>) => unknown).call(engine, ask);
      post({ number, answer });
    } catch (error) {
      post({ number, fault: faultOf(error) });
    }
  };
}
