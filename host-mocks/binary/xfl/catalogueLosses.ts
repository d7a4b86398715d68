import type { Catalogue } from '../catalogue/Catalogue';

/** What the catalogue holds and the files made of it do not, in words. */
export function catalogueLosses({ media, symbols, swcs, profiles }: Catalogue): string[] {
  const clips = media.filter(({ kind }) => kind === 'compiled clip').length;
  const previews = symbols.filter(({ component }) => component?.livePreview != null).length;
  const hasPaths = profiles.some((settings) => (settings.get('Vector::AS3 Library Paths') ?? '') !== '');
  return [
    ...(clips > 0 ? [`the SWF of ${countOf(clips, 'compiled clip')}`] : []),
    ...(previews > 0 ? [`the live preview of ${countOf(previews, 'component')}`] : []),
    ...(swcs.length > 0 ? [countOf(swcs.length, 'SWC')] : []),
    ...(hasPaths ? ['library paths of ActionScript'] : []),
  ];
}

function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
