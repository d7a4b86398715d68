// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const fs = require('node:fs');
let host_literal$late;
const host_literal = () => (host_literal$late ??= require('../host/literal.js'));
let host_editing$late;
const host_editing = () => (host_editing$late ??= require('../host/editing.js'));
const host_errors = require('../host/errors.js');
const host_headless = require('../host/headless.js');
const cli_common = require('./common.js');

function importDocument(file, { output, force }, io) {
    cli_common.checkDocumentName(output);
    const target = cli_common.savedName(output);
    const data = readJson(file);
    if (typeof data !== 'object' || data === null || !host_literal().isDocumentData(data)) {
        throw new Error(`${file}: holds no document as data; export --to json makes such a file`);
    }
    if (fs.existsSync(target) && !force) throw new Error(`${target} already exists; --force replaces it`);
    const host = new host_headless.Host(host_headless.nodePlatform, {
        onWarning: io.warn
    });
    try {
        host_editing().saveAt(host_headless.openLiteral(host, data), output, {
            force
        });
    } catch (error) {
        throw error.name === 'DataError' ? new Error(`${file}: ${error.message}`, {
            cause: error
        }) : error;
    }
    host.closeAll();
    io.line(target);
}
function readJson(file) {
    let text = '';
    try {
        text = fs.readFileSync(file, 'utf8');
        return JSON.parse(text);
    } catch (error) {
        const reason = error instanceof SyntaxError ? `is not valid JSON: ${cli_common.jsonFault(text, error)}` : `cannot be read: ${host_errors.faultReason(error)}`;
        throw new Error(`${file}: ${reason}`, {
            cause: error
        });
    }
}

exports.importDocument = importDocument;
