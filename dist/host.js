// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const toTree = require('./shared.js');
require('node:fs');
require('node:path');
require('node:zlib');
require('fflate');
require('node:crypto');
require('saxes');
require('node:util');
require('@resvg/resvg-js');
require('acorn');
require('node:vm');
require('pngjs');

/** What tests and programs hold of a host: its script-side objects, and a view from outside. */
class HostHandle {
    /** @internal Hosts are made by `createHost` and `openHost`. */
    constructor(host) {
        this.host = host;
    }
    /** The program object, as scripts see it. */
    get fl() {
        return this.host.realm.wrap(this.host.flash);
    }
    /** The document in front, as scripts see it. */
    get document() {
        return this.wrap(this.activeModel('document'));
    }
    /** Everything traced, one text per call. */
    get output() {
        return this.host.output;
    }
    get alerts() {
        return this.host.alerts;
    }
    /** Faults of documents that did not keep them from opening, such as missing library files. */
    get warnings() {
        return this.host.warnings;
    }
    /** The global object of the realm that scripts run in. */
    get global() {
        return this.host.world.global;
    }
    /** Opens one more document and puts it in front. */
    open(path) {
        return this.wrap(this.host.open(path));
    }
    /**
     * Runs a script and returns its last value. In the caller's own realm the host's globals are there while it runs.
     *
     * @param file - how errors name it
     */
    run(source, file = 'script.jsfl') {
        return this.withGlobals(() => this.host.scripts.run(source, file));
    }
    runFile(path) {
        return this.withGlobals(() => this.host.scripts.runFile(path));
    }
    /** Puts `fl`, `document`, `FLfile`, the classes and dialogues on a global object, until `uninstall`. */
    install(target = this.global) {
        this.uninstall();
        this.installation = new toTree.Installation(target, this.host.globals);
        return this;
    }
    /** Restores what stood on the global object before `install`. */
    uninstall() {
        this.installation?.remove();
        this.installation = undefined;
        return this;
    }
    /** The document in front as an indented text. */
    toTree(options) {
        return toTree.toTree(this.activeModel('toTree'), options);
    }
    /**
     * The document in front as an SVG picture: what is on the stage at the playhead, or at another frame.
     *
     *     host.render({ matches: host.run("$('star*')") }); // outlined and labelled, the rest pale
     *
     * @throws RangeError for a frame that the timeline does not have; TypeError for matches that are no elements
     */
    render({ frame, matches } = {}) {
        const model = this.activeModel('render');
        return toTree.pictureOf(model, { frame, matches: matches === undefined ? undefined : this.elementsOf(matches) })
            .svg;
    }
    /** Takes the globals away and closes the documents; their objects throw from then on. */
    dispose() {
        this.uninstall();
        this.host.closeAll();
    }
    elementsOf(matches) {
        const facades = 'elements' in matches ? matches.elements : matches;
        return Array.from(facades, (facade, index) => {
            const element = this.host.realm.unwrap(facade);
            if (element instanceof toTree.Element)
                return element;
            throw new TypeError(`HostHandle.render: matches[${index}] is no element of a document`);
        });
    }
    withGlobals(action) {
        const isBare = this.host.options.realm === 'here' && !this.installation;
        if (!isBare)
            return action();
        this.install();
        try {
            return action();
        }
        finally {
            this.uninstall();
        }
    }
    activeModel(member) {
        const { active } = this.host;
        if (!active)
            throw new Error(`HostHandle.${member}: no document is open`);
        return active;
    }
    wrap(object) {
        return this.host.realm.wrap(object);
    }
}

/**
 * A host with one document, described by a small object; without one, a host in which no document is open.
 *
 *     const host = createHost({ layers: [{ elements: [{ shape: 'oval', width: 10, height: 10 }] }] });
 *     host.document.getTimeline().layers[0].frames[0].elements.length; // 1
 *
 * @throws TypeError for a literal that means no document.
 */
function createHost(literal, options) {
    const host = new toTree.Host(options);
    if (literal)
        host.openLiteral(literal);
    return new HostHandle(host);
}
/**
 * A host in which a document on disk is open: an FLA, an XFL folder or an `.xfl` file. Nothing is written unless a
 * script or `save` asks for it.
 *
 * @throws DocumentError naming the file and the cause.
 */
function openHost(path, options) {
    const host = new toTree.Host(options);
    host.open(path);
    return new HostHandle(host);
}

exports.DEFAULT_LIMITS = toTree.DEFAULT_LIMITS;
exports.DocumentError = toTree.DocumentError;
exports.ScriptSyntaxError = toTree.ScriptSyntaxError;
exports.defaults = toTree.defaults;
exports.HostHandle = HostHandle;
exports.createHost = createHost;
exports.openHost = openHost;
