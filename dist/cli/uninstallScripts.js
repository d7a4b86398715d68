// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const fs = require('node:fs');
const path = require('node:path');
const host_headless = require('../host/headless.js');
const InstallRecord = require('./InstallRecord.js');

function uninstallScripts(options, io) {
    const folders = InstallRecord.commandsFolders(options, io);
    let isAny = false;
    for (const folder of folders){
        const record = new InstallRecord.InstallRecord(folder);
        for (const name of record.names){
            isAny = true;
            io.line(removeFile(path.join(folder, name), name, record, options));
        }
        if (!options.dryRun) record.remove();
    }
    if (!isAny) throw new Error(`${folders.join(', ')}: install has copied nothing here`);
    if (options.dryRun) io.out('Nothing was done: this was a dry run.\n');
}
function removeFile(file, name, record, { dryRun }) {
    if (!fs.existsSync(file)) return `gone       ${file}`;
    if (!record.holds(name, fs.readFileSync(file))) return `kept       ${file} (it was changed since)`;
    if (!dryRun) host_headless.nodePlatform.disk.removeFile(host_headless.entryToWrite(host_headless.nodePlatform, file));
    return `removed    ${file}`;
}

exports.uninstallScripts = uninstallScripts;
