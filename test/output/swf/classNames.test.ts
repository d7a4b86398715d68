import fs from 'node:fs';
import { publishSwf } from '../../../output/swf/publishSwf';
import { openDocument } from '../../../host-mocks/model/document/openDocument';
import { quietHost } from '../../support/openModel';
import { actionScriptFile, describeActionScript } from '../../support/documents';
import { openContainer } from '../../support/onNode';
import { readAbc, type AbcBlockFacts } from '../../support/readAbc';
import { readSwf, type SwfMovie } from '../../support/readSwf';

/** The classes that a movie exports, and the members of its timelines' classes that come of the stage. */
function namesOf(movie: SwfMovie): string[] {
  const [block] = movie.tags.filter(({ code }) => code === 82).map(({ body }) => body);
  const { classes } = readAbc(block.subarray(block.indexOf(0, 4) + 1));
  const exported = [...movie.exports.keys()];
  return exported.map((name) => `${name} ${membersOf(classes, name)}`).sort();
}

/** Named instances by their types, and methods of frames without their namespace. */
function membersOf(classes: AbcBlockFacts['classes'], name: string): string {
  const own = classes.find((each) => each.name === name);
  const members = own?.members.flatMap(({ name: member, type = '' }) => {
    const frame = /(?:^|\.)(frame\d+)$/.exec(member);
    if (frame) return [frame[1]];
    return /^flash\.(?:display|text)\.(?:MovieClip|SimpleButton|TextField)$/.test(type)
      ? [`${member}:${type}`]
      : [];
  });
  return `${own?.base}: ${members?.sort().join()}`;
}

describeActionScript('Documents of other people', () => {
  it.each([
    'avm2-displayobjectcontainer_stopallmovieclips',
    'avm2-displayobject_visible',
    'avm2-button_hittest',
    'avm2-documentclass',
    'avm2-constructors_vs_timeline',
    'avm2-movieclip_displayevents_enterframeplay',
    'avm2-movieclip_hittest',
    'avm2-movieclip_scenes',
    'avm2-hittest_morph',
    'avm2-bitmapdata_constr',
    'avm2-font_hasglyphs',
    'avm2-soundchannel_soundtransform',
    'avm2-stage_access',
  ])('%s has the classes, instances and frames of Adobe', (name) => {
    const theirs = readSwf(fs.readFileSync(actionScriptFile(name, 'published.swf')));
    const document = openDocument(openContainer(actionScriptFile(name, 'document.fla')), quietHost());
    const [{ bytes }] = publishSwf(document.film, { name: 'test' }).files;
    expect(namesOf(readSwf(bytes))).toEqual(namesOf(theirs));
  });
});
