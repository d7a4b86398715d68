// Exports every movie clip for ActionScript. Its path gives its class: ui/play button becomes ui.PlayButton.
function classNameOf(item) {
  var path = item.name.split('/');
  var leaf = path.pop().replace(/(^|[^A-Za-z0-9]+)([A-Za-z0-9]?)/g, function (match, gap, letter) {
    return letter.toUpperCase();
  });
  return path
    .concat([leaf])
    .join('.')
    .replace(/[^A-Za-z0-9.]/g, '_');
}

$$(':movieclip:not(:exported)')
  .attr('linkageExportForAS', true)
  .attr('linkageClassName', classNameOf)
  .list('exported');
