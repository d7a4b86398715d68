// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

async function performTask(task, io) {
    switch(task.task){
        case 'run':
            {
                const { runInWorker } = await Promise.resolve().then(() => require('./runInWorker.js'));
                await runInWorker(task.scripts, task.options, io);
                return true;
            }
        case 'export':
            {
                const { exportDocuments } = await Promise.resolve().then(() => require('./exportDocuments.js')).then(n => n.exportDocuments);
                return exportDocuments(task.documents, task.request, io);
            }
        case 'publish':
            {
                const { publishDocuments } = await Promise.resolve().then(() => require('./publishDocuments.js'));
                return publishDocuments(task.documents, task.request, io);
            }
        case 'lint':
            {
                const { lintDocuments } = await Promise.resolve().then(() => require('./lintDocuments.js'));
                return lintDocuments(task.documents, task.options, io);
            }
    }
}

exports.performTask = performTask;
