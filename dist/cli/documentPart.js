// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const fs = require('node:fs');
const host_headless = require('../host/headless.js');

const ROOT = /^\uFEFF?(?:<\?xml[^>]*>)?\s*<(DOMDocument|DOMSymbolItem|DOMComponentItem)\b/;
const AROUND = '<DOMDocument><symbols><Include href="symbol.xml"/></symbols></DOMDocument>';
const MAIN = 'DOMDocument.xml';
const SYMBOL = 'LIBRARY/symbol.xml';
function partOf(xml) {
    const root = ROOT.exec(xml)?.[1];
    if (root === undefined) return undefined;
    return root === 'DOMDocument' ? 'document' : 'symbol';
}
function documentOfPart(xml, part) {
    const files = part === 'document' ? {
        [MAIN]: xml
    } : {
        [MAIN]: AROUND,
        [SYMBOL]: xml
    };
    const container = new host_headless.MemoryContainer('this file', files);
    return host_headless.openDocument(container, new host_headless.Host(host_headless.nodePlatform, {
        onWarning: ()=>undefined
    }));
}
function openPart(file) {
    const start = new TextDecoder().decode(host_headless.nodePlatform.disk.readStart(file, 4));
    if (!start.startsWith('<')) return new host_headless.Host(host_headless.nodePlatform, {
        onWarning: ()=>undefined
    }).open(file);
    const xml = fs.readFileSync(file, 'utf8');
    const part = partOf(xml);
    if (part === undefined) throw new Error('it is not a document of Animate');
    return documentOfPart(xml, part);
}
function partEntry({ files }) {
    return files.has(SYMBOL) ? SYMBOL : MAIN;
}

exports.documentOfPart = documentOfPart;
exports.openPart = openPart;
exports.partEntry = partEntry;
exports.partOf = partOf;
