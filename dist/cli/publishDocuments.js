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

/**
 * Publishes one document. Its files appear when all are made; a failure leaves no files.
 *
 * @throws whatever opening the document throws; Error for scripts that cannot be published, for losses with `strict`,
 *   and for a path that cannot be written.
 */ function publishOne(file, request, io) {
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
/** The page of a stranger's document runs the stranger's code. */ function tellScripts(name, { scripts }, io) {
    if (scripts > 0) io.note(`${name}: the page runs ${host_errors.amount(scripts, 'script')} of the document; --scripts=drop leaves them out`);
}
/** The endings of what is opened: the file that `-o` can name. */ const ENDINGS = {
    canvas: '.html',
    swf: '.swf',
    swc: '.swc'
};
/** The file that is opened has the name that `-o` gives; the others keep theirs. */ function write({ files }, { folder, name: asked }, ending) {
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

/**
 * Publishes documents: a single one in this process; several in separate processes, each into a folder of its own. True
 * when all succeeded.
 *
 * @throws whatever a single document throws; Error when a pattern names no document.
 */ async function publishDocuments(patterns, request, io) {
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
/** One line for each file, or JSON. */ function tell(reports, { json }, io) {
    if (json) io.out(`${JSON.stringify(reports, null, 2)}\n`);
    else for (const { files } of reports)for (const { file } of files)io.line(cli_common.fromHere(file));
}

exports.publishDocuments = publishDocuments;
