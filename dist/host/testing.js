// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const host_headless = require('./headless.js');
const host_errors = require('./errors.js');
const pixelmatch = require('pixelmatch');
const pngjs = require('pngjs');

const { disk: disk$1, paths: paths$1 } = host_headless.nodePlatform;
/** The folder of the built library: that of the built program, and `dist/` beside the sources. */ function findLibrary(folder) {
    return disk$1.exists(paths$1.join(folder, 'collection.jsx')) ? folder : paths$1.join(folder, '../../dist');
}

/** Gives a host the built library, as scripts load it, unless it has one. */ function withLibrary(host, folder) {
    if (host.global.Collection === undefined) host.runFile(host_headless.nodePlatform.paths.join(folder, 'collection.jsx'));
    return host;
}

/** @throws TypeError for what is no host. */ function checkHost(matcher, received) {
    if (isHost(received)) return;
    const what = received === null ? 'null' : typeof received;
    throw new TypeError(`expect(…).${matcher}: expected a host, as openDocument() gives it, got ${what}`);
}
/** The host of an environment is made by another copy of its class: runners give each file of tests modules of its own. */ function isHost(value) {
    return typeof value === 'object' && value !== null && 'runFile' in value && 'toTree' in value;
}

const SHOWN = 10;
/** Makes the matcher that asks the built library in a folder. */ function haveElements(libraryFolder) {
    /** Counts the elements that a query finds in the current frame: any number above 0, or the count that is given. */ return function toHaveElements(received, query, count) {
        checkHost('toHaveElements', received);
        const $ = withLibrary(received, libraryFolder).global.$;
        const { elements } = $(query);
        const pass = count === undefined ? elements.length > 0 : elements.length === count;
        return {
            pass,
            message: ()=>[
                    `$(${JSON.stringify(query)}) finds ${host_errors.amount(elements.length, 'element')}, expected ${pass ? 'another number' : expectedAmount(count)}`,
                    ...elements.slice(0, SHOWN).map(({ name, elementType, x, y })=>`    ${elementType} "${name ?? ''}" at ${x}, ${y}`),
                    ...elements.length > SHOWN ? [
                        `    and ${elements.length - SHOWN} more`
                    ] : []
                ].join('\n')
        };
    };
}
function expectedAmount(count) {
    return count === undefined ? 'at least one element' : host_errors.amount(count, 'element');
}

const { disk, paths } = host_headless.nodePlatform;
/** The file that a test compares with: in a folder beside the test, named after the test. */ class Reference {
    /**
   * @param folder - `__trees__` or `__pictures__`
   * @param extension - with its dot
   * @param name - in place of the test's name
   * @throws Error outside a test
   */ constructor(context, folder, extension, name){
        const { testPath, currentTestName, snapshotState } = context;
        const title = name ?? currentTestName;
        if (testPath === undefined || title === undefined) throw new Error('a reference file belongs to a test: call the matcher inside one');
        const own = paths.basename(testPath).replace(/\.(test|spec)?\.?\w+$/, '');
        const slug = title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');
        this.file = paths.join(paths.dirname(testPath), folder, `${own}-${slug}${extension}`);
        this.update = snapshotState?._updateSnapshot ?? 'new';
    }
    /** What the file holds; undefined where it is to be written now. */ read() {
        const exists = disk.exists(this.file);
        if (this.update === 'all' || this.update === 'new' && !exists) return undefined;
        if (!exists) throw new Error(`${this.file} is missing, and no new one is written with --ci or CI=true: run the test without it`);
        return disk.read(this.file);
    }
    write(content) {
        disk.makeFolder(paths.dirname(this.file));
        disk.write(this.file, content);
    }
    /** Writes a file beside it, such as what differs. */ writeBeside(suffix, content) {
        const extension = paths.extname(this.file);
        const file = `${this.file.slice(0, -extension.length)}.${suffix}${extension}`;
        disk.write(file, content);
        return file;
    }
}

/**
 * Compares the stage of the document in front with the PNG in `__pictures__` beside the test. A new picture is written,
 * and an old one with `-u`; of what differs, `.actual.png` and `.diff.png` are written.
 */ function toMatchPicture(received, options = {}) {
    checkHost('toMatchPicture', received);
    const { tolerance = 0, threshold = 0.1, scale = 1, name, ...render } = options;
    checkShare('tolerance', tolerance);
    checkShare('threshold', threshold);
    const svg = received.render(render);
    const picture = host_headless.rasterize(host_headless.nodePlatform.rasterizer, svg, {
        scale,
        fontFolders: received.fonts
    });
    const reference = new Reference(this, '__pictures__', '.png', name);
    const kept = reference.read();
    if (kept === undefined) {
        reference.write(picture);
        return {
            pass: !this.isNot,
            message: ()=>`${reference.file} was written`
        };
    }
    const expected = pngjs.PNG.sync.read(Buffer.from(kept));
    const actual = pngjs.PNG.sync.read(Buffer.from(picture));
    const { width, height } = actual;
    if (expected.width !== width || expected.height !== height) {
        reference.writeBeside('actual', picture);
        return {
            pass: false,
            message: ()=>`the picture has ${width} x ${height} pixels, ${reference.file} has ${expected.width} x ${expected.height}`
        };
    }
    const difference = new pngjs.PNG({
        width,
        height
    });
    const count = pixelmatch(expected.data, actual.data, difference.data, width, height, {
        threshold
    });
    const share = count / (width * height);
    const pass = share <= tolerance;
    if (!pass) reference.writeBeside('actual', picture);
    const shown = pass ? '' : reference.writeBeside('diff', pngjs.PNG.sync.write(difference));
    return {
        pass,
        message: ()=>pass ? `the picture is as in ${reference.file}, and should not be` : `${count} of ${width * height} pixels differ (${percent(share)}, tolerance ${percent(tolerance)}): see ${shown}; -u keeps the new picture`
    };
}
function checkShare(name, value) {
    if (typeof value !== 'number' || !(value >= 0 && value <= 1)) throw new RangeError(`expect(…).toMatchPicture: ${name}: expected a number from 0 to 1, got ${String(value)}`);
}
function percent(share) {
    return `${Number((share * 100).toPrecision(2))} %`;
}

/**
 * Compares the document in front, as text, with a text, or with the file in `__trees__` beside the test. A new file is
 * written, and an old one with `-u`.
 */ function toMatchTree(received, expected) {
    checkHost('toMatchTree', received);
    if (typeof expected === 'string') return verdict(this, dedent(expected), received.toTree().trim());
    const { name, ...options } = expected ?? {};
    const tree = `${received.toTree(options).trimEnd()}\n`;
    const reference = new Reference(this, '__trees__', '.txt', name);
    const kept = reference.read();
    if (kept === undefined) {
        reference.write(tree);
        return {
            pass: !this.isNot,
            message: ()=>`${reference.file} was written`
        };
    }
    return verdict(this, new TextDecoder().decode(kept), tree, reference.file);
}
function verdict({ utils }, expected, received, file) {
    const pass = expected === received;
    return {
        pass,
        message: ()=>pass ? 'the document is as expected, and should not be' : [
                file === undefined ? 'the document differs' : `the document differs from ${file} (-u keeps the new tree)`,
                utils?.diff?.(expected, received) ?? `expected:\n${expected}\nreceived:\n${received}`
            ].join('\n\n')
    };
}
/** A text over several lines, without the blanks that all its lines begin with. */ function dedent(text) {
    const lines = text.replace(/^\s*\n/, '').trimEnd().split('\n');
    const indents = lines.filter((line)=>line.trim() !== '').map((line)=>/^ */.exec(line)?.[0].length ?? 0);
    const least = Math.min(...indents);
    return lines.map((line)=>line.slice(least)).join('\n');
}

/** The hosts that one test opened. */ class OpenDocuments {
    /** @param libraryFolder - where the built library lies */ constructor(libraryFolder){
        this.libraryFolder = libraryFolder;
        this.hosts = [];
    }
    open(document, options) {
        const host = typeof document === 'string' ? host_headless.openHost(document, options) : host_headless.createHost(document, options);
        this.hosts.push(host);
        return withLibrary(host, this.libraryFolder);
    }
    closeAll() {
        for (const host of this.hosts.splice(0))host.dispose();
    }
}

exports.OpenDocuments = OpenDocuments;
exports.findLibrary = findLibrary;
exports.haveElements = haveElements;
exports.toMatchPicture = toMatchPicture;
exports.toMatchTree = toMatchTree;
