import type { Questions } from './Questions';
import { newDocument } from './support/ownDocuments';
import { ownFolder } from './support/folder';
import { globalObject } from './support/globalObject';
import { outcome } from './support/outcome';
import { placeNew } from './support/stage';

/** Questions about `fl`, `FLfile` and the language. */
export const program: Questions = {
  'fl-version'() {
    const major = (/^(?:MAC|WIN) (\d+),\d+,\d+,\d+$/.exec(fl.version.toString()) || [])[1];
    if (major === undefined) return 'another form';
    return Number(major) > 12 ? 'Animate' : 'Flash';
  },

  'swf-panels'() {
    const panels: unknown = fl.swfPanels;
    return [panels instanceof Array ? 'an Array' : String(panels), outcome(() => fl.getSwfPanel('none'))];
  },

  'actions-panel'() {
    const document = newDocument();
    const timeline = document.getTimeline();
    timeline.insertBlankKeyframe(1);
    timeline.layers[0].frames[0].actionScript = '// first';
    timeline.layers[0].frames[1].actionScript = '// second';
    timeline.currentFrame = 1;
    return fl.actionsPanel.getText();
  },

  'language-code'() {
    return /^[a-z]{2}_[A-Z]{2}$/.test(fl.languageCode.toString())
      ? 'two letters, line, two letters'
      : 'another form';
  },

  'config-uri'() {
    const { configURI } = fl;
    const parts = configURI.split('/');
    return [configURI.substring(0, 8), parts[parts.length - 2], FLfile.exists(configURI)];
  },

  'fl-events'() {
    const document = newDocument();
    const timeline = document.getTimeline();
    const instance = placeNew(document, 'a');
    const types = ['layerChanged', 'frameChanged', 'timelineChanged', 'selectionChanged'];
    const seen: string[] = [];
    const ids: number[] = [];
    for (let i = 0; i < types.length; i++) ids.push(listen(types[i], seen));
    try {
      timeline.insertFrames(5);
      timeline.currentFrame = 3;
      document.selection = [instance];
      timeline.addNewLayer('other');
      timeline.currentLayer = 1;
    } finally {
      for (let i = 0; i < types.length; i++) fl.removeEventListener(types[i], ids[i] as never);
    }
    return seen;
  },

  'script-uri'() {
    const folder = ownFolder();
    const script = `${folder}script.jsfl`;
    FLfile.write(script, `FLfile.write('${folder}uri.txt', String(fl.scriptURI));`);
    fl.runScript(script);
    return FLfile.read(`${folder}uri.txt`) === script ? 'the script itself' : 'the script that runs it';
  },

  'run-script'() {
    const script = `${ownFolder()}declare.jsfl`;
    FLfile.write(script, 'var adobeCollectionQuestion = 1;');
    fl.runScript(script);
    const type = typeof globalObject().adobeCollectionQuestion;
    globalObject().adobeCollectionQuestion = undefined;
    return type;
  },

  'find-object'() {
    const document = newDocument();
    placeNew(document, 'a');
    const matches = fl.findObjectInDocByName('a', document) as unknown as { parent?: unknown }[];
    return [matches.length, matches[0].parent];
  },

  'close-document'() {
    const first = newDocument();
    newDocument();
    const last = newDocument();
    fl.setActiveWindow(first);
    fl.closeDocument(first, false);
    const current = (fl.getDocumentDOM() as Document).id === last.id ? 'the last' : 'another';
    const file = `${ownFolder()}closed.fla`;
    fl.saveDocument(last, file);
    return [current, outcome(() => fl.closeDocument(file as never, false))];
  },

  'flfile-utf-8'() {
    const file = `${ownFolder()}umlaut.txt`;
    FLfile.write(file, '\u00e4');
    return [FLfile.getSize(file), FLfile.read(file) === '\u00e4'];
  },

  'write-mode'() {
    const file = `${ownFolder()}mode.txt`;
    FLfile.write(file, 'a');
    FLfile.write(file, 'b', 'overwrite');
    return FLfile.read(file);
  },

  'read-binary'() {
    const file = `${ownFolder()}binary.txt`;
    FLfile.write(file, 'abc');
    return outcome(() => (FLfile as unknown as { readBinary(uri: string): unknown }).readBinary(file));
  },

  'path-to-uri'() {
    return [
      outcome(() => FLfile.platformPathToURI('file:///c/x')),
      outcome(() => FLfile.platformPathToURI('/x y')),
      outcome(() => FLfile.platformPathToURI('')),
    ];
  },

  'uri-to-path'() {
    return outcome(() => FLfile.uriToPlatformPath('x'));
  },

  'list-folder'() {
    const folder = `${ownFolder()}listed/`;
    FLfile.createFolder(folder);
    FLfile.write(`${folder}b`, '');
    FLfile.write(`${folder}a`, '');
    FLfile.write(`${folder}c`, '');
    const names = FLfile.listFolder(folder, 'files');
    FLfile.remove(folder);
    return names;
  },

  'remove-read-only'() {
    const folder = `${ownFolder()}kept/`;
    FLfile.createFolder(folder);
    FLfile.write(`${folder}a`, 'a');
    FLfile.write(`${folder}b`, 'b');
    FLfile.setAttributes(`${folder}b`, 'R');
    const removed = outcome(() => FLfile.remove(folder));
    const left = FLfile.listFolder(folder, 'files');
    FLfile.setAttributes(`${folder}b`, 'W');
    FLfile.remove(folder);
    return [removed, left];
  },

  'groups-without-part'() {
    const groups = /(a)|(b)/.exec('a') as RegExpExecArray;
    return [groups[2], 'a'.replace(/(a)|(b)/, '[$2]')];
  },
};

function listen(type: string, seen: string[]): number {
  return fl.addEventListener(type as never, () => {
    seen.push(type);
  }) as unknown as number;
}
