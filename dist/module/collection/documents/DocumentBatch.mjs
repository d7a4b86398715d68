// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { errorText } from '../../text/errorText.mjs';
import { checkFunction, checkBoolean } from '../support/check.mjs';
import { findDocuments } from './findDocuments.mjs';

var DocumentBatch = (/*#__PURE__*/ function () {
    function DocumentBatch(uris) {
        this.uris = uris;
        this.results = [];
        this.errors = [];
    }
    DocumentBatch.prototype.each = function (callback, options) {
        var save = options && options.save !== undefined ? options.save : false;
        checkFunction('DocumentBatch.each', 'callback', callback);
        checkBoolean('DocumentBatch.each', 'save', save);
        this.results = [];
        this.errors = [];
        var before = fl.getDocumentDOM();
        for (var i = 0; i < this.uris.length; i++)
            this.add(workOn(this.uris[i], i, callback, save));
        if (before && fl.getDocumentDOM() !== before)
            fl.setActiveWindow(before);
        return this;
    };
    DocumentBatch.prototype.report = function () {
        var lines = [];
        for (var i = 0; i < this.results.length; i++) {
            var _a = this.results[i], uri = _a.uri, value = _a.value, error = _a.error;
            var outcome = error === null ? (value === undefined ? 'done' : String(value)) : 'failed: ' + errorText(error);
            lines.push(uri + ': ' + outcome);
        }
        var count = lines.length;
        lines.push(count + (count === 1 ? ' document, ' : ' documents, ') + this.errors.length + ' failed');
        return lines.join('\n');
    };
    DocumentBatch.prototype.add = function (result) {
        this.results.push(result);
        if (result.error !== null)
            this.errors.push(result);
    };
    return DocumentBatch;
}());
function openDocument(uri) {
    var documents = fl.documents;
    for (var i = 0; i < documents.length; i++)
        if (documents[i].pathURI === uri)
            return documents[i];
    return null;
}
function workOn(uri, index, callback, save) {
    var result = { uri: uri, value: undefined, error: null };
    var own = null;
    try {
        var document = openDocument(uri);
        if (document)
            fl.setActiveWindow(document);
        else
            document = own = fl.openDocument(uri);
        if (!document)
            throw new Error('Animate refused to open it');
        result.value = callback(document, index);
        if (save && !fl.saveDocument(document, uri))
            throw new Error('Animate refused to save it');
    }
    catch (error) {
        result.error = error === null || error === undefined ? new Error('thrown: ' + String(error)) : error;
    }
    try {
        if (own)
            fl.closeDocument(own, false);
    }
    catch (error) {
        if (result.error === null)
            result.error = error;
    }
    return result;
}
function documentsIn(folder, pattern) {
    return new DocumentBatch(findDocuments(folder, pattern));
}

export { documentsIn };
