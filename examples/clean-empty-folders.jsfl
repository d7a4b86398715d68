// Deletes library folders that hold nothing but empty folders.
$$(':folder:empty').list('empty folders').deleteItems();
