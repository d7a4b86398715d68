import type { PersistentDatum } from '../timeline/instances/readPersistentData';
import type { XmlWriter } from './XmlWriter';

/** `<persistentData>`: numbers and texts. Arrays occur only for armatures. */
export function writePersistentData(xml: XmlWriter, data: readonly PersistentDatum[]): void {
  const plain = data.filter(({ value }) => typeof value === 'number' || typeof value === 'string');
  if (plain.length === 0) return;
  xml.element('persistentData', {}, () => {
    for (const { name, value } of plain) {
      xml.element('PD', {
        n: name,
        t: typeof value === 'number' ? 'i' : undefined,
        v: value as number | string,
      });
    }
  });
}

/** True for data of the bone tool; XFL contains only its three counters. */
export function isOfArmature(name: string): boolean {
  if (/^ik(Tree|Bone|Node)Count$/.test(name)) return false;
  return /^(lsd|_?ik|Armature_)|_ik(NodeStates|TreeStates|StartFrame)$/.test(name);
}
