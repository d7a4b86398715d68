import type { DocumentLiteral, FrameLiteral } from '../../app/literal/DocumentLiteral';

const GROUND = 300;

/** Where the ball is at a keyframe, and how it gets to the next one. */
interface Pose {
  duration: number;
  x: number;
  /** How far the ball is above the ground. */
  height: number;
  label?: string;
  /** 100 slows down towards the next keyframe, -100 speeds up. */
  easing?: number;
  squash?: number;
}

const POSES: Pose[] = [
  { label: 'fall', duration: 14, x: 70, height: 230, easing: -100 },
  { label: 'hit', duration: 3, x: 160, height: 0, squash: 0.25 },
  { label: 'rise', duration: 12, x: 175, height: 0, easing: 100 },
  { label: 'fall again', duration: 12, x: 270, height: 160, easing: -100 },
  { label: 'hit again', duration: 3, x: 360, height: 0, squash: 0.15 },
  { label: 'rise again', duration: 9, x: 372, height: 0, easing: 100 },
  { label: 'fall at last', duration: 9, x: 440, height: 80, easing: -100 },
  { label: 'rest', duration: 10, x: 500, height: 0 },
];

function ballAt({ duration, x, height, label, easing, squash = 0 }: Pose, index: number): FrameLiteral {
  const placement = { x, y: GROUND - height, scaleX: 1 + squash, scaleY: 1 - squash };
  return {
    duration,
    name: label,
    ...(index < POSES.length - 1 ? { tweenType: 'motion', tweenEasing: easing ?? 0 } : {}),
    elements: [{ item: 'toys/ball', name: 'ball', symbolType: 'graphic', ...placement }],
  };
}

function shadowAt({ duration, x, height, easing }: Pose, index: number): FrameLiteral {
  const scale = 1 - height / 400;
  return {
    duration,
    ...(index < POSES.length - 1 ? { tweenType: 'motion', tweenEasing: easing ?? 0 } : {}),
    elements: [{ item: 'toys/shadow', name: 'shadow', x, y: GROUND, scaleX: scale, scaleY: scale }],
  };
}

/** A ball that falls, is squashed and rises: classic tweens with eases, labels, a shadow. */
export const bouncingBall: DocumentLiteral = {
  width: 560,
  height: 360,
  frameRate: 24,
  backgroundColor: '#FDF3E1',
  library: [
    {
      name: 'toys/ball',
      type: 'graphic',
      layers: [
        {
          name: 'shine',
          elements: [{ shape: 'oval', x: -18, y: -52, width: 16, height: 12, fill: '#FFD9C2' }],
        },
        {
          name: 'body',
          elements: [{ shape: 'oval', x: -30, y: -60, width: 60, height: 60, fill: '#E4572E' }],
        },
      ],
    },
    {
      name: 'toys/shadow',
      type: 'graphic',
      layers: [{ elements: [{ shape: 'oval', x: -34, y: -5, width: 68, height: 14, fill: '#E3D3B4' }] }],
    },
    {
      name: 'sketches/old ball',
      type: 'graphic',
      layers: [{ elements: [{ shape: 'oval', x: -20, y: -20, width: 40, height: 40, fill: '#999999' }] }],
    },
  ],
  layers: [
    { name: 'ball', frames: POSES.map(ballAt) },
    { name: 'shadow', frames: POSES.map(shadowAt) },
    {
      name: 'ground',
      locked: true,
      frames: [
        {
          duration: POSES.reduce((sum, { duration }) => sum + duration, 0),
          elements: [{ shape: 'rectangle', x: 0, y: GROUND - 8, width: 560, height: 68, fill: '#F2E2C4' }],
        },
      ],
    },
  ],
};
