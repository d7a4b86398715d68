/** The name of the command. */
export const PROGRAM_NAME = 'adobe-collection';

/** What every message on standard error begins with. */
export const PREFIX = `${PROGRAM_NAME}: `;
