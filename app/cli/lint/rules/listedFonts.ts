import type { HostObject } from '../../../../host-mocks/realm/HostObject';
import type { Rule, RuleOptions } from '../Rule';

interface Run {
  textAttrs: { face?: string };
}

export const listedFonts: Rule = {
  options: ['faces'],
  message: 'its font is not listed',
  findings(document, options) {
    const faces = facesOf(options);
    if (!faces) return [];
    return document.find('elements', ':text').flatMap((object) => {
      const strange = facesIn(object).filter((face) => !faces.some((known) => known.test(face)));
      if (strange.length === 0) return [];
      return [{ object, message: `the configuration does not list its font ${strange.join(', ')}` }];
    });
  },
};

/** Patterns of the faces that the configuration lists; undefined where it lists none. */
function facesOf({ faces }: RuleOptions): RegExp[] | undefined {
  if (faces === undefined) return undefined;
  if (!Array.isArray(faces) || faces.some((face) => typeof face !== 'string'))
    throw new TypeError('faces must be an Array of names of fonts');
  return (faces as string[]).map((face) => {
    const source = face.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
    return new RegExp(`^${source}$`, 'i');
  });
}

function facesIn(text: HostObject): string[] {
  const { textRuns } = text as HostObject & { textRuns?: Run[] };
  const faces = (textRuns ?? []).flatMap(({ textAttrs: { face } }) => (face ? [face] : []));
  return [...new Set(faces)];
}
