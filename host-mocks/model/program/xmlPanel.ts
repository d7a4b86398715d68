import type { Answer, Dialog } from '../../options';
import { HostError } from '../../../document/checks/HostError';
import type { Panel } from './Panel';
import { readPanel } from './readPanel';

/** The values of a dialogue's controls, by their ids, and `dismiss`. */
export type PanelResult = Record<string, string> & { dismiss: 'accept' | 'cancel' };

/** Who shows a dialogue. */
export interface PanelStage {
  /**
   * Answers `true` (accept as it is), a text `id=value&id=value` or an object of values (accept with these), or `null`
   * (cancel).
   */
  ask(dialog: Dialog): Answer;
  /** Makes a dialogue the current one for scripts while something runs. */
  during<T>(panel: Panel, body: () => T): T;
  /** Runs a script of the dialogue, at global level. */
  run(source: string): void;
}

/**
 * `fl.xmlPanel`: reads the controls of a dialogue in XML, runs what it runs when it opens, asks, and gives the values of
 * the controls, all of them texts. A script that accepts or cancels the dialogue spares the answer.
 *
 * @throws HostError for XML that cannot be read, or an answer to a control that is not there.
 */
export function xmlPanel(xml: string, method: string, stage: PanelStage): PanelResult {
  const panel = readPanel(xml, method);
  return stage.during(panel, () => {
    for (const source of panel.openings) stage.run(source);
    const answer = panel.dismissed === undefined ? stage.ask(dialogOf(panel, method, stage)) : true;
    const { values } = panel;
    if (panel.dismissed !== undefined) return { ...values, dismiss: panel.dismissed };
    if (answer === null || answer === false) return { ...values, dismiss: 'cancel' };
    const given = answer === true ? {} : typeof answer === 'string' ? fromQuery(answer) : answer;
    for (const id of Object.keys(given)) {
      if (id in values) continue;
      throw new HostError(
        `${method}: no control "${id}" in the dialogue; there are ${Object.keys(values).join(', ')}`,
      );
    }
    return { ...values, ...given, dismiss: 'accept' };
  });
}

/** The question of a dialogue. Where it has commands, the one who answers can press buttons first. */
function dialogOf(panel: Panel, method: string, stage: PanelStage): Dialog {
  const dialog: Dialog = { kind: 'xmlPanel', text: panel.title, controls: panel.values };
  if ([...panel.parts.values()].every(({ command }) => command === undefined)) return dialog;
  return {
    ...dialog,
    get controls() {
      return panel.values;
    },
    press: (id) => {
      press(panel, method, String(id), stage);
    },
  };
}

function press(panel: Panel, method: string, id: string, stage: PanelStage): void {
  const { command, isEnabled, isVisible } = panel.part(method, id);
  const refuse = (why: string): never => {
    throw new HostError(`${method}: "${id}" cannot be pressed: ${why}`);
  };
  if (panel.dismissed !== undefined) refuse('the dialogue is closed');
  if (!isEnabled) refuse('it is dimmed');
  if (!isVisible) refuse('it is hidden');
  stage.run(command ?? refuse('it has no oncommand'));
}

function fromQuery(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}
