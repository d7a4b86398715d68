// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
var EXTENDSCRIPT_MEMBERS = 'about bp build buildDate colorPicker decimalPoint engineName error evalFile fileName flags gc getenv global hiresTimer includePath level line locale localize memCache os screens setenv sleep stack strict toString version write writeln';
var EVERY_OBJECT = {};
function memberNames(object) {
    var names = [];
    var seen = {};
    function add(name) {
        var isCommon = name in EVERY_OBJECT || /^(__.*__|prototype|reflect)$/.test(name);
        if (seen['$' + name] || (isCommon && name !== 'toString'))
            return;
        seen['$' + name] = true;
        names.push(name);
    }
    addEnumerable(object, add);
    addReflected(object, add);
    addOwn(object, add);
    var candidates = EXTENDSCRIPT_MEMBERS.split(' ');
    for (var i = 0; i < candidates.length; i++)
        if (candidates[i] in object)
            add(candidates[i]);
    return names;
}
function addEnumerable(object, add) {
    for (var name in object)
        if (typeof name === 'string')
            add(name);
}
function addReflected(object, add) {
    var _a;
    try {
        var reflect = object.reflect;
        var parts = [reflect.properties, reflect.methods];
        for (var part = 0; part < parts.length; part++) {
            var members = (_a = parts[part]) !== null && _a !== void 0 ? _a : [];
            for (var i = 0; i < members.length; i++)
                add(String(members[i].name));
        }
    }
    catch (_b) {
    }
}
function addOwn(object, add) {
    var _a = Object, getOwnPropertyNames = _a.getOwnPropertyNames, getPrototypeOf = _a.getPrototypeOf;
    if (!getOwnPropertyNames || !getPrototypeOf)
        return;
    var isFunction = typeof object === 'function';
    for (var at = object; at && getPrototypeOf(at); at = getPrototypeOf(at)) {
        var names = getOwnPropertyNames(at);
        for (var i = 0; i < names.length; i++)
            if (!isFunction || !(names[i] in addOwn))
                add(names[i]);
    }
}

export { memberNames };
