import type { AdobeXmlUi, Contract } from '../../contract/adobe';
import { checkText, describeValue } from '../../../document/checks/checkValue';
import { HostError } from '../../../document/checks/HostError';
import { HostObject } from '../../realm/HostObject';
import { checkObject } from '../../../document/checks/checkGeometry';
import type { Panel, PanelEntry } from './Panel';
import type { ProgramHost } from './ProgramHost';

/** Undefined if there is no dialogue, or no such control in it; items are objects with label and value. */
type Corrected =
  | ('get' | 'getControlItemElement')
  | ('set' | 'setControlItemElement' | 'setControlItemElements' | 'setEnabled' | 'setVisible');

/**
 * `fl.xmlui`: the dialogue in XML whose scripts run. Without one, `get` returns the values of the last dialogue, if it
 * was accepted, and other members throw.
 */
export class XmlUi extends HostObject implements Contract<AdobeXmlUi, Corrected> {
  static override readonly className = 'XMLUI';

  constructor(private readonly host: ProgramHost) {
    super();
  }

  accept(): void {
    this.panel('accept').dismissed = 'accept';
  }
  cancel(): void {
    this.panel('cancel').dismissed = 'cancel';
  }

  /** A text, also for check boxes: `"true"` or `"false"`. */
  get(controlPropertyName: string): string | undefined {
    return this.host.dialogues.valueOf(String(controlPropertyName));
  }
  set(controlPropertyName: string, value: string): void {
    const member = 'XMLUI.set';
    this.panel('set').setValue(member, String(controlPropertyName), checkText(`${member}: value`, value));
  }

  /** The chosen line of a list or menu. */
  getControlItemElement(controlPropertyName: string): PanelEntry | undefined {
    const part = this.host.dialogues.panel?.parts.get(String(controlPropertyName));
    const entry = part?.entries?.at(part.chosen);
    return entry && { ...entry };
  }
  setControlItemElement(controlPropertyName: string, elementItem: unknown): void {
    const member = 'XMLUI.setControlItemElement';
    const list = this.panel('setControlItemElement').list(member, String(controlPropertyName));
    const entry = readEntry(member, elementItem);
    list.entries[list.chosen] = entry;
  }
  /** Afterwards the first line is chosen. */
  setControlItemElements(controlID: string, elementItemArray: unknown): void {
    const member = 'XMLUI.setControlItemElements';
    const list = this.panel('setControlItemElements').list(member, String(controlID));
    if (!Array.isArray(elementItemArray))
      throw new HostError(`${member}: expected an Array of items, got ${describeValue(elementItemArray)}`);
    list.entries = elementItemArray.map((item: unknown) => readEntry(member, item));
    list.chosen = 0;
  }

  getEnabled(controlID: string): boolean {
    return this.panel('getEnabled').part('XMLUI.getEnabled', String(controlID)).isEnabled;
  }
  setEnabled(controlID: string, enable: boolean): void {
    this.panel('setEnabled').part('XMLUI.setEnabled', String(controlID)).isEnabled = Boolean(enable);
  }
  getVisible(controlID: string): boolean {
    return this.panel('getVisible').part('XMLUI.getVisible', String(controlID)).isVisible;
  }
  setVisible(controlID: string, visible: boolean): void {
    this.panel('setVisible').part('XMLUI.setVisible', String(controlID)).isVisible = Boolean(visible);
  }

  private panel(method: string): Panel {
    const { panel } = this.host.dialogues;
    if (panel) return panel;
    throw new HostError(`XMLUI.${method}: no dialogue is shown`);
  }
}

/** The value of an item without one is its label (Adobe's reference). */
function readEntry(member: string, item: unknown): PanelEntry {
  const { label, value = label } = checkObject(member, item, 'an object with a label');
  return { label: checkText(`${member}: label`, label), value: checkText(`${member}: value`, value) };
}
