// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const fs = require('node:fs');
const path = require('node:path');
const FileSet = require('./FileSet.js');
const host_headless = require('../host/headless.js');
const cli_common = require('./common.js');

const RENAMED = {
    gitignore: '.gitignore',
    npmrc: '.npmrc',
    'eslint-config.mjs': 'eslint.config.mjs'
};
const JAVASCRIPT = 'javascript';
const WORDS_OF_JAVASCRIPT = {
    'Written in TypeScript': 'Written in JavaScript',
    'number-stars.ts': 'number-stars.js',
    'names.ts': 'names.js'
};
const FILLED_IN = new Set([
    'package.json',
    'README.md'
]);
function makeProject(folder, { javascript = false }, io) {
    const target = path.resolve(folder);
    const contents = projectFiles(target, javascript, io);
    checkEmpty(target, contents);
    FileSet.FileSet.write(target, (files)=>{
        for (const [name, content] of contents)files.add(name, content);
    });
    io.out(`A project for scripts is in ${target}. Next:\n\n`);
    io.out(`    cd ${JSON.stringify(folder)}\n    npm install\n    npm test\n`);
}
function projectFiles(target, javascript, { libraryFolder }) {
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
function nameInProject(name, javascript) {
    const [top, ...others] = name.split(path.sep);
    if (top === JAVASCRIPT) return javascript ? path.join(...others) : undefined;
    if (top === 'src' && javascript) return undefined;
    return RENAMED[name] ?? name;
}
function filledIn(bytes, words) {
    let text = bytes.toString('utf8');
    for (const [word, value] of Object.entries(words))text = text.replaceAll(word, value);
    return Buffer.from(text);
}
function checkEmpty(folder, contents) {
    const status = fs.statSync(folder, {
        throwIfNoEntry: false
    });
    if (!status) return;
    if (!status.isDirectory()) throw new Error(`${folder}: there is a file of that name`);
    const names = fs.readdirSync(folder).filter((name)=>!FileSet.isLeftWaiting(path.join(folder, name)));
    const isOwn = (name)=>{
        const file = path.join(folder, name);
        return fs.lstatSync(file).isFile() && contents.get(name)?.equals(fs.readFileSync(file)) === true;
    };
    const strange = names.find((name)=>{
        const stat = fs.lstatSync(path.join(folder, name));
        if (!stat.isDirectory()) return !isOwn(name);
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
function projectName(folder) {
    const name = path.basename(folder).toLowerCase().replace(/[^a-z0-9-]+/g, '-').replace(/^-+|-+$/g, '');
    return name || 'my-scripts';
}
function packageSource(libraryFolder, project) {
    const own = fs.realpathSync(path.join(libraryFolder, '..'));
    const modules = path.dirname(own);
    if (path.basename(modules) !== 'node_modules') return fileSource(own, project);
    const { packages } = readRecord(path.join(modules, '.package-lock.json'));
    const resolved = packages?.['node_modules/adobe-collection']?.resolved;
    if (!resolved?.startsWith('file:')) return `^${cli_common.readManifest(libraryFolder).version}`;
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
