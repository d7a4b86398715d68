// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const host_headless = require('../host/headless.js');
let host_literal$late;
const host_literal = () => (host_literal$late ??= require('../host/literal.js'));
const factsOf = require('./factsOf.js');
const factsText = require('./factsText.js');
const forEachDocument = require('./forEachDocument.js');

function printTrees(patterns, options, io) {
    const all = [];
    let isSingle = true;
    const isDone = forEachDocument.forEachDocument(patterns, io, (file, name)=>{
        const host = new host_headless.Host(host_headless.nodePlatform, {
            onWarning: io.warn
        });
        const document = host.open(file);
        if (options.json) {
            const facts = reduced(factsOf.factsOf(document), options);
            all.push(name === undefined ? facts : {
                document: name,
                ...facts
            });
            isSingle = name === undefined;
        } else if (options.full) io.out(factsText.factsText(reduced(factsOf.factsOf(document), options)));
        else io.out(`${host_literal().toTree(document, {
            ...options,
            firstFrame: 1
        })}\n`);
        host.closeAll();
    });
    if (options.json) io.out(`${JSON.stringify(isSingle ? all[0] : all, null, 2)}\n`);
    return isDone;
}
function reduced(facts, { symbols, elements }) {
    const layersOf = (layers)=>elements === false ? layers.map((layer)=>({
                ...layer,
                frames: layer.frames.map((frame)=>({
                        ...frame,
                        elements: []
                    }))
            })) : layers;
    return {
        ...facts,
        scenes: facts.scenes.map((scene)=>({
                ...scene,
                layers: layersOf(scene.layers)
            })),
        library: facts.library.map(({ layers, ...item })=>layers && symbols !== false ? {
                ...item,
                layers: layersOf(layers)
            } : item)
    };
}

exports.printTrees = printTrees;
