// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });

const cli_common = require('./common.js');
const findDocuments = require('./findDocuments.js');
const outputTarget = require('./outputTarget.js');
const workApart = require('./workApart.js');
const mannerOf = require('./mannerOf.js');
const host_headless = require('../host/headless.js');
const host_errors = require('../host/errors.js');
let host_publish$late;
const host_publish = () => (host_publish$late ??= require('../host/publish.js'));
const FileSet = require('./FileSet.js');
const refuseObeyedName = require('./refuseObeyedName.js');
const writePicture = require('./writePicture.js');
const tellLosses = require('./tellLosses.js');

function publishOne(file, request, io) {
    const start = performance.now();
    const host = new host_headless.Host(host_headless.nodePlatform, {
        onWarning: io.warn,
        fonts: request.fonts === undefined ? [] : [
            request.fonts
        ],
        limits: writePicture.pixelLimit(request.maxPixels)
    });
    try {
        const document = host.open(file);
        const to = request.to ?? host_headless.formatOf(document);
        const { scripts, hosted: isHosted, sourcePath: paths } = request;
        const publication = host_publish().publishDocument(document.film, {
            to,
            scripts,
            isHosted,
            sources: {
                paths
            }
        });
        const target = outputTarget.outputTarget(request.output, [
            ENDINGS[to]
        ], `--to ${to}`);
        tellLosses.tellLosses(publication.losses, request.strict === true, io);
        const files = write(publication, target, ENDINGS[to]);
        tellScripts(document.name, publication, io);
        const seconds = Math.round(performance.now() - start) / 1000;
        return {
            document: file,
            to,
            files,
            losses: inFlagsOf(publication.losses),
            scripts: publication.scripts,
            seconds
        };
    } finally{
        host.closeAll();
    }
}
function inFlagsOf(losses) {
    return losses.map((loss)=>({
            ...loss,
            what: cli_common.inFlags(loss.what)
        }));
}
function tellScripts(name, { scripts }, io) {
    if (scripts > 0) io.note(`${name}: the page runs ${host_errors.amount(scripts, 'script')} of the document; --scripts=drop leaves them out`);
}
const ENDINGS = {
    canvas: '.html',
    swf: '.swf',
    swc: '.swc'
};
function write({ files }, { folder, name: asked }, ending) {
    const main = files.find(({ path: name })=>name.toLowerCase().endsWith(ending));
    const nameOf = (file)=>file === main ? asked ?? file.path : file.path;
    for (const file of files)if (nameOf(file) !== asked) refuseObeyedName.refuseObeyedName(folder, nameOf(file));
    const written = FileSet.FileSet.write(folder, (set)=>{
        for (const file of files)set.add(nameOf(file), file.bytes);
    });
    return written.map((file, index)=>({
            file,
            bytes: files[index].bytes.length
        }));
}

async function publishDocuments(patterns, request, io) {
    const { documents } = findDocuments.findAllDocuments(patterns, io);
    if (documents.length === 1) {
        tell([
            publishOne(documents[0], request, io)
        ], request, io);
        return true;
    }
    if (outputTarget.outputTarget(request.output, [
        '.swf',
        '.swc',
        '.html'
    ], 'publish').name !== undefined) throw outputTarget.severalFiles(request.output, `files of ${documents.length} documents`);
    const taskOf = (document, output)=>({
            task: 'publish',
            documents: [
                document
            ],
            request: {
                ...request,
                output,
                json: true
            },
            ...mannerOf.mannerOf(io)
        });
    const { reports, isDone } = await workApart.workApart(documents, request.output, taskOf, io);
    tell(reports, request, io);
    return isDone;
}
function tell(reports, { json }, io) {
    if (json) io.out(`${JSON.stringify(reports, null, 2)}\n`);
    else for (const { files } of reports)for (const { file } of files)io.line(cli_common.fromHere(file));
}

exports.publishDocuments = publishDocuments;
