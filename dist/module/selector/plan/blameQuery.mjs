// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { describeValue } from '../../host/describeValue.mjs';
import { isObject } from '../../host/read.mjs';
import { errorText } from '../../text/errorText.mjs';

function blameQuery(thrown, what, object, run) {
    if (run.hasFailed)
        return thrown;
    var message = errorText(thrown);
    var text = "".concat(message, "\n  ").concat(what, " ").concat(describeValue(object), " in the query \"").concat(run.query, "\"");
    var error = isObject(thrown) ? thrown : new Error(text);
    rewrite(error, message, text);
    run.hasFailed = true;
    return error;
}
function rewrite(error, message, text) {
    try {
        error.message = text;
        error.stack = replaceInStack(error.stack, message, text);
    }
    catch (_a) {
    }
}
function replaceInStack(stack, message, text) {
    if (typeof stack !== 'string' || message === '' || stack.indexOf(text) >= 0)
        return stack;
    var at = stack.indexOf(message);
    return at < 0 ? stack : stack.substring(0, at) + text + stack.substring(at + message.length);
}

export { blameQuery };
