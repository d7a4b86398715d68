// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const host_errors = require('./errors.js');
const host_headless = require('./headless.js');
const host_defaults = require('./defaults.js');

class VideoDecoding {
    constructor(platform, bytes){
        this.platform = platform;
        this.bytes = bytes;
        this.pictures = host_errors.MAX_VIDEO_PICTURES;
        this.milliseconds = host_errors.MAX_VIDEO_MILLISECONDS;
    }
    decode({ bytes, container, fps }, request) {
        const { video, clock } = this.platform;
        if (!video) return host_headless.NO_VIDEO;
        if (Math.min(this.pictures, this.milliseconds, this.bytes) <= 0) return TOO_MUCH;
        const began = clock.now().getTime();
        const pictures = video.decode(bytes, container, {
            ...request,
            fps,
            maxPictures: this.pictures,
            maxBytes: this.bytes,
            maxMilliseconds: this.milliseconds
        });
        this.milliseconds -= Math.max(0, clock.now().getTime() - began);
        if (typeof pictures === 'string') return pictures;
        this.pictures -= pictures.length;
        for (const picture of pictures)this.bytes -= picture.length;
        return pictures;
    }
}
const TOO_MUCH = 'is left out: the videos of the document are too long to be decoded';

const TABLE = 75;
const ENTRY = 17;
const KEY_PICTURE = 5;
const VP6 = 4;
const VP6_WITH_ALPHA = 5;
const CODINGS = new Set([
    2,
    3,
    VP6,
    VP6_WITH_ALPHA,
    6
]);
const NO_CODING = 0;
const MAX_FPS = 1000;
function readStoredVideo(bytes, maxPictures) {
    if (bytes.length < TABLE) return undefined;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const coding = view.getUint32(1, true);
    if (coding === NO_CODING && bytes[TABLE] === 0) return {
        coding,
        pictures: []
    };
    const fps = view.getFloat64(5, true);
    if (!CODINGS.has(coding) || !(fps > 0 && fps <= MAX_FPS)) return undefined;
    const table = readTable(bytes, TABLE, maxPictures);
    if (!table || table.parts.length === 0) return undefined;
    const pictures = table.parts.map(({ bytes, kind })=>({
            bytes,
            isKey: kind === KEY_PICTURE
        }));
    return {
        coding,
        fps,
        pictures,
        sound: readSound(bytes, view, table.end)
    };
}
const COUNT = 4;
function readSound(bytes, view, end) {
    const rate = view.getFloat64(13, true);
    const bits = view.getUint32(21, true);
    const channels = view.getUint32(25, true);
    if (bits !== 8 && bits !== 16 || channels !== 1 && channels !== 2) return undefined;
    const table = readTable(bytes, end + COUNT, 1);
    const data = table?.parts.at(0)?.bytes;
    return data && data.length > 0 ? {
        kind: 'pcm',
        data,
        rate,
        bits,
        channels
    } : undefined;
}
function readTable(bytes, start, max) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const entries = [];
    let at = start;
    for(; at + ENTRY <= bytes.length && bytes[at] === 1; at += ENTRY)entries.push({
        at: view.getUint32(at + 1, true),
        size: view.getUint32(at + 5, true),
        kind: view.getUint32(at + 13, true)
    });
    const data = bytes.subarray(at + 5);
    const taken = entries.slice(0, max);
    if (taken.some((entry)=>entry.at + entry.size > data.length)) return undefined;
    if (taken.reduce((sum, { size })=>sum + size, 0) > data.length) return undefined;
    const total = at + 5 <= bytes.length ? view.getUint32(at + 1, true) : 0;
    const parts = taken.map((entry)=>({
            bytes: data.subarray(entry.at, entry.at + entry.size),
            kind: entry.kind
        }));
    return {
        parts,
        end: at + 5 + total
    };
}

const VIDEO_TAG$1 = 9;
const TAG_HEAD$1 = 11;
const KEY = 1;
const COMMAND = 5;
function readFlv(bytes, maxPictures) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (bytes.length < 9) return undefined;
    const pictures = [];
    let coding;
    for(let at = view.getUint32(5) + 4; at + TAG_HEAD$1 < bytes.length && pictures.length < maxPictures;){
        const size = view.getUint32(at) & 0xffffff;
        const body = bytes.subarray(at + TAG_HEAD$1, at + TAG_HEAD$1 + size);
        const [head] = body;
        if (bytes[at] === VIDEO_TAG$1 && head !== undefined && head >> 4 !== COMMAND) {
            coding ??= head & 15;
            if (coding !== (head & 15)) break;
            pictures.push({
                bytes: body.subarray(1),
                isKey: head >> 4 === KEY
            });
        }
        at += TAG_HEAD$1 + size + 4;
    }
    return coding !== undefined && CODINGS.has(coding) ? {
        coding,
        pictures
    } : undefined;
}

function videoOfItem(item, files) {
    const bytes = dataOf(item, files);
    if (!bytes) return NO_FILE;
    const isScripted = !isFlv(bytes) && readStoredVideo(bytes, host_errors.MAX_VIDEO_PICTURES)?.pictures.length === 0;
    return videoFile(bytes, host_errors.MAX_VIDEO_PICTURES) ?? (isScripted ? 'shows what scripts play' : UNKNOWN_FORM);
}
function codedVideoOf(item, files) {
    const bytes = dataOf(item, files);
    if (!bytes) return NO_FILE;
    if (isMp4(bytes)) return 'is H.264, which movies do not show on their timelines';
    const read = isFlv(bytes) ? readFlv : readStoredVideo;
    return read(bytes, host_errors.MAX_VIDEO_PICTURES) ?? UNKNOWN_FORM;
}
const NO_FILE = 'has no file in the document';
const UNKNOWN_FORM = 'is stored in an unknown form';
function dataOf(item, files) {
    const entry = `bin/${host_headless.VIDEO_ITEM.videoDataHRef.read(item)}`;
    return files.has(entry) ? files.bytes(entry) : undefined;
}
function videoFile(bytes, maxPictures) {
    if (isFlv(bytes)) return {
        container: 'flv',
        bytes
    };
    if (isMp4(bytes)) return {
        container: 'mp4',
        bytes
    };
    const stored = readStoredVideo(bytes, maxPictures);
    if (stored?.fps === undefined) return undefined;
    const { coding, fps } = stored;
    return {
        container: 'flv',
        fps,
        isTransparent: coding === VP6_WITH_ALPHA,
        ...flvOf(stored.pictures, coding, fps)
    };
}
function isFlv(bytes) {
    return begins(bytes, 'FLV', 0);
}
function isMp4(bytes) {
    return begins(bytes, 'ftyp', 4);
}
function begins(bytes, text, at) {
    return bytes.length >= at + text.length && [
        ...text
    ].every((c, i)=>bytes[at + i] === c.charCodeAt(0));
}
function flvOf(stored, coding, fps) {
    const tags = [
        Uint8Array.of(...[
            0x46,
            0x4c,
            0x56,
            1,
            1
        ], ...[
            0,
            0,
            0,
            9
        ], ...[
            0,
            0,
            0,
            0
        ])
    ];
    const pictures = [];
    let count = 0;
    for (const [frame, { bytes, isKey }] of stored.entries()){
        if (bytes.length > 0) {
            tags.push(tagOf(bytes, (isKey ? 0x10 : 0x20) + coding, frame * 1000 / fps));
            count++;
        }
        pictures.push(Math.max(0, count - 1));
    }
    return {
        bytes: host_headless.joinBytes(tags),
        pictures
    };
}
const VIDEO_TAG = 9;
const TAG_HEAD = 11;
function tagOf(picture, kind, time) {
    const size = picture.length + 1;
    const tag = new Uint8Array(TAG_HEAD + size + 4);
    const view = new DataView(tag.buffer);
    const milliseconds = Math.round(time);
    view.setUint32(0, size);
    view.setUint8(0, VIDEO_TAG);
    view.setUint32(4, (milliseconds & 0xffffff) << 8);
    view.setUint8(7, milliseconds >>> 24);
    tag[TAG_HEAD] = kind;
    tag.set(picture, TAG_HEAD + 1);
    view.setUint32(TAG_HEAD + size, TAG_HEAD + size);
    return tag;
}

const FRAMES_OFF = 8;
const FRAMES_OF_CODER = 5;
const DELAY_AT_44 = 1677;
const DELAY_BELOW = 1661;
function decodeSound(sound, head, mp3) {
    if (sound.kind === 'pcm') {
        checkLength(head.sampleCount / sound.rate);
        return samplesOf(sound);
    }
    const decoded = mp3.decode(sound.data, host_errors.MAX_SOUND_SECONDS + 1);
    if (!decoded || decoded.samples.length === 0) return undefined;
    checkLength(decoded.samples.length / decoded.channels / decoded.rate);
    return cutToCount(decoded, head.sampleCount);
}
function checkLength(seconds) {
    host_errors.checkCount('The sound', Math.ceil(seconds), host_errors.MAX_SOUND_SECONDS, 'seconds');
}
function samplesOf({ data, rate, bits, channels }) {
    const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
    const samples = new Int16Array(Math.floor(data.length * 8 / bits));
    for(let index = 0; index < samples.length; index++)samples[index] = bits === 8 ? view.getUint8(index) - 128 << 8 : view.getInt16(index * 2, true);
    return {
        rate,
        channels,
        samples
    };
}
function cutToCount(decoded, sampleCount) {
    const { rate, channels, samples } = decoded;
    const surplus = samples.length / channels - sampleCount;
    if (sampleCount <= 0 || Math.abs(surplus) > FRAMES_OFF * frameOf(rate)) return decoded;
    const first = coderDelay(surplus, rate);
    const cut = new Int16Array(sampleCount * channels);
    cut.set(samples.subarray(first * channels, (first + sampleCount) * channels));
    return {
        rate,
        channels,
        samples: cut
    };
}
function coderDelay(surplus, rate) {
    if (surplus < FRAMES_OF_CODER * frameOf(rate) || surplus > FRAMES_OFF * frameOf(rate)) return 0;
    return rate >= 44100 ? DELAY_AT_44 : DELAY_BELOW;
}
function frameOf(rate) {
    return rate >= 32000 ? 1152 : 576;
}

const HEADER = 44;
const PCM = 1;
function encodeWav({ data, rate, bits, channels }) {
    const file = new Uint8Array(HEADER + data.length + data.length % 2);
    const view = new DataView(file.buffer);
    const frame = channels * bits / 8;
    const samples = Math.round(rate);
    write(file, 0, 'RIFF');
    view.setUint32(4, file.length - 8, true);
    write(file, 8, 'WAVEfmt ');
    view.setUint32(16, 16, true);
    view.setUint16(20, PCM, true);
    view.setUint16(22, channels, true);
    view.setUint32(24, samples, true);
    view.setUint32(28, samples * frame, true);
    view.setUint16(32, frame, true);
    view.setUint16(34, bits, true);
    write(file, 36, 'data');
    view.setUint32(40, data.length, true);
    file.set(data, HEADER);
    return file;
}
function wavOfSamples({ rate, channels, samples }) {
    return encodeWav({
        data: littleEndian(samples),
        rate,
        bits: 16,
        channels
    });
}
function littleEndian(samples) {
    if (IS_LITTLE_ENDIAN) return new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
    const bytes = new Uint8Array(samples.length * 2);
    const view = new DataView(bytes.buffer);
    samples.forEach((sample, index)=>view.setInt16(index * 2, sample, true));
    return bytes;
}
const IS_LITTLE_ENDIAN = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1;
function write(file, at, text) {
    for(let index = 0; index < text.length; index++)file[at + index] = text.charCodeAt(index);
}

function storedSoundIn(data, head) {
    const { rate, bits, channels, sampleCount, dataLength } = head;
    if (data.length > 0 && data.length === bytesOfSamples(head)) return sampleCount > 0 ? {
        kind: 'pcm',
        data,
        rate,
        bits,
        channels
    } : undefined;
    if (data.length < 2 || !host_headless.beginsMp3(data)) return undefined;
    return {
        kind: 'mp3',
        data: data.subarray(0, dataLength > 0 ? dataLength : endOfFrames(data))
    };
}
function endOfFrames(data) {
    let at = 0;
    for(let frame = host_headless.mp3FrameAt(data, 0); frame; frame = host_headless.mp3FrameAt(data, at))at += frame.bytes;
    return at > 0 ? Math.min(at, data.length) : data.length;
}
function bytesOfSamples({ sampleCount, channels, bits }) {
    return sampleCount * channels * bits / 8;
}

const FORMAT = /^(\d{1,3})kHz (8|16)bit (Mono|Stereo)$/i;
const RATES = {
    5: 5512.5,
    11: 11025,
    22: 22050,
    44: 44100
};
const UNKNOWN = {
    rate: 44100,
    bits: 16,
    channels: 2,
    sampleCount: 0
};
function storedSoundOf(item, files) {
    const node = item?.node;
    if (node?.name !== 'DOMSoundItem') return undefined;
    const href = host_headless.SOUND_ITEM.soundDataHRef.read(node);
    const entry = `bin/${href}`;
    if (href === '' || !files.has(entry)) return undefined;
    const head = soundHeadOf(node) ?? {
        ...UNKNOWN,
        dataLength: host_headless.SOUND_ITEM.dataLength.read(node)
    };
    const stored = storedSoundIn(files.bytes(entry), head);
    return stored && {
        head,
        stored
    };
}
function soundHeadOf(node) {
    const [, rate, bits, sides] = FORMAT.exec(host_headless.SOUND_ITEM.format.read(node)) ?? [];
    if (rate === undefined || sides === undefined) return undefined;
    return {
        rate: RATES[rate] ?? Number(rate) * 1000,
        bits: bits === '8' ? 8 : 16,
        channels: sides.toLowerCase() === 'stereo' ? 2 : 1,
        sampleCount: host_headless.SOUND_ITEM.sampleCount.read(node),
        dataLength: host_headless.SOUND_ITEM.dataLength.read(node)
    };
}
function soundFacts(node) {
    const head = soundHeadOf(node);
    if (!head) return null;
    const { rate, bits, channels, sampleCount, dataLength } = head;
    const coding = dataLength > 0 && dataLength !== bytesOfSamples(head) ? 'MP3' : 'PCM';
    const seconds = Number((sampleCount / rate).toPrecision(SECONDS_DIGITS));
    return {
        seconds,
        sampleCount,
        rate,
        bits,
        channels,
        coding
    };
}
const SECONDS_DIGITS = 4;
function soundSummary(node) {
    const facts = soundFacts(node);
    return facts === null || facts.sampleCount === 0 ? '' : `${facts.seconds} s, ${host_headless.SOUND_ITEM.format.read(node)}, ${facts.coding}`;
}

const WEBP_FILE = '@jsquash/webp/codec/enc/webp_enc_simd.wasm';
const MAX_SIDE = 16383;
const USUAL = {
    quality: 75,
    target_size: 0,
    target_PSNR: 0,
    method: 4,
    sns_strength: 50,
    filter_strength: 60,
    filter_sharpness: 0,
    filter_type: 1,
    partitions: 0,
    segments: 4,
    pass: 1,
    show_compressed: 0,
    preprocessing: 0,
    autofilter: 0,
    partition_limit: 0,
    alpha_compression: 1,
    alpha_filtering: 1,
    alpha_quality: 100,
    lossless: 0,
    exact: 0,
    image_hint: 0,
    emulate_jpeg_size: 0,
    thread_level: 0,
    low_memory: 0,
    near_lossless: 100,
    use_delta_palette: 0,
    use_sharp_yuv: 1
};
const WITHOUT_LOSS = {
    ...USUAL,
    lossless: 1,
    exact: 1
};
async function loadWebp(wasm) {
    const loaded = await import('@jsquash/webp/codec/enc/webp_enc_simd.js');
    const { Module, Instance } = globalThis.WebAssembly;
    const codec = await loaded.default({
        noInitialRun: true,
        locateFile: (name)=>name,
        instantiateWasm (imports, done) {
            const instance = new Instance(new Module(wasm), imports);
            done(instance);
            return instance.exports;
        }
    });
    return {
        encode ({ width, height, rgba }, { quality }) {
            if (Math.max(width, height) > MAX_SIDE) throw new RangeError(`a picture of ${width} x ${height} pixels is too large for WebP, whose longest side is ${MAX_SIDE}: lower --scale, or make PNG`);
            const options = quality === undefined ? WITHOUT_LOSS : {
                ...USUAL,
                quality
            };
            const bytes = codec.encode(rgba, width, height, options);
            if (bytes === null) throw new Error(`a picture of ${width} x ${height} pixels could not be encoded as WebP`);
            return bytes.slice();
        }
    };
}

function endOf({ start, elapsed, from, to, plays, end }) {
    return Math.min(end, start + Math.ceil((to - from) * plays - elapsed));
}
function addVoice(mix, time, voice) {
    const { start, elapsed, from, to, levels } = voice;
    const length = to - from;
    const { rate, channels, samples } = voice.sound;
    const count = samples.length / channels;
    const step = rate / host_defaults.MIX_RATE;
    const last = Math.min(mix.length / 2, endOf(voice) - time);
    const first = Math.max(0, start - time);
    const gain = new LevelReader(levels, time + first - start + elapsed);
    for(let index = first; index < last; index++){
        const played = time + index - start + elapsed;
        const position = (from + played % length) * step;
        const whole = Math.floor(position);
        if (whole >= count) continue;
        const part = position - whole;
        const next = Math.min(whole + 1, count - 1);
        const { left, right } = gain.at(played);
        for(let side = 0; side < 2; side++){
            const channel = channels === 1 ? 0 : side;
            const sample = samples[whole * channels + channel] ?? 0;
            const nextSample = samples[next * channels + channel] ?? 0;
            const value = (sample + (nextSample - sample) * part) * (side === 0 ? left : right);
            mix[index * 2 + side] = (mix[index * 2 + side] ?? 0) + value;
        }
    }
}
const FULL = {
    left: 1,
    right: 1
};
class LevelReader {
    constructor(levels, time){
        this.levels = levels;
        this.next = 0;
        let end = levels.length;
        while(this.next < end){
            const middle = this.next + end >> 1;
            const level = levels[middle];
            if (level && level.at <= time) this.next = middle + 1;
            else end = middle;
        }
    }
    at(time) {
        const { levels } = this;
        while((levels[this.next]?.at ?? Infinity) <= time)this.next++;
        const before = levels[this.next - 1];
        const after = levels[this.next];
        if (!before) return after ?? FULL;
        if (!after) return before;
        const part = (time - before.at) / (after.at - before.at);
        return {
            left: before.left + (after.left - before.left) * part,
            right: before.right + (after.right - before.right) * part
        };
    }
}

exports.VP6 = VP6;
exports.VP6_WITH_ALPHA = VP6_WITH_ALPHA;
exports.VideoDecoding = VideoDecoding;
exports.WEBP_FILE = WEBP_FILE;
exports.addVoice = addVoice;
exports.codedVideoOf = codedVideoOf;
exports.coderDelay = coderDelay;
exports.decodeSound = decodeSound;
exports.encodeWav = encodeWav;
exports.endOf = endOf;
exports.littleEndian = littleEndian;
exports.loadWebp = loadWebp;
exports.soundFacts = soundFacts;
exports.soundSummary = soundSummary;
exports.storedSoundOf = storedSoundOf;
exports.videoOfItem = videoOfItem;
exports.wavOfSamples = wavOfSamples;
