import { Engine } from './Engine';
import { serve, SHOWING } from './serve';

// The library calls deeper than the ten frames that Chromium notes, and the script is below them.
(Error as { stackTraceLimit?: number }).stackTraceLimit = 100;

// The Worker of pages in which people write scripts, and save pictures. Its policy must allow `unsafe-eval`.
serve(new Engine(), [...SHOWING, 'run', 'svg']);
