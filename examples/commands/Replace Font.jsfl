// Replaces a font in all texts of the document, wherever the texts look so.
if (typeof Collection === 'undefined') fl.runScript(fl.configURI + 'Commands/collection.jsfl');

Collection.ask(
  'Replace Font',
  { from: ['Font that the texts have', 'Helvetica'], to: ['Font that they get', 'Arial'] },
  function (answers) {
    $.all(':static, :dynamic, :input').textAttr('face', answers.from, answers.to);
    $.all('[font="' + answers.to + '"]').list('texts in ' + answers.to);
  },
);
