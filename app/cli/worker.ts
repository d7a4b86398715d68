import { keepCode } from './keepCode';
import { endWithParent } from './workers/endWithParent';

endWithParent();
keepCode();
// Loaded after the line above, which affects all modules loaded later. Messages wait for it.
void import('./runWorker').then(({ runWorker }) => runWorker(__dirname));
