// Names every button and movie clip without a name after its library item, in every timeline.
var counts = {};

$.all(':movieclip:unnamed, :button:unnamed').rename(function (element) {
  var name = element.libraryItem.name.split('/').pop().replace(/\W+/g, '_').toLowerCase();
  counts['/' + name] = (counts['/' + name] || 0) + 1;
  return name + '_' + counts['/' + name];
});
