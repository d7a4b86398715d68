/** The name of the command. */
export const PROGRAM_NAME = 'adobe-collection';

/** The beginning of every message on standard error. */
export const PREFIX = `${PROGRAM_NAME}: `;
