// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
/**
 * The account of a run, for users who wonder what a query does.
 *
 * @example
 * $(): star*:movieclip, :bitmap
 *   candidates  40
 *   star*       12
 *   :movieclip   9
 *   , :bitmap    3
 *   matches     12
 */
function explanation(caller, plan, candidates) {
    var lines = [{ label: 'candidates', count: candidates }];
    var lastPart = 0;
    return {
        add: function (step, part, kept) {
            lines.push({ label: (part === lastPart ? '' : ', ') + step.label, count: kept });
            lastPart = part;
        },
        finish: function (matches) {
            lines.push({ label: 'matches', count: matches });
            return caller + ': ' + plan.label + '\n' + table(lines);
        },
    };
}
function table(lines) {
    var labelWidth = 0;
    var countWidth = 0;
    for (var i = 0; i < lines.length; i++) {
        labelWidth = Math.max(labelWidth, lines[i].label.length);
        countWidth = Math.max(countWidth, String(lines[i].count).length);
    }
    var rows = [];
    for (var i = 0; i < lines.length; i++) {
        var count = String(lines[i].count);
        var gap = labelWidth - lines[i].label.length + 2 + countWidth - count.length;
        rows.push('  ' + lines[i].label + blanks(gap) + count);
    }
    return rows.join('\n');
}
function blanks(count) {
    return new Array(count + 1).join(' ');
}

export { explanation };
