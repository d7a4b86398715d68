import { SaxesParser } from 'saxes';
import { HostError } from '../../../document/checks/HostError';
import { lookUp } from '../../../document/xml/lookUp';
import { Panel, type PanelPart } from './Panel';

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

/** The dialogue that an XML text describes. @throws HostError for XML that cannot be read. */
export function readPanel(xml: string, method: string): Panel {
  const panel = new Panel();
  const open: { name: string; part: PanelPart | undefined }[] = [];
  const handlers: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw new HostError(`${method}: the dialogue is no well-formed XML: ${error.message}`);
  });
  parser.on('opentag', ({ name, attributes }: { name: string; attributes: Attributes }) => {
    if (name === 'dialog') panel.title = attributes.title ?? '';
    if (ENTRIES.has(name)) addEntry(open.filter(({ part }) => part?.entries).at(-1)?.part, attributes);
    const part = readPart(name, attributes);
    if (attributes.id !== undefined) panel.parts.set(attributes.id, part);
    if (attributes.oncreate !== undefined) handlers.push(attributes.oncreate);
    open.push({ name, part });
  });
  parser.on('closetag', () => open.pop());
  const addText = (text: string): void => {
    if (open.at(-1)?.name === 'script' && text.trim() !== '') panel.openings.push(text);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(xml).close();
  for (const handler of handlers) panel.openings.push(handler);
  return panel;
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

/** The marked entry of a list is its value, otherwise the first. */
function addEntry(list: PanelPart | undefined, { selected, value, label = '' }: Attributes): void {
  if (!list?.entries) return;
  list.entries.push({ label, value: value ?? label });
  if (selected === 'true') list.chosen = list.entries.length - 1;
}
