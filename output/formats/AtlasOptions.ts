export interface AtlasOptions {
  /** Short keys, a file half as large. */
  optimized: boolean;
  /** Symbols of one frame that hold no others, as pictures on their instances or as timelines of their own. */
  leaves?: 'pictures' | 'timelines';
}
