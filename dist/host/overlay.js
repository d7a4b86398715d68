// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const host_headless = require('./headless.js');

/** The permissions in a mode; the other bits are those of the kind. */ const ALL_RIGHTS = 0o7777;
const KIND_OF_FILE = 0o100000;
const KIND_OF_FOLDER = 0o040000;
/** The permissions of new entries, as in most systems. */ function newRights(kind, owner) {
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
/** A mode with other permissions. */ function withPermissions(mode, permissions) {
    return mode & ~ALL_RIGHTS | permissions & ALL_RIGHTS;
}
/** A content made from bytes. */ function contentOf(...chunks) {
    return {
        chunks,
        held: chunks.reduce((sum, { length })=>sum + length, 0)
    };
}
/** Bytes. */ function sizeOf({ source, held }) {
    return (source?.size ?? 0) + held;
}
/** @param read - reads a file of the disk below */ function bytesOf({ source, chunks }, read) {
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

/**
 * How entries of an overlay differ from the disk below, by path. Entries that were added and removed meanwhile do not
 * count.
 */ function changesIn(entries, below, paths) {
    return entries.sorted().flatMap(([path, entry])=>changesAt(path, entry, entries, below, paths)).sort((a, b)=>a.path < b.path ? -1 : 1);
}
function changesAt(path, entry, entries, below, paths) {
    const old = statBelow(path, below, paths);
    const isFolder = old?.isFolder ?? false;
    const isSameKind = entry.kind === 'folder' ? isFolder : entry.kind === 'file' && old?.isFile;
    // A file that replaces a file or a link counts as written.
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
/** The former content of a folder that was removed and made again. */ function hiddenIn(folder, entries, below, paths) {
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
/** The disk below at that very path. Below a link there, paths resolve to its target, which does not count. */ function statBelow(path, below, paths) {
    const folder = paths.dirname(path);
    try {
        return below.realPath(folder) === folder ? below.linkStat(path) : undefined;
    } catch  {
        return undefined;
    }
}

/** The maximum content of an overlay. Writes of a script beyond it are refused, as on a full disk. */ const MAX_BYTES = 2 ** 28;
const MAX_ENTRIES = 100_000;
/** The entries of an overlay by their absolute paths without links, and by their folders. Counts their content. */ class OverlayEntries {
    constructor(paths){
        this.paths = paths;
        /** True if something was refused because the overlay was full. */ this.isOverfull = false;
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
    /** Paths and entries, by path. */ sorted() {
        return [
            ...this.entries
        ].sort(([a], [b])=>a < b ? -1 : 1);
    }
    /** Names in a folder at which, or below which, there are entries. */ namesIn(folder) {
        return this.namesByFolder.get(folder) ?? [];
    }
    /** @throws Error with the code ENOSPC where there are too many */ set(path, entry) {
        if (!this.entries.has(path)) this.checkRoom({
            entries: 1
        });
        if (entry.kind === 'file' && entry.names === 0) this.count(entry.content.held);
        this.release(path);
        if (entry.kind === 'file') entry.names++;
        this.entries.set(path, entry);
        this.index(path);
    }
    /** Removes the entries at a path, and below it. */ forget(path) {
        this.forgetBelow(path);
        this.removeFromIndex(path);
    }
    /** Replaces the content of a file that is an entry. @throws Error with the code ENOSPC where there is too much */ refill(entry, content) {
        this.count(content.held - entry.content.held);
        entry.content = content;
        entry.rights = {
            ...entry.rights,
            modifiedMs: Date.now()
        };
    }
    /** Adds bytes to a file that is an entry. @throws Error with the code ENOSPC where there are too many */ append({ content, rights }, bytes) {
        this.count(bytes.length);
        content.chunks.push(bytes);
        content.held += bytes.length;
        rights.modifiedMs = Date.now();
    }
    /** @throws Error with the code ENOSPC where that many bytes or entries more are too many */ checkRoom({ bytes = 0, entries = 0 }) {
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
    /** Each folder above an entry lists the next name, so that entries below a folder are found without a search. */ index(path) {
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

/** Finds the location of a path: an entry of the overlay, or one of the disk below. */ class OverlayPaths {
    constructor(below, paths, entries){
        this.below = below;
        this.paths = paths;
        this.entries = entries;
        /** The folders of paths, by how they are written. Their entries change more often. */ this.folders = new Map();
        /** The time of the last addition or removal in a folder of the disk below. */ this.touched = new Map();
    }
    /** The location that a path resolves to, for reading. As long as nothing was written, the disk below answers alone. */ look(path, followsLast) {
        if (this.entries.isEmpty) return {
            at: path,
            entry: undefined,
            isBelow: true
        };
        return this.locate(path, followsLast);
    }
    /** The location that a path resolves to. @param followsLast - whether a link at its end is followed */ locate(path, followsLast, left = host_headless.MAX_LINKS) {
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
    /** The folder at a path, links followed. */ folder(path, left = host_headless.MAX_LINKS) {
        const cached = this.folders.get(path);
        if (cached) return {
            ...cached,
            entry: this.entries.get(cached.at)
        };
        const location = this.canonical(this.locate(path, true, left));
        if (this.statOf(location)?.isFolder) this.folders.set(path, location);
        return location;
    }
    /** Follows no link. @throws Error where a part of the path is a file */ statOf({ at, entry, isBelow }) {
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
    /** True if the disk below has something that an entry of the overlay hides, or would hide. */ isVisibleBelow(at) {
        const { isBelow } = this.locationIn(this.folder(this.paths.dirname(at)), at);
        return isBelow && this.below.linkStat(at) !== undefined;
    }
    /** @param isFile - whether the only change is a new file */ noteChange(path, isFile) {
        if (!isFile) this.folders = new Map();
        const folder = this.paths.dirname(path);
        const entry = this.entries.get(folder);
        // Code that caches lists of folders sees the change by the time.
        const before = this.statOf(this.folder(folder))?.modifiedMs ?? 0;
        const time = Math.max(Date.now(), before + 0.01);
        if (entry?.kind === 'folder') entry.rights = {
            ...entry.rights,
            modifiedMs: time
        };
        else this.touched.set(folder, time);
    }
    /** Folders that were given to a disk in parts may be reached by links from outside: their paths without links. */ canonical(location) {
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

const WRITABLE = 0o222;
/** The view of an overlay: its entries, and elsewhere the disk below. */ class OverlayView {
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
    /** True if a run that is not dry might write to the existing entry. */ isOpen({ at, entry, isBelow }) {
        if (entry) return entry.kind !== 'gone' && (entry.rights.mode & WRITABLE) !== 0;
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
    /** Everything at and below a path, for moving it: entries by the rest of their paths, a folder before its content. */ treeAt(location, rest = '', tree = new Map()) {
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

/**
 * A disk on which a run can write without changing anything: its changes are kept in memory, and visible to the run
 * itself.
 *
 * Changes that the system would refuse for the permissions of a file or folder are refused here too, for the
 * administrator as for every other user.
 */ class OverlayDisk extends OverlayView {
    /** The differences from the disk below, by path. */ changes() {
        return changesIn(this.entries, this.below, this.paths);
    }
    /** The same, and whether something was not written for lack of memory: then the list of changes is incomplete. */ get differences() {
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
    // Nothing to wait for in memory.
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
        // The guard was not asked about the target of a link, nor about what a folder contains.
        if (this.guard && !stat.isFile) throw host_headless.systemError('EACCES', from);
        this.folderToChange(source);
        this.folderToChange(target);
        // Two names of one file both stay: https://pubs.opengroup.org/onlinepubs/9799919799/functions/rename.html
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
        // Writing to the new name changes the file.
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
    /** @throws Error if the guard forbids the removal of an entry, or of one below it */ checkRemoval(location, guard) {
        if (!guard.allows(location.at)) throw host_headless.systemError('EACCES', location.at);
        if (!this.locations.statOf(location)?.isFolder) return;
        for (const { name } of this.list(location.at))this.checkRemoval(this.locations.locate(this.paths.join(location.at, name), false), guard);
    }
    /** The entry at a path to write to; undefined if there is none. @throws Error if it cannot be written */ checkFile(location) {
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
    /** The folder in which an entry is made or removed. @throws Error if that is not possible */ folderToChange({ at }, isAllowed = this.guard?.allows(at) ?? true) {
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
    /** Makes an entry for a file of the disk below, so that it can be changed. */ adoptFile(location, stat) {
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
        // A file made only in the overlay is removed without a trace.
        if (this.locations.isVisibleBelow(at)) this.entries.set(at, {
            kind: 'gone'
        });
        this.locations.noteChange(at, false);
    }
    constructor(...args){
        super(...args), this.lastTemporary = 0;
    }
}

/**
 * A platform on which a folder exists that is not on the disk: what is in it is kept in memory, and gone with the platform.
 * A folder that is on the disk stays as it is.
 *
 * @param folder - absolute; undefined for none
 */ function scratchPlatform(platform, folder) {
    if (folder === undefined) return platform;
    try {
        return {
            ...platform,
            disk: scratchDisk(platform, [
                folder,
                host_headless.pathToWrite(platform, folder)
            ])
        };
    } catch  {
        // No such folder can be made: its name means another file, or leads in a circle.
        return platform;
    }
}
const ON_ONE = [
    ...[
        'exists',
        'isWritable',
        'stat',
        'linkStat',
        'list',
        'realPath',
        'readLink',
        'read'
    ],
    ...[
        'readStart',
        'write',
        'append',
        'create',
        'sync',
        'makeFolder',
        'makeTemporaryFolder'
    ],
    ...[
        'setMode',
        'removeFile',
        'removeFolder',
        'removeAll'
    ]
];
/** @param names - of the folder: as it was given, and with links followed */ function scratchDisk({ disk, paths }, names) {
    let scratch;
    const diskOf = (path)=>{
        const isInside = names.some((name)=>host_headless.isBelow(paths, name, paths.resolve(path)));
        return isInside ? scratch ??= madeFolder(disk, paths, names[1]) : disk;
    };
    const members = ON_ONE.map((name)=>[
            name,
            (path, ...further)=>{
                const target = diskOf(path);
                return target[name].call(target, path, ...further);
            }
        ]);
    const onBoth = (name)=>{
        return (from, to)=>{
            const target = diskOf(from);
            if (target !== diskOf(to)) throw host_headless.systemError('EXDEV', from);
            target[name](from, to);
        };
    };
    const copy = (from, to)=>{
        const [source, target] = [
            diskOf(from),
            diskOf(to)
        ];
        if (source === target) target.copy(from, to);
        else target.create(to, [
            source.read(from)
        ], {
            isSynced: false
        });
    };
    const onTwo = {
        rename: onBoth('rename'),
        link: onBoth('link'),
        copy
    };
    return {
        ...Object.fromEntries(members),
        ...onTwo
    };
}
/** The disk that holds a folder: the one that has it, or a new one in memory, unless nothing can be written there. */ function madeFolder(disk, paths, folder) {
    try {
        if (disk.exists(folder)) return disk;
        const overlay = new OverlayDisk({
            reading: disk
        }, paths);
        overlay.makeFolder(folder);
        return overlay;
    } catch  {
        return disk;
    }
}

/**
 * A platform for a run that changes nothing: it writes into the overlay, stores no key for its proofs, and registers no
 * files for removal.
 */ function dryPlatform(platform, disk) {
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
/** Proofs of the run's own texts last as long as the run; those of earlier saves are valid too. */ class DryProofs {
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

exports.OverlayDisk = OverlayDisk;
exports.dryPlatform = dryPlatform;
exports.scratchPlatform = scratchPlatform;
