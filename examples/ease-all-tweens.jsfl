// Eases all classic and shape tweens of the document that have no ease yet. Motion objects have eases of their own.
$.frames.all(':tween:not(:motion, :eased)').ease('quadInOut').list('eased');
