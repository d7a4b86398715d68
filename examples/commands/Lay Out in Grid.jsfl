// Arranges elements in rows, from the top-left corner of the first one.
if (typeof Collection === 'undefined') fl.runScript(fl.configURI + 'Commands/collection.jsfl');

Collection.ask(
  'Lay Out in Grid',
  {
    query: ['Which elements', '*:symbol'],
    columns: ['Elements in a row', '4'],
    gap: ['Pixels between them', '10'],
  },
  function (answers) {
    $(answers.query).layout(Number(answers.columns), Number(answers.gap)).list('laid out');
  },
);
