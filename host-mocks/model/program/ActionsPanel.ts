import type { AdobeActionsPanel, Contract } from '../../contract/adobe';
import { checkText } from '../../../document/checks/checkValue';
import { HostObject } from '../../realm/HostObject';
import type { Frame } from '../timeline/Frame';
import type { ProgramHost } from './ProgramHost';

/** `fl.actionsPanel`: the script of the keyframe at the playhead on the current layer, and the selection in it. */
export class ActionsPanel extends HostObject implements Contract<AdobeActionsPanel> {
  static override readonly className = 'ActionsPanel';
  private selection?: { frame: Frame; start: number; end: number };

  constructor(private readonly host: ProgramHost) {
    super();
  }

  getText(): string {
    return this.frame?.actionScript ?? '';
  }

  /** False if there is no keyframe at the playhead. */
  setText(replacementText: string): boolean {
    const text = checkText('ActionsPanel.setText', replacementText);
    const { frame } = this;
    if (!frame) return false;
    frame.actionScript = text;
    this.selection = undefined;
    return true;
  }

  hasSelection(): boolean {
    const { start, end } = this.selected;
    return end > start;
  }

  getSelectedText(): string {
    const { start, end } = this.selected;
    return this.getText().slice(start, end);
  }

  /** False for characters that the script does not have. */
  setSelection(startIndex: number, numberOfChars: number): boolean {
    const { frame } = this;
    const end = startIndex + numberOfChars;
    const isWithin = startIndex >= 0 && numberOfChars >= 0 && end <= this.getText().length;
    if (!frame || !isWithin) return false;
    this.selection = { frame, start: startIndex, end };
    return true;
  }

  /** Without a selection the text is inserted at the beginning. */
  replaceSelectedText(replacementText: string): boolean {
    const text = checkText('ActionsPanel.replaceSelectedText', replacementText);
    const { frame } = this;
    if (!frame) return false;
    const { start, end } = this.selected;
    const script = this.getText();
    frame.actionScript = script.slice(0, start) + text + script.slice(end);
    this.selection = { frame, start: start + text.length, end: start + text.length };
    return true;
  }

  private get frame(): Frame | undefined {
    const timeline = this.host.active?.getTimeline();
    return timeline?.layers[timeline.currentLayer]?.frameAt(timeline.currentFrame);
  }

  /** The selection is lost when the panel shows another script. */
  private get selected(): { start: number; end: number } {
    const { selection } = this;
    return selection && selection.frame === this.frame ? selection : { start: 0, end: 0 };
  }
}
