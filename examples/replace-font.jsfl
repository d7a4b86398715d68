// Replaces a font in all texts of the document, wherever they look so.
$.all('[font^=Helvetica]').textAttr('face', 'Helvetica', 'Arial').list('texts with Helvetica');
