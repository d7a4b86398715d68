import { $ } from 'adobe-collection';
import { ROW_NAME } from './names';

// Names the stars on the stage from left to right and puts them on whole pixels.
$(':movieclip[libraryItem.name=star]')
  .sort('x')
  .rename(ROW_NAME)
  .toGrid()
  .select()
  .list('stars from left to right');
