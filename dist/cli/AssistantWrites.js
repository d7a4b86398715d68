// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const fs = require('node:fs');
const path = require('node:path');
let host_folder$late;
const host_folder = () => (host_folder$late ??= require('../host/folder.js'));
const host_errors = require('../host/errors.js');
const host_headless = require('../host/headless.js');
const obeyedNames = require('./obeyedNames.js');

class AssistantWrites {
    constructor(limits){
        this.limits = limits;
        this.made = new Set();
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
    isOfDocument(root, file) {
        const parts = partsBelow(root, file);
        if (!parts) return false;
        if (/\.fla$/i.test(meant(path.basename(file))) && isPlainFile(parts)) return true;
        return this.isInDocument(parts, root, isFileInDocument);
    }
    isInDocument(parts, root, isPart) {
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
function isFileInDocument(parts) {
    const [first = '', ...others] = parts;
    if (isSave(first)) return others.length < 2;
    if (others.length === 0) return host_headless.isOfLock(host_folder().LOCK, first) || host_errors.isOfDocument(first) && !obeyedNames.isObeyedFile(first);
    const last = others.at(-1) ?? '';
    const isItem = /\.xml$/i.test(last) || last.toLowerCase() === 'head';
    return host_errors.isOfDocument(parts.join('/')) && !parts.some(obeyedNames.isHidden) && (isItem || !obeyedNames.isObeyedFile(last));
}
function isFolderInDocument(parts) {
    const [first = ''] = parts;
    if (isSave(first)) return parts.length === 1;
    return host_errors.isDocumentFolder(first) && !parts.some(obeyedNames.isHidden);
}
function isSave(name) {
    return name.startsWith(host_folder().SAVE_PREFIX) && /^[\w-]*$/.test(name.slice(host_folder().SAVE_PREFIX.length));
}
function meant(name) {
    return host_headless.nameOfFile(name) ?? name;
}
function partsBelow(root, file) {
    const name = path.relative(root, file);
    if (name === '' || path.isAbsolute(name)) return undefined;
    const parts = name.split(path.sep);
    return parts[0] === '..' ? undefined : parts;
}
function isAtOrBelow(root, file) {
    return path.relative(root, file) === '' || partsBelow(root, file) !== undefined;
}
function refusedName(root, file) {
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
