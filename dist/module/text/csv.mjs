// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
function csvRow(cells) {
    var quoted = [];
    for (var i = 0; i < cells.length; i++) {
        var needsQuotes = /[",\r\n]|^\s|\s$/.test(cells[i]);
        quoted.push(needsQuotes ? '"' + cells[i].split('"').join('""') + '"' : cells[i]);
    }
    return quoted.join(',');
}

export { csvRow };
