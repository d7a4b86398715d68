import { FilmKeyframe } from '../../../film/records/FilmTimeline';
import type { AdobeFrame, Contract } from '../../contract/adobe';
import type { Point } from '../../../geometry/matrix';
import { kept } from '../../realm/kept';
import { HostObject } from '../../realm/HostObject';
import { XmlFile } from '../../../document/xml/XmlFile';
import type { XmlNode } from '../../../document/xml/XmlNode';
import { checkChoice, checkText } from '../../../document/checks/checkValue';
import { elementOf } from '../elements';
import { checkObject } from '../../../document/checks/checkGeometry';
import type { Element } from '../elements/Element';
import type { PlacedItem } from '../elements/ElementOwner';
import { bakeTween } from './frames/keyframes';
import { hasMotionPath, setMotionDuration, setMotionXml } from './frames/motionXml';
import { readEase, writeEase } from './customEase';
import { writeLabelType, writeName } from './label';
import type { Layer } from './Layer';
import type { TimelineDocument } from './TimelineDocument';
import { readDuration, readStart } from '../../../document/xfl/spans';
import { readScript, writeScript } from '../../../document/xfl/frameScript';
import { attachSound, type EnvelopePoint, readEnvelope, soundItemOf, writeEnvelope } from './sound';
import { assign, checked } from '../../../document/xfl/assign';
import { SOUND } from '../../../document/xfl/schema/soundSchema';
import { KEYFRAME } from '../../../document/xfl/schema/timelineSchema';
import { DocumentSound } from '../../../document/xfl/sounds/DocumentSound';
import { Tween } from './Tween';
import { chooseSlider, readEasing, setTweenFlag, setTweenType } from './tweening';

/** Motion in three dimensions, which this host keeps but does not edit, and paths on a stage that is not drawn. */
type NotDone = 'convertMotionObjectTo2D' | 'convertMotionObjectTo3D' | 'selectMotionPath';

/**
 * `soundLibraryItem` is null without a sound; the envelope is an Array of points, not an item; `isEmpty` is a property.
 */
type Corrected = 'soundLibraryItem' | 'getSoundEnvelope' | 'setSoundEnvelope' | 'isEmpty';

/** The end of a sound that is not cut: notes on a running Animate, and constants of xJSFL ("equals infinite"). */
const UNCUT = 1_073_741_823;

const NO_ELEMENTS: Element[] = kept([]);

/** A keyframe with its span: a view of one `DOMFrame`. */
export class Frame extends HostObject implements Contract<AdobeFrame, NotDone | Corrected> {
  static override readonly className = 'Frame';
  private tween: Tween | undefined;
  private listed = NO_ELEMENTS;
  /** The file with which the list was last compared, and its version then. */
  private listedAt: number | undefined;

  constructor(
    readonly node: XmlNode,
    readonly layer: Layer,
  ) {
    super();
  }

  get startFrame(): number {
    return readStart(this.node);
  }
  get duration(): number {
    return readDuration(this.node);
  }

  /** In file order, back to front, unless the switch `elementsOrder` says otherwise. */
  get elements(): Element[] {
    const elements = this.backToFront;
    const order = this.document.switches.elementsOrder;
    return order === 'frontToBack' ? [...elements].reverse() : elements;
  }
  /** The elements in drawing order, whatever the switch says. */
  get backToFront(): Element[] {
    const version = this.node.file?.version;
    if (version !== undefined && version === this.listedAt) return this.listed;
    this.listedAt = version;
    const nodes = this.elementNodes;
    if (!this.isListed(nodes)) this.listed = kept(nodes.map((node) => elementOf(node, this)));
    return this.listed;
  }
  /** True if the list consists of the elements of these nodes. */
  private isListed(nodes: readonly XmlNode[]): boolean {
    const { listed } = this;
    if (listed.length !== nodes.length) return false;
    for (let i = 0; i < nodes.length; i++)
      if (nodes[i].view !== listed[i] || listed[i].owner !== this) return false;
    return true;
  }
  get elementNodes(): readonly XmlNode[] {
    return this.node.child('elements')?.children ?? [];
  }
  /** The elements shown some frames after the keyframe, back to front, for reading only; see `shownElements`. */
  shownElements(elapsed: number): readonly XmlNode[] {
    return this.document.film.shownElements(FilmKeyframe.of(this.node), elapsed).map(({ node }) => node);
  }
  /** True for a keyframe without elements. It is a property in the host, although the types call it a method. */
  get isEmpty(): boolean {
    return this.elementNodes.length === 0;
  }
  get document(): TimelineDocument {
    return this.layer.timeline.document;
  }

  get name(): string {
    return KEYFRAME.name.read(this.node);
  }
  set name(value: string) {
    writeName(this.node, checkText('Frame.name', value));
  }
  get labelType(): string {
    return this.name === '' ? 'none' : KEYFRAME.labelType.read(this.node);
  }
  set labelType(value: string) {
    const types = ['none', 'name', 'comment', 'anchor'] as const;
    writeLabelType(this.node, checkChoice('Frame.labelType', value, types));
  }

  get actionScript(): string {
    return readScript(this.node);
  }
  set actionScript(value: string) {
    writeScript(this.node, checkText('Frame.actionScript', value));
  }

  get tweenType(): string {
    return KEYFRAME.tweenType.read(this.node);
  }
  set tweenType(value: string) {
    setTweenType(this.node, checkChoice('Frame.tweenType', value, ['none', 'motion', 'shape'] as const));
  }
  get tweenObj(): Tween {
    this.tween ??= new Tween(this);
    return this.tween;
  }
  /** From -100 (begins slowly) to 100 (ends slowly). */
  get tweenEasing(): number {
    return readEasing(this.node);
  }
  set tweenEasing(value: number) {
    chooseSlider(this.node, checked(KEYFRAME.acceleration, 'Frame.tweenEasing', value));
  }
  get tweenInstanceName(): string {
    return KEYFRAME.tweenInstanceName.read(this.node);
  }
  set tweenInstanceName(value: string) {
    assign(this.node, KEYFRAME.tweenInstanceName, 'Frame.tweenInstanceName', value);
  }

  get hasCustomEase(): boolean {
    return KEYFRAME.hasCustomEase.read(this.node);
  }
  set hasCustomEase(value: boolean) {
    assign(this.node, KEYFRAME.hasCustomEase, 'Frame.hasCustomEase', value);
  }
  get useSingleEaseCurve(): boolean {
    return KEYFRAME.useSingleEaseCurve.read(this.node);
  }
  set useSingleEaseCurve(value: boolean) {
    assign(this.node, KEYFRAME.useSingleEaseCurve, 'Frame.useSingleEaseCurve', value);
  }
  getCustomEase(property?: string): Point[] {
    return readEase(this.node, property);
  }
  setCustomEase(property: string, easeCurve: Point[]): void {
    writeEase(this.node, property, easeCurve);
  }

  get motionTweenSnap(): boolean {
    return KEYFRAME.motionTweenSnap.read(this.node);
  }
  set motionTweenSnap(value: boolean) {
    setTweenFlag(this.node, 'motionTweenSnap', value);
  }
  get motionTweenScale(): boolean {
    return KEYFRAME.motionTweenScale.read(this.node);
  }
  set motionTweenScale(value: boolean) {
    setTweenFlag(this.node, 'motionTweenScale', value);
  }
  get motionTweenSync(): boolean {
    return KEYFRAME.motionTweenSync.read(this.node);
  }
  set motionTweenSync(value: boolean) {
    setTweenFlag(this.node, 'motionTweenSync', value);
  }
  get motionTweenOrientToPath(): boolean {
    return KEYFRAME.motionTweenOrientToPath.read(this.node);
  }
  set motionTweenOrientToPath(value: boolean) {
    setTweenFlag(this.node, 'motionTweenOrientToPath', value);
  }
  get motionTweenRotate(): string {
    return KEYFRAME.motionTweenRotate.read(this.node);
  }
  set motionTweenRotate(value: string) {
    assign(this.node, KEYFRAME.motionTweenRotate, 'Frame.motionTweenRotate', value);
  }
  get motionTweenRotateTimes(): number {
    return KEYFRAME.motionTweenRotateTimes.read(this.node);
  }
  set motionTweenRotateTimes(value: number) {
    assign(this.node, KEYFRAME.motionTweenRotateTimes, 'Frame.motionTweenRotateTimes', value);
  }
  get shapeTweenBlend(): string {
    return KEYFRAME.shapeTweenBlend.read(this.node);
  }
  set shapeTweenBlend(value: string) {
    assign(this.node, KEYFRAME.shapeTweenBlend, 'Frame.shapeTweenBlend', value);
  }

  /** True if the frame was tweened. */
  convertToFrameByFrameAnimation(): boolean {
    return bakeTween(this);
  }
  isMotionObject(): boolean {
    return KEYFRAME.isMotionObject.read(this.node);
  }
  getMotionObjectXML(): string {
    const content = this.node.child('motionObjectXML')?.children[0];
    return content ? XmlFile.create('motion object', content.clone()).serialize() : '';
  }
  is3DMotionObject(): boolean {
    return this.isMotionObject() && / id="(Motion_Z|Rotation_X|Rotation_Y)"/.test(this.getMotionObjectXML());
  }
  hasMotionPath(): boolean {
    return this.isMotionObject() && hasMotionPath(this.node);
  }
  /**
   * The span gets the length of the motion. With `true` the motion ends at the position of the element, else it starts
   * there.
   */
  setMotionObjectXML(xmlstr: string, endAtCurrentLocation?: boolean): void {
    setMotionXml(this, xmlstr, Boolean(endAtCurrentLocation));
  }
  /** In frames. Keyframes of the motion stay where they are, or are spread over the new length with `true`. */
  setMotionObjectDuration(duration: number, stretchExistingKeyframes?: boolean): void {
    setMotionDuration(this, duration, Boolean(stretchExistingKeyframes));
  }

  /** Path of the sound's item in the library, or an empty text. */
  get soundName(): string {
    return SOUND.soundName.read(this.node);
  }
  set soundName(value: string) {
    attachSound(this.node, checkText('Frame.soundName', value), this.document);
  }
  get soundLibraryItem(): PlacedItem | null {
    return soundItemOf(this.node, this.document);
  }
  set soundLibraryItem(value: PlacedItem | null) {
    attachSound(this.node, value?.name ?? '', this.document);
  }
  get soundSync(): string {
    return SOUND.soundSync.read(this.node);
  }
  set soundSync(value: string) {
    assign(this.node, SOUND.soundSync, 'Frame.soundSync', value);
  }
  get soundEffect(): string {
    return SOUND.soundEffect.read(this.node);
  }
  set soundEffect(value: string) {
    assign(this.node, SOUND.soundEffect, 'Frame.soundEffect', value);
  }
  get soundLoopMode(): string {
    return SOUND.soundLoopMode.read(this.node);
  }
  set soundLoopMode(value: string) {
    assign(this.node, SOUND.soundLoopMode, 'Frame.soundLoopMode', value);
  }
  get soundLoop(): number {
    return SOUND.soundLoop.read(this.node);
  }
  set soundLoop(value: number) {
    assign(this.node, SOUND.soundLoop, 'Frame.soundLoop', value);
  }
  getSoundEnvelope(): EnvelopePoint[] {
    return readEnvelope(this.node);
  }
  setSoundEnvelope(soundEnv: EnvelopePoint[]): void {
    writeEnvelope(this.node, soundEnv);
  }
  /** In samples of 44.1 kHz. Both are 0 without a sound; the end of a sound that is not cut is `UNCUT`. */
  getSoundEnvelopeLimits(): { start: number; end: number } {
    const { inPoint44, outPoint44, soundName } = new DocumentSound(this.node);
    const whole = soundName === '' ? 0 : UNCUT;
    return { start: inPoint44, end: outPoint44 === 0 ? whole : outPoint44 };
  }
  /** A missing side stays as it is. */
  setSoundEnvelopeLimits(limits: { start?: number; end?: number }): void {
    const given = checkObject('Frame.setSoundEnvelopeLimits', limits, 'an object with start and end');
    const { start, end } = { ...this.getSoundEnvelopeLimits(), ...given };
    const { inPoint44, outPoint44 } = SOUND;
    const from = checked(inPoint44, 'Frame.setSoundEnvelopeLimits: start', start);
    const to = checked(outPoint44, 'Frame.setSoundEnvelopeLimits: end', end);
    inPoint44.write(this.node, from);
    outPoint44.write(this.node, to === UNCUT ? 0 : to);
  }
}
