// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { describeArgument } from '../../host/describeValue.mjs';
import { isArray } from '../../host/isArray.mjs';
import { isObject } from '../../host/read.mjs';
import { parseCsv } from '../../text/parseCsv.mjs';
import { checkFunction, wrongArgument, FIRST_ARGUMENT } from '../support/check.mjs';
import { entriesOfTexts, withLineFeeds } from './support/textTable.mjs';

var METHOD = 'ElementCollection.importTexts';
var MAX_SHOWN = 5;
function refuse(problem) {
    return new Error(METHOD + '(): ' + problem + '; nothing was changed');
}
function contentOf(cell) {
    return /^'+[=+\-@\t\r\n]/.test(cell) ? cell.substring(1) : cell;
}
function rowsOfCsv(text) {
    var lines = parseCsv(text);
    if (!lines || lines.length === 0)
        throw refuse(lines ? 'the table is empty' : 'a cell in quotes does not end');
    var rows = [];
    for (var at = 1; at < lines.length; at++) {
        var row = {};
        for (var i = 0; i < lines[at].length; i++)
            row[lines[0][i]] = contentOf(lines[at][i]);
        rows.push(row);
    }
    return rows;
}
var NEEDED = ['id', 'source', 'text'];
function rowsOf(table) {
    if (typeof table !== 'string' && !isArray(table))
        throw wrongArgument(METHOD, FIRST_ARGUMENT, 'a table in CSV or an Array of rows', table);
    var rows = (typeof table === 'string' ? rowsOfCsv(table) : table);
    var isUsed = {};
    for (var i = 0; i < rows.length; i++) {
        for (var at = 0; at < NEEDED.length; at++) {
            if (!isObject(rows[i]) || typeof rows[i][NEEDED[at]] !== 'string')
                throw refuse('row ' + (i + 1) + ' has no text in the column "' + NEEDED[at] + '"');
        }
        var key = keyOf(rows[i].id);
        if (isUsed[key])
            throw refuse('two rows have the id ' + describeArgument(rows[i].id));
        isUsed[key] = true;
    }
    return rows;
}
function currentTexts(entries, rows) {
    var texts = { byId: {}, bySource: {} };
    var sources = {};
    for (var i = 0; i < rows.length; i++)
        sources[keyOf(rows[i].id)] = withLineFeeds(rows[i].source);
    for (var i = 0; i < entries.length; i++) {
        var _a = entries[i].row, id = _a.id, source = _a.source;
        texts.byId[keyOf(id)] = entries[i];
        var key = keyOf(source);
        if (sources[keyOf(id)] !== source)
            texts.bySource[key] = key in texts.bySource ? null : entries[i];
    }
    return texts;
}
function keyOf(text) {
    return '$' + text;
}
function withEndsOf(old, text) {
    var ends = old.match(/\r\n|\r|\n/g) || ['\r'];
    var lines = text.split('\n');
    var joined = lines[0];
    for (var i = 1; i < lines.length; i++)
        joined += ends[Math.min(i, ends.length) - 1] + lines[i];
    return joined;
}
function problemOf(row, entry, moved) {
    var source = entry && entry.row.source;
    if (source === withLineFeeds(row.source) || source === withLineFeeds(row.text))
        return null;
    var now = moved || entry;
    return { kind: moved ? 'moved' : now ? 'changed' : 'missing', row: row, now: now ? now.row : null };
}
function describeProblem(_a) {
    var kind = _a.kind, row = _a.row, now = _a.now;
    var start = describeArgument(row.source) + ' at ' + row.id + ' is ';
    if (!now)
        return start + 'missing';
    return start + 'now ' + (kind === 'moved' ? 'at ' + now.id : describeArgument(now.source));
}
function changesOf(rows, _a, decide) {
    var byId = _a.byId, bySource = _a.bySource;
    var changes = [];
    var refused = [];
    for (var i = 0; i < rows.length; i++) {
        var row = rows[i];
        var source = withLineFeeds(row.source);
        var text = withLineFeeds(row.text);
        if (text === source)
            continue;
        var moved = bySource[keyOf(source)];
        var entry = byId[keyOf(row.id)];
        var problem = problemOf(row, entry, moved);
        if (problem && !decide)
            refused.push(describeProblem(problem));
        if (problem && !(decide && decide(problem)))
            continue;
        var target = problem ? moved || entry : entry;
        if (target && target.row.source !== text)
            changes.push({ entry: target, characters: withEndsOf(target.run.characters, text) });
    }
    if (refused.length > MAX_SHOWN)
        refused.splice(MAX_SHOWN, refused.length, refused.length - MAX_SHOWN + ' more');
    if (refused.length > 0)
        throw refuse('texts have changed since the table was made: ' + refused.join('; '));
    return changes;
}
function putTexts(collection, table, decide) {
    var rows = rowsOf(table);
    if (decide !== undefined)
        checkFunction(METHOD, 'the second argument', decide);
    var texts = currentTexts(entriesOfTexts(METHOD, collection), rows);
    var changes = changesOf(rows, texts, decide);
    changes.sort(function (a, b) { return b.entry.order - a.entry.order; });
    for (var i = 0; i < changes.length; i++)
        changes[i].entry.run.characters = changes[i].characters;
}

export { putTexts };
