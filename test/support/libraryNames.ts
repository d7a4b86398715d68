/** The names that the built script puts on the global object, sorted. */
export const LIBRARY_NAMES = [
  '$',
  '$$',
  'Collection',
  'ElementCollection',
  'FrameCollection',
  'ItemCollection',
  'LayerCollection',
  'Selectors',
];
