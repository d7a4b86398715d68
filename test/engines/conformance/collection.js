section('collection', function () {
  var c = new Collection([3, 1, 2]);
  same('sort', c.sort(), '[object Collection length=3] [1, 2, 3]');
});
