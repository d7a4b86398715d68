// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const host_headless = require('../host/headless.js');
const host_errors = require('../host/errors.js');
const writeOutput = require('./writeOutput.js');
const CsvTable = require('./CsvTable.js');
const forEachDocument = require('./forEachDocument.js');
const tableFormats = require('./tableFormats.js');

function exportTexts(patterns, format, output, io) {
    const parts = [];
    const rows = [];
    const csv = new CsvTable.CsvTable((text)=>parts.push(text));
    let count = 0;
    const isDone = forEachDocument.forEachDocument(patterns, io, (file, document)=>{
        const host = new host_headless.Host(host_headless.nodePlatform, {
            ...host_headless.LIBRARY_ALONE,
            onWarning: io.warn
        });
        host.open(file);
        const elements = host_headless.queriesOf(host, io.libraryFolder).allElements();
        const own = JSON.parse(elements.exportTexts('json'));
        if (format === 'csv') csv.add(elements.exportTexts('csv'), document);
        else for (const row of own)rows.push(document === undefined ? row : {
            document,
            ...row
        });
        count += own.length;
        host.closeAll();
    });
    const text = format === 'csv' ? parts.join('') : tableFormats.writeTable(rows, format);
    if (output === undefined) io.outContent(text);
    else {
        writeOutput.writeOutput(output, text, host_headless.nodePlatform);
        io.note(`saved ${output}: ${host_errors.amount(count, 'text')}`);
    }
    return isDone;
}

exports.exportTexts = exportTexts;
