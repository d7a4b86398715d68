import { instance, keyframe, layer, openXml } from '../../../../support/openXml';

const carried = ['', 'tx="1"', 'tx="2"', '', 'a="0" b="1" c="-1" d="0"', 'ty="9"'];
const matrices = `<betweenFrameMatrixList>${carried.map((matrix) => `<Matrix ${matrix}/>`).join('')}</betweenFrameMatrixList>`;

describe('a frame of an armature', () => {
  it('carries each element by its own matrix for that frame', () => {
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
});
