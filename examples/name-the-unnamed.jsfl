// Names the buttons and movie clips that scripts cannot reach, after their library items, in every timeline.
var counts = {};

$.all(':movieclip:unnamed, :button:unnamed').rename(function (element) {
  var name = element.libraryItem.name.split('/').pop().replace(/\W+/g, '_').toLowerCase();
  counts['/' + name] = (counts['/' + name] || 0) + 1;
  return name + '_' + counts['/' + name];
});
