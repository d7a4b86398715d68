// Selects what a query finds, and lists it in the output panel.
if (typeof Collection === 'undefined') fl.runScript(fl.configURI + 'Commands/collection.jsfl');

Collection.ask(
  'Select by Query',
  { query: ['Query: $… on the stage, $$… in the library, layers …, frames …', '$*'] },
  function (answers) {
    Collection.lookUp(answers.query).select().list();
  },
);
