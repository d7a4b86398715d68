/**
 * Methods of collections that are no part of the interface: what plugins override, and what files of the library
 * call.
 */
export const INTERNAL_METHODS: ReadonlySet<string> = new Set([
  'constructor',
  'derive',
  'describeElements',
  'describer',
  'ownWords',
  'readerOf',
  'readerOfWord',
  'traits',
]);
