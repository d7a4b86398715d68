import { SaxesParser } from 'saxes';
import { HostError } from '../../../document/checks/HostError';
import { lookUp } from '../../../document/xml/lookUp';
import type { Answer, Dialog } from '../../options';
import { Panel, type PanelPart } from './Panel';

/** The values of a dialogue's controls, by their ids, and `dismiss`. */
export type PanelResult = Record<string, string> & { dismiss: 'accept' | 'cancel' };

/** The host as a dialogue needs it. */
export interface PanelStage {
  /**
   * Answers `true` (accept as it is), a text `id=value&id=value` or an object of values (accept with these), or `null`
   * (cancel).
   */
  ask(dialog: Dialog): Answer;
  /** Makes a dialogue the current one for scripts while something runs. */
  during<T>(panel: Panel, body: () => T): T;
  /**
   * Runs the scripts of the dialogue in a scope of their own: they replace no function of the calling script. Returns what
   * runs its commands in that scope.
   */
  runScripts(source: string): (command: string) => void;
}

/**
 * `fl.xmlPanel`: reads the controls of a dialogue in XML, runs its opening scripts, gets the answer, and returns the
 * values of the controls, all of them texts. No answer is needed if a script accepts or cancels the dialogue.
 *
 * @throws HostError for XML that cannot be read, or an answer to an unknown control.
 */
export function xmlPanel(xml: string, method: string, stage: PanelStage): PanelResult {
  const panel = readPanel(xml, method);
  return stage.during(panel, () => {
    const open = (): ((command: string) => void) => stage.runScripts(panel.scripts.join('\n'));
    let scope = panel.scripts.length > 0 ? open() : undefined;
    const run = (command: string): void => {
      (scope ??= open())(command);
    };
    for (const handler of panel.handlers) run(handler);
    const answer = panel.dismissed === undefined ? stage.ask(dialogOf(panel, method, run)) : true;
    const { values } = panel;
    if (panel.dismissed !== undefined) return { ...values, dismiss: panel.dismissed };
    if (answer === null || answer === false) return { ...values, dismiss: 'cancel' };
    const given = answer === true ? {} : typeof answer === 'string' ? fromQuery(answer) : answer;
    for (const id of Object.keys(given)) {
      if (id in values) continue;
      throw new HostError(
        `${method}: the dialogue has no control "${id}" (known: ${Object.keys(values).join(', ')})`,
      );
    }
    return { ...values, ...given, dismiss: 'accept' };
  });
}

/** The question of a dialogue. If it has commands, the answering function can press buttons first. */
function dialogOf(panel: Panel, method: string, run: (command: string) => void): Dialog {
  const dialog: Dialog = { kind: 'xmlPanel', text: panel.title, controls: panel.values };
  if ([...panel.parts.values()].every(({ command }) => command === undefined)) return dialog;
  return {
    ...dialog,
    get controls() {
      return panel.values;
    },
    press: (id) => {
      press(panel, method, String(id), run);
    },
  };
}

function press(panel: Panel, method: string, id: string, run: (command: string) => void): void {
  const { command, isEnabled, isVisible } = panel.part(method, id);
  const refuse = (why: string): never => {
    throw new HostError(`${method}: "${id}" cannot be pressed: ${why}`);
  };
  if (panel.dismissed !== undefined) refuse('the dialogue is closed');
  if (!isEnabled) refuse('it is dimmed');
  if (!isVisible) refuse('it is hidden');
  run(command ?? refuse('it has no oncommand'));
}

function fromQuery(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

type Attributes = Record<string, string>;

/** Controls whose value is an attribute, with the name of that attribute. */
const VALUE_OF: Readonly<Record<string, string>> = {
  textbox: 'value',
  popupslider: 'value',
  colorchip: 'color',
  property: 'value',
  choosefile: 'value',
};

/** Controls whose value is that of one of their entries. */
const LISTS = new Set(['menulist', 'listbox', 'radiogroup', 'targetlist']);
const ENTRIES = new Set(['menuitem', 'listitem', 'radio']);

/** Comments, sections of text, and tags, with their names and the slash of an empty element. */
const TAGS =
  /<!--[^]*?(?:-->|$)|<!\[CDATA\[[^]*?(?:\]\]>|$)|<\/?([\w:.-]+)(?:[^<>"']|"[^"]*"|'[^']*')*?(\/?)>/g;

/** The dialogue that an XML text describes. @throws HostError for XML that cannot be read. */
function readPanel(xml: string, method: string): Panel {
  const panel = new Panel();
  const open: { name: string; part: PanelPart | undefined }[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw new HostError(`${method}: the dialogue is not well-formed XML: ${error.message}`);
  });
  parser.on('opentag', ({ name, attributes }: { name: string; attributes: Attributes }) => {
    if (name === 'dialog') panel.title = attributes.title ?? '';
    if (ENTRIES.has(name)) addEntry(open.filter(({ part }) => part?.entries).at(-1)?.part, attributes);
    const part = readPart(name, attributes);
    if (attributes.id !== undefined) panel.parts.set(attributes.id, part);
    if (attributes.oncreate !== undefined) panel.handlers.push(attributes.oncreate);
    open.push({ name, part });
  });
  parser.on('closetag', () => open.pop());
  const addText = (text: string): void => {
    if (open.at(-1)?.name === 'script' && text.trim() !== '') panel.scripts.push(text);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(withoutStrayEnds(xml)).close();
  return panel;
}

/** The XML without end tags that close nothing: published dialogues have them, and open in the program. */
function withoutStrayEnds(xml: string): string {
  const open: string[] = [];
  return xml.replace(TAGS, (tag, name?: string, isEmpty?: string) => {
    if (name === undefined || isEmpty === '/') return tag;
    if (!tag.startsWith('</')) return (open.push(name), tag);
    const at = open.lastIndexOf(name);
    if (at < 0) return '';
    open.length = at;
    return tag;
  });
}

function readPart(name: string, attributes: Attributes): PanelPart {
  const { checked, disabled, visible, hidden, oncommand } = attributes;
  const attribute = lookUp(VALUE_OF, name);
  const isList = LISTS.has(name);
  const written = attribute === undefined ? undefined : (attributes[attribute] ?? '');
  return {
    isEnabled: disabled !== 'true',
    isVisible: visible !== 'false' && hidden !== 'true',
    value: name === 'checkbox' ? String(checked === 'true') : isList ? '' : written,
    entries: isList ? [] : undefined,
    chosen: 0,
    command: oncommand,
  };
}

/** The value of a list is its marked entry, otherwise the first. */
function addEntry(list: PanelPart | undefined, { selected, value, label = '' }: Attributes): void {
  if (!list?.entries) return;
  list.entries.push({ label, value: value ?? label });
  if (selected === 'true') list.chosen = list.entries.length - 1;
}
