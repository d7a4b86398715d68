import { decodeText } from '../../../platform/decodeText';
import type { Answer, Dialog, HostOptions } from '../../options';
import type { Disk } from '../../../platform/Disk';
import { HostError, invalidArgument } from '../../../document/checks/HostError';
import type { Panel } from './Panel';
import { xmlPanel, type PanelResult } from './xmlPanel';

/** The dialogues of a host, with their prepared answers. */
export class Dialogues {
  private answered = 0;
  private readonly open: Panel[] = [];
  /** The values of the last dialogue in XML, if it was accepted. */
  private accepted: Record<string, string> = {};

  /** @param runScripts - runs the scripts of a dialogue in a scope of their own; returns what runs its commands there */
  constructor(
    private readonly answers: HostOptions['answers'],
    private readonly runScripts: (source: string) => (command: string) => void,
  ) {}

  /** The current dialogue in XML; the innermost one if its scripts show others. */
  get panel(): Panel | undefined {
    return this.open.at(-1);
  }

  /**
   * The answer to a dialogue.
   *
   * @throws HostError that names the dialogue if no answer was prepared: this host has no user.
   */
  ask(dialog: Dialog): Answer {
    const { answers } = this;
    const answer = typeof answers === 'function' ? answers(dialog) : answers[this.answered++];
    if (answer !== undefined) return answer;
    throw new HostError(
      `${dialog.kind}: no answer was prepared for the dialogue ${JSON.stringify(dialog.text)}`,
    );
  }

  /** Shows the dialogue that an XML file describes. @throws HostError if the file is missing */
  xmlPanel(file: string, disk: Disk): PanelResult {
    if (!disk.exists(file)) throw invalidArgument('xmlPanel', 1);
    return this.showPanel(decodeText(disk.read(file)), 'xmlPanel');
  }

  /** Shows the dialogue that an XML text describes. */
  showPanel(xml: string, method: string): PanelResult {
    const result = xmlPanel(xml, method, {
      ask: (dialog) => this.ask(dialog),
      runScripts: this.runScripts,
      during: (panel, body) => {
        this.open.push(panel);
        try {
          return body();
        } finally {
          this.open.pop();
        }
      },
    });
    const { dismiss, ...values } = result;
    this.accepted = dismiss === 'accept' ? values : {};
    return result;
  }

  /**
   * The value of a control of the current dialogue, else of the last one that was accepted; undefined if there is none.
   */
  valueOf(id: string): string | undefined {
    if (this.panel) return this.panel.valueOf(id);
    return Object.hasOwn(this.accepted, id) ? this.accepted[id] : undefined;
  }
}
