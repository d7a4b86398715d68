// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const host_headless = require('./headless.js');
let host_shown$late;
const host_shown = () => (host_shown$late ??= require('./shown.js'));
const host_errors = require('./errors.js');
const host_defaults = require('./defaults.js');
let host_binary$late;
const host_binary = () => (host_binary$late ??= require('./binary.js'));
let host_folder$late;
const host_folder = () => (host_folder$late ??= require('./folder.js'));

class TagEdit {
    static fromSource(source, index) {
        const edit = new TagEdit();
        for (const { lead, name, value: raw, text } of host_headless.attributesAt(source, index) ?? []){
            const value = host_headless.decodeAttribute(raw);
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
    entries() {
        return this.attributes.flatMap(({ name, text })=>text === null ? [] : [
                [
                    name,
                    betweenQuotes(text)
                ]
            ]);
    }
    raw(name) {
        const text = this.find(name)?.text ?? undefined;
        return text === undefined ? undefined : betweenQuotes(text);
    }
    set(name, value, after) {
        const attribute = this.find(name);
        if (attribute === undefined) {
            if (value !== null) this.add(name, value, after);
            return;
        }
        attribute.value = value;
        if (value === null) attribute.text = null;
        else if (value === attribute.sourceValue) attribute.text = attribute.source ?? null;
        else attribute.text = `${name}=${host_headless.quoteAttribute(value)}`;
    }
    write() {
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
            text: `${name}=${host_headless.quoteAttribute(value)}`,
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

class TextWriter {
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

function serialize(file) {
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
        if (hasCloseTag(node)) writer.copy(node.source, host_headless.closeTagStart(node), node.end);
        else writer.write(`</${node.name}>`);
    }
    writeChild(child, inner, isMoved) {
        const lead = host_headless.leadOf(child);
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
        const tail = host_headless.tailOf(node);
        if (tail === null || layout.isMoved && isLineOnly(tail)) {
            if (inner !== '') this.writer.write(this.ownLine(node, layout));
        } else if (node.edits?.tail === undefined) {
            const end = host_headless.closeTagStart(node);
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
    innerLine(node, layout) {
        if (!layout.isMoved) {
            for (const child of node.nodes){
                const lead = host_headless.leadOf(child);
                if (lead !== null) return host_headless.lineStart(lead) ?? '';
            }
        }
        const line = this.ownLine(node, layout);
        return line === '' || this.unit === null ? '' : line + this.unit;
    }
    ownLine(node, layout) {
        if (layout.line !== null) return layout.line;
        return node.parent === null ? this.file.eol : host_headless.lineStart(host_headless.leadOf(node) ?? '') ?? '';
    }
    fits(node, line) {
        return node.start >= 0 && node.source === this.file.source && host_headless.lineStart(node.source.slice(node.leadStart, node.start)) === line;
    }
}
function indentUnit(root) {
    for (const child of root.nodes){
        const lead = host_headless.leadOf(child);
        if (lead === null) continue;
        const line = host_headless.lineStart(lead);
        return line === null ? null : line.replace(/^[\r\n]+/, '');
    }
    return root.name === 'DOMDocument' ? '     ' : '  ';
}
function isLineOnly(text) {
    return host_headless.hasLineBreak(text) && host_headless.isBlank(text);
}
function closesItself(node) {
    return node.source[node.openEnd - 2] === '/';
}
function hasCloseTag(node) {
    return node.start >= 0 && !closesItself(node);
}
function tagBodyEnd(node) {
    const tag = node.source.slice(node.start, node.openEnd - (closesItself(node) ? 2 : 1));
    return node.start + tag.trimEnd().length;
}

function assign(node, attribute, member, value) {
    attribute.write(node, checked(attribute, member, value));
}
function checked({ rule }, member, value) {
    return checkedBy(rule, member, value);
}
function checkedBy(rule, member, value) {
    switch(rule.kind){
        case 'flag':
            return Boolean(value);
        case 'number':
            return host_headless.checkNumber(member, value, rule.low, rule.high);
        case 'integer':
            return Math.trunc(host_headless.checkNumber(member, value, rule.low, rule.high));
        case 'word':
            return host_headless.checkChoice(member, value, rule.words);
        case 'color':
            return host_headless.parseColor(member, value).rgb;
        case 'text':
            return host_headless.checkText(member, value);
    }
}

function colorAttributes(member, value) {
    const { rgb, alpha } = host_headless.parseColor(member, value);
    return {
        color: rgb === '#000000' ? null : rgb,
        alpha: alpha === 1 ? null : host_headless.formatNumber(alpha)
    };
}
function readEntries(gradient) {
    return entryArrays(host_headless.gradientStops(gradient));
}
function entryArrays(stops) {
    return {
        colorArray: stops.map(host_headless.formatColor),
        posArray: stops.map(({ ratio })=>Math.round(ratio * 255))
    };
}
function entryNodes(member, { colorArray, posArray }) {
    if (!Array.isArray(colorArray) || !Array.isArray(posArray) || colorArray.length !== posArray.length) {
        throw new host_headless.HostError(`${member}: expected colorArray and posArray to be Arrays of the same length`);
    }
    return colorArray.map((color, i)=>{
        const position = host_headless.checkNumber(`${member}.posArray[${i}]`, posArray[i], 0, 255);
        return host_headless.XmlNode.create('GradientEntry', {
            ...colorAttributes(`${member}.colorArray[${i}]`, color),
            ratio: host_headless.formatNumber(position / 255)
        });
    });
}

const FILTER_NAMES = host_headless.FILTER_TAGS.map(host_headless.hostFilterName);
const QUALITIES = [
    'low',
    'medium',
    'high'
];
const IS_ENABLED = host_headless.filterRow('BlurFilter').table.isEnabled;
const PROPERTIES = new Map();
function propertiesOf(tag) {
    let properties = PROPERTIES.get(tag);
    if (!properties) PROPERTIES.set(tag, properties = readProperties(tag));
    return properties;
}
function readProperties(tag) {
    const { table, hiddenFromScripts = [] } = host_headless.filterRow(tag);
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
            const percent = host_headless.checkNumber(member, value, low && low * 100, high && high * 100);
            attribute.write(node, percent / 100);
        }
    };
}
function qualityProperty(attribute) {
    const passes = (member, value)=>typeof value === 'number' ? Math.trunc(host_headless.checkNumber(member, value, 1, QUALITIES.length)) : QUALITIES.indexOf(host_headless.checkChoice(member, value, QUALITIES)) + 1;
    return {
        kind: 'quality',
        attributes: [
            attribute
        ],
        read: (node)=>QUALITIES.at(Math.min(QUALITIES.length, Math.trunc(attribute.read(node))) - 1),
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
        read: (node)=>host_headless.formatColor({
                rgb: color.read(node),
                alpha: alpha.read(node)
            }),
        write: (node, member, value)=>{
            const parsed = host_headless.parseColor(member, value);
            color.write(node, parsed.rgb);
            alpha.write(node, parsed.alpha);
        }
    };
}
function filterProperties({ name }) {
    return [
        ...propertiesOf(tagOf('filter', name))
    ].map(([key, { kind }])=>[
            key,
            kind
        ]);
}
function readFilters(element) {
    const nodes = element.child(host_headless.effectTags(element).filters)?.children ?? [];
    return nodes.flatMap((node)=>host_headless.isFilterTag(node.name) ? [
            readFilter(node, node.name)
        ] : []);
}
function newFilter(name) {
    const tag = tagOf('newFilter', name);
    return readFilter(host_headless.XmlNode.create(tag), tag);
}
function readFilter(node, tag) {
    const filter = {
        name: host_headless.hostFilterName(tag),
        enabled: IS_ENABLED.read(node)
    };
    for (const [key, property] of propertiesOf(tag))filter[key] = property.read(node);
    if (host_headless.filterRow(tag).hasStops) Object.assign(filter, readEntries(node));
    return filter;
}
function writeFilters(element, member, value) {
    if (!Array.isArray(value)) throw new host_headless.HostError(`${member}: expected an Array of Filter objects, got ${host_headless.describeValue(value)}`);
    const tag = host_headless.effectTags(element).filters;
    const written = value.map((entry, i)=>filterNode(`${member}[${i}]`, entry));
    if (written.length === 0) {
        host_headless.removeChild(element, tag);
        return;
    }
    const list = host_headless.childOrNew(element, tag, [
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
function updateFilter(old, fresh) {
    const properties = host_headless.isFilterTag(old.name) ? [
        ...propertiesOf(old.name).values()
    ] : [];
    const declared = [
        IS_ENABLED,
        ...properties.flatMap(({ attributes })=>attributes)
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
    const filter = host_headless.checkObject(member, value, 'a Filter object');
    const tag = tagOf(`${member}: name`, filter.name);
    const node = host_headless.XmlNode.create(tag);
    IS_ENABLED.write(node, filter.enabled !== false);
    for (const [key, property] of propertiesOf(tag)){
        if (filter[key] !== undefined) property.write(node, `${member}.${key}`, filter[key]);
    }
    if (host_headless.filterRow(tag).hasStops) for (const entry of entryNodes(member, filter))node.append(entry);
    return node;
}
function tagOf(member, name) {
    const hostName = host_headless.checkChoice(member, name, FILTER_NAMES);
    return host_headless.FILTER_TAGS.find((tag)=>host_headless.hostFilterName(tag) === hostName) ?? host_headless.FILTER_TAGS[0];
}

function transformNode(node, change, inTwips) {
    if (!host_headless.isBaked(node)) {
        composeMatrix(node, change, inTwips);
        return;
    }
    if (node.name === 'DOMGroup') {
        for (const member of node.child('members')?.children ?? [])transformNode(member, change, inTwips);
        if (node.child('matrix') || !host_headless.isTranslation(change)) {
            composeMatrix(node, change, inTwips);
            return;
        }
    } else {
        for (const edge of node.child('edges')?.children ?? [])transformEdge(edge, change);
        for (const paint of paintsOf(node))if (hasPlace(paint)) composeMatrix(paint, change, inTwips);
    }
    movePivot(node, change, inTwips);
}
function movePivot(node, change, inTwips) {
    const point = host_headless.readTransformationPoint(node);
    if (!point) return;
    const { x, y } = host_headless.apply(change, point);
    host_headless.writeTransformationPoint(node, inTwips ? {
        x: host_headless.toTwips(x),
        y: host_headless.toTwips(y)
    } : {
        x,
        y
    });
}
function composeMatrix(node, change, inTwips) {
    const before = host_headless.readCutMatrix(node);
    host_headless.writeMatrix(node, host_headless.storable(host_headless.concat(change, before), before, inTwips), before);
}
function transformEdge(edge, change) {
    const edges = edge.attr('edges');
    if (edges !== undefined) edge.setAttr('edges', host_shown().rewriteEdges(edges, change));
    const cubics = edge.attr('cubics');
    if (cubics !== undefined) edge.setAttr('cubics', host_shown().rewriteCubics(cubics, change));
}
function paintsOf(shape) {
    const fills = shape.child('fills')?.children ?? [];
    const strokes = shape.child('strokes')?.children ?? [];
    const strokeFills = strokes.flatMap((style)=>style.children.map((stroke)=>stroke.child('fill')));
    return [
        ...fills,
        ...strokeFills
    ].flatMap((holder)=>holder?.children ?? []);
}
function hasPlace(paint) {
    return paint.name !== 'SolidColor';
}

const LETTERS = {
    string: null,
    integer: 'i',
    double: 'd',
    integerArray: 'I',
    doubleArray: 'D',
    byteArray: 'B'
};
const TYPES = {
    i: 'integer',
    d: 'double',
    I: 'integerArray',
    D: 'doubleArray',
    B: 'byteArray'
};
function dataEntry(owner, name) {
    return owner.child('persistentData')?.childrenNamed('PD').find((entry)=>entry.attr('n') === name);
}
function hasData(owner, name) {
    return dataEntry(owner, name) !== undefined;
}
function getData(owner, name) {
    const entry = dataEntry(owner, name);
    if (!entry) return undefined;
    const text = entry.attr('v') ?? '';
    const type = host_headless.lookUp(TYPES, entry.attr('t') ?? '');
    if (type === undefined) return text;
    if (type === 'integer' || type === 'double') return Number(text);
    return text === '' ? [] : text.split(',').map(Number);
}
function addData(owner, member, name, type, data) {
    const key = host_headless.checkText(`${member}: name`, name);
    const kind = String(type);
    const letter = Object.hasOwn(LETTERS, kind) ? LETTERS[kind] : undefined;
    if (letter === undefined) {
        throw new host_headless.HostError(`${member}: expected one of ${Object.keys(LETTERS).join(', ')}, got ${host_headless.describeValue(type)}`);
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
    const entry = host_headless.XmlNode.create('PD', {
        n: name
    });
    host_headless.childOrNew(owner, 'persistentData').append(entry);
    return entry;
}
function formatData(member, type, data) {
    if (type === 'string') return host_headless.checkText(member, data);
    if (type === 'integer' || type === 'double') return formatEntry(member, type, data);
    if (!Array.isArray(data)) throw new host_headless.HostError(`${member}: expected an Array for ${type}, got ${host_headless.describeValue(data)}`);
    return data.map((value)=>formatEntry(member, type, value)).join(',');
}
function formatEntry(member, type, value) {
    if (type === 'byteArray') return String(Math.trunc(host_headless.checkNumber(member, value, 0, 255)));
    const number = host_headless.checkNumber(member, value);
    return host_headless.formatNumber(type.startsWith('integer') ? Math.trunc(number) : number);
}

function refuseName({ paths, isWindows }, file) {
    const fault = host_headless.isDevicePath({
        isWindows
    }, file) ? `${host_headless.quoteShort(file)} is the name of a device on Windows` : host_folder().fileNameFault(paths.basename(file), isWindows);
    if (fault !== null) throw new host_errors.DocumentError(file, `cannot be saved: ${fault}`);
}
function resolveTarget(platform, container, target) {
    try {
        return targetOf(platform, container, target);
    } catch (error) {
        throw host_headless.explainFault(target, 'cannot be saved', error);
    }
}
function targetOf(platform, container, target) {
    const { disk, paths } = platform;
    const toWrite = (file)=>host_headless.pathToWrite(platform, file);
    const absolute = paths.resolve(target);
    refuseName(platform, absolute);
    const origin = container.path === '' ? null : host_headless.resolveLinks(platform, container.path);
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
function placeBeside(platform, file, name) {
    const { paths, disk } = platform;
    const folder = host_headless.inFolder(platform, host_headless.pathToWrite(platform, paths.dirname(file)), name);
    if (disk.linkStat(folder)?.isLink !== true) return folder;
    throw new host_errors.DocumentError(file, `cannot be saved: its folder ${folder} is a link, and nothing is written through links: name ${paths.join(folder, paths.basename(file))}, or remove the link`);
}

const RECORD_SIZE = 46;
const END_SIZE = 22;
const MAX_SIZE = 0xffffffff;
const MAX_ENTRIES = 0xffff;
const MAX_NAME = 0xffff;
const HAS_DESCRIPTOR = 0x8;
const UTF8_NAME = 0x800;
const DEFLATED = 0x2;
const FOLDER_ATTRIBUTE = 0x10;
const ATTRIBUTES = 36;
const ATTRIBUTES_SIZE = 6;
const VERSION = 20;
const STORED = /\.(dat|cache|xfl)$|^mimetype$/i;
class ZipBuilder {
    constructor(platform, path, limits){
        this.platform = platform;
        this.path = path;
        this.limits = limits;
        this.chunks = [];
        this.directory = [];
        this.offset = 0;
        this.time = dosTime(platform.clock.now());
    }
    copy(label, zip, record) {
        const start = host_headless.dataStart(label, zip, record);
        const central = new Uint8Array(zip.subarray(record.start, record.end));
        const view = viewOf(central);
        view.setUint16(8, record.flags & ~HAS_DESCRIPTOR, true);
        const rest = zip.subarray(record.offset + 26, start);
        this.push(central, rest, zip.subarray(start, start + record.packedSize));
    }
    add(name, content) {
        this.write(name, content, newEntry(name));
    }
    replace(content, zip, record) {
        this.write(record.name, content, keptOf(zip, record));
    }
    write(name, content, properties) {
        this.checkName(name, properties.name);
        const packed = STORED.test(name) ? content : this.platform.compression.deflateRaw(content);
        const isSmaller = packed.length < content.length && !host_defaults.isBomb(content.length, packed.length, this.limits);
        const { extra, comment, attributes } = properties;
        const central = host_headless.joinBytes([
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
        central.set(attributes, ATTRIBUTES);
        const rest = host_headless.joinBytes([
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
        throw new host_errors.DocumentError(this.path, `cannot be saved: the name ${host_headless.quoteShort(name)} is ${bytes.length} bytes long; the maximum in a zip is ${MAX_NAME}`);
    }
    finish(comment = new Uint8Array(0)) {
        const end = host_headless.joinBytes([
            new Uint8Array(END_SIZE),
            comment
        ]);
        const view = viewOf(end);
        const size = this.directory.reduce((sum, record)=>sum + record.length, 0);
        if (this.directory.length >= MAX_ENTRIES || this.offset + size >= MAX_SIZE) {
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
    push(central, rest, data) {
        const header = new Uint8Array(host_headless.LOCAL_SIZE - 4 + rest.length);
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
        localExtra: keptExtra(host_headless.localExtra(zip, record)),
        comment: bytes.subarray(commentStart),
        madeBy: view.getUint16(4, true),
        attributes: bytes.subarray(ATTRIBUTES, ATTRIBUTES + ATTRIBUTES_SIZE)
    };
}
function viewOf(bytes) {
    return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
function dosTime(date) {
    const day = date.getFullYear() - 1980 << 9 | date.getMonth() + 1 << 5 | date.getDate();
    const time = date.getHours() << 11 | date.getMinutes() << 5 | date.getSeconds() >> 1;
    return (day << 16 | time) >>> 0;
}
const OUTDATED = new Set([
    0x0001,
    0x9901,
    0x000a,
    0x5455,
    0x5855
]);
const HEADER = 4;
function keptExtra(extra) {
    const view = new DataView(extra.buffer, extra.byteOffset, extra.byteLength);
    const blocks = [];
    let at = 0;
    while(at + HEADER <= extra.length){
        const end = at + HEADER + view.getUint16(at + 2, true);
        if (end > extra.length) break;
        if (!OUTDATED.has(view.getUint16(at, true))) blocks.push(extra.subarray(at, end));
        at = end;
    }
    return host_headless.joinBytes([
        ...blocks,
        extra.subarray(at)
    ]);
}

function buildZip({ platform, container, contents, place, limits }) {
    const zip = new ZipBuilder(platform, place.path, limits);
    if (container instanceof host_headless.ZipContainer) rebuild(zip, container, contents);
    else build(zip, container, contents, place.documentName);
    return zip.finish(container instanceof host_headless.ZipContainer ? container.comment : undefined);
}
function rebuild(zip, container, contents) {
    const folders = new Set();
    for (const record of container.records){
        if (record.isFolder) folders.add(record.name);
        if (record.name !== host_headless.MIMETYPE) rewrite(zip, container, record, contents.get(record.name));
    }
    for (const [name, content] of contents){
        if (content !== null && !container.has(name)) addWithFolders(zip, name, content, folders);
    }
    const mimetype = container.records.find(({ name })=>name === host_headless.MIMETYPE);
    if (mimetype === undefined) return;
    if (mimetype.method === 0) zip.copy(container.label(host_headless.MIMETYPE), container.zip, mimetype);
    else zip.replace(container.bytes(host_headless.MIMETYPE), container.zip, mimetype);
}
function rewrite(zip, container, record, content) {
    const { name } = record;
    const isKept = content === undefined || content !== null && host_headless.isSameContent(container, name, content);
    if (isKept) zip.copy(container.label(name), container.zip, record);
    else if (content !== null) zip.replace(content, container.zip, record);
}
function build(zip, container, contents, documentName) {
    const folders = new Set();
    const names = new Set([
        ...container.names(),
        ...contents.keys()
    ].filter((name)=>!host_headless.isMarker(name)));
    for (const name of [
        ...names
    ].sort((a, b)=>rank(a) - rank(b))){
        const content = contents.has(name) ? contents.get(name) : container.bytes(name);
        if (content) addWithFolders(zip, name, content, folders);
    }
    zip.add(documentName.replace(/\.fla$/i, '') + '.xfl', host_headless.PROXY_CONTENT);
    zip.add(host_headless.MIMETYPE, host_headless.MIMETYPE_CONTENT);
}
function rank(name) {
    return name === 'DOMDocument.xml' ? 0 : name.includes('/') ? 2 : 1;
}
function addWithFolders(zip, name, content, folders) {
    for(let slash = name.indexOf('/'); slash >= 0; slash = name.indexOf('/', slash + 1)){
        const folder = name.slice(0, slash + 1);
        if (!folders.has(folder)) zip.add(folder, new Uint8Array(0));
        folders.add(folder);
    }
    zip.add(name, content);
}

function verifyZip(written, save) {
    const { container, contents, place } = save;
    const zip = openWritten(written, save);
    const expected = expectedNames(container, contents);
    for (const name of expected){
        if (!zip.has(name)) throw notReadBack(place, name);
        const content = contents.get(name);
        if (content) checkEntry(zip, name, content, save);
        else if (container instanceof host_headless.ZipContainer) checkCopy(zip, container, name, place);
        else if (!host_headless.hasSameBytes(zip.bytes(name), container.bytes(name))) throw notReadBack(place, name);
    }
    for (const name of zip.names())if (!expected.has(name) && !host_headless.isMarker(name)) throw notReadBack(place, name);
    return zip;
}
function openWritten(written, { platform, place: { path }, limits }) {
    try {
        return new host_headless.ZipContainer(platform, path, written, limits);
    } catch (error) {
        const reason = error instanceof host_errors.DocumentError ? error.reason : String(error);
        throw new host_errors.DocumentError(path, `cannot be saved: it could not be opened again: ${reason}`);
    }
}
function expectedNames(container, contents) {
    const isKept = container instanceof host_headless.ZipContainer ? ()=>true : (name)=>!host_headless.isMarker(name);
    const names = new Set(container.names().filter(isKept));
    for (const [name, content] of contents){
        if (content === null) names.delete(name);
        else if (isKept(name)) names.add(name);
    }
    return names;
}
function checkEntry(zip, name, content, { place, limits }) {
    if (!host_headless.hasSameBytes(zip.bytes(name), content)) throw notReadBack(place, name);
    if (/\.xml$/i.test(name) && content.length > limits.maxTextLength) zip.text(name);
}
function checkCopy(zip, source, name, target) {
    const now = zip.record(name);
    const before = source.record(name);
    const isSame = now.method === before.method ? now.crc === before.crc && now.size === before.size && host_headless.hasSameBytes(host_headless.packedData(name, zip.zip, now), host_headless.packedData(name, source.zip, before)) : host_headless.hasSameBytes(zip.bytes(name), source.bytes(name));
    if (!isSame) throw notReadBack(target, name);
}
function notReadBack({ path }, name) {
    return new host_errors.DocumentError(path, `cannot be saved: the entry ${JSON.stringify(name)} does not read back as it was written`);
}

function replaceFile(platform, file, options) {
    const { disk } = platform;
    const folder = host_headless.folderOf(platform, file);
    const made = host_headless.missingFolders(platform, folder);
    const giveUp = host_headless.removeAtEnd(platform, host_headless.asEmpty(made));
    try {
        disk.makeFolder(folder);
        const lock = host_folder().SaveLock.take(platform, host_headless.lockBeside(platform, file), file);
        try {
            return replaceLocked(platform, file, options, lock);
        } finally{
            lock.release();
        }
    } catch (error) {
        host_headless.removeEmpty(disk, made);
        throw host_headless.explainFault(file, 'cannot be saved', error);
    } finally{
        giveUp();
    }
}
function replaceLocked(platform, file, { force, build, verify }, lock) {
    const { disk } = platform;
    const folder = host_headless.folderOf(platform, file);
    const old = disk.stat(file);
    const chunks = build();
    if (old !== undefined && !force && !disk.isWritable(file)) throw new host_errors.DocumentError(file, 'is write-protected; it is not replaced without --force (option force)');
    removeLeftBehind(platform, file);
    const temporary = host_headless.temporaryBeside(platform, file);
    const giveUp = host_headless.removeAtEnd(platform, [
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
        host_headless.discard(disk, temporary);
        throw error;
    } finally{
        giveUp();
    }
}
function removeLeftBehind(platform, file) {
    const { disk } = platform;
    const folder = host_headless.folderOf(platform, file);
    for (const { name } of disk.list(folder)){
        if (!host_headless.isTemporaryOf(platform, file, name)) continue;
        const left = host_headless.inFolder(platform, folder, name);
        if (disk.linkStat(left)?.isFile) host_headless.discard(disk, left);
    }
}

function saveContainer(platform, container, changes, target, options = {}) {
    return saveTo(platform, container, changes, resolveTarget(platform, container, target), options);
}
function saveTo(platform, container, changes, place, options = {}) {
    const contents = encode(place.path, changes);
    const isBinary = place.isOrigin && container instanceof host_binary().BinaryContainer;
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
    const made = host_folder().folderChanges(container, contents, place);
    host_folder().writeFolder(platform, place.path, made, {
        force,
        check
    });
    if (made.left.length > 0) options.onWarning?.(leftOut(place.path, made.left));
    return host_headless.openContainer(platform, openingPath(platform, place), options.limits);
}
function packContainer(platform, container, changes, name, limits = {}) {
    const save = {
        platform,
        container,
        contents: encode(name, changes),
        place: {
            path: name,
            documentName: name
        },
        limits: {
            ...host_defaults.DEFAULT_LIMITS,
            ...limits
        }
    };
    const packed = host_headless.joinBytes(buildZip(save));
    verifyZip(packed, save);
    return packed;
}
function leftOut(folder, names) {
    const [first = '', ...others] = names;
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return `${folder}: an XFL folder cannot store the entry ${host_headless.quoteShort(first)}${more}; not written`;
}
function refuseBinary({ path, release }) {
    throw new host_errors.DocumentError(path, `is in the binary format of ${release}, which cannot be written: save it under another name, or replace it with --in-place (in Node, the option inPlace)`);
}
function changesSomething(container, contents) {
    for (const [name, content] of contents){
        if (content === null ? container.has(name) : !host_headless.isSameContent(container, name, content)) return true;
    }
    return container.isHeld !== undefined && container.names().some((name)=>container.isHeld?.(name));
}
function refuseChanged(container) {
    if (!container.isChangedOnDisk()) return;
    throw new host_errors.DocumentError(container.path, 'changed on disk since it was opened; it is not overwritten without --force (option force)');
}
function openingPath({ disk, paths }, { kind, path: saved, documentName }) {
    const proxy = paths.join(saved, documentName);
    return kind === 'xfl' && disk.exists(proxy) ? proxy : saved;
}
function encode(target, changes) {
    const encoder = new TextEncoder();
    const contents = new Map();
    for (const [name, content] of changes){
        const fault = host_headless.normalizeName(name) === name && !name.endsWith('/') ? host_headless.nameFault(name) : `${host_headless.quoteShort(name)} is not an entry name`;
        if (fault !== null) throw new host_errors.DocumentError(target, `cannot be saved: ${fault}`);
        contents.set(name, typeof content === 'string' ? encoder.encode(content) : content);
    }
    return contents;
}

const LOCAL_SIGNATURE = 0x04034b50;
const DESCRIPTOR_SIGNATURE = 0x08074b50;
const SIZES_FOLLOW = 0x8;
const LETTER_P = 0x50;
function findEntries(path, zip, compression, limits) {
    const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
    const listed = listedRecords(path, zip, view);
    const remains = {
        whole: new Map(),
        lost: new Set()
    };
    const descriptors = descriptorsOf(zip, view);
    let unpacked = 0;
    let at = 0;
    while((at = nextSignature(zip, view, at, LOCAL_SIGNATURE)) >= 0){
        const record = listed.get(at) ?? localRecord(zip, view, at, descriptors);
        at += 4;
        if (record === null || record.isFolder || !host_errors.isOfDocument(record.name)) continue;
        const { name, size, packedSize } = record;
        unpacked += size;
        host_defaults.checkTotal(path, unpacked, zip.length, limits);
        if (host_defaults.isBomb(size, packedSize, limits) || !isWhole(path, zip, record, compression)) {
            remains.lost.add(name);
            continue;
        }
        remains.whole.set(name, {
            size,
            read: ()=>host_headless.unpack(compression, path, zip, record)
        });
        at = host_headless.dataStart(path, zip, record) + packedSize;
    }
    for (const { name, isFolder } of listed.values())if (!isFolder) remains.lost.add(name);
    for (const name of remains.whole.keys())remains.lost.delete(name);
    return remains;
}
function isWhole(path, zip, record, compression) {
    try {
        host_headless.unpack(compression, path, zip, record);
        return true;
    } catch  {
        return false;
    }
}
function listedRecords(path, zip, view) {
    const records = new Map();
    let at = 0;
    while((at = nextSignature(zip, view, at, host_headless.RECORD_SIGNATURE)) >= 0){
        try {
            if (at + host_headless.RECORD_SIZE > zip.length) break;
            if (isCut(zip, view, at, host_headless.RECORD_SIGNATURE, at + host_headless.RECORD_SIZE + view.getUint16(at + 28, true))) {
                at += 4;
                continue;
            }
            const record = host_headless.readRecord(path, zip, view, at);
            records.set(record.offset, record);
            at = record.end;
        } catch  {
            at += 4;
        }
    }
    return records;
}
function isCut(zip, view, at, signature, nameEnd) {
    const next = nextSignature(zip.subarray(0, Math.min(nameEnd, zip.length)), view, at + 4, signature);
    return next >= 0;
}
function localRecord(zip, view, offset, descriptors) {
    if (offset + host_headless.LOCAL_SIZE > zip.length) return null;
    const nameEnd = offset + host_headless.LOCAL_SIZE + view.getUint16(offset + 26, true);
    const start = nameEnd + view.getUint16(offset + 28, true);
    if (start > zip.length || isCut(zip, view, offset, LOCAL_SIGNATURE, nameEnd)) return null;
    const flags = view.getUint16(offset + 6, true);
    const written = host_headless.decodeName(zip.subarray(offset + host_headless.LOCAL_SIZE, nameEnd), flags);
    const name = host_headless.normalizeName(written);
    if (host_headless.nameFault(name, written) !== null) return null;
    const record = {
        name,
        isFolder: name.endsWith('/'),
        flags,
        method: view.getUint16(offset + 8, true)
    };
    const places = {
        offset,
        start: offset,
        end: start
    };
    const sizes = flags & SIZES_FOLLOW ? descriptors.get(start) : sizesAt(view, offset + 14);
    return {
        ...record,
        ...places,
        ...sizes ?? NO_SIZES
    };
}
const NO_SIZES = {
    crc: 0,
    packedSize: 0,
    size: 1
};
function sizesAt(view, at) {
    return {
        crc: view.getUint32(at, true),
        packedSize: view.getUint32(at + 4, true),
        size: view.getUint32(at + 8, true)
    };
}
function descriptorsOf(zip, view) {
    const descriptors = new Map();
    let at = 0;
    while((at = nextSignature(zip, view, at, DESCRIPTOR_SIGNATURE)) >= 0 && at + 16 <= zip.length){
        const sizes = sizesAt(view, at + 4);
        descriptors.set(at - sizes.packedSize, sizes);
        at += 4;
    }
    return descriptors;
}
function nextSignature(zip, view, at, signature) {
    let letter = at - 1;
    while((letter = zip.indexOf(LETTER_P, letter + 1)) >= 0 && letter + 4 <= zip.length)if (view.getUint32(letter, true) === signature) return letter;
    return -1;
}

function readRemains(platform, file, tell) {
    const { disk, paths } = platform;
    const path = paths.resolve(file);
    const stat = disk.stat(path);
    if (stat === undefined) throw new host_errors.DocumentError(path, 'cannot be opened: no such file or folder');
    const isPart = /\.xfl$|^DOMDocument\.xml$/i.test(paths.basename(path));
    if (stat.isFolder || isPart) return entriesOf(new (host_folder().FolderContainer)(platform, isPart ? paths.dirname(path) : path, host_defaults.DEFAULT_LIMITS));
    if (stat.size > host_defaults.DEFAULT_LIMITS.maxTotalSize) throw new host_errors.DocumentError(path, `is ${stat.size} bytes long; the limit is ${host_defaults.DEFAULT_LIMITS.maxTotalSize}`);
    const bytes = disk.read(path);
    if (!host_errors.isCompoundFile(bytes)) return findEntries(path, bytes, platform.compression, host_defaults.DEFAULT_LIMITS);
    const binary = new (host_binary().BinaryContainer)(platform, path, bytes, host_defaults.DEFAULT_LIMITS, true);
    binary.listen(({ text })=>{
        tell(text.replace(`${path}, `, ''));
    });
    return entriesOf(binary);
}
function entriesOf(container) {
    const remains = {
        whole: new Map(),
        lost: new Set()
    };
    for (const name of container.names().filter(host_errors.isOfDocument))try {
        const size = container.bytes(name).length;
        remains.whole.set(name, {
            size,
            read: ()=>container.bytes(name)
        });
    } catch (error) {
        if (!(error instanceof host_errors.DocumentError)) throw error;
        remains.lost.add(name);
    }
    return remains;
}

exports.QUALITIES = QUALITIES;
exports.TagEdit = TagEdit;
exports.ZipBuilder = ZipBuilder;
exports.addData = addData;
exports.assign = assign;
exports.checked = checked;
exports.colorAttributes = colorAttributes;
exports.entryArrays = entryArrays;
exports.entryNodes = entryNodes;
exports.filterProperties = filterProperties;
exports.getData = getData;
exports.hasData = hasData;
exports.newFilter = newFilter;
exports.packContainer = packContainer;
exports.readFilters = readFilters;
exports.readRemains = readRemains;
exports.removeData = removeData;
exports.replaceFile = replaceFile;
exports.resolveTarget = resolveTarget;
exports.saveContainer = saveContainer;
exports.saveTo = saveTo;
exports.serialize = serialize;
exports.transformNode = transformNode;
exports.writeFilters = writeFilters;
