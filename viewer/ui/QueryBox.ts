import { EngineError } from '../client/EngineClient';
import { MAX_LISTED, type Match, type QueryResult, type QueryScope } from '../protocol';
import { counted, make } from './dom';
import { ListInParts } from './ListInParts';

const EXAMPLES = 'Query, such as star*, $$ :bitmap, layers :locked';

/** Where was searched. */
const SCOPES: Readonly<Record<QueryScope, string>> = {
  frame: 'in this frame',
  timeline: 'on this timeline',
  library: 'in the library',
  document: 'in the whole document',
};

interface Actions {
  /** Asks; null for an empty text. */
  onQuery(text: string | null): void;
  onChoose(match: Match): void;
}

/** A line to type a query in, and what it finds. */
export class QueryBox {
  readonly element: HTMLElement;
  readonly results: HTMLElement;
  private readonly input: HTMLInputElement;
  private readonly status = make('p', { class: 'status', attributes: { role: 'status' } });
  private readonly wholeButton = make('button', {
    class: 'whole',
    text: 'Whole document',
    attributes: {
      type: 'button',
      title: 'Search all frames of all timelines (Enter, where the query is typed)',
      'aria-pressed': 'false',
    },
    on: { click: () => this.toggleWhole() },
  });
  private readonly list = make('ul', { class: 'matches', attributes: { 'aria-label': 'Matches' } });
  private readonly hints = make('ul', { class: 'hints', attributes: { 'aria-label': 'Hints' } });
  private readonly rows = new ListInParts(this.list);
  private readonly fault = make('pre', { class: 'fault', attributes: { role: 'alert' } });

  constructor(private readonly actions: Actions) {
    this.input = make('input', {
      attributes: {
        type: 'search',
        placeholder: EXAMPLES,
        'aria-label': 'Query',
        spellcheck: 'false',
        autocomplete: 'off',
        autocapitalize: 'off',
      },
      on: { input: () => this.ask(), keydown: (event) => this.onKey(event) },
    });
    this.element = make(
      'div',
      { class: 'query', attributes: { role: 'search', 'aria-label': 'Query' } },
      this.input,
    );
    this.results = make(
      'section',
      { class: 'results', attributes: { 'aria-label': 'What the query finds' } },
      make('div', { class: 'scope' }, this.status, this.wholeButton),
      this.fault,
      this.hints,
      this.list,
    );
    this.results.hidden = true;
  }

  get text(): string {
    return this.input.value;
  }

  set text(text: string) {
    this.input.value = text;
    this.ask();
  }

  /** True where the whole document is searched, and not only what is shown. */
  get isWhole(): boolean {
    return this.wholeButton.getAttribute('aria-pressed') === 'true';
  }

  focus(): void {
    this.input.focus();
    this.input.select();
  }

  show({ count, matches, summary, scope }: QueryResult): void {
    this.clear();
    const rest = count - Math.min(matches.length, MAX_LISTED);
    this.status.textContent = `${count === 0 ? 'Nothing was found' : summary} ${SCOPES[scope]}`;
    this.wholeButton.hidden = scope === 'library';
    const rows: (Match | string)[] = matches.slice(0, MAX_LISTED);
    if (rest > 0) rows.push(`and ${rest} more`);
    this.rows.fill(rows, (row) =>
      typeof row === 'string' ? make('li', { class: 'rest', text: row }) : make('li', {}, this.makeRow(row)),
    );
  }

  /** Says what to try instead. A query between grave accents is typed by a click. */
  showHints(hints: readonly string[]): void {
    const lines = hints.map((hint) => {
      const parts = hint.split('`').map((part, index) => (index % 2 === 0 ? part : this.makeTry(part)));
      return make('li', {}, ...parts);
    });
    this.hints.replaceChildren(...lines);
  }

  private makeTry(query: string): HTMLElement {
    return make('button', {
      class: 'try',
      text: query,
      attributes: { type: 'button', title: 'Ask this' },
      on: { click: () => (this.text = query) },
    });
  }

  /** Shows what is wrong with the query, with a caret below the place. */
  showFault(error: unknown): void {
    this.clear();
    const message = (error as Error).message;
    this.input.setAttribute('aria-invalid', 'true');
    const index = error instanceof EngineError ? error.fault.index : undefined;
    if (index === undefined) {
      this.fault.textContent = message;
      return;
    }
    // The library's message shows the query without its prefix; here the whole line is shown.
    const lines = message.split('\n');
    const reason = lines[0].replace(/^\S+\(\): /, '');
    const hints = lines.slice(3).map((line) => line.trim());
    this.fault.textContent = [this.text, `${' '.repeat(index)}^`, reason, ...hints].join('\n');
  }

  showNothing(): void {
    this.clear();
    this.results.hidden = true;
  }

  private clear(): void {
    this.results.hidden = false;
    this.status.textContent = '';
    this.wholeButton.hidden = true;
    this.fault.textContent = '';
    this.hints.replaceChildren();
    this.rows.clear();
    this.input.removeAttribute('aria-invalid');
  }

  private ask(): void {
    const text = this.text.trim();
    this.actions.onQuery(text === '' ? null : this.text);
  }

  private toggleWhole(): void {
    this.wholeButton.setAttribute('aria-pressed', String(!this.isWhole));
    this.ask();
  }

  private onKey(event: KeyboardEvent): void {
    if (event.key === 'Enter' && !event.isComposing && !this.wholeButton.hidden) this.toggleWhole();
    if (event.key !== 'Escape' || this.text === '') return;
    event.preventDefault();
    this.text = '';
  }

  private makeRow(match: Match): HTMLElement {
    const { text, at } = match;
    const where = at && make('span', { class: 'detail', text: `${at.timeline}, frame ${at.frame + 1}` });
    const row = make(
      'button',
      {
        attributes: { type: 'button', title: describe(match) },
        on: {
          click: () => {
            this.list.querySelector('[aria-current]')?.removeAttribute('aria-current');
            row.setAttribute('aria-current', 'true');
            this.actions.onChoose(match);
          },
        },
      },
      text,
      ...(where ? [where] : []),
    );
    return row;
  }
}

function describe(match: Match): string {
  switch (match.kind) {
    case 'element':
      return match.item === '' ? match.text : `instance of ${match.item}`;
    case 'item':
      return match.path;
    case 'layer':
      return match.text;
    default:
      return `${match.text}, ${counted(match.duration, 'frame')}`;
  }
}
