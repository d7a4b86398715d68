// Deletes library folders that contain nothing, or only empty folders.
$$(':folder:empty').list('empty folders').deleteItems();
