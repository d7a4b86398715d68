import type { ExportedFile } from '../formats/ExportedFile';
import type { ExportOptions } from '../formats/ExportOptions';
import type { RenderContext } from '../pictures/RenderContext';
import type { ExportSubject } from '../pictures/ExportSubject';

/** A file; undefined in a pause of the work on the next one, see `PausableTask`. */
export type FileOrPause = ExportedFile | undefined;

/** The files, all made in one go. */
export function allFiles(made: Iterable<FileOrPause>): ExportedFile[] {
  return [...made].filter((file) => file !== undefined);
}

/** The files of one subject, made one at a time. @param base - their path without the ending */
export type MakeFiles = (
  subject: ExportSubject,
  base: string,
  options: ExportOptions,
  context: RenderContext,
) => Iterable<FileOrPause>;

/** The files of several subjects that share pictures. @param base - their path without the ending, or their folder */
export type MakeTogether = (
  subjects: readonly ExportSubject[],
  base: string,
  options: ExportOptions,
  context: RenderContext,
) => Iterable<FileOrPause>;

/** A set of files for a scale. */
export interface Scaled {
  scale: number;
  /** `@2x`; empty where there is one set only. */
  suffix: string;
}

export function scaled({ scales }: ExportOptions): Scaled[] {
  return scales.map((scale) => ({ scale, suffix: scales.length === 1 ? '' : `@${scale}x` }));
}

/** The colour that pictures are on; undefined for none. */
export function backgroundOf(subject: ExportSubject, { background }: ExportOptions): string | undefined {
  return background === 'none' ? undefined : (background ?? subject.ground);
}
