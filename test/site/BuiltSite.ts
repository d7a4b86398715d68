import type { View, WatchedPage } from '../support/browser';

/** A site that was built and is served. */
export interface BuiltSite {
  folder: string;
  /** `http://localhost:1234` */
  origin: string;
  /** The paths that were asked for. */
  requests: readonly string[];
  /** Opens a page that knows nothing of those before it. */
  open(address: string, view?: View): Promise<WatchedPage>;
}
