// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { attributesOf } from '../attr.mjs';
import { shown } from '../check.mjs';
import { forEach } from '../failure.mjs';
import { planFor } from './axes.mjs';

function newValue(element, _a, random) {
    var name = _a.name, modifier = _a.modifier;
    if (!modifier.isRelative)
        return modifier.change(0, random);
    var present = element[name];
    if (typeof present === 'number' && isFinite(present))
        return modifier.change(present, random);
    throw new TypeError('its "' + name + '" is no Number that could be changed, but ' + shown(present));
}
/** The new values of an element's properties, in the order of the plan. */
function drawValues(element, plan, random) {
    var shared = plan.isAlike ? random() : 0;
    var values = [];
    for (var i = 0; i < plan.properties.length; i++) {
        values.push(newValue(element, plan.properties[i], plan.isAlike ? shared : random()));
    }
    return values;
}
function carryOut(method, elements, plan, random) {
    var drawn = [];
    forEach(method, elements, function draw(element, index) {
        drawn[index] = drawValues(element, plan, random);
    });
    forEach(method, elements, function setValues(element, index) {
        for (var i = 0; i < plan.properties.length; i++) {
            element[plan.properties[i].name] = drawn[index][i];
        }
    });
}
/**
 * Randomizes attributes of the elements, one after the other. All modifiers are understood before anything is changed,
 * and of each attribute all new values are drawn before the first is set.
 *
 * @param args a name and a modifier, or an object of them
 * @param set sets an attribute whose value is a Function
 */
function randomizeAll(method, elements, args, random, set) {
    var attributes = attributesOf(method, args);
    var steps = [];
    for (var i = 0; i < attributes.length; i++) {
        var _a = attributes[i], name = _a.name, value = _a.value;
        steps.push({
            attribute: attributes[i],
            plan: typeof value === 'function' ? null : planFor(method, name, value),
        });
    }
    for (var i = 0; i < steps.length; i++) {
        var _b = steps[i], attribute = _b.attribute, plan = _b.plan;
        if (plan)
            carryOut(method, elements, plan, random);
        else
            set(attribute);
    }
}

export { randomizeAll };
