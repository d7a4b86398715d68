// Renames and numbers what a query finds: # stands for a digit, * for the present name.
if (typeof Collection === 'undefined') fl.runScript(fl.configURI + 'Commands/collection.jsfl');

Collection.ask(
  'Rename by Pattern',
  {
    query: ['What to rename: $… on the stage, $$… in the library, layers …, frames …', '$*:symbol'],
    name: ['New name: # for each digit of a number, * for the present name', 'clip_##'],
  },
  function (answers) {
    Collection.lookUp(answers.query).rename(answers.name).list('renamed');
  },
);
