// Lists where the selected library items are used, straight away and in the end.
$$(':selected').each(function (item) {
  var users = $$(item)
    .usedBy()
    .list(item.name + ' is used in');
  var found = users.clone();
  // The list grows while it is gone through, until no new user turns up.
  found.each(function (user) {
    found.add($$(user).usedBy()).unique();
  });
  found.remove(users).list('and by way of these in');
});
