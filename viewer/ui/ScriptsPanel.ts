import type { DocumentInfo, ItemInfo, ScriptInfo, ScriptList, TimelineId } from '../protocol';
import { codeLines, type CodePart } from './codeParts';
import { copyButton } from './copyButton';
import { counted, make } from './dom';
import { ListInParts } from './ListInParts';

/** Lines of a script that are shown: a page of more would be slow. */
const MAX_LINES = 5000;

interface Actions {
  /** Asks for the scripts of the document. */
  load(): Promise<ScriptList>;
  onScript(script: ScriptInfo): void;
  onItem(path: string): void;
}

/** Where something is selected. */
interface Selected {
  readonly id: TimelineId;
  readonly frame: number;
  /** The index of its layer. */
  readonly layer: number;
  /** Of an element; without it, the script of the keyframe is meant. */
  readonly script?: string;
}

/** All scripts of the document, a search over them, and the text of the one that is chosen. */
export class ScriptsPanel {
  readonly element: HTMLElement;
  private readonly status = make('p', { class: 'status', attributes: { role: 'status' } });
  private readonly search = make('input', {
    class: 'filter',
    attributes: { type: 'text', placeholder: 'Search all scripts', 'aria-label': 'Search all scripts' },
    on: { input: () => this.update() },
  });
  private readonly list = make('ul', { class: 'script-list', attributes: { 'aria-label': 'Scripts' } });
  private readonly rows = new ListInParts(this.list);
  private readonly lines = make('ol', { class: 'lines' });
  private readonly where = make('p', { class: 'panel-title' });
  private readonly text: HTMLElement;
  private readonly classes = make('details', { class: 'classes' });
  /** The script to show as soon as all are listed. */
  private followed: Selected | undefined;
  private scripts: ScriptInfo[] = [];
  private unreadable: readonly string[] = [];
  private chosen: ScriptInfo | undefined;
  private loaded: Promise<void> | undefined;

  constructor(private readonly actions: Actions) {
    const copy = copyButton('Copy', () => this.chosen?.text ?? '');
    const room = make(
      'div',
      { class: 'code', attributes: { tabindex: 0, role: 'region', 'aria-label': 'Text of the script' } },
      this.lines,
    );
    this.text = make(
      'div',
      { class: 'script-text' },
      make('div', { class: 'panel-bar' }, this.where, copy),
      room,
    );
    this.element = make(
      'div',
      { class: 'scripts' },
      ...[this.search, this.status, this.list, this.classes, this.text],
    );
    this.open();
  }

  /** Forgets the scripts of the document before. */
  open(document?: DocumentInfo): void {
    this.listClasses(document?.items ?? []);
    this.followed = undefined;
    this.loaded = undefined;
    this.scripts = [];
    this.unreadable = [];
    this.search.value = '';
    this.choose(undefined);
    this.update();
  }

  /** Lists the scripts, when they are looked at first: they are in all symbols. */
  show(): Promise<void> {
    return (this.loaded ??= this.load());
  }

  /** Shows the script of what is selected, where it has one. */
  follow(selected: Selected): void {
    this.followed = selected;
    const { id, frame, layer, script } = selected;
    const timeline = 'symbol' in id ? { symbol: id.symbol } : id;
    const key = JSON.stringify(timeline);
    const found = this.scripts.find(
      (one) =>
        JSON.stringify(one.id) === key &&
        one.place === layer &&
        one.frame <= frame &&
        frame < one.end &&
        (script === undefined ? one.owner === '' : one.owner !== '' && one.text === script),
    );
    if (found === undefined) return;
    this.choose(found);
    this.update();
  }

  /** Their files are beside the document, or nowhere: a class that only is a name needs none. */
  private listClasses(items: readonly ItemInfo[]): void {
    const linked = items.filter(({ linkage }) => linkage !== '');
    this.classes.hidden = linked.length === 0;
    const rows = linked.map(({ linkage, path }) =>
      make(
        'li',
        {},
        make('button', {
          text: linkage,
          attributes: { type: 'button', title: path },
          on: { click: () => this.actions.onItem(path) },
        }),
      ),
    );
    const words = 'Classes are in files beside the document, which are not shown here.';
    this.classes.replaceChildren(
      make('summary', { text: `Classes of the library (${linked.length})` }),
      make('p', { class: 'detail', text: words }),
      make('ul', {}, ...rows),
    );
  }

  private async load(): Promise<void> {
    this.status.textContent = 'Reading the symbols …';
    ({ scripts: this.scripts, unreadable: this.unreadable } = await this.actions.load());
    this.update();
    if (this.followed) this.follow(this.followed);
  }

  private update(): void {
    const word = this.search.value.trim().toLowerCase();
    const matching = this.scripts.filter((script) =>
      `${placeOf(script)}\n${script.text}`.toLowerCase().includes(word),
    );
    const total = counted(this.scripts.length, 'script');
    const count = word === '' ? total : `${matching.length} of ${total}`;
    const others = counted(this.unreadable.length, 'symbol');
    this.status.textContent =
      this.unreadable.length === 0 ? count : `${count}; not read: ${others} (${this.unreadable.join(', ')})`;
    this.search.hidden = this.scripts.length === 0;
    this.list.hidden = matching.length === 0;
    this.rows.fill(matching, (script) => this.makeRow(script, word));
    this.markLines();
  }

  private makeRow(script: ScriptInfo, word: string): HTMLElement {
    const lines = linesOf(script);
    const hit = word === '' ? -1 : lines.findIndex((line) => line.toLowerCase().includes(word));
    const first =
      hit >= 0 ? `${hit + 1}: ${lines[hit].trim()}` : (lines.find((line) => line.trim() !== '') ?? '').trim();
    const button = make(
      'button',
      {
        attributes: {
          type: 'button',
          title: placeOf(script),
          'aria-current': script === this.chosen ? 'true' : false,
        },
        on: {
          click: () => {
            this.list.querySelector('[aria-current]')?.removeAttribute('aria-current');
            button.setAttribute('aria-current', 'true');
            this.choose(script);
            this.actions.onScript(script);
          },
        },
      },
      make('span', { class: 'name', text: placeOf(script) }),
      make('span', { class: 'detail', text: counted(lines.length, 'line') }),
      make('code', { text: first.slice(0, 200) }),
    );
    return make('li', {}, button);
  }

  private choose(script: ScriptInfo | undefined): void {
    this.chosen = script;
    this.text.hidden = script === undefined;
    if (script === undefined) return;
    const lines = linesOf(script);
    const rest =
      lines.length > MAX_LINES ? [make('li', { text: `… ${lines.length - MAX_LINES} lines more` })] : [];
    this.where.textContent = placeOf(script);
    const coloured = codeLines(lines.slice(0, MAX_LINES).join('\n'));
    this.lines.replaceChildren(...coloured.map((parts) => make('li', {}, ...parts.map(makePart))), ...rest);
    this.markLines();
    this.lines.querySelector('.found')?.scrollIntoView({ block: 'nearest' });
  }

  /** Marks the lines of the script with what is searched. */
  private markLines(): void {
    const word = this.search.value.trim().toLowerCase();
    for (const line of this.lines.children) {
      line.classList.toggle('found', word !== '' && (line.textContent ?? '').toLowerCase().includes(word));
    }
  }
}

function makePart({ text, kind }: CodePart): Node {
  return kind === undefined ? document.createTextNode(text) : make('span', { class: kind, text });
}

/** Without the empty line that a break at the end would add. */
function linesOf({ text }: ScriptInfo): string[] {
  return text.replace(/\s+$/, '').split(/\r\n|\r|\n/);
}

/** `Scene 1 › actions › frame 12`: people count frames from 1. */
function placeOf({ timeline, layer, frame, owner }: ScriptInfo): string {
  return [timeline, layer, `frame ${frame + 1}`, ...(owner === '' ? [] : [owner])].join(' › ');
}
