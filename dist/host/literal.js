// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const host_errors = require('./errors.js');
const host_headless = require('./headless.js');
let host_media$late;
const host_media = () => (host_media$late ??= require('./media.js'));
let host_editing$late;
const host_editing = () => (host_editing$late ??= require('./editing.js'));

function describeElement(element) {
    if (element instanceof host_headless.UnknownElement) return `unknown kind ${element.node.name}`;
    if (element.elementType === 'instance') {
        return `instance of ${element.libraryItem?.name ?? (host_headless.INSTANCE.libraryItemName.read(element.node) || 'nothing')}`;
    }
    if (element.elementType !== 'shape' && element.elementType !== 'shapeObj') {
        return `${element.textType ?? 'TLF'} text ${JSON.stringify(element.getTextString?.() ?? '')}`;
    }
    if (element.isRectangleObject) return 'rectangle';
    if (element.isOvalObject) return 'oval';
    if (element.isDrawingObject) return 'drawing object';
    return element.isGroup ? 'group' : 'shape';
}

function toTree(document, options = {}) {
    return new TreeWriter({
        symbols: true,
        elements: true,
        firstFrame: 0,
        ...options
    }).write(document);
}
class TreeWriter {
    constructor(options){
        this.options = options;
        this.lines = [];
    }
    write(document) {
        const { name, width, height, frameRate } = document;
        this.line(0, `${name}, ${width} x ${height}, ${frameRate} fps`);
        for (const scene of document.timelines){
            this.line(1, `${scene.name}: ${summaryOf(scene)}`);
            this.layers(2, scene);
        }
        const { items } = document.library;
        if (items.length > 0) this.line(1, `library: ${host_errors.amount(items.length, 'item')}`);
        this.folder(2, '', groupByFolder(items));
        return this.lines.join('\n');
    }
    folder(depth, folder, groups) {
        for (const item of groups.get(folder) ?? []){
            const leaf = host_headless.leafOf(item.name);
            if (item.itemType === 'folder' && item.name !== folder) {
                this.line(depth, `${leaf}/`);
                this.folder(depth + 1, item.name, groups);
            } else {
                this.line(depth, `${leaf}${notes([
                    item.itemType,
                    soundOf(item),
                    classOf(item),
                    missing(item)
                ])}`);
                if (this.options.symbols && item instanceof host_headless.SymbolItem) this.layers(depth + 1, item.timeline);
            }
        }
    }
    layers(depth, timeline) {
        for (const layer of timeline.layers){
            this.line(depth + depthOf(layer), `${layer.name}${notes(notesOf(layer))}`);
            for (const frame of layer.keyframes)this.frame(depth + depthOf(layer) + 1, frame);
        }
    }
    frame(depth, frame) {
        const { startFrame, duration, name, labelType, tweenType, actionScript, soundName } = frame;
        const first = startFrame + this.options.firstFrame;
        const span = duration === 1 ? String(first) : `${first}-${first + duration - 1}`;
        const label = name === '' ? '' : ` ${JSON.stringify(name)}`;
        const kind = labelType === 'comment' || labelType === 'anchor' ? labelType : '';
        const tween = tweenType === 'none' ? '' : `${tweenType} tween`;
        const script = actionScript === '' ? '' : 'script';
        const sound = soundName === '' ? '' : `sound ${soundName}`;
        this.line(depth, `${span}${label}${notes([
            kind,
            tween,
            script,
            sound
        ])}`);
        if (this.options.elements) for (const element of frame.backToFront)this.element(depth + 1, element);
    }
    element(depth, element) {
        const name = element.name === '' ? '' : `${element.name}: `;
        this.line(depth, `${name}${describeElement(element)} at ${element.x}, ${element.y}`);
        const { members } = element;
        for (const member of members ?? [])this.element(depth + 1, member);
    }
    line(depth, text) {
        this.lines.push('  '.repeat(depth) + text.replace(/\r\n?|\n/g, ' '));
    }
}
function groupByFolder(items) {
    const groups = new Map();
    for (const item of items){
        const folder = host_headless.folderOf$1(item.name);
        const group = groups.get(folder);
        if (group) group.push(item);
        else groups.set(folder, [
            item
        ]);
    }
    return groups;
}
function notesOf(layer) {
    const { layerType, locked, visible } = layer;
    return [
        layerType === 'normal' ? '' : layerType,
        locked ? 'locked' : '',
        visible ? '' : 'hidden'
    ];
}
function depthOf(layer) {
    let depth = 0;
    for(let parent = layer.parentLayer; parent; parent = parent.parentLayer)depth++;
    return depth;
}
function classOf(item) {
    return (item.linkageClassName ?? '') === '' ? '' : `class ${item.linkageClassName}`;
}
function soundOf(item) {
    return item instanceof host_headless.SoundItem ? host_media().soundSummary(item.node) : '';
}
function missing(item) {
    return item instanceof host_headless.SymbolItem && !item.hasContent ? 'file missing' : '';
}
function summaryOf(timeline) {
    return `${host_errors.amount(timeline.layerCount, 'layer')}, ${host_errors.amount(timeline.frameCount, 'frame')}`;
}
function notes(texts) {
    const written = texts.filter((text)=>text !== '');
    return written.length === 0 ? '' : ` (${written.join(', ')})`;
}

class DataError extends Error {
    constructor(path, fault){
        super(`${path} ${fault}`), this.name = 'DataError';
    }
}

const KINDS = {
    DOMSymbolInstance: 'instance',
    DOMBitmapInstance: 'bitmap instance',
    DOMComponentInstance: 'component instance',
    DOMShape: 'shape',
    DOMGroup: 'group',
    DOMRectangleObject: 'rectangle',
    DOMOvalObject: 'oval',
    DOMStaticText: 'static text',
    DOMDynamicText: 'dynamic text',
    DOMInputText: 'input text',
    DOMFolderItem: 'folder',
    DOMBitmapItem: 'bitmap',
    DOMSoundItem: 'sound',
    DOMVideoItem: 'video',
    DOMFontItem: 'font',
    DOMLayer: 'layer',
    DOMFrame: 'keyframe',
    DOMTimeline: 'timeline'
};
const NAMES = new Map(Object.entries(KINDS).map(([name, kind])=>[
        kind,
        name
    ]));
function kindOf(name) {
    return (Object.hasOwn(KINDS, name) ? KINDS[name] : undefined) ?? name;
}
function nameOfKind(kind) {
    return NAMES.get(kind) ?? kind;
}
const TEXT$1 = '#text';
const PARTS = '#parts';
function whenTaken(name) {
    return `<${name}>`;
}
function partName(key) {
    return key.replace(/^<(.*)>$/, '$1');
}
const LISTS = {
    layers: 'DOMLayer',
    frames: 'DOMFrame',
    elements: null,
    members: null,
    fills: 'FillStyle',
    strokes: 'StrokeStyle',
    edges: 'Edge',
    filters: null,
    textRuns: 'DOMTextRun'
};

function dataToNode(name, data, path) {
    const attributes = new Map();
    const children = [];
    let text;
    for (const [key, value] of Object.entries(data)){
        if (key === 'kind' || value === undefined) continue;
        const at = `${path}.${key}`;
        if (key === TEXT$1) text = textOfValue(value, at);
        else if (key === PARTS) children.push(entries(value, null, at));
        else if (typeof value === 'object') children.push(partsOf(partName(key), value, at));
        else attributes.set(key, String(value));
    }
    const node = create(name, Object.fromEntries(attributes), children.flat(), path);
    if (text !== undefined) node.setText(text, {
        cdata: name === 'script'
    });
    return node;
}
function create(name, attributes, children, path) {
    try {
        return host_headless.XmlNode.create(name, attributes, children);
    } catch (error) {
        throw new DataError(path, error.message);
    }
}
function partsOf(name, value, path) {
    if (value === null) throw new DataError(path, 'is null; leave it out instead');
    if (!Array.isArray(value)) return [
        dataToNode(name, value, path)
    ];
    const list = Object.hasOwn(LISTS, name) ? LISTS[name] : undefined;
    if (list !== undefined) return [
        create(name, {}, entries(value, list, path), path)
    ];
    return value.map((part, index)=>dataToNode(name, checkNode(part, `${path}[${index}]`), `${path}[${index}]`));
}
function entries(list, name, path) {
    if (!Array.isArray(list)) throw new DataError(path, 'is not a list');
    return list.map((entry, index)=>{
        const at = `${path}[${index}]`;
        const { kind } = checkNode(entry, at);
        if (kind === undefined && name === null) throw new DataError(at, 'has no kind, such as "shape" or "instance"');
        return dataToNode(kind === undefined ? name ?? '' : nameOfKind(String(kind)), entry, at);
    });
}
function checkNode(value, path) {
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
    throw new DataError(path, 'is not an object');
}
function textOfValue(value, path) {
    if (typeof value === 'object') throw new DataError(path, 'is not a text');
    return String(value);
}

const DATA_VERSION = 1;
const DATA_FORMAT = 'adobe-collection/document';

function isDocumentData(value) {
    return value.format === DATA_FORMAT;
}
function dataToFiles(value) {
    const data = checkDocument(value);
    const files = {};
    const sections = new Map();
    data.library.forEach((entry, index)=>{
        const dataPath = `library[${index}]`;
        const { kind } = checkNode(entry, dataPath);
        if (kind === 'symbol' || kind === 'missing symbol') addSymbol(entry, dataPath, sections, files);
        else if (kind === undefined) throw new DataError(dataPath, 'has no kind, such as "symbol" or "bitmap"');
        else addItem(entry, kind, dataPath, sections);
    });
    const scenes = data.scenes.map((scene, index)=>dataToNode('DOMTimeline', checkNode(scene, `scenes[${index}]`), `scenes[${index}]`));
    const root = dataToNode('DOMDocument', data.document, 'document');
    const lists = [
        'folders',
        'fonts',
        'media',
        'symbols'
    ].flatMap((name)=>{
        const nodes = sections.get(name);
        return nodes ? [
            host_headless.XmlNode.create(name, {}, nodes)
        ] : [];
    });
    [
        ...lists,
        host_headless.XmlNode.create('timelines', {}, scenes)
    ].forEach((node, index)=>root.insert(node, index));
    addDefaults(root, DEFAULTS);
    files['DOMDocument.xml'] = host_headless.XmlFile.create('DOMDocument.xml', root).serialize();
    for (const [name, content] of Object.entries(data.files))addFile(name, content, files);
    return files;
}
const DEFAULTS = {
    ...host_headless.NAMESPACES,
    xflVersion: host_headless.XFL_VERSION
};
function addDefaults(node, attributes) {
    for (const [name, value] of Object.entries(attributes)){
        if (node.attr(name) === undefined) node.setAttr(name, value);
    }
}
function checkDocument(value) {
    const data = checkNode(value, 'the data');
    if (data.format !== DATA_FORMAT) {
        throw new DataError('the data', `are not a document: "format" must be "${DATA_FORMAT}"`);
    }
    if (data.version !== DATA_VERSION) {
        throw new DataError('version', `is ${JSON.stringify(data.version)}; this program reads version ${DATA_VERSION}`);
    }
    for (const list of [
        'scenes',
        'library'
    ]){
        if (data[list] !== undefined && !Array.isArray(data[list])) throw new DataError(list, 'is not a list');
    }
    return {
        format: DATA_FORMAT,
        version: DATA_VERSION,
        name: typeof data.name === 'string' ? data.name : 'Untitled-1',
        document: checkNode(data.document ?? {}, 'document'),
        scenes: data.scenes ?? [],
        library: data.library ?? [],
        files: checkNode(data.files ?? {}, 'files')
    };
}
const LIST_OF = {
    folder: 'folders',
    font: 'fonts'
};
function addItem(entry, kind, dataPath, sections) {
    push(sections, LIST_OF[kind] ?? 'media', dataToNode(nameOfKind(kind), entry, dataPath));
}
function addSymbol(entry, dataPath, sections, files) {
    const { include, timeline, kind, ...data } = entry;
    const href = `${String(data.name ?? '')}.xml`;
    const node = dataToNode('Include', checkNode(include ?? {
        href
    }, `${dataPath}.include`), `${dataPath}.include`);
    push(sections, 'symbols', node);
    if (kind === 'missing symbol') return;
    if (typeof data.name !== 'string' || data.name === '') throw new DataError(dataPath, 'has no name');
    const root = dataToNode('DOMSymbolItem', data, dataPath);
    const at = `${dataPath}.timeline`;
    const inner = dataToNode('DOMTimeline', checkNode(timeline ?? {
        name: data.name
    }, at), at);
    root.insert(host_headless.XmlNode.create('timeline', {}, [
        inner
    ]), 0);
    addDefaults(root, host_headless.NAMESPACES);
    const path = entryPath(`LIBRARY/${host_headless.INCLUDE.href.read(node) || href}`, dataPath);
    files[path] = host_headless.XmlFile.create(path, root).serialize();
}
function push(sections, name, node) {
    const section = sections.get(name);
    if (section) section.push(node);
    else sections.set(name, [
        node
    ]);
}
function addFile(name, content, files) {
    const dataPath = `files[${JSON.stringify(name)}]`;
    const { text, base64 } = checkNode(content, dataPath);
    if (typeof text === 'string') files[entryPath(name, dataPath)] = text;
    else if (typeof base64 === 'string') files[entryPath(name, dataPath)] = bytesOf(base64, dataPath);
    else throw new DataError(dataPath, 'has neither text nor base64');
}
function entryPath(name, dataPath) {
    const path = host_headless.normalizeName(name);
    const fault = host_headless.nameFault(path, name);
    if (fault !== null) throw new DataError(dataPath, `: ${fault}`);
    return path;
}
function bytesOf(base64, dataPath) {
    try {
        return Uint8Array.from(atob(base64), (character)=>character.charCodeAt(0));
    } catch  {
        throw new DataError(dataPath, 'is not base64');
    }
}

const any = ()=>undefined;
const PLACEMENT = {
    name: any,
    x: any,
    y: any,
    scaleX: any,
    scaleY: any,
    rotation: any,
    skewX: any,
    skewY: any,
    matrix: objectOf({
        a: any,
        b: any,
        c: any,
        d: any,
        tx: any,
        ty: any
    }),
    transformationPoint: objectOf({
        x: any,
        y: any
    }),
    selected: any,
    locked: any,
    attributes: any
};
const SIZE = {
    width: any,
    height: any
};
const PAINT = {
    ...SIZE,
    fill: checkColor,
    stroke: checkColor,
    strokeWidth: any
};
const INSTANCE = {
    ...PLACEMENT,
    item: any,
    symbolType: any,
    visible: any,
    alpha: any,
    blendMode: any,
    loop: any,
    firstFrame: any
};
const TEXT = {
    ...PLACEMENT,
    ...SIZE,
    text: any,
    textType: any,
    size: any,
    face: any,
    color: checkColor
};
const SHAPE = {
    ...PLACEMENT,
    ...PAINT,
    shape: any,
    drawingObject: any
};
const PRIMITIVE = {
    ...PLACEMENT,
    ...PAINT,
    primitive: any
};
const GROUP = {
    ...PLACEMENT,
    group: listOf(checkElement)
};
const ELEMENTS = {
    item: INSTANCE,
    text: TEXT,
    shape: SHAPE,
    primitive: PRIMITIVE,
    group: GROUP
};
const FRAME$1 = {
    index: any,
    duration: any,
    name: any,
    labelType: any,
    tweenType: any,
    tweenEasing: any,
    script: any,
    sound: any,
    elements: listOf(checkElement),
    attributes: any
};
const LAYER = {
    name: any,
    type: any,
    parent: any,
    locked: any,
    visible: any,
    outline: any,
    color: checkColor,
    current: any,
    frames: listOf(objectOf(FRAME$1)),
    elements: listOf(checkElement),
    duration: any,
    attributes: any
};
const TIMELINE = {
    currentFrame: any,
    layers: listOf(objectOf(LAYER))
};
const ITEM = {
    ...TIMELINE,
    ...SIZE,
    name: any,
    type: any,
    linkageClassName: any,
    linkageBaseClass: any,
    linkageIdentifier: any,
    linkageExportForAS: any,
    linkageExportInFirstFrame: any,
    font: any,
    attributes: any
};
const DOCUMENT = {
    ...TIMELINE,
    ...SIZE,
    name: any,
    frameRate: any,
    backgroundColor: checkColor,
    currentTimeline: any,
    scenes: listOf(objectOf({
        ...TIMELINE,
        name: any
    })),
    library: listOf(objectOf(ITEM)),
    docClass: any,
    asVersion: any,
    attributes: any
};
function checkLiteral(literal) {
    objectOf(DOCUMENT)('', literal);
}
function objectOf(keys) {
    return (path, value)=>{
        if (value === undefined) return;
        if (typeof value !== 'object' || value === null) throw unfit(path, 'an object', value);
        for (const [key, member] of Object.entries(value)){
            if (member === undefined) continue;
            const check = Object.hasOwn(keys, key) ? keys[key] : undefined;
            if (!check) throw unknownKey(path, key, Object.keys(keys));
            check(path === '' ? key : `${path}.${key}`, member);
        }
    };
}
function listOf(check) {
    return (path, value)=>{
        if (!Array.isArray(value)) throw unfit(path, 'an Array', value);
        value.forEach((entry, index)=>check(`${path}[${index}]`, entry));
    };
}
function checkElement(path, value) {
    if (typeof value !== 'object' || value === null) throw unfit(path, 'an object', value);
    const kind = Object.entries(ELEMENTS).find(([key])=>key in value);
    if (kind) objectOf(kind[1])(path, value);
}
function checkColor(path, value) {
    if (typeof value !== 'string' && value !== null) throw unfit(path, 'a color like "#FF0000"', value);
}
function unknownKey(path, key, known) {
    const near = host_errors.nearestWord(key, known) ?? known.find((name)=>name.startsWith(key));
    const hint = near === undefined ? ` (known: ${known.join(', ')})` : `; did you mean "${near}"?`;
    return new RangeError(`createHost: ${path || 'the document'}: unknown key "${key}"${hint}`);
}
function unfit(path, words, value) {
    const got = value === null ? 'null' : typeof value === 'object' ? 'an object' : JSON.stringify(value);
    return new TypeError(`createHost: ${path || 'the document'}: expected ${words}, got ${got}`);
}

function attributeTexts(values, extra = {}) {
    const texts = {};
    for (const [name, value] of Object.entries({
        ...values,
        ...extra
    })){
        texts[name] = value === undefined || value === null ? null : String(value);
    }
    return texts;
}
function matrixOf(placement) {
    if (placement.matrix) return {
        a: 1,
        b: 0,
        c: 0,
        d: 1,
        tx: 0,
        ty: 0,
        ...placement.matrix
    };
    const { x = 0, y = 0, scaleX = 1, scaleY = 1, rotation = 0, skewX = 0, skewY = 0 } = placement;
    const alongX = (rotation + skewY) * Math.PI / 180;
    const alongY = (rotation + skewX) * Math.PI / 180;
    return {
        a: scaleX * Math.cos(alongX),
        b: scaleX * Math.sin(alongX),
        c: -scaleY * Math.sin(alongY),
        d: scaleY * Math.cos(alongY),
        tx: x,
        ty: y
    };
}
function matrixNode(matrix) {
    const attributes = {};
    const identity = {
        a: 1,
        b: 0,
        c: 0,
        d: 1,
        tx: 0,
        ty: 0
    };
    for (const name of [
        'a',
        'b',
        'c',
        'd',
        'tx',
        'ty'
    ]){
        const unit = name.startsWith('t') ? 20 : 65536;
        const value = Math.round(matrix[name] * unit) / unit;
        if (value !== identity[name]) attributes[name] = String(value);
    }
    if (Object.keys(attributes).length === 0) return undefined;
    return host_headless.XmlNode.create('matrix', {}, [
        host_headless.XmlNode.create('Matrix', attributes)
    ]);
}
function pointNode({ x, y }) {
    const point = host_headless.XmlNode.create('Point', {
        x: x === 0 ? null : String(x),
        y: y === 0 ? null : String(y)
    });
    return host_headless.XmlNode.create('transformationPoint', {}, [
        point
    ]);
}

const DIAGONAL = Math.SQRT1_2;
const TANGENT = Math.tan(Math.PI / 8);
function shapeNode(literal) {
    const { width = 100, height = 100, x = 0, y = 0, drawingObject = false } = literal;
    const isLine = literal.shape === 'line';
    const fill = isLine ? null : literal.fill === undefined ? '#000000' : literal.fill;
    const stroke = literal.stroke ?? (isLine ? '#000000' : null);
    const origin = drawingObject ? {
        x: 0,
        y: 0
    } : {
        x,
        y
    };
    const children = [];
    const matrix = drawingObject ? matrixNode(matrixOf(literal)) : undefined;
    if (matrix) children.push(matrix);
    const center = {
        x: origin.x + width / 2,
        y: origin.y + height / 2
    };
    children.push(pointNode(literal.transformationPoint ?? center));
    if (fill !== null) children.push(host_headless.XmlNode.create('fills', {}, [
        fillStyle(fill)
    ]));
    if (stroke !== null) children.push(host_headless.XmlNode.create('strokes', {}, [
        strokeStyle(stroke, literal.strokeWidth)
    ]));
    const edge = host_headless.XmlNode.create('Edge', {
        fillStyle1: fill === null ? null : '1',
        strokeStyle: stroke === null ? null : '1',
        edges: outline(literal.shape, origin.x, origin.y, width, height)
    });
    children.push(host_headless.XmlNode.create('edges', {}, [
        edge
    ]));
    const { selected, locked, attributes } = literal;
    const texts = attributeTexts({
        selected,
        locked,
        isDrawingObject: drawingObject || undefined
    }, attributes);
    return host_headless.XmlNode.create('DOMShape', texts, children);
}
function primitiveNode(literal) {
    const { width = 100, height = 100, fill = '#000000', stroke = null, selected, locked } = literal;
    const size = {
        x: 0,
        y: 0,
        objectWidth: width,
        objectHeight: height
    };
    const children = [];
    const matrix = matrixNode(matrixOf(literal));
    if (matrix) children.push(matrix);
    children.push(pointNode(literal.transformationPoint ?? {
        x: width / 2,
        y: height / 2
    }));
    if (fill !== null) children.push(host_headless.XmlNode.create('fill', {}, [
        solidColor(fill)
    ]));
    if (stroke !== null) {
        children.push(host_headless.XmlNode.create('stroke', {}, [
            solidStroke(stroke, literal.strokeWidth)
        ]));
    }
    const name = literal.primitive === 'rectangle' ? 'DOMRectangleObject' : 'DOMOvalObject';
    return host_headless.XmlNode.create(name, attributeTexts({
        ...size,
        selected,
        locked
    }, literal.attributes), children);
}
function fillStyle(color) {
    return host_headless.XmlNode.create('FillStyle', {
        index: '1'
    }, [
        solidColor(color)
    ]);
}
function strokeStyle(color, weight) {
    return host_headless.XmlNode.create('StrokeStyle', {
        index: '1'
    }, [
        solidStroke(color, weight)
    ]);
}
function solidStroke(color, weight = 1) {
    const fill = host_headless.XmlNode.create('fill', {}, [
        solidColor(color)
    ]);
    return host_headless.XmlNode.create('SolidStroke', {
        scaleMode: 'normal',
        weight: String(weight)
    }, [
        fill
    ]);
}
function solidColor(color) {
    return host_headless.XmlNode.create('SolidColor', host_headless.written(host_headless.PAINT_SCHEMA.SolidColor, {
        color
    }));
}
function outline(kind, x, y, width, height) {
    const twips = (value)=>String(Math.round(value * 20));
    const point = (across, down)=>`${twips(x + across)} ${twips(y + down)}`;
    if (kind === 'line') return `!${point(0, 0)}|${point(width, height)}`;
    if (kind === 'rectangle') {
        const corners = [
            point(width, 0),
            point(width, height),
            point(0, height),
            point(0, 0)
        ];
        return corners.reduce((path, corner)=>`${path}|${corner}`, `!${point(0, 0)}`);
    }
    const onEllipse = (cosine, sine)=>point(width / 2 * (1 + cosine), height / 2 * (1 + sine));
    let path = `!${onEllipse(1, 0)}`;
    for (const [cosine, sine] of [
        [
            1,
            0
        ],
        [
            DIAGONAL,
            DIAGONAL
        ],
        [
            0,
            1
        ],
        [
            -DIAGONAL,
            DIAGONAL
        ],
        [
            -1,
            0
        ],
        [
            -DIAGONAL,
            -DIAGONAL
        ],
        [
            0,
            -1
        ],
        [
            DIAGONAL,
            -DIAGONAL
        ]
    ]){
        const control = onEllipse(cosine - sine * TANGENT, sine + cosine * TANGENT);
        const end = onEllipse(DIAGONAL * (cosine - sine), DIAGONAL * (sine + cosine));
        path += `[${control} ${end}`;
    }
    return path;
}

const INSTANCE_TAGS = {
    bitmap: 'DOMBitmapInstance',
    video: 'DOMVideoInstance',
    component: 'DOMComponentInstance',
    'compiled clip': 'DOMCompiledClipInstance'
};
function elementNode(literal, items) {
    if ('item' in literal) return instanceNode(literal, items);
    if ('text' in literal) return textNode(literal);
    if ('shape' in literal) return shapeNode(literal);
    if ('primitive' in literal) return primitiveNode(literal);
    if ('group' in literal) return groupNode(literal, items);
    const kinds = 'item, text, shape, primitive, group';
    throw new TypeError(`createHost: an element has one of ${kinds}; got ${JSON.stringify(literal)}`);
}
function instanceNode(literal, items) {
    const item = items.get(literal.item);
    const type = item?.type ?? 'movie clip';
    const tag = INSTANCE_TAGS[type] ?? 'DOMSymbolInstance';
    const isSymbol = tag === 'DOMSymbolInstance';
    const symbolType = literal.symbolType ?? type;
    const { name, selected, locked, blendMode, firstFrame } = literal;
    const texts = attributeTexts({
        libraryItemName: literal.item,
        name,
        selected,
        locked,
        blendMode,
        firstFrame,
        symbolType: isSymbol && symbolType !== 'movie clip' ? symbolType : undefined,
        loop: literal.loop ?? (isSymbol && symbolType === 'graphic' ? 'loop' : undefined),
        isVisible: literal.visible === false ? false : undefined,
        ...type === 'video' ? {
            frameRight: (item?.width ?? 0) * 20,
            frameBottom: (item?.height ?? 0) * 20
        } : {}
    }, literal.attributes);
    const children = placementNodes(literal, isSymbol ? {
        x: 0,
        y: 0
    } : undefined);
    if (literal.alpha !== undefined) {
        const color = host_headless.XmlNode.create('Color', {
            alphaMultiplier: String(literal.alpha / 100)
        });
        children.push(host_headless.XmlNode.create('color', {}, [
            color
        ]));
    }
    return host_headless.XmlNode.create(tag, texts, children);
}
function textNode(literal) {
    const { textType = 'static', width = 100, height = 20, size = host_headless.TEXT_ATTRS.size.initial, face = 'Verdana', color } = literal;
    const { name, selected, locked } = literal;
    const attrs = {
        ...host_headless.written(host_headless.TEXT_ATTRS, {
            size,
            bitmapSize: size * 20
        }),
        face,
        ...attributeTexts({
            fillColor: color
        })
    };
    const run = host_headless.XmlNode.create('DOMTextRun', {}, [
        host_headless.XmlNode.create('characters', {}, [], literal.text),
        host_headless.XmlNode.create('textAttrs', {}, [
            host_headless.XmlNode.create('DOMTextAttrs', attrs)
        ])
    ]);
    const children = [
        ...placementNodes(literal),
        host_headless.XmlNode.create('textRuns', {}, [
            run
        ])
    ];
    const texts = attributeTexts({
        name,
        selected,
        locked,
        width,
        height
    }, literal.attributes);
    return host_headless.XmlNode.create(host_headless.NODE_NAMES[textType], texts, children);
}
function groupNode(literal, items) {
    const { selected, locked, attributes } = literal;
    const members = literal.group.map((member)=>elementNode(member, items));
    const children = literal.transformationPoint ? [
        pointNode(literal.transformationPoint)
    ] : [];
    children.push(host_headless.XmlNode.create('members', {}, members));
    return host_headless.XmlNode.create('DOMGroup', attributeTexts({
        selected,
        locked
    }, attributes), children);
}
function placementNodes(literal, fallback) {
    const nodes = [];
    const matrix = matrixNode(matrixOf(literal));
    if (matrix) nodes.push(matrix);
    const point = literal.transformationPoint ?? fallback;
    if (point) nodes.push(pointNode(point));
    return nodes;
}

const KEY_MODES = {
    none: host_headless.KEYFRAME.keyMode.initial,
    motion: 22_017,
    shape: 17_922
};
const FRAME = {
    ...host_headless.KEYFRAME,
    ...host_headless.SOUND
};
function timelineNode(name, literal, items) {
    const layers = literal.layers ?? [
        {}
    ];
    const names = layers.map((layer, index)=>layer.name ?? `Layer ${layers.length - index}`);
    const current = Math.max(0, layers.findIndex((layer)=>layer.current));
    const nodes = layers.map((layer, index)=>layerNode(layer, names, index, index === current, items));
    const texts = host_headless.written(host_headless.TIMELINE, {
        name,
        currentFrame: literal.currentFrame
    });
    return host_headless.XmlNode.create('DOMTimeline', texts, [
        host_headless.XmlNode.create('layers', {}, nodes)
    ]);
}
function layerNode(layer, names, index, isCurrent, items) {
    const { type = 'normal', locked, outline } = layer;
    const texts = attributeTexts(host_headless.withoutDefaults(host_headless.LAYER, {
        name: names[index],
        color: layer.color ?? host_editing().layerColor(names.length - 1 - index),
        current: isCurrent,
        isSelected: isCurrent,
        visible: layer.visible,
        locked,
        outline,
        useOutlineView: outline,
        autoNamed: layer.name === undefined,
        layerType: type,
        parentLayerIndex: parentPlace(layer.parent, names, index)
    }), layer.attributes);
    if (type === 'folder') return host_headless.XmlNode.create('DOMLayer', texts);
    return host_headless.XmlNode.create('DOMLayer', texts, [
        host_headless.XmlNode.create('frames', {}, frameNodes(layer, items))
    ]);
}
function parentPlace(parent, names, index) {
    if (parent === undefined) return undefined;
    const parentIndex = names.lastIndexOf(parent, index - 1);
    if (index > 0 && parentIndex >= 0) return parentIndex;
    throw new TypeError(`createHost: layer "${names[index]}" belongs to "${parent}", but no layer above it has that name`);
}
function frameNodes(layer, items) {
    const { elements, duration } = layer;
    const frames = layer.frames ?? [
        {
            elements,
            duration
        }
    ];
    let next = 0;
    return frames.map((frame)=>{
        const index = frame.index ?? next;
        if (index !== next) {
            throw new TypeError(`createHost: a keyframe at ${index} follows a span that ends at ${next}`);
        }
        next = index + (frame.duration ?? 1);
        return frameNode(frame, index, items);
    });
}
function frameNode(frame, index, items) {
    const { duration = 1, name, labelType, tweenType, tweenEasing, sound, script } = frame;
    const texts = attributeTexts(host_headless.withoutDefaults(FRAME, {
        name,
        labelType: name === undefined ? undefined : labelType ?? host_headless.LABEL.labelType.initial,
        tweenType,
        motionTweenSnap: tweenType === 'motion',
        keyMode: host_headless.lookUp(KEY_MODES, tweenType ?? 'none'),
        acceleration: 0 - (tweenEasing ?? 0),
        soundName: sound
    }), frame.attributes);
    const children = [];
    if (script !== undefined) children.push(scriptNode(script));
    const elements = (frame.elements ?? []).map((element)=>elementNode(element, items));
    children.push(host_headless.XmlNode.create('elements', {}, elements));
    const node = host_headless.XmlNode.create('DOMFrame', {}, children);
    host_headless.writeSpan(node, index, duration);
    for (const [attribute, text] of Object.entries(texts))node.setAttr(attribute, text ?? null);
    return node;
}
function scriptNode(text) {
    const script = host_headless.XmlNode.create('script');
    script.setText(text, {
        cdata: true
    });
    return host_headless.XmlNode.create('Actionscript', {}, [
        script
    ]);
}

const MEDIA_TAGS = {
    bitmap: 'DOMBitmapItem',
    sound: 'DOMSoundItem',
    video: 'DOMVideoItem',
    'compiled clip': 'DOMCompiledClipItem'
};
function listItems(library = []) {
    const items = new Map();
    for (const item of library){
        for (const folder of host_headless.foldersAbove(item.name)){
            if (!items.has(folder)) items.set(folder, {
                name: folder,
                type: 'folder'
            });
        }
        if (items.has(item.name) && item.type !== 'folder') {
            throw new TypeError(`createHost: two items have the name "${item.name}"`);
        }
        items.set(item.name, item);
    }
    return items;
}
function sectionNodes(items) {
    const entries = {
        folders: [],
        media: [],
        fonts: [],
        symbols: []
    };
    let counter = 0;
    for (const item of items.values()){
        const itemID = `4d000000-${(++counter).toString(16).padStart(8, '0')}`;
        const type = item.type ?? 'movie clip';
        const media = MEDIA_TAGS[type];
        if (type === 'folder') entries.folders.push(host_headless.XmlNode.create('DOMFolderItem', host_headless.written(host_headless.FOLDER_ITEM, {
            name: item.name,
            itemID
        })));
        else if (type === 'font') entries.fonts.push(fontNode(item, itemID));
        else if (media !== undefined) entries.media.push(mediaNode(media, item, itemID));
        else entries.symbols.push(includeNode(item, type, itemID));
    }
    return Object.entries(entries).flatMap(([name, nodes])=>nodes.length > 0 ? [
            host_headless.XmlNode.create(name, {}, nodes)
        ] : []);
}
function symbolRoot(item, items) {
    const type = item.type ?? 'movie clip';
    if (type === 'folder' || type === 'font' || MEDIA_TAGS[type] !== undefined) return undefined;
    const timeline = timelineNode(host_headless.leafOf(item.name), item, items);
    const texts = attributeTexts({
        ...host_headless.NAMESPACES,
        ...host_headless.withoutDefaults(host_headless.SYMBOL_ITEM, {
            name: item.name,
            symbolType: type === 'graphic' || type === 'button' ? type : 'movie clip'
        }),
        ...linkage(item)
    }, item.attributes);
    const name = type === 'component' ? 'DOMComponentItem' : 'DOMSymbolItem';
    return host_headless.XmlNode.create(name, texts, [
        host_headless.XmlNode.create('timeline', {}, [
            timeline
        ])
    ]);
}
function linkage(item) {
    const { linkageClassName, linkageBaseClass, linkageIdentifier } = item;
    const isExported = item.linkageExportForAS ?? (linkageClassName ?? linkageIdentifier) !== undefined;
    return host_headless.withoutDefaults(host_headless.LINKAGE, {
        linkageExportForAS: isExported,
        linkageExportInFirstFrame: item.linkageExportInFirstFrame,
        linkageIdentifier,
        linkageClassName,
        linkageBaseClass
    });
}
function includeNode(item, type, itemID) {
    return host_headless.XmlNode.create('Include', host_headless.written(host_headless.INCLUDE, {
        href: host_headless.hrefOf(item.name),
        itemIcon: host_headless.lookUp(host_headless.ITEM_ICONS, type),
        itemID
    }));
}
function fontNode(item, itemID) {
    const font = item.font ?? 'Verdana';
    const texts = attributeTexts({
        name: item.name,
        itemID,
        font,
        size: 0,
        id: 1,
        ...linkage(item)
    }, item.attributes);
    return host_headless.XmlNode.create('DOMFontItem', texts);
}
function mediaNode(tag, item, itemID) {
    const { name, width = 100, height = 100 } = item;
    const own = {
        DOMBitmapItem: {
            originalCompressionType: 'lossless',
            frameRight: width * 20,
            frameBottom: height * 20
        },
        DOMVideoItem: {
            videoType: 'h263 media',
            width,
            height,
            videoDataHRef: 'M 1 0.dat'
        },
        DOMSoundItem: {
            format: '44kHz 16bit Stereo',
            href: name
        }
    };
    const texts = attributeTexts({
        name,
        itemID,
        ...own[tag],
        ...linkage(item)
    }, item.attributes);
    return host_headless.XmlNode.create(tag, texts);
}

function buildXfl(literal) {
    checkLiteral(literal);
    const items = listItems(literal.library);
    const files = new Map([
        [
            'DOMDocument.xml',
            documentText(literal, items)
        ]
    ]);
    for (const item of items.values()){
        const root = symbolRoot(item, items);
        const path = `LIBRARY/${host_headless.hrefOf(item.name)}`;
        if (root) files.set(path, host_headless.XmlFile.create(path, root).serialize());
    }
    const { docClass, asVersion } = literal;
    if (docClass !== undefined || asVersion !== undefined) {
        files.set('PublishSettings.xml', publishSettings(docClass ?? '', asVersion ?? 3));
    }
    return files;
}
function documentText(literal, items) {
    if (literal.scenes && literal.layers) throw new TypeError('createHost: a document has layers or scenes, not both');
    const scenes = literal.scenes ?? [
        {
            layers: literal.layers,
            currentFrame: literal.currentFrame
        }
    ];
    const timelines = scenes.map((scene, index)=>timelineNode(('name' in scene ? scene.name : undefined) ?? `Scene ${index + 1}`, scene, items));
    const { backgroundColor, width, height, frameRate, currentTimeline = 0 } = literal;
    const texts = attributeTexts({
        ...host_headless.NAMESPACES,
        ...host_headless.withoutDefaults(host_headless.DOCUMENT, {
            backgroundColor,
            width,
            height,
            frameRate,
            currentTimeline: currentTimeline + 1,
            xflVersion: host_headless.DOCUMENT.xflVersion.initial,
            nextSceneIdentifier: scenes.length + 1
        })
    }, literal.attributes);
    const children = [
        ...sectionNodes(items),
        host_headless.XmlNode.create('timelines', {}, timelines)
    ];
    return host_headless.XmlFile.create('DOMDocument.xml', host_headless.XmlNode.create('DOMDocument', texts, children)).serialize();
}
function publishSettings(docClass, asVersion) {
    const properties = host_headless.XmlNode.create('PublishFlashProperties', {
        enabled: 'true'
    }, [
        host_headless.XmlNode.create('ActionScriptVersion', {}, [], String(asVersion)),
        host_headless.XmlNode.create('DocumentClass', {}, [], docClass)
    ]);
    const profile = host_headless.XmlNode.create('flash_profile', {
        version: '1.0',
        name: 'Default',
        current: 'true'
    }, [
        properties
    ]);
    const root = host_headless.XmlNode.create('flash_profiles', {}, [
        profile
    ]);
    return host_headless.XmlFile.create('PublishSettings.xml', root).serialize();
}

function nodeToData(node, leaveOut = []) {
    const data = new Map();
    for (const [name, value] of node.attributes())data.set(name, valueOf(name, value));
    const children = node.children.filter(({ name })=>!leaveOut.includes(name));
    if (children.length === 0) {
        const text = contentText(node);
        if (text !== undefined) data.set(TEXT$1, text);
    } else if (isGrouped(children)) addParts(data, children);
    else data.set(PARTS, children.map(entryOf));
    return Object.fromEntries(data);
}
function addParts(data, children) {
    const groups = new Map();
    for (const child of children){
        const group = groups.get(child.name);
        if (group) group.push(child);
        else groups.set(child.name, [
            child
        ]);
    }
    for (const [name, group] of groups){
        const key = data.has(name) ? whenTaken(name) : name;
        const [only, ...others] = group;
        if (only === undefined) continue;
        if (isList(only) && others.length === 0) data.set(key, only.children.map((child)=>listEntry(child, name)));
        else data.set(key, others.length === 0 ? nodeToData(only) : group.map((child)=>nodeToData(child)));
    }
}
function isGrouped(children) {
    const closed = new Set();
    return children.every(({ name }, index)=>{
        const before = children[index - 1]?.name;
        if (before !== undefined && before !== name) closed.add(before);
        return !closed.has(name) && (!Object.hasOwn(LISTS, name) || isAlone(name, children));
    });
}
function isAlone(list, children) {
    return children.filter(({ name })=>name === list).length === 1;
}
function isList(node) {
    return Object.hasOwn(LISTS, node.name);
}
function listEntry(node, list) {
    return node.name === LISTS[list] ? nodeToData(node) : entryOf(node);
}
function entryOf(node) {
    return {
        kind: kindOf(node.name),
        ...nodeToData(node)
    };
}
function contentText(node) {
    if (node.children.length > 0) return undefined;
    const text = node.text();
    return text.trim() !== '' || text !== '' && node.name === 'characters' ? text : undefined;
}
const TEXTS = textNames();
function textNames() {
    const attributes = [
        ...host_headless.TABLES.values()
    ].flatMap((table)=>Object.values(table));
    const others = new Set(attributes.flatMap(({ name, rule })=>rule.kind === 'text' ? [] : [
            name
        ]));
    return new Set(attributes.flatMap(({ name })=>others.has(name) ? [] : [
            name
        ]));
}
function valueOf(name, text) {
    if (TEXTS.has(name)) return text;
    if (text === 'true' || text === 'false') return text === 'true';
    return text !== '' && String(Number(text)) === text && Number.isFinite(Number(text)) ? Number(text) : text;
}

const SECTIONS = [
    'folders',
    'fonts',
    'media',
    'symbols'
];
const MAIN = 'DOMDocument.xml';
function documentToData(document) {
    const { node, files, name } = document;
    const taken = new Set([
        MAIN
    ]);
    const library = SECTIONS.flatMap((section)=>(node.child(section)?.children ?? []).map((entry)=>section === 'symbols' ? symbolData(entry, document, taken) : itemData(entry)));
    const scenes = host_headless.sceneNodes(node).map((scene)=>nodeToData(scene));
    const others = files.container.names().filter((entry)=>files.has(entry) && !taken.has(entry));
    return {
        format: DATA_FORMAT,
        version: DATA_VERSION,
        name,
        document: nodeToData(node, [
            'timelines',
            ...SECTIONS.filter((name)=>node.child(name)?.children.length)
        ]),
        scenes,
        library,
        files: Object.fromEntries(others.map((entry)=>[
                entry,
                fileData(entry, document)
            ]))
    };
}
function itemData(entry) {
    return {
        kind: kindOf(entry.name),
        ...nodeToData(entry)
    };
}
function symbolData(include, { files }, taken) {
    const entry = `LIBRARY/${host_headless.INCLUDE.href.read(include)}`;
    const root = files.xml(entry)?.root;
    if (!root) return {
        kind: 'missing symbol',
        include: nodeToData(include)
    };
    taken.add(entry);
    const timeline = host_headless.timelineOf(root);
    const data = {
        kind: 'symbol',
        ...nodeToData(root, [
            'timeline'
        ])
    };
    if (timeline) data.timeline = nodeToData(timeline);
    return {
        ...data,
        include: nodeToData(include)
    };
}
function fileData(entry, { files }) {
    const bytes = files.bytes(entry);
    const text = decodedText(bytes);
    return text === undefined ? {
        base64: host_headless.toBase64(bytes)
    } : {
        text
    };
}
function decodedText(bytes) {
    try {
        const text = new TextDecoder('utf-8', {
            fatal: true,
            ignoreBOM: true
        }).decode(bytes);
        return text.includes('\0') ? undefined : text;
    } catch  {
        return undefined;
    }
}

exports.buildXfl = buildXfl;
exports.dataToFiles = dataToFiles;
exports.describeElement = describeElement;
exports.documentToData = documentToData;
exports.isDocumentData = isDocumentData;
exports.toTree = toTree;
