// Scatters the symbols over the stage and scales each to between 50 % and 150 %. The seed makes the result repeatable.
var stage = fl.getDocumentDOM();

$(':symbol').randomize({ pos: { x: [0, stage.width], y: [0, stage.height] }, scale: '50%' }, 2011);
