// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const host_errors = require('../host/errors.js');
const factsOf = require('./factsOf.js');

function factsText(facts) {
    const { width, height, frameRate, backgroundColor, properties, publishing, scenes, library } = facts;
    const lines = [
        `${factsOf.STAGE} ${width} x ${height}, ${frameRate} fps, ${backgroundColor}`
    ];
    addProperties(lines, 1, properties);
    for (const { name, layers } of scenes){
        add(lines, 0, `scene ${name}`);
        addLayers(lines, layers);
    }
    for (const item of library)addItem(lines, item);
    if (Object.keys(publishing).length > 0) lines.push(factsOf.PUBLISHING);
    addProperties(lines, 1, publishing);
    return `${lines.join('\n')}\n`;
}
function itemsText(items) {
    const lines = [];
    for (const item of items)addItem(lines, item);
    return `${lines.join('\n')}\n`;
}
function addItem(lines, { name, type, linkageClassName, properties, layers }) {
    const note = linkageClassName === undefined ? '' : `, class ${linkageClassName}`;
    add(lines, 0, `item ${name} (${type}${note})`);
    addProperties(lines, 1, properties);
    if (layers) addLayers(lines, layers);
}
function addLayers(lines, layers) {
    for (const { name, type, parent, visible, locked, properties, frames } of layers){
        const notes = [
            ...type === 'normal' ? [] : [
                type
            ],
            ...parent === undefined ? [] : [
                `in ${parent}`
            ],
            ...locked ? [
                'locked'
            ] : [],
            ...visible ? [] : [
                'hidden'
            ]
        ];
        add(lines, 1, `layer ${name}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`);
        addProperties(lines, 2, properties);
        for (const frame of frames)addFrame(lines, frame);
    }
}
function addFrame(lines, { duration, label, script, properties, elements }) {
    const name = label === undefined ? '' : ` ${JSON.stringify(label)}`;
    add(lines, 2, `keyframe${name}, ${host_errors.amount(duration, 'frame')}`);
    addProperties(lines, 3, properties);
    if (script !== undefined) for (const line of script.split(/\r\n?|\n/))add(lines, 3, `script: ${line}`);
    for (const element of elements)addElement(lines, 3, element);
}
function addElement(lines, depth, element) {
    const { name, description, x, y, rotation, scaleX, scaleY, skew, properties, members } = element;
    add(lines, depth, `${name === '' ? '' : `${name}: `}${description} at ${x}, ${y}`);
    const shape = [
        ...rotation === 0 ? [] : [
            `rotation ${rotation}`
        ],
        ...scaleX === 1 && scaleY === 1 ? [] : [
            `scale ${scaleX}, ${scaleY}`
        ],
        ...skew === 0 ? [] : [
            `skew ${skew}`
        ]
    ];
    if (shape.length > 0) add(lines, depth + 1, shape.join('; '));
    addProperties(lines, depth + 1, properties);
    for (const member of members ?? [])addElement(lines, depth + 1, member);
}
function addProperties(lines, depth, properties) {
    for (const name of Object.keys(properties).sort())add(lines, depth, `${name}: ${properties[name]}`);
}
function add(lines, depth, text) {
    lines.push('  '.repeat(depth) + text.replace(/[\r\n]+/g, ' '));
}

exports.factsText = factsText;
exports.itemsText = itemsText;
