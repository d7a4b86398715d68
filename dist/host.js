// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const host_headless = require('./host/headless.js');
const host_errors = require('./host/errors.js');
require('saxes');
require('magic-string');
require('acorn');
require('node:path');
require('node:zlib');
require('node:vm');
require('node:fs');
require('node:os');
require('node:module');

/**
 * Makes a host with one document that a small object describes; without the object, a host in which no document is open.
 *
 * @param literal the document: pixels, degrees and frames; what is left out has the host's default
 * @param options behaviours and limits of the host; default: `defaults`
 * @returns the host
 * @throws TypeError for an object that describes no document
 * @example
 * const host = createHost({ layers: [{ elements: [{ shape: 'oval', width: 10, height: 10 }] }] });
 * host.document.getTimeline().layers[0].frames[0].elements.length; // 1
 */
function createHost(literal, options) {
    const host = new host_headless.Host(host_headless.nodePlatform, options);
    if (literal)
        host.openLiteral(literal);
    return new host_headless.HostHandle(host);
}
/**
 * Makes a host in which a document on disk is open. Nothing is written unless a script saves the document.
 *
 * @param path an FLA, an XFL folder or an `.xfl` file
 * @param options behaviours and limits of the host; default: `defaults`
 * @returns the host
 * @throws DocumentError that names the file and the cause
 * @example openHost('logo.fla').document.width; // 640
 */
function openHost(path, options) {
    const host = new host_headless.Host(host_headless.nodePlatform, options);
    host.open(path);
    return new host_headless.HostHandle(host);
}

exports.DEFAULT_LIMITS = host_headless.DEFAULT_LIMITS;
exports.HostHandle = host_headless.HostHandle;
exports.defaults = host_headless.defaults;
exports.DocumentError = host_errors.DocumentError;
exports.ScriptSyntaxError = host_errors.ScriptSyntaxError;
exports.createHost = createHost;
exports.openHost = openHost;
