/**
 * The types of what a query finds, read from its text where that is a literal: `:movieclip[x>200]` finds
 * SymbolInstances. What the types cannot know stays an Element or an Item: names, states, words of the user's own, and
 * queries that quote or escape.
 */

/** What a query finds that leaves it open. A text and not null: without `strict`, null is every type's. */
type Anything = 'anything';

/** The classes that pseudos of elements ask for. */
interface ElementTypes {
  instance: Instance;
  symbol: SymbolInstance;
  movieclip: SymbolInstance;
  graphic: SymbolInstance;
  button: SymbolInstance;
  bitmap: BitmapInstance;
  compiledclip: CompiledClipInstance;
  component: ComponentInstance;
  video: Instance;
  embeddedvideo: Instance;
  linkedvideo: Instance;
  text: Text;
  static: Text;
  dynamic: Text;
  input: Text;
  tlftext: Text;
  shape: Shape;
  group: Shape;
  primitive: Oval | Rectangle;
  rectangle: Rectangle;
  oval: Oval;
  parent: Anything;
  children: Anything;
  descendants: Anything;
}

/** The classes that pseudos of items ask for. */
interface ItemTypes {
  symbol: SymbolItem;
  movieclip: SymbolItem;
  graphic: SymbolItem;
  button: SymbolItem;
  timeline: SymbolItem;
  folder: FolderItem;
  bitmap: BitmapItem;
  sound: SoundItem;
  font: FontItem;
  video: VideoItem;
  embeddedvideo: VideoItem;
  linkedvideo: VideoItem;
  parent: FolderItem;
  children: Anything;
  descendants: Anything;
}

/** Pseudos that move to other objects: what was known before says nothing about them. */
type Leading = 'parent' | 'children' | 'descendants';

/** A text without what is between the first quotes, and so on to the last. */
type WithoutQuoted<Q extends string> = Q extends `${infer Before}"${string}"${infer After}`
  ? WithoutQuoted<`${Before}${After}`>
  : Q;

/** A text without attributes. */
type WithoutAttributes<Q extends string> = Q extends `${infer Before}[${string}]${infer After}`
  ? WithoutAttributes<`${Before}${After}`>
  : Q;

/** A text without arguments of pseudos, the innermost first; it contains a quote if a parenthesis is unmatched. */
type WithoutArguments<Q extends string> = Q extends `${infer Before})${infer After}`
  ? WithoutArguments<`${WithoutLastOpen<Before>}${After}`>
  : Q;

type WithoutLastOpen<Q extends string, Before extends string = ''> = Q extends `${infer Head}(${infer Rest}`
  ? Rest extends `${string}(${string}`
    ? WithoutLastOpen<Rest, `${Before}${Head}(`>
    : `${Before}${Head}`
  : `'`;

/** What was left out must have been well-formed: what remains has nothing that quotes, escapes or encloses. */
type Special = '"' | "'" | '\\' | '[' | ']' | '(' | ')';

/** The name of a pseudo, without blanks and a class after it. */
type WordOf<S extends string> = S extends `${infer Word}.${string}`
  ? WordOf<Word>
  : S extends `${infer Word} `
    ? WordOf<Word>
    : S;

/** What the steps after the name find. */
type FoundBySteps<Steps extends string, Types, Found> = Steps extends `${infer Step}:${infer Rest}`
  ? FoundBySteps<Rest, Types, FoundByWord<WordOf<Step>, Types, Found>>
  : FoundByWord<WordOf<Steps>, Types, Found>;

type FoundByWord<Word extends string, Types, Found> = Word extends keyof Types
  ? Word extends Leading
    ? Types[Word]
    : Found extends Anything
      ? Types[Word]
      : Found extends Types[Word]
        ? Found
        : Types[Word]
  : Found;

type FoundByGroup<Group extends string, Types> = Group extends `${string}:${infer Steps}`
  ? FoundBySteps<Steps, Types, Anything>
  : Anything;

type FoundByGroups<Groups extends string, Types> = Groups extends `${infer Group},${infer Rest}`
  ? FoundByGroup<Group, Types> | FoundByGroups<Rest, Types>
  : FoundByGroup<Groups, Types>;

type FoundByPlain<Q extends string, Types> = Q extends `${string}${Special}${string}`
  ? Anything
  : FoundByGroups<Q, Types>;

type FoundBy<Q extends string, Types> = string extends Q
  ? Anything
  : FoundByPlain<WithoutArguments<WithoutAttributes<WithoutQuoted<Q>>>, Types>;

/**
 * The query among arguments in any order; `string` where there is none.
 *
 * @example QueryIn<[Timeline, ':text']>; // ':text'
 */
export type QueryIn<Args extends unknown[]> = [TextIn<Args[number]>] extends [never]
  ? string
  : TextIn<Args[number]>;

type TextIn<Argument> = Argument extends string ? Argument : never;

/**
 * The type of the elements that a query finds.
 *
 * @example ElementFound<'star*:movieclip, :text'>; // SymbolInstance | Text
 */
export type ElementFound<Q extends string> = [FoundBy<Q, ElementTypes>] extends [Element]
  ? FoundBy<Q, ElementTypes>
  : Element;

/**
 * The type of the items that a query finds.
 *
 * @example ItemFound<'/ui/*:button'>; // SymbolItem
 */
export type ItemFound<Q extends string> = [FoundBy<Q, ItemTypes>] extends [Item]
  ? FoundBy<Q, ItemTypes>
  : Item;
