// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

let node_crypto$late;
const node_crypto = () => (node_crypto$late ??= require('node:crypto'));
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const cli_common = require('./common.js');
const host_errors = require('../host/errors.js');
let host_folder$late;
const host_folder = () => (host_folder$late ??= require('../host/folder.js'));
const host_headless = require('../host/headless.js');
let host_editing$late;
const host_editing = () => (host_editing$late ??= require('../host/editing.js'));
const compareFacts = require('./compareFacts.js');
const factsOf = require('./factsOf.js');
let host_literal$late;
const host_literal = () => (host_literal$late ??= require('../host/literal.js'));
let host_scripting$late;
const host_scripting = () => (host_scripting$late ??= require('../host/scripting.js'));
let host_syntax$late;
const host_syntax = () => (host_syntax$late ??= require('../host/syntax.js'));
let host_settings$late;
const host_settings = () => (host_settings$late ??= require('../host/settings.js'));
const host_defaults = require('../host/defaults.js');
const findConfig = require('./findConfig.js');
const module$1 = require('node:module');
const node_url = require('node:url');
const findDocuments = require('./findDocuments.js');
let host_drawing$late;
const host_drawing = () => (host_drawing$late ??= require('../host/drawing.js'));
const writeOutput = require('./writeOutput.js');

class ConfigError extends cli_common.InputError {
    constructor(file, reason){
        super(`${file}: ${reason}`), this.name = 'ConfigError';
    }
}

function describePlace(place) {
    const { kind, scene, symbol, layer, layerIndex = 0, frame, keyframes, element, item } = place;
    if (kind === 'document') return 'document';
    if (item !== undefined) return item;
    const parts = [
        symbol ?? scene ?? '',
        layer === '' ? `layer ${layerIndex + 1}` : `layer ${JSON.stringify(layer)}`
    ];
    if (frame !== undefined) parts.push(`frame ${frame + 1}${keyframes ? ` (${keyframes} keyframes)` : ''}`);
    if (element !== undefined) parts.push(element);
    return parts.filter((part)=>part !== '').join(', ');
}

const UNREADABLE = 'readable';
function unreadable(document, message) {
    const problem = {
        rule: UNREADABLE,
        severity: 'error',
        message,
        isFixable: false
    };
    return {
        document,
        fixed: 0,
        problems: [
            {
                ...problem,
                place: {
                    kind: 'document'
                }
            }
        ]
    };
}
function isUnreadable({ problems }) {
    return problems.some(({ rule })=>rule === UNREADABLE);
}

class Baseline {
    constructor( file, documents){
        this.file = file;
        this.documents = documents;
    }
    static read(name) {
        const file = path.resolve(name);
        let text = '';
        try {
            text = fs.readFileSync(file, 'utf8');
            const content = JSON.parse(text);
            if (isContent(content)) return new Baseline(file, content.documents);
        } catch (error) {
            const reason = error instanceof SyntaxError ? `is not valid JSON: ${cli_common.jsonFault(text, error)}` : `cannot be read: ${host_errors.faultReason(error)}; --write-baseline makes it`;
            throw new cli_common.InputError(`${name}: ${reason}`);
        }
        throw new cli_common.InputError(`${name}: is not a baseline of lint; --write-baseline makes one`);
    }
    static of(name, reports) {
        const file = path.resolve(name);
        const before = fs.existsSync(file) ? Baseline.read(name).documents : {};
        const documents = withoutMembers();
        for (const [document, counts] of Object.entries(before))if (fs.existsSync(path.resolve(path.dirname(file), document))) documents[document] = counts;
        for (const report of reports){
            const counts = isUnreadable(report) ? {} : countsOf(report.problems);
            if (Object.keys(counts).length > 0) documents[nameOf$1(file, report.document)] = counts;
            else delete documents[nameOf$1(file, report.document)];
        }
        return new Baseline(file, documents);
    }
    get text() {
        return `${JSON.stringify({
            documents: sorted(this.documents)
        }, null, 2)}\n`;
    }
    compare(report) {
        const name = nameOf$1(this.file, report.document);
        if (isUnreadable(report) || !Object.hasOwn(this.documents, name)) return {
            report,
            known: 0,
            fixed: []
        };
        const counts = structuredClone(this.documents[name]);
        const problems = report.problems.filter((problem)=>!takeFrom(counts, problem));
        const fixed = Object.entries(counts).flatMap(([rule, places])=>Object.entries(places).flatMap(([place, count])=>count > 0 ? [
                    `${place}: ${rule}${count > 1 ? ` (${host_errors.amount(count, 'problem')})` : ''}`
                ] : []));
        return {
            report: {
                ...report,
                problems
            },
            known: report.problems.length - problems.length,
            fixed
        };
    }
}
function withoutMembers() {
    return Object.create(null);
}
function nameOf$1(file, document) {
    return path.relative(path.dirname(file), document).split(path.sep).join('/');
}
function placeOf({ place }) {
    return describePlace({
        ...place,
        frame: undefined,
        keyframes: undefined
    });
}
function countsOf(problems) {
    const counts = withoutMembers();
    for (const problem of problems){
        const places = counts[problem.rule] ??= withoutMembers();
        const where = placeOf(problem);
        places[where] = (places[where] ?? 0) + 1;
    }
    return counts;
}
function takeFrom(counts, problem) {
    const places = Object.hasOwn(counts, problem.rule) ? counts[problem.rule] : {};
    const where = placeOf(problem);
    if (!Object.hasOwn(places, where) || places[where] < 1) return false;
    places[where]--;
    return true;
}
function isContent(value) {
    const { documents } = value ?? {};
    return hasValues(documents, (counts)=>hasValues(counts, (places)=>hasValues(places, (count)=>Number.isInteger(count))));
}
function hasValues(value, test) {
    return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(test);
}
function sorted(value) {
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).sort(([one], [other])=>one < other ? -1 : 1);
    return Object.fromEntries(entries.map(([key, part])=>[
            key,
            sorted(part)
        ]));
}

class LintCache {
    constructor(file){
        this.file = file;
        this.isChanged = false;
        this.entries = read(file);
    }
    find(document, settings) {
        const entry = Object.hasOwn(this.entries, document) ? this.entries[document] : undefined;
        if (entry?.settings !== digest$1([
            settings
        ])) return undefined;
        try {
            return this.isSame(entry, partsOf(document)) ? entry.report : undefined;
        } catch  {
            return undefined;
        }
    }
    add(settings, report) {
        delete this.entries[report.document];
        this.isChanged = true;
        try {
            const parts = partsOf(report.document);
            this.entries[report.document] = {
                stamp: stampOf(parts),
                content: contentOf(report.document, parts),
                settings: digest$1([
                    settings
                ]),
                report
            };
        } catch  {
        }
    }
    isSame(entry, parts) {
        const stamp = stampOf(parts);
        if (stamp === entry.stamp) return true;
        if (contentOf(entry.report.document, parts) !== entry.content) return false;
        entry.stamp = stamp;
        this.isChanged = true;
        return true;
    }
    write() {
        if (!this.isChanged) return;
        try {
            const file = host_headless.pathToWrite(host_headless.nodePlatform, this.file);
            host_headless.writeFile(host_headless.nodePlatform, file, JSON.stringify(this.entries), {
                makesFolders: true
            });
        } catch  {
        }
    }
}
function read(file) {
    try {
        return {
            ...JSON.parse(fs.readFileSync(file, 'utf8'))
        };
    } catch  {
        return {};
    }
}
function partsOf(document) {
    return fs.statSync(document).isDirectory() ? host_folder().partsOfFolder(host_headless.nodePlatform, document) : [
        {
            path: document
        }
    ];
}
function stampOf(parts) {
    return digest$1(parts.map(({ path: file, link })=>{
        if (link !== undefined) return `${file} ${link}`;
        const { size, mtimeMs, ino } = fs.statSync(file);
        return `${file} ${size} ${mtimeMs} ${ino}`;
    }));
}
function contentOf(document, parts) {
    return digest$1(contentsOf(document, parts));
}
function* contentsOf(document, parts) {
    for (const { path: file, link } of parts){
        yield path.relative(document, file);
        yield link ?? fs.readFileSync(file);
    }
}
function digest$1(parts) {
    const hash = node_crypto().createHash('sha256');
    for (const part of parts)hash.update(part).update('\0');
    return hash.digest('hex');
}

function problemLocation(object) {
    if (object instanceof host_headless.Item) return {
        kind: 'item',
        item: object.name
    };
    if (object instanceof host_headless.Layer) return {
        kind: 'layer',
        ...timelineOf(object),
        ...layerOf(object)
    };
    if (object instanceof host_headless.Frame) return {
        kind: 'frame',
        ...timelineOf(object.layer),
        ...layerOf(object.layer),
        frame: object.startFrame
    };
    if (object instanceof host_headless.Element) return elementLocation(object);
    return {
        kind: 'document'
    };
}
function elementLocation(element) {
    const layer = element.layer;
    const keyframe = keyframeOf(element.node);
    return {
        kind: 'element',
        ...timelineOf(layer),
        ...layerOf(layer),
        ...keyframe === undefined ? {} : {
            frame: host_headless.readStart(keyframe)
        },
        element: nameOf(element)
    };
}
function nameOf(element) {
    return element.name === '' ? host_literal().describeElement(element) : `${element.name}: ${host_literal().describeElement(element)}`;
}
function timelineOf({ timeline }) {
    const item = timeline.libraryItem;
    return item ? {
        symbol: item.name
    } : {
        scene: timeline.name
    };
}
function layerOf(layer) {
    return {
        layer: layer.name,
        layerIndex: layer.index
    };
}
function keyframeOf(inner) {
    for(let node = inner; node; node = node.parent)if (node.name === 'DOMFrame') return node;
    return undefined;
}

function checkDocument(document, rules) {
    return rules.flatMap((active)=>{
        try {
            return problemsOf(document, active);
        } catch (error) {
            return [
                uncheckable(active, error)
            ];
        }
    });
}
function problemsOf(document, active) {
    const { name, severity, rule, options } = active;
    const isFixable = rule.fix !== undefined;
    return findingsOf(document, active).map(({ object, message })=>({
            rule: name,
            severity,
            message: (rule.findings && options.message) ?? message ?? rule.message,
            place: problemLocation(object),
            isFixable: isFixable && object !== undefined,
            object
        }));
}
const UNKNOWN = 'NotImplemented: ';
function uncheckable({ name, severity }, error) {
    const line = cli_common.errorLine(error.cause);
    if (!line.startsWith(UNKNOWN)) throw error;
    const message = `this rule cannot be checked: the headless host does not know ${line.slice(UNKNOWN.length)}`;
    return {
        rule: name,
        severity,
        message,
        place: problemLocation(undefined),
        isFixable: false,
        object: undefined
    };
}
function fixDocument(document, rules, problems) {
    let fixed = 0;
    for (const active of rules){
        const { fix } = active.rule;
        const own = problems.filter(({ rule, isFixable })=>rule === active.name && isFixable);
        if (!fix || own.length === 0) continue;
        fixed += own.length;
        named(active, ()=>{
            for (const [kind, objects] of byKind(own)){
                const matches = document.collect(kind, objects);
                if (typeof fix === 'function') fix(matches, contextOf(document, active, []));
                else callMethod(matches, fix);
            }
        });
        document.refresh();
        return fixed;
    }
    return fixed;
}
function callMethod(found, [method, ...args]) {
    const call = found[method];
    if (typeof call !== 'function') throw new TypeError(`"fix": collections have no method "${method}"`);
    call.apply(found, args);
}
function findingsOf(document, active) {
    const { rule, options } = active;
    return named(active, ()=>{
        if (rule.check) {
            const findings = [];
            rule.check(contextOf(document, active, findings));
            return findings;
        }
        if (rule.findings) return rule.findings(document, options);
        const matches = host_headless.QUERY_KINDS.flatMap((kind)=>{
            const query = rule[kind];
            return query === undefined ? [] : document.find(kind, query);
        });
        return tooMany(rule.keep ? rule.keep(matches, document, options) : matches, active);
    });
}
function tooMany(found, { rule: { max = 0, min = 0, message } }) {
    if (found.length < min) return [
        {
            message: `${message} (${found.length} found, at least ${min} expected)`
        }
    ];
    if (min > 0 && max === 0) return [];
    const note = max > 0 ? ` (${found.length} found, at most ${max} expected)` : '';
    return found.slice(max).map((object)=>({
            object,
            message: `${message}${note}`
        }));
}
function contextOf(document, { options }, findings) {
    const { host, handle } = document;
    return {
        host: handle,
        document: handle.document,
        $: document.queries.functionOf('elements', true),
        $$: document.queries.functionOf('items', true),
        options,
        report (object, message) {
            if (object === undefined || typeof object === 'string') findings.push({
                message: object ?? message
            });
            else for (const member of membersOf(object))findings.push({
                object: unwrapped(host.realm.unwrap(member)),
                message
            });
        }
    };
}
function membersOf(object) {
    const { elements } = object;
    const isCollection = elements !== undefined && 'list' in object;
    return isCollection ? Array.from(elements) : [
        object
    ];
}
function unwrapped(object) {
    if (object) return object;
    throw new TypeError('report() takes an element, item, layer or keyframe, a collection of them, or a message');
}
function named({ name }, action) {
    try {
        return action();
    } catch (error) {
        throw new Error(`rule "${name}": ${cli_common.errorLine(error)}`, {
            cause: error
        });
    }
}
function byKind(problems) {
    const groups = new Map();
    for (const { place, object } of problems){
        if (!object || place.kind === 'document') continue;
        const kind = `${place.kind}s`;
        const group = groups.get(kind) ?? [];
        group.push(object);
        groups.set(kind, group);
    }
    return groups;
}

function judgeDocument(document, rules) {
    const { comments, faults } = readComments(document, rules);
    const excepted = new Map(rules.map((active)=>[
            active.name,
            exceptionsOf(document, active)
        ]));
    const judgement = {
        problems: [],
        off: []
    };
    for (const problem of checkDocument(document, rules)){
        const because = excepted.get(problem.rule)?.(problem.object) ?? comments.find((each)=>isMeant(each, problem))?.because;
        if (because === undefined) judgement.problems.push(problem);
        else judgement.off.push({
            rule: problem.rule,
            place: problem.place,
            because
        });
    }
    for (const fault of faults)judgement.problems.push(fault);
    return judgement;
}
function exceptionsOf(document, { options }) {
    const exceptions = options.except ?? [];
    let matches;
    return (object)=>{
        if (object === undefined || exceptions.length === 0) return undefined;
        matches ??= exceptions.map((exception)=>({
                because: exception.because,
                objects: new Set(host_headless.QUERY_KINDS.flatMap((kind)=>{
                    const query = exception[kind];
                    return query === undefined ? [] : document.find(kind, query);
                }))
            }));
        return matches.find(({ objects })=>objects.has(object))?.because;
    };
}
const COMMENT = /(?:\/\/|\/\*)[ \t]*lint-off\b[ \t]*([\w-]+(?:[ \t]*,[ \t]*[\w-]+)*)?[ \t]*:?[ \t]*([^\r\n]*)/g;
const RULE = 'lint-off';
function readComments(document, rules) {
    const names = rules.map(({ name })=>name);
    const comments = [];
    const faults = [];
    for (const frame of document.scriptedFrames()){
        for (const [, list = '', rest = ''] of frame.actionScript.matchAll(COMMENT)){
            const comment = {
                rules: list.split(',').flatMap((name)=>name.trim() || []),
                because: rest.replace(/\*\/.*$/, '').trim(),
                at: problemLocation(frame)
            };
            const message = faultOf(comment, names);
            if (message === undefined) comments.push(comment);
            else faults.push({
                rule: RULE,
                severity: 'warn',
                message,
                place: comment.at,
                isFixable: false,
                object: frame
            });
        }
    }
    return {
        comments,
        faults
    };
}
function faultOf({ rules, because }, names) {
    if (rules.length === 0 || because === '') return 'a comment that switches rules off needs their names and a reason: // lint-off no-unused: kept for the sequel';
    const strange = rules.find((name)=>!names.includes(name));
    const near = strange === undefined ? undefined : host_errors.nearestWord(strange, names);
    return near === undefined ? undefined : `there is no rule "${strange}" (did you mean "${near}"?)`;
}
function isMeant({ rules, at }, { rule, place }) {
    if (!rules.includes(rule)) return false;
    if (at.symbol !== undefined) return place.symbol === at.symbol || place.item === at.symbol;
    return place.kind === 'document' || place.symbol === undefined && place.scene === at.scene;
}

function dialectOf(film) {
    if (film.isCanvas) return undefined;
    return host_settings().readSwfSettings(film).actionScript === 3 ? 'as3' : 'as2';
}
function parseLinted(node, dialect) {
    const sources = new (host_syntax().Sources)();
    let isPartial = false;
    const include = (file)=>{
        isPartial = true;
        return {
            file,
            text: ''
        };
    };
    const parsed = host_syntax().parseScript({
        file: '',
        text: host_headless.readScript(node)
    }, {
        dialect,
        sources,
        include
    });
    return {
        ...parsed,
        isPartial,
        lineOf: (at)=>sources.error(at, '').line
    };
}

class LintedDocument {
    constructor(host, model, queries){
        this.host = host;
        this.model = model;
        this.queries = queries;
        this.answers = new Map();
        this.scripts = new Map();
    }
    find(kind, query) {
        const key = `${kind} ${query}`;
        let answer = this.answers.get(key);
        if (!answer) {
            answer = this.queries.everywhere(kind, query).objects;
            this.answers.set(key, answer);
        }
        return answer;
    }
    scriptedFrames() {
        return this.find('frames', ':scripted').filter((object)=>object instanceof host_headless.Frame);
    }
    get dialect() {
        return dialectOf(this.model.film);
    }
    script(node, dialect) {
        const script = this.scripts.get(node) ?? parseLinted(node, dialect);
        this.scripts.set(node, script);
        return script;
    }
    collect(kind, objects) {
        return this.queries.everywhere(kind, '*').among(objects).collection;
    }
    refresh() {
        this.answers.clear();
        this.scripts.clear();
    }
    get handle() {
        return new (host_scripting().HostHandle)(this.host);
    }
}

const MAX_ROUNDS = 50;
function lintDocument(file, rules, options) {
    const host = new host_headless.Host(host_headless.nodePlatform, {
        ...host_headless.LIBRARY_ALONE,
        canSave: false
    });
    const model = host.open(file);
    model.files.container.listen?.(({ text, isLost })=>{
        if (!isLost) options.warn(text);
    });
    const document = new LintedDocument(host, model, host_headless.queriesOf(host, options.libraryFolder));
    let { problems, off } = judgeDocument(document, rules);
    const before = options.fix && options.dryRun ? factsOf.factsOf(model) : undefined;
    let fixed = 0;
    let leftOut;
    if (options.fix) {
        for(let round = 0; round < MAX_ROUNDS && problems.some(({ isFixable })=>isFixable); round++){
            fixed += fixDocument(document, rules, problems);
            ({ problems, off } = judgeDocument(document, rules));
        }
        if (fixed > 0) {
            if (options.dryRun) leftOut = host_editing().leaveOutMedia(model, new Map(), model.node);
            else {
                model.saveAt(undefined, {});
                leftOut = model.leftOut;
            }
        }
    }
    const pictures = options.render === undefined ? undefined : drawProblems(file, model, problems, options.render);
    const report = {
        document: file,
        problems: mergeRuns(problems.map(withoutObject)),
        ...off.length > 0 ? {
            off
        } : {},
        fixed,
        ...leftOut && leftOut.files > 0 ? {
            leftOut
        } : {},
        ...before && fixed > 0 ? {
            changes: compareFacts.changesText(compareFacts.compareFacts(before, factsOf.factsOf(model)), false)
        } : {},
        ...pictures ? {
            pictures
        } : {}
    };
    host.closeAll();
    return report;
}
function withoutObject({ object: _, ...problem }) {
    return problem;
}
function mergeRuns(problems) {
    const merged = new Map();
    const ordinals = new Map();
    for (const problem of problems){
        const { frame, ...rest } = problem.place;
        if (problem.place.kind !== 'element' || frame === undefined) {
            merged.set(String(merged.size), problem);
            continue;
        }
        const same = JSON.stringify([
            problem.rule,
            problem.message,
            rest
        ]);
        const here = `${same} ${frame}`;
        const ordinal = (ordinals.get(here) ?? 0) + 1;
        ordinals.set(here, ordinal);
        const key = `${same} #${ordinal}`;
        const first = merged.get(key);
        if (first) first.place.keyframes = (first.place.keyframes ?? 1) + 1;
        else merged.set(key, {
            ...problem,
            place: {
                ...problem.place
            }
        });
    }
    return [
        ...merged.values()
    ];
}
const MAX_NAMED = 20;
function drawProblems(file, document, problems, folder) {
    const root = host_headless.pathToWrite(host_headless.nodePlatform, folder);
    const groups = [
        ...elementsByFrame(problems)
    ].slice(0, MAX_NAMED);
    const name = host_defaults.bareName(path.basename(file));
    return groups.map(([, { timeline, frame, elements }])=>{
        const { svg } = host_headless.pictureOf(document, {
            timeline,
            frame,
            matches: [
                ...elements
            ]
        });
        const timelineName = (timeline.libraryItem?.name ?? timeline.name).replace(/[^\p{L}\p{N}_-]+/gu, '-');
        const picture = `${name}-${timelineName}-${frame + 1}.svg`;
        const target = host_headless.pathBelow(host_headless.nodePlatform, root, picture);
        host_headless.writeFile(host_headless.nodePlatform, target, svg, {
            makesFolders: true
        });
        return path.join(folder, picture);
    });
}
function elementsByFrame(problems) {
    const groups = new Map();
    const timelines = new Map();
    for (const { object } of problems){
        if (!(object instanceof host_headless.Element)) continue;
        const keyframe = keyframeOf(object.node);
        if (!keyframe) continue;
        const timeline = object.layer.timeline;
        const number = timelines.get(timeline) ?? timelines.size;
        timelines.set(timeline, number);
        const frame = host_headless.readStart(keyframe);
        const key = `${number} ${frame}`;
        const group = groups.get(key);
        if (group) group.elements.add(object);
        else groups.set(key, {
            timeline,
            frame,
            elements: new Set([
                object
            ])
        });
    }
    return groups;
}

const atlasRules = {
    'atlas-texts': {
        elements: ':text',
        message: 'a text becomes part of a picture in a texture atlas'
    },
    'atlas-filters': {
        elements: ':filtered:not(:text)',
        message: 'some players of texture atlases draw no filters'
    },
    'atlas-blend-modes': {
        elements: '[blendMode][blendMode!=normal]',
        message: 'some players of texture atlases draw no blend modes'
    },
    'atlas-layer-effects': {
        frames: '*',
        keep: (found)=>found.filter((frame)=>hasLayerEffect(frame)),
        message: 'blend modes and filters of layers do not survive in a texture atlas'
    },
    'atlas-sounds': {
        frames: ':audible',
        message: 'sounds do not survive in a texture atlas'
    },
    'atlas-scripts': {
        frames: ':scripted',
        message: 'scripts do not survive in a texture atlas'
    },
    'atlas-videos': {
        elements: ':video',
        message: 'videos do not survive in a texture atlas'
    },
    'atlas-components': {
        elements: ':is(:component, :compiledclip)',
        message: 'components do not survive in a texture atlas'
    },
    'atlas-shape-tweens': {
        frames: ':shape',
        message: 'each frame of a shape tween becomes a picture of its own in a texture atlas'
    }
};
function hasLayerEffect({ node }) {
    return node.child('frameFilters') !== undefined || host_headless.BLENDING.blendMode.read(node) !== 'normal';
}

const LACKING_BLEND_MODES = [
    'layer',
    'subtract',
    'invert',
    'alpha',
    'erase'
];
const canvasRules = {
    'canvas-filters': {
        elements: ':filtered',
        message: 'bevels and gradient filters do not survive as HTML5 Canvas',
        keep: (found)=>found.filter((object)=>{
                const { filters } = object;
                return filters?.some(({ name })=>/^(bevel|gradient)/i.test(name));
            })
    },
    'canvas-blend-modes': {
        elements: `[blendMode~=/^(${LACKING_BLEND_MODES.join('|')})$/]`,
        message: 'a canvas does not have this blend mode'
    },
    'canvas-texts': {
        elements: ':is(:input, :tlftext)',
        message: 'HTML5 Canvas has static and dynamic text only'
    },
    'canvas-components': {
        items: ':is(:component, :compiledclip)',
        message: 'a component of ActionScript does not run as HTML5 Canvas'
    },
    'canvas-videos': {
        items: ':video',
        message: 'a video in the library is not published as HTML5 Canvas'
    },
    'canvas-3d': {
        elements: '[is3D=true]',
        message: 'a canvas has no third dimension'
    },
    'canvas-scaling-grids': {
        items: ':symbol[scalingGrid=true]',
        message: '9-slice scaling does not survive as HTML5 Canvas'
    },
    'canvas-scenes': {
        message: 'HTML5 Canvas has one scene',
        findings: ({ model })=>model.timelines.length > 1 ? [
                {
                    message: `the document has ${model.timelines.length} scenes, HTML5 Canvas one`
                }
            ] : []
    }
};

const defaultNames = {
    items: '[shortName~=/^(Symbol|Tween|Bitmap|Sound|Video|Font|Folder|untitled folder) ?\\d+( copy( \\d+)?)?$/i]',
    message: 'the name is the one that Animate gave'
};

const NAME = '[A-Za-z_$][A-Za-z0-9_$]*';
const RESERVED = 'as|break|case|catch|class|const|continue|default|delete|do|else|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|internal|is|new|null|package|private|protected|public|return|super|switch|this|throw|true|try|typeof|use|var|void|while|with';
const linkageIdentifiers = {
    items: `[linkageClassName~=/./]:not([linkageClassName~=/^(${NAME}\\.)*(?!(${RESERVED})$)${NAME}$/])`,
    message: 'the class for ActionScript is not an identifier',
    severity: 'error'
};

const listedFonts = {
    options: [
        'faces'
    ],
    message: 'its font is not listed',
    findings (document, options) {
        const faces = facesOf(options);
        if (!faces) return [];
        return document.find('elements', ':text').flatMap((object)=>{
            const strange = facesIn(object).filter((face)=>!faces.some((known)=>known.test(face)));
            if (strange.length === 0) return [];
            return [
                {
                    object,
                    message: `the configuration does not list its font ${strange.join(', ')}`
                }
            ];
        });
    }
};
function facesOf({ faces }) {
    if (faces === undefined) return undefined;
    if (!Array.isArray(faces) || faces.some((face)=>typeof face !== 'string')) throw new TypeError('faces must be an Array of names of fonts');
    return faces.map((face)=>{
        const source = face.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
        return new RegExp(`^${source}$`, 'i');
    });
}
function facesIn(text) {
    const { textRuns } = text;
    const faces = (textRuns ?? []).flatMap(({ textAttrs: { face } })=>face ? [
            face
        ] : []);
    return [
        ...new Set(faces)
    ];
}

function laterOnes(objects, keyOf, describe) {
    const firsts = new Map();
    return objects.flatMap((object)=>{
        const key = keyOf(object);
        const first = firsts.get(key);
        if (first) return [
            {
                object,
                message: describe(first)
            }
        ];
        firsts.set(key, object);
        return [];
    });
}

const noDuplicateItems = {
    message: 'another item is the same',
    findings: (document)=>[
            ...same(document.find('items', ':symbol'), timelineDigest),
            ...same(document.find('items', ':is(:bitmap, :sound)'), (item)=>dataDigest(item, document))
        ]
};
function same(items, digestOf) {
    const digests = new Map();
    for (const item of items){
        const digest = digestOf(item);
        if (digest !== undefined) digests.set(item, `${item.itemType} ${digest}`);
    }
    return laterOnes([
        ...digests.keys()
    ], (item)=>String(digests.get(item)), ({ name })=>`the same as ${name}`);
}
function timelineDigest({ file, hasContent }) {
    const source = hasContent ? file.source : '';
    const start = source.indexOf('<layers>');
    const end = source.lastIndexOf('</layers>');
    if (start < 0 || !/<DOM(?:Shape|\w*Instance|\w*Text|Group|\w*Object)\b/.test(source)) return undefined;
    return digest(source.slice(start, end).replace(/ (?:current|isSelected|selected|locked)="[^"]*"/g, ''));
}
function dataDigest(item, { model }) {
    for (const name of [
        'bitmapDataHRef',
        'soundDataHRef'
    ]){
        const value = item.attr(name);
        const entry = `bin/${value ?? ''}`;
        if (value && model.files.has(entry)) return digest(model.files.bytes(entry));
    }
    return undefined;
}
function digest(content) {
    return node_crypto().createHash('sha256').update(content).digest('hex');
}

const noDuplicateLinkage = {
    message: 'another item has this class for ActionScript',
    severity: 'error',
    findings: (document)=>laterOnes(document.find('items', '*').filter(({ linkageClassName })=>linkageClassName), ({ linkageClassName })=>linkageClassName ?? '', (first)=>`${first.name} has the class ${first.linkageClassName}, too`)
};

const noDuplicateNames = {
    message: 'another element of this keyframe has the same name',
    findings (document) {
        const byKeyframe = new Map();
        for (const object of document.find('elements', ':named')){
            const element = object;
            const keyframe = keyframeOf(element.node);
            const group = byKeyframe.get(keyframe);
            if (group) group.push(element);
            else byKeyframe.set(keyframe, [
                element
            ]);
        }
        return [
            ...byKeyframe.values()
        ].flatMap((elements)=>laterOnes(elements, ({ name })=>name, ()=>'another element of this keyframe has the same name'));
    }
};

const noEmptyLayers = {
    layers: ':is(:normal, :guided, :masked, :folder):empty:not(:labelled):not(:scripted):not(:audible)',
    message: 'nothing is on this layer',
    keep: (found)=>leaveOne(found),
    fix: [
        'deleteLayers'
    ]
};
function leaveOne(layers) {
    const empty = new Map();
    for (const { timeline } of layers)empty.set(timeline, (empty.get(timeline) ?? 0) + 1);
    return layers.filter((layer)=>{
        const { timeline } = layer;
        return empty.get(timeline) !== timeline.layerCount || layer !== timeline.layers.at(-1);
    });
}

const MEMBERS = new Set(('accessibilityProperties contextMenu currentLabels currentScene filters graphics hitArea loaderInfo mask ' + 'metaData opaqueBackground parent root rotationX scale9Grid scenes scrollRect soundTransform stage ' + 'textSnapshot transform blendMode name tabIndex prototype constructor arguments flash fl mx adobe air ' + 'currentLabel currentFrameLabel menu enabled undefined').split(' '));
const noMissingInstances = {
    message: 'a script names an instance that the timeline does not have',
    findings (document) {
        const { dialect } = document;
        const scripts = dialect && scriptsOf(document, dialect);
        if (!scripts) return [];
        const hasClass = host_settings().readSwfSettings(document.model.film).documentClass !== '';
        const given = new Set(scripts.flatMap(({ names })=>[
                ...names.given
            ]));
        const texts = [
            ...new Set(scripts.flatMap(({ names })=>[
                    ...names.texts
                ]))
        ];
        return scripts.flatMap(({ frame, names, lineOf })=>{
            const own = instanceNames(frame, hasClass);
            if (!own) return [];
            const isMissing = (name)=>isPlain(name) && !given.has(name) && !own.has(name) && !isMadeOf(texts, name);
            const missing = names.used.filter(({ name })=>isMissing(name));
            const first = new Map([
                ...missing
            ].reverse().map(({ name, at })=>[
                    name,
                    at
                ]));
            return [
                ...first
            ].map(([name, at])=>({
                    object: frame,
                    message: `the script names "${name}" in line ${lineOf(at)}, and no instance of the timeline has that name`
                }));
        });
    }
};
function scriptsOf(document, dialect) {
    const scripts = document.scriptedFrames().map((frame)=>({
            frame,
            script: document.script(frame.node, dialect)
        }));
    if (scripts.some(({ script })=>script.isPartial || script.errors.length > 0)) return undefined;
    return scripts.map(({ frame, script })=>({
            frame,
            names: new (host_syntax().ScriptNames)(script.statements),
            lineOf: script.lineOf
        }));
}
function isPlain(name) {
    return /^[\p{Ll}]/u.test(name) && !MEMBERS.has(name);
}
function isMadeOf(texts, name) {
    return texts.some((text)=>text !== '' && name.startsWith(text));
}
function instanceNames({ layer }, hasClass) {
    const { timeline } = layer;
    const item = timeline.node.parent?.parent;
    const isSymbol = item?.name === 'DOMSymbolItem';
    if (isSymbol ? host_headless.LINKAGE.linkageClassName.read(item) !== '' : hasClass) return undefined;
    const names = new Set();
    const visit = (node)=>{
        for (const child of node.children){
            const name = child.attr('name');
            if (name !== undefined) names.add(name);
            const variable = child.attr('variableName');
            if (variable !== undefined) names.add(variable);
            visit(child);
        }
    };
    visit(timeline.node);
    return names;
}

const noMissingItems = {
    message: 'what it shows is missing',
    severity: 'error',
    findings: (document)=>[
            ...document.find('elements', ':instance:not([libraryItem])')
            .filter((element)=>element.layer.layerType !== 'camera').map((object)=>({
                    object,
                    message: 'the library has no such item'
                })),
            ...document.model.library.items.filter((item)=>item instanceof host_headless.SymbolItem && !item.hasContent).map((object)=>({
                    object,
                    message: 'the file of this symbol is missing'
                }))
        ]
};

const noMissingMedia = {
    items: ':is(:bitmap, :sound, :video)',
    message: 'its data is missing from the document',
    severity: 'error',
    keep: (found, { model })=>found.filter((item)=>host_headless.missingMedia(item.node, model.files) !== undefined)
};

const noOffStage = {
    elements: ':unnamed',
    message: 'invisible: it is outside the stage',
    keep: (matches, document)=>matches.filter((element)=>isLeftOver(element, document))
};
function isLeftOver(element, { model }) {
    const layer = element.layer;
    const { timeline, layerType } = layer;
    if (timeline.libraryItem || layerType === 'guide' || layerType === 'camera') return false;
    const { left, top, width, height } = element;
    const isOutside = left >= model.width || top >= model.height || left + width <= 0 || top + height <= 0;
    if (!isOutside || isAnimated(element) || isTweened(element, layer)) return false;
    return !timeline.layers.some((other)=>other.layerType === 'camera');
}
function isAnimated(element) {
    const { libraryItem } = element;
    return libraryItem instanceof host_headless.SymbolItem && libraryItem.timeline.frameCount > 1;
}
function isTweened(element, layer) {
    const node = keyframeOf(element.node);
    if (!node) return false;
    const start = host_headless.readStart(node);
    const keyframes = layer.keyframes;
    const index = keyframes.findIndex(({ startFrame })=>startFrame === start);
    return [
        keyframes[index],
        keyframes[index - 1]
    ].some((frame)=>frame && frame.tweenType !== 'none');
}

const noUnused = {
    items: ':unused:not(:folder)',
    message: 'nothing uses this item',
    fix: [
        'deleteItems'
    ]
};

const HALF = 0.5;
const oversizedBitmaps = {
    elements: ':bitmap',
    message: 'this bitmap is shown at less than half of its size everywhere',
    keep (found) {
        const bitmaps = found;
        const scales = new Map();
        for (const bitmap of bitmaps)scales.set(bitmap.libraryItem, Math.max(scales.get(bitmap.libraryItem) ?? 0, scaleOf(bitmap)));
        return bitmaps.filter(({ libraryItem })=>(scales.get(libraryItem) ?? 1) < HALF);
    }
};
function scaleOf({ scaleX, scaleY }) {
    return Math.max(Math.abs(scaleX), Math.abs(scaleY));
}

const scriptSyntax = {
    message: 'the script cannot be read',
    severity: 'error',
    findings (document) {
        const { dialect } = document;
        if (dialect === undefined) return [];
        const instances = dialect === 'as3' ? [] : document.find('elements', '*');
        const scripted = instances.filter(({ node })=>host_headless.readScript(node).trim() !== '');
        return [
            ...document.scriptedFrames(),
            ...scripted
        ].flatMap((object)=>{
            const [fault] = document.script(object.node, dialect).errors;
            if (!fault) return [];
            const { line, column, message } = fault;
            return [
                {
                    object,
                    message: `the script cannot be read: line ${line}, column ${column}: ${message}`
                }
            ];
        });
    }
};

const unnamedScriptable = {
    elements: ':is(:button, :component, :compiledclip, :dynamic, :input, :video):unnamed',
    message: 'it has no instance name for scripts',
    keep: (found)=>found.filter((element)=>!isServed(element))
};
function isServed({ node }) {
    return node.child('Actionscript') !== undefined || Boolean(node.attr('variableName'));
}

const recommended = {
    'no-unused': noUnused,
    'no-empty-layers': noEmptyLayers,
    'unnamed-scriptable': unnamedScriptable,
    'no-missing-items': noMissingItems,
    'no-missing-media': noMissingMedia,
    'default-names': defaultNames,
    'listed-fonts': listedFonts,
    'oversized-bitmaps': oversizedBitmaps,
    'no-off-stage': noOffStage,
    'linkage-identifiers': linkageIdentifiers,
    'no-duplicate-items': noDuplicateItems,
    'no-duplicate-linkage': noDuplicateLinkage,
    'no-duplicate-names': noDuplicateNames,
    'script-syntax': scriptSyntax,
    'no-missing-instances': noMissingInstances
};
const presets = {
    recommended,
    'html5-canvas': canvasRules,
    'texture-atlas': atlasRules
};
const rules = {
    ...recommended,
    ...canvasRules,
    ...atlasRules
};

const KEYS = [
    '$schema',
    'extends',
    'rules',
    'overrides'
];
const SEVERITIES = [
    'off',
    'warn',
    'error'
];
const RULE_KEYS = [
    ...host_headless.QUERY_KINDS,
    'message',
    'severity',
    'max',
    'min',
    'fix',
    'module',
    'except'
];
const OWN_KEYS = [
    'check',
    'options'
];
const MAX_MESSAGE = 1000;
const MAX_DEPTH = 50;
function checkConfig(file, config) {
    if (/\.json$/i.test(file) && isDeeper(config, MAX_DEPTH)) throw new ConfigError(file, `the configuration has more than ${MAX_DEPTH} Arrays and objects inside one another`);
    checkObject(file, 'the configuration', config);
    checkKeys(file, 'the configuration', config, KEYS);
    const { extends: base, rules, overrides } = config;
    if (base !== undefined && ![
        base
    ].flat().every((name)=>typeof name === 'string')) throw new ConfigError(file, '"extends" must be a name or an Array of names');
    if (rules !== undefined) checkObject(file, '"rules"', rules);
    if (overrides === undefined) return;
    if (!Array.isArray(overrides)) throw new ConfigError(file, '"overrides" must be an Array');
    overrides.forEach((override, index)=>{
        const entry = `"overrides", entry ${index + 1}`;
        checkObject(file, entry, override);
        checkKeys(file, entry, override, [
            'files',
            'rules'
        ]);
        const files = [
            override.files
        ].flat();
        if (files.length === 0 || !files.every((pattern)=>typeof pattern === 'string')) throw new ConfigError(file, `${entry}: "files" must be a pattern or an Array of patterns`);
        checkObject(file, `${entry}: "rules"`, override.rules);
    });
}
function checkRules(file, rules$1, known) {
    for (const [name, entry] of Object.entries(rules$1)){
        if (typeof entry === 'string' ? !SEVERITIES.includes(entry) : !isObject(entry)) throw new ConfigError(file, `rule "${name}": expected "off", "warn", "error" or an object`);
        const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
        if (typeof entry === 'object') checkEntry(file, name, entry, rule);
        const isDefined = rule !== undefined || known.has(name);
        if (typeof entry === 'object' && definesRule(entry)) known.add(name);
        else if (!isDefined) throw new ConfigError(file, explainRule(name, [
            ...Object.keys(rules),
            ...known
        ]));
    }
}
function checkEntry(file, name, entry, rule) {
    const isOwn = typeof entry.check === 'function';
    if (!isOwn) checkKeys(file, `rule "${name}"`, entry, [
        ...RULE_KEYS,
        ...OWN_KEYS,
        ...rule?.options ?? []
    ]);
    const { severity, message, max, min, fix } = entry;
    const say = (reason)=>{
        throw new ConfigError(file, `rule "${name}": ${reason}`);
    };
    if (severity !== undefined && !SEVERITIES.includes(severity)) say('"severity" must be "off", "warn" or "error"');
    if (message !== undefined && (typeof message !== 'string' || message.length > MAX_MESSAGE)) say(`"message" must be a text of up to ${MAX_MESSAGE} characters`);
    if (entry.check !== undefined && !isOwn) say('"check" must be a function, in JavaScript');
    for (const [key, value] of Object.entries({
        max,
        min
    }))if (value !== undefined && !(Number.isInteger(value) && value >= 0)) say(`"${key}" must be a whole number`);
    for (const kind of host_headless.QUERY_KINDS)if (entry[kind] !== undefined && typeof entry[kind] !== 'string') say(`"${kind}" must be a query`);
    if (fix !== undefined && typeof fix !== 'function' && !(Array.isArray(fix) && typeof fix[0] === 'string')) say('"fix" must be an Array with the name of a method and its arguments');
    if (entry.except !== undefined) checkExceptions(entry.except, say);
    if (rule?.findings && host_headless.QUERY_KINDS.some((kind)=>entry[kind] !== undefined)) say('this rule has no query that could be replaced');
}
function checkExceptions(except, say) {
    if (!Array.isArray(except)) say('"except" must be an Array of objects');
    except.forEach((exception, index)=>{
        const { because, ...queries } = isObject(exception) ? exception : {};
        const names = Object.keys(queries);
        const isQuery = (name)=>host_headless.QUERY_KINDS.includes(name) && typeof queries[name] === 'string';
        if (names.length !== 1 || !names.every(isQuery) || typeof because !== 'string' || because.trim() === '') say(`"except", entry ${index + 1}: expected one query and a reason, such as { "items": "old*", "because": "kept for the sequel" }`);
    });
}
function definesRule(entry) {
    return typeof entry.check === 'function' || host_headless.QUERY_KINDS.some((kind)=>entry[kind] !== undefined);
}
function explainRule(name, known) {
    const near = host_errors.nearestWord(name, known);
    const hint = near === undefined ? `known: ${known.join(', ')}; an own rule needs "elements", "items", "layers", "frames" or "check"` : `did you mean "${near}"?`;
    return `unknown rule "${name}" (${hint})`;
}
function checkKeys(file, place, object, known) {
    const strange = Object.keys(object).find((key)=>!known.includes(key));
    if (strange === undefined) return;
    const near = host_errors.nearestWord(strange, known);
    const hint = near === undefined ? `known: ${known.join(', ')}` : `did you mean "${near}"?`;
    throw new ConfigError(file, `${place} has the unknown key "${strange}" (${hint})`);
}
function checkObject(file, place, value) {
    if (!isObject(value)) throw new ConfigError(file, `${place} must be an object`);
}
function isDeeper(value, depth) {
    if (typeof value !== 'object' || value === null) return false;
    return depth === 0 || Object.values(value).some((inner)=>isDeeper(inner, depth - 1));
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const MAX_SIZE = 2 ** 20;
const ADVICE = 'it was found beside documents; look at it, then name it with --config, or give --trust-config';
class UntrustedConfig {
    constructor(folder){
        this.folder = folder;
    }
    refuseCode(file) {
        throw new ConfigError(file, `this configuration runs code, and ${ADVICE}`);
    }
    checkInside(file) {
        if (!isInside(this.folder, file)) this.refuseOutside(file);
    }
    checkFile(file) {
        this.checkInside(file);
        let real;
        try {
            real = fs.realpathSync(file);
        } catch (error) {
            throw new ConfigError(file, `the configuration cannot be read: ${host_errors.faultReason(error)}`);
        }
        if (!isInside(fs.realpathSync(this.folder), real)) this.refuseOutside(file);
        const stat = fs.statSync(real);
        if (!stat.isFile()) throw new ConfigError(file, 'expected a file');
        if (stat.size > MAX_SIZE) throw new ConfigError(file, 'a configuration may be up to 1 MiB');
    }
    refuseOutside(file) {
        throw new ConfigError(file, `is outside ${this.folder}, the folder of the configuration, and ${ADVICE}`);
    }
}
function isInside(folder, file) {
    const name = path.relative(folder, file);
    return name !== '..' && !name.startsWith(`..${path.sep}`) && !path.isAbsolute(name);
}

class PathPattern {
    constructor(pattern){
        this.steps = [];
        const path = pattern.replace(/^\.\//, '').replace(/\/+$/, '');
        if (!path.includes('/')) this.add('**/');
        this.addAll(path);
        this.add('/**');
    }
    test(path) {
        let reached = this.reach([
            0
        ]);
        for (const character of path.split('')){
            const next = [
                ...reached
            ].filter((at)=>{
                const step = this.steps[at];
                return typeof step === 'function' && step(character);
            });
            reached = this.reach(next.map((at)=>at + 1));
        }
        return reached.has(this.steps.length);
    }
    reach(starts) {
        const reached = new Set(starts);
        for (const at of reached){
            const step = this.steps[at];
            if (Array.isArray(step)) for (const next of step)reached.add(next);
        }
        return reached;
    }
    addAll(pattern) {
        for (const [token] of pattern.matchAll(TOKENS))this.add(token);
    }
    add(token) {
        if (token === '**/') {
            this.addOptional(()=>{
                this.addMany(ANY);
                this.steps.push(isSlash);
            });
        } else if (token === '/**') {
            this.addOptional(()=>{
                this.steps.push(isSlash);
                this.addMany(ANY);
            });
        } else if (token === '**') this.addMany(ANY);
        else if (token === '*') this.addMany(isNoSlash);
        else if (token === '?') this.steps.push(isNoSlash);
        else if (token.length === 1) this.steps.push((character)=>character === token);
        else if (token.startsWith('{')) this.addOneOf(token.slice(1, -1).split(','));
        else this.steps.push(testOf(token));
    }
    addMany(test) {
        const start = this.steps.length;
        this.steps.push([
            start + 1,
            start + 3
        ], test, [
            start
        ]);
    }
    addOptional(add) {
        const choice = [
            this.steps.length + 1
        ];
        this.steps.push(choice);
        add();
        choice.push(this.steps.length);
    }
    addOneOf(patterns) {
        const choice = [];
        const end = [];
        this.steps.push(choice);
        for (const pattern of patterns){
            choice.push(this.steps.length);
            this.addAll(pattern);
            this.steps.push(end);
        }
        end.push(this.steps.length);
    }
}
const TOKENS = /\*\*\/|\/\*\*$|\*\*|\*|\?|\{[^{}]*\}|\[[^\]]*\]|[\s\S]/g;
const ANY = ()=>true;
const isSlash = (character)=>character === '/';
const isNoSlash = (character)=>character !== '/';
function testOf(token) {
    const expression = new RegExp(`^${token.replace(/^\[!/, '[^').replaceAll('\\', '\\\\')}$`);
    return (character)=>expression.test(character);
}

const DEFAULT_CONFIG = {
    name: 'the preset "recommended"',
    isTrusted: true,
    layers: [
        presetLayer('recommended')
    ],
    sources: []
};
async function readConfig(file, isTrusted) {
    const layers = [];
    const sources = [];
    const absolute = path.resolve(file);
    const untrusted = isTrusted ? undefined : new UntrustedConfig(path.dirname(absolute));
    await addLayers(absolute, layers, {
        sources,
        untrusted
    }, []);
    const names = new Set();
    for (const { rules } of layers)checkRules(file, rules, names);
    return {
        name: file,
        isTrusted,
        layers,
        sources
    };
}
const MAX_FILES = 100;
async function addLayers(file, layers, reading, parents) {
    if (parents.includes(file)) throw new ConfigError(file, '"extends" returns to this file');
    if (reading.sources.length >= MAX_FILES) throw new ConfigError(file, `"extends": a configuration may have up to ${MAX_FILES} files`);
    const config = await load(file, reading);
    checkConfig(file, config);
    const folder = path.dirname(file);
    for (const name of [
        config.extends ?? []
    ].flat()){
        if (Object.hasOwn(presets, name)) layers.push(presetLayer(name));
        else if (isFileName(name, folder, reading)) await addLayers(path.resolve(folder, name), layers, reading, [
            ...parents,
            file
        ]);
        else throw new ConfigError(file, `"extends": ${explainPreset(name)}`);
    }
    if (config.rules) layers.push({
        folder,
        rules: await loadModules(config.rules, folder, reading)
    });
    for (const { files, rules } of config.overrides ?? []){
        const patterns = [
            files
        ].flat().map((pattern)=>readPattern(file, pattern));
        layers.push({
            folder,
            files: patterns,
            rules: await loadModules(rules, folder, reading)
        });
    }
}
function isFileName(name, folder, { untrusted }) {
    if (/^\.{0,2}[/\\]|^[A-Za-z]:/.test(name)) return true;
    const file = path.resolve(folder, name);
    untrusted?.checkInside(file);
    return fs.existsSync(file);
}
function readPattern(file, pattern) {
    try {
        return new PathPattern(pattern);
    } catch  {
        throw new ConfigError(file, `"files": ${host_headless.quoteShort(pattern)} is not a pattern of paths`);
    }
}
function presetLayer(name) {
    const rules = Object.fromEntries(Object.entries(presets[name]).map(([rule, { severity = 'warn' }])=>[
            rule,
            severity
        ]));
    return {
        folder: '',
        rules
    };
}
function explainPreset(name) {
    const names = Object.keys(presets);
    const near = host_errors.nearestWord(name, names);
    const hint = near === undefined ? `known: ${names.join(', ')}, and paths of files` : `did you mean "${near}"?`;
    return `unknown preset ${JSON.stringify(name)} (${hint})`;
}
async function load(file, { sources, untrusted }) {
    const isCode = /\.[cm]?[jt]s$/i.test(file);
    if (isCode) untrusted?.refuseCode(file);
    untrusted?.checkFile(file);
    let text;
    try {
        text = fs.readFileSync(file, 'utf8');
    } catch (error) {
        throw new ConfigError(file, `the configuration cannot be read: ${host_errors.faultReason(error)}`);
    }
    sources.push(text);
    if (isCode) return await importDefault(file);
    if (!/\.json$/i.test(file)) throw new ConfigError(file, 'expected a configuration that ends in .json, .js, .cjs or .mjs');
    try {
        return JSON.parse(text);
    } catch (error) {
        throw new ConfigError(file, `is not valid JSON: ${cli_common.jsonFault(text, error)}`);
    }
}
async function loadModules(rules, folder, { sources, untrusted }) {
    const loaded = {};
    for (const [name, entry] of Object.entries(rules)){
        loaded[name] = entry;
        if (typeof entry !== 'object' || typeof entry.module !== 'string') continue;
        const file = path.resolve(folder, entry.module);
        untrusted?.refuseCode(file);
        if (!fs.existsSync(file)) throw new ConfigError(file, `there is no such module (rule "${name}")`);
        sources.push(fs.readFileSync(file, 'utf8'));
        loaded[name] = {
            ...await importDefault(file),
            ...entry
        };
    }
    return loaded;
}
async function importDefault(file) {
    let module;
    try {
        module = await loadModule(file);
    } catch (error) {
        throw new ConfigError(file, error instanceof Error ? error.message : String(error));
    }
    const value = module.default ?? module;
    if (typeof value === 'object' && value !== null) return value;
    throw new ConfigError(file, 'expected a module that exports an object');
}
async function loadModule(file) {
    try {
        return module$1.createRequire(file)(file);
    } catch (error) {
        const { code, name } = error;
        if (code !== 'ERR_REQUIRE_ESM' && name !== 'SyntaxError') throw error;
        return await import(node_url.pathToFileURL(file).href);
    }
}

function rulesFor(config, document) {
    const withheld = new Set();
    const entries = new Map();
    for (const { files, folder, rules } of config.layers){
        const relativePath = path.relative(folder, document).split(path.sep).join('/');
        if (files && !files.some((pattern)=>pattern.test(relativePath))) continue;
        for (const [name, entry] of Object.entries(rules)){
            const before = entries.get(name) ?? {};
            entries.set(name, {
                ...before,
                ...typeof entry === 'string' ? {
                    severity: entry
                } : entry
            });
        }
    }
    const rules$1 = [
        ...entries
    ].flatMap(([name, entry])=>{
        const base = Object.hasOwn(rules, name) ? rules[name] : undefined;
        const severity = entry.severity ?? base?.severity ?? 'warn';
        if (severity === 'off') return [];
        const rule = {
            message: `breaks the rule ${name}`,
            ...base,
            ...entry,
            options: base?.options
        };
        if (rule.fix !== undefined && !config.isTrusted && DECIDES.some((key)=>entry[key] !== undefined)) {
            delete rule.fix;
            withheld.add(name);
        }
        return [
            {
                name,
                severity,
                rule,
                options: entry
            }
        ];
    });
    return {
        rules: rules$1,
        withheld
    };
}
const DECIDES = [
    'fix',
    ...host_headless.QUERY_KINDS
];

async function jobsFor(documents, { config: file, trustConfig = false }, io) {
    const configs = new Map();
    const isTrusted = trustConfig || file !== undefined;
    const build = buildOf(io.libraryFolder);
    const jobs = [];
    for (const document of documents){
        const configFile = file === false ? undefined : file ?? findConfig.findConfig(document);
        const key = configFile ?? '';
        const config = configs.get(key) ?? (configFile === undefined ? DEFAULT_CONFIG : await readConfig(configFile, isTrusted));
        if (!configs.has(key)) io.detail(`rules: ${config.name}`);
        configs.set(key, config);
        const { rules, withheld } = rulesFor(config, document);
        const settings = JSON.stringify([
            build,
            config.sources,
            config.isTrusted,
            rules
        ]);
        jobs.push({
            document,
            rules,
            settings,
            configName: config.name,
            isTrusted: config.isTrusted,
            withheld
        });
    }
    return jobs;
}
function buildOf(libraryFolder) {
    const { size, mtimeMs } = fs.statSync(path.join(libraryFolder, 'collection.jsx'));
    return `${cli_common.readManifest(libraryFolder).version} ${size} ${mtimeMs}`;
}

const BATCH = 4;
async function shareLint(jobs, options, io, bounds, take) {
    const batches = Array.from({
        length: Math.ceil(jobs.length / BATCH)
    }, (_, index)=>jobs.slice(index * BATCH, (index + 1) * BATCH));
    await cli_common.shareWork(batches, bounds, io, async (batch, worker)=>{
        const lines = new Lines(io);
        const documents = batch.map(({ document })=>document);
        const task = {
            task: 'lint',
            documents,
            options: {
                ...options,
                part: true
            },
            verbose: io.isVerbose
        };
        const status = await worker.run(task, lines);
        const reports = lines.reports();
        if (status !== 0 && lines.isRuleFailure) throw new cli_common.InputError(lines.failure);
        for (const job of batch){
            const report = reports.find(({ document })=>document === job.document);
            take(job, report ?? unreadable(job.document, lines.failure || 'the process that read it ended'));
        }
    });
}
class Lines {
    constructor(io){
        this.io = io;
        this.failure = '';
        this.text = '';
    }
    out(text) {
        this.text += text;
    }
    err(text) {
        if (this.io.isVerbose) this.io.err(text);
        else this.failure += text.replace(cli_common.PREFIX, '').trim();
    }
    get isRuleFailure() {
        return this.failure.includes(': rule "');
    }
    reports() {
        return this.text.split('\n').flatMap((line)=>line === '' ? [] : [
                JSON.parse(line)
            ]);
    }
}

const github = (reports)=>reports.flatMap(({ document, problems })=>problems.map(({ severity, rule, message, place })=>{
            const file = escapeProperty(cli_common.shortPath(document));
            const text = escapeText(`${describePlace(place)}: ${message}`);
            return `::${severity === 'error' ? 'error' : 'warning'} file=${file},title=${escapeProperty(rule)}::${text}\n`;
        })).join('');
function escapeText(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function escapeProperty(text) {
    return escapeText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

const json = (reports)=>{
    const documents = reports.map(({ document, problems, ...rest })=>({
            document: cli_common.shortPath(document),
            problems: problems.map((problem)=>({
                    ...problem,
                    where: describePlace(problem.place)
                })),
            ...rest
        }));
    return `${JSON.stringify(documents, null, 2)}\n`;
};

const junit = (reports)=>`<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${reports.map(suite).join('')}</testsuites>\n`;
function suite({ document, problems }) {
    const name = quote(cli_common.shortPath(document));
    const rules = [
        ...new Set(problems.map(({ rule })=>rule))
    ];
    const cases = rules.map((rule)=>testCase(rule, name, problems.filter((problem)=>problem.rule === rule)));
    if (cases.length === 0) cases.push(`    <testcase name="lint" classname=${name}/>\n`);
    const failed = rules.length;
    return `  <testsuite name=${name} tests="${cases.length}" failures="${failed}">\n${cases.join('')}  </testsuite>\n`;
}
function testCase(rule, classname, problems) {
    const lines = problems.map(({ place, message })=>host_drawing().escapeText(`${describePlace(place)}: ${message}`));
    const [{ severity }] = problems;
    return `    <testcase name=${quote(rule)} classname=${classname}>\n      <failure type="${severity}" message=${quote(problems[0].message)}>${lines.join('\n')}</failure>\n    </testcase>\n`;
}
function quote(text) {
    return `"${host_drawing().escapeText(text).replaceAll('\n', '&#10;')}"`;
}

const MAX_SHOWN = 10;
const MANY = 10;
const MAX_SHOWN_OF_MANY = 3;
const readable = (reports, context)=>{
    const shown = reports.filter((report)=>hasSomething(report, context));
    const most = context.isWhole ? Infinity : shown.length > MANY ? MAX_SHOWN_OF_MANY : MAX_SHOWN;
    const blocks = shown.map((report)=>block(report, most, context));
    return [
        ...blocks,
        summary(reports, context)
    ].join('\n');
};
function hasSomething({ problems, off, fixed, pictures }, { isWhole }) {
    if (isWhole && off !== undefined) return true;
    return problems.length > 0 || fixed > 0 || (pictures?.length ?? 0) > 0;
}
function block({ document, problems, off, fixed, leftOut, changes, pictures }, most, { isColored, isDryRun, isWhole }) {
    const lines = [
        cli_common.paint('underline', cli_common.shortPath(document), isColored)
    ];
    for (const group of byRule(problems)){
        const shown = group.slice(0, most);
        for (const problem of shown)lines.push(lineOf(problem, isColored));
        const more = group.length - shown.length;
        if (more > 0) lines.push(`           … and ${more} more of ${cli_common.visibleLine(group[0].rule)} (--all shows them)`);
    }
    if (isWhole) for (const { rule, place, because } of off ?? [])lines.push(`  ${cli_common.paint('dim', 'off    ', isColored)}  ${cli_common.visibleLine(`${describePlace(place)}: ${because}`)}  ${cli_common.paint('dim', rule, isColored)}`);
    if (fixed > 0) lines.push(`  ${isDryRun ? 'would fix' : 'fixed'} ${host_errors.amount(fixed, 'problem')}`);
    if (leftOut) lines.push(`  ${isDryRun ? 'would be ' : ''}${cli_common.leftOutText(leftOut)}`);
    for (const change of changes ?? [])lines.push(`    ${cli_common.visibleLine(change)}`);
    for (const picture of pictures ?? [])lines.push(`  picture: ${cli_common.visibleLine(cli_common.shortPath(picture))}`);
    return `${lines.join('\n')}\n`;
}
function lineOf({ severity, place, message, rule }, isColored) {
    const word = severity === 'error' ? cli_common.paint('red', 'error  ', isColored) : cli_common.paint('yellow', 'warning', isColored);
    const what = cli_common.visibleLine(`${describePlace(place)}: ${message}`);
    return `  ${word}  ${what}  ${cli_common.paint('dim', rule, isColored)}`;
}
function byRule(problems) {
    const groups = new Map();
    const sorted = [
        ...problems
    ].sort((one, other)=>rank(one) - rank(other));
    for (const problem of sorted){
        const group = groups.get(problem.rule);
        if (group) group.push(problem);
        else groups.set(problem.rule, [
            problem
        ]);
    }
    return [
        ...groups.values()
    ];
}
function rank({ severity }) {
    return severity === 'error' ? 0 : 1;
}
function summary(reports, { isColored, isDryRun }) {
    const problems = reports.flatMap((report)=>report.problems);
    const errors = problems.filter(({ severity })=>severity === 'error').length;
    const documents = host_errors.amount(reports.length, 'document');
    const fixed = reports.reduce((sum, report)=>sum + report.fixed, 0);
    const fixedNote = fixed > 0 ? `; ${isDryRun ? 'would fix' : 'fixed'} ${fixed}` : '';
    const off = reports.reduce((sum, report)=>sum + (report.off?.length ?? 0), 0);
    const offNote = off > 0 ? `; ${off} switched off` : '';
    if (problems.length === 0) return `${cli_common.paint('green', `${documents}, no problems${fixedNote}`, isColored)}${offNote}\n`;
    const fixable = problems.filter(({ isFixable })=>isFixable).length;
    const hint = fixable > 0 && fixed === 0 ? `; --fix removes ${fixable}` : '';
    const total = `${host_errors.amount(problems.length, 'problem')} (${host_errors.amount(errors, 'error')}, ${host_errors.amount(problems.length - errors, 'warning')}) in ${documents}`;
    return `${cli_common.paint(errors > 0 ? 'red' : 'yellow', `${total}${fixedNote}`, isColored)}${hint}${offNote}\n`;
}

function artifactUri(file, paths = path, folder = paths.resolve('')) {
    const short = paths.relative(folder, paths.resolve(folder, file));
    const slashed = encodeURI(short.split(paths.sep).join('/')).replace(/[#?]/g, encodeURIComponent);
    if (!paths.isAbsolute(short)) return /^[^/]*:/.test(slashed) ? `./${slashed}` : slashed;
    return slashed.startsWith('//') ? `file:${slashed}` : `file:///${slashed}`;
}

const sarif = (reports, { version })=>{
    const names = [
        ...new Set(reports.flatMap(({ problems })=>problems.map(({ rule })=>rule)))
    ];
    const driver = {
        name: cli_common.PROGRAM_NAME,
        version,
        rules: names.map((id)=>({
                id,
                shortDescription: {
                    text: descriptionOf(id)
                }
            }))
    };
    const results = reports.flatMap(({ document, problems })=>problems.map((problem)=>resultOf(problem, document, names)));
    const log = {
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: {
                    driver
                },
                results
            }
        ]
    };
    return `${JSON.stringify(log, null, 2)}\n`;
};
function descriptionOf(rule) {
    return Object.hasOwn(rules, rule) ? rules[rule].message : rule;
}
function resultOf({ rule, severity, message, place }, file, names) {
    const where = describePlace(place);
    return {
        ruleId: rule,
        ruleIndex: names.indexOf(rule),
        level: severity === 'error' ? 'error' : 'warning',
        message: {
            text: `${where}: ${message}`
        },
        locations: [
            {
                physicalLocation: {
                    artifactLocation: {
                        uri: artifactUri(file)
                    },
                    region: {
                        startLine: 1
                    }
                },
                logicalLocations: [
                    {
                        fullyQualifiedName: where,
                        kind: place.kind
                    }
                ]
            }
        ]
    };
}

const formats = {
    readable,
    json,
    sarif,
    github,
    junit
};

const FEW = 4;
async function lintDocuments(patterns, options, io) {
    checkFolder(options.render);
    const documents = documentsOf(patterns, options, io);
    const jobs = await jobsFor(documents, options, io);
    if (options.part) {
        for (const job of jobs)io.out(`${JSON.stringify(lintOne(job, options, io))}\n`);
        return true;
    }
    const baseline = options.baseline === undefined || options.writeBaseline ? undefined : Baseline.read(options.baseline);
    const cache = cacheFor(options, io);
    const reports = knownReports(jobs, cache, options);
    if (reports.size > 0) io.detail(`${reports.size} of ${jobs.length} documents are unchanged: not read again`);
    const printAll = ()=>{
        if (!options.dryRun) cache?.write();
        if (options.fix) tellWithheld(reports, io);
        const all = jobs.flatMap((job)=>reports.get(job) ?? []);
        return printProblems(newProblems(all, baseline, options, io), options, io);
    };
    await lintAll(jobs.filter((job)=>!reports.has(job)), options, io, (job, report)=>{
        reports.set(job, report);
        if (!isUnreadable(report) && !options.fix) cache?.add(job.settings, report);
    }, ()=>{
        printAll();
        io.fail(`interrupted: ${reports.size} of ${jobs.length} documents were checked`);
    });
    return printAll();
}
function newProblems(reports, read, { baseline: file, writeBaseline }, io) {
    if (file === undefined) return reports;
    const baseline = writeBaseline ? Baseline.of(file, reports) : read;
    if (baseline === undefined) return reports;
    if (writeBaseline) writeOutput.writeOutput(file, baseline.text, host_headless.nodePlatform);
    const compared = reports.map((report)=>baseline.compare(report));
    const count = compared.reduce((sum, each)=>sum + each.known, 0);
    io.note(`${file}: ${host_errors.amount(count, 'problem')} ${writeBaseline ? 'written' : `${count === 1 ? 'is' : 'are'} known`}`);
    for (const { report, fixed } of compared)for (const problem of fixed)io.note(`${file}: fixed: ${cli_common.shortPath(report.document)}: ${problem}`);
    if (compared.some(({ fixed })=>fixed.length > 0)) io.note(`${file}: --write-baseline removes what is fixed`);
    return compared.map(({ report })=>report);
}
function tellWithheld(reports, io) {
    const rules = new Map();
    for (const [{ configName, withheld }, { problems }] of reports)for (const { rule } of problems)if (withheld.has(rule)) rules.set(configName, (rules.get(configName) ?? new Set()).add(rule));
    for (const [name, names] of rules)io.warn(`${cli_common.shortPath(name)}: its fixes of ${[
        ...names
    ].join(', ')} were not applied, as it was found and not named; --config ${cli_common.shortPath(name)} applies them`);
}
function checkFolder(folder) {
    if (folder === undefined || fs.statSync(folder, {
        throwIfNoEntry: false
    })?.isDirectory() !== false) return;
    throw new cli_common.UsageError(`--render ${folder}: expected a folder, not a file`);
}
function documentsOf(patterns, { part }, io) {
    if (part) return [
        ...patterns
    ];
    const { documents } = findDocuments.findAllDocuments(patterns, io);
    const missing = documents.find((document)=>!fs.existsSync(document));
    if (missing !== undefined) throw new Error(`${missing}: no such file or folder`);
    return documents.flatMap(findDocuments.findDocuments);
}
function knownReports(jobs, cache, options) {
    const reports = new Map();
    for (const job of jobs){
        const report = cache?.find(job.document, job.settings);
        if (report && isReusable(report, options)) reports.set(job, report);
    }
    return reports;
}
function isReusable({ problems }, { fix, render }) {
    if (problems.length === 0) return true;
    return render === undefined && !(fix && problems.some(({ isFixable })=>isFixable));
}
function cacheFor({ cache, config }, io) {
    if (!cache || io.cacheFolder === undefined) return undefined;
    const here = node_crypto().createHash('sha256').update(`${process.cwd()}\0${config ?? ''}`).digest('hex');
    return new LintCache(path.join(io.cacheFolder, `lint-${here.slice(0, 16)}.json`));
}
function lintOne({ document, rules, configName }, options, io) {
    const start = performance.now();
    try {
        const { fix, dryRun, render } = options;
        const { libraryFolder, warn } = io;
        const report = lintDocument(document, rules, {
            fix,
            dryRun,
            render,
            libraryFolder,
            warn
        });
        io.detail(`${cli_common.shortPath(document)}: ${((performance.now() - start) / 1000).toFixed(2)} s`);
        return report;
    } catch (error) {
        if (error instanceof Error && error.message.startsWith('rule "')) throw new ConfigError(configName, error.message);
        return unreadable(document, cli_common.documentFailure(document, error));
    }
}
function mayTakeForEver({ isTrusted, rules }) {
    return !isTrusted && rules.some(({ rule })=>host_headless.QUERY_KINDS.some((kind)=>/=\s*\//.test(rule[kind] ?? '')));
}
async function lintAll(jobs, options, io, take, onInterrupt) {
    const isLong = jobs.length > FEW;
    const isBounded = jobs.some(mayTakeForEver);
    const progress = new cli_common.Progress(jobs.length, io, isLong);
    const takeNext = (job, report)=>{
        take(job, report);
        progress.next();
    };
    if (isBounded || isLong && os.availableParallelism() > 1) {
        const stopListening = io.onInterrupt(onInterrupt);
        await shareLint(jobs, options, io, isBounded ? cli_common.DOCUMENT_BOUNDS : {}, takeNext);
        stopListening();
    } else for (const job of jobs)takeNext(job, lintOne(job, options, io));
    progress.hide();
}
function printProblems(reports, options, io) {
    const { version } = cli_common.readManifest(io.libraryFolder);
    const text = formats[options.format](reports, {
        version,
        isColored: io.isColored && options.output === undefined,
        isWhole: options.all ?? false,
        isDryRun: options.dryRun ?? false
    });
    if (options.output !== undefined) writeOutput.writeOutput(options.output, text, host_headless.nodePlatform);
    else if (!io.isQuiet || options.format !== 'readable' || reports.some(({ problems })=>problems.length > 0)) (options.format === 'readable' ? io.outPainted : io.outContent)(text);
    const problems = reports.flatMap((report)=>report.problems);
    const warnings = problems.filter(({ severity })=>severity === 'warn').length;
    const { maxWarnings = options.baseline === undefined ? undefined : 0 } = options;
    const isOver = maxWarnings !== undefined && warnings > maxWarnings;
    if (isOver && options.maxWarnings === undefined) io.fail(`${host_errors.amount(warnings, 'warning')} ${warnings === 1 ? 'is' : 'are'} not in the baseline`);
    else if (isOver) io.fail(`${warnings} warnings are more than --max-warnings ${maxWarnings} allows`);
    return warnings === problems.length && !isOver;
}

exports.lintDocuments = lintDocuments;
