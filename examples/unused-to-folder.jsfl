// Moves every unused item into the folder "unused", so that you can look at the items before you delete them.
$$(':unused:not(:folder)').list('unused items').move('unused');
