// Moves every element of the document to whole pixels: in every scene, symbol and keyframe.
var elements = $.all('*').toGrid(1);
fl.trace(elements.length + ' elements on whole pixels');
