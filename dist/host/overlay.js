// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const host_headless = require('./headless.js');
const fs = require('node:fs');
const path = require('node:path');
const host_errors = require('./errors.js');

const ALL_RIGHTS = 0o7777;
const KIND_OF_FILE = 0o100000;
const KIND_OF_FOLDER = 0o040000;
function newRights(kind, owner) {
    const now = Date.now();
    const mode = kind === 'file' ? KIND_OF_FILE | 0o644 : KIND_OF_FOLDER | 0o755;
    return {
        mode,
        user: owner.user,
        group: owner.group,
        createdMs: now,
        modifiedMs: now
    };
}
function withPermissions(mode, permissions) {
    return mode & ~ALL_RIGHTS | permissions & ALL_RIGHTS;
}
function contentOf(...chunks) {
    return {
        chunks,
        held: chunks.reduce((sum, { length })=>sum + length, 0)
    };
}
function sizeOf({ source, held }) {
    return (source?.size ?? 0) + held;
}
function bytesOf({ source, chunks }, read) {
    return host_headless.joinBytes(source === undefined ? chunks : [
        read(source.file),
        ...chunks
    ]);
}
function statOfEntry(entry) {
    if (entry.kind === 'gone') return undefined;
    const { kind, rights } = entry;
    return {
        isFile: kind === 'file',
        isFolder: kind === 'folder',
        isLink: kind === 'link',
        size: kind === 'file' ? sizeOf(entry.content) : 0,
        mode: rights.mode,
        user: rights.user,
        group: rights.group,
        createdMs: rights.createdMs,
        modifiedMs: rights.modifiedMs
    };
}

function changesIn(entries, below, paths) {
    return entries.sorted().flatMap(([path, entry])=>changesAt(path, entry, entries, below, paths)).sort((a, b)=>a.path < b.path ? -1 : 1);
}
function changesAt(path, entry, entries, below, paths) {
    const old = statBelow(path, below, paths);
    const isFolder = old?.isFolder ?? false;
    const isSameKind = entry.kind === 'folder' ? isFolder : entry.kind === 'file' && old?.isFile;
    const isRemoved = old && !isSameKind && (isFolder || entry.kind === 'folder' || entry.kind === 'gone');
    const removed = isRemoved ? [
        {
            change: 'removed',
            path,
            isFolder
        }
    ] : [];
    if (entry.kind === 'gone') return removed;
    if (!old || !isSameKind) {
        const change = entry.kind === 'folder' ? 'made' : 'written';
        return [
            ...removed,
            {
                change,
                path,
                isFolder: entry.kind === 'folder'
            }
        ];
    }
    if (entry.kind === 'file' && !hasContentOf(path, old.size, entry, below)) return [
        {
            change: 'written',
            path,
            isFolder: false
        }
    ];
    const attributes = entry.rights.mode === old.mode ? [] : [
        {
            change: 'attributes',
            path,
            isFolder
        }
    ];
    if (entry.kind !== 'folder' || !entry.isWhole) return attributes;
    return [
        ...attributes,
        ...hiddenIn(path, entries, below, paths)
    ];
}
function hiddenIn(folder, entries, below, paths) {
    return below.list(folder).map(({ name })=>paths.join(folder, name)).filter((path)=>entries.get(path) === undefined).map((path)=>({
            change: 'removed',
            path,
            isFolder: statBelow(path, below, paths)?.isFolder ?? false
        }));
}
function hasContentOf(path, size, { content }, below) {
    if (content.source?.file === path && content.held === 0) return true;
    if (sizeOf(content) !== size) return false;
    const read = (file)=>below.read(file);
    const [old, bytes] = [
        below.read(path),
        bytesOf(content, read)
    ];
    for(let at = 0; at < size; at++)if (bytes[at] !== old[at]) return false;
    return true;
}
function statBelow(path, below, paths) {
    const folder = paths.dirname(path);
    try {
        return below.realPath(folder) === folder ? below.linkStat(path) : undefined;
    } catch  {
        return undefined;
    }
}

const MAX_BYTES = 2 ** 28;
const MAX_ENTRIES = 100_000;
class OverlayEntries {
    constructor(paths){
        this.paths = paths;
        this.isOverfull = false;
        this.entries = new Map();
        this.namesByFolder = new Map();
        this.bytes = 0;
    }
    get isEmpty() {
        return this.entries.size === 0;
    }
    get(path) {
        return this.entries.get(path);
    }
    sorted() {
        return [
            ...this.entries
        ].sort(([a], [b])=>a < b ? -1 : 1);
    }
    namesIn(folder) {
        return this.namesByFolder.get(folder) ?? [];
    }
    set(path, entry) {
        if (!this.entries.has(path)) this.checkRoom({
            entries: 1
        });
        if (entry.kind === 'file' && entry.names === 0) this.count(entry.content.held);
        this.release(path);
        if (entry.kind === 'file') entry.names++;
        this.entries.set(path, entry);
        this.index(path);
    }
    forget(path) {
        this.forgetBelow(path);
        this.removeFromIndex(path);
    }
    refill(entry, content) {
        this.count(content.held - entry.content.held);
        entry.content = content;
        entry.rights = {
            ...entry.rights,
            modifiedMs: Date.now()
        };
    }
    append({ content, rights }, bytes) {
        this.count(bytes.length);
        content.chunks.push(bytes);
        content.held += bytes.length;
        rights.modifiedMs = Date.now();
    }
    checkRoom({ bytes = 0, entries = 0 }) {
        if (this.bytes + bytes <= MAX_BYTES && this.entries.size + entries <= MAX_ENTRIES) return;
        this.isOverfull = true;
        throw Object.assign(new Error('ENOSPC: the memory for what a dry run writes is full'), {
            code: 'ENOSPC'
        });
    }
    forgetBelow(path) {
        for (const name of this.namesIn(path))this.forgetBelow(this.paths.join(path, name));
        this.namesByFolder.delete(path);
        this.release(path);
        this.entries.delete(path);
    }
    index(path) {
        const folder = this.paths.dirname(path);
        if (folder === path) return;
        const name = this.paths.basename(path);
        const names = this.namesByFolder.get(folder);
        if (names?.has(name)) return;
        if (names) names.add(name);
        else this.namesByFolder.set(folder, new Set([
            name
        ]));
        this.index(folder);
    }
    removeFromIndex(path) {
        const folder = this.paths.dirname(path);
        const names = this.namesByFolder.get(folder);
        if (!names?.delete(this.paths.basename(path)) || names.size > 0) return;
        this.namesByFolder.delete(folder);
        if (!this.entries.has(folder)) this.removeFromIndex(folder);
    }
    release(path) {
        const old = this.entries.get(path);
        if (old?.kind === 'file' && --old.names === 0) this.bytes -= old.content.held;
    }
    count(bytes) {
        if (bytes > 0) this.checkRoom({
            bytes
        });
        this.bytes += bytes;
    }
}

class OverlayPaths {
    constructor(below, paths, entries){
        this.below = below;
        this.paths = paths;
        this.entries = entries;
        this.folders = new Map();
        this.touched = new Map();
    }
    look(path, followsLast) {
        if (this.entries.isEmpty) return {
            at: path,
            entry: undefined,
            isBelow: true
        };
        return this.locate(path, followsLast);
    }
    locate(path, followsLast, left = host_headless.MAX_LINKS) {
        const absolute = this.paths.resolve(path);
        const parent = this.paths.dirname(absolute);
        if (parent === absolute) return {
            at: absolute,
            entry: this.entries.get(absolute),
            isBelow: true
        };
        const folder = this.folder(parent, left);
        const location = this.locationIn(folder, this.paths.join(folder.at, this.paths.basename(absolute)));
        const target = followsLast ? this.targetOf(location) : undefined;
        if (target === undefined) return location;
        if (left === 0) throw host_headless.systemError('ELOOP', path);
        return this.locate(this.paths.resolve(folder.at, target), true, left - 1);
    }
    folder(path, left = host_headless.MAX_LINKS) {
        const cached = this.folders.get(path);
        if (cached) return {
            ...cached,
            entry: this.entries.get(cached.at)
        };
        const location = this.canonical(this.locate(path, true, left));
        if (this.statOf(location)?.isFolder) this.folders.set(path, location);
        return location;
    }
    statOf({ at, entry, isBelow }) {
        if (entry) return this.withTime(at, statOfEntry(entry));
        return isBelow ? this.withTime(at, this.below.linkStat(at)) : undefined;
    }
    list(folder) {
        const location = this.look(folder, true);
        const { at, entry, isBelow } = location;
        if (entry && entry.kind !== 'folder') throw host_headless.systemError(entry.kind === 'gone' ? 'ENOENT' : 'ENOTDIR', folder);
        if (!entry && !isBelow) throw host_headless.systemError('ENOENT', folder);
        const below = entry?.isWhole ? [] : this.below.list(at);
        if (this.entries.isEmpty) return below;
        const names = new Map(below.map((each)=>[
                each.name,
                each
            ]));
        for (const name of this.entries.namesIn(at)){
            const own = this.entries.get(this.paths.join(at, name));
            if (own?.kind === 'gone') names.delete(name);
            else if (own) names.set(name, {
                name,
                isLink: own.kind === 'link'
            });
        }
        return [
            ...names.values()
        ].sort((a, b)=>a.name < b.name ? -1 : 1);
    }
    isVisibleBelow(at) {
        const { isBelow } = this.locationIn(this.folder(this.paths.dirname(at)), at);
        return isBelow && this.below.linkStat(at) !== undefined;
    }
    noteChange(path, isFile) {
        if (!isFile) this.folders = new Map();
        const folder = this.paths.dirname(path);
        const entry = this.entries.get(folder);
        const before = this.statOf(this.folder(folder))?.modifiedMs ?? 0;
        const time = Math.max(Date.now(), before + 0.01);
        if (entry?.kind === 'folder') entry.rights = {
            ...entry.rights,
            modifiedMs: time
        };
        else this.touched.set(folder, time);
    }
    canonical(location) {
        if (location.entry || !location.isBelow) return location;
        try {
            const at = this.below.realPath(location.at);
            return at === location.at ? location : {
                at,
                entry: this.entries.get(at),
                isBelow: true
            };
        } catch  {
            return location;
        }
    }
    locationIn(folder, at) {
        const { entry } = folder;
        if (entry && entry.kind !== 'folder' && entry.kind !== 'gone') throw host_headless.systemError('ENOTDIR', at);
        const isBelow = entry ? entry.kind === 'folder' && !entry.isWhole : folder.isBelow;
        return {
            at,
            entry: this.entries.get(at),
            isBelow
        };
    }
    targetOf({ at, entry, isBelow }) {
        if (entry) return entry.kind === 'link' ? entry.target : undefined;
        return isBelow && this.below.linkStat(at)?.isLink ? this.below.readLink(at) : undefined;
    }
    withTime(at, stat) {
        const time = this.touched.get(at);
        if (!stat?.isFolder || time === undefined) return stat;
        return {
            ...stat,
            modifiedMs: Math.max(time, stat.modifiedMs)
        };
    }
}

const WRITABLE$1 = 0o222;
class OverlayView {
    constructor({ reading, writing = reading, guard }, paths){
        this.paths = paths;
        this.below = reading;
        this.writing = writing;
        this.guard = guard;
        this.entries = new OverlayEntries(paths);
        this.locations = new OverlayPaths(reading, paths, this.entries);
    }
    exists(path) {
        try {
            return this.stat(path) !== undefined;
        } catch  {
            return false;
        }
    }
    isWritable(path) {
        if (this.entries.isEmpty) return this.writing.isWritable(path);
        const location = this.locations.look(path, true);
        const stat = this.locations.statOf(location);
        if (!stat) throw host_headless.systemError('ENOENT', path);
        return this.isOpen(location);
    }
    stat(path) {
        if (this.entries.isEmpty) return this.below.stat(path);
        return this.locations.statOf(this.locations.look(path, true));
    }
    linkStat(path) {
        return this.locations.statOf(this.locations.look(path, false));
    }
    list(folder) {
        return this.locations.list(folder);
    }
    realPath(path) {
        const location = this.locations.look(path, true);
        if (!location.entry && location.isBelow) return this.below.realPath(location.at);
        if (!this.locations.statOf(location)) throw host_headless.systemError('ENOENT', path);
        return location.at;
    }
    readLink(link) {
        const location = this.locations.look(link, false);
        if (!location.entry && location.isBelow) return this.below.readLink(location.at);
        if (location.entry?.kind === 'link') return location.entry.target;
        throw host_headless.systemError(this.locations.statOf(location) ? 'EINVAL' : 'ENOENT', link);
    }
    read(file) {
        const location = this.locations.look(file, true);
        if (!location.entry && location.isBelow) return this.below.read(location.at);
        return bytesOf(this.needFile(location, file).content, (source)=>this.below.read(source));
    }
    readStart(file, length) {
        const location = this.locations.look(file, true);
        if (!location.entry && location.isBelow) return this.below.readStart(location.at, length);
        const { content } = this.needFile(location, file);
        return bytesOf(content, (source)=>this.below.read(source)).subarray(0, length);
    }
    isOpen({ at, entry, isBelow }) {
        if (entry) return entry.kind !== 'gone' && (entry.rights.mode & WRITABLE$1) !== 0;
        return isBelow && this.writing.isWritable(at);
    }
    contentAt({ at, entry }, { size }) {
        return entry?.kind === 'file' ? entry.content : {
            source: {
                file: at,
                size
            },
            chunks: [],
            held: 0
        };
    }
    treeAt(location, rest = '', tree = new Map()) {
        const stat = this.locations.statOf(location);
        if (!stat) return tree;
        if (stat.isFile) tree.set(rest, location.entry ?? {
            kind: 'file',
            content: this.contentAt(location, stat),
            rights: {
                ...stat
            },
            names: 0
        });
        else if (stat.isLink) tree.set(rest, {
            kind: 'link',
            target: this.readLink(location.at),
            rights: {
                ...stat
            }
        });
        else if (!stat.isFolder) throw host_headless.systemError('EINVAL', location.at);
        else {
            tree.set(rest, {
                kind: 'folder',
                isWhole: true,
                rights: {
                    ...stat
                }
            });
            for (const { name } of this.list(location.at))this.treeAt(this.locations.locate(this.paths.join(location.at, name), false), this.paths.join(rest, name), tree);
        }
        return tree;
    }
    needFile({ entry }, file) {
        if (entry?.kind === 'file') return entry;
        throw host_headless.systemError(entry?.kind === 'folder' ? 'EISDIR' : 'ENOENT', file);
    }
}

class OverlayDisk extends OverlayView {
    changes() {
        return changesIn(this.entries, this.below, this.paths);
    }
    get differences() {
        return {
            changes: this.changes(),
            isOverfull: this.entries.isOverfull
        };
    }
    write(file, content) {
        const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content.slice();
        this.fill(this.locations.locate(file, true), contentOf(bytes));
    }
    append(file, text) {
        const bytes = new TextEncoder().encode(text);
        const location = this.locations.locate(file, true);
        const stat = this.checkFile(location);
        if (location.entry?.kind === 'file') this.entries.append(location.entry, bytes);
        else if (stat) this.entries.append(this.adoptFile(location, stat), bytes);
        else this.fill(location, contentOf(bytes));
    }
    create(file, chunks, { like }) {
        const location = this.locations.locate(file, false);
        if (this.locations.statOf(location)) throw host_headless.systemError('EEXIST', file);
        const parent = this.folderToChange(location);
        const copies = [];
        let size = 0;
        for (const chunk of chunks){
            size += chunk.length;
            this.entries.checkRoom({
                bytes: size
            });
            copies.push(chunk.slice());
        }
        const rights = newRights('file', like ?? parent);
        if (like) rights.mode = withPermissions(rights.mode, like.mode);
        this.put(location.at, {
            kind: 'file',
            content: contentOf(...copies),
            rights,
            names: 0
        });
    }
    sync() {
    }
    makeFolder(folder) {
        const path = this.paths.resolve(folder);
        const location = this.locations.locate(path, true);
        const stat = this.locations.statOf(location);
        if (stat?.isFolder) return;
        if (stat) throw host_headless.systemError('EEXIST', folder);
        if (path !== this.paths.dirname(path)) this.makeFolder(this.paths.dirname(path));
        const target = this.locations.locate(path, false);
        if (this.locations.statOf(target)) throw host_headless.systemError('EEXIST', folder);
        const rights = newRights('folder', this.folderToChange(target, this.guard?.allowsFolder(target.at)));
        this.guard?.noteMade(target.at);
        this.put(target.at, {
            kind: 'folder',
            isWhole: true,
            rights
        });
    }
    makeTemporaryFolder(prefix) {
        let folder;
        do folder = `${prefix}${String(++this.lastTemporary).padStart(6, '0')}`;
        while (this.linkStat(folder) !== undefined)
        const location = this.locations.locate(folder, false);
        const rights = newRights('folder', this.folderToChange(location));
        this.put(location.at, {
            kind: 'folder',
            isWhole: true,
            rights: {
                ...rights,
                mode: withPermissions(rights.mode, 0o700)
            }
        });
        return folder;
    }
    rename(from, to) {
        const source = this.locations.locate(from, false);
        const target = this.locations.locate(to, false);
        const stat = this.locations.statOf(source);
        if (!stat) throw host_headless.systemError('ENOENT', from);
        if (this.guard && !stat.isFile) throw host_headless.systemError('EACCES', from);
        this.folderToChange(source);
        this.folderToChange(target);
        if (source.at === target.at || source.entry && source.entry === target.entry) return;
        if (target.at.startsWith(`${source.at}${this.paths.sep}`)) throw host_headless.systemError('EINVAL', to);
        this.makeRoomFor(stat, target, to);
        const moved = this.treeAt(source);
        this.entries.checkRoom({
            entries: moved.size
        });
        this.remove(source);
        this.putTree(target.at, moved);
    }
    link(file, name) {
        const location = this.locations.locate(file, false);
        const stat = this.locations.statOf(location);
        if (!stat) throw host_headless.systemError('ENOENT', file);
        if (!stat.isFile) throw host_headless.systemError('EPERM', file);
        if (this.guard?.allows(location.at) === false) throw host_headless.systemError('EACCES', file);
        const target = this.locations.locate(name, false);
        if (this.locations.statOf(target)) throw host_headless.systemError('EEXIST', name);
        this.folderToChange(target);
        const entry = location.entry?.kind === 'file' ? location.entry : this.adoptFile(location, stat);
        this.put(target.at, entry);
    }
    copy(from, to) {
        const location = this.locations.locate(from, true);
        const stat = this.locations.statOf(location);
        if (!stat) throw host_headless.systemError('ENOENT', from);
        if (!stat.isFile) throw host_headless.systemError('EISDIR', from);
        const target = this.locations.locate(to, false);
        if (this.locations.statOf(target)) throw host_headless.systemError('EEXIST', to);
        const rights = newRights('file', this.folderToChange(target));
        rights.mode = withPermissions(rights.mode, stat.mode);
        const { source, chunks, held } = this.contentAt(location, stat);
        this.put(target.at, {
            kind: 'file',
            content: {
                source,
                chunks: [
                    ...chunks
                ],
                held
            },
            rights,
            names: 0
        });
    }
    setMode(path, mode) {
        const location = this.locations.locate(path, true);
        const stat = this.locations.statOf(location);
        if (!stat) throw host_headless.systemError('ENOENT', path);
        if (this.guard?.allows(location.at) === false) throw host_headless.systemError('EACCES', path);
        const entry = location.entry ?? this.adopt(location, stat);
        if (entry.kind !== 'gone') entry.rights = {
            ...entry.rights,
            mode: withPermissions(entry.rights.mode, mode)
        };
    }
    removeFile(file) {
        const location = this.locations.locate(file, false);
        const stat = this.locations.statOf(location);
        if (!stat) throw host_headless.systemError('ENOENT', file);
        if (stat.isFolder) throw host_headless.systemError('EISDIR', file);
        this.folderToChange(location);
        this.remove(location);
    }
    removeFolder(folder) {
        const location = this.locations.locate(folder, false);
        const stat = this.locations.statOf(location);
        if (!stat) throw host_headless.systemError('ENOENT', folder);
        if (!stat.isFolder) throw host_headless.systemError('ENOTDIR', folder);
        if (this.list(location.at).length > 0) throw host_headless.systemError('ENOTEMPTY', folder);
        this.folderToChange(location);
        this.remove(location);
    }
    removeAll(path) {
        const location = this.locations.locate(path, false);
        if (!this.locations.statOf(location)) throw host_headless.systemError('ENOENT', path);
        this.folderToChange(location);
        if (this.guard) this.checkRemoval(location, this.guard);
        this.remove(location);
    }
    checkRemoval(location, guard) {
        if (!guard.allows(location.at)) throw host_headless.systemError('EACCES', location.at);
        if (!this.locations.statOf(location)?.isFolder) return;
        for (const { name } of this.list(location.at))this.checkRemoval(this.locations.locate(this.paths.join(location.at, name), false), guard);
    }
    checkFile(location) {
        const stat = this.locations.statOf(location);
        if (!stat) return undefined;
        if (stat.isFolder) throw host_headless.systemError('EISDIR', location.at);
        if (!stat.isFile) throw host_headless.systemError('EINVAL', location.at);
        if (!this.isOpen(location) || this.guard?.allows(location.at) === false) throw host_headless.systemError('EACCES', location.at);
        return stat;
    }
    fill(location, content) {
        const stat = this.checkFile(location);
        if (location.entry?.kind === 'file') this.entries.refill(location.entry, content);
        else if (stat) this.put(location.at, {
            kind: 'file',
            content,
            rights: {
                ...stat,
                modifiedMs: Date.now()
            },
            names: 0
        });
        else {
            const rights = newRights('file', this.folderToChange(location));
            this.put(location.at, {
                kind: 'file',
                content,
                rights,
                names: 0
            });
        }
    }
    folderToChange({ at }, isAllowed = this.guard?.allows(at) ?? true) {
        const location = this.locations.folder(this.paths.dirname(at));
        const stat = this.locations.statOf(location);
        if (!stat) throw host_headless.systemError('ENOENT', at);
        if (!stat.isFolder) throw host_headless.systemError('ENOTDIR', at);
        if (!isAllowed || !this.isOpen(location)) throw host_headless.systemError('EACCES', at);
        return stat;
    }
    makeRoomFor(stat, target, to) {
        const there = this.locations.statOf(target);
        if (!there) return;
        if (!stat.isFolder && there.isFolder) throw host_headless.systemError('EISDIR', to);
        if (stat.isFolder && !there.isFolder) throw host_headless.systemError('ENOTDIR', to);
        if (there.isFolder && this.list(target.at).length > 0) throw host_headless.systemError('ENOTEMPTY', to);
    }
    adoptFile(location, stat) {
        const entry = {
            kind: 'file',
            content: this.contentAt(location, stat),
            rights: {
                ...stat
            },
            names: 0
        };
        this.entries.set(location.at, entry);
        return entry;
    }
    adopt(location, stat) {
        if (stat.isFile) return this.adoptFile(location, stat);
        if (!stat.isFolder) throw host_headless.systemError('EINVAL', location.at);
        const entry = {
            kind: 'folder',
            isWhole: false,
            rights: {
                ...stat
            }
        };
        this.entries.set(location.at, entry);
        return entry;
    }
    putTree(path, tree) {
        for (const [rest, entry] of tree)this.put(rest === '' ? path : this.paths.join(path, rest), entry);
    }
    put(path, entry) {
        const old = this.entries.get(path);
        this.entries.set(path, entry);
        this.locations.noteChange(path, entry.kind === 'file' && (old === undefined || old.kind === 'file'));
    }
    remove({ at }) {
        this.entries.forget(at);
        if (this.locations.isVisibleBelow(at)) this.entries.set(at, {
            kind: 'gone'
        });
        this.locations.noteChange(at, false);
    }
    constructor(...args){
        super(...args), this.lastTemporary = 0;
    }
}

const WRITABLE = 0o200;
class MemoryDisk {
    constructor(){
        this.entries = new Map();
        this.lastTemporary = 0;
        this.put('/', undefined);
    }
    exists(path) {
        return this.entries.has(host_headless.paths.resolve(path));
    }
    isWritable(path) {
        return (this.need(path).mode & WRITABLE) !== 0;
    }
    stat(path) {
        const entry = this.entries.get(host_headless.paths.resolve(path));
        if (!entry) return undefined;
        const { bytes, mode, createdMs, modifiedMs } = entry;
        const isFile = bytes !== undefined;
        const size = bytes?.length ?? 0;
        return {
            isFile,
            isFolder: !isFile,
            isLink: false,
            size,
            mode,
            user: 0,
            group: 0,
            createdMs,
            modifiedMs
        };
    }
    linkStat(path) {
        return this.stat(path);
    }
    list(folder) {
        if (this.need(folder).bytes) throw host_headless.systemError('ENOTDIR', folder);
        return this.childrenOf(host_headless.paths.resolve(folder)).map((path)=>({
                name: host_headless.paths.basename(path),
                isLink: false
            })).sort((a, b)=>a.name < b.name ? -1 : 1);
    }
    realPath(path) {
        this.need(path);
        return host_headless.paths.resolve(path);
    }
    readLink(link) {
        throw host_headless.systemError('EINVAL', link, 'not a link');
    }
    read(file) {
        return this.bytesOf(file).slice();
    }
    readStart(file, length) {
        return this.bytesOf(file).slice(0, length);
    }
    write(file, content) {
        const old = this.entries.get(host_headless.paths.resolve(file));
        if (old && !old.bytes) throw host_headless.systemError('EISDIR', file);
        if (old && (old.mode & WRITABLE) === 0) throw host_headless.systemError('EACCES', file);
        this.needFolderOf(file);
        const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content.slice();
        if (old) Object.assign(old, {
            bytes,
            modifiedMs: Date.now()
        });
        else this.put(file, bytes);
    }
    append(file, text) {
        const old = this.exists(file) ? this.bytesOf(file) : new Uint8Array();
        this.write(file, host_headless.joinBytes([
            old,
            new TextEncoder().encode(text)
        ]));
    }
    create(file, chunks, { like }) {
        if (this.exists(file)) throw host_headless.systemError('EEXIST', file);
        this.needFolderOf(file);
        this.put(file, host_headless.joinBytes([
            ...chunks
        ]), like?.mode);
    }
    sync() {
    }
    makeFolder(folder) {
        const path = host_headless.paths.resolve(folder);
        const there = this.entries.get(path);
        if (there?.bytes) throw host_headless.systemError('EEXIST', folder);
        if (there) return;
        this.makeFolder(host_headless.paths.dirname(path));
        this.put(path, undefined);
    }
    makeTemporaryFolder(prefix) {
        let path;
        do path = host_headless.paths.resolve(`${prefix}${++this.lastTemporary}`);
        while (this.exists(path))
        this.makeFolder(path);
        return path;
    }
    rename(from, to) {
        const [source, target] = [
            host_headless.paths.resolve(from),
            host_headless.paths.resolve(to)
        ];
        const entry = this.need(source);
        if (source === target) return;
        this.needFolderOf(target);
        this.makeRoomFor(entry, target);
        for (const path of this.below(source)){
            this.entries.set(target + path.slice(source.length), this.need(path));
            this.entries.delete(path);
        }
        this.entries.set(target, entry);
        this.entries.delete(source);
    }
    link(file, name) {
        const entry = this.need(file);
        if (!entry.bytes) throw host_headless.systemError('EPERM', file);
        if (this.exists(name)) throw host_headless.systemError('EEXIST', name);
        this.needFolderOf(name);
        this.entries.set(host_headless.paths.resolve(name), entry);
    }
    copy(from, to) {
        this.create(to, [
            this.bytesOf(from)
        ], {
            isSynced: false,
            like: this.stat(from)
        });
    }
    setMode(path, mode) {
        this.need(path).mode = mode;
    }
    removeFile(file) {
        this.bytesOf(file);
        this.entries.delete(host_headless.paths.resolve(file));
    }
    removeFolder(folder) {
        if (this.need(folder).bytes) throw host_headless.systemError('ENOTDIR', folder);
        const path = host_headless.paths.resolve(folder);
        if (this.below(path).length > 0) throw host_headless.systemError('ENOTEMPTY', folder);
        this.entries.delete(path);
    }
    removeAll(path) {
        this.need(path);
        const root = host_headless.paths.resolve(path);
        for (const inner of this.below(root))this.entries.delete(inner);
        this.entries.delete(root);
    }
    put(path, bytes, mode = bytes ? 0o644 : 0o755) {
        const now = Date.now();
        this.entries.set(host_headless.paths.resolve(path), {
            bytes,
            mode,
            createdMs: now,
            modifiedMs: now
        });
    }
    need(path) {
        const entry = this.entries.get(host_headless.paths.resolve(path));
        if (!entry) throw host_headless.systemError('ENOENT', path);
        return entry;
    }
    bytesOf(file) {
        const { bytes } = this.need(file);
        if (!bytes) throw host_headless.systemError('EISDIR', file);
        return bytes;
    }
    needFolderOf(file) {
        const folder = host_headless.paths.dirname(host_headless.paths.resolve(file));
        if (this.need(folder).bytes) throw host_headless.systemError('ENOTDIR', folder);
    }
    makeRoomFor(entry, target) {
        const there = this.entries.get(target);
        if (!there) return;
        if (entry.bytes && !there.bytes) throw host_headless.systemError('EISDIR', target);
        if (!entry.bytes && there.bytes) throw host_headless.systemError('ENOTDIR', target);
        if (this.below(target).length > 0) throw host_headless.systemError('ENOTEMPTY', target);
    }
    below(folder) {
        const start = folder === '/' ? '/' : `${folder}/`;
        return [
            ...this.entries.keys()
        ].filter((path)=>path.startsWith(start) && path !== folder);
    }
    childrenOf(folder) {
        return this.below(folder).filter((path)=>host_headless.paths.dirname(path) === folder);
    }
}

function outside(file) {
    return coded('ENOENT', `no such file, or it is outside the folders that may be touched: ${file}`);
}
function nothingAt(file) {
    return coded('ENOENT', `no such file: ${file}`);
}
function noFile(file) {
    return coded('EINVAL', `neither a file nor a link to one: ${file}`);
}
function coded(code, message) {
    return Object.assign(new Error(message), {
        code
    });
}

const { O_RDONLY: O_RDONLY$1, O_NONBLOCK: O_NONBLOCK$1 = 0 } = fs.constants;
class ConfinedView {
    constructor(folders, isWindows){
        this.folders = folders;
        this.isWindows = isWindows;
    }
    exists(file) {
        return this.statOrNothing(file) !== undefined;
    }
    isWritable(file) {
        return this.inEnd(file, (entry)=>{
            const stat = entry.stat();
            if (!stat || (stat.mode & 0o222) === 0) return false;
            try {
                fs.accessSync(entry.at, fs.constants.W_OK);
                return true;
            } catch  {
                return false;
            }
        });
    }
    stat(file) {
        return host_headless.described(this.statOrNothing(file));
    }
    linkStat(file) {
        return host_headless.described(this.tryTo(()=>this.inPlace(file, (entry)=>entry.stat())));
    }
    list(folder) {
        return this.inFolder(folder, (folderEntry)=>fs.readdirSync(folderEntry.at, {
                withFileTypes: true
            }).map((entry)=>({
                    name: entry.name,
                    isLink: entry.isSymbolicLink()
                })).sort((a, b)=>a.name < b.name ? -1 : 1));
    }
    realPath(file) {
        return this.inEnd(file, (entry)=>{
            if (!entry.stat()) throw nothingAt(file);
            return entry.path;
        });
    }
    readLink(link) {
        return this.inPlace(link, (entry)=>fs.readlinkSync(entry.at));
    }
    read(file) {
        return this.withFile(file, O_RDONLY$1 | O_NONBLOCK$1, (handle)=>fs.readFileSync(handle));
    }
    readStart(file, length) {
        return this.withFile(file, O_RDONLY$1 | O_NONBLOCK$1, (handle)=>{
            const bytes = new Uint8Array(Math.min(length, fs.fstatSync(handle).size));
            return bytes.subarray(0, fs.readSync(handle, bytes, 0, bytes.length, 0));
        });
    }
    contains(file) {
        return this.folders.some((folder)=>host_headless.isBelow(path, folder, file));
    }
    statOrNothing(file) {
        return this.tryTo(()=>this.inEnd(file, (entry)=>entry.stat()));
    }
    tryTo(action) {
        try {
            return action();
        } catch (error) {
            if (NOTHING.has(error.code)) return undefined;
            throw error;
        }
    }
    withFile(file, flags, action, check = ()=>undefined) {
        return this.inEnd(file, (entry)=>{
            check(entry);
            const stat = entry.stat();
            if (stat && !stat.isFile()) throw noFile(file);
            const handle = entry.open(flags);
            try {
                if (!fs.fstatSync(handle).isFile()) throw noFile(file);
                return action(handle);
            } finally{
                fs.closeSync(handle);
            }
        });
    }
    inFolder(folder, action) {
        const real = this.realPath(folder);
        const held = host_headless.OpenFolderEntry.hold(real, '');
        try {
            if (!this.contains(held.folder)) throw outside(folder);
            return action(held);
        } finally{
            held.release();
        }
    }
    inEnd(file, action, followed = 0) {
        const target = this.inPlace(file, (entry)=>entry.stat()?.isSymbolicLink() ? path.resolve(entry.folder, fs.readlinkSync(entry.at)) : undefined);
        if (target === undefined) return this.inPlace(file, action);
        if (followed === host_headless.MAX_LINKS) throw coded('ELOOP', `too many symbolic links: ${file}`);
        return this.inEnd(target, action, followed + 1);
    }
    inPlace(file, action) {
        if (typeof file !== 'string') throw coded('EINVAL', 'a path is a text');
        if (host_headless.isDevicePath({
            isWindows: this.isWindows
        }, file)) throw coded('ENOENT', `the name of a device on Windows: ${file}`);
        const absolute = path.resolve(file);
        const parent = path.dirname(absolute);
        if (parent === absolute || !this.contains(absolute)) throw outside(file);
        const held = host_headless.OpenFolderEntry.hold(parent, path.basename(absolute));
        try {
            if (!this.contains(held.path)) throw outside(file);
            return action(held);
        } finally{
            held.release();
        }
    }
}
const NOTHING = new Set([
    'ENOENT',
    'ENOTDIR'
]);

const { O_RDONLY, O_WRONLY, O_CREAT, O_EXCL, O_TRUNC, O_APPEND, O_NONBLOCK = 0 } = fs.constants;
const PERMISSIONS = 0o777;
function confineDisk(folders, isWindows = process.platform === 'win32', guard) {
    const real = folders.flatMap((folder)=>[
            path.resolve(folder),
            realOrSame(folder)
        ]);
    return new ConfinedDisk(real, isWindows, guard);
}
function realOrSame(folder) {
    try {
        return fs.realpathSync.native(folder);
    } catch  {
        return path.resolve(folder);
    }
}
class ConfinedDisk extends ConfinedView {
    constructor(folders, isWindows, guard){
        super(folders, isWindows), this.guard = guard;
    }
    write(file, content) {
        this.changeFile(file, O_WRONLY | O_CREAT | O_TRUNC | O_NONBLOCK, (handle)=>fs.writeFileSync(handle, content));
    }
    append(file, text) {
        this.changeFile(file, O_WRONLY | O_CREAT | O_APPEND | O_NONBLOCK, (handle)=>host_headless.appendAll(handle, text));
    }
    create(file, chunks, { isSynced, like }) {
        this.inPlaceToWrite(file, (entry)=>{
            const handle = entry.open(O_WRONLY | O_CREAT | O_EXCL, like === undefined ? 0o666 : 0o600);
            const rights = like && {
                ...like,
                mode: like.mode & PERMISSIONS,
                ...ownerOf(entry)
            };
            let isDone = false;
            try {
                host_headless.writeAll(handle, chunks, {
                    isSynced,
                    like: rights
                });
                isDone = true;
            } finally{
                fs.closeSync(handle);
                if (!isDone) fs.rmSync(entry.at, {
                    force: true
                });
            }
        });
    }
    sync(folder) {
        try {
            this.inFolder(folder, (entry)=>{
                const handle = entry.open(O_RDONLY);
                fs.fsyncSync(handle);
                fs.closeSync(handle);
            });
        } catch  {
        }
    }
    makeFolder(folder) {
        const stat = this.statOrNothing(folder);
        if (stat?.isDirectory()) return;
        const parent = path.dirname(path.resolve(folder));
        if (!this.contains(parent)) throw outside(folder);
        this.makeFolder(parent);
        this.inPlace(folder, (entry)=>{
            this.checkGuard(entry.path, this.guard?.allowsFolder(entry.path));
            fs.mkdirSync(entry.at);
            this.guard?.noteMade(entry.path);
        });
    }
    makeTemporaryFolder(prefix) {
        return this.inPlaceToWrite(prefix, (entry)=>{
            const made = path.basename(fs.mkdtempSync(entry.at));
            return path.join(entry.folder, made);
        });
    }
    rename(from, to) {
        this.inPlaceToWrite(from, (old)=>{
            this.checkIsFile(old);
            this.inPlaceToWrite(to, (next)=>fs.renameSync(old.at, next.at));
        });
    }
    link(file, name) {
        this.inPlaceToWrite(file, (old)=>{
            this.checkIsFile(old);
            this.inPlaceToWrite(name, (next)=>fs.linkSync(old.at, next.at));
        });
    }
    copy(from, to) {
        const bytes = this.read(from);
        this.inPlaceToWrite(to, (entry)=>{
            const handle = entry.open(O_WRONLY | O_CREAT | O_EXCL);
            let isDone = false;
            try {
                fs.writeFileSync(handle, bytes);
                isDone = true;
            } finally{
                fs.closeSync(handle);
                if (!isDone) fs.rmSync(entry.at, {
                    force: true
                });
            }
        });
    }
    setMode(file, mode) {
        this.changeFile(file, O_RDONLY | O_NONBLOCK, (handle)=>fs.fchmodSync(handle, mode & PERMISSIONS));
    }
    removeFile(file) {
        this.inPlaceToWrite(file, (entry)=>fs.unlinkSync(entry.at));
    }
    removeFolder(folder) {
        this.inPlaceToWrite(folder, (entry)=>fs.rmdirSync(entry.at));
    }
    removeAll(file) {
        if (this.guard) this.checkRemoval(file);
        this.removeTree(file);
    }
    removeTree(file) {
        if (!this.isFolder(file)) return this.removeFile(file);
        for (const { name } of this.list(file))this.removeTree(path.join(file, name));
        this.removeFolder(file);
    }
    checkRemoval(file) {
        this.inPlaceToWrite(file, ()=>undefined);
        if (!this.isFolder(file)) return;
        for (const { name } of this.list(file))this.checkRemoval(path.join(file, name));
    }
    isFolder(file) {
        return this.inPlace(file, (entry)=>entry.stat()?.isDirectory() === true);
    }
    permits(file, isFolder) {
        const { guard } = this;
        if (!guard) return true;
        const real = host_errors.realPlace(path.resolve(file));
        const isNew = fs.lstatSync(real, {
            throwIfNoEntry: false
        }) === undefined;
        return guard.allows(real) || (isFolder || isNew) && guard.allowsFolder(real);
    }
    changeFile(file, flags, action) {
        this.withFile(file, flags, action, ({ path: real })=>this.checkGuard(real, this.guard?.allows(real)));
    }
    inPlaceToWrite(file, action) {
        return this.inPlace(file, (entry)=>{
            this.checkGuard(entry.path, this.guard?.allows(entry.path));
            return action(entry);
        });
    }
    checkGuard(file, isAllowed = true) {
        if (!isAllowed) throw coded('EACCES', `writing is not allowed there: ${file}`);
    }
    checkIsFile(entry) {
        this.checkGuard(entry.path, this.guard && entry.stat()?.isFile() !== false);
    }
}
function ownerOf({ at }) {
    const { uid, gid } = fs.statSync(path.dirname(at));
    return {
        user: uid,
        group: gid
    };
}

function dryPlatform(platform, disk) {
    return {
        ...platform,
        disk,
        proofs: new DryProofs(platform.proofs),
        processes: {
            ...platform.processes,
            removeAtEnd: undefined
        }
    };
}
class DryProofs {
    constructor(earlier){
        this.earlier = earlier;
        this.own = new host_headless.MemoryProofs();
    }
    sign(document, text) {
        return this.own.sign(document, text);
    }
    isSigned(document, text, proof) {
        return this.own.isSigned(document, text, proof) || this.earlier.isSigned(document, text, proof);
    }
}

exports.MemoryDisk = MemoryDisk;
exports.OverlayDisk = OverlayDisk;
exports.confineDisk = confineDisk;
exports.dryPlatform = dryPlatform;
