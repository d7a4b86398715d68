// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { read } from '../../host/read.mjs';

var Subject = (/*#__PURE__*/ function () {
    function Subject(object, id) {
        this.object = object;
        this.id = id;
        this.memory = [];
    }
    Subject.prototype.read = function (name) {
        return this.remember(name, readFromHost, null);
    };
    Subject.prototype.readText = function (name) {
        return memberText(this.read(name));
    };
    Subject.prototype.remember = function (key, workOut, context) {
        var memory = this.memory;
        for (var i = 0; i < memory.length; i += 2)
            if (memory[i] === key)
                return memory[i + 1];
        var value = workOut(this, key, context);
        memory.push(key, value);
        return value;
    };
    return Subject;
}());
function hostObjectOf(candidate) {
    return candidate instanceof Subject ? candidate.object : candidate;
}
function readMember(subject, name) {
    return subject.read(name);
}
function memberText(value) {
    return value === undefined || value === null ? '' : String(value);
}
function readFromHost(subject, name) {
    return read(subject.object, name);
}

export { Subject, hostObjectOf, memberText, readMember };
