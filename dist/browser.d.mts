import type { Document, Flash } from './animate.js';

/** The format name in the data. */
declare const DATA_FORMAT = "adobe-collection/document";
/** A part of a document: its attributes and its own parts, by name. */
export interface NodeData {
    /** The kind of an entry of a list. */
    kind?: string;
    [name: string]: DataValue | undefined;
}
export type DataValue = string | number | boolean | NodeData | NodeData[];
/** A file of the document that is not part of the tree. */
export type FileData = {
    text: string;
} | {
    base64: string;
};
/** A whole document as plain data; `schema/document.schema.json` describes it. */
export interface DocumentData {
    format: typeof DATA_FORMAT;
    version: number;
    /** The file name. */
    name: string;
    /** Settings of the document: `width`, `height`, `frameRate`, `backgroundColor` and others. */
    document: NodeData;
    scenes: NodeData[];
    library: NodeData[];
    /** Media and settings, by their paths in the document. */
    files: Record<string, FileData>;
}

/**
 * A document as a small object, for tests:
 *
 *     createHost({
 *       width: 800, height: 600, frameRate: 30,
 *       library: [
 *         { name: 'ui/star', type: 'movie clip', linkageClassName: 'Star',
 *           layers: [{ elements: [{ shape: 'rectangle', width: 40, height: 20, fill: '#FF0000' }] }] },
 *         { name: 'photo', type: 'bitmap', width: 320, height: 200 },
 *       ],
 *       layers: [
 *         { name: 'labels', frames: [{ duration: 10, name: 'start' }, { index: 10, script: 'stop();' }] },
 *         { name: 'stars', locked: true, elements: [{ item: 'ui/star', name: 'a', x: 10, y: 20, rotation: 45 }] },
 *       ],
 *     });
 *
 * Layers are listed from the top, elements from the back, as in the host. A document has `layers` (one scene called
 * "Scene 1") or `scenes`. A layer has `elements` (one keyframe) or `frames`. Folders that are named in paths of items
 * are created. Lengths are pixels, angles degrees, times frames; omitted members have the host's defaults.
 */
export interface DocumentLiteral extends TimelineLiteral {
    /** File name; without it the document is untitled. */
    name?: string;
    width?: number;
    height?: number;
    frameRate?: number;
    backgroundColor?: string;
    /** Index of the current scene, from 0. */
    currentTimeline?: number;
    scenes?: (TimelineLiteral & {
        name?: string;
    })[];
    library?: ItemLiteral[];
    docClass?: string;
    asVersion?: number;
    /** Further attributes of `DOMDocument`. */
    attributes?: AttributesLiteral;
}
/** Attributes of the document format, for what the notation does not cover. */
export type AttributesLiteral = Record<string, string | number | boolean>;
export interface TimelineLiteral {
    currentFrame?: number;
    layers?: LayerLiteral[];
}
export type ItemType = 'movie clip' | 'graphic' | 'button' | 'component' | 'folder' | 'bitmap' | 'sound' | 'video' | 'font' | 'compiled clip';
export interface ItemLiteral extends TimelineLiteral {
    /** Full path, folders separated by `/`. */
    name: string;
    /** Default `movie clip`. */
    type?: ItemType;
    /** Exports the item for ActionScript. */
    linkageClassName?: string;
    linkageBaseClass?: string;
    linkageIdentifier?: string;
    linkageExportForAS?: boolean;
    linkageExportInFirstFrame?: boolean;
    /** For bitmaps and videos. */
    width?: number;
    height?: number;
    /** For fonts. */
    font?: string;
    attributes?: AttributesLiteral;
}
export interface LayerLiteral {
    /** Default `Layer 1`, … from the bottom. */
    name?: string;
    /** Default `normal`; `guided` and `masked` follow from the parent. */
    type?: 'normal' | 'guide' | 'mask' | 'folder';
    /** Name of the folder, mask or guide above that the layer belongs to. */
    parent?: string;
    locked?: boolean;
    visible?: boolean;
    outline?: boolean;
    color?: string;
    /** The current layer of the timeline; by default the top one. */
    current?: boolean;
    frames?: FrameLiteral[];
    /** Shorthand for one keyframe with these elements. */
    elements?: ElementLiteral[];
    /** Duration in frames of the keyframe of `elements`. */
    duration?: number;
    attributes?: AttributesLiteral;
}
export interface FrameLiteral {
    /** Default: the end of the previous keyframe. */
    index?: number;
    /** Default 1. */
    duration?: number;
    name?: string;
    labelType?: 'name' | 'comment' | 'anchor';
    tweenType?: 'motion' | 'shape';
    tweenEasing?: number;
    script?: string;
    /** Path of the sound. */
    sound?: string;
    elements?: ElementLiteral[];
    attributes?: AttributesLiteral;
}
/** The members that all elements have. */
export interface PlacementLiteral {
    name?: string;
    /**
     * Position of the registration point; for shapes and primitives, the upper left corner (scripts read their centre).
     */
    x?: number;
    y?: number;
    scaleX?: number;
    scaleY?: number;
    rotation?: number;
    skewX?: number;
    skewY?: number;
    /** Instead of the members above. */
    matrix?: {
        a?: number;
        b?: number;
        c?: number;
        d?: number;
        tx?: number;
        ty?: number;
    };
    transformationPoint?: {
        x: number;
        y: number;
    };
    selected?: boolean;
    locked?: boolean;
    attributes?: AttributesLiteral;
}
/** An instance of a library item; its kind is that of the item (a symbol if there is no such item). */
export interface InstanceLiteral extends PlacementLiteral {
    item: string;
    /** Type of the instance; default: that of the item. */
    symbolType?: 'movie clip' | 'graphic' | 'button';
    visible?: boolean;
    /** 0 to 100. */
    alpha?: number;
    blendMode?: string;
    /** For graphics. */
    loop?: string;
    firstFrame?: number;
}
export interface TextLiteral extends PlacementLiteral {
    text: string;
    /** Default `static`. */
    textType?: 'static' | 'dynamic' | 'input';
    width?: number;
    height?: number;
    size?: number;
    face?: string;
    color?: string;
}
/** A raw shape: a rectangle or oval drawn into the frame. */
export interface ShapeLiteral extends PlacementLiteral {
    shape: 'rectangle' | 'oval' | 'line';
    width?: number;
    height?: number;
    /** `#RRGGBB`, null for none; default black. */
    fill?: string | null;
    /** `#RRGGBB`, null for none; default none (black for a line). */
    stroke?: string | null;
    strokeWidth?: number;
    /** A drawing object with a matrix, instead of a shape that is merged into the frame. */
    drawingObject?: boolean;
}
/** A rectangle or oval primitive. */
export interface PrimitiveLiteral extends PlacementLiteral {
    primitive: 'rectangle' | 'oval';
    width?: number;
    height?: number;
    fill?: string | null;
    stroke?: string | null;
    strokeWidth?: number;
}
/** The positions of members are in the coordinates of the timeline, not of the group. */
export interface GroupLiteral extends PlacementLiteral {
    group: ElementLiteral[];
}
export type ElementLiteral = InstanceLiteral | TextLiteral | ShapeLiteral | PrimitiveLiteral | GroupLiteral;

/** Bounds against hostile documents: what exceeds one is refused with an error that names the limit. */
export interface DocumentLimits {
    /** Entries of an FLA, or files of an XFL folder. Default 65,535, the maximum of a zip without extensions. */
    maxEntries: number;
    /** Bytes of all entries together, unpacked. Default 2 GiB. */
    maxTotalSize: number;
    /**
     * Unpacked size of an entry in relation to its packed size; entries below 1 MiB are never refused. Default 250 (in
     * real documents up to 42; deflate's maximum is 1,032).
     */
    maxRatio: number;
    /** The same of all entries together; documents below 256 MiB are never refused. Default 50 (in real documents up to 6). */
    maxTotalRatio: number;
    /** Characters of one text entry. Default 256 million. */
    maxTextLength: number;
    /** Depth of nested elements in an XML text. Default 512 (real documents stay below 40). */
    maxDepth: number;
    /** Pixels of a picture that is drawn, and of each bitmap in it. Default 64 million. */
    maxPixels: number;
}
export declare const DEFAULT_LIMITS: Readonly<DocumentLimits>;

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

declare const RESOLVED: unique symbol;
/**
 * A path to write to: absolute, and without links. Only the functions of this file make one, and all code that writes
 * requires one. So the path whose permissions are checked is the path that is opened.
 */
export type WritePath = string & {
    readonly [RESOLVED]: true;
};

/** A file or a folder. */
export interface FileStat {
    isFile: boolean;
    isFolder: boolean;
    isLink: boolean;
    /** Bytes. */
    size: number;
    /** Permission bits of POSIX. */
    mode: number;
    /** Numbers of the user and the group that own it; 0 if the system has none. */
    user: number;
    group: number;
    /** Milliseconds since 1970. */
    createdMs: number;
    modifiedMs: number;
}
export interface FolderEntry {
    name: string;
    isLink: boolean;
}
export interface CreateOptions {
    /** Waits until the file is on the disk. */
    isSynced: boolean;
    /** The file whose permissions, and owner if possible, the new one gets; default: the system's. */
    like?: FileStat;
}
/**
 * A file system. Failures throw an Error with a `code` such as ENOENT. Methods that change files take resolved paths
 * (`WritePath`), and do not follow links.
 */
export interface Disk {
    exists(path: string): boolean;
    /** True if this process may write to the existing file, whatever the permissions of its folder. */
    isWritable(path: string): boolean;
    /** Follows links; undefined if nothing exists there. */
    stat(path: string): FileStat | undefined;
    /** Describes a link itself; undefined if nothing exists there. */
    linkStat(path: string): FileStat | undefined;
    /** The entries of a folder, sorted by name. */
    list(folder: string): FolderEntry[];
    /** The absolute path without links. */
    realPath(path: string): string;
    /** The target of a link, as it is written. */
    readLink(link: string): string;
    read(file: string): Uint8Array;
    /** The first bytes of a file, up to `length`. */
    readStart(file: string, length: number): Uint8Array;
    /** Writes to a target that is not a file, such as a device; only `writeFile` replaces files. Texts are UTF-8. */
    write(file: WritePath, content: string | Uint8Array): void;
    /** Adds a text to a file. If only a part can be written, the file stays as it was. */
    append(file: WritePath, text: string): void;
    /** Writes a file that must not exist yet. */
    create(file: WritePath, chunks: Iterable<Uint8Array>, options: CreateOptions): void;
    /** Makes renames in a folder durable, if the system can. */
    sync(folder: WritePath): void;
    /** Makes a folder and those above it. */
    makeFolder(folder: WritePath): void;
    /** Makes a new folder whose name begins with `prefix`. */
    makeTemporaryFolder(prefix: WritePath): string;
    rename(from: WritePath, to: WritePath): void;
    /** Adds a second name for a file; throws EEXIST if it exists. Not all file systems can. */
    link(file: WritePath, name: WritePath): void;
    /** Copies a file; throws EEXIST if the target exists. */
    copy(from: string, to: WritePath): void;
    setMode(path: WritePath, mode: number): void;
    /** Removes a file. */
    removeFile(file: WritePath): void;
    /** Removes an empty folder. */
    removeFolder(folder: WritePath): void;
    /** Removes a file, or a folder and its content. */
    removeAll(path: WritePath): void;
}

/** A disk that lives as long as the page or the Worker. Paths are POSIX's; there are no links, and no users. */
export declare class MemoryDisk implements Disk {
    /** Files and folders by absolute path. */
    private readonly entries;
    private lastTemporary;
    constructor();
    exists(path: string): boolean;
    isWritable(path: string): boolean;
    stat(path: string): FileStat | undefined;
    linkStat(path: string): FileStat | undefined;
    list(folder: string): FolderEntry[];
    realPath(path: string): string;
    readLink(link: string): string;
    read(file: string): Uint8Array;
    readStart(file: string, length: number): Uint8Array;
    write(file: string, content: string | Uint8Array): void;
    append(file: string, text: string): void;
    create(file: string, chunks: Iterable<Uint8Array>, { like }: CreateOptions): void;
    sync(): void;
    makeFolder(folder: string): void;
    makeTemporaryFolder(prefix: string): string;
    rename(from: string, to: string): void;
    link(file: string, name: string): void;
    copy(from: string, to: string): void;
    setMode(path: string, mode: number): void;
    removeFile(file: string): void;
    removeFolder(folder: string): void;
    removeAll(path: string): void;
    private put;
    private need;
    private bytesOf;
    private needFolderOf;
    /** A file may replace a file, and a folder an empty folder. */
    private makeRoomFor;
    private below;
    private childrenOf;
}

export interface TreeOptions {
    /** Show the timelines of symbols below their items; default true. */
    symbols?: boolean;
    /** Show the elements of frames; default true. */
    elements?: boolean;
    /** The number of the first frame: 0, as in scripts (the default), or 1, as in Animate's timeline. */
    firstFrame?: 0 | 1;
}

/** The options of `HostHandle.render`. */
export interface RenderOptions {
    /** From 0; default: where the playhead is. */
    frame?: number;
    /** Elements, or a collection of them, to outline and label; the rest is drawn pale. */
    matches?: ArrayLike<object> | {
        elements: ArrayLike<object>;
    };
}
/** A running host: its objects as scripts see them, and access from outside. */
export declare class HostHandle {
    private installation?;
    private own;
    /** The program object, with the members that scripts see. */
    get fl(): Flash;
    /** The document in front, with the members that scripts see; lists are Arrays of the caller's realm. */
    get document(): Document;
    /** Everything that was traced, one text per call; of more than 64 million characters the newest part. */
    get output(): readonly string[];
    /** Everything that `alert` showed; as `output`. */
    get alerts(): readonly string[];
    /** Faults of documents that did not keep them from opening, such as missing library files. */
    get warnings(): readonly string[];
    /** What scripts published, exported or tested, or would have, with the option `publishing: 'note'` or `'write'`. */
    get published(): readonly Publication[];
    /** The global object of the realm that scripts run in. */
    get global(): Record<string, unknown>;
    /**
     * Opens another document and makes it active.
     *
     * @param path an FLA, an XFL folder or an `.xfl` file
     * @returns the document, with the members that scripts see
     * @throws DocumentError that names the file and the cause
     * @example openHost('logo.fla').open('ui.fla').name; // 'ui.fla'
     */
    open(path: string): Document;
    /**
     * Runs a script, in the language of Animate's engine unless the options `realm` or `modern` say otherwise.
     *
     * @param source the script
     * @param file the name of the script in errors
     * @returns the value of the last statement; objects of the host, Arrays and plain objects as the caller's own
     * @throws ScriptSyntaxError for what the host's engine does not know; whatever the script throws
     * @example createHost().run('[fl.documents.length, typeof JSON]'); // [0, 'undefined']
     */
    run(source: string, file?: string): unknown;
    /**
     * Runs a script from a file.
     *
     * @param path the file
     * @returns as `run`
     * @throws ScriptSyntaxError for what the host's engine does not know; whatever the script throws
     * @example openHost('logo.fla').runFile('tidy.jsfl');
     */
    runFile(path: string): unknown;
    /**
     * Puts `fl`, `document`, `FLfile`, the classes and the dialogues on a global object, until `uninstall`: for functions
     * of the caller's own that use them. Scripts that `run` runs have them without it.
     *
     * @param target the global object; default: the caller's own
     * @example
     * const host = createHost({}).install();
     * fl.documents.length; // 1
     * host.uninstall();
     */
    install(target?: object): this;
    /**
     * Puts back what was on the global object before `install`.
     *
     * @example createHost({}).install().uninstall().dispose();
     */
    uninstall(): this;
    /**
     * Writes the document in front as an indented text, for snapshots.
     *
     * @param options what to leave out; default: nothing
     * @returns the text
     * @throws Error when no document is open
     * @example createHost({ name: 'a.fla', layers: [] }).toTree().split('\n')[0]; // 'a.fla, 550 x 400, 24 fps'
     */
    toTree(options?: TreeOptions): string;
    /**
     * Draws the document in front as SVG: what is on the stage at one frame.
     *
     * @param options `frame`: counted from 0, default: where the playhead is; `matches`: elements, or a collection of them, to outline and label, the rest is drawn pale
     * @returns the picture, a text
     * @throws RangeError for a frame that the timeline does not have; TypeError for matches that are not elements; Error when no document is open
     * @example
     * const host = openHost('logo.fla');
     * host.render({ matches: host.document.getTimeline().layers[3].frames[0].elements }).includes('<svg');
     */
    render({ frame, matches }?: RenderOptions): string;
    /**
     * Takes the globals away and closes the documents; their objects throw from then on.
     *
     * @example createHost({}).dispose();
     */
    dispose(): void;
    private elementsOf;
    private running;
    /**
     * An error that leaves a script has the script's frames in its stack, in the form that test runners read, then those
     * of who called the host.
     */
    private explained;
    /** A message, with what to write instead if a script took a name for one of the library. */
    private advised;
}

/** Behaviours and limits of a host in a browser: scripts always run in the realm of the page or Worker. */
export type BrowserHostOptions = Omit<HostOptions, 'realm' | 'modern'>;
/** A running host in a browser. Its disk is in memory. */
export declare class BrowserHost extends HostHandle {
    /** The files that scripts and documents see; paths are POSIX paths. */
    readonly disk: MemoryDisk;
    /**
     * Writes the current document as an FLA file. The file that it was opened from does not change.
     *
     * @returns the bytes of the file
     * @throws Error when no document is open; DocumentError for one that cannot be written
     * @example new Blob([createHost({}).save()]);
     */
    save(): Uint8Array;
}

/** The files of an XFL folder by their paths in it, such as `DOMDocument.xml` and `LIBRARY/star.xml`. */
export type DocumentFilesByPath = Readonly<Record<string, Uint8Array | string>>;

/**
 * A document that cannot be opened, read or saved. The message names the file (and the entry in it) and the cause:
 * `logo.fla, LIBRARY/star.xml: malformed XML at line 3, column 7: unexpected close tag`.
 */
export declare class DocumentError extends Error {
    readonly name = "DocumentError";
    /** The file on disk, or the entry of a document; whatever the message begins with. */
    readonly path: string;
    /** The message without the path. */
    readonly reason: string;
    constructor(path: string, reason: string);
}

/**
 * Loads the package `@resvg/resvg-wasm`, which draws pictures in pixels.
 *
 * @param wasm - the file `index_bg.wasm` of that package: its bytes, or its address
 * @param fonts - TTF and OTF files for texts: a page cannot read those of the machine; default: none
 * @throws Error where the package or the file cannot be loaded
 */
export declare function loadRasterizer(wasm: ArrayBuffer | Uint8Array<ArrayBuffer> | string, fonts?: readonly Uint8Array[]): Promise<void>;

/**
 * Creates a host with an open document, in a page or a Worker. Nothing is sent over the network.
 *
 * @param source the bytes of an FLA file, or the files of an XFL folder by their paths
 * @param options behaviours and limits of the host, and `name`: the name of the file or folder; default: `document.fla`
 * @returns the host
 * @throws DocumentError that names the file and the cause
 * @example
 * const host = openHost(new Uint8Array(await file.arrayBuffer()), { name: file.name });
 * host.document.getTimeline().layerCount; // 4
 */
export declare function openHost(source: Uint8Array | DocumentFilesByPath, { name, ...options }?: Partial<BrowserHostOptions> & {
    name?: string;
}): BrowserHost;
/**
 * Creates a host with a document that a small object describes; without the object, no document is open.
 *
 * @param literal the document: pixels, degrees and frames, omitted members have the host's defaults; or the output of
 *   `export --to json`
 * @param options behaviours and limits of the host
 * @returns the host
 * @throws TypeError for an object that does not describe a document
 * @example createHost({ width: 320 }).document.width; // 320
 */
export declare function createHost(literal?: DocumentLiteral | DocumentData, options?: Partial<BrowserHostOptions>): BrowserHost;

export {};
