import { sceneSubject } from '../../../../output/pictures/exportSubjects';
import type { Document } from '../../../../host-mocks/model/document/Document';
import type { Text } from '../../../../host-mocks/model/elements/Text';
import { TEXT_ATTRS } from '../../../../document/xfl/schema/textSchema';
import { DocumentText } from '../../../../document/xfl/texts/DocumentText';
import { publishLottie } from '../../../../output/lottie/publishLottie';
import { publishSwf } from '../../../../output/swf/publishSwf';
import { pictureOf } from '../../../../app/host/pictureOf';
import { openLiteral } from '../../../support/openModel';
import { readSwf } from '../../../support/readSwf';
import { publish } from '../../../output/canvas/support/film';

/** A document of a text of one run. @param change - of its `DOMTextAttrs` */
function documentWithText(change: (text: Text) => void): Document {
  const document = openLiteral({ layers: [{ elements: [{ text: 'one', textType: 'dynamic' }] }] });
  change(textOf(document));
  return document;
}

function textOf(document: Document): Text {
  return document.timelines[0].layers[0].frameAt(0)?.elements[0] as Text;
}

function withoutFace(text: Text): void {
  text.textRuns[0].textAttrs.node.setAttr('face', null);
}

function withoutFormat(text: Text): void {
  text.textRuns[0].node.child('textAttrs')?.remove();
}

/** The face in which each way out sets the text, as it writes it. */
const WAYS_OUT: Record<string, (document: Document) => string> = {
  'the picture': (document) => /font-family="'([^']+)'/.exec(pictureOf(document).svg)?.[1] ?? '',
  'HTML5 Canvas': (document) =>
    /new cjs\.Text\("one","\d+px '([^']+)'/.exec(publish(document).script)?.[1] ?? '',
  'the SWF': (document) => {
    const { tags } = readSwf(publishSwf(document.film).files[0].bytes);
    const font = tags.find(({ code }) => code === 75);
    return /[\x20-\x7e]{4,}/.exec(Buffer.from(font?.body ?? []).toString('latin1'))?.[0] ?? '';
  },
  Lottie: (document) => {
    const subject = sceneSubject(document.film, document.timelines[0], 'film');
    return (
      /"fFamily":"'([^']+)'/.exec(JSON.stringify(publishLottie(document.film, subject).animation))?.[1] ?? ''
    );
  },
  'a script': (document) => textOf(document).textRuns[0].textAttrs.face,
};

describe('a run of text that names no face', () => {
  it.each(
    [withoutFace, withoutFormat].flatMap((change) =>
      Object.entries(WAYS_OUT).map(([name, faceIn]) => [name, change.name, change, faceIn] as const),
    ),
  )('The face in %s is the default of the schema (%s)', (_, _change, change, faceIn) => {
    const unnamed = documentWithText(change);
    const named = documentWithText((text) => {
      text.setTextAttr('face', TEXT_ATTRS.face.initial);
    });
    expect(faceIn(unnamed)).toMatch(/^Times ?New ?Roman/);
    expect(faceIn(unnamed)).toBe(faceIn(named));
  });
});

describe('DocumentText', () => {
  it('Texts have the same signature if they say and look the same, whatever they are called', () => {
    const { node } = textOf(documentWithText(withoutFormat));
    const before = new DocumentText(node).signature;
    node.setAttr('name', 'other');
    expect(new DocumentText(node).signature).toBe(before);
    node.setAttr('border', 'true');
    expect(new DocumentText(node).signature).not.toBe(before);
  });
});
