import { changes } from '../../document/xml/changes';
import type { XmlNode } from '../../document/xml/XmlNode';
import type { Film } from '../Film';
import { sizeOf } from './fixedBox';

/** The state of an item when it was asked for. */
interface Snapshot {
  node: XmlNode | undefined;
  /** Version of a symbol's file; the size of anything else, which shares the document's file with the scenes. */
  stamp: number | string;
}

/** The items that a measurement looked at, and whether they still are what they were. */
export class Dependencies {
  private readonly snapshots = new Map<string, Snapshot>();
  /** Those of measurements inside this one. */
  private readonly inner = new Set<Dependencies>();
  /** The count of changes at which all of it was found to hold. */
  private heldAt = -1;
  /** The count of changes at which something of it was found not to hold. */
  private lostAt = -1;

  constructor(private readonly film: Film) {}

  /** Looks the node of an item up and notes that the measurement depends on it. */
  item(path: string): XmlNode | undefined {
    const item = this.film.itemAt(path);
    if (!this.snapshots.has(path)) this.snapshots.set(path, snapshotOf(item));
    return item;
  }

  /** Depends on all that another measurement depends on. */
  include(other: Dependencies): void {
    this.inner.add(other);
  }

  /** True while every item is the same and unchanged. */
  hold(): boolean {
    // A Set visits what is added while it is walked.
    const all = new Set<Dependencies>([this]);
    for (const dependencies of all) {
      if (dependencies.heldAt === changes.count) continue;
      if (dependencies.lostAt === changes.count || !dependencies.ownHold()) {
        dependencies.lostAt = changes.count;
        // Those around it need not be followed again until something changes: symbols can be nested deeply.
        for (const around of [...all].reverse()) around.noteInner();
        return false;
      }
      for (const other of dependencies.inner) all.add(other);
    }
    for (const dependencies of all) dependencies.heldAt = changes.count;
    return true;
  }

  /** Notes that it does not hold if one that it depends on does not. */
  private noteInner(): void {
    for (const { lostAt } of this.inner) if (lostAt === changes.count) this.lostAt = lostAt;
  }

  private ownHold(): boolean {
    for (const [path, snapshot] of this.snapshots) {
      const item = this.film.itemAt(path);
      if (item !== snapshot.node) return false;
      if (item && stampOf(item) !== snapshot.stamp) return false;
    }
    return true;
  }
}

function snapshotOf(item: XmlNode | undefined): Snapshot {
  return { node: item, stamp: item ? stampOf(item) : 0 };
}

function stampOf(node: XmlNode): number | string {
  const { file } = node;
  if (file?.root === node) return file.version;
  const { width, height } = sizeOf(node);
  return `${width} ${height}`;
}
