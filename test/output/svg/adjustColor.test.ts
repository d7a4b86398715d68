import { adjustColor, adjustmentRows } from '../../../output/svg/filters/adjustColor';

type Settings = [brightness: number, contrast: number, saturation: number, hue: number];

/** The matrix of a filter: rows of five, offsets in units of 255. */
function matrixOf([brightness, contrast, saturation, hue]: Settings): number[] {
  const filter = { brightness, contrast, saturation, hue };
  const step = {
    input: 'SourceGraphic',
    name: 'f0',
    toLocal: { a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0 },
    scale: 1,
  };
  const [, values] = /values="([^"]*)"/.exec(adjustColor(filter, step)) ?? [];
  return values.split(' ').map((value, i) => Number(value) * (i % 5 === 4 ? 255 : 1));
}

describe('adjust colour', () => {
  // Matrices of a movie that Flash CS6 published, without the factors of alpha.
  it.each<[Settings, number[]]>([
    [
      [-40, -30, -40, -90],
      [
        0.265328, 0.771232, -0.33656, -8.95, 0.115808, 0.412132, 0.17206, -8.95, 0.506408, 0.170632, 0.02296,
        -8.95,
      ],
    ],
    [
      [-40, -30, -31, -75],
      [
        0.367601, 0.721781, -0.389382, -8.95, 0.076503, 0.447897, 0.175601, -8.95, 0.510387, 0.054625,
        0.134988, -8.95,
      ],
    ],
    [
      [-39, -28, -19, -54],
      [
        0.536716, 0.592605, -0.409321, -10.3, 0.025952, 0.531996, 0.162051, -10.3, 0.464744, -0.082096,
        0.337352, -10.3,
      ],
    ],
    [
      [25, 22, 32, 78],
      [
        0.042976, -1.082582, 2.319607, 14.22, 0.394983, 1.537176, -0.652159, 14.22, -1.887216, 2.426604,
        0.740611, 14.22,
      ],
    ],
    [
      [29, 24, 34, 81],
      [
        -0.080236, -1.095263, 2.495498, 17.96, 0.440199, 1.573558, -0.693757, 17.96, -2.009023, 2.670745,
        0.658278, 17.96,
      ],
    ],
    [
      [40, 30, 40, 90],
      [
        -0.533261, -1.053043, 3.026304, 29.66, 0.594547, 1.655597, -0.810144, 29.66, -2.351693, 3.477197,
        0.314496, 29.66,
      ],
    ],
  ])('The matrix of %j is what Flash publishes', (settings, published) => {
    const rows = matrixOf(settings)
      .slice(0, 15)
      .filter((_, i) => i % 5 !== 3);
    rows.forEach((value, i) =>
      expect(Math.abs(value - published[i])).toBeLessThan(i % 4 === 3 ? 0.002 : 2e-5),
    );
  });

  it.each([
    [0, 1],
    [1, 1.01],
    [12, 1.15],
    [50, 2],
    [67, 3],
    [99, 10.8],
    [100, 11],
    [-100, 0],
  ])(
    // prettier-ignore
    'A contrast of %d takes colours %d times as far apart',
    (contrast, factor) => {
      expect(matrixOf([0, contrast, 0, 0])[0]).toBeCloseTo(factor, 5);
    },
  );

  it('The last digits are those of a movie that Flash published', () => {
    const rows = adjustmentRows({ brightness: 35, contrast: 12, saturation: 64, hue: 20 });
    expect(rows).toEqual([
      [2.2726027965545654, -2.0219390392303467, 0.8993363380432129, 0, 30.72499656677246],
      [-0.4740176498889923, 2.1155192852020264, -0.49150165915489197, 0, 30.725000381469727],
      [-1.5421260595321655, -0.37957873940467834, 3.071704626083374, 0, 30.724998474121094],
    ]);
  });
});
