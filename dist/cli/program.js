// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const host_errors = require('../host/errors.js');
const fs = require('node:fs');
const path = require('node:path');
const commander = require('commander');
const host_defaults = require('../host/defaults.js');
const node_child_process = require('node:child_process');
let codeFrame$1$late;
const codeFrame$1 = () => (codeFrame$1$late ??= require('@babel/code-frame'));
const os = require('node:os');
const promises = require('node:timers/promises');

/**
 * The package's own manifest: the one place where the version stands.
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
/** What every message on standard error begins with. */ const PREFIX = `${PROGRAM_NAME}: `;

/** The message for an error that nobody expected: how to report it, and where it happened. */ function defectReport(error, libraryFolder) {
    const where = error instanceof Error ? error.stack : String(error);
    return [
        `${PREFIX}internal error in ${versionLine(libraryFolder)}: this is a defect of the program.`,
        'Please report it with these lines, the command and the document (see CONTRIBUTING.md):',
        `${where}\n`
    ].join('\n');
}

/**
 * The one line that tells a failure. An error of the query language has the query and a caret on its second and third
 * line; they become a place in words.
 */ function errorLine(error) {
    return host_errors.shortened(wholeLine(error));
}
/** The same for a query of the command line, where nobody called `$()`. */ function failureLine(error) {
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
    const place = `${what} (at character ${index + 1} of ${quotePart(query, index)})`;
    return [
        place,
        ...hints.map((hint)=>hint.trim())
    ].join('. ');
}
/** A script may throw any object, even one that throws when its text is asked for. */ function textOfThrown(value) {
    const nothing = 'an object without a text was thrown';
    try {
        const text = String(value);
        return text === '[object Object]' ? nothing : text;
    } catch  {
        return nothing;
    }
}
/** Characters of a long query that are shown before and behind the place. */ const AROUND = 60;
function quotePart(query, index) {
    const start = Math.max(0, index - AROUND);
    const end = Math.min(query.length, index + AROUND);
    const part = query.slice(start, end);
    return JSON.stringify(`${start > 0 ? '…' : ''}${part}${end < query.length ? '…' : ''}`);
}

/** The computer and the person at it, as far as they say where programs keep what is set up. */ /** Wrong usage that only shows when the command works: the options do not fit each other, or what they name. */ class UsageError extends Error {
}
/** What somebody wrote for the command cannot be used, such as a configuration. The message says what to write instead. */ class InputError extends Error {
}
/** A failure that the command has told already. */ class ReportedFailure extends Error {
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
 * Characters that make a terminal act, or show a text in another order than it is written: controls except the tab and
 * the line break, marks that turn the direction of writing, and line separators. A CR before a line break is its part.
 */ const ACTING = '\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u061c\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069';
const IN_TEXT = new RegExp(`[${ACTING}]|\\r(?!\\n)`, 'g');
const IN_LINE = new RegExp(`[${ACTING}\\r\\n]`, 'g');
/** A text for a terminal: what would act there is shown as `\u001b`. Such an escape in JSON stands for the same text. */ function visible(text) {
    return text.replace(IN_TEXT, escaped);
}
/** The same for what must stay on one line, such as a name. */ function visibleLine(text) {
    return text.replace(IN_LINE, escaped);
}
/** A character as JavaScript and JSON write it. */ function escaped(character) {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** The bracket of a command that counts anywhere in a line, in Azure Pipelines, TeamCity and GitHub Actions. */ const BRACKET = /(?<=##\w{0,16})\[/g;
/** The colon of a command of GitHub Actions, which begins a line. */ const COLON = /(^|\n)([^\S\n]*):/g;
/**
 * Texts for the log of a build server, which takes some lines for commands: they set variables, hide texts, mark files,
 * or end the reading of commands. A script or a document may hold such lines; they are shown instead of obeyed.
 *
 * Source: the runner of GitHub Actions (src/Runner.Common/ActionCommand.cs); the logging commands of Azure Pipelines;
 * the service messages of TeamCity.
 */ class BuildLog {
    /** A piece of what is written, without commands. */ disarm(piece) {
        const line = piece.slice(piece.lastIndexOf('\n') + 1);
        const wasAtStart = this.isAtStart;
        const before = this.tail;
        this.isAtStart = line.trim() === '' && (wasAtStart || line.length < piece.length);
        this.tail = (before + piece).slice(-20);
        const shown = (before + piece).replace(BRACKET, (bracket, at)=>at < before.length ? bracket : escaped(bracket)).slice(before.length);
        return shown.replace(COLON, (found, start, blank)=>start === '' && !wasAtStart ? found : start + blank + escaped(':'));
    }
    constructor(){
        /** True when nothing but blanks stands on the line so far. */ this.isAtStart = true;
        /** The end of what was written: a text comes in any pieces. */ this.tail = '';
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
/** A text of one line in a colour, where colours are shown. The rest of its line goes through `visibleLine`, too. */ function paint(color, text, isColored) {
    const shown = visibleLine(text);
    return isColored ? `\u001b[${CODES[color]}m${shown}${END}` : shown;
}
/** Does something with a painted text, and leaves out the codes of `paint`. */ function betweenCodes(text, change) {
    const codes = text.match(OWN) ?? [];
    return text.split(OWN).map((part, index)=>change(part) + (codes[index] ?? '')).join('');
}

/**
 * The one way from this program to an output. Names, scripts and documents are other people's: on a terminal and in the
 * log of a build server, what would act there is shown as `\\u001b` instead. To a file or a pipe, texts go as they are.
 */ class Output {
    constructor(stream){
        this.stream = stream;
        this.log = new BuildLog();
    }
    /** A text that people read. */ text(text) {
        this.stream.write(this.shown(text));
    }
    /** The same with colours, which `paint` gave it. */ painted(text) {
        this.stream.write(betweenCodes(text, (part)=>this.shown(part)));
    }
    /** The content of a file, or what else programs read. */ content(text) {
        this.stream.write(this.stream.isTerminal ? visible(text) : text);
    }
    shown(text) {
        const { isTerminal, isLog } = this.stream;
        if (!isTerminal && !isLog) return text;
        return isLog ? this.log.disarm(visible(text)) : visible(text);
    }
}

/**
 * The world around the command line as this process has it.
 *
 * @param folder - the folder of the build
 * @param isWorker - whether another process sends the command lines
 */ function processIo(folder, isWorker = false) {
    // What a worker writes goes to another process of this program, which shows it.
    const stream = (to, handle)=>({
            write: (text)=>void to.write(text),
            isTerminal: !isWorker && to.isTTY,
            isLog: !isWorker && isBuildServer() && !isFile(handle)
        });
    const stdout = stream(process.stdout, 1);
    const [out, err] = [
        new Output(stdout),
        new Output(stream(process.stderr, 2))
    ];
    return {
        out: (text)=>out.text(text),
        outPainted: (text)=>out.painted(text),
        outContent: (text)=>out.content(text),
        outBytes: (bytes)=>process.stdout.write(bytes),
        err: (text)=>err.text(text),
        progress: (line)=>{
            if (isWorker) process.send?.({
                progress: line
            });
            else process.stderr.write(`\r\u001b[K${visibleLine(line)}`);
        },
        isTerminal: process.stderr.isTTY ? !isPlain() && !process.env.CI : false,
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
        readInput,
        readLines,
        onInterrupt (listener) {
            // The listeners that end the process come later: they are added with its first worker.
            for (const signal of ENDING_SIGNALS)process.prependListener(signal, listener);
            return ()=>{
                for (const signal of ENDING_SIGNALS)process.off(signal, listener);
            };
        },
        startWorker: async (bounds)=>{
            const { ProcessWorker } = await Promise.resolve().then(() => require('./ProcessWorker.js'));
            return new ProcessWorker(path.join(folder, 'worker.js'), bounds);
        }
    };
}
const PIECE = 2 ** 16;
const WAIT = 20;
/** Everything up to the end of standard input; a pipe may have nothing for a while. */ function readInput() {
    const pieces = [];
    const piece = Buffer.alloc(PIECE);
    for(;;){
        try {
            const read = fs.readSync(0, piece);
            if (read === 0) return Buffer.concat(pieces);
            pieces.push(Buffer.from(piece.subarray(0, read)));
        } catch (error) {
            const { code } = error;
            // Windows tells the end of a pipe by an error.
            if (code === 'EOF') return Buffer.concat(pieces);
            if (code !== 'EAGAIN') throw error;
            Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WAIT);
        }
    }
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
function isFile(handle) {
    try {
        return fs.fstatSync(handle).isFile();
    } catch  {
        return false;
    }
}
/** No line of a program is longer, in characters. */ const LONGEST_LINE$1 = 2 ** 26;
async function* readLines() {
    let rest = '';
    process.stdin.setEncoding('utf8');
    for await (const text of process.stdin){
        const lines = (rest + text).split('\n');
        rest = lines.pop() ?? '';
        yield* lines;
        if (rest.length <= LONGEST_LINE$1) continue;
        yield rest;
        rest = '';
    }
    if (rest !== '') yield rest;
}
/** https://no-color.org and https://force-color.org: any value but an empty one counts. */ function takesColors() {
    const { NO_COLOR, FORCE_COLOR } = process.env;
    if (NO_COLOR) return false;
    if (FORCE_COLOR) return FORCE_COLOR !== '0';
    return process.stdout.isTTY ? !isPlain() : false;
}
function isPlain() {
    return process.env.TERM === 'dumb';
}

/** A command that says what a missing option is for. */ class ProgramCommand extends commander.Command {
    createCommand(name) {
        return new ProgramCommand(name);
    }
    /** Called by commander. */ missingMandatoryOptionValue({ flags, description, argChoices }) {
        const choices = argChoices === undefined ? '' : `; one of ${argChoices.join(', ')}`;
        this.error(`error: ${flags} is missing: ${description}${choices}`, {
            exitCode: USAGE
        });
    }
}

const SHELLS = [
    'bash',
    'zsh',
    'fish'
];
const completion = (program, io)=>{
    program.command('completion').description('print what makes a shell complete commands, options and their values').addArgument(new commander.Argument('<shell>').choices(SHELLS)).action(async (shell)=>{
        const { completionScript } = await Promise.resolve().then(() => require('./completionScript.js'));
        io.outContent(completionScript(shell, program));
    });
};

/** What `--help` says of documents wherever a command takes several. */ const DOCUMENTS = 'FLA files, XFL folders, .xfl files, folders of them, patterns; - reads a document, or a list of paths, from standard input';

const convert = (program, io)=>{
    program.command('convert').description('save documents in another format: binary FLA files as FLA or XFL, FLA as XFL, XFL as FLA').argument('<documents...>', `${DOCUMENTS}; or one document, and the name of what is made of it`).addOption(new commander.Option('--to <format>', 'the format to save in').choices([
        'fla',
        'xfl'
    ])).option('-o, --output <folder>', 'the folder for what is made; each document keeps its place below it').option('--in-place', 'replace binary FLA files by what is made of them; others are left alone').option('--strict', 'refuse a document of which something cannot be read').option('--force', 'replace what is there').action(async (documents, options, command)=>{
        const wrong = misuse$2(documents, options);
        if (wrong !== null) command.error(`error: ${wrong}`, {
            exitCode: USAGE
        });
        const { convertDocuments } = await Promise.resolve().then(() => require('./convertDocuments.js'));
        if (!convertDocuments(documents, options, io)) throw new ReportedFailure();
    });
};
/** Why the options cannot go together; null when they can. */ function misuse$2(documents, { to, output, inPlace }) {
    if (inPlace) {
        if (output !== undefined) return '--in-place cannot go with --output';
        if (documents.includes('-')) return '--in-place cannot go with a document from standard input';
        return to === 'xfl' ? '--in-place cannot go with --to xfl: an FLA becomes an FLA' : null;
    }
    if (output !== undefined) return to === undefined ? '--output needs --to fla or --to xfl' : null;
    if (documents.length === 2) return to === undefined ? null : '--to needs --output, the folder for what is made';
    return 'expected a document and the name of what is made of it, or --to with --output, or --in-place';
}

/** Reads an option that is a whole number. */ function readWholeNumber(text) {
    if (!/^\d+$/.test(text)) throw new commander.InvalidArgumentError('Expected a whole number.');
    return Number(text);
}

const diff = (program, io)=>{
    program.command('diff').description('say what changed from one document to another; status 0: nothing, 1: something, 2: trouble').argument('<old>', 'an FLA, an XFL folder or an .xfl file; - for standard input; <revision>:<path> for one in git, such as HEAD:logo.fla').argument('<new>', 'the same').option('--json', 'print JSON; frames in it count from 0, as in scripts').option('--render <file>', 'draw before, after and what changed, .svg or .png').option('--timeline <name>', 'scene to draw; default: the first that changed').addOption(new commander.Option('--symbol <path>', 'symbol to draw').conflicts('timeline')).option('--frame <number>', 'frame to draw, from 1', readWholeNumber).action(async (before, after, options)=>{
        const { compareDocuments } = await Promise.resolve().then(() => require('./compareDocuments.js'));
        let isSame;
        try {
            isSame = await compareDocuments(before, after, options, io);
        } catch (error) {
            throw new CommandFailure(error, TROUBLE);
        }
        if (!isSame) throw new ReportedFailure();
    });
};
/** The status of `diff` where there is no answer: 1 says that documents differ. */ const TROUBLE = FAILURE + 1;

const fidelity = (program, io)=>{
    program.command('fidelity').description('compare what an Animate answered with what the headless host assumes').argument('<answers>', 'the file that the command "Ask Animate" wrote in Animate').option('--json', 'print JSON with each assumption, for programs').action(async (answers, options)=>{
        const { printFidelity } = await Promise.resolve().then(() => require('./printFidelity.js'));
        printFidelity(answers, options, io);
    });
};

const git = (program, io)=>{
    const command = program.command('git').description('make differences of documents readable in git').action(()=>command.error('error: git: expected install or uninstall', {
            exitCode: USAGE
        }));
    command.command('install').description('set textconv, difftool and attributes for FLA files and XFL folders in a repository').argument('[folder]', 'a folder of the repository', '.').action(async (folder)=>{
        const { installInGit } = await Promise.resolve().then(() => require('./gitSettings.js'));
        await installInGit(folder, io);
    });
    command.command('uninstall').description('take away what `git install` set').argument('[folder]', 'a folder of the repository', '.').action(async (folder)=>{
        const { uninstallFromGit } = await Promise.resolve().then(() => require('./gitSettings.js'));
        await uninstallFromGit(folder, io);
    });
    command.command('textconv', {
        hidden: true
    }).argument('<file>').argument('[version]', 'the program that git keeps the answers of').action(async (file)=>{
        const { printForGit } = await Promise.resolve().then(() => require('./printForGit.js'));
        await printForGit(file, io);
    });
};

/** Of every process: no shell, and no window of its own. */ const HIDDEN = {
    shell: false,
    windowsHide: true
};
/**
 * Starts a program. Every process that this package starts begins here: never through a shell, which would read names
 * of files as commands, and never with a program only because it is in the current folder.
 *
 * @param program - an absolute path, a path as the user wrote it, or a bare name, which is looked for in `PATH`
 * @param args - handed on as they are; none may hold the name of a document
 * @param platform - as in `process.platform`
 * @throws Error "not found" for a bare name that no folder of `PATH` has
 */ function startProgram(program, args, options = {}, platform = process.platform) {
    const { cwd, stdio, detached } = options;
    return node_child_process.spawn(findProgram(program, platform), args, {
        cwd,
        stdio,
        detached,
        ...HIDDEN
    });
}
/** An answer comes within so many milliseconds, or there is none. */ const MOST_MILLISECONDS = 10_000;
/**
 * What a program prints that only says something about itself: `ffmpeg -version`. Nothing where it is not found.
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
        timeout: MOST_MILLISECONDS,
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
    const found = folders.map((folder)=>paths.join(folder, name)).find(isProgram);
    if (found === undefined) throw new Error('not found');
    return found;
}
function isProgram(file) {
    try {
        fs.accessSync(file, fs.constants.X_OK);
        return fs.statSync(file).isFile();
    } catch  {
        return false;
    }
}

/** The place of the samples among the files that ffmpeg is started with; 0 are the pixels. */ const SOUND_PIPE = 3;
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
/** Colours as players of films take them; without these words they guess. */ const BT709 = [
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
/** The coders of a format, the usual ones and those without loss. */ function codersOf(format) {
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
/** What ffmpeg is told of a film: sizes and codings, and nothing of the document. @param file - a name in its own folder */ function ffmpegArguments(film, file) {
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

/** The program that makes films: the variable FFMPEG names another one than the first on the path. */ function ffmpegProgram() {
    return process.env.FFMPEG || 'ffmpeg';
}
/** How to get the program, for messages. */ const INSTALL_FFMPEG = 'install it (apt install ffmpeg, brew install ffmpeg, winget install ffmpeg), or name it in the variable FFMPEG';
/** The program on this machine; undefined where there is none. */ function findFfmpeg() {
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
/** A line for each format: its name, what it makes, and for films the coders of this machine, or what they need. */ function formatLines() {
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

/** A query inside a call of the library, as scripts have it: `$$('star*')`. */ const CALL = /^\s*(\$\$?(?:\.\w+)?)\s*\(\s*(['"])(.*?)\2/;
/** The option of `query` for each function that looks elsewhere than on the stage. */ const OPTIONS = {
    $$: '--items',
    '$.layers': '--layers',
    '$.frames': '--frames',
    '$.all': '--all'
};
/** The name of the function that a query is an argument of, and the query; null for a query that stands alone. */ function callIn(text) {
    const call = CALL.exec(text);
    return call && {
        name: call[1],
        query: JSON.stringify(call[3])
    };
}
/** The reason why the last argument of `query` is no query; null when it is one. */ function queryMisuse(text) {
    const call = callIn(text);
    if (!call) return null;
    const { name, query } = call;
    const option = Object.hasOwn(OPTIONS, name) ? `, and ${OPTIONS[name]} for ${name}` : '';
    return `give the query alone, without ${name}(…)${option}: ${query}`;
}
/** The value of an option that takes a query. */ function readQuery(text) {
    const call = callIn(text);
    if (!call) return text;
    throw new commander.InvalidArgumentError(`Give the query alone, without ${call.name}(…): ${call.query}.`);
}

/** The value of an option that takes a positive number. */ function readAmount(text) {
    const value = Number(text);
    if (value > 0 && Number.isFinite(value)) return value;
    throw new commander.InvalidArgumentError('Expected a number above 0.');
}

/** The option that bounds the pictures of every command that draws or decodes some. */ function maxPixelsOption() {
    const { maxPixels } = host_defaults.DEFAULT_LIMITS;
    return new commander.Option('--max-pixels <number>', `pixels of a picture or bitmap at most; default ${maxPixels}`).argParser(readAmount);
}

const LARGEST_SCALE = 16;
/** Reads an option that is the size of pictures: pixels per pixel of the stage. */ function readScale(text) {
    const scale = Number(text);
    if (isScale(scale)) return scale;
    throw new commander.InvalidArgumentError(`Expected a number above 0, up to ${LARGEST_SCALE}.`);
}
/** Reads several scales, such as `0.5,1,2`; each counts once. */ function readScales(text) {
    const scales = text.split(',').map(Number);
    if (scales.every(isScale)) return [
        ...new Set(scales)
    ];
    throw new commander.InvalidArgumentError(`Expected numbers above 0, up to ${LARGEST_SCALE}, such as 0.5,1,2.`);
}
function isScale(scale) {
    return scale > 0 && scale <= LARGEST_SCALE;
}

const exportCommand = (program, io)=>{
    program.command('export').description('make pictures, sprite sheets, texture atlases, animations, movies or data of documents').argument('<documents...>', DOCUMENTS).addOption(new commander.Option('--to <format>', 'what to make').choices(host_defaults.COMMAND_FORMAT_NAMES).makeOptionMandatory()).option('-o, --output <path>', 'folder, or file where one is made; - is standard output', '.').option('--timeline <name>', 'scene; default: the current one').option('--symbol <path>', 'symbol instead of a scene').option('--items <query>', 'each symbol and bitmap of the library that a query finds, by itself', readQuery).option('--frames <numbers>', 'frames from 1, such as 1-24,30; default: all').option('--label <name>', 'the frames of a label').addOption(new commander.Option('--scale <numbers>', 'pixels per pixel of the stage, such as 0.5,1,2').argParser(readScales).default(host_defaults.DEFAULTS.scales, host_defaults.DEFAULTS.scales.join())).option('--background <color>', 'none or #rrggbb; default: the stage for scenes, none for symbols', readColor).option('--animated', forFormats('animated', 'one file that plays')).addOption(new commander.Option('--by <means>', forFormats('by', 'what plays it')).choices([
        'smil',
        'css'
    ])).option('--play', forFormats('play', 'the film as players show it: movie clips play, scripts of stop() and its like are obeyed')).option('--seconds <number>', 'with --play: how long the film is; default: until every clip has been through its frames', readSeconds).addOption(new commander.Option('--data <format>', forFormats('data', 'its data')).choices(host_defaults.SHEET_DATA_NAMES).default(host_defaults.DEFAULTS.data)).option('--trim', forFormats('trim', 'leave out what is transparent around a frame')).option('--padding <pixels>', forFormats('padding', 'room between pictures'), readWholeNumber, host_defaults.DEFAULTS.sheet.padding).option('--extrude <pixels>', forFormats('extrude', 'repeat the outermost pixels'), readWholeNumber, host_defaults.DEFAULTS.sheet.extrude).option('--max-size <pixels>', forFormats('maxSize', 'size of a sheet at most'), readSize, host_defaults.DEFAULTS.sheet.maxSize).option('--power-of-two', forFormats('powerOfTwo', 'sizes that are powers of two')).option('--rotate', forFormats('rotate', 'turn pictures where that saves room')).option('--optimized', forFormats('optimized', 'short keys, equal frames once')).addOption(new commander.Option('--leaves <kind>', forFormats('leaves', 'symbols that hold shapes only, as pictures or as timelines; default: pictures, with --optimized timelines')).choices([
        'pictures',
        'timelines'
    ])).option('--size <pixels>', forFormats('size', 'width and height, such as 1280x720; the picture is scaled to fit'), readFrameSize).option('--fps <number>', forFormats('fps', 'frames a second; default: those of the document'), readFps).option('--loop <times>', forFormats('loop', 'how often the frames are played'), readTimes, host_defaults.DEFAULTS.loop).addOption(new commander.Option('--quality <word>', forFormats('quality', 'how good the film or WebP is; default: high, of WebP lossless')).choices(host_defaults.QUALITIES)).addOption(new commander.Option('--pictures <format>', forFormats('pictures', 'what its pictures are')).choices(host_defaults.PICTURE_KINDS).default(host_defaults.DEFAULTS.pictures.kind)).option('--together', forFormats('together', 'the items share their pictures')).option('--bake', forFormats('bake', 'tweens frame by frame')).option('--strict', forFormats('strict', 'fail where something of a document would be lost')).addOption(new commander.Option('--scripts <what>', forFormats('scripts', 'drop leaves out what needs a compiler; default: such a script is an error')).choices([
        'drop'
    ])).option('--fonts <folder>', 'folder of TTF and OTF files to set texts in').addOption(maxPixelsOption()).option('--json', 'print JSON about what was made').option('--formats', 'list the formats, and what this machine has for films').on('option:formats', ()=>{
        for (const line of formatLines())io.line(line);
        throw new commander.CommanderError(0, 'formats', '');
    }).action(async (documents, options, command)=>{
        const isGiven = (name)=>command.getOptionValueSource(name) === 'cli';
        const wrong = misuse$1(options, isGiven);
        if (wrong !== null) command.error(`error: ${wrong}`, {
            exitCode: USAGE
        });
        const { exportDocuments } = await Promise.resolve().then(() => require('./exportDocuments.js')).then(n => n.exportDocuments);
        if (!await exportDocuments(documents, options, io)) throw new ReportedFailure();
    });
};
/** The description of an option that belongs to some formats. */ function forFormats(option, text) {
    const formats = host_defaults.formatsWith(option);
    const list = [
        formats.slice(0, -1).join(', '),
        ...formats.slice(-1)
    ].filter((part)=>part !== '');
    return `with ${list.join(' and ')}: ${text}`;
}
/** Every option that belongs to some formats. */ const FORMAT_OPTIONS = [
    ...new Set(host_defaults.COMMAND_FORMAT_NAMES.flatMap((name)=>host_defaults.EXPORT_FORMATS[name].options))
];
/** The reason why the options make no sense; null when they do. */ function misuse$1(options, isGiven) {
    const places = [
        'timeline',
        'symbol',
        'items'
    ].filter((name)=>options[name] !== undefined);
    if (places.length > 1) return `--${places[0]} cannot go with --${places[1]}`;
    if (options.frames !== undefined && options.label !== undefined) return '--frames cannot go with --label';
    if (options.json && options.output === '-') return '--json cannot go with -o -: both would print to standard output';
    if (options.seconds !== undefined && !options.play) return '--seconds goes with --play';
    if (options.play && options.label !== undefined) return '--label cannot go with --play: a film may pass a label often or never';
    for (const name of FORMAT_OPTIONS){
        const formats = host_defaults.formatsWith(name);
        if (!isGiven(name) || formats.includes(options.to)) continue;
        return `${optionName(name)} goes with --to ${formats.join(' or ')}, not with ${options.to}`;
    }
    const arePng = host_defaults.formatsWith('pictures').includes(options.to) && options.pictures !== 'webp';
    if (options.quality !== undefined && arePng) return `--quality goes with --pictures webp: PNG loses nothing`;
    if (options.by !== undefined && !options.animated) return '--by goes with --animated';
    if (options.together && options.items === undefined) return '--together goes with --items';
    if (options.rotate && options.to === 'sheet' && !host_defaults.SHEET_DATA_FORMATS[options.data].knowsRotation) {
        return `--rotate cannot go with --data ${options.data}, which knows no turned pictures`;
    }
    if (!host_defaults.exportFormat(options.to).hasPixels && options.scale.join() !== '1') {
        return `--scale cannot go with --to ${options.to}, which has no pixels`;
    }
    if (options.to === 'mp4' && options.background === 'none') return '--background none cannot go with --to mp4, which is never transparent; take webm or mov, or name a colour';
    if (options.to === 'wav' && options.background !== undefined) return '--background cannot go with --to wav, which shows nothing';
    if (options.size && isGiven('scale')) return '--size cannot go with --scale: both say how large the picture is';
    if (options.to === 'swf') return misuseOfSwf(options);
    return options.to === 'json' ? misuseOfJson(options) : null;
}
/** A document as data is whole. */ function misuseOfJson(options) {
    const parts = [
        'timeline',
        'symbol',
        'items',
        'frames',
        'label',
        'background'
    ].filter((name)=>options[name] !== undefined);
    return parts.length > 0 ? `--${parts[0]} cannot go with --to json, which holds the whole document` : null;
}
/** A movie has all frames of what it shows, and the colour of the stage. */ function misuseOfSwf(options) {
    const part = [
        'frames',
        'label',
        'background'
    ].find((name)=>options[name] !== undefined);
    return part === undefined ? null : `--${part} cannot go with --to swf, which plays all frames on the stage`;
}
function readColor(text) {
    if (text === 'none' || /^#[0-9a-f]{6}$/i.test(text)) return text;
    throw new commander.InvalidArgumentError('Expected none or a colour such as #3366cc.');
}
const LARGEST_SIDE = 16384;
function readFrameSize(text) {
    const [width, height] = (/^(\d+)x(\d+)$/.exec(text) ?? []).slice(1).map(Number);
    if (width >= 1 && height >= 1 && width <= LARGEST_SIDE && height <= LARGEST_SIDE) return [
        width,
        height
    ];
    throw new commander.InvalidArgumentError(`Expected width and height from 1 to ${LARGEST_SIDE}, such as 1280x720.`);
}
const FASTEST = 240;
function readFps(text) {
    const fps = /^\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
    if (fps >= 0.1 && fps <= FASTEST) return fps;
    throw new commander.InvalidArgumentError(`Expected a number from 0.1 to ${FASTEST}.`);
}
const MOST_TIMES = 1000;
function readTimes(text) {
    const times = readWholeNumber(text);
    if (times >= 1 && times <= MOST_TIMES) return times;
    throw new commander.InvalidArgumentError(`Expected a whole number from 1 to ${MOST_TIMES}.`);
}
function readSeconds(text) {
    const seconds = Number(text);
    if (seconds > 0 && seconds < Infinity) return seconds;
    throw new commander.InvalidArgumentError('Expected a number above 0.');
}
const LARGEST_SHEET = 16384;
function readSize(text) {
    const size = readWholeNumber(text);
    if (size >= 16 && size <= LARGEST_SHEET) return size;
    throw new commander.InvalidArgumentError(`Expected a whole number from 16 to ${LARGEST_SHEET}.`);
}

const importCommand = (program, io)=>{
    program.command('import').description('make a document of what export --to json wrote').argument('<data>', 'a JSON file').requiredOption('-o, --output <path>', 'the document to make: an FLA, or a folder for an XFL').option('--force', 'replace a document that is there').action(async (file, options)=>{
        const { importDocument } = await Promise.resolve().then(() => require('./importDocument.js'));
        importDocument(file, options, io);
    });
};

const init = (program, io)=>{
    program.command('init').description('make a project for scripts in TypeScript: a build, a test on a document').argument('<folder>', 'an empty or new folder').option('--javascript', 'scripts in JavaScript').action(async (folder, options)=>{
        const { makeProject } = await Promise.resolve().then(() => require('./makeProject.js'));
        makeProject(folder, options, io);
    });
};

const install = (program, io)=>{
    program.command('install').description('copy the library and scripts into the menu Commands of every Animate found').argument('[scripts...]', 'JSFL files to copy with the library').option('--to <folder>', 'copy into this Configuration folder, or Commands folder, instead').option('--force', 'also replace files that this command did not copy there').option('--dry-run', 'say what would be done, and do nothing').action(async (scripts, options)=>{
        const { installScripts } = await Promise.resolve().then(() => require('./installScripts.js'));
        installScripts(scripts, options, io);
    });
};

/** The file that `--output` names where standard output is the default: `-` names that, too. Undefined for it. */ function outputFile({ output }) {
    return output === '-' ? undefined : output;
}

const FORMATS = [
    'readable',
    'json',
    'sarif',
    'github',
    'junit'
];
const lint = (program, io)=>{
    program.command('lint').description('hold documents against rules: unused items, missing media, names …').argument('<documents...>', DOCUMENTS).option('-c, --config <file>', 'configuration; default: adobe-collection.config.json or .js beside the document or above, else the preset "recommended"').option('--no-config', 'read no configuration: the preset "recommended" holds').option('--json-config', 'refuse configurations that run code: read those in JSON only').addOption(new commander.Option('-f, --format <format>', 'how to report').choices(FORMATS).default('readable')).option('--json', 'print JSON; short for --format json').option('-o, --output <file>', 'file for the report; default, and -: standard output').option('--all', 'show every problem where the readable format would fold many of a kind').option('--fix', 'remove what can be removed, and save').option('--dry-run', 'with --fix: say what would be changed, and save nothing').option('--max-warnings <number>', 'fail if there are more warnings', readWholeNumber).option('--render <folder>', 'draw the elements with problems, outlined').option('--no-cache', 'look at documents again that did not change').action(async (documents, options, command)=>{
        if (options.dryRun && !options.fix) command.error('error: --dry-run goes with --fix', {
            exitCode: USAGE
        });
        if (options.json) {
            if (command.getOptionValueSource('format') === 'cli' && options.format !== 'json') command.error(`error: --json cannot go with --format ${options.format}`, {
                exitCode: USAGE
            });
            options.format = 'json';
        }
        const { lintDocuments } = await Promise.resolve().then(() => require('./lintDocuments.js'));
        if (!await lintDocuments(documents, {
            ...options,
            output: outputFile(options)
        }, io)) throw new ReportedFailure();
    });
};

const open = (program, io)=>{
    program.command('open').description('show a document in the browser, and print where its page lies').argument('<document>', 'an FLA file, an XFL folder or an .xfl file').action(async (document)=>{
        const { openPage } = await Promise.resolve().then(() => require('./makePages.js'));
        await openPage(document, io);
    });
};

const mcp = (program, io)=>{
    program.command('mcp').description('serve an assistant: Model Context Protocol over standard input and output').option('--root <folder>', 'a folder with documents that the assistant may read and change; may be repeated; default: the current one', (folder, before = [])=>[
            ...before,
            folder
        ]).option('--trust-scripts', 'run scripts of the assistant outside of the sandbox').action(async (options)=>{
        const { serve } = await Promise.resolve().then(() => require('./serve.js'));
        await serve({
            ...options,
            root: options.root ?? [
                '.'
            ]
        }, io);
    });
};

const page = (program, io)=>{
    program.command('page').description('write a page that shows documents: stage, timeline, library and queries, in one HTML file').argument('<documents...>', DOCUMENTS).option('-o, --output <file>', 'file to write, .html, for several documents with {name} or {path} in it; default, and -: standard output').action(async (documents, options, command)=>{
        if (options.output === undefined && io.isRead) command.error('error: page: name a file, such as -o page.html; open shows the page at once, and -o - prints it', {
            exitCode: USAGE
        });
        const { makePages } = await Promise.resolve().then(() => require('./makePages.js'));
        if (!makePages(documents, {
            output: outputFile(options)
        }, io)) throw new ReportedFailure();
    });
};

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
/** The words of the command line that publishes documents, for a watcher of it. */ function publishArguments(documents, request) {
    return [
        'publish',
        ...documents,
        `--output=${request.output}`,
        ...SWITCHES.flatMap((name)=>request[name] ? [
                optionName(name)
            ] : []),
        ...VALUES.flatMap((name)=>{
            const value = request[name];
            return value === undefined ? [] : [
                `${optionName(name)}=${value}`
            ];
        })
    ];
}

const publish = (program, io)=>{
    program.command('publish').description('publish documents for players: as HTML5 Canvas or SWF').argument('<documents...>', DOCUMENTS).requiredOption('-o, --output <folder>', 'folder for what is published').addOption(new commander.Option('--to <format>', 'what to make; default: by the kind of the document').choices([
        'canvas',
        'swf'
    ])).option('--local', 'canvas: copy the player beside the page').addOption(new commander.Option('--hosted', "canvas: link the player from its makers' server").conflicts('local')).addOption(new commander.Option('--scripts <mode>', 'drop: leave out scripts that cannot be published').choices([
        'drop'
    ])).option('--strict', 'fail where something of a document would be lost, and write nothing of it').option('--fonts <folder>', 'folder of TTF and OTF files for the outlines of texts').addOption(maxPixelsOption()).option('--json', 'print JSON about what was published and what was lost').option('--watch', 'publish again whenever a document changes').action(async (documents, { watch, ...options }, command)=>{
        if (options.output === '-') command.error('error: -o -: expected a folder; a publication has several files', {
            exitCode: USAGE
        });
        if (watch) return again(documents, options);
        const { publishDocuments } = await Promise.resolve().then(() => require('./publishDocuments.js'));
        if (!await publishDocuments(documents, options, io)) throw new ReportedFailure();
    });
    async function again(documents, options) {
        const { watchCommand } = await Promise.resolve().then(() => require('./watchCommand.js'));
        await watchCommand(publishArguments(documents, options), io);
    }
};

const query = (program, io)=>{
    program.command('query').description('list what a query finds in documents').usage('[options] <documents...> <query>').argument('<documents-and-query...>', 'FLA files, XFL folders, .xfl files, folders of them, patterns; then the query, such as "star*:movieclip[x>200]"').option('--items', 'query the library instead of the stage').option('--layers', 'query layers instead of elements').option('--frames', 'query keyframes instead of elements; with --frame those that hold at it').option('--all', 'query every keyframe of every timeline, not one frame').option('--timeline <name>', 'scene to query; default: the current one').option('--symbol <path>', 'symbol to query instead of a scene').option('--frame <number>', 'frame to query, from 1; default: where the playhead is', readWholeNumber).option('--count', 'print how many were found, not what').option('--json', 'print JSON; frames in it, as in queries, count from 0').action(async (args, options, command)=>{
        const wrong = misuse(args, options);
        if (wrong !== null) command.error(`error: ${wrong}`, {
            exitCode: USAGE
        });
        const { printMatches } = await Promise.resolve().then(() => require('./printMatches.js'));
        if (!printMatches(args.slice(0, -1), args[args.length - 1], options, io)) throw new ReportedFailure();
    });
};
/** The reason why the arguments make no sense; null when they do. */ function misuse(args, options) {
    if (args.length < 2) return 'expected documents, then a query, such as: query logo.fla ":movieclip"';
    const places = [
        'timeline',
        'symbol',
        'frame'
    ].filter((name)=>options[name] !== undefined);
    const kinds = [
        'items',
        'layers',
        'frames'
    ].filter((name)=>options[name]);
    if (kinds.length > 1) return `--${kinds[0]} cannot go with --${kinds[1]}`;
    const wide = [
        'items',
        'all'
    ].filter((name)=>options[name]);
    if (wide.length > 1) return '--items cannot go with --all';
    if (wide.length > 0 && places.length > 0) return `--${places[0]} cannot go with --${wide[0]}`;
    if (options.timeline !== undefined && options.symbol !== undefined) return '--timeline cannot go with --symbol';
    if (options.layers && options.frame !== undefined) return '--frame cannot go with --layers';
    return queryMisuse(args[args.length - 1]);
}

const render = (program, io)=>{
    program.command('render').description('draw a frame of documents as SVG or PNG').argument('<documents...>', DOCUMENTS).option('--query <query>', 'outline and label what a query finds, and draw the rest pale', readQuery).option('--items', 'find library items with the query, and outline their instances').option('--frame <number>', 'frame to draw, from 1; default: where the playhead is', readWholeNumber).option('--timeline <name>', 'scene to draw; default: the current one').addOption(new commander.Option('--symbol <path>', 'symbol to draw instead of a scene').conflicts('timeline')).option('--scale <number>', 'pixels of a PNG per pixel of the stage', readScale, 1).option('--fonts <folder>', 'folder of TTF and OTF files to set texts in').addOption(maxPixelsOption()).option('-o, --output <file>', 'file to write, .svg or .png, for several documents with {name} or {path} in it; default, and -: SVG to standard output').action(async (documents, options, command)=>{
        if (options.items && options.query === undefined) command.error('error: --items goes with --query', {
            exitCode: USAGE
        });
        const { drawDocuments } = await Promise.resolve().then(() => require('./drawDocuments.js'));
        if (!drawDocuments(documents, {
            ...options,
            output: outputFile(options)
        }, io)) throw new ReportedFailure();
    });
};

const uninstall = (program, io)=>{
    program.command('uninstall').description('remove what `install` copied into the menu Commands').option('--to <folder>', 'remove from this Configuration folder, or Commands folder, instead').option('--dry-run', 'say what would be removed, and remove nothing').action(async (options)=>{
        const { uninstallScripts } = await Promise.resolve().then(() => require('./uninstallScripts.js'));
        uninstallScripts(options, io);
    });
};

const watch = (program, io)=>{
    program.command('watch').description('run, lint, render … again whenever a document or script of the command changes').usage('[options] <command> [arguments...]').argument('<command...>', 'a command of this program with its arguments').passThroughOptions().action(async (args)=>{
        const { watchCommand } = await Promise.resolve().then(() => require('./watchCommand.js'));
        await watchCommand(args, io);
    });
};

/** What work on a document may use while nobody watches: enough for any that people make, and not for ever. */ const DOCUMENT_BOUNDS = {
    seconds: 600,
    megabytes: 4096
};
/** Kilobytes of the stack for the engine of the sandbox, whose frames take more than Node's own. */ const SANDBOX_STACK = 3900;

/** @throws UsageError for a name that speaks of another kind of file. @param shown - the name as it was typed */ function checkDocumentName(file, shown = file) {
    const canBe = /^(\.(fla|xfl))?$/i.test(path.extname(file));
    if (!canBe && !fs.existsSync(path.join(file, 'DOMDocument.xml'))) throw new UsageError(`${shown}: expected an .fla file, or an XFL folder or .xfl file`);
}

/** @throws UsageError for a name that speaks of another kind of picture */ function checkPictureName(file) {
    if (!/\.(svg|png)$/i.test(file)) throw new UsageError(`${file}: expected a name that ends in .svg or .png`);
}

const run = (program, io)=>{
    program.command('run').description('run scripts on documents').argument('[scripts-and-documents...]', 'JSFL files, run in this order, and documents, opened in theirs, the last one active; - reads standard input: the script if no other is named, else a document').option('-e, --eval <script>', 'run this text, after the scripts that are files; may be repeated', append).option('-d, --document <file>', 'a document to open, as if it stood behind the scripts; may be repeated; - for standard input', append).option('--save [path]', 'save the documents: --save in place, --save=path elsewhere (FLA or XFL by the name)').option('--render <file>', 'draw the active document after the scripts, .svg or .png').option('--force', 'save even if the document changed on disk since it was opened').option('--in-place', 'with --save: replace a binary FLA (Flash CS4 and older) by a newer one').option('--strict', 'refuse a document of which something cannot be read').option('--bare', 'do not load the library').option('--untrusted', 'run scripts of strangers: confined to a sandbox, which reaches the folders named here and nothing else').option('--modern', "give scripts all of Node's language, not only that of Animate's engine").addOption(new commander.Option('--publish <mode>', 'refuse (default) or note calls that publish, export or test movies, or write what they publish').choices([
        'refuse',
        'note',
        'write'
    ])).option('--answer <text>', 'answer to the next dialogue (yes, no, a text, a path, :cancel)', append).option('--root <folder>', "a folder that scripts may touch; default: the scripts' and documents'; --untrusted always adds those of documents, --save= and --render", append).option('--timeout <seconds>', 'stop after that time, with --each for one document; with --each or --untrusted default 600', readAmount).option('--memory <MB>', 'stop at more memory than that; with --each or --untrusted default 4096', readAmount).addOption(maxPixelsOption()).option('--dry-run', 'say what the scripts would change, and save nothing').option('--json', 'print what happened as JSON').option('--each', 'run once for each document; folders and patterns name documents too').action(async (words, given, command)=>{
        const { readRunArguments } = await Promise.resolve().then(() => require('./readRunArguments.js'));
        const { scripts, documents, texts } = readRunArguments(words, given.eval ?? [], io);
        const options = {
            ...given,
            document: [
                ...documents,
                ...given.document ?? []
            ],
            texts,
            answer: given.answer ?? [],
            root: given.root ?? []
        };
        const script = options.document.find((document)=>/\.(jsfl|jsx?)$/i.test(document));
        if (script !== undefined) refuse(command, `--document ${script}: expected a document; scripts stand behind "run" as they are`);
        if (scripts.length === 0) refuse(command, 'expected a script: a JSFL file, - for standard input, or -e');
        if (texts['-'] !== undefined && options.document.includes('-')) refuse(command, 'only one of script and document can come by standard input');
        return options.each ? runEach(scripts, options, command, io) : runOnce(scripts, options, command, io);
    });
};
async function runEach(scripts, options, command, io) {
    if (options.render !== undefined) refuse(command, '--render cannot go with --each');
    if (options.document.length === 0) refuse(command, '--each needs documents');
    if (options.save && /\.(fla|xfl)$/i.test(options.save)) refuse(command, `--save=${options.save}: with --each this is a folder for the documents, not one of them`);
    const { runOnEach } = await Promise.resolve().then(() => require('./runOnEach.js'));
    if (!await runOnEach(scripts, options, boundsOf(options), io)) throw new ReportedFailure();
}
async function runOnce(scripts, options, command, io) {
    const { save, document } = options;
    if (save && document.length !== 1) refuse(command, '--save=path needs exactly one document');
    if (save === '' && document.includes('-')) refuse(command, '--save needs a path for a document from standard input: --save=path');
    if (save) checkDocumentName(save, `--save=${save}`);
    if (options.render !== undefined) checkPictureName(options.render);
    if (io.isWorker) {
        const { runInWorker } = await Promise.resolve().then(() => require('./runInWorker.js'));
        return runInWorker(scripts, options, io);
    }
    const bounds = boundsOf(options);
    if (bounds.seconds !== undefined || bounds.megabytes !== undefined) {
        const { runApart } = await Promise.resolve().then(() => require('./runApart.js'));
        if (!await runApart(scripts, options, bounds, io)) throw new ReportedFailure();
        return;
    }
    const { runHere } = await Promise.resolve().then(() => require('./runHere.js'));
    await runHere(scripts, options, io);
}
function boundsOf({ each, untrusted, timeout, memory }) {
    return {
        ...each || untrusted ? DOCUMENT_BOUNDS : {},
        ...untrusted ? {
            stack: SANDBOX_STACK
        } : {},
        ...timeout === undefined ? {} : {
            seconds: timeout
        },
        ...memory === undefined ? {} : {
            megabytes: memory
        },
        areOptions: true
    };
}
function refuse(command, reason) {
    command.error(`error: ${reason}`, {
        exitCode: USAGE
    });
}
function append(value, before = []) {
    return [
        ...before,
        value
    ];
}

const tree = (program, io)=>{
    program.command('tree').description('show scenes, layers, frames, elements and library of documents').argument('<documents...>', DOCUMENTS).option('--no-symbols', 'leave out the timelines of symbols').option('--no-elements', 'leave out elements').option('--json', 'print JSON with everything that is set; frames in it count from 0, as in scripts').addOption(new commander.Option('--full', 'print everything that is set, a line each, for comparing').conflicts('json')).action(async (documents, options)=>{
        const { printTrees } = await Promise.resolve().then(() => require('./printTrees.js'));
        if (!printTrees(documents, options, io)) throw new ReportedFailure();
    });
};

const LONGEST_LINE = 200;
/**
 * The lines around a place, with a caret; none where they cannot be shown.
 *
 * @param source - the text, where the place is in no file
 */ function codeFrame(place, source) {
    const text = source ?? readIfThere(place?.file);
    if (!place || text === undefined) return [];
    const { line, column } = place;
    if ((text.split('\n')[line - 1] ?? '').length > LONGEST_LINE) return [];
    const frame = codeFrame$1().codeFrameColumns(text, {
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
function readIfThere(file) {
    return file !== undefined && fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}

/** How the name of a list ends that says what else is to be removed: the JSON of `Remains`. */ const REMAINS = '.remains';
/**
 * Waits for the end of its input, which is that of the process at the other side, and removes a folder, and before it what
 * the lists in it name. Under another name first: who writes there next finds nothing half-removed.
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
    const remains = lists.flatMap(read);
    for (const one of remains) if (!one.isEmpty) attempt(() => remove(one));
    for (const one of remains) if (one.isEmpty) attempt(() => fs.rmdirSync(one.path));
    fs.rmSync(folder, { recursive: true, force: true });
  });
`;
/**
 * Starts a process that removes a folder, and what the lists in it name, when this one ends, by whatever: a signal lets nobody tidy who works, and a
 * listener to signals would keep them waiting until the work is done.
 *
 * @param folder - of a name that is ours: no part of it comes from a document
 * @returns what ends it, when the folder is gone
 */ function startCleaner(folder) {
    const cleaner = startProgram(process.execPath, [
        '-e',
        CLEANER,
        folder
    ], {
        // Of another group: Ctrl+C is not for it.
        detached: true,
        stdio: [
            'pipe',
            'ignore',
            'ignore'
        ]
    });
    // Without it the folder goes when this process ends by itself.
    cleaner.on('error', ()=>undefined);
    cleaner.stdin?.on('error', ()=>undefined);
    cleaner.unref();
    cleaner.stdin?.unref?.();
    return ()=>void cleaner.kill('SIGKILL');
}

/** The folder around all that this process has there, while it has something. */ let root;
let dismissCleaner = ()=>undefined;
/** What is there: folders, and lists of remains. */ const places = new Set();
let lists = 0;
/**
 * Folders in the system's temporary folder. They are gone when their owner removes them, and when the process ends,
 * however it ends.
 */ class TemporaryFolders {
    /** @param prefix - what its name begins with */ make(prefix = 'part-') {
        root ??= makeRoot();
        const folder = fs.mkdtempSync(path.join(root, prefix));
        places.add(folder);
        this.own.add(folder);
        return folder;
    }
    remove(folder) {
        fs.rmSync(folder, {
            recursive: true,
            force: true
        });
        this.own.delete(folder);
        if (places.delete(folder) && places.size === 0) removeRoot();
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
 * Has the remains of a work removed when this process ends before it gives them up, by whatever. A work does not fail
 * where nobody can.
 *
 * @returns what gives them up
 */ function removeAtEnd(remains) {
    try {
        root ??= makeRoot();
        const list = path.join(root, `${++lists}${REMAINS}`);
        fs.writeFileSync(list, JSON.stringify(remains), {
            flag: 'wx'
        });
        places.add(list);
        // The folder stays for the next work: most processes that save one document save others.
        return ()=>{
            places.delete(list);
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
    // Signals end a process in the middle of its work: another one tidies then.
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

/** A failure that the sandbox told: `message` is one line, `frames` the places in scripts that led there. */ class ConfinedFailure extends Error {
    constructor(message, frames, /** True for failures that somebody may want to report. */ isReportable, /** The line that failed. */ place){
        super(message), this.frames = frames, this.isReportable = isReportable, this.place = place, this.name = 'ConfinedFailure';
    }
    /**
   * Reads what was told of a failure. Whatever comes from the sandbox may be meant to harm: the line that failed is shown
   * of a file that may be read there, and of no other.
   */ static of(outcome, readable) {
        if (outcome.kind === 'failed') {
            const { message, frames, isReportable, place } = outcome;
            const shown = Array.isArray(frames) ? frames.slice(0, MOST_FRAMES).map(lineOf) : [];
            return new ConfinedFailure(lineOf(message), shown, isReportable === true, readablePlace(place, readable));
        }
        return Object.assign(new TypeError(), {
            stack: host_errors.shortened(String(outcome.stack))
        });
    }
}
const MOST_FRAMES = 200;
function lineOf(value) {
    return host_errors.shortened(String(value).replace(/[\r\n]+/g, ' '));
}
function readablePlace(place, disk) {
    if (typeof place?.file !== 'string' || !Number.isSafeInteger(place.line)) return undefined;
    const { file, line, column } = place;
    if (!disk.stat(file)?.isFile) return undefined;
    return {
        file,
        line,
        column: Number.isSafeInteger(column) ? column : undefined
    };
}

/** Examples at the end of `--help`, by command: what it does for whom, as somebody types it. */ const examples = {
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
            'publish hero.fla --to swf --scripts=drop --output game',
            'a SWF without the scripts that need a compiler'
        ]
    ],
    import: [
        [
            'export logo.fla --to json --output logo.json',
            'a document as data'
        ],
        [
            'import logo.json --output changed.fla',
            'a document of it'
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
            'git diff, git log -p and git show tell what changed in *.fla'
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

/**
 * True for an error that only a mistake in this program causes: nobody throws these for wrong input. (Errors of scripts
 * come as ScriptFailure, or from a realm of their own.)
 */ function isDefect(error) {
    return error instanceof TypeError || error instanceof ReferenceError || isOverflow(error);
}
function isOverflow(error) {
    return error instanceof RangeError && error.message.startsWith('Maximum call stack');
}

/**
 * What a script says in place of each global name of xJSFL 1.02, in Markdown; `docs/differences.md` has the same table.
 *
 * @see https://github.com/davestewart/xJSFL/blob/master/core/jsfl/libraries/framework/Globals.jsfl
 */ const insteadOfXjsfl = {
    xjsfl: 'leave the line out',
    $dom: 'write `fl.getDocumentDOM()`',
    $timeline: 'write `fl.getDocumentDOM().getTimeline()`',
    $library: 'write `fl.getDocumentDOM().library`',
    $selection: "write `$(':selected').elements`",
    trace: 'write `fl.trace(text)`',
    clear: 'write `fl.outputPanel.clear()`',
    format: "write `fl.trace(a + ' ' + b)`",
    inspect: 'write `$(…).list()` or `fl.trace(value)`',
    list: "write `$(…).list()` or `fl.trace($(…).pluck('name'))`",
    debug: 'write `fl.trace(error)`',
    include: 'write `fl.runScript(uri)`',
    require: 'write `fl.runScript(uri)`',
    load: 'write `FLfile.read(uri)`',
    save: 'write `FLfile.write(uri, text)`',
    UI: "ask a collection: `$(':selected').length`, `$$(':selected').length`",
    XUL: 'write `Collection.ask(title, { name: [label, value] }, function (answers) { … })`',
    Context: 'write `$.layers(…)`, `$.frames(…)` or `fl.getDocumentDOM().getTimeline()`',
    Iterators: 'write `$.layers(…).each(…)`, `$.frames(…).each(…)` or `$.all(…).each(…)`',
    Bounds: 'write `$(…).bounds()`',
    File: 'write `FLfile.read(uri)` and `FLfile.write(uri, text)`',
    Folder: "write `FLfile.listFolder(uri, 'files')`",
    URI: 'write a text that begins with `file:///`, such as `fl.scriptURI`',
    Table: "write `$(…).toCSV('name,x,y')`",
    Utils: 'write the loop in the script'
};

/** What a failure of a script asks for, in the words of the command line; undefined where it asks for nothing. */ function scriptAdvice(line) {
    const name = /^(\S+) is not defined$/.exec(line)?.[1];
    if (name !== undefined && Object.hasOwn(insteadOfXjsfl, name)) return `${name} is of xJSFL: ${insteadOfXjsfl[name].replaceAll('`', '')}; docs/differences.md lists the others`;
    if (/^runScript: .*[\\/]Commands[\\/]collection(\.es5)?\.(jsfl|jsx)\.?$/.test(line)) return "run loads the library itself: write if (typeof Collection === 'undefined') before this line";
    return line.includes(': no answer was prepared for the dialogue') ? '--answer gives one' : undefined;
}

/** As many further places as fit on a screen. */ const OTHER_PLACES = 8;
/** What the engines say at the end of the stack: V8, QuickJS, and Animate's. */ const ENDLESS = /^(Maximum call stack size exceeded|stack overflow|too much recursion)$/;
/**
 * A script that failed: `message` is one line with the script's file and line; `place` is the line that failed, and
 * `frames` tells the places that led there: the user's own, those of the library where there are no others. Of a script
 * that the engine does not read, `frames` tells the further places that it does not read.
 */ class ScriptFailure extends Error {
    /** @param thrown - what the script threw */ constructor(thrown, { script, frames, isLibrary, isLimited = false, texts, advice, methods }){
        const own = frames.filter(({ file })=>!isLibrary(file));
        const place = own.at(0) ?? placeOfSyntaxError(thrown);
        const line = errorLine(thrown);
        const hint = (isLimited ? host_errors.explainMissing(line) : undefined) ?? scriptAdvice(line) ?? adviceFor(thrown, advice) ?? nearestMethod(line, methods);
        super(describe(thrown, place ? placeText(place) : script) + (hint ? ` (${hint})` : '')), this.name = 'ScriptFailure';
        // The line that failed is told above.
        const shown = own.length === 1 && own[0].name === undefined ? [] : own.length > 0 ? own : frames;
        this.isEndless = ENDLESS.test(line);
        this.place = this.isEndless ? undefined : place;
        this.source = place && texts?.[place.file];
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
/** The method that was meant where a script calls one that there is not. */ function nearestMethod(line, methods) {
    const name = /\.(\w+) is not a function$/.exec(line)?.[1];
    const nearest = name === undefined || !methods ? undefined : host_errors.nearestWord(name, methods());
    return nearest === undefined || nearest === name ? undefined : `did you mean ${nearest}?`;
}
function placeText({ file, line, column }) {
    return column === undefined ? `${file}:${line}` : `${file}:${line}:${column}`;
}
function frameText(frame) {
    const place = placeText(frame);
    return frame.name === undefined ? `    at ${place}` : `    at ${frame.name} (${place})`;
}
function describe(thrown, place) {
    if (thrown instanceof host_errors.ScriptSyntaxError) return `${place}: SyntaxError: ${thrown.reason}`;
    const line = errorLine(thrown);
    const name = typeof thrown === 'object' && thrown !== null ? thrown.name : undefined;
    return typeof name === 'string' ? `${place}: ${name}: ${line}` : `${place}: ${line}`;
}
/** Something was read of what is not there: of the document, most likely. */ function adviceFor(thrown, advice) {
    if (typeof thrown !== 'object' || thrown === null) return undefined;
    return /null|undefined|no document/i.test(errorLine(thrown)) ? advice : undefined;
}

/** Of one source. */ const SHOWN = 3;
/** Of all sources: a screen has some more lines, for the results. */ const SHOWN_IN_ALL = 24;
/** As many sources are counted one by one. */ const COUNTED = 5;
const ADVICE = '(--verbose shows them)';
/**
 * Warnings for standard error: each once, as it comes; of the fourth from the same source on only the number, at the
 * end, and so of all when a screen is full. The source is what stands before the first colon: the name of a document, or
 * of a method.
 */ class Warnings {
    /** @param isWhole - true where each warning is shown */ constructor(write, isWhole){
        this.write = write;
        this.isWhole = isWhole;
        this.seen = new Set();
        this.counts = new Map();
        this.hidden = new Map();
        this.written = 0;
    }
    add(text) {
        if (this.seen.has(text)) return;
        this.seen.add(text);
        const source = text.split(':', 1)[0];
        const count = (this.counts.get(source) ?? 0) + 1;
        this.counts.set(source, count);
        if (this.isWhole() || count <= SHOWN && this.written < SHOWN_IN_ALL) {
            this.written++;
            this.write(text);
        } else this.hidden.set(source, (this.hidden.get(source) ?? 0) + 1);
    }
    /** Tells how many were left out. */ end() {
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
/** What the name of the folder begins with that holds it while the process runs. */ const INPUT_FOLDER = 'adobe-collection-stdin-';
/** A path from the current folder, with slashes; of a document from standard input its name. */ function shortPath(file) {
    if (isInput(file)) return INPUT_NAME;
    return path.relative('', file).split(path.sep).join('/');
}
/** What may stand before a path in a message. */ const BEFORE = /[\s("'`,]/;
/** A message with its paths as people type them: those below the current folder are told from there. */ function fromHere(text) {
    const folder = path.resolve('');
    if (folder === path.dirname(folder)) return text;
    return text.replaceAll(`${folder}${path.sep}`, (found, offset)=>offset === 0 || BEFORE.test(text[offset - 1]) ? '' : found);
}
function isInput(file) {
    return path.basename(file) === INPUT_NAME && path.basename(path.dirname(file)).startsWith(INPUT_FOLDER);
}

/** Says what a command has to say, as much of it as its options ask for. */ class Logger {
    constructor(io, temporaryFolder){
        this.manner = {};
        // A message is one line, wherever it goes: what it names may hold line breaks.
        const say = (text)=>io.err(`${PREFIX}${visibleLine(fromHere(text))}\n`);
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
    /** Tells how many warnings were left out. */ end() {
        if (!this.manner.quiet) this.warnings.end();
    }
}

const HELP_HINT = '(add --help for usage)';
/** By their names, in the order of `--help`. */ const COMMANDS = {
    query,
    lint,
    diff,
    run,
    tree,
    render,
    page,
    open,
    export: exportCommand,
    publish,
    import: importCommand,
    convert,
    install,
    uninstall,
    init,
    git,
    watch,
    mcp,
    fidelity,
    completion
};
/**
 * Runs one command and gives its exit status: 0 done, 1 failed, 2 wrong usage: options, queries and
 * configurations that cannot be read.
 *
 * @param args - what follows the name of the program
 */ async function runProgram(args, io) {
    return reported(io, async (logger)=>{
        const program = define(logger.io, logger, args[0]);
        checkHelp(args, program);
        await program.parseAsync(separateSave(withVersion(args)), {
            from: 'user'
        });
    });
}
/** The same for a job that another process sends: a command line, or a task with its options as data. */ async function runJob(job, io) {
    if (!('task' in job)) return runProgram(job, io);
    return reported(io, async (logger)=>{
        logger.listen(job);
        const { performTask } = await Promise.resolve().then(() => require('./performTask.js'));
        if (!await performTask(job, logger.io)) throw new ReportedFailure();
    });
}
/** Tells how an action failed, and gives the exit status. */ async function reported(io, action) {
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
/** `help nosuch` is wrong usage, and names what there is. */ function checkHelp([first, name], program) {
    const names = program.commands.map((command)=>command.name());
    if (first !== 'help' || name === undefined || name.startsWith('-')) return;
    if (name !== 'help' && !names.includes(name)) program.error(`error: help ${name}: there is no such command; there are ${names.join(', ')}`, {
        exitCode: USAGE
    });
}
function tellFailure(error, io) {
    if (error instanceof CommandFailure) {
        tellFailure(error.cause, io);
        return error.status;
    }
    if (error instanceof ReportedFailure) return FAILURE;
    if (error instanceof commander.CommanderError) return error.exitCode === 0 ? SUCCESS : USAGE;
    if (isDefect(error)) {
        io.err(defectReport(error, io.libraryFolder));
        return FAILURE;
    }
    io.err(`${PREFIX}${fromHere(failureLine(error))}\n`);
    if (error instanceof UsageError) {
        io.err(`${HELP_HINT}\n`);
        return USAGE;
    }
    if (error instanceof InputError || isQueryError(error)) return USAGE;
    if (error instanceof ScriptFailure || error instanceof ConfinedFailure) for (const line of [
        ...codeFrame(error.place, error instanceof ScriptFailure ? error.source : undefined),
        ...error.frames
    ])io.err(`${fromHere(line)}\n`);
    if (isReportable(error)) io.err(`    with ${versionLine(io.libraryFolder)}\n`);
    return FAILURE;
}
/** True for failures that somebody may want to report: scripts fail by the host, too. */ function isReportable(error) {
    if (error instanceof ConfinedFailure) return error.isReportable;
    return error instanceof ScriptFailure && !error.isEndless;
}
/** `-v` alone asks for the version, as it does of many programs; behind a command it is `--verbose`. */ function withVersion(args) {
    return args.length === 1 && args[0] === '-v' ? [
        '--version'
    ] : args;
}
/**
 * `--save` takes its value after `=` only: what follows it on the command line is another argument.
 *
 * @throws UsageError for `--save=` with nothing behind it, such as a variable of the shell that is not set
 */ function separateSave(args) {
    const end = args.indexOf('--');
    if (args.slice(0, end < 0 ? undefined : end).includes('--save=')) throw new UsageError('--save=: expected a path; --save alone saves the documents in place');
    checkSave(args);
    return args.map((arg, index)=>arg === '--save' && (end < 0 || index < end) ? '--save=' : arg);
}
/** `--save new.fla`: a document to be saved in place, or the place to save in? */ function checkSave(args) {
    const next = args[args.indexOf('--save') + 1];
    if (args[0] === 'run' && args.includes('--save') && /^[^-].*\.(fla|xfl)$/i.test(next ?? '')) throw new UsageError(`--save ${next}: write --save=${next} to save there, or name the document before --save to save it in place`);
}
/** Commands that name the others. */ const SPEAKING_OF_ALL = new Set([
    'completion'
]);
/** @param verb - the command that is asked for: where it is one, the others need no words */ function define(io, logger, verb = '') {
    const program = new ProgramCommand(PROGRAM_NAME).description('Queries and scripts for documents of Adobe Animate, without Animate.').version(versionLine(io.libraryFolder), '-V, --version', 'version of the program, of Node and of the system').enablePositionalOptions().exitOverride().configureOutput({
        writeOut: io.out,
        writeErr: io.err,
        outputError: (text, write)=>write(text.replace(/^error: /, PREFIX))
    }).showHelpAfterError(HELP_HINT);
    const one = Object.hasOwn(COMMANDS, verb) && !SPEAKING_OF_ALL.has(verb) ? COMMANDS[verb] : undefined;
    const asked = one ? [
        one
    ] : Object.values(COMMANDS);
    for (const defineCommand of asked)defineCommand(program, io);
    for (const command of program.commands)for (const each of [
        command,
        ...command.commands
    ])addCommonOptions(each, logger);
    program.addHelpText('after', `\nDocumentation: ${documentationOf(io.libraryFolder)}`);
    return program;
}
/** The options that every command has. */ function addCommonOptions(command, logger) {
    command.option('-q, --quiet', 'say nothing but results and failures').option('-v, --verbose', 'say more about what is done').option('--no-color', 'write no colours').hook('preAction', ()=>logger.listen(command.opts())).addHelpText('after', examplesText(pathOf(command), PROGRAM_NAME));
}
/** The words behind the program that name a command: `git install`. */ function pathOf(command) {
    const { parent } = command;
    return parent?.parent ? `${parent.name()} ${command.name()}` : command.name();
}
/** The pages lie beside the build. */ function documentationOf(libraryFolder) {
    return path.join(libraryFolder, '../docs');
}

/** Runs the command line of this process. @param folder - the folder of the build */ function runMain(folder) {
    host_errors.processes.removeAtEnd = removeAtEnd;
    const io = processIo(folder);
    const fail = (message)=>{
        io.err(`${PREFIX}${visibleLine(message)}\n`);
        process.exit(1);
    };
    /** A reader that has seen enough (`| head`) closes the pipe: that is no failure. */ process.stdout.on('error', (error)=>{
        if (error.code === 'EPIPE') process.exit(0);
        fail(`standard output cannot be written: ${host_errors.faultReason(error)}`);
    });
    /** Only scripts with all of Node's language make promises. */ process.on('unhandledRejection', (reason)=>fail(`a promise was rejected: ${errorLine(reason)}`));
    // The status is set, not exited with, so that Node first writes out what stands in the pipe.
    runProgram(process.argv.slice(2), io).then((status)=>{
        process.exitCode = status;
    }, (error)=>{
        io.err(defectReport(error, folder));
        process.exitCode = 1;
    });
}

const runMain$1 = /*#__PURE__*/Object.freeze(/*#__PURE__*/Object.defineProperty({
  __proto__: null,
  runMain
}, Symbol.toStringTag, { value: 'Module' }));

/** The option of Node for the kilobytes of its stack. */ const STACK_OPTION = '--stack-size=';
/** Written to both outputs of a worker at the end of a job. */ const END_OF_OUTPUT = '\u0000end of output\u0000';

/**
 * Runs the command lines and tasks which the parent of this process sends, one after the other.
 *
 * @param folder - the folder of the build
 */ function runWorker(folder) {
    host_errors.processes.removeAtEnd = removeAtEnd;
    process.on('unhandledRejection', (reason)=>{
        process.stderr.write(`${PREFIX}a promise was rejected: ${errorLine(reason)}\n`);
        process.exit(1);
    });
    process.on('message', (job)=>{
        void runJob(job, processIo(folder, true)).then((status)=>{
            // A promise that a script left rejected ends the process before.
            setImmediate(answer, status);
        });
    });
}
function answer(status) {
    process.stdout.write(END_OF_OUTPUT);
    process.stderr.write(END_OF_OUTPUT);
    process.send?.({
        status
    });
}

const runWorker$1 = /*#__PURE__*/Object.freeze(/*#__PURE__*/Object.defineProperty({
  __proto__: null,
  runWorker
}, Symbol.toStringTag, { value: 'Module' }));

/** Hands on a text that comes in pieces, up to a mark at its end, which it keeps back. */ class EndingOutput {
    constructor(mark, write){
        this.mark = mark;
        this.write = write;
        /** True when the mark has come. */ this.isEnded = false;
        /** The end of what came, as long as it may be the beginning of the mark. */ this.held = '';
    }
    add(text) {
        const all = this.held + text;
        this.isEnded = all.endsWith(this.mark);
        const kept = this.isEnded ? this.mark.length : this.beginningAtEndOf(all);
        this.held = this.isEnded ? '' : all.slice(all.length - kept);
        this.hand(all.slice(0, all.length - kept));
    }
    /** Hands on what is held back: nothing follows. */ flush() {
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

/** Bytes of a page, where Linux tells of a process. */ const PAGE = 4096;
const MEGABYTE = 2 ** 20;
/** The memory that a process takes, in megabytes; 0 where the system does not tell: there the engine's own bound holds. */ function memoryOf(id) {
    try {
        return Number(fs.readFileSync(`/proc/${id}/statm`, 'utf8').split(' ')[1]) * PAGE / MEGABYTE;
    } catch  {
        return 0;
    }
}

const children = new Set();
const handlers = Object.entries(SIGNALS).map(([signal, status])=>({
        signal,
        end: ()=>{
            // Whoever tidies at the end finds nobody at work any more.
            let left = children.size;
            for (const child of children)child.once('exit', ()=>--left === 0 && process.exit(status));
            killAll();
        }
    }));
/**
 * Ends a process when this one ends: a script that runs for ever does not notice that it is alone.
 *
 * @returns what undoes it, for a process that has ended
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

/** The one line that tells why a command failed on a document, for a place where the document is named already. */ function documentFailure(document, error) {
    const line = errorLine(error);
    if (!(error instanceof host_errors.DocumentError) || !line.startsWith(document)) return line;
    return line.slice(document.length).replace(/^[:,] /, '');
}

/** Characters that V8 quotes before an unexpected one, where it begins with dots. */ const QUOTED_BEFORE = 10;
/** Why a text is no JSON, and where as far as the engine tells: `line 3, column 7: expected a property name`. */ function jsonFault(text, error) {
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

/** The line that counts documents, on a terminal only. */ class Progress {
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

/** Milliseconds after which others join the first process: to start one takes as long as work on many small documents. */ const ALONE = 1000;
/**
 * Hands pieces of work to processes apart: to one at first, and to as many as the machine has processors when work still
 * waits after a second. Each process gets one piece after the other.
 *
 * @throws what the work on a piece throws; the processes are stopped in any case
 */ async function shareWork(pieces, bounds, io, workOn) {
    // Whoever asks next gets the next one.
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

/** What saving left out, in words; undefined where that is nothing. */ function leftOutText({ files, bytes }) {
    if (files === 0) return undefined;
    return `left out ${host_errors.amount(files, 'file')} of media that nothing names any more (${bytes.toLocaleString('en-US')} bytes)`;
}

/** A call that publishes, as a line for people: what it wrote, or that it was noted only. */ function describePublication({ by, document, profile, target, item, files }) {
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
exports.INPUT_FOLDER = INPUT_FOLDER;
exports.INPUT_NAME = INPUT_NAME;
exports.INSTALL_FFMPEG = INSTALL_FFMPEG;
exports.InputError = InputError;
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
exports.TemporaryFolders = TemporaryFolders;
exports.USAGE = USAGE;
exports.UsageError = UsageError;
exports.checkDocumentName = checkDocumentName;
exports.checkPictureName = checkPictureName;
exports.describePublication = describePublication;
exports.documentFailure = documentFailure;
exports.endTogether = endTogether;
exports.errorLine = errorLine;
exports.ffmpegArguments = ffmpegArguments;
exports.ffmpegProgram = ffmpegProgram;
exports.fromHere = fromHere;
exports.isQueryError = isQueryError;
exports.jsonFault = jsonFault;
exports.leftOutText = leftOutText;
exports.memoryOf = memoryOf;
exports.paint = paint;
exports.readManifest = readManifest;
exports.runMain = runMain$1;
exports.runWorker = runWorker$1;
exports.shareWork = shareWork;
exports.shortPath = shortPath;
exports.startProgram = startProgram;
exports.visible = visible;
exports.visibleLine = visibleLine;
