// Writes a table of what a query finds to the output panel.
if (typeof Collection === 'undefined') fl.runScript(fl.configURI + 'Commands/collection.jsfl');

Collection.ask(
  'Report',
  {
    query: ['What to report: $… on the stage, $$… in the library, layers …, frames …', '$$*'],
    fields: ['Columns, with commas between them', 'name,itemType,folder'],
  },
  function (answers) {
    fl.trace(Collection.lookUp(answers.query).toCSV(answers.fields));
  },
);
