import type { CanvasSettings } from '../CanvasSettings';
import type { IncludedScript } from './ScriptFiles';

/** What a page needs to know of a film. */
export interface PageFacts {
  readonly settings: Pick<
    CanvasSettings,
    'name' | 'responsive' | 'fill' | 'centered' | 'hasPreloader' | 'isScriptInPage'
  >;
  /** The id under which the script has registered its composition. */
  readonly id: string;
  /** The class of the main timeline. */
  readonly root: string;
  /** Of the stage, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The stage: `#rrggbb`. */
  readonly color: string;
  /** The opacity of the stage, 0 to 1. */
  readonly opacity: number;
  /** The text of the script. */
  readonly script: string;
  /** Scripts of the document that are before that of the film. */
  readonly included: readonly IncludedScript[];
  /** Scripts of the document for the page itself, after that of the film. */
  readonly scripts: readonly string[];
  /** The HTML that the page is made of, with tokens such as `$TITLE`; undefined for none of the document's own. */
  readonly template: string | undefined;
  /** The address of the player; with its text where that is in the page. */
  readonly player: { readonly address: string; readonly text?: string };
  readonly hasFiles: boolean;
  readonly hasSounds: boolean;
  readonly hasGuides: boolean;
  readonly hasButtons: boolean;
}
