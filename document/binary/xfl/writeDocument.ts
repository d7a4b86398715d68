import type { Catalogue, Swatch, Swc } from '../catalogue/Catalogue';
import { releaseName } from '../catalogue/Release';
import { swcName } from '../media/componentFiles';
import type { PageRecord } from '../timeline/readPage';
import { accessibilityAttributes } from './accessibilityAttributes';
import { NAMESPACES } from './namespaces';
import { writeEntries, hexColor } from './writeColor';
import { writeLibrary, type LibraryContext } from './writeLibrary';
import { isOfArmature, writePersistentData } from './writePersistentData';
import { writeTimeline } from './writeTimeline';
import { unless } from './writeTransform';
import type { WrittenAttributes, XmlWriter } from './XmlWriter';
import { TWIPS_PER_PIXEL } from '../../../geometry/twips';

/** `DOMDocument.xml`. `scene` returns the timeline of each scene, null for one that could not be read. */
export function writeDocument(context: LibraryContext, scene: (index: number) => PageRecord | null): void {
  const { xml, catalogue, names, note } = context;
  xml.element('DOMDocument', documentAttributes(catalogue), () => {
    writeLibrary(context);
    catalogue.scenes.forEach(({ name }, index) => {
      xml.element('timelines', {}, () => {
        writeTimeline({ xml, names, note }, name, scene(index));
      });
    });
    writePalette(xml, 'swatchLists', catalogue.colors);
    writePalette(xml, 'extendedSwatchLists', catalogue.gradients);
    writePersistentData(
      xml,
      catalogue.persistentData.filter(({ name }) => !isOfArmature(name)),
    );
    xml.element('PrinterSettings', {});
    xml.element('publishHistory', {});
    writeSwcCache(xml, catalogue.swcs);
  });
}

const UNITS = ['inches', 'decimal inches', 'points', 'centimeters', 'millimeters', undefined] as const;
const PREVIEWS = ['outlines', 'fast', 'anti alias', undefined, 'full'] as const;
const ACCURACIES = ['Must be close', undefined, 'Can be distant', 'Always snap'] as const;

function documentAttributes(catalogue: Catalogue): WrittenAttributes {
  const { stage, guides, snapping } = catalogue;
  return {
    ...NAMESPACES,
    ...stageAttributes(catalogue),
    currentTimeline: catalogue.currentScene + 1,
    xflVersion: '2.0',
    creatorInfo: releaseName(catalogue.version),
    platform: platformOf(catalogue.savedBy),
    versionInfo: unless(catalogue.savedBy.replace(/ timecount = .*$/, ''), ''),
    majorVersion: catalogue.majorVersion,
    buildNumber: unless(catalogue.buildNumber, 0),
    gridSpacingX: stage === null ? undefined : unless(stage.gridStepX, 10),
    gridSpacingY: snapping === null ? undefined : unless(snapping.gridStepY, 10),
    gridSnapAccuracy: snapping === null ? undefined : ACCURACIES[snapping.gridAccuracy],
    gridSnapTo: snapping?.toGrid || undefined,
    guidesVisible: guides?.isShown === false ? false : undefined,
    guidesLocked: guides?.isLocked || undefined,
    guidesSnapAccuracy: snapping === null ? undefined : ACCURACIES[snapping.guidesAccuracy],
    guidesSnapTo: guides?.snaps === false ? false : undefined,
    gridVisible: stage?.showsGrid || undefined,
    rulerVisible: stage?.showsRulers || undefined,
    pixelSnap: catalogue.snapsToPixels || undefined,
    ...alignmentAttributes(catalogue),
    objectsSnapTo: snapping?.toObjects === false ? false : undefined,
    previewMode: stage === null ? undefined : PREVIEWS[stage.previewMode],
    sharedLibraryURL: unless(catalogue.sharedLibrary, ''),
    ...perspectiveAttributes(catalogue),
    rulerUnitType: stage === null ? undefined : UNITS[stage.rulerUnit],
    nextSceneIdentifier: catalogue.scenes.length + 1,
    ...optionAttributes(catalogue),
    ...accessibilityAttributes(catalogue.accessibility),
  };
}

function platformOf(savedBy: string): string | undefined {
  return /Windows|Macintosh/.exec(savedBy)?.[0];
}

function stageAttributes({ stage, guides }: Catalogue): WrittenAttributes {
  if (stage === null) return {};
  return {
    backgroundColor: unless(hexColor(stage.background), '#FFFFFF'),
    gridColor: unless(hexColor(stage.gridColor), '#949494'),
    guidesColor: guides === null ? undefined : unless(hexColor(guides.color), '#58FFFF'),
    width: unless(stage.width, 550),
    height: unless(stage.height, 400),
    frameRate: unless(stage.frameRate, 24),
  };
}

function alignmentAttributes({ alignment }: Catalogue): WrittenAttributes {
  if (alignment === null) return {};
  return {
    snapAlign: alignment.isOn ? undefined : false,
    snapAlignHorizontalCenter: alignment.horizontalCenter || undefined,
    snapAlignVerticalCenter: alignment.verticalCenter || undefined,
    snapAlignBorderSpacing: unless(alignment.borderSpacing, 0),
    snapAlignHorizontalSpacing: unless(alignment.horizontalSpacing, 0),
    snapAlignVerticalSpacing: unless(alignment.verticalSpacing, 0),
  };
}

/** Default values, in degrees and pixels, which are not written. */
const VIEW_ANGLE = 55;
const VANISHING_POINT = { x: 275, y: 200 };

function perspectiveAttributes({ perspective }: Catalogue): WrittenAttributes {
  if (perspective === null) return {};
  const { x, y } = perspective.vanishingPoint;
  return {
    viewAngle3D: unless(perspective.viewAngle, VIEW_ANGLE),
    vanishingPoint3DX: unless(x / TWIPS_PER_PIXEL, VANISHING_POINT.x),
    vanishingPoint3DY: unless(y / TWIPS_PER_PIXEL, VANISHING_POINT.y),
  };
}

/** The settings of the window's view and playback. */
function optionAttributes({ stage }: Catalogue): WrittenAttributes {
  if (stage === null) return {};
  const isSet = (bit: number): boolean => (stage.options & bit) !== 0;
  return {
    viewOptionsAnimationControlVisible: isSet(1) ? undefined : false,
    viewOptionsButtonsActive: isSet(2) || undefined,
    viewOptionsPasteBoardView: isSet(4) ? undefined : false,
    playOptionsPlayLoop: isSet(0x10) ? undefined : false,
    playOptionsPlayPages: isSet(0x20) ? undefined : false,
    playOptionsPlayFrameActions: isSet(0x40) ? undefined : false,
    playOptionsPlaySounds: isSet(0x80) ? undefined : false,
  };
}

function writeSwcCache(xml: XmlWriter, swcs: readonly Swc[]): void {
  if (swcs.length === 0) return;
  xml.element('swcCache', {}, () => {
    swcs.forEach(({ hashKey, classes }, index) => {
      xml.element('Swc', { hashKey, href: swcName(index) }, () => {
        xml.element('classDefinitions', {}, () => {
          for (const value of classes) xml.element('ClassDefinition', { value });
        });
      });
    });
  });
}

function writePalette(xml: XmlWriter, list: string, swatches: readonly Swatch[]): void {
  if (swatches.length === 0) return;
  xml.element(list, {}, () => {
    xml.element('swatchList', {}, () => {
      xml.element('swatches', {}, () => {
        for (const swatch of swatches) writeSwatch(xml, swatch);
      });
    });
  });
}

function writeSwatch(xml: XmlWriter, { gradient, color, hue, saturation, brightness }: Swatch): void {
  if (gradient === null) {
    xml.element('SolidSwatchItem', {
      color: unless(hexColor(color), '#000000'),
      alpha: unless(color.alpha / 255, 1),
      hue: unless(hue, 0),
      saturation: unless(saturation, 0),
      brightness: unless(brightness, 0),
    });
    return;
  }
  const name = gradient.isRadial ? 'RadialGradientSwatchItem' : 'LinearGradientSwatchItem';
  xml.element(name, {}, () => writeEntries(xml, gradient.entries));
}
