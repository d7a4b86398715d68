// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
var PatternBuilder = (/*#__PURE__*/ function () {
    function PatternBuilder() {
        this.pieces = [];
        this.fragments = [];
    }
    PatternBuilder.prototype.text = function (text) {
        if (text !== '')
            this.fragments.push(text);
    };
    PatternBuilder.prototype.any = function () {
        this.flush();
        var last = this.pieces[this.pieces.length - 1];
        if (!last || last.type !== 'any')
            this.pieces.push({ type: 'any' });
    };
    PatternBuilder.prototype.range = function (min, max) {
        this.flush();
        this.pieces.push({ type: 'range', min: min, max: max });
    };
    PatternBuilder.prototype.pattern = function () {
        this.flush();
        return this.pieces;
    };
    PatternBuilder.prototype.flush = function () {
        if (this.fragments.length > 0)
            this.pieces.push({ type: 'text', text: this.fragments.join('') });
        this.fragments = [];
    };
    return PatternBuilder;
}());

export { PatternBuilder };
