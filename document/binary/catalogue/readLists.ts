import { BinaryFault } from '../BinaryFault';
import type { Catalogue, DocumentPage, Medium } from './Catalogue';
import type { CatalogueArchive, CatalogueObject, LinkedVideo } from './CatalogueArchive';

/**
 * The lists at the beginning: scenes in play order, symbols, media. Each entry is added to the catalogue as soon as it
 * is read.
 */
export function readLists(archive: CatalogueArchive, catalogue: Catalogue): void {
  const { reader } = archive;
  collect(archive, (object) => catalogue.scenes.push(asPage(object)));
  catalogue.nextScene = reader.u16();
  reader.u16();
  // A symbol that was open when the document was saved is written here, and the list of symbols refers to it.
  const current = archive.object();
  catalogue.currentScene = Math.max(0, catalogue.scenes.indexOf(current as DocumentPage));
  collect(archive, (object) => catalogue.symbols.push(asPage(object)));
  reader.u16();
  collect(archive, (object) => {
    if (object.kind !== 'linked video') catalogue.media.push(asMedium(object));
  });
  reader.u16();
}

function collect(archive: CatalogueArchive, add: (object: CatalogueObject) => void): void {
  for (let object = archive.child(); object !== null; object = archive.child()) add(object);
}

function asPage(object: CatalogueObject): DocumentPage {
  if (object.kind === 'page') return object;
  throw new BinaryFault(`a ${object.kind} is among scenes and symbols`);
}

function asMedium(object: Exclude<CatalogueObject, LinkedVideo>): Medium {
  if (object.kind === 'page' || object.kind === 'swatch' || object.kind === 'audio settings') {
    throw new BinaryFault(`a ${object.kind} is among the media`);
  }
  return object;
}
