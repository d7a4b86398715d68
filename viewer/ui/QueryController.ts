import { EngineStopped, type EngineClient } from '../client/EngineClient';
import type { ElementMatch, Match, QueryResult, TimelineId } from '../protocol';
import { LatestOnly } from './LatestOnly';
import type { LibraryView } from './LibraryView';
import { QueryBox } from './QueryBox';
import type { StageView } from './StageView';
import type { TimelineView } from './TimelineView';

const NOTHING: QueryResult = { summary: '', count: 0, matches: [] };

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
  shown(): { id: TimelineId; frame: number } | undefined;
  onItem(path: string): void;
  onFrame(frame: number): void;
  onElement(match: ElementMatch): void;
  /** Called when the text of the query changes. */
  onText(): void;
}

/** Runs the queries of the query box, and marks the matches in all parts of the viewer. */
export class QueryController {
  readonly box: QueryBox;
  private readonly queries = new LatestOnly((text: string | null) => this.run(text));
  private found = NOTHING;

  constructor(
    private readonly client: EngineClient,
    private readonly views: Views,
    private readonly actions: Actions,
  ) {
    this.box = new QueryBox({
      onQuery: (text) => {
        this.queries.ask(text);
        this.actions.onText();
      },
      onChoose: (match) => this.choose(match),
    });
  }

  get hasFound(): boolean {
    return this.found.count > 0;
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
      this.box.show(result);
      this.mark(result);
      if (result.count === 0) void this.hint(text, shown);
    } catch (error) {
      if (error instanceof EngineStopped) return;
      this.mark(NOTHING);
      this.box.showFault(error);
    }
  }

  /** Shows advice once typing has ended: looking everywhere takes longer than a query. */
  private async hint(text: string, shown: { id: TimelineId; frame: number }): Promise<void> {
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
    if (match.kind === 'item') this.actions.onItem(match.path);
    else if (match.kind === 'frame') this.actions.onFrame(match.start);
    else {
      if (match.kind === 'element') this.actions.onElement(match);
      this.views.stage.mark(this.found.matches, match);
    }
  }
}
