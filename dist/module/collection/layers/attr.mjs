// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { oneOf, setChecked, SWITCH } from '../support/checkedValues.mjs';

var COLOR = /^#[0-9a-f]{6}([0-9a-f]{2})?$/i;
var MOST_COLORS = 0xffffff;
function isColor(value) {
    if (typeof value === 'string')
        return COLOR.test(value);
    return typeof value === 'number' && value >= 0 && value <= MOST_COLORS && Math.floor(value) === value;
}
var ALLOWED = {
    name: { expected: 'a non-empty String', holds: function (value) { return typeof value === 'string' && value !== ''; } },
    color: { expected: 'a colour such as "#FF8800" or 0xFF8800', holds: isColor },
    height: oneOf([100, 200, 300]),
    layerType: oneOf(['normal', 'guide', 'guided', 'mask', 'masked', 'folder']),
    locked: SWITCH,
    visible: SWITCH,
    outline: SWITCH,
};
function setLayerAttributes(target, args, readerOf) {
    setChecked('LayerCollection.attr', target, args, ALLOWED, readerOf);
}

export { setLayerAttributes };
