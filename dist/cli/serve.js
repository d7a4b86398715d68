// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const os = require('node:os');
const cli_common = require('./common.js');
const host_errors = require('../host/errors.js');
const fs = require('node:fs');
const path = require('node:path');
const node_url = require('node:url');
let host_saving$late;
const host_saving = () => (host_saving$late ??= require('../host/saving.js'));
const host_headless = require('../host/headless.js');
const AssistantWrites = require('./AssistantWrites.js');
const findDocuments = require('./findDocuments.js');
const host_defaults = require('../host/defaults.js');

const MAX_OUTPUT = 2 ** 26;
class Commands {
    constructor(io, bounds, most){
        this.io = io;
        this.bounds = bounds;
        this.most = most;
        this.idle = [];
        this.waiting = [];
        this.running = 0;
    }
    async run(job, signal, onProgress) {
        await this.turn();
        try {
            return signal.aborted ? {
                status: cli_common.FAILURE,
                out: '',
                err: ''
            } : await this.runNow(job, signal, onProgress);
        } finally{
            this.yieldTurn();
        }
    }
    close() {
        for (const worker of this.idle.splice(0))worker.stop();
    }
    async turn() {
        if (this.running < this.most) this.running++;
        else await new Promise((resolve)=>this.waiting.push(resolve));
    }
    yieldTurn() {
        const next = this.waiting.shift();
        if (next) next();
        else this.running--;
    }
    async runNow(job, signal, onProgress) {
        const worker = this.idle.pop() ?? await this.io.startWorker(this.bounds);
        const stop = ()=>worker.stop();
        signal.addEventListener('abort', stop);
        let [out, err] = [
            '',
            ''
        ];
        try {
            const sink = {
                out (text) {
                    out += text;
                },
                err (text) {
                    err += text;
                    onProgress(text.trim().split('\n').at(-1) ?? '');
                }
            };
            const status = await worker.run(job, cli_common.boundedSink(sink, worker, MAX_OUTPUT));
            return {
                status,
                out,
                err
            };
        } finally{
            signal.removeEventListener('abort', stop);
            if (signal.aborted) worker.stop();
            else this.idle.push(worker);
        }
    }
}

const CODES = {
    unreadable: -32700,
    invalidRequest: -32600,
    unknownMethod: -32601,
    wrongParameters: -32602,
    failed: -32603,
    noResource: -32002
};
class RpcError extends Error {
    constructor(code, message){
        super(message), this.code = code;
    }
}
function readMessage(value) {
    if (!isRecord(value) || value.jsonrpc !== '2.0') throw new RpcError(CODES.invalidRequest, 'expected an object with "jsonrpc": "2.0"');
    const { id, method, params = {} } = value;
    if (method === undefined && ('result' in value || 'error' in value)) return undefined;
    if (typeof method !== 'string') throw new RpcError(CODES.invalidRequest, 'expected "method" to be a string');
    if (id !== undefined && typeof id !== 'string' && typeof id !== 'number') throw new RpcError(CODES.invalidRequest, 'expected "id" to be a string or a number');
    if (!isRecord(params)) throw new RpcError(CODES.invalidRequest, 'expected "params" to be an object');
    return {
        id,
        method,
        params
    };
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

class Connection {
    constructor(handle, write){
        this.handle = handle;
        this.write = write;
        this.running = new Map();
    }
    async take(line) {
        if (line.trim() === '') return;
        let value;
        try {
            value = JSON.parse(line);
        } catch  {
            return this.send(failure(null, new RpcError(CODES.unreadable, 'expected a line of JSON')));
        }
        if (!Array.isArray(value)) return this.send(await this.answer(value));
        if (value.length === 0) return this.send(failure(null, new RpcError(CODES.invalidRequest, 'expected a message, got none')));
        const answers = await Promise.all(value.map((each)=>this.answer(each)));
        const responses = answers.filter((each)=>each !== undefined);
        if (responses.length > 0) this.send(responses);
    }
    close() {
        for (const controller of this.running.values())controller.abort();
    }
    async answer(value) {
        try {
            const message = readMessage(value);
            if (message === undefined) return undefined;
            if (message.id !== undefined) return await this.answerRequest(message.id, message);
            if (message.method === 'notifications/cancelled') this.cancel(message.params.requestId);
            return undefined;
        } catch (error) {
            const id = isRecord(value) && isRequestId(value.id) ? value.id : null;
            return failure(id, error);
        }
    }
    async answerRequest(id, { method, params }) {
        if (this.running.has(id)) throw new RpcError(CODES.invalidRequest, `request ${id} is being worked on`);
        const controller = new AbortController();
        const { signal } = controller;
        this.running.set(id, controller);
        const notify = (name, values)=>{
            if (!signal.aborted) this.send({
                jsonrpc: '2.0',
                method: name,
                params: values
            });
        };
        try {
            const result = await this.handle({
                method,
                params,
                signal,
                notify
            });
            return signal.aborted ? undefined : {
                jsonrpc: '2.0',
                id,
                result
            };
        } catch (error) {
            return signal.aborted ? undefined : failure(id, error);
        } finally{
            this.running.delete(id);
        }
    }
    cancel(id) {
        if (isRequestId(id)) this.running.get(id)?.abort();
    }
    send(message) {
        if (message !== undefined) this.write(`${JSON.stringify(message)}\n`);
    }
}
function isRequestId(value) {
    return typeof value === 'string' || typeof value === 'number';
}
function failure(id, error) {
    const code = error instanceof RpcError ? error.code : CODES.failed;
    return {
        jsonrpc: '2.0',
        id,
        error: {
            code,
            message: error instanceof Error ? error.message : String(error)
        }
    };
}

class Arguments {
    constructor(values){
        this.values = values;
    }
    text(name) {
        return this.values[name];
    }
    needed(name) {
        return this.values[name];
    }
    texts(name) {
        return this.values[name] ?? [];
    }
    number(name) {
        return this.values[name];
    }
    isOn(name) {
        return this.values[name] === true;
    }
}
function schemaOf(parameters) {
    return {
        type: 'object',
        properties: Object.fromEntries(Object.entries(parameters).map(([name, { type, description, choices, minimum, byDefault }])=>[
                name,
                {
                    ...type === 'strings' ? {
                        type: 'array',
                        items: {
                            type: 'string'
                        }
                    } : {
                        type
                    },
                    description,
                    ...choices ? {
                        enum: choices
                    } : {},
                    ...minimum === undefined ? {} : {
                        minimum
                    },
                    ...byDefault === undefined ? {} : {
                        default: byDefault
                    }
                }
            ])),
        required: Object.keys(parameters).filter((name)=>parameters[name].isRequired),
        additionalProperties: false
    };
}
class ArgumentFault extends Error {
}
function readArguments({ name: tool, parameters, example }, given = {}) {
    if (!isRecord(given)) throw new RpcError(CODES.wrongParameters, `${tool}: expected "arguments" to be an object`);
    const names = Object.keys(parameters);
    const faults = [
        ...Object.keys(given).flatMap((name)=>names.includes(name) ? [] : [
                explainUnknown(name, names)
            ]),
        ...Object.entries(parameters).flatMap(([name, parameter])=>faultOf(name, parameter, given[name]) ?? [])
    ];
    if (faults.length === 0) return new Arguments(given);
    throw new ArgumentFault(`${tool}: ${faults.join('; ')}. Call it again with other arguments, such as ${JSON.stringify(example)}`);
}
function explainUnknown(name, names) {
    const near = host_errors.nearestWord(name, names);
    return `unknown argument ${shortJson(name)} (${near === undefined ? `known: ${names.join(', ')}` : `did you mean "${near}"?`})`;
}
function faultOf(name, parameter, value) {
    if (value === undefined) return parameter.isRequired ? `the argument "${name}" is missing` : undefined;
    if (fits(value, parameter)) return undefined;
    return `the argument "${name}" must be ${wordsFor(parameter)}, and is ${shortJson(value)}`;
}
const MAX_QUOTED = 60;
function shortJson(value) {
    const text = JSON.stringify(value);
    return text.length <= MAX_QUOTED ? text : `${text.slice(0, MAX_QUOTED)} …`;
}
function fits(value, { type, choices, minimum = -Infinity }) {
    switch(type){
        case 'strings':
            return Array.isArray(value) && value.every((each)=>typeof each === 'string');
        case 'integer':
            return Number.isInteger(value) && value >= minimum;
        case 'number':
            return Number.isFinite(value) && value >= minimum;
        case 'string':
            return typeof value === 'string' && (choices === undefined || choices.includes(value));
        default:
            return typeof value === type;
    }
}
function wordsFor({ type, choices, minimum }) {
    if (choices) return `one of ${choices.join(', ')}`;
    if (type === 'strings') return 'a list of strings';
    const kind = {
        string: 'a string',
        boolean: 'true or false',
        integer: 'a whole number',
        number: 'a number'
    }[type];
    return minimum === undefined ? kind : `${kind} from ${minimum}`;
}
const PARAMETER_OF = {
    o: 'output',
    answer: 'answers'
};
const CODE = /^ *>? *\d* \|/;
function inArguments(text, parameters) {
    const lines = text.replaceAll('(add --help for usage)\n', '').split('\n');
    return lines.map((line)=>CODE.test(line) ? line : lineInArguments(line, parameters)).join('\n');
}
function lineInArguments(line, parameters) {
    return line.replace(/(?<![\w-])--?([a-z][a-z-]*)/g, (option, name)=>{
        const property = name.replace(/-([a-z])/g, (_, letter)=>letter.toUpperCase());
        const parameter = PARAMETER_OF[property] ?? property;
        return Object.hasOwn(parameters, parameter) ? `"${parameter}"` : option;
    });
}

class PathFault extends Error {
}
const NEW_DOCUMENT = {
    kind: 'xfl',
    path: '',
    documentName: ''
};
function linkedPath(file) {
    try {
        return host_headless.resolveLinks(host_headless.nodePlatform, file);
    } catch  {
        return file;
    }
}
class Roots {
    constructor(folders, option = '--root'){
        this.folders = folders.map((folder)=>{
            if (!fs.statSync(folder, {
                throwIfNoEntry: false
            })?.isDirectory()) throw new PathFault(`${option} ${folder}: there is no such folder`);
            return fs.realpathSync(folder);
        });
    }
    existing(name) {
        const file = this.absolute(name);
        if (!fs.existsSync(file)) {
            this.inside(linkedPath(file), name);
            throw new PathFault(`${name}: no such file or folder. ${this.advice()}`);
        }
        return this.inside(findDocuments.documentOf(fs.realpathSync(file)), name);
    }
    target(name) {
        return this.toWrite(name, (file)=>host_headless.pathToWrite(host_headless.nodePlatform, file));
    }
    documentTarget(name) {
        let documentName = '';
        const file = this.toWrite(name, (given)=>{
            const target = host_saving().resolveTarget(host_headless.nodePlatform, NEW_DOCUMENT, given);
            if (target.kind === 'xfl') ({ documentName } = target);
            return target.path;
        });
        const isProxy = documentName !== '' && path.parse(documentName).name === path.basename(file);
        const proxy = path.join(file, documentName);
        return isProxy || fs.existsSync(proxy) ? proxy : file;
    }
    absolute(name) {
        const file = path.resolve(this.folders[0], name);
        return /^\\\\/.test(file) ? this.inside(file, name) : file;
    }
    toWrite(name, resolve) {
        const file = this.absolute(name);
        let target;
        try {
            target = resolve(file);
        } catch (error) {
            throw new PathFault(error instanceof Error ? error.message : String(error));
        }
        this.inside(target, name);
        this.checkToSave(target);
        return target;
    }
    foldersAround(document) {
        const folder = path.dirname(document);
        return [
            this.holds(folder) ? folder : document
        ];
    }
    checkToSave(file) {
        const names = this.folders.filter((folder)=>AssistantWrites.isAtOrBelow(folder, file)).map((folder)=>AssistantWrites.refusedName(folder, file));
        const [name] = names;
        if (name !== undefined && !names.includes(undefined)) throw new PathFault(`${this.nameOf(file)}: not written, as ${JSON.stringify(name)} is hidden, or a name that other programs run or obey; choose another one`);
    }
    documents() {
        const documents = this.folders.flatMap((folder)=>{
            try {
                return findDocuments.findDocuments(folder);
            } catch  {
                return [];
            }
        });
        return [
            ...new Set(documents)
        ].filter((file)=>this.holds(fs.realpathSync(file))).sort();
    }
    uriOf(file) {
        return node_url.pathToFileURL(file).href;
    }
    fileOf(uri) {
        if (!/^file:\/\//i.test(uri)) throw new PathFault(`${uri}: expected the URI of a file`);
        return this.existing(node_url.fileURLToPath(uri));
    }
    nameOf(file) {
        const name = path.relative(this.folders[0], file);
        return name.startsWith('..') || path.isAbsolute(name) ? file : name || '.';
    }
    inside(file, name) {
        if (this.holds(file)) return file;
        throw new PathFault(`${name}: is outside the folders that --root names. ${this.advice()}`);
    }
    holds(file) {
        return this.folders.some((folder)=>AssistantWrites.isAtOrBelow(folder, file));
    }
    advice() {
        return `Paths start at ${this.folders[0]}; resources/list names the documents`;
    }
}

const PAGE_LENGTH = 24_000;
function pageOf(text, number) {
    const pages = [];
    for(let start = 0; start < text.length;){
        const end = endOfPage(text, start);
        pages.push(text.slice(start, end));
        start = end;
    }
    return {
        text: pages[number - 1] ?? '',
        count: Math.max(1, pages.length)
    };
}
function endOfPage(text, start) {
    const end = start + PAGE_LENGTH;
    if (end >= text.length) return text.length;
    const lineEnd = text.lastIndexOf('\n', end - 1);
    return lineEnd >= start ? lineEnd + 1 : end;
}

const DOCUMENT = {
    type: 'string',
    description: 'path of an FLA file, an XFL folder or an .xfl file; relative paths start at the first folder',
    isRequired: true
};
const PAGE = {
    type: 'integer',
    description: 'which page of a long answer',
    minimum: 1,
    byDefault: 1
};
function option(name, value) {
    return value === undefined ? [] : [
        `--${name}=${value}`
    ];
}
function flag(name, isGiven) {
    return isGiven ? [
        `--${name}`
    ] : [];
}
function answer({ status, out, err }, page = 1, found = cli_common.SUCCESS) {
    const { text, count } = pageOf(out, page);
    const content = [];
    if (text !== '') content.push({
        type: 'text',
        text
    });
    if (err !== '') content.push({
        type: 'text',
        text: shortMessages(err)
    });
    if (page > count) content.push({
        type: 'text',
        text: `There is no page ${page}: the answer has ${count}.`
    });
    else if (page < count) content.push({
        type: 'text',
        text: `Page ${page} of ${count}. Call again with "page": ${page + 1} for more.`
    });
    if (content.length === 0) content.push({
        type: 'text',
        text: 'Nothing.'
    });
    const isDone = status === cli_common.SUCCESS || status === found && out !== '';
    return isDone ? {
        content
    } : {
        content,
        isError: true
    };
}
const END_LENGTH = 2000;
function shortMessages(err) {
    const { text } = pageOf(err, 1);
    const left = err.length - text.length - END_LENGTH;
    if (left <= 0) return err;
    return `${text}\n… ${left} characters of messages are left out …\n${err.slice(-END_LENGTH)}`;
}

const convert = {
    name: 'convert',
    title: 'Save a document in another format',
    description: 'Saves an FLA of any release, binary ones of Flash 5 to CS4 included, or an XFL folder as another FLA or XFL. The old file stays. The answer says what could not be read.',
    parameters: {
        document: DOCUMENT,
        output: {
            type: 'string',
            description: 'path to write: .fla, or .xfl for a folder',
            isRequired: true
        }
    },
    example: {
        document: 'old.fla',
        output: 'new.fla'
    },
    isReadOnly: false,
    async call (args, { roots, run }) {
        const output = roots.documentTarget(args.needed('output'));
        return answer(await run([
            'convert',
            '--',
            roots.existing(args.needed('document')),
            output
        ]));
    }
};

const diff = {
    name: 'diff',
    title: 'Compare two documents',
    description: 'Says in words what changed from one document to another; nothing when they are the same.',
    parameters: {
        old: {
            ...DOCUMENT,
            description: `the old document: ${DOCUMENT.description}`
        },
        new: {
            ...DOCUMENT,
            description: `the new document: ${DOCUMENT.description}`
        },
        json: {
            type: 'boolean',
            description: 'JSON; frames in it count from 0',
            byDefault: false
        },
        page: PAGE
    },
    example: {
        old: 'before.fla',
        new: 'after.fla'
    },
    isReadOnly: true,
    async call (args, { roots, run }) {
        const documents = [
            'old',
            'new'
        ].map((name)=>roots.existing(args.needed(name)));
        const outcome = await run([
            'diff',
            ...flag('json', args.isOn('json')),
            '--',
            ...documents
        ]);
        return answer(outcome, args.number('page'), 1);
    }
};

const exportFiles = {
    name: 'export',
    title: 'Write pictures, sheets or data',
    description: 'Writes pictures, sprite sheets, texture atlases, animations or data of a document into a folder, and lists the files.',
    parameters: {
        document: DOCUMENT,
        to: {
            type: 'string',
            description: 'what to make',
            choices: host_defaults.COMMAND_FORMAT_NAMES,
            isRequired: true
        },
        output: {
            type: 'string',
            description: 'folder; a name with an ending is that file',
            isRequired: true
        },
        timeline: {
            type: 'string',
            description: 'scene; default: the current one'
        },
        symbol: {
            type: 'string',
            description: 'path of a symbol instead of a scene'
        },
        items: {
            type: 'string',
            description: 'each symbol and bitmap of the library that this query finds, by itself'
        },
        frames: {
            type: 'string',
            description: 'frames from 1, such as 1-24,30; default: all'
        },
        scale: {
            type: 'string',
            description: 'pixels per pixel of the stage, such as 0.5,1,2',
            byDefault: '1'
        },
        background: {
            type: 'string',
            description: 'none or #rrggbb'
        },
        trim: {
            type: 'boolean',
            description: 'with sheet: leave out what is transparent around a frame',
            byDefault: false
        },
        page: PAGE
    },
    example: {
        document: 'logo.fla',
        to: 'png',
        output: 'pictures',
        frames: '12'
    },
    isReadOnly: false,
    async call (args, { roots, run }) {
        const options = [
            ...[
                'to',
                'timeline',
                'symbol',
                'items',
                'frames',
                'scale',
                'background'
            ].flatMap((name)=>option(name, args.text(name))),
            ...flag('trim', args.isOn('trim')),
            `--output=${roots.target(args.needed('output'))}`
        ];
        const outcome = await run([
            'export',
            ...options,
            '--',
            roots.existing(args.needed('document'))
        ]);
        return answer(outcome, args.number('page'));
    }
};

const lint = {
    name: 'lint',
    title: 'Find problems in a document',
    description: 'Checks a document against rules: unused items, missing media, names, hidden layers and others. With "fix" it removes what can be removed, and saves.',
    parameters: {
        document: DOCUMENT,
        fix: {
            type: 'boolean',
            description: 'remove what can be removed, and save',
            byDefault: false
        },
        dryRun: {
            type: 'boolean',
            description: 'with fix: say what would be changed, and save nothing',
            byDefault: false
        },
        page: PAGE
    },
    example: {
        document: 'logo.fla'
    },
    isReadOnly: false,
    async call (args, { roots, run, trustsConfig }) {
        const document = roots.existing(args.needed('document'));
        if (args.isOn('fix') && !args.isOn('dryRun')) roots.checkToSave(document);
        const options = [
            ...flag('fix', args.isOn('fix')),
            ...flag('dry-run', args.isOn('dryRun')),
            ...flag('trust-config', trustsConfig),
            ...[
                'all',
                'no-cache'
            ].map((name)=>`--${name}`)
        ];
        const outcome = await run([
            'lint',
            ...options,
            '--',
            document
        ]);
        return answer(outcome, args.number('page'), 1);
    }
};

const publish = {
    name: 'publish',
    title: 'Publish for players',
    description: 'Publishes a document as HTML5 Canvas or SWF, or its exported classes as SWC, into a folder, lists the files, and says what the format does not keep.',
    parameters: {
        document: DOCUMENT,
        output: {
            type: 'string',
            description: 'folder for the files, or the name of the .swf, .html or .swc',
            isRequired: true
        },
        to: {
            type: 'string',
            description: 'what to make; default: by the kind of the document',
            choices: [
                'canvas',
                'swf',
                'swc'
            ]
        },
        strict: {
            type: 'boolean',
            description: 'fail where something would be lost',
            byDefault: false
        },
        dropScripts: {
            type: 'boolean',
            description: 'leave out scripts of the document, and its page template; calls that play and stop stay; a SWF holds the others compiled',
            byDefault: false
        },
        sourcePath: {
            type: 'strings',
            description: "SWF: folders of source files outside of the document's"
        },
        page: PAGE
    },
    example: {
        document: 'logo.fla',
        output: 'public'
    },
    isReadOnly: false,
    async call (args, { roots, run }) {
        const options = [
            ...option('to', args.text('to')),
            ...flag('strict', args.isOn('strict')),
            ...flag('scripts=drop', args.isOn('dropScripts')),
            ...args.texts('sourcePath').flatMap((folder)=>option('source-path', roots.existing(folder))),
            `--output=${roots.target(args.needed('output'))}`
        ];
        const outcome = await run([
            'publish',
            ...options,
            '--',
            roots.existing(args.needed('document'))
        ]);
        return answer(outcome, args.number('page'));
    }
};

const query = {
    name: 'query',
    title: 'Find things in a document',
    description: 'Lists what a query finds. The language is like CSS selectors: "star*:movieclip[x>200]", "/assets/*:bitmap:unused", ":text[font=Arial]", ":has(:text)", ":not(…)", "a, b". Elements: names with wildcards, [property=value] with = != < > ^= $= *= ~=/regexp/, :movieclip :graphic :button :bitmap :text :shape :group :selected :named. Items: :symbol :bitmap :sound :folder :used :unused. Layers: :guide :mask :locked :hidden :empty :frames(…). Frames: :labelled :tween :scripted :empty.',
    parameters: {
        document: DOCUMENT,
        query: {
            type: 'string',
            description: 'such as "star*:movieclip[x>200]"; "*" finds everything',
            isRequired: true
        },
        of: {
            type: 'string',
            description: 'what to look for: elements on the stage, items of the library, layers, or keyframes',
            choices: [
                'elements',
                'items',
                'layers',
                'frames'
            ],
            byDefault: 'elements'
        },
        all: {
            type: 'boolean',
            description: 'look at every keyframe of every timeline, symbols included; else at one frame of one timeline',
            byDefault: false
        },
        timeline: {
            type: 'string',
            description: 'scene to look at; default: the current one'
        },
        symbol: {
            type: 'string',
            description: 'path of a symbol to look at instead of a scene'
        },
        frame: {
            type: 'integer',
            description: 'frame to look at, from 1; default: where the playhead is',
            minimum: 1
        },
        count: {
            type: 'boolean',
            description: 'only how many',
            byDefault: false
        },
        json: {
            type: 'boolean',
            description: 'JSON; frames in it count from 0',
            byDefault: false
        },
        fields: {
            type: 'string',
            description: 'the properties to answer as JSON, with commas between them: name,text,font,timeline.name; the words of queries and of attr'
        },
        page: PAGE
    },
    example: {
        document: 'logo.fla',
        query: ':bitmap:unused',
        of: 'items'
    },
    isReadOnly: true,
    async call (args, { roots, run }) {
        const of = args.text('of') ?? 'elements';
        const options = [
            ...flag(of, of !== 'elements'),
            ...[
                'all',
                'count'
            ].flatMap((name)=>flag(name, args.isOn(name))),
            ...flag('json', args.isOn('json') || args.text('fields') !== undefined),
            ...[
                'timeline',
                'symbol',
                'fields'
            ].flatMap((name)=>option(name, args.text(name))),
            ...option('frame', args.number('frame'))
        ];
        const document = roots.existing(args.needed('document'));
        return answer(await run([
            'query',
            ...options,
            '--',
            document,
            args.needed('query')
        ]), args.number('page'));
    }
};

const MAX_PIXELS = 4_000_000;
const render = {
    name: 'render',
    title: 'See a frame',
    description: 'Draws a frame of a scene or symbol as a PNG picture. With "query" it outlines and labels what the query finds, and draws the rest pale.',
    parameters: {
        document: DOCUMENT,
        frame: {
            type: 'integer',
            description: 'frame to draw, from 1; default: where the playhead is',
            minimum: 1
        },
        timeline: {
            type: 'string',
            description: 'scene to draw; default: the current one'
        },
        symbol: {
            type: 'string',
            description: 'path of a symbol to draw instead of a scene'
        },
        query: {
            type: 'string',
            description: 'what to outline'
        },
        items: {
            type: 'boolean',
            description: 'the query is about library items: outline their instances',
            byDefault: false
        },
        scale: {
            type: 'number',
            description: 'pixels of the picture per pixel of the stage',
            minimum: 0,
            byDefault: 1
        }
    },
    example: {
        document: 'logo.fla',
        frame: 1
    },
    isReadOnly: true,
    async call (args, { roots, run, temporaryFolder }) {
        const file = path.join(temporaryFolder(), 'frame.png');
        const options = [
            ...[
                'timeline',
                'symbol',
                'query'
            ].flatMap((name)=>option(name, args.text(name))),
            ...[
                'frame',
                'scale'
            ].flatMap((name)=>option(name, args.number(name))),
            ...flag('items', args.isOn('items')),
            ...option('max-pixels', MAX_PIXELS),
            `--output=${file}`
        ];
        const document = args.needed('document');
        const outcome = await run([
            'render',
            ...options,
            '--',
            roots.existing(document)
        ]);
        const err = outcome.err.replaceAll(file, document);
        const result = answer({
            ...outcome,
            out: '',
            err
        });
        if (result.isError) return result;
        const image = {
            type: 'image',
            data: fs.readFileSync(file, 'base64'),
            mimeType: 'image/png'
        };
        return {
            content: err === '' ? [
                image
            ] : [
                image,
                ...result.content
            ]
        };
    }
};

const SCRIPT = 'script.jsfl';
const script = {
    name: 'script',
    title: 'Run a script on a document',
    description: "Runs JSFL (old JavaScript: var, no arrow functions) on a document, with Animate's object model (fl, document) and the collections $ and $$. By default nothing is saved or written, and the answer says what would change and which files would be written; with \"save\" documents are saved. Other files are written only below folders that the user named (mcp --write). What the script traces comes first. Collections: $('query') finds elements of the current frame, $.all('query') of the whole document, $$('query') items, $.layers('query'), $.frames('query'); methods: attr(name, value), rename('star_##'), move(x, y), toGrid(n), align, textAttr(name, value), deleteElements(), deleteItems(), each(function), pluck(name), list().",
    parameters: {
        document: DOCUMENT,
        code: {
            type: 'string',
            description: 'the script',
            isRequired: true
        },
        save: {
            type: 'boolean',
            description: 'save the document in place',
            byDefault: false
        },
        saveAs: {
            type: 'string',
            description: 'save to this path instead: .fla, or .xfl for a folder'
        },
        answers: {
            type: 'strings',
            description: 'answers to the dialogues of the script, in order: yes, no, a text'
        },
        page: PAGE
    },
    example: {
        document: 'logo.fla',
        code: "$.all('star*').rename('star_##');"
    },
    isReadOnly: false,
    async call (args, { roots, run, trustsScripts, writable }) {
        const document = roots.existing(args.needed('document'));
        const copy = args.text('saveAs');
        const isSaved = args.isOn('save') || copy !== undefined;
        const save = copy === undefined ? '' : roots.documentTarget(copy);
        if (isSaved) roots.checkToSave(save || document);
        const outcome = await run({
            task: 'run',
            scripts: [
                SCRIPT
            ],
            options: {
                document: [
                    document
                ],
                texts: {
                    [SCRIPT]: args.needed('code')
                },
                answer: [
                    ...args.texts('answers')
                ],
                root: [
                    ...roots.foldersAround(document),
                    ...writable
                ],
                writes: {
                    documents: roots.folders,
                    files: writable
                },
                untrusted: !trustsScripts,
                ...isSaved ? {
                    save
                } : {
                    dryRun: true
                }
            }
        });
        return answer(outcome, args.number('page'));
    }
};

const DETAILS = {
    outline: [
        '--no-symbols',
        '--no-elements'
    ],
    elements: [],
    everything: [
        '--full'
    ]
};
const tree = {
    name: 'tree',
    title: 'Show a document',
    description: 'Shows scenes, layers, keyframes, elements and library of a document as an indented text. Call it first, to learn names and paths. Frames in it count from 1.',
    parameters: {
        document: DOCUMENT,
        detail: {
            type: 'string',
            description: '"outline": scenes, layers and library; "elements": also elements and symbols; "everything": all that is set',
            choices: Object.keys(DETAILS),
            byDefault: 'elements'
        },
        json: {
            type: 'boolean',
            description: 'JSON with everything that is set; frames in it count from 0',
            byDefault: false
        },
        page: PAGE
    },
    example: {
        document: 'logo.fla',
        detail: 'outline'
    },
    isReadOnly: true,
    async call (args, { roots, run }) {
        const options = [
            ...DETAILS[args.text('detail') ?? 'elements'],
            ...flag('json', args.isOn('json'))
        ];
        const outcome = await run([
            'tree',
            ...options,
            '--',
            roots.existing(args.needed('document'))
        ]);
        return answer(outcome, args.number('page'));
    }
};

const TOOLS = [
    tree,
    query,
    script,
    render,
    exportFiles,
    publish,
    lint,
    diff,
    convert
];

const VERSIONS = [
    '2025-11-25',
    '2025-06-18',
    '2025-03-26',
    '2024-11-05'
];
const RESOURCES_PER_PAGE = 200;
const INTERVAL = 1000;
const INSTRUCTIONS = `Work on documents of Adobe Animate (FLA, XFL) without Animate.
Begin with "tree" to see what a document contains. Use "query" to find things, "script" to change them: it saves nothing until "save" is true, so look at what would change first. "render" shows a frame as a picture.`;
class McpServer {
    constructor(roots, commands, settings){
        this.roots = roots;
        this.commands = commands;
        this.settings = settings;
    }
    async handle(request) {
        const { method, params } = request;
        switch(method){
            case 'initialize':
                return this.introduce(params);
            case 'ping':
                return {};
            case 'tools/list':
                return {
                    tools: TOOLS.map(describeTool)
                };
            case 'tools/call':
                return this.callTool(request);
            case 'resources/list':
                return this.listResources(params.cursor);
            case 'resources/templates/list':
                return {
                    resourceTemplates: []
                };
            case 'resources/read':
                return this.readResource(request);
            default:
                throw new RpcError(CODES.unknownMethod, `unknown method "${method}"`);
        }
    }
    introduce({ protocolVersion }) {
        return {
            protocolVersion: VERSIONS.find((version)=>version === protocolVersion) ?? VERSIONS[0],
            capabilities: {
                tools: {},
                resources: {}
            },
            serverInfo: {
                name: 'adobe-collection',
                version: this.settings.version
            },
            instructions: INSTRUCTIONS
        };
    }
    async callTool(request) {
        const { name, arguments: given } = request.params;
        const tool = TOOLS.find((each)=>each.name === name);
        if (!tool) throw new RpcError(CODES.wrongParameters, `unknown tool "${String(name)}" (known: ${TOOLS.map((each)=>each.name).join(', ')})`);
        return this.withContext(request, async (context)=>{
            const run = async (job)=>{
                const outcome = await context.run(job);
                return {
                    ...outcome,
                    err: inArguments(outcome.err, tool.parameters)
                };
            };
            try {
                return await tool.call(readArguments(tool, given), {
                    ...context,
                    run
                });
            } catch (error) {
                if (!(error instanceof PathFault || error instanceof ArgumentFault)) throw error;
                return {
                    content: [
                        {
                            type: 'text',
                            text: error.message
                        }
                    ],
                    isError: true
                };
            }
        });
    }
    listResources(cursor) {
        const start = cursor === undefined ? 0 : Number(cursor);
        if (!Number.isInteger(start) || start < 0) throw new RpcError(CODES.wrongParameters, 'expected "cursor" to come from an earlier answer');
        const documents = this.roots.documents();
        const end = start + RESOURCES_PER_PAGE;
        return {
            resources: documents.slice(start, end).map((file)=>({
                    uri: this.roots.uriOf(file),
                    name: this.roots.nameOf(file),
                    mimeType: 'text/plain'
                })),
            ...end < documents.length ? {
                nextCursor: String(end)
            } : {}
        };
    }
    async readResource(request) {
        const uri = String(request.params.uri);
        const file = this.fileOf(uri);
        const { status, out, err } = await this.withContext(request, ({ run })=>run([
                'tree',
                '--',
                file
            ]));
        if (status !== 0) throw new RpcError(CODES.noResource, err.trim());
        return {
            contents: [
                {
                    uri,
                    mimeType: 'text/plain',
                    text: out
                }
            ]
        };
    }
    fileOf(uri) {
        try {
            return this.roots.fileOf(uri);
        } catch (error) {
            throw new RpcError(CODES.noResource, error instanceof Error ? error.message : String(error));
        }
    }
    async withContext(request, work) {
        const folders = new cli_common.TemporaryFolders();
        const progress = new Progress(request);
        try {
            return await work({
                roots: this.roots,
                trustsScripts: this.settings.trustsScripts,
                trustsConfig: this.settings.trustsConfig,
                writable: this.settings.writable,
                run: (job)=>this.commands.run(job, request.signal, (line)=>{
                        progress.line = line;
                    }),
                temporaryFolder: ()=>folders.make()
            });
        } finally{
            progress.end();
            folders.removeAll();
        }
    }
}
class Progress {
    constructor({ params, notify }){
        this.line = '';
        this.seconds = 0;
        const { progressToken } = params._meta ?? {};
        if (progressToken === undefined) return;
        this.timer = setInterval(()=>{
            this.seconds += INTERVAL / 1000;
            notify('notifications/progress', {
                progressToken,
                progress: this.seconds,
                message: this.line || `working for ${this.seconds} s`
            });
        }, INTERVAL);
    }
    end() {
        clearInterval(this.timer);
    }
}
function describeTool({ name, title, description, parameters, example, isReadOnly }) {
    return {
        name,
        title,
        description: `${description}\nExample: ${JSON.stringify(example)}`,
        inputSchema: schemaOf(parameters),
        annotations: {
            title,
            readOnlyHint: isReadOnly,
            destructiveHint: !isReadOnly,
            openWorldHint: false
        }
    };
}

async function serve({ root, trustScripts = false, trustConfig = false, write = [] }, io) {
    const commands = new Commands(io, {
        ...cli_common.DOCUMENT_BOUNDS,
        stack: cli_common.SANDBOX_STACK
    }, os.availableParallelism());
    const roots = rootsOf(root, '--root');
    const writable = write.length > 0 ? rootsOf(write, '--write').folders : [];
    process.chdir(roots.folders[0]);
    const server = new McpServer(roots, commands, {
        version: cli_common.readManifest(io.libraryFolder).version,
        trustsScripts: trustScripts,
        trustsConfig: trustConfig,
        writable
    });
    const connection = new Connection((request)=>server.handle(request), (line)=>io.out(line));
    const answers = new Set();
    for await (const line of io.readLines()){
        const answered = connection.take(line).finally(()=>answers.delete(answered));
        answers.add(answered);
    }
    connection.close();
    await Promise.all(answers);
    commands.close();
}
function rootsOf(folders, option) {
    try {
        return new Roots(folders, option);
    } catch (error) {
        throw error instanceof PathFault ? new cli_common.UsageError(error.message) : error;
    }
}

exports.serve = serve;
