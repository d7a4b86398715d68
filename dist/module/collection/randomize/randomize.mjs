// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { attributesOf } from '../attr.mjs';
import { forEach } from '../failure.mjs';
import { planFor } from './axes.mjs';
import { drawAll } from './draw.mjs';
import { effectRange } from './effects.mjs';

function carryOut(drawing, _a, drawn) {
    var properties = _a.properties;
    forEach(drawing.method, drawing.collection.elements, function setValues(element, index) {
        for (var i = 0; i < properties.length; i++) {
            element[properties[i].name] = drawn[index][i];
        }
    });
}
function take(drawing, _a, set) {
    var attribute = _a.attribute, plan = _a.plan;
    if (!plan) {
        set(attribute);
        return;
    }
    var drawn = drawAll(drawing, plan);
    var name = attribute.name;
    if (effectRange(name))
        set({ name: name, value: function (_element, index) { return drawn[index][0]; } });
    else
        carryOut(drawing, plan, drawn);
}
/**
 * Randomizes attributes of the elements, one after the other. All modifiers are understood before anything is changed,
 * and of each attribute all new values are drawn before the first is set.
 *
 * @param args a name and a modifier, or an object of them
 * @param set sets colour effects, and attributes whose value is a Function
 */
function randomizeAll(drawing, args, set) {
    var attributes = attributesOf(drawing.method, args);
    var steps = [];
    for (var i = 0; i < attributes.length; i++) {
        var _a = attributes[i], name = _a.name, value = _a.value;
        var plan = typeof value === 'function' ? null : planFor(drawing.method, name, value);
        steps.push({ attribute: attributes[i], plan: plan });
    }
    for (var i = 0; i < steps.length; i++)
        take(drawing, steps[i], set);
}

export { randomizeAll };
