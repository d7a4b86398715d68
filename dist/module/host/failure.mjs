// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { errorText } from '../text/errorText.mjs';
import { describeValue } from './describeValue.mjs';

function failure(method, index, element, error, more, done) {
    if (more === void 0) { more = ''; }
    if (done === void 0) { done = ''; }
    var caller = method + '(): ';
    var message = errorText(error);
    var problem = message.indexOf(caller) === 0 ? message.substring(caller.length) : message;
    var text = caller + 'element ' + index + ', ' + describeValue(element) + more + ': ' + problem + done;
    return caused(error instanceof TypeError ? new TypeError(text) : new Error(text), error);
}
function caused(error, cause) {
    error.cause = cause;
    return error;
}

export { caused, failure };
