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
import { DOCUMENT, DOCUMENT_WORDS, SWATCH } from '../../xfl/schema/documentSchema';
import { withoutDefaults, type RecordValues } from '../../xfl/schema/recordOf';
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

const { accuracies: ACCURACIES, previews: PREVIEWS, rulerUnits: UNITS } = DOCUMENT_WORDS;

type DocumentValues = Partial<RecordValues<typeof DOCUMENT>>;

function documentAttributes(catalogue: Catalogue): WrittenAttributes {
  return {
    ...NAMESPACES,
    ...withoutDefaults(DOCUMENT, {
      ...stageAttributes(catalogue),
      currentTimeline: catalogue.currentScene + 1,
    }),
    // As a text: Flash CS5 writes the digit after the point.
    xflVersion: '2.0',
    ...withoutDefaults(DOCUMENT, {
      creatorInfo: releaseName(catalogue.version),
      platform: platformOf(catalogue.savedBy),
      versionInfo: catalogue.savedBy.replace(/ timecount = .*$/, ''),
      majorVersion: catalogue.majorVersion,
      buildNumber: catalogue.buildNumber,
      ...viewAttributes(catalogue),
      ...alignmentAttributes(catalogue),
      objectsSnapTo: catalogue.snapping?.toObjects,
      previewMode: catalogue.stage === null ? undefined : PREVIEWS[catalogue.stage.previewMode],
      sharedLibraryURL: catalogue.sharedLibrary,
      ...perspectiveAttributes(catalogue),
      rulerUnitType: catalogue.stage === null ? undefined : UNITS[catalogue.stage.rulerUnit],
      nextSceneIdentifier: catalogue.scenes.length + 1,
      ...optionAttributes(catalogue),
    }),
    ...accessibilityAttributes(catalogue.accessibility),
  };
}

function platformOf(savedBy: string): string | undefined {
  return /Windows|Macintosh/.exec(savedBy)?.[0];
}

function stageAttributes({ stage, guides }: Catalogue): DocumentValues {
  if (stage === null) return {};
  return {
    backgroundColor: hexColor(stage.background),
    gridColor: hexColor(stage.gridColor),
    guidesColor: guides === null ? undefined : hexColor(guides.color),
    width: stage.width,
    height: stage.height,
    frameRate: stage.frameRate,
  };
}

/** Grid, guides and rulers. */
function viewAttributes({ stage, guides, snapping, snapsToPixels }: Catalogue): DocumentValues {
  return {
    gridSpacingX: stage?.gridStepX,
    gridSpacingY: snapping?.gridStepY,
    gridSnapAccuracy: snapping === null ? undefined : ACCURACIES[snapping.gridAccuracy],
    gridSnapTo: snapping?.toGrid,
    guidesVisible: guides?.isShown,
    guidesLocked: guides?.isLocked,
    guidesSnapAccuracy: snapping === null ? undefined : ACCURACIES[snapping.guidesAccuracy],
    guidesSnapTo: guides?.snaps,
    gridVisible: stage?.showsGrid,
    rulerVisible: stage?.showsRulers,
    pixelSnap: snapsToPixels,
  };
}

function alignmentAttributes({ alignment }: Catalogue): DocumentValues {
  if (alignment === null) return {};
  return {
    snapAlign: alignment.isOn,
    snapAlignHorizontalCenter: alignment.horizontalCenter,
    snapAlignVerticalCenter: alignment.verticalCenter,
    snapAlignBorderSpacing: alignment.borderSpacing,
    snapAlignHorizontalSpacing: alignment.horizontalSpacing,
    snapAlignVerticalSpacing: alignment.verticalSpacing,
  };
}

function perspectiveAttributes({ perspective }: Catalogue): DocumentValues {
  if (perspective === null) return {};
  const { x, y } = perspective.vanishingPoint;
  return {
    viewAngle3D: perspective.viewAngle,
    vanishingPoint3DX: x / TWIPS_PER_PIXEL,
    vanishingPoint3DY: y / TWIPS_PER_PIXEL,
  };
}

/** The settings of the window's view and playback. */
function optionAttributes({ stage }: Catalogue): DocumentValues {
  if (stage === null) return {};
  const isSet = (bit: number): boolean => (stage.options & bit) !== 0;
  return {
    viewOptionsAnimationControlVisible: isSet(1),
    viewOptionsButtonsActive: isSet(2),
    viewOptionsPasteBoardView: isSet(4),
    playOptionsPlayLoop: isSet(0x10),
    playOptionsPlayPages: isSet(0x20),
    playOptionsPlayFrameActions: isSet(0x40),
    playOptionsPlaySounds: isSet(0x80),
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
    const values = { color: hexColor(color), alpha: color.alpha / 255, hue, saturation, brightness };
    xml.element('SolidSwatchItem', withoutDefaults(SWATCH, values));
    return;
  }
  const name = gradient.isRadial ? 'RadialGradientSwatchItem' : 'LinearGradientSwatchItem';
  xml.element(name, {}, () => writeEntries(xml, gradient.entries));
}
