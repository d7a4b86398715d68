import { parse } from '../../src/selector/syntax/parse';
import { filterFrom } from '../../src/selector/selectObjects';
import { selectElements, selectItems } from './selectKinds';
import { elementRegistry, itemRegistry, Selectors } from '../../src/selector/words/Selectors';
import { naiveSelect } from './naive';
import { valueOrNothing, withoutRefusals } from './refusals';
import type { Kind } from './randomWorldQueries';
import type { Thing, World } from './world';

const wider = (thing: Thing, argument?: string): boolean =>
  Number(valueOrNothing(thing, 'x')) > Number(argument ?? 0);
const area = (thing: Thing): unknown =>
  valueOrNothing(thing, 'selected') ? valueOrNothing(thing, 'x') : undefined;
const words = { ':wider': wider, '[area]': area };
const registered = { element: words, item: words };

/** Registers `:wider` and `[area]`, which random queries ask for. */
export function registerWords(): void {
  for (const { register } of [Selectors.element, Selectors.item] as Pick<
    typeof Selectors.element,
    'register'
  >[]) {
    register(':wider', wider as (object: object) => unknown);
    register('[area]', area as (object: object) => unknown);
  }
}

/** How a query is asked, besides its text. */
export interface Asking {
  kind: Kind;
  world: World;
  isDistinct?: boolean;
  explain?: (text: string) => void;
}

/** The matches of the compiled query. */
export function compiledAnswer(query: string, source: Thing[], asking: Asking): Thing[] {
  const { kind, world, isDistinct, explain } = asking;
  const select = kind === 'element' ? selectElements : selectItems;
  const document = world as unknown as Document;
  const half = Math.floor(source.length / 2);
  const lists = [source.slice(0, half), [], source.slice(half)];
  return select(query, lists, { caller: '$()', document, isDistinct, explain }) as Thing[];
}

/** What the query leaves of a list. */
export function filteredAnswer(query: string, source: Thing[], { kind, world }: Asking): Thing[] {
  const words = kind === 'element' ? elementRegistry : itemRegistry;
  return filterFrom(words, query, source, {
    caller: '$()',
    document: world as unknown as Document,
  }) as Thing[];
}

/** The same, of the matches that the oracle finds. */
export function naiveFilter(source: Thing[], matches: Thing[]): Thing[] {
  const [wanted, present] = [new Set(matches), new Set(source)];
  return [...source.filter((thing) => wanted.has(thing)), ...matches.filter((thing) => !present.has(thing))];
}

/** The matches that the oracle finds. */
export function naiveAnswer(query: string, source: Thing[], { kind, world }: Asking): Thing[] {
  const tree = parse(query, kind === 'element' ? elementRegistry : itemRegistry);
  return withoutRefusals(() => naiveSelect(tree, source, { kind, world, registered }));
}
