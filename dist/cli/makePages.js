// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const host_headless = require('../host/headless.js');
const cli_program = require('./program.js');
const node_crypto = require('node:crypto');
const zlib = require('node:zlib');
let host_drawing$late;
const host_drawing = () => (host_drawing$late ??= require('../host/drawing.js'));
const forEachDocument = require('./forEachDocument.js');
const namedTargets = require('./namedTargets.js');
const node_url = require('node:url');
const writePicture = require('./writePicture.js');

const ZIP = 'PK\u0003\u0004';
/**
 * A page that shows a document: one HTML file, which needs no other and asks for none.
 *
 * @throws DocumentError for a document that cannot be opened.
 */ function buildPage(file, io) {
    const { name, bytes } = readDocument(file, io);
    const part = (part)=>readPart(io.libraryFolder, part);
    const script = part('page.js');
    const style = part('viewer.css');
    const engine = zlib.gzipSync(part('worker.js'), {
        level: 9
    }).toString('base64');
    const policy = [
        "default-src 'none'",
        `script-src '${hashOf(script)}'`,
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
<noscript>${title}: this page needs JavaScript.</noscript>
<script type="application/octet-stream" id="document" data-name="${title}">${bytes.toString('base64')}</script>
<script type="application/gzip" id="engine">${engine}</script>
<script>${script}</script>
`;
}
/** The document as an FLA file: one is taken as it is, a folder is packed. */ function readDocument(file, io) {
    const host = new host_headless.Host(host_headless.nodePlatform, {
        realm: 'separate',
        onWarning: io.warn
    });
    const document = host.open(file);
    const { name } = document;
    try {
        if (fs.statSync(file).isFile()) {
            const bytes = fs.readFileSync(file);
            if (bytes.toString('latin1', 0, ZIP.length) === ZIP) return {
                name,
                bytes
            };
        }
        const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-'));
        try {
            const copy = path.join(folder, 'document.fla');
            host_headless.saveCopyAt(document, copy);
            return {
                name,
                bytes: fs.readFileSync(copy)
            };
        } finally{
            fs.rmSync(folder, {
                recursive: true
            });
        }
    } finally{
        host.closeAll();
    }
}
function readPart(folder, name) {
    const file = path.join(folder, 'viewer', name);
    if (!fs.existsSync(file)) throw new Error(`${file} is missing; npm run build makes it`);
    // A script ends at its own name; in a text or an expression the backslash means nothing.
    return fs.readFileSync(file, 'utf8').replace(/<(?=\/(script|style))/gi, '\\x3c');
}
/** Browsers read line ends as LF before they compare. */ function hashOf(text) {
    return `sha256-${node_crypto.createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}`;
}

/** A program that could not show something fails within this time, in milliseconds. */ const PATIENCE = 1500;
/**
 * Shows a file in the browser that the variable `BROWSER` names, or in the default one of the system.
 *
 * @param file - its name is ours: no part of it comes from a document
 * @throws Error where there is none
 */ async function showInBrowser(file, platform) {
    const [program, ...args] = openerOf(platform);
    const failure = await show(program, [
        ...args,
        node_url.pathToFileURL(file).href
    ], platform);
    if (failure === undefined) return;
    throw new Error(`no browser could be started (${program}: ${failure}); the page is ${file}`);
}
function openerOf(platform) {
    const { BROWSER, SystemRoot = 'C:\\Windows' } = process.env;
    if (BROWSER !== undefined && BROWSER !== '') return [
        BROWSER
    ];
    if (platform === 'darwin') return [
        '/usr/bin/open'
    ];
    if (platform === 'win32') return [
        path.win32.join(SystemRoot, 'System32', 'rundll32.exe'),
        'url.dll,FileProtocolHandler'
    ];
    return [
        'xdg-open'
    ];
}
/** Starts a program and leaves it running. Gives why it failed, where it does at once. */ function show(program, args, platform) {
    return new Promise((resolve)=>{
        const child = cli_program.startProgram(program, args, {
            detached: true,
            stdio: 'ignore'
        }, platform);
        const timer = setTimeout(()=>resolve(undefined), PATIENCE);
        child.on('error', (error)=>{
            clearTimeout(timer);
            resolve(error.code === 'ENOENT' ? 'not found' : error.message);
        });
        child.on('exit', (code)=>{
            clearTimeout(timer);
            resolve(code === 0 || code === null ? undefined : `ended with ${code}`);
        });
        child.unref();
    }).catch((error)=>error.message);
}

/** The page that is opened: no name of a document is given to another program. */ const PAGE = 'document.html';
/**
 * Writes a page for each document. False when one of several could not be written.
 *
 * @throws Error when several documents would share a page; DocumentError of a single document
 */ function makePages(patterns, { output }, io) {
    if (output !== undefined && !/\.html?$/i.test(output)) throw new cli_program.UsageError(`${output}: expected a name that ends in .html`);
    const targetOf = namedTargets.namedTargets(output, 'pages/{name}.html', 'page');
    return forEachDocument.forEachDocument(patterns, io, (file, name, isOnly)=>{
        const target = targetOf(file, name, isOnly);
        const page = buildPage(file, io);
        if (target === undefined) io.outContent(page);
        else {
            writePicture.writeFile(target, page, host_headless.nodePlatform);
            io.line(target);
        }
    });
}
/**
 * Shows a document in the browser. Its page is in a temporary folder.
 *
 * @throws DocumentError for a document that cannot be opened; Error where no browser can be started
 */ async function openPage(file, io) {
    const page = buildPage(file, io);
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-'));
    const target = path.join(folder, PAGE);
    fs.writeFileSync(target, page, {
        mode: 0o600
    });
    await showInBrowser(target, io.system.platform);
    io.line(cli_program.shortPath(target));
}

exports.makePages = makePages;
exports.openPage = openPage;
