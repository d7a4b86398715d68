import { SaxesParser } from 'saxes';
import type { Answer, Dialog } from '../../options';
import { HostError } from '../../realm/HostError';
import { lookUp } from '../../xml/lookUp';

/** The values of a dialogue's controls, by their ids, and `dismiss`. */
export type PanelResult = Record<string, string> & { dismiss: 'accept' | 'cancel' };

interface Control {
  id: string;
  value: string;
  /** True once one of a list's entries was marked, or its first taken. */
  isChosen: boolean;
}

type Attributes = Record<string, string>;

/** Controls whose value is an attribute, and its name. */
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

/**
 * `fl.xmlPanel`: reads the controls of a dialogue in XML, asks, and gives their values, all of them texts.
 *
 * @param ask - answers `true` (accept as it is), a text `id=value&id=value` or an object of values (accept with these),
 * or `null` (cancel)
 * @throws HostError for XML that cannot be read, or an answer to a control that is not there.
 */
export function xmlPanel(xml: string, method: string, ask: (dialog: Dialog) => Answer): PanelResult {
  const { title, controls } = readPanel(xml, method);
  const values = Object.fromEntries(controls.map(({ id, value }) => [id, value]));
  const answer = ask({ kind: 'xmlPanel', text: title, controls: values });
  if (answer === null || answer === false) return { ...values, dismiss: 'cancel' };
  const given = answer === true ? {} : typeof answer === 'string' ? fromQuery(answer) : answer;
  for (const id of Object.keys(given)) {
    if (id in values) continue;
    throw new HostError(
      `${method}: no control "${id}" in the dialogue; there are ${Object.keys(values).join(', ')}`,
    );
  }
  return { ...values, ...given, dismiss: 'accept' };
}

function fromQuery(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

function readPanel(xml: string, method: string): { title: string; controls: Control[] } {
  const controls: Control[] = [];
  const open: (Control | undefined)[] = [];
  let title = '';
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw new HostError(`${method}: the dialogue is no well-formed XML: ${error.message}`);
  });
  parser.on('opentag', ({ name, attributes }: { name: string; attributes: Attributes }) => {
    if (name === 'dialog') title = attributes.title ?? '';
    if (ENTRIES.has(name)) choose(innermost(open), attributes);
    const control = readControl(name, attributes);
    if (control) controls.push(control);
    open.push(LISTS.has(name) ? control : undefined);
  });
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  return { title, controls };
}

function readControl(name: string, attributes: Attributes): Control | undefined {
  const { id, checked } = attributes;
  if (id === undefined) return undefined;
  if (name === 'checkbox') return { id, value: String(checked === 'true'), isChosen: true };
  if (LISTS.has(name)) return { id, value: '', isChosen: false };
  const attribute = lookUp(VALUE_OF, name);
  return attribute === undefined ? undefined : { id, value: attributes[attribute] ?? '', isChosen: true };
}

/** The marked entry of a list is its value, otherwise the first. */
function choose(list: Control | undefined, { selected, value, label }: Attributes): void {
  if (!list) return;
  const isFirst = list.value === '' && !list.isChosen;
  if (selected !== 'true' && !isFirst) return;
  list.value = value ?? label ?? '';
  list.isChosen = selected === 'true';
}

function innermost(open: readonly (Control | undefined)[]): Control | undefined {
  return open.filter((control) => control !== undefined).at(-1);
}
