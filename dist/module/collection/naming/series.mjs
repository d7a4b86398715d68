// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { padLeft } from '../../text/padLeft.mjs';

var NUMBERED = /^([\s\S]*?)(\d{1,15})$/;
function seriesOf(names) {
    var series = null;
    for (var i = 0; i < names.length; i++) {
        var parts = NUMBERED.exec(names[i]);
        if (!parts)
            continue;
        var last = parseInt(parts[2], 10);
        if (!series || last > series.last)
            series = { prefix: parts[1], width: parts[2].length, last: last };
    }
    return series;
}
function nameInSeries(series, step) {
    return series.prefix + padLeft(String(series.last + step), series.width, '0');
}

export { nameInSeries, seriesOf };
