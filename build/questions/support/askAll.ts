import type { Questions } from '../Questions';
import { ask } from './ask';
import { removeFolder } from './folder';
import { Report } from './Report';

/** Asks all questions, writes the answers, and makes the former document current again. */
export function askAll(topics: Questions[]): void {
  const report = new Report();
  const front = activeDocument();
  for (let i = 0; i < topics.length; i++) {
    for (const id in topics[i]) {
      if (!Object.prototype.hasOwnProperty.call(topics[i], id)) continue;
      report.next(id);
      report.add(ask(id, topics[i]));
    }
  }
  attempt(removeFolder);
  attempt(() => {
    if (front !== null) fl.setActiveWindow(front);
  });
  report.next(null);
  report.tell();
}

function activeDocument(): Document | null {
  let document: Document | null = null;
  attempt(() => {
    document = fl.getDocumentDOM();
  });
  return document;
}

function attempt(work: () => void): void {
  try {
    work();
  } catch {
    // The answers matter more than this error.
  }
}
