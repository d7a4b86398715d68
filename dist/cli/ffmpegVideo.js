// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const host_headless = require('../host/headless.js');
const cli_common = require('./common.js');

const ffmpegVideo = {
    decode (bytes, container, request) {
        const { maxBytes, maxMilliseconds } = request;
        const converted = cli_common.convertByProgram(cli_common.ffmpegProgram(), argumentsFor(container, request), bytes, {
            maxBytes,
            maxMilliseconds
        });
        if (!converted) return `needs ffmpeg, which is not on this machine: ${cli_common.INSTALL_FFMPEG}`;
        const pictures = [
            ...request.form === 'jpeg' ? jpegsIn(converted) : pngsIn(converted)
        ];
        return pictures.length > 0 ? pictures : 'ffmpeg cannot decode';
    }
};
const drawingPlatform = {
    ...host_headless.nodePlatform,
    video: ffmpegVideo
};
const CODERS = {
    png: [
        '-c:v',
        'png',
        '-pix_fmt',
        'rgba'
    ],
    jpeg: [
        '-c:v',
        'mjpeg',
        '-q:v',
        '3',
        '-pix_fmt',
        'yuvj420p'
    ]
};
const DEMUXERS = {
    flv: 'flv',
    mp4: 'mov'
};
function argumentsFor(container, { fps, form, maxPictures, maxPixels }) {
    const each = fps === undefined ? [] : [
        '-vf',
        `setpts=N/(${fps}*TB)`,
        '-r',
        String(fps)
    ];
    return [
        ...[
            '-hide_banner',
            '-nostdin',
            '-loglevel',
            'quiet',
            '-protocol_whitelist',
            'pipe'
        ],
        ...[
            '-threads',
            '1',
            '-max_pixels',
            String(maxPixels),
            '-f',
            DEMUXERS[container],
            '-i',
            'pipe:0'
        ],
        ...[
            '-map',
            '0:v:0',
            '-frames:v',
            String(maxPictures),
            ...each
        ],
        ...[
            '-threads',
            '1',
            ...CODERS[form ?? 'png'],
            '-f',
            'image2pipe',
            'pipe:1'
        ]
    ];
}
const SIGNATURE = [
    0x89,
    0x50,
    0x4e,
    0x47,
    0x0d,
    0x0a,
    0x1a,
    0x0a
];
const IEND = 0x49454e44;
function* pngsIn(stream) {
    const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
    let start = 0;
    while(SIGNATURE.every((byte, i)=>stream[start + i] === byte)){
        let at = start + SIGNATURE.length;
        let kind = 0;
        while(kind !== IEND){
            if (at + 12 > stream.length) return;
            kind = view.getUint32(at + 4);
            at += 12 + view.getUint32(at);
        }
        if (at > stream.length) return;
        yield stream.slice(start, at);
        start = at;
    }
}
function* jpegsIn(stream) {
    let start = 0;
    for(let at = 2; at < stream.length; at++){
        if (stream[at] !== 0xd9 || stream[at - 1] !== 0xff) continue;
        yield stream.slice(start, at + 1);
        start = at + 1;
    }
}

exports.drawingPlatform = drawingPlatform;
