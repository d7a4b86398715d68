import { RenderOptions, TreeOptions, DocumentLiteral, HostOptions, HostHandle } from './host.js';

/** The members of the matcher context of Jest and Vitest that are used here. */
interface MatcherContext {
    readonly testPath?: string;
    readonly currentTestName?: string;
    readonly isNot?: boolean;
    /** Contains the mode of updating, which is private in the types of Vitest. */
    readonly snapshotState?: object;
}
/** The result of a matcher. */
interface Verdict {
    pass: boolean;
    message(): string;
}

/** Options of `toMatchPicture`. */
export interface MatchPictureOptions extends RenderOptions {
    /** The share of pixels that may differ, from 0 to 1; default: 0. */
    tolerance?: number;
    /** The distance at which two colours differ, from 0 to 1; default: 0.1. */
    threshold?: number;
    /** Pixels of the picture per pixel of the stage; default: 1. */
    scale?: number;
    /** Names the file of the picture; default: the name of the test. */
    name?: string;
}
/**
 * Compares the stage of the current document with the PNG in `__pictures__` next to the test. A missing picture is
 * written; `-u` updates it. If they differ, `.actual.png` and `.diff.png` are written.
 */
declare function toMatchPicture(this: MatcherContext, received: unknown, options?: MatchPictureOptions): Verdict;

/** Options of `toMatchTree`. */
export interface MatchTreeOptions extends TreeOptions {
    /** Names the file of the tree; default: the name of the test. */
    name?: string;
}
/** The part of a matcher's `this` that formats the difference of two texts. */
interface Differ {
    utils?: {
        diff?(expected: string, received: string): string | null | undefined;
    };
}
/**
 * Compares the current document, as text, with a text, or with the file in `__trees__` next to the test. A missing file
 * is written; `-u` updates it.
 */
declare function toMatchTree(this: MatcherContext & Differ, received: unknown, expected?: string | MatchTreeOptions): Verdict;

/** The matchers, for runners that have no global `expect`: `expect.extend(matchers)`. */
export declare const matchers: {
    toHaveElements: (received: unknown, query: string, count?: number) => Verdict;
    toMatchPicture: typeof toMatchPicture;
    toMatchTree: typeof toMatchTree;
};
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
export declare function openDocument(document: string | DocumentLiteral, options?: Partial<HostOptions>): HostHandle;

declare global {
  namespace jest {
    interface Matchers<R, T> extends HostMatchers<R> {}
  }
}

export {};
