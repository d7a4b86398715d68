// Lip sync: from each label of the layer "speech" on, the mouth shows its own frame of that label.
// The mouth is a graphic on the layer "mouth".
var timeline = fl.getDocumentDOM().getTimeline();
var mouth = $.layers('mouth');
var poses = $.frames(mouth.items(), ':labelled');

$.frames(':labelled[layer.name=speech]').each(function (sound) {
  var pose = poses.find(sound.name)[0];
  var frame = mouth.first().frames[sound.startFrame];
  if (!pose || !frame) {
    fl.trace('the mouth has no frame for ' + sound.name);
    return;
  }
  if (frame.startFrame !== sound.startFrame) {
    timeline.currentLayer = timeline.findLayerIndex('mouth')[0];
    timeline.insertKeyframe(sound.startFrame);
  }
  mouth
    .frames('[startFrame=' + sound.startFrame + ']')
    .contents(':graphic')
    .attr({ firstFrame: pose.startFrame, loop: 'single frame' });
});
