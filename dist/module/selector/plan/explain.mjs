// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { padLeft } from '../../text/padLeft.mjs';
import { stringify, stringifyStep } from '../syntax/stringify.mjs';

function explanation(caller, query, candidates) {
    var lines = [{ label: 'candidates', count: candidates }];
    return {
        add: function (part, step, kept) {
            var comma = part > 0 && step === 0 ? ', ' : '';
            lines.push({ label: comma + stringifyStep(query.groups[part].steps[step]), count: kept });
        },
        finish: function (matches) {
            lines.push({ label: 'matches', count: matches });
            return caller + ': ' + stringify(query) + '\n' + table(lines);
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
        var _a = lines[i], label = _a.label, count = _a.count;
        rows.push('  ' + label + padLeft(String(count), labelWidth - label.length + 2 + countWidth));
    }
    return rows.join('\n');
}

export { explanation };
