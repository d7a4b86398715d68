// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { describe } from '../host/describe.mjs';
import { isObject } from '../host/read.mjs';
import { errorText } from '../text/errorText.mjs';

/**
 * Completes the message of what a callback of the user, or the host, threw in the middle of a query, so that it tells
 * which query and which element. An error stays the error that it was; anything else becomes an Error.
 *
 * @param what how the error came about, `thrown by ":blurred" for`
 */
function nameFailure(thrown, what, object, run) {
    // What was named where it came from is on its way up.
    if (run.failure !== null && run.failure.error === thrown)
        return thrown;
    var message = errorText(thrown);
    var text = "".concat(message, "\n  ").concat(what, " ").concat(describe(object), " in the query \"").concat(run.query, "\"");
    var error = isObject(thrown) ? thrown : new Error(text);
    rewrite(error, message, text);
    run.failure = { error: error };
    return error;
}
function rewrite(error, message, text) {
    try {
        error.message = text;
        error.stack = renamed(error.stack, message, text);
    }
    catch (_a) {
        // An error that cannot be written to passes as it is.
    }
}
/** Engines that print the stack may have written the old message into it. */
function renamed(stack, message, text) {
    if (typeof stack !== 'string' || message === '' || stack.indexOf(text) >= 0)
        return stack;
    var at = stack.indexOf(message);
    return at < 0 ? stack : stack.substring(0, at) + text + stack.substring(at + message.length);
}

export { nameFailure };
