import type { ParameterRecord, ParameterValue } from '../timeline/instances/readParameters';
import { XmlWriter } from './XmlWriter';

const TYPES = [
  undefined,
  'Default',
  'Array',
  'Object',
  'List',
  'String',
  'Number',
  'Boolean',
  'Font Name',
  'Color',
] as const;
const LIST = 4;
const STEP = '   ';
const MAX_LENGTH = 2 ** 28;

/** `<parametersAsXML>`: the parameters that were set for an instance of a component. */
export function writeParameters(xml: XmlWriter, parameters: readonly ParameterRecord[]): void {
  if (parameters.length === 0) return;
  const text = parameters.map((parameter) => `${STEP}${propertyText(parameter)}\n`).join('');
  xml.cdataElement('parametersAsXML', text);
}

function propertyText({ name, label, category, value, isVerbose }: ParameterRecord): string {
  const property = new XmlWriter(STEP, MAX_LENGTH, 1);
  property.element('property', { id: name }, () => {
    property.element('Inspectable', {
      name: label === '' ? name : label,
      variable: name,
      category,
      verbose: isVerbose ? '1' : '0',
      defaultValue: valueText(value),
      enumeration: value.type === LIST ? value.values.map(({ text }) => text).join(',') : undefined,
      type: TYPES[value.type] ?? 'Default',
    });
  });
  return property.toString();
}

/** The value that is set; the values of an array or object, joined. */
function valueText({ type, values, defaultIndex }: ParameterValue): string {
  if (type === LIST) return values[defaultIndex]?.text ?? '';
  return values.map(({ text }) => text).join(',');
}
