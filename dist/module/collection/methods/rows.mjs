// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { hostClassOf } from '../../host/hostClass.mjs';
import { isArray } from '../../host/isArray.mjs';
import { isObject } from '../../host/read.mjs';
import { trim } from '../../text/blanks.mjs';
import { csvRow } from '../../text/csv.mjs';
import { quoteJson } from '../../text/quoteJson.mjs';
import { wrongArgument } from '../support/check.mjs';
import { forEach } from '../support/forEach.mjs';
import { checkField } from '../support/checkField.mjs';
import { includes } from '../../host/includes.mjs';

function fieldsOf(method, fields) {
    var list = typeof fields === 'string' ? fields.split(',') : fields;
    var names = [];
    for (var i = 0; isArray(list) && i < list.length; i++) {
        names.push(typeof list[i] === 'string' ? trim(list[i]) : '');
    }
    if (names.length > 0 && !includes(names, ''))
        return names;
    throw wrongArgument(method, 'fields', 'names such as ["name", "libraryItem.name"]', fields);
}
function rowsOf(method, collection, fields, textOf) {
    var readers = [];
    for (var i = 0; i < fields.length; i++) {
        checkField(method, collection, fields[i]);
        readers.push(collection.readerOf(fields[i]));
    }
    var rows = [];
    forEach(method, collection.elements, function readRow(element) {
        var row = [];
        for (var i = 0; i < readers.length; i++)
            row.push(textOf(readers[i](element)));
        rows.push(row);
    });
    return rows;
}
function plain(value) {
    if (!isObject(value) || isArray(value))
        return value;
    if (hostClassOf(value) === 'frame')
        return value.startFrame;
    var name = value.name;
    return typeof name === 'string' ? name : String(value);
}
function jsonOf(value) {
    if (isArray(value)) {
        var parts = [];
        for (var i = 0; i < value.length; i++)
            parts.push(jsonOf(value[i]));
        return '[' + parts.join(',') + ']';
    }
    var simple = plain(value);
    if (typeof simple === 'boolean' || (typeof simple === 'number' && isFinite(simple)))
        return String(simple);
    return typeof simple === 'string' ? quoteJson(simple) : 'null';
}
function cellOf(value) {
    if (value === undefined || value === null)
        return '';
    return isArray(value) ? jsonOf(value) : String(plain(value));
}
function harmlessCellOf(value) {
    var cell = cellOf(value);
    return typeof plain(value) === 'string' && /^[=+\-@\t\r\n]/.test(cell) ? "'" + cell : cell;
}
function checkOptions(method, options) {
    if (options === undefined)
        return;
    if (!isObject(options) || isArray(options))
        throw wrongArgument(method, 'options', 'an object', options);
    for (var key in options) {
        if (key !== 'escapeFormulas')
            throw wrongArgument(method, 'options', 'an object with escapeFormulas', options);
    }
    var escapeFormulas = options.escapeFormulas;
    if (escapeFormulas !== undefined && typeof escapeFormulas !== 'boolean')
        throw wrongArgument(method, 'escapeFormulas', 'a Boolean', escapeFormulas);
}
function jsonRows(method, collection, fields) {
    var names = fieldsOf(method, fields);
    var rows = rowsOf(method, collection, names, jsonOf);
    var lines = [];
    for (var i = 0; i < rows.length; i++) {
        var members = [];
        for (var at = 0; at < names.length; at++)
            members.push(quoteJson(names[at]) + ':' + rows[i][at]);
        lines.push('{' + members.join(',') + '}');
    }
    return lines.length === 0 ? '[]' : '[\n' + lines.join(',\n') + '\n]';
}
function csvRows(method, collection, fields, options) {
    checkOptions(method, options);
    var names = fieldsOf(method, fields);
    var textOf = options && options.escapeFormulas ? harmlessCellOf : cellOf;
    var rows = rowsOf(method, collection, names, textOf);
    var text = csvRow(names) + '\n';
    for (var i = 0; i < rows.length; i++)
        text += csvRow(rows[i]) + '\n';
    return text;
}

export { csvRows, jsonRows };
