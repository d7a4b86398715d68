// What `adobe-collection/es3` offers: the pass and the gate that the library's own build uses.
const { checkEs3, formatViolations, es3Gate } = require('./gate.cjs');
const { rewriteForEs3, es3Pass } = require('./pass.cjs');

module.exports = { es3Pass, es3Gate, rewriteForEs3, checkEs3, formatViolations };
