// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const fs = require('node:fs');
const path = require('node:path');
const FileSet = require('./FileSet.js');
const host_headless = require('../host/headless.js');
const cli_common = require('./common.js');

/** npm leaves out of packages what these names say, and ESLint would take the configuration for this project's. */ const RENAMED = {
    gitignore: '.gitignore',
    npmrc: '.npmrc',
    'eslint-config.mjs': 'eslint.config.mjs'
};
/** What stands in for `src` in projects in JavaScript. */ const JAVASCRIPT = 'javascript';
/** What texts of a project say of its language. */ const WORDS_OF_JAVASCRIPT = {
    'Written in TypeScript': 'Written in JavaScript',
    'number-stars.ts': 'number-stars.js',
    'names.ts': 'names.js'
};
/** Files with words that are filled in. */ const FILLED_IN = new Set([
    'package.json',
    'README.md'
]);
/**
 * Makes a small project for scripts: one script, its build, a test on a document. All its files, or none; where a process
 * was killed at it, the next one completes the project.
 *
 * @throws Error when there is something else in the folder
 */ function makeProject(folder, { javascript = false }, io) {
    const target = path.resolve(folder);
    const contents = projectFiles(target, javascript, io);
    checkEmpty(target, contents);
    writeAll(target, contents);
    io.out(`A project for scripts is in ${target}. Next:\n\n`);
    io.out(`    cd ${JSON.stringify(folder)}\n    npm install\n    npm test\n`);
}
/** The content of each file by its path in the project. */ function projectFiles(target, javascript, { libraryFolder }) {
    const starter = path.join(libraryFolder, '../examples/starter');
    const words = {
        'my-scripts': projectName(target),
        '^0.0.0': packageSource(libraryFolder, target),
        ...javascript ? WORDS_OF_JAVASCRIPT : {}
    };
    const contents = new Map();
    for (const name of filesBelow(starter)){
        const final = nameInProject(name, javascript);
        if (final === undefined) continue;
        const bytes = fs.readFileSync(path.join(starter, name));
        contents.set(final, FILLED_IN.has(final) ? filledIn(bytes, words) : bytes);
    }
    return contents;
}
/** Where a file of the starter lies in a project; undefined for one that only projects in the other language have. */ function nameInProject(name, javascript) {
    const [top, ...others] = name.split(path.sep);
    if (top === JAVASCRIPT) return javascript ? path.join(...others) : undefined;
    if (top === 'src' && javascript) return undefined;
    return RENAMED[name] ?? name;
}
/** Replaces words in the project's own texts. */ function filledIn(bytes, words) {
    let text = bytes.toString('utf8');
    for (const [word, value] of Object.entries(words))text = text.replaceAll(word, value);
    return Buffer.from(text);
}
/** Files may be there that are what would be written: those of a process that was killed. */ function checkEmpty(folder, contents) {
    const status = fs.statSync(folder, {
        throwIfNoEntry: false
    });
    if (!status) return;
    if (!status.isDirectory()) throw new Error(`${folder}: there is a file of that name`);
    const names = fs.readdirSync(folder).filter((name)=>!FileSet.isLeftWaiting(path.join(folder, name)));
    const isOwn = (file)=>contents.get(file)?.equals(fs.readFileSync(path.join(folder, file))) === true;
    const strange = names.find((name)=>{
        const stat = fs.lstatSync(path.join(folder, name));
        if (!stat.isDirectory()) return !stat.isFile() || !isOwn(name);
        const files = filesBelow(path.join(folder, name)).map((file)=>path.join(name, file));
        return files.length === 0 || !files.every(isOwn);
    });
    if (strange !== undefined) throw new Error(`${folder}: the folder is not empty (${strange} is there)`);
}
function filesBelow(folder) {
    return fs.readdirSync(folder, {
        recursive: true,
        encoding: 'utf8'
    }).filter((name)=>!fs.lstatSync(path.join(folder, name)).isDirectory()).sort();
}
function writeAll(folder, contents) {
    const files = new FileSet.FileSet(folder);
    try {
        for (const [name, content] of contents)files.add(name, content);
        files.finish();
    } catch (error) {
        files.drop();
        throw error;
    }
}
/** The name of the folder, as far as npm takes it. */ function projectName(folder) {
    const name = path.basename(folder).toLowerCase().replace(/[^a-z0-9-]+/g, '-').replace(/^-+|-+$/g, '');
    return name || 'my-scripts';
}
/**
 * Where a new project gets this package from: the version of the registry; or the tarball or folder that this program
 * itself came from, as long as it came from no registry.
 *
 * @param libraryFolder - the folder of the build
 * @param project - the folder of the new project, which need not be there
 */ function packageSource(libraryFolder, project) {
    const own = fs.realpathSync(path.join(libraryFolder, '..'));
    const modules = path.dirname(own);
    if (path.basename(modules) !== 'node_modules') return fileSource(own, project);
    const { packages } = readRecord(path.join(modules, '.package-lock.json'));
    const resolved = packages?.['node_modules/adobe-collection']?.resolved;
    if (!resolved?.startsWith('file:')) return `^${cli_common.readManifest(libraryFolder).version}`;
    // npm writes the path as seen from the folder of node_modules.
    return fileSource(path.resolve(modules, '..', resolved.slice('file:'.length)), project);
}
function readRecord(file) {
    return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {};
}
function fileSource(place, project) {
    return `file:${path.relative(host_headless.pathToWrite(host_headless.nodePlatform, project), place).split(path.sep).join('/')}`;
}

exports.makeProject = makeProject;
exports.packageSource = packageSource;
