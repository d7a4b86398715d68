// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const RECORD = /(?:"[^"]*"|[^"\n])*\n/g;
const FORMULA = /^[=+\-@\t\r\n]/;
function cellOf(document) {
    const text = FORMULA.test(document) ? `'${document}` : document;
    return `"${text.replaceAll('"', '""')}"`;
}
function documentOfCell(cell) {
    return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
}
class CsvTable {
    constructor(write){
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
