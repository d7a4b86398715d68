import { changesBetween } from './changesBetween';
import { exportFiles } from './exportFiles';
import { publishFiles } from './publishFiles';
import type { ToolAnswer, ToolMessage, ToolRequests } from './protocol';

/** The part of a Worker's global object that is used here. */
interface WorkerScope {
  onmessage: ((event: { data: ToolMessage }) => void) | null;
  postMessage(answer: ToolAnswer): void;
}

const scope = globalThis as unknown as WorkerScope;

const tell = (done: number, all: number): void => scope.postMessage({ progress: { done, all } });

scope.onmessage = ({ data }) => {
  answerTo(data).then(
    (answer) => scope.postMessage({ answer }),
    (error: Error) => scope.postMessage({ fault: error.message }),
  );
};

async function answerTo(message: ToolMessage): Promise<ToolRequests[ToolMessage['name']]['answer']> {
  switch (message.name) {
    case 'changes':
      return changesBetween(message.ask);
    case 'publish':
      return publishFiles(message.ask);
    case 'export':
      return exportFiles(message.ask, tell);
  }
}
