// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const host_headless = require('../host/headless.js');
const cli_common = require('./common.js');
let node_crypto$late;
const node_crypto = () => (node_crypto$late ??= require('node:crypto'));
const zlib = require('node:zlib');
let host_editing$late;
const host_editing = () => (host_editing$late ??= require('../host/editing.js'));
let host_media$late;
const host_media = () => (host_media$late ??= require('../host/media.js'));
let host_drawing$late;
const host_drawing = () => (host_drawing$late ??= require('../host/drawing.js'));
const host_errors = require('../host/errors.js');
const ffmpegVideo = require('./ffmpegVideo.js');
const findDocuments = require('./findDocuments.js');
const forEachDocument = require('./forEachDocument.js');
const namedTargets = require('./namedTargets.js');
const writeOutput = require('./writeOutput.js');
const node_url = require('node:url');
const showInBrowser = require('./showInBrowser.js');

const MAX_BYTES = 2 ** 26;
function videosOf(document, io) {
    const videos = {};
    const decoding = new (host_media().VideoDecoding)(ffmpegVideo.drawingPlatform, MAX_BYTES);
    for (const { itemType, node, name } of document.library.items){
        const file = itemType === 'video' ? host_media().videoOfItem(node, document.files) : '';
        if (typeof file === 'string') continue;
        const key = host_headless.keyOfVideo(file.bytes);
        if (key in videos) continue;
        const form = file.isTransparent ? 'png' : 'jpeg';
        const pictures = decoding.decode(file, {
            form,
            maxPixels: host_errors.MAX_PIXELS
        });
        if (typeof pictures === 'string') io.warn(`the page does not show the video "${name}", which ${pictures}`);
        else videos[key] = pictures.map((picture)=>Buffer.from(picture).toString('base64'));
    }
    return videos;
}

const ZIP = 'PK\u0003\u0004';
const MAX_PICTURE = 150_000;
const SIDES = [
    1000,
    500,
    250
];
function buildPage(file, io) {
    const { name, bytes, hasMp3, videos, picture } = readDocument(file, io);
    const decoder = hasMp3 ? readDecoder(io) : undefined;
    const part = (part)=>readPart(io.libraryFolder, part);
    const script = part('page.js');
    const style = part('viewer.css');
    const engine = packed(part('worker.js'));
    const policy = [
        "default-src 'none'",
        `script-src '${hashOf(script)}'${decoder ? " 'wasm-unsafe-eval'" : ''}`,
        `style-src '${hashOf(style)}'`,
        'worker-src blob:',
        'img-src blob: data:',
        "base-uri 'none'",
        "form-action 'none'"
    ].join('; ');
    const title = host_drawing().escapeText(name);
    return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${host_drawing().escapeText(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
<body>
<div class="viewer inspecting"><header><div class="heading"><h1>${title}</h1></div></header>${pictureAlone(picture)}</div>
<noscript>${title}: this page needs JavaScript.</noscript>
<script type="application/octet-stream" id="document" data-name="${title}">${bytes.toString('base64')}</script>
<script type="application/gzip" id="engine">${engine}</script>
${decoder ? `<script type="application/wasm" id="mp3">${decoder.toString('base64')}</script>\n` : ''}${videos === '{}' ? '' : `<script type="application/json" id="videos">${videos}</script>\n`}<script>${script}</script>
`;
}
let lastPacked;
function packed(script) {
    if (lastPacked?.script !== script) {
        lastPacked = {
            script,
            text: zlib.gzipSync(script, {
                level: 9
            }).toString('base64')
        };
    }
    return lastPacked.text;
}
function pictureAlone(picture) {
    if (picture === '') return '';
    const stage = `<div class="stage"><img id="first-picture" alt="" src="${picture}"></div>`;
    return `<div class="side"></div><main>${stage}</main><div class="inspector"></div>`;
}
function readDocument(file, io) {
    const host = new host_headless.Host(host_headless.nodePlatform, {
        onWarning: io.warn
    });
    const document = host.open(file);
    const { name } = document;
    try {
        const hasMp3 = document.library.items.some((item)=>host_media().storedSoundOf(item, document.files)?.stored.kind === 'mp3');
        const videos = JSON.stringify(videosOf(document, io));
        const picture = firstPicture(document);
        if (fs.statSync(file).isFile()) {
            const bytes = fs.readFileSync(file);
            if (bytes.toString('latin1', 0, ZIP.length) === ZIP) return {
                name,
                bytes,
                hasMp3,
                videos,
                picture
            };
        }
        return {
            name,
            bytes: Buffer.from(host_editing().packedCopy(document, 'document.fla')),
            hasMp3,
            videos,
            picture
        };
    } finally{
        host.closeAll();
    }
}
function firstPicture(document) {
    const [scene] = document.timelines;
    const isBlank = scene.layers.every((layer)=>layer.keyframes.every(({ elementNodes })=>elementNodes.length === 0));
    if (isBlank) return '';
    try {
        const { svg } = host_headless.pictureOf(document, {
            timeline: scene,
            frame: 0
        });
        return svg.length <= MAX_PICTURE ? addressOf('svg+xml', Buffer.from(svg)) : pictureInPixels(svg, Math.max(document.width, document.height));
    } catch  {
        return '';
    }
}
function pictureInPixels(svg, longerSide) {
    for (const side of SIDES){
        const scale = Math.min(1, side / longerSide);
        const png = host_drawing().rasterize$1(host_headless.nodePlatform.rasterizer, svg, {
            scale,
            tell: ()=>undefined
        });
        if (png.length <= MAX_PICTURE) return addressOf('png', png);
    }
    return '';
}
function addressOf(kind, picture) {
    return `data:image/${kind};base64,${Buffer.from(picture).toString('base64')}`;
}
function readDecoder(io) {
    try {
        return Buffer.from(host_headless.packageFile(host_headless.MINIMP3_FILE));
    } catch  {
        io.warn(`MP3 sounds are silent in the page: install ${host_headless.MINIMP3_FILE.split('/')[0]}`);
        return undefined;
    }
}
function readPart(folder, name) {
    const file = path.join(folder, 'viewer', name);
    if (!fs.existsSync(file)) throw new Error(`${file} is missing; npm run build makes it`);
    return fs.readFileSync(file, 'utf8').replace(/<(?=\/(script|style))/gi, '\\x3c');
}
function hashOf(text) {
    return `sha256-${node_crypto().createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}`;
}

const PAGE = 'document.html';
const PAGES = 'adobe-collection-page-';
const KEPT = 24 * 3600 * 1000;
function makePages(patterns, { output }, io) {
    if (output !== undefined && !/\.html?$/i.test(output)) throw new cli_common.UsageError(`${output}: expected a name that ends in .html`);
    const targetOf = namedTargets.namedTargets(output, 'pages/{name}.html', 'page');
    return forEachDocument.forEachDocument(patterns, io, (file, name, isOnly)=>{
        const target = targetOf(file, name, isOnly);
        const page = buildPage(file, io);
        if (target === undefined) io.outContent(page);
        else {
            writeOutput.writeOutput(target, page, host_headless.nodePlatform);
            io.line(target);
        }
    });
}
async function openPage(name, io) {
    const [file, ...others] = findDocuments.findAllDocuments([
        name
    ], io).documents;
    if (others.length > 0) throw new cli_common.UsageError(`${name}: holds ${others.length + 1} documents, and open shows one, such as ${cli_common.shortPath(file)}`);
    const page = buildPage(file, io);
    removeOldPages();
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), PAGES));
    const target = path.join(folder, PAGE);
    fs.writeFileSync(target, page, {
        mode: 0o600
    });
    const failure = await showInBrowser.showInBrowser(node_url.pathToFileURL(target).href, io.system.platform);
    if (failure !== undefined) throw new Error(`${failure}; the page is ${target}`);
    io.line(target);
}
function removeOldPages() {
    const names = fs.readdirSync(os.tmpdir()).filter((name)=>name.startsWith(PAGES));
    for (const folder of names.map((name)=>path.join(os.tmpdir(), name))){
        try {
            const { uid, mtimeMs } = fs.lstatSync(folder);
            if (uid !== (process.getuid?.() ?? uid) || Date.now() - mtimeMs < KEPT) continue;
            fs.rmSync(path.join(folder, PAGE), {
                force: true
            });
            fs.rmdirSync(folder);
        } catch  {
        }
    }
}

exports.makePages = makePages;
exports.openPage = openPage;
