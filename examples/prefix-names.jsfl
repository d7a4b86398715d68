// Adds a prefix to the names of all bitmaps, in every folder. Nothing is renamed if two names would become equal.
$$(':bitmap').rename('img_*').list('bitmaps');
