// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const host_defaults = require('../host/defaults.js');
const fs = require('node:fs');
const path = require('node:path');
const host_errors = require('../host/errors.js');
const node_tty = require('node:tty');
let codeFrame$1$late;
const codeFrame$1 = () => (codeFrame$1$late ??= require('@babel/code-frame'));
let host_language$late;
const host_language = () => (host_language$late ??= require('../host/language.js'));
let host_publish$late;
const host_publish = () => (host_publish$late ??= require('../host/publish.js'));
const os = require('node:os');
const node_child_process = require('node:child_process');
const promises = require('node:timers/promises');

function readManifest(libraryFolder) {
    return JSON.parse(fs.readFileSync(path.join(libraryFolder, '../package.json'), 'utf8'));
}
function versionLine(libraryFolder) {
    const { version } = readManifest(libraryFolder);
    return `adobe-collection ${version}, Node ${process.versions.node}, ${process.platform} ${process.arch}`;
}

const PROGRAM_NAME = 'adobe-collection';
const PREFIX = `${PROGRAM_NAME}: `;

function defectReport(error, libraryFolder) {
    const where = error instanceof Error ? error.stack : String(error);
    return [
        `${PREFIX}internal error in ${versionLine(libraryFolder)}: this is a defect of the program.`,
        'Please report it with these lines, the command and the document (see CONTRIBUTING.md):',
        `${where}\n`
    ].join('\n');
}

function errorLine(error) {
    return host_errors.shortened(wholeLine(error));
}
function failureLine(error) {
    const line = errorLine(error);
    return isQueryError(error) ? line.replace(/^\$[$.\w]*\(\): /, '') : line;
}
function isQueryError(error) {
    if (typeof error !== 'object' || error === null) return false;
    const { query, index } = error;
    return typeof query === 'string' && typeof index === 'number';
}
function wholeLine(error) {
    if (typeof error !== 'object' || error === null) return String(error);
    const { message } = error;
    const lines = textOfThrown(message ?? error).split('\n');
    if (!isQueryError(error)) return lines.map((line)=>line.trim()).join(' ');
    const { query, index } = error;
    const [what, , , ...hints] = lines;
    const summary = `${what} (at character ${index + 1} of ${quotePart(query, index)})`;
    return [
        summary,
        ...hints.map((hint)=>hint.trim())
    ].join('. ');
}
function textOfThrown(value) {
    const nothing = 'an object without a text was thrown';
    try {
        const text = String(value);
        return text === '[object Object]' ? nothing : text;
    } catch  {
        return nothing;
    }
}
const AROUND = 60;
function quotePart(query, index) {
    const start = Math.max(0, index - AROUND);
    const end = Math.min(query.length, index + AROUND);
    const part = query.slice(start, end);
    return JSON.stringify(`${start > 0 ? '…' : ''}${part}${end < query.length ? '…' : ''}`);
}

class UsageError extends Error {
}
class InputError extends Error {
}
class ReportedFailure extends Error {
}
class CommandFailure extends Error {
    constructor(cause, status){
        super('', {
            cause
        }), this.cause = cause, this.status = status;
    }
}
const SIGNALS = {
    SIGINT: 130,
    SIGTERM: 143,
    SIGHUP: 129
};
const ENDING_SIGNALS = Object.keys(SIGNALS);
const SUCCESS = 0;
const FAILURE = 1;
const USAGE = 2;

const ACTING = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069';
const IN_TEXT = new RegExp(`[${ACTING}]|\\r(?!\\n)`, 'g');
const IN_LINE = new RegExp(`[${ACTING}\\r\\n]`, 'g');
function visible(text) {
    return text.replace(IN_TEXT, escaped);
}
function visibleLine(text) {
    return text.replace(IN_LINE, escaped);
}
function escaped(character) {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

const TAIL = 20;
const BRACKET = /(?<=##\w{0,16})\[/g;
const COLON = /(^|\n)([^\S\n]*):/g;
class BuildLog {
    disarm(piece) {
        const line = piece.slice(piece.lastIndexOf('\n') + 1);
        const wasAtStart = this.isAtStart;
        const before = this.tail;
        this.isAtStart = line.trim() === '' && (wasAtStart || line.length < piece.length);
        this.tail = (before + piece).slice(-TAIL);
        const shown = (before + piece).replace(BRACKET, (bracket, at)=>at < before.length ? bracket : escaped(bracket)).slice(before.length);
        return shown.replace(COLON, (found, start, blank)=>start === '' && !wasAtStart ? found : start + blank + escaped(':'));
    }
    constructor(){
        this.isAtStart = true;
        this.tail = '';
    }
}

const CODES = {
    red: 31,
    green: 32,
    yellow: 33,
    cyan: 36,
    dim: 2,
    bold: 1,
    underline: 4
};
const END = '\u001b[0m';
const OWN = new RegExp(`\\u001b\\[(?:0|${Object.values(CODES).join('|')})m`, 'g');
function paint(color, text, isColored) {
    const shown = visibleLine(text);
    return isColored ? `\u001b[${CODES[color]}m${shown}${END}` : shown;
}
function betweenCodes(text, change) {
    const codes = text.match(OWN) ?? [];
    return text.split(OWN).map((part, index)=>change(part) + (codes[index] ?? '')).join('');
}

class Output {
    constructor(stream){
        this.stream = stream;
        this.log = new BuildLog();
    }
    text(text) {
        this.stream.write(this.shown(text));
    }
    painted(text) {
        this.stream.write(betweenCodes(text, (part)=>this.shown(part)));
    }
    content(text) {
        this.stream.write(this.stream.isTerminal ? visible(text) : text);
    }
    shown(text) {
        const { isTerminal, isLog } = this.stream;
        if (!isTerminal && !isLog) return text;
        return isLog ? this.log.disarm(visible(text)) : visible(text);
    }
}

const [OUT, ERR] = [
    1,
    2
];
const CLOSED = [
    'EPIPE',
    'EOF'
];
const MAX_DROPPED = 2 ** 24;
const listeners = new Set();
class StandardOutput {
    constructor(handle, stream){
        this.handle = handle;
        this.stream = stream;
    }
    get isTerminal() {
        return node_tty.isatty(this.handle);
    }
    get isFile() {
        try {
            return fs.fstatSync(this.handle).isFile();
        } catch  {
            return false;
        }
    }
    write(content) {
        if (this.dropped !== undefined) return this.drop(content.length);
        if (process.platform === 'win32' && this.isTerminal) this.stream().write(content);
        else this.writeBytes(content);
    }
    writeBytes(content) {
        try {
            host_errors.writeAll(this.handle, content);
        } catch (error) {
            const { code } = error;
            if (code === undefined) throw error;
            if (CLOSED.includes(code)) return this.drop(0);
            if (this.handle === OUT) standardError.write(`${PREFIX}standard output cannot be written: ${host_errors.faultReason(error)}\n`);
            process.exit(1);
        }
    }
    drop(length) {
        this.dropped = (this.dropped ?? 0) + length;
        if (this.handle === OUT && listeners.size > 0 && this.dropped <= MAX_DROPPED) return;
        const left = [
            ...listeners
        ];
        listeners.clear();
        if (this.handle === OUT) for (const tell of left)tell();
        process.exit(this.handle === OUT && left.length === 0 ? 0 : 1);
    }
}
const standardOutput = new StandardOutput(OUT, ()=>process.stdout);
const standardError = new StandardOutput(ERR, ()=>process.stderr);
function onOutputClosed(listener) {
    listeners.add(listener);
    return ()=>void listeners.delete(listener);
}

const STANDARD_INPUT = 0;
const MAX_DOCUMENT = 2 ** 30;
const MAX_TEXT = 2 ** 24;
function processIo(folder, isWorker = false) {
    const stream = (to)=>({
            write: (text)=>to.write(text),
            isTerminal: !isWorker && to.isTerminal,
            isLog: !isWorker && isBuildServer() && !to.isFile
        });
    const stdout = stream(standardOutput);
    const [out, err] = [
        new Output(stdout),
        new Output(stream(standardError))
    ];
    return {
        out: (text)=>out.text(text),
        outPainted: (text)=>out.painted(text),
        outContent: (text)=>out.content(text),
        outBytes: (bytes)=>standardOutput.write(bytes),
        err: (text)=>err.text(text),
        progress: (line)=>{
            if (isWorker) process.send?.({
                progress: line
            });
            else standardError.write(`\r\u001b[K${visibleLine(line)}`);
        },
        isTerminal: standardError.isTerminal ? !isPlain() && !process.env.CI : false,
        isRead: stdout.isTerminal || stdout.isLog,
        isColored: !isWorker && takesColors(),
        libraryFolder: folder,
        isWorker,
        cacheFolder: host_errors.cacheFolder(),
        system: {
            platform: process.platform,
            home: host_errors.homeFolder(),
            localAppData: process.env.LOCALAPPDATA
        },
        readInput: readStandardBytes,
        readLines,
        onInterrupt (listener) {
            for (const signal of ENDING_SIGNALS)process.prependListener(signal, listener);
            return ()=>{
                for (const signal of ENDING_SIGNALS)process.off(signal, listener);
            };
        },
        onOutputClosed,
        startWorker: async (bounds)=>{
            const { ProcessWorker } = await Promise.resolve().then(() => require('./ProcessWorker.js'));
            return new ProcessWorker(path.join(folder, 'worker.js'), bounds);
        }
    };
}
function isBuildServer() {
    const { CI, GITHUB_ACTIONS, TF_BUILD, TEAMCITY_VERSION } = process.env;
    return [
        CI,
        GITHUB_ACTIONS,
        TF_BUILD,
        TEAMCITY_VERSION
    ].some((value)=>value && value !== 'false');
}
const MAX_LINE = 2 ** 26;
async function* readLines() {
    let pieces = [];
    let length = 0;
    process.stdin.setEncoding('utf8');
    for await (const text of process.stdin){
        const [first = '', ...lines] = text.split('\n');
        pieces.push(first);
        length += first.length;
        for (const line of lines){
            yield pieces.join('');
            pieces = [
                line
            ];
            length = line.length;
        }
        if (length <= MAX_LINE) continue;
        yield pieces.join('');
        pieces = [];
        length = 0;
    }
    if (length > 0) yield pieces.join('');
}
function takesColors() {
    const { NO_COLOR, FORCE_COLOR } = process.env;
    if (NO_COLOR) return false;
    if (FORCE_COLOR) return FORCE_COLOR !== '0';
    return standardOutput.isTerminal ? !isPlain() : false;
}
function isPlain() {
    return process.env.TERM === 'dumb';
}
function readStandardBytes() {
    return host_errors.readAll(STANDARD_INPUT, refuseTooMuch);
}
function refuseTooMuch(start, bytes) {
    if (bytes <= MAX_TEXT) return;
    const isDocument = host_errors.isZip(start) || host_errors.isCompoundFile(start);
    if (!isDocument) throw new Error('-: standard input is longer than 16 MB, and not an FLA: expected a document, a script or a list of paths');
    if (bytes > MAX_DOCUMENT) throw new Error('-: standard input is longer than 1 GB: save it as a file, and name the file');
}

const HIDDEN = {
    shell: false,
    windowsHide: true
};
function startProgram(program, args, options = {}, platform = process.platform) {
    const { cwd, env, stdio, detached } = options;
    return node_child_process.spawn(findProgram(program, platform), args, {
        cwd,
        env,
        stdio,
        detached,
        ...HIDDEN
    });
}
const MAX_MILLISECONDS = 10_000;
function askProgram(program, args, platform = process.platform) {
    let file;
    try {
        file = findProgram(program, platform);
    } catch  {
        return '';
    }
    const { stdout } = node_child_process.spawnSync(file, args, {
        encoding: 'utf8',
        stdio: [
            'ignore',
            'pipe',
            'ignore'
        ],
        timeout: MAX_MILLISECONDS,
        ...HIDDEN
    });
    return stdout ?? '';
}
function convertByProgram(program, args, input, { maxBytes, maxMilliseconds }) {
    let file;
    try {
        file = findProgram(program, process.platform);
    } catch  {
        return undefined;
    }
    const { stdout, error } = node_child_process.spawnSync(file, args, {
        input,
        stdio: [
            'pipe',
            'pipe',
            'ignore'
        ],
        timeout: maxMilliseconds,
        maxBuffer: maxBytes,
        killSignal: 'SIGKILL',
        ...HIDDEN
    });
    if (error?.code === 'ENOENT') return undefined;
    return stdout ?? new Uint8Array();
}
function findProgram(program, platform) {
    const paths = platform === 'win32' ? path.win32 : path.posix;
    if (paths.basename(program) !== program) return program;
    const name = platform === 'win32' && paths.extname(program) === '' ? `${program}.exe` : program;
    const folders = (process.env.PATH ?? '').split(paths.delimiter).filter((folder)=>paths.isAbsolute(folder));
    const file = folders.map((folder)=>paths.join(folder, name)).find(isProgram);
    if (file === undefined) throw new Error('not found');
    return file;
}
function isProgram(file) {
    try {
        fs.accessSync(file, fs.constants.X_OK);
        return fs.statSync(file).isFile();
    } catch  {
        return false;
    }
}

const SOUND_PIPE = 3;
const LEVELS = {
    low: {
        x264: 28,
        vp9: 42,
        prores: 13,
        sound: 96
    },
    medium: {
        x264: 23,
        vp9: 32,
        prores: 9,
        sound: 128
    },
    high: {
        x264: 17,
        vp9: 20,
        prores: 4,
        sound: 192
    }
};
const BT709 = [
    ...[
        '-vf',
        'scale=out_color_matrix=bt709:out_range=tv:flags=bicubic+accurate_rnd+full_chroma_int'
    ],
    ...[
        '-colorspace',
        'bt709',
        '-color_primaries',
        'bt709',
        '-color_trc',
        'bt709',
        '-color_range',
        'tv'
    ]
];
function codersOf(format) {
    const films = [
        false,
        true
    ].flatMap((isTransparent)=>[
            'high',
            'lossless'
        ].map((quality)=>CODINGS[format](quality, isTransparent)));
    return [
        ...new Set(films.flatMap(({ video, audio })=>[
                video,
                audio
            ]))
    ];
}
const CODINGS = {
    mp4: (quality)=>quality === 'lossless' ? {
            video: 'libx264rgb',
            videoOptions: [
                '-crf',
                '0',
                '-preset',
                'medium',
                '-pix_fmt',
                'rgb24'
            ],
            audio: 'alac',
            audioOptions: []
        } : {
            video: 'libx264',
            videoOptions: [
                ...BT709,
                '-crf',
                String(LEVELS[quality].x264),
                '-pix_fmt',
                'yuv420p'
            ],
            audio: 'aac',
            audioOptions: [
                '-b:a',
                `${LEVELS[quality].sound}k`
            ]
        },
    webm: (quality, isTransparent)=>{
        const fast = [
            '-row-mt',
            '1',
            '-deadline',
            'good',
            '-cpu-used',
            '3'
        ];
        const alpha = isTransparent ? [
            '-auto-alt-ref',
            '0'
        ] : [];
        const coded = [
            '-pix_fmt',
            isTransparent ? 'yuva420p' : 'yuv420p'
        ];
        const whole = isTransparent ? [
            ...BT709,
            ...coded
        ] : [
            '-pix_fmt',
            'gbrp'
        ];
        return {
            video: 'libvpx-vp9',
            videoOptions: quality === 'lossless' ? [
                '-lossless',
                '1',
                ...fast,
                ...alpha,
                ...whole
            ] : [
                ...BT709,
                '-b:v',
                '0',
                '-crf',
                String(LEVELS[quality].vp9),
                ...fast,
                ...alpha,
                ...coded
            ],
            audio: 'libopus',
            audioOptions: [
                '-b:a',
                `${quality === 'lossless' ? 320 : LEVELS[quality].sound}k`
            ]
        };
    },
    mov: (quality, isTransparent)=>({
            ...quality === 'lossless' ? {
                video: 'qtrle',
                videoOptions: [
                    '-pix_fmt',
                    isTransparent ? 'argb' : 'rgb24'
                ]
            } : {
                video: 'prores_ks',
                videoOptions: [
                    ...BT709,
                    ...[
                        '-profile:v',
                        '4444',
                        '-vendor',
                        'apl0',
                        '-qscale:v',
                        String(LEVELS[quality].prores)
                    ],
                    ...isTransparent ? [
                        '-pix_fmt',
                        'yuva444p10le',
                        '-alpha_bits',
                        '16'
                    ] : [
                        '-pix_fmt',
                        'yuv444p10le',
                        '-alpha_bits',
                        '0'
                    ]
                ]
            },
            audio: 'pcm_s16le',
            audioOptions: []
        })
};
function ffmpegArguments(film, file) {
    const { format, width, height, fps, quality, isTransparent, sound } = film;
    const coding = CODINGS[format](quality, isTransparent);
    const pixels = [
        '-f',
        'rawvideo',
        '-pix_fmt',
        'rgba',
        '-video_size',
        `${width}x${height}`
    ];
    const samples = [
        '-f',
        's16le',
        '-ar',
        String(host_defaults.MIX_RATE),
        '-ac',
        '2',
        '-i',
        `pipe:${SOUND_PIPE}`
    ];
    return [
        ...[
            '-hide_banner',
            '-nostdin',
            '-loglevel',
            'error'
        ],
        ...[
            ...pixels,
            '-framerate',
            decimal(fps),
            '-i',
            'pipe:0'
        ],
        ...sound ? samples : [],
        ...[
            '-map',
            '0:v',
            '-c:v',
            coding.video,
            ...coding.videoOptions
        ],
        ...sound ? [
            '-map',
            '1:a',
            '-c:a',
            coding.audio,
            ...coding.audioOptions
        ] : [],
        ...format === 'webm' ? [] : [
            '-movflags',
            '+faststart'
        ],
        ...[
            '-map_metadata',
            '-1',
            '-fflags',
            '+bitexact',
            '-f',
            format,
            `file:${file}`
        ]
    ];
}
function decimal(value) {
    return String(Number(value.toFixed(6)));
}

function ffmpegProgram() {
    return process.env.FFMPEG || 'ffmpeg';
}
const INSTALL_FFMPEG = 'install it (apt install ffmpeg, brew install ffmpeg, winget install ffmpeg), or name it in the variable FFMPEG';
function findFfmpeg() {
    const said = (...options)=>askProgram(ffmpegProgram(), options);
    const version = /^ffmpeg version (\S+)/.exec(said('-version'))?.[1];
    if (version === undefined) return undefined;
    const coders = said('-hide_banner', '-encoders').matchAll(/^ [VA]\S{5} (\S+)/gm);
    return {
        version,
        coders: new Set([
            ...coders
        ].map(([, name])=>name))
    };
}
function formatLines() {
    const ffmpeg = findFfmpeg();
    return host_defaults.COMMAND_FORMAT_NAMES.map((name)=>{
        const { title, endings } = host_defaults.exportFormat(name);
        const films = host_defaults.isFilm(name) ? ` (${filmNote(name, ffmpeg)})` : '';
        return `${name.padEnd(NAME_WIDTH)}${title}${endings.length > 0 ? `, ${endings.join(' ')}` : ''}${films}`;
    });
}
const NAME_WIDTH = 8;
function filmNote(format, ffmpeg) {
    if (!ffmpeg) return `needs ffmpeg, which is not on this machine: ${INSTALL_FFMPEG}`;
    const coders = codersOf(format).map((name)=>ffmpeg.coders.has(name) ? name : `no ${name}`);
    return `ffmpeg ${ffmpeg.version}: ${coders.join(', ')}`;
}

function optionName(property) {
    return `--${property.replace(/[A-Z]/g, (letter)=>`-${letter.toLowerCase()}`)}`;
}

const SWITCHES = [
    'local',
    'hosted',
    'strict',
    'json'
];
const VALUES = [
    'to',
    'scripts',
    'fonts',
    'maxPixels'
];
function publishArguments(documents, request) {
    return [
        'publish',
        ...documents,
        `--output=${request.output}`,
        ...SWITCHES.flatMap((name)=>request[name] ? [
                optionName(name)
            ] : []),
        ...(request.sourcePath ?? []).map((folder)=>`--source-path=${folder}`),
        ...VALUES.flatMap((name)=>{
            const value = request[name];
            return value === undefined ? [] : [
                `${optionName(name)}=${value}`
            ];
        })
    ];
}

const DOCUMENT_BOUNDS = {
    seconds: 600,
    megabytes: 4096
};
const SANDBOX_STACK = 3900;

function checkDocumentName(file, shown = file) {
    const canBe = /^(\.(fla|xfl))?$/i.test(path.extname(file));
    if (!canBe && !fs.existsSync(path.join(file, 'DOMDocument.xml'))) throw new UsageError(`${shown}: expected an .fla file, or an XFL folder or .xfl file`);
}
function savedName(name) {
    const isInOwnFolder = /\.xfl$/i.test(name) && !fs.existsSync(name) && !isFolderOf(name);
    return isInOwnFolder ? path.join(host_defaults.bareName(name), path.basename(name)) : name;
}
function isFolderOf(name) {
    return path.basename(path.dirname(path.resolve(name))) === path.basename(host_defaults.bareName(name));
}

function checkPictureName(file) {
    if (!/\.(svg|png)$/i.test(file)) throw new UsageError(`${file}: expected a name that ends in .svg or .png`);
}

const TABLE_FORMATS = [
    'csv',
    'json',
    'po'
];

const examples = {
    query: [
        [
            "query logo.fla 'star*:movieclip[x>200]'",
            'movie clips on the stage'
        ],
        [
            "query art ':unused' --items --count",
            'unused items of every document in a folder'
        ],
        [
            "query logo.fla ':text' --all --csv --fields timeline.name,layer,frame,name,text,font,size",
            'a table of all texts'
        ],
        [
            "git show HEAD:logo.fla | $ query - ':text' --all --json",
            'texts of the last commit, for programs'
        ]
    ],
    lint: [
        [
            'lint art',
            'every document in a folder'
        ],
        [
            "lint 'art/**/*.fla' --max-warnings 0 --format github",
            'in a workflow of GitHub Actions'
        ],
        [
            'lint logo.fla --fix --dry-run',
            'what fixes would change'
        ],
        [
            'lint art --baseline known.json --write-baseline',
            'takes the problems that there are as known'
        ],
        [
            'lint art --baseline known.json',
            'fails for new ones only'
        ],
        [
            "git diff --name-only --diff-filter=d HEAD -- '*.fla' | $ lint -",
            'what is not committed yet'
        ]
    ],
    diff: [
        [
            'diff old.fla new.fla',
            'in words'
        ],
        [
            'diff old.fla new.fla --render changes.png',
            'and as a picture'
        ],
        [
            'diff HEAD:logo.fla logo.fla',
            'since the last commit'
        ],
        [
            'diff main:art/hero art/hero',
            'an XFL folder, since another branch'
        ]
    ],
    merge: [
        [
            'merge base.fla ours.fla theirs.fla -o merged.fla',
            'what both changed is said, and asked for in a file'
        ],
        [
            'merge base.fla ours.fla theirs.fla -o merged.fla --resolve merged.fla.conflicts.json',
            'with its answers'
        ],
        [
            'merge :1:logo.fla :2:logo.fla :3:logo.fla -o logo.fla --page conflicts.html',
            'while git merges'
        ],
        [
            'merge main~3:art/hero HEAD:art/hero main:art/hero -o art/hero',
            'an XFL folder as a whole'
        ]
    ],
    run: [
        [
            'run tidy.jsfl logo.fla --save',
            'change a document'
        ],
        [
            `run -e "$('star*').rename('star_##')" logo.fla --save`,
            'without a file for the script'
        ],
        [
            'run tidy.jsfl logo.fla --dry-run',
            'what would change'
        ],
        [
            "run check.jsfl --each 'art/**/*.fla'",
            'once for each document'
        ],
        [
            'run report.jsfl --each art --json > report.json',
            'for programs'
        ]
    ],
    tree: [
        [
            'tree logo.fla --no-symbols',
            'scenes and library'
        ],
        [
            "tree logo.fla --json | jq '.library[].name'",
            'for programs'
        ]
    ],
    render: [
        [
            'render logo.fla --output logo.svg',
            'the frame of the playhead'
        ],
        [
            "render logo.fla --query ':unnamed' -o unnamed.png",
            'what a query finds, outlined'
        ],
        [
            "render 'art/*.fla' --frame 1 --output pictures/{name}.png",
            'one picture for each document'
        ]
    ],
    page: [
        [
            'page logo.fla --output logo.html',
            'for a review'
        ],
        [
            "page 'art/*.fla' --output pages/{name}.html",
            'one page for each document'
        ]
    ],
    play: [
        [
            'play game.fla',
            'in the browser, with what it traces on the terminal'
        ],
        [
            'play game.fla --source-path ../classes',
            'with source files of another folder'
        ]
    ],
    open: [
        [
            'open logo.fla',
            'in the default browser, or in the one that BROWSER names'
        ]
    ],
    export: [
        [
            'export logo.fla --to png --frames 1-24 --output pictures',
            'a picture of each frame'
        ],
        [
            'export logo.fla --to webp --quality medium --output pictures',
            'smaller ones for the web'
        ],
        [
            'export logo.fla --to png --frames 1 --layers --crop --output layers',
            'each layer as a picture, and where it goes'
        ],
        [
            "export art --to sheet --items 'hero*' --trim --power-of-two",
            'sprite sheets, one for each symbol'
        ],
        [
            'export logo.fla --to atlas --output atlas',
            'a texture atlas for a game'
        ],
        [
            "export hero.fla --to swf --items ':exported' --output parts",
            'a SWF of each exported symbol'
        ],
        [
            'export logo.fla --to gif --symbol buttons/play --output play.gif',
            'a symbol as an animation'
        ],
        [
            'export logo.fla --to mp4 --output logo.mp4',
            'a film with its sound'
        ],
        [
            'export logo.fla --to lottie --output logo.lottie',
            'a Lottie animation for the web and apps'
        ]
    ],
    publish: [
        [
            'publish banner.fla --output public',
            'as HTML5 Canvas or SWF, by the kind of the document'
        ],
        [
            "publish 'art/**/*.fla' --to canvas --output public --strict",
            'fails where something would be lost'
        ],
        [
            'publish game.fla --source-path ../classes --output public',
            'with source files of another folder'
        ],
        [
            'publish hero.fla --to swf --scripts=drop --output game',
            'a SWF without its scripts'
        ],
        [
            'publish skin.fla --to swc --output libs/skin.swc',
            'its exported classes, for compilers of ActionScript'
        ]
    ],
    import: [
        [
            'export logo.fla --to json --output logo.json',
            'a document as data'
        ],
        [
            'import logo.json --output changed.fla',
            'a document from it'
        ]
    ],
    texts: [
        [
            'texts export logo.fla --output texts.csv',
            'a table of all texts'
        ]
    ],
    'texts export': [
        [
            'texts export logo.fla --output texts.csv',
            'for a spreadsheet'
        ],
        [
            "texts export 'art/**/*.fla' --output texts.po",
            'for programs that translators use'
        ]
    ],
    'texts import': [
        [
            'texts import texts.csv logo.fla --dry-run',
            'what would change'
        ],
        [
            "texts import texts.po 'art/**/*.fla'",
            'in the folder where the table was written'
        ]
    ],
    convert: [
        [
            'convert old.fla new.fla',
            'a binary FLA of Flash CS4 or older as one of Flash CS5 and later'
        ],
        [
            "convert 'art/**/*.fla' --to xfl --output converted",
            'every document as an XFL folder'
        ],
        [
            'convert old.fla --in-place',
            'in place of the old one'
        ],
        [
            'convert --recover damaged.fla rest.fla',
            'what can be read of a damaged document'
        ]
    ],
    install: [
        [
            'install',
            'the library, in every Animate found'
        ],
        [
            'install tidy.jsfl --dry-run',
            'what would be copied'
        ]
    ],
    uninstall: [
        [
            'uninstall --dry-run',
            'what would be removed'
        ]
    ],
    init: [
        [
            'init my-scripts',
            'a project in a new folder'
        ]
    ],
    watch: [
        [
            'watch lint art',
            'lint again when a document changes'
        ],
        [
            'watch render logo.fla --output logo.svg',
            'draw again'
        ],
        [
            'watch run tidy.jsfl logo.fla --dry-run',
            'run again when the script or the document changes'
        ]
    ],
    mcp: [
        [
            'mcp --root art',
            'as an assistant starts it, for the documents in a folder'
        ]
    ],
    fidelity: [
        [
            'fidelity adobe-collection-answers.json',
            'the file that the command "Ask Animate" wrote'
        ],
        [
            'fidelity adobe-collection-answers.json --json | jq .switches',
            'the switches, for a script of Node'
        ]
    ],
    completion: [
        [
            'completion bash > ~/.local/share/bash-completion/completions/adobe-collection',
            'bash'
        ],
        [
            'completion zsh > "${fpath[1]}/_adobe-collection"',
            'zsh'
        ],
        [
            'completion fish > ~/.config/fish/completions/adobe-collection.fish',
            'fish'
        ]
    ],
    git: [
        [
            'git install',
            'in the repository of the current folder'
        ]
    ],
    'git install': [
        [
            'git install',
            'git diff, git show and git log -p show what changed in *.fla'
        ]
    ],
    'git uninstall': [
        [
            'git uninstall',
            'as it was before'
        ]
    ]
};
function examplesText(command, program) {
    const lines = (Object.hasOwn(examples, command) ? examples[command] : []).map(([line, meaning])=>[
            line.includes('$ ') ? line.replace('$ ', `${program} `) : `${program} ${line}`,
            meaning
        ]);
    if (lines.length === 0) return '';
    return `\nExamples:\n${lines.map(([line, meaning])=>`  # ${meaning}\n  ${line}\n`).join('')}`;
}

const OPTION = / \((?:in Node, the )?option \w+(?:[,;] ([^)]*))?\)/g;
function inFlags(text) {
    return text.replace(OPTION, (_, flag)=>flag === undefined ? '' : ` (${flag})`);
}

const MAX_SHOWN = 3;
const MAX_SHOWN_IN_ALL = 24;
const MAX_COUNTED = 5;
const MAX_SEEN = 10_000;
const OTHERS = 'other documents and methods';
const ADVICE = '(--verbose shows them)';
class Warnings {
    constructor(write, isWhole){
        this.write = write;
        this.isWhole = isWhole;
        this.seen = new Set();
        this.counts = new Map();
        this.hidden = new Map();
        this.written = 0;
    }
    add(text) {
        if (this.seen.has(text)) return;
        if (this.seen.size < MAX_SEEN) this.seen.add(text);
        const source = this.sourceOf(text);
        const count = (this.counts.get(source) ?? 0) + 1;
        this.counts.set(source, count);
        if (this.isWhole() || count <= MAX_SHOWN && this.written < MAX_SHOWN_IN_ALL) {
            this.written++;
            this.write(text);
        } else this.hidden.set(source, (this.hidden.get(source) ?? 0) + 1);
    }
    sourceOf(text) {
        const source = text.split(':', 1)[0];
        return this.counts.size < MAX_SEEN || this.counts.has(source) ? source : OTHERS;
    }
    end() {
        const { hidden } = this;
        if (hidden.size <= MAX_COUNTED) {
            for (const [source, count] of hidden)this.write(`${source}: … and ${count} more ${ADVICE}`);
            return;
        }
        const sum = [
            ...hidden.values()
        ].reduce((all, count)=>all + count, 0);
        this.write(`… and ${sum} more warnings, about ${hidden.size} documents or methods ${ADVICE}`);
    }
}

const INPUT_NAME = 'stdin.fla';
const INPUT_FOLDER = 'adobe-collection-stdin-';
function shortPath(file) {
    if (isInput(file)) return INPUT_NAME;
    return path.relative('', file).split(path.sep).join('/');
}
const BEFORE = /[\s("'`,]/;
function fromHere(text) {
    const folder = path.resolve('');
    if (folder === path.dirname(folder)) return text;
    return text.replaceAll(`${folder}${path.sep}`, (prefix, offset)=>offset === 0 || BEFORE.test(text[offset - 1]) ? '' : prefix);
}
function isInput(file) {
    return path.basename(file) === INPUT_NAME && path.basename(path.dirname(file)).startsWith(INPUT_FOLDER);
}

class Logger {
    constructor(io, temporaryFolder){
        this.manner = {};
        const say = (text)=>io.err(`${PREFIX}${visibleLine(host_errors.shortened(fromHere(inFlags(text))))}\n`);
        const isQuiet = ()=>this.manner.quiet ?? false;
        const isVerbose = ()=>this.manner.verbose ?? false;
        this.warnings = new Warnings(say, isVerbose);
        const takesColor = ()=>io.isColored && this.manner.color !== false;
        this.io = {
            ...io,
            warn: (text)=>{
                if (!isQuiet()) this.warnings.add(text);
            },
            note: (text)=>{
                if (!isQuiet()) say(text);
            },
            detail: (text)=>{
                if (isVerbose()) say(text);
            },
            fail: say,
            line: (text)=>io.out(`${io.isRead ? visibleLine(text) : text}\n`),
            temporaryFolder,
            get isColored () {
                return takesColor();
            },
            get isQuiet () {
                return isQuiet();
            },
            get isVerbose () {
                return isVerbose();
            }
        };
    }
    listen(manner) {
        this.manner = manner;
    }
    end() {
        if (!this.manner.quiet) this.warnings.end();
    }
}

const MAX_LINE_LENGTH = 200;
function codeFrame(place, source) {
    if (!place || source === undefined) return [];
    const { line, column } = place;
    if ((source.split('\n')[line - 1] ?? '').length > MAX_LINE_LENGTH) return [];
    const frame = codeFrame$1().codeFrameColumns(source, {
        start: {
            line,
            column
        }
    }, {
        linesAbove: 1,
        linesBelow: 1
    });
    return frame.split('\n').map((row)=>`    ${row}`);
}

function isDefect(error) {
    return error instanceof TypeError || error instanceof ReferenceError || host_errors.isStackOverflow(error);
}

const MAX_OTHER_PLACES = 8;
const ENDLESS = /^(Maximum call stack size exceeded|stack overflow|too much recursion)$/;
class ScriptFailure extends Error {
    constructor(thrown, { script, frames, isLibrary, isLimited = false, sourceOf, advice, methods, collectionMethods }){
        const own = frames.filter(({ file })=>!isLibrary(file));
        const failing = own.at(0) ?? placeOfSyntaxError(thrown);
        const source = failing && sourceOf?.(failing.file);
        const line = wordsOf(errorLine(thrown), failing, source);
        const hint = host_errors.adviseOnError(line, collectionMethods ?? (()=>new Map())) ?? (isLimited ? host_errors.explainMissing(line) : undefined) ?? scriptAdvice(line) ?? adviceFor(thrown, advice) ?? nearestMethod(line, methods);
        super(describe(thrown, line, failing ? placeText(failing) : script) + (hint ? ` (${hint})` : '')), this.name = 'ScriptFailure';
        const shown = own.length === 1 && own[0].name === undefined ? [] : own.length > 0 ? own : frames;
        this.isEndless = ENDLESS.test(line);
        this.place = this.isEndless ? undefined : failing;
        this.source = this.place && source;
        const frameTexts = this.isEndless ? [] : shown.map(frameText);
        this.frames = thrown instanceof host_errors.ScriptSyntaxError ? otherPlaces(thrown) : frameTexts;
    }
}
function placeOfSyntaxError(thrown) {
    return thrown instanceof host_errors.ScriptSyntaxError ? {
        file: thrown.file,
        line: thrown.line,
        column: thrown.column
    } : undefined;
}
function otherPlaces({ others }) {
    const shown = others.slice(0, MAX_OTHER_PLACES).map(({ line, column, reason })=>`    ${line}:${column}: ${reason}`);
    const more = others.length - shown.length;
    return more > 0 ? [
        ...shown,
        `    and ${more} more`
    ] : shown;
}
function nearestMethod(line, methods) {
    const name = /\.(\w+) is not a function$/.exec(line)?.[1];
    const nearest = name === undefined || !methods ? undefined : host_errors.nearestWord(name, methods());
    return nearest === undefined || nearest === name ? undefined : `did you mean ${nearest}?`;
}
function placeText({ file, line, column }) {
    return column === undefined ? `${file}:${line}` : `${file}:${line}:${column}`;
}
function frameText(frame) {
    const position = placeText(frame);
    return frame.name === undefined ? `    at ${position}` : `    at ${frame.name} (${position})`;
}
function wordsOf(line, at, source) {
    const { line: number, column } = at ?? {};
    const isKnown = source !== undefined && number !== undefined && column !== undefined;
    return host_language().sandboxWords(line, isKnown ? {
        source,
        line: number,
        column
    } : undefined);
}
function describe(thrown, line, place) {
    if (thrown instanceof host_errors.ScriptSyntaxError) return `${place}: SyntaxError: ${thrown.reason}`;
    const name = typeof thrown === 'object' && thrown !== null ? thrown.name : undefined;
    return typeof name === 'string' ? `${place}: ${name}: ${line}` : `${place}: ${line}`;
}
function adviceFor(thrown, advice) {
    if (typeof thrown !== 'object' || thrown === null) return undefined;
    return /null|undefined|no document/i.test(errorLine(thrown)) ? advice : undefined;
}
function scriptAdvice(line) {
    if (/^runScript: .*[\\/]Commands[\\/]collection(\.es5)?\.(jsfl|jsx)\.?$/.test(line)) return "run loads the library itself: write if (typeof Collection === 'undefined') before this line";
    return line.includes(': no answer was prepared for the dialogue') ? '--answer gives one: yes, no, a text, a path, id=value&id=value for a panel, or :cancel' : undefined;
}

function sourceOn(disk, file) {
    try {
        return host_errors.decodeText(disk.read(file));
    } catch  {
        return undefined;
    }
}

class ConfinedFailure extends Error {
    constructor(message, frames, isReportable, place, source){
        super(message), this.frames = frames, this.isReportable = isReportable, this.place = place, this.source = source, this.name = 'ConfinedFailure';
    }
    static of(outcome, readable, texts = {}) {
        if (outcome.kind === 'failed') {
            const { message, frames, isReportable, place } = outcome;
            const shown = Array.isArray(frames) ? frames.slice(0, MAX_FRAMES).map(lineOf) : [];
            const position = positionOf(place);
            const isText = position && Object.hasOwn(texts, position.file);
            const source = isText ? texts[position.file] : position && sourceOn(readable, position.file);
            return new ConfinedFailure(lineOf(message), shown, isReportable === true, source === undefined ? undefined : position, source);
        }
        return Object.assign(new TypeError(), {
            stack: host_errors.shortened(String(outcome.stack))
        });
    }
}
const MAX_FRAMES = 200;
function lineOf(value) {
    return host_errors.shortened(String(value).replace(/[\r\n]+/g, ' '));
}
function positionOf(place) {
    if (typeof place?.file !== 'string' || !Number.isSafeInteger(place.line)) return undefined;
    const { file, line, column } = place;
    return {
        file,
        line,
        column: Number.isSafeInteger(column) ? column : undefined
    };
}

const REMAINS = '.remains';
const CLEANER = `
  const [, folder] = process.argv;
  const attempt = (work) => { try { return work(); } catch { return undefined; } };
  const remove = ({ path, text }) => {
    if (text !== undefined && fs.readFileSync(path, 'utf8') !== text) return;
    const away = path + '.' + process.pid + '.tmp';
    const isAway = fs.existsSync(path) && attempt(() => (fs.renameSync(path, away), true));
    fs.rmSync(isAway ? away : path, { recursive: true, force: true });
  };
  process.stdin.resume().on('close', () => {
    const names = attempt(() => fs.readdirSync(folder)) ?? [];
    const lists = names.filter((name) => name.endsWith('${REMAINS}')).sort((a, b) => parseInt(a) - parseInt(b));
    const read = (name) => attempt(() => JSON.parse(fs.readFileSync(folder + '/' + name, 'utf8'))) ?? [];
    const isReal = (folder) => attempt(() => fs.realpathSync.native(folder)) === folder;
    const remains = lists.flatMap(read).filter((entry) => isReal(path.dirname(entry.path)));
    for (const entry of remains) if (!entry.isEmpty) attempt(() => remove(entry));
    for (const entry of remains) if (entry.isEmpty) attempt(() => fs.rmdirSync(entry.path));
    fs.rmSync(folder, { recursive: true, force: true });
  });
`;
function startCleaner(folder) {
    const cleaner = startProgram(process.execPath, [
        '-e',
        CLEANER,
        folder
    ], {
        detached: true,
        stdio: [
            'pipe',
            'ignore',
            'ignore'
        ]
    });
    cleaner.on('error', ()=>undefined);
    cleaner.stdin?.on('error', ()=>undefined);
    cleaner.unref();
    cleaner.stdin?.unref?.();
    return ()=>void cleaner.kill('SIGKILL');
}

let root;
let dismissCleaner = ()=>undefined;
const entries = new Set();
let lists = 0;
class TemporaryFolders {
    make(prefix = 'part-') {
        root ??= makeRoot();
        const folder = fs.mkdtempSync(path.join(root, prefix));
        entries.add(folder);
        this.own.add(folder);
        return folder;
    }
    remove(folder) {
        fs.rmSync(folder, {
            recursive: true,
            force: true
        });
        this.own.delete(folder);
        if (entries.delete(folder) && entries.size === 0) removeRoot();
    }
    removeAll() {
        for (const folder of [
            ...this.own
        ])this.remove(folder);
    }
    constructor(){
        this.own = new Set();
    }
}
function removeAtEnd(remains) {
    try {
        root ??= makeRoot();
        const list = path.join(root, `${++lists}${REMAINS}`);
        const real = remains.map((remain)=>({
                ...remain,
                path: host_errors.realPlace(path.resolve(remain.path))
            }));
        fs.writeFileSync(list, JSON.stringify(real), {
            flag: 'wx'
        });
        entries.add(list);
        return ()=>{
            entries.delete(list);
            fs.rmSync(list, {
                force: true
            });
        };
    } catch  {
        return ()=>undefined;
    }
}
function makeRoot() {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'adobe-collection-'));
    dismissCleaner = startCleaner(folder);
    process.on('exit', removeRoot);
    return folder;
}
function removeRoot() {
    if (root === undefined) return;
    fs.rmSync(root, {
        recursive: true,
        force: true
    });
    root = undefined;
    dismissCleaner();
    process.off('exit', removeRoot);
}

const HELP_HINT = '(add --help for usage)';
async function runAction(io, action) {
    const folders = new TemporaryFolders();
    const logger = new Logger(io, (prefix)=>folders.make(prefix));
    try {
        await action(logger).finally(()=>{
            logger.end();
            folders.removeAll();
        });
        return SUCCESS;
    } catch (error) {
        return tellFailure(error, io);
    }
}
function tellFailure(error, io) {
    if (error instanceof CommandFailure) {
        tellFailure(error.cause, io);
        return error.status;
    }
    if (error instanceof ReportedFailure) return FAILURE;
    if (isDefect(error)) {
        io.err(defectReport(error, io.libraryFolder));
        return FAILURE;
    }
    const line = error instanceof host_publish().RefusedPlaces ? `${error.summary}:` : failureLine(error);
    io.err(`${PREFIX}${fromHere(inFlags(line))}\n`);
    if (error instanceof host_publish().RefusedPlaces) for (const where of error.places)io.err(`  ${visibleLine(where)}\n`);
    if (error instanceof UsageError) {
        io.err(`${HELP_HINT}\n`);
        return USAGE;
    }
    if (error instanceof InputError || isQueryError(error)) return USAGE;
    if (error instanceof ScriptFailure || error instanceof ConfinedFailure) for (const line of [
        ...codeFrame(error.place, error.source),
        ...error.frames
    ])io.err(`${fromHere(line)}\n`);
    if (isReportable(error)) io.err(`    with ${versionLine(io.libraryFolder)}\n`);
    return FAILURE;
}
function isReportable(error) {
    if (error instanceof ConfinedFailure) return error.isReportable;
    return error instanceof ScriptFailure && !error.isEndless;
}

async function runJob(job, io) {
    if (!('task' in job)) {
        const { runProgram } = await Promise.resolve().then(() => require('./program.js')).then(n => n.program);
        return runProgram(job, io);
    }
    return runAction(io, async (logger)=>{
        logger.listen(job);
        const { performTask } = await Promise.resolve().then(() => require('./performTask.js'));
        if (!await performTask(job, logger.io)) throw new ReportedFailure();
    });
}

const STACK_OPTION = '--stack-size=';
const END_OF_OUTPUT = '\u0000end of output\u0000';

function runWorker(folder) {
    host_errors.processes.removeAtEnd = removeAtEnd;
    process.on('unhandledRejection', (reason)=>{
        standardError.write(`${PREFIX}a promise was rejected: ${errorLine(reason)}\n`);
        process.exit(1);
    });
    process.on('message', (job)=>{
        void runJob(job, processIo(folder, true)).then((status)=>{
            setImmediate(answer, status);
        });
    });
}
function answer(status) {
    standardOutput.write(END_OF_OUTPUT);
    standardError.write(END_OF_OUTPUT);
    process.send?.({
        status
    });
}

const runWorker$1 = Object.freeze(Object.defineProperty({
  __proto__: null,
  runWorker
}, Symbol.toStringTag, { value: 'Module' }));

class EndingOutput {
    constructor(mark, write){
        this.mark = mark;
        this.write = write;
        this.isEnded = false;
        this.held = '';
    }
    add(text) {
        const all = this.held + text;
        this.isEnded = all.endsWith(this.mark);
        const keptLength = this.isEnded ? this.mark.length : this.beginningAtEndOf(all);
        this.held = this.isEnded ? '' : all.slice(all.length - keptLength);
        this.hand(all.slice(0, all.length - keptLength));
    }
    flush() {
        this.hand(this.held);
        this.held = '';
    }
    hand(text) {
        if (text !== '') this.write(text);
    }
    beginningAtEndOf(text) {
        for(let length = this.mark.length - 1; length > 0; length--)if (text.endsWith(this.mark.slice(0, length))) return length;
        return 0;
    }
}

const PATIENCE = 200;
const children = new Set();
const handlers = Object.entries(SIGNALS).map(([signal, status])=>({
        signal,
        end: ()=>{
            let left = children.size;
            for (const child of children)child.once('exit', ()=>--left === 0 && process.exit(status));
            for (const child of children)child.kill('SIGTERM');
            setTimeout(killAll, PATIENCE);
        }
    }));
function endTogether(child) {
    if (children.size === 0) listen();
    children.add(child);
    return ()=>{
        if (children.delete(child) && children.size === 0) stopListening();
    };
}
function listen() {
    for (const { signal, end } of handlers)process.on(signal, end);
    process.on('exit', killAll);
}
function stopListening() {
    for (const { signal, end } of handlers)process.off(signal, end);
    process.off('exit', killAll);
}
function killAll() {
    for (const child of children)child.kill('SIGKILL');
}

function documentFailure(document, error) {
    const line = errorLine(error);
    if (!(error instanceof host_errors.DocumentError) || !line.startsWith(document)) return line;
    return line.slice(document.length).replace(/^[:,] /, '');
}

const QUOTED_BEFORE = 10;
function jsonFault(text, error) {
    const message = error instanceof Error ? error.message : String(error);
    if (/^Unexpected end/.test(message)) return 'it ends too early';
    const reason = message.replace(/ (?:in JSON )?at position \d+.*$/s, '').replace(/, [^,]*?is not valid JSON$/s, '');
    const offset = offsetOf(text, message);
    if (offset === undefined) return reason;
    const before = text.slice(0, offset).split('\n');
    return `line ${before.length}, column ${before[before.length - 1].length + 1}: ${reason}`;
}
function offsetOf(text, message) {
    const position = /at position (\d+)/.exec(message)?.[1];
    if (position !== undefined) return Number(position);
    const quoted = /, \.\.\."([^]*?)"(?:\.\.\.)? is not valid JSON$/.exec(message)?.[1];
    const start = quoted === undefined ? -1 : text.indexOf(quoted);
    return start < 0 ? undefined : start + QUOTED_BEFORE;
}

class Progress {
    constructor(all, io, isWanted = true){
        this.all = all;
        this.io = io;
        this.isWanted = isWanted;
        this.done = 0;
        this.show();
    }
    next(count = 1) {
        this.done += count;
        this.show();
    }
    hide() {
        if (this.isShown) this.io.progress('');
    }
    show() {
        const { all, done } = this;
        if (this.isShown) this.io.progress(`${done} of ${host_errors.amount(all, 'document')}`);
    }
    get isShown() {
        return this.isWanted && this.io.isTerminal && !this.io.isQuiet;
    }
}

const ALONE = 1000;
async function shareWork(pieces, bounds, io, workOn) {
    let next = 0;
    const work = async ()=>{
        const worker = await io.startWorker(bounds);
        try {
            while(next < pieces.length){
                const index = next++;
                await workOn(pieces[index], worker, index);
            }
        } finally{
            worker.stop();
        }
    };
    const first = work();
    const waiting = new AbortController();
    await Promise.race([
        first,
        promises.setTimeout(ALONE, undefined, {
            signal: waiting.signal
        })
    ]).finally(()=>waiting.abort());
    const others = Math.min(os.availableParallelism() - 1, pieces.length - next);
    await Promise.all([
        first,
        ...Array.from({
            length: others
        }, work)
    ]);
}

function leftOutText({ files, bytes }) {
    if (files === 0) return undefined;
    return `left out ${host_errors.amount(files, 'file')} of media that nothing names any more (${bytes.toLocaleString('en-US')} bytes)`;
}

function boundedSink(sink, worker, max) {
    let left = max;
    const bounded = (write)=>(text)=>{
            if (left < 0) return;
            write(text.slice(0, left));
            left -= text.length;
            if (left >= 0) return;
            worker.stop();
            sink.err(`${PREFIX}stopped, as it printed more than ${max / 2 ** 20} million characters; the rest is cut\n`);
        };
    return {
        ...sink,
        out: bounded((text)=>sink.out(text)),
        err: bounded((text)=>sink.err(text))
    };
}

function describePublication({ by, document, profile, target, item, files }) {
    const what = item === undefined ? document : `${item} of ${document}`;
    if (files) return `${by}: ${what} is published (profile ${JSON.stringify(profile)}): ${files.join(', ')}`;
    const where = target === undefined || target === '' ? '' : `, to ${target}`;
    return `${by}: ${what} is noted, not published (profile ${JSON.stringify(profile)}${where})`;
}

exports.CommandFailure = CommandFailure;
exports.ConfinedFailure = ConfinedFailure;
exports.DOCUMENT_BOUNDS = DOCUMENT_BOUNDS;
exports.ENDING_SIGNALS = ENDING_SIGNALS;
exports.END_OF_OUTPUT = END_OF_OUTPUT;
exports.EndingOutput = EndingOutput;
exports.FAILURE = FAILURE;
exports.HELP_HINT = HELP_HINT;
exports.INPUT_FOLDER = INPUT_FOLDER;
exports.INPUT_NAME = INPUT_NAME;
exports.INSTALL_FFMPEG = INSTALL_FFMPEG;
exports.InputError = InputError;
exports.Logger = Logger;
exports.PREFIX = PREFIX;
exports.PROGRAM_NAME = PROGRAM_NAME;
exports.Progress = Progress;
exports.ReportedFailure = ReportedFailure;
exports.SANDBOX_STACK = SANDBOX_STACK;
exports.SIGNALS = SIGNALS;
exports.SOUND_PIPE = SOUND_PIPE;
exports.STACK_OPTION = STACK_OPTION;
exports.SUCCESS = SUCCESS;
exports.ScriptFailure = ScriptFailure;
exports.TABLE_FORMATS = TABLE_FORMATS;
exports.TemporaryFolders = TemporaryFolders;
exports.USAGE = USAGE;
exports.UsageError = UsageError;
exports.boundedSink = boundedSink;
exports.checkDocumentName = checkDocumentName;
exports.checkPictureName = checkPictureName;
exports.convertByProgram = convertByProgram;
exports.defectReport = defectReport;
exports.describePublication = describePublication;
exports.documentFailure = documentFailure;
exports.endTogether = endTogether;
exports.errorLine = errorLine;
exports.examplesText = examplesText;
exports.ffmpegArguments = ffmpegArguments;
exports.ffmpegProgram = ffmpegProgram;
exports.formatLines = formatLines;
exports.fromHere = fromHere;
exports.inFlags = inFlags;
exports.isQueryError = isQueryError;
exports.jsonFault = jsonFault;
exports.leftOutText = leftOutText;
exports.optionName = optionName;
exports.paint = paint;
exports.processIo = processIo;
exports.publishArguments = publishArguments;
exports.readManifest = readManifest;
exports.removeAtEnd = removeAtEnd;
exports.runAction = runAction;
exports.runWorker = runWorker$1;
exports.savedName = savedName;
exports.shareWork = shareWork;
exports.shortPath = shortPath;
exports.sourceOn = sourceOn;
exports.startProgram = startProgram;
exports.versionLine = versionLine;
exports.visible = visible;
exports.visibleLine = visibleLine;
