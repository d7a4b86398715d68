// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const fs = require('node:fs');
const path = require('node:path');
const cli_common = require('./common.js');

/**
 * Where a new project gets this package from: the version of the registry; or the tarball or folder that this program
 * itself came from, as long as it came from no registry.
 *
 * @param libraryFolder - the folder of the build
 * @param project - the folder of the new project
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
    return `file:${path.relative(fs.realpathSync(project), place).split(path.sep).join('/')}`;
}

/** npm leaves out of packages what these names say, and ESLint would take the configuration for this project's. */ const RENAMED = {
    gitignore: '.gitignore',
    npmrc: '.npmrc',
    'eslint-config.mjs': 'eslint.config.mjs'
};
/** What stands in for `src` in projects in JavaScript. */ const JAVASCRIPT = 'javascript';
/**
 * Makes a small project for scripts: one script, its build, a test on a document.
 *
 * @throws Error when there is something in the folder
 */ function makeProject(folder, { javascript = false }, io) {
    const target = path.resolve(folder);
    checkEmpty(target);
    fs.cpSync(path.join(io.libraryFolder, '../starter'), target, {
        recursive: true
    });
    for (const [name, final] of Object.entries(RENAMED)){
        fs.renameSync(path.join(target, name), path.join(target, final));
    }
    if (javascript) {
        fs.rmSync(path.join(target, 'src'), {
            recursive: true
        });
        fs.renameSync(path.join(target, JAVASCRIPT, 'src'), path.join(target, 'src'));
    }
    fs.rmSync(path.join(target, JAVASCRIPT), {
        recursive: true
    });
    fillIn(target, {
        'my-scripts': projectName(target),
        '^0.0.0': packageSource(io.libraryFolder, target)
    });
    if (javascript) fillIn(target, {
        'Written in TypeScript': 'Written in JavaScript',
        'number-stars.ts': 'number-stars.js',
        'names.ts': 'names.js'
    });
    io.out(`A project for scripts is in ${target}. Next:\n\n`);
    io.out(`    cd ${JSON.stringify(folder)}\n    npm install\n    npm test\n`);
}
function checkEmpty(folder) {
    const status = fs.statSync(folder, {
        throwIfNoEntry: false
    });
    if (!status) return;
    if (!status.isDirectory()) throw new Error(`${folder}: there is a file of that name`);
    const [first] = fs.readdirSync(folder);
    if (first !== undefined) throw new Error(`${folder}: the folder is not empty (${first} is there)`);
}
/** Replaces words in the project's own texts. */ function fillIn(folder, words) {
    for (const name of [
        'package.json',
        'README.md'
    ]){
        const file = path.join(folder, name);
        let text = fs.readFileSync(file, 'utf8');
        for (const [word, value] of Object.entries(words))text = text.replaceAll(word, value);
        fs.writeFileSync(file, text);
    }
}
/** The name of the folder, as far as npm takes it. */ function projectName(folder) {
    const name = path.basename(folder).toLowerCase().replace(/[^a-z0-9-]+/g, '-').replace(/^-+|-+$/g, '');
    return name || 'my-scripts';
}

exports.makeProject = makeProject;
