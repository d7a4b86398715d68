// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const fs = require('node:fs');
const path = require('node:path');
const node_url = require('node:url');
const host_headless = require('../host/headless.js');
let host_publish$late;
const host_publish = () => (host_publish$late ??= require('../host/publish.js'));
const cli_common = require('./common.js');
const findDocuments = require('./findDocuments.js');
const tellLosses = require('./tellLosses.js');
const writePicture = require('./writePicture.js');
const showInBrowser = require('./showInBrowser.js');
const module$1 = require('node:module');
let node_crypto$late;
const node_crypto = () => (node_crypto$late ??= require('node:crypto'));
const http = require('node:http');
let host_drawing$late;
const host_drawing = () => (host_drawing$late ??= require('../host/drawing.js'));

const PACKAGE = '@ruffle-rs/ruffle';
function findRuffle() {
    for (const from of [
        __filename,
        path.resolve('package.json')
    ]){
        try {
            return path.dirname(module$1.createRequire(from).resolve(`${PACKAGE}/ruffle.js`));
        } catch  {
        }
    }
    throw new Error(`play needs the package ${PACKAGE}, which is not installed: npm install ${PACKAGE}`);
}

const CONFIG = {
    publicPath: './',
    autoplay: 'on',
    unmuteOverlay: 'hidden',
    splashScreen: false,
    contextMenu: 'rightClickOnly',
    letterbox: 'on',
    logLevel: 'error',
    allowScriptAccess: false,
    allowNetworking: 'none',
    openUrlMode: 'deny',
    upgradeToHttps: false
};
const PLAY_SCRIPT = `
const player = window.RufflePlayer.newest().createPlayer();
document.querySelector('main').append(player);
const inner = player.ruffle();
let lines = [];
let isSending = false;
async function send() {
  if (isSending) return;
  isSending = true;
  while (lines.length > 0) {
    const sent = lines.splice(0, 500);
    await fetch('trace', { method: 'POST', body: JSON.stringify(sent) }).catch(() => undefined);
  }
  isSending = false;
}
const observe = (text) => { lines.push(text); send(); };
inner.traceObserver = observe;
new EventSource('alive');
inner.load({ url: 'movie.swf' }).then(() => { inner.traceObserver = observe; });
`;
const SETTINGS_SCRIPT = `window.RufflePlayer = { config: ${JSON.stringify(CONFIG)} };`;
const PAGE_POLICY = [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "connect-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    'img-src data: blob:',
    'font-src data: blob:',
    'media-src data: blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'"
].join('; ');
function moviePage({ name, width, height }) {
    const title = host_drawing().escapeText(name);
    return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>
body { margin: 0; background: #222 }
ruffle-player { display: block; margin: auto; width: min(100vw, ${Math.round(width)}px); height: min(100vh, ${Math.round(height)}px) }
</style>
<main></main>
<noscript>${title}: this page needs JavaScript.</noscript>
<script src="settings.js"></script>
<script src="ruffle.js"></script>
<script src="play.js"></script>
`;
}

const KINDS = {
    '.js': 'text/javascript; charset=utf-8',
    '.wasm': 'application/wasm'
};
const RUFFLE_FILE = /^[\w.-]+\.(?:js|wasm)$/;
const MAX_SENT = 4e6;
const PATIENCE = 2000;
class MovieServer {
    constructor(movie){
        this.movie = movie;
        this.secret = node_crypto().randomBytes(18).toString('base64url');
        this.end = ()=>undefined;
        this.watching = 0;
        this.ended = new Promise((resolve)=>this.end = resolve);
        this.server = http.createServer((request, response)=>{
            this.answer(request, response);
        });
    }
    start() {
        return new Promise((resolve, reject)=>{
            this.server.once('error', reject);
            this.server.listen(0, '127.0.0.1', ()=>resolve(`http://${this.host}/${this.secret}/`));
        });
    }
    stop() {
        clearTimeout(this.closing);
        this.server.close();
        this.server.closeAllConnections();
        this.end();
    }
    get host() {
        return `127.0.0.1:${this.server.address().port}`;
    }
    answer(request, response) {
        const { method, url = '', headers } = request;
        const prefix = `/${this.secret}/`;
        const [name] = url.slice(prefix.length).split('?');
        if (headers.host !== this.host || !url.startsWith(prefix)) return refuse(response, 404);
        if (method === 'POST' && name === 'trace') return this.hear(request, response);
        if (method !== 'GET') return refuse(response, 405);
        if (name === 'alive') return this.watch(response);
        const content = this.contentOf(name);
        if (!content) return refuse(response, 404);
        response.writeHead(200, {
            'content-type': content.kind,
            'content-security-policy': PAGE_POLICY,
            'cross-origin-resource-policy': 'same-origin',
            'x-content-type-options': 'nosniff',
            'cache-control': 'no-store'
        });
        response.end(content.body);
    }
    contentOf(name) {
        const { movie } = this;
        if (name === '') return {
            kind: 'text/html; charset=utf-8',
            body: moviePage(movie)
        };
        if (name === 'movie.swf') return {
            kind: 'application/x-shockwave-flash',
            body: movie.bytes
        };
        if (name === 'play.js') return {
            kind: KINDS['.js'],
            body: PLAY_SCRIPT
        };
        if (name === 'settings.js') return {
            kind: KINDS['.js'],
            body: SETTINGS_SCRIPT
        };
        const file = path.join(movie.ruffle, name);
        if (!RUFFLE_FILE.test(name) || !fs.existsSync(file)) return undefined;
        return {
            kind: KINDS[path.extname(name)],
            body: fs.readFileSync(file)
        };
    }
    hear(request, response) {
        const parts = [];
        let size = 0;
        request.on('data', (part)=>{
            size += part.length;
            if (size > MAX_SENT) request.destroy();
            else parts.push(part);
        });
        request.on('end', ()=>{
            for (const line of linesOf(Buffer.concat(parts).toString('utf8')))this.movie.trace(line);
            response.writeHead(204).end();
        });
    }
    watch(response) {
        this.watching++;
        clearTimeout(this.closing);
        response.writeHead(200, {
            'content-type': 'text/event-stream',
            'cache-control': 'no-store'
        });
        response.write(':\n\n');
        response.on('close', ()=>{
            if (--this.watching === 0) this.closing = setTimeout(()=>this.stop(), PATIENCE);
        });
    }
}
function refuse(response, status) {
    response.writeHead(status).end();
}
function linesOf(text) {
    try {
        const sent = JSON.parse(text);
        return Array.isArray(sent) ? sent.map(String) : [];
    } catch  {
        return [];
    }
}

async function playDocument(name, options, io) {
    const [file, ...others] = findDocuments.findAllDocuments([
        name
    ], io).documents;
    if (others.length > 0) throw new cli_common.UsageError(`${name}: holds ${others.length + 1} documents, and play shows one, such as ${cli_common.shortPath(file)}`);
    const ruffle = findRuffle();
    const movie = movieOf(file, options, io);
    const server = new MovieServer({
        ruffle,
        ...movie,
        trace: (text)=>io.line(text)
    });
    const stopListening = io.onInterrupt(()=>server.stop());
    const folders = new cli_common.TemporaryFolders();
    try {
        const address = await server.start();
        const failure = options.browser === false ? undefined : await showInBrowser.showInBrowser(writeOpeningPage(address, folders.make()), io.system.platform);
        if (failure !== undefined) throw new Error(failure);
        io.note(`${movie.name} plays at ${address} (Ctrl-C ends)`);
        await server.ended;
    } finally{
        stopListening();
        server.stop();
        folders.removeAll();
    }
}
function writeOpeningPage(address, folder) {
    const file = path.join(folder, 'play.html');
    const page = `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${address}">\n`;
    fs.writeFileSync(file, page, {
        mode: 0o600
    });
    return node_url.pathToFileURL(file).href;
}
function movieOf(file, { scripts, sourcePath, fonts, maxPixels }, io) {
    const host = new host_headless.Host(host_headless.nodePlatform, {
        onWarning: io.warn,
        fonts: fonts === undefined ? [] : [
            fonts
        ],
        limits: writePicture.pixelLimit(maxPixels)
    });
    try {
        const { film, name } = host.open(file);
        const sources = {
            paths: sourcePath
        };
        const { files, losses } = host_publish().publishDocument(film, {
            to: 'swf',
            scripts,
            sources
        });
        tellLosses.tellLosses(losses, false, io);
        return {
            name,
            bytes: files[0].bytes,
            ...film.stage
        };
    } finally{
        host.closeAll();
    }
}

exports.playDocument = playDocument;
