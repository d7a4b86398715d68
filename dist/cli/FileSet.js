// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const host_errors = require('../host/errors.js');
const host_headless = require('../host/headless.js');
const cli_common = require('./common.js');

const { disk, proofs } = host_headless.nodePlatform;
/**
 * Files that appear together: they are written beside their places, and moved there when all are done. Where that fails,
 * what was there before is there again. What is not finished leaves nothing behind.
 */ class FileSet {
    /**
   * @param folder - where the files are to lie; it is made if it is not there
   * @throws Error that names the folder where nothing can be written.
   */ constructor(folder){
        this.folder = folder;
        this.names = new Set();
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
    /**
   * @param name - path below the folder
   * @throws Error where the name is taken, or leads through a link
   */ add(name, content) {
        const target = this.check(name);
        try {
            // Some systems take names that differ in case, or in how an accent is written, for one.
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
    /**
   * A file that something else writes.
   *
   * @param make - writes the file of that name into that folder; both say nothing of where it will lie
   * @throws as `add`, and whatever `make` throws
   */ async addMade(name, make) {
        const target = this.check(name);
        const made = this.waitingPlace(path.join(MAKING_FOLDER, `made${path.extname(name)}`));
        await make(path.dirname(made), path.basename(made));
        const file = this.waitingPlace(name);
        if (fs.existsSync(file)) throw new Error(`${target} would be written twice: here, two parts have the same name`);
        disk.rename(made, file);
        this.names.add(name);
        return fs.statSync(file).size;
    }
    /** Where a file waits. Its folder is made. */ waitingPlace(name) {
        const file = host_headless.placeBelow(host_headless.nodePlatform, this.waiting, path.join(FILES, name));
        disk.makeFolder(host_headless.folderOf$1(host_headless.nodePlatform, file));
        return file;
    }
    /** The path of a file for people, if it can lie there. */ check(name) {
        const target = path.join(this.folder, name);
        if (this.names.has(name)) throw new Error(`${target} would be written twice: two parts have the same name`);
        const place = this.placeOf(name);
        if (kindOf(place) === 'folder') throw new Error(`${target}: there is a folder of that name`);
        const parent = path.dirname(place);
        if (kindOf(parent) === 'file') throw new Error(`${path.dirname(target)}: there is a file of that name`);
        return target;
    }
    /** Where a file is to lie: a link of its name is replaced, and one of a folder on the way refused. */ placeOf(name) {
        const folder = host_headless.placeBelow(host_headless.nodePlatform, this.root, path.dirname(name));
        return host_headless.inFolder(host_headless.nodePlatform, folder, path.basename(name));
    }
    /**
   * Puts all files in their places. Gives their paths, in the order in which they were added.
   *
   * @throws Error where that fails; then the files are as they were before
   */ finish() {
        const names = [
            ...this.names
        ];
        const moves = [];
        try {
            const backups = names.map((name, index)=>this.keepOld(this.placeOf(name), index));
            names.forEach((name, index)=>this.putInPlace(name, backups[index], moves));
        } catch (error) {
            for (const move of moves.reverse())takeBack(move);
            throw new Error(`${this.folder}: cannot write there: ${host_errors.faultReason(error, MAKING)}`, {
                cause: error
            });
        }
        this.clear();
        return names.map((name)=>path.join(this.folder, name));
    }
    /** Keeps an old file under a second name, until all new ones are in their places. */ keepOld(target, index) {
        if (disk.linkStat(target)?.isFile !== true) return undefined;
        const backup = host_headless.placeBelow(host_headless.nodePlatform, this.waiting, `${OLD_FILE}${index}`);
        try {
            disk.link(target, backup);
        } catch  {
            // Some file systems have no links.
            disk.copy(target, backup);
        }
        return backup;
    }
    putInPlace(name, backup, moves) {
        const target = this.placeOf(name);
        const folder = host_headless.folderOf$1(host_headless.nodePlatform, target);
        const made = host_headless.missingFolders(host_headless.nodePlatform, folder);
        moves.push({
            target,
            backup,
            made
        });
        if (made.length > 0) disk.makeFolder(folder);
        disk.rename(host_headless.placeBelow(host_headless.nodePlatform, this.waiting, path.join(FILES, name)), target);
    }
    clear() {
        for (const signal of cli_common.ENDING_SIGNALS)process.off(signal, this.end);
        fs.rmSync(this.waiting, {
            recursive: true,
            force: true
        });
    }
    /** Removes what waits, and the folders that were made for it. */ drop() {
        this.clear();
        host_headless.removeEmpty(disk, this.made);
    }
}
/** Puts back what was there before a file; a second error must not hide the first. */ function takeBack({ target, backup, made }) {
    try {
        if (backup !== undefined) disk.rename(backup, target);
        else if (disk.linkStat(target) !== undefined) disk.removeFile(target);
    } catch  {
        return;
    }
    host_headless.removeEmpty(disk, made);
}
function bytesOf(content) {
    return typeof content === 'string' ? new TextEncoder().encode(content) : content;
}
function kindOf(place) {
    if (!fs.existsSync(place)) return 'nothing';
    return fs.statSync(place).isDirectory() ? 'folder' : 'file';
}
/** The names of folders in which files wait: this, the number of the process, and what makes them unique. */ const WAITING = `.export-${os.hostname().replace(/[^\w.]/g, '_')}-`;
/** In the folder that waits: the folder of the files, and the proof that this user made it all. */ const FILES = 'files';
const PROOF = 'proof';
/** In it, too: what the names of old files begin with, while new ones take their places. */ const OLD_FILE = 'old-';
/** Among the files that wait: where something else writes one. */ const MAKING_FOLDER = '.making';
/** Writes a proof into a folder. A folder without a proof is removed only by the process that made it. */ function prove(waiting) {
    try {
        const proof = bytesOf(proofs.sign(...subjectOf(waiting)));
        disk.create(host_headless.inFolder(host_headless.nodePlatform, waiting, PROOF), [
            proof
        ], {
            isSynced: false
        });
    } catch  {
    // The user has no place for a key.
    }
}
/** True for a folder that holds nothing, or has a proof for its place and name. */ function isOurs(waiting) {
    try {
        if (!fs.lstatSync(waiting).isDirectory()) return false;
        const names = fs.readdirSync(waiting);
        if (names.length === 0) return true;
        const file = path.join(waiting, PROOF);
        if (!fs.lstatSync(file).isFile() || names.some((name)=>name !== FILES && name !== PROOF && !name.startsWith(OLD_FILE))) return false;
        const proof = fs.readFileSync(file, 'utf8');
        // A process was killed while it wrote the proof: there is nothing else yet.
        if (proof === '' && names.length === 1) return true;
        return proofs.isSigned(...subjectOf(waiting), proof);
    } catch  {
        return false;
    }
}
/** What a proof is about: the folder around, and the name of what waits there. */ function subjectOf(waiting) {
    return [
        fs.realpathSync(path.dirname(waiting)),
        path.basename(waiting)
    ];
}
/**
 * Removes what processes of this user and machine left waiting in a folder when they were killed, and nothing that only
 * has such a name.
 */ function removeAbandoned(folder) {
    const names = kindOf(folder) === 'folder' ? fs.readdirSync(folder).filter(isAbandoned) : [];
    const abandoned = names.map((name)=>host_headless.inFolder(host_headless.nodePlatform, folder, name)).filter(isOurs);
    for (const waiting of abandoned)host_headless.discard(disk, waiting);
}
/** True for a folder that a process of this user left waiting when it was killed. */ function isLeftWaiting(place) {
    return isAbandoned(path.basename(place)) && isOurs(place);
}
/**
 * Tidies folders after processes that are killed with this one, or before: what waited there goes, and folders that
 * were not there before and are empty.
 *
 * @returns what tidies now, and no more at the end of this process
 */ function tidyAtExit(folders) {
    const resolved = folders.map((folder)=>host_headless.pathToWrite(host_headless.nodePlatform, folder));
    const missing = resolved.map((folder)=>[
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
    return name.startsWith(WAITING) && !isRunning(Number.parseInt(name.slice(WAITING.length), 10));
}
function isRunning(pid) {
    try {
        return process.kill(pid, 0);
    } catch (error) {
        return error.code === 'EPERM';
    }
}
/**
 * Gives the folders that had to be made, the innermost first. Node's own way does not come back where the system makes
 * none, as below /proc.
 */ function makeFolders(folder) {
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
/** What codes mean where folders are made. */ const MAKING = {
    ENOENT: 'the system makes no folders there',
    ENOTDIR: IN_THE_WAY,
    EEXIST: IN_THE_WAY
};

exports.FileSet = FileSet;
exports.isLeftWaiting = isLeftWaiting;
exports.tidyAtExit = tidyAtExit;
