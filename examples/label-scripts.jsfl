// Labels each keyframe with a script after the first line of the script that does something.
$.frames
  .all(':scripted:not(:labelled)')
  .attr('label', function (frame) {
    var code = frame.actionScript.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    var line = /\S.*/.exec(code);
    return line ? line[0].replace(/\s+$/, '').substring(0, 40) : '';
  })
  .list('labelled');
