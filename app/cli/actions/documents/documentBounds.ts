import type { ProcessLimits } from '../../Io';

/** What work on a document may use while nobody watches: enough for any that people make, and not forever. */
export const DOCUMENT_BOUNDS: ProcessLimits = { seconds: 600, megabytes: 4096 };

/** Kilobytes of the stack for the engine of the sandbox, whose frames take more than Node's own. */
export const SANDBOX_STACK = 3900;
