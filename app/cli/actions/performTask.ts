import type { CommandIo, Task } from '../Io';
import type { ExportRequest } from './export/ExportRequest';
import type { LintCommandOptions } from './lint/LintCommandOptions';
import type { PublishTaskOptions } from './publish/PublishTaskOptions';
import type { RunCommandOptions } from './run/runScripts';

/** Runs scripts. */
export interface RunTask extends Task {
  task: 'run';
  scripts: readonly string[];
  options: RunCommandOptions;
}

/** Exports documents. */
export interface ExportTask extends Task {
  task: 'export';
  documents: readonly string[];
  request: ExportRequest;
}

/** Publishes documents. */
export interface PublishTask extends Task {
  task: 'publish';
  documents: readonly string[];
  request: PublishTaskOptions;
}

/** Lints documents. */
export interface LintTask extends Task {
  task: 'lint';
  documents: readonly string[];
  options: LintCommandOptions;
}

/** The tasks of worker processes, with the options that their parent has read. */
export type KnownTask = RunTask | ExportTask | PublishTask | LintTask;

/** Does a task for another process. False if it failed and has reported why. */
export async function performTask(task: KnownTask, io: CommandIo): Promise<boolean> {
  switch (task.task) {
    case 'run': {
      const { runInWorker } = await import('./run/runInWorker');
      await runInWorker(task.scripts, task.options, io);
      return true;
    }
    case 'export': {
      const { exportDocuments } = await import('./export/exportDocuments');
      return exportDocuments(task.documents, task.request, io);
    }
    case 'publish': {
      const { publishDocuments } = await import('./publish/publishDocuments');
      return publishDocuments(task.documents, task.request, io);
    }
    case 'lint': {
      const { lintDocuments } = await import('./lint/lintDocuments');
      return lintDocuments(task.documents, task.options, io);
    }
  }
}
