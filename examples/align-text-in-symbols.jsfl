// Aligns the text fields inside every symbol to the leftmost one of them.
$$(':symbol:has(:text)').exec(function (item) {
  $(':text').align('left').list(item.name);
});
