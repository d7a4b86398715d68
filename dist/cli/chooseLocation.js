// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const host_errors = require('../host/errors.js');
const host_headless = require('../host/headless.js');

function chooseTimeline(document, { timeline: name, symbol }) {
    if (symbol !== undefined) {
        const item = document.itemAt(symbol);
        if (!(item instanceof host_headless.SymbolItem)) throw new RangeError(explainSymbol(symbol, document));
        document.editItem(item);
    } else if (name !== undefined) {
        const names = document.timelines.map((scene)=>scene.name);
        if (!names.includes(name)) {
            throw new RangeError(`unknown scene "${name}" (known: ${names.map((scene)=>`"${scene}"`).join(', ')})`);
        }
        document.currentTimeline = names.indexOf(name);
    }
    return document.getTimeline();
}
function explainSymbol(symbol, document) {
    const paths = document.library.items.filter((item)=>item instanceof host_headless.SymbolItem).map(({ name })=>name);
    const sameName = paths.find((path)=>bareName(path) === bareName(symbol));
    const near = sameName ?? host_errors.nearestWord(symbol, paths);
    return `unknown symbol "${symbol}"${near === undefined ? '' : ` (did you mean "${near}"?)`}`;
}
function bareName(path) {
    return path.slice(path.lastIndexOf('/') + 1).toLowerCase();
}
function chooseFrame(timeline, number) {
    if (number !== undefined) {
        if (number < 1 || number > timeline.frameCount) {
            const { name, frameCount } = timeline;
            throw new RangeError(`--frame ${number}: "${name}" has ${host_errors.amount(frameCount, 'frame')}; frames count from 1`);
        }
        timeline.currentFrame = number - 1;
    }
    return timeline.currentFrame;
}

exports.chooseFrame = chooseFrame;
exports.chooseTimeline = chooseTimeline;
