// Adds every bitmap of the library to the current layer, in rows of four, 10 pixels apart.
$$(':bitmap').addToStage(0, 0).layout(4, 10).move(20, 20).list('contact sheet');
