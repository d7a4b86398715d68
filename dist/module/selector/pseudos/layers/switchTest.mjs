// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { DistinctList } from '../../subjects/DistinctList.mjs';
import { parentSubject } from './tree.mjs';

function switchTest(name, value) {
    var newKnown = function () { return ({ on: new DistinctList(), off: new DistinctList() }); };
    function isAboveSwitched(layer, run) {
        var _a = run.remember(newKnown), on = _a.on, off = _a.off;
        var path = [];
        var isOn = false;
        for (var at = parentSubject(layer, run); at && !isOn && !off.has(at); at = parentSubject(at, run)) {
            isOn = on.has(at) || (at.read('layerType') === 'folder' && at.read(name) === value);
            path.push(at);
        }
        (isOn ? on : off).addAll(path);
        return isOn;
    }
    return function (layer, run) { return layer.read(name) === value || isAboveSwitched(layer, run); };
}

export { switchTest };
