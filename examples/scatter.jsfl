// Scatters the symbols over the stage, at any size between half and one and a half; the seed makes it repeatable.
var stage = fl.getDocumentDOM();

$(':symbol').randomize({ pos: { x: [0, stage.width], y: [0, stage.height] }, scale: '50%' }, 2011);
