/** What a frame script that needs no compiler does, one call after another. */
export type Command =
  | { readonly kind: 'stop' | 'play' | 'next' | 'previous' | 'stopAllSounds' }
  | {
      readonly kind: 'go';
      /** A number from 1, or a label. */
      readonly target: number | string;
      /** The scene that is named; undefined for the one that plays. */
      readonly scene?: string;
      readonly plays: boolean;
    };
