// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const host_headless = require('../host/headless.js');
let host_literal$late;
const host_literal = () => (host_literal$late ??= require('../host/literal.js'));

const STAGE = 'stage';
const PUBLISHING = 'publishing';

function digest(content) {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    return `${host_headless.crc32(bytes).toString(16).padStart(8, '0')}-${bytes.length}`;
}

const SESSION = new Set([
    'autoNamed',
    'current',
    'currentFrame',
    'highlight',
    'isExpanded',
    'isSelected',
    'keyMode',
    'lastModified',
    'selected'
]);
const MANY = 60;
function flatten(node, omitted) {
    const properties = new Map();
    addAttributes(properties, node, '', omitted);
    for (const [name, child] of namedChildren(node))if (!omitted.has(child.name)) addChild(properties, child, name);
    return Object.fromEntries(properties);
}
function addAttributes(properties, node, path, omitted) {
    const table = host_headless.TABLES.get(node.name);
    for (const [name, value] of node.attributes()){
        if (SESSION.has(name) || name.startsWith('xmlns') || omitted?.has(name)) continue;
        const attribute = table && Object.hasOwn(table, name) ? table[name] : undefined;
        if (attribute && isDefault(attribute, node)) continue;
        properties.set(path === '' ? name : `${path}.${name}`, value);
    }
}
function isDefault(attribute, node) {
    return attribute.isKnown(node) && attribute.read(node) === attribute.initial;
}
function addChild(properties, child, path) {
    if (isLong(child)) {
        properties.set(path, `#${digest(textOfNode(child))}`);
        return;
    }
    addAttributes(properties, child, path);
    const text = child.children.length === 0 ? child.text().trim() : '';
    if (text !== '') properties.set(path, text);
    for (const [name, inner] of namedChildren(child)){
        const isRepeated = name.toLowerCase() === path.split('.').at(-1)?.toLowerCase();
        addChild(properties, inner, isRepeated ? path : `${path}.${name}`);
    }
}
function namedChildren(node) {
    const totals = new Map();
    for (const { name } of node.children)totals.set(name, (totals.get(name) ?? 0) + 1);
    const seen = new Map();
    return node.children.map((child)=>{
        const number = (seen.get(child.name) ?? 0) + 1;
        seen.set(child.name, number);
        const short = child.name.replace(/^DOM/, '');
        const name = short.charAt(0).toLowerCase() + short.slice(1);
        return [
            (totals.get(child.name) ?? 0) > 1 ? `${name}${number}` : name,
            child
        ];
    });
}
function isLong(node) {
    const nodes = node.subtree();
    for(let count = 0; count <= MANY; count++)if (nodes.next().done) return false;
    return true;
}
function textOfNode(node) {
    const parts = [];
    for (const inner of node.subtree()){
        parts.push(inner.name);
        for (const [name, raw] of inner.rawAttributes())if (!SESSION.has(name)) parts.push(`${name}=${raw}`);
        if (inner.children.length === 0) parts.push(inner.text());
    }
    return parts.join('\n');
}

const PUBLISH_SETTINGS = 'PublishSettings.xml';
const OF_DOCUMENT = new Set([
    ...[
        'folders',
        'fonts',
        'media',
        'symbols',
        'timelines',
        'publishHistory',
        'PrinterSettings',
        'swcCache'
    ],
    ...[
        'width',
        'height',
        'frameRate',
        'backgroundColor',
        'currentTimeline',
        'nextSceneIdentifier'
    ],
    ...[
        'creatorInfo',
        'platform',
        'versionInfo',
        'majorVersion',
        'minorVersion',
        'buildNumber',
        'xflVersion'
    ],
    ...[
        'filetypeGUID',
        'fileGUID',
        'timelineLabelWidth',
        'timelineHeight',
        'sharedLibraryURL'
    ]
]);
const OF_LAYER = new Set([
    'name',
    'frames',
    'layerType',
    'parentLayerIndex',
    'visible',
    'locked'
]);
const OF_FRAME = new Set([
    'index',
    'duration',
    'name',
    'elements',
    'Actionscript',
    'Framescript'
]);
const OF_ELEMENT = new Set([
    ...[
        'name',
        'libraryItemName',
        'matrix',
        'members',
        'edges',
        'textRuns',
        'uniqueID'
    ]
]);
const OF_ITEM = new Set([
    ...[
        'name',
        'itemID',
        'linkageClassName',
        'symbolType',
        'timeline',
        'href',
        'bitmapDataHRef'
    ],
    ...[
        'soundDataHRef',
        'videoDataHRef',
        'sourceLastImported',
        'sourceExternalFilepath',
        'sourcePlatform'
    ]
]);
function factsOf(document, unread = new Set()) {
    const { name, width, height, frameRate, backgroundColor, files } = document;
    const publishing = files.xml(PUBLISH_SETTINGS)?.root;
    return {
        name,
        width,
        height,
        frameRate,
        backgroundColor,
        properties: flatten(document.node, OF_DOCUMENT),
        publishing: publishing ? flatten(publishing, new Set()) : {},
        scenes: document.timelines.map((scene)=>({
                name: scene.name,
                layers: layersOf(scene)
            })),
        library: document.library.items.map((item)=>item instanceof host_headless.SymbolItem && unread.has(item.filePath) ? headFacts(item) : itemFacts(item, document))
    };
}
function headFacts({ name, itemType, itemID, linkageClassName }) {
    return {
        name,
        type: itemType,
        ...itemID === '' ? {} : {
            id: itemID
        },
        ...linkageClassName ? {
            linkageClassName
        } : {},
        properties: {}
    };
}
function itemFacts(item, { files }) {
    const properties = flatten(item.node, OF_ITEM);
    for (const attribute of host_headless.DATA_ATTRIBUTES){
        const entry = `bin/${attribute.read(item)}`;
        if (files.has(entry)) properties.data = `#${digest(files.bytes(entry))}`;
    }
    if (item instanceof host_headless.SymbolItem && !item.hasContent) properties.file = 'missing';
    return {
        ...headFacts(item),
        properties,
        ...item instanceof host_headless.SymbolItem ? {
            layers: layersOf(item.timeline)
        } : {}
    };
}
function layersOf(timeline) {
    return timeline.layers.map(layerFacts);
}
function layerFacts(layer) {
    const { name, layerType, parentLayer, visible, locked, node, keyframes } = layer;
    return {
        name,
        type: layerType,
        ...parentLayer ? {
            parent: parentLayer.name
        } : {},
        visible,
        locked,
        properties: flatten(node, OF_LAYER),
        frames: keyframes.map(frameFacts)
    };
}
function frameFacts({ startFrame, duration, name, actionScript, node, backToFront }) {
    return {
        start: startFrame,
        duration,
        ...name === '' ? {} : {
            label: name
        },
        ...actionScript === '' ? {} : {
            script: actionScript
        },
        properties: flatten(node, OF_FRAME),
        elements: backToFront.map(elementFacts)
    };
}
function elementFacts(element) {
    const { node, name, x, y, rotation, scaleX, scaleY, skewX, skewY } = element;
    const { members, getTextString } = element;
    const item = node.attr('libraryItemName');
    const text = getTextString?.call(element);
    return {
        kind: node.name,
        name,
        description: host_literal().describeElement(element),
        ...item === undefined ? {} : {
            item
        },
        ...text === undefined ? {} : {
            text
        },
        x: rounded(x),
        y: rounded(y),
        rotation: rounded(Number.isNaN(rotation) ? skewX : rotation),
        scaleX: rounded(scaleX),
        scaleY: rounded(scaleY),
        skew: rounded(skewY - skewX),
        properties: propertiesOf(element),
        ...members ? {
            members: members.map(elementFacts)
        } : {}
    };
}
function propertiesOf({ node }) {
    const properties = flatten(node, OF_ELEMENT);
    const edges = node.child('edges');
    if (edges) properties.outline = `#${digest(outlineText(edges))}`;
    const runs = node.child('textRuns')?.children ?? [];
    runs.forEach((run, index)=>{
        const attributes = run.child('textAttrs')?.child('DOMTextAttrs');
        if (!attributes) return;
        const prefix = runs.length === 1 ? 'text' : `run${index + 1}`;
        for (const [name, value] of Object.entries(flatten(attributes, new Set())))properties[`${prefix}.${name}`] = value;
    });
    return properties;
}
const DIGITS = 1e4;
function rounded(value) {
    return Math.round(value * DIGITS) / DIGITS || 0;
}
function outlineText(edges) {
    return edges.children.map((edge)=>{
        const styles = [
            'fillStyle0',
            'fillStyle1',
            'strokeStyle'
        ].map((name)=>edge.attr(name) ?? '');
        return [
            ...styles,
            plain(edge.attr('edges') ?? ''),
            cubicPoints(edge.attr('cubics') ?? '')
        ].join('\n');
    }).join('\n\n');
}
function cubicPoints(cubics) {
    const [, start = '', points = ''] = /^\s*!([^(]*)\([^;]*;([^qQ)]*)/.exec(cubics) ?? [];
    return `${start} ${points}`.trim().replace(/\s+/g, ' ');
}
function plain(commands) {
    return commands.replace(/S\d/g, '').replaceAll('/', '|').replace(/\s+/g, ' ').replace(/ (?=[!|[\]]|$)/g, '');
}

exports.PUBLISHING = PUBLISHING;
exports.PUBLISH_SETTINGS = PUBLISH_SETTINGS;
exports.SESSION = SESSION;
exports.STAGE = STAGE;
exports.digest = digest;
exports.elementFacts = elementFacts;
exports.factsOf = factsOf;
exports.isDefault = isDefault;
exports.itemFacts = itemFacts;
exports.layerFacts = layerFacts;
exports.textOfNode = textOfNode;
