import type { AdobeParameter, Contract } from '../../contract/adobe';
import { HostObject } from '../../realm/HostObject';
import { readInteger, readText } from '../../../document/xfl/attributes';
import type { XmlNode } from '../../../document/xml/XmlNode';

/** Parameters are stored as XML text inside the document's XML; this host only reads them. */
type NotDone = 'insertItem' | 'removeItem' | 'category' | 'listIndex' | 'value' | 'verbose';

/** A parameter of a component: a view of one `Inspectable`. */
export class Parameter extends HostObject implements Contract<AdobeParameter, NotDone> {
  static override readonly className = 'Parameter';

  constructor(
    private readonly inspectable: XmlNode,
    /** The component that the parameter belongs to. */
    private readonly instance: HostObject,
  ) {
    super();
  }

  override get isStale(): boolean {
    return this.instance.isStale;
  }

  get name(): string {
    return readText(this.inspectable, 'name');
  }
  get category(): string {
    return readText(this.inspectable, 'category');
  }
  /** `Default`, `Array`, `Object`, `List`, `String`, `Number`, `Boolean`, `Font Name`, `Color`, … */
  get valueType(): string {
    return readText(this.inspectable, 'type', 'Default');
  }
  /** 0: in the Component inspector only; 1: in the Property inspector too. */
  get verbose(): number {
    return readInteger(this.inspectable, 'verbose');
  }
  /** A number or Boolean for parameters of that type, otherwise the text as stored. */
  get value(): string | number | boolean {
    const text = readText(this.inspectable, 'defaultValue');
    if (this.valueType === 'Number') return Number(text);
    return this.valueType === 'Boolean' ? text === 'true' : text;
  }
  /** For a list, the index of the value among its choices; -1 for other types. */
  get listIndex(): number {
    return this.valueType === 'List'
      ? readText(this.inspectable, 'enumeration').split(',').indexOf(String(this.value))
      : -1;
  }
}
