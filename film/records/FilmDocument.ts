import { getData, type PersistentValue } from '../../document/xfl/persistentData';
import { DOCUMENT, GLOBAL_SCRIPT, GLOBAL_SCRIPTS } from '../../document/xfl/schema/documentSchema';
import { recordOf } from '../../document/xfl/schema/recordOf';
import type { XmlNode } from '../../document/xml/XmlNode';
import { recordPerNode } from './recordPerNode';

/** A script of a whole document, for its page. */
export interface DocumentScript {
  /** What the document calls its list and itself: `GlobalScripts`, `Script`. */
  readonly list: string;
  readonly tag: string;
  readonly language: string;
  readonly text: string;
  /** The file or the address that holds its text instead, as the document writes it; undefined for neither. */
  readonly source: { readonly kind: 'file' | 'address'; readonly written: string } | undefined;
}

/** What is set for a whole document. */
export class FilmDocument extends recordOf(DOCUMENT) {
  private constructor(private readonly node: XmlNode) {
    super(node);
  }

  static readonly of = recordPerNode(
    () => FilmDocument,
    (node) => new FilmDocument(node),
  );

  /** The persistent data of that name; undefined for none. */
  data(name: string): PersistentValue | undefined {
    return getData(this.node, name);
  }

  /** The scripts of the whole document, in its order. */
  get scripts(): DocumentScript[] {
    return (this.node.child('scripts')?.children ?? []).flatMap((list) => {
      const language = GLOBAL_SCRIPTS.language.read(list);
      return list.children.map((script) => ({
        list: list.name,
        tag: script.name,
        language,
        text: script.text().trim(),
        source: sourceOf(script),
      }));
    });
  }
}

function sourceOf(script: XmlNode): DocumentScript['source'] {
  const written = GLOBAL_SCRIPT.src.read(script).trim();
  if (written === '') return undefined;
  const type = GLOBAL_SCRIPT.type.read(script) || (ADDRESS.test(written) ? 'url' : 'local');
  return { kind: type === 'url' ? 'address' : 'file', written };
}

const ADDRESS = /^(?:https?:)?\/\//i;
