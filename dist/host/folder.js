// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const host_headless = require('./headless.js');
const host_errors = require('./errors.js');

function listFolder(platform, folder, limits) {
    const { disk, paths } = platform;
    const root = disk.realPath(folder);
    const files = new Map();
    const visited = new Set();
    const warnings = [];
    let total = 0;
    function visit(directory, real, prefix) {
        if (visited.has(real)) return;
        visited.add(real);
        const above = host_headless.withSeparator(directory, paths.sep);
        const realAbove = host_headless.withSeparator(real, paths.sep);
        for (const { name, isLink } of disk.list(directory)){
            if (prefix === '' ? !host_errors.isDocumentFolder(name) && !host_errors.isDocumentFile(name) : host_headless.isGitName(name)) continue;
            const file = above + name;
            const target = isLink ? targetOf(disk, file) : realAbove + name;
            if (target === undefined) continue;
            if (!host_headless.isBelow(paths, root, target)) {
                throw new host_errors.DocumentError(folder, `the link ${prefix}${name} points outside the document`);
            }
            if (isLink && target.slice(root.length).split(paths.sep).some(host_headless.isGitName)) {
                throw new host_errors.DocumentError(folder, `the link ${prefix}${name} points into the folder of a repository`);
            }
            const stat = disk.stat(file);
            if (stat?.isFolder && (prefix !== '' || host_errors.isDocumentFolder(name))) visit(file, target, `${prefix}${name}/`);
            else if (stat?.isFile) add(prefix + name, stat);
            else if (stat === undefined && name.includes(NO_UTF8)) warnings.push(passedOver(folder, prefix + name));
        }
    }
    function add(name, { size, modifiedMs }) {
        files.set(name, {
            size,
            modifiedMs
        });
        total += size;
        if (files.size > limits.maxEntries) {
            throw new host_errors.DocumentError(folder, `contains more files than the limit maxEntries, ${limits.maxEntries}`);
        }
        if (total > limits.maxTotalSize) {
            throw new host_errors.DocumentError(folder, `contains more bytes than the limit maxTotalSize, ${limits.maxTotalSize}`);
        }
    }
    visit(folder, root, '');
    return {
        files,
        warnings
    };
}
const NO_UTF8 = '\uFFFD';
function passedOver(folder, name) {
    return `${folder}: the name of ${name} is not UTF-8; the file is skipped; rename it`;
}
function targetOf(disk, link) {
    try {
        return disk.realPath(link);
    } catch  {
        return undefined;
    }
}

let word;
const ownWord = ()=>word ??= crypto.randomUUID();
let count = 0;
function newOwner({ processes: { id, birth, machine } }) {
    return {
        id,
        birth,
        machine,
        word: ownWord(),
        count: ++count
    };
}
function parseOwner(text) {
    try {
        const owner = JSON.parse(text);
        const { id, birth, machine, word } = owner ?? {};
        const isOwner = Number.isSafeInteger(id) && [
            birth,
            machine,
            word
        ].every((part)=>typeof part === 'string');
        return isOwner ? owner : undefined;
    } catch  {
        return undefined;
    }
}
function isGone({ processes }, { id, birth, machine, word }) {
    return word === ownWord() || machine === processes.machine && !processes.isRunning(id, birth);
}

const MAX_LENGTH = 1000;
const OF_LOCK = /^[0-9a-f]{1,8}(\.[0-9a-f]{12})?$|^[0-9a-f]{12}$/;
class LockFiles {
    constructor(platform){
        this.platform = platform;
    }
    isFile(path) {
        return this.platform.disk.linkStat(path)?.isFile === true;
    }
    create(file, text) {
        this.platform.disk.create(file, [
            new TextEncoder().encode(text)
        ], {
            isSynced: false
        });
    }
    readExisting(file) {
        if (!this.isFile(file)) throw new Error(`${file} is not a file`);
        return new TextDecoder().decode(this.platform.disk.readStart(file, MAX_LENGTH));
    }
    read(file) {
        try {
            return this.readExisting(file);
        } catch  {
            return undefined;
        }
    }
    ownerOf(file) {
        return parseOwner(this.read(file) ?? '');
    }
    isOlderThan(file, milliseconds, nowMs) {
        const modifiedMs = this.modifiedMs(file);
        return modifiedMs === undefined || Math.abs(nowMs - modifiedMs) > milliseconds;
    }
    modifiedMs(file) {
        return this.platform.disk.linkStat(file)?.modifiedMs;
    }
    beside(file) {
        const { disk, paths } = this.platform;
        const folder = host_headless.folderOf(this.platform, file);
        const start = `${paths.basename(file)}.`;
        return disk.list(folder).filter(({ name, isLink })=>!isLink && name.startsWith(start) && OF_LOCK.test(name.slice(start.length))).map(({ name })=>host_headless.inFolder(this.platform, folder, name)).filter((file)=>this.isFile(file));
    }
    tryToRemove(file) {
        try {
            this.platform.disk.removeFile(file);
        } catch  {
            return;
        }
    }
}

const MAX_AGE_MS = 10 * 60 * 1000;
const ANNOUNCEMENT = /^[0-9a-f]{12}$/;
class SaveLock {
    constructor(platform, file, document){
        this.platform = platform;
        this.file = file;
        this.document = document;
        this.giveUp = ()=>undefined;
        this.files = new LockFiles(platform);
        this.nowMs = platform.clock.now().getTime();
        this.text = JSON.stringify(newOwner(platform));
        this.announcement = this.beside(crypto.randomUUID().slice(-12));
    }
    static take(platform, file, document) {
        const lock = new SaveLock(platform, file, document);
        lock.giveUp = host_headless.removeAtEnd(platform, lock.remains());
        try {
            if (!lock.tryToTake()) throw lock.busy();
            lock.removeRemains();
            return lock;
        } catch (error) {
            lock.giveUp();
            throw error;
        }
    }
    static isHeld(platform, file) {
        const lock = new SaveLock(platform, file, file);
        const text = lock.files.read(file);
        return text !== undefined && !lock.isLeftBehind(text);
    }
    check() {
        if (this.files.isFile(this.file) && this.files.readExisting(this.file) === this.text) return;
        throw new host_errors.DocumentError(this.document, 'cannot be saved: another process saves it; try again');
    }
    release() {
        const text = this.files.read(this.file);
        if (text === undefined || text === this.text) this.files.tryToRemove(this.file);
        this.giveUp();
    }
    remains() {
        return [
            {
                path: this.announcement
            },
            {
                path: this.file,
                text: this.text
            }
        ];
    }
    tryToTake() {
        this.files.create(this.announcement, this.text);
        this.nowMs = this.files.modifiedMs(this.announcement) ?? this.nowMs;
        try {
            return this.tryToMake() || this.removeLeftBehind() && this.tryToMake();
        } finally{
            this.files.tryToRemove(this.announcement);
        }
    }
    tryToMake() {
        try {
            this.platform.disk.link(this.announcement, this.file);
            return true;
        } catch (error) {
            if (isThere(error)) return this.files.read(this.file) === this.text;
            return this.tryToCreate();
        }
    }
    tryToCreate() {
        try {
            this.files.create(this.file, this.text);
            return true;
        } catch (error) {
            if (isThere(error)) return false;
            throw error;
        }
    }
    removeLeftBehind() {
        const { disk } = this.platform;
        if (disk.linkStat(this.file) === undefined) return true;
        if (!this.files.isFile(this.file)) throw this.noLock();
        const text = this.files.read(this.file);
        if (text === undefined) return true;
        if (!this.isLeftBehind(text)) return false;
        const right = new SaveLock(this.platform, this.beside(this.checksum(text)), this.document);
        if (!right.tryToTake()) return false;
        try {
            if (this.files.read(this.file) === text) disk.removeFile(this.file);
            return true;
        } finally{
            right.release();
        }
    }
    isLeftBehind(text) {
        if (this.files.isOlderThan(this.file, MAX_AGE_MS, this.nowMs)) return true;
        const owner = parseOwner(text);
        return owner === undefined ? !this.isBeingMade() : isGone(this.platform, owner);
    }
    isBeingMade() {
        return this.files.beside(this.file).some((file)=>{
            const isAnnouncement = ANNOUNCEMENT.test(file.slice(this.file.length + 1));
            const owner = isAnnouncement && file !== this.announcement ? this.files.ownerOf(file) : undefined;
            return owner !== undefined && !isGone(this.platform, owner);
        });
    }
    removeRemains() {
        for (const file of this.files.beside(this.file)){
            const owner = this.files.ownerOf(file);
            if (owner === undefined || isGone(this.platform, owner) || this.files.isOlderThan(file, MAX_AGE_MS, this.nowMs)) this.files.tryToRemove(file);
        }
    }
    busy() {
        const owner = this.files.ownerOf(this.file);
        const isHere = owner?.machine === this.platform.processes.machine;
        return new host_errors.DocumentError(this.document, `is being saved by another process${owner ? ` (${owner.id} on ${owner.machine})` : ''}; try again when it has finished${isHere ? '' : `, or remove ${this.file} if it has ended`}`);
    }
    noLock() {
        return new host_errors.DocumentError(this.document, `cannot be saved: ${this.file} is in the way of the lock, and is not a lock; remove it`);
    }
    beside(word) {
        const { platform, file } = this;
        return host_headless.inFolder(platform, host_headless.folderOf(platform, file), `${platform.paths.basename(file)}.${word}`);
    }
    checksum(text) {
        return this.platform.compression.crc32(new TextEncoder().encode(text)).toString(16);
    }
}
function isThere(error) {
    return error.code === 'EEXIST';
}

const NO_NAME = /[<>:"|?*\\]|[. ]$/;
function isNoName(part) {
    return NO_NAME.test(part) || Array.from(part).some((sign)=>sign < ' ');
}
function fileNameFault(name, isWindows) {
    const parts = name.split('/');
    if (parts.some(host_headless.isGitName)) return `${host_headless.quoteShort(name)} is a name of a repository`;
    if (isWindows && parts.some((part)=>host_headless.isDeviceName(part) || isNoName(part))) return `${host_headless.quoteShort(name)} is not a name of a file on Windows`;
    return null;
}

function resolveInDocument({ disk, paths, isWindows }, root, name) {
    refuseName(root, name, isWindows);
    let target = root;
    for (const part of name.split('/')){
        target = paths.join(target, part);
        if (disk.linkStat(target)?.isLink) target = disk.realPath(target);
        if (!target.startsWith(host_headless.withSeparator(root, paths.sep))) throw new host_errors.DocumentError(paths.join(root, name), 'points outside the document');
    }
    const file = target.slice(host_headless.withSeparator(root, paths.sep).length).split(paths.sep).join('/');
    refuseName(root, file, isWindows);
    return file;
}
function refuseName(root, name, isWindows) {
    const fault = fileNameFault(name, isWindows);
    if (fault !== null) throw new host_errors.DocumentError(root, `cannot be saved: ${fault}`);
}
function placeWithoutLinks(platform, root, file) {
    const { disk, isWindows } = platform;
    refuseName(root, file, isWindows);
    const parts = file.split('/');
    let current = root;
    for (const [index, part] of parts.entries()){
        current = host_headless.inFolder(platform, current, part);
        const stat = disk.linkStat(current);
        const isExpected = index < parts.length - 1 ? stat?.isFolder : stat?.isFile;
        if (stat !== undefined && !isExpected) throw new host_errors.DocumentError(current, 'was replaced by something else while the document was being saved');
    }
    return current;
}

const CONTENT = /^(new|old)-\d+$/;
function isStep(value) {
    const { name, file, staged, backup } = value ?? {};
    return isEntryName(name) && isEntryName(file) && isContent(staged) && isContent(backup);
}
function isEntryName(value) {
    return typeof value === 'string' && host_headless.nameFault(value) === null && host_headless.normalizeName(value) === value;
}
function isContent(value) {
    return value === null || typeof value === 'string' && CONTENT.test(value);
}

const FORWARD = 'journal.json';
const BACKWARD = 'undo.json';
const DRAFT = 'journal.new';
const JOURNALS = [
    FORWARD,
    BACKWARD,
    DRAFT
];
const MAX_JOURNAL_BYTES = 2 ** 26;
const SAVE_PREFIX = '.saving-';
const PROVED_NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-([0-9a-f]{32})-\w+$/;
const NO_PROOF = '0'.repeat(32);
const READ_AND_WRITE = 0o666;
const PERMISSIONS = 0o777;
const ALL_BITS = 0o7777;
class FolderSave {
    constructor(platform, root, folder, id){
        this.platform = platform;
        this.root = root;
        this.folder = folder;
        this.id = id;
        this.giveUp = ()=>undefined;
    }
    static begin(platform, root, isToBeProved) {
        const id = crypto.randomUUID();
        let proof = NO_PROOF;
        try {
            proof = platform.proofs.sign(root, id);
        } catch (error) {
            if (isToBeProved) throw noProof(root, error);
        }
        const folder = host_headless.makeTemporaryFolder(platform, root, `${SAVE_PREFIX}${id}-${proof}-`);
        const save = new FolderSave(platform, root, folder, id);
        save.removeIfDead();
        return save;
    }
    static find(platform, root) {
        const { disk } = platform;
        return disk.list(root).filter(({ name, isLink })=>name.startsWith(SAVE_PREFIX) && !isLink).map(({ name })=>host_headless.inFolder(platform, root, name)).filter((folder)=>disk.linkStat(folder)?.isFolder).map((folder)=>({
                folder,
                save: FolderSave.proved(platform, root, folder)
            })).filter(({ folder, save })=>save !== undefined || hasJournal(platform, folder));
    }
    static proved(platform, root, folder) {
        const [, id, proof] = PROVED_NAME.exec(platform.paths.basename(folder).slice(SAVE_PREFIX.length)) ?? [];
        if (id === undefined || proof === undefined || !platform.proofs.isSigned(root, id, proof)) return undefined;
        const save = new FolderSave(platform, root, folder, id);
        return hasJournal(platform, folder) && save.journal() === undefined ? undefined : save;
    }
    at(name) {
        return host_headless.inFolder(this.platform, this.folder, name);
    }
    waiting(name) {
        return this.platform.disk.linkStat(this.at(name))?.isFile ? this.at(name) : undefined;
    }
    journal() {
        if (this.waiting(BACKWARD)) return this.read(BACKWARD, 'backward');
        return this.waiting(FORWARD) === undefined ? undefined : this.read(FORWARD, 'forward');
    }
    promise(steps) {
        const { disk, proofs } = this.platform;
        const text = JSON.stringify({
            document: this.root,
            id: this.id,
            steps
        });
        const signed = `${proofs.sign(this.root, text)}\n${text}`;
        disk.create(this.at(DRAFT), [
            new TextEncoder().encode(signed)
        ], {
            isSynced: true
        });
        disk.rename(this.at(DRAFT), this.at(FORWARD));
        disk.sync(this.folder);
        this.giveUp();
    }
    complete(steps) {
        const { disk } = this.platform;
        const folders = new Set();
        for (const { file, staged } of steps){
            const folder = host_headless.folderOf(this.platform, this.targetOf(file));
            if (!folders.has(folder)) disk.makeFolder(folder);
            folders.add(folder);
            const waiting = staged === null ? undefined : this.waiting(staged);
            if (staged === null) this.removeIfThere(file);
            else if (waiting !== undefined) disk.rename(waiting, this.targetOf(file));
        }
        for (const folder of folders)disk.sync(folder);
    }
    takeBack(steps) {
        const { disk } = this.platform;
        if (this.waiting(FORWARD)) disk.rename(this.at(FORWARD), this.at(BACKWARD));
        for (const { file, staged, backup } of [
            ...steps
        ].reverse()){
            const waiting = backup === null ? undefined : this.waiting(backup);
            if (waiting !== undefined) disk.rename(waiting, this.targetOf(file));
            else if (backup === null && staged !== null && !this.waiting(staged)) this.removeIfThere(file);
        }
    }
    recover() {
        const journal = this.journal();
        if (journal) {
            for (const step of journal.steps)this.takeNoRights(step);
            if (journal.direction === 'backward') this.takeBack(journal.steps);
            else this.complete(journal.steps);
        }
        this.end();
        this.platform.disk.sync(this.root);
    }
    end() {
        const { disk } = this.platform;
        this.removeIfDead();
        for (const name of JOURNALS)if (this.waiting(name)) host_headless.discard(disk, this.at(name));
        try {
            for (const { name } of disk.list(this.folder))if (CONTENT.test(name) && this.waiting(name)) disk.removeFile(this.at(name));
            disk.removeFolder(this.folder);
        } catch  {
        } finally{
            this.giveUp();
        }
    }
    removeIfDead() {
        this.giveUp();
        this.giveUp = host_headless.removeAtEnd(this.platform, [
            {
                path: this.folder
            }
        ]);
    }
    targetOf(file) {
        return placeWithoutLinks(this.platform, this.root, file);
    }
    takeNoRights({ file, staged, backup }) {
        const { disk } = this.platform;
        const now = disk.linkStat(this.targetOf(file));
        for (const name of [
            staged,
            backup
        ]){
            const waiting = name === null ? undefined : this.waiting(name);
            const mode = waiting === undefined ? undefined : disk.linkStat(waiting)?.mode;
            if (waiting === undefined || mode === undefined) continue;
            const rights = now === undefined ? mode & READ_AND_WRITE : now.mode & PERMISSIONS;
            if (rights !== (mode & ALL_BITS)) disk.setMode(waiting, rights);
        }
    }
    read(name, direction) {
        const { disk, proofs } = this.platform;
        const size = disk.linkStat(this.at(name))?.size ?? 0;
        if (size > MAX_JOURNAL_BYTES) return undefined;
        const [proof, text] = new TextDecoder().decode(disk.read(this.at(name))).split('\n');
        if (proof === undefined || text === undefined || !proofs.isSigned(this.root, text, proof)) return undefined;
        const { document, id, steps } = JSON.parse(text);
        const isOwn = document === this.root && id === this.id;
        return isOwn && Array.isArray(steps) && steps.every(isStep) ? {
            direction,
            steps
        } : undefined;
    }
    removeIfThere(file) {
        const { disk } = this.platform;
        const target = this.targetOf(file);
        if (disk.linkStat(target) !== undefined) disk.removeFile(target);
    }
}
function hasJournal({ disk, paths }, folder) {
    return [
        FORWARD,
        BACKWARD
    ].some((name)=>disk.linkStat(paths.join(folder, name)) !== undefined);
}
function noProof(root, error) {
    return new host_errors.DocumentError(root, `cannot be saved: the key that proves your saves cannot be kept: ${host_errors.faultReason(error)}; set XDG_STATE_HOME to a folder of your own`);
}

const LOCK = '.saving.lock';
function recoverSaves(platform, root) {
    const saves = FolderSave.find(platform, root);
    for (const { folder, save } of saves)if (save === undefined) throw unproved(root, folder);
    for (const { save } of saves)save?.recover();
}
function unproved(root, folder) {
    return new host_errors.DocumentError(root, `cannot be saved: ${folder} records an interrupted save, and nothing proves that you started it on this machine; check the document, remove that folder, and save again`);
}

const MAX_TRIES = 40;
const PAUSE_MS = 50;
function readHalfSaved(platform, folder) {
    const { processes } = platform;
    const root = host_headless.pathToWrite(platform, folder);
    const lock = host_headless.inFolder(platform, root, LOCK);
    for(let left = MAX_TRIES;; left--){
        const saves = FolderSave.find(platform, root);
        const isUnderWay = saves.some(({ save })=>save?.journal() !== undefined);
        const isWaitedFor = isUnderWay && left > 0 && SaveLock.isHeld(platform, lock);
        if (!isWaitedFor) return describe(folder, saves);
        processes.pause(PAUSE_MS);
    }
}
function describe(folder, saves) {
    const places = new Map();
    const warnings = new Set();
    for (const { folder: left, save } of saves){
        const journal = save?.journal();
        if (save === undefined) warnings.add(`${folder}: ${left} is not one of your saves and is skipped`);
        if (save === undefined || journal === undefined) continue;
        warnings.add(`${folder}: a save was interrupted; the document is read as ${STATES[journal.direction]}`);
        addPlaces(places, save, journal);
    }
    return {
        places,
        warnings: [
            ...warnings
        ]
    };
}
const STATES = {
    forward: 'that save would have left it, and the next save completes it',
    backward: 'it was before, and the next save restores it'
};
function addPlaces(places, save, journal) {
    for (const { name, staged, backup } of journal.steps){
        const [next, old] = [
            staged,
            backup
        ].map((content)=>content === null ? undefined : save.waiting(content));
        if (journal.direction === 'forward') {
            if (staged === null) places.set(name, null);
            else if (next !== undefined) places.set(name, next);
        } else if (old !== undefined) places.set(name, old);
        else if (backup === null && staged !== null && next === undefined) places.set(name, null);
    }
}

class FolderContainer {
    constructor(platform, folder, limits, documentName){
        this.platform = platform;
        this.kind = 'xfl';
        this.places = new Map();
        this.path = folder;
        this.limits = limits;
        try {
            const halfSaved = readHalfSaved(platform, folder);
            const listed = listFolder(platform, folder, limits);
            this.files = this.withPlaces(listed.files, halfSaved.places);
            this.passedOver = [
                ...halfSaved.warnings,
                ...listed.warnings
            ];
        } catch (error) {
            throw host_headless.explainFault(folder, 'cannot be read', error);
        }
        this.documentName = documentName ?? this.onlyXfl() ?? `${platform.paths.basename(folder)}.xfl`;
    }
    listen(tell) {
        for (const text of this.passedOver)tell({
            text,
            isLost: false
        });
    }
    names() {
        return [
            ...this.files.keys()
        ];
    }
    has(name) {
        return this.files.has(name);
    }
    bytes(name) {
        const stamp = this.stamp(name);
        if (stamp.held) return stamp.held;
        const file = this.placeOf(name);
        const { disk, compression } = this.platform;
        try {
            const bytes = disk.read(file);
            Object.assign(stamp, {
                size: bytes.length,
                checksum: compression.crc32(bytes)
            });
            return bytes;
        } catch (error) {
            throw host_headless.explainFault(this.label(name), 'cannot be read', error);
        }
    }
    bytesStart(name, length) {
        const { held } = this.stamp(name);
        if (held) return held;
        try {
            return this.platform.disk.readStart(this.placeOf(name), length);
        } catch (error) {
            throw host_headless.explainFault(this.label(name), 'cannot be read', error);
        }
    }
    text(name) {
        return host_headless.decodeEntry(this.label(name), this.size(name), ()=>this.bytes(name), this.limits);
    }
    size(name) {
        return this.stamp(name).size;
    }
    label(name) {
        return this.fileOf(name);
    }
    hold(path) {
        const { paths } = this.platform;
        const below = path.endsWith(paths.sep) ? path : path + paths.sep;
        const isAround = (this.path + paths.sep).startsWith(below);
        if (!isAround && !path.startsWith(this.path + paths.sep)) return;
        for (const [name, stamp] of this.files){
            const file = this.fileOf(name);
            if ((file === path || file.startsWith(below)) && this.platform.disk.exists(this.placeOf(name))) stamp.held = this.bytes(name);
        }
    }
    isHeld(name) {
        return this.files.get(name)?.held !== undefined;
    }
    isChangedOnDisk() {
        return this.names().some((name)=>!this.isHeld(name) && this.isFileChanged(name));
    }
    isFileChanged(name) {
        const file = this.placeOf(name);
        const { disk, compression } = this.platform;
        const stat = disk.stat(file);
        if (stat === undefined) return true;
        const { size, modifiedMs, checksum } = this.stamp(name);
        if (stat.size !== size) return true;
        return checksum === undefined ? stat.modifiedMs !== modifiedMs : compression.crc32(disk.read(file)) !== checksum;
    }
    stamp(name) {
        const stamp = this.files.get(name);
        if (stamp === undefined) throw new host_errors.DocumentError(this.label(name), 'no such file in the document');
        return stamp;
    }
    withPlaces(files, places) {
        if (places.size === 0) return files;
        for (const [name, location] of places){
            const stat = location === null ? undefined : this.platform.disk.linkStat(location);
            if (location === null) files.delete(name);
            if (location === null || stat === undefined) continue;
            files.set(name, {
                size: stat.size,
                modifiedMs: stat.modifiedMs
            });
            this.places.set(name, location);
        }
        return new Map([
            ...files
        ].sort(([a], [b])=>a < b ? -1 : 1));
    }
    placeOf(name) {
        const location = this.places.get(name);
        return location !== undefined && this.platform.disk.exists(location) ? location : this.fileOf(name);
    }
    fileOf(name) {
        const { sep } = this.platform.paths;
        return host_headless.withSeparator(this.path, sep) + name.replaceAll('/', sep);
    }
    onlyXfl() {
        const candidates = this.names().filter((name)=>/^[^/]+\.xfl$/i.test(name));
        return candidates.length === 1 ? candidates[0] : undefined;
    }
}

function folderChanges(container, contents, target) {
    const changes = new Map();
    const names = new Set(container.names().filter((name)=>target.isOrigin || !host_headless.isMarker(name)));
    if (!target.isOrigin) {
        for (const name of names)changes.set(name, ()=>container.bytes(name));
        names.add(target.documentName);
        changes.set(target.documentName, ()=>host_headless.PROXY_CONTENT);
    } else {
        for (const name of names)if (container.isHeld?.(name)) changes.set(name, ()=>container.bytes(name));
    }
    for (const [name, content] of contents){
        if (content === null) names.delete(name);
        else names.add(name);
        if (content === null) changes.set(name, null);
        else if (!target.isOrigin || !host_headless.isSameContent(container, name, content)) changes.set(name, ()=>content);
    }
    const left = [
        ...names
    ].filter((name)=>!host_errors.isOfDocument(name));
    for (const name of left){
        changes.delete(name);
        names.delete(name);
    }
    return {
        changes,
        names,
        left
    };
}

const MAIN = 'DOMDocument.xml';
function writeFolder(platform, root, made, options) {
    if (made.changes.size === 0) return;
    const { disk } = platform;
    const [own, ...around] = host_headless.missingFolders(platform, root);
    const remains = own === undefined ? [] : [
        {
            path: own
        },
        ...host_headless.asEmpty(around)
    ];
    const giveUp = host_headless.removeAtEnd(platform, remains);
    try {
        disk.makeFolder(root);
        const lock = SaveLock.take(platform, host_headless.inFolder(platform, root, LOCK), root);
        try {
            recoverSaves(platform, root);
            options.check();
            perform(platform, root, made, options.force, lock);
        } finally{
            lock.release();
        }
    } catch (error) {
        if (own !== undefined) host_headless.discard(disk, own);
        host_headless.removeEmpty(disk, around);
        throw host_headless.explainFault(root, 'cannot be saved', error);
    } finally{
        giveUp();
    }
}
function perform(platform, root, { changes, names }, force, lock) {
    const { disk, paths } = platform;
    const hasDocument = disk.exists(paths.join(root, MAIN));
    const save = FolderSave.begin(platform, root, hasDocument);
    let steps = [];
    try {
        const isBlind = isCaseBlind(platform, save.folder);
        if (isBlind) refuseClashes(root, names);
        steps = stage(platform, save, isBlind ? withoutSelfRemoval(changes) : changes, {
            isSynced: hasDocument,
            force
        });
        lock.check();
        if (hasDocument) save.promise(steps);
        save.complete(steps);
    } catch (error) {
        takeBack(save, steps);
        throw error;
    }
    save.end();
}
function takeBack(save, steps) {
    try {
        save.takeBack(steps);
    } catch  {
        return;
    }
    save.end();
}
function withoutSelfRemoval(changes) {
    const written = new Set();
    for (const [name, content] of changes)if (content !== null) written.add(host_headless.foldedName(name));
    return new Map([
        ...changes
    ].filter(([name, content])=>content !== null || !written.has(host_headless.foldedName(name))));
}
function stage(platform, save, changes, { isSynced, force }) {
    const { disk, paths } = platform;
    const steps = [];
    for (const [name, content] of [
        ...changes
    ].sort((a, b)=>rank(a) - rank(b))){
        const number = steps.length;
        const file = resolveInDocument(platform, save.root, name);
        const target = paths.join(save.root, file);
        const staged = content === null ? null : `new-${number}`;
        const old = disk.stat(target);
        if (staged === null && old === undefined) continue;
        if (old !== undefined && !force && !disk.isWritable(target)) throw new host_errors.DocumentError(target, 'is write-protected; it is not replaced without --force (option force)');
        if (content !== null && staged !== null) disk.create(save.at(staged), [
            content()
        ], {
            isSynced,
            like: old
        });
        const backup = old === undefined ? null : `old-${number}`;
        if (backup !== null) disk.copy(target, save.at(backup));
        steps.push({
            name,
            file,
            staged,
            backup
        });
    }
    return steps;
}
function rank([name, content]) {
    if (content === null) return 2;
    return name === MAIN ? 1 : 0;
}
function isCaseBlind({ disk, paths }, made) {
    return disk.exists(paths.join(paths.dirname(made), paths.basename(made).toUpperCase()));
}
function refuseClashes(folder, names) {
    const byFold = new Map();
    for (const name of names){
        const fold = host_headless.foldedName(name);
        const other = byFold.get(fold);
        if (other !== undefined) throw new host_errors.DocumentError(folder, `cannot be saved: ${host_headless.quoteShort(other)} and ${host_headless.quoteShort(name)} would be the same file on this disk, which ignores case`);
        byFold.set(fold, name);
    }
}

function partsOfFolder({ disk, paths }, folder) {
    const root = disk.realPath(folder);
    const visited = new Set();
    const parts = new Map();
    function note(path, link) {
        parts.set(path, {
            path: paths.join(folder, path.slice(root.length)),
            link
        });
    }
    function add(path) {
        const stat = disk.linkStat(path);
        if (stat?.isFolder) visit(path);
        else if (stat?.isFile) note(path);
    }
    function visit(directory) {
        if (visited.has(directory)) return;
        visited.add(directory);
        for (const { name, isLink } of disk.list(directory)){
            if (directory === root ? !isTopPart(name) : host_headless.isGitName(name)) continue;
            const path = paths.join(directory, name);
            if (!isLink) add(path);
            else {
                note(path, disk.readLink(path));
                const target = targetOf(disk, path);
                if (target !== undefined && host_headless.isBelow(paths, root, target) && !isInRepository(target)) add(target);
            }
        }
    }
    function isInRepository(target) {
        return target.slice(root.length).split(paths.sep).some(host_headless.isGitName);
    }
    visit(root);
    return [
        ...parts.values()
    ];
}
function isTopPart(name) {
    return host_errors.isDocumentFile(name) || host_errors.isDocumentFolder(name) || name.startsWith(SAVE_PREFIX);
}

exports.FolderContainer = FolderContainer;
exports.LOCK = LOCK;
exports.SAVE_PREFIX = SAVE_PREFIX;
exports.SaveLock = SaveLock;
exports.fileNameFault = fileNameFault;
exports.folderChanges = folderChanges;
exports.partsOfFolder = partsOfFolder;
exports.writeFolder = writeFolder;
