// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const host_headless = require('./headless.js');
const host_errors = require('./errors.js');
let host_drawing$late;
const host_drawing = () => (host_drawing$late ??= require('./drawing.js'));

const { disk: disk$1, paths: paths$1 } = host_headless.nodePlatform;
function findLibrary(folder) {
    return disk$1.exists(paths$1.join(folder, 'collection.jsx')) ? folder : paths$1.join(folder, '../../dist');
}

function withLibrary(host, folder) {
    if (host.global.Collection === undefined) host.loadLibrary(folder);
    return host;
}

function checkHost(matcher, received) {
    if (isHost(received)) return;
    const what = received === null ? 'null' : typeof received;
    throw new TypeError(`expect(…).${matcher}: expected a host, the result of openDocument(), got ${what}`);
}
function isHost(value) {
    return typeof value === 'object' && value !== null && 'runFile' in value && 'toTree' in value;
}

const MAX_SHOWN = 10;
function haveElements(libraryFolder) {
    return function toHaveElements(received, query, count) {
        checkHost('toHaveElements', received);
        const { queries } = withLibrary(received, libraryFolder);
        const matches = queries.here('elements', query);
        const pass = count === undefined ? matches.count > 0 : matches.count === count;
        return {
            pass,
            message: ()=>[
                    `$(${JSON.stringify(query)}) finds ${host_errors.amount(matches.count, 'element')}, expected ${pass ? 'another number' : expectedAmount(count)}`,
                    ...matches.count > 0 ? describeMatches(matches) : describeOthers(queries, query)
                ].join('\n')
        };
    };
}
function describeMatches(matches) {
    const { count } = matches;
    return [
        ...matches.first(MAX_SHOWN).descriptions.map(({ name, elementType, x, y })=>`    ${elementType} "${name}" at ${x}, ${y}`),
        ...count > MAX_SHOWN ? [
            `    and ${count - MAX_SHOWN} more`
        ] : []
    ];
}
function describeOthers(queries, query) {
    const hint = queries.hint('elements', query);
    const all = queries.here('elements', '*');
    const title = all.count === 0 ? '    the current frame has no elements' : '    the current frame has:';
    return [
        ...hint === null ? [] : [
            `    ${hint}`
        ],
        title,
        ...describeMatches(all)
    ];
}
function expectedAmount(count) {
    return count === undefined ? 'at least one element' : host_errors.amount(count, 'element');
}

function pixelmatch(img1, img2, output, width, height, options = {}) {
    const {
        threshold = 0.1,
        alpha = 0.1,
        aaColor = [255, 255, 0],
        diffColor = [255, 0, 0],
        checkerboard = true,
        includeAA, diffColorAlt, diffMask
    } = options;

    if (!isPixelData(img1) || !isPixelData(img2) || (output && !isPixelData(output)))
        throw new Error('Image data: Uint8Array, Uint8ClampedArray or Buffer expected.');

    if (img1.length !== img2.length || (output && output.length !== img1.length))
        throw new Error(`Image sizes do not match. Image 1 size: ${img1.length}, image 2 size: ${img2.length}`);

    if (img1.length !== width * height * 4) throw new Error(`Image data size does not match width/height. Expecting ${width * height * 4}. Got ${img1.length}`);

    const len = width * height;
    const a32 = new Uint32Array(img1.buffer, img1.byteOffset, len);
    const b32 = new Uint32Array(img2.buffer, img2.byteOffset, len);
    let identical = true;

    for (let i = 0; i < len; i++) {
        if (a32[i] !== b32[i]) { identical = false; break; }
    }
    if (identical) { 
        if (output && !diffMask) {
            for (let i = 0, pos = 0; i < len; i++, pos += 4) drawGrayPixel(img1, pos, alpha, output);
        }
        return 0;
    }

    const maxDelta = 35215 * threshold * threshold;
    const [aaR, aaG, aaB] = aaColor;
    const [diffR, diffG, diffB] = diffColor;
    const [altR, altG, altB] = diffColorAlt || diffColor;
    let diff = 0;

    for (let i = 0, pos = 0; i < len; i++, pos += 4) {
        const delta = a32[i] === b32[i] ? 0 : colorDelta(img1, img2, pos, pos, checkerboard);

        if (Math.abs(delta) > maxDelta) {
            const x = i % width;
            const y = (i / width) | 0;
            const isExcludedAA = !includeAA && (antialiased(img1, x, y, width, height, a32, b32, checkerboard) || antialiased(img2, x, y, width, height, b32, a32, checkerboard));
            if (isExcludedAA) {
                if (output && !diffMask) drawPixel(output, pos, aaR, aaG, aaB);

            } else {
                if (output) {
                    if (delta < 0) {
                        drawPixel(output, pos, altR, altG, altB);
                    } else {
                        drawPixel(output, pos, diffR, diffG, diffB);
                    }
                }
                diff++;
            }

        } else if (output && !diffMask) {
            drawGrayPixel(img1, pos, alpha, output);
        }
    }

    return diff;
}

function isPixelData(arr) {
    return ArrayBuffer.isView(arr) && arr.BYTES_PER_ELEMENT === 1;
}

function antialiased(img, x1, y1, width, height, a32, b32, checkerboard) {
    const x0 = Math.max(x1 - 1, 0);
    const y0 = Math.max(y1 - 1, 0);
    const x2 = Math.min(x1 + 1, width - 1);
    const y2 = Math.min(y1 + 1, height - 1);
    const pos4 = (y1 * width + x1) * 4;
    const cr = img[pos4];
    const cg = img[pos4 + 1];
    const cb = img[pos4 + 2];
    const ca = img[pos4 + 3];
    let zeroes = x1 === x0 || x1 === x2 || y1 === y0 || y1 === y2 ? 1 : 0;
    let min = 0;
    let max = 0;
    let minX = 0;
    let minY = 0;
    let maxX = 0;
    let maxY = 0;

    for (let x = x0; x <= x2; x++) {
        for (let y = y0; y <= y2; y++) {
            if (x === x1 && y === y1) continue;

            const delta = brightnessDelta(img, pos4, (y * width + x) * 4, cr, cg, cb, ca, checkerboard);

            if (delta === 0) {
                zeroes++;
                if (zeroes > 2) return false;

            } else if (delta < min) {
                min = delta;
                minX = x;
                minY = y;

            } else if (delta > max) {
                max = delta;
                maxX = x;
                maxY = y;
            }
        }
    }

    if (min === 0 || max === 0) return false;

    return (hasManySiblings(a32, minX, minY, width, height) && hasManySiblings(b32, minX, minY, width, height)) ||
           (hasManySiblings(a32, maxX, maxY, width, height) && hasManySiblings(b32, maxX, maxY, width, height));
}

function hasManySiblings(img, x1, y1, width, height) {
    const x0 = Math.max(x1 - 1, 0);
    const y0 = Math.max(y1 - 1, 0);
    const x2 = Math.min(x1 + 1, width - 1);
    const y2 = Math.min(y1 + 1, height - 1);
    const val = img[y1 * width + x1];
    let zeroes = x1 === x0 || x1 === x2 || y1 === y0 || y1 === y2 ? 1 : 0;

    for (let x = x0; x <= x2; x++) {
        for (let y = y0; y <= y2; y++) {
            if (x === x1 && y === y1) continue;
            zeroes += +(val === img[y * width + x]);
            if (zeroes > 2) return true;
        }
    }
    return false;
}

function colorDelta(img1, img2, k, m, checkerboard) {
    const r1 = img1[k];
    const g1 = img1[k + 1];
    const b1 = img1[k + 2];
    const a1 = img1[k + 3];
    const r2 = img2[m];
    const g2 = img2[m + 1];
    const b2 = img2[m + 2];
    const a2 = img2[m + 3];

    let dr = r1 - r2;
    let dg = g1 - g2;
    let db = b1 - b2;
    const da = a1 - a2;

    if (a1 < 255 || a2 < 255) { 
        let rb = 255, gb = 255, bb = 255;
        if (checkerboard) {
            rb = 48 + 159 * (k % 2);
            gb = 48 + 159 * ((k / 1.618033988749895 | 0) % 2);
            bb = 48 + 159 * ((k / 2.618033988749895 | 0) % 2);
        }
        dr = (r1 * a1 - r2 * a2 - rb * da) / 255;
        dg = (g1 * a1 - g2 * a2 - gb * da) / 255;
        db = (b1 * a1 - b2 * a2 - bb * da) / 255;
    }

    const y = dr * 0.29889531 + dg * 0.58662247 + db * 0.11448223;
    const i = dr * 0.59597799 - dg * 0.27417610 - db * 0.32180189;
    const q = dr * 0.21147017 - dg * 0.52261711 + db * 0.31114694;

    const delta = 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q;

    return y > 0 ? -delta : delta;
}

function brightnessDelta(img, k, m, r1, g1, b1, a1, checkerboard) {
    const r2 = img[m];
    const g2 = img[m + 1];
    const b2 = img[m + 2];
    const a2 = img[m + 3];

    let dr = r1 - r2;
    let dg = g1 - g2;
    let db = b1 - b2;
    const da = a1 - a2;

    if (!dr && !dg && !db && !da) return 0;

    if (a1 < 255 || a2 < 255) {
        let rb = 255, gb = 255, bb = 255;
        if (checkerboard) {
            rb = 48 + 159 * (k % 2);
            gb = 48 + 159 * ((k / 1.618033988749895 | 0) % 2);
            bb = 48 + 159 * ((k / 2.618033988749895 | 0) % 2);
        }
        dr = (r1 * a1 - r2 * a2 - rb * da) / 255;
        dg = (g1 * a1 - g2 * a2 - gb * da) / 255;
        db = (b1 * a1 - b2 * a2 - bb * da) / 255;
    }

    return dr * 0.29889531 + dg * 0.58662247 + db * 0.11448223;
}

function drawPixel(output, pos, r, g, b) {
    output[pos] = r;
    output[pos + 1] = g;
    output[pos + 2] = b;
    output[pos + 3] = 255;
}

function drawGrayPixel(img, i, alpha, output) {
    const val = 255 + (img[i] * 0.29889531 + img[i + 1] * 0.58662247 + img[i + 2] * 0.11448223 - 255) * alpha * img[i + 3] / 255;
    drawPixel(output, i, val, val, val);
}

const { disk, paths } = host_headless.nodePlatform;
class Reference {
    constructor(context, folder, extension, name){
        const { testPath, currentTestName, snapshotState } = context;
        const title = name ?? currentTestName;
        if (testPath === undefined || title === undefined) throw new Error('a reference file belongs to a test: call the matcher inside one');
        const own = paths.basename(testPath).replace(/\.(test|spec)?\.?\w+$/, '');
        const slug = title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');
        this.file = paths.join(paths.dirname(testPath), folder, `${own}-${slug}${extension}`);
        this.update = snapshotState?._updateSnapshot ?? 'new';
    }
    read() {
        const exists = disk.exists(this.file);
        if (this.update === 'all' || this.update === 'new' && !exists) return undefined;
        if (!exists) throw new Error(`${this.file} is missing, and no new one is written with --ci or CI=true: run the test without it`);
        return disk.read(this.file);
    }
    write(content) {
        host_headless.writeFile(host_headless.nodePlatform, host_headless.pathToWrite(host_headless.nodePlatform, this.file), content, {
            makesFolders: true
        });
    }
    writeBeside(suffix, content) {
        const extension = paths.extname(this.file);
        const file = `${this.file.slice(0, -extension.length)}.${suffix}${extension}`;
        host_headless.writeFile(host_headless.nodePlatform, host_headless.pathToWrite(host_headless.nodePlatform, file), content);
        return file;
    }
}

function toMatchPicture(received, options = {}) {
    checkHost('toMatchPicture', received);
    const { tolerance = 0, threshold = 0.1, scale = 1, name, ...render } = options;
    checkShare('tolerance', tolerance);
    checkShare('threshold', threshold);
    const svg = received.render(render);
    const picture = host_drawing().rasterize$1(host_headless.nodePlatform.rasterizer, svg, {
        scale,
        fontFolders: received.fonts
    });
    const reference = new Reference(this, '__pictures__', '.png', name);
    const saved = reference.read();
    if (saved === undefined) {
        reference.write(picture);
        return {
            pass: !this.isNot,
            message: ()=>`${reference.file} was written`
        };
    }
    const { PNG } = host_headless.loadPackage('pngjs', 'toMatchPicture');
    const expected = PNG.sync.read(Buffer.from(saved));
    const actual = PNG.sync.read(Buffer.from(picture));
    const { width, height } = actual;
    if (expected.width !== width || expected.height !== height) {
        reference.writeBeside('actual', picture);
        return {
            pass: false,
            message: ()=>`the picture has ${width} x ${height} pixels, ${reference.file} has ${expected.width} x ${expected.height}`
        };
    }
    const difference = new PNG({
        width,
        height
    });
    const count = pixelmatch(expected.data, actual.data, difference.data, width, height, {
        threshold
    });
    const share = count / (width * height);
    const pass = share <= tolerance;
    if (!pass) reference.writeBeside('actual', picture);
    const shown = pass ? '' : reference.writeBeside('diff', PNG.sync.write(difference));
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

function toMatchTree(received, expected) {
    checkHost('toMatchTree', received);
    if (typeof expected === 'string') return verdict(this, dedent(expected), received.toTree().trim());
    const { name, ...options } = expected ?? {};
    const tree = `${received.toTree(options).trimEnd()}\n`;
    const reference = new Reference(this, '__trees__', '.txt', name);
    const saved = reference.read();
    if (saved === undefined) {
        reference.write(tree);
        return {
            pass: !this.isNot,
            message: ()=>`${reference.file} was written`
        };
    }
    return verdict(this, new TextDecoder().decode(saved), tree, reference.file);
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
function dedent(text) {
    const lines = text.replace(/^\s*\n/, '').trimEnd().split('\n');
    const indents = lines.filter((line)=>line.trim() !== '').map((line)=>/^ */.exec(line)?.[0].length ?? 0);
    const least = Math.min(...indents);
    return lines.map((line)=>line.slice(least)).join('\n');
}

class OpenDocuments {
    constructor(libraryFolder){
        this.libraryFolder = libraryFolder;
        this.libraryNames = [];
        this.hosts = [];
    }
    open(document, options) {
        const host = typeof document === 'string' ? host_headless.openHost(document, options) : host_headless.createHost(document, options);
        this.hosts.push(host);
        const before = Object.getOwnPropertyNames(host.global);
        withLibrary(host, this.libraryFolder);
        this.libraryNames = Object.getOwnPropertyNames(host.global).filter((name)=>!before.includes(name));
        return host;
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
