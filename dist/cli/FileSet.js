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
 * Files that appear together: they are written beside their final paths, and moved there when all are complete. If that fails,
 * the earlier files are restored. A set that is not finished leaves no files.
 */ class FileSet {
    /**
   * Writes files into a folder, all or none.
   *
   * @param fill - adds them
   * @returns as `finish`
   * @throws as `finish`, and whatever `fill` throws
   */ static write(folder, fill) {
        const files = new FileSet(folder);
        try {
            fill(files);
            return files.finish();
        } catch (error) {
            files.drop();
            throw error;
        }
    }
    /**
   * @param folder - the folder for the files; it is made if it does not exist
   * @throws Error that names the folder where nothing can be written.
   */ constructor(folder){
        this.folder = folder;
        this.names = new Set();
        /** True when old files wait that could not be put back: there is no other copy of them. */ this.holdsOld = false;
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
   * @throws Error if the name is taken, or its path goes through a link
   */ add(name, content) {
        const target = this.check(name);
        try {
            // Some systems treat names that differ in case, or in the form of an accent, as the same.
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
   * @param make - writes the file of that name into that folder; neither is part of its final path
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
        const file = host_headless.pathBelow(host_headless.nodePlatform, this.waiting, path.join(FILES, name));
        disk.makeFolder(host_headless.folderOf$1(host_headless.nodePlatform, file));
        return file;
    }
    /** Returns the path of a file for messages. @throws Error if it cannot be written there */ check(name) {
        const target = path.join(this.folder, name);
        if (this.names.has(name)) throw new Error(`${target} would be written twice: two parts have the same name`);
        const finalPath = this.placeOf(name);
        if (kindOf(finalPath) === 'folder') throw new Error(`${target}: there is a folder of that name`);
        const parent = path.dirname(finalPath);
        if (kindOf(parent) === 'file') throw new Error(`${path.dirname(target)}: there is a file of that name`);
        return target;
    }
    /** The final path of a file: a link at the path itself is replaced, and one at a folder above it refused. */ placeOf(name) {
        const folder = host_headless.pathBelow(host_headless.nodePlatform, this.root, path.dirname(name));
        return host_headless.inFolder(host_headless.nodePlatform, folder, path.basename(name));
    }
    /**
   * Moves all files to their final paths. Returns these, in the order in which they were added.
   *
   * @throws Error if that fails; then the earlier files are restored, or the message says where they are
   */ finish() {
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
    /** Keeps an old file under a second name, until all new ones are at their final paths. */ copyOld(target, index) {
        if (disk.linkStat(target)?.isFile !== true) return undefined;
        const backup = this.oldPlace(index);
        try {
            disk.link(target, backup);
        } catch  {
            // Some file systems have no links.
            disk.copy(target, backup);
        }
        return backup;
    }
    oldPlace(index) {
        return host_headless.pathBelow(host_headless.nodePlatform, this.waiting, `${OLD_FILE}${index}`);
    }
    putInPlace(name, copy, index, moves) {
        const target = this.placeOf(name);
        const folder = host_headless.folderOf$1(host_headless.nodePlatform, target);
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
            // A link has no second name: it is moved aside.
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
    /** A folder without its proof is not removed: it may belong to another program. */ holdOld() {
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
    /** Removes the waiting files, and the folders that were made for them. */ drop() {
        this.clear();
        host_headless.removeEmpty(disk, this.made);
    }
}
/** Restores the earlier file. False if that fails: a second error must not hide the first. */ function takeBack({ target, backup, made, isDone }) {
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
/** The names of folders in which files wait: this, the number of the process, and a unique suffix. */ const WAITING = `.export-${os.hostname().replace(/[^\w.]/g, '_')}-`;
/** In the waiting folder: the folder of the files, and the proof that this user made them. */ const FILES = 'files';
const PROOF = 'proof';
/** In it, too: the beginning of the names of old files, until all new ones are at their final paths. */ const OLD_FILE = 'old-';
/** Among the waiting files: the folder in which something else writes one. */ const MAKING_FOLDER = '.making';
/** Writes a proof into a folder. A folder without a proof is removed only by the process that made it. */ function prove(waiting) {
    try {
        const proof = bytesOf(proofs.sign(...subjectOf(waiting)));
        disk.create(host_headless.inFolder(host_headless.nodePlatform, waiting, PROOF), [
            proof
        ], {
            isSynced: false
        });
    } catch  {
    // The user has no folder for a key.
    }
}
/** True for a folder that is empty, or has a proof for its path and name. */ function isOurs(waiting) {
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
/** The subject of a proof: the path of the parent folder, and the name of the waiting folder. */ function subjectOf(waiting) {
    return [
        fs.realpathSync(path.dirname(waiting)),
        path.basename(waiting)
    ];
}
/**
 * Removes the waiting folders of killed processes of this user and machine, and nothing else with such a name.
 */ function removeAbandoned(folder) {
    const names = kindOf(folder) === 'folder' ? fs.readdirSync(folder).filter(isAbandoned) : [];
    const abandoned = names.map((name)=>host_headless.inFolder(host_headless.nodePlatform, folder, name)).filter(isOurs);
    for (const waiting of abandoned)host_headless.discard(disk, waiting);
}
/** True for a folder that a process of this user left waiting when it was killed. */ function isLeftWaiting(place) {
    return isAbandoned(path.basename(place)) && isOurs(place);
}
/**
 * Cleans up folders after processes that are killed with this one, or before: removes waiting files, and empty folders that
 * did not exist before.
 *
 * @returns a function that cleans up now, instead of at the end of this process
 */ function tidyAtExit(folders) {
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
/**
 * Makes folders, and returns those that did not exist, the innermost first. Node's own function does not return if the system
 * cannot make any, as below /proc.
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
/** The reasons for error codes when folders are made. */ const MAKING = {
    ENOENT: 'the system makes no folders there',
    ENOTDIR: IN_THE_WAY,
    EEXIST: IN_THE_WAY
};

exports.FileSet = FileSet;
exports.isLeftWaiting = isLeftWaiting;
exports.tidyAtExit = tidyAtExit;
