// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const fs = require('node:fs');
const path = require('node:path');
const host_headless = require('../host/headless.js');
const host_errors = require('../host/errors.js');
const obeyedNames = require('./obeyedNames.js');

/**
 * Lets scripts of an assistant save documents, and write other files where a folder was named for them. Hidden files, and
 * files that other programs run or obey, they may not write anywhere.
 */ class AssistantWrites {
    constructor(limits){
        this.limits = limits;
        /** Folders that were made: what belongs to a new document is written there before its main file. */ this.made = new Set();
    }
    allows(file) {
        return this.allowsFile(file) || this.made.has(file);
    }
    allowsFolder(folder) {
        const { documents, files } = this.limits;
        return [
            ...files,
            ...documents
        ].some((root)=>isPlainFolder(partsBelow(root, folder))) || documents.some((root)=>this.isInDocument(partsBelow(root, folder), root, isFolderInDocument));
    }
    noteMade(folder) {
        this.made.add(folder);
    }
    allowsFile(file) {
        const { documents, files } = this.limits;
        return files.some((root)=>isPlainFile(partsBelow(root, file))) || documents.some((root)=>this.isOfDocument(root, file));
    }
    /** True for an FLA, and for the files of an XFL document that exists, or in a folder that was made for it. */ isOfDocument(root, file) {
        const parts = partsBelow(root, file);
        if (!parts) return false;
        if (/\.fla$/i.test(meant(path.basename(file))) && isPlainFile(parts)) return true;
        return this.isInDocument(parts, root, isFileInDocument);
    }
    /** @param isPart - whether something belongs to a document, by the names on the way from its folder */ isInDocument(parts, root, isPart) {
        return parts?.some((_part, index)=>{
            const above = parts.slice(0, index);
            return this.isDocument(path.join(root, ...above)) && isPlainFolder(above) && isPart(parts.slice(index));
        }) ?? false;
    }
    isDocument(folder) {
        if (this.made.has(folder)) return true;
        return fs.lstatSync(path.join(folder, 'DOMDocument.xml'), {
            throwIfNoEntry: false
        })?.isFile() === true;
    }
}
function isPlainFolder(parts) {
    return parts?.every((part)=>!obeyedNames.isObeyedFolder(part)) ?? false;
}
function isPlainFile(parts) {
    return parts !== undefined && obeyedNames.obeyedPart([
        ...parts.slice(0, -1),
        meant(parts.at(-1) ?? '')
    ]) === undefined;
}
/** @param parts - the names on the way from the folder of an XFL document */ function isFileInDocument(parts) {
    const [first = '', ...others] = parts;
    if (isSave(first)) return others.length < 2;
    if (others.length === 0) return host_headless.isOfLock(host_headless.LOCK, first) || host_errors.isOfDocument(first) && !obeyedNames.isObeyedFile(first);
    // Folders and symbols of a library may have any name; no program looks for its files there.
    const last = others.at(-1) ?? '';
    const isItem = /\.xml$/i.test(last) || last.toLowerCase() === 'head';
    return host_errors.isOfDocument(parts.join('/')) && !parts.some(obeyedNames.isHidden) && (isItem || !obeyedNames.isObeyedFile(last));
}
/** @see isFileInDocument. Folders of a library may have any name. */ function isFolderInDocument(parts) {
    const [first = ''] = parts;
    if (isSave(first)) return parts.length === 1;
    return host_errors.isDocumentFolder(first) && !parts.some(obeyedNames.isHidden);
}
/** True for the name of the folder of a save in the folder of an XFL document. */ function isSave(name) {
    return name.startsWith(host_headless.SAVE_PREFIX) && /^[\w-]*$/.test(name.slice(host_headless.SAVE_PREFIX.length));
}
/** The name of the file that a waiting file will replace, or a lock protects. */ function meant(name) {
    return host_headless.nameOfFile(name) ?? name;
}
/** The names on the way from a folder to a path below it; undefined for a path that is not below. */ function partsBelow(root, file) {
    const name = path.relative(root, file);
    if (name === '' || path.isAbsolute(name)) return undefined;
    const parts = name.split(path.sep);
    return parts[0] === '..' ? undefined : parts;
}
/** True for the folder itself, and everything below it, in any case on Windows. */ function isAtOrBelow(root, file) {
    return path.relative(root, file) === '' || partsBelow(root, file) !== undefined;
}
/**
 * The name on the way from a folder to a document or another file that an assistant may not write; undefined where it may.
 * `Makefile.xfl` is written as a folder `Makefile`.
 */ function refusedName(root, file) {
    const parts = partsBelow(root, file) ?? [];
    const last = parts.at(-1) ?? '';
    const stem = last.replace(/\.xfl$/i, '');
    return obeyedNames.obeyedPart(parts) ?? ([
        last,
        stem
    ].some(obeyedNames.isObeyedFolder) ? last : undefined);
}

exports.AssistantWrites = AssistantWrites;
exports.isAtOrBelow = isAtOrBelow;
exports.refusedName = refusedName;
