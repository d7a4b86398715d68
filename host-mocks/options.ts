import type { DocumentLimits } from '../document/container/limits';

/** A call that publishes, exports or tests a movie: noted, or carried out for the files in `files`. */
export interface Publication {
  /** The called member, such as `Document.publish`. */
  by: string;
  /** The name of the document. */
  document: string;
  /** The current publish profile. */
  profile: string;
  /** The `file:///` URI that would be written, where the profile or the call names one. */
  target?: string;
  /** The path of the library item, where an item is exported. */
  item?: string;
  /** The `file:///` URIs of the written files; missing if there are none. */
  files?: readonly string[];
}

/** A question that the host would ask its user. */
export interface Dialog {
  kind: 'alert' | 'confirm' | 'prompt' | 'browseForFileURL' | 'browseForFolderURL' | 'xmlPanel';
  /** The text shown, or the title of a file dialogue. */
  text: string;
  /** The text that `prompt` offers. */
  initial?: string;
  /** The controls of an `xmlPanel` with their values. */
  controls?: Readonly<Record<string, string>>;
  /**
   * Of an `xmlPanel` with commands: presses the button, or works the control, of that id. Its `oncommand` runs, which
   * may change or close the dialogue through `fl.xmlui`; then `controls` has the new values.
   */
  press?: (id: string) => void;
}

/**
 * `true` for OK, `false` or `null` for Cancel; a text for prompt and the file dialogues (a URI or a path); the values of
 * controls for `xmlPanel`, as an object or as `id=value&id=value`.
 */
export type Answer = string | boolean | null | Readonly<Record<string, string>>;

/**
 * Behaviours of the host that the evidence leaves open (host-mocks/FIDELITY.md gives it), each with the default first.
 */
export interface Switches {
  /** Assignment to `document.selection` adds to the old selection, or replaces it. */
  selectionSet: 'add' | 'replace';
  /** Order in which `document.selection` reads, with respect to `frame.elements`. */
  selectionOrder: 'reversed' | 'asIs';
  elementsOrder: 'backToFront' | 'frontToBack';
  /** The effect of `false` as the last argument of `setSelectedFrames` and `setSelectedLayers`. */
  selectedFramesFalse: 'toggle' | 'add';
  /** The type of the index that `library.findItemIndex` returns for an item that exists. */
  findItemIndex: 'number' | 'string';
  /** The value that `library.findItemIndex` returns for an item that does not exist. */
  findItemIndexMiss: '' | null | -1 | [];
  libraryOrder: 'file' | 'created' | 'name';
  /** A call that the host refuses throws, or has no effect and returns undefined. */
  strictNativeErrors: 'throw' | 'silent';
  /** True: coordinates are rounded to 1/20 px when they are set. */
  roundToTwips: boolean;
  /** The point that stays where it is when `scaleX`, `skewX`, `rotation` … of an element are set. */
  transformsAbout: 'transformationPoint' | 'registrationPoint';
  /** Any use of a deleted element or closed document throws, or is ignored. */
  staleObjects: 'throw' | 'ignore';
  /** Assignment to a read-only member throws, or is ignored. */
  readOnlyMembers: 'throw' | 'ignore';
  /** The script that `fl.scriptURI` names in a script run by another: the script itself, or its caller. */
  scriptURI: 'own' | 'caller';
  era: 'cs6' | 'animate';
}

/** The values of each switch, with the default first. */
export const switchValues: { readonly [N in keyof Switches]: readonly Switches[N][] } = {
  selectionSet: ['add', 'replace'],
  selectionOrder: ['reversed', 'asIs'],
  elementsOrder: ['backToFront', 'frontToBack'],
  selectedFramesFalse: ['toggle', 'add'],
  findItemIndex: ['number', 'string'],
  findItemIndexMiss: ['', null, -1, []],
  libraryOrder: ['file', 'created', 'name'],
  strictNativeErrors: ['throw', 'silent'],
  roundToTwips: [true, false],
  transformsAbout: ['transformationPoint', 'registrationPoint'],
  staleObjects: ['throw', 'ignore'],
  readOnlyMembers: ['throw', 'ignore'],
  scriptURI: ['own', 'caller'],
  era: ['animate', 'cs6'],
};

/** How binary FLA files, those of Flash CS4 and older, are handled. */
export interface OldFiles {
  /** True: saving a binary FLA at its own path replaces it by an FLA of Flash CS5 and later. False: it is refused. */
  inPlace: boolean;
  /** True: a document with an unreadable part is refused. False: that part is missing, with a warning. */
  strict: boolean;
}

export interface HostOptions extends Switches, OldFiles {
  /**
   * Where `run` and `runFile` run scripts: in a fresh realm with a global object of its own and the language of Animate's
   * engine; or in the caller's own realm, in the language of Node and with its globals.
   */
  realm: 'separate' | 'here';
  /** In a separate realm: leave the language as Node has it, instead of limiting it to that of the host's engine. */
  modern: boolean;
  /** Answers to dialogues, in order or by function; if none is left, a dialogue throws an error that names it. */
  answers: readonly Answer[] | ((dialog: Dialog) => Answer | undefined);
  /** Folders that `FLfile`, `fl.openDocument`, `fl.runScript` and saving may touch. Empty: none. */
  roots: readonly string[];
  /** Folders among them in which scripts may write files that are not documents. Default: all of them. */
  writable: readonly string[] | undefined;
  /** True: scripts may save documents. False: saving has no effect, returns false, and warns. */
  canSave: boolean;
  /**
   * Publishing, exporting and testing movies is refused, or noted in `HostHandle.published`, and nothing is written. With
   * `write`, HTML5 Canvas and SWF are written too, into the folders that scripts may touch; the rest is noted.
   */
  publishing: 'refuse' | 'note' | 'write';
  /**
   * The folder that `fl.configURI` names; scripts may read and write it. Default: the folder `Configuration` in the
   * first one of `roots`. Without roots there is none, and reading `fl.configURI` throws.
   */
  configDirectory: string | undefined;
  /** Folders with TTF and OTF files, whose advances are used to set text in pictures; default: none. */
  fonts: readonly string[];
  /** Bounds against hostile documents, where they differ from the defaults. */
  limits: Partial<DocumentLimits>;
  /** Called with each traced line as it comes. */
  onTrace: ((text: string) => void) | undefined;
  /** Called with each alert as it comes. */
  onAlert: ((text: string) => void) | undefined;
  /** Called with each call that is noted instead of published. */
  onPublish: ((publication: Publication) => void) | undefined;
  /** Called with each fault of a document that does not keep it from opening. */
  onWarning: ((text: string) => void) | undefined;
}

export const defaults: HostOptions = {
  selectionSet: 'add',
  selectionOrder: 'reversed',
  elementsOrder: 'backToFront',
  selectedFramesFalse: 'toggle',
  findItemIndex: 'number',
  findItemIndexMiss: '',
  libraryOrder: 'file',
  strictNativeErrors: 'throw',
  roundToTwips: true,
  transformsAbout: 'transformationPoint',
  staleObjects: 'throw',
  readOnlyMembers: 'throw',
  scriptURI: 'own',
  era: 'animate',
  realm: 'separate',
  modern: false,
  answers: [],
  roots: [],
  writable: undefined,
  canSave: true,
  inPlace: false,
  strict: false,
  publishing: 'refuse',
  configDirectory: undefined,
  fonts: [],
  limits: {},
  onTrace: undefined,
  onAlert: undefined,
  onPublish: undefined,
  onWarning: undefined,
};
