import { serve } from './serve';

// The Worker of pages that show a document: it runs no scripts.
serve([
  'open',
  'describe',
  'timeline',
  'frame',
  'film',
  'filmFrame',
  'elementAt',
  'query',
  'thumbnail',
  'save',
  'publish',
]);
