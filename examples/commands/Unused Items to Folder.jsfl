// Moves library items that nothing uses into a folder.
if (typeof Collection === 'undefined') fl.runScript(fl.configURI + 'Commands/collection.jsfl');

Collection.ask(
  'Unused Items to Folder',
  { folder: ['Folder, made if need be', 'unused'] },
  function (answers) {
    $$(':unused:not(:folder)').move(answers.folder).list('moved');
  },
);
