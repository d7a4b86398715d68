import { $ } from 'adobe-collection';

// Names the stars on the stage from left to right and puts them on whole pixels.
$<SymbolInstance>(':movieclip[libraryItem.name=star]')
  .sort('x')
  .rename('star_##')
  .toGrid()
  .select()
  .list('stars from left to right');
