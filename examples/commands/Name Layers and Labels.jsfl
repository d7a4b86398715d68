// Names layers and labels keyframes of the timeline: # stands for a digit, * for the present name.
if (typeof Collection === 'undefined') fl.runScript(fl.configURI + 'Commands/collection.jsfl');

Collection.ask(
  'Name Layers and Labels',
  {
    layers: ['Which layers, nothing for none', ':normal'],
    names: ['New name: # for each digit of a number, * for the present name', 'layer_##'],
    frames: ['Which keyframes, nothing for none', ':labelled'],
    labels: ['New label: # for each digit of a number, * for the present label', '*'],
  },
  function (answers) {
    var layers = answers.layers === '' ? null : $.layers(answers.layers);
    var frames = answers.frames === '' ? null : $.frames(answers.frames);
    if (layers) layers.rename(answers.names).list('layers');
    if (frames) frames.rename(answers.labels).list('keyframes');
  },
);
