import { nameFault, normalizeName } from '../entryName';

/** A file that a save replaces, makes or removes. */
export interface SaveStep {
  /** The file's name in the document. */
  name: string;
  /** The path below the document's folder; differs from the name where that goes through links. */
  file: string;
  /** The new content, waiting in the folder of the save; null to remove the file. */
  staged: string | null;
  /** The old content, kept there until all is done; null where there is none. */
  backup: string | null;
}

/** The names of contents that wait in the folder of a save. */
export const CONTENT = /^(new|old)-\d+$/;

/** True if a value is a step none of whose names points outside. */
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
