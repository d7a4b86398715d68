import { withBase } from 'vitepress';
import type { ToolAnswer, ToolName, ToolProgress, ToolRequests } from '../tools/protocol';

/** Who waits for a tool. */
export interface Waiting {
  /** Told how far the work is. */
  tell?: (progress: ToolProgress) => void;
  /** Ends the work. */
  signal?: AbortSignal;
}

/**
 * Asks a Worker of its own, which ends with the answer.
 *
 * @throws Error for what could not be done, and where the signal ended it
 */
export function askTool<N extends ToolName>(
  name: N,
  ask: ToolRequests[N]['ask'],
  { tell, signal }: Waiting = {},
): Promise<ToolRequests[N]['answer']> {
  const worker = new Worker(withBase('/playground/tools.js'));
  const answered = new Promise<ToolRequests[N]['answer']>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ToolAnswer>) => {
      if ('progress' in data) tell?.(data.progress);
      else if ('fault' in data) reject(new Error(data.fault));
      else resolve(data.answer as ToolRequests[N]['answer']);
    };
    signal?.addEventListener('abort', () => reject(new Error('cancelled')));
    worker.onerror = (event) => reject(new Error(event.message));
  });
  worker.postMessage({ name, ask });
  return answered.finally(() => worker.terminate());
}
