// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
function separatorOf(text) {
    var match = /^[^,;\t\r\n]*([,;\t])/.exec(text);
    return match ? match[1] : ',';
}
function parseCsv(text) {
    var table = text.charAt(0) === '\ufeff' ? text.substring(1) : text;
    var separator = separatorOf(table);
    var cell = new RegExp('(?:"([^"]*(?:""[^"]*)*)"|([^"' + separator + '\\r\\n]*))(' + separator + '|\\r\\n?|\\n|$)', 'g');
    var lines = [];
    var cells = [];
    var at = 0;
    while (at < table.length || cells.length > 0) {
        cell.lastIndex = at;
        var match = cell.exec(table);
        if (!match || match.index !== at)
            return null;
        at += match[0].length;
        cells.push(match[1] ? match[1].split('""').join('"') : match[2] || '');
        if (match[3] === separator)
            continue;
        if (cells.length > 1 || cells[0] !== '')
            lines.push(cells);
        cells = [];
    }
    return lines;
}

export { parseCsv };
