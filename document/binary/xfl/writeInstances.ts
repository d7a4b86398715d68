import type { BitmapRecord } from '../timeline/instances/readBitmapInstance';
import type { ClipRecord } from '../timeline/instances/readClipInstance';
import type { VideoRecord } from '../timeline/instances/readVideoInstance';
import { accessibilityAttributes } from './accessibilityAttributes';
import type { TimelineContext } from './TimelineContext';
import { writeFilters } from './writeFilters';
import { toLineFeeds } from './toLineFeeds';
import { writeParameters } from './writeParameters';
import { writeScript } from './writeScript';
import { unless, writeMatrix, writePivot } from './writeTransform';

export function writeBitmapInstance({ xml, names }: TimelineContext, bitmap: BitmapRecord): void {
  const attributes = {
    name: '',
    referenceID: '',
    libraryItemName: names.medium(bitmap.medium),
    selected: bitmap.isSelected || undefined,
    locked: bitmap.isLocked || undefined,
  };
  xml.element('DOMBitmapInstance', attributes, () => {
    writeMatrix(xml, bitmap.matrix);
    writePivot(xml, bitmap.pivot, bitmap.matrix);
  });
}

export function writeVideoInstance({ xml, names }: TimelineContext, video: VideoRecord): void {
  const { box } = video;
  const attributes = {
    libraryItemName: names.medium(video.medium),
    name: video.name,
    selected: video.isSelected || undefined,
    locked: video.isLocked || undefined,
    frameLeft: unless(box.left, 0),
    frameTop: unless(box.top, 0),
    frameRight: unless(box.right, 0),
    frameBottom: unless(box.bottom, 0),
  };
  xml.element('DOMVideoInstance', attributes, () => {
    writeMatrix(xml, video.matrix);
    writePivot(xml, video.pivot, video.matrix);
  });
}

export function writeClipInstance({ xml, names }: TimelineContext, clip: ClipRecord): void {
  const attributes = {
    libraryItemName: names.medium(clip.medium),
    name: unless(clip.name, ''),
    selected: clip.isSelected || undefined,
    locked: clip.isLocked || undefined,
    ...accessibilityAttributes(clip.accessibility),
    uniqueID: unless(clip.uniqueId, 0),
  };
  xml.element('DOMCompiledClipInstance', attributes, () => {
    writeMatrix(xml, clip.matrix);
    writePivot(xml, clip.pivot, clip.matrix);
    writeScript(xml, clip.script);
    writeFilters(xml, clip.filters);
    if (clip.dataBinding !== '') {
      xml.cdataElement('dataBindingXML', toLineFeeds(clip.dataBinding));
    }
    writeParameters(xml, clip.parameters);
  });
}
