// Puts a prefix before the names of all bitmaps, wherever they are; no name is changed if two would become the same.
$$(':bitmap').rename('img_*').list('bitmaps');
