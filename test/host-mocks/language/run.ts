import { limitLanguage } from '../../../host-mocks/language/limit';
import { translate } from '../../../host-mocks/language/translate';
import { createWorld } from '../../../platform/node/createWorld';

/** The last value of a script in a fresh realm with the language of Animate's engine. */
export function run(source: string): unknown {
  const world = createWorld();
  limitLanguage(world, { describeFile: (file) => (file === 'a.jsfl' ? file : undefined) });
  return world.run(translate(source, 'a.jsfl'), 'a.jsfl');
}
