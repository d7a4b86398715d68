// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
import { Locations } from '../../host/Locations.mjs';
import { isObject } from '../../host/read.mjs';
import { LibraryIndex } from './LibraryIndex.mjs';
import { Subjects } from './Subjects.mjs';

var QueryRun = (/*#__PURE__*/ function () {
    function QueryRun(options) {
        this.elements = new Subjects(this);
        this.items = new Subjects();
        this.layers = new Subjects(this);
        this.frames = new Subjects(this);
        this.hasFailed = false;
        this.layersAt = [];
        this.libraryIndex = null;
        this.knownPlaces = null;
        this.memory = [];
        this.query = options.query;
        this.document = options.document;
        this.random = options.random;
    }
    QueryRun.prototype.library = function () {
        if (!this.libraryIndex)
            this.libraryIndex = new LibraryIndex(this.document.library.items, this.items);
        return this.libraryIndex;
    };
    QueryRun.prototype.places = function () {
        if (!this.knownPlaces)
            this.knownPlaces = new Locations(this.document);
        return this.knownPlaces;
    };
    QueryRun.prototype.layerOf = function (frame) {
        var location = this.places().ofFrame(frame);
        if (!location)
            return null;
        var layersAt = this.layersAt;
        return layersAt[location.number] || (layersAt[location.number] = this.layers.inside([location.layer])[0]);
    };
    QueryRun.prototype.timelineOf = function (layer) {
        var location = layer && this.places().ofLayer(layer);
        return location && location.timeline;
    };
    QueryRun.prototype.itemOf = function (element) {
        var item = element.read('libraryItem');
        return isObject(item) ? this.items.of(item) : null;
    };
    QueryRun.prototype.remember = function (workOut) {
        var memory = this.memory;
        for (var i = 0; i < memory.length; i += 2)
            if (memory[i] === workOut)
                return memory[i + 1];
        var value = workOut(this);
        memory.push(workOut, value);
        return value;
    };
    return QueryRun;
}());

export { QueryRun };
