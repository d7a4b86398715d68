// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const host_defaults = require('../host/defaults.js');
const fs = require('node:fs');
const path = require('node:path');
const host_headless = require('../host/headless.js');
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
let host_literal$late;
const host_literal = () => (host_literal$late ??= require('../host/literal.js'));
const nodeDiff3 = require('node-diff3');
const promises = require('node:timers/promises');

/**
 * The package's own manifest: the only place that states the version.
 *
 * @param libraryFolder - the folder of the build, beside it
 */ function readManifest(libraryFolder) {
    return JSON.parse(fs.readFileSync(path.join(libraryFolder, '../package.json'), 'utf8'));
}
/** The version of the program, of Node and of the system: `adobe-collection 0.1.0, Node 20.11.0, linux x64`. */ function versionLine(libraryFolder) {
    const { version } = readManifest(libraryFolder);
    return `adobe-collection ${version}, Node ${process.versions.node}, ${process.platform} ${process.arch}`;
}

/** The name of the command. */ const PROGRAM_NAME = 'adobe-collection';
/** The beginning of every message on standard error. */ const PREFIX = `${PROGRAM_NAME}: `;

/** The message for an unexpected error: how to report it, and where it happened. */ function defectReport(error, libraryFolder) {
    const where = error instanceof Error ? error.stack : String(error);
    return [
        `${PREFIX}internal error in ${versionLine(libraryFolder)}: this is a defect of the program.`,
        'Please report it with these lines, the command and the document (see CONTRIBUTING.md):',
        `${where}\n`
    ].join('\n');
}

/**
 * The line that reports a failure. An error of the query language has the query and a caret on its second and third
 * line; they become a position in words.
 */ function errorLine(error) {
    return host_errors.shortened(wholeLine(error));
}
/** The same for a query of the command line, where no script called `$()`. */ function failureLine(error) {
    const line = errorLine(error);
    return isQueryError(error) ? line.replace(/^\$[$.\w]*\(\): /, '') : line;
}
/** True for an error of the query language, of any realm. */ function isQueryError(error) {
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
/** A script may throw any object, even one that throws when it is converted to text. */ function textOfThrown(value) {
    const nothing = 'an object without a text was thrown';
    try {
        const text = String(value);
        return text === '[object Object]' ? nothing : text;
    } catch  {
        return nothing;
    }
}
/** Characters of a long query that are shown before and after the position. */ const AROUND = 60;
function quotePart(query, index) {
    const start = Math.max(0, index - AROUND);
    const end = Math.min(query.length, index + AROUND);
    const part = query.slice(start, end);
    return JSON.stringify(`${start > 0 ? '…' : ''}${part}${end < query.length ? '…' : ''}`);
}

/** The properties of the computer and its user that decide where programs keep their settings. */ /** Wrong usage that shows only while the command runs: options that exclude each other, or do not fit the files that they name. */ class UsageError extends Error {
}
/** A file that the user wrote for the command, such as a configuration, cannot be used. The message says what to write instead. */ class InputError extends Error {
}
/** A failure that the command has reported already. */ class ReportedFailure extends Error {
}
/** A failure with an exit status of its own. */ class CommandFailure extends Error {
    constructor(cause, status){
        super('', {
            cause
        }), this.cause = cause, this.status = status;
    }
}
/** Signals that end the program, and the exit status then. */ const SIGNALS = {
    SIGINT: 130,
    SIGTERM: 143,
    SIGHUP: 129
};
const ENDING_SIGNALS = Object.keys(SIGNALS);
/** Exit statuses. */ const SUCCESS = 0;
const FAILURE = 1;
const USAGE = 2;

/**
 * Characters that a terminal obeys, or that change the order of a text: controls except the tab and
 * the line break, marks that turn the direction of writing, and line separators. A CR before a line break is part of it.
 */ const ACTING = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069';
const IN_TEXT = new RegExp(`[${ACTING}]|\\r(?!\\n)`, 'g');
const IN_LINE = new RegExp(`[${ACTING}\\r\\n]`, 'g');
/** A text for a terminal: control characters are shown as `\u001b`. In JSON such an escape means the same text. */ function visible(text) {
    return text.replace(IN_TEXT, escaped);
}
/** The same for a text that must stay on one line, such as a name. */ function visibleLine(text) {
    return text.replace(IN_LINE, escaped);
}
/** A character as JavaScript and JSON write it. */ function escaped(character) {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** The bracket of a command that counts anywhere in a line, in Azure Pipelines, TeamCity and GitHub Actions. */ const BRACKET = /(?<=##\w{0,16})\[/g;
/** The colon of a command of GitHub Actions, which begins a line. */ const COLON = /(^|\n)([^\S\n]*):/g;
/**
 * Texts for the log of a build server, which takes some lines for commands: they set variables, hide texts, mark files,
 * or end the reading of commands. A script or a document may contain such lines; they are shown instead of obeyed.
 *
 * Source: the runner of GitHub Actions (src/Runner.Common/ActionCommand.cs); the logging commands of Azure Pipelines;
 * the service messages of TeamCity.
 */ class BuildLog {
    /** The next piece of the text, without commands. */ disarm(piece) {
        const line = piece.slice(piece.lastIndexOf('\n') + 1);
        const wasAtStart = this.isAtStart;
        const before = this.tail;
        this.isAtStart = line.trim() === '' && (wasAtStart || line.length < piece.length);
        this.tail = (before + piece).slice(-20);
        const shown = (before + piece).replace(BRACKET, (bracket, at)=>at < before.length ? bracket : escaped(bracket)).slice(before.length);
        return shown.replace(COLON, (found, start, blank)=>start === '' && !wasAtStart ? found : start + blank + escaped(':'));
    }
    constructor(){
        /** True when nothing but blanks is on the line so far. */ this.isAtStart = true;
        /** The end of the text so far, which arrives in arbitrary pieces. */ this.tail = '';
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
/** A text of one line in a colour, if colours are shown. The rest of its line goes through `visibleLine`, too. */ function paint(color, text, isColored) {
    const shown = visibleLine(text);
    return isColored ? `\u001b[${CODES[color]}m${shown}${END}` : shown;
}
/** Applies a function to the parts of a painted text, but not to the codes of `paint`. */ function betweenCodes(text, change) {
    const codes = text.match(OWN) ?? [];
    return text.split(OWN).map((part, index)=>change(part) + (codes[index] ?? '')).join('');
}

/**
 * The only way from this program to an output. Names, scripts and documents are not trusted: on a terminal and in the
 * log of a build server, control characters are shown as `\\u001b` instead. To a file or a pipe, texts go as they are.
 */ class Output {
    constructor(stream){
        this.stream = stream;
        this.log = new BuildLog();
    }
    /** A text that people read. */ text(text) {
        this.stream.write(this.shown(text));
    }
    /** The same for a text that `paint` has coloured. */ painted(text) {
        this.stream.write(betweenCodes(text, (part)=>this.shown(part)));
    }
    /** Data for programs, such as the content of a file. */ content(text) {
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
/** Error codes for a pipe whose reader has closed; the second is from Windows. */ const CLOSED = [
    'EPIPE',
    'EOF'
];
/** Maximum number of characters that are dropped after the reader has closed while work is left: a script may print for hours. */ const MAX_DROPPED = 2 ** 24;
/** Functions to call before work is cut off because the reader has closed. */ const listeners = new Set();
/**
 * An output of this process. It writes at once, and waits for a slow reader: a script that prints for hours does not fill the
 * memory. When the reader has closed (`| head`), the process ends, in the middle of a script too, unless documents are to be
 * saved: then what is printed is dropped, up to a bound. Node's own streams report
 * that only after the script, and buffer what is written meanwhile; they are also created at their first use, which fails
 * permanently at the end of the stack.
 */ class StandardOutput {
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
        // Only Node's stream knows the encoding of a Windows console.
        if (process.platform === 'win32' && this.isTerminal) this.stream().write(content);
        else this.writeBytes(content);
    }
    writeBytes(content) {
        try {
            host_errors.writeAll(this.handle, content);
        } catch (error) {
            const { code } = error;
            // The stack may be at its end, which is the script's own error.
            if (code === undefined) throw error;
            if (CLOSED.includes(code)) return this.drop(0);
            if (this.handle === OUT) standardError.write(`${PREFIX}standard output cannot be written: ${host_errors.faultReason(error)}\n`);
            process.exit(1);
        }
    }
    /** A reader that has seen enough is not a failure, and does not cut off work, unless that prints without an end. */ drop(length) {
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
/** Says that work is left, and what to call if it is cut off because the reader has closed. Returns a function that removes it. */ function onOutputClosed(listener) {
    listeners.add(listener);
    return ()=>void listeners.delete(listener);
}

const STANDARD_INPUT = 0;
/** Maximum number of bytes of a document from standard input: all of it is held in memory. */ const MAX_DOCUMENT = 2 ** 30;
/** Maximum number of bytes of anything else: a script, or a list of paths. */ const MAX_TEXT = 2 ** 24;
/**
 * The world around the command line in this process.
 *
 * @param folder - the folder of the build
 * @param isWorker - whether another process sends the command lines
 */ function processIo(folder, isWorker = false) {
    // A worker writes to its parent process, which shows the text.
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
            // The listeners that end the process are added later, with its first worker.
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
/** True where a build server reads the output: each sets a variable of its own. */ function isBuildServer() {
    const { CI, GITHUB_ACTIONS, TF_BUILD, TEAMCITY_VERSION } = process.env;
    return [
        CI,
        GITHUB_ACTIONS,
        TF_BUILD,
        TEAMCITY_VERSION
    ].some((value)=>value && value !== 'false');
}
/** Maximum number of characters of a line. */ const MAX_LINE = 2 ** 26;
async function* readLines() {
    // The pieces of an unfinished line: joining them at each new piece would take quadratic time.
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
/** https://no-color.org and https://force-color.org: any value but an empty one counts. */ function takesColors() {
    const { NO_COLOR, FORCE_COLOR } = process.env;
    if (NO_COLOR) return false;
    if (FORCE_COLOR) return FORCE_COLOR !== '0';
    return standardOutput.isTerminal ? !isPlain() : false;
}
function isPlain() {
    return process.env.TERM === 'dumb';
}
/** All of standard input. @throws Error if it is larger than a document, or a text, may be */ function readStandardBytes() {
    return host_errors.readAll(STANDARD_INPUT, refuseTooMuch);
}
function refuseTooMuch(start, bytes) {
    if (bytes <= MAX_TEXT) return;
    const isDocument = host_errors.isZip(start) || host_errors.isCompoundFile(start);
    if (!isDocument) throw new Error('-: standard input is longer than 16 MB, and not an FLA: expected a document, a script or a list of paths');
    if (bytes > MAX_DOCUMENT) throw new Error('-: standard input is longer than 1 GB: save it as a file, and name the file');
}

/** Options of every process: no shell, and no window of its own. */ const HIDDEN = {
    shell: false,
    windowsHide: true
};
/**
 * Starts a program. Every process that this package starts begins here: never through a shell, which would read names
 * of files as commands, and never with a program only because it is in the current folder.
 *
 * @param program - an absolute path, a path as the user wrote it, or a bare name, which is looked for in `PATH`
 * @param args - passed on unchanged; none may contain the name of a document
 * @param platform - as in `process.platform`
 * @throws Error "not found" for a bare name that no folder of `PATH` has
 */ function startProgram(program, args, options = {}, platform = process.platform) {
    const { cwd, env, stdio, detached } = options;
    return node_child_process.spawn(findProgram(program, platform), args, {
        cwd,
        env,
        stdio,
        detached,
        ...HIDDEN
    });
}
/** Milliseconds to wait for an answer. */ const MAX_MILLISECONDS = 10_000;
/**
 * What a program prints about itself, such as `ffmpeg -version`. An empty text if it is not found.
 *
 * @param program - as of `startProgram`
 */ function askProgram(program, args, platform = process.platform) {
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
/**
 * The file of a program. Windows would look into the current folder first, which may be a stranger's; so would `PATH`
 * with a relative folder in it.
 */ function findProgram(program, platform) {
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

/** Index of the samples among ffmpeg's input files; 0 is the pixels. */ const SOUND_PIPE = 3;
/** Constant quality of H.264 and VP9, the quantizer of ProRes, and kilobits of sound a second. */ const LEVELS = {
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
/** The colour space that players of films expect; without these options they guess. */ const BT709 = [
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
/** The encoders of a format, the usual ones and the lossless ones. */ function codersOf(format) {
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
/** ffmpeg's arguments for a film: sizes and encodings, and nothing from the document. @param file - a name in its own folder */ function ffmpegArguments(film, file) {
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

/** The program that makes films: the variable FFMPEG, or the first ffmpeg on the path. */ function ffmpegProgram() {
    return process.env.FFMPEG || 'ffmpeg';
}
/** How to get the program, for messages. */ const INSTALL_FFMPEG = 'install it (apt install ffmpeg, brew install ffmpeg, winget install ffmpeg), or name it in the variable FFMPEG';
/** The program on this machine; undefined if there is none. */ function findFfmpeg() {
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
/** A line for each format: its name, what it makes, and for films the encoders of this machine, or what is missing. */ function formatLines() {
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

/** The option that sets a property, as it is typed: `--max-size` for `maxSize`. */ function optionName(property) {
    return `--${property.replace(/[A-Z]/g, (letter)=>`-${letter.toLowerCase()}`)}`;
}

/** Options that take no value, and those that take one. */ const SWITCHES = [
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
/** The command line that publishes documents, for `watch`. */ function publishArguments(documents, request) {
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

/** Limits for unattended runs: more than any known document needs. */ const DOCUMENT_BOUNDS = {
    seconds: 600,
    megabytes: 4096
};
/** Kilobytes of the stack for the engine of the sandbox, whose frames take more than Node's own. */ const SANDBOX_STACK = 3900;

/** @throws UsageError for a name with the ending of another kind of file. @param shown - the name as it was typed */ function checkDocumentName(file, shown = file) {
    const canBe = /^(\.(fla|xfl))?$/i.test(path.extname(file));
    if (!canBe && !fs.existsSync(path.join(file, 'DOMDocument.xml'))) throw new UsageError(`${shown}: expected an .fla file, or an XFL folder or .xfl file`);
}
/**
 * Where a document is after it was saved under a name, as it can be opened: a new `sky.xfl` is in a folder of its own,
 * `sky/sky.xfl`, as Animate saves it.
 */ function savedName(name) {
    const isInOwnFolder = /\.xfl$/i.test(name) && !fs.existsSync(name) && !isFolderOf(name);
    return isInOwnFolder ? path.join(host_headless.bareName(name), path.basename(name)) : name;
}
/** True for `sky/sky.xfl`. */ function isFolderOf(name) {
    return path.basename(path.dirname(path.resolve(name))) === path.basename(host_headless.bareName(name));
}

/** @throws UsageError for a name with the ending of another kind of picture */ function checkPictureName(file) {
    if (!/\.(svg|png)$/i.test(file)) throw new UsageError(`${file}: expected a name that ends in .svg or .png`);
}

/** The formats of tables of texts, which are the endings of their files too. */ const TABLE_FORMATS = [
    'csv',
    'json',
    'po'
];

/** Examples at the end of `--help`, by command: what the user types, and what it does. */ const examples = {
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
/** The examples of a command, as `--help` shows them. */ function examplesText(command, program) {
    const lines = (Object.hasOwn(examples, command) ? examples[command] : []).map(([line, meaning])=>[
            line.includes('$ ') ? line.replace('$ ', `${program} `) : `${program} ${line}`,
            meaning
        ]);
    if (lines.length === 0) return '';
    return `\nExamples:\n${lines.map(([line, meaning])=>`  # ${meaning}\n  ${line}\n`).join('')}`;
}

/** `(option roots, --root)`, and what names an option of Node alone. */ const OPTION = / \((?:in Node, the )?option \w+(?:[,;] ([^)]*))?\)/g;
/** A message of the host for the command line: it names flags, and not the options of the package for Node. */ function inFlags(text) {
    return text.replace(OPTION, (_, flag)=>flag === undefined ? '' : ` (${flag})`);
}

/** Maximum number of warnings shown of one source. */ const SHOWN$1 = 3;
/** Maximum number of warnings shown of all sources: a screen has some more lines, for the results. */ const SHOWN_IN_ALL = 24;
/** Maximum number of sources counted separately. */ const COUNTED = 5;
/** Maximum number of texts and sources remembered: a script can cause any number of warnings. */ const MAX_SEEN = 10_000;
const OTHERS = 'other documents and methods';
const ADVICE = '(--verbose shows them)';
/**
 * Warnings for standard error: each once, as it comes. From the fourth of a source on, and when a screen is full, only their
 * number is shown, at the end. The source is the text before the first colon: the name of a document, or
 * of a method.
 */ class Warnings {
    /** @param isWhole - true if all warnings are shown */ constructor(write, isWhole){
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
        if (this.isWhole() || count <= SHOWN$1 && this.written < SHOWN_IN_ALL) {
            this.written++;
            this.write(text);
        } else this.hidden.set(source, (this.hidden.get(source) ?? 0) + 1);
    }
    sourceOf(text) {
        const source = text.split(':', 1)[0];
        return this.counts.size < MAX_SEEN || this.counts.has(source) ? source : OTHERS;
    }
    /** Reports how many were left out. */ end() {
        const { hidden } = this;
        if (hidden.size <= COUNTED) {
            for (const [source, count] of hidden)this.write(`${source}: … and ${count} more ${ADVICE}`);
            return;
        }
        const sum = [
            ...hidden.values()
        ].reduce((all, count)=>all + count, 0);
        this.write(`… and ${sum} more warnings, about ${hidden.size} documents or methods ${ADVICE}`);
    }
}

/** The name of a document from standard input. */ const INPUT_NAME = 'stdin.fla';
/** The beginning of the name of the folder that contains it while the process runs. */ const INPUT_FOLDER = 'adobe-collection-stdin-';
/** A path relative to the current folder, with slashes; for a document from standard input its name. */ function shortPath(file) {
    if (isInput(file)) return INPUT_NAME;
    return path.relative('', file).split(path.sep).join('/');
}
/** A character that may be before a path in a message. */ const BEFORE = /[\s("'`,]/;
/** A message with its paths as people type them: those below the current folder are relative to it. */ function fromHere(text) {
    const folder = path.resolve('');
    if (folder === path.dirname(folder)) return text;
    return text.replaceAll(`${folder}${path.sep}`, (prefix, offset)=>offset === 0 || BEFORE.test(text[offset - 1]) ? '' : prefix);
}
function isInput(file) {
    return path.basename(file) === INPUT_NAME && path.basename(path.dirname(file)).startsWith(INPUT_FOLDER);
}

/** Prints the messages of a command, as many as its options ask for. */ class Logger {
    constructor(io, temporaryFolder){
        this.manner = {};
        // A message is one line, wherever it goes: names in it may contain line breaks.
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
    /** @param manner - the options of the command that runs */ listen(manner) {
        this.manner = manner;
    }
    /** Reports how many warnings were left out. */ end() {
        if (!this.manner.quiet) this.warnings.end();
    }
}

const LONGEST_LINE = 200;
/** The lines around a position in a text, with a caret; none if they cannot be shown. */ function codeFrame(place, source) {
    if (!place || source === undefined) return [];
    const { line, column } = place;
    if ((source.split('\n')[line - 1] ?? '').length > LONGEST_LINE) return [];
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

/**
 * True for an error that only a mistake in this program causes: wrong input never causes these. (Errors of scripts
 * are ScriptFailure, or from a realm of their own.)
 */ function isDefect(error) {
    return error instanceof TypeError || error instanceof ReferenceError || isOverflow(error);
}
function isOverflow(error) {
    return error instanceof RangeError && error.message.startsWith('Maximum call stack');
}

/** Maximum number of further syntax errors shown: these fit on a screen. */ const OTHER_PLACES = 8;
/** The messages of the engines at the end of the stack: V8, QuickJS, and Animate's. */ const ENDLESS = /^(Maximum call stack size exceeded|stack overflow|too much recursion)$/;
/**
 * A script that failed: `message` is one line with the script's file and line; `place` is the line that failed, and
 * `frames` lists the calls that led to it: the user's own, or those of the library if there are no others. For a script
 * with syntax errors, `frames` lists the other errors.
 */ class ScriptFailure extends Error {
    /** @param thrown - what the script threw */ constructor(thrown, { script, frames, isLibrary, isLimited = false, sourceOf, advice, methods, collectionMethods }){
        const own = frames.filter(({ file })=>!isLibrary(file));
        const failing = own.at(0) ?? placeOfSyntaxError(thrown);
        const source = failing && sourceOf?.(failing.file);
        const line = wordsOf(errorLine(thrown), failing, source);
        const hint = host_errors.adviseOnError(line, collectionMethods ?? (()=>new Map())) ?? (isLimited ? host_errors.explainMissing(line) : undefined) ?? scriptAdvice(line) ?? adviceFor(thrown, advice) ?? nearestMethod(line, methods);
        super(describe(thrown, line, failing ? placeText(failing) : script) + (hint ? ` (${hint})` : '')), this.name = 'ScriptFailure';
        // The line that failed is shown above.
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
    const shown = others.slice(0, OTHER_PLACES).map(({ line, column, reason })=>`    ${line}:${column}: ${reason}`);
    const more = others.length - shown.length;
    return more > 0 ? [
        ...shown,
        `    and ${more} more`
    ] : shown;
}
/** The nearest method, if a script calls one that does not exist. */ function nearestMethod(line, methods) {
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
/** In the sandbox, the words of Animate's engine, with the name of what failed. */ function wordsOf(line, at, source) {
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
/** The advice if a member of null or undefined was read, which is most likely the document. */ function adviceFor(thrown, advice) {
    if (typeof thrown !== 'object' || thrown === null) return undefined;
    return /null|undefined|no document/i.test(errorLine(thrown)) ? advice : undefined;
}
/** What the user can do about a failed script, in terms of the command line; undefined if nothing. */ function scriptAdvice(line) {
    if (/^runScript: .*[\\/]Commands[\\/]collection(\.es5)?\.(jsfl|jsx)\.?$/.test(line)) return "run loads the library itself: write if (typeof Collection === 'undefined') before this line";
    return line.includes(': no answer was prepared for the dialogue') ? '--answer gives one: yes, no, a text, a path, id=value&id=value for a panel, or :cancel' : undefined;
}

/**
 * The text of a script that failed; undefined if it cannot be read.
 *
 * @param disk - the disk of the run: it shows nothing that the run could not read
 */ function sourceOn(disk, file) {
    try {
        return host_errors.decodeText(disk.read(file));
    } catch  {
        return undefined;
    }
}

/** A failure that the sandbox reported: `message` is one line, `frames` the calls in scripts that led to it. */ class ConfinedFailure extends Error {
    constructor(message, frames, /** True for failures that the user may want to report. */ isReportable, /** The line that failed. */ place, /** The text of the script that failed. */ source){
        super(message), this.frames = frames, this.isReportable = isReportable, this.place = place, this.source = source, this.name = 'ConfinedFailure';
    }
    /**
   * Reads the report of a failure. The sandbox may be hostile: the line that failed is shown only if it is in a file that the
   * sandbox may read, or in a script that is not a file.
   *
   * @param readable - the disk that the run read
   * @param texts - scripts that are not files, by their names
   */ static of(outcome, readable, texts = {}) {
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

/** The ending of the name of a list of other things to remove: the JSON of `Remains`. */ const REMAINS = '.remains';
/**
 * Waits for the end of its input, which comes when its parent ends, and removes the files that the lists
 * in a folder name, then the folder. It renames first: the next writer there finds nothing half-removed. Nothing is removed if
 * one of the folders above has become a link, which resolves to another folder.
 */ const CLEANER = `
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
/**
 * Starts a process that removes a folder, and what the lists in it name, when this one ends, for whatever reason: after a signal
 * a busy process cannot clean up, and a signal listener would delay the end until the work has finished.
 *
 * @param folder - its name is chosen by this program: no part of it comes from a document
 * @returns a function that ends it, after the folder is removed
 */ function startCleaner(folder) {
    const cleaner = startProgram(process.execPath, [
        '-e',
        CLEANER,
        folder
    ], {
        // In another process group: Ctrl+C does not reach it.
        detached: true,
        stdio: [
            'pipe',
            'ignore',
            'ignore'
        ]
    });
    // Without the cleaner, the folder is removed only when this process ends by itself.
    cleaner.on('error', ()=>undefined);
    cleaner.stdin?.on('error', ()=>undefined);
    cleaner.unref();
    cleaner.stdin?.unref?.();
    return ()=>void cleaner.kill('SIGKILL');
}

/** The folder of this process, while it contains something. */ let root;
let dismissCleaner = ()=>undefined;
/** The folders and lists of remains in it. */ const entries = new Set();
let lists = 0;
/**
 * Folders in the system's temporary folder. They are removed by their owner, or when the process ends, for whatever reason.
 */ class TemporaryFolders {
    /** @param prefix - the beginning of its name */ make(prefix = 'part-') {
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
/**
 * Has the remains of a piece of work removed if this process ends before it finishes, for whatever reason. Does nothing if no
 * cleaner can be started.
 *
 * @returns a function that keeps them
 */ function removeAtEnd(remains) {
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
        // The folder stays for the next work: most processes that save one document save others.
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
    // Signals end a process in the middle of its work: another one cleans up then.
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
/** Runs an action, reports its failure, and resolves to the exit status. */ async function runAction(io, action) {
    const folders = new TemporaryFolders();
    const logger = new Logger(io, (prefix)=>folders.make(prefix));
    try {
        // What was left out of the warnings is reported before the failure.
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
/** True for failures that may be defects to report: the host, too, can make a script fail. */ function isReportable(error) {
    if (error instanceof ConfinedFailure) return error.isReportable;
    return error instanceof ScriptFailure && !error.isEndless;
}

/**
 * Does a job for another process and resolves to the exit status: a command line, or a task with its options as data. For a
 * task, the reader of command lines is not loaded.
 */ async function runJob(job, io) {
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

/** Node's option for the size of its stack, in kilobytes. */ const STACK_OPTION = '--stack-size=';
/** Written to both outputs of a worker at the end of a job. */ const END_OF_OUTPUT = '\u0000end of output\u0000';

/**
 * Runs the command lines and tasks that the parent of this process sends, one at a time.
 *
 * @param folder - the folder of the build
 */ function runWorker(folder) {
    host_errors.processes.removeAtEnd = removeAtEnd;
    process.on('unhandledRejection', (reason)=>{
        standardError.write(`${PREFIX}a promise was rejected: ${errorLine(reason)}\n`);
        process.exit(1);
    });
    process.on('message', (job)=>{
        void runJob(job, processIo(folder, true)).then((status)=>{
            // An unhandled rejection of a script ends the process earlier.
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

const runWorker$1 = /*#__PURE__*/Object.freeze(/*#__PURE__*/Object.defineProperty({
  __proto__: null,
  runWorker
}, Symbol.toStringTag, { value: 'Module' }));

/** Passes on a text that arrives in pieces, up to a mark at its end, which it removes. */ class EndingOutput {
    constructor(mark, write){
        this.mark = mark;
        this.write = write;
        /** True after the mark has arrived. */ this.isEnded = false;
        /** The end of the text so far, as long as it may be the beginning of the mark. */ this.held = '';
    }
    add(text) {
        const all = this.held + text;
        this.isEnded = all.endsWith(this.mark);
        const keptLength = this.isEnded ? this.mark.length : this.beginningAtEndOf(all);
        this.held = this.isEnded ? '' : all.slice(all.length - keptLength);
        this.hand(all.slice(0, all.length - keptLength));
    }
    /** Passes on what was held back: nothing follows. */ flush() {
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

/** Milliseconds in which a process may remove what it has begun, and end its own child processes. */ const PATIENCE = 200;
const children = new Set();
const handlers = Object.entries(SIGNALS).map(([signal, status])=>({
        signal,
        end: ()=>{
            // Clean-up begins only after all of them have ended.
            let left = children.size;
            for (const child of children)child.once('exit', ()=>--left === 0 && process.exit(status));
            for (const child of children)child.kill('SIGTERM');
            setTimeout(killAll, PATIENCE);
        }
    }));
/**
 * Ends a process when this one ends: a script that runs forever does not notice that its parent has ended.
 *
 * @returns a function that undoes it, for a process that has ended
 */ function endTogether(child) {
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

/** The line that reports why a command failed on a document, after a name that is printed already. */ function documentFailure(document, error) {
    const line = errorLine(error);
    if (!(error instanceof host_errors.DocumentError) || !line.startsWith(document)) return line;
    return line.slice(document.length).replace(/^[:,] /, '');
}

/** Lines around changes. */ const CONTEXT = 2;
/**
 * The lines that differ between two texts, with some around them, as in a unified diff; `@@ line 12 @@` begins each
 * part, where lines count from 1 in the new text.
 */ function lineChanges(before, after) {
    const [olds, news] = [
        linesOf(before),
        linesOf(after)
    ];
    const parts = [];
    const hunks = hunksOf(olds, news);
    let shown = 0;
    hunks.forEach(({ buffer1, buffer2 }, index)=>{
        const [start, added] = buffer2;
        const from = Math.max(shown, start - CONTEXT);
        const lead = news.slice(from, start);
        if (from > shown || parts.length === 0) parts.push({
            heading: `@@ line ${from + 1} @@`,
            lines: []
        });
        const { lines } = parts[parts.length - 1];
        put$1(lines, ' ', lead);
        put$1(lines, '-', olds.slice(buffer1[0], buffer1[0] + buffer1[1]));
        put$1(lines, '+', news.slice(start, start + added));
        shown = start + added;
        const end = Math.min(news.length, shown + CONTEXT, hunks[index + 1]?.buffer2[0] ?? Infinity);
        put$1(lines, ' ', news.slice(shown, end));
        shown = end;
    });
    return parts;
}
function put$1(lines, sign, texts) {
    for (const text of texts)lines.push({
        sign,
        text
    });
}
/** An empty text has no lines. */ function linesOf(text) {
    return text === '' ? [] : text.split('\n');
}
/** Maximum number of pairs of equal lines: texts with more of them are not compared line by line. */ const MAX_PAIRS = 1_000_000;
/** True if two texts can be compared in little time: many equal lines take the square of their number. */ function areComparable(olds, news) {
    const counts = new Map();
    for (const line of olds)counts.set(line, (counts.get(line) ?? 0) + 1);
    let pairs = 0;
    for (const line of news)pairs += counts.get(line) ?? 0;
    return pairs <= MAX_PAIRS;
}
function hunksOf(olds, news) {
    if (areComparable(olds, news)) return nodeDiff3.diffIndices(olds, news);
    return [
        {
            buffer1: [
                0,
                olds.length
            ],
            buffer2: [
                0,
                news.length
            ]
        }
    ];
}

/** The properties that differ, sorted by name. */ function compareProperties(before, after) {
    const names = [
        ...new Set([
            ...Object.keys(before),
            ...Object.keys(after)
        ])
    ].sort();
    return names.flatMap((name)=>before[name] === after[name] ? [] : [
            {
                name,
                before: before[name] ?? null,
                after: after[name] ?? null
            }
        ]);
}
const LONG$2 = 60;
/** Maximum number of changes listed for one thing. */ const SHOWN = 6;
/** `blendMode: normal → add, alpha: 50 removed` */ function describeProperties(changes) {
    const lines = changes.slice(0, SHOWN).map(describeProperty);
    if (changes.length > SHOWN) lines.push(`and ${changes.length - SHOWN} more`);
    return lines.join(', ');
}
function describeProperty({ name, before, after }) {
    if (String(before).startsWith('#') && String(after).startsWith('#') && !/color/i.test(name)) return `${name} changed`;
    if (before === null) return `${name}: ${short(after)} set`;
    if (after === null) return `${name}: ${short(before)} removed`;
    return `${name}: ${short(before)} → ${short(after)}`;
}
function short(value) {
    const text = String(value).replace(/\s+/g, ' ');
    return text.length > LONG$2 ? `${text.slice(0, LONG$2)}…` : text;
}

/** Things of two lists that belong together, or one thing without a partner. Both orders are kept. */ /** Maximum number of cells in the table; longer lists are paired in order. */ const MOST = 1_000_000;
/**
 * Pairs two lists so that like things meet and no order changes: the alignment of the highest score.
 *
 * @param score - how alike two things are; 0 and less never pair
 */ function align(olds, news, isSame, score) {
    let start = 0;
    const shorter = Math.min(olds.length, news.length);
    while(start < shorter && isSame(olds[start], news[start]))start++;
    let end = 0;
    while(end < shorter - start && isSame(olds.at(-1 - end), news.at(-1 - end)))end++;
    const head = olds.slice(0, start).map((before, index)=>({
            before,
            after: news[index]
        }));
    const tail = olds.slice(olds.length - end).map((before, index)=>({
            before,
            after: news[news.length - end + index]
        }));
    const middle = alignAll(olds.slice(start, olds.length - end), news.slice(start, news.length - end), score);
    return [
        ...head,
        ...middle,
        ...tail
    ];
}
function alignAll(olds, news, score) {
    if (olds.length * news.length > MOST) return inOrder(olds, news);
    const width = news.length + 1;
    const best = new Float64Array((olds.length + 1) * width);
    const scores = new Float64Array(olds.length * news.length);
    for(let i = olds.length - 1; i >= 0; i--)for(let j = news.length - 1; j >= 0; j--){
        const alike = score(olds[i], news[j]);
        scores[i * news.length + j] = alike;
        const paired = alike > 0 ? alike + best[(i + 1) * width + j + 1] : 0;
        best[i * width + j] = Math.max(paired, best[(i + 1) * width + j], best[i * width + j + 1]);
    }
    const pairs = [];
    let i = 0;
    let j = 0;
    while(i < olds.length && j < news.length){
        const here = best[i * width + j];
        const alike = scores[i * news.length + j];
        if (alike > 0 && here === alike + best[(i + 1) * width + j + 1]) pairs.push({
            before: olds[i++],
            after: news[j++]
        });
        else if (here === best[(i + 1) * width + j]) pairs.push({
            before: olds[i++]
        });
        else pairs.push({
            after: news[j++]
        });
    }
    for(; i < olds.length; i++)pairs.push({
        before: olds[i]
    });
    for(; j < news.length; j++)pairs.push({
        after: news[j]
    });
    return pairs;
}
function inOrder(olds, news) {
    const length = Math.max(olds.length, news.length);
    return Array.from({
        length
    }, (_, index)=>({
            before: olds[index],
            after: news[index]
        }));
}

/** Pairs of things of two lists, found in passes: each pass pairs what the earlier ones left. */ class Matching {
    constructor(before, after){
        this.before = before;
        this.after = after;
        /** From old to new. */ this.pairs = new Map();
        this.partners = new Map();
        this.olds = new Set(before);
        this.news = new Set(after);
    }
    /** The old partner of a new thing; undefined if it was added. */ partnerOf(after) {
        return this.partners.get(after);
    }
    /** The new things that moved among the others: the fewest that explain the order. */ reordered() {
        const places = new Map(this.before.map((thing, index)=>[
                thing,
                index
            ]));
        const placeOf = (after)=>places.get(this.partners.get(after));
        const paired = this.after.filter((thing)=>this.partners.has(thing));
        const unmoved = keepingOrder(paired.map(placeOf));
        return new Set(paired.filter((thing)=>!unmoved.has(placeOf(thing))));
    }
    get removed() {
        return [
            ...this.olds
        ];
    }
    get added() {
        return [
            ...this.news
        ];
    }
    /** Pairs things with equal keys, in order. @param keyOf - returns undefined for a thing without a key */ byKey(keyOf) {
        const waiting = new Map();
        for (const after of this.news){
            const key = keyOf(after);
            if (key === undefined) continue;
            const group = waiting.get(key);
            if (group) group.push(after);
            else waiting.set(key, [
                after
            ]);
        }
        for (const before of this.olds){
            const key = keyOf(before);
            const after = key === undefined ? undefined : waiting.get(key)?.shift();
            if (after !== undefined) this.pair(before, after);
        }
        return this;
    }
    /** Pairs things with equal keys, in order, if their number is unchanged: nothing else distinguishes them. */ inOrder(keyOf) {
        const count = (things)=>{
            const counts = new Map();
            for (const key of [
                ...things
            ].map(keyOf))counts.set(key, (counts.get(key) ?? 0) + 1);
            return counts;
        };
        const [olds, news] = [
            count(this.olds),
            count(this.news)
        ];
        return this.byKey((thing)=>{
            const key = keyOf(thing);
            return olds.get(key) === news.get(key) ? key : undefined;
        });
    }
    /** Pairs the nearest things with equal keys. */ byDistance(keyOf, distance) {
        const groups = new Map();
        for (const after of this.news){
            const key = keyOf(after);
            if (key !== undefined) groups.set(key, [
                ...groups.get(key) ?? [],
                after
            ]);
        }
        const candidates = [];
        for (const before of this.olds){
            const key = keyOf(before);
            const group = key === undefined ? undefined : groups.get(key);
            for (const after of group ?? [])candidates.push({
                before,
                after,
                far: distance(before, after)
            });
        }
        candidates.sort((one, other)=>one.far - other.far);
        for (const { before, after } of candidates)if (this.olds.has(before) && this.news.has(after)) this.pair(before, after);
        return this;
    }
    pair(before, after) {
        this.pairs.set(before, after);
        this.partners.set(after, before);
        this.olds.delete(before);
        this.news.delete(after);
    }
}
/** The longest increasing subsequence of a list: the numbers that need not move to sort it. */ function keepingOrder(numbers) {
    const ends = [];
    const before = [];
    numbers.forEach((number, index)=>{
        let low = 0;
        let high = ends.length;
        while(low < high){
            const middle = low + high >> 1;
            if (numbers[ends[middle]] < number) low = middle + 1;
            else high = middle;
        }
        before[index] = low > 0 ? ends[low - 1] : -1;
        ends[low] = index;
    });
    const longest = new Set();
    for(let index = ends.at(-1) ?? -1; index >= 0; index = before[index])longest.add(numbers[index]);
    return longest;
}

/**
 * Matches equal elements; then those with the same name; with the same content; at the same position. Similar elements with
 * other names and positions are matched by their depth: renaming and moving many keeps it.
 */ function matchElements(olds, news) {
    return new Matching(olds, news).byKey((element)=>JSON.stringify(element)).byKey(({ kind, name })=>name === '' ? undefined : JSON.stringify([
            kind,
            name
        ])).byKey(({ name })=>name === '' ? undefined : name).byKey(({ kind, properties: { outline } })=>outline === undefined ? undefined : JSON.stringify([
            kind,
            outline
        ])).byDistance(({ kind, name, item, text })=>JSON.stringify([
            kind,
            name,
            item,
            text
        ]), distance).inOrder(({ kind, item, text })=>(item ?? text) && JSON.stringify([
            kind,
            item,
            text
        ])).byDistance(({ kind, item })=>item === undefined ? undefined : JSON.stringify([
            kind,
            item
        ]), distance).byKey(({ kind, x, y })=>JSON.stringify([
            kind,
            x,
            y
        ])).byDistance(({ kind, item })=>item === undefined ? kind : undefined, distance);
}
function distance(one, other) {
    return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Compares the elements of a keyframe. */ function diffElements(olds, news, place) {
    const matching = matchElements(olds, news);
    const reordered = matching.reordered();
    const changes = news.flatMap((element)=>{
        const before = matching.partnerOf(element);
        if (!before) return [];
        const ownChanges = diffElement(before, element, place);
        if (reordered.has(element)) ownChanges.push(changeOf('reordered', element, place, 'is at another depth'));
        return ownChanges;
    });
    return {
        changes,
        removed: matching.removed,
        added: matching.added
    };
}
/** An element in words: its name and what it is. */ function nameOf$1({ name, description }) {
    return name === '' ? description : `${name} (${description})`;
}
function changeOf(type, element, place, text, properties) {
    const change = {
        type,
        subject: 'element',
        name: nameOf$1(element),
        ...place,
        text
    };
    return properties ? {
        ...change,
        properties
    } : change;
}
function diffElement(before, after, place) {
    const changes = [];
    const tell = (type, text, ...names)=>{
        const properties = names.filter((name)=>before[name] !== after[name]).map((name)=>({
                name,
                before: before[name] ?? null,
                after: after[name] ?? null
            }));
        if (properties.length > 0) changes.push(changeOf(type, after, place, text, properties));
    };
    tell('renamed', describeName(before.name, after.name), 'name');
    tell('swapped', `shows ${after.item ?? 'nothing'} in place of ${before.item ?? 'nothing'}`, 'item');
    tell('edited', `says ${quote(after.text)} in place of ${quote(before.text)}`, 'text');
    const isResized = before.properties.outline !== after.properties.outline && after.properties.outline !== undefined;
    // The position of a shape is its centre: a redrawn shape has another one.
    if (!isResized) tell('moved', `moved from ${before.x}, ${before.y} to ${after.x}, ${after.y}`, 'x', 'y');
    if (isTurned(before, after)) tell('transformed', `turned from ${before.rotation}° to ${after.rotation}°`, 'rotation');
    tell('transformed', `scaled from ${scaleOf(before)} to ${scaleOf(after)}`, 'scaleX', 'scaleY');
    if (isSkewed(before, after)) tell('transformed', `skewed from ${before.skew}° to ${after.skew}°`, 'skew');
    const properties = compareProperties(before.properties, after.properties);
    if (properties.length > 0) changes.push(changeOf('changed', after, place, describeStyle(properties), properties));
    const members = diffElements(before.members ?? [], after.members ?? [], place);
    changes.push(...members.changes, ...members.removed.map((element)=>changeOf('removed', element, place, 'removed from the group')), ...members.added.map((element)=>changeOf('added', element, place, 'added to the group')));
    return changes;
}
function describeName(before, after) {
    if (before === '') return `named ${JSON.stringify(after)}`;
    return after === '' ? `name ${JSON.stringify(before)} removed` : `renamed from ${JSON.stringify(before)}`;
}
function describeStyle(properties) {
    const styles = properties.filter(({ name })=>name !== 'outline');
    if (styles.length === properties.length) return describeProperties(styles);
    return styles.length === 0 ? 'redrawn' : `redrawn, ${describeProperties(styles)}`;
}
function scaleOf({ scaleX, scaleY }) {
    const percent = (scale)=>`${Math.round(scale * 1000) / 10}%`;
    return scaleX === scaleY ? percent(scaleX) : `${percent(scaleX)} × ${percent(scaleY)}`;
}
const LONG$1 = 40;
function quote(text = '') {
    return JSON.stringify(text.length > LONG$1 ? `${text.slice(0, LONG$1)}…` : text);
}
/** Error of the direction of an axis of length 1, in degrees: players and files have matrices in 1/65536. */ const OFF = Math.SQRT1_2 / 65536 * 180 / Math.PI;
/** Facts have four digits. */ const DIGIT = 1e-4;
/** True if the angle changed by more than the rounding of a scaled matrix in a file explains. */ function isTurned(before, after) {
    const off = OFF / Math.abs(before.scaleX) + OFF / Math.abs(after.scaleX);
    return angleBetween(before.rotation, after.rotation) > off + DIGIT;
}
/** True if the angle between the axes changed by more than that. */ function isSkewed(before, after) {
    const lengths = [
        before,
        after
    ].flatMap(({ scaleX, scaleY })=>[
            scaleX,
            scaleY
        ]);
    const off = lengths.reduce((sum, length)=>sum + OFF / Math.abs(length), 0);
    return angleBetween(before.skew, after.skew) > off + DIGIT;
}
/** In degrees, 0 to 180: 180° and -180° are equal. */ function angleBetween(first, second) {
    const turn = Math.abs(first - second) % 360;
    return Math.min(turn, 360 - turn);
}

/** True for a keyframe that is not empty. */ function isFull({ elements, label, script }) {
    return elements.length > 0 || label !== undefined || script !== undefined;
}
const contents = new WeakMap();
/** A keyframe without its start and length. */ function contentOf$1(frame) {
    let content = contents.get(frame);
    if (content === undefined) {
        const { label, script, properties, elements } = frame;
        content = JSON.stringify([
            label,
            script,
            properties,
            elements
        ]);
        contents.set(frame, content);
    }
    return content;
}
function isSameSpan(before, after) {
    return before.duration === after.duration && contentOf$1(before) === contentOf$1(after);
}
/** A score of similarity: from almost 0, for keyframes that share nothing, to 11, for equal ones of equal length. */ function likeness(before, after) {
    if (contentOf$1(before) === contentOf$1(after)) return (before.elements.length === 0 && before.label === undefined ? 2 : 10) + (before.duration === after.duration ? 1 : 0);
    let score = before.duration === after.duration ? 0.5 : 0.1;
    if (before.label !== undefined && before.label === after.label) score += 5;
    const words = new Set(before.elements.map(identityOf));
    const shared = after.elements.filter((element)=>words.has(identityOf(element))).length;
    const most = Math.max(before.elements.length, after.elements.length);
    if (most > 0 && shared === 0) return score > 5 ? score : 0.05;
    return score + (most === 0 ? 0.2 : 3 * shared / most);
}
function identityOf({ kind, name, item }) {
    return `${kind} ${name} ${item ?? ''}`;
}

/** A short text in place of a long one: its checksum and its length. */ function digest(content) {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    return `${host_headless.crc32(bytes).toString(16).padStart(8, '0')}-${bytes.length}`;
}

/** Matches layers by name; then by content; then the rest by the similarity of their elements. */ function matchLayers(olds, news) {
    const places = new Map([
        ...olds.entries(),
        ...news.entries()
    ].map(([index, layer])=>[
            layer,
            index
        ]));
    const content = ({ type, frames })=>frames.some(isFull) ? digest(JSON.stringify([
            type,
            frames
        ])) : undefined;
    return new Matching(olds, news).byKey((layer)=>JSON.stringify([
            layer.name,
            content(layer)
        ])).byKey(({ name, type })=>JSON.stringify([
            name,
            type
        ])).byKey(content).byKey(({ name })=>name).byDistance((layer)=>firstWords(layer), (before, after)=>Math.abs(olds.indexOf(before) - news.indexOf(after))).byKey((layer)=>olds.length === news.length ? `${layer.type} ${places.get(layer)}` : undefined);
}
/** The first content of a layer, for layers that were renamed and changed. */ function firstWords({ frames }) {
    const first = frames.flatMap(({ elements })=>elements).at(0);
    return first && JSON.stringify([
        first.kind,
        first.item,
        first.name
    ]);
}

/** Matches items by id and name; then by id; by name; then by content. */ function matchItems(olds, news) {
    return new Matching(olds, news).byKey(({ id, name })=>id === undefined ? undefined : JSON.stringify([
            id,
            name
        ])).byKey(({ id, type })=>id === undefined ? undefined : JSON.stringify([
            id,
            type === 'folder'
        ])).byKey(({ name, type })=>JSON.stringify([
            name,
            type
        ])).byKey(({ name, type })=>JSON.stringify([
            name,
            type === 'folder'
        ])).byKey(({ type, layers, properties })=>layers || properties.data ? digest(JSON.stringify([
            type,
            layers,
            properties
        ])) : undefined);
}

/** Matches scenes by name; then by content; by the names of their layers; then the only two that are left. */ function matchScenes(olds, news) {
    const matching = new Matching(olds, news).byKey(({ name })=>name).byKey(({ layers })=>digest(JSON.stringify(layers))).byKey(({ layers })=>JSON.stringify(layers.map(({ name, frames })=>[
                name,
                frames.length
            ])));
    if (matching.removed.length === 1 && matching.added.length === 1) matching.byKey(()=>'the only one');
    return matching;
}

/** Attributes of the editor, such as selections; they are not content. */ const SESSION = new Set([
    'autoNamed',
    'current',
    'currentFrame',
    'highlight',
    'isExpanded',
    'isSelected',
    'keyMode',
    'lastModified',
    'selected'
]);
/** Maximum number of nodes below a child; the content of a larger one is a digest. */ const MANY = 60;
/** Everything that a node sets, except what is omitted. @param omitted - names of attributes and children */ function flatten(node, omitted) {
    const properties = {};
    addAttributes(properties, node, '', omitted);
    for (const [name, child] of namedChildren(node))if (!omitted.has(child.name)) addChild(properties, child, name);
    return properties;
}
function addAttributes(properties, node, path, omitted) {
    const table = host_headless.TABLES.get(node.name);
    for (const [name, value] of node.attributes()){
        if (SESSION.has(name) || name.startsWith('xmlns') || omitted?.has(name)) continue;
        const attribute = table && Object.hasOwn(table, name) ? table[name] : undefined;
        if (attribute && isDefault(attribute, node)) continue;
        properties[path === '' ? name : `${path}.${name}`] = value;
    }
}
/** True for an attribute that says what its absence means: some programs write it. */ function isDefault(attribute, node) {
    return attribute.isKnown(node) && attribute.read(node) === attribute.initial;
}
function addChild(properties, child, path) {
    if (isLong(child)) {
        properties[path] = `#${digest(textOfNode(child))}`;
        return;
    }
    addAttributes(properties, child, path);
    const text = child.children.length === 0 ? child.text().trim() : '';
    if (text !== '') properties[path] = text;
    for (const [name, inner] of namedChildren(child)){
        // `color/Color`, `filters/GlowFilter`: the inner name repeats the outer one.
        const isRepeated = name.toLowerCase() === path.split('.').at(-1)?.toLowerCase();
        addChild(properties, inner, isRepeated ? path : `${path}.${name}`);
    }
}
/** Children with names that differ: `FillStyle` twice becomes `fillStyle1`, `fillStyle2`. */ function namedChildren(node) {
    const totals = new Map();
    for (const { name } of node.children)totals.set(name, (totals.get(name) ?? 0) + 1);
    const seen = new Map();
    return node.children.map((child)=>{
        const number = (seen.get(child.name) ?? 0) + 1;
        seen.set(child.name, number);
        const short = child.name.replace(/^DOM/, '');
        const name = short.charAt(0).toLowerCase() + short.slice(1);
        return [
            (totals.get(child.name) ?? 0) > 1 ? `${name}${number}` : name,
            child
        ];
    });
}
function isLong(node) {
    const nodes = node.subtree();
    for(let count = 0; count <= MANY; count++)if (nodes.next().done) return false;
    return true;
}
/** A node and everything below it as one text. */ function textOfNode(node) {
    const parts = [];
    for (const inner of node.subtree()){
        parts.push(inner.name);
        for (const [name, raw] of inner.rawAttributes())if (!SESSION.has(name)) parts.push(`${name}=${raw}`);
        if (inner.children.length === 0) parts.push(inner.text());
    }
    return parts.join('\n');
}

/** Attributes that other facts report, or that belong to the program that saved the document and to its windows. */ const OF_DOCUMENT = new Set([
    ...[
        'folders',
        'fonts',
        'media',
        'symbols',
        'timelines',
        'publishHistory',
        'PrinterSettings',
        'swcCache'
    ],
    ...[
        'width',
        'height',
        'frameRate',
        'backgroundColor',
        'currentTimeline',
        'nextSceneIdentifier'
    ],
    ...[
        'creatorInfo',
        'platform',
        'versionInfo',
        'majorVersion',
        'minorVersion',
        'buildNumber',
        'xflVersion'
    ],
    ...[
        'filetypeGUID',
        'fileGUID',
        'timelineLabelWidth',
        'timelineHeight',
        'sharedLibraryURL'
    ]
]);
const OF_LAYER = new Set([
    'name',
    'frames',
    'layerType',
    'parentLayerIndex',
    'visible',
    'locked'
]);
const OF_FRAME = new Set([
    'index',
    'duration',
    'name',
    'elements',
    'Actionscript',
    'Framescript'
]);
const OF_ELEMENT = new Set([
    ...[
        'name',
        'libraryItemName',
        'matrix',
        'members',
        'edges',
        'textRuns',
        'uniqueID'
    ]
]);
const OF_ITEM = new Set([
    ...[
        'name',
        'itemID',
        'linkageClassName',
        'symbolType',
        'timeline',
        'href',
        'bitmapDataHRef'
    ],
    ...[
        'soundDataHRef',
        'videoDataHRef',
        'sourceLastImported',
        'sourceExternalFilepath',
        'sourcePlatform'
    ]
]);
/**
 * A document in facts, for comparing and for programs.
 *
 * @param unread - files of symbols that are not read: their facts are name, type and id
 */ function factsOf(document, unread = new Set()) {
    const { name, width, height, frameRate, backgroundColor, files } = document;
    const publishing = files.xml('PublishSettings.xml')?.root;
    return {
        name,
        width,
        height,
        frameRate,
        backgroundColor,
        properties: flatten(document.node, OF_DOCUMENT),
        publishing: publishing ? flatten(publishing, new Set()) : {},
        scenes: document.timelines.map((scene)=>({
                name: scene.name,
                layers: layersOf(scene)
            })),
        library: document.library.items.map((item)=>item instanceof host_headless.SymbolItem && unread.has(item.filePath) ? headFacts(item) : itemFacts(item, document))
    };
}
function headFacts({ name, itemType, itemID, linkageClassName }) {
    return {
        name,
        type: itemType,
        ...itemID === '' ? {} : {
            id: itemID
        },
        ...linkageClassName ? {
            linkageClassName
        } : {},
        properties: {}
    };
}
/** An item in facts. */ function itemFacts(item, { files }) {
    const properties = flatten(item.node, OF_ITEM);
    for (const attribute of host_headless.DATA_ATTRIBUTES){
        const entry = `bin/${attribute.read(item)}`;
        if (files.has(entry)) properties.data = `#${digest(files.bytes(entry))}`;
    }
    if (item instanceof host_headless.SymbolItem && !item.hasContent) properties.file = 'missing';
    return {
        ...headFacts(item),
        properties,
        ...item instanceof host_headless.SymbolItem ? {
            layers: layersOf(item.timeline)
        } : {}
    };
}
function layersOf(timeline) {
    return timeline.layers.map(layerFacts);
}
/** A layer in facts. */ function layerFacts(layer) {
    const { name, layerType, parentLayer, visible, locked, node, keyframes } = layer;
    return {
        name,
        type: layerType,
        ...parentLayer ? {
            parent: parentLayer.name
        } : {},
        visible,
        locked,
        properties: flatten(node, OF_LAYER),
        frames: keyframes.map(frameFacts)
    };
}
function frameFacts({ startFrame, duration, name, actionScript, node, backToFront }) {
    return {
        start: startFrame,
        duration,
        ...name === '' ? {} : {
            label: name
        },
        ...actionScript === '' ? {} : {
            script: actionScript
        },
        properties: flatten(node, OF_FRAME),
        elements: backToFront.map(elementFacts)
    };
}
/** An element in facts. */ function elementFacts(element) {
    const { node, name, x, y, rotation, scaleX, scaleY, skewX, skewY } = element;
    const { members, getTextString } = element;
    const item = node.attr('libraryItemName');
    const text = getTextString?.call(element);
    return {
        kind: node.name,
        name,
        description: host_literal().describeElement(element),
        ...item === undefined ? {} : {
            item
        },
        ...text === undefined ? {} : {
            text
        },
        x: rounded(x),
        y: rounded(y),
        rotation: rounded(Number.isNaN(rotation) ? skewX : rotation),
        scaleX: rounded(scaleX),
        scaleY: rounded(scaleY),
        skew: rounded(skewY - skewX),
        properties: propertiesOf(element),
        ...members ? {
            members: members.map(elementFacts)
        } : {}
    };
}
/** The styles of a text and the outline of a shape, in addition to the attributes of the node. */ function propertiesOf({ node }) {
    const properties = flatten(node, OF_ELEMENT);
    const edges = node.child('edges');
    if (edges) properties.outline = `#${digest(outlineText(edges))}`;
    const runs = node.child('textRuns')?.children ?? [];
    runs.forEach((run, index)=>{
        const attributes = run.child('textAttrs')?.child('DOMTextAttrs');
        if (!attributes) return;
        const prefix = runs.length === 1 ? 'text' : `run${index + 1}`;
        for (const [name, value] of Object.entries(flatten(attributes, new Set())))properties[`${prefix}.${name}`] = value;
    });
    return properties;
}
const DIGITS = 1e4;
function rounded(value) {
    return Math.round(value * DIGITS) / DIGITS || 0;
}
/**
 * The edges of a shape as a text for comparing. Line breaks of the program mean nothing, nor which of two marks
 * begins a line; a selection is not an edit. Of cubic curves only the points count; the pieces that they became, and
 * their neighbours, follow from those.
 */ function outlineText(edges) {
    return edges.children.map((edge)=>{
        const styles = [
            'fillStyle0',
            'fillStyle1',
            'strokeStyle'
        ].map((name)=>edge.attr(name) ?? '');
        return [
            ...styles,
            plain(edge.attr('edges') ?? ''),
            cubicPoints(edge.attr('cubics') ?? '')
        ].join('\n');
    }).join('\n\n');
}
/** Start, controls and end of a curve: `!x y(neighbour;x,y x,y x,y pieces)neighbour;`. */ function cubicPoints(cubics) {
    const [, start = '', points = ''] = /^\s*!([^(]*)\([^;]*;([^qQ)]*)/.exec(cubics) ?? [];
    return `${start} ${points}`.trim().replace(/\s+/g, ' ');
}
function plain(commands) {
    return commands.replace(/S\d/g, '').replaceAll('/', '|').replace(/\s+/g, ' ').replace(/ (?=[!|[\]]|$)/g, '');
}

/** Number of characters that V8 quotes before an unexpected one, if the quote begins with dots. */ const QUOTED_BEFORE = 10;
/** Why a text is not JSON, and where if the engine reports it: `line 3, column 7: expected a property name`. */ function jsonFault(text, error) {
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

/** Where in a document something is: as much of it as applies. */ /** `symbol stars/star, layer "x", frame 1, star1 (instance of ray): x` */ function conflictName({ item, layer, frame, element, what }) {
    const words = [
        ...item === undefined ? [] : [
            item
        ],
        ...layer === undefined ? [] : [
            `layer ${JSON.stringify(layer)}`
        ],
        ...frame === undefined ? [] : [
            `frame ${frame}`
        ],
        ...element === undefined ? [] : [
            element
        ]
    ];
    return words.length === 0 ? what : `${words.join(', ')}: ${what}`;
}
const LONG = 300;
/** A value of a conflict that is not longer than a line of a report. */ function shortened(text) {
    return text.length > LONG ? `${text.slice(0, LONG)}…` : text;
}

/** Conflicts as lines for people: what it is, then the three values. */ function conflictsText(conflicts) {
    return conflicts.flatMap((conflict)=>{
        const { base, ours, theirs } = conflict;
        return [
            visibleLine(`! ${conflictName(conflict)}`),
            ...Object.entries({
                base,
                ours,
                theirs
            }).flatMap(([side, value])=>valueLines(side, value))
        ];
    });
}
function valueLines(side, value) {
    const [first = '', ...others] = value === null ? [
        '(none)'
    ] : shortened(value).split('\n');
    const indent = ' '.repeat(12);
    return [
        `    ${`${side}:`.padEnd(8)}${first}`,
        ...others.map((line)=>indent + line)
    ].map(visibleLine);
}

/** The conflicts of a merge, and who answers them. */ class Decisions {
    /**
   * @param answers - by the keys of conflicts; see `conflictKey`
   * @param side - the answer to all others
   */ constructor(answers = new Map(), side){
        this.answers = answers;
        this.side = side;
        this.decided = [];
        this.counts = new Map();
    }
    /** The answer to a conflict; without one the document keeps what ours has, until there is one. */ ask(conflict) {
        const key = conflictKey(conflict);
        const count = (this.counts.get(key) ?? 0) + 1;
        this.counts.set(key, count);
        const answer = this.answers.get(numbered(key, count)) ?? this.side;
        this.decided.push({
            conflict,
            answer
        });
        return answer ?? 'ours';
    }
    get open() {
        return this.decided.flatMap(({ conflict, answer })=>answer === undefined ? conflict : []);
    }
}
/** Conflicts are known again by what is said of them: an answer counts for the same three values only. */ function conflictKey(conflict) {
    const { base, ours, theirs } = conflict;
    return JSON.stringify([
        conflictName(conflict),
        base,
        ours,
        theirs
    ]);
}
/** Keys of several conflicts, which may be equal. */ function conflictKeys(conflicts) {
    const counts = new Map();
    return conflicts.map((conflict)=>{
        const key = conflictKey(conflict);
        const count = (counts.get(key) ?? 0) + 1;
        counts.set(key, count);
        return numbered(key, count);
    });
}
function numbered(key, count) {
    return `${key} ${count}`;
}

/** The first member of a file of conflicts, by which it is known. */ const FORMAT = 'adobe-collection merge 1';
/** The file of conflicts of a merge, for people to answer: JSON with a `choose` for each. */ function conflictsFile(decided, sides) {
    const conflicts = decided.map(({ conflict, answer })=>{
        const { takes, ...rest } = conflict;
        return {
            ...rest,
            ...takes === undefined ? {} : {
                takes
            },
            choose: typeof answer === 'string' ? answer : '',
            ...typeof answer === 'object' ? {
                text: answer.text
            } : {}
        };
    });
    const help = 'write "ours" or "theirs" into each "choose" ("both" where "takes" says so; where it says "text", the result into "text")';
    return `${JSON.stringify({
        format: FORMAT,
        help,
        ...sides,
        conflicts
    }, null, 2)}\n`;
}
/** True for the text of such a file, which may be written anew. */ function isConflictsFile(text) {
    return text.includes(`"format": "${FORMAT}"`);
}
/**
 * The answers in such a file, by the keys of conflicts. One for values that changed since does not count.
 *
 * @throws InputError for a text that is none, and for an answer that a conflict does not take
 */ function readAnswers(file, text) {
    const conflicts = writtenConflicts(file, text);
    const keys = conflictKeys(conflicts);
    const answers = new Map();
    conflicts.forEach((conflict, index)=>{
        const answer = answerOf(file, conflict, index);
        if (answer !== undefined) answers.set(keys[index], answer);
    });
    return answers;
}
function answerOf(file, conflict, index) {
    const { choose, text, takes } = conflict;
    if (typeof text === 'string' && takes === 'text') return {
        text
    };
    if (choose === 'ours' || choose === 'theirs') return choose;
    if (choose === 'both' && takes === 'both') return choose;
    if (choose === undefined || choose === '') return undefined;
    const expected = [
        '"ours"',
        '"theirs"',
        ...takes === 'both' ? [
            '"both"'
        ] : []
    ].join(', ');
    throw new InputError(`${file}: conflicts[${index}].choose is ${JSON.stringify(choose)}; it takes ${expected}, or an empty text`);
}
function writtenConflicts(file, text) {
    let data;
    try {
        data = JSON.parse(text);
    } catch (error) {
        throw new InputError(`${file}: ${error.message}`, {
            cause: error
        });
    }
    const { format, conflicts } = data ?? {};
    if (format !== FORMAT || !Array.isArray(conflicts)) throw new InputError(`${file}: it is no file of conflicts that merge wrote`);
    return conflicts.map((conflict, index)=>{
        const isObject = typeof conflict === 'object' && conflict !== null && 'what' in conflict;
        if (isObject) return conflict;
        throw new InputError(`${file}: conflicts[${index}] is no conflict: it has no "what"`);
    });
}

/**
 * Merges a list: things are paired, not lines. What one side added is in the result behind the thing that it followed;
 * at the same place both are, in an order that does not depend on the side.
 */ function mergeList(list, run) {
    const of = new Map();
    mergeKept(list, run, of);
    const added = mergeAdded(list, of);
    const ordered = movedNodes(list, run, of);
    return {
        nodes: withAdded(ordered, added, list, of),
        of
    };
}
/** What the base has: merged, or removed. */ function mergeKept(list, run, of) {
    for (const base of list.base){
        const ours = list.oursOf.get(base);
        const theirs = list.theirsOf.get(base);
        let result;
        if (ours && theirs) result = list.mergePair({
            base,
            ours,
            theirs
        });
        else if (ours ?? theirs) result = keptOf(list, run, {
            base,
            ours,
            theirs
        });
        if (!result) continue;
        for (const node of [
            base,
            ours,
            theirs
        ])if (node) of.set(node, result);
    }
}
/** A thing that one side removed: it stays if the other changed it, and the answer says so. */ function keptOf(list, run, versions) {
    const { base, ours, theirs } = versions;
    const side = ours ?? theirs;
    if (!side || !list.isChanged(base, side)) return undefined;
    const answer = run.decisions.ask(list.describeRemoved(versions));
    if (ours) return answer === 'theirs' ? undefined : ours;
    return answer === 'theirs' ? side.clone() : undefined;
}
/** What only theirs has, in its order, and what both added. */ function mergeAdded(list, of) {
    const inBase = new Set(list.theirsOf.values());
    const added = new Set();
    for (const theirs of list.theirs){
        if (inBase.has(theirs)) continue;
        const ours = list.bothAdded.get(theirs);
        const result = ours ? list.mergePair({
            base: undefined,
            ours,
            theirs
        }) : theirs.clone();
        of.set(theirs, result);
        if (ours) of.set(ours, result);
        else added.add(theirs);
    }
    for (const ours of list.ours){
        if (!of.has(ours) && !isPaired(list, ours)) of.set(ours, ours);
    }
    return added;
}
const pairedSides = new WeakMap();
function isPaired({ oursOf }, ours) {
    let paired = pairedSides.get(oursOf);
    if (!paired) pairedSides.set(oursOf, paired = new Set(oursOf.values()));
    return paired.has(ours);
}
/** What ours has, in the order in which the two sides put it. */ function movedNodes(list, run, of) {
    const moved = movesOfTheirs(list, run);
    const movedResults = new Set([
        ...moved
    ].map((node)=>of.get(node)));
    const nodes = list.ours.flatMap((node)=>of.get(node) ?? []).filter((node)=>!movedResults.has(node));
    if (moved.size === 0) return nodes;
    const present = new Set(nodes);
    let previous;
    for (const theirs of list.theirs){
        const node = of.get(theirs);
        if (!node) continue;
        if (moved.has(theirs)) {
            nodes.splice(previous ? nodes.indexOf(previous) + 1 : 0, 0, node);
            present.add(node);
        }
        if (present.has(node)) previous = node;
    }
    return nodes;
}
/** The nodes of theirs that moved, as far as the result follows. */ function movesOfTheirs(list, run) {
    const { base, oursOf, theirsOf } = list;
    const common = base.filter((node)=>oursOf.has(node) && theirsOf.has(node));
    const theirs = reordered(common, list.theirs, theirsOf);
    if (theirs.size === 0) return new Set();
    const all = new Set([
        ...theirs
    ].map((node)=>theirsOf.get(node)));
    const ours = reordered(common, list.ours, oursOf);
    if (ours.size === 0 || !list.orderConflict) return all;
    if (isSameOrder(common, list)) return new Set();
    if (![
        ...theirs
    ].some((node)=>ours.has(node))) return all;
    if (run.decisions.ask(list.orderConflict()) === 'theirs') return all;
    return new Set([
        ...theirs
    ].flatMap((node)=>ours.has(node) ? [] : theirsOf.get(node)));
}
/** The nodes of the base that a side moved. */ function reordered(common, side, pairs) {
    const partners = new Map(common.map((node)=>[
            pairs.get(node),
            node
        ]));
    const order = side.flatMap((node)=>partners.get(node) ?? []);
    const places = new Map(common.map((node, index)=>[
            node,
            String(index)
        ]));
    return new Matching(common, order).byKey((node)=>places.get(node)).reordered();
}
function isSameOrder(common, { ours, theirs, oursOf, theirsOf }) {
    const order = (side, pairs)=>{
        const places = new Map(side.map((node, index)=>[
                node,
                index
            ]));
        const at = (node)=>places.get(pairs.get(node)) ?? 0;
        return common.map((_, index)=>index).sort((a, b)=>at(common[a]) - at(common[b]));
    };
    return order(ours, oursOf).join() === order(theirs, theirsOf).join();
}
/** The list with what theirs added, and what comes back, each behind the node that it follows in theirs. */ function withAdded(kept, added, list, of) {
    const present = new Set(kept);
    const following = new Map();
    let anchor;
    for (const theirs of list.theirs){
        const node = of.get(theirs);
        if (!node) continue;
        if (present.has(node) && !added.has(theirs)) anchor = node;
        else if (following.get(anchor)?.push(node) === undefined) following.set(anchor, [
            node
        ]);
    }
    const oursAdded = new Set(list.ours.filter((node)=>!isPaired(list, node)));
    const nodes = [];
    for(let index = -1; index < kept.length;){
        const current = index < 0 ? undefined : kept[index];
        if (current) nodes.push(current);
        index++;
        const come = following.get(current);
        if (!come) continue;
        let end = index;
        while(end < kept.length && oursAdded.has(kept[end]) && !following.has(kept[end]))end++;
        const run = kept.slice(index, end);
        nodes.push(...run.length > 0 && isFirst(run[0], come[0]) ? [
            ...run,
            ...come
        ] : [
            ...come,
            ...run
        ]);
        index = end;
    }
    return nodes;
}
/** The order of two things that were added at the same place. */ function isFirst(one, other) {
    return textOfNode(one) <= textOfNode(other);
}

/** Makes these the children of a node. As few as possible are put elsewhere: the others keep what is written around them. */ function putNodes(parent, nodes) {
    const places = new Map(parent.children.map((node, index)=>[
            node,
            index
        ]));
    const former = nodes.flatMap((node)=>places.get(node) ?? []);
    const staying = keepingOrder(former);
    for (const node of [
        ...parent.children
    ].reverse()){
        const index = places.get(node);
        if (index === undefined || !staying.has(index)) node.remove();
    }
    nodes.forEach((node, index)=>{
        if (parent.children[index] !== node) parent.insert(node, index);
    });
}

/** How often each item is named in a document, by path; counted at the first call. */ function usesOf(document) {
    let uses;
    return ()=>uses ??= countUses(document);
}
function countUses({ node, library }) {
    const uses = new Map();
    const files = library.items.flatMap((item)=>item instanceof host_headless.SymbolItem && item.hasContent ? [
            item.file.root
        ] : []);
    for (const root of [
        node,
        ...files
    ])for (const [path, count] of host_headless.countNamedPaths(root))uses.set(path, (uses.get(path) ?? 0) + count);
    return uses;
}

/** Merges the library: which items there are, and what each of them is. All have their final paths. */ class LibraryMerge {
    constructor(documents, chosen, nodes, run){
        this.documents = documents;
        this.chosen = chosen;
        this.nodes = nodes;
        this.run = run;
        this.items = new Map();
        /** The paths of the items of the result, for folders. */ this.paths = new Set();
        /** Files of symbols that are taken from a side as they are. */ this.wholeFiles = new Map();
        for (const side of [
            'base',
            'ours',
            'theirs'
        ])for (const item of documents[side].library.items)this.items.set(item.entry, item);
        const { base, ours, theirs } = documents;
        this.uses = {
            base: usesOf(base),
            ours: usesOf(ours),
            theirs: usesOf(theirs)
        };
    }
    merge() {
        // Folders stay as long as something is in them, so they come last.
        for (const section of [
            ...host_headless.SECTIONS
        ].reverse())this.mergeSection(section);
    }
    mergeSection(section) {
        const nodes = (side)=>this.documents[side].node.child(section)?.children ?? [];
        const [base, ours, theirs] = [
            nodes('base'),
            nodes('ours'),
            nodes('theirs')
        ];
        const pairs = (map)=>new Map([
                ...map
            ].map(([before, after])=>[
                    before.entry,
                    after.entry
                ]));
        const [oursOf, theirsOf] = [
            pairs(this.documents.oursOf),
            pairs(this.documents.theirsOf)
        ];
        const merged = mergeList({
            base,
            ours,
            theirs,
            oursOf,
            theirsOf,
            bothAdded: this.bothAdded(theirs, theirsOf),
            mergePair: (versions)=>this.mergeItem(versions),
            isChanged: (before, side)=>this.isChanged(before, side),
            describeRemoved: ({ base: before, ours: own, theirs: come })=>({
                    item: this.items.get(before)?.name,
                    what: 'item',
                    base: 'exists',
                    ours: own ? 'changed, or used in new places' : null,
                    theirs: come ? 'changed, or used in new places' : null
                })
        }, this.run);
        for (const node of merged.of.keys())this.notePath(this.items.get(node)?.name);
        this.run.note(()=>put(this.documents.ours, section, merged.nodes));
    }
    notePath(path) {
        if (path !== undefined) for (const folder of host_headless.foldersAbove(path))this.paths.add(folder);
    }
    bothAdded(theirs, theirsOf) {
        const inBase = new Set(theirsOf.values());
        const oursInBase = new Set(this.documents.oursOf.values());
        const added = new Map();
        for (const item of this.documents.ours.library.items)if (!oursInBase.has(item)) added.set(keyOf(item), item.entry);
        const pairs = new Map();
        for (const node of theirs){
            const item = this.items.get(node);
            const own = item && !inBase.has(node) ? added.get(keyOf(item)) : undefined;
            if (own) pairs.set(node, own);
        }
        return pairs;
    }
    mergeItem({ base, ours, theirs }) {
        const [old, own, come] = [
            base,
            ours,
            theirs
        ].map((node)=>node && this.items.get(node));
        const part = {
            place: {
                item: own?.name ?? ours.attr('name')
            },
            path: []
        };
        if (!base && this.chosen.has(part.place.item ?? '')) {
            if (this.chosen.get(part.place.item ?? '') === 'ours') return ours;
            if (come instanceof host_headless.SymbolItem) this.wholeFiles.set(come.filePath, 'theirs');
            return theirs.clone();
        }
        if (own instanceof host_headless.SymbolItem && come instanceof host_headless.SymbolItem) this.mergeSymbol({
            base: old instanceof host_headless.SymbolItem ? old : undefined,
            ours: own,
            theirs: come
        });
        return this.nodes.merge({
            base,
            ours,
            theirs
        }, part);
    }
    mergeSymbol({ base, ours, theirs }) {
        const { keys } = this.run;
        if (!ours.hasContent || !theirs.hasContent) {
            if (theirs.hasContent) this.wholeFiles.set(ours.filePath, 'theirs');
            return;
        }
        const [old, own, come] = [
            base,
            ours,
            theirs
        ].map((item)=>item?.file.root);
        const [before, mine, other] = [
            base,
            ours,
            theirs
        ].map((item)=>item?.hasContent && item.file.serialize());
        if (before === other || mine === other) return;
        if (before === mine || base && keys.areEqual(old, own)) this.wholeFiles.set(ours.filePath, 'theirs');
        else if (!keys.areEqual(own, come) && !(base && keys.areEqual(old, come))) {
            for (const item of [
                base,
                ours,
                theirs
            ])if (item?.hasContent) this.run.read(item.timeline);
            this.nodes.mergeInside({
                base: old,
                ours: own,
                theirs: come
            }, {
                place: {
                    item: ours.name
                },
                path: []
            });
        }
    }
    /** True if an item differs from the base: its entry, its file, or how often it is used. */ isChanged(before, side) {
        const { keys } = this.run;
        const [old, now] = [
            this.items.get(before),
            this.items.get(side)
        ];
        if (!keys.areEqual(before, side)) return true;
        if (!old || !now) return false;
        const isOurs = now.library === this.documents.ours.library;
        if (now.itemType === 'folder') return this.paths.has(now.name);
        if (old instanceof host_headless.SymbolItem && now instanceof host_headless.SymbolItem && !keys.areEqual(old.node, now.node)) return true;
        const count = (uses)=>uses().get(now.name) ?? 0;
        return count(isOurs ? this.uses.ours : this.uses.theirs) > count(this.uses.base);
    }
}
function keyOf({ itemType, name }) {
    return `${itemType === 'folder'} ${name}`;
}
/** Puts the entries of a section into the document. */ function put({ node: root }, section, nodes) {
    let list = root.child(section);
    if (!list && nodes.length === 0) return;
    if (!list) {
        list = host_headless.XmlNode.create(section);
        root.insert(list, host_headless.sectionIndex(root, section));
    }
    putNodes(list, nodes);
}

/** Pairs the items of two libraries: by their ids, then by name; only what that leaves is read, for its content. */ function matchLibraries(base, side) {
    const pairs = new Map();
    pairAll(base.library.items, side.library.items, headOf, pairs);
    const partners = new Set(pairs.values());
    const olds = base.library.items.filter((item)=>!pairs.has(item));
    const news = side.library.items.filter((item)=>!partners.has(item));
    if (olds.length > 0 && news.length > 0) pairAll(olds, news, (item)=>itemFacts(item, item.library === base.library ? base : side), pairs);
    return pairs;
}
function pairAll(olds, news, factsOf, pairs) {
    const items = new Map();
    const listed = (list)=>list.map((item)=>{
            const facts = factsOf(item);
            items.set(facts, item);
            return facts;
        });
    for (const [before, after] of matchItems(listed(olds), listed(news)).pairs)pairs.set(items.get(before), items.get(after));
}
function headOf({ name, itemType, itemID }) {
    return {
        name,
        type: itemType,
        ...itemID === '' ? {} : {
            id: itemID
        },
        properties: {}
    };
}

/** Entries that programs write anew with each save. */ const OF_PROGRAM$1 = /^(META-INF\/|bin\/SymDepend\.cache$|mimetype$)/;
/**
 * Merges the entries of documents that are neither DOMDocument.xml nor symbols: publish settings, the data of media, and
 * others.
 *
 * @param owners - the items that name an entry, for messages
 * @param done - entries that were merged already
 */ function mergeEntries({ base, ours, theirs }, owners, done, nodes, run) {
    const names = new Set([
        base,
        ours,
        theirs
    ].flatMap(({ files })=>files.container.names()));
    for (const name of names){
        if (host_headless.isMarker(name) || done.has(name) || name === 'DOMDocument.xml' || /^LIBRARY\/.*\.xml$/i.test(name)) continue;
        const [old, own, come] = [
            base,
            ours,
            theirs
        ].map(({ files })=>bytesOf(files, name));
        if (isSame$1(own, come) || isSame$1(old, come)) continue;
        if (!isSame$1(old, own)) {
            if (OF_PROGRAM$1.test(name)) continue;
            if (own && come && /\.xml$/i.test(name) && mergeXml([
                base.files,
                ours.files,
                theirs.files
            ], name, nodes)) continue;
            const item = owners.get(name);
            const answer = run.decisions.ask({
                ...item === undefined ? {} : {
                    item
                },
                what: `file ${name}`,
                base: sizeOf(old),
                ours: sizeOf(own),
                theirs: sizeOf(come)
            });
            if (answer !== 'theirs') continue;
        }
        run.note(()=>{
            if (come) ours.files.write(name, come);
            else ours.files.remove(name);
        });
    }
}
function bytesOf(files, name) {
    return files.has(name) ? files.bytes(name) : undefined;
}
function isSame$1(one, other) {
    return one && other ? host_headless.hasSameBytes(one, other) : one === other;
}
function sizeOf(bytes) {
    return bytes ? `${bytes.length} bytes` : null;
}
/** Merges a text of XML by its values. False for one that is none. */ function mergeXml(sides, name, nodes) {
    try {
        const [base, ours, theirs] = sides.map((files)=>files.xml(name)?.root);
        if (!ours || !theirs || ours.name !== theirs.name) return false;
        nodes.mergeInside({
            base,
            ours,
            theirs
        }, {
            place: {},
            path: [
                name.replace(/\.xml$/i, '')
            ]
        });
        return true;
    } catch  {
        return false;
    }
}

/** Pairs nodes by the facts about them; a node without facts has no partner. */ function pairByFacts(base, side, factsOf, match) {
    const nodes = new Map();
    const listed = (list)=>list.flatMap((node)=>{
            const facts = factsOf(node);
            if (facts) nodes.set(facts, node);
            return facts ?? [];
        });
    const pairs = new Map();
    for (const [old, now] of match(listed(base), listed(side))){
        const [before, after] = [
            nodes.get(old),
            nodes.get(now)
        ];
        if (before && after) pairs.set(before, after);
    }
    return pairs;
}

/**
 * Pairs the children of three nodes by facts.
 *
 * @param nameOf - the name by which things that both sides added are one; without it only equal things are
 */ function pairLists({ base, ours, theirs }, match, run, nameOf) {
    const lists = {
        base: base?.children ?? [],
        ours: ours.children,
        theirs: theirs.children
    };
    const pair = (side)=>pairByFacts(lists.base, side, (node)=>run.factsOf(node), match);
    const [oursOf, theirsOf] = [
        pair(lists.ours),
        pair(lists.theirs)
    ];
    return {
        ...lists,
        oursOf,
        theirsOf,
        bothAdded: addedByBoth(lists, oursOf, theirsOf, run, nameOf)
    };
}
/** What both sides added alike, or under one name: one thing. By the nodes of theirs. */ function addedByBoth({ ours, theirs }, oursOf, theirsOf, run, nameOf = ()=>undefined) {
    const [ownOnes, otherOnes] = [
        new Set(oursOf.values()),
        new Set(theirsOf.values())
    ];
    const left = new Set(ours.filter((node)=>!ownOnes.has(node)));
    const pairs = new Map();
    const pairAll = (keyOf)=>{
        const waiting = new Map();
        for (const own of left){
            const key = keyOf(own);
            if (key !== undefined && waiting.get(key)?.push(own) === undefined) waiting.set(key, [
                own
            ]);
        }
        for (const other of theirs){
            if (otherOnes.has(other) || pairs.has(other)) continue;
            const own = waiting.get(keyOf(other) ?? '')?.shift();
            if (!own) continue;
            pairs.set(other, own);
            left.delete(own);
        }
    };
    if (left.size === 0) return pairs;
    pairAll((node)=>String(run.keys.of(node)));
    pairAll((node)=>nameOf(node) ? `${node.name} ${nameOf(node)}` : undefined);
    return pairs;
}
/** The conflict of two orders. */ function orderConflict(what, place, lists, wordOf) {
    const words = (nodes)=>nodes.slice(0, MAX_WORDS).map(wordOf).join(', ');
    return {
        ...place,
        what,
        base: words(lists.base),
        ours: words(lists.ours),
        theirs: words(lists.theirs)
    };
}
/** Maximum number of names in a conflict of orders. */ const MAX_WORDS = 50;
/** The conflict of a thing that one side removed and the other changed. */ function removedConflict(place, what, { ours, theirs }) {
    return {
        ...place,
        what,
        base: 'exists',
        ours: ours ? 'changed' : null,
        theirs: theirs ? 'changed' : null
    };
}

/** Merges the scenes of a document. */ function mergeScenes(versions, nodes, run) {
    const match = (olds, news)=>matchScenes(olds, news).pairs;
    const lists = pairLists(versions, match, run, nameOf);
    const merged = mergeList({
        ...lists,
        mergePair: (pair)=>mergeScene(pair, nodes, run),
        isChanged: (before, side)=>!run.keys.areEqual(before, side),
        describeRemoved: (pair)=>removedConflict({
                item: nameOf(pair.base)
            }, 'scene', pair),
        orderConflict: ()=>orderConflict('order of scenes', {}, lists, nameOf)
    }, run);
    run.note(()=>putNodes(versions.ours, merged.nodes));
}
function nameOf(scene) {
    return host_headless.TIMELINE.name.read(scene);
}
/** Of two scenes that both sides added under one name only one can stay. */ function mergeScene(versions, nodes, run) {
    const { base, ours, theirs } = versions;
    const item = nameOf(base ?? ours);
    if (base || run.keys.areEqual(ours, theirs)) return nodes.merge(versions, {
        place: {
            item
        },
        path: []
    });
    const conflict = {
        item,
        what: 'scene',
        base: null,
        ours: 'added',
        theirs: 'added'
    };
    return run.decisions.ask(conflict) === 'theirs' ? theirs.clone() : ours;
}

/** Attributes that every save changes: of two different ones ours stays, without a conflict. */ const OF_PROGRAM = new Set([
    ...[
        'creatorInfo',
        'platform',
        'versionInfo',
        'majorVersion',
        'minorVersion',
        'buildNumber',
        'xflVersion'
    ],
    ...[
        'filetypeGUID',
        'fileGUID',
        'timelineLabelWidth',
        'timelineHeight',
        'currentTimeline'
    ],
    ...[
        'nextSceneIdentifier',
        'sourceLastImported',
        'itemIcon',
        'loadImmediate',
        'uniqueID'
    ]
]);
/** Attributes that follow from where a node is in its list, which is merged itself. */ const OF_PLACE = {
    DOMFrame: [
        'index',
        'duration'
    ],
    DOMLayer: [
        'parentLayerIndex'
    ]
};
/** True for an attribute of the program or of its windows, which is no content. */ function isOfProgram(name) {
    return SESSION.has(name) || OF_PROGRAM.has(name) || name.startsWith('xmlns');
}
function isOfPlace(node, name) {
    return OF_PLACE[node.name]?.includes(name) === true;
}
/** The value of an attribute; undefined for one that says what its absence means. */ function valueOf(node, name) {
    const table = node && host_headless.TABLES.get(node.name);
    const attribute = table && Object.hasOwn(table, name) ? table[name] : undefined;
    return node && attribute && isDefault(attribute, node) ? undefined : node?.attr(name);
}
/** Numbers for the content of nodes: equal for nodes that say the same, whatever their form. */ class NodeKeys {
    of(node) {
        let key = this.known.get(node);
        if (key === undefined) {
            key = this.numberOf(this.contentOf(node));
            this.known.set(node, key);
        }
        return key;
    }
    /** True for two nodes that say the same, and for two that are missing. */ areEqual(one, other) {
        if (!one || !other) return isNothing(one) && isNothing(other);
        return this.of(one) === this.of(other);
    }
    contentOf(node) {
        const parts = [
            node.name
        ];
        for (const name of node.attributeNames().sort()){
            if (isOfProgram(name) || name === 'itemID' || isOfPlace(node, name)) continue;
            const value = valueOf(node, name);
            if (value !== undefined) parts.push(`${name}=${JSON.stringify(value)}`);
        }
        const { children } = node;
        if (children.length === 0) parts.push(JSON.stringify(node.text()));
        for (const child of children)if (!isNothing(child)) parts.push(`${this.of(child)}${placeIn(child, children)}`);
        return parts.join(' ');
    }
    numberOf(content) {
        const number = this.numbers.get(content) ?? this.numbers.size;
        this.numbers.set(content, number);
        return number;
    }
    constructor(){
        this.numbers = new Map();
        this.known = new WeakMap();
    }
}
/** What a list says of a node beside its content. */ function placeIn(node, list) {
    if (node.name === 'DOMFrame') return `:${host_headless.readDuration(node)}`;
    if (node.name !== 'DOMLayer') return '';
    const parent = host_headless.parentOf(node);
    return parent ? `^${list.indexOf(parent)}` : '';
}
/** True for a list without entries, which may as well be missing. */ function isNothing(node) {
    if (!node) return true;
    const isList = /^[a-z]/.test(node.name) && node.children.length === 0;
    return isList && node.attributeNames().length === 0 && node.text().trim() === '';
}

/**
 * What a merge works out. Nothing is changed meanwhile: the edits of ours are noted, and made when all is decided, so
 * that every question is asked of the documents as they were.
 */ class MergeRun {
    constructor(decisions){
        this.decisions = decisions;
        this.keys = new NodeKeys();
        this.edits = [];
        this.facts = new WeakMap();
    }
    /** Notes an edit of the document of ours. */ note(edit) {
        this.edits.push(edit);
    }
    /** Makes the edits, in their order. */ apply() {
        for (const edit of this.edits)edit();
    }
    /** Reads the facts of a timeline, by which its layers, keyframes and elements are matched. */ read(timeline) {
        const layers = timeline.layers.map((layer)=>({
                layer,
                facts: layerFacts(layer)
            }));
        this.facts.set(timeline.node, {
            name: timeline.name,
            layers: layers.map(({ facts })=>facts)
        });
        for (const { layer, facts } of layers){
            this.facts.set(layer.node, facts);
            layer.keyframes.forEach((keyframe, index)=>{
                const frame = facts.frames[index];
                this.facts.set(keyframe.node, frame);
                this.readElements(keyframe.backToFront, frame.elements);
            });
        }
    }
    readElements(elements, facts) {
        elements.forEach((element, index)=>{
            this.facts.set(element.node, facts[index]);
            const { members } = element;
            const inner = facts[index].members;
            if (members && inner) this.readElements(members, inner);
        });
    }
    /** The facts of a timeline, layer, keyframe or element; undefined for a node that the host leaves out. */ factsOf(node) {
        return this.facts.get(node);
    }
}

/**
 * Gives the data of a medium that only theirs has another file name where ours has other data under that name: programs
 * count these files, and both sides may have the same count.
 */ function settleMedia({ ours, theirs, theirsOf }) {
    const inBase = new Set(theirsOf.values());
    for (const item of theirs.library.items){
        if (inBase.has(item)) continue;
        for (const attribute of host_headless.DATA_ATTRIBUTES){
            const href = attribute.read(item);
            const name = `bin/${href}`;
            if (href === '' || !ours.files.has(name) || !theirs.files.has(name)) continue;
            const bytes = theirs.files.bytes(name);
            if (host_headless.hasSameBytes(ours.files.bytes(name), bytes)) continue;
            let number = 2;
            const renamed = ()=>href.replace(/(\.\w+)?$/, ` ${number}$1`);
            while(ours.files.has(`bin/${renamed()}`) || theirs.files.has(`bin/${renamed()}`))number++;
            theirs.files.write(`bin/${renamed()}`, bytes);
            theirs.files.remove(name);
            attribute.write(item, renamed());
        }
    }
}

/**
 * Gives each item the same path in all three documents, the one that the result will have: references to it then say the
 * same everywhere. An item that one side renamed and the other put into a folder gets both.
 */ function settleNames(documents, decisions) {
    const merge = new PathMerge(identitiesIn(documents), decisions);
    const paths = merge.all();
    for (const side of [
        'base',
        'ours',
        'theirs'
    ])renameAll(documents[side], [
        ...paths
    ].flatMap(([identity, path])=>{
        const item = identity[side];
        return item ? [
            [
                item,
                path
            ]
        ] : [];
    }));
    return merge.chosen;
}
function identitiesIn({ base, ours, theirs, oursOf, theirsOf }) {
    const pairedOurs = new Set(oursOf.values());
    const pairedTheirs = new Set(theirsOf.values());
    return [
        ...base.library.items.map((item)=>({
                base: item,
                ours: oursOf.get(item),
                theirs: theirsOf.get(item)
            })),
        ...ours.library.items.flatMap((item)=>pairedOurs.has(item) ? [] : {
                ours: item
            }),
        ...theirs.library.items.flatMap((item)=>pairedTheirs.has(item) ? [] : {
                theirs: item
            })
    ];
}
/** The paths of the result. The folder of an item is an identity too, so that a renamed folder is no move of its items. */ class PathMerge {
    constructor(identities, decisions){
        this.identities = identities;
        this.decisions = decisions;
        this.paths = new Map();
        this.folders = new Map();
        this.chosen = new Map();
        this.keys = new NodeKeys();
        for (const identity of identities)for (const side of [
            'base',
            'ours',
            'theirs'
        ]){
            const item = identity[side];
            if (item?.itemType === 'folder') this.folders.set(`${side} ${item.name}`, identity);
        }
    }
    all() {
        const taken = new Map();
        for (const identity of this.identities){
            const path = this.pathOf(identity);
            const kind = (identity.base ?? identity.ours ?? identity.theirs)?.itemType === 'folder' ? 'folder' : 'item';
            const other = taken.get(`${kind} ${path}`);
            if (other && kind === 'item' && isAlive(other) && isAlive(identity)) this.part(other, identity, path, taken);
            else taken.set(`${kind} ${path}`, identity);
        }
        return this.paths;
    }
    /** Two items with one path: of what both sides added one counts, or both; of others, one gets a free name. */ part(first, second, path, taken) {
        if (!first.base && !second.base) {
            this.partAdded(first.ours, second.theirs, path, ()=>this.give(second, freeIn(taken, path), taken));
            return;
        }
        const [ours, theirs] = nameFrom(first) === 'ours' ? [
            first,
            second
        ] : [
            second,
            first
        ];
        const answer = this.decisions.ask({
            item: path,
            what: 'name of two items',
            base: null,
            ours: (ours.base ?? ours.ours ?? ours.theirs)?.name ?? null,
            theirs: (theirs.base ?? theirs.theirs ?? theirs.ours)?.name ?? null
        });
        this.give(answer === 'theirs' ? ours : theirs, freeIn(taken, path), taken);
        taken.set(`item ${path}`, answer === 'theirs' ? theirs : ours);
    }
    /** Both sides added an item of this name. */ partAdded(ours, theirs, path, giveFreeName) {
        const isEqual = this.keys.areEqual(ours.node, theirs.node) && ours.itemType === theirs.itemType;
        if (isEqual) return;
        const answer = this.decisions.ask({
            item: path,
            what: 'item',
            base: null,
            ours: `added (${ours.itemType})`,
            theirs: `added (${theirs.itemType})`,
            takes: 'both'
        });
        if (answer === 'both') giveFreeName();
        else this.chosen.set(path, answer === 'theirs' ? 'theirs' : 'ours');
    }
    give(identity, path, taken) {
        this.paths.set(identity, path);
        taken.set(`item ${path}`, identity);
    }
    pathOf(identity) {
        const settled = this.paths.get(identity);
        if (settled !== undefined) return settled;
        // A damaged document may put folders into one another.
        this.paths.set(identity, (identity.base ?? identity.ours ?? identity.theirs)?.name ?? '');
        const path = host_headless.joinPath(this.folderPath(identity), this.leafOf(identity));
        this.paths.set(identity, path);
        return path;
    }
    leafOf(identity) {
        return this.choose(identity, 'name', (item)=>host_headless.leafOf(item.name), String);
    }
    folderPath(identity) {
        const folder = this.choose(identity, 'folder', (item, side)=>this.folders.get(`${side} ${host_headless.folderOf(item.name)}`) ?? host_headless.folderOf(item.name), (value)=>(typeof value === 'string' ? value : this.pathOf(value)) || 'the root');
        return typeof folder === 'string' ? folder : this.pathOf(folder);
    }
    choose({ base, ours, theirs }, what, read, wordOf) {
        const old = base && read(base, 'base');
        const own = ours && read(ours, 'ours');
        const come = theirs && read(theirs, 'theirs');
        if (own === undefined || come === undefined) return own ?? come ?? old;
        if (own === come || come === old) return own;
        if (own === old) return come;
        const answer = this.decisions.ask({
            item: base?.name ?? ours?.name,
            what,
            base: old === undefined ? null : wordOf(old),
            ours: wordOf(own),
            theirs: wordOf(come)
        });
        return answer === 'theirs' ? come : own;
    }
}
/** The side that gave an item its name. */ function nameFrom({ base, ours, theirs }) {
    if (!theirs) return 'ours';
    if (!ours) return 'theirs';
    return ours.name !== base?.name ? 'ours' : 'theirs';
}
function isAlive({ base, ours, theirs }) {
    return base ? ours !== undefined && theirs !== undefined : true;
}
function freeIn(taken, path) {
    let number = 2;
    while(taken.has(`item ${path} ${number}`))number++;
    return `${path} ${number}`;
}
/** Renames items at once: names that others still have are reached by way of free ones. */ function renameAll({ library }, targets) {
    const changed = targets.filter(([item, path])=>item.name !== path);
    const wanted = new Set(changed.map(([, path])=>path));
    const blocked = changed.filter(([item])=>wanted.has(item.name));
    for (const [item] of blocked)host_headless.movePath(library, item, library.firstFree((number)=>`merged ${number}`));
    const depth = (path)=>path.split('/').length;
    for (const [item, path] of [
        ...changed
    ].sort(([, one], [, other])=>depth(one) - depth(other)))if (item.name !== path) host_headless.movePath(library, item, path);
}

/** What three nodes say, in short; null for one that is missing. */ function described(nodes) {
    const inShort = (node)=>node ? shortened(textOfNode(node).replace(/\s+/g, ' ')) : null;
    return {
        base: inShort(nodes.base),
        ours: inShort(nodes.ours),
        theirs: inShort(nodes.theirs)
    };
}

/** Merges the elements of a keyframe, or of a group. */ function mergeElements(versions, place, nodes, run) {
    const match = (olds, news)=>matchElements(olds, news).pairs;
    const lists = pairLists(versions, match, run, (node)=>host_headless.ELEMENT.name.read(node));
    const wordOf = (node)=>{
        const facts = run.factsOf(node);
        return facts ? nameOf$1(facts) : node.name;
    };
    const placeOf = (node)=>({
            ...place,
            element: wordOf(node)
        });
    const merged = mergeList({
        ...lists,
        mergePair: (pair)=>nodes.merge(pair, {
                place: placeOf(pair.base ?? pair.ours),
                path: []
            }),
        isChanged: (before, side)=>!run.keys.areEqual(before, side),
        describeRemoved: (pair)=>({
                ...placeOf(pair.base),
                what: 'element',
                ...described(pair)
            }),
        orderConflict: ()=>orderConflict('order of elements', place, lists, wordOf)
    }, run);
    run.note(()=>putNodes(versions.ours, merged.nodes));
}

/** Merges the layers of a timeline, and the folders, masks and guides that they belong to. */ function mergeLayers(versions, place, nodes, run) {
    const match = (olds, news)=>matchLayers(olds, news).pairs;
    const lists = pairLists(versions, match, run);
    const nameOf = (layer)=>host_headless.LAYER.name.read(layer);
    const placeOf = (layer)=>({
            ...place,
            layer: nameOf(layer)
        });
    const parents = mergeParents(lists, placeOf, run);
    const merged = mergeList({
        ...lists,
        mergePair: (pair)=>nodes.merge(pair, {
                place: placeOf(pair.base ?? pair.ours),
                path: []
            }),
        isChanged: (before, side)=>!run.keys.areEqual(before, side),
        describeRemoved: (pair)=>removedConflict(placeOf(pair.base), 'layer', pair),
        orderConflict: ()=>orderConflict('order of layers', place, lists, nameOf)
    }, run);
    run.note(()=>{
        putNodes(versions.ours, merged.nodes);
        writeParents(merged, parents);
    });
}
function mergeParents({ base, ours, theirs, oursOf, theirsOf }, placeOf, run) {
    const parents = new Map();
    for (const side of [
        theirs,
        ours
    ])for (const layer of side)parents.set(layer, host_headless.parentOf(layer));
    const inBase = new Map([
        ...oursOf,
        ...theirsOf
    ].map(([before, after])=>[
            after,
            before
        ]));
    const asInBase = (layer)=>layer && (inBase.get(layer) ?? layer);
    for (const before of base){
        const [own, come] = [
            oursOf.get(before),
            theirsOf.get(before)
        ];
        if (!own || !come) continue;
        const versions = [
            host_headless.parentOf(before),
            parents.get(own),
            parents.get(come)
        ];
        const [old, mine, other] = versions.map(asInBase);
        if (other === old || other === mine) continue;
        const isTheirs = mine === old || isTheirsChosen(placeOf(before), versions, run);
        if (isTheirs) parents.set(own, versions[2]);
    }
    return parents;
}
function isTheirsChosen(place, layers, run) {
    const [base, ours, theirs] = layers.map((layer)=>layer ? host_headless.LAYER.name.read(layer) : null);
    return run.decisions.ask({
        ...place,
        what: 'parent layer',
        base,
        ours,
        theirs
    }) === 'theirs';
}
/** Writes the indices of parents in a merged list. A layer whose parent is gone is at the top. */ function writeParents({ nodes, of }, parents) {
    const counted = nodes.filter((layer)=>host_headless.LAYER.layerType.read(layer) !== 'camera');
    const places = new Map(counted.map((layer, index)=>[
            layer,
            index
        ]));
    // What ours has comes last, and counts.
    for (const [layer, parent] of parents){
        const result = of.get(layer);
        const own = result && places.get(result);
        if (!result || own === undefined) continue;
        const index = parent && places.get(of.get(parent) ?? parent);
        host_headless.LAYER.parentLayerIndex.write(result, index === undefined || index >= own ? -1 : index);
    }
}

/**
 * Merges the keyframes of a layer. Keyframes that all versions have divide it into segments. Of a segment that one side
 * left alone the other's keyframes count; frames that one side added lengthen what the other side divided.
 */ function mergeSpans({ base, ours, theirs }, part, nodes, run) {
    const merge = new SpanMerge(base?.children ?? [], ours.children, theirs.children, part, nodes, run);
    const spans = merge.spans();
    run.note(()=>{
        putNodes(ours, spans.map(({ node })=>node));
        let start = 0;
        for (const { node, duration } of spans){
            host_headless.writeSpan(node, start, duration);
            start += duration;
        }
    });
}
class SpanMerge {
    constructor(base, ours, theirs, part, nodes, run){
        this.base = base;
        this.ours = ours;
        this.theirs = theirs;
        this.part = part;
        this.nodes = nodes;
        this.run = run;
        this.baseOf = new Map();
        const pair = (side)=>pairByFacts(base, side, (node)=>run.factsOf(node), alignedPairs);
        this.isOurs = new Set(ours);
        this.oursOf = pair(ours);
        this.theirsOf = pair(theirs);
        for (const pairs of [
            this.oursOf,
            this.theirsOf
        ])for (const [before, after] of pairs)this.baseOf.set(after, before);
    }
    spans() {
        return this.segments().flatMap((segment)=>this.mergeSegment(segment));
    }
    segments() {
        const segments = [];
        const next = {
            base: 0,
            ours: 0,
            theirs: 0
        };
        const cut = (base, ours, theirs)=>{
            segments.push({
                base: this.base.slice(next.base, base),
                ours: this.ours.slice(next.ours, ours),
                theirs: this.theirs.slice(next.theirs, theirs)
            });
            Object.assign(next, {
                base,
                ours,
                theirs
            });
        };
        const [inOurs, inTheirs] = [
            this.ours,
            this.theirs
        ].map((list)=>new Map(list.map((node, at)=>[
                    node,
                    at
                ])));
        this.base.forEach((before, index)=>{
            const own = inOurs.get(this.oursOf.get(before));
            const come = inTheirs.get(this.theirsOf.get(before));
            if (own !== undefined && come !== undefined) cut(index, own, come);
        });
        cut(this.base.length, this.ours.length, this.theirs.length);
        return segments;
    }
    mergeSegment(segment) {
        const { base, ours, theirs } = segment;
        const isRemovedAndChanged = this.isLost(base, this.oursOf, this.theirsOf) || this.isLost(base, this.theirsOf, this.oursOf);
        if (!isRemovedAndChanged) {
            if (this.isAlike(base, theirs)) return this.follow(ours);
            if (this.isAlike(base, ours)) return this.follow(theirs);
            const joined = this.join(segment);
            if (joined) return joined;
        }
        const first = base[0] ?? ours[0] ?? theirs[0];
        const conflict = {
            ...this.part.place,
            frame: host_headless.readStart(first) + 1,
            what: hasSameKeyframes(segment) ? 'duration' : 'keyframes',
            base: spansText(base),
            ours: spansText(ours),
            theirs: spansText(theirs)
        };
        return this.follow(this.run.decisions.ask(conflict) === 'theirs' ? theirs : ours);
    }
    /** True if a side removed a keyframe that the other side changed. */ isLost(base, remover, other) {
        return base.some((before)=>{
            const changed = other.get(before);
            return !remover.has(before) && changed !== undefined && !this.run.keys.areEqual(before, changed);
        });
    }
    /** True if a side has the keyframes of the base, each as long as there. */ isAlike(base, side) {
        const isAsLong = (before, index)=>host_headless.readDuration(before) === host_headless.readDuration(side[index]);
        return this.isPaired(base, side) && base.every(isAsLong);
    }
    /** True if a side has the keyframes of the base and no others. */ isPaired(base, side) {
        return base.length === side.length && base.every((before, index)=>this.baseOf.get(side[index]) === before);
    }
    /** The keyframes of a side, with what the other changed on them. */ follow(side) {
        return side.map((node)=>({
                node: this.merged(node),
                duration: host_headless.readDuration(node)
            }));
    }
    merged(node) {
        const base = this.baseOf.get(node);
        const ours = base ? this.oursOf.get(base) : undefined;
        const theirs = base ? this.theirsOf.get(base) : undefined;
        if (!base || !ours || !theirs) return this.isOurs.has(node) ? node : node.clone();
        const part = {
            place: {
                ...this.part.place,
                frame: host_headless.readStart(base) + 1
            },
            path: []
        };
        return this.nodes.merge({
            base,
            ours,
            theirs
        }, part);
    }
    /** A segment that both sides divided, or one divided and the other made longer or shorter; undefined if it cannot be said. */ join(segment) {
        const { base, ours, theirs } = segment;
        const [old, own, come] = [
            base,
            ours,
            theirs
        ].map(lengthOf);
        if (own === come && ours.length === theirs.length && this.areEqual(ours, theirs)) return this.follow(ours);
        const [isOursPaired, isTheirsPaired] = [
            ours,
            theirs
        ].map((side)=>this.isPaired(base, side));
        if (isOursPaired && isTheirsPaired) return undefined;
        if (isOursPaired) return lengthened(this.follow(theirs), own - old);
        if (isTheirsPaired) return lengthened(this.follow(ours), come - old);
        return own === old && come === old ? this.divided(segment) : undefined;
    }
    areEqual(ours, theirs) {
        return ours.every((node, index)=>(this.baseOf.get(node) ?? node) === (this.baseOf.get(theirs[index]) ?? node) && (this.baseOf.has(node) || this.run.keys.areEqual(node, theirs[index])) && host_headless.readDuration(node) === host_headless.readDuration(theirs[index]));
    }
    /** The keyframes of both sides at their frames; undefined if both put different ones at the same frame. */ divided({ ours, theirs }) {
        const starts = new Map();
        const origin = {
            ours: host_headless.readStart(ours[0]),
            theirs: host_headless.readStart(theirs[0])
        };
        const end = lengthOf(ours);
        for (const node of ours)starts.set(host_headless.readStart(node) - origin.ours, node);
        for (const node of theirs){
            const offset = host_headless.readStart(node) - origin.theirs;
            const own = starts.get(offset);
            const isSame = own && (this.baseOf.get(own) ?? own) === (this.baseOf.get(node) ?? node);
            if (own && !isSame && !this.run.keys.areEqual(own, node)) return undefined;
            if (!own) starts.set(offset, node);
        }
        const sorted = [
            ...starts
        ].sort(([one], [other])=>one - other);
        return sorted.map(([start, node], index)=>({
                node: this.merged(node),
                duration: (sorted[index + 1]?.[0] ?? end) - start
            }));
    }
}
function alignedPairs(olds, news) {
    return align(olds, news, isSameSpan, likeness).flatMap(({ before, after })=>before && after ? [
            [
                before,
                after
            ]
        ] : []);
}
/** The keyframes with frames added to the last one; undefined if it has too few to remove. */ function lengthened(spans, by) {
    const last = spans.at(-1);
    if (!last || last.duration + by < 1) return undefined;
    return [
        ...spans.slice(0, -1),
        {
            ...last,
            duration: last.duration + by
        }
    ];
}
function lengthOf(spans) {
    return spans.reduce((sum, span)=>sum + host_headless.readDuration(span), 0);
}
function hasSameKeyframes({ base, ours, theirs }) {
    return base.length === ours.length && base.length === theirs.length;
}
/** `3 + 2 frames` */ function spansText(spans) {
    return spans.length === 0 ? null : `${spans.map(host_headless.readDuration).join(' + ')} frames`;
}

/** Children by their names; of several with one name the second is `name 2`. */ function childrenByName(node) {
    const counts = new Map();
    return new Map((node?.children ?? []).map((child)=>{
        const count = (counts.get(child.name) ?? 0) + 1;
        counts.set(child.name, count);
        return [
            count === 1 ? child.name : `${child.name} ${count}`,
            child
        ];
    }));
}
/** True if each name that occurs more than once occurs equally often in all versions that have children. */ function haveSameRepeats(versions) {
    const repeats = versions.filter((children)=>children.size > 0).map((children)=>[
            ...children.keys()
        ].filter((name)=>name.includes(' ')).join());
    return new Set(repeats).size <= 1;
}
/** The word for a node in the path of a value; none for those that people do not see. */ function wordOf({ name }) {
    const isSilent = /^(DOM|matrix$|Matrix$|Actionscript$|Framescript$|textAttrs$|textRuns$|Include$)/.test(name);
    return isSilent ? [] : [
        name.charAt(0).toLowerCase() + name.slice(1)
    ];
}

/** What people call the attributes of a matrix. */ const WORDS = {
    tx: 'x',
    ty: 'y',
    a: 'horizontal scale',
    d: 'vertical scale',
    'a b c d': 'scale and rotation'
};
/** Merges the attributes of a node, each for itself but those that mean something together only. */ function mergeAttributes(versions, describe, run) {
    const { base, ours, theirs } = versions;
    for (const group of groupsOf(versions)){
        const [old, own, come] = [
            base,
            ours,
            theirs
        ].map((node)=>group.map((name)=>valueOf(node, name)));
        if (isSame(own, come) || isSame(old, come) || !isTheirs(group, [
            old,
            own,
            come
        ], describe, run)) continue;
        for (const name of group)run.note(()=>ours.setAttr(name, theirs.attr(name) ?? null, nameBefore(name, theirs)));
    }
}
function isSame(one, other) {
    return one.every((value, index)=>value === other[index]);
}
/** True if the result has the values of theirs, which differ from both others. */ function isTheirs(group, [old, own, come], describe, run) {
    if (isSame(old, own)) return true;
    const [name] = group;
    if (name === 'lastModified') return Number(come[0]) > Number(own[0]);
    if (isOfProgram(name)) return false;
    const what = WORDS[group.join(' ')] ?? group.join(' ');
    const values = {
        base: shown(group, old),
        ours: shown(group, own),
        theirs: shown(group, come)
    };
    return run.decisions.ask(describe(what, values)) === 'theirs';
}
/** The attribute before another one, so that a new one is written where theirs has it. */ function nameBefore(name, node) {
    const names = node.attributeNames();
    return names[names.indexOf(name) - 1] ?? '';
}
/** The attributes of all versions, those together that are one thing. */ function groupsOf(versions) {
    const nodes = [
        versions.base,
        versions.ours,
        versions.theirs
    ];
    const names = new Set(nodes.flatMap((node)=>node?.attributeNames() ?? []));
    for (const name of names)if (name.startsWith('xmlns') || isOfPlace(versions.ours, name) || name === 'itemID') names.delete(name);
    if (versions.ours.name === 'Color') return names.size > 0 ? [
        [
            ...names
        ].sort()
    ] : [];
    const linear = [
        'a',
        'b',
        'c',
        'd'
    ];
    const isTurned = nodes.some((node)=>[
            'b',
            'c'
        ].some((name)=>Number(node?.attr(name) ?? 0) !== 0));
    if (versions.ours.name !== 'Matrix' || !isTurned) return [
        ...names
    ].map((name)=>[
            name
        ]);
    return [
        linear,
        ...[
            ...names
        ].filter((name)=>!linear.includes(name)).map((name)=>[
                name
            ])
    ];
}
function shown(group, values) {
    if (values.every((value)=>value === undefined)) return null;
    if (group.length === 1) return values[0] ?? null;
    return group.flatMap((name, index)=>values[index] === undefined ? [] : `${name} ${values[index]}`).join(', ');
}

/** Merges three texts by lines, as git does. @param resolve - gives the lines for a conflict */ function mergeLines(base, ours, theirs, resolve) {
    const [old, own, come] = [
        base,
        ours,
        theirs
    ].map(linesOf);
    if (!areComparable(old, own) || !areComparable(old, come)) return resolve({
        base: old,
        ours: own,
        theirs: come
    }).join('\n');
    const regions = nodeDiff3.diff3Merge(own, old, come, {
        excludeFalseConflicts: true
    });
    return regions.flatMap(({ ok, conflict })=>{
        if (!conflict) return ok ?? [];
        return resolve({
            base: conflict.o,
            ours: conflict.a,
            theirs: conflict.b
        });
    }).join('\n');
}

/** Merges the texts of nodes without children: scripts by lines, others as a whole. @param what - names the text */ function mergeText({ base, ours, theirs }, place, what, run) {
    const [old, own, come] = [
        base?.text() ?? '',
        ours.text(),
        theirs.text()
    ];
    if (own === come || old === come) return;
    const isScript = ours.name === 'script';
    const ask = (texts)=>run.decisions.ask({
            ...place,
            what: isScript ? 'script' : what,
            ...texts,
            base: texts.base ?? null,
            takes: 'text'
        });
    let text = come;
    if (old !== own) text = isScript ? mergeScript(old, own, come, ask) : chosen(ask({
        base: old,
        ours: own,
        theirs: come
    }), own, come);
    if (text !== own) run.note(()=>ours.setText(text, isScript ? {
            cdata: true
        } : {}));
}
function mergeScript(old, own, come, ask) {
    return mergeLines(old, own, come, (lines)=>{
        const [base, ours, theirs] = [
            lines.base,
            lines.ours,
            lines.theirs
        ].map((all)=>all.join('\n'));
        const answer = ask({
            base,
            ours,
            theirs
        });
        if (typeof answer === 'object') return [
            answer.text
        ];
        return answer === 'theirs' ? lines.theirs : lines.ours;
    });
}
function chosen(answer, ours, theirs) {
    if (typeof answer === 'object') return answer.text;
    return answer === 'theirs' ? theirs : ours;
}

/** Nodes whose parts mean nothing alone: both sides cannot change one. */ const WHOLE = new Set([
    ...[
        'edges',
        'MorphShape',
        'motionObjectXML',
        'LinearGradient',
        'RadialGradient',
        'CustomEase'
    ],
    ...[
        'SoundEnvelope',
        'PD',
        'customFill',
        'filters'
    ]
]);
/** The drawing of a shape: edges name fills and strokes by their numbers. */ const DRAWING = [
    'fills',
    'strokes',
    'edges'
];
/** Merges nodes: their attributes, their texts, and their children by their names. */ class NodeMerge {
    constructor(run, /** Lists whose entries are matched, by the name of the node. */ lists, /** Children that something else merges. */ skipped = new Set()){
        this.run = run;
        this.lists = lists;
        this.skipped = skipped;
    }
    /** The merged node: that of ours, with edits noted, or a copy of theirs. */ merge(versions, part) {
        const { base, ours, theirs } = versions;
        const { keys } = this.run;
        if (keys.areEqual(ours, theirs) || base && keys.areEqual(base, theirs)) return ours;
        if (base && keys.areEqual(base, ours)) return theirs.clone();
        if (WHOLE.has(ours.name)) return this.choose(versions, part) === 'theirs' ? theirs.clone() : ours;
        this.mergeInside(versions, part);
        return ours;
    }
    /** The same for nodes that are known to differ, such as roots, which stay where they are. */ mergeInside(versions, part) {
        const { base, ours, theirs } = versions;
        const inner = {
            ...part,
            path: [
                ...part.path,
                ...wordOf(ours)
            ]
        };
        const pathOf = (word)=>[
                ...inner.path,
                word
            ].join('.');
        mergeAttributes(versions, (word, values)=>({
                ...part.place,
                what: pathOf(word),
                ...values
            }), this.run);
        const list = this.lists[ours.name];
        if (list) list(versions, part);
        else if ([
            base,
            ours,
            theirs
        ].every((node)=>!node || node.children.length === 0)) mergeText(versions, part.place, [
            ...part.path,
            ...wordOf(ours)
        ].join('.'), this.run);
        else if (ours.name === 'DOMShape' && !this.isPartedDrawing(versions)) this.mergeDrawing(versions, part);
        else this.mergeChildren(versions, inner);
    }
    /** Merges children by their names; children of one name in their order, if no version has more of them. */ mergeChildren(versions, part) {
        const [base, ours, theirs] = [
            versions.base,
            versions.ours,
            versions.theirs
        ].map((node)=>childrenByName(node));
        if (!haveSameRepeats([
            base,
            ours,
            theirs
        ])) {
            if (this.choose(versions, part) === 'theirs') this.takeChildren(versions);
            return;
        }
        for (const name of new Set([
            ...ours.keys(),
            ...theirs.keys(),
            ...base.keys()
        ]))if (!this.skipped.has(name)) this.mergeChild(versions, name, {
            base: base.get(name),
            ours: ours.get(name),
            theirs: theirs.get(name)
        }, part);
    }
    mergeChild(parents, name, { base, ours, theirs }, part) {
        const { keys } = this.run;
        if (keys.areEqual(base, theirs) || keys.areEqual(ours, theirs)) return;
        if (ours && theirs) {
            const result = this.merge({
                base,
                ours,
                theirs
            }, part);
            if (result !== ours) this.replace(ours, result);
            return;
        }
        if (!keys.areEqual(base, ours)) {
            const what = [
                ...part.path,
                ...wordOf(ours ?? theirs ?? base)
            ].join('.');
            const conflict = {
                ...part.place,
                what,
                ...described({
                    base,
                    ours,
                    theirs
                })
            };
            if (this.run.decisions.ask(conflict) !== 'theirs') return;
        }
        if (ours) this.run.note(()=>ours.remove());
        else if (theirs) this.insert(parents, name, theirs);
    }
    /** Puts a copy of a child of theirs where theirs has it. */ insert({ ours: parent, theirs: from }, name, child) {
        const before = new Set(from.children.slice(0, from.children.indexOf(child)).map((node)=>node.name));
        this.run.note(()=>{
            let index = 0;
            parent.children.forEach((node, at)=>{
                if (before.has(node.name) || node.name === name) index = at + 1;
            });
            parent.insert(child.clone(), index);
        });
    }
    replace(node, by) {
        this.run.note(()=>{
            const { parent } = node;
            if (!parent) return;
            const index = parent.children.indexOf(node);
            parent.insert(by, index);
            node.remove();
        });
    }
    takeChildren({ ours, theirs }) {
        this.run.note(()=>{
            for (const child of [
                ...ours.children
            ].reverse())child.remove();
            for (const child of theirs.children)ours.append(child.clone());
        });
    }
    /** True for a shape whose fills and strokes can be merged: at most one side drew anew. */ isPartedDrawing(versions) {
        if (!hasSameStyles(versions)) return false;
        const { keys } = this.run;
        const [base, ours, theirs] = [
            versions.base,
            versions.ours,
            versions.theirs
        ].map((node)=>node?.child('edges'));
        return keys.areEqual(base, ours) || keys.areEqual(base, theirs) || keys.areEqual(ours, theirs);
    }
    mergeDrawing(versions, part) {
        const isDrawing = (node)=>DRAWING.includes(node.name);
        const { keys } = this.run;
        const drawn = (node)=>(node?.children ?? []).filter(isDrawing).map((child)=>keys.of(child)).join();
        const [base, ours, theirs] = [
            versions.base,
            versions.ours,
            versions.theirs
        ].map(drawn);
        const isTheirs = base === ours || base !== theirs && ours !== theirs && this.run.decisions.ask(wholeConflict(part.place, 'drawing', versions)) === 'theirs';
        if (isTheirs) for (const name of DRAWING){
            const [own, other] = [
                versions.ours,
                versions.theirs
            ].map((node)=>node.child(name));
            if (own && other) this.replace(own, other.clone());
            else if (own) this.run.note(()=>own.remove());
            else if (other) this.insert(versions, name, other);
        }
        const rest = (node)=>new Map([
                ...childrenByName(node)
            ].filter(([, child])=>!isDrawing(child)));
        const others = [
            versions.base,
            versions.ours,
            versions.theirs
        ].map(rest);
        for (const name of new Set(others.flatMap((map)=>[
                ...map.keys()
            ]))){
            const [old, own, come] = others.map((map)=>map.get(name));
            this.mergeChild(versions, name, {
                base: old,
                ours: own,
                theirs: come
            }, part);
        }
    }
    choose(versions, part) {
        const what = [
            ...part.path,
            ...wordOf(versions.ours)
        ].join('.');
        return this.run.decisions.ask(wholeConflict(part.place, what === '' ? versions.ours.name : what, versions));
    }
}
function wholeConflict(place, what, versions) {
    return {
        ...place,
        what,
        ...described(versions)
    };
}
/** True if the fills and strokes of a shape have the same numbers in all versions. */ function hasSameStyles({ base, ours, theirs }) {
    const numbers = [
        base,
        ours,
        theirs
    ].map((node)=>[
            'fills',
            'strokes'
        ].flatMap((name)=>node?.child(name)?.children ?? []).map((style)=>`${style.name} ${style.attr('index')}`).join());
    return new Set(numbers).size === 1;
}

/**
 * Merges nodes with the lists that are on timelines: layers, keyframes and elements, paired as `diff` pairs them.
 *
 * @param mergeScenes - merges the list of scenes
 * @param skipped - lists that something else merges
 */ function timelineMerge(run, mergeScenes, skipped) {
    const nodes = new NodeMerge(run, {
        timelines: mergeScenes,
        layers: (versions, part)=>mergeLayers(versions, part.place, nodes, run),
        frames: (versions, part)=>mergeSpans(versions, part, nodes, run),
        elements: (versions, part)=>mergeElements(versions, part.place, nodes, run),
        members: (versions, part)=>mergeElements(versions, part.place, nodes, run)
    }, skipped);
    return nodes;
}

/**
 * Merges three versions of a document into that of ours, in memory. Conflicts go to `decisions`; where there is no
 * answer yet, ours stays.
 */ function mergeDocuments(base, ours, theirs, decisions) {
    const documents = {
        base,
        ours,
        theirs,
        oursOf: matchLibraries(base, ours),
        theirsOf: matchLibraries(base, theirs)
    };
    settleMedia(documents);
    const chosen = settleNames(documents, decisions);
    const run = new MergeRun(decisions);
    const nodes = timelineMerge(run, (versions)=>mergeScenes(versions, nodes, run), new Set(host_headless.SECTIONS));
    const library = new LibraryMerge(documents, chosen, nodes, run);
    mergeMain(documents, nodes, run);
    library.merge();
    const done = new Set(library.wholeFiles.keys());
    mergeEntries(documents, ownersIn(documents), done, nodes, run);
    run.apply();
    takeFiles(documents, library);
    removeInstances(documents);
}
function mergeMain({ base, ours, theirs }, nodes, run) {
    for (const document of [
        base,
        ours,
        theirs
    ])for (const scene of document.timelines)run.read(scene);
    const versions = {
        base: base.node,
        ours: ours.node,
        theirs: theirs.node
    };
    nodes.mergeInside(versions, {
        place: {},
        path: []
    });
}
/** Files of symbols and media that come from theirs, or from the base, as they are; those of no item go. */ function takeFiles({ base, ours, theirs }, { wholeFiles }) {
    const wanted = new Set();
    for (const section of host_headless.SECTIONS)for (const entry of ours.node.child(section)?.children ?? []){
        if (entry.name === 'Include') wanted.add(`LIBRARY/${host_headless.INCLUDE.href.read(entry)}`);
        else for (const name of host_headless.filesOfMedia(entry))wanted.add(name);
    }
    for (const name of wanted){
        const isWhole = wholeFiles.get(name) === 'theirs';
        if (!isWhole && ours.files.has(name)) continue;
        const source = [
            theirs,
            base
        ].find(({ files })=>files.has(name));
        if (source) ours.files.write(name, contentOf(source, name));
    }
    for (const document of [
        base,
        ours
    ])for (const item of document.library.knownItems)if (item instanceof host_headless.SymbolItem && !wanted.has(item.filePath)) ours.files.remove(item.filePath);
}
/** What an item that is gone leaves: instances that the other side added. */ function removeInstances({ base, ours }) {
    const { library } = ours;
    library.entriesChanged();
    library.itemsLeave(library.items);
    const paths = new Set(library.entries.map(({ name })=>name));
    for (const { name } of base.library.items)if (!paths.has(name) && library.references.isNamed(name)) library.references.remove(name);
}
/** The content of an entry with the changes of names. */ function contentOf({ files }, name) {
    const file = /\.xml$/i.test(name) ? files.xml(name) : undefined;
    return file?.isChanged ? file.serialize() : files.bytes(name);
}
/** The items that name an entry. */ function ownersIn({ base, ours, theirs }) {
    const owners = new Map();
    for (const { library } of [
        base,
        theirs,
        ours
    ])for (const item of library.items)if (!(item instanceof host_headless.SymbolItem)) for (const name of host_headless.filesOfMedia(item.node))owners.set(name, item.name);
    return owners;
}

/** The line that counts documents, only on a terminal. */ class Progress {
    /** @param isWanted - false for work that is too short to be counted */ constructor(all, io, isWanted = true){
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

/** Milliseconds after which others join the first process: starting one takes as long as many small documents. */ const ALONE = 1000;
/**
 * Sends pieces of work to separate processes: to one at first, and to as many as the machine has processors if work still
 * waits after a second. Each process gets one piece at a time.
 *
 * @throws what the work on a piece throws; the processes are stopped in any case
 */ async function shareWork(pieces, bounds, io, workOn) {
    // The process that asks next gets the next piece.
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

/** What saving left out, in words; undefined if nothing. */ function leftOutText({ files, bytes }) {
    if (files === 0) return undefined;
    return `left out ${host_errors.amount(files, 'file')} of media that nothing names any more (${bytes.toLocaleString('en-US')} bytes)`;
}

/**
 * Passes on what a worker prints; stops the worker and reports it if the output is too long.
 *
 * @param max - maximum number of characters of both outputs together
 */ function boundedSink(sink, worker, max) {
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

/** A call that publishes, as a line for people: its files, or that it was only noted. */ function describePublication({ by, document, profile, target, item, files }) {
    const what = item === undefined ? document : `${item} of ${document}`;
    if (files) return `${by}: ${what} is published (profile ${JSON.stringify(profile)}): ${files.join(', ')}`;
    const where = target === undefined || target === '' ? '' : `, to ${target}`;
    return `${by}: ${what} is noted, not published (profile ${JSON.stringify(profile)}${where})`;
}

exports.CommandFailure = CommandFailure;
exports.ConfinedFailure = ConfinedFailure;
exports.DOCUMENT_BOUNDS = DOCUMENT_BOUNDS;
exports.Decisions = Decisions;
exports.ENDING_SIGNALS = ENDING_SIGNALS;
exports.END_OF_OUTPUT = END_OF_OUTPUT;
exports.EndingOutput = EndingOutput;
exports.FAILURE = FAILURE;
exports.HELP_HINT = HELP_HINT;
exports.INPUT_FOLDER = INPUT_FOLDER;
exports.INPUT_NAME = INPUT_NAME;
exports.INSTALL_FFMPEG = INSTALL_FFMPEG;
exports.InputError = InputError;
exports.Matching = Matching;
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
exports.align = align;
exports.boundedSink = boundedSink;
exports.checkDocumentName = checkDocumentName;
exports.checkPictureName = checkPictureName;
exports.compareProperties = compareProperties;
exports.conflictName = conflictName;
exports.conflictsFile = conflictsFile;
exports.conflictsText = conflictsText;
exports.contentOf = contentOf$1;
exports.defectReport = defectReport;
exports.describeProperties = describeProperties;
exports.describePublication = describePublication;
exports.diffElements = diffElements;
exports.documentFailure = documentFailure;
exports.elementFacts = elementFacts;
exports.endTogether = endTogether;
exports.errorLine = errorLine;
exports.examplesText = examplesText;
exports.factsOf = factsOf;
exports.ffmpegArguments = ffmpegArguments;
exports.ffmpegProgram = ffmpegProgram;
exports.formatLines = formatLines;
exports.fromHere = fromHere;
exports.inFlags = inFlags;
exports.isConflictsFile = isConflictsFile;
exports.isFull = isFull;
exports.isQueryError = isQueryError;
exports.isSameSpan = isSameSpan;
exports.jsonFault = jsonFault;
exports.leftOutText = leftOutText;
exports.likeness = likeness;
exports.lineChanges = lineChanges;
exports.matchItems = matchItems;
exports.matchLayers = matchLayers;
exports.matchScenes = matchScenes;
exports.mergeDocuments = mergeDocuments;
exports.nameOf = nameOf$1;
exports.optionName = optionName;
exports.paint = paint;
exports.processIo = processIo;
exports.publishArguments = publishArguments;
exports.readAnswers = readAnswers;
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
