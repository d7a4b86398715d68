// Stops every graphic instance of the document at the frame that it starts with.
$.all(':graphic[loop!=single frame]').attr('loop', 'single frame').list('frozen');
