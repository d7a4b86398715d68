// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const path = require('node:path');
const cli_common = require('./common.js');

/** A program that cannot show the page fails within this time, in milliseconds. */ const PATIENCE = 1500;
/**
 * Shows a page in the browser that the variable `BROWSER` names, or in the default one of the system.
 *
 * @param address - chosen by this program: no part of it comes from a document
 * @returns why no browser could be started; undefined where one was
 */ async function showInBrowser(address, platform) {
    const [program, ...args] = openerOf(platform);
    const failure = await show(program, [
        ...args,
        address
    ], platform);
    return failure === undefined ? undefined : `no browser could be started (${program}: ${failure})`;
}
function openerOf(platform) {
    const { BROWSER, SystemRoot = 'C:\\Windows' } = process.env;
    if (BROWSER !== undefined && BROWSER !== '') return [
        BROWSER
    ];
    if (platform === 'darwin') return [
        '/usr/bin/open'
    ];
    if (platform === 'win32') return [
        path.win32.join(SystemRoot, 'System32', 'rundll32.exe'),
        'url.dll,FileProtocolHandler'
    ];
    return [
        'xdg-open'
    ];
}
/** Starts a program and leaves it running. Resolves to the reason if it fails at once. */ function show(program, args, platform) {
    return new Promise((resolve)=>{
        const child = cli_common.startProgram(program, args, {
            detached: true,
            stdio: 'ignore'
        }, platform);
        const timer = setTimeout(()=>resolve(undefined), PATIENCE);
        child.on('error', (error)=>{
            clearTimeout(timer);
            resolve(error.code === 'ENOENT' ? 'not found' : error.message);
        });
        child.on('exit', (code)=>{
            clearTimeout(timer);
            resolve(code === 0 || code === null ? undefined : `ended with ${code}`);
        });
        child.unref();
    }).catch((error)=>error.message);
}

exports.showInBrowser = showInBrowser;
