/** Classes whose objects are plain copies in the host, `[object Object]`: scripts change a copy and assign it. */
export const plainClasses: ReadonlySet<string> = new Set(['Matrix', 'Filter', 'Fill', 'Stroke']);

/** Members that are written in part: `Class.member` -> the part that is missing. */
export const partial: Readonly<Record<string, string>> = {
  'Flash.addEventListener':
    'documentNew, documentOpened, documentClosed and documentChanged are dispatched; the other events never occur',
  'Flash.createDocument': 'ActionScript documents ("timeline") only; other types throw NotImplemented',
  'Flash.selectTool': 'accepted without effect: there are no tools',
  'Flash.swfPanels': 'always empty: there are no panels',
  'Flash.mruRecentFileList': 'the documents that this host opened',
  'Flash.mruRecentFileListType': 'the documents that this host opened',
  'Flash.saveDocumentAs': 'the dialogue is answered from the option answers',
  'Flash.browseForFileURL':
    'answered from the option answers; description and filter are not shown to anybody',
  'Flash.browseForFolderURL': 'answered from the option answers',
  'Flash.xmlPanel':
    'answered from the option answers; menus and lists without a marked entry have their first one',
  'Flash.xmlPanelFromString': 'answered from the option answers',
  'Document.xmlPanel': 'as fl.xmlPanel',
  'FLfileClass.getAttributes': 'R and D; the letters that only Windows has are never given',
  'FLfileClass.setAttributes': 'N, R and W; the letters that only Windows has are accepted without effect',
  'Document.enterEditMode': 'groups throw NotImplemented',
  'Document.breakApart': 'texts throw NotImplemented; raw shapes are not cut into those below them',
  'Text.textType': 'TLF text is read-only',
  'Text.setTextString': 'TLF text throws NotImplemented',
  'Text.setTextAttr': 'TLF text throws NotImplemented',
  'Text.getTextAttr': 'TLF text: all but lineSpacing',
  'TextRun.characters': 'TLF text is read-only',
  'TextRun.textAttrs': 'TLF text is read-only',
  'TextAttrs.lineSpacing': 'TLF text throws NotImplemented here; its other attributes are read-only',
  'Element.elementType': 'kinds of elements that the document format does not know throw NotImplemented',
  'Document.setTransformationPoint': 'one selected element; several throw NotImplemented',
  'Document.getTransformationPoint': 'one selected element; several throw NotImplemented',
  'Document.type': 'Flash, and platforms that the document names',
  'Document.livePreview': 'kept without effect: there is no stage to draw on',
  'Document.zoomFactor': 'kept without effect: there is no stage to draw on',
  'Document.canEditSymbol': 'always true',
  'Tween.getGeometricTransform': 'of tweens of one element',
  'Tween.getColorTransform': 'of tweens of one element',
  'Tween.getFilters': 'of tweens of one element',
  'Timeline.copyMotion':
    'one instance or text per frame; groups, shapes and motion objects throw NotImplemented',
  'Timeline.pasteMotion': 'to one instance or text; groups and shapes throw NotImplemented',
  'Timeline.startPlayback': 'accepted without effect: there is no stage to play on',
  'Timeline.stopPlayback': 'accepted without effect: there is no stage to play on',
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
