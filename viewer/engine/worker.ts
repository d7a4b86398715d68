import { PublishingEngine } from './PublishingEngine';
import { serve } from './serve';

// The Worker of pages that show a document: it runs no scripts.
serve(new PublishingEngine(), [
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
