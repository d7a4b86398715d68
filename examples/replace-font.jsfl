// Replaces a font in all texts of the document; bold and italic words stay so.
$.all('[font=Helvetica]').textAttr('face', 'Helvetica', 'Arial').list('texts with Helvetica');
