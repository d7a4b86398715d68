import type { Assumption } from './Assumption';
import { BY_HAND, ENDS, SETTINGS, WAITS } from './unasked';

/** Assumptions about `fl`, `FLfile` and what runs scripts. */
export const programAssumptions: readonly Assumption[] = [
  {
    id: 'fl-version',
    about: 'fl.version',
    assumed:
      '"MAC 22,0,0,0", on Windows "WIN 22,0,0,0"; CS6: 12,0,0,0. MAC means every system with paths that begin with a slash',
    evidence:
      'the form is in the reference; recorded are 8,0,0,478, 12,0,0,481, 15,0,1,179, 23,0,0,407 and 24,0,0,305, of 22 none',
    switch: 'era: animate, cs6',
  },
  {
    id: 'swf-panels',
    about: 'fl.swfPanels, fl.getSwfPanel',
    assumed: 'an empty Array, and null for each name: no panel was opened',
    evidence:
      'the reference says undefined of swfPanels, but its own example on the same page reads the length, which would throw; it does not say what getSwfPanel gives for no panel',
  },
  {
    id: 'theme-color',
    unasked: SETTINGS,
    about: 'fl.getThemeColor',
    assumed: '#404040 for themeAppBackgroundColor; the other colours are not known',
    evidence:
      'one of four values (#262626, #404040, #B9B9B9, #F2F2F2) that Animate 2020 and later give, by a published script (BetterTextureAtlas) that tells the four themes apart by them',
  },
  {
    id: 'actions-panel',
    about: 'fl.actionsPanel',
    assumed:
      'shows the script of the keyframe at the playhead on the current layer; without a selection, replaceSelectedText writes at its beginning',
    evidence: 'what the panel shows after a click on a frame; the reference names no frame',
  },
  {
    id: 'names-in-loops',
    about: 'for (name in object)',
    assumed:
      'lists the properties in the order of the types, without methods; leaves out brightness, tintColor and tintPercent of instances, reading which is an error with another color mode, and what this host has not done, which a warning names once for each class',
    evidence:
      'a dump of document properties from Animate, 2025, has no methods; published scripts read every name that such a loop gives',
  },
  {
    id: 'preferred-paths',
    unasked: SETTINGS,
    about: 'fl.sourcePath, libraryPath, externalLibraryPath, flexSDKPath',
    assumed: 'empty at first, and without effect',
    evidence: 'preferences of the user; this host has none and compiles nothing',
  },
  {
    id: 'language-code',
    about: 'fl.languageCode',
    assumed: '"en_US"',
    evidence: 'the form is in the reference',
  },
  {
    id: 'preferred-modes',
    unasked: SETTINGS,
    about: 'fl.contactSensitiveSelection, fl.objectDrawingMode',
    assumed: 'false at first',
    evidence: 'user preferences; this host has no user',
  },
  {
    id: 'config-uri',
    about: 'fl.configURI',
    assumed:
      'the folder Configuration in the first folder that scripts may touch; where there is none, an empty one that is kept in memory and gone with the host',
    evidence: 'scripts keep their settings there: 8 of 25 repositories read or write files in it',
    switch: 'configDirectory',
  },
  {
    id: 'fl-events',
    about: 'layerChanged, frameChanged, timelineChanged, selectionChanged',
    assumed:
      'raised for changes that scripts make to the document in front, at the end of the member that made them, each once, in the order timelineChanged, layerChanged, frameChanged, selectionChanged; another timeline raises frameChanged too; what listeners change themselves raises none',
    evidence:
      'the reference names the events, not what raises them; published listeners serve panels, and a framework notes that frameChanged comes also when a symbol is entered, before the document says anything new',
    decides:
      'fl.addEventListener("frameChanged", function () { fl.trace("event " + timeline.currentFrame) }); timeline.currentFrame = 3; fl.trace("end")',
  },
  {
    id: 'script-uri',
    about: 'fl.scriptURI',
    assumed: 'the running script, also where fl.runScript started it; empty outside scripts',
    evidence:
      'the installer of xJSFL and the start of a framework of 2025, which fl.runScript starts, find their own folders by it; the reference: "the path of the immediate parent script". A framework of 2012 (uzzu/flight) takes it for the outermost script',
    switch: 'scriptURI: own, caller',
  },
  {
    id: 'run-script',
    about: 'fl.runScript',
    assumed:
      'what the script declares stays, for the calling script and for every later one; errors in the script are thrown, syntax errors too',
    evidence:
      'published scripts load their libraries this way (var Utils = …; function upOne …); AnJsflScript (Animate 2022 and 24): 98 scripts use the `require` that a script run earlier in the session declared with var, and a stored stack shows one of them; older reports that declarations do not stay; the host reports no syntax errors',
  },
  {
    id: 'find-object-script',
    unasked: BY_HAND,
    about: "fl.runScript(fl.configURI + 'Javascript/ObjectFindAndSelect.jsfl')",
    assumed:
      'has no effect if there is no such file, in any spelling of upper and lower case: what it declares, fl.findObjectInDocByName, findObjectInDocByType and selectElement, is there without it',
    evidence:
      'jedrichards/fla-text-processor-jsfl (Flash CS5.5) runs it before it searches; another published script runs it where fl.findObjectInDocByType is missing; the comment of a third names it for the same reason',
  },
  {
    id: 'find-object',
    about: 'fl.findObjectInDocByName, findObjectInDocByType',
    assumed:
      'search the scenes and, through instances, each symbol once; parent is the instance that led there, undefined in a scene',
    evidence: 'a published script that reads parent.obj.libraryItem and tests parent for undefined',
  },
  {
    id: 'open-document',
    unasked: WAITS,
    about: 'fl.openDocument',
    assumed:
      'throws for what is not a document, so that a script can go on with the next one; an empty file is a new document that is saved there',
    evidence: 'the reference says that an error is reported and the script is cancelled',
  },
  {
    id: 'close-document',
    about: 'fl.closeDocument, fl.closeAll',
    assumed:
      'the document opened last becomes current; closeDocument of the URI of an open document closes it',
    evidence:
      'fl9 of the reference names a Document object, and no document that follows; jrrbru/flash-export, pengyangjin/FlashExport and a third batch close each document of a folder by its URI, and go on with the next',
    decides:
      'fl.getDocumentDOM() after closing the first of three documents; fl.closeDocument(document.pathURI, false)',
  },
  {
    id: 'flfile-utf-8',
    about: 'FLfile.read, write',
    assumed: 'UTF-8; reading also takes UTF-16 with a mark, and Latin-1; the mark is left out',
    evidence: 'the reference says UTF-8; older releases wrote the code page of the system',
  },
  {
    id: 'write-mode',
    about: 'FLfile.write with another mode than "append"',
    assumed: 'overwrites',
    evidence: 'four published scripts pass "overwrite" or "write"; the reference names "append" only',
  },
  {
    id: 'read-binary',
    about: 'FLfile.readBinary',
    assumed: 'the bytes as base64; null if the file cannot be read',
    evidence: 'notes of a user on members without a page; another user says Base32',
  },
  {
    id: 'folders-above',
    unasked: SETTINGS,
    about: 'FLfile.exists, getAttributes, createFolder of a folder above those that scripts may touch',
    assumed: 'it exists, and shows nothing that is in it',
    evidence: 'published scripts go down a path, and create each folder that does not exist',
  },
  {
    id: 'path-to-uri',
    about: 'FLfile.platformPathToURI',
    assumed: 'characters that URIs do not have are escaped; what is a URI already stays one',
    evidence:
      'the example of FLfile.uriToPlatformPath, where the URI of fl.configDirectory is fl.configURI; published scripts that give it the files of a stack, which are URIs',
    decides: 'platformPathToURI of a URI, of a relative path, and of an empty text',
  },
  {
    id: 'uri-to-path',
    about: 'FLfile.uriToPlatformPath of what is not a URI',
    assumed: 'throws',
    evidence: 'none: FLfile14 of the reference names no failure',
    decides: 'uriToPlatformPath("x")',
  },
  {
    id: 'list-folder',
    about: 'FLfile.listFolder',
    assumed: 'sorted by name',
    evidence: 'the order of Windows',
  },
  {
    id: 'remove-read-only',
    about: 'FLfile.remove',
    assumed: 'deletes nothing of a folder in which something is read-only',
    evidence: 'the reference: "Files with the R attribute cannot be removed"',
  },
  {
    id: 'groups-without-part',
    about: 'groups of regular expressions',
    assumed: "those that take no part are '' in what exec, match, replace and split give",
    evidence:
      "xJSFL compares groups of exec with '' and calls methods of them, in functions that every dialogue of it needs; the source of SpiderMonkey 1.8 has '' for replace and split, undefined for exec",
  },
  {
    id: 'fl-quit',
    unasked: ENDS,
    about: 'fl.quit',
    assumed: 'closes all documents; the script continues to its end',
    evidence: 'none: the reference says "quits Flash"',
    decides: 'whether a script continues after fl.quit()',
  },
];
