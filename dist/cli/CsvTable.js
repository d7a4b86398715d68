// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

/** A record of CSV with its line break; a cell in quotes may hold others. */ const RECORD = /(?:"[^"]*"|[^"\n])*\n/g;
/** What spreadsheets take for a formula: a text that begins like this gets an apostrophe, as `toCSV` does it. */ const FORMULA = /^[=+\-@\t\r\n]/;
/** The name of a document as a cell of CSV. */ function cellOf(document) {
    const text = FORMULA.test(document) ? `'${document}` : document;
    return `"${text.replaceAll('"', '""')}"`;
}
/** The name of a document that a cell of CSV has, once its quotes are off. */ function documentOfCell(cell) {
    return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
}
/** The tables of the documents as one, with a column for the name of the document where there are several. */ class CsvTable {
    /** @param write - receives the table, a part at a time */ constructor(write){
        this.write = write;
        this.hasHeader = false;
    }
    add(csv, document) {
        const [header, ...records] = csv.match(RECORD) ?? [];
        const isNamed = document !== undefined;
        if (!this.hasHeader) this.write((isNamed ? 'document,' : '') + header);
        this.hasHeader = true;
        const start = isNamed ? `${cellOf(document)},` : '';
        this.write(records.map((record)=>start + record).join(''));
    }
}

exports.CsvTable = CsvTable;
exports.documentOfCell = documentOfCell;
