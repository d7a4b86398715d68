// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const keepCode = require('./cli/keepCode.js');
const node_worker_threads = require('node:worker_threads');

/**
 * Waits for the end of standard input, in a thread of its own. The other end of the pipe is the parent's, which never
 * writes: the system closes it when the parent ends, for whatever reason. `process.exit` would end the thread only.
 */ const WATCHER = `
  const { Socket } = require('node:net');
  const end = () => process.kill(process.pid, 'SIGKILL');
  new Socket({ fd: 0, readable: true, writable: false }).on('error', end).on('close', end).resume();
`;
/** Megabytes of memory that the thread may use for objects. */ const MEMORY = {
    maxOldGenerationSizeMb: 8,
    maxYoungGenerationSizeMb: 1,
    stackSizeMb: 1
};
/**
 * Ends this process when its parent has ended, also while a script runs forever: the process itself would notice only in the
 * next turn of its event loop, which never comes.
 */ function endWithParent() {
    const watcher = new node_worker_threads.Worker(WATCHER, {
        eval: true,
        resourceLimits: MEMORY,
        execArgv: [],
        env: {},
        stdin: false
    });
    // Without a thread, the process ends with its event loop.
    watcher.on('error', ()=>undefined);
    watcher.unref();
}

endWithParent();
keepCode.keepCode();
// Loaded after the line above, which affects all modules loaded later. Messages wait for it.
void Promise.resolve().then(() => require('./cli/common.js')).then(n => n.runWorker).then(({ runWorker })=>runWorker(__dirname));
