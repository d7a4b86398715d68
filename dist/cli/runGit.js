// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const cli_common = require('./common.js');

/** What git could not do; `told` is what it says. */ class GitFailure extends Error {
    constructor(command, told){
        super(`git ${command} failed: ${told}`), this.told = told;
    }
}
/**
 * Runs git in a folder, and gives what it prints, as text.
 *
 * @throws Error where there is no git, or where it fails, with what it says
 */ async function runGit(folder, ...args) {
    return (await readFromGit(folder, ...args)).toString('utf8');
}
/** The same, as bytes. @throws as `runGit` */ function readFromGit(folder, ...args) {
    return new Promise((resolve, reject)=>{
        const child = cli_common.startProgram('git', [
            '-C',
            folder,
            ...args
        ], {
            stdio: [
                'ignore',
                'pipe',
                'pipe'
            ]
        });
        const chunks = [];
        let told = '';
        child.stdout?.on('data', (chunk)=>chunks.push(chunk));
        child.stderr?.setEncoding('utf8').on('data', (text)=>told += text);
        child.on('error', reject);
        child.on('close', (code)=>{
            if (code === 0) resolve(Buffer.concat(chunks));
            else reject(new GitFailure(args[0], told.trim() || `status ${code}`));
        });
    });
}

exports.GitFailure = GitFailure;
exports.readFromGit = readFromGit;
exports.runGit = runGit;
