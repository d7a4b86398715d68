// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const fs = require('node:fs');
const host_headless = require('../host/headless.js');
const factsOf = require('./factsOf.js');
const factsText = require('./factsText.js');
const documentPart = require('./documentPart.js');
const cli_common = require('./common.js');

const SHORT = 1024;
const PATIENCE = 30;
async function printForGit(file, io, seconds = PATIENCE) {
    if (io.isWorker) {
        io.out(printedDocument(file, io));
        return;
    }
    const printed = {
        out: '',
        err: ''
    };
    const worker = await io.startWorker({
        seconds
    });
    const status = await worker.run([
        'git',
        'textconv',
        '--',
        file
    ], {
        out: (text)=>printed.out += text,
        err: (text)=>printed.err += text
    });
    worker.stop();
    if (status === 0) io.err(printed.err);
    io.out(status === 0 ? printed.out : unreadable(printed.err.trim().replace(cli_common.PREFIX, '')));
}
function printedDocument(file, io) {
    try {
        if (/\.xml$/i.test(file)) return textOfXml(fs.readFileSync(file, 'utf8'));
        const document = new host_headless.Host(host_headless.nodePlatform).open(file);
        document.files.container.listen?.(({ text, isLost })=>{
            if (!isLost) io.warn(text);
        });
        return cli_common.visible(factsText.factsText(factsOf.factsOf(document)));
    } catch (error) {
        const text = fs.statSync(file).size <= SHORT ? fs.readFileSync(file, 'utf8') : '';
        if (text.startsWith('version https://git-lfs')) return cli_common.visible(text);
        return unreadable(cli_common.errorLine(error).replaceAll(file, 'the document'));
    }
}
function unreadable(reason) {
    return `cannot be read: ${reason}\n`;
}
function textOfXml(xml) {
    return cli_common.visible(partText(xml) ?? xml);
}
function partText(xml) {
    const part = documentPart.partOf(xml);
    if (part === undefined) return undefined;
    const facts = factsOf.factsOf(documentPart.documentOfPart(xml, part));
    if (part === 'symbol') return factsText.itemsText(facts.library);
    return factsText.factsText({
        ...facts,
        library: facts.library.map(withoutContent)
    });
}
function withoutContent(item) {
    if (item.properties.file !== 'missing') return item;
    return {
        name: item.name,
        type: 'in a file of its own',
        properties: {}
    };
}

exports.printForGit = printForGit;
