/** How files that are made say what made them. */
export const PROGRAM = { home: 'adobe-collection', version: '1.0' };
