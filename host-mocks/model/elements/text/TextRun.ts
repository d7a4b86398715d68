import type { AdobeTextRun, Contract } from '../../../contract/adobe';
import { notImplemented } from '../../../../document/checks/HostError';
import { HostObject } from '../../../realm/HostObject';
import type { XmlNode } from '../../../../document/xml/XmlNode';
import { checkText } from '../../../../document/checks/checkValue';
import { checkObject } from '../../../../document/checks/checkGeometry';
import { charactersOf } from '../../../../document/xfl/texts/runNodes';
import { attributesNodeOf, setCharacters, writableAttributesOf } from '../../../../document/xfl/textRuns';
import { TEXT_ATTRIBUTES } from './textAttributes';
import { TextAttrs } from './TextAttrs';

/**
 * A stretch of text that looks alike: a view of one `DOMTextRun`. One of TLF text is in no document, and can
 * only be read.
 */
export class TextRun extends HostObject implements Contract<AdobeTextRun> {
  static override readonly className = 'TextRun';

  constructor(
    readonly node: XmlNode,
    private readonly isTLF = false,
  ) {
    super();
  }

  /** Lines are separated by `\r`. */
  get characters(): string {
    return charactersOf(this.node);
  }
  set characters(value: string) {
    if (this.isTLF) throw notImplemented('TextRun.characters of TLF text (assignment)');
    setCharacters(this.node, checkText('TextRun.characters', value));
  }

  get textAttrs(): TextAttrs {
    const node = attributesNodeOf(this.node);
    node.view ??= new TextAttrs(node, this.isTLF, () => writableAttributesOf(this.node));
    return node.view as TextAttrs;
  }
  /** Takes over the properties that the value has. */
  set textAttrs(value: TextAttrs) {
    if (this.isTLF) throw notImplemented('TextRun.textAttrs of TLF text (assignment)');
    const given = checkObject('TextRun.textAttrs', value, 'a TextAttrs object');
    const node = writableAttributesOf(this.node);
    for (const [name, attribute] of Object.entries(TEXT_ATTRIBUTES)) {
      if (given[name] !== undefined) attribute.write(node, given[name], `TextRun.textAttrs: ${name}`);
    }
  }
}
