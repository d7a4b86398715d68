// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const CsvTable = require('./CsvTable.js');
const forEachDocument = require('./forEachDocument.js');
const host_headless = require('../host/headless.js');
const host_errors = require('../host/errors.js');
const cli_common = require('./common.js');
const chooseLocation = require('./chooseLocation.js');

function findMatches(document, text, question, io) {
    const host = new host_headless.Host(host_headless.nodePlatform, {
        ...host_headless.LIBRARY_ALONE,
        onWarning: io.warn
    });
    const opened = host.open(document);
    const timeline = chooseLocation.chooseTimeline(opened, question);
    chooseLocation.chooseFrame(timeline, question.frame);
    const queries = host_headless.queriesOf(host, io.libraryFolder);
    const kind = kindOf(question);
    const matches = ask(queries, kind, text, question);
    const { count } = matches;
    const isList = !question.count && !question.json && !question.csv;
    const answer = {
        summary: `${host_errors.amount(count, host_headless.NOUNS[kind])} in ${opened.name}`,
        lines: isList ? linesOf(matches, question) : [],
        count,
        descriptions: question.json && !question.count ? inFields(()=>descriptionsOf(matches, question)) : [],
        csv: question.csv && !question.count ? inFields(()=>matches.csv(question.fields ?? 'name')) : '',
        hints: count === 0 ? hintsAt(queries, kind, text, question, timeline) : []
    };
    host.closeAll();
    return answer;
}
const NO_FIELD = /^Collection\.to(?:JSON|CSV)\(\): element \d+, (.*): it has no (.*)$/;
function inFields(read) {
    try {
        return read();
    } catch (error) {
        const [, match, missing] = NO_FIELD.exec(cli_common.errorLine(error)) ?? [];
        throw match === undefined ? error : new Error(`--fields: ${match} has no ${missing}`);
    }
}
function descriptionsOf(matches, { fields }) {
    return fields === undefined ? matches.descriptions : matches.rows(fields);
}
function linesOf(matches, { all }) {
    if (!all) return matches.lines;
    const { descriptions } = matches;
    return matches.lines.map((line, i)=>`${line} in ${descriptions[i].timeline}`);
}
function kindOf({ items, layers, frames }) {
    if (items) return 'items';
    if (layers) return 'layers';
    return frames ? 'frames' : 'elements';
}
function ask(queries, kind, text, { all, frame }) {
    if (all) return queries.everywhere(kind, text);
    if (kind === 'frames' && frame !== undefined) return queries.keyframesAtPlayhead(text);
    return queries.here(kind, text);
}
function hintsAt(queries, kind, text, { all, frame }, { name, currentFrame }) {
    const isAtFrame = kind === 'elements' || frame !== undefined;
    const where = (isAtFrame ? `frame ${currentFrame + 1} of ` : '') + `"${name}"`;
    const elsewhere = kind === 'items' || all ? null : hintElsewhere(queries, kind, text, where);
    const meant = queries.hint(kind, text) ?? hintAtMeant(queries, kind, text, all) ?? host_headless.strangePart(text);
    return [
        meant,
        elsewhere
    ].filter((hint)=>hint !== null);
}
function hintAtMeant(queries, kind, text, all) {
    for (const { query, because } of host_headless.meantQueries(text)){
        try {
            const { count } = ask(queries, kind, query, {
                all
            });
            if (count > 0) return `did you mean ${query}? It finds ${host_errors.amount(count, host_headless.NOUNS[kind])}: ${because}`;
        } catch (error) {
            if (!cli_common.isQueryError(error)) throw error;
        }
    }
    return null;
}
function hintElsewhere(queries, kind, text, where) {
    const advice = `try --all, --timeline${kind === 'layers' ? ' or --symbol' : ', --symbol or --frame'}`;
    const matching = queries.everywhere(kind, text).count;
    if (matching > 0) {
        const elsewhere = kind === 'elements' ? 'elsewhere or on locked layers' : 'elsewhere';
        const those = `${host_errors.amount(matching, host_headless.NOUNS[kind])} ${matching === 1 ? 'matches' : 'match'}`;
        return `nothing was found at ${where}, but ${those} ${elsewhere}: ${advice}`;
    }
    const isBare = kind === 'elements' && queries.here(kind, '*').count === 0;
    const others = isBare ? queries.everywhere(kind, '*').count : 0;
    return others > 0 ? `nothing can be found at ${where}, but ${others === 1 ? '1 element is' : `${others} elements are`} elsewhere: ${advice}` : null;
}

function printMatches(patterns, text, options, io) {
    const isList = options.json && !options.count;
    const all = [];
    const list = new ShownLines(io);
    const table = options.csv && !options.count ? new CsvTable.CsvTable((text)=>io.out(text)) : null;
    const isDone = forEachDocument.forEachDocument(patterns, io, (document, name)=>{
        const answer = findMatches(document, text, options, io);
        if (isList) for (const match of answer.descriptions)all.push(name === undefined ? match : {
            document: name,
            ...match
        });
        else if (table) table.add(answer.csv, name);
        else if (name === undefined) printOne(answer, options, io, list);
        else printNamed(name, answer, options, io, list);
        for (const hint of answer.hints)io.note(name === undefined ? hint : `${name}: ${hint}`);
    });
    list.end();
    if (isList) io.out(`${JSON.stringify(all, null, 2)}\n`);
    return isDone;
}
function printOne({ summary, lines, count }, options, io, list) {
    io.line(options.count ? String(count) : summary);
    if (options.count) return;
    const width = String(count - 1).length;
    lines.forEach((line, index)=>list.add(`  ${String(index).padStart(width)}: ${line}`));
}
function printNamed(name, { lines, count }, options, io, list) {
    if (options.count) io.line(`${name}: ${count}`);
    else for (const line of lines)list.add(`${name}: ${line}`);
}
const MAX_SHOWN = 200;
class ShownLines {
    constructor(io){
        this.io = io;
        this.count = 0;
    }
    add(line) {
        this.count++;
        if (!this.isCut || this.count <= MAX_SHOWN) this.io.line(line);
    }
    end() {
        if (!this.isCut || this.count <= MAX_SHOWN) return;
        this.io.note(`… and ${this.count - MAX_SHOWN} more: --verbose, a file or a pipe (| less) has all, --count the number`);
    }
    get isCut() {
        return this.io.isRead && this.io.isTerminal && !this.io.isVerbose;
    }
}

exports.printMatches = printMatches;
