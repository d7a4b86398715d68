// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const host_headless = require('../host/headless.js');
const matchScenes = require('./matchScenes.js');
const mergeFiles = require('./mergeFiles.js');

const STYLE = 'body{font:14px sans-serif;margin:2em;background:#eee}section{background:#fff;padding:1em;margin:1em 0}' + '.sides{display:flex;gap:1em}figure{flex:1;margin:0;min-width:0}img{max-width:100%;border:1px solid #ccc}pre{white-space:pre-wrap;overflow-wrap:anywhere}';
function mergePage(conflicts, documents) {
    const groups = matchScenes.groupBy(conflicts, ({ item, frame })=>JSON.stringify([
            item,
            frame ?? 1
        ]));
    let size = 0;
    const sections = [
        ...groups.values()
    ].map((group)=>{
        const pictures = mergeFiles.SIDES.map((side)=>{
            const picture = size < MAX_PICTURES ? draw(documents[side], group[0]) : '<p>no picture: the page has too many</p>';
            size += picture.length;
            return figure(side, picture);
        });
        return `<section>${group.map(valuesOf).join('')}${row(pictures)}</section>`;
    });
    return `${mergeFiles.PAGE_START}<style>${STYLE}</style><h1>Conflicts</h1>${sections.join('\n')}\n`;
}
const MAX_PICTURES = 100e6;
function valuesOf(conflict) {
    const values = mergeFiles.SIDES.map((side)=>{
        const value = conflict[side];
        return figure(side, `<pre>${value === null ? '<i>none</i>' : host_headless.escapeText(value)}</pre>`);
    });
    return `<h2>${host_headless.escapeText(mergeFiles.conflictName(conflict))}</h2>${row(values)}`;
}
function row(figures) {
    return `<div class="sides">${figures.join('')}</div>`;
}
function figure(side, content) {
    return `<figure><figcaption>${side}</figcaption>${content}</figure>`;
}
function draw(document, { item, frame }) {
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

exports.mergePage = mergePage;
