import type { BrowserContextOptions } from 'playwright-core';
import type { WatchedPage } from '../support/browser';

/** A site that was built and is served. */
export interface BuiltSite {
  folder: string;
  /** `http://localhost:1234` */
  origin: string;
  /** The paths that were asked for. */
  requests: readonly string[];
  /** Opens a page in a browser of its own. */
  open(address: string, options?: BrowserContextOptions): Promise<WatchedPage>;
}
