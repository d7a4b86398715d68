// Lists the frames with scripts, of every symbol.
$$(':scripted').each(function (item) {
  var layers = item.timeline.layers;
  for (var i = 0; i < layers.length; i++) {
    for (var f = 0; f < layers[i].frameCount; f++) {
      var frame = layers[i].frames[f];
      if (frame.startFrame === f && frame.actionScript !== '') {
        fl.trace(item.name + ', layer ' + layers[i].name + ', frame ' + (f + 1));
      }
    }
  }
});
