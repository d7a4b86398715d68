import type { Film } from '../../film/Film';
import type { PublishOutcome } from '../published/PublishOutcome';
import { publishCanvas } from '../canvas/publishCanvas';
import { publishSwf } from '../swf/publishSwf';
import type { PublishFormat } from '../../document/xfl/publishFormat';
import type { SourceAccess } from '../published/sources/SourceAccess';
import { readSwcName, readSwfSettings } from '../swf/SwfSettings';
import { publishSwc } from '../swf/library/publishSwc';

/** How a document is published. */
export interface PublishOptions {
  readonly to: PublishFormat;
  /**
   * `drop` leaves out scripts of the document, but for calls that play and stop the timeline. Otherwise a page runs them, and
   * a SWF or a SWC holds them compiled.
   */
  readonly scripts?: 'drop' | undefined;
  /** Which source files are read besides those in the folder of the document: a SWF or a SWC is compiled of them, a page has them. */
  readonly sources?: SourceAccess | undefined;
  /** Whether a page links the player from its makers' server, or has a copy beside it; default: a copy. */
  readonly isHosted?: boolean;
}

/**
 * A document as files for players, in memory. Nothing of the document is run.
 *
 * @throws RefusedPlaces for scripts that cannot be compiled, unless they are dropped.
 */
export function publishDocument(
  film: Film,
  { to, scripts, isHosted, sources }: PublishOptions,
): PublishOutcome {
  if (to === 'canvas') return publishCanvas(film, { isHosted, dropsScripts: scripts === 'drop', sources });
  const options = { scripts, sources };
  if (to === 'swc') return publishSwc(film, { ...options, name: readSwcName(film) });
  return publishSwf(film, { ...options, name: readSwfSettings(film).name });
}
