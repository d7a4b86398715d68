// Lists which items use the selected library items, directly and indirectly.
$$(':selected').each(function (item) {
  var users = $$(item)
    .usedBy()
    .list(item.name + ' is used in');
  var all = users.clone();
  // each() also visits the items that the callback adds.
  all.each(function (user) {
    all.add($$(user).usedBy()).unique();
  });
  all.remove(users).list('and indirectly in');
});
