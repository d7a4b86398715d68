import { withBase } from 'vitepress';
import type { ToolAnswer, ToolName, ToolRequests } from '../tools/protocol';

/**
 * Asks a Worker of its own, which ends with the answer.
 *
 * @throws Error for what could not be done
 */
export function askTool<N extends ToolName>(
  name: N,
  ask: ToolRequests[N]['ask'],
): Promise<ToolRequests[N]['answer']> {
  const worker = new Worker(withBase('/playground/tools.js'));
  const answered = new Promise<ToolRequests[N]['answer']>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ToolAnswer>) => {
      if ('fault' in data) reject(new Error(data.fault));
      else resolve(data.answer as ToolRequests[N]['answer']);
    };
    worker.onerror = (event) => reject(new Error(event.message));
  });
  worker.postMessage({ name, ask });
  return answered.finally(() => worker.terminate());
}
