// Lists which items use the selected library items, directly and indirectly.
$$(':selected').each(function (item) {
  var users = $$(item)
    .usedBy()
    .list(item.name + ' is used in');
  var found = users.clone();
  // each() also visits the items that the callback adds.
  found.each(function (user) {
    found.add($$(user).usedBy()).unique();
  });
  found.remove(users).list('and indirectly in');
});
