// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

let host_saving$late;
const host_saving = () => (host_saving$late ??= require('./saving.js'));
let host_drawing$late;
const host_drawing = () => (host_drawing$late ??= require('./drawing.js'));
const host_headless = require('./headless.js');
const host_defaults = require('./defaults.js');
let host_settings$late;
const host_settings = () => (host_settings$late ??= require('./settings.js'));
let host_media$late;
const host_media = () => (host_media$late ??= require('./media.js'));
let host_making$late;
const host_making = () => (host_making$late ??= require('./making.js'));
const host_errors = require('./errors.js');
let host_shown$late;
const host_shown = () => (host_shown$late ??= require('./shown.js'));
let host_playing$late;
const host_playing = () => (host_playing$late ??= require('./playing.js'));
let host_actionscript$late;
const host_actionscript = () => (host_actionscript$late ??= require('./actionscript.js'));

const space = (name, usual)=>({
        name,
        harmless: new RegExp(`^(?:${usual})?$`),
        what: (value)=>`Scripts find the object "${value}" as "${usual}": its name is always that.`
    });
const IGNORED = [
    space('createjsNS', 'createjs'),
    space('imagesNS', 'images'),
    space('libNS', 'lib'),
    {
        name: 'frameBounds',
        harmless: /^(?:false)?$/,
        what: ()=>'The boxes of single frames are left out: scripts find null in "frameBounds".'
    },
    {
        name: 'webfontEmbedCode',
        harmless: /^\s*(?:null)?\s*$/,
        what: ()=>'The code that loads fonts from the web is left out.'
    }
];
function noteSettings({ publishing }) {
    const losses = [];
    const lose = (what)=>{
        losses.push({
            where: 'publish settings',
            what
        });
    };
    for (const { name, harmless, what } of IGNORED){
        const value = publishing.readCanvas(name) ?? '';
        if (!harmless.test(value)) lose(what(value));
    }
    const preloader = publishing.readCanvas('preloaderName') ?? 'Default';
    if (preloader !== 'Default' && host_settings().readSwitch(publishing.readCanvas('includePreloader'), false)) lose(`The preloader "${preloader}" is a ring that turns: pictures of preloaders are not used.`);
    return losses;
}

const MAX_LENGTH = 60;
class FileNames {
    take(folder, name, ending) {
        const own = host_headless.fileName([
            ...name
        ].slice(0, MAX_LENGTH).join(''));
        for(let number = 0;; number++){
            const path = folder + own + (number === 0 ? '' : `_${number}`) + ending;
            const key = host_headless.foldedName(path);
            if (this.taken.has(key)) continue;
            this.taken.add(key);
            return path;
        }
    }
    constructor(){
        this.taken = new Set();
    }
}

function urlOf(path) {
    return path.replace(/[%?#]/g, encodeURIComponent);
}

function publishBitmaps(film, requests, options, names) {
    const losses = [];
    const pictures = requests.flatMap((request)=>{
        const bitmap = host_drawing().imageOf(request.path, film);
        if (typeof bitmap !== 'string') return [
            {
                ...request,
                image: bitmap.image
            }
        ];
        losses.push({
            where: JSON.stringify(request.path),
            what: `The bitmap is left out, which ${bitmap}.`
        });
        return [];
    });
    const packed = packedOf(film, pictures, options);
    const sheets = addSheets(packed, options, names);
    const bitmaps = new Map(sheets.bitmaps);
    const { files, manifest } = addImages(film, pictures, bitmaps, options, names);
    return {
        files: [
            ...sheets.files,
            ...files
        ],
        losses,
        manifest: [
            ...sheets.manifest,
            ...manifest
        ],
        sheets: sheets.sheets,
        bitmaps
    };
}
function packedOf(film, pictures, { sheet }) {
    if (!sheet) return [];
    const sizes = pictures.filter(({ image })=>image.type !== 'image/jpeg').map(({ path, image: { width, height } })=>({
            path,
            width,
            height
        }));
    return packBitmaps(film, sizes, sheet);
}
function addSheets(packed, { base, folder }, names) {
    const files = [];
    const manifest = [];
    const bitmaps = new Map();
    const sheets = packed.map(({ png, frames }, index)=>{
        const name = `${base}_atlas_${index + 1}`;
        const path = names.take(folder, name, '.png');
        files.push({
            path,
            bytes: png
        });
        manifest.push({
            src: urlOf(path),
            id: name
        });
        frames.forEach(({ path: item, width, height }, frame)=>{
            bitmaps.set(item, {
                kind: 'frame',
                sheet: name,
                frame,
                width,
                height
            });
        });
        return {
            name,
            frames: frames.map(({ x, y, width, height })=>[
                    x,
                    y,
                    width,
                    height
                ])
        };
    });
    return {
        files,
        manifest,
        sheets,
        bitmaps
    };
}
function addImages(film, pictures, bitmaps, { folder }, names) {
    const files = [];
    const manifest = [];
    for (const { path, name, image } of pictures){
        if (bitmaps.has(path)) continue;
        const { width, height } = image;
        const isPhoto = image.type === 'image/jpeg';
        const file = names.take(folder, name, isPhoto ? '.jpg' : '.png');
        files.push({
            path: file,
            bytes: isPhoto ? image.bytes : host_drawing().fileOfBitmap(film, path, 'png') ?? image.bytes
        });
        manifest.push({
            src: urlOf(file),
            id: name
        });
        bitmaps.set(path, {
            kind: 'image',
            id: name,
            width,
            height
        });
    }
    return {
        files,
        manifest
    };
}
const PADDING = 2;
function packBitmaps(film, bitmaps, { width: maxSize, height: maxHeight }) {
    const fitting = bitmaps.filter(({ width, height })=>width <= maxSize && height <= maxHeight);
    const { places, sheets } = host_making().packPictures(fitting, {
        maxSize,
        maxHeight,
        padding: PADDING,
        border: 0,
        extrude: 0,
        trim: false,
        powerOfTwo: false,
        rotate: false
    });
    return sheets.map((size, sheet)=>{
        const frames = fitting.flatMap((bitmap, index)=>{
            const { x, y, sheet: own } = places[index];
            return own === sheet ? [
                {
                    ...bitmap,
                    x,
                    y
                }
            ] : [];
        });
        return {
            png: paint(film, size, frames),
            frames
        };
    });
}
function paint(film, { width, height }, frames) {
    const sheet = {
        width,
        height,
        rgba: new Uint8Array(width * height * 4)
    };
    for (const { path, x, y } of frames){
        const pixels = host_drawing().pixelsOfBitmap(film, path);
        if (pixels) host_drawing().pastePixels(sheet, pixels, x, y);
    }
    return host_drawing().encodeSmallPng(sheet, film.platform.compression);
}

function publishMedia(film, { bitmaps, sounds }, { folders, sheet, name, hasImages, hasSounds }) {
    const names = new FileNames();
    const pictures = publishBitmaps(film, bitmaps, {
        folder: folders.images,
        sheet,
        base: name
    }, names);
    const played = publishSounds(film, sounds, folders.sounds, names);
    return {
        files: [
            ...hasImages ? pictures.files : [],
            ...hasSounds ? played.files : []
        ],
        losses: [
            ...pictures.losses,
            ...played.losses
        ],
        manifest: [
            ...pictures.manifest,
            ...played.manifest
        ],
        sheets: pictures.sheets,
        bitmaps: pictures.bitmaps,
        sounds: played.sounds
    };
}
function publishSounds(film, requests, folder, names) {
    const files = [];
    const losses = [];
    const manifest = [];
    const sounds = new Map();
    for (const { path, name } of requests){
        const sound = host_media().storedSoundOf(film.item(path), film.files)?.stored;
        if (!sound) {
            losses.push({
                where: JSON.stringify(path),
                what: 'The sound is left out: its data cannot be read.'
            });
            continue;
        }
        const file = names.take(folder, name, sound.kind === 'mp3' ? '.mp3' : '.wav');
        files.push({
            path: file,
            bytes: sound.kind === 'mp3' ? sound.data : host_media().encodeWav(sound)
        });
        manifest.push({
            src: urlOf(file),
            id: name
        });
        sounds.set(path, name);
    }
    return {
        files,
        losses,
        manifest,
        sounds
    };
}

function withinPage(media) {
    const files = new Map(media.files.map((file)=>[
            urlOf(file.path),
            file
        ]));
    const manifest = media.manifest.map(({ src, id })=>{
        const file = files.get(src);
        return file ? {
            src: addressOf(file),
            id,
            type: 'image'
        } : {
            src,
            id
        };
    });
    return {
        ...media,
        manifest,
        files: []
    };
}
function addressOf({ path, bytes }) {
    return host_headless.dataUri(path.endsWith('.jpg') ? 'image/jpeg' : 'image/png', bytes);
}

class ReadableFiles {
    constructor(film, access = {}){
        this.film = film;
        this.access = access;
        this.count = 0;
        this.bytes = 0;
        const { platform, location } = film;
        const { paths } = platform;
        this.spellings = new host_headless.CaseInsensitivePaths(platform);
        this.home = location === undefined ? undefined : paths.dirname(paths.resolve(location));
        this.own = (access.paths ?? []).map((folder)=>paths.resolve(folder));
        const roots = this.home === undefined ? this.own : [
            this.home,
            ...this.own
        ];
        this.allowed = [
            ...roots,
            ...roots.map((root)=>host_headless.resolveLinks(platform, root))
        ];
    }
    isInside(path) {
        return this.allowed.some((root)=>host_headless.isBelow(this.film.platform.paths, root, path));
    }
    spelled(path) {
        return this.spellings.match(path);
    }
    mayRead(path) {
        const real = host_headless.resolveLinks(this.film.platform, path);
        return this.isInside(real) && (this.access.mayRead?.(real) ?? true);
    }
    isHidden(path) {
        const { home, own } = this;
        const { platform } = this.film;
        const { paths } = platform;
        const isOwn = own.some((folder)=>host_headless.isBelow(paths, folder, path));
        if (isOwn || home === undefined) return false;
        const real = host_headless.resolveLinks(platform, path);
        return [
            {
                folder: home,
                file: path
            },
            {
                folder: host_headless.resolveLinks(platform, home),
                file: real
            }
        ].some(({ folder, file })=>host_headless.isBelow(paths, folder, file) && /(?:^|[\\/])\./.test(file.slice(folder.length)));
    }
    read(path, wordsFor = (file)=>file) {
        return this.readWithin(path, (spelled, size)=>{
            host_errors.checkCount(wordsFor(spelled), size, host_errors.MAX_SOURCE_BYTES, 'bytes of source code');
            host_errors.checkCount('The movie', this.count += 1, host_errors.MAX_SOURCES, 'source files');
            host_errors.checkCount('The movie', this.bytes += size, host_errors.MAX_SOURCES_BYTES, 'bytes of source code');
        });
    }
    readMedia(path) {
        return this.readWithin(path, (spelled, size)=>host_errors.checkCount(spelled, size, host_errors.MAX_SHOWN_BYTES, 'bytes'));
    }
    readWithin(path, check) {
        const { platform } = this.film;
        if (!this.isInside(path) || host_headless.isDevicePath(platform, path)) return undefined;
        const spelled = this.spelled(path);
        const stat = statOf(platform.disk, spelled);
        if (!stat?.isFile || !this.mayRead(spelled) || this.isHidden(spelled)) return undefined;
        check(spelled, stat.size);
        return {
            path: spelled,
            bytes: platform.disk.read(spelled),
            isExact: spelled === path
        };
    }
}
function foreignPath(path, isWindows) {
    return /^[\\/]{2}/.test(path) || !isWindows && path.includes(':');
}
function statOf(disk, path) {
    try {
        return disk.stat(path);
    } catch  {
        return undefined;
    }
}

const SCRIPTS$1 = /\.m?js$/i;
const MEDIA = /\.(?:png|jpe?g|gif|svg|webp|bmp|css|mp4|m4v|webm|og[gv]|mov)$/i;
class FilesBeside {
    constructor(film, sources){
        this.film = film;
        this.files = new ReadableFiles(film, sources);
    }
    script(written, folder) {
        if (!SCRIPTS$1.test(written)) return undefined;
        return this.firstOf(this.placesOf(written, folder), (path)=>this.files.read(path));
    }
    media(written, folder) {
        if (!MEDIA.test(written)) return undefined;
        return this.firstOf(this.placesOf(written, folder), (path)=>this.files.readMedia(path));
    }
    whyNot(kind, written) {
        return `The ${kind} "${written}" is left out: ${this.reason(kind === 'file' ? MEDIA : SCRIPTS$1, written)}.`;
    }
    reason(copied, written) {
        if (this.files.home === undefined) return 'the document was never saved';
        return copied.test(written) ? 'its folder has no such file' : 'files of this kind are not copied';
    }
    firstOf(places, read) {
        for (const path of places){
            const file = read(path);
            if (file) return file;
        }
        return undefined;
    }
    placesOf(written, folder) {
        const { home } = this.files;
        const { isWindows, paths } = this.film.platform;
        const path = written.replaceAll('\\', '/');
        const leaf = path.split('/').at(-1) ?? '';
        if (home === undefined || leaf === '' || path.includes('\0')) return new Set();
        return new Set([
            ...foreignPath(path, isWindows) ? [] : [
                paths.resolve(home, path)
            ],
            ...foreignPath(leaf, isWindows) ? [] : [
                paths.join(home, leaf),
                paths.join(home, folder, leaf)
            ]
        ]);
    }
}

function copyFiles(film, written, { folder, sources }) {
    const beside = new FilesBeside(film, sources);
    const files = [];
    const losses = [];
    for (const [path, name] of written){
        const file = folder === undefined ? undefined : beside.media(name, path.split('/')[0]);
        if (file) files.push({
            path,
            bytes: file.bytes
        });
        else losses.push({
            where: 'components',
            what: whyNot(name, beside, folder)
        });
    }
    return {
        files,
        losses
    };
}
function whyNot(name, beside, folder) {
    if (folder !== undefined) return beside.whyNot('file', name);
    return `The file "${name}" is left out: the page is one file.`;
}

const RESPONSIVE = [
    'width',
    'height',
    'both'
];
const CENTERED = [
    'horizontally',
    'vertically',
    'both'
];
const TIMELINE = 'CreateJSToolkit_timelinedata';
const MAX_SHEET_SIDE = 8192;
const MIN_SHEET_SIDE = 16;
function readCanvasSettings(film) {
    const read = (name)=>film.publishing.readCanvas(name);
    const isOn = (name, fallback = false)=>host_settings().readSwitch(read(name), fallback);
    return {
        name: nameOf(film, read),
        folders: {
            images: isOn('exportImagesToFolder', true) ? host_settings().folderBelow(read('imagesPath') ?? 'images') : '',
            sounds: isOn('exportSoundsToFolder', true) ? host_settings().folderBelow(read('soundsPath') ?? 'sounds') : '',
            player: isOn('exportLibsToFolder', true) ? host_settings().folderBelow(read('libraryPath') ?? 'libs') : ''
        },
        responsive: isOn('makeResponsive') ? host_settings().readChoice(read('responsiveOption'), RESPONSIVE, 'both') : undefined,
        fill: isOn('scaleStage') ? host_settings().readChoice(read('scaleOption'), [
            'inside',
            'cover'
        ], 'inside') : undefined,
        centered: isOn('centerStage') ? host_settings().readChoice(read('centerOption'), CENTERED, 'both') : undefined,
        hasPreloader: isOn('includePreloader'),
        sheet: isOn('exportAsSpritesheet') ? sheetOf(read) : undefined,
        loops: readLoop(film) ?? isOn('loop', true),
        isScriptInPage: isOn('embedJS'),
        hasPage: isOn('exportHTML', true),
        hasImages: isOn('exportImages', true),
        hasSounds: isOn('exportSounds', true)
    };
}
function nameOf(film, read) {
    const own = host_headless.fileName(host_defaults.bareName(film.name));
    if (host_settings().readSwitch(read('default'), true)) return own;
    return host_settings().leafOfPath((read('filename') ?? '').replace(/\.(js|html?)$/i, '')) ?? own;
}
function sheetOf(read) {
    const side = (name)=>host_settings().readWhole(read(name), MAX_SHEET_SIDE, [
            MIN_SHEET_SIDE,
            MAX_SHEET_SIDE
        ]);
    return {
        width: side('pngMaxSheetWidth'),
        height: side('pngMaxSheetHeight')
    };
}
function readLoop({ properties }) {
    const loop = /(?:^|\n)loop\n(true|false)(?:\n|$)/.exec(String(properties.data(TIMELINE) ?? ''));
    return loop ? loop[1] === 'true' : undefined;
}

const PLAYER = {
    file: 'createjs.min.js',
    module: 'adobe-collection/createjs.min.js',
    address: 'https://code.createjs.com/1.0.0/createjs.min.js'
};

const COPIES = 'libs';
const ENDING$2 = '.js';
class ScriptFiles {
    constructor(film, { folder, sources }){
        this.film = film;
        this.copies = [];
        this.names = new FileNames();
        this.byPath = new Map();
        this.folder = folder;
        this.files = new FilesBeside(film, sources);
        if (folder !== undefined) this.names.take(folder, PLAYER.file.slice(0, -ENDING$2.length), ENDING$2);
    }
    include(written) {
        const file = this.files.script(written, COPIES);
        if (!file) return undefined;
        let script = this.byPath.get(file.path);
        if (!script) this.byPath.set(file.path, script = this.add(file));
        return script;
    }
    whyNot(written) {
        return this.files.whyNot('script file', written);
    }
    add({ path, bytes }) {
        if (this.folder === undefined) return {
            text: host_errors.decodeText(bytes)
        };
        const name = this.film.platform.paths.basename(path).replace(/\.js$/i, '');
        const copy = this.names.take(this.folder, name, ENDING$2);
        this.copies.push({
            path: copy,
            bytes
        });
        return {
            address: urlOf(copy)
        };
    }
}

const SCRIPTS = /<script\b[^<>]*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const NOT_LOCAL = /^[a-z][a-z\d+.-]*:|^[\\/]|\$[A-Z]/i;
function templateFiles(template, beside, isAlone, lose) {
    const copies = new Map();
    for (const [, double, single] of template.matchAll(SCRIPTS)){
        const address = double ?? single;
        if (address === '' || NOT_LOCAL.test(address)) continue;
        const written = decoded(address.replace(/[?#].*$/s, ''));
        if (copies.has(written)) continue;
        const file = isBelow(written) && !isAlone ? beside.script(written, '') : undefined;
        if (file) copies.set(written, {
            path: written,
            bytes: file.bytes
        });
        else lose(isAlone ? `The script file "${written}" is left out: the page is one file.` : why(written, beside));
    }
    return [
        ...copies.values()
    ];
}
function why(written, beside) {
    if (isBelow(written)) return beside.whyNot('script file', written);
    return `The script file "${written}" is left out: it is not below the page, or not every system takes its name.`;
}
function isBelow(path) {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    return host_settings().folderBelow(folder) + (host_settings().leafOfPath(path) ?? '') === path;
}
function decoded(address) {
    try {
        return decodeURIComponent(address);
    } catch  {
        return address;
    }
}

const TEMPLATES = /^publishtemplates\/[^/]+\.html?$/i;
const PLAIN$1 = 'Default Template';
const ADDRESS$1 = /^(?:https?:)?\/\/|^[^:]*$/i;
function readDocumentScripts(film, options = {}) {
    const losses = [];
    const lose = (what)=>{
        losses.push({
            where: 'global scripts',
            what
        });
    };
    const files = new ScriptFiles(film, options);
    const scripts = [];
    const included = [];
    for (const script of film.properties.scripts){
        const { source, text } = script;
        const why = reasonAgainst(script, film);
        if (why !== undefined) lose(why);
        else if (source) include(source, files, included, lose);
        else if (text !== '') scripts.push(text);
    }
    const template = readTemplate(film);
    const own = template === undefined ? [] : readTemplateFiles(template, film, options, losses);
    return {
        included,
        scripts,
        files: [
            ...files.copies,
            ...own
        ],
        template,
        losses
    };
}
function include({ kind, written }, files, included, lose) {
    if (kind === 'file') {
        const script = files.include(written);
        if (script) included.push(script);
        else lose(files.whyNot(written));
    } else if (ADDRESS$1.test(written)) included.push({
        address: written
    });
    else lose(`The script "${written}" is left out: pages load scripts from addresses of the web only.`);
}
function reasonAgainst({ list, tag, language }, film) {
    if (list !== 'GlobalScripts' || tag !== 'Script') return `What the document calls ${tag} is left out: how a page takes it is not known.`;
    if (!film.isCanvas || !/^javascript$/i.test(language)) return 'The script is left out: players run JavaScript only.';
    return undefined;
}
function countScripts({ included, scripts, template }) {
    return included.length + scripts.length + (template === undefined ? 0 : 1);
}
function withoutScripts({ included, scripts, template, losses }) {
    const dropped = [];
    if (included.length + scripts.length > 0) dropped.push({
        where: 'global scripts',
        what: 'The scripts are left out, as asked for.'
    });
    if (template !== undefined) dropped.push({
        where: 'template of the page',
        what: 'The template is left out, as asked for: it may hold scripts.'
    });
    return {
        included: [],
        scripts: [],
        files: [],
        template: undefined,
        losses: [
            ...losses,
            ...dropped
        ]
    };
}
function readTemplateFiles(template, film, { folder, sources }, losses) {
    const beside = new FilesBeside(film, sources);
    return templateFiles(template, beside, folder === undefined, (what)=>losses.push({
            where: 'template of the page',
            what
        }));
}
function readTemplate({ files, publishing }) {
    const title = publishing.readCanvas('templateTitle');
    if (title === undefined || title === PLAIN$1) return undefined;
    const name = files.container.names().find((path)=>TEMPLATES.test(path));
    return name === undefined ? undefined : new TextDecoder().decode(files.bytes(name));
}

const UNSAFE = /[\u2028\u2029]|<(?=[/!])/g;
function quoteText(text) {
    return JSON.stringify(text).replace(UNSAFE, escapeCharacter);
}
function escapeCharacter(character) {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
const IDENTIFIER = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;
function member(object, name) {
    return IDENTIFIER.test(name) ? `${object}.${name}` : `${object}[${quoteText(name)}]`;
}
function key$1(name) {
    if (name === '__proto__') return `[${quoteText(name)}]`;
    return IDENTIFIER.test(name) ? name : quoteText(name);
}
function comment(text) {
    return `// ${text.replace(/[\r\n\u2028\u2029]+/g, ' ').replace(/<(?=[/!])/g, '< ')}`;
}

function pageTokens(facts) {
    const { settings, width, height } = facts;
    return {
        VERSION: 'adobe-collection',
        TITLE: plainText(settings.name),
        CENTER_STYLE: centerStyle(facts),
        CREATEJS_LIBRARY_SCRIPTS: playerScript(facts),
        ANIMATE_CC_SCRIPTS: [
            ...includedScripts(facts),
            filmScript(facts),
            ...globalScripts(facts)
        ].join('\n'),
        SCRIPT_START: '<script>',
        SCRIPT_END: '</script>',
        CANVAS_ID: 'canvas',
        ANIM_CONTAINER_ID: 'animation_container',
        WT: String(width),
        HT: String(height),
        BG: backgroundOf(facts),
        CANVAS_DISP: settings.hasPreloader ? 'none' : 'block',
        CREATE_LOADER: lines(`var comp = AdobeAn.getComposition(${quoteText(facts.id)});`, ...loader(facts)),
        LOAD_MANIFEST: facts.hasFiles ? 'loader.loadManifest(comp.getLibrary().properties.manifest);' : '',
        PRELOAD_ASSETS: facts.hasFiles ? '' : 'handleComplete({}, comp);',
        ...facts.hasFiles ? FILE_LOADED : {
            HANDLE_FILE_LOAD_START: '',
            HANDLE_FILE_LOAD_BODY: '',
            HANDLE_FILE_LOAD_END: ''
        },
        HANDLE_COMPLETE_START: 'function handleComplete(evt, comp) {',
        CREATE_STAGE: createStage(facts),
        START_ANIMATION,
        RESP_HIDPI: `AdobeAn.makeResponsive(${responsiveArguments(facts)});`,
        HANDLE_COMPLETE_END: lines('\tAdobeAn.compositionLoaded(lib.properties.id);', '\tfnStartAnimation();', '}'),
        PLAYSOUND: facts.hasSounds ? PLAY_SOUND : '',
        PRELOADER_DIV: settings.hasPreloader ? preloader(facts) : ''
    };
}
function playerScript({ player: { address, text } }) {
    if (text !== undefined) return `<script>\n${scriptInPage(text)}\n</script>`;
    return `<script src=${quoteHtml(address)}></script>`;
}
function filmScript({ settings: { isScriptInPage, name }, script }) {
    if (isScriptInPage) return `<script>\n${scriptInPage(script)}\n</script>`;
    return `<script src=${quoteHtml(`${encodeURIComponent(name)}.js`)}></script>`;
}
function includedScripts({ included }) {
    return included.map((script)=>'address' in script ? `<script src=${quoteHtml(script.address)}></script>` : `<script>\n${scriptInPage(script.text)}\n</script>`);
}
function globalScripts({ scripts }) {
    return scripts.map((text)=>`<script>\n// Global Script\n${scriptInPage(text)}\n</script>`);
}
function loader({ hasFiles, hasSounds, hasGuides }) {
    return [
        ...hasGuides ? [
            'createjs.MotionGuidePlugin.install();'
        ] : [],
        ...hasFiles ? [
            'var loader = new createjs.LoadQueue(false);'
        ] : [],
        ...hasFiles && hasSounds ? [
            'loader.installPlugin(createjs.Sound);'
        ] : [],
        ...hasFiles ? [
            'loader.addEventListener("fileload", function (evt) { handleFileLoad(evt, comp); });',
            'loader.addEventListener("complete", function (evt) { handleComplete(evt, comp); });'
        ] : []
    ];
}
const FILE_LOADED = {
    HANDLE_FILE_LOAD_START: 'function handleFileLoad(evt, comp) {',
    HANDLE_FILE_LOAD_BODY: 'if (evt && evt.item.type === "image") comp.getImages()[evt.item.id] = evt.result;',
    HANDLE_FILE_LOAD_END: '}'
};
function createStage({ root, settings, hasFiles, hasButtons }) {
    return lines('var lib = comp.getLibrary();', 'var ss = comp.getSpriteSheet();', ...hasFiles ? SHEETS : [], ...settings.hasPreloader ? END_PRELOADER : [], `exportRoot = new ${member('lib', root)}();`, 'stage = new lib.Stage(canvas);', ...hasButtons ? [
        'stage.enableMouseOver();'
    ] : []);
}
const SHEETS = [
    'lib.ssMetadata.forEach(function (sheet) {',
    '\tss[sheet.name] = new createjs.SpriteSheet({ images: [evt.target.getResult(sheet.name)], frames: sheet.frames });',
    '});'
];
const END_PRELOADER = [
    'var preloaderDiv = document.getElementById("_preload_div_");',
    'preloaderDiv.style.display = "none";',
    'canvas.style.display = dom_overlay_container.style.display = "block";'
];
const START_ANIMATION = lines('fnStartAnimation = function () {', '\tstage.addChild(exportRoot);', '\tcreatejs.Ticker.framerate = lib.properties.fps;', '\tcreatejs.Ticker.addEventListener("tick", stage);', '};');
const PLAY_SOUND = lines('function playSound(id, loop) {', '\treturn createjs.Sound.play(id, { interrupt: createjs.Sound.INTERRUPT_EARLY, loop: loop || 0 });', '}');
function responsiveArguments({ settings: { responsive, fill, hasPreloader } }) {
    const preloaders = hasPreloader ? [
        'preloaderDiv'
    ] : [];
    const containers = [
        'canvas',
        ...preloaders,
        'anim_container',
        'dom_overlay_container'
    ];
    const values = [
        responsive !== undefined,
        responsive ?? 'both',
        fill !== undefined,
        fill === 'cover' ? 2 : 1
    ];
    return [
        ...values.map((value)=>JSON.stringify(value)),
        `[${containers.join(', ')}]`
    ].join(', ');
}
function backgroundOf({ color, opacity }) {
    const [red, green, blue] = [
        1,
        3,
        5
    ].map((at)=>Number.parseInt(color.slice(at, at + 2), 16) || 0);
    return `rgba(${red}, ${green}, ${blue}, ${opacity.toFixed(2)})`;
}
const MARGINS = {
    horizontally: 'left:0; right:0;',
    vertically: 'top:0; bottom:0;',
    both: 'left:0; right:0; top:0; bottom:0;'
};
function centerStyle({ settings: { centered } }) {
    if (!centered) return '';
    const rule = `position:absolute; margin:auto; ${MARGINS[centered]}`;
    return `<style>\n#animation_container, #_preload_div_ { ${rule} }\n</style>`;
}
function preloader({ width, height }) {
    return lines('<style>', '#_preload_div_ i { position:absolute; left:50%; top:50%; width:32px; height:32px; margin:-20px; border:4px solid rgba(128, 128, 128, 0.4); border-top-color:rgb(128, 128, 128); border-radius:50%; animation:turn 1s linear infinite; }', '@keyframes turn { to { transform:rotate(360deg); } }', '</style>', `<div id="_preload_div_" style="position:absolute; left:0; top:0; width:${width}px; height:${height}px;"><i></i></div>`);
}
function lines(...texts) {
    return texts.join('\n');
}
function scriptInPage(source) {
    return source.replace(/<(?=\/script|script)/gi, '\\x3C').replace(/<!--/g, '\\x3C!--');
}
function quoteHtml(value) {
    return `"${value.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')}"`;
}
function plainText(value) {
    return value.replace(/[^\p{L}\p{Nd}\p{M} ._()+,@-]/gu, (character)=>`&#${character.codePointAt(0) ?? 0};`);
}

const TEMPLATE = `<!DOCTYPE html>
<html>
<head>
<meta charset="UTF-8">
<meta name="generator" content="$VERSION">
<title>$TITLE</title>
$CENTER_STYLE
$CREATEJS_LIBRARY_SCRIPTS
$ANIMATE_CC_SCRIPTS
$SCRIPT_START
var canvas, stage, exportRoot, anim_container, dom_overlay_container, fnStartAnimation;
function init() {
	canvas = document.getElementById("$CANVAS_ID");
	anim_container = document.getElementById("$ANIM_CONTAINER_ID");
	dom_overlay_container = document.getElementById("dom_overlay_container");
	$CREATE_LOADER
	$LOAD_MANIFEST
	$PRELOAD_ASSETS
}
$HANDLE_FILE_LOAD_START
	$HANDLE_FILE_LOAD_BODY
$HANDLE_FILE_LOAD_END
$HANDLE_COMPLETE_START
	$CREATE_STAGE
	$START_ANIMATION
	$RESP_HIDPI
$HANDLE_COMPLETE_END
$PLAYSOUND
$SCRIPT_END
</head>
<body onload="init();" style="margin:0px;">
<div id="$ANIM_CONTAINER_ID" style="background-color:$BG; width:$WTpx; height:$HTpx">
<canvas id="$CANVAS_ID" width="$WT" height="$HT" style="position: absolute; display: $CANVAS_DISP; background-color:$BG;"></canvas>
<div id="dom_overlay_container" style="pointer-events:none; overflow:hidden; width:$WTpx; height:$HTpx; position: absolute; left: 0px; top: 0px; display: $CANVAS_DISP;">
</div>
</div>
$PRELOADER_DIV
</body>
</html>
`;
function writePage(facts) {
    const tokens = new Map(Object.entries(pageTokens(facts)));
    const names = [
        ...tokens.keys()
    ].sort((one, other)=>other.length - one.length);
    const token = new RegExp(`\\$(${names.join('|')})`, 'g');
    const template = (facts.template ?? TEMPLATE).replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
    const filled = template.split('\n').flatMap((line)=>{
        const text = line.replace(token, (_, name)=>indented(tokens.get(name) ?? '', line));
        return text.trim() === '' ? [] : [
            text
        ];
    });
    return `${filled.join('\n')}\n`;
}
function indented(text, line) {
    const space = /^\s*/.exec(line)?.[0] ?? '';
    return space === '' || text.startsWith('<') ? text : text.replace(/\n/g, `\n${space}`);
}

function noteUnknownWord(attribute, { element }, film) {
    if (attribute.isKnown(element)) return;
    const word = element.attr(attribute.name) ?? '';
    film.lose(`The word "${word}" of ${attribute.name} counts as "${attribute.format(attribute.initial)}".`);
}

function noteElement(record, losses) {
    if (record.isWarped) losses.lose('The asset is shown as it was before it was warped.');
    noteUnknownWord(host_headless.BLENDING.blendMode, record, losses);
    noteAccessibility(record, losses);
}
function noteKeyframe(keyframe, losses) {
    if (keyframe.hasFilters) losses.lose('The filters of the layer are left out.');
    if (host_shown().isUnmatched(keyframe)) losses.lose(host_shown().UNMATCHED);
    if (host_shown().isUnposed(keyframe)) losses.lose('An armature stays in its first pose: the document has no place of its parts for each frame.');
    noteUnknownWord(host_headless.BLENDING.blendMode, keyframe, losses);
}
function noteAccessibility({ element }, losses) {
    const { accName, description, shortcut } = host_headless.ACCESSIBILITY;
    if ([
        accName,
        description,
        shortcut
    ].some((attribute)=>attribute.read(element) !== '')) losses.lose('The accessibility is left out: the names, descriptions and shortcuts for screen readers.');
}

function placementsIn(displayed, tracks) {
    const leaves = displayed.elements.flatMap(host_headless.leavesOf);
    const placements = [];
    leaves.forEach((element, i)=>{
        const track = tracks.at(i);
        if (track) placements.push(placementOf(element, track, displayed));
    });
    return placements;
}
function placementOf(element, track, { matrix, color, blendMode }) {
    const own = element.blendMode;
    return {
        track,
        element,
        matrix: host_headless.concat(matrix, element.matrix),
        color: host_headless.concatColors(color, element.color),
        blendMode: own === 'normal' ? blendMode : own
    };
}

function sameDisplay(one, other) {
    return one.keyframe === other.keyframe && one.elements.length === other.elements.length && one.elements.every((element, i)=>element === other.elements[i]) && isPlacedAlike(one, other);
}
function isPlacedAlike({ matrix: m, color }, other) {
    const n = other.matrix;
    const isSame = m.a === n.a && m.b === n.b && m.c === n.c && m.d === n.d && m.tx === n.tx && m.ty === n.ty;
    return isSame && (color === other.color || host_headless.colorKey(color) === host_headless.colorKey(other.color));
}

function isWhole$1(element) {
    const { kind } = element;
    return kind === 'symbol' || kind === 'bitmap' || kind === 'text' && !element.text.isStatic;
}
function spanTween(keyframe, film) {
    const ends = host_shown().tweenEnds(keyframe.node);
    if (keyframe.frameCount === 1 && !ends) return {
        kind: 'none'
    };
    if (keyframe.isMorphed) return {
        kind: 'shape'
    };
    if (keyframe.isStoredWhole) return {
        kind: 'frames'
    };
    if (!ends) return {
        kind: 'none'
    };
    const ease = easeOf(keyframe);
    const [from, to] = [
        host_headless.FilmElement.of(ends.from),
        host_headless.FilmElement.of(ends.to)
    ];
    if (!ease || !isWhole$1(from) || !isWhole$1(to)) return {
        kind: 'frames'
    };
    const placement = (element)=>({
            matrix: element.matrix,
            pivot: film.pivotOf(element)
        });
    return {
        kind: 'classic',
        to,
        ease,
        turning: host_shown().turningOf(keyframe.node),
        scales: keyframe.motionTweenScale,
        guide: host_shown().guideOf(keyframe.node, placement(from), placement(to))
    };
}
function easeOf({ node, useSingleEaseCurve, hasCustomEase, acceleration }) {
    if (!useSingleEaseCurve) return undefined;
    if (hasCustomEase && host_shown().entryOf(node, 'CustomEase', 'all')) return undefined;
    const method = host_shown().easeMethod(node, 'all');
    return host_shown().namedEase(method) ? {
        kind: 'method',
        method
    } : {
        kind: 'acceleration',
        acceleration
    };
}

class CompiledSpan {
    constructor(keyframe, start, duration, tracks, morph, layer, display, film, next){
        this.keyframe = keyframe;
        this.start = start;
        this.duration = duration;
        this.tracks = tracks;
        this.morph = morph;
        this.layer = layer;
        this.display = display;
        this.film = film;
        this.next = next;
        this.known = {};
    }
    get placements() {
        return this.known.placements ??= this.placementsAt(this.start);
    }
    get tween() {
        return this.known.tween ??= this.readTween();
    }
    placementsAt(frame) {
        const displayed = this.display.layerAt(this.layer, frame);
        return displayed ? this.placementsOf(displayed) : [];
    }
    placementsOf(displayed) {
        const isMorphed = this.morph !== undefined && displayed.elapsed > 0;
        return placementsIn(displayed, isMorphed ? [
            this.morph
        ] : this.tracks);
    }
    readTween() {
        const tween = spanTween(this.keyframe, this.film);
        if (tween.kind === 'shape' || tween.kind === 'frames') return tween;
        if (this.isMoved(tween.kind === 'classic')) return {
            kind: 'frames'
        };
        if (tween.kind === 'none') return tween;
        const { to, ...ends } = tween;
        const target = this.next()?.placements.find(({ element })=>element === to);
        return target ? {
            ...ends,
            target
        } : {
            kind: 'frames'
        };
    }
    isMoved(isTween) {
        const first = this.display.layerAt(this.layer, this.start);
        if (!first) return this.mayMove;
        if (isTween && !isPlain$2(first)) return true;
        if (!this.mayMove) return false;
        for(let frame = this.start + 1; frame < this.start + this.duration; frame++){
            const displayed = this.display.layerAt(this.layer, frame);
            if (!displayed || !isPlacedAlike(first, displayed)) return true;
        }
        return false;
    }
    get mayMove() {
        const { follows, depthPerFrame } = host_shown().layerEffects(this.keyframe);
        return follows >= 0 || depthPerFrame !== 0 || this.display.hasCamera;
    }
}
function isPlain$2({ matrix, color: { factors, offsets } }) {
    return host_headless.isIdentity(matrix) && factors.every((f)=>f === 1) && offsets.every((o)=>o === 0);
}

class OpenTrack {
    constructor(kind, path, name, source, start){
        this.kind = kind;
        this.path = path;
        this.name = name;
        this.source = source;
        this.start = start;
        this.depth = 0;
        this.end = start;
    }
}
class TrackOrder {
    insert(track, behind) {
        this.next.set(track, this.next.get(behind));
        this.next.set(behind, track);
    }
    number() {
        const tracks = [];
        for(let track = this.next.get(undefined); track; track = this.next.get(track)){
            track.depth = tracks.length;
            tracks.push(track);
        }
        return tracks;
    }
    constructor(){
        this.next = new Map();
    }
}

function followTracks(leaves, frame, before, order) {
    const likenesses = leaves.map(likenessOf);
    const continuing = host_headless.pairInOrder(likenesses, before.map(({ likeness })=>likeness), (leaf, shown)=>agree(before[shown].track.name, leaves[leaf].name));
    let behind;
    return leaves.map((leaf, i)=>{
        const old = continuing.get(i);
        const track = old === undefined ? newTrack(leaf, frame) : before[old].track;
        if (old === undefined) order.insert(track, behind);
        behind = track;
        return {
            leaf,
            likeness: likenesses[i],
            track
        };
    });
}
function newTrack(leaf, frame) {
    const { kind, path, name } = leaf;
    return new OpenTrack(kind === 'group' || kind === 'video' ? 'other' : kind, path, name, leaf, frame);
}
function agree(name, said) {
    return name === said || said === '';
}
function likenessOf(element) {
    const { kind } = element;
    if (kind === 'symbol' || kind === 'component' || kind === 'bitmap') return JSON.stringify([
        kind,
        element.isButton,
        element.path
    ]);
    return JSON.stringify([
        kind,
        element.content
    ]);
}

class CompiledLayer {
    constructor(layer, mask, display, film){
        this.layer = layer;
        this.mask = mask;
        this.display = display;
        this.film = film;
        this.byTrack = new WeakMap();
        this.name = layer.name;
        this.isMask = layer.isMask;
        const order = new TrackOrder();
        this.compiled = this.follow(order);
        this.tracks = order.number();
    }
    get spans() {
        return this.compiled;
    }
    get frameCount() {
        const last = this.compiled.at(-1);
        return last ? last.start + last.duration : 0;
    }
    at(frame) {
        let placements = this.remembered?.get(frame);
        if (!placements) {
            placements = this.workOut(frame);
            this.remembered?.set(frame, placements);
        }
        return placements;
    }
    stateOf(track, frame) {
        const states = this.at(frame);
        let byTrack = this.byTrack.get(states);
        if (!byTrack) this.byTrack.set(states, byTrack = new Map(states.map((state)=>[
                state.track,
                state
            ])));
        return byTrack.get(track);
    }
    remember() {
        this.remembered ??= new Map();
    }
    forget() {
        this.remembered = undefined;
    }
    workOut(frame) {
        const span = host_headless.lastStartingAt(this.compiled, frame, ({ start })=>start);
        if (!span || frame >= span.start + span.duration) return [];
        const displayed = this.display.layerAt(this.layer, frame);
        if (!displayed) return [];
        const { last } = this;
        if (last && sameDisplay(last.displayed, displayed)) return last.placements;
        const placements = span.placementsOf(displayed);
        this.last = {
            displayed,
            placements
        };
        return placements;
    }
    follow(order) {
        const spans = [];
        let before = {
            end: 0,
            shown: []
        };
        for (const keyframe of this.layer.keyframes){
            const { start, end } = keyframe;
            const leaves = keyframe.elements.flatMap(host_headless.leavesOf);
            const shown = followTracks(leaves, start, before.end === start ? before.shown : [], order);
            for (const { track } of shown)track.end = end;
            spans.push(this.spanOf(keyframe, start, end, shown, order, spans));
            before = {
                end,
                shown
            };
        }
        return spans;
    }
    spanOf(keyframe, start, end, shown, order, spans) {
        const index = spans.length;
        const tracks = shown.map(({ track })=>track);
        const morph = morphOf(keyframe, start, end, tracks, order);
        const next = ()=>{
            const following = spans.at(index + 1);
            return following?.start === end ? following : undefined;
        };
        const { display, film, layer } = this;
        return new CompiledSpan(keyframe, start, end - start, tracks, morph, layer, display, film, next);
    }
}
function morphOf(keyframe, start, end, tracks, order) {
    if (!keyframe.isMorphed) return undefined;
    const morph = new OpenTrack('morph', '', '', undefined, start + 1);
    morph.end = end;
    for (const track of tracks)track.end = start + 1;
    order.insert(morph, tracks.at(-1));
    return morph;
}

class CompiledTimeline {
    constructor(timeline, film, isFlat = false){
        this.timeline = timeline;
        this.film = film;
        const mode = host_shown().published(film.publishesHiddenLayers);
        this.display = new (host_shown().TimelineDisplay)(timeline, film, {
            ...mode,
            masks: 'list',
            camera: !isFlat,
            depth: !isFlat
        });
        this.frameCount = this.display.frameCount;
        const { layers, isSteady } = isFlat ? {
            layers: this.display.layers,
            isSteady: true
        } : host_shown().layersByDepth(this.display);
        this.keepsOrder = isSteady;
        this.layers = this.compileLayers(layers, film);
    }
    get notes() {
        return this.knownNotes ??= host_playing().readKeyframeNotes(this.timeline, this.film, false);
    }
    get hasCameraFilters() {
        return host_shown().hasCameraFilters(this.timeline);
    }
    compileLayers(layers, film) {
        const layersMade = new Map();
        const compile = (layer)=>{
            let compiled = layersMade.get(layer);
            if (compiled) return compiled;
            const mask = layer.isMask ? undefined : this.display.maskOf(layer);
            compiled = new CompiledLayer(layer, mask && compile(mask), this.display, film);
            layersMade.set(layer, compiled);
            return compiled;
        };
        return layers.map(compile);
    }
}

function definitionOrder(listed, roots, usesOf) {
    const places = new Map(listed.map((path, place)=>[
            path,
            place
        ]));
    const placeOf = (path)=>places.get(path) ?? listed.length;
    const sorted = (paths)=>[
            ...new Set(paths)
        ].sort((one, other)=>placeOf(one) - placeOf(other));
    const reached = reachedFrom(roots, usesOf);
    const depths = new Map();
    const define = (path, open)=>{
        const counted = depths.get(path);
        if (counted !== undefined) return counted;
        if (open.includes(path)) throw endless([
            ...open.slice(open.indexOf(path)),
            path
        ]);
        host_headless.checkNesting(open.length, 'published');
        let depth = 1;
        for (const used of sorted(usesOf(path)))depth = Math.max(depth, 1 + define(used, [
            ...open,
            path
        ]));
        host_headless.checkNesting(depth - 1, 'published');
        depths.set(path, depth);
        return depth;
    };
    for (const path of sorted(reached))define(path, []);
    return [
        ...depths.keys()
    ];
}
function reachedFrom(roots, usesOf) {
    const reached = new Set();
    const open = [
        ...roots
    ];
    for(let path = open.pop(); path !== undefined; path = open.pop()){
        if (reached.has(path)) continue;
        reached.add(path);
        for (const used of usesOf(path))open.push(used);
    }
    return reached;
}
function endless(circle) {
    const way = circle.map((path)=>`"${path}"`).join(' contains ');
    return new host_headless.HostError(`A symbol cannot contain itself: ${way}. Take one of them out, then publish.`);
}

function usedItems(timeline) {
    const symbols = new Set();
    const bitmaps = new Set();
    for (const { kind, path, source } of timeline.layers.flatMap(({ tracks })=>tracks)){
        if (kind === 'symbol' || kind === 'component') symbols.add(path);
        else if (kind === 'bitmap') bitmaps.add(path);
        else if (source && kind === 'shape') for (const fill of bitmapFills(source))bitmaps.add(fill);
    }
    return {
        symbols,
        bitmaps,
        sounds: new Set(timeline.notes.sounds.map(({ path })=>path))
    };
}
function bitmapFills({ fills, strokes }) {
    const lines = [
        ...strokes.values()
    ].map(({ paint })=>paint);
    return [
        ...fills.values(),
        ...lines
    ].flatMap((paint)=>paint?.tag === 'BitmapFill' ? paint.path : []);
}

class CompiledDocument {
    constructor(film, scenes = Infinity, isFlat = ()=>false, isDrawn = ()=>true){
        this.film = film;
        this.isFlat = isFlat;
        this.isDrawn = isDrawn;
        this.known = new Map();
        this.used = new Map();
        this.scenes = film.scenes.slice(0, scenes).map((scene)=>this.compileTimeline(film.sceneTimeline(scene)));
    }
    get symbols() {
        return this.ordered ??= this.orderSymbols();
    }
    get bitmaps() {
        return this.itemsUsed('bitmaps', 'bitmap');
    }
    get sounds() {
        return this.itemsUsed('sounds', 'sound');
    }
    symbol(path) {
        if (!this.known.has(path)) this.known.set(path, this.compile(path));
        return this.known.get(path);
    }
    usedBy(timeline) {
        let items = this.used.get(timeline);
        if (!items) this.used.set(timeline, items = usedItems(timeline));
        return items;
    }
    compile(path) {
        const [item, timeline] = [
            this.film.item(path),
            this.film.timelineOf(path)
        ];
        return item && timeline && {
            item,
            timeline: this.compileTimeline(timeline)
        };
    }
    compileTimeline(timeline) {
        return new CompiledTimeline(timeline, this.film, this.isFlat(timeline));
    }
    orderSymbols() {
        const { items } = this.film;
        const usesOf = (path)=>{
            const symbol = this.symbol(path);
            return symbol && this.isDrawn(symbol.item) ? this.usedBy(symbol.timeline).symbols : [];
        };
        const roots = this.scenes.flatMap((scene)=>[
                ...this.usedBy(scene).symbols
            ]);
        const linked = items.filter((item)=>host_headless.linkageOf(item).isExported).map(({ name })=>name);
        const order = definitionOrder(items.map(({ name })=>name).reverse(), [
            ...roots,
            ...linked
        ], usesOf);
        return order.flatMap((path)=>this.symbol(path) ?? []);
    }
    itemsUsed(kind, itemType) {
        const drawn = this.symbols.filter(({ item })=>this.isDrawn(item));
        const timelines = [
            ...this.scenes,
            ...drawn.map(({ timeline })=>timeline)
        ];
        const paths = new Set(timelines.flatMap((timeline)=>[
                ...this.usedBy(timeline)[kind]
            ]));
        return this.film.items.filter((item)=>paths.has(item.name) || item.itemType === itemType && host_headless.linkageOf(item).isExported);
    }
}

const LIVE_LAYERS = `function limited(value, low, high) { return Math.max(low, Math.min(high, value)); }
function viewOf(layer, camera, center) {
	if (layer.isAttachedToCamera) { camera = undefined; }
	var away = ${host_shown().FOCAL_LENGTH} + (layer.depth || 0) - (camera && camera.depth || 0), scale = away > 0 ? ${host_shown().FOCAL_LENGTH} / away : 0;
	var view = new cjs.Matrix2D().appendTransform(center.x, center.y, scale, scale, 0, 0, 0, 0, 0);
	return camera ? view.appendMatrix(camera.getMatrix().invert()) : view.translate(-center.x, -center.y);
}
function look(layer, object, holder) {
	if (!object || object.___layer) { return; }
	object.___layer = layer;
	var matrixOf = object.getMatrix, isVisible = object.isVisible;
	object.getMatrix = function(matrix) {
		var mine = matrixOf.call(this, matrix);
		if (this.parent !== holder) { return mine; }
		if (this !== layer) { mine.prependMatrix(cjs.Container.prototype.getMatrix.call(layer)); }
		return mine.prependMatrix(layer.view);
	};
	object.isVisible = function() { return layer.visible && isVisible.call(this); };
}
function pinCamera(camera) {
	var target = camera && camera.pinToObject;
	if (!target) { return; }
	camera.x = target.x + target.pinOffsetX;
	camera.y = target.y + target.pinOffsetY;
	var layer = target.___layer || target.parent;
	if (layer && layer.depth !== undefined) { camera.depth = layer.depth + target.pinOffsetZ; }
}
function sortLayers(timeline, camera) {
	function depthOf(object) {
		var layer = object.___layer || object, depth = layer.depth || 0;
		return layer.isAttachedToCamera && camera && camera.depth ? 2 * depth + camera.depth : depth;
	}
	timeline.sortChildren(function(one, other) { return depthOf(other) - depthOf(one); });
}
function followLayers(timeline, lists, center) {
	timeline.___layers = lists.map(function(list) {
		list[0].objects = list.slice(1);
		return list[0];
	});
	function update() {
		var camera = timeline.___camera___instance;
		pinCamera(camera);
		timeline.___layers.forEach(function(layer) {
			layer.view = viewOf(layer, camera, center);
			look(layer, layer, timeline);
			layer.objects.forEach(function(object) {
				look(layer, object, timeline);
				look(layer, object.mask, null);
			});
		});
		sortLayers(timeline, camera);
	}
	update();
	timeline.addEventListener("tick", update);
}

an.Layer = (function() {
	function layerOf(timeline, name) {
		if (name === "Camera") { return timeline.___camera___instance; }
		var named = (timeline.___layers || []).filter(function(layer) { return layer.name === name; });
		return named[0] || timeline[name];
	}
	return {
		getLayerZDepth: function(timeline, name) {
			var layer = layerOf(timeline, name);
			return layer ? layer.depth : 0;
		},
		setLayerZDepth: function(timeline, name, depth) {
			var layer = layerOf(timeline, name);
			if (layer) { layer.depth = limited(depth, -5000, 10000); }
		},
		removeLayer: function(timeline, name) {
			var layer = layerOf(timeline, name);
			if (layer) { [layer].concat(layer.objects || []).forEach(function(object) { timeline.removeChild(object); }); }
		},
		addNewLayer: function(timeline, name, depth) {
			timeline.addChild(new cjs.MovieClip().set({ name: name, depth: depth || 0, layerIndex: 0 }));
		}
	};
})();

an.VirtualCamera = (function() {
	var middle = { x: lib.properties.width / 2, y: lib.properties.height / 2 };
	function turned(x, y, degrees) {
		var sine = Math.sin(degrees * Math.PI / 180), cosine = Math.cos(degrees * Math.PI / 180);
		return { x: x * cosine + y * sine, y: y * cosine - x * sine };
	}
	function startCamera(timeline) {
		if (!timeline.___camera___instance) {
			timeline.___camera___instance = new cjs.MovieClip().set({ x: middle.x, y: middle.y, depth: 0, visible: false, parent: timeline });
			if (!timeline.___layers) { followLayers(timeline, [[new cjs.Container()].concat(timeline.children)], middle); }
		}
		return timeline.___camera___instance;
	}
	function Camera(timeline) {
		this.timeline = timeline;
		this.camera = startCamera(timeline);
		this.centerX = middle.x;
		this.centerY = middle.y;
		this.place = { x: middle.x - this.camera.x, y: middle.y - this.camera.y };
	}
	Camera.prototype = {
		constructor: Camera,
		moveBy: function(x, y, z) {
			var by = turned(x, y, this.getRotation());
			this.place = { x: this.place.x + x, y: this.place.y + y };
			this.camera.x -= by.x;
			this.camera.y -= by.y;
			this.camera.depth += z || 0;
		},
		setPosition: function(x, y, z) {
			this.place = { x: limited(x, -10000, 10000), y: limited(y, -10000, 10000) };
			var to = turned(this.place.x, this.place.y, this.getRotation());
			this.camera.x = middle.x - to.x;
			this.camera.y = middle.y - to.y;
			this.setZDepth(z || 0);
		},
		getPosition: function() { return { x: this.place.x, y: this.place.y, z: this.camera.depth }; },
		resetPosition: function() { this.setPosition(0, 0); },
		zoomBy: function(percent) { this.setZoom(this.getZoom() * percent / 100); },
		setZoom: function(percent) { this.camera.scaleX = this.camera.scaleY = 100 / limited(percent, 1, 10000); },
		getZoom: function() { return 100 / this.camera.scaleX; },
		resetZoom: function() { this.setZoom(100); },
		rotateBy: function(degrees) { this.setRotation(this.getRotation() + degrees); },
		setRotation: function(degrees) { this.camera.rotation = -limited(degrees, -179, 180); },
		getRotation: function() { return -this.camera.rotation; },
		resetRotation: function() { this.setRotation(0); },
		reset: function() {
			this.resetPosition();
			this.resetZoom();
			this.resetRotation();
			this.unpinCamera();
		},
		setZDepth: function(depth) { this.camera.depth = limited(depth, -5000, 10000); },
		getZDepth: function() { return this.camera.depth; },
		resetZDepth: function() { this.camera.depth = 0; },
		pinCameraToObject: function(object, x, y, z) {
			if (object === undefined) { return; }
			this.camera.pinToObject = object;
			this.setPinOffset(x || 0, y || 0, z || 0);
		},
		setPinOffset: function(x, y, z) {
			var object = this.camera.pinToObject;
			if (!object) { return; }
			object.pinOffsetX = x;
			object.pinOffsetY = y;
			object.pinOffsetZ = z;
		},
		unpinCamera: function() { this.camera.pinToObject = undefined; }
	};
	function getCamera(timeline) {
		var owner = timeline || exportRoot;
		return owner.___virtualCamera = owner.___virtualCamera || new Camera(owner);
	}
	return {
		getCamera: getCamera,
		getCameraAsMovieClip: function(timeline) { return getCamera(timeline).camera; }
	};
})();
`;

function call(name, parameters) {
    return `${name}(${parameters.map(String).join(',')})`;
}
function shortCall(name, parameters, defaults, least = 0) {
    let count = parameters.length;
    while(count > 0 && parameters[count - 1] === defaults[count - 1])count--;
    return call(name, parameters.slice(0, count > 0 ? Math.max(least, count) : 0));
}

function fixed(value, decimals) {
    if (!Number.isFinite(value)) return 0;
    const rounded = Number(value.toFixed(decimals));
    const isBetween = Number.isInteger(value * 2 ** (decimals + 1)) && !Number.isInteger(value * 2 ** decimals);
    if (!isBetween) return rounded + 0;
    const step = 10 ** -decimals;
    const below = Number((value - step / 2).toFixed(decimals));
    const isEven = Math.round(below / step) % 2 === 0;
    return (isEven ? below : Number((value + step / 2).toFixed(decimals))) + 0;
}
function inTwips(value) {
    return Number.isFinite(value) ? fixed(Math.round(value * 20) / 20, 2) : 0;
}

function componentCode(className, { kind, size }) {
    return `(${member('lib', className)} = function(options) {
	this.initialize();
	this._element = new an.components.Element(${quoteText(kind)}, options);
	this._el = this._element.element;
}).prototype = p = new cjs.MovieClip();
p.nominalBounds = ${call('new cjs.Rectangle', [
        0,
        0,
        ...size
    ])};
p.draw = an.components.draw;
`;
}
const COMPONENTS = `an.components = an.components || (function() {
	var elementCount = 0;
	function tag(name, fields) {
		var element = document.createElement(name);
		for (var field in fields) { if (fields[field] !== undefined) { element[field] = fields[field]; } }
		return element;
	}
	/** A choice with its text: the input, and the label that is clicked. */
	function choice(type, options) {
		var input = tag("input", { type: type, id: options.id }), label = tag("label", { htmlFor: options.id });
		var box = tag("div");
		box.append(input, label);
		return { box: box, input: input, label: label };
	}
	/** The cells of a list: four words with the number of columns, four for each column, the number of rows, the rows. */
	function rowsOf(text) {
		var cells = String(text || "").split(/, ?/), columns = Number(cells[3]) || 1, start = 5 + 4 * columns;
		return cells.slice(start, start + columns * (Number(cells[start - 1]) || 0));
	}
	function listOf(options) {
		var list = tag(options.type == "Ordered" ? "ol" : "ul");
		rowsOf(options.items).forEach(function(text) { list.append(tag("li", { textContent: text })); });
		return { box: list };
	}
	function comboOf(options) {
		var list = tag("select"), rows = rowsOf(options.items);
		if (options.label) { list.append(tag("option", { value: "", textContent: options.label })); }
		for (var i = 0; i < rows.length; i += 2) {
			list.append(tag("option", { value: rows[i + 1] || "", textContent: rows[i] }));
		}
		return { box: list };
	}
	function videoOf(options) {
		var box = tag("div"), video = tag("video", { src: options.src || "", poster: options.poster || "" });
		["autoplay", "controls", "loop", "muted"].forEach(function(name) { video[name] = options[name] === true; });
		video.preload = options.preload === false ? "none" : "auto";
		video.style.width = video.style.height = "100%";
		box.append(video);
		return { box: box, input: video };
	}
	function dateOf(options) {
		var box = tag("div", { textContent: options.label || "" }), input = tag("input", { type: "date" });
		input.style.width = input.style.height = "100%";
		box.append(input);
		return { box: box, input: input };
	}
	function radiosOf(options) {
		var box = tag("fieldset"), name = options.id + "_radio";
		box.append(tag("legend", { textContent: options.label || "" }));
		rowsOf(options.items).forEach(function(text, i) {
			var radio = choice("radio", { id: name + i });
			radio.input.name = name;
			radio.label.textContent = text;
			box.append(radio.input, radio.label);
		});
		return { box: box };
	}
	var makers = {
		Button: function(options) { return { box: tag("button", { type: "button", textContent: options.label }) }; },
		Checkbox: function(options) { return choice("checkbox", options); },
		ComboBox: comboOf,
		CSS: function(options) { return { box: tag("link", { rel: "stylesheet", href: options.href }) }; },
		DatePicker: dateOf,
		Image: function(options) { return { box: tag("img", { src: options.src, alt: options.alt, border: options.border }) }; },
		Label: function(options) { return { box: tag("label", { textContent: options.label }) }; },
		List: listOf,
		NumericStepper: function(options) { return { box: tag("input", { type: "number", min: options.min, max: options.max }) }; },
		RadioButton: function(options) { return choice("radio", options); },
		RadioSet: radiosOf,
		TextInput: function() { return { box: tag("input", { type: "text" }) }; },
		Video: videoOf
	};
	function layerOf(canvas) { return document.getElementById("dom_overlay_container") || (canvas && canvas.parentNode); }
	function Element(kind, options) {
		this._options = Object.assign({}, options);
		if (!this._options.id) { this._options.id = kind.toLowerCase() + elementCount++; }
		var made = makers[kind](this._options);
		this.box = made.box;
		this.element = made.input || made.box;
		if (made.label) { made.label.textContent = this._options.label; }
		this._attached = false;
		this.fill();
	}
	Element.prototype = {
		constructor: Element,
		fill: function() {
			var options = this._options, element = this.element, style = this.box.style;
			element.id = options.id;
			element.className = options["class"] || "";
			if ("disabled" in options) { element.disabled = options.disabled; }
			if ("name" in options) { element.name = options.name; }
			if ("value" in options) { element.value = options.value; }
			style.position = "absolute";
			style.boxSizing = "border-box";
			style.pointerEvents = "all";
			style.transformOrigin = "0 0";
			if (options.visible === false) { this.hide(); }
		},
		trigger: function(event) {
			if (window.jQuery) { window.jQuery(layerOf(null)).trigger(event, [{ id: this._options.id }]); }
		},
		attach: function(parent) {
			if (this._attached) { return; }
			this.fill();
			parent.prepend(this.box);
			this._attached = true;
			this.trigger("attached");
		},
		detach: function() {
			this.box.remove();
			this._attached = false;
			this.trigger("detached");
		},
		setProperty: function(name, value) {
			this._options[name] = value;
			this.box.style.setProperty(name, typeof value == "number" ? value + "px" : value);
		},
		show: function() { this.box.style.display = ""; },
		hide: function() { this.box.style.display = "none"; }
	};
	function isGone(clip) {
		if (!clip.stage || clip._off) { return true; }
		for (var around = clip.parent; around; around = around.parent) { if (!around.visible) { return true; } }
		return false;
	}
	/** Puts an element where its clip is, after each picture of the stage. */
	function placeComponent(event) {
		if (isGone(this)) {
			event.remove();
			this._element.detach();
			this.dispatchEvent("detached");
			return;
		}
		var matrix = this.getConcatenatedDisplayProps().matrix, parts = matrix.decompose(), ratio = window.devicePixelRatio || 1;
		var x = parts.scaleX || 1, y = parts.scaleY || 1;
		this._element.setProperty("width", this.nominalBounds.width * x / ratio);
		this._element.setProperty("height", this.nominalBounds.height * y / ratio);
		this._element.setProperty("transform", "matrix(" +
			[matrix.a / x, matrix.b / x, matrix.c / y, matrix.d / y, matrix.tx / ratio, matrix.ty / ratio].join(",") + ")");
	}
	function drawComponent() {
		if (!this._element._attached && this.stage) {
			this._element.attach(layerOf(this.stage.canvas));
			this.stage.on("drawend", placeComponent, this);
			this.dispatchEvent("attached");
		}
		return true;
	}
	return { Element: Element, draw: drawComponent };
})();
`;

const OPERATIONS = {
    normal: '',
    layer: '',
    multiply: 'multiply',
    screen: 'screen',
    overlay: 'overlay',
    hardlight: 'hard-light',
    lighten: 'lighten',
    darken: 'darken',
    difference: 'difference',
    add: 'lighter',
    subtract: '',
    invert: '',
    alpha: '',
    erase: ''
};
function compositeOperation(mode) {
    return OPERATIONS[mode];
}
function noteBlendMode(mode, film) {
    if (mode !== 'normal' && compositeOperation(mode) === '') film.lose(`The blend mode "${mode}" is left out: the player has none like it.`);
}

function colorCode({ rgb, alpha }) {
    if (alpha >= 1) return quoteText(rgb.toUpperCase());
    return quoteText(`rgba(${host_headless.channelsOf(rgb).join(',')},${fixed(Math.max(0, alpha), 3)})`);
}
function paintCode(paint, target, place, film) {
    switch(paint.tag){
        case 'SolidColor':
            return {
                code: call(target, [
                    colorCode(paint.rgba)
                ])
            };
        case 'LinearGradient':
            return {
                code: linearGradient(paint, target, place, film)
            };
        case 'RadialGradient':
            return {
                code: radialGradient(paint, target, place, film)
            };
        case 'BitmapFill':
            return bitmapFill$1(paint, target, place, film);
        case 'unknown':
            film.lose(`The fill "${paint.name}" is left out.`);
            return undefined;
    }
}
function linearGradient(paint, target, { matrix, center }, film) {
    const { a, b, tx, ty } = host_headless.concat(matrix, paint.matrix);
    const end = (share)=>[
            fixed(tx + share * a * host_headless.GRADIENT_RADIUS - center.x, 1),
            fixed(ty + share * b * host_headless.GRADIENT_RADIUS - center.y, 1)
        ];
    return call(`l${target}`, [
        ...stops(paint, film),
        ...end(-1),
        ...end(1)
    ]);
}
function radialGradient(paint, target, { matrix, center }, film) {
    const { a, b, c, d, tx, ty } = host_headless.concat(matrix, paint.matrix);
    const focus = paint.drawnFocus * host_headless.GRADIENT_RADIUS;
    const radius = host_headless.GRADIENT_RADIUS * Math.hypot(a, b);
    if (Math.abs(Math.hypot(c, d) * host_headless.GRADIENT_RADIUS - radius) > radius * OVAL$1) film.lose('An oval gradient becomes a round one: the player has no others.');
    const [x, y] = [
        tx - center.x,
        ty - center.y
    ];
    const focal = [
        fixed(x + focus * a, 1),
        fixed(y + focus * b, 1),
        0
    ];
    return call(`r${target}`, [
        ...stops(paint, film),
        ...focal,
        fixed(x, 1),
        fixed(y, 1),
        fixed(radius, 1)
    ]);
}
const OVAL$1 = 0.02;
function stops(paint, film) {
    const spread = paint.spreadMethod;
    noteUnknownWord(host_headless.PAINT_SCHEMA.RadialGradient.spreadMethod, paint, film);
    if (spread !== 'extend') film.lose(`A gradient that continues by "${spread}" ends with its last colour.`);
    const shown = paint.isMixedInLight ? host_drawing().mixedInLight(paint.stops) : paint.stops;
    const list = (values)=>`[${values.join(',')}]`;
    return [
        list(shown.map(colorCode)),
        list(shown.map(({ ratio })=>fixed(ratio, 3)))
    ];
}
function bitmapFill$1(paint, target, { matrix, center, field }, film) {
    const image = film.imageCode(paint.path, field);
    if (!image) return undefined;
    const { a, b, c, d, tx, ty } = host_headless.pixelMatrix(host_headless.concat(matrix, paint.matrix));
    const linear = [
        a,
        b,
        c,
        d
    ].map((value)=>fixed(value, 4));
    const matrixCode = call('new cjs.Matrix2D', [
        ...linear,
        fixed(tx - center.x, 1),
        fixed(ty - center.y, 1)
    ]);
    const repetition = paint.bitmapIsClipped ? '"no-repeat"' : 'null';
    if (target === 's') {
        film.lose('A line that is filled with a bitmap shows it at its own size and place.');
        return {
            code: call('bs', [
                image.code,
                repetition
            ]),
            before: image.before
        };
    }
    return {
        code: call('bf', [
            image.code,
            repetition,
            matrixCode
        ]),
        before: image.before
    };
}

const FILTER_CODE = {
    DropShadowFilter: (filter)=>{
        const angle = filter.angle * Math.PI / 180;
        return shadowCode(filter, Math.cos(angle) * filter.distance, Math.sin(angle) * filter.distance);
    },
    GlowFilter: (filter)=>shadowCode(filter, 0, 0),
    BlurFilter: blurCode,
    AdjustColorFilter: ({ brightness, contrast, saturation, hue })=>{
        const parts = [
            brightness,
            contrast,
            saturation,
            hue
        ].map((value)=>fixed(value, 3));
        const code = call('new cjs.ColorMatrixFilter', [
            call('new cjs.ColorMatrix', parts)
        ]);
        return {
            name: code,
            code,
            isShadow: false,
            values: undefined
        };
    },
    BevelFilter: ()=>undefined,
    GradientGlowFilter: ()=>undefined,
    GradientBevelFilter: ()=>undefined
};
function filtersOf(element) {
    const filters = element.filters.filters.flatMap((filter)=>host_headless.byFilter(FILTER_CODE, filter) ?? []);
    const shadow = filters.find(({ isShadow })=>isShadow);
    return filters.filter((filter)=>!filter.isShadow || filter === shadow);
}
function noteFilters$1(element, film) {
    let shadows = 0;
    for (const filter of element.filters.filters){
        if (!host_headless.byFilter(FILTER_CODE, filter)) film.lose(`The filter "${host_headless.hostFilterName(filter.tag)}" is left out: the player has none like it.`);
        else if ('hideObject' in filter) {
            shadows++;
            noteShadow(filter, film);
        }
    }
    if (shadows > 1) film.lose('Of several shadows and glows only the first one is kept.');
}
function noteShadow(filter, film) {
    const lost = [
        'inner',
        'knockout',
        'hideObject'
    ].filter((flag)=>filter[flag]);
    if (lost.length > 0) film.lose(`A shadow or glow loses "${lost.join('", "')}": the player has none like it.`);
    if (filter.strength !== 1) film.lose('The strength of a shadow or glow is left out.');
}
function shadowCode(filter, x, y) {
    const { tag, blurX, blurY, alpha, color: rgb } = filter;
    const color = colorCode({
        rgb,
        alpha
    });
    const [offsetX, offsetY, blur] = [
        x,
        y,
        Math.max(blurX, blurY)
    ].map((value)=>fixed(value, 3));
    const code = call('new cjs.Shadow', [
        color,
        offsetX,
        offsetY,
        blur
    ]);
    return {
        name: `${tag} ${color}`,
        code,
        isShadow: true,
        values: {
            offsetX,
            offsetY,
            blur
        }
    };
}
function blurCode({ tag, blurX, blurY, quality }) {
    const values = {
        blurX: fixed(blurX, 3),
        blurY: fixed(blurY, 3)
    };
    const made = (x, y)=>call('new cjs.BlurFilter', [
            x,
            y,
            quality
        ]);
    return {
        name: `${tag} ${quality}`,
        code: made(values.blurX, values.blurY),
        isShadow: false,
        values,
        absent: {
            code: made(0, 0),
            values: {
                blurX: 0,
                blurY: 0
            }
        }
    };
}
function colorNumbers({ factors, offsets }) {
    return [
        ...factors.map((value)=>fixed(value, 8)),
        ...offsets.map((value)=>fixed(value, 4))
    ];
}
function needsColorFilter({ factors, offsets }) {
    return factors.slice(0, 3).some((factor)=>factor !== 1) || offsets.some((offset)=>offset !== 0);
}
function cacheBox(box) {
    if (host_headless.isEmpty(box)) return [
        -2,
        -2,
        4,
        4
    ];
    const [left, top] = [
        Math.floor(fixed(box.left, 1)),
        Math.floor(fixed(box.top, 1))
    ];
    const side = (length)=>Math.ceil(fixed(length, 1)) + 4;
    return [
        left - 2,
        top - 2,
        side(box.right - box.left),
        side(box.bottom - box.top)
    ];
}

const COLOR_MEMBERS = [
    'redMultiplier',
    'greenMultiplier',
    'blueMultiplier',
    'alphaMultiplier'
].concat([
    'redOffset',
    'greenOffset',
    'blueOffset',
    'alphaOffset'
]);
function effectCode(code, name, placements, film) {
    const [first] = placements;
    const isColored = placements.some(({ color })=>needsColorFilter(color));
    const colors = isColored ? [
        colorOf$1(name, placements)
    ] : [];
    const others = othersOf(name, placements, film);
    const filters = [
        ...colors,
        ...others.filter(({ isShadow })=>!isShadow)
    ];
    const box = filters.length > 0 ? cacheBox(film.boxOf(first.track.path)) : undefined;
    const all = [
        ...colors,
        ...others
    ];
    const list = filters.map(useOf).join(', ');
    const after = [
        ...all.flatMap(({ variable, made })=>variable === undefined ? [] : [
                `var ${variable} = ${made};`
            ]),
        ...others.flatMap((other)=>other.isShadow ? [
                `${code}.shadow = ${useOf(other)};`
            ] : []),
        ...box ? [
            `${code}.filters = [${list}];`,
            `${call(`${code}.cache`, box)};`
        ] : [],
        ...box && runs(first, film) ? [
            `${code}.addEventListener("tick", an.handleFilterCache);`
        ] : []
    ];
    const fields = all.flatMap(({ variable, valuesOf })=>variable === undefined ? [] : [
            fieldOf(variable, first, valuesOf)
        ]);
    return {
        after,
        isColored,
        filters: fields,
        cacheBox: box
    };
}
function useOf({ variable, made }) {
    return variable ?? made;
}
function colorOf$1(name, placements) {
    const [first] = placements;
    const varies = placements.some(({ color })=>key(color) !== key(first.color));
    const made = `new cjs.ColorFilter(${colorNumbers(first.color).join(', ')})`;
    return {
        isShadow: false,
        made,
        variable: varies ? `${name}Filter` : undefined,
        valuesOf: colorValues
    };
}
function othersOf(name, placements, film) {
    const [first] = placements;
    const filtersByElement = new Map([
        ...new Set(placements.map(({ element })=>element))
    ].map((element)=>[
            element,
            filtersOf(element)
        ]));
    const model = placements.find(({ element })=>(filtersByElement.get(element)?.length ?? 0) > 0) ?? first;
    noteFilters$1(model.element, film);
    const filters = filtersByElement.get(model.element) ?? [];
    const mayMiss = filters.every(({ absent })=>absent);
    const names = namesOf$1(filters);
    const isSteady = [
        ...filtersByElement.values()
    ].every((list)=>list.length === 0 && mayMiss || namesOf$1(list) === names);
    if (!isSteady) {
        film.lose('Filters that change by more than numbers stay as they are at first.');
        return (filtersByElement.get(first.element) ?? []).map(({ code, isShadow })=>still$1(code, isShadow));
    }
    return filters.map((filter, i)=>{
        const { isShadow, values, absent } = filter;
        const at = (list)=>list.at(i) ?? absent ?? filter;
        const made = at(filtersByElement.get(first.element) ?? []).code;
        if (!values || [
            ...filtersByElement.values()
        ].every((list)=>at(list).code === made)) return still$1(made, isShadow);
        const valuesOf = ({ element })=>at(filtersByElement.get(element) ?? filtersOf(element)).values ?? {};
        return {
            isShadow,
            made,
            variable: `${name}Filter_${i + 1}`,
            valuesOf
        };
    });
}
function still$1(made, isShadow) {
    return {
        isShadow,
        made,
        variable: undefined,
        valuesOf: ()=>({})
    };
}
function namesOf$1(filters) {
    return filters.map(({ name })=>name).join('\n');
}
function fieldOf(variable, { track }, valuesOf) {
    return {
        code: variable,
        track,
        made: [],
        after: [],
        runs: false,
        valuesOf
    };
}
function colorValues({ color }) {
    const numbers = colorNumbers(color);
    return Object.fromEntries(COLOR_MEMBERS.map((member, i)=>[
            member,
            numbers[i]
        ]));
}
function key(color) {
    return colorNumbers(color).join(' ');
}
function runs({ track }, film) {
    return (film.compiled.symbol(track.path)?.timeline.frameCount ?? 1) > 1;
}

const OF_OBJECTS = [
    ...[
        '__proto__',
        'constructor',
        'prototype',
        'hasOwnProperty',
        'isPrototypeOf',
        'propertyIsEnumerable'
    ],
    ...[
        'toString',
        'toLocaleString',
        'valueOf',
        '__defineGetter__',
        '__defineSetter__',
        '__lookupGetter__'
    ],
    '__lookupSetter__'
];
const OF_LIBRARY = [
    ...OF_OBJECTS,
    'properties',
    'ssMetadata',
    'webfonts',
    'AnMovieClip',
    'Stage'
];
const OF_CLIPS = new Set([
    ...OF_OBJECTS,
    ...[
        'Container__tick Container_draw DisplayObject__tick DisplayObject_draw _addManagedChild',
        '_bound_resolveState _dispatchEvent _getObjectsUnderPoint _goto _hasMouseEventListener _managed _off',
        '_props _rawPosition _removeChildAt _renderFirstFrame _t _testMask _tick _updateState _updateTimeline',
        'addChildAt addEventListener advance alpha bitmapCache cache cacheCanvas cacheID children',
        'compositeOperation currentFrame currentLabel dispatchEvent draw duration filterCacheList framerate',
        'getChildByName getConcatenatedMatrix getMatrix gotoAndPlay gotoAndStop hasEventListener',
        'isSingleFrame isVisible labels localToGlobal loop mode numChildren parent paused play regX regY',
        'removeChildAt scale scaleX scaleY set setTransform shadow skewX skewY stage startPosition stop',
        'timeline totalFrames transformMatrix uncache updateCache updateContext visible x y'
    ].flatMap((words)=>words.split(' '))
]);

const TRANSFORM = {
    x: 0,
    y: 0,
    scaleX: 1,
    scaleY: 1,
    rotation: 0,
    skewX: 0,
    skewY: 0,
    regX: 0,
    regY: 0
};
const PLAIN = {
    ...TRANSFORM,
    alpha: 1,
    visible: true,
    compositeOperation: ''
};
function transformValues(matrix, reg, isBetween) {
    const parts = host_shown().decompose(matrix);
    const point = host_headless.apply(matrix, reg);
    const coordinate = (value)=>isBetween ? fixed(value, 4) : inTwips(value);
    return {
        regX: reg.x,
        regY: reg.y,
        x: coordinate(point.x),
        y: coordinate(point.y),
        scaleX: fixed(parts.scaleX, 4),
        scaleY: fixed(parts.scaleY, 4),
        ...angles(parts)
    };
}
function angles(parts) {
    const rotation = host_shown().rotationOf(parts);
    if (!Number.isNaN(rotation)) return {
        rotation: fixed(rotation, 4),
        skewX: 0,
        skewY: 0
    };
    return {
        rotation: 0,
        skewX: fixed(parts.skewX, 4),
        skewY: fixed(parts.skewY, 4)
    };
}
function changes(before, after, isTurning = false) {
    const changed = {};
    for (const [name, value] of Object.entries(after)){
        const old = before[name] ?? PLAIN[name];
        if (old !== value && (isTurning || !isSame$2(name, old, value))) changed[name] = value;
    }
    return changed;
}
const ANGLES = new Set([
    'rotation',
    'skewX',
    'skewY'
]);
function isSame$2(name, one, other) {
    if (!ANGLES.has(name) || typeof one !== 'number' || typeof other !== 'number') return false;
    return Math.abs((one - other) % 360) < 1e-9;
}
function isEmpty(values) {
    return Object.keys(values).length === 0;
}
function valuesCode(values) {
    const entries = Object.entries(values).map(([name, value])=>`${name}:${valueCode$1(value)}`);
    return `{${entries.join(',')}}`;
}
function valueCode$1(value) {
    return typeof value === 'string' ? quoteText(value) : String(value);
}

function instanceField(track, placements, name, className, film) {
    const [first] = placements;
    const code = member('this', name);
    const isSymbol = track.kind === 'symbol';
    const { symbolType: type } = first.element;
    const parameters = isSymbol && type === 'graphic' ? graphicArguments(first.element) : [];
    const made = [
        `${code} = ${call(`new ${member('lib', className)}`, parameters)};`
    ];
    if (track.name !== '') made.push(`${code}.name = ${quoteText(OF_CLIPS.has(track.name) ? track.name : name)};`);
    const isButton = isSymbol && type === 'button';
    const effects = effectCode(code, name, placements, film);
    if (placements.some(({ element })=>element.isInSpace)) film.lose('The place in 3D is left out: the player has two dimensions.');
    const item = isSymbol && type !== 'graphic' ? film.source.item(track.path) : undefined;
    if (item && host_headless.scalingGridOf(item)) film.lose('The guides for 9-slice scaling do not count: the symbol is stretched as a whole.');
    return {
        code,
        track,
        made: isButton ? [
            ...made,
            `${code}.parent = this;`
        ] : made,
        after: [
            ...effects.after,
            ...isButton ? buttonCode(code, track.path, className, film) : []
        ],
        filters: effects.filters,
        cacheBox: effects.cacheBox,
        runs: isSymbol && type === 'graphic',
        valuesOf: (placement, isBetween)=>instanceValues(placement, effects.isColored, isBetween, film)
    };
}
function graphicArguments(graphic) {
    const { mode, startPosition, loop } = playing(graphic);
    const parameters = [
        quoteText(String(mode)),
        Number(startPosition)
    ];
    if (loop === false) parameters.push(false);
    if (graphic.runsBackward) {
        if (parameters.length < 3) parameters.push(true);
        parameters.push(true);
    }
    return parameters;
}
function playing({ firstFrame, isLooping, showsSingleFrame }) {
    const startPosition = Math.max(0, firstFrame);
    if (showsSingleFrame) return {
        mode: 'single',
        startPosition,
        loop: true
    };
    return {
        mode: 'synched',
        startPosition,
        loop: isLooping
    };
}
function placeValues({ element, matrix }, isBetween, film) {
    return transformValues(matrix, regOf(element, film), isBetween);
}
function instanceValues(placement, isColored, isBetween, film) {
    const { track, element, matrix, color, blendMode } = placement;
    const isSymbol = track.kind === 'symbol';
    const { isVisible, isGraphic } = element;
    const values = isSymbol ? placeValues(placement, isBetween, film) : transformValues(host_headless.concat(matrix, film.scaleOfBitmap(track.path)), {
        x: 0,
        y: 0
    }, isBetween);
    const alpha = isColored ? 1 : fixed(color.factors[3], 4);
    return {
        ...values,
        alpha,
        visible: isVisible,
        compositeOperation: compositeOperation(blendMode),
        ...isSymbol && isGraphic ? playing(element) : {}
    };
}
function regOf(element, film) {
    const { x, y } = film.source.pivotOf(element);
    return {
        x: fixed(x, 1),
        y: fixed(y, 1)
    };
}
const HIT$1 = 3;
function buttonCode(code, path, className, film) {
    film.needs.buttons = true;
    const timeline = film.compiled.symbol(path)?.timeline;
    const last = Math.min(HIT$1, timeline?.frameCount ?? 1) - 1;
    const frames = [
        0,
        1,
        Math.max(1, last)
    ];
    const hasHit = timeline?.layers.some(({ spans })=>spans.some(({ start })=>start === HIT$1)) ?? false;
    const hit = hasHit ? [
        false,
        call(`new ${member('lib', className)}`, []),
        HIT$1
    ] : [];
    return [
        `${call('new cjs.ButtonHelper', [
            code,
            ...frames,
            ...hit
        ])};`
    ];
}

const FOLDERS = {
    'File Path': 'assets/',
    'Image Path': 'images/',
    'Video Content Path': 'videos/'
};
const ADDRESS = /^(?:https?:)?\/\//i;
const CHANGED = {
    DatePicker: 'The date picker is that of the browser, not that of jQuery UI.',
    RadioSet: 'The radio buttons look as the browser draws them, not as jQuery UI does.'
};
function componentFields(track, placements, names, film) {
    const item = film.source.item(track.path);
    const component = item && host_headless.webComponentOf(item);
    const className = film.names.of(track.path);
    if (!component || className === undefined) {
        film.lose(`The component "${track.path}" is left out: only those of Animate's own are known.`);
        return [];
    }
    noteUnseen(component.kind, placements, film);
    film.needs.components = true;
    const { jquery } = component;
    if (jquery && !film.scripts.isDropped) film.needs.libraries.set(jquery.id, jquery.src);
    const name = names.instance(track.name);
    const code = member('this', name);
    const options = optionsCode(track.name, item, placements[0].element, film);
    const made = [
        `${code} = new ${member('lib', className)}({${options}});`
    ];
    if (track.name !== '') made.push(`${code}.name = ${quoteText(track.name)};`);
    const valuesOf = (placement, isBetween)=>({
            ...placeValues(placement, isBetween, film),
            visible: placement.element.isVisible
        });
    return [
        {
            code,
            track,
            made,
            after: [],
            runs: false,
            valuesOf
        }
    ];
}
function noteUnseen(kind, placements, film) {
    const hasEffects = placements.some(({ color, element })=>host_headless.colorKey(color) !== host_headless.colorKey(host_headless.NO_COLOR_TRANSFORM) || element.hasFilters);
    if (hasEffects) film.lose('The effects of the component are left out: it is above the canvas.');
    if (Object.hasOwn(CHANGED, kind)) film.lose(CHANGED[kind]);
}
function optionsCode(id, item, instance, film) {
    const options = new Map();
    for (const parameter of [
        ...parametersOf(item, film),
        ...parametersOf(instance, film)
    ])options.set(parameter.name, valueCode(parameter, film));
    options.delete('id');
    const entries = [
        [
            'id',
            quoteText(id)
        ],
        ...options
    ];
    return entries.map(([name, value])=>`${key$1(name)}:${value}`).join(', ');
}
function parametersOf(owner, film) {
    try {
        return host_headless.webParameters(owner);
    } catch  {
        film.lose('The parameters of the component are left out: they cannot be read.');
        return [];
    }
}
function valueCode({ value, type }, film) {
    if (type === 'Boolean') return String(value === 'true');
    if (!Object.hasOwn(FOLDERS, type) || value === '' || ADDRESS.test(value)) return quoteText(value);
    const leaf = host_settings().leafOfPath(value);
    if (leaf === undefined) return quoteText('');
    const path = FOLDERS[type] + leaf;
    film.needs.files.set(path, value);
    return quoteText(urlOf(path));
}

const FAMILIES = {
    Arial: 'Arial',
    'Arial-Black': 'Arial Black',
    _sans: 'Arial',
    _serif: 'Times New Roman',
    _typewriter: 'Courier New'
};
const GOOGLE = /^Gf-/;
const STYLE = /-((?:Bold|Italic|Oblique|Regular|Roman|Light|Medium|Black|Thin|Semi|Extra|Demi|Heavy|It)+)(?=(?:PS)?(?:MT)?$)/;
const WEIGHTS = [
    [
        /SemiBold|Demi/,
        '600'
    ],
    [
        /ExtraBold/,
        '800'
    ],
    [
        /Bold/,
        'bold'
    ],
    [
        /Black|Heavy/,
        'bold'
    ],
    [
        /Light/,
        '300'
    ],
    [
        /Thin/,
        '100'
    ],
    [
        /Medium/,
        '500'
    ]
];
function fontCode(format, face) {
    const size = fixed(format.size, 2);
    const [, style = ''] = STYLE.exec(face) ?? [];
    const isItalic = /Italic|Oblique|It$/.test(style) || format.italic;
    const weight = WEIGHTS.find(([word])=>word.test(style))?.[1] ?? (format.bold ? 'bold' : '');
    const words = [
        isItalic ? 'italic' : '',
        weight,
        `${size}px`,
        `'${familyOf$1(face)}'`
    ];
    if (GOOGLE.test(face)) words.splice(0, 2, isItalic ? 'italic' : 'normal', weight || '400');
    return words.filter((word)=>word !== '').join(' ');
}
function fontCodeWithStandIn(format, face) {
    const kind = STAND_INS.find(([words])=>words.test(face))?.[1] ?? 'sans-serif';
    return `${fontCode(format, face)}, ${kind}`;
}
const STAND_INS = [
    [
        /sans|gothic|helvetica|arial/i,
        'sans-serif'
    ],
    [
        /courier|typewriter|mono|consol/i,
        'monospace'
    ],
    [
        /times|serif|roman|mincho|ming|song|simsun|batang|georgia|garamond|minion|palatino|baskerville|bodoni|didot|book/i,
        'serif'
    ]
];
function familyOf$1(face) {
    const listed = FAMILIES[face];
    if (listed !== undefined) return listed;
    const plain = face.replace(GOOGLE, '').replace(STYLE, '').replace(/(PS)?MT$|PS$/, '');
    const family = FAMILIES[plain] ?? plain.replace(/-/g, ' ').replace(/(\p{Ll}{2})(?=\p{Lu})/gu, '$1 ');
    return family.replace(/['\\]/g, '');
}

const ALIGNMENTS$1 = {
    left: undefined,
    center: 0.5,
    right: 1,
    justify: undefined
};
function playerText(track, { element }, name, film) {
    const code = member('this', name);
    const { text } = element;
    const { firstFormat: format } = text;
    const { alignment, color } = format;
    noteLosses$3(text, film);
    const statements = Object.entries({
        name: track.name === '' ? undefined : quoteText(track.name),
        textAlign: ALIGNMENTS$1[alignment] === undefined ? undefined : quoteText(alignment),
        lineHeight: text.runs.length > 0 ? lineHeight(format) : 0,
        lineWidth: text.autoExpand ? undefined : Math.round(text.width),
        parent: 'this'
    }).flatMap(([key, value])=>value === undefined ? [] : [
            `${code}.${key} = ${value};`
        ]);
    return {
        code,
        track,
        made: [
            `${code} = ${call('new cjs.Text', textArguments(text, film))};`,
            ...statements
        ],
        after: [],
        runs: false,
        valuesOf: (placement)=>fieldValues(placement, ALIGNMENTS$1[alignment] ?? 0, color.alpha)
    };
}
function textArguments({ characters, firstFormat: format }, film) {
    const { color } = format;
    const isBlack = color.rgb === host_headless.BLACK.rgb;
    return [
        quoteText(characters.replace(/\r\n?/g, '\n')),
        quoteText(fontCode(format, film.faces.named(format.face))),
        ...isBlack ? [] : [
            colorCode({
                ...color,
                alpha: 1
            })
        ]
    ];
}
function lineHeight({ lineHeight: measured, lineSpacing, size }) {
    return Math.round((measured === 0 ? size : measured) + lineSpacing);
}
function fieldValues(state, share, opacity) {
    const { element, matrix } = state;
    const { left, top, width } = element.text;
    return textValues(state, matrix, {
        x: left + share * width,
        y: top
    }, opacity);
}
function textValues({ color, blendMode }, matrix, point, opacity, turn = host_headless.IDENTITY) {
    const position = host_headless.apply(matrix, point);
    const parts = host_shown().decompose(host_headless.concat(matrix, turn));
    return {
        x: inTwips(position.x),
        y: inTwips(position.y),
        scaleX: fixed(parts.scaleX, 4),
        scaleY: fixed(parts.scaleY, 4),
        ...angles(parts),
        alpha: fixed(color.factors[3] * opacity, 4),
        compositeOperation: compositeOperation(blendMode)
    };
}
function noteLosses$3({ runs, type, border, lineType, firstFormat }, film) {
    if (runs.length > 1) film.lose('The text is shown in the format of its first part: the player knows one for each text.');
    if (runs.some(({ format })=>format.letterSpacing !== 0)) film.lose('Letter spacing is left out.');
    if (runs.some(({ format })=>format.url !== '')) film.lose('The link of a text is left out.');
    if (type === 'input') film.lose('Nothing can be typed into the text: the player has no fields.');
    if (firstFormat.alignment === 'justify') film.lose('A justified text is aligned to the left.');
    if (lineType === 'multiline no wrap') film.lose('Lines of a text are wrapped: the player wraps all.');
    if (lineType === 'password') film.lose('A password is shown as it is: the player hides none.');
    if (border) film.lose('The border of a text is left out.');
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const MOVE = 0;
const LINE = 1;
const CURVE = 2;
const CLOSE = 'g';
const MAX_SHORT = 2047;
const MAX_LONG = 131071;
function toTenths(value) {
    return Math.trunc(value * 10 + 0.5) + 0;
}
class PathEncoder {
    constructor(center){
        this.center = center;
        this.text = '';
        this.x = 0;
        this.y = 0;
    }
    moveTo(x, y) {
        this.x = 0;
        this.y = 0;
        this.write(MOVE, [
            x,
            y
        ]);
    }
    lineTo(x, y) {
        this.write(LINE, [
            x,
            y
        ]);
    }
    curveTo(controlX, controlY, x, y) {
        this.write(CURVE, [
            controlX,
            controlY,
            x,
            y
        ]);
    }
    close() {
        this.text += CLOSE;
    }
    follow({ points, lines }, segment, asLine = false) {
        const at = segment * host_shown().STRIDE;
        if (asLine || lines[segment] === 1) this.lineTo(points[at + 4], points[at + 5]);
        else this.curveTo(points[at + 2], points[at + 3], points[at + 4], points[at + 5]);
    }
    write(command, coordinates) {
        const numbers = coordinates.map((value, i)=>this.step(value, i % 2 === 0));
        const isLong = numbers.some((value)=>Math.abs(value) > MAX_SHORT);
        this.text += LETTERS[command * 8 + (isLong ? 4 : 0)] + numbers.map((value)=>spell(value, isLong)).join('');
    }
    step(value, isX) {
        const tenths = toTenths(value - (isX ? this.center.x : this.center.y));
        const before = isX ? this.x : this.y;
        const step = Math.max(-MAX_LONG, Math.min(MAX_LONG, tenths - before));
        if (isX) this.x = before + step;
        else this.y = before + step;
        return step;
    }
}
function spell(value, isLong) {
    const size = Math.abs(value);
    const sign = value < 0 ? 32 : 0;
    if (!isLong) return LETTERS[sign | size >> 6] + LETTERS[size & 63];
    return LETTERS[sign | size >> 12] + LETTERS[size >> 6 & 63] + LETTERS[size & 63];
}

const CAPS$2 = {
    none: 0,
    round: 1,
    square: 2
};
const JOINTS$1 = {
    miter: 0,
    round: 1,
    bevel: 2
};
function strokeCode(stroke, scale, film) {
    const { caps, dashes, joints, miterLimit, weight } = stroke;
    if (stroke.isHairline) return 'ss(1,1,1,3,true)';
    if (stroke.hasOrnament) film.lose('A ragged, stippled or hatched line, or one of an art brush, becomes a plain one.');
    const style = [
        fixed(weight * scale, 3),
        CAPS$2[caps],
        JOINTS$1[joints]
    ];
    const line = call('ss', joints === 'miter' ? [
        ...style,
        fixed(miterLimit, 3)
    ] : style);
    return dashes ? `${line}.sd([${dashes.map((length)=>fixed(Math.max(0, length * scale), 2)).join(',')}])` : line;
}

function primitivePart({ primitive, fills, strokes }, matrix, field, film) {
    const outline = primitive && outlineCode(primitive);
    if (!primitive || outline === undefined) return undefined;
    const local = {
        x: primitive.x + primitive.objectWidth / 2,
        y: primitive.y + primitive.objectHeight / 2
    };
    const placement = {
        matrix: {
            a: 1,
            b: 0,
            c: 0,
            d: 1,
            tx: 0,
            ty: 0
        },
        center: local,
        field
    };
    const fill = fills.get(1);
    const stroke = strokes.get(1);
    const line = stroke?.paint;
    const filled = fill && paintCode(fill, 'f', placement, film);
    const lined = line && paintCode(line, 's', placement, film);
    if (!filled && !lined) return undefined;
    const styles = [
        filled?.code ?? 'f()',
        lined?.code ?? 's()',
        ...stroke && lined ? [
            strokeCode(stroke, 1, film)
        ] : []
    ];
    const { a, b, c, d } = matrix;
    const before = filled?.before ?? lined?.before;
    return {
        code: [
            ...styles,
            outline
        ].join('.'),
        before,
        center: host_headless.apply(matrix, local),
        matrix: {
            a,
            b,
            c,
            d
        }
    };
}
function outlineCode(primitive) {
    const { objectWidth: width, objectHeight: height } = primitive;
    const { topLeftRadius, topRightRadius, bottomRightRadius, bottomLeftRadius } = primitive;
    const box = [
        -width / 2,
        -height / 2,
        width,
        height
    ].map((value)=>fixed(value, 2));
    if (primitive.type === 'oval') return isWhole(primitive) ? call('de', box) : undefined;
    const limit = Math.min(width, height) / 2;
    const radii = [
        topLeftRadius,
        topRightRadius,
        bottomRightRadius,
        bottomLeftRadius
    ];
    if (radii.some((radius)=>radius < 0)) return undefined;
    const [first, ...others] = radii.map((radius)=>fixed(Math.min(limit, radius), 2));
    if (others.some((radius)=>radius !== first)) return call('rc', [
        ...box,
        first,
        ...others
    ]);
    return first === 0 ? call('dr', box) : call('rr', [
        ...box,
        first
    ]);
}
function isWhole({ startAngle, endAngle, innerRadius, closePath }) {
    return (endAngle - startAngle) % 360 === 0 && innerRadius === 0 && closePath;
}

function writeLoop(outline, encoder) {
    const { loop, lowest } = splitAtBottom(outline);
    const start = startOf(loop, lowest);
    encoder.moveTo(loop.points[start * host_shown().STRIDE], loop.points[start * host_shown().STRIDE + 1]);
    const last = (start + loop.count - 1) % loop.count;
    for(let i = 0; i < loop.count; i++){
        const segment = (start + i) % loop.count;
        const asLine = isStraight(loop, segment);
        if (segment === last && asLine) break;
        encoder.follow(loop, segment, asLine);
    }
    encoder.close();
}
function startOf(loop, lowest) {
    const { count } = loop;
    const before = (lowest + count - 1) % count;
    const goesLeft = rightward(loop, lowest, false) < rightward(loop, before, true);
    return goesLeft ? (lowest + 1) % count : before;
}
function rightward({ points, lines }, segment, fromEnd) {
    const at = segment * host_shown().STRIDE;
    const [from, to] = fromEnd ? [
        at + 4,
        at
    ] : [
        at,
        at + 4
    ];
    let [x, y] = [
        points[at + 2] - points[from],
        points[at + 3] - points[from + 1]
    ];
    if (lines[segment] === 1 || x === 0 && y === 0) {
        [x, y] = [
            points[to] - points[from],
            points[to + 1] - points[from + 1]
        ];
    }
    return x / (Math.hypot(x, y) || 1);
}
const FLAT = 0.075;
function isStraight({ points, lines }, segment) {
    if (lines[segment] === 1) return true;
    const at = segment * host_shown().STRIDE;
    const [x, y] = [
        points[at + 4] - points[at],
        points[at + 5] - points[at + 1]
    ];
    const [controlX, controlY] = [
        points[at + 2] - points[at],
        points[at + 3] - points[at + 1]
    ];
    const length = Math.hypot(x, y);
    if (length === 0) return Math.hypot(controlX, controlY) < FLAT;
    return Math.abs(controlX * y - controlY * x) / length < FLAT;
}
function splitAtBottom(loop) {
    const bottom = bottomOf(loop);
    if (bottom.share === 0) return {
        loop,
        lowest: bottom.segment
    };
    return {
        loop: split(loop, bottom),
        lowest: bottom.segment + 1
    };
}
function bottomOf(loop) {
    let bottom = {
        segment: 0,
        x: -Infinity,
        y: -Infinity,
        share: 0
    };
    for(let segment = 0; segment < loop.count; segment++){
        const at = segment * host_shown().STRIDE;
        const start = {
            segment,
            x: loop.points[at],
            y: loop.points[at + 1],
            share: 0
        };
        for (const point of [
            start,
            turnOf(loop, segment)
        ])if (point && isLower(point, bottom)) bottom = point;
    }
    return bottom;
}
function isLower(one, other) {
    return one.y > other.y || one.y === other.y && one.x > other.x;
}
function turnOf({ points, lines }, segment) {
    const at = segment * host_shown().STRIDE;
    const [start, control, end] = [
        points[at + 1],
        points[at + 3],
        points[at + 5]
    ];
    if (lines[segment] === 1 || control <= start || control <= end) return undefined;
    const share = (start - control) / (start - 2 * control + end);
    const along = (axis)=>(1 - share) ** 2 * points[at + axis] + 2 * share * (1 - share) * points[at + 2 + axis] + share ** 2 * points[at + 4 + axis];
    return {
        segment,
        x: along(0),
        y: along(1),
        share
    };
}
function split({ count, points, lines }, { segment, x, y, share }) {
    const at = segment * host_shown().STRIDE;
    const between = (from, to)=>points[at + from] + share * (points[at + to] - points[at + from]);
    const halves = [
        ...[
            points[at],
            points[at + 1],
            between(0, 2),
            between(1, 3),
            x,
            y
        ],
        ...[
            x,
            y,
            between(2, 4),
            between(3, 5),
            points[at + 4],
            points[at + 5]
        ]
    ];
    return {
        count: count + 1,
        points: Float64Array.from([
            ...points.subarray(0, at),
            ...halves,
            ...points.subarray(at + host_shown().STRIDE)
        ]),
        lines: Uint8Array.from([
            ...lines.subarray(0, segment + 1),
            ...lines.subarray(segment)
        ])
    };
}

function shapeParts(shape, matrix, field, film) {
    const primitive = primitivePart(shape, matrix, field, film);
    if (primitive) return [
        primitive
    ];
    const { fills, strokes } = shape;
    const { edges } = shape.outline;
    const parts = [];
    for (const [index, runs] of byStyle(host_shown().assembleStrokes(edges)).reverse()){
        const stroke = strokes.get(index);
        const part = stroke && strokePart$1(stroke, runs, matrix, field, film);
        if (part) parts.push(part);
    }
    for (const { style, loops } of host_shown().assembleFills(edges).reverse()){
        const fill = fills.get(style);
        const part = fill && fillPart$1(fill, loops, matrix, field, film);
        if (part) parts.push(part);
    }
    return parts;
}
function fillLoops({ outline }, matrix) {
    const loops = host_shown().assembleFills(outline.edges).flatMap((fill)=>fill.loops);
    return loops.map((loop)=>moved(loop, matrix));
}
function loopsPath(loops) {
    const drawn = loops.filter(({ count })=>count > 0);
    if (drawn.length === 0) return undefined;
    const center = host_headless.centerOf(boxOf$2(drawn));
    const encoder = new PathEncoder(center);
    for (const loop of drawn)writeLoop(loop, encoder);
    return {
        path: encoder.text,
        center
    };
}
function fillPart$1(fill, loops, matrix, field, film) {
    const drawn = loopsPath(loops.map((loop)=>moved(loop, matrix)));
    if (!drawn) return undefined;
    const paint = paintCode(fill, 'f', {
        matrix,
        center: drawn.center,
        field
    }, film);
    if (!paint) return undefined;
    return {
        code: `${paint.code}.s().p("${drawn.path}")`,
        before: paint.before,
        center: drawn.center
    };
}
function strokePart$1(stroke, runs, matrix, field, film) {
    const fill = stroke.paint;
    if (!fill) return undefined;
    const scale = Math.max(Math.hypot(matrix.a, matrix.b), Math.hypot(matrix.c, matrix.d));
    const isEven = isSimilarity(matrix, scale) || stroke.isHairline || scale === 0;
    const drawn = isEven ? matrix : {
        ...host_headless.IDENTITY,
        a: scale,
        d: scale
    };
    const lines = runs.map(({ path, isClosed })=>({
            path: moved(path, drawn),
            isClosed
        }));
    const center = host_headless.centerOf(boxOf$2(lines.map(({ path })=>path)));
    const encoder = new PathEncoder(center);
    for (const { path, isClosed } of lines)writeRun(path, isClosed, encoder);
    const paint = paintCode(fill, 's', {
        matrix: drawn,
        center,
        field
    }, film);
    if (!paint) return undefined;
    const code = `${call('f', [])}.${paint.code}.${strokeCode(stroke, scale, film)}.p("${encoder.text}")`;
    if (isEven) return {
        code,
        before: paint.before,
        center
    };
    const [a, b, c, d] = [
        matrix.a,
        matrix.b,
        matrix.c,
        matrix.d
    ].map((value)=>value / scale);
    const rest = {
        ...matrix,
        a,
        b,
        c,
        d
    };
    return {
        code,
        before: paint.before,
        center: host_headless.apply(rest, center),
        matrix: {
            a,
            b,
            c,
            d
        }
    };
}
function isSimilarity({ a, b, c, d }, scale) {
    const off = Math.min(Math.hypot(a - d, b + c), Math.hypot(a + d, b - c));
    return off <= scale * UNEVEN;
}
const UNEVEN = 1e-3;
function writeRun(run, isClosed, encoder) {
    encoder.moveTo(run.points[0], run.points[1]);
    const isDot = run.count === 1 && isClosed && run.lines[0] === 1;
    const closes = isClosed && !isDot;
    for(let i = 0; i < run.count; i++){
        if (closes && i === run.count - 1 && run.lines[i] === 1) break;
        encoder.follow(run, i);
    }
    if (closes) encoder.close();
}
function byStyle(paths) {
    const styles = new Map();
    for (const path of paths){
        const list = styles.get(path.style);
        if (list) list.push(path);
        else styles.set(path.style, [
            path
        ]);
    }
    return [
        ...styles
    ];
}
function moved(segments, matrix) {
    return host_headless.isIdentity(matrix) ? segments : host_shown().rewriteSegments(segments, matrix);
}
function boxOf$2(paths) {
    const box = host_headless.emptyBox();
    for (const path of paths)host_shown().includeSegments(box, path, host_headless.IDENTITY);
    return box;
}

function shapeFields(track, first, names, film) {
    const base = first.matrix;
    const parts = shapeParts(first.element, base, 'shape', film);
    return parts.map((part)=>shapeField(track, part, base, names.counted('shape')));
}
function shapeField(track, part, base, name) {
    const code = member('this', name);
    const made = [
        `${code} = new cjs.Shape();`,
        `${code}.graphics.${part.code};`
    ];
    return {
        code,
        track,
        made: part.before === undefined ? made : [
            part.before,
            ...made
        ],
        after: [],
        runs: false,
        valuesOf: (placement)=>partValues(placement, part, base)
    };
}
function partValues({ matrix, color, blendMode }, part, base) {
    const back = matrix === base ? undefined : host_headless.invert(base);
    const change = back ? host_headless.concat(matrix, back) : host_headless.IDENTITY;
    const own = part.matrix ? {
        ...part.matrix,
        tx: 0,
        ty: 0
    } : host_headless.IDENTITY;
    const position = host_headless.apply(change, part.center);
    const drawn = host_headless.concat(host_headless.translation(position.x, position.y), host_headless.concat({
        ...change,
        tx: 0,
        ty: 0
    }, own));
    const parts = host_shown().decompose(drawn);
    return {
        x: fixed(position.x, 4),
        y: fixed(position.y, 4),
        scaleX: fixed(parts.scaleX, 4),
        scaleY: fixed(parts.scaleY, 4),
        ...angles(parts),
        alpha: needsColorFilter(color) ? 1 : fixed(color.factors[3], 4),
        compositeOperation: compositeOperation(blendMode)
    };
}
function glyphPart({ loops, format }) {
    const drawn = loopsPath(loops);
    if (!drawn) return undefined;
    const color = colorCode(format.color);
    return {
        code: `f(${color}).s().p("${drawn.path}")`,
        center: drawn.center
    };
}

function standInFields(track, first, names, film) {
    film.warn('The static text is drawn with the fonts of those who watch: none for its outlines is available (option fonts, --fonts).');
    const content = first.element.text;
    if (content.runs.some(({ format })=>format.url !== '')) film.lose('The link of a text is left out.');
    return host_drawing().standInLines(content, film.faces, false).reverse().map((line)=>lineField(track, line, names.counted('text')));
}
function lineField(track, { text, anchor, align, room, placed }, name) {
    const code = member('this', name);
    const { format, face, flow } = placed.piece;
    const { color } = format;
    const made = call('new cjs.Text', [
        quoteText(text),
        quoteText(fontCodeWithStandIn(format, face)),
        ...color.rgb === host_headless.BLACK.rgb ? [] : [
            colorCode({
                ...color,
                alpha: 1
            })
        ]
    ]);
    const turn = flow === 'turned' ? TURNED : host_headless.IDENTITY;
    return {
        code,
        track,
        made: [
            `${code} = ${made};`,
            ...align === 'left' ? [] : [
                `${code}.textAlign = ${quoteText(align)};`
            ],
            `${code}.textBaseline = "alphabetic";`,
            `${code}.maxWidth = ${fixed(room, 2)};`,
            `${code}.parent = this;`
        ],
        after: [],
        runs: false,
        valuesOf: (state)=>textValues(state, state.matrix, anchor, color.alpha, turn)
    };
}
const TURNED = {
    a: 0,
    b: 1,
    c: -1,
    d: 0,
    tx: 0,
    ty: 0
};

function fieldsOf(track, placements, names, film) {
    const [first] = placements;
    if (OF_CLIPS.has(track.name)) film.lose(`No field is called "${track.name}": the player needs that name itself.`);
    for (const { blendMode, element } of placements){
        noteBlendMode(blendMode, film);
        noteElement(element, film);
        if (element.script !== '') film.lose('The scripts of the instance are left out: the player has none.');
    }
    if (track.kind !== 'symbol' && placements.some(({ color })=>needsColorFilter(color))) film.lose('The colour effect of a layer is left out where it shows no symbols.');
    switch(track.kind){
        case 'symbol':
        case 'bitmap':
            return itemFields(track, placements, names, film);
        case 'shape':
            return shapeFields(track, first, names, film);
        case 'text':
            noteFilters(first.element, film);
            return textFields(track, first, names, film);
        case 'component':
            return componentFields(track, placements, names, film);
        default:
            film.lose(`What the document calls ${first.element.tag} is left out: the player has nothing like it.`);
            return [];
    }
}
function itemFields(track, placements, names, film) {
    const className = film.names.of(track.path);
    if (className === undefined) {
        film.lose(`The instance of "${track.path}" is left out: the library has no such ${track.kind}.`);
        return [];
    }
    return [
        instanceField(track, placements, names.instance(track.name), className, film)
    ];
}
function textFields(track, first, names, film) {
    if (first.element.text.isStatic) {
        return staticTextFields(track, first, names, film) ?? standInFields(track, first, names, film);
    }
    const name = track.name === '' || OF_CLIPS.has(track.name) ? names.counted('text') : names.instance(track.name);
    return [
        playerText(track, first, name, film)
    ];
}
function noteFilters({ filters }, film) {
    for (const { tag } of filters.filters)film.lose(`The filter "${host_headless.hostFilterName(tag)}" of a text is left out.`);
}
function staticTextFields(track, first, names, film) {
    const glyphs = host_drawing().glyphsOf(first.element.text, first.matrix, film.faces);
    return glyphs?.reverse().flatMap((glyph)=>{
        const part = glyphPart(glyph);
        return part ? [
            shapeField(track, part, first.matrix, names.counted('shape'))
        ] : [];
    });
}

class LayerObjects {
    constructor(layer, names, film){
        this.layer = layer;
        this.byTrack = new Map();
        this.byFrame = new Map();
        const placed = placementsByTrack(layer);
        for (const { start, duration, tween, placements } of layer.spans){
            for (const { track } of [
                ...placements
            ].reverse())this.add(track, placed.get(track) ?? [], names, film);
            if (tween.kind === 'shape') for(let frame = start + 1; frame < start + duration; frame++)this.addMorph(frame, names, film);
        }
        this.all = [
            ...this.byTrack.values(),
            ...this.byFrame.values()
        ];
    }
    get fields() {
        return this.all.flatMap(({ fields })=>fields);
    }
    of({ track }, frame) {
        return track.kind === 'morph' ? this.byFrame.get(frame) : this.byTrack.get(track);
    }
    add(track, placements, names, film) {
        if (this.byTrack.has(track)) return;
        const fields = film.at(whereOf$1(this.layer.name, track), ()=>fieldsOf(track, placements, names, film));
        this.byTrack.set(track, {
            track,
            fields,
            first: placements[0]
        });
    }
    addMorph(frame, names, film) {
        const placement = this.layer.at(frame).at(0);
        if (placement?.track.kind !== 'morph') return;
        const track = {
            ...trackOf(placement),
            start: frame,
            end: frame + 1
        };
        const fields = film.at(whereOf$1(this.layer.name, track), ()=>fieldsOf(track, [
                placement
            ], names, film));
        this.byFrame.set(frame, {
            track,
            fields,
            first: placement
        });
    }
}
function placementsByTrack(layer) {
    const placed = new Map();
    for (const span of layer.spans){
        for (const placement of statesOf$3(span, layer)){
            const list = placed.get(placement.track);
            if (list) list.push(placement);
            else placed.set(placement.track, [
                placement
            ]);
        }
    }
    return placed;
}
function statesOf$3({ start, duration, tween, placements }, layer) {
    if (tween.kind !== 'frames') return [
        ...placements
    ];
    const later = Array.from({
        length: duration - 1
    }, (_, i)=>layer.at(start + 1 + i));
    return [
        ...placements,
        ...later.flat()
    ];
}
function trackOf({ track: { depth, path, name, source, start, end } }) {
    return {
        kind: 'shape',
        depth,
        path,
        name,
        source,
        start,
        end
    };
}
function whereOf$1(layer, { start, name }) {
    const named = name === '' ? '' : `, "${name}"`;
    return `layer "${layer}", frame ${start + 1}${named}`;
}

function stateListCode(states, frameCount) {
    const shown = merged(states.at(0)?.frame === 0 ? states : [
        {
            frame: 0,
            entries: []
        },
        ...states
    ]);
    const varying = varyingNames(shown);
    let code = 'cjs.Tween.get({})';
    let before = 0;
    for (const { frame, entries } of shown){
        const list = entries.map(({ field, values })=>entryCode(field, values, varying.get(field)));
        const duration = frame > 0 ? `,${frame - before}` : '';
        code += `.to({state:[${list.join(',')}]}${duration})`;
        before = frame;
    }
    return frameCount > before ? `${code}.wait(${frameCount - before})` : code;
}
function entryCode(field, values, varying) {
    const changing = Object.entries(values).filter(([name])=>varying?.has(name));
    if (changing.length === 0) return `{t:${field.code}}`;
    return `{t:${field.code},p:${valuesCode(Object.fromEntries(changing))}}`;
}
function merged(states) {
    const differing = [];
    for (const state of states){
        const last = differing.at(-1);
        if (!last || state.entries.some(({ field })=>field.runs) || !isSame$1(last, state)) differing.push(state);
    }
    return differing;
}
function isSame$1({ entries }, other) {
    return entries.length === other.entries.length && entries.every(({ field, values }, i)=>{
        const against = other.entries[i];
        return field === against.field && valuesCode(values) === valuesCode(against.values);
    });
}
function varyingNames(states) {
    const first = new Map();
    const varying = new Map();
    for (const { field, values } of states.flatMap(({ entries })=>entries)){
        const before = first.get(field);
        if (!before) {
            first.set(field, values);
            continue;
        }
        for (const [name, value] of Object.entries(values)){
            if (before[name] === value) continue;
            const names = varying.get(field) ?? new Set();
            varying.set(field, names.add(name));
        }
    }
    return varying;
}

class Chain {
    constructor(target, values){
        this.target = target;
        this.steps = [];
        this.time = 0;
        this.values = values;
    }
    get duration() {
        return this.time;
    }
    get current() {
        return this.values;
    }
    get isGuided() {
        return this.steps.some(({ guide })=>guide !== undefined);
    }
    wait(duration) {
        if (duration <= 0) return;
        const last = this.steps.at(-1);
        this.time += duration;
        if (last && last.values === undefined) last.duration += duration;
        else this.steps.push({
            values: undefined,
            duration
        });
    }
    set(values, forced = {}) {
        const differences = changes(this.values, values);
        const changed = isEmpty(differences) ? forced : differences;
        if (isEmpty(changed)) return;
        const last = this.steps.at(-1);
        if (last && last.duration === 0) last.values = {
            ...last.values,
            ...changed
        };
        else this.steps.push({
            values: changed,
            duration: 0
        });
        this.values = {
            ...this.values,
            ...changed
        };
    }
    tween(values, duration, options = {}) {
        const { guide, ease, forced } = options;
        const differences = changes(this.values, values, true);
        const changed = isEmpty(differences) && guide === undefined ? {
            ...forced
        } : differences;
        this.time += duration;
        this.values = {
            ...this.values,
            ...changed
        };
        if (isEmpty(changed) && guide === undefined) {
            this.steps.push({
                values: undefined,
                duration
            });
        } else this.steps.push({
            values: changed,
            duration,
            guide,
            ease
        });
    }
    endWith(values) {
        const last = this.steps.at(-1);
        if (last && last.duration > 0) last.values = {
            ...last.values,
            ...values
        };
        else this.steps.push({
            values,
            duration: 0
        });
        this.values = {
            ...this.values,
            ...values
        };
    }
    get code() {
        return `cjs.Tween.get(${this.target})${this.steps.map(stepCode).join('')}`;
    }
}
function stepCode({ values, duration, guide, ease }) {
    if (values === undefined && guide === undefined) return `.wait(${duration})`;
    const plain = valuesCode(values ?? {});
    const to = guide === undefined ? plain : `${plain.slice(0, -1)}${plain === '{}' ? '' : ','}guide:${guide}}`;
    return `.to(${[
        to,
        duration,
        ...ease === undefined ? [] : [
            ease
        ]
    ].join(',')})`;
}

const TOLERANCE$1 = 0.1;
const BEND = 0.05;
function guideCode({ guide }) {
    const points = guide?.points ?? [];
    if (points.length < 2) return undefined;
    const path = curvesThrough(points).flatMap(({ control, end })=>[
            control,
            end
        ]);
    const numbers = [
        points[0],
        ...path
    ].flatMap(({ x, y })=>[
            fixed(x, 1),
            fixed(y, 1)
        ]);
    return `{path:[${numbers.join(',')}]}`;
}
function curvesThrough(points) {
    const curves = [];
    let from = 0;
    while(from < points.length - 1){
        let to = from + 1;
        while(to + 1 < points.length && curveFits(points, from, to + 1))to++;
        curves.push(curveOf(points, from, to));
        from = to;
    }
    return curves;
}
function curveOf(points, from, to) {
    const [start, end] = [
        points[from],
        points[to]
    ];
    const low = points[Math.floor((from + to) / 2)];
    const high = points[Math.ceil((from + to) / 2)];
    const along = (axis)=>low[axis] + high[axis] - (start[axis] + end[axis]) / 2;
    return {
        control: {
            x: along('x'),
            y: along('y')
        },
        end
    };
}
function curveFits(points, from, to) {
    const { control, end } = curveOf(points, from, to);
    const start = points[from];
    const away = (i, point)=>{
        const t = (i - from) / (to - from);
        const at = (axis)=>(1 - t) ** 2 * start[axis] + 2 * t * (1 - t) * control[axis] + t * t * end[axis];
        return host_shown().distance({
            x: at('x'),
            y: at('y')
        }, point);
    };
    for(let i = from; i < to; i++){
        const [point, next] = [
            points[i],
            points[i + 1]
        ];
        if (away(i, point) > TOLERANCE$1) return false;
        const middle = {
            x: (point.x + next.x) / 2,
            y: (point.y + next.y) / 2
        };
        if (away(i + 0.5, middle) > TOLERANCE$1 + BEND * host_shown().distance(point, next)) return false;
    }
    return true;
}

function trackChain(field, { track, first: placement }, layer, frameCount) {
    const first = field.valuesOf(placement, false);
    const chain = new Chain(field.code, first);
    if (track.start > 0) {
        chain.wait(track.start);
        chain.set({}, {
            _off: false
        });
    }
    if (placement.track.kind === 'morph') chain.wait(1);
    else for (const span of layer.spans)if (isWithin(span, track)) followSpan(chain, span, field, layer);
    if (track.end < frameCount) {
        chain.endWith({
            _off: true
        });
        chain.wait(frameCount - track.end);
    }
    return {
        first,
        chain
    };
}
function filterChain(filter, { track, first }, layer) {
    const chain = new Chain(filter.code, filter.valuesOf(first, false));
    chain.wait(track.start);
    for (const span of layer.spans)if (isWithin(span, track)) followSpan(chain, span, filter, layer);
    return chain;
}
function isWithin({ start, duration }, track) {
    return start < track.end && start + duration > track.start;
}
function followSpan(chain, span, field, layer) {
    const { start, duration, tween } = span;
    const placement = span.placements.find(({ track })=>track === field.track);
    if (placement) {
        const values = field.valuesOf(placement, false);
        const isRestarted = field.runs && chain.duration > field.track.start && tween.kind !== 'classic';
        chain.set(values, isRestarted ? {
            startPosition: values.startPosition
        } : {});
    }
    if (tween.kind === 'classic' && placement && tween.guide?.isOriented !== true) followTween(chain, tween, placement, duration, field);
    else if (tween.kind === 'none') chain.wait(duration);
    else followFrames(chain, start, duration, field, layer);
}
function followTween(chain, tween, from, duration, field) {
    const { startPosition } = chain.current;
    const target = chain.current.x === undefined ? field.valuesOf(tween.target, false) : tweenTarget(tween, from, field, chain.current);
    chain.tween(target, duration, {
        ease: easeCode(tween.ease),
        guide: chain.current.x === undefined ? undefined : guideCode(tween),
        forced: startPosition === undefined ? {} : {
            startPosition
        }
    });
}
function followFrames(chain, start, duration, field, layer) {
    const end = Math.min(start + duration, field.track.end);
    for(let frame = Math.max(start, field.track.start); frame < end; frame++){
        const placement = layer.stateOf(field.track, frame);
        if (placement) {
            const values = field.valuesOf(placement, frame > start);
            const isStep = field.runs && frame > start;
            chain.set(values, isStep ? {
                startPosition: values.startPosition
            } : {});
        }
        chain.wait(1);
    }
}
const WHOLE$2 = {
    position: 1,
    rotation: 1,
    scale: 1
};
const SAME_ANGLE = 0.01;
function tweenTarget({ target, turning, scales }, from, field, current) {
    const start = host_shown().tweenedParts(from.matrix, from.matrix, WHOLE$2, 'none');
    const end = host_shown().tweenedParts(from.matrix, target.matrix, {
        ...WHOLE$2,
        scale: scales ? 1 : 0
    }, turning);
    const [turned, leaned] = [
        end.skewY - start.skewY,
        end.skewX - start.skewX
    ];
    const values = {
        ...field.valuesOf(target, false),
        scaleX: fixed(end.scaleX, 4),
        scaleY: fixed(end.scaleY, 4),
        ...anglesAfter(current, turned, leaned)
    };
    if (target.track !== field.track) for (const name of [
        'mode',
        'startPosition',
        'loop'
    ])delete values[name];
    return values;
}
function anglesAfter(current, turned, leaned) {
    const angle = (name)=>Number(current[name] ?? 0);
    const isRotation = angle('skewX') === 0 && angle('skewY') === 0 && Math.abs(turned - leaned) < SAME_ANGLE;
    if (isRotation) return {
        rotation: fixed(angle('rotation') + turned, 4),
        skewX: 0,
        skewY: 0
    };
    return {
        rotation: 0,
        skewX: fixed(angle('rotation') + angle('skewX') + leaned, 4),
        skewY: fixed(angle('rotation') + angle('skewY') + turned, 4)
    };
}
function easeCode(ease) {
    if (ease.kind === 'method') return isEven$1(ease.method) ? undefined : `cjs.Ease.${ease.method}`;
    return ease.acceleration === 0 ? undefined : `cjs.Ease.get(${fixed(-ease.acceleration / 100, 4)})`;
}
function isEven$1(method) {
    return method === 'none' || method === 'linear';
}

function layerCode(layer, frameCount, names, mask, film, caches) {
    const objects = new LayerObjects(layer, names, film);
    const { fields } = objects;
    if (fields.length === 0) return {
        blocks: [],
        fields
    };
    noteLosses$2(layer, film);
    const { chained, listed } = division(layer, objects);
    const starts = new Map();
    for (const object of chained)for (const field of object.fields){
        const start = trackChain(field, object, layer, frameCount);
        starts.set(field, start);
        film.needs.guides ||= start.chain.isGuided;
    }
    const states = listed.length > 0 ? statesOf$2(layer, objects, new Set(listed), frameCount) : [];
    for (const { field, values } of states.flatMap(({ entries })=>entries))if (!starts.has(field)) starts.set(field, {
        first: values
    });
    const blocks = fields.map((field)=>definition(field, starts.get(field)));
    blocks[0].unshift(comment(layer.name));
    const chains = byDepth(chained).flatMap((field)=>starts.get(field)?.chain?.code ?? []);
    const lists = listed.length > 0 ? [
        stateListCode(states, frameCount)
    ] : [];
    const filters = filterCode(objects, layer, caches);
    const tweens = [
        ...lists,
        ...chains,
        ...filters
    ].map((code)=>`this.timeline.addTween(${code});`);
    const masked = mask === undefined ? [] : maskCode(fields, mask);
    return {
        blocks: [
            ...blocks,
            ...masked,
            tweens
        ],
        fields
    };
}
function noteLosses$2({ name, spans }, film) {
    for (const { keyframe, start } of spans)film.at(`layer "${name}", frame ${start + 1}`, ()=>{
        noteKeyframe(keyframe, film);
    });
}
function definition(field, start) {
    const isHidden = start?.chain !== undefined && field.track.start > 0;
    return fieldCode(field, start?.first ?? {}, isHidden);
}
function division(layer, objects) {
    const moving = new Set();
    const together = layer.spans.filter(({ tween })=>tween.kind === 'classic' || tween.kind === 'frames');
    for (const { placements } of together)for (const { track } of placements)moving.add(track);
    const meets = layer.spans.some(({ placements })=>{
        const count = placements.filter(({ track })=>moving.has(track)).length;
        return count > 0 && count < placements.length;
    });
    if (meets || objects.fields.length === 1) return {
        chained: objects.all,
        listed: []
    };
    return {
        chained: objects.all.filter(({ track })=>moving.has(track)),
        listed: objects.all.filter(({ track })=>!moving.has(track))
    };
}
function byDepth(objects) {
    return [
        ...objects
    ].sort((one, other)=>other.track.depth - one.track.depth).flatMap(({ fields })=>fields);
}
function statesOf$2(layer, objects, listed, frameCount) {
    const frames = changingFrames$1(layer).filter((frame)=>frame < frameCount);
    return frames.map((frame)=>({
            frame,
            entries: layer.at(frame).flatMap((placement)=>{
                const object = objects.of(placement, frame);
                if (!object || !listed.has(object)) return [];
                return [
                    ...object.fields
                ].reverse().map((field)=>({
                        field,
                        values: field.valuesOf(placement, false)
                    }));
            })
        }));
}
function changingFrames$1({ spans }) {
    const frames = new Set();
    for (const { start, duration, tween } of spans){
        for(let i = 0; i < (tween.kind === 'shape' ? duration : 1); i++)frames.add(start + i);
        frames.add(start + duration);
    }
    return [
        ...frames
    ].sort((one, other)=>one - other);
}
function filterCode({ all }, layer, caches) {
    const codes = [];
    for (const object of all){
        for (const { code, filters = [], cacheBox } of object.fields){
            for (const filter of filters)codes.push(filterChain(filter, object, layer).code);
            if (filters.length === 0 || !cacheBox) continue;
            const { start, end } = object.track;
            const [x, y, w, h] = cacheBox;
            caches.push(`{instance: ${code}, startFrame:${start}, endFrame:${end}, x:${x}, y:${y}, w:${w}, h:${h}}`);
        }
    }
    return codes;
}
function maskCode(fields, mask) {
    return [
        [
            `var maskedShapeInstanceList = [${fields.map(({ code })=>code).join(',')}];`
        ],
        [
            'for(var shapedInstanceItr = 0; shapedInstanceItr < maskedShapeInstanceList.length; shapedInstanceItr++) {',
            `\tmaskedShapeInstanceList[shapedInstanceItr].mask = ${mask};`,
            '}'
        ]
    ];
}
const DEFAULTS = Object.values(TRANSFORM);
function fieldCode({ code, made, after }, first, isHidden) {
    return [
        ...made,
        ...transformCode(code, first),
        ...Object.entries(first).filter(([name, value])=>!Object.hasOwn(TRANSFORM, name) && !MADE.has(name) && value !== PLAIN[name]).map(([name, value])=>`${code}.${name} = ${valueCode$1(value)};`),
        ...after,
        ...isHidden ? [
            `${code}._off = true;`
        ] : []
    ];
}
const MADE = new Set([
    'mode',
    'startPosition',
    'loop'
]);
function transformCode(code, values) {
    const transform = Object.entries(TRANSFORM).map(([name, fallback])=>values[name] ?? fallback);
    const text = shortCall(`${code}.setTransform`, transform, DEFAULTS, 2);
    return text.endsWith('()') ? [] : [
        `${text};`
    ];
}

function maskLoops(layer, frame, film) {
    return layer.at(frame).flatMap((placement)=>loopsOf(placement, placement.matrix, film, 0));
}
function loopsOf(placement, matrix, film, depth) {
    const { element, track } = placement;
    switch(track.kind){
        case 'shape':
        case 'morph':
            return fillLoops(element, matrix);
        case 'symbol':
            return element.isVisible ? symbolLoops(placement, matrix, film, depth) : [];
        case 'text':
            {
                const glyphs = host_drawing().glyphLoops(element.text, matrix, film.faces);
                if (glyphs) return glyphs;
                film.lose('A text in a mask counts as its box: no font for its outlines is available.');
                return boxLoops(film.source.boundsOf(element, matrix));
            }
        case 'bitmap':
            return boxLoops(film.source.boundsOf(element, matrix));
        default:
            return [];
    }
}
function symbolLoops({ element, track }, matrix, film, depth) {
    host_headless.checkNesting(depth, 'published');
    const symbol = film.compiled.symbol(track.path);
    if (!symbol) return [];
    if (!element.isGraphic && symbol.timeline.frameCount > 1) film.lose('A clip in a mask does not play: the mask shows its first frame.');
    const frame = element.frameOf(symbol.timeline.timeline);
    const layers = symbol.timeline.layers.filter(({ mask })=>mask === undefined);
    return layers.flatMap((layer)=>layer.at(frame).flatMap((inner)=>loopsOf(inner, host_headless.concat(matrix, inner.matrix), film, depth + 1)));
}
function boxLoops(box = host_headless.emptyBox()) {
    if (host_headless.isEmpty(box)) return [];
    const pen = new (host_shown().SegmentPen)();
    pen.moveTo(box.left, box.top);
    pen.lineTo(box.right, box.top);
    pen.lineTo(box.right, box.bottom);
    pen.lineTo(box.left, box.bottom);
    pen.lineTo(box.left, box.top);
    return [
        pen.segments()
    ];
}

function maskLayerCode(layer, frameCount, names, film) {
    const states = film.at(`layer "${layer.name}"`, ()=>statesOf$1(layer, frameCount, film));
    if (states.every(({ path })=>path === '')) return undefined;
    const variable = names.counted('mask');
    const head = [
        comment(`${layer.name} (mask)`),
        `var ${variable} = new cjs.Shape();`,
        `${variable}._off = true;`
    ];
    if (states.length > 1) return {
        variable,
        blocks: [
            [
                ...head,
                ...movingMask(variable, states, frameCount)
            ]
        ]
    };
    const [{ path, center }] = states;
    const [x, y] = [
        fixed(center.x, 4),
        fixed(center.y, 4)
    ];
    const transform = x === 0 && y === 0 ? [] : [
        `${variable}.setTransform(${x},${y});`
    ];
    return {
        variable,
        blocks: [
            [
                ...head,
                `${variable}.graphics.p("${path}");`,
                ...transform
            ]
        ]
    };
}
function statesOf$1(layer, frameCount, film) {
    const states = [];
    for(let frame = 0, shown; frame < frameCount; frame++){
        const placements = layer.at(frame);
        if (frame > 0 && placements === shown) continue;
        shown = placements;
        const drawn = loopsPath(maskLoops(layer, frame, film));
        const state = {
            frame,
            path: drawn?.path ?? '',
            center: drawn?.center ?? {
                x: 0,
                y: 0
            }
        };
        const last = states.at(-1);
        if (!last || last.path !== state.path || last.center.x !== state.center.x || last.center.y !== state.center.y) states.push(state);
    }
    return states;
}
function movingMask(variable, states, frameCount) {
    const graphics = new Map();
    for (const { path } of states)if (path !== '' && !graphics.has(path)) graphics.set(path, `${variable}_graphics_${graphics.size}`);
    let code = `cjs.Tween.get(${variable})`;
    states.forEach(({ frame, path, center }, i)=>{
        const position = path === '' ? '' : `,x:${fixed(center.x, 4)},y:${fixed(center.y, 4)}`;
        code += `.to({graphics:${graphics.get(path) ?? 'null'}${position}},0)`;
        code += `.wait(${(states.at(i + 1)?.frame ?? frameCount) - frame})`;
    });
    const made = [
        ...graphics
    ].map(([path, name])=>`var ${name} = new cjs.Graphics().p("${path}");`);
    return [
        ...made,
        `this.timeline.addTween(${code});`
    ];
}

function soundLines({ frame, end, layer, path, sound }, film) {
    return film.at(`layer "${layer}", frame ${frame + 1}`, ()=>{
        const id = film.media.sounds.get(path);
        if (id === undefined) {
            film.lose(`The sound "${path}" is left out: the film has no file of it.`);
            return [];
        }
        const stop = `stopKeptSound(${quoteText(id)});`;
        const { soundSync: sync } = sound;
        if (sync === 'stop') return [
            {
                frame,
                lines: [
                    stop
                ]
            }
        ];
        const play = playCode(id, sound, film);
        const keep = film.keptSounds.has(path) ? `keepSound(${quoteText(id)}, ${play});` : `${play};`;
        if (sync === 'start') return [
            {
                frame,
                lines: [
                    `if(!isSoundKept(${quoteText(id)})) { ${keep} }`
                ]
            }
        ];
        if (sync !== 'stream') return [
            {
                frame,
                lines: [
                    keep
                ]
            }
        ];
        film.warn('A sound that streams begins and ends with its frames, and does not stand still with them.');
        return [
            {
                frame,
                lines: [
                    stop,
                    keep
                ]
            },
            {
                frame: end,
                lines: [
                    stop
                ],
                isEnd: true
            }
        ];
    });
}
function playCode(id, sound, film) {
    noteChanges(sound, film);
    const { plays } = sound;
    if (plays === Infinity) return `playSound(${quoteText(id)},-1)`;
    return plays > 1 ? `playSound(${quoteText(id)},${plays - 1})` : `playSound(${quoteText(id)})`;
}
function noteChanges(sound, film) {
    const { soundEffect: effect, envelope, inPoint44 } = sound;
    noteUnknownWord(host_headless.SOUND.soundEffect, sound, film);
    const isEven = envelope.every(({ isFull })=>isFull);
    if (effect !== 'none' && !(envelope.length > 0 && isEven)) film.lose(`The effect "${effect}" of a sound is left out.`);
    if (inPoint44 > 0) film.lose('A sound that begins later than its file is heard whole.');
}

function frameCode(timeline, isRoot, film) {
    const frames = new Map();
    const add = (frame, lines)=>{
        if (lines.length === 0 || frame >= timeline.frameCount) return;
        const parts = frames.get(frame);
        if (parts) parts.push(lines);
        else frames.set(frame, [
            lines
        ]);
    };
    const { notes } = timeline;
    for (const script of notes.scripts)add(script.frame, scriptLines(script, film));
    const sounds = notes.sounds.flatMap((sound)=>soundLines(sound, film));
    for (const isEnd of [
        true,
        false
    ])for (const sound of sounds)if ((sound.isEnd ?? false) === isEnd) add(sound.frame, sound.lines);
    const numbers = [
        ...frames.keys()
    ].sort((one, other)=>one - other);
    if (numbers.length === 0) return [];
    const isSingle = timeline.frameCount === 1;
    return [
        [
            ...isRoot ? [
                `this.actionFrames = [${numbers.join(',')}];`
            ] : [],
            ...isSingle ? [
                'this.isSingleFrame = false;'
            ] : [],
            '// timeline functions:',
            ...numbers.flatMap((frame)=>functionCode(frame, (frames.get(frame) ?? []).flat(), isSingle))
        ],
        [
            '// actions tween:',
            `this.timeline.addTween(${chainCode(numbers, timeline.frameCount)});`
        ]
    ];
}
const ONCE = [
    '\tif(this.isSingleFrame) {',
    '\t\treturn;',
    '\t}',
    '\tif(this.totalFrames == 1) {',
    '\t\tthis.isSingleFrame = true;',
    '\t}'
];
function functionCode(frame, lines, isSingle) {
    const body = lines.map((line)=>`\t${line}`);
    return [
        `this.frame_${frame} = function() {`,
        ...isSingle ? ONCE : [],
        ...body,
        '}'
    ];
}
function chainCode(frames, frameCount) {
    let code = 'cjs.Tween.get(this)';
    let before = 0;
    for (const frame of frames){
        if (frame > before) code += `.wait(${frame - before})`;
        code += `.call(this.frame_${frame})`;
        before = frame;
    }
    return `${code}.wait(${frameCount - before})`;
}
function scriptLines({ frame, keyframe, text }, film) {
    const where = `layer "${keyframe.layer?.name ?? ''}", frame ${frame + 1}`;
    const { isJavaScript, isDropped, live } = film.scripts;
    const { calls, isWhole } = playerCalls(text, isJavaScript ? 0 : 1);
    if (isJavaScript && !isDropped) {
        if (!isWhole) film.scriptCount++;
        if (live.size === 0 && /\bAdobeAn\.Layer\b/.test(text)) film.at(where, ()=>film.lose('The script finds no AdobeAn.Layer: layers keep their depths.'));
        return text.trimEnd().split(/\r\n?|\n/);
    }
    if (!isWhole) {
        film.at(where, ()=>{
            const hint = calls.length > 0 ? ' Only its calls that play and stop the timeline are kept.' : '';
            const why = isJavaScript ? ', as asked for.' : ': it is ActionScript, and players run JavaScript.';
            film.lose(`The script is left out${why}${hint}`);
        });
    }
    return calls;
}
function playerCalls(text, first) {
    const { commands, isWhole } = host_playing().readFrameScript(text, first);
    const calls = commands.flatMap((command)=>callOf(command, first) ?? []);
    return {
        calls,
        isWhole: isWhole && calls.length === commands.length
    };
}
function callOf(command, first) {
    switch(command.kind){
        case 'stop':
        case 'play':
            return `this.${command.kind}();`;
        case 'next':
            return 'this.gotoAndStop(this.currentFrame + 1);';
        case 'previous':
            return 'this.gotoAndStop(Math.max(0, this.currentFrame - 1));';
        case 'stopAllSounds':
            return undefined;
        case 'go':
            {
                const { target, scene, plays } = command;
                if (scene !== undefined) return undefined;
                const argument = typeof target === 'number' ? String(target - first) : quoteText(target);
                return `this.${plays ? 'gotoAndPlay' : 'gotoAndStop'}(${argument});`;
            }
    }
}

class Names {
    constructor(taken = []){
        this.counts = new Map();
        this.taken = new Set(taken);
    }
    take(name) {
        let free = name;
        let count = this.counts.get(name) ?? 0;
        while(this.taken.has(free))free = `${name}_${++count}`;
        this.counts.set(name, count);
        this.taken.add(free);
        return free;
    }
}

class ClassNames {
    constructor(film, { bitmaps, sounds, symbols }){
        this.names = new Names(OF_LIBRARY);
        this.soundNames = new Names();
        this.sounds = new Map();
        this.byPath = new Map();
        this.root = this.names.take(classNameOf$1(film));
        for (const item of bitmaps)this.give(item.name, linkedNameOf(item) ?? classNameOf$1(item.name, true));
        for (const item of sounds)this.sounds.set(item.name, this.soundNames.take(linkedNameOf(item) ?? soundNameOf(item.name)));
        for (const { item } of symbols)this.give(item.name, componentName(item) ?? linkedNameOf(item) ?? classNameOf$1(item.name));
    }
    of(path) {
        return this.byPath.get(path);
    }
    sound(path) {
        return this.sounds.get(path);
    }
    give(path, name) {
        if (!this.byPath.has(path)) this.byPath.set(path, this.names.take(name));
    }
}
function linkedNameOf(item) {
    const { isExported, isShared, isImported, className } = host_headless.linkageOf(item);
    if (!(isExported || isShared) || isImported || className === '') return undefined;
    return classNameOf$1(className.replace(/^.*\./, ''));
}
function componentName(item) {
    const component = host_headless.webComponentOf(item);
    return component && `an_${component.kind}`;
}
function soundNameOf(path) {
    return classNameOf$1(path.replace(/\.(mp3|wav|aiff?|ogg|m4a)$/i, ''));
}
const DROPPED = /[^\p{L}\p{Nd}\p{M}_$]/gu;
const ESCAPED = /&#\d{2,3};?/g;
const ENDING$1 = /\.(png|jpe?g|gif|bmp|psd|tiff?|svg)$/i;
function classNameOf$1(path, isBitmap = false) {
    return identifierOf(isBitmap ? host_headless.leafOf(path).replace(ENDING$1, '') : host_headless.leafOf(path));
}
function identifierOf(text) {
    const name = text.replace(ESCAPED, '').replace(DROPPED, '');
    return /^[\p{Nd}\p{M}]/u.test(name) || name === '' ? `_${name}` : name;
}

class FieldNames {
    constructor(own){
        this.names = new Names();
        this.own = new Set(own);
    }
    instance(name) {
        return name === '' || OF_CLIPS.has(name) ? this.counted('instance') : this.names.take(name);
    }
    layer(name) {
        const said = identifierOf(name.replace(/\s/g, '_'));
        return this.counted(OF_CLIPS.has(said) ? 'layer' : said);
    }
    counted(kind) {
        let name = this.names.take(kind);
        while(this.own.has(name))name = this.names.take(kind);
        return name;
    }
}

function layerObjectCode(code, name, { layer }, frameCount) {
    const { first, chain } = followed(code, frameCount, (frame)=>({
            depth: fixed(host_shown().depthAt(layer, frame), 4)
        }));
    return [
        `${code} = new cjs.Container();`,
        `${code}.name = ${quoteText(name)};`,
        `${code}.set(${valuesCode({
            ...first,
            isAttachedToCamera: layer.attachedToCamera
        })});`,
        `this.timeline.addTween(${chain});`
    ];
}
function liveCode(compiled, layers, film) {
    const { timeline } = compiled;
    const { width, height } = film.source.stage;
    const center = timeline.isScene ? {
        x: width / 2,
        y: height / 2
    } : {
        x: 0,
        y: 0
    };
    const list = layers.map(({ code, objects })=>`\t[${[
            code,
            ...objects
        ].join(',')}]`);
    const follow = [
        '// depths:',
        `followLayers(this, [`,
        list.join(',\n'),
        `], ${valuesCode(center)});`
    ];
    const hasCamera = timeline.isScene && timeline.cameraLayerEnabled;
    return [
        ...hasCamera ? [
            cameraCode(compiled, film)
        ] : [],
        follow
    ];
}
function cameraCode({ timeline, frameCount }, film) {
    const { source } = film;
    const code = 'this.___camera___instance';
    const middle = {
        ...host_headless.IDENTITY,
        tx: source.stage.width / 2,
        ty: source.stage.height / 2
    };
    const { first, chain } = followed(code, frameCount, (frame)=>{
        const matrix = host_shown().cameraMatrixAt(timeline, frame, (...at)=>source.shownElements(...at));
        const { depth } = host_shown().cameraAt(timeline, frame, source.stage, (...at)=>source.shownElements(...at));
        return {
            ...transformValues(matrix ?? middle, {
                x: 0,
                y: 0
            }, true),
            depth: fixed(depth, 4)
        };
    });
    noteColors(timeline, frameCount, film);
    return [
        '// camera:',
        `${code} = new cjs.MovieClip();`,
        `${code}.name = "___camera___instance";`,
        `${code}.set(${valuesCode(first)});`,
        `${code}.visible = false;`,
        `this.timeline.addTween(${chain});`
    ];
}
function followed(code, frameCount, valuesAt) {
    const first = valuesAt(0);
    const chain = new Chain(code, first);
    for(let frame = 0; frame < frameCount; frame++){
        chain.set(valuesAt(frame));
        chain.wait(1);
    }
    return {
        first,
        chain: chain.code
    };
}
function noteColors(timeline, frameCount, film) {
    const { stage } = film.source;
    for(let frame = 0; frame < frameCount; frame++){
        const { color } = host_shown().cameraAt(timeline, frame, stage, (...at)=>film.source.shownElements(...at));
        if (host_headless.colorKey(color) === host_headless.colorKey(host_headless.NO_COLOR_TRANSFORM)) continue;
        film.lose('The colour effect of the camera is left out: scripts move this camera.');
        return;
    }
}

function classCode(name, timeline, film, { isRoot, loops }) {
    const blocks = [
        ...frameCode(timeline, isRoot, film),
        ...contentCode$1(timeline, film)
    ];
    const body = [
        ...blocks,
        [
            'this._renderFirstFrame();'
        ]
    ].map((lines)=>lines.map((line)=>`\t${line}\n`).join(''));
    return `(${member('lib', name)} = function(mode,startPosition,loop,reversed) {\n${head(timeline, loops)}\n${body.join('\n')}\n})`;
}
function head({ notes, frameCount }, loops) {
    const named = notes.labels.filter(({ type, frame })=>type === 'name' && frame < frameCount);
    const entries = named.map(({ name, frame })=>`${key$1(name)}:${frame}`);
    return [
        `if (loop == null) { loop = ${String(loops)}; }`,
        'if (reversed == null) { reversed = false; }',
        '\tvar props = new Object();',
        '\tprops.mode = mode;',
        '\tprops.startPosition = startPosition;',
        `\tprops.labels = {${entries.join(',')}};`,
        '\tprops.loop = loop;',
        '\tprops.reversed = reversed;',
        '\tcjs.MovieClip.apply(this,[props]);\n'
    ].join('\n');
}
function contentCode$1(timeline, film) {
    const names = new FieldNames(namesIn(timeline));
    const masks = new Map();
    const blocks = [];
    const caches = [];
    const live = film.scripts.live.has(timeline.timeline) ? [] : undefined;
    if (!timeline.keepsOrder) film.lose('Layers pass one another in depth: they keep the order in which they begin.');
    for (const { type, name, frame } of timeline.notes.labels)if (type === 'anchor') film.lose(`The anchor "${name}" of frame ${frame + 1} is left out: the player has none.`);
    if (timeline.hasCameraFilters) film.lose('The colour filter of the camera is left out.');
    for (const layer of timeline.layers)layer.remember();
    for (const layer of timeline.layers){
        const mask = layer.mask && maskOf(layer.mask, timeline, names, masks, blocks, film);
        if (layer.isMask) continue;
        for (const block of oneLayer(layer, timeline.frameCount, names, mask, film, caches, live))blocks.push(block);
    }
    film.boxOfTimeline(timeline);
    for (const layer of timeline.layers)layer.forget();
    if (caches.length > 0) blocks.push(cacheCode(caches));
    if (live) blocks.push(...liveCode(timeline, live, film));
    return blocks;
}
function oneLayer(layer, frameCount, names, mask, film, caches, live) {
    const { blocks, fields } = layerCode(layer, frameCount, names, mask, film, caches);
    if (!live || fields.length === 0) return blocks;
    const name = names.layer(layer.name);
    const code = member('this', name);
    live.push({
        code,
        objects: fields.map((field)=>field.code)
    });
    return [
        layerObjectCode(code, name, layer, frameCount),
        ...blocks
    ];
}
function cacheCode(caches) {
    const list = caches.map((entry)=>`this.filterCacheList.push(${entry});`);
    return [
        'this.filterCacheList = [];',
        ...list,
        'this.addEventListener("tick", an.handleFilterCache);'
    ];
}
function maskOf(layer, timeline, names, masks, blocks, film) {
    if (!masks.has(layer)) {
        const mask = maskLayerCode(layer, timeline.frameCount, names, film);
        masks.set(layer, mask?.variable);
        for (const block of mask?.blocks ?? [])blocks.push(block);
    }
    return masks.get(layer);
}
function namesIn({ layers }) {
    return layers.flatMap(({ tracks })=>tracks.map(({ name })=>name)).filter((name)=>name !== '');
}

function propertiesCode(properties, { manifest }) {
    const { id, width, height, fps, color, opacity } = properties;
    const files = manifest.map((file)=>{
        const type = file.type ? `, type:${quoteText(file.type)}` : '';
        return `\t\t{src:${quoteText(file.src)}, id:${quoteText(file.id)}${type}}`;
    });
    const list = files.length === 0 ? '[]' : `[\n${files.join(',\n')}\n\t]`;
    return `// library properties:
lib.properties = {
	id: ${quoteText(id)},
	width: ${fixed(width, 2)},
	height: ${fixed(height, 2)},
	fps: ${fixed(fps, 4)},
	color: ${quoteText(color)},
	opacity: ${opacity.toFixed(2)},
	manifest: ${list},
	preloads: []
};
`;
}
function sheetsCode({ sheets }) {
    if (sheets.length === 0) return 'lib.ssMetadata = [];\n';
    const entries = sheets.map(({ name, frames })=>{
        const list = frames.map((frame)=>`[${frame.join(',')}]`);
        return `\t\t{name:${quoteText(name)}, frames: [${list.join(',')}]}`;
    });
    return `lib.ssMetadata = [\n${entries.join(',\n')}\n];\n`;
}

const ROOT_CLIP = `(lib.AnMovieClip = function() {
	var methods = cjs.MovieClip.prototype;
	this.actionFrames = [];
	this.ignorePause = false;
	this.gotoAndPlay = function(positionOrLabel) { methods.gotoAndPlay.call(this, positionOrLabel); }
	this.play = function() { methods.play.call(this); }
	this.gotoAndStop = function(positionOrLabel) { methods.gotoAndStop.call(this, positionOrLabel); }
	this.stop = function() { methods.stop.call(this); }
}).prototype = p = new cjs.MovieClip();
`;
const CLIP_HELPERS = `// helper functions:

function mc_symbol_clone() {
	var twin = new this.constructor(this.mode, this.startPosition, this.loop, this.reversed);
	twin = this._cloneProps(twin);
	twin.gotoAndStop(this.currentFrame);
	twin.framerate = this.framerate;
	twin.paused = this.paused;
	return twin;
}

function getMCSymbolPrototype(symbol, nominalBounds, frameBounds) {
	var prototype = cjs.extend(symbol, cjs.MovieClip);
	prototype.nominalBounds = nominalBounds;
	prototype.frameBounds = frameBounds;
	prototype.clone = mc_symbol_clone;
	return prototype;
}
`;
const SOUND_HELPERS = `var keptSounds = {};

function keepSound(id, sound) { if (sound) { (keptSounds[id] = keptSounds[id] || []).push(sound); } }
function stopKeptSound(id) {
	(keptSounds[id] || []).forEach(function(sound) { sound.stop(); });
	keptSounds[id] = [];
}
function isSoundKept(id) {
	return (keptSounds[id] || []).some(function(sound) { return sound.playState == cjs.Sound.PLAY_SUCCEEDED; });
}
`;
function registration(id) {
    return `(lib.Stage = function(canvas) {
	createjs.Stage.call(this, canvas);
}).prototype = p = new createjs.Stage();

p.setAutoPlay = function(autoPlay) { this.tickEnabled = autoPlay; }
p.play = function() { this.tickEnabled = true; this.getChildAt(0).gotoAndPlay(this.getTimelinePosition()); }
p.stop = function(ms) { if (ms) { this.seek(ms); } this.tickEnabled = false; }
p.seek = function(ms) { this.tickEnabled = true; this.getChildAt(0).gotoAndStop(lib.properties.fps * ms / 1000); }
p.getDuration = function() { return this.getChildAt(0).totalFrames / lib.properties.fps * 1000; }
p.getTimelinePosition = function() { return this.getChildAt(0).currentFrame / lib.properties.fps * 1000; }

an.bootcompsLoaded = an.bootcompsLoaded || [];
an.bootstrapListeners = an.bootstrapListeners || [];
an.bootstrapCallback = function(listener) {
	an.bootstrapListeners.push(listener);
	an.bootcompsLoaded.forEach(function(id) { listener(id); });
};

an.compositions = an.compositions || {};
an.compositions[${id}] = {
	getStage: function() { return exportRoot.stage; },
	getLibrary: function() { return lib; },
	getSpriteSheet: function() { return ss; },
	getImages: function() { return img; }
};
an.getComposition = function(id) { return an.compositions[id]; };
an.compositionLoaded = function(id) {
	an.bootcompsLoaded.push(id);
	an.bootstrapListeners.forEach(function(listener) { listener(id); });
};

an.makeResponsive = function(isResponsive, direction, isScaled, scaleType, containers) {
	var last = { width: 0, height: 0, scale: 1 };
	function scaleFor(width, height) {
		var across = width / lib.properties.width, down = height / lib.properties.height;
		if (!isResponsive) { return 1; }
		if ((direction == "width" && last.width == width) || (direction == "height" && last.height == height)) { return last.scale; }
		if (!isScaled) { return Math.min(1, across, down); }
		return scaleType == 2 ? Math.max(across, down) : Math.min(across, down);
	}
	function resize() {
		var ratio = window.devicePixelRatio || 1;
		var scale = scaleFor(window.innerWidth, window.innerHeight);
		var width = lib.properties.width * scale, height = lib.properties.height * scale;
		containers[0].width = width * ratio;
		containers[0].height = height * ratio;
		containers.forEach(function(container) {
			container.style.width = width + "px";
			container.style.height = height + "px";
		});
		stage.scaleX = stage.scaleY = ratio * scale;
		last = { width: window.innerWidth, height: window.innerHeight, scale: scale };
		stage.tickOnUpdate = false;
		stage.update();
		stage.tickOnUpdate = true;
	}
	window.addEventListener("resize", resize);
	resize();
};

an.handleFilterCache = function(event) {
	var clip = event.currentTarget;
	if (event.paused || !clip) { return; }
	(clip.filterCacheList || []).forEach(function(entry) {
		if (clip.currentFrame < entry.startFrame || clip.currentFrame > entry.endFrame) { return; }
		entry.instance.cache(entry.x, entry.y, entry.w, entry.h);
	});
	if (clip.bitmapCache) { clip.updateCache(); }
};
an.handleSoundStreamOnTick = function() {};
`;
}

function contentCode(film, root, loops) {
    const symbols = film.compiled.symbols.map((symbol)=>symbolCode(symbol, film));
    const main = rootCode(film, root, loops);
    const helpers = [
        ...symbols.some((code)=>code.includes(' = getMCSymbolPrototype(')) ? [
            CLIP_HELPERS
        ] : [],
        ...film.keptSounds.size > 0 ? [
            SOUND_HELPERS
        ] : [],
        ...film.needs.components ? [
            COMPONENTS
        ] : []
    ];
    return [
        sheetsCode(film.media),
        ROOT_CLIP,
        '// symbols:\n',
        ...bitmapClasses(film),
        ...helpers,
        ...symbols,
        `// stage content:\n${main}`
    ].join('\n');
}
function filmCode(content, properties, media, extras) {
    const parts = [
        `(function (cjs, an) {\n\nvar p;\nvar lib={};var ss={};var img={};\n${content}`,
        propertiesCode(properties, media),
        registration(quoteText(properties.id)),
        ...extras === '' ? [] : [
            extras
        ],
        '})(createjs = createjs||{}, AdobeAn = AdobeAn||{});\nvar createjs, AdobeAn;\n'
    ];
    return parts.join('\n');
}
function bitmapClasses({ compiled, names, media, source }) {
    return compiled.bitmaps.flatMap(({ name: path })=>{
        const [name, bitmap] = [
            names.of(path),
            media.bitmaps.get(path)
        ];
        if (name === undefined || !bitmap) return [];
        const item = source.item(path);
        const isHard = item !== undefined && !host_headless.BITMAP_ITEM.allowSmoothing.read(item);
        return [
            bitmapClass(name, bitmap) + (isHard ? hardDrawing(bitmap.kind === 'frame' ? 'Sprite' : 'Bitmap') : '')
        ];
    });
}
const MOVIE_CLIPS = new Set([
    'movie clip',
    'component'
]);
function hardDrawing(kind) {
    return `p.draw = function(ctx, ignoreCache) {
	var isSmooth = ctx.imageSmoothingEnabled;
	ctx.imageSmoothingEnabled = false;
	var isDrawn = cjs.${kind}.prototype.draw.call(this, ctx, ignoreCache);
	ctx.imageSmoothingEnabled = isSmooth;
	return isDrawn;
};\n\n`;
}
function symbolCode({ item, timeline }, film) {
    const name = film.names.of(item.name) ?? '';
    const component = host_headless.webComponentOf(item);
    if (component) return componentCode(name, component);
    return film.at(`"${item.name}"`, ()=>{
        const code = classCode(name, timeline, film, {
            isRoot: false,
            loops: true
        });
        const box = film.boxOfTimeline(timeline);
        if (MOVIE_CLIPS.has(item.itemType) && timeline.frameCount <= 1 && !host_headless.isEmpty(box)) return `${code}.prototype = getMCSymbolPrototype(${member('lib', name)}, ${rectangleCode(box)}, null);\n`;
        return `${code}.prototype = p = new cjs.MovieClip();\np.nominalBounds = ${rectangleCode(box)};\n`;
    });
}
function rootCode(film, root, loops) {
    const [scene] = film.compiled.scenes;
    const { name } = film.source.scenes[0];
    const options = {
        isRoot: true,
        loops
    };
    const code = film.at(`scene "${name}"`, ()=>classCode(root, scene, film, options));
    const bounds = rootRectangleCode(film.boxOfTimeline(scene), film.source.stage);
    return `${code}.prototype = p = new lib.AnMovieClip();\np.nominalBounds = ${bounds};\n`;
}
function bitmapClass(name, bitmap) {
    const open = `(${member('lib', name)} = function() {\n`;
    if (bitmap.kind === 'frame') {
        const body = `\tthis.initialize(ss[${quoteText(bitmap.sheet)}]);\n\tthis.gotoAndStop(${bitmap.frame});\n`;
        return `${open}${body}}).prototype = p = new cjs.Sprite();\n\n`;
    }
    const image = `\tthis.initialize(${member('img', bitmap.id)});\n`;
    const bounds = `p.nominalBounds = new cjs.Rectangle(0,0,${bitmap.width},${bitmap.height});\n`;
    return `${open}${image}}).prototype = p = new cjs.Bitmap();\n${bounds}`;
}
function rectangleCode(box) {
    if (host_headless.isEmpty(box)) return call('new cjs.Rectangle', [
        0,
        0,
        0,
        0
    ]);
    const [left, top] = [
        fixed(box.left, 1),
        fixed(box.top, 1)
    ];
    return call('new cjs.Rectangle', [
        left,
        top,
        fixed(box.right - box.left, 1),
        fixed(box.bottom - box.top, 1)
    ]);
}
function rootRectangleCode(box, stage) {
    const [halfWidth, halfHeight] = [
        stage.width / 2,
        stage.height / 2
    ];
    const shown = host_headless.isEmpty(box) ? {
        left: 0,
        top: 0,
        right: 0,
        bottom: 0
    } : box;
    const { left, top, right, bottom } = shown;
    const numbers = [
        left + halfWidth,
        top + halfHeight,
        right - left - halfWidth,
        bottom - top - halfHeight
    ];
    return call('new cjs.Rectangle', numbers.map((value)=>fixed(value, 1)));
}

class Losses {
    add(where, what) {
        this.note({
            where,
            what
        });
    }
    warn(where, what) {
        this.note({
            where,
            what,
            isWarning: true
        });
    }
    get all() {
        return [
            ...this.found.values()
        ];
    }
    note(loss) {
        const key = `${loss.where}\n${loss.what}`;
        if (!this.found.has(key)) this.found.set(key, loss);
    }
    constructor(){
        this.found = new Map();
    }
}
function whereOf(timeline, { layer, start }) {
    return whereAt(timeline, layer?.name, start);
}
function whereAt(timeline, layer, frame) {
    return `${timeline}${layer === undefined ? '' : `, layer "${layer}"`}, frame ${frame + 1}`;
}

function timelineBox(timeline, film) {
    const measure = new Measure(host_shown().ContentBounds.of(film, 'published'));
    const box = host_headless.emptyBox();
    for (const layer of timeline.layers)if (!layer.isMask) host_headless.unite(box, measure.layerBox(layer));
    return box;
}
class Measure {
    constructor(bounds){
        this.bounds = bounds;
        this.symbols = new Map();
    }
    layerBox(layer) {
        const { mask } = layer;
        const frames = new Set(changingFrames(layer));
        if (mask) for (const frame of changingFrames(mask))frames.add(frame);
        const box = host_headless.emptyBox();
        for (const frame of frames){
            const shown = this.frameBox(layer, frame);
            host_headless.unite(box, mask ? this.clipped(shown, this.frameBox(mask, frame)) : shown);
        }
        return box;
    }
    clipped(shown, mask) {
        return host_headless.isEmpty(mask) ? shown : host_headless.overlap(shown, mask);
    }
    frameBox(layer, frame) {
        const box = host_headless.emptyBox();
        for (const placement of layer.at(frame)){
            host_headless.includeTransformed(box, this.contentBox(placement), placement.matrix);
        }
        return box;
    }
    contentBox({ element, track }) {
        if (track.kind !== 'symbol' && track.kind !== 'component') return this.bounds.ofContent(element);
        const { path, symbolType, firstFrame, loop, lastFrame } = element;
        const key = [
            path,
            symbolType,
            firstFrame,
            loop,
            lastFrame
        ].join('\n');
        let box = this.symbols.get(key);
        if (!box) this.symbols.set(key, box = this.bounds.ofContent(element));
        return box;
    }
}
function changingFrames({ spans }) {
    const frames = new Set();
    for (const { start, duration, tween, placements } of spans){
        const runs = placements.some(({ element })=>element.isGraphic);
        const count = tween.kind === 'none' && !runs ? 1 : duration;
        for(let frame = start; frame < start + count; frame++)frames.add(frame);
    }
    return frames;
}

class FilmContext {
    constructor(compiled, names, media, scripts){
        this.compiled = compiled;
        this.names = names;
        this.media = media;
        this.scripts = scripts;
        this.scriptCount = 0;
        this.needs = {
            guides: false,
            buttons: false,
            components: false,
            libraries: new Map(),
            files: new Map()
        };
        this.found = new Losses();
        this.boxes = new Map();
        this.where = '';
        this.source = compiled.film;
        this.faces = host_drawing().facesOf(compiled.film);
    }
    get losses() {
        return this.found.all;
    }
    at(where, work) {
        const outer = this.where;
        this.where = outer === '' ? where : `${outer}, ${where}`;
        try {
            return work();
        } finally{
            this.where = outer;
        }
    }
    get keptSounds() {
        return this.kept ??= this.readKeptSounds();
    }
    readKeptSounds() {
        const timelines = [
            ...this.compiled.scenes,
            ...this.compiled.symbols.map(({ timeline })=>timeline)
        ];
        const sounds = timelines.flatMap((timeline)=>timeline.notes.sounds);
        return new Set(sounds.filter(({ sound })=>sound.soundSync !== 'event').map(({ path })=>path));
    }
    lose(what) {
        this.found.add(this.where, what);
    }
    warn(what) {
        this.found.warn(this.where, what);
    }
    boxOf(path) {
        const timeline = this.compiled.symbol(path)?.timeline;
        return timeline ? this.boxOfTimeline(timeline) : host_headless.emptyBox();
    }
    boxOfTimeline(timeline) {
        let box = this.boxes.get(timeline);
        if (!box) this.boxes.set(timeline, box = timelineBox(timeline, this.source));
        return box;
    }
    scaleOfBitmap(path) {
        const [bitmap, item] = [
            this.media.bitmaps.get(path),
            this.source.item(path)
        ];
        return bitmap && item ? host_shown().ownScale(item, bitmap) : host_headless.IDENTITY;
    }
    imageCode(path, field) {
        const bitmap = this.media.bitmaps.get(path);
        if (!bitmap) {
            this.lose(`The bitmap "${path}" is left out: it cannot be read.`);
            return undefined;
        }
        if (bitmap.kind === 'image') return {
            code: member('img', bitmap.id)
        };
        const code = `sprImg_${field}`;
        const frame = call('cjs.SpriteSheetUtils.extractFrame', [
            `ss[${quoteText(bitmap.sheet)}]`,
            bitmap.frame
        ]);
        return {
            code,
            before: `var ${code} = ${frame};`
        };
    }
}

const WORDS = /\bVirtualCamera\b|___camera___instance|\b(?:[gs]etLayerZDepth|removeLayer|addNewLayer)\b/;
function liveTimelines(film, dropsScripts) {
    if (!film.isCanvas || dropsScripts) return new Set();
    const main = film.sceneTimeline(film.scenes[0]);
    const timelines = [
        main,
        ...film.items.flatMap((item)=>film.itemTimeline(item) ?? [])
    ];
    const live = timelines.filter((timeline)=>timeline.layerDepthEnabled || timeline === main && main.cameraLayerEnabled);
    const { scripts } = film.properties;
    const isCalled = live.length > 0 && (scripts.some(({ source, text })=>source !== undefined || WORDS.test(text)) || timelines.some(calls));
    return new Set(isCalled ? live : []);
}
function calls({ layers }) {
    return layers.some(({ keyframes })=>keyframes.some(({ script })=>WORDS.test(script)));
}

function writeCanvasScript(source, { name, loops, dropsScripts = false, media: make }) {
    const live = liveTimelines(source, dropsScripts);
    const compiled = new CompiledDocument(source, 1, (timeline)=>live.has(timeline), (item)=>!host_headless.webComponentOf(item));
    for (const { timeline } of compiled.scenes)host_headless.checkShown(timeline, source);
    const names = new ClassNames(name, compiled);
    const made = make({
        bitmaps: compiled.bitmaps.map((item)=>({
                path: item.name,
                name: names.of(item.name) ?? item.name
            })),
        sounds: compiled.sounds.map((item)=>({
                path: item.name,
                name: names.sound(item.name) ?? item.name
            }))
    });
    const film = new FilmContext(compiled, names, made, {
        isJavaScript: source.isCanvas,
        isDropped: dropsScripts,
        live
    });
    const content = contentCode(film, names.root, loops);
    const media = withLibraries(made, film);
    const properties = propertiesOf(source, names.root, content);
    const script = filmCode(content, properties, media, live.size > 0 ? LIVE_LAYERS : '');
    noteScenes(source, film);
    noteExports(compiled, film);
    noteSounds(film);
    const { guides: hasGuides, buttons: hasButtons } = film.needs;
    const { losses, scriptCount: scripts } = film;
    return {
        script,
        properties,
        media,
        hasGuides,
        hasButtons,
        componentFiles: film.needs.files,
        losses,
        scripts
    };
}
function withLibraries(media, { needs }) {
    const libraries = [
        ...needs.libraries
    ].map(([id, src])=>({
            src,
            id
        }));
    return {
        ...media,
        manifest: [
            ...media.manifest,
            ...libraries
        ]
    };
}
function propertiesOf(source, root, content) {
    const { properties, stage, frameRate } = source;
    const guid = properties.fileGUID.toUpperCase();
    return {
        id: /^[0-9A-F]{32}$/.test(guid) ? guid : idOf$1(content, source),
        root,
        ...stage,
        fps: frameRate,
        color: properties.backgroundColor.toUpperCase(),
        opacity: properties.backgroundAlpha
    };
}
function idOf$1(content, { platform }) {
    const bytes = new TextEncoder().encode(content);
    const numbers = [
        bytes.length,
        platform.compression.crc32(bytes)
    ];
    return numbers.map((number)=>number.toString(16).padStart(16, '0')).join('').toUpperCase();
}
function noteExports({ film: source }, film) {
    for (const item of source.listedItems){
        const { isExported, isImported, className, identifier } = host_headless.linkageOf(item);
        const name = className || identifier;
        const isMissing = isExported && name !== '' && item.itemType === 'font';
        if (isMissing) film.at(`"${item.name}"`, ()=>film.lose(`The ${item.itemType} is not exported as "${name}".`));
        if (isImported) film.at(`"${item.name}"`, ()=>film.lose('The item is not taken from another movie: that of the document is.'));
    }
    const documentClass = source.publishing.read('DocumentClass', '').trim();
    film.at('the document', ()=>{
        if (documentClass !== '' && !source.isCanvas) film.lose(`Its class "${documentClass}" is left out: it is ActionScript, and players run JavaScript.`);
        noteAccessibility(source.properties, film);
    });
}
function noteScenes({ scenes }, film) {
    for (const { name } of scenes.slice(1)){
        film.at(`scene "${name}"`, ()=>film.lose('The scene is left out: the player has one timeline.'));
    }
}
function noteSounds(film) {
    const { compiled, media } = film;
    for (const item of compiled.sounds)if (!media.sounds.has(item.name) && host_headless.linkageOf(item).isExported) film.at(JSON.stringify(item.name), ()=>film.lose('Scripts cannot play the sound: the film has no file of it.'));
}

function publishCanvas(source, { isHosted = false, dropsScripts = false, sources, onePage } = {}) {
    const settings = settingsOf$1(source, onePage);
    const film = writeCanvasScript(source, {
        name: host_defaults.bareName(source.name),
        loops: settings.loops,
        dropsScripts,
        media: (requests)=>onePage ? withinPage(publishMedia(source, {
                ...requests,
                sounds: []
            }, settings)) : publishMedia(source, requests, settings)
    });
    const player = onePage ? {
        address: PLAYER.address,
        text: onePage.player,
        files: []
    } : playerOf(source, isHosted, settings);
    const { media } = film;
    const options = {
        folder: onePage ? undefined : settings.folders.player,
        sources
    };
    const own = pageScripts(source, dropsScripts, options);
    const shown = copyFiles(source, film.componentFiles, options);
    return {
        files: uniqueFiles([
            ...scripts(film, settings),
            ...page(film, settings, player, own),
            ...media.files,
            ...shown.files,
            ...player.files,
            ...settings.hasPage ? own.files : []
        ]),
        losses: [
            ...noteSettings(source),
            ...film.losses,
            ...media.losses,
            ...shown.losses,
            ...own.losses
        ],
        scripts: film.scripts + (settings.hasPage ? countScripts(own) : 0)
    };
}
function uniqueFiles(files) {
    const byName = new Map();
    for (const file of files){
        const name = host_headless.foldedName(file.path);
        if (!byName.has(name)) byName.set(name, file);
    }
    return [
        ...byName.values()
    ];
}
function pageScripts(source, isDropped, options) {
    const own = readDocumentScripts(source, options);
    return isDropped ? withoutScripts(own) : own;
}
const ONE_PAGE = {
    isScriptInPage: true,
    hasPage: true,
    hasImages: true,
    sheet: undefined
};
function settingsOf$1(source, onePage) {
    const settings = readCanvasSettings(source);
    if (!onePage) return settings;
    return {
        ...settings,
        ...ONE_PAGE,
        responsive: onePage.isFitted ? 'both' : settings.responsive
    };
}
function scripts({ script }, { name, isScriptInPage, hasPage }) {
    return isScriptInPage && hasPage ? [] : [
        textFile(`${name}.js`, script)
    ];
}
function page(film, settings, player, { included, scripts, template }) {
    if (!settings.hasPage) return [];
    const { script, properties, media, hasGuides, hasButtons } = film;
    const facts = {
        ...properties,
        settings,
        script,
        included,
        scripts,
        template,
        player,
        hasFiles: media.manifest.length > 0,
        hasSounds: media.sounds.size > 0,
        hasGuides,
        hasButtons
    };
    return [
        textFile(`${settings.name}.html`, writePage(facts))
    ];
}
function playerOf({ platform }, isHosted, { folders, hasPage }) {
    const { packageFile } = platform;
    if (isHosted || !packageFile || !hasPage) return {
        address: PLAYER.address,
        files: []
    };
    const path = folders.player + PLAYER.file;
    return {
        address: urlOf(path),
        files: [
            {
                path,
                bytes: packageFile(PLAYER.module)
            }
        ]
    };
}
function textFile(path, text) {
    return {
        path,
        bytes: new TextEncoder().encode(text)
    };
}

function writeRectangle(out, box) {
    const { left, right, top, bottom } = host_headless.isEmpty(box) ? {
        left: 0,
        right: 0,
        top: 0,
        bottom: 0
    } : box;
    const count = host_headless.signedBitsOf(left, right, top, bottom);
    out.align().bits(count, 5);
    for (const side of [
        left,
        right,
        top,
        bottom
    ])out.signed(side, count);
    out.align();
}

const SIGNATURE = 8;
function writeMovie(head, tags, compression) {
    const { version, width, height, frameRate, frameCount, isCompressed } = head;
    const body = new host_headless.ByteWriter();
    writeRectangle(body, {
        left: 0,
        top: 0,
        right: width,
        bottom: height
    });
    body.align().fixed8(frameRate).u16(frameCount).raw(tags);
    const start = new host_headless.ByteWriter().u8(isCompressed ? 0x43 : 0x46).u8(0x57).u8(0x53).u8(version);
    start.u32(SIGNATURE + body.size);
    return host_headless.joinBytes([
        start.written,
        isCompressed ? compression.deflate(body.written) : body.written
    ]);
}

const TAG = {
    end: 0,
    showFrame: 1,
    defineShape: 2,
    setBackgroundColor: 9,
    defineText: 11,
    doAction: 12,
    defineSound: 14,
    startSound: 15,
    defineButtonSound: 17,
    soundStreamBlock: 19,
    defineBitsLossless: 20,
    defineBitsJpeg2: 21,
    defineShape2: 22,
    placeObject2: 26,
    removeObject2: 28,
    defineShape3: 32,
    defineText2: 33,
    defineButton2: 34,
    defineBitsJpeg3: 35,
    defineBitsLossless2: 36,
    defineEditText: 37,
    defineSprite: 39,
    frameLabel: 43,
    soundStreamHead2: 45,
    defineMorphShape: 46,
    exportAssets: 56,
    doInitAction: 59,
    defineVideoStream: 60,
    videoFrame: 61,
    fileAttributes: 69,
    placeObject3: 70,
    defineFontAlignZones: 73,
    csmTextSettings: 74,
    defineFont3: 75,
    symbolClass: 76,
    defineScalingGrid: 78,
    doAbc: 82,
    defineShape4: 83,
    defineMorphShape2: 84,
    defineSceneAndFrameLabelData: 86,
    defineFontName: 88
};
const LONG$1 = 63;
function writeTag(out, code, body = EMPTY$1) {
    if (body.length < LONG$1) out.u16(code << 6 | body.length);
    else out.u16(code << 6 | LONG$1).u32(body.length);
    out.raw(body);
}
const EMPTY$1 = new Uint8Array();
function bodyOf(write) {
    const out = new host_headless.ByteWriter();
    write(out);
    return out.written;
}

function readLinkage(item, language) {
    const { isExported, className, identifier, baseClass } = host_headless.linkageOf(item);
    if (!isExported) return {
        name: '',
        base: ''
    };
    return language === 3 ? {
        name: className,
        base: baseClass
    } : {
        name: identifier || className,
        base: ''
    };
}
function isClassName(name) {
    return /^[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)*$/u.test(name);
}
function packageOf(fileName) {
    const word = fileName.replace(/[^\p{L}\p{N}_$]/gu, '_');
    return `${/^\p{N}/u.test(word) ? '_' : ''}${word}_fla`;
}

function isComponent({ kind, tag }) {
    return kind === 'component' || tag === 'DOMCompiledClipInstance';
}
function literalOf({ type, value }) {
    switch(type){
        case 'Boolean':
            return value === 'true' ? 'true' : 'false';
        case 'Number':
            return numberOf(value);
        case 'Color':
            return /^#[0-9a-f]{1,6}$/i.test(value) ? `0x${value.slice(1)}` : numberOf(value);
        case 'Array':
            return `[${value === '' ? '' : value.split(',').map(textLiteral).join(', ')}]`;
        default:
            return textLiteral(value);
    }
}
function numberOf(value) {
    if (value === 'null') return value;
    const number = Number(value);
    return Number.isFinite(number) ? String(number) : 'NaN';
}
function textLiteral(text) {
    return JSON.stringify(text).replace(/[\u2028\u2029]/g, (letter)=>`\\u${letter.charCodeAt(0).toString(16)}`);
}

const WITH_CONSTRUCT = 7;
class Components {
    constructor(film, libraries, problems){
        this.film = film;
        this.libraries = libraries;
        this.problems = problems;
        this.names = new WeakMap();
    }
    get isLeftOut() {
        return this.problems.isDropping;
    }
    clipId(path) {
        const item = this.film.item(path);
        return item && this.libraries.clipId(item);
    }
    nameOf(element) {
        return this.names.get(element) ?? element.name;
    }
    scriptOf(element, where, version) {
        const lines = this.parametersOf(element, where).map((parameter)=>`this[${textLiteral(parameter.name)}] = ${literalOf(parameter)};`);
        if (lines.length === 0) return '';
        const event = version < WITH_CONSTRUCT ? 'initialize' : 'construct';
        return `\nonClipEvent (${event}) { ${lines.join(' ')} }`;
    }
    addSetup(timeline, where, code, scene) {
        if (this.isLeftOut) return;
        let unnamed = 0;
        for (const layer of timeline.layers){
            if (layer.layerType === 'guide' || layer.isCamera) continue;
            for (const keyframe of layer.keyframes){
                const around = whereOf(where, keyframe);
                for (const element of keyframe.elements.flatMap(host_headless.leavesOf)){
                    if (!isComponent(element)) continue;
                    const parameters = this.parametersOf(element, around);
                    if (parameters.length === 0) continue;
                    const isNamed = isClassName(element.name);
                    const name = isNamed ? element.name : `__id${unnamed++}_`;
                    if (!isNamed) {
                        this.names.set(element, name);
                        code.declare(name);
                    }
                    const { start, end } = keyframe;
                    const shown = {
                        name,
                        timeline: timeline.name,
                        layer: layer.name,
                        start,
                        end,
                        parameters
                    };
                    code.add(shown, {
                        frameCount: timeline.frameCount,
                        scene
                    }, (what)=>{
                        this.problems.lose(around, what);
                    });
                }
            }
        }
    }
    parametersOf(element, where) {
        try {
            return host_headless.componentParameters(element);
        } catch  {
            this.problems.refuse(where, 'The parameters of a component cannot be read.');
            return [];
        }
    }
}

const MAX_ID = 65535;
class Definitions {
    nextId() {
        if (this.last === MAX_ID) {
            throw new Error(`The movie needs more than ${MAX_ID} characters, which SWF cannot number.`);
        }
        return ++this.last;
    }
    add(code, body) {
        writeTag(this.tags, code, body);
    }
    defineOnce({ code, body }) {
        const key = `${code} ${host_errors.decodeLatin1(body)}`;
        let id = this.known.get(key);
        if (id === undefined) this.known.set(key, id = this.define(code, (out)=>out.raw(body)));
        return id;
    }
    define(code, write) {
        const id = this.nextId();
        this.add(code, bodyOf((out)=>{
            write(out.u16(id));
        }));
        return id;
    }
    constructor(){
        this.tags = new host_headless.ByteWriter();
        this.known = new Map();
        this.last = 0;
    }
}

const MAX_POINTS = 255;
const ENDLESS = 65535;
function writeSoundInfo(out, sound, length) {
    const { soundSync: sync, inPoint44: start, outPoint44, plays } = sound;
    const end = outPoint44 < length ? outPoint44 : 0;
    const loops = plays > 1 ? Math.min(ENDLESS, plays) : 0;
    const points = envelopeOf(sound);
    const isStop = sync === 'stop';
    out.bits(0, 2).flag(isStop).flag(sync === 'start').flag(points.length > 0 && !isStop);
    out.flag(loops > 0 && !isStop).flag(end > 0 && !isStop).flag(start > 0 && !isStop);
    if (isStop) return;
    if (start > 0) out.u32(start);
    if (end > 0) out.u32(end);
    if (loops > 0) out.u16(loops);
    if (points.length > 0) writeEnvelope(out, points);
}
function writeEnvelope(out, points) {
    out.u8(points.length);
    for (const { mark44, level0, level1 } of points)out.u32(mark44).u16(level0).u16(level1);
}
function envelopeOf({ envelope }) {
    return envelope.every(({ isFull })=>isFull) ? [] : envelope.slice(0, MAX_POINTS);
}

const STATES$1 = 4;
function defineButtonSounds(button, heard, where, sounds, definitions) {
    const byState = Array.from({
        length: STATES$1
    }, (_, state)=>heard.find(({ frame })=>frame === state));
    const cues = byState.map((cue)=>{
        const id = cue && sounds.at(cue.path, whereAt(where, cue.layer, cue.frame));
        return cue && id !== undefined ? {
            id,
            ...cue
        } : undefined;
    });
    if (cues.every((cue)=>!cue)) return;
    definitions.add(TAG.defineButtonSound, bodyOf((out)=>{
        out.u16(button);
        for (const cue of cues){
            out.u16(cue?.id ?? 0);
            if (cue) writeSoundInfo(out, cue.sound, sounds.lengthOf(cue.path));
        }
    }));
}

const BASES = {
    'movie clip': 'flash.display.MovieClip',
    graphic: 'flash.display.MovieClip',
    component: 'flash.display.MovieClip',
    'compiled clip': 'flash.display.MovieClip',
    button: 'flash.display.SimpleButton',
    bitmap: 'flash.display.BitmapData',
    sound: 'flash.media.Sound',
    font: 'flash.text.Font'
};
class ExportedItems {
    constructor(film, symbols, sounds, movie, classes, libraries){
        this.film = film;
        this.symbols = symbols;
        this.sounds = sounds;
        this.movie = movie;
        this.classes = classes;
        this.libraries = libraries;
    }
    names({ isWhole, root }) {
        const isNew = this.movie.settings.actionScript === 3;
        const rootItem = root && this.film.item(root.path);
        if (rootItem) this.idOf(rootItem);
        const exported = this.film.listedItems.flatMap((item)=>isWhole || this.isUsed(item.name) ? this.itemName(item, isNew, item.name === root?.path ? root.className : undefined) : []);
        if (!isNew) return exported;
        const own = [
            ...this.classes.ofSymbols
        ].flatMap(([path, name])=>{
            const sprite = this.symbols.sprites.get(path);
            return sprite ? [
                [
                    sprite.id,
                    name
                ]
            ] : [];
        });
        const main = this.classes.mainClass();
        return [
            ...exported,
            ...own,
            ...main === undefined ? [] : [
                [
                    0,
                    main
                ]
            ]
        ];
    }
    itemName(item, isNew, className) {
        const linkage = readLinkage(item, this.movie.settings.actionScript);
        const { base } = linkage;
        const name = className ?? linkage.name;
        if (name === '') return [];
        const { isImported, isInFirstFrame } = host_headless.linkageOf(item);
        const fallback = BASES[item.itemType];
        if (fallback === undefined || isImported) {
            this.movie.losses.add(`"${item.name}"`, `The ${item.itemType} is not exported as "${name}".`);
            return [];
        }
        const isNeeded = isInFirstFrame || this.isUsed(item.name);
        const id = isNeeded ? this.idOf(item) : undefined;
        if (id === undefined) return [];
        const shown = isNew ? this.classes.addLinked(item.name, name, base, fallback) : name;
        return shown === undefined ? [] : [
            [
                id,
                shown
            ]
        ];
    }
    isUsed(path) {
        return this.symbols.sprites.has(path) || this.symbols.bitmaps.has(path) || this.sounds.has(path);
    }
    idOf(item) {
        const where = `"${item.name}"`;
        switch(item.itemType){
            case 'bitmap':
                return this.symbols.bitmaps.at(item.name)?.id;
            case 'sound':
                return this.sounds.at(item.name, where);
            case 'compiled clip':
                return this.libraries.clipId(item);
            case 'font':
                return this.symbols.font(item, where);
            case 'button':
                return this.symbols.button(item.name, where)?.id;
            default:
                return this.symbols.sprite(item.name, where)?.id;
        }
    }
}

const MP3 = 2;
const LITTLE_ENDIAN = 3;
const RATES = [
    5512.5,
    11025,
    22050,
    44100
];
const MAX_RATE$1 = 44100;
class Sounds {
    constructor(movie){
        this.movie = movie;
        this.known = new Map();
        this.lengths = new Map();
    }
    at(path, where) {
        if (!this.known.has(path)) this.known.set(path, this.define(path, where));
        return this.known.get(path);
    }
    lengthOf(path) {
        return this.lengths.get(path) ?? 0;
    }
    has(path) {
        return this.known.has(path);
    }
    dataOf(path) {
        const { film } = this.movie;
        return readSound(film.item(path), film.files);
    }
    ofVideo(path) {
        const { film } = this.movie;
        const item = film.item(path);
        const video = item?.itemType === 'video' ? host_media().codedVideoOf(item, film.files) : undefined;
        if (!video || typeof video === 'string' || !video.sound) return undefined;
        const { data, rate, bits, channels } = video.sound;
        const number = RATES.indexOf(rate);
        if (number < 0) return undefined;
        const samples = Math.floor(data.length * 8 / (bits * channels));
        return {
            ...{
                coding: 'pcm',
                rate: number,
                is16Bit: bits === 16,
                isStereo: channels === 2
            },
            ...{
                samples,
                delay: 0,
                bytes: data
            }
        };
    }
    loseStream(path, where) {
        this.movie.losses.add(where, `The sound of the video "${path}" is left out: a timeline holds one sound that streams.`);
    }
    define(path, where) {
        const { definitions, losses } = this.movie;
        const data = this.dataOf(path);
        if (!data) {
            losses.add(where, `The sound "${path}" is left out: its data are missing or cannot be read.`);
            return undefined;
        }
        this.playback = formatByte(data) & 0x0f;
        this.lengths.set(path, data.samples * MAX_RATE$1 / RATES[data.rate]);
        return definitions.define(TAG.defineSound, (out)=>{
            out.u8(formatByte(data)).u32(data.samples);
            if (data.coding === 'mp3') out.u16(data.delay);
            out.raw(data.bytes);
        });
    }
}
function formatByte({ coding, rate, is16Bit, isStereo }) {
    const kind = coding === 'mp3' ? MP3 : LITTLE_ENDIAN;
    return kind << 4 | rate << 2 | (is16Bit || coding === 'mp3' ? 2 : 0) | (isStereo ? 1 : 0);
}
function readSound(item, files) {
    const sound = host_media().storedSoundOf(item, files);
    const rate = sound ? RATES.indexOf(sound.head.rate) : -1;
    if (!sound || rate < 0 || sound.head.sampleCount <= 0) return undefined;
    const { head, stored } = sound;
    return {
        coding: stored.kind,
        rate,
        is16Bit: head.bits === 16,
        isStereo: head.channels === 2,
        samples: head.sampleCount,
        delay: stored.kind === 'mp3' ? host_media().coderDelay(samplesIn(stored.data) - head.sampleCount, head.rate) : 0,
        bytes: stored.data
    };
}
function samplesIn(data) {
    let samples = 0;
    let at = 0;
    for(let frame = host_headless.mp3FrameAt(data, 0); frame; frame = host_headless.mp3FrameAt(data, at)){
        samples += frame.samples;
        at += frame.bytes;
    }
    return samples;
}

const FAR = 2 ** 29;
function toTwips(pixels) {
    const twips = Math.floor(pixels * host_headless.TWIPS_PER_PIXEL + 0.5);
    return Math.max(-FAR, Math.min(FAR, twips)) || 0;
}

function writeRgb(out, rgb) {
    for (const channel of host_headless.channelsOf(rgb))out.u8(channel);
}
function writeRgba(out, { rgb, alpha }) {
    writeRgb(out, rgb);
    out.u8(byteOf(alpha));
}
function byteOf(share) {
    return Math.round(Math.max(0, Math.min(1, share)) * 255) || 0;
}

const SPREADS = {
    extend: 0,
    reflect: 1,
    repeat: 2
};
const CAPS$1 = {
    round: 0,
    none: 1,
    square: 2
};
const JOINS = {
    round: 0,
    bevel: 1,
    miter: 2
};
const STOPS = {
    old: 8,
    since8: 15
};
function readFill$1(paint, matrix, paints) {
    if (!paint) return undefined;
    switch(paint.tag){
        case 'SolidColor':
            return {
                kind: 'solid',
                color: paint.rgba
            };
        case 'LinearGradient':
        case 'RadialGradient':
            return readGradient(paint, matrix, paints);
        case 'BitmapFill':
            return readBitmapFill(paint, matrix, paints);
        case 'unknown':
            paints.lose(`A fill of the kind ${paint.name} is left out.`);
            return undefined;
    }
}
function readGradient(paint, matrix, paints) {
    const { stops } = paint;
    const most = paints.version < 8 ? STOPS.old : STOPS.since8;
    if (stops.length > most) paints.lose(`A gradient keeps ${most} of its ${stops.length} colours.`);
    if (stops.length === 0) return undefined;
    return {
        kind: 'gradient',
        isRadial: paint.isRadial,
        matrix: host_headless.concat(matrix, paint.matrix),
        spread: SPREADS[paint.spreadMethod],
        mixing: paint.isMixedInLight ? 1 : 0,
        stops: stops.slice(0, most).map(({ ratio, rgb, alpha })=>({
                ratio: byteOf(ratio),
                color: {
                    rgb,
                    alpha
                }
            })),
        focus: paint.focalPointRatio
    };
}
function readBitmapFill(paint, matrix, paints) {
    const bitmap = paints.bitmap(paint.path);
    return bitmap && bitmapFill(bitmap, host_headless.concat(matrix, paint.matrix), paint.bitmapIsClipped);
}
function bitmapFill(bitmap, matrix, isClipped) {
    const { id, hasAlpha, isSmooth } = bitmap;
    return {
        kind: 'bitmap',
        id,
        matrix,
        isClipped,
        isSmooth,
        hasAlpha
    };
}
function readLine$1(stroke, matrix, paints) {
    const fill = stroke && readFill$1(stroke.paint, matrix, paints);
    if (!fill) return undefined;
    const { name, isHairline, scaleMode, weight, caps, joints, miterLimit, pixelHinting } = stroke;
    if (name !== 'SolidStroke') paints.lose(`A line of the kind ${name} is drawn as a plain line.`);
    return {
        width: isHairline ? 1 : widthOf$1(weight),
        cap: CAPS$1[caps],
        join: JOINS[joints],
        miterLimit,
        keepsWidth: isHairline || scaleMode === 'none' || scaleMode === 'vertical',
        keepsHeight: isHairline || scaleMode === 'none' || scaleMode === 'horizontal',
        isHinted: pixelHinting,
        fill
    };
}
function widthOf$1(pixels) {
    return Math.max(0, Math.min(65535, Math.round(pixels * host_headless.TWIPS_PER_PIXEL)));
}

function twipSegments({ count, points, lines }, matrix) {
    const { a, b, c, d, tx, ty } = matrix;
    const moved = new Float64Array(count * host_shown().STRIDE);
    for(let at = 0; at < moved.length; at += 2){
        const [x, y] = [
            points[at],
            points[at + 1]
        ];
        moved[at] = toTwips(a * x + c * y + tx);
        moved[at + 1] = toTwips(b * x + d * y + ty);
    }
    return {
        count,
        points: moved,
        lines
    };
}
function boxOfEdges(edges) {
    const box = host_headless.emptyBox();
    for (const { segments } of edges)host_shown().includeSegments(box, segments, host_headless.IDENTITY);
    return rounded$1(box);
}
function boxWithLines(edges, widthOf) {
    const box = host_headless.emptyBox();
    for (const { segments, line } of edges){
        const own = host_headless.emptyBox();
        host_shown().includeSegments(own, segments, host_headless.IDENTITY);
        if (host_headless.isEmpty(own)) continue;
        const reach = line === 0 ? 0 : widthOf(line) / 2;
        host_headless.include(box, own.left - reach, own.top - reach);
        host_headless.include(box, own.right + reach, own.bottom + reach);
    }
    return rounded$1(box);
}
function uniteAll(boxes) {
    const all = host_headless.emptyBox();
    for (const box of boxes)host_headless.unite(all, box);
    return all;
}
function rounded$1({ left, top, right, bottom }) {
    return {
        left: Math.floor(left),
        top: Math.floor(top),
        right: Math.ceil(right),
        bottom: Math.ceil(bottom)
    };
}

function isPiece({ kind }) {
    return kind === 'shape' || kind === 'bitmap';
}
function readPiece(element, matrix, paints) {
    if (element.kind === 'bitmap') {
        const bitmap = paints.bitmap(element.path);
        return bitmap && bitmapPiece(bitmap, host_headless.concat(matrix, bitmap.scale));
    }
    const fills = numbered$1(element.fills, (style)=>readFill$1(style, matrix, paints));
    const lines = numbered$1(element.strokes, (style)=>readLine$1(style, matrix, paints));
    const edges = element.outline.edges.map(({ fillStyle0, fillStyle1, strokeStyle, segments })=>({
            fill0: fills.numbers.get(fillStyle0) ?? 0,
            fill1: fills.numbers.get(fillStyle1) ?? 0,
            line: lines.numbers.get(strokeStyle) ?? 0,
            segments: twipSegments(segments, matrix)
        }));
    const seen = edges.filter(({ fill0, fill1, line, segments })=>segments.count > 0 && fill0 + fill1 + line > 0);
    return seen.length === 0 ? undefined : {
        fills: fills.styles,
        lines: lines.styles,
        edges: seen
    };
}
function bitmapPiece(bitmap, matrix) {
    const { width, height } = bitmap;
    const pen = new (host_shown().SegmentPen)();
    pen.lineTo(width, 0);
    pen.lineTo(width, height);
    pen.lineTo(0, height);
    pen.lineTo(0, 0);
    const { a, b, c, d, tx, ty } = matrix;
    const bitmapMatrix = {
        a: a * host_headless.TWIPS_PER_PIXEL,
        b: b * host_headless.TWIPS_PER_PIXEL,
        c: c * host_headless.TWIPS_PER_PIXEL,
        d: d * host_headless.TWIPS_PER_PIXEL,
        tx,
        ty
    };
    return {
        fills: [
            bitmapFill(bitmap, bitmapMatrix, true)
        ],
        lines: [],
        edges: [
            {
                fill0: 0,
                fill1: 1,
                line: 0,
                segments: twipSegments(pen.segments(), matrix)
            }
        ]
    };
}
function numbered$1(found, read) {
    const styles = [];
    const numbers = new Map();
    for (const [index, own] of found){
        const style = read(own);
        if (style) numbers.set(index, styles.push(style));
    }
    return {
        styles,
        numbers
    };
}

function mergePieces(parts, characters) {
    const entries = [];
    let run = [];
    const finish = ()=>{
        const entry = run.length > 0 && shapeEntry(run, characters);
        if (entry) entries.push(entry);
        run = [];
    };
    for (const item of parts.flat()){
        if ('entry' in item) {
            finish();
            entries.push(item.entry);
            continue;
        }
        const before = run.at(-1);
        if (before && (before.joins === undefined || before.joins !== item.joins)) finish();
        run.push(item);
    }
    finish();
    return entries;
}
function shapeEntry(run, characters) {
    const top = run[run.length - 1];
    const pieces = run.map(({ piece })=>({
            element: piece,
            matrix: piece.matrix
        }));
    const shape = characters.shape(pieces, top.where);
    if (!shape) return undefined;
    const { matrix, color } = top.around ?? {
        matrix: host_headless.IDENTITY,
        color: host_headless.NO_COLOR_TRANSFORM
    };
    return {
        ...shape,
        slot: top.slot,
        matrix,
        color,
        name: '',
        clip: top.clip
    };
}

const WRITTEN_FILTERS = {
    DropShadowFilter: (filter, out)=>{
        writeRgba(out.u8(0), {
            rgb: filter.color,
            alpha: filter.alpha
        });
        writeReach(out, filter);
        writeAngle(out, filter);
        writeStrength(out, filter).flag(!filter.hideObject).bits(filter.quality, 5);
    },
    BlurFilter: (filter, out)=>{
        writeReach(out.u8(1), filter);
        out.bits(filter.quality, 5).bits(0, 3);
    },
    GlowFilter: (filter, out)=>{
        writeRgba(out.u8(2), {
            rgb: filter.color,
            alpha: filter.alpha
        });
        writeReach(out, filter);
        writeStrength(out, filter).flag(!filter.hideObject).bits(filter.quality, 5);
    },
    BevelFilter: (filter, out)=>{
        writeRgba(out.u8(3), {
            rgb: filter.highlightColor,
            alpha: filter.highlightAlpha
        });
        writeRgba(out, {
            rgb: filter.shadowColor,
            alpha: filter.shadowAlpha
        });
        writeReach(out, filter);
        writeAngle(out, filter);
        writeSides(out, filter);
    },
    GradientGlowFilter: (filter, out, losses)=>{
        writeGradientFilter(out.u8(4), filter, losses);
    },
    AdjustColorFilter: (filter, out)=>{
        out.u8(6);
        for (const value of [
            ...host_drawing().adjustmentRows(filter).flat(),
            0,
            0,
            0,
            1,
            0
        ])out.float(value);
    },
    GradientBevelFilter: (filter, out, losses)=>{
        writeGradientFilter(out.u8(7), filter, losses);
    }
};
const MAX_STOPS = 15;
const MAX_FILTERS_IN_LIST = 255;
function filterList(element, losses) {
    const { filters } = element.filters;
    if (filters.length === 0) return undefined;
    const written = filters.slice(0, MAX_FILTERS_IN_LIST);
    if (filters.length > written.length) losses.lose(`An instance keeps ${written.length} of its ${filters.length} filters.`);
    const out = new host_headless.ByteWriter().u8(written.length);
    for (const filter of written){
        host_headless.byFilter(WRITTEN_FILTERS, filter, out, losses);
        out.align();
    }
    return out.written;
}
function writeReach(out, { blurX, blurY }) {
    out.fixed16(blurX).fixed16(blurY);
}
function writeAngle(out, { angle, distance }) {
    out.fixed16(angle * Math.PI / 180).fixed16(distance);
}
function writeStrength(out, { strength, inner, knockout }) {
    return out.fixed8(strength).flag(inner).flag(knockout);
}
function writeSides(out, filter) {
    const { type, strength, knockout } = filter;
    out.fixed8(strength);
    out.flag(type === 'inner').flag(knockout).flag(true).flag(type === 'full');
    out.bits(filter.quality, 4);
}
function writeGradientFilter(out, filter, losses) {
    const stops = filter.stops.slice(0, MAX_STOPS);
    if (filter.stops.length > stops.length) losses.lose(`The gradient of a filter keeps ${stops.length} of its ${filter.stops.length} colours.`);
    out.u8(stops.length);
    for (const stop of stops)writeRgba(out, stop);
    for (const { ratio } of stops)out.u8(byteOf(ratio));
    writeReach(out, filter);
    writeAngle(out, filter);
    writeSides(out, filter);
}

function placedEntry(character, element, { matrix, color, slot }, losses) {
    return {
        ...character,
        slot,
        matrix: host_headless.isIdentity(matrix) ? element.matrix : host_headless.concat(matrix, element.matrix),
        color: host_headless.concatColors(color, element.color),
        name: character.kind === 'text' || character.kind === 'bitmap' ? '' : element.name,
        ratio: character.kind === 'video' ? element.videoFrame : undefined,
        effects: effectsOf(element, losses)
    };
}
function movedEntries(entries, { matrix, color, slot }, since) {
    return entries.map((entry)=>({
            ...entry,
            slot: entry.slot + slot,
            clip: entry.clip === undefined ? undefined : entry.clip + slot,
            since: entry.since === undefined ? undefined : `${since} ${entry.since}`,
            matrix: host_headless.concat(matrix, entry.matrix),
            color: host_headless.concatColors(color, entry.color)
        }));
}
function within(element, { matrix, color, slot }) {
    return {
        matrix: host_headless.concat(matrix, element.matrix),
        color: host_headless.concatColors(color, element.color),
        slot
    };
}
function effectsOf(element, losses) {
    const filters = filterList(element, losses);
    noteElement(element, losses);
    if (element.isInSpace) losses.lose('The place in 3D is left out.');
    const blend = host_headless.BLEND_NUMBERS[element.blendMode];
    const { cacheAsBitmap, exportAsBitmap, isVisible, bits32 } = element;
    const isCached = cacheAsBitmap || exportAsBitmap;
    const isHidden = !isVisible;
    const background = bits32 ? undefined : element.matteColor;
    if (!filters && blend === 0 && !isCached && !isHidden && background === undefined) return undefined;
    return {
        filters,
        blend,
        isCached,
        isHidden,
        background
    };
}

const STEPS$1 = 65536;
class LayerItems {
    constructor(timeline, mode, maker){
        this.timeline = timeline;
        this.maker = maker;
        this.still = new Map();
        this.isMask = mode.masks === 'ignore';
    }
    ofLayer(layer) {
        const { layer: shown, base } = layer.place;
        if (!layer.isShown(shown)) return undefined;
        return this.once(layer.stillOf(shown), base, ()=>{
            const { displayed } = layer;
            return displayed && this.itemsOf(displayed, base, this.isMask);
        });
    }
    ofMask(layer, { layer: masking, base, end }) {
        if (!layer.isShown(masking) || !layer.isShown(layer.place.layer)) return undefined;
        return this.once(layer.stillOf(masking), base, ()=>{
            const mask = layer.displayed?.mask;
            if (!mask) return undefined;
            const entries = mergePieces([
                this.itemsOf(mask, base, true)
            ], this.maker.characters);
            const since = String(mask.keyframe.start);
            return this.oneOf(entries).map((entry)=>({
                    entry: {
                        ...entry,
                        slot: base,
                        clip: end,
                        since
                    }
                }));
        });
    }
    once(still, base, make) {
        const cached = still && this.still.get(still);
        if (cached && cached.base === base) return cached.items;
        const items = make();
        if (still && items) this.still.set(still, {
            base,
            items
        });
        return items;
    }
    oneOf(entries) {
        if (entries.length < 2) return entries;
        const slot = entries[0].slot;
        const own = entries.map((entry)=>({
                ...entry,
                slot: entry.slot - slot
            }));
        return [
            {
                ...this.maker.characters.still(own),
                slot,
                matrix: host_headless.IDENTITY,
                color: host_headless.NO_COLOR_TRANSFORM,
                name: ''
            }
        ];
    }
    itemsOf(displayed, base, isMask) {
        const { keyframe, elements, matrix, color } = displayed;
        const around = {
            matrix,
            color,
            slot: base
        };
        const reader = new KeyframeItems(displayed, whereOf(this.timeline, keyframe), isMask, this.maker);
        if (!isMask) {
            noteKeyframe(keyframe, reader);
        }
        const morph = this.morphOf(displayed, around, reader.where);
        if (morph) return morph;
        const items = reader.ofAll(elements, around);
        const blend = host_headless.BLEND_NUMBERS[displayed.blendMode];
        return blend === 0 ? items : this.blended(items, blend);
    }
    blended(items, blend) {
        const entries = this.oneOf(mergePieces([
            items
        ], this.maker.characters));
        return entries.map((entry)=>({
                entry: {
                    ...entry,
                    effects: {
                        isCached: false,
                        isHidden: false,
                        ...entry.effects,
                        blend
                    }
                }
            }));
    }
    morphOf(displayed, around, where) {
        const { keyframe, elapsed } = displayed;
        if (keyframe.tweenType !== 'shape' || !keyframe.hasMatchedShapes) return undefined;
        if (!isTweened(keyframe)) return undefined;
        const morph = this.maker.characters.morph(keyframe, where);
        const progress = host_shown().shapeProgress(keyframe, elapsed);
        const ratio = Math.max(0, Math.min(STEPS$1 - 1, Math.round(progress * STEPS$1)));
        return morph && [
            {
                entry: {
                    ...morph,
                    ...around,
                    name: '',
                    ratio
                }
            }
        ];
    }
}
class KeyframeItems {
    constructor(displayed, where, isMask, maker){
        this.where = where;
        this.isMask = isMask;
        this.maker = maker;
        const { keyframe, mask } = displayed;
        this.stays = maker.plan.staysAt(keyframe);
        if (isTweened(keyframe) || !isPlain$1(displayed)) return;
        const under = mask ? mask.layer.name : '';
        this.joins = `${keyframe.start} ${keyframe.frameCount} ${under}`;
    }
    lose(what) {
        this.maker.characters.lose(this.where, what);
    }
    ofAll(elements, around) {
        return elements.flatMap(host_headless.leavesOf).flatMap((leaf, i)=>{
            const stay = this.stays[i];
            return this.ofLeaf(leaf, {
                ...around,
                slot: around.slot + stay.slot
            }, stay);
        });
    }
    ofLeaf(element, around, stay) {
        const { where } = this;
        const bitmap = this.maker.characters.linkedBitmap(element);
        if (bitmap) return [
            {
                entry: placedEntry(bitmap, element, around, this)
            }
        ];
        if (isPiece(element)) {
            const { slot } = around;
            return [
                {
                    piece: element,
                    slot,
                    where,
                    joins: this.joins,
                    around
                }
            ];
        }
        if (element.isInlined) return this.ofGraphic(element, around, stay);
        const { characters } = this.maker;
        const isText = element.kind === 'text';
        const character = isText ? characters.text(element, where) : characters.instance(element, where);
        return character ? [
            {
                entry: stayingEntry(placedEntry(character, element, around, this), stay)
            }
        ] : [];
    }
    ofGraphic(element, around, { since }) {
        const { characters, plan } = this.maker;
        if (!element.isVisible) return [];
        noteElement(element, this);
        const entries = characters.graphic(element, this.isMask);
        if (entries.length === 0) return [];
        const own = plan.isTooMuch(element) ? [
            stillEntry(characters.still(entries))
        ] : entries;
        return movedEntries(own, within(element, around), since).map((entry)=>({
                entry
            }));
    }
}
function stayingEntry(entry, { name = '', since }) {
    if (entry.kind === 'text') return entry;
    return {
        ...entry,
        name: name || (entry.fallbackName ?? ''),
        since: String(since)
    };
}
function stillEntry(character) {
    return {
        ...character,
        slot: 0,
        matrix: host_headless.IDENTITY,
        color: host_headless.NO_COLOR_TRANSFORM,
        name: ''
    };
}
function isPlain$1({ matrix, color }) {
    return (matrix === host_headless.IDENTITY || host_headless.isIdentity(matrix)) && color === host_headless.NO_COLOR_TRANSFORM;
}
function isTweened(keyframe) {
    if (keyframe.tweenType === 'none' || keyframe.frameCount < 2) return false;
    return keyframe.isMotionObject || keyframe.next !== undefined;
}

const MAX_DEPTHS = 65535;
class TimelineFrames {
    constructor(timeline, where, mode, maker){
        this.where = where;
        this.maker = maker;
        this.display = new (host_shown().TimelineDisplay)(timeline, maker.film, mode);
        this.frameCount = Math.max(1, this.display.frameCount);
        this.arrangement = new (host_playing().Arrangement)(this.display, maker.plan);
        this.spans = new (host_playing().LayerSpans)((instance)=>maker.plan.framesOf(instance));
        this.items = new LayerItems(where, mode, maker);
        if (host_shown().hasCameraFilters(timeline)) maker.characters.lose(where, 'The colour filter of the camera is left out.');
    }
    at(frame) {
        const parts = this.partsAt(frame);
        if (this.last && areSame(this.last.parts, parts)) return this.last.entries;
        const entries = mergePieces(parts, this.maker.characters);
        this.last = {
            parts,
            entries
        };
        if (entries.some(({ slot, clip = 0 })=>Math.max(slot, clip) >= MAX_DEPTHS)) {
            throw new Error(`${this.where}, frame ${frame + 1}, needs more than ${MAX_DEPTHS} depths, which SWF cannot number.`);
        }
        return entries;
    }
    partsAt(frame) {
        const displayed = this.arrangement.hasDepth ? this.display.at(frame) : [];
        const parts = [];
        let masked;
        for (const layerPlace of this.arrangement.at(displayed)){
            const layer = new LayerAt(layerPlace, frame, this.display, this.spans);
            const { mask } = layerPlace;
            const clip = mask && mask !== masked ? this.items.ofMask(layer, mask) : undefined;
            if (clip) {
                parts.push(clip);
                masked = mask;
            }
            const items = this.items.ofLayer(layer);
            if (items) parts.push(items);
        }
        return parts;
    }
}
class LayerAt {
    constructor(place, frame, display, spans){
        this.place = place;
        this.frame = frame;
        this.display = display;
        this.spans = spans;
    }
    stillOf(layer) {
        if (this.display.hasCamera) return undefined;
        const span = this.spans.at(layer, this.frame);
        return span?.isStill ? span.keyframe : undefined;
    }
    isShown(layer) {
        return this.spans.at(layer, this.frame) !== undefined;
    }
    get displayed() {
        this.known ??= {
            displayed: this.display.layerAt(this.place.layer, this.frame)
        };
        return this.known.displayed;
    }
}
function areSame(some, others) {
    return some.length === others.length && some.every((one, i)=>one === others[i]);
}

const WHOLE$1 = 256;
const MAX_VALUE$2 = 2 ** 14 - 1;
function storedColor({ factors, offsets }) {
    return {
        factors: factors.map((factor)=>bounded(factor * WHOLE$1)),
        offsets: offsets.map(bounded)
    };
}
function isPlain({ factors, offsets }) {
    return factors.every((factor)=>factor === WHOLE$1) && offsets.every((offset)=>offset === 0);
}
function writeColorTransform(out, { factors, offsets }) {
    const isScaled = factors.some((factor)=>factor !== WHOLE$1);
    const isShifted = offsets.some((offset)=>offset !== 0);
    const count = host_headless.signedBitsOf(...isScaled ? factors : [], ...isShifted ? offsets : []);
    out.align().flag(isShifted).flag(isScaled).bits(count, 4);
    if (isScaled) for (const factor of factors)out.signed(factor, count);
    if (isShifted) for (const offset of offsets)out.signed(offset, count);
    out.align();
}
function bounded(value) {
    return Math.max(-MAX_VALUE$2, Math.min(MAX_VALUE$2, Math.round(value))) || 0;
}

const STEPS = 65536;
const MAX_VALUE$1 = 2 ** 30 - 1;
function writeMatrix(out, { a, b, c, d, tx, ty }) {
    out.align();
    writePair(out, steps(a), steps(d), STEPS);
    writePair(out, steps(b), steps(c), 0);
    const [x, y] = [
        toTwips(tx),
        toTwips(ty)
    ];
    const count = host_headless.signedBitsOf(x, y);
    out.bits(count, 5).signed(x, count).signed(y, count).align();
}
function writePair(out, one, other, fallback) {
    const isSaid = one !== fallback || other !== fallback;
    out.flag(isSaid);
    if (!isSaid) return;
    const count = host_headless.signedBitsOf(one, other);
    out.bits(count, 5).signed(one, count).signed(other, count);
}
function steps(value) {
    return Math.max(-MAX_VALUE$1, Math.min(MAX_VALUE$1, Math.round(value * STEPS))) || 0;
}

const FIRST_DEPTH = 1;
const INSTANCES = new Set([
    'sprite',
    'button',
    'edit'
]);
class DisplayList {
    advance(out, entries) {
        if (entries === this.shown) return NO_CHANGES;
        const before = new Map(this.shown.map((entry)=>[
                entry.slot,
                entry
            ]));
        const after = new Map(entries.map((entry)=>[
                entry.slot,
                entry
            ]));
        for (const old of this.shown){
            const next = after.get(old.slot);
            if (!next || !(continues(old, next) || isReplaced(old, next))) {
                before.delete(old.slot);
                writeTag(out, TAG.removeObject2, bodyOf((body)=>body.u16(old.slot + FIRST_DEPTH)));
            }
        }
        this.shown = entries;
        return {
            entries,
            before
        };
    }
    clear(out) {
        this.advance(out, []);
    }
    place(out, { entries, before }, frame) {
        for (const entry of entries){
            const old = before.get(entry.slot);
            if (old === entry) continue;
            if (old) moveObject(out, old, entry);
            else placeObject(out, entry, frame);
        }
        for (const { pictures, ratio = 0 } of entries)pictures?.writeUpTo(out, ratio);
    }
    constructor(){
        this.shown = [];
    }
}
const NO_CHANGES = {
    entries: [],
    before: new Map()
};
function continues(old, next) {
    return old.id === next.id && old.clip === next.clip && old.since === next.since;
}
function isReplaced(old, next) {
    const isSwapped = old.kind === next.kind && (old.kind === 'shape' || old.kind === 'morph');
    return isSwapped && old.clip === undefined && next.clip === undefined;
}
function placeObject(out, entry, frame) {
    const { slot, id, matrix, color, name, clip, effects, kind } = entry;
    const appeared = INSTANCES.has(kind) && frame > 0 ? frame : undefined;
    writePlace(out, {
        slot,
        isMove: false,
        id,
        matrix,
        color: isPlain(storedColor(color)) ? undefined : color,
        ratio: entry.ratio === 0 ? undefined : entry.ratio ?? appeared,
        name: name === '' ? undefined : name,
        clip,
        clipActions: entry.clipActions,
        effects: kind === 'bitmap' ? effects ?? {} : effects,
        isImage: kind === 'bitmap'
    });
}
function moveObject(out, old, entry) {
    const said = {
        slot: entry.slot,
        isMove: true,
        id: old.id === entry.id ? undefined : entry.id,
        matrix: isSameMatrix(old, entry) ? undefined : entry.matrix,
        color: host_headless.colorKey(old.color) === host_headless.colorKey(entry.color) ? undefined : entry.color,
        ratio: old.ratio === entry.ratio ? undefined : entry.ratio ?? 0,
        effects: changedEffects(old.effects, entry.effects)
    };
    const { id, matrix, color, ratio, effects } = said;
    if ([
        id,
        matrix,
        color,
        ratio,
        effects
    ].some((part)=>part !== undefined)) writePlace(out, said);
}
const MATRIX_PARTS = [
    'a',
    'b',
    'c',
    'd',
    'tx',
    'ty'
];
function isSameMatrix({ matrix }, other) {
    return MATRIX_PARTS.every((part)=>matrix[part] === other.matrix[part]);
}
const NO_FILTERS = new Uint8Array([
    0
]);
function changedEffects(old, next) {
    if (keyOf$2(old) === keyOf$2(next)) return undefined;
    const plain = {
        blend: 0,
        isCached: false,
        isHidden: false
    };
    return {
        ...plain,
        ...next,
        filters: next?.filters ?? (old?.filters && NO_FILTERS)
    };
}
function keyOf$2(effects) {
    if (!effects) return '';
    const { filters, blend, isCached, isHidden, background } = effects;
    return [
        filters ? Array.from(filters).join() : '',
        blend,
        isCached,
        isHidden,
        background
    ].join(' ');
}
function writePlace(out, said) {
    const { slot, isMove, id, matrix, color, ratio, name, clip, clipActions, effects, isImage = false } = said;
    const body = bodyOf((body)=>{
        for (const part of [
            clipActions,
            clip,
            name,
            ratio,
            color,
            matrix,
            id
        ])body.flag(part !== undefined);
        body.flag(isMove);
        if (effects) writeEffectFlags(body, effects, isMove, isImage);
        body.u16(slot + FIRST_DEPTH);
        if (id !== undefined) body.u16(id);
        if (matrix) writeMatrix(body, matrix);
        if (color) writeColorTransform(body, storedColor(color));
        body.align();
        if (ratio !== undefined) body.u16(ratio);
        if (name !== undefined) body.text(name);
        if (clip !== undefined) body.u16(clip + FIRST_DEPTH);
        if (effects) writeEffects(body, effects, isMove);
        if (clipActions) body.raw(clipActions);
    });
    writeTag(out, effects ? TAG.placeObject3 : TAG.placeObject2, body);
}
function partsOf(effects, isMove) {
    const { blend = 0, isCached = false, isHidden = false } = effects;
    return {
        blend: isMove || blend !== 0,
        cache: isMove || isCached,
        hidden: isMove || isHidden
    };
}
function writeEffectFlags(body, effects, isMove, isImage) {
    const { blend, cache, hidden } = partsOf(effects, isMove);
    body.bits(0, 1).flag(effects.background !== undefined).flag(hidden).flag(isImage).flag(false);
    body.flag(cache).flag(blend).flag(effects.filters !== undefined);
}
function writeEffects(body, effects, isMove) {
    const { blend, cache, hidden } = partsOf(effects, isMove);
    const { filters, background } = effects;
    if (filters) body.raw(filters);
    if (blend) body.u8(effects.blend ?? 0);
    if (cache) body.u8(effects.isCached ? 1 : 0);
    if (hidden) body.u8(effects.isHidden ? 0 : 1);
    if (background !== undefined) writeRgba(body, {
        rgb: background,
        alpha: 1
    });
}

const NO_NOTES = {
    before: ()=>undefined,
    after: ()=>undefined
};
function writeTimeline(out, frameCount, entriesAt, notes = NO_NOTES, { list, start } = {
    list: new DisplayList(),
    start: 0
}) {
    for(let frame = 0; frame < frameCount; frame++){
        const changes = list.advance(out, entriesAt(frame));
        notes.before(out, frame);
        list.place(out, changes, start + frame);
        notes.after(out, frame);
        writeTag(out, TAG.showFrame);
    }
}

const FORMAT = 5;
class Bitmaps {
    constructor(movie){
        this.movie = movie;
        this.known = new Map();
    }
    at(path) {
        if (!this.known.has(path)) this.known.set(path, this.define(path));
        return this.known.get(path);
    }
    has(path) {
        return this.known.has(path);
    }
    define(path) {
        const { film, losses } = this.movie;
        const bitmap = host_drawing().imageOf(path, film);
        const image = typeof bitmap === 'string' ? undefined : bitmap.image;
        const item = film.item(path);
        if (!image || !item || image.width > 65535 || image.height > 65535) {
            losses.add(`"${path}"`, 'The bitmap is left out: its data are missing, unreadable or too large.');
            return undefined;
        }
        const isSmooth = host_headless.BITMAP_ITEM.allowSmoothing.read(item);
        const { width, height } = image;
        const shown = this.coded(image, item);
        return {
            ...shown,
            isSmooth,
            width,
            height,
            scale: host_shown().ownScale(item, image)
        };
    }
    coded(image, item) {
        const isPhoto = host_headless.BITMAP_ITEM.compressionType.read(item) === 'photo';
        const isImported = host_headless.BITMAP_ITEM.useImportedJPEGData.read(item);
        if (isPhoto && isImported && image.type === 'image/jpeg') return this.imported(image);
        const { rasterizer } = this.movie.film.platform;
        const { maxPixels = host_defaults.DEFAULT_LIMITS.maxPixels } = this.movie.film.limits;
        const pixels = host_drawing().pixelsOf(rasterizer, host_drawing().markupOf(image), {
            maxPixels
        });
        if (!isPhoto) return this.lossless(pixels);
        const own = isImported ? -1 : host_headless.BITMAP_ITEM.quality.read(item);
        return this.photo(pixels, own < 0 ? this.movie.settings.jpegQuality : own);
    }
    imported({ bytes }) {
        const id = this.movie.definitions.define(TAG.defineBitsJpeg2, (out)=>out.raw(wholeJpeg(bytes)));
        return {
            id,
            hasAlpha: false
        };
    }
    photo({ rgba, width, height }, quality) {
        const { definitions, film } = this.movie;
        const { argb, hasAlpha } = premultiplied(rgba);
        if (!hasAlpha) {
            const jpeg = host_drawing().encodeJpeg({
                width,
                height,
                rgba
            }, quality, true);
            return {
                id: definitions.define(TAG.defineBitsJpeg2, (out)=>out.raw(jpeg)),
                hasAlpha
            };
        }
        const jpeg = host_drawing().encodeJpeg({
            width,
            height,
            rgba: alphaLast(argb)
        }, quality, true);
        const alpha = film.platform.compression.deflate(argb.filter((_, at)=>at % 4 === 0));
        const id = definitions.define(TAG.defineBitsJpeg3, (out)=>out.u32(jpeg.length).raw(jpeg).raw(alpha));
        return {
            id,
            hasAlpha
        };
    }
    lossless({ rgba, width, height }) {
        const { definitions, film } = this.movie;
        const { argb, hasAlpha } = premultiplied(rgba);
        const packed = film.platform.compression.deflate(argb);
        const code = hasAlpha ? TAG.defineBitsLossless2 : TAG.defineBitsLossless;
        const id = definitions.define(code, (out)=>out.u8(FORMAT).u16(width).u16(height).raw(packed));
        return {
            id,
            hasAlpha
        };
    }
}
function wholeJpeg(bytes) {
    for(let at = bytes.length - 2; at > 0; at--){
        if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return bytes.subarray(0, at + 2);
    }
    return bytes;
}
function alphaLast(argb) {
    return argb.map((_, at)=>argb[(at & ~3) + (at + 1 & 3)]);
}
function premultiplied(rgba) {
    const argb = new Uint8Array(rgba.length);
    let hasAlpha = false;
    for(let at = 0; at < rgba.length; at += 4){
        const alpha = rgba[at + 3];
        if (alpha < 255) hasAlpha = true;
        argb[at] = alpha;
        for(let channel = 0; channel < 3; channel++){
            argb[at + 1 + channel] = Math.round(rgba[at + channel] * alpha / 255);
        }
    }
    return {
        argb,
        hasAlpha
    };
}

const CLIP_EVENTS = new Map(Object.entries({
    load: 0x1,
    enterFrame: 0x2,
    unload: 0x4,
    mouseMove: 0x8,
    mouseDown: 0x10,
    mouseUp: 0x20,
    keyDown: 0x40,
    keyUp: 0x80,
    data: 0x100,
    initialize: 0x200,
    press: 0x400,
    release: 0x800,
    releaseOutside: 0x1000,
    rollOver: 0x2000,
    rollOut: 0x4000,
    dragOver: 0x8000,
    dragOut: 0x10000,
    keyPress: 0x20000,
    construct: 0x40000
}));
const LAST_OF_OLD_FLAGS = 0x100;
function clipEventFlag(name, version) {
    const flag = CLIP_EVENTS.get(name);
    return flag !== undefined && (version > 5 || flag <= LAST_OF_OLD_FLAGS) ? flag : undefined;
}
const BUTTON_EVENTS = new Map(Object.entries({
    rollOver: 0x1,
    rollOut: 0x2,
    press: 0x4,
    release: 0x8,
    dragOut: 0x10,
    dragOver: 0x20,
    releaseOutside: 0x40,
    keyPress: 0
}));
const MENU_EVENTS = new Map([
    [
        'dragOver',
        0x80
    ],
    [
        'dragOut',
        0x100
    ]
]);
const KEY_SHIFT = 9;
function buttonCondition(name, isMenu, keyCode = 0) {
    const condition = (isMenu ? MENU_EVENTS.get(name) : undefined) ?? BUTTON_EVENTS.get(name);
    return condition === undefined ? undefined : condition | keyCode << KEY_SHIFT;
}

const KEY_PRESS = 0x20000;
const WIDE_FLAGS = 6;
function writeClipActions(out, handlers, version) {
    const records = handlers.flatMap((handler)=>clipRecords(handler, version));
    const writeFlags = (flags)=>{
        if (version < WIDE_FLAGS) out.u16(flags);
        else out.u32(flags);
    };
    out.u16(0);
    writeFlags(records.reduce((all, { flags })=>all | flags, 0));
    for (const { flags, keyCode, actions } of records){
        writeFlags(flags);
        out.u32(actions.length + (keyCode === undefined ? 0 : 1));
        if (keyCode !== undefined) out.u8(keyCode);
        out.raw(actions);
    }
    writeFlags(0);
}
function clipRecords({ events, actions }, version) {
    let flags = 0;
    for (const { name, keyCode } of events)if (keyCode === undefined) flags |= clipEventFlag(name, version) ?? 0;
    const keys = keysOf(events);
    const plain = flags === 0 ? [] : [
        {
            flags,
            actions
        }
    ];
    return [
        ...plain,
        ...keys.map((keyCode)=>({
                flags: KEY_PRESS,
                keyCode,
                actions
            }))
    ];
}
function keysOf(events) {
    return events.flatMap(({ keyCode })=>keyCode === undefined ? [] : [
            keyCode
        ]);
}
function writeButtonActions(out, handlers, isMenu) {
    const records = handlers.flatMap((handler)=>buttonRecords(handler, isMenu));
    records.forEach(({ flags, actions }, index)=>{
        const isLast = index === records.length - 1;
        out.u16(isLast ? 0 : actions.length + 4).u16(flags).raw(actions);
    });
}
function buttonRecords({ events, actions }, isMenu) {
    let conditions = 0;
    for (const { name, keyCode } of events)if (keyCode === undefined) conditions |= buttonCondition(name, isMenu) ?? 0;
    const [first = 0, ...others] = keysOf(events);
    const flags = conditions | (buttonCondition('keyPress', isMenu, first) ?? 0);
    return [
        flags,
        ...others.map((key)=>buttonCondition('keyPress', isMenu, key) ?? 0)
    ].map((each)=>({
            flags: each,
            actions
        }));
}

const STATES = 4;
const HIT = 3;
const MAX_CONTENTS = 2048;
function defineButton(frames, where, kind, { definitions, losses }) {
    const { isMenu, handlers } = kind;
    const shown = collect(frames, kind);
    if (someEntry(frames, ({ clip })=>clip !== undefined)) {
        losses.add(where, 'The masks of a button are left out: its states can hold none.');
    }
    if (someEntry(frames, ({ kind })=>kind === 'video')) losses.add(where, 'The videos of a button are left out: its states can hold none.');
    return definitions.define(TAG.defineButton2, (out)=>{
        const records = bodyOf((body)=>{
            for (const record of shown)writeRecord(body, record);
            body.u8(0);
        });
        out.u8(isMenu ? 1 : 0).u16(handlers.length === 0 ? 0 : records.length + 2);
        out.raw(records);
        writeButtonActions(out, handlers, isMenu);
    });
}
function someEntry(frames, isSuch) {
    for(let state = 0; state < STATES; state++)if (stateOf(frames, state).some(isSuch)) return true;
    return false;
}
function stateOf(frames, state) {
    return frames.at(Math.min(state, frames.frameCount - 1));
}
function collect(frames, kind) {
    const shown = new Map();
    for(let state = 0; state < STATES; state++){
        const entries = stateOf(frames, state);
        for (const entry of state === HIT ? contents(entries, kind) : entries){
            if (entry.clip !== undefined || entry.kind === 'video') continue;
            const key = keyOf$1(entry);
            const earlier = shown.get(key);
            if (earlier) earlier.states |= 1 << state;
            else shown.set(key, {
                entry,
                states: 1 << state
            });
        }
    }
    return [
        ...shown.values()
    ];
}
function contents(entries, kind) {
    const all = [];
    const take = (list)=>{
        for (const entry of list){
            if (all.length > MAX_CONTENTS) return;
            const inner = entry.clip === undefined ? kind.contentOf(entry) : undefined;
            if (inner) take(movedEntries(inner, entry, 0));
            else all.push(entry);
        }
    };
    take(entries);
    if (all.length > MAX_CONTENTS) return entries;
    return all.length === entries.length ? all : all.map((entry, slot)=>({
            ...entry,
            slot
        }));
}
function keyOf$1({ id, slot, matrix, color }) {
    return JSON.stringify([
        id,
        slot,
        matrix,
        color
    ]);
}
function writeRecord(out, { entry, states }) {
    const { id, slot, matrix, color, effects } = entry;
    const blend = effects?.blend ?? 0;
    out.align().bits(0, 2).flag(blend !== 0).flag(effects?.filters !== undefined).bits(states, 4);
    out.u16(id).u16(slot + 1);
    writeMatrix(out, matrix);
    writeColorTransform(out, storedColor(color));
    if (effects?.filters) out.raw(effects.filters);
    if (blend !== 0) out.u8(blend);
}

const MAX_DELTA = 65535;
const MAX_STYLES = 32767;
function styleBits(fills, lines) {
    return {
        fill: host_headless.bitsOf(fills),
        line: host_headless.bitsOf(lines)
    };
}
class RecordPen {
    constructor(out, bits, isMoving = false){
        this.out = out;
        this.bits = bits;
        this.isMoving = isMoving;
        this.x = 0;
        this.y = 0;
        this.fill0 = 0;
        this.fill1 = 0;
        this.line = 0;
    }
    draw(edges) {
        for (const edge of edges)this.drawEdge(edge);
    }
    restyle(bits, write) {
        const given = [
            this.line,
            this.fill1,
            this.fill0
        ].map((number)=>number !== 0);
        this.out.bits(0b01, 2);
        for (const isGiven of given)this.out.flag(isGiven);
        this.out.flag(false);
        if (this.fill0 !== 0) this.out.bits(0, this.bits.fill);
        if (this.fill1 !== 0) this.out.bits(0, this.bits.fill);
        if (this.line !== 0) this.out.bits(0, this.bits.line);
        write();
        this.out.align().bits(bits.fill, 4).bits(bits.line, 4);
        this.bits = bits;
        this.fill0 = this.fill1 = this.line = 0;
    }
    end() {
        this.out.bits(0, 6).align();
    }
    drawEdge({ fill0, fill1, line, segments }) {
        const { count, points, lines } = segments;
        for(let i = 0, at = 0; i < count; i++, at += host_shown().STRIDE){
            const [x, y, controlX, controlY, endX, endY] = points.subarray(at, at + host_shown().STRIDE);
            if (!this.isMoving && isPoint(points.subarray(at, at + host_shown().STRIDE))) continue;
            const change = this.change(fill0, fill1, line);
            if (x !== this.x || y !== this.y || this.isMoving && i === 0) this.moveTo(x, y, change);
            else if (change) this.writeChange(change);
            if (lines[i] === 1) this.lineTo(endX, endY);
            else this.curveTo(controlX, controlY, endX, endY);
        }
    }
    change(fill0, fill1, line) {
        const change = {
            ...fill0 !== this.fill0 && {
                fill0
            },
            ...fill1 !== this.fill1 && {
                fill1
            },
            ...line !== this.line && {
                line
            }
        };
        [this.fill0, this.fill1, this.line] = [
            fill0,
            fill1,
            line
        ];
        return Object.keys(change).length === 0 ? undefined : change;
    }
    moveTo(x, y, change = {}) {
        this.writeChange(change, {
            x,
            y
        });
        this.x = x;
        this.y = y;
    }
    writeChange({ fill0, fill1, line }, place) {
        const { out, bits } = this;
        out.bits(0, 2);
        for (const said of [
            line,
            fill1,
            fill0,
            place
        ])out.flag(said !== undefined);
        if (place) {
            const count = host_headless.signedBitsOf(place.x, place.y);
            out.bits(count, 5).signed(place.x, count).signed(place.y, count);
        }
        if (fill0 !== undefined) out.bits(fill0, bits.fill);
        if (fill1 !== undefined) out.bits(fill1, bits.fill);
        if (line !== undefined) out.bits(line, bits.line);
    }
    lineTo(x, y) {
        const [dx, dy] = [
            x - this.x,
            y - this.y
        ];
        if (Math.max(Math.abs(dx), Math.abs(dy)) > MAX_DELTA) {
            this.lineTo(this.x + Math.trunc(dx / 2), this.y + Math.trunc(dy / 2));
            this.lineTo(x, y);
            return;
        }
        const count = Math.max(2, host_headless.signedBitsOf(dx, dy));
        const isGeneral = dx !== 0 && dy !== 0;
        this.out.bits(0b11, 2).bits(count - 2, 4).flag(isGeneral);
        if (isGeneral) this.out.signed(dx, count).signed(dy, count);
        else this.out.flag(dx === 0).signed(dx === 0 ? dy : dx, count);
        this.x = x;
        this.y = y;
    }
    curveTo(controlX, controlY, x, y) {
        const [cx, cy] = [
            controlX - this.x,
            controlY - this.y
        ];
        const [ax, ay] = [
            x - controlX,
            y - controlY
        ];
        if (Math.max(...[
            cx,
            cy,
            ax,
            ay
        ].map(Math.abs)) > MAX_DELTA) {
            this.curveInHalves(controlX, controlY, x, y);
            return;
        }
        const count = Math.max(2, host_headless.signedBitsOf(cx, cy, ax, ay));
        this.out.bits(0b10, 2).bits(count - 2, 4);
        for (const value of [
            cx,
            cy,
            ax,
            ay
        ])this.out.signed(value, count);
        this.x = x;
        this.y = y;
    }
    curveInHalves(controlX, controlY, x, y) {
        const middle = (one, other)=>Math.round((one + other) / 2);
        const [firstX, firstY] = [
            middle(this.x, controlX),
            middle(this.y, controlY)
        ];
        const [lastX, lastY] = [
            middle(controlX, x),
            middle(controlY, y)
        ];
        this.curveTo(firstX, firstY, middle(firstX, lastX), middle(firstY, lastY));
        this.curveTo(lastX, lastY, x, y);
    }
}
function isPoint([x, y, controlX, controlY, endX, endY]) {
    return x === endX && y === endY && controlX === x && controlY === y;
}

function isTransparent(fill) {
    if (fill.kind === 'solid') return fill.color.alpha < 1;
    if (fill.kind === 'bitmap') return fill.hasAlpha;
    return fill.stops.some(({ color })=>color.alpha < 1);
}

const MANY$1 = 255;
function writeCount(out, count) {
    if (count < MANY$1) out.u8(count);
    else out.u8(MANY$1).u16(count);
}
function writeStyles(out, fills, lines, version) {
    out.align();
    writeCount(out, fills.length);
    for (const fill of fills)writeFill(out, fill, version);
    writeCount(out, lines.length);
    for (const line of lines){
        if (version === 4) writeLine2(out, line);
        else writeLine(out, line, version);
    }
}
function writeFill(out, fill, version) {
    switch(fill.kind){
        case 'solid':
            out.u8(0);
            if (version >= 3) writeRgba(out, fill.color);
            else writeRgb(out, fill.color.rgb);
            return;
        case 'gradient':
            writeGradient(out, fill, version);
            return;
        default:
            out.u8(bitmapKind(fill)).u16(fill.id);
            writeMatrix(out, fill.matrix);
    }
}
const FOCAL = 0x13;
function gradientKind({ isRadial, focus }, knowsFocus) {
    if (!isRadial) return 0x10;
    return focus !== 0 && knowsFocus ? FOCAL : 0x12;
}
function bitmapKind({ isClipped, isSmooth }) {
    return 0x40 | (isSmooth ? 0 : 2) | (isClipped ? 1 : 0);
}
function writeGradient(out, fill, version) {
    const kind = gradientKind(fill, version === 4);
    out.u8(kind);
    writeMatrix(out, fill.matrix);
    out.u8(fill.spread << 6 | fill.mixing << 4 | fill.stops.length);
    for (const { ratio, color } of fill.stops){
        out.u8(ratio);
        if (version >= 3) writeRgba(out, color);
        else writeRgb(out, color.rgb);
    }
    if (kind === FOCAL) out.fixed8(fill.focus);
}
function writeLine(out, { width, fill }, version) {
    out.u16(width);
    const color = colorOf(fill);
    if (version >= 3) writeRgba(out, color);
    else writeRgb(out, color.rgb);
}
function writeLine2(out, line) {
    writeLineForm(out.u16(line.width), line, line.fill.kind !== 'solid');
    if (line.fill.kind === 'solid') writeRgba(out, line.fill.color);
    else writeFill(out, line.fill, 4);
}
function writeLineForm(out, line, hasFill) {
    out.align().bits(line.cap, 2).bits(line.join, 2).flag(hasFill);
    out.flag(line.keepsWidth).flag(line.keepsHeight).flag(line.isHinted);
    out.bits(0, 5).flag(false).bits(line.cap, 2);
    if (line.join === 2) out.fixed8(line.miterLimit);
}
function colorOf(fill) {
    if (fill.kind === 'solid') return fill.color;
    return fill.kind === 'gradient' && fill.stops.at(0)?.color || {
        rgb: '#000000',
        alpha: byteOf(1) / 255
    };
}

const WITH_SHAPE_4 = 8;
function isTooRich({ fills, lines }) {
    return Math.max(fills.length, lines.length) > MAX_STYLES;
}
function defineShape(groups, movieVersion) {
    const version = versionFor(groups, movieVersion);
    return {
        code: CODES[version],
        body: bodyOf((out)=>{
            writeShape(out, groups, version);
        })
    };
}
const CODES = {
    1: TAG.defineShape,
    2: TAG.defineShape2,
    3: TAG.defineShape3,
    4: TAG.defineShape4
};
function versionFor(groups, movieVersion) {
    const fills = groups.flatMap((group)=>group.fills);
    const lines = groups.flatMap((group)=>group.lines);
    const hasFocus = fills.some((fill)=>fill.kind === 'gradient' && fill.focus !== 0);
    if (movieVersion >= WITH_SHAPE_4 && (lines.some(hasForm) || hasFocus)) return 4;
    if (fills.some(isTransparent) || lines.some(({ fill })=>isTransparent(fill))) return 3;
    const hasMany = groups.some((group)=>Math.max(group.fills.length, group.lines.length) >= 255);
    return groups.length > 1 || hasMany ? 2 : 1;
}
function hasForm({ width, fill }) {
    return width > 1 || fill.kind !== 'solid';
}
function writeShape(out, groups, version) {
    writeRectangle(out, uniteAll(groups.map(boxOfGroup)));
    if (version === 4) {
        writeRectangle(out, uniteAll(groups.map(({ edges })=>boxOfEdges(edges))));
        out.u8(strokeFlags(groups));
    }
    writeGroups(out, groups, version);
}
function boxOfGroup({ edges, lines }) {
    return boxWithLines(edges, (line)=>lines.at(line - 1)?.width ?? 0);
}
function strokeFlags(groups) {
    const keeps = (line)=>line.keepsWidth || line.keepsHeight;
    const lines = groups.flatMap((group)=>group.lines);
    return (lines.some((line)=>!keeps(line)) ? 1 : 0) | (lines.some(keeps) ? 2 : 0);
}
function writeGroups(out, groups, version) {
    const drawn = groups.filter(({ edges })=>!host_headless.isEmpty(boxOfEdges(edges)));
    const [first = EMPTY, ...others] = drawn;
    const bits = (group)=>styleBits(group.fills.length, group.lines.length);
    writeStyles(out, first.fills, first.lines, version);
    out.bits(bits(first).fill, 4).bits(bits(first).line, 4);
    const pen = new RecordPen(out, bits(first));
    pen.draw(first.edges);
    for (const group of others){
        pen.restyle(bits(group), ()=>{
            writeStyles(out, group.fills, group.lines, version);
        });
        pen.draw(group.edges);
    }
    pen.end();
}
const EMPTY = {
    fills: [],
    lines: [],
    edges: []
};

function matchFills(from, to) {
    const [start, end] = [
        from ?? to,
        to ?? from
    ];
    if (!start || !end) return undefined;
    if (start.kind === 'solid' && end.kind === 'gradient') return matchGradients(inColor(end, start.color), end);
    if (start.kind === 'gradient' && end.kind === 'solid') return matchGradients(start, inColor(start, end.color));
    if (start.kind === 'gradient' && end.kind === 'gradient') return matchGradients(start, end);
    return {
        from: start,
        to: start.kind === end.kind ? end : start
    };
}
function matchLines(from, to) {
    const [start, end] = [
        from ?? to ?? NO_LINE,
        to ?? from ?? NO_LINE
    ];
    const fill = matchFills(start.fill, end.fill);
    return fill && {
        from: {
            ...start,
            fill: fill.from
        },
        to: {
            ...start,
            width: end.width,
            fill: fill.to
        }
    };
}
function matchGradients(from, to) {
    const count = Math.max(from.stops.length, to.stops.length);
    const filled = (stops)=>stops.length === 0 ? stops : Array.from({
            length: count
        }, (_, i)=>stops[Math.min(i, stops.length - 1)]);
    return {
        from: {
            ...from,
            stops: filled(from.stops)
        },
        to: {
            ...to,
            isRadial: from.isRadial,
            stops: filled(to.stops)
        }
    };
}
function inColor(gradient, color) {
    return {
        ...gradient,
        stops: gradient.stops.map(({ ratio })=>({
                ratio,
                color
            }))
    };
}
const NO_LINE = {
    width: 0,
    cap: 0,
    join: 0,
    miterLimit: 0,
    keepsWidth: false,
    keepsHeight: false,
    isHinted: false,
    fill: {
        kind: 'solid',
        color: {
            rgb: '#000000',
            alpha: 0
        }
    }
};

function writeMorphStyles(out, fills, lines, isNewer) {
    writeCount(out, fills.length);
    for (const fill of fills)writeMorphFill(out, fill, isNewer);
    writeCount(out, lines.length);
    for (const line of lines)writeMorphLine(out, line, isNewer);
}
function isFocal({ from, to }) {
    return from.kind === 'gradient' && to.kind === 'gradient' && from.isRadial && (from.focus !== 0 || to.focus !== 0);
}
function writeMorphFill(out, { from, to }, isNewer) {
    if (from.kind === 'solid' && to.kind === 'solid') {
        writeRgba(out.u8(0), from.color);
        writeRgba(out, to.color);
    } else if (from.kind === 'gradient' && to.kind === 'gradient') {
        const hasFocus = isNewer && isFocal({
            from,
            to
        });
        out.u8(hasFocus ? FOCAL : gradientKind(from, false));
        writeMatrix(out, from.matrix);
        writeMatrix(out, to.matrix);
        out.u8(from.spread << 6 | from.mixing << 4 | from.stops.length);
        from.stops.forEach((stop, i)=>{
            writeRgba(out.u8(stop.ratio), stop.color);
            writeRgba(out.u8(to.stops[i].ratio), to.stops[i].color);
        });
        if (hasFocus) out.fixed8(from.focus).fixed8(to.focus);
    } else if (from.kind === 'bitmap' && to.kind === 'bitmap') {
        out.u8(bitmapKind(from)).u16(from.id);
        writeMatrix(out, from.matrix);
        writeMatrix(out, to.matrix);
    }
}
function writeMorphLine(out, { from, to }, isNewer) {
    out.u16(from.width).u16(to.width);
    const hasFill = from.fill.kind !== 'solid';
    if (isNewer) writeLineForm(out, from, hasFill);
    if (isNewer && hasFill) {
        writeMorphFill(out, {
            from: from.fill,
            to: to.fill
        }, true);
        return;
    }
    writeRgba(out, colorOf(from.fill));
    writeRgba(out, colorOf(to.fill));
}

function defineMorph(keyframe, definitions, paints, movieVersion) {
    const morph = readMorph(keyframe, paints);
    if (!morph) return undefined;
    const isNewer = movieVersion >= 8 && (morph.lines.length > 0 || morph.fills.some(isFocal));
    const code = isNewer ? TAG.defineMorphShape2 : TAG.defineMorphShape;
    return definitions.define(code, (out)=>{
        writeMorph(out, morph, isNewer);
    });
}
function readMorph(keyframe, paints) {
    const matched = host_shown().MatchedShapes.of(keyframe);
    const parts = matched?.parts.filter(({ contour })=>contour.curves.length > 0) ?? [];
    if (!matched || parts.length === 0) return undefined;
    const fills = new StylePairs((style)=>{
        const [from, to] = matched.paintsOf(style);
        return matchFills(readFill$1(from, host_headless.IDENTITY, paints), readFill$1(to, host_headless.IDENTITY, paints));
    });
    const lines = new StylePairs((style)=>{
        const [from, to] = matched.strokesOf(style);
        return matchLines(readLine$1(from, host_headless.IDENTITY, paints), readLine$1(to, host_headless.IDENTITY, paints));
    });
    const numbers = parts.map(({ fill, stroke })=>({
            fill0: fills.numberOf(fill),
            fill1: 0,
            line: lines.numberOf(stroke)
        }));
    const edges = (progress)=>parts.map((part, i)=>({
                ...numbers[i],
                segments: segmentsAt(part, progress)
            }));
    const morphed = {
        fills: fills.pairs,
        lines: lines.pairs,
        from: edges(0),
        to: edges(1)
    };
    if (![
        morphed.from,
        morphed.to
    ].some((end)=>end.some(isTooLong))) return morphed;
    paints.lose('A shape tween is left out: it has edges of more than 3,276 pixels.');
    return undefined;
}
function isTooLong({ segments }) {
    const { count, points } = segments;
    for(let at = 0; at < count * host_shown().STRIDE; at += host_shown().STRIDE){
        for(let i = at + 2; i < at + host_shown().STRIDE; i++)if (Math.abs(points[i] - points[i - 2]) > MAX_DELTA) return true;
    }
    return false;
}
function segmentsAt({ contour }, progress) {
    return twipSegments(host_shown().mixContour(contour, progress), host_headless.IDENTITY);
}
class StylePairs {
    constructor(pairOf){
        this.pairOf = pairOf;
        this.pairs = [];
        this.numbers = new Map();
    }
    numberOf(style) {
        const key = `${style.from ?? ''} ${style.to ?? ''}`;
        const existing = this.numbers.get(key);
        if (existing !== undefined) return existing;
        const pair = this.pairOf(style);
        const number = pair ? this.pairs.push(pair) : 0;
        this.numbers.set(key, number);
        return number;
    }
}
function writeMorph(out, { fills, lines, from, to }, isNewer) {
    const widths = (end)=>(line)=>lines.at(line - 1)?.[end].width ?? 0;
    writeRectangle(out, boxWithLines(from, widths('from')));
    writeRectangle(out, boxWithLines(to, widths('to')));
    if (isNewer) {
        writeRectangle(out, boxOfEdges(from));
        writeRectangle(out, boxOfEdges(to));
        out.u8(strokeFlags([
            {
                lines: lines.map((line)=>line.from)
            }
        ]));
    }
    const start = bodyOf((body)=>{
        writeMorphStyles(body, fills, lines, isNewer);
        const bits = styleBits(fills.length, lines.length);
        body.bits(bits.fill, 4).bits(bits.line, 4);
        drawAll(body, bits, from);
    });
    out.u32(start.length).raw(start);
    out.u8(0);
    drawAll(out, styleBits(0, 0), to.map(({ segments })=>({
            fill0: 0,
            fill1: 0,
            line: 0,
            segments
        })));
}
function drawAll(out, bits, edges) {
    const pen = new RecordPen(out, bits, true);
    pen.draw(edges);
    pen.end();
}

class Shapes {
    constructor(movie, bitmaps){
        this.movie = movie;
        this.bitmaps = bitmaps;
        this.shapes = new Map();
        this.morphs = new Map();
        this.numbers = new WeakMap();
        this.count = 0;
    }
    shape(pieces, where) {
        const key = pieces.map(({ element, matrix })=>`${this.numberOf(element)} ${textOf(matrix)}`).join();
        if (!this.shapes.has(key)) this.shapes.set(key, this.define(pieces, where));
        return this.shapes.get(key);
    }
    morph(keyframe, where) {
        if (!this.morphs.has(keyframe)) {
            const { definitions, settings } = this.movie;
            const id = defineMorph(keyframe, definitions, this.paints(where), settings.version);
            this.morphs.set(keyframe, id === undefined ? undefined : {
                kind: 'morph',
                id
            });
        }
        return this.morphs.get(keyframe);
    }
    define(pieces, where) {
        const { definitions, settings, losses } = this.movie;
        const paints = this.paints(where);
        const groups = [];
        for (const { element, matrix } of pieces){
            const group = readPiece(element, matrix, paints);
            if (group && isTooRich(group)) losses.add(where, 'A shape is left out: it has more than 32,767 styles.');
            else if (group) groups.push(group);
        }
        if (groups.length === 0) return undefined;
        return {
            kind: 'shape',
            id: definitions.defineOnce(defineShape(groups, settings.version))
        };
    }
    paints(where) {
        const { settings, losses } = this.movie;
        return {
            version: settings.version,
            bitmap: (path)=>this.bitmaps.at(path),
            lose: (what)=>{
                losses.add(where, what);
            }
        };
    }
    numberOf(element) {
        let number = this.numbers.get(element);
        if (number === undefined) this.numbers.set(element, number = ++this.count);
        return number;
    }
}
function textOf({ a, b, c, d, tx, ty }) {
    return `${a} ${b} ${c} ${d} ${tx} ${ty}`;
}

const GUTTER = 2;
const ALIGNMENTS = {
    left: 0,
    right: 1,
    center: 2,
    justify: 3
};
function writeField(out, field) {
    const { content, format, font, text } = field;
    const { maxCharacters: limit } = content;
    writeRectangle(out, field.box);
    writeFlags(out, field, limit > 0);
    out.u16(font.id).u16(clamped(toTwips(format.size)));
    writeRgba(out, format.color);
    if (limit > 0) out.u16(clamped(limit));
    writeLayout(out, format);
    out.text(content.isStatic ? '' : content.variableName);
    if (text.text !== '') out.text(text.text);
}
const ROOMS = {
    old: {
        share: 1 / 8,
        across: 0,
        down: 0
    },
    later: {
        share: 1 / 16,
        across: 40,
        down: 80
    }
};
function fieldBox(box, isOld) {
    const { alignment } = box.firstFormat;
    const left = toTwips(box.left - GUTTER);
    const top = toTwips(box.top - GUTTER);
    const right = toTwips(box.left + box.width + GUTTER);
    const bottom = toTwips(box.top + box.height + GUTTER);
    if (!box.isStatic) return {
        left,
        top,
        right,
        bottom
    };
    const rooms = isOld ? ROOMS.old : ROOMS.later;
    const room = (right - left) * rooms.share + rooms.across;
    const share = alignment === 'right' ? 1 : alignment === 'center' ? 0.5 : 0;
    return {
        left: left - Math.floor(room * share),
        top,
        right: right + Math.floor(room * (1 - share)),
        bottom: bottom + Math.floor((bottom - top) * rooms.share + rooms.down)
    };
}
const SPARE = 0.5;
function lineBox({ anchor, align, placed }) {
    const { piece, length } = placed;
    const ascent = host_drawing().ascentOf(piece);
    const spare = SPARE * Math.max(length, piece.size);
    const before = {
        left: 0,
        center: (length + spare) / 2,
        right: length + spare
    }[align];
    const [left, top] = [
        anchor.x - before - GUTTER,
        anchor.y - ascent - GUTTER
    ];
    return {
        left: toTwips(left),
        top: toTwips(top),
        right: toTwips(left + length + spare + 2 * GUTTER),
        bottom: toTwips(top + host_drawing().breadthOf(piece) + SPARE * piece.size + 2 * GUTTER)
    };
}
function writeFlags(out, { content, text, isEmbedded, wraps }, hasLimit) {
    const { isStatic, lineType } = content;
    const isMultiline = isStatic || lineType.startsWith('multiline');
    out.flag(text.text !== '').flag(wraps).flag(isMultiline).flag(lineType === 'password');
    out.flag(content.type !== 'input').flag(true).flag(hasLimit).flag(true);
    out.flag(false).flag(false).flag(true).flag(!content.isSelectable);
    out.flag(content.border).flag(isStatic).flag(text.isHtml).flag(isEmbedded);
}
function writeLayout(out, format) {
    const { alignment, leftMargin, rightMargin, indent, lineSpacing } = format;
    out.u8(ALIGNMENTS[alignment]);
    for (const distance of [
        leftMargin,
        rightMargin,
        indent
    ])out.u16(clamped(toTwips(distance)));
    out.u16(Math.max(-32768, Math.min(32767, toTwips(lineSpacing))));
}
function clamped(value) {
    return Math.max(0, Math.min(65535, value));
}

const SIGNS = '2000-206f 20a0-20cf 2100-2183';
const KANA = '3000-303f 3041-309f 30a0-30ff ff61-ff9f';
const CHINESE = '3000-303f 3105-312c 31a0-31bf 4e00-9faf f900-faff ff01-ff60 2014 2018-2019 201c-201d 2026 b7 ffe5';
const HANGUL = '1100-11ff 3131-318e ac00-d7a3';
const KANJI = `${KANA} 4e00-9faf f900-faff ff01-ff60`;
const RANGES = {
    1: '20 41-5a',
    2: '20 61-7a',
    3: '20 30-39',
    4: '20-2f 3a-40 5b-60 7b-7e 2c6 2dc 2013-2014 2018-201a 201c-201e 2020-2022 2026 2030 2039-203a 20ac 2122',
    5: '20-7e',
    6: KANA,
    7: KANJI,
    8: KANJI,
    9: HANGUL,
    10: HANGUL,
    11: CHINESE,
    12: CHINESE,
    13: CHINESE,
    14: CHINESE,
    15: 'e01-e5b',
    16: '900-97f',
    17: `20 a1-ff ${SIGNS}`,
    18: `100-1ff ${SIGNS}`,
    19: `180-24f ${SIGNS}`,
    20: `1e00-1eff ${SIGNS}`,
    21: `374-3f2 1f00-1ffe ${SIGNS}`,
    22: `400-4ce ${SIGNS}`,
    23: '530-58f fb13-fb17',
    24: '600-6ff fb50-fdff fe70-feff',
    25: `5b0-5ff fb1d-fb4f ${SIGNS}`,
    9999: '20-ffff'
};
const LATIN$1 = '20-7e a0-17f';
function charactersOfRanges(ranges) {
    const numbers = new Set(ranges.split('|').filter((number)=>number !== ''));
    const spans = new Set([
        ...numbers
    ].flatMap((number)=>(RANGES[number] ?? LATIN$1).split(' ')));
    return [
        ...spans
    ].map(charactersOfSpan).join('');
}
const LATIN_CHARACTERS = LATIN$1.split(' ').map(charactersOfSpan).join('');
function charactersOfSpan(span) {
    const [first, last = first] = span.split('-').map((code)=>Number.parseInt(code, 16));
    return Array.from({
        length: last - first + 1
    }, (_, i)=>String.fromCharCode(first + i)).join('');
}

const SPACING_DIGITS = {
    old: 6,
    current: 2
};
const WITH_KERNING = 8;
function fieldText(content, fonts, isOld, version = WITH_KERNING) {
    const { runs, isStatic } = content;
    const format = runs.at(0)?.format;
    const isDeviceFont = isStatic && format !== undefined && fonts.isDevice(format.face);
    const ignoresKerning = version < WITH_KERNING || isDeviceFont;
    const allowsPlain = isOld || content.type === 'input';
    const isPlain = !content.renderAsHTML && runs.length < 2 && (format ? isPlainFormat(format, ignoresKerning) && (allowsPlain || !isStrong(format, fonts)) : allowsPlain);
    if (isPlain) {
        const characters = runs.map((run)=>run.characters).join('');
        return {
            text: characters + (isStatic ? '\r' : ''),
            isHtml: false
        };
    }
    return {
        text: markupOf(runs, fonts, isOld),
        isHtml: true
    };
}
function isStrong(format, fonts) {
    const { isBold, isItalic } = fonts.nameOf(format.face, format);
    return isBold || isItalic;
}
function isPlainFormat({ autoKern, letterSpacing, indent, url }, ignoresKerning) {
    return (ignoresKerning || !autoKern) && letterSpacing === 0 && indent === 0 && url === '';
}
function markupOf(runs, fonts, isOld) {
    let markup = '';
    let isOpen = false;
    let looks = [];
    const open = ({ alignment })=>{
        if (!isOpen) markup += `<p align="${alignment}">`;
        isOpen = true;
    };
    const close = ()=>{
        markup += `${'</font>'.repeat(looks.length)}</p>`;
        looks = [];
        isOpen = false;
    };
    for (const { characters, format } of runs){
        characters.split(/\r\n|\r|\n/).forEach((line, i)=>{
            if (i > 0) {
                open(format);
                close();
            }
            if (line === '') return;
            open(format);
            const look = lookOf(format, fonts, isOld);
            const index = looks.findIndex((one)=>isSameLook(one, look));
            if (index >= 0) {
                markup += '</font>'.repeat(looks.length - 1 - index);
                looks = looks.slice(0, index + 1);
            } else {
                markup += fontTag(look, looks.at(-1));
                looks.push(look);
            }
            markup += runMarkup(line, format, fonts);
        });
    }
    const last = runs.at(-1);
    if (!last) return '';
    open(last.format);
    close();
    return markup;
}
function lookOf(format, fonts, isOld) {
    const { face, size, color, letterSpacing, autoKern } = format;
    return new Map([
        [
            'postScript',
            face
        ],
        [
            'face',
            fonts.nameOf(face, format).family
        ],
        [
            'size',
            String(size)
        ],
        [
            'color',
            color.rgb.toLowerCase()
        ],
        [
            'letterSpacing',
            letterSpacing.toFixed(isOld ? SPACING_DIGITS.old : SPACING_DIGITS.current)
        ],
        [
            'kerning',
            autoKern ? '1' : '0'
        ]
    ]);
}
function isSameLook(one, other) {
    return [
        ...one
    ].every(([name, value])=>other.get(name) === value);
}
function fontTag(look, around) {
    const isOtherFace = look.get('postScript') !== around?.get('postScript');
    const said = [
        ...look
    ].filter(([name, value])=>name !== 'postScript' && (value !== around?.get(name) || name === 'face' && isOtherFace));
    return `<font ${said.map(([name, value])=>`${name}="${escaped(value)}"`).join(' ')}>`;
}
function runMarkup(text, format, fonts) {
    const { isBold, isItalic } = fonts.nameOf(format.face, format);
    let content = escaped(text).replace(/(?<= ) /g, '&nbsp;');
    if (isItalic) content = `<i>${content}</i>`;
    if (isBold) content = `<b>${content}</b>`;
    const { url, target } = format;
    if (url !== '') content = `<a href="${escaped(url)}" target="${escaped(target)}">${content}</a>`;
    return content;
}
const ESCAPES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;'
};
function escaped(text) {
    return text.replace(/[&<>"]/g, (sign)=>ESCAPES[sign]);
}

const SIZE = 1024;
const MAX_VALUE = 32767;
const LATIN = 1;
const LEADING = 40;
const NO_BREAK_SPACE = '\u00a0';
class MovieFont {
    constructor(id, name, metrics, rules){
        this.id = id;
        this.name = name;
        this.metrics = metrics;
        this.rules = rules;
        this.characters = new Set();
        this.needsLayout = false;
        this.size = SIZE;
    }
    addField(text, size) {
        if (!this.needsLayout) this.size = size;
        this.needsLayout = true;
        this.add(text);
    }
    addAvailable(text) {
        const { metrics } = this;
        this.add([
            ...text
        ].filter((character)=>metrics?.has?.(character) !== false).join(''));
    }
    add(text) {
        for (const character of text)if (character >= ' ') this.characters.add(character);
    }
    get hasGlyphs() {
        return this.sorted.length > 0;
    }
    indexOf(character) {
        this.indices ??= new Map(this.sorted.map((known, index)=>[
                known,
                index
            ]));
        return this.indices.get(character) ?? 0;
    }
    get body() {
        const { metrics } = this;
        return bodyOf((out)=>{
            const glyphs = metrics ? this.sorted.map((character)=>glyphBytes(character, metrics)) : [];
            this.writeHead(out, glyphs.length);
            if (!metrics || glyphs.length === 0) return;
            writeGlyphs(out, glyphs);
            for (const character of this.sorted)out.u16(character.codePointAt(0) ?? 0);
            if (this.needsLayout) this.writeLayout(out, metrics);
        });
    }
    get sorted() {
        return this.order ??= this.all.sort((one, other)=>codeOf(one) - codeOf(other));
    }
    get all() {
        const { characters, metrics, rules } = this;
        if (!metrics) return [];
        const isAdded = rules.addsNoBreakSpace && characters.has(' ') && metrics.has?.(NO_BREAK_SPACE) !== false;
        return [
            ...isAdded ? new Set([
                ...characters,
                NO_BREAK_SPACE
            ]) : characters
        ];
    }
    writeHead(out, glyphs) {
        const { id, needsLayout } = this;
        const { family, isBold, isItalic } = this.name;
        const name = new TextEncoder().encode(family).subarray(0, 254);
        const hasLayout = needsLayout && glyphs > 0;
        out.u16(id).flag(hasLayout).bits(0, 3).flag(glyphs > 0).flag(true).flag(isItalic).flag(isBold);
        out.u8(LATIN).u8(name.length).raw(name).u16(glyphs);
    }
    writeLayout(out, metrics) {
        const { ascent, descent, leading } = this.lineMeasures(metrics);
        const round = this.rules.isOld ? roundToUnit : (sizes)=>sizes;
        for (const measure of [
            ascent,
            descent,
            leading
        ])out.u16(units(measure));
        for (const character of this.sorted)out.u16(units(round(metrics.advance(character))));
        this.sorted.forEach(()=>{
            writeRectangle(out, host_headless.emptyBox());
        });
        out.u16(0);
    }
    lineMeasures(metrics) {
        if (this.rules.isOld) {
            const [ascent, descent] = [
                metrics.ascent,
                metrics.descent
            ].map(roundToUnit);
            return {
                ascent,
                descent,
                leading: ascent + descent - 1
            };
        }
        const twips = toTwips(this.size);
        const [ascent, descent] = [
            metrics.ascent,
            metrics.descent
        ].map((sizes)=>Math.round(sizes * twips) / twips);
        return {
            ascent,
            descent,
            leading: LEADING / twips
        };
    }
}
function roundToUnit(sizes) {
    return Math.round(sizes * SIZE) / SIZE;
}
function codeOf(character) {
    return character.codePointAt(0) ?? 0;
}
function units(sizes) {
    return Math.max(-MAX_VALUE, Math.min(MAX_VALUE, toTwips(sizes * SIZE)));
}
function writeGlyphs(out, glyphs) {
    let at = 4 * (glyphs.length + 1);
    for (const glyph of glyphs){
        out.u32(at);
        at += glyph.length;
    }
    out.u32(at);
    for (const glyph of glyphs)out.raw(glyph);
}
function glyphBytes(character, metrics) {
    const curves = metrics.outline?.(character, {
        a: SIZE,
        b: 0,
        c: 0,
        d: SIZE,
        tx: 0,
        ty: 0
    }) ?? [];
    return bodyOf((out)=>{
        out.bits(1, 4).bits(0, 4);
        const pen = new RecordPen(out, styleBits(1, 0));
        pen.draw([
            {
                fill0: 0,
                fill1: 1,
                line: 0,
                segments: twipSegments(segmentsOf(curves), host_headless.IDENTITY)
            }
        ]);
        pen.end();
    });
}
function segmentsOf(curves) {
    const points = new Float64Array(curves.length * host_shown().STRIDE);
    curves.forEach(({ x0, y0, cx, cy, x1, y1 }, i)=>{
        points.set([
            x0,
            y0,
            cx,
            cy,
            x1,
            y1
        ], i * host_shown().STRIDE);
    });
    return {
        count: curves.length,
        points,
        lines: Uint8Array.from(curves, ({ isLine })=>isLine ? 1 : 0)
    };
}

const DEVICE = /^_(sans|serif|typewriter|ゴシック|等幅|明朝)$/;
class Fonts {
    constructor(faces, definitions, rules = {
        isOld: false,
        addsNoBreakSpace: true
    }){
        this.faces = faces;
        this.definitions = definitions;
        this.rules = rules;
        this.known = new Map();
    }
    get all() {
        return [
            ...this.known.values()
        ];
    }
    hasOutlines(face) {
        const named = this.faces.named(face);
        return !DEVICE.test(named) && this.faces.metricsOf(named, false).outline?.('A', UNIT) !== undefined;
    }
    isDevice(face) {
        return DEVICE.test(this.faces.named(face));
    }
    of(said, style, isEmbedded) {
        const face = this.faces.named(said);
        const key = `${isEmbedded ? 'outlines' : 'device'} ${face} ${host_drawing().isBold(face, style) ? 'bold' : ''}`;
        let font = this.known.get(key);
        if (!font) {
            const metrics = isEmbedded ? this.faces.metricsOf(face, host_drawing().isBold(face, style)) : undefined;
            font = new MovieFont(this.definitions.nextId(), this.nameOf(face, style), metrics, this.rules);
            this.known.set(key, font);
        }
        return font;
    }
    nameOf(said, { bold, italic }) {
        const face = this.faces.named(said);
        const style = this.faces.styleOf(face);
        const isItalic = style?.isItalic ?? /italic|oblique/i.test(face);
        return {
            family: (this.rules.isOld ? undefined : style?.fullName) ?? style?.families.at(-1) ?? familyOf(face),
            isBold: bold || /bold/i.test(face),
            isItalic: isItalic || italic
        };
    }
}
const UNIT = {
    a: 1,
    b: 0,
    c: 0,
    d: 1,
    tx: 0,
    ty: 0
};
function familyOf(face) {
    if (DEVICE.test(face)) return face;
    const [name = '', ...rest] = face.replace(/\*$/, '').split('-');
    const styles = rest.join('').replace(FAMILY_STYLES, '');
    const family = [
        name.replace(/(PS)?MT$|PS$/, ''),
        styles
    ].join(' ').trim().replace(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ');
    return family === '' ? face : family;
}
const FAMILY_STYLES = /Bold|Italic|Oblique|Ital|It$|Regular|Reg$|Roman|Normal|Plain|Book|PS|MT/g;

const MAX_GLYPHS = 255;
function writeStaticText(out, pieces) {
    const records = pieces.flatMap(recordsOf);
    const glyphs = records.flatMap((record)=>record.glyphs);
    const indexBits = Math.max(1, ...glyphs.map(({ index })=>host_headless.bitsOf(index)));
    const advanceBits = Math.max(1, host_headless.signedBitsOf(...glyphs.map(({ advance })=>advance)));
    writeRectangle(out, boxOf$1(pieces));
    writeMatrix(out, host_headless.IDENTITY);
    out.u8(indexBits).u8(advanceBits);
    for (const { font, size, color, x, y, glyphs: row } of records){
        out.u8(0x8f).u16(font.id);
        writeRgba(out, color);
        out.u16(x).u16(y).u16(size).u8(row.length);
        for (const { index, advance } of row)out.bits(index, indexBits).signed(advance, advanceBits);
        out.align();
    }
    out.u8(0);
}
function recordsOf({ placed, font }) {
    const { piece, x, y } = placed;
    const places = host_drawing().placesOf(piece).map((place)=>toTwips(x + place));
    const glyphs = [
        ...piece.text
    ].map((character, i)=>({
            index: font.indexOf(character),
            advance: places[i + 1] - places[i]
        }));
    const { color } = piece.format;
    const records = [];
    for(let from = 0; from < glyphs.length; from += MAX_GLYPHS){
        const row = glyphs.slice(from, from + MAX_GLYPHS);
        records.push({
            font,
            size: toTwips(piece.size),
            color,
            x: places[from],
            y: toTwips(y),
            glyphs: row
        });
    }
    return records;
}
function boxOf$1(pieces) {
    const box = host_headless.emptyBox();
    for (const { placed } of pieces){
        const { piece, x, y, length } = placed;
        host_headless.include(box, toTwips(x), toTwips(y - piece.metrics.ascent * piece.size));
        host_headless.include(box, toTwips(x + length), toTwips(y + piece.metrics.descent * piece.size));
    }
    return box;
}

const WITH_SETTINGS = 8;
const GRID = {
    pixels: 1,
    parts: 2
};
const WITH_PARTS = 2.1;
const FLASH_CS5 = 11;
class Texts {
    constructor(movie, still){
        this.movie = movie;
        this.still = still;
        this.known = new Map();
        this.ranged = new Set();
        this.pending = [];
        const { isOld } = movie;
        const addsNoBreakSpace = !isOld || movie.film.properties.majorVersion >= FLASH_CS5;
        this.fonts = new Fonts(movie.faces, movie.definitions, {
            isOld,
            addsNoBreakSpace
        });
    }
    of({ text: content }, where) {
        const key = content.signature;
        let character = this.known.get(key);
        if (!character) this.known.set(key, character = this.define(content, where));
        return character;
    }
    font(item, where) {
        const face = host_headless.FONT_ITEM.font.read(item);
        const isEmbedded = this.fonts.hasOutlines(face);
        if (!isEmbedded && !this.fonts.isDevice(face)) {
            const loss = `The font has no letters in the movie, so fields with embedFonts show no text in it: the outlines of "${face}" are not available (option fonts, --fonts).`;
            this.movie.losses.add(where, loss);
        }
        const font = this.fonts.of(face, {
            bold: false,
            italic: false
        }, isEmbedded);
        const characters = charactersOf(host_headless.FONT_ITEM.embedRanges.read(item), host_headless.FONT_ITEM.embeddedCharacters.read(item));
        font.addAvailable(characters === '' ? LATIN_CHARACTERS : characters);
        font.needsLayout = true;
        return font.id;
    }
    get tags() {
        const out = new host_headless.ByteWriter();
        for (const font of this.fonts.all)writeTag(out, TAG.defineFont3, font.body);
        for (const make of this.pending){
            const { code, body, id, content } = make();
            writeTag(out, code, body);
            const settings = this.isSmoothed(content) ? settingsOf(id, content, this.gridFit(content)) : undefined;
            if (settings) writeTag(out, TAG.csmTextSettings, settings);
        }
        return out.written;
    }
    isSmoothed({ runs }) {
        if (this.movie.settings.version < WITH_SETTINGS) return false;
        return runs.length === 0 || runs.some(({ format })=>!this.fonts.isDevice(format.face));
    }
    gridFit({ isStatic, lineType, firstFormat }) {
        if (firstFormat.alignment !== 'left') return GRID.parts;
        const wraps = isStatic || lineType === 'multiline';
        return wraps && this.movie.film.properties.xflVersion >= WITH_PARTS ? GRID.parts : GRID.pixels;
    }
    define(content, where) {
        const faces = [
            ...new Set(content.runs.map(({ format })=>format.face))
        ];
        const isDevice = content.fontRenderingMode === 'device';
        const isEmbedded = !isDevice && faces.length > 0 && faces.every((face)=>this.fonts.hasOutlines(face));
        if (!isEmbedded && !isDevice) this.sayMissing(faces, where);
        const isFixed = content.isStatic && !content.isSelectable;
        const placed = isFixed && isEmbedded ? host_drawing().layOutText(content, this.movie.faces) : [];
        if (placed.length > 0 && placed.every(({ piece })=>piece.flow === 'across')) return this.glyphs(content, placed);
        const isStandIn = content.isStatic && !isEmbedded && !isDevice && !faces.some((face)=>this.fonts.isDevice(face));
        const lines = isStandIn ? host_drawing().standInLines(content, this.movie.faces, true) : [];
        const isSplit = lines.length > 1 && lines.every(({ placed: { piece } })=>piece.flow !== 'turned');
        return isSplit ? this.lines(content, lines) : this.field(content, isEmbedded);
    }
    sayMissing(faces, where) {
        const missing = faces.filter((face)=>!this.fonts.isDevice(face) && !this.fonts.hasOutlines(face));
        for (const face of new Set(missing.map((said)=>this.movie.faces.named(said)))){
            this.movie.losses.add(where, `A text shows a font of the player's machine: the outlines of "${face}" are not available (option fonts, --fonts).`);
        }
    }
    glyphs(content, placed) {
        const id = this.movie.definitions.nextId();
        const pieces = placed.filter(({ piece })=>piece.text !== '').map((one)=>({
                placed: one,
                font: this.fonts.of(one.piece.format.face, one.piece.format, true)
            }));
        for (const { placed: one, font } of pieces)font.add(one.piece.text);
        this.pending.push(()=>{
            const body = bodyOf((out)=>{
                writeStaticText(out.u16(id), pieces);
            });
            return {
                code: TAG.defineText2,
                body,
                id,
                content
            };
        });
        return {
            kind: 'text',
            id
        };
    }
    field(content, isEmbedded) {
        const { movie, fonts } = this;
        const used = content.runs.map(({ characters, format })=>{
            const font = fonts.of(format.face, format, isEmbedded);
            font.addField(characters, format.size);
            if (isEmbedded) this.addRanges(font, format.face, content);
            return font;
        });
        const font = used.at(0) ?? fonts.of(host_headless.PLAIN_FORMAT.face, host_headless.PLAIN_FORMAT, false);
        const text = fieldText(content, fonts, movie.isOld, movie.settings.version);
        const box = fieldBox(content, movie.isOld);
        const format = content.firstFormat;
        return this.edit({
            content,
            format,
            box,
            font,
            text,
            isEmbedded,
            wraps: this.wraps(content)
        });
    }
    addRanges(font, face, { embedRanges, embeddedCharacters }) {
        font.addAvailable(charactersOf(embedRanges, embeddedCharacters));
        if (this.ranged.has(font)) return;
        this.ranged.add(font);
        font.addAvailable(this.itemCharacters.get(this.movie.faces.named(face)) ?? '');
    }
    get itemCharacters() {
        if (this.ofItems) return this.ofItems;
        const all = new Map();
        for (const item of this.movie.film.listedItems){
            if (item.itemType !== 'font') continue;
            const face = host_headless.FONT_ITEM.font.read(item);
            const own = charactersOf(host_headless.FONT_ITEM.embedRanges.read(item), host_headless.FONT_ITEM.embeddedCharacters.read(item));
            all.set(face, (all.get(face) ?? '') + own);
        }
        return this.ofItems = all;
    }
    lines(content, lines) {
        const { movie, fonts } = this;
        const { isStatic, type } = content;
        const fields = lines.map((line)=>{
            const format = lineFormat(line);
            const font = fonts.of(format.face, format, false);
            const runs = [
                {
                    characters: line.text,
                    format
                }
            ];
            const said = {
                runs,
                isStatic,
                type,
                renderAsHTML: false
            };
            const text = fieldText(said, fonts, movie.isOld, movie.settings.version);
            return this.edit({
                content,
                format,
                box: lineBox(line),
                font,
                text,
                isEmbedded: false,
                wraps: false
            });
        });
        return this.still(fields.map((field, slot)=>({
                ...field,
                slot,
                matrix: host_headless.IDENTITY,
                color: host_headless.NO_COLOR_TRANSFORM,
                name: ''
            })));
    }
    edit(field) {
        const id = this.movie.definitions.nextId();
        this.pending.push(()=>{
            const body = bodyOf((out)=>{
                const isEmbedded = field.isEmbedded && field.font.hasGlyphs;
                writeField(out.u16(id), {
                    ...field,
                    isEmbedded
                });
            });
            return {
                code: TAG.defineEditText,
                body,
                id,
                content: field.content
            };
        });
        return {
            kind: 'edit',
            id
        };
    }
    wraps(content) {
        if (!content.isStatic) return content.lineType === 'multiline';
        if (content.autoExpand) return false;
        const lines = new Set(host_drawing().layOutText(content, this.movie.faces).map(({ y })=>y)).size;
        return lines > content.characters.split(/\r\n|\r|\n/).length;
    }
}
function charactersOf(ranges, characters) {
    return charactersOfRanges(ranges) + characters;
}
function lineFormat({ align, placed }) {
    const { face, bold, italic, color, letterSpacing, autoKern, url, target } = placed.piece.format;
    const { size } = placed.piece;
    const layout = {
        alignment: align,
        leftMargin: 0,
        rightMargin: 0,
        indent: 0,
        lineSpacing: 0
    };
    return {
        face,
        size,
        bold,
        italic,
        color,
        letterSpacing,
        autoKern,
        url,
        target,
        ...layout
    };
}
function settingsOf(id, content, gridFit) {
    const { fontRenderingMode: mode, antiAliasThickness, antiAliasSharpness } = content;
    if (mode !== 'advanced' && mode !== 'customThicknessSharpness') return undefined;
    const isOwn = mode === 'customThicknessSharpness';
    return bodyOf((out)=>{
        out.u16(id).bits(1, 2).bits(gridFit, 3).bits(0, 3);
        out.float(isOwn ? antiAliasThickness : 0).float(isOwn ? antiAliasSharpness : 0).u8(0);
    });
}

const FIRST_VERSION = {
    2: 6,
    3: 7,
    4: 8,
    5: 8,
    6: 8
};
const MAX_SIDE$1 = 65535;
const FLAGS$1 = 0;
class Videos {
    constructor(movie){
        this.movie = movie;
        this.known = new Map();
    }
    at(path) {
        if (!this.known.has(path)) this.known.set(path, this.define(path));
        return this.known.get(path);
    }
    define(path) {
        const { film, definitions, losses, settings } = this.movie;
        const lose = (why)=>{
            losses.add(`"${path}"`, `The video is left out: it ${why}.`);
        };
        const item = film.item(path);
        if (item?.itemType !== 'video') return lose(item ? 'is not a video' : 'is not in the library');
        const video = host_media().codedVideoOf(item, film.files);
        if (typeof video === 'string') return lose(video);
        const { coding, pictures } = video;
        const first = FIRST_VERSION[coding] ?? 0;
        if (first > settings.version) return lose(`needs version ${first} of the player or a later one`);
        const [width, height] = [
            host_headless.VIDEO_ITEM.width.read(item),
            host_headless.VIDEO_ITEM.height.read(item)
        ];
        if (!(width >= 0 && height >= 0 && Math.max(width, height) <= MAX_SIDE$1)) return lose(`is ${width} x ${height} pixels`);
        const id = definitions.define(TAG.defineVideoStream, (out)=>out.u16(pictures.length).u16(Math.round(width)).u16(Math.round(height)).u8(FLAGS$1).u8(coding));
        return {
            kind: 'video',
            id,
            pictures: new Pictures(id, video)
        };
    }
}
class Pictures {
    constructor(id, video){
        this.id = id;
        this.video = video;
        this.count = 0;
    }
    writeUpTo(out, picture) {
        const { coding, pictures } = this.video;
        const start = coding === host_media().VP6 || coding === host_media().VP6_WITH_ALPHA ? 1 : 0;
        for(; this.count <= picture && this.count < pictures.length; this.count++){
            const { bytes } = pictures[this.count];
            if (bytes.length <= start) continue;
            const body = bodyOf((body)=>body.u16(this.id).u16(this.count).raw(bytes.subarray(start)));
            writeTag(out, TAG.videoFrame, body);
        }
    }
}

const SWF_MAX_FRAMES = 65_535;

class Symbols {
    constructor(movie, notesOf, buttonSounds, components, scripts){
        this.movie = movie;
        this.notesOf = notesOf;
        this.buttonSounds = buttonSounds;
        this.components = components;
        this.scripts = scripts;
        this.sprites = new Map();
        this.buttons = new Map();
        this.spritePaths = new Map();
        this.buttonsByScript = new Map();
        this.graphics = new Map();
        this.open = [];
        this.contentOf = ({ id })=>{
            const path = this.spritePaths.get(id);
            const timeline = path === undefined ? undefined : this.timelineAt(path, `"${path}"`);
            return timeline && this.framesOf(timeline, `"${path}"`).at(0);
        };
        this.bitmaps = new Bitmaps(movie);
        this.shapes = new Shapes(movie, this.bitmaps);
        this.texts = new Texts(movie, (entries)=>this.still(entries));
        this.videos = new Videos(movie);
        this.plan = new (host_playing().SlotPlan)(movie.film, 'published');
        this.mode = {
            ...host_shown().published(movie.film.publishesHiddenLayers),
            masks: 'list'
        };
    }
    framesOf(timeline, where, isMask = false) {
        const mode = isMask ? host_shown().withinMask(this.mode, false) : this.mode;
        const maker = {
            film: this.movie.film,
            characters: this,
            plan: this.plan
        };
        return new TimelineFrames(timeline, where, mode, maker);
    }
    shape(pieces, where) {
        return this.shapes.shape(pieces, where);
    }
    morph(keyframe, where) {
        return this.shapes.morph(keyframe, where);
    }
    text(element, where) {
        return this.texts.of(element, where);
    }
    font(item, where) {
        return this.texts.font(item, where);
    }
    get textTags() {
        return this.texts.tags;
    }
    lose(where, what) {
        this.movie.losses.add(where, what);
    }
    linkedBitmap({ kind, path }) {
        if (kind !== 'bitmap' || this.movie.settings.actionScript < 3) return undefined;
        const item = this.movie.film.item(path);
        const bitmap = item && readLinkage(item, 3).name !== '' ? this.bitmaps.at(path) : undefined;
        return bitmap && {
            kind: 'bitmap',
            id: bitmap.id
        };
    }
    instance(element, where) {
        if (element.kind === 'video') return this.videos.at(element.path);
        if (isComponent(element)) return this.component(element, where);
        if (element.kind !== 'symbol') {
            this.lose(where, missingKind(element.tag));
            return undefined;
        }
        const { path, isButton, trackAsMenu } = element;
        if (isButton) return this.button(path, where, trackAsMenu, element);
        return this.scripted(this.sprite(path, where), element.script, where);
    }
    component(element, where) {
        const { components, movie } = this;
        if (components.isLeftOut) {
            this.lose(where, 'A component is left out: it is made of code.');
            return undefined;
        }
        const isCompiled = element.kind !== 'component';
        const id = isCompiled ? components.clipId(element.path) : this.sprite(element.path, where)?.id;
        if (id === undefined) {
            if (isCompiled) this.lose(where, 'A compiled clip is left out: its movie is not part of the document.');
            return undefined;
        }
        const sprite = {
            kind: 'sprite',
            id,
            fallbackName: components.nameOf(element)
        };
        if (!this.scripts) return sprite;
        const setup = components.scriptOf(element, where, movie.settings.version);
        return this.scripted(sprite, element.script + setup, where);
    }
    scripted(sprite, script, where) {
        const handlers = this.scripts?.handlersOf(script, where, false) ?? [];
        if (!sprite || handlers.length === 0) return sprite;
        const clipActions = bodyOf((out)=>{
            writeClipActions(out, handlers, this.movie.settings.version);
        });
        return {
            ...sprite,
            clipActions
        };
    }
    graphic(instance, isMask) {
        const { path } = instance;
        const timeline = this.timelineAt(path, `"${path}"`);
        if (!timeline || this.open.includes(path)) return [];
        const key = `${isMask ? 'mask' : ''} ${path}`;
        const frames = this.graphics.get(key) ?? this.framesOf(timeline, `"${path}"`, isMask);
        this.graphics.set(key, frames);
        return this.inside(path, ()=>frames.at(instance.frameOf(timeline)), ()=>[]);
    }
    still(entries) {
        const { definitions } = this.movie;
        const id = definitions.define(TAG.defineSprite, (out)=>{
            out.u16(1);
            writeTimeline(out, 1, ()=>entries);
            writeTag(out, TAG.end);
        });
        return {
            kind: 'sprite',
            id
        };
    }
    sprite(path, where) {
        return this.defineOnce(this.sprites, path, where, (timeline)=>{
            const frames = this.framesOf(timeline, `"${path}"`);
            const notes = this.notesOf(timeline, `"${path}"`, path);
            const id = this.defineSprite(frames, notes, path);
            this.spritePaths.set(id, path);
            return {
                kind: 'sprite',
                id
            };
        });
    }
    button(path, where, isMenu = false, instance) {
        const handlers = (instance && this.scripts?.handlersOf(instance.script, where, true)) ?? [];
        const buttons = handlers.length === 0 ? this.buttons : this.scriptedButtons(handlers);
        return this.defineOnce(buttons, path, where, (timeline)=>{
            const frames = this.framesOf(timeline, `"${path}"`);
            const id = defineButton(frames, `"${path}"`, {
                isMenu,
                handlers,
                contentOf: this.contentOf
            }, this.movie);
            this.buttonSounds(id, timeline, `"${path}"`);
            return {
                kind: 'button',
                id
            };
        });
    }
    scriptedButtons(handlers) {
        const buttons = this.buttonsByScript.get(handlers) ?? new Map();
        this.buttonsByScript.set(handlers, buttons);
        return buttons;
    }
    defineSprite(frames, notes, path) {
        const { frameCount } = frames;
        if (frameCount > SWF_MAX_FRAMES) {
            throw new Error(`"${path}" has ${frameCount} frames; the maximum of SWF is ${SWF_MAX_FRAMES}.`);
        }
        return this.movie.definitions.define(TAG.defineSprite, (out)=>{
            out.u16(frameCount);
            writeTimeline(out, frameCount, (frame)=>frames.at(frame), notes);
            writeTag(out, TAG.end);
        });
    }
    defineOnce(known, path, where, define) {
        const existing = known.get(path);
        if (existing) return existing;
        const timeline = this.timelineAt(path, where);
        if (!timeline) return undefined;
        if (this.open.includes(path)) {
            this.lose(where, `The symbol "${path}" is inside itself and is left out there.`);
            return undefined;
        }
        const character = this.inside(path, ()=>define(timeline), ()=>undefined);
        if (character) this.defineGrid(path, character.id);
        if (character) known.set(path, character);
        return character;
    }
    defineGrid(path, id) {
        const item = this.movie.film.item(path);
        const grid = item && host_headless.scalingGridOf(item);
        if (!grid) return;
        const [left, top] = [
            toTwips(grid.left),
            toTwips(grid.top)
        ];
        const twips = {
            left,
            top,
            right: toTwips(grid.right),
            bottom: toTwips(grid.bottom)
        };
        this.movie.definitions.add(TAG.defineScalingGrid, bodyOf((out)=>{
            writeRectangle(out.u16(id), twips);
        }));
    }
    inside(path, work, otherwise) {
        if (this.open.includes(path)) return otherwise();
        host_headless.checkNesting(this.open.length, 'published');
        this.open.push(path);
        try {
            return work();
        } finally{
            this.open.pop();
        }
    }
    timelineAt(path, where) {
        const timeline = this.movie.film.timelineOf(path);
        if (!timeline) this.lose(where, `The symbol "${path}" is not in the library; its instances are left out.`);
        return timeline;
    }
}
const MISSING = {
    DOMTLFText: 'A TLF text is left out: players draw it with a library of code.'
};
function missingKind(name) {
    return Object.hasOwn(MISSING, name) && MISSING[name] || `An element of the kind ${name} is left out.`;
}

const COUNTED_RATE = 44100;
class SoundStream {
    constructor(span, data, frameRate, inPoint = 0){
        this.span = span;
        this.data = data;
        this.frameRate = frameRate;
        this.read = {
            at: 0,
            samples: 0
        };
        this.rate = RATES[data.rate];
        this.first = data.delay + Math.round(inPoint * this.rate / COUNTED_RATE);
    }
    writeHead(out) {
        const { data, rate, frameRate } = this;
        const format = formatByte(data);
        const body = bodyOf((head)=>{
            head.u8(format & 0x0f).u8(format).u16(Math.floor(rate / frameRate));
            if (data.coding === 'mp3') head.u16(data.delay);
        });
        writeTag(out, TAG.soundStreamHead2, body);
    }
    writeBlock(out, frame) {
        const { frame: start, end } = this.span;
        if (frame < start || frame >= end) return;
        const block = this.data.coding === 'mp3' ? this.mp3Block(frame - start) : this.pcmBlock(frame - start);
        if (block) writeTag(out, TAG.soundStreamBlock, block);
    }
    sampleAt(elapsed) {
        const { delay, samples } = this.data;
        return Math.min(delay + samples, this.first + Math.round(elapsed * this.rate / this.frameRate));
    }
    pcmBlock(elapsed) {
        const { is16Bit, isStereo, bytes } = this.data;
        const size = (is16Bit ? 2 : 1) * (isStereo ? 2 : 1);
        const [from, to] = [
            this.sampleAt(elapsed),
            this.sampleAt(elapsed + 1)
        ];
        return to > from ? bytes.subarray(from * size, to * size) : undefined;
    }
    mp3Block(elapsed) {
        const { bytes } = this.data;
        const goal = this.sampleAt(elapsed + 1);
        const start = this.read;
        let { at, samples } = start;
        for(let frame = host_headless.mp3FrameAt(bytes, at); frame && samples < goal; frame = host_headless.mp3FrameAt(bytes, at)){
            at += frame.bytes;
            samples += frame.samples;
        }
        this.read = {
            at,
            samples
        };
        const skipped = this.sampleAt(elapsed) - start.samples;
        return bodyOf((out)=>{
            out.u16(samples - start.samples).u16(skipped & 65535);
            out.raw(bytes.subarray(start.at, at));
        });
    }
}

class TimelineNotes {
    constructor(notes, actions, where, sounds, frameRate){
        this.notes = notes;
        this.actions = actions;
        this.where = where;
        this.sounds = sounds;
        this.streams = notes.sounds.flatMap((cue)=>{
            const data = cue.sound.isStream ? sounds.dataOf(cue.path) : undefined;
            return data ? [
                new SoundStream(cue, data, frameRate, cue.sound.inPoint44)
            ] : [];
        });
        this.addVideos(frameRate);
    }
    addVideos(frameRate) {
        for (const cue of this.notes.videos){
            const data = this.sounds.ofVideo(cue.path);
            if (!data) continue;
            if (this.streams.length === 0) this.streams.push(new SoundStream(cue, data, frameRate));
            else this.sounds.loseStream(cue.path, whereAt(this.where, cue.layer, cue.frame));
        }
    }
    before(out, frame) {
        if (frame === 0) this.streams.at(0)?.writeHead(out);
        for (const { frame: at, name, type } of this.notes.labels){
            if (at === frame) writeLabel(out, name, type === 'anchor');
        }
        for (const actions of this.actions.get(frame) ?? [])writeTag(out, TAG.doAction, actions);
    }
    after(out, frame) {
        for (const cue of this.notes.sounds)if (cue.frame === frame && !cue.sound.isStream) this.start(out, cue);
        for (const stream of this.streams)stream.writeBlock(out, frame);
    }
    start(out, { path, layer, frame, sound }) {
        const id = this.sounds.at(path, whereAt(this.where, layer, frame));
        if (id === undefined) return;
        writeTag(out, TAG.startSound, bodyOf((body)=>{
            writeSoundInfo(body.u16(id), sound, this.sounds.lengthOf(path));
        }));
    }
}
function writeLabel(out, name, isAnchor) {
    writeTag(out, TAG.frameLabel, bodyOf((body)=>{
        body.text(name);
        if (isAnchor) body.u8(1);
    }));
}

const LIBRARY_MOVIE = 'library.swf';
const PLAYER_SPACES = {
    'http://www.adobe.com/2006/actionscript/flash/proxy': 'flash.utils.flash_proxy'
};
function writeCatalog({ code, components, stamp }) {
    let characters = 0;
    const scripts = code.map((tag)=>{
        const links = host_actionscript().readLinks(tag.block);
        for (const name of [
            ...links.needs.keys(),
            ...links.candidates
        ])characters += name.length;
        host_errors.checkCount('The library', characters, host_errors.MAX_SOURCES_BYTES, 'characters of names');
        return {
            tag,
            links
        };
    });
    const own = new Set(scripts.flatMap(({ links })=>links.definitions));
    const spaces = new Map([
        ...Object.entries(PLAYER_SPACES),
        ...scripts.flatMap(({ links })=>[
                ...links.spaces
            ])
    ]);
    const player = new (host_actionscript().PlayerApi)();
    const isThere = (name)=>own.has(name) || player.find(name) !== undefined;
    const isListed = (name)=>own.has(name) || player.inPackage(host_actionscript().packageOf(name), host_actionscript().leafOf(name)) !== undefined;
    const hasComponents = components.length > 0;
    return [
        '<?xml version="1.0" encoding="utf-8"?>',
        '<swc xmlns="http://www.adobe.com/flash/swccatalog/9">',
        '  <versions>',
        '    <swc version="1.2" />',
        '  </versions>',
        '  <features>',
        '    <feature-script-deps />',
        ...hasComponents ? [
            '    <feature-components />'
        ] : [],
        '  </features>',
        ...hasComponents ? [
            '  <components>',
            ...components.map(componentLine),
            '  </components>'
        ] : [],
        '  <libraries>',
        `    <library path="${LIBRARY_MOVIE}">`,
        ...scripts.flatMap(({ tag, links })=>[
                `      <script name=${host_headless.quoteAttribute(tag.name)} mod="${stamp}">`,
                ...links.definitions.map((name)=>`        <def id=${host_headless.quoteAttribute(idOf(name))} />`),
                ...dependencies(links, {
                    isThere,
                    isListed,
                    spaces
                }),
                '      </script>'
            ]),
        '    </library>',
        '  </libraries>',
        '</swc>',
        ''
    ].join('\n');
}
function componentLine({ className, name }) {
    return `    <component className=${host_headless.quoteAttribute(idOf(className))} name=${host_headless.quoteAttribute(name)} />`;
}
function dependencies({ definitions, needs, candidates, addresses }, known) {
    const types = new Map();
    for (const name of candidates)if (known.isListed(name)) types.set(name, 'e');
    for (const [name, type] of needs)if (known.isThere(name)) types.set(name, type);
    types.set('AS3', 'n');
    for (const address of addresses){
        const name = known.spaces.get(address);
        if (name !== undefined) types.set(name, 'n');
    }
    for (const name of definitions)types.delete(name);
    const ordered = [
        'e',
        's',
        'n',
        'i'
    ].flatMap((type)=>[
            ...types
        ].filter(([, each])=>each === type));
    return ordered.map(([name, type])=>`        <dep id=${host_headless.quoteAttribute(idOf(name))} type="${type}" />`);
}
function idOf(name) {
    return name.replace(/\.([^.]*)$/, ':$1');
}

class MovieBits {
    constructor(bytes, at = 0){
        this.bytes = bytes;
        this.at = at;
        this.bit = 0;
    }
    get isAtEnd() {
        return this.at >= this.bytes.length;
    }
    u8() {
        this.align();
        if (this.at >= this.bytes.length) throw new Error('the movie ends early');
        return this.bytes[this.at++];
    }
    u16() {
        return this.u8() + 256 * this.u8();
    }
    u32() {
        return this.u16() + 65536 * this.u16();
    }
    bits(count) {
        let value = 0;
        for(let i = 0; i < count; i++){
            if (this.at >= this.bytes.length) throw new Error('the movie ends early');
            value = value * 2 + (this.bytes[this.at] >> 7 - this.bit & 1);
            if (++this.bit === 8) {
                this.bit = 0;
                this.at++;
            }
        }
        return value;
    }
    align() {
        if (this.bit === 0) return;
        this.bit = 0;
        this.at++;
    }
    skip(length) {
        this.align();
        this.at += length;
        if (this.at > this.bytes.length) throw new Error('the movie ends early');
    }
    skipBits(count) {
        const whole = this.at * 8 + this.bit + count;
        this.at = Math.floor(whole / 8);
        this.bit = whole % 8;
        if (this.at > this.bytes.length || this.at === this.bytes.length && this.bit > 0) throw new Error('the movie ends early');
    }
    text() {
        this.align();
        const end = this.bytes.indexOf(0, this.at);
        if (end < 0) throw new Error('the movie ends early');
        const text = new TextDecoder().decode(this.bytes.subarray(this.at, end));
        this.at = end + 1;
        return text;
    }
    skipRectangle() {
        this.align();
        this.skipBits(4 * this.bits(5));
        this.align();
    }
    skipMatrix() {
        this.align();
        if (this.bits(1)) this.skipBits(2 * this.bits(5));
        if (this.bits(1)) this.skipBits(2 * this.bits(5));
        this.skipBits(2 * this.bits(5));
        this.align();
    }
    skipColorTransform(channels) {
        this.align();
        const terms = this.bits(1) + this.bits(1);
        this.skipBits(this.bits(4) * channels * terms);
        this.align();
    }
}

const HEAD = 8;
const LONG = 63;
function readMovie(movie, compression) {
    const bytes = contentOf$1(movie, compression);
    const places = readTags(bytes, endOfHead(bytes));
    const tags = places.map(({ code, from, to })=>({
            code,
            body: bytes.subarray(from, to)
        }));
    return {
        tags,
        size: bytes.length
    };
}
function readTags(bytes, at) {
    const bits = new MovieBits(bytes, at);
    const tags = [];
    while(bits.at + 2 <= bytes.length){
        const head = bits.u16();
        const code = head >> 6;
        const length = (head & LONG) === LONG ? bits.u32() : head & LONG;
        if (code === TAG.end) break;
        const from = bits.at;
        bits.skip(length);
        tags.push({
            code,
            from,
            to: bits.at
        });
    }
    return tags;
}
function contentOf$1(movie, compression) {
    const signature = host_errors.decodeLatin1(movie.subarray(0, 3));
    if (signature === 'FWS') return movie.subarray(HEAD);
    if (signature === 'CWS') return compression.inflate(movie.subarray(HEAD), host_errors.MAX_SOURCES_BYTES);
    throw new Error('it holds no movie that can be unpacked');
}
function endOfHead(bytes) {
    const bits = new MovieBits(bytes);
    bits.skipRectangle();
    bits.skip(4);
    return bits.at;
}

const SHAPE_1 = 2;
const SHAPE_3 = 32;
const SHAPE_4 = 83;
const MORPH_2 = 84;
const MANY = 255;
const SOLID = 0;
const FOCAL_GRADIENT = 0x13;
const GRADIENTS = [
    0x10,
    0x12,
    FOCAL_GRADIENT
];
const BITMAPS = [
    0x40,
    0x41,
    0x42,
    0x43
];
function shapeIds(bits, code, places) {
    bits.skipRectangle();
    if (code === SHAPE_4) {
        bits.skipRectangle();
        bits.skip(1);
    }
    const form = {
        color: code === SHAPE_3 || code === SHAPE_4 ? 4 : 3,
        ends: 1,
        hasWideLines: code === SHAPE_4,
        hasLongLists: code !== SHAPE_1
    };
    readStyles(bits, form, places);
    let [fillBits, lineBits] = [
        bits.bits(4),
        bits.bits(4)
    ];
    for(;;){
        if (bits.bits(1)) {
            skipEdge(bits);
            continue;
        }
        const change = bits.bits(5);
        if (change === 0) return;
        if (change & 1) bits.skipBits(2 * bits.bits(5));
        if (change & 2) bits.skipBits(fillBits);
        if (change & 4) bits.skipBits(fillBits);
        if (change & 8) bits.skipBits(lineBits);
        if (change & 16) {
            readStyles(bits, form, places);
            [fillBits, lineBits] = [
                bits.bits(4),
                bits.bits(4)
            ];
        }
    }
}
function morphIds(bits, code, places) {
    const hasWideLines = code === MORPH_2;
    for(let i = 0; i < (hasWideLines ? 4 : 2); i++)bits.skipRectangle();
    if (hasWideLines) bits.skip(1);
    bits.skip(4);
    readStyles(bits, {
        color: 4,
        ends: 2,
        hasWideLines,
        hasLongLists: true
    }, places);
}
function skipEdge(bits) {
    const isStraight = bits.bits(1);
    const size = bits.bits(4) + 2;
    if (!isStraight) bits.skipBits(4 * size);
    else if (bits.bits(1)) bits.skipBits(2 * size);
    else bits.skipBits(1 + size);
}
function readStyles(bits, form, places) {
    const fills = countOf(bits, form);
    for(let i = 0; i < fills; i++)readFill(bits, form, places);
    const lines = countOf(bits, form);
    for(let i = 0; i < lines; i++)readLine(bits, form, places);
}
function countOf(bits, { hasLongLists }) {
    const count = bits.u8();
    return count === MANY && hasLongLists ? bits.u16() : count;
}
function readFill(bits, { color, ends }, places) {
    const type = bits.u8();
    if (type === SOLID) {
        bits.skip(color * ends);
    } else if (GRADIENTS.includes(type)) {
        for(let i = 0; i < ends; i++)bits.skipMatrix();
        bits.skip((bits.u8() & 15) * (1 + color) * ends);
        if (type === FOCAL_GRADIENT) bits.skip(2 * ends);
    } else if (BITMAPS.includes(type)) {
        places.push(bits.at);
        bits.skip(2);
        for(let i = 0; i < ends; i++)bits.skipMatrix();
    } else throw new Error(`the movie has a fill of the unknown kind ${type}`);
}
function readLine(bits, form, places) {
    bits.skip(2 * form.ends);
    if (!form.hasWideLines) {
        bits.skip(form.color * form.ends);
        return;
    }
    const flags = bits.u8();
    bits.skip(1);
    const hasMiter = (flags >> 4 & 3) === 2;
    if (hasMiter) bits.skip(2);
    if (flags & 8) readFill(bits, form, places);
    else bits.skip(form.color * form.ends);
}

const NONE = ()=>undefined;
const DEFINITIONS = new Map([
    ...[
        6,
        20,
        21,
        35,
        36,
        90
    ].map((code)=>[
            code,
            NONE
        ]),
    ...[
        10,
        48,
        75,
        91
    ].map((code)=>[
            code,
            NONE
        ]),
    ...[
        14,
        60,
        87
    ].map((code)=>[
            code,
            NONE
        ]),
    ...[
        2,
        22,
        32,
        83
    ].map((code)=>[
            code,
            shapeIds
        ]),
    ...[
        46,
        84
    ].map((code)=>[
            code,
            morphIds
        ]),
    ...[
        11,
        33
    ].map((code)=>[
            code,
            textIds
        ]),
    [
        37,
        fieldIds
    ],
    [
        7,
        oldButtonIds
    ],
    [
        34,
        buttonIds
    ],
    [
        39,
        spriteIds
    ]
]);
const ADDITIONS = new Map([
    ...[
        13,
        62,
        73,
        74,
        78,
        88
    ].map((code)=>[
            code,
            NONE
        ]),
    [
        17,
        buttonSoundIds
    ],
    [
        23,
        NONE
    ]
]);
function isDefinition(code) {
    return DEFINITIONS.has(code);
}
function isAddition(code) {
    return ADDITIONS.has(code);
}
function idPlaces(code, body) {
    const places = [
        0
    ];
    const read = DEFINITIONS.get(code) ?? ADDITIONS.get(code) ?? NONE;
    const bits = new MovieBits(body);
    bits.skip(2);
    read(bits, code, places, body);
    if (places.some((at)=>at + 2 > body.length)) throw new Error('the movie ends early');
    return places;
}
function textIds(bits, code, places) {
    bits.skipRectangle();
    bits.skipMatrix();
    const size = bits.u8() + bits.u8();
    for(let flags = bits.u8(); flags !== 0; flags = bits.u8()){
        const hasFont = (flags & 8) !== 0;
        if (hasFont) {
            places.push(bits.at);
            bits.skip(2);
        }
        if (flags & 4) bits.skip(code === 11 ? 3 : 4);
        if (flags & 2) bits.skip(2);
        if (flags & 1) bits.skip(2);
        if (hasFont) bits.skip(2);
        bits.skipBits(bits.u8() * size);
        bits.align();
    }
}
function fieldIds(bits, _code, places) {
    bits.skipRectangle();
    const flags = bits.u8();
    bits.skip(1);
    if (flags & 1) places.push(bits.at);
}
function oldButtonIds(bits, _code, places) {
    while(bits.u8() !== 0){
        places.push(bits.at);
        bits.skip(4);
        bits.skipMatrix();
    }
}
function buttonIds(bits, _code, places) {
    bits.skip(3);
    for(let flags = bits.u8(); flags !== 0; flags = bits.u8()){
        places.push(bits.at);
        bits.skip(4);
        bits.skipMatrix();
        bits.skipColorTransform(4);
        if (flags & 16) skipFilters(bits);
        if (flags & 32) bits.skip(1);
    }
}
const FILTER_BYTES = [
    23,
    9,
    15,
    27,
    undefined,
    undefined,
    80,
    undefined
];
const CONVOLUTION = 5;
function skipFilters(bits) {
    for(let count = bits.u8(); count > 0; count--){
        const kind = bits.u8();
        if (kind >= FILTER_BYTES.length) throw new Error(`the movie has a filter of the unknown kind ${kind}`);
        const fixed = FILTER_BYTES[kind];
        if (fixed !== undefined) bits.skip(fixed);
        else if (kind === CONVOLUTION) bits.skip(bits.u8() * bits.u8() * 4 + 13);
        else bits.skip(bits.u8() * 5 + 19);
    }
}
function buttonSoundIds(bits, _code, places) {
    for(let state = 0; state < 4; state++){
        const at = bits.at;
        if (bits.u16() === 0) continue;
        places.push(at);
        const flags = bits.u8();
        if (flags & 1) bits.skip(4);
        if (flags & 2) bits.skip(4);
        if (flags & 4) bits.skip(2);
        if (flags & 8) bits.skip(bits.u8() * 8);
    }
}
const BEGIN_WITH_ID = [
    4,
    5,
    15,
    61
];
function spriteIds(_bits, _code, places, body) {
    for (const { code, from, to } of readTags(body, 4)){
        if (BEGIN_WITH_ID.includes(code)) places.push(from);
        const bits = new MovieBits(body.subarray(0, to), from);
        if (code === 26) placedId(bits, bits.u8(), places);
        if (code === 70) {
            const [flags, more] = [
                bits.u8(),
                bits.u8()
            ];
            const hasClass = (more & 8) !== 0;
            placedId(bits, flags, places, hasClass);
        }
        if (DEFINITIONS.has(code)) throw new Error('the movie defines something within a movie clip');
    }
}
function placedId(bits, flags, places, hasClass = false) {
    if (!(flags & 2)) return;
    bits.skip(2);
    if (hasClass) bits.text();
    places.push(bits.at);
}

const JPEG_TABLES = 8;
const DEFINE_BITS = 6;
const NO_CHARACTER = 65535;
const FLAGS = 4;
class LinkedMovie {
    constructor(movie, compression){
        this.code = [];
        this.exported = new Map();
        this.inits = [];
        this.definitions = new Map();
        this.needed = new Set();
        this.copies = new Map();
        this.copied = new Set();
        this.names = new Map();
        this.tables = new Uint8Array();
        const { tags, size } = readMovie(movie, compression);
        this.size = size;
        for (const tag of tags)this.take(tag);
        for (const [name, id] of this.exported){
            const names = this.names.get(id);
            if (names) names.push(name);
            else this.names.set(id, [
                name
            ]);
        }
    }
    namesOf(id) {
        return this.names.get(id) ?? [];
    }
    need(id) {
        const added = [];
        const waiting = [
            id
        ];
        for(let next = waiting.pop(); next !== undefined; next = waiting.pop()){
            const parts = this.definitions.get(next);
            if (!parts || this.needed.has(next) || this.copies.has(next)) continue;
            this.needed.add(next);
            added.push(next);
            for (const { body, places } of parts)for (const at of places)waiting.push(numberAt(body, at));
        }
        return added;
    }
    copyOf(id) {
        return this.copies.get(id);
    }
    replace(id, other) {
        this.copies.set(id, other);
    }
    copyNeeded(definitions) {
        if (this.needed.size === 0) return;
        for (const [id, parts] of this.definitions){
            if (!this.needed.delete(id)) continue;
            this.copies.set(id, definitions.nextId());
            this.copied.add(id);
            for (const part of parts){
                const { code, body } = this.plain(part);
                definitions.add(code, this.renumbered(body, part.places));
            }
        }
    }
    isCopied(id) {
        return this.copied.has(id);
    }
    renumbered(body, places) {
        const copy = Uint8Array.from(body);
        for (const at of places){
            const number = this.copies.get(numberAt(body, at)) ?? NO_CHARACTER;
            copy[at] = number & 255;
            copy[at + 1] = number >> 8;
        }
        return copy;
    }
    plain({ code, body }) {
        if (code !== DEFINE_BITS) return {
            code,
            body
        };
        const out = new host_headless.ByteWriter().raw(body.subarray(0, 2)).raw(this.tables).raw(body.subarray(2));
        return {
            code: TAG.defineBitsJpeg2,
            body: out.written
        };
    }
    take(tag) {
        const { code, body } = tag;
        if (isDefinition(code) || isAddition(code)) this.define(tag);
        else if (code === TAG.doAbc) this.code.push(codeTagOf(body));
        else if (code === TAG.symbolClass || code === TAG.exportAssets) this.export(body);
        else if (code === TAG.doInitAction && body.length > 2) this.inits.push({
            id: numberAt(body, 0),
            actions: body.subarray(2)
        });
        else if (code === JPEG_TABLES) this.tables = body.slice();
    }
    define(tag) {
        const { code, body } = tag;
        const places = idPlaces(code, body);
        const id = numberAt(body, 0);
        const parts = this.definitions.get(id);
        if (isDefinition(code) && !parts) this.definitions.set(id, [
            {
                ...tag,
                places
            }
        ]);
        else if (isAddition(code)) parts?.push({
            ...tag,
            places
        });
    }
    export(body) {
        const bits = new MovieBits(body);
        for(let count = bits.u16(); count > 0; count--){
            const id = bits.u16();
            const name = bits.text();
            if (id !== 0) this.exported.set(name, id);
        }
    }
}
function numberAt(body, at) {
    return body[at] + 256 * body[at + 1];
}
function codeTagOf(body) {
    const end = body.indexOf(0, FLAGS);
    return {
        name: host_errors.decodeText(body.subarray(FLAGS, end)),
        body,
        block: body.subarray(end + 1)
    };
}

class ClipFiles {
    constructor(film, problems, check){
        this.film = film;
        this.problems = problems;
        this.check = check;
        this.clips = new Map();
    }
    all() {
        return this.film.listedItems.flatMap((item)=>{
            const clip = item.itemType === 'compiled clip' ? this.of(item) : undefined;
            return clip ? [
                clip
            ] : [];
        });
    }
    of(item) {
        if (!this.clips.has(item.name)) this.clips.set(item.name, this.read(item));
        return this.clips.get(item.name);
    }
    read(item) {
        const { files, platform } = this.film;
        const file = `bin/${host_headless.COMPILED_CLIP_ITEM.swfScmHRef.read(item)}`;
        if (this.problems.isDropping || !files.has(file)) return undefined;
        try {
            const movie = new LinkedMovie(files.bytes(file), platform.compression);
            this.check(movie);
            return {
                path: item.name,
                movie,
                root: movie.exported.get(host_headless.COMPILED_CLIP_ITEM.rootSymbolLinkageID.read(item))
            };
        } catch (error) {
            this.problems.refuse(`"${item.name}"`, `The compiled clip cannot be read: ${error.message}.`);
            return undefined;
        }
    }
}

class Linking {
    constructor(code, byName, movie){
        this.code = code;
        this.byName = byName;
        this.movie = movie;
        this.taken = new Set();
        this.seen = new Set();
        this.waiting = [];
        this.names = [];
        for (const { movie: library } of code){
            for (const [name, id] of library.exported){
                const own = movie.own.get(name);
                if (own !== undefined && !library.isCopied(id)) library.replace(id, own);
            }
        }
    }
    take(code) {
        if (this.taken.has(code)) return;
        this.taken.add(code);
        const { definitions, needs, candidates } = code.links;
        for (const name of definitions)this.needSymbol(code.movie, name);
        for (const name of needs.keys())this.need(name);
        for (const name of candidates)this.need(name);
    }
    need(name) {
        if (this.seen.has(name)) return;
        this.seen.add(name);
        this.waiting.push(name);
    }
    finish(definitions) {
        for(let name = this.waiting.pop(); name !== undefined; name = this.waiting.pop()){
            const code = this.byName.get(name);
            if (code && !this.movie.defined.has(name)) this.take(code);
        }
        for (const { movie } of this.code)movie.copyNeeded(definitions);
        return {
            tags: this.code.filter((code)=>this.taken.has(code)).map(({ tag })=>tag),
            exported: this.names.flatMap(([movie, id, name])=>{
                const copy = movie.copyOf(id);
                return copy === undefined ? [] : [
                    [
                        copy,
                        name
                    ]
                ];
            })
        };
    }
    needSymbol(movie, name) {
        const id = movie.exported.get(name);
        if (id === undefined || this.movie.own.has(name)) return;
        this.names.push([
            movie,
            id,
            name
        ]);
        for (const part of movie.need(id))for (const each of movie.namesOf(part))this.need(each);
    }
}

const CLASS_NAMES = '__Packages.';
class OldClips {
    constructor(definitions){
        this.definitions = definitions;
        this.names = new Map();
        this.used = new Set();
    }
    use({ movie, root }) {
        if (this.used.has(movie)) return;
        this.used.add(movie);
        for (const [name, id] of movie.exported){
            const earlier = this.names.get(name);
            if (earlier !== undefined) movie.replace(id, earlier);
            else if (name.startsWith(CLASS_NAMES)) movie.need(id);
        }
        if (root !== undefined) movie.need(root);
        movie.copyNeeded(this.definitions);
        for (const [name, id] of movie.exported){
            const copy = movie.copyOf(id);
            if (copy !== undefined) this.names.set(name, copy);
        }
    }
    exported() {
        return [
            ...this.names
        ].map(([name, id])=>[
                id,
                name
            ]);
    }
    inits() {
        return [
            ...this.used
        ].flatMap((movie)=>movie.inits.flatMap(({ id, actions })=>{
                const copy = movie.isCopied(id) ? movie.copyOf(id) : undefined;
                return copy === undefined ? [] : [
                    {
                        id: copy,
                        actions
                    }
                ];
            }));
    }
}

class MovieLibraries {
    constructor(film, sources, problems, definitions, language){
        this.film = film;
        this.problems = problems;
        this.definitions = definitions;
        this.externals = [];
        this.files = new Set();
        this.code = [];
        this.byName = new Map();
        this.bytes = 0;
        this.characters = 0;
        this.clips = new ClipFiles(film, problems, (movie)=>{
            this.count(movie);
        });
        this.old = new OldClips(definitions);
        this.isOld = language < 3;
        if (problems.isDropping || this.isOld) return;
        const files = film.publishing.libraryPaths.flatMap((path)=>sources.libraries(path));
        for (const [file, bytes] of new Map(files.map((each)=>[
                each.file,
                each.bytes
            ])))this.addFile(file, bytes);
        for (const { path, movie } of this.clips.all())this.addClip(path, movie);
    }
    get isEmpty() {
        return this.code.length === 0;
    }
    hasClass(name) {
        return this.byName.has(name);
    }
    oldClassNames() {
        const names = this.clips.all().flatMap(({ movie })=>[
                ...movie.exported.keys()
            ]);
        const classes = names.filter((name)=>name.startsWith(CLASS_NAMES));
        return new Set(classes.map((name)=>name.slice(CLASS_NAMES.length)));
    }
    clipId(item) {
        const clip = this.clips.of(item);
        if (!clip) return undefined;
        const { movie, root } = clip;
        if (this.isOld) this.old.use(clip);
        else if (root !== undefined) movie.need(root);
        movie.copyNeeded(this.definitions);
        return root === undefined ? undefined : movie.copyOf(root);
    }
    link(needed, movie, hasCode) {
        const linking = new Linking(this.code, this.byName, movie);
        for (const code of this.code)if (hasCode && this.files.has(code.movie)) linking.take(code);
        for (const name of movie.own.keys())linking.need(name);
        for (const name of needed)linking.need(name);
        for (const library of new Set(this.code.map(({ movie: each })=>each)))for (const [name, id] of library.exported)if (library.isCopied(id)) linking.need(name);
        return linking.finish(this.definitions);
    }
    addClip(path, movie) {
        try {
            this.addCode(movie);
        } catch (error) {
            this.problems.refuse(`"${path}"`, `The compiled clip cannot be read: ${error.message}.`);
        }
    }
    addFile(file, bytes) {
        try {
            const limits = {
                ...host_defaults.DEFAULT_LIMITS,
                ...this.film.limits
            };
            const { compression } = this.film.platform;
            const entry = host_headless.readZipDirectory(file, bytes, limits).find(({ name })=>name === LIBRARY_MOVIE);
            if (!entry) throw new Error(`it has no ${LIBRARY_MOVIE}`);
            const movie = new LinkedMovie(host_headless.unpack(compression, file, bytes, entry), compression);
            this.count(movie);
            this.files.add(movie);
            this.addCode(movie);
        } catch (error) {
            this.problems.refuse(file, `The library cannot be read: ${error.message}.`);
        }
    }
    count({ size }) {
        host_errors.checkCount('The movie', this.bytes += size, host_errors.MAX_SOURCES_BYTES, 'bytes of libraries');
    }
    addCode(movie) {
        for (const tag of movie.code){
            const code = {
                tag,
                links: host_actionscript().readLinks(tag.block),
                movie
            };
            const { definitions } = code.links;
            if (definitions.length > 0 && definitions.every((name)=>this.byName.has(name))) continue;
            this.code.push(code);
            for (const name of definitions)if (!this.byName.has(name)) this.byName.set(name, code);
            for (const external of host_actionscript().readExternals(tag.block)){
                this.characters += external.name.length + external.base.length;
                host_errors.checkCount('The movie', this.characters, host_errors.MAX_SOURCES_BYTES, 'characters of names in libraries');
                this.externals.push(external);
            }
        }
    }
}

const LAZY = 1;
function codeTags(items, { classes, libraries, problems }, isLibrary = false) {
    const { isNeeded } = classes;
    const compiled = isNeeded ? host_actionscript().compileAvm2({
        ...classes.program(),
        isSplit: isLibrary
    }) : {
        blocks: [],
        classes: [],
        errors: []
    };
    problems.addErrors(compiled.errors);
    const links = libraries.isEmpty ? [] : compiled.blocks.map(({ bytes })=>host_actionscript().readLinks(bytes));
    const movie = {
        own: new Map(items.map(([id, name])=>[
                name,
                id
            ])),
        defined: new Set(compiled.classes)
    };
    const needed = links.flatMap(({ needs, candidates })=>[
            ...needs.keys(),
            ...candidates
        ]);
    const { tags, exported } = libraries.link(needed, movie, isNeeded);
    return {
        tags: [
            ...isLibrary ? tags.map(namedTag) : tags,
            ...compiled.blocks.map(codeTag)
        ],
        exported
    };
}
function namedTag(code) {
    const [first = ''] = code.name === '' ? host_actionscript().readLinks(code.block).definitions : [];
    return first === '' ? code : codeTag({
        name: first.replaceAll('.', '/'),
        bytes: code.block
    });
}
function codeTag({ name, bytes }) {
    return {
        name,
        block: bytes,
        body: new host_headless.ByteWriter().u32(LAZY).text(name).raw(bytes).written
    };
}

function initTags(actions, { exported, items, idOf, definitions, linked }) {
    const linkages = linkagesOf(actions, exported, items);
    const out = new host_headless.ByteWriter();
    for (const { id, actions: made } of linked)writeInit(out, id, made);
    for (const { name, actions: made } of actions.classes()){
        const id = definitions.nextId();
        out.raw(emptySprite(id)).raw(exportTag(TAG.exportAssets, [
            [
                id,
                CLASS_NAMES + name
            ]
        ]));
        writeInit(out, id, made);
    }
    for (const [id, made] of linkages)writeInit(out, id, made);
    for (const { id, actions: made } of actions.initActions(idOf))writeInit(out, id, made);
    return out.written;
}
function exportTag(code, names) {
    const out = new host_headless.ByteWriter();
    const body = bodyOf((list)=>{
        list.u16(names.length);
        for (const [id, name] of names)list.u16(id).text(name);
    });
    writeTag(out, code, body);
    return out.written;
}
function linkagesOf(actions, exported, items) {
    const ids = new Map(exported.map(([id, name])=>[
            name,
            id
        ]));
    return items.flatMap((item)=>{
        const linkage = actions.linkage(item);
        const id = linkage && ids.get(linkage.identifier);
        return linkage && id !== undefined ? [
            [
                id,
                actions.compileOwn(linkage.script)
            ]
        ] : [];
    });
}
function emptySprite(id) {
    const out = new host_headless.ByteWriter();
    const end = bodyOf((tags)=>{
        writeTag(tags, TAG.end);
    });
    writeTag(out, TAG.defineSprite, bodyOf((body)=>body.u16(id).u16(0).raw(end)));
    return out.written;
}
function writeInit(out, id, actions) {
    const head = bodyOf((body)=>body.u16(id));
    writeTag(out, TAG.doInitAction, host_headless.joinBytes([
        head,
        actions
    ]));
}

const NO_HANDLERS = [];
class MovieActions {
    constructor(movie, files, problems, scenes, libraries){
        this.movie = movie;
        this.problems = problems;
        this.needed = new Set();
        this.handlers = new Map();
        this.inits = [];
        this.compiled = libraries.oldClassNames();
        const { version, actionScript, omitsTraces, isDebuggable } = movie.settings;
        this.compiler = new (host_actionscript().Avm1Compiler)({
            version,
            actionScript: actionScript === 1 ? 1 : 2,
            sources: {
                findClass: (name)=>files.find(name) ?? (this.compiled.has(name) ? undefined : host_actionscript().ownSource(name, true)),
                include: (path, from)=>files.include(path, from)
            },
            compiledClasses: this.compiled,
            omitsTraces,
            keepsNames: isDebuggable,
            frameOf: (frame, scene)=>scenes.frameOf(frame, scene)
        });
    }
    framesOf({ scripts }, where, place, path) {
        const byFrame = new Map();
        for (const { frame, text, keyframe } of scripts){
            const at = whereOf(where, keyframe);
            if (this.isLeftOut(text, at)) continue;
            const { actions, init, classes, errors } = this.compiler.compileActions(this.sourceOf(text, at), place);
            this.note(classes, errors);
            if (init) this.inits.push({
                path,
                ...init
            });
            const earlier = byFrame.get(frame);
            if (earlier) earlier.push(actions);
            else byFrame.set(frame, [
                actions
            ]);
        }
        return byFrame;
    }
    handlersOf(text, where, isButton) {
        if (text.trim() === '') return NO_HANDLERS;
        const key = `${where}\n${String(isButton)}\n${text}`;
        const earlier = this.handlers.get(key);
        if (earlier) return earlier;
        const handlers = this.compileHandlers(text, where, isButton);
        this.handlers.set(key, handlers);
        return handlers;
    }
    classes() {
        const made = new Map();
        for (const name of this.needed)this.make(name, made);
        return [
            ...made
        ].flatMap(([name, actions])=>actions ? [
                {
                    name,
                    actions
                }
            ] : []);
    }
    linkage(item) {
        const { className, identifier } = host_headless.linkageOf(item);
        const isLinked = isClassName(className) && identifier !== '' && !this.problems.isDropping;
        if (!isLinked || this.movie.settings.actionScript < 2) return undefined;
        if (!this.compiler.hasClass(className) && !this.compiled.has(className)) {
            if (className === identifier) return undefined;
            this.problems.refuseMissing(`"${item.name}"`, className);
            return undefined;
        }
        if (!this.compiled.has(className)) this.needed.add(className);
        return {
            identifier,
            script: `Object.registerClass(${JSON.stringify(identifier)}, ${className});`
        };
    }
    compileOwn(text) {
        const { actions, classes, errors } = this.compiler.compileActions(this.sourceOf(text, 'linkage'));
        this.note(classes, errors);
        return actions;
    }
    initActions(idOf) {
        return [
            ...this.inits
        ].sort((one, other)=>one.priority - other.priority).flatMap(({ path, actions })=>{
            const id = idOf(path);
            return id === undefined ? [] : [
                {
                    id,
                    actions
                }
            ];
        });
    }
    compileHandlers(text, where, isButton) {
        if (this.problems.isDropping) {
            this.problems.lose(where, 'The scripts of instances are left out.');
            return NO_HANDLERS;
        }
        const { handlers, classes, errors } = this.compiler.compileHandlers(this.sourceOf(text, `${where}, instance`));
        this.note(classes, errors);
        for (const { kind, events } of handlers)for (const { name } of events)this.checkEvent(name, kind, isButton, where);
        return handlers;
    }
    checkEvent(name, kind, isButton, where) {
        if (isButton && kind === 'clip') this.problems.refuse(where, 'A button has no onClipEvent.');
        const isKnown = kind === 'button' ? buttonCondition(name, false) !== undefined : clipEventFlag(name, this.movie.settings.version) !== undefined;
        if (!isKnown) this.problems.refuse(where, `There is no event "${name}" in this version of the player.`);
    }
    isLeftOut(text, where) {
        if (!this.problems.isDropping || host_playing().parseFrameScript(text, this.movie.settings.actionScript)) return false;
        this.problems.lose(where, 'The script is left out.');
        return true;
    }
    make(name, made, depth = 0) {
        if (made.has(name) || depth > MAX_DEPTH) return;
        made.set(name, undefined);
        const { actions, classes, errors } = this.compiler.compileClass(name);
        this.problems.addErrors(errors);
        for (const other of classes)this.make(other, made, depth + 1);
        made.delete(name);
        made.set(name, actions);
    }
    note(classes, errors) {
        this.problems.addErrors(errors);
        for (const name of classes)this.needed.add(name);
    }
    sourceOf(text, where) {
        return {
            file: `${this.movie.film.name}, ${where}`,
            text
        };
    }
}
const MAX_DEPTH = 1000;

const TYPES = [
    '',
    'Default',
    'Array',
    'Object',
    'List',
    'String',
    'Number',
    'Boolean',
    'Font Name',
    'Color'
];
const FIELD_LENGTH = 4;
function readCollection(value) {
    const parts = value.split(', ');
    const [className = '', itemClass = ''] = parts;
    const fieldCount = Number(parts[3]);
    const countAt = 4 + FIELD_LENGTH * fieldCount;
    const itemCount = Number(parts[countAt]);
    const values = parts.slice(countAt + 1);
    if (!Number.isInteger(fieldCount) || values.length !== itemCount * fieldCount) return undefined;
    const fields = Array.from({
        length: fieldCount
    }, (_, i)=>{
        const at = 4 + FIELD_LENGTH * i;
        return {
            name: parts[at] ?? '',
            type: TYPES[Number(parts[at + 1])] ?? ''
        };
    });
    const items = Array.from({
        length: fieldCount === 0 ? 0 : itemCount
    }, (_, item)=>fields.map(({ name, type }, i)=>[
                name,
                literalOf({
                    type,
                    value: values[item * fieldCount + i] ?? ''
                })
            ]));
    return {
        className,
        itemClass,
        items
    };
}

const DATA = '__setPropDict';
class SetupCode {
    add(place, { frameCount, scene }, lose) {
        const { name, timeline, layer, start, end } = place;
        const words = [
            name,
            timeline,
            layer,
            String(start)
        ].map((word)=>word.replace(/[^\p{L}\p{N}_$]/gu, ''));
        const method = this.names.take(`__setProp_${words.join('_')}`);
        const target = `this[${textLiteral(name)}]`;
        const body = this.bodyOf(target, place.parameters, lose);
        if (scene === undefined && start === 0 && end >= frameCount) {
            this.members.push(`internal function ${method}():void {\n${body}}\n`);
            this.atStart.push(`this.${method}();`);
            return;
        }
        this.hasScenes ||= scene !== undefined;
        const isHere = scene === undefined ? '' : `this.currentScene.name == ${textLiteral(scene)} && `;
        const isShown = (frame)=>`${frame} >= ${start + 1} && ${frame} <= ${end}`;
        const isNew = `(this.${DATA}[${target}] == undefined || !(${isShown(`int(this.${DATA}[${target}])`)}))`;
        this.members.push(`internal function ${method}(frame:int):void {\n` + `if (${isHere}${target} != null && ${isShown('frame')} && ${isNew}) {\n` + `this.${DATA}[${target}] = frame;\n${body}}\n}\n`);
        this.perFrame.push(`this.${method}(frame);`);
    }
    declare(name) {
        this.members.push(`public var ${name}:*;\n`);
    }
    setup(file) {
        if (this.members.length === 0) return undefined;
        const { perFrame } = this;
        const handler = perFrame.length === 0 ? [] : [
            `public var ${DATA}:flash.utils.Dictionary = new flash.utils.Dictionary(true);`,
            'public var __lastFrameProp:int = -1;',
            'internal function __setProp_handler(event:Object):void {',
            'var frame:int = this.currentFrame;',
            ...this.hasScenes ? [] : [
                'if (this.__lastFrameProp == frame) return;'
            ],
            'this.__lastFrameProp = frame;',
            ...perFrame,
            '}\n'
        ];
        const listen = 'this.addEventListener(flash.events.Event.FRAME_CONSTRUCTED, this.__setProp_handler, false, 0, true);';
        return {
            members: {
                file,
                text: [
                    ...handler,
                    ...this.members
                ].join('\n')
            },
            atStart: {
                file,
                text: [
                    ...this.atStart,
                    ...perFrame.length === 0 ? [] : [
                        listen
                    ]
                ].join('\n')
            }
        };
    }
    bodyOf(target, parameters, lose) {
        const note = (value)=>`try { ${target}["componentInspectorSetting"] = ${value}; } catch (error:Error) { }\n`;
        const lines = parameters.map((parameter)=>{
            const member = `${target}[${textLiteral(parameter.name)}]`;
            if (parameter.type !== 'Collection') return `${member} = ${literalOf(parameter)};\n`;
            const code = collectionCode(member, parameter.value);
            if (code === undefined) lose(`The parameter "${parameter.name}" of a component cannot be read.`);
            return code ?? '';
        });
        return note(true) + lines.join('') + note(false);
    }
    constructor(){
        this.members = [];
        this.atStart = [];
        this.perFrame = [];
        this.names = new Names();
        this.hasScenes = false;
    }
}
function collectionCode(member, value) {
    const collection = readCollection(value);
    if (!collection || !isClassName(collection.className) || !isClassName(collection.itemClass)) return undefined;
    const { className, itemClass, items } = collection;
    const lines = items.flatMap((item)=>[
            `record = new ${itemClass}();\n`,
            ...item.map(([name, literal])=>`record[${textLiteral(name)}] = ${literal};\n`),
            'list.addItem(record);\n'
        ]);
    return `var list:* = new ${className}();\nvar record:*;\n${lines.join('')}${member} = list;\n`;
}

const CONSTANT = /(?<![\w$])([\w$]+::[\w$]+)\s*=\s*"((?:[^"\\]|\\.)*)"/g;
function readConstants(text) {
    const entries = [
        ...text.matchAll(CONSTANT)
    ].map(([, name, value])=>[
            name,
            valueOf(value.trim())
        ]);
    return Object.fromEntries(entries);
}
function valueOf(text) {
    if (text === 'true' || text === 'false') return text === 'true';
    const number = Number(text);
    if (text !== '' && Number.isFinite(number)) return number;
    return text.replace(/^(['"])(.*)\1$/, '$2');
}

const MOVIE_CLIP = 'flash.display.MovieClip';
class MovieClasses {
    constructor(film, packageName, files, problems, libraries, components, subject){
        this.film = film;
        this.packageName = packageName;
        this.files = files;
        this.problems = problems;
        this.libraries = libraries;
        this.components = components;
        this.subject = subject;
        this.ofSymbols = new Map();
        this.made = new Map();
        this.roots = new Map();
        this.symbols = new Map();
        this.main = {
            frames: [],
            timelines: [],
            setup: new SetupCode()
        };
        this.unnamed = 0;
        this.settings = host_settings().readSwfSettings(film);
    }
    addScene(timeline, notes, where, start) {
        this.main.timelines.push(timeline);
        const scene = this.film.scenes.length > 1 ? timeline.name : undefined;
        this.components.addSetup(timeline, where, this.main.setup, scene);
        for (const { frame, source } of this.framesOf(notes, where))this.main.frames.push({
            frame: start + frame,
            source
        });
    }
    addSymbol(path, timeline, notes, where) {
        const code = new SetupCode();
        this.components.addSetup(timeline, where, code);
        const setup = code.setup(this.wordsFor(where));
        const members = {
            frames: this.framesOf(notes, where),
            instances: this.instancesOf([
                timeline
            ]),
            setup
        };
        this.symbols.set(path, members);
        if (members.frames.length === 0 && !setup || this.linkedName(path) !== '') return;
        const leaf = path.slice(path.lastIndexOf('/') + 1).replace(/[^\p{L}\p{N}_$]/gu, '');
        const name = `${this.packageName}.${/^\p{N}/u.test(leaf) ? '_' : ''}${leaf}_${++this.unnamed}`;
        this.ofSymbols.set(path, name);
        this.make(name, MOVIE_CLIP, members);
    }
    warnOfInstances({ scripted }, where) {
        for (const keyframe of scripted)this.problems.lose(whereOf(where, keyframe), 'The scripts of instances are left out: ActionScript 3 has none.');
    }
    addLinked(path, name, base, fallback) {
        if (!isClassName(name)) {
            this.problems.refuse(`"${path}"`, `The item is not exported: "${name}" is not a name of a class.`);
            return undefined;
        }
        const members = this.symbols.get(path) ?? {
            frames: [],
            instances: []
        };
        if (this.hasSource(name, `"${path}"`)) this.roots.set(name, members);
        else if (!this.libraries.hasClass(name)) this.make(name, this.baseOf(path, base, fallback), members);
        return name;
    }
    mainClass() {
        const { frames, timelines } = this.main;
        const { isWhole, isLibrary } = this.subject;
        const chosen = isWhole && !isLibrary ? this.settings.documentClass : '';
        const own = isClassName(chosen) ? chosen : '';
        const setup = this.main.setup.setup(this.wordsFor('components'));
        if (own === '' && frames.length === 0 && !setup) return undefined;
        const name = own || `${this.packageName}.MainTimeline`;
        const members = {
            frames,
            instances: this.instancesOf(timelines),
            setup
        };
        if (own !== '' && this.hasSource(own, 'the document')) this.roots.set(own, members);
        else if (!this.libraries.hasClass(name)) this.make(name, MOVIE_CLIP, members);
        if (this.made.has(own)) this.warnOfClass(own);
        return name;
    }
    warnOfClass(name) {
        if (this.libraries.hasClass(name) || name.startsWith(`${this.packageName}.`)) return;
        this.problems.warn('the document', `Its class "${name}" has no source, and an empty one is made. ${this.files.searchedWords()}`);
    }
    get isNeeded() {
        return this.made.size > 0 || this.roots.size > 0;
    }
    program() {
        const { files, roots, problems } = this;
        return {
            timelines: [
                ...this.made.values()
            ],
            roots: [
                ...roots.keys()
            ],
            findSource: (name)=>problems.isDropping ? undefined : this.sourceOf(name),
            include: (path, from)=>files.include(path, from),
            packageNames: (name)=>problems.isDropping ? [] : [
                    ...new Set([
                        ...files.namesIn(name),
                        ...host_actionscript().ownNames(name, false)
                    ])
                ],
            instancesOf: (name)=>roots.get(name)?.instances ?? [],
            framesOf: (name)=>roots.get(name)?.frames ?? [],
            setupOf: (name)=>roots.get(name)?.setup,
            externals: this.libraries.externals,
            isStrict: this.settings.isStrict && !problems.isDropping,
            omitsTraces: this.settings.omitsTraces,
            namesMethods: this.settings.isDebuggable || !this.settings.omitsTraces,
            constants: readConstants(this.film.publishing.read('AS3ConfigConst', ''))
        };
    }
    sourceOf(name) {
        return this.files.find(name) ?? (this.libraries.hasClass(name) ? undefined : host_actionscript().ownSource(name, false));
    }
    make(name, base, members) {
        if (!this.made.has(name)) this.made.set(name, {
            name,
            base,
            ...members
        });
    }
    hasSource(name, where) {
        if (!this.files.find(name)) return false;
        if (this.problems.isDropping) this.problems.lose(where, `The code of its class "${name}" is left out.`);
        return !this.problems.isDropping;
    }
    baseOf(path, said, fallback) {
        if (said === '' || !isClassName(said)) return fallback;
        if (!this.problems.isDropping || /^flash\./.test(said)) return said;
        if (this.film.listedItems.some((item)=>readLinkage(item, 3).name === said)) return said;
        const what = `Its class extends "${said}", which is not published; it extends ${fallback}.`;
        this.problems.lose(`"${path}"`, what);
        return fallback;
    }
    framesOf(notes, where) {
        this.warnOfInstances(notes, where);
        return notes.scripts.flatMap(({ frame, text, keyframe })=>{
            const words = whereOf(where, keyframe);
            if (this.problems.isDropping && !host_playing().parseFrameScript(text, 3)) {
                this.problems.lose(words, 'The script is left out.');
                return [];
            }
            return [
                {
                    frame,
                    source: {
                        file: this.wordsFor(words),
                        text
                    }
                }
            ];
        });
    }
    wordsFor(where) {
        return `${this.film.name}, ${where}`;
    }
    linkedName(path) {
        const { root } = this.subject;
        if (path === root?.path) return root.className;
        const item = this.film.item(path);
        return item ? readLinkage(item, 3).name : '';
    }
    instancesOf(timelines) {
        if (!this.settings.declaresInstances) return [];
        const types = new Map();
        for (const { name, element } of timelines.flatMap(host_playing().namedInstances)){
            if (!isClassName(name) || name.includes('.')) continue;
            const type = this.typeOf(element);
            types.set(name, (types.get(name) ?? type) === type ? type : 'flash.display.DisplayObject');
        }
        return [
            ...types
        ].map(([name, type])=>({
                name,
                type
            }));
    }
    typeOf({ kind, path, isButton }) {
        if (kind === 'video') return 'flash.media.Video';
        if (kind === 'text') return 'flash.text.TextField';
        const linked = this.linkedName(path);
        if (isClassName(linked)) return linked;
        return isButton ? 'flash.display.SimpleButton' : MOVIE_CLIP;
    }
}

class RefusedPlaces extends Error {
    constructor(summary, places){
        super(`${summary}:\n${places.map((place)=>`  ${place}`).join('\n')}`), this.summary = summary, this.places = places, this.name = 'RefusedPlaces';
    }
}

const MAX_LISTED = 12;
class MovieProblems {
    constructor(document, isDropping, losses){
        this.document = document;
        this.isDropping = isDropping;
        this.losses = losses;
        this.faults = [];
        this.isMissing = false;
    }
    refuse(where, what) {
        if (this.isDropping) this.losses.add(where, what);
        else this.faults.push(`${where}: ${what}`);
    }
    refuseMissing(where, className) {
        this.refuse(where, `Its class "${className}" has no source.`);
        this.isMissing = true;
    }
    lose(where, what) {
        this.losses.add(where, what);
    }
    warn(where, what) {
        this.losses.warn(where, what);
    }
    addErrors(errors) {
        for (const error of errors)this.faults.push(faultLine(error));
        this.isMissing ||= errors.some((error)=>error.isMissing);
    }
    check(files) {
        const faults = [
            ...new Set(this.faults)
        ];
        if (faults.length === 0) return;
        const more = faults.length - MAX_LISTED;
        throw new RefusedPlaces(`${this.document}: ${faults.length === 1 ? 'one error' : `${faults.length} errors`} in scripts; ` + 'nothing is written (option scripts, --scripts=drop leaves scripts out)', [
            ...faults.slice(0, MAX_LISTED),
            ...more > 0 ? [
                `and ${more} more`
            ] : [],
            ...files.hints(this.isMissing)
        ]);
    }
}
function faultLine({ file, line, column, message }) {
    return `${file}, line ${line}, column ${column}: ${message}`;
}

const PROGRAM_PATH = /\$\(/;
function sourceFolders(film, language, files) {
    const { platform } = film;
    const { home, own } = files;
    const searched = [];
    const refused = [];
    for (const written of home === undefined ? [] : classPath(film, language)){
        const folder = foreignPath(written, platform.isWindows) ? undefined : platform.paths.resolve(home ?? '', written);
        if (folder !== undefined && files.isInside(folder)) searched.push(folder);
        else refused.push(written);
    }
    return {
        home,
        searched: [
            ...new Set([
                ...searched,
                ...own
            ])
        ],
        refused
    };
}
function classPath({ publishing }, language) {
    const text = language === 3 ? publishing.read('AS3PackagePaths', '.') : publishing.read('PackagePaths', '');
    const written = text.split(';').map((path)=>path.trim().replaceAll('\\', '/'));
    const own = written.filter((path)=>path !== '' && !PROGRAM_PATH.test(path));
    return language === 3 ? own : [
        '.',
        ...own
    ];
}

const ENDING = '.as';
const LIBRARY = /\.swc$/i;
class SourceFiles {
    constructor(film, language, access = {}){
        this.film = film;
        this.refusedIncludes = new Set();
        this.byName = new Map();
        this.byPackage = new Map();
        this.pathOf = new Map();
        this.files = new ReadableFiles(film, access);
        this.folders = sourceFolders(film, language, this.files);
    }
    find(qualifiedName) {
        if (!this.byName.has(qualifiedName)) this.byName.set(qualifiedName, this.search(qualifiedName));
        return this.byName.get(qualifiedName);
    }
    include(written, from) {
        const { platform } = this.film;
        const { home } = this.folders;
        const path = written.replaceAll('\\', '/');
        if (path.includes('\0') || foreignPath(path, platform.isWindows)) return this.refuse(written);
        const around = this.pathOf.get(from);
        const folders = [
            around === undefined ? home : platform.paths.dirname(around),
            home
        ];
        const files = [
            ...new Set(folders)
        ].flatMap((folder)=>folder === undefined ? [] : [
                platform.paths.resolve(folder, path)
            ]);
        for (const file of files){
            const source = this.read(file);
            if (source) return source;
        }
        return files.every((file)=>this.files.isInside(file)) ? undefined : this.refuse(written);
    }
    namesIn(packageName) {
        let names = this.byPackage.get(packageName);
        if (!names) this.byPackage.set(packageName, names = this.listPackage(packageName));
        return names;
    }
    listPackage(packageName) {
        const { disk, paths } = this.film.platform;
        const names = this.folders.searched.flatMap((root)=>{
            const folder = this.files.spelled(paths.join(root, ...packageName.split('.')));
            return this.files.mayRead(folder) ? namesOf(disk, folder) : [];
        });
        const own = names.filter((name)=>name.endsWith(ENDING)).map((name)=>name.slice(0, -ENDING.length));
        return [
            ...new Set(own)
        ];
    }
    libraries(written) {
        const { platform } = this.film;
        const { disk, paths } = platform;
        const path = written.replaceAll('\\', '/');
        if (PROGRAM_PATH.test(path) || this.folders.home === undefined) return [];
        const start = paths.resolve(this.folders.home, path);
        if (foreignPath(path, platform.isWindows) || !this.files.isInside(start)) {
            this.refuse(written);
            return [];
        }
        const isFolder = !LIBRARY.test(start) && this.files.mayRead(start);
        const names = isFolder ? namesOf(disk, start).map((name)=>paths.join(start, name)) : [
            start
        ];
        return names.flatMap((name)=>{
            const read = LIBRARY.test(name) ? this.readFile(name) : undefined;
            return read ? [
                read
            ] : [];
        });
    }
    searchedWords() {
        const { searched } = this.folders;
        const words = searched.length === 0 ? 'no folder: the document was never saved' : searched.join(', ');
        return `Sources were searched in ${words}.`;
    }
    hints(isMissing) {
        const { refused } = this.folders;
        return [
            ...isMissing ? [
                this.searchedWords()
            ] : [],
            ...[
                ...isMissing ? refused : [],
                ...this.refusedIncludes
            ].map((path)=>`"${path}" was not read: it is outside of the document's folder (--source-path names folders).`)
        ];
    }
    search(qualifiedName) {
        const parts = qualifiedName.split('.');
        if (!parts.every((part)=>/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(part))) return undefined;
        const { paths } = this.film.platform;
        for (const folder of this.folders.searched){
            const file = paths.join(folder, ...parts) + ENDING;
            const source = this.read(file);
            const name = parts[parts.length - 1];
            if (source && (source.isExact || defines(source.text, name))) return source;
        }
        return undefined;
    }
    read(path) {
        const source = this.readFile(path);
        return source && {
            file: source.file,
            text: host_errors.decodeText(source.bytes),
            isExact: source.isExact
        };
    }
    readFile(path) {
        const read = this.files.read(path, (spelled)=>this.wordsFor(spelled));
        if (!read) return undefined;
        const file = this.wordsFor(read.path);
        this.pathOf.set(file, read.path);
        return {
            file,
            bytes: read.bytes,
            isExact: read.isExact
        };
    }
    wordsFor(path) {
        const { home } = this.folders;
        const { paths } = this.film.platform;
        if (home === undefined || path === home || !host_headless.isBelow(paths, home, path)) return path;
        return path.slice(home.length).replace(/^[\\/]/, '');
    }
    refuse(written) {
        this.refusedIncludes.add(written);
        return undefined;
    }
}
function namesOf(disk, folder) {
    try {
        return disk.list(folder).map(({ name })=>name);
    } catch  {
        return [];
    }
}
function defines(text, name) {
    return new RegExp(`\\b(?:class|interface|function|namespace|var|const)\\s+(?:[\\w.]+\\.)?${name.replaceAll('$', '\\$')}(?![\\w$])`).test(text);
}

class Scenes {
    constructor(scenes){
        this.labels = [];
        let start = 0;
        this.all = scenes.map(({ name, timeline })=>{
            const scene = {
                name,
                timeline,
                where: `scene "${name}"`,
                start
            };
            start += Math.max(1, timeline.frameCount);
            return scene;
        });
        this.frameCount = start;
        if (start > SWF_MAX_FRAMES) {
            throw new Error(`The scenes have ${start} frames; the maximum of SWF is ${SWF_MAX_FRAMES}.`);
        }
    }
    noteLabels(start, labels) {
        for (const { frame, name } of labels)this.labels.push({
            frame: start + frame,
            name
        });
    }
    placeOf(start) {
        const index = this.all.findIndex((scene)=>scene.start === start);
        return {
            sceneStart: start,
            previousScene: this.all[index - 1]?.start,
            nextScene: this.all[index + 1]?.start
        };
    }
    frameOf(frame, scene) {
        if (scene === undefined) return frame - 1;
        const start = this.all.find(({ name })=>name === scene)?.start;
        return start === undefined ? undefined : start + frame - 1;
    }
    write(out) {
        out.encoded(this.all.length);
        for (const { start, name } of this.all)out.encoded(start).text(name);
        out.encoded(this.labels.length);
        for (const { frame, name } of this.labels)out.encoded(frame).text(name);
    }
}

const MAX_SIDE = 16383;
const MAX_RATE = 256;
const ACTION_SCRIPT_3 = 8;
const FLASH_CS6 = 2.25;
const WITH_ATTRIBUTES = 8;
class MoviePublisher {
    constructor(film, name, subject, { isDropping, sources }){
        this.film = film;
        this.subject = subject;
        this.losses = new Losses();
        this.code = [];
        const { losses } = this;
        this.movie = movieOf(film, losses);
        const { actionScript } = this.movie.settings;
        this.problems = new MovieProblems(film.name, isDropping, losses);
        this.files = new SourceFiles(film, actionScript, sources);
        this.libraries = new MovieLibraries(film, this.files, this.problems, this.movie.definitions, actionScript);
        const components = new Components(film, this.libraries, this.problems);
        this.sounds = new Sounds(this.movie);
        this.classes = new MovieClasses(film, packageOf(name), this.files, this.problems, this.libraries, components, subject);
        this.scenes = new Scenes(subject.scenes);
        this.actions = actionScript === 3 ? undefined : new MovieActions(this.movie, this.files, this.problems, this.scenes, this.libraries);
        this.symbols = new Symbols(this.movie, (timeline, where, path)=>this.notesOf(timeline, where, path), (id, timeline, where)=>{
            this.buttonNotes(id, timeline, where);
        }, components, this.actions);
    }
    bytes() {
        const { film, movie, scenes, subject } = this;
        checkHead(subject, film.frameRate);
        if (subject.isWhole) noteAccessibility(film.properties, {
            lose: (what)=>this.losses.add('the document', what)
        });
        const frames = this.sceneFrames();
        const items = this.exportedItems();
        const { code, linked } = this.isNew ? this.classTags(items) : this.oldParts(items);
        const exported = [
            ...items,
            ...linked
        ];
        const init = this.initTags(exported);
        this.problems.check(this.files);
        const tags = host_headless.joinBytes([
            this.firstTags(),
            this.symbols.textTags,
            movie.definitions.tags.written,
            this.soundHead(),
            exportTags(exported, code, movie.settings.actionScript),
            init,
            frames
        ]);
        const head = {
            version: movie.settings.version,
            width: Math.round(subject.width * host_headless.TWIPS_PER_PIXEL),
            height: Math.round(subject.height * host_headless.TWIPS_PER_PIXEL),
            frameRate: film.frameRate,
            frameCount: Math.max(1, scenes.frameCount),
            isCompressed: movie.settings.isCompressed
        };
        return writeMovie(head, tags, film.platform.compression);
    }
    exportedItems() {
        const { film, symbols, sounds, movie, classes, subject } = this;
        return new ExportedItems(film, symbols, sounds, movie, classes, this.libraries).names(subject);
    }
    classTags(items) {
        const { classes, libraries, problems, subject } = this;
        const { tags, exported } = codeTags(items, {
            classes,
            libraries,
            problems
        }, subject.isLibrary);
        for (const each of tags)this.code.push(each);
        const code = host_headless.joinBytes(tags.map(({ body })=>tag(TAG.doAbc, (out)=>out.raw(body))));
        return {
            code,
            linked: exported
        };
    }
    oldParts(items) {
        const own = new Set(items.map(([, name])=>name));
        return {
            code: new Uint8Array(),
            linked: this.libraries.old.exported().filter(([, name])=>!own.has(name))
        };
    }
    initTags(exported) {
        const { actions, film, symbols, movie, libraries } = this;
        if (!actions) return new Uint8Array();
        const idOf = (path)=>symbols.sprites.get(path)?.id;
        return initTags(actions, {
            exported,
            items: film.listedItems,
            idOf,
            definitions: movie.definitions,
            linked: libraries.old.inits()
        });
    }
    get isNew() {
        return this.movie.settings.actionScript === 3;
    }
    firstTags() {
        const { version } = this.movie.settings;
        const out = new host_headless.ByteWriter();
        if (version >= WITH_ATTRIBUTES) {
            out.raw(tag(TAG.fileAttributes, (body)=>body.u32(this.isNew ? ACTION_SCRIPT_3 : 0)));
        }
        const background = this.film.properties.backgroundColor;
        out.raw(tag(TAG.setBackgroundColor, (body)=>{
            writeRgb(body, background);
        }));
        if (this.isNew) out.raw(tag(TAG.defineSceneAndFrameLabelData, (body)=>this.scenes.write(body)));
        return out.written;
    }
    soundHead() {
        const { playback } = this.sounds;
        if (playback === undefined) return new Uint8Array();
        return tag(TAG.soundStreamHead2, (body)=>body.u8(playback).u8(0).u16(0));
    }
    sceneFrames() {
        const out = new host_headless.ByteWriter();
        const list = new DisplayList();
        for (const { timeline, start, where } of this.scenes.all){
            list.clear(out);
            const notes = this.sceneNotes(timeline, where, start);
            const frames = this.symbols.framesOf(timeline, where);
            writeTimeline(out, frames.frameCount, (frame)=>frames.at(frame), notes, {
                list,
                start
            });
        }
        if (this.subject.isLibrary) writeTag(out, TAG.showFrame);
        writeTag(out, TAG.end);
        return out.written;
    }
    sceneNotes(timeline, where, start) {
        const notes = host_playing().readKeyframeNotes(timeline, this.film);
        this.scenes.noteLabels(start, notes.labels);
        if (this.isNew) this.classes.addScene(timeline, notes, where, start);
        return this.tagged(notes, where, this.scenes.placeOf(start), '');
    }
    notesOf(timeline, where, path) {
        const notes = host_playing().readKeyframeNotes(timeline, this.film);
        if (this.isNew) this.classes.addSymbol(path, timeline, notes, where);
        return this.tagged(notes, where, {}, path);
    }
    buttonNotes(id, timeline, where) {
        const notes = host_playing().readKeyframeNotes(timeline, this.film);
        if (this.isNew) this.classes.warnOfInstances(notes, where);
        defineButtonSounds(id, notes.sounds, where, this.sounds, this.movie.definitions);
    }
    tagged(notes, where, place, path) {
        const actions = this.actions?.framesOf(notes, where, place, path) ?? new Map();
        return new TimelineNotes(notes, actions, where, this.sounds, this.film.frameRate);
    }
}
function checkHead({ width, height }, frameRate) {
    const [shorter, longer] = [
        Math.min(width, height),
        Math.max(width, height)
    ];
    const stage = `The stage is ${width} x ${height} pixels`;
    if (longer > MAX_SIDE) throw new Error(`${stage}; the maximum of SWF is ${MAX_SIDE}.`);
    if (!(shorter > 0)) throw new Error(`${stage}; a movie needs a stage.`);
    if (!(frameRate > 0 && frameRate < MAX_RATE)) throw new Error(`The document has ${frameRate} frames in a second; SWF holds less than ${MAX_RATE}.`);
}
function movieOf(film, losses) {
    return {
        film,
        faces: host_drawing().facesOf(film),
        definitions: new Definitions(),
        losses,
        settings: host_settings().readSwfSettings(film),
        isOld: film.properties.xflVersion <= FLASH_CS6
    };
}
function exportTags(names, code, language) {
    if (names.length === 0) return code;
    const list = exportTag(language === 3 ? TAG.symbolClass : TAG.exportAssets, names);
    return host_headless.joinBytes([
        code,
        list
    ]);
}
function tag(code, write) {
    const out = new host_headless.ByteWriter();
    writeTag(out, code, bodyOf((body)=>{
        write(body);
    }));
    return out.written;
}

function wholeSubject(film) {
    const { width, height } = film.stage;
    const scenes = film.scenes.map((scene)=>({
            name: scene.name,
            timeline: film.sceneTimeline(scene)
        }));
    return {
        scenes,
        width,
        height,
        isWhole: true
    };
}
function librarySubject(film, root) {
    const subject = {
        ...film.stage,
        scenes: [],
        isLibrary: true
    };
    return root ? {
        ...subject,
        isWhole: false,
        root
    } : {
        ...subject,
        isWhole: true
    };
}
function subjectOf(film, subject) {
    const { kind, path, timeline } = subject;
    if (kind === 'scene' && timeline) {
        return {
            scenes: [
                {
                    name: path,
                    timeline
                }
            ],
            ...film.stage,
            isWhole: false
        };
    }
    const view = viewOf(film, subject);
    const around = host_headless.timelineShowing({
        path,
        kind: kindOf(film, subject)
    }, {
        x: -view.x,
        y: -view.y
    });
    const scenes = [
        {
            name: around.name,
            timeline: around
        }
    ];
    return {
        scenes,
        width: view.width,
        height: view.height,
        isWhole: false
    };
}
const NOTHING = {
    x: 0,
    y: 0,
    width: 1,
    height: 1
};
function viewOf(film, subject) {
    const drawing = new (host_drawing().Drawing)(film, NOTHING, host_drawing().drawFrame);
    const box = host_headless.emptyBox();
    for(let frame = 0; frame < subject.frameCount; frame++)host_headless.unite(box, host_drawing().explainStackOverflow(()=>subject.region(frame, drawing)));
    return host_headless.isEmpty(box) ? NOTHING : host_drawing().wholeView(box);
}
function kindOf(film, { kind, path }) {
    if (kind === 'bitmap') return 'bitmap';
    return film.item(path)?.itemType === 'button' ? 'button' : 'movie clip';
}

function publishSwf(film, options = {}) {
    const name = options.name ?? film.name.replace(/\.(fla|xfl)$/i, '');
    return movie(film, name, options, wholeSubject(film));
}
function exportSwf(film, subject, options = {}) {
    return movie(film, options.name ?? subject.name, options, subjectOf(film, subject));
}
function movie(film, name, { scripts, sources }, subject) {
    const publisher = new MoviePublisher(film, name, subject, {
        isDropping: scripts === 'drop',
        sources
    });
    return {
        files: [
            {
                path: `${name}.swf`,
                bytes: publisher.bytes()
            }
        ],
        losses: publisher.losses.all,
        scripts: 0
    };
}

function zipFiles(platform, name, files) {
    const clock = {
        ...platform.clock,
        now: ()=>new Date(1980, 0, 1)
    };
    const zip = new (host_saving().ZipBuilder)({
        ...platform,
        clock
    }, name, host_defaults.DEFAULT_LIMITS);
    for (const [path, bytes] of files)zip.add(path, bytes);
    return host_headless.joinBytes(zip.finish());
}

const CATALOG = 'catalog.xml';
class NoLibrary extends Error {
    constructor(...args){
        super(...args), this.name = 'NoLibrary';
    }
}
function publishSwc(film, options = {}) {
    const name = options.name ?? film.name.replace(/\.(fla|xfl)$/i, '');
    return library(film, name, options, librarySubject(film), []);
}
function exportSwc(film, item, options = {}) {
    const className = classNameOf(film, item);
    const subject = librarySubject(film, {
        path: item.name,
        className
    });
    const component = {
        className,
        name: host_headless.leafOf(item.name)
    };
    return library(film, options.name ?? component.name, options, subject, [
        component
    ]);
}
function library(film, name, { scripts, sources }, subject, components) {
    const { actionScript, documentClass } = host_settings().readSwfSettings(film);
    if (actionScript !== 3) throw new NoLibrary(`The document has ActionScript ${actionScript}; a SWC is made of ActionScript 3.`);
    const publisher = new MoviePublisher(film, name, subject, {
        isDropping: scripts === 'drop',
        sources
    });
    if (subject.isWhole) loseScenes(film, documentClass, publisher.losses);
    const movie = publisher.bytes();
    const { code } = publisher;
    if (code.length === 0) throw new NoLibrary('The document exports nothing for ActionScript; a SWC would be empty.');
    const stamp = film.platform.compression.crc32(movie);
    const catalog = writeCatalog({
        code,
        components,
        stamp
    });
    const bytes = zipFiles(film.platform, `${name}.swc`, [
        [
            CATALOG,
            new TextEncoder().encode(catalog)
        ],
        [
            LIBRARY_MOVIE,
            movie
        ]
    ]);
    return {
        files: [
            {
                path: `${name}.swc`,
                bytes
            }
        ],
        losses: publisher.losses.all,
        scripts: 0
    };
}
function loseScenes(film, documentClass, losses) {
    for (const scene of film.scenes){
        const { layers } = film.sceneTimeline(scene);
        const isEmpty = layers.every(({ keyframes })=>keyframes.every(({ elements, script })=>elements.length === 0 && script === ''));
        if (!isEmpty) losses.add(`scene "${scene.name}"`, 'The scene is left out: a SWC has classes of the library.');
    }
    if (documentClass !== '') losses.add('the document', `Its class "${documentClass}" is left out: a SWC has classes of the library.`);
}
function classNameOf(film, item) {
    const linked = readLinkage(item, 3).name;
    if (isClassName(linked)) return linked;
    const taken = new Set(film.listedItems.map((each)=>readLinkage(each, 3).name));
    const letters = host_headless.leafOf(item.name).replace(/[^\p{L}\p{N}_$]/gu, '_');
    let name = /^\p{N}|^$/u.test(letters) ? `_${letters}` : letters;
    while(taken.has(name))name += '_';
    return name;
}

function publishDocument(film, { to, scripts, isHosted, sources }) {
    if (to === 'canvas') return publishCanvas(film, {
        isHosted,
        dropsScripts: scripts === 'drop',
        sources
    });
    const options = {
        scripts,
        sources
    };
    if (to === 'swc') return publishSwc(film, {
        ...options,
        name: host_settings().readSwcName(film)
    });
    return publishSwf(film, {
        ...options,
        name: host_settings().readSwfSettings(film).name
    });
}

function writePublication(document, { publication: { by, item }, format, library, folder, target, pictures = [], unmade = [] }, files) {
    const pathFor = placeFor(by, document, folder, target, files);
    const { film } = document;
    const symbol = item === undefined ? undefined : document.itemAt(item);
    const sources = {
        mayRead: (file)=>files.contains(file)
    };
    const [made, classes] = compiled(by, ()=>[
            symbol instanceof host_headless.SymbolItem ? exportedSymbol(film, symbol, {
                sources
            }, format) : format && publishDocument(film, {
                to: format,
                sources
            }),
            library === undefined ? undefined : publishDocument(film, {
                to: 'swc',
                sources
            })
        ]);
    for (const { where, what } of [
        made,
        classes
    ].flatMap((each)=>each?.losses ?? []))document.host.warn(`${document.name}: ${where}: ${what}`);
    for (const what of unmade)document.host.warn(`${document.name}: no ${what} was made: it cannot be written`);
    const placed = [
        ...(made?.files ?? []).map((file)=>({
                file: pathFor(file),
                bytes: file.bytes
            })),
        ...(classes?.files ?? []).map(({ bytes })=>({
                file: host_headless.pathToWrite(files.platform, library ?? ''),
                bytes
            })),
        ...pictures.map(({ kind, file })=>({
                file: host_headless.pathToWrite(files.platform, file),
                bytes: document.host.pictures.published(document, kind)
            }))
    ];
    for (const { file } of placed)files.allowWriting(file, by);
    for (const { file, bytes } of placed)host_saving().replaceFile(files.platform, file, {
        force: false,
        build: ()=>[
                bytes
            ],
        verify: ()=>undefined
    });
    return placed.map(({ file })=>files.toUri(file));
}
function exportedSymbol(film, symbol, options, format) {
    if (format === 'swc') return exportSwc(film, symbol, options);
    return exportSwf(film, host_drawing().symbolSubject(film, symbol), options);
}
function compiled(by, make) {
    try {
        return make();
    } catch (error) {
        if (error instanceof RefusedPlaces || error instanceof NoLibrary) throw new host_headless.HostError(`${by}: ${error.message}`);
        throw error;
    }
}
function placeFor(by, { name }, folder, target, files) {
    if (target !== undefined) {
        const file = files.toWrite(target, by);
        return ()=>file;
    }
    if (folder === undefined) throw new host_headless.HostError(`${by}: ${name} was never saved, and has no folder to publish into`);
    const { platform } = files;
    return ({ path })=>host_headless.pathToWrite(platform, platform.paths.join(folder, ...path.split('/')));
}

function numbered(layers) {
    return layers.map((layer, i)=>({
            ...layer,
            ind: i + 1
        }));
}

const MAX_ASSETS = 20_000;
const MAX_LAYERS = 500_000;
const MAX_RECOLORED = 100;
class LottieFilm {
    constructor(compiled, analysis, frameRate, length, bake){
        this.compiled = compiled;
        this.analysis = analysis;
        this.frameRate = frameRate;
        this.length = length;
        this.bake = bake;
        this.assets = [];
        this.fonts = new Map();
        this.symbols = new Map();
        this.pictures = new Map();
        this.recoloredPictures = new Map();
        this.ids = new Map();
        this.found = new Losses();
        this.where = '';
        this.layers = 0;
        this.source = compiled.film;
        this.faces = host_drawing().facesOf(compiled.film);
    }
    get losses() {
        return this.found.all;
    }
    at(where, work) {
        const outer = this.where;
        this.where = where;
        try {
            return work();
        } finally{
            this.where = outer;
        }
    }
    within(where, work) {
        return this.at(this.where === '' ? where : `${this.where}, ${where}`, work);
    }
    lose(what) {
        this.found.add(this.where, what);
    }
    warn(what) {
        this.found.warn(this.where, what);
    }
    composition(layers, facts = {}) {
        return this.asset({
            ...facts,
            layers: numbered(layers)
        });
    }
    asset(content) {
        const key = JSON.stringify(content);
        let id = this.ids.get(key);
        if (id === undefined) {
            this.count(0);
            this.ids.set(key, id = String(this.assets.length));
            this.assets.push({
                id,
                ...content
            });
        }
        return id;
    }
    recolored(key, make) {
        if (!this.recoloredPictures.has(key)) {
            const isTooMany = this.recoloredPictures.size >= MAX_RECOLORED;
            if (isTooMany) this.lose(`A bitmap in changing colours is left out: there are more than ${MAX_RECOLORED}.`);
            this.recoloredPictures.set(key, isTooMany ? undefined : make());
        }
        return this.recoloredPictures.get(key);
    }
    count(layers) {
        this.check(layers);
        this.layers += layers;
    }
    check(layers) {
        if (this.layers + layers <= MAX_LAYERS && this.assets.length < MAX_ASSETS) return;
        throw new host_headless.HostError(`the animation has more than ${MAX_LAYERS} layers or ${MAX_ASSETS} symbols in different looks: too many for a Lottie file; export fewer frames`);
    }
}

const PLAIN_LOOK = {
    color: host_headless.NO_COLOR_TRANSFORM,
    isMask: false
};
const MASK_LOOK = {
    color: host_headless.NO_COLOR_TRANSFORM,
    isMask: true
};
function lookKey({ color, adjusted, isMask }) {
    if (isMask) return 'mask';
    const own = isPlainColor(color) ? '' : host_headless.colorKey(color);
    return adjusted ? `${own} ${JSON.stringify(adjusted.rows)} ${lookKey(adjusted.around)}` : own;
}
function shownColor(color, { color: effect, adjusted }) {
    const { rgb, alpha } = host_headless.transformColor(color, effect);
    if (!adjusted) return {
        rgb,
        alpha
    };
    const channels = host_drawing().adjustedChannels(host_headless.channelsOf(rgb), adjusted.rows);
    return shownColor({
        rgb: host_headless.formatChannels(channels).toLowerCase(),
        alpha
    }, adjusted.around);
}
function isPlainColor({ factors, offsets }) {
    return factors.every((factor)=>factor === 1) && offsets.every((offset)=>offset === 0);
}

const PLAIN_PLACE = {
    o: {
        a: 0,
        k: 100
    },
    r: {
        a: 0,
        k: 0
    },
    p: {
        a: 0,
        k: [
            0,
            0
        ]
    },
    a: {
        a: 0,
        k: [
            0,
            0
        ]
    },
    s: {
        a: 0,
        k: [
            100,
            100
        ]
    }
};

function onceThrough(frames) {
    return {
        length: frames,
        frameAt: (time)=>time,
        windows: (start, end)=>[
                [
                    start,
                    Math.min(end, frames)
                ]
            ],
        evenly: (_time, count)=>count,
        isStill: false
    };
}
function singleFrame(frame, length) {
    return {
        length,
        frameAt: ()=>frame,
        windows: (start, end)=>start <= frame && frame < end ? [
                [
                    0,
                    length
                ]
            ] : [],
        evenly: (time)=>length - time,
        isStill: true
    };
}
function recorded(frames) {
    const { length } = frames;
    let stop = length - 1;
    while(stop > 0 && frames[stop - 1] === frames[stop])stop--;
    return {
        length,
        frameAt: (time)=>frames[time],
        windows: (start, end)=>windowsOf(frames, start, end),
        evenly: (time, count)=>{
            let even = 1;
            while(even < count && frames[time + even] === frames[time] + even)even++;
            return time + even > stop ? length - time : even;
        },
        isStill: false
    };
}
function windowsOf(frames, start, end) {
    const windows = [];
    for(let time = 0; time < frames.length; time++){
        if (frames[time] < start || frames[time] >= end) continue;
        const last = windows.at(-1);
        if (last?.[1] === time) last[1] = time + 1;
        else windows.push([
            time,
            time + 1
        ]);
    }
    return windows;
}

class SymbolAnalysis {
    constructor(compiled){
        this.compiled = compiled;
        this.extents = new Map();
        this.running = new Map();
        this.single = new Map();
        this.bounds = host_shown().ContentBounds.of(compiled.film, 'painted');
        this.clips = new (host_playing().ClipFrames)(compiled.film);
    }
    boxOf(timeline) {
        return this.extentOf(timeline, 0).box;
    }
    thinnestLine(timeline) {
        return this.extentOf(timeline, 0).thinnest;
    }
    extentOf(timeline, depth) {
        return remembered(this.extents, timeline, ()=>{
            host_headless.checkNesting(depth, 'exported');
            const box = host_headless.emptyBox();
            let thinnest = Infinity;
            for (const layer of timeline.layers)for (const state of statesOf(layer)){
                host_headless.includeTransformed(box, this.contentBox(state, depth), state.matrix);
                thinnest = Math.min(thinnest, this.lineOf(state, depth) * (host_drawing().scaleOf(state.matrix) || 1));
            }
            return {
                box,
                thinnest
            };
        });
    }
    contentBox({ track, element }, depth = 0) {
        const timeline = track.kind === 'symbol' ? this.compiled.symbol(track.path)?.timeline : undefined;
        if (timeline) return this.extentOf(timeline, depth + 1).box;
        return track.kind === 'component' || track.kind === 'other' ? host_headless.emptyBox() : this.bounds.ofContent(element);
    }
    hasClips(timeline, depth = 0) {
        return remembered(this.running, timeline, ()=>{
            host_headless.checkNesting(depth, 'exported');
            for (const layer of timeline.layers)for (const state of statesOf(layer))if (this.playsByItself(state, depth)) return true;
            return false;
        });
    }
    isSingle(timeline, depth = 0) {
        return remembered(this.single, timeline, ()=>{
            host_headless.checkNesting(depth, 'exported');
            const tracks = timeline.layers.flatMap((layer)=>layer.tracks);
            if (tracks.length > 1) return false;
            return timeline.layers.every((layer)=>[
                    ...statesOf(layer)
                ].every((state)=>this.isSingleState(state, depth)));
        });
    }
    lineOf({ track, element }, depth) {
        if (track.kind === 'symbol') {
            const timeline = this.compiled.symbol(track.path)?.timeline;
            return timeline ? this.extentOf(timeline, depth + 1).thinnest : Infinity;
        }
        if (track.kind !== 'shape' && track.kind !== 'morph') return Infinity;
        let least = Infinity;
        for (const { isHairline, weight } of element.strokes.values())least = Math.min(least, isHairline ? 0 : weight);
        return least;
    }
    isSingleState({ track, element }, depth = 0) {
        switch(track.kind){
            case 'bitmap':
                return true;
            case 'shape':
                {
                    const { fills, strokes } = element;
                    return fills.size + strokes.size <= 1;
                }
            case 'symbol':
                {
                    const timeline = this.compiled.symbol(track.path)?.timeline;
                    return timeline !== undefined && this.isSingle(timeline, depth + 1);
                }
            default:
                return false;
        }
    }
    playedFrames({ timeline }, count) {
        return this.clips.first(timeline, count);
    }
    moves({ timeline }) {
        return this.clips.at(timeline, 0) !== this.clips.at(timeline, 1);
    }
    playsByItself({ track, element }, depth) {
        if (track.kind !== 'symbol') return false;
        const timeline = this.compiled.symbol(track.path)?.timeline;
        const { isButton, isGraphic } = element;
        if (!timeline || isButton) return false;
        return !isGraphic && this.moves(timeline) || this.hasClips(timeline, depth + 1);
    }
}
function isStop(text) {
    const { commands, isWhole } = host_playing().readFrameScript(text);
    return isWhole && endsInStop(commands);
}
function endsInStop(commands) {
    return commands.at(-1)?.kind === 'stop' && commands.every(({ kind })=>kind === 'stop' || kind === 'stopAllSounds');
}
function* statesOf(layer) {
    let shown;
    for(let frame = 0; frame < layer.frameCount; frame++){
        const states = layer.at(frame);
        if (states === shown) continue;
        shown = states;
        yield* states;
    }
}
function remembered(known, key, find) {
    if (!known.has(key)) known.set(key, find());
    return known.get(key);
}
function wholeBox(box, room = 2) {
    if (host_headless.isEmpty(box)) return {
        left: 0,
        top: 0,
        right: 1,
        bottom: 1
    };
    return {
        left: Math.floor(box.left) - room,
        top: Math.floor(box.top) - room,
        right: Math.ceil(box.right) + room,
        bottom: Math.ceil(box.bottom) + room
    };
}

function maskedLayers(mask, content, composition, layerContent) {
    if (content.length === 0) return [];
    const spans = maskSpans(mask, composition);
    if (!spans.some(({ shows })=>shows)) return [
        ...content
    ];
    const matte = asOne(layerContent(mask, {
        ...composition,
        look: MASK_LOOK
    }), mask.name, composition);
    const whole = asOne(content, mask.name, composition);
    let bare = 0;
    return spans.flatMap(({ from, to, shows })=>{
        if (!shows) {
            const shown = content.flatMap((layer)=>clipped(layer, from, to));
            composition.film.check(bare += shown.length);
            return shown;
        }
        const below = matte && whole ? clipped(whole, from, to) : [];
        if (below.length === 0 || !matte) return [];
        const [above] = clipped({
            ...matte,
            ip: 0,
            op: composition.playhead.length
        }, below[0].ip, below[0].op);
        const isWhole = matte.ip <= below[0].ip && matte.op >= below[0].op;
        const over = isWhole ? above : asComposition([
            matte
        ], mask.name, composition);
        return [
            {
                ...over,
                ip: below[0].ip,
                op: below[0].op,
                td: 1
            },
            {
                ...below[0],
                tt: 1
            }
        ];
    });
}
function asOne(layers, name, composition) {
    if (layers.length < 2) return layers.at(0);
    return asComposition(layers, name, composition);
}
function asComposition(layers, nm, { film, width: w, height: h, playhead }) {
    const refId = film.composition(layers, {
        nm
    });
    return {
        ty: 0,
        nm,
        refId,
        w,
        h,
        ip: 0,
        op: playhead.length,
        st: 0,
        ks: PLAIN_PLACE
    };
}
function clipped(layer, from, to) {
    const [ip, op] = [
        Math.max(layer.ip, from),
        Math.min(layer.op, to)
    ];
    return ip < op ? [
        {
            ...layer,
            ip,
            op
        }
    ] : [];
}
function maskSpans(mask, { playhead }) {
    const { length, isStill } = playhead;
    const shows = (time)=>mask.at(playhead.frameAt(time)).length > 0;
    if (isStill) return [
        {
            from: 0,
            to: length,
            shows: shows(0)
        }
    ];
    const spans = [];
    for(let time = 0; time < length; time++){
        const last = spans.at(-1);
        const isShown = shows(time);
        if (last?.shows === isShown) spans[spans.length - 1] = {
            ...last,
            to: time + 1
        };
        else spans.push({
            from: time,
            to: time + 1,
            shows: isShown
        });
    }
    return spans;
}

const ADD = 16;
const NUMBERS = {
    normal: 0,
    layer: undefined,
    multiply: 1,
    screen: 2,
    overlay: 3,
    hardlight: 8,
    lighten: 5,
    darken: 4,
    difference: 10,
    add: ADD,
    subtract: undefined,
    invert: undefined,
    alpha: undefined,
    erase: undefined
};
function blendNumber(mode, film) {
    if (mode === 'normal') return undefined;
    const number = NUMBERS[mode];
    if (number === undefined) film.lose(`The blend mode "${mode}" is left out: players have none like it.`);
    else if (number === ADD) film.lose('The blend mode "add" counts in players that have it, as ThorVG and lottie-android: lottie-web draws it as normal.');
    return number;
}

function rounded(value, digits) {
    const factor = 10 ** digits;
    return (Math.round(value * factor) || 0) / factor;
}

function colorNumbersOf({ rgb, alpha }) {
    return {
        c: unitColor(rgb),
        o: [
            Math.min(1, Math.max(0, alpha)) * 100
        ]
    };
}
function unitColor(rgb) {
    return host_headless.channelsOf(rgb).map((channel)=>channel / 255);
}

const DEVIATION = 0.3;
const ON_COLORS = Symbol('on colours');
const FILTER_EFFECTS = {
    BlurFilter: blurEffect,
    DropShadowFilter: (filter, look)=>shadowEffect(filter, filter.distance, filter.angle, look),
    GlowFilter: (filter, look)=>shadowEffect(filter, 0, 45, look),
    BevelFilter: ()=>undefined,
    GradientGlowFilter: ()=>undefined,
    GradientBevelFilter: ()=>undefined,
    AdjustColorFilter: ()=>ON_COLORS
};
function adjustedLook({ filters: { filters } }, around) {
    return filters.reduceRight((look, filter)=>lookBefore(filter, look), around);
}
function lookBefore(filter, look) {
    if (filter.tag !== 'AdjustColorFilter') return look;
    return {
        ...PLAIN_LOOK,
        adjusted: {
            rows: host_drawing().adjustmentRows(filter),
            around: look
        }
    };
}
function looksOf(filters, around) {
    const looks = [];
    let look = around;
    for (const filter of [
        ...filters
    ].reverse()){
        looks.unshift(look);
        look = lookBefore(filter, look);
    }
    return looks;
}
function filterEffects(element, around, film) {
    const effects = [];
    const { filters, unknown } = element.filters;
    const looks = looksOf(filters, around);
    for (const [at, filter] of filters.entries()){
        const { word } = host_headless.filterRow(filter.tag);
        const effect = host_headless.byFilter(FILTER_EFFECTS, filter, looks[at] ?? around);
        if (effect === ON_COLORS) continue;
        if (effect === undefined) film.lose(`The ${word} is left out: players have none.`);
        else {
            effects.push(effect);
            film.lose(`The ${word} is an effect, which not every player shows.`);
            if ('strength' in filter && filter.strength > 1) film.lose(`The strength of the ${word} is left out: players have none.`);
        }
    }
    for (const name of unknown)film.lose(`The ${name} is left out: players have none.`);
    return effects.length > 0 ? effects : undefined;
}
const number = (value)=>({
        ty: 0,
        v: {
            a: 0,
            k: rounded(value, 3)
        }
    });
function blurEffect(filter) {
    const [x, y] = [
        host_drawing().blurDeviation(filter, 'blurX'),
        host_drawing().blurDeviation(filter, 'blurY')
    ];
    const axes = y < 0.01 ? 2 : x < 0.01 ? 3 : 1;
    const choice = (value)=>({
            ty: 7,
            v: {
                a: 0,
                k: value
            }
        });
    const size = axes === 1 ? (x + y) / 2 : Math.max(x, y);
    return {
        ty: 29,
        nm: 'blur',
        en: 1,
        ef: [
            number(size / DEVIATION),
            choice(axes),
            choice(0)
        ]
    };
}
function shadowEffect(filter, distance, angle, look) {
    const { tag, inner, knockout, hideObject, strength } = filter;
    if (inner || knockout || hideObject) return undefined;
    const { rgb, alpha } = shownColor({
        rgb: filter.color,
        alpha: filter.alpha
    }, look);
    const blur = (host_drawing().blurDeviation(filter, 'blurX') + host_drawing().blurDeviation(filter, 'blurY')) / 2;
    return {
        ty: 25,
        nm: host_headless.filterRow(tag).word,
        en: 1,
        ef: [
            {
                ty: 2,
                v: {
                    a: 0,
                    k: [
                        ...unitColor(rgb),
                        1
                    ]
                }
            },
            number(255 * alpha * Math.min(1, strength)),
            number(angle + 90),
            number(distance),
            number(blur * 4),
            {
                ty: 7,
                v: {
                    a: 0,
                    k: 0
                }
            }
        ]
    };
}

function easeFunction(ease) {
    return ease.kind === 'method' ? host_shown().namedEase(ease.method) ?? ((time)=>time) : host_shown().simpleEase(ease.acceleration);
}
const THIRD = 1 / 3;
const NEAR$1 = 1e-5;
function easePieces(ease, count) {
    const pieces = [];
    for(let i = 0; i < count; i++){
        const [from, to] = [
            i / count,
            (i + 1) / count
        ];
        const [start, end] = [
            ease(from),
            ease(to)
        ];
        const way = end - start;
        if (Math.abs(way) < NEAR$1) return undefined;
        const slope = (time, step)=>(ease(time + step) - ease(time)) / step;
        const y1 = slope(from, NEAR$1) * (to - from) / way / 3;
        const y2 = 1 - slope(to, -NEAR$1) * (to - from) / way / 3;
        const isEven = Math.abs(y1 - THIRD) < 1e-3 && Math.abs(y2 - 2 * THIRD) < 1e-3;
        const o = {
            x: rounded(THIRD, 4),
            y: rounded(y1, 4)
        };
        pieces.push({
            from,
            to,
            start,
            end,
            way: isEven ? 'even' : {
                o,
                i: {
                    x: rounded(2 * THIRD, 4),
                    y: rounded(y2, 4)
                }
            }
        });
    }
    return pieces;
}
function progressBy(pieces, time) {
    const piece = pieces.find(({ to })=>time <= to) ?? pieces[pieces.length - 1];
    const share = (time - piece.from) / (piece.to - piece.from);
    if (piece.way === 'even') return piece.start + share * (piece.end - piece.start);
    const [y1, y2] = [
        piece.way.o.y,
        piece.way.i.y
    ];
    const left = 1 - share;
    const height = 3 * left * left * share * y1 + 3 * left * share * share * y2 + share ** 3;
    return piece.start + height * (piece.end - piece.start);
}

function evenRuns(samples, tolerance) {
    const steps = [];
    let at = 0;
    while(at < samples.length){
        const from = samples[at];
        const end = runEnd(samples, at, tolerance);
        if (end === at) {
            steps.push({
                t: from.t,
                v: from.v,
                way: 'hold'
            });
            at++;
            continue;
        }
        const to = samples[end];
        const isStill = from.v.every((value, i)=>value === to.v[i]);
        steps.push({
            t: from.t,
            v: from.v,
            way: isStill ? 'hold' : 'even'
        });
        at = end;
        if (end < samples.length - 1) continue;
        steps.push({
            t: to.t,
            v: to.v,
            way: 'hold'
        });
        break;
    }
    return steps;
}
function runEnd(samples, start, tolerance) {
    const from = samples[start];
    const low = from.v.map(()=>-Infinity);
    const high = from.v.map(()=>Infinity);
    let end = start;
    for(let i = start + 1; i < samples.length; i++){
        if (samples[i - 1].length > 1 || samples[i].t !== samples[i - 1].t + 1) break;
        const time = samples[i].t - from.t;
        const slopes = samples[i].v.map((value, axis)=>(value - from.v[axis]) / time);
        if (slopes.every((slope, axis)=>slope >= low[axis] && slope <= high[axis])) end = i;
        samples[i].v.forEach((value, axis)=>{
            low[axis] = Math.max(low[axis], (value - tolerance - from.v[axis]) / time);
            high[axis] = Math.min(high[axis], (value + tolerance - from.v[axis]) / time);
        });
        if (low.some((value, axis)=>value > high[axis])) break;
    }
    return end;
}

const JUMP = 0.01;
const EVEN = {
    o: {
        x: 0,
        y: 0
    },
    i: {
        x: 1,
        y: 1
    }
};
function propertyOf(steps, digits) {
    const exact = steps.map((step)=>still({
            ...step,
            v: all(step.v, digits)
        }, digits));
    const written = withEnds(exact, digits).filter((step, i, list)=>i === 0 || !(isHeld(list[i - 1]) && isHeld(step) && isSame(list[i - 1].v, step.v)));
    const [first] = written;
    if (written.every(({ v })=>isSame(v, first.v))) return {
        a: 0,
        k: first.v.length === 1 ? first.v[0] : first.v
    };
    return {
        a: 1,
        k: written.map((step, i)=>keyframeOf(step, i === written.length - 1))
    };
}
function still(step, digits) {
    const isStill = step.to !== undefined && isSame(all(step.to.v, digits), step.v);
    return isStill ? {
        t: step.t,
        v: step.v,
        way: 'hold'
    } : step;
}
function all(values, digits) {
    return values.map((value)=>rounded(value, digits));
}
function withEnds(steps, digits) {
    return steps.flatMap((step, i)=>{
        const next = steps.at(i + 1);
        if (step.way === 'hold' || !step.to) return next ? [
            step
        ] : [
            {
                ...step,
                way: 'hold'
            }
        ];
        const v = all(step.to.v, digits);
        if (next && next.t <= step.to.t && isSame(next.v, v)) return [
            step
        ];
        const t = next && next.t <= step.to.t ? next.t - JUMP : step.to.t;
        return [
            step,
            {
                t,
                v,
                way: 'hold'
            }
        ];
    });
}
function keyframeOf({ t, v, way }, isLast) {
    if (way === 'hold') return isLast ? {
        t,
        s: v
    } : {
        t,
        s: v,
        h: 1
    };
    return {
        t,
        s: v,
        ...way === 'even' ? EVEN : way
    };
}
function isHeld({ way }) {
    return way === 'hold';
}
function isSame(one, other) {
    return one.every((value, i)=>value === other[i]);
}

const RADIAN = Math.PI / 180;
function placeParts(matrix, anchor) {
    const { x, y } = host_headless.apply(matrix, anchor);
    return {
        p: [
            x,
            y
        ],
        ...linearParts(host_shown().decompose(matrix))
    };
}
function linearParts({ scaleX, scaleY, skewX, skewY }) {
    let lean = (skewX - skewY) % 180;
    if (lean > 90) lean -= 180;
    if (lean < -90) lean += 180;
    const height = scaleY * Math.cos((skewX - skewY) * RADIAN);
    const isFlat = Math.abs(Math.abs(lean) - 90) < 0.01;
    return {
        s: [
            scaleX * 100,
            isFlat ? 0 : height * 100
        ],
        r: [
            skewY
        ],
        sk: [
            isFlat || Math.abs(lean) < 0.005 ? 0 : lean
        ]
    };
}
function nearestTurn(angle, other) {
    return angle + 360 * Math.round((other - angle) / 360);
}

const NAMES = [
    'p',
    's',
    'r',
    'sk',
    'o'
];
const DIGITS$2 = {
    p: 3,
    s: 3,
    r: 3,
    sk: 3,
    o: 2
};
const PIXELS = 0.1;
const PER_CENT = 0.25;
const WORTHWHILE = 0.6;
const PIECES = [
    1,
    2,
    4
];
function transformKeys(spans, { anchor, shift, origin, radius, bake }) {
    const steps = {
        p: [],
        s: [],
        r: [],
        sk: [],
        o: []
    };
    let angle = 0;
    for (const { from, to, tween, runsOn, samples } of spans){
        const values = samples.map(({ matrix, opacity })=>{
            const parts = placeParts(matrix, anchor);
            const [x, y] = parts.p;
            angle = nearestTurn(parts.r[0], angle);
            return {
                ...parts,
                p: [
                    x - origin.x,
                    y - origin.y
                ],
                r: [
                    angle
                ],
                o: [
                    opacity * 100
                ]
            };
        });
        if (values.length === 0) continue;
        const size = values.reduce((most, { s: [x, y] })=>Math.max(most, Math.abs(x), Math.abs(y)), 0) / 100;
        const tolerances = tolerancesOf(radius, size);
        const fitted = tween && !bake ? fit(tween, {
            from,
            to,
            values,
            samples,
            anchor,
            origin,
            tolerances
        }) : undefined;
        if (fitted) angle = nearestTurn(fitted.r.at(-1)?.to?.v[0] ?? angle, angle);
        for (const name of NAMES){
            const own = fitted?.[name] ?? byFrames(name, values, samples, bake, runsOn, tolerances[name]);
            for (const step of own)steps[name].push(step);
        }
    }
    const [x, y] = [
        anchor.x - shift.x,
        anchor.y - shift.y
    ];
    const property = (name)=>propertyOf(steps[name], DIGITS$2[name]);
    const sk = property('sk');
    const isLeaning = sk.a === 1 || sk.k !== 0;
    return {
        o: property('o'),
        r: property('r'),
        p: property('p'),
        a: propertyOf([
            {
                t: 0,
                v: [
                    x,
                    y
                ],
                way: 'hold'
            }
        ], 3),
        s: property('s'),
        ...isLeaning ? {
            sk,
            sa: {
                a: 0,
                k: 0
            }
        } : {}
    };
}
function tolerancesOf(radius, size) {
    const reach = Math.max(radius, 1);
    const angle = PIXELS / Math.max(reach * size, 1) * 180 / Math.PI;
    return {
        p: PIXELS,
        s: 100 * PIXELS / reach,
        r: angle,
        sk: angle,
        o: PER_CENT
    };
}
function byFrames(name, values, samples, bake, runsOn, tolerance) {
    const list = samples.map(({ t, length }, i)=>({
            t,
            length,
            v: values[i][name]
        }));
    const steps = bake ? [] : evenRuns(list, tolerance / 3);
    if (bake || steps.length > WORTHWHILE * list.length) return list.map(({ t, v })=>({
            t,
            v,
            way: 'hold'
        }));
    const last = steps.at(-1);
    if (last && runsOn) steps[steps.length - 1] = {
        ...last,
        way: 'even'
    };
    return steps;
}
const WHOLE = {
    position: 1,
    rotation: 1,
    scale: 1
};
function fit(tween, fitting) {
    const ends = endsOf(tween, fitting);
    if (!ends) return undefined;
    const ease = easeFunction(tween.span.ease);
    for (const count of PIECES){
        const pieces = easePieces(ease, count);
        if (pieces && meets(pieces, ends, fitting)) return stepsOf(pieces, ends, fitting);
    }
    return undefined;
}
function endsOf({ span, from, pivots, opacities }, { values, anchor, origin }) {
    if (Math.hypot(pivots[0].x - anchor.x, pivots[0].y - anchor.y) > 0.05) return undefined;
    const { target, turning, scales } = span;
    const parts = (matrix, to, share)=>{
        const progress = share === 0 ? {
            position: 0,
            rotation: 0,
            scale: 0
        } : {
            ...WHOLE,
            scale: scales ? 1 : 0
        };
        return host_shown().tweenedParts(matrix, to, progress, turning);
    };
    const [first, last] = [
        parts(from, target.matrix, 0),
        parts(from, target.matrix, 1)
    ];
    const [start, end] = [
        linearParts(first),
        linearParts(last)
    ];
    if (Math.abs(first.skewX - first.skewY - (last.skewX - last.skewY)) > 0.02) return undefined;
    const angle = nearestTurn(start.r[0], values[0].r[0]);
    const positionOf = (matrix, pivot)=>{
        const { x, y } = host_headless.apply(matrix, pivot);
        return [
            x - origin.x,
            y - origin.y
        ];
    };
    return {
        start: {
            ...start,
            p: positionOf(from, pivots[0]),
            r: [
                angle
            ],
            o: [
                opacities[0] * 100
            ]
        },
        end: {
            ...end,
            p: positionOf(target.matrix, pivots[1]),
            r: [
                angle + last.skewY - first.skewY
            ],
            sk: start.sk,
            o: [
                opacities[1] * 100
            ]
        }
    };
}
function meets(pieces, { start, end }, fitting) {
    const { from, to, values, samples, tolerances } = fitting;
    return samples.every(({ t }, i)=>{
        const progress = progressBy(pieces, (t - from) / (to - from));
        return NAMES.every((name)=>values[i][name].every((value, axis)=>Math.abs(mixed(start[name][axis], end[name][axis], progress) - value) <= tolerances[name]));
    });
}
function stepsOf(pieces, { start, end }, { from, to }) {
    const steps = {};
    for (const name of NAMES){
        const at = (progress)=>start[name].map((value, axis)=>mixed(value, end[name][axis], progress));
        steps[name] = pieces.map((piece)=>({
                t: from + piece.from * (to - from),
                v: at(piece.start),
                way: piece.way,
                to: {
                    t: from + piece.to * (to - from),
                    v: at(piece.end)
                }
            }));
    }
    return steps;
}
function mixed(from, to, progress) {
    return from + (to - from) * progress;
}

const REACH = 2 / 3;
const DIGITS$1 = 3;
function lottiePath(segments, isClosed, matrix) {
    const { count, points, lines } = segments;
    const at = (index)=>{
        const [x, y] = [
            points[index],
            points[index + 1]
        ];
        const point = matrix ? host_headless.apply(matrix, {
            x,
            y
        }) : {
            x,
            y
        };
        return [
            point.x,
            point.y
        ];
    };
    const [v, o, i] = [
        [],
        [],
        []
    ];
    for(let segment = 0; segment < count; segment++){
        const from = segment * host_shown().STRIDE;
        const [start, control, end] = [
            at(from),
            at(from + 2),
            at(from + 4)
        ];
        const isLine = lines[segment] === 1;
        const handle = (point)=>isLine ? [
                0,
                0
            ] : point.map((value, axis)=>rounded(REACH * (control[axis] - value), DIGITS$1));
        v.push(start.map((value)=>rounded(value, DIGITS$1)));
        o.push(handle(start));
        i.push(handle(end));
        if (segment === count - 1 && !isClosed) v.push(end.map((value)=>rounded(value, DIGITS$1)));
    }
    if (isClosed) return {
        c: true,
        v,
        i: [
            ...i.slice(-1),
            ...i.slice(0, -1)
        ],
        o
    };
    return {
        c: false,
        v,
        i: [
            [
                0,
                0
            ],
            ...i
        ],
        o: [
            ...o,
            [
                0,
                0
            ]
        ]
    };
}
function flatPath({ v, i, o }) {
    return [
        ...v,
        ...i,
        ...o
    ].flat();
}
function unflatPath(numbers, like) {
    const count = like.v.length;
    const pairs = Array.from({
        length: 3 * count
    }, (_, pair)=>[
            numbers[2 * pair],
            numbers[2 * pair + 1]
        ]);
    return {
        c: like.c,
        v: pairs.slice(0, count),
        i: pairs.slice(count, 2 * count),
        o: pairs.slice(2 * count)
    };
}
function boxPath(width, height) {
    const v = [
        [
            0,
            0
        ],
        [
            width,
            0
        ],
        [
            width,
            height
        ],
        [
            0,
            height
        ]
    ];
    const zero = v.map(()=>[
            0,
            0
        ]);
    return {
        c: true,
        v,
        i: zero,
        o: zero
    };
}

const NON_ZERO = 1;
const EVEN_ODD = 2;
function opaquePart(paths, rule = EVEN_ODD) {
    return {
        kind: 'paint',
        ty: 'fl',
        paths,
        numbers: {
            c: [
                1,
                1,
                1
            ],
            o: [
                100
            ]
        },
        fixed: {
            r: rule
        }
    };
}
const DIGITS = {
    c: 4,
    g: 4,
    s: 3,
    e: 3
};
const FINE = 5;
function stillPart(part) {
    const numbers = numbersOf(part);
    return {
        numbers: (name, digits)=>propertyOf([
                {
                    t: 0,
                    v: numbers[name],
                    way: 'hold'
                }
            ], digits),
        path: (index)=>({
                a: 0,
                k: part.paths[index]
            })
    };
}
function numbersOf({ numbers, place }) {
    if (!place) return numbers;
    const { p, s, r, sk } = placeParts(place, {
        x: 0,
        y: 0
    });
    return {
        ...numbers,
        'tr p': p,
        'tr s': s,
        'tr r': r,
        'tr sk': sk
    };
}
function partItems(part, properties, isAlone) {
    const { ty, fixed, numbers, stops, place } = part;
    const style = Object.fromEntries(Object.keys(numbers).map((name)=>{
        const property = properties.numbers(name, DIGITS[name] ?? 3);
        return [
            name,
            name === 'g' ? {
                p: stops,
                k: property
            } : property
        ];
    }));
    const paths = part.paths.map((_, index)=>({
            ty: 'sh',
            ks: properties.path(index)
        }));
    const items = [
        ...paths,
        {
            ...fixed,
            ...style,
            ty
        }
    ];
    if (isAlone && !place) return items;
    const tr = {
        ty: 'tr',
        p: place ? properties.numbers('tr p', FINE) : {
            a: 0,
            k: [
                0,
                0
            ]
        },
        a: {
            a: 0,
            k: [
                0,
                0
            ]
        },
        s: place ? properties.numbers('tr s', FINE) : {
            a: 0,
            k: [
                100,
                100
            ]
        },
        r: place ? properties.numbers('tr r', FINE) : {
            a: 0,
            k: 0
        },
        o: {
            a: 0,
            k: 100
        },
        ...place ? {
            sk: properties.numbers('tr sk', FINE),
            sa: {
                a: 0,
                k: 0
            }
        } : {}
    };
    return [
        {
            ty: 'gr',
            it: [
                ...items,
                tr
            ]
        }
    ];
}

const MAX_TILES = 400;
function bitmapFillLayers(parts, composition) {
    const box = host_headless.emptyBox();
    let widest = 0;
    for (const part of parts){
        if (part.kind === 'paint') widest = Math.max(widest, part.numbers.w?.[0] ?? 0);
        for (const path of part.paths)includePath(box, path);
    }
    const whole = wholeBox(box, 2 + Math.ceil(widest));
    const [w, h] = [
        whole.right - whole.left,
        whole.bottom - whole.top
    ];
    const ks = {
        ...PLAIN_PLACE,
        p: {
            a: 0,
            k: [
                -whole.left,
                -whole.top
            ]
        }
    };
    const time = {
        ip: 0,
        op: composition.film.length,
        st: 0
    };
    const layers = parts.map((part)=>part.kind === 'paint' ? [
            {
                ...shapeMembers([
                    part
                ]),
                ...time,
                ks
            }
        ] : matted(part, {
            ...time,
            ks
        }, composition, w, h, whole)).reverse().flat();
    if (layers.length === 0) return undefined;
    const members = {
        ty: 0,
        refId: composition.film.composition(layers),
        w,
        h
    };
    return {
        members,
        shift: {
            x: whole.left,
            y: whole.top
        }
    };
}
function matted(part, place, composition, w, h, whole) {
    const tiles = tilesOf(part, composition, whole);
    if (tiles.length === 0) return [];
    const matte = shapeMembers([
        opaquePart(part.paths)
    ]);
    const shown = tiles.length === 1 ? tiles[0] : {
        ty: 0,
        refId: composition.film.composition(tiles),
        w,
        h,
        ...place,
        ks: PLAIN_PLACE
    };
    return [
        {
            ...matte,
            ...place,
            td: 1
        },
        {
            ...shown,
            tt: 1
        }
    ];
}
function tilesOf({ path, paths, matrix, isClipped }, composition, whole) {
    const picture = pictureAsset(path, composition);
    const content = picture && bitmapContent(path, composition);
    const back = host_headless.invert(matrix);
    if (!picture || !content || !back) return [];
    const area = host_headless.emptyBox();
    for (const outline of paths)includePath(area, outline, back);
    const { width, height } = picture;
    const first = isClipped ? [
        0,
        0
    ] : [
        Math.floor(area.left / width + NEAR),
        Math.floor(area.top / height + NEAR)
    ];
    const last = isClipped ? [
        1,
        1
    ] : [
        Math.ceil(area.right / width - NEAR),
        Math.ceil(area.bottom / height - NEAR)
    ];
    if ((last[0] - first[0]) * (last[1] - first[1]) > MAX_TILES) {
        composition.film.lose(`A fill shows up to ${MAX_TILES} copies of its bitmap.`);
        last[0] = Math.min(last[0], first[0] + Math.floor(Math.sqrt(MAX_TILES)));
        last[1] = Math.min(last[1], first[1] + Math.floor(Math.sqrt(MAX_TILES)));
    }
    const tiles = [];
    for(let row = first[1]; row < last[1]; row++){
        for(let column = first[0]; column < last[0]; column++){
            const { x, y } = host_headless.apply(matrix, {
                x: column * width,
                y: row * height
            });
            const ks = stillPlace({
                ...matrix,
                tx: x - whole.left,
                ty: y - whole.top
            });
            tiles.push({
                ...content.members,
                ip: 0,
                op: composition.film.length,
                st: 0,
                ks
            });
        }
    }
    return tiles;
}
const NEAR = 0.001;
function stillPlace(matrix) {
    const { p, s, r, sk } = placeParts(matrix, {
        x: 0,
        y: 0
    });
    const toFourDigits = (values)=>values.map((value)=>rounded(value, 4));
    return {
        ...PLAIN_PLACE,
        p: {
            a: 0,
            k: toFourDigits(p)
        },
        s: {
            a: 0,
            k: toFourDigits(s)
        },
        r: {
            a: 0,
            k: toFourDigits(r)[0]
        },
        ...sk[0] === 0 ? {} : {
            sk: {
                a: 0,
                k: toFourDigits(sk)[0]
            },
            sa: {
                a: 0,
                k: 0
            }
        }
    };
}
function includePath(box, { v, i, o }, matrix) {
    v.forEach(([x, y], at)=>{
        for (const [dx, dy] of [
            [
                0,
                0
            ],
            i[at],
            o[at]
        ]){
            const point = {
                x: x + dx,
                y: y + dy
            };
            const moved = matrix ? host_headless.apply(matrix, point) : point;
            host_headless.include(box, moved.x, moved.y);
        }
    });
}

const MAX_ROUNDS = 64;
const OVAL = 0.001;
function gradientPaint(paint, outlines, look, manner) {
    const { matrix, isRadial } = paint;
    const stops = stopsOf(paint, look);
    const back = host_headless.invert(matrix);
    if (stops.length < 2 || !back) {
        const last = stops.at(-1) ?? {
            rgb: '#000000',
            alpha: 0
        };
        return {
            numbers: colorNumbersOf(last),
            fixed: {},
            stops: undefined
        };
    }
    const reach = reachOf(paint.spreadMethod, outlines, back, isRadial);
    const list = spread(stops, reach);
    const placement = manner === 'exact' && !isEven(matrix, isRadial) ? matrix : undefined;
    const at = (x)=>{
        const point = placement ? {
            x,
            y: 0
        } : host_headless.apply(matrix, {
            x,
            y: 0
        });
        return [
            point.x,
            point.y
        ];
    };
    const length = isRadial ? host_headless.GRADIENT_RADIUS : 2 * host_headless.GRADIENT_RADIUS;
    const zero = isRadial ? 0 : -host_headless.GRADIENT_RADIUS;
    const focus = paint.drawnFocus;
    return {
        numbers: {
            g: gradientNumbers(list),
            s: at(zero + length * reach.from),
            e: at(zero + length * reach.to),
            o: [
                100
            ],
            ...isRadial && focus !== 0 ? {
                h: [
                    focus * 100 / reach.to
                ],
                a: [
                    0
                ]
            } : {}
        },
        fixed: {
            t: isRadial ? 2 : 1
        },
        stops: list.length,
        place: placement
    };
}
function stopsOf(paint, look) {
    const stops = paint.drawnStops.map((stop)=>({
            ratio: stop.ratio,
            ...shownColor(stop, look)
        }));
    return paint.isMixedInLight ? host_drawing().mixedInLight(stops) : stops;
}
function isEven({ a, b, c, d }, isRadial) {
    const [across, down] = [
        Math.hypot(a, b),
        Math.hypot(c, d)
    ];
    if (Math.abs(a * c + b * d) > OVAL * across * down) return false;
    return !isRadial || Math.abs(across - down) <= OVAL * across;
}
function reachOf(spreading, outlines, back, isRadial) {
    const isReflected = spreading === 'reflect';
    if (!isReflected && spreading !== 'repeat') return {
        from: 0,
        to: 1,
        isReflected
    };
    const box = boxOf(outlines, back);
    if (host_headless.isEmpty(box)) return {
        from: 0,
        to: 1,
        isReflected
    };
    const bounded = (value)=>Math.min(MAX_ROUNDS / 2, Math.max(-MAX_ROUNDS / 2, value));
    if (isRadial) {
        const far = Math.hypot(Math.max(Math.abs(box.left), Math.abs(box.right)), Math.max(Math.abs(box.top), Math.abs(box.bottom)));
        return {
            from: 0,
            to: Math.max(1, bounded(Math.ceil(far / host_headless.GRADIENT_RADIUS))),
            isReflected
        };
    }
    const round = (x)=>(x + host_headless.GRADIENT_RADIUS) / (2 * host_headless.GRADIENT_RADIUS);
    const from = Math.min(0, bounded(Math.floor(round(box.left))));
    return {
        from,
        to: Math.max(1, bounded(Math.ceil(round(box.right)))),
        isReflected
    };
}
function boxOf(outlines, matrix) {
    const box = host_headless.emptyBox();
    for (const { points, count } of outlines){
        for(let i = 0; i < count * host_shown().STRIDE; i += 2){
            const { x, y } = host_headless.apply(matrix, {
                x: points[i],
                y: points[i + 1]
            });
            host_headless.include(box, x, y);
        }
    }
    return box;
}
function spread(stops, { from, to, isReflected }) {
    if (from === 0 && to === 1) return [
        ...stops
    ];
    const list = [];
    for(let round = from; round < to; round++){
        const isBackward = isReflected && round % 2 !== 0;
        const own = isBackward ? [
            ...stops
        ].reverse().map((stop)=>({
                ...stop,
                ratio: 1 - stop.ratio
            })) : stops;
        for (const stop of own)list.push({
            ...stop,
            ratio: (round + stop.ratio - from) / (to - from)
        });
    }
    return list;
}
function gradientNumbers(stops) {
    const colors = stops.flatMap(({ ratio, rgb })=>[
            ratio,
            ...unitColor(rgb)
        ]);
    const isOpaque = stops.every(({ alpha })=>alpha >= 1);
    const opacities = isOpaque ? [] : stops.flatMap(({ ratio, alpha })=>[
            ratio,
            alpha
        ]);
    return [
        ...colors,
        ...opacities
    ].map((value)=>rounded(value, 4));
}

function paintedParts(shape, composition) {
    const { fills, strokes } = shape;
    const { edges } = shape.outline;
    const areas = host_shown().assembleFills(edges);
    if (composition.look.isMask) {
        const loops = areas.filter(({ style })=>fills.has(style)).flatMap((area)=>area.loops);
        return loops.length === 0 ? [] : [
            opaquePart(loops.map((loop)=>lottiePath(loop, true)))
        ];
    }
    const parts = [];
    for (const { style, loops } of areas){
        const fill = fills.get(style);
        const part = fill && loops.length > 0 ? fillPart(fill, loops, composition) : undefined;
        if (part) parts.push(part);
    }
    const lines = new Map();
    for (const { style, path, isClosed } of host_shown().assembleStrokes(edges)){
        const list = lines.get(style);
        if (list) list.push({
            path,
            isClosed
        });
        else lines.set(style, [
            {
                path,
                isClosed
            }
        ]);
    }
    for (const [style, runs] of lines){
        const stroke = strokes.get(style);
        const part = stroke && strokePart(stroke, runs, composition);
        if (part) parts.push(part);
    }
    return parts;
}
function fillPart(fill, loops, composition) {
    const { film, look } = composition;
    noteMixedColors(fill, composition);
    const paths = (matrix)=>loops.map((loop)=>lottiePath(loop, true, matrix));
    switch(fill.tag){
        case 'SolidColor':
            return {
                kind: 'paint',
                ty: 'fl',
                paths: paths(),
                numbers: colorNumbersOf(shownColor(fill.rgba, look)),
                fixed: {
                    r: EVEN_ODD
                }
            };
        case 'LinearGradient':
        case 'RadialGradient':
            {
                const { numbers, fixed, stops, place } = gradientPaint(fill, loops, look, 'exact');
                const back = place && host_headless.invert(place);
                return {
                    kind: 'paint',
                    ty: stops === undefined ? 'fl' : 'gf',
                    paths: paths(back),
                    numbers,
                    fixed: {
                        ...fixed,
                        r: EVEN_ODD
                    },
                    stops,
                    place
                };
            }
        case 'BitmapFill':
            {
                const matrix = host_headless.pixelMatrix(fill.matrix);
                const { path, bitmapIsClipped: isClipped } = fill;
                return {
                    kind: 'bitmap',
                    paths: paths(),
                    path,
                    matrix,
                    isClipped
                };
            }
        case 'unknown':
            film.lose(`The fill "${fill.name}" is left out.`);
            return undefined;
    }
}
function noteMixedColors(paint, { film, look }) {
    if (!look.adjusted) return;
    const colors = paint.tag === 'SolidColor' ? [
        paint.rgba
    ] : 'stops' in paint ? paint.stops : [];
    if (colors.some(({ alpha })=>alpha > 0 && alpha < 1)) film.warn('The colour adjustment of half-transparent colours may differ: each is adjusted by itself.');
}
const CAPS = {
    none: 1,
    round: 2,
    square: 3
};
const JOINTS = {
    miter: 1,
    round: 2,
    bevel: 3
};
function strokePart(stroke, runs, { film, look, scale }) {
    const { paint, caps, joints, miterLimit } = stroke;
    if (!paint) return undefined;
    if (paint.tag === 'BitmapFill' || paint.tag === 'unknown') {
        film.lose('A line that is filled with a bitmap is left out: players have none.');
        return undefined;
    }
    noteMixedColors(paint, {
        film,
        look
    });
    const outlines = runs.map(({ path })=>path);
    const gradient = paint.tag === 'SolidColor' ? {
        numbers: colorNumbersOf(shownColor(paint.rgba, look)),
        fixed: {},
        stops: undefined
    } : gradientPaint(paint, outlines, look, 'round');
    const dashes = dashesOf(stroke, film);
    return {
        kind: 'paint',
        ty: gradient.stops === undefined ? 'st' : 'gs',
        paths: runs.map(({ path, isClosed })=>lottiePath(path, isClosed && !isDot(path))),
        numbers: {
            ...gradient.numbers,
            w: [
                widthOf(stroke, scale)
            ]
        },
        fixed: {
            ...gradient.fixed,
            lc: CAPS[caps],
            lj: JOINTS[joints],
            ...joints === 'miter' ? {
                ml: miterLimit
            } : {},
            ...dashes ? {
                d: dashes
            } : {}
        },
        stops: gradient.stops
    };
}
function widthOf({ isHairline, weight }, scale) {
    const pixel = 1 / (scale || 1);
    return isHairline ? pixel : Math.max(weight, pixel);
}
function isDot({ count, points }) {
    return count === 1 && points[0] === points[host_shown().STRIDE - 2] && points[1] === points[host_shown().STRIDE - 1];
}
function dashesOf(stroke, film) {
    if (stroke.hasOrnament) film.lose('A ragged, stippled or hatched line, or one of an art brush, becomes a plain one.');
    return stroke.dashes?.map((length, i)=>({
            n: i === 0 ? 'd' : 'g',
            v: {
                a: 0,
                k: length
            }
        }));
}

function shapeContent({ element }, composition) {
    const parts = paintedParts(element, composition);
    if (parts.length === 0) return undefined;
    const painted = parts.filter((part)=>part.kind === 'paint');
    if (painted.length === parts.length) return {
        members: shapeMembers(painted)
    };
    return bitmapFillLayers(parts, composition);
}
function shapeMembers(parts) {
    const shapes = [
        ...parts
    ].reverse().flatMap((part)=>partItems(part, stillPart(part), parts.length === 1));
    return {
        ty: 4,
        shapes
    };
}

function pictureAsset(path, { film }) {
    const existing = film.pictures.get(path);
    if (existing) return existing;
    const bitmap = host_drawing().imageOf(path, film.source);
    if (typeof bitmap === 'string') {
        film.lose(`The bitmap "${path}" is left out: it ${bitmap}.`);
        return undefined;
    }
    const { width, height } = bitmap.image;
    const id = film.asset({
        nm: path,
        w: width,
        h: height,
        u: '',
        p: bitmap.uri,
        e: 1
    });
    const picture = {
        id,
        width,
        height
    };
    film.pictures.set(path, picture);
    return picture;
}
function bitmapContent(path, composition) {
    const picture = pictureAsset(path, composition);
    if (!picture) return undefined;
    const { film, look } = composition;
    const item = film.source.item(path);
    const scale = item ? host_shown().ownScale(item, picture) : host_headless.IDENTITY;
    const [width, height] = [
        picture.width * scale.a,
        picture.height * scale.d
    ];
    if (look.isMask) return {
        members: shapeMembers([
            opaquePart([
                boxPath(width, height)
            ])
        ])
    };
    const { factors, offsets } = look.color;
    const isOpacity = !look.adjusted && isPlainColor({
        factors: [
            factors[0],
            factors[1],
            factors[2],
            1
        ],
        offsets
    });
    const id = isOpacity ? picture.id : recoloredAsset(path, composition);
    if (id === undefined) return undefined;
    const opacity = isOpacity ? factors[3] : 1;
    if (opacity === 1 && host_headless.isIdentity(scale)) return {
        members: {
            ty: 2,
            refId: id
        }
    };
    return {
        members: shownWithin({
            id,
            width,
            height
        }, opacity, scale, composition)
    };
}
function shownWithin({ id, width: w, height: h }, opacity, { a, d }, { film }) {
    const o = {
        a: 0,
        k: Math.min(100, Math.max(0, opacity * 100))
    };
    const s = {
        a: 0,
        k: [
            a * 100,
            d * 100
        ]
    };
    const ks = {
        ...PLAIN_PLACE,
        o,
        s
    };
    const layer = {
        ty: 2,
        refId: id,
        ip: 0,
        op: film.length,
        st: 0,
        ks
    };
    return {
        ty: 0,
        refId: film.composition([
            layer
        ]),
        w: Math.ceil(w),
        h: Math.ceil(h)
    };
}
function recolor(rgba, { color, adjusted }) {
    for(let at = 0; at < rgba.length; at++){
        const value = rgba[at] * color.factors[at % 4] + color.offsets[at % 4];
        rgba[at] = Math.min(255, Math.max(0, Math.round(value)));
    }
    if (!adjusted) return;
    for(let at = 0; at < rgba.length; at += 4)rgba.set(host_drawing().adjustedChannels([
        ...rgba.subarray(at, at + 3)
    ], adjusted.rows).map(Math.round), at);
    recolor(rgba, adjusted.around);
}
function recoloredAsset(path, { film, look }) {
    return film.recolored(`${lookKey(look)} ${path}`, ()=>{
        const { source } = film;
        const pixels = host_drawing().pixelsOfBitmap(source, path);
        if (!pixels) return undefined;
        const { width: w, height: h } = pixels;
        const rgba = Uint8Array.from(pixels.rgba);
        recolor(rgba, look);
        const png = host_drawing().encodePng({
            ...pixels,
            rgba
        }, source.platform.compression);
        return film.asset({
            nm: path,
            w,
            h,
            u: '',
            p: host_headless.dataUri('image/png', png),
            e: 1
        });
    });
}

const TOLERANCE = 0.03;
function morphLayers(samples, nm, composition) {
    const layers = [];
    let run = [];
    const finish = ()=>{
        if (run.length > 0) layers.push(layerOf(run, nm, composition));
        run = [];
    };
    for (const sample of samples){
        const frame = frameOf(sample, composition);
        if (!frame) {
            finish();
            const layer = stillLayer(sample, nm, composition);
            if (layer) layers.push(layer);
            continue;
        }
        const last = run.at(-1);
        if (last && (last.form !== frame.form || last.t + last.length !== frame.t)) finish();
        run.push(frame);
    }
    finish();
    return layers;
}
function frameOf(sample, composition) {
    const { state, t, length } = sample;
    const all = paintedParts(state.element, colored(sample, composition));
    const parts = all.filter((part)=>part.kind === 'paint');
    if (parts.length < all.length || parts.length === 0) return undefined;
    const form = JSON.stringify([
        parts.map(({ ty, paths, numbers, fixed, place })=>[
                ty,
                paths.map(({ c, v })=>[
                        c,
                        v.length
                    ]),
                Object.entries(numbers).map(([name, values])=>[
                        name,
                        values.length
                    ]),
                fixed,
                place !== undefined
            ]),
        state.matrix,
        state.blendMode
    ]);
    return {
        t,
        length,
        parts,
        form,
        sample
    };
}
function colored({ state: { color } }, composition) {
    const { look } = composition;
    if (look.isMask || isPlainColor(color)) return composition;
    return {
        ...composition,
        look: {
            ...look,
            color: host_headless.concatColors(look.color, color)
        }
    };
}
function placeOf({ state: { matrix } }, { origin }) {
    return stillPlace({
        ...matrix,
        tx: matrix.tx - origin.x,
        ty: matrix.ty - origin.y
    });
}
function stillLayer(sample, nm, composition) {
    const content = shapeContent(sample.state, colored(sample, composition));
    if (!content) return undefined;
    const { x, y } = content.shift ?? {
        x: 0,
        y: 0
    };
    const ks = {
        ...placeOf(sample, composition),
        a: {
            a: 0,
            k: [
                -x,
                -y
            ]
        }
    };
    return {
        nm,
        ...content.members,
        ip: sample.t,
        op: sample.t + sample.length,
        st: 0,
        ks
    };
}
function layerOf(run, nm, composition) {
    const [first] = run;
    const last = run[run.length - 1];
    const time = {
        ip: first.t,
        op: last.t + last.length,
        st: 0,
        ks: placeOf(first.sample, composition)
    };
    if (run.length === 1) return {
        nm,
        ...shapeMembers(first.parts),
        ...time
    };
    const shapes = first.parts.map((part, index)=>partItems(part, movingPart(run, index, composition.film.bake), first.parts.length === 1)).reverse().flat();
    return {
        nm,
        ty: 4,
        shapes,
        ...time
    };
}
function movingPart(run, index, bake) {
    const parts = run.map(({ parts: all })=>all[index]);
    const numbers = parts.map(numbersOf);
    const steps = (values, tolerance)=>{
        const samples = values.map((v, i)=>({
                t: run[i].t,
                length: run[i].length,
                v
            }));
        return bake ? samples.map(({ t, v })=>({
                t,
                v,
                way: 'hold'
            })) : evenRuns(samples, tolerance);
    };
    return {
        numbers: (name, digits)=>{
            const list = numbers.map((all)=>all[name]);
            return propertyOf(steps(list, name === 'c' || name === 'g' ? 0.002 : TOLERANCE), digits);
        },
        path: (at)=>{
            const like = parts[0].paths[at];
            const flat = propertyOf(steps(parts.map(({ paths })=>flatPath(paths[at])), TOLERANCE), 3);
            return unflattened(flat, like);
        }
    };
}
function unflattened(flat, like) {
    if (flat.a === 0) return {
        a: 0,
        k: unflatPath(flat.k, like)
    };
    return {
        a: 1,
        k: flat.k.map((key)=>({
                ...key,
                s: [
                    unflatPath(key.s, like)
                ]
            }))
    };
}

function textContent({ text }, composition) {
    const { film, look } = composition;
    if (text.border) film.lose('The border of a text is left out.');
    if (text.type === 'input') film.lose('Nothing can be typed into the text: players have no fields.');
    if (text.runs.some(({ format })=>format.url !== '')) film.lose('The link of a text is left out.');
    const glyphs = host_drawing().glyphsOf(text, host_headless.IDENTITY, film.faces);
    if (glyphs) {
        const parts = [
            ...byColor(glyphs, composition)
        ];
        return parts.length === 0 ? undefined : {
            members: shapeMembers(parts)
        };
    }
    if (look.isMask) {
        film.lose('A text in a mask counts as its box: no font for its outlines is available.');
        return boxContent(text);
    }
    film.lose('The text is set by the player, for which lottie-web must draw as SVG: no font for its outlines is available (--fonts).');
    return playerTexts(text, composition);
}
function* byColor(glyphs, { look }) {
    const groups = new Map();
    for (const glyph of glyphs){
        const own = shownColor(glyph.format.color, look);
        const color = look.isMask ? {
            c: [
                1,
                1,
                1
            ],
            o: [
                100
            ]
        } : colorNumbersOf(own);
        const key = JSON.stringify(color);
        const group = groups.get(key);
        if (group) group.glyphs.push(glyph);
        else groups.set(key, {
            color,
            glyphs: [
                glyph
            ]
        });
    }
    for (const { color, glyphs: own } of groups.values()){
        const paths = own.flatMap(({ loops })=>loops.map((loop)=>lottiePath(loop, true)));
        yield {
            kind: 'paint',
            ty: 'fl',
            paths,
            numbers: color,
            fixed: {
                r: NON_ZERO
            }
        };
    }
}
function boxContent({ left, top, width, height }) {
    const members = shapeMembers([
        opaquePart([
            boxPath(width, height)
        ], NON_ZERO)
    ]);
    return {
        members,
        shift: {
            x: left,
            y: top
        }
    };
}
function playerTexts(content, composition) {
    const { film } = composition;
    if (content.isVertical) {
        film.lose('A text that runs down is left out: no font for its outlines is available.');
        return undefined;
    }
    const { left, top, width, height } = content;
    const pieces = host_drawing().layOutText(content, film.faces).filter(({ piece })=>piece.text.trim() !== '');
    if (pieces.length === 0) return undefined;
    const room = {
        x: Math.ceil(left) - 8,
        y: Math.ceil(top) - 8
    };
    const [w, h] = [
        Math.ceil(width * 1.5) + 16,
        Math.ceil(height * 1.5) + 16
    ];
    const layers = pieces.map((placed)=>pieceLayer(placed, room, composition));
    return {
        members: {
            ty: 0,
            refId: film.composition(layers),
            w,
            h
        },
        shift: room
    };
}
function pieceLayer({ piece, x, y }, room, { film, look }) {
    const { text, format, size } = piece;
    const { rgb, alpha } = shownColor(format.color, look);
    const document = {
        s: rounded(size, 2),
        f: fontName(format, film),
        t: text,
        j: 0,
        tr: rounded(format.letterSpacing / (size || 1) * 1000, 1),
        lh: rounded(size * 1.2, 2),
        fc: unitColor(rgb).map((value)=>rounded(value, 4))
    };
    const position = {
        a: 0,
        k: [
            rounded(x - room.x, 3),
            rounded(y - room.y, 3)
        ]
    };
    return {
        ty: 5,
        nm: text.slice(0, 40),
        ip: 0,
        op: film.length,
        st: 0,
        ks: {
            ...PLAIN_PLACE,
            p: position,
            o: {
                a: 0,
                k: rounded(alpha * 100, 2)
            }
        },
        t: {
            d: {
                k: [
                    {
                        t: 0,
                        s: document
                    }
                ]
            },
            p: {},
            m: {
                g: 1,
                a: {
                    a: 0,
                    k: [
                        0,
                        0
                    ]
                }
            },
            a: []
        }
    };
}
function fontName(format, film) {
    const { faces } = film;
    const face = faces.named(format.face);
    const style = host_drawing().faceAttributes(face, format, faces.styleOf(face));
    const fFamily = String(style['font-family'] ?? 'sans-serif');
    const words = [
        style['font-weight'] === undefined ? '' : 'Bold',
        style['font-style'] ? 'Italic' : ''
    ];
    const fStyle = words.filter((word)=>word !== '').join(' ') || 'Regular';
    const fName = `${fFamily.split(',')[0].replace(/['"]/g, '')} ${fStyle}`;
    film.fonts.set(fName, {
        fName,
        fFamily,
        fStyle,
        fWeight: String(style['font-weight'] ?? '')
    });
    return fName;
}

function samplesOf(layer, track, [from, to], { playhead }) {
    const samples = [];
    let time = from;
    while(time < to){
        const frame = playhead.frameAt(time);
        const span = host_headless.lastStartingAt(layer.spans, frame, ({ start })=>start);
        const left = span ? span.start + span.duration - frame : 0;
        if (!span || left <= 0) {
            if (playhead.isStill) break;
            time++;
            continue;
        }
        const end = Math.min(to, time + playhead.evenly(time, left));
        const begun = time - (frame - span.start);
        for(; time < end; time++){
            const state = layer.stateOf(track, playhead.frameAt(time));
            const last = samples.at(-1);
            if (!state) {
                if (playhead.isStill) return samples;
                continue;
            }
            if (playhead.isStill) return [
                {
                    t: time,
                    length: to - time,
                    state,
                    span,
                    begun
                }
            ];
            if (last?.state === state && last.t + last.length === time && last.begun === begun) samples[samples.length - 1] = {
                ...last,
                length: last.length + 1
            };
            else samples.push({
                t: time,
                length: 1,
                state,
                span,
                begun
            });
        }
    }
    return samples;
}
function fades(samples) {
    const shown = samples.filter(({ state })=>isVisible(state));
    return shown.some(({ state })=>Math.abs(opacityOf(state) - opacityOf(shown[0].state)) > 1e-3);
}
function opacityOf({ color }) {
    return Math.min(1, Math.max(0, color.factors[3]));
}
function isVisible({ element }) {
    return element.isVisible;
}
function stretchesOf(samples, keepsOpacity, isMask) {
    const stretches = [];
    for (const sample of samples){
        const key = isVisible(sample.state) ? keyOf(sample.state, keepsOpacity, isMask) : undefined;
        if (key === undefined) continue;
        const last = stretches.at(-1);
        const before = last?.samples.at(-1);
        const continues = before !== undefined && before.t + before.length === sample.t;
        if (last && continues && last.key === key) last.samples.push(sample);
        else stretches.push({
            key,
            samples: [
                sample
            ]
        });
    }
    return stretches.map(({ samples: all })=>{
        const last = all[all.length - 1];
        return {
            from: all[0].t,
            to: last.t + last.length,
            samples: all,
            first: all[0].state
        };
    });
}
function keyOf({ element, color, blendMode }, keepsOpacity, isMask) {
    const { symbolType: type, path } = element;
    if (isMask) return type;
    const [red, green, blue, alpha] = color.factors;
    const counted = {
        ...color,
        factors: [
            red,
            green,
            blue,
            keepsOpacity ? 1 : alpha
        ]
    };
    return [
        type,
        blendMode,
        host_headless.colorKey(counted),
        element.filterKey,
        path
    ].join('\n');
}
function placeSpans({ from, to, samples }, { film }, opacity) {
    const spans = [];
    for (const sample of samples){
        const last = spans.at(-1);
        if (last && last.head.begun === sample.begun && last.head.span === sample.span) last.samples.push(sample);
        else spans.push({
            head: sample,
            samples: [
                sample
            ]
        });
    }
    return spans.map(({ head: { span, begun, state }, samples: own }, i)=>{
        const end = begun + span.duration;
        const last = own[own.length - 1];
        const isWhole = own[0].t === begun && last.t + last.length === end && begun >= from && end <= to;
        const isTween = span.keyframe.tweenType === 'motion';
        const tween = isWhole ? tweenOf(span, state, opacity, film.source.pivotOf.bind(film.source)) : undefined;
        return {
            from: begun,
            to: end,
            tween,
            runsOn: isTween && i < spans.length - 1,
            samples: own.map(({ t, length, state: shown })=>({
                    t,
                    length,
                    matrix: shown.matrix,
                    opacity: opacity(shown)
                }))
        };
    });
}
function tweenOf({ tween, placements }, { track }, opacity, pivotOf) {
    if (tween.kind !== 'classic' || tween.guide) return undefined;
    const from = placements.find((state)=>state.track === track);
    if (!from) return undefined;
    return {
        span: tween,
        from: from.matrix,
        pivots: [
            pivotOf(from.element),
            pivotOf(tween.target.element)
        ],
        opacities: [
            opacity(from),
            opacity(tween.target)
        ]
    };
}

const WITHIN = 0.001;
function timeRemap(shown, frameRate, bake) {
    const [{ t, frame }] = shown;
    const continues = shown.every((one)=>one.t - one.frame === t - frame && one.length === 1);
    if (continues) return {
        st: t - frame
    };
    const seconds = (frames)=>frames.map((value)=>(value + WITHIN) / frameRate);
    const steps = timeSteps(shown, bake).map(({ to, ...step })=>({
            ...step,
            v: seconds(step.v),
            ...to ? {
                to: {
                    t: to.t,
                    v: seconds(to.v)
                }
            } : {}
        }));
    return {
        st: 0,
        tm: propertyOf(steps, 5)
    };
}
function timeSteps(shown, bake) {
    const steps = [];
    let at = 0;
    while(at < shown.length){
        const { t, frame, length } = shown[at];
        const pace = length === 1 && !bake ? paceTo(shown, at) : 0;
        let end = at;
        while(end + 1 < shown.length && paceTo(shown, end) === pace && pace !== 0)end++;
        if (end > at) {
            steps.push({
                t,
                v: [
                    frame
                ],
                way: 'even',
                to: {
                    t: shown[end].t,
                    v: [
                        shown[end].frame
                    ]
                }
            });
            steps.push({
                t: shown[end].t,
                v: [
                    shown[end].frame
                ],
                way: 'hold'
            });
        } else steps.push({
            t,
            v: [
                frame
            ],
            way: 'hold'
        });
        at = end + 1;
    }
    return steps;
}
function paceTo(shown, at) {
    const next = shown.at(at + 1);
    const { t, length, frame } = shown[at];
    if (!next || next.t !== t + 1 || length !== 1) return 0;
    const pace = next.frame - frame;
    return pace === 1 || pace === -1 ? pace : 0;
}

function symbolContent(stretch, window, composition) {
    const { film } = composition;
    const { element, track } = stretch.first;
    const symbol = film.compiled.symbol(track.path);
    if (!symbol) {
        film.lose(`The instance of "${track.path}" is left out: the library has no such symbol.`);
        return undefined;
    }
    noteLosses$1(stretch, host_headless.scalingGridOf(symbol.item) !== undefined, composition);
    const { timeline } = symbol;
    if (timeline.frameCount === 0) return undefined;
    const { symbolType: type } = element;
    const played = {
        timeline,
        path: track.path,
        composition
    };
    if (type === 'graphic') return graphicContent(stretch, window[0], played);
    if (type === 'button') return stillContent(0, window[0], played);
    return clipContent(stretch, window, played);
}
function stillContent(frame, st, played) {
    const { length } = played.composition.film;
    return contentBy(singleFrame(frame, length), `still ${frame}`, {
        st
    }, played);
}
function graphicContent(stretch, begun, played) {
    const { timeline, composition } = played;
    const shown = stretch.samples.map(({ t, length, state })=>({
            t,
            length,
            frame: state.element.frameOf(timeline.timeline)
        }));
    const [{ frame }] = shown;
    const isStill = shown.every((one)=>one.frame === frame);
    if (timeline.frameCount === 1) return stillContent(0, begun, played);
    if (isStill && composition.film.analysis.hasClips(timeline)) return stillContent(frame, begun, played);
    return remapped(shown, played);
}
function clipContent(stretch, window, played) {
    const { timeline, composition } = played;
    const { analysis } = composition.film;
    const [begun, end] = window;
    const frames = analysis.playedFrames(timeline, end - begun);
    if (!analysis.moves(timeline)) return stillContent(frames[0], begun, played);
    const isOnce = frames.every((frame, time)=>frame === time);
    if (!isOnce && analysis.hasClips(timeline)) return contentBy(recorded(frames), `played ${frames.length}`, {
        st: begun
    }, played);
    const shown = [];
    for(let t = stretch.from; t < stretch.to; t++)shown.push({
        t,
        length: 1,
        frame: frames[t - begun]
    });
    return remapped(shown, played);
}
function remapped(shown, played) {
    const { film } = played.composition;
    return contentBy(onceThrough(played.timeline.frameCount), 'once', timeRemap(shown, film.frameRate, film.bake), played);
}
function contentBy(playhead, key, { st, tm }, { timeline, path, composition }) {
    const { id, box } = symbolAsset(timeline, path, playhead, key, composition);
    return {
        members: {
            ty: 0,
            refId: id,
            w: box.right - box.left,
            h: box.bottom - box.top,
            ...tm === undefined ? {} : {
                tm
            }
        },
        st,
        shift: {
            x: box.left,
            y: box.top
        }
    };
}
function noteLosses$1({ first: { element } }, hasGrid, { film, look }) {
    if (look.isMask) return;
    const { isButton, isGraphic } = element;
    if (hasGrid && !isGraphic) film.lose('The guides for 9-slice scaling do not count: the symbol is stretched as a whole.');
    if (element.isInSpace) film.lose('The place in 3D is left out.');
    if (element.script !== '') film.lose('The scripts of the instance are left out: players run none.');
    if (isButton) film.lose('The button shows its first frame, and does nothing.');
}
function symbolAsset(timeline, path, playhead, key, { film, look, scale }) {
    const isThin = film.analysis.thinnestLine(timeline) * scale < 1;
    const name = [
        key,
        lookKey(look),
        isThin ? scale.toPrecision(2) : '',
        path
    ].join('\n');
    const existing = film.symbols.get(name);
    if (existing) return existing;
    const box = wholeBox(film.analysis.boxOf(timeline));
    const layers = film.at(`symbol "${path}"`, ()=>timelineLayers(timeline, {
            film,
            playhead,
            origin: {
                x: box.left,
                y: box.top
            },
            width: box.right - box.left,
            height: box.bottom - box.top,
            look,
            scale
        }));
    const asset = {
        id: film.composition(layers, {
            nm: path
        }),
        box
    };
    film.symbols.set(name, asset);
    return asset;
}

function trackLayers(layer, track, window, composition) {
    const { look } = composition;
    const samples = samplesOf(layer, track, window, composition);
    if (samples.length === 0) return [];
    if (track.kind === 'morph') return morphLayers(samples, layer.name, composition);
    const isFading = !look.isMask && fades(samples);
    return stretchesOf(samples, isFading, look.isMask).flatMap((stretch)=>stretchLayer(stretch, window, isFading, layer.name, composition));
}
function stretchLayer(stretch, window, isFading, name, composition) {
    const { first, from: ip, to: op } = stretch;
    const { film, look } = composition;
    const { track } = first;
    const box = track.kind === 'component' ? host_headless.emptyBox() : film.analysis.contentBox(first);
    const isOpacity = !look.isMask && (isFading || isAlphaOnly(first.color) && film.analysis.isSingleState(first));
    const around = look.isMask ? look : {
        ...look,
        color: innerColor(look.color, first.color, isOpacity)
    };
    const inner = look.isMask ? look : adjustedLook(first.element, around);
    const scale = composition.scale * largestScale(stretch);
    const content = contentOf(stretch, window, {
        ...composition,
        look: inner,
        scale
    });
    if (!content) return [];
    const opacity = (state)=>isOpacity ? opacityOf(state) : 1;
    const anchor = track.kind === 'symbol' ? film.source.pivotOf(first.element) : {
        x: 0,
        y: 0
    };
    const ks = transformKeys(placeSpans(stretch, composition, opacity), {
        anchor,
        shift: content.shift ?? {
            x: 0,
            y: 0
        },
        origin: composition.origin,
        radius: radiusOf(box, anchor),
        bake: film.bake
    });
    const nm = track.name || host_headless.leafOf(track.path) || name;
    if (!look.isMask) noteElement(first.element, film);
    const bm = look.isMask ? undefined : blendNumber(first.blendMode, film);
    const ef = look.isMask ? undefined : filterEffects(first.element, around, film);
    return [
        {
            nm,
            ...content.members,
            ip,
            op,
            st: content.st ?? 0,
            ks,
            ...bm ? {
                bm
            } : {},
            ...ef ? {
                ef
            } : {}
        }
    ];
}
function contentOf(stretch, window, composition) {
    const { first } = stretch;
    const { film } = composition;
    switch(first.track.kind){
        case 'symbol':
            return symbolContent(stretch, window, composition);
        case 'bitmap':
            return bitmapContent(first.track.path, composition);
        case 'shape':
            return shapeContent(first, composition);
        case 'text':
            return textContent(first.element, composition);
        case 'component':
            film.lose(`The component "${first.track.path}" is left out: it needs scripts of Animate's own.`);
            return undefined;
        default:
            film.lose(`What the document calls ${first.element.tag} is left out: players have nothing like it.`);
            return undefined;
    }
}
function largestScale({ samples }) {
    return samples.reduce((most, { state })=>Math.max(most, host_drawing().scaleOf(state.matrix)), 0);
}
function isAlphaOnly(color) {
    const [red, green, blue] = color.factors;
    return isPlainColor({
        ...color,
        factors: [
            red,
            green,
            blue,
            1
        ]
    });
}
function innerColor(outer, own, isOpacity) {
    const [red, green, blue, alpha] = own.factors;
    const factors = [
        red,
        green,
        blue,
        isOpacity ? 1 : alpha
    ];
    const counted = {
        factors,
        offsets: own.offsets
    };
    return isPlainColor(counted) ? outer : host_headless.concatColors(outer, counted);
}
function radiusOf(box, { x, y }) {
    if (host_headless.isEmpty(box)) return 0;
    const across = Math.max(Math.abs(box.left - x), Math.abs(box.right - x));
    return Math.hypot(across, Math.max(Math.abs(box.top - y), Math.abs(box.bottom - y)));
}

function timelineLayers(timeline, composition) {
    noteLosses(timeline, composition);
    const parts = [];
    let masked;
    const finish = ()=>{
        if (masked) parts.push(maskedLayers(masked.mask, masked.content.flat(), composition, layerContent));
        masked = undefined;
    };
    for (const layer of timeline.layers){
        const { mask, isMask } = composition.look.isMask ? {
            mask: undefined,
            isMask: false
        } : layer;
        if (isMask) continue;
        if (masked?.mask !== mask) finish();
        const content = layerContent(layer, composition);
        if (!mask) parts.push(content);
        else if (masked) masked.content.push(content);
        else masked = {
            mask,
            content: [
                content
            ]
        };
    }
    finish();
    const layers = parts.flat();
    composition.film.count(layers.length);
    return layers;
}
function layerContent(layer, composition) {
    layer.remember();
    const layers = [
        ...layer.tracks
    ].reverse().flatMap((track)=>composition.playhead.windows(track.start, track.end).filter(([from, to])=>from < to).flatMap((window)=>composition.film.within(`layer "${layer.name}", frame ${track.start + 1}`, ()=>trackLayers(layer, track, window, composition))));
    layer.forget();
    return layers;
}
function noteLosses(timeline, { film, look }) {
    if (look.isMask) return;
    if (!timeline.keepsOrder) film.lose('Layers that pass one another in depth keep the order of the first frame.');
    if (timeline.notes.sounds.length > 0) film.lose('The sounds are left out: players have none.');
    if (timeline.hasCameraFilters) film.lose('The colour filter of the camera is left out.');
    for (const { name, spans } of timeline.layers)for (const { keyframe, start } of spans)film.within(`layer "${name}", frame ${start + 1}`, ()=>{
        noteKeyframe(keyframe, film);
    });
    for (const { frame, keyframe, text } of timeline.notes.scripts){
        if (isStop(text)) continue;
        film.within(`layer "${keyframe.layer?.name ?? ''}", frame ${frame + 1}`, ()=>film.lose('The script is left out: players run none but "stop()" in symbols.'));
    }
}

const VERSION = '5.7.0';
function publishLottie(source, subject, { frames, label, background, bake = false } = {}) {
    const compiled = new CompiledDocument(source);
    const timeline = timelineOf(compiled, subject);
    const analysis = new SymbolAnalysis(compiled);
    const { stage, frameRate } = subject;
    const playhead = label === undefined ? playheadOf(timeline, source, subject.path) : onceThrough(timeline.frameCount);
    const { length } = playhead;
    const frameCount = Math.min(subject.frameCount, 1) * length;
    const [from, to] = rangeOf({
        ...subject,
        frameCount
    }, {
        frames,
        label
    });
    const film = new LottieFilm(compiled, analysis, frameRate, Math.max(length, longestSymbol(source)), bake);
    const box = stage ? {
        left: 0,
        top: 0,
        right: stage.width,
        bottom: stage.height
    } : wholeBox(analysis.boxOf(timeline));
    const width = Math.max(1, Math.ceil(box.right - box.left));
    const height = Math.max(1, Math.ceil(box.bottom - box.top));
    const where = subject.kind === 'scene' ? `scene "${subject.path}"` : `symbol "${subject.path}"`;
    const layers = film.at(where, ()=>timelineLayers(timeline, {
            film,
            playhead,
            origin: {
                x: box.left,
                y: box.top
            },
            width,
            height,
            look: PLAIN_LOOK,
            scale: 1
        }));
    const ground = background === 'none' ? undefined : background ?? subject.ground;
    const op = Math.min(length, to + 1);
    const root = numbered([
        ...layers,
        ...groundLayers(ground, width, height, length)
    ]);
    const blending = blendingAssets(film.assets);
    const finished = (list)=>withModes(list, blending);
    const animation = {
        v: VERSION,
        nm: subject.name,
        fr: frameRate,
        ip: from,
        op,
        w: width,
        h: height,
        ddd: 0,
        assets: film.assets.map((asset)=>asset.layers === undefined ? asset : {
                ...asset,
                layers: finished(layersOf(asset))
            }),
        ...film.fonts.size === 0 ? {} : {
            fonts: {
                list: [
                    ...film.fonts.values()
                ]
            }
        },
        layers: finished(root),
        markers: subject.labels.map(({ name, from: first, to: last })=>({
                cm: name,
                tm: first,
                dr: last - first + 1
            }))
    };
    return {
        animation,
        losses: film.losses
    };
}
function layersOf({ layers }) {
    return layers ?? [];
}
function blendingAssets(assets) {
    const blending = new Set();
    for (const asset of assets)if (isBlended(layersOf(asset), blending)) blending.add(asset.id);
    return blending;
}
function isBlended(layers, blending) {
    return layers.some(({ bm, refId })=>bm !== undefined || blending.has(refId));
}
function withModes(layers, blending) {
    return isBlended(layers, blending) ? layers.map((layer)=>({
            bm: 0,
            ...layer
        })) : layers;
}
function timelineOf(compiled, { kind, path, timeline }) {
    if (kind === 'bitmap' || !timeline) throw new (host_drawing().UnfitSubject)(`"${path}" is a bitmap: Lottie is for what moves`);
    const subjectTimeline = kind === 'scene' ? compiled.scenes.find((scene)=>scene.timeline === timeline) : compiled.symbol(path)?.timeline;
    if (!subjectTimeline) throw new RangeError(`there is no ${kind} "${path}"`);
    return subjectTimeline;
}
function playheadOf({ timeline }, source, path) {
    const frames = host_playing().playedFrames(timeline, source, path);
    const { length } = frames;
    const [first] = frames;
    if (frames.every((frame)=>frame === first)) return singleFrame(first, length);
    return frames.every((frame, time)=>frame === time) ? onceThrough(length) : recorded(frames);
}
function rangeOf(subject, choice) {
    const frames = host_drawing().chooseFrames(subject, choice);
    const [first] = frames;
    const last = frames[frames.length - 1];
    const isRange = frames.every((frame, i)=>frame === first + i);
    if (isRange) return [
        first,
        last
    ];
    throw new RangeError('--to lottie takes one range of frames, such as --frames 5-24');
}
function longestSymbol(film) {
    let longest = 1;
    for (const item of film.items)longest = Math.max(longest, film.itemTimeline(item)?.frameCount ?? 1);
    return Math.min(host_errors.MAX_FRAMES, longest);
}
function groundLayers(sc, sw, sh, op) {
    if (sc === undefined) return [];
    return [
        {
            ty: 1,
            nm: 'background',
            sc: sc.toLowerCase(),
            sw,
            sh,
            ip: 0,
            op,
            st: 0,
            ks: PLAIN_PLACE
        }
    ];
}

function lottieFile(film, subject, base, { isPackage = false, ...options } = {}) {
    const { animation, losses } = publishLottie(film, subject, options);
    const file = isPackage ? {
        path: `${base}.lottie`,
        content: packed(animation, film.platform)
    } : {
        path: `${base}.json`,
        content: `${JSON.stringify(animation)}\n`
    };
    return {
        file,
        losses
    };
}
const ID = 'animation';
const ENDINGS = {
    'image/png': 'png',
    'image/jpeg': 'jpg',
    'image/gif': 'gif'
};
function packed(animation, platform) {
    const text = (content)=>new TextEncoder().encode(JSON.stringify(content));
    const manifest = {
        version: '1.0',
        generator: `${host_drawing().EXPORTING_PROGRAM.home} ${host_drawing().EXPORTING_PROGRAM.version}`,
        animations: [
            {
                id: ID,
                loop: true,
                autoplay: true,
                speed: 1
            }
        ]
    };
    const images = [];
    const assets = animation.assets.map((asset)=>unpackedImage(asset, images));
    return zipFiles(platform, `${animation.nm}.lottie`, [
        [
            'manifest.json',
            text(manifest)
        ],
        [
            `animations/${ID}.json`,
            text({
                ...animation,
                assets
            })
        ],
        ...images.map(([name, bytes])=>[
                `images/${name}`,
                bytes
            ])
    ]);
}
function unpackedImage(asset, images) {
    const [, type, data] = typeof asset.p === 'string' ? /^data:([^;]+);base64,(.*)$/.exec(asset.p) ?? [] : [];
    if (type === undefined || data === undefined) return asset;
    const p = `image_${asset.id}.${ENDINGS[type] ?? 'png'}`;
    images.push([
        p,
        Uint8Array.from(atob(data), (letter)=>letter.charCodeAt(0))
    ]);
    return {
        ...asset,
        u: '/images/',
        p,
        e: 0
    };
}

exports.RefusedPlaces = RefusedPlaces;
exports.exportSwf = exportSwf;
exports.lottieFile = lottieFile;
exports.publishDocument = publishDocument;
exports.writePublication = writePublication;
