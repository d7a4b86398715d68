import type { DocumentLiteral, HostHandle, HostOptions } from '../index';
import { findLibrary } from './findLibrary';
import { haveElements } from './matchers/toHaveElements';
import { toMatchPicture, type MatchPictureOptions } from './matchers/toMatchPicture';
import { toMatchTree, type MatchTreeOptions } from './matchers/toMatchTree';
import { OpenDocuments } from './openDocuments';

export type { MatchPictureOptions, MatchTreeOptions };

/** The matchers, for runners that have no global `expect`: `expect.extend(matchers)`. */
export const matchers = { toHaveElements: haveElements(findLibrary(__dirname)), toMatchPicture, toMatchTree };

/** What the matchers add to `expect(host)`. */
export interface HostMatchers<R = void> {
  /**
   * Counts the elements that a query finds in the current frame.
   *
   * @param query as in `$(query)`
   * @param count how many; default: at least one
   */
  toHaveElements(query: string, count?: number): R;
  /**
   * Compares the stage with the PNG in `__pictures__` next to the test. A missing picture is written; `-u` updates it.
   *
   * @param options `tolerance`: the share of pixels that may differ, default 0; `threshold`: the distance at which two
   * colours differ, default 0.1; `scale`, `frame`, `matches`: as in `host.render`; `name`: of the file
   */
  toMatchPicture(options?: MatchPictureOptions): R;
  /**
   * Compares the document, as text, with a text, or with the file in `__trees__` next to the test. A missing file is
   * written; `-u` updates it.
   *
   * @param expected the text; or what to leave out, and the `name` of the file
   */
  toMatchTree(expected?: string | MatchTreeOptions): R;
}

/** Globals of a test runner. */
interface Runner {
  expect?: { extend(matchers: object): void };
  afterEach?(action: () => void): void;
}

const documents = new OpenDocuments(findLibrary(__dirname));

/**
 * Opens a document in a host of its own, with the library loaded. It is closed after the test.
 *
 * @param document an FLA, an XFL folder, or a small object as for `createHost`; a relative path starts at the runner's folder
 * @param options behaviours and limits of the host; default: a realm of its own, in the language of Animate's engine
 * @returns the host
 * @throws DocumentError that names the file and the cause
 * @example
 * const host = openDocument('documents/sky');
 * host.runFile('dist/number-stars.jsfl');
 * expect(host).toHaveElements('star_*', 3);
 */
export function openDocument(document: string | DocumentLiteral, options?: Partial<HostOptions>): HostHandle {
  return documents.open(document, options);
}

const runner = globalThis as Runner;
runner.expect?.extend(matchers);
runner.afterEach?.(() => documents.closeAll());
