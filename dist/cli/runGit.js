// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const os = require('node:os');
const host_defaults = require('../host/defaults.js');
const cli_common = require('./common.js');

class GitFailure extends Error {
    constructor(command, reason){
        super(`git ${command} failed: ${reason}`), this.reason = reason;
    }
}
const MAX_SECONDS = 120;
const SETTINGS = {
    'safe.bareRepository': 'explicit',
    'core.fsmonitor': 'false',
    'core.hooksPath': os.devNull,
    'hook.reference-transaction.enabled': 'false',
    'protocol.allow': 'never',
    'fetch.bundleURI': ''
};
const ENVIRONMENT = {
    GIT_NO_LAZY_FETCH: '1',
    GIT_ALLOW_PROTOCOL: 'none',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    LC_ALL: 'C'
};
const KEPT = /^GIT_(?:(?:COMMON_)?DIR|WORK_TREE|(?:ALTERNATE_OBJECT_DIRECTOR|CEILING_DIRECTOR)IES|OBJECT_DIRECTORY|CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM))$/i;
async function runGit(folder, ...args) {
    return (await readFromGit(folder, args)).toString('utf8');
}
function readFromGit(folder, args, call = {}) {
    return new Promise((resolve, reject)=>{
        const { input, seconds = MAX_SECONDS } = call;
        const child = startGit([
            '-C',
            folder,
            '--no-pager',
            ...settingOptions(),
            ...args
        ]);
        const end = (reason)=>{
            reject(new Error(`git ${args[0]} ${reason}`));
            child.kill('SIGKILL');
        };
        const timer = setTimeout(()=>end(`did not answer within ${seconds} s`), seconds * 1000);
        const answer = collect(child, ()=>end('gives more than a document may hold (2 GiB)'));
        child.on('error', (error)=>{
            clearTimeout(timer);
            reject(error);
        });
        child.on('close', (code)=>{
            clearTimeout(timer);
            if (code === 0) resolve(Buffer.concat(answer.chunks));
            else reject(new GitFailure(args[0], answer.message.trim() || `status ${code}`));
        });
        child.stdin?.on('error', ()=>undefined).end(input);
    });
}
function startGit(args) {
    try {
        return cli_common.startProgram('git', args, {
            stdio: [
                'pipe',
                'pipe',
                'pipe'
            ],
            env: gitEnvironment(process.env)
        });
    } catch (error) {
        throw new Error('git was not found in the folders of PATH', {
            cause: error
        });
    }
}
function settingOptions() {
    return Object.entries(SETTINGS).flatMap(([name, value])=>[
            '-c',
            `${name}=${value}`
        ]);
}
function gitEnvironment(from) {
    const variables = Object.entries(from).filter(([name])=>!/^GIT_/i.test(name) || KEPT.test(name));
    return {
        ...Object.fromEntries(variables),
        ...ENVIRONMENT
    };
}
function collect(child, onTooMuch) {
    const answer = {
        chunks: [],
        message: ''
    };
    let size = 0;
    child.stdout?.on('data', (chunk)=>{
        size += chunk.length;
        if (size > host_defaults.DEFAULT_LIMITS.maxTotalSize) onTooMuch();
        else answer.chunks.push(chunk);
    });
    child.stderr?.setEncoding('utf8').on('data', (text)=>{
        if (answer.message.length < MAX_MESSAGE_LENGTH) answer.message += text;
    });
    return answer;
}
const MAX_MESSAGE_LENGTH = 10_000;

exports.GitFailure = GitFailure;
exports.readFromGit = readFromGit;
exports.runGit = runGit;
