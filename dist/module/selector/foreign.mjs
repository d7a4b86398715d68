// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { nameFailure } from './failure.mjs';

/** The test that a registered pseudo makes. */
function callbackTest(callback, label, argument) {
    return function isKept(subject, run) {
        return Boolean(call(callback, label, subject, run, argument));
    };
}
/** The value of a registered attribute, asked once per element and query. */
function callbackValue(callback, label) {
    return function value(subject, run) {
        return subject.remember(label, function () { return call(callback, label, subject, run); });
    };
}
function call(callback, label, subject, run, argument) {
    try {
        return callback(subject.object, argument);
    }
    catch (error) {
        throw nameFailure(error, 'thrown by "' + label + '" for', subject.object, run);
    }
}

export { callbackTest, callbackValue };
