// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const keepCode = require('./cli/keepCode.js');
const node_worker_threads = require('node:worker_threads');

/**
 * Waits for the end of standard input, in a thread of its own. The other end of the pipe is the parent's, which never
 * writes: the system closes it when the parent ends, by whatever. `process.exit` would end the thread only.
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
 * Ends this process when its parent is gone, also while a script runs forever: the process itself would learn of it in the
 * next turn of its loop only, which never comes.
 */ function endWithParent() {
    const watcher = new node_worker_threads.Worker(WATCHER, {
        eval: true,
        resourceLimits: MEMORY,
        execArgv: [],
        env: {},
        stdin: false
    });
    // Where no thread can be had, the process ends with its loop.
    watcher.on('error', ()=>undefined);
    watcher.unref();
}

endWithParent();
keepCode.keepCode();
// Loaded behind the line above, which is about what comes behind it. Messages wait for it.
void Promise.resolve().then(() => require('./cli/common.js')).then(n => n.runWorker).then(({ runWorker })=>runWorker(__dirname));
