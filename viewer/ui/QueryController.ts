import { EngineStopped, type EngineClient } from '../client/EngineClient';
import type { ElementMatch, Match, MatchPlace, QueryResult } from '../protocol';
import { LatestOnly } from './LatestOnly';
import type { LibraryView } from './LibraryView';
import { QueryBox } from './QueryBox';
import type { StagePlace } from './shownAddress';
import type { StageView } from './StageView';
import type { TimelineView } from './TimelineView';

const NOTHING: QueryResult = { summary: '', scope: 'frame', count: 0, matches: [] };

/** Milliseconds without a keystroke after which typing has ended. */
const PAUSE = 250;

/** Where matches are marked. */
interface Views {
  stage: StageView;
  timeline: TimelineView;
  library: LibraryView;
}

interface Actions {
  /** The timeline and frame to query; undefined before a document is open. */
  shown(): StagePlace | undefined;
  onItem(path: string): void;
  onFrame(frame: number): void;
  /** Shows another timeline or frame. */
  onPlace(place: StagePlace): void;
  onElement(match: ElementMatch): void;
  /** Called when the text of the query changes. */
  onText(): void;
}

/** Runs the queries of the query box, and marks the matches in all parts of the viewer. */
export class QueryController {
  readonly box: QueryBox;
  private readonly queries = new LatestOnly((text: string | null) => this.run(text));
  /** What is marked. */
  private found = NOTHING;
  /** What is listed of the whole document; undefined where the list is of what is shown. */
  private whole: { readonly text: string; readonly result: QueryResult } | undefined;
  /** The index in that list of what was chosen, and is not shown yet. */
  private wanted: number | undefined;

  constructor(
    private readonly client: EngineClient,
    private readonly views: Views,
    private readonly actions: Actions,
  ) {
    this.box = new QueryBox({
      onQuery: (text) => {
        this.whole = undefined;
        this.queries.ask(text);
        this.actions.onText();
      },
      onChoose: (match) => this.choose(match),
    });
  }

  get hasFound(): boolean {
    return this.found.count > 0;
  }

  /** The document has changed: the whole of it is searched again. */
  open(): void {
    this.whole = undefined;
  }

  /** Runs the query again, as another frame is shown. */
  again(): void {
    if (this.box.text.trim() !== '') this.queries.ask(this.box.text);
  }

  /** Removes the marks while something plays. */
  unmark(): void {
    this.mark(NOTHING);
  }

  private async run(text: string | null): Promise<void> {
    const shown = this.actions.shown();
    if (text === null || !shown) {
      this.mark(NOTHING);
      this.box.showNothing();
      return;
    }
    try {
      const result = await this.client.ask('query', { text, ...shown });
      if (this.queries.isOutdated) return;
      this.mark(result);
      if (this.box.isWhole && result.scope !== 'library') await this.searchWhole(text, shown);
      else this.list(text, shown, result);
    } catch (error) {
      if (error instanceof EngineStopped) return;
      this.mark(NOTHING);
      this.box.showFault(error);
    }
  }

  private list(text: string, shown: StagePlace, result: QueryResult): void {
    this.box.show(result);
    if (result.count === 0) void this.hint(text, shown);
  }

  /** Lists what is found in the whole document, once typing has ended; marks what was chosen of it. */
  private async searchWhole(text: string, shown: StagePlace): Promise<void> {
    const { wanted } = this;
    const isListed = this.whole?.text === text;
    if (isListed && wanted === undefined) return;
    if (!isListed) await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (this.queries.isOutdated) return;
    const result = await this.client.ask('query', { text, ...shown, isEverywhere: true });
    if (this.queries.isOutdated) return;
    this.wanted = undefined;
    const chosen = isListed && wanted !== undefined ? result.matches.at(wanted) : undefined;
    if (chosen) this.markChosen(chosen);
    if (isListed) return;
    this.whole = { text, result };
    this.list(text, shown, result);
  }

  /** Shows advice once typing has ended: looking everywhere takes longer than a query. */
  private async hint(text: string, shown: StagePlace): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    if (this.box.text !== text) return;
    const hints = await this.client.ask('hints', { text, ...shown }).catch(() => []);
    if (this.box.text === text) this.box.showHints(hints);
  }

  private mark(found: QueryResult): void {
    this.found = found;
    const { matches } = found;
    const { stage, timeline, library } = this.views;
    stage.mark(matches);
    timeline.mark(matches);
    const paths = matches.flatMap((match) => {
      if (match.kind === 'item') return [match.path];
      return match.kind === 'element' && match.item !== '' ? [match.item] : [];
    });
    library.mark(new Set(paths));
  }

  private choose(match: Match): void {
    if (match.at) this.chooseAt(match, match.at);
    else if (match.kind === 'item') this.actions.onItem(match.path);
    else if (match.kind === 'frame') this.actions.onFrame(match.start);
    else this.markChosen(match);
  }

  /** Goes to where it is: what is marked there is known when that is shown. */
  private chooseAt(match: Match, place: MatchPlace): void {
    this.wanted = this.whole?.result.matches.indexOf(match);
    this.actions.onPlace(place);
  }

  private markChosen(match: Match): void {
    if (match.kind === 'element') this.actions.onElement(match);
    this.views.stage.mark(this.found.matches, match);
  }
}
