import type { Film } from '../../film/Film';
import type { PublishOutcome } from '../published/PublishOutcome';
import type { ExportSubject } from '../pictures/ExportSubject';
import { MoviePublisher } from './MoviePublisher';
import type { SourceAccess } from '../published/sources/SourceAccess';
import { subjectOf, wholeSubject, type MovieSubject } from './MovieSubject';

/** What can be chosen about a movie. */
export interface SwfOptions {
  /** Name of the file, without its ending; default: that of the document. */
  readonly name?: string;
  /** `drop` leaves out scripts, but for calls that play and stop the timeline, and reports that; default: all are compiled. */
  readonly scripts?: 'drop' | undefined;
  /** Which files of source code are read besides those in the folder of the document. */
  readonly sources?: SourceAccess | undefined;
}

/**
 * A document as a SWF movie: one file, and what it does not keep.
 *
 * @throws RefusedPlaces for scripts that cannot be compiled; Error in one line for a stage that is too large, more
 *   characters or frames than SWF can count.
 * @example
 * const { files, losses } = publishSwf(document.film, { scripts: 'drop' });
 */
export function publishSwf(film: Film, options: SwfOptions = {}): PublishOutcome {
  const name = options.name ?? film.name.replace(/\.(fla|xfl)$/i, '');
  return movie(film, name, options, wholeSubject(film));
}

/**
 * A scene, symbol or bitmap of a document as a SWF movie. Symbols and bitmaps are on a stage that is as large as what
 * their frames paint. Of what the document exports for scripts the movie holds what it shows.
 *
 * @throws as `publishSwf` does.
 * @example
 * const { files } = exportSwf(film, symbolSubject(film, item), { name: 'star' });
 */
export function exportSwf(film: Film, subject: ExportSubject, options: SwfOptions = {}): PublishOutcome {
  return movie(film, options.name ?? subject.name, options, subjectOf(film, subject));
}

function movie(
  film: Film,
  name: string,
  { scripts, sources }: SwfOptions,
  subject: MovieSubject,
): PublishOutcome {
  const publisher = new MoviePublisher(film, name, subject, { isDropping: scripts === 'drop', sources });
  return {
    files: [{ path: `${name}.swf`, bytes: publisher.bytes() }],
    losses: publisher.losses.all,
    scripts: 0,
  };
}
