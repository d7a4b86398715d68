// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const host_defaults = require('./defaults.js');
const host_headless = require('./headless.js');

function readWhole(text, fallback, [least, most]) {
    const number = /^\s*\d{1,9}\s*$/.test(text ?? '') ? Number(text) : fallback;
    return Math.min(most, Math.max(least, number));
}
function readSwitch(text, fallback) {
    return text === 'true' || text !== 'false' && fallback;
}
function readChoice(text, choices, fallback) {
    return /^\d$/.test(text ?? '') ? choices[Number(text)] ?? fallback : fallback;
}

const MAX_LENGTH = 60;
const NO_NAMES = new Set([
    '',
    '.',
    '..'
]);
function folderBelow(path) {
    return namesIn(path).map((name)=>`${host_headless.fileName(name)}/`).join('');
}
function leafOfPath(path) {
    const leaf = namesIn(path).at(-1);
    return leaf === undefined ? undefined : host_headless.fileName(leaf);
}
function namesIn(path) {
    return path.replace(/^[a-z]:/i, '').split(/[\\/]/).map((name)=>[
            ...name.trim()
        ].slice(0, MAX_LENGTH).join('').trim()).filter((name)=>!NO_NAMES.has(name));
}

const VERSIONS = [
    3,
    50
];
const AUTO_DECLARE = '4096';
const QUALITIES = [
    0,
    100
];
function readSwfSettings(film) {
    const { publishing } = film;
    return {
        name: readName(film, 'flash', /\.swf$/i),
        version: readWhole(publishing.read('Version', '43'), 43, VERSIONS),
        isCompressed: publishing.read('CompressMovie', '1') !== '0',
        jpegQuality: readWhole(publishing.read('Quality', '80'), 80, QUALITIES),
        actionScript: actionScriptOf(publishing.read('ActionScriptVersion', '3')),
        documentClass: publishing.read('DocumentClass', '').trim(),
        declaresInstances: publishing.read('AS3AutoDeclare', AUTO_DECLARE) !== '0',
        isStrict: publishing.read('AS3Strict', '0') === '2',
        omitsTraces: publishing.read('OmitTraceActions', '0') === '1',
        isDebuggable: publishing.read('DebuggingPermitted', '0') === '1'
    };
}
function readSwcName(film) {
    return readName(film, 'swc', /\.swc$/i);
}
function readName(film, format, ending) {
    const { publishing } = film;
    const own = host_headless.fileName(host_defaults.bareName(film.name));
    const isNamed = publishing.readFormat(`${format}DefaultName`, '1') === '0';
    const named = isNamed ? leafOfPath(publishing.readFormat(`${format}FileName`, own)) : undefined;
    return named?.replace(ending, '') ?? own;
}
function actionScriptOf(text) {
    return text === '1' ? 1 : text === '2' ? 2 : 3;
}

exports.folderBelow = folderBelow;
exports.leafOfPath = leafOfPath;
exports.readChoice = readChoice;
exports.readSwcName = readSwcName;
exports.readSwfSettings = readSwfSettings;
exports.readSwitch = readSwitch;
exports.readWhole = readWhole;
