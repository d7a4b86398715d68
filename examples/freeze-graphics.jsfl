// Makes every graphic instance of the document show a single frame, the one that it starts with.
$.all(':graphic[loop!=single frame]').attr('loop', 'single frame').list('frozen');
