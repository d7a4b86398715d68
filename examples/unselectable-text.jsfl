// Makes all text that nobody is meant to copy unselectable, and lists what is left.
$.all(':static, :dynamic').attr('selectable', false);
$.all(':text[selectable=true]').list('still selectable');
