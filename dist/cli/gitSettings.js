// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const fs = require('node:fs');
const path = require('node:path');
const host_headless = require('../host/headless.js');
const writeOutput = require('./writeOutput.js');
const cli_common = require('./common.js');
const runGit = require('./runGit.js');

function shellQuote(text, platform = process.platform) {
    const word = platform === 'win32' ? text.replaceAll('\\', '/') : text;
    return `'${word.replaceAll("'", "'\\''")}'`;
}

const DRIVER = cli_common.PROGRAM_NAME;
const MISSING = 'adobe-collection is not where it was: run its command "git install" again';
const PART_DRIVER = `${cli_common.PROGRAM_NAME}-xfl`;
const COMMENT = '# Differences and merges of Animate documents, by adobe-collection git install';
const ATTRIBUTES = [
    `*.fla diff=${DRIVER} -text merge=${DRIVER}`,
    `DOMDocument.xml diff=${PART_DRIVER} merge=${DRIVER}`,
    `**/LIBRARY/**/*.xml diff=${PART_DRIVER} merge=${DRIVER}`
];
const OLD_COMMENT = '# Differences of Animate documents, by adobe-collection git install';
const OLD_ATTRIBUTES = [
    `*.fla diff=${DRIVER} -text -merge`,
    `DOMDocument.xml diff=${PART_DRIVER}`,
    `**/LIBRARY/**/*.xml diff=${PART_DRIVER}`
];
async function installInGit(folder, io) {
    const root = await rootOf(folder);
    const file = attributesOf(root);
    await checkSettings(root);
    const [node, cli] = [
        process.execPath,
        path.join(io.libraryFolder, 'cli.js')
    ].map(quoteForGit);
    const startOr = (otherwise)=>`n=${node}; [ -x "$n" ] || n=node; [ -f ${cli} ] || { echo ${shellQuote(MISSING)}${otherwise}; }; "$n" ${cli}`;
    const start = startOr('; return');
    const startMerge = startOr(' >&2; return 1');
    const { version } = cli_common.readManifest(io.libraryFolder);
    const textconv = `f() { ${start} git textconv -- "$1" ${version}; }; f`;
    const settings = {
        ...driverSettings(DRIVER, textconv),
        [`diff.${DRIVER}.binary`]: 'true',
        ...driverSettings(PART_DRIVER, textconv),
        [`difftool.${DRIVER}.cmd`]: `f() { ${start} diff -- "$LOCAL" "$REMOTE"; }; f`,
        [`merge.${DRIVER}.name`]: 'what both sides changed in a document of Animate',
        [`merge.${DRIVER}.driver`]: `f() { ${startMerge} git merge-file -- "$@"; }; f %O %A %B %P`,
        [`mergetool.${DRIVER}.cmd`]: `f() { ${startMerge} git merge-tool -- "$BASE" "$LOCAL" "$REMOTE" "$MERGED"; }; f`,
        [`mergetool.${DRIVER}.trustExitCode`]: 'true'
    };
    for (const [name, value] of Object.entries(settings))await runGit.runGit(root, 'config', '--local', name, value);
    const present = linesOf(file);
    const lines = present.filter((line)=>line !== OLD_COMMENT && !OLD_ATTRIBUTES.includes(line));
    const missing = ATTRIBUTES.filter((line)=>!lines.includes(line));
    if (missing.length > 0 || lines.length < present.length) writeLines(file, [
        ...lines,
        ...[
            COMMENT
        ].filter((line)=>!lines.includes(line)),
        ...missing
    ]);
    io.note(`set in ${root}: git diff, git show and git log -p show what changed in *.fla and in XFL folders`);
    io.note(`git merge joins what two people changed in them; git mergetool --tool=${DRIVER} asks where both changed the same`);
    io.note(`git difftool --tool=${DRIVER} shows it in words; commit .gitattributes for the others of your team,`);
    io.note('who each run this command once: git takes no programs from a repository');
}
function quoteForGit(file) {
    if (!/[^\S ]| {2}/.test(file)) return shellQuote(file);
    throw new Error(`git difftool takes no program in a folder with a line break, a tab or two spaces in its path: move ${JSON.stringify(file)}`);
}
function driverSettings(driver, textconv) {
    return {
        [`diff.${driver}.textconv`]: textconv,
        [`diff.${driver}.cachetextconv`]: 'true',
        [`diff.${driver}.xfuncname`]: '^((scene|item|publishing).*)$'
    };
}
async function uninstallFromGit(folder, io) {
    const root = await rootOf(folder);
    const file = attributesOf(root);
    await checkSettings(root);
    const tools = [
        'diff',
        'difftool',
        'merge',
        'mergetool'
    ].map((kind)=>`${kind}.${DRIVER}`);
    for (const section of [
        ...tools,
        `diff.${PART_DRIVER}`
    ]){
        const isSet = await tryGit(root, 'config', '--local', '--get-regexp', `^${section}\\.`) !== undefined;
        if (isSet) await runGit.runGit(root, 'config', '--local', '--remove-section', section);
    }
    await removeAnswers(root, io);
    const lines = linesOf(file);
    const ownLines = [
        COMMENT,
        OLD_COMMENT,
        ...ATTRIBUTES,
        ...OLD_ATTRIBUTES
    ];
    const others = lines.filter((line)=>!ownLines.includes(line));
    if (others.length < lines.length) {
        if (others.length === 0) host_headless.nodePlatform.disk.removeFile(host_headless.entryToWrite(host_headless.nodePlatform, file));
        else writeLines(file, others);
    }
    io.note(`removed from ${root}`);
}
async function removeAnswers(root, io) {
    const refs = [
        DRIVER,
        PART_DRIVER
    ].map((driver)=>`refs/notes/textconv/${driver}`);
    if (await tryGit(root, 'config', '--get-regexp', '^hook\\.') === undefined) for (const ref of refs)await tryGit(root, 'update-ref', '-d', ref);
    else io.note(`the repository has hooks, which git would run: ${refs.map((ref)=>`git update-ref -d ${ref}`).join(' and ')} remove what git kept`);
}
async function rootOf(folder) {
    if (!fs.statSync(folder, {
        throwIfNoEntry: false
    })?.isDirectory()) throw new Error(`${path.resolve(folder)}: there is no such folder`);
    const answer = await tryGit(folder, 'rev-parse', '--show-toplevel');
    if (answer === undefined) throw new Error(`${path.resolve(folder)}: there is no git repository here (or no git)`);
    const root = path.resolve(answer.replace(/\n$/, ''));
    const [outer, inner] = [
        root,
        folder
    ].map((name)=>fs.realpathSync.native(name));
    if (host_headless.isBelow(path, outer, inner)) return root;
    throw new Error(`${path.resolve(folder)}: the repository here has its files in ${root} (core.worktree), which does not hold this folder`);
}
function attributesOf(root) {
    const file = path.join(root, '.gitattributes');
    checkIsFile(file);
    return file;
}
async function checkSettings(root) {
    const answer = await runGit.runGit(root, 'rev-parse', '--git-path', 'config');
    checkIsFile(path.resolve(root, answer.replace(/\n$/, '')));
}
function checkIsFile(file) {
    const stat = fs.lstatSync(file, {
        throwIfNoEntry: false
    });
    if (stat === undefined || stat.isFile()) return;
    const what = stat.isSymbolicLink() ? 'a link' : 'no file';
    throw new Error(`${file} is ${what}: put a file in its place, or remove it`);
}
async function tryGit(folder, ...args) {
    try {
        return await runGit.runGit(folder, ...args);
    } catch  {
        return undefined;
    }
}
function linesOf(file) {
    if (!fs.existsSync(file)) return [];
    const text = fs.readFileSync(file, 'utf8');
    return text === '' ? [] : text.replace(/\n$/, '').split('\n');
}
function writeLines(file, lines) {
    writeOutput.writeOutput(file, `${lines.join('\n')}\n`, host_headless.nodePlatform, host_headless.entryToWrite);
}

exports.installInGit = installInGit;
exports.uninstallFromGit = uninstallFromGit;
