// `adobe-collection/es3`: the plugins of the library's own build.
const { checkEs3, formatViolations, es3Gate } = require('./gate.cjs');
const { rewriteForEs3, es3Pass } = require('./pass.cjs');

module.exports = { es3Pass, es3Gate, rewriteForEs3, checkEs3, formatViolations };
