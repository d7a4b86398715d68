// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const path = require('node:path');
const host_headless = require('../host/headless.js');
const cli_common = require('./common.js');
const fs = require('node:fs');
const os = require('node:os');
const host_errors = require('../host/errors.js');
const commonFolder = require('./commonFolder.js');

/**
 * Files that appear together: they are written beside their places, and moved there when all are done. What is not
 * finished leaves nothing behind.
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
            this.made = makeFolder(folder);
            removeAbandoned(folder);
            this.waiting = fs.mkdtempSync(path.join(folder, `${WAITING}${process.pid}-`));
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
            const file = path.join(this.waiting, FILES, name);
            fs.mkdirSync(path.dirname(file), {
                recursive: true
            });
            // Some systems take names that differ in case, or in how an accent is written, for one.
            fs.writeFileSync(file, content, {
                flag: 'wx'
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
        const folder = path.join(this.waiting, FILES, MAKING_FOLDER);
        fs.mkdirSync(folder, {
            recursive: true
        });
        const made = path.join(folder, `made${path.extname(name)}`);
        await make(folder, path.basename(made));
        const file = path.join(this.waiting, FILES, name);
        if (fs.existsSync(file)) throw new Error(`${target} would be written twice: here, two parts have the same name`);
        fs.mkdirSync(path.dirname(file), {
            recursive: true
        });
        fs.renameSync(made, file);
        this.names.add(name);
        return fs.statSync(file).size;
    }
    /** The place of a file, if it can lie there. */ check(name) {
        const target = path.join(this.folder, name);
        if (this.names.has(name)) throw new Error(`${target} would be written twice: two parts have the same name`);
        host_headless.refuseLinks(this.folder, path.dirname(name));
        if (kindOf(target) === 'folder') throw new Error(`${target}: there is a folder of that name`);
        const parent = path.dirname(target);
        if (kindOf(parent) === 'file') throw new Error(`${parent}: there is a file of that name`);
        return target;
    }
    /** Puts all files in their places. Gives their paths, in the order in which they were added. */ finish() {
        const targets = [
            ...this.names
        ].map((name)=>path.join(this.folder, name));
        [
            ...this.names
        ].forEach((name, index)=>{
            fs.mkdirSync(path.dirname(targets[index]), {
                recursive: true
            });
            fs.renameSync(path.join(this.waiting, FILES, name), targets[index]);
        });
        this.clear();
        return targets;
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
        for (const folder of [
            ...this.made
        ].reverse())if (fs.readdirSync(folder).length === 0) fs.rmdirSync(folder);
    }
}
function kindOf(place) {
    if (!fs.existsSync(place)) return 'nothing';
    return fs.statSync(place).isDirectory() ? 'folder' : 'file';
}
/** The names of folders in which files wait: this, the number of the process, and what makes them unique. */ const WAITING = `.export-${os.hostname().replace(/[^\w.]/g, '_')}-`;
/** In the folder that waits: the folder of the files, and the proof that this user made it all. */ const FILES = 'files';
const PROOF = 'proof';
/** Among the files that wait: where something else writes one. */ const MAKING_FOLDER = '.making';
/** Leaves a proof in a folder. Where none can be made, nobody will remove the folder but who made it. */ function prove(waiting) {
    try {
        fs.writeFileSync(path.join(waiting, PROOF), host_headless.proofs.sign(...subjectOf(waiting)), {
            flag: 'wx'
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
        if (!fs.lstatSync(file).isFile() || names.some((name)=>name !== FILES && name !== PROOF)) return false;
        const proof = fs.readFileSync(file, 'utf8');
        // A process was killed while it wrote the proof: there is nothing else yet.
        if (proof === '' && names.length === 1) return true;
        return host_headless.proofs.isSigned(...subjectOf(waiting), proof);
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
    const abandoned = names.map((name)=>path.join(folder, name)).filter(isOurs);
    for (const waiting of abandoned)fs.rmSync(waiting, {
        recursive: true,
        force: true
    });
}
/**
 * Tidies folders after processes that are killed with this one, or before: what waited there goes, and folders that
 * were not there before and are empty.
 *
 * @returns what tidies now, and no more at the end of this process
 */ function tidyAtExit(folders) {
    const missing = folders.map((folder)=>[
            folder,
            missingFolders(folder)
        ]);
    const tidy = ()=>{
        for (const [folder, made] of missing){
            removeAbandoned(folder);
            for (const each of made)if (kindOf(each) === 'folder' && isBare(each)) fs.rmdirSync(each);
        }
    };
    process.once('exit', tidy);
    return ()=>{
        process.off('exit', tidy);
        tidy();
    };
}
function isBare(folder) {
    return fs.readdirSync(folder).length === 0;
}
/** A folder and those around it that are not there, the innermost first. */ function missingFolders(folder) {
    return fs.existsSync(folder) ? [] : [
        folder,
        ...missingFolders(path.dirname(folder))
    ];
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
/** Gives the folders that had to be made. Node's own way does not come back where the system makes none, as below /proc. */ function makeFolder(folder) {
    if (fs.existsSync(folder)) return [];
    const above = makeFolder(path.dirname(folder));
    fs.mkdirSync(folder);
    return [
        ...above,
        folder
    ];
}
const IN_THE_WAY = 'a file stands where a folder should be';
/** What codes mean where folders are made. */ const MAKING = {
    ENOENT: 'the system makes no folders there',
    ENOTDIR: IN_THE_WAY,
    EEXIST: IN_THE_WAY
};

/**
 * Makes files of several documents in processes apart, as many at a time as the machine has processors. Each document has
 * a folder of its own below the output.
 *
 * @param taskOf - what is done with a document and its folder: it prints a list of one report as JSON
 */ async function workApart(documents, output, taskOf, io) {
    const places = placesBelow(commonFolder.commonFolder(documents), documents);
    for (const place of places)host_headless.refuseLinks(output, place);
    const reports = [];
    let failed = 0;
    const progress = new cli_common.Progress(documents.length, io);
    const tidy = tidyAtExit(places.map((place)=>path.resolve(output, place)));
    await cli_common.shareWork(documents, cli_common.DOCUMENT_BOUNDS, io, async (document, worker, index)=>{
        const said = {
            out: '',
            err: ''
        };
        const sink = {
            out: (text)=>void (said.out += text),
            err: (text)=>void (said.err += text)
        };
        const folder = path.join(output, places[index]);
        const status = await worker.run(taskOf(document, folder + path.sep), sink);
        if (status === 0) reports[index] = JSON.parse(said.out)[0];
        else failed++;
        progress.hide();
        for (const line of said.err.split('\n').filter(Boolean))io.err(`${named(line, document)}\n`);
        progress.next();
    });
    tidy();
    progress.hide();
    if (failed > 0) io.err(`${failed} of ${documents.length} documents failed\n`);
    return {
        reports: reports.filter(Boolean),
        isDone: failed === 0
    };
}
/** Folders for the files of each document; an FLA keeps its ending where an XFL has the same name. */ function placesBelow(folder, documents) {
    const whole = documents.map((document)=>path.relative(folder, document));
    const short = whole.map((place)=>place.replace(/\.fla$/i, ''));
    return short.map((place, index)=>short.indexOf(place) === short.lastIndexOf(place) ? place : whole[index]);
}
/** A line of a document's process with the name of the document, unless it says it already. */ function named(line, document) {
    const name = cli_common.visibleLine(cli_common.shortPath(document));
    const text = line.startsWith(cli_common.PREFIX) ? line.slice(cli_common.PREFIX.length) : line;
    return text.includes(cli_common.visibleLine(path.basename(document))) ? line : `${cli_common.PREFIX}${name}: ${text}`;
}

exports.FileSet = FileSet;
exports.tidyAtExit = tidyAtExit;
exports.workApart = workApart;
