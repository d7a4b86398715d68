import type { DocumentCore } from '../../model/document/DocumentCore';
import type { PublishOutcome } from '../PublishOutcome';
import { MoviePublisher } from './MoviePublisher';

/** What can be chosen about a movie. */
export interface SwfOptions {
  /** Name of the file, without its ending; default: that of the document. */
  readonly name?: string;
  /**
   * What becomes of code that needs a compiler: `refuse` (the default) throws an error that names the place of each
   * script, `drop` leaves it out and says so.
   */
  readonly scripts?: 'refuse' | 'drop';
}

/**
 * A document as a SWF movie: one file, and what it does not keep.
 *
 * @throws Error in one line for what cannot be written: scripts that need a compiler, a stage that is too large, more
 *   characters or frames than SWF can count.
 * @example
 * const { files, losses } = publishSwf(document, { scripts: 'drop' });
 */
export function publishSwf(document: DocumentCore, options: SwfOptions = {}): PublishOutcome {
  const name = options.name ?? document.name.replace(/\.(fla|xfl)$/i, '');
  const publisher = new MoviePublisher(document, name, options.scripts === 'drop');
  return { files: [{ path: `${name}.swf`, bytes: publisher.bytes() }], losses: publisher.losses.all };
}
