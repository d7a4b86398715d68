// Tints the symbols on the stage by 60 percent. The colour of a tint can be read of each, and is set by the document.
$('*:symbol').select().dom.setInstanceTint('#FF7800', 60);
