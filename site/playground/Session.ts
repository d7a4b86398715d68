import type { EngineClient } from '../../viewer/client/EngineClient';
import type { DocumentInfo, RunOutcome } from '../../viewer/protocol';
import type { ExportAsk, MadeFile, PublishAsk, Published } from '../tools/protocol';
import type { TimelineId } from '../../viewer/protocol';
import { UndoHistory } from './UndoHistory';
import { askTool, type Waiting } from './askTool';

/** A document that is open, with what scripts did to it. */
export class Session {
  private name = 'document.fla';
  /** The document as it was opened; undefined until a script runs. */
  private original: Uint8Array | undefined;
  private readonly history = new UndoHistory<Uint8Array>();
  private isRunning = false;
  private keeping = Promise.resolve();

  constructor(private readonly client: EngineClient) {}

  /** True if there is something to undo. */
  get canUndo(): boolean {
    return this.history.canUndo;
  }

  /** True if something was undone and nothing has changed the document since. */
  get canRedo(): boolean {
    return this.history.canRedo;
  }

  /** Another document is open. */
  begin(name: string): void {
    this.name = name.replace(/\.(?:zip|xfl)$/i, '').replace(/(?:\.fla)?$/i, '.fla');
    this.original = undefined;
    this.history.clear();
  }

  /**
   * Runs a script. What it throws is part of the outcome.
   *
   * @throws EngineStopped when `stop` ends it
   */
  async run(source: string): Promise<RunOutcome> {
    this.isRunning = true;
    this.keeping = this.keep();
    try {
      await this.keeping;
      return await this.client.ask('run', { source, name: 'script.jsfl' });
    } finally {
      this.isRunning = false;
    }
  }

  /** Ends a script that runs, and opens the document as it was before. Null when none runs. */
  async stop(): Promise<DocumentInfo | null> {
    if (!this.isRunning) return null;
    // Without a copy there would be nothing to go back to.
    await this.keeping;
    this.client.stop();
    return this.openAgain(this.history.takeBack());
  }

  /** Keeps the document as it is before a script. */
  private async keep(): Promise<void> {
    const before = await this.save();
    this.original ??= before;
    this.history.note(before);
  }

  /** Opens the document as it was before the last run. Null when there was none. */
  async undo(): Promise<DocumentInfo | null> {
    return this.openAgain(this.canUndo ? this.history.undo(await this.save()) : undefined);
  }

  /** Takes the last `undo` back. Null when there was none. */
  async redo(): Promise<DocumentInfo | null> {
    return this.openAgain(this.canRedo ? this.history.redo(await this.save()) : undefined);
  }

  private async openAgain(source: Uint8Array | undefined): Promise<DocumentInfo | null> {
    return source === undefined ? null : this.client.ask('open', { source, name: this.name });
  }

  /** The document as an FLA file. */
  save(): Promise<Uint8Array> {
    return this.client.ask('save', {});
  }

  get fileName(): string {
    return this.name;
  }

  /** What scripts changed since the document was opened, in the words of `diff`. */
  async changes(): Promise<string[]> {
    if (this.original === undefined) return [];
    const { original: bytes, name } = this;
    return askTool('changes', { before: { bytes, name }, after: { bytes: await this.save(), name } });
  }

  /** Makes files as the command `export` does. */
  async export(
    format: ExportAsk['format'],
    timeline: TimelineId,
    options: Omit<ExportAsk, 'document' | 'format' | 'timeline'>,
    waiting: Waiting,
  ): Promise<MadeFile[]> {
    const document = { bytes: await this.save(), name: this.name };
    return askTool('export', { document, format, timeline, ...options }, waiting);
  }

  /** Publishes the document, as the command `publish` does. */
  async publish(
    format: 'canvas' | 'swf',
    machine: Pick<PublishAsk, 'rasterizer' | 'player'>,
  ): Promise<Published> {
    return askTool('publish', {
      document: { bytes: await this.save(), name: this.name },
      format,
      ...machine,
    });
  }
}
