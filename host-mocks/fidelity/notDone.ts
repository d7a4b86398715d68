/** Why members that scripts met are not done: `Class.member` -> the reason. */
export const notDone: Readonly<Record<string, string>> = {
  'BitmapInstance.getBits':
    'the order of the bytes is not documented; the reference means compiled extensions',
  'BitmapInstance.setBits': 'as getBits',
  'Document.optimizeCurves': 'how the program smooths is not known',
  'Document.smoothSelection': 'how the program smooths is not known',
  'Document.straightenSelection': 'how the program straightens is not known',
  'Document.traceBitmap': 'how the program traces is not known',
  'Document.translate3DSelection':
    'the reference says neither what a local axis is after rotations nor what becomes of the 3D centre; no document before and after a call was seen',
  'Document.translate3DCenter':
    'the reference does not say what is stored; no document after a call was seen',
  'Document.rotate3DSelection':
    'the reference names neither the unit nor the order of the three rotations; no document before and after a call was seen',
  'Document.convertToDoc': 'no pair of documents was seen in which one was converted from the other',
  ...Object.fromEntries(
    [
      ...['addTaggedSwatch', 'addTaggedSwatchWithColor', 'getIndexForTaggedSwatchesPalette'],
      ...['getTaggedSwatchAtIndex', 'getTaggedSwatchByName', 'getTaggedSwatchesPaletteList'],
      ...['getTaggedSwatches', 'deleteTaggedSwatchAtIndex', 'deleteTaggedSwatchByName'],
      ...['setTaggedSwatchAtIndex', 'setTaggedSwatchByName'],
    ].map((name) => [`Document.${name}`, 'no document with tagged swatches was seen']),
  ),
  'Flash.getThemeFontInfo': 'the fonts of the program were not recorded',
  'Flash.installedPlayers': 'the list of the program was not recorded',
  'Flash.mapPlayerURL': 'the reference shows no result',
  'Flash.createNewDocList': 'the list of the program was not recorded',
  'Flash.createNewDocListType': 'the list of the program was not recorded',
  'Flash.createNewTemplateList': 'the list of the program was not recorded',
  'Flash.getAppMemoryInfo': 'memory of the program on Windows',
  'Flash.tools': 'there are no tools, keys and pointer',
  'Timeline.copyMotionAsAS3': 'the code that the program writes was not recorded',
};
