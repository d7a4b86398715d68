// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const host_headless = require('./host/headless.js');
let host_scripting$late;
const host_scripting = () => (host_scripting$late ??= require('./host/scripting.js'));

const host_errors = require('./host/errors.js');
const host_defaults = require('./host/defaults.js');



exports.createHost = host_headless.createHost;
exports.defaults = host_headless.defaults;
exports.openHost = host_headless.openHost;
exports.HostHandle = host_scripting().HostHandle;
exports.DocumentError = host_errors.DocumentError;
exports.ScriptSyntaxError = host_errors.ScriptSyntaxError;
exports.DEFAULT_LIMITS = host_defaults.DEFAULT_LIMITS;
