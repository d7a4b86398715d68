// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const promises = require('node:timers/promises');
let host_overlay$late;
const host_overlay = () => (host_overlay$late ??= require('../host/overlay.js'));
const host_headless = require('../host/headless.js');
const cli_common = require('./common.js');
const AssistantWrites = require('./AssistantWrites.js');
const checkScripts = require('./checkScripts.js');
const filesOfDocument = require('./filesOfDocument.js');
const runScripts = require('./runScripts.js');

async function runHere(scripts, options, io) {
    checkScripts.checkScripts(scripts, options.texts);
    const document = filesOfDocument.filesOfDocument(options.document, io);
    const overlay = options.dryRun ? new (host_overlay().OverlayDisk)({
        reading: host_headless.nodePlatform.disk,
        guard: options.writes && new AssistantWrites.AssistantWrites(options.writes)
    }, host_headless.nodePlatform.paths) : undefined;
    const drawAndSave = runScripts.runScripts(scripts, {
        ...options,
        document
    }, {
        ...io,
        shortPath: cli_common.shortPath,
        ...overlay ? {
            fileChanges: ()=>overlay.differences
        } : {}
    }, platformFor(options, overlay));
    await promises.setImmediate();
    drawAndSave();
}
function platformFor({ writes }, overlay) {
    if (overlay) return host_overlay().dryPlatform(host_headless.nodePlatform, overlay);
    return writes ? {
        ...host_headless.nodePlatform,
        disk: guardedDisk(writes)
    } : host_headless.nodePlatform;
}
const WRITING = [
    ...[
        'write',
        'append',
        'create',
        'sync',
        'makeFolder',
        'makeTemporaryFolder',
        'rename'
    ],
    ...[
        'link',
        'copy',
        'setMode',
        'removeFile',
        'removeFolder',
        'removeAll'
    ]
];
function guardedDisk(limits) {
    const { disk, isWindows } = host_headless.nodePlatform;
    const folders = [
        ...limits.documents,
        ...limits.files
    ];
    const writing = host_overlay().confineDisk(folders, isWindows, new AssistantWrites.AssistantWrites(limits));
    const members = WRITING.map((name)=>[
            name,
            writing[name].bind(writing)
        ]);
    return {
        ...disk,
        ...Object.fromEntries(members)
    };
}

exports.runHere = runHere;
