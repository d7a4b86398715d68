/** Paths below `test/`, by the reason why `npm test` leaves them out. */
export declare const FULL_ONLY: Readonly<Record<string, readonly string[]>>;
/** The same as patterns for Jest's option `--testPathIgnorePatterns`. */
export declare const patterns: readonly string[];
