import type { ScriptError, SourceText } from '../syntax/SourceText';

/** The script of a frame. */
export interface FrameCode {
  /** From 0, in the whole movie for the main timeline. */
  readonly frame: number;
  readonly source: SourceText;
}

/** A named instance on the stage, which becomes a member of the class around it. */
export interface StageInstance {
  readonly name: string;
  /** With its package: `flash.display.MovieClip`, `ui.Star`. */
  readonly type: string;
}

/** Code that a timeline adds to its class. */
export interface StageSetup {
  /** Members of the class. */
  readonly members: SourceText;
  /** Statements of the constructor, after what it extends was made. */
  readonly atStart: SourceText;
}

/** A class that is made for a timeline or a linkage, without a source of its own. */
export interface TimelineClass {
  /** With its package: `game_fla.MainTimeline`, `game_fla.box_3`, `Player`. */
  readonly name: string;
  /** With its package: `flash.display.MovieClip`, or a class of the user. */
  readonly base: string;
  /** Several scripts of one frame (of several layers) run in this order. */
  readonly frames: readonly FrameCode[];
  /** Declared automatically; empty where the document does not. */
  readonly instances: readonly StageInstance[];
  readonly setup?: StageSetup | undefined;
}

/** A class that exists in compiled form, in a SWC or in the player. */
export interface ExternalClass {
  /** With its package. */
  readonly name: string;
  /** With its package; empty for an interface. */
  readonly base: string;
  readonly isInterface?: boolean;
}

/** Values of conditional constants by names: `CONFIG::debug`. */
export type Constants = Readonly<Record<string, boolean | number | string>>;

/** All that is compiled to one block. */
export interface AvmProgram {
  readonly timelines: readonly TimelineClass[];
  /** Classes of the user that are needed in any case, with packages: the document class, linkages, their bases. */
  readonly roots: readonly string[];
  /** The source of a class, a function, a variable or a namespace by its name with the package. */
  findSource(qualifiedName: string): SourceText | undefined;
  /** The text that `include "path"` names. @param from - the `file` of the text around */
  include(path: string, from: string): SourceText | undefined;
  /** The names (without package) that have sources in a package: for `import a.b.*`, and within one package. */
  packageNames?(packageName: string): readonly string[];
  /** Instances on the stage of the symbol that a class of the user is linked with. */
  instancesOf?(className: string): readonly StageInstance[];
  /** Scripts of frames of that symbol: they become members of its class. */
  framesOf?(className: string): readonly FrameCode[];
  /** What that symbol adds to its class. */
  setupOf?(className: string): StageSetup | undefined;
  /** Classes in compiled form, but those of the player. */
  readonly externals?: readonly ExternalClass[];
  readonly constants?: Constants;
  /** True leaves out calls of `trace`, with their arguments; default: false. */
  readonly omitsTraces?: boolean;
  /** True makes undefined names errors, as Adobe's strict mode does. Default: false. */
  readonly isStrict?: boolean;
  /** True writes the names of methods, which messages of the player and of its debugger contain. Default: false. */
  readonly namesMethods?: boolean;
  /** True makes a block of each file, as libraries have them: a compiler takes the blocks that it needs. Default: one block. */
  readonly isSplit?: boolean;
}

/** A part of a program that a player reads at once. */
export interface CodeBlock {
  /** The name of its class with `/` in place of points, `ui/Star`; empty for the one block of a program that is not split. */
  readonly name: string;
  /** The ABC block: what follows flags and name in a `DoABC` tag. */
  readonly bytes: Uint8Array;
}

/** What a program becomes. */
export interface CompiledProgram {
  /** Blocks with bases before those with what extends them; none if there are errors. */
  readonly blocks: readonly CodeBlock[];
  /** The classes of the blocks with their packages, bases before what extends them. */
  readonly classes: readonly string[];
  /** In the order of the texts; empty if all was compiled. */
  readonly errors: readonly ScriptError[];
}
