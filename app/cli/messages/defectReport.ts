import { versionLine } from './versionLine';
import { PREFIX } from './programName';

/** The message for an unexpected error: how to report it, and where it happened. */
export function defectReport(error: unknown, libraryFolder: string): string {
  const where = error instanceof Error ? error.stack : String(error);
  return [
    `${PREFIX}internal error in ${versionLine(libraryFolder)}: this is a defect of the program.`,
    'Please report it with these lines, the command and the document (see CONTRIBUTING.md):',
    `${where}\n`,
  ].join('\n');
}
