// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const LIBRARY = 'collection.jsx';
/** Loads the built library into a host, as a script would: the very file that goes into Animate. */ function loadLibrary(host, folder) {
    const { disk, paths } = host.platform;
    const file = paths.join(folder, LIBRARY);
    if (!disk.exists(file)) throw new Error(`${file} is missing; npm run build makes it`);
    host.scripts.runPlain(file);
}

exports.loadLibrary = loadLibrary;
