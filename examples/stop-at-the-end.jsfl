// Lets every movie clip with several frames stop at its last one: a new layer "stop" on top holds the script.
$$(':movieclip').each(function (item) {
  var timeline = item.timeline;
  var last = timeline.frameCount - 1;
  if (last < 1) return;
  timeline.currentLayer = 0;
  var index = timeline.addNewLayer('stop');
  timeline.insertBlankKeyframe(last);
  timeline.layers[index].frames[last].actionScript = 'stop();';
});
