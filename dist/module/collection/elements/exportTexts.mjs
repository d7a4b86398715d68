// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { csvRow } from '../../text/csv.mjs';
import { quoteJson } from '../../text/quoteJson.mjs';
import { wrongArgument, FIRST_ARGUMENT } from '../support/check.mjs';
import { entriesOfTexts, COLUMNS } from './support/textTable.mjs';

var METHOD = 'ElementCollection.exportTexts';
function cellOf(value) {
    return typeof value === 'string' && /^'*[=+\-@\t\r\n]/.test(value) ? "'" + value : String(value);
}
function valuesOf(row, write) {
    var values = [];
    for (var i = 0; i < COLUMNS.length; i++)
        values.push(write(row[COLUMNS[i]], COLUMNS[i]));
    return values;
}
function jsonMember(value, column) {
    return quoteJson(column) + ':' + (typeof value === 'string' ? quoteJson(value) : value);
}
function tableOfTexts(collection, format) {
    if (format !== 'csv' && format !== 'json')
        throw wrongArgument(METHOD, FIRST_ARGUMENT, '"csv" or "json"', format);
    var entries = entriesOfTexts(METHOD, collection);
    var lines = [];
    for (var i = 0; i < entries.length; i++) {
        var row = entries[i].row;
        lines.push(format === 'csv' ? csvRow(valuesOf(row, cellOf)) : '{' + valuesOf(row, jsonMember).join(',') + '}');
    }
    if (format === 'csv')
        return [csvRow(COLUMNS)].concat(lines).join('\n') + '\n';
    return lines.length === 0 ? '[]' : '[\n' + lines.join(',\n') + '\n]';
}

export { tableOfTexts };
