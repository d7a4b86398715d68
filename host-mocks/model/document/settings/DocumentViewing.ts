import { notImplemented } from '../../../../document/checks/HostError';
import { readPlayerVersion } from '../publish/playerVersion';
import { DocumentCore } from '../DocumentCore';
import { documentType } from '../../../../document/xfl/isCanvasDocument';
import type { FeatureMatrix } from './FeatureMatrix';

/** The player whose version is recorded. */
const RECORDED_PLAYER = /^FlashPlayer32(\.0)?$/;
const FLASH_PLAYER = /^FlashPlayer(\d+(?:\.[1-9])?)/;

/**
 * Properties that the reference does not list. Their initial values are those in a dump of a new document (Animate 24).
 * They last until the document is closed, and have no effect.
 */
export abstract class DocumentViewing extends DocumentCore {
  get pasteboardColorCheck(): boolean {
    return this.session.pasteboardColorCheck;
  }
  set pasteboardColorCheck(value: boolean) {
    this.session.pasteboardColorCheck = Boolean(value);
  }
  get animatedViewRect(): boolean {
    return this.session.animatedViewRect;
  }
  set animatedViewRect(value: boolean) {
    this.session.animatedViewRect = Boolean(value);
  }
  get legacyLineSpacing(): boolean {
    return this.session.legacyLineSpacing;
  }
  set legacyLineSpacing(value: boolean) {
    this.session.legacyLineSpacing = Boolean(value);
  }
  get mergeForSelection(): boolean {
    return this.session.mergeForSelection;
  }
  set mergeForSelection(value: boolean) {
    this.session.mergeForSelection = Boolean(value);
  }
  get stageScaleAnchor(): string {
    return this.session.stageScaleAnchor;
  }
  set stageScaleAnchor(value: string) {
    this.session.stageScaleAnchor = String(value);
  }
  get scaleContentWithStage(): boolean {
    return this.session.scaleContentWithStage;
  }
  set scaleContentWithStage(value: boolean) {
    this.session.scaleContentWithStage = Boolean(value);
  }

  override get notReadable(): readonly string[] {
    const version = readPlayerVersion(this.publishing);
    return [
      ...(documentType(this.node) === undefined ? ['type'] : []),
      ...(FLASH_PLAYER.test(version) ? [] : ['playerTarget']),
      ...(RECORDED_PLAYER.test(version) ? [] : ['playerVersion']),
    ];
  }

  /** `Flash Player 32`. @throws NotImplemented for AIR and other targets, whose names are not known */
  get playerTarget(): string {
    const version = readPlayerVersion(this.publishing);
    const match = FLASH_PLAYER.exec(version);
    if (match) return `Flash Player ${match[1]}`;
    throw notImplemented(`Document.playerTarget of ${version}`);
  }
  /** 10 for Flash Player 32. @throws NotImplemented for other players, whose version is not known */
  get playerVersion(): number {
    const version = readPlayerVersion(this.publishing);
    if (RECORDED_PLAYER.test(version)) return 10;
    throw notImplemented(`Document.playerVersion of ${version}`);
  }
  get featureMatrix(): FeatureMatrix {
    return this.features;
  }
  /** True for a document in a folder (XFL). */
  get isUncompressed(): boolean {
    return this.location !== undefined && this.files.container.kind === 'xfl';
  }
  /** No user types into a text here. */
  get inTextEditMode(): boolean {
    return false;
  }
}
