// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const fs = require('node:fs');
const path = require('node:path');
const node_crypto = require('node:crypto');

/** `Animate 2024`, `Animate CC 2018`, `Flash CS6`: versions and languages stand side by side. */
const PROGRAM = /^(Animate|Flash)\b/;
/**
 * The Configuration folders of every version and language of Animate and Flash of this person, sorted:
 * `%LOCALAPPDATA%\Adobe\Animate 2024\en_US\Configuration` on Windows,
 * `~/Library/Application Support/Adobe/Animate 2024/en_US/Configuration` on macOS. Elsewhere there is none.
 */
function configurationFolders(system) {
    const adobe = adobeFolder(system);
    if (adobe === undefined)
        return [];
    return foldersIn(adobe)
        .filter((folder) => PROGRAM.test(path.basename(folder)))
        .flatMap(foldersIn)
        .map((language) => path.join(language, 'Configuration'))
        .filter(isFolder);
}
/** Where Adobe's programs keep what is set up; undefined where Animate does not run. */
function adobeFolder({ platform, home, localAppData }) {
    if (platform === 'darwin')
        return path.join(home, 'Library', 'Application Support', 'Adobe');
    if (platform === 'win32')
        return path.join(localAppData || path.join(home, 'AppData', 'Local'), 'Adobe');
    return undefined;
}
function foldersIn(folder) {
    if (!isFolder(folder))
        return [];
    const names = fs.readdirSync(folder).sort();
    return names.map((name) => path.join(folder, name)).filter(isFolder);
}
function isFolder(file) {
    return fs.statSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** The first line of every build of the library. */
const BANNER = /^\/\/ adobe-collection (\d\S*):/;
/** One file to be copied, compared with what is there. */
class Copy {
    constructor(source, folder, record) {
        this.record = record;
        this.target = path.join(folder, path.basename(source));
        this.content = fs.readFileSync(source);
        this.before = fs.existsSync(this.target) ? fs.readFileSync(this.target) : undefined;
        this.state = this.compare();
    }
    /** One line that says what `write` does. */
    describe() {
        const { state, target, before } = this;
        if (state === 'new')
            return `copied     ${target}`;
        if (state === 'same')
            return `unchanged  ${target}`;
        if (state === 'copy')
            return `replaced   ${target} (an earlier copy there)`;
        if (state === 'build')
            return `replaced   ${target} (adobe-collection ${versionOf(before)} there)`;
        return `replaced   ${target} (another file there)`;
    }
    write() {
        fs.mkdirSync(path.dirname(this.target), { recursive: true });
        if (this.state !== 'same')
            fs.writeFileSync(this.target, this.content);
        this.record.add(path.basename(this.target), this.content);
    }
    compare() {
        const { before, content } = this;
        if (before === undefined)
            return 'new';
        if (before.equals(content))
            return 'same';
        if (versionOf(before) !== undefined && versionOf(content) !== undefined)
            return 'build';
        return this.record.holds(path.basename(this.target), before) ? 'copy' : 'other';
    }
}
function versionOf(file) {
    return file && BANNER.exec(file.toString('latin1', 0, 100))?.[1];
}

const NAME = '.adobe-collection.json';
/**
 * The files that `install` wrote into a folder, each with its digest; kept as a file there. A file that is still
 * what `install` wrote may be replaced without a question.
 */
class InstallRecord {
    constructor(folder) {
        this.folder = folder;
        this.file = path.join(folder, NAME);
        this.digests = read(this.file);
    }
    /** True when `install` wrote this content under this name. */
    holds(name, content) {
        return Object.hasOwn(this.digests, name) && this.digests[name] === digest(content);
    }
    add(name, content) {
        this.digests[name] = digest(content);
    }
    write() {
        fs.mkdirSync(this.folder, { recursive: true });
        fs.writeFileSync(this.file, `${JSON.stringify(this.digests, null, 2)}\n`);
    }
}
/** A record that cannot be read holds nothing: then every file there is somebody else's. */
function read(file) {
    try {
        return { ...JSON.parse(fs.readFileSync(file, 'utf8')) };
    }
    catch {
        return {};
    }
}
function digest(content) {
    return node_crypto.createHash('sha256').update(content).digest('hex');
}

const LIBRARY = 'collection.jsfl';
const LOADER = `
A script loads the library with its first line:

    fl.runScript(fl.configURI + 'Commands/${LIBRARY}');
`;
/**
 * Copies the built library and scripts into the Commands folder of every version and language of Animate
 * found, where they stand in the menu Commands. Nothing is copied when something is in the way.
 *
 * @throws Error when no folder is found, a script is missing, or a file that is not ours would be replaced
 */
function installScripts(scripts, options, io) {
    const own = [path.join(io.libraryFolder, LIBRARY), ...menuCommands(io.libraryFolder)];
    const files = [...own, ...scripts.map((script) => path.resolve(script))];
    checkFiles(files);
    const records = new Map(targetFolders(options, io).map((folder) => [folder, new InstallRecord(folder)]));
    const copies = [...records].flatMap(([folder, record]) => files.map((file) => new Copy(file, folder, record)));
    const inTheWay = copies.filter(({ state }) => state === 'other').map(({ target }) => target);
    if (inTheWay.length > 0 && !options.force) {
        throw new Error(`${inTheWay.join(', ')}: another file is there; nothing was copied; --force replaces it`);
    }
    for (const copy of copies) {
        if (!options.dryRun)
            copy.write();
        io.out(`${copy.describe()}\n`);
    }
    if (!options.dryRun)
        for (const record of records.values())
            record.write();
    if (options.dryRun)
        io.out('Nothing was done: this was a dry run.\n');
    io.out(LOADER);
}
/** The commands for people who write no scripts; they lie beside the folder of the built library. */
function menuCommands(libraryFolder) {
    const folder = path.join(libraryFolder, '../commands');
    if (!fs.existsSync(folder))
        return [];
    return fs
        .readdirSync(folder)
        .sort()
        .map((name) => path.join(folder, name));
}
function checkFiles(files) {
    const missing = files.find((file) => !fs.statSync(file, { throwIfNoEntry: false })?.isFile());
    if (missing !== undefined)
        throw new Error(`${missing}: there is no such script`);
    const names = files.map((file) => path.basename(file).toLowerCase());
    const twice = files.find((_file, index) => names.indexOf(names[index]) < index);
    if (twice !== undefined)
        throw new Error(`${twice}: another script has the same name`);
}
function targetFolders({ to }, { system }) {
    if (to !== undefined)
        return [path.resolve(to)];
    const folders = configurationFolders(system).map((folder) => path.join(folder, 'Commands'));
    if (folders.length > 0)
        return folders;
    throw new Error('no Configuration folder of Animate or Flash was found; name a folder with --to');
}

exports.installScripts = installScripts;
