import type { Blob, Catalogue, ComponentDefinition } from '../catalogue/Catalogue';

/** The SWF files that a component or compiled clip carries, and the prefixes of their attributes in XFL. */
const PARTS = [
  ['clip', 'swf', ''],
  ['livePreview', 'livePreview', '-preview'],
  ['livePreview11', 'livePreview11', '-preview11'],
] as const;

/** The name of such a file. `owner` distinguishes components and clips: `clip 3`. */
function fileName(owner: string, suffix: string): string {
  return `${owner}${suffix}.swf`;
}

/** The attributes that name the files of a component, and their origins. */
export function componentFileAttributes(
  owner: string,
  component: ComponentDefinition,
): Record<string, string | boolean | undefined> {
  const attributes: Record<string, string | boolean | undefined> = {};
  for (const [part, prefix, suffix] of PARTS) {
    const blob = component[part];
    if (blob === null || blob.bytes.length === 0) continue;
    if (part === 'livePreview11') attributes.persistLivePreview11 = true;
    attributes[`${prefix}ScmHRef`] = fileName(owner, suffix);
    attributes[`${prefix}ScmSourceFilename`] = blob.source === '' ? undefined : blob.source;
  }
  return attributes;
}

/** The owner of a component's files: its kind and its number. */
export function ownerName(kind: 'clip' | 'component', number: number): string {
  return `${kind} ${number}`;
}

/** The name of the file of a SWC, by its index in the list. */
export function swcName(index: number): string {
  return `swc ${index + 1}.swc`;
}

/** All files of components, compiled clips and the cache of SWC files, by their names in `bin`. */
export function componentFiles({ media, symbols, swcs }: Catalogue): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  const add = (owner: string, component: ComponentDefinition): void => {
    for (const [part, , suffix] of PARTS) addBlob(files, fileName(owner, suffix), component[part]);
  };
  for (const medium of media) {
    if (medium.kind === 'compiled clip') add(ownerName('clip', medium.number), medium.component);
  }
  for (const { number, component } of symbols) {
    if (component !== null) add(ownerName('component', number), component);
  }
  swcs.forEach(({ bytes }, index) => files.set(swcName(index), bytes));
  return files;
}

function addBlob(files: Map<string, Uint8Array>, name: string, blob: Blob | null): void {
  if (blob !== null && blob.bytes.length > 0) files.set(name, blob.bytes);
}
