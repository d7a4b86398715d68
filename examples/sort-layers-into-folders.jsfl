// Sorts the layers of the timeline into folders by what is on them.
var loose = ':not(:folder, :masked, :guided):not(/*/*)';

$.layers(':scripted:empty' + loose)
  .toFolder('actions')
  .list('actions');
$.layers(':audible:empty' + loose)
  .toFolder('sounds')
  .list('sounds');
$.layers(':has(:text)' + loose)
  .toFolder('texts')
  .list('texts');
$.layers(':guide' + loose)
  .toFolder('guides')
  .list('guides');
