/** The name and version that exported files give for the program that made them. */
export const EXPORTING_PROGRAM = { home: 'adobe-collection', version: '1.0' };
