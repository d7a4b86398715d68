import { MemoryContainer } from '../../document/container/MemoryContainer';
import { buildXfl } from '../../app/literal/build';
import type { DocumentLiteral } from '../../app/literal/DocumentLiteral';
import type { Document } from '../../host-mocks/model/document/Document';
import { emptyClipboard, type DocumentHost } from '../../host-mocks/model/document/DocumentHost';
import type { PictureExports } from '../../host-mocks/model/document/PictureExports';
import { openDocument } from '../../host-mocks/model/document/openDocument';
import { defaults, type Switches } from '../../host-mocks/options';
import { saveAt } from '../../host-mocks/model/document/files/save';
import { nodePlatform } from '../../platform/node/nodePlatform';
import { pathToWrite } from '../../platform/WritePath';
import { documentPath } from './documents';
import { openContainer } from './onNode';

function noPicture(): never {
  throw new Error('this host makes no pictures');
}

const noPictures: PictureExports = {
  bitmapOf: () => new Uint8Array(),
  lettersOf: () => [],
  sizeOfText: () => ({ width: 10, height: 20 }),
  pictureOf: () => undefined,
  hasAlpha: () => false,
  bitmapFrom: () => undefined,
  pngs: noPicture,
  svgs: noPicture,
  gif: noPicture,
  published: noPicture,
  cut: noPicture,
  sheet: noPicture,
  atlas: noPicture,
  write: noPicture,
};

/** Makes a host that keeps its warnings in a list and does nothing else. */
export function quietHost(switches: Partial<Switches> = {}): DocumentHost & { warnings: string[] } {
  let id = 0;
  const warnings: string[] = [];
  return {
    platform: nodePlatform,
    limits: {},
    oldFiles: { inPlace: false, strict: false },
    switches: { ...defaults, ...switches },
    clipboard: emptyClipboard(),
    warnings,
    drawsObjects: false,
    trace: () => undefined,
    warn: (message) => warnings.push(message),
    forget: () => undefined,
    nextId: () => ++id,
    resolveUri: (uri) => String(uri).replace(/^file:\/\/\//, '/'),
    uriToWrite: (uri) => pathToWrite(nodePlatform, String(uri).replace(/^file:\/\/\//, '/')),
    checkToWrite: () => undefined,
    saveForScript: (document) => saveAt(document, undefined, {}),
    allowsSaving: () => true,
    saveAs: () => false,
    askToSave: () => false,
    publishing: { canNote: false, note: () => undefined, publish: () => undefined },
    askForFile: () => null,
    xmlPanel: () => ({ dismiss: 'cancel' }),
    pictures: noPictures,
  };
}

/** Opens a real document, by the name of its folder, as an object of the model: without realm and script. */
export function openReal(name: string, host: DocumentHost = quietHost()): Document {
  return openDocument(openContainer(documentPath(name)), host);
}

/** Opens a document from a literal, as an object of the model. */
export function openLiteral(literal: DocumentLiteral, host: DocumentHost = quietHost()): Document {
  const files = Object.fromEntries(buildXfl(literal));
  return openDocument(new MemoryContainer(literal.name ?? 'Untitled-1', files), host);
}
