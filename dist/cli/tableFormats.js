// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const PO = require('pofile');
const Papa = require('papaparse');
const cli_common = require('./common.js');
const CsvTable = require('./CsvTable.js');

function writeTable(rows, format) {
    return format === 'json' ? `${JSON.stringify(rows, null, 2)}\n` : poOf(rows);
}
const BETWEEN = '|';
function contextOf({ document, id }) {
    return [
        ...document === undefined ? [] : [
            document
        ],
        id
    ].map((part)=>part.replace(/[%|]/g, encodeURIComponent)).join(BETWEEN);
}
function idOf(context) {
    const parts = context.split(BETWEEN).map((part)=>part.replace(/%(25|7C)/g, decodeURIComponent));
    return parts.length < 2 ? {
        id: parts[0]
    } : {
        document: parts[0],
        id: parts[1]
    };
}
function poOf(rows) {
    const po = new PO();
    po.headers = {
        'Content-Type': 'text/plain; charset=UTF-8',
        'Content-Transfer-Encoding': '8bit'
    };
    for (const row of rows){
        const { timeline, layer, frame, name, font, size } = row;
        const item = new PO.Item();
        item.msgctxt = contextOf(row);
        item.msgid = row.source;
        item.msgstr = [
            ''
        ];
        const named = name === '' ? '' : `"${name}", `;
        item.extractedComments = [
            `${named}${timeline}, layer ${layer}, frame ${frame}; ${font}, ${size} pt`
        ];
        po.items.push(item);
    }
    return `${po.toString()}\n`;
}
function readTable(text, format) {
    if (format === 'po') return byDocument(rowsOfPo(text));
    if (format === 'json') return byDocument(rowsOfJson(text));
    const { data } = Papa.parse(text.replace(/^\ufeff/, ''), {
        header: true,
        skipEmptyLines: true
    });
    const tables = [
        ...byDocument(data)
    ];
    return new Map(tables.map(([document, rows])=>[
            CsvTable.documentOfCell(document),
            Papa.unparse(rows)
        ]));
}
function byDocument(rows) {
    const tables = new Map();
    for (const row of rows){
        const document = row.document ?? '';
        const rowsOfDocument = tables.get(document);
        if (rowsOfDocument) rowsOfDocument.push(row);
        else tables.set(document, [
            row
        ]);
    }
    return tables;
}
function rowsOfJson(text) {
    let rows;
    try {
        rows = JSON.parse(text);
    } catch (error) {
        throw new Error(`is not valid JSON: ${cli_common.jsonFault(text, error)}`, {
            cause: error
        });
    }
    const isRows = Array.isArray(rows) && rows.every((row)=>typeof row === 'object' && row !== null && [
            'string',
            'undefined'
        ].includes(typeof row.document));
    if (!isRows) throw new Error('expected an Array of rows, as texts export --format json writes it');
    return rows;
}
function rowsOfPo(text) {
    return PO.parse(text).items.filter(({ obsolete })=>!obsolete).map(({ msgctxt = '', msgid, msgstr, flags })=>{
        const isTranslated = msgstr[0] !== undefined && msgstr[0] !== '' && !flags.fuzzy;
        return {
            ...idOf(msgctxt),
            source: msgid,
            text: isTranslated ? msgstr[0] : msgid
        };
    });
}

exports.readTable = readTable;
exports.writeTable = writeTable;
