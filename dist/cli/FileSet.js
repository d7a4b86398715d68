// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const host_errors = require('../host/errors.js');
const host_headless = require('../host/headless.js');
const cli_common = require('./common.js');

const { disk, proofs } = host_headless.nodePlatform;
class FileSet {
    static write(folder, fill) {
        const files = new FileSet(folder);
        try {
            fill(files);
            return files.finish();
        } catch (error) {
            files.drop();
            throw error;
        }
    }
    constructor(folder){
        this.folder = folder;
        this.names = new Set();
        this.holdsOld = false;
        this.end = (signal)=>{
            this.drop();
            process.exit(cli_common.SIGNALS[signal]);
        };
        try {
            this.root = host_headless.pathToWrite(host_headless.nodePlatform, folder);
            this.made = makeFolders(this.root);
            removeAbandoned(this.root);
            this.waiting = host_headless.makeTemporaryFolder(host_headless.nodePlatform, this.root, `${WAITING}${process.pid}-`);
            for (const signal of cli_common.ENDING_SIGNALS)process.on(signal, this.end);
            prove(this.waiting);
        } catch (error) {
            throw new Error(`${folder}: cannot write there: ${host_errors.faultReason(error, MAKING)}`, {
                cause: error
            });
        }
    }
    add(name, content) {
        const target = this.check(name);
        try {
            disk.create(this.waitingPlace(name), [
                bytesOf(content)
            ], {
                isSynced: false
            });
            this.names.add(name);
        } catch (error) {
            if (error.code === 'EEXIST') throw new Error(`${target} would be written twice: here, two parts have the same name`, {
                cause: error
            });
            throw new Error(`${target}: cannot be written: ${host_errors.faultReason(error, MAKING)}`, {
                cause: error
            });
        }
    }
    async addMade(name, make) {
        const target = this.check(name);
        const made = this.waitingPlace(path.join(MAKING_FOLDER, `made${path.extname(name)}`));
        await make(path.dirname(made), path.basename(made));
        const file = this.waitingPlace(name);
        if (fs.existsSync(file)) throw new Error(`${target} would be written twice: here, two parts have the same name`);
        disk.rename(made, file);
        this.names.add(name);
        return fs.statSync(file).size;
    }
    waitingPlace(name) {
        const file = host_headless.pathBelow(host_headless.nodePlatform, this.waiting, path.join(FILES, name));
        disk.makeFolder(host_headless.folderOf(host_headless.nodePlatform, file));
        return file;
    }
    check(name) {
        const target = path.join(this.folder, name);
        if (this.names.has(name)) throw new Error(`${target} would be written twice: two parts have the same name`);
        const finalPath = this.placeOf(name);
        if (kindOf(finalPath) === 'folder') throw new Error(`${target}: there is a folder of that name`);
        const parent = path.dirname(finalPath);
        if (kindOf(parent) === 'file') throw new Error(`${path.dirname(target)}: there is a file of that name`);
        return target;
    }
    placeOf(name) {
        const folder = host_headless.pathBelow(host_headless.nodePlatform, this.root, path.dirname(name));
        return host_headless.inFolder(host_headless.nodePlatform, folder, path.basename(name));
    }
    finish() {
        const names = [
            ...this.names
        ];
        const moves = [];
        try {
            const copies = names.map((name, index)=>this.copyOld(this.placeOf(name), index));
            names.forEach((name, index)=>this.putInPlace(name, copies[index], index, moves));
        } catch (error) {
            const lost = moves.reverse().filter((move)=>!takeBack(move) && move.backup !== undefined);
            if (lost.length > 0) this.holdOld();
            const where = lost.length > 0 ? `; the old files are in ${this.waiting}` : '';
            throw new Error(`${this.folder}: cannot write there: ${host_errors.faultReason(error, MAKING)}${where}`, {
                cause: error
            });
        }
        this.clear();
        return names.map((name)=>path.join(this.folder, name));
    }
    copyOld(target, index) {
        if (disk.linkStat(target)?.isFile !== true) return undefined;
        const backup = this.oldPlace(index);
        try {
            disk.link(target, backup);
        } catch  {
            disk.copy(target, backup);
        }
        return backup;
    }
    oldPlace(index) {
        return host_headless.pathBelow(host_headless.nodePlatform, this.waiting, `${OLD_FILE}${index}`);
    }
    putInPlace(name, copy, index, moves) {
        const target = this.placeOf(name);
        const folder = host_headless.folderOf(host_headless.nodePlatform, target);
        const made = host_headless.missingFolders(host_headless.nodePlatform, folder);
        const move = {
            target,
            backup: copy,
            made,
            isDone: false
        };
        moves.push(move);
        if (made.length > 0) disk.makeFolder(folder);
        if (copy === undefined && disk.linkStat(target) !== undefined) {
            const aside = this.oldPlace(index);
            disk.rename(target, aside);
            Object.assign(move, {
                backup: aside,
                isDone: true
            });
        }
        disk.rename(host_headless.pathBelow(host_headless.nodePlatform, this.waiting, path.join(FILES, name)), target);
        move.isDone = true;
    }
    holdOld() {
        this.holdsOld = true;
        for (const name of [
            PROOF,
            FILES
        ])host_headless.discard(disk, host_headless.inFolder(host_headless.nodePlatform, this.waiting, name));
    }
    clear() {
        for (const signal of cli_common.ENDING_SIGNALS)process.off(signal, this.end);
        if (!this.holdsOld) fs.rmSync(this.waiting, {
            recursive: true,
            force: true
        });
    }
    drop() {
        this.clear();
        host_headless.removeEmpty(disk, this.made);
    }
}
function takeBack({ target, backup, made, isDone }) {
    try {
        if (isDone && backup !== undefined) disk.rename(backup, target);
        else if (isDone) disk.removeFile(target);
    } catch  {
        return false;
    }
    host_headless.removeEmpty(disk, made);
    return true;
}
function bytesOf(content) {
    return typeof content === 'string' ? new TextEncoder().encode(content) : content;
}
function kindOf(place) {
    if (!fs.existsSync(place)) return 'nothing';
    return fs.statSync(place).isDirectory() ? 'folder' : 'file';
}
const WAITING = `.export-${os.hostname().replace(/[^\w.]/g, '_')}-`;
const FILES = 'files';
const PROOF = 'proof';
const OLD_FILE = 'old-';
const MAKING_FOLDER = '.making';
function prove(waiting) {
    try {
        const proof = bytesOf(proofs.sign(...subjectOf(waiting)));
        disk.create(host_headless.inFolder(host_headless.nodePlatform, waiting, PROOF), [
            proof
        ], {
            isSynced: false
        });
    } catch  {
    }
}
function isOurs(waiting) {
    try {
        if (!fs.lstatSync(waiting).isDirectory()) return false;
        const names = fs.readdirSync(waiting);
        if (names.length === 0) return true;
        const file = path.join(waiting, PROOF);
        if (!fs.lstatSync(file).isFile() || names.some((name)=>name !== FILES && name !== PROOF && !name.startsWith(OLD_FILE))) return false;
        const proof = fs.readFileSync(file, 'utf8');
        if (proof === '' && names.length === 1) return true;
        return proofs.isSigned(...subjectOf(waiting), proof);
    } catch  {
        return false;
    }
}
function subjectOf(waiting) {
    return [
        fs.realpathSync(path.dirname(waiting)),
        path.basename(waiting)
    ];
}
function removeAbandoned(folder) {
    const names = kindOf(folder) === 'folder' ? fs.readdirSync(folder).filter(isAbandoned) : [];
    const abandoned = names.map((name)=>host_headless.inFolder(host_headless.nodePlatform, folder, name)).filter(isOurs);
    for (const waiting of abandoned)host_headless.discard(disk, waiting);
}
function isLeftWaiting(place) {
    return isAbandoned(path.basename(place)) && isOurs(place);
}
function tidyAtExit(folders) {
    const missing = folders.map((folder)=>[
            folder,
            host_headless.missingFolders(host_headless.nodePlatform, folder)
        ]);
    const tidy = ()=>{
        for (const [folder, made] of missing){
            removeAbandoned(folder);
            for (const each of made)host_headless.removeEmpty(disk, [
                each
            ]);
        }
    };
    process.once('exit', tidy);
    return ()=>{
        process.off('exit', tidy);
        tidy();
    };
}
function isAbandoned(name) {
    return name.startsWith(WAITING) && !host_errors.hasNumber(Number.parseInt(name.slice(WAITING.length), 10));
}
function makeFolders(folder) {
    const made = [];
    try {
        for (const each of host_headless.missingFolders(host_headless.nodePlatform, folder).reverse()){
            fs.mkdirSync(each);
            made.unshift(each);
        }
        return made;
    } catch (error) {
        host_headless.removeEmpty(disk, made);
        throw error;
    }
}
const IN_THE_WAY = 'a file is where a folder should be';
const MAKING = {
    ENOENT: 'the system makes no folders there',
    ENOTDIR: IN_THE_WAY,
    EEXIST: IN_THE_WAY
};

exports.FileSet = FileSet;
exports.isLeftWaiting = isLeftWaiting;
exports.tidyAtExit = tidyAtExit;
