/** Names of the globals that the translation of E4X calls. */
export const XML_GLOBALS = {
  literal: '__xml__',
  same: '__same__',
  plus: '__plus__',
  typeOf: '__typeof__',
  name: '__name__',
} as const;

/** The member that the translation of `object.(test)` calls. */
export const FILTER = 'filter()';
