// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const host_headless = require('../host/headless.js');
const compareFacts = require('./compareFacts.js');
const factsOf = require('./factsOf.js');
const chooseLocation = require('./chooseLocation.js');
const cli_common = require('./common.js');
const readStandardInput = require('./readStandardInput.js');
const fs = require('node:fs');
const runGit = require('./runGit.js');
const host_defaults = require('../host/defaults.js');
const writePicture = require('./writePicture.js');

/** The position of a group follows from its content, which is in other files. */ const GROUP = '<DOMGroup';
/**
 * The files of symbols that need no comparison: both documents have the same bytes under the same name. Nothing
 * changed in them as long as no item was renamed.
 */ function equalSymbols(before, after) {
    const isEqual = (name)=>[
            before,
            after
        ].every(({ files })=>files.has(name)) && host_headless.hasSameBytes(before.files.bytes(name), after.files.bytes(name));
    const symbols = before.library.items.flatMap((item)=>item instanceof host_headless.SymbolItem ? item.filePath : []);
    const equal = symbols.filter(isEqual);
    if (equal.length === symbols.length && isEqual('DOMDocument.xml')) return new Set(equal);
    return new Set(equal.filter((name)=>!Buffer.from(after.files.bytes(name)).includes(GROUP)));
}

const GAP = 20;
const TITLE = 28;
/**
 * Draws a frame before and after, with the changes outlined. Without `before` the timeline is new.
 *
 * @param names - old and new names of renamed items
 */ function drawDiff(before, after, names = new Map()) {
    const changed = before ? elementsUnlike(before, after, names) : {
        gone: [],
        come: elementsAt(after, names).map(({ element })=>element)
    };
    return grid([
        [
            ...before ? [
                panel('before', before)
            ] : [],
            panel('after', after)
        ],
        [
            ...before ? [
                panel('removed or changed', before, changed.gone)
            ] : [],
            panel('added or changed', after, changed.come)
        ]
    ]);
}
/** The elements without an equal on the other side. */ function elementsUnlike(before, after, names) {
    const olds = elementsAt(before, names);
    const news = elementsAt(after, new Map());
    return {
        gone: withoutEqual(olds, news),
        come: withoutEqual(news, olds)
    };
}
function withoutEqual(elements, others) {
    const left = new Map();
    for (const { key } of others)left.set(key, (left.get(key) ?? 0) + 1);
    return elements.flatMap(({ element, key })=>{
        const count = left.get(key) ?? 0;
        left.set(key, count - 1);
        return count > 0 ? [] : [
            element
        ];
    });
}
function elementsAt({ timeline, frame }, names) {
    return timeline.layers.flatMap((layer)=>{
        const keyframe = layer.keyframes.find(({ startFrame, duration })=>startFrame <= frame && frame < startFrame + duration);
        return (keyframe?.backToFront ?? []).map((element)=>({
                element,
                key: keyOf(element, names)
            }));
    });
}
/** A key for what an element is, with the new name of its item. */ function keyOf(element, names) {
    const facts = factsOf.elementFacts(element);
    const item = facts.item === undefined ? undefined : names.get(facts.item) ?? facts.item;
    return JSON.stringify({
        ...facts,
        item,
        description: undefined
    });
}
function panel(title, { document, timeline, frame }, matches) {
    const last = Math.max(0, timeline.frameCount - 1);
    const { svg } = host_headless.pictureOf(document, {
        timeline,
        frame: Math.min(frame, last),
        ...matches ? {
            matches
        } : {}
    });
    const size = (name)=>Number(new RegExp(`^<svg[^>]* ${name}="([\\d.]+)`).exec(svg)?.[1] ?? 0);
    return {
        title,
        svg,
        width: size('width'),
        height: size('height')
    };
}
function grid(rows) {
    const parts = [];
    let width = 0;
    let y = 0;
    for (const row of rows){
        let x = GAP;
        for (const { title, svg, ...size } of row){
            const text = `<text x="${x}" y="${y + TITLE - 8}" font-family="'DejaVu Sans', sans-serif" font-size="14" fill="#333">${title}</text>`;
            const inner = withOwnIds(svg, `p${parts.length}`);
            parts.push(text + inner.replace(/^<svg/, `<svg x="${x}" y="${y + TITLE}"`));
            x += size.width + GAP;
        }
        width = Math.max(width, x);
        y += TITLE + Math.max(...row.map(({ height })=>height));
    }
    y += GAP;
    return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${y}" viewBox="0 0 ${width} ${y}"><rect width="100%" height="100%" fill="#e8e8e8"/>${parts.join('')}</svg>\n`;
}
/** Several pictures in one file must not share ids. */ function withOwnIds(svg, prefix) {
    return svg.replace(/ id="([^"]+)"/g, ` id="${prefix}-$1"`).replace(/url\(#([^)]+)\)/g, `url(#${prefix}-$1)`).replace(/(href)="#([^"]+)"/g, `$1="#${prefix}-$2"`).replace(/^<\?xml[^>]*>\s*/, '');
}

/** `HEAD~1:art/logo.fla`, an argument of `git show`. A revision does not begin with a dash, which would be an option. */ const REVISION = /^([^-:][^:]*):(.+)$/;
/** The file that represents an XFL folder, inside it. */ const PART = /(:|\/)(?:[^/:]*\.xfl|DOMDocument\.xml)$/i;
/** True for a document as it was at a revision, unless a file has that very name. On Windows `C:\` is a drive. */ function isRevision(name, platform = process.platform) {
    if (platform === 'win32' && /^[A-Za-z]:/.test(name)) return false;
    return REVISION.test(name) && !fs.existsSync(name);
}
/**
 * A file of a document as it was at a revision; it is removed when the command ends. An XFL folder becomes an FLA.
 *
 * @param name - `<revision>:<path>`; as everywhere in git the path counts from the top of the repository, and from the
 *   current folder if it begins with `./`
 * @throws Error if git does not know the revision or path, or refuses to read it
 */ async function fileAtRevision(name, io) {
    try {
        return readStandardInput.keepAsFile(await bytesAtRevision(name), io);
    } catch (error) {
        throw error instanceof runGit.GitFailure ? new Error(explain(name, error.reason), {
            cause: error
        }) : error;
    }
}
async function bytesAtRevision(name) {
    const folder = folderOf(name);
    return await kindOf(folder) === 'tree' ? folderAtRevision(folder) : runGit.readFromGit('.', [
        'cat-file',
        'blob',
        name
    ]);
}
/** `HEAD:art/hero` of `HEAD:art/hero/hero.xfl`. */ function folderOf(name) {
    return name.replace(PART, (_, mark)=>mark === ':' ? mark : '');
}
/** `tree` of a folder, `blob` of a file. */ async function kindOf(name) {
    return (await runGit.runGit('.', 'cat-file', '-t', name)).trim();
}
/** Why git cannot read a document, in terms of the name that the user gave. */ function explain(name, reason) {
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
/** Why git cannot read a document from a clone that was made with `--filter`. */ function explainMissing(name) {
    return `${name}: this clone does not hold all of it, and ${cli_common.PROGRAM_NAME} fetches nothing; let git fetch it first`;
}
/** `100644 blob 45b983be…<tab>LIBRARY/star.xml`; links (120000) and submodules (160000) are not files. */ const FILE = /^100\d{3} blob ([0-9a-f]+)\t(.+)$/s;
/**
 * An XFL folder as it was at a revision, packed as an FLA. `git archive` would make one, too, by programs that the
 * repository sets.
 *
 * @param tree - `<revision>:<path>` of the folder
 * @throws Error if git cannot read it, or it has more files than a document may
 */ async function folderAtRevision(tree) {
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
    const { maxEntries } = host_defaults.DEFAULT_LIMITS;
    if (files.length > maxEntries) throw new Error(`${tree}: it has ${files.length} files; the maximum of a document is ${maxEntries}`);
    return pack(files, await contentsOf(files, tree), tree);
}
function pack(files, contents, tree) {
    const zip = new host_headless.ZipBuilder(host_headless.nodePlatform, tree, host_defaults.DEFAULT_LIMITS);
    files.forEach(({ name }, index)=>zip.add(name, contents[index]));
    return Buffer.concat(zip.finish());
}
/** The bytes of files, in their order: git answers `<object> blob <size>`, a line break, the bytes, a line break. */ async function contentsOf(files, tree) {
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

/**
 * Prints what changed from one document to another. True when they are the same.
 *
 * @param oldFile - a document; `-` for standard input; `<revision>:<path>` for one in git
 * @throws DocumentError when one cannot be opened; Error for a revision that git does not know
 */ async function compareDocuments(oldFile, newFile, options, io) {
    if (options.render !== undefined) cli_common.checkPictureName(options.render);
    if (oldFile === '-' && newFile === '-') throw new Error('diff: only one of the documents can be standard input');
    const before = await openApart(oldFile, io);
    const after = await openApart(newFile, io);
    const [oldFacts, newFacts] = factsToCompare(before, after);
    const changes = compareFacts.compareFacts(oldFacts, newFacts);
    if (options.json) io.out(`${JSON.stringify(changes, null, 2)}\n`);
    else if (changes.length > 0) io.outPainted([
        cli_common.visibleLine(`--- ${oldFile}`),
        cli_common.visibleLine(`+++ ${newFile}`),
        ...compareFacts.changesText(changes, io.isColored),
        ''
    ].join('\n'));
    if (options.render !== undefined) {
        const location = placeToDraw(options, changes, after);
        const svg = drawDiff(shownIn(before, location, true), shownIn(after, location, false), compareFacts.newNamesOf(oldFacts, newFacts));
        writePicture.writePicture(svg, {
            output: options.render
        }, io, host_headless.nodePlatform);
    }
    return changes.length === 0;
}
/** What may differ between two documents. A renamed item counts wherever it is shown, in unchanged symbols too. */ function factsToCompare(before, after) {
    const equal = equalSymbols(before, after);
    const different = [
        factsOf.factsOf(before, equal),
        factsOf.factsOf(after, equal)
    ];
    return compareFacts.newNamesOf(...different).size === 0 ? different : [
        factsOf.factsOf(before),
        factsOf.factsOf(after)
    ];
}
async function fileOf(file, io) {
    if (isRevision(file)) return fileAtRevision(file, io);
    if (file !== '-') return file;
    const { document } = readStandardInput.readStandardInput(io);
    if (document !== undefined) return document;
    throw new Error('-: standard input is not an FLA');
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
/** The timeline and frame from the command line; by default the first with a change. */ function placeToDraw({ timeline, symbol, frame }, changes, after) {
    if (timeline !== undefined || symbol !== undefined || frame !== undefined) return {
        timeline,
        symbol,
        frame
    };
    const first = changes.find((change)=>change.timeline !== undefined && change.type !== 'removed');
    if (!first) return {};
    const number = (first.frame ?? 0) + 1;
    const isScene = after.timelines.some(({ name })=>name === first.timeline);
    return isScene ? {
        timeline: first.timeline,
        frame: number
    } : {
        symbol: first.timeline,
        frame: number
    };
}
/** @param mayMiss - return undefined if the document has no such timeline */ function shownIn(document, place, mayMiss) {
    const { frame, ...where } = place;
    try {
        const timeline = chooseLocation.chooseTimeline(document, where);
        const last = timeline.frameCount;
        const number = frame !== undefined && mayMiss ? Math.max(1, Math.min(frame, last)) : frame;
        return {
            document,
            timeline,
            frame: chooseLocation.chooseFrame(timeline, number)
        };
    } catch (error) {
        if (mayMiss) return undefined;
        throw error;
    }
}

exports.compareDocuments = compareDocuments;
