import type { Bounds } from '../../Io';

/** What work on a document may use while nobody watches: enough for any that people make, and not for ever. */
export const DOCUMENT_BOUNDS: Bounds = { seconds: 600, megabytes: 4096 };
