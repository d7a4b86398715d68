// Lists the keyframes with scripts, of every scene and symbol; frames count from 0.
fl.trace($.frames.all(':scripted').toCSV('timeline.name,layer.name,startFrame,name'));
