// Replaces every instance of one symbol by another, in every timeline of the document; places and names stay.
var before = 'Pixel';
var after = 'Heart';

var symbol = $$('/' + after).first();
$$('/' + before)
  .instances()
  .attr('libraryItem', symbol)
  .list('now instances of ' + after);
