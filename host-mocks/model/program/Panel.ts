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
  /** The value of the control; undefined for a part without a value, such as a button. */
  value: string | undefined;
  /** The lines of a list or menu; undefined for other parts. */
  entries: PanelEntry[] | undefined;
  /** The index of the chosen line. */
  chosen: number;
  /** The script of the attribute `oncommand`. */
  command: string | undefined;
}

/** An open dialogue in XML: its parts by their ids, in the order of the text. */
export class Panel {
  title = '';
  readonly parts = new Map<string, PanelPart>();
  /** The scripts, which run when the dialogue opens. */
  readonly scripts: string[] = [];
  /** The attributes `oncreate` of its parts, which run then. */
  readonly handlers: string[] = [];
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

  /** Undefined if there is no such control. */
  valueOf(id: string): string | undefined {
    const part = this.parts.get(id);
    return part?.entries?.length ? part.entries[part.chosen].value : part?.value;
  }

  /** @throws HostError for an unknown control, and for a line that a list does not have. */
  setValue(member: string, id: string, value: string): void {
    const part = this.control(member, id);
    if (!part.entries) {
      part.value = value;
      return;
    }
    const chosen = part.entries.findIndex((entry) => entry.value === value);
    if (chosen < 0) {
      const values = part.entries.map((entry) => `"${entry.value}"`).join(', ');
      throw new HostError(`${member}: "${id}" has no item "${value}" (known: ${values})`);
    }
    part.chosen = chosen;
  }

  /** @throws HostError if there is no such part. */
  part(member: string, id: string): PanelPart {
    const part = this.parts.get(id);
    if (part) return part;
    throw new HostError(
      `${member}: no control has the id "${id}" (known: ${[...this.parts.keys()].join(', ')})`,
    );
  }

  /** A part with a value. @throws HostError if there is none. */
  private control(member: string, id: string): PanelPart {
    const part = this.part(member, id);
    if (part.value !== undefined) return part;
    throw new HostError(`${member}: "${id}" has no value`);
  }

  /** A list or menu. @throws HostError if there is none. */
  list(member: string, id: string): PanelPart & { entries: PanelEntry[] } {
    const part = this.part(member, id);
    if (part.entries) return part as PanelPart & { entries: PanelEntry[] };
    throw new HostError(`${member}: "${id}" is neither a list nor a menu`);
  }
}
