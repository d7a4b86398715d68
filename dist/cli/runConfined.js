// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const path = require('node:path');
const host_headless = require('../host/headless.js');
let host_overlay$late;
const host_overlay = () => (host_overlay$late ??= require('../host/overlay.js'));
const AssistantWrites = require('./AssistantWrites.js');
const cli_common = require('./common.js');
const fs = require('node:fs');
const module$1 = require('node:module');
const quickjsEmscriptenCore = require('quickjs-emscripten-core');
let node_crypto$late;
const node_crypto = () => (node_crypto$late ??= require('node:crypto'));
const checkScripts = require('./checkScripts.js');
const runScripts = require('./runScripts.js');

const PACKAGE = '@jitl/quickjs-wasmfile-release-sync';
const PAGE = 2 ** 16;
const FIRST_PAGES = 256;
let code;
function loadEngine(memory) {
    const load = module$1.createRequire(__filename);
    const variant = {
        type: 'sync',
        importFFI: ()=>Promise.resolve(load(`${PACKAGE}/ffi`).QuickJSFFI),
        importModuleLoader: ()=>Promise.resolve(load(`${PACKAGE}/emscripten-module`))
    };
    const maximum = Math.max(FIRST_PAGES, Math.floor(memory / PAGE));
    const wasmMemory = new WebAssembly.Memory({
        initial: FIRST_PAGES,
        maximum
    });
    const wasmModule = ()=>code ??= WebAssembly.compile(host_headless.packageFile(`${PACKAGE}/wasm`));
    return quickjsEmscriptenCore.newQuickJSWASMModuleFromVariant(quickjsEmscriptenCore.newVariant(variant, {
        wasmMemory,
        wasmModule
    }));
}

const ENTRY = 'sandbox.js';
const PARTS = 'sandbox';
const PART = /^\w+\.js$/;
class Sandbox {
    constructor(runtime, host, serve){
        this.runtime = runtime;
        this.host = host;
        this.serve = serve;
    }
    static async start(read, serve, bounds) {
        const runtime = (await loadEngine(bounds.memory)).newRuntime();
        runtime.setMaxStackSize(bounds.stack);
        const sandbox = new Sandbox(runtime, runtime.newContext(), serve);
        sandbox.give('outside', sandbox.outside());
        sandbox.give('createWorld', sandbox.worlds());
        sandbox.give('isWaiting', sandbox.waiting());
        sandbox.load(read);
        return sandbox;
    }
    run(job) {
        const { host } = this;
        const entry = host.getProp(host.global, 'runConfined');
        const result = host.callFunction(entry, host.undefined, [
            host.newString(JSON.stringify(job))
        ]);
        if (result.error) throw this.endOf(result.error);
        return JSON.parse(host.getString(result.value));
    }
    give(name, value) {
        this.host.setProp(this.host.global, name, value);
        value.dispose();
    }
    load(read) {
        const { host } = this;
        const modules = new Map();
        const load = host.newFunction('require', (file)=>{
            const name = path.posix.basename(host.getString(file));
            const loaded = modules.get(name);
            if (loaded) return loaded.dup();
            const made = host.evalCode(`(function (exports, require) {${read(name)}\n})`, 'host');
            if (made.error) return made;
            const exports = host.newObject();
            modules.set(name, exports);
            const ended = made.value.consume((run)=>host.callFunction(run, host.undefined, exports, load));
            if (!ended.error) return exports.dup();
            modules.delete(name);
            return ended;
        });
        const result = host.callFunction(load, host.undefined, host.newString(ENTRY));
        if (result.error) throw this.endOf(result.error);
        result.value.dispose();
    }
    endOf(error) {
        const { message } = this.host.dump(error);
        return new SandboxEnd(String(message));
    }
    outside() {
        const { host, serve } = this;
        return host.newFunction('outside', (service, args, bytes)=>{
            const answer = serve(host.getString(service), host.getString(args), copyOf(host, bytes));
            if (answer instanceof Uint8Array) return host.newArrayBuffer(bufferOf(answer));
            return host.newString(JSON.stringify(answer));
        });
    }
    waiting() {
        const { host, runtime } = this;
        return host.newFunction('isWaiting', ()=>runtime.hasPendingJob() ? host.true : host.false);
    }
    worlds() {
        const { host, runtime } = this;
        return host.newFunction('createWorld', ()=>{
            const inner = runtime.newContext();
            const run = host.newFunction('run', (source, file)=>inner.evalCode(host.getString(source), host.getString(file)));
            const world = host.newObject();
            host.setProp(world, 'global', inner.global);
            host.setProp(world, 'run', run);
            return world;
        });
    }
}
function partsOfHost(libraryFolder) {
    const entry = path.join(libraryFolder, ENTRY);
    const folder = path.join(libraryFolder, PARTS);
    if (!fs.existsSync(entry)) throw new Error(`${entry} is missing; npm run build makes it`);
    return (name)=>{
        if (name === ENTRY) return fs.readFileSync(entry, 'utf8');
        if (!PART.test(name)) throw new Error(`the host has no part ${host_headless.quoteShort(name)}`);
        return fs.readFileSync(path.join(folder, name), 'utf8');
    };
}
class SandboxEnd extends Error {
}
function copyOf(host, bytes) {
    if (bytes === undefined || host.typeof(bytes) !== 'object') return new Uint8Array(0);
    const buffer = host.getArrayBuffer(bytes);
    try {
        return buffer.value.slice();
    } finally{
        buffer.dispose();
    }
}
function bufferOf({ buffer, byteOffset, byteLength }) {
    return buffer.slice(byteOffset, byteOffset + byteLength);
}

const OUTPUT_TOO_LARGE = 'OUTPUT_TOO_LARGE';
const MALFORMED_XML = 'MALFORMED_XML';

const MAX_PAUSE_MS = 1000;
const OWN_REFERENCE = /^(#[^&]*|data:image\/(png|jpeg);base64,[A-Za-z0-9+/=\s]*)$/;
const DECLARATION = /<!(?!--)/;
const MAX_PIXELS = 64_000_000;
const MAX_SECONDS = 3600;
function offeredServices({ readable, writable, overlay }, io, maxPixels = MAX_PIXELS) {
    const machine = overlay ? host_overlay().dryPlatform(host_headless.nodePlatform, overlay) : host_headless.nodePlatform;
    const services = new Map([
        ...Object.entries({
            ...readingServices(readable),
            ...writingServices(writable),
            ...compressionServices(),
            ...rasterServices(maxPixels),
            ...soundServices(),
            ...textServices(),
            ...proofServices(writable, machine),
            ...remainsServices(writable, machine)
        }),
        ...[
            'join',
            'resolve',
            'normalize',
            'dirname',
            'basename',
            'extname'
        ].map((name)=>[
                `paths.${name}`,
                (args)=>path[name](...args.map(text))
            ]),
        [
            'dryRun.fileChanges',
            ()=>overlay?.differences
        ],
        [
            'io.shortPath',
            ([file])=>cli_common.shortPath(text(file))
        ],
        ...[
            'out',
            'outPainted',
            'err',
            'warn',
            'note',
            'detail'
        ].map((name)=>[
                `io.${name}`,
                ([line])=>io[name](text(line))
            ])
    ]);
    return (name, args, bytes)=>{
        const service = services.get(name);
        if (!service) return {
            error: `unknown service "${name}"`
        };
        try {
            const value = service(JSON.parse(args), bytes);
            return value instanceof Uint8Array ? value : {
                value
            };
        } catch (error) {
            return faultOf(error);
        }
    };
}
function faultOf(error) {
    return {
        error: error instanceof Error ? error.message : String(error),
        code: codeOf(error)
    };
}
function codeOf(error) {
    if (error instanceof host_headless.OutputTooLarge) return OUTPUT_TOO_LARGE;
    if (error instanceof host_headless.MalformedXml) return MALFORMED_XML;
    return error.code;
}
function readingServices(disk) {
    return {
        'disk.exists': ([file])=>disk.exists(text(file)),
        'disk.isWritable': ([file])=>disk.isWritable(text(file)),
        'disk.stat': ([file])=>disk.stat(text(file)),
        'disk.linkStat': ([file])=>disk.linkStat(text(file)),
        'disk.list': ([folder])=>disk.list(text(folder)),
        'disk.realPath': ([file])=>disk.realPath(text(file)),
        'disk.readLink': ([file])=>disk.readLink(text(file)),
        'disk.read': ([file])=>disk.read(text(file)),
        'disk.readStart': ([file, length])=>disk.readStart(text(file), whole(length))
    };
}
function writingServices(disk) {
    return {
        'disk.write': ([file, content], bytes)=>disk.write(text(file), content === undefined ? bytes : text(content)),
        'disk.append': ([file, content])=>disk.append(text(file), text(content)),
        'disk.create': ([file, options], bytes)=>disk.create(text(file), [
                bytes
            ], options),
        'disk.sync': ([folder])=>disk.sync(text(folder)),
        'disk.makeFolder': ([folder])=>disk.makeFolder(text(folder)),
        'disk.makeTemporaryFolder': ([prefix])=>disk.makeTemporaryFolder(text(prefix)),
        'disk.rename': ([from, to])=>disk.rename(text(from), text(to)),
        'disk.link': ([file, name])=>disk.link(text(file), text(name)),
        'disk.copy': ([from, to])=>disk.copy(text(from), text(to)),
        'disk.setMode': ([file, mode])=>disk.setMode(text(file), whole(mode)),
        'disk.removeFile': ([file])=>disk.removeFile(text(file)),
        'disk.removeFolder': ([folder])=>disk.removeFolder(text(folder)),
        'disk.removeAll': ([file])=>disk.removeAll(text(file))
    };
}
function compressionServices() {
    const { compression } = host_headless.nodePlatform;
    return {
        'compression.crc32': (_args, bytes)=>compression.crc32(bytes),
        'compression.deflateRaw': (_args, bytes)=>compression.deflateRaw(bytes),
        'compression.inflateRaw': ([limit], bytes)=>compression.inflateRaw(bytes, whole(limit)),
        'compression.inflateRawStart': ([length], bytes)=>compression.inflateRawStart(bytes, whole(length)),
        'compression.deflate': (_args, bytes)=>compression.deflate(bytes),
        'compression.inflate': ([limit], bytes)=>compression.inflate(bytes, whole(limit))
    };
}
function checkReferences(svg) {
    const references = [
        ...svg.matchAll(/href\s*=\s*(?:"([^"]*)"|'([^']*)'|(?=[^"'\s]))/gi)
    ];
    const isOwn = references.every(([, double, single])=>OWN_REFERENCE.test(double ?? single ?? ''));
    if (!isOwn || DECLARATION.test(svg)) throw new Error('a picture may hold no reference to a file');
}
function rasterServices(maxPixels) {
    let last;
    return {
        'rasterizer.rasterize': ([svg, options])=>{
            const { scale = 1, isSmooth, fallbackFace } = options;
            checkReferences(text(svg));
            if (!(scale > 0)) throw new RangeError('a picture needs a scale above 0');
            last = host_headless.nodePlatform.rasterizer.rasterize(text(svg), {
                scale,
                isSmooth,
                fallbackFace,
                maxPixels
            });
            return {
                width: last.width,
                height: last.height
            };
        },
        'rasterizer.pixels': ()=>last?.pixels,
        'rasterizer.png': ()=>last?.toPng()
    };
}
function soundServices() {
    let last;
    return {
        'mp3.decode': ([seconds], bytes)=>{
            last = host_headless.nodePlatform.mp3.decode(bytes, Math.min(whole(seconds), MAX_SECONDS));
            return last ? {
                rate: last.rate,
                channels: last.channels
            } : null;
        },
        'mp3.samples': ()=>last && bytesOf(last.samples)
    };
}
function proofServices(disk, { proofs }) {
    return {
        'proofs.sign': ([document, proved])=>{
            if (!disk.exists(text(document))) throw new Error('there is no such document');
            return proofs.sign(text(document), text(proved));
        },
        'proofs.isSigned': ([document, proved, proof])=>proofs.isSigned(text(document), text(proved), text(proof))
    };
}
const MAX_LISTS = 100;
const MAX_LIST_LENGTH = 100_000;
function remainsServices(disk, { processes }) {
    const lists = new Map();
    let last = 0;
    return {
        'processes.removeAtEnd': ([remains])=>{
            if (JSON.stringify(remains).length > MAX_LIST_LENGTH) throw new RangeError('a list of remains is too long');
            const list = remains.map((one)=>({
                    path: removableOn(disk, text(one.path), one.isEmpty === true),
                    isEmpty: one.isEmpty === true,
                    ...one.text === undefined ? {} : {
                        text: text(one.text)
                    }
                }));
            const giveUp = lists.size < MAX_LISTS ? processes.removeAtEnd?.(list) : undefined;
            last++;
            if (giveUp) lists.set(last, giveUp);
            return last;
        },
        'processes.giveUp': ([list])=>{
            lists.get(whole(list))?.();
            lists.delete(whole(list));
        }
    };
}
function removableOn(disk, name, isFolder) {
    const target = placeOn(disk, name);
    if ('permits' in disk && !disk.permits(target, isFolder)) throw new Error('it may not be removed');
    return target;
}
function placeOn(disk, name) {
    const target = path.resolve(name);
    let above = path.dirname(target);
    while(!disk.exists(above) && disk.linkStat(above) === undefined && above !== path.dirname(above))above = path.dirname(above);
    if (!disk.exists(above)) throw new Error('there is no such folder');
    return target;
}
function textServices() {
    const { clock, processes } = host_headless.nodePlatform;
    return {
        'text.encode': ([content])=>new TextEncoder().encode(text(content)),
        'text.decode': ([label, options], bytes)=>new TextDecoder(text(label), options).decode(bytes),
        'text.base64': ([content])=>btoa(text(content)),
        'xml.findPlaces': ([content, maxDepth, length])=>{
            const source = text(content);
            if (source.length !== length) throw new host_headless.MalformedXml('malformed XML: half a surrogate pair');
            return bytesOf(host_headless.findOffsets(source, whole(maxDepth)));
        },
        'crypto.randomUUID': ()=>node_crypto().randomUUID(),
        'clock.now': ()=>clock.now().getTime(),
        'processes.id': ()=>processes.id,
        'processes.machine': ()=>processes.machine,
        'processes.birth': ()=>processes.birth,
        'processes.isRunning': ([id, birth])=>processes.isRunning(whole(id), text(birth)),
        'processes.pause': ([milliseconds])=>processes.pause(Math.min(Math.max(0, whole(milliseconds)), MAX_PAUSE_MS))
    };
}
function bytesOf({ buffer, byteOffset, byteLength }) {
    return new Uint8Array(buffer, byteOffset, byteLength);
}
function text(value) {
    if (typeof value === 'string') return value;
    throw new TypeError('expected a text');
}
function whole(value) {
    if (Number.isSafeInteger(value)) return value;
    throw new TypeError('expected a whole number');
}

const MEGABYTE = 2 ** 20;
const MAX_MEGABYTES = 2048;
const USUAL_STACK = 984;
const PART_OF_STACK = 1 / 4;
async function runConfined(scripts, options, io) {
    checkScripts.checkScripts(scripts, options.texts);
    const read = partsOfHost(io.libraryFolder);
    const disks = disksFor(scripts, options, io.libraryFolder);
    const serve = offeredServices(disks, io, options.maxPixels);
    const megabytes = Math.min(options.memory ?? MAX_MEGABYTES, MAX_MEGABYTES);
    const bounds = {
        memory: megabytes * MEGABYTE,
        stack: stackOfNode() * 1024 * PART_OF_STACK
    };
    const sandbox = await Sandbox.start(read, serve, bounds);
    const job = {
        scripts,
        options,
        libraryFolder: io.libraryFolder,
        isColored: io.isColored,
        isWindows: host_headless.nodePlatform.isWindows
    };
    const outcome = sandbox.run(job);
    if (outcome.kind === 'done') return;
    throw cli_common.ConfinedFailure.of(outcome, disks.readable, options.texts);
}
function disksFor(scripts, options, libraryFolder) {
    const { document, save, render, dryRun, writes } = options;
    const targets = [
        save,
        render
    ].flatMap((target)=>target ? [
            target,
            path.dirname(target)
        ] : []);
    const folders = [
        ...runScripts.scriptRoots(scripts, options, path),
        ...document.flatMap((file)=>[
                file,
                path.dirname(file)
            ]),
        ...targets
    ];
    const sources = [
        ...scripts.map((script)=>path.dirname(script)),
        libraryFolder
    ];
    const disks = writes ? assistantDisks([
        ...folders
    ], writes, libraryFolder) : {
        readable: host_overlay().confineDisk([
            ...folders,
            ...sources
        ]),
        writable: host_overlay().confineDisk(folders)
    };
    if (!dryRun) return disks;
    const overlay = new (host_overlay().OverlayDisk)({
        reading: disks.readable,
        writing: disks.writable,
        guard: writes && new AssistantWrites.AssistantWrites(writes)
    }, path);
    return {
        readable: overlay,
        writable: overlay,
        overlay
    };
}
function assistantDisks(folders, writes, libraryFolder) {
    const allowed = [
        ...writes.documents,
        ...writes.files
    ];
    const reached = folders.filter((folder)=>allowed.some((root)=>host_headless.isBelow(path, root, path.resolve(folder))));
    return {
        readable: host_overlay().confineDisk([
            ...reached,
            libraryFolder
        ]),
        writable: host_overlay().confineDisk(reached, host_headless.nodePlatform.isWindows, new AssistantWrites.AssistantWrites(writes))
    };
}
function stackOfNode() {
    const option = process.execArgv.find((arg)=>arg.startsWith(cli_common.STACK_OPTION));
    return option === undefined ? USUAL_STACK : Number(option.slice(cli_common.STACK_OPTION.length));
}

exports.runConfined = runConfined;
