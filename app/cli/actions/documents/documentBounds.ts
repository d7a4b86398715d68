import type { ProcessLimits } from '../../Io';

/** Limits for unattended runs: more than any known document needs. */
export const DOCUMENT_BOUNDS: ProcessLimits = { seconds: 600, megabytes: 4096 };

/** Kilobytes of the stack for the engine of the sandbox, whose frames take more than Node's own. */
export const SANDBOX_STACK = 3900;
