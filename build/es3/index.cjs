// `adobe-collection/es3`: the plugins of the library's own build.
const { checkEs3, formatViolations } = require('./check.cjs');
const { compact, dropUnusedMethods } = require('./dropUnusedMethods.cjs');
const { es3Gate } = require('./gate.cjs');
const { es3Helpers } = require('./helpers.cjs');
const { rewriteForEs3, es3Pass } = require('./pass.cjs');
const { sizeReport } = require('./sizeReport.cjs');

module.exports = {
  compact,
  dropUnusedMethods,
  sizeReport,
  es3Helpers,
  es3Pass,
  es3Gate,
  rewriteForEs3,
  checkEs3,
  formatViolations,
};
