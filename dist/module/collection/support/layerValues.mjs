// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { isColor } from '../../host/isColor.mjs';
import { oneOf, SWITCH } from './checkedValues.mjs';

var LAYER_VALUES = {
    name: { expected: 'a non-empty String', holds: function (value) { return typeof value === 'string' && value !== ''; } },
    color: { expected: 'a colour such as "#FF8800" or 0xFF8800', holds: isColor },
    height: /*#__PURE__*/ oneOf([100, 200, 300]),
    layerType: /*#__PURE__*/ oneOf(['normal', 'guide', 'guided', 'mask', 'masked', 'folder']),
    locked: SWITCH,
    visible: SWITCH,
    outline: SWITCH,
};

export { LAYER_VALUES };
