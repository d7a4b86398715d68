// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const os = require('node:os');
const host_defaults = require('../host/defaults.js');
const cli_common = require('./common.js');

/** A failed git command; `reason` is git's message. */ class GitFailure extends Error {
    constructor(command, reason){
        super(`git ${command} failed: ${reason}`), this.reason = reason;
    }
}
/** Files that a repository includes in its settings may never end. */ const MAX_SECONDS = 120;
/**
 * Settings that override those of the repository. A repository may come from a stranger, with programs in its
 * settings.
 */ const SETTINGS = {
    // A folder of a clone may be a repository of its own, which git would use instead.
    'safe.bareRepository': 'explicit',
    'core.fsmonitor': 'false',
    'core.hooksPath': os.devNull,
    // Hooks that settings name, since git 2.54.
    'hook.reference-transaction.enabled': 'false',
    'protocol.allow': 'never',
    'fetch.bundleURI': ''
};
/** Variables that override settings of any kind. */ const ENVIRONMENT = {
    // A clone without all objects would fetch one that is asked for, by a program that its settings name.
    GIT_NO_LAZY_FETCH: '1',
    // The same, for git before 2.39.4, which does not know it. `protocol.ext.allow` of a repository counts less than this.
    GIT_ALLOW_PROTOCOL: 'none',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    // This program reads git's messages.
    LC_ALL: 'C'
};
/** Variables of the user that locate the repository and the user's own settings. All others of git name programs. */ const KEPT = /^GIT_(?:(?:COMMON_)?DIR|WORK_TREE|(?:ALTERNATE_OBJECT_DIRECTOR|CEILING_DIRECTOR)IES|OBJECT_DIRECTORY|CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM))$/i;
/**
 * Runs git in a folder, and returns its output as text. Every use of git goes through this file. Nothing that a
 * repository holds or sets makes git start a program or ask the network.
 *
 * @throws Error if there is no git, or it fails: then with git's message
 */ async function runGit(folder, ...args) {
    return (await readFromGit(folder, args)).toString('utf8');
}
/** The same, as bytes. @throws as `runGit`; Error for an answer that is larger than a document may be, or too late */ function readFromGit(folder, args, call = {}) {
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
        // git may end before it has read all.
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
/** The environment without the variables that make git run other programs. */ function gitEnvironment(from) {
    const variables = Object.entries(from).filter(([name])=>!/^GIT_/i.test(name) || KEPT.test(name));
    return {
        ...Object.fromEntries(variables),
        ...ENVIRONMENT
    };
}
/** Collects what a process prints. */ function collect(child, onTooMuch) {
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
/** Maximum number of characters kept of git's messages. */ const MAX_MESSAGE_LENGTH = 10_000;

exports.GitFailure = GitFailure;
exports.readFromGit = readFromGit;
exports.runGit = runGit;
