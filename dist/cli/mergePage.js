// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const host_headless = require('../host/headless.js');
const mergeFiles = require('./mergeFiles.js');

const SIDES = [
    'base',
    'ours',
    'theirs'
];
const STYLE = 'body{font:14px sans-serif;margin:2em;background:#eee}section{background:#fff;padding:1em;margin:1em 0}' + '.sides{display:flex;gap:1em}figure{flex:1;margin:0;min-width:0}img{max-width:100%;border:1px solid #ccc}pre{white-space:pre-wrap;overflow-wrap:anywhere}';
const START = '<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src \'none\'; img-src data:; style-src \'unsafe-inline\'"><title>Conflicts of a merge</title>';
/** True for the text of such a page, which may be written anew. */ function isMergePage(text) {
    return text.startsWith(START);
}
/** A page with the three versions of each conflict: their values, and pictures of the frame where it is. */ function mergePage(conflicts, documents) {
    const pictures = new Map();
    const sections = conflicts.map((conflict)=>{
        const sides = SIDES.map((side)=>{
            const key = JSON.stringify([
                side,
                conflict.item,
                conflict.frame ?? 1
            ]);
            if (!pictures.has(key)) pictures.set(key, draw(documents[side], conflict));
            const value = conflict[side];
            return `<figure><figcaption>${side}</figcaption><pre>${value === null ? '<i>none</i>' : host_headless.escapeText(value)}</pre>${pictures.get(key)}</figure>`;
        });
        return `<section><h2>${host_headless.escapeText(mergeFiles.conflictName(conflict))}</h2><div class="sides">${sides.join('')}</div></section>`;
    });
    return `${START}<style>${STYLE}</style><h1>Conflicts</h1>${sections.join('\n')}\n`;
}
/** The frame of a conflict as a picture in the page; a text of none where the version does not have it. */ function draw(document, { item, frame }) {
    const timeline = item === undefined ? document.timelines[0] : timelineOf(document, item);
    if (!timeline || timeline.frameCount === 0) return '';
    const index = Math.min((frame ?? 1) - 1, timeline.frameCount - 1);
    try {
        const { svg } = host_headless.pictureOf(document, {
            timeline,
            frame: index
        });
        return `<img alt="" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`;
    } catch (error) {
        return `<p>no picture: ${host_headless.escapeText(error.message)}</p>`;
    }
}
function timelineOf(document, name) {
    const scene = document.timelines.find((timeline)=>timeline.name === name);
    if (scene) return scene;
    const item = document.library.find(name);
    return item instanceof host_headless.SymbolItem && item.hasContent ? item.timeline : undefined;
}

exports.isMergePage = isMergePage;
exports.mergePage = mergePage;
