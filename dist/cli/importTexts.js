// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const fs = require('node:fs');
const path = require('node:path');
const host_errors = require('../host/errors.js');
const host_headless = require('../host/headless.js');
const cli_common = require('./common.js');
const findDocuments = require('./findDocuments.js');
const forEachDocument = require('./forEachDocument.js');
const tableFormats = require('./tableFormats.js');

const MAX_SHOWN = 10;
function importTexts(file, format, patterns, options, io) {
    const table = tableIn(file, format);
    const documents = findDocuments.findAllDocuments(patterns, io);
    const tableOf = chooseTable(file, table, documents.documents);
    return forEachDocument.forEachOf(documents, io, (document)=>{
        const own = tableOf(document);
        if (own !== undefined) putIn(document, own, options, io);
        else io.note(`${cli_common.shortPath(document)}: ${file} has no rows of this document`);
    });
}
function tableIn(file, format) {
    try {
        return tableFormats.readTable(fs.readFileSync(file, 'utf8'), format);
    } catch (error) {
        const reason = error.code === undefined ? error.message : host_errors.faultReason(error);
        throw new Error(`${file}: ${reason}`, {
            cause: error
        });
    }
}
function chooseTable(file, table, documents) {
    const single = table.get('');
    if (single !== undefined && documents.length > 1) throw new cli_common.UsageError(`${file}: its rows name no documents: name the one that it was made of`);
    const byPath = new Map([
        ...table
    ].map(([name, rows])=>[
            path.resolve(name),
            rows
        ]));
    const named = new Set(documents.map((document)=>path.resolve(document)));
    const other = [
        ...table.keys()
    ].find((name)=>name !== '' && !named.has(path.resolve(name)));
    if (other !== undefined && single === undefined && documents.length > 0 && ![
        ...byPath.keys()
    ].some((name)=>named.has(name))) throw new cli_common.UsageError(`${file}: has rows of ${other}, and of no document that is named`);
    return (document)=>single ?? byPath.get(path.resolve(document));
}
function putIn(file, table, options, io) {
    const host = new host_headless.Host(host_headless.nodePlatform, {
        ...host_headless.LIBRARY_ALONE,
        canSave: false,
        onWarning: io.warn
    });
    const document = host.open(file);
    const elements = host_headless.queriesOf(host, io.libraryFolder).allElements();
    const before = rowsOf(elements);
    const problems = [];
    elements.importTexts(table, (problem)=>{
        const isWanted = {
            moved: options.follow,
            changed: options.overwrite,
            missing: false
        }[problem.kind] ?? false;
        if (!isWanted) problems.push(problem);
        return isWanted;
    });
    const name = cli_common.shortPath(file);
    if (problems.length > 0 && !options.skip) throw new Error(refusal(problems));
    for (const problem of problems)io.warn(`${name}: left out: ${describe(problem)}`);
    const changes = changesBetween(before, rowsOf(elements));
    for (const change of changes)(options.dryRun ? io.line : io.detail)(`${name}: ${change}`);
    if (changes.length > 0 && !options.dryRun) document.saveAt(undefined, {
        force: options.force ?? false
    });
    const done = options.dryRun ? 'would change' : 'changed';
    io.note(`${name}: ${changes.length === 0 ? 'nothing to change' : `${host_errors.amount(changes.length, 'text')} ${done}`}`);
    host.closeAll();
}
function rowsOf(elements) {
    const rows = JSON.parse(elements.exportTexts('json'));
    return new Map(rows.map((row)=>[
            row.id,
            row
        ]));
}
function changesBetween(before, after) {
    return [
        ...before
    ].flatMap(([id, { source }])=>{
        const now = after.get(id)?.source ?? '';
        return now === source ? [] : [
            `${cli_common.visibleLine(id)}: ${JSON.stringify(source)} → ${JSON.stringify(now)}`
        ];
    });
}
function refusal(problems) {
    const lines = problems.slice(0, MAX_SHOWN).map((problem)=>`  ${describe(problem)}`);
    if (problems.length > MAX_SHOWN) lines.push(`  and ${problems.length - MAX_SHOWN} more`);
    const kinds = new Set(problems.map(({ kind })=>kind));
    const advice = [
        ...kinds.has('moved') ? [
            '--follow puts in texts that have moved'
        ] : [],
        ...kinds.has('changed') ? [
            '--overwrite replaces changed ones'
        ] : [],
        '--skip leaves out what does not fit'
    ];
    return [
        `${host_errors.amount(problems.length, 'text')} changed since the table was made, nothing was saved (${advice.join(', ')}):`,
        ...lines
    ].join('\n');
}
function describe({ kind, row, now }) {
    const start = `${JSON.stringify(row.source)} at ${cli_common.visibleLine(row.id)}`;
    if (kind === 'missing' || !now) return `${start} is missing`;
    return kind === 'moved' ? `${start} is now at ${cli_common.visibleLine(now.id)}` : `${start} is now ${JSON.stringify(now.source)}`;
}

exports.importTexts = importTexts;
