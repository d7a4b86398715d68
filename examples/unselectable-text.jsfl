// Makes static and dynamic text unselectable, and lists the texts that stay selectable.
$.all(':static, :dynamic').attr('selectable', false);
$.all(':text[selectable=true]').list('still selectable');
