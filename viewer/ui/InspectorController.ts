import type { EngineClient } from '../client/EngineClient';
import type { DocumentInfo, Picked, ScriptInfo } from '../protocol';
import { Inspector } from './Inspector';
import { LatestOnly } from './LatestOnly';
import { PropertiesPanel } from './PropertiesPanel';
import { ScriptsPanel } from './ScriptsPanel';
import type { StagePlace } from './shownAddress';
import type { StageView } from './StageView';

interface Actions {
  /** The timeline and frame in which something is picked; undefined while it plays. */
  shown(): StagePlace | undefined;
  onScript(script: ScriptInfo): void;
  onFault(error: unknown): void;
}

/** The tab of the scripts. */
const SCRIPTS = 1;

/** What is picked on the stage, and the panels that show its properties and the scripts of the document. */
export class InspectorController {
  private readonly picks = new LatestOnly((point: { x: number; y: number }) => this.pick(point));
  private readonly properties = new PropertiesPanel();
  private readonly scripts: ScriptsPanel;
  private readonly inspector: Inspector;

  constructor(
    private readonly client: EngineClient,
    private readonly stage: StageView,
    private readonly actions: Actions,
  ) {
    const { onScript, onFault } = actions;
    this.scripts = new ScriptsPanel({ load: () => client.ask('scripts', {}), onScript });
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
    this.properties.open(document);
    this.scripts.open();
    if (this.inspector.shows(SCRIPTS)) this.inspector.show(SCRIPTS);
  }

  /** Picks what is at a point of the timeline's plane. */
  pickAt(x: number, y: number): void {
    this.picks.ask({ x, y });
  }

  /** Forgets what is picked. @param keepsMarks - true while matches of a query are marked on the stage */
  forget(keepsMarks: boolean): void {
    if (!keepsMarks) this.stage.pick(null);
    this.properties.show(null);
  }

  private async pick(point: { x: number; y: number }): Promise<void> {
    const shown = this.actions.shown();
    if (shown === undefined) return;
    const picked: Picked | null = await this.client
      .ask('elementAt', { ...shown, ...point })
      .catch(() => null);
    this.stage.pick(picked);
    this.properties.show(picked);
  }
}
