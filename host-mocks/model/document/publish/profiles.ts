import { checkText } from '../../../../document/checks/checkValue';
import { HostError } from '../../../../document/checks/HostError';
import { XmlFile } from '../../../../document/xml/XmlFile';
import { PUBLISH_PROFILE } from '../../../../document/xfl/schema/documentSchema';
import type { XmlNode } from '../../../../document/xml/XmlNode';
import { DEFAULT_PROFILE } from './defaultProfile';
import type { PublishSettings } from './PublishSettings';

/** The first free of `Profile 1`, `Profile 2`, … */
function freeName(settings: PublishSettings): string {
  const taken = new Set(settings.names);
  for (let number = 1; ; number++) if (!taken.has(`Profile ${number}`)) return `Profile ${number}`;
}

function titleOf(method: string, settings: PublishSettings, name: unknown): string {
  return name === undefined || name === null ? freeName(settings) : checkText(`Document.${method}`, name);
}

/** Adds a copy of the current profile and uses it. Returns its index, -1 if the name is taken. */
export function addProfile(settings: PublishSettings, name?: string): number {
  const title = titleOf('addNewPublishProfile', settings, name);
  if (settings.names.includes(title)) return -1;
  settings.flashProperties();
  const { current } = settings;
  if (!current?.parent) return -1;
  const copy = current.clone();
  PUBLISH_PROFILE.name.write(copy, title);
  current.parent.append(copy);
  settings.use(title);
  return settings.names.indexOf(title);
}

/** Deletes the current profile, unless it is the last. Returns the index of the profile that is then current. */
export function deleteProfile(settings: PublishSettings): number {
  const { current, profiles } = settings;
  if (current && profiles.length > 1) {
    const index = profiles.indexOf(current);
    current.remove();
    const next = settings.profiles[Math.min(index, profiles.length - 2)];
    settings.use(PUBLISH_PROFILE.name.read(next));
  }
  const used = settings.current;
  return used ? settings.profiles.indexOf(used) : 0;
}

/** False if the name is taken. */
export function renameProfile(settings: PublishSettings, name?: string): boolean {
  const title = titleOf('renamePublishProfile', settings, name);
  if (settings.names.includes(title)) return false;
  settings.flashProperties();
  if (settings.current) PUBLISH_PROFILE.name.write(settings.current, title);
  return true;
}

/**
 * The XML of a profile, by default of the current one: the element of the profile alone, without an XML declaration, and
 * without the mark of the current one. Source: a profile that Flash exported (vanmeeter/com.giadc.digitaltoolbox), and
 * scripts that read `new XML(text).PublishFormatProperties`.
 */
export function exportProfile(settings: PublishSettings, name?: string): string {
  const { current, profiles } = settings;
  const existing = current ? profiles : [settings.currentOrDefault];
  const profile =
    name === undefined
      ? (current ?? existing[0])
      : existing.find((other) => PUBLISH_PROFILE.name.read(other) === name);
  if (!profile)
    throw new HostError(`exportPublishProfileString: there is no profile "${name ?? DEFAULT_PROFILE}"`);
  const root = profile.clone();
  root.setAttr(PUBLISH_PROFILE.current.name, null);
  return `${XmlFile.create('profile', root).serialize()}\n`;
}

/** Replaces the current profile by one from its XML. False for a text that is not a profile. */
export function importProfile(settings: PublishSettings, xml: string): boolean {
  const profile = readProfile(xml);
  if (!profile) return false;
  settings.flashProperties();
  const { current } = settings;
  if (!current?.parent) return false;
  const list = current.parent;
  const index = list.children.indexOf(current);
  const copy = profile.clone();
  PUBLISH_PROFILE.name.write(copy, settings.currentName);
  PUBLISH_PROFILE.current.write(copy, true);
  current.remove();
  list.insert(copy, index);
  return true;
}

/**
 * Adds a profile from its XML under the name of its file, or a free one. Returns its index, -1 for a text that is not a
 * profile.
 */
export function addImportedProfile(settings: PublishSettings, xml: string, name: string): number {
  const profile = readProfile(xml);
  if (!profile) return -1;
  settings.flashProperties();
  const copy = profile.clone();
  const title = name === '' || settings.names.includes(name) ? freeName(settings) : name;
  PUBLISH_PROFILE.name.write(copy, title);
  settings.current?.parent?.append(copy);
  settings.use(title);
  return settings.names.indexOf(title);
}

function readProfile(xml: string): XmlNode | undefined {
  try {
    const { root } = new XmlFile('importPublishProfileString', xml);
    return /profile$/.test(root.name) ? root : root.children.find(({ name }) => /profile$/.test(name));
  } catch {
    return undefined;
  }
}
