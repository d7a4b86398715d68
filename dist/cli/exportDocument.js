// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const path = require('node:path');
const promises = require('node:timers/promises');
const host_headless = require('../host/headless.js');
const host_defaults = require('../host/defaults.js');
let host_drawing$late;
const host_drawing = () => (host_drawing$late ??= require('../host/drawing.js'));
const ffmpegVideo = require('./ffmpegVideo.js');
const FileSet = require('./FileSet.js');
const refuseObeyedName = require('./refuseObeyedName.js');
let host_media$late;
const host_media = () => (host_media$late ??= require('../host/media.js'));
const cli_common = require('./common.js');
const outputTarget = require('./outputTarget.js');
const exportDocuments = require('./exportDocuments.js');
let host_publish$late;
const host_publish = () => (host_publish$late ??= require('../host/publish.js'));
let host_making$late;
const host_making = () => (host_making$late ??= require('../host/making.js'));
const tellLosses = require('./tellLosses.js');
let host_shown$late;
const host_shown = () => (host_shown$late ??= require('../host/shown.js'));
const chooseLocation = require('./chooseLocation.js');
const writePicture = require('./writePicture.js');

const MISSING = `films are made by ffmpeg, which is not on this machine: ${cli_common.INSTALL_FFMPEG}`;
async function encodeFilm(film, folder, file, io, tell) {
    const child = startFfmpeg(cli_common.ffmpegArguments(film, file), {
        cwd: folder,
        stdio: [
            'pipe',
            'ignore',
            'pipe',
            film.sound ? 'pipe' : 'ignore'
        ]
    });
    const kill = ()=>void child.kill('SIGKILL');
    const takeBack = io.onInterrupt(kill);
    try {
        const ended = endOf(child);
        const fed = [
            feed(child.stdio[0], picturesOf(film, tell), child)
        ];
        if (film.sound) fed.push(feed(child.stdio[cli_common.SOUND_PIPE], samplesOf(film.sound.blocks()), child));
        await Promise.all([
            ended,
            ...fed.map((one)=>one.catch(failWith(kill)))
        ]);
    } finally{
        kill();
        takeBack();
    }
}
function startFfmpeg(args, options) {
    try {
        return cli_common.startProgram(cli_common.ffmpegProgram(), args, options);
    } catch (error) {
        throw new Error(MISSING, {
            cause: error
        });
    }
}
function failWith(kill) {
    return (error)=>{
        kill();
        throw error;
    };
}
function* picturesOf(film, tell) {
    let done = 0;
    for (const picture of film.pictures()){
        yield picture;
        tell(++done, film.frameCount);
    }
}
function* samplesOf(blocks) {
    for (const block of blocks)yield host_media().littleEndian(block);
}
async function feed(pipe, pieces, child) {
    pipe.on('error', ()=>undefined);
    for (const piece of pieces){
        if (pipe.destroyed || child.exitCode !== null || child.signalCode !== null) return;
        await new Promise((resolve)=>{
            pipe.once('close', resolve);
            pipe.write(piece, ()=>{
                pipe.off('close', resolve);
                resolve();
            });
        });
        await promises.setImmediate();
    }
    pipe.end();
}
const MAX_SAID = 4096;
function endOf(child) {
    let said = '';
    child.stderr?.setEncoding('utf8').on('data', (text)=>said = (said + text).slice(-MAX_SAID));
    return new Promise((resolve, reject)=>{
        child.on('error', (error)=>reject(error.code === 'ENOENT' ? new Error(MISSING) : new Error(`${cli_common.ffmpegProgram()} cannot be started: ${error.message}`, {
                cause: error
            })));
        child.on('close', (code, signal)=>{
            if (code === 0) resolve();
            else reject(new Error(`ffmpeg could not make the film: ${reasonIn(said) ?? `it ended with ${signal ?? code}`}`));
        });
    });
}
function reasonIn(said) {
    return said.split(/[\r\n]+/).map((line)=>line.replace(/^\[[^\]]*\]\s*/, '').trim()).find((line)=>line !== '');
}

const SECOND = 1000;
function rateTeller(say, now = ()=>performance.now()) {
    const start = now();
    let last = -Infinity;
    return (done, all)=>{
        const time = now();
        if (done < all && time - last < SECOND / 5) return;
        last = time;
        const rate = done / Math.max(0.001, (time - start) / SECOND);
        say(`frame ${done} of ${all}, ${rate < 10 ? rate.toFixed(1) : Math.round(rate)} frames a second`);
    };
}

function chooseSubjects(host, document, request, io) {
    if (request.items !== undefined) return itemSubjects(findItems(host, request.items, io), document, request.items, request.to);
    const timeline = chooseLocation.chooseTimeline(document, request);
    checkFilled(timeline, request.to === 'wav' || host_defaults.isFilm(request.to));
    const blank = hasPicture(request.to) ? host_shown().whyBlank(timeline.record, document.film) : undefined;
    if (blank !== undefined) {
        const why = `"${timeline.name}": ${blank}`;
        if (request.strict === true) throw new RangeError(`${why} (--strict)`);
        io.warn(why);
    }
    const item = timeline.libraryItem;
    if (item instanceof host_headless.SymbolItem) return [
        host_drawing().symbolSubject(document.film, item)
    ];
    const name = request.timeline ?? host_defaults.bareName(document.name);
    return [
        host_drawing().sceneSubject(document.film, timeline, name)
    ];
}
function hasPicture(format) {
    return format !== 'wav' && format !== 'json';
}
function checkFilled({ name, node }, countsSounds) {
    const isFilled = [
        ...node.subtree()
    ].some((part)=>part.name === 'elements' && part.children.length > 0 || countsSounds && part.name === 'DOMFrame' && host_headless.SOUND.soundName.read(part) !== '');
    if (!isFilled) throw new RangeError(`nothing is on "${name}": there is nothing to export; name another place with --timeline, --symbol or --items`);
}
function itemSubjects(items, document, query, format) {
    const counts = new Map();
    for (const item of items){
        const leaf = host_headless.leafOf(item.name);
        counts.set(leaf, (counts.get(leaf) ?? 0) + 1);
    }
    const subjects = items.flatMap((item)=>{
        const leaf = host_headless.leafOf(item.name);
        const isAlone = counts.get(leaf) === 1;
        const name = isAlone ? leaf : item.name.replace(/\//g, '-');
        if (item instanceof host_headless.SymbolItem) return item.timeline.frameCount > 0 ? [
            host_drawing().symbolSubject(document.film, item, name)
        ] : [];
        if (format === 'wav') return item instanceof host_headless.SoundItem ? [
            host_drawing().soundSubject(document.film, item, isAlone ? undefined : name)
        ] : [];
        return item instanceof host_headless.BitmapItem ? [
            host_drawing().bitmapSubject(document.film, item, name)
        ] : [];
    });
    if (subjects.length > 0) return subjects;
    throw new RangeError(items.length === 0 ? `no item of the library matches ${JSON.stringify(query)}: there is nothing to export` : `what matches ${JSON.stringify(query)} cannot be ${format === 'wav' ? 'heard' : 'drawn'}: there is nothing to export`);
}
function findItems(host, query, io) {
    const { objects } = host_headless.queriesOf(host, io.libraryFolder).here('items', query);
    return objects.filter((object)=>object instanceof host_headless.Item);
}

function* filmsOf(subject, base, format, options, context) {
    for (const { scale, suffix } of host_making().scaled(options))yield {
        path: `${base}${suffix}.${format}`,
        film: yield* host_making().filmOf(subject, format, scale, options, context)
    };
}

function* layerFiles(subject, prefix, format, options, request, context) {
    const frames = host_drawing().chooseFrames(subject, options);
    const whole = new (host_drawing().Sequence)(subject, frames, context, undefined);
    const room = yield* whole.findPixelView();
    const taken = new Set();
    const data = [];
    for (const layer of host_drawing().layerSubjects(subject)){
        const alone = new (host_drawing().Sequence)(layer, frames, context, undefined);
        if (host_headless.isEmpty(alone.boxOf())) continue;
        const view = request.crop ? yield* alone.findPainted() : room;
        if (view === undefined) continue;
        const base = prefix + freeName(host_headless.fileName(layer.name), taken);
        const made = {
            name: layer.name,
            ...view,
            files: []
        };
        data.push(made);
        for (const file of filesOf({
            ...layer,
            stage: view
        }, base, format, options, context)){
            if (file) made.files.push(file.path);
            yield file;
        }
    }
    if (data.length === 0) throw new RangeError(`no layer of "${subject.path}" paints anything: there is nothing to export`);
    yield {
        path: `${prefix}layers.json`,
        content: `${JSON.stringify(describe(subject, room, data), null, 2)}\n`
    };
}
function filesOf(layer, base, format, options, context) {
    if (host_defaults.isFilm(format)) return filmsOf(layer, base, format, options, context);
    return host_making().MAKERS[format](layer, base, options, context);
}
function describe(subject, room, layers) {
    const { path, kind, frameRate } = subject;
    return {
        [kind]: path,
        frameRate,
        ...room,
        layers
    };
}
function freeName(name, taken) {
    let free = name;
    for(let number = 2; taken.has(free.toLowerCase()); number++)free = `${name}-${number}`;
    taken.add(free.toLowerCase());
    return free;
}

function* requestedFiles(host, document, request, context, target, io) {
    const format = exportDocuments.formatOf(request);
    if (format === 'json') {
        const name = target.base ?? host_headless.fileName(host_defaults.bareName(document.name));
        yield context.stopwatch.measure('drawing', ()=>host_making().dataFile(document.film, name));
        return;
    }
    const subjects = chooseSubjects(host, document, request, io);
    const isOne = subjects.length === 1;
    if (target.name !== undefined && request.layers) throw outputTarget.severalFiles(request.output, 'a file for each layer');
    if (!isOne && !request.together && target.name !== undefined) throw outputTarget.severalFiles(request.output, `files of ${subjects.length} items`);
    if (request.together && (format === 'sheet' || format === 'atlas')) {
        const shown = request.play ? subjects.map((subject)=>playedFilm(subject, request, context)) : subjects;
        const drawn = format === 'atlas' ? withoutBitmaps(shown, io) : shown;
        const base = target.base ?? (format === 'atlas' ? '' : host_headless.fileName(host_defaults.bareName(document.name)));
        yield* host_making().MAKERS_TOGETHER[format](drawn, base, optionsOf(request), context);
        return;
    }
    for (const subject of subjects){
        const own = request.to === 'atlas' && isOne ? '' : host_headless.fileName(subject.name);
        const base = target.base ?? own;
        try {
            const shown = request.play ? playedFilm(subject, request, context) : subject;
            if (format === 'swf' || format === 'lottie') yield publishedFile(document, subject, base, request, target, io);
            else if (request.layers) yield* layerFiles(shown, isOne ? '' : `${base}-`, format, optionsOf(request), request, context);
            else if (host_defaults.isFilm(format)) yield* filmsOf(shown, base, format, optionsOf(request), context);
            else yield* inNamedFile(host_making().MAKERS[format](shown, base, optionsOf(request), context), shown, request, target);
        } catch (error) {
            if (isOne || !(error instanceof host_drawing().UnfitSubject)) throw error;
            io.warn(`left out: ${error.message}`);
        }
    }
}
function* inNamedFile(made, shown, request, { name }) {
    const isFrame = STILLS.has(exportDocuments.formatOf(request));
    const frames = isFrame && name !== undefined ? host_drawing().chooseFrames(shown, request).length : 1;
    if (frames > 1) throw outputTarget.severalFiles(request.output, `${frames} files, one for each frame; --frames chooses one`);
    for (const file of made)yield file && name !== undefined && isFrame && request.scale.length === 1 ? {
        ...file,
        path: name
    } : file;
}
const STILLS = new Set([
    'png',
    'webp',
    'svg'
]);
function withoutBitmaps(subjects, io) {
    const left = subjects.filter(({ kind, path: item })=>{
        if (kind === 'bitmap') io.warn(`left out: "${item}" is a bitmap: an atlas is made of symbols`);
        return kind !== 'bitmap';
    });
    if (left.length === 0) throw new RangeError('what --items finds are bitmaps: an atlas is made of symbols');
    return left;
}
function playedFilm(subject, { seconds }, context) {
    const played = context.stopwatch.measure('playing', ()=>host_drawing().playedSubject(subject, context.film, seconds));
    context.leftOut?.(played, played.left);
    const { heldAt, path } = played;
    if (heldAt !== undefined) context.warn?.(`"${path}" is stopped by its script at frame ${heldAt + 1} of ${subject.frameCount}; without --play all of its frames are exported`);
    return played;
}
function optionsOf(request) {
    const { frames, label, scale, background, data, padding, extrude, maxSize, leaves } = request;
    const { size, fps, loop, quality, pictures } = request;
    return {
        frames,
        label,
        scales: scale,
        background,
        animated: request.animated ?? host_defaults.DEFAULTS.animated,
        by: request.by,
        play: request.play ?? host_defaults.DEFAULTS.play,
        seconds: request.seconds,
        data,
        sheet: {
            trim: request.trim ?? host_defaults.DEFAULTS.sheet.trim,
            padding,
            extrude,
            maxSize,
            powerOfTwo: request.powerOfTwo ?? host_defaults.DEFAULTS.sheet.powerOfTwo,
            rotate: request.rotate ?? host_defaults.DEFAULTS.sheet.rotate
        },
        optimized: request.optimized ?? host_defaults.DEFAULTS.optimized,
        leaves,
        loop,
        film: {
            size,
            fps,
            quality: quality ?? host_defaults.DEFAULTS.film.quality
        },
        pictures: {
            kind: pictures ?? host_defaults.DEFAULTS.pictures.kind,
            quality: quality ?? host_defaults.DEFAULTS.pictures.quality
        }
    };
}
function publishedFile(document, subject, base, request, target, io) {
    const strict = request.strict === true;
    if (request.to === 'lottie') {
        const isPackage = target.ending === '.lottie';
        const { file, losses } = host_publish().lottieFile(document.film, subject, base, {
            ...request,
            isPackage
        });
        tellLosses.tellLosses(losses, strict, io);
        return file;
    }
    const { scripts, sourcePath: paths } = request;
    const { files, losses } = host_publish().exportSwf(document.film, subject, {
        name: base,
        scripts,
        sources: {
            paths
        }
    });
    tellLosses.tellLosses(losses, strict, io);
    return {
        path: files[0].path,
        content: files[0].bytes
    };
}

async function exportDocument(file, request, io) {
    const stopwatch = new (host_drawing().Stopwatch)(()=>performance.now());
    const host = new host_headless.Host(ffmpegVideo.drawingPlatform, {
        ...host_headless.LIBRARY_ALONE,
        onWarning: io.warn,
        fonts: request.fonts === undefined ? [] : [
            request.fonts
        ],
        limits: writePicture.pixelLimit(request.maxPixels)
    });
    const document = stopwatch.measure('opening', ()=>host.open(file));
    const isWatched = request.progress ?? io.isTerminal;
    const start = performance.now();
    const progress = (done, all)=>{
        if (!isWatched) return;
        const rate = done / (performance.now() - start) * 1000;
        io.progress(`${path.basename(file)}: frame ${done} of ${all}, ${rate.toFixed(rate < 10 ? 1 : 0)} a second`);
    };
    const lost = [];
    const context = {
        film: document.film,
        rasterizer: host_headless.nodePlatform.rasterizer,
        fontFolders: request.fonts === undefined ? [] : [
            request.fonts
        ],
        maxPixels: request.maxPixels ?? host_defaults.DEFAULT_LIMITS.maxPixels,
        stopwatch,
        progress,
        mp3: host_headless.nodePlatform.mp3,
        webp: request.to === 'webp' || request.pictures === 'webp' ? await host_headless.nodeWebp() : undefined,
        warn: io.warn,
        leftOut: (subject, left)=>{
            if (!request.strict) writePicture.tellNotDrawn(subject.path, left, io);
            else for (const [what] of left)lost.push({
                where: subject.path,
                what: `not drawn: ${what}`
            });
        }
    };
    const encode = (film, folder, name)=>encodeFilm(film, folder, name, io, rateTeller((line)=>isWatched && io.progress(`${path.basename(file)}: ${line}`)));
    try {
        const target = exportDocuments.targetOf(request);
        const made = refusingLost(requestedFiles(host, document, request, context, target, io), lost, io);
        const files = target.kind === 'stream' ? await stream(request.strict ? [
            ...made
        ] : made, io) : await write(named(made, target, request), target, stopwatch, encode);
        if (request.to === 'atlas' && !request.optimized) warnOfLargeData(files, io);
        return {
            document: file,
            files,
            seconds: stopwatch.seconds
        };
    } finally{
        if (isWatched) io.progress('');
        host.closeAll();
    }
}
function* refusingLost(made, lost, io) {
    yield* made;
    tellLosses.tellLosses(lost, true, io);
}
async function write(made, target, stopwatch, encode) {
    const files = new FileSet.FileSet(target.folder);
    try {
        const sizes = [];
        for (const output of made){
            await promises.setImmediate();
            if (output === undefined) continue;
            const name = output.path;
            if (name !== target.name) refuseObeyedName.refuseObeyedName(target.folder, name);
            if ('film' in output) {
                sizes.push(await files.addMade(name, (folder, file)=>encode(output.film, folder, file)));
                continue;
            }
            sizes.push(Buffer.byteLength(output.content));
            stopwatch.measure('writing', ()=>files.add(name, output.content));
        }
        if (sizes.length === 0) throw new Error('there is nothing to export');
        const paths = stopwatch.measure('writing', ()=>files.finish());
        return paths.map((file, index)=>({
                file,
                bytes: sizes[index]
            }));
    } catch (error) {
        files.drop();
        throw error;
    }
}
function* named(made, { base, ending }, { output }) {
    for (const file of made){
        if (file && base !== undefined && file.path.replace(/\.\w+$/, '') !== base) throw outputTarget.severalFiles(output, `${file.path} and others`);
        yield file && ending ? {
            ...file,
            path: file.path.replace(/\.\w+$/, ending)
        } : file;
    }
}
const LARGE_MEGABYTES = 20;
function warnOfLargeData(files, io) {
    for (const { file, bytes } of files){
        const megabytes = Math.round(bytes / 1e6);
        if (!file.endsWith('.json') || megabytes < LARGE_MEGABYTES) continue;
        io.warn(`${file} has ${megabytes} MB; with --optimized it is ten times smaller or more`);
    }
}
async function stream(made, io) {
    for (const file of made){
        await promises.setImmediate();
        if (file === undefined) continue;
        if ('film' in file) throw new Error('a film is not a stream');
        io.outBytes(typeof file.content === 'string' ? Buffer.from(file.content) : file.content);
    }
    return [];
}

exports.exportDocument = exportDocument;
