import type { TestSound } from './soundDocument';

/** A tone of 440 Hz as MP3 (MPEG 2.5, 11,025 samples a second, mono), coded by LAME: ten frames of 576 samples. */
export const TONE_MP3 = new Uint8Array(
  Buffer.from(
    '/+MgxAAUMKpwDVhIAH1g5bluW5bluW77/w+/jsNYZwzhrkORhrCp3XZgBCGqB0weKHBBdAJMhcAYAwTDZO3CCBAgQAhLg+H+GJTz/AjtAf5R3P9BTBAH31gQ53//oYEAAAAIBgIBQKD/4yLECha5ipm/jaAAAAACTBavCfCe+F1AmviMgNuIAGeiWgYTeGWxHQGirAoCHKGaHOMf8QVEFSBDNC5v/HJFAigSHDnDLf/mJdLpkXi8j//l0upJGQlCX/BoSnQ6/////////xCABAL/4yDECxNwiiQB39AAACgwAGMASADTAIADEwA0BUMCFBWjC1Q/gw3FQmMsKD3TDPAacwEoAcMBJAijqIwIANiwMWGTypu//9/+j//+////rrsBSistkR+WOxPzsAsIEY5gfGAurJBmHf/jIsQYEtCCIXIOfoQBWGALgDJZxQNr7qRccACk2cu2nZu2bUdKxn2edrjqn1nvR/f5P3dn/3aNiU39d4qjrtrq/fb0ycImREWkLUAGlwMpmMCrf+jUQAQQwDkAxMAIACi06g66GnigBP/jIMQoFrHuFACnxMSFYAT////v7d2Pl/29Vb+q9E7v9+n8Zv0aKSiq2VWRHjO7FGiVHXUqtyighRrarr51VzagAVLz/yHSS+iglYAKiTGRDAjV8A0RwC4MArAHTAAgABFdd7LH7HAB/+MixCgRyIIdaA6+hKRi0q0bn3o9Cn936LLl+znVvfd+z/3//Rr3oZ7Wf/TVclIA/7y+eqOeeYBq6+i0wRIwQ71DmcBOAQC6gjX3/lkvJAAmz7SdurGe+ij19fpX9l1////W/vt3afwr/+MgxDwQGIIyNA48oND7v/1q/////////03zACwAswAsAVGADoMAyzAVAHIwMYGUMIsBZDCG0Voz7gEvMFQCHDBqAPowJgA+NBUO5iOECFSy4gf//+39/s/q/Z0I//+7u//0rtoIf6L/4yLEVhSggiABX9AAoXcYCsX/TUMY0eYa/zKcIXX4WhPRfx6oMsJD1P00cXAJIZ6aCQ/z/8xgIQ0cRk8GIrIrOj///288ae2u1dsSd52v///5RGJyNxu3KZbGcssv////jFJYl9vOx+X/4yDEXyRx1ngDmNgAlvGrl//////hzv/vPuFNTY41cgab8oAw+CADmG1BUFWf5QBh8EAGHwSCoK///6bsss6qbjmJ0To6nJSltIS5H6XE6Yv9WE5idFydp1QrwcQKpUBxAZhMmlOqGP/jIsQoE5kOCAHPeACK57r/+C9VtqvXtfCfPtQnz63q9e7q9inQaPA0He78RcqdKnYNQ7VMQU1FMy4xMDBVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVVQ==',
    'base64',
  ),
);

/** A sound item of it. */
export function toneSound(name: string): TestSound {
  return {
    name,
    samples: [],
    format: '11kHz 16bit Mono',
    attributes: `sampleCount="4410" dataLength="${TONE_MP3.length}"`,
    data: TONE_MP3,
  };
}
