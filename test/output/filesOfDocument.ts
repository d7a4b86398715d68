import { MemoryContainer } from '../../document/container/MemoryContainer';
import { buildXfl } from '../../app/literal/build';
import type { DocumentLiteral } from '../../app/literal/DocumentLiteral';
import type { Document } from '../../host-mocks/model/document/Document';
import { openDocument } from '../../host-mocks/model/document/openDocument';
import { escapeText } from '../../document/notation/escapeXml';
import { quietHost } from '../support/openModel';

/** `filetypeGUID` of documents for HTML5 Canvas. */
export const CANVAS_KIND = '3CE50BB6-55CF-47A6-B591-01286DDDC64C';

/** The publish settings of a document for HTML5 Canvas, as Animate writes them. */
export function canvasProfile(properties: Readonly<Record<string, string>>): string {
  const list = Object.entries(properties).map(
    ([name, value]) => `<Property name="${name}">${escapeText(value)}</Property>`,
  );
  return `<profiles><profile version="1.0" name="Default" current="true">
    <PublishProperties id="C6B9CB0C-C6DC-4FBC-9805-93E9EB37A444" name="JavaScript/HTML" otf="true" enabled="true">
    ${list.join('')}</PublishProperties></profile></profiles>`;
}

/** The publish settings of a document for SWF. */
export function flashProfile(
  properties: Readonly<Record<string, string>>,
  formats: Readonly<Record<string, string>> = {},
): string {
  const nodes = (values: Readonly<Record<string, string>>): string =>
    Object.entries(values)
      .map(([name, value]) => `<${name}>${escapeText(value)}</${name}>`)
      .join('');
  return `<flash_profiles><flash_profile version="1.0" name="Default" current="true">
    <PublishFormatProperties enabled="true">${nodes(formats)}</PublishFormatProperties>
    <PublishFlashProperties enabled="true">${nodes(properties)}</PublishFlashProperties>
    </flash_profile></flash_profiles>`;
}

/** A document of a literal and of files beside it. @param media - the XML of its bitmaps and sounds */
export function documentWith(
  literal: DocumentLiteral,
  files: Readonly<Record<string, string | Uint8Array>> = {},
  media = '',
): Document {
  const own = Object.fromEntries(buildXfl(literal));
  const xml = String(own['DOMDocument.xml']).replace('<timelines', `<media>${media}</media><timelines`);
  const all = { ...own, ...(media === '' ? {} : { 'DOMDocument.xml': xml }), ...files };
  return openDocument(new MemoryContainer(literal.name ?? 'film.fla', all), quietHost());
}
