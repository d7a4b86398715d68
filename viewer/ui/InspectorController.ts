import type { EngineClient } from '../client/EngineClient';
import type { DocumentInfo, Picked, ScriptInfo, Selection } from '../protocol';
import { counted } from './dom';
import { Inspector } from './Inspector';
import { LatestOnly } from './LatestOnly';
import { PropertiesPanel } from './PropertiesPanel';
import { ScriptsPanel } from './ScriptsPanel';
import { sharedProperties } from './sharedProperties';
import type { StagePlace } from './shownAddress';
import type { StageView } from './StageView';
import type { TimelineView } from './TimelineView';

interface Actions {
  /** The timeline and frame in which something is picked; undefined while it plays. */
  shown(): StagePlace | undefined;
  onScript(script: ScriptInfo): void;
  onItem(path: string): void;
  onFault(error: unknown): void;
}

interface Point {
  x: number;
  y: number;
  /** True to add to what is selected, or to take away from it. */
  adds: boolean;
}

/** The tab of the scripts. */
const SCRIPTS = 1;

/** What is selected on the stage, on the timeline or in the library, and the panels that show its properties and scripts. */
export class InspectorController {
  private readonly picks = new LatestOnly((point: Point) => this.pick(point));
  private readonly reads = new LatestOnly((of: Selection) => this.read(of));
  private readonly properties = new PropertiesPanel();
  private readonly scripts: ScriptsPanel;
  private readonly inspector: Inspector;
  private picked: Picked[] = [];
  /** What is selected elsewhere than on the stage. */
  private selected: Selection | null = null;

  constructor(
    private readonly client: EngineClient,
    private readonly views: { readonly stage: StageView; readonly timeline: TimelineView },
    private readonly actions: Actions,
  ) {
    const { onScript, onItem, onFault } = actions;
    this.scripts = new ScriptsPanel({ load: () => client.ask('scripts', {}), onScript, onItem });
    this.inspector = new Inspector([
      { name: 'Properties', panel: this.properties.element },
      {
        name: 'Scripts',
        panel: this.scripts.element,
        onShow: () => void this.scripts.show().catch(onFault),
      },
    ]);
  }

  get element(): HTMLElement {
    return this.inspector.element;
  }

  open(document: DocumentInfo): void {
    this.clear();
    this.properties.open(document);
    this.scripts.open(document);
    if (this.inspector.shows(SCRIPTS)) this.inspector.show(SCRIPTS);
  }

  /** Picks what is at a point of the timeline's plane. */
  pickAt(x: number, y: number, adds: boolean): void {
    this.picks.ask({ x, y, adds });
  }

  /** Selects a library item, a layer or a keyframe. */
  select(selected: Selection | null): void {
    this.clear(selected);
    if (selected) this.reads.ask(selected);
    else this.properties.show('Nothing selected', null);
  }

  /** Another frame is shown. @param keepsMarks - true while matches of a query are marked on the stage */
  forget(keepsMarks: boolean): void {
    if (!keepsMarks) this.views.stage.pick([]);
    this.picked = [];
    if (this.selected === null) this.properties.show('Nothing selected', null);
    else if (this.selected.kind !== 'item') this.reads.ask(this.selected);
  }

  private clear(selected: Selection | null = null): void {
    this.selected = selected;
    this.picked = [];
    this.views.stage.pick([]);
    if (selected === null || selected.kind === 'item') this.views.timeline.select(null);
  }

  private async read(of: Selection): Promise<void> {
    const { shown } = this.actions;
    const place = shown();
    if (place === undefined) return;
    const groups = await this.client.ask('properties', { of, ...place }).catch(() => null);
    if (of !== this.selected || groups === null) return;
    this.properties.show(titleOf(of, groups), groups);
    if (of.kind === 'keyframe') this.scripts.follow({ ...place, layer: of.layer });
  }

  private async pick({ x, y, adds }: Point): Promise<void> {
    const { stage, timeline } = this.views;
    const shown = this.actions.shown();
    if (shown === undefined) return;
    const { showsAll } = timeline.shownLayers;
    const picked = await this.client.ask('elementAt', { ...shown, x, y, showsAll }).catch(() => null);
    const before = adds ? this.picked : [];
    const others = before.filter((one) => !isSame(one, picked));
    const isTakenAway = others.length < before.length;
    this.select(null);
    this.picked = picked === null || isTakenAway ? others : [...others, picked];
    stage.pick(this.picked);
    this.showPicked();
    if (picked !== null && picked.script !== '') this.scripts.follow({ ...shown, ...picked });
  }

  private showPicked(): void {
    const [first] = this.picked;
    if (this.picked.length > 1) {
      const shared = sharedProperties(this.picked.map(({ properties }) => properties));
      this.properties.show(`${counted(this.picked.length, 'element')}: what they share`, shared);
    } else if (first !== undefined)
      this.properties.show(first.name || first.item || first.kind, first.properties);
  }
}

function titleOf(
  of: Selection,
  groups: readonly { rows: readonly (readonly [string, unknown])[] }[],
): string {
  if (of.kind === 'item') return of.path;
  const rows = new Map(groups[0]?.rows ?? []);
  if (of.kind === 'layer' || !rows.has('layer')) return `Layer "${String(rows.get('name'))}"`;
  const start = Number(rows.get('startFrame')) + 1;
  return `Keyframe ${start} of "${String(rows.get('layer'))}"`;
}

function isSame(one: Picked, other: Picked | null): boolean {
  const keyOf = ({ layer, name, item, box }: Picked): string => JSON.stringify([layer, name, item, box]);
  return other !== null && keyOf(one) === keyOf(other);
}
