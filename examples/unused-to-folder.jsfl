// Finds what the movie does not need and puts it into a folder of its own, to be looked through before deleting.
$$(':unused:not(:folder)').list('unused items').move('unused');
