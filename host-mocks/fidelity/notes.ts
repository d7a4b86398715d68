/** Classes whose objects are plain copies in the host, `[object Object]`: what is read is assigned back to take effect. */
export const plainClasses: ReadonlySet<string> = new Set(['Matrix', 'Filter', 'Fill', 'Stroke']);

/** Members that are written but not wholly: `Class.member` -> what is missing. */
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
  'Flash.xmlPanel': 'answered from the option answers; menus and lists without a mark have their first entry',
  'Flash.xmlPanelFromString': 'answered from the option answers',
  'Document.xmlPanel': 'as fl.xmlPanel',
  'FLfileClass.getAttributes': 'R and D; the letters that only Windows has are never given',
  'FLfileClass.setAttributes': 'N, R and W; the letters that only Windows has are accepted without effect',
  'Document.breakApart':
    'not of texts, which throw NotImplemented; raw shapes are not cut into those below them',
  'Text.textType': 'TLF text reads only',
  'Text.setTextString': 'not of TLF text, which throws NotImplemented',
  'Text.setTextAttr': 'not of TLF text, which throws NotImplemented',
  'Text.getTextAttr': 'of TLF text all but lineSpacing',
  'TextRun.characters': 'TLF text reads only',
  'TextRun.textAttrs': 'TLF text reads only',
  'TextAttrs.lineSpacing':
    'not of TLF text, which throws NotImplemented; what TLF text has besides reads only',
  'Element.elementType': 'kinds of elements that the document format does not know throw NotImplemented',
  'Document.setTransformationPoint': 'of one selected element; several throw NotImplemented',
  'Document.getTransformationPoint': 'of one selected element; several throw NotImplemented',
  'Document.type': 'Flash, and platforms that the document names',
  'Document.livePreview': 'kept without effect: there is no stage to draw on',
  'Document.zoomFactor': 'kept without effect: there is no stage to draw on',
  'Document.canEditSymbol': 'always true',
  'Tween.getGeometricTransform': 'of tweens of one element',
  'Tween.getColorTransform': 'of tweens of one element',
  'Tween.getFilters': 'of tweens of one element',
  'Timeline.copyMotion':
    'of one instance or text per frame; groups, shapes and motion objects throw NotImplemented',
  'Timeline.pasteMotion': 'to one instance or text; groups and shapes throw NotImplemented',
  'Timeline.startPlayback': 'accepted without effect: there is no stage to play on',
  'Timeline.stopPlayback': 'accepted without effect: there is no stage to play on',
  'TopLevel.alert': 'heard by the option onAlert and kept',
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
