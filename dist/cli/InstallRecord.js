// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const fs = require('node:fs');
const path = require('node:path');
let node_crypto$late;
const node_crypto = () => (node_crypto$late ??= require('node:crypto'));
const host_headless = require('../host/headless.js');

function commandsFolders({ to }, { system }) {
    if (to !== undefined) return [
        commandsFolder(path.resolve(to))
    ];
    const folders = configurationFolders(system).map((folder)=>path.join(folder, 'Commands'));
    if (folders.length > 0) return folders;
    throw new Error(`no Animate and no Flash was found; ${adviceFor(system)}`);
}
function adviceFor({ platform }) {
    if (platform === 'win32') return `--to names its folder, such as ${PLACES.win32}`;
    if (platform === 'darwin') return `--to names its folder, such as ${PLACES.darwin}`;
    return `neither runs on this system; --to names a folder, to be copied into ${PLACES.darwin} on a Mac, or ${PLACES.win32} on Windows`;
}
const PLACES = {
    win32: '"%LOCALAPPDATA%\\Adobe\\Animate 2024\\en_US\\Configuration"',
    darwin: '~/Library/"Application Support"/Adobe/"Animate 2024"/en_US/Configuration'
};
function commandsFolder(folder) {
    const commands = path.join(folder, 'Commands');
    const isConfiguration = path.basename(folder) === 'Configuration' || fs.existsSync(commands);
    return isConfiguration ? commands : folder;
}
const PROGRAM = /^(Animate|Flash)\b/;
function configurationFolders(system) {
    const adobe = adobeFolder(system);
    if (adobe === undefined) return [];
    return foldersIn(adobe).filter((folder)=>PROGRAM.test(path.basename(folder))).flatMap(foldersIn).map((language)=>path.join(language, 'Configuration')).filter(isFolder);
}
function adobeFolder({ platform, home, localAppData }) {
    if (platform === 'win32' && localAppData) return path.join(localAppData, 'Adobe');
    if (home === undefined) return undefined;
    if (platform === 'darwin') return path.join(home, 'Library', 'Application Support', 'Adobe');
    return platform === 'win32' ? path.join(home, 'AppData', 'Local', 'Adobe') : undefined;
}
function foldersIn(folder) {
    if (!isFolder(folder)) return [];
    const names = fs.readdirSync(folder).sort();
    return names.map((name)=>path.join(folder, name)).filter(isFolder);
}
function isFolder(file) {
    return fs.statSync(file, {
        throwIfNoEntry: false
    })?.isDirectory() ?? false;
}

const NAME = '.adobe-collection.json';
class InstallRecord {
    constructor(folder){
        this.file = host_headless.pathBelow(host_headless.nodePlatform, host_headless.pathToWrite(host_headless.nodePlatform, folder), NAME);
        this.digests = read(this.file);
    }
    holds(name, content) {
        return Object.hasOwn(this.digests, name) && this.digests[name] === digest(content);
    }
    add(name, content) {
        this.digests[name] = digest(content);
    }
    get names() {
        return Object.keys(this.digests);
    }
    remove() {
        if (fs.existsSync(this.file)) host_headless.nodePlatform.disk.removeFile(this.file);
    }
    addTo(files) {
        files.add(NAME, `${JSON.stringify(this.digests, null, 2)}\n`);
    }
}
function read(file) {
    try {
        const entries = Object.entries(JSON.parse(fs.readFileSync(file, 'utf8')));
        return Object.fromEntries(entries.filter((entry)=>isName(entry[0]) && typeof entry[1] === 'string'));
    } catch  {
        return {};
    }
}
function isName(name) {
    return name !== '' && !/^\.\.?$|[\\/:]/.test(name);
}
function digest(content) {
    return node_crypto().createHash('sha256').update(content).digest('hex');
}

exports.InstallRecord = InstallRecord;
exports.commandsFolders = commandsFolders;
