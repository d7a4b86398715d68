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
const host_headless = require('../host/headless.js');
const compareFacts = require('./compareFacts.js');
const factsOf = require('./factsOf.js');
let host_literal$late;
const host_literal = () => (host_literal$late ??= require('../host/literal.js'));
let host_actionscript$late;
const host_actionscript = () => (host_actionscript$late ??= require('../host/actionscript.js'));
let host_publish$late;
const host_publish = () => (host_publish$late ??= require('../host/publish.js'));
const host_defaults = require('../host/defaults.js');
const findConfig = require('./findConfig.js');
const module$1 = require('node:module');
const node_url = require('node:url');
const findDocuments = require('./findDocuments.js');
let host_drawing$late;
const host_drawing = () => (host_drawing$late ??= require('../host/drawing.js'));
const writeOutput = require('./writeOutput.js');

/** A configuration that cannot be used. The message names the file and what to write instead. */ class ConfigError extends cli_common.InputError {
    constructor(file, reason){
        super(`${file}: ${reason}`), this.name = 'ConfigError';
    }
}

/** A place in words; frames count from 1, as in Animate: `Scene 1, layer "ui", frame 5, play: instance of ui/Play`. */ function describePlace(place) {
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

/** The rule that a document breaks if it cannot be opened. */ const UNREADABLE = 'readable';
/** The report for a document that cannot be opened. */ function unreadable(document, message) {
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
/** True for a document that could not be opened: next time it may be. */ function isUnreadable({ problems }) {
    return problems.some(({ rule })=>rule === UNREADABLE);
}

/** The problems that a team knows, by the paths of documents from the folder of the file. */ class Baseline {
    constructor(/** Absolute. */ file, documents){
        this.file = file;
        this.documents = documents;
    }
    /** @throws InputError for a file that cannot be read, or is not a baseline */ static read(name) {
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
    /** The baseline of reports. Documents that are not among them stay as they were, if they still exist. */ static of(name, reports) {
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
    /** Its text, the same for the same problems: documents, rules and places are sorted. */ get text() {
        return `${JSON.stringify({
            documents: sorted(this.documents)
        }, null, 2)}\n`;
    }
    /** The problems of a document that are new, how many are known, and the known ones that are gone. */ compare(report) {
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
/** An object whose keys may be any names, `__proto__` among them. */ function withoutMembers() {
    return Object.create(null);
}
function nameOf$1(file, document) {
    return path.relative(path.dirname(file), document).split(path.sep).join('/');
}
/** Frames are left out: a problem stays the same where a timeline becomes longer. */ function placeOf({ place }) {
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
/** True for a problem that is counted; then it counts no more. */ function takeFrom(counts, problem) {
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
/** The same with the keys of all objects in their order. */ function sorted(value) {
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).sort(([one], [other])=>one < other ? -1 : 1);
    return Object.fromEntries(entries.map(([key, part])=>[
            key,
            sorted(part)
        ]));
}

/**
 * The reports of earlier runs, by the content of documents: an unchanged document is not opened again.
 * A cache that cannot be read or written is not a failure.
 */ class LintCache {
    /** @param file - the file of the cache */ constructor(file){
        this.file = file;
        this.isChanged = false;
        this.entries = read(file);
    }
    /** The report of an earlier run with the same content and settings. */ find(document, settings) {
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
        // It was removed meanwhile, or is too large: the next run checks it again.
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
        // The next run checks everything again.
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
/** The files of a document; an FLA is one file. */ function partsOf(document) {
    return fs.statSync(document).isDirectory() ? host_headless.partsOfFolder(host_headless.nodePlatform, document) : [
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
/** Reads one file at a time: all of them together may be large. */ function* contentsOf(document, parts) {
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

/** Where an object of a document is. */ function problemLocation(object) {
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
/** `play: instance of ui/Play`, or only what it is. */ function nameOf(element) {
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
/** The `DOMFrame` that a node is in. */ function keyframeOf(inner) {
    for(let node = inner; node; node = node.parent)if (node.name === 'DOMFrame') return node;
    return undefined;
}

/**
 * The problems of a document, in the order of the rules. A rule that meets something unknown to the host, such as an element
 * of an unknown kind, is a problem itself.
 *
 * @throws Error that names the rule whose query cannot be read, or whose function failed
 */ function checkDocument(document, rules) {
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
/** The beginning of errors about members and elements that the host does not know. */ const UNKNOWN = 'NotImplemented: ';
/** @throws the error, unless it is about something unknown to the host */ function uncheckable({ name, severity }, error) {
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
/** Fixes the problems that can be fixed. Returns their number. */ function fixDocument(document, rules, problems) {
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
        // Matches of other rules may be deleted now: they run again in the next round.
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
/** The matches beyond the maximum; the document itself if there are too few. */ function tooMany(found, { rule: { max = 0, min = 0, message } }) {
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
/** The elements of a collection, or an object itself. */ function membersOf(object) {
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
/** Runs code of a rule, and names the rule in errors. */ function named({ name }, action) {
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

/**
 * Checks a document, and leaves out what its configuration (`except`) or a comment in it switches off, with the reasons. A
 * comment without a reason, or of an unknown rule, is a problem itself.
 *
 * @throws as `checkDocument`
 */ function judgeDocument(document, rules) {
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
/** Finds the reason why a rule does not hold for an object. The queries are asked when there is a problem. */ function exceptionsOf(document, { options }) {
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
/** `// lint-off no-unused, default-names: the reason`, in a comment of one line. */ const COMMENT = /(?:\/\/|\/\*)[ \t]*lint-off\b[ \t]*([\w-]+(?:[ \t]*,[ \t]*[\w-]+)*)?[ \t]*:?[ \t]*([^\r\n]*)/g;
/** The rule of comments that cannot be obeyed. */ const RULE = 'lint-off';
/** Animate keeps the scripts of frames as they are typed, comments included (`frame.actionScript`). */ function readComments(document, rules) {
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
/** A comment in a symbol is about the symbol and what is on it; one in a scene about the scene and the document. */ function isMeant({ rules, at }, { rule, place }) {
    if (!rules.includes(rule)) return false;
    if (at.symbol !== undefined) return place.symbol === at.symbol || place.item === at.symbol;
    return place.kind === 'document' || place.symbol === undefined && place.scene === at.scene;
}

/** The grammar of a document's scripts; undefined if they are in JavaScript. */ function dialectOf(film) {
    if (film.isCanvas) return undefined;
    return host_publish().readSwfSettings(film).actionScript === 3 ? 'as3' : 'as2';
}
function parseLinted(node, dialect) {
    const sources = new (host_actionscript().Sources)();
    let isPartial = false;
    const include = (file)=>{
        isPartial = true;
        return {
            file,
            text: ''
        };
    };
    const parsed = host_actionscript().parseScript({
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

/** An open document that rules check: a query that several rules share runs once, and a script is parsed once. */ class LintedDocument {
    constructor(host, model, queries){
        this.host = host;
        this.model = model;
        this.queries = queries;
        this.answers = new Map();
        this.scripts = new Map();
    }
    /** The matches of a query, as objects of the model. @throws SelectorError for a query that cannot be read */ find(kind, query) {
        const key = `${kind} ${query}`;
        let answer = this.answers.get(key);
        if (!answer) {
            answer = this.queries.everywhere(kind, query).objects;
            this.answers.set(key, answer);
        }
        return answer;
    }
    /** The keyframes of all timelines that have a script. */ scriptedFrames() {
        return this.find('frames', ':scripted').filter((object)=>object instanceof host_headless.Frame);
    }
    /** The grammar of its scripts; undefined if they are in JavaScript. */ get dialect() {
        return dialectOf(this.model.film);
    }
    /** The script of a frame or an instance. */ script(node, dialect) {
        const script = this.scripts.get(node) ?? parseLinted(node, dialect);
        this.scripts.set(node, script);
        return script;
    }
    /** A collection of the built library with these objects. */ collect(kind, objects) {
        return this.queries.everywhere(kind, '*').among(objects).collection;
    }
    /** Clears the results of queries, and parsed scripts: the document has changed. */ refresh() {
        this.answers.clear();
        this.scripts.clear();
    }
    get handle() {
        return new host_headless.HostHandle(this.host);
    }
}

/** Maximum number of rounds: a fix can cause a problem that also has a fix. */ const MAX_ROUNDS = 50;
/**
 * Checks a document against rules. It is opened once for all of them.
 *
 * @throws DocumentError when it cannot be opened or saved; Error when a rule cannot be used
 */ function lintDocument(file, rules, options) {
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
            if (options.dryRun) leftOut = host_headless.leaveOutMedia(model, new Map(), model.node);
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
/**
 * Merges problems that differ in their keyframe only: an animated element is on many keyframes of its
 * layer, but has one problem. Two elements of one keyframe stay two problems.
 */ function mergeRuns(problems) {
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
/** Maximum number of pictures of one document. */ const MAX_NAMED = 20;
/**
 * Draws the elements that have problems, outlined, in a folder: a picture for each timeline and keyframe. Returns the
 * files.
 *
 * @throws Error where a link has the name of a picture
 */ function drawProblems(file, document, problems, folder) {
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

/**
 * Content that a texture atlas cannot have, or that some of its players ignore. Its JSON has layers, frames, instances of symbols and
 * pictures with their matrices and colours; filters and blend modes of instances have names that some players read.
 */ const atlasRules = {
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
/** True for a keyframe with effects on its layer that a colour effect of each instance cannot replace. */ function hasLayerEffect({ node }) {
    return node.child('frameFilters') !== undefined || host_headless.BLENDING.blendMode.read(node) !== 'normal';
}

/** Blend modes that the player of HTML5 Canvas does not have. */ const LACKING_BLEND_MODES = [
    'layer',
    'subtract',
    'invert',
    'alpha',
    'erase'
];
/**
 * Content that an HTML5 Canvas document cannot have: EaselJS, which draws it, has filters for blur, shadow, glow and colour,
 * the blend modes of a canvas, one timeline as its stage, and no text fields to type in.
 */ const canvasRules = {
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
/** Words that cannot be the name of a class of ActionScript 3. */ const RESERVED = 'as|break|case|catch|class|const|continue|default|delete|do|else|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|internal|is|new|null|package|private|protected|public|return|super|switch|this|throw|true|try|typeof|use|var|void|while|with';
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
/** Patterns of the faces that the configuration lists; undefined where it lists none. */ function facesOf({ faces }) {
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

/** All objects with the key of an earlier one. @param describe - the message, given the first one */ function laterOnes(objects, keyOf, describe) {
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
/** @param digestOf - undefined for what cannot be compared */ function same(items, digestOf) {
    const digests = new Map();
    for (const item of items){
        const digest = digestOf(item);
        if (digest !== undefined) digests.set(item, `${item.itemType} ${digest}`);
    }
    return laterOnes([
        ...digests.keys()
    ], (item)=>String(digests.get(item)), ({ name })=>`the same as ${name}`);
}
/** The content of a symbol without its name, which the timeline repeats. Empty symbols are not compared. */ function timelineDigest({ file, hasContent }) {
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
/** A timeline has at least one layer: if all are empty, the lowest one stays. */ function leaveOne(layers) {
    const empty = new Map();
    for (const { timeline } of layers)empty.set(timeline, (empty.get(timeline) ?? 0) + 1);
    return layers.filter((layer)=>{
        const { timeline } = layer;
        return empty.get(timeline) !== timeline.layerCount || layer !== timeline.layers.at(-1);
    });
}

/**
 * Members of movie clips and of what they extend that are objects, in ActionScript 3. Those of ActionScript 1 and 2 begin
 * with a low line, or are among these. Source: Adobe's reference of `MovieClip`.
 */ const MEMBERS = new Set(('accessibilityProperties contextMenu currentLabels currentScene filters graphics hitArea loaderInfo mask ' + 'metaData opaqueBackground parent root rotationX scale9Grid scenes scrollRect soundTransform stage ' + 'textSnapshot transform blendMode name tabIndex prototype constructor arguments flash fl mx adobe air ' + 'currentLabel currentFrameLabel menu enabled undefined').split(' '));
const noMissingInstances = {
    message: 'a script names an instance that the timeline does not have',
    findings (document) {
        const { dialect } = document;
        const scripts = dialect && scriptsOf(document, dialect);
        if (!scripts) return [];
        const hasClass = host_publish().readSwfSettings(document.model.film).documentClass !== '';
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
/** Undefined where a script includes a file, or cannot be read: then not all names are known. */ function scriptsOf(document, dialect) {
    const scripts = document.scriptedFrames().map((frame)=>({
            frame,
            script: document.script(frame.node, dialect)
        }));
    if (scripts.some(({ script })=>script.isPartial || script.errors.length > 0)) return undefined;
    return scripts.map(({ frame, script })=>({
            frame,
            names: new (host_actionscript().ScriptNames)(script.statements),
            lineOf: script.lineOf
        }));
}
/** Classes, constants, members of the player and levels are not instances. */ function isPlain(name) {
    return /^[\p{Ll}]/u.test(name) && !MEMBERS.has(name);
}
/** True for a name that a script may put together: `"star"` and a number are `star3`. */ function isMadeOf(texts, name) {
    return texts.some((text)=>text !== '' && name.startsWith(text));
}
/**
 * The names of all elements of the timeline; undefined for one with a class of its own, which may have any members.
 *
 * @param hasClass - whether scenes have one
 */ function instanceNames({ layer }, hasClass) {
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
            ...document.find('elements', ':instance:not([libraryItem])')// The camera shows an item that no library lists.
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
/** True for an element that stays where it is: one that moves, or that a camera or a script may show, is outside on purpose. */ function isLeftOver(element, { model }) {
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
/** True if the keyframe, or the one before it, has a tween. */ function isTweened(element, layer) {
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
/** The larger of both scales, whichever way the bitmap is mirrored. */ function scaleOf({ scaleX, scaleY }) {
    return Math.max(Math.abs(scaleX), Math.abs(scaleY));
}

const scriptSyntax = {
    message: 'the script cannot be read',
    severity: 'error',
    findings (document) {
        const { dialect } = document;
        if (dialect === undefined) return [];
        // Scripts of instances are left out in ActionScript 3.
        const instances = dialect === 'as3' ? [] : document.find('elements', '*');
        const scripted = instances.filter(({ node })=>host_headless.readScript(node).trim() !== '');
        return [
            ...document.scriptedFrames(),
            ...scripted
        ].flatMap((object)=>{
            // The first fault alone: others may follow from it.
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
/** True for an element that works without a name: a button with a script of its own, a text field that shows a variable. */ function isServed({ node }) {
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
/** The rules of each preset, by its name in `extends`. */ const presets = {
    recommended,
    'html5-canvas': canvasRules,
    'texture-atlas': atlasRules
};
/** All rules that come with the program. */ const rules = {
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
/** Further keys of own rules in JavaScript. */ const OWN_KEYS = [
    'check',
    'options'
];
/** Maximum number of characters of a message, which is printed for each problem. */ const MAX_MESSAGE = 1000;
/** Maximum depth of Arrays and objects inside one another. */ const MAX_DEPTH = 50;
/** @throws ConfigError for what is not a configuration */ function checkConfig(file, config) {
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
/**
 * @param known - names of own rules that earlier layers define; those of this one are added
 * @throws ConfigError for rules that do not exist, or have no effect
 */ function checkRules(file, rules$1, known) {
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
    // The options of an own rule in JavaScript are its own.
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

/** Maximum size of one file, in bytes. */ const MAX_SIZE = 2 ** 20;
const ADVICE = 'it was found beside documents; look at it, then name it with --config, or give --trust-config';
/**
 * The limits of a configuration that the user did not name: it came with documents, and may be a stranger's. It runs no code, and
 * reads no file outside its folder.
 */ class UntrustedConfig {
    /** @param folder - the absolute path of the configuration's folder */ constructor(folder){
        this.folder = folder;
    }
    /** @throws ConfigError always */ refuseCode(file) {
        throw new ConfigError(file, `this configuration runs code, and ${ADVICE}`);
    }
    /** Checks the path without opening it: a Windows path may name a computer on the network. @throws ConfigError */ checkInside(file) {
        if (!isInside(this.folder, file)) this.refuseOutside(file);
    }
    /** @throws ConfigError for a file that, after links are resolved, is not in the folder, or is too large */ checkFile(file) {
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

/**
 * A pattern of paths: `*` and `?` within a name, `**` over folders, `{a,b}`, `[ab]`. A pattern without a slash fits names
 * in any folder; a folder stands for all in it.
 *
 * The steps that a path may have reached are followed together, character by character. So the time is in proportion to
 * the path, whatever the pattern; a regular expression with many stars would try forever.
 */ class PathPattern {
    /** @throws SyntaxError for an invalid range of characters, such as `[z-a]` */ constructor(pattern){
        this.steps = [];
        const path = pattern.replace(/^\.\//, '').replace(/\/+$/, '');
        if (!path.includes('/')) this.add('**/');
        this.addAll(path);
        this.add('/**');
    }
    /** True for a path, with `/` between names, that the pattern fits. */ test(path) {
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
    /** These steps, and all that they continue with. */ reach(starts) {
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
    /** Any number of characters. */ addMany(test) {
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
/** The test of `[ab]`. */ function testOf(token) {
    const expression = new RegExp(`^${token.replace(/^\[!/, '[^').replaceAll('\\', '\\\\')}$`);
    return (character)=>expression.test(character);
}

/** The configuration of documents without one. */ const DEFAULT_CONFIG = {
    name: 'the preset "recommended"',
    isTrusted: true,
    layers: [
        presetLayer('recommended')
    ],
    sources: []
};
/**
 * Reads a configuration and all that it extends.
 *
 * @param isTrusted - false for one that was found: it may run no code, and reads no file outside its folder
 * @throws ConfigError for a file that cannot be read or may not be used, and for unknown keys
 */ async function readConfig(file, isTrusted) {
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
/** Maximum number of files of one configuration. */ const MAX_FILES = 100;
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
/** True for a path, and for the name of an existing file. */ function isFileName(name, folder, { untrusted }) {
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
/** Adds to each rule the exports of the module that it names: `{ "module": "./rules/own.js" }`. */ async function loadModules(rules, folder, { sources, untrusted }) {
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
/** A module of either kind: `require` first, which throws for the other kind. */ async function loadModule(file) {
    try {
        return module$1.createRequire(file)(file);
    } catch (error) {
        const { code, name } = error;
        if (code !== 'ERR_REQUIRE_ESM' && name !== 'SyntaxError') throw error;
        return await import(node_url.pathToFileURL(file).href);
    }
}

/**
 * The rules that a configuration sets for a document: later entries win, key by key. An untrusted configuration
 * decides nothing about a fix: neither what it does, nor what it applies to.
 */ function rulesFor(config, document) {
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
/** The keys that decide about a fix: its own, and the queries for what it applies to. */ const DECIDES = [
    'fix',
    ...host_headless.QUERY_KINDS
];

/**
 * The lint jobs of documents.
 *
 * @throws ConfigError for a configuration that cannot be used
 */ async function jobsFor(documents, { config: file, trustConfig = false }, io) {
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
/** Identifies the build of the program. */ function buildOf(libraryFolder) {
    const { size, mtimeMs } = fs.statSync(path.join(libraryFolder, 'collection.jsx'));
    return `${cli_common.readManifest(libraryFolder).version} ${size} ${mtimeMs}`;
}

/** Documents that a worker receives at once: enough to outweigh the message, few enough to share evenly. */ const BATCH = 4;
/**
 * Hands batches of documents to other processes.
 *
 * @param bounds - what each process may use for a batch
 * @param take - gets the answer for each document
 * @throws InputError if a rule cannot be used
 */ async function shareLint(jobs, options, io, bounds, take) {
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
/** Reads the output of a process that checks a part of the documents. */ class Lines {
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

/** Annotations of GitHub Actions: a line for each problem. */ const github = (reports)=>reports.flatMap(({ document, problems })=>problems.map(({ severity, rule, message, place })=>{
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

/** For programs: an Array of documents. Frames count from 0, as in scripts. */ const json = (reports)=>{
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

/** JUnit's XML: a suite for each document, a case for each rule that it breaks, or one that passed. */ const junit = (reports)=>`<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${reports.map(suite).join('')}</testsuites>\n`;
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

/** Maximum number of problems of one rule shown for a document; the rest is counted. */ const MAX_SHOWN = 10;
/** The same if there are more than `MANY` documents. */ const MANY = 10;
const MAX_SHOWN_OF_MANY = 3;
/** For people: a line for each problem below the name of its document, and a line with counts. */ const readable = (reports, context)=>{
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
/** Problems by rule, in the order of their first problem, errors first. */ function byRule(problems) {
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

/**
 * The address of a file in SARIF: relative to the current folder, or absolute (`file:///D:/a.fla`) on another drive of
 * Windows, which no relative path reaches.
 *
 * @param paths - how the system writes paths; default: as this one
 */ function artifactUri(file, paths = path, folder = paths.resolve('')) {
    const short = paths.relative(folder, paths.resolve(folder, file));
    const slashed = encodeURI(short.split(paths.sep).join('/')).replace(/[#?]/g, encodeURIComponent);
    // A relative address whose first name has a colon reads as one with a scheme.
    if (!paths.isAbsolute(short)) return /^[^/]*:/.test(slashed) ? `./${slashed}` : slashed;
    return slashed.startsWith('//') ? `file:${slashed}` : `file:///${slashed}`;
}

/** SARIF 2.1.0, for code scanning. */ const sarif = (reports, { version })=>{
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
/** A document has no lines: the region is line 1, which viewers require; the position in the document is a logical location. */ function resultOf({ rule, severity, message, place }, file, names) {
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

/** All formats, by their names in `--format`. */ const formats = {
    readable,
    json,
    sarif,
    github,
    junit
};

/** As long as there are no more documents than this, one process is faster. */ const FEW = 4;
/**
 * Checks documents against rules and prints what breaks them. Several processes share many documents; each document is
 * read once. True when there are no errors, and no more warnings than allowed.
 *
 * @throws ConfigError for a configuration that cannot be used; Error when a pattern names no document
 */ async function lintDocuments(patterns, options, io) {
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
/** The reports without the problems of the baseline, which are counted; those of it that are gone are named. */ function newProblems(reports, read, { baseline: file, writeBaseline }, io) {
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
/** Says which fixes were not applied, because their configuration was found beside the documents. */ function tellWithheld(reports, io) {
    const rules = new Map();
    for (const [{ configName, withheld }, { problems }] of reports)for (const { rule } of problems)if (withheld.has(rule)) rules.set(configName, (rules.get(configName) ?? new Set()).add(rule));
    for (const [name, names] of rules)io.warn(`${cli_common.shortPath(name)}: its fixes of ${[
        ...names
    ].join(', ')} were not applied, as it was found and not named; --config ${cli_common.shortPath(name)} applies them`);
}
/** @throws UsageError where a file has the name of the folder for pictures */ function checkFolder(folder) {
    if (folder === undefined || fs.statSync(folder, {
        throwIfNoEntry: false
    })?.isDirectory() !== false) return;
    throw new cli_common.UsageError(`--render ${folder}: expected a folder, not a file`);
}
/** A missing document is a failure of the command line, not a problem of the document. */ function documentsOf(patterns, { part }, io) {
    if (part) return [
        ...patterns
    ];
    const { documents } = findDocuments.findAllDocuments(patterns, io);
    const missing = documents.find((document)=>!fs.existsSync(document));
    if (missing !== undefined) throw new Error(`${missing}: no such file or folder`);
    return documents.flatMap(findDocuments.findDocuments);
}
/** The reports of an earlier run on documents that did not change since. */ function knownReports(jobs, cache, options) {
    const reports = new Map();
    for (const job of jobs){
        const report = cache?.find(job.document, job.settings);
        if (report && isReusable(report, options)) reports.set(job, report);
    }
    return reports;
}
/** With fixes and pictures a document is opened again, unless there is nothing to do. */ function isReusable({ problems }, { fix, render }) {
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
        // A rule that cannot be used fails for every document alike.
        if (error instanceof Error && error.message.startsWith('rule "')) throw new ConfigError(configName, error.message);
        return unreadable(document, cli_common.documentFailure(document, error));
    }
}
/** True for a query with a regular expression, which a configuration beside the documents brings. */ function mayTakeForEver({ isTrusted, rules }) {
    return !isTrusted && rules.some(({ rule })=>host_headless.QUERY_KINDS.some((kind)=>/=\s*\//.test(rule[kind] ?? '')));
}
/** Checks documents, in several processes if that is faster: this one can be interrupted meanwhile. */ async function lintAll(jobs, options, io, take, onInterrupt) {
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
/** Prints what was found. True when there are no errors, and no more warnings than allowed. */ function printProblems(reports, options, io) {
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
    // Beside a baseline, what is reported is new.
    const { maxWarnings = options.baseline === undefined ? undefined : 0 } = options;
    const isOver = maxWarnings !== undefined && warnings > maxWarnings;
    if (isOver && options.maxWarnings === undefined) io.fail(`${host_errors.amount(warnings, 'warning')} ${warnings === 1 ? 'is' : 'are'} not in the baseline`);
    else if (isOver) io.fail(`${warnings} warnings are more than --max-warnings ${maxWarnings} allows`);
    return warnings === problems.length && !isOver;
}

exports.lintDocuments = lintDocuments;
