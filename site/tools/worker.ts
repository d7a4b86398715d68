import { changesBetween } from './changesBetween';
import { exportFiles } from './exportFiles';
import type { ToolAnswer, ToolMessage } from './protocol';

/** The part of a Worker's global object that is used here. */
interface WorkerScope {
  onmessage: ((event: { data: ToolMessage }) => void) | null;
  postMessage(answer: ToolAnswer): void;
}

const scope = globalThis as unknown as WorkerScope;

scope.onmessage = ({ data }) => {
  answerTo(data).then(
    (answer) => scope.postMessage({ answer }),
    (error: Error) => scope.postMessage({ fault: error.message }),
  );
};

async function answerTo(message: ToolMessage): Promise<string[] | Awaited<ReturnType<typeof exportFiles>>> {
  return message.name === 'changes' ? changesBetween(message.ask) : exportFiles(message.ask);
}
