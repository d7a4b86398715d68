import { serve } from './serve';

// The Worker of pages in which people write scripts. Its policy must allow `unsafe-eval`.
serve(['open', 'describe', 'timeline', 'frame', 'query', 'thumbnail', 'save', 'run']);
