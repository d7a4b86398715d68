import { versionLine } from './versionLine';

/**
 * True for an error that only a mistake in this program causes: nobody throws these for wrong input. (Errors of scripts
 * come as ScriptFailure, or from a realm of their own.)
 */
export function isDefect(error: unknown): boolean {
  return error instanceof TypeError || error instanceof ReferenceError || isOverflow(error);
}

function isOverflow(error: unknown): boolean {
  return error instanceof RangeError && error.message.startsWith('Maximum call stack');
}

/** The message for an error that nobody expected: how to report it, and where it happened. */
export function defectReport(error: unknown, libraryFolder: string): string {
  const where = error instanceof Error ? error.stack : String(error);
  return [
    `adobe-collection: internal error in ${versionLine(libraryFolder)}: this is a defect of the program.`,
    'Please report it with these lines, the command and the document (see CONTRIBUTING.md):',
    `${where}\n`,
  ].join('\n');
}
