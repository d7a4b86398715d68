// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const host_headless = require('../host/headless.js');
let host_saving$late;
const host_saving = () => (host_saving$late ??= require('../host/saving.js'));
const host_errors = require('../host/errors.js');
const cli_common = require('./common.js');
const factsOf = require('./factsOf.js');
const matchScenes = require('./matchScenes.js');
let host_editing$late;
const host_editing = () => (host_editing$late ??= require('../host/editing.js'));
const nodeDiff3 = require('node-diff3');
const writeOutput = require('./writeOutput.js');
const openApart = require('./openApart.js');

function conflictName({ part, item, layer, frame, element, what }) {
    const words = [
        ...part === undefined ? [] : [
            part
        ],
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
const MAX_LENGTH = 300;
function shortened(text) {
    return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

function conflictsText(conflicts) {
    return conflicts.flatMap((conflict)=>{
        const { base, ours, theirs } = conflict;
        return [
            cli_common.visibleLine(`! ${conflictName(conflict)}`),
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
    ].map(cli_common.visibleLine);
}

class Decisions {
    constructor(answers = new Map(), side){
        this.answers = answers;
        this.side = side;
        this.decided = [];
        this.keys = new ConflictKeys();
    }
    ask(conflict) {
        const given = this.answers.get(this.keys.next(conflict));
        const answer = given !== undefined && takesAnswer(conflict, given) ? given : this.side;
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
function takesAnswer({ takes }, answer) {
    if (typeof answer === 'object') return takes === 'text';
    return answer !== 'both' || takes === 'both';
}
class ConflictKeys {
    next(conflict) {
        const { base, ours, theirs } = conflict;
        const content = JSON.stringify([
            conflictName(conflict),
            base,
            ours,
            theirs
        ]);
        const count = (this.counts.get(content) ?? 0) + 1;
        this.counts.set(content, count);
        return `${content} ${count}`;
    }
    constructor(){
        this.counts = new Map();
    }
}

const FORMAT = 'adobe-collection merge 1';
const MEMBERS = [
    [
        'what',
        [
            'string'
        ]
    ],
    ...[
        'part',
        'item',
        'layer',
        'element'
    ].map((member)=>[
            member,
            [
                'string',
                'undefined'
            ]
        ]),
    [
        'frame',
        [
            'number',
            'undefined'
        ]
    ],
    ...[
        'base',
        'ours',
        'theirs'
    ].map((member)=>[
            member,
            [
                'string',
                'null'
            ]
        ])
];
function conflictsFile(decided, sides) {
    const conflicts = decided.map(({ conflict, answer })=>{
        return {
            ...conflict,
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
function isConflictsFile(text) {
    return /^\s*\{\s*"format"\s*:\s*"(.*?)"/.exec(text)?.[1] === FORMAT;
}
function readAnswers(file, text) {
    const keys = new ConflictKeys();
    const answers = new Map();
    for (const [index, conflict] of writtenConflicts(file, text).entries()){
        const key = keys.next(conflict);
        const answer = answerOf(`${file}: conflicts[${index}]`, conflict);
        if (answer !== undefined) answers.set(key, answer);
    }
    return answers;
}
function answerOf(name, { choose, text, takes }) {
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
    throw new cli_common.InputError(`${name}.choose is ${shortened(JSON.stringify(choose))}; it takes ${expected}, or an empty text`);
}
function writtenConflicts(file, text) {
    const data = parsed(file, text);
    if (!isContent(data)) throw new cli_common.InputError(`${file}: this is not a file of conflicts that merge wrote`);
    return data.conflicts.map((conflict, index)=>{
        checkConflict(`${file}: conflicts[${index}]`, conflict);
        return conflict;
    });
}
function parsed(file, text) {
    try {
        return JSON.parse(text.replace(/^\uFEFF/, ''));
    } catch (error) {
        throw new cli_common.InputError(`${file}: is not valid JSON: ${cli_common.jsonFault(text, error)}`, {
            cause: error
        });
    }
}
function isContent(data) {
    if (typeof data !== 'object' || data === null || !('format' in data && 'conflicts' in data)) return false;
    return data.format === FORMAT && Array.isArray(data.conflicts);
}
function checkConflict(name, conflict) {
    const members = new Map(Object.entries(conflict ?? {}));
    if (!members.has('what')) throw new cli_common.InputError(`${name} is not a conflict: it has no "what"`);
    for (const [member, types] of MEMBERS){
        const value = members.get(member);
        const type = value === null ? 'null' : typeof value;
        if (!types.includes(type)) throw new cli_common.InputError(`${name}.${member} is of type ${type}, not ${types.join(' or ')}`);
    }
}

const SIDES = [
    'base',
    'ours',
    'theirs'
];
function ofEach({ base, ours, theirs }, read) {
    return {
        base: read(base),
        ours: read(ours),
        theirs: read(theirs)
    };
}

const PAGE_START = '<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src \'none\'; img-src data:; style-src \'unsafe-inline\'"><title>Conflicts of a merge</title>';
function isMergePage(text) {
    return text.startsWith(PAGE_START);
}

function mergeList(list, run) {
    const of = new Map();
    mergeKept(list, run, of);
    const added = mergeAdded(list, of);
    const ordered = movedNodes(list, run, of);
    return {
        nodes: withAdded(ordered, added, list, of),
        of
    };
}
function mergeKept(list, run, of) {
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
function keptOf(list, run, versions) {
    const { base, ours, theirs } = versions;
    const side = ours ?? theirs;
    if (!side || !list.isChanged(base, side)) return undefined;
    const answer = run.decisions.ask(list.describeRemoved(versions));
    if (ours) return answer === 'theirs' ? undefined : ours;
    return answer === 'theirs' ? side.clone() : undefined;
}
function mergeAdded(list, of) {
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
function movedNodes(list, run, of) {
    const moved = movesOfTheirs(list, run);
    const movedResults = new Set([
        ...moved
    ].map((node)=>of.get(node)));
    const nodes = list.ours.flatMap((node)=>of.get(node) ?? []).filter((node)=>!movedResults.has(node));
    if (moved.size === 0) return nodes;
    const staying = new Set(nodes);
    const following = followers(list.theirs, of, (node, theirs)=>moved.has(theirs) ? 'follows' : staying.has(node) ? 'stays' : 'elsewhere');
    return [
        undefined,
        ...nodes
    ].flatMap((node)=>[
            ...node ? [
                node
            ] : [],
            ...following.get(node) ?? []
        ]);
}
function followers(theirs, of, roleOf) {
    const following = new Map();
    let group = [];
    following.set(undefined, group);
    for (const source of theirs){
        const node = of.get(source);
        const role = node && roleOf(node, source);
        if (role === 'stays') following.set(node, group = []);
        else if (node && role === 'follows') group.push(node);
    }
    return following;
}
function movesOfTheirs(list, run) {
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
function reordered(common, side, pairs) {
    const partners = new Map(common.map((node)=>[
            pairs.get(node),
            node
        ]));
    const order = side.flatMap((node)=>partners.get(node) ?? []);
    const places = new Map(common.map((node, index)=>[
            node,
            String(index)
        ]));
    return new matchScenes.Matching(common, order).byKey((node)=>places.get(node)).reordered();
}
function isSameOrder(common, { ours, theirs, oursOf, theirsOf }) {
    const order = (side, pairs)=>{
        const places = new Map(side.map((node, index)=>[
                node,
                index
            ]));
        const at = (node)=>places.get(pairs.get(node)) ?? 0;
        return [
            ...common
        ].sort((one, other)=>at(one) - at(other));
    };
    const orderOfTheirs = order(theirs, theirsOf);
    return order(ours, oursOf).every((node, index)=>node === orderOfTheirs[index]);
}
function withAdded(kept, added, list, of) {
    const present = new Set(kept);
    const following = followers(list.theirs, of, (node, theirs)=>present.has(node) && !added.has(theirs) ? 'stays' : 'follows');
    const oursAdded = new Set(list.ours.filter((node)=>!isPaired(list, node)));
    const isOfOurs = (node)=>node !== undefined && oursAdded.has(node) && !following.get(node)?.length;
    const nodes = [];
    for(let index = -1; index < kept.length;){
        const current = index < 0 ? undefined : kept[index];
        if (current) nodes.push([
            current
        ]);
        index++;
        const theirs = following.get(current) ?? [];
        if (theirs.length === 0) continue;
        let end = index;
        while(isOfOurs(kept[end]))end++;
        const ours = kept.slice(index, end);
        nodes.push(...isFirst(ours[0], theirs[0]) ? [
            ours,
            theirs
        ] : [
            theirs,
            ours
        ]);
        index = end;
    }
    return nodes.flat();
}
function isFirst(one, other) {
    return one !== undefined && other !== undefined && factsOf.textOfNode(one) <= factsOf.textOfNode(other);
}

function pairByFacts(base, side, factsOf, match) {
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

function pairLists({ base, ours, theirs }, match, run, nameOf) {
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
function addedByBoth({ ours, theirs }, oursOf, theirsOf, run, nameOf = ()=>undefined) {
    const [oursInBase, theirsInBase] = [
        new Set(oursOf.values()),
        new Set(theirsOf.values())
    ];
    const rest = new Set(ours.filter((node)=>!oursInBase.has(node)));
    const pairs = new Map();
    const pairAll = (keyOf)=>{
        const waiting = matchScenes.groupBy(rest, keyOf);
        for (const node of theirs){
            if (theirsInBase.has(node) || pairs.has(node)) continue;
            const partner = waiting.get(keyOf(node) ?? '')?.shift();
            if (!partner) continue;
            pairs.set(node, partner);
            rest.delete(partner);
        }
    };
    if (rest.size === 0) return pairs;
    pairAll((node)=>String(run.keys.of(node)));
    pairAll((node)=>nameOf(node) ? `${node.name} ${nameOf(node)}` : undefined);
    return pairs;
}
function orderConflict(what, place, lists, wordOf) {
    const words = (nodes)=>nodes.slice(0, MAX_WORDS).map(wordOf).join(', ');
    return {
        ...place,
        what,
        base: words(lists.base),
        ours: words(lists.ours),
        theirs: words(lists.theirs)
    };
}
const MAX_WORDS = 50;
function removedConflict(place, what, { ours, theirs }, word = 'changed') {
    return {
        ...place,
        what,
        base: 'exists',
        ours: ours ? word : null,
        theirs: theirs ? word : null
    };
}

function putNodes(parent, nodes) {
    const places = new Map(parent.children.map((node, index)=>[
            node,
            index
        ]));
    const former = nodes.flatMap((node)=>places.get(node) ?? []);
    const staying = matchScenes.keepingOrder(former);
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

class LibraryMerge {
    constructor(documents, chosen, nodes, run){
        this.documents = documents;
        this.chosen = chosen;
        this.nodes = nodes;
        this.run = run;
        this.items = new Map();
        this.paths = new Set();
        this.filesOfTheirs = new Set();
        for (const side of SIDES)for (const item of documents[side].library.items)this.items.set(item.entry, item);
        this.uses = ofEach(documents, usesOf);
    }
    merge() {
        for (const section of [
            ...host_headless.SECTIONS
        ].reverse())this.mergeSection(section);
    }
    mergeSection(section) {
        const { base, ours, theirs } = ofEach(this.documents, ({ node })=>node.child(section)?.children ?? []);
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
            describeRemoved: (versions)=>removedConflict({
                    item: this.items.get(versions.base)?.name
                }, 'item', versions, 'changed, or used in new places')
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
        for (const item of this.documents.ours.library.items)if (!oursInBase.has(item)) added.set(keyOf$1(item), item.entry);
        const pairs = new Map();
        for (const node of theirs){
            const item = this.items.get(node);
            const ours = item && !inBase.has(node) ? added.get(keyOf$1(item)) : undefined;
            if (ours) pairs.set(node, ours);
        }
        return pairs;
    }
    mergeItem(versions) {
        const items = ofEach(versions, (node)=>node && this.items.get(node));
        const path = items.ours?.name ?? versions.ours.attr('name');
        const side = versions.base ? undefined : this.chosen.get(path ?? '');
        if (side === 'ours') return versions.ours;
        if (side === 'theirs') {
            if (items.theirs instanceof host_headless.SymbolItem) this.filesOfTheirs.add(items.theirs.filePath);
            return versions.theirs.clone();
        }
        const { base, ours, theirs } = ofEach(items, (item)=>item instanceof host_headless.SymbolItem ? item : undefined);
        if (ours && theirs) this.mergeSymbol({
            base,
            ours,
            theirs
        });
        return this.nodes.merge(versions, {
            place: {
                item: path
            },
            path: []
        });
    }
    mergeSymbol({ base, ours, theirs }) {
        const { keys } = this.run;
        if (!ours.hasContent || !theirs.hasContent) {
            if (theirs.hasContent) this.filesOfTheirs.add(ours.filePath);
            return;
        }
        const roots = {
            base: base?.file.root,
            ours: ours.file.root,
            theirs: theirs.file.root
        };
        const texts = ofEach({
            base,
            ours,
            theirs
        }, (item)=>item?.hasContent && item.file.serialize());
        if (texts.base === texts.theirs || texts.ours === texts.theirs) return;
        if (texts.base === texts.ours || base && keys.areEqual(roots.base, roots.ours)) this.filesOfTheirs.add(ours.filePath);
        else if (!keys.areEqual(roots.ours, roots.theirs) && !(base && keys.areEqual(roots.base, roots.theirs))) {
            for (const item of [
                base,
                ours,
                theirs
            ])if (item?.hasContent) this.run.read(item.timeline);
            this.nodes.mergeInside(roots, {
                place: {
                    item: ours.name
                },
                path: []
            });
        }
    }
    isChanged(before, side) {
        const { keys } = this.run;
        const [base, item] = [
            this.items.get(before),
            this.items.get(side)
        ];
        if (!keys.areEqual(before, side)) return true;
        if (!base || !item) return false;
        const isOurs = item.library === this.documents.ours.library;
        if (item.itemType === 'folder') return this.paths.has(item.name);
        if (base instanceof host_headless.SymbolItem && item instanceof host_headless.SymbolItem && !keys.areEqual(base.node, item.node)) return true;
        const count = (uses)=>uses().get(item.name) ?? 0;
        return count(isOurs ? this.uses.ours : this.uses.theirs) > count(this.uses.base);
    }
}
function usesOf(document) {
    let uses;
    return ()=>uses ??= host_headless.countUses(document);
}
function keyOf$1({ itemType, name }) {
    return `${itemType === 'folder'} ${name}`;
}
function put({ node: root }, section, nodes) {
    let list = root.child(section);
    if (!list && nodes.length === 0) return;
    if (!list) {
        list = host_headless.XmlNode.create(section);
        root.insert(list, host_headless.sectionIndex(root, section));
    }
    putNodes(list, nodes);
}

function matchLibraries(base, side) {
    const pairs = new Map();
    pairAll(base.library.items, side.library.items, headOf, pairs);
    const partners = new Set(pairs.values());
    const olds = base.library.items.filter((item)=>!pairs.has(item));
    const news = side.library.items.filter((item)=>!partners.has(item));
    if (olds.length > 0 && news.length > 0) pairAll(olds, news, (item)=>factsOf.itemFacts(item, item.library === base.library ? base : side), pairs);
    return pairs;
}
function pairAll(olds, news, factsOf, pairs) {
    const items = new Map();
    const listed = (list)=>list.map((item)=>{
            const facts = factsOf(item);
            items.set(facts, item);
            return facts;
        });
    for (const [before, after] of matchScenes.matchItems(listed(olds), listed(news)).pairs)pairs.set(items.get(before), items.get(after));
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

const OF_PROGRAM$1 = /^(META-INF\/|bin\/SymDepend\.cache$|mimetype$)/;
function mergeEntries({ base, ours, theirs }, owners, done, nodes, run) {
    const names = new Set([
        base,
        ours,
        theirs
    ].flatMap(({ files })=>files.container.names()));
    for (const name of names){
        if (host_headless.isMarker(name) || done.has(name) || name === 'DOMDocument.xml' || /^LIBRARY\/.*\.xml$/i.test(name)) continue;
        const bytes = ofEach({
            base,
            ours,
            theirs
        }, ({ files })=>bytesOf(files, name));
        if (isSame$1(bytes.ours, bytes.theirs) || isSame$1(bytes.base, bytes.theirs)) continue;
        if (!isSame$1(bytes.base, bytes.ours)) {
            if (OF_PROGRAM$1.test(name)) continue;
            const isXml = bytes.ours && bytes.theirs && /\.xml$/i.test(name);
            if (isXml && mergeXml([
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
                ...ofEach(bytes, sizeOf)
            });
            if (answer !== 'theirs') continue;
        }
        run.note(()=>{
            if (bytes.theirs) ours.files.write(name, bytes.theirs);
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
function mergeXml(sides, name, nodes) {
    const [base, ours, theirs] = rootsOf(sides, name);
    if (!ours || !theirs || ours.name !== theirs.name) return false;
    const isPublishing = name === factsOf.PUBLISH_SETTINGS;
    nodes.mergeInside({
        base,
        ours,
        theirs
    }, isPublishing ? {
        place: {
            part: factsOf.PUBLISHING
        },
        path: []
    } : {
        place: {},
        path: [
            name.replace(/\.xml$/i, '')
        ]
    });
    return true;
}
function rootsOf(sides, name) {
    try {
        return sides.map((files)=>files.xml(name)?.root);
    } catch  {
        return [];
    }
}

function mergeScenes(versions, nodes, run) {
    const match = (olds, news)=>matchScenes.matchScenes(olds, news).pairs;
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
function mergeScene(versions, nodes, run) {
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

const OF_PROGRAM = new Set([
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
const OF_PLACE = new Map([
    [
        'DOMFrame',
        [
            'index',
            'duration'
        ]
    ],
    [
        'DOMLayer',
        [
            'parentLayerIndex'
        ]
    ]
]);
function isOfProgram(name) {
    return factsOf.SESSION.has(name) || OF_PROGRAM.has(name) || name.startsWith('xmlns');
}
function isOfPlace(node, name) {
    return OF_PLACE.get(node.name)?.includes(name) === true;
}
function valueOf(node, name) {
    const table = node && host_headless.TABLES.get(node.name);
    const attribute = table && Object.hasOwn(table, name) ? table[name] : undefined;
    return node && attribute && factsOf.isDefault(attribute, node) ? undefined : node?.attr(name);
}
class NodeKeys {
    of(node) {
        let key = this.known.get(node);
        if (key === undefined) {
            key = this.numberOf(this.contentOf(node));
            this.known.set(node, key);
        }
        return key;
    }
    areEqual(one, other) {
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
        const indices = new Map(children.map((child, index)=>[
                child,
                index
            ]));
        for (const child of children)if (!isNothing(child)) parts.push(`${this.of(child)}${placeIn(child, indices)}`);
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
function placeIn(node, indices) {
    if (node.name === 'DOMFrame') return `:${host_headless.readDuration(node)}`;
    if (node.name !== 'DOMLayer') return '';
    const parent = host_headless.parentOf(node);
    return parent ? `^${indices.get(parent)}` : '';
}
function isNothing(node) {
    if (!node) return true;
    const isList = /^[a-z]/.test(node.name) && node.children.length === 0;
    return isList && node.attributeNames().length === 0 && node.text().trim() === '';
}

class MergeRun {
    constructor(decisions){
        this.decisions = decisions;
        this.keys = new NodeKeys();
        this.edits = [];
        this.facts = new WeakMap();
    }
    note(edit) {
        this.edits.push(edit);
    }
    apply() {
        for (const edit of this.edits)edit();
    }
    read(timeline) {
        const layers = timeline.layers.map((layer)=>({
                layer,
                facts: factsOf.layerFacts(layer)
            }));
        this.facts.set(timeline.node, {
            name: timeline.name,
            layers: layers.map(({ facts })=>facts)
        });
        for (const { layer, facts } of layers){
            this.facts.set(layer.node, facts);
            layer.keyframes.forEach((keyframe, index)=>{
                const frame = facts.frames[index];
                if (!frame) return;
                this.facts.set(keyframe.node, frame);
                this.readElements(keyframe.backToFront, frame.elements);
            });
        }
    }
    readElements(elements, facts) {
        elements.forEach((element, index)=>{
            const read = facts[index];
            if (!read) return;
            this.facts.set(element.node, read);
            const { members } = element;
            if (members && read.members) this.readElements(members, read.members);
        });
    }
    factsOf(node) {
        return this.facts.get(node);
    }
}

function settleMedia({ ours, theirs, theirsOf }) {
    const paired = new Set(theirsOf.values());
    const hrefsOfPaired = new Set([
        ...paired
    ].flatMap((item)=>host_headless.DATA_ATTRIBUTES.map((data)=>data.read(item))));
    const free = (href)=>{
        let number = 2;
        const renamed = ()=>href.replace(/(\.\w+)?$/, ` ${number}$1`);
        while([
            ours,
            theirs
        ].some(({ files })=>files.has(`bin/${renamed()}`)))number++;
        return renamed();
    };
    const newNames = new Map();
    for (const item of theirs.library.items){
        if (paired.has(item)) continue;
        for (const data of host_headless.DATA_ATTRIBUTES){
            const href = data.read(item);
            const entry = `bin/${href}`;
            let newName = newNames.get(href);
            if (newName === undefined) {
                if (href === '' || !ours.files.has(entry) || !theirs.files.has(entry)) continue;
                const bytes = theirs.files.bytes(entry);
                if (host_headless.hasSameBytes(ours.files.bytes(entry), bytes)) continue;
                newName = free(href);
                newNames.set(href, newName);
                theirs.files.write(`bin/${newName}`, bytes);
                if (!hrefsOfPaired.has(href)) theirs.files.remove(entry);
            }
            data.write(item, newName);
        }
    }
}

class PathMerge {
    constructor(identities, decisions){
        this.identities = identities;
        this.decisions = decisions;
        this.chosen = new Map();
        this.paths = new Map();
        this.folders = new Map();
        this.taken = new Map();
        this.keys = new NodeKeys();
        for (const identity of identities)for (const side of SIDES){
            const item = identity[side];
            if (item?.itemType === 'folder') this.folders.set(`${side} ${item.name}`, identity);
        }
    }
    all() {
        for (const identity of this.identities){
            const path = this.pathOf(identity);
            const isFolder = anyOf(identity)?.itemType === 'folder';
            const key = isFolder ? `folder ${path}` : keyOf(path);
            const other = this.taken.get(key);
            if (other && !isFolder && isKept(other) && isKept(identity)) this.separate(other, identity, path);
            else this.taken.set(key, identity);
        }
        return this.paths;
    }
    separate(first, second, path) {
        if (!first.base && !second.base) {
            this.separateAdded(first.ours, second, path);
            return;
        }
        const [ours, theirs] = renamingSide(first) === 'ours' ? [
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
        this.give(answer === 'theirs' ? ours : theirs, this.freePath(path));
        this.taken.set(keyOf(path), answer === 'theirs' ? theirs : ours);
    }
    separateAdded(ours, identity, path) {
        const theirs = identity.theirs;
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
        if (answer === 'both') this.give(identity, this.freePath(path));
        else this.chosen.set(path, answer === 'theirs' ? 'theirs' : 'ours');
    }
    give(identity, path) {
        this.paths.set(identity, path);
        this.taken.set(keyOf(path), identity);
    }
    freePath(path) {
        let number = 2;
        while(this.taken.has(keyOf(`${path} ${number}`)))number++;
        return `${path} ${number}`;
    }
    pathOf(identity) {
        const settled = this.paths.get(identity);
        if (settled !== undefined) return settled;
        this.paths.set(identity, anyOf(identity)?.name ?? '');
        const path = host_headless.joinPath(this.folderPath(identity), this.leafOf(identity));
        this.paths.set(identity, path);
        return path;
    }
    leafOf(identity) {
        return this.choose(identity, 'name', (item)=>host_headless.leafOf(item.name), String);
    }
    folderPath(identity) {
        const folder = this.choose(identity, 'folder', (item, side)=>this.folders.get(`${side} ${host_headless.folderOf$1(item.name)}`) ?? host_headless.folderOf$1(item.name), (value)=>(typeof value === 'string' ? value : this.pathOf(value)) || 'the root');
        return typeof folder === 'string' ? folder : this.pathOf(folder);
    }
    choose(items, what, read, wordOf) {
        const base = items.base && read(items.base, 'base');
        const ours = items.ours && read(items.ours, 'ours');
        const theirs = items.theirs && read(items.theirs, 'theirs');
        if (ours === undefined || theirs === undefined) return ours ?? theirs ?? base;
        if (ours === theirs || theirs === base) return ours;
        if (ours === base) return theirs;
        const answer = this.decisions.ask({
            item: items.base?.name ?? items.ours?.name,
            what,
            base: base === undefined ? null : wordOf(base),
            ours: wordOf(ours),
            theirs: wordOf(theirs)
        });
        return answer === 'theirs' ? theirs : ours;
    }
}
function anyOf({ base, ours, theirs }) {
    return base ?? ours ?? theirs;
}
function keyOf(path) {
    return `item ${path}`;
}
function renamingSide({ base, ours, theirs }) {
    if (!theirs) return 'ours';
    if (!ours) return 'theirs';
    return ours.name !== base?.name ? 'ours' : 'theirs';
}
function isKept({ base, ours, theirs }) {
    return base ? ours !== undefined && theirs !== undefined : true;
}

function settleNames(documents, decisions) {
    const merge = new PathMerge(identitiesIn(documents), decisions);
    const paths = [
        ...merge.all()
    ].map(([identity, path])=>({
            identity,
            path,
            hasOneFile: filesOf(identity).size < 2
        }));
    for (const side of SIDES)moveAll(documents[side], paths.flatMap(({ identity, path, hasOneFile })=>{
        const item = identity[side];
        return item ? [
            {
                item,
                path,
                hasOneFile
            }
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
function filesOf(identity) {
    const symbols = SIDES.flatMap((side)=>{
        const item = identity[side];
        return item instanceof host_headless.SymbolItem && item.hasContent ? item.filePath : [];
    });
    return new Set(symbols);
}
function isThere({ item, path, hasOneFile }) {
    return hasOneFile && item.name === path;
}
function moveAll({ library }, all) {
    const moves = all.filter((move)=>!isThere(move));
    const wanted = new Set(moves.map(({ path })=>path));
    const blocking = moves.filter(({ item, path })=>item.name !== path && wanted.has(item.name));
    for (const { item } of blocking){
        const free = library.firstFree((number)=>`merged ${number}`);
        host_editing().movePath(library, item, free);
    }
    const depth = ({ path })=>path.split('/').length;
    for (const move of [
        ...moves
    ].sort((one, other)=>depth(one) - depth(other)))if (!isThere(move)) host_editing().movePath(library, move.item, move.path);
}

function described({ base, ours, theirs }) {
    return ofEach({
        base,
        ours,
        theirs
    }, (node)=>node ? shortened(factsOf.textOfNode(node).replace(/\s+/g, ' ')) : null);
}

function mergeElements(versions, place, nodes, run) {
    const match = (olds, news)=>matchScenes.matchElements(olds, news).pairs;
    const lists = pairLists(versions, match, run, (node)=>host_headless.ELEMENT.name.read(node));
    const wordOf = (node)=>{
        const facts = run.factsOf(node);
        return facts ? matchScenes.nameOf(facts) : node.name;
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

function mergeLayers(versions, place, nodes, run) {
    const match = (olds, news)=>matchScenes.matchLayers(olds, news).pairs;
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
        const [inOurs, inTheirs] = [
            oursOf.get(before),
            theirsOf.get(before)
        ];
        if (!inOurs || !inTheirs) continue;
        const versions = {
            base: host_headless.parentOf(before),
            ours: parents.get(inOurs),
            theirs: parents.get(inTheirs)
        };
        const same = ofEach(versions, asInBase);
        if (same.theirs === same.base || same.theirs === same.ours) continue;
        const isTheirs = same.ours === same.base || isTheirsChosen(placeOf(before), versions, run);
        if (isTheirs) parents.set(inOurs, versions.theirs);
    }
    return parents;
}
function isTheirsChosen(place, parents, run) {
    const names = ofEach(parents, (layer)=>layer ? host_headless.LAYER.name.read(layer) : null);
    return run.decisions.ask({
        ...place,
        what: 'parent layer',
        ...names
    }) === 'theirs';
}
function writeParents({ nodes, of }, parents) {
    const counted = nodes.filter((layer)=>host_headless.LAYER.layerType.read(layer) !== 'camera');
    const places = new Map(counted.map((layer, index)=>[
            layer,
            index
        ]));
    for (const [layer, parent] of parents){
        const result = of.get(layer);
        const ownIndex = result && places.get(result);
        if (!result || ownIndex === undefined) continue;
        const index = parent && places.get(of.get(parent) ?? parent);
        host_headless.LAYER.parentLayerIndex.write(result, index === undefined || index >= ownIndex ? -1 : index);
    }
}

function mergeKeyframes({ base, ours, theirs }, part, nodes, run) {
    const merge = new KeyframeMerge(base?.children ?? [], ours.children, theirs.children, part, nodes, run);
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
class KeyframeMerge {
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
            placesOf(this.ours),
            placesOf(this.theirs)
        ];
        this.base.forEach((before, index)=>{
            const ours = inOurs.get(this.oursOf.get(before));
            const theirs = inTheirs.get(this.theirsOf.get(before));
            if (ours !== undefined && theirs !== undefined) cut(index, ours, theirs);
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
            frame: first && host_headless.readStart(first) + 1,
            what: hasSameKeyframes(segment) ? 'duration' : 'keyframes',
            base: spansText(base),
            ours: spansText(ours),
            theirs: spansText(theirs)
        };
        return this.follow(this.run.decisions.ask(conflict) === 'theirs' ? theirs : ours);
    }
    isLost(base, remover, other) {
        return base.some((before)=>{
            const changed = other.get(before);
            return !remover.has(before) && changed !== undefined && !this.run.keys.areEqual(before, changed);
        });
    }
    isAlike(base, side) {
        const durations = side.map(host_headless.readDuration);
        return this.isPaired(base, side) && base.every((before, index)=>host_headless.readDuration(before) === durations[index]);
    }
    isPaired(base, side) {
        return base.length === side.length && side.every((node, index)=>this.baseOf.get(node) === base[index]);
    }
    follow(side) {
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
    join(segment) {
        const { base, ours, theirs } = segment;
        const lengths = ofEach(segment, lengthOf);
        if (lengths.ours === lengths.theirs && this.areEqual(ours, theirs)) return this.follow(ours);
        const [isOursPaired, isTheirsPaired] = [
            this.isPaired(base, ours),
            this.isPaired(base, theirs)
        ];
        if (isOursPaired && isTheirsPaired) return undefined;
        if (isOursPaired) return lengthened(this.follow(theirs), lengths.ours - lengths.base);
        if (isTheirsPaired) return lengthened(this.follow(ours), lengths.theirs - lengths.base);
        const isSameLength = lengths.ours === lengths.base && lengths.theirs === lengths.base;
        return isSameLength ? this.divided(segment) : undefined;
    }
    areEqual(ours, theirs) {
        const isEqual = (one, other)=>other !== undefined && (this.baseOf.get(one) ?? one) === (this.baseOf.get(other) ?? one) && (this.baseOf.has(one) || this.run.keys.areEqual(one, other)) && host_headless.readDuration(one) === host_headless.readDuration(other);
        return ours.length === theirs.length && ours.every((node, index)=>isEqual(node, theirs[index]));
    }
    divided({ ours, theirs }) {
        const starts = new Map();
        const [firstOfOurs] = ours;
        const [firstOfTheirs] = theirs;
        if (!firstOfOurs || !firstOfTheirs) return undefined;
        const origin = {
            ours: host_headless.readStart(firstOfOurs),
            theirs: host_headless.readStart(firstOfTheirs)
        };
        const end = lengthOf(ours);
        for (const node of ours)starts.set(host_headless.readStart(node) - origin.ours, node);
        for (const node of theirs){
            const offset = host_headless.readStart(node) - origin.theirs;
            const other = starts.get(offset);
            const isSame = other && (this.baseOf.get(other) ?? other) === (this.baseOf.get(node) ?? node);
            if (other && !isSame && !this.run.keys.areEqual(other, node)) return undefined;
            if (!other) starts.set(offset, node);
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
    return matchScenes.align(olds, news, matchScenes.isSameSpan, matchScenes.likeness).flatMap(({ before, after })=>before && after ? [
            [
                before,
                after
            ]
        ] : []);
}
function lengthened(spans, by) {
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
function placesOf(nodes) {
    return new Map(nodes.map((node, index)=>[
            node,
            index
        ]));
}
function lengthOf(spans) {
    return spans.reduce((sum, span)=>sum + host_headless.readDuration(span), 0);
}
function hasSameKeyframes({ base, ours, theirs }) {
    return base.length === ours.length && base.length === theirs.length;
}
function spansText(spans) {
    return spans.length === 0 ? null : `${spans.map(host_headless.readDuration).join(' + ')} frames`;
}

function childrenByName(node) {
    const children = node?.children ?? [];
    const totals = new Map();
    for (const { name } of children)totals.set(name, (totals.get(name) ?? 0) + 1);
    const counts = new Map();
    return new Map(children.map((child)=>{
        const count = (counts.get(child.name) ?? 0) + 1;
        counts.set(child.name, count);
        return [
            totals.get(child.name) === 1 ? child.name : `${child.name} ${count}`,
            child
        ];
    }));
}
function haveSameRepeats(versions) {
    const repeats = versions.filter((children)=>children.size > 0).map((children)=>[
            ...children.keys()
        ].filter((name)=>name.includes(' ')).join());
    return new Set(repeats).size <= 1;
}
function wordOf({ name }, number = '') {
    const isSilent = /^(DOM|matrix$|Matrix$|Actionscript$|Framescript$|textAttrs$|textRuns$|Include$|flash_profiles$)/.test(name);
    return isSilent ? [] : [
        name.charAt(0).toLowerCase() + name.slice(1) + number
    ];
}
function numberIn(key) {
    return / (\d+)$/.exec(key)?.[1] ?? '';
}

const WORDS = new Map([
    [
        'tx',
        'x'
    ],
    [
        'ty',
        'y'
    ],
    [
        'a',
        'horizontal scale'
    ],
    [
        'd',
        'vertical scale'
    ],
    [
        'a b c d',
        'scale and rotation'
    ]
]);
function mergeAttributes(versions, describe, run) {
    const { ours, theirs } = versions;
    for (const group of groupsOf(versions)){
        const values = ofEach(versions, (node)=>group.map((name)=>valueOf(node, name)));
        if (isSame(values.ours, values.theirs) || isSame(values.base, values.theirs)) continue;
        if (!isTheirs(group, values, describe, run)) continue;
        for (const name of group)run.note(()=>ours.setAttr(name, theirs.attr(name) ?? null, nameBefore(name, theirs)));
    }
}
function isSame(one, other) {
    return one.every((value, index)=>value === other[index]);
}
function isTheirs(group, values, describe, run) {
    const { base, ours, theirs } = values;
    if (isSame(base, ours)) return true;
    const name = group.join(' ');
    if (name === 'lastModified') return Number(theirs[0]) > Number(ours[0]);
    if (isOfProgram(name)) return false;
    const texts = ofEach(values, (version)=>shown(group, version));
    return run.decisions.ask(describe(WORDS.get(name) ?? name, texts)) === 'theirs';
}
function nameBefore(name, node) {
    const names = node.attributeNames();
    return names[names.indexOf(name) - 1] ?? '';
}
function groupsOf(versions) {
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

function mergeText({ base, ours, theirs }, place, what, run) {
    const texts = {
        base: base?.text() ?? '',
        ours: ours.text(),
        theirs: theirs.text()
    };
    if (texts.ours === texts.theirs || texts.base === texts.theirs) return;
    const isScript = ours.name === 'script';
    const ask = (versions)=>run.decisions.ask({
            ...place,
            what: isScript ? 'script' : what,
            ...versions,
            takes: 'text'
        });
    let text = texts.theirs;
    if (texts.base !== texts.ours) text = isScript ? mergeScript(texts, ask) : chosen(ask(texts), texts);
    if (text !== texts.ours) run.note(()=>ours.setText(text, isScript ? {
            cdata: true
        } : {}));
}
function mergeScript(texts, ask) {
    return mergeLines(texts, (lines)=>{
        const answer = ask(ofEach(lines, (version)=>version.join('\n')));
        if (typeof answer === 'object') return [
            answer.text
        ];
        return answer === 'theirs' ? lines.theirs : lines.ours;
    });
}
function chosen(answer, { ours, theirs }) {
    if (typeof answer === 'object') return answer.text;
    return answer === 'theirs' ? theirs : ours;
}
function mergeLines(texts, resolve) {
    const lines = ofEach(texts, matchScenes.linesOf);
    if (!matchScenes.areComparable(lines.base, lines.ours) || !matchScenes.areComparable(lines.base, lines.theirs)) return resolve(lines).join('\n');
    const regions = nodeDiff3.diff3Merge(lines.ours, lines.base, lines.theirs, {
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

const WHOLE = new Set([
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
const DRAWING = [
    'fills',
    'strokes',
    'edges'
];
class NodeMerge {
    constructor(run, lists, skipped = new Set()){
        this.run = run;
        this.lists = lists;
        this.skipped = skipped;
    }
    merge(versions, part) {
        const { base, ours, theirs } = versions;
        const { keys } = this.run;
        if (keys.areEqual(ours, theirs) || base && keys.areEqual(base, theirs)) return ours;
        if (base && keys.areEqual(base, ours)) return theirs.clone();
        if (WHOLE.has(ours.name)) return this.choose(versions, part) === 'theirs' ? theirs.clone() : ours;
        this.mergeInside(versions, part);
        return ours;
    }
    mergeInside(versions, part) {
        const { base, ours, theirs } = versions;
        const inner = {
            place: part.place,
            path: pathOf(part, ours)
        };
        const whatOf = (word)=>[
                ...inner.path,
                word
            ].join('.');
        mergeAttributes(versions, (word, values)=>({
                ...part.place,
                what: whatOf(word),
                ...values
            }), this.run);
        const list = this.lists.get(ours.name);
        if (list) list(versions, part);
        else if ([
            base,
            ours,
            theirs
        ].every((node)=>!node || node.children.length === 0)) mergeText(versions, part.place, inner.path.join('.'), this.run);
        else if (ours.name === 'DOMShape' && !this.hasMergeableStyles(versions)) this.mergeDrawing(versions, part);
        else this.mergeChildren(versions, inner);
    }
    mergeChildren(versions, part) {
        const { base, ours, theirs } = ofEach(versions, childrenByName);
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
            }, {
                ...part,
                number: numberIn(name)
            });
            if (result !== ours) this.replace(ours, result);
            return;
        }
        if (!keys.areEqual(base, ours)) {
            const node = ours ?? theirs ?? base;
            const what = pathOf({
                ...part,
                number: numberIn(name)
            }, node).join('.');
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
    insert({ ours: parent, theirs: from }, name, child) {
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
    hasMergeableStyles(versions) {
        if (!hasSameStyles(versions)) return false;
        const { keys } = this.run;
        const { base, ours, theirs } = ofEach(versions, (node)=>node?.child('edges'));
        return keys.areEqual(base, ours) || keys.areEqual(base, theirs) || keys.areEqual(ours, theirs);
    }
    mergeDrawing(versions, part) {
        const isDrawing = (node)=>DRAWING.includes(node.name);
        const { keys } = this.run;
        const drawn = (node)=>(node?.children ?? []).filter(isDrawing).map((child)=>keys.of(child)).join();
        const { base, ours, theirs } = ofEach(versions, drawn);
        const isTheirs = base === ours || base !== theirs && ours !== theirs && this.run.decisions.ask(wholeConflict(part.place, 'drawing', versions)) === 'theirs';
        if (isTheirs) for (const name of DRAWING){
            const [inOurs, inTheirs] = [
                versions.ours.child(name),
                versions.theirs.child(name)
            ];
            if (inOurs && inTheirs) this.replace(inOurs, inTheirs.clone());
            else if (inOurs) this.run.note(()=>inOurs.remove());
            else if (inTheirs) this.insert(versions, name, inTheirs);
        }
        const rest = (node)=>new Map([
                ...childrenByName(node)
            ].filter(([, child])=>!isDrawing(child)));
        const others = ofEach(versions, rest);
        for (const name of new Set(Object.values(others).flatMap((map)=>[
                ...map.keys()
            ])))this.mergeChild(versions, name, ofEach(others, (map)=>map.get(name)), part);
    }
    choose(versions, part) {
        const what = pathOf(part, versions.ours).join('.');
        return this.run.decisions.ask(wholeConflict(part.place, what === '' ? versions.ours.name : what, versions));
    }
}
function pathOf({ path, number }, node) {
    return [
        ...path,
        ...wordOf(node, number)
    ];
}
function wholeConflict(place, what, versions) {
    return {
        ...place,
        what,
        ...described(versions)
    };
}
function hasSameStyles({ base, ours, theirs }) {
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

function timelineMerge(run, mergeScenes, skipped) {
    const nodes = new NodeMerge(run, new Map([
        [
            'timelines',
            mergeScenes
        ],
        [
            'layers',
            (versions, part)=>mergeLayers(versions, part.place, nodes, run)
        ],
        [
            'frames',
            (versions, part)=>mergeKeyframes(versions, part, nodes, run)
        ],
        [
            'elements',
            (versions, part)=>mergeElements(versions, part.place, nodes, run)
        ],
        [
            'members',
            (versions, part)=>mergeElements(versions, part.place, nodes, run)
        ]
    ]), skipped);
    return nodes;
}

function mergeDocuments(base, ours, theirs, decisions) {
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
    mergeEntries(documents, ownersIn(documents), library.filesOfTheirs, nodes, run);
    run.apply();
    takeFiles(documents, library.filesOfTheirs);
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
        place: {
            part: factsOf.STAGE
        },
        path: []
    });
}
function takeFiles({ base, ours, theirs }, filesOfTheirs) {
    const wanted = new Set();
    for (const section of host_headless.SECTIONS)for (const entry of ours.node.child(section)?.children ?? []){
        if (entry.name === 'Include') wanted.add(`LIBRARY/${host_headless.INCLUDE.href.read(entry)}`);
        else for (const name of host_headless.filesOfMedia(entry))wanted.add(name);
    }
    for (const name of wanted){
        if (!filesOfTheirs.has(name) && ours.files.has(name)) continue;
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
function removeInstances({ base, ours }) {
    const { library } = ours;
    library.entriesChanged();
    library.itemsLeave(library.items);
    const paths = new Set(library.entries.map(({ name })=>name));
    for (const { name } of base.library.items)if (!paths.has(name) && library.references.isNamed(name)) library.references.remove(name);
}
function contentOf({ files }, name) {
    const file = /\.xml$/i.test(name) ? files.xml(name) : undefined;
    return file?.isChanged ? file.serialize() : files.bytes(name);
}
function ownersIn({ base, ours, theirs }) {
    const owners = new Map();
    for (const { library } of [
        base,
        theirs,
        ours
    ])for (const item of library.items)if (!(item instanceof host_headless.SymbolItem)) for (const name of host_headless.filesOfMedia(item.node))owners.set(name, item.name);
    return owners;
}

const { disk } = host_headless.nodePlatform;
async function mergeFiles(files, options, io) {
    const answers = options.resolve === undefined ? undefined : answersIn(options.resolve);
    const side = options.ours ? 'ours' : options.theirs ? 'theirs' : undefined;
    const decisions = new Decisions(answers, side);
    const document = merged(await openAll(files, io), decisions);
    const { open } = decisions;
    if (open.length === 0) {
        if (options.output !== undefined) save(document, options.output, io);
        return true;
    }
    io.out([
        ...conflictsText(open),
        ''
    ].join('\n'));
    const report = options.resolve ?? (options.output === undefined ? undefined : `${options.output}.conflicts.json`);
    if (report !== undefined) writeConflicts(report, conflictsFile(decisions.decided, files));
    if (options.page !== undefined) await writePage(options.page, files, decisions, io);
    io.fail(messageOf(open.length, files, options, report));
    return false;
}
async function openAll({ base, ours, theirs }, io) {
    return {
        base: await openApart.openApart(base, io),
        ours: await openApart.openApart(ours, io),
        theirs: await openApart.openApart(theirs, io)
    };
}
function merged({ base, ours, theirs }, decisions) {
    if (haveSameEntries(base, ours)) return theirs;
    if (!haveSameEntries(base, theirs) && !haveSameEntries(ours, theirs)) mergeDocuments(base, ours, theirs, decisions);
    return ours;
}
function haveSameEntries(one, other) {
    const [names, others] = [
        one,
        other
    ].map(({ files })=>files.container.names().filter((name)=>!host_headless.isMarker(name)));
    return names.length === others.length && names.every((name)=>other.files.has(name) && host_headless.hasSameBytes(one.files.bytes(name), other.files.bytes(name)));
}
function save(document, output, io) {
    const { files } = document;
    host_saving().saveContainer(host_headless.nodePlatform, files.container, files.changes(), output, {
        force: true,
        onWarning: io.warn
    });
    io.note(`merged: ${output}`);
}
function answersIn(file) {
    const stat = disk.stat(file);
    if (!stat) return undefined;
    if (!stat.isFile) throw new cli_common.InputError(`${file}: it is not a file`);
    host_errors.checkCount(file, stat.size, host_errors.MAX_ANSWERS_BYTES, 'bytes');
    return readAnswers(file, new TextDecoder().decode(disk.read(file)));
}
function writeConflicts(file, text) {
    if (!isFreeOr(file, isConflictsFile)) throw new cli_common.InputError(`${file}: it exists, and is not a file of conflicts; name another one with --resolve`);
    writeOutput.writeOutput(file, text, host_headless.nodePlatform, host_headless.entryToWrite);
}
async function writePage(file, files, decisions, io) {
    const { mergePage } = await Promise.resolve().then(() => require('./mergePage.js'));
    if (!isFreeOr(file, isMergePage)) throw new cli_common.InputError(`${file}: it exists, and is not a page of conflicts; name another one with --page`);
    writeOutput.writeOutput(file, mergePage(decisions.open, await openAll(files, io)), host_headless.nodePlatform, host_headless.entryToWrite);
}
function isFreeOr(file, isOwn) {
    return disk.linkStat(file) === undefined || isWrittenByMerge(file, isOwn);
}
const START = 1024;
function isWrittenByMerge(file, isOwn) {
    if (disk.linkStat(file)?.isFile !== true) return false;
    return isOwn(new TextDecoder().decode(disk.readStart(file, START)));
}
function messageOf(count, files, options, report) {
    const what = `${host_errors.amount(count, 'conflict')}, nothing merged`;
    if (report === undefined) return `${what}; choose with --ours, --theirs or --resolve <file>`;
    const output = options.output === undefined ? [] : [
        '-o',
        options.output
    ];
    const words = [
        'merge',
        files.base,
        files.ours,
        files.theirs,
        ...output,
        '--resolve',
        report
    ];
    const command = words.map((word)=>/[\s&;()']/.test(word) ? `"${word}"` : word).join(' ');
    return `${what}: fill in "choose" in ${report}, then run ${command}; or choose with --ours or --theirs`;
}

const mergeFiles$1 = Object.freeze(Object.defineProperty({
  __proto__: null,
  isWrittenByMerge,
  mergeFiles,
  merged
}, Symbol.toStringTag, { value: 'Module' }));

exports.Decisions = Decisions;
exports.PAGE_START = PAGE_START;
exports.SIDES = SIDES;
exports.conflictName = conflictName;
exports.conflictsText = conflictsText;
exports.isConflictsFile = isConflictsFile;
exports.isMergePage = isMergePage;
exports.isWrittenByMerge = isWrittenByMerge;
exports.mergeFiles = mergeFiles;
exports.mergeFiles$1 = mergeFiles$1;
exports.merged = merged;
exports.ofEach = ofEach;
