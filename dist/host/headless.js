// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

let host_shown$late;
const host_shown = () => (host_shown$late ??= require('./shown.js'));
const host_errors = require('./errors.js');
const host_defaults = require('./defaults.js');
let host_editing$late;
const host_editing = () => (host_editing$late ??= require('./editing.js'));
let host_drawing$late;
const host_drawing = () => (host_drawing$late ??= require('./drawing.js'));
let host_binary$late;
const host_binary = () => (host_binary$late ??= require('./binary.js'));
const saxes = require('saxes');
let host_language$late;
const host_language = () => (host_language$late ??= require('./language.js'));
let acorn$late;
const acorn = () => (acorn$late ??= require('acorn'));
let traceMapping$late;
const traceMapping = () => (traceMapping$late ??= require('@jridgewell/trace-mapping'));
let host_literal$late;
const host_literal = () => (host_literal$late ??= require('./literal.js'));
let host_publish$late;
const host_publish = () => (host_publish$late ??= require('./publish.js'));
const path = require('node:path');
const zlib = require('node:zlib');
const vm = require('node:vm');
const module$1 = require('node:module');
let node_crypto$late;
const node_crypto = () => (node_crypto$late ??= require('node:crypto'));
const fs = require('node:fs');
const os = require('node:os');

/**
 * An affine transformation as the document stores it: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`, in pixels, y
 * downwards. The host's own Matrix objects have the same members.
 */ const IDENTITY$1 = Object.freeze({
    a: 1,
    b: 0,
    c: 0,
    d: 1,
    tx: 0,
    ty: 0
});
/** The transformation that applies `inner` first, then `outer`. */ function concat(outer, inner) {
    return {
        a: outer.a * inner.a + outer.c * inner.b,
        b: outer.b * inner.a + outer.d * inner.b,
        c: outer.a * inner.c + outer.c * inner.d,
        d: outer.b * inner.c + outer.d * inner.d,
        tx: outer.a * inner.tx + outer.c * inner.ty + outer.tx,
        ty: outer.b * inner.tx + outer.d * inner.ty + outer.ty
    };
}
function apply(matrix, { x, y }) {
    return {
        x: matrix.a * x + matrix.c * y + matrix.tx,
        y: matrix.b * x + matrix.d * y + matrix.ty
    };
}
/** The inverse; undefined if the matrix is singular. */ function invert({ a, b, c, d, tx, ty }) {
    const determinant = a * d - b * c;
    if (determinant === 0 || !Number.isFinite(determinant)) return undefined;
    return {
        a: d / determinant,
        b: -b / determinant,
        c: -c / determinant,
        d: a / determinant,
        tx: (c * ty - d * tx) / determinant,
        ty: (b * tx - a * ty) / determinant
    };
}
function isIdentity({ a, b, c, d, tx, ty }) {
    return a === 1 && b === 0 && c === 0 && d === 1 && tx === 0 && ty === 0;
}
/** True for a pure translation. */ function isTranslation({ a, b, c, d }) {
    return a === 1 && b === 0 && c === 0 && d === 1;
}
function translation(x, y) {
    return {
        a: 1,
        b: 0,
        c: 0,
        d: 1,
        tx: x,
        ty: y
    };
}
/** The transformation with the linear part of `matrix` that leaves `point` in place. */ function around(matrix, { x, y }) {
    const { a, b, c, d } = matrix;
    return {
        a,
        b,
        c,
        d,
        tx: x - a * x - c * y,
        ty: y - b * x - d * y
    };
}

function emptyBox() {
    return {
        left: Infinity,
        top: Infinity,
        right: -Infinity,
        bottom: -Infinity
    };
}
function isEmpty(box) {
    return box.left > box.right;
}
/** Grows `box` to include the point. */ function include(box, x, y) {
    if (x < box.left) box.left = x;
    if (x > box.right) box.right = x;
    if (y < box.top) box.top = y;
    if (y > box.bottom) box.bottom = y;
}
/** Grows `box` to include `other`. */ function unite(box, other) {
    if (isEmpty(other)) return;
    include(box, other.left, other.top);
    include(box, other.right, other.bottom);
}
/** The intersection of two boxes; empty if they do not overlap. */ function overlap(one, other) {
    const box = {
        left: Math.max(one.left, other.left),
        top: Math.max(one.top, other.top),
        right: Math.min(one.right, other.right),
        bottom: Math.min(one.bottom, other.bottom)
    };
    return box.left > box.right || box.top > box.bottom ? emptyBox() : box;
}
/** Grows `box` to include the four corners of `other` after the transformation. */ function includeTransformed(box, other, { a, b, c, d, tx, ty }) {
    if (isEmpty(other)) return;
    const { left, top, right, bottom } = other;
    include(box, a * left + c * top + tx, b * left + d * top + ty);
    include(box, a * right + c * top + tx, b * right + d * top + ty);
    include(box, a * left + c * bottom + tx, b * left + d * bottom + ty);
    include(box, a * right + c * bottom + tx, b * right + d * bottom + ty);
}
function transformBox(other, matrix) {
    const box = emptyBox();
    includeTransformed(box, other, matrix);
    return box;
}
/** True for a transformation that maps boxes onto boxes: its angles are multiples of 90 degrees. */ function keepsBoxes({ a, b, c, d }) {
    return b === 0 && c === 0 || a === 0 && d === 0;
}
function centerOf({ left, top, right, bottom }) {
    return {
        x: (left + right) / 2,
        y: (top + bottom) / 2
    };
}

/**
 * The entry of a table for a name from a document; undefined if there is none. Unlike `table[name]` it ignores
 * inherited names such as `constructor` and `__proto__`.
 */ function lookUp(table, name) {
    return Object.hasOwn(table, name) ? table[name] : undefined;
}

const NAMED = {
    lt: '<',
    gt: '>',
    amp: '&',
    quot: '"',
    apos: "'"
};
const REFERENCE = /&(?:#x([0-9a-fA-F]+)|#([0-9]+)|([a-z]+));/g;
const LAST_CODE = 0x10ffff;
/** Text with its references replaced. References that XML does not define stay as written: the parser refuses them. */ function decodeReferences(raw) {
    if (!raw.includes('&')) return raw;
    return raw.replace(REFERENCE, (whole, hex, decimal, name)=>{
        if (name !== undefined) return lookUp(NAMED, name) ?? whole;
        const code = hex === undefined ? Number(decimal) : parseInt(hex, 16);
        return code <= LAST_CODE ? String.fromCodePoint(code) : whole;
    });
}
const ENCODED = /[&\t\n\r]/;
/** The value of an attribute as a conforming parser reports it: line breaks and tabs in it read as spaces. */ function decodeAttribute(raw) {
    return ENCODED.test(raw) ? decodeReferences(raw.replace(/\r\n|[\t\n\r]/g, ' ')) : raw;
}
/** Line ends as a conforming parser reports them: CR LF and CR read as LF. */ function decodeLineEnds(raw) {
    return raw.includes('\r') ? raw.replace(/\r\n?/g, '\n') : raw;
}
const OUTSIDE_TEXT = /<!--[^]*?-->|<\?[^]*?\?>|<!\[CDATA\[([^]*?)\]\]>/g;
/** Decodes the text between tags: resolves references and CDATA sections, drops comments and instructions. */ function decodeText(raw) {
    const text = decodeLineEnds(raw);
    if (!text.includes('<')) return decodeReferences(text);
    let decoded = '';
    let from = 0;
    for (const match of text.matchAll(OUTSIDE_TEXT)){
        decoded += decodeReferences(text.slice(from, match.index)) + (match[1] ?? '');
        from = match.index + match[0].length;
    }
    return decoded + decodeReferences(text.slice(from));
}

function cloneEdits(edits) {
    const copy = {
        lead: edits.lead,
        tail: edits.tail
    };
    if (edits.tag !== undefined) copy.tag = edits.tag.clone();
    return copy;
}

/** Characters that XML 1.0 does not allow, not even as references; `\p{Cs}` are halves of surrogate pairs. */ const UNWRITABLE = /(?![\t\n\r\u007f-\u009f])\p{Cc}|\p{Cs}|[\ufffe\uffff]/u;
const NAME$1 = /^[\p{L}_:][\p{L}\p{N}\p{M}_:.\-\u00b7]*$/u;
const REFERENCES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    '\r': '&#xD;',
    '\n': '&#xA;',
    '\t': '&#x9;'
};
const reference$1 = (character)=>REFERENCES[character] ?? character;
/** Throws a RangeError for a text that XML cannot contain. `place` says in the message what it was meant for. */ function checkWritable(place, text) {
    const match = UNWRITABLE.exec(text);
    if (match === null) return;
    const code = match[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    throw new RangeError(`${place}: the character U+${code} at index ${match.index} cannot be written in XML.`);
}
/** Throws a RangeError unless `name` can name an element or an attribute. */ function checkName(place, name) {
    if (!NAME$1.test(name)) throw new RangeError(`${place}: "${name}" is not a name in XML.`);
}
/**
 * A value with its quotes, as Animate writes it: in double quotes, or in single ones if the value contains a double
 * quote (`guides='&lt;guideline direction="h"&gt;…'`).
 */ function quoteAttribute(value) {
    const quote = value.includes('"') && !value.includes("'") ? "'" : '"';
    const escaped = value.replace(quote === '"' ? /[&<>"\r\n\t]/g : /[&<>\r\n\t]/g, reference$1);
    return quote + escaped + quote;
}
/** Character data: `&#xD;` is the paragraph break of `<characters>`, a raw one would read as a line feed. */ function escapeText(text) {
    return text.replace(/[&<>\r\n]/g, reference$1);
}
/** A CDATA section; line breaks become `eol`, because it cannot contain references. */ function toCdata(text, eol) {
    const lines = text.replace(/\r\n?|\n/g, eol);
    return `<![CDATA[${lines.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

/**
 * Open tags in a source text. Each is read by regular expressions, which every engine runs in its own code: a loop over
 * characters takes up to forty times as long in an engine without a compiler.
 */ /** Of the characters that XML allows, all below the space are white space. */ const BLANK = '[\\t- ]*';
const NAME = '[^\\t- =>]+';
const VALUE = `=${BLANK}(?:"([^"]*)"|'([^']*)')`;
const ATTRIBUTE = new RegExp(`(${BLANK})((${NAME})${BLANK}${VALUE})`, 'y');
const BLANKS = /[\t- ]*/y;
const ELEMENT_NAME = /[^\t- >/]*/y;
/** Maximum length of a tag that is matched by one expression: engines limit the memory of a match. */ const LONGEST$3 = 100_000;
/**
 * The attributes of an open tag.
 *
 * @param index - the offset after the tag's name
 * @returns undefined for a tag that is not well formed
 */ function attributesAt(source, index) {
    const attributes = [];
    let end = index;
    for(;;){
        ATTRIBUTE.lastIndex = end;
        const match = ATTRIBUTE.exec(source);
        if (match === null) break;
        const [whole, lead = '', text = '', name = '', inDouble, inSingle = ''] = match;
        attributes.push({
            lead,
            name,
            value: inDouble ?? inSingle,
            text
        });
        end += whole.length;
    }
    const last = source[skipBlank(source, end)];
    return last === '>' || last === '/' ? attributes : undefined;
}
/** The texts between the quotes of all attributes, by their names. */ function valuesAt(source, index) {
    return new Map((attributesAt(source, index) ?? []).map(({ name, value })=>[
            name,
            value
        ]));
}
/** Expressions by attribute name. */ const searches = new Map();
const MAX_SEARCHES = 4096;
/**
 * The text between the quotes of an attribute; undefined if there is no attribute of that name.
 *
 * @param index - the offset after the tag's name
 * @param end - the offset after the tag, which is well formed
 */ function valueAt(source, index, end, name) {
    if (end - index > LONGEST$3) return attributesAt(source, index)?.find((attribute)=>attribute.name === name)?.value;
    const search = searchFor(name);
    search.lastIndex = index;
    const match = search.exec(source);
    return match === null ? undefined : match[1] ?? match[2];
}
function searchFor(name) {
    let search = searches.get(name);
    if (search === undefined) {
        if (searches.size === MAX_SEARCHES) searches.clear();
        const others = `(?:${BLANK}${NAME}${BLANK}${VALUE.replace(/\((?!\?)/g, '(?:')})*?`;
        const literal = name.replace(/[^\w]/g, '\\$&');
        search = new RegExp(`${others}${BLANK}${literal}${BLANK}${VALUE}`, 'y');
        searches.set(name, search);
    }
    return search;
}
/** The end of the element's name that begins at `index`. */ function nameEnd(source, index) {
    return endOf$2(ELEMENT_NAME, source, index);
}
function skipBlank(source, index) {
    return endOf$2(BLANKS, source, index);
}
function endOf$2(pattern, source, index) {
    pattern.lastIndex = index;
    pattern.test(source);
    return pattern.lastIndex;
}

/**
 * Each node owns the text before it, its lead: the line break and indentation, a comment, rarely text. The text after
 * the last child, or instead of children, is the parent's tail. So a removed node takes its line with it.
 */ /** The text before the node as written; null if it is determined when the file is written. */ function leadOf(node) {
    const lead = node.edits?.lead;
    return lead === undefined ? node.source.slice(node.leadStart, node.start) : lead;
}
/** The text before the node's close tag as written; null if it is determined when the file is written. */ function tailOf(node) {
    const tail = node.edits?.tail;
    if (tail !== undefined) return tail;
    const from = node.nodes[node.nodes.length - 1]?.end ?? node.openEnd;
    return node.source.slice(from, closeTagStart(node));
}
/** The offset of `</` in the source, or the end of a node that closes itself. */ function closeTagStart(node) {
    return node.end === node.openEnd ? node.end : node.source.lastIndexOf('</', node.end - 1);
}
/** Sets the lead of a node that will be inserted before `parent.nodes[index]`. */ function settleLead(parent, node, index) {
    const parentEdits = editsOf(parent);
    const nodeEdits = editsOf(node);
    let tail = tailOf(parent);
    nodeEdits.lead = null;
    if (index === parent.nodes.length && tail !== null) {
        if (!isBlank(tail)) {
            nodeEdits.lead = tail;
            tail = '';
        } else if (index === 0) tail = null;
    }
    parentEdits.tail = tail;
}
/**
 * Detaches the lead of a node that will be removed. A comment in it stays in the file; a line break stays if a
 * neighbour shares the line.
 */ function releaseLead(parent, node, index) {
    const parentEdits = editsOf(parent);
    const lead = leadOf(node) ?? '';
    const tail = tailOf(parent);
    const next = parent.nodes[index + 1];
    const remaining = keptOf$1(lead);
    parentEdits.tail = tail;
    if (next !== undefined) {
        const nextLead = leadOf(next);
        if (remaining !== '') editsOf(next).lead = nextLead === null ? lead : remaining + nextLead;
        else if (hasLineBreak(lead) && nextLead !== null && !hasLineBreak(nextLead)) editsOf(next).lead = lead;
    } else if (remaining !== '') parentEdits.tail = remaining + (tail ?? '');
    else if (index === 0 && isBlank(tail ?? '')) parentEdits.tail = null;
    editsOf(node).lead = null;
}
/** The last line break of a lead and the indentation after it; null for a lead that ends otherwise. */ function lineStart(lead) {
    const last = Math.max(lead.lastIndexOf('\n'), lead.lastIndexOf('\r'));
    if (last < 0) return null;
    const line = lead.slice(lead.startsWith('\r\n', last - 1) ? last - 1 : last);
    return isBlank(line) ? line : null;
}
function isBlank(text) {
    return skipBlank(text, 0) === text.length;
}
function hasLineBreak(text) {
    return text.includes('\n') || text.includes('\r');
}
/** The part of a lead that stays when its node is removed: all of a text; a comment without the line after it. */ function keptOf$1(lead) {
    if (isBlank(lead)) return '';
    const line = lineStart(lead);
    return line === null || !isBlank(decodeText(lead)) ? lead : lead.slice(0, -line.length);
}
function editsOf(node) {
    return node.edits ??= {};
}

/**
 * The attributes of a changed tag. Unchanged attributes keep their order, quotes and white space; one that gets its
 * value in the source again, even after it was removed, gets its form in the source again too.
 */ class TagEdit {
    /** @param index - the offset after the tag's name in its source */ static fromSource(source, index) {
        const edit = new TagEdit();
        for (const { lead, name, value: raw, text } of attributesAt(source, index) ?? []){
            const value = decodeAttribute(raw);
            edit.insert({
                name,
                lead,
                source: text,
                sourceValue: value,
                text,
                value
            });
        }
        return edit;
    }
    get(name) {
        return this.find(name)?.value ?? undefined;
    }
    /** Each name with the text between the quotes. */ entries() {
        return this.attributes.flatMap(({ name, text })=>text === null ? [] : [
                [
                    name,
                    betweenQuotes(text)
                ]
            ]);
    }
    /** The text between the quotes; undefined if there is no such attribute. */ raw(name) {
        const text = this.find(name)?.text ?? undefined;
        return text === undefined ? undefined : betweenQuotes(text);
    }
    /** A new attribute goes to the end, or after the attribute `after` if there is one; to the front for `''`. */ set(name, value, after) {
        const attribute = this.find(name);
        if (attribute === undefined) {
            if (value !== null) this.add(name, value, after);
            return;
        }
        attribute.value = value;
        if (value === null) attribute.text = null;
        else if (value === attribute.sourceValue) attribute.text = attribute.source ?? null;
        else attribute.text = `${name}=${quoteAttribute(value)}`;
    }
    /** The attributes as they will be written, each with the white space before it. */ write() {
        let written = '';
        for (const { lead, text } of this.attributes)if (text !== null) written += lead + text;
        return written;
    }
    clone() {
        const copy = new TagEdit();
        for (const attribute of this.attributes)copy.insert({
            ...attribute
        });
        return copy;
    }
    find(name) {
        return this.byName.get(name);
    }
    add(name, value, after) {
        const attribute = {
            name,
            lead: ' ',
            text: `${name}=${quoteAttribute(value)}`,
            value
        };
        const before = after === undefined ? undefined : this.find(after);
        if (before) this.insert(attribute, this.attributes.indexOf(before) + 1);
        else this.insert(attribute, after === '' ? 0 : undefined);
    }
    insert(attribute, index = this.attributes.length) {
        this.attributes.splice(index, 0, attribute);
        this.byName.set(attribute.name, attribute);
    }
    constructor(){
        this.attributes = [];
        this.byName = new Map();
    }
}
function betweenQuotes(text) {
    return text.slice(text.search(/["']/) + 1, -1);
}

/** Interned names, shared by the nodes of all files. Documents have some hundred names; hostile ones may have more. */ const names = new Map();
const MAX_NAMES = 4096;
/** The name of an element of a text, by its index. */ function nameAt(places, index) {
    const name = places.source.slice(places.start(index) + 1, places.nameEnd(index));
    const cached = names.get(name);
    if (cached !== undefined) return cached;
    if (names.size < MAX_NAMES) names.set(name, name);
    return name;
}

/** Numbers per element in the offsets of a text. */ const WIDTH = 6;
/** The end of the element before, or of the parent's open tag. */ const LEAD_START = 0;
/** The offset of `<`. */ const START$1 = 1;
/** The offset after the name in the open tag. */ const NAME_END = 2;
/** The offset after the open tag. */ const OPEN_END = 3;
/** The offset after the close tag. */ const END = 4;
/** The index of the first element after this one and all in it. */ const NEXT = 5;
/**
 * Maximum size of a small text's offsets. A document has many small texts, and an array for each would take more memory
 * than its numbers.
 */ const SMALL = 2 ** 10;
const BLOCK_SIZE = 2 ** 14;
/** A shared block with the offsets of small texts; when it is full, a new one is allocated. */ let block = new Int32Array(0);
let used = 0;
/**
 * The offsets of the elements of a text. Elements have indices in document order: the first child of an element has the
 * next index. Nodes are created at first access; most elements of a document are never accessed.
 */ class ElementOffsets {
    constructor(source, numbers, begin){
        this.source = source;
        this.numbers = numbers;
        this.begin = begin;
    }
    /** `found`: WIDTH numbers per element. They are copied. */ static of(source, offsets) {
        const { length } = offsets;
        if (length > SMALL) return new ElementOffsets(source, offsets.slice(), 0);
        if (used + length > block.length) {
            block = new Int32Array(BLOCK_SIZE);
            used = 0;
        }
        block.set(offsets, used);
        used += length;
        return new ElementOffsets(source, block, used - length);
    }
    leadStart(index) {
        return this.read(index, LEAD_START);
    }
    start(index) {
        return this.read(index, START$1);
    }
    nameEnd(index) {
        return this.read(index, NAME_END);
    }
    openEnd(index) {
        return this.read(index, OPEN_END);
    }
    end(index) {
        return this.read(index, END);
    }
    next(index) {
        return this.read(index, NEXT);
    }
    /** The number of child elements. */ childCount(index) {
        const next = this.next(index);
        let count = 0;
        for(let child = index + 1; child < next; child = this.next(child))count++;
        return count;
    }
    read(index, field) {
        return this.numbers[this.begin + index * WIDTH + field] ?? -1;
    }
}
/** The offsets of an element that was created, not read: it has no position in a source. */ const NOWHERE = ElementOffsets.of('', Int32Array.of(-1, -1, -1, -1, -1, 1));

/** Marks every view of the node and below it: its nodes no longer belong to an open file. */ function markStale$1(node) {
    setStale(node, true);
    node.edits = {
        ...node.edits,
        mayHoldStale: true
    };
}
/** Called after a node was inserted: its views are valid again as soon as it is in a file. */ function reviveViews(node) {
    if (!node.edits?.mayHoldStale) return;
    if (node.file !== null) {
        setStale(node, false);
        return;
    }
    for(let above = node.parent; above !== null; above = above.parent){
        above.edits ??= {};
        above.edits.mayHoldStale = true;
    }
}
/** Sets `stale` of all views at and below a node. Elements without a node have no views. */ function setStale(top, stale) {
    for (const { view, edits } of top.madeSubtree()){
        if (view !== undefined) view.stale = stale;
        if (edits !== null) edits.mayHoldStale = stale;
    }
}

/** A node and everything below it, in document order. No recursion and no spread lists: both fail for long lists. */ function* walkTree(root, childrenOf) {
    yield root;
    const open = [
        {
            nodes: childrenOf(root),
            next: 0
        }
    ];
    for(let level = open.at(-1); level; level = open.at(-1)){
        const node = level.nodes[level.next++];
        if (node === undefined) {
            open.pop();
            continue;
        }
        yield node;
        open.push({
            nodes: childrenOf(node),
            next: 0
        });
    }
}

const NO_CHILDREN = [];
/**
 * Number of searches in a tag after which all its attributes are parsed: keyframes of tweens are read for each of their
 * frames.
 */ const MANY = 24;
/**
 * One element of an XML text. It keeps its position in the source; attributes and text are decoded at each access, and
 * white space between elements has no nodes. Changes are recorded, and written when the file is serialized: everything
 * unchanged is copied from the source byte for byte.
 *
 * The members marked internal belong to this folder.
 */ class XmlNode {
    constructor(name, places, index, parent){
        /** The model object of this node: exactly one, set by the model. */ this.view = undefined;
        /** The file whose root this node is. @internal */ this.rootOf = null;
        /** @internal */ this.edits = null;
        /** The children; null until they are first read, and until then as in the source. */ this.made = null;
        /** Number of searches for an attribute; later a map of all attributes by name. The source never changes. */ this.asked = 0;
        this.name = name;
        this.places = places;
        this.index = index;
        this.parent = parent;
    }
    /** The root element of a text that was read. */ static read(places) {
        return new XmlNode(nameAt(places, 0), places, 0, null);
    }
    /**
   * A new element outside any file. Attributes with the value undefined or null are omitted.
   * @throws RangeError for names and characters that XML cannot hold.
   */ static create(name, attributes = {}, children = [], text) {
        checkName('XmlNode.create', name);
        const node = new XmlNode(name, NOWHERE, 0, null);
        node.edits = {
            lead: null,
            tail: null,
            tag: new TagEdit()
        };
        for (const [key, value] of Object.entries(attributes))node.setAttr(key, value ?? null);
        for (const child of children)node.append(child);
        if (text !== undefined) node.setText(text);
        return node;
    }
    /** The file that contains this node; null for a node that was created, cloned or removed and is in no file. */ get file() {
        return topOf(this).rootOf;
    }
    /** The text that the offsets below refer to; empty for a node that was created. @internal */ get source() {
        return this.places.source;
    }
    /** The end of the previous node, or of the parent's open tag. @internal */ get leadStart() {
        return this.places.leadStart(this.index);
    }
    /** The offset of `<`; -1 for a node that was created. @internal */ get start() {
        return this.places.start(this.index);
    }
    /** The offset after the open tag. @internal */ get openEnd() {
        return this.places.openEnd(this.index);
    }
    /** The offset after the close tag. @internal */ get end() {
        return this.places.end(this.index);
    }
    /** @internal */ get nodes() {
        this.made ??= this.makeNodes();
        return this.made;
    }
    /** Child elements in document order. This is the live list: copy it to change the node while iterating. */ get children() {
        return this.nodes;
    }
    /** This node and everything below it, in document order. */ *subtree() {
        yield* walkTree(this, (node)=>node.children);
    }
    /** The part of the subtree for which nodes exist: other elements have neither views nor edits. @internal */ *madeSubtree() {
        yield* walkTree(this, (node)=>node.made ?? NO_CHILDREN);
    }
    /** The decoded value; undefined if there is no such attribute. Raw line breaks in it read as spaces. */ attr(name) {
        if (this.edits?.tag) return this.edits.tag.get(name);
        const raw = this.rawAttr(name);
        return raw === undefined ? undefined : decodeAttribute(raw);
    }
    /** The text between the quotes, undecoded: long numeric lists need no decoding. */ rawAttr(name) {
        if (this.edits?.tag) return this.edits.tag.raw(name);
        if (typeof this.asked !== 'number') return this.asked.get(name);
        if (++this.asked > MANY) return (this.asked = valuesAt(this.source, this.nameEnd)).get(name);
        return valueAt(this.source, this.nameEnd, this.openEnd, name);
    }
    /** The names, in the order of the source. */ attributeNames() {
        return this.rawAttributes().map(([name])=>name);
    }
    /**
   * Each name with its decoded value, in the order of the source. It takes one pass, as `attr` does for a single
   * attribute.
   */ attributes() {
        return this.rawAttributes().map(([name, raw])=>[
                name,
                decodeAttribute(raw)
            ]);
    }
    /** Each name with the undecoded text between the quotes, in the order of the source. */ rawAttributes() {
        if (this.edits?.tag) return this.edits.tag.entries();
        return (attributesAt(this.source, this.nameEnd) ?? []).map(({ name, value })=>[
                name,
                value
            ]);
    }
    /**
   * Changes, adds (at the end, or after the attribute `after`, at the front for `''`) or, with null, removes an
   * attribute. Setting the present value changes nothing.
   * @throws RangeError for names and characters that XML cannot hold.
   */ setAttr(name, value, after) {
        if ((this.attr(name) ?? null) === value) return;
        checkName('setAttr', name);
        if (value !== null) checkWritable(`${this.name}.${name}`, value);
        const edits = this.touch(name);
        edits.tag ??= TagEdit.fromSource(this.source, this.nameEnd);
        edits.tag.set(name, value, after);
    }
    /** The first child of that name. */ child(name) {
        for (const node of this.nodes)if (node.name === name) return node;
        return undefined;
    }
    childrenNamed(name) {
        return this.nodes.filter((node)=>node.name === name);
    }
    /** The text directly inside, decoded: references and CDATA sections resolved, line ends as LF. */ text() {
        let text = '';
        for (const node of this.nodes)text += decodeText(leadOf(node) ?? '');
        return text + decodeText(tailOf(this) ?? '');
    }
    /** The text directly inside as written, including CDATA brackets and comments. */ rawText() {
        let raw = '';
        for (const node of this.nodes)raw += leadOf(node) ?? '';
        return raw + (tailOf(this) ?? '');
    }
    /**
   * Replaces the text of an element without child elements. Default of `cdata`: the form of the present text. In CDATA
   * every line break becomes that of the file.
   * @throws RangeError for characters that XML cannot hold; Error for an element with child elements.
   */ setText(value, options = {}) {
        if (this.nodes.length > 0) throw new Error(`setText: <${this.name}> contains elements, not text.`);
        const raw = this.rawText();
        const isCdata = raw.includes('<![CDATA[');
        const cdata = options.cdata ?? isCdata;
        if (cdata === isCdata && decodeText(raw) === value) return;
        checkWritable(`<${this.name}>`, value);
        const eol = this.file?.eol ?? '\n';
        this.touch().tail = cdata ? toCdata(value, eol) : escapeText(value);
    }
    /**
   * Inserts a node before the child at `index` (after the last one for `children.length`). A node that has a parent is
   * removed from it first; `index` counts without it.
   * @throws RangeError for an index out of range; Error for a file's root or a node that contains this one.
   */ insert(node, index) {
        const last = this.nodes.length - (node.parent === this ? 1 : 0);
        if (!Number.isInteger(index) || index < 0 || index > last) {
            throw new RangeError(`insert: index ${index} is not between 0 and ${last}.`);
        }
        if (node.rootOf !== null) throw new Error(`insert: <${node.name}> is the root of ${node.rootOf.path}.`);
        if (node.holds(this)) throw new Error(`insert: <${node.name}> cannot be inside itself.`);
        node.remove();
        this.touch();
        if (this.nodes === NO_CHILDREN) this.made = [];
        node.edits ??= {};
        settleLead(this, node, index);
        this.nodes.splice(index, 0, node);
        node.parent = this;
        reviveViews(node);
    }
    append(node) {
        this.insert(node, this.nodes.length - (node.parent === this ? 1 : 0));
    }
    /** Removes the node and its line from its parent; views below it are stale until it is inserted again. */ remove() {
        const { parent } = this;
        if (parent === null) return;
        parent.touch();
        this.edits ??= {};
        // Code that removes many children removes the last one first, which needs no search.
        const last = parent.nodes.length - 1;
        const index = parent.nodes[last] === this ? last : parent.nodes.indexOf(this);
        releaseLead(parent, this, index);
        parent.nodes.splice(index, 1);
        this.parent = null;
        markStale$1(this);
    }
    /** A deep copy without parent and views; it is written as the original is. */ clone() {
        const copy = new XmlNode(this.name, this.places, this.index, null);
        if (this.edits !== null) copy.edits = cloneEdits(this.edits);
        if (this.made === null) return copy;
        copy.made = this.made.length === 0 ? NO_CHILDREN : this.made.map((node)=>node.clone());
        for (const node of copy.made)node.parent = copy;
        return copy;
    }
    makeNodes() {
        const { places } = this;
        const count = places.childCount(this.index);
        if (count === 0) return NO_CHILDREN;
        const nodes = new Array(count);
        let index = this.index + 1;
        for(let i = 0; i < count; i++){
            nodes[i] = new XmlNode(nameAt(places, index), places, index, this);
            index = places.next(index);
        }
        return nodes;
    }
    holds(node) {
        for(let above = node; above !== null; above = above.parent)if (above === this) return true;
        return false;
    }
    /** The offset after the name in the open tag. */ get nameEnd() {
        return this.places.nameEnd(this.index);
    }
    /** Marks this node, and so everything above it, as different from the source. */ touch(attribute) {
        for(let node = this.parent; node !== null; node = node.parent)node.edits ??= {};
        topOf(this).rootOf?.noteChange(this, attribute);
        return this.edits ??= {};
    }
}
function topOf(node) {
    let top = node;
    while(top.parent !== null)top = top.parent;
    return top;
}

/**
 * A failure that the script is meant to see. The realm turns it into an error of the script's realm, so that `e
 * instanceof Error` is true there; the message is the host's.
 */ class HostError extends Error {
    constructor(message, kind = 'Error'){
        super(message);
        this.name = kind;
        this.kind = kind;
    }
}
/** The error for a member of the contract that is not implemented yet. No switch silences it. */ class NotImplemented extends HostError {
    constructor(member){
        super(`NotImplemented: ${member}`);
    }
}
/** The error for a member of the contract that is not implemented yet. The host never invents a value. */ function notImplemented(member) {
    return new NotImplemented(member);
}
/**
 * The host's message for a wrong argument. Source: published reports ("closeDocument: Argument number 1 is invalid.").
 */ function invalidArgument(method, position) {
    return new HostError(`${method}: Argument number ${position} is invalid.`);
}
/** The host's message for a method that needs a selection when nothing is selected. Source: issues of Flash2Svg. */ function selectionRequired(method) {
    return new HostError(`'${method}' requires a selection.`);
}
/** The host's message for a menu command that is disabled. Source: issues of Flash2Svg and BetterTextureAtlas. */ function unavailable(method) {
    return new HostError(`The function ${method}() is currently unavailable.`);
}
/** The host's message for an object whose element was deleted or whose document was closed. */ const STALE_OBJECT = 'Invalid JavaScript object. The original object may have been deleted or the document may have been closed.';

/** Returns the value if it is a finite number. @throws HostError that names the member and the value */ function checkNumber(member, value, low = -Infinity, high = Infinity) {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    if (typeof number !== 'number' || !Number.isFinite(number) || number < low || number > high) {
        const range = low === -Infinity && high === Infinity ? '' : ` from ${low} to ${high}`;
        throw new HostError(`${member}: expected a number${range}, got ${describeValue(value)}`);
    }
    return number;
}
/** Returns the value if it is one of those allowed. @throws HostError that lists them */ function checkChoice(member, value, allowed) {
    const match = allowed.find((choice)=>choice === value);
    if (match === undefined) {
        const choices = allowed.map((choice)=>`"${choice}"`).join(', ');
        throw new HostError(`${member}: expected one of ${choices}, got ${describeValue(value)}`);
    }
    return match;
}
/** Returns the value as a text: like the host, converts numbers and Booleans and refuses objects. */ function checkText(member, value) {
    if (typeof value === 'string') return value;
    if (typeof value === 'number' || typeof value === 'boolean') return String(value);
    throw new HostError(`${member}: expected a text, got ${describeValue(value)}`);
}
/** An optional argument as a Boolean. Like the host, converts other values: some scripts pass 0 and 1. */ function isOn(value, byDefault) {
    return Boolean(value ?? byDefault);
}
/** Describes a value for a message. */ function describeValue(value) {
    if (typeof value === 'string') return `"${value}"`;
    if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'an Array' : 'an object';
    if (typeof value === 'function') return 'a function';
    return String(value);
}

/** An element that has none: all of them are read as their defaults. */ const NO_ATTRIBUTES = {
    attr: ()=>undefined
};
function text(initial = '') {
    return declare({
        kind: 'text'
    }, initial, (value)=>value, String);
}
function flag(initial = false) {
    return declare({
        kind: 'flag'
    }, initial, (value)=>value === 'true', String);
}
/**
 * A number within the range that scripts may assign.
 *
 * @param read - the range of numbers that are read: beyond it the nearest one counts. A damaged document must not take all
 *   memory
 */ function number(initial = 0, low = -Infinity, high = Infinity, [least, most] = [
    -Infinity,
    Infinity
]) {
    const parse = (value)=>{
        const parsed = parseNumber(value);
        return parsed === undefined ? undefined : Math.min(most, Math.max(least, parsed));
    };
    return declare({
        kind: 'number',
        low,
        high
    }, initial, parse, formatNumber);
}
/** A whole number: the digits after a point are dropped. */ function integer(initial = 0, low = -Infinity, high = Infinity, [least, most] = [
    -Infinity,
    Infinity
]) {
    const parse = (value)=>{
        const parsed = parseNumber(value);
        return parsed === undefined ? undefined : Math.min(most, Math.max(least, Math.trunc(parsed)));
    };
    return declare({
        kind: 'integer',
        low,
        high
    }, initial, parse, formatNumber);
}
/** One of some words. The first is the default unless another is named. Other words count as the default. */ function word$1(words, initial = words[0]) {
    if (initial === undefined) throw new TypeError('an attribute of words needs words');
    const byText = new Map(words.map((each)=>[
            each,
            each
        ]));
    return declare({
        kind: 'word',
        words
    }, initial, (value)=>byText.get(value), String);
}
/**
 * A colour, `#RRGGBB`. Every colour of a document is read here: another text could ask a viewer of pictures for a file
 * of the network.
 */ function color(initial = '#000000') {
    return declare({
        kind: 'color'
    }, initial, parseRgb, String);
}
/** A table of attributes, which have the names of its keys. */ function attributes(declared) {
    return Object.fromEntries(Object.entries(declared).map(([name, declare])=>[
            name,
            declare(name)
        ]));
}
function declare(rule, initial, parse, format) {
    return (name)=>({
            name,
            initial,
            rule,
            format,
            read: (node)=>{
                const value = node.attr(name);
                return value === undefined ? initial : parse(value) ?? initial;
            },
            isKnown: (node)=>{
                const value = node.attr(name);
                return value === undefined || parse(value) !== undefined;
            },
            write: (node, value)=>{
                node.setAttr(name, value === initial ? null : format(value));
            }
        });
}
/** A number that is not beyond `MAX_NUMBER`; undefined for any other text. */ function parseNumber(value) {
    if (value.trim() === '') return undefined;
    const parsed = Number(value);
    return Math.abs(parsed) <= host_errors.MAX_NUMBER ? parsed : undefined;
}
/** A number as Animate writes it: at most 15 significant digits, small ones as `1.52587890625e-005`. */ function formatNumber(value) {
    const rounded = Number(value.toPrecision(15));
    if (rounded === 0 || Math.abs(rounded) >= 1e-4) return String(rounded);
    const [digits, exponent = ''] = rounded.toExponential().split('e-');
    return `${digits}e-${exponent.padStart(3, '0')}`;
}
/** `#RRGGBB`; undefined for any other text. */ function parseRgb(value) {
    return /^#[0-9a-f]{6}$/i.test(value) ? value : undefined;
}

function readText(node, name, fallback = '') {
    return node.attr(name) ?? fallback;
}
function readFlag(node, name, fallback = false) {
    const text = node.attr(name);
    return text === undefined ? fallback : text === 'true';
}
/** A number that is not beyond `MAX_NUMBER`, or the fallback for an absent or unreadable one. */ function readNumber(node, name, fallback = 0) {
    const text = node.attr(name);
    return text === undefined ? fallback : parseNumber(text) ?? fallback;
}
/** A whole number: the digits after a point are dropped. */ function readInteger(node, name, fallback = 0) {
    return Math.trunc(readNumber(node, name, fallback));
}
function writeText(node, name, value, fallback = '') {
    node.setAttr(name, value === fallback ? null : value);
}
function writeFlag(node, name, value, fallback = false) {
    node.setAttr(name, value === fallback ? null : String(value));
}
function writeNumber(node, name, value, fallback = 0) {
    node.setAttr(name, value === fallback ? null : formatNumber(value));
}

/** Twips in a pixel: documents and movies count many lengths in them. */ const TWIPS_PER_PIXEL = 20;

/** The linear part of a matrix is stored in steps of 1/65536. */ const LINEAR_STEPS = 65536;
/** The next multiple of a twip (0.05 px). */ function toTwips(value) {
    return Math.round(value * TWIPS_PER_PIXEL) / TWIPS_PER_PIXEL;
}
/** The transformation in the `matrix` child of an element, a fill or a group; the identity where there is none. */ function readMatrix(owner) {
    const node = owner.child('matrix')?.child('Matrix');
    return node ? nodeMatrix(node) : {
        a: 1,
        b: 0,
        c: 0,
        d: 1,
        tx: 0,
        ty: 0
    };
}
/** The transformation that a `Matrix` node holds. */ function nodeMatrix(node) {
    return {
        a: readNumber(node, 'a', 1),
        b: readNumber(node, 'b'),
        c: readNumber(node, 'c'),
        d: readNumber(node, 'd', 1),
        tx: readNumber(node, 'tx'),
        ty: readNumber(node, 'ty')
    };
}
/** Smaller differences come from the arithmetic. */ const NOISE = 1e-9;
/**
 * A matrix as the document can hold it: the linear part in steps of 1/65536, the place in twips unless `inTwips` is
 * false. Values that do not differ from those of `before` are left as they are there.
 */ function storable(matrix, before, inTwips) {
    const keep = (name, rounded)=>Math.abs(matrix[name] - before[name]) < NOISE ? before[name] : rounded;
    return {
        a: keep('a', toStep$1(matrix.a)),
        b: keep('b', toStep$1(matrix.b)),
        c: keep('c', toStep$1(matrix.c)),
        d: keep('d', toStep$1(matrix.d)),
        tx: keep('tx', inTwips ? toTwips(matrix.tx) : matrix.tx),
        ty: keep('ty', inTwips ? toTwips(matrix.ty) : matrix.ty)
    };
}
function toStep$1(value) {
    return Math.round(value * LINEAR_STEPS) / LINEAR_STEPS;
}
/** The values of a matrix in the order in which Animate writes them, and what each is where it is left out. */ const PARTS = [
    [
        'a',
        1
    ],
    [
        'b',
        0
    ],
    [
        'c',
        0
    ],
    [
        'd',
        1
    ],
    [
        'tx',
        0
    ],
    [
        'ty',
        0
    ]
]; // prettier-ignore
/** Writes the values that changed; the identity is left out altogether. */ function writeMatrix(owner, matrix) {
    if (isIdentity(matrix)) {
        owner.child('matrix')?.remove();
        return;
    }
    const node = partOf(owner, 'matrix', 'Matrix', 0);
    let last = '';
    for (const [name, fallback] of PARTS){
        const value = matrix[name];
        if (value === fallback) node.setAttr(name, null);
        else {
            node.setAttr(name, formatNumber(value), last);
            last = name;
        }
    }
}
/** The stored transformation point, or undefined where the element has the default one. */ function readTransformationPoint(owner) {
    const node = owner.child('transformationPoint')?.child('Point');
    return node && {
        x: readNumber(node, 'x'),
        y: readNumber(node, 'y')
    };
}
function writeTransformationPoint(owner, point) {
    const node = partOf(owner, 'transformationPoint', 'Point', owner.child('matrix') ? 1 : 0);
    writeNumber(node, 'x', point.x);
    writeNumber(node, 'y', point.y);
}
/** The node in a child of an element; made where there is none, the child at the index among the children. */ function partOf(owner, childName, name, index) {
    const child = owner.child(childName);
    const existing = child?.child(name);
    if (existing) return existing;
    const made = XmlNode.create(name);
    if (child) child.append(made);
    else owner.insert(XmlNode.create(childName, {}, [
        made
    ]), index);
    return made;
}

/** A box as scripts see it: in steps of 0.05 px. */ function roundBox({ left, top, right, bottom }) {
    const round = (value)=>toTwips(value) + 0;
    return {
        left: round(left),
        top: round(top),
        right: round(right),
        bottom: round(bottom)
    };
}

/** Counts all changes of all files of all documents: a result from the same count is still valid. */ const changes = {
    count: 0
};

/**
 * Checks a whole XML text, and finds its elements.
 *
 * @param maxDepth - maximum depth of nested elements
 * @returns six numbers for each element, as `xml/ElementOffsets` reads them; the next call may overwrite them
 * @throws MalformedXml
 */ /** A text is not XML, or exceeds a limit. */ class MalformedXml extends Error {
}

const FIRST_SIZE = 2 ** 16;
/** A larger buffer is released after use. */ const MAX_RETAINED = 2 ** 22;
/** The buffer that is used for every text. */ let room = new Int32Array(FIRST_SIZE);
/** Records the offsets of a text's elements while it is parsed. Records only one text at a time. */ class OffsetRecorder {
    /** Number of open elements. */ get depth() {
        return this.open.length;
    }
    begin(start, nameEnd) {
        const at = this.count++ * WIDTH;
        if (at + WIDTH > room.length) room = enlarged(room);
        room[at + LEAD_START] = this.lastEnd;
        room[at + START$1] = start;
        room[at + NAME_END] = nameEnd;
        this.open.push(at);
    }
    /** Records the end of the open tag. */ enter(offset) {
        room[(this.open.at(-1) ?? 0) + OPEN_END] = offset;
        this.lastEnd = offset;
    }
    /** Records the end of the innermost open element. */ leave(offset) {
        const at = this.open.pop();
        if (at === undefined) return;
        room[at + END] = offset;
        room[at + NEXT] = this.count;
        this.lastEnd = offset;
    }
    /** The recorded offsets; the next text overwrites them. */ finish() {
        const noted = room.subarray(0, this.count * WIDTH);
        if (room.length > MAX_RETAINED) room = new Int32Array(FIRST_SIZE);
        this.count = 0;
        this.lastEnd = 0;
        return noted;
    }
    constructor(){
        this.count = 0;
        this.lastEnd = 0;
        /** The beginnings of the numbers of the open elements, the outermost first. */ this.open = [];
    }
}
function enlarged(full) {
    const larger = new Int32Array(full.length * 2);
    larger.set(full);
    return larger;
}

const LESS = 60;
/** A parser that can be used again, because `close` reset it; undefined after a fault. */ let ready;
/**
 * Checks a whole XML text, and finds its elements.
 *
 * @param maxDepth - maximum nesting of elements
 * @returns the numbers of `ElementOffsets`; the next text overwrites them
 * @throws MalformedXml that names line and column if the text is not well formed, has a document type (whose entities
 * could expand without bounds) or is nested too deeply.
 */ function findOffsets(source, maxDepth) {
    const parser = ready ?? new OffsetParser();
    ready = undefined;
    const offsets = parser.parse(source, maxDepth);
    ready = parser;
    return offsets;
}
/** A parser of XML that records the offsets of elements. */ class OffsetParser {
    constructor(){
        this.parser = new saxes.SaxesParser();
        this.recorder = new OffsetRecorder();
        this.source = '';
        this.maxDepth = 0;
        const { parser, recorder } = this;
        parser.on('opentagstart', ({ name })=>{
            // The parser's position is after the character that ended the name, or after both if that was CR LF.
            const last = parser.position - name.length - 2;
            const start = this.source.charCodeAt(last) === LESS ? last : last - 1;
            recorder.begin(start, start + 1 + name.length);
            if (recorder.depth > this.maxDepth) this.refuse(`elements are nested deeper than the limit maxDepth, ${this.maxDepth}`);
        });
        parser.on('opentag', ()=>{
            recorder.enter(parser.position);
        });
        parser.on('closetag', ()=>{
            recorder.leave(parser.position);
        });
        parser.on('doctype', ()=>this.refuse('a document type (<!DOCTYPE …>) is refused'));
    }
    parse(source, maxDepth) {
        this.source = source;
        this.maxDepth = maxDepth;
        try {
            this.parser.write(source).close();
        } catch (error) {
            if (error instanceof MalformedXml) throw error;
            throw new MalformedXml(explain(error));
        }
        this.source = '';
        return this.recorder.finish();
    }
    refuse(reason) {
        const { line, column } = this.parser;
        throw new MalformedXml(`line ${line}, column ${column + 1}: ${reason}`);
    }
}
/** saxes says `12:7: unclosed tag: frames`, columns counted from 0. */ function explain(error) {
    const match = /^(\d+):(\d+): (.*)$/s.exec(error.message);
    if (match === null) return `malformed XML: ${error.message}`;
    return `malformed XML at line ${match[1]}, column ${Number(match[2]) + 1}: ${(match[3] ?? '').replace(/\.$/, '')}`;
}

/**
 * Parses a whole XML text and returns its root. Nodes are created at first access.
 * @throws DocumentError naming `path`, line and column when the text is not well formed, has a document type
 * or exceeds a limit.
 */ function parseTree(path, source, limits, find = findOffsets) {
    if (source.length > limits.maxTextLength) {
        throw new host_errors.DocumentError(path, `is ${source.length} characters long; the limit maxTextLength is ${limits.maxTextLength}`);
    }
    const numbers = tryToFind(path, ()=>find(source, limits.maxDepth));
    if (numbers.length === 0) throw new host_errors.DocumentError(path, 'malformed XML: no root element');
    return XmlNode.read(ElementOffsets.of(source, numbers));
}
function tryToFind(path, find) {
    try {
        return find();
    } catch (error) {
        throw error instanceof MalformedXml ? new host_errors.DocumentError(path, error.message) : error;
    }
}

/**
 * Reads the root's open tag and nothing after it, so that a library can be listed without parsing its symbols.
 * Null if the text does not begin as expected: then the parser reports the fault.
 */ function readHead(source) {
    const start = skipProlog(source);
    if (start < 0) return null;
    const end = nameEnd(source, start + 1);
    const written = attributesAt(source, end);
    if (written === undefined) return null;
    const attributes = Object.create(null);
    for (const { name, value } of written)attributes[name] = decodeAttribute(value);
    return {
        name: source.slice(start + 1, end),
        attributes
    };
}
/** The offset of the root's `<`, after a byte order mark, an XML declaration and comments; -1 if there is none. */ function skipProlog(source) {
    let i = source.startsWith('\ufeff') ? 1 : 0;
    for(;;){
        i = skipBlank(source, i);
        if (source.startsWith('<!--', i)) i = skipBehind(source, '-->', i + 4);
        else if (source.startsWith('<?', i)) i = skipBehind(source, '?>', i + 2);
        else break;
    }
    return source[i] === '<' && source[i + 1] !== '!' ? i : -1;
}
function skipBehind(source, end, from) {
    const offset = source.indexOf(end, from);
    return offset < 0 ? source.length : offset + end.length;
}

/** Assembles a text from ranges of a source; adjacent ranges are copied together. */ class TextWriter {
    copy(source, from, to) {
        if (source === this.source && from === this.to) {
            this.to = to;
            return;
        }
        this.flush();
        this.source = source;
        this.from = from;
        this.to = to;
    }
    write(text) {
        this.flush();
        this.text += text;
    }
    toString() {
        this.flush();
        return this.text;
    }
    flush() {
        if (this.from < this.to) this.text += this.source.slice(this.from, this.to);
        this.from = this.to;
    }
    constructor(){
        this.text = '';
        this.source = '';
        this.from = 0;
        this.to = 0;
    }
}

/** The text of a file whose tree was changed: unchanged ranges of its source, and the changes. */ function serialize(file) {
    return new Serializer(file).run();
}
const IN_PLACE = {
    line: null,
    isMoved: false
};
class Serializer {
    constructor(file){
        this.writer = new TextWriter();
        this.file = file;
        this.unit = indentUnit(file.root);
    }
    run() {
        const { source, root } = this.file;
        const isOwn = root.source === source;
        if (isOwn) this.writer.copy(source, 0, root.start);
        this.writeNode(root, IN_PLACE);
        if (isOwn) this.writer.copy(source, root.end, source.length);
        return this.writer.toString();
    }
    writeNode(node, layout) {
        const { writer } = this;
        if (node.edits === null && (!layout.isMoved || node.nodes.length === 0)) {
            writer.copy(node.source, node.start, node.end);
            return;
        }
        const isEmpty = node.nodes.length === 0;
        const isText = node.edits?.tail === undefined ? !closesItself(node) : node.edits.tail;
        this.writeOpenTag(node, isEmpty && !isText);
        if (isEmpty && !isText) return;
        const inner = isEmpty ? '' : this.innerLine(node, layout);
        for (const child of node.nodes)this.writeChild(child, inner, layout.isMoved);
        this.writeTail(node, inner, layout);
        if (hasCloseTag(node)) writer.copy(node.source, closeTagStart(node), node.end);
        else writer.write(`</${node.name}>`);
    }
    writeChild(child, inner, isMoved) {
        const lead = leadOf(child);
        if (lead === null) {
            this.writer.write(inner);
            this.writeNode(child, {
                line: inner,
                isMoved: !this.fits(child, inner)
            });
        } else if (isMoved) {
            this.writer.write(isLineOnly(lead) ? inner : lead);
            this.writeNode(child, {
                line: inner,
                isMoved
            });
        } else {
            if (child.edits?.lead === undefined) this.writer.copy(child.source, child.leadStart, child.start);
            else this.writer.write(lead);
            this.writeNode(child, IN_PLACE);
        }
    }
    writeTail(node, inner, layout) {
        const tail = tailOf(node);
        if (tail === null || layout.isMoved && isLineOnly(tail)) {
            if (inner !== '') this.writer.write(this.ownLine(node, layout));
        } else if (node.edits?.tail === undefined) {
            const end = closeTagStart(node);
            this.writer.copy(node.source, end - tail.length, end);
        } else this.writer.write(tail);
    }
    writeOpenTag(node, closing) {
        const { writer } = this;
        const { source, start, openEnd } = node;
        const tag = node.edits?.tag;
        const bodyEnd = start < 0 ? -1 : tagBodyEnd(node);
        const hasForm = start >= 0 && closesItself(node) === closing;
        if (tag !== undefined) writer.write(`<${node.name}${tag.write()}`);
        else writer.copy(source, start, bodyEnd);
        if (hasForm) writer.copy(source, bodyEnd, openEnd);
        else writer.write(closing ? '/>' : '>');
    }
    /** The line break and indentation before a child without its own: those of its siblings, or one level deeper. */ innerLine(node, layout) {
        if (!layout.isMoved) {
            for (const child of node.nodes){
                const lead = leadOf(child);
                if (lead !== null) return lineStart(lead) ?? '';
            }
        }
        const line = this.ownLine(node, layout);
        return line === '' || this.unit === null ? '' : line + this.unit;
    }
    ownLine(node, layout) {
        if (layout.line !== null) return layout.line;
        return node.parent === null ? this.file.eol : lineStart(leadOf(node) ?? '') ?? '';
    }
    /** True for a node of this text that had the same line break and indentation before it. */ fits(node, line) {
        return node.start >= 0 && node.source === this.file.source && lineStart(node.source.slice(node.leadStart, node.start)) === line;
    }
}
/**
 * Animate indents DOMDocument.xml by five spaces and all other files by two; a file with lines defines its own
 * indentation.
 */ function indentUnit(root) {
    for (const child of root.nodes){
        const lead = leadOf(child);
        if (lead === null) continue;
        const line = lineStart(lead);
        return line === null ? null : line.replace(/^[\r\n]+/, '');
    }
    return root.name === 'DOMDocument' ? '     ' : '  ';
}
function isLineOnly(text) {
    return hasLineBreak(text) && isBlank(text);
}
/** True for `<a/>` in the source. */ function closesItself(node) {
    return node.source[node.openEnd - 2] === '/';
}
function hasCloseTag(node) {
    return node.start >= 0 && !closesItself(node);
}
/** The offset after the last attribute in the source. */ function tagBodyEnd(node) {
    const tag = node.source.slice(node.start, node.openEnd - (closesItself(node) ? 2 : 1));
    return node.start + tag.trimEnd().length;
}

/** The root's open tag of almost every file ends within these bytes. */ const HEAD_LENGTH = 512;
/**
 * One XML text of a document. The text is read and parsed at first use, and kept: `serialize()` copies every unchanged
 * range of it and writes only what was changed.
 */ class XmlFile {
    /** @param source - the text, or an object that reads it at first use */ constructor(path, source, limits = host_defaults.DEFAULT_LIMITS){
        /** Increases at each change of any node: for caches of what was computed from them. */ this.version = 0;
        this.parsed = null;
        this.savedVersion = 0;
        changes.count++;
        this.path = path;
        this.limits = limits;
        const isText = typeof source === 'string';
        this.unread = isText ? null : source;
        this.text = isText ? source : '';
        this.findPlaces = isText ? undefined : source.findPlaces;
    }
    /** A new file for a root that is in no other file; it counts as changed until it is saved. */ static create(path, root, limits) {
        if (root.parent !== null || root.rootOf !== null) throw new Error(`XmlFile.create: <${root.name}> is already in a document.`);
        const file = new XmlFile(path, '', limits);
        file.parsed = root;
        root.rootOf = file;
        root.edits ??= {};
        file.noteChange();
        return file;
    }
    /** The text as it was read. */ get source() {
        if (this.unread !== null) {
            this.text = this.unread.read();
            this.unread = null;
        }
        return this.text;
    }
    /**
   * The root element; the first access parses the text.
   * @throws DocumentError when the text is malformed or exceeds a limit.
   */ get root() {
        if (this.parsed === null) {
            this.parsed = parseTree(this.path, this.source, this.limits, this.findPlaces);
            this.parsed.rootOf = this;
        }
        return this.parsed;
    }
    get isParsed() {
        return this.parsed !== null;
    }
    /** Name and attributes of the root. The text after its tag is not parsed, and not read if the source allows that. */ head() {
        if (this.parsed !== null) return headOf(this.parsed);
        const start = this.unread?.readStart(HEAD_LENGTH);
        return (start === undefined ? null : readHead(start)) ?? readHead(this.source) ?? headOf(this.root);
    }
    /** The line end of the file: that of its first line; LF for a file without line ends. */ get eol() {
        return /\r\n?|\n/.exec(this.source)?.[0] ?? '\n';
    }
    /** True when a node was changed since the file was read or saved. */ get isChanged() {
        return this.version !== this.savedVersion;
    }
    /** True if anything except these attributes was changed since the file was read or saved. */ isChangedBeside(attributes) {
        return [
            ...this.changed ?? []
        ].some((name)=>!attributes.has(name));
    }
    /** Marks the present state as saved. */ markSaved() {
        this.savedVersion = this.version;
        this.changed = undefined;
    }
    /** Marks all views of the file stale: for a file that is closed or deleted. */ markStale() {
        if (this.parsed !== null) setStale(this.parsed, true);
    }
    /** The whole text; the source itself if nothing was changed. */ serialize() {
        return this.parsed?.edits ? serialize(this) : this.source;
    }
    /** Called by the nodes. @internal */ noteChange(node, attribute) {
        this.version++;
        changes.count++;
        this.changed ??= new Set();
        this.changed.add(attribute ?? '');
        if (node) this.watcher?.noteChange(node, attribute);
    }
}
function headOf(root) {
    const attributes = Object.create(null);
    for (const [name, value] of root.attributes())attributes[name] = value;
    return {
        name: root.name,
        attributes
    };
}

/** Characters that file names cannot contain. Source: 22,843 plain and 2,526 escaped names of real documents. */ const UNSAFE = /[\\:*?"<>|[\];]/g;
/**
 * Escapes a path as the files of a document do: characters that file names cannot contain as `&#NNN`, without a
 * semicolon.
 */ function escapeFileName(path) {
    return path.replace(UNSAFE, (character)=>`&#${String(character.charCodeAt(0)).padStart(3, '0')}`);
}
/**
 * Removes the escapes from a path. Newer releases of Animate write the names of symbols escaped, too: 1,998 of 2,143
 * symbols with such characters in public documents, whose classes in published scripts are named without the escapes.
 * There they also escape `&`, and blanks at the ends of a name: 22 and 130 of 152 names in eight documents.
 */ function unescapeFileName(path) {
    if (!path.includes('&#')) return path;
    return path.replace(/(?<=^|\/)&#032|&#032(?=$|\/)/g, ' ').replace(/&#(\d{3})/g, (escaped, code)=>{
        const character = String.fromCharCode(Number(code));
        return character === '&' || escapeFileName(character) === escaped ? character : escaped;
    });
}

/** The path of a library item that an attribute names, as the item is called: newer releases write it escaped. */ function itemPathOf(node, attribute) {
    return unescapeFileName(readText(node, attribute));
}

/** `DOMSymbolInstance`, and what instances of other items have of it. */ const INSTANCE = attributes({
    /** False for an instance without transparency, on its matte colour. */ bits32: flag(true),
    cacheAsBitmap: flag(),
    exportAsBitmap: flag(),
    /** Of graphics, from 0. */ firstFrame: integer(0, 0),
    isVisible: flag(true),
    /** Of graphics, from 0; -1 for the end of the symbol. */ lastFrame: integer(-1, -1),
    libraryItemName: text(),
    /** Of graphics. `play reverse` is what some documents have for `play once reverse`. */ loop: word$1([
        'loop',
        'play once',
        'single frame',
        'loop reverse',
        'play once reverse',
        'play reverse'
    ]),
    name: text(),
    symbolType: word$1([
        'movie clip',
        'button',
        'graphic'
    ]),
    trackAsMenu: flag()
});

/**
 * A class whose objects have a property for each attribute of a table. A property is read off the element when it is
 * asked for, and always says what the element says.
 *
 * @example
 * class Stop extends recordOf(GRADIENT_ENTRY) {}
 * new Stop(node).ratio; // 0.5
 */ function recordOf(table) {
    class AttributeRecord {
        constructor(element){
            this.element = element;
        }
    }
    for (const [name, attribute] of Object.entries(table)){
        Object.defineProperty(AttributeRecord.prototype, name, {
            get () {
                return attribute.read(this.element);
            }
        });
    }
    return AttributeRecord;
}
/** The attributes of a new element, in the order of `values`; those that hold their defaults are left out. */ function written(table, values) {
    return Object.fromEntries(Object.entries(values).flatMap(([name, value])=>{
        const attribute = table[name];
        if (attribute === undefined) throw new TypeError(`no attribute "${name}" is declared`);
        return value === undefined || value === attribute.initial ? [] : [
            [
                name,
                attribute.format(value)
            ]
        ];
    }));
}

/** An instance of an item of the library. */ class DocumentInstance extends recordOf(INSTANCE) {
    constructor(node){
        super(node), this.node = node;
    }
    /** The path of its item, as the item is called. */ get path() {
        return itemPathOf(this.node, 'libraryItemName');
    }
    /** True for one that shows its symbol's content as a part of the timeline around it. */ get isGraphic() {
        return this.symbolType === 'graphic';
    }
    get isButton() {
        return this.symbolType === 'button';
    }
    /** True for a graphic that stays on one frame. */ get showsSingleFrame() {
        return this.loop === 'single frame';
    }
    /** True for a graphic that begins again at its end. */ get isLooping() {
        return this.loop === 'loop' || this.loop === 'loop reverse';
    }
    get runsBackward() {
        return this.loop.endsWith('reverse');
    }
}

/** `DOMTimeline`. */ const TIMELINE = attributes({
    /** The scene has a camera. */ cameraLayerEnabled: flag(),
    /** The depths of its keyframes count. Source: a movie that Adobe published of a document with depths and without it. */ layerDepthEnabled: flag()
});
/** `DOMFrame`, a keyframe. Source of the range: Adobe's reference of `layer.setZDepthAtFrame`. */ const KEYFRAME = attributes({
    /** How far away the layer is, in pixels. */ frameZDepth: number(0, -5e3, 10_000)
});

/** Red, green and blue of `#RRGGBB`, 0 to 255; black where the text is none. */ function channelsOf(color) {
    const value = parseInt(color.slice(1, 7), 16) || 0;
    return [
        value >> 16,
        value >> 8 & 255,
        value & 255
    ];
}
/** `#RRGGBB` of red, green and blue; each is rounded and bounded to 0 to 255. */ function formatChannels(channels) {
    return `#${channels.map(formatChannel).join('')}`;
}
/** Two digits, upper case; `00` for what is not a number. */ function formatChannel(value) {
    const bounded = Math.round(Math.min(255, Math.max(0, value))) || 0;
    return bounded.toString(16).padStart(2, '0').toUpperCase();
}

/** The child of that name; a new one at the end (or before the first child called one of `before`) if there is none. */ function childOrNew(parent, name, before = []) {
    const existing = parent.child(name);
    if (existing) return existing;
    const made = XmlNode.create(name);
    const index = parent.children.findIndex((child)=>before.includes(child.name));
    parent.insert(made, index < 0 ? parent.children.length : index);
    return made;
}
/** Removes the child of that name, if there is one. */ function removeChild(parent, name) {
    parent.child(name)?.remove();
}

/** The names under which an element, or the keyframe of a layer with effects, stores its colour effect and its filters. */ function effectTags({ name }) {
    return name === 'DOMFrame' ? {
        color: 'frameColor',
        filters: 'frameFilters'
    } : {
        color: 'color',
        filters: 'filters'
    };
}

/** Blend modes, and their numbers in movies (SWF 19, "PlaceObject3") and in binary documents. */ const BLEND_NUMBERS = {
    normal: 0,
    layer: 2,
    multiply: 3,
    screen: 4,
    overlay: 13,
    hardlight: 14,
    lighten: 5,
    darken: 6,
    difference: 7,
    add: 8,
    subtract: 9,
    invert: 10,
    alpha: 11,
    erase: 12
};
/** In the order of Adobe's reference (symbolInstance.blendMode). */ const BLEND_MODES = Object.keys(BLEND_NUMBERS);
/** The blend mode of an instance, or of the layer from a keyframe on. */ const BLENDING = attributes({
    blendMode: word$1(BLEND_MODES, 'normal')
});
/**
 * `Color`, a colour effect: factors, and offsets of 255. The mode follows from the attributes that are there, as in
 * Adobe's MotionXML.jsfl.
 */ const COLOR_EFFECT = attributes({
    alphaMultiplier: number(1),
    alphaOffset: number(),
    blueMultiplier: number(1),
    blueOffset: number(),
    /** -1 (black) to 1 (white). */ brightness: number(0, -1, 1),
    greenMultiplier: number(1),
    greenOffset: number(),
    redMultiplier: number(1),
    redOffset: number(),
    tintColor: color(),
    tintMultiplier: number(0, 0, 1)
});
/** `MatteColor`: what is behind an instance that is kept as a bitmap without transparency. */ const MATTE_COLOR = attributes({
    color: color()
});
/** What is behind such an instance where it has no `MatteColor`. */ const NO_MATTE = '#FFFFFF';

/** Values of `colorMode`. */ const COLOR_MODES = [
    'none',
    'brightness',
    'tint',
    'alpha',
    'advanced'
];
const CHANNELS = [
    'red',
    'green',
    'blue',
    'alpha'
];
const { redMultiplier, greenMultiplier, blueMultiplier, alphaMultiplier } = COLOR_EFFECT;
const { brightness, tintColor, tintMultiplier } = COLOR_EFFECT;
const { redOffset, greenOffset, blueOffset, alphaOffset } = COLOR_EFFECT;
/** The attributes of each channel. */ const OF_CHANNEL = {
    red: {
        multiplier: redMultiplier,
        offset: redOffset
    },
    green: {
        multiplier: greenMultiplier,
        offset: greenOffset
    },
    blue: {
        multiplier: blueMultiplier,
        offset: blueOffset
    },
    alpha: {
        multiplier: alphaMultiplier,
        offset: alphaOffset
    }
};
/** Multipliers are stored in steps of 1/256. */ const STEPS = 256;
/** Attributes that only the advanced mode has. */ const ADVANCED = [
    redMultiplier,
    greenMultiplier,
    blueMultiplier
].concat([
    redOffset,
    greenOffset,
    blueOffset,
    alphaOffset
]);
function colorNode(element) {
    return element.child(effectTags(element).color)?.child('Color');
}
/** The mode follows from the attributes that are there, as in Adobe's MotionXML.jsfl. */ function colorModeOf(element) {
    const node = colorNode(element);
    if (!node) return 'none';
    const has = ({ name })=>node.attr(name) !== undefined;
    if (has(brightness)) return 'brightness';
    if (has(tintMultiplier) || has(tintColor)) return 'tint';
    if (ADVANCED.some(has)) return 'advanced';
    return has(alphaMultiplier) ? 'alpha' : 'none';
}
/** -1 (black) to 1 (white). */ function brightnessOf(element) {
    const node = colorNode(element);
    return node ? brightness.read(node) : brightness.initial;
}
/** The colour and how strong it is, 0 to 1. */ function tintOf(element) {
    const node = colorNode(element);
    if (!node) return {
        color: tintColor.initial,
        strength: tintMultiplier.initial
    };
    return {
        color: tintColor.read(node).toUpperCase(),
        strength: tintMultiplier.read(node)
    };
}
/** The change of each channel, in all modes of the effect. */ function colorTransformOf(element) {
    const mode = colorModeOf(element);
    if (mode === 'brightness') {
        const light = brightnessOf(element);
        return plainTransform({
            multiplier: 1 - Math.abs(light),
            offset: Math.max(0, light) * 255
        });
    }
    if (mode === 'tint') {
        const { color, strength } = tintOf(element);
        const channel = (at)=>({
                multiplier: 1 - strength,
                offset: strength * parseInt(color.slice(at, at + 2), 16)
            });
        return {
            red: channel(1),
            green: channel(3),
            blue: channel(5),
            alpha: {
                multiplier: 1,
                offset: 0
            }
        };
    }
    const node = colorNode(element);
    const read = (channel)=>({
            multiplier: node ? OF_CHANNEL[channel].multiplier.read(node) : 1,
            offset: node ? OF_CHANNEL[channel].offset.read(node) : 0
        });
    return {
        red: read('red'),
        green: read('green'),
        blue: read('blue'),
        alpha: read('alpha')
    };
}
function plainTransform(color) {
    return {
        red: color,
        green: {
            ...color
        },
        blue: {
            ...color
        },
        alpha: {
            multiplier: 1,
            offset: 0
        }
    };
}
/** Changes the mode; what the new one can say of the effect is kept, otherwise it starts without effect. */ function setColorMode(element, mode) {
    if (mode === colorModeOf(element)) return;
    const transform = colorTransformOf(element);
    switch(mode){
        case 'none':
            replaceColor(element, {});
            return;
        case 'brightness':
            replaceColor(element, {
                [brightness.name]: '0'
            });
            return;
        case 'tint':
            replaceColor(element, {
                [tintMultiplier.name]: '0'
            });
            return;
        case 'alpha':
            replaceColor(element, {
                [alphaMultiplier.name]: formatNumber(transform.alpha.multiplier)
            });
            return;
        default:
            // The mode must show in the document even while the effect does nothing.
            replaceColor(element, {
                [redMultiplier.name]: '1',
                ...transformAttributes(transform)
            });
    }
}
/** -1 (black) to 1 (white). */ function setBrightness(element, value) {
    replaceColor(element, {
        [brightness.name]: formatNumber(value)
    });
}
/** `color`: `#RRGGBB`; `strength`: 0 to 1. */ function setTint(element, color, strength) {
    replaceColor(element, {
        [tintMultiplier.name]: formatNumber(strength),
        [tintColor.name]: color === tintColor.initial ? null : color
    });
}
/** From 0 to 1. Full opacity removes the effect. */ function setAlpha(element, alpha) {
    const multiplier = toStep(alpha);
    replaceColor(element, {
        [alphaMultiplier.name]: multiplier === 1 ? null : formatNumber(multiplier)
    });
}
/** Changes one channel; an effect in a mode without that channel becomes an advanced one. */ function setChannel(element, channel, change) {
    const mode = colorModeOf(element);
    if (mode === 'brightness' || mode === 'tint') {
        replaceColor(element, transformAttributes(colorTransformOf(element)));
    }
    const holder = childOrNew(element, effectTags(element).color, [
        'MatteColor'
    ]);
    const node = childOrNew(holder, 'Color');
    const { multiplier, offset } = change;
    if (multiplier !== undefined) OF_CHANNEL[channel].multiplier.write(node, toStep(multiplier));
    if (offset !== undefined) OF_CHANNEL[channel].offset.write(node, Math.round(offset));
    if (node.attributeNames().length === 0) holder.remove();
}
function toStep(multiplier) {
    return Math.round(multiplier * STEPS) / STEPS;
}
function transformAttributes(transform) {
    const attributes = {};
    for (const channel of CHANNELS){
        const multiplier = toStep(transform[channel].multiplier);
        if (multiplier !== 1) attributes[OF_CHANNEL[channel].multiplier.name] = formatNumber(multiplier);
    }
    for (const channel of CHANNELS){
        const offset = Math.round(transform[channel].offset);
        if (offset !== 0) attributes[OF_CHANNEL[channel].offset.name] = formatNumber(offset);
    }
    return attributes;
}
/** Makes the effect have exactly these attributes; without any the element has no effect. */ function replaceColor(element, attributes) {
    const tag = effectTags(element).color;
    const entries = Object.entries(attributes).filter(([, value])=>value !== null);
    const names = entries.map(([name])=>name);
    if (entries.length === 0) {
        element.child(tag)?.remove();
        return;
    }
    const node = childOrNew(childOrNew(element, tag, [
        'MatteColor'
    ]), 'Color');
    for (const name of node.attributeNames())if (!names.includes(name)) node.setAttr(name, null);
    for (const [name, value] of entries)node.setAttr(name, value);
}
/** The colour behind an instance that is kept as a bitmap without transparency, `#RRGGBB`. */ function matteColorOf(element) {
    const matte = element.child('MatteColor');
    return matte ? MATTE_COLOR.color.read(matte) : NO_MATTE;
}

const NO_COLOR_TRANSFORM = {
    factors: [
        1,
        1,
        1,
        1
    ],
    offsets: [
        0,
        0,
        0,
        0
    ]
};
/** The transform that applies `inner` first and `outer` afterwards. */ function concatColors(outer, inner) {
    if (inner === NO_COLOR_TRANSFORM) return outer;
    if (outer === NO_COLOR_TRANSFORM) return inner;
    const { factors: o, offsets: p } = outer;
    const { factors: i, offsets: q } = inner;
    return {
        factors: [
            o[0] * i[0],
            o[1] * i[1],
            o[2] * i[2],
            o[3] * i[3]
        ],
        offsets: [
            o[0] * q[0] + p[0],
            o[1] * q[1] + p[1],
            o[2] * q[2] + p[2],
            o[3] * q[3] + p[3]
        ]
    };
}
/** A text that is equal for equal transforms. */ function colorKey({ factors, offsets }) {
    return [
        ...factors,
        ...offsets
    ].map((value)=>value.toFixed(3)).join(' ');
}
/** True for a transform that leaves every colour transparent. */ function hidesAll({ factors, offsets }) {
    return factors[3] <= 0 && offsets[3] <= 0;
}
/** The colour effect of an instance, or of a keyframe. */ function readColorTransform(node) {
    if (!node.child(effectTags(node).color)) return NO_COLOR_TRANSFORM;
    const { red, green, blue, alpha } = colorTransformOf(node);
    return {
        factors: [
            red.multiplier,
            green.multiplier,
            blue.multiplier,
            alpha.multiplier
        ],
        offsets: [
            red.offset,
            green.offset,
            blue.offset,
            alpha.offset
        ]
    };
}
/** A colour after the transform. */ function transformColor({ rgb, alpha }, transform) {
    if (transform === NO_COLOR_TRANSFORM) return {
        rgb,
        alpha
    };
    const { factors, offsets } = transform;
    const mixed = channelsOf(rgb).map((channel, index)=>channel * (factors[index] ?? 1) + (offsets[index] ?? 0));
    return {
        rgb: formatChannels(mixed).toLowerCase(),
        alpha: Math.min(1, Math.max(0, alpha * factors[3] + offsets[3] / 255))
    };
}

/*
 * The span of a keyframe: its own frame and those after it, up to the next keyframe. Its attributes are read and written
 * in this file only.
 */ /** The index at which the span of a `DOMFrame` starts. @throws LimitError for more than a timeline may have */ function readStart$1(frame) {
    const start = readInteger(frame, 'index');
    if (start >= host_errors.MAX_FRAMES) refuse(frame, start + 1);
    return start;
}
/**
 * The count of frames in the span of a `DOMFrame`; at least 1, whatever the document says.
 *
 * @throws LimitError for more than a timeline may have
 */ function readDuration(frame) {
    const duration = Math.max(1, readInteger(frame, 'duration', 1));
    if (duration > host_errors.MAX_FRAMES) refuse(frame, duration);
    return duration;
}
function refuse(frame, count) {
    const layer = frame.parent?.parent;
    host_errors.checkCount(`The layer "${layer ? readText(layer, 'name') : ''}"`, count, host_errors.MAX_FRAMES, 'frames');
}
/** The index of the first frame after the span of a `DOMFrame`. */ function readEnd(frame) {
    const end = readStart$1(frame) + readDuration(frame);
    if (end > host_errors.MAX_FRAMES) refuse(frame, end);
    return end;
}
/** The frames that have gone by at an index since the keyframe that is shown there. */ function elapsedAt(keyframe, index) {
    return index - readStart$1(keyframe);
}
/** The attribute of a `DOMFrame` after which others are written. */ function lastOfSpan(frame) {
    return frame.attr('duration') === undefined ? 'index' : 'duration';
}
/** Writes where the span of a `DOMFrame` starts and how long it is. */ function writeSpan(frame, start, duration) {
    frame.setAttr('index', String(start));
    frame.setAttr('duration', duration === 1 ? null : String(duration), 'index');
}
/** One entry per frame index: the keyframe whose span covers it. Spans are contiguous, so a gap belongs to the left. */ function keyframesByIndex(keyframes, frameCount) {
    host_errors.checkCount('A layer', frameCount, host_errors.MAX_FRAMES, 'frames');
    const frames = new Array(Math.max(0, frameCount));
    let index = 0;
    keyframes.forEach((keyframe, i)=>{
        const end = keyframes[i + 1]?.startFrame ?? frameCount;
        while(index < end)frames[index++] = keyframe;
    });
    return frames;
}
/** The last keyframe that starts at or before an index; undefined if all start later. */ function lastStartingAt(keyframes, index, startOf) {
    let low = 0;
    let high = keyframes.length;
    while(low < high){
        const middle = low + high >> 1;
        const keyframe = keyframes[middle];
        if (keyframe !== undefined && startOf(keyframe) <= index) low = middle + 1;
        else high = middle;
    }
    return low === 0 ? undefined : keyframes[low - 1];
}

/** The `DOMTimeline` of a symbol. */ function timelineOf$1(item) {
    return item.child('timeline')?.child('DOMTimeline');
}
function layersOf(timeline) {
    return timeline.child('layers')?.children ?? [];
}
function framesOf(layer) {
    return layer.child('frames')?.children ?? [];
}
/** The parents of the layers of a list, as long as their file does not change. */ const parentsByList = new WeakMap();
/** The layer that another one of a timeline belongs to. `parentLayerIndex` counts all layers but the camera's. */ function parentOf(layer, layers) {
    const version = layer.file?.version ?? -1;
    let cached = parentsByList.get(layers);
    if (!cached || cached.version !== version || version < 0) {
        cached = {
            version,
            parents: parentsIn(layers)
        };
        parentsByList.set(layers, cached);
    }
    return cached.parents.get(layer);
}
/** The mask layer over a layer, with folders between them or not. */ function maskOver(layer, layers) {
    let parent = parentOf(layer, layers);
    while(parent?.attr('layerType') === 'folder')parent = parentOf(parent, layers);
    return parent?.attr('layerType') === 'mask' ? parent : undefined;
}
function parentsIn(layers) {
    const counted = layers.filter((layer)=>layer.attr('layerType') !== 'camera');
    const parents = new Map();
    for (const layer of layers){
        const index = readInteger(layer, 'parentLayerIndex', -1);
        const parent = index < 0 ? undefined : counted.at(index);
        if (parent) parents.set(layer, parent);
    }
    openCircles(parents);
    return parents;
}
/** Damaged documents may put layers into one another: a circle ends at one of them. */ function openCircles(parents) {
    const ending = new Set();
    for (const start of parents.keys()){
        const way = new Set();
        let at = start;
        for(; at && !ending.has(at) && !way.has(at); at = parents.get(at))way.add(at);
        if (at && way.has(at)) parents.delete(at);
        for (const passed of way)ending.add(passed);
    }
}
/** Frames of the longest layer. The layer of a camera that is switched off counts as none, as in what Animate publishes. */ function frameCountOf(timeline) {
    const hasCamera = TIMELINE.cameraLayerEnabled.read(timeline);
    let count = 0;
    for (const layer of layersOf(timeline)){
        if (!hasCamera && layer.attr('layerType') === 'camera') continue;
        const last = framesOf(layer).at(-1);
        if (last) count = Math.max(count, readEnd(last));
    }
    return count;
}
/** The `DOMFrame` whose span covers a frame index, or undefined after the end of the layer. */ function frameAt(layer, index) {
    const frame = lastStartingAt(framesOf(layer), index, readStart$1);
    if (!frame) return undefined;
    return index < readEnd(frame) ? frame : undefined;
}
/** The keyframe that follows another one on the same layer. */ function nextKeyframe(keyframe) {
    const keyframes = keyframe.parent?.children ?? [];
    return keyframes[keyframes.indexOf(keyframe) + 1];
}
/** The frame of its symbol that an instance shows. Movie clips, buttons and components show their first one in the editor. */ function shownFrame(instance, timeline) {
    if (!new DocumentInstance(instance).isGraphic) return 0;
    return frameToShow(instance, frameCountOf(timeline), 0);
}
/**
 * The frame that a graphic has come to, running with the timeline that it is on.
 *
 * @param frameCount Frames of its symbol.
 * @param elapsed Frames since the keyframe that the graphic is on.
 */ function frameToShow(instance, frameCount, elapsed) {
    const count = Math.max(1, frameCount);
    const { firstFrame: stored, lastFrame, loop } = new DocumentInstance(instance);
    const first = clamp$1(stored, count);
    const last = lastFrame < 0 ? count - 1 : clamp$1(lastFrame, count);
    switch(loop){
        case 'single frame':
            return first;
        case 'play once':
            return Math.min(first + elapsed, Math.max(first, last));
        case 'play once reverse':
        case 'play reverse':
            return Math.max(0, first - elapsed);
        case 'loop reverse':
            return modulo(stored - elapsed, count);
        default:
            return last > first && last < count - 1 ? first + elapsed % (last - first + 1) : modulo(stored + elapsed, count);
    }
}
/** Loops start over as often as needed: a graphic may begin at a frame that its symbol does not reach. */ function modulo(frame, count) {
    return (frame % count + count) % count;
}
function clamp$1(frame, count) {
    return Math.min(Math.max(0, frame), count - 1);
}

/**
 * The filters of the format. A new filter is a row here. The compiler then asks each way out for its drawing, or for
 * the word that it has none; `test/architecture/newFilter.test.ts` names those that lack it.
 *
 * Ranges and properties: Adobe's reference; defaults: verified against compiled movies (document format, 5.5). Ranges
 * that are read: the table of limits.
 */ /** What all filters have. */ const ALL = {
    isEnabled: flag(true)
};
/** Sizes in pixels, and the number of passes: 1 to 3 for scripts, as words. */ const BLUR = {
    blurX: number(5, 0, 255, [
        0,
        host_errors.MAX_BLUR
    ]),
    blurY: number(5, 0, 255, [
        0,
        host_errors.MAX_BLUR
    ])
};
const QUALITY = {
    quality: number(1, 1, 3, [
        1,
        host_errors.MAX_BLUR_PASSES
    ])
};
/** 1 is 100 per cent. */ const STRENGTH = {
    strength: number(1, 0, 255, [
        0,
        host_errors.MAX_STRENGTH
    ])
};
/** Degrees and pixels. */ const ANGLED = {
    angle: number(45, -360, 360),
    distance: number(5, -255, 255, [
        -host_errors.MAX_DISTANCE,
        host_errors.MAX_DISTANCE
    ])
};
const SIDES$1 = word$1([
    'inner',
    'outer',
    'full'
]);
const GRADIENT$1 = {
    ...ALL,
    ...BLUR,
    ...STRENGTH,
    ...QUALITY,
    ...ANGLED,
    knockout: flag(),
    type: SIDES$1
};
const SHADE = {
    inner: flag(),
    knockout: flag(),
    hideObject: flag()
};
const FILTER_SCHEMA = {
    DropShadowFilter: {
        word: 'drop shadow',
        table: attributes({
            ...ALL,
            ...BLUR,
            ...STRENGTH,
            ...QUALITY,
            ...ANGLED,
            color: color(),
            alpha: number(1),
            ...SHADE
        })
    },
    BlurFilter: {
        word: 'blur',
        table: attributes({
            ...ALL,
            ...BLUR,
            ...QUALITY
        })
    },
    GlowFilter: {
        word: 'glow',
        table: attributes({
            ...ALL,
            ...BLUR,
            ...STRENGTH,
            ...QUALITY,
            color: color('#FF0000'),
            alpha: number(1),
            ...SHADE
        }),
        // The reference gives it to drop shadows only; documents and movies have it of both.
        hiddenFromScripts: [
            'hideObject'
        ]
    },
    BevelFilter: {
        word: 'bevel',
        table: attributes({
            ...GRADIENT$1,
            highlightColor: color('#FFFFFF'),
            highlightAlpha: number(1),
            shadowColor: color(),
            shadowAlpha: number(1)
        })
    },
    GradientGlowFilter: {
        word: 'gradient glow',
        table: attributes(GRADIENT$1),
        hasStops: true
    },
    GradientBevelFilter: {
        word: 'gradient bevel',
        table: attributes(GRADIENT$1),
        hasStops: true
    },
    AdjustColorFilter: {
        word: 'colour adjustment',
        table: attributes({
            ...ALL,
            brightness: number(0, -100, 100),
            contrast: number(0, -100, 100),
            saturation: number(0, -100, 100),
            hue: number(0, -180, 180)
        })
    }
};
/** The tags of all filters, in the order of the table. */ const FILTER_TAGS = Object.keys(FILTER_SCHEMA);
/** A row, with what every row may say. */ function filterRow(tag) {
    return FILTER_SCHEMA[tag];
}
function isFilterTag(name) {
    return Object.hasOwn(FILTER_SCHEMA, name);
}
/** The name of a filter for scripts: `glowFilter`. */ function hostFilterName(tag) {
    return tag.charAt(0).toLowerCase() + tag.slice(1);
}

/**
 * A colour of a gradient, of a paint or a filter, and where it is: from 0 to 1, as movies count it in a byte (SWF 19,
 * "GRADRECORD").
 */ const GRADIENT_ENTRY = attributes({
    alpha: number(1),
    color: color(),
    ratio: number(0, 0, 1, [
        0,
        1
    ])
});
const GRADIENT = {
    spreadMethod: word$1([
        'extend',
        'repeat',
        'reflect'
    ]),
    interpolationMethod: word$1([
        'rgb',
        'linearRGB'
    ])
};
/** The paints of fills and strokes, by the names of their nodes. */ const PAINT_SCHEMA = {
    SolidColor: attributes({
        alpha: number(1),
        color: color()
    }),
    LinearGradient: attributes(GRADIENT),
    RadialGradient: attributes({
        ...GRADIENT,
        /** From the middle to the edge along the first axis. Source of the range: SWF 19, "FOCALGRADIENT". */ focalPointRatio: number(0, -1, 1, [
            -1,
            1
        ])
    }),
    BitmapFill: attributes({
        bitmapIsClipped: flag(),
        bitmapPath: text()
    })
};
/** `FillStyle` and `StrokeStyle`: the number by which edges name them, from 1. */ const STYLE = attributes({
    index: integer(-1)
});

/** The colours of a gradient, of a paint or a filter, in the order of the document. */ function gradientStops(gradient) {
    return gradient.childrenNamed('GradientEntry').map((entry)=>({
            rgb: GRADIENT_ENTRY.color.read(entry),
            alpha: GRADIENT_ENTRY.alpha.read(entry),
            ratio: GRADIENT_ENTRY.ratio.read(entry)
        }));
}

/** Does with a filter what the table says for its kind. */ function byFilter(table, filter, ...args) {
    const act = table[filter.tag];
    return act(filter, ...args);
}
function classOf(tag, table) {
    class FilterRecord extends recordOf(table) {
        constructor(node){
            super(node), this.node = node, this.tag = tag;
        }
        get stops() {
            return gradientStops(this.node);
        }
    }
    return FilterRecord;
}
const CLASSES$1 = new Map(FILTER_TAGS.map((tag)=>[
        tag,
        classOf(tag, FILTER_SCHEMA[tag].table)
    ]));
const NONE$1 = {
    filters: [],
    unknown: []
};
/** The filters of an element, or of the layer from a keyframe on. */ function enabledFilters(element) {
    const nodes = nodesOf(element);
    if (nodes.length === 0) return NONE$1;
    const filters = [];
    const unknown = [];
    for (const node of nodes){
        if (!IS_ENABLED$1.read(node)) continue;
        const Filter = isFilterTag(node.name) ? CLASSES$1.get(node.name) : undefined;
        if (Filter) filters.push(new Filter(node));
        else unknown.push(node.name);
    }
    return {
        filters,
        unknown
    };
}
function nodesOf(element) {
    return element.child(effectTags(element).filters)?.children ?? [];
}
/** True for an element, or the keyframe of a layer, with a filter that is switched on. */ function hasFilters(element) {
    return nodesOf(element).some((node)=>IS_ENABLED$1.read(node));
}
const IS_ENABLED$1 = FILTER_SCHEMA.BlurFilter.table.isEnabled;
const DEFAULTS$1 = FILTER_SCHEMA.DropShadowFilter.table;
const NO_BLUR = {
    blurX: 0,
    blurY: DEFAULTS$1.blurY.initial,
    quality: DEFAULTS$1.quality.initial
};
/**
 * How far a filter paints beyond its object, in pixels. Each pass of a blur over a box reaches half the size of the box;
 * fewer than four passes count as four. What a filter has no number for counts as by default, which leaves room for
 * letters that leave their box: those of a face that replaces another.
 */ function reachOf(filter) {
    const { blurX, blurY, quality } = 'blurX' in filter ? filter : NO_BLUR;
    const distance = 'distance' in filter ? filter.distance : DEFAULTS$1.distance.initial;
    return Math.max(blurX, blurY) * Math.max(2, quality / 2) + Math.abs(distance);
}

/**
 * True for an element whose content is in the coordinates of the parent, without a matrix: groups
 * (whose matrix, if any, only notes how they were turned) and raw shapes.
 */ function isBaked(node) {
    if (node.name === 'DOMGroup') return true;
    if (node.name !== 'DOMShape') return false;
    return !readFlag(node, 'isDrawingObject') && !readFlag(node, 'isFloating') && !node.child('matrix');
}

/**
 * Refuses to go into one more symbol.
 *
 * @param depth - how many symbols it is in
 * @param aim - what for: `drawn`
 * @throws LimitError beyond the bound
 */ function checkNesting(depth, aim) {
    host_errors.checkCount('The timeline', depth + 1, host_errors.MAX_NESTING, `symbols within one another to be ${aim}`);
}

/** Width and height of a new document, in pixels. */ const DEFAULT_STAGE = {
    width: 550,
    height: 400
};
/** Width and height of the stage, in pixels. */ function stageSize(document) {
    return {
        width: readNumber(document, 'width', DEFAULT_STAGE.width),
        height: readNumber(document, 'height', DEFAULT_STAGE.height)
    };
}

/**
 * The value of an ease curve at a time from 0 to 1. The curve consists of cubic Bézier pieces: an end point, two
 * control points, an end point that the next piece begins with, and so on; times ascend along it.
 */ function easeAt(points, time) {
    let first = 0;
    while(first + 4 < points.length && points[first + 3].x < time)first += 3;
    const [start, leave, arrive, end] = points.slice(first, first + 4);
    let low = 0;
    let high = 1;
    for(let step = 0; step < 40; step++){
        const middle = (low + high) / 2;
        if (bezier(start.x, leave.x, arrive.x, end.x, middle) < time) low = middle;
        else high = middle;
    }
    return bezier(start.y, leave.y, arrive.y, end.y, (low + high) / 2);
}
/** A cubic Bézier curve at a parameter from 0 to 1. */ function bezier(a, b, c, d, t) {
    const u = 1 - t;
    return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
}

/** Reads a colour in any of the formats of Adobe's reference (Layer.color, Document.backgroundColor, …). */ function parseColor(member, value) {
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 0xffffff) {
        return {
            rgb: `#${value.toString(16).padStart(6, '0').toUpperCase()}`,
            alpha: 1
        };
    }
    const match = typeof value === 'string' ? /^#?([0-9a-f]{6})([0-9a-f]{2})?$/i.exec(value) : null;
    if (!match) {
        throw new HostError(`${member}: expected a colour ("#RRGGBB", "#RRGGBBAA" or a number), got ${describeValue(value)}`);
    }
    const [, rgb = '', opacity = 'FF'] = match;
    return {
        rgb: `#${rgb.toUpperCase()}`,
        alpha: parseInt(opacity, 16) / 255
    };
}
/** A colour as the host shows it: `#RRGGBB`, followed by `AA` where it is not opaque. */ function formatColor({ rgb, alpha }) {
    if (alpha >= 1) return rgb.toUpperCase();
    return `${rgb}${formatChannel(alpha * 255)}`.toUpperCase();
}
/** What a colour is where a document says nothing. */ const BLACK = {
    rgb: '#000000',
    alpha: 1
};
/** The colour in an attribute, `#RRGGBB`; the fallback where there is none or where the text is not a colour. */ function readRgb(node, name, fallback = BLACK.rgb) {
    const text = node.attr(name);
    return text === undefined ? fallback : parseRgb(text) ?? fallback;
}
/** The colour that a node holds in its attributes. @param name - the attribute beside `alpha` */ function readColor(node, name = 'color') {
    return {
        rgb: readRgb(node, name),
        alpha: readNumber(node, 'alpha', BLACK.alpha)
    };
}
function writeColor(node, { rgb, alpha }, name = 'color') {
    writeText(node, name, rgb, BLACK.rgb);
    writeNumber(node, 'alpha', alpha, BLACK.alpha);
}

/**
 * Gives an element what a script assigned to one of its attributes, checked by what the attribute may be.
 *
 * @param member - the host's name of what is set, for errors
 * @throws HostError for a value of another type, out of the range, or of no known word
 */ function assign(node, attribute, member, value) {
    attribute.write(node, checked(attribute, member, value));
}
/** The value that a script means. @throws as above */ function checked({ rule }, member, value) {
    return checkedBy(rule, member, value);
}
function checkedBy(rule, member, value) {
    switch(rule.kind){
        case 'flag':
            return Boolean(value);
        case 'number':
            return checkNumber(member, value, rule.low, rule.high);
        case 'integer':
            return Math.trunc(checkNumber(member, value, rule.low, rule.high));
        case 'word':
            return checkChoice(member, value, rule.words);
        case 'color':
            return parseColor(member, value).rgb;
        case 'text':
            return checkText(member, value);
    }
}

/** An object with the six numbers of a matrix; the error names the member and what was wrong. */ function checkMatrix(member, value) {
    const given = checkObject(member, value, 'a Matrix object with a, b, c, d, tx, ty');
    const read = (name)=>checkNumber(`${member}: ${name}`, given[name]);
    return {
        a: read('a'),
        b: read('b'),
        c: read('c'),
        d: read('d'),
        tx: read('tx'),
        ty: read('ty')
    };
}
/** An object with numbers `x` and `y`. */ function checkPoint(member, value) {
    const given = checkObject(member, value, 'a point with x and y');
    return {
        x: checkNumber(`${member}: x`, given.x),
        y: checkNumber(`${member}: y`, given.y)
    };
}
/** An object of whatever members. `expected` says in the error what it should have been. */ function checkObject(member, value, expected) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        throw new HostError(`${member}: expected ${expected}, got ${describeValue(value)}`);
    }
    return value;
}

/** The attributes `color` and `alpha` for a colour, null where they are the defaults, black and opaque. */ function colorAttributes(member, value) {
    const { rgb, alpha } = parseColor(member, value);
    return {
        color: rgb === '#000000' ? null : rgb,
        alpha: alpha === 1 ? null : formatNumber(alpha)
    };
}
/** The colours of a gradient and their places, of 255. */ function readEntries(gradient) {
    return entryArrays(gradientStops(gradient));
}
/** The same of colours that were read. */ function entryArrays(stops) {
    return {
        colorArray: stops.map(formatColor),
        posArray: stops.map(({ ratio })=>Math.round(ratio * 255))
    };
}
/**
 * The nodes for a gradient's `colorArray` and `posArray`, which must be Arrays of the same length.
 *
 * @param member The host's name of what is set, for errors.
 */ function entryNodes(member, { colorArray, posArray }) {
    if (!Array.isArray(colorArray) || !Array.isArray(posArray) || colorArray.length !== posArray.length) {
        throw new HostError(`${member}: expected colorArray and posArray to be Arrays of the same length`);
    }
    return colorArray.map((color, i)=>{
        const position = checkNumber(`${member}.posArray[${i}]`, posArray[i], 0, 255);
        return XmlNode.create('GradientEntry', {
            ...colorAttributes(`${member}.colorArray[${i}]`, color),
            ratio: formatNumber(position / 255)
        });
    });
}

/** Names of all filters, as `filter.name` has them. */ const FILTER_NAMES = FILTER_TAGS.map(hostFilterName);
/** The words of scripts for one, two and three passes. */ const QUALITIES$1 = [
    'low',
    'medium',
    'high'
];
const IS_ENABLED = filterRow('BlurFilter').table.isEnabled;
const PROPERTIES = new Map(FILTER_TAGS.map((tag)=>[
        tag,
        propertiesIn(tag)
    ]));
/** The properties that scripts see of a kind of filter, by their names. */ function propertiesIn(tag) {
    const { table, hiddenFromScripts = [] } = filterRow(tag);
    const properties = new Map();
    for (const [name, attribute] of Object.entries(table)){
        if (attribute.name === IS_ENABLED.name || hiddenFromScripts.includes(name) || /alpha$/i.test(name)) continue;
        if (attribute.rule.kind === 'color') {
            const alpha = table[name === 'color' ? 'alpha' : name.replace('Color', 'Alpha')];
            properties.set(name, colorProperty(attribute, alpha));
        } else if (name === 'quality') properties.set(name, qualityProperty(attribute));
        else if (name === 'strength') properties.set(name, percentProperty(attribute));
        else properties.set(name, plainProperty(attribute));
    }
    return properties;
}
function plainProperty(attribute) {
    return {
        kind: attribute.rule.kind,
        attributes: [
            attribute
        ],
        read: (node)=>attribute.read(node),
        write: (node, member, value)=>{
            assign(node, attribute, member, value);
        }
    };
}
function percentProperty(attribute) {
    return {
        kind: 'number',
        attributes: [
            attribute
        ],
        read: (node)=>Number((attribute.read(node) * 100).toPrecision(12)),
        write: (node, member, value)=>{
            const { rule } = attribute;
            const [low, high] = 'low' in rule ? [
                rule.low,
                rule.high
            ] : [];
            const percent = checkNumber(member, value, low && low * 100, high && high * 100);
            attribute.write(node, percent / 100);
        }
    };
}
/** The reference has both: `filter.quality` is a word, its example of `setFilterProperty` sets a number from 1. */ function qualityProperty(attribute) {
    const passes = (member, value)=>typeof value === 'number' ? Math.trunc(checkNumber(member, value, 1, QUALITIES$1.length)) : QUALITIES$1.indexOf(checkChoice(member, value, QUALITIES$1)) + 1;
    return {
        kind: 'quality',
        attributes: [
            attribute
        ],
        read: (node)=>QUALITIES$1.at(Math.min(QUALITIES$1.length, Math.trunc(attribute.read(node))) - 1),
        write: (node, member, value)=>{
            attribute.write(node, passes(member, value));
        }
    };
}
function colorProperty(color, alpha) {
    return {
        kind: 'color',
        attributes: [
            color,
            alpha
        ],
        read: (node)=>formatColor({
                rgb: color.read(node),
                alpha: alpha.read(node)
            }),
        write: (node, member, value)=>{
            const parsed = parseColor(member, value);
            color.write(node, parsed.rgb);
            alpha.write(node, parsed.alpha);
        }
    };
}
/** The properties of a Filter object, and what each of them is. */ function filterProperties({ name }) {
    const properties = PROPERTIES.get(tagOf('filter', name)) ?? new Map();
    return [
        ...properties
    ].map(([key, { kind }])=>[
            key,
            kind
        ]);
}
/** The filters of an element, in the order in which they are applied. Kinds that the host does not know are left out. */ function readFilters(element) {
    const nodes = element.child(effectTags(element).filters)?.children ?? [];
    return nodes.flatMap((node)=>isFilterTag(node.name) ? [
            readFilter(node, node.name)
        ] : []);
}
/** A filter of that name with the host's defaults. */ function newFilter(name) {
    const tag = tagOf('newFilter', name);
    return readFilter(XmlNode.create(tag), tag);
}
function readFilter(node, tag) {
    const filter = {
        name: hostFilterName(tag),
        enabled: IS_ENABLED.read(node)
    };
    for (const [key, property] of PROPERTIES.get(tag) ?? [])filter[key] = property.read(node);
    if (filterRow(tag).hasStops) Object.assign(filter, readEntries(node));
    return filter;
}
/**
 * Gives an element these filters. A filter of the same kind at the same place keeps its node, and of that everything
 * that does not change.
 *
 * @param member The host's name of what is set, for errors.
 */ function writeFilters(element, member, value) {
    if (!Array.isArray(value)) throw new HostError(`${member}: expected an Array of Filter objects, got ${describeValue(value)}`);
    const tag = effectTags(element).filters;
    const written = value.map((entry, i)=>filterNode(`${member}[${i}]`, entry));
    if (written.length === 0) {
        removeChild(element, tag);
        return;
    }
    const list = childOrNew(element, tag, [
        'color',
        'MatteColor'
    ]);
    written.forEach((node, i)=>{
        const old = list.children.at(i);
        if (old?.name === node.name) updateFilter(old, node);
        else list.insert(node, i);
    });
    for (const extra of list.children.slice(written.length))extra.remove();
}
/** Copies the attributes and entries of `fresh` to `old`. */ function updateFilter(old, fresh) {
    const properties = isFilterTag(old.name) ? PROPERTIES.get(old.name) : undefined;
    const declared = [
        IS_ENABLED,
        ...[
            ...properties?.values() ?? []
        ].flatMap(({ attributes })=>attributes)
    ];
    for (const { name } of declared)old.setAttr(name, fresh.attr(name) ?? null);
    const entries = [
        ...fresh.children
    ];
    for (const extra of old.children.slice(entries.length))extra.remove();
    entries.forEach((entry, i)=>{
        const there = old.children.at(i);
        if (!there) old.append(entry);
        else for (const name of [
            'color',
            'alpha',
            'ratio'
        ])there.setAttr(name, entry.attr(name) ?? null);
    });
}
function filterNode(member, value) {
    const filter = checkObject(member, value, 'a Filter object');
    const tag = tagOf(`${member}: name`, filter.name);
    const node = XmlNode.create(tag);
    IS_ENABLED.write(node, filter.enabled !== false);
    for (const [key, property] of PROPERTIES.get(tag) ?? []){
        if (filter[key] !== undefined) property.write(node, `${member}.${key}`, filter[key]);
    }
    if (filterRow(tag).hasStops) for (const entry of entryNodes(member, filter))node.append(entry);
    return node;
}
function tagOf(member, name) {
    const hostName = checkChoice(member, name, FILTER_NAMES);
    return FILTER_TAGS.find((tag)=>hostFilterName(tag) === hostName) ?? FILTER_TAGS[0];
}

/**
 * The entry of a list at an index. @throws RangeError for an index outside the list, which is a defect of the caller
 */ function entryAt(list, index) {
    const entry = list[index];
    if (entry === undefined) throw new RangeError(`a list of ${list.length} has no entry ${index}`);
    return entry;
}

/** Number of straight pieces for measuring a curve. */ const PIECES$2 = 100;
/**
 * The point at a fraction of a curve's length.
 *
 * @param curve The curve's points by a parameter from 0 to 1.
 * @param share From 0, the start, to 1, the end.
 */ function alongCurve(curve, share) {
    const points = Array.from({
        length: PIECES$2 + 1
    }, (_, i)=>curve(i / PIECES$2));
    return alongPoints(points, share);
}
/** The point at a fraction of the length of a polyline. */ function alongPoints(points, share) {
    const lengths = points.map((point, i)=>i === 0 ? 0 : distance(points[i - 1], point));
    let left = share * lengths.reduce((sum, length)=>sum + length, 0);
    for(let i = 1; i < points.length; i++){
        if (left <= lengths[i] && lengths[i] > 0) return between$1(points[i - 1], points[i], left / lengths[i]);
        left -= lengths[i];
    }
    return points[points.length - 1];
}
/** The direction of a polyline at a fraction of its length, in degrees clockwise from the right. */ function directionAt(points, share) {
    const step = 0.001;
    const [from, to] = [
        Math.max(0, share - step),
        Math.min(1, share + step)
    ].map((at)=>alongPoints(points, at));
    return Math.atan2(to.y - from.y, to.x - from.x) * 180 / Math.PI;
}
function distance(one, other) {
    return Math.hypot(other.x - one.x, other.y - one.y);
}
function between$1(from, to, share) {
    return {
        x: from.x + (to.x - from.x) * share,
        y: from.y + (to.y - from.y) * share
    };
}

/**
 * The linear part of a matrix, in the host's terms. Source: MotionXML.jsfl, which Adobe ships: the scale of an axis is
 * the length of its image, a skew the angle of its image; angles in degrees, clockwise, greater than -180 and up to
 * 180. A mirrored axis appears as an angle of 180 degrees, as in the host's Transform panel.
 */ const DEGREE = Math.PI / 180;
/** Skews with a smaller difference are a rotation. Matrices are stored in steps of 1/65536 (0.0009 degrees). */ const SAME_ANGLE = 0.01;
function decompose({ a, b, c, d }) {
    return {
        scaleX: Math.hypot(a, b),
        scaleY: Math.hypot(c, d),
        skewX: toDegrees(Math.atan2(-c, d)),
        skewY: toDegrees(Math.atan2(b, a))
    };
}
/** The inverse of `decompose`. */ function compose({ scaleX, scaleY, skewX, skewY }) {
    return {
        a: scaleX * cosine(skewY),
        b: scaleX * sine(skewY),
        c: -scaleY * sine(skewX),
        d: scaleY * cosine(skewX)
    };
}
/** The matrix with other scales or angles; an axis without a new value does not change. */ function turned(matrix, parts) {
    const { a, b, c, d } = compose({
        ...decompose(matrix),
        ...parts
    });
    const result = {
        ...matrix
    };
    if (parts.scaleX !== undefined || parts.skewY !== undefined) Object.assign(result, {
        a,
        b
    });
    if (parts.scaleY !== undefined || parts.skewX !== undefined) Object.assign(result, {
        c,
        d
    });
    return result;
}
/** The rotation in degrees; NaN if the axes have different angles. */ function rotationOf({ skewX, skewY }) {
    return Math.abs(normalizeAngle(skewX - skewY)) < SAME_ANGLE ? skewY : NaN;
}
/** Normalizes an angle in degrees to greater than -180 and up to 180. */ function normalizeAngle(degrees) {
    const turned = degrees % 360;
    if (turned > 180) return turned - 360;
    return turned <= -180 ? turned + 360 : turned;
}
/** The linear part of a clockwise rotation by `degrees`. */ function rotation(degrees) {
    const cos = cosine(degrees);
    const sin = sine(degrees);
    return {
        a: cos,
        b: sin,
        c: -sin,
        d: cos
    };
}
/** Exact at multiples of 90 degrees, where Math.cos leaves 6e-17. */ function cosine(degrees) {
    return degrees % 90 === 0 ? [
        1,
        0,
        -1,
        0
    ][quarter(degrees)] : Math.cos(degrees * DEGREE);
}
function sine(degrees) {
    return degrees % 90 === 0 ? [
        0,
        1,
        0,
        -1
    ][quarter(degrees)] : Math.sin(degrees * DEGREE);
}
function quarter(degrees) {
    return (degrees / 90 % 4 + 4) % 4;
}
function toDegrees(radians) {
    const degrees = radians / DEGREE;
    return degrees === -180 ? 180 : degrees + 0;
}

/** Maximum angle of a quadratic curve in an arc. The host draws a full oval with eight curves. */ const ARC_STEP = 45;
/** Outline of a primitive rectangle, clockwise from the end of its top left corner. */ function rectangleOutline({ x, y, width, height, radii }) {
    const pen = new (host_shown().SegmentPen)();
    const limit = Math.min(width, height) / 2;
    const [topLeft, topRight, bottomRight, bottomLeft] = radii.map((radius)=>Math.max(-limit, Math.min(limit, radius)));
    const right = x + width;
    const bottom = y + height;
    pen.moveTo(x + Math.abs(topLeft), y);
    pen.lineTo(right - Math.abs(topRight), y);
    corner(pen, right, y, topRight, -90);
    pen.lineTo(right, bottom - Math.abs(bottomRight));
    corner(pen, right, bottom, bottomRight, 0);
    pen.lineTo(x + Math.abs(bottomLeft), bottom);
    corner(pen, x, bottom, bottomLeft, 90);
    pen.lineTo(x, y + Math.abs(topLeft));
    corner(pen, x, y, topLeft, 180);
    return pen.segments();
}
/** Outline of a primitive oval: the full oval, a ring, a pie, a part of a ring, or an open arc. */ function ovalOutline(oval) {
    const pen = new (host_shown().SegmentPen)();
    const { startAngle, endAngle } = oval;
    const sweep = ((endAngle - startAngle) % 360 + 360) % 360 || 360;
    const center = {
        x: oval.x + oval.width / 2,
        y: oval.y + oval.height / 2
    };
    const outer = {
        ...center,
        radiusX: oval.width / 2,
        radiusY: oval.height / 2
    };
    const hole = oval.innerRadius / 100;
    const inner = {
        ...center,
        radiusX: outer.radiusX * hole,
        radiusY: outer.radiusY * hole
    };
    moveOnto(pen, outer, startAngle);
    arc(pen, outer, startAngle, startAngle + sweep);
    if (!oval.closePath) return pen.segments();
    if (sweep < 360 && hole === 0) {
        pen.lineTo(center.x, center.y);
        lineOnto(pen, outer, startAngle);
    } else if (hole > 0) {
        if (sweep < 360) lineOnto(pen, inner, startAngle + sweep);
        else moveOnto(pen, inner, startAngle);
        arc(pen, inner, startAngle + sweep, startAngle);
        if (sweep < 360) lineOnto(pen, outer, startAngle);
    }
    return pen.segments();
}
/** The corner at (x, y), from the angle `start` on by a quarter; the pen is at its beginning. */ function corner(pen, x, y, radius, start) {
    if (radius === 0) return;
    if (radius < 0) {
        arc(pen, {
            x,
            y,
            radiusX: -radius,
            radiusY: -radius
        }, start + 270, start + 180);
        return;
    }
    const inX = -radius * Math.sign(cosine(start + 45));
    const inY = -radius * Math.sign(sine(start + 45));
    arc(pen, {
        x: x + inX,
        y: y + inY,
        radiusX: radius,
        radiusY: radius
    }, start, start + 90);
}
/** Curves along an ellipse; breaks fall on multiples of `ARC_STEP`, so that the extrema are ends of curves. */ function arc(pen, ellipse, from, to) {
    const direction = Math.sign(to - from);
    let angle = from;
    while(angle !== to){
        const step = (Math.floor(angle * direction / ARC_STEP + 1e-9) + 1) * ARC_STEP * direction;
        const next = direction > 0 ? Math.min(step, to) : Math.max(step, to);
        const reach = 1 / cosine((next - angle) / 2);
        const middle = (angle + next) / 2;
        const control = at(ellipse, middle, reach);
        const end = at(ellipse, next, 1);
        pen.curveTo(control.x, control.y, end.x, end.y);
        angle = next;
    }
}
function moveOnto(pen, ellipse, angle) {
    const { x, y } = at(ellipse, angle, 1);
    pen.moveTo(x, y);
}
function lineOnto(pen, ellipse, angle) {
    const { x, y } = at(ellipse, angle, 1);
    pen.lineTo(x, y);
}
function at({ x, y, radiusX, radiusY }, angle, reach) {
    return {
        x: x + radiusX * reach * cosine(angle),
        y: y + radiusY * reach * sine(angle)
    };
}

/**
 * Carries an element along by a transformation of its parent's coordinates. The matrix takes it up; of raw shapes the
 * edges and of groups the members do, at any depth.
 *
 * @param inTwips Whether places are rounded to twips.
 */ function transformNode(node, change, inTwips) {
    if (!isBaked(node)) {
        composeMatrix(node, change, inTwips);
        return;
    }
    if (node.name === 'DOMGroup') {
        for (const member of node.child('members')?.children ?? [])transformNode(member, change, inTwips);
        if (node.child('matrix') || !isTranslation(change)) {
            composeMatrix(node, change, inTwips);
            return;
        }
    } else {
        for (const edge of node.child('edges')?.children ?? [])transformEdge(edge, change);
        for (const paint of paintsOf(node))if (hasPlace(paint)) composeMatrix(paint, change, inTwips);
    }
    movePivot(node, change, inTwips);
}
/** Without a matrix the transformation point is in the parent's coordinates too. */ function movePivot(node, change, inTwips) {
    const point = readTransformationPoint(node);
    if (!point) return;
    const { x, y } = apply(change, point);
    writeTransformationPoint(node, inTwips ? {
        x: toTwips(x),
        y: toTwips(y)
    } : {
        x,
        y
    });
}
function composeMatrix(node, change, inTwips) {
    const before = readMatrix(node);
    writeMatrix(node, storable(concat(change, before), before, inTwips));
}
function transformEdge(edge, change) {
    const edges = edge.attr('edges');
    if (edges !== undefined) edge.setAttr('edges', host_shown().rewriteEdges(edges, change));
    const cubics = edge.attr('cubics');
    if (cubics !== undefined) edge.setAttr('cubics', host_shown().rewriteCubics(cubics, change));
}
/** The paints of all fills and strokes of a shape (`SolidColor`, `LinearGradient`, …). */ function paintsOf(shape) {
    const fills = shape.child('fills')?.children ?? [];
    const strokes = shape.child('strokes')?.children ?? [];
    const strokeFills = strokes.flatMap((style)=>style.children.map((stroke)=>stroke.child('fill')));
    return [
        ...fills,
        ...strokeFills
    ].flatMap((holder)=>holder?.children ?? []);
}
/** Gradients and bitmaps are placed in the coordinates of the edges. */ function hasPlace(paint) {
    return paint.name !== 'SolidColor';
}

/** A transformation of the plane as one of space. */ function flatSpace({ a, b, c, d, tx, ty }) {
    return [
        a,
        b,
        0,
        0,
        c,
        d,
        0,
        0,
        0,
        0,
        1,
        0,
        tx,
        ty,
        0,
        1
    ];
}
function shiftedSpace({ x, y, z }) {
    return [
        1,
        0,
        0,
        0,
        0,
        1,
        0,
        0,
        0,
        0,
        1,
        0,
        x,
        y,
        z,
        1
    ];
}
/** Rotations, in degrees, about the x axis first, then y, then z. Positive ones turn y to z, z to x and x to y. */ function turnedSpace({ x, y, z }) {
    const [across, down, flat] = [
        rotation(x),
        rotation(y),
        rotation(z)
    ];
    const aboutX = [
        1,
        0,
        0,
        0,
        0,
        across.a,
        across.b,
        0,
        0,
        across.c,
        across.d,
        0,
        0,
        0,
        0,
        1
    ];
    const aboutY = [
        down.a,
        0,
        down.c,
        0,
        0,
        1,
        0,
        0,
        down.b,
        0,
        down.d,
        0,
        0,
        0,
        0,
        1
    ];
    return concatSpaces(flatSpace({
        ...flat,
        tx: 0,
        ty: 0
    }), concatSpaces(aboutY, aboutX));
}
/** The transformation that applies `inner` first, then `outer`. */ function concatSpaces(outer, inner) {
    return inner.map((_, i)=>{
        const [column, row] = [
            i - i % 4,
            i % 4
        ];
        let sum = 0;
        for(let k = 0; k < 4; k++)sum += outer[4 * k + row] * inner[column + k];
        return sum;
    });
}
function applySpace(space, { x, y, z }) {
    const at = (row)=>space[row] * x + space[4 + row] * y + space[8 + row] * z + space[12 + row];
    return {
        x: at(0),
        y: at(1),
        z: at(2)
    };
}

/** True for an instance that is in space, as an attribute or an element. */ function isInSpace(node) {
    return node.attr('matrix3D') !== undefined || node.child('matrix3D') !== undefined;
}
/**
 * The transformation in space of an instance, which is applied after its matrix; undefined for one that is flat on the
 * stage. The attribute `matrix3D` holds 16 numbers, with the position in twips.
 *
 * Source: a document and the movie published from it, in which the instance has the product of both.
 */ function readSpace(node) {
    const numbers = node.attr('matrix3D')?.trim().split(/\s+/).map(Number);
    if (numbers?.length !== 16 || !numbers.every(Number.isFinite)) return undefined;
    return numbers.map((value, i)=>isPlace(i) ? value / TWIPS_PER_PIXEL : value);
}
/** Carries an instance by something else; `center` is its transformation point after its matrix. */ function writeSpace(node, space, center) {
    const stored = space.map((value, i)=>formatNumber(isPlace(i) ? value * TWIPS_PER_PIXEL : value));
    node.setAttr('matrix3D', stored.join(' '));
    const point = applySpace(space, {
        ...center,
        z: 0
    });
    for (const axis of [
        'x',
        'y',
        'z'
    ]){
        const value = point[axis];
        node.setAttr(`centerPoint3D${axis.toUpperCase()}`, value === 0 ? null : formatNumber(value));
    }
}
function isPlace(index) {
    return index >= 12 && index < 15;
}

/**
 * What strokes of all kinds have: widths and lengths in pixels. Ranges: Adobe's reference; defaults: verified against
 * compiled movies (document format, 5.7).
 */ const STROKE = attributes({
    caps: word$1([
        'none',
        'round',
        'square'
    ], 'round'),
    joints: word$1([
        'miter',
        'round',
        'bevel'
    ], 'round'),
    miterLimit: number(3, 1, 60, [
        1,
        host_errors.MAX_MITER_LIMIT
    ]),
    pixelHinting: flag(),
    scaleMode: word$1([
        'normal',
        'horizontal',
        'vertical',
        'none'
    ], 'none'),
    sharpCorners: flag(),
    /** A hairline is as thin as can be, whatever its scale. */ solidStyle: word$1([
        'solid',
        'hairline'
    ]),
    weight: number(1, 0, 200, [
        0,
        Infinity
    ])
});
/** Lengths that only a kind of stroke has. The words of ragged, stippled and hatched ones: `STROKE_WORDS`. */ const STROKE_LENGTHS = {
    DashedStroke: attributes({
        dash1: number(6, 0),
        dash2: number(6, 0)
    }),
    DottedStroke: attributes({
        dotSpace: number(3, 0)
    })
};

/**
 * `DOMTextAttrs`, the looks of a run of text: sizes in points, distances in pixels. Ranges: Adobe's reference; defaults:
 * verified against compiled movies (document format, 5.6). `face`: every document that Adobe's programs wrote names one;
 * without a name it is the face with which new texts begin, and what Animate publishes for HTML5 Canvas.
 */ const TEXT_ATTRS = attributes({
    aliasText: flag(true),
    alignment: word$1([
        'left',
        'center',
        'right',
        'justify'
    ]),
    alpha: number(1),
    autoKern: flag(true),
    /** Twentieths of the size: a copy that the document keeps beside it. */ bitmapSize: number(),
    /** No attribute of Adobe's: bold and italic are part of the name of the face. */ bold: flag(),
    characterPosition: word$1([
        'normal',
        'subscript',
        'superscript'
    ]),
    face: text('TimesNewRomanPSMT'),
    fillColor: color(),
    indent: number(0, -720, 720),
    italic: flag(),
    leftMargin: number(0, 0, 720),
    letterSpacing: number(0, -60, 60),
    /** What newer versions measure; 0 where they did not. */ lineHeight: number(),
    lineSpacing: number(2, -360, 720),
    rightMargin: number(0, 0, 720),
    rotation: flag(),
    size: number(12, 1, 2500, [
        0,
        host_errors.MAX_TYPE_SIZE
    ]),
    target: text(),
    url: text()
});
/** Attributes of `DOMStaticText`, `DOMDynamicText` and `DOMInputText`; the box is in pixels, without its gutter. */ const TEXT_FIELD = attributes({
    antiAliasSharpness: number(),
    antiAliasThickness: number(),
    autoExpand: flag(),
    border: flag(),
    embedRanges: text(),
    embedVariantGlyphs: flag(),
    embeddedCharacters: text(),
    fontRenderingMode: word$1([
        'device',
        'bitmap',
        'standard',
        'advanced',
        'customThicknessSharpness'
    ], 'advanced'),
    height: number(),
    isSelectable: flag(true),
    left: number(),
    lineType: word$1([
        'single line',
        'multiline',
        'multiline no wrap',
        'password'
    ]),
    maxCharacters: integer(0, 0),
    name: text(),
    orientation: word$1([
        'horizontal',
        'vertical left to right',
        'vertical right to left'
    ]),
    renderAsHTML: flag(),
    scrollable: flag(),
    top: number(),
    variableName: text(),
    width: number()
});

/** Space between the stored box of a text and the frame that the host shows and measures, in pixels. */ const TEXT_GUTTER = 2;

class SolidPaint extends recordOf(PAINT_SCHEMA.SolidColor) {
    get rgba() {
        return {
            rgb: this.color,
            alpha: this.alpha
        };
    }
    constructor(...args){
        super(...args), this.tag = 'SolidColor';
    }
}
/** Players draw no focus nearer to the edge: Ruffle, for one, and viewers of SVG draw nothing at 1. */ const FARTHEST_FOCUS = 0.98;
class GradientPaint extends recordOf(PAINT_SCHEMA.RadialGradient) {
    constructor(node){
        super(node), this.node = node;
        this.tag = node.name === 'RadialGradient' ? 'RadialGradient' : 'LinearGradient';
    }
    get isRadial() {
        return this.tag === 'RadialGradient';
    }
    /** From the square of the gradient to what it paints. */ get matrix() {
        return readMatrix(this.node);
    }
    get stops() {
        return gradientStops(this.node);
    }
    /** True for colours that are mixed by the amount of light. */ get isMixedInLight() {
        return this.interpolationMethod === 'linearRGB';
    }
    /** The focus where players draw it. */ get drawnFocus() {
        return Math.max(-FARTHEST_FOCUS, Math.min(FARTHEST_FOCUS, this.focalPointRatio));
    }
}
class BitmapPaint extends recordOf(PAINT_SCHEMA.BitmapFill) {
    constructor(node){
        super(node), this.node = node, this.tag = 'BitmapFill';
    }
    /** From twips that count as pixels of the bitmap to what it paints. */ get matrix() {
        return readMatrix(this.node);
    }
    /** The path of the bitmap in the library. */ get path() {
        return itemPathOf(this.node, 'bitmapPath');
    }
}
/** A matrix from twips that count as pixels of a bitmap, as a matrix from its pixels. */ function pixelMatrix({ a, b, c, d, tx, ty }) {
    const scaled = (value)=>value / TWIPS_PER_PIXEL;
    return {
        a: scaled(a),
        b: scaled(b),
        c: scaled(c),
        d: scaled(d),
        tx,
        ty
    };
}
function readPaint(node) {
    switch(node.name){
        case 'SolidColor':
            return new SolidPaint(node);
        case 'LinearGradient':
        case 'RadialGradient':
            return new GradientPaint(node);
        case 'BitmapFill':
            return new BitmapPaint(node);
        default:
            return {
                tag: 'unknown',
                name: node.name
            };
    }
}

/** A stroke: the child of a `StrokeStyle`. */ class DocumentStroke extends recordOf(STROKE) {
    constructor(node){
        super(node), this.node = node;
    }
    /** `SolidStroke`, `DashedStroke` … */ get name() {
        return this.node.name;
    }
    get isHairline() {
        return this.solidStyle === 'hairline';
    }
    /** Undefined for a stroke that paints nothing. */ get paint() {
        const node = this.node.child('fill')?.children.at(0);
        return node && readPaint(node);
    }
    /**
   * Dash and gap in pixels; dots are dashes without length. Undefined for lines without gaps, and for dashes that are too
   * short to be seen: `MIN_DASH`.
   */ get dashes() {
        const { dash1, dash2 } = STROKE_LENGTHS.DashedStroke;
        if (this.name === 'DashedStroke') return drawable(dash1.read(this.node), dash2.read(this.node));
        if (this.name !== 'DottedStroke') return undefined;
        return drawable(0, Math.max(this.weight, 1) + STROKE_LENGTHS.DottedStroke.dotSpace.read(this.node));
    }
    /** True for ornaments that no player draws: ragged, stippled and hatched lines. */ get hasOrnament() {
        return this.name !== 'SolidStroke' && this.dashes === undefined;
    }
}
function drawable(dash, gap) {
    return dash >= 0 && gap >= 0 && dash + gap >= host_errors.MIN_DASH ? [
        dash,
        gap
    ] : undefined;
}

/** The fills of a shape by the numbers under which its edges name them. A primitive has no more than one, number 1. */ function fillsOf(shape) {
    return stylesOf(shape, 'fill', 'FillStyle', readPaint);
}
/** The strokes, by theirs. */ function strokesOf(shape) {
    return stylesOf(shape, 'stroke', 'StrokeStyle', (node)=>new DocumentStroke(node));
}
function stylesOf(shape, kind, entry, read) {
    const styles = new Map();
    if (shape.name !== 'DOMShape') {
        const node = shape.child(kind)?.children.at(0);
        if (node) styles.set(1, read(node));
        return styles;
    }
    for (const style of shape.child(`${kind}s`)?.childrenNamed(entry) ?? []){
        const node = style.children.at(0);
        const index = STYLE.index.read(style);
        if (node && index > 0) styles.set(index, read(node));
    }
    return styles;
}

/**
 * Base of every object of the model. Scripts never receive a model object itself, but its facade, which is always the
 * same one (`Realm.wrap`).
 *
 * Members of the contract are written as accessors and methods of the class (never as fields), under the host's own
 * names; the realm exposes only those, so the class may have helper members too.
 */ class HostObject {
    /** Whether it is stale. A part without a node of its own asks the object that it belongs to. */ get isStale() {
        return this.stale;
    }
    constructor(){
        /** The facade of this object for scripts; the realm makes it at first use. */ this.facade = undefined;
        /** The facade for the program that made the host, if scripts run in another realm. */ this.callerFacade = undefined;
        /** True once the object was deleted or its document closed: every further use by a script throws. */ this.stale = false;
    }
}

/** Sets the parent of a layer. One at the top is left out, unless its node may name a parent. */ function putParent(parents, layer, parent) {
    if (parent || parents.has(layer)) parents.set(layer, parent);
}
/** The layers that `parentLayerIndex` counts: all but the camera's. Source: the eight layers with parents beside a camera. */ function countedLayers(layers) {
    return layers.filter(({ ownType })=>ownType !== 'camera');
}
/**
 * The layers of a list whose nodes name a parent, each with that parent, or null if it is missing. A new list is made
 * when layers are added, removed or moved; see `Timeline.layers`.
 */ const cache = new WeakMap();
/** The layer that another one names as its parent; a parent is always above. */ function parentOfLayer(layer) {
    // A layer that the document leaves out is not in a file.
    if (layer.node.attr('parentLayerIndex') === undefined || !layer.node.file) return null;
    return knownParents(layer.timeline.layers).get(layer) ?? null;
}
function knownParents(layers) {
    let parents = cache.get(layers);
    if (!parents) cache.set(layers, parents = namedParents(layers));
    return parents;
}
function namedParents(layers) {
    const parents = new Map();
    const counted = [];
    for (const layer of layers){
        if (layer.node.attr('parentLayerIndex') !== undefined) parents.set(layer, named(layer, counted));
        if (layer.ownType === 'camera') continue;
        counted.push(layer);
    }
    return parents;
}
/** The layer above that a layer names. */ function named(layer, above) {
    const index = readInteger(layer.node, 'parentLayerIndex', -1);
    return layer.ownType !== 'camera' && index >= 0 && index < above.length ? above[index] : null;
}
/** The parent of each layer of a timeline, before the list is changed; those at the top may be left out. */ function readParents(timeline) {
    return new Map(knownParents(timeline.layers));
}
/** Writes the indices of the parents, after the list was changed; see `settleParents`. */ function writeParents(layers, parents) {
    cache.set(layers, parents);
    if (parents.size === 0) return;
    settleParents(layers, parents);
    // A parent is above what belongs to it.
    const indices = new Map();
    let counted = 0;
    for (const layer of layers){
        const parent = parents.get(layer);
        const text = (parent && indices.get(parent)) ?? null;
        layer.node.setAttr('parentLayerIndex', text);
        if (text === null) parents.delete(layer);
        const type = layer.ownType;
        if (type === 'camera') continue;
        if (type !== 'normal') indices.set(layer, String(counted));
        counted++;
    }
}
/** True for a layer whose parent can only be a folder: the children of a mask or guide have frames of their own. */ function needsFolder(layer) {
    return layer.ownType !== 'normal';
}
/** The nearest folder around a layer; null at the top. */ function folderAround(layer, parents) {
    let parent = parents.get(layer) ?? null;
    while(parent && parent.ownType !== 'folder')parent = parents.get(parent) ?? null;
    return parent;
}
/** The mask or guide that a layer belongs to, else the layer itself: layers beside it can be of any type. */ function outOfMask(layer) {
    const parent = layer.parentLayer;
    return parent && parent.ownType !== 'folder' ? outOfMask(parent) : layer;
}
/**
 * Makes the parents a tree that the host writes: folders, masks and guides belong to folders only, a camera to nothing,
 * and a layer that is no longer adjacent to its parent's group moves to the parent of that parent.
 */ function settleParents(layers, parents) {
    const open = [];
    for (const layer of layers){
        const parent = reachedParent(layer, parents, open);
        if (parent) parents.set(layer, parent);
        else parents.delete(layer);
        openBelow(layer, parent, open);
    }
}
/** The layer of those above that a layer can belong to, nearest to the one that it names. */ function reachedParent(layer, parents, open) {
    let parent = parents.get(layer) ?? null;
    if (parent && needsFolder(layer)) parent = layer.ownType === 'camera' ? null : folderAround(layer, parents);
    while(parent && (parent.ownType === 'normal' || !open.includes(parent)))parent = parents.get(parent) ?? null;
    return parent;
}
/** Reduces the possible parents of the next layer to this layer and its own parents. */ function openBelow(layer, parent, open) {
    open.length = parent ? open.indexOf(parent) + 1 : 0;
    open.push(layer);
}
/** True if the parent of each layer of a list is the layer before it, or a parent of that. */ function isOrdered(layers, parents) {
    const open = [];
    for (const layer of layers){
        const parent = parents.get(layer) ?? null;
        if (reachedParent(layer, parents, open) !== parent) return false;
        openBelow(layer, parent, open);
    }
    return true;
}
/**
 * True if a layer can belong to another without moving. Adobe's reference: the parent must be a folder, guide or mask
 * that precedes the layer, or the parent of one beside it; anything else has no effect.
 */ function canSetParent(layer, parent) {
    if (parent && parent.timeline !== layer.timeline) return false;
    const { layers } = layer.timeline;
    if (parent && layers.indexOf(parent) >= layers.indexOf(layer)) return false;
    const parents = readParents(layer.timeline);
    parents.set(layer, parent);
    return isOrdered(layers, parents);
}
function setParent(layer, parent) {
    const { layers } = layer.timeline;
    const index = parent && countedLayers(layers).indexOf(parent);
    layer.write().setAttr('parentLayerIndex', index === null ? null : String(index));
    // A camera has no index in this count: no layer belongs to it.
    cache.get(layers)?.set(layer, index === -1 ? null : parent);
}
/** A layer and its descendants: always consecutive in the list. */ function withDescendants(layer) {
    const { layers } = layer.timeline;
    const parents = knownParents(layers);
    const branch = new Set([
        layer
    ]);
    for (const candidate of parents.size > 0 ? layers : []){
        const parent = parents.get(candidate);
        if (parent && branch.has(parent)) branch.add(candidate);
    }
    return [
        ...branch
    ];
}

/**
 * Moves the playhead. Assumed: beyond the last frame it stops at the last one; before the first, and for a value that
 * is not a number, at the first; the selection of elements is lost.
 */ function setCurrentFrame(timeline, value) {
    const last = Math.max(0, timeline.frameCount - 1);
    const wanted = wholeNumber(value);
    const frame = Math.min(last, Math.max(0, wanted));
    if (wanted < 0 || wanted !== Math.trunc(Number(value))) {
        const wrong = `expected a number from 0 to ${last}, got ${describeValue(value)}`;
        timeline.document.warn(`Timeline.currentFrame: ${wrong}; the playhead is at 0 now`);
    }
    if (frame === timeline.currentFrame) return;
    if (timeline === timeline.document.getTimeline()) timeline.document.selectNone();
    timeline.node.setAttr('currentFrame', frame === 0 ? null : String(frame));
}
/**
 * Makes a layer the current and only selected one; selected frames are deselected (assumed). An index out of range
 * means the nearest layer, a value that is not a number the first.
 */ function setCurrentLayer(timeline, value) {
    const last = timeline.layers.length - 1;
    const index = Math.min(last, Math.max(0, wholeNumber(value)));
    if (index !== Number(value)) {
        const range = `expected a number from 0 to ${last}, got ${describeValue(value)}`;
        timeline.document.warn(`Timeline.currentLayer: ${range}; layer ${index} is the current one now`);
    }
    if (index !== timeline.currentLayer) timeline.selectedFrames.clear();
    makeCurrent(timeline, timeline.layers[index]);
}
/** Makes a layer the current and only selected one. */ function makeCurrent(timeline, layer) {
    const only = new Set([
        layer
    ]);
    timeline.currentMark.set(only);
    timeline.selectedMark.set(only);
}
/** 0 for a value that is not a number. */ function wholeNumber(value) {
    return typeof value === 'object' ? 0 : Math.trunc(Number(value)) || 0;
}

/** `keyMode` repeats in bits what other attributes say. Source: measured on 22,656 frames, and flacomdoc. */ const STATIC = 0x2600;
const TWEENED = {
    motion: 0x4601,
    shape: 0x4602
};
const BITS$1 = {
    motionTweenOrientToPath: 0x0100,
    motionTweenScale: 0x0200,
    motionTweenSync: 0x0800,
    motionTweenSnap: 0x1000
};
const DEFAULT_KEY_MODE = String(STATIC);
/** The attributes that only a tweened frame has. They are removed with the tween. */ const TWEEN_ATTRIBUTES = [
    'tweenType',
    'acceleration',
    'hasCustomEase',
    'useSingleEaseCurve',
    'motionTweenSnap',
    'motionTweenScale',
    'motionTweenSync',
    'motionTweenRotate',
    'motionTweenRotateTimes',
    'motionTweenOrientToPath',
    'shapeTweenBlend',
    'easeMethodName',
    'isMotionObject',
    'visibleAnimationKeyframes',
    'tweenInstanceName',
    'isIKPose',
    'poseLocations'
];
/** The children that only a tweened frame has. They are removed with the tween. */ const TWEEN_CHILDREN = [
    'tweens',
    'motionObjectXML',
    'MorphShape',
    'morphHintsList',
    'betweenFrameMatrixList',
    'IKTree'
];
/** Starts or removes a tween: a new classic tween snaps to guides, as the host's menu command makes it. */ function setTweenType(frame, type) {
    if ((frame.attr('tweenType') ?? 'none') === type) return;
    if (type === 'none') {
        removeTween(frame);
        return;
    }
    frame.setAttr('tweenType', type);
    frame.setAttr('keyMode', String(TWEENED[type]));
    if (type === 'motion') setTweenFlag(frame, 'motionTweenSnap', true);
}
/** Makes a keyframe static, whatever its tween. */ function removeTween(frame) {
    for (const name of TWEEN_ATTRIBUTES)frame.setAttr(name, null);
    for (const name of TWEEN_CHILDREN)removeChild(frame, name);
    frame.setAttr('keyMode', DEFAULT_KEY_MODE);
}
/** Copies the tween of another keyframe, easing included, or removes the tween. */ function copyTween(from, to) {
    setTweenType(to, 'none');
    for (const name of [
        'keyMode',
        ...TWEEN_ATTRIBUTES
    ])to.setAttr(name, from.attr(name) ?? null);
    const tweens = from.child('tweens')?.clone();
    const position = to.children.findIndex(({ name })=>name === 'elements');
    if (tweens) to.insert(tweens, position < 0 ? to.children.length : position);
}
function setTweenFlag(frame, flag, value) {
    writeFlag(frame, flag, Boolean(value), flag === 'motionTweenScale');
    if (frame.attr('tweenType') !== 'motion') return;
    const mode = Number(frame.attr('keyMode') ?? STATIC);
    frame.setAttr('keyMode', String(value ? mode | BITS$1[flag] : mode & ~BITS$1[flag]));
}
/** Documents store the opposite of the easing: 100 begins slowly, where scripts say -100. */ function readEasing(frame) {
    return 0 - readInteger(frame, 'acceleration');
}
/** Newer versions repeat the easing in `tweens/Ease`, which is updated if it exists. */ function writeEasing(frame, easing) {
    const acceleration = easing === 0 ? null : String(-easing);
    frame.setAttr('acceleration', acceleration);
    for (const ease of easesOf(frame)){
        if (ease.attr('method') === undefined) ease.setAttr('intensity', acceleration);
    }
}
/** Makes the slider ease a tween: it replaces a named ease (assumed). */ function chooseSlider(frame, easing) {
    frame.setAttr('easeMethodName', null);
    for (const ease of easesOf(frame))ease.setAttr('method', null);
    writeEasing(frame, easing);
}
function easesOf(frame) {
    return frame.child('tweens')?.childrenNamed('Ease') ?? [];
}
/** True for motion objects and poses: their tween is stored as a whole, and a keyframe inside it ends it. */ function isWhole(frame) {
    return readFlag(frame, 'isMotionObject') || readFlag(frame, 'isIKPose');
}
/** True if a frame is tweened towards the next keyframe. */ function isTweened(frame) {
    return frame.attr('tweenType') !== undefined || readFlag(frame, 'isMotionObject');
}

/** Outline colours that Animate gives to new layers, in turn. Source: most frequent in real documents. */ const COLORS = [
    '#4FFF4F',
    '#9933CC',
    '#FF4FFF',
    '#FF800A',
    '#4F80FF'
];
function layerColor(number) {
    return COLORS[number % COLORS.length];
}
/** An empty keyframe. */ function newFrame(index, duration = 1) {
    const frame = XmlNode.create('DOMFrame', {}, [
        XmlNode.create('elements')
    ]);
    writeSpan(frame, index, duration);
    frame.setAttr('keyMode', DEFAULT_KEY_MODE);
    return frame;
}
/** A layer with one empty keyframe. */ function newLayer(name, number, frameCount = 1) {
    const frames = XmlNode.create('frames', {}, frameCount > 0 ? [
        newFrame(0, frameCount)
    ] : []);
    return XmlNode.create('DOMLayer', {
        name,
        color: layerColor(number)
    }, [
        frames
    ]);
}
/** A timeline as Animate makes it: one layer with one empty keyframe. */ function newTimeline(name) {
    const layer = newLayer('Layer 1', 0);
    layer.setAttr('current', 'true');
    layer.setAttr('isSelected', 'true');
    return XmlNode.create('DOMTimeline', {
        name
    }, [
        XmlNode.create('layers', {}, [
            layer
        ])
    ]);
}

/** The layer of the camera; undefined if the timeline never had one. A camera that is switched off keeps it. */ function cameraLayer(timeline) {
    return timeline.layers.find(({ ownType })=>ownType === 'camera');
}
/**
 * Adds a camera above all layers, for all frames, at the middle of the stage; its layer becomes the current one. Names
 * and colour are those of the documents that the program writes.
 */ function addCameraLayer(timeline) {
    const { width, height } = timeline.document;
    const node = newLayer('Camera', 0, Math.max(1, timeline.frameCount));
    node.setAttr('color', '#0099FF');
    node.setAttr('autoNamed', 'false');
    node.setAttr('layerType', 'camera');
    const camera = XmlNode.create('DOMSymbolInstance', {
        libraryItemName: '__Camera__',
        name: '___camera___instance',
        isVisible: 'false'
    });
    writeMatrix(camera, translation(width / 2, height / 2));
    writeTransformationPoint(camera, {
        x: 0,
        y: 0
    });
    node.child('frames')?.childrenNamed('DOMFrame')[0].child('elements')?.append(camera);
    const position = {
        index: 0,
        parent: null
    };
    const layer = host_editing().editLayers(timeline, (list, parents)=>host_editing().insertLayer(timeline, list, parents, node, position));
    makeCurrent(timeline, layer);
    return layer;
}

const DEGREES = 180 / Math.PI;
/**
 * Minimum and maximum values; other values are clamped. Source: the virtual camera that Adobe publishes with scenes.
 */ const RANGES = {
    place: [
        -1e4,
        10_000
    ],
    depth: [
        -5e3,
        10_000
    ],
    zoom: [
        1,
        10_000
    ],
    angle: [
        -179,
        180
    ]
};
const COLOR_FILTER = 'adjustColorFilter';
const NO_COLOR_FILTER = {
    brightness: 0,
    contrast: 0,
    saturation: 0,
    hue: 0
};
/**
 * The camera of a timeline: the element on its camera layer. It is at the middle of the visible area, turned against
 * the camera's angle and scaled to 100 / zoom. Values belong to the keyframe at a frame. A timeline without a camera
 * gives the defaults, and setting throws.
 */ class Camera extends HostObject {
    static{
        this.className = 'Camera';
    }
    constructor(timeline){
        super(), this.timeline = timeline, this.isTintOn = false, this.isColorFilterOn = false;
    }
    get isStale() {
        return this.timeline.isStale;
    }
    get cameraEnabled() {
        return TIMELINE.cameraLayerEnabled.read(this.timeline.node) && cameraLayer(this.timeline) !== undefined;
    }
    /** The first time, this adds the camera layer to the timeline. A camera that is switched off keeps its layer. */ set cameraEnabled(value) {
        const isOn = Boolean(value);
        if (isOn && !cameraLayer(this.timeline)) addCameraLayer(this.timeline);
        TIMELINE.cameraLayerEnabled.write(this.timeline.node, isOn);
    }
    /** Switching it off removes the tint from all keyframes. */ get tintEnabled() {
        return this.isTintOn || this.instances.some((node)=>colorModeOf(node) === 'tint');
    }
    set tintEnabled(value) {
        this.isTintOn = Boolean(value);
        if (!value) for (const node of this.instances)clearTint(node);
    }
    /** Switching it off removes the colour filter from all keyframes. */ get colorFilterEnabled() {
        return this.isColorFilterOn || this.instances.some((node)=>colorFilterOf(node) !== undefined);
    }
    set colorFilterEnabled(value) {
        this.isColorFilterOn = Boolean(value);
        if (!value) for (const node of this.instances)writeColorFilter(node, undefined);
    }
    /** The distance in pixels that the camera has moved towards the layers. */ getZDepth(frameIndex) {
        const frame = this.frameAt('getZDepth', frameIndex);
        return frame ? host_editing().readDepth(frame.node) : 0;
    }
    setZDepth(frameIndex, tz) {
        const method = 'Camera.setZDepth';
        const depth = within(RANGES.depth, checkNumber(`${method}: tz`, tz));
        host_editing().writeDepth(this.keyframe('setZDepth', frameIndex).node, method, depth);
    }
    /** Percent: 200 shows everything twice as large. As exact as the scale in the document (see FIDELITY.md). */ getZoom(frameIndex) {
        const { a, b } = this.matrixAt('getZoom', frameIndex);
        return 100 / Math.hypot(a, b);
    }
    setZoom(frameIndex, zoomVal) {
        const zoom = within(RANGES.zoom, checkNumber('Camera.setZoom: zoomVal', zoomVal));
        this.place('setZoom', frameIndex, (matrix)=>{
            const change = 100 / zoom / Math.hypot(matrix.a, matrix.b);
            const { a, b, c, d } = matrix;
            return {
                ...matrix,
                a: a * change,
                b: b * change,
                c: c * change,
                d: d * change
            };
        });
    }
    resetZoom(frameIndex) {
        this.setZoom(frameIndex, 100);
    }
    /** Whole degrees, -179 to 180. */ getRotation(frameIndex) {
        const { a, b } = this.matrixAt('getRotation', frameIndex);
        const angle = Math.round(-Math.atan2(b, a) * DEGREES);
        return angle === -180 ? 180 : angle + 0;
    }
    setRotation(frameIndex, angleDegree) {
        const angle = within(RANGES.angle, checkNumber('Camera.setRotation: angleDegree', angleDegree));
        this.place('setRotation', frameIndex, (matrix)=>{
            const scale = Math.hypot(matrix.a, matrix.b);
            const cos = scale * Math.cos(angle / DEGREES);
            const sin = scale * Math.sin(angle / DEGREES);
            return {
                ...matrix,
                a: cos,
                b: -sin,
                c: sin,
                d: cos
            };
        });
    }
    resetRotation(frameIndex) {
        this.setRotation(frameIndex, 0);
    }
    /** Pixels from the middle of the stage to the left and up, and the depth. */ getPosition(frameIndex) {
        const { tx, ty } = this.matrixAt('getPosition', frameIndex);
        const { x, y } = this.center;
        return {
            x: tidy(x - tx),
            y: tidy(y - ty),
            z: this.getZDepth(frameIndex)
        };
    }
    /** Without `z` the depth stays. */ setPosition(frameIndex, x, y, z) {
        const method = 'Camera.setPosition';
        const left = within(RANGES.place, checkNumber(`${method}: x`, x));
        const up = within(RANGES.place, checkNumber(`${method}: y`, y));
        if (z !== undefined) checkNumber(`${method}: z`, z);
        const { center } = this;
        this.place('setPosition', frameIndex, (matrix)=>({
                ...matrix,
                tx: center.x - left,
                ty: center.y - up
            }));
        if (z !== undefined) this.setZDepth(frameIndex, z);
    }
    resetPosition(frameIndex) {
        this.setPosition(frameIndex, 0, 0, 0);
    }
    /** Percent, and 0 to 255. */ getTint(frameIndex) {
        const node = this.shownAt('getTint', frameIndex);
        if (!node || colorModeOf(node) !== 'tint') return {
            percent: 0,
            red: 0,
            green: 0,
            blue: 0
        };
        const { color, strength } = tintOf(node);
        const [red, green, blue] = channelsOf(color);
        return {
            percent: Math.round(strength * 100),
            red,
            green,
            blue
        };
    }
    setTint(frameIndex, amount, red, green, blue) {
        const method = 'Camera.setTint';
        const strength = checkNumber(`${method}: amount`, amount, 0, 100) / 100;
        const channels = Object.entries({
            red,
            green,
            blue
        }).map(([name, part])=>checkNumber(`${method}: ${name}`, part, 0, 255));
        setTint(this.instance('setTint', frameIndex), formatChannels(channels), strength);
    }
    resetTint(frameIndex) {
        clearTint(this.instance('resetTint', frameIndex));
    }
    /** Brightness, contrast and saturation from -100 to 100, hue from -180 to 180. */ getColorFilter(frameIndex) {
        const node = this.shownAt('getColorFilter', frameIndex);
        return {
            ...NO_COLOR_FILTER,
            ...node && colorFilterOf(node)
        };
    }
    setColorFilter(frameIndex, brightness, contrast, saturation, hue) {
        const amounts = Object.entries({
            brightness,
            contrast,
            saturation,
            hue
        }).map(([name, amount])=>{
            const end = name === 'hue' ? 180 : 100;
            return [
                name,
                within([
                    -end,
                    end
                ], checkNumber(`Camera.setColorFilter: ${name}`, amount))
            ];
        });
        const node = this.instance('setColorFilter', frameIndex);
        writeColorFilter(node, {
            ...NO_COLOR_FILTER,
            ...Object.fromEntries(amounts)
        });
    }
    resetColorFilter(frameIndex) {
        writeColorFilter(this.instance('resetColorFilter', frameIndex), undefined);
    }
    reset(frameIndex) {
        const node = this.instance('reset', frameIndex);
        this.resetPosition(frameIndex);
        this.resetZoom(frameIndex);
        this.resetRotation(frameIndex);
        clearTint(node);
        writeColorFilter(node, undefined);
    }
    get center() {
        const { width, height } = this.timeline.document;
        return {
            x: width / 2,
            y: height / 2
        };
    }
    /** The camera on each keyframe. */ get instances() {
        return cameraLayer(this.timeline)?.keyframes.flatMap((frame)=>frame.elementNodes.slice(0, 1)) ?? [];
    }
    /** The camera's keyframe at a frame; undefined while there is no camera. */ frameAt(method, frameIndex) {
        const count = this.timeline.frameCount;
        const index = Math.trunc(checkNumber(`Camera.${method}: frame index`, frameIndex, 0, Math.max(0, count - 1)));
        return this.cameraEnabled ? cameraLayer(this.timeline)?.frameAt(index) : undefined;
    }
    keyframe(method, frameIndex) {
        const frame = this.frameAt(method, frameIndex);
        if (frame && frame.elementNodes.length > 0) return frame;
        const missing = this.cameraEnabled ? `the camera layer shows no camera at frame ${String(frameIndex)}` : 'the timeline has no camera; set camera.cameraEnabled to true first';
        throw new HostError(`Camera.${method}: ${missing}`);
    }
    /** The camera on the keyframe at a frame, for changes. */ instance(method, frameIndex) {
        return this.keyframe(method, frameIndex).elementNodes[0];
    }
    /** The camera at a frame; between keyframes, as its tween has moved it. */ shownAt(method, frameIndex) {
        const frame = this.frameAt(method, frameIndex);
        return frame?.shownElements(Math.trunc(frameIndex) - frame.startFrame).at(0);
    }
    matrixAt(method, frameIndex) {
        const node = this.shownAt(method, frameIndex);
        const { x, y } = this.center;
        return node ? readMatrix(node) : {
            a: 1,
            b: 0,
            c: 0,
            d: 1,
            tx: x,
            ty: y
        };
    }
    place(method, frameIndex, change) {
        const node = this.instance(method, frameIndex);
        const before = readMatrix(node);
        const { roundToTwips } = this.timeline.document.switches;
        writeMatrix(node, storable(change(before), before, roundToTwips));
    }
}
function within([low, high], value) {
    return Math.min(high, Math.max(low, value));
}
/** Without rounding errors and negative zero. */ function tidy(value) {
    return Math.round(value * 1e6) / 1e6 + 0;
}
function clearTint(node) {
    if (colorModeOf(node) === 'tint') setColorMode(node, 'none');
}
function colorFilterOf(node) {
    const filter = readFilters(node).find(({ name })=>name === COLOR_FILTER);
    if (!filter) return undefined;
    const { brightness, contrast, saturation, hue } = filter;
    return {
        brightness,
        contrast,
        saturation,
        hue
    };
}
function writeColorFilter(node, filter) {
    const others = readFilters(node).filter(({ name })=>name !== COLOR_FILTER);
    const own = filter ? [
        {
            name: COLOR_FILTER,
            enabled: true,
            ...filter
        }
    ] : [];
    writeFilters(node, 'Camera.setColorFilter', [
        ...others,
        ...own
    ]);
}

const LABEL_TYPES = [
    'none',
    'name',
    'comment',
    'anchor'
];
/** The attributes of a frame's label. An anchor is marked twice. */ const LABEL_ATTRIBUTES = [
    'name',
    'labelType',
    'bookmark'
];
/** `name` and `labelType` of a frame always appear together: a new name makes a label of type `name`. */ function writeName(frame, name) {
    if (name === '') {
        for (const attribute of LABEL_ATTRIBUTES)frame.setAttr(attribute, null);
        return;
    }
    frame.setAttr('name', name, lastOfSpan(frame));
    if (frame.attr('labelType') === undefined) frame.setAttr('labelType', 'name', 'name');
}
/** Adobe's reference: setting a label to `none` clears the name. */ function writeLabelType(frame, type) {
    if (type === 'none') {
        writeName(frame, '');
        return;
    }
    frame.setAttr('labelType', type, 'name');
    frame.setAttr('bookmark', type === 'anchor' ? 'true' : null, 'labelType');
}

/** The level at which a sound is as loud as it is. */ const FULL_LEVEL = 32_768;
/** The attributes of a keyframe that belong to its sound. Times are samples of 44.1 kHz. */ const SOUND = attributes({
    /** The path of the sound in the library; empty for none. */ soundName: text(),
    soundSync: word$1([
        'event',
        'stop',
        'start',
        'stream'
    ]),
    soundEffect: word$1([
        'none',
        'left channel',
        'right channel',
        'fade left to right',
        'fade right to left',
        'fade in',
        'fade out',
        'custom'
    ]),
    /** How often it is heard. */ soundLoop: integer(1, 0, 65_535),
    soundLoopMode: word$1([
        'repeat',
        'loop'
    ]),
    /** Where it begins, in the sound. */ inPoint44: integer(0, 0, Infinity, [
        0,
        Infinity
    ]),
    /** Where it ends; 0 for the end of the sound. */ outPoint44: integer(0, 0, Infinity, [
        0,
        Infinity
    ])
});
/** `SoundEnvelopePoint`: a time, and the levels of left and right. */ const SOUND_POINT = attributes({
    mark44: integer(0, 0, Infinity, [
        0,
        Infinity
    ]),
    level0: integer(0, 0, FULL_LEVEL, [
        0,
        FULL_LEVEL
    ]),
    level1: integer(0, 0, FULL_LEVEL, [
        0,
        FULL_LEVEL
    ])
});

/** A point of a volume envelope: the time in samples of 44.1 kHz, the levels from 0 to `FULL_LEVEL`. */ class SoundPoint extends recordOf(SOUND_POINT) {
    get isFull() {
        return this.level0 === FULL_LEVEL && this.level1 === FULL_LEVEL;
    }
}
/** How a keyframe starts or stops a sound. */ class DocumentSound extends recordOf(SOUND) {
    constructor(node){
        super(node), this.node = node;
    }
    /** The path of the sound in the library; empty for none. */ get path() {
        return itemPathOf(this.node, 'soundName');
    }
    /** True for a sound that runs with the frames of its keyframe. */ get isStream() {
        return this.soundSync === 'stream';
    }
    /** How often it is heard; Infinity for a sound without end. */ get plays() {
        return this.soundLoopMode === 'loop' ? Infinity : Math.max(1, this.soundLoop);
    }
    /** In the order of the document. */ get envelope() {
        const points = this.node.child('SoundEnvelope')?.childrenNamed('SoundEnvelopePoint') ?? [];
        return points.map((point)=>new SoundPoint(point));
    }
}

/** The names of the attributes of a keyframe that belong to its sound. */ const SOUND_ATTRIBUTES = Object.keys(SOUND);
/** The item of the frame's sound; null if there is none, or the library does not have one of that name. */ function soundItemOf(frame, document) {
    const item = document.itemAt(SOUND.soundName.read(frame));
    return item?.itemType === 'sound' ? item : null;
}
/** Attaches the sound of that path, or, for an empty text, removes the sound. */ function attachSound(frame, path, document) {
    if (path === '') {
        for (const name of SOUND_ATTRIBUTES)frame.setAttr(name, null);
        removeChild(frame, 'SoundEnvelope');
        return;
    }
    if (document.itemAt(path)?.itemType !== 'sound') {
        throw new HostError(`Frame.soundName: the library has no sound called ${describeValue(path)}`);
    }
    if (SOUND.soundName.read(frame) === path) return;
    SOUND.soundName.write(frame, path);
    if (!frame.child('SoundEnvelope')) writeEnvelope(frame, [
        {
            mark: 0,
            leftChannel: FULL_LEVEL,
            rightChannel: FULL_LEVEL
        }
    ]);
}
function readEnvelope(frame) {
    return new DocumentSound(frame).envelope.map(({ mark44, level0, level1 })=>({
            mark: mark44,
            leftChannel: level0,
            rightChannel: level1
        }));
}
function writeEnvelope(frame, points) {
    if (!Array.isArray(points)) {
        throw new HostError(`Frame.setSoundEnvelope: expected an Array of points, got ${describeValue(points)}`);
    }
    const nodes = points.map((point)=>{
        const given = (attribute, property)=>checked(attribute, `Frame.setSoundEnvelope: ${property}`, point?.[property]);
        const { mark44, level0, level1 } = SOUND_POINT;
        const [mark, left] = [
            given(mark44, 'mark'),
            given(level0, 'leftChannel')
        ];
        return XmlNode.create('SoundEnvelopePoint', {
            ...written(SOUND_POINT, {
                mark44: mark
            }),
            // Documents name the levels, 0 too.
            level0: level0.format(left),
            level1: level1.format(given(level1, 'rightChannel'))
        });
    });
    removeChild(frame, 'SoundEnvelope');
    const before = frame.children.findIndex((child)=>child.name === 'tweens' || child.name === 'elements');
    const envelope = XmlNode.create('SoundEnvelope', {}, nodes);
    frame.insert(envelope, before < 0 ? frame.children.length : before);
}

/** The keyframes at the playhead, bottom layer first: what the stage shows. */ function framesShown(timeline) {
    const shown = [];
    const { layers, currentFrame } = timeline;
    for (const layer of layers){
        const frame = layer.frameAt(currentFrame);
        if (frame) shown.push(frame);
    }
    return shown.reverse();
}
/** Selects every element of a frame that is not locked. */ function selectElements(frame) {
    for (const element of frame.backToFront)if (!element.locked) element.node.setAttr('selected', 'true');
}

/** The first of `make(1)`, `make(2)`, … that is not taken. */ function freeName$1(isTaken, make) {
    for(let number = 1;; number++){
        const name = make(number);
        if (!isTaken(name)) return name;
    }
}

const reference = (page)=>`Adobe's reference, ${page}`;
const SCRIPTS = 'published scripts that call it (no page in the reference)';
const FRAMES = "Adobe's reference, its example of Frame_object/frame13; 27 published scripts read it, none calls it";
const ELEMENTS = 'published exporters of three authors (no page in the reference)';
const NOTES = 'notes on a running Animate, and published scripts of their author (no page in the reference)';
const DUMP = 'a dump of document properties from Animate, 2025 (no page in the reference)';
function fromPage(page, names) {
    return Object.fromEntries(names.split(' ').map((name)=>[
            name,
            reference(page)
        ]));
}
function properties(access, source, names) {
    return Object.fromEntries(names.split(' ').map((name)=>[
            name,
            {
                access,
                source
            }
        ]));
}
const corrections = [
    {
        className: 'TopLevel',
        methods: fromPage('Top-Level Functions and Methods', 'alert confirm prompt'),
        takes: {
            alert: [
                'text'
            ],
            confirm: [
                'text'
            ],
            prompt: [
                'text',
                'text'
            ]
        }
    },
    {
        className: 'Flash',
        properties: {
            ...properties('r', reference('fl.drawingLayer, fl.swfPanels'), 'drawingLayer swfPanels'),
            ...properties('r', reference('fl.languageCode (used in its example)'), 'applicationURI')
        },
        methods: {
            ...fromPage('fl.publishDocument()', 'publishDocument'),
            ...fromPage('fl.addToolInToolbar()', 'addToolInToolbar'),
            getPrefString: SCRIPTS
        },
        takes: {
            addEventListener: [
                'text',
                'own'
            ],
            runScript: [
                'text',
                'text',
                'own'
            ],
            publishDocument: [
                'text',
                'text'
            ]
        }
    },
    {
        className: 'FLfileClass',
        methods: {
            runCommandLine: SCRIPTS
        }
    },
    {
        className: 'Document',
        properties: {
            ...properties('r', reference('fl.createDocument(), which names document.type'), 'type'),
            ...properties('rw', DUMP, 'pasteboardColorCheck animatedViewRect legacyLineSpacing playerVersion exportSWC mergeForSelection ' + 'playerTarget isUncompressed inTextEditMode featureMatrix fileGUID stageScaleAnchor scaleContentWithStage')
        },
        methods: {
            ...fromPage('Document object, tagged swatches (docu6058 to docu6068)', 'addTaggedSwatch addTaggedSwatchWithColor getIndexForTaggedSwatchesPalette getTaggedSwatchAtIndex ' + 'getTaggedSwatchByName getTaggedSwatchesPaletteList getTaggedSwatches deleteTaggedSwatchAtIndex ' + 'deleteTaggedSwatchByName setTaggedSwatchAtIndex setTaggedSwatchByName'),
            ...fromPage('Document object (docu6069 to docu6072)', 'convertToDoc exportCanvasPublishTemplate importCanvasPublishTemplate exportMedia'),
            exportGIF: NOTES
        }
    },
    {
        className: 'Timeline',
        properties: {
            ...properties('rw', reference('timeline.advancedLayersEnabled'), 'advancedLayersEnabled'),
            ...properties('r', reference('Camera object'), 'camera')
        },
        methods: fromPage('timeline.mergeLayers()', 'mergeLayers'),
        takes: {
            mergeLayers: [
                'number',
                'number'
            ]
        }
    },
    {
        className: 'Camera',
        properties: properties('rw', reference('Camera object'), 'cameraEnabled tintEnabled colorFilterEnabled'),
        methods: {
            ...fromPage('Camera object', 'getZDepth setZDepth getZoom setZoom resetZoom getRotation setRotation resetRotation getPosition ' + 'resetPosition getTint setTint resetTint getColorFilter setColorFilter resetColorFilter reset'),
            setPosition: SCRIPTS
        },
        takes: {
            getZDepth: [
                'number'
            ],
            setZDepth: [
                'number',
                'number'
            ],
            getZoom: [
                'number'
            ],
            setZoom: [
                'number',
                'number'
            ],
            resetZoom: [
                'number'
            ],
            getRotation: [
                'number'
            ],
            setRotation: [
                'number',
                'number'
            ],
            resetRotation: [
                'number'
            ],
            getPosition: [
                'number'
            ],
            setPosition: [
                'number',
                'number',
                'number',
                'number'
            ],
            resetPosition: [
                'number'
            ],
            getTint: [
                'number'
            ],
            setTint: [
                'number',
                'number',
                'number',
                'number',
                'number'
            ],
            resetTint: [
                'number'
            ],
            getColorFilter: [
                'number'
            ],
            setColorFilter: [
                'number',
                'number',
                'number',
                'number',
                'number'
            ],
            resetColorFilter: [
                'number'
            ],
            reset: [
                'number'
            ]
        }
    },
    {
        className: 'Layer',
        methods: {
            ...fromPage('Layer object (layer11 to layer18)', 'getZDepthAtFrame setZDepthAtFrame getBlendModeAtFrame setBlendModeAtFrame getColorTransformAtFrame ' + 'setColorTransformAtFrame getFiltersAtFrame setFiltersAtFrame'),
            ...fromPage('Layer Parenting object', 'getRigParentAtFrame setRigParentAtFrame getRigMatrixAtFrame')
        },
        takes: {
            getZDepthAtFrame: [
                'number'
            ],
            setZDepthAtFrame: [
                'number',
                'number'
            ],
            getBlendModeAtFrame: [
                'number'
            ],
            setBlendModeAtFrame: [
                'number',
                'text'
            ],
            getColorTransformAtFrame: [
                'number'
            ],
            setColorTransformAtFrame: [
                'number',
                'any'
            ],
            getFiltersAtFrame: [
                'number'
            ],
            setFiltersAtFrame: [
                'number',
                'any'
            ],
            getRigParentAtFrame: [
                'number'
            ],
            setRigParentAtFrame: [
                'any',
                'any'
            ],
            getRigMatrixAtFrame: [
                'number'
            ]
        }
    },
    {
        className: 'Frame',
        properties: properties('r', FRAMES, 'isEmpty')
    },
    {
        className: 'Element',
        properties: {
            ...properties('r', ELEMENTS, 'objectSpaceBounds'),
            ...properties('rw', ELEMENTS, 'transformationPoint')
        }
    },
    {
        className: 'Tween',
        properties: properties('r', reference('Tween object'), 'duration startFrame tweenType'),
        methods: fromPage('Tween.getColorTransform()', 'getColorTransform'),
        takes: {
            getColorTransform: [
                'number'
            ]
        }
    },
    {
        className: 'Library',
        methods: {
            expandFolder: 'the JSFL reference of Flash CS5 and CS6 (the present pages leave it out)'
        },
        takes: {
            expandFolder: [
                'boolean',
                'boolean',
                'text'
            ]
        }
    },
    {
        className: 'Shape',
        properties: properties('r', reference('shape.members'), 'members'),
        methods: {
            getCustomFill: NOTES,
            setCustomFill: NOTES,
            getCustomStroke: NOTES,
            setCustomStroke: NOTES
        }
    },
    {
        className: 'FeatureMatrix'
    },
    {
        className: 'SymbolInstance',
        properties: {
            ...properties('r', reference('symbolInstance.tintColor, symbolInstance.tintPercent'), 'tintColor tintPercent'),
            ...properties('rw', 'notes on a running Animate, and scripts of three more authors (no page in the reference)', 'lastFrame')
        }
    },
    {
        className: 'ToolObj',
        properties: properties('r', reference('toolObj.depth, toolObj.iconID'), 'depth iconID')
    },
    {
        className: 'TextureAtlasExporter',
        properties: {
            ...properties('rw', reference('TextureAtlasExporter object'), 'algorithm optimizeBitmap optimizeJson resolution shapePadding sheetHeight sheetWidth allowRotate autoSize ' + 'borderPadding filePath flattenSkewObject imageFormat'),
            ...properties('r', reference('TextureAtlasExporter object'), 'overflowed version app canRotate')
        },
        methods: fromPage('TextureAtlasExporter object', 'exportTextureAtlas'),
        takes: {
            exportTextureAtlas: [
                'any',
                'text'
            ]
        }
    }
];
/** Class names as scripts see them, where Adobe's types use another (published scripts; dumps of real objects). */ const scriptNames = {
    FLfileClass: 'FLfile',
    Item: 'LibraryItem',
    _Math: 'Math'
};
/** Constructors seen as globals in published scripts; the others cannot be reached by name. */ const globalClasses = [
    ...[
        'Document',
        'Timeline',
        'Layer',
        'Frame',
        'Element',
        'Shape',
        'Text',
        'Instance',
        'SymbolInstance'
    ],
    ...[
        'BitmapInstance',
        // An exporter asks `instanceof ComponentInstance` of every symbol.
        'ComponentInstance',
        'Item',
        'SymbolItem',
        'FolderItem',
        'BitmapItem',
        'SoundItem',
        'FontItem',
        'VideoItem',
        'Library'
    ],
    ...[
        'ActionsPanel',
        'CompilerErrors',
        'OutputPanel',
        'Contour',
        'Edge',
        'HalfEdge',
        'Vertex',
        'TextRun'
    ]
];
/**
 * Members of releases after Flash CS6: those for which the reference names Animate 2019 or 2020, and those that
 * notes on running programs name (FunkinCrew/funkin-modding-docs, Dot-Stuff/BetterTextureAtlas).
 */ const laterThanCs6 = {
    Timeline: [
        'getBounds',
        'camera',
        'advancedLayersEnabled',
        'mergeLayers'
    ],
    Layer: ('getZDepthAtFrame setZDepthAtFrame getBlendModeAtFrame setBlendModeAtFrame getColorTransformAtFrame ' + 'setColorTransformAtFrame getFiltersAtFrame setFiltersAtFrame getRigParentAtFrame setRigParentAtFrame ' + 'getRigMatrixAtFrame').split(' ')
};
/** Classes that releases after Flash CS6 brought. */ const classesLaterThanCs6 = [
    'TextureAtlasExporter'
];
/** Classes whose objects scripts make themselves: `new SpriteSheetExporter` (Adobe's reference). */ const madeByScripts = [
    'SpriteSheetExporter',
    'TextureAtlasExporter'
];
/** The order of properties in `for … in`, as far as a dump of real objects shows it; the others follow. */ const propertyOrder = {
    Document: ('name path timelines currentTimeline library livePreview width height backgroundColor pasteboardColorCheck ' + 'frameRate selection viewMatrix animatedViewRect accName description silent forceSimple autoLabel ' + 'publishProfiles currentPublishProfile legacyLineSpacing docClass as3WarningsMode as3StrictMode as3AutoDeclare ' + 'as3Dialect as3ExportFrame playerVersion asVersion id type zoomFactor exportSWC mergeForSelection sourcePath ' + 'libraryPath externalLibraryPath playerTarget pathURI isUncompressed inTextEditMode swfJPEGQuality ' + 'featureMatrix fileGUID stageScaleAnchor scaleContentWithStage').split(' '),
    // A pair of commands in Rexarz/JSFLScripts writes attributes of texts by name and reads them by place: 3 to 7, 9, 15.
    TextAttrs: ('aliasText autoKern bold characterSpacing letterSpacing face fillColor italic rotation size characterPosition ' + 'url target indent leftMargin alignment rightMargin lineSpacing').split(' ')
};

// Generated by build/surface.mjs from types-for-adobe (Animate 22.0). Do not edit: corrections and
// additions from Adobe's reference are in corrections.ts.
const surface = {
    FLfileClass: {
        base: null,
        properties: {},
        methods: [
            'copy',
            'createFolder',
            'exists',
            'getAttributes',
            'getCreationDate',
            'getCreationDateObj',
            'getModificationDate',
            'getModificationDateObj',
            'getSize',
            'listFolder',
            'platformPathToURI',
            'read',
            'remove',
            'setAttributes',
            'uriToPlatformPath',
            'write'
        ],
        takes: {
            copy: [
                'text',
                'text'
            ],
            createFolder: [
                'text'
            ],
            exists: [
                'text'
            ],
            getAttributes: [
                'text'
            ],
            getCreationDate: [
                'text'
            ],
            getCreationDateObj: [
                'text'
            ],
            getModificationDate: [
                'text'
            ],
            getModificationDateObj: [
                'text'
            ],
            getSize: [
                'text'
            ],
            listFolder: [
                'text',
                'text'
            ],
            platformPathToURI: [
                'text'
            ],
            read: [
                'text'
            ],
            remove: [
                'text'
            ],
            setAttributes: [
                'text',
                'text'
            ],
            uriToPlatformPath: [
                'text'
            ],
            write: [
                'text',
                'text',
                'text'
            ]
        }
    },
    Flash: {
        base: null,
        properties: {
            actionsPanel: 'r',
            as3PackagePaths: 'rw',
            compilerErrors: 'r',
            componentsPanel: 'r',
            configDirectory: 'r',
            configURI: 'r',
            contactSensitiveSelection: 'rw',
            createNewDocList: 'r',
            createNewDocListType: 'r',
            createNewTemplateList: 'r',
            documents: 'r',
            drawingLayer: 'rw',
            externalLibraryPath: 'rw',
            flexSDKPath: 'rw',
            installedPlayers: 'r',
            languageCode: 'rw',
            libraryPath: 'rw',
            Math: 'r',
            mruRecentFileList: 'r',
            mruRecentFileListType: 'r',
            objectDrawingMode: 'rw',
            outputPanel: 'r',
            presetPanel: 'r',
            publishCacheDiskSizeMax: 'rw',
            publishCacheEnabled: 'rw',
            publishCacheMemoryEntrySizeLimit: 'rw',
            publishCacheMemorySizeMax: 'rw',
            scriptURI: 'r',
            sourcePath: 'rw',
            spriteSheetExporter: 'rw',
            swfPanels: 'rw',
            tools: 'r',
            version: 'r',
            xmlui: 'r'
        },
        methods: [
            'addEventListener',
            'browseForFileURL',
            'browseForFolderURL',
            'clearPublishCache',
            'clipCopyString',
            'closeAll',
            'closeAllPlayerDocuments',
            'closeDocument',
            'copyLibraryItem',
            'createDocument',
            'exportPublishProfileString',
            'fileExists',
            'findDocumentDOM',
            'findDocumentIndex',
            'findObjectInDocByName',
            'findObjectInDocByType',
            'getAppMemoryInfo',
            'getDocumentDOM',
            'getSwfPanel',
            'getThemeColor',
            'getThemeColorParameters',
            'getThemeFontInfo',
            'isFontInstalled',
            'mapPlayerURL',
            'openDocument',
            'openScript',
            'quit',
            'reloadTools',
            'removeEventListener',
            'resetAS3PackagePaths',
            'revertDocument',
            'runScript',
            'saveAll',
            'saveDocument',
            'saveDocumentAs',
            'selectElement',
            'selectTool',
            'setActiveWindow',
            'setPrefBoolean',
            'showIdleMessage',
            'toggleBreakpoint',
            'trace',
            'xmlPanel',
            'xmlPanelFromString'
        ],
        takes: {
            as3PackagePaths: [
                'text'
            ],
            contactSensitiveSelection: [
                'boolean'
            ],
            drawingLayer: [
                'any'
            ],
            externalLibraryPath: [
                'text'
            ],
            flexSDKPath: [
                'text'
            ],
            languageCode: [
                'text'
            ],
            libraryPath: [
                'text'
            ],
            objectDrawingMode: [
                'boolean'
            ],
            publishCacheDiskSizeMax: [
                'number'
            ],
            publishCacheEnabled: [
                'boolean'
            ],
            publishCacheMemoryEntrySizeLimit: [
                'number'
            ],
            publishCacheMemorySizeMax: [
                'number'
            ],
            sourcePath: [
                'text'
            ],
            spriteSheetExporter: [
                'any'
            ],
            swfPanels: [
                'any'
            ],
            addEventListener: [
                'text',
                'any'
            ],
            browseForFileURL: [
                'text',
                'text',
                'text',
                'text'
            ],
            browseForFolderURL: [
                'text'
            ],
            clipCopyString: [
                'text'
            ],
            closeAll: [
                'boolean'
            ],
            closeDocument: [
                'any',
                'boolean'
            ],
            copyLibraryItem: [
                'text',
                'text'
            ],
            createDocument: [
                'text'
            ],
            exportPublishProfileString: [
                'text',
                'text'
            ],
            fileExists: [
                'text'
            ],
            findDocumentDOM: [
                'number'
            ],
            findDocumentIndex: [
                'text'
            ],
            findObjectInDocByName: [
                'text',
                'any'
            ],
            findObjectInDocByType: [
                'text',
                'any'
            ],
            getAppMemoryInfo: [
                'number'
            ],
            getSwfPanel: [
                'text',
                'boolean'
            ],
            getThemeColor: [
                'text'
            ],
            getThemeFontInfo: [
                'text',
                'text'
            ],
            isFontInstalled: [
                'text'
            ],
            mapPlayerURL: [
                'text',
                'boolean'
            ],
            openDocument: [
                'text'
            ],
            openScript: [
                'text'
            ],
            quit: [
                'boolean'
            ],
            removeEventListener: [
                'text',
                'number'
            ],
            revertDocument: [
                'any'
            ],
            runScript: [
                'text',
                'text',
                'any'
            ],
            saveDocument: [
                'any',
                'text'
            ],
            saveDocumentAs: [
                'any'
            ],
            selectElement: [
                'any',
                'boolean'
            ],
            selectTool: [
                'text'
            ],
            setActiveWindow: [
                'any',
                'boolean'
            ],
            setPrefBoolean: [
                'text',
                'text',
                'primitive'
            ],
            showIdleMessage: [
                'boolean'
            ],
            toggleBreakpoint: [
                'text',
                'number',
                'boolean'
            ],
            trace: [
                'text'
            ],
            xmlPanel: [
                'text'
            ],
            xmlPanelFromString: [
                'text'
            ]
        }
    },
    SpriteSheetExporter: {
        base: 'Item',
        properties: {
            algorithm: 'rw',
            allowRotate: 'rw',
            allowTrimming: 'rw',
            app: 'r',
            autoSize: 'rw',
            borderPadding: 'rw',
            canBorderPad: 'r',
            canRotate: 'r',
            canShapePad: 'r',
            canStackDuplicateFrames: 'r',
            canTrim: 'r',
            format: 'r',
            image: 'r',
            layoutFormat: 'rw',
            maxSheetHeight: 'rw',
            maxSheetWidth: 'rw',
            overflowed: 'r',
            shapePadding: 'rw',
            sheetHeight: 'rw',
            sheetWidth: 'rw',
            stackDuplicateFrames: 'rw',
            version: 'r'
        },
        methods: [
            'addBitmap',
            'addSymbol',
            'beginExport',
            'changeSymbol',
            'exportSpriteSheet',
            'removeBitmap',
            'removeSymbol'
        ],
        takes: {
            algorithm: [
                'text'
            ],
            allowRotate: [
                'boolean'
            ],
            allowTrimming: [
                'boolean'
            ],
            autoSize: [
                'boolean'
            ],
            borderPadding: [
                'number'
            ],
            layoutFormat: [
                'text'
            ],
            maxSheetHeight: [
                'number'
            ],
            maxSheetWidth: [
                'number'
            ],
            shapePadding: [
                'number'
            ],
            sheetHeight: [
                'number'
            ],
            sheetWidth: [
                'number'
            ],
            stackDuplicateFrames: [
                'boolean'
            ],
            addBitmap: [
                'any'
            ],
            addSymbol: [
                'any',
                'text',
                'number',
                'number'
            ],
            changeSymbol: [
                'any',
                'number',
                'number'
            ],
            exportSpriteSheet: [
                'text',
                'any',
                'boolean'
            ],
            removeBitmap: [
                'any'
            ],
            removeSymbol: [
                'any'
            ]
        }
    },
    CompilerErrors: {
        base: null,
        properties: {},
        methods: [
            'clear',
            'save'
        ],
        takes: {
            save: [
                'text',
                'boolean',
                'boolean'
            ]
        }
    },
    ComponentsPanel: {
        base: null,
        properties: {},
        methods: [
            'addItemToDocument',
            'reload'
        ],
        takes: {
            addItemToDocument: [
                'any',
                'text',
                'text'
            ]
        }
    },
    Document: {
        base: null,
        properties: {
            accName: 'rw',
            as3AutoDeclare: 'rw',
            as3Dialect: 'rw',
            as3ExportFrame: 'rw',
            as3StrictMode: 'rw',
            as3WarningsMode: 'rw',
            asVersion: 'rw',
            autoLabel: 'rw',
            backgroundColor: 'rw',
            currentPublishProfile: 'rw',
            currentTimeline: 'rw',
            description: 'rw',
            docClass: 'rw',
            externalLibraryPath: 'rw',
            forceSimple: 'rw',
            frameRate: 'rw',
            height: 'rw',
            id: 'r',
            library: 'r',
            libraryPath: 'rw',
            livePreview: 'rw',
            name: 'r',
            path: 'r',
            pathURI: 'r',
            publishProfiles: 'r',
            selection: 'rw',
            silent: 'rw',
            sourcePath: 'rw',
            swfJPEGQuality: 'rw',
            timelines: 'r',
            viewMatrix: 'r',
            width: 'rw',
            zoomFactor: 'rw'
        },
        methods: [
            'addDataToDocument',
            'addDataToSelection',
            'addFilter',
            'addItem',
            'addNewLine',
            'addNewOval',
            'addNewPrimitiveOval',
            'addNewPrimitiveRectangle',
            'addNewPublishProfile',
            'addNewRectangle',
            'addNewScene',
            'addNewText',
            'align',
            'allowScreens',
            'arrange',
            'breakApart',
            'canDistributeToKeyframes',
            'canEditSymbol',
            'canRevert',
            'canTestMovie',
            'canTestScene',
            'changeFilterOrder',
            'clipCopy',
            'clipCut',
            'clipPaste',
            'close',
            'convertLinesToFills',
            'convertSelectionToBitmap',
            'convertToSymbol',
            'crop',
            'debugMovie',
            'deleteEnvelope',
            'deletePublishProfile',
            'deleteScene',
            'deleteSelection',
            'disableAllFilters',
            'disableFilter',
            'disableOtherFilters',
            'distribute',
            'distributeToKeyframes',
            'distributeToLayers',
            'documentHasData',
            'duplicatePublishProfile',
            'duplicateScene',
            'duplicateSelection',
            'editScene',
            'enableAllFilters',
            'enableFilter',
            'enterEditMode',
            'exitEditMode',
            'exportInstanceToLibrary',
            'exportInstanceToPNGSequence',
            'exportPNG',
            'exportPublishProfile',
            'exportPublishProfileString',
            'exportSVG',
            'exportSWF',
            'exportVideo',
            'getAlignToDocument',
            'getBlendMode',
            'getCustomFill',
            'getCustomStroke',
            'getDataFromDocument',
            'getElementProperty',
            'getElementTextAttr',
            'getFilters',
            'getMetadata',
            'getMobileSettings',
            'getPlayerVersion',
            'getPublishDocumentData',
            'getSelectionRect',
            'getSWFPathFromProfile',
            'getTelemetryForSwf',
            'getTextString',
            'getTimeline',
            'getTransformationPoint',
            'group',
            'importFile',
            'importPublishProfile',
            'importPublishProfileString',
            'intersect',
            'match',
            'mouseClick',
            'mouseDblClk',
            'moveSelectedBezierPointsBy',
            'moveSelectionBy',
            'optimizeCurves',
            'publish',
            'punch',
            'removeAllFilters',
            'removeDataFromDocument',
            'removeDataFromSelection',
            'removeFilter',
            'renamePublishProfile',
            'renameScene',
            'reorderScene',
            'resetOvalObject',
            'resetRectangleObject',
            'resetTransformation',
            'revert',
            'rotate3DSelection',
            'rotateSelection',
            'save',
            'saveAsCopy',
            'scaleSelection',
            'selectAll',
            'selectNone',
            'setAlignToDocument',
            'setBlendMode',
            'setCustomFill',
            'setCustomStroke',
            'setElementProperty',
            'setElementTextAttr',
            'setFillColor',
            'setFilterProperty',
            'setFilters',
            'setInstanceAlpha',
            'setInstanceBrightness',
            'setInstanceTint',
            'setMetadata',
            'setMobileSettings',
            'setOvalObjectProperty',
            'setPlayerVersion',
            'setPublishDocumentData',
            'setRectangleObjectProperty',
            'setSelectionBounds',
            'setSelectionRect',
            'setStageVanishingPoint',
            'setStageViewAngle',
            'setStroke',
            'setStrokeColor',
            'setStrokeSize',
            'setStrokeStyle',
            'setTextRectangle',
            'setTextSelection',
            'setTextString',
            'setTransformationPoint',
            'skewSelection',
            'smoothSelection',
            'space',
            'straightenSelection',
            'swapElement',
            'swapStrokeAndFill',
            'testMovie',
            'testScene',
            'traceBitmap',
            'transformSelection',
            'translate3DCenter',
            'translate3DSelection',
            'unGroup',
            'union',
            'unlockAllElements',
            'xmlPanel'
        ],
        takes: {
            accName: [
                'text'
            ],
            as3AutoDeclare: [
                'boolean'
            ],
            as3Dialect: [
                'text'
            ],
            as3ExportFrame: [
                'number'
            ],
            as3StrictMode: [
                'boolean'
            ],
            as3WarningsMode: [
                'boolean'
            ],
            asVersion: [
                'number'
            ],
            autoLabel: [
                'boolean'
            ],
            backgroundColor: [
                'primitive'
            ],
            currentPublishProfile: [
                'text'
            ],
            currentTimeline: [
                'number'
            ],
            description: [
                'text'
            ],
            docClass: [
                'text'
            ],
            externalLibraryPath: [
                'text'
            ],
            forceSimple: [
                'boolean'
            ],
            frameRate: [
                'number'
            ],
            height: [
                'number'
            ],
            libraryPath: [
                'text'
            ],
            livePreview: [
                'boolean'
            ],
            selection: [
                'any'
            ],
            silent: [
                'boolean'
            ],
            sourcePath: [
                'text'
            ],
            swfJPEGQuality: [
                'number'
            ],
            width: [
                'number'
            ],
            zoomFactor: [
                'number'
            ],
            addDataToDocument: [
                'text',
                'text',
                'any'
            ],
            addDataToSelection: [
                'text',
                'text',
                'any'
            ],
            addFilter: [
                'text'
            ],
            addItem: [
                'any',
                'any'
            ],
            addNewLine: [
                'any',
                'any'
            ],
            addNewOval: [
                'any',
                'boolean',
                'boolean'
            ],
            addNewPrimitiveOval: [
                'any',
                'boolean',
                'boolean'
            ],
            addNewPrimitiveRectangle: [
                'any',
                'number',
                'boolean',
                'boolean'
            ],
            addNewPublishProfile: [
                'text'
            ],
            addNewRectangle: [
                'any',
                'number',
                'boolean',
                'boolean'
            ],
            addNewScene: [
                'text'
            ],
            addNewText: [
                'any',
                'text'
            ],
            align: [
                'text',
                'boolean'
            ],
            allowScreens: [
                'text'
            ],
            arrange: [
                'text'
            ],
            changeFilterOrder: [
                'number',
                'number'
            ],
            clipPaste: [
                'boolean'
            ],
            close: [
                'boolean'
            ],
            convertToSymbol: [
                'text',
                'text',
                'text'
            ],
            debugMovie: [
                'boolean'
            ],
            disableFilter: [
                'number'
            ],
            disableOtherFilters: [
                'number'
            ],
            distribute: [
                'text',
                'boolean'
            ],
            documentHasData: [
                'text'
            ],
            duplicatePublishProfile: [
                'text'
            ],
            editScene: [
                'number'
            ],
            enableFilter: [
                'number'
            ],
            enterEditMode: [
                'text'
            ],
            exportInstanceToLibrary: [
                'number',
                'text'
            ],
            exportInstanceToPNGSequence: [
                'text',
                'number',
                'number',
                'any'
            ],
            exportPNG: [
                'text',
                'boolean',
                'boolean'
            ],
            exportPublishProfile: [
                'text'
            ],
            exportPublishProfileString: [
                'text'
            ],
            exportSVG: [
                'text',
                'boolean',
                'boolean'
            ],
            exportSWF: [
                'text',
                'boolean'
            ],
            exportVideo: [
                'text',
                'boolean',
                'boolean',
                'boolean',
                'number'
            ],
            getCustomFill: [
                'text'
            ],
            getCustomStroke: [
                'text'
            ],
            getDataFromDocument: [
                'text'
            ],
            getElementProperty: [
                'text'
            ],
            getElementTextAttr: [
                'text',
                'number',
                'number'
            ],
            getPublishDocumentData: [
                'text'
            ],
            getTextString: [
                'number',
                'number'
            ],
            importFile: [
                'text',
                'boolean',
                'boolean',
                'boolean'
            ],
            importPublishProfile: [
                'text'
            ],
            importPublishProfileString: [
                'text'
            ],
            match: [
                'boolean',
                'boolean',
                'boolean'
            ],
            mouseClick: [
                'any',
                'boolean',
                'boolean'
            ],
            mouseDblClk: [
                'any',
                'boolean',
                'boolean',
                'boolean'
            ],
            moveSelectedBezierPointsBy: [
                'any'
            ],
            moveSelectionBy: [
                'any'
            ],
            optimizeCurves: [
                'number',
                'boolean'
            ],
            removeDataFromDocument: [
                'text'
            ],
            removeDataFromSelection: [
                'text'
            ],
            removeFilter: [
                'number'
            ],
            renamePublishProfile: [
                'text'
            ],
            renameScene: [
                'text'
            ],
            reorderScene: [
                'number',
                'number'
            ],
            rotate3DSelection: [
                'any',
                'boolean'
            ],
            rotateSelection: [
                'number',
                'text'
            ],
            save: [
                'boolean'
            ],
            saveAsCopy: [
                'text',
                'boolean'
            ],
            scaleSelection: [
                'number',
                'number',
                'text'
            ],
            setAlignToDocument: [
                'boolean'
            ],
            setBlendMode: [
                'text'
            ],
            setCustomFill: [
                'any'
            ],
            setCustomStroke: [
                'any'
            ],
            setElementProperty: [
                'text',
                'number'
            ],
            setElementTextAttr: [
                'text',
                'any',
                'number',
                'number'
            ],
            setFillColor: [
                'primitive'
            ],
            setFilterProperty: [
                'text',
                'number',
                'primitive'
            ],
            setFilters: [
                'any'
            ],
            setInstanceAlpha: [
                'number'
            ],
            setInstanceBrightness: [
                'number'
            ],
            setInstanceTint: [
                'primitive',
                'number'
            ],
            setMetadata: [
                'text'
            ],
            setMobileSettings: [
                'text'
            ],
            setOvalObjectProperty: [
                'text',
                'any'
            ],
            setPlayerVersion: [
                'text'
            ],
            setPublishDocumentData: [
                'text',
                'boolean'
            ],
            setRectangleObjectProperty: [
                'text',
                'any'
            ],
            setSelectionBounds: [
                'any',
                'boolean'
            ],
            setSelectionRect: [
                'any',
                'boolean',
                'boolean'
            ],
            setStageVanishingPoint: [
                'any'
            ],
            setStageViewAngle: [
                'number'
            ],
            setStroke: [
                'primitive',
                'number',
                'text'
            ],
            setStrokeColor: [
                'primitive'
            ],
            setStrokeSize: [
                'number'
            ],
            setStrokeStyle: [
                'text'
            ],
            setTextRectangle: [
                'any'
            ],
            setTextSelection: [
                'number',
                'number'
            ],
            setTextString: [
                'text',
                'number',
                'number'
            ],
            setTransformationPoint: [
                'any'
            ],
            skewSelection: [
                'number',
                'number',
                'text'
            ],
            space: [
                'text',
                'boolean'
            ],
            swapElement: [
                'text'
            ],
            testMovie: [
                'boolean'
            ],
            traceBitmap: [
                'number',
                'number',
                'text',
                'text'
            ],
            transformSelection: [
                'number',
                'number',
                'number',
                'number'
            ],
            translate3DCenter: [
                'any'
            ],
            translate3DSelection: [
                'any',
                'boolean'
            ],
            xmlPanel: [
                'text'
            ]
        }
    },
    Filter: {
        base: null,
        properties: {
            angle: 'rw',
            blurX: 'rw',
            blurY: 'rw',
            brightness: 'rw',
            color: 'rw',
            contrast: 'rw',
            distance: 'rw',
            enabled: 'rw',
            hideObject: 'rw',
            highlightColor: 'rw',
            hue: 'rw',
            inner: 'rw',
            knockout: 'rw',
            name: 'r',
            quality: 'rw',
            saturation: 'rw',
            shadowColor: 'rw',
            strength: 'rw',
            type: 'rw'
        },
        methods: [],
        takes: {
            angle: [
                'number'
            ],
            blurX: [
                'number'
            ],
            blurY: [
                'number'
            ],
            brightness: [
                'number'
            ],
            color: [
                'primitive'
            ],
            contrast: [
                'number'
            ],
            distance: [
                'number'
            ],
            enabled: [
                'boolean'
            ],
            hideObject: [
                'boolean'
            ],
            highlightColor: [
                'primitive'
            ],
            hue: [
                'number'
            ],
            inner: [
                'boolean'
            ],
            knockout: [
                'boolean'
            ],
            quality: [
                'text'
            ],
            saturation: [
                'number'
            ],
            shadowColor: [
                'primitive'
            ],
            strength: [
                'number'
            ],
            type: [
                'text'
            ]
        }
    },
    Fill: {
        base: null,
        properties: {
            bitmapIsClipped: 'rw',
            bitmapPath: 'rw',
            color: 'rw',
            colorArray: 'rw',
            focalPoint: 'rw',
            linearRGB: 'rw',
            matrix: 'rw',
            overflow: 'rw',
            posArray: 'rw',
            style: 'rw'
        },
        methods: [],
        takes: {
            bitmapIsClipped: [
                'boolean'
            ],
            bitmapPath: [
                'text'
            ],
            color: [
                'primitive'
            ],
            colorArray: [
                'any'
            ],
            focalPoint: [
                'number'
            ],
            linearRGB: [
                'boolean'
            ],
            matrix: [
                'any'
            ],
            overflow: [
                'text'
            ],
            posArray: [
                'any'
            ],
            style: [
                'text'
            ]
        }
    },
    Stroke: {
        base: null,
        properties: {
            breakAtCorners: 'rw',
            capType: 'rw',
            color: 'rw',
            curve: 'rw',
            dash1: 'rw',
            dash2: 'rw',
            density: 'rw',
            dotSize: 'rw',
            dotSpace: 'rw',
            hatchThickness: 'rw',
            jiggle: 'rw',
            joinType: 'rw',
            length: 'rw',
            miterLimit: 'rw',
            pattern: 'rw',
            rotate: 'rw',
            scaleType: 'rw',
            shapeFill: 'rw',
            space: 'rw',
            strokeHinting: 'rw',
            style: 'rw',
            thickness: 'rw',
            variation: 'rw',
            waveHeight: 'rw',
            waveLength: 'rw'
        },
        methods: [],
        takes: {
            breakAtCorners: [
                'boolean'
            ],
            capType: [
                'text'
            ],
            color: [
                'primitive'
            ],
            curve: [
                'text'
            ],
            dash1: [
                'number'
            ],
            dash2: [
                'number'
            ],
            density: [
                'text'
            ],
            dotSize: [
                'text'
            ],
            dotSpace: [
                'number'
            ],
            hatchThickness: [
                'text'
            ],
            jiggle: [
                'text'
            ],
            joinType: [
                'text'
            ],
            length: [
                'text'
            ],
            miterLimit: [
                'number'
            ],
            pattern: [
                'text'
            ],
            rotate: [
                'text'
            ],
            scaleType: [
                'text'
            ],
            shapeFill: [
                'any'
            ],
            space: [
                'text'
            ],
            strokeHinting: [
                'boolean'
            ],
            style: [
                'text'
            ],
            thickness: [
                'number'
            ],
            variation: [
                'text'
            ],
            waveHeight: [
                'text'
            ],
            waveLength: [
                'text'
            ]
        }
    },
    Library: {
        base: null,
        properties: {
            items: 'rw',
            unusedItems: 'rw'
        },
        methods: [
            'addItemToDocument',
            'addNewItem',
            'deleteItem',
            'duplicateItem',
            'editItem',
            'findItemIndex',
            'getItemProperty',
            'getItemType',
            'getSelectedItems',
            'itemExists',
            'moveToFolder',
            'newFolder',
            'renameItem',
            'selectAll',
            'selectItem',
            'selectNone',
            'setItemProperty',
            'updateItem'
        ],
        takes: {
            items: [
                'any'
            ],
            unusedItems: [
                'any'
            ],
            addItemToDocument: [
                'any',
                'text'
            ],
            addNewItem: [
                'text',
                'text'
            ],
            deleteItem: [
                'text'
            ],
            duplicateItem: [
                'text'
            ],
            editItem: [
                'text'
            ],
            findItemIndex: [
                'text'
            ],
            getItemProperty: [
                'text'
            ],
            getItemType: [
                'text'
            ],
            itemExists: [
                'text'
            ],
            moveToFolder: [
                'text',
                'text',
                'boolean'
            ],
            newFolder: [
                'text'
            ],
            renameItem: [
                'text'
            ],
            selectAll: [
                'boolean'
            ],
            selectItem: [
                'text',
                'boolean',
                'boolean'
            ],
            setItemProperty: [
                'text',
                'any'
            ],
            updateItem: [
                'text'
            ]
        }
    },
    Item: {
        base: null,
        properties: {
            itemType: 'r',
            linkageBaseClass: 'rw',
            linkageClassName: 'rw',
            linkageExportForAS: 'rw',
            linkageExportForRS: 'rw',
            linkageExportInFirstFrame: 'rw',
            linkageIdentifier: 'rw',
            linkageImportForRS: 'rw',
            linkageURL: 'rw',
            name: 'rw'
        },
        methods: [
            'addData',
            'getData',
            'getPublishData',
            'hasData',
            'removeData',
            'setPublishData'
        ],
        takes: {
            linkageBaseClass: [
                'text'
            ],
            linkageClassName: [
                'text'
            ],
            linkageExportForAS: [
                'boolean'
            ],
            linkageExportForRS: [
                'boolean'
            ],
            linkageExportInFirstFrame: [
                'boolean'
            ],
            linkageIdentifier: [
                'text'
            ],
            linkageImportForRS: [
                'boolean'
            ],
            linkageURL: [
                'text'
            ],
            name: [
                'text'
            ],
            addData: [
                'text',
                'text',
                'any'
            ],
            getData: [
                'text'
            ],
            getPublishData: [
                'text',
                'text'
            ],
            hasData: [
                'text'
            ],
            removeData: [
                'text'
            ],
            setPublishData: [
                'text',
                'text',
                'boolean'
            ]
        }
    },
    BitmapItem: {
        base: 'Item',
        properties: {
            allowSmoothing: 'rw',
            compressionType: 'rw',
            fileLastModifiedDate: 'r',
            hasValidAlphaLayer: 'r',
            hPixels: 'r',
            lastModifiedDate: 'r',
            originalCompressionType: 'r',
            quality: 'rw',
            sourceFileExists: 'r',
            sourceFileIsCurrent: 'r',
            sourceFilePath: 'r',
            useDeblocking: 'rw',
            useImportedJPEGQuality: 'rw',
            vPixels: 'r'
        },
        methods: [
            'exportToFile'
        ],
        takes: {
            allowSmoothing: [
                'boolean'
            ],
            compressionType: [
                'text'
            ],
            quality: [
                'number'
            ],
            useDeblocking: [
                'boolean'
            ],
            useImportedJPEGQuality: [
                'boolean'
            ],
            exportToFile: [
                'text',
                'number'
            ]
        }
    },
    FolderItem: {
        base: 'Item',
        properties: {},
        methods: [],
        takes: {}
    },
    FontItem: {
        base: 'Item',
        properties: {
            bitmap: 'rw',
            bold: 'rw',
            embeddedCharacters: 'rw',
            embedRanges: 'rw',
            embedVariantGlyphs: 'rw',
            font: 'rw',
            isDefineFont4Symbol: 'rw',
            italic: 'rw',
            size: 'rw'
        },
        methods: [],
        takes: {
            bitmap: [
                'boolean'
            ],
            bold: [
                'boolean'
            ],
            embeddedCharacters: [
                'text'
            ],
            embedRanges: [
                'text'
            ],
            embedVariantGlyphs: [
                'boolean'
            ],
            font: [
                'text'
            ],
            isDefineFont4Symbol: [
                'boolean'
            ],
            italic: [
                'boolean'
            ],
            size: [
                'number'
            ]
        }
    },
    SoundItem: {
        base: 'Item',
        properties: {
            bitRate: 'rw',
            bits: 'rw',
            compressionType: 'rw',
            convertStereoToMono: 'rw',
            fileLastModifiedDate: 'r',
            lastModifiedDate: 'r',
            originalCompressionType: 'r',
            quality: 'rw',
            sampleRate: 'rw',
            sourceFileExists: 'r',
            sourceFileIsCurrent: 'r',
            sourceFilePath: 'r',
            useImportedMP3Quality: 'rw'
        },
        methods: [
            'exportToFile'
        ],
        takes: {
            bitRate: [
                'text'
            ],
            bits: [
                'text'
            ],
            compressionType: [
                'text'
            ],
            convertStereoToMono: [
                'boolean'
            ],
            quality: [
                'text'
            ],
            sampleRate: [
                'text'
            ],
            useImportedMP3Quality: [
                'boolean'
            ],
            exportToFile: [
                'text'
            ]
        }
    },
    SymbolItem: {
        base: 'Item',
        properties: {
            lastModifiedDate: 'r',
            scalingGrid: 'rw',
            scalingGridRect: 'rw',
            sourceAutoUpdate: 'rw',
            sourceFilePath: 'rw',
            sourceLibraryName: 'rw',
            symbolType: 'rw',
            timeline: 'r'
        },
        methods: [
            'convertToCompiledClip',
            'exportSWC',
            'exportSWF',
            'exportToLibrary',
            'exportToPNGSequence'
        ],
        takes: {
            scalingGrid: [
                'boolean'
            ],
            scalingGridRect: [
                'any'
            ],
            sourceAutoUpdate: [
                'boolean'
            ],
            sourceFilePath: [
                'text'
            ],
            sourceLibraryName: [
                'text'
            ],
            symbolType: [
                'text'
            ],
            exportSWC: [
                'text'
            ],
            exportSWF: [
                'text'
            ],
            exportToLibrary: [
                'number',
                'text'
            ],
            exportToPNGSequence: [
                'text',
                'number',
                'number',
                'any'
            ]
        }
    },
    VideoItem: {
        base: 'Item',
        properties: {
            fileLastModifiedDate: 'r',
            lastModifiedDate: 'r',
            sourceFileExists: 'r',
            sourceFileIsCurrent: 'r',
            sourceFilePath: 'r',
            videoType: 'r'
        },
        methods: [
            'exportToFLV'
        ],
        takes: {
            exportToFLV: [
                'text'
            ]
        }
    },
    Timeline: {
        base: null,
        properties: {
            currentFrame: 'rw',
            currentLayer: 'rw',
            frameCount: 'r',
            layerCount: 'r',
            layers: 'r',
            libraryItem: 'r',
            name: 'rw'
        },
        methods: [
            'addMotionGuide',
            'addNewLayer',
            'clearFrames',
            'clearKeyframes',
            'convertToBlankKeyframes',
            'convertToKeyframes',
            'copyFrames',
            'copyLayers',
            'copyMotion',
            'copyMotionAsAS3',
            'createMotionObject',
            'createMotionTween',
            'cutFrames',
            'cutLayers',
            'deleteLayer',
            'duplicateLayers',
            'expandFolder',
            'findLayerIndex',
            'getBounds',
            'getFrameProperty',
            'getGuidelines',
            'getLayerProperty',
            'getSelectedFrames',
            'getSelectedLayers',
            'insertBlankKeyframe',
            'insertFrames',
            'insertKeyframe',
            'pasteFrames',
            'pasteLayers',
            'pasteMotion',
            'pasteMotionSpecial',
            'removeFrames',
            'removeMotionObject',
            'reorderLayer',
            'reverseFrames',
            'selectAllFrames',
            'setFrameProperty',
            'setGuidelines',
            'setLayerProperty',
            'setSelectedFrames',
            'setSelectedLayers',
            'showLayerMasking',
            'startPlayback',
            'stopPlayback'
        ],
        takes: {
            currentFrame: [
                'number'
            ],
            currentLayer: [
                'number'
            ],
            name: [
                'text'
            ],
            addNewLayer: [
                'text',
                'text',
                'boolean'
            ],
            clearFrames: [
                'number',
                'number'
            ],
            clearKeyframes: [
                'number',
                'number'
            ],
            convertToBlankKeyframes: [
                'number',
                'number'
            ],
            convertToKeyframes: [
                'number',
                'number'
            ],
            copyFrames: [
                'number',
                'number'
            ],
            copyLayers: [
                'number',
                'number'
            ],
            createMotionObject: [
                'number',
                'number'
            ],
            createMotionTween: [
                'number',
                'number'
            ],
            cutFrames: [
                'number',
                'number'
            ],
            cutLayers: [
                'number',
                'number'
            ],
            deleteLayer: [
                'number'
            ],
            duplicateLayers: [
                'number',
                'number'
            ],
            expandFolder: [
                'boolean',
                'boolean',
                'number'
            ],
            findLayerIndex: [
                'text'
            ],
            getBounds: [
                'number',
                'boolean'
            ],
            getFrameProperty: [
                'text',
                'number',
                'number'
            ],
            getLayerProperty: [
                'text'
            ],
            insertBlankKeyframe: [
                'number'
            ],
            insertFrames: [
                'number',
                'boolean',
                'number'
            ],
            insertKeyframe: [
                'number'
            ],
            pasteFrames: [
                'number',
                'number'
            ],
            pasteLayers: [
                'number'
            ],
            removeFrames: [
                'number',
                'number'
            ],
            removeMotionObject: [
                'number',
                'number'
            ],
            reorderLayer: [
                'number',
                'number',
                'boolean'
            ],
            reverseFrames: [
                'number',
                'number'
            ],
            setFrameProperty: [
                'text',
                'any',
                'number',
                'number'
            ],
            setGuidelines: [
                'text'
            ],
            setLayerProperty: [
                'text',
                'any',
                'text'
            ],
            setSelectedFrames: [
                'any',
                'any',
                'boolean'
            ],
            setSelectedLayers: [
                'number',
                'boolean'
            ],
            showLayerMasking: [
                'number'
            ]
        }
    },
    Layer: {
        base: null,
        properties: {
            animationType: 'r',
            color: 'rw',
            frameCount: 'r',
            frames: 'r',
            height: 'rw',
            layerType: 'rw',
            locked: 'rw',
            name: 'rw',
            outline: 'rw',
            parentLayer: 'rw',
            visible: 'rw'
        },
        methods: [],
        takes: {
            color: [
                'primitive'
            ],
            height: [
                'number'
            ],
            layerType: [
                'text'
            ],
            locked: [
                'boolean'
            ],
            name: [
                'text'
            ],
            outline: [
                'boolean'
            ],
            parentLayer: [
                'any'
            ],
            visible: [
                'boolean'
            ]
        }
    },
    Frame: {
        base: null,
        properties: {
            actionScript: 'rw',
            duration: 'r',
            elements: 'r',
            hasCustomEase: 'rw',
            labelType: 'rw',
            motionTweenOrientToPath: 'rw',
            motionTweenRotate: 'rw',
            motionTweenRotateTimes: 'rw',
            motionTweenScale: 'rw',
            motionTweenSnap: 'rw',
            motionTweenSync: 'rw',
            name: 'rw',
            shapeTweenBlend: 'rw',
            soundEffect: 'rw',
            soundLibraryItem: 'rw',
            soundLoop: 'rw',
            soundLoopMode: 'rw',
            soundName: 'rw',
            soundSync: 'rw',
            startFrame: 'r',
            tweenEasing: 'rw',
            tweenInstanceName: 'rw',
            tweenType: 'rw',
            tweenObj: 'rw',
            useSingleEaseCurve: 'rw'
        },
        methods: [
            'convertMotionObjectTo2D',
            'convertMotionObjectTo3D',
            'convertToFrameByFrameAnimation',
            'getCustomEase',
            'getMotionObjectXML',
            'getSoundEnvelope',
            'getSoundEnvelopeLimits',
            'hasMotionPath',
            'is3DMotionObject',
            'isEmpty',
            'isMotionObject',
            'selectMotionPath',
            'setCustomEase',
            'setMotionObjectDuration',
            'setMotionObjectXML',
            'setSoundEnvelope',
            'setSoundEnvelopeLimits'
        ],
        takes: {
            actionScript: [
                'text'
            ],
            hasCustomEase: [
                'boolean'
            ],
            labelType: [
                'text'
            ],
            motionTweenOrientToPath: [
                'boolean'
            ],
            motionTweenRotate: [
                'text'
            ],
            motionTweenRotateTimes: [
                'number'
            ],
            motionTweenScale: [
                'boolean'
            ],
            motionTweenSnap: [
                'boolean'
            ],
            motionTweenSync: [
                'boolean'
            ],
            name: [
                'text'
            ],
            shapeTweenBlend: [
                'text'
            ],
            soundEffect: [
                'text'
            ],
            soundLibraryItem: [
                'any'
            ],
            soundLoop: [
                'number'
            ],
            soundLoopMode: [
                'text'
            ],
            soundName: [
                'text'
            ],
            soundSync: [
                'text'
            ],
            tweenEasing: [
                'number'
            ],
            tweenInstanceName: [
                'text'
            ],
            tweenType: [
                'text'
            ],
            tweenObj: [
                'any'
            ],
            useSingleEaseCurve: [
                'boolean'
            ],
            getCustomEase: [
                'text'
            ],
            setCustomEase: [
                'text',
                'any'
            ],
            setMotionObjectDuration: [
                'number',
                'boolean'
            ],
            setMotionObjectXML: [
                'text',
                'boolean'
            ],
            setSoundEnvelope: [
                'any'
            ],
            setSoundEnvelopeLimits: [
                'any'
            ]
        }
    },
    Element: {
        base: null,
        properties: {
            depth: 'r',
            elementType: 'r',
            height: 'rw',
            layer: 'r',
            left: 'r',
            locked: 'rw',
            matrix: 'rw',
            name: 'rw',
            rotation: 'rw',
            scaleX: 'rw',
            scaleY: 'rw',
            selected: 'rw',
            skewX: 'rw',
            skewY: 'rw',
            top: 'r',
            transformX: 'rw',
            transformY: 'rw',
            width: 'rw',
            x: 'rw',
            y: 'rw'
        },
        methods: [
            'getPersistentData',
            'getPublishPersistentData',
            'getTransformationPoint',
            'hasPersistentData',
            'removePersistentData',
            'setPersistentData',
            'setPublishPersistentData',
            'setTransformationPoint'
        ],
        takes: {
            height: [
                'number'
            ],
            locked: [
                'boolean'
            ],
            matrix: [
                'any'
            ],
            name: [
                'text'
            ],
            rotation: [
                'number'
            ],
            scaleX: [
                'number'
            ],
            scaleY: [
                'number'
            ],
            selected: [
                'boolean'
            ],
            skewX: [
                'number'
            ],
            skewY: [
                'number'
            ],
            transformX: [
                'number'
            ],
            transformY: [
                'number'
            ],
            width: [
                'number'
            ],
            x: [
                'number'
            ],
            y: [
                'number'
            ],
            getPersistentData: [
                'text'
            ],
            getPublishPersistentData: [
                'text',
                'text'
            ],
            hasPersistentData: [
                'text'
            ],
            removePersistentData: [
                'text'
            ],
            setPersistentData: [
                'text',
                'text',
                'any'
            ],
            setPublishPersistentData: [
                'text',
                'text',
                'boolean'
            ],
            setTransformationPoint: [
                'any'
            ]
        }
    },
    Matrix: {
        base: null,
        properties: {
            a: 'rw',
            b: 'rw',
            c: 'rw',
            d: 'rw',
            tx: 'rw',
            ty: 'rw'
        },
        methods: [],
        takes: {
            a: [
                'number'
            ],
            b: [
                'number'
            ],
            c: [
                'number'
            ],
            d: [
                'number'
            ],
            tx: [
                'number'
            ],
            ty: [
                'number'
            ]
        }
    },
    Instance: {
        base: 'Element',
        properties: {
            instanceType: 'r',
            libraryItem: 'rw'
        },
        methods: [],
        takes: {
            libraryItem: [
                'any'
            ]
        }
    },
    BitmapInstance: {
        base: 'Instance',
        properties: {
            hPixels: 'r',
            vPixels: 'r'
        },
        methods: [
            'getBits',
            'setBits'
        ],
        takes: {
            setBits: [
                'any'
            ]
        }
    },
    CompiledClipInstance: {
        base: 'Instance',
        properties: {
            accName: 'rw',
            backgroundColor: 'rw',
            description: 'rw',
            blendMode: 'rw',
            brightness: 'r',
            cacheAsBitmap: 'rw',
            colorAlphaAmount: 'rw',
            colorAlphaPercent: 'rw',
            colorBlueAmount: 'rw',
            colorBluePercent: 'rw',
            colorGreenAmount: 'rw',
            colorGreenPercent: 'rw',
            colorMode: 'rw',
            colorRedAmount: 'rw',
            colorRedPercent: 'rw',
            filters: 'rw',
            forceSimple: 'rw',
            shortcut: 'rw',
            silent: 'rw',
            tabIndex: 'rw',
            tintColor: 'r',
            tintPercent: 'r',
            useBackgroundColor: 'rw',
            visible: 'rw'
        },
        methods: [],
        takes: {
            accName: [
                'text'
            ],
            backgroundColor: [
                'primitive'
            ],
            description: [
                'text'
            ],
            blendMode: [
                'text'
            ],
            cacheAsBitmap: [
                'boolean'
            ],
            colorAlphaAmount: [
                'number'
            ],
            colorAlphaPercent: [
                'number'
            ],
            colorBlueAmount: [
                'number'
            ],
            colorBluePercent: [
                'number'
            ],
            colorGreenAmount: [
                'number'
            ],
            colorGreenPercent: [
                'number'
            ],
            colorMode: [
                'text'
            ],
            colorRedAmount: [
                'number'
            ],
            colorRedPercent: [
                'number'
            ],
            filters: [
                'any'
            ],
            forceSimple: [
                'boolean'
            ],
            shortcut: [
                'text'
            ],
            silent: [
                'boolean'
            ],
            tabIndex: [
                'number'
            ],
            useBackgroundColor: [
                'boolean'
            ],
            visible: [
                'boolean'
            ]
        }
    },
    ComponentInstance: {
        base: 'SymbolInstance',
        properties: {
            parameters: 'r'
        },
        methods: [],
        takes: {}
    },
    Parameter: {
        base: null,
        properties: {
            category: 'rw',
            listIndex: 'rw',
            name: 'r',
            value: 'rw',
            valueType: 'r',
            verbose: 'rw'
        },
        methods: [
            'insertItem',
            'removeItem'
        ],
        takes: {
            category: [
                'text'
            ],
            listIndex: [
                'number'
            ],
            value: [
                'any'
            ],
            verbose: [
                'text'
            ],
            insertItem: [
                'number',
                'text',
                'text',
                'text'
            ],
            removeItem: [
                'number'
            ]
        }
    },
    SymbolInstance: {
        base: 'Instance',
        properties: {
            accName: 'rw',
            backgroundColor: 'rw',
            bitmapRenderMode: 'rw',
            blendMode: 'rw',
            brightness: 'r',
            buttonTracking: 'rw',
            cacheAsBitmap: 'rw',
            colorAlphaAmount: 'rw',
            colorAlphaPercent: 'rw',
            colorBlueAmount: 'rw',
            colorBluePercent: 'rw',
            colorGreenAmount: 'rw',
            colorGreenPercent: 'rw',
            colorMode: 'rw',
            colorRedAmount: 'rw',
            colorRedPercent: 'rw',
            description: 'rw',
            filters: 'rw',
            firstFrame: 'rw',
            forceSimple: 'rw',
            is3D: 'r',
            loop: 'rw',
            shortcut: 'rw',
            silent: 'rw',
            symbolType: 'rw',
            tabIndex: 'rw',
            tintColor: 'rw',
            tintPercent: 'rw',
            useBackgroundColor: 'rw',
            visible: 'rw'
        },
        methods: [],
        takes: {
            accName: [
                'text'
            ],
            backgroundColor: [
                'primitive'
            ],
            bitmapRenderMode: [
                'text'
            ],
            blendMode: [
                'text'
            ],
            buttonTracking: [
                'text'
            ],
            cacheAsBitmap: [
                'boolean'
            ],
            colorAlphaAmount: [
                'number'
            ],
            colorAlphaPercent: [
                'number'
            ],
            colorBlueAmount: [
                'number'
            ],
            colorBluePercent: [
                'number'
            ],
            colorGreenAmount: [
                'number'
            ],
            colorGreenPercent: [
                'number'
            ],
            colorMode: [
                'text'
            ],
            colorRedAmount: [
                'number'
            ],
            colorRedPercent: [
                'number'
            ],
            description: [
                'text'
            ],
            filters: [
                'any'
            ],
            firstFrame: [
                'number'
            ],
            forceSimple: [
                'boolean'
            ],
            loop: [
                'text'
            ],
            shortcut: [
                'text'
            ],
            silent: [
                'boolean'
            ],
            symbolType: [
                'text'
            ],
            tabIndex: [
                'number'
            ],
            tintColor: [
                'primitive'
            ],
            tintPercent: [
                'number'
            ],
            useBackgroundColor: [
                'boolean'
            ],
            visible: [
                'boolean'
            ]
        }
    },
    Text: {
        base: 'Element',
        properties: {
            accName: 'rw',
            antiAliasSharpness: 'rw',
            antiAliasThickness: 'rw',
            autoExpand: 'rw',
            border: 'rw',
            description: 'rw',
            embeddedCharacters: 'rw',
            embedRanges: 'rw',
            embedVariantGlyphs: 'rw',
            filters: 'rw',
            fontRenderingMode: 'rw',
            length: 'r',
            lineType: 'rw',
            maxCharacters: 'rw',
            orientation: 'rw',
            renderAsHTML: 'rw',
            scrollable: 'rw',
            selectable: 'rw',
            selectionEnd: 'rw',
            selectionStart: 'rw',
            shortcut: 'rw',
            silent: 'rw',
            tabIndex: 'rw',
            textRuns: 'r',
            textType: 'rw',
            useDeviceFonts: 'rw',
            variableName: 'rw'
        },
        methods: [
            'getTextAttr',
            'getTextString',
            'setTextAttr',
            'setTextString'
        ],
        takes: {
            accName: [
                'text'
            ],
            antiAliasSharpness: [
                'number'
            ],
            antiAliasThickness: [
                'number'
            ],
            autoExpand: [
                'boolean'
            ],
            border: [
                'boolean'
            ],
            description: [
                'text'
            ],
            embeddedCharacters: [
                'text'
            ],
            embedRanges: [
                'text'
            ],
            embedVariantGlyphs: [
                'boolean'
            ],
            filters: [
                'any'
            ],
            fontRenderingMode: [
                'text'
            ],
            lineType: [
                'text'
            ],
            maxCharacters: [
                'number'
            ],
            orientation: [
                'text'
            ],
            renderAsHTML: [
                'boolean'
            ],
            scrollable: [
                'boolean'
            ],
            selectable: [
                'boolean'
            ],
            selectionEnd: [
                'number'
            ],
            selectionStart: [
                'number'
            ],
            shortcut: [
                'text'
            ],
            silent: [
                'boolean'
            ],
            tabIndex: [
                'number'
            ],
            textType: [
                'text'
            ],
            useDeviceFonts: [
                'boolean'
            ],
            variableName: [
                'text'
            ],
            getTextAttr: [
                'text',
                'number',
                'number'
            ],
            getTextString: [
                'number',
                'number'
            ],
            setTextAttr: [
                'text',
                'any',
                'number',
                'number'
            ],
            setTextString: [
                'text',
                'number',
                'number'
            ]
        }
    },
    TextRun: {
        base: null,
        properties: {
            characters: 'rw',
            textAttrs: 'rw'
        },
        methods: [],
        takes: {
            characters: [
                'text'
            ],
            textAttrs: [
                'any'
            ]
        }
    },
    TextAttrs: {
        base: null,
        properties: {
            aliasText: 'rw',
            alignment: 'rw',
            autoKern: 'rw',
            bold: 'rw',
            characterPosition: 'rw',
            characterSpacing: 'rw',
            face: 'rw',
            fillColor: 'rw',
            indent: 'rw',
            italic: 'rw',
            leftMargin: 'rw',
            letterSpacing: 'rw',
            lineSpacing: 'rw',
            rightMargin: 'rw',
            rotation: 'rw',
            size: 'rw',
            target: 'rw',
            url: 'rw'
        },
        methods: [],
        takes: {
            aliasText: [
                'boolean'
            ],
            alignment: [
                'text'
            ],
            autoKern: [
                'boolean'
            ],
            bold: [
                'boolean'
            ],
            characterPosition: [
                'text'
            ],
            characterSpacing: [
                'number'
            ],
            face: [
                'text'
            ],
            fillColor: [
                'primitive'
            ],
            indent: [
                'number'
            ],
            italic: [
                'boolean'
            ],
            leftMargin: [
                'number'
            ],
            letterSpacing: [
                'number'
            ],
            lineSpacing: [
                'number'
            ],
            rightMargin: [
                'number'
            ],
            rotation: [
                'boolean'
            ],
            size: [
                'number'
            ],
            target: [
                'text'
            ],
            url: [
                'text'
            ]
        }
    },
    Shape: {
        base: 'Element',
        properties: {
            contours: 'r',
            edges: 'r',
            isDrawingObject: 'r',
            isFloating: 'r',
            isGroup: 'r',
            isOvalObject: 'r',
            isRectangleObject: 'r',
            members: 'rw',
            numCubicSegments: 'r',
            vertices: 'r'
        },
        methods: [
            'getCubicSegmentPoints',
            'beginEdit',
            'deleteEdge',
            'endEdit'
        ],
        takes: {
            members: [
                'any'
            ],
            getCubicSegmentPoints: [
                'number'
            ],
            deleteEdge: [
                'number'
            ]
        }
    },
    Oval: {
        base: 'Shape',
        properties: {
            closePath: 'r',
            endAngle: 'r',
            innerRadius: 'r',
            startAngle: 'r'
        },
        methods: [],
        takes: {}
    },
    Rectangle: {
        base: 'Shape',
        properties: {
            bottomLeftRadius: 'r',
            bottomRightRadius: 'r',
            lockFlag: 'r',
            topLeftRadius: 'r',
            topRightRadius: 'r'
        },
        methods: [],
        takes: {}
    },
    Contour: {
        base: null,
        properties: {
            fill: 'rw',
            interior: 'r',
            orientation: 'r'
        },
        methods: [
            'getHalfEdge'
        ],
        takes: {
            fill: [
                'any'
            ]
        }
    },
    HalfEdge: {
        base: null,
        properties: {
            id: 'r'
        },
        methods: [
            'getEdge',
            'getNext',
            'getOppositeHalfEdge',
            'getPrev',
            'getVertex'
        ],
        takes: {}
    },
    Vertex: {
        base: null,
        properties: {
            x: 'r',
            y: 'r'
        },
        methods: [
            'getHalfEdge',
            'setLocation'
        ],
        takes: {
            setLocation: [
                'number',
                'number'
            ]
        }
    },
    Edge: {
        base: null,
        properties: {
            cubicSegmentIndex: 'r',
            id: 'r',
            isLine: 'r',
            stroke: 'rw'
        },
        methods: [
            'getControl',
            'getHalfEdge',
            'setControl',
            'splitEdge'
        ],
        takes: {
            stroke: [
                'any'
            ],
            getControl: [
                'number'
            ],
            getHalfEdge: [
                'number'
            ],
            setControl: [
                'number',
                'number',
                'number'
            ],
            splitEdge: [
                'number'
            ]
        }
    },
    DrawingLayer: {
        base: null,
        properties: {},
        methods: [
            'beginDraw',
            'beginFrame',
            'cubicCurveTo',
            'curveTo',
            'drawPath',
            'endDraw',
            'endFrame',
            'lineTo',
            'moveTo',
            'newPath',
            'setColor',
            'setFill',
            'setStroke'
        ],
        takes: {
            beginDraw: [
                'boolean'
            ],
            cubicCurveTo: [
                'number',
                'number',
                'number',
                'number',
                'number',
                'number'
            ],
            curveTo: [
                'number',
                'number',
                'number',
                'number'
            ],
            drawPath: [
                'any'
            ],
            lineTo: [
                'number',
                'number'
            ],
            moveTo: [
                'number',
                'number'
            ],
            setColor: [
                'primitive'
            ]
        }
    },
    Path: {
        base: null,
        properties: {
            nPts: 'r'
        },
        methods: [
            'addCubicCurve',
            'addCurve',
            'addPoint',
            'clear',
            'close',
            'makeShape',
            'newContour'
        ],
        takes: {
            addCubicCurve: [
                'number',
                'number',
                'number',
                'number',
                'number',
                'number',
                'number',
                'number'
            ],
            addCurve: [
                'number',
                'number',
                'number',
                'number',
                'number',
                'number'
            ],
            addPoint: [
                'number',
                'number'
            ],
            makeShape: [
                'boolean',
                'boolean'
            ]
        }
    },
    _Math: {
        base: null,
        properties: {},
        methods: [
            'concatMatrix',
            'invertMatrix',
            'pointDistance',
            'transformPoint'
        ],
        takes: {
            concatMatrix: [
                'any',
                'any'
            ],
            invertMatrix: [
                'any'
            ],
            pointDistance: [
                'any',
                'any'
            ],
            transformPoint: [
                'any',
                'any'
            ]
        }
    },
    OutputPanel: {
        base: null,
        properties: {},
        methods: [
            'clear',
            'save',
            'trace'
        ],
        takes: {
            save: [
                'text',
                'boolean',
                'boolean'
            ],
            trace: [
                'text'
            ]
        }
    },
    PresetPanel: {
        base: null,
        properties: {
            items: 'rw'
        },
        methods: [
            'addNewItem',
            'applyPreset',
            'deleteFolder',
            'deleteItem',
            'expandFolder',
            'exportItem',
            'findItemIndex',
            'getSelectedItems',
            'importItem',
            'moveToFolder',
            'newFolder',
            'renameItem',
            'selectItem'
        ],
        takes: {
            items: [
                'any'
            ],
            addNewItem: [
                'text'
            ],
            applyPreset: [
                'text'
            ],
            deleteFolder: [
                'text'
            ],
            deleteItem: [
                'text'
            ],
            expandFolder: [
                'boolean',
                'boolean',
                'text'
            ],
            exportItem: [
                'text',
                'text'
            ],
            findItemIndex: [
                'text'
            ],
            importItem: [
                'text',
                'text'
            ],
            moveToFolder: [
                'text',
                'text'
            ],
            newFolder: [
                'text'
            ],
            renameItem: [
                'text'
            ],
            selectItem: [
                'text',
                'boolean',
                'boolean'
            ]
        }
    },
    PresetItem: {
        base: null,
        properties: {
            isDefault: 'r',
            isFolder: 'r',
            level: 'r',
            name: 'r',
            open: 'r',
            path: 'r'
        },
        methods: [],
        takes: {}
    },
    SWFPanel: {
        base: null,
        properties: {
            dpiScaleFactorX: 'r',
            dpiScaleFactorY: 'r',
            name: 'r',
            path: 'r'
        },
        methods: [
            'call',
            'reload',
            'setFocus'
        ],
        takes: {
            call: [
                'any'
            ]
        }
    },
    Tools: {
        base: null,
        properties: {
            activeTool: 'r',
            altIsDown: 'r',
            ctlIsDown: 'r',
            mouseIsDown: 'r',
            penDownLoc: 'r',
            penLoc: 'r',
            shiftIsDown: 'r',
            toolObjs: 'r'
        },
        methods: [
            'constrainPoint',
            'getKeyDown',
            'setCursor',
            'snapPoint'
        ],
        takes: {
            constrainPoint: [
                'any',
                'any'
            ],
            setCursor: [
                'number'
            ],
            snapPoint: [
                'any'
            ]
        }
    },
    ToolObj: {
        base: null,
        properties: {
            depth: 'rw',
            iconID: 'rw',
            position: 'r'
        },
        methods: [
            'enablePIControl',
            'setIcon',
            'setMenuString',
            'setOptionsFile',
            'setPI',
            'setToolName',
            'setToolTip',
            'showPIControl',
            'showTransformHandles'
        ],
        takes: {
            depth: [
                'number'
            ],
            iconID: [
                'number'
            ],
            enablePIControl: [
                'text',
                'boolean'
            ],
            setIcon: [
                'text'
            ],
            setMenuString: [
                'text'
            ],
            setOptionsFile: [
                'text'
            ],
            setPI: [
                'text'
            ],
            setToolName: [
                'text'
            ],
            setToolTip: [
                'text'
            ],
            showPIControl: [
                'text',
                'boolean'
            ],
            showTransformHandles: [
                'boolean'
            ]
        }
    },
    XMLUI: {
        base: null,
        properties: {},
        methods: [
            'accept',
            'cancel',
            'get',
            'getControlItemElement',
            'getEnabled',
            'getVisible',
            'set',
            'setControlItemElement',
            'setControlItemElements',
            'setEnabled',
            'setVisible'
        ],
        takes: {
            get: [
                'text'
            ],
            getControlItemElement: [
                'text'
            ],
            getEnabled: [
                'text'
            ],
            getVisible: [
                'text'
            ],
            set: [
                'text',
                'text'
            ],
            setControlItemElement: [
                'text',
                'any'
            ],
            setControlItemElements: [
                'text',
                'any'
            ],
            setEnabled: [
                'text',
                'boolean'
            ],
            setVisible: [
                'text',
                'boolean'
            ]
        }
    },
    ActionsPanel: {
        base: null,
        properties: {},
        methods: [
            'getSelectedText',
            'getText',
            'hasSelection',
            'replaceSelectedText',
            'setSelection',
            'setText'
        ],
        takes: {
            replaceSelectedText: [
                'text'
            ],
            setSelection: [
                'number',
                'number'
            ],
            setText: [
                'text'
            ]
        }
    },
    Tween: {
        base: null,
        properties: {
            duration: 'rw',
            startFrame: 'rw',
            tweenType: 'rw'
        },
        methods: [
            'getGeometricTransform',
            'getFilters',
            'getShape'
        ],
        takes: {
            duration: [
                'number'
            ],
            startFrame: [
                'number'
            ],
            tweenType: [
                'text'
            ],
            getGeometricTransform: [
                'number'
            ],
            getFilters: [
                'number'
            ],
            getShape: [
                'number'
            ]
        }
    }
};

/** Every class of the host by its name in Adobe's types. */ const contract = buildContract();
function buildContract() {
    const built = {};
    for (const [name, { base, properties, methods, takes }] of Object.entries(surface)){
        built[name] = {
            base,
            properties: {
                ...properties
            },
            methods: [
                ...methods
            ],
            takes: {
                ...takes
            },
            scriptName: scriptNames[name] ?? name
        };
    }
    for (const { className, base = null, properties = {}, methods = {}, takes = {} } of corrections){
        const target = built[className] ??= {
            base,
            properties: {},
            methods: [],
            takes: {},
            scriptName: scriptNames[className] ?? className
        };
        for (const [name, { access }] of Object.entries(properties)){
            target.methods = target.methods.filter((method)=>method !== name);
            target.properties[name] = access;
        }
        for (const name of Object.keys(methods)){
            delete target.properties[name];
            if (!target.methods.includes(name)) target.methods.push(name);
        }
        Object.assign(target.takes, takes);
    }
    for (const [name, order] of Object.entries(propertyOrder)){
        const target = classIn(built, name);
        target.properties = reorder(target.properties, order);
    }
    return built;
}
/** A class of the contract. @throws Error if there is none of that name */ function classIn(classes, name) {
    const declaration = classes[name];
    if (!declaration) throw new Error(`the contract has no class ${name}`);
    return declaration;
}
/** The declarations of a release: Flash CS6 lacks later members. */ function contractOf(era) {
    if (era === 'animate') return contract;
    const older = {
        ...contract
    };
    for (const [name, later] of Object.entries(laterThanCs6)){
        const { properties, methods, ...rest } = classIn(contract, name);
        older[name] = {
            ...rest,
            properties: Object.fromEntries(Object.entries(properties).filter(([member])=>!later.includes(member))),
            methods: methods.filter((member)=>!later.includes(member))
        };
    }
    return older;
}
function reorder(properties, order) {
    const first = order.filter((name)=>name in properties);
    const names = new Set([
        ...first,
        ...Object.keys(properties)
    ]);
    return Object.fromEntries([
        ...names
    ].map((name)=>[
            name,
            properties[name]
        ]));
}

/**
 * The property of that name that scripts see on an object; undefined for methods and all other names, because scripts
 * must not see the helper members of model objects.
 */ function propertyOf(object, name) {
    const { className } = object.constructor;
    return isProperty(className, name) ? memberOf(object, name) : undefined;
}
function isProperty(className, name) {
    if (className === null) return false;
    const { base, properties } = classIn(contract, className);
    return Object.hasOwn(properties, name) || isProperty(base, name);
}
/** The accessor of that name on the object's class or one above it; undefined for methods and unknown names. */ function memberOf(object, name) {
    // Members that every object has (`__proto__`) are not members of the host.
    for(let at = object; at && at !== Object.prototype; at = Object.getPrototypeOf(at)){
        const descriptor = Object.getOwnPropertyDescriptor(at, name);
        if (!descriptor) continue;
        const { get, set } = descriptor;
        if (!get) return undefined;
        return {
            get: ()=>get.call(object),
            set: set && ((value)=>void set.call(object, value))
        };
    }
    return undefined;
}

/** Freezes a list that never changes, so that `toScript` converts its entries only once. */ function kept(list) {
    Object.freeze(list);
    return list;
}

/**
 * The frames selected in a timeline: live state that is not stored in documents. For each layer a sorted list of the
 * indices where the selection begins and ends, so that adding and toggling are operations on lists of borders.
 */ class FrameSelection {
    get isEmpty() {
        return this.borders === undefined || this.borders.size === 0;
    }
    /** In the order of the layers, for those that still belong to the timeline. */ ranges(layers) {
        const ranges = [];
        const { borders } = this;
        if (!borders) return ranges;
        for (const layer of layers){
            const places = borders.get(layer);
            if (!places) continue;
            for(let i = 0; i < places.length; i += 2)ranges.push({
                layer,
                start: places[i],
                end: places[i + 1]
            });
        }
        return ranges;
    }
    clear() {
        this.borders = undefined;
    }
    /** Adds frames to the selection. */ add({ layer, start, end }) {
        const borders = this.borders?.get(layer) ?? [];
        const before = borders.filter((border)=>border < start);
        const after = borders.filter((border)=>border > end);
        const opens = before.length % 2 === 0 ? [
            start
        ] : [];
        const closes = after.length % 2 === 0 ? [
            end
        ] : [];
        this.set(layer, [
            ...before,
            ...opens,
            ...closes,
            ...after
        ]);
    }
    /** Selects the frames that were not selected, and deselects those that were. */ toggle({ layer, start, end }) {
        const places = new Set(this.borders?.get(layer));
        for (const border of [
            start,
            end
        ])if (!places.delete(border)) places.add(border);
        this.set(layer, [
            ...places
        ].sort((a, b)=>a - b));
    }
    set(layer, places) {
        this.borders ??= new Map();
        if (places.length > 0) this.borders.set(layer, places);
        else this.borders.delete(layer);
    }
}

/**
 * Persistent data of a document, an item or an element: `persistentData/PD` with the name in `n`, the value in `v`
 * and the type in `t` (absent: string; `i`: integer, measured; the other letters are assumed). Arrays are written as
 * numbers separated by commas.
 */ const LETTERS = {
    string: null,
    integer: 'i',
    double: 'd',
    integerArray: 'I',
    doubleArray: 'D',
    byteArray: 'B'
};
const TYPES$1 = {
    i: 'integer',
    d: 'double',
    I: 'integerArray',
    D: 'doubleArray',
    B: 'byteArray'
};
/** The entry of that name, or undefined. */ function dataEntry(owner, name) {
    return owner.child('persistentData')?.childrenNamed('PD').find((entry)=>entry.attr('n') === name);
}
function hasData(owner, name) {
    return dataEntry(owner, name) !== undefined;
}
/** The value stored under a name, or undefined. */ function getData(owner, name) {
    const entry = dataEntry(owner, name);
    if (!entry) return undefined;
    const text = entry.attr('v') ?? '';
    const type = lookUp(TYPES$1, entry.attr('t') ?? '');
    if (type === undefined) return text;
    if (type === 'integer' || type === 'double') return Number(text);
    return text === '' ? [] : text.split(',').map(Number);
}
/**
 * Stores a value under a name, in place of what was there.
 *
 * @param member The host's name of the method, for errors.
 * @throws HostError for an unknown type or a value that does not fit it.
 */ function addData(owner, member, name, type, data) {
    const key = checkText(`${member}: name`, name);
    const kind = String(type);
    const letter = Object.hasOwn(LETTERS, kind) ? LETTERS[kind] : undefined;
    if (letter === undefined) {
        throw new HostError(`${member}: expected one of ${Object.keys(LETTERS).join(', ')}, got ${describeValue(type)}`);
    }
    const text = formatData(member, kind, data);
    const entry = dataEntry(owner, key) ?? newEntry$1(owner, key);
    entry.setAttr('t', letter);
    entry.setAttr('v', text);
}
function removeData(owner, name) {
    const entry = dataEntry(owner, name);
    const list = entry?.parent;
    entry?.remove();
    if (list && list.children.length === 0) list.remove();
}
function newEntry$1(owner, name) {
    const entry = XmlNode.create('PD', {
        n: name
    });
    childOrNew(owner, 'persistentData').append(entry);
    return entry;
}
function formatData(member, type, data) {
    if (type === 'string') return checkText(member, data);
    if (type === 'integer' || type === 'double') return formatEntry(member, type, data);
    if (!Array.isArray(data)) throw new HostError(`${member}: expected an Array for ${type}, got ${describeValue(data)}`);
    return data.map((value)=>formatEntry(member, type, value)).join(',');
}
function formatEntry(member, type, value) {
    if (type === 'byteArray') return String(Math.trunc(checkNumber(member, value, 0, 255)));
    const number = checkNumber(member, value);
    return formatNumber(type.startsWith('integer') ? Math.trunc(number) : number);
}

/**
 * For which formats persistent data are published: an entry of the same list, whose name joins this word, the format
 * and the name of the data. Source: the FLA exporter of JPEXS.
 */ const PREFIX = 'PUB_PRST_DATA';
/** True when data are published in a format; without a name, when the document publishes any data. */ function isPublished(owner, format, name = '') {
    return getData(owner, `${PREFIX}${String(format)}${String(name)}`) === 1;
}
/**
 * Publishes data in a format, or no longer; without a name, the data of the whole document.
 *
 * @param member The host's name of the method, for errors.
 */ function setPublished(owner, member, { format, name = '', publish }) {
    const key = `${PREFIX}${checkText(`${member}: format`, format)}${checkText(`${member}: name`, name)}`;
    if (publish) addData(owner, member, key, 'integer', 1);
    else removeData(owner, key);
}

/** Moves an element in its parent's coordinates. */ function moveBy(element, x, y) {
    if (x !== 0 || y !== 0) element.transformBy(translation(x, y));
}
/**
 * Scales an element along its parent's axes until it is as wide or as high as asked for; its left and top side stay. An
 * element without extent along an axis stays so, as no scale would give it one.
 */ function resizeTo(element, width, height) {
    const { left, top, right, bottom } = element.box;
    const scaleX = scaleTo(right - left, width);
    const scaleY = scaleTo(bottom - top, height);
    if (scaleX === 1 && scaleY === 1) return;
    const change = {
        a: scaleX,
        b: 0,
        c: 0,
        d: scaleY,
        tx: left - scaleX * left,
        ty: top - scaleY * top
    };
    element.transformBy(change);
}
function scaleTo(extent, wanted) {
    return wanted === undefined || extent === 0 ? 1 : wanted / extent;
}

/**
 * An element of a frame or group: a view of its node. Its own matrix maps its content to the coordinates of its parent
 * (the timeline that it is on); raw shapes and groups have none, and `Shape` overrides what depends on it.
 *
 * Coordinates that scripts read and write are rounded to twips (0.05 px) unless the switch `roundToTwips` is off.
 */ class Element extends HostObject {
    static{
        this.className = 'Element';
    }
    constructor(node, owner){
        super();
        this.node = node;
        this.owner = owner;
    }
    get name() {
        return readText(this.node, 'name');
    }
    set name(value) {
        writeText(this.node, 'name', checkText('Element.name', value));
    }
    get layer() {
        return this.owner.layer;
    }
    /** Position in the drawing order of its frame or group; the backmost is 1. */ get depth() {
        return (this.node.parent?.children.indexOf(this.node) ?? 0) + 1;
    }
    get selected() {
        return this.document.isSelected(this);
    }
    set selected(value) {
        this.document.setSelected(this, Boolean(value));
    }
    get locked() {
        return readFlag(this.node, 'locked');
    }
    /** A locked element cannot be selected: locking deselects it. */ set locked(value) {
        if (value) this.document.setSelected(this, false);
        writeFlag(this.node, 'locked', Boolean(value));
    }
    get left() {
        return this.round(this.box.left);
    }
    get top() {
        return this.round(this.box.top);
    }
    /** Setting scales along the parent's x axis; the left side stays. Nothing happens to an element without width. */ get width() {
        return this.round(this.box.right - this.box.left);
    }
    set width(value) {
        resizeTo(this, checkNumber('Element.width', value, 0), undefined);
    }
    get height() {
        return this.round(this.box.bottom - this.box.top);
    }
    set height(value) {
        resizeTo(this, undefined, checkNumber('Element.height', value, 0));
    }
    get x() {
        return this.round(this.reference.x);
    }
    set x(value) {
        moveBy(this, this.round(checkNumber('Element.x', value)) - this.x, 0);
    }
    get y() {
        return this.round(this.reference.y);
    }
    set y(value) {
        moveBy(this, 0, this.round(checkNumber('Element.y', value)) - this.y);
    }
    /** A copy; assign it to change the element. */ get matrix() {
        return readMatrix(this.node);
    }
    set matrix(value) {
        this.writeMatrix(checkMatrix('Element.matrix', value));
    }
    get scaleX() {
        return decompose(this.matrix).scaleX;
    }
    set scaleX(value) {
        this.writeParts({
            scaleX: checkNumber('Element.scaleX', value)
        });
    }
    get scaleY() {
        return decompose(this.matrix).scaleY;
    }
    set scaleY(value) {
        this.writeParts({
            scaleY: checkNumber('Element.scaleY', value)
        });
    }
    get skewX() {
        return decompose(this.matrix).skewX;
    }
    set skewX(value) {
        this.writeParts({
            skewX: checkNumber('Element.skewX', value)
        });
    }
    get skewY() {
        return decompose(this.matrix).skewY;
    }
    set skewY(value) {
        this.writeParts({
            skewY: checkNumber('Element.skewY', value)
        });
    }
    /** In degrees, clockwise; NaN for an element that is skewed or mirrored. */ get rotation() {
        return rotationOf(decompose(this.matrix));
    }
    set rotation(value) {
        const angle = normalizeAngle(checkNumber('Element.rotation', value));
        const { skewX, skewY } = decompose(this.matrix);
        this.writeParts({
            skewX: normalizeAngle(skewX + angle - skewY),
            skewY: angle
        });
    }
    get transformX() {
        return this.round(this.pivot.x);
    }
    set transformX(value) {
        moveBy(this, this.round(checkNumber('Element.transformX', value)) - this.transformX, 0);
    }
    get transformY() {
        return this.round(this.pivot.y);
    }
    set transformY(value) {
        moveBy(this, 0, this.round(checkNumber('Element.transformY', value)) - this.transformY);
    }
    /** In the element's own coordinates; those of its parent for shapes, groups and primitives. */ getTransformationPoint() {
        const { x, y } = this.localPivot;
        return {
            x: this.round(x),
            y: this.round(y)
        };
    }
    setTransformationPoint(transformationPoint) {
        const { x, y } = checkPoint('Element.setTransformationPoint', transformationPoint);
        this.writePivot({
            x: this.round(x),
            y: this.round(y)
        });
    }
    /** A copy of the result of `getTransformationPoint`; assign it to set the point. The reference does not list it. */ get transformationPoint() {
        return this.getTransformationPoint();
    }
    set transformationPoint(value) {
        const { x, y } = checkPoint('Element.transformationPoint', value);
        this.setTransformationPoint({
            x,
            y
        });
    }
    /**
   * The bounds of the content in the element's own coordinates, before its matrix; those of its parent for raw shapes
   * and groups. A point at the origin if there is no content. The reference does not list it.
   */ get objectSpaceBounds() {
        const box = host_shown().ContentBounds.of(this.document).ofContent(this.node);
        if (isEmpty(box)) return {
            left: 0,
            top: 0,
            right: 0,
            bottom: 0
        };
        return {
            left: this.round(box.left),
            top: this.round(box.top),
            right: this.round(box.right),
            bottom: this.round(box.bottom)
        };
    }
    getPersistentData(name) {
        return getData(this.node, String(name)) ?? 0;
    }
    hasPersistentData(name) {
        return hasData(this.node, String(name));
    }
    setPersistentData(name, type, value) {
        this.checkKeepsData('setPersistentData');
        addData(this.node, 'Element.setPersistentData', name, type, value);
    }
    removePersistentData(name) {
        const isThere = hasData(this.node, String(name));
        removeData(this.node, String(name));
        return isThere;
    }
    getPublishPersistentData(name, format) {
        return isPublished(this.node, format, name);
    }
    setPublishPersistentData(name, format, publish) {
        this.checkKeepsData('setPublishPersistentData');
        setPublished(this.node, 'Element.setPublishPersistentData', {
            format,
            name,
            publish
        });
    }
    checkKeepsData(method) {
        if (this.keepsData) return;
        throw new HostError(`Element.${method}: only instances of symbols and bitmaps hold persistent data`);
    }
    get document() {
        return this.owner.document;
    }
    /** The bounds in the parent's coordinates, unrounded; for an element without content, a point at its position. */ get box() {
        const box = this.bounds;
        if (!isEmpty(box)) return box;
        const { x, y } = this.reference;
        return {
            left: x,
            top: y,
            right: x,
            bottom: y
        };
    }
    /** The bounds in the parent's coordinates, unrounded; empty for an element without content. */ get bounds() {
        return host_shown().ContentBounds.of(this.document).ofElement(this.node);
    }
    /** The registration point, unrounded: `x` and `y` show it. */ get reference() {
        const { tx, ty } = this.matrix;
        return {
            x: tx,
            y: ty
        };
    }
    /** The transformation point in the parent's coordinates, unrounded. */ get pivot() {
        return apply(readMatrix(this.node), this.storedPivot);
    }
    /** Transforms the element together with its parent's coordinates. */ transformBy(change) {
        transformNode(this.node, change, this.roundsToTwips);
    }
    /** The result of `getTransformationPoint`, unrounded. */ get localPivot() {
        return this.storedPivot;
    }
    writePivot(point) {
        writeTransformationPoint(this.node, point);
    }
    /** The transformation point in the coordinates in which it is stored: by default the centre of the content. */ get storedPivot() {
        return host_shown().ContentBounds.of(this.document).pivotOf(this.node);
    }
    writeMatrix(matrix) {
        writeMatrix(this.node, storable(matrix, readMatrix(this.node), this.roundsToTwips));
    }
    /** Gives the matrix other scales or angles, about the point of the switch `transformsAbout`. */ writeParts(parts) {
        const matrix = turned(this.matrix, parts);
        if (this.document.switches.transformsAbout === 'registrationPoint') {
            this.writeMatrix(matrix);
            return;
        }
        const { storedPivot, pivot } = this;
        const moved = apply(matrix, storedPivot);
        this.writeMatrix({
            ...matrix,
            tx: matrix.tx + pivot.x - moved.x,
            ty: matrix.ty + pivot.y - moved.y
        });
    }
    /** True for an element that may hold persistent data. */ get keepsData() {
        return false;
    }
    round(value) {
        return this.roundsToTwips ? toTwips(value) + 0 : value;
    }
    get roundsToTwips() {
        return this.document.switches.roundToTwips;
    }
}

/** Node name -> `instanceType`. */ const INSTANCE_TYPES = {
    DOMSymbolInstance: 'symbol',
    DOMComponentInstance: 'symbol',
    DOMBitmapInstance: 'bitmap',
    DOMVideoInstance: 'video',
    DOMCompiledClipInstance: 'compiled clip'
};
/** Node name -> types of the items that such an instance can show. */ const ITEM_TYPES = {
    DOMSymbolInstance: [
        'movie clip',
        'graphic',
        'button'
    ],
    DOMComponentInstance: [
        'component'
    ],
    DOMBitmapInstance: [
        'bitmap'
    ],
    DOMVideoInstance: [
        'video',
        'embedded video',
        'linked video'
    ],
    DOMCompiledClipInstance: [
        'compiled clip'
    ]
};
/** Shows an item of the library. The class of video instances; the base of the others. */ class Instance extends Element {
    static{
        this.className = 'Instance';
    }
    get elementType() {
        return 'instance';
    }
    get instanceType() {
        return lookUp(INSTANCE_TYPES, this.node.name) ?? '';
    }
    /** Null if the item is missing. Only an item of the same kind can replace it. */ get libraryItem() {
        return this.document.itemAt(this.itemPath) ?? null;
    }
    set libraryItem(value) {
        const allowed = lookUp(ITEM_TYPES, this.node.name) ?? [];
        const item = value && this.document.itemAt(String(value.name));
        if (!item || item !== value) {
            throw new HostError(`Instance.libraryItem: expected an item of this document's library, got ${describeValue(value)}`);
        }
        if (!allowed.includes(item.itemType)) {
            throw new HostError(`Instance.libraryItem: expected an item of the same kind (${allowed.join(', ')}), got the ${item.itemType} "${item.name}"`);
        }
        this.document.checkShows('Instance.libraryItem', this.layer, item);
        this.node.setAttr('libraryItemName', item.storedName);
    }
    /** Path of the item, which may be missing. */ get itemPath() {
        return readText(this.node, 'libraryItemName');
    }
}

/** Shows a bitmap: a view of one `DOMBitmapInstance`. */ class BitmapInstance extends Instance {
    static{
        this.className = 'BitmapInstance';
    }
    /** Width of the bitmap in pixels; 0 if it is missing. */ get hPixels() {
        return this.size.width;
    }
    get vPixels() {
        return this.size.height;
    }
    get keepsData() {
        return true;
    }
    get size() {
        const item = this.libraryItem;
        return item ? host_shown().sizeOf(item.node) : {
            width: 0,
            height: 0
        };
    }
}

/** Attributes of the Accessibility panel. */ const ATTRIBUTES$2 = [
    'accName',
    'description',
    'shortcut',
    'tabIndex',
    'silent',
    'forceSimple'
];
/** Changes one of them (null for its default), and records whether there are any. */ function setAccessibility(node, name, value) {
    if ((node.attr(name) ?? null) === value) return;
    node.setAttr(name, value);
    const isAny = ATTRIBUTES$2.some((attribute)=>node.attr(attribute) !== undefined);
    node.setAttr('hasAccessibleData', isAny ? 'true' : null);
}

/** The common members of instances of symbols and compiled clips: colour effect, filters, blending, accessibility. */ class DisplayInstance extends Instance {
    get visible() {
        return INSTANCE.isVisible.read(this.node);
    }
    set visible(value) {
        INSTANCE.isVisible.write(this.node, Boolean(value));
    }
    get blendMode() {
        return BLENDING.blendMode.read(this.node);
    }
    set blendMode(value) {
        assign(this.node, BLENDING.blendMode, `${this.className}.blendMode`, value);
    }
    get cacheAsBitmap() {
        return INSTANCE.cacheAsBitmap.read(this.node);
    }
    set cacheAsBitmap(value) {
        INSTANCE.cacheAsBitmap.write(this.node, Boolean(value));
    }
    /** Copies: change them and assign the Array. */ get filters() {
        return readFilters(this.node);
    }
    set filters(value) {
        writeFilters(this.node, `${this.className}.filters`, value);
    }
    /** True for 24 bits without transparency, on `backgroundColor`. */ get useBackgroundColor() {
        return !INSTANCE.bits32.read(this.node);
    }
    set useBackgroundColor(value) {
        INSTANCE.bits32.write(this.node, !value);
    }
    get backgroundColor() {
        return formatColor({
            rgb: matteColorOf(this.node),
            alpha: 1
        });
    }
    set backgroundColor(value) {
        const { rgb } = parseColor(`${this.className}.backgroundColor`, value);
        childOrNew(this.node, 'MatteColor').setAttr('color', rgb);
    }
    get colorMode() {
        return colorModeOf(this.node);
    }
    set colorMode(value) {
        setColorMode(this.node, checkChoice(`${this.className}.colorMode`, value, COLOR_MODES));
    }
    /** -100 to 100. Only in the mode `brightness`. */ get brightness() {
        this.needMode('brightness', 'brightness');
        return Math.round(brightnessOf(this.node) * 100);
    }
    /** `#RRGGBB`. Only in the mode `tint`. */ get tintColor() {
        this.needMode('tint', 'tintColor');
        return tintOf(this.node).color;
    }
    /** 0 to 100. Only in the mode `tint`. */ get tintPercent() {
        this.needMode('tint', 'tintPercent');
        return Math.round(tintOf(this.node).strength * 100);
    }
    get colorRedPercent() {
        return this.percent('red');
    }
    set colorRedPercent(value) {
        this.setPercent('red', 'colorRedPercent', value);
    }
    get colorGreenPercent() {
        return this.percent('green');
    }
    set colorGreenPercent(value) {
        this.setPercent('green', 'colorGreenPercent', value);
    }
    get colorBluePercent() {
        return this.percent('blue');
    }
    set colorBluePercent(value) {
        this.setPercent('blue', 'colorBluePercent', value);
    }
    get colorAlphaPercent() {
        return this.percent('alpha');
    }
    set colorAlphaPercent(value) {
        this.setPercent('alpha', 'colorAlphaPercent', value);
    }
    get colorRedAmount() {
        return this.amount('red');
    }
    set colorRedAmount(value) {
        this.setAmount('red', 'colorRedAmount', value);
    }
    get colorGreenAmount() {
        return this.amount('green');
    }
    set colorGreenAmount(value) {
        this.setAmount('green', 'colorGreenAmount', value);
    }
    get colorBlueAmount() {
        return this.amount('blue');
    }
    set colorBlueAmount(value) {
        this.setAmount('blue', 'colorBlueAmount', value);
    }
    get colorAlphaAmount() {
        return this.amount('alpha');
    }
    set colorAlphaAmount(value) {
        this.setAmount('alpha', 'colorAlphaAmount', value);
    }
    get accName() {
        return readText(this.node, 'accName');
    }
    set accName(value) {
        setAccessibility(this.node, 'accName', checkText(`${this.className}.accName`, value) || null);
    }
    get description() {
        return readText(this.node, 'description');
    }
    set description(value) {
        setAccessibility(this.node, 'description', checkText(`${this.className}.description`, value) || null);
    }
    get shortcut() {
        return readText(this.node, 'shortcut');
    }
    set shortcut(value) {
        setAccessibility(this.node, 'shortcut', checkText(`${this.className}.shortcut`, value) || null);
    }
    /** 0 for none. */ get tabIndex() {
        return readInteger(this.node, 'tabIndex');
    }
    set tabIndex(value) {
        const index = Math.trunc(checkNumber(`${this.className}.tabIndex`, value, 0, 65535));
        setAccessibility(this.node, 'tabIndex', index === 0 ? null : String(index));
    }
    get silent() {
        return readFlag(this.node, 'silent');
    }
    set silent(value) {
        setAccessibility(this.node, 'silent', value ? 'true' : null);
    }
    get forceSimple() {
        return readFlag(this.node, 'forceSimple');
    }
    set forceSimple(value) {
        setAccessibility(this.node, 'forceSimple', value ? 'true' : null);
    }
    get keepsData() {
        return true;
    }
    get className() {
        return this.constructor.className;
    }
    needMode(mode, member) {
        if (this.colorMode !== mode) {
            throw new HostError(`${this.className}.${member}: only with colorMode "${mode}", which is "${this.colorMode}" here`);
        }
    }
    percent(channel) {
        return Math.round(colorTransformOf(this.node)[channel].multiplier * 100);
    }
    setPercent(channel, member, value) {
        const percent = checkNumber(`${this.className}.${member}`, value, -100, 100);
        setChannel(this.node, channel, {
            multiplier: percent / 100
        });
    }
    amount(channel) {
        return Math.round(colorTransformOf(this.node)[channel].offset);
    }
    setAmount(channel, member, value) {
        setChannel(this.node, channel, {
            offset: checkNumber(`${this.className}.${member}`, value, -255, 255)
        });
    }
}

/** Shows a compiled clip: a view of one `DOMCompiledClipInstance`. */ class CompiledClipInstance extends DisplayInstance {
    static{
        this.className = 'CompiledClipInstance';
    }
}

/** A parameter of a component: a view of one `Inspectable`. */ class Parameter extends HostObject {
    static{
        this.className = 'Parameter';
    }
    constructor(inspectable, /** The component that the parameter belongs to. */ instance){
        super(), this.inspectable = inspectable, this.instance = instance;
    }
    get isStale() {
        return this.instance.isStale;
    }
    get name() {
        return readText(this.inspectable, 'name');
    }
    get category() {
        return readText(this.inspectable, 'category');
    }
    /** `Default`, `Array`, `Object`, `List`, `String`, `Number`, `Boolean`, `Font Name`, `Color`, … */ get valueType() {
        return readText(this.inspectable, 'type', 'Default');
    }
    /** 0: in the Component inspector only; 1: in the Property inspector too. */ get verbose() {
        return readInteger(this.inspectable, 'verbose');
    }
    /** A number or Boolean for parameters of that type, otherwise the text as stored. */ get value() {
        const text = readText(this.inspectable, 'defaultValue');
        if (this.valueType === 'Number') return Number(text);
        return this.valueType === 'Boolean' ? text === 'true' : text;
    }
    /** For a list, the index of the value among its choices; -1 for other types. */ get listIndex() {
        return this.valueType === 'List' ? readText(this.inspectable, 'enumeration').split(',').indexOf(String(this.value)) : -1;
    }
}

const SYMBOL_TYPES$1 = [
    'button',
    'movie clip',
    'graphic'
];
/** Adobe's reference has the first three; the others come with newer versions of the host. */ const LOOPS = [
    'loop',
    'play once',
    'single frame',
    'loop reverse',
    'play once reverse'
];
/** Shows a symbol: a view of one `DOMSymbolInstance`. */ class SymbolInstance extends DisplayInstance {
    static{
        this.className = 'SymbolInstance';
    }
    /** The behaviour of the instance; that of its item may differ. */ get symbolType() {
        return INSTANCE.symbolType.read(this.node);
    }
    set symbolType(value) {
        const type = checkChoice('SymbolInstance.symbolType', value, SYMBOL_TYPES$1);
        if (type === this.symbolType) return;
        const { symbolType, loop, firstFrame, lastFrame } = INSTANCE;
        symbolType.write(this.node, type);
        for (const { name } of [
            loop,
            firstFrame,
            lastFrame
        ])this.node.setAttr(name, null);
        // Documents name the loop of every graphic, the default too.
        if (type === 'graphic') this.node.setAttr(loop.name, loop.initial);
    }
    /** The first frame of a graphic, from 0; undefined for other types, where it cannot be set. */ get firstFrame() {
        return this.isGraphic ? INSTANCE.firstFrame.read(this.node) : undefined;
    }
    set firstFrame(value) {
        if (!this.isPlayed('firstFrame')) return;
        assign(this.node, INSTANCE.firstFrame, 'SymbolInstance.firstFrame', value);
    }
    /**
   * The last frame that a graphic plays, from 0; -1 for the end of the symbol. Undefined for other types. The reference
   * does not list it.
   */ get lastFrame() {
        return this.isGraphic ? INSTANCE.lastFrame.read(this.node) : undefined;
    }
    set lastFrame(value) {
        if (!this.isPlayed('lastFrame')) return;
        assign(this.node, INSTANCE.lastFrame, 'SymbolInstance.lastFrame', value);
    }
    /** The loop mode of a graphic; undefined for other types, where it cannot be set. */ get loop() {
        return this.isGraphic ? INSTANCE.loop.read(this.node) : undefined;
    }
    set loop(value) {
        if (!this.isPlayed('loop')) return;
        this.node.setAttr(INSTANCE.loop.name, checkChoice('SymbolInstance.loop', value, LOOPS));
    }
    get buttonTracking() {
        return INSTANCE.trackAsMenu.read(this.node) ? 'menu' : 'button';
    }
    set buttonTracking(value) {
        const tracking = checkChoice('SymbolInstance.buttonTracking', value, [
            'button',
            'menu'
        ]);
        if (this.symbolType === 'button') INSTANCE.trackAsMenu.write(this.node, tracking === 'menu');
    }
    get bitmapRenderMode() {
        if (INSTANCE.exportAsBitmap.read(this.node)) return 'export';
        return this.cacheAsBitmap ? 'cache' : 'none';
    }
    set bitmapRenderMode(value) {
        const mode = checkChoice('SymbolInstance.bitmapRenderMode', value, [
            'none',
            'cache',
            'export'
        ]);
        INSTANCE.exportAsBitmap.write(this.node, mode === 'export');
        INSTANCE.cacheAsBitmap.write(this.node, mode === 'cache');
    }
    get is3D() {
        return isInSpace(this.node);
    }
    get isGraphic() {
        return this.symbolType === 'graphic';
    }
    /** Setting it on other instances has no effect, as in the host; a warning reports it. */ isPlayed(member) {
        if (!this.isGraphic) this.document.warn(`SymbolInstance.${member}: only graphics have it, and this is a ${this.symbolType}`);
        return this.isGraphic;
    }
}

/** Shows a component: a view of one `DOMComponentInstance`. */ class ComponentInstance extends SymbolInstance {
    static{
        this.className = 'ComponentInstance';
    }
    /** The values of the Component inspector. */ get parameters() {
        const source = this.node.child('parametersAsXML')?.text() ?? '';
        if (source !== this.source) {
            this.source = source;
            this.parameterCache = readParameters(source, this);
        }
        return this.parameterCache;
    }
    constructor(...args){
        super(...args), this.source = '', this.parameterCache = [];
    }
}
/** The text is a list of `property` elements without a root. */ function readParameters(source, instance) {
    const list = new XmlFile('parametersAsXML', `<properties>${source}</properties>`).root;
    return list.children.flatMap((property)=>property.childrenNamed('Inspectable')).map((node)=>new Parameter(node, instance));
}

const types = new Map();
let otherType;
/** Registers the class of each node's name; `other` is the class of all other nodes. */ function registerElements(byNode, other) {
    for (const [name, type] of Object.entries(byNode))types.set(name, type);
    otherType = other;
}
/**
 * The element of a node of `elements` or `members`: always the same object. After a move to another frame or group,
 * that is its owner.
 */ function elementOf(node, owner) {
    const existing = node.view;
    if (existing) {
        existing.owner = owner;
        return existing;
    }
    const type = types.get(node.name) ?? otherType;
    if (!type) throw new Error('elementOf: no kinds of elements are registered; import model/elements, not a file in it');
    const element = new type(node, owner);
    node.view = element;
    return element;
}

const STYLES$1 = [
    'noFill',
    'solid',
    'bitmap',
    'linearGradient',
    'radialGradient'
];
/** The fill in a `FillStyle` or `fill` node; no fill for undefined. */ function readFill(holder) {
    const node = holder?.children.at(0);
    const paint = node && readPaint(node);
    switch(paint?.tag){
        case 'SolidColor':
            return {
                style: 'solid',
                color: formatColor(paint.rgba)
            };
        case 'BitmapFill':
            {
                const { bitmapPath, bitmapIsClipped, matrix } = paint;
                return {
                    style: 'bitmap',
                    bitmapPath,
                    bitmapIsClipped,
                    matrix
                };
            }
        case 'LinearGradient':
            return readGradient(paint, 'linearGradient');
        case 'RadialGradient':
            return {
                ...readGradient(paint, 'radialGradient'),
                focalPoint: Math.round(paint.focalPointRatio * 255)
            };
        default:
            return {
                style: 'noFill'
            };
    }
}
function readGradient(paint, style) {
    return {
        style,
        ...entryArrays(paint.stops),
        matrix: paint.matrix,
        overflow: paint.spreadMethod,
        linearRGB: paint.isMixedInLight
    };
}
/**
 * The node that stores a Fill object (`SolidColor`, `LinearGradient`, …), or undefined for no fill.
 *
 * @param member The host's name of the assigned member, for errors.
 */ function paintNode(member, value) {
    const fill = checkObject(member, value, 'a Fill object');
    const style = checkChoice(`${member}: style`, fill.style, STYLES$1);
    switch(style){
        case 'noFill':
            return undefined;
        case 'solid':
            return XmlNode.create('SolidColor', colorAttributes(`${member}: color`, fill.color));
        case 'bitmap':
            return placed(XmlNode.create('BitmapFill', {
                bitmapPath: checkText(`${member}: bitmapPath`, fill.bitmapPath),
                bitmapIsClipped: String(Boolean(fill.bitmapIsClipped))
            }), member, fill);
        default:
            return gradientNode(style, member, fill);
    }
}
function gradientNode(style, member, fill) {
    const { spreadMethod, interpolationMethod, focalPointRatio } = PAINT_SCHEMA.RadialGradient;
    const overflow = String(fill.overflow ?? spreadMethod.initial).toLowerCase();
    const focal = style === 'radialGradient' ? checkNumber(`${member}: focalPoint`, fill.focalPoint ?? 0, -255, 255) : 0;
    const node = XmlNode.create(style === 'linearGradient' ? 'LinearGradient' : 'RadialGradient');
    spreadMethod.write(node, checked(spreadMethod, `${member}: overflow`, overflow));
    interpolationMethod.write(node, fill.linearRGB ? 'linearRGB' : 'rgb');
    focalPointRatio.write(node, focal / 255);
    for (const entry of entryNodes(member, fill))node.append(entry);
    return placed(node, member, fill);
}
function placed(node, member, fill) {
    if (fill.matrix !== undefined) writeMatrix(node, checkMatrix(`${member}: matrix`, fill.matrix));
    return node;
}

/**
 * What ragged, stippled and hatched strokes are described by in an XFL, by the name of their node: each list in the order
 * of the numbers that binary documents have in their place.
 */ const STROKE_WORDS = {
    RaggedStroke: {
        pattern: [
            'solid',
            'simple',
            'random',
            'dotted',
            'random dotted',
            'triple dotted',
            'random triple dotted'
        ],
        waveHeight: [
            'flat',
            'wavy',
            'very wavy',
            'wild'
        ],
        waveLength: [
            'very short',
            'short',
            'medium',
            'long'
        ]
    },
    StippleStroke: {
        dotSize: [
            'tiny',
            'small',
            'medium',
            'large'
        ],
        variation: [
            'one size',
            'small variation',
            'varied sizes',
            'random sizes'
        ],
        density: [
            'very dense',
            'dense',
            'sparse',
            'very sparse'
        ]
    },
    HatchedStroke: {
        hatchThickness: [
            'hairline',
            'thin',
            'medium',
            'thick'
        ],
        space: [
            'very close',
            'close',
            'distant',
            'very distant'
        ],
        jiggle: [
            'none',
            'bounce',
            'loose',
            'wild'
        ],
        rotate: [
            'none',
            'slight',
            'medium',
            'free'
        ],
        curve: [
            'straight',
            'slight curve',
            'medium curve',
            'very curved'
        ],
        length: [
            'equal',
            'slight variation',
            'medium variation'
        ]
    }
};

/** A hairline is published with a width of one twip. */ const HAIRLINE = 0.05;
/** Node name -> style, and the properties that only this style has: lengths, and words to choose from. */ const KINDS$1 = {
    SolidStroke: {
        style: 'solid'
    },
    DashedStroke: {
        style: 'dashed',
        lengths: STROKE_LENGTHS.DashedStroke
    },
    DottedStroke: {
        style: 'dotted',
        lengths: STROKE_LENGTHS.DottedStroke
    },
    RaggedStroke: {
        style: 'ragged',
        words: STROKE_WORDS.RaggedStroke
    },
    StippleStroke: {
        style: 'stipple',
        words: STROKE_WORDS.StippleStroke
    },
    HatchedStroke: {
        style: 'hatched',
        words: STROKE_WORDS.HatchedStroke
    }
};
/** Other words for a length: "random" by its page in the reference (stroke12), "slight" by the examples there. */ const LENGTHS = {
    random: 'medium variation',
    slight: 'slight variation'
};
const STYLES = [
    'noStroke',
    ...Object.values(KINDS$1).map(({ style })=>style)
];
/** The stroke in a `StrokeStyle` or `stroke` node; no stroke for undefined. */ function readStroke(holder) {
    const node = holder?.children[0];
    const kind = node && lookUp(KINDS$1, node.name);
    if (!kind) return {
        style: 'noStroke'
    };
    const shapeFill = readFill(node.child('fill'));
    const { isHairline, weight, caps, joints, miterLimit, scaleMode, pixelHinting, sharpCorners } = new DocumentStroke(node);
    const stroke = {
        style: kind.style,
        thickness: isHairline ? HAIRLINE : weight,
        color: shapeFill.style === 'solid' ? shapeFill.color : '#000000',
        capType: caps,
        joinType: joints,
        miterLimit,
        scaleType: scaleMode,
        strokeHinting: pixelHinting,
        breakAtCorners: sharpCorners,
        shapeFill
    };
    for (const [name, length] of Object.entries(kind.lengths ?? {}))stroke[name] = length.read(node);
    for (const name of Object.keys(kind.words ?? {}))stroke[name] = node.attr(name);
    return stroke;
}
/**
 * The node that stores a Stroke object (`SolidStroke`, `DashedStroke`, …), or undefined for no stroke. A gradient or
 * bitmap in `shapeFill` takes precedence over `color`, and `color` over a plain one.
 *
 * @param member The host's name of the assigned member, for errors.
 */ function strokeNode(member, value) {
    const stroke = checkObject(member, value, 'a Stroke object');
    const style = checkChoice(`${member}: style`, stroke.style, STYLES);
    const kind = Object.entries(KINDS$1).find(([, { style: known }])=>known === style);
    if (!kind) return undefined;
    const [name, { lengths = {}, words = {} }] = kind;
    const node = XmlNode.create(name);
    const given = (attribute, property, byDefault = attribute.initial)=>checked(attribute, `${member}: ${property}`, stroke[property] ?? byDefault);
    const thickness = given(STROKE.weight, 'thickness');
    const isThin = thickness <= HAIRLINE;
    const [caps, joints] = [
        given(STROKE.caps, 'capType'),
        given(STROKE.joints, 'joinType')
    ];
    STROKE.scaleMode.write(node, given(STROKE.scaleMode, 'scaleType', 'normal'));
    STROKE.solidStyle.write(node, isThin && style === 'solid' ? 'hairline' : 'solid');
    STROKE.weight.write(node, isThin ? STROKE.weight.initial : thickness);
    STROKE.caps.write(node, caps);
    STROKE.joints.write(node, joints);
    STROKE.miterLimit.write(node, given(STROKE.miterLimit, 'miterLimit'));
    STROKE.pixelHinting.write(node, Boolean(stroke.strokeHinting));
    STROKE.sharpCorners.write(node, Boolean(stroke.breakAtCorners));
    // Documents name these, the default too.
    for (const [extra, length] of Object.entries(lengths))node.setAttr(extra, length.format(given(length, extra)));
    for (const [extra, choices] of Object.entries(words)){
        const word = extra === 'length' ? lookUp(LENGTHS, String(stroke.length)) ?? stroke.length : stroke[extra];
        if (word !== undefined) node.setAttr(extra, checkChoice(`${member}: ${extra}`, word, choices));
    }
    const paint = paintNode(`${member}: shapeFill`, paintOf(stroke));
    node.append(XmlNode.create('fill', {}, paint ? [
        paint
    ] : []));
    return node;
}
function paintOf({ shapeFill, color }) {
    const isPlain = shapeFill === undefined || shapeFill?.style === 'solid';
    return isPlain && color !== undefined ? {
        style: 'solid',
        color
    } : shapeFill ?? {
        style: 'solid',
        color: 0
    };
}

/**
 * The number under which a shape keeps a fill: that of an equal one if it has one, otherwise of a new one at the end. 0
 * for no fill.
 */ function fillStyleOf(shape, member, fill) {
    return adoptStyle(shape, 'fills', paintNode(member, fill));
}
/** The same for a stroke. */ function strokeStyleOf(shape, member, stroke) {
    return adoptStyle(shape, 'strokes', strokeNode(member, stroke));
}
/**
 * The number under which a shape keeps a paint or a stroke, by its node (`SolidColor`, `SolidStroke`, …): that of an equal
 * one if it has one, otherwise of a copy at the end. 0 for none.
 */ function adoptStyle(shape, listName, content) {
    if (!content) return 0;
    const list = childOrNew(shape, listName, listName === 'fills' ? [
        'strokes',
        'edges'
    ] : [
        'edges'
    ]);
    const wanted = print(content);
    let last = 0;
    for (const style of list.children){
        const index = Number(style.attr('index'));
        const [paint] = style.children;
        const mayEqual = paint?.name === content.name && paint.rawAttr('color') === content.rawAttr('color');
        if (mayEqual && print(paint) === wanted) return index;
        last = Math.max(last, index);
    }
    const name = listName === 'fills' ? 'FillStyle' : 'StrokeStyle';
    const own = content.parent ? content.clone() : content;
    list.append(XmlNode.create(name, {
        index: String(last + 1)
    }, [
        own
    ]));
    return last + 1;
}
/** Removes the styles that no edge of a shape names, and renumbers the others from 1. */ function dropUnusedStyles(shape) {
    const edges = shape.child('edges')?.children ?? [];
    dropUnused(shape, 'fills', edges, [
        'fillStyle0',
        'fillStyle1'
    ]);
    dropUnused(shape, 'strokes', edges, [
        'strokeStyle'
    ]);
}
function dropUnused(shape, listName, edges, attributes) {
    const list = shape.child(listName);
    if (!list) return;
    const used = new Set(edges.flatMap((edge)=>attributes.map((name)=>edge.attr(name))));
    const numbers = new Map();
    for (const style of [
        ...list.children
    ]){
        const index = style.attr('index') ?? '';
        if (!used.has(index)) style.remove();
        else numbers.set(index, String(numbers.size + 1));
    }
    if (list.children.length === 0) list.remove();
    if ([
        ...numbers
    ].every(([before, after])=>before === after)) return;
    for (const style of list.children)style.setAttr('index', numbers.get(style.attr('index') ?? '') ?? null);
    for (const edge of edges){
        for (const name of attributes){
            const index = edge.attr(name);
            if (index !== undefined && numbers.has(index)) edge.setAttr(name, numbers.get(index) ?? null);
        }
    }
}
/** A key that is equal for nodes with the same names, attributes and children. */ function print(node) {
    const parts = node.attributes().map(([name, value])=>`${name}=${value}`);
    return `${node.name}(${parts.sort().join(',')})[${node.children.map(print).join(',')}]`;
}

/** The fill of a shape or primitive; if there are several, the one with the lowest number. */ function customFillOf(shape) {
    return readFill(holders(shape, 'fill')[0]);
}
/** The stroke of a shape or primitive; if there are several, the one with the lowest number. */ function customStrokeOf(shape) {
    return readStroke(holders(shape, 'stroke')[0]);
}
/** Gives all fills of a shape the same paint. @throws HostError for a value that is not a fill */ function paintFills(shape, member, fill) {
    repaint(shape, 'fill', ()=>paintNode(member, fill));
}
/**
 * Gives all strokes of a shape another look, which may depend on the one that each has. A drawing object or primitive
 * without any gets one all around, a raw shape does not: published commands turn fills into objects to outline them.
 */ function paintStrokes(shape, member, strokeFor) {
    if (holders(shape, 'stroke').length === 0) {
        outline(shape, member, strokeFor(readStroke(undefined)));
        return;
    }
    repaint(shape, 'stroke', (holder)=>strokeNode(member, strokeFor(readStroke(holder))));
}
function outline(shape, member, stroke) {
    if (shape.name !== 'DOMShape') {
        const made = strokeNode(member, stroke);
        if (made) shape.append(XmlNode.create('stroke', {}, [
            made
        ]));
    } else if (readFlag(shape, 'isDrawingObject')) {
        const style = strokeStyleOf(shape, member, stroke);
        if (style === 0) return;
        for (const edge of shape.child('edges')?.childrenNamed('Edge') ?? [])edge.setAttr('strokeStyle', String(style));
    }
}
/** The nodes that hold the fills or strokes of a shape: one for each style, or the one of a primitive. */ function holders(shape, kind) {
    if (shape.name === 'DOMShape') return [
        ...shape.child(`${kind}s`)?.children ?? []
    ];
    return shape.childrenNamed(kind);
}
/** Puts new paint into every style of a shape; without any, the styles are removed, and the edges name none. */ function repaint(shape, kind, make) {
    for (const holder of holders(shape, kind)){
        const made = make(holder);
        holder.children[0]?.remove();
        if (made) holder.append(made);
        else removeStyle(shape, kind, holder);
    }
}
function removeStyle(shape, kind, holder) {
    const index = holder.attr('index');
    holder.remove();
    if (shape.name !== 'DOMShape') return;
    const list = shape.child(`${kind}s`);
    if (list?.children.length === 0) list.remove();
    const names = kind === 'fill' ? [
        'fillStyle0',
        'fillStyle1'
    ] : [
        'strokeStyle'
    ];
    for (const edge of shape.child('edges')?.children ?? []){
        for (const name of names)if (edge.attr(name) === index) edge.setAttr(name, null);
    }
}

/** A closed walk along one side of the edges of a shape. */ class Contour extends HostObject {
    static{
        this.className = 'Contour';
    }
    constructor(graph, index){
        super(), this.graph = graph, this.index = index;
    }
    get isStale() {
        return this.graph.isStale;
    }
    /** The fill on the contour's side of its edges; none if the contour does not enclose anything. */ get fill() {
        return this.graph.paints.fill(this.area === 0 ? 0 : this.graph.fillStyle(this.halves[0]));
    }
    set fill(value) {
        const { segments } = this.graph.edit('Contour.fill');
        const style = fillStyleOf(this.graph.shape, 'Contour.fill', value);
        for (const half of this.halves)segments[half >> 1][half & 1 ? 'fillStyle0' : 'fillStyle1'] = style;
    }
    /** True for a contour that encloses an area; false for the one around a shape, and for the one around a hole. */ get interior() {
        return this.area > 0;
    }
    /** -1 for a contour that encloses an area, 1 for the one around it, 0 without area: recorded in Animate 2023. */ get orientation() {
        return -Math.sign(this.area) + 0;
    }
    /** Signed: positive for a walk around an area. */ get area() {
        return this.graph.walks.loops[this.index].area;
    }
    getHalfEdge() {
        return this.graph.halfEdge(this.halves[0]);
    }
    get halves() {
        return this.graph.walks.loops[this.index].halves;
    }
}

/**
 * The cubic curves of a shape, and for each edge the one that it is a part of. They are in the `cubics` of the document,
 * in whole twips; an edge that none of them claims is a curve of its own.
 */ class CubicSegments {
    constructor(shape, edges){
        this.segments = [];
        /** For each edge the index of its curve. */ this.indices = [];
        const claims = this.readHints(shape);
        for(let half = 0; half < edges.count; half += 2){
            const [start, control, end] = [
                edges.point(half, 0),
                edges.point(half, 1),
                edges.point(half, 2)
            ];
            const index = claims.get(keyOf(start, end)) ?? claims.get(keyOf(end, start));
            this.indices.push(index ?? this.segments.push(elevate(start, control, end)) - 1);
        }
    }
    /** The index of a curve by the rounded ends of each edge in it. */ readHints(shape) {
        const claims = new Map();
        for (const node of shape.child('edges')?.children ?? []){
            for (const { points, ends } of host_shown().decodeCubics(node.attr('cubics') ?? '')){
                const index = this.segments.push(points) - 1;
                for(let i = 1; i < ends.length; i++)claims.set(keyOf(ends[i - 1], ends[i]), index);
            }
        }
        return claims;
    }
}
function keyOf(start, end) {
    return [
        start.x,
        start.y,
        end.x,
        end.y
    ].map((value)=>Math.round(value * 20)).join(' ');
}
/** The quadratic curve as a cubic one. */ function elevate(start, control, end) {
    const towards = (from)=>({
            x: from.x + (control.x - from.x) * 2 / 3,
            y: from.y + (control.y - from.y) * 2 / 3
        });
    return [
        start,
        towards(start),
        towards(end),
        end
    ];
}

function draftOf(edges) {
    const vertices = Array.from({
        length: edges.vertexCount
    }, (_, id)=>edges.vertex(id));
    const segments = [];
    for(let half = 0; half < edges.count; half += 2){
        segments.push({
            start: vertices[edges.origin(half)],
            control: edges.point(half, 1),
            end: vertices[edges.head(half)],
            isLine: edges.isLine(half),
            fillStyle0: edges.fill(half + 1),
            fillStyle1: edges.fill(half),
            strokeStyle: edges.stroke(half),
            isDeleted: false
        });
    }
    return {
        vertices,
        segments
    };
}
/** The middle of a straight segment, or the control point of a curve. */ function controlOf({ start, control, end, isLine }) {
    return isLine ? between(start, end, 0.5) : control;
}
/** Cuts a segment at parameter `t` (0 to 1): it keeps the first piece, the second is returned. */ function splitSegment(segment, t) {
    const { start, control, end, isLine } = segment;
    const before = between(start, control, t);
    const after = between(control, end, t);
    const middle = isLine ? between(start, end, t) : between(before, after, t);
    segment.control = before;
    segment.end = middle;
    return {
        ...segment,
        start: middle,
        control: after,
        end
    };
}
function between(start, end, t) {
    return {
        x: start.x + (end.x - start.x) * t,
        y: start.y + (end.y - start.y) * t
    };
}
/**
 * Writes changed segments into the `edges` of a `DOMShape`: one `Edge` for each run of segments with the same styles. The
 * editor's hints (`cubics`) described the old outline and are dropped.
 */ function writeDraft(shape, segments) {
    const list = shape.child('edges');
    if (!list) return;
    for (const node of [
        ...list.children
    ])node.remove();
    let run = [];
    const finish = ()=>{
        if (run.length > 0) list.append(edgeNode$1(run));
        run = [];
    };
    for (const segment of segments){
        if (segment.isDeleted) continue;
        if (run.length > 0 && !isStyledAlike(run[0], segment)) finish();
        run.push(segment);
    }
    finish();
}
function isStyledAlike(first, second) {
    return first.fillStyle0 === second.fillStyle0 && first.fillStyle1 === second.fillStyle1 && first.strokeStyle === second.strokeStyle;
}
function edgeNode$1(run) {
    const style = (index)=>index === 0 ? null : String(index);
    const { fillStyle0, fillStyle1, strokeStyle } = run[0];
    return XmlNode.create('Edge', {
        fillStyle0: style(fillStyle0),
        fillStyle1: style(fillStyle1),
        strokeStyle: style(strokeStyle),
        edges: host_shown().encodeEdges(segmentsOf(run))
    });
}
function segmentsOf(run) {
    const pen = new (host_shown().SegmentPen)();
    for (const { start, control, end, isLine } of run){
        pen.moveTo(start.x, start.y);
        if (isLine) pen.lineTo(end.x, end.y);
        else pen.curveTo(control.x, control.y, end.x, end.y);
    }
    return pen.segments();
}

const CONTROLS = [
    0,
    1,
    2
];
/** A straight or curved piece of the outline of a shape. */ class Edge extends HostObject {
    static{
        this.className = 'Edge';
    }
    constructor(graph, index){
        super(), this.graph = graph, this.index = index;
    }
    get isStale() {
        return this.graph.isStale;
    }
    /** Unique within the shape: the index in `shape.edges`. */ get id() {
        return this.index;
    }
    /** 1 for a straight edge, otherwise 0. */ get isLine() {
        return this.graph.isLine(this.index) ? 1 : 0;
    }
    /** The index of the curve that contains the edge; for `shape.getCubicSegmentPoints`. */ get cubicSegmentIndex() {
        return this.graph.cubics.indices[this.index];
    }
    get stroke() {
        return this.graph.paints.stroke(this.graph.strokeStyle(this.index));
    }
    set stroke(value) {
        const { segments } = this.graph.edit('Edge.stroke');
        segments[this.index].strokeStyle = strokeStyleOf(this.graph.shape, 'Edge.stroke', value);
    }
    /** 0 the beginning, 1 the control point (the middle of a straight edge), 2 the end. */ getControl(i) {
        return this.graph.point(this.index, controlIndex('Edge.getControl', i));
    }
    setControl(index, x, y) {
        const which = controlIndex('Edge.setControl', index);
        const point = {
            x: checkNumber('Edge.setControl: x', x),
            y: checkNumber('Edge.setControl: y', y)
        };
        const segment = this.graph.edit('Edge.setControl').segments[this.index];
        if (which === 1) Object.assign(segment, {
            control: point,
            isLine: false
        });
        else Object.assign(which === 0 ? segment.start : segment.end, point);
    }
    /** 0 the half edge that runs along the edge, 1 the one that runs back. */ getHalfEdge(index) {
        return this.graph.halfEdge(2 * this.index + checkNumber('Edge.getHalfEdge', index, 0, 1));
    }
    /** Cuts the edge in two at a parameter between 0 and 1. It keeps the first piece; the second comes last in `shape.edges`. */ splitEdge(t) {
        const at = checkNumber('Edge.splitEdge', t, 0, 1);
        const { segments } = this.graph.edit('Edge.splitEdge');
        segments.push(splitSegment(segments[this.index], at));
    }
}
function controlIndex(member, value) {
    return Number(checkChoice(member, String(value), CONTROLS.map(String)));
}

/** One side of an edge, with a direction. */ class HalfEdge extends HostObject {
    static{
        this.className = 'HalfEdge';
    }
    constructor(graph, index){
        super(), this.graph = graph, this.index = index;
    }
    get isStale() {
        return this.graph.isStale;
    }
    /**
   * Unique within the shape, and never 0: the example of contour.getHalfEdge loops `while (id != iStart)` from `id =
   * 0`, and so do the exporters of many authors.
   */ get id() {
        return this.index + 1;
    }
    getEdge() {
        return this.graph.edge(this.index >> 1);
    }
    /** The next half edge on the same contour: it begins at the vertex of this one. */ getNext() {
        return this.graph.halfEdge(this.graph.walks.previous[this.index]);
    }
    getPrev() {
        return this.graph.halfEdge(this.graph.walks.next[this.index]);
    }
    getOppositeHalfEdge() {
        return this.graph.halfEdge(this.index ^ 1);
    }
    /**
   * The vertex at the head. The contours of a shape run in the file's direction, half edges against it: their head is
   * the start in the file.
   */ getVertex() {
        return this.graph.vertex(this.graph.halfEdges.origin(this.index));
    }
}

/**
 * The fills and strokes of a shape or primitive, by the numbers under which its edges name them: 0 for none. Each is read
 * once as long as the shape's file does not change: an outline has many edges and few paints.
 */ class ShapePaints {
    constructor(shape){
        this.shape = shape;
        this.fills = new Map();
        this.strokes = new Map();
    }
    fill(style) {
        this.forgetChanged();
        const paint = this.fills.get(style) ?? readFill(this.holder('fill', style));
        this.fills.set(style, paint);
        return paint;
    }
    stroke(style) {
        this.forgetChanged();
        const cached = this.strokes.get(style) ?? readStroke(this.holder('stroke', style));
        this.strokes.set(style, cached);
        return cached;
    }
    holder(kind, style) {
        if (this.shape.name !== 'DOMShape') return style === 0 ? undefined : this.shape.child(kind);
        const holders = this.shape.child(`${kind}s`)?.children ?? [];
        return holders.find((node)=>node.attr('index') === String(style));
    }
    forgetChanged() {
        const version = this.shape.file?.version;
        if (version !== undefined && version === this.version) return;
        this.version = version;
        this.fills.clear();
        this.strokes.clear();
    }
}

/** A point in which edges of a shape meet. */ class Vertex extends HostObject {
    static{
        this.className = 'Vertex';
    }
    constructor(graph, index){
        super(), this.graph = graph, this.index = index;
    }
    get isStale() {
        return this.graph.isStale;
    }
    get x() {
        return this.graph.vertexAt(this.index).x;
    }
    get y() {
        return this.graph.vertexAt(this.index).y;
    }
    /** A half edge that starts here. */ getHalfEdge() {
        return this.graph.halfEdgeFrom(this.index);
    }
    /** Moves the vertex and the ends of the edges that meet in it, in pixels. */ setLocation(x, y) {
        const point = {
            x: checkNumber('Vertex.setLocation: x', x),
            y: checkNumber('Vertex.setLocation: y', y)
        };
        Object.assign(this.graph.edit('Vertex.setLocation').vertices[this.index], point);
    }
}

/**
 * The contours, half edges, edges and vertices of one shape, and the script's objects for them: the same object for the
 * same part as long as the shape's outline does not change. Points are in the shape's own coordinates. Between
 * `beginEdit` and `endEdit` all members read from a draft.
 */ class ShapeGraph {
    constructor(shape, outline){
        this.contourObjects = [];
        this.edgeObjects = [];
        this.halfEdgeObjects = [];
        this.vertexObjects = [];
        this.isDraftChanged = false;
        this.shape = shape;
        this.outline = outline;
        this.halfEdges = new (host_shown().HalfEdges)(outline.edges);
        this.paints = new ShapePaints(shape);
    }
    /** True after the shape was deleted, or its document closed. */ get isStale() {
        return this.shape.view?.stale === true;
    }
    get contours() {
        return this.walks.loops.map((_, index)=>this.contourObjects[index] ??= new Contour(this, index));
    }
    get edges() {
        const count = this.draft?.segments.length ?? this.halfEdges.count / 2;
        const all = Array.from({
            length: count
        }, (_, index)=>this.edge(index));
        return all.filter((_, index)=>!this.draft?.segments[index].isDeleted);
    }
    get vertices() {
        return Array.from({
            length: this.halfEdges.vertexCount
        }, (_, index)=>this.vertex(index));
    }
    edge(index) {
        return this.edgeObjects[index] ??= new Edge(this, index);
    }
    halfEdge(index) {
        if (index >= this.halfEdges.count) {
            throw new HostError('Edge.getHalfEdge: a piece of a split edge has half edges only after shape.endEdit()');
        }
        return this.halfEdgeObjects[index] ??= new HalfEdge(this, index);
    }
    vertex(index) {
        return this.vertexObjects[index] ??= new Vertex(this, index);
    }
    /** The next half edge of each. */ get walks() {
        this.contourWalks ??= host_shown().contourLoops(this.halfEdges);
        return this.contourWalks;
    }
    get cubics() {
        this.cubicSegments ??= new CubicSegments(this.shape, this.halfEdges);
        return this.cubicSegments;
    }
    /** The first half edge that starts in a vertex. */ halfEdgeFrom(vertex) {
        this.starts ??= firstHalves(this.halfEdges);
        return this.halfEdge(this.starts[vertex]);
    }
    vertexAt(vertex) {
        return this.draft?.vertices[vertex] ?? this.halfEdges.vertex(vertex);
    }
    /** One of the three points of an edge: start, control, end. */ point(edge, which) {
        const segment = this.draft?.segments[edge];
        if (!segment) return this.halfEdges.point(2 * edge, which);
        return {
            ...which === 1 ? controlOf(segment) : which === 0 ? segment.start : segment.end
        };
    }
    isLine(edge) {
        return this.draft?.segments[edge].isLine ?? this.halfEdges.isLine(2 * edge);
    }
    strokeStyle(edge) {
        return this.draft?.segments[edge].strokeStyle ?? this.halfEdges.stroke(2 * edge);
    }
    /** The fill on the right of a half edge. */ fillStyle(half) {
        const segment = this.draft?.segments[half >> 1];
        if (!segment) return this.halfEdges.fill(half);
        return half & 1 ? segment.fillStyle0 : segment.fillStyle1;
    }
    beginEdit() {
        this.draft ??= draftOf(this.halfEdges);
    }
    /** The draft that takes changes. `member` names the caller, for the error. */ edit(member) {
        if (!this.draft) throw new HostError(`${member}: call shape.beginEdit() first`);
        if (this.shape.name !== 'DOMShape') throw new HostError(`${member}: the outline of a primitive cannot be edited`);
        this.isDraftChanged = true;
        return this.draft;
    }
    /** Writes the changes since `beginEdit`. */ endEdit() {
        if (this.draft && this.isDraftChanged) writeDraft(this.shape, this.draft.segments);
        this.draft = undefined;
        this.isDraftChanged = false;
    }
}
function firstHalves(edges) {
    const first = new Int32Array(edges.vertexCount);
    for(let half = edges.count - 1; half >= 0; half--)first[edges.origin(half)] = half;
    return first;
}

/**
 * A raw shape, a drawing object, a primitive or a group. Raw shapes and groups are in the coordinates of their parent:
 * their matrix is made from their centre (and, for a group, its rotation), and changing it changes their edges or
 * members.
 */ class Shape extends Element {
    static{
        this.className = 'Shape';
    }
    get elementType() {
        return 'shape';
    }
    /** Shapes have no name: it reads as an empty text, assigning is ignored. */ get name() {
        return '';
    }
    set name(_value) {
    // The host ignores it.
    }
    /** Ignored for shapes. */ get locked() {
        return false;
    }
    set locked(_value) {
    // The host ignores it.
    }
    /** Drawing objects are groups too, as Adobe's own scripts expect. */ get isGroup() {
        return this.node.name === 'DOMGroup' || this.isDrawingObject;
    }
    get isDrawingObject() {
        return readFlag(this.node, 'isDrawingObject');
    }
    get isFloating() {
        return readFlag(this.node, 'isFloating');
    }
    get isOvalObject() {
        return this.node.name === 'DOMOvalObject';
    }
    get isRectangleObject() {
        return this.node.name === 'DOMRectangleObject';
    }
    /** The elements of a group without its raw shapes, back to front. */ get members() {
        return this.everyMember.filter((member)=>!(member instanceof Shape && member.isRaw));
    }
    /** All elements of a group, raw shapes included, back to front. */ get everyMember() {
        return this.node.child('members')?.children.map((node)=>elementOf(node, this)) ?? [];
    }
    /** For a group, those of its raw shapes. The same applies to edges, vertices, cubic curves and editing. */ get contours() {
        return this.graphs.flatMap(({ contours })=>contours);
    }
    get edges() {
        return this.graphs.flatMap(({ edges })=>edges);
    }
    get vertices() {
        return this.graphs.flatMap(({ vertices })=>vertices);
    }
    get numCubicSegments() {
        return this.cubicSegments.length;
    }
    /** The start, two control points and end of a cubic curve of the outline. */ getCubicSegmentPoints(cubicSegmentIndex) {
        const segments = this.cubicSegments;
        const index = checkNumber('Shape.getCubicSegmentPoints', cubicSegmentIndex, 0, segments.length - 1);
        return [
            ...segments[Math.trunc(index)]
        ];
    }
    /** The fill of the shape; of a group, that of its first shape. The reference lists it for documents only. */ getCustomFill() {
        return customFillOf(this.firstPainted);
    }
    setCustomFill(fill) {
        for (const node of this.paintedNodes)paintFills(node, 'Shape.setCustomFill', fill);
    }
    /** The stroke of the shape; of a group, that of its first shape. The reference lists it for documents only. */ getCustomStroke() {
        return customStrokeOf(this.firstPainted);
    }
    setCustomStroke(stroke) {
        for (const node of this.paintedNodes)paintStrokes(node, 'Shape.setCustomStroke', ()=>stroke);
    }
    /** The nodes with fills and strokes: for a group, those of the shapes in it, at any depth. */ get paintedNodes() {
        if (this.node.name !== 'DOMGroup') return [
            this.node
        ];
        return this.everyMember.flatMap((member)=>member instanceof Shape ? member.paintedNodes : []);
    }
    get firstPainted() {
        return this.paintedNodes[0] ?? this.node;
    }
    beginEdit() {
        for (const graph of this.graphs)graph.beginEdit();
    }
    endEdit() {
        for (const graph of this.graphs)graph.endEdit();
    }
    /** `index` counts in `edges`. */ deleteEdge(index) {
        const edge = this.edges.at(checkNumber('Shape.deleteEdge', index, 0));
        const graph = edge && this.graphs.find(({ edges })=>edges.includes(edge));
        if (!graph) throw new HostError(`Shape.deleteEdge: the shape has ${this.edges.length} edges, there is none at ${index}`);
        graph.edit('Shape.deleteEdge').segments[edge.id].isDeleted = true;
    }
    get matrix() {
        if (!this.isBaked) return super.matrix;
        return {
            ...readMatrix(this.node),
            tx: this.x,
            ty: this.y
        };
    }
    set matrix(value) {
        super.matrix = value;
    }
    /** The centre of the bounds. */ get reference() {
        const { bounds } = this;
        if (!isEmpty(bounds)) return centerOf(bounds);
        const { tx, ty } = readMatrix(this.node);
        return {
            x: tx,
            y: ty
        };
    }
    /** The stored point is transformed by the matrix of a group too, although its members are not. */ get pivot() {
        return readTransformationPoint(this.node) || !this.isBaked ? super.pivot : this.reference;
    }
    /** True for a shape whose edges are in the frame or group itself, not in an object of their own. */ get isRaw() {
        return this.node.name === 'DOMShape' && this.isBaked;
    }
    get localPivot() {
        return this.pivot;
    }
    writePivot(point) {
        const inverse = invert(readMatrix(this.node));
        super.writePivot(inverse ? apply(inverse, point) : point);
    }
    writeMatrix(matrix) {
        if (!this.isBaked) {
            super.writeMatrix(matrix);
            return;
        }
        const before = this.matrix;
        const inverse = invert(before);
        this.transformBy(inverse ? concat(matrix, inverse) : translation(matrix.tx - before.tx, matrix.ty - before.ty));
    }
    /** Turns about the centre. */ writeParts(parts) {
        const { x, y } = this;
        super.writeParts(parts);
        this.x = x;
        this.y = y;
    }
    get isBaked() {
        return isBaked(this.node);
    }
    /** A group has the outlines of its raw shapes; its other members have their own. */ get graphs() {
        if (this.node.name !== 'DOMGroup') return [
            this.graph
        ];
        return this.everyMember.flatMap((member)=>member instanceof Shape && member.isRaw ? [
                member.graph
            ] : []);
    }
    get cubicSegments() {
        return this.graphs.flatMap(({ cubics })=>cubics.segments);
    }
    get graph() {
        const outline = host_shown().outlineOf(this.node);
        if (this.graphCache?.outline !== outline) this.graphCache = new ShapeGraph(this.node, outline);
        return this.graphCache;
    }
}

/** A primitive oval: a view of one `DOMOvalObject`. */ class Oval extends Shape {
    static{
        this.className = 'Oval';
    }
    get closePath() {
        return readFlag(this.node, 'closePath', true);
    }
    /** In degrees, clockwise from the right. */ get startAngle() {
        return readNumber(this.node, 'startAngle');
    }
    get endAngle() {
        return readNumber(this.node, 'endAngle');
    }
    /** In per cent of the oval, 0 to 99. */ get innerRadius() {
        return readNumber(this.node, 'innerRadius');
    }
}

/** A primitive rectangle: a view of one `DOMRectangleObject`. Radii are in pixels. */ class Rectangle extends Shape {
    static{
        this.className = 'Rectangle';
    }
    /** True if all corners have the radius of the top left one. */ get lockFlag() {
        return readFlag(this.node, 'lockFlag');
    }
    get topLeftRadius() {
        return readNumber(this.node, 'topLeftRadius');
    }
    get topRightRadius() {
        return readNumber(this.node, 'topRightRadius');
    }
    get bottomLeftRadius() {
        return readNumber(this.node, 'bottomLeftRadius');
    }
    get bottomRightRadius() {
        return readNumber(this.node, 'bottomRightRadius');
    }
}

/** The `DOMTextRun` nodes of a text. */ function runNodes(text) {
    return text.child('textRuns')?.childrenNamed('DOMTextRun') ?? [];
}
/** The characters of a run; lines are separated by `\r`. */ function charactersOf$1(run) {
    return run.child('characters')?.text() ?? '';
}
/** The `DOMTextAttrs` of a run; undefined for a run without one. */ function formatNode(run) {
    return run.child('textAttrs')?.child('DOMTextAttrs');
}

/** Values of `textType`. */ const TEXT_TYPES = [
    'static',
    'dynamic',
    'input'
];
/** The type of a text is the name of its node. */ const NODE_NAMES = {
    static: 'DOMStaticText',
    dynamic: 'DOMDynamicText',
    input: 'DOMInputText'
};
/** TLF text counts as static. */ function textTypeOf(node) {
    return TEXT_TYPES.find((type)=>NODE_NAMES[type] === node.name) ?? 'static';
}

/** All characters of these runs. */ function textOfRuns(runs) {
    return runs.map(charactersOf$1).join('');
}
/** Whatever ends the lines of `characters`, the document has `\r` there. */ function setCharacters(run, characters) {
    childOrNew(run, 'characters', [
        'textAttrs'
    ]).setText(characters.replace(/\r\n|\n/g, '\r'));
}
const unwritten = new WeakMap();
/** The `DOMTextAttrs` of a run; for a run without one, always the same empty one, which is not in the document yet. */ function attributesNodeOf(run) {
    const existing = formatNode(run) ?? unwritten.get(run);
    if (existing) return existing;
    const made = XmlNode.create('DOMTextAttrs');
    unwritten.set(run, made);
    return made;
}
/** The same, in the run even if it was without one. */ function writableAttributesOf(run) {
    const node = attributesNodeOf(run);
    if (!node.parent) childOrNew(run, 'textAttrs').append(node);
    return node;
}
/**
 * Replaces the characters from `start` up to, not including, `end`. The new ones look like the first one replaced, or,
 * where nothing is replaced, like the one before. Runs that become empty go, but for the last one left.
 */ function replaceText(text, characters, start, end) {
    const target = runForInsertion(text, start, end);
    let offset = 0;
    for (const run of [
        ...runNodes(text)
    ]){
        const old = charactersOf$1(run);
        const from = clamp(start - offset, old.length);
        const to = clamp(end - offset, old.length);
        offset += old.length;
        const changed = run === target ? old.slice(0, from) + characters + old.slice(to) : old.slice(0, from) + old.slice(to);
        if (changed !== old) setCharacters(run, changed);
        if (changed === '' && runNodes(text).length > 1 && (run !== target || characters === '')) run.remove();
    }
}
function runForInsertion(text, start, end) {
    const runs = runNodes(text);
    if (runs.length === 0) return appendRun(text);
    let offset = 0;
    for (const run of runs){
        const length = charactersOf$1(run).length;
        if (start < offset + length || start === end && start === offset + length) return run;
        offset += length;
    }
    return runs[runs.length - 1];
}
function appendRun(text) {
    const run = XmlNode.create('DOMTextRun', {}, [
        XmlNode.create('characters', {}, [], ''),
        XmlNode.create('textAttrs', {}, [
            XmlNode.create('DOMTextAttrs', {
                [TEXT_ATTRS.face.name]: TEXT_ATTRS.face.initial
            })
        ])
    ]);
    childOrNew(text, 'textRuns', [
        'filters'
    ]).append(run);
    return run;
}
/** The runs of a text that hold characters from `start` up to `end`. */ function runsBetween(runs, start, end) {
    let offset = 0;
    return runs.filter((run)=>{
        const from = offset;
        offset += charactersOf$1(run).length;
        return from < end && offset > start;
    });
}
/** Makes runs begin or end at `start` and `end` and returns those between. */ function isolateRuns(text, start, end) {
    splitAt(text, start);
    splitAt(text, end);
    return runsBetween(runNodes(text), start, end);
}
function splitAt(text, index) {
    let offset = 0;
    const runs = runNodes(text);
    for(let i = 0; i < runs.length; i++){
        const characters = charactersOf$1(runs[i]);
        const at = index - offset;
        if (at > 0 && at < characters.length) {
            const rest = runs[i].clone();
            setCharacters(runs[i], characters.slice(0, at));
            setCharacters(rest, characters.slice(at));
            runs[i].parent?.insert(rest, i + 1);
            return;
        }
        offset += characters.length;
    }
}
/** Joins neighbouring runs that look alike. */ function joinRuns(text) {
    const runs = [
        ...runNodes(text)
    ];
    for(let i = runs.length - 1; i > 0; i--){
        if (look(runs[i]) !== look(runs[i - 1])) continue;
        setCharacters(runs[i - 1], charactersOf$1(runs[i - 1]) + charactersOf$1(runs[i]));
        runs[i].remove();
    }
}
/** A text that two runs share if they look alike. */ function look(run) {
    const parts = attributesNodeOf(run).attributes().map(([name, value])=>`${name}=${value}`);
    return parts.sort().join('\n');
}
/** The range extended to whole paragraphs. */ function paragraphsAround(characters, start, end) {
    const from = characters.lastIndexOf('\r', start - 1) + 1;
    const mark = characters.indexOf('\r', Math.max(start, end - 1));
    return [
        start === 0 ? 0 : from,
        mark < 0 ? characters.length : mark + 1
    ];
}
function clamp(value, length) {
    return Math.min(Math.max(0, value), length);
}

/** The looks of a run of text: its `DOMTextAttrs`, or the defaults where a run has none. */ class TextFormat extends recordOf(TEXT_ATTRS) {
    constructor(node){
        super(node ?? NO_ATTRIBUTES), this.node = node;
    }
    get color() {
        return {
            rgb: this.fillColor,
            alpha: this.alpha
        };
    }
}
/** The looks of a text without runs. */ const PLAIN_FORMAT = new TextFormat();

/**
 * Bold and italic are not attributes: they are part of the PostScript name of the font (`Verdana-BoldItalic`,
 * `Arial-BoldMT`, `TimesNewRomanPSMT`).
 */ const STYLED = /^(.*?)-(Bold|Italic|Oblique|BoldItalic|BoldOblique)(MT)?$/;
function parseFace(face) {
    const [, family, style, foundry] = STYLED.exec(face) ?? [];
    if (family !== undefined) {
        return {
            family,
            isBold: style.includes('Bold'),
            isItalic: /Italic|Oblique/.test(style),
            foundry: foundry ?? ''
        };
    }
    const [, plain, mark] = /^(.*?)(MT)?$/.exec(face) ?? [];
    return {
        family: plain,
        isBold: false,
        isItalic: false,
        foundry: mark ?? ''
    };
}
function isBold(face) {
    return parseFace(face).isBold;
}
function isItalic(face) {
    return parseFace(face).isItalic;
}
/** The name of the same font in another style. */ function restyled(face, change) {
    const before = parseFace(face);
    const after = {
        ...before,
        ...change
    };
    if (after.isBold === before.isBold && after.isItalic === before.isItalic) return face;
    const style = (after.isBold ? 'Bold' : '') + (after.isItalic ? 'Italic' : '');
    return after.family + (style === '' ? '' : `-${style}`) + after.foundry;
}

const stored = (attribute)=>({
        read: (node)=>attribute.read(node),
        write: (node, value, member)=>{
            assign(node, attribute, member, value);
        }
    });
const ofParagraph = (attribute)=>({
        ...stored(attribute),
        isOfParagraph: true
    });
const style = (has, part)=>({
        read: (node)=>has(TEXT_ATTRS.face.read(node)),
        write: (node, value)=>{
            writeFace(node, restyled(TEXT_ATTRS.face.read(node), {
                [part]: Boolean(value)
            }));
        }
    });
const size = {
    ...stored(TEXT_ATTRS.size),
    write: (node, value, member)=>{
        assign(node, TEXT_ATTRS.size, member, value);
        // The document repeats the size in twips.
        TEXT_ATTRS.bitmapSize.write(node, TEXT_ATTRS.size.read(node) * 20);
    }
};
const fillColor = {
    read: (node)=>formatColor(new TextFormat(node).color),
    write: (node, value, member)=>{
        const { rgb, alpha } = parseColor(member, value);
        TEXT_ATTRS.fillColor.write(node, rgb);
        TEXT_ATTRS.alpha.write(node, alpha);
    }
};
const face = {
    ...stored(TEXT_ATTRS.face),
    write: (node, value, member)=>{
        writeFace(node, checkText(member, value));
    }
};
/** Documents name the face of every run, the default too. */ function writeFace(node, name) {
    node.setAttr(TEXT_ATTRS.face.name, name);
}
const TEXT_ATTRIBUTES = {
    aliasText: stored(TEXT_ATTRS.aliasText),
    alignment: ofParagraph(TEXT_ATTRS.alignment),
    autoKern: stored(TEXT_ATTRS.autoKern),
    bold: style(isBold, 'isBold'),
    characterPosition: stored(TEXT_ATTRS.characterPosition),
    characterSpacing: stored(TEXT_ATTRS.letterSpacing),
    face,
    fillColor,
    indent: ofParagraph(TEXT_ATTRS.indent),
    italic: style(isItalic, 'isItalic'),
    leftMargin: ofParagraph(TEXT_ATTRS.leftMargin),
    letterSpacing: stored(TEXT_ATTRS.letterSpacing),
    lineSpacing: ofParagraph(TEXT_ATTRS.lineSpacing),
    rightMargin: ofParagraph(TEXT_ATTRS.rightMargin),
    rotation: stored(TEXT_ATTRS.rotation),
    size,
    target: stored(TEXT_ATTRS.target),
    url: stored(TEXT_ATTRS.url)
};
/** The property of that name; the error lists all of them. */ function textAttribute(member, name) {
    const isListed = Object.prototype.hasOwnProperty.call(TEXT_ATTRIBUTES, String(name));
    if (!isListed) {
        const names = Object.keys(TEXT_ATTRIBUTES).join(', ');
        throw new HostError(`${member}: expected the name of a text attribute (${names}), got ${describeValue(name)}`);
    }
    return TEXT_ATTRIBUTES[String(name)];
}

/** The looks of a run of text: a view of one `DOMTextAttrs`. Sizes in points, distances in pixels. */ class TextAttrs extends HostObject {
    static{
        this.className = 'TextAttrs';
    }
    constructor(node, isTLF, /** Puts the node into its run, before it is written. */ attach){
        super(), this.node = node, this.isTLF = isTLF, this.attach = attach;
    }
    get aliasText() {
        return this.read('aliasText');
    }
    set aliasText(value) {
        this.write('aliasText', value);
    }
    get alignment() {
        return this.read('alignment');
    }
    set alignment(value) {
        this.write('alignment', value);
    }
    get autoKern() {
        return this.read('autoKern');
    }
    set autoKern(value) {
        this.write('autoKern', value);
    }
    get bold() {
        return this.read('bold');
    }
    set bold(value) {
        this.write('bold', value);
    }
    get characterPosition() {
        return this.read('characterPosition');
    }
    set characterPosition(value) {
        this.write('characterPosition', value);
    }
    /** The same as `letterSpacing`. */ get characterSpacing() {
        return this.read('characterSpacing');
    }
    set characterSpacing(value) {
        this.write('characterSpacing', value);
    }
    /** The font's PostScript name, as the document has it. */ get face() {
        return this.read('face');
    }
    set face(value) {
        this.write('face', value);
    }
    get fillColor() {
        return this.read('fillColor');
    }
    set fillColor(value) {
        this.write('fillColor', value);
    }
    get indent() {
        return this.read('indent');
    }
    set indent(value) {
        this.write('indent', value);
    }
    get italic() {
        return this.read('italic');
    }
    set italic(value) {
        this.write('italic', value);
    }
    get leftMargin() {
        return this.read('leftMargin');
    }
    set leftMargin(value) {
        this.write('leftMargin', value);
    }
    get letterSpacing() {
        return this.read('letterSpacing');
    }
    set letterSpacing(value) {
        this.write('letterSpacing', value);
    }
    get lineSpacing() {
        if (this.isTLF) throw notImplemented('TextAttrs.lineSpacing of TLF text');
        return this.read('lineSpacing');
    }
    set lineSpacing(value) {
        this.write('lineSpacing', value);
    }
    get rightMargin() {
        return this.read('rightMargin');
    }
    set rightMargin(value) {
        this.write('rightMargin', value);
    }
    get rotation() {
        return this.read('rotation');
    }
    set rotation(value) {
        this.write('rotation', value);
    }
    get size() {
        return this.read('size');
    }
    set size(value) {
        this.write('size', value);
    }
    get target() {
        return this.read('target');
    }
    set target(value) {
        this.write('target', value);
    }
    get url() {
        return this.read('url');
    }
    set url(value) {
        this.write('url', value);
    }
    read(name) {
        return TEXT_ATTRIBUTES[name].read(this.node);
    }
    write(name, value) {
        if (this.isTLF) throw notImplemented(`TextAttrs.${name} of TLF text (assignment)`);
        this.attach();
        TEXT_ATTRIBUTES[name].write(this.node, value, `TextAttrs.${name}`);
    }
}

/**
 * A stretch of text that looks alike: a view of one `DOMTextRun`. One of TLF text is in no document, and can
 * only be read.
 */ class TextRun extends HostObject {
    static{
        this.className = 'TextRun';
    }
    constructor(node, isTLF = false){
        super(), this.node = node, this.isTLF = isTLF;
    }
    /** Lines are separated by `\r`. */ get characters() {
        return charactersOf$1(this.node);
    }
    set characters(value) {
        if (this.isTLF) throw notImplemented('TextRun.characters of TLF text (assignment)');
        setCharacters(this.node, checkText('TextRun.characters', value));
    }
    get textAttrs() {
        const node = attributesNodeOf(this.node);
        node.view ??= new TextAttrs(node, this.isTLF, ()=>writableAttributesOf(this.node));
        return node.view;
    }
    /** Takes over the properties that the value has. */ set textAttrs(value) {
        if (this.isTLF) throw notImplemented('TextRun.textAttrs of TLF text (assignment)');
        const given = checkObject('TextRun.textAttrs', value, 'a TextAttrs object');
        const node = writableAttributesOf(this.node);
        for (const [name, attribute] of Object.entries(TEXT_ATTRIBUTES)){
            if (given[name] !== undefined) attribute.write(node, given[name], `TextRun.textAttrs: ${name}`);
        }
    }
}

/** Attributes that only some types of text have. They go when the type changes. */ const BELONGS = {
    orientation: [
        'static'
    ],
    lineType: [
        'dynamic',
        'input'
    ],
    scrollable: [
        'dynamic',
        'input'
    ],
    renderAsHTML: [
        'dynamic',
        'input'
    ],
    variableName: [
        'dynamic',
        'input'
    ],
    embedRanges: [
        'dynamic',
        'input'
    ],
    embeddedCharacters: [
        'dynamic',
        'input'
    ],
    embedVariantGlyphs: [
        'dynamic',
        'input'
    ],
    maxCharacters: [
        'input'
    ]
};
/** Puts a text of another type in the place of `node`, with the same content and view, and returns it. */ function withTextType(node, type) {
    const fresh = XmlNode.create(NODE_NAMES[type]);
    for (const [name, value] of node.attributes()){
        const isKept = lookUp(BELONGS, name)?.includes(type) ?? true;
        if (isKept) fresh.setAttr(name, value);
    }
    const { parent } = node;
    parent?.insert(fresh, parent.children.indexOf(node));
    for (const child of [
        ...node.children
    ])fresh.append(child);
    fresh.view = node.view;
    node.view = undefined;
    node.remove();
    return fresh;
}

const ALIGNMENTS = {
    start: 'left',
    end: 'right',
    center: 'center',
    right: 'right',
    justify: 'justify'
};
/**
 * The runs of a `DOMTLFText`, one for each span; paragraphs are separated by `\r`. What a span does not say itself it
 * has from the link, the paragraph and the flow around it, as in the Text Layout Framework.
 */ function tlfRuns(text) {
    const flow = text.child('markup')?.child('tlfTextObject')?.child('TextFlow');
    if (!flow) return [];
    const paragraphs = flow.children;
    return paragraphs.flatMap((paragraph, i)=>{
        const isLast = i === paragraphs.length - 1;
        const spans = spansOf(paragraph);
        return spans.map((span, at)=>({
                span,
                run: runOf$1(text, flow, span, at < spans.length - 1 || isLast ? '' : '\r')
            }));
    });
}
function spansOf(node) {
    if (node.name === 'span' || node.children.length === 0) return [
        node
    ];
    return node.children.flatMap(spansOf);
}
function charactersOf(span) {
    if (span.name === 'br') return '\n';
    return span.children.length === 0 ? span.text() : span.children.map(charactersOf).join('');
}
function runOf$1(text, flow, span, end) {
    return XmlNode.create('DOMTextRun', {}, [
        XmlNode.create('characters', {}, [], charactersOf(span) + end),
        XmlNode.create('textAttrs', {}, [
            XmlNode.create('DOMTextAttrs', attributesOf(text, inherited(flow, span)))
        ])
    ]);
}
function inherited(flow, span) {
    return (name)=>{
        for(let at = span; at; at = at === flow ? null : at.parent){
            const value = at.attr(name);
            if (value !== undefined && value !== null) return value;
        }
        return '';
    };
}
function attributesOf(text, read) {
    const size = Number(read('fontSize') || 12);
    return {
        alignment: lookUp(ALIGNMENTS, read('textAlign')) ?? null,
        alpha: read('textAlpha') || null,
        autoKern: read('kerning') === 'off' ? 'false' : null,
        characterPosition: /^(sub|super)script$/.test(read('baselineShift')) ? read('baselineShift') : null,
        face: faceOf(text, read),
        fillColor: read('color') || null,
        indent: read('textIndent') || null,
        leftMargin: read('paragraphStartIndent') || null,
        letterSpacing: trackingOf(read('trackingRight'), size),
        rightMargin: read('paragraphEndIndent') || null,
        size: formatNumber(size),
        target: read('target') || null,
        url: read('href') || null
    };
}
/** The PostScript name that the document lists for the family, in the style of the span. */ function faceOf(text, read) {
    const family = read('fontFamily');
    const fonts = text.child('tlfFonts')?.children ?? [];
    const font = fonts.find((one)=>one.attr('platformName') === family);
    const style = {
        isBold: read('fontWeight') === 'bold',
        isItalic: read('fontStyle') === 'italic'
    };
    return restyled(font ? readText(font, 'psName', family) : family, style);
}
/** Per cent of the size, or pixels. */ function trackingOf(value, size) {
    const tracking = parseFloat(value) * (value.endsWith('%') ? size / 100 : 1);
    return tracking ? formatNumber(tracking) : null;
}

/**
 * The settings of a text field. Those that the reference restricts to some types of text can be read for all types; the
 * host ignores assignments for other types, with a warning.
 */ class TextField extends Element {
    get selectable() {
        return this.isInput || TEXT_FIELD.isSelectable.read(this.node);
    }
    set selectable(value) {
        if (!this.isInput) assign(this.node, TEXT_FIELD.isSelectable, 'Text.selectable', value);
    }
    get border() {
        return TEXT_FIELD.border.read(this.node);
    }
    set border(value) {
        assign(this.node, TEXT_FIELD.border, 'Text.border', value);
    }
    get autoExpand() {
        return TEXT_FIELD.autoExpand.read(this.node);
    }
    set autoExpand(value) {
        assign(this.node, TEXT_FIELD.autoExpand, 'Text.autoExpand', value);
    }
    get scrollable() {
        return TEXT_FIELD.scrollable.read(this.node);
    }
    set scrollable(value) {
        if (!this.isStatic) assign(this.node, TEXT_FIELD.scrollable, 'Text.scrollable', value);
    }
    get renderAsHTML() {
        return TEXT_FIELD.renderAsHTML.read(this.node);
    }
    set renderAsHTML(value) {
        if (!this.isStatic) assign(this.node, TEXT_FIELD.renderAsHTML, 'Text.renderAsHTML', value);
    }
    get lineType() {
        return TEXT_FIELD.lineType.read(this.node);
    }
    set lineType(value) {
        const type = checked(TEXT_FIELD.lineType, 'Text.lineType', value);
        if (this.isStatic || type === 'password' && !this.isInput) return;
        TEXT_FIELD.lineType.write(this.node, type);
    }
    /** For input text; 0 means unlimited. */ get maxCharacters() {
        return TEXT_FIELD.maxCharacters.read(this.node);
    }
    set maxCharacters(value) {
        const count = checked(TEXT_FIELD.maxCharacters, 'Text.maxCharacters', value);
        if (this.isInput) TEXT_FIELD.maxCharacters.write(this.node, count);
    }
    get orientation() {
        return TEXT_FIELD.orientation.read(this.node);
    }
    set orientation(value) {
        const orientation = checked(TEXT_FIELD.orientation, 'Text.orientation', value);
        if (this.isStatic) TEXT_FIELD.orientation.write(this.node, orientation);
    }
    get variableName() {
        return TEXT_FIELD.variableName.read(this.node);
    }
    set variableName(value) {
        if (!this.isStatic) assign(this.node, TEXT_FIELD.variableName, 'Text.variableName', value);
    }
    get fontRenderingMode() {
        return TEXT_FIELD.fontRenderingMode.read(this.node);
    }
    set fontRenderingMode(value) {
        assign(this.node, TEXT_FIELD.fontRenderingMode, 'Text.fontRenderingMode', value);
    }
    get useDeviceFonts() {
        return this.fontRenderingMode === 'device';
    }
    set useDeviceFonts(value) {
        if (Boolean(value) !== this.useDeviceFonts) this.fontRenderingMode = value ? 'device' : 'advanced';
    }
    get antiAliasSharpness() {
        return TEXT_FIELD.antiAliasSharpness.read(this.node);
    }
    set antiAliasSharpness(value) {
        assign(this.node, TEXT_FIELD.antiAliasSharpness, 'Text.antiAliasSharpness', value);
    }
    get antiAliasThickness() {
        return TEXT_FIELD.antiAliasThickness.read(this.node);
    }
    set antiAliasThickness(value) {
        assign(this.node, TEXT_FIELD.antiAliasThickness, 'Text.antiAliasThickness', value);
    }
    get embeddedCharacters() {
        return TEXT_FIELD.embeddedCharacters.read(this.node);
    }
    set embeddedCharacters(value) {
        if (!this.isStatic) assign(this.node, TEXT_FIELD.embeddedCharacters, 'Text.embeddedCharacters', value);
    }
    /** Numbers separated by `|`. */ get embedRanges() {
        return TEXT_FIELD.embedRanges.read(this.node);
    }
    set embedRanges(value) {
        if (!this.isStatic) assign(this.node, TEXT_FIELD.embedRanges, 'Text.embedRanges', value);
    }
    get embedVariantGlyphs() {
        return TEXT_FIELD.embedVariantGlyphs.read(this.node);
    }
    set embedVariantGlyphs(value) {
        if (!this.isStatic) assign(this.node, TEXT_FIELD.embedVariantGlyphs, 'Text.embedVariantGlyphs', value);
    }
    /** Copies: change them and assign the Array. */ get filters() {
        return readFilters(this.node);
    }
    set filters(value) {
        writeFilters(this.node, 'Text.filters', value);
    }
    get accName() {
        return readText(this.node, 'accName');
    }
    set accName(value) {
        setAccessibility(this.node, 'accName', checkText('Text.accName', value) || null);
    }
    get description() {
        return readText(this.node, 'description');
    }
    set description(value) {
        setAccessibility(this.node, 'description', checkText('Text.description', value) || null);
    }
    get shortcut() {
        return readText(this.node, 'shortcut');
    }
    set shortcut(value) {
        setAccessibility(this.node, 'shortcut', checkText('Text.shortcut', value) || null);
    }
    get silent() {
        return readFlag(this.node, 'silent');
    }
    set silent(value) {
        setAccessibility(this.node, 'silent', value ? 'true' : null);
    }
    /** 0 for none. */ get tabIndex() {
        return readInteger(this.node, 'tabIndex');
    }
    set tabIndex(value) {
        const index = Math.trunc(checkNumber('Text.tabIndex', value, 0, 65535));
        setAccessibility(this.node, 'tabIndex', index === 0 ? null : String(index));
    }
    get isStatic() {
        return textTypeOf(this.node) === 'static';
    }
    get isInput() {
        return textTypeOf(this.node) === 'input';
    }
}

/**
 * A text: a view of one `DOMStaticText`, `DOMDynamicText`, `DOMInputText` or `DOMTLFText`. Changing its characters or
 * their look does not change its frame, since this host has no fonts to measure with.
 */ class Text extends TextField {
    static{
        this.className = 'Text';
    }
    get elementType() {
        return this.isTLF ? 'tlfText' : 'text';
    }
    get textType() {
        return textTypeOf(this.node);
    }
    set textType(value) {
        const type = checkChoice('Text.textType', value, TEXT_TYPES);
        if (this.isTLF) throw notImplemented('Text.textType of TLF text');
        if (type !== this.textType) this.node = withTextType(this.node, type);
    }
    /** Number of characters. */ get length() {
        return this.characters.length;
    }
    get textRuns() {
        if (this.isTLF) {
            return tlfRuns(this.node).map(({ span, run })=>span.view ??= new TextRun(run, true));
        }
        return runNodes(this.node).map((node)=>node.view ??= new TextRun(node));
    }
    getTextString(startIndex = 0, endIndex) {
        const { characters } = this;
        return characters.slice(index('Text.getTextString', startIndex), endIndex ?? characters.length);
    }
    /**
   * Without indices all text is replaced; with one the text is inserted there; with two it replaces the characters
   * between them.
   */ setTextString(text, startIndex, endIndex) {
        this.refuseTLF('setTextString');
        const characters = checkText('Text.setTextString', text);
        const start = Math.min(index('Text.setTextString', startIndex ?? 0), this.length);
        const end = startIndex === undefined ? this.length : index('Text.setTextString', endIndex ?? start);
        replaceText(this.node, characters, start, Math.max(start, end));
    }
    /** Undefined if the look differs within the range. One index means that character alone. */ getTextAttr(attrName, startIndex, endIndex) {
        const attribute = textAttribute('Text.getTextAttr', attrName);
        if (attrName === 'lineSpacing') this.refuseTLF('getTextAttr("lineSpacing")');
        const [start, end] = this.range('Text.getTextAttr', startIndex, endIndex);
        const runs = this.isTLF ? tlfRuns(this.node).map(({ run })=>run) : runNodes(this.node);
        const between = runsBetween(runs, start, end);
        const nodes = (between.length > 0 ? between : runs.slice(0, 1)).map(attributesNodeOf);
        const values = new Set(nodes.map((node)=>attribute.read(node)));
        return values.size === 1 ? [
            ...values
        ][0] : undefined;
    }
    setTextAttr(attrName, attrValue, startIndex, endIndex) {
        this.refuseTLF('setTextAttr');
        if (propertyOf(this, attrName)) {
            // TKCB/TKCB-JSFL-Command-Set sets "selectable" like this, and continues.
            this.document.warn(`Text.setTextAttr: ${attrName} is a property of the text, not of its characters`);
            return;
        }
        const attribute = textAttribute('Text.setTextAttr', attrName);
        const member = `Text.setTextAttr: ${attrName}`;
        attribute.write(XmlNode.create('DOMTextAttrs'), attrValue, member);
        let [start, end] = this.range('Text.setTextAttr', startIndex, endIndex);
        if (attribute.isOfParagraph) [start, end] = paragraphsAround(this.characters, start, end);
        const runs = this.length === 0 ? runNodes(this.node) : isolateRuns(this.node, start, end);
        for (const run of runs)attribute.write(writableAttributesOf(run), attrValue, member);
        joinRuns(this.node);
    }
    get selectionStart() {
        return this.start;
    }
    set selectionStart(value) {
        this.start = index('Text.selectionStart', value);
        this.end = Math.max(this.start, this.end);
    }
    get selectionEnd() {
        return this.end;
    }
    set selectionEnd(value) {
        this.end = index('Text.selectionEnd', value);
        this.start = Math.min(this.start, this.end);
    }
    /** The upper left corner of the frame that the host shows, with its gutter. */ get reference() {
        const x = TEXT_FIELD.left.read(this.node) - TEXT_GUTTER;
        const y = TEXT_FIELD.top.read(this.node) - TEXT_GUTTER;
        return apply(readMatrix(this.node), this.isTLF ? {
            x: 0,
            y: 0
        } : {
            x,
            y
        });
    }
    get isTLF() {
        return this.node.name === 'DOMTLFText';
    }
    get characters() {
        return textOfRuns(this.isTLF ? tlfRuns(this.node).map(({ run })=>run) : runNodes(this.node));
    }
    /** TLF text is kept as markup, which this host only reads. */ refuseTLF(member) {
        if (this.isTLF) throw notImplemented(`Text.${member} of TLF text`);
    }
    range(member, startIndex, endIndex) {
        if (startIndex === undefined) return [
            0,
            this.length
        ];
        const start = index(member, startIndex);
        return [
            start,
            endIndex === undefined ? start + 1 : index(member, endIndex)
        ];
    }
    constructor(...args){
        super(...args), this.start = 0, this.end = 0;
    }
}
function index(member, value) {
    return Math.trunc(checkNumber(`${member}: index`, value, 0));
}

/** An element of a kind that this host does not know: it can be moved, and has no other members. */ class UnknownElement extends Element {
    get elementType() {
        throw notImplemented(`Element.elementType of ${this.node.name}`);
    }
}

/**
 * Transforms elements for the methods of a document. Distances in pixels, angles in degrees, in the coordinates of the
 * timeline.
 */ /** The box around all of them, unrounded and without strokes; empty for no elements. */ function boundsOf$1(elements) {
    const box = emptyBox();
    for (const element of elements)unite(box, element.box);
    return box;
}
function moveElements(elements, x, y) {
    transformElements(elements, translation(x, y));
}
function scaleElements(elements, scaleX, scaleY, about) {
    transformElements(elements, around({
        a: scaleX,
        b: 0,
        c: 0,
        d: scaleY}, about));
}
/** Positive angles turn clockwise. */ function rotateElements(elements, degrees, about) {
    transformElements(elements, around({
        ...rotation(degrees)}, about));
}
/** `skewX` leans the y axis to the left, `skewY` turns the x axis clockwise; lengths along the other axis stay. */ function skewElements(elements, skewX, skewY, about) {
    const matrix = {
        a: 1,
        b: Math.tan(skewY * Math.PI / 180),
        c: -Math.tan(skewX * Math.PI / 180),
        d: 1};
    transformElements(elements, around(matrix, about));
}
/** Applies a transformation of the timeline's coordinates to elements; members of groups move with them. */ function transformElements(elements, change) {
    for (const element of elements)element.transformBy(change);
}

registerElements({
    DOMSymbolInstance: SymbolInstance,
    DOMComponentInstance: ComponentInstance,
    DOMCompiledClipInstance: CompiledClipInstance,
    DOMBitmapInstance: BitmapInstance,
    DOMVideoInstance: Instance,
    DOMStaticText: Text,
    DOMDynamicText: Text,
    DOMInputText: Text,
    DOMTLFText: Text,
    DOMShape: Shape,
    DOMGroup: Shape,
    DOMRectangleObject: Rectangle,
    DOMOvalObject: Oval
}, UnknownElement);
/** The classes of elements and of what belongs to them. */ const elementClasses = [
    ...[
        Element,
        Instance,
        SymbolInstance,
        BitmapInstance,
        CompiledClipInstance,
        ComponentInstance,
        Parameter
    ],
    ...[
        Text,
        TextRun,
        TextAttrs
    ],
    ...[
        Shape,
        Oval,
        Rectangle,
        Contour,
        HalfEdge,
        Edge,
        Vertex
    ]
];

/** The default curve, if the document stores none: a straight line. */ const STRAIGHT = [
    {
        x: 0,
        y: 0
    },
    {
        x: 1 / 3,
        y: 1 / 3
    },
    {
        x: 2 / 3,
        y: 2 / 3
    },
    {
        x: 1,
        y: 1
    }
];
/** Pieces of the curve for a named ease. */ const PIECES$1 = 12;
/** Cubic pieces that run through an ease: each through four of its points. */ function pointsOf(ease) {
    const points = [
        {
            x: 0,
            y: 0
        }
    ];
    for(let piece = 0; piece < PIECES$1; piece++){
        const [a, b, c, d] = [
            0,
            1,
            2,
            3
        ].map((third)=>ease((piece + third / 3) / PIECES$1));
        points.push({
            x: (piece + 1 / 3) / PIECES$1,
            y: (-5 * a + 18 * b - 9 * c + 2 * d) / 6
        }, {
            x: (piece + 2 / 3) / PIECES$1,
            y: (2 * a - 9 * b + 18 * c - 5 * d) / 6
        }, {
            x: (piece + 1) / PIECES$1,
            y: d
        });
    }
    return points;
}
/** Control points of the ease curve of a property, from (0, 0) to (1, 1); those of a named ease are worked out (assumed). */ function readEase(frame, property = 'all') {
    const target = checkChoice('Frame.getCustomEase', property, host_shown().EASE_TARGETS);
    const own = host_shown().easePoints(frame, target);
    if (own) return own;
    const named = host_shown().namedEaseOf(frame, target);
    return named && named !== host_shown().linear ? pointsOf(named) : STRAIGHT.map((point)=>({
            ...point
        }));
}
/** Stores the curve of a property and makes the frame use custom curves. */ function writeEase(frame, property, points) {
    const target = checkChoice('Frame.setCustomEase', property, host_shown().EASE_TARGETS);
    if (!Array.isArray(points) || points.length < 4 || points.length % 3 !== 1) {
        throw new HostError(`Frame.setCustomEase: expected an Array of 4, 7, 10 … points {x, y}, got ${describeValue(points)}` + (Array.isArray(points) ? ` of ${points.length}` : ''));
    }
    const nodes = points.map((point)=>pointNode(point));
    const tweens = childOrNew(frame, 'tweens', [
        'elements'
    ]);
    host_shown().entryOf(frame, 'CustomEase', target)?.remove();
    tweens.append(XmlNode.create('CustomEase', {
        target
    }, nodes));
    frame.setAttr('hasCustomEase', 'true');
    if (target !== 'all') frame.setAttr('useSingleEaseCurve', 'false');
}
function pointNode(point) {
    const x = checkNumber('Frame.setCustomEase: x', point?.x, 0, 1);
    const y = checkNumber('Frame.setCustomEase: y', point?.y);
    return XmlNode.create('Point', {
        x: x === 0 ? null : formatNumber(x),
        y: y === 0 ? null : formatNumber(y)
    });
}

/**
 * The script of a frame: `Actionscript/script`, or `Framescript/script` in documents for HTML5. The reference gives
 * `\n` as the line break of scripts, the document keeps its own.
 */ function scriptOf(frame) {
    return (frame.child('Actionscript') ?? frame.child('Framescript'))?.child('script');
}
function readScript(frame) {
    return scriptOf(frame)?.text() ?? '';
}
function writeScript(frame, text) {
    const existing = scriptOf(frame);
    if (text === '') existing?.parent?.remove();
    else if (existing) existing.setText(text, {
        cdata: true
    });
    else {
        const script = XmlNode.create('script');
        frame.insert(XmlNode.create('Actionscript', {}, [
            script
        ]), 0);
        script.setText(text, {
            cdata: true
        });
    }
}

/** The tween of a frame. Its members throw for a frame without a tween, as Adobe's types say. */ class Tween extends HostObject {
    static{
        this.className = 'Tween';
    }
    constructor(frame){
        super(), this.frame = frame;
    }
    get isStale() {
        return this.frame.isStale;
    }
    /** In frames. */ get duration() {
        return this.tweened.duration;
    }
    get startFrame() {
        return this.tweened.startFrame;
    }
    /** `motion`, `shape` or `motion object`. */ get tweenType() {
        return this.tweened.tweenType;
    }
    /** The matrix of the element, so many frames after the keyframe. */ getGeometricTransform(frameIndex) {
        return readMatrix(this.elementAt('getGeometricTransform', frameIndex));
    }
    /** Percents and amounts of the four channels, so many frames after the keyframe. */ getColorTransform(frameIndex) {
        const color = colorTransformOf(this.elementAt('getColorTransform', frameIndex));
        const values = {};
        for (const channel of CHANNELS){
            const name = `color${channel[0].toUpperCase()}${channel.slice(1)}`;
            values[`${name}Amount`] = Math.round(color[channel].offset);
            values[`${name}Percent`] = Math.round(color[channel].multiplier * 100);
        }
        return values;
    }
    /** Copies of the element's filters, so many frames after the keyframe. */ getFilters(frameIndex) {
        return readFilters(this.elementAt('getFilters', frameIndex));
    }
    /** The shape of a shape tween, so many frames after the keyframe: a copy, which is in no document. */ getShape(frameIndex) {
        const { tweenType } = this.tweened;
        const [node, ...others] = this.shownAt(frameIndex);
        if (tweenType !== 'shape' || !node || others.length > 0) throw notImplemented(`Tween.getShape of a ${tweenType} tween of anything but one shape`);
        if (!this.frame.node.child('MorphShape')) throw notImplemented('Tween.getShape of a shape tween whose shapes the document has not matched');
        return elementOf(node.parent ? node.clone() : node, this.frame);
    }
    elementAt(member, frameIndex) {
        const { tweenType } = this.tweened;
        const [element, ...others] = this.shownAt(frameIndex);
        if (element && others.length === 0 && tweenType !== 'shape') return element;
        throw notImplemented(`Tween.${member} of a ${tweenType} tween of anything but one element`);
    }
    shownAt(frameIndex) {
        return this.frame.shownElements(checkNumber('Tween: frame index', frameIndex, 0, this.tweened.duration));
    }
    get tweened() {
        if (this.frame.tweenType === 'none') throw new HostError('Tween: the frame is not tweened');
        return this.frame;
    }
}

/** The end of a sound that is not cut: notes on a running Animate, and constants of xJSFL ("equals infinite"). */ const UNCUT = 1_073_741_823;
const NO_ELEMENTS = kept([]);
/** A keyframe with its span: a view of one `DOMFrame`. */ class Frame extends HostObject {
    static{
        this.className = 'Frame';
    }
    constructor(node, layer){
        super(), this.node = node, this.layer = layer, this.listed = NO_ELEMENTS, /** The file with which the list was last compared, and its version then. */ this.listedIn = null;
    }
    get startFrame() {
        return readStart$1(this.node);
    }
    get duration() {
        return readDuration(this.node);
    }
    /** In file order, back to front, unless the switch `elementsOrder` says otherwise. */ get elements() {
        const elements = this.backToFront;
        const order = this.document.switches.elementsOrder;
        return order === 'frontToBack' ? [
            ...elements
        ].reverse() : elements;
    }
    /** The elements in drawing order, whatever the switch says. */ get backToFront() {
        const { file } = this.node;
        if (file && file === this.listedIn && file.version === this.listedAt) return this.listed;
        this.listedIn = file;
        this.listedAt = file?.version;
        const nodes = this.elementNodes;
        if (!this.isListed(nodes)) this.listed = kept(nodes.map((node)=>elementOf(node, this)));
        return this.listed;
    }
    /** True if the list consists of the elements of these nodes. */ isListed(nodes) {
        const { listed } = this;
        if (listed.length !== nodes.length) return false;
        for(let i = 0; i < nodes.length; i++)if (nodes[i].view !== listed[i] || listed[i].owner !== this) return false;
        return true;
    }
    get elementNodes() {
        return this.node.child('elements')?.children ?? [];
    }
    /** The elements shown some frames after the keyframe, back to front; see `shownElements`. */ shownElements(elapsed) {
        return host_shown().displayDocumentOf(this.document).shownElements(this.node, elapsed);
    }
    /** True for a keyframe without elements. It is a property in the host, although the types call it a method. */ get isEmpty() {
        return this.elementNodes.length === 0;
    }
    get document() {
        return this.layer.timeline.document;
    }
    get name() {
        return readText(this.node, 'name');
    }
    set name(value) {
        writeName(this.node, checkText('Frame.name', value));
    }
    get labelType() {
        return readText(this.node, 'labelType', this.name === '' ? 'none' : 'name');
    }
    set labelType(value) {
        writeLabelType(this.node, checkChoice('Frame.labelType', value, LABEL_TYPES));
    }
    get actionScript() {
        return readScript(this.node);
    }
    set actionScript(value) {
        writeScript(this.node, checkText('Frame.actionScript', value));
    }
    get tweenType() {
        return readText(this.node, 'tweenType', 'none');
    }
    set tweenType(value) {
        setTweenType(this.node, checkChoice('Frame.tweenType', value, [
            'none',
            'motion',
            'shape'
        ]));
    }
    get tweenObj() {
        this.tween ??= new Tween(this);
        return this.tween;
    }
    /** From -100 (begins slowly) to 100 (ends slowly). */ get tweenEasing() {
        return readEasing(this.node);
    }
    set tweenEasing(value) {
        chooseSlider(this.node, Math.trunc(checkNumber('Frame.tweenEasing', value, -100, 100)));
    }
    get tweenInstanceName() {
        return readText(this.node, 'tweenInstanceName');
    }
    set tweenInstanceName(value) {
        this.node.setAttr('tweenInstanceName', checkText('Frame.tweenInstanceName', value) || null);
    }
    get hasCustomEase() {
        return readFlag(this.node, 'hasCustomEase');
    }
    set hasCustomEase(value) {
        writeFlag(this.node, 'hasCustomEase', Boolean(value));
    }
    get useSingleEaseCurve() {
        return readFlag(this.node, 'useSingleEaseCurve', true);
    }
    set useSingleEaseCurve(value) {
        writeFlag(this.node, 'useSingleEaseCurve', Boolean(value), true);
    }
    getCustomEase(property) {
        return readEase(this.node, property);
    }
    setCustomEase(property, easeCurve) {
        writeEase(this.node, property, easeCurve);
    }
    get motionTweenSnap() {
        return readFlag(this.node, 'motionTweenSnap');
    }
    set motionTweenSnap(value) {
        setTweenFlag(this.node, 'motionTweenSnap', value);
    }
    get motionTweenScale() {
        return readFlag(this.node, 'motionTweenScale', true);
    }
    set motionTweenScale(value) {
        setTweenFlag(this.node, 'motionTweenScale', value);
    }
    get motionTweenSync() {
        return readFlag(this.node, 'motionTweenSync');
    }
    set motionTweenSync(value) {
        setTweenFlag(this.node, 'motionTweenSync', value);
    }
    get motionTweenOrientToPath() {
        return readFlag(this.node, 'motionTweenOrientToPath');
    }
    set motionTweenOrientToPath(value) {
        setTweenFlag(this.node, 'motionTweenOrientToPath', value);
    }
    get motionTweenRotate() {
        return readText(this.node, 'motionTweenRotate', 'auto');
    }
    set motionTweenRotate(value) {
        const ways = [
            'none',
            'auto',
            'clockwise',
            'counter-clockwise'
        ];
        const way = checkChoice('Frame.motionTweenRotate', value, ways);
        this.node.setAttr('motionTweenRotate', way === 'auto' ? null : way);
    }
    get motionTweenRotateTimes() {
        return readInteger(this.node, 'motionTweenRotateTimes');
    }
    set motionTweenRotateTimes(value) {
        const times = Math.trunc(checkNumber('Frame.motionTweenRotateTimes', value, 0, 65535));
        this.node.setAttr('motionTweenRotateTimes', times === 0 ? null : String(times));
    }
    get shapeTweenBlend() {
        return readText(this.node, 'shapeTweenBlend', 'distributive');
    }
    set shapeTweenBlend(value) {
        const blend = checkChoice('Frame.shapeTweenBlend', value, [
            'distributive',
            'angular'
        ]);
        this.node.setAttr('shapeTweenBlend', blend === 'angular' ? blend : null);
    }
    /** True if the frame was tweened. */ convertToFrameByFrameAnimation() {
        return host_editing().bakeTween(this);
    }
    isMotionObject() {
        return readFlag(this.node, 'isMotionObject');
    }
    getMotionObjectXML() {
        const content = this.node.child('motionObjectXML')?.children[0];
        return content ? XmlFile.create('motion object', content.clone()).serialize() : '';
    }
    is3DMotionObject() {
        return this.isMotionObject() && / id="(Motion_Z|Rotation_X|Rotation_Y)"/.test(this.getMotionObjectXML());
    }
    hasMotionPath() {
        return this.isMotionObject() && host_editing().hasMotionPath(this.node);
    }
    /**
   * The span gets the length of the motion. With `true` the motion ends at the position of the element, else it starts
   * there.
   */ setMotionObjectXML(xmlstr, endAtCurrentLocation) {
        host_editing().setMotionXml(this, xmlstr, Boolean(endAtCurrentLocation));
    }
    /** In frames. Keyframes of the motion stay where they are, or are spread over the new length with `true`. */ setMotionObjectDuration(duration, stretchExistingKeyframes) {
        host_editing().setMotionDuration(this, duration, Boolean(stretchExistingKeyframes));
    }
    /** Path of the sound's item in the library, or an empty text. */ get soundName() {
        return SOUND.soundName.read(this.node);
    }
    set soundName(value) {
        attachSound(this.node, checkText('Frame.soundName', value), this.document);
    }
    get soundLibraryItem() {
        return soundItemOf(this.node, this.document);
    }
    set soundLibraryItem(value) {
        attachSound(this.node, value?.name ?? '', this.document);
    }
    get soundSync() {
        return SOUND.soundSync.read(this.node);
    }
    set soundSync(value) {
        assign(this.node, SOUND.soundSync, 'Frame.soundSync', value);
    }
    get soundEffect() {
        return SOUND.soundEffect.read(this.node);
    }
    set soundEffect(value) {
        assign(this.node, SOUND.soundEffect, 'Frame.soundEffect', value);
    }
    get soundLoopMode() {
        return SOUND.soundLoopMode.read(this.node);
    }
    set soundLoopMode(value) {
        assign(this.node, SOUND.soundLoopMode, 'Frame.soundLoopMode', value);
    }
    get soundLoop() {
        return SOUND.soundLoop.read(this.node);
    }
    set soundLoop(value) {
        assign(this.node, SOUND.soundLoop, 'Frame.soundLoop', value);
    }
    getSoundEnvelope() {
        return readEnvelope(this.node);
    }
    setSoundEnvelope(soundEnv) {
        writeEnvelope(this.node, soundEnv);
    }
    /** In samples of 44.1 kHz. Both are 0 without a sound; the end of a sound that is not cut is `UNCUT`. */ getSoundEnvelopeLimits() {
        const { inPoint44, outPoint44, soundName } = new DocumentSound(this.node);
        const whole = soundName === '' ? 0 : UNCUT;
        return {
            start: inPoint44,
            end: outPoint44 === 0 ? whole : outPoint44
        };
    }
    /** A missing side stays as it is. */ setSoundEnvelopeLimits(limits) {
        const given = checkObject('Frame.setSoundEnvelopeLimits', limits, 'an object with start and end');
        const { start, end } = {
            ...this.getSoundEnvelopeLimits(),
            ...given
        };
        const { inPoint44, outPoint44 } = SOUND;
        const from = checked(inPoint44, 'Frame.setSoundEnvelopeLimits: start', start);
        const to = checked(outPoint44, 'Frame.setSoundEnvelopeLimits: end', end);
        inPoint44.write(this.node, from);
        outPoint44.write(this.node, to === UNCUT ? 0 : to);
    }
}

const SETTABLE = [
    'normal',
    'guide',
    'guided',
    'mask',
    'masked',
    'folder'
];
/**
 * Assigns `layer.layerType`. `guided` and `masked` attach the layer to the guide or mask right above it (assumed: no
 * effect where there is none); `folder` drops the frames, as the host does after asking; the children of a layer that
 * stops being a mask, guide or folder move to the parent of that layer.
 */ function changeLayerType(layer, value) {
    const type = checkChoice('Layer.layerType', value, SETTABLE);
    if (type === layer.layerType || layer.ownType === 'camera') return;
    if (type === 'guided' || type === 'masked') attach(layer, type === 'guided' ? 'guide' : 'mask');
    else changeTree(layer, type, (parents)=>detach(layer, parents));
}
function attach(layer, parentType) {
    const above = layer.timeline.layers[layer.index - 1];
    for(let parent = above ?? null; parent; parent = parent.parentLayer){
        if (parent.ownType !== parentType) continue;
        const holder = parent;
        changeTree(layer, 'normal', (parents)=>parents.set(layer, holder));
        return;
    }
}
/** Changes the type and parent of a layer; every other layer keeps its parent if possible, or gets the nearest one. */ function changeTree(layer, type, move) {
    const { timeline } = layer;
    const node = layer.write();
    const parents = readParents(timeline);
    if (type === 'normal') releaseChildren(layer, parents);
    if (layer.ownType === 'folder') host_editing().extendTo(layer, Math.max(1, timeline.frameCount));
    node.setAttr('layerType', type === 'normal' ? null : type);
    if (type === 'folder') {
        node.child('frames')?.remove();
        layer.framesChanged();
    }
    move(parents);
    writeParents(timeline.layers, parents);
}
/** Removes a masked or guided layer from its mask or guide, but leaves it in the folder around that. */ function detach(layer, parents) {
    putParent(parents, layer, folderAround(layer, parents));
}
function releaseChildren(layer, parents) {
    const heir = parents.get(layer) ?? null;
    for (const [child, parent] of parents)if (parent === layer) parents.set(child, heir);
}

/** A layer: a view of one `DOMLayer`. */ class Layer extends HostObject {
    static{
        this.className = 'Layer';
    }
    constructor(node, timeline){
        super(), this.node = node, this.timeline = timeline;
    }
    get name() {
        return readText(this.node, 'name');
    }
    /** Undefined is converted to text, as in the language (zhangfree/jsfl_package continues with such a layer). */ set name(value) {
        this.write().setAttr('name', checkText('Layer.name', value === undefined ? 'undefined' : value));
        this.node.setAttr('autoNamed', 'false');
    }
    get layerType() {
        const own = this.ownType;
        if (own !== 'normal') return own;
        const parent = this.parentLayer?.ownType;
        if (parent === 'mask') return 'masked';
        return parent === 'guide' ? 'guided' : 'normal';
    }
    set layerType(value) {
        changeLayerType(this, value);
    }
    /** The type that the document stores: `guided` and `masked` follow from the parent. */ get ownType() {
        return readText(this.node, 'layerType', 'normal');
    }
    /** The folder, mask or guide layer that this layer belongs to, or null. */ get parentLayer() {
        return parentOfLayer(this);
    }
    set parentLayer(value) {
        if (value !== null && !(value instanceof Layer)) {
            throw new HostError(`Layer.parentLayer: expected a Layer or null, got ${describeValue(value)}`);
        }
        if (canSetParent(this, value)) setParent(this, value);
    }
    get visible() {
        return readFlag(this.node, 'visible', true);
    }
    set visible(value) {
        writeFlag(this.write(), 'visible', Boolean(value), true);
    }
    get locked() {
        return readFlag(this.node, 'locked');
    }
    set locked(value) {
        writeFlag(this.write(), 'locked', Boolean(value));
    }
    get outline() {
        return readFlag(this.node, 'outline');
    }
    set outline(value) {
        writeFlag(this.write(), 'outline', Boolean(value));
        writeFlag(this.node, 'useOutlineView', Boolean(value));
    }
    /** `#RRGGBB`. */ get color() {
        return formatColor({
            rgb: readRgb(this.node, 'color'),
            alpha: 1
        });
    }
    set color(value) {
        this.write().setAttr('color', parseColor('Layer.color', value).rgb);
    }
    /** 100, 200 or 300 per cent. */ get height() {
        return readNumber(this.node, 'heightMultiplier', 1) * 100;
    }
    set height(value) {
        if (value !== 100 && value !== 200 && value !== 300) {
            throw new HostError(`Layer.height: expected 100, 200 or 300, got ${describeValue(value)}`);
        }
        writeNumber(this.write(), 'heightMultiplier', value / 100, 1);
    }
    get animationType() {
        return readText(this.node, 'animationType', 'none');
    }
    get frameCount() {
        this.count ??= endOf$1(this.keyframes.at(-1));
        return this.count;
    }
    /** One entry per frame index: the frames of a span are its keyframe. Folders have none. */ get frames() {
        this.frameCache ??= kept(keyframesByIndex(this.keyframes, this.frameCount));
        return this.frameCache;
    }
    /** Copies, as for instances. */ getFiltersAtFrame(frameIndex) {
        return readFilters(host_editing().effectsAt(this, 'getFiltersAtFrame', frameIndex));
    }
    setFiltersAtFrame(frameIndex, filters) {
        const method = 'setFiltersAtFrame';
        writeFilters(host_editing().effectsAt(this, method, frameIndex), method, filters);
    }
    getBlendModeAtFrame(frameIndex) {
        return host_editing().readBlendMode(host_editing().effectsAt(this, 'getBlendModeAtFrame', frameIndex));
    }
    setBlendModeAtFrame(frameIndex, mode) {
        const method = 'setBlendModeAtFrame';
        host_editing().writeBlendMode(host_editing().effectsAt(this, method, frameIndex), method, mode);
    }
    getColorTransformAtFrame(frameIndex) {
        return host_editing().readColorEffect(host_editing().effectsAt(this, 'getColorTransformAtFrame', frameIndex));
    }
    setColorTransformAtFrame(frameIndex, effect) {
        const method = 'setColorTransformAtFrame';
        host_editing().writeColorEffect(host_editing().effectsAt(this, method, frameIndex), method, effect);
    }
    /** Pixels away from the eye; 0 at first. */ getZDepthAtFrame(frameIndex) {
        return host_editing().readDepth(host_editing().effectsAt(this, 'getZDepthAtFrame', frameIndex));
    }
    setZDepthAtFrame(frameIndex, depth) {
        const method = 'setZDepthAtFrame';
        host_editing().writeDepth(host_editing().effectsAt(this, method, frameIndex), method, depth);
    }
    /** The parent of this layer at that frame (layer parenting), or null. */ getRigParentAtFrame(frameIndex) {
        return host_editing().rigParent(this, frameIndex);
    }
    /**
   * The parent, a layer or its index, then the frame, as in the host; also the other way round, as in the reference.
   * Elements stay where they are on the stage. Null, or the layer itself, removes the parent.
   */ setRigParentAtFrame(layer, frameIndex) {
        host_editing().setRigParent(this, [
            layer,
            frameIndex
        ]);
    }
    /** The matrix that moves all elements of this layer there: that of all its parents. */ getRigMatrixAtFrame(frameIndex) {
        return host_editing().rigMatrix(this, frameIndex);
    }
    /** The keyframes, each once, in order. */ get keyframes() {
        this.keyframeCache ??= this.frameNodes.map((node)=>this.frameOf(node));
        return this.keyframeCache;
    }
    /** The keyframe shown at a frame index, or undefined after the end of the layer. */ frameAt(index) {
        if (index >= this.frameCount) return undefined;
        const { keyframes } = this;
        if (keyframes.length === 1) return keyframes[0];
        return lastStartingAt(keyframes, index, (frame)=>frame.startFrame) ?? keyframes[0];
    }
    /** Position in `timeline.layers`, 0 at the top. */ get index() {
        return this.timeline.layers.indexOf(this);
    }
    /** Must be called after keyframes are added, removed, moved or resized. */ framesChanged() {
        this.keyframeCache = undefined;
        this.frameCache = undefined;
        this.count = undefined;
    }
    /** The node for writing: a layer that the document leaves out is written into it first. */ write() {
        this.timeline.materialize();
        return this.node;
    }
    get frameNodes() {
        return this.node.child('frames')?.childrenNamed('DOMFrame') ?? [];
    }
    frameOf(node) {
        node.view ??= new Frame(node, this);
        return node.view;
    }
}
function endOf$1(last) {
    return last ? last.startFrame + last.duration : 0;
}

/**
 * A flag of few layers of a timeline: the current layer, or the selected ones. Only this class reads and writes it. New
 * layers of a timeline do not have it.
 */ class LayerMark {
    constructor(timeline, attribute){
        this.timeline = timeline;
        this.attribute = attribute;
    }
    has(layer) {
        return readFlag(layer.node, this.attribute);
    }
    /** The layers that have it and were not removed, in no order. */ get layers() {
        return [
            ...this.known
        ].filter((layer)=>!layer.stale && this.has(layer));
    }
    add(layer) {
        this.known.add(layer);
        layer.node.setAttr(this.attribute, 'true');
    }
    remove(layer) {
        this.known.delete(layer);
        layer.node.setAttr(this.attribute, null);
    }
    /** Removes it from all other layers. */ set(layers) {
        for (const holder of [
            ...this.known
        ])if (!layers.has(holder)) this.remove(holder);
        for (const layer of layers)this.add(layer);
    }
    get known() {
        this.holders ??= new Set(this.timeline.layers.filter(({ node })=>node.attr(this.attribute) !== undefined));
        return this.holders;
    }
}

/**
 * The reason why a scene cannot have a name; undefined if it can. A scene may keep the name that it has, even if two
 * scenes of the file have it. `scene`: undefined for a new one.
 *
 * Source: docum290, "the new name for the selected scene must be unique".
 */ function faultOfSceneName({ timelines }, scene, name) {
    if (name === '') return 'a name cannot be empty';
    const named = timelines.filter((timeline)=>timeline.name === name);
    if (named.length === 0 || named.some(({ node })=>node === scene)) return undefined;
    return `there is already a scene called "${name}"`;
}

/** The state of a timeline. `Timeline` adds the methods that change it. */ class TimelineCore extends HostObject {
    /** `item`: the symbol, or null for a scene. */ constructor(/** `DOMTimeline`. */ node, document, item){
        super(), this.node = node, this.document = document, this.item = item, this.selectedFrames = new FrameSelection(), this.currentMark = new LayerMark(this, 'current'), this.selectedMark = new LayerMark(this, 'isSelected');
    }
    /**
   * Setting it renames the scene or the symbol.
   *
   * @throws HostError for an empty name, or the name of another scene, or of another item of the folder.
   */ get name() {
        const name = readText(this.node, 'name');
        return this.item ? unescapeFileName(name) : name;
    }
    set name(value) {
        const name = checkText('Timeline.name', value);
        if (this.item) {
            this.item.name = name;
            return;
        }
        const fault = faultOfSceneName(this.document, this.node, name);
        if (fault !== undefined) throw new HostError(`Timeline.name: ${fault}`);
        this.node.setAttr('name', name);
    }
    /** The symbol that the timeline belongs to; null for a scene. */ get libraryItem() {
        return this.item;
    }
    /** Top first. A timeline whose document lists none has one empty layer, as in the host. */ get layers() {
        this.layerCache ??= kept(this.layerNodes.map((node)=>this.layerOf(node)));
        return this.layerCache;
    }
    get layerCount() {
        return this.layers.length;
    }
    /** Frames of the longest layer. */ get frameCount() {
        return this.layers.reduce((count, layer)=>Math.max(count, layer.frameCount), 0);
    }
    get currentFrame() {
        return readInteger(this.node, 'currentFrame');
    }
    set currentFrame(value) {
        setCurrentFrame(this, value);
    }
    get currentLayer() {
        const indices = this.currentMark.layers.map(({ index })=>index);
        return indices.length > 0 ? Math.min(...indices) : 0;
    }
    set currentLayer(value) {
        setCurrentLayer(this, value);
    }
    /** The selected layers, from the top. */ get selectedLayers() {
        const selected = new Set(this.selectedMark.layers);
        return this.layers.filter((layer)=>selected.has(layer));
    }
    /** Their indices, the lowest layer first: the example of Adobe's reference gives `1,0`. */ getSelectedLayers() {
        const selected = new Set(this.selectedMark.layers);
        const { layers } = this;
        const indices = [];
        for(let i = layers.length - 1; i >= 0; i--)if (selected.has(layers[i])) indices.push(i);
        return indices;
    }
    get advancedLayersEnabled() {
        return TIMELINE.layerDepthEnabled.read(this.node);
    }
    set advancedLayersEnabled(value) {
        TIMELINE.layerDepthEnabled.write(this.node, Boolean(value));
    }
    /** Must be called after layers are added, removed or moved. */ layersChanged() {
        this.layerCache = undefined;
    }
    /** Writes the layer that the document leaves out into it, before other changes there. */ materialize() {
        // It is the only one.
        const [{ node }] = this.layers;
        if (node.parent) return;
        const list = this.node.child('layers') ?? XmlNode.create('layers');
        if (!list.parent) this.node.insert(list, 0);
        list.append(node);
    }
    /** The layer of a node: always the same object. */ layerOf(node) {
        node.view ??= new Layer(node, this);
        return node.view;
    }
    get layerNodes() {
        const nodes = this.node.child('layers')?.childrenNamed('DOMLayer') ?? [];
        if (nodes.length > 0) return nodes;
        const layer = newLayer('Layer 1', 0);
        for (const name of [
            'current',
            'isSelected'
        ])layer.setAttr(name, 'true');
        return [
            layer
        ];
    }
}

/**
 * A scene, or the timeline of a symbol: a view of one `DOMTimeline`. Indices of layers and frames start at 0, the top
 * layer being 0; for frames, an end is not included, and without one only the start is meant; for layers, it is
 * included.
 */ class Timeline extends TimelineCore {
    static{
        this.className = 'Timeline';
    }
    /** There is always the same object, also while the timeline has no camera. */ get camera() {
        this.cameraView ??= new Camera(this);
        return this.cameraView;
    }
    /** The indices of all layers of that name; undefined if there is none. */ findLayerIndex(name) {
        const indices = [];
        this.layers.forEach((layer, index)=>{
            if (layer.name === name) indices.push(index);
        });
        return indices.length > 0 ? indices : undefined;
    }
    addNewLayer(name, layerType, bAddAbove) {
        return host_editing().addNewLayer(this, name, layerType, bAddAbove);
    }
    addMotionGuide() {
        return host_editing().addMotionGuide(this);
    }
    deleteLayer(index) {
        host_editing().deleteLayer(this, index);
    }
    duplicateLayers(startLayerIndex, endLayerIndex) {
        host_editing().duplicateLayers(this, startLayerIndex, endLayerIndex);
    }
    copyLayers(startLayerIndex, endLayerIndex) {
        host_editing().copyLayers(this, startLayerIndex, endLayerIndex);
    }
    cutLayers(startLayerIndex, endLayerIndex) {
        host_editing().cutLayers(this, startLayerIndex, endLayerIndex);
    }
    pasteLayers(layerIndex) {
        return host_editing().pasteLayers(this, layerIndex);
    }
    /** All layers between two, both included, become the uppermost of them, which is returned. */ mergeLayers(startLayerNum, endLayerNum) {
        return host_editing().mergeLayers(this, startLayerNum, endLayerNum);
    }
    reorderLayer(layerToMove, layerToPutItBy, bAddBefore) {
        host_editing().reorderLayer(this, layerToMove, layerToPutItBy, bAddBefore);
    }
    expandFolder(bExpand, bRecurseNestedParents, index) {
        host_editing().expandLayerFolder(this, bExpand, bRecurseNestedParents, index);
    }
    showLayerMasking(layer) {
        host_editing().showLayerMasking(this, layer);
    }
    setSelectedLayers(index, bReplaceCurrentSelection) {
        host_editing().setSelectedLayers(this, index, bReplaceCurrentSelection);
    }
    getLayerProperty(property) {
        return host_editing().layerProperty(this, String(property));
    }
    setLayerProperty(property, value, layersToChange) {
        host_editing().setLayerProperty(this, String(property), value, layersToChange);
    }
    insertFrames(numFrames, bAllLayers, frameNumIndex) {
        host_editing().insertFrames(this, numFrames, bAllLayers, frameNumIndex);
    }
    removeFrames(startFrameIndex, endFrameIndex) {
        host_editing().removeFrames(this, startFrameIndex, endFrameIndex);
    }
    insertKeyframe(frameNumIndex) {
        host_editing().insertKeyframe(this, 'insertKeyframe', frameNumIndex, false);
    }
    insertBlankKeyframe(frameNumIndex) {
        host_editing().insertKeyframe(this, 'insertBlankKeyframe', frameNumIndex, true);
    }
    convertToKeyframes(startFrameIndex, endFrameIndex) {
        host_editing().convertToKeyframes(this, [
            startFrameIndex,
            endFrameIndex
        ]);
    }
    convertToBlankKeyframes(startFrameIndex, endFrameIndex) {
        host_editing().convertToBlankKeyframes(this, [
            startFrameIndex,
            endFrameIndex
        ]);
    }
    clearFrames(startFrameIndex, endFrameIndex) {
        host_editing().clearFrames(this, [
            startFrameIndex,
            endFrameIndex
        ]);
    }
    clearKeyframes(startFrameIndex, endFrameIndex) {
        host_editing().clearKeyframes(this, [
            startFrameIndex,
            endFrameIndex
        ]);
    }
    reverseFrames(startFrameIndex, endFrameIndex) {
        host_editing().reverseFrames(this, [
            startFrameIndex,
            endFrameIndex
        ]);
    }
    copyFrames(startFrameIndex, endFrameIndex) {
        host_editing().copyFrames(this, startFrameIndex, endFrameIndex);
    }
    cutFrames(startFrameIndex, endFrameIndex) {
        host_editing().cutFrames(this, startFrameIndex, endFrameIndex);
    }
    pasteFrames(startFrameIndex, endFrameIndex) {
        host_editing().pasteFrames(this, startFrameIndex, endFrameIndex);
    }
    copyMotion() {
        host_editing().copyMotion(this);
    }
    pasteMotion() {
        host_editing().pasteMotion(this);
    }
    createMotionTween(startFrameIndex, endFrameIndex) {
        host_editing().createMotionTween(this, startFrameIndex, endFrameIndex);
    }
    createMotionObject(startFrame, endFrame) {
        host_editing().createMotionObject(this, startFrame, endFrame);
    }
    removeMotionObject(startFrame, endFrame) {
        host_editing().removeMotionObject(this, startFrame, endFrame);
    }
    getFrameProperty(property, startFrameIndex, endFrameIndex) {
        return host_editing().frameProperty(this, String(property), startFrameIndex, endFrameIndex);
    }
    setFrameProperty(property, value, startFrameIndex, endFrameIndex) {
        host_editing().setFrameProperty(this, String(property), value, startFrameIndex, endFrameIndex);
    }
    getSelectedFrames() {
        return host_editing().getSelectedFrames(this);
    }
    setSelectedFrames(startOrList, endOrReplace, bReplaceCurrentSelection) {
        host_editing().setSelectedFrames(this, [
            startOrList,
            endOrReplace,
            bReplaceCurrentSelection
        ]);
    }
    selectAllFrames() {
        host_editing().selectAllFrames(this);
    }
    getGuidelines() {
        return readText(this.node, 'guides');
    }
    setGuidelines(xmlString) {
        return setGuidelines(this, String(xmlString));
    }
    /** The first frame is 1. By default, hidden layers count if the publish settings include them. */ getBounds(frame, includeHiddenLayers) {
        return boundsOf(this, frame, includeHiddenLayers ?? this.document.publishing.includesHiddenLayers);
    }
    /** There is no stage for playing. */ startPlayback() {
        return;
    }
    stopPlayback() {
        return;
    }
}
/**
 * `timeline.getBounds`: the box of everything on the stage at a frame, the first being 1; 0 if there is nothing, which
 * the example in Adobe's reference tests for. Strokes count; inside symbols guide layers do not, as in what is
 * published, but those of the timeline itself do (notes on Animate 2022).
 */ function boundsOf(timeline, frame, includeHidden) {
    const index = Math.trunc(checkNumber('getBounds: frame', frame ?? 1, 1)) - 1;
    const bounds = host_shown().ContentBounds.of(timeline.document, 'published');
    const box = bounds.ofFrame(timeline.node, index, {
        hidden: includeHidden,
        guides: true
    });
    return isEmpty(box) ? 0 : roundBox(box);
}
/** `timeline.setGuidelines`: false for a text that is not a `<guidelines>` element. An empty text removes them. */ function setGuidelines(timeline, xml) {
    if (xml !== '' && !isGuidelines(xml)) return false;
    timeline.node.setAttr('guides', xml === '' ? null : xml);
    return true;
}
function isGuidelines(xml) {
    try {
        return new XmlFile('setGuidelines', xml).root.name === 'guidelines';
    } catch  {
        return false;
    }
}

/** Attributes by which the program remembers what it shows: changing them does not edit the document. */ const VIEW_STATE = new Set([
    ...[
        'selected',
        'isSelected',
        'current',
        'currentFrame',
        'open',
        'currentTimeline'
    ]
]);

/** The time of the last edit of a symbol's timeline, from the changes of its file. */ class EditTime {
    constructor(clock){
        this.clock = clock;
        this.isPaused = false;
    }
    noteChange(node, attribute) {
        const isOfTimeline = node.parent !== null && !(node.name === 'DOMTimeline' && attribute === 'name');
        if (!isOfTimeline || this.isPaused) return;
        if (attribute === undefined || !VIEW_STATE.has(attribute)) this.editedAt = this.clock.now();
    }
    /** Changes a file in a way that does not count as an edit of its timeline. */ pause(change) {
        const before = this.isPaused;
        this.isPaused = true;
        change();
        this.isPaused = before;
    }
    /**
   * Seconds since 1970 of the last edit; undefined without any. They increase with each edit between two readings, also
   * of the same second, so that a comparison shows it.
   */ read(stored) {
        if (this.editedAt) {
            const seconds = Math.floor(this.editedAt.getTime() / 1000);
            this.seconds = Math.max(seconds, (this.seconds ?? stored) + 1);
            this.editedAt = undefined;
        }
        return this.seconds;
    }
}

/** Paths of library items: folders separated by `/`. */ /** The last part of a path. */ function leafOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
/** The folder of a path, an empty text at the top level. */ function folderOf$1(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
function joinPath(folder, leaf) {
    return folder === '' ? leaf : `${folder}/${leaf}`;
}
/** True for a path inside a folder, directly or deeper. */ function isInside(path, folder) {
    return path.startsWith(`${folder}/`);
}
/** All folders above a path, the outermost first. */ function foldersAbove(path) {
    const folders = [];
    for(let folder = folderOf$1(path); folder !== ''; folder = folderOf$1(folder))folders.unshift(folder);
    return folders;
}
/** The file of a symbol inside `LIBRARY`. */ function hrefOf(path) {
    return `${escapeFileName(path)}.xml`;
}
/** The path that a file name implies, where nothing else contains it: in includes of files that are missing. */ function pathOfHref(href) {
    const name = href.replace(/\.xml$/i, '');
    return name.replace(/&#(\d{2,3});?/g, (_, code)=>String.fromCharCode(Number(code)));
}

/**
 * An item of the library. Its attributes are on a node of DOMDocument.xml, or, for symbols, at the head of a file
 * that is not parsed for them.
 */ class Item extends HostObject {
    static{
        this.className = 'Item';
    }
    constructor(library){
        super(), this.library = library;
    }
    attr(name) {
        return this.node.attr(name);
    }
    setAttr(name, value) {
        this.node.setAttr(name, value);
    }
    /** Full path, folders separated by `/`. Assignment changes the last part only; a `/` in it becomes a dash. */ get name() {
        return unescapeFileName(this.storedName);
    }
    set name(value) {
        this.library.rename(this, checkText('Item.name', value).replace(/\//g, '-'));
    }
    /** The path as the document has it, where newer releases escape what file names cannot hold. */ get storedName() {
        return readText(this, 'name');
    }
    /** For sorting by creation: `<hex time>-<hex counter>`. */ get itemID() {
        return this.attr('itemID') ?? readText(this.entry, 'itemID');
    }
    get linkageExportForAS() {
        return readFlag(this, 'linkageExportForAS');
    }
    set linkageExportForAS(value) {
        this.setExport('linkageExportForAS', value);
    }
    get linkageExportForRS() {
        return readFlag(this, 'linkageExportForRS');
    }
    set linkageExportForRS(value) {
        this.setExport('linkageExportForRS', value);
    }
    get linkageImportForRS() {
        return readFlag(this, 'linkageImportForRS');
    }
    set linkageImportForRS(value) {
        if (value && this.isExported) {
            throw new HostError('Item.linkageImportForRS: set linkageExportForAS and linkageExportForRS to false first');
        }
        this.setAttr('linkageImportForRS', value ? 'true' : null);
    }
    /** Undefined for an item that is not exported; the document stores nothing but `false`. */ get linkageExportInFirstFrame() {
        return this.isExported ? readFlag(this, 'linkageExportInFirstFrame', true) : undefined;
    }
    set linkageExportInFirstFrame(value) {
        if (this.isExported) this.setAttr('linkageExportInFirstFrame', value ? null : 'false');
    }
    get linkageIdentifier() {
        return readText(this, 'linkageIdentifier');
    }
    set linkageIdentifier(value) {
        this.setAttr('linkageIdentifier', checkText('Item.linkageIdentifier', value) || null);
    }
    /** Undefined for an item that is not exported (Adobe's reference): scripts test for it. */ get linkageClassName() {
        return this.hasClass ? readText(this, 'linkageClassName') : undefined;
    }
    set linkageClassName(value) {
        this.setAttr('linkageClassName', checkText('Item.linkageClassName', value) || null);
    }
    /** An empty text for the default class of the kind of item; undefined for an item that is not exported. */ get linkageBaseClass() {
        if (!this.hasClass) return undefined;
        const name = readText(this, 'linkageBaseClass');
        return name === defaultBaseClass(this.itemType) ? '' : name;
    }
    set linkageBaseClass(value) {
        const name = checkText('Item.linkageBaseClass', value);
        this.setAttr('linkageBaseClass', name === '' || name === defaultBaseClass(this.itemType) ? null : name);
    }
    get linkageURL() {
        return readText(this, 'linkageURL');
    }
    set linkageURL(value) {
        this.setAttr('linkageURL', checkText('Item.linkageURL', value) || null);
    }
    addData(name, type, data) {
        addData(this.node, 'Item.addData', name, type, data);
    }
    getData(name) {
        return getData(this.node, String(name));
    }
    hasData(name) {
        return hasData(this.node, String(name));
    }
    removeData(name) {
        removeData(this.node, String(name));
    }
    getPublishData(name, format) {
        return isPublished(this.node, format, name);
    }
    setPublishData(name, format, publish) {
        setPublished(this.node, 'Item.setPublishData', {
            format,
            name,
            publish
        });
    }
    /** Classes are defined for what is exported and not imported (Adobe's reference, item.linkageClassName). */ get hasClass() {
        return this.isExported && !this.linkageImportForRS;
    }
    get isExported() {
        return this.linkageExportForAS || this.linkageExportForRS;
    }
    setExport(member, value) {
        if (value && this.linkageImportForRS) {
            throw new HostError(`Item.${member}: set linkageImportForRS to false first`);
        }
        this.setAttr(member, value ? 'true' : null);
        if (value && this.linkageIdentifier === '') this.setAttr('linkageIdentifier', leafOf(this.name));
        if (!this.isExported) this.setAttr('linkageExportInFirstFrame', null);
    }
}
/** The default ActionScript class of an item. Source: Adobe's reference, item.linkageBaseClass. */ const DEFAULT_BASE_CLASSES = {
    'movie clip': 'flash.display.MovieClip',
    button: 'flash.display.SimpleButton',
    graphic: 'flash.display.MovieClip',
    bitmap: 'flash.display.BitmapData',
    sound: 'flash.media.Sound',
    font: 'flash.text.Font'
};
function defaultBaseClass(itemType) {
    return DEFAULT_BASE_CLASSES[itemType];
}

/** An item that is in DOMDocument.xml itself: everything but symbols. */ class ListedItem extends Item {
    constructor(node, library){
        super(library), this.node = node;
    }
    get entry() {
        return this.node;
    }
}

/** The common members of bitmaps, sounds and videos: they were imported from a file. */ class MediaItem extends ListedItem {
    /** Seconds since 1970 of the last import, eight hexadecimal digits. */ get lastModifiedDate() {
        return hexSeconds(readInteger(this.node, 'sourceLastImported'));
    }
    /** `file:///` URI of the file that was imported; relative paths are taken from the document's folder. */ get sourceFilePath() {
        const path = this.node.attr('sourceExternalFilepath');
        return path === undefined ? '' : this.library.document.uriOf(path);
    }
    /** Also false for a file that scripts may not touch. */ get sourceFileExists() {
        return this.sourceTime !== undefined;
    }
    /** Seconds since 1970, eight hexadecimal digits: the time of the imported file's last change; 0 if it is missing. */ get fileLastModifiedDate() {
        return hexSeconds(this.sourceFileExists ? readInteger(this.node, 'sourceLastImported') : 0);
    }
    get sourceFileIsCurrent() {
        return this.sourceTime === readInteger(this.node, 'sourceLastImported', -1);
    }
    get sourceTime() {
        const { sourceFilePath } = this;
        return sourceFilePath === '' ? undefined : this.library.document.modifiedAt(sourceFilePath);
    }
}
/** A time as the host shows it: seconds since 1970 in eight hexadecimal digits. */ function hexSeconds(seconds) {
    if (seconds < 0) throw new HostError(`A time before 1970: ${seconds}`);
    return seconds.toString(16).padStart(8, '0');
}
/** @throws HostError for a value that is not a text. */ function checkFileUri(method, fileURI) {
    if (typeof fileURI !== 'string') throw new HostError(`${method}: expected a file:/// URI, got ${String(fileURI)}`);
}
/** True for an item that names a file of the document in an attribute. */ function hasFile(node, attribute) {
    return (node.attr(attribute) ?? '') !== '';
}

const SIDES = [
    'left',
    'top',
    'right',
    'bottom'
];
const NAMES = {
    left: 'scaleGridLeft',
    top: 'scaleGridTop',
    right: 'scaleGridRight',
    bottom: 'scaleGridBottom'
};
function hasGrid(symbol) {
    return SIDES.some((side)=>symbol.attr(NAMES[side]) !== undefined);
}
/**
 * The initial guides of a symbol: a quarter of its width and height from each edge (the help of Flash CC, "Edit movie
 * clip symbols with 9-slice scaling").
 */ function firstGrid({ node, document }) {
    const box = host_shown().ContentBounds.of(document).ofFrame(node, 0);
    if (isEmpty(box)) return {
        left: 0,
        top: 0,
        right: 0,
        bottom: 0
    };
    const across = (box.right - box.left) / 4;
    const down = (box.bottom - box.top) / 4;
    const { left, top, right, bottom } = box;
    return roundBox({
        left: left + across,
        top: top + down,
        right: right - across,
        bottom: bottom - down
    });
}
function readGrid(symbol) {
    return {
        left: readNumber(symbol, NAMES.left),
        top: readNumber(symbol, NAMES.top),
        right: readNumber(symbol, NAMES.right),
        bottom: readNumber(symbol, NAMES.bottom)
    };
}
function removeGrid(symbol) {
    for (const side of SIDES)symbol.setAttr(NAMES[side], null);
}
function writeGrid(symbol, value) {
    if (typeof value !== 'object' || value === null) {
        throw new HostError(`SymbolItem.scalingGridRect: expected an object {left, top, right, bottom}, got ${describeValue(value)}`);
    }
    const grid = value;
    const sides = SIDES.map((side)=>checkNumber(`SymbolItem.scalingGridRect.${side}`, grid[side]));
    SIDES.forEach((side, i)=>{
        symbol.setAttr(NAMES[side], formatNumber(sides[i]));
    });
}

const SYMBOL_TYPES = [
    'movie clip',
    'button',
    'graphic'
];
/** `Include.itemIcon` repeats the type for the Library panel; a movie clip has none. */ const ICONS$1 = {
    button: '0',
    graphic: '1'
};
/**
 * A symbol: an `Include` of DOMDocument.xml and the file that it names. Listing reads only the head of the file; the
 * timeline is parsed at first use. A symbol whose file is missing is listed, and is empty.
 */ class SymbolItem extends Item {
    static{
        this.className = 'SymbolItem';
    }
    constructor(/** The `Include`. */ entry, file, /** False if the included file is missing. */ hasContent, library){
        super(library), this.entry = entry, this.file = file, this.hasContent = hasContent;
        this.editTime = new EditTime(library.document);
        file.watcher = this.editTime;
    }
    get node() {
        return this.file.root;
    }
    /** The name of the file in the document. */ get filePath() {
        return `LIBRARY/${this.entry.attr('href') ?? ''}`;
    }
    attr(name) {
        return this.file.isParsed ? this.file.root.attr(name) : this.unparsedHead.attributes[name];
    }
    /** The head of a file that is not parsed yet, and so cannot have changed. */ get unparsedHead() {
        this.head ??= this.file.head();
        return this.head;
    }
    get itemType() {
        return this.isComponent ? 'component' : this.symbolType;
    }
    get isComponent() {
        return (this.file.isParsed ? this.node : this.unparsedHead).name === 'DOMComponentItem';
    }
    get symbolType() {
        return readText(this, 'symbolType', 'movie clip');
    }
    set symbolType(value) {
        const type = checkChoice('SymbolItem.symbolType', value, SYMBOL_TYPES);
        this.node.setAttr('symbolType', type === 'movie clip' ? null : type);
        this.entry.setAttr('itemIcon', ICONS$1[type] ?? null);
    }
    get timeline() {
        const list = this.node.child('timeline');
        const node = list?.child('DOMTimeline') ?? XmlNode.create('DOMTimeline', {
            name: leafOf(this.name)
        });
        if (!node.parent) {
            this.editTime.pause(()=>{
                if (list) list.append(node);
                else this.node.append(XmlNode.create('timeline', {}, [
                    node
                ]));
            });
        }
        node.view ??= new Timeline(node, this.library.document, this);
        return node.view;
    }
    /** See Adobe's reference. Frames count from 1. */ exportToPNGSequence(outputURI, startFrameNum, endFrameNum, matrix) {
        const frames = {
            outputURI,
            startFrameNum,
            endFrameNum,
            matrix
        };
        this.library.document.exportItemFrames(this, frames, 'SymbolItem.exportToPNGSequence');
    }
    /** Seconds since 1970 in eight hexadecimal digits. */ get lastModifiedDate() {
        const stored = readInteger(this, 'lastModified');
        return hexSeconds(this.editTime.read(stored) ?? stored);
    }
    /** Writes the time of the timeline's last edit, before the document is saved. */ writeEditTime() {
        const seconds = this.editTime.read(readInteger(this, 'lastModified'));
        if (seconds === undefined) return;
        for (const node of [
            this.node,
            this.entry
        ])node.setAttr('lastModified', String(seconds));
    }
    get scalingGrid() {
        return hasGrid(this);
    }
    set scalingGrid(value) {
        if (!value) removeGrid(this);
        else if (!hasGrid(this)) writeGrid(this, firstGrid(this.timeline));
    }
    /** In pixels from the registration point. */ get scalingGridRect() {
        return readGrid(this);
    }
    set scalingGridRect(value) {
        writeGrid(this, value);
    }
    get sourceAutoUpdate() {
        return readFlag(this, 'sourceAutoUpdate');
    }
    set sourceAutoUpdate(value) {
        writeFlag(this, 'sourceAutoUpdate', Boolean(value));
    }
    /** `file:///` URI of the document that the symbol comes from. */ get sourceFilePath() {
        const path = readText(this, 'sourceFlashFilepath');
        return path === '' ? '' : this.library.document.uriOf(path);
    }
    set sourceFilePath(value) {
        this.setAttr('sourceFlashFilepath', checkText('SymbolItem.sourceFilePath', value) || null);
    }
    get sourceLibraryName() {
        return readText(this, 'sourceLibraryItemHRef');
    }
    set sourceLibraryName(value) {
        this.setAttr('sourceLibraryItemHRef', checkText('SymbolItem.sourceLibraryName', value) || null);
    }
    /** The frame counts from 1. */ exportToLibrary(frameNumber, bitmapName) {
        const method = 'SymbolItem.exportToLibrary';
        this.library.document.exportToLibrary(this, frameNumber, bitmapName, method);
    }
    exportSWF(outputURI) {
        if (typeof outputURI !== 'string') throw invalidArgument('exportSWF', 1);
        this.library.document.exportSymbol(this.name, outputURI);
    }
    exportSWC(outputURI) {
        if (typeof outputURI !== 'string') throw invalidArgument('exportSWC', 1);
        this.library.document.notePublication('SymbolItem.exportSWC', {
            target: outputURI,
            item: this.name
        });
    }
}

const WORDS = {
    EACCES: 'permission denied',
    EEXIST: 'file already exists',
    EINVAL: 'neither a file nor a folder',
    EISDIR: 'is a folder',
    ELOOP: 'too many symbolic links',
    ENOENT: 'no such file or folder',
    ENOTDIR: 'not a folder',
    ENOTEMPTY: 'folder not empty',
    EPERM: 'not a file'
};
/** An error like the system's, with `code` and `syscall`. @param words - what is wrong; default: the usual cause */ function systemError(code, path, words = WORDS[code]) {
    return Object.assign(new Error(`${code}: ${words}, ${path}`), {
        code,
        syscall: 'disk',
        path
    });
}

/** Maximum bytes of a name used as it is: systems allow 255, and suffixes of locks take up to 28. */ const LONGEST$2 = 200;
/** Bytes kept of a longer name; a checksum of all replaces the rest up to the ending. */ const KEPT$1 = 180;
const ENDING = /[.]\w{1,8}$/;
/** The start of the names of hidden files beside a file that belong to it: `.star.fla` for `star.fla`. */ function besideName({ paths, compression }, file) {
    const name = paths.basename(file);
    const bytes = new TextEncoder().encode(name);
    if (bytes.length <= LONGEST$2) return `.${name}`;
    // A character that would be cut in two is left out.
    const start = new TextDecoder().decode(bytes.subarray(0, KEPT$1)).replace(/\uFFFD+$/, '');
    return `.${start}~${compression.crc32(bytes).toString(16)}${ENDING.exec(name)?.[0] ?? ''}`;
}

/**
 * Names that Windows treats as devices in every folder, whatever ending follows:
 * https://learn.microsoft.com/windows/win32/fileio/naming-a-file
 */ const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])\s*([.:]|$)/i;
/** The devices by their own names: `\\.\COM1`. */ const NAMESPACE = /^[\\/]{2}[.][\\/]/;
/** True for a name that is a device on Windows. */ function isDeviceName(name) {
    return DEVICE.test(name);
}
/** True for the path of a device, if the platform is Windows: reading it may wait forever. */ function isDevicePath({ isWindows }, path) {
    return isWindows && (NAMESPACE.test(path) || path.split(/[\\/]/).some(isDeviceName));
}

/** The start of an absolute path of Windows: a drive, or a share of another machine. */ const START = /^([A-Za-z]:|[\\/]{2}[^\\/]+[\\/]+[^\\/]+)?/;
/** Windows ignores dots and spaces at the end of a name, and reads the text after a colon as the name of a stream. */ const OTHER = /[. ]$|:/;
/**
 * Refuses a path that Windows reads as a different one: the checked path would not be the written one.
 *
 * @param path - absolute, without `.` and `..`
 * @throws Error that names the part
 */ function refuseOtherName({ isWindows }, path) {
    if (!isWindows) return;
    if (isDevicePath({
        isWindows
    }, path)) throw new Error(`${path}: the name of a device on Windows`);
    const part = path.replace(START, '').split(/[\\/]/).find((name)=>OTHER.test(name));
    if (part !== undefined) throw new Error(`${path}: Windows reads ${JSON.stringify(part)} as a different name; choose another one`);
}

/** Maximum number of links in a chain, as in systems. */ const MAX_LINKS = 40;
/**
 * The absolute path without links; the part of it that does not exist yet stays as it is. A link to a missing file
 * resolves to that file: writing there would make it.
 *
 * @throws Error for links in a circle.
 */ function resolveLinks(platform, file, followed = 0) {
    const { disk, paths } = platform;
    const absolute = paths.resolve(file);
    try {
        return disk.realPath(absolute);
    } catch  {
        const parent = paths.dirname(absolute);
        if (parent === absolute) return absolute;
        const resolved = paths.join(resolveLinks(platform, parent, followed), paths.basename(absolute));
        if (!isLink(platform, resolved)) return resolved;
        if (followed === MAX_LINKS) throw new Error(`${file}: too many symbolic links`);
        return resolveLinks(platform, paths.resolve(paths.dirname(resolved), disk.readLink(resolved)), followed + 1);
    }
}
/** A path that cannot be inspected does not count as a link: it cannot be opened either. */ function isLink({ disk }, path) {
    try {
        return disk.linkStat(path)?.isLink === true;
    } catch  {
        return false;
    }
}

/** Where the system lists the open files of a process: links there resolve to open files, which may have no name. */ const OWN_STREAM = /^\/(?:dev\/(?:std(?:in|out|err)|fd\/\d+)|proc\/(?:self|\d+)\/fd\/\d+)$/;
/** True for an open file of a process: `/dev/stdout`, and what a shell gives for `>(…)`. */ function isOwnStream(file) {
    return OWN_STREAM.test(file);
}
/**
 * The file or folder that is written through a name. Links are followed, those at the end of the path too; the part
 * that does not exist yet stays as it is.
 *
 * @throws Error for links in a circle, and for a name that Windows reads as a different one
 */ function pathToWrite(platform, file) {
    const absolute = platform.paths.resolve(file);
    refuseOtherName(platform, absolute);
    if (isOwnStream(absolute)) return absolute;
    const resolved = resolveLinks(platform, absolute);
    refuseOtherName(platform, resolved);
    return resolved;
}
/**
 * The entry of a folder with a given name. Links in its folders are followed, but not a link at the end: for an entry
 * that is removed or replaced.
 *
 * @throws as `pathToWrite`
 */ function entryToWrite(platform, file) {
    const { paths } = platform;
    const absolute = paths.resolve(file);
    const folder = paths.dirname(absolute);
    if (folder === absolute) return pathToWrite(platform, absolute);
    return inFolder(platform, pathToWrite(platform, folder), paths.basename(absolute));
}
/**
 * An entry of a folder. A link of that name is not followed: for entries that are made, moved or removed, where the
 * system does not follow links either.
 *
 * @throws Error for a text that is not the name of an entry
 */ function inFolder(platform, folder, name) {
    const { paths } = platform;
    const isName = name !== '' && name !== '.' && name !== '..' && !name.includes('/');
    if (!isName || name.includes(paths.sep)) throw new Error(`${folder}: ${JSON.stringify(name)} is not the name of an entry`);
    const entry = paths.join(folder, name);
    refuseOtherName(platform, entry);
    return entry;
}
/** The folder that a file or folder is in; of the root of a disk, the root. */ function folderOf({ paths }, file) {
    return paths.dirname(file);
}
/**
 * A path below a folder, for names from a document or from this program: a link there is untrusted.
 *
 * @param name - a path below the folder
 * @throws Error that names the link, or for a path outside the folder
 */ function pathBelow(platform, folder, name) {
    const { disk, paths } = platform;
    let current = folder;
    for (const part of paths.normalize(name).split(paths.sep)){
        if (part === '.' || part === '') continue;
        current = inFolder(platform, current, part);
        if (disk.linkStat(current)?.isLink === true) throw new Error(`${current} is a link, and nothing is written through links: remove it, or write elsewhere`);
    }
    return current;
}
/** Makes a new folder in a folder. @param start - the beginning of its name */ function makeTemporaryFolder(platform, folder, start) {
    const made = platform.disk.makeTemporaryFolder(inFolder(platform, folder, start));
    return inFolder(platform, folder, platform.paths.basename(made));
}

/** The end of a temporary file's name, after the hidden name of its file. */ const TEMPORARY = '[.][0-9a-f]{8}-[0-9a-f]{4}[.]tmp';
/** What follows the name of a lock in the names of files that belong to it. */ const OF_LOCK$1 = '(?:[.][0-9a-f]+)*';
const BESIDE = new RegExp(`^[.](.+)(?:${TEMPORARY}|[.]lock${OF_LOCK$1})$`);
/** A new name beside a file, for its replacement. */ function temporaryBeside(platform, file) {
    const word = crypto.randomUUID().slice(0, 13);
    return inFolder(platform, folderOf(platform, file), `${besideName(platform, file)}.${word}.tmp`);
}
/** True for the name of a temporary file of that file. */ function isTemporaryOf(platform, file, name) {
    const start = besideName(platform, file);
    return name.startsWith(start) && new RegExp(`^${TEMPORARY}$`).test(name.slice(start.length));
}
/** The lock of a file. */ function lockBeside(platform, file) {
    return inFolder(platform, folderOf(platform, file), `${besideName(platform, file)}.lock`);
}
/** True for the name of that lock, and of a file that belongs to it. */ function isOfLock(lock, name) {
    return name.startsWith(lock) && new RegExp(`^${OF_LOCK$1}$`).test(name.slice(lock.length));
}
/**
 * The name of the file to which a temporary file or a lock belongs; undefined for other names. A long name is shortened,
 * and keeps its ending.
 */ function nameOfFile(beside) {
    return BESIDE.exec(beside)?.[1];
}

/**
 * Registers files to be removed if the process ends before it releases them, if the platform can.
 *
 * @returns a function that releases them
 */ function removeAtEnd({ processes }, remains) {
    return (remains.length > 0 ? processes.removeAtEnd?.(remains) : undefined) ?? (()=>undefined);
}
/**
 * The folders of a path that do not exist yet, the innermost first. The root of a disk always exists, even if it cannot
 * be read.
 */ function missingFolders(platform, folder) {
    const missing = [];
    let at = folder;
    for(let above = folderOf(platform, at); above !== at && !platform.disk.exists(at);){
        missing.push(at);
        at = above;
        above = folderOf(platform, at);
    }
    return missing;
}
/** Folders made for a document. One that has other content stays. */ function asEmpty(folders) {
    return folders.map((path)=>({
            path,
            isEmpty: true
        }));
}
/** Removes unused new folders that are empty, the innermost first. */ function removeEmpty(disk, folders) {
    try {
        for (const folder of folders)disk.removeFolder(folder);
    } catch  {
        return;
    }
}
/** Removes an unused new file; a failure must not hide the first error. */ function discard(disk, path) {
    try {
        disk.removeAll(path);
    } catch  {
        return;
    }
}

/** A folder in which no file can be made, though a file that is there can be written. */ const CLOSED_FOLDER = new Set([
    'EACCES',
    'EPERM',
    'EROFS'
]);
/** A file that no other can replace, such as one that is mounted by itself. */ const FIXED_FILE = new Set([
    'EBUSY',
    'EXDEV'
]);
/**
 * Writes a file: first beside its path, then moved there. At every moment the old file or the new one is there, whole;
 * a failed write leaves only the old one. A new file has the permissions of the old one. A target that is not a file,
 * such as a device, is written directly, and so is a file that the system lets no other replace. A link in the place of
 * the file is replaced.
 *
 * @param content - texts are written as UTF-8
 * @throws Error of the system, with its code; EACCES for a file that is write-protected
 */ function writeFile(platform, file, content, { makesFolders = false } = {}) {
    const { disk } = platform;
    const there = disk.linkStat(file);
    const old = there?.isFile ? there : undefined;
    if (isOwnStream(file) || there && !there.isFile && !there.isLink) return disk.write(file, content);
    if (old !== undefined && !disk.isWritable(file)) throw systemError('EACCES', file, 'permission denied, the file is write-protected');
    const folder = folderOf(platform, file);
    const made = makesFolders && there === undefined ? missingFolders(platform, folder) : [];
    const temporary = temporaryBeside(platform, file);
    const giveUp = removeAtEnd(platform, [
        {
            path: temporary
        },
        ...asEmpty(made)
    ]);
    let refusals = CLOSED_FOLDER;
    try {
        if (made.length > 0) disk.makeFolder(folder);
        const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
        disk.create(temporary, [
            bytes
        ], {
            isSynced: false,
            like: old
        });
        refusals = FIXED_FILE;
        disk.rename(temporary, file);
    } catch (error) {
        if (disk.linkStat(temporary) !== undefined) discard(disk, temporary);
        removeEmpty(disk, made);
        if (old === undefined || !refusals.has(error.code)) throw error;
        disk.write(file, content);
    } finally{
        giveUp();
    }
}

/** What documents for HTML5 Canvas call their kind. Source: 143 published documents. */ const CANVAS$1 = '3CE50BB6-55CF-47A6-B591-01286DDDC64C';
/** True for a document for HTML5 Canvas: its scripts are JavaScript. */ function isCanvasDocument({ node }) {
    return (node.attr('filetypeGUID') ?? '').toUpperCase() === CANVAS$1;
}

/** The view angle of a new document, in degrees: that of ActionScript's `PerspectiveProjection`. */ const VIEW_ANGLE = 55;
/**
 * The perspective of the stage. It has the angle `viewAngle3D`, which the width of the stage fills, and a vanishing
 * point, by default the middle of the stage.
 */ function stagePerspective(document) {
    const { width, height } = stageSize(document);
    const stored = readNumber(document, 'viewAngle3D', VIEW_ANGLE);
    const angle = stored > 0 && stored < 180 ? stored : VIEW_ANGLE;
    return {
        focalLength: width / 2 / Math.tan(angle * Math.PI / 360),
        center: {
            x: readNumber(document, 'vanishingPoint3DX', width / 2),
            y: readNumber(document, 'vanishingPoint3DY', height / 2)
        }
    };
}

/** Attributes that say nothing about what a text shows. */ const OF_EDITING = new Set([
    'name',
    'selected'
]);
/**
 * What a static, dynamic or input text says and how: its settings, and its runs. An object reads its runs once, so it is
 * made where a text is asked, and not kept.
 */ class DocumentText extends recordOf(TEXT_FIELD) {
    constructor(node){
        super(node), this.node = node;
        this.type = textTypeOf(node);
    }
    get isStatic() {
        return this.type === 'static';
    }
    get isVertical() {
        return this.orientation !== 'horizontal';
    }
    get runs() {
        return this.read ??= runNodes(this.node).map((run)=>({
                characters: charactersOf$1(run),
                format: new TextFormat(formatNode(run))
            }));
    }
    /** All characters of the runs. */ get characters() {
        return this.runs.map(({ characters })=>characters).join('');
    }
    /** The looks of its first run. */ get firstFormat() {
        return this.runs.at(0)?.format ?? PLAIN_FORMAT;
    }
    /** A text that two texts share if they say the same and look the same, wherever they are. */ get signature() {
        const own = this.node.attributes().filter(([name])=>!OF_EDITING.has(name));
        const runs = this.runs.map(({ characters, format })=>[
                characters,
                format.node?.attributes() ?? []
            ]);
        return JSON.stringify([
            this.node.name,
            own,
            runs
        ]);
    }
}
/** The nodes below which static texts are found, those in groups too. */ const HOLDERS = new Set([
    ...[
        'DOMDocument',
        'DOMSymbolItem',
        'timelines',
        'timeline',
        'DOMTimeline',
        'layers',
        'DOMLayer'
    ],
    ...[
        'frames',
        'DOMFrame',
        'elements',
        'DOMGroup',
        'members'
    ]
]);
/** The static texts of all timelines below a node. */ function* staticTextsIn(node) {
    if (node.name === 'DOMStaticText') yield new DocumentText(node);
    else if (HOLDERS.has(node.name)) for (const child of node.children)yield* staticTextsIn(child);
}

/** A font: a view of one `DOMFontItem`. */ class FontItem extends ListedItem {
    static{
        this.className = 'FontItem';
    }
    get itemType() {
        return 'font';
    }
    /** The PostScript name of the font. */ get font() {
        return readText(this.node, 'font');
    }
    set font(value) {
        this.node.setAttr('font', checkText('FontItem.font', value));
    }
    /** Read from the font's PostScript name, and written into it. */ get bold() {
        return /-.*bold/i.test(this.font);
    }
    set bold(value) {
        this.font = restyled(this.font, {
            isBold: Boolean(value)
        });
    }
    get italic() {
        return /-.*(italic|oblique)/i.test(this.font);
    }
    set italic(value) {
        this.font = restyled(this.font, {
            isItalic: Boolean(value)
        });
    }
    /** In points. */ get size() {
        return readInteger(this.node, 'size');
    }
    set size(value) {
        this.node.setAttr('size', String(Math.trunc(checkNumber('FontItem.size', value, 0))));
    }
    /** Numbers of the ranges, separated by `|`. */ get embedRanges() {
        return readText(this.node, 'embedRanges');
    }
    set embedRanges(value) {
        this.node.setAttr('embedRanges', checkText('FontItem.embedRanges', value) || null);
    }
    get embeddedCharacters() {
        return readText(this.node, 'embeddedCharacters');
    }
    set embeddedCharacters(value) {
        this.node.setAttr('embeddedCharacters', checkText('FontItem.embeddedCharacters', value) || null);
    }
    get isDefineFont4Symbol() {
        return readFlag(this.node, 'isDefineFont4');
    }
    set isDefineFont4Symbol(value) {
        writeFlag(this.node, 'isDefineFont4', Boolean(value));
    }
}

/** A file as a `data:` URI. @param type - of its content: `image/png` */ function dataUri(type, bytes) {
    return `data:${type};base64,${btoa(host_errors.decodeLatin1(bytes))}`;
}

function joinBytes(parts) {
    const joined = new Uint8Array(parts.reduce((sum, { length })=>sum + length, 0));
    let at = 0;
    for (const part of parts){
        joined.set(part, at);
        at += part.length;
    }
    return joined;
}

/** How many dashes the lines of a shape have. */ function dashesIn({ edges }, strokes) {
    let count = 0;
    for (const edge of edges){
        const dashes = strokes.get(edge.strokeStyle)?.dashes;
        if (!dashes) continue;
        const length = host_shown().planarEdges([
            edge
        ]).reduce((sum, { curve })=>sum + host_shown().lengthOf(curve), 0);
        count += length / (dashes[0] + dashes[1]);
    }
    return count;
}

/** Half the side of the square that a gradient fills before its matrix, in pixels: 16384 twips. */ const GRADIENT_RADIUS = 819.2;

/** Minimum distance of visible planes from the eye, as a share of the distance from the stage to the eye. */ const NEAR = 0.01;
/**
 * The perspective projection of a plane in space. As in ActionScript's `PerspectiveProjection`, an object at a depth of
 * `z` pixels is scaled by `focalLength / (focalLength + z)` about the vanishing point.
 *
 * @param space From the plane to space.
 */ function seenBy({ focalLength, center }, space) {
    const [p, q, w] = [
        2,
        6,
        14
    ].map((at)=>space[at] / focalLength);
    return {
        a: space[0] + center.x * p,
        b: space[1] + center.y * p,
        c: space[4] + center.x * q,
        d: space[5] + center.y * q,
        tx: space[12] + center.x * w,
        ty: space[13] + center.y * w,
        p,
        q,
        w: 1 + w
    };
}
/** The projection followed by a matrix. */ function carried(matrix, { p, q, w, ...seen }) {
    const { a, b, c, d, tx, ty } = concat({
        ...matrix,
        tx: 0,
        ty: 0
    }, seen);
    const { tx: x, ty: y } = matrix;
    return {
        a: a + x * p,
        b: b + y * p,
        c: c + x * q,
        d: d + y * q,
        tx: tx + x * w,
        ty: ty + y * w,
        p,
        q,
        w
    };
}
/** The projection of a point; undefined for a point at the eye or behind it. */ function seenPoint(seen, { x, y }) {
    const share = seen.p * x + seen.q * y + seen.w;
    if (share < NEAR) return undefined;
    return {
        x: (seen.a * x + seen.c * y + seen.tx) / share,
        y: (seen.b * x + seen.d * y + seen.ty) / share
    };
}
/** The best affine approximation around a point; undefined if the point is not visible. */ function affineAt(seen, point) {
    const image = seenPoint(seen, point);
    if (!image) return undefined;
    const share = seen.p * point.x + seen.q * point.y + seen.w;
    const [a, b] = [
        (seen.a - image.x * seen.p) / share,
        (seen.b - image.y * seen.p) / share
    ];
    const [c, d] = [
        (seen.c - image.x * seen.q) / share,
        (seen.d - image.y * seen.q) / share
    ];
    return {
        a,
        b,
        c,
        d,
        tx: image.x - a * point.x - c * point.y,
        ty: image.y - b * point.x - d * point.y
    };
}
/** True if it is affine: parallel lines stay parallel. */ function isAffine({ p, q }) {
    return Math.abs(p) < 1e-9 && Math.abs(q) < 1e-9;
}
/** The box of a projected box, without the part behind the eye. */ function seenBox(seen, { left, top, right, bottom }) {
    const box = emptyBox();
    for (const x of [
        left,
        right
    ]){
        for (const y of [
            top,
            bottom
        ]){
            const point = seenPoint(seen, {
                x,
                y
            });
            if (point) include(box, point.x, point.y);
        }
    }
    return box;
}
/** Number of quadratic curves that approximate a projected curve, which is not a quadratic curve itself. */ const PIECES = 6;
/** Projects segments; undefined if some of them are not in front of the eye. */ function seenSegments(seen, { count, points, lines }) {
    const pen = new (host_shown().SegmentPen)();
    for(let i = 0, at = 0; i < count; i++, at += host_shown().STRIDE){
        const [x0, y0, x1, y1, x2, y2] = points.subarray(at, at + host_shown().STRIDE);
        const pieces = lines[i] === 1 ? 1 : PIECES;
        const on = (time)=>{
            const [start, control, end] = [
                (1 - time) ** 2,
                2 * time * (1 - time),
                time ** 2
            ];
            return seenPoint(seen, {
                x: start * x0 + control * x1 + end * x2,
                y: start * y0 + control * y1 + end * y2
            });
        };
        let from = on(0);
        for(let piece = 1; piece <= pieces; piece++){
            const [middle, to] = [
                on((piece - 0.5) / pieces),
                on(piece / pieces)
            ];
            if (!from || !middle || !to) return undefined;
            pen.moveTo(from.x, from.y);
            if (lines[i] === 1) pen.lineTo(to.x, to.y);
            else pen.curveTo(2 * middle.x - (from.x + to.x) / 2, 2 * middle.y - (from.y + to.y) / 2, to.x, to.y);
            from = to;
        }
    }
    return pen.segments();
}

/** The text of an element as it was read, without later changes. */ function sourceOf(node) {
    return node.source.slice(node.start, node.end);
}

/** Made when it is first needed: Node has a checksum of its own. */ let table;
function makeTable() {
    return Int32Array.from({
        length: 256
    }, (_, index)=>{
        let value = index;
        for(let bit = 0; bit < 8; bit++)value = value & 1 ? value >>> 1 ^ 0xedb88320 : value >>> 1;
        return value;
    });
}
/** The checksum of zip entries, for platforms that have none of their own. */ function crc32(bytes) {
    const entries = table ??= makeTable();
    let crc = -1;
    let at = 0;
    // An iterator over the bytes takes five times as long.
    while(at < bytes.length)crc = (entries[(crc ^ (bytes[at++] ?? 0)) & 255] ?? 0) ^ crc >>> 8;
    return ~crc >>> 0;
}

/**
 * The colour that pictures of a scene are on, `#RRGGBB`; undefined if the stage has none. Source: the `opacity` of
 * published HTML5 Canvas documents, which is their `backgroundAlpha`; other players have no transparent stage.
 */ function stageGround(document) {
    const { node } = document;
    if (isCanvasDocument(document) && readNumber(node, 'backgroundAlpha', 1) === 0) return undefined;
    return readRgb(node, 'backgroundColor', '#FFFFFF');
}

/** The pictures that a host's exporters make, by the code of the command `export`. */ class HostExports {
    constructor(host, files){
        this.host = host;
        this.files = files;
    }
    bitmapOf(document, elements, view) {
        return host_drawing().bitmapOf(document, elements, view);
    }
    lettersOf(text) {
        return host_drawing().lettersOf(text, new (host_drawing().Faces)(host_drawing().readFontFolders(this.host.platform, this.host.fonts ?? [])));
    }
    pictureOf(document, path, kind) {
        return host_drawing().fileOfBitmap(document, path, kind);
    }
    hasAlpha(document, path) {
        return host_drawing().hasAlpha(document, path);
    }
    bitmapFrom(file) {
        return host_drawing().bitmapFrom(file, this.host.platform, this.host.limits.maxPixels);
    }
    pngs(request) {
        const sequence = this.sequence(request);
        return sequence.frames.map((frame)=>sequence.png(frame, 1));
    }
    gif(request) {
        const sequence = this.sequence(request);
        return host_drawing().finish(host_drawing().encodeGif(host_drawing().drawnFrames(sequence, 1), request.document.frameRate));
    }
    svgs(request) {
        const sequence = this.sequence(request);
        return sequence.frames.map((frame)=>sequence.svg(frame));
    }
    cut(document, item, name, range) {
        const isSymbol = item instanceof SymbolItem;
        const subject = isSymbol ? host_drawing().symbolSubject(document, item, name) : host_drawing().bitmapSubject(document, item, name);
        const [from, to] = range ?? [
            0,
            subject.frameCount - 1
        ];
        const sequence = new (host_drawing().Sequence)(subject, span(from, to), this.context(document), undefined);
        return sequence.frames.map((frame)=>({
                ...sequence.pixels(frame, 1),
                name: isSymbol ? name + String(frame).padStart(4, '0') : name
            }));
    }
    sheet(frames, settings) {
        return withoutOverflow(()=>host_drawing().hostSheet(frames, settings, (pixels)=>host_drawing().encodePng(pixels, this.host.platform.compression)));
    }
    atlas(document, item, settings) {
        const { resolution, optimized, rotate, border, padding, width, height } = settings;
        const sheet = {
            rotate,
            border,
            padding,
            maxSize: width,
            maxHeight: height
        };
        const options = {
            optimized,
            sheet: {
                ...sheet,
                trim: true,
                extrude: 0,
                powerOfTwo: false
            },
            pictures: host_defaults.DEFAULTS.pictures
        };
        const subject = host_drawing().symbolSubject(document, item);
        return withoutOverflow(()=>new Map([
                ...host_drawing().atlasFiles(subject, '', resolution, options, this.context(document))
            ].map(({ path, content })=>[
                    path,
                    content
                ])));
    }
    write(uri, content, method) {
        writeFile(this.host.platform, this.files.toWrite(uri, method), content, {
            makesFolders: true
        });
    }
    sequence({ document, timeline, from, to, matrix }) {
        const item = timeline.libraryItem;
        const subject = item instanceof SymbolItem ? transformed(host_drawing().symbolSubject(document, item), matrix) : host_drawing().sceneSubject(document, timeline, document.name);
        return new (host_drawing().Sequence)(subject, span(from, to), this.context(document), subject.ground);
    }
    context(document) {
        const { platform, limits, fonts = [] } = this.host;
        return {
            document: host_drawing().drawnDocument(document),
            rasterizer: platform.rasterizer,
            fontFolders: fonts,
            maxPixels: limits.maxPixels ?? host_defaults.DEFAULT_LIMITS.maxPixels,
            stopwatch: new (host_drawing().Stopwatch)(()=>0)
        };
    }
}
function transformed(subject, matrix) {
    if (!matrix || isIdentity(matrix)) return subject;
    const { draw, region, parts } = subject;
    return {
        ...subject,
        draw: (frame, drawing, without)=>host_drawing().wrapRuns(draw(frame, drawing, without), (markup)=>host_drawing().group({
                    transform: host_drawing().transform(matrix)
                }, markup)),
        region: (frame, drawing)=>transformBox(region(frame, drawing), matrix),
        parts: parts && ((frame, drawing)=>parts(frame, drawing).map(({ node, box })=>({
                    node,
                    box: transformBox(box, matrix)
                })))
    };
}
function withoutOverflow(action) {
    try {
        return action();
    } catch (error) {
        if (error instanceof host_drawing().SheetOverflow) return undefined;
        throw error;
    }
}
function span(from, to) {
    return Array.from({
        length: Math.max(0, to - from + 1)
    }, (_, index)=>from + index);
}

const strict = new TextDecoder('utf-8', {
    fatal: true,
    ignoreBOM: true
});
/** A UTF-16 unit takes a maximum of three bytes in UTF-8. */ const BYTES_PER_CHARACTER = 3;
/**
 * The text of an entry, its byte order mark kept, so that encoding gives the same bytes again. The size is checked
 * before anything is read.
 * @throws DocumentError for anything but UTF-8, and when the text is too long.
 */ function decodeEntry(label, size, read, limits) {
    const text = size > limits.maxTextLength * BYTES_PER_CHARACTER ? null : decodeUtf8(label, read());
    if (text === null || text.length > limits.maxTextLength) {
        throw new host_errors.DocumentError(label, `is a text of ${size} bytes; the limit maxTextLength is ${limits.maxTextLength}`);
    }
    return text;
}
function decodeUtf8(label, bytes) {
    try {
        return strict.decode(bytes);
    } catch  {
        const first = (bytes[0] ?? 0) << 8 | (bytes[1] ?? 0);
        const isUtf16 = first === 0xfffe || first === 0xfeff;
        throw new host_errors.DocumentError(label, isUtf16 ? 'is UTF-16; the texts of a document are UTF-8' : 'is not valid UTF-8');
    }
}

/** A document that was never saved: its files by name. */ class MemoryContainer {
    /** Texts are encoded as UTF-8. */ constructor(documentName, files = {}){
        this.kind = 'fla';
        this.path = '';
        this.documentName = documentName;
        this.files = new Map(Object.entries(files).map(([name, content])=>[
                name,
                typeof content === 'string' ? new TextEncoder().encode(content) : content
            ]));
    }
    names() {
        return [
            ...this.files.keys()
        ];
    }
    has(name) {
        return this.files.has(name);
    }
    bytes(name) {
        const bytes = this.files.get(name);
        if (bytes === undefined) throw new host_errors.DocumentError(this.label(name), 'no such entry');
        return bytes;
    }
    bytesStart(name) {
        return this.bytes(name);
    }
    text(name) {
        return decodeEntry(this.label(name), this.size(name), ()=>this.bytes(name), host_defaults.DEFAULT_LIMITS);
    }
    size(name) {
        return this.bytes(name).length;
    }
    label(name) {
        return `${this.documentName}, ${name}`;
    }
    isChangedOnDisk() {
        return false;
    }
}

function emptyClipboard() {
    return {
        elements: undefined,
        text: undefined,
        frames: {
            ranges: [],
            source: undefined
        },
        motion: undefined,
        layers: {
            layers: [],
            source: undefined
        }
    };
}

/** An error of the file system in plain words. `what` as in "cannot be read". */ function explainFault(path, what, error) {
    if (error instanceof host_errors.DocumentError) return error;
    return new host_errors.DocumentError(path, `${what}: ${host_errors.faultReason(error)}`);
}

/** Compares four bytes at a time: this is the slowest step of a save where the engine has no compiler. */ function hasSameBytes(a, b) {
    if (a.length !== b.length) return false;
    const [words, others] = [
        wordsOf(a),
        wordsOf(b)
    ];
    for(let i = 0; i < words.length; i++)if (words[i] !== others[i]) return false;
    for(let i = words.length * BYTES; i < a.length; i++)if (a[i] !== b[i]) return false;
    return true;
}
const BYTES = Int32Array.BYTES_PER_ELEMENT;
/** All but up to three bytes at the end. Words must be aligned. */ function wordsOf(bytes) {
    const { buffer, byteOffset, length } = bytes.byteOffset % BYTES === 0 ? bytes : new Uint8Array(bytes);
    return new Int32Array(buffer, byteOffset, Math.floor(length / BYTES));
}

/** Number of converted texts to keep: reading an entry asks for its size first. */ const KEPT = 1;
/**
 * An FLA of Flash 5 to CS4: its files are made from it at each request. It can be read; saving it makes an FLA or XFL
 * of Flash CS5 and later.
 */ class BinaryContainer {
    /** @throws DocumentError for damaged files, and those of other programs. */ constructor(platform, file, source, limits){
        this.platform = platform;
        this.source = source;
        this.kind = 'fla';
        this.made = new Map();
        /** The parts that could not be read so far. */ this.faults = new Set();
        this.note = (part, reason)=>{
            const line = `${this.path}, ${part}: ${reason}`;
            if (this.faults.has(line)) return;
            this.faults.add(line);
            this.tell?.(line);
        };
        this.path = file;
        this.documentName = platform.paths.basename(file);
        const name = this.documentName.replace(/\.fla$/i, '');
        this.document = this.explained(file, ()=>new (host_binary().BinaryDocument)(source, {
                limits,
                name,
                onFault: this.note
            }));
    }
    /** `Flash 8`. */ get release() {
        return this.document.release;
    }
    names() {
        return this.document.names();
    }
    has(name) {
        return this.document.has(name);
    }
    bytes(name) {
        if (!this.has(name)) throw new host_errors.DocumentError(this.label(name), 'no such entry');
        if (!this.document.isText(name)) return this.explained(this.label(name), ()=>this.document.mediaBytes(name));
        const cached = this.made.get(name);
        if (cached !== undefined) return cached;
        const bytes = new TextEncoder().encode(this.text(name));
        if (this.made.size >= KEPT) this.made.clear();
        this.made.set(name, bytes);
        return bytes;
    }
    bytesStart(name, length) {
        if (!this.has(name)) throw new host_errors.DocumentError(this.label(name), 'no such entry');
        return this.explained(this.label(name), ()=>this.document.isText(name) ? new TextEncoder().encode(this.document.textStart(name)) : this.document.mediaBytes(name, length));
    }
    text(name) {
        if (!this.has(name)) throw new host_errors.DocumentError(this.label(name), 'no such entry');
        if (!this.document.isText(name)) return new TextDecoder().decode(this.bytes(name));
        return this.explained(this.label(name), ()=>this.document.text(name));
    }
    size(name) {
        return this.document.isText(name) ? this.bytes(name).length : this.document.mediaSize(name);
    }
    label(name) {
        return `${this.path}, ${name}`;
    }
    listen(tell) {
        this.tell = (text)=>tell({
                text,
                isLost: true
            });
        for (const line of this.faults)this.tell(line);
    }
    /** What an XFL document cannot contain, or this converter does not make, in words; reads the whole document. */ losses() {
        return this.explained(this.path, ()=>this.document.losses());
    }
    isChangedOnDisk() {
        const { disk } = this.platform;
        try {
            const stat = disk.stat(this.path);
            if (stat === undefined) return false;
            return stat.size !== this.source.length || !hasSameBytes(disk.read(this.path), this.source);
        } catch (error) {
            throw explainFault(this.path, 'cannot be read', error);
        }
    }
    explained(label, read) {
        try {
            return read();
        } catch (error) {
            if (error instanceof host_binary().BinaryFault) throw new host_errors.DocumentError(label, error.message);
            throw error;
        }
    }
}

/** True when an entry has this content already. */ function isSameContent(container, name, content) {
    if (!container.has(name) || container.size(name) !== content.length) return false;
    return hasSameBytes(container.bytes(name), content);
}
/** The text of the `.xfl` file, which represents its folder. */ const PROXY_CONTENT = new TextEncoder().encode('PROXY-CS5');
const MIMETYPE = 'mimetype';
const MIMETYPE_CONTENT = new TextEncoder().encode('application/vnd.adobe.xfl');
/** Entries that say what the container is, and do not belong to the document itself. */ function isMarker(name) {
    return name === MIMETYPE || /^[^/]+\.xfl$/i.test(name);
}

/** Characters that HFS+ leaves out when it compares names. */ const IGNORED = /[\u200C-\u200F\u202A-\u202E\u206A-\u206F\uFEFF]/g;
/** `.git` and its short name on NTFS, which drops dots and spaces at the end, and takes what follows `:` for a stream. */ const GIT = /^(\.git|git~\d+)[. ]*(:.*)?$/i;
/**
 * True for a name that some system treats as the folder of a repository, whose files run programs. Git refuses the same
 * names: `verify_dotfile`, `is_ntfs_dotgit` and `is_hfs_dotgit` in its sources.
 */ function isGitName(name) {
    return GIT.test(name.replace(IGNORED, ''));
}

/** The prefix of all paths below a folder: the root of a disk ends in a separator already, other folders do not. */ function withSeparator(folder, separator) {
    return folder.endsWith(separator) ? folder : folder + separator;
}
/** True for the folder itself, and everything below it. Paths are absolute, and written alike. */ function isBelow({ sep }, folder, path) {
    return path === folder || path.startsWith(withSeparator(folder, sep));
}

/**
 * The files of an XFL folder. Symbolic links are followed as long as they stay inside the folder; sockets, pipes and
 * the like are skipped, and so is what belongs to a repository.
 * @throws DocumentError for a link that points outside, and when a limit is exceeded.
 */ function listFolder(platform, folder, limits) {
    const { disk, paths } = platform;
    const root = disk.realPath(folder);
    const files = new Map();
    const visited = new Set();
    const warnings = [];
    let total = 0;
    /** `real`: the path of the directory without links. */ function visit(directory, real, prefix) {
        if (visited.has(real)) return;
        visited.add(real);
        const above = withSeparator(directory, paths.sep);
        const realAbove = withSeparator(real, paths.sep);
        for (const { name, isLink } of disk.list(directory)){
            if (prefix === '' ? !host_errors.isDocumentFolder(name) && !host_errors.isDocumentFile(name) : isGitName(name)) continue;
            const file = above + name;
            const target = isLink ? targetOf$2(disk, file) : realAbove + name;
            if (target === undefined) continue;
            if (!isBelow(paths, root, target)) {
                throw new host_errors.DocumentError(folder, `the link ${prefix}${name} points outside the document`);
            }
            if (isLink && target.slice(root.length).split(paths.sep).some(isGitName)) {
                throw new host_errors.DocumentError(folder, `the link ${prefix}${name} points into the folder of a repository`);
            }
            const stat = disk.stat(file);
            if (stat?.isFolder && (prefix !== '' || host_errors.isDocumentFolder(name))) visit(file, target, `${prefix}${name}/`);
            else if (stat?.isFile) add(prefix + name, stat);
            else if (stat === undefined && name.includes(NO_UTF8)) warnings.push(passedOver(folder, prefix + name));
        }
    }
    function add(name, { size, modifiedMs }) {
        files.set(name, {
            size,
            modifiedMs
        });
        total += size;
        if (files.size > limits.maxEntries) {
            throw new host_errors.DocumentError(folder, `contains more files than the limit maxEntries, ${limits.maxEntries}`);
        }
        if (total > limits.maxTotalSize) {
            throw new host_errors.DocumentError(folder, `contains more bytes than the limit maxTotalSize, ${limits.maxTotalSize}`);
        }
    }
    visit(folder, root, '');
    return {
        files,
        warnings
    };
}
/** Replaces bytes in a name that are not UTF-8. */ const NO_UTF8 = '\uFFFD';
function passedOver(folder, name) {
    return `${folder}: the name of ${name} is not UTF-8; the file is skipped; rename it`;
}
/** The target of a link; undefined if it does not exist: there is nothing to read. */ function targetOf$2(disk, link) {
    try {
        return disk.realPath(link);
    } catch  {
        return undefined;
    }
}

/** Distinguishes the locks of this thread from all others. */ let word;
const ownWord = ()=>word ??= crypto.randomUUID();
let count = 0;
/** The owner of a new lock. */ function newOwner({ processes: { id, birth, machine } }) {
    return {
        id,
        birth,
        machine,
        word: ownWord(),
        count: ++count
    };
}
/** Undefined for a text that is not that of a lock, or is cut off. */ function parseOwner(text) {
    try {
        const owner = JSON.parse(text);
        const { id, birth, machine, word } = owner ?? {};
        const isOwner = Number.isSafeInteger(id) && [
            birth,
            machine,
            word
        ].every((part)=>typeof part === 'string');
        return isOwner ? owner : undefined;
    } catch  {
        return undefined;
    }
}
/** True for a process that has ended, and for this thread, which never has two locks of one document. */ function isGone({ processes }, { id, birth, machine, word }) {
    return word === ownWord() || machine === processes.machine && !processes.isRunning(id, birth);
}

/** Maximum size of a lock file, in bytes. */ const LONGEST$1 = 1000;
/** What follows the name of a lock in the names of its announcements and of the locks for removing it. */ const OF_LOCK = /^[0-9a-f]{1,8}(\.[0-9a-f]{12})?$|^[0-9a-f]{12}$/;
/** Files that name their owner. Other processes make and remove them at any time: a missing file is not an error. */ class LockFiles {
    constructor(platform){
        this.platform = platform;
    }
    /** True for a plain file: nothing else is opened, as opening a pipe would wait. */ isFile(path) {
        return this.platform.disk.linkStat(path)?.isFile === true;
    }
    /** @throws Error with the code EEXIST if the file exists */ create(file, text) {
        this.platform.disk.create(file, [
            new TextEncoder().encode(text)
        ], {
            isSynced: false
        });
    }
    /** @throws Error if the file cannot be read */ readExisting(file) {
        if (!this.isFile(file)) throw new Error(`${file} is not a file`);
        return new TextDecoder().decode(this.platform.disk.readStart(file, LONGEST$1));
    }
    /** The text of a file; undefined if it cannot be read. */ read(file) {
        try {
            return this.readExisting(file);
        } catch  {
            return undefined;
        }
    }
    /** Undefined for a file that is missing, or does not name its owner. */ ownerOf(file) {
        return parseOwner(this.read(file) ?? '');
    }
    /** Also true for a missing file, and for one that is as far in the future. */ isOlderThan(file, milliseconds, nowMs) {
        const modifiedMs = this.modifiedMs(file);
        return modifiedMs === undefined || Math.abs(nowMs - modifiedMs) > milliseconds;
    }
    /** When a file was written, by the clock of its disk. */ modifiedMs(file) {
        return this.platform.disk.linkStat(file)?.modifiedMs;
    }
    /** The files that belong to a lock. */ beside(file) {
        const { disk, paths } = this.platform;
        const folder = folderOf(this.platform, file);
        const start = `${paths.basename(file)}.`;
        return disk.list(folder).filter(({ name, isLink })=>!isLink && name.startsWith(start) && OF_LOCK.test(name.slice(start.length))).map(({ name })=>inFolder(this.platform, folder, name)).filter((file)=>this.isFile(file));
    }
    tryToRemove(file) {
        try {
            this.platform.disk.removeFile(file);
        } catch  {
            return;
        }
    }
}

/**
 * No save takes that long: an older lock is stale, and its process number may be in use again. One that is as far in
 * the future counts as stale too.
 */ const OLDEST_MS = 10 * 60 * 1000;
/** The rest of the name of an announcement, after the name of the lock. */ const ANNOUNCEMENT = /^[0-9a-f]{12}$/;
/**
 * The right to write a document, which one process has at a time: a file beside it that only one process can make. It
 * is written under another name first, its announcement, and then linked, so that it says whose it is from the first
 * moment. The lock of a process that has ended is ignored.
 */ class SaveLock {
    constructor(platform, file, document){
        this.platform = platform;
        this.file = file;
        this.document = document;
        this.giveUp = ()=>undefined;
        this.files = new LockFiles(platform);
        this.nowMs = platform.clock.now().getTime();
        this.text = JSON.stringify(newOwner(platform));
        this.announcement = this.beside(crypto.randomUUID().slice(-12));
    }
    /**
   * @param file - the lock file; its folder must exist
   * @param document - the document, for messages
   * @throws DocumentError if another process has the lock.
   */ static take(platform, file, document) {
        const lock = new SaveLock(platform, file, document);
        lock.giveUp = removeAtEnd(platform, lock.remains());
        try {
            if (!lock.tryToTake()) throw lock.busy();
            lock.removeRemains();
            return lock;
        } catch (error) {
            lock.giveUp();
            throw error;
        }
    }
    /** True if a running process has the lock. Nothing is written. */ static isHeld(platform, file) {
        const lock = new SaveLock(platform, file, file);
        const text = lock.files.read(file);
        return text !== undefined && !lock.isLeftBehind(text);
    }
    /** @throws DocumentError if another process considered the lock stale, after a long pause of this one. */ check() {
        if (this.files.isFile(this.file) && this.files.readExisting(this.file) === this.text) return;
        throw new host_errors.DocumentError(this.document, 'cannot be saved: another process saves it; try again');
    }
    release() {
        const text = this.files.read(this.file);
        // What was saved is saved; the lock of a process that has ended is ignored.
        if (text === undefined || text === this.text) this.files.tryToRemove(this.file);
        this.giveUp();
    }
    /** The announcement may be incomplete. No other lock has this text, so the lock of the next process stays. */ remains() {
        return [
            {
                path: this.announcement
            },
            {
                path: this.file,
                text: this.text
            }
        ];
    }
    tryToTake() {
        this.files.create(this.announcement, this.text);
        this.nowMs = this.files.modifiedMs(this.announcement) ?? this.nowMs;
        try {
            return this.tryToMake() || this.removeLeftBehind() && this.tryToMake();
        } finally{
            this.files.tryToRemove(this.announcement);
        }
    }
    tryToMake() {
        try {
            this.platform.disk.link(this.announcement, this.file);
            return true;
        } catch (error) {
            // Over a network, the answer that a link was made can get lost, and the request is repeated.
            if (isThere(error)) return this.files.read(this.file) === this.text;
            return this.tryToCreate();
        }
    }
    /** For file systems without links. There, a lock is empty for a moment. */ tryToCreate() {
        try {
            this.files.create(this.file, this.text);
            return true;
        } catch (error) {
            if (isThere(error)) return false;
            throw error;
        }
    }
    /**
   * Of two processes that find the same stale lock, the second could remove the new lock of the first. So there is a
   * lock for removing that very lock, named after its text.
   *
   * @returns true if the lock has been removed
   */ removeLeftBehind() {
        const { disk } = this.platform;
        if (disk.linkStat(this.file) === undefined) return true;
        if (!this.files.isFile(this.file)) throw this.noLock();
        const text = this.files.read(this.file);
        if (text === undefined) return true;
        if (!this.isLeftBehind(text)) return false;
        const right = new SaveLock(this.platform, this.beside(this.checksum(text)), this.document);
        if (!right.tryToTake()) return false;
        try {
            if (this.files.read(this.file) === text) disk.removeFile(this.file);
            return true;
        } finally{
            right.release();
        }
    }
    isLeftBehind(text) {
        if (this.files.isOlderThan(this.file, OLDEST_MS, this.nowMs)) return true;
        const owner = parseOwner(text);
        return owner === undefined ? !this.isBeingMade() : isGone(this.platform, owner);
    }
    /** True while another process may be writing the lock: its announcement is complete before, and stays until after. */ isBeingMade() {
        return this.files.beside(this.file).some((file)=>{
            const isAnnouncement = ANNOUNCEMENT.test(file.slice(this.file.length + 1));
            const owner = isAnnouncement && file !== this.announcement ? this.files.ownerOf(file) : undefined;
            return owner !== undefined && !isGone(this.platform, owner);
        });
    }
    /** Removes what dead processes left beside the lock. A running process does not need its announcement any more. */ removeRemains() {
        for (const file of this.files.beside(this.file)){
            const owner = this.files.ownerOf(file);
            if (owner === undefined || isGone(this.platform, owner) || this.files.isOlderThan(file, OLDEST_MS, this.nowMs)) this.files.tryToRemove(file);
        }
    }
    busy() {
        const owner = this.files.ownerOf(this.file);
        const isHere = owner?.machine === this.platform.processes.machine;
        return new host_errors.DocumentError(this.document, `is being saved by another process${owner ? ` (${owner.id} on ${owner.machine})` : ''}; try again when it has finished${isHere ? '' : `, or remove ${this.file} if it has ended`}`);
    }
    noLock() {
        return new host_errors.DocumentError(this.document, `cannot be saved: ${this.file} is in the way of the lock, and is not a lock; remove it`);
    }
    /** A file of the lock, whose name is that of the lock and a word. */ beside(word) {
        const { platform, file } = this;
        return inFolder(platform, folderOf(platform, file), `${platform.paths.basename(file)}.${word}`);
    }
    checksum(text) {
        return this.platform.compression.crc32(new TextEncoder().encode(text)).toString(16);
    }
}
function isThere(error) {
    return error.code === 'EEXIST';
}

const LONGEST = 60;
/** A text in quotes as messages show it; of a long one the beginning, and its length. */ function quoteShort(text, longest = LONGEST) {
    if (text.length <= longest) return JSON.stringify(text);
    return `${JSON.stringify(`${text.slice(0, longest)}…`)} (${text.length} characters)`;
}

/** Characters that are special on Windows, and dots and spaces at the end. */ const NO_NAME = /[<>:"|?*\\]|[. ]$/;
/** True for a character that Windows does not allow in names. */ function isNoName(part) {
    return NO_NAME.test(part) || Array.from(part).some((sign)=>sign < ' ');
}
/** Why a file of a document may not be written into a folder under its name; null when it may. */ function fileNameFault(name, isWindows) {
    const parts = name.split('/');
    if (parts.some(isGitName)) return `${quoteShort(name)} is a name of a repository`;
    if (isWindows && parts.some((part)=>isDeviceName(part) || isNoName(part))) return `${quoteShort(name)} is not a name of a file on Windows`;
    return null;
}

/**
 * The file that the name of an entry resolves to, links followed, as a path below the document's folder with `/` in it.
 *
 * @param root - the document's folder, links resolved
 * @throws DocumentError when that is outside the document, or in the folder of a repository.
 */ function resolveInDocument({ disk, paths, isWindows }, root, name) {
    refuseName$1(root, name, isWindows);
    let target = root;
    for (const part of name.split('/')){
        target = paths.join(target, part);
        if (disk.linkStat(target)?.isLink) target = disk.realPath(target);
        if (!target.startsWith(withSeparator(root, paths.sep))) throw new host_errors.DocumentError(paths.join(root, name), 'points outside the document');
    }
    const file = target.slice(withSeparator(root, paths.sep).length).split(paths.sep).join('/');
    refuseName$1(root, file, isWindows);
    return file;
}
function refuseName$1(root, name, isWindows) {
    const fault = fileNameFault(name, isWindows);
    if (fault !== null) throw new host_errors.DocumentError(root, `cannot be saved: ${fault}`);
}
/**
 * The absolute path of a file below the document's folder, checked to go through no link.
 *
 * @param root - the document's folder, links resolved
 * @param file - as returned by `resolveInDocument`
 * @throws DocumentError for a link, or a folder in place of the file.
 */ function placeWithoutLinks(platform, root, file) {
    const { disk, isWindows } = platform;
    refuseName$1(root, file, isWindows);
    const parts = file.split('/');
    let current = root;
    for (const [index, part] of parts.entries()){
        current = inFolder(platform, current, part);
        const stat = disk.linkStat(current);
        const isExpected = index < parts.length - 1 ? stat?.isFolder : stat?.isFile;
        if (stat !== undefined && !isExpected) throw new host_errors.DocumentError(current, 'was replaced by something else while the document was being saved');
    }
    return current;
}

/** The normalised form of entry names: `/` between folders (CS5 also writes `\`), no `.` and no empty parts. */ function normalizeName(name) {
    if (!/\\|^\.|\/[./]/.test(name)) return name;
    const slashed = name.replaceAll('\\', '/');
    const parts = slashed.split('/').filter((part, index)=>part !== '.' && (part !== '' || index === 0));
    return parts.join('/') + (slashed.endsWith('/') ? '/' : '');
}
/** Why a normalised name cannot be a file of the document; null when it can. `written`: the name as messages show it. */ function nameFault(name, written = name) {
    if (name === '') return 'an entry has no name';
    if (name.includes('\0')) return `the name of the entry ${JSON.stringify(written)} contains a zero byte`;
    if (name.startsWith('/') || /^[A-Za-z]:/.test(name) || /(?:^|\/)\.\.(?:\/|$)/.test(name)) {
        return `the entry ${JSON.stringify(written)} points outside the document`;
    }
    return null;
}

/** The names of contents that wait in the folder of a save. */ const CONTENT = /^(new|old)-\d+$/;
/** True if a value is a step none of whose names points outside. */ function isStep(value) {
    const { name, file, staged, backup } = value ?? {};
    return isEntryName(name) && isEntryName(file) && isContent(staged) && isContent(backup);
}
function isEntryName(value) {
    return typeof value === 'string' && nameFault(value) === null && normalizeName(value) === value;
}
function isContent(value) {
    return value === null || typeof value === 'string' && CONTENT.test(value);
}

/** The journal of a save, written once all new content is on the disk: the save will be completed. */ const FORWARD = 'journal.json';
/** The journal of a save that is being undone. */ const BACKWARD = 'undo.json';
/** A journal that is not complete yet. */ const DRAFT = 'journal.new';
const JOURNALS = [
    FORWARD,
    BACKWARD,
    DRAFT
];
const LARGEST_JOURNAL = 2 ** 26;
/** The beginning of the name of a save's folder; a UUID, its proof, and the system's suffix follow. */ const SAVE_PREFIX = '.saving-';
const PROVED_NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-([0-9a-f]{32})-\w+$/;
/** Replaces a proof if none can be made, and proves nothing. */ const NO_PROOF = '0'.repeat(32);
/** Permission bits: read and write; the same and execute; the same and setuid, setgid and sticky. */ const READ_AND_WRITE = 0o666;
const PERMISSIONS$2 = 0o777;
const ALL_BITS = 0o7777;
/**
 * A save of an XFL folder, with all that it needs, in a folder inside it. Either its journal says that the save is to
 * be completed, or that it is to be undone; both can be continued after the process died. A journal may also have come
 * with a stranger's document: the name of the folder and the journal hold proofs that this user wrote them.
 */ class FolderSave {
    constructor(platform, root, folder, id){
        this.platform = platform;
        this.root = root;
        this.folder = folder;
        this.id = id;
        /** Keeps the folder when the process dies. */ this.giveUp = ()=>undefined;
    }
    /**
   * Makes the folder of a new save.
   *
   * @param root - the document's folder, links resolved
   * @param isToBeProved - whether another process may have to continue the save if this one dies
   * @throws DocumentError when nothing can be proved of one that may.
   */ static begin(platform, root, isToBeProved) {
        const id = crypto.randomUUID();
        let proof = NO_PROOF;
        try {
            proof = platform.proofs.sign(root, id);
        } catch (error) {
            if (isToBeProved) throw noProof(root, error);
        }
        const folder = makeTemporaryFolder(platform, root, `${SAVE_PREFIX}${id}-${proof}-`);
        const save = new FolderSave(platform, root, folder, id);
        save.removeIfDead();
        return save;
    }
    /** The saves in a document's folder: those whose journals are this user's, and the others that have a journal. */ static find(platform, root) {
        const { disk } = platform;
        return disk.list(root).filter(({ name, isLink })=>name.startsWith(SAVE_PREFIX) && !isLink).map(({ name })=>inFolder(platform, root, name)).filter((folder)=>disk.linkStat(folder)?.isFolder).map((folder)=>({
                folder,
                save: FolderSave.proved(platform, root, folder)
            })).filter(({ folder, save })=>save !== undefined || hasJournal(platform, folder));
    }
    static proved(platform, root, folder) {
        const [, id, proof] = PROVED_NAME.exec(platform.paths.basename(folder).slice(SAVE_PREFIX.length)) ?? [];
        if (id === undefined || proof === undefined || !platform.proofs.isSigned(root, id, proof)) return undefined;
        const save = new FolderSave(platform, root, folder, id);
        return hasJournal(platform, folder) && save.journal() === undefined ? undefined : save;
    }
    at(name) {
        return inFolder(this.platform, this.folder, name);
    }
    /** A content that waits there; undefined if it is not there any more, or is not a file. */ waiting(name) {
        return this.platform.disk.linkStat(this.at(name))?.isFile ? this.at(name) : undefined;
    }
    /** Undefined if no file of the document was changed yet, and for a journal that does not belong to this save. */ journal() {
        if (this.waiting(BACKWARD)) return this.read(BACKWARD, 'backward');
        return this.waiting(FORWARD) === undefined ? undefined : this.read(FORWARD, 'forward');
    }
    /** Notes the steps. All of them are on the disk: from here on the save will be completed. */ promise(steps) {
        const { disk, proofs } = this.platform;
        const text = JSON.stringify({
            document: this.root,
            id: this.id,
            steps
        });
        const signed = `${proofs.sign(this.root, text)}\n${text}`;
        disk.create(this.at(DRAFT), [
            new TextEncoder().encode(signed)
        ], {
            isSynced: true
        });
        disk.rename(this.at(DRAFT), this.at(FORWARD));
        disk.sync(this.folder);
        this.giveUp();
    }
    /** Takes the steps in their order. Steps already taken are skipped. */ complete(steps) {
        const { disk } = this.platform;
        const folders = new Set();
        for (const { file, staged } of steps){
            const folder = folderOf(this.platform, this.targetOf(file));
            if (!folders.has(folder)) disk.makeFolder(folder);
            folders.add(folder);
            const waiting = staged === null ? undefined : this.waiting(staged);
            if (staged === null) this.removeIfThere(file);
            else if (waiting !== undefined) disk.rename(waiting, this.targetOf(file));
        }
        for (const folder of folders)disk.sync(folder);
    }
    /** Puts everything back as it was before. */ takeBack(steps) {
        const { disk } = this.platform;
        if (this.waiting(FORWARD)) disk.rename(this.at(FORWARD), this.at(BACKWARD));
        for (const { file, staged, backup } of [
            ...steps
        ].reverse()){
            const waiting = backup === null ? undefined : this.waiting(backup);
            if (waiting !== undefined) disk.rename(waiting, this.targetOf(file));
            else if (backup === null && staged !== null && !this.waiting(staged)) this.removeIfThere(file);
        }
    }
    /**
   * Continues where a process that died stopped, and leaves nothing of the save. @throws DocumentError when it cannot.
   */ recover() {
        const journal = this.journal();
        if (journal) {
            for (const step of journal.steps)this.takeNoRights(step);
            if (journal.direction === 'backward') this.takeBack(journal.steps);
            else this.complete(journal.steps);
        }
        this.end();
        this.platform.disk.sync(this.root);
    }
    /**
   * Removes what a save keeps in its folder, the journal first, so that the rest is never continued; then the folder,
   * if nothing else is in it.
   */ end() {
        const { disk } = this.platform;
        this.removeIfDead();
        for (const name of JOURNALS)if (this.waiting(name)) discard(disk, this.at(name));
        try {
            for (const { name } of disk.list(this.folder))if (CONTENT.test(name) && this.waiting(name)) disk.removeFile(this.at(name));
            disk.removeFolder(this.folder);
        } catch  {
        // What is saved is saved; the next save tries again.
        } finally{
            this.giveUp();
        }
    }
    /** True if no step was taken, or all were: the document is whole without the folder. */ removeIfDead() {
        this.giveUp();
        this.giveUp = removeAtEnd(this.platform, [
            {
                path: this.folder
            }
        ]);
    }
    targetOf(file) {
        return placeWithoutLinks(this.platform, this.root, file);
    }
    /** Other users could change the contents that waited: they get no permission that a document's file does not have. */ takeNoRights({ file, staged, backup }) {
        const { disk } = this.platform;
        const now = disk.linkStat(this.targetOf(file));
        for (const name of [
            staged,
            backup
        ]){
            const waiting = name === null ? undefined : this.waiting(name);
            const mode = waiting === undefined ? undefined : disk.linkStat(waiting)?.mode;
            if (waiting === undefined || mode === undefined) continue;
            const rights = now === undefined ? mode & READ_AND_WRITE : now.mode & PERMISSIONS$2;
            if (rights !== (mode & ALL_BITS)) disk.setMode(waiting, rights);
        }
    }
    read(name, direction) {
        const { disk, proofs } = this.platform;
        const size = disk.linkStat(this.at(name))?.size ?? 0;
        if (size > LARGEST_JOURNAL) return undefined;
        const [proof, text] = new TextDecoder().decode(disk.read(this.at(name))).split('\n');
        if (proof === undefined || text === undefined || !proofs.isSigned(this.root, text, proof)) return undefined;
        const { document, id, steps } = JSON.parse(text);
        const isOwn = document === this.root && id === this.id;
        return isOwn && Array.isArray(steps) && steps.every(isStep) ? {
            direction,
            steps
        } : undefined;
    }
    removeIfThere(file) {
        const { disk } = this.platform;
        const target = this.targetOf(file);
        if (disk.linkStat(target) !== undefined) disk.removeFile(target);
    }
}
/** True if anything exists at the path of a journal. */ function hasJournal({ disk, paths }, folder) {
    return [
        FORWARD,
        BACKWARD
    ].some((name)=>disk.linkStat(paths.join(folder, name)) !== undefined);
}
function noProof(root, error) {
    return new host_errors.DocumentError(root, `cannot be saved: the key that proves your saves cannot be kept: ${host_errors.faultReason(error)}; set XDG_STATE_HOME to a folder of your own`);
}

/** The lock of a document's folder. */ const LOCK = '.saving.lock';
/**
 * Ends every save of this user that was left in a document's folder: the document is wholly new then, or wholly old.
 * Only the process that has the lock may call this.
 *
 * @param root - the document's folder, links resolved
 * @throws DocumentError when it cannot, and for a journal that is not proved to be this user's; that one is left as it
 *   is.
 */ function recoverSaves(platform, root) {
    const saves = FolderSave.find(platform, root);
    for (const { folder, save } of saves)if (save === undefined) throw unproved(root, folder);
    for (const { save } of saves)save?.recover();
}
function unproved(root, folder) {
    return new host_errors.DocumentError(root, `cannot be saved: ${folder} records an interrupted save, and nothing proves that you started it on this machine; check the document, remove that folder, and save again`);
}

/** A save under way is waited for: this many times, that many milliseconds. */ const TRIES = 40;
const PAUSE_MS = 50;
/**
 * Reads what an interrupted save left: as it would have been or, if it was being undone, as it was before. Nothing is
 * written. A journal that is not proved to be this user's changes nothing.
 *
 * @param folder - the document's folder
 */ function readHalfSaved(platform, folder) {
    const { processes } = platform;
    const root = pathToWrite(platform, folder);
    const lock = inFolder(platform, root, LOCK);
    for(let left = TRIES;; left--){
        const saves = FolderSave.find(platform, root);
        const isUnderWay = saves.some(({ save })=>save?.journal() !== undefined);
        const isWaitedFor = isUnderWay && left > 0 && SaveLock.isHeld(platform, lock);
        if (!isWaitedFor) return describe(folder, saves);
        processes.pause(PAUSE_MS);
    }
}
function describe(folder, saves) {
    const places = new Map();
    const warnings = new Set();
    for (const { folder: left, save } of saves){
        const journal = save?.journal();
        if (save === undefined) warnings.add(`${folder}: ${left} is not one of your saves and is skipped`);
        if (save === undefined || journal === undefined) continue;
        warnings.add(`${folder}: a save was interrupted; the document is read as ${STATES[journal.direction]}`);
        addPlaces(places, save, journal);
    }
    return {
        places,
        warnings: [
            ...warnings
        ]
    };
}
const STATES = {
    forward: 'that save would have left it, and the next save completes it',
    backward: 'it was before, and the next save restores it'
};
function addPlaces(places, save, journal) {
    for (const { name, staged, backup } of journal.steps){
        const [next, old] = [
            staged,
            backup
        ].map((content)=>content === null ? undefined : save.waiting(content));
        if (journal.direction === 'forward') {
            if (staged === null) places.set(name, null);
            else if (next !== undefined) places.set(name, next);
        } else if (old !== undefined) places.set(name, old);
        else if (backup === null && staged !== null && next === undefined) places.set(name, null);
    }
}

/** An XFL folder; its list of files is that of the moment of opening. */ class FolderContainer {
    /**
   * @throws DocumentError when the folder cannot be listed, contains a link that points outside, or exceeds a limit.
   */ constructor(platform, folder, limits, documentName){
        this.platform = platform;
        this.kind = 'xfl';
        /** Where an interrupted save keeps the content of files, by name. */ this.places = new Map();
        this.path = folder;
        this.limits = limits;
        try {
            const halfSaved = readHalfSaved(platform, folder);
            const listed = listFolder(platform, folder, limits);
            this.files = this.withPlaces(listed.files, halfSaved.places);
            this.passedOver = [
                ...halfSaved.warnings,
                ...listed.warnings
            ];
        } catch (error) {
            throw explainFault(folder, 'cannot be read', error);
        }
        this.documentName = documentName ?? this.onlyXfl() ?? `${platform.paths.basename(folder)}.xfl`;
    }
    listen(tell) {
        for (const text of this.passedOver)tell({
            text,
            isLost: false
        });
    }
    names() {
        return [
            ...this.files.keys()
        ];
    }
    has(name) {
        return this.files.has(name);
    }
    bytes(name) {
        const stamp = this.stamp(name);
        if (stamp.held) return stamp.held;
        const file = this.placeOf(name);
        const { disk, compression } = this.platform;
        try {
            const bytes = disk.read(file);
            Object.assign(stamp, {
                size: bytes.length,
                checksum: compression.crc32(bytes)
            });
            return bytes;
        } catch (error) {
            throw explainFault(this.label(name), 'cannot be read', error);
        }
    }
    bytesStart(name, length) {
        const { held } = this.stamp(name);
        if (held) return held;
        try {
            return this.platform.disk.readStart(this.placeOf(name), length);
        } catch (error) {
            throw explainFault(this.label(name), 'cannot be read', error);
        }
    }
    text(name) {
        return decodeEntry(this.label(name), this.size(name), ()=>this.bytes(name), this.limits);
    }
    size(name) {
        return this.stamp(name).size;
    }
    label(name) {
        return this.fileOf(name);
    }
    hold(path) {
        const { paths } = this.platform;
        const below = path.endsWith(paths.sep) ? path : path + paths.sep;
        const isAround = (this.path + paths.sep).startsWith(below);
        if (!isAround && !path.startsWith(this.path + paths.sep)) return;
        for (const [name, stamp] of this.files){
            const file = this.fileOf(name);
            // A file that cannot be read is reported when it is requested.
            if ((file === path || file.startsWith(below)) && this.platform.disk.exists(this.placeOf(name))) stamp.held = this.bytes(name);
        }
    }
    isChangedOnDisk() {
        return this.names().some((name)=>this.isFileChanged(name));
    }
    isFileChanged(name) {
        const file = this.placeOf(name);
        const { disk, compression } = this.platform;
        const stat = disk.stat(file);
        // A file that something else removed is a change too: writing the others would bring half of it back.
        if (stat === undefined) return true;
        const { size, modifiedMs, checksum } = this.stamp(name);
        if (stat.size !== size) return true;
        // Times alone do not prove anything: they are coarse, and tools that copy files touch them.
        return checksum === undefined ? stat.modifiedMs !== modifiedMs : compression.crc32(disk.read(file)) !== checksum;
    }
    stamp(name) {
        const stamp = this.files.get(name);
        if (stamp === undefined) throw new host_errors.DocumentError(this.label(name), 'no such file in the document');
        return stamp;
    }
    withPlaces(files, places) {
        if (places.size === 0) return files;
        for (const [name, location] of places){
            const stat = location === null ? undefined : this.platform.disk.linkStat(location);
            if (location === null) files.delete(name);
            if (location === null || stat === undefined) continue;
            files.set(name, {
                size: stat.size,
                modifiedMs: stat.modifiedMs
            });
            this.places.set(name, location);
        }
        return new Map([
            ...files
        ].sort(([a], [b])=>a < b ? -1 : 1));
    }
    /** A save that continues meanwhile moves contents to where their names say. */ placeOf(name) {
        const location = this.places.get(name);
        return location !== undefined && this.platform.disk.exists(location) ? location : this.fileOf(name);
    }
    fileOf(name) {
        const { sep } = this.platform.paths;
        return withSeparator(this.path, sep) + name.replaceAll('/', sep);
    }
    onlyXfl() {
        const candidates = this.names().filter((name)=>/^[^/]+\.xfl$/i.test(name));
        return candidates.length === 1 ? candidates[0] : undefined;
    }
}

const END_SIGNATURE = 0x06054b50;
const END_SIZE$1 = 22;
const RECORD_SIGNATURE = 0x02014b50;
const RECORD_SIZE$1 = 46;
const MAX_COMMENT = 65_535;
const UTF8_NAME$1 = 0x800;
const utf8 = new TextDecoder('utf-8', {
    fatal: true,
    ignoreBOM: true
});
const latin1 = new TextDecoder('latin1');
/**
 * The entries of a zip. Adobe records a wrong size of the directory, while its place and the number of its records are
 * right; so the records are read from that position, and the size is ignored.
 * @throws DocumentError for a truncated or damaged directory, names that point outside or occur twice, and exceeded
 *   limits.
 */ function readZipDirectory(path, zip, limits) {
    const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
    const end = findEnd(path, view);
    const count = view.getUint16(end + 10, true);
    const start = view.getUint32(end + 16, true);
    if (count === 0xffff || start === 0xffffffff) throw new host_errors.DocumentError(path, 'is a ZIP64 archive, and an FLA never is');
    if (view.getUint16(end + 4, true) !== 0 || view.getUint16(end + 8, true) !== count) {
        throw new host_errors.DocumentError(path, 'is one part of a zip archive in several parts');
    }
    if (count > limits.maxEntries) throw tooMuch(path, `contains ${count} entries`, 'maxEntries', limits.maxEntries);
    const records = [];
    let at = start;
    for(let index = 0; index < count; index++){
        if (at + RECORD_SIZE$1 > end || view.getUint32(at, true) !== RECORD_SIGNATURE) {
            throw new host_errors.DocumentError(path, `damaged zip: entry ${index + 1} of ${count} is not in the directory`);
        }
        const record = readRecord(path, zip, view, at);
        records.push(record);
        at = record.end;
    }
    checkRecords(path, records, zip.length, limits);
    return records;
}
/** The comment of a zip whose directory can be read. */ function readComment(path, zip) {
    const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
    const start = findEnd(path, view) + END_SIZE$1;
    return zip.subarray(start, start + view.getUint16(start - 2, true));
}
/** The end record is at the very end, before a comment. */ function findEnd(path, view) {
    const lowest = Math.max(0, view.byteLength - END_SIZE$1 - MAX_COMMENT);
    for(let at = view.byteLength - END_SIZE$1; at >= lowest; at--){
        if (view.getUint32(at, true) === END_SIGNATURE && at + END_SIZE$1 + view.getUint16(at + 20, true) <= view.byteLength) {
            return at;
        }
    }
    throw new host_errors.DocumentError(path, 'truncated zip: the directory at its end is missing');
}
function readRecord(path, zip, view, at) {
    const nameLength = view.getUint16(at + 28, true);
    const length = RECORD_SIZE$1 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (at + length > zip.length) throw new host_errors.DocumentError(path, 'damaged zip: the directory goes beyond the file');
    const flags = view.getUint16(at + 8, true);
    const name = decodeName(zip.subarray(at + RECORD_SIZE$1, at + RECORD_SIZE$1 + nameLength), flags);
    const normal = normalizeName(name);
    const fault = nameFault(normal, name);
    if (fault !== null) throw new host_errors.DocumentError(path, fault);
    return {
        name: normal,
        isFolder: normal.endsWith('/'),
        flags,
        method: view.getUint16(at + 10, true),
        crc: view.getUint32(at + 16, true),
        packedSize: view.getUint32(at + 20, true),
        size: view.getUint32(at + 24, true),
        offset: view.getUint32(at + 42, true),
        start: at,
        end: at + length
    };
}
function decodeName(bytes, flags) {
    try {
        return utf8.decode(bytes);
    } catch  {
        return flags & UTF8_NAME$1 ? new TextDecoder().decode(bytes) : latin1.decode(bytes);
    }
}
function checkRecords(path, records, fileSize, limits) {
    const seen = new Set();
    let packed = 0;
    let unpacked = 0;
    for (const { name, packedSize, size } of records){
        if (seen.has(name)) throw new host_errors.DocumentError(path, `the entry ${JSON.stringify(name)} occurs twice`);
        seen.add(name);
        packed += packedSize;
        unpacked += size;
        if (host_defaults.isBomb(size, packedSize, limits)) {
            const what = `the entry ${JSON.stringify(name)} claims to expand from ${packedSize} to ${size} bytes`;
            throw tooMuch(path, what, 'maxRatio', limits.maxRatio);
        }
    }
    if (unpacked > limits.maxTotalSize) {
        throw tooMuch(path, `unpacks to ${unpacked} bytes`, 'maxTotalSize', limits.maxTotalSize);
    }
    // Entries that share their data unpack to more than their sizes say.
    if (packed > fileSize) throw new host_errors.DocumentError(path, 'damaged zip: its entries are larger than the file');
}
function tooMuch(path, what, limit, value) {
    return new host_errors.DocumentError(path, `${what}; the limit ${limit} is ${value}`);
}

/** Compresses and decompresses bytes as in zip files and bitmaps. */ /** Unpacking gives more bytes than the limit allows. */ class OutputTooLarge extends Error {
    constructor(...args){
        super(...args), this.name = 'OutputTooLarge';
    }
}

const SIGNATURE = 0x04034b50;
const LOCAL_SIZE = 30;
/** The extra field of an entry's local header, which must exist. */ function localExtra(zip, { offset }) {
    const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
    const start = offset + LOCAL_SIZE + view.getUint16(offset + 26, true);
    return zip.subarray(start, start + view.getUint16(offset + 28, true));
}
/** Where an entry's local header ends and its data begin. @throws DocumentError when it is not there. */ function dataStart(label, zip, record) {
    const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
    const { offset, packedSize } = record;
    if (offset + LOCAL_SIZE > zip.length || view.getUint32(offset, true) !== SIGNATURE) {
        throw new host_errors.DocumentError(label, 'damaged zip: the entry is not where the directory says');
    }
    const start = offset + LOCAL_SIZE + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
    if (start + packedSize > zip.length) throw new host_errors.DocumentError(label, 'truncated zip: the entry goes beyond the file');
    return start;
}

const ENCRYPTED = 0x1;
const STORED$1 = 0;
const DEFLATED$1 = 8;
/** The unpacked bytes of an entry. @throws DocumentError for damaged data and methods that are not supported. */ function unpack(compression, label, zip, record) {
    const packed = packedData(label, zip, record);
    const bytes = record.method === STORED$1 ? packed : inflate(compression, label, packed, record.size);
    if (bytes.length !== record.size || compression.crc32(bytes) !== record.crc) throw mismatch(label);
    return bytes;
}
/** The first bytes of an entry: `length` of them or more, or all there are. The checksum is not verified. */ function unpackStart(compression, label, zip, record, length) {
    const packed = packedData(label, zip, record);
    if (record.method === STORED$1) return packed;
    try {
        return compression.inflateRawStart(packed, length);
    } catch (error) {
        throw new host_errors.DocumentError(label, `damaged zip: ${error.message}`);
    }
}
/** The data of an entry as stored in the zip. @throws DocumentError if they are missing or cannot be unpacked. */ function packedData(label, zip, record) {
    if (record.flags & ENCRYPTED) throw new host_errors.DocumentError(label, 'is encrypted');
    const start = dataStart(label, zip, record);
    const { method } = record;
    if (method !== STORED$1 && method !== DEFLATED$1) throw new host_errors.DocumentError(label, `is compressed by method ${method}; only stored and deflated entries are supported`);
    return zip.subarray(start, start + record.packedSize);
}
function inflate(compression, label, packed, size) {
    try {
        // The directory's size bounds what is unpacked, whatever the data would expand to.
        return compression.inflateRaw(packed, size);
    } catch (error) {
        if (error instanceof OutputTooLarge) throw mismatch(label);
        throw new host_errors.DocumentError(label, `damaged zip: ${error.message}`);
    }
}
function mismatch(label) {
    return new host_errors.DocumentError(label, 'damaged zip: the checksum of the entry does not match its content');
}

/** An FLA: the bytes of the zip, from which entries are unpacked one by one at each request. */ class ZipContainer {
    /** @throws DocumentError when the directory is damaged or exceeds a limit. */ constructor(platform, file, zip, limits){
        this.platform = platform;
        this.kind = 'fla';
        this.files = new Map();
        this.path = file;
        this.documentName = platform.paths.basename(file);
        this.zip = zip;
        this.limits = limits;
        this.records = readZipDirectory(file, zip, limits);
        this.comment = readComment(file, zip);
        for (const record of this.records)if (!record.isFolder) this.files.set(record.name, record);
    }
    names() {
        return [
            ...this.files.keys()
        ];
    }
    has(name) {
        return this.files.has(name);
    }
    bytes(name) {
        return unpack(this.platform.compression, this.label(name), this.zip, this.record(name));
    }
    bytesStart(name, length) {
        return unpackStart(this.platform.compression, this.label(name), this.zip, this.record(name), length);
    }
    text(name) {
        return decodeEntry(this.label(name), this.size(name), ()=>this.bytes(name), this.limits);
    }
    size(name) {
        return this.record(name).size;
    }
    label(name) {
        return `${this.path}, ${name}`;
    }
    isChangedOnDisk() {
        const { disk } = this.platform;
        try {
            const stat = disk.stat(this.path);
            if (stat === undefined) return false;
            return stat.size !== this.zip.length || !hasSameBytes(disk.read(this.path), this.zip);
        } catch (error) {
            throw explainFault(this.path, 'cannot be read', error);
        }
    }
    /** The entry as the directory of the archive lists it. @throws DocumentError where there is none. */ record(name) {
        const record = this.files.get(name);
        if (record === undefined) throw new host_errors.DocumentError(this.label(name), 'no such entry');
        return record;
    }
}

const PROXY = [
    ...PROXY_CONTENT
];
/** The file that every document has. */ const MAIN$1 = 'DOMDocument.xml';
/**
 * Opens a document: an FLA file, an XFL folder, or the `.xfl` or DOMDocument.xml file inside one. The content decides,
 * not the name. Nothing is written, even after an interrupted save; entries are not unpacked yet.
 * @throws DocumentError naming the file and the cause.
 */ function openContainer(platform, file, limits = {}) {
    const bounds = {
        ...host_defaults.DEFAULT_LIMITS,
        ...limits
    };
    const absolute = platform.paths.resolve(file);
    const stat = statOf(platform, absolute);
    const container = stat.isFolder ? new FolderContainer(platform, absolute, bounds) : openFile(platform, absolute, stat.size, bounds);
    if (!container.has(MAIN$1)) {
        throw new host_errors.DocumentError(container.path, `contains no ${MAIN$1}: it is not a document of Animate`);
    }
    return container;
}
function statOf(platform, file) {
    if (isDevicePath(platform, file)) throw new host_errors.DocumentError(file, 'is the name of a device on Windows');
    const { disk } = platform;
    const stat = tryTo('cannot be opened', file, ()=>disk.stat(file));
    if (stat === undefined) throw new host_errors.DocumentError(file, `cannot be opened: ${explainNone(file)}`);
    if (stat.isFolder || stat.isFile) return stat;
    throw new host_errors.DocumentError(file, 'is neither a file nor a folder');
}
/** Node reports a file whose name is not UTF-8 under a name that does not exist. */ function explainNone(file) {
    return file.includes('\uFFFD') ? 'no such file or folder; if its name is not UTF-8, rename it' : 'no such file or folder';
}
function openFile(platform, file, size, limits) {
    const { disk, paths } = platform;
    const magic = tryTo('cannot be read', file, ()=>disk.readStart(file, PROXY.length));
    const isBinary = host_errors.isCompoundFile(magic);
    if (isBinary || host_errors.isZip(magic)) {
        if (size > limits.maxTotalSize) {
            throw new host_errors.DocumentError(file, `is ${size} bytes long; the limit maxTotalSize is ${limits.maxTotalSize}`);
        }
        const bytes = tryTo('cannot be read', file, ()=>disk.read(file));
        return new (isBinary ? BinaryContainer : ZipContainer)(platform, file, bytes, limits);
    }
    if (host_errors.startsWith(magic, PROXY) || /\.xfl$/i.test(file)) {
        return new FolderContainer(platform, paths.dirname(file), limits, paths.basename(file));
    }
    if (paths.basename(file) === MAIN$1) return new FolderContainer(platform, paths.dirname(file), limits);
    throw new host_errors.DocumentError(file, explainMagic(magic));
}
/** Runs an access to the disk; its failure becomes a DocumentError. `fault` as in "cannot be read". */ function tryTo(fault, file, access) {
    try {
        return access();
    } catch (error) {
        throw explainFault(file, fault, error);
    }
}
function explainMagic(bytes) {
    if (bytes.length === 0) return 'is empty';
    return 'is neither an FLA nor an XFL document';
}

/**
 * The files of a document on disk. The host warns about how they were read, and about each unreadable part when it is
 * encountered.
 *
 * @throws DocumentError for a file that is not a document; with `strict` also when an unreadable part is encountered
 */ function openFiles(host, path) {
    const container = openContainer(host.platform, path, host.limits);
    container.listen?.(({ text, isLost })=>{
        if (isLost && host.oldFiles.strict) throw new host_errors.DocumentError(path, text.replace(`${container.path}, `, ''));
        host.warn(text);
    });
    return container;
}

/** What the root of every file of a document says. */ const NAMESPACES = {
    'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    xmlns: 'http://ns.adobe.com/xfl/2008/'
};
/** The version of the format that new documents say they have. */ const XFL_VERSION = '2.971';

/**
 * The files of a new document: one scene with one empty layer.
 *
 * @param attributes - attributes of its root, besides those of every document
 */ function newDocument(attributes = {}) {
    const label = 'DOMDocument.xml';
    const own = {
        currentTimeline: '1',
        xflVersion: XFL_VERSION,
        nextSceneIdentifier: '2'
    };
    const root = XmlNode.create('DOMDocument', {
        ...NAMESPACES,
        ...own,
        ...attributes
    }, [
        XmlNode.create('timelines', {}, [
            newTimeline('Scene 1')
        ])
    ]);
    return {
        [label]: XmlFile.create(label, root).serialize()
    };
}

/** A drive letter as in URIs of the host: `C|/` or `C:/`. */ const DRIVE = /^\/?([A-Za-z])[|:](?=\/|$)/;
/**
 * The path of a `file:///` URI, or undefined if the text is not such a URI. Escapes are decoded; an invalid escape
 * stays as it is, as scripts often build URIs without escaping.
 */ function uriToPath(uri, { isWindows, paths }) {
    const match = /^file:\/\/\/?/i.exec(uri);
    if (!match) return undefined;
    const decoded = `/${uri.slice(match[0].length).replace(/(?:%[0-9a-f]{2})+/gi, decodeEscapes)}`;
    return paths.normalize(isWindows ? decoded.replace(DRIVE, '$1:') : decoded);
}
/** A path as the host writes URIs: `file:///C|/My%20Files/a.fla`. A folder keeps its closing slash. */ function pathToUri(file, { isWindows }) {
    const absolute = file.replace(/\\/g, isWindows ? '/' : '\\');
    const escaped = encodeURI(absolute).replace(/[?#]/g, encodeURIComponent);
    return `file:///${escaped.replace(/^\//, '').replace(/^([A-Za-z]):/, '$1|')}`;
}
function decodeEscapes(escapes) {
    try {
        return decodeURIComponent(escapes);
    } catch  {
        return escapes;
    }
}

/**
 * The `DOMTimeline` of each scene of a `DOMDocument`, in play order. Flash CS5 gives each scene a list of its own; the
 * releases after it have one list.
 */ function sceneNodes(root) {
    return root.childrenNamed('timelines').flatMap((list)=>list.childrenNamed('DOMTimeline'));
}
/** The list of all scenes, for changing it: lists of one scene each become one list, as later releases write it. */ function gatherScenes(root) {
    const [list = XmlNode.create('timelines'), ...others] = root.childrenNamed('timelines');
    if (!list.parent) root.append(list);
    for (const other of others){
        for (const scene of [
            ...other.children
        ])list.append(scene);
        other.remove();
    }
    return list;
}

const COMPRESSIONS$1 = [
    'photo',
    'lossless'
];
/** A bitmap: a view of one `DOMBitmapItem`. */ class BitmapItem extends MediaItem {
    static{
        this.className = 'BitmapItem';
    }
    get itemType() {
        return 'bitmap';
    }
    /** Width in pixels; 0 for an image without data. */ get hPixels() {
        return this.extent('frameLeft', 'frameRight');
    }
    /** Height in pixels. */ get vPixels() {
        return this.extent('frameTop', 'frameBottom');
    }
    get allowSmoothing() {
        return readFlag(this.node, 'allowSmoothing');
    }
    set allowSmoothing(value) {
        writeFlag(this.node, 'allowSmoothing', Boolean(value));
    }
    get compressionType() {
        return readText(this.node, 'compressionType', 'photo');
    }
    set compressionType(value) {
        const type = checkChoice('BitmapItem.compressionType', value, COMPRESSIONS$1);
        this.node.setAttr('compressionType', type === 'photo' ? null : type);
    }
    get originalCompressionType() {
        return readText(this.node, 'originalCompressionType', 'photo');
    }
    /** 0 to 100, or -1 for the document's own quality. */ get quality() {
        return readNumber(this.node, 'quality', -1);
    }
    set quality(value) {
        this.node.setAttr('quality', String(Math.trunc(checkNumber('BitmapItem.quality', value, -1, 100))));
    }
    /** True where a pixel is not opaque. */ get hasValidAlphaLayer() {
        return this.library.document.hasAlpha(this.name);
    }
    get useImportedJPEGQuality() {
        return readFlag(this.node, 'useImportedJPEGData', true);
    }
    set useImportedJPEGQuality(value) {
        writeFlag(this.node, 'useImportedJPEGData', Boolean(value), true);
    }
    get useDeblocking() {
        return readFlag(this.node, 'useDeblocking');
    }
    set useDeblocking(value) {
        writeFlag(this.node, 'useDeblocking', Boolean(value));
    }
    /**
   * The picture as a PNG or JPG file. Pictures that were imported as JPG are written as they were, whatever the quality;
   * others cannot be written as JPG here.
   */ exportToFile(fileURI, quality = 80) {
        const method = 'BitmapItem.exportToFile';
        checkFileUri(method, fileURI);
        checkNumber(`${method}: quality`, quality, 1, 100);
        const kind = /\.(png|jpe?g)$/i.exec(fileURI)?.[1].toLowerCase();
        if (!kind) return false;
        const { document } = this.library;
        const bytes = document.pictureOf(this.name, kind === 'png' ? 'png' : 'jpg');
        if (bytes) return document.writeFile(fileURI, method, bytes);
        if (kind !== 'png' && document.pictureOf(this.name, 'png')) throw notImplemented('BitmapItem.exportToFile of a lossless picture as JPG');
        return false;
    }
    extent(from, to) {
        return Math.max(0, (readNumber(this.node, to) - readNumber(this.node, from)) / TWIPS_PER_PIXEL);
    }
}

/** A compiled component (SWC). The host has no class of its own for it. */ class CompiledClipItem extends ListedItem {
    get itemType() {
        return 'compiled clip';
    }
}

/** A folder: a view of one `DOMFolderItem`. */ class FolderItem extends ListedItem {
    static{
        this.className = 'FolderItem';
    }
    get itemType() {
        return 'folder';
    }
    /** True if the Library panel shows the folder's items. */ get isExpanded() {
        return readFlag(this.node, 'isExpanded');
    }
    set isExpanded(value) {
        writeFlag(this.node, 'isExpanded', value);
    }
}

/** The root of a new symbol's file. */ function newSymbol(attributes, timeline) {
    return XmlNode.create('DOMSymbolItem', {
        ...NAMESPACES,
        ...attributes
    }, [
        XmlNode.create('timeline', {}, [
            timeline
        ])
    ]);
}
/** An empty symbol in place of a file that is missing; it is not saved. */ function missingSymbol(label, name) {
    return XmlFile.create(label, newSymbol({
        name
    }, XmlNode.create('DOMTimeline', {
        name: leafOf(name)
    })));
}

/** Maximum difference, in frames of MP3, from the length that a document declares. */ const FRAMES_OFF = 8;
/** Number of extra frames in a sound that Flash has re-encoded; it begins with the silence of the encoder. */ const FRAMES_OF_CODER = 5;
/**
 * Samples that a player skips at the start of a sound that Flash has re-encoded: Adobe's own movies contain 1,677
 * samples of 44,100 a second, and 1,661 of 11,025.
 */ const DELAY_AT_44 = 1677;
const DELAY_BELOW = 1661;
/**
 * The samples of a sound, cut to the length that the document declares. If MP3 data differ from that by more than a few
 * frames, the document is wrong, and all decoded samples are returned.
 *
 * @returns undefined for data without any sample
 * @throws LimitError for a sound of more than half an hour; whatever the decoder throws
 */ function decodeSound(sound, head, mp3) {
    if (sound.kind === 'pcm') {
        checkLength(head.sampleCount / sound.rate);
        return samplesOf(sound);
    }
    const decoded = mp3.decode(sound.data, host_errors.MAX_SOUND_SECONDS + 1);
    if (!decoded || decoded.samples.length === 0) return undefined;
    checkLength(decoded.samples.length / decoded.channels / decoded.rate);
    return cutToCount(decoded, head.sampleCount);
}
function checkLength(seconds) {
    host_errors.checkCount('The sound', Math.ceil(seconds), host_errors.MAX_SOUND_SECONDS, 'seconds');
}
function samplesOf({ data, rate, bits, channels }) {
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
    const samples = new Int16Array(Math.floor(data.length * 8 / bits));
    for(let index = 0; index < samples.length; index++)samples[index] = bits === 8 ? view.getUint8(index) - 128 << 8 : view.getInt16(index * 2, true);
    return {
        rate,
        channels,
        samples
    };
}
function cutToCount(decoded, sampleCount) {
    const { rate, channels, samples } = decoded;
    const surplus = samples.length / channels - sampleCount;
    if (sampleCount <= 0 || Math.abs(surplus) > FRAMES_OFF * frameOf(rate)) return decoded;
    const first = coderDelay(surplus, rate);
    const cut = new Int16Array(sampleCount * channels);
    cut.set(samples.subarray(first * channels, (first + sampleCount) * channels));
    return {
        rate,
        channels,
        samples: cut
    };
}
/**
 * The number of samples of silence at the start of MP3 data that Flash has re-encoded; 0 for other data.
 *
 * @param surplus - number of samples of a channel in the data beyond the declared length
 */ function coderDelay(surplus, rate) {
    if (surplus < FRAMES_OF_CODER * frameOf(rate) || surplus > FRAMES_OFF * frameOf(rate)) return 0;
    return rate >= 44100 ? DELAY_AT_44 : DELAY_BELOW;
}
/** Samples per channel in a frame of MP3. */ function frameOf(rate) {
    return rate >= 32000 ? 1152 : 576;
}

const HEADER$1 = 44;
const PCM$1 = 1;
/** Encodes samples as a WAV file. A fractional rate is rounded up. */ function encodeWav({ data, rate, bits, channels }) {
    // Chunks have even lengths.
    const file = new Uint8Array(HEADER$1 + data.length + data.length % 2);
    const view = new DataView(file.buffer);
    const frame = channels * bits / 8;
    const samples = Math.round(rate);
    write(file, 0, 'RIFF');
    view.setUint32(4, file.length - 8, true);
    write(file, 8, 'WAVEfmt ');
    view.setUint32(16, 16, true);
    view.setUint16(20, PCM$1, true);
    view.setUint16(22, channels, true);
    view.setUint32(24, samples, true);
    view.setUint32(28, samples * frame, true);
    view.setUint16(32, frame, true);
    view.setUint16(34, bits, true);
    write(file, 36, 'data');
    view.setUint32(40, data.length, true);
    file.set(data, HEADER$1);
    return file;
}
/** Encodes decoded samples as a WAV file. */ function wavOfSamples({ rate, channels, samples }) {
    return encodeWav({
        data: littleEndian(samples),
        rate,
        bits: 16,
        channels
    });
}
/** Samples as little-endian bytes, on any machine. */ function littleEndian(samples) {
    if (IS_LITTLE_ENDIAN) return new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
    const bytes = new Uint8Array(samples.length * 2);
    const view = new DataView(bytes.buffer);
    samples.forEach((sample, index)=>view.setInt16(index * 2, sample, true));
    return bytes;
}
const IS_LITTLE_ENDIAN = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;
function write(file, at, text) {
    for(let index = 0; index < text.length; index++)file[at + index] = text.charCodeAt(index);
}

const COMPRESSIONS = [
    'Default',
    'ADPCM',
    'MP3',
    'Raw',
    'Speech'
];
const BITS = [
    '2 bit',
    '3 bit',
    '4 bit',
    '5 bit'
];
const BIT_RATES = [
    '8 kbps',
    '16 kbps',
    '20 kbps',
    '24 kbps',
    '32 kbps',
    '48 kbps',
    '56 kbps',
    '64 kbps',
    '80 kbps',
    '112 kbps',
    '128 kbps',
    '160 kbps'
];
const QUALITIES = [
    'Fast',
    'Medium',
    'Best'
];
const SAMPLE_RATES = [
    '5 kHz',
    '11 kHz',
    '22 kHz',
    '44 kHz'
];
/** Codes of `exportBits`: 2 to 5 the bits of ADPCM, 6 to 17 the bit rates of MP3, 18 speech. */ const FIRST_BITS = 2;
const FIRST_RATE = 6;
const SPEECH = 18;
/** Bits of `exportFormat`. Of MP3: 1 is mono, from 2 on the quality. Of the others: 1 is stereo, 2 is always set, then the rate. */ const RAW_FLAG = 2;
/** The settings in `exportFormat` and `exportBits`. */ function readSoundExport(node) {
    const format = readInteger(node, 'exportFormat');
    const code = readInteger(node, 'exportBits');
    const compressionType = compressionOf(format, code);
    const isMp3 = compressionType === 'MP3';
    const isPlain = compressionType === 'Default';
    return {
        compressionType,
        bits: compressionType === 'ADPCM' ? BITS[code - FIRST_BITS] : '4 bit',
        bitRate: isMp3 ? BIT_RATES[code - FIRST_RATE] : '16 kbps',
        convertStereoToMono: isMp3 ? (format & 1) === 1 : !isPlain && (format & 1) === 0,
        quality: isMp3 ? QUALITIES[format >> 1 & 3] ?? 'Best' : 'Fast',
        sampleRate: isMp3 || isPlain ? '22 kHz' : SAMPLE_RATES[format >> 2 & 3]
    };
}
function compressionOf(format, code) {
    if (code >= FIRST_BITS && code < FIRST_RATE) return 'ADPCM';
    if (code >= FIRST_RATE && code < SPEECH) return 'MP3';
    if (code === SPEECH) return 'Speech';
    return format === 0 && code === 0 ? 'Default' : 'Raw';
}
function writeSoundExport(node, settings) {
    const { compressionType, convertStereoToMono } = settings;
    const position = (list, value)=>Math.max(0, list.indexOf(value));
    const sampled = RAW_FLAG + 4 * position(SAMPLE_RATES, settings.sampleRate) + (convertStereoToMono ? 0 : 1);
    const codes = {
        Default: [
            0,
            0
        ],
        Raw: [
            sampled,
            0
        ],
        ADPCM: [
            sampled,
            FIRST_BITS + position(BITS, settings.bits)
        ],
        Speech: [
            sampled,
            SPEECH
        ],
        MP3: [
            2 * position(QUALITIES, settings.quality) + (convertStereoToMono ? 1 : 0),
            FIRST_RATE + position(BIT_RATES, settings.bitRate)
        ]
    };
    const [format, code] = codes[compressionType];
    node.setAttr('exportFormat', format === 0 ? null : String(format));
    node.setAttr('exportBits', code === 0 ? null : String(code));
}

/** Of layer 3, in kilobits, by the number in the head of a frame of MPEG 1. */ const KILOBITS = [
    0,
    32,
    40,
    48,
    56,
    64,
    80,
    96,
    112,
    128,
    160,
    192,
    224,
    256,
    320
];
/** The same of MPEG 2 and 2.5. */ const LATER_KILOBITS = [
    0,
    8,
    16,
    24,
    32,
    40,
    48,
    56,
    64,
    80,
    96,
    112,
    128,
    144,
    160
];
/** Of MPEG 1, by the number in the head; the others have a half and a quarter. */ const RATES$1 = [
    44100,
    48000,
    32000
];
const LAYER_3 = 1;
const RESERVED = 1;
const MONO = 3;
/** The frame that begins at a byte; undefined where none does. */ function mp3FrameAt(data, at) {
    if (at + 4 > data.length || !beginsMp3(data, at)) return undefined;
    const head = new DataView(data.buffer, data.byteOffset + at, 4).getUint32(0);
    const version = head >> 19 & 3;
    const isFirst = version === 3;
    const kilobits = (isFirst ? KILOBITS : LATER_KILOBITS)[head >> 12 & 15];
    const highest = RATES$1[head >> 10 & 3];
    if (version === RESERVED || (head >> 17 & 3) !== LAYER_3 || !kilobits || !highest) return undefined;
    const rate = highest >> (isFirst ? 0 : version === 2 ? 1 : 2);
    const samples = isFirst ? 1152 : 576;
    const bytes = Math.floor(samples / 8 * kilobits * 1000 / rate) + (head >> 9 & 1);
    return {
        rate,
        channels: (head >> 6 & 3) === MONO ? 1 : 2,
        samples,
        bytes
    };
}
/** True at the eleven bits that begin a frame of MPEG audio. */ function beginsMp3(data, at = 0) {
    return data[at] === 0xff && (data[at + 1] ?? 0) >= 0xe0;
}
/** The complete frames in the format of the first one, without the bytes between and after them. */ function framesOfOneForm(data) {
    let first;
    const frames = [];
    for(let at = 0; at < data.length;){
        const frame = mp3FrameAt(data, at);
        if (!frame || at + frame.bytes > data.length || !isAlike(frame, first)) {
            at++;
            continue;
        }
        first ??= frame;
        frames.push(data.subarray(at, at + frame.bytes));
        at += frame.bytes;
    }
    return joinBytes(frames);
}
/** A decoder detects frames of other rates and channels, and drops the earlier ones. */ function isAlike(first, second) {
    if (!second) return true;
    return first.rate === second.rate && first.channels === second.channels && first.samples === second.samples;
}

/**
 * The sound in the data of an item, recognised by the data and not by the name of the item: data of exactly the size
 * that its samples need are samples; data that begin with a frame of MPEG audio are MP3. Undefined for other data.
 *
 * Source: 83 sounds of 23 documents: 18 were samples, 65 were MP3.
 */ function storedSoundIn(data, head) {
    const { rate, bits, channels, sampleCount, dataLength } = head;
    if (data.length > 0 && data.length === bytesOfSamples(head)) return sampleCount > 0 ? {
        kind: 'pcm',
        data,
        rate,
        bits,
        channels
    } : undefined;
    if (data.length < 2 || !beginsMp3(data)) return undefined;
    return {
        kind: 'mp3',
        data: data.subarray(0, dataLength > 0 ? dataLength : endOfFrames(data))
    };
}
/** Binary documents do not say where MP3 ends: data after its last frame is for drawing the waveform. */ function endOfFrames(data) {
    let at = 0;
    for(let frame = mp3FrameAt(data, 0); frame; frame = mp3FrameAt(data, at))at += frame.bytes;
    return at > 0 ? Math.min(at, data.length) : data.length;
}
/** Size in bytes of a sound that is stored as samples. */ function bytesOfSamples({ sampleCount, channels, bits }) {
    return sampleCount * channels * bits / 8;
}

const FORMAT = /^(\d{1,3})kHz (8|16)bit (Mono|Stereo)$/i;
/** Rates that the number of a format stands for; others are whole thousands. */ const RATES = {
    5: 5512.5,
    11: 11025,
    22: 22050,
    44: 44100
};
/** What is assumed where an item gives no format: MP3 contains its own. */ const UNKNOWN = {
    rate: 44100,
    bits: 16,
    channels: 2,
    sampleCount: 0
};
/** The sound of a library item. Undefined for other items, and where the data are missing or of another kind. */ function storedSoundOf(node, files) {
    if (node?.name !== 'DOMSoundItem') return undefined;
    const href = readText(node, 'soundDataHRef');
    const entry = `bin/${href}`;
    if (href === '' || !files.has(entry)) return undefined;
    const head = soundHeadOf(node) ?? {
        ...UNKNOWN,
        dataLength: dataLengthOf(node)
    };
    const stored = storedSoundIn(files.bytes(entry), head);
    return stored && {
        head,
        stored
    };
}
/** What the node of a sound item says of the sound; undefined for one without a format. */ function soundHeadOf(node) {
    const [, rate, bits, sides] = FORMAT.exec(readText(node, 'format')) ?? [];
    if (rate === undefined || sides === undefined) return undefined;
    return {
        rate: RATES[rate] ?? Number(rate) * 1000,
        bits: bits === '8' ? 8 : 16,
        channels: sides.toLowerCase() === 'stereo' ? 2 : 1,
        sampleCount: Math.max(0, readInteger(node, 'sampleCount')),
        dataLength: dataLengthOf(node)
    };
}
function dataLengthOf(node) {
    return Math.max(0, readInteger(node, 'dataLength'));
}
/** What an item says of its sound; null for one without a format. */ function soundFacts(node) {
    const head = soundHeadOf(node);
    if (!head) return null;
    const { rate, bits, channels, sampleCount, dataLength } = head;
    const coding = dataLength > 0 && dataLength !== bytesOfSamples(head) ? 'MP3' : 'PCM';
    const seconds = Number((sampleCount / rate).toPrecision(SECONDS_DIGITS));
    return {
        seconds,
        sampleCount,
        rate,
        bits,
        channels,
        coding
    };
}
const SECONDS_DIGITS = 4;
/** A sound in a few words: `1.17 s, 44kHz 16bit Stereo, MP3`; empty for one without a format or samples. */ function soundSummary(node) {
    const facts = soundFacts(node);
    return facts === null || facts.sampleCount === 0 ? '' : `${facts.seconds} s, ${readText(node, 'format')}, ${facts.coding}`;
}

/** Below this bit rate, in kbps, MP3 sounds are always mono (soundIte3 of the reference). */ const MONO_BELOW = 20;
/** A sound: a view of one `DOMSoundItem`. */ class SoundItem extends MediaItem {
    static{
        this.className = 'SoundItem';
    }
    get itemType() {
        return 'sound';
    }
    /** `MP3` for a sound imported from an MP3 file, else `RAW`; by the ending of the file's name. */ get originalCompressionType() {
        const source = readText(this.node, 'sourceExternalFilepath') || readText(this.node, 'href');
        return /\.mp3$/i.test(source) ? 'MP3' : 'RAW';
    }
    /** `Default`, `ADPCM`, `MP3`, `Raw` or `Speech`. */ get compressionType() {
        return this.settings.compressionType;
    }
    set compressionType(value) {
        this.change({
            compressionType: checkChoice('SoundItem.compressionType', value, COMPRESSIONS)
        });
    }
    /** Of MP3, `8 kbps` to `160 kbps`; undefined for other compressions. */ get bitRate() {
        const { compressionType, bitRate } = this.settings;
        return compressionType === 'MP3' ? bitRate : undefined;
    }
    set bitRate(value) {
        this.change({
            bitRate: checkChoice('SoundItem.bitRate', value, BIT_RATES)
        });
    }
    /** Of ADPCM, `2 bit` to `5 bit`. */ get bits() {
        return this.settings.bits;
    }
    set bits(value) {
        this.change({
            bits: checkChoice('SoundItem.bits', value, BITS)
        });
    }
    /** Always true for MP3 of less than 20 kbps. */ get convertStereoToMono() {
        return this.settings.convertStereoToMono || parseInt(this.bitRate ?? '', 10) < MONO_BELOW;
    }
    set convertStereoToMono(value) {
        this.change({
            convertStereoToMono: Boolean(value)
        });
    }
    /** Of MP3: `Fast`, `Medium` or `Best`. */ get quality() {
        return this.settings.quality;
    }
    set quality(value) {
        this.change({
            quality: checkChoice('SoundItem.quality', value, QUALITIES)
        });
    }
    /** Of ADPCM, Raw and Speech: `5 kHz`, `11 kHz`, `22 kHz` or `44 kHz`. */ get sampleRate() {
        return this.settings.sampleRate;
    }
    set sampleRate(value) {
        this.change({
            sampleRate: checkChoice('SoundItem.sampleRate', value, SAMPLE_RATES)
        });
    }
    get useImportedMP3Quality() {
        return readFlag(this.node, 'exportNative');
    }
    set useImportedMP3Quality(value) {
        writeFlag(this.node, 'exportNative', Boolean(value));
    }
    /**
   * Writes the imported file, if the document contains it; else one made from its data: WAV, or MP3 for a sound
   * imported from MP3. False if the sound is of another kind than the name says, and if its data cannot be read.
   */ exportToFile(fileURI) {
        const method = 'SoundItem.exportToFile';
        checkFileUri(method, fileURI);
        const isMp3 = this.originalCompressionType === 'MP3';
        if (isMp3 !== /\.mp3$/i.test(fileURI) || !isMp3 && !/\.wav$/i.test(fileURI)) return false;
        const bytes = this.importedFile ?? this.fileOfData(isMp3);
        return bytes !== undefined && this.library.document.writeFile(fileURI, method, bytes);
    }
    get importedFile() {
        const { files } = this.library.document;
        const entry = `LIBRARY/${readText(this.node, 'href')}`;
        return hasFile(this.node, 'href') && files.has(entry) ? files.bytes(entry) : undefined;
    }
    fileOfData(isMp3) {
        const { document } = this.library;
        const sound = storedSoundOf(this.node, document.files);
        if (!sound) return undefined;
        const { head, stored } = sound;
        if (isMp3) return stored.kind === 'mp3' ? stored.data : undefined;
        if (stored.kind === 'pcm') return encodeWav(stored);
        const samples = decodeSound(stored, head, document.mp3);
        return samples && wavOfSamples(samples);
    }
    get settings() {
        return readSoundExport(this.node);
    }
    change(settings) {
        writeSoundExport(this.node, {
            ...this.settings,
            ...settings
        });
    }
}

/** A video: a view of one `DOMVideoItem`. */ class VideoItem extends MediaItem {
    static{
        this.className = 'VideoItem';
    }
    get itemType() {
        return 'video';
    }
    /** `embedded video` for one whose data are in the document, else `video` (a component plays it from a file). */ get videoType() {
        return this.node.attr('videoDataHRef') === undefined ? 'video' : 'embedded video';
    }
    /** Width in pixels. */ get width() {
        return readNumber(this.node, 'width');
    }
    /** Height in pixels. */ get height() {
        return readNumber(this.node, 'height');
    }
}

/** The sections of DOMDocument.xml that hold items, in the order in which the library lists them. */ const SECTIONS = [
    'folders',
    'media',
    'fonts',
    'symbols'
];
const CLASSES = {
    DOMFolderItem: FolderItem,
    DOMBitmapItem: BitmapItem,
    DOMSoundItem: SoundItem,
    DOMVideoItem: VideoItem,
    DOMCompiledClipItem: CompiledClipItem,
    DOMFontItem: FontItem
};
/** All items of a document, section by section, in file order. Entries of unknown kinds are kept but not listed. */ function readLibrary(library) {
    const items = [];
    for (const section of SECTIONS){
        for (const entry of library.document.node.child(section)?.children ?? []){
            const item = itemOf$1(entry, library);
            if (item) items.push(item);
        }
    }
    return items;
}
/** The item of an entry: always the same one. */ function itemOf$1(entry, library) {
    if (entry.view) return entry.view;
    const item = entry.name === 'Include' ? symbolOf$1(entry, library) : listedItemOf(entry, library);
    entry.view = item;
    return item;
}
function listedItemOf(entry, library) {
    const type = lookUp(CLASSES, entry.name);
    return type && new type(entry, library);
}
function symbolOf$1(entry, library) {
    const { document } = library;
    const href = entry.attr('href') ?? '';
    const path = `LIBRARY/${href}`;
    const file = document.files.xml(path);
    if (file) return new SymbolItem(entry, file, true, library);
    const name = pathOfHref(href);
    document.warn(`${document.name}: ${path} is missing; the item "${name}" has no content`);
    return new SymbolItem(entry, missingSymbol(document.files.container.label(path), name), false, library);
}

/** Adds an entry to a section of DOMDocument.xml, which is inserted at its position if it is missing. */ function addEntry$1(library, section, entry) {
    const root = library.document.node;
    let list = root.child(section);
    if (!list) {
        list = XmlNode.create(section);
        root.insert(list, sectionIndex(root, section));
    }
    list.append(entry);
    const item = itemOf$1(entry, library);
    if (!item) throw new Error(`<${entry.name}> is not an entry of an item`);
    library.itemAdded(item);
    return item;
}
/** Animate writes folders, media, fonts and symbols, in this order, before everything else but font mappings. */ function sectionIndex(root, section) {
    const before = SECTIONS.slice(0, SECTIONS.indexOf(section));
    let position = 0;
    root.children.forEach((child, index)=>{
        if (before.includes(child.name)) position = index + 1;
    });
    return position;
}
let counter = 0;
/** A new `itemID`: `<hex seconds>-<hex counter>`, as Animate writes it. */ function newItemID(document) {
    const hex = (value)=>value.toString(16).padStart(8, '0');
    return `${hex(secondsNow(document))}-${hex(++counter)}`;
}
/** Seconds since 1970. */ function secondsNow(document) {
    return Math.floor(document.now().getTime() / 1000);
}

const TYPES = [
    'video',
    'movie clip',
    'button',
    'graphic',
    'bitmap',
    'screen',
    'folder',
    'font',
    'sound'
];
const ICONS = {
    button: '0',
    graphic: '1'
};
/**
 * `library.addNewItem`: the new item becomes the selected one. False if the path is taken, and for a sound, which can
 * only be imported.
 */ function addNewItem(library, type, namePath) {
    const kind = checkChoice('addNewItem', type, TYPES);
    const path = namePath === undefined ? undefined : checkText('addNewItem: namePath', namePath);
    if (kind === 'folder') return addFolder(library, path);
    if (kind === 'screen' || kind === 'sound') return false;
    if (path !== undefined && !isFree(library, path)) return false;
    const folder = path ?? library.firstFree((number)=>joinPath(targetFolder(library), `${DEFAULT_NAMES[kind]} ${number}`));
    addFolders(library, folderOf$1(folder));
    library.select([
        makeItem(library, kind, folder)
    ]);
    return true;
}
const DEFAULT_NAMES = {
    video: 'Video',
    bitmap: 'Bitmap',
    font: 'Font',
    'movie clip': 'Symbol',
    button: 'Symbol',
    graphic: 'Symbol'
};
/** `library.newFolder`: also makes the folders above. Without a path, a new one in the selected folder. */ function addFolder(library, folderPath) {
    const named = folderPath === undefined ? undefined : checkText('newFolder', folderPath);
    const path = named ?? library.firstFree((number)=>joinPath(targetFolder(library), `untitled folder ${number}`));
    if (!isFree(library, path)) return false;
    library.select([
        addFolders(library, path)
    ].flatMap((folder)=>folder ?? []));
    return true;
}
/** The folder of that path, made if it is missing, like all folders above it; null for the top level. */ function addFolders(library, path) {
    if (path === '') return null;
    let folder;
    for (const name of [
        ...foldersAbove(path),
        path
    ]){
        folder = library.find(name);
        folder ??= addEntry$1(library, 'folders', XmlNode.create('DOMFolderItem', {
            name,
            itemID: newItemID(library.document)
        }));
    }
    return folder instanceof FolderItem ? folder : null;
}
/** Adds a symbol with a timeline of its own. */ function addSymbol(library, symbolType, path, timeline) {
    const itemID = newItemID(library.document);
    const lastModified = String(secondsNow(library.document));
    const type = symbolType === 'movie clip' ? null : symbolType;
    const root = newSymbol({
        name: path,
        itemID,
        symbolType: type,
        lastModified
    }, timeline);
    const href = hrefOf(path);
    library.document.files.create(`LIBRARY/${href}`, root);
    const itemIcon = ICONS[symbolType];
    return addEntry$1(library, 'symbols', XmlNode.create('Include', {
        href,
        itemIcon,
        loadImmediate: 'false',
        itemID,
        lastModified
    }));
}
/** True for a path that no item has, below folders only. */ function isFree(library, path) {
    if (leafOf(path) === '' || path.startsWith('/') || path.includes('//') || library.find(path)) return false;
    return isBelowFolders(library, path);
}
/** True if only folders have the paths above a path: missing ones can be made. */ function isBelowFolders(library, path) {
    return foldersAbove(path).every((name)=>(library.find(name)?.itemType ?? 'folder') === 'folder');
}
/** The folder that is selected, or that of the selected item. */ function targetFolder(library) {
    const item = library.target();
    if (!item) return '';
    return item instanceof FolderItem ? item.name : folderOf$1(item.name);
}
function makeItem(library, kind, path) {
    const itemID = newItemID(library.document);
    if (kind === 'video') {
        return addEntry$1(library, 'media', XmlNode.create('DOMVideoItem', {
            name: path,
            itemID
        }));
    }
    if (kind === 'bitmap') {
        return addEntry$1(library, 'media', XmlNode.create('DOMBitmapItem', {
            name: path,
            itemID
        }));
    }
    if (kind === 'font') {
        return addEntry$1(library, 'fonts', XmlNode.create('DOMFontItem', {
            name: path,
            itemID,
            font: '',
            size: '0'
        }));
    }
    return addSymbol(library, kind, path, newTimeline(leafOf(path)));
}

/**
 * Deletes items, folders with what is inside, and every use of them on any timeline. False if there is nothing to
 * delete.
 */ function deleteItems(library, items) {
    if (items.length === 0) return false;
    const doomed = withContents(library, items);
    library.document.leaveItems(doomed);
    for (const item of doomed)library.references.remove(item.name);
    library.itemsLeave(doomed);
    // The entry of an item does not refer to others.
    library.references.keeping([
        library.document.node.file
    ], ()=>{
        for (const item of doomed)removeEntry(library, item);
    });
    library.deselect(doomed);
    library.entriesChanged();
    return true;
}
function withContents(library, items) {
    const chosen = new Set(items);
    const folders = items.filter((item)=>item instanceof FolderItem).map(({ name })=>name);
    if (folders.length === 0) return [
        ...items
    ];
    return library.items.filter((item)=>chosen.has(item) || folders.some((folder)=>isInside(item.name, folder)));
}
/** The reference lists "undefined" among the types of items; scripts recognise deleted items by it. */ const DELETED = {
    itemType: 'undefined'
};
function removeEntry(library, item) {
    const list = item.entry.parent;
    item.entry.remove();
    item.stale = true;
    item.whenStale = DELETED;
    if (list && list.children.length === 0) list.remove();
    if (!(item instanceof SymbolItem)) return;
    item.file.markStale();
    library.document.files.remove(`LIBRARY/${item.entry.attr('href') ?? ''}`);
}

/** Attributes that name the data of a media item, in the folder `bin`. */ const DATA_ATTRIBUTES = [
    'bitmapDataHRef',
    'soundDataHRef',
    'videoDataHRef'
];
/** The entries of a document that one bitmap, sound or video names: its data, then the imported file beside them. */ function filesOfMedia(item) {
    const data = DATA_ATTRIBUTES.flatMap((name)=>pathOf('bin', item.attr(name)));
    return [
        ...data,
        ...pathOf('LIBRARY', item.attr('href'))
    ];
}
/** The entries of a document that its bitmaps, sounds and videos name. @param root - `DOMDocument` */ function mediaFiles(root) {
    const files = new Set();
    for (const item of root.child('media')?.children ?? []){
        for (const file of filesOfMedia(item))files.add(file);
        const source = (item.attr('sourceExternalFilepath') ?? '').replace(/\\/g, '/').replace(/^\.\//, '');
        if (source.startsWith('LIBRARY/')) files.add(source);
    }
    return files;
}
function pathOf(folder, href) {
    return href ? [
        `${folder}/${href}`
    ] : [];
}

/** `library.duplicateItem`: the copy, called `… copy`, becomes the selected item. Folders are not duplicated. */ function duplicateItem(library, item) {
    if (!item || item.itemType === 'folder') return false;
    const { name } = item;
    const path = library.firstFree((number)=>number === 1 ? `${name} copy` : `${name} copy ${number}`);
    library.select([
        copyItem(library, item, path)
    ]);
    return true;
}
/**
 * Copies an item, also one of another document, to a free path. Within a document, the linkage for ActionScript is not
 * copied: two items cannot be exported under one name.
 */ function copyItem(library, item, path, { keepsLinkage = false } = {}) {
    const itemID = newItemID(library.document);
    const entry = item.entry.clone();
    entry.setAttr('itemID', itemID);
    if (!(item instanceof SymbolItem)) {
        entry.setAttr('name', path);
        if (!keepsLinkage) clearLinkage(entry);
        copyMedia(library, item, entry);
        return addEntry$1(library, item.entry.parent?.name ?? 'media', entry);
    }
    const root = item.node.clone();
    root.setAttr('name', path);
    root.setAttr('itemID', itemID);
    root.child('timeline')?.child('DOMTimeline')?.setAttr('name', leafOf(path));
    if (!keepsLinkage) clearLinkage(root);
    const href = hrefOf(path);
    library.document.files.create(`LIBRARY/${href}`, root);
    entry.setAttr('href', href);
    const lastModified = String(secondsNow(library.document));
    for (const node of [
        root,
        entry
    ])node.setAttr('lastModified', lastModified);
    return addEntry$1(library, 'symbols', entry);
}
/** The data of a bitmap, sound or video of another document are copied too, under a free name. */ function copyMedia(library, item, entry) {
    const { files } = library.document;
    const source = item.library.document.files;
    if (source === files) return;
    for (const attribute of DATA_ATTRIBUTES){
        const href = entry.attr(attribute);
        if (href === undefined || !source.has(`bin/${href}`)) continue;
        const dot = href.lastIndexOf('.');
        const [stem, ending] = dot < 0 ? [
            href,
            ''
        ] : [
            href.slice(0, dot),
            href.slice(dot)
        ];
        let free = href;
        for(let number = 1; files.has(`bin/${free}`); number++)free = `${stem} ${number}${ending}`;
        files.write(`bin/${free}`, source.bytes(`bin/${href}`));
        entry.setAttr(attribute, free);
    }
}
function clearLinkage(node) {
    for (const name of node.attributeNames())if (name.startsWith('linkage')) node.setAttr(name, null);
}

/** The attribute by which a node names an item: instances, sounds of frames, bitmap fills. */ function namingAttribute(node) {
    if (node.name.endsWith('Instance')) return 'libraryItemName';
    if (node.name === 'DOMFrame') return 'soundName';
    return node.name === 'BitmapFill' ? 'bitmapPath' : undefined;
}
const IN_TEXT = /\b(?:libraryItemName|soundName|bitmapPath)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/**
 * The references to items. A file is scanned once, and again only after other code changed it, so that renaming a whole
 * library takes time in proportion to its references.
 */ class References {
    constructor(library){
        this.library = library;
        this.scans = new Map();
        /** The files that name a path. */ this.users = new Map();
    }
    /** All paths named anywhere in the document. */ usedPaths() {
        this.refresh();
        return new Set(this.users.keys());
    }
    /** True if anything in the document names a path. */ isNamed(path) {
        this.refresh();
        return this.users.has(path);
    }
    /** True if an item shows another one, directly or through others. */ contains(item, path) {
        this.listFiles();
        const seen = new Set();
        const waiting = [
            item
        ];
        while(waiting.length > 0){
            const symbol = waiting.pop();
            if (!(symbol instanceof SymbolItem) || seen.has(symbol)) continue;
            seen.add(symbol);
            for (const name of this.namesIn(symbol.file)){
                if (name === path) return true;
                waiting.push(this.library.find(name));
            }
        }
        return false;
    }
    /** Replaces the old path of an item by the new one in every reference, also on the clipboard. */ rename(before, stored) {
        this.put(before, stored, keepingEditTime);
    }
    /** Replaces an item by another in every reference: an edit of the timelines. */ redirect(before, stored) {
        this.put(before, stored, (_, change)=>change());
    }
    put(before, stored, changing) {
        const after = unescapeFileName(stored);
        for (const { node, attribute } of this.copied(before))node.setAttr(attribute, stored);
        for (const scan of this.usersOf(before)){
            const references = placesOf(scan);
            const moved = references.get(before) ?? [];
            changing(scan.file, ()=>{
                for (const { node, attribute } of moved)node.setAttr(attribute, stored);
            });
            references.delete(before);
            references.set(after, [
                ...references.get(after) ?? [],
                ...moved
            ]);
            this.forget(scan, before);
            this.note(scan, after);
            scan.version = scan.file.version;
        }
    }
    /** Removes the instances of an item, and its name from frames and fills, also on the clipboard. */ remove(path) {
        removeAll(this.copied(path));
        for (const scan of this.usersOf(path)){
            const references = placesOf(scan);
            removeAll(references.get(path) ?? []);
            references.delete(path);
            this.forget(scan, path);
            scan.version = scan.file.version;
        }
    }
    /** Runs a change of files that does not affect references, so that they need not be scanned again. */ keeping(files, change) {
        this.refresh();
        change();
        for (const file of files){
            const scan = file && this.scans.get(file);
            if (scan) scan.version = file.version;
        }
    }
    copied(path) {
        return this.library.document.copies.flatMap((copy)=>findPlaces(copy).get(path) ?? []);
    }
    usersOf(path) {
        this.refresh();
        return [
            ...this.users.get(path) ?? []
        ];
    }
    /** Scans what was added or changed since the last time. */ refresh() {
        this.listFiles();
        for (const scan of this.scans.values())if (scan.version !== scan.file.version) this.rescan(scan);
    }
    /** The names in one file: a query of few files need not wait for the others to be scanned. */ namesIn(file) {
        const scan = this.scans.get(file);
        if (!scan) return [];
        if (scan.version !== file.version) this.rescan(scan);
        return scan.names;
    }
    listFiles() {
        const { entries } = this.library;
        if (this.scanned === entries) return;
        this.list();
        this.scanned = entries;
    }
    list() {
        const scans = this.scans;
        this.scans = new Map();
        for (const file of this.files()){
            const scan = scans.get(file) ?? {
                file,
                version: -1,
                names: new Set(),
                places: undefined
            };
            this.scans.set(file, scan);
        }
        for (const scan of scans.values()){
            if (!this.scans.has(scan.file)) for (const name of scan.names)this.forget(scan, name);
        }
    }
    files() {
        const main = this.library.document.node.file;
        const files = main ? [
            main
        ] : [];
        for (const item of this.library.entries){
            if (item instanceof SymbolItem && item.hasContent) files.push(item.file);
        }
        return files;
    }
    rescan(scan) {
        const { file } = scan;
        for (const name of scan.names)this.forget(scan, name);
        scan.places = undefined;
        const names = file.isParsed ? placesOf(scan).keys() : namesInText(file);
        for (const name of names)this.note(scan, name);
        scan.version = file.version;
    }
    note(scan, name) {
        scan.names.add(name);
        const users = this.users.get(name);
        if (users) users.add(scan);
        else this.users.set(name, new Set([
            scan
        ]));
    }
    forget(scan, name) {
        scan.names.delete(name);
        const users = this.users.get(name);
        users?.delete(scan);
        if (users?.size === 0) this.users.delete(name);
    }
}
function removeAll(references) {
    for (const { node, attribute } of [
        ...references
    ].reverse()){
        if (attribute === 'libraryItemName') node.remove();
        else node.setAttr(attribute, null);
    }
}
/** The name of an item is not a part of the timelines that show it. */ function keepingEditTime(file, change) {
    const { watcher } = file;
    file.watcher = undefined;
    change();
    file.watcher = watcher;
}
function placesOf(scan) {
    scan.places ??= findPlaces(scan.file.root);
    return scan.places;
}
function namesInText(file) {
    const names = new Set();
    for (const match of file.source.matchAll(IN_TEXT)){
        const raw = match[1] ?? match[2];
        if (raw.includes('&')) return new Set(findPlaces(file.root).keys());
        names.add(raw);
    }
    return names;
}
/** All paths of items that a node and what is below it name. */ function namedPaths(node) {
    return findPlaces(node).keys();
}
function findPlaces(root) {
    const byPath = new Map();
    for (const node of root.subtree()){
        const attribute = namingAttribute(node);
        const stored = attribute && node.attr(attribute);
        if (attribute && stored !== undefined) {
            const path = unescapeFileName(stored);
            const references = byPath.get(path);
            if (references) references.push({
                node,
                attribute
            });
            else byPath.set(path, [
                {
                    node,
                    attribute
                }
            ]);
        }
    }
    return byPath;
}

/** The items of a library, and which are selected. `Library` adds the methods that change them. */ class LibraryCore extends HostObject {
    constructor(document){
        super(), this.document = document, /** The references to items. */ this.references = new References(this), this.selected = new Set(), /** True if a folder has the path of another item. */ this.sharesPaths = false;
    }
    /** All items, folders included, in one list; see the switch `libraryOrder`. */ get items() {
        this.listed ??= kept(sortItems(this.entries, this.document.switches.libraryOrder));
        return this.listed;
    }
    /** All items in the order of the file; another Array after items were added, removed or moved. */ get entries() {
        this.fileOrder ??= readLibrary(this);
        return this.fileOrder;
    }
    /** The item of that path, or undefined. */ find(path) {
        return this.paths.get(path) ?? this.paths.get(unescapeFileName(path));
    }
    /** All items by path. */ get paths() {
        if (!this.byPath) {
            this.byPath = indexByPath(this.entries);
            this.sharesPaths = this.byPath.size < this.entries.length;
        }
        return this.byPath;
    }
    /** The path itself if no item has it, else the path with a number after it. */ freePath(path) {
        return this.find(path) ? this.firstFree((number)=>`${path} ${number}`) : path;
    }
    /** The first of `make(1)`, `make(2)`, … that is not the path of an item. */ firstFree(make) {
        return freeName$1((path)=>this.find(path) !== undefined, make);
    }
    getSelectedItems() {
        return this.items.filter((item)=>this.selected.has(item));
    }
    /** Makes these the selected items. */ select(items) {
        this.selected.clear();
        for (const item of items)this.selected.add(item);
    }
    addToSelection(item) {
        this.selected.add(item);
    }
    deselect(items) {
        for (const item of items)this.selected.delete(item);
    }
    /** The item of a path; without one, the selected item if there is exactly one. */ target(namePath) {
        if (namePath !== undefined) return this.find(String(namePath));
        return this.selected.size === 1 ? [
            ...this.selected
        ][0] : undefined;
    }
    /** The items read so far: all or none. */ get knownItems() {
        return this.fileOrder ?? [];
    }
    /** Must be called after the entry of an item was added. */ itemAdded(item) {
        const { byPath } = this;
        this.entriesChanged();
        if (byPath?.has(item.name)) this.byPath = undefined;
        else byPath?.set(item.name, item);
    }
    /** Must be called before the entries of items are removed; see `entriesChanged`. */ itemsLeave(items) {
        if (this.sharesPaths) this.byPath = undefined;
        for (const item of items)this.byPath?.delete(item.name);
    }
    /** Must be called after adding or removing entries of items. */ entriesChanged() {
        changes.count++;
        this.fileOrder = undefined;
        this.listed = undefined;
    }
    /** Must be called after the path of an item changed. */ pathChanged(item, before) {
        changes.count++;
        if (this.document.switches.libraryOrder === 'name') this.listed = undefined;
        if (this.byPath?.get(before) === item) this.byPath.delete(before);
        this.byPath?.set(item.name, item);
    }
}
/** A path that a folder shares with another item means the other item. */ function indexByPath(items) {
    const byPath = new Map();
    for (const item of items){
        const path = item.name;
        const existing = byPath.get(path);
        if (!existing || existing.itemType === 'folder') byPath.set(path, item);
    }
    return byPath;
}
/** Items in the order of the switch `libraryOrder`; a new Array. */ function sortItems(items, order) {
    if (order === 'created') return sortBy(items, (item)=>item.itemID);
    if (order === 'name') return sortBy(items, (item)=>item.name.toLowerCase());
    return [
        ...items
    ];
}
function sortBy(items, keyOf) {
    const keyed = items.map((item)=>({
            item,
            key: keyOf(item)
        }));
    keyed.sort((a, b)=>a.key < b.key ? -1 : Number(a.key > b.key));
    return keyed.map(({ item })=>item);
}

/** `library.renameItem`: false for an invalid name. */ function tryRename(library, item, leaf) {
    if (faultOf(library, item, leaf) !== undefined) return false;
    renameItem(library, item, leaf);
    return true;
}
/**
 * Gives an item another leaf name. Renaming a folder renames the paths below it (assumed).
 *
 * @throws HostError for an empty name, or one that another item of the folder has.
 */ function renameItem(library, item, leaf) {
    const fault = faultOf(library, item, leaf);
    if (fault !== undefined) throw new HostError(`Item.name: ${fault}`);
    const path = joinPath(folderOf$1(item.name), leaf);
    if (path !== item.name) movePath(library, item, path);
}
/** The reason why an item cannot have a name; undefined if it can. */ function faultOf(library, item, leaf) {
    if (leaf === '') return 'a name cannot be empty';
    if (leaf.includes('/')) return `"${leaf}" holds a "/": use library.moveToFolder to change the folder`;
    const path = joinPath(folderOf$1(item.name), leaf);
    if (path === item.name) return undefined;
    if (library.find(path)) return `there is already an item called "${path}"`;
    if (library.references.isNamed(path) && library.references.contains(item, path)) {
        return `"${item.name}" uses a missing item called "${path}", so it would contain itself`;
    }
    return undefined;
}
/** Moves an item, with its content if it is a folder, to another path. */ function movePath(library, item, path) {
    const before = item.name;
    const moved = [
        [
            item,
            path
        ]
    ];
    if (item instanceof FolderItem) {
        for (const [name, child] of library.paths){
            if (isInside(name, before)) moved.push([
                child,
                path + name.slice(before.length)
            ]);
        }
    }
    for (const [child, target] of moved)setPath(library, child, target);
}
/** Changes the path of one item: in its own attributes, in its file, and in every reference. */ function setPath(library, item, path) {
    const before = item.name;
    // A name keeps the form of the release that saved the document.
    const stored = item.storedName === before ? path : escapeFileName(path);
    library.references.rename(before, stored);
    library.references.keeping([
        item.entry.file,
        item.node.file
    ], ()=>{
        item.setAttr('name', stored);
        if (item instanceof SymbolItem) renameSymbol(item, path);
    });
    library.pathChanged(item, before);
}
function renameSymbol(item, path) {
    const { files } = item.library.document;
    item.timeline.node.setAttr('name', leafOf(path));
    const from = item.entry.attr('href') ?? '';
    const to = hrefOf(path);
    item.entry.setAttr('href', to);
    files.move(`LIBRARY/${from}`, `LIBRARY/${to}`);
}

/**
 * `library.moveToFolder`: an empty path means the top level. With `replace`, an item of the same name is replaced;
 * otherwise the moved item gets a number after its name. A missing folder is made (assumed).
 */ function moveToFolder(library, folderPath, items, replace) {
    const chosen = topmost(items);
    const target = library.find(folderPath);
    if (chosen.length === 0 || target && !(target instanceof FolderItem)) return false;
    if (!isBelowFolders(library, folderPath)) return false;
    if (chosen.some((item)=>item.name === folderPath || isInside(folderPath, item.name))) return false;
    if (replace && chosen.some((item)=>wouldHoldItself(library, item, folderPath))) return false;
    addFolders(library, folderPath);
    for (const item of chosen)moveItem(library, item, folderPath, replace);
    return true;
}
/** True if an item shows the one that it would replace: then it would contain itself. */ function wouldHoldItself(library, item, folder) {
    const path = joinPath(folder, leafOf(item.name));
    return path !== item.name && library.references.contains(item, path);
}
function moveItem(library, item, folder, replace) {
    if (folderOf$1(item.name) === folder) return;
    const path = joinPath(folder, leafOf(item.name));
    const there = library.find(path);
    if (there && replace && !(there instanceof FolderItem)) replaceItem(library, there, item);
    movePath(library, item, replace ? path : library.freePath(path));
}
/** Replaces an item in all references by another one. */ function replaceItem(library, there, item) {
    library.references.redirect(there.name, item.storedName);
    deleteItems(library, [
        there
    ]);
}
/** Without items inside a folder that is itself among the items. */ function topmost(items) {
    const folders = items.filter((item)=>item instanceof FolderItem).map(({ name })=>name);
    return items.filter((item)=>!folders.some((folder)=>isInside(item.name, folder)));
}

/** The library of a document. Paths separate folders by `/`; without a path, methods work on the selected items. */ class Library extends LibraryCore {
    static{
        this.className = 'Library';
    }
    get unusedItems() {
        return unusedItems(this);
    }
    itemExists(namePath) {
        return this.find(String(namePath)) !== undefined;
    }
    /** The index in `items`; see the switches `findItemIndex` and `findItemIndexMiss`. */ findItemIndex(namePath) {
        const item = this.find(String(namePath));
        const { findItemIndex, findItemIndexMiss } = this.document.switches;
        if (!item) return findItemIndexMiss;
        const index = this.items.indexOf(item);
        return findItemIndex === 'string' ? String(index) : index;
    }
    getItemType(namePath) {
        return this.target(namePath)?.itemType;
    }
    getItemProperty(property) {
        return itemProperty(this, property);
    }
    setItemProperty(property, value) {
        setItemProperty(this, property, value);
    }
    selectAll(bSelectAll = true) {
        this.select(bSelectAll ? this.items : []);
    }
    selectNone() {
        this.select([]);
    }
    /** Deselecting (`bSelect` false) leaves the other items selected. Returns whether the item exists. */ selectItem(namePath, bReplaceCurrentSelection = true, bSelect = true) {
        const item = this.find(String(namePath));
        if (!item) return false;
        if (!bSelect) this.deselect([
            item
        ]);
        else if (bReplaceCurrentSelection) this.select([
            item
        ]);
        else this.addToSelection(item);
        return true;
    }
    expandFolder(bExpand, bRecurseNestedParents = false, namePath) {
        return expandItemFolder(this, Boolean(bExpand), Boolean(bRecurseNestedParents), namePath);
    }
    addNewItem(type, namePath) {
        return addNewItem(this, type, namePath);
    }
    newFolder(folderPath) {
        return addFolder(this, folderPath);
    }
    deleteItem(namePath) {
        return deleteItems(this, this.targets(namePath));
    }
    duplicateItem(namePath) {
        return duplicateItem(this, this.target(namePath));
    }
    moveToFolder(folderPath, itemToMove, bReplace = false) {
        if (folderPath === undefined) return false;
        return moveToFolder(this, String(folderPath), this.targets(itemToMove), Boolean(bReplace));
    }
    renameItem(name) {
        const item = this.target();
        return item !== undefined && tryRename(this, item, String(name));
    }
    /** Puts the item's centre at a position; the library loses its selection, as in the host. */ addItemToDocument(position, namePath) {
        const item = this.target(namePath);
        if (!item || !this.document.placeItem(item, position)) return false;
        this.selectNone();
        return true;
    }
    editItem(namePath) {
        return this.document.editItem(this.target(namePath), namePath !== undefined);
    }
    /** Bitmaps and sounds are imported again. All of several items are tried. */ updateItem(namePath) {
        const updated = this.targets(namePath).map((item)=>this.document.updateItem(item));
        return updated.length > 0 && !updated.includes(false);
    }
    rename(item, leaf) {
        renameItem(this, item, leaf);
    }
    /** The item of a path; without one, all selected items. */ targets(namePath) {
        if (namePath === undefined) return this.getSelectedItems();
        const item = this.find(String(namePath));
        return item ? [
            item
        ] : [];
    }
}
/**
 * Items that no timeline uses, not even that of an unused symbol (assumed), and that are not exported.
 */ function unusedItems(library) {
    const used = library.references.usedPaths();
    return library.items.filter((item)=>COUNTED$1.has(item.itemType) && !used.has(item.name) && !item.linkageExportForAS && !item.linkageExportForRS);
}
/** Types that the menu command lists; fonts are used by names of faces, folders are never used. */ const COUNTED$1 = new Set([
    'movie clip',
    'graphic',
    'button',
    'component',
    'compiled clip',
    'bitmap',
    'sound',
    'video'
]);
/** The value of a property of the selected item, as text; undefined unless exactly one item has it. */ function itemProperty(library, property) {
    const item = library.target();
    const value = item && propertyOf(item, String(property))?.get();
    return value === undefined ? undefined : String(value);
}
/**
 * Sets a property of all selected items that have it, except folders. If no item has it, that is a warning: published
 * scripts continue after such a call.
 */ function setItemProperty(library, property, value) {
    const name = String(property);
    const items = library.getSelectedItems().filter((item)=>item.itemType !== 'folder');
    const setters = items.flatMap((item)=>propertyOf(item, name)?.set ?? []);
    if (items.length > 0 && setters.length === 0) {
        library.document.warn(`setItemProperty: no selected item has a property "${name}" that can be set`);
    }
    for (const set of setters)set(value);
}
/**
 * `library.expandFolder` of Flash CS6: opens or closes a folder, or the selected ones, in the Library panel, with
 * `recurse` also the folders inside. False if there is no folder.
 */ function expandItemFolder(library, expand, recurse, namePath) {
    const chosen = namePath === undefined ? library.getSelectedItems() : [
        library.find(String(namePath))
    ];
    const folders = chosen.filter((item)=>item instanceof FolderItem);
    for (const folder of folders){
        folder.isExpanded = expand;
        if (!recurse) continue;
        for (const item of library.items){
            if (item instanceof FolderItem && isInside(item.name, folder.name)) item.isExpanded = expand;
        }
    }
    return folders.length > 0;
}

/** The symbol open for editing, and those through which it was entered: live state that is not stored in documents. */ class EditContext {
    constructor(document){
        this.document = document;
        this.levels = [];
    }
    /** The timeline of the symbol being edited; undefined on a scene. */ get timeline() {
        return this.levels.at(-1)?.item.timeline;
    }
    /**
   * From the coordinates of what is being edited to those of the stage: the identity unless a symbol is edited in
   * place.
   */ get viewMatrix() {
        return {
            ...this.levels.at(-1)?.view ?? IDENTITY$1
        };
    }
    /** `library.editItem`: without exactly one selected item it shows the first scene (Adobe's reference). */ editItem(item, isNamed) {
        if (item instanceof SymbolItem) {
            this.leaveAll();
            this.levels.push({
                item,
                view: IDENTITY$1
            });
            return true;
        }
        if (!item && !isNamed) this.document.currentTimeline = 0;
        return false;
    }
    /** `document.enterEditMode`: enters the symbol of the one selected instance. */ enter(mode) {
        if (mode !== undefined) checkChoice('enterEditMode', mode, [
            'inPlace',
            'newWindow'
        ]);
        const selection = this.document.selectedElements;
        const [element] = selection;
        const item = selection.length === 1 && 'libraryItem' in element ? element.libraryItem : undefined;
        if (selection.length === 1 && element.node.name === 'DOMGroup') {
            throw notImplemented('Document.enterEditMode of a group');
        }
        if (!(item instanceof SymbolItem)) {
            throw new HostError('enterEditMode: exactly one instance of a symbol must be selected');
        }
        const view = mode === 'inPlace' ? concat(this.viewMatrix, element.matrix) : IDENTITY$1;
        this.document.selectNone();
        this.levels.push({
            item,
            view,
            instance: element
        });
    }
    /** One level up; the instance that was entered is selected again. No effect on a scene. */ exit() {
        if (this.levels.length === 0) return;
        this.document.selectNone();
        const instance = this.levels.pop()?.instance;
        if (instance && !instance.stale) this.document.setSelected(instance, true);
    }
    leaveAll() {
        this.document.selectNone();
        this.levels.length = 0;
    }
    /** Closes the timelines of items that are being deleted. */ leave(items) {
        const first = this.levels.findIndex(({ item })=>items.includes(item));
        if (first >= 0) this.levels.length = first;
    }
}

const DIGITS = 4;
/** The URI with that ending. @throws HostError for a value that is not a text; it names the `method` */ function withEnding(uri, ending, method) {
    if (typeof uri !== 'string') throw new HostError(`${method}: expected a file:/// URI, got ${describeValue(uri)}`);
    return uri.toLowerCase().endsWith(ending) ? uri : uri + ending;
}
/** `…/star0001.png` for `…/star.png`: the host's numbering of a sequence. */ function numberedUri(uri, number) {
    return uri.replace(/(\.\w+)?$/, (ending)=>String(number).padStart(DIGITS, '0') + ending);
}

/** Writes the frames of a symbol as PNG files, with numbers after the name in the URI. */ function exportItemFrames(document, item, { outputURI, startFrameNum = 1, endFrameNum, matrix }, method) {
    const { timeline } = item;
    const last = Math.min(endFrameNum ?? timeline.frameCount, timeline.frameCount);
    if (!Number.isInteger(startFrameNum) || startFrameNum < 1 || startFrameNum > last) {
        throw new HostError(`${method}: startFrameNum must be a whole number from 1 to ${last}, got ${describeValue(startFrameNum)}`);
    }
    const target = withEnding(outputURI, '.png', method);
    const pictures = document.host.pictures.pngs({
        document,
        timeline,
        from: startFrameNum - 1,
        to: last - 1,
        matrix
    });
    pictures.forEach((picture, index)=>{
        document.host.pictures.write(numberedUri(target, startFrameNum + index), picture, method);
    });
}

/**
 * `symbolItem.exportToLibrary`: a frame of a symbol, counted from 1, becomes a bitmap of the library, as large as its
 * drawing. A name that is taken gets a number after it.
 */ function exportToLibrary(document, item, frameNumber, bitmapName, method) {
    const { timeline } = item;
    const number = checkNumber(`${method}: frameNumber`, frameNumber, 1, timeline.frameCount);
    const name = checkText(`${method}: bitmapName`, bitmapName);
    if (name === '' || name.includes('/')) throw new HostError(`${method}: expected a name without folders, got ${describeValue(bitmapName)}`);
    const frame = Math.trunc(number) - 1;
    const { pictures } = document.host;
    const [png] = pictures.pngs({
        document,
        timeline,
        from: frame,
        to: frame
    });
    const picture = pictures.bitmapFrom(png);
    if (!picture) throw new HostError(`${method}: the picture of frame ${number} is too large`);
    host_editing().addBitmap(document, document.library.freePath(name), picture);
}

const PATH = 'PublishSettings.xml';
/** The publisher of HTML5 Canvas, by its id. Source: 11 documents that Animate 19 to 22 saved. */ const CANVAS = 'C6B9CB0C-C6DC-4FBC-9805-93E9EB37A444';
/** The values of a document whose profile stores none. Source: documents that Animate 22 wrote. */ const DEFAULTS = {
    Version: '43',
    ExternalPlayer: 'FlashPlayer32.0',
    InvisibleLayer: '1',
    Quality: '80',
    ActionScriptVersion: '3',
    AS3PackagePaths: '.',
    AS3Strict: '2',
    AS3Coach: '4',
    AS3AutoDeclare: '4096',
    AS3Dialect: 'AS3',
    AS3ExportFrame: '1',
    DocumentClass: '',
    EnableTelemetry: '0'
};
const DEFAULT_LIBRARY = '$(AppConfig)/ActionScript 3.0/libs';
/** An entry of the library path: SWC files to compile with, or only against (`external`). */ function libraryEntry(path, linkage) {
    return XmlNode.create('library-path-entry', {}, [
        XmlNode.create('swc-path', {}, [], path),
        XmlNode.create('linkage', {}, [], linkage)
    ]);
}
/** The profile of a document that stores none. */ function defaultProfile() {
    const properties = Object.entries(DEFAULTS).map(([name, value])=>XmlNode.create(name, {}, [], value));
    properties.push(XmlNode.create('LibraryPath', {}, [
        libraryEntry(DEFAULT_LIBRARY, 'merge')
    ]));
    return XmlNode.create('flash_profile', {
        version: '1.0',
        name: 'Default',
        current: 'true'
    }, [
        XmlNode.create('PublishFlashProperties', {}, properties)
    ]);
}
/**
 * The publish profiles of a document, in a file of their own that is read at first need: a list of profiles, each with
 * properties for every format. Missing properties have the defaults of a new document.
 */ class PublishSettings {
    constructor(files){
        this.files = files;
    }
    /** Nodes of all profiles: `flash_profile`, or `profile` in documents for other platforms. */ get profiles() {
        return this.file?.root.children.filter(({ name })=>/^(flash_)?profile$/.test(name)) ?? [];
    }
    get names() {
        const names = this.profiles.map((profile)=>profile.attr('name') ?? '');
        return names.length > 0 ? names : [
            'Default'
        ];
    }
    /** The current profile: the one marked so, else the first. */ get current() {
        const { profiles } = this;
        return profiles.find((profile)=>readFlag(profile, 'current')) ?? profiles[0];
    }
    get currentName() {
        return this.current?.attr('name') ?? 'Default';
    }
    /** Makes the profile of that name the current one; false if there is none. */ use(name) {
        const { profiles } = this;
        const chosen = profiles.find((profile)=>profile.attr('name') === name);
        if (!chosen) return profiles.length === 0 && name === 'Default';
        for (const profile of profiles)profile.setAttr('current', profile === chosen ? 'true' : 'false');
        return true;
    }
    /** A property for SWF files of the current profile, as text. */ read(name, fallback) {
        return this.current?.child('PublishFlashProperties')?.child(name)?.text() ?? fallback;
    }
    /** A property of the current profile about formats and their files, as text. */ readFormat(name, fallback) {
        return this.current?.child('PublishFormatProperties')?.child(name)?.text() ?? fallback;
    }
    /** A property for HTML5 Canvas of the current profile, as text; undefined if the profile has none. */ readCanvas(name) {
        const properties = this.current?.childrenNamed('PublishProperties');
        return properties?.find((list)=>list.attr('id') === CANVAS)?.childrenNamed('Property').find((property)=>property.attr('name') === name)?.text();
    }
    write(name, value) {
        childOrNew(this.flashProperties(), name).setText(value);
    }
    /** Every measurement needs this: it is read once as long as the file does not change. */ get includesHiddenLayers() {
        const { file } = this;
        const version = file?.version;
        const cached = this.hidden;
        if (cached && cached.file === file && cached.version === version) return cached.isIncluded;
        const isIncluded = this.read('InvisibleLayer', '1') !== '0' && this.readCanvas('includeHiddenLayers') !== 'false';
        this.hidden = {
            file,
            version,
            isIncluded
        };
        return isIncluded;
    }
    /** The properties for SWF files of the current profile, added if they are missing. */ flashProperties() {
        const file = this.file ?? this.files.create(PATH, XmlNode.create('flash_profiles'));
        let profile = this.current;
        if (!profile) {
            profile = defaultProfile();
            file.root.append(profile);
        }
        return childOrNew(profile, 'PublishFlashProperties');
    }
    get file() {
        return this.files.xml(PATH);
    }
}

/** `document.featureMatrix`: only its string form is known. */ class FeatureMatrix extends HostObject {
    static{
        this.className = 'FeatureMatrix';
    }
}

/**
 * Fill and stroke of the Tools panel: the next drawn shapes get them. The colours are those of a fresh host (assumed).
 */ class ToolStyle {
    /** `document.swapStrokeAndFill`: swaps the colours only. */ swap() {
        const { fill, stroke } = this;
        const color = stroke.color ?? '#000000';
        this.stroke = {
            ...stroke,
            ...fill.style === 'solid' ? {
                color: fill.color,
                shapeFill: fill
            } : {}
        };
        this.fill = {
            style: 'solid',
            color
        };
    }
    constructor(){
        this.fill = {
            style: 'solid',
            color: '#0066CC'
        };
        this.stroke = {
            style: 'solid',
            thickness: STROKE.weight.initial,
            color: '#000000',
            capType: STROKE.caps.initial,
            joinType: STROKE.joints.initial,
            miterLimit: STROKE.miterLimit.initial,
            scaleType: 'normal',
            strokeHinting: false,
            breakAtCorners: false,
            shapeFill: {
                style: 'solid',
                color: '#000000'
            }
        };
    }
}

const NEW_SESSION = {
    alignsToStage: false,
    livePreview: true,
    zoomFactor: 1,
    pasteboardColorCheck: false,
    animatedViewRect: true,
    legacyLineSpacing: false,
    mergeForSelection: false,
    stageScaleAnchor: 'TopLeft',
    scaleContentWithStage: false
};
/**
 * The base of all parts of a document: its files, its root node, library, scenes, and what is being edited. The
 * abstract members are those that the model needs from its parts; see `Document`.
 */ class DocumentCore extends HostObject {
    constructor(files, host, /** The file of the document: the FLA, or the `.xfl` file. Undefined before it was first saved. */ location, untitledName){
        super(), this.host = host, this.location = location, this.untitledName = untitledName, this.tools = new ToolStyle(), this.session = {
            ...NEW_SESSION
        }, this.features = new FeatureMatrix(), /** What the last save left out. */ this.leftOut = {
            files: 0,
            bytes: 0
        };
        this.content = this.read(files);
        this.itsId = host.nextId();
    }
    /** Switches to the content of other files: all objects given out before belong to the old ones. */ load(files) {
        this.content = this.read(files);
    }
    get files() {
        return this.content.files;
    }
    get node() {
        return this.content.node;
    }
    get savedMedia() {
        return this.content.savedMedia;
    }
    /** Must be called after the document was saved. */ noteSaved(leftOut) {
        this.leftOut = leftOut;
        this.content.savedMedia = mediaFiles(this.node);
    }
    get publishing() {
        return this.content.publishing;
    }
    get editing() {
        return this.content.editing;
    }
    get mp3() {
        return this.host.platform.mp3;
    }
    get library() {
        return this.content.library;
    }
    get id() {
        return this.itsId;
    }
    get name() {
        return this.location === undefined ? this.untitledName : this.host.platform.paths.basename(this.location);
    }
    get path() {
        return this.location;
    }
    get pathURI() {
        return this.location === undefined ? undefined : pathToUri(this.location, this.host.platform);
    }
    itemAt(itemPath) {
        return this.library.find(itemPath);
    }
    /** The scenes, not the timelines of symbols. A document that lists none has one empty scene, as in the host. */ get timelines() {
        const nodes = sceneNodes(this.node);
        if (nodes.length === 0) nodes.push(this.firstScene());
        return nodes.map((node)=>this.sceneOf(node));
    }
    /** Index of the current scene, from 0. */ get currentTimeline() {
        const last = this.timelines.length - 1;
        return Math.min(Math.max(0, readInteger(this.node, 'currentTimeline', 1) - 1), last);
    }
    set currentTimeline(index) {
        const position = Number(index);
        if (!Number.isInteger(position) || position < 0 || position >= this.timelines.length) return;
        this.editing.leaveAll();
        this.node.setAttr('currentTimeline', String(position + 1));
    }
    /** The timeline on the stage: the current scene, or the symbol that is being edited. */ getTimeline() {
        return this.editing.timeline ?? this.timelines[this.currentTimeline];
    }
    get switches() {
        return this.host.switches;
    }
    get clipboard() {
        return this.host.clipboard;
    }
    now() {
        return this.host.platform.clock.now();
    }
    warn(message) {
        this.host.warn(message);
    }
    traceWarning(message) {
        this.host.trace(message);
    }
    writeFile(uri, method, bytes) {
        const file = this.host.uriToWrite(uri, method);
        try {
            writeFile(this.host.platform, file, bytes);
            return true;
        } catch  {
            return false;
        }
    }
    pictureOf(path, kind) {
        return this.host.pictures.pictureOf(this, path, kind);
    }
    hasAlpha(path) {
        return this.host.pictures.hasAlpha(this, path);
    }
    modifiedAt(uri) {
        try {
            const stat = this.host.platform.disk.stat(this.host.resolveUri(uri, 'sourceFileExists'));
            return stat?.isFile ? Math.floor(stat.modifiedMs / 1000) : undefined;
        } catch  {
            return undefined;
        }
    }
    exportItemFrames(item, frames, method) {
        exportItemFrames(this, item, frames, method);
    }
    exportToLibrary(item, frameNumber, bitmapName, method) {
        exportToLibrary(this, item, frameNumber, bitmapName, method);
    }
    editItem(item, isNamed) {
        return this.editing.editItem(item, isNamed);
    }
    leaveItems(items) {
        this.editing.leave(items);
    }
    get copies() {
        return host_editing().copiesOf(this);
    }
    /** A path out of the document as a `file:///` URI; relative ones start at the document's folder. */ uriOf(file) {
        const slashed = file.replace(/\\/g, '/');
        if (slashed.startsWith('file:')) return slashed;
        const isAbsolute = slashed.startsWith('/') || /^[A-Za-z]:/.test(slashed);
        const folder = this.location === undefined ? '' : this.host.platform.paths.dirname(this.location);
        const absolute = isAbsolute || folder === '' ? slashed : this.host.platform.paths.join(folder, slashed);
        return pathToUri(absolute, this.host.platform);
    }
    read(files) {
        const { container } = files;
        const main = files.xml('DOMDocument.xml');
        if (!main) throw new host_errors.DocumentError(container.path || container.documentName, 'there is no DOMDocument.xml');
        const node = main.root;
        if (node.name !== 'DOMDocument') {
            throw new host_errors.DocumentError(main.path, `the root is <${node.name}>, not <DOMDocument>`);
        }
        return {
            files,
            node,
            library: new Library(this),
            publishing: new PublishSettings(files),
            editing: new EditContext(this),
            savedMedia: mediaFiles(node)
        };
    }
    sceneOf(node) {
        node.view ??= new Timeline(node, this, null);
        return node.view;
    }
    firstScene() {
        const scene = XmlNode.create('DOMTimeline', {
            name: 'Scene 1'
        });
        gatherScenes(this.node).append(scene);
        return scene;
    }
}

/**
 * Combines a raw shape with one below it. Both are in the same coordinates.
 *
 * @param base Receives the result.
 * @param top Is not changed.
 * @param rule Decides the result where both have an area; numbers are those of the styles of `base`.
 */ function combineShapes(base, top, rule) {
    const fills = adopted(base, top, 'fills');
    const strokes = adopted(base, top, 'strokes');
    const topEdges = host_shown().planarEdges(host_shown().outlineOf(top).edges).map((edge)=>({
            curve: edge.curve,
            fill0: fills.get(edge.fill0) ?? 0,
            fill1: fills.get(edge.fill1) ?? 0,
            stroke: strokes.get(edge.stroke) ?? 0
        }));
    const groups = host_shown().outlineOf(base).edges.map((edge)=>new DrawnGroup(edge));
    const reach = host_shown().boxOfEdges(topEdges);
    const near = groups.filter(({ box })=>!rule.keepsOutside || !host_shown().areApart(box, reach, host_shown().TOLERANCE));
    const result = host_shown().overlay(near.flatMap(({ edges })=>edges), topEdges, rule, new (host_shown().Fills)(groups));
    const list = childOrNew(base, 'edges', []);
    const rest = new Set(result);
    let isChanged = false;
    for (const { node, edges } of near){
        if (edges.every((edge)=>rest.has(edge))) {
            for (const edge of edges)rest.delete(edge);
        } else {
            node.remove();
            isChanged = true;
        }
    }
    if (isChanged) dropHints(list);
    appendEdges(list, [
        ...rest
    ]);
    if (isChanged || !usesAll([
        ...rest
    ], fills, strokes)) dropUnusedStyles(base);
}
/** True if edges name all of some fills and strokes. */ function usesAll(edges, fills, strokes) {
    const usedFills = new Set(edges.flatMap(({ fill0, fill1 })=>[
            fill0,
            fill1
        ]));
    const usedStrokes = new Set(edges.map(({ stroke })=>stroke));
    return [
        ...fills.values()
    ].every((fill)=>usedFills.has(fill)) && [
        ...strokes.values()
    ].every((stroke)=>usedStrokes.has(stroke));
}
/** The edges of one `Edge` of a shape, read at first use. */ class DrawnGroup {
    constructor(source){
        this.source = source;
        this.node = source.node;
        this.box = boxOfPoints(source.segments);
    }
    get edges() {
        this.made ??= host_shown().planarEdges([
            this.source
        ]);
        return this.made;
    }
}
const boxes = new WeakMap();
function boxOfPoints(segments) {
    const cached = boxes.get(segments);
    if (cached) return cached;
    const box = emptyBox();
    const { points } = segments;
    for(let i = 0; i < points.length; i += 2)include(box, points[i], points[i + 1]);
    boxes.set(segments, box);
    return box;
}
/** The editor's hints (`cubics`) describe the outline as it was. */ function dropHints(list) {
    for (const node of [
        ...list.children
    ]){
        if (node.rawAttr('cubics') === undefined) continue;
        if (node.rawAttr('edges') === undefined) node.remove();
        else node.setAttr('cubics', null);
    }
}
/** Appends edges to those of a shape, one `Edge` for each run of the same styles. */ function appendEdges(list, edges) {
    let run = [];
    const finish = ()=>{
        if (run.length > 0) list.append(edgeNode(run));
        run = [];
    };
    for (const edge of edges){
        const [first] = run;
        const isAlike = first && first.fill0 === edge.fill0 && first.fill1 === edge.fill1;
        if (!isAlike || first.stroke !== edge.stroke) finish();
        run.push(edge);
    }
    finish();
}
function edgeNode(run) {
    const style = (index)=>index === 0 ? null : String(index);
    const pen = new (host_shown().SegmentPen)();
    for (const { curve } of run){
        pen.moveTo(curve.x0, curve.y0);
        if (curve.isLine) pen.lineTo(curve.x1, curve.y1);
        else pen.curveTo(curve.cx, curve.cy, curve.x1, curve.y1);
    }
    return XmlNode.create('Edge', {
        fillStyle0: style(run[0].fill0),
        fillStyle1: style(run[0].fill1),
        strokeStyle: style(run[0].stroke),
        edges: host_shown().encodeEdges(pen.segments())
    });
}
/** The numbers of one shape's styles in another shape, by their old numbers. */ function adopted(base, top, list) {
    const numbers = new Map();
    for (const style of top.child(list)?.children ?? []){
        const [content] = style.children;
        if (content) numbers.set(readInteger(style, 'index'), adoptStyle(base, list, content));
    }
    return numbers;
}

/**
 * Refuses an argument with the host's own message, which scripts look for, and warns with one that explains the fault.
 *
 * @throws HostError always
 */ function refuseArgument(document, method, position, why) {
    document.warn(`${method}: ${why}`);
    throw invalidArgument(method, position);
}

/** Moving, turning, aligning and ordering the selection. Distances in pixels, angles in degrees, clockwise. */ class DocumentArranging extends DocumentCore {
    moveSelectionBy(distanceToMove) {
        host_editing().moveSelection(this, distanceToMove);
    }
    scaleSelection(xScale, yScale, whichCorner) {
        host_editing().scaleSelection(this, xScale, yScale, whichCorner);
    }
    rotateSelection(angle, rotationPoint) {
        host_editing().rotateSelection(this, angle, rotationPoint);
    }
    skewSelection(xSkew, ySkew, whichEdge) {
        host_editing().skewSelection(this, xSkew, ySkew, whichEdge);
    }
    transformSelection(a, b, c, d) {
        host_editing().applyMatrix(this, [
            a,
            b,
            c,
            d
        ]);
    }
    resetTransformation() {
        host_editing().resetSelection(this);
    }
    getTransformationPoint() {
        return host_editing().readSelectionPivot(this);
    }
    setTransformationPoint(transformationPoint) {
        host_editing().writeSelectionPivot(this, transformationPoint);
    }
    /** The default of align, distribute, match and space. */ getAlignToDocument() {
        return this.session.alignsToStage;
    }
    setAlignToDocument(bToStage) {
        this.session.alignsToStage = Boolean(bToStage);
    }
    align(alignmode, bUseDocumentBounds) {
        host_editing().alignSelection(this, alignmode, bUseDocumentBounds);
    }
    distribute(distributemode, bUseDocumentBounds) {
        host_editing().distributeSelection(this, distributemode, bUseDocumentBounds);
    }
    match(bWidth, bHeight, bUseDocumentBounds) {
        host_editing().matchSelection(this, bWidth, bHeight, bUseDocumentBounds);
    }
    space(direction, bUseDocumentBounds) {
        host_editing().spaceSelection(this, direction, bUseDocumentBounds);
    }
    arrange(arrangeMode) {
        host_editing().arrangeSelection(this, arrangeMode);
    }
}

const PCM = 1;
const EXTENSIBLE = 0xfffe;
/** Reads an MP3 or WAV file; undefined for others. */ function readSoundFile(bytes) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (bytes.length >= 12 && view.getUint32(0) === 0x52494646 && view.getUint32(8) === 0x57415645) {
        return readWav(bytes, view);
    }
    return readMp3(bytes);
}
function readWav(bytes, view) {
    let head;
    for(let at = 12; at + 8 <= bytes.length;){
        const name = view.getUint32(at);
        const size = view.getUint32(at + 4, true);
        const start = at + 8;
        if (name === 0x666d7420 && start + 16 <= bytes.length) {
            const coding = view.getUint16(start, true);
            if (coding !== PCM && coding !== EXTENSIBLE) return undefined;
            const channels = view.getUint16(start + 2, true);
            head = {
                channels,
                rate: view.getUint32(start + 4, true),
                bits: view.getUint16(start + 14, true)
            };
        }
        if (name === 0x64617461 && head) {
            const data = bytes.subarray(start, start + size);
            const { channels, rate, bits } = head;
            if (channels === 0 || bits < 8) return undefined;
            const sampleCount = Math.floor(data.length * 8 / bits / channels);
            return {
                kind: 'wav',
                format: formatOf$1(rate, bits, channels),
                sampleCount,
                data
            };
        }
        at = start + size + size % 2;
    }
    return undefined;
}
function readMp3(bytes) {
    const start = tagLength(bytes);
    let at = start;
    let sampleCount = 0;
    let format;
    while(at + 4 <= bytes.length){
        const frame = mp3FrameAt(bytes, at);
        if (!frame) break;
        format ??= formatOf$1(frame.rate, 16, frame.channels);
        sampleCount += frame.samples;
        at += frame.bytes;
    }
    return format === undefined ? undefined : {
        kind: 'mp3',
        format,
        sampleCount,
        data: bytes.subarray(start)
    };
}
/** The length of an ID3 tag at the beginning: four times seven bits. */ function tagLength(bytes) {
    if (bytes.length < 10 || bytes[0] !== 0x49 || bytes[1] !== 0x44 || bytes[2] !== 0x33) return 0;
    return 10 + (bytes[6] << 21 | bytes[7] << 14 | bytes[8] << 7 | bytes[9]);
}
function formatOf$1(rate, bits, channels) {
    return `${Math.floor(rate / 1000)}kHz ${bits}bit ${channels === 1 ? 'Mono' : 'Stereo'}`;
}

/** Creating elements, and converting them to others. */ class DocumentDrawing extends DocumentCore {
    addItem(position, item) {
        if (!(item instanceof Item)) throw new HostError(`addItem: expected an item, got ${describeValue(item)}`);
        return host_editing().addItem(this, position, item);
    }
    placeItem(item, position) {
        return host_editing().placeByCenter(this, 'addItemToDocument', item, position);
    }
    wrapElements(elements, path) {
        host_editing().wrapElements(this, elements, {
            type: 'graphic',
            path,
            corner: 'center'
        });
    }
    updateItem(item) {
        return host_editing().updateItem(this, item);
    }
    settleRaw(list) {
        host_editing().settleRaw(list);
    }
    checkShows(method, layer, item) {
        host_editing().checkShows(this, method, layer.timeline.libraryItem, item);
    }
    bringItems(method, target, nodes, source) {
        host_editing().bringItems(this, method, target, nodes, source);
    }
    addNewRectangle(boundingRectangle, roundness, bSuppressFill, bSuppressStroke) {
        host_editing().drawRectangle(this, boundingRectangle, roundness, {
            fill: bSuppressFill,
            stroke: bSuppressStroke
        });
    }
    addNewOval(boundingRectangle, bSuppressFill, bSuppressStroke) {
        host_editing().drawOval(this, boundingRectangle, {
            fill: bSuppressFill,
            stroke: bSuppressStroke
        });
    }
    addNewPrimitiveRectangle(boundingRectangle, roundness, bSuppressFill, bSuppressStroke) {
        const without = {
            fill: bSuppressFill,
            stroke: bSuppressStroke
        };
        host_editing().drawPrimitiveRectangle(this, boundingRectangle, roundness, without);
    }
    addNewPrimitiveOval(boundingRectangle, bSuppressFill, bSuppressStroke) {
        host_editing().drawPrimitiveOval(this, boundingRectangle, {
            fill: bSuppressFill,
            stroke: bSuppressStroke
        });
    }
    addNewLine(startPoint, endpoint) {
        host_editing().drawLine(this, startPoint, endpoint);
    }
    addNewText(boundingRectangle, text) {
        host_editing().addTextField(this, boundingRectangle, text);
    }
    /** No dialogue is shown. */ importFile(fileURI, importToLibrary, _showDialog, _showImporterUI) {
        host_editing().importFile(this, fileURI, importToLibrary);
    }
    setRectangleObjectProperty(propertyName, value) {
        host_editing().setRectangleProperty(this, String(propertyName), value);
    }
    setOvalObjectProperty(propertyName, value) {
        host_editing().setOvalProperty(this, String(propertyName), value);
    }
    resetRectangleObject() {
        host_editing().resetRectangles(this);
    }
    resetOvalObject() {
        host_editing().resetOvals(this);
    }
    group() {
        host_editing().groupSelection(this);
    }
    unGroup() {
        host_editing().ungroupSelection(this);
    }
    breakApart() {
        host_editing().breakApartSelection(this);
    }
    union() {
        host_editing().uniteSelection(this);
    }
    intersect() {
        host_editing().intersectSelection(this);
    }
    punch() {
        host_editing().punchSelection(this);
    }
    crop() {
        host_editing().cropSelection(this);
    }
    convertLinesToFills() {
        host_editing().convertLinesToFills(this);
    }
    convertSelectionToBitmap() {
        return host_editing().convertSelectionToBitmap(this);
    }
    convertToSymbol(type, name, registrationPoint) {
        return host_editing().convertToSymbol(this, type, name, registrationPoint);
    }
    swapElement(name) {
        host_editing().swapSelection(this, String(name));
    }
    distributeToLayers() {
        host_editing().distributeToLayers(this);
    }
    canDistributeToKeyframes() {
        return this.selectedElements.length > 0;
    }
    distributeToKeyframes() {
        host_editing().distributeToKeyframes(this);
    }
}

/** Entering and leaving symbols. */ class DocumentEditing extends DocumentCore {
    enterEditMode(editMode) {
        this.editing.enter(editMode);
    }
    exitEditMode() {
        this.editing.exit();
    }
    /** Always true: the Edit Symbols command is there while a document is open. */ canEditSymbol() {
        return true;
    }
    /** From the coordinates of what is being edited to those of the stage. */ get viewMatrix() {
        return this.editing.viewMatrix;
    }
}

/** Members of the document that export pictures. */ class DocumentExporting extends DocumentCore {
    /** See Adobe's reference, `document.exportPNG`. False if the dialogue is cancelled. */ exportPNG(fileURI, _bCurrentPNGSettings, bCurrentFrame) {
        const isBeside = isOn(bCurrentFrame, false) && this.pathURI !== undefined;
        const uri = fileURI || (isBeside ? this.pathURI?.replace(/\.\w+$/, '.png') : this.host.askForFile('Export Movie'));
        if (!uri) return false;
        this.writeFrames(uri, '.png', isOn(bCurrentFrame, false), 'Document.exportPNG', (request)=>this.host.pictures.pngs(request));
        return true;
    }
    /**
   * All frames as one animated GIF, or the current one. Without a file the host asks for it; false if that is
   * cancelled. The reference does not list it.
   */ exportGIF(fileURI, _bCurrentSettings, bCurrentFrame) {
        const uri = fileURI || this.host.askForFile('Export GIF');
        if (!uri) return false;
        const target = withEnding(uri, '.gif', 'Document.exportGIF');
        const timeline = this.timelines[this.currentTimeline];
        const { currentFrame, frameCount } = timeline;
        const [from, to] = isOn(bCurrentFrame, false) ? [
            currentFrame,
            currentFrame
        ] : [
            0,
            frameCount - 1
        ];
        const picture = this.host.pictures.gif({
            document: this,
            timeline,
            from,
            to
        });
        this.host.pictures.write(target, picture, 'Document.exportGIF');
        return true;
    }
    /** See Adobe's reference, `document.exportSVG`. */ exportSVG(fileURI, _currentSettings, currentFrame) {
        this.writeFrames(fileURI, '.svg', isOn(currentFrame, false), 'Document.exportSVG', (request)=>this.host.pictures.svgs(request));
        return true;
    }
    /** See Adobe's reference, `document.exportInstanceToPNGSequence`. */ exportInstanceToPNGSequence(outputURI, startFrameNum, endFrameNum, matrix) {
        const item = this.selectedSymbol('exportInstanceToPNGSequence');
        const frames = {
            outputURI,
            startFrameNum,
            endFrameNum,
            matrix
        };
        this.exportItemFrames(item, frames, 'Document.exportInstanceToPNGSequence');
    }
    /** Frames count from 1; those of the selected instance's symbol are exported. */ exportInstanceToLibrary(frameNumber, bitmapName) {
        const method = 'Document.exportInstanceToLibrary';
        const item = this.selectedSymbol('exportInstanceToLibrary');
        this.exportToLibrary(item, frameNumber, bitmapName, method);
    }
    selectedSymbol(method) {
        const [selected, ...others] = this.selectedElements;
        const path = selected?.node.attr('libraryItemName');
        const item = path === undefined ? undefined : this.itemAt(path);
        if (item instanceof SymbolItem && others.length === 0) return item;
        throw new HostError(`Document.${method}: expected one selected instance of a symbol`);
    }
    writeFrames(uri, ending, isOne, method, draw) {
        const target = withEnding(uri, ending, method);
        const timeline = this.timelines[this.currentTimeline];
        const { currentFrame, frameCount } = timeline;
        const [from, to] = isOne ? [
            currentFrame,
            currentFrame
        ] : [
            0,
            frameCount - 1
        ];
        const pictures = draw({
            document: this,
            timeline,
            from,
            to
        });
        pictures.forEach((picture, index)=>{
            this.host.pictures.write(isOne ? target : numberedUri(target, from + index + 1), picture, method);
        });
    }
}

/** Bytes of an entry that is read as a whole, where its beginning is asked for: unpacking it twice takes longer. */ const SHORT = 4096;
/** An XML text of a document, which is read at first need. */ class EntrySource {
    constructor(path, entries, findPlaces){
        this.path = path;
        this.entries = entries;
        this.findPlaces = findPlaces;
    }
    read() {
        return this.whole ?? this.entries.text(this.path);
    }
    readStart(length) {
        this.whole ??= this.readShort();
        return this.whole ?? this.entries.textStart(this.path, length);
    }
    /** Undefined for a text that is long, or damaged: its beginning may be sound. */ readShort() {
        if (this.entries.size(this.path) > SHORT) return undefined;
        try {
            return this.entries.text(this.path);
        } catch  {
            return undefined;
        }
    }
}

/**
 * The entries of a document: XML files are parsed at first need and kept, everything else is bytes. Changes are noted
 * here until the document is saved.
 */ class DocumentFiles {
    /** @param reading - how texts are read, and within which bounds */ constructor(container, reading){
        this.container = container;
        this.parsed = new Map();
        this.written = new Map();
        this.removed = new Set();
        /** Increases with each change of an entry that is not a parsed XML file: for caches of what was computed from bytes. */ this.version = 0;
        this.limits = {
            ...host_defaults.DEFAULT_LIMITS,
            ...reading.limits
        };
        this.findPlaces = reading.platform.findPlaces;
    }
    /** The XML file of that path; undefined when the document has none. Always the same object. */ xml(path) {
        const cached = this.parsed.get(path);
        if (cached || !this.has(path)) return cached;
        const source = new EntrySource(path, this, this.findPlaces);
        const file = new XmlFile(this.container.label(path), source, this.limits);
        this.parsed.set(path, file);
        return file;
    }
    has(path) {
        if (this.written.has(path) || this.parsed.has(path)) return true;
        return !this.removed.has(path) && this.container.has(path);
    }
    /** The text of an entry as it is stored, without changes made to its nodes. */ text(path) {
        const written = this.written.get(path);
        if (written === undefined) return this.container.text(path);
        return typeof written === 'string' ? written : new TextDecoder().decode(written);
    }
    /** The beginning of an entry's text: `length` bytes of it or more. Undefined if it is not UTF-8. */ textStart(path, length) {
        if (this.written.has(path)) return this.text(path);
        const decoder = new TextDecoder('utf-8', {
            fatal: true,
            ignoreBOM: true
        });
        try {
            return decoder.decode(this.container.bytesStart(path, length), {
                stream: true
            });
        } catch  {
            return undefined;
        }
    }
    bytes(path) {
        const written = this.written.get(path);
        if (written === undefined) return this.container.bytes(path);
        return typeof written === 'string' ? new TextEncoder().encode(written) : written;
    }
    /** Writes an entry that is not one of the parsed XML files. */ write(path, content) {
        this.version++;
        this.parsed.delete(path);
        this.written.set(path, content);
    }
    /** A new XML file around a root; replaces what was there. */ create(path, root) {
        const file = XmlFile.create(this.container.label(path), root);
        this.version++;
        this.written.delete(path);
        this.parsed.set(path, file);
        return file;
    }
    /** Gives an XML file another path. */ move(from, to) {
        const file = this.xml(from);
        if (from === to || !file) return;
        void file.source;
        this.remove(from);
        file.path = this.container.label(to);
        this.parsed.set(to, file);
    }
    remove(path) {
        this.version++;
        this.parsed.delete(path);
        this.written.delete(path);
        if (this.container.has(path)) this.removed.add(path);
    }
    /** A text that is equal as long as nothing in the document changes. */ get stamp() {
        let sum = 0;
        for (const file of this.parsed.values())sum += file.version;
        return `${this.version} ${sum}`;
    }
    /** Size in bytes of an entry that is not a parsed XML file. */ size(path) {
        return this.written.has(path) ? this.bytes(path).length : this.container.size(path);
    }
    /** The entries that were written since the document was opened or saved, parsed XML files left out. */ get writtenPaths() {
        return [
            ...this.written.keys()
        ];
    }
    /** The XML files that were opened so far. */ get openFiles() {
        return this.parsed.values();
    }
    /** True when there is something to save. */ get isChanged() {
        if (this.removed.size > 0 || this.written.size > 0) return true;
        return [
            ...this.parsed
        ].some(([path, file])=>this.isToWrite(path, file));
    }
    /** True after an edit. Changes of the selection and of the playhead are not edits. */ get isEdited() {
        if (this.removed.size > 0 || this.written.size > 0) return true;
        return [
            ...this.parsed
        ].some(([path, file])=>file.isChangedBeside(VIEW_STATE) || !this.container.has(path));
    }
    /** Continues with a container that holds everything as it is now. */ rebase(container) {
        this.version++;
        this.container = container;
        this.written.clear();
        this.removed.clear();
        for (const file of this.parsed.values())file.markSaved();
    }
    /** The entries to write: path -> new content, or null for an entry that is gone. */ changes() {
        const changes = new Map();
        for (const path of this.removed)changes.set(path, null);
        for (const [path, content] of this.written)changes.set(path, content);
        for (const [path, file] of this.parsed){
            if (this.isToWrite(path, file)) changes.set(path, file.serialize());
        }
        return changes;
    }
    isToWrite(path, file) {
        return file.isChanged || !this.container.has(path);
    }
}

/** Such a name would mean another file on the disk, a device, or a hidden stream of another file. */ function refuseName({ paths, isWindows }, file) {
    const fault = isDevicePath({
        isWindows
    }, file) ? `${quoteShort(file)} is the name of a device on Windows` : fileNameFault(paths.basename(file), isWindows);
    if (fault !== null) throw new host_errors.DocumentError(file, `cannot be saved: ${fault}`);
}
/**
 * Reads a target by its name: `star.fla` is an FLA; `star.xfl` means its folder when it exists or the folder is called
 * `star`; otherwise, as in Animate, a new folder `star` beside it; anything else is a folder. The name is resolved
 * here, once: permissions are checked for the resulting `path`, and that path is written.
 *
 * @throws DocumentError for a name that no document can have, and for a folder beside that is a link: it was not named
 */ function resolveTarget(platform, container, target) {
    try {
        return targetOf$1(platform, container, target);
    } catch (error) {
        throw explainFault(target, 'cannot be saved', error);
    }
}
function targetOf$1(platform, container, target) {
    const { disk, paths } = platform;
    const toWrite = (file)=>pathToWrite(platform, file);
    const absolute = paths.resolve(target);
    refuseName(platform, absolute);
    const origin = container.path === '' ? null : resolveLinks(platform, container.path);
    const extension = paths.extname(absolute).toLowerCase();
    const base = paths.basename(absolute, paths.extname(absolute));
    const stat = disk.stat(absolute);
    const isFolder = stat?.isFolder === true;
    if (!isFolder && (extension === '.fla' || container.kind === 'fla' && toWrite(absolute) === origin)) {
        const file = toWrite(absolute);
        return {
            kind: 'fla',
            path: file,
            documentName: paths.basename(absolute),
            isOrigin: file === origin
        };
    }
    if (!isFolder && extension === '.xfl') {
        const parent = paths.dirname(absolute);
        const isInside = stat !== undefined || paths.basename(parent) === base;
        const folder = isInside ? toWrite(parent) : placeBeside(platform, absolute, base);
        return {
            kind: 'xfl',
            path: folder,
            documentName: `${base}.xfl`,
            isOrigin: folder === origin
        };
    }
    if (stat !== undefined && !isFolder) {
        throw new host_errors.DocumentError(absolute, 'cannot be saved: the name ends neither in .fla nor in .xfl, and it is not a folder');
    }
    const folder = toWrite(absolute);
    const isOrigin = folder === origin;
    const documentName = isOrigin ? container.documentName : `${paths.basename(absolute)}.xfl`;
    return {
        kind: 'xfl',
        path: folder,
        documentName,
        isOrigin
    };
}
/** The folder of a document given by the name of its `.xfl` file, which does not exist. */ function placeBeside(platform, file, name) {
    const { paths, disk } = platform;
    const folder = inFolder(platform, pathToWrite(platform, paths.dirname(file)), name);
    if (disk.linkStat(folder)?.isLink !== true) return folder;
    throw new host_errors.DocumentError(file, `cannot be saved: its folder ${folder} is a link, and nothing is written through links: name ${paths.join(folder, paths.basename(file))}, or remove the link`);
}

const RECORD_SIZE = 46;
const END_SIZE = 22;
const MAX_SIZE = 0xffffffff;
const MAX_ENTRIES$1 = 0xffff;
const MAX_NAME = 0xffff;
const UTF8_NAME = 0x800;
/** Animate's flags of deflated entries: "maximum compression". */ const DEFLATED = 0x2;
const FOLDER_ATTRIBUTE = 0x10;
/** Where the attributes are in a record, and their bytes. */ const ATTRIBUTES$1 = 36;
const ATTRIBUTES_SIZE = 6;
const VERSION = 20;
/** Animate stores what is packed already; the mimetype must be readable without unpacking. */ const STORED = /\.(dat|cache|xfl)$|^mimetype$/i;
/** Writes a zip as Animate does, apart from the directory's size, which here is right. */ class ZipBuilder {
    /** `path` is for messages. */ constructor(platform, path, limits){
        this.platform = platform;
        this.path = path;
        this.limits = limits;
        this.chunks = [];
        this.directory = [];
        this.offset = 0;
        this.time = dosTime(platform.clock.now());
    }
    /** Copies an entry from another zip: its packed bytes, its times and its place in the order. */ copy(label, zip, record) {
        const start = dataStart(label, zip, record);
        const central = new Uint8Array(zip.subarray(record.start, record.end));
        const view = viewOf(central);
        // The sizes are in the header now, so that nothing has to follow the data.
        view.setUint16(8, record.flags & -9, true);
        const rest = zip.subarray(record.offset + 26, start);
        this.push(central, rest, zip.subarray(start, start + record.packedSize));
    }
    /** Adds an entry. A name with a `/` at its end is a folder. */ add(name, content) {
        this.write(name, content, newEntry(name));
    }
    /** Adds an entry in place of one of another zip, and keeps every property that does not depend on the content. */ replace(content, zip, record) {
        this.write(record.name, content, keptOf(zip, record));
    }
    write(name, content, properties) {
        this.checkName(name, properties.name);
        const packed = STORED.test(name) ? content : this.platform.compression.deflateRaw(content);
        // An entry that packs too well would be refused as a bomb when the document is opened: it is stored.
        const isSmaller = packed.length < content.length && !host_defaults.isBomb(content.length, packed.length, this.limits);
        const { extra, comment, attributes } = properties;
        const central = joinBytes([
            new Uint8Array(RECORD_SIZE),
            properties.name,
            extra,
            comment
        ]);
        const view = viewOf(central);
        view.setUint32(0, 0x02014b50, true);
        view.setUint16(4, properties.madeBy, true);
        view.setUint16(6, 20, true);
        view.setUint16(8, properties.flags | (isSmaller ? DEFLATED : 0), true);
        view.setUint16(10, isSmaller ? 8 : 0, true);
        view.setUint32(12, this.time, true);
        view.setUint32(16, this.platform.compression.crc32(content), true);
        view.setUint32(20, isSmaller ? packed.length : content.length, true);
        view.setUint32(24, content.length, true);
        view.setUint16(28, properties.name.length, true);
        view.setUint16(30, extra.length, true);
        view.setUint16(32, comment.length, true);
        central.set(attributes, ATTRIBUTES$1);
        const rest = joinBytes([
            new Uint8Array(4),
            properties.name,
            properties.localExtra
        ]);
        viewOf(rest).setUint16(0, properties.name.length, true);
        viewOf(rest).setUint16(2, properties.localExtra.length, true);
        this.push(central, rest, isSmaller ? packed : content);
    }
    checkName(name, bytes) {
        if (bytes.length <= MAX_NAME) return;
        throw new host_errors.DocumentError(this.path, `cannot be saved: the name ${quoteShort(name)} is ${bytes.length} bytes long; the maximum in a zip is ${MAX_NAME}`);
    }
    /** The whole file, in pieces. @param comment - of the archive @throws DocumentError for what a zip without extensions cannot hold. */ finish(comment = new Uint8Array(0)) {
        const end = joinBytes([
            new Uint8Array(END_SIZE),
            comment
        ]);
        const view = viewOf(end);
        const size = this.directory.reduce((sum, record)=>sum + record.length, 0);
        if (this.directory.length >= MAX_ENTRIES$1 || this.offset + size >= MAX_SIZE) {
            throw new host_errors.DocumentError(this.path, 'an FLA cannot hold more than 65,534 entries or 4 GiB');
        }
        view.setUint32(0, 0x06054b50, true);
        view.setUint16(8, this.directory.length, true);
        view.setUint16(10, this.directory.length, true);
        view.setUint32(12, size, true);
        view.setUint32(16, this.offset, true);
        view.setUint16(20, comment.length, true);
        return [
            ...this.chunks,
            ...this.directory,
            end
        ];
    }
    /** `rest`: the local header from the length of the name on; all before it is the same as in the directory. */ push(central, rest, data) {
        const header = new Uint8Array(LOCAL_SIZE - 4 + rest.length);
        viewOf(header).setUint32(0, 0x04034b50, true);
        header.set(central.subarray(6, 28), 4);
        header.set(rest, 26);
        viewOf(central).setUint32(42, this.offset % (MAX_SIZE + 1), true);
        this.directory.push(central);
        this.chunks.push(header, data);
        this.offset += header.length + data.length;
    }
}
function newEntry(name) {
    const none = new Uint8Array(0);
    const attributes = new Uint8Array(ATTRIBUTES_SIZE);
    attributes[2] = name.endsWith('/') ? FOLDER_ATTRIBUTE : 0;
    const bytes = new TextEncoder().encode(name);
    return {
        name: bytes,
        flags: UTF8_NAME,
        extra: none,
        localExtra: none,
        comment: none,
        madeBy: VERSION,
        attributes
    };
}
function keptOf(zip, record) {
    const { flags } = record;
    const bytes = zip.subarray(record.start, record.end);
    const view = viewOf(bytes);
    const extraStart = RECORD_SIZE + view.getUint16(28, true);
    const commentStart = extraStart + view.getUint16(30, true);
    return {
        name: bytes.subarray(RECORD_SIZE, extraStart),
        flags: flags & UTF8_NAME,
        extra: keptExtra(bytes.subarray(extraStart, commentStart)),
        localExtra: keptExtra(localExtra(zip, record)),
        comment: bytes.subarray(commentStart),
        madeBy: view.getUint16(4, true),
        attributes: bytes.subarray(ATTRIBUTES$1, ATTRIBUTES$1 + ATTRIBUTES_SIZE)
    };
}
function viewOf(bytes) {
    return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
/** Time (low word) and date as zips store them: local time, in steps of two seconds. */ function dosTime(date) {
    const day = date.getFullYear() - 1980 << 9 | date.getMonth() + 1 << 5 | date.getDate();
    const time = date.getHours() << 11 | date.getMinutes() << 5 | date.getSeconds() >> 1;
    return (day << 16 | time) >>> 0;
}
/**
 * Blocks of an entry's extra field that do not fit its new content, by number: sizes beyond 4 GiB, encryption, and the
 * times of Windows, Unix and old Info-ZIP. https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, 4.5
 */ const OUTDATED = new Set([
    0x0001,
    0x9901,
    0x000a,
    0x5455,
    0x5855
]);
const HEADER = 4;
/** What stays of an entry's extra field when the entry gets new content. Bytes that are not a block stay. */ function keptExtra(extra) {
    const view = new DataView(extra.buffer, extra.byteOffset, extra.byteLength);
    const blocks = [];
    let at = 0;
    while(at + HEADER <= extra.length){
        const end = at + HEADER + view.getUint16(at + 2, true);
        if (end > extra.length) break;
        if (!OUTDATED.has(view.getUint16(at, true))) blocks.push(extra.subarray(at, end));
        at = end;
    }
    return joinBytes([
        ...blocks,
        extra.subarray(at)
    ]);
}

/** The FLA of a document with its changes, in pieces. */ function buildZip({ platform, container, contents, place, limits }) {
    const zip = new ZipBuilder(platform, place.path, limits);
    if (container instanceof ZipContainer) rebuild(zip, container, contents);
    else build(zip, container, contents, place.documentName);
    return zip.finish(container instanceof ZipContainer ? container.comment : undefined);
}
/** Entries without a change are copied packed, in their order; new ones follow, and the mimetype is the last. */ function rebuild(zip, container, contents) {
    const folders = new Set();
    for (const record of container.records){
        if (record.isFolder) folders.add(record.name);
        if (record.name !== MIMETYPE) rewrite(zip, container, record, contents.get(record.name));
    }
    for (const [name, content] of contents){
        if (content !== null && !container.has(name)) addWithFolders(zip, name, content, folders);
    }
    const mimetype = container.records.find(({ name })=>name === MIMETYPE);
    if (mimetype === undefined) return;
    if (mimetype.method === 0) zip.copy(container.label(MIMETYPE), container.zip, mimetype);
    else zip.replace(container.bytes(MIMETYPE), container.zip, mimetype);
}
function rewrite(zip, container, record, content) {
    const { name } = record;
    const isKept = content === undefined || content !== null && isSameContent(container, name, content);
    if (isKept) zip.copy(container.label(name), container.zip, record);
    else if (content !== null) zip.replace(content, container.zip, record);
}
/** A new archive, in the order in which Animate writes one. */ function build(zip, container, contents, documentName) {
    const folders = new Set();
    const names = new Set([
        ...container.names(),
        ...contents.keys()
    ].filter((name)=>!isMarker(name)));
    for (const name of [
        ...names
    ].sort((a, b)=>rank$1(a) - rank$1(b))){
        const content = contents.has(name) ? contents.get(name) : container.bytes(name);
        if (content) addWithFolders(zip, name, content, folders);
    }
    zip.add(documentName.replace(/\.fla$/i, '') + '.xfl', PROXY_CONTENT);
    zip.add(MIMETYPE, MIMETYPE_CONTENT);
}
function rank$1(name) {
    return name === 'DOMDocument.xml' ? 0 : name.includes('/') ? 2 : 1;
}
/** Adds an entry after those of its folders that the archive does not list yet. */ function addWithFolders(zip, name, content, folders) {
    for(let slash = name.indexOf('/'); slash >= 0; slash = name.indexOf('/', slash + 1)){
        const folder = name.slice(0, slash + 1);
        if (!folders.has(folder)) zip.add(folder, new Uint8Array(0));
        folders.add(folder);
    }
    zip.add(name, content);
}

/** The changes for a document saved as XFL. */ function folderChanges(container, contents, target) {
    const changes = new Map();
    const names = new Set(container.names().filter((name)=>target.isOrigin || !isMarker(name)));
    if (!target.isOrigin) {
        for (const name of names)changes.set(name, ()=>container.bytes(name));
        names.add(target.documentName);
        changes.set(target.documentName, ()=>PROXY_CONTENT);
    }
    for (const [name, content] of contents){
        if (content === null) names.delete(name);
        else names.add(name);
        if (content === null) changes.set(name, null);
        else if (!target.isOrigin || !isSameContent(container, name, content)) changes.set(name, ()=>content);
    }
    const left = [
        ...names
    ].filter((name)=>!host_errors.isOfDocument(name));
    for (const name of left){
        changes.delete(name);
        names.delete(name);
    }
    return {
        changes,
        names,
        left
    };
}

/**
 * Opens an archive that is to replace a document, and compares it with the intended content: every entry is there, and
 * reads as it was or as it was changed.
 *
 * @param save - the intended content
 * @throws DocumentError for one that could not be opened later, or holds something else.
 */ function verifyZip(written, save) {
    const { container, contents, place } = save;
    const zip = openWritten(written, save);
    const expected = expectedNames(container, contents);
    for (const name of expected){
        if (!zip.has(name)) throw notReadBack(place, name);
        const content = contents.get(name);
        if (content) checkEntry(zip, name, content, save);
        else if (container instanceof ZipContainer) checkCopy(zip, container, name, place);
        else if (!hasSameBytes(zip.bytes(name), container.bytes(name))) throw notReadBack(place, name);
    }
    for (const name of zip.names())if (!expected.has(name) && !isMarker(name)) throw notReadBack(place, name);
    return zip;
}
function openWritten(written, { platform, place: { path }, limits }) {
    try {
        return new ZipContainer(platform, path, written, limits);
    } catch (error) {
        const reason = error instanceof host_errors.DocumentError ? error.reason : String(error);
        throw new host_errors.DocumentError(path, `cannot be saved: it could not be opened again: ${reason}`);
    }
}
function expectedNames(container, contents) {
    const isKept = container instanceof ZipContainer ? ()=>true : (name)=>!isMarker(name);
    const names = new Set(container.names().filter(isKept));
    for (const [name, content] of contents){
        if (content === null) names.delete(name);
        else if (isKept(name)) names.add(name);
    }
    return names;
}
function checkEntry(zip, name, content, { place, limits }) {
    if (!hasSameBytes(zip.bytes(name), content)) throw notReadBack(place, name);
    if (/\.xml$/i.test(name) && content.length > limits.maxTextLength) zip.text(name);
}
/** An entry with the same packed bytes need not be unpacked. */ function checkCopy(zip, source, name, target) {
    const now = zip.record(name);
    const before = source.record(name);
    const isSame = now.method === before.method ? now.crc === before.crc && now.size === before.size && hasSameBytes(packedData(name, zip.zip, now), packedData(name, source.zip, before)) : hasSameBytes(zip.bytes(name), source.bytes(name));
    if (!isSame) throw notReadBack(target, name);
}
function notReadBack({ path }, name) {
    return new host_errors.DocumentError(path, `cannot be saved: the entry ${JSON.stringify(name)} does not read back as it was written`);
}

/**
 * Replaces a file in one step: at every moment either the old or the new one is there, whole. Also removes what dead
 * processes left beside it when they were saving it.
 *
 * @returns the result of `verify`.
 * @throws DocumentError when it cannot; then the old one stays.
 */ function replaceFile(platform, file, options) {
    const { disk } = platform;
    const folder = folderOf(platform, file);
    const made = missingFolders(platform, folder);
    const giveUp = removeAtEnd(platform, asEmpty(made));
    try {
        disk.makeFolder(folder);
        const lock = SaveLock.take(platform, lockBeside(platform, file), file);
        try {
            return replaceLocked(platform, file, options, lock);
        } finally{
            lock.release();
        }
    } catch (error) {
        removeEmpty(disk, made);
        throw explainFault(file, 'cannot be saved', error);
    } finally{
        giveUp();
    }
}
function replaceLocked(platform, file, { force, build, verify }, lock) {
    const { disk } = platform;
    const folder = folderOf(platform, file);
    const old = disk.stat(file);
    const chunks = build();
    if (old !== undefined && !force && !disk.isWritable(file)) throw new host_errors.DocumentError(file, 'is write-protected; it is not replaced without --force (option force)');
    removeLeftBehind(platform, file);
    const temporary = temporaryBeside(platform, file);
    const giveUp = removeAtEnd(platform, [
        {
            path: temporary
        }
    ]);
    try {
        disk.create(temporary, chunks, {
            isSynced: true,
            like: old
        });
        const verified = verify(disk.read(temporary));
        lock.check();
        disk.rename(temporary, file);
        disk.sync(folder);
        return verified;
    } catch (error) {
        discard(disk, temporary);
        throw error;
    } finally{
        giveUp();
    }
}
/** Temporary files of a file that no process is saving now. */ function removeLeftBehind(platform, file) {
    const { disk } = platform;
    const folder = folderOf(platform, file);
    for (const { name } of disk.list(folder)){
        if (!isTemporaryOf(platform, file, name)) continue;
        const left = inFolder(platform, folder, name);
        if (disk.linkStat(left)?.isFile) discard(disk, left);
    }
}

const MAIN = 'DOMDocument.xml';
/**
 * Changes files of a folder together: everything is written beside first, then a journal promises the new state, then
 * each file is replaced in one step, DOMDocument.xml, which names all others, after all others that are written;
 * removals come last. When a step fails, the earlier ones are undone. When the process dies, the next one that saves
 * the document continues; a folder that was made for the document is then removed, on platforms that clean up after a
 * process.
 */ function writeFolder(platform, root, made, options) {
    if (made.changes.size === 0) return;
    const { disk } = platform;
    const [own, ...around] = missingFolders(platform, root);
    const remains = own === undefined ? [] : [
        {
            path: own
        },
        ...asEmpty(around)
    ];
    const giveUp = removeAtEnd(platform, remains);
    try {
        disk.makeFolder(root);
        const lock = SaveLock.take(platform, inFolder(platform, root, LOCK), root);
        try {
            recoverSaves(platform, root);
            options.check();
            perform(platform, root, made, options.force, lock);
        } finally{
            lock.release();
        }
    } catch (error) {
        if (own !== undefined) discard(disk, own);
        removeEmpty(disk, around);
        throw explainFault(root, 'cannot be saved', error);
    } finally{
        giveUp();
    }
}
function perform(platform, root, { changes, names }, force, lock) {
    const { disk, paths } = platform;
    // Waiting for the disk at each file is slow; where there is no document yet, nothing can get lost.
    const hasDocument = disk.exists(paths.join(root, MAIN));
    const save = FolderSave.begin(platform, root, hasDocument);
    let steps = [];
    try {
        const isBlind = isCaseBlind(platform, save.folder);
        if (isBlind) refuseClashes(root, names);
        steps = stage(platform, save, isBlind ? withoutSelfRemoval(changes) : changes, {
            isSynced: hasDocument,
            force
        });
        lock.check();
        if (hasDocument) save.promise(steps);
        save.complete(steps);
    } catch (error) {
        takeBack(save, steps);
        throw error;
    }
    save.end();
}
/** If undoing fails too, the journal stays for the next process that saves the document. */ function takeBack(save, steps) {
    try {
        save.takeBack(steps);
    } catch  {
        return;
    }
    save.end();
}
/** A file that is written under a name in another case must not be removed under the old one. */ function withoutSelfRemoval(changes) {
    const written = new Set();
    for (const [name, content] of changes)if (content !== null) written.add(foldedName(name));
    return new Map([
        ...changes
    ].filter(([name, content])=>content !== null || !written.has(foldedName(name))));
}
function stage(platform, save, changes, { isSynced, force }) {
    const { disk, paths } = platform;
    const steps = [];
    for (const [name, content] of [
        ...changes
    ].sort((a, b)=>rank(a) - rank(b))){
        const number = steps.length;
        const file = resolveInDocument(platform, save.root, name);
        const target = paths.join(save.root, file);
        const staged = content === null ? null : `new-${number}`;
        const old = disk.stat(target);
        if (staged === null && old === undefined) continue;
        if (old !== undefined && !force && !disk.isWritable(target)) throw new host_errors.DocumentError(target, 'is write-protected; it is not replaced without --force (option force)');
        if (content !== null && staged !== null) disk.create(save.at(staged), [
            content()
        ], {
            isSynced,
            like: old
        });
        const backup = old === undefined ? null : `old-${number}`;
        if (backup !== null) disk.copy(target, save.at(backup));
        steps.push({
            name,
            file,
            staged,
            backup
        });
    }
    return steps;
}
function rank([name, content]) {
    if (content === null) return 2;
    return name === MAIN ? 1 : 0;
}
/** True where the disk takes `A` and `a` for the same name. @param made - an existing file or folder */ function isCaseBlind({ disk, paths }, made) {
    return disk.exists(paths.join(paths.dirname(made), paths.basename(made).toUpperCase()));
}
/** A name as such a disk compares it. */ function foldedName(name) {
    return name.normalize('NFC').toLowerCase();
}
/** @throws DocumentError for two files of a document that would be the same file on a disk that ignores case. */ function refuseClashes(folder, names) {
    const byFold = new Map();
    for (const name of names){
        const fold = foldedName(name);
        const other = byFold.get(fold);
        if (other !== undefined) throw new host_errors.DocumentError(folder, `cannot be saved: ${quoteShort(other)} and ${quoteShort(name)} would be the same file on this disk, which ignores case`);
        byFold.set(fold, name);
    }
}

/**
 * Saves a document with its changes as FLA or XFL, by the name of the target (see `resolveTarget`), and opens the
 * result. Entries without a change keep their bytes, packed ones included, and their order. Saving is atomic: when it
 * fails, the old document stays whole; when the process dies, the document is read either wholly old or wholly new, and
 * the next save completes its files. Without any change nothing is written, and the result is `container` itself.
 * @throws DocumentError when the document changed on disk or is write-protected (without `force`), when another process
 *   is saving it, and when it cannot be written, or could not be read back.
 */ function saveContainer(platform, container, changes, target, options = {}) {
    return saveTo$1(platform, container, changes, resolveTarget(platform, container, target), options);
}
/** Saves a document as `saveContainer` does, at a target that was resolved. */ function saveTo$1(platform, container, changes, place, options = {}) {
    const contents = encode(place.path, changes);
    const isBinary = place.isOrigin && container instanceof BinaryContainer;
    if (isBinary && options.inPlace !== true) refuseBinary(container);
    if (place.isOrigin && !isBinary && platform.disk.exists(place.path)) {
        if (!changesSomething(container, contents)) return container;
    }
    const force = options.force === true;
    const check = ()=>{
        if (place.isOrigin && !force) refuseChanged(container);
    };
    if (place.kind === 'fla') {
        const save = {
            platform,
            container,
            contents,
            place,
            limits: {
                ...host_defaults.DEFAULT_LIMITS,
                ...options.limits
            }
        };
        const build = ()=>{
            check();
            return buildZip(save);
        };
        return replaceFile(platform, place.path, {
            force,
            build,
            verify: (written)=>verifyZip(written, save)
        });
    }
    const made = folderChanges(container, contents, place);
    writeFolder(platform, place.path, made, {
        force,
        check
    });
    if (made.left.length > 0) options.onWarning?.(leftOut(place.path, made.left));
    return openContainer(platform, openingPath(platform, place), options.limits);
}
function leftOut(folder, names) {
    const [first = '', ...others] = names;
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return `${folder}: an XFL folder cannot store the entry ${quoteShort(first)}${more}; not written`;
}
/** The old file could not be restored: this program does not write the old format. */ function refuseBinary({ path, release }) {
    throw new host_errors.DocumentError(path, `is in the binary format of ${release}, which cannot be written: save it under another name, or replace it with --in-place (in Node, the option inPlace)`);
}
function changesSomething(container, contents) {
    for (const [name, content] of contents){
        if (content === null ? container.has(name) : !isSameContent(container, name, content)) return true;
    }
    return false;
}
function refuseChanged(container) {
    if (!container.isChangedOnDisk()) return;
    throw new host_errors.DocumentError(container.path, 'changed on disk since it was opened; it is not overwritten without --force (option force)');
}
/** A folder is opened by its `.xfl` file, so that the document has the name that it was saved under. */ function openingPath({ disk, paths }, { kind, path: saved, documentName }) {
    const proxy = paths.join(saved, documentName);
    return kind === 'xfl' && disk.exists(proxy) ? proxy : saved;
}
function encode(target, changes) {
    const encoder = new TextEncoder();
    const contents = new Map();
    for (const [name, content] of changes){
        const fault = normalizeName(name) === name && !name.endsWith('/') ? nameFault(name) : `${quoteShort(name)} is not an entry name`;
        if (fault !== null) throw new host_errors.DocumentError(target, `cannot be saved: ${fault}`);
        contents.set(name, typeof content === 'string' ? encoder.encode(content) : content);
    }
    return contents;
}

/**
 * Leaves out on saving the data of bitmaps, sounds and videos that no item names any more. Data that no item named when
 * the document was opened stay: their use is unknown.
 *
 * @param changes - the entries to write
 * @param root - the `DOMDocument` that is saved
 */ function leaveOutMedia(document, changes, root) {
    const { files, savedMedia } = document;
    const named = mediaFiles(root);
    const leftOut = {
        files: 0,
        bytes: 0
    };
    for (const path of new Set([
        ...savedMedia,
        ...files.writtenPaths.filter(isMedia)
    ])){
        if (named.has(path) || !files.has(path)) continue;
        leftOut.files++;
        leftOut.bytes += files.size(path);
        if (files.container.has(path)) changes.set(path, null);
        else changes.delete(path);
    }
    return leftOut;
}
/** The names under which this host stores media data. */ function isMedia(path) {
    return path.startsWith('bin/') || path.startsWith('LIBRARY/') && !path.toLowerCase().endsWith('.xml');
}

/**
 * The entries of a document that contains only what is selected on the stage: one scene of one frame, the layers that
 * the selection is on with the folders around them, and the items that it uses. The rest is as in the document.
 */ function changesOfSelection(document) {
    const elements = document.selectedElements;
    if (elements.length === 0) throw new HostError('Document.saveAsCopy: nothing is selected');
    const used = usedItems(document, elements.map(({ node })=>node));
    const root = document.node.clone();
    const scenes = gatherScenes(root);
    for (const scene of [
        ...scenes.children
    ])scene.remove();
    scenes.append(sceneOf(document));
    root.setAttr('currentTimeline', null);
    const changes = document.files.changes();
    const items = new Map(document.library.entries.map((item)=>[
            item.entry,
            item.name
        ]));
    for (const section of SECTIONS){
        const list = root.child(section);
        const entries = document.node.child(section)?.children ?? [];
        const copies = [
            ...list?.children ?? []
        ];
        entries.forEach((entry, i)=>{
            const path = items.get(entry);
            if (path === undefined || used.has(path)) return;
            copies[i].remove();
            if (entry.name !== 'Include') return;
            const file = `LIBRARY/${entry.attr('href') ?? ''}`;
            if (document.files.container.has(file)) changes.set(file, null);
            else changes.delete(file);
        });
        if (list?.children.length === 0) list.remove();
    }
    leaveOutMedia(document, changes, root);
    changes.set('DOMDocument.xml', XmlFile.create('DOMDocument.xml', root).serialize());
    return changes;
}
/** The paths of all items that nodes use, directly or through others, and of the folders around them. */ function usedItems(document, nodes) {
    const used = new Set();
    const waiting = nodes.flatMap((node)=>[
            ...namedPaths(node)
        ]);
    for(let path = waiting.pop(); path !== undefined; path = waiting.pop()){
        if (used.has(path)) continue;
        used.add(path);
        const item = document.itemAt(path);
        if (!(item instanceof SymbolItem)) continue;
        for (const named of namedPaths(item.node))waiting.push(named);
    }
    for (const path of [
        ...used
    ])for (const folder of foldersAbove(path))used.add(folder);
    return used;
}
function sceneOf(document) {
    const timeline = document.getTimeline();
    const selected = document.selectedElements;
    const parents = readParents(timeline);
    const selectedLayers = new Set();
    for (const element of selected){
        let layer = element.layer;
        while(layer){
            selectedLayers.add(layer);
            layer = parents.get(layer) ?? null;
        }
    }
    const layers = timeline.layers.filter((layer)=>selectedLayers.has(layer));
    const nodes = layers.map((layer)=>{
        const elements = selected.filter((element)=>element.layer === layer);
        return layerOf(layer, elements.map(({ node })=>node));
    });
    layers.forEach((layer, i)=>{
        const parent = parents.get(layer);
        nodes[i].setAttr('parentLayerIndex', parent ? String(layers.indexOf(parent)) : null);
    });
    return XmlNode.create('DOMTimeline', {
        name: 'Scene 1'
    }, [
        XmlNode.create('layers', {}, nodes)
    ]);
}
/** A copy of a layer whose only keyframe holds copies of these elements. */ function layerOf(layer, elements) {
    const copy = layer.node.clone();
    copy.child('frames')?.remove();
    if (layer.ownType === 'folder') return copy;
    const frame = newFrame(0);
    const list = frame.child('elements');
    for (const element of elements)list?.append(element.clone());
    copy.append(XmlNode.create('frames', {}, [
        frame
    ]));
    return copy;
}

/** The file that the host calls the document: the FLA, or the `.xfl` file of a folder; undefined before it was saved. */ function locationOf(container, paths) {
    if (container.path === '') return undefined;
    return container.kind === 'fla' ? container.path : paths.join(container.path, container.documentName);
}

/**
 * Saves a document at a path (undefined: its own), as FLA or XFL by the name; that path is its own from then on.
 *
 * @throws DocumentError when the document changed on disk (without `force`), or cannot be written; HostError for one
 *   without a path.
 */ function saveAt(document, file, options) {
    return saveTo(document, targetOf(document, file), options);
}
/** The content to write for a document saved at a path (undefined: its own). @throws as `saveAt` */ function targetOf(document, file) {
    const name = file ?? document.location;
    if (name === undefined) throw new HostError(`${document.name} has never been saved: name a file to save it to`);
    return resolveTarget(document.host.platform, document.files.container, name);
}
/** Saves a document at a target that was resolved. @throws as `saveAt` */ function saveTo(document, target, options) {
    const { files } = document;
    writeEditTimes(document);
    const { platform, limits, oldFiles } = document.host;
    const changes = files.changes();
    const leftOut = leaveOutMedia(document, changes, document.node);
    const onWarning = (text)=>document.warn(text);
    const manner = {
        inPlace: oldFiles.inPlace,
        ...options,
        limits,
        onWarning
    };
    files.rebase(saveTo$1(platform, files.container, changes, target, manner));
    document.noteSaved(leftOut);
    document.location = locationOf(files.container, platform.paths);
    return true;
}
function changesOfAll(document) {
    const changes = document.files.changes();
    leaveOutMedia(document, changes, document.node);
    return changes;
}
/** Symbols store the time of their last edit, in their own file and in the list of the library. */ function writeEditTimes(document) {
    for (const item of document.library.knownItems)if (item instanceof SymbolItem) item.writeEditTime();
}
/** `document.save`: false for an unchanged document (Adobe's reference), and if saving is off. */ function save(document, okToSaveAs) {
    const { location, files, host } = document;
    if (location === undefined) return okToSaveAs && host.saveAs(document);
    return files.isChanged && host.saveForScript(document, undefined, 'Document.save');
}
/**
 * `document.saveAsCopy`: writes the document, or only what is selected on the stage, somewhere else; the document stays
 * where it is.
 */ function saveCopy(document, uri, selectionOnly) {
    const { host } = document;
    const method = 'Document.saveAsCopy';
    const target = targetOf(document, host.resolveUri(uri, method));
    host.checkToWrite(target.path, method);
    if (target.isOrigin) throw new HostError(`${method}: expected a file other than that of the document`);
    if (!host.allowsSaving(document, method)) return false;
    saveCopyTo(document, target, selectionOnly ? changesOfSelection(document) : undefined);
    return true;
}
/** Writes a copy of a document; its own path stays. */ function saveCopyAt(document, file) {
    saveCopyTo(document, targetOf(document, file));
}
function saveCopyTo(document, target, changes) {
    writeEditTimes(document);
    const { platform, limits } = document.host;
    const { container } = document.files;
    const onWarning = (text)=>document.warn(text);
    saveTo$1(platform, container, changes ?? changesOfAll(document), target, {
        limits,
        onWarning
    });
}

/** Saving, closing and reverting. */ class DocumentSaving extends DocumentCore {
    /** False for an unchanged document; one that was never saved needs a file named in a dialogue. */ save(bOkToSaveAs = true) {
        return save(this, Boolean(bOkToSaveAs));
    }
    saveAsCopy(URI, selectionOnly = false) {
        return saveCopy(this, URI, selectionOnly);
    }
    close(bPromptToSaveChanges = true) {
        close(this, Boolean(bPromptToSaveChanges));
    }
    canRevert() {
        return canRevert(this);
    }
    revert() {
        return revert(this);
    }
    /**
   * Saves at a path, as FLA or XFL by the name; without one, at the document's own path. For programs, not for scripts.
   */ saveAt(file, options = {}) {
        return saveAt(this, file, options);
    }
}
/** True if there is a saved state to revert to. */ function canRevert(document) {
    return document.location !== undefined && document.files.isChanged;
}
/** `document.revert`: restores the last saved state; objects given out before are stale. */ function revert(document) {
    if (!canRevert(document) || document.location === undefined) return false;
    const { host, location } = document;
    const files = new DocumentFiles(openFiles(host, location), host);
    markStale(document);
    document.stale = false;
    document.load(files);
    return true;
}
/**
 * `document.close`: asks about changes unless the script declines it; all objects of the document are stale afterwards.
 */ function close(document, prompts) {
    if (prompts && document.files.isEdited && document.host.askToSave(document)) {
        if (document.location === undefined) document.host.saveAs(document);
        else save(document, true);
    }
    document.host.forget(document);
    markStale(document);
}
/** Marks the document and all objects that it gave out: every further use by a script throws. */ function markStale(document) {
    document.stale = true;
    document.library.stale = true;
    for (const item of document.library.knownItems)item.stale = true;
    for (const file of document.files.openFiles)file.markStale();
}

/**
 * A class with the members of all parts, so that each part is in the folder of its topic; their order does not matter.
 * Parts have accessors and methods only: their constructors never run, so fields belong in the core.
 *
 * @throws Error if two parts have a member of the same name.
 */ function mixParts(core, parts) {
    class Mixed extends core {
    }
    for (const { prototype } of parts){
        for (const name of Object.getOwnPropertyNames(prototype)){
            if (name === 'constructor') continue;
            if (Object.hasOwn(Mixed.prototype, name)) throw new Error(`two parts have a member "${name}"`);
            const member = Object.getOwnPropertyDescriptor(prototype, name);
            Object.defineProperty(Mixed.prototype, name, member);
        }
    }
    return Mixed;
}

/** The name or path of a document without its ending: `star` of `star.fla` and `star.xfl`. */ function bareName(name) {
    return name.replace(/\.(fla|xfl)$/i, '');
}

/** What a document of this kind is published as: HTML5 Canvas documents as that, all others as SWF. */ function formatOf(document) {
    return isCanvasDocument(document) ? 'canvas' : 'swf';
}

/**
 * Publishing, exporting and testing movies. The option `publishing` says whether such a call is refused, noted or
 * carried out; videos are never made, and movies are never tested.
 */ class DocumentMovies extends DocumentCore {
    publish() {
        this.publishAs('Document.publish');
    }
    /** Publishes by the current profile. @param by - the called member */ publishAs(by) {
        const format = formatOf(this);
        if (format === 'swf' && this.publishing.readFormat('flash', '1') === '0') return this.notePublication(by);
        const file = format === 'canvas' ? canvasPath(this) : swfPath(this);
        const { paths } = this.host.platform;
        const folder = this.location === undefined ? undefined : paths.dirname(file);
        const target = pathToUri(file, this.host.platform);
        this.host.publishing.publish(this, {
            publication: this.publication(by, {
                target
            }),
            format,
            folder
        });
    }
    /** Without a name, a dialogue asks for the file; nothing happens when it is cancelled. */ exportSWF(fileURI = '', _bCurrentSettings = false) {
        if (typeof fileURI !== 'string') throw invalidArgument('exportSWF', 1);
        const isAsked = fileURI === '' && this.host.publishing.canNote;
        const target = isAsked ? this.host.askForFile('Export Movie') : fileURI;
        if (target === null) return;
        const publication = this.publication('Document.exportSWF', {
            target
        });
        this.host.publishing.publish(this, {
            publication,
            format: 'swf',
            folder: undefined,
            target
        });
    }
    /** Writes the movie of one symbol, or notes it, by the option. */ exportSymbol(item, target) {
        const publication = this.publication('SymbolItem.exportSWF', {
            target,
            item
        });
        this.host.publishing.publish(this, {
            publication,
            format: 'swf',
            folder: undefined,
            target
        });
    }
    exportVideo(fileURI) {
        if (typeof fileURI !== 'string') throw invalidArgument('exportVideo', 1);
        this.notePublication('Document.exportVideo', {
            target: fileURI
        });
    }
    testMovie(_abortIfErrorsExist = false) {
        this.notePublication('Document.testMovie', {
            target: this.swfUri
        });
    }
    testScene() {
        this.notePublication('Document.testScene');
    }
    debugMovie(_abortIfErrorsExist = false) {
        this.notePublication('Document.debugMovie', {
            target: this.swfUri
        });
    }
    canTestMovie() {
        return this.host.publishing.canNote;
    }
    canTestScene() {
        return this.host.publishing.canNote;
    }
    getSWFPathFromProfile() {
        return swfPath(this);
    }
    notePublication(by, what = {}) {
        this.host.publishing.note(this.publication(by, what));
    }
    publication(by, what) {
        return {
            by,
            document: this.name,
            profile: this.publishing.currentName,
            ...what
        };
    }
    /** The URI of the SWF file of the current profile. */ get swfUri() {
        return pathToUri(swfPath(this), this.host.platform);
    }
}
/** The SWF file of the current profile; only its name for a document that was never saved. */ function swfPath(document) {
    const { host, location, name, publishing } = document;
    const own = `${bareName(name)}.swf`;
    const isNamed = publishing.readFormat('flashDefaultName', '1') === '0';
    const file = isNamed ? publishing.readFormat('flashFileName', own).replace(/\\/g, '/') : own;
    const { paths } = host.platform;
    return location === undefined ? file : paths.resolve(paths.dirname(location), file);
}
/**
 * The script as which the current profile publishes HTML5 Canvas; only its name for a document that was never saved.
 */ function canvasPath(document) {
    const { host, location, name, publishing } = document;
    const own = `${bareName(name)}.js`;
    const isNamed = publishing.readCanvas('default') === 'false';
    const named = isNamed ? publishing.readCanvas('filename')?.replace(/\\/g, '/') : undefined;
    const { paths } = host.platform;
    return location === undefined ? named ?? own : paths.resolve(paths.dirname(location), named ?? own);
}

function entriesOf(settings, linkage) {
    const profile = settings.current ?? defaultProfile();
    const list = profile.child('PublishFlashProperties')?.child('LibraryPath');
    const entries = list?.childrenNamed('library-path-entry') ?? [];
    return entries.filter((entry)=>entry.child('linkage')?.text() === 'external' === (linkage === 'external'));
}
/** Paths separated by semicolons. */ function readLibraryPath(settings, linkage) {
    return entriesOf(settings, linkage).map((entry)=>entry.child('swc-path')?.text() ?? '').join(';');
}
/** Entries whose path stays keep their other properties. */ function writeLibraryPath(settings, linkage, value) {
    const list = childOrNew(settings.flashProperties(), 'LibraryPath');
    const wanted = value.split(';').filter((path)=>path !== '');
    const entries = new Map(entriesOf(settings, linkage).map((entry)=>[
            entry.child('swc-path')?.text(),
            entry
        ]));
    for (const entry of entries.values())entry.remove();
    for (const path of wanted)list.append(entries.get(path) ?? libraryEntry(path, linkage));
}

/** Version of the SWF format by version of the player; from 12 on it is the player's plus 11. */ const SWF_VERSIONS = {
    '10': 10,
    '10.2': 11,
    '10.3': 12,
    '11': 13,
    '11.1': 14,
    '11.2': 15,
    '11.3': 16,
    '11.4': 17,
    '11.5': 18,
    '11.6': 19,
    '11.7': 20,
    '11.8': 21,
    '11.9': 22
};
/** `FlashPlayer32.0`, `AdobeAIR3_6`, or the number of a version before 10. */ function readPlayerVersion(settings) {
    return settings.read('ExternalPlayer', 'FlashPlayer32.0') || settings.read('Version', '43');
}
/** False for a text that does not name a player. */ function writePlayerVersion(settings, version) {
    if (/^[1-9]$/.test(version)) {
        settings.write('ExternalPlayer', '');
        settings.write('Version', version);
        return true;
    }
    const match = /^FlashPlayer(\d+(?:\.\d+)?)$/.exec(version);
    if (!match && !/^(FlashLite\d*|AdobeAIR\d+_\d+|android\d+_\d+|PF\d+_\d+)$/.test(version)) return false;
    settings.write('ExternalPlayer', version);
    if (match) settings.write('Version', String(swfVersion(match[1])));
    return true;
}
function swfVersion(player) {
    return lookUp(SWF_VERSIONS, player.replace(/\.0$/, '')) ?? Math.floor(Number(player)) + 11;
}

/** The first free of `Profile 1`, `Profile 2`, … */ function freeName(settings) {
    const taken = new Set(settings.names);
    for(let number = 1;; number++)if (!taken.has(`Profile ${number}`)) return `Profile ${number}`;
}
function titleOf(method, settings, name) {
    return name === undefined || name === null ? freeName(settings) : checkText(`Document.${method}`, name);
}
/** Adds a copy of the current profile and uses it. Returns its index, -1 if the name is taken. */ function addProfile(settings, name) {
    const title = titleOf('addNewPublishProfile', settings, name);
    if (settings.names.includes(title)) return -1;
    settings.flashProperties();
    const { current } = settings;
    if (!current?.parent) return -1;
    const copy = current.clone();
    copy.setAttr('name', title);
    current.parent.append(copy);
    settings.use(title);
    return settings.names.indexOf(title);
}
/** Deletes the current profile, unless it is the last. Returns the index of the profile that is then current. */ function deleteProfile(settings) {
    const { current, profiles } = settings;
    if (current && profiles.length > 1) {
        const index = profiles.indexOf(current);
        current.remove();
        const next = settings.profiles[Math.min(index, profiles.length - 2)];
        settings.use(next.attr('name') ?? '');
    }
    const used = settings.current;
    return used ? settings.profiles.indexOf(used) : 0;
}
/** False if the name is taken. */ function renameProfile(settings, name) {
    const title = titleOf('renamePublishProfile', settings, name);
    if (settings.names.includes(title)) return false;
    settings.flashProperties();
    settings.current?.setAttr('name', title);
    return true;
}
/** The XML of a profile, by default of the current one. */ function exportProfile(settings, name) {
    const { current, profiles } = settings;
    const existing = profiles.length > 0 ? profiles : [
        defaultProfile()
    ];
    const profile = name === undefined ? current ?? existing[0] : existing.find((other)=>other.attr('name') === name);
    if (!profile) throw new HostError(`exportPublishProfileString: there is no profile "${name ?? 'Default'}"`);
    const root = XmlNode.create('flash_profiles', {}, [
        profile.clone()
    ]);
    return XmlFile.create('profile', root).serialize();
}
/** Replaces the current profile by one from its XML. False for a text that is not a profile. */ function importProfile(settings, xml) {
    const profile = readProfile(xml);
    if (!profile) return false;
    settings.flashProperties();
    const { current } = settings;
    if (!current?.parent) return false;
    const list = current.parent;
    const index = list.children.indexOf(current);
    const copy = profile.clone();
    copy.setAttr('name', current.attr('name') ?? 'Default');
    copy.setAttr('current', 'true');
    current.remove();
    list.insert(copy, index);
    return true;
}
/**
 * Adds a profile from its XML under its own name, or a free one. Returns its index, -1 for a text that is not a
 * profile.
 */ function addImportedProfile(settings, xml) {
    const profile = readProfile(xml);
    if (!profile) return -1;
    settings.flashProperties();
    const copy = profile.clone();
    const name = copy.attr('name') ?? '';
    const title = name === '' || settings.names.includes(name) ? freeName(settings) : name;
    copy.setAttr('name', title);
    settings.current?.parent?.append(copy);
    settings.use(title);
    return settings.names.indexOf(title);
}
function readProfile(xml) {
    try {
        const { root } = new XmlFile('importPublishProfileString', xml);
        return /profile$/.test(root.name) ? root : root.children.find(({ name })=>/profile$/.test(name));
    } catch  {
        return undefined;
    }
}

/** Codes for true in PublishSettings.xml; false is 0. */ const ON = {
    AS3Strict: '2',
    AS3Coach: '4',
    AS3AutoDeclare: '4096'
};
/** Members of the document that its publish settings store. */ class DocumentPublishing extends DocumentCore {
    get docClass() {
        return this.publishing.read('DocumentClass', '');
    }
    set docClass(value) {
        this.publishing.write('DocumentClass', checkText('Document.docClass', value));
    }
    /** 1, 2 or 3. */ get asVersion() {
        return Number(this.publishing.read('ActionScriptVersion', '3'));
    }
    set asVersion(value) {
        this.writeWhole('ActionScriptVersion', checkNumber('Document.asVersion', value, 1, 3));
    }
    /** True if publishing also writes a SWC file. */ get exportSWC() {
        return this.publishing.read('ExportSwc', '0') !== '0';
    }
    set exportSWC(value) {
        this.publishing.write('ExportSwc', value ? '1' : '0');
    }
    get as3StrictMode() {
        return this.readSwitch('AS3Strict');
    }
    set as3StrictMode(value) {
        this.writeSwitch('AS3Strict', value);
    }
    get as3WarningsMode() {
        return this.readSwitch('AS3Coach');
    }
    set as3WarningsMode(value) {
        this.writeSwitch('AS3Coach', value);
    }
    get as3AutoDeclare() {
        return this.readSwitch('AS3AutoDeclare');
    }
    set as3AutoDeclare(value) {
        this.writeSwitch('AS3AutoDeclare', value);
    }
    get as3Dialect() {
        return this.publishing.read('AS3Dialect', 'AS3');
    }
    set as3Dialect(value) {
        if (value !== 'AS3' && value !== 'ES') {
            throw new HostError(`Document.as3Dialect: expected "AS3" or "ES", got ${describeValue(value)}`);
        }
        this.publishing.write('AS3Dialect', value);
    }
    get as3ExportFrame() {
        return Number(this.publishing.read('AS3ExportFrame', '1'));
    }
    set as3ExportFrame(value) {
        this.writeWhole('AS3ExportFrame', checkNumber('Document.as3ExportFrame', value, 1));
    }
    /** Folders, separated by semicolons. */ get sourcePath() {
        return this.publishing.read('AS3PackagePaths', '.');
    }
    set sourcePath(value) {
        this.publishing.write('AS3PackagePaths', checkText('Document.sourcePath', value));
    }
    get libraryPath() {
        return readLibraryPath(this.publishing, 'merge');
    }
    set libraryPath(value) {
        writeLibraryPath(this.publishing, 'merge', checkText('Document.libraryPath', value));
    }
    get externalLibraryPath() {
        return readLibraryPath(this.publishing, 'external');
    }
    set externalLibraryPath(value) {
        writeLibraryPath(this.publishing, 'external', checkText('Document.externalLibraryPath', value));
    }
    get swfJPEGQuality() {
        return Number(this.publishing.read('Quality', '80'));
    }
    set swfJPEGQuality(value) {
        this.writeWhole('Quality', checkNumber('Document.swfJPEGQuality', value, 0, 100));
    }
    getPlayerVersion() {
        return readPlayerVersion(this.publishing);
    }
    setPlayerVersion(version) {
        return writePlayerVersion(this.publishing, String(version));
    }
    getTelemetryForSwf() {
        return this.publishing.read('EnableTelemetry', '0') !== '0';
    }
    get publishProfiles() {
        return this.publishing.names;
    }
    get currentPublishProfile() {
        return this.publishing.currentName;
    }
    set currentPublishProfile(value) {
        const name = checkText('Document.currentPublishProfile', value);
        if (!this.publishing.use(name)) this.warn(`Document.currentPublishProfile: there is no profile "${name}"; "${this.currentPublishProfile}" stays current`);
    }
    addNewPublishProfile(profileName) {
        return addProfile(this.publishing, profileName);
    }
    duplicatePublishProfile(profileName) {
        return addProfile(this.publishing, profileName);
    }
    deletePublishProfile() {
        return deleteProfile(this.publishing);
    }
    renamePublishProfile(profileNewName) {
        return renameProfile(this.publishing, profileNewName);
    }
    exportPublishProfileString(profileName) {
        return exportProfile(this.publishing, profileName);
    }
    importPublishProfileString(xmlString) {
        return importProfile(this.publishing, String(xmlString));
    }
    /** To a file in a folder that scripts may touch. */ exportPublishProfile(fileURI) {
        const file = this.host.uriToWrite(fileURI, 'Document.exportPublishProfile');
        writeFile(this.host.platform, file, exportProfile(this.publishing));
    }
    /**
   * The index of the imported profile, which becomes the current one; -1 for a file that is missing or contains none.
   */ importPublishProfile(fileURI) {
        const file = this.host.resolveUri(fileURI, 'Document.importPublishProfile');
        const { disk } = this.host.platform;
        if (!disk.exists(file)) return -1;
        return addImportedProfile(this.publishing, new TextDecoder('utf-8', {
            ignoreBOM: true
        }).decode(disk.read(file)));
    }
    writeWhole(name, value) {
        this.publishing.write(name, String(Math.trunc(value)));
    }
    readSwitch(name) {
        return this.publishing.read(name, ON[name]) !== '0';
    }
    writeSwitch(name, value) {
        this.publishing.write(name, value ? ON[name] : '0');
    }
}

/** Adding, removing, naming and ordering scenes. */ class DocumentScenes extends DocumentCore {
    addNewScene(name) {
        return host_editing().addNewScene(this, name);
    }
    deleteScene() {
        return host_editing().deleteScene(this);
    }
    duplicateScene() {
        return host_editing().duplicateScene(this);
    }
    renameScene(name) {
        return host_editing().renameScene(this, name);
    }
    editScene(index) {
        host_editing().editScene(this, index);
    }
    reorderScene(sceneToMove, sceneToPutItBefore) {
        host_editing().reorderScene(this, sceneToMove, sceneToPutItBefore);
    }
}

/** The selection on the stage, and the methods that work on all of it. */ class DocumentSelection extends DocumentCore {
    /** The selected elements, back to front. */ get selectedElements() {
        return host_editing().selectedElements(this);
    }
    isSelected(element) {
        return host_editing().isSelected(this, element);
    }
    setSelected(element, selected) {
        host_editing().setSelected(this, element, selected);
    }
    /** A new Array at each reading. Assigning adds to what is selected; see the switch `selectionSet`. */ get selection() {
        return host_editing().readSelection(this);
    }
    set selection(value) {
        host_editing().assignSelection(this, value);
    }
    selectAll() {
        host_editing().selectAll(this);
    }
    selectNone() {
        host_editing().selectNone(this);
    }
    /** Relative to what is being edited; 0 if nothing is selected. */ getSelectionRect() {
        return host_editing().selectionRect(this);
    }
    /** Relative to the stage. */ setSelectionRect(rect, bReplaceCurrentSelection, bContactSensitiveSelection) {
        host_editing().selectInRect(this, rect, bReplaceCurrentSelection, bContactSensitiveSelection);
    }
    setSelectionBounds(boundingRectangle) {
        host_editing().fitSelection(this, boundingRectangle);
    }
    getElementProperty(propertyName) {
        return host_editing().elementProperty(this, String(propertyName));
    }
    setElementProperty(property, value) {
        host_editing().setElementProperty(this, String(property), value);
    }
    deleteSelection() {
        host_editing().deleteSelection(this);
    }
    duplicateSelection() {
        host_editing().duplicateSelection(this);
    }
    /** Without a selection the clipboard stays as it is. */ clipCopy() {
        if (this.selectedElements.length > 0) host_editing().copySelection(this);
    }
    clipCut() {
        host_editing().cutSelection(this);
    }
    clipPaste(bInPlace) {
        host_editing().pasteClipboard(this, bInPlace);
    }
    addDataToSelection(name, type, data) {
        for (const { node } of host_editing().needSelection(this, 'addDataToSelection')){
            addData(node, 'Document.addDataToSelection', name, type, data);
        }
    }
    removeDataFromSelection(name) {
        for (const { node } of host_editing().needSelection(this, 'removeDataFromSelection'))removeData(node, String(name));
    }
    /** Unlocks all elements on the stage. @throws HostError if the command is dimmed: none is locked */ unlockAllElements() {
        const nodes = framesShown(this.getTimeline()).flatMap(({ elementNodes })=>elementNodes);
        const locked = nodes.filter((node)=>readFlag(node, 'locked'));
        if (locked.length === 0) throw unavailable('unlockAllElements');
        for (const node of locked)node.setAttr('locked', null);
    }
    mouseClick(position, bToggleSel, bShiftSel) {
        host_editing().click(this, position, bToggleSel, bShiftSel);
    }
    /** Alt has no effect. */ mouseDblClk(position, _bAltDown, bShiftDown, bShiftSelect) {
        host_editing().doubleClick(this, position, bShiftDown, bShiftSelect);
    }
}

const WHITE = '#FFFFFF';
/** `filetypeGUID` of ActionScript documents, which older versions leave out. */ const ACTIONSCRIPT = 'DD0DDBBF-5BEF-45B2-9F24-A3048D2A676F';
/** Sides of the stage, in pixels. */ const MAX_SIDE = 8192;
/** Properties of the document that DOMDocument.xml stores, and those that are not stored. */ class DocumentSettings extends DocumentCore {
    get width() {
        return stageSize(this.node).width;
    }
    set width(value) {
        const width = Math.trunc(checkNumber('Document.width', value, 1, MAX_SIDE));
        writeNumber(this.node, 'width', width, DEFAULT_STAGE.width);
    }
    get height() {
        return stageSize(this.node).height;
    }
    set height(value) {
        const height = Math.trunc(checkNumber('Document.height', value, 1, MAX_SIDE));
        writeNumber(this.node, 'height', height, DEFAULT_STAGE.height);
    }
    /** Frames per second. */ get frameRate() {
        return readNumber(this.node, 'frameRate', 24);
    }
    set frameRate(value) {
        writeNumber(this.node, 'frameRate', checkNumber('Document.frameRate', value, 0.01, 120), 24);
    }
    /** `#RRGGBB`. */ get backgroundColor() {
        return formatColor({
            rgb: readRgb(this.node, 'backgroundColor', WHITE),
            alpha: 1
        });
    }
    set backgroundColor(value) {
        writeText(this.node, 'backgroundColor', parseColor('Document.backgroundColor', value).rgb, WHITE);
    }
    get accName() {
        return readText(this.node, 'accName');
    }
    set accName(value) {
        this.writeAccessible('accName', checkText('Document.accName', value) || null);
    }
    get description() {
        return readText(this.node, 'description');
    }
    set description(value) {
        this.writeAccessible('description', checkText('Document.description', value) || null);
    }
    get silent() {
        return readFlag(this.node, 'silent');
    }
    set silent(value) {
        this.writeAccessible('silent', value ? 'true' : null);
    }
    get forceSimple() {
        return readFlag(this.node, 'forceSimple');
    }
    set forceSimple(value) {
        this.writeAccessible('forceSimple', value ? 'true' : null);
    }
    get autoLabel() {
        return readFlag(this.node, 'autoLabeling', true);
    }
    set autoLabel(value) {
        writeFlag(this.node, 'autoLabeling', Boolean(value), true);
    }
    /** `Flash` for ActionScript documents; custom platforms by their own name. */ get type() {
        const name = this.node.attr('filetypeName');
        if (name !== undefined) return name;
        if (readText(this.node, 'filetypeGUID', ACTIONSCRIPT) === ACTIONSCRIPT) return 'Flash';
        throw notImplemented('Document.type of a platform without a name');
    }
    get fileGUID() {
        return readText(this.node, 'fileGUID');
    }
    /** The vanishing point, in pixels. A document leaves out the middle of a stage of the default size. */ setStageVanishingPoint(point) {
        const { x, y } = checkPoint('Document.setStageVanishingPoint: point', point);
        writeNumber(this.node, 'vanishingPoint3DX', x, DEFAULT_STAGE.width / 2);
        writeNumber(this.node, 'vanishingPoint3DY', y, DEFAULT_STAGE.height / 2);
    }
    /** In degrees, 0 to 179. */ setStageViewAngle(angle) {
        const degrees = checkNumber('Document.setStageViewAngle: angle', angle, 0, 179);
        this.node.setAttr('viewAngle3D', formatNumber(degrees));
    }
    /** Setting it redraws the stage in the host; there is no stage here. */ get livePreview() {
        return this.session.livePreview;
    }
    set livePreview(value) {
        this.session.livePreview = Boolean(value);
    }
    /** 1 is 100 per cent. */ get zoomFactor() {
        return this.session.zoomFactor;
    }
    set zoomFactor(value) {
        this.session.zoomFactor = checkNumber('Document.zoomFactor', value, 0.08, 20);
    }
    addDataToDocument(name, type, data) {
        addData(this.node, 'Document.addDataToDocument', name, type, data);
    }
    getDataFromDocument(name) {
        return getData(this.node, String(name));
    }
    removeDataFromDocument(name) {
        removeData(this.node, String(name));
    }
    documentHasData(name) {
        return hasData(this.node, String(name));
    }
    getPublishDocumentData(format) {
        return isPublished(this.node, format);
    }
    setPublishDocumentData(format, publish) {
        setPublished(this.node, 'Document.setPublishDocumentData', {
            format,
            publish
        });
    }
    /** False: screens were dropped, and there is no `screenOutline`. */ allowScreens() {
        return false;
    }
    /** The XMP of the document; an empty text if there is none. */ getMetadata() {
        return this.textOf('META-INF/metadata.xml');
    }
    /**
   * False for a text that is not RDF, the format of metadata, or not well-formed XML. An empty text removes the
   * metadata.
   */ setMetadata(strMetadata) {
        const text = checkText('Document.setMetadata', strMetadata);
        return (text === '' || /<rdf:RDF[\s/>]/.test(text)) && this.writeXml('META-INF/metadata.xml', text);
    }
    getMobileSettings() {
        return this.textOf('MobileSettings.xml');
    }
    setMobileSettings(xmlString) {
        return this.writeXml('MobileSettings.xml', checkText('Document.setMobileSettings', xmlString));
    }
    textOf(path) {
        return this.files.has(path) ? this.files.text(path) : '';
    }
    writeXml(path, text) {
        if (text !== '' && !isWellFormed(text)) return false;
        this.files.write(path, text);
        return true;
    }
    writeAccessible(name, value) {
        this.node.setAttr(name, value);
        this.node.setAttr('hasAccessibleData', 'true');
    }
}
function isWellFormed(text) {
    try {
        return new XmlFile('text', text).root.name !== '';
    } catch  {
        return false;
    }
}

/** The player whose version is recorded. */ const RECORDED_PLAYER = /^FlashPlayer32(\.0)?$/;
/**
 * Properties that the reference does not list. Their initial values are those in a dump of a new document (Animate 24).
 * They last until the document is closed, and have no effect.
 */ class DocumentViewing extends DocumentCore {
    get pasteboardColorCheck() {
        return this.session.pasteboardColorCheck;
    }
    set pasteboardColorCheck(value) {
        this.session.pasteboardColorCheck = Boolean(value);
    }
    get animatedViewRect() {
        return this.session.animatedViewRect;
    }
    set animatedViewRect(value) {
        this.session.animatedViewRect = Boolean(value);
    }
    get legacyLineSpacing() {
        return this.session.legacyLineSpacing;
    }
    set legacyLineSpacing(value) {
        this.session.legacyLineSpacing = Boolean(value);
    }
    get mergeForSelection() {
        return this.session.mergeForSelection;
    }
    set mergeForSelection(value) {
        this.session.mergeForSelection = Boolean(value);
    }
    get stageScaleAnchor() {
        return this.session.stageScaleAnchor;
    }
    set stageScaleAnchor(value) {
        this.session.stageScaleAnchor = String(value);
    }
    get scaleContentWithStage() {
        return this.session.scaleContentWithStage;
    }
    set scaleContentWithStage(value) {
        this.session.scaleContentWithStage = Boolean(value);
    }
    /** `Flash Player 32`. @throws NotImplemented for AIR and other targets, whose names are not known */ get playerTarget() {
        const version = readPlayerVersion(this.publishing);
        const match = /^FlashPlayer(\d+(?:\.[1-9])?)/.exec(version);
        if (match) return `Flash Player ${match[1]}`;
        throw notImplemented(`Document.playerTarget of ${version}`);
    }
    /** 10 for Flash Player 32. @throws NotImplemented for other players, whose version is not known */ get playerVersion() {
        const version = readPlayerVersion(this.publishing);
        if (RECORDED_PLAYER.test(version)) return 10;
        throw notImplemented(`Document.playerVersion of ${version}`);
    }
    get featureMatrix() {
        return this.features;
    }
    /** True for a document in a folder (XFL). */ get isUncompressed() {
        return this.location !== undefined && this.files.container.kind === 'xfl';
    }
    /** No user types into a text here. */ get inTextEditMode() {
        return false;
    }
}

/** Colours, effects, filters and texts of the selection. Colours are `#RRGGBB`, `#RRGGBBAA` or numbers. */ class DocumentStyling extends DocumentCore {
    getCustomFill(objectToFill) {
        return host_editing().customFill(this, objectToFill);
    }
    setCustomFill(fill) {
        host_editing().setCustomFill(this, fill);
    }
    setFillColor(color) {
        host_editing().setFillColor(this, color);
    }
    getCustomStroke(locationOfStroke) {
        return host_editing().customStroke(this, locationOfStroke);
    }
    setCustomStroke(stroke) {
        host_editing().setCustomStroke(this, stroke);
    }
    setStroke(color, size, strokeType) {
        host_editing().setStroke(this, color, size, strokeType);
    }
    setStrokeColor(color) {
        host_editing().setStrokeColor(this, color);
    }
    setStrokeSize(size) {
        host_editing().setStrokeSize(this, size);
    }
    setStrokeStyle(strokeType) {
        host_editing().setStrokeStyle(this, strokeType);
    }
    swapStrokeAndFill() {
        this.tools.swap();
    }
    /** 0 (transparent) to 100. */ setInstanceAlpha(opacity) {
        host_editing().setInstanceAlpha(this, opacity);
    }
    /** -100 (black) to 100 (white). */ setInstanceBrightness(brightness) {
        host_editing().setInstanceBrightness(this, brightness);
    }
    setInstanceTint(color, strength) {
        host_editing().setInstanceTint(this, color, strength);
    }
    getBlendMode() {
        return host_editing().selectedBlendMode(this);
    }
    setBlendMode(mode) {
        host_editing().setSelectedBlendMode(this, mode);
    }
    getFilters() {
        return host_editing().selectedFilters(this);
    }
    setFilters(filterArray) {
        host_editing().setSelectedFilters(this, filterArray);
    }
    addFilter(filterName) {
        host_editing().addFilter(this, filterName);
    }
    removeFilter(filterIndex) {
        host_editing().changeFilter(this, 'removeFilter', filterIndex, ()=>undefined);
    }
    removeAllFilters() {
        host_editing().changeFilters(this, 'removeAllFilters', ()=>[]);
    }
    changeFilterOrder(oldIndex, newIndex) {
        host_editing().moveFilter(this, oldIndex, newIndex);
    }
    setFilterProperty(property, filterIndex, value) {
        const name = property === 'bevelType' ? 'type' : String(property);
        host_editing().changeFilter(this, 'setFilterProperty', filterIndex, (filter)=>({
                ...filter,
                [name]: value
            }));
    }
    enableFilter(filterIndex) {
        host_editing().changeFilter(this, 'enableFilter', filterIndex, (filter)=>({
                ...filter,
                enabled: true
            }));
    }
    disableFilter(filterIndex) {
        host_editing().changeFilter(this, 'disableFilter', filterIndex, (filter)=>({
                ...filter,
                enabled: false
            }));
    }
    enableAllFilters() {
        host_editing().changeFilters(this, 'enableAllFilters', (filters)=>enable(filters, true));
    }
    disableAllFilters() {
        host_editing().changeFilters(this, 'disableAllFilters', (filters)=>enable(filters, false));
    }
    disableOtherFilters(enabledFilterIndex) {
        host_editing().changeFilter(this, 'disableOtherFilters', enabledFilterIndex, (filter)=>filter);
        host_editing().changeFilters(this, 'disableOtherFilters', (filters)=>filters.map((filter, i)=>i === Number(enabledFilterIndex) ? filter : {
                    ...filter,
                    enabled: false
                }));
    }
    getTextString(startIndex, endIndex) {
        return host_editing().selectedText(this, startIndex, endIndex);
    }
    setTextString(text, startIndex, endIndex) {
        return host_editing().setSelectedText(this, checkText('setTextString', text), startIndex, endIndex);
    }
    getElementTextAttr(attrName, startIndex, endIndex) {
        return host_editing().selectedTextAttr(this, String(attrName), startIndex, endIndex);
    }
    setElementTextAttr(attrName, attrValue, startIndex, endIndex) {
        return host_editing().setSelectedTextAttr(this, String(attrName), attrValue, startIndex, endIndex);
    }
    setTextSelection(startIndex, endIndex) {
        return host_editing().selectCharacters(this, startIndex, endIndex);
    }
    setTextRectangle(boundingRectangle) {
        return host_editing().setTextFrame(this, boundingRectangle);
    }
}
function enable(filters, enabled) {
    return filters.map((filter)=>({
            ...filter,
            enabled
        }));
}

/** A document: what `fl.getDocumentDOM()` returns. Its members are in the folders of their topics. */ class Document extends mixParts(DocumentCore, [
    DocumentArranging,
    DocumentDrawing,
    DocumentEditing,
    DocumentMovies,
    DocumentExporting,
    DocumentPublishing,
    DocumentSaving,
    DocumentScenes,
    DocumentSelection,
    DocumentSettings,
    DocumentStyling,
    DocumentViewing
]) {
    static{
        this.className = 'Document';
    }
    /** See `fl.xmlPanel`. */ xmlPanel(fileURI) {
        return this.host.xmlPanel(fileURI);
    }
}

/**
 * The document in a container. Parses DOMDocument.xml; symbols are read at first use.
 *
 * @throws DocumentError if DOMDocument.xml is missing or cannot be read.
 */ function openDocument(container, host) {
    return new Document(new DocumentFiles(container, host), host, locationOf(container, host.platform.paths), container.documentName);
}

/**
 * The file of a bitmap, sound or video, if the document has none of the files that the item names: an XFL may contain
 * the imported file instead of the data. Otherwise undefined, also for an item that does not name a file: it was never
 * stored.
 */ function missingMedia(item, files) {
    const named = filesOfMedia(item);
    return named.some((name)=>files.has(name)) ? undefined : named[0];
}
/** Warns of each bitmap, sound and video whose file the document does not have: an XFL may have been copied in part. */ function warnOfMissingMedia(document) {
    for (const item of document.node.child('media')?.children ?? []){
        const file = missingMedia(item, document.files);
        if (file === undefined) continue;
        const name = item.attr('name') ?? '';
        document.warn(`${document.name}: ${file} is missing; the item "${name}" has no data`);
    }
}

/**
 * Finds files in any case: the host runs only where upper and lower case are the same. A folder is listed once, and
 * again when something else has changed it, so that looking up many files takes linear time.
 */ class CaseInsensitivePaths {
    constructor(platform){
        this.platform = platform;
        this.folders = new Map();
    }
    /**
   * The path as the disk spells it. An exact match of a part is preferred; a part that does not exist in any spelling
   * stays as it is.
   */ match(file) {
        const { disk, paths } = this.platform;
        const parent = paths.dirname(file);
        if (parent === file || disk.exists(file)) return file;
        const folder = this.match(parent);
        const name = paths.basename(file);
        return paths.join(folder, this.spelling(folder, name) ?? name);
    }
    /** Must be called before a file or folder is written or removed. */ noteWrite(file) {
        const { paths } = this.platform;
        const names = this.folders.get(paths.dirname(file));
        if (!names) return;
        names.modifiedMs = undefined;
        add(names.byLowerCase, paths.basename(file));
    }
    spelling(folder, name) {
        const { disk, paths } = this.platform;
        const stat = disk.stat(folder);
        if (!stat?.isFolder) return undefined;
        const listed = this.folders.get(folder);
        const names = listed && (listed.modifiedMs ?? stat.modifiedMs) === stat.modifiedMs ? listed : this.list(folder);
        names.modifiedMs = stat.modifiedMs;
        const spellings = names.byLowerCase.get(name.toLowerCase()) ?? [];
        // The file may have been removed since, or be a link to nothing.
        return spellings.includes(name) ? name : spellings.find((each)=>disk.exists(paths.join(folder, each)));
    }
    list(folder) {
        const names = {
            modifiedMs: undefined,
            byLowerCase: new Map()
        };
        this.folders.set(folder, names);
        try {
            for (const { name } of this.platform.disk.list(folder))add(names.byLowerCase, name);
        } catch  {
        // A folder that cannot be listed has no names.
        }
        return names;
    }
}
function add(names, name) {
    const key = name.toLowerCase();
    const spellings = names.get(key);
    if (!spellings) names.set(key, [
        name
    ]);
    else if (!spellings.includes(name)) spellings.push(name);
}

/** The part of the disk that scripts may touch: some folders and what is below them, links followed. */ class FileAccess {
    constructor(platform, roots, /** Where scripts may write files that are not documents. */ writable = roots){
        this.platform = platform;
        this.spellings = new CaseInsensitivePaths(platform);
        this.roots = roots.map((root)=>resolveLinks(platform, root));
        this.writable = writable.map((root)=>resolveLinks(platform, root));
    }
    /**
   * The path of a URI that a script gave.
   *
   * @throws HostError if the text is not a `file:///` URI, or the path is outside the folders.
   */ resolve(uri, method) {
        const file = this.toPath(uri, method);
        this.check(file, method);
        return file;
    }
    /**
   * The path that a script may read at a URI; undefined if the text is not such a URI, or the path is outside the
   * folders.
   */ find(uri) {
        const file = this.path(uri);
        return file !== undefined && this.contains(file) ? file : undefined;
    }
    /**
   * What a script may write at a URI: a file or folder, links followed.
   *
   * @throws HostError if the text is not a `file:///` URI, or the path is outside the folders
   */ toWrite(uri, method) {
        return this.announced(this.toPath(uri, method), method, pathToWrite);
    }
    /** As `toWrite`; undefined if the text is not such a URI. */ findToWrite(uri, method) {
        const file = this.path(uri);
        return file === undefined ? undefined : this.announced(file, method, pathToWrite);
    }
    /** As `findToWrite`, for what is removed: a link is not followed, and must not point outside all the same. */ findToRemove(uri, method) {
        const file = this.path(uri);
        if (file === undefined) return undefined;
        this.check(file, method);
        return this.announced(file, method, entryToWrite);
    }
    /** @throws HostError if scripts may not write there */ checkToWrite(file, method) {
        if (!this.isBelow(file)) throw outside$1(file, method);
    }
    /** Must be called before a script writes a file that is not a document. @throws HostError if it may not */ allowWriting(file, method) {
        this.checkToWrite(file, method);
        if (!this.isBelow(file, this.writable)) throw notForFiles(file, method);
        this.spellings.noteWrite(file);
        this.onWrite?.(file);
    }
    announced(file, method, resolve) {
        if (this.leadsAway(file) || isDevicePath(this.platform, file)) throw outside$1(file, method);
        const resolved = resolvedFor(method, ()=>resolve(this.platform, file));
        this.spellings.noteWrite(file);
        this.allowWriting(resolved, method);
        return resolved;
    }
    /** The path of a URI, inside the folders or not. */ toPath(uri, method) {
        const file = this.path(uri);
        if (file === undefined) throw new HostError(`${method}: expected a file:/// URI, got ${String(uri)}`);
        return file;
    }
    path(uri) {
        const file = typeof uri === 'string' ? uriToPath(uri, this.platform) : undefined;
        return file === undefined || this.leadsAway(file) ? file : this.spellings.match(file);
    }
    /** A path as the host writes URIs; a relative one starts at the current folder. */ toUri(file) {
        return pathToUri(this.platform.paths.resolve(file), this.platform);
    }
    /** @throws HostError if the path is outside the folders. */ check(file, method) {
        if (!this.contains(file)) throw outside$1(file, method);
    }
    contains(file) {
        if (this.leadsAway(file) || isDevicePath(this.platform, file)) return false;
        return this.isBelow(resolveLinks(this.platform, file));
    }
    isBelow(file, folders = this.roots) {
        return folders.some((root)=>isBelow(this.platform.paths, root, file));
    }
    /**
   * True on Windows for a path of another machine, or of a device, that is not below a folder. Even asking whether a
   * file exists would reveal the user to that machine.
   */ leadsAway(file) {
        const { isWindows, paths } = this.platform;
        return isWindows && /^[\\/]{2}/.test(file) && !this.isBelow(paths.normalize(file));
    }
    /** True for one of the given folders itself: scripts may write into it, but not remove it. */ isRoot(file) {
        return this.roots.includes(resolveLinks(this.platform, file));
    }
}
function outside$1(file, method) {
    return new HostError(`${method}: ${file} is outside the folders that scripts may touch (option roots, --root)`);
}
function notForFiles(file, method) {
    return new HostError(`${method}: ${file} is not in a folder where scripts may write files; documents can be saved (option writable; mcp --write <folder>)`);
}
/** @throws HostError for a path that cannot be resolved */ function resolvedFor(method, resolve) {
    try {
        return resolve();
    } catch (error) {
        throw new HostError(`${method}: ${error.message}`);
    }
}

/**
 * `fl.xmlui`: the dialogue in XML whose scripts run. Without one, `get` returns the values of the last dialogue, if it
 * was accepted, and other members throw.
 */ class XmlUi extends HostObject {
    static{
        this.className = 'XMLUI';
    }
    constructor(host){
        super(), this.host = host;
    }
    accept() {
        this.panel('accept').dismissed = 'accept';
    }
    cancel() {
        this.panel('cancel').dismissed = 'cancel';
    }
    /** A text, also for check boxes: `"true"` or `"false"`. */ get(controlPropertyName) {
        return this.host.dialogues.valueOf(String(controlPropertyName));
    }
    set(controlPropertyName, value) {
        const member = 'XMLUI.set';
        this.panel('set').setValue(member, String(controlPropertyName), checkText(`${member}: value`, value));
    }
    /** The chosen line of a list or menu. */ getControlItemElement(controlPropertyName) {
        const part = this.host.dialogues.panel?.parts.get(String(controlPropertyName));
        const entry = part?.entries?.at(part.chosen);
        return entry && {
            ...entry
        };
    }
    setControlItemElement(controlPropertyName, elementItem) {
        const member = 'XMLUI.setControlItemElement';
        const list = this.panel('setControlItemElement').list(member, String(controlPropertyName));
        const entry = readEntry(member, elementItem);
        list.entries[list.chosen] = entry;
    }
    /** Afterwards the first line is chosen. */ setControlItemElements(controlID, elementItemArray) {
        const member = 'XMLUI.setControlItemElements';
        const list = this.panel('setControlItemElements').list(member, String(controlID));
        if (!Array.isArray(elementItemArray)) throw new HostError(`${member}: expected an Array of items, got ${describeValue(elementItemArray)}`);
        list.entries = elementItemArray.map((item)=>readEntry(member, item));
        list.chosen = 0;
    }
    getEnabled(controlID) {
        return this.panel('getEnabled').part('XMLUI.getEnabled', String(controlID)).isEnabled;
    }
    setEnabled(controlID, enable) {
        this.panel('setEnabled').part('XMLUI.setEnabled', String(controlID)).isEnabled = Boolean(enable);
    }
    getVisible(controlID) {
        return this.panel('getVisible').part('XMLUI.getVisible', String(controlID)).isVisible;
    }
    setVisible(controlID, visible) {
        this.panel('setVisible').part('XMLUI.setVisible', String(controlID)).isVisible = Boolean(visible);
    }
    panel(method) {
        const { panel } = this.host.dialogues;
        if (panel) return panel;
        throw new HostError(`XMLUI.${method}: no dialogue is shown`);
    }
}
/** The value of an item without one is its label (Adobe's reference). */ function readEntry(member, item) {
    const { label, value = label } = checkObject(member, item, 'an object with a label');
    return {
        label: checkText(`${member}: label`, label),
        value: checkText(`${member}: value`, value)
    };
}

/** `fl.actionsPanel`: the script of the keyframe at the playhead on the current layer, and the selection in it. */ class ActionsPanel extends HostObject {
    static{
        this.className = 'ActionsPanel';
    }
    constructor(host){
        super(), this.host = host;
    }
    getText() {
        return this.frame?.actionScript ?? '';
    }
    /** False if there is no keyframe at the playhead. */ setText(replacementText) {
        const text = checkText('ActionsPanel.setText', replacementText);
        const { frame } = this;
        if (!frame) return false;
        frame.actionScript = text;
        this.selection = undefined;
        return true;
    }
    hasSelection() {
        const { start, end } = this.selected;
        return end > start;
    }
    getSelectedText() {
        const { start, end } = this.selected;
        return this.getText().slice(start, end);
    }
    /** False for characters that the script does not have. */ setSelection(startIndex, numberOfChars) {
        const { frame } = this;
        const end = startIndex + numberOfChars;
        const isWithin = startIndex >= 0 && numberOfChars >= 0 && end <= this.getText().length;
        if (!frame || !isWithin) return false;
        this.selection = {
            frame,
            start: startIndex,
            end
        };
        return true;
    }
    /** Without a selection the text is inserted at the beginning. */ replaceSelectedText(replacementText) {
        const text = checkText('ActionsPanel.replaceSelectedText', replacementText);
        const { frame } = this;
        if (!frame) return false;
        const { start, end } = this.selected;
        const script = this.getText();
        frame.actionScript = script.slice(0, start) + text + script.slice(end);
        this.selection = {
            frame,
            start: start + text.length,
            end: start + text.length
        };
        return true;
    }
    get frame() {
        const timeline = this.host.active?.getTimeline();
        return timeline?.layers[timeline.currentLayer]?.frameAt(timeline.currentFrame);
    }
    /** The selection is lost when the panel shows another script. */ get selected() {
        const { selection } = this;
        return selection && selection.frame === this.frame ? selection : {
            start: 0,
            end: 0
        };
    }
}

/**
 * Writes a panel's text in UTF-8 with a byte order mark; the system's encoding is UTF-8 without one here. A file that
 * cannot be written is a warning: such a call does not return anything, and published scripts continue after it.
 *
 * @throws HostError for a text that is not a URI, and for a path outside the folders that scripts may touch.
 */ function savePanel(host, method, text, { fileURI, bAppendToFile, bUseSystemEncoding }) {
    const { platform } = host.files;
    const file = host.files.toWrite(fileURI, method);
    try {
        if (bAppendToFile && platform.disk.exists(file)) platform.disk.append(file, text);
        else writeFile(platform, file, bUseSystemEncoding ? text : `\uFEFF${text}`);
    } catch  {
        host.warn(`${method}: ${file} cannot be written; does its folder exist?`);
    }
}

/** `fl.compilerErrors`: a panel that is always empty, because nothing is compiled. */ class CompilerErrors extends HostObject {
    static{
        this.className = 'CompilerErrors';
    }
    constructor(host){
        super(), this.host = host;
    }
    clear() {
    // The panel is always empty.
    }
    /** Writes a text without errors. */ save(fileURI, bAppendToFile = false, bUseSystemEncoding = false) {
        savePanel(this.host, 'compilerErrors.save', '', {
            fileURI,
            bAppendToFile,
            bUseSystemEncoding
        });
    }
}

/** A run of lines and curves: its start and its end, as texts that are equal for equal points. */ /**
 * Which runs enclose areas, alone or joined end to end, in any order and direction. Dead ends do not, nor do networks
 * with a point at which an odd number of runs meets. Linear time.
 *
 * @param runs the runs
 * @returns for each run, whether it is a part of closed contours
 */ function closedRuns(runs) {
    const left = new Set(runs.keys());
    const meeting = meetings(runs);
    const ends = [
        ...meeting.keys()
    ];
    for(let end = ends.pop(); end !== undefined; end = ends.pop()){
        const here = meeting.get(end) ?? new Set();
        if (here.size !== 1) continue;
        const [run] = here;
        if (runs[run].from === runs[run].to) continue;
        left.delete(run);
        const other = runs[run].from === end ? runs[run].to : runs[run].from;
        here.clear();
        meeting.get(other)?.delete(run);
        ends.push(other);
    }
    for (const net of nets(runs, meeting)){
        if (hasOddEnd(runs, net)) for (const run of net)left.delete(run);
    }
    return runs.map((_, index)=>left.has(index));
}
/** The runs that meet at each end. */ function meetings(runs) {
    const meeting = new Map();
    runs.forEach(({ from, to }, index)=>{
        for (const end of [
            from,
            to
        ])meeting.set(end, (meeting.get(end) ?? new Set()).add(index));
    });
    return meeting;
}
/** The connected components; each end is visited once. */ function nets(runs, meeting) {
    const seen = new Set();
    return [
        ...meeting.keys()
    ].flatMap((end)=>isNew(seen, end) ? [
            netAt(end, runs, meeting, seen)
        ] : []);
}
function netAt(start, runs, meeting, seen) {
    const ends = [
        start
    ];
    const net = new Set();
    for (const end of ends){
        for (const run of meeting.get(end) ?? []){
            net.add(run);
            for (const other of [
                runs[run].from,
                runs[run].to
            ])if (isNew(seen, other)) ends.push(other);
        }
    }
    return [
        ...net
    ];
}
function isNew(seen, end) {
    return seen.size < seen.add(end).size;
}
function hasOddEnd(runs, net) {
    const counts = new Map();
    for (const run of net){
        for (const end of [
            runs[run].from,
            runs[run].to
        ])counts.set(end, (counts.get(end) ?? 0) + 1);
    }
    return [
        ...counts.values()
    ].some((count)=>count % 2 === 1);
}

/** The result of `fl.drawingLayer.newPath()`: lines and curves, from which `makeShape` makes a shape. */ class Path extends HostObject {
    static{
        this.className = 'Path';
    }
    constructor(host){
        super(), this.host = host, this.pen = new (host_shown().PathPen)(IDENTITY$1), this.count = 0;
    }
    get nPts() {
        return this.count;
    }
    addPoint(x, y) {
        const [point] = checkPoints('addPoint', [
            x,
            y
        ]);
        this.goTo(point);
    }
    addCurve(xAnchor, yAnchor, x2, y2, x3, y3) {
        const [anchor, control, end] = checkPoints('addCurve', [
            xAnchor,
            yAnchor,
            x2,
            y2,
            x3,
            y3
        ]);
        this.goTo(anchor);
        this.pen.quadraticTo(control.x, control.y, end.x, end.y);
        this.count += 2;
    }
    addCubicCurve(xAnchor, yAnchor, x2, y2, x3, y3, x4, y4) {
        const points = checkPoints('addCubicCurve', [
            xAnchor,
            yAnchor,
            x2,
            y2,
            x3,
            y3,
            x4,
            y4
        ]);
        const [anchor, first, second, end] = points;
        this.goTo(anchor);
        this.pen.cubicTo(first.x, first.y, second.x, second.y, end.x, end.y);
        this.count += 3;
    }
    /** Draws a line back to the start of the contour; without points it does nothing. */ close() {
        if (this.start) this.goTo(this.start);
    }
    newContour() {
        this.start = undefined;
    }
    clear() {
        this.pen = new (host_shown().PathPen)(IDENTITY$1);
        this.start = undefined;
        this.count = 0;
    }
    /** Draws with the fill and stroke of the Tools panel on the document in front, and clears the path. */ makeShape(bSuppressFill = false, bSupressStroke = false) {
        const { active } = this.host;
        if (!active) throw new HostError('Path.makeShape: no document is open');
        const subpaths = this.pen.subpaths.filter(({ curves })=>curves.length > 0);
        const closed = closedRuns(subpaths.map(({ curves })=>runOf(curves)));
        const outlines = subpaths.map(({ curves }, i)=>({
                curves,
                isClosed: closed[i]
            }));
        host_editing().drawPath(active, outlines, {
            fill: bSuppressFill,
            stroke: bSupressStroke
        });
        this.clear();
    }
    /** Starts a contour, or draws a line to the point. */ goTo(point) {
        if (this.start) {
            this.pen.lineTo(point.x, point.y);
        } else {
            this.start = point;
            this.pen.moveTo(point.x, point.y);
        }
        this.count++;
    }
}
function runOf(curves) {
    const last = curves[curves.length - 1];
    return {
        from: `${curves[0].x0},${curves[0].y0}`,
        to: `${last.x1},${last.y1}`
    };
}
function checkPoints(method, numbers) {
    const checked = numbers.map((number)=>checkNumber(`Path.${method}`, number));
    return Array.from({
        length: checked.length / 2
    }, (_, i)=>({
            x: checked[2 * i],
            y: checked[2 * i + 1]
        }));
}

/**
 * `fl.drawingLayer`: the shapes that tools show while the mouse is dragged. There is no stage here, so nothing is
 * drawn.
 */ class DrawingLayer extends HostObject {
    static{
        this.className = 'DrawingLayer';
    }
    constructor(host){
        super(), this.host = host;
    }
    beginDraw(_persistentDraw = false) {
    // Nothing is shown.
    }
    endDraw() {
    // Nothing is shown.
    }
    beginFrame() {
    // Nothing is shown.
    }
    endFrame() {
    // Nothing is shown.
    }
    setColor(_color) {
    // Nothing is shown.
    }
    moveTo(x, y) {
        checkNumbers('moveTo', [
            x,
            y
        ]);
    }
    lineTo(x, y) {
        checkNumbers('lineTo', [
            x,
            y
        ]);
    }
    curveTo(xCtl, yCtl, xEnd, yEnd) {
        checkNumbers('curveTo', [
            xCtl,
            yCtl,
            xEnd,
            yEnd
        ]);
    }
    cubicCurveTo(x1Ctl, y1Ctl, x2Ctl, y2Ctl, xEnd, yEnd) {
        checkNumbers('cubicCurveTo', [
            x1Ctl,
            y1Ctl,
            x2Ctl,
            y2Ctl,
            xEnd,
            yEnd
        ]);
    }
    drawPath(path) {
        if (!(path instanceof Path)) throw new HostError('DrawingLayer.drawPath: expected a Path object');
    }
    newPath() {
        return new Path(this.host);
    }
}
function checkNumbers(method, numbers) {
    for (const number of numbers)checkNumber(`DrawingLayer.${method}`, number);
}

/** `fl.Math`. Matrices map a point to `(a x + c y + tx, b x + d y + ty)`. */ class HostMath extends HostObject {
    static{
        this.className = '_Math';
    }
    /** The matrix that maps first by `mat1`, then by `mat2`. */ concatMatrix(mat1, mat2) {
        checkFields('concatMatrix', 1, mat1, MATRIX);
        checkFields('concatMatrix', 2, mat2, MATRIX);
        return concat(mat2, mat1);
    }
    /** @throws HostError for a matrix without an inverse. */ invertMatrix(mat) {
        checkFields('invertMatrix', 1, mat, MATRIX);
        const inverse = invert(mat);
        if (!inverse) throw invalidArgument('invertMatrix', 1);
        return inverse;
    }
    pointDistance(pt1, pt2) {
        checkFields('pointDistance', 1, pt1, POINT);
        checkFields('pointDistance', 2, pt2, POINT);
        return Math.hypot(pt2.x - pt1.x, pt2.y - pt1.y);
    }
    transformPoint(matrix, point) {
        checkFields('transformPoint', 1, matrix, MATRIX);
        checkFields('transformPoint', 2, point, POINT);
        return apply(matrix, point);
    }
}
const MATRIX = [
    'a',
    'b',
    'c',
    'd',
    'tx',
    'ty'
];
const POINT = [
    'x',
    'y'
];
function checkFields(method, position, value, fields) {
    const held = value ?? {};
    if (fields.some((field)=>!Number.isFinite(held[field]))) throw invalidArgument(method, position);
}

/** Maximum size of all texts, in characters. */ const MAX_KEPT = 2 ** 26;
/** Memory that a line uses in addition to its characters, in characters. */ const LINE = 16;
/**
 * Texts that scripts printed. The oldest are dropped, so that a script which prints for hours does not fill the memory.
 */ class KeptLines {
    /** @param max - characters */ constructor(max = MAX_KEPT){
        this.max = max;
        this.lines = [];
        this.size = 0;
    }
    add(text) {
        this.lines.push(text);
        this.size += sizeOf$1(text);
        if (this.size > this.max) this.dropOldest();
    }
    clear() {
        this.lines.length = 0;
        this.size = 0;
    }
    /** Drops down to half of the maximum, so that not every new text causes it. The newest text always stays. */ dropOldest() {
        let count = 0;
        while(this.size > this.max / 2 && count < this.lines.length - 1)this.size -= sizeOf$1(this.lines[count++]);
        this.lines.splice(0, count);
    }
}
function sizeOf$1(text) {
    return text.length + LINE;
}

/**
 * `fl.outputPanel`: the text that scripts have traced since it was last cleared; only the newest part of a very long
 * text.
 */ class OutputPanel extends HostObject {
    static{
        this.className = 'OutputPanel';
    }
    constructor(host){
        super(), this.host = host, this.shown = new KeptLines();
    }
    /** Adds a line. Any value is shown by its string form, the script's own `toString` included. */ trace(message) {
        const text = String(message);
        this.shown.add(text);
        this.host.onTrace(text);
    }
    clear() {
        this.shown.clear();
    }
    save(fileURI, bAppendToFile = false, bUseSystemEncoding = false) {
        const text = this.shown.lines.map((line)=>`${line}\n`).join('');
        savePanel(this.host, 'outputPanel.save', text, {
            fileURI,
            bAppendToFile,
            bUseSystemEncoding
        });
    }
}

/**
 * Elements of a document that pass a test: those of the scenes and those of the symbols that instances there show. Each
 * symbol is searched once, through its first instance.
 */ function findObjects(document, test) {
    const objects = [];
    const seen = new Set();
    const search = (timeline, parent)=>{
        if (seen.has(timeline)) return;
        seen.add(timeline);
        for (const element of elementsOf(timeline)){
            const object = {
                ...element,
                timeline,
                parent
            };
            if (test(element.obj)) objects.push(object);
            const inner = element.obj.libraryItem?.timeline;
            if (inner) search(inner, object);
        }
    };
    for (const scene of document.timelines)search(scene, undefined);
    return objects;
}
/** Every element of every keyframe, and the members of groups. */ function* elementsOf(timeline) {
    for (const layer of timeline.layers){
        for (const keyframe of new Set(layer.frames)){
            for (const element of keyframe.elements){
                for (const obj of withMembers(element))yield {
                    obj,
                    keyframe,
                    layer
                };
            }
        }
    }
}
function* withMembers(element) {
    yield element;
    for (const member of element.members ?? [])yield* withMembers(member);
}

/**
 * `fl.selectElement`: shows the timeline and the frame of an element, and selects it.
 *
 * @param found An element, or an object with one in its `obj`.
 * @returns False for an element that cannot be selected.
 */ function selectElement(host, found, isEdited) {
    const element = elementIn(found);
    if (!element) throw invalidArgument('selectElement', 1);
    const { document, owner } = element;
    if (!(document instanceof Document) || !(owner instanceof Frame)) return false;
    host.activate(document);
    const timeline = owner.layer.timeline;
    if (document.getTimeline() !== timeline && !show(document, timeline)) return false;
    if (owner.layer.frameAt(timeline.currentFrame) !== owner) timeline.currentFrame = owner.startFrame;
    document.selectNone();
    document.setSelected(element, true);
    if (!document.isSelected(element)) return false;
    if (isEdited && element instanceof SymbolInstance) document.enterEditMode('inPlace');
    return true;
}
function elementIn(found) {
    if (found instanceof Element) return found;
    const inner = typeof found === 'object' && found !== null && 'obj' in found ? found.obj : undefined;
    return inner instanceof Element ? inner : undefined;
}
function show(document, timeline) {
    const scene = document.timelines.indexOf(timeline);
    if (scene < 0) return timeline.libraryItem !== null && document.library.editItem(timeline.libraryItem.name);
    document.currentTimeline = scene;
    document.editing.leaveAll();
    return true;
}

/** A value for `document.fileGUID`: 32 hexadecimal digits, as documents of Animate have them. */ function newFileGuid() {
    const digit = ()=>Math.floor(Math.random() * 16).toString(16).toUpperCase();
    return Array.from({
        length: 32
    }, digit).join('');
}

/** The parameters of themes in the reference (fl33). Their colours depend on the user's theme. */ const THEME_COLORS = [
    ...[
        'themeAppBackgroundColor',
        'themeItemSelectedColor',
        'themeItemHighlightedColor'
    ],
    ...[
        'themeHotTextNormalColor',
        'themeHotTextRolloverColor',
        'themeHotTextDisableColor'
    ],
    ...[
        'themeStaticTextNormalColor',
        'themeStaticTextDisableColor'
    ],
    ...[
        'themeTextEditNormalBackgroundColor',
        'themeTextEditDisableBackgroundColor'
    ],
    ...[
        'themeUseGradients',
        'themeEnableShading',
        'themeDividerLine',
        'themeDividerLineBevel'
    ],
    ...[
        'themeControlFocus',
        'themeControlBorderNormal',
        'themeControlBorderDisabled'
    ],
    ...[
        'themeControlFillNormal',
        'themeControlFillTopNormal',
        'themeControlFillBottomNormal'
    ],
    ...[
        'themeControlFillOver',
        'themeControlFillTopOver',
        'themeControlFillBottomOver'
    ],
    ...[
        'themeControlFillDown',
        'themeControlFillTopDown',
        'themeControlFillBottomDown'
    ],
    ...[
        'themeControlFillDisabled',
        'themeControlFillTopDisabled',
        'themeControlFillBottomDisabled'
    ],
    ...[
        'themeControlFillSelectedOver',
        'themeControlFillTopSelectedOver',
        'themeControlFillBottomSelectedOver'
    ],
    ...[
        'themeGenericIconNormal',
        'themeGenericIconShadowNormal'
    ],
    ...[
        'themeGenericIconDisabled',
        'themeGenericIconShadowDisabled'
    ]
];
/** The initial value of `fl.as3PackagePaths` (Adobe's reference, in its example). */ const PACKAGE_PATHS = '.;$(AppConfig)/ActionScript 3.0/Classes';
/** The user's preferences, as `fl` remembers them. They have no effect on documents. */ class Preferences extends HostObject {
    get as3PackagePaths() {
        return this.packagePaths;
    }
    set as3PackagePaths(value) {
        this.packagePaths = String(value);
    }
    resetAS3PackagePaths() {
        this.packagePaths = PACKAGE_PATHS;
    }
    get sourcePath() {
        return this.globalPaths.source;
    }
    set sourcePath(value) {
        this.globalPaths.source = String(value);
    }
    get libraryPath() {
        return this.globalPaths.library;
    }
    set libraryPath(value) {
        this.globalPaths.library = String(value);
    }
    get externalLibraryPath() {
        return this.globalPaths.externalLibrary;
    }
    set externalLibraryPath(value) {
        this.globalPaths.externalLibrary = String(value);
    }
    get flexSDKPath() {
        return this.globalPaths.flexSDK;
    }
    set flexSDKPath(value) {
        this.globalPaths.flexSDK = String(value);
    }
    get contactSensitiveSelection() {
        return this.isContactSensitive;
    }
    set contactSensitiveSelection(value) {
        this.isContactSensitive = Boolean(value);
    }
    get objectDrawingMode() {
        return this.drawsObjects;
    }
    set objectDrawingMode(value) {
        this.drawsObjects = Boolean(value);
    }
    /** Remembered; a warning about long scripts does not exist here. */ showIdleMessage(show) {
        this.warnsOfLongScripts = show;
    }
    /** In megabytes. */ get publishCacheDiskSizeMax() {
        return this.cacheSize('publishCacheDiskSizeMax');
    }
    set publishCacheDiskSizeMax(value) {
        this.setCacheSize('publishCacheDiskSizeMax', value);
    }
    /** In megabytes. */ get publishCacheMemorySizeMax() {
        return this.cacheSize('publishCacheMemorySizeMax');
    }
    set publishCacheMemorySizeMax(value) {
        this.setCacheSize('publishCacheMemorySizeMax', value);
    }
    /** In kilobytes. */ get publishCacheMemoryEntrySizeLimit() {
        return this.cacheSize('publishCacheMemoryEntrySizeLimit');
    }
    set publishCacheMemoryEntrySizeLimit(value) {
        this.setCacheSize('publishCacheMemoryEntrySizeLimit', value);
    }
    get publishCacheEnabled() {
        if (this.isCacheEnabled === undefined) throw notImplemented('Flash.publishCacheEnabled before it was set');
        return this.isCacheEnabled;
    }
    set publishCacheEnabled(value) {
        this.isCacheEnabled = Boolean(value);
    }
    clearPublishCache() {
    // The cache is always empty, as nothing is published.
    }
    /** Accepted without effect: no preference that a script can read is set so. */ setPrefBoolean(keySection, keyName, _keyValue) {
        checkText('setPrefBoolean: section', keySection);
        checkText('setPrefBoolean: name', keyName);
    }
    getThemeColorParameters() {
        return [
            ...THEME_COLORS
        ];
    }
    cacheSize(member) {
        const size = this.cacheSizes[member];
        if (size === undefined) throw notImplemented(`Flash.${member} before it was set`);
        return size;
    }
    setCacheSize(member, value) {
        this.cacheSizes[member] = Math.trunc(checkNumber(`Flash.${member}`, value, 0));
    }
    constructor(...args){
        super(...args), this.packagePaths = PACKAGE_PATHS, this.isContactSensitive = false, this.globalPaths = {
            source: '',
            library: '',
            externalLibrary: '',
            flexSDK: ''
        }, this.drawsObjects = false, this.cacheSizes = {}, this.warnsOfLongScripts = true;
    }
}

/** `fl`, also called `flash` and, in Animate, `an`: the program itself. */ class Flash extends Preferences {
    static{
        this.className = 'Flash';
    }
    constructor(host){
        super(), this.host = host, this.math = new HostMath();
        this.panel = new OutputPanel(host);
        this.errors = new CompilerErrors(host);
        this.actions = new ActionsPanel(host);
        this.dialogue = new XmlUi(host);
        this.drawing = new DrawingLayer(host);
    }
    get xmlui() {
        return this.dialogue;
    }
    get documents() {
        return [
            ...this.host.documents
        ];
    }
    get outputPanel() {
        return this.panel;
    }
    get compilerErrors() {
        return this.errors;
    }
    get actionsPanel() {
        return this.actions;
    }
    get drawingLayer() {
        return this.drawing;
    }
    /** The same exporter at each reading. */ get spriteSheetExporter() {
        this.exporter ??= this.host.newSpriteSheetExporter();
        return this.exporter;
    }
    get Math() {
        return this.math;
    }
    /** The platform as scripts test it (`WIN` or `MAC`, which says whether paths begin with `/`), then the release. */ get version() {
        const release = this.host.options.era === 'cs6' ? '12,0,0,0' : '22,0,0,0';
        return `${this.host.files.platform.isWindows ? 'WIN' : 'MAC'} ${release}`;
    }
    get languageCode() {
        return 'en_US';
    }
    /** With a closing separator, so that the URI of this path is `configURI`, as in Adobe's reference. */ get configDirectory() {
        const { configDirectory, roots } = this.host.options;
        const { paths } = this.host.files.platform;
        const folder = configDirectory ?? (roots.length > 0 ? paths.join(roots[0], 'Configuration') : undefined);
        if (folder !== undefined) return paths.join(paths.resolve(folder), paths.sep);
        throw new HostError('fl.configDirectory: the host has no folder for it (options configDirectory, roots)');
    }
    get configURI() {
        return pathToUri(this.configDirectory, this.host.files.platform);
    }
    /** The running script, or its caller (switch `scriptURI`). Empty outside scripts. */ get scriptURI() {
        const file = this.host.namedScript;
        return file === undefined ? '' : this.host.files.toUri(file);
    }
    /** Files opened by this host, the latest first. */ get mruRecentFileList() {
        return [
            ...this.host.opened
        ].reverse();
    }
    get mruRecentFileListType() {
        const { paths } = this.host.files.platform;
        return this.mruRecentFileList.map((file)=>paths.extname(file).slice(1).toLowerCase());
    }
    /** No panel was ever opened. */ get swfPanels() {
        return [];
    }
    getDocumentDOM() {
        return this.host.active;
    }
    findDocumentDOM(id) {
        return this.host.documents.find((document)=>document.id === id) ?? null;
    }
    /** The indices of the open documents of that name. */ findDocumentIndex(name) {
        return this.host.documents.flatMap((document, index)=>document.name === name ? [
                index
            ] : []);
    }
    setActiveWindow(document) {
        this.host.activate(checkDocument('setActiveWindow', document));
    }
    /** Makes a new empty document the active one. Only ActionScript documents exist here. */ createDocument(docType = 'timeline') {
        if (docType !== 'timeline') throw notImplemented(`Flash.createDocument("${docType}")`);
        return this.newDocument();
    }
    /**
   * Opens the document in that file unless it is open, and makes it the active one. An empty file becomes a new
   * document.
   */ openDocument(fileURI) {
        const file = this.host.files.resolve(fileURI, 'fl.openDocument');
        const stat = this.host.files.platform.disk.stat(file);
        const isEmpty = stat?.isFile === true && stat.size === 0 && /\.fla$/i.test(file);
        if (!isEmpty) return this.host.open(file);
        const document = this.newDocument(this.host.files.platform.paths.basename(file));
        document.location = file;
        return document;
    }
    newDocument(name) {
        return this.host.create(name, {
            fileGUID: newFileGuid()
        });
    }
    closeDocument(document, bPromptToSaveChanges = true) {
        checkDocument('closeDocument', document).close(bPromptToSaveChanges);
    }
    closeAll(bPromptToSave = true) {
        for (const document of this.documents)document.close(bPromptToSave);
    }
    /** No movie was ever tested. */ closeAllPlayerDocuments() {
        return false;
    }
    saveDocument(document, fileURI) {
        const saved = this.documentOrActive('saveDocument', document);
        if (fileURI == null) return this.host.saveInPlace(saved);
        return this.host.saveForScript(saved, fileURI, 'fl.saveDocument');
    }
    /** Asks for the file. */ saveDocumentAs(document) {
        return this.host.saveAs(this.documentOrActive('saveDocumentAs', document));
    }
    saveAll() {
        for (const document of this.documents)document.save(true);
    }
    /** Reads the document without opening it; false if it does not have a profile of that name. */ publishDocument(flaURI, publishProfile) {
        return this.host.publishAside(this.host.files.resolve(flaURI, 'fl.publishDocument'), publishProfile);
    }
    /** The profile of a document that need not be open; by default the current one. */ exportPublishProfileString(ucfURI, profileName) {
        const document = this.host.read(this.host.files.resolve(ucfURI, 'fl.exportPublishProfileString'));
        return document.exportPublishProfileString(profileName);
    }
    revertDocument(document) {
        return checkDocument('revertDocument', document).revert();
    }
    findObjectInDocByName(instanceName, document) {
        return findObjects(checkDocument('findObjectInDocByName', document, 2), ({ name })=>name === instanceName);
    }
    findObjectInDocByType(elementType, document) {
        const searched = checkDocument('findObjectInDocByType', document, 2);
        return findObjects(searched, (element)=>element.elementType === elementType);
    }
    /**
   * Takes the element itself, or a result of `findObjectInDocByName`. With `editMode` the symbol of an instance is
   * opened.
   */ selectElement(elementObject, editMode) {
        return selectElement(this.host, elementObject, Boolean(editMode));
    }
    /** Copies an instance of an item, of a document that is not opened for this; `document.clipPaste` pastes it. */ copyLibraryItem(fileURI, libraryItemPath) {
        const file = this.host.files.find(fileURI);
        if (file === undefined || !this.host.files.platform.disk.exists(file)) return false;
        const source = this.host.documents.find(({ path })=>path === file) ?? this.host.read(file);
        const item = source.library.find(String(libraryItemPath));
        const node = item && host_editing().newInstance(item);
        if (!node) return false;
        this.host.clipboard.elements = {
            list: XmlNode.create('elements', {}, [
                node
            ]),
            source
        };
        this.host.clipboard.text = undefined;
        return true;
    }
    isFontInstalled(fontName) {
        return this.host.hasFont(String(fontName));
    }
    /** Closes all documents; the running script continues to its end. */ quit(bPromptIfNeeded = true) {
        this.closeAll(bPromptIfNeeded);
    }
    /** The function's result as a text, if a function is named; it gets the caller's own objects. */ runScript(fileURI, funcName, ...args) {
        const invalid = invalidArgument('runScript', 1);
        if (!String(fileURI).startsWith('file:')) throw invalid;
        const file = this.host.files.resolve(String(fileURI), 'fl.runScript');
        if (!this.host.files.platform.disk.exists(file)) throw new HostError(`${invalid.message} There is no file ${file}.`);
        const name = funcName == null ? undefined : String(funcName);
        return this.host.runApart(file, name, args);
    }
    trace(message) {
        this.panel.trace(message);
    }
    fileExists(fileURI) {
        const file = this.host.files.find(fileURI);
        return file !== undefined && this.host.files.platform.disk.exists(file);
    }
    browseForFileURL(browseType, title = 'Select file') {
        if (!/^(open|select|save)$/.test(browseType)) throw invalidArgument('browseForFileURL', 1);
        return this.uriFrom(this.host.ask({
            kind: 'browseForFileURL',
            text: String(title)
        }));
    }
    browseForFolderURL(description = 'Select Folder.') {
        return this.uriFrom(this.host.ask({
            kind: 'browseForFolderURL',
            text: String(description)
        }));
    }
    xmlPanel(xmlURI) {
        return this.host.xmlPanel(xmlURI);
    }
    xmlPanelFromString(xmlString) {
        return this.host.dialogues.showPanel(String(xmlString), 'xmlPanelFromString');
    }
    clipCopyString(string) {
        this.host.clipboard.text = String(string);
        this.host.clipboard.elements = undefined;
    }
    /** Tools have no effect on documents. */ selectTool(toolName) {
        if (typeof toolName !== 'string') throw invalidArgument('selectTool', 1);
    }
    reloadTools() {
    // There is no Tools panel.
    }
    /** Texts are not displayed. */ openScript(fileURI) {
        if (typeof fileURI !== 'string') throw invalidArgument('openScript', 1);
    }
    /** Nothing is debugged. */ toggleBreakpoint(fileURI, line, _enable) {
        if (typeof fileURI !== 'string') throw invalidArgument('toggleBreakpoint', 1);
        if (typeof line !== 'number') throw invalidArgument('toggleBreakpoint', 2);
    }
    addEventListener(eventType, callbackFunction) {
        return this.host.addListener(eventType, callbackFunction);
    }
    removeEventListener(eventType, id) {
        return this.host.events.remove(eventType, id);
    }
    /** The answer to a file dialogue as a URI; a path is accepted too. */ uriFrom(answer) {
        if (typeof answer !== 'string') return null;
        return /^file:/i.test(answer) ? answer : this.host.files.toUri(answer);
    }
    documentOrActive(method, document) {
        return checkDocument(method, document ?? this.host.active);
    }
}
function checkDocument(method, value, position = 1) {
    if (value instanceof Document) return value;
    throw invalidArgument(method, position);
}

/**
 * A file mask as a RegExp for whole names: `*` stands for one or more characters, `?` for one, as in `FLfile`; ignores
 * case.
 */ function maskToRegExp(mask) {
    const source = mask.replace(/[.+^${}()|[\]\\]/g, '\\$&').replace(/\*+/g, '.+').replace(/\?/g, '.');
    return new RegExp(`^${source}$`, 'i');
}

const WRITABLE$2 = 0o200;
/** Midnight GMT on December 31, 1969: the date of a missing file in Adobe's reference. */ const NO_DATE = Date.UTC(1969, 11, 31);
/**
 * The global `FLfile`: files on disk, inside the host's folders. A text that is not a `file:///` URI counts as a
 * missing file: scripts rely on `false` and `null`. Files outside the folders count as missing; writing there throws.
 */ class FLfile extends HostObject {
    static{
        this.className = 'FLfileClass';
    }
    constructor(files){
        super(), this.files = files;
    }
    copy(fileURI, copyURI) {
        const from = this.files.find(fileURI);
        const to = this.files.findToWrite(copyURI, 'FLfile.copy');
        if (from === undefined || to === undefined) return false;
        return succeeds(()=>this.disk.copy(from, to));
    }
    /** Refused: a host that runs untrusted scripts does not start programs. */ runCommandLine(_command) {
        throw new HostError('FLfile.runCommandLine: this host does not start programs; do that part outside the script');
    }
    /** Creates the folder and those above it; false if it exists already. */ createFolder(folderURI) {
        const folder = this.files.findToWrite(folderURI, 'FLfile.createFolder');
        return folder !== undefined && !this.disk.exists(folder) && succeeds(()=>this.disk.makeFolder(folder));
    }
    exists(fileURI) {
        const file = this.files.find(fileURI);
        return file !== undefined && this.disk.exists(file);
    }
    /** `R` read-only, `D` folder; the letters that only Windows has are never given. */ getAttributes(fileOrFolderURI) {
        const stat = this.stat(fileOrFolderURI);
        if (!stat) return '';
        return (stat.mode & WRITABLE$2 ? '' : 'R') + (stat.isFolder ? 'D' : '');
    }
    /** Seconds since 1970 as eight hexadecimal digits. */ getCreationDate(fileOrFolderURI) {
        return toHexSeconds(this.stat(fileOrFolderURI)?.createdMs);
    }
    getCreationDateObj(fileOrFolderURI) {
        return new Date(this.stat(fileOrFolderURI)?.createdMs ?? NO_DATE);
    }
    getModificationDate(fileOrFolderURI) {
        return toHexSeconds(this.stat(fileOrFolderURI)?.modifiedMs);
    }
    getModificationDateObj(fileOrFolderURI) {
        return new Date(this.stat(fileOrFolderURI)?.modifiedMs ?? NO_DATE);
    }
    /** Bytes; 0 for a missing file. */ getSize(fileURI) {
        const stat = this.stat(fileURI);
        return stat?.isFile ? stat.size : 0;
    }
    /** Names in a folder, sorted; the last part of the URI may be a mask with `*` and `?`. */ listFolder(folderURI, filesOrDirectories) {
        const target = this.files.find(folderURI);
        if (target === undefined) return [];
        const { platform } = this.files;
        const { paths } = platform;
        const isMask = /[*?]/.test(paths.basename(target)) && !this.disk.exists(target);
        const mask = isMask ? maskToRegExp(paths.basename(target)) : /^/;
        const folder = isMask ? paths.dirname(target) : target;
        return this.namesIn(folder).filter((name)=>mask.test(name) && isWanted(this.disk.stat(paths.join(folder, name)), filesOrDirectories));
    }
    /** A URI stays as it is: scripts pass the file names of a stack, which are URIs. */ platformPathToURI(fileName) {
        const name = checkText('FLfile.platformPathToURI', fileName);
        if (/^file:\/\/\//i.test(name)) return name;
        return pathToUri(name, this.files.platform);
    }
    /** The file's text (UTF-8, or UTF-16 with a byte order mark), or null if it cannot be read. */ read(fileURI) {
        const file = this.files.find(fileURI);
        if (file === undefined) return null;
        try {
            return host_errors.decodeText(this.disk.read(file));
        } catch  {
            return null;
        }
    }
    /** Deletes a file, or a folder and its content; false, and nothing is deleted, if anything in it is read-only. */ remove(fileOrFolderURI) {
        const target = this.files.findToRemove(fileOrFolderURI, 'FLfile.remove');
        if (target === undefined || this.files.isRoot(target) || !this.isRemovable(target)) return false;
        return succeeds(()=>this.disk.removeAll(target));
    }
    /** `N`, `R`, `W`; `A`, `H` and `V` have a meaning on Windows only and are accepted without effect. */ setAttributes(fileURI, strAttrs) {
        const file = this.files.findToWrite(fileURI, 'FLfile.setAttributes');
        if (file === undefined) return false;
        const letters = String(strAttrs).toUpperCase();
        if (!/^[NARWHV]+$/.test(letters)) return false;
        const stat = this.disk.stat(file);
        if (!stat) return false;
        if (/[NW]/.test(letters)) return succeeds(()=>this.disk.setMode(file, stat.mode | WRITABLE$2));
        return !letters.includes('R') || succeeds(()=>this.disk.setMode(file, stat.mode & ~0o222));
    }
    uriToPlatformPath(fileURI) {
        return this.files.toPath(fileURI, 'FLfile.uriToPlatformPath');
    }
    /** Writes UTF-8; the folder must exist, and the file must not be read-only. */ write(fileURI, textToWrite, strAppendMode) {
        const file = this.files.findToWrite(fileURI, 'FLfile.write');
        if (file === undefined) return false;
        if (strAppendMode !== undefined && strAppendMode !== 'append') {
            throw new HostError(`FLfile.write: expected "append" or nothing, got ${JSON.stringify(strAppendMode)}`);
        }
        const text = String(textToWrite);
        // The system would let the administrator write.
        const stat = this.disk.stat(file);
        if (stat && (stat.mode & WRITABLE$2) === 0) return false;
        return succeeds(()=>strAppendMode ? this.disk.append(file, text) : writeFile(this.files.platform, file, text));
    }
    get disk() {
        return this.files.platform.disk;
    }
    stat(uri) {
        const file = this.files.find(uri);
        return file === undefined ? undefined : this.disk.stat(file);
    }
    namesIn(folder) {
        if (!this.disk.stat(folder)?.isFolder) return [];
        return this.disk.list(folder).map(({ name })=>name);
    }
    isRemovable(target) {
        const stat = this.disk.linkStat(target);
        if (!stat) return false;
        if (!stat.isFolder) return stat.isLink || (stat.mode & WRITABLE$2) !== 0;
        const { paths } = this.files.platform;
        return this.namesIn(target).every((name)=>this.isRemovable(paths.join(target, name)));
    }
}
function succeeds(action) {
    try {
        action();
        return true;
    } catch  {
        return false;
    }
}
function toHexSeconds(milliseconds = 0) {
    return Math.floor(milliseconds / 1000).toString(16).toUpperCase().padStart(8, '0');
}
function isWanted(stat, kind) {
    if (!stat) return false;
    if (kind === 'files') return stat.isFile;
    return kind !== 'directories' || stat.isFolder;
}

/** The events that scripts may listen to (Adobe's reference, fl.addEventListener). */ const EVENTS = [
    ...[
        'documentNew',
        'documentOpened',
        'documentClosed',
        'documentChanged',
        'mouseMove',
        'layerChanged'
    ],
    ...[
        'timelineChanged',
        'frameChanged',
        'prePublish',
        'postPublish',
        'selectionChanged',
        'dpiChanged'
    ]
];
/** The listeners that scripts added to `fl`. */ class Events {
    /** @param onAdd - receives the type of each new listener */ constructor(onAdd = ()=>undefined){
        this.onAdd = onAdd;
        this.listeners = [];
        this.lastId = 0;
    }
    /** Returns the number for removing the listener. */ add(type, listener) {
        if (typeof listener !== 'function') {
            throw new HostError('addEventListener: Argument number 2 is invalid.');
        }
        this.listeners.push({
            id: ++this.lastId,
            type: checkType('addEventListener', type),
            listener: listener
        });
        this.onAdd(type);
        return this.lastId;
    }
    remove(type, id) {
        checkType('removeEventListener', type);
        const index = this.listeners.findIndex((entry)=>entry.type === type && entry.id === id);
        if (index >= 0) this.listeners.splice(index, 1);
        return index >= 0;
    }
    dispatch(type) {
        for (const entry of [
            ...this.listeners
        ]){
            // Called alone: as a method it would get the entry, an object of the host's realm, as `this`.
            const { listener } = entry;
            if (entry.type === type) listener();
        }
    }
}
function checkType(method, type) {
    const listed = EVENTS.find((event)=>event === type);
    if (listed) return listed;
    throw new HostError(`${method}: Argument number 1 is invalid.`);
}

/** The events about the active document, in the order in which they are raised. */ const STAGE_EVENTS = [
    'timelineChanged',
    'layerChanged',
    'frameChanged',
    'selectionChanged'
];
/**
 * Raises the events of the stage for changes that scripts make: after the member that caused them has returned. Changes
 * by listeners do not raise events, so that there is no endless loop. It compares the state after each call; no other
 * code needs to know about events.
 */ class StageEvents {
    constructor(events, active){
        this.events = events;
        this.active = active;
        this.isDispatching = false;
        this.before = this.read();
    }
    /** Must be called after each call of a script that may change something. */ look() {
        if (this.isDispatching) return;
        const { before } = this;
        const now = this.read();
        this.before = now;
        // A change of the active document has its own event.
        if (!before || !now || before.document !== now.document) return;
        this.isDispatching = true;
        try {
            for (const type of changesBetween(before, now))this.events.dispatch(type);
        } finally{
            this.isDispatching = false;
            this.before = this.read();
        }
    }
    read() {
        const document = this.active();
        if (!document || document.isStale) return undefined;
        const timeline = document.getTimeline();
        const { layers, currentLayer, currentFrame } = timeline;
        const selection = document.selectedElements.map(({ node })=>node);
        return {
            document,
            timeline,
            layer: layers[currentLayer]?.node,
            frame: currentFrame,
            selection
        };
    }
}
function changesBetween(before, now) {
    const isTimeline = before.timeline !== now.timeline;
    const happened = {
        timelineChanged: isTimeline,
        layerChanged: before.layer !== now.layer,
        frameChanged: isTimeline || before.frame !== now.frame,
        selectionChanged: before.selection.length !== now.selection.length || before.selection.some((node, index)=>node !== now.selection[index])
    };
    return STAGE_EVENTS.filter((type)=>happened[type]);
}
/** Starts to compare once a listener of such an event is added. */ function watchStage(host, type) {
    if (host.realm.onChange || !STAGE_EVENTS.some((event)=>event === type)) return;
    const stage = new StageEvents(host.events, ()=>host.active);
    host.realm.onChange = ()=>{
        stage.look();
    };
}

/** Saves documents for scripts if allowed: without the option `canSave` they only get a warning. */ class SavingByScripts {
    constructor(host, files, canSave){
        this.host = host;
        this.files = files;
        this.canSave = canSave;
    }
    /** True if scripts may save; otherwise warns that they may not. */ isAllowed(document, method) {
        if (!this.canSave) this.host.warn(`${method}: ${document.name} is not saved without --save (option canSave)`);
        return this.canSave;
    }
    /** Asks where to save a document, and saves it there. False when the dialogue is cancelled. */ saveAs(document) {
        if (!this.isAllowed(document, 'fl.saveDocumentAs')) return false;
        const uri = this.host.askForFile(`Save ${document.name} as`);
        return uri !== null && this.saveAt(document, uri, 'fl.saveDocumentAs');
    }
    /**
   * Saves a document at a URI; without one, at its own path. Scripts must be allowed to write what the name means: for
   * an `.xfl` file, its folder.
   *
   * @throws HostError if they are not; DocumentError if it cannot be written
   */ saveAt(document, uri, method) {
        const file = uri === undefined ? undefined : this.files.resolve(uri, method);
        if (!this.isAllowed(document, method)) return false;
        const target = targetOf(document, file);
        this.files.checkToWrite(target.path, method);
        return saveTo(document, target, {});
    }
    /** Saves a document at its own path, changed or not; asks for the path of one that has none. */ saveInPlace(document) {
        if (document.location === undefined) return this.saveAs(document);
        return this.saveAt(document, undefined, 'fl.saveDocument');
    }
}

/** The calls that publish a whole document, for events. */ const WHOLE = new Set([
    'Document.publish',
    'fl.publishDocument'
]);
/** Publishing by scripts: refused, unless the host's option is to note it and continue, or to write it. */ class PublishingByScripts {
    constructor(options, events, files, write){
        this.options = options;
        this.events = events;
        this.files = files;
        this.write = write;
        /** The publications of scripts, written or only noted. */ this.noted = [];
        if (options.publishing === 'write' && write === undefined) throw new TypeError("publishing: 'write' needs Node; in a page, use 'note' or 'refuse'");
    }
    get canNote() {
        return this.options.publishing !== 'refuse';
    }
    /** @throws NotImplemented if publishing is refused */ note(publication) {
        this.perform(publication, ()=>publication);
    }
    /** @throws NotImplemented if publishing is refused; HostError for a path that scripts may not touch */ publish(document, request) {
        const { publication } = request;
        const write = this.options.publishing === 'write' ? this.write : undefined;
        this.perform(publication, ()=>write ? {
                ...publication,
                files: write(document, request, this.files)
            } : publication);
    }
    /** Publishes a document that is not open. False for a profile that it does not have. */ publishAside(document, profile) {
        if (profile !== undefined && !document.publishing.use(profile)) return false;
        document.publishAs('fl.publishDocument');
        return true;
    }
    perform({ by }, action) {
        if (!this.canNote) throw notImplemented(`${by} (publishing: 'note' or --publish=note notes it and continues)`);
        const isWhole = WHOLE.has(by);
        if (isWhole) this.events.dispatch('prePublish');
        const publication = action();
        this.noted.push(publication);
        this.options.onPublish?.(publication);
        if (isWhole) this.events.dispatch('postPublish');
    }
}

const ALGORITHMS$1 = [
    'basic',
    'maxRects'
];
const LAYOUTS = [
    'JSON',
    'JSON-Array',
    'Starling',
    'Sparrow v1',
    'Sparrow v2'
];
/** Adobe's reference: sizes are clipped to this. */ const LARGEST$1 = 8192;
/** The size of a sheet without `autoSize`, until a script sets another. */ const FIXED = 512;
/**
 * Packs symbols and bitmaps onto one picture: the object that scripts make by `new SpriteSheetExporter`. A symbol is
 * drawn when it is added, as scripts delete it before they export.
 */ class SpriteSheetExporter extends HostObject {
    static{
        this.className = 'SpriteSheetExporter';
    }
    static{
        /** Published exporters assign `format` and `canStackDuplicateFrames`, and continue. */ this.ignoresReadOnly = true;
    }
    constructor(host){
        super(), this.host = host, this.entries = [], this.packing = 'basic', this.layout = 'JSON', this.switches = {
            rotate: false,
            trim: true,
            autoSize: true,
            stack: true
        }, this.sizes = {
            border: 0,
            shape: 0,
            width: FIXED,
            height: FIXED,
            maxWidth: LARGEST$1,
            maxHeight: LARGEST$1
        }, this.imageName = '';
    }
    /** Kept; frames are packed by maximal rectangles in both cases. */ get algorithm() {
        return this.packing;
    }
    set algorithm(value) {
        this.packing = checkChoice('SpriteSheetExporter.algorithm', value, ALGORITHMS$1);
    }
    get layoutFormat() {
        return this.layout;
    }
    set layoutFormat(value) {
        const name = checkText('SpriteSheetExporter.layoutFormat', value);
        if (!LAYOUTS.includes(name)) throw new NotImplemented(`SpriteSheetExporter.layoutFormat "${name}"`);
        this.layout = name;
    }
    get allowRotate() {
        return this.switches.rotate;
    }
    set allowRotate(value) {
        this.change(()=>this.switches.rotate = Boolean(value));
    }
    get allowTrimming() {
        return this.switches.trim;
    }
    set allowTrimming(value) {
        this.change(()=>this.switches.trim = Boolean(value));
    }
    get autoSize() {
        return this.switches.autoSize;
    }
    set autoSize(value) {
        this.change(()=>this.switches.autoSize = Boolean(value));
    }
    get stackDuplicateFrames() {
        return this.switches.stack;
    }
    set stackDuplicateFrames(value) {
        this.change(()=>this.switches.stack = Boolean(value));
    }
    get borderPadding() {
        return this.sizes.border;
    }
    set borderPadding(value) {
        this.setSize('border', 'borderPadding', value, 0);
    }
    get shapePadding() {
        return this.sizes.shape;
    }
    set shapePadding(value) {
        this.setSize('shape', 'shapePadding', value, 0);
    }
    get maxSheetWidth() {
        return this.sizes.maxWidth;
    }
    set maxSheetWidth(value) {
        this.setSize('maxWidth', 'maxSheetWidth', value, 1);
    }
    get maxSheetHeight() {
        return this.sizes.maxHeight;
    }
    set maxSheetHeight(value) {
        this.setSize('maxHeight', 'maxSheetHeight', value, 1);
    }
    /** Read-only while `autoSize` is true: then it is the size that the frames need. */ get sheetWidth() {
        return this.autoSize ? this.sheet?.width ?? 0 : this.sizes.width;
    }
    set sheetWidth(value) {
        if (!this.autoSize) this.setSize('width', 'sheetWidth', value, 1);
    }
    get sheetHeight() {
        return this.autoSize ? this.sheet?.height ?? 0 : this.sizes.height;
    }
    set sheetHeight(value) {
        if (!this.autoSize) this.setSize('height', 'sheetHeight', value, 1);
    }
    get overflowed() {
        return this.entries.length > 0 && this.sheet === null;
    }
    get canRotate() {
        return true;
    }
    get canTrim() {
        return true;
    }
    get canShapePad() {
        return true;
    }
    get canBorderPad() {
        return true;
    }
    get canStackDuplicateFrames() {
        return true;
    }
    get app() {
        return this.host.options.era === 'cs6' ? 'Adobe Flash CS6' : 'Adobe Animate';
    }
    get version() {
        return this.host.options.era === 'cs6' ? '12.0.0.0' : '22.0.0.0';
    }
    get format() {
        return 'RGBA8888';
    }
    /** The name of the last exported picture. */ get image() {
        return this.imageName;
    }
    beginExport() {
        this.change(()=>this.entries = []);
    }
    addSymbol(symbol, name, beginFrame, endFrame) {
        const item = symbolOf(symbol);
        if (!item) throw new HostError('SpriteSheetExporter.addSymbol: expected a symbol or an instance of one');
        const called = name === undefined || name === '' ? leafOf(item.name) : checkText('SpriteSheetExporter.addSymbol', name);
        const frames = this.framesOf(item, called, beginFrame, endFrame);
        this.change(()=>this.entries.push({
                item,
                frames
            }));
        return true;
    }
    changeSymbol(symbol, beginFrame, endFrame) {
        const item = symbolOf(symbol);
        const entry = this.entries.find((other)=>other.item === item);
        if (!entry || !(item instanceof SymbolItem)) return false;
        const [first] = entry.frames;
        const called = first ? first.name.replace(/\d{4}$/, '') : leafOf(item.name);
        const frames = this.framesOf(item, called, beginFrame, endFrame);
        this.change(()=>entry.frames = frames);
        return true;
    }
    removeSymbol(symbol) {
        return this.remove(symbolOf(symbol));
    }
    addBitmap(bitmap) {
        const item = itemOf(bitmap);
        if (!(item instanceof BitmapItem)) throw new HostError('SpriteSheetExporter.addBitmap: expected a bitmap');
        const frames = this.host.pictures.cut(documentOf(item), item, leafOf(item.name));
        this.change(()=>this.entries.push({
                item,
                frames
            }));
    }
    removeBitmap(bitmap) {
        this.remove(itemOf(bitmap));
    }
    /** See Adobe's reference. Returns the data; an empty text if the frames do not fit. */ exportSpriteSheet(path, imageFormat, writeMetaData = true) {
        const uri = checkText('SpriteSheetExporter.exportSpriteSheet', path).replace(/\.(png|json|xml)$/i, '');
        checkFormat(imageFormat);
        this.imageName = `${decodeURIComponent(uri.slice(uri.lastIndexOf('/') + 1))}.png`;
        this.packed = undefined;
        const { sheet } = this;
        if (!sheet) return '';
        this.host.pictures.write(`${uri}.png`, sheet.png, 'SpriteSheetExporter.exportSpriteSheet');
        if (writeMetaData) {
            this.host.pictures.write(`${uri}.${sheet.ending}`, sheet.data, 'SpriteSheetExporter.exportSpriteSheet');
        }
        return sheet.data;
    }
    framesOf(item, name, begin, end) {
        const count = item.timeline.frameCount;
        const first = checkNumber('SpriteSheetExporter.addSymbol', begin ?? 1, 0, count);
        const last = checkNumber('SpriteSheetExporter.addSymbol', end ?? count, 0);
        return this.host.pictures.cut(documentOf(item), item, name, [
            Math.max(0, first - 1),
            Math.min(Math.max(last, first, 1), count) - 1
        ]);
    }
    remove(item) {
        const index = this.entries.findIndex((entry)=>entry.item === item);
        if (index >= 0) this.change(()=>this.entries.splice(index, 1));
        return index >= 0;
    }
    /** Null if the frames do not fit. */ get sheet() {
        if (this.packed === undefined) {
            const { border, shape, width, height, maxWidth, maxHeight } = this.sizes;
            const { rotate, trim, stack, autoSize } = this.switches;
            this.packed = this.host.pictures.sheet(this.entries.flatMap(({ frames })=>frames), {
                ...{
                    layout: this.layout,
                    image: this.imageName,
                    rotate,
                    trim,
                    stack,
                    border,
                    padding: shape
                },
                width: autoSize ? maxWidth : width,
                height: autoSize ? maxHeight : height
            }) ?? null;
        }
        return this.packed;
    }
    change(action) {
        action();
        this.packed = undefined;
    }
    setSize(key, member, value, least) {
        const size = Math.trunc(checkNumber(`SpriteSheetExporter.${member}`, value, least));
        this.change(()=>this.sizes[key] = Math.min(size, LARGEST$1));
    }
}
function itemOf(object) {
    if (!(object instanceof Element)) return object;
    return object.libraryItem ?? undefined;
}
function symbolOf(object) {
    const item = itemOf(object);
    return item instanceof SymbolItem ? item : undefined;
}
function documentOf(item) {
    const { document } = item.library;
    if (document instanceof DocumentCore) return document;
    throw new HostError('the item belongs to no document');
}
function checkFormat(value) {
    const format = typeof value === 'object' && value !== null ? value.format : value;
    if (format === undefined || format === 'png') return;
    if (format === 'jpg') throw new NotImplemented('SpriteSheetExporter.exportSpriteSheet with "jpg"');
    throw new HostError('SpriteSheetExporter.exportSpriteSheet: expected "png" or "jpg" as image format');
}

const ALGORITHMS = [
    'basic',
    'maxRects'
];
const FORMATS = [
    'RGB8888',
    'RGB8'
];
const LARGEST = 8192;
/** Writes a symbol as a texture atlas: the object that scripts make by `new TextureAtlasExporter`. */ class TextureAtlasExporter extends HostObject {
    static{
        this.className = 'TextureAtlasExporter';
    }
    constructor(host){
        super(), this.host = host, this.packing = 'maxRects', this.picture = 'RGB8888', this.place = '', this.hasOverflowed = false, this.switches = {
            rotate: false,
            autoSize: true,
            trim: true,
            optimize: false,
            flatten: false
        }, this.sizes = {
            border: 0,
            shape: 0,
            width: 2048,
            height: 2048,
            resolution: 1
        };
    }
    /** Kept; pictures are packed by maximal rectangles in both cases. */ get algorithm() {
        return this.packing;
    }
    set algorithm(value) {
        this.packing = checkChoice('TextureAtlasExporter.algorithm', value, ALGORITHMS);
    }
    get imageFormat() {
        return this.picture;
    }
    set imageFormat(value) {
        const format = checkChoice('TextureAtlasExporter.imageFormat', value, FORMATS);
        if (format === 'RGB8') throw new NotImplemented('TextureAtlasExporter.imageFormat "RGB8"');
        this.picture = format;
    }
    get filePath() {
        return this.place;
    }
    set filePath(value) {
        this.place = checkText('TextureAtlasExporter.filePath', value);
    }
    get resolution() {
        return this.sizes.resolution;
    }
    set resolution(value) {
        this.sizes.resolution = checkNumber('TextureAtlasExporter.resolution', value, 0.01, 16);
    }
    get optimizeJson() {
        return this.switches.optimize;
    }
    set optimizeJson(value) {
        this.switches.optimize = Boolean(value);
    }
    /** Kept; pictures never have more room than they need. */ get optimizeBitmap() {
        return this.switches.trim;
    }
    set optimizeBitmap(value) {
        this.switches.trim = Boolean(value);
    }
    get flattenSkewObject() {
        return this.switches.flatten;
    }
    set flattenSkewObject(value) {
        if (value) throw new NotImplemented('TextureAtlasExporter.flattenSkewObject');
    }
    get allowRotate() {
        return this.switches.rotate;
    }
    set allowRotate(value) {
        this.switches.rotate = Boolean(value);
    }
    get canRotate() {
        return true;
    }
    get autoSize() {
        return this.switches.autoSize;
    }
    set autoSize(value) {
        this.switches.autoSize = Boolean(value);
    }
    get borderPadding() {
        return this.sizes.border;
    }
    set borderPadding(value) {
        this.sizes.border = Math.trunc(checkNumber('TextureAtlasExporter.borderPadding', value, 0));
    }
    get shapePadding() {
        return this.sizes.shape;
    }
    set shapePadding(value) {
        this.sizes.shape = Math.trunc(checkNumber('TextureAtlasExporter.shapePadding', value, 0));
    }
    /** Read-only while `autoSize` is true. */ get sheetWidth() {
        return this.sizes.width;
    }
    set sheetWidth(value) {
        const size = checkNumber('TextureAtlasExporter.sheetWidth', value, 1, LARGEST);
        if (!this.autoSize) this.sizes.width = Math.trunc(size);
    }
    get sheetHeight() {
        return this.sizes.height;
    }
    set sheetHeight(value) {
        const size = checkNumber('TextureAtlasExporter.sheetHeight', value, 1, LARGEST);
        if (!this.autoSize) this.sizes.height = Math.trunc(size);
    }
    get overflowed() {
        return this.hasOverflowed;
    }
    get app() {
        return 'Adobe Animate';
    }
    get version() {
        return '22.0.0.0';
    }
    /** Writes `Animation.json`, `spritemap1.json` and `spritemap1.png` into the folder. False if they do not fit. */ exportTextureAtlas(symbol, path) {
        const method = 'TextureAtlasExporter.exportTextureAtlas';
        const item = symbol instanceof Element ? symbol.libraryItem : symbol;
        if (!(item instanceof SymbolItem)) throw new HostError(`${method}: expected a symbol or an instance of one`);
        const folder = path ?? this.place;
        if (folder === '') throw new HostError(`${method}: expected a folder, as path or filePath`);
        const { document } = item.library;
        if (!(document instanceof DocumentCore)) return false;
        const { border, shape, width, height, resolution } = this.sizes;
        const { autoSize, rotate, optimize } = this.switches;
        const files = this.host.pictures.atlas(document, item, {
            ...{
                resolution,
                optimized: optimize,
                rotate,
                border,
                padding: shape
            },
            width: autoSize ? LARGEST : width,
            height: autoSize ? LARGEST : height
        });
        this.hasOverflowed = files === undefined;
        for (const [name, content] of files ?? []){
            this.host.pictures.write(`${folder.replace(/\/$/, '')}/${name}`, content, method);
        }
        return files !== undefined;
    }
}

/** The functions that scripts find on the global object: dialogues, answered from the host's options. */ class TopLevel extends HostObject {
    static{
        this.className = 'TopLevel';
    }
    constructor(host){
        super(), this.host = host;
    }
    alert(alertText) {
        this.host.onAlert(String(alertText));
    }
    /** @throws HostError without an open document, as Adobe's reference says. */ confirm(strAlert) {
        if (this.host.documents.length === 0) throw new HostError('confirm: no document is open');
        return this.host.ask({
            kind: 'confirm',
            text: String(strAlert)
        }) === true;
    }
    /** The given text, or null if the answer is Cancel; `true` takes the initial text. */ prompt(promptMsg, text = '') {
        const initial = String(text);
        const answer = this.host.ask({
            kind: 'prompt',
            text: String(promptMsg),
            initial
        });
        if (answer === true) return initial;
        return typeof answer === 'string' ? answer : null;
    }
}

/** The values of each switch, with the default first. */ const switchValues = {
    selectionSet: [
        'add',
        'replace'
    ],
    selectionOrder: [
        'reversed',
        'asIs'
    ],
    elementsOrder: [
        'backToFront',
        'frontToBack'
    ],
    selectedFramesFalse: [
        'toggle',
        'add'
    ],
    findItemIndex: [
        'number',
        'string'
    ],
    findItemIndexMiss: [
        '',
        null,
        -1,
        []
    ],
    libraryOrder: [
        'file',
        'created',
        'name'
    ],
    strictNativeErrors: [
        'throw',
        'silent'
    ],
    roundToTwips: [
        true,
        false
    ],
    transformsAbout: [
        'transformationPoint',
        'registrationPoint'
    ],
    staleObjects: [
        'throw',
        'ignore'
    ],
    readOnlyMembers: [
        'throw',
        'ignore'
    ],
    scriptURI: [
        'own',
        'caller'
    ],
    era: [
        'animate',
        'cs6'
    ]
};
const defaults = {
    selectionSet: 'add',
    selectionOrder: 'reversed',
    elementsOrder: 'backToFront',
    selectedFramesFalse: 'toggle',
    findItemIndex: 'number',
    findItemIndexMiss: '',
    libraryOrder: 'file',
    strictNativeErrors: 'throw',
    roundToTwips: true,
    transformsAbout: 'transformationPoint',
    staleObjects: 'throw',
    readOnlyMembers: 'throw',
    scriptURI: 'own',
    era: 'animate',
    realm: 'separate',
    modern: false,
    answers: [],
    roots: [],
    writable: undefined,
    canSave: true,
    inPlace: false,
    strict: false,
    publishing: 'refuse',
    configDirectory: undefined,
    fonts: [],
    limits: {},
    onTrace: undefined,
    onAlert: undefined,
    onPublish: undefined,
    onWarning: undefined
};

const SWITCH = oneOf(true, false);
const TEXT = {
    words: 'a text',
    takes: (value)=>typeof value === 'string'
};
const FUNCTION = {
    words: 'a function',
    takes: (value)=>typeof value === 'function'
};
const PATHS = {
    words: 'an Array of paths',
    takes: (value)=>Array.isArray(value) && value.every((path)=>typeof path === 'string')
};
/** The kind of each option. */ const KINDS = {
    ...switchKinds(),
    realm: oneOf('separate', 'here'),
    modern: SWITCH,
    answers: {
        words: 'an Array or a function',
        takes: (value)=>Array.isArray(value) || typeof value === 'function'
    },
    roots: PATHS,
    writable: PATHS,
    canSave: SWITCH,
    inPlace: SWITCH,
    strict: SWITCH,
    publishing: oneOf('refuse', 'note', 'write'),
    configDirectory: TEXT,
    fonts: PATHS,
    limits: {
        words: 'an object',
        takes: (value)=>typeof value === 'object' && value !== null
    },
    onTrace: FUNCTION,
    onAlert: FUNCTION,
    onPublish: FUNCTION,
    onWarning: FUNCTION
};
const NUMBER = {
    words: 'a number',
    takes: (value)=>typeof value === 'number' && value >= 0
};
/**
 * The options of a host; those that are missing or undefined have their defaults.
 *
 * @throws TypeError for an unknown option, and for a value of the wrong kind
 */ function checkOptions(options) {
    const given = Object.entries(options).filter(([, value])=>value !== undefined);
    checkEach('options', given, KINDS);
    const { limits = {} } = options;
    const bounds = Object.fromEntries(Object.keys(host_defaults.DEFAULT_LIMITS).map((name)=>[
            name,
            NUMBER
        ]));
    checkEach('options.limits', Object.entries(limits), bounds);
    return {
        ...defaults,
        ...Object.fromEntries(given)
    };
}
function checkEach(owner, entries, kinds) {
    for (const [name, value] of entries){
        const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
        if (!kind) throw new TypeError(`${owner}: ${unknown(name, Object.keys(kinds))}`);
        if (!kind.takes(value)) throw new TypeError(`${owner}.${name}: expected ${kind.words}, got ${shown(value)}`);
    }
}
function unknown(name, names) {
    const near = host_errors.nearestWord(name, names);
    const hint = near === undefined ? `known: ${names.join(', ')}` : `did you mean "${near}"?`;
    return `unknown option "${name}" (${hint})`;
}
function switchKinds() {
    const kinds = Object.entries(switchValues).map(([name, values])=>[
            name,
            oneOf(...values)
        ]);
    return Object.fromEntries(kinds);
}
function oneOf(...values) {
    const words = values.map(shown);
    return {
        words: `${words.slice(0, -1).join(', ')} or ${words[words.length - 1]}`,
        takes: (value)=>values.some((allowed)=>allowed === value || isEmptyArray(allowed) && isEmptyArray(value))
    };
}
function isEmptyArray(value) {
    return Array.isArray(value) && value.length === 0;
}
function shown(value) {
    if (typeof value === 'string') return JSON.stringify(value);
    if (typeof value === 'function') return 'a function';
    if (isEmptyArray(value)) return '[]';
    return typeof value === 'object' && value !== null ? 'an object' : String(value);
}

/** An open dialogue in XML: its parts by their ids, in the order of the text. */ class Panel {
    /** The values of all controls. */ get values() {
        const values = {};
        for (const id of this.parts.keys()){
            const value = this.valueOf(id);
            if (value !== undefined) values[id] = value;
        }
        return values;
    }
    /** Undefined if there is no such control. */ valueOf(id) {
        const part = this.parts.get(id);
        return part?.entries?.length ? part.entries[part.chosen].value : part?.value;
    }
    /** @throws HostError for an unknown control, and for a line that a list does not have. */ setValue(member, id, value) {
        const part = this.control(member, id);
        if (!part.entries) {
            part.value = value;
            return;
        }
        const chosen = part.entries.findIndex((entry)=>entry.value === value);
        if (chosen < 0) {
            const values = part.entries.map((entry)=>`"${entry.value}"`).join(', ');
            throw new HostError(`${member}: "${id}" has no item "${value}" (known: ${values})`);
        }
        part.chosen = chosen;
    }
    /** @throws HostError if there is no such part. */ part(member, id) {
        const part = this.parts.get(id);
        if (part) return part;
        throw new HostError(`${member}: no control has the id "${id}" (known: ${[
            ...this.parts.keys()
        ].join(', ')})`);
    }
    /** A part with a value. @throws HostError if there is none. */ control(member, id) {
        const part = this.part(member, id);
        if (part.value !== undefined) return part;
        throw new HostError(`${member}: "${id}" has no value`);
    }
    /** A list or menu. @throws HostError if there is none. */ list(member, id) {
        const part = this.part(member, id);
        if (part.entries) return part;
        throw new HostError(`${member}: "${id}" is neither a list nor a menu`);
    }
    constructor(){
        this.title = '';
        this.parts = new Map();
        /** What runs when the dialogue opens: its scripts, then the attributes `oncreate` of its parts. */ this.openings = [];
    }
}

/**
 * `fl.xmlPanel`: reads the controls of a dialogue in XML, runs its opening scripts, gets the answer, and returns the
 * values of the controls, all of them texts. No answer is needed if a script accepts or cancels the dialogue.
 *
 * @throws HostError for XML that cannot be read, or an answer to an unknown control.
 */ function xmlPanel(xml, method, stage) {
    const panel = readPanel(xml, method);
    return stage.during(panel, ()=>{
        for (const source of panel.openings)stage.run(source);
        const answer = panel.dismissed === undefined ? stage.ask(dialogOf(panel, method, stage)) : true;
        const { values } = panel;
        if (panel.dismissed !== undefined) return {
            ...values,
            dismiss: panel.dismissed
        };
        if (answer === null || answer === false) return {
            ...values,
            dismiss: 'cancel'
        };
        const given = answer === true ? {} : typeof answer === 'string' ? fromQuery(answer) : answer;
        for (const id of Object.keys(given)){
            if (id in values) continue;
            throw new HostError(`${method}: the dialogue has no control "${id}" (known: ${Object.keys(values).join(', ')})`);
        }
        return {
            ...values,
            ...given,
            dismiss: 'accept'
        };
    });
}
/** The question of a dialogue. If it has commands, the answering function can press buttons first. */ function dialogOf(panel, method, stage) {
    const dialog = {
        kind: 'xmlPanel',
        text: panel.title,
        controls: panel.values
    };
    if ([
        ...panel.parts.values()
    ].every(({ command })=>command === undefined)) return dialog;
    return {
        ...dialog,
        get controls () {
            return panel.values;
        },
        press: (id)=>{
            press(panel, method, String(id), stage);
        }
    };
}
function press(panel, method, id, stage) {
    const { command, isEnabled, isVisible } = panel.part(method, id);
    const refuse = (why)=>{
        throw new HostError(`${method}: "${id}" cannot be pressed: ${why}`);
    };
    if (panel.dismissed !== undefined) refuse('the dialogue is closed');
    if (!isEnabled) refuse('it is dimmed');
    if (!isVisible) refuse('it is hidden');
    stage.run(command ?? refuse('it has no oncommand'));
}
function fromQuery(text) {
    return Object.fromEntries(new URLSearchParams(text));
}
/** Controls whose value is an attribute, with the name of that attribute. */ const VALUE_OF = {
    textbox: 'value',
    popupslider: 'value',
    colorchip: 'color',
    property: 'value',
    choosefile: 'value'
};
/** Controls whose value is that of one of their entries. */ const LISTS = new Set([
    'menulist',
    'listbox',
    'radiogroup',
    'targetlist'
]);
const ENTRIES = new Set([
    'menuitem',
    'listitem',
    'radio'
]);
/** The dialogue that an XML text describes. @throws HostError for XML that cannot be read. */ function readPanel(xml, method) {
    const panel = new Panel();
    const open = [];
    const handlers = [];
    const parser = new saxes.SaxesParser();
    parser.on('error', (error)=>{
        throw new HostError(`${method}: the dialogue is not well-formed XML: ${error.message}`);
    });
    parser.on('opentag', ({ name, attributes })=>{
        if (name === 'dialog') panel.title = attributes.title ?? '';
        if (ENTRIES.has(name)) addEntry(open.filter(({ part })=>part?.entries).at(-1)?.part, attributes);
        const part = readPart(name, attributes);
        if (attributes.id !== undefined) panel.parts.set(attributes.id, part);
        if (attributes.oncreate !== undefined) handlers.push(attributes.oncreate);
        open.push({
            name,
            part
        });
    });
    parser.on('closetag', ()=>open.pop());
    const addText = (text)=>{
        if (open.at(-1)?.name === 'script' && text.trim() !== '') panel.openings.push(text);
    };
    parser.on('text', addText);
    parser.on('cdata', addText);
    parser.write(xml).close();
    for (const handler of handlers)panel.openings.push(handler);
    return panel;
}
function readPart(name, attributes) {
    const { checked, disabled, visible, hidden, oncommand } = attributes;
    const attribute = lookUp(VALUE_OF, name);
    const isList = LISTS.has(name);
    const written = attribute === undefined ? undefined : attributes[attribute] ?? '';
    return {
        isEnabled: disabled !== 'true',
        isVisible: visible !== 'false' && hidden !== 'true',
        value: name === 'checkbox' ? String(checked === 'true') : isList ? '' : written,
        entries: isList ? [] : undefined,
        chosen: 0,
        command: oncommand
    };
}
/** The value of a list is its marked entry, otherwise the first. */ function addEntry(list, { selected, value, label = '' }) {
    if (!list?.entries) return;
    list.entries.push({
        label,
        value: value ?? label
    });
    if (selected === 'true') list.chosen = list.entries.length - 1;
}

/** The dialogues of a host, with their prepared answers. */ class Dialogues {
    /** `run` runs a script of a dialogue, at global level. */ constructor(answers, run){
        this.answers = answers;
        this.run = run;
        this.answered = 0;
        this.open = [];
        /** The values of the last dialogue in XML, if it was accepted. */ this.accepted = {};
    }
    /** The current dialogue in XML; the innermost one if its scripts show others. */ get panel() {
        return this.open.at(-1);
    }
    /**
   * The answer to a dialogue.
   *
   * @throws HostError that names the dialogue if no answer was prepared: this host has no user.
   */ ask(dialog) {
        const { answers } = this;
        const answer = typeof answers === 'function' ? answers(dialog) : answers[this.answered++];
        if (answer !== undefined) return answer;
        throw new HostError(`${dialog.kind}: no answer was prepared for the dialogue ${JSON.stringify(dialog.text)}`);
    }
    /** Shows the dialogue that an XML file describes. @throws HostError if the file is missing */ xmlPanel(file, disk) {
        if (!disk.exists(file)) throw invalidArgument('xmlPanel', 1);
        return this.showPanel(host_errors.decodeText(disk.read(file)), 'xmlPanel');
    }
    /** Shows the dialogue that an XML text describes. */ showPanel(xml, method) {
        const result = xmlPanel(xml, method, {
            ask: (dialog)=>this.ask(dialog),
            run: this.run,
            during: (panel, body)=>{
                this.open.push(panel);
                try {
                    return body();
                } finally{
                    this.open.pop();
                }
            }
        });
        const { dismiss, ...values } = result;
        this.accepted = dismiss === 'accept' ? values : {};
        return result;
    }
    /**
   * The value of a control of the current dialogue, else of the last one that was accepted; undefined if there is none.
   */ valueOf(id) {
        if (this.panel) return this.panel.valueOf(id);
        return Object.hasOwn(this.accepted, id) ? this.accepted[id] : undefined;
    }
}

const program = [
    ...[
        ActionsPanel,
        CompilerErrors,
        DrawingLayer,
        Flash,
        FLfile,
        HostMath,
        OutputPanel,
        Path,
        TopLevel,
        XmlUi,
        SpriteSheetExporter,
        TextureAtlasExporter
    ]
];
const documents = [
    Document,
    FeatureMatrix,
    Timeline,
    Camera,
    Layer,
    Frame,
    Tween
];
const library = [
    ...[
        Library,
        Item,
        BitmapItem,
        FolderItem,
        FontItem,
        SoundItem,
        SymbolItem,
        VideoItem
    ]
];
/** Every class of the model by its name in the contract. */ const models = Object.fromEntries([
    ...program,
    ...documents,
    ...library,
    ...elementClasses
].map((model)=>[
        model.className,
        model
    ]));

/** Globals that are temporarily defined on an object: removing them restores the former ones. */ class Installation {
    constructor(target, globals){
        this.target = target;
        this.before = new Map();
        for (const [name, descriptor] of Object.entries(globals)){
            this.before.set(name, Object.getOwnPropertyDescriptor(target, name));
            Object.defineProperty(target, name, descriptor);
        }
    }
    remove() {
        for (const [name, descriptor] of this.before){
            if (descriptor) Object.defineProperty(this.target, name, descriptor);
            else delete this.target[name];
        }
        this.before.clear();
    }
}

/**
 * Converts a value of one realm for the program in another: objects of the host, Arrays and plain objects become that
 * program's own. Functions and objects of classes pass unchanged.
 */ function adopt(value, from, to) {
    const adopted = new Map();
    return own(value);
    function own(each) {
        if (typeof each !== 'object' || each === null) return each;
        const object = from.unwrap(each);
        if (object) return to.wrap(object);
        if (adopted.has(each)) return adopted.get(each);
        if (Array.isArray(each)) {
            const copy = [];
            adopted.set(each, copy);
            for(let i = 0; i < each.length; i++)copy[i] = own(each[i]);
            return copy;
        }
        if (Object.getPrototypeOf(each) !== from.objectPrototype) return each;
        const copy = {};
        adopted.set(each, copy);
        for (const key of Object.keys(each))copy[key] = own(each[key]);
        return copy;
    }
}

/** A constructor that returns its argument: a class that extends it adds its private members to that object. */ const ReturnsArgument = function(object) {
    return object;
};
/**
 * The link from a facade to its model object, as a private member of the facade. No script can see it. Unlike an entry of
 * a WeakMap, it costs nothing when garbage is collected.
 */ class FacadeLink extends ReturnsArgument {
    #object;
    #host;
    /** Links a facade in a realm of that host to its model object. */ constructor(facade, object, host){
        super(facade);
        this.#object = object;
        this.#host = host;
    }
    /** The model object of a facade of that host; undefined for any other object. */ static of(facade, host) {
        return #object in facade && facade.#host === host ? facade.#object : undefined;
    }
}

/** The file name of the host's own code in a realm. Stacks of scripts leave it out. */ const HOST_FILE = 'the host';

/**
 * Evaluates the source of a function in the realm of a world: the objects that it creates, and the errors of the engine
 * in it, belong to that realm. The function may use only the language and its arguments.
 *
 * It is strict, as all modules are: the callers of a strict function, which may be functions of the host, cannot be
 * read.
 *
 * @example
 * const isList = evaluateInRealm(world, function (value: unknown) { return value instanceof Array; });
 */ function evaluateInRealm(world, make) {
    return world.run(`'use strict';(${String(make)})`, HOST_FILE);
}

/** Distinguishes the objects of a realm from those of other realms. */ /**
 * Returns the checks for the realm in which it runs. Its source is evaluated in other realms too: it uses nothing but
 * the language.
 *
 * The prototype chain of an object ends in its realm. Node's engine can throw errors of the host's realm (at the end of
 * the stack, for example), and a script could reach everything in the host's realm through one.
 */ function makeTypeChecks() {
    const { getPrototypeOf } = Object;
    const ownPrototype = Object.prototype;
    const OwnError = Error;
    const LONGEST_CHAIN = 1000;
    function isOwn(value) {
        if (typeof value !== 'object' && typeof value !== 'function' || value === null) return true;
        let top = value;
        for(let i = 0; i < LONGEST_CHAIN; i++){
            const next = getPrototypeOf(top);
            if (next === null) return top === ownPrototype || top === value;
            top = next;
        }
        // Only a script's Proxy can have an endless prototype chain.
        return true;
    }
    function ownError(error) {
        return isOwn(error) ? error : new OwnError(String(error.message));
    }
    return {
        isOwn,
        ownError
    };
}

/**
 * Creates the part of the border that must belong to the script's realm: its functions, Arrays, objects and errors
 * belong to the realm in which it runs (`instanceof` is true, and no function gives access to another realm). Its
 * source is evaluated in other realms too: it uses nothing but the language and its arguments. It reads all that it
 * needs from the language at once, because members of the language are removed afterwards.
 */ function makeBuilders({ isOwn, ownError }) {
    const errors = {
        Error,
        TypeError,
        RangeError,
        SyntaxError
    };
    const [RealmArray, RealmDate, RealmString, RealmNumber] = [
        Array,
        Date,
        String,
        Number
    ];
    const [RealmError, RealmTypeError, RealmRangeError] = [
        Error,
        TypeError,
        RangeError
    ];
    const apply = Function.prototype.call.bind(Function.prototype.apply);
    const { defineProperty, prototype: objectPrototype } = Object;
    const { isArray } = Array;
    const formOf = objectPrototype.toString;
    const { valueOf: textOf } = String.prototype;
    const { valueOf: numberOf } = Number.prototype;
    const { valueOf: booleanOf } = Boolean.prototype;
    const LONGEST_ARRAY = 2 ** 24;
    function isObject(value) {
        return typeof value === 'object' && value !== null || typeof value === 'function';
    }
    /** The primitive of an object that claims to be boxed. Scripts can make any object claim that. */ function primitiveIn(valueOf, object) {
        try {
            return apply(valueOf, object, []);
        } catch  {
            return object;
        }
    }
    /** A member of a thrown object as a primitive; undefined if it cannot be read. */ function readMember(read) {
        try {
            const value = read();
            return isObject(value) ? RealmString(value) : value;
        } catch  {
            return undefined;
        }
    }
    return {
        method (name, handler, about) {
            const made = function(...args) {
                try {
                    return handler(this, args, about);
                } catch (error) {
                    throw ownError(error);
                }
            };
            return defineProperty(made, 'name', {
                value: name,
                configurable: true
            });
        },
        constructorOf (name) {
            return function() {
                throw new RealmTypeError(name + ' is not a constructor');
            };
        },
        stringForm (name) {
            return function() {
                return '[object ' + name + ']';
            };
        },
        nativeForm () {
            return 'function ' + this.name + '() {\n    [native code]\n}';
        },
        array: (length)=>new RealmArray(length),
        copy (list) {
            const copy = new RealmArray(list.length);
            for(let i = 0; i < list.length; i++)copy[i] = list[i];
            return copy;
        },
        object: ()=>({}),
        date: (milliseconds)=>new RealmDate(milliseconds),
        error: (kind, message)=>new (errors[kind] || RealmError)(message),
        isError: (value)=>value instanceof RealmError,
        isOwn,
        alone (callback) {
            return function() {
                return callback();
            };
        },
        call (callback, args) {
            const own = [];
            for(let i = 0; i < args.length; i++)own[i] = args[i];
            return apply(callback, undefined, own);
        },
        define (object, name, value) {
            defineProperty(object, name, {
                value,
                writable: true,
                configurable: true,
                enumerable: true
            });
        },
        objectPrototype,
        text: (value)=>RealmString(value),
        number: (value)=>RealmNumber(value),
        unboxed (object) {
            const form = apply(formOf, object, []);
            if (form === '[object String]') return primitiveIn(textOf, object);
            if (form === '[object Number]') return primitiveIn(numberOf, object);
            if (form === '[object Boolean]') return primitiveIn(booleanOf, object);
            // The host takes XML objects as texts: `importPublishProfileString(xml)`.
            return form === '[object XML]' || form === '[object XMLList]' ? RealmString(object) : object;
        },
        read (object, put) {
            if (isArray(object)) {
                const length = RealmNumber(object.length);
                if (length > LONGEST_ARRAY) throw new RealmRangeError('the Array is too long for the host');
                for(let i = 0; i < length; i++)put(i, object[i]);
            } else {
                for(const key in object)put(key, object[key]);
            }
        },
        describeThrown: (thrown)=>({
                name: readMember(()=>thrown.name),
                message: readMember(()=>thrown.message) ?? readMember(()=>thrown),
                stack: readMember(()=>thrown.stack),
                query: readMember(()=>thrown.query),
                index: readMember(()=>thrown.index)
            })
    };
}
/** The builders of a world: made in this realm, or evaluated in the world's. */ function buildersOf(world) {
    if (world.isHere) return makeBuilders(makeTypeChecks());
    return evaluateInRealm(world, makeBuilders)(evaluateInRealm(world, makeTypeChecks)());
}

/** No value of the host (matrices, filters, fills with their arrays) is nested deeper. */ const DEEPEST = 16;
/**
 * Script value -> model value. No function of a script reaches the model, and none runs here: objects are read in the
 * script's realm, before the model is called.
 *
 * @throws HostError for an object nested deeper than any value of the host (one that contains itself, for example);
 * or whatever the functions of the object throw
 */ function fromScript(value, kind, realm, build) {
    if (kind === 'own' || !isObject(value)) return value;
    if (kind === 'text') return build.text(value);
    if (kind === 'number') return build.number(value);
    if (kind === 'boolean') return true;
    if (kind === 'any') return copyOf(value, realm, build, 0);
    const inner = build.unboxed(value);
    return isObject(inner) ? build.text(inner) : inner;
}
/** Facades become their model objects; Arrays and other objects are copied; boxed primitives are unboxed. */ function copyOf(value, realm, build, depth) {
    if (typeof value === 'function') return undefined;
    if (!isObject(value)) return value;
    const model = realm.unwrap(value);
    if (model) return model;
    const inner = build.unboxed(value);
    if (!isObject(inner)) return inner;
    if (depth === DEEPEST) throw new HostError('the object is nested too deeply for the host', 'TypeError');
    const copy = Array.isArray(inner) ? [] : makeCopy();
    build.read(inner, (key, entry)=>{
        copy[key] = copyOf(entry, realm, build, depth + 1);
    });
    return copy;
}
function isObject(value) {
    return typeof value === 'object' && value !== null || typeof value === 'function';
}
/** Prototype of the copies of script objects. `toString` is its only member, so that a message can quote a copy. */ const COPY = Object.freeze(Object.create(null, {
    toString: {
        value: ()=>'[object Object]'
    }
}));
/** An empty object without the members that objects of the host's realm have. */ function makeCopy() {
    return Object.create(COPY);
}

/** A shorter list is copied as fast as its cached entries would be found. */ const LONG = 16;
/**
 * Model value -> script value: model objects become their facades; Arrays, plain objects and dates are copied into the
 * script's realm; everything else (primitives, functions and objects that came from the script) passes unchanged.
 */ function toScript(value, realm, build) {
    if (typeof value === 'function') return passed(value, build);
    if (typeof value !== 'object' || value === null) return value;
    if (value instanceof HostObject) return realm.wrap(value);
    if (Array.isArray(value)) {
        // The model keeps a frozen list, and a loop with `layers[i]` reads it again and again.
        if (value.length < LONG || !Object.isFrozen(value)) return listFor(value, realm, build);
        let entries = realm.lists.get(value);
        if (!entries) realm.lists.set(value, entries = listFor(value, realm, build));
        return build.copy(entries);
    }
    if (value instanceof Date) return build.date(value.getTime());
    if (!isPlain(value)) return passed(value, build);
    const copy = build.object();
    for (const key of Object.keys(value))copy[key] = toScript(value[key], realm, build);
    return copy;
}
function listFor(list, realm, build) {
    const copy = build.array(list.length);
    for(let i = 0; i < list.length; i++)copy[i] = toScript(list[i], realm, build);
    return copy;
}
/** True for a plain object of any realm: its prototype has no prototype. */ function isPlain(value) {
    const prototype = Object.getPrototypeOf(value);
    return prototype === null || Object.getPrototypeOf(prototype) === null;
}
/** Returns an object of the script. @throws HostError for an object of the host that scripts must not see */ function passed(value, build) {
    if (build.isOwn(value)) return value;
    throw new HostError('an internal object of the host was about to reach a script');
}

/** Cached properties and methods of each class. */ const membersOf = new WeakMap();
/** Key of a value that is different in every facade: two facades are deeply equal only if they are identical. */ const IDENTITY = Symbol('host object');
/** Number of facades made so far, in all realms. */ let made = 0;
/**
 * The border between the model and one script realm. Values that go out are converted: model objects become their
 * facades, Arrays and plain objects fresh copies, errors those of the realm. Values that come in are unwrapped.
 */ class Realm {
    constructor(world, contract, models, border, /** Identifies the host: its realms share this object, and so recognise each other's facades. */ host = {}, /** True for the realm of the program that made the host, if scripts run in another realm. */ isCallerRealm = false){
        this.world = world;
        this.contract = contract;
        this.models = models;
        this.border = border;
        this.host = host;
        this.isCallerRealm = isCallerRealm;
        /** Facade constructors made so far, by class name of the contract. */ this.classes = {};
        this.singletons = {};
        this.lists = new WeakMap();
        this.setters = new Map();
        this.getter = (self, args, member)=>this.guard(self, args, member, this.get);
        this.setter = (self, args, member)=>this.guard(self, args, member, this.set);
        this.caller = (self, args, member)=>this.guard(self, args, member, this.callMethod);
        this.get = (target, { name, path })=>{
            const value = target[name];
            if (value === undefined && !(name in target)) throw notImplemented(path);
            return value;
        };
        this.set = (target, { className, name, path, isReadOnly, takes }, args)=>{
            if (isReadOnly) this.refuseAssignment(className, path);
            else if (!this.canSet(target, name)) throw notImplemented(`${path} (assignment)`);
            else {
                target[name] = this.fromScript(args[0], takes[0] ?? 'any');
                this.onChange?.();
            }
        };
        this.callMethod = (target, { name, path, takes }, args)=>{
            const method = target[name];
            if (typeof method !== 'function') throw notImplemented(path);
            const further = takes.at(-1) === 'own' ? 'own' : 'any';
            const values = [];
            for(let i = 0; i < args.length; i++)values[i] = this.fromScript(args[i], takes[i] ?? further);
            const result = method.apply(target, values);
            this.onChange?.();
            return result;
        };
        this.build = buildersOf(world);
        this.nativeForm = {
            value: this.build.nativeForm,
            writable: true,
            configurable: true
        };
    }
    /** The facade of a model object: always the same one. */ wrap(object) {
        if (this.isCallerRealm) return object.callerFacade ??= this.newFacade(object);
        return object.facade ??= this.newFacade(object);
    }
    newFacade(object) {
        const type = this.classOf(object.constructor.className);
        const facade = Object.create(type.prototype);
        facade[IDENTITY] = ++made;
        new FacadeLink(facade, object, this.host);
        return facade;
    }
    /**
   * The facade of an object that is the only one of its class. Its methods work without their object, as in Animate
   * (`var trace = fl.trace; trace('hello')` is in many scripts).
   */ wrapSingleton(object) {
        this.singletons[object.constructor.className] = object;
        return this.wrap(object);
    }
    /** Converts a value of another realm of the host for the program in this one; see `adopt`. */ adopt(value, from) {
        return from === this ? value : adopt(value, from, this);
    }
    get objectPrototype() {
        return this.build.objectPrototype;
    }
    /** The model object of a facade; undefined for any other value. */ unwrap(value) {
        return typeof value === 'object' && value !== null ? FacadeLink.of(value, this.host) : undefined;
    }
    /** Model value -> script value. Arrays and plain objects are copied at each call, as the host does. */ toScript(value) {
        return toScript(value, this, this.build);
    }
    /** Script value -> model value. */ fromScript(value, kind) {
        return fromScript(value, kind, this, this.build);
    }
    /** Converts a script's value to text. */ text(value) {
        return this.build.text(value);
    }
    /**
   * Describes what a script threw, as texts and numbers; errors of the host, and primitives, are returned unchanged.
   */ describeThrown(thrown) {
        const isObject = typeof thrown === 'object' && thrown !== null || typeof thrown === 'function';
        return isObject && this.isOfScript(thrown) ? {
            ...this.build.describeThrown(thrown)
        } : thrown;
    }
    /** True for an error that a script threw. If script and host share a realm, they cannot be distinguished. */ isOfScript(error) {
        return !this.world.isHere && this.build.isOwn(error);
    }
    /**
   * Converts whatever the model threw to an error of the script's realm. Errors that came from the script pass
   * unchanged.
   *
   * @param member - the member that was used, if it is known
   */ toScriptError(error, member) {
        if (error instanceof HostError) return this.build.error(error.kind, host_errors.shortened(error.message));
        if (error instanceof host_errors.LimitError) return this.build.error('RangeError', host_errors.shortened(error.message));
        if (this.isOfScript(error)) return error;
        // The stack of an error of the file system would only show how this host is built.
        if (isSystemError(error)) return this.build.error('Error', host_errors.shortened(error.message));
        if (this.build.isError(error) || !(error instanceof Error)) return error;
        // Messages of our own code would mean nothing to the author of the script.
        const isWrongUse = member !== undefined && error instanceof TypeError;
        const message = isWrongUse ? `${member} does not take these values (${error.message})` : error.message;
        const copy = this.build.error(error.name, host_errors.shortened(message));
        copy.stack = error.stack;
        return copy;
    }
    /** A function that calls a script's function without arguments, so that no object of the host reaches it. */ alone(callback) {
        return this.build.alone(callback);
    }
    /** Calls a script's function. */ call(callback, args) {
        return this.build.call(callback, args);
    }
    /** Defines a property of an object of the script. */ define(object, name, value) {
        this.build.define(object, name, value);
    }
    /** A function of the script's realm that does what `handler` does. */ makeFunction(name, handler) {
        return this.functionOf(name, handler, undefined);
    }
    functionOf(name, handler, about) {
        const made = this.build.method(name, handler, about);
        Object.defineProperty(made, 'toString', this.nativeForm);
        return made;
    }
    /** The facade constructor of a class of the contract, made at first use: few scripts need all classes. */ classOf(name) {
        return this.classes[name] ??= this.makeClass(name);
    }
    makeClass(name) {
        const own = classIn(this.contract, name);
        const { base, scriptName } = own;
        const type = this.build.constructorOf(scriptName);
        const parent = base ? this.classOf(base).prototype : this.build.objectPrototype;
        type.prototype = Object.create(parent, {
            constructor: {
                value: type,
                writable: true,
                configurable: true
            },
            toString: {
                value: this.build.stringForm(scriptName),
                writable: true,
                configurable: true
            },
            [Symbol.toStringTag]: {
                value: scriptName,
                configurable: true
            }
        });
        Object.defineProperties(type, {
            name: {
                value: scriptName,
                configurable: true
            },
            toString: this.nativeForm
        });
        const { properties, methods } = membersOfClass(name, own);
        for (const member of properties)Object.defineProperty(type.prototype, member.name, {
            get: this.functionOf(member.name, this.getter, member),
            set: this.functionOf(member.name, this.setter, member),
            enumerable: true,
            configurable: true
        });
        for (const member of methods)Object.defineProperty(type.prototype, member.name, {
            value: this.functionOf(member.name, this.caller, member),
            writable: true,
            configurable: true,
            enumerable: false
        });
        return type;
    }
    /** Runs an access on the model object of the facade `self`, and converts its result or error for the script. */ guard(self, args, member, access) {
        const { className, name, path } = member;
        const object = this.unwrap(self) ?? this.singletons[className];
        if (!object) throw this.build.error('TypeError', `${path} called on an incompatible object`);
        try {
            if (object.isStale) {
                if (args.length === 0 && object.whenStale && name in object.whenStale) return object.whenStale[name];
                if (this.border.staleObjects === 'ignore') return undefined;
                throw new HostError(STALE_OBJECT);
            }
            return this.toScript(access(object, member, args));
        } catch (error) {
            if (this.isSilenced(error)) return undefined;
            throw this.toScriptError(error, path);
        }
    }
    isSilenced(error) {
        return this.border.strictNativeErrors === 'silent' && error instanceof HostError && !(error instanceof NotImplemented) && error.message !== STALE_OBJECT;
    }
    refuseAssignment(className, path) {
        const isIgnored = this.models[className]?.ignoresReadOnly || this.border.readOnlyMembers === 'ignore';
        if (!isIgnored) throw new HostError(`${path} is read-only.`);
    }
    canSet(target, name) {
        const type = Object.getPrototypeOf(target);
        const setters = this.setters.get(type) ?? Object.create(null);
        this.setters.set(type, setters);
        setters[name] ??= memberOf(type, name)?.set !== undefined;
        return setters[name];
    }
}
function membersOfClass(className, own) {
    const cached = membersOf.get(own);
    if (cached !== undefined) return cached;
    const { properties, methods, takes } = own;
    const memberCalled = (name)=>({
            className,
            name,
            path: `${className}.${name}`,
            isReadOnly: properties[name] === 'r',
            takes: takes[name] ?? []
        });
    const made = {
        properties: Object.keys(properties).map(memberCalled),
        methods: methods.map(memberCalled)
    };
    membersOf.set(own, made);
    return made;
}
/** True for an error of the system, such as ENOENT, of any realm. */ function isSystemError(error) {
    return typeof error === 'object' && error !== null && 'syscall' in error && 'code' in error;
}

/** The realm of the caller (in a test, that of Jest). */ function worldHere() {
    const evaluate = eval;
    return {
        isHere: true,
        global: globalThis,
        run: (source, file)=>evaluate(file ? `${source}\n//# sourceURL=${file}` : source)
    };
}

/**
 * Calls back for a node and all nodes below it, outer nodes first. If the callback returns false, the children of that
 * node are skipped.
 */ function walkNodes(root, visit) {
    // Not recursive: generated scripts nest deeper than the stack.
    const waiting = [
        root
    ];
    for(let node = waiting.pop(); node; node = waiting.pop()){
        if (visit(node) === false) continue;
        for (const part of Object.values(node))addNodes(part, waiting);
    }
}
/** Adds a member of a node if it is a node, or the nodes of a list. */ function addNodes(part, nodes) {
    if (Array.isArray(part)) for (const entry of part)addNodes(entry, nodes);
    else if (isNode(part)) nodes.push(part);
}
function isNode(value) {
    return typeof value === 'object' && value !== null && typeof value.type === 'string';
}

/** A position in a script; line and column count from 1. */ const LINE_ENDS = /\r\n|[\n\r\u2028\u2029]/;
/** Line and column of an offset in a script. */ function positionAt(source, offset) {
    const [position = {
        line: 1,
        column: 1
    }] = positionsAt(source, [
        offset
    ]);
    return position;
}
/** Lines and columns of several offsets. @param offsets - in ascending order, so that the script is scanned once */ function positionsAt(source, offsets) {
    let [line, column, from] = [
        1,
        1,
        0
    ];
    return offsets.map((offset)=>{
        const lines = source.slice(from, offset).split(LINE_ENDS);
        const { length } = lines.at(-1) ?? '';
        line += lines.length - 1;
        column = lines.length === 1 ? column + length : length + 1;
        from = offset;
        return {
            line,
            column
        };
    });
}

const REASON = 'import() cannot load modules here';
/**
 * Refuses a script in Node's language that contains `import()`: Node would answer with an error of its own realm, and a
 * script could reach all of Node through it.
 *
 * @throws ScriptSyntaxError
 */ function refuseImport(source, file) {
    // This keyword cannot be written with escapes.
    if (!/\bimport\b/.test(source)) return;
    walkNodes(read$1(source, file), (node)=>{
        if (node.type === 'ImportExpression') throw new host_errors.ScriptSyntaxError(REASON, file, positionAt(source, node.start));
    });
}
/** Refuses the same in code that scripts create from texts. `eval` then runs its text at global level. */ function refuseImportInTexts(world) {
    const own = evaluateInRealm(world, makeTypeChecks)();
    evaluateInRealm(world, guardTexts)(own, (source)=>{
        try {
            refuseImport(source, 'eval');
            return undefined;
        } catch (error) {
            return error instanceof host_errors.ScriptSyntaxError ? error.reason : 'the text cannot be read';
        }
    });
}
/**
 * Replaces `eval`, `Function` and the formatting of stacks by versions from which a script cannot leave its realm. Its
 * source is evaluated in that realm: it uses nothing but the language.
 */ function guardTexts({ ownError }, faultOf) {
    const nativeEval = eval;
    const { defineProperty, getPrototypeOf } = Object;
    const { join } = Array.prototype;
    const { apply } = Reflect;
    const prototype = getPrototypeOf(hidden);
    const RealmString = String;
    const RealmSyntaxError = SyntaxError;
    const RealmError = Error;
    function hidden(object, name, value) {
        defineProperty(object, name, {
            value,
            writable: true,
            configurable: true,
            enumerable: false
        });
    }
    const { eval: evaluate } = {
        eval (text) {
            if (typeof text !== 'string') return text;
            let fault;
            try {
                fault = faultOf(text);
            } catch (error) {
                throw ownError(error);
            }
            if (fault !== undefined) throw new RealmSyntaxError(fault);
            return nativeEval(text);
        }
    };
    function Function(...parts) {
        const body = parts.length === 0 ? '' : RealmString(parts.pop());
        return evaluate('(function anonymous(' + apply(join, parts, [
            ','
        ]) + '\n) {\n' + body + '\n})');
    }
    Function.prototype = prototype;
    hidden(prototype, 'constructor', Function);
    hidden(globalThis, 'Function', Function);
    hidden(globalThis, 'eval', evaluate);
    // Node's own formatter of stacks throws errors of Node's realm if the name of an error has no text.
    function prepareStackTrace(error, sites) {
        let text = RealmString(error);
        // By index: scripts can replace the iterator of Arrays.
        for(let i = 0, count = sites.length; i < count; i++)text += '\n    at ' + RealmString(sites[i]);
        return text;
    }
    defineProperty(RealmError, 'prepareStackTrace', {
        get: ()=>prepareStackTrace,
        set: ()=>undefined,
        configurable: false
    });
}
function read$1(source, file) {
    try {
        return acorn().parse(source, {
            ecmaVersion: 'latest',
            sourceType: 'script',
            allowHashBang: true
        });
    } catch (error) {
        const { message, pos } = error;
        throw new host_errors.ScriptSyntaxError(message.replace(/ \(\d+:\d+\)$/, ''), file, positionAt(source, pos));
    }
}

/** Prepares a realm apart from that of the program: its language, and the messages of its errors. */ function prepareRealm(world, scripts, stacks, { isLimited, toUri }) {
    if (isLimited) {
        scripts.amend = host_language().limitLanguage(world, {
            // Stacks show scripts, not files of the host.
            describeFile: (file)=>file !== undefined && scripts.files.has(file) ? toUri(file) : undefined,
            noteStack: stacks.note.bind(stacks),
            wordsOf: (error, message)=>host_language().engineWords(message, scripts.placeOf(stacks.innermost(error)))
        });
    } else refuseImportInTexts(world);
    fix(world.global, 'Error');
}
/**
 * Makes a member of an object read-only for scripts. Node calls `prepareStackTrace` of a realm's `Error` to format
 * stacks.
 */ function fix(object, name) {
    Object.defineProperty(object, name, {
        writable: false,
        configurable: false
    });
}

/** Runs scripts in a world, in that world's language, and knows which script is running. */ class Scripts {
    constructor(world, disk, /** True for the language of Animate's engine, false for Node's. */ isLimited, /** Calls a function of a script. */ call = (callback, args)=>callback(...args)){
        this.world = world;
        this.disk = disk;
        this.isLimited = isLimited;
        this.call = call;
        /** Every script that ran so far. */ this.files = new Set();
        /** Scripts that run translated: columns in their stacks are not those of the source. */ this.translated = new Set();
        /** Gives an error that leaves a script the message that Animate's engine has. */ this.amend = ()=>undefined;
        /** The sources that the engine ran, by file. */ this.sources = new Map();
        this.running = [];
    }
    /** The file of the running script; undefined if none is running. */ get current() {
        return this.running.at(-1);
    }
    /** The file of the script that called the running one; the running script's own file if no script called it. */ get parent() {
        return this.running.at(-2) ?? this.current;
    }
    /**
   * Runs a script at global level, as the Commands menu does: what it declares stays. Returns its last value.
   *
   * @throws ScriptSyntaxError, or whatever the script throws.
   */ run(source, file) {
        return this.during(file, ()=>this.world.run(this.prepare(source, file), file));
    }
    /**
   * Runs a script that is known to be plain ES3, such as the built library, without translating it.
   *
   * @param source - the content of the file, if the caller knows it
   */ runPlain(file, source = this.read(file)) {
        return this.during(file, ()=>this.world.run(source, file));
    }
    runFile(file) {
        return this.run(this.read(file), file);
    }
    /**
   * Runs a script as `fl.runScript` does: what it declares stays, as with `run`. Then calls one of its functions, if a
   * name is given.
   *
   * @throws as `run`; ReferenceError if there is no such function.
   */ runApart(file, functionName, args = []) {
        const source = this.prepare(this.read(file), file);
        return this.during(file, ()=>{
            this.world.run(this.isLimited ? source : lasting(source), file);
            if (functionName === undefined) return undefined;
            return this.call(this.world.run(`(${functionName})`, file), args);
        });
    }
    /** The position of a stack frame in the source that the engine ran. */ placeOf(frame) {
        const source = frame && this.sources.get(frame.file);
        return source === undefined || frame?.column === undefined ? undefined : {
            source,
            line: frame.line,
            column: frame.column
        };
    }
    /** Reads the source of a script from its file. */ read(file) {
        return host_errors.decodeText(this.disk.read(file));
    }
    prepare(source, file) {
        // Animate ends the scripts that it saves with a NUL.
        const text = source.replace(/^#!/, '//').replace(/\0+$/, '');
        if (!this.isLimited) {
            if (!this.world.isHere) refuseImport(text, file);
            return text;
        }
        const translated = host_language().translate(text, file);
        if (translated !== text) this.translated.add(file);
        this.sources.set(file, translated);
        return translated;
    }
    during(file, action) {
        this.files.add(file);
        this.running.push(file);
        try {
            return action();
        } catch (error) {
            this.amend(error);
            throw error;
        } finally{
            this.running.pop();
        }
    }
}
/**
 * Makes the variables of a script outlast it. A script with wrong syntax is returned unchanged: running it reports the
 * fault.
 */ function lasting(source) {
    try {
        return host_language().withVar(source);
    } catch  {
        return source;
    }
}

const LINK = /\/\/[#@] sourceMappingURL=(\S+)\s*$/;
const INLINE = /^data:application\/json[^,]*;base64,/;
/** Maps positions in built scripts to their sources, with the source maps next to the scripts. */ class SourceMaps {
    constructor(disk, paths){
        this.disk = disk;
        this.paths = paths;
        this.opened = new Map();
    }
    /** The frame in the source; the same frame if there is no map, or the map does not cover the position. */ toSource(frame) {
        const map = this.open(frame.file);
        if (!map) return frame;
        const { tracer, folder } = map;
        const { line, column } = frame;
        const original = column === undefined ? traceMapping().originalPositionFor(tracer, {
            line,
            column: 0,
            bias: traceMapping().LEAST_UPPER_BOUND
        }) : traceMapping().originalPositionFor(tracer, {
            line,
            column: column - 1
        });
        if (original.source === null) return frame;
        const file = this.paths.resolve(folder, original.source);
        return {
            name: frame.name,
            file,
            line: original.line,
            column: original.column + 1
        };
    }
    open(file) {
        if (!this.opened.has(file)) this.opened.set(file, this.read(file));
        return this.opened.get(file);
    }
    /** A map that cannot be read is ignored: it must not hide the error of the script. */ read(file) {
        try {
            const [, link = `${this.paths.basename(file)}.map`] = LINK.exec(host_errors.decodeText(this.disk.read(file))) ?? [];
            const inline = INLINE.exec(link);
            if (inline) return this.trace(atob(link.slice(inline[0].length)), file);
            const map = this.paths.resolve(this.paths.dirname(file), decodeURIComponent(link));
            return this.disk.exists(map) ? this.trace(host_errors.decodeText(this.disk.read(map)), map) : undefined;
        } catch  {
            return undefined;
        }
    }
    trace(json, beside) {
        return {
            tracer: new (traceMapping().TraceMap)(json),
            folder: this.paths.dirname(beside)
        };
    }
}

/** Reads the stacks of errors as frames. */ class Stacks {
    /** @param toUri - the URI by which stacks name a script that runs in the language of Animate's engine */ constructor({ disk, paths }, toUri){
        this.toUri = toUri;
        this.thrownAt = new WeakMap();
        this.noted = new WeakMap();
        this.sourceMaps = new SourceMaps(disk, paths);
    }
    /** Adds a frame of an error whose stack does not have Node's format. */ note(error, depth, name, file, line, column) {
        const frames = this.noted.get(error) ?? [];
        if (!this.noted.has(error)) this.noted.set(error, frames);
        const frame = {
            name: name ?? undefined,
            file,
            line,
            column
        };
        frames.push(frame);
        if (depth === 0) this.thrownAt.set(error, frame);
    }
    /** Where an error was thrown, in the source that the engine ran; undefined if no script threw it. */ innermost(error) {
        return this.thrownAt.get(error);
    }
    /**
   * The frames of an error in scripts, innermost first; in the original sources if there are source maps. Empty if it
   * has no stack.
   *
   * @param description - the error as the script's realm describes it. Engines format a stack when it is read, and may
   *   call scripts to do so: it must be read in that realm.
   */ framesOf(error, description, { files, translated }) {
        if (typeof error !== 'object' || error === null) return [];
        const { stack } = description;
        const frames = this.noted.get(error) ?? [
            ...readStack(stack),
            ...this.readEngineStack(stack, files)
        ];
        return frames.filter(({ file })=>files.has(file)).map((frame)=>translated.has(frame.file) ? {
                ...frame,
                column: undefined
            } : frame).map((frame)=>this.sourceMaps.toSource(frame));
    }
    /**
   * Reads a stack in the format of Animate's engine: lines of `name()@file:///folder/script.jsfl:12`. The errors of a
   * script's own class have it if they copy the stack of another error.
   */ readEngineStack(stack, files) {
        if (typeof stack !== 'string') return [];
        const byUri = new Map([
            ...files
        ].map((file)=>[
                this.toUri(file),
                file
            ]));
        return stack.split('\n').flatMap((line)=>{
            const [, name, uri = '', number] = /^(?:(.*)\(\))?@([^@]+):(\d+)$/.exec(line) ?? [];
            const file = byUri.get(uri);
            return file === undefined ? [] : [
                {
                    name,
                    file,
                    line: Number(number)
                }
            ];
        });
    }
}
/** Reads a stack in Node's format: lines of `    at name (file:12:5)`. */ function readStack(stack) {
    if (typeof stack !== 'string') return [];
    return stack.split('\n').flatMap((line)=>{
        const [, called, file, number, column] = /^\s+at (?:(.*?) \()?(.+?):(\d+):(\d+)\)?$/.exec(line) ?? [];
        if (file === undefined) return [];
        // QuickJS's name for the global level.
        const name = called === '<eval>' ? undefined : called;
        return [
            {
                name,
                file,
                line: Number(number),
                column: Number(column)
            }
        ];
    });
}

/** Makes the object that runs the scripts of a world, and the one that reads the stacks of their errors. */ function startScripts(world, platform, settings) {
    const stacks = new Stacks(platform, settings.toUri);
    const scripts = new Scripts(world, platform.disk, settings.isLimited, settings.call);
    if (!world.isHere) prepareRealm(world, scripts, stacks, settings);
    return {
        scripts,
        stacks
    };
}

/** The two realms of a host: that of its scripts, and that of the program that made it. They may be one. */ class Realms {
    constructor(settings){
        this.settings = settings;
    }
    /** Where scripts run. Made when the first script runs: many programs only read documents. */ get ofScripts() {
        return this.forScripts ??= this.start();
    }
    /** What the program that made the host sees, in its own realm. */ get ofCaller() {
        return this.forCaller ??= this.settings.options.realm === 'here' ? this.ofScripts : this.beside();
    }
    start() {
        const { host, platform, options, toUri, globalsIn } = this.settings;
        const isSeparate = options.realm === 'separate';
        const world = isSeparate ? platform.createWorld() : worldHere();
        const realm = new Realm(world, contractOf(options.era), models, options, host);
        const { scripts, stacks } = startScripts(world, platform, {
            isLimited: isSeparate && !options.modern,
            toUri,
            call: (callable, args)=>realm.call(callable, args)
        });
        const globals = globalsIn(realm);
        if (isSeparate) new Installation(world.global, globals);
        return {
            world,
            realm,
            globals,
            scripts,
            stacks
        };
    }
    beside() {
        const { host, options, globalsIn } = this.settings;
        const realm = new Realm(worldHere(), contractOf(options.era), models, options, host, true);
        return {
            realm,
            globals: globalsIn(realm)
        };
    }
    /** Runs scripts with the host's globals: in the caller's own realm they are defined for that time only. */ withGlobals(action) {
        const { world, globals } = this.ofScripts;
        if (Object.hasOwn(world.global, 'fl') && world.global.fl === globals.fl?.value) return action();
        const installation = new Installation(world.global, globals);
        try {
            return action();
        } finally{
            installation.remove();
        }
    }
    /** @see Stacks.framesOf */ framesOf(error) {
        const { realm, scripts, stacks } = this.ofScripts;
        return stacks.framesOf(error, realm.describeThrown(error), scripts);
    }
    /**
   * Runs a script in a scope of its own; returns the result of its function as text, if a function is named.
   *
   * @throws HostError for a script that cannot be read
   */ runApart(file, functionName, args) {
        try {
            const { realm, scripts } = this.ofScripts;
            const result = this.withGlobals(()=>scripts.runApart(file, functionName, args));
            return functionName === undefined ? undefined : realm.text(result);
        } catch (error) {
            throw error instanceof host_errors.ScriptSyntaxError ? new HostError(error.message, 'SyntaxError') : error;
        }
    }
}

/** The names of the program. Source: the globals that Animate 2024 printed for AnJsflScript. */ const PROGRAM_NAMES = [
    'flash',
    'fl',
    'App',
    'app',
    'animate',
    'an'
];
/** The members of a script's global object: name -> descriptor. */ function scriptGlobals({ realm, flash, topLevel, fileLibrary, makers, isOwnWorld, era, active }) {
    const descriptors = {};
    const define = (name, value, enumerable = false)=>{
        descriptors[name] = {
            value,
            writable: true,
            configurable: true,
            enumerable
        };
    };
    // The names in a loop over `window` in Animate, in their order.
    for (const name of PROGRAM_NAMES)define(name, realm.wrapSingleton(flash), isOwnWorld);
    if (isOwnWorld) define('window', realm.world.global, true);
    descriptors.document = documentDescriptor(realm, active, isOwnWorld);
    realm.wrapSingleton(flash.outputPanel);
    realm.wrapSingleton(flash.compilerErrors);
    realm.wrapSingleton(flash.actionsPanel);
    realm.wrapSingleton(flash.Math);
    const functions = realm.wrapSingleton(topLevel);
    for (const name of classIn(contract, 'TopLevel').methods)define(name, functions[name]);
    define('FLfile', realm.wrapSingleton(fileLibrary));
    for (const name of globalClasses)define(scriptNames[name] ?? name, realm.classOf(name));
    for (const name of madeByScripts){
        if (era === 'cs6' && classesLaterThanCs6.includes(name)) continue;
        define(name, realm.makeFunction(name, ()=>realm.toScript(makers[name]())));
    }
    return descriptors;
}
/** `document` is always the active document, until a script assigns a value of its own. */ function documentDescriptor(realm, active, enumerable) {
    const shadow = (self, args)=>{
        const target = typeof self === 'object' && self !== null ? self : realm.world.global;
        realm.define(target, 'document', args[0]);
    };
    return {
        get: realm.makeFunction('document', ()=>realm.toScript(active())),
        set: realm.makeFunction('document', shadow),
        configurable: true,
        enumerable
    };
}

/** A running host: its open documents, its options, its realm and its output. */ class Host {
    constructor(platform, options = {}, /** Writes what scripts publish. It is large, so pages omit it. */ writePublication){
        this.platform = platform;
        /** Open documents, in the order in which they were opened. */ this.documents = [];
        /** The active document. */ this.active = null;
        this.traced = new KeptLines();
        this.alerted = new KeptLines();
        /** All traces since the host was created, one text per call, also those cleared from the panel; of very many only the newest. */ this.output = this.traced.lines;
        this.alerts = this.alerted.lines;
        /** Faults of documents that could be opened nevertheless. */ this.warnings = [];
        this.clipboard = emptyClipboard();
        this.events = new Events((type)=>watchStage(this, type));
        /** Files of documents opened so far, the latest last. */ this.opened = [];
        this.lastId = 0;
        this.untitled = 0;
        this.options = checkOptions(options);
        this.dialogues = new Dialogues(this.options.answers, (source)=>{
            this.scripts.run(source, this.scripts.current ?? 'dialogue');
        });
        const { roots, writable, configDirectory } = this.options;
        const reachable = configDirectory === undefined ? roots : [
            ...roots,
            configDirectory
        ];
        this.files = new FileAccess(platform, reachable, writable);
        // Scripts see the files of a document as they were when it was opened.
        this.files.onWrite = (file)=>{
            for (const document of this.documents)document.files.container.hold?.(file);
        };
        this.pictures = new HostExports(this, this.files);
        this.saving = new SavingByScripts(this, this.files, this.options.canSave);
        this.publishing = new PublishingByScripts(this.options, this.events, this.files, writePublication);
        this.flash = new Flash(this);
        this.realms = new Realms({
            host: this,
            platform,
            options: this.options,
            toUri: (file)=>this.files.toUri(file),
            globalsIn: (realm)=>this.globalsIn(realm)
        });
        this.topLevel = new TopLevel(this);
        this.fileLibrary = new FLfile(this.files);
    }
    get world() {
        return this.realms.ofScripts.world;
    }
    get realm() {
        return this.realms.ofScripts.realm;
    }
    get scripts() {
        return this.realms.ofScripts.scripts;
    }
    /** The members of a script's global object: name -> descriptor. */ get globals() {
        return this.realms.ofScripts.globals;
    }
    /** The members of a script's global object, as objects of a realm of this host. */ globalsIn(realm) {
        return scriptGlobals({
            realm,
            flash: this.flash,
            topLevel: this.topLevel,
            fileLibrary: this.fileLibrary,
            makers: {
                SpriteSheetExporter: ()=>this.newSpriteSheetExporter(),
                TextureAtlasExporter: ()=>new TextureAtlasExporter(this)
            },
            isOwnWorld: realm.world.isHere !== true,
            active: ()=>this.active,
            era: this.options.era
        });
    }
    newSpriteSheetExporter() {
        return new SpriteSheetExporter(this);
    }
    get limits() {
        return this.options.limits;
    }
    get fonts() {
        return this.options.fonts;
    }
    get switches() {
        return this.options;
    }
    /** Opens an FLA, an XFL folder or an `.xfl` file and makes it active. */ open(path) {
        const document = this.read(path);
        const open = this.documents.find((other)=>other.path === document.path);
        if (open) {
            this.activate(open);
            return open;
        }
        if (document.path !== undefined) this.opened.push(document.path);
        warnOfMissingMedia(document);
        return this.add(document, 'documentOpened');
    }
    publishAside(path, profile) {
        return this.publishing.publishAside(this.read(path), profile);
    }
    read(path) {
        return openDocument(openFiles(this, path), this);
    }
    get oldFiles() {
        return this.options;
    }
    hasFont(name) {
        return new (host_drawing().Faces)(host_drawing().readFontFolders(this.platform, this.fonts)).has(name);
    }
    /** Opens a document that is not on disk. */ openNew(files, name) {
        const container = new MemoryContainer(name ?? `Untitled-${++this.untitled}`, files);
        return this.add(openDocument(container, this), 'documentNew');
    }
    create(name, attributes) {
        return this.openNew(newDocument(attributes), name);
    }
    /** The calls in scripts that caused an error, the innermost first; positions in the sources if there are source maps. */ framesOf(error) {
        return this.realms.framesOf(error);
    }
    get namedScript() {
        return this.options.scriptURI === 'own' ? this.scripts.current : this.scripts.parent;
    }
    addListener(type, callback) {
        return this.events.add(type, typeof callback === 'function' ? this.realm.alone(callback) : callback);
    }
    runApart(file, functionName, args) {
        return this.realms.runApart(file, functionName, args);
    }
    /** Makes an open document active. */ activate(document) {
        if (this.active === document) return;
        this.active = document;
        this.events.dispatch('documentChanged');
    }
    add(document, event) {
        this.documents.push(document);
        this.events.dispatch(event);
        this.activate(document);
        return document;
    }
    /** Removes a document that closes from the list; the last of the others becomes active. */ forget(document) {
        const index = this.documents.findIndex((open)=>open === document);
        if (index < 0) return;
        this.documents.splice(index, 1);
        this.events.dispatch('documentClosed');
        if (this.active === document) this.activate(this.documents.at(-1) ?? null);
    }
    /** Closes every document without saving; their objects throw from then on. */ closeAll() {
        for (const document of [
            ...this.documents
        ])document.close(false);
    }
    /** The next free number for `document.id`. */ nextId() {
        return ++this.lastId;
    }
    resolveUri(uri, method) {
        return this.files.resolve(uri, method);
    }
    uriToWrite(uri, method) {
        return this.files.toWrite(uri, method);
    }
    checkToWrite(file, method) {
        this.files.checkToWrite(file, method);
    }
    allowsSaving(document, method) {
        return this.saving.isAllowed(document, method);
    }
    /** What scripts published, or would have published. */ get published() {
        return this.publishing.noted;
    }
    askForFile(title) {
        return this.flash.browseForFileURL('save', title);
    }
    saveAs(document) {
        return this.saving.saveAs(document);
    }
    saveInPlace(document) {
        return this.saving.saveInPlace(document);
    }
    saveForScript(document, uri, method) {
        return this.saving.saveAt(document, uri, method);
    }
    /** Asks whether to save the changes of a document that is closing. */ askToSave(document) {
        return this.ask({
            kind: 'confirm',
            text: `Save changes to ${document.name}?`
        }) === true;
    }
    trace(text) {
        this.flash.trace(text);
    }
    get drawsObjects() {
        return this.flash.objectDrawingMode;
    }
    warn(message) {
        this.warnings.push(message);
        this.options.onWarning?.(message);
    }
    onTrace(text) {
        this.traced.add(text);
        this.options.onTrace?.(text);
    }
    onAlert(text) {
        this.alerted.add(text);
        this.options.onAlert?.(text);
    }
    /** The answer to a dialogue. @throws HostError if none was prepared */ ask(dialog) {
        return this.dialogues.ask(dialog);
    }
    /** Shows the dialogue that an XML file describes. */ xmlPanel(uri) {
        return this.dialogues.xmlPanel(this.files.resolve(uri, 'xmlPanel'), this.platform.disk);
    }
}

/** Describes an element, item, layer or keyframe for JSON. */ function describeMatch(facade, realm) {
    const object = realm.unwrap(facade);
    if (object instanceof Item) return describeItem(facade, object);
    if (object instanceof Layer) return describeLayer(facade, realm);
    return object instanceof Frame ? describeFrame(facade, object, realm) : describeElement(facade, realm);
}
/** Describes a library item. */ function describeItem(facade, { node, itemType }) {
    const item = facade;
    return {
        name: item.name,
        itemType: item.itemType,
        linkageClassName: read(item, 'linkageClassName'),
        ...itemType === 'sound' ? {
            sound: soundFacts(node)
        } : {}
    };
}
/** Describes an element; members that its kind does not have are null. `frame` is the first frame of its keyframe. */ function describeElement(facade, realm) {
    const element = facade;
    return {
        name: element.name,
        elementType: realm.unwrap(facade) instanceof UnknownElement ? null : element.elementType,
        instanceType: read(element, 'instanceType'),
        symbolType: read(element, 'symbolType'),
        libraryItem: nameOf(read(element, 'libraryItem')),
        timeline: timelineOf(facade, realm),
        layer: nameOf(element.layer),
        frame: keyframeOf(realm.unwrap(facade)),
        x: element.x,
        y: element.y
    };
}
/** Describes a layer. */ function describeLayer(facade, realm) {
    const layer = facade;
    return {
        name: layer.name,
        layerType: layer.layerType,
        timeline: timelineOf(facade, realm),
        parentLayer: nameOf(layer.parentLayer),
        visible: layer.visible,
        locked: layer.locked,
        frameCount: layer.frameCount
    };
}
/** Describes a keyframe; `startFrame` counts from 0. */ function describeFrame(facade, { layer }, realm) {
    const frame = facade;
    return {
        name: frame.name,
        labelType: frame.labelType,
        timeline: timelineOf(facade, realm),
        layer: layer.name,
        startFrame: frame.startFrame,
        duration: frame.duration,
        tweenType: frame.tweenType,
        hasScript: frame.actionScript !== '',
        elements: frame.elements.length
    };
}
/** The name of the scene, or the path of the symbol, that an object is on. */ function timelineOf(facade, realm) {
    const object = realm.unwrap(facade);
    let scene = null;
    for(let node = object?.node ?? null; node; node = node.parent){
        if (node.name === 'DOMTimeline') scene = node.attr('name') ?? null;
        if (node.name === 'DOMSymbolItem') return node.attr('name') ?? null;
    }
    return scene;
}
function read(object, name) {
    return name in object ? object[name] ?? null : null;
}
function nameOf(object) {
    return object?.name ?? null;
}
function keyframeOf(object) {
    for(let node = object?.node ?? null; node; node = node.parent){
        if (node.name === 'DOMFrame') return readStart$1(node);
    }
    return null;
}

/** The matches of a query in a document. Each member is computed when it is read. */ class Matches {
    constructor(/** The library's collection. */ collection, realm){
        this.collection = collection;
        this.realm = realm;
    }
    get count() {
        return this.collection.elements.length;
    }
    /** The objects of the model: elements, items, layers or keyframes. */ get objects() {
        const { realm } = this;
        return Array.from(this.collection.elements, (facade)=>realm.unwrap(facade)).filter((object)=>object !== undefined);
    }
    /** A line for each, as the library describes it: `twinkle_a (movie clip, stars/twinkle)`. */ get lines() {
        return Array.from(this.collection.describeElements());
    }
    /** A plain object for each, for JSON. */ get descriptions() {
        const { realm } = this;
        return Array.from(this.collection.elements, (facade)=>describeMatch(facade, realm));
    }
    /**
   * A plain object for each, with these fields alone.
   *
   * @param fields - words that queries read, with commas between them
   * @throws TypeError for a field that no match has
   */ rows(fields) {
        return JSON.parse(this.collection.toJSON(fields));
    }
    /** The same as CSV: a line with the fields, then one for each. No text in it is a formula to a spreadsheet. */ csv(fields) {
        return this.collection.toCSV(fields, {
            escapeFormulas: true
        });
    }
    /** The first matches. @param most - maximum number */ first(most) {
        return new Matches(this.collection.slice(0, most), this.realm);
    }
    /** The instances of items; matches of other kinds are returned unchanged. */ instances() {
        const { collection } = this;
        return collection.instances ? new Matches(collection.instances(), this.realm) : this;
    }
    /** The matches whose model objects are among the given ones. */ among(objects) {
        const wanted = new Set(objects);
        return new Matches(this.collection.filter((facade)=>wanted.has(this.realm.unwrap(facade))), this.realm);
    }
}

/**
 * Queries the current document of a host with the library that is loaded there. The command line, lint, exports,
 * matchers and the viewer use it.
 *
 * @example new DocumentQueries(library, host.realm).here('items', ':movieclip').lines; // ['stars/star (movie clip)', …]
 */ class DocumentQueries {
    constructor(library, realm){
        this.library = library;
        this.realm = realm;
    }
    /**
   * Matches in the default scope of scripts: elements at the playhead, layers and keyframes of the current timeline,
   * items of the library.
   *
   * @throws SelectorError for a query with a syntax error
   */ here(kind, query) {
        return this.matches(this.queryOf(kind)(query));
    }
    /** Matches in all timelines; for items, in the library. */ everywhere(kind, query) {
        const { all } = this.queryOf(kind);
        return all ? this.matches(all(query)) : this.here(kind, query);
    }
    /** The keyframes in effect at the playhead, up to one for each layer. */ keyframesAtPlayhead(query) {
        const frames = this.queryOf('frames');
        return this.matches(frames(query, frames(':current')));
    }
    /** What a query that found nothing may have meant: `no element is named movieclip; did you mean :movieclip?` */ hint(kind, query) {
        return this.queryOf(kind).hint(query);
    }
    /** The library's function for a kind, for the default scope or for everywhere. */ functionOf(kind, isEverywhere) {
        const query = this.queryOf(kind);
        return isEverywhere && query.all || query;
    }
    matches(collection) {
        return new Matches(collection, this.realm);
    }
    queryOf(kind) {
        const { $, $$ } = this.library;
        switch(kind){
            case 'elements':
                return $;
            case 'items':
                return $$;
            default:
                return $[kind];
        }
    }
}

/** A running host: its objects as scripts see them, and access from outside. */ class HostHandle {
    /** @internal Hosts are made by `createHost` and `openHost`. */ constructor(/** @internal */ host){
        this.host = host;
        this.own = host.realms.ofCaller;
    }
    /** The program object, with the members that scripts see. */ get fl() {
        return this.wrap(this.host.flash);
    }
    /** The document in front, with the members that scripts see; lists are Arrays of the caller's realm. */ get document() {
        return this.wrap(this.activeModel('document'));
    }
    /** Everything that was traced, one text per call; of more than 64 million characters the newest part. */ get output() {
        return this.host.output;
    }
    /** Everything that `alert` showed; as `output`. */ get alerts() {
        return this.host.alerts;
    }
    /** Faults of documents that did not keep them from opening, such as missing library files. */ get warnings() {
        return this.host.warnings;
    }
    /** What scripts published, exported or tested, or would have, with the option `publishing: 'note'` or `'write'`. */ get published() {
        return this.host.published;
    }
    /** @internal Folders of fonts that the host was given. */ get fonts() {
        return this.host.fonts;
    }
    /** The global object of the realm that scripts run in. */ get global() {
        return this.host.world.global;
    }
    /** @internal Queries the active document with the loaded library. */ get queries() {
        return new DocumentQueries(this.global, this.host.realm);
    }
    /**
   * Opens another document and makes it active.
   *
   * @param path an FLA, an XFL folder or an `.xfl` file
   * @returns the document, with the members that scripts see
   * @throws DocumentError that names the file and the cause
   * @example openHost('logo.fla').open('ui.fla').name; // 'ui.fla'
   */ open(path) {
        return this.wrap(this.host.open(path));
    }
    /**
   * Runs a script, in the language of Animate's engine unless the options `realm` or `modern` say otherwise.
   *
   * @param source the script
   * @param file the name of the script in errors
   * @returns the value of the last statement; objects of the host, Arrays and plain objects as the caller's own
   * @throws ScriptSyntaxError for what the host's engine does not know; whatever the script throws
   * @example createHost().run('[fl.documents.length, typeof JSON]'); // [0, 'undefined']
   */ run(source, file = 'script.jsfl') {
        return this.running(()=>this.host.scripts.run(source, file), this.run);
    }
    /**
   * Runs a script from a file.
   *
   * @param path the file
   * @returns as `run`
   * @throws ScriptSyntaxError for what the host's engine does not know; whatever the script throws
   * @example openHost('logo.fla').runFile('tidy.jsfl');
   */ runFile(path) {
        return this.running(()=>this.host.scripts.runFile(path), this.runFile);
    }
    /**
   * Puts `fl`, `document`, `FLfile`, the classes and the dialogues on a global object, until `uninstall`: for functions
   * of the caller's own that use them. Scripts that `run` runs have them without it.
   *
   * @param target the global object; default: the caller's own
   * @example
   * const host = createHost({}).install();
   * fl.documents.length; // 1
   * host.uninstall();
   */ install(target = globalThis) {
        this.uninstall();
        this.installation = new Installation(target, this.own.globals);
        return this;
    }
    /** @internal Gives objects as scripts have them, from now on: for a caller that shares a global object with scripts. */ sharesRealm() {
        this.own = this.host.realms.ofScripts;
        return this;
    }
    /**
   * Puts back what was on the global object before `install`.
   *
   * @example createHost({}).install().uninstall().dispose();
   */ uninstall() {
        this.installation?.remove();
        this.installation = undefined;
        return this;
    }
    /**
   * Writes the document in front as an indented text, for snapshots.
   *
   * @param options what to leave out; default: nothing
   * @returns the text
   * @throws Error when no document is open
   * @example createHost({ name: 'a.fla', layers: [] }).toTree().split('\n')[0]; // 'a.fla, 550 x 400, 24 fps'
   */ toTree(options) {
        return host_literal().toTree(this.activeModel('toTree'), options);
    }
    /**
   * Draws the document in front as SVG: what is on the stage at one frame.
   *
   * @param options `frame`: counted from 0, default: where the playhead is; `matches`: elements, or a collection of them, to outline and label, the rest is drawn pale
   * @returns the picture, a text
   * @throws RangeError for a frame that the timeline does not have; TypeError for matches that are not elements; Error when no document is open
   * @example
   * const host = openHost('logo.fla');
   * host.render({ matches: host.document.getTimeline().layers[3].frames[0].elements }).includes('<svg');
   */ render({ frame, matches } = {}) {
        const model = this.activeModel('render');
        return host_drawing().pictureOf(model, {
            frame,
            matches: matches === undefined ? undefined : this.elementsOf(matches)
        }).svg;
    }
    /**
   * Takes the globals away and closes the documents; their objects throw from then on.
   *
   * @example createHost({}).dispose();
   */ dispose() {
        this.uninstall();
        this.host.closeAll();
    }
    elementsOf(matches) {
        const facades = 'elements' in matches ? matches.elements : matches;
        return Array.from(facades, (facade, index)=>{
            const element = this.own.realm.unwrap(facade);
            if (element instanceof Element) return element;
            throw new TypeError(`HostHandle.render: matches[${index}] is not an element of a document`);
        });
    }
    running(action, by) {
        const { host, own } = this;
        return host.realms.withGlobals(()=>this.explained(()=>own.realm.adopt(action(), host.realm), by));
    }
    /**
   * An error that leaves a script has the script's frames in its stack, in the form that test runners read, then those
   * of who called the host.
   */ explained(action, by) {
        try {
            return action();
        } catch (error) {
            const frames = this.host.framesOf(error);
            if (frames.length > 0) error.stack = stackText(this.host.realm.describeThrown(error), frames) + callersOf(by);
            throw error;
        }
    }
    /** @internal */ activeModel(member) {
        const { active } = this.host;
        if (!active) throw new Error(`HostHandle.${member}: no document is open`);
        return active;
    }
    /** @internal */ wrap(object) {
        return this.own.realm.wrap(object);
    }
}
/** The lines of a stack below the call of a function; none in engines without stacks. */ function callersOf(called) {
    const here = {};
    Error.captureStackTrace?.(here, called);
    const lines = String(here.stack ?? '').split('\n');
    return lines.filter((line)=>/^ {4}at /.test(line)).map((line)=>`\n${line}`).join('');
}
function stackText(error, frames) {
    const lines = frames.map(({ name, file, line, column })=>{
        const position = column === undefined ? `${file}:${line}` : `${file}:${line}:${column}`;
        return name === undefined ? `    at ${position}` : `    at ${name} (${position})`;
    });
    return [
        `${error.name}: ${error.message}`,
        ...lines
    ].join('\n');
}

/**
 * Opens a document described by a literal, or by what `export --to json` wrote; it is not on disk. This is not a
 * method of the host: a page that only opens files need not load the code that builds documents.
 */ function openLiteral(host, literal) {
    const files = host_literal().isDocumentData(literal) ? host_literal().dataToFiles(literal) : Object.fromEntries(host_literal().buildXfl(literal));
    return host.openNew(files, literal.name);
}

/**
 * A name that every system accepts for a file: characters that some do not allow become underscores, and so do control
 * characters for terminals. A name that would be a hidden file, an option or a device begins with an underscore.
 */ function fileName(name) {
    const safe = name.replace(/[\\/:*?"<>|\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/g, '_').replace(/[. ]+$/, '');
    if (safe === '') return '_';
    return isDeviceName(safe) || /^[-.]/.test(safe) ? `_${safe}` : safe;
}

/** The count stops here: it stays a whole number. */ const COUNTED = 1e15;
const NOTHING$1 = {
    count: 0,
    nesting: 0
};
const ONE = {
    count: 1,
    nesting: 0
};
/**
 * Refuses a timeline with more elements to draw at a frame than the table of limits allows:
 * symbols that hold one another twice show a million elements in ten kilobytes. Each layer counts by the fullest of its
 * keyframes, symbols by all that is in them. Linear time: each symbol is counted once.
 *
 * @param itemAt - the node of the library item with that path
 * @throws LimitError `The timeline "Scene 1" claims 1,048,576 elements at a frame; the maximum is 200,000`
 */ function checkShown(timeline, itemAt) {
    const known = new Map();
    const ofElement = (element, depth)=>{
        if (element.name === 'DOMGroup') return ofAll(element.child('members')?.children ?? [], depth);
        if (element.name !== 'DOMSymbolInstance') return ONE;
        const item = itemAt(itemPathOf(element, 'libraryItemName'));
        const inner = item && timelineOf$1(item);
        if (!inner) return ONE;
        const { count, nesting } = ofTimeline(inner, depth + 1);
        return {
            count: 1 + count,
            nesting: 1 + nesting
        };
    };
    const ofAll = (elements, depth)=>elements.reduce((all, element)=>{
            const { count, nesting } = ofElement(element, depth);
            return {
                count: Math.min(COUNTED, all.count + count),
                nesting: Math.max(all.nesting, nesting)
            };
        }, NOTHING$1);
    const ofLayer = (layer, depth)=>{
        let fullest = NOTHING$1;
        for (const frame of layer.child('frames')?.children ?? []){
            const { count, nesting } = ofAll(frame.child('elements')?.children ?? [], depth);
            fullest = {
                count: Math.max(fullest.count, count),
                nesting: Math.max(fullest.nesting, nesting)
            };
        }
        return fullest;
    };
    const ofTimeline = (node, depth)=>{
        const before = known.get(node);
        // A symbol that is counted already may be deeper here.
        checkNesting(depth - 1 + (before?.nesting ?? 0), 'published');
        if (before) return before;
        // A symbol inside itself shows nothing there.
        known.set(node, NOTHING$1);
        const shown = layersOf(node).reduce((all, layer)=>{
            const { count, nesting } = ofLayer(layer, depth);
            return {
                count: Math.min(COUNTED, all.count + count),
                nesting: Math.max(all.nesting, nesting)
            };
        }, NOTHING$1);
        known.set(node, shown);
        return shown;
    };
    const name = readText(timeline, 'name');
    host_errors.checkCount(`The timeline "${name}"`, ofTimeline(timeline, 0).count, host_errors.MAX_SHOWN, 'elements at a frame');
}

/** The minimum size of a chunk in zlib. */ const SMALLEST_CHUNK = 64;
/** Node's module `zlib`. */ const compression = {
    // Node has a checksum of its own since 20.15.
    crc32: zlib.crc32 ?? crc32,
    deflateRaw: (bytes)=>zlib.deflateRawSync(bytes),
    inflateRaw: (packed, limit)=>limited(()=>{
            // A full chunk makes zlib allocate another one.
            const most = Math.max(limit, SMALLEST_CHUNK);
            return zlib.inflateRawSync(packed, {
                maxOutputLength: most,
                chunkSize: most + 1
            });
        }),
    inflateRawStart,
    deflate: (bytes)=>zlib.deflateSync(bytes),
    inflate: (packed, limit)=>limited(()=>zlib.inflateSync(packed, {
                finishFlush: zlib.constants.Z_SYNC_FLUSH,
                maxOutputLength: limit
            }))
};
function limited(inflate) {
    try {
        return inflate();
    } catch (error) {
        if (error.code === 'ERR_BUFFER_TOO_LARGE') throw new OutputTooLarge('the unpacked data exceed the limit');
        throw error;
    }
}
/** Packed bytes that are tried first, and the size of the pieces in which zlib hands out its result. */ const FIRST_TRY = 512;
const CHUNK = 4096;
function inflateRawStart(packed, length) {
    // With this flush zlib returns the content of truncated data, instead of an error about the missing end.
    const options = {
        finishFlush: zlib.constants.Z_SYNC_FLUSH,
        chunkSize: CHUNK
    };
    for(let taken = FIRST_TRY;; taken *= 2){
        const bytes = zlib.inflateRawSync(packed.subarray(0, taken), options);
        if (bytes.length >= length || taken >= packed.length) return bytes;
    }
}

/**
 * Removes members from a fresh context. The constructors of generators and async functions, which have no global name,
 * compile texts that the host cannot check.
 */ const CUT = `delete this.console; delete this.WebAssembly; Error.stackTraceLimit = 100;
  for (const made of [function* () {}, async function () {}, async function* () {}])
    delete Object.getPrototypeOf(made).constructor;`;
/** Makes an error of the realm from an error of Node's compiler. */ const FAULT = `(function (message, stack) {
  var fault = new SyntaxError(message);
  fault.stack = stack;
  return fault;
})`;
/** Scripts that were compiled, by source: every realm runs the scripts that prepare it, and most run the library. */ const compiled = new Map();
const MAX_COMPILED = 100;
/** The compiled script does not belong to a realm. @throws SyntaxError of Node's realm */ function compile(source, file) {
    const cached = compiled.get(source);
    const script = cached?.file === file ? cached.script : new vm.Script(source, {
        filename: file
    });
    // The last used script moves to the end.
    compiled.delete(source);
    compiled.set(source, {
        file,
        script
    });
    const [oldest] = compiled.keys();
    if (compiled.size > MAX_COMPILED && oldest !== undefined) compiled.delete(oldest);
    return script;
}
/**
 * A context of `vm`. Node reads the stack of an error that it decorates, and what a script put there for that
 * (`Error.prepareStackTrace`) would be called with objects of Node's realm: so nothing is compiled in the context, and no
 * error that leaves it is decorated.
 */ function createWorld() {
    const context = vm.createContext(vm.constants.DONT_CONTEXTIFY ?? {});
    const run = (script)=>script.runInContext(context, {
            displayErrors: false
        });
    run(compile(CUT, HOST_FILE));
    const faultOf = run(compile(FAULT, HOST_FILE));
    return {
        global: run(compile('this', HOST_FILE)),
        run: (source, file = 'script')=>{
            let script;
            try {
                script = compile(source, file);
            } catch (error) {
                const { name, message, stack } = error;
                throw name === 'SyntaxError' ? faultOf(message, stack) : error;
            }
            return run(script);
        }
    };
}

const PERMISSIONS$1 = 0o7777;
const ANY_WRITE = 0o222;
const NO_THROW = {
    throwIfNoEntry: false
};
/** The disk of the machine, by Node's module `fs`. */ const disk = {
    exists: (path)=>fs.existsSync(path),
    isWritable,
    stat: (path)=>described(fs.statSync(path, NO_THROW)),
    linkStat: (path)=>described(fs.lstatSync(path, NO_THROW)),
    list: (folder)=>fs.readdirSync(folder, {
            withFileTypes: true
        }).map((entry)=>({
                name: entry.name,
                isLink: entry.isSymbolicLink()
            })).sort((a, b)=>a.name < b.name ? -1 : 1),
    realPath: (path)=>fs.realpathSync.native(path),
    readLink: (link)=>fs.readlinkSync(link),
    read: (file)=>fs.readFileSync(noPipe(file)),
    readStart,
    write: (file, content)=>fs.writeFileSync(noPipe(file), content),
    append: (file, text)=>withHandle(noPipe(file), 'a', 0o666, (handle)=>appendAll(handle, text)),
    create,
    sync,
    makeFolder: (folder)=>void fs.mkdirSync(folder, {
            recursive: true
        }),
    makeTemporaryFolder: (prefix)=>fs.mkdtempSync(prefix),
    rename: (from, to)=>fs.renameSync(from, to),
    link: (file, name)=>fs.linkSync(file, name),
    copy: (from, to)=>fs.copyFileSync(from, to, fs.constants.COPYFILE_EXCL),
    setMode: (path, mode)=>fs.chmodSync(path, mode),
    removeFile: (file)=>fs.unlinkSync(file),
    removeFolder: (folder)=>fs.rmdirSync(folder),
    removeAll: (path)=>fs.rmSync(path, {
            recursive: true
        })
};
/** Pipes from which a shell lets a program read: `<(…)`. They may be opened. */ const OF_SHELL = /^\/(dev|proc)\//;
/** Opening a named pipe would wait for its other end, perhaps forever. @throws Error for one. */ function noPipe(file) {
    if (OF_SHELL.test(file) || !fs.statSync(file, NO_THROW)?.isFIFO()) return file;
    throw new Error(`${file} is a named pipe, not a file`);
}
/** Node's data about a file, in the host's form. */ function described(stat) {
    return stat && {
        isFile: stat.isFile(),
        isFolder: stat.isDirectory(),
        isLink: stat.isSymbolicLink(),
        size: stat.size,
        mode: stat.mode,
        user: stat.uid,
        group: stat.gid,
        createdMs: stat.birthtimeMs,
        modifiedMs: stat.mtimeMs
    };
}
function readStart(file, length) {
    return withHandle(noPipe(file), 'r', 0, (handle)=>{
        const bytes = new Uint8Array(length);
        return bytes.subarray(0, fs.readSync(handle, bytes, 0, length, 0));
    });
}
function create(file, chunks, options) {
    let isMade = false;
    try {
        withHandle(file, 'wx', options.like === undefined ? 0o666 : 0o600, (handle)=>{
            isMade = true;
            writeAll(handle, chunks, options);
        });
    } catch (error) {
        if (isMade) removeInVain(file);
        throw error;
    }
}
/** Fills a new file. */ function writeAll(handle, chunks, { isSynced, like }) {
    for (const chunk of chunks){
        for(let at = 0; at < chunk.length;)at += fs.writeSync(handle, chunk, at);
    }
    if (like !== undefined) takeRights(handle, like);
    if (isSynced) fs.fsyncSync(handle);
}
/** Adds a text to an open file, or nothing: if the disk takes only a part of it, that part is removed. */ function appendAll(handle, text) {
    const { size } = fs.fstatSync(handle);
    try {
        fs.writeFileSync(handle, text);
    } catch (error) {
        truncateInVain(handle, size);
        throw error;
    }
}
/** Removes it if possible: a second error must not hide the first. */ function removeInVain(file) {
    try {
        fs.unlinkSync(file);
    } catch  {
        return;
    }
}
/** Makes a file as short as it was, if possible: as `removeInVain`. */ function truncateInVain(handle, size) {
    try {
        if (fs.fstatSync(handle).isFile()) fs.ftruncateSync(handle, size);
    } catch  {
        return;
    }
}
/** Only the system's administrator may give files away; the permissions come last, as a new owner takes some back. */ function takeRights(handle, { mode, user, group }) {
    const { uid, gid } = fs.fstatSync(handle);
    try {
        if (uid !== user || gid !== group) fs.fchownSync(handle, user, group);
    } catch  {
    // The file belongs to the user who wrote it.
    }
    fs.fchmodSync(handle, mode & PERMISSIONS$1);
}
/** For an administrator, who may write anything, only the bits decide. */ function isWritable(path) {
    if ((fs.statSync(path).mode & ANY_WRITE) === 0) return false;
    try {
        fs.accessSync(path, fs.constants.W_OK);
        return true;
    } catch  {
        return false;
    }
}
/** Some systems cannot open folders; the files are whole without it. */ function sync(folder) {
    try {
        withHandle(folder, 'r', 0, (handle)=>fs.fsyncSync(handle));
    } catch  {
        return;
    }
}
function withHandle(file, flags, mode, action) {
    const handle = fs.openSync(file, flags, mode);
    try {
        return action(handle);
    } finally{
        fs.closeSync(handle);
    }
}

/** The file of the package minimp3-wasm that decodes. */ const MINIMP3_FILE = 'minimp3-wasm/dist/decoder.opt.wasm';
/**
 * minimp3 as a decoder: 21 kB of WebAssembly, which reaches nothing but its own memory. It is made anew for each sound,
 * so that the memory of a long one is freed.
 *
 * @param read - reads the bytes of `MINIMP3_FILE`; called at the first sound
 */ function minimp3(read) {
    let module;
    return {
        decode (all, seconds) {
            // minimp3 does not return from data without a frame.
            const data = framesOfOneForm(all);
            if (data.length === 0) return undefined;
            const { Module, Instance } = globalThis.WebAssembly;
            module ??= new Module(read());
            const decoder = new Instance(module, {}).exports;
            decoder.decoder_init();
            decoder.decoder_set_mp3_data_size(data.length);
            new Uint8Array(decoder.memory.buffer, decoder.decoder_mp3_data_offset(), data.length).set(data);
            decoder.decoder_decode(seconds);
            const rate = decoder.decode_results_sampling_rate();
            if (rate <= 0) return undefined;
            const start = decoder.decoder_pcm_data_offset();
            const samples = new Int16Array(decoder.memory.buffer.slice(start, start + decoder.decoder_pcm_data_size()));
            return {
                rate,
                channels: decoder.decode_results_num_channels() === 1 ? 1 : 2,
                samples
            };
        }
    };
}

/** The bytes of a file of an installed package, by its module specifier: `createjs/builds/1.0.0/createjs.js`. */ function packageFile(name) {
    return fs.readFileSync(module$1.createRequire(__filename).resolve(name));
}

/** The decoder of the package `minimp3-wasm`, loaded at the first MP3. */ const mp3 = minimp3(()=>{
    try {
        return packageFile(MINIMP3_FILE);
    } catch (error) {
        const name = MINIMP3_FILE.split('/')[0];
        throw new Error(`an MP3 needs the package ${name}, which is not installed: npm install ${name}`, {
            cause: error
        });
    }
});

/**
 * A package that is installed on demand.
 *
 * @param purpose - what needs it, for the message: `a picture in pixels`
 * @throws Error that says what to install, if the package is missing.
 */ function loadPackage(name, purpose) {
    try {
        return module$1.createRequire(__filename)(name);
    } catch (error) {
        if (error.code !== 'MODULE_NOT_FOUND') throw error;
        throw new Error(`${purpose} needs the package ${name}, which is not installed: npm install ${name}`, {
            cause: error
        });
    }
}

const NONE = ()=>undefined;
/**
 * The outlines of a TrueType or OpenType font, by the package `opentype.js`, which is loaded at the first outline. A
 * damaged font has none.
 */ function openFontOutlines(bytes) {
    const { parse } = loadPackage('opentype.js', 'the outline of a glyph');
    const font = unlessDamaged(()=>parse(new Uint8Array(bytes).buffer));
    if (!font) return NONE;
    return (glyph)=>glyph < font.glyphs.length ? unlessDamaged(()=>font.glyphs.get(glyph).path.commands) : undefined;
}
/** The package throws errors of many kinds for data that it cannot read. */ function unlessDamaged(read) {
    try {
        return read();
    } catch  {
        return undefined;
    }
}

const KEY_BYTES = 32;
/** Digits of a proof: 128 bits. */ const PROOF_LENGTH = 32;
/** The permission bits that let users other than the owner write. */ const OTHERS_WRITE = 0o022;
/** Proofs with a key in a folder of the user's own. */ const proofs = {
    sign: (document, text)=>proofOf(readKey() ?? makeKey(), document, text),
    isSigned (document, text, proof) {
        const key = readKey();
        return key !== undefined && proofOf(key, document, text) === proof;
    }
};
/** Several machines may share a home. */ function proofOf(key, document, text) {
    const what = JSON.stringify([
        os.hostname(),
        document
    ]);
    return node_crypto().createHmac('sha256', key).update(`${what}\n${text}`).digest('hex').slice(0, PROOF_LENGTH);
}
/** Undefined if there is none, and if users other than this one may have written it. */ function readKey() {
    try {
        const file = keyFile();
        if (!isOwn(path.dirname(file)) || !isOwn(file)) return undefined;
        const key = fs.readFileSync(file, 'utf8');
        return key.length === KEY_BYTES * 2 ? key : undefined;
    } catch  {
        return undefined;
    }
}
/**
 * Makes the key under another name first: so that other processes find it complete, and if two make one, only the first
 * counts.
 */ function makeKey() {
    const file = keyFile();
    const folder = path.dirname(file);
    fs.mkdirSync(folder, {
        recursive: true,
        mode: 0o700
    });
    const draft = `${file}.${process.pid}.${node_crypto().randomBytes(6).toString('hex')}`;
    const giveUp = host_errors.processes.removeAtEnd?.([
        {
            path: draft
        }
    ]);
    try {
        const handle = fs.openSync(draft, 'wx', 0o600);
        try {
            fs.writeSync(handle, node_crypto().randomBytes(KEY_BYTES).toString('hex'));
            fs.fsyncSync(handle);
        } finally{
            fs.closeSync(handle);
        }
        putInPlace(draft, file);
    } finally{
        fs.rmSync(draft, {
            force: true
        });
        giveUp?.();
    }
    const key = readKey();
    if (key === undefined) throw new Error(`${file} is damaged, or users other than you can write to it`);
    return key;
}
/** Some file systems do not support links. */ function putInPlace(draft, file) {
    try {
        fs.linkSync(draft, file);
    } catch  {
        if (!fs.existsSync(file)) fs.renameSync(draft, file);
    }
}
/** True for a folder or file, not a link, that only this user may write. Windows has other permissions. */ function isOwn(file) {
    const { getuid } = process;
    const stat = fs.lstatSync(file);
    if (!stat.isDirectory() && !stat.isFile()) return false;
    return getuid === undefined || stat.uid === getuid() && (stat.mode & OTHERS_WRITE) === 0;
}
/** Each user has a key, for some programs work as administrator in the home of another user. */ function keyFile() {
    return path.join(stateFolder(), `saves-${process.getuid?.() ?? 'user'}`, 'key');
}
/** Where programs keep state for the next run: https://specifications.freedesktop.org/basedir-spec */ function stateFolder() {
    const { XDG_STATE_HOME, LOCALAPPDATA } = process.env;
    if (host_errors.isPlace(XDG_STATE_HOME)) return path.join(XDG_STATE_HOME, 'adobe-collection');
    if (process.platform === 'win32' && host_errors.isPlace(LOCALAPPDATA)) return path.join(LOCALAPPDATA, 'adobe-collection', 'State');
    const home = host_errors.homeFolder();
    if (home === undefined) throw new Error('the user has no home folder');
    if (process.platform === 'darwin') return path.join(home, 'Library', 'Application Support', 'adobe-collection');
    return path.join(home, '.local', 'state', 'adobe-collection');
}

const PACKAGE = '@resvg/resvg-js';
const GEOMETRIC_PRECISION = 2;
const CRISP_EDGES = 1;
/** The package `@resvg/resvg-js`, loaded at the first picture: it is optional, and large. */ const rasterizer = {
    rasterize
};
function rasterize(svg, { scale = 1, isSmooth = true, fallbackFace, fontFolders = [], maxPixels = Infinity }) {
    const { Resvg: Picture } = load();
    const picture = new Picture(svg, {
        fitTo: {
            mode: 'zoom',
            value: scale
        },
        shapeRendering: isSmooth ? GEOMETRIC_PRECISION : CRISP_EDGES,
        font: fontsFor(svg, fallbackFace, fontFolders)
    });
    const pixels = picture.width * picture.height * scale ** 2;
    if (pixels > maxPixels) throw new RangeError(`the picture would have ${pixels} pixels; the maximum is ${maxPixels}`);
    const image = picture.render();
    return {
        width: image.width,
        height: image.height,
        pixels: image.pixels,
        toPng: ()=>image.asPng()
    };
}
/** Reading all fonts of a machine takes longer than most pictures: only pictures with text need them. */ function fontsFor(svg, fallbackFace, fontFolders) {
    if (!svg.includes('<text')) return {
        loadSystemFonts: false
    };
    return {
        loadSystemFonts: true,
        defaultFontFamily: fallbackFace,
        fontDirs: [
            ...fontFolders
        ]
    };
}
function load() {
    return loadPackage(PACKAGE, 'a picture in pixels');
}

/** The platform on Node. */ const nodePlatform = {
    isWindows: process.platform === 'win32',
    disk,
    paths: path,
    compression,
    clock: {
        now: ()=>new Date()
    },
    processes: host_errors.processes,
    proofs,
    rasterizer,
    mp3,
    packageFile,
    openFontOutlines,
    createWorld
};

/**
 * Makes a host with one document that a small object describes; without the object, a host in which no document is open.
 *
 * @param literal the document: pixels, degrees and frames, what is left out has the host's default; or what `export --to json` wrote
 * @param options behaviours and limits of the host; default: `defaults`
 * @returns the host
 * @throws TypeError for an object that describes no document
 * @example
 * const host = createHost({ layers: [{ elements: [{ shape: 'oval', width: 10, height: 10 }] }] });
 * host.document.getTimeline().layers[0].frames[0].elements.length; // 1
 */ function createHost(literal, options) {
    const host = new Host(nodePlatform, options, host_publish().writePublication);
    if (literal) openLiteral(host, literal);
    return new HostHandle(host);
}
/**
 * Makes a host in which a document on disk is open. Nothing is written unless a script saves the document.
 *
 * @param path an FLA, an XFL folder or an `.xfl` file
 * @param options behaviours and limits of the host; default: `defaults`
 * @returns the host
 * @throws DocumentError that names the file and the cause
 * @example openHost('logo.fla').document.width; // 640
 */ function openHost(path, options) {
    const host = new Host(nodePlatform, options, host_publish().writePublication);
    host.open(path);
    return new HostHandle(host);
}

/** POSIX paths; the current folder is the root. */ const paths = {
    sep: '/',
    join: (...parts)=>normalize(parts.filter((part)=>part !== '').join('/')),
    resolve,
    normalize,
    dirname,
    basename,
    extname
};
function resolve(...parts) {
    let joined = '';
    for (const part of parts)joined = part.startsWith('/') ? part : `${joined}/${part}`;
    const path = normalize(`/${joined}`);
    return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}
function normalize(path) {
    if (path === '') return '.';
    const isAbsolute = path.startsWith('/');
    const names = [];
    for (const name of path.split('/')){
        if (name === '' || name === '.') continue;
        if (name !== '..') names.push(name);
        else if (names.length > 0 && names.at(-1) !== '..') names.pop();
        else if (!isAbsolute) names.push(name);
    }
    const tail = path.endsWith('/') && names.length > 0 ? '/' : '';
    const normal = `${isAbsolute ? '/' : ''}${names.join('/')}${tail}`;
    if (normal !== '') return normal;
    return path.endsWith('/') ? './' : '.';
}
/** The path without slashes at its end. */ function trimmed(path) {
    return path.replace(/(?<!^)\/+$/, '');
}
function dirname(path) {
    const bare = trimmed(path);
    const slash = bare.lastIndexOf('/');
    if (slash < 0) return '.';
    return bare.slice(0, slash) || '/';
}
function basename(path, suffix = '') {
    const bare = path.replace(/\/+$/, '');
    const name = bare.slice(bare.lastIndexOf('/') + 1);
    return suffix !== '' && name !== suffix && name.endsWith(suffix) ? name.slice(0, -suffix.length) : name;
}
function extname(path) {
    const name = basename(path);
    const dot = name.lastIndexOf('.');
    return dot <= 0 || name === '..' ? '' : name.slice(dot);
}

const WRITABLE$1 = 0o200;
/** A disk that lives as long as the page or the Worker. Paths are POSIX's; there are no links, and no users. */ class MemoryDisk {
    constructor(){
        /** Files and folders by absolute path. */ this.entries = new Map();
        this.lastTemporary = 0;
        this.put('/', undefined);
    }
    exists(path) {
        return this.entries.has(paths.resolve(path));
    }
    isWritable(path) {
        return (this.need(path).mode & WRITABLE$1) !== 0;
    }
    stat(path) {
        const entry = this.entries.get(paths.resolve(path));
        if (!entry) return undefined;
        const { bytes, mode, createdMs, modifiedMs } = entry;
        const isFile = bytes !== undefined;
        const size = bytes?.length ?? 0;
        return {
            isFile,
            isFolder: !isFile,
            isLink: false,
            size,
            mode,
            user: 0,
            group: 0,
            createdMs,
            modifiedMs
        };
    }
    linkStat(path) {
        return this.stat(path);
    }
    list(folder) {
        if (this.need(folder).bytes) throw systemError('ENOTDIR', folder);
        return this.childrenOf(paths.resolve(folder)).map((path)=>({
                name: paths.basename(path),
                isLink: false
            })).sort((a, b)=>a.name < b.name ? -1 : 1);
    }
    realPath(path) {
        this.need(path);
        return paths.resolve(path);
    }
    readLink(link) {
        throw systemError('EINVAL', link, 'not a link');
    }
    read(file) {
        return this.bytesOf(file).slice();
    }
    readStart(file, length) {
        return this.bytesOf(file).slice(0, length);
    }
    write(file, content) {
        const old = this.entries.get(paths.resolve(file));
        if (old && !old.bytes) throw systemError('EISDIR', file);
        if (old && (old.mode & WRITABLE$1) === 0) throw systemError('EACCES', file);
        this.needFolderOf(file);
        const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content.slice();
        if (old) Object.assign(old, {
            bytes,
            modifiedMs: Date.now()
        });
        else this.put(file, bytes);
    }
    append(file, text) {
        const old = this.exists(file) ? this.bytesOf(file) : new Uint8Array();
        this.write(file, joinBytes([
            old,
            new TextEncoder().encode(text)
        ]));
    }
    create(file, chunks, { like }) {
        if (this.exists(file)) throw systemError('EEXIST', file);
        this.needFolderOf(file);
        this.put(file, joinBytes([
            ...chunks
        ]), like?.mode);
    }
    sync() {
    // Nothing to wait for in memory.
    }
    makeFolder(folder) {
        const path = paths.resolve(folder);
        const there = this.entries.get(path);
        if (there?.bytes) throw systemError('EEXIST', folder);
        if (there) return;
        this.makeFolder(paths.dirname(path));
        this.put(path, undefined);
    }
    makeTemporaryFolder(prefix) {
        let path;
        do path = paths.resolve(`${prefix}${++this.lastTemporary}`);
        while (this.exists(path))
        this.makeFolder(path);
        return path;
    }
    rename(from, to) {
        const [source, target] = [
            paths.resolve(from),
            paths.resolve(to)
        ];
        const entry = this.need(source);
        if (source === target) return;
        this.needFolderOf(target);
        this.makeRoomFor(entry, target);
        for (const path of this.below(source)){
            this.entries.set(target + path.slice(source.length), this.need(path));
            this.entries.delete(path);
        }
        this.entries.set(target, entry);
        this.entries.delete(source);
    }
    link(file, name) {
        const entry = this.need(file);
        if (!entry.bytes) throw systemError('EPERM', file);
        if (this.exists(name)) throw systemError('EEXIST', name);
        this.needFolderOf(name);
        this.entries.set(paths.resolve(name), entry);
    }
    copy(from, to) {
        this.create(to, [
            this.bytesOf(from)
        ], {
            isSynced: false,
            like: this.stat(from)
        });
    }
    setMode(path, mode) {
        this.need(path).mode = mode;
    }
    removeFile(file) {
        this.bytesOf(file);
        this.entries.delete(paths.resolve(file));
    }
    removeFolder(folder) {
        if (this.need(folder).bytes) throw systemError('ENOTDIR', folder);
        const path = paths.resolve(folder);
        if (this.below(path).length > 0) throw systemError('ENOTEMPTY', folder);
        this.entries.delete(path);
    }
    removeAll(path) {
        this.need(path);
        const root = paths.resolve(path);
        for (const inner of this.below(root))this.entries.delete(inner);
        this.entries.delete(root);
    }
    put(path, bytes, mode = bytes ? 0o644 : 0o755) {
        const now = Date.now();
        this.entries.set(paths.resolve(path), {
            bytes,
            mode,
            createdMs: now,
            modifiedMs: now
        });
    }
    need(path) {
        const entry = this.entries.get(paths.resolve(path));
        if (!entry) throw systemError('ENOENT', path);
        return entry;
    }
    bytesOf(file) {
        const { bytes } = this.need(file);
        if (!bytes) throw systemError('EISDIR', file);
        return bytes;
    }
    needFolderOf(file) {
        const folder = paths.dirname(paths.resolve(file));
        if (this.need(folder).bytes) throw systemError('ENOTDIR', folder);
    }
    /** A file may replace a file, and a folder an empty folder. */ makeRoomFor(entry, target) {
        const there = this.entries.get(target);
        if (!there) return;
        if (entry.bytes && !there.bytes) throw systemError('EISDIR', target);
        if (!entry.bytes && there.bytes) throw systemError('ENOTDIR', target);
        if (this.below(target).length > 0) throw systemError('ENOTEMPTY', target);
    }
    below(folder) {
        const start = folder === '/' ? '/' : `${folder}/`;
        return [
            ...this.entries.keys()
        ].filter((path)=>path.startsWith(start) && path !== folder);
    }
    childrenOf(folder) {
        return this.below(folder).filter((path)=>paths.dirname(path) === folder);
    }
}

/** Proofs that last as long as the page or the Worker, as its disk does: the proofs by the texts that they prove. */ class MemoryProofs {
    sign(document, text) {
        const what = `${document}\n${text}`;
        const word = this.words.get(what) ?? crypto.randomUUID().replaceAll('-', '');
        this.words.set(what, word);
        return word;
    }
    isSigned(document, text, proof) {
        return this.words.get(`${document}\n${text}`) === proof;
    }
    constructor(){
        this.words = new Map();
    }
}

/**
 * The files and links of an XFL folder that belong to the document, and what an interrupted save left. The target of a
 * link is a part too if it is in the folder, as it is read with the document. Other targets are not looked at.
 */ function partsOfFolder({ disk, paths }, folder) {
    const root = disk.realPath(folder);
    const visited = new Set();
    const parts = new Map();
    /** @param path - without links */ function note(path, link) {
        parts.set(path, {
            path: paths.join(folder, path.slice(root.length)),
            link
        });
    }
    function add(path) {
        const stat = disk.linkStat(path);
        if (stat?.isFolder) visit(path);
        else if (stat?.isFile) note(path);
    }
    function visit(directory) {
        if (visited.has(directory)) return;
        visited.add(directory);
        for (const { name, isLink } of disk.list(directory)){
            if (directory === root ? !isTopPart(name) : isGitName(name)) continue;
            const path = paths.join(directory, name);
            if (!isLink) add(path);
            else {
                note(path, disk.readLink(path));
                const target = targetOf$2(disk, path);
                if (target !== undefined && isBelow(paths, root, target) && !isInRepository(target)) add(target);
            }
        }
    }
    function isInRepository(target) {
        return target.slice(root.length).split(paths.sep).some(isGitName);
    }
    visit(root);
    return [
        ...parts.values()
    ];
}
function isTopPart(name) {
    return host_errors.isDocumentFile(name) || host_errors.isDocumentFolder(name) || name.startsWith(SAVE_PREFIX);
}

const LIBRARY = 'collection.jsx';
/** Library sources by file: a process may load the library for many documents. */ const sources = new Map();
/** Loads the built library into a host, as a script would: the same file as in Animate. */ function loadLibrary(host, folder) {
    const { platform, scripts } = host;
    const file = platform.paths.join(folder, LIBRARY);
    if (!sources.has(file)) {
        if (!platform.disk.exists(file)) throw new Error(`${file} is missing; npm run build makes it`);
        sources.set(file, scripts.read(file));
    }
    scripts.runPlain(file, sources.get(file));
}
/** Settings of a host that runs only the library, which works in Node's language too. */ const LIBRARY_ALONE = {
    modern: true
};
/** Loads the built library, and returns an object for queries of the current document. */ function queriesOf(host, folder) {
    loadLibrary(host, folder);
    return queriesIn(host);
}
/** An object for queries of the current document, in a host with the library loaded. */ function queriesIn(host) {
    return new DocumentQueries(host.world.global, host.realm);
}

/** What queries look for. */ const QUERY_KINDS = [
    'elements',
    'items',
    'layers',
    'frames'
];
/** The singular noun for a match of each kind; the plural adds an `s`. */ const NOUNS = {
    elements: 'element',
    items: 'item',
    layers: 'layer',
    frames: 'keyframe'
};

/** Quoted parts of a query, in which syntax is not searched. */ const QUOTED = /"[^"]*"|'[^']*'/g;
/**
 * Corrections of common mistakes: quotes left by a command prompt, a path without its slash, a type written as a class,
 * as in CSS. The caller tries which of them finds something.
 */ function meantQueries(query) {
    const bare = /^'(.*)'$/.exec(query)?.[1];
    if (bare !== undefined) return [
        {
            query: bare,
            because: 'the quotes are part of the query: the prompt of Windows (cmd) takes " and not \''
        }
    ];
    const path = /^[\w *?-]+\/[^\s,]/.test(query) ? [
        {
            query: `/${query}`,
            because: 'paths begin with a slash'
        }
    ] : [];
    const pseudo = query.replace(/(^|[^\w\\.])\.([a-z]+)/g, '$1:$2');
    return pseudo === query ? path : [
        ...path,
        {
            query: pseudo,
            because: 'a point means a class for ActionScript'
        }
    ];
}
/** Explains a part of a query that can never match: an unknown attribute, a combinator of CSS; null for neither. */ function strangePart(query) {
    const plain = query.replace(QUOTED, '""');
    const sign = /\S ([>+~]) \S/.exec(plain)?.[1];
    if (sign !== undefined && !plain.includes('[')) return `${sign} is a part of the name; what is inside is found by :has(…), :parent and paths such as /folder/*`;
    for (const [, name = ''] of plain.matchAll(/\[\s*([a-z]\w+)\s*(?:[\]=<>!~^$*])/gi)){
        const near = ATTRIBUTES.includes(name) ? undefined : host_errors.nearestWord(name, ATTRIBUTES);
        if (near !== undefined) return `nothing has an attribute ${name}; did you mean ${near}?`;
    }
    return null;
}
/** Attributes that queries can compare: those of the library, and the properties of the host's objects. */ const ATTRIBUTES = [
    ...[
        'text',
        'font',
        'size',
        'shortName',
        'folder'
    ],
    ...new Set(Object.values(contract).flatMap(({ properties })=>Object.keys(properties)))
];

/** Seen from inside, nothing exists outside. */ function outside(file) {
    return coded('ENOENT', `no such file, or it is outside the folders that may be touched: ${file}`);
}
function nothingAt(file) {
    return coded('ENOENT', `no such file: ${file}`);
}
function noFile(file) {
    return coded('EINVAL', `neither a file nor a link to one: ${file}`);
}
function coded(code, message) {
    return Object.assign(new Error(message), {
        code
    });
}

const { O_RDONLY: O_RDONLY$2, O_DIRECTORY = 0, O_NOFOLLOW = 0 } = fs.constants;
/**
 * Where Linux lists the open files of a process: a path below an open folder goes through that very folder, even if it
 * was moved.
 */ const HELD = '/proc/self/fd';
const CAN_HOLD = fs.existsSync(HELD);
/**
 * A name in a folder that is held open. `at` resolves to the name in that very folder, even if another process replaces
 * the folder, or one above it, by a link meanwhile. (Systems other than Linux have no such paths: there `at` is the
 * path that was looked at.)
 */ class OpenFolderEntry {
    constructor(handle, /** The path of the folder, without links. */ folder, name){
        this.handle = handle;
        this.folder = folder;
        this.name = name;
    }
    /** @param name - a name, or an empty text for the folder itself. @throws Error if there is no such folder. */ static hold(folder, name) {
        if (!CAN_HOLD) return new OpenFolderEntry(undefined, fs.realpathSync.native(folder), name);
        const handle = fs.openSync(folder, O_RDONLY$2 | O_DIRECTORY);
        try {
            return new OpenFolderEntry(handle, fs.readlinkSync(`${HELD}/${handle}`), name);
        } catch (error) {
            fs.closeSync(handle);
            throw error;
        }
    }
    get at() {
        return path.join(this.handle === undefined ? this.folder : `${HELD}/${this.handle}`, this.name);
    }
    /** The path of the name, in a folder without links. */ get path() {
        return path.join(this.folder, this.name);
    }
    /** The file or folder there; of a link, the link itself. Undefined if nothing exists there. */ stat() {
        return fs.lstatSync(this.at, {
            throwIfNoEntry: false
        });
    }
    /** Opens the file itself; a link is refused. */ open(flags, mode = 0o666) {
        return fs.openSync(this.at, flags | O_NOFOLLOW, mode);
    }
    release() {
        if (this.handle !== undefined) fs.closeSync(this.handle);
    }
}

const { O_RDONLY: O_RDONLY$1, O_NONBLOCK: O_NONBLOCK$1 = 0 } = fs.constants;
/** The view of a confined disk: how its paths are found, and what is read. */ class ConfinedView {
    constructor(folders, isWindows){
        this.folders = folders;
        this.isWindows = isWindows;
    }
    exists(file) {
        return this.statOrNothing(file) !== undefined;
    }
    isWritable(file) {
        return this.inEnd(file, (entry)=>{
            const stat = entry.stat();
            if (!stat || (stat.mode & 0o222) === 0) return false;
            try {
                fs.accessSync(entry.at, fs.constants.W_OK);
                return true;
            } catch  {
                return false;
            }
        });
    }
    stat(file) {
        return described(this.statOrNothing(file));
    }
    linkStat(file) {
        return described(this.tryTo(()=>this.inPlace(file, (entry)=>entry.stat())));
    }
    list(folder) {
        return this.inFolder(folder, (folderEntry)=>fs.readdirSync(folderEntry.at, {
                withFileTypes: true
            }).map((entry)=>({
                    name: entry.name,
                    isLink: entry.isSymbolicLink()
                })).sort((a, b)=>a.name < b.name ? -1 : 1));
    }
    realPath(file) {
        return this.inEnd(file, (entry)=>{
            if (!entry.stat()) throw nothingAt(file);
            return entry.path;
        });
    }
    readLink(link) {
        return this.inPlace(link, (entry)=>fs.readlinkSync(entry.at));
    }
    read(file) {
        return this.withFile(file, O_RDONLY$1 | O_NONBLOCK$1, (handle)=>fs.readFileSync(handle));
    }
    readStart(file, length) {
        return this.withFile(file, O_RDONLY$1 | O_NONBLOCK$1, (handle)=>{
            const bytes = new Uint8Array(Math.min(length, fs.fstatSync(handle).size));
            return bytes.subarray(0, fs.readSync(handle, bytes, 0, bytes.length, 0));
        });
    }
    contains(file) {
        return this.folders.some((folder)=>isBelow(path, folder, file));
    }
    statOrNothing(file) {
        return this.tryTo(()=>this.inEnd(file, (entry)=>entry.stat()));
    }
    tryTo(action) {
        try {
            return action();
        } catch (error) {
            if (NOTHING.has(error.code)) return undefined;
            throw error;
        }
    }
    /** Uses a regular file only: opening a pipe would wait for its other end. */ withFile(file, flags, action, check = ()=>undefined) {
        return this.inEnd(file, (entry)=>{
            check(entry);
            const stat = entry.stat();
            if (stat && !stat.isFile()) throw noFile(file);
            const handle = entry.open(flags);
            try {
                if (!fs.fstatSync(handle).isFile()) throw noFile(file);
                return action(handle);
            } finally{
                fs.closeSync(handle);
            }
        });
    }
    inFolder(folder, action) {
        const real = this.realPath(folder);
        const held = OpenFolderEntry.hold(real, '');
        try {
            if (!this.contains(held.folder)) throw outside(folder);
            return action(held);
        } finally{
            held.release();
        }
    }
    /** Follows links to their final target. */ inEnd(file, action, followed = 0) {
        const target = this.inPlace(file, (entry)=>entry.stat()?.isSymbolicLink() ? path.resolve(entry.folder, fs.readlinkSync(entry.at)) : undefined);
        if (target === undefined) return this.inPlace(file, action);
        if (followed === MAX_LINKS) throw coded('ELOOP', `too many symbolic links: ${file}`);
        return this.inEnd(target, action, followed + 1);
    }
    /** Follows links in the folders, but not one at the end. */ inPlace(file, action) {
        if (typeof file !== 'string') throw coded('EINVAL', 'a path is a text');
        if (isDevicePath({
            isWindows: this.isWindows
        }, file)) throw coded('ENOENT', `the name of a device on Windows: ${file}`);
        const absolute = path.resolve(file);
        const parent = path.dirname(absolute);
        if (parent === absolute || !this.contains(absolute)) throw outside(file);
        const held = OpenFolderEntry.hold(parent, path.basename(absolute));
        try {
            // A given folder may itself be a link: then its target is allowed too.
            if (!this.contains(held.path)) throw outside(file);
            return action(held);
        } finally{
            held.release();
        }
    }
}
/** The error codes for a path that does not exist. */ const NOTHING = new Set([
    'ENOENT',
    'ENOTDIR'
]);

const { O_RDONLY, O_WRONLY, O_CREAT, O_EXCL, O_TRUNC, O_APPEND, O_NONBLOCK = 0 } = fs.constants;
/** Permission bits to read, write and execute: none that gives the owner's rights away. */ const PERMISSIONS = 0o777;
/**
 * The part of the disk in some folders. Files elsewhere seem not to exist, and cannot be written. Links are followed by
 * hand, each step inside a folder that is held open: a link that points outside counts as broken, and so does one that
 * is inserted meanwhile. Only files are read, not pipes or devices.
 *
 * @param isWindows - whether some names are devices in every folder
 * @param guard - decides where in the folders writing is allowed; default: everywhere
 */ function confineDisk(folders, isWindows = process.platform === 'win32', guard) {
    const real = folders.flatMap((folder)=>[
            path.resolve(folder),
            realOrSame(folder)
        ]);
    return new ConfinedDisk(real, isWindows, guard);
}
function realOrSame(folder) {
    try {
        return fs.realpathSync.native(folder);
    } catch  {
        return path.resolve(folder);
    }
}
/** Takes any path: it resolves and checks each by itself, in folders that it holds open. */ class ConfinedDisk extends ConfinedView {
    constructor(folders, isWindows, guard){
        super(folders, isWindows), this.guard = guard;
    }
    write(file, content) {
        this.changeFile(file, O_WRONLY | O_CREAT | O_TRUNC | O_NONBLOCK, (handle)=>fs.writeFileSync(handle, content));
    }
    append(file, text) {
        this.changeFile(file, O_WRONLY | O_CREAT | O_APPEND | O_NONBLOCK, (handle)=>appendAll(handle, text));
    }
    create(file, chunks, { isSynced, like }) {
        this.inPlaceToWrite(file, (entry)=>{
            const handle = entry.open(O_WRONLY | O_CREAT | O_EXCL, like === undefined ? 0o666 : 0o600);
            const rights = like && {
                ...like,
                mode: like.mode & PERMISSIONS,
                ...ownerOf(entry)
            };
            let isDone = false;
            try {
                writeAll(handle, chunks, {
                    isSynced,
                    like: rights
                });
                isDone = true;
            } finally{
                fs.closeSync(handle);
                if (!isDone) fs.rmSync(entry.at, {
                    force: true
                });
            }
        });
    }
    sync(folder) {
        try {
            this.inFolder(folder, (entry)=>{
                const handle = entry.open(O_RDONLY);
                fs.fsyncSync(handle);
                fs.closeSync(handle);
            });
        } catch  {
        // Some systems cannot open folders; the files are whole without it.
        }
    }
    makeFolder(folder) {
        const stat = this.statOrNothing(folder);
        if (stat?.isDirectory()) return;
        const parent = path.dirname(path.resolve(folder));
        if (!this.contains(parent)) throw outside(folder);
        this.makeFolder(parent);
        this.inPlace(folder, (entry)=>{
            this.checkGuard(entry.path, this.guard?.allowsFolder(entry.path));
            fs.mkdirSync(entry.at);
            this.guard?.noteMade(entry.path);
        });
    }
    makeTemporaryFolder(prefix) {
        return this.inPlaceToWrite(prefix, (entry)=>{
            const made = path.basename(fs.mkdtempSync(entry.at));
            return path.join(entry.folder, made);
        });
    }
    rename(from, to) {
        this.inPlaceToWrite(from, (old)=>{
            this.checkIsFile(old);
            this.inPlaceToWrite(to, (next)=>fs.renameSync(old.at, next.at));
        });
    }
    link(file, name) {
        // Writing to the new name changes the file.
        this.inPlaceToWrite(file, (old)=>{
            this.checkIsFile(old);
            this.inPlaceToWrite(name, (next)=>fs.linkSync(old.at, next.at));
        });
    }
    copy(from, to) {
        const bytes = this.read(from);
        this.inPlaceToWrite(to, (entry)=>{
            const handle = entry.open(O_WRONLY | O_CREAT | O_EXCL);
            let isDone = false;
            try {
                fs.writeFileSync(handle, bytes);
                isDone = true;
            } finally{
                fs.closeSync(handle);
                if (!isDone) fs.rmSync(entry.at, {
                    force: true
                });
            }
        });
    }
    setMode(file, mode) {
        this.changeFile(file, O_RDONLY | O_NONBLOCK, (handle)=>fs.fchmodSync(handle, mode & PERMISSIONS));
    }
    removeFile(file) {
        this.inPlaceToWrite(file, (entry)=>fs.unlinkSync(entry.at));
    }
    removeFolder(folder) {
        this.inPlaceToWrite(folder, (entry)=>fs.rmdirSync(entry.at));
    }
    removeAll(file) {
        if (this.guard) this.checkRemoval(file);
        this.removeTree(file);
    }
    removeTree(file) {
        if (!this.isFolder(file)) return this.removeFile(file);
        for (const { name } of this.list(file))this.removeTree(path.join(file, name));
        this.removeFolder(file);
    }
    /** @throws Error where the guard forbids the removal of an entry, or of one below it */ checkRemoval(file) {
        this.inPlaceToWrite(file, ()=>undefined);
        if (!this.isFolder(file)) return;
        for (const { name } of this.list(file))this.checkRemoval(path.join(file, name));
    }
    isFolder(file) {
        return this.inPlace(file, (entry)=>entry.stat()?.isDirectory() === true);
    }
    /**
   * True if the guard allows removal; for a folder, and for an entry that does not exist yet, if a folder may be made
   * there.
   */ permits(file, isFolder) {
        const { guard } = this;
        if (!guard) return true;
        const real = host_errors.realPlace(path.resolve(file));
        const isNew = fs.lstatSync(real, {
            throwIfNoEntry: false
        }) === undefined;
        return guard.allows(real) || (isFolder || isNew) && guard.allowsFolder(real);
    }
    changeFile(file, flags, action) {
        this.withFile(file, flags, action, ({ path: real })=>this.checkGuard(real, this.guard?.allows(real)));
    }
    /** As `inPlace`, for entries that are made, changed or removed. */ inPlaceToWrite(file, action) {
        return this.inPlace(file, (entry)=>{
            this.checkGuard(entry.path, this.guard?.allows(entry.path));
            return action(entry);
        });
    }
    checkGuard(file, isAllowed = true) {
        if (!isAllowed) throw coded('EACCES', `writing is not allowed there: ${file}`);
    }
    /** Under a guard only files are moved: the guard was not asked about the target of a link, nor about what a folder contains. */ checkIsFile(entry) {
        this.checkGuard(entry.path, this.guard && entry.stat()?.isFile() !== false);
    }
}
/** The owner of a new file is that of its folder: no file is given to an owner that a stranger names. */ function ownerOf({ at }) {
    const { uid, gid } = fs.statSync(path.dirname(at));
    return {
        user: uid,
        group: gid
    };
}

/**
 * A platform for a run that changes nothing: it writes into the overlay, stores no key for its proofs, and registers no
 * files for removal.
 */ function dryPlatform(platform, disk) {
    return {
        ...platform,
        disk,
        proofs: new DryProofs(platform.proofs),
        processes: {
            ...platform.processes,
            removeAtEnd: undefined
        }
    };
}
/** Proofs of the run's own texts last as long as the run; those of earlier saves are valid too. */ class DryProofs {
    constructor(earlier){
        this.earlier = earlier;
        this.own = new MemoryProofs();
    }
    sign(document, text) {
        return this.own.sign(document, text);
    }
    isSigned(document, text, proof) {
        return this.own.isSigned(document, text, proof) || this.earlier.isSigned(document, text, proof);
    }
}

/** The permissions in a mode; the other bits are those of the kind. */ const ALL_RIGHTS = 0o7777;
const KIND_OF_FILE = 0o100000;
const KIND_OF_FOLDER = 0o040000;
/** The permissions of new entries, as in most systems. */ function newRights(kind, owner) {
    const now = Date.now();
    const mode = kind === 'file' ? KIND_OF_FILE | 0o644 : KIND_OF_FOLDER | 0o755;
    return {
        mode,
        user: owner.user,
        group: owner.group,
        createdMs: now,
        modifiedMs: now
    };
}
/** A mode with other permissions. */ function withPermissions(mode, permissions) {
    return mode & ~ALL_RIGHTS | permissions & ALL_RIGHTS;
}
/** A content made from bytes. */ function contentOf(...chunks) {
    return {
        chunks,
        held: chunks.reduce((sum, { length })=>sum + length, 0)
    };
}
/** Bytes. */ function sizeOf({ source, held }) {
    return (source?.size ?? 0) + held;
}
/** @param read - reads a file of the disk below */ function bytesOf({ source, chunks }, read) {
    return joinBytes(source === undefined ? chunks : [
        read(source.file),
        ...chunks
    ]);
}
function statOfEntry(entry) {
    if (entry.kind === 'gone') return undefined;
    const { kind, rights } = entry;
    return {
        isFile: kind === 'file',
        isFolder: kind === 'folder',
        isLink: kind === 'link',
        size: kind === 'file' ? sizeOf(entry.content) : 0,
        mode: rights.mode,
        user: rights.user,
        group: rights.group,
        createdMs: rights.createdMs,
        modifiedMs: rights.modifiedMs
    };
}

/**
 * How entries of an overlay differ from the disk below, by path. Entries that were added and removed meanwhile do not
 * count.
 */ function changesIn(entries, below, paths) {
    return entries.sorted().flatMap(([path, entry])=>changesAt(path, entry, entries, below, paths)).sort((a, b)=>a.path < b.path ? -1 : 1);
}
function changesAt(path, entry, entries, below, paths) {
    const old = statBelow(path, below, paths);
    const isFolder = old?.isFolder ?? false;
    const isSameKind = entry.kind === 'folder' ? isFolder : entry.kind === 'file' && old?.isFile;
    // A file that replaces a file or a link counts as written.
    const isRemoved = old && !isSameKind && (isFolder || entry.kind === 'folder' || entry.kind === 'gone');
    const removed = isRemoved ? [
        {
            change: 'removed',
            path,
            isFolder
        }
    ] : [];
    if (entry.kind === 'gone') return removed;
    if (!old || !isSameKind) {
        const change = entry.kind === 'folder' ? 'made' : 'written';
        return [
            ...removed,
            {
                change,
                path,
                isFolder: entry.kind === 'folder'
            }
        ];
    }
    if (entry.kind === 'file' && !hasContentOf(path, old.size, entry, below)) return [
        {
            change: 'written',
            path,
            isFolder: false
        }
    ];
    const attributes = entry.rights.mode === old.mode ? [] : [
        {
            change: 'attributes',
            path,
            isFolder
        }
    ];
    if (entry.kind !== 'folder' || !entry.isWhole) return attributes;
    return [
        ...attributes,
        ...hiddenIn(path, entries, below, paths)
    ];
}
/** The former content of a folder that was removed and made again. */ function hiddenIn(folder, entries, below, paths) {
    return below.list(folder).map(({ name })=>paths.join(folder, name)).filter((path)=>entries.get(path) === undefined).map((path)=>({
            change: 'removed',
            path,
            isFolder: statBelow(path, below, paths)?.isFolder ?? false
        }));
}
function hasContentOf(path, size, { content }, below) {
    if (content.source?.file === path && content.held === 0) return true;
    if (sizeOf(content) !== size) return false;
    const read = (file)=>below.read(file);
    const [old, bytes] = [
        below.read(path),
        bytesOf(content, read)
    ];
    for(let at = 0; at < size; at++)if (bytes[at] !== old[at]) return false;
    return true;
}
/** The disk below at that very path. Below a link there, paths resolve to its target, which does not count. */ function statBelow(path, below, paths) {
    const folder = paths.dirname(path);
    try {
        return below.realPath(folder) === folder ? below.linkStat(path) : undefined;
    } catch  {
        return undefined;
    }
}

/** The maximum content of an overlay. Writes of a script beyond it are refused, as on a full disk. */ const MAX_BYTES = 2 ** 28;
const MAX_ENTRIES = 100_000;
/** The entries of an overlay by their absolute paths without links, and by their folders. Counts their content. */ class OverlayEntries {
    constructor(paths){
        this.paths = paths;
        /** True if something was refused because the overlay was full. */ this.isOverfull = false;
        this.entries = new Map();
        this.namesByFolder = new Map();
        this.bytes = 0;
    }
    get isEmpty() {
        return this.entries.size === 0;
    }
    get(path) {
        return this.entries.get(path);
    }
    /** Paths and entries, by path. */ sorted() {
        return [
            ...this.entries
        ].sort(([a], [b])=>a < b ? -1 : 1);
    }
    /** Names in a folder at which, or below which, there are entries. */ namesIn(folder) {
        return this.namesByFolder.get(folder) ?? [];
    }
    /** @throws Error with the code ENOSPC where there are too many */ set(path, entry) {
        if (!this.entries.has(path)) this.checkRoom({
            entries: 1
        });
        if (entry.kind === 'file' && entry.names === 0) this.count(entry.content.held);
        this.release(path);
        if (entry.kind === 'file') entry.names++;
        this.entries.set(path, entry);
        this.index(path);
    }
    /** Removes the entries at a path, and below it. */ forget(path) {
        this.forgetBelow(path);
        this.removeFromIndex(path);
    }
    /** Replaces the content of a file that is an entry. @throws Error with the code ENOSPC where there is too much */ refill(entry, content) {
        this.count(content.held - entry.content.held);
        entry.content = content;
        entry.rights = {
            ...entry.rights,
            modifiedMs: Date.now()
        };
    }
    /** Adds bytes to a file that is an entry. @throws Error with the code ENOSPC where there are too many */ append({ content, rights }, bytes) {
        this.count(bytes.length);
        content.chunks.push(bytes);
        content.held += bytes.length;
        rights.modifiedMs = Date.now();
    }
    /** @throws Error with the code ENOSPC where that many bytes or entries more are too many */ checkRoom({ bytes = 0, entries = 0 }) {
        if (this.bytes + bytes <= MAX_BYTES && this.entries.size + entries <= MAX_ENTRIES) return;
        this.isOverfull = true;
        throw Object.assign(new Error('ENOSPC: the memory for what a dry run writes is full'), {
            code: 'ENOSPC'
        });
    }
    forgetBelow(path) {
        for (const name of this.namesIn(path))this.forgetBelow(this.paths.join(path, name));
        this.namesByFolder.delete(path);
        this.release(path);
        this.entries.delete(path);
    }
    /** Each folder above an entry lists the next name, so that entries below a folder are found without a search. */ index(path) {
        const folder = this.paths.dirname(path);
        if (folder === path) return;
        const name = this.paths.basename(path);
        const names = this.namesByFolder.get(folder);
        if (names?.has(name)) return;
        if (names) names.add(name);
        else this.namesByFolder.set(folder, new Set([
            name
        ]));
        this.index(folder);
    }
    removeFromIndex(path) {
        const folder = this.paths.dirname(path);
        const names = this.namesByFolder.get(folder);
        if (!names?.delete(this.paths.basename(path)) || names.size > 0) return;
        this.namesByFolder.delete(folder);
        if (!this.entries.has(folder)) this.removeFromIndex(folder);
    }
    release(path) {
        const old = this.entries.get(path);
        if (old?.kind === 'file' && --old.names === 0) this.bytes -= old.content.held;
    }
    count(bytes) {
        if (bytes > 0) this.checkRoom({
            bytes
        });
        this.bytes += bytes;
    }
}

/** Finds the location of a path: an entry of the overlay, or one of the disk below. */ class OverlayPaths {
    constructor(below, paths, entries){
        this.below = below;
        this.paths = paths;
        this.entries = entries;
        /** The folders of paths, by how they are written. Their entries change more often. */ this.folders = new Map();
        /** The time of the last addition or removal in a folder of the disk below. */ this.touched = new Map();
    }
    /** The location that a path resolves to, for reading. As long as nothing was written, the disk below answers alone. */ look(path, followsLast) {
        if (this.entries.isEmpty) return {
            at: path,
            entry: undefined,
            isBelow: true
        };
        return this.locate(path, followsLast);
    }
    /** The location that a path resolves to. @param followsLast - whether a link at its end is followed */ locate(path, followsLast, left = MAX_LINKS) {
        const absolute = this.paths.resolve(path);
        const parent = this.paths.dirname(absolute);
        if (parent === absolute) return {
            at: absolute,
            entry: this.entries.get(absolute),
            isBelow: true
        };
        const folder = this.folder(parent, left);
        const location = this.locationIn(folder, this.paths.join(folder.at, this.paths.basename(absolute)));
        const target = followsLast ? this.targetOf(location) : undefined;
        if (target === undefined) return location;
        if (left === 0) throw systemError('ELOOP', path);
        return this.locate(this.paths.resolve(folder.at, target), true, left - 1);
    }
    /** The folder at a path, links followed. */ folder(path, left = MAX_LINKS) {
        const cached = this.folders.get(path);
        if (cached) return {
            ...cached,
            entry: this.entries.get(cached.at)
        };
        const location = this.canonical(this.locate(path, true, left));
        if (this.statOf(location)?.isFolder) this.folders.set(path, location);
        return location;
    }
    /** Follows no link. @throws Error where a part of the path is a file */ statOf({ at, entry, isBelow }) {
        if (entry) return this.withTime(at, statOfEntry(entry));
        return isBelow ? this.withTime(at, this.below.linkStat(at)) : undefined;
    }
    list(folder) {
        const location = this.look(folder, true);
        const { at, entry, isBelow } = location;
        if (entry && entry.kind !== 'folder') throw systemError(entry.kind === 'gone' ? 'ENOENT' : 'ENOTDIR', folder);
        if (!entry && !isBelow) throw systemError('ENOENT', folder);
        const below = entry?.isWhole ? [] : this.below.list(at);
        if (this.entries.isEmpty) return below;
        const names = new Map(below.map((each)=>[
                each.name,
                each
            ]));
        for (const name of this.entries.namesIn(at)){
            const own = this.entries.get(this.paths.join(at, name));
            if (own?.kind === 'gone') names.delete(name);
            else if (own) names.set(name, {
                name,
                isLink: own.kind === 'link'
            });
        }
        return [
            ...names.values()
        ].sort((a, b)=>a.name < b.name ? -1 : 1);
    }
    /** True if the disk below has something that an entry of the overlay hides, or would hide. */ isVisibleBelow(at) {
        const { isBelow } = this.locationIn(this.folder(this.paths.dirname(at)), at);
        return isBelow && this.below.linkStat(at) !== undefined;
    }
    /** @param isFile - whether the only change is a new file */ noteChange(path, isFile) {
        if (!isFile) this.folders = new Map();
        const folder = this.paths.dirname(path);
        const entry = this.entries.get(folder);
        // Code that caches lists of folders sees the change by the time.
        const before = this.statOf(this.folder(folder))?.modifiedMs ?? 0;
        const time = Math.max(Date.now(), before + 0.01);
        if (entry?.kind === 'folder') entry.rights = {
            ...entry.rights,
            modifiedMs: time
        };
        else this.touched.set(folder, time);
    }
    /** Folders that were given to a disk in parts may be reached by links from outside: their paths without links. */ canonical(location) {
        if (location.entry || !location.isBelow) return location;
        try {
            const at = this.below.realPath(location.at);
            return at === location.at ? location : {
                at,
                entry: this.entries.get(at),
                isBelow: true
            };
        } catch  {
            return location;
        }
    }
    locationIn(folder, at) {
        const { entry } = folder;
        if (entry && entry.kind !== 'folder' && entry.kind !== 'gone') throw systemError('ENOTDIR', at);
        const isBelow = entry ? entry.kind === 'folder' && !entry.isWhole : folder.isBelow;
        return {
            at,
            entry: this.entries.get(at),
            isBelow
        };
    }
    targetOf({ at, entry, isBelow }) {
        if (entry) return entry.kind === 'link' ? entry.target : undefined;
        return isBelow && this.below.linkStat(at)?.isLink ? this.below.readLink(at) : undefined;
    }
    withTime(at, stat) {
        const time = this.touched.get(at);
        if (!stat?.isFolder || time === undefined) return stat;
        return {
            ...stat,
            modifiedMs: Math.max(time, stat.modifiedMs)
        };
    }
}

const WRITABLE = 0o222;
/** The view of an overlay: its entries, and elsewhere the disk below. */ class OverlayView {
    constructor({ reading, writing = reading, guard }, paths){
        this.paths = paths;
        this.below = reading;
        this.writing = writing;
        this.guard = guard;
        this.entries = new OverlayEntries(paths);
        this.locations = new OverlayPaths(reading, paths, this.entries);
    }
    exists(path) {
        try {
            return this.stat(path) !== undefined;
        } catch  {
            return false;
        }
    }
    isWritable(path) {
        if (this.entries.isEmpty) return this.writing.isWritable(path);
        const location = this.locations.look(path, true);
        const stat = this.locations.statOf(location);
        if (!stat) throw systemError('ENOENT', path);
        return this.isOpen(location);
    }
    stat(path) {
        if (this.entries.isEmpty) return this.below.stat(path);
        return this.locations.statOf(this.locations.look(path, true));
    }
    linkStat(path) {
        return this.locations.statOf(this.locations.look(path, false));
    }
    list(folder) {
        return this.locations.list(folder);
    }
    realPath(path) {
        const location = this.locations.look(path, true);
        if (!location.entry && location.isBelow) return this.below.realPath(location.at);
        if (!this.locations.statOf(location)) throw systemError('ENOENT', path);
        return location.at;
    }
    readLink(link) {
        const location = this.locations.look(link, false);
        if (!location.entry && location.isBelow) return this.below.readLink(location.at);
        if (location.entry?.kind === 'link') return location.entry.target;
        throw systemError(this.locations.statOf(location) ? 'EINVAL' : 'ENOENT', link);
    }
    read(file) {
        const location = this.locations.look(file, true);
        if (!location.entry && location.isBelow) return this.below.read(location.at);
        return bytesOf(this.needFile(location, file).content, (source)=>this.below.read(source));
    }
    readStart(file, length) {
        const location = this.locations.look(file, true);
        if (!location.entry && location.isBelow) return this.below.readStart(location.at, length);
        const { content } = this.needFile(location, file);
        return bytesOf(content, (source)=>this.below.read(source)).subarray(0, length);
    }
    /** True if a run that is not dry might write to the existing entry. */ isOpen({ at, entry, isBelow }) {
        if (entry) return entry.kind !== 'gone' && (entry.rights.mode & WRITABLE) !== 0;
        return isBelow && this.writing.isWritable(at);
    }
    contentAt({ at, entry }, { size }) {
        return entry?.kind === 'file' ? entry.content : {
            source: {
                file: at,
                size
            },
            chunks: [],
            held: 0
        };
    }
    /** Everything at and below a path, for moving it: entries by the rest of their paths, a folder before its content. */ treeAt(location, rest = '', tree = new Map()) {
        const stat = this.locations.statOf(location);
        if (!stat) return tree;
        if (stat.isFile) tree.set(rest, location.entry ?? {
            kind: 'file',
            content: this.contentAt(location, stat),
            rights: {
                ...stat
            },
            names: 0
        });
        else if (stat.isLink) tree.set(rest, {
            kind: 'link',
            target: this.readLink(location.at),
            rights: {
                ...stat
            }
        });
        else if (!stat.isFolder) throw systemError('EINVAL', location.at);
        else {
            tree.set(rest, {
                kind: 'folder',
                isWhole: true,
                rights: {
                    ...stat
                }
            });
            for (const { name } of this.list(location.at))this.treeAt(this.locations.locate(this.paths.join(location.at, name), false), this.paths.join(rest, name), tree);
        }
        return tree;
    }
    needFile({ entry }, file) {
        if (entry?.kind === 'file') return entry;
        throw systemError(entry?.kind === 'folder' ? 'EISDIR' : 'ENOENT', file);
    }
}

/**
 * A disk on which a run can write without changing anything: its changes are kept in memory, and visible to the run
 * itself.
 *
 * Changes that the system would refuse for the permissions of a file or folder are refused here too, for the
 * administrator as for every other user.
 */ class OverlayDisk extends OverlayView {
    /** The differences from the disk below, by path. */ changes() {
        return changesIn(this.entries, this.below, this.paths);
    }
    /** The same, and whether something was not written for lack of memory: then the list of changes is incomplete. */ get differences() {
        return {
            changes: this.changes(),
            isOverfull: this.entries.isOverfull
        };
    }
    write(file, content) {
        const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content.slice();
        this.fill(this.locations.locate(file, true), contentOf(bytes));
    }
    append(file, text) {
        const bytes = new TextEncoder().encode(text);
        const location = this.locations.locate(file, true);
        const stat = this.checkFile(location);
        if (location.entry?.kind === 'file') this.entries.append(location.entry, bytes);
        else if (stat) this.entries.append(this.adoptFile(location, stat), bytes);
        else this.fill(location, contentOf(bytes));
    }
    create(file, chunks, { like }) {
        const location = this.locations.locate(file, false);
        if (this.locations.statOf(location)) throw systemError('EEXIST', file);
        const parent = this.folderToChange(location);
        const copies = [];
        let size = 0;
        for (const chunk of chunks){
            size += chunk.length;
            this.entries.checkRoom({
                bytes: size
            });
            copies.push(chunk.slice());
        }
        const rights = newRights('file', like ?? parent);
        if (like) rights.mode = withPermissions(rights.mode, like.mode);
        this.put(location.at, {
            kind: 'file',
            content: contentOf(...copies),
            rights,
            names: 0
        });
    }
    sync() {
    // Nothing to wait for in memory.
    }
    makeFolder(folder) {
        const path = this.paths.resolve(folder);
        const location = this.locations.locate(path, true);
        const stat = this.locations.statOf(location);
        if (stat?.isFolder) return;
        if (stat) throw systemError('EEXIST', folder);
        if (path !== this.paths.dirname(path)) this.makeFolder(this.paths.dirname(path));
        const place = this.locations.locate(path, false);
        if (this.locations.statOf(place)) throw systemError('EEXIST', folder);
        const rights = newRights('folder', this.folderToChange(place, this.guard?.allowsFolder(place.at)));
        this.guard?.noteMade(place.at);
        this.put(place.at, {
            kind: 'folder',
            isWhole: true,
            rights
        });
    }
    makeTemporaryFolder(prefix) {
        let folder;
        do folder = `${prefix}${String(++this.lastTemporary).padStart(6, '0')}`;
        while (this.linkStat(folder) !== undefined)
        const location = this.locations.locate(folder, false);
        const rights = newRights('folder', this.folderToChange(location));
        this.put(location.at, {
            kind: 'folder',
            isWhole: true,
            rights: {
                ...rights,
                mode: withPermissions(rights.mode, 0o700)
            }
        });
        return folder;
    }
    rename(from, to) {
        const source = this.locations.locate(from, false);
        const target = this.locations.locate(to, false);
        const stat = this.locations.statOf(source);
        if (!stat) throw systemError('ENOENT', from);
        // The guard was not asked about the target of a link, nor about what a folder contains.
        if (this.guard && !stat.isFile) throw systemError('EACCES', from);
        this.folderToChange(source);
        this.folderToChange(target);
        // Two names of one file both stay: https://pubs.opengroup.org/onlinepubs/9799919799/functions/rename.html
        if (source.at === target.at || source.entry && source.entry === target.entry) return;
        if (target.at.startsWith(`${source.at}${this.paths.sep}`)) throw systemError('EINVAL', to);
        this.makeRoomFor(stat, target, to);
        const moved = this.treeAt(source);
        this.entries.checkRoom({
            entries: moved.size
        });
        this.remove(source);
        this.putTree(target.at, moved);
    }
    link(file, name) {
        const location = this.locations.locate(file, false);
        const stat = this.locations.statOf(location);
        if (!stat) throw systemError('ENOENT', file);
        if (!stat.isFile) throw systemError('EPERM', file);
        // Writing to the new name changes the file.
        if (this.guard?.allows(location.at) === false) throw systemError('EACCES', file);
        const target = this.locations.locate(name, false);
        if (this.locations.statOf(target)) throw systemError('EEXIST', name);
        this.folderToChange(target);
        const entry = location.entry?.kind === 'file' ? location.entry : this.adoptFile(location, stat);
        this.put(target.at, entry);
    }
    copy(from, to) {
        const location = this.locations.locate(from, true);
        const stat = this.locations.statOf(location);
        if (!stat) throw systemError('ENOENT', from);
        if (!stat.isFile) throw systemError('EISDIR', from);
        const target = this.locations.locate(to, false);
        if (this.locations.statOf(target)) throw systemError('EEXIST', to);
        const rights = newRights('file', this.folderToChange(target));
        rights.mode = withPermissions(rights.mode, stat.mode);
        const { source, chunks, held } = this.contentAt(location, stat);
        this.put(target.at, {
            kind: 'file',
            content: {
                source,
                chunks: [
                    ...chunks
                ],
                held
            },
            rights,
            names: 0
        });
    }
    setMode(path, mode) {
        const location = this.locations.locate(path, true);
        const stat = this.locations.statOf(location);
        if (!stat) throw systemError('ENOENT', path);
        if (this.guard?.allows(location.at) === false) throw systemError('EACCES', path);
        const entry = location.entry ?? this.adopt(location, stat);
        if (entry.kind !== 'gone') entry.rights = {
            ...entry.rights,
            mode: withPermissions(entry.rights.mode, mode)
        };
    }
    removeFile(file) {
        const location = this.locations.locate(file, false);
        const stat = this.locations.statOf(location);
        if (!stat) throw systemError('ENOENT', file);
        if (stat.isFolder) throw systemError('EISDIR', file);
        this.folderToChange(location);
        this.remove(location);
    }
    removeFolder(folder) {
        const location = this.locations.locate(folder, false);
        const stat = this.locations.statOf(location);
        if (!stat) throw systemError('ENOENT', folder);
        if (!stat.isFolder) throw systemError('ENOTDIR', folder);
        if (this.list(location.at).length > 0) throw systemError('ENOTEMPTY', folder);
        this.folderToChange(location);
        this.remove(location);
    }
    removeAll(path) {
        const location = this.locations.locate(path, false);
        if (!this.locations.statOf(location)) throw systemError('ENOENT', path);
        this.folderToChange(location);
        if (this.guard) this.checkRemoval(location, this.guard);
        this.remove(location);
    }
    /** @throws Error if the guard forbids the removal of an entry, or of one below it */ checkRemoval(location, guard) {
        if (!guard.allows(location.at)) throw systemError('EACCES', location.at);
        if (!this.locations.statOf(location)?.isFolder) return;
        for (const { name } of this.list(location.at))this.checkRemoval(this.locations.locate(this.paths.join(location.at, name), false), guard);
    }
    /** The entry at a path to write to; undefined if there is none. @throws Error if it cannot be written */ checkFile(location) {
        const stat = this.locations.statOf(location);
        if (!stat) return undefined;
        if (stat.isFolder) throw systemError('EISDIR', location.at);
        if (!stat.isFile) throw systemError('EINVAL', location.at);
        if (!this.isOpen(location) || this.guard?.allows(location.at) === false) throw systemError('EACCES', location.at);
        return stat;
    }
    fill(location, content) {
        const stat = this.checkFile(location);
        if (location.entry?.kind === 'file') this.entries.refill(location.entry, content);
        else if (stat) this.put(location.at, {
            kind: 'file',
            content,
            rights: {
                ...stat,
                modifiedMs: Date.now()
            },
            names: 0
        });
        else {
            const rights = newRights('file', this.folderToChange(location));
            this.put(location.at, {
                kind: 'file',
                content,
                rights,
                names: 0
            });
        }
    }
    /** The folder in which an entry is made or removed. @throws Error if that is not possible */ folderToChange({ at }, isAllowed = this.guard?.allows(at) ?? true) {
        const location = this.locations.folder(this.paths.dirname(at));
        const stat = this.locations.statOf(location);
        if (!stat) throw systemError('ENOENT', at);
        if (!stat.isFolder) throw systemError('ENOTDIR', at);
        if (!isAllowed || !this.isOpen(location)) throw systemError('EACCES', at);
        return stat;
    }
    makeRoomFor(stat, target, to) {
        const there = this.locations.statOf(target);
        if (!there) return;
        if (!stat.isFolder && there.isFolder) throw systemError('EISDIR', to);
        if (stat.isFolder && !there.isFolder) throw systemError('ENOTDIR', to);
        if (there.isFolder && this.list(target.at).length > 0) throw systemError('ENOTEMPTY', to);
    }
    /** Makes an entry for a file of the disk below, so that it can be changed. */ adoptFile(location, stat) {
        const entry = {
            kind: 'file',
            content: this.contentAt(location, stat),
            rights: {
                ...stat
            },
            names: 0
        };
        this.entries.set(location.at, entry);
        return entry;
    }
    adopt(location, stat) {
        if (stat.isFile) return this.adoptFile(location, stat);
        if (!stat.isFolder) throw systemError('EINVAL', location.at);
        const entry = {
            kind: 'folder',
            isWhole: false,
            rights: {
                ...stat
            }
        };
        this.entries.set(location.at, entry);
        return entry;
    }
    putTree(path, tree) {
        for (const [rest, entry] of tree)this.put(rest === '' ? path : this.paths.join(path, rest), entry);
    }
    put(path, entry) {
        const old = this.entries.get(path);
        this.entries.set(path, entry);
        this.locations.noteChange(path, entry.kind === 'file' && (old === undefined || old.kind === 'file'));
    }
    remove({ at }) {
        this.entries.forget(at);
        // A file made only in the overlay is removed without a trace.
        if (this.locations.isVisibleBelow(at)) this.entries.set(at, {
            kind: 'gone'
        });
        this.locations.noteChange(at, false);
    }
    constructor(...args){
        super(...args), this.lastTemporary = 0;
    }
}

/** A script that reads the method names of the library's classes, if it is loaded and no script replaced them. */ const LIBRARY_METHODS = `(function () {
  var names = [], classes, index, name;
  try {
    classes = [ElementCollection, ItemCollection, LayerCollection, FrameCollection];
    for (index = 0; index < classes.length; index++)
      for (name in classes[index].prototype)
        if (typeof classes[index].prototype[name] === 'function') names.push(name);
  } catch (error) {}
  return names.join(' ');
}())`;
/** The methods that a script can call: those of the library's collections, and those of the host's objects. */ function methodNames(host) {
    const ofLibrary = host.world.run(LIBRARY_METHODS, 'methods');
    const ofHost = Object.values(contract).flatMap(({ methods })=>methods);
    return [
        ...new Set([
            ...typeof ofLibrary === 'string' ? ofLibrary.split(' ') : [],
            ...ofHost
        ])
    ];
}

/** The file of the package `@jsquash/webp` that encodes: libwebp with the vector instructions of WebAssembly. */ const WEBP_FILE = '@jsquash/webp/codec/enc/webp_enc_simd.wasm';
/** Maximum number of pixels on a side: the format has 14 bits for it. */ const LONGEST_SIDE = 16383;
/** The defaults of libwebp; `exact` keeps the colours of transparent pixels. */ const USUAL = {
    quality: 75,
    target_size: 0,
    target_PSNR: 0,
    method: 4,
    sns_strength: 50,
    filter_strength: 60,
    filter_sharpness: 0,
    filter_type: 1,
    partitions: 0,
    segments: 4,
    pass: 1,
    show_compressed: 0,
    preprocessing: 0,
    autofilter: 0,
    partition_limit: 0,
    alpha_compression: 1,
    alpha_filtering: 1,
    alpha_quality: 100,
    lossless: 0,
    exact: 0,
    image_hint: 0,
    emulate_jpeg_size: 0,
    thread_level: 0,
    low_memory: 0,
    near_lossless: 100,
    use_delta_palette: 0,
    use_sharp_yuv: 1
};
const WITHOUT_LOSS = {
    ...USUAL,
    lossless: 1,
    exact: 1
};
/**
 * Loads the package `@jsquash/webp`. Its encoder is ready at once afterwards, and reaches nothing but its own memory.
 *
 * @param wasm - the bytes of `WEBP_FILE`
 */ async function loadWebp(wasm) {
    const loaded = await import('@jsquash/webp/codec/enc/webp_enc_simd.js');
    const { Module, Instance } = globalThis.WebAssembly;
    const codec = await loaded.default({
        noInitialRun: true,
        locateFile: (name)=>name,
        instantiateWasm (imports, done) {
            const instance = new Instance(new Module(wasm), imports);
            done(instance);
            return instance.exports;
        }
    });
    return {
        encode ({ width, height, rgba }, { quality }) {
            if (Math.max(width, height) > LONGEST_SIDE) throw new RangeError(`a picture of ${width} x ${height} pixels is too large for WebP, whose longest side is ${LONGEST_SIDE}: lower --scale, or make PNG`);
            const options = quality === undefined ? WITHOUT_LOSS : {
                ...USUAL,
                quality
            };
            const bytes = codec.encode(rgba, width, height, options);
            if (bytes === null) throw new Error(`a picture of ${width} x ${height} pixels could not be encoded as WebP`);
            // The bytes are in the memory of the encoder, which the next picture may overwrite.
            return bytes.slice();
        }
    };
}

/**
 * The encoder of the package `@jsquash/webp`, which is optional.
 *
 * @throws Error that says what to install, where the package is missing.
 */ async function nodeWebp() {
    return loadWebp(fileOfPackage());
}
function fileOfPackage() {
    try {
        return packageFile(WEBP_FILE);
    } catch (error) {
        const name = WEBP_FILE.split('/').slice(0, 2).join('/');
        throw new Error(`a WebP needs the package ${name}, which is not installed: npm install ${name}`, {
            cause: error
        });
    }
}

/** When a voice ends: after its last repetition, or when it is silenced. */ function endOf({ start, elapsed, from, to, plays, end }) {
    return Math.min(end, start + Math.ceil((to - from) * plays - elapsed));
}
/** Adds a voice to a section of a mix: pairs of left and right samples, beginning at a time. */ function addVoice(mix, time, voice) {
    const { start, elapsed, from, to, levels } = voice;
    const length = to - from;
    const { rate, channels, samples } = voice.sound;
    const count = samples.length / channels;
    const step = rate / host_defaults.MIX_RATE;
    const last = Math.min(mix.length / 2, endOf(voice) - time);
    const first = Math.max(0, start - time);
    const gain = new LevelReader(levels, time + first - start + elapsed);
    for(let index = first; index < last; index++){
        const played = time + index - start + elapsed;
        const position = (from + played % length) * step;
        const whole = Math.floor(position);
        if (whole >= count) continue;
        const part = position - whole;
        const next = Math.min(whole + 1, count - 1);
        const { left, right } = gain.at(played);
        for(let side = 0; side < 2; side++){
            const channel = channels === 1 ? 0 : side;
            const sample = samples[whole * channels + channel] ?? 0;
            const nextSample = samples[next * channels + channel] ?? 0;
            const value = (sample + (nextSample - sample) * part) * (side === 0 ? left : right);
            mix[index * 2 + side] = (mix[index * 2 + side] ?? 0) + value;
        }
    }
}
const FULL = {
    left: 1,
    right: 1
};
/** Reads levels at increasing times. */ class LevelReader {
    /** @param time - the first time; earlier levels are skipped */ constructor(levels, time){
        this.levels = levels;
        this.next = 0;
        let end = levels.length;
        while(this.next < end){
            const middle = this.next + end >> 1;
            const level = levels[middle];
            if (level && level.at <= time) this.next = middle + 1;
            else end = middle;
        }
    }
    at(time) {
        const { levels } = this;
        while((levels[this.next]?.at ?? Infinity) <= time)this.next++;
        const before = levels[this.next - 1];
        const after = levels[this.next];
        if (!before) return after ?? FULL;
        if (!after) return before;
        const part = (time - before.at) / (after.at - before.at);
        return {
            left: before.left + (after.left - before.left) * part,
            right: before.right + (after.right - before.right) * part
        };
    }
}

exports.BLACK = BLACK;
exports.BLENDING = BLENDING;
exports.BLEND_NUMBERS = BLEND_NUMBERS;
exports.BinaryContainer = BinaryContainer;
exports.BitmapInstance = BitmapInstance;
exports.BitmapItem = BitmapItem;
exports.CHANNELS = CHANNELS;
exports.COLOR_MODES = COLOR_MODES;
exports.CompiledClipItem = CompiledClipItem;
exports.DisplayInstance = DisplayInstance;
exports.DocumentInstance = DocumentInstance;
exports.DocumentSound = DocumentSound;
exports.DocumentStroke = DocumentStroke;
exports.DocumentText = DocumentText;
exports.Element = Element;
exports.FULL_LEVEL = FULL_LEVEL;
exports.FontItem = FontItem;
exports.Frame = Frame;
exports.GRADIENT_ENTRY = GRADIENT_ENTRY;
exports.GRADIENT_RADIUS = GRADIENT_RADIUS;
exports.HOST_FILE = HOST_FILE;
exports.Host = Host;
exports.HostError = HostError;
exports.HostHandle = HostHandle;
exports.IDENTITY = IDENTITY$1;
exports.INSTANCE = INSTANCE;
exports.Instance = Instance;
exports.Item = Item;
exports.KEYFRAME = KEYFRAME;
exports.LABEL_ATTRIBUTES = LABEL_ATTRIBUTES;
exports.LIBRARY_ALONE = LIBRARY_ALONE;
exports.LOCK = LOCK;
exports.Layer = Layer;
exports.MINIMP3_FILE = MINIMP3_FILE;
exports.MalformedXml = MalformedXml;
exports.MemoryContainer = MemoryContainer;
exports.MemoryDisk = MemoryDisk;
exports.MemoryProofs = MemoryProofs;
exports.NAMESPACES = NAMESPACES;
exports.NODE_NAMES = NODE_NAMES;
exports.NOUNS = NOUNS;
exports.NO_COLOR_TRANSFORM = NO_COLOR_TRANSFORM;
exports.OutputTooLarge = OutputTooLarge;
exports.OverlayDisk = OverlayDisk;
exports.PAINT_SCHEMA = PAINT_SCHEMA;
exports.PLAIN_FORMAT = PLAIN_FORMAT;
exports.QUALITIES = QUALITIES$1;
exports.QUERY_KINDS = QUERY_KINDS;
exports.SAVE_PREFIX = SAVE_PREFIX;
exports.SOUND = SOUND;
exports.SOUND_ATTRIBUTES = SOUND_ATTRIBUTES;
exports.STROKE = STROKE;
exports.STROKE_WORDS = STROKE_WORDS;
exports.Shape = Shape;
exports.SoundItem = SoundItem;
exports.SymbolInstance = SymbolInstance;
exports.SymbolItem = SymbolItem;
exports.TEXT_ATTRS = TEXT_ATTRS;
exports.TEXT_FIELD = TEXT_FIELD;
exports.TEXT_GUTTER = TEXT_GUTTER;
exports.TIMELINE = TIMELINE;
exports.TWIPS_PER_PIXEL = TWIPS_PER_PIXEL;
exports.Text = Text;
exports.UnknownElement = UnknownElement;
exports.VideoItem = VideoItem;
exports.XFL_VERSION = XFL_VERSION;
exports.XmlFile = XmlFile;
exports.XmlNode = XmlNode;
exports.ZipBuilder = ZipBuilder;
exports.addEntry = addEntry$1;
exports.addFolders = addFolders;
exports.addSymbol = addSymbol;
exports.addVoice = addVoice;
exports.adoptStyle = adoptStyle;
exports.affineAt = affineAt;
exports.alongCurve = alongCurve;
exports.alongPoints = alongPoints;
exports.appendEdges = appendEdges;
exports.apply = apply;
exports.applySpace = applySpace;
exports.around = around;
exports.assign = assign;
exports.bareName = bareName;
exports.bezier = bezier;
exports.boundsOf = boundsOf$1;
exports.brightnessOf = brightnessOf;
exports.byFilter = byFilter;
exports.carried = carried;
exports.centerOf = centerOf;
exports.changes = changes;
exports.channelsOf = channelsOf;
exports.checkChoice = checkChoice;
exports.checkNesting = checkNesting;
exports.checkNumber = checkNumber;
exports.checkObject = checkObject;
exports.checkPoint = checkPoint;
exports.checkShown = checkShown;
exports.checkText = checkText;
exports.childOrNew = childOrNew;
exports.coderDelay = coderDelay;
exports.colorKey = colorKey;
exports.colorModeOf = colorModeOf;
exports.colorTransformOf = colorTransformOf;
exports.combineShapes = combineShapes;
exports.compose = compose;
exports.concat = concat;
exports.concatColors = concatColors;
exports.concatSpaces = concatSpaces;
exports.confineDisk = confineDisk;
exports.contract = contract;
exports.copyItem = copyItem;
exports.copyTween = copyTween;
exports.crc32 = crc32;
exports.createHost = createHost;
exports.customFillOf = customFillOf;
exports.customStrokeOf = customStrokeOf;
exports.dashesIn = dashesIn;
exports.dataUri = dataUri;
exports.decodeSound = decodeSound;
exports.decompose = decompose;
exports.defaults = defaults;
exports.describeValue = describeValue;
exports.directionAt = directionAt;
exports.discard = discard;
exports.distance = distance;
exports.dropUnusedStyles = dropUnusedStyles;
exports.dryPlatform = dryPlatform;
exports.easeAt = easeAt;
exports.elapsedAt = elapsedAt;
exports.elementOf = elementOf;
exports.emptyBox = emptyBox;
exports.enabledFilters = enabledFilters;
exports.encodeWav = encodeWav;
exports.endOf = endOf;
exports.entryAt = entryAt;
exports.entryToWrite = entryToWrite;
exports.escapeFileName = escapeFileName;
exports.escapeText = escapeText;
exports.evaluateInRealm = evaluateInRealm;
exports.faultOfSceneName = faultOfSceneName;
exports.fileName = fileName;
exports.fillStyleOf = fillStyleOf;
exports.fillsOf = fillsOf;
exports.filterProperties = filterProperties;
exports.filterRow = filterRow;
exports.findOffsets = findOffsets;
exports.flatSpace = flatSpace;
exports.folderOf = folderOf$1;
exports.folderOf$1 = folderOf;
exports.foldersAbove = foldersAbove;
exports.formatChannel = formatChannel;
exports.formatChannels = formatChannels;
exports.formatColor = formatColor;
exports.formatNumber = formatNumber;
exports.formatOf = formatOf;
exports.frameAt = frameAt;
exports.frameCountOf = frameCountOf;
exports.frameToShow = frameToShow;
exports.framesShown = framesShown;
exports.freeName = freeName$1;
exports.gatherScenes = gatherScenes;
exports.getData = getData;
exports.hasFilters = hasFilters;
exports.hasSameBytes = hasSameBytes;
exports.hidesAll = hidesAll;
exports.hostFilterName = hostFilterName;
exports.hrefOf = hrefOf;
exports.inFolder = inFolder;
exports.include = include;
exports.includeTransformed = includeTransformed;
exports.invert = invert;
exports.isAffine = isAffine;
exports.isBaked = isBaked;
exports.isBelow = isBelow;
exports.isBelowFolders = isBelowFolders;
exports.isCanvasDocument = isCanvasDocument;
exports.isEmpty = isEmpty;
exports.isIdentity = isIdentity;
exports.isInSpace = isInSpace;
exports.isOfLock = isOfLock;
exports.isOn = isOn;
exports.isTranslation = isTranslation;
exports.isTweened = isTweened;
exports.isWhole = isWhole;
exports.itemPathOf = itemPathOf;
exports.joinBytes = joinBytes;
exports.keepsBoxes = keepsBoxes;
exports.lastStartingAt = lastStartingAt;
exports.layerColor = layerColor;
exports.layersOf = layersOf;
exports.leafOf = leafOf;
exports.leaveOutMedia = leaveOutMedia;
exports.littleEndian = littleEndian;
exports.loadLibrary = loadLibrary;
exports.loadPackage = loadPackage;
exports.lookUp = lookUp;
exports.makeCurrent = makeCurrent;
exports.makeTemporaryFolder = makeTemporaryFolder;
exports.makeTypeChecks = makeTypeChecks;
exports.maskOver = maskOver;
exports.matteColorOf = matteColorOf;
exports.meantQueries = meantQueries;
exports.methodNames = methodNames;
exports.missingFolders = missingFolders;
exports.missingMedia = missingMedia;
exports.moveElements = moveElements;
exports.mp3FrameAt = mp3FrameAt;
exports.nameFault = nameFault;
exports.nameOfFile = nameOfFile;
exports.namedPaths = namedPaths;
exports.needsFolder = needsFolder;
exports.newFilter = newFilter;
exports.newFrame = newFrame;
exports.newItemID = newItemID;
exports.newLayer = newLayer;
exports.newTimeline = newTimeline;
exports.nextKeyframe = nextKeyframe;
exports.nodeMatrix = nodeMatrix;
exports.nodePlatform = nodePlatform;
exports.nodeWebp = nodeWebp;
exports.normalizeAngle = normalizeAngle;
exports.normalizeName = normalizeName;
exports.notImplemented = notImplemented;
exports.openContainer = openContainer;
exports.openDocument = openDocument;
exports.openHost = openHost;
exports.openLiteral = openLiteral;
exports.outOfMask = outOfMask;
exports.ovalOutline = ovalOutline;
exports.overlap = overlap;
exports.packageFile = packageFile;
exports.paintFills = paintFills;
exports.paintNode = paintNode;
exports.paintStrokes = paintStrokes;
exports.parentOf = parentOf;
exports.parseColor = parseColor;
exports.parseTree = parseTree;
exports.partsOfFolder = partsOfFolder;
exports.pathBelow = pathBelow;
exports.pathToWrite = pathToWrite;
exports.paths = paths;
exports.pixelMatrix = pixelMatrix;
exports.positionAt = positionAt;
exports.positionsAt = positionsAt;
exports.propertyOf = propertyOf;
exports.putParent = putParent;
exports.queriesOf = queriesOf;
exports.quoteAttribute = quoteAttribute;
exports.quoteShort = quoteShort;
exports.reachOf = reachOf;
exports.readColor = readColor;
exports.readColorTransform = readColorTransform;
exports.readDuration = readDuration;
exports.readEasing = readEasing;
exports.readEnd = readEnd;
exports.readFill = readFill;
exports.readFilters = readFilters;
exports.readFlag = readFlag;
exports.readInteger = readInteger;
exports.readMatrix = readMatrix;
exports.readNumber = readNumber;
exports.readPaint = readPaint;
exports.readParents = readParents;
exports.readRgb = readRgb;
exports.readScript = readScript;
exports.readSoundFile = readSoundFile;
exports.readSpace = readSpace;
exports.readStart = readStart$1;
exports.readStroke = readStroke;
exports.readText = readText;
exports.readTransformationPoint = readTransformationPoint;
exports.rectangleOutline = rectangleOutline;
exports.refuseArgument = refuseArgument;
exports.removeChild = removeChild;
exports.removeEmpty = removeEmpty;
exports.removeTween = removeTween;
exports.replaceFile = replaceFile;
exports.resizeTo = resizeTo;
exports.resolveTarget = resolveTarget;
exports.rotateElements = rotateElements;
exports.rotation = rotation;
exports.rotationOf = rotationOf;
exports.roundBox = roundBox;
exports.saveAt = saveAt;
exports.saveContainer = saveContainer;
exports.saveCopyAt = saveCopyAt;
exports.scaleElements = scaleElements;
exports.sceneNodes = sceneNodes;
exports.secondsNow = secondsNow;
exports.seenBox = seenBox;
exports.seenBy = seenBy;
exports.seenSegments = seenSegments;
exports.selectElements = selectElements;
exports.selectionRequired = selectionRequired;
exports.setAlpha = setAlpha;
exports.setBrightness = setBrightness;
exports.setChannel = setChannel;
exports.setColorMode = setColorMode;
exports.setCurrentFrame = setCurrentFrame;
exports.setParent = setParent;
exports.setTint = setTint;
exports.setTweenType = setTweenType;
exports.shiftedSpace = shiftedSpace;
exports.shownFrame = shownFrame;
exports.skewElements = skewElements;
exports.soundSummary = soundSummary;
exports.sourceOf = sourceOf;
exports.stageGround = stageGround;
exports.stagePerspective = stagePerspective;
exports.stageSize = stageSize;
exports.staticTextsIn = staticTextsIn;
exports.storable = storable;
exports.storedSoundOf = storedSoundOf;
exports.strangePart = strangePart;
exports.strokeNode = strokeNode;
exports.strokeStyleOf = strokeStyleOf;
exports.strokesOf = strokesOf;
exports.switchValues = switchValues;
exports.timelineOf = timelineOf$1;
exports.tintOf = tintOf;
exports.toTwips = toTwips;
exports.transformBox = transformBox;
exports.transformColor = transformColor;
exports.transformElements = transformElements;
exports.transformNode = transformNode;
exports.translation = translation;
exports.turnedSpace = turnedSpace;
exports.unavailable = unavailable;
exports.unite = unite;
exports.walkNodes = walkNodes;
exports.wavOfSamples = wavOfSamples;
exports.withDescendants = withDescendants;
exports.writeColor = writeColor;
exports.writeEasing = writeEasing;
exports.writeFile = writeFile;
exports.writeFilters = writeFilters;
exports.writeMatrix = writeMatrix;
exports.writeParents = writeParents;
exports.writeSpace = writeSpace;
exports.writeSpan = writeSpan;
exports.writeTransformationPoint = writeTransformationPoint;
exports.written = written;
