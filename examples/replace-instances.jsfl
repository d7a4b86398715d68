// Replaces every instance of one symbol by another symbol, in every timeline. Positions and names stay.
var before = 'Pixel';
var after = 'Heart';

var symbol = $$('/' + after).first();
$$('/' + before)
  .instances()
  .attr('libraryItem', symbol)
  .list('now instances of ' + after);
