// Reports empty layers and unused items of every document in the folder of the active one, and below it.
// With { save: true } as a further argument of each, a batch saves what it changes.
var folder = fl.getDocumentDOM().pathURI.replace(/[^\/]*$/, '');

function count(document) {
  var layers = $.layers.all(':normal:empty', document).length;
  return layers + ' empty layers, ' + $$(':unused:not(:folder)', document).length + ' unused items';
}

fl.trace(Collection.documents(folder, '*.fla').each(count).report());
