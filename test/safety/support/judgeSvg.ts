import { SaxesParser } from 'saxes';

/** The elements that pictures are made of. None of them runs, plays or asks for anything. */
const ELEMENTS = new Set(
  (
    'svg g defs use path rect text image mask clipPath pattern linearGradient radialGradient stop animate filter ' +
    'feBlend feColorMatrix feComponentTransfer feComposite feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur ' +
    'feImage feMerge feMergeNode feOffset'
  ).split(' '),
);

/** What SVG and CSS take for a way to something else. */
const REFERENCE = /url\s*\(|@import|expression\s*\(|image(-set)?\s*\(|src\s*\(/gi;
const OWN = /^url\(#[\w-]+\)$/;

/**
 * What a viewer of an SVG could be asked for, or told to do, by a picture. The parser is not the one that the project
 * reads documents with.
 */
export function faultsOfSvg(svg: string): string[] {
  const faults: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => faults.push(`not well-formed: ${error.message}`));
  parser.on('doctype', () => faults.push('a document type'));
  parser.on('processinginstruction', ({ target }) => faults.push(`an instruction ${target}`));
  parser.on('opentag', ({ name, attributes }) => {
    if (!ELEMENTS.has(name)) faults.push(`an element ${name}`);
    for (const [key, value] of Object.entries(attributes as Record<string, string>))
      faults.push(...faultsOfAttribute(name, key, value));
  });
  try {
    parser.write(svg).close();
  } catch (error) {
    faults.push(String(error));
  }
  return faults;
}

function faultsOfAttribute(element: string, name: string, value: string): string[] {
  const what = `<${element} ${name}="${value.slice(0, 80)}">`;
  if (/^on/i.test(name)) return [`an event ${what}`];
  if (/^(xlink:)?href$/i.test(name))
    return /^(#[\w-]+|data:image\/(png|jpeg);base64,[A-Za-z0-9+/=]*)$/.test(value)
      ? []
      : [`a reference ${what}`];
  if (/^(src|xml:base|formaction|action|ping|srcdoc|begin|attributeType)$/i.test(name))
    return [`a way out ${what}`];
  if (name === 'style' && !/^(mix-blend-mode|isolation):[a-z-]+$/.test(value)) return [`a style ${what}`];
  if (name === 'attributeName' && value !== 'display') return [`an animation ${what}`];
  return (value.match(REFERENCE) ?? []).length > 0 && !OWN.test(value) ? [`a reference ${what}`] : [];
}
