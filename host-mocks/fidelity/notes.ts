/** Classes whose objects are plain copies in the host, `[object Object]`: scripts change a copy and assign it. */
export const plainClasses: ReadonlySet<string> = new Set(['Matrix', 'Filter', 'Fill', 'Stroke']);

/** Members that are written in part: `Class.member` -> the part that is missing. */
export const partial: Readonly<Record<string, string>> = {
  'Flash.addEventListener':
    "documentNew, documentOpened, documentClosed and documentChanged are dispatched, those of the stage for changes that scripts make, and prePublish and postPublish with publishing: 'note' or 'write'; mouseMove and dpiChanged never occur",
  'Flash.createDocument': 'ActionScript and HTML5 Canvas; other types throw NotImplemented',
  'Flash.getThemeColor': 'the background only; the other colours throw NotImplemented',
  'Flash.getSwfPanel': 'always null: there are no panels',
  'Flash.selectTool': 'accepted without effect: there are no tools',
  'Flash.reloadTools': 'accepted without effect: there are no tools',
  'Flash.openScript': 'accepted without effect: there is no script editor',
  'Flash.toggleBreakpoint': 'accepted without effect: nothing is debugged',
  'Flash.setPrefBoolean': 'accepted without effect: no member reads such preferences',
  ...Object.fromEntries(
    [
      ...['publishCacheDiskSizeMax', 'publishCacheEnabled', 'publishCacheMemoryEntrySizeLimit'],
      'publishCacheMemorySizeMax',
    ].map((name) => [
      `Flash.${name}`,
      'kept without effect; reading it before it was set throws NotImplemented: the first value is not known',
    ]),
  ),
  ...Object.fromEntries(
    [
      ...['beginDraw', 'beginFrame', 'cubicCurveTo', 'curveTo', 'drawPath', 'endDraw', 'endFrame'],
      ...['lineTo', 'moveTo', 'setColor'],
    ].map((name) => [`DrawingLayer.${name}`, 'accepted without effect: there is no stage to show it on']),
  ),
  'Flash.swfPanels': 'always empty: there are no panels',
  'Flash.mruRecentFileList': 'the documents that this host opened',
  'Flash.mruRecentFileListType': 'the documents that this host opened',
  'Flash.saveDocumentAs': 'the dialogue is answered from the option answers',
  'Flash.browseForFileURL':
    'answered from the option answers; description and filter are not shown to anybody',
  'Flash.browseForFolderURL': 'answered from the option answers',
  'Flash.xmlPanel':
    'answered from the option answers; menus and lists without a marked entry have their first one',
  'Flash.xmlPanelFromString': 'as fl.xmlPanel',
  'Document.xmlPanel': 'as fl.xmlPanel',
  'FLfileClass.getAttributes': 'R and D; the letters that only Windows has are never given',
  'FLfileClass.setAttributes': 'N, R and W; the letters that only Windows has are accepted without effect',
  'Document.clipPaste':
    'a text goes into the text that is being edited; a text beside one, and elements while one is being edited, throw NotImplemented',
  'Document.enterEditMode': 'groups throw NotImplemented',
  'Document.importFile':
    'PNG, JPEG, GIF, MP3, WAV, and SVG in plain colours; other kinds, gradients, texts, masks and filters throw NotImplemented',
  'BitmapItem.exportToFile':
    'a picture that was not imported as JPG throws NotImplemented for JPG; quality has no effect',
  'FLfileClass.runCommandLine': 'always refused: this host does not start programs',
  'Document.mouseDblClk': 'symbols open; texts and groups are not opened',
  'Document.breakApart':
    'texts become texts of one letter each, placed by the available fonts, and these shapes; letters whose TrueType font is not available, vertical and TLF texts throw NotImplemented',
  'Text.textType': 'TLF text is read-only',
  'Text.setTextString': 'TLF text throws NotImplemented',
  'Text.setTextAttr': 'TLF text throws NotImplemented',
  'Text.getTextAttr': 'TLF text: all but lineSpacing',
  'TextRun.characters': 'TLF text is read-only',
  'TextRun.textAttrs': 'TLF text is read-only',
  'TextAttrs.lineSpacing': 'TLF text throws NotImplemented here; its other attributes are read-only',
  'Element.elementType': 'kinds of elements that the document format does not know throw NotImplemented',
  'Document.getTransformationPoint': 'one selected element; several throw NotImplemented',
  'Document.type': 'Flash, and platforms that the document names',
  'Document.featureMatrix': 'an object without members: nothing is known of it but how it prints',
  'Document.playerTarget': 'of Flash Player; other targets throw NotImplemented',
  'Document.playerVersion': 'of Flash Player 32; others throw NotImplemented',
  'Document.inTextEditMode': 'always false: there is no text editing',
  ...Object.fromEntries(
    [
      ...['pasteboardColorCheck', 'animatedViewRect', 'legacyLineSpacing', 'mergeForSelection'],
      ...['stageScaleAnchor', 'scaleContentWithStage'],
    ].map((name) => [`Document.${name}`, 'kept without effect: nothing shows what it does']),
  ),
  'Document.livePreview': 'kept without effect: there is no stage to draw on',
  'SpriteSheetExporter.layoutFormat':
    'JSON, JSON-Array, Starling, Sparrow v1 and v2; the others throw NotImplemented',
  'SpriteSheetExporter.exportSpriteSheet': 'PNG; "jpg" throws NotImplemented',
  'TextureAtlasExporter.algorithm': 'kept; pictures are packed by maximal rectangles in both cases',
  'TextureAtlasExporter.imageFormat': 'RGB8888; RGB8 throws NotImplemented',
  'TextureAtlasExporter.optimizeBitmap': 'kept; pictures never have more room than they need',
  'TextureAtlasExporter.flattenSkewObject': 'false; true throws NotImplemented',
  'Document.zoomFactor': 'kept without effect: there is no stage to draw on',
  'Document.canEditSymbol': 'always true',
  'Tween.getGeometricTransform': 'of tweens of one element',
  'Tween.getColorTransform': 'of tweens of one element',
  'Tween.getFilters': 'of tweens of one element',
  'Timeline.setFrameProperty': 'easeType of all properties (5); of single ones it throws NotImplemented',
  'Tween.getShape': 'of shape tweens whose shapes the document has matched',
  'Timeline.mergeLayers':
    'normal layers of one folder, mask or guide; layers with effects, depth or a parent of their own, and two labels or two sounds on one frame, throw NotImplemented',
  'Timeline.copyMotion':
    'one instance or text per frame; groups, shapes and motion objects throw NotImplemented',
  'Timeline.pasteMotion': 'to one instance or text; groups and shapes throw NotImplemented',
  'Timeline.startPlayback': 'accepted without effect: there is no stage to play on',
  'Timeline.stopPlayback': 'accepted without effect: there is no stage to play on',
  ...Object.fromEntries(
    [...['exportVideo', 'testMovie', 'testScene', 'debugMovie'].map((name) => `Document.${name}`)].map(
      (member) => [member, "refused, or noted with publishing: 'note' or 'write'; nothing is written"],
    ),
  ),
  ...Object.fromEntries(
    ['Document.publish', 'Flash.publishDocument'].map((member) => [
      member,
      "refused, noted with publishing: 'note', or written with publishing: 'write', as HTML5 Canvas, SWF, SWC, PNG, GIF and JPEG; that another format of the profile is not made is warned of",
    ]),
  ),
  'Document.exportSWF': "refused, noted with publishing: 'note', or written with publishing: 'write'",
  'SymbolItem.exportSWF':
    "refused, noted with publishing: 'note', or written with publishing: 'write': the symbol on a stage that is as large as it",
  'SymbolItem.exportSWC':
    "refused, noted with publishing: 'note', or written with publishing: 'write', of documents in ActionScript 3: a library with the symbol as its component, in a class of its name where it has no linkage",
  'Document.canTestMovie': "true with publishing: 'note' or 'write'",
  'Document.canTestScene': "true with publishing: 'note' or 'write'",
  'CompilerErrors.save': 'the panel is always empty: nothing is compiled',
  'TopLevel.alert': 'passed to the option onAlert, and kept',
  'TopLevel.confirm': 'answered from the option answers',
  'TopLevel.prompt': 'answered from the option answers',
};

/** Members of the reference that Animate dropped: absent here as there. */
export const dropped: readonly string[] = [
  'actionsPanel.getClassForObject()',
  'actionsPanel.getScriptAssistMode()',
  'actionsPanel.setScriptAssistMode()',
  'compiledClipInstance.actionScript',
  'document.importSWF()',
  'document.loadCuepointXML()',
  'document.saveAndCompact()',
  'document.screenOutline',
  'fl.packagePaths',
  'fl.reloadEffects()',
  'fl.resetPackagePaths()',
  'symbolInstance.actionScript',
];
