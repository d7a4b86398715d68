// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const fs = require('node:fs');
const path = require('node:path');

const NAMES = [
    'json',
    'js',
    'cjs',
    'mjs'
].map((ending)=>`adobe-collection.config.${ending}`);
function findConfig(document) {
    for(let folder = path.dirname(document);; folder = path.dirname(folder)){
        const configFile = NAMES.map((name)=>path.join(folder, name)).find((file)=>fs.existsSync(file));
        if (configFile !== undefined || folder === path.dirname(folder)) return configFile;
    }
}

exports.findConfig = findConfig;
