import { border } from './border';
import { camera } from './camera';
import { disputed } from './disputed';
import { documents } from './documents';
import { drawing } from './drawing';
import { editing } from './editing';
import { elements } from './elements';
import { library } from './library';
import { pictures } from './pictures';
import { program } from './program';
import { selection } from './selection';
import { askAll } from './support/askAll';
import { timelines } from './timelines';
import { tweens } from './tweens';

askAll([
  selection,
  library,
  editing,
  border,
  program,
  documents,
  drawing,
  elements,
  timelines,
  tweens,
  camera,
  pictures,
  disputed,
]);
