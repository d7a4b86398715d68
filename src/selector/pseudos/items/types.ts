import { COST } from '../../plan/PlanStep';
import { readingPseudo, type Pseudos, type TestMaker, type TestPseudo } from '../../plan/Pseudo';
import { all, any, hasValue, isOneOf } from '../testMakers';

function isOfType(itemType: string): TestMaker {
  return hasValue('itemType', itemType);
}

/** Since Flash 8 a video's item type is "video" and `videoType` says which one; older hosts said it at once. */
function isVideoOfType(type: string): TestMaker {
  return any([isOfType(type), all([isOfType('video'), hasValue('videoType', type)])]);
}

function own(makeTest: TestMaker): TestPseudo {
  return readingPseudo(COST.OWN, makeTest);
}

const isSymbol = isOneOf('itemType', ['movie clip', 'graphic', 'button']);

/** The types of library items. Host members: `itemType`, `videoType`. */
export const ITEM_TYPES: Pseudos = {
  movieclip: own(isOfType('movie clip')),
  graphic: own(isOfType('graphic')),
  button: own(isOfType('button')),
  symbol: own(isSymbol),
  timeline: own(isSymbol),
  folder: own(isOfType('folder')),
  bitmap: own(isOfType('bitmap')),
  sound: own(isOfType('sound')),
  font: own(isOfType('font')),
  video: own(isOneOf('itemType', ['video', 'embedded video', 'linked video'])),
  embeddedvideo: own(isVideoOfType('embedded video')),
  linkedvideo: own(isVideoOfType('linked video')),
  compiledclip: own(isOfType('compiled clip')),
  component: own(isOfType('component')),
  screen: own(isOfType('screen')),
};
