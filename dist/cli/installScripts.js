// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const fs = require('node:fs');
const path = require('node:path');
const InstallRecord = require('./InstallRecord.js');
const FileSet = require('./FileSet.js');
const host_headless = require('../host/headless.js');
const cli_common = require('./common.js');

const BANNER = /^\/\/ adobe-collection (\d\S*):/;
class Copy {
    constructor(source, folder, record){
        this.record = record;
        const name = path.basename(source);
        this.target = path.join(folder, name);
        const file = host_headless.pathBelow(host_headless.nodePlatform, host_headless.pathToWrite(host_headless.nodePlatform, folder), name);
        this.content = fs.readFileSync(source);
        this.before = fs.existsSync(file) ? fs.readFileSync(file) : undefined;
        this.state = this.compare();
    }
    describe() {
        const { state, target, before } = this;
        if (state === 'new') return `copied     ${target}`;
        if (state === 'same') return `unchanged  ${target}`;
        if (state === 'copy') return `replaced   ${target} (an earlier copy there)`;
        if (state === 'build') return `replaced   ${target} (adobe-collection ${versionOf(before)} there)`;
        return `replaced   ${target} (another file there)`;
    }
    addTo(files) {
        const name = path.basename(this.target);
        if (this.state !== 'same') files.add(name, this.content);
        this.record.add(name, this.content);
    }
    compare() {
        const { before, content } = this;
        if (before === undefined) return 'new';
        if (before.equals(content)) return 'same';
        if (versionOf(before) !== undefined && versionOf(content) !== undefined) return 'build';
        return this.record.holds(path.basename(this.target), before) ? 'copy' : 'other';
    }
}
function versionOf(file) {
    return file && BANNER.exec(file.toString('latin1', 0, 100))?.[1];
}

const LIBRARY = 'collection.jsfl';
const MENU = `
In Animate they are in the menu Commands. Begin with "Select by Query".
`;
const LOADER = `
A script of your own loads the library with its first line:

    fl.runScript(fl.configURI + 'Commands/${LIBRARY}');
`;
function installScripts(scripts, options, io) {
    const own = [
        path.join(io.libraryFolder, LIBRARY),
        ...menuCommands(io.libraryFolder)
    ];
    const files = [
        ...own,
        ...scripts.map((script)=>path.resolve(script))
    ];
    checkFiles(files);
    if (options.to !== undefined && fs.statSync(options.to, {
        throwIfNoEntry: false
    })?.isFile()) throw new cli_common.UsageError(`--to ${options.to}: expected a folder, not a file`);
    const records = new Map(InstallRecord.commandsFolders(options, io).map((folder)=>[
            folder,
            new InstallRecord.InstallRecord(folder)
        ]));
    const installs = [
        ...records
    ].map(([folder, record])=>({
            folder,
            record,
            copies: files.map((file)=>new Copy(file, folder, record))
        }));
    const inTheWay = installs.flatMap(({ copies })=>copies).filter(({ state })=>state === 'other').map(({ target })=>target);
    if (inTheWay.length > 0 && !options.force) {
        throw new Error(`${inTheWay.join(', ')}: another file is there; nothing was copied; --force replaces it`);
    }
    for (const install of installs){
        if (!options.dryRun) copyAll(install);
        for (const copy of install.copies)io.line(copy.describe());
    }
    if (options.dryRun) io.out('Nothing was done: this was a dry run.\n');
    const stray = [
        ...records.keys()
    ].find((folder)=>path.basename(folder) !== 'Commands');
    if (stray !== undefined) return io.note(`${stray}: the menu of Animate shows what is in Commands, in its Configuration folder`);
    if (!options.dryRun) io.out(MENU);
    if (scripts.length === 0 || scripts.some(needsLibrary)) io.out(LOADER);
}
function copyAll({ folder, record, copies }) {
    FileSet.FileSet.write(folder, (files)=>{
        for (const copy of copies)copy.addTo(files);
        record.addTo(files);
    });
}
function needsLibrary(script) {
    return !fs.readFileSync(script, 'utf8').includes('ElementCollection');
}
function menuCommands(libraryFolder) {
    const folder = path.join(libraryFolder, '../examples/commands');
    if (!fs.existsSync(folder)) return [];
    return fs.readdirSync(folder).sort().map((name)=>path.join(folder, name));
}
function checkFiles(files) {
    const document = files.find((file)=>/\.(fla|xfl)$/i.test(file));
    if (document !== undefined) throw new cli_common.UsageError(`${document}: expected a script, not a document`);
    const missing = files.find((file)=>!fs.statSync(file, {
            throwIfNoEntry: false
        })?.isFile());
    if (missing !== undefined) throw new Error(`${missing}: there is no such script`);
    const names = files.map((file)=>path.basename(file).toLowerCase());
    const twice = files.find((_file, index)=>names.indexOf(names[index]) < index);
    if (twice !== undefined) throw new Error(`${twice}: another script has the same name`);
}

exports.installScripts = installScripts;
