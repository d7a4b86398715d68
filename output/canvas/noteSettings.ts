import type { Film } from '../../film/Film';
import type { Loss } from '../published/PublishOutcome';
import { readSwitch } from '../published/readValues';

/** A setting that is not obeyed: the values with which nothing is lost, and what is said of others. */
interface Ignored {
  readonly name: string;
  readonly harmless: RegExp;
  readonly what: (value: string) => string;
}

/** A word by which scripts find an object of the page. */
const space = (name: string, usual: string): Ignored => ({
  name,
  harmless: new RegExp(`^(?:${usual})?$`),
  what: (value) => `Scripts find the object "${value}" as "${usual}": its name is always that.`,
});

/** Source: the profiles of public documents; the values in `harmless` are those of new ones. */
const IGNORED: readonly Ignored[] = [
  space('createjsNS', 'createjs'),
  space('imagesNS', 'images'),
  space('libNS', 'lib'),
  {
    name: 'frameBounds',
    harmless: /^(?:false)?$/,
    what: () => 'The boxes of single frames are left out: scripts find null in "frameBounds".',
  },
  {
    name: 'webfontEmbedCode',
    harmless: /^\s*(?:null)?\s*$/,
    what: () => 'The code that loads fonts from the web is left out.',
  },
];

/** What the current profile asks for and a page does not have. */
export function noteSettings({ publishing }: Film): Loss[] {
  const losses: Loss[] = [];
  const lose = (what: string): void => {
    losses.push({ where: 'publish settings', what });
  };
  for (const { name, harmless, what } of IGNORED) {
    const value = publishing.readCanvas(name) ?? '';
    if (!harmless.test(value)) lose(what(value));
  }
  const preloader = publishing.readCanvas('preloaderName') ?? 'Default';
  if (preloader !== 'Default' && readSwitch(publishing.readCanvas('includePreloader'), false))
    lose(`The preloader "${preloader}" is a ring that turns: pictures of preloaders are not used.`);
  return losses;
}
