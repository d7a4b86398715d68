import { HostError } from '../../../document/checks/HostError';

/** A line of a list or menu. */
export interface PanelEntry {
  label: string;
  value: string;
}

/** A part of a dialogue that has an id. */
export interface PanelPart {
  isEnabled: boolean;
  isVisible: boolean;
  /** What is in the control; undefined for a part without a value, such as a button. */
  value: string | undefined;
  /** The lines of a list or menu; undefined for other parts. */
  entries: PanelEntry[] | undefined;
  /** The place of the chosen line. */
  chosen: number;
  /** The script of the attribute `oncommand`. */
  command: string | undefined;
}

/** A dialogue in XML as long as it is shown: its parts by their ids, in the order of the text. */
export class Panel {
  title = '';
  readonly parts = new Map<string, PanelPart>();
  /** What runs when the dialogue opens: its scripts, then the attributes `oncreate` of its parts. */
  readonly openings: string[] = [];
  /** Set once a script has closed the dialogue. */
  dismissed: 'accept' | 'cancel' | undefined;

  /** The values of all controls. */
  get values(): Record<string, string> {
    const values: Record<string, string> = {};
    for (const id of this.parts.keys()) {
      const value = this.valueOf(id);
      if (value !== undefined) values[id] = value;
    }
    return values;
  }

  /** Undefined where there is no such control. */
  valueOf(id: string): string | undefined {
    const part = this.parts.get(id);
    return part?.entries?.length ? part.entries[part.chosen].value : part?.value;
  }

  /** @throws HostError for a control that is not there, and for a line that a list does not have. */
  setValue(member: string, id: string, value: string): void {
    const part = this.control(member, id);
    if (!part.entries) {
      part.value = value;
      return;
    }
    const place = part.entries.findIndex((entry) => entry.value === value);
    if (place < 0) {
      const known = part.entries.map((entry) => `"${entry.value}"`).join(', ');
      throw new HostError(`${member}: "${id}" has no line "${value}"; there are ${known}`);
    }
    part.chosen = place;
  }

  /** @throws HostError where there is no such part. */
  part(member: string, id: string): PanelPart {
    const part = this.parts.get(id);
    if (part) return part;
    throw new HostError(
      `${member}: nothing in the dialogue has the id "${id}"; there are ${[...this.parts.keys()].join(', ')}`,
    );
  }

  /** A part with a value. @throws HostError where there is none. */
  private control(member: string, id: string): PanelPart {
    const part = this.part(member, id);
    if (part.value !== undefined) return part;
    throw new HostError(`${member}: "${id}" has no value`);
  }

  /** A list or menu. @throws HostError where there is none. */
  list(member: string, id: string): PanelPart & { entries: PanelEntry[] } {
    const part = this.part(member, id);
    if (part.entries) return part as PanelPart & { entries: PanelEntry[] };
    throw new HostError(`${member}: "${id}" is neither a list nor a menu`);
  }
}
