import { keepCode } from './keepCode';
import { endWithParent } from './workers/endWithParent';

endWithParent();
keepCode();
// Loaded behind the line above, which is about what comes behind it. Messages wait for it.
void import('./runWorker').then(({ runWorker }) => runWorker(__dirname));
