import { amount } from '../../literal/amount';
import {
  PUBLISHING,
  STAGE,
  type DocumentFacts,
  type ElementFacts,
  type FactProperties,
  type FrameFacts,
  type ItemFacts,
  type LayerFacts,
} from './Facts';

/**
 * Facts as lines, for programs that compare texts: each thing on a line of its own, its properties below. Spans have their
 * lengths, not their positions: an additional frame changes no other line.
 */
export function factsText(facts: DocumentFacts): string {
  const { width, height, frameRate, backgroundColor, properties, publishing, scenes, library } = facts;
  const lines = [`${STAGE} ${width} x ${height}, ${frameRate} fps, ${backgroundColor}`];
  addProperties(lines, 1, properties);
  for (const { name, layers } of scenes) {
    add(lines, 0, `scene ${name}`);
    addLayers(lines, layers);
  }
  for (const item of library) addItem(lines, item);
  if (Object.keys(publishing).length > 0) lines.push(PUBLISHING);
  addProperties(lines, 1, publishing);
  return `${lines.join('\n')}\n`;
}

/** Items of a library as lines, in the same form. */
export function itemsText(items: readonly ItemFacts[]): string {
  const lines: string[] = [];
  for (const item of items) addItem(lines, item);
  return `${lines.join('\n')}\n`;
}

function addItem(lines: string[], { name, type, linkageClassName, properties, layers }: ItemFacts): void {
  const note = linkageClassName === undefined ? '' : `, class ${linkageClassName}`;
  add(lines, 0, `item ${name} (${type}${note})`);
  addProperties(lines, 1, properties);
  if (layers) addLayers(lines, layers);
}

function addLayers(lines: string[], layers: readonly LayerFacts[]): void {
  for (const { name, type, parent, visible, locked, properties, frames } of layers) {
    const notes = [
      ...(type === 'normal' ? [] : [type]),
      ...(parent === undefined ? [] : [`in ${parent}`]),
      ...(locked ? ['locked'] : []),
      ...(visible ? [] : ['hidden']),
    ];
    add(lines, 1, `layer ${name}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`);
    addProperties(lines, 2, properties);
    for (const frame of frames) addFrame(lines, frame);
  }
}

function addFrame(lines: string[], { duration, label, script, properties, elements }: FrameFacts): void {
  const name = label === undefined ? '' : ` ${JSON.stringify(label)}`;
  add(lines, 2, `keyframe${name}, ${amount(duration, 'frame')}`);
  addProperties(lines, 3, properties);
  if (script !== undefined) for (const line of script.split(/\r\n?|\n/)) add(lines, 3, `script: ${line}`);
  for (const element of elements) addElement(lines, 3, element);
}

function addElement(lines: string[], depth: number, element: ElementFacts): void {
  const { name, description, x, y, rotation, scaleX, scaleY, skew, properties, members } = element;
  add(lines, depth, `${name === '' ? '' : `${name}: `}${description} at ${x}, ${y}`);
  const shape = [
    ...(rotation === 0 ? [] : [`rotation ${rotation}`]),
    ...(scaleX === 1 && scaleY === 1 ? [] : [`scale ${scaleX}, ${scaleY}`]),
    ...(skew === 0 ? [] : [`skew ${skew}`]),
  ];
  if (shape.length > 0) add(lines, depth + 1, shape.join('; '));
  addProperties(lines, depth + 1, properties);
  for (const member of members ?? []) addElement(lines, depth + 1, member);
}

function addProperties(lines: string[], depth: number, properties: FactProperties): void {
  for (const name of Object.keys(properties).sort()) add(lines, depth, `${name}: ${properties[name]}`);
}

/** A value on one line. */
function add(lines: string[], depth: number, text: string): void {
  lines.push('  '.repeat(depth) + text.replace(/[\r\n]+/g, ' '));
}
