import type { AdobeXMLUI, Contract } from '../../contract/adobe';
import { HostObject } from '../../realm/HostObject';

/** The types promise a text. */
type Corrected = 'get';

/** Members that need an open dialogue: the scripts of its controls do not run here. */
type NotDone =
  | ('accept' | 'cancel' | 'getControlItemElement' | 'getEnabled' | 'getVisible' | 'set')
  | ('setControlItemElement' | 'setControlItemElements' | 'setEnabled' | 'setVisible');

/** `fl.xmlui`: the dialogue that is open. Scripts also ask it whether there is one. */
export class XmlUi extends HostObject implements Contract<AdobeXMLUI, NotDone | Corrected> {
  static override readonly className = 'XMLUI';

  /** Undefined: no dialogue is open while a script runs. */
  get(): undefined {
    return undefined;
  }
}
