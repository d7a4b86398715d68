// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const fs = require('node:fs');
const path = require('node:path');
let host_fidelity$late;
const host_fidelity = () => (host_fidelity$late ??= require('../host/fidelity.js'));
const host_errors = require('../host/errors.js');
const host_headless = require('../host/headless.js');
let host_overlay$late;
const host_overlay = () => (host_overlay$late ??= require('../host/overlay.js'));
const cli_common = require('./common.js');

const PROGRAM = 'adobe-collection: questions to Animate';
function checkAnswers(data) {
    if (!isObject(data) || data.program !== PROGRAM) return undefined;
    const { version, animate, language, asking, answers } = data;
    if (![
        version,
        animate,
        language
    ].every(isText) || !isObject(answers)) return undefined;
    if (asking !== undefined && !isText(asking)) return undefined;
    const entries = Object.entries(answers);
    if (!entries.every((entry)=>isAnswer(entry[1]))) return undefined;
    return {
        version,
        animate,
        language,
        asking,
        answers: new Map(entries)
    };
}
function isAnswer(value) {
    return isObject(value) && (isText(value.answer) || isText(value.error));
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isText(value) {
    return typeof value === 'string';
}

const CONFIGURATION = '/Configuration';
function askHost(script, switches) {
    const disk = new (host_overlay().MemoryDisk)();
    disk.makeFolder(CONFIGURATION);
    const machine = {
        isWindows: false,
        disk,
        paths: host_headless.paths,
        proofs: new host_headless.MemoryProofs()
    };
    const host = new host_headless.Host({
        ...host_headless.nodePlatform,
        ...machine
    }, {
        ...switches,
        roots: [
            '/'
        ]
    });
    host.scripts.run(script, 'Ask Animate.jsfl');
    host.closeAll();
    const written = disk.list(CONFIGURATION).map(({ name })=>disk.read(`${CONFIGURATION}/${name}`));
    const answers = checkAnswers(JSON.parse(new TextDecoder().decode(written[0])));
    if (answers === undefined) throw new Error('the script of the questions wrote no answers');
    return answers;
}

function compareAnswers(assumptions, { answers }, own) {
    const confirmed = [];
    const contradicted = [];
    const failed = [];
    const open = [];
    const asked = assumptions.filter(({ unasked })=>unasked === undefined);
    for (const assumption of asked){
        const given = answers.get(assumption.id);
        const expected = answerOf(own, assumption.id);
        if (given === undefined) open.push(assumption);
        else if ('error' in given) failed.push({
            assumption,
            error: given.error
        });
        else if (given.answer === expected) confirmed.push(assumption);
        else contradicted.push({
            assumption,
            expected: expected ?? 'none',
            answered: given.answer
        });
    }
    return {
        confirmed,
        contradicted,
        failed,
        open,
        unasked: assumptions.filter(({ unasked })=>unasked !== undefined)
    };
}
function answerOf({ answers }, id) {
    const given = answers.get(id);
    return given && 'answer' in given ? given.answer : undefined;
}

const MAX_SHOWN = 300;
function fidelityLines({ given, comparison, switches, left }) {
    const { confirmed, contradicted, failed, open, unasked } = comparison;
    const counts = [
        [
            confirmed,
            'confirmed'
        ],
        [
            contradicted,
            'contradicted'
        ],
        [
            failed,
            'could not be asked'
        ],
        [
            open,
            'without an answer'
        ],
        [
            unasked,
            'without a question'
        ]
    ];
    const animate = cut(given.animate) || 'an Animate without a version';
    return [
        `${animate}: ${counts.map(([list, words])=>`${list.length} ${words}`).join(', ')}`,
        ...given.asking === undefined ? [] : [
            `the script ended at the question ${cut(given.asking)}`
        ],
        ...section('Contradicted', contradicted.flatMap(contradictionLines)),
        ...section('Could not be asked', failed.map(({ assumption, error })=>`  ${named(assumption)}: ${cut(error)}`)),
        ...section('Without an answer', open.map((one)=>`  ${named(one)}`)),
        ...section('Without a question', reasonLines(unasked)),
        ...switchLines(switches, left)
    ];
}
function section(title, lines) {
    return lines.length === 0 ? [] : [
        '',
        `${title}:`,
        ...lines
    ];
}
function contradictionLines({ assumption, expected, answered }) {
    return [
        `  ${named(assumption)}`,
        `    assumed:  ${assumption.assumed}`,
        `    evidence: ${assumption.evidence}`,
        `    here:     ${cut(expected)}`,
        `    Animate:  ${cut(answered)}`
    ];
}
function reasonLines(unasked) {
    const reasons = [
        ...new Set(unasked.map(({ unasked: reason })=>reason))
    ];
    return reasons.map((reason)=>{
        const ids = unasked.filter((one)=>one.unasked === reason).map(({ id })=>id);
        return `  ${ids.length}: ${reason}`;
    });
}
function switchLines(switches, left) {
    if (Object.keys(switches).length === 0) return [];
    const stays = left.length === 0 ? 'nothing' : left.join(', ');
    return [
        '',
        'Switches with which the headless host answers as this Animate (in a script of Node; no verb takes them):',
        `  createHost(document, ${JSON.stringify(switches)})`,
        `  contradicted with them: ${stays}`
    ];
}
function named({ id, about }) {
    return `${id}: ${about}`;
}
function cut(text) {
    return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)} …` : text;
}

function findSwitches(contradicted, ask) {
    const chosen = {};
    for (const { assumption, answered } of contradicted){
        const choices = choicesOf(switchesOf(assumption.switch));
        const fitting = choices.find((switches)=>answerOf(ask(switches), assumption.id) === answered);
        Object.assign(chosen, fitting);
    }
    return chosen;
}
function switchesOf(text = '') {
    const names = text.split('; ').map((part)=>part.split(':')[0]);
    return names.filter((name)=>Object.hasOwn(host_headless.switchValues, name));
}
function choicesOf(names) {
    const all = names.reduce((choices, name)=>choices.flatMap((choice)=>host_headless.switchValues[name].map((value, index)=>index === 0 ? choice : {
                    ...choice,
                    [name]: value
                })), [
        {}
    ]);
    return all.filter((choice)=>Object.keys(choice).length > 0);
}

const MAX_BYTES = 1 << 20;
function readAnswers(file) {
    const text = readText(file);
    let data;
    try {
        data = JSON.parse(text);
    } catch (error) {
        throw new Error(`${file}: is not valid JSON: ${cli_common.jsonFault(text, error)}`, {
            cause: error
        });
    }
    const answers = checkAnswers(data);
    if (answers === undefined) throw new Error(`${file}: holds no answers of Animate; the command "Ask Animate" writes such a file`);
    return answers;
}
function readText(file) {
    let size;
    try {
        size = fs.statSync(file).size;
        if (size <= MAX_BYTES) return fs.readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
    } catch (error) {
        throw new Error(`${file}: cannot be read: ${host_errors.faultReason(error)}`, {
            cause: error
        });
    }
    throw new Error(`${file}: ${size} bytes are too many for a file of answers`);
}

const SCRIPT = 'Ask Animate.jsfl';
function printFidelity(file, { json }, io) {
    const given = readAnswers(file);
    const script = scriptText(io.libraryFolder);
    const own = askHost(script, {});
    if (own.version !== given.version) {
        const versions = `of version ${host_errors.shortened(given.version)}, and this is ${own.version}`;
        io.warn(`${file}: the answers are to the questions ${versions}: a question may have changed`);
    }
    const finding = judge(given, own, script);
    if (json) io.out(`${JSON.stringify(fidelityJson(finding), null, 2)}\n`);
    else for (const line of fidelityLines(finding))io.line(line);
}
function judge(given, own, script) {
    const comparison = compareAnswers(host_fidelity().assumptions, given, own);
    const answersBySwitches = new Map([
        [
            '{}',
            own
        ]
    ]);
    const ask = (tried)=>{
        const key = JSON.stringify(tried);
        const answers = answersBySwitches.get(key) ?? askHost(script, tried);
        answersBySwitches.set(key, answers);
        return answers;
    };
    const switches = findSwitches(comparison.contradicted, ask);
    const fitted = ask(switches);
    const left = compareAnswers(host_fidelity().assumptions, given, fitted).contradicted.map(({ assumption })=>assumption.id);
    return {
        given,
        comparison,
        switches,
        left
    };
}
function scriptText(libraryFolder) {
    const file = path.join(libraryFolder, '../examples/commands', SCRIPT);
    if (!fs.existsSync(file)) throw new Error(`${file} is missing; npm run build makes it`);
    return fs.readFileSync(file, 'utf8');
}
function fidelityJson({ given, comparison, switches, left }) {
    const { animate, language, version, asking } = given;
    const { confirmed, contradicted, failed, open, unasked } = comparison;
    return {
        ...{
            animate,
            language,
            version,
            endedAt: asking
        },
        confirmed: confirmed.map(({ id })=>id),
        contradicted: contradicted.map(({ assumption, ...answers })=>({
                ...assumption,
                ...answers
            })),
        failed: failed.map(({ assumption, error })=>({
                id: assumption.id,
                error
            })),
        open: open.map(({ id })=>id),
        unasked: unasked.map(({ id, unasked: reason })=>({
                id,
                reason
            })),
        switches,
        left
    };
}

exports.printFidelity = printFidelity;
