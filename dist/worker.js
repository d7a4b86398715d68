// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const keepCode = require('./cli/keepCode.js');
const node_worker_threads = require('node:worker_threads');

const WATCHER = `
  const { Socket } = require('node:net');
  const end = () => process.kill(process.pid, 'SIGKILL');
  new Socket({ fd: 0, readable: true, writable: false }).on('error', end).on('close', end).resume();
`;
const MEMORY = {
    maxOldGenerationSizeMb: 8,
    maxYoungGenerationSizeMb: 1,
    stackSizeMb: 1
};
function endWithParent() {
    const watcher = new node_worker_threads.Worker(WATCHER, {
        eval: true,
        resourceLimits: MEMORY,
        execArgv: [],
        env: {},
        stdin: false
    });
    watcher.on('error', ()=>undefined);
    watcher.unref();
}

endWithParent();
keepCode.keepCode();
void Promise.resolve().then(() => require('./cli/common.js')).then(n => n.runWorker).then(({ runWorker })=>runWorker(__dirname));
