// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const host_headless = require('../host/headless.js');
const cli_common = require('./common.js');
const fs = require('node:fs');
const findDocuments = require('./findDocuments.js');
const runGit = require('./runGit.js');
const host_defaults = require('../host/defaults.js');
let host_saving$late;
const host_saving = () => (host_saving$late ??= require('../host/saving.js'));

const REVISION = /^([^-:][^:]*|:[0-3]):(.+)$/;
const STAGE = /^:([0-3]):(.+)$/;
const PART = /(:|\/)(?:[^/:]*\.xfl|DOMDocument\.xml)$/i;
function isRevision(name, platform = process.platform) {
    if (platform === 'win32' && /^[A-Za-z]:/.test(name)) return false;
    return REVISION.test(name) && !fs.existsSync(name);
}
async function fileAtRevision(name, io) {
    try {
        return findDocuments.keepAsFile(await bytesAtRevision(name), io);
    } catch (error) {
        throw error instanceof runGit.GitFailure ? new Error(explain(name, error.reason), {
            cause: error
        }) : error;
    }
}
async function bytesAtRevision(name) {
    const folder = folderOf(name);
    if (STAGE.test(name)) return atStage(name);
    return await kindOf(folder) === 'tree' ? folderAtRevision(folder) : runGit.readFromGit('.', [
        'cat-file',
        'blob',
        name
    ]);
}
function folderOf(name) {
    return name.replace(PART, (_, mark)=>mark === ':' ? mark : '');
}
const INDEXED = /^100\d{3} ([0-9a-f]+) ([0-3])\t(.+)$/s;
async function atStage(name) {
    const [, stage, file] = STAGE.exec(folderOf(name).replace(/\/$/, '')) ?? STAGE.exec(name) ?? [];
    const isFromHere = file.startsWith('./');
    const where = isFromHere ? file.slice(2) : file;
    const spec = `:(${isFromHere ? '' : 'top,'}literal)${where === '' ? '.' : where}`;
    const list = await runGit.runGit('.', 'ls-files', '--stage', '--full-name', '-z', '--', spec);
    const prefix = isFromHere ? await runGit.runGit('.', 'rev-parse', '--show-prefix') : '';
    const path = prefix.replace(/\n$/, '') + where;
    const files = list.split('\0').flatMap((line)=>{
        const [, object, at, full] = INDEXED.exec(line) ?? [];
        return object !== undefined && (at === stage || at === '0') ? [
            {
                name: full,
                object,
                stage: at
            }
        ] : [];
    });
    const own = files.find((each)=>each.name === path && each.stage === stage);
    if (own) return runGit.readFromGit('.', [
        'cat-file',
        'blob',
        own.object
    ]);
    const inside = files.filter((each)=>each.name.startsWith(`${path}/`));
    if (inside.length === 0) throw new Error(`${name}: git's index has no such version of it; is a merge under way?`);
    const inFolder = inside.map(({ object, ...each })=>({
            name: each.name.slice(path.length + 1),
            object
        }));
    return pack(inFolder, name);
}
async function kindOf(name) {
    return (await runGit.runGit('.', 'cat-file', '-t', name)).trim();
}
function explain(name, reason) {
    const [, revision, file] = REVISION.exec(name) ?? [];
    if (/not a git repository/.test(reason)) return `${name}: the current folder is not in a git repository`;
    if (/does not exist in|exists on disk, but not in/.test(reason)) {
        const paths = file.startsWith('./') ? '' : `; paths count from the top of the repository, ./${file} from here`;
        return `${name}: there is no such file or folder in ${revision}${paths}`;
    }
    if (/cannot use bare repository/.test(reason)) return `${name}: the current folder is a repository itself, which may come from a stranger; set GIT_DIR to its path if it is yours`;
    if (/lazy fetching disabled|promisor remote|transport '.*' not allowed/.test(reason)) return explainMissing(name);
    if (/invalid object name|bad revision/i.test(reason)) return `${name}: unknown revision ${revision}`;
    return `${name}: ${reason.replace(/^fatal: /, '')}`;
}
function explainMissing(name) {
    return `${name}: this clone does not hold all of it, and ${cli_common.PROGRAM_NAME} fetches nothing; let git fetch it first`;
}
const FILE = /^100\d{3} blob ([0-9a-f]+)\t(.+)$/s;
async function folderAtRevision(tree) {
    const list = await runGit.runGit('.', 'ls-tree', '-r', '-z', '--full-tree', tree);
    const files = list.split('\0').flatMap((line)=>{
        const [, object, name] = FILE.exec(line) ?? [];
        return object === undefined ? [] : [
            {
                name,
                object
            }
        ];
    });
    return pack(files, tree);
}
async function pack(files, tree) {
    const { maxEntries } = host_defaults.DEFAULT_LIMITS;
    if (files.length > maxEntries) throw new Error(`${tree}: it has ${files.length} files; the maximum of a document is ${maxEntries}`);
    const contents = await contentsOf(files, tree);
    const zip = new (host_saving().ZipBuilder)(host_headless.nodePlatform, tree, host_defaults.DEFAULT_LIMITS);
    files.forEach(({ name }, index)=>zip.add(name, contents[index]));
    return Buffer.concat(zip.finish());
}
async function contentsOf(files, tree) {
    const input = files.map(({ object })=>`${object}\n`).join('');
    const answer = await runGit.readFromGit('.', [
        'cat-file',
        '--batch'
    ], {
        input
    });
    let offset = 0;
    return files.map(()=>{
        const start = answer.indexOf('\n', offset) + 1;
        const size = / blob (\d+)$/.exec(answer.toString('latin1', offset, start - 1))?.[1];
        if (size === undefined) throw new Error(explainMissing(tree));
        const end = start + Number(size);
        offset = end + 1;
        return answer.subarray(start, end);
    });
}

async function openApart(name, io) {
    const file = await fileOf(name, io);
    try {
        return new host_headless.Host(host_headless.nodePlatform, {
            onWarning: io.warn
        }).open(file);
    } catch (error) {
        if (!isRevision(name)) throw error;
        throw new Error(cli_common.errorLine(error).replaceAll(file, name), {
            cause: error
        });
    }
}
async function fileOf(file, io) {
    if (isRevision(file)) return fileAtRevision(file, io);
    if (file !== '-') return findDocuments.documentOf(file);
    const { document } = findDocuments.readStandardInput(io);
    if (document !== undefined) return document;
    throw new Error('-: standard input is not an FLA');
}

exports.openApart = openApart;
