import type { Ask, Name, RequestMessage, ResponseMessage } from '../protocol';
import { faultOf, type Handlers } from './Engine';

/** The part of a Worker's global object that is used here. */
interface WorkerScope {
  onmessage: ((event: { data: RequestMessage }) => void) | null;
  postMessage(message: ResponseMessage): void;
}

/** What every page asks that shows a document. */
export const SHOWING = [
  'open',
  'describe',
  'timeline',
  'frame',
  'film',
  'filmFrame',
  'elementAt',
  'properties',
  'query',
  'hints',
  'scripts',
  'thumbnail',
  'sound',
  'learnMp3',
  'beginMix',
  'nextMix',
  'save',
] as const satisfies readonly Name[];

/**
 * Answers the page, one request after the other; others come between where one takes long and says so.
 *
 * @param engine what answers
 * @param names the requests that this build answers
 */
export function serve<N extends Name>(engine: Pick<Handlers, N>, names: readonly N[]): void {
  const scope = globalThis as unknown as WorkerScope;
  // Scripts that share the realm cannot take the way back to the page away.
  const post = scope.postMessage.bind(scope);
  const answerTo = async ({ number, name, ask }: RequestMessage): Promise<void> => {
    try {
      const method = names.find((one) => one === name);
      if (method === undefined) throw new Error(`this page cannot ${name}`);
      const answer = (engine[method] as (ask: Ask<Name>) => unknown).call(engine, ask);
      post({ number, answer: answer instanceof Promise ? await answer : answer });
    } catch (error) {
      post({ number, fault: faultOf(error) });
    }
  };
  scope.onmessage = ({ data }) => void answerTo(data);
}
