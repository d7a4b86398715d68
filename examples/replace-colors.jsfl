// Lists the colors of the document, with the number of elements that have each, and replaces red by green everywhere: in fills, strokes, texts and tints.
var all = $.all('*');
var colors = all.colors();

for (var i = 0; i < colors.length && i < 10; i++) fl.trace(colors[i].color + ' ' + colors[i].count);
all.replaceColor('#FF0000', '#00AA00');
