import type { SymbolInstance } from '../../../host-mocks/model/elements/SymbolInstance';
import { pictureOf } from '../../../app/host/pictureOf';
import { instance, keyframe, layer, openXml } from '../../support/openXml';

const carried = ['', 'tx="1"', 'tx="2"', '', 'a="0" b="1" c="-1" d="0"', 'ty="9"'];
const matrices = `<betweenFrameMatrixList>${carried.map((matrix) => `<Matrix ${matrix}/>`).join('')}</betweenFrameMatrixList>`;

describe('a frame of an armature', () => {
  it('It carries each element by its own matrix for that frame', () => {
    const bones = instance('disc', '', 'tx="10"') + instance('disc', '', 'tx="20" ty="5"');
    const frame = keyframe('index="0" duration="3" tweenType="IK pose" isIKPose="true"', bones, '').replace(
      '</elements>',
      `</elements>${matrices}<IKTree/>`,
    );
    const timeline = openXml(layer(frame, 'animationType="IK pose"')).getTimeline();
    expect(timeline.getBounds(3)).toEqual({ left: 12, top: 0, right: 30, bottom: 24 });
    timeline.convertToKeyframes(0, 3);
    const [armature] = timeline.layers;
    expect(armature.frames.map(({ elements }) => elements.map(({ x, y }) => [x, y]))).toEqual([
      [[10, 0], [20, 5]],
      [[11, 0], [-5, 20]],
      [[12, 0], [20, 14]],
    ]); // prettier-ignore
    expect(armature.frames.map(({ tweenType }) => tweenType)).toEqual(['IK pose', 'none', 'none']);
  });

  it('It plays the frames of a shape that bones bend', () => {
    // As Flash stores it: the shape is an "ik container", and no matrix carries it.
    const still = `<betweenFrameMatrixList>${'<Matrix/>'.repeat(3)}</betweenFrameMatrixList>`;
    const bent = instance('box', 'symbolType="graphic" loop="play once"', 'tx="10"');
    const frame = keyframe('index="0" duration="3" tweenType="IK pose" isIKPose="true"', bent, '').replace(
      '</elements>',
      `</elements>${still}<IKTree/>`,
    );
    const document = openXml(layer(frame, 'animationType="IK pose"'));
    expect(pictureOf(document, { frame: 2 }).notDrawn).toEqual([]);
    const timeline = document.getTimeline();
    timeline.convertToKeyframes(0, 3);
    const elements = timeline.layers[0].frames.map((at) => at.elements[0]);
    expect(elements.map((element) => [element.x, (element as SymbolInstance).firstFrame])).toEqual([
      [10, 0],
      [10, 1],
      [10, 2],
    ]);
  });

  it('It holds the first pose where the matrices do not fit the frames', () => {
    const square =
      '<DOMShape><fills><FillStyle index="1"><SolidColor/></FillStyle></fills><edges>' +
      '<Edge fillStyle1="1" edges="!0 0|200 0|200 200|0 200|0 0"/></edges></DOMShape>';
    const frame = keyframe('index="0" duration="3" tweenType="IK pose" isIKPose="true"', square, '').replace(
      '</elements>',
      `</elements>${matrices}<IKTree/>`,
    );
    const document = openXml(layer(frame, 'animationType="IK pose"'));
    expect(document.getTimeline().getBounds(3)).toEqual({ left: 0, top: 0, right: 10, bottom: 10 });
    expect(pictureOf(document, { frame: 2 }).notDrawn).toEqual([
      ['pose of an armature without matrices for each frame (drawn as its first frame)', 1],
    ]);
  });
});
