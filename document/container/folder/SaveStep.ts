import { nameFault, normalizeName } from '../entryName';

/** A file that a save replaces, makes or removes. */
export interface SaveStep {
  /** The file's name in the document. */
  name: string;
  /** Where it is below the document's folder; another place where the name leads through links. */
  file: string;
  /** The new content, waiting in the folder of the save; null to remove the file. */
  staged: string | null;
  /** The old content, kept there until all is done; null where there is none. */
  backup: string | null;
}

/** The names of contents that wait in the folder of a save. */
export const CONTENT = /^(new|old)-\d+$/;

/** True for a value that is a step, and whose names lead nowhere outside. */
export function isStep(value: unknown): value is SaveStep {
  const { name, file, staged, backup } = (value ?? {}) as Partial<Record<keyof SaveStep, unknown>>;
  return isEntryName(name) && isEntryName(file) && isContent(staged) && isContent(backup);
}

function isEntryName(value: unknown): boolean {
  return typeof value === 'string' && nameFault(value) === null && normalizeName(value) === value;
}

function isContent(value: unknown): boolean {
  return value === null || (typeof value === 'string' && CONTENT.test(value));
}
