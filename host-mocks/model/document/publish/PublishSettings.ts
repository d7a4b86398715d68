import type { XmlFile } from '../../../../document/xml/XmlFile';
import { NodeCache } from '../../../../document/xml/NodeCache';
import { XmlNode } from '../../../../document/xml/XmlNode';
import { childOrNew } from '../../../../document/xfl/childNodes';
import type { DocumentFiles } from '../../../../document/xfl/DocumentFiles';
import { PUBLISH_PROFILE } from '../../../../document/xfl/schema/documentSchema';
import { DEFAULT_PROFILE, defaultProfile, type ProfileOwner } from './defaultProfile';

const PATH = 'PublishSettings.xml';

/** The publisher of HTML5 Canvas, by its id. Source: 11 documents that Animate 19 to 22 saved. */
const CANVAS = 'C6B9CB0C-C6DC-4FBC-9805-93E9EB37A444';

/** An entry of the library path: SWC files to compile with, or only against (`external`). */
export function libraryEntry(path: string, linkage: string): XmlNode {
  return XmlNode.create('library-path-entry', {}, [
    XmlNode.create('swc-path', {}, [], path),
    XmlNode.create('linkage', {}, [], linkage),
  ]);
}

/**
 * The publish profiles of a document, in a file of their own that is read at first need: a list of profiles, each with
 * properties for every format. Missing properties have the defaults of a new document.
 */
export class PublishSettings {
  private readonly hidden = new NodeCache(
    () => this.read('InvisibleLayer', '1') !== '0' && this.readCanvas('includeHiddenLayers') !== 'false',
  );

  constructor(
    private readonly files: DocumentFiles,
    private readonly owner: () => ProfileOwner,
  ) {}

  /** The current profile; that of a new document while none is stored. */
  get currentOrDefault(): XmlNode {
    return this.current ?? defaultProfile(this.owner());
  }

  /** Nodes of all profiles: `flash_profile`, or `profile` in documents for other platforms. */
  get profiles(): XmlNode[] {
    return this.file?.root.children.filter(({ name }) => /^(flash_)?profile$/.test(name)) ?? [];
  }

  get names(): string[] {
    const names = this.profiles.map((profile) => PUBLISH_PROFILE.name.read(profile));
    return names.length > 0 ? names : [DEFAULT_PROFILE];
  }

  /** The current profile: the one marked so, else the first. */
  get current(): XmlNode | undefined {
    const { profiles } = this;
    return profiles.find((profile) => PUBLISH_PROFILE.current.read(profile)) ?? profiles[0];
  }

  get currentName(): string {
    const { current } = this;
    return (current && PUBLISH_PROFILE.name.read(current)) || DEFAULT_PROFILE;
  }

  /** Makes the profile of that name the current one; false if there is none. */
  use(name: string): boolean {
    const { profiles } = this;
    const chosen = profiles.find((profile) => PUBLISH_PROFILE.name.read(profile) === name);
    if (!chosen) return profiles.length === 0 && name === DEFAULT_PROFILE;
    for (const profile of profiles) PUBLISH_PROFILE.current.write(profile, profile === chosen);
    return true;
  }

  /** A property for SWF files of the current profile, as text. */
  read(name: string, fallback: string): string {
    return this.current?.child('PublishFlashProperties')?.child(name)?.text() ?? fallback;
  }

  /** The SWC files and folders of the current profile that are compiled in. */
  get libraryPaths(): readonly string[] {
    const list = this.current?.child('PublishFlashProperties')?.child('LibraryPath');
    const entries = list?.childrenNamed('library-path-entry') ?? [];
    const merged = entries.filter((entry) => entry.child('linkage')?.text() === 'merge');
    return merged.map((entry) => entry.child('swc-path')?.text() ?? '').filter((path) => path !== '');
  }

  /** A property of the current profile about formats and their files, as text. */
  readFormat(name: string, fallback: string): string {
    return this.current?.child('PublishFormatProperties')?.child(name)?.text() ?? fallback;
  }

  /** A property for HTML5 Canvas of the current profile, as text; undefined if the profile has none. */
  readCanvas(name: string): string | undefined {
    const properties = this.current?.childrenNamed('PublishProperties');
    return properties
      ?.find((list) => list.attr('id') === CANVAS)
      ?.childrenNamed('Property')
      .find((property) => property.attr('name') === name)
      ?.text();
  }

  write(name: string, value: string): void {
    childOrNew(this.flashProperties(), name).setText(value);
  }

  /** Every measurement needs this: it is read once as long as the file does not change. */
  get includesHiddenLayers(): boolean {
    const { file } = this;
    return !file || this.hidden.of(file.root);
  }

  /** The properties for SWF files of the current profile, added if they are missing. */
  flashProperties(): XmlNode {
    const file = this.file ?? this.files.create(PATH, XmlNode.create('flash_profiles'));
    let profile = this.current;
    if (!profile) {
      profile = this.currentOrDefault;
      file.root.append(profile);
    }
    return childOrNew(profile, 'PublishFlashProperties');
  }

  private get file(): XmlFile | undefined {
    return this.files.xml(PATH);
  }
}
