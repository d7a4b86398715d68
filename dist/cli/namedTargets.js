// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const path = require('node:path');
const host_defaults = require('../host/defaults.js');
const host_headless = require('../host/headless.js');
const cli_common = require('./common.js');

const NAME = '{name}';
const PATH = '{path}';
function namedTargets(output, example, what) {
    const used = new Map();
    return (file, name, isOnly)=>{
        const bare = host_defaults.bareName(cli_common.shortPath(path.resolve(file)));
        const target = output?.replaceAll(NAME, path.posix.basename(bare)).replaceAll(PATH, bare.replace(/^(?:\.\.\/)+/, ''));
        if (output !== undefined && target !== undefined && target !== output) {
            const folder = folderOf(output);
            host_headless.pathBelow(host_headless.nodePlatform, host_headless.pathToWrite(host_headless.nodePlatform, folder), path.relative(folder, target));
        }
        if (name === undefined || isOnly) return target;
        if (target === undefined || target === output) throw new cli_common.UsageError(`several documents need ${NAME} or ${PATH} in --output, such as --output ${example}`);
        const other = used.get(target);
        if (other !== undefined) throw new cli_common.UsageError(`${target} is the ${what} of ${other} already: use ${PATH} for different names`);
        used.set(target, name);
        return target;
    };
}
function folderOf(output) {
    return path.dirname(output.slice(0, output.search(/\{(?:name|path)\}/)) + '_');
}

exports.namedTargets = namedTargets;
