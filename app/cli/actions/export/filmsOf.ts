import type { FilmFormatName } from '../../../../output/formats/exportFormats';
import type { ExportOptions } from '../../../../output/formats/ExportOptions';
import { type FilmPlan, filmOf } from '../../../../output/makers/filmOf';
import { scaled } from '../../../../output/makers/Format';
import type { ExportSubject } from '../../../../output/pictures/ExportSubject';
import type { RenderContext } from '../../../../output/pictures/RenderContext';

/** A film is made when its turn comes, beside its final path. */
export interface FilmFile {
  path: string;
  film: FilmPlan;
}

/** The films of a subject, one for each scale. */
export function* filmsOf(
  subject: ExportSubject,
  base: string,
  format: FilmFormatName,
  options: ExportOptions,
  context: RenderContext,
): Iterable<FilmFile | undefined> {
  for (const { scale, suffix } of scaled(options))
    yield {
      path: `${base}${suffix}.${format}`,
      film: yield* filmOf(subject, format, scale, options, context),
    };
}
