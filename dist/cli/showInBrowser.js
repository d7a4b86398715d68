// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const path = require('node:path');
const cli_common = require('./common.js');

const PATIENCE = 1500;
async function showInBrowser(address, platform) {
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
function show(program, args, platform) {
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
