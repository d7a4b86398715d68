// Deletes the items that nothing uses. Folders stay, since a folder goes with all that is in it, used or not.
$$(':unused:not(:folder)').list('deleted').deleteItems();
