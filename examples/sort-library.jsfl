// Moves the items at the root of the library into a folder for each type.
var folders = {
  graphic: 'graphics',
  'movie clip': 'clips',
  button: 'buttons',
  bitmap: 'bitmaps',
  sound: 'sounds',
};

for (var type in folders) {
  $$('*')
    .filter(function (item) {
      return item.itemType === type && item.name.indexOf('/') < 0;
    })
    .move(folders[type], false, false);
}
