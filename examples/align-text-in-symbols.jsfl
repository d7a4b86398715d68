// Aligns the texts inside each symbol to the leftmost of them.
$$(':symbol:has(:text)').exec(function (item) {
  $(':text').align('left').list(item.name);
});
