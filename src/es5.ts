// Entry of the script with ES5's library: what the engine lacks of ES5 is added for the user's own code, then the
// library is loaded. The library itself uses none of it.
import './es5/members';
import './es5/shim';
import './globals';
