// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { attributesOf } from '../../methods/attr.mjs';
import { forEach } from '../../support/forEach.mjs';
import { checkAttribute } from '../attr.mjs';
import { drawAll } from './draw.mjs';
import { effectRange } from './effects.mjs';
import { readChange } from './readChange.mjs';

function setDrawn(drawing, _a, drawn) {
    var properties = _a.properties;
    forEach(drawing.method, drawing.collection.elements, function setValues(element, index) {
        for (var i = 0; i < properties.length; i++) {
            element[properties[i].name] = drawn[index][i];
        }
    });
}
function randomizeAttribute(drawing, _a, set) {
    var attribute = _a.attribute, change = _a.change;
    if (!change) {
        set(attribute);
        return;
    }
    var drawn = drawAll(drawing, change);
    var name = attribute.name;
    if (effectRange(name))
        set({ name: name, value: function (_element, index) { return drawn[index][0]; } });
    else
        setDrawn(drawing, change, drawn);
}
function randomizeAll(drawing, args, set) {
    var attributes = attributesOf(drawing.method, args[0], args[1]);
    var steps = [];
    for (var i = 0; i < attributes.length; i++) {
        var _a = attributes[i], name = _a.name, value = _a.value;
        checkAttribute(drawing.method, drawing.collection.elements, name);
        var change = typeof value === 'function' ? null : readChange(drawing.method, name, value);
        steps.push({ attribute: attributes[i], change: change });
    }
    for (var i = 0; i < steps.length; i++)
        randomizeAttribute(drawing, steps[i], set);
}

export { randomizeAll };
