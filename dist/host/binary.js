// adobe-collection 0.1.0: collections and queries for Adobe Animate. MIT License.
'use strict';

const host_headless = require('./headless.js');
let host_shown$late;
const host_shown = () => (host_shown$late ??= require('./shown.js'));
const host_errors = require('./errors.js');

class BinaryFault extends Error {
    constructor(...args){
        super(...args), this.name = 'BinaryFault';
    }
}

const Release = {
    flash5Trial: 0x1f,
    flash5: 0x20,
    mx: 0x29,
    mx2004: 0x38,
    flash8: 0x3f,
    cs3: 0x43,
    cs4Beta: 0x46,
    cs4: 0x47
};
const PROGRAMS = [
    [
        Release.cs4Beta,
        'Flash CS4',
        10
    ],
    [
        Release.cs3,
        'Flash CS3',
        9
    ],
    [
        Release.flash8,
        'Flash 8',
        8
    ],
    [
        Release.mx2004,
        'Flash MX 2004',
        7
    ],
    [
        Release.mx,
        'Flash MX',
        6
    ]
];
const FLASH_5$5 = [
    0,
    'Flash 5',
    5
];
function programOf(version) {
    return PROGRAMS.find(([first])=>version >= first) ?? FLASH_5$5;
}
function releaseName(version) {
    return programOf(version)[1];
}
function majorVersion(version) {
    return programOf(version)[2];
}

const START = 40;
function isTooOld(contents) {
    if (contents[0] >= Release.flash5Trial) return false;
    return String.fromCharCode(...contents.subarray(0, START)).includes('CDocumentPage');
}

const CHUNK = 8192;
function decodeUnits(bytes) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return fromUnits(bytes.length >> 1, (index)=>view.getUint16(index * 2, true));
}
function decodeWindows1252(bytes) {
    return fromUnits(bytes.length, (index)=>{
        const byte = bytes[index];
        return byte >= 0x80 && byte < 0xa0 ? HIGH[byte - 0x80] : byte;
    });
}
function fromUnits(count, unitAt) {
    let text = '';
    for(let from = 0; from < count; from += CHUNK){
        const units = [];
        for(let index = from; index < Math.min(count, from + CHUNK); index++)units.push(unitAt(index));
        text += String.fromCharCode(...units);
    }
    return text;
}
const HIGH = [
    0x20ac,
    0x81,
    0x201a,
    0x0192,
    0x201e,
    0x2026,
    0x2020,
    0x2021,
    0x02c6,
    0x2030,
    0x0160,
    0x2039,
    0x0152,
    0x8d,
    0x017d,
    0x8f,
    0x90,
    0x2018,
    0x2019,
    0x201c,
    0x201d,
    0x2022,
    0x2013,
    0x2014,
    0x02dc,
    0x2122,
    0x0161,
    0x203a,
    0x0153,
    0x9d,
    0x017e,
    0x0178
];

const NO_POINT = 0x80000000;
class ByteReader {
    constructor(source){
        this.source = source;
        this.at = 0;
        this.view = new DataView(source.buffer, source.byteOffset, source.byteLength);
    }
    get rest() {
        return this.source.length - this.at;
    }
    u8() {
        return this.view.getUint8(this.take(1));
    }
    u16() {
        return this.view.getUint16(this.take(2), true);
    }
    u32() {
        return this.view.getUint32(this.take(4), true);
    }
    s16() {
        return this.view.getInt16(this.take(2), true);
    }
    s32() {
        return this.view.getInt32(this.take(4), true);
    }
    f32() {
        return this.view.getFloat32(this.take(4), true);
    }
    f64() {
        return this.view.getFloat64(this.take(8), true);
    }
    flag8() {
        return this.u8() !== 0;
    }
    flag32() {
        return this.u32() !== 0;
    }
    skip(length) {
        this.take(length);
    }
    bytes(length) {
        const start = this.take(length);
        return this.source.subarray(start, start + length);
    }
    peek8() {
        if (this.rest < 1) throw tooShort();
        return this.view.getUint8(this.at);
    }
    peek16() {
        if (this.rest < 2) throw tooShort();
        return this.view.getUint16(this.at, true);
    }
    count(count, size = 1) {
        if (count * size > this.rest) throw new BinaryFault(`says that ${count} follow, where the bytes end`);
        return count;
    }
    list(count, size, read) {
        this.count(count, size);
        const list = [];
        for(let index = 0; index < count; index++)list.push(read());
        return list;
    }
    string() {
        const length = this.stringLength();
        return length === 'utf-16' ? this.units(this.plainLength()) : this.narrow(length);
    }
    bareString(isUtf16) {
        const length = this.plainLength();
        return isUtf16 ? this.units(length) : this.narrow(length);
    }
    characters(count, isUtf16) {
        return isUtf16 ? this.units(count) : this.narrow(count);
    }
    point() {
        return {
            x: this.s32(),
            y: this.s32()
        };
    }
    optionalPoint() {
        const x = this.u32();
        const y = this.u32();
        return x === NO_POINT && y === NO_POINT ? null : {
            x: x | 0,
            y: y | 0
        };
    }
    matrix() {
        const [a, b, c, d] = [
            this.s32(),
            this.s32(),
            this.s32(),
            this.s32()
        ];
        return {
            a: a / 65_536,
            b: b / 65_536,
            c: c / 65_536,
            d: d / 65_536,
            tx: this.s32(),
            ty: this.s32()
        };
    }
    color() {
        return {
            red: this.u8(),
            green: this.u8(),
            blue: this.u8(),
            alpha: this.u8()
        };
    }
    stringLength() {
        const short = this.u8();
        if (short < 0xff) return short;
        const middle = this.u16();
        if (middle === 0xfffe) return 'utf-16';
        return middle < 0xffff ? middle : this.u32();
    }
    plainLength() {
        const short = this.u8();
        if (short < 0xff) return short;
        const middle = this.u16();
        return middle < 0xffff ? middle : this.u32();
    }
    units(count) {
        return decodeUnits(this.bytes(this.count(count, 2) * 2));
    }
    narrow(count) {
        return decodeWindows1252(this.bytes(this.count(count)));
    }
    take(length) {
        const start = this.at;
        if (start + length > this.source.length) throw tooShort();
        this.at = start + length;
        return start;
    }
}
function tooShort() {
    return new BinaryFault('ends too early');
}

const NONE = 0;
const NEW_CLASS = 0xffff;
const LONG_FORM = 0x7fff;
const CLASS_BIT = 0x8000;
const LONG_CLASS_BIT = 0x80000000;
class ObjectArchive {
    constructor(bytes, classes, maxDepth){
        this.classes = classes;
        this.maxDepth = maxDepth;
        this.slots = [];
        this.placed = new Set();
        this.depth = 0;
        this.reader = new ByteReader(bytes);
    }
    object() {
        const { reader } = this;
        const start = reader.at;
        const tag = reader.u16();
        if (tag === NONE) return null;
        if (tag === NEW_CLASS) return this.readNew(start, this.readClass());
        if (tag === LONG_FORM) {
            const long = reader.u32();
            return long >= LONG_CLASS_BIT ? this.readNew(start, this.classAt(long - LONG_CLASS_BIT)) : this.objectAt(long);
        }
        return tag & CLASS_BIT ? this.readNew(start, this.classAt(tag - CLASS_BIT)) : this.objectAt(tag);
    }
    child() {
        const object = this.object();
        if (object === null) return null;
        if (this.placed.has(object)) throw new BinaryFault('an object is in two places');
        this.placed.add(object);
        return object;
    }
    children() {
        const list = [];
        for(let object = this.child(); object !== null; object = this.child())list.push(object);
        return list;
    }
    readClass() {
        const { reader } = this;
        reader.u16();
        const length = reader.u16();
        const className = String.fromCharCode(...reader.bytes(length));
        this.slots.push({
            className
        });
        return className;
    }
    readNew(start, className) {
        const read = Object.hasOwn(this.classes, className) ? this.classes[className] : undefined;
        if (read === undefined) throw new BinaryFault(`${quote$1(className)} at byte ${start}: is a class that is not known`);
        if (this.depth >= this.maxDepth) {
            throw new BinaryFault(`objects are nested deeper than ${this.maxDepth}; the limit maxDepth`);
        }
        const slot = {
            object: undefined
        };
        this.slots.push(slot);
        this.depth++;
        try {
            slot.object = read(this);
        } catch (error) {
            throw named(error, className, start);
        }
        this.depth--;
        return slot.object;
    }
    classAt(index) {
        const slot = this.slots[index - 1];
        if (slot === undefined || !('className' in slot)) throw new BinaryFault(`class ${index} was not named`);
        return slot.className;
    }
    objectAt(index) {
        const slot = this.slots[index - 1];
        if (slot === undefined || !('object' in slot)) throw new BinaryFault(`object ${index} was not written`);
        if (slot.object === undefined) throw new BinaryFault(`object ${index} holds itself`);
        return slot.object;
    }
}
class PlacedFault extends BinaryFault {
}
function named(error, className, start) {
    if (!(error instanceof BinaryFault) || error instanceof PlacedFault) return error;
    return new PlacedFault(`${className} at byte ${start}: ${error.message}`);
}
function quote$1(className) {
    return JSON.stringify(className.slice(0, 40));
}

const OBJECT = 3;
const COLLECTION = 13;
const CUE_POINTS = 16;
const TYPED = 17;
const CS3$1 = 8;
function readParameters(reader) {
    const version = reader.u8();
    const parameters = reader.list(reader.u32(), 4, ()=>readParameter(reader, version));
    if (version >= 2) reader.u32();
    return parameters;
}
function readParameter(reader, listVersion) {
    const version = reader.u8();
    const name = reader.string();
    const value = readValue$1(reader);
    if (listVersion < 2) return {
        name,
        label: '',
        category: '',
        value,
        isVerbose: false
    };
    const label = reader.string();
    reader.u8();
    reader.skip(16);
    const category = version >= 3 ? reader.string() : '';
    const isVerbose = version >= 3 && reader.flag32();
    return {
        name,
        label,
        category,
        value,
        isVerbose
    };
}
function readValue$1(reader) {
    const version = reader.u8();
    const type = reader.u16();
    if (type === TYPED && version >= CS3$1) reader.u16();
    const count = reader.u32();
    const defaultIndex = reader.u32();
    reader.u32();
    const values = reader.list(count, 1, ()=>({
            text: reader.string(),
            other: type === OBJECT || type === CUE_POINTS ? reader.string() : '',
            type: version >= 7 ? reader.u16() : 0
        }));
    const collection = type === COLLECTION ? readCollection(reader) : null;
    if (version >= CS3$1) reader.skip(reader.u32());
    return {
        type,
        values,
        defaultIndex,
        collection
    };
}
function readCollection(reader) {
    const className = reader.string();
    const itemClass = reader.string();
    const itemName = reader.string();
    const fields = reader.list(reader.u32(), 5, ()=>({
            name: reader.string(),
            type: reader.u16(),
            first: reader.string(),
            second: reader.string()
        }));
    const rows = reader.list(reader.u32(), Math.max(1, fields.length), ()=>fields.map(()=>reader.string()));
    return {
        className,
        itemClass,
        itemName,
        fields,
        rows
    };
}

const FLASH_8$2 = 6;
const CS3 = 7;
function readComponent(reader, skipIcon) {
    const version = reader.u8();
    const isComponent = reader.flag32();
    const name = reader.string();
    reader.skip(12);
    const className = reader.string();
    const clip = readBlob(reader);
    const livePreview = readBlob(reader);
    const livePreview11 = readBlob(reader);
    const tooltip = reader.string();
    const parameters = readParameters(reader);
    const classProperties = reader.string();
    reader.u32();
    if (reader.flag32()) skipIcon(reader);
    if (version >= FLASH_8$2) reader.u32();
    const editFrame = version >= CS3 ? reader.u32() : null;
    if (version >= CS3) reader.string();
    const least = version >= CS3 ? {
        player: reader.u32(),
        script: reader.u32()
    } : null;
    return {
        name,
        className,
        clip,
        livePreview,
        livePreview11,
        tooltip,
        parameters,
        classProperties,
        isComponent,
        editFrame,
        least
    };
}
function readOldComponent(reader, parameters) {
    reader.u8();
    const clip = readBlob(reader);
    const livePreview = readBlob(reader);
    reader.u32();
    const isComponent = reader.flag32();
    const name = reader.string();
    reader.skip(4);
    return {
        name,
        className: '',
        clip,
        livePreview,
        livePreview11: null,
        tooltip: '',
        parameters,
        classProperties: '',
        isComponent,
        editFrame: null,
        least: null
    };
}
function readBlob(reader) {
    reader.u8();
    const source = reader.string();
    const bytes = reader.bytes(reader.u32());
    reader.u32();
    return bytes.length === 0 && source === '' ? null : {
        source,
        bytes
    };
}

const FOR_SCRIPT = 1;
const FOR_SHARING = 2;
const FIRST_FRAME = 4;
function readItem(reader) {
    const version = reader.u32();
    reader.u32();
    const folder = readId(reader);
    reader.u32();
    const id = readId(reader);
    const isOpen = reader.flag32();
    const linkage = readLinkage(reader);
    if (version >= 6) reader.u8();
    return {
        folder,
        id,
        isOpen,
        linkage
    };
}
function readId(reader) {
    const first = reader.u32();
    const second = reader.u32();
    if (first === 0 && second === 0) return '';
    return `${hex$1(first)}-${hex$1(second)}`;
}
function hex$1(number) {
    return number.toString(16).padStart(8, '0');
}
function readLinkage(reader) {
    const version = reader.u8();
    const flags = reader.u32();
    const identifier = reader.string();
    const url = reader.string();
    const className = version >= 5 ? reader.string() : '';
    const exports = version >= 3 ? reader.u8() : flags & 1 ? FOR_SCRIPT | FIRST_FRAME : 0;
    if (version >= 3) reader.u32();
    const sourceFile = version >= 3 ? reader.string() : '';
    const sourceItem = version >= 3 ? reader.string() : '';
    const sourceModified = version >= 3 ? reader.u32() : 0;
    if (version >= 3) reader.skip(16);
    if (version >= 7) reader.u8();
    const baseClass = version >= 7 ? reader.string() : '';
    return {
        exportsForScript: (exports & FOR_SCRIPT) !== 0,
        exportsForSharing: (exports & FOR_SHARING) !== 0,
        imports: (flags & 2) !== 0,
        exportsInFirstFrame: (exports & FIRST_FRAME) !== 0,
        identifier,
        url,
        className,
        baseClass,
        sourceItem,
        sourceModified,
        sourceFile
    };
}

const FLASH_5$4 = 5;
function readBody$1(reader, release) {
    const version = reader.u8();
    const body = {
        stream: reader.bareString(release >= Release.mx2004),
        name: reader.string(),
        number: reader.u16(),
        source: reader.string(),
        time: reader.u32(),
        item: readItem(reader)
    };
    if (version >= FLASH_5$4) reader.u32();
    return body;
}
function readBitmap(reader, release) {
    const body = readBody$1(reader, release);
    reader.u8();
    const compression = reader.u8();
    const quality = reader.u8();
    const allowsSmoothing = reader.flag8();
    reader.u32();
    const deblocks = release >= Release.cs4Beta && reader.flag8();
    return {
        ...body,
        kind: 'bitmap',
        compression,
        quality,
        allowsSmoothing,
        deblocks
    };
}
function readSound$1(reader, release) {
    const body = readBody$1(reader, release);
    reader.u8();
    const format = reader.u16();
    const samples = reader.u32();
    const exportFormat = reader.s16();
    const exportBits = reader.s16();
    reader.skip(11);
    const deviceSound = release >= Release.mx2004 ? reader.string() : '';
    if (release >= Release.flash8) reader.u32();
    return {
        ...body,
        kind: 'sound',
        format,
        samples,
        exportFormat,
        exportBits,
        deviceSound
    };
}
function readVideo(reader, release) {
    const body = readBody$1(reader, release);
    return {
        ...body,
        kind: 'video'
    };
}
function readLinkedVideo$1(reader, release) {
    readBody$1(reader, release);
    reader.u8();
    return {
        kind: 'linked video'
    };
}
function readCompiledClip(reader, release) {
    const body = readBody$1(reader, release);
    const component = readComponent(reader, (icon)=>readIcon(icon, release));
    const version = reader.u8();
    const rootLinkage = reader.string();
    const box = readBox(reader);
    readDependency(reader);
    if (version >= 4) reader.u32();
    const playerVersion = version >= 4 ? reader.u32() : 0;
    const scriptVersion = version >= 4 ? reader.u32() : 0;
    if (version >= 5) reader.u32();
    const hashKey = version >= 5 ? reader.string() : '';
    return {
        ...body,
        kind: 'compiled clip',
        component,
        rootLinkage,
        box,
        playerVersion,
        scriptVersion,
        hashKey
    };
}
const MAX_DEPENDENCIES = 32;
const DEPENDENCY_SIZE = 25;
function readDependency(reader, depth = 0) {
    if (depth > MAX_DEPENDENCIES) throw new BinaryFault('compiled clips depend on one another without end');
    reader.u8();
    reader.string();
    reader.string();
    reader.u32();
    reader.u32();
    const inner = ()=>readDependency(reader, depth + 1);
    reader.list(reader.u32(), DEPENDENCY_SIZE, ()=>{
        reader.string();
        inner();
    });
    reader.list(reader.u32(), DEPENDENCY_SIZE, inner);
    reader.list(reader.u32(), DEPENDENCY_SIZE, inner);
    reader.string();
    reader.string();
}
const PACKED_PICTURE = 0x0503;
function readIcon(reader, release) {
    readBitmap(reader, release);
    if (reader.u16() !== PACKED_PICTURE) throw new BinaryFault('the icon of a component has a form that is not known');
    reader.skip(6);
    reader.skip(16);
    reader.u8();
    if (reader.u8() !== 1) throw new BinaryFault('the icon of a component is not packed');
    for(let length = reader.u16(); length > 0; length = reader.u16())reader.skip(length);
}

const TYPES$2 = {
    0: 'graphic',
    1: 'button',
    2: 'movie clip',
    5: 'ik container'
};
function readDocumentPage(reader, release) {
    reader.u8();
    const stream = reader.bareString(release >= Release.mx2004);
    const name = reader.string();
    const number = reader.u32();
    const typeNumber = reader.u8();
    const type = TYPES$2[typeNumber];
    if (type === undefined) throw new BinaryFault(`the symbol ${JSON.stringify(name)} has the type ${typeNumber}, which is not known`);
    reader.string();
    reader.u32();
    const item = readItem(reader);
    const modified = reader.u32();
    const source = {
        file: reader.string(),
        item: reader.string()
    };
    const parameters = readParameters(reader);
    const page = {
        kind: 'page',
        stream,
        name,
        number,
        type,
        item,
        modified,
        source,
        component: null,
        scaleGrid: null
    };
    reader.u32();
    readLinkage(reader);
    if (release < Release.mx) return page;
    if (release < Release.mx2004) {
        page.component = readOldComponent(reader, parameters);
        return page;
    }
    page.component = readComponent(reader, (icon)=>readIcon(icon, release));
    reader.string();
    reader.string();
    reader.u32();
    reader.string();
    if (release >= Release.flash8) page.scaleGrid = readScaleGrid(reader);
    if (release >= Release.cs3) reader.skip(9);
    if (release >= Release.cs4Beta) reader.skip(2);
    return page;
}
function readScaleGrid(reader) {
    const has = reader.flag32();
    const box = readBox(reader);
    return has ? box : null;
}
function readBox(reader) {
    const right = reader.s32();
    const left = reader.s32();
    const bottom = reader.s32();
    return {
        left,
        right,
        bottom,
        top: reader.s32()
    };
}

function readAccessibility(reader) {
    const version = reader.u32();
    if (version === 0) return null;
    const isSilent = reader.flag32();
    const name = reader.string();
    const description = reader.string();
    const shortcut = reader.string();
    const tabIndex = version >= 2 ? reader.string() : '';
    if (version >= 2) reader.string();
    const isSimple = reader.flag32();
    const hasNoAutoLabel = reader.flag32();
    return {
        isSilent,
        name,
        description,
        shortcut,
        tabIndex,
        isSimple,
        hasNoAutoLabel
    };
}

const INTEGER = 0;
const INTEGERS = 1;
const DOUBLE = 3;
const DOUBLES = 4;
const TEXT$1 = 5;
function readPersistentData(reader) {
    if (!reader.flag8()) return [];
    reader.u32();
    return reader.list(reader.u32(), 6, ()=>{
        const type = reader.u8();
        const name = reader.string();
        return {
            name,
            value: readValue(reader, type)
        };
    });
}
function readValue(reader, type) {
    if (type === INTEGER) return reader.s32();
    if (type === INTEGERS) return Int32Array.from(reader.list(reader.u32(), 4, ()=>reader.s32()));
    if (type === DOUBLE) return reader.f64();
    if (type === DOUBLES) return Float64Array.from(reader.list(reader.u32(), 8, ()=>reader.f64()));
    if (type === TEXT$1) return reader.string();
    throw new BinaryFault(`persistent data of the type ${type} are not known`);
}

const FLASH_5$3 = 5;
const MX = 7;
const MX_2004 = 0x0a;
const FLASH_8$1 = 0x0c;
const CS4 = 0x0f;
function readRun(reader, isUtf16) {
    const version = reader.u8();
    const string = ()=>version >= CS4 ? reader.string() : reader.bareString(isUtf16);
    const size = reader.u16();
    const font = string();
    const face = version >= CS4 ? string() : '';
    if (version >= CS4) reader.f32();
    const color = reader.color();
    reader.u16();
    const isBold = reader.flag8();
    const isItalic = reader.flag8();
    reader.u8();
    return {
        version,
        size,
        font,
        face,
        color,
        isBold,
        isItalic,
        hasKerning: reader.flag8(),
        position: reader.u8(),
        alignment: reader.u8(),
        lineSpacing: reader.s16(),
        indent: reader.s16(),
        leftMargin: reader.s16(),
        rightMargin: reader.s16(),
        letterSpacing: reader.s16(),
        url: version >= FLASH_5$3 ? string() : '',
        isVertical: version >= MX && reader.flag8(),
        isRightToLeft: version >= MX && reader.flag8(),
        isRotated: version >= MX && reader.flag8(),
        isBitmapText: version >= MX_2004 && reader.flag8(),
        target: version >= MX ? string() : '',
        ...version >= FLASH_8$1 ? readRendering(reader, string) : {
            rendering: null,
            thickness: 0,
            sharpness: 0
        }
    };
}
function readRendering(reader, string) {
    reader.u8();
    const rendering = {
        rendering: reader.u8(),
        thickness: reader.f32(),
        sharpness: reader.f32()
    };
    string();
    return rendering;
}

function readSettings(archive, catalogue) {
    const { reader } = archive;
    catalogue.stage = readStage(reader);
    readPublishing(reader, catalogue);
    readPalette(archive, catalogue);
    readFolders(reader, catalogue);
    readAudioSettings(archive, catalogue);
    readGuides(reader, catalogue);
    readFonts(reader, catalogue);
    readSnapping(reader, catalogue);
    if (catalogue.version >= Release.mx) readAccess(reader, catalogue);
    if (catalogue.version >= Release.mx2004) readData$1(reader, catalogue);
    if (catalogue.version >= Release.flash8) readOrigin(reader, catalogue);
}
function readStage(reader) {
    const rulerUnit = reader.u16();
    const showsGrid = reader.flag8();
    const [left, right, top, bottom] = [
        reader.s32(),
        reader.s32(),
        reader.s32(),
        reader.s32()
    ];
    reader.u16();
    const gridStepX = reader.u16() / host_headless.TWIPS_PER_PIXEL;
    const previewMode = reader.u8();
    const showsRulers = reader.flag8();
    reader.u8();
    const options = reader.u8();
    reader.skip(16 + 9);
    skipPrinter(reader);
    const background = reader.color();
    const gridColor = reader.color();
    reader.u8();
    const frameRate = reader.u16() / 256;
    reader.skip(8);
    return {
        rulerUnit,
        showsGrid,
        width: (right - left) / host_headless.TWIPS_PER_PIXEL,
        height: (bottom - top) / host_headless.TWIPS_PER_PIXEL,
        gridStepX,
        previewMode,
        showsRulers,
        options,
        background,
        gridColor,
        frameRate
    };
}
function skipPrinter(reader) {
    reader.skip(reader.u16());
    reader.skip(reader.u16());
}
function readPairs(reader) {
    return new Map(reader.list(reader.u16(), 2, ()=>[
            reader.string(),
            reader.string()
        ]));
}
function readPublishing(reader, catalogue) {
    if (catalogue.version < Release.mx2004) {
        catalogue.profiles = [
            readPairs(reader)
        ];
    } else {
        catalogue.legacy = readPairs(reader);
        catalogue.profiles = reader.list(reader.u32(), 2, ()=>readPairs(reader));
    }
    reader.s32();
    reader.string();
    reader.string();
    reader.u16();
    reader.u32();
}
function readPalette(archive, catalogue) {
    const { reader } = archive;
    const isCs4 = catalogue.version >= Release.cs4Beta;
    catalogue.colors = readSwatches(archive);
    reader.skip(isCs4 ? 2 : 1);
    catalogue.gradients = readSwatches(archive);
    reader.skip(isCs4 ? 50 : 49);
}
function readSwatches(archive) {
    const { reader } = archive;
    return reader.list(reader.u16(), 2, ()=>{
        const object = archive.child();
        if (object?.kind !== 'swatch') throw new BinaryFault(`a ${object?.kind ?? 'gap'} is in the palette`);
        return object;
    });
}
function readFolders(reader, catalogue) {
    catalogue.folders = reader.list(reader.u32(), 5, ()=>{
        reader.u32();
        return {
            name: reader.string(),
            item: readItem(reader)
        };
    });
}
function readAudioSettings(archive, { version, profiles }) {
    const { reader } = archive;
    if (version >= Release.mx2004) reader.u16();
    profiles.forEach(()=>{
        reader.list(reader.u16(), 3, ()=>[
                reader.string(),
                archive.child()
            ]);
    });
}
function readGuides(reader, catalogue) {
    reader.u16();
    catalogue.guides = {
        color: reader.color(),
        isShown: reader.flag8(),
        isLocked: reader.flag8(),
        snaps: reader.flag8()
    };
    reader.u32();
}
function readFonts(reader, catalogue) {
    const { version } = catalogue;
    catalogue.fonts = reader.list(reader.u32(), 20, ()=>{
        reader.u8();
        const font = {
            name: reader.string(),
            number: reader.u16(),
            time: reader.u32(),
            style: readRun(reader, version >= Release.mx2004),
            item: readItem(reader)
        };
        if (version >= Release.cs4Beta) reader.u32();
        return font;
    });
}
function readSnapping(reader, catalogue) {
    catalogue.sharedLibrary = reader.string();
    const toGrid = reader.flag8();
    const toObjects = reader.flag8();
    const gridAccuracy = reader.u32();
    const guidesAccuracy = reader.u32();
    reader.u16();
    const gridStepY = reader.u16() / host_headless.TWIPS_PER_PIXEL;
    catalogue.snapping = {
        gridStepY,
        toGrid,
        toObjects,
        gridAccuracy,
        guidesAccuracy
    };
}
function readAccess(reader, catalogue) {
    reader.string();
    reader.string();
    reader.skip(8);
    catalogue.snapsToPixels = reader.flag32();
    catalogue.accessibility = readAccessibility(reader);
    reader.u32();
}
function readData$1(reader, catalogue) {
    catalogue.alignment = readAlignment(reader);
    reader.u8();
    catalogue.persistentData = readPersistentData(reader);
    reader.skip(16);
    reader.string();
    reader.u32();
    reader.string();
    reader.skip(8);
}
function readAlignment(reader) {
    const isOn = reader.flag8();
    const verticalCenter = reader.flag8();
    const horizontalCenter = reader.flag8();
    reader.u8();
    return {
        isOn,
        verticalCenter,
        horizontalCenter,
        horizontalSpacing: reader.u32(),
        verticalSpacing: reader.u32(),
        borderSpacing: reader.u32()
    };
}
function readOrigin(reader, catalogue) {
    const { version } = catalogue;
    catalogue.metadata = reader.string();
    catalogue.mobileSettings = reader.string();
    reader.skip(16);
    if (reader.rest === 0) return;
    reader.u8();
    catalogue.swcs = reader.list(reader.u32(), 8, ()=>readSwc(reader));
    catalogue.majorVersion = reader.u32();
    catalogue.buildNumber = reader.u32();
    catalogue.savedBy = readSavedBy(reader);
    if (version >= Release.cs4Beta) {
        catalogue.perspective = {
            viewAngle: reader.f64(),
            vanishingPoint: reader.point()
        };
    }
    if (version >= Release.cs4) reader.u32();
}
function readSavedBy(reader) {
    if ((reader.peek16() & 0xff) === 0xff) return reader.string();
    reader.u16();
    let text = '';
    while(reader.peek8() !== 0)text += reader.characters(1, false);
    reader.u8();
    return text;
}
function readSwc(reader) {
    reader.u8();
    const hashKey = reader.string();
    const bytes = reader.bytes(reader.u32());
    const classes = reader.list(reader.u32(), 1, ()=>reader.string());
    return {
        hashKey,
        bytes,
        classes
    };
}

const GRADIENT$1 = 0x10;
const RADIAL_BIT$1 = 2;
const FLASH_8 = 4;
function readSwatch(reader) {
    const version = reader.u8();
    const color = reader.color();
    const type = reader.u16();
    const gradient = type & GRADIENT$1 ? readGradient$1(reader, version, (type & RADIAL_BIT$1) !== 0) : null;
    return {
        kind: 'swatch',
        color,
        gradient,
        hue: reader.u16(),
        saturation: reader.u16(),
        brightness: reader.u16()
    };
}
function readGradient$1(reader, version, isRadial) {
    const matrix = reader.matrix();
    const count = reader.u8();
    if (version >= FLASH_8) reader.skip(8);
    const entries = reader.list(count, 5, ()=>({
            ratio: reader.u8() / 255,
            color: reader.color()
        }));
    return {
        isRadial,
        matrix,
        entries
    };
}

function readCatalogue(bytes, maxDepth) {
    const version = bytes[0] ?? 0;
    const archive = new ObjectArchive(bytes, classesOf(version), maxDepth);
    const catalogue = emptyCatalogue(version);
    try {
        archive.reader.skip(2 + emptyBytes(version));
        readLists(archive, catalogue);
        readSettings(archive, catalogue);
        const { rest } = archive.reader;
        if (rest > 0) throw new BinaryFault(`${rest} bytes remain after the catalogue`);
        return {
            catalogue,
            fault: null
        };
    } catch (error) {
        if (error instanceof BinaryFault) return {
            catalogue,
            fault: error
        };
        throw error;
    }
}
function readLists(archive, catalogue) {
    const { reader } = archive;
    collect(archive, (object)=>catalogue.scenes.push(asPage(object)));
    catalogue.nextScene = reader.u16();
    reader.u16();
    const current = archive.object();
    catalogue.currentScene = Math.max(0, catalogue.scenes.indexOf(current));
    collect(archive, (object)=>catalogue.symbols.push(asPage(object)));
    reader.u16();
    collect(archive, (object)=>{
        if (object.kind !== 'linked video') catalogue.media.push(asMedium(object));
    });
    reader.u16();
}
function collect(archive, add) {
    for(let object = archive.child(); object !== null; object = archive.child())add(object);
}
function asPage(object) {
    if (object.kind === 'page') return object;
    throw new BinaryFault(`a ${object.kind} is among scenes and symbols`);
}
function asMedium(object) {
    if (object.kind === 'page' || object.kind === 'swatch' || object.kind === 'audio settings') {
        throw new BinaryFault(`a ${object.kind} is among the media`);
    }
    return object;
}
function classesOf(release) {
    return {
        CDocumentPage: ({ reader })=>readDocumentPage(reader, release),
        CMediaBits: ({ reader })=>readBitmap(reader, release),
        CMediaSound: ({ reader })=>readSound$1(reader, release),
        CMediaVideoStream: ({ reader })=>readVideo(reader, release),
        CMediaVideo: ({ reader })=>readLinkedVideo$1(reader, release),
        CSwfPage: ({ reader })=>readCompiledClip(reader, release),
        CColorDef: ({ reader })=>readSwatch(reader),
        CQTAudioSettings: ({ reader })=>{
            reader.u32();
            return {
                kind: 'audio settings'
            };
        }
    };
}
function emptyBytes(release) {
    const later = [
        Release.flash5,
        Release.mx,
        Release.mx2004,
        Release.flash8,
        Release.cs3,
        Release.cs4Beta
    ];
    return 5 + 4 * later.filter((version)=>release >= version).length;
}
function emptyCatalogue(version) {
    return {
        version,
        scenes: [],
        symbols: [],
        media: [],
        folders: [],
        fonts: [],
        nextScene: 1,
        currentScene: 0,
        stage: null,
        profiles: [],
        legacy: new Map(),
        colors: [],
        gradients: [],
        guides: null,
        sharedLibrary: '',
        snapping: null,
        snapsToPixels: false,
        alignment: null,
        perspective: null,
        accessibility: null,
        persistentData: [],
        metadata: '',
        mobileSettings: '',
        swcs: [],
        majorVersion: majorVersion(version),
        buildNumber: 0,
        savedBy: ''
    };
}

const HEADER_SIZE = 512;
const MAX_SECTOR = 0xfffffffa;
const END_OF_CHAIN = 0xfffffffe;
const FAT_IN_HEADER = 109;
const MINI_STREAM_CUTOFF = 4096;
function readSectors(file, isSalvage) {
    if (file.length < HEADER_SIZE) throw new BinaryFault('truncated compound file');
    const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
    const shift = view.getUint16(30, true);
    const miniShift = view.getUint16(32, true);
    if (shift !== 9 && shift !== 12 || miniShift !== 6) {
        throw new BinaryFault(`damaged compound file: its sectors have 2^${shift} and 2^${miniShift} bytes`);
    }
    const sectorSize = 1 << shift;
    const table = readTable(view, sectorSize, isSalvage);
    const miniTable = new Lazy(()=>numbersOf(joinShared(view.getUint32(60, true), undefined)));
    let mini;
    function joinChain(start, size, isPart = false) {
        return join(file, table, {
            start,
            size,
            unit: sectorSize,
            base: sectorSize,
            isPart
        });
    }
    function joinShared(start, size) {
        return joinChain(start, size, isSalvage);
    }
    function readStream(start, size, length, isPart = false) {
        if (length === 0) return new Uint8Array(0);
        if (size >= MINI_STREAM_CUTOFF || mini === undefined) return joinChain(start, length, isPart);
        return join(mini.value, miniTable.value, {
            start,
            size: length,
            unit: 1 << miniShift,
            base: 0,
            isPart
        });
    }
    return {
        directoryStart: view.getUint32(48, true),
        openMiniStream (start, size) {
            mini = new Lazy(()=>joinShared(start, size));
        },
        readChain: joinShared,
        readStream: (start, size, length)=>readStream(start, size, length),
        readBeginning: (start, size)=>readStream(start, size, size, true)
    };
}
class Lazy {
    constructor(make){
        this.make = make;
    }
    get value() {
        this.made ??= {
            value: this.make()
        };
        return this.made.value;
    }
}
function readTable(view, sectorSize, isSalvage) {
    const most = Math.ceil(view.byteLength / sectorSize);
    const places = [];
    for(let index = 0; index < FAT_IN_HEADER; index++)places.push(view.getUint32(76 + index * 4, true));
    let next = view.getUint32(68, true);
    for(let count = 0; next < MAX_SECTOR; count++){
        const at = (next + 1) * sectorSize;
        if (count > most || at + sectorSize > view.byteLength) {
            if (isSalvage) break;
            throw damagedChain();
        }
        for(let offset = 0; offset < sectorSize - 4; offset += 4)places.push(view.getUint32(at + offset, true));
        next = view.getUint32(at + sectorSize - 4, true);
    }
    const sectors = places.filter((place)=>place < MAX_SECTOR);
    const entries = sectorSize / 4;
    if (sectors.length > most) throw damagedChain();
    const table = new Uint32Array(sectors.length * entries).fill(END_OF_CHAIN);
    sectors.forEach((sector, index)=>{
        const at = (sector + 1) * sectorSize;
        if (at + sectorSize > view.byteLength) {
            if (isSalvage) return;
            throw damagedChain();
        }
        for(let entry = 0; entry < entries; entry++){
            table[index * entries + entry] = view.getUint32(at + entry * 4, true);
        }
    });
    return table;
}
function join(source, table, chain) {
    const { unit, base, size, isPart } = chain;
    if (size !== undefined && size > source.length && !isPart) throw damagedChain();
    const most = size === undefined || size > source.length ? Math.ceil(source.length / unit) : Math.ceil(size / unit);
    const units = [];
    let next = chain.start;
    while(units.length < most && next < MAX_SECTOR){
        if (isPart && base + (next + 1) * unit > source.length) break;
        units.push(next);
        next = table[next] ?? END_OF_CHAIN;
    }
    if (size === undefined && next < MAX_SECTOR && !isPart) throw damagedChain();
    const joined = new Uint8Array(units.length * unit);
    units.forEach((place, index)=>{
        const from = base + place * unit;
        if (from >= source.length) throw damagedChain();
        joined.set(source.subarray(from, from + unit), index * unit);
    });
    if (size === undefined) return joined;
    if (joined.length < size && !isPart) throw damagedChain();
    return joined.subarray(0, size);
}
function numbersOf(bytes) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return Uint32Array.from({
        length: bytes.length >> 2
    }, (_, index)=>view.getUint32(index * 4, true));
}
function damagedChain() {
    return new BinaryFault('damaged compound file: a stream is cut off, or reaches outside the file');
}

const ENTRY_SIZE = 128;
const STREAM = 2;
const ROOT = 5;
const MAX_NAME_BYTES = 64;
class CompoundFile {
    constructor(file, { maxEntries, maxTotalSize }, isSalvage = false){
        this.isSalvage = isSalvage;
        this.streams = new Map();
        this.sectors = readSectors(file, isSalvage);
        const directory = this.sectors.readChain(this.sectors.directoryStart, undefined);
        const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength);
        let classId = '';
        let total = 0;
        for(let at = 0; at + ENTRY_SIZE <= directory.length; at += ENTRY_SIZE){
            const type = view.getUint8(at + 66);
            const location = {
                start: view.getUint32(at + 116, true),
                size: view.getUint32(at + 120, true)
            };
            if (type === ROOT && classId === '') {
                classId = hex(directory.subarray(at + 80, at + 96));
                this.sectors.openMiniStream(location.start, location.size);
            }
            if (type !== STREAM) continue;
            total += location.size;
            if (this.streams.size >= maxEntries) throw new BinaryFault(`holds more than ${maxEntries} streams; the limit maxEntries`);
            if (total > maxTotalSize) throw new BinaryFault(`says that its streams have more than ${maxTotalSize} bytes; the limit maxTotalSize`);
            this.streams.set(readName(view, at), location);
        }
        if (classId === '') throw new BinaryFault('damaged compound file: it has no root');
        this.classId = classId;
    }
    names() {
        return [
            ...this.streams.keys()
        ];
    }
    has(name) {
        return this.streams.has(name);
    }
    size(name) {
        return this.streams.get(name)?.size ?? 0;
    }
    read(name, length = Infinity) {
        const location = this.streams.get(name);
        if (location === undefined) throw new BinaryFault(`the stream ${JSON.stringify(name)} is missing`);
        return this.sectors.readStream(location.start, location.size, Math.min(length, location.size));
    }
    readCut(name) {
        const location = this.streams.get(name);
        if (!this.isSalvage || location === undefined) return this.read(name);
        return this.sectors.readBeginning(location.start, location.size);
    }
}
function readName(view, at) {
    const length = Math.min(view.getUint16(at + 64, true), MAX_NAME_BYTES) / 2 - 1;
    let name = '';
    for(let index = 0; index < length; index++)name += String.fromCharCode(view.getUint16(at + index * 2, true));
    return name;
}
function hex(bytes) {
    return [
        ...bytes
    ].map((byte)=>byte.toString(16).padStart(2, '0')).join('');
}

const STREAMS = [
    [
        'WordDocument',
        'a Word document'
    ],
    [
        'Workbook',
        'an Excel workbook'
    ],
    [
        'Book',
        'an Excel workbook'
    ],
    [
        'PowerPoint Document',
        'a PowerPoint presentation'
    ],
    [
        'VisioDocument',
        'a Visio drawing'
    ],
    [
        'Quill',
        'a Publisher document'
    ],
    [
        '__properties_version1.0',
        'an Outlook message'
    ],
    [
        'Catalog',
        'a cache of thumbnails'
    ],
    [
        'FileHeader',
        'a file of another program'
    ]
];
const INSTALLER_CLASS = /^8[246]100c0000000000c000000000000046$/;
function nameForeignFile(file) {
    if (INSTALLER_CLASS.test(file.classId)) return 'is a Windows Installer package, not a document of Flash';
    const match = STREAMS.find(([stream])=>file.has(stream));
    if (match !== undefined) return `is ${match[1]}, not a document of Flash`;
    return 'is a compound file without the stream "Contents", not a document of Flash';
}

const PARTS = [
    [
        'clip',
        'swf',
        ''
    ],
    [
        'livePreview',
        'livePreview',
        '-preview'
    ],
    [
        'livePreview11',
        'livePreview11',
        '-preview11'
    ]
];
function fileName(owner, suffix) {
    return `${owner}${suffix}.swf`;
}
function componentFileAttributes(owner, component) {
    const attributes = {};
    for (const [part, prefix, suffix] of PARTS){
        const blob = component[part];
        if (blob === null || blob.bytes.length === 0) continue;
        if (part === 'livePreview11') attributes.persistLivePreview11 = true;
        attributes[`${prefix}ScmHRef`] = fileName(owner, suffix);
        attributes[`${prefix}ScmSourceFilename`] = blob.source === '' ? undefined : blob.source;
    }
    return attributes;
}
function ownerName(kind, number) {
    return `${kind} ${number}`;
}
function swcName(index) {
    return `swc ${index + 1}.swc`;
}
function componentFiles({ media, symbols, swcs }) {
    const files = new Map();
    const add = (owner, component)=>{
        for (const [part, , suffix] of PARTS)addBlob(files, fileName(owner, suffix), component[part]);
    };
    for (const medium of media){
        if (medium.kind === 'compiled clip') add(ownerName('clip', medium.number), medium.component);
    }
    for (const { number, component } of symbols){
        if (component !== null) add(ownerName('component', number), component);
    }
    swcs.forEach(({ bytes }, index)=>files.set(swcName(index), bytes));
    return files;
}
function addBlob(files, name, blob) {
    if (blob !== null && blob.bytes.length > 0) files.set(name, blob.bytes);
}

const HEAD_LENGTH$1 = 32;
const JPEG_HEAD_LENGTH = 65_536;
const LOSSLESS$1 = 3;
function readBitmapHead(read) {
    const start = read(HEAD_LENGTH$1);
    if (start[0] === 0xff && start[1] === 0xd8) {
        const size = findJpegSize(read(JPEG_HEAD_LENGTH)) ?? findJpegSize(read());
        return {
            isJpeg: true,
            box: boxOf(size?.width ?? 0, size?.height ?? 0)
        };
    }
    const view = new DataView(start.buffer, start.byteOffset, start.byteLength);
    if (start.length < 24 || start[0] !== LOSSLESS$1) return {
        isJpeg: false,
        box: boxOf(0, 0)
    };
    const [left, right, top, bottom] = [
        8,
        12,
        16,
        20
    ].map((at)=>view.getInt32(at, true));
    return {
        isJpeg: false,
        box: {
            left,
            right,
            top,
            bottom
        }
    };
}
function boxOf(width, height) {
    return {
        left: 0,
        right: width * host_headless.TWIPS_PER_PIXEL,
        top: 0,
        bottom: height * host_headless.TWIPS_PER_PIXEL
    };
}
function findJpegSize(bytes) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for(let at = 2; at + 9 < bytes.length;){
        if (bytes[at] !== 0xff) return undefined;
        const marker = bytes[at + 1];
        if (marker === 0xff) {
            at++;
            continue;
        }
        const isAlone = marker === 0xd8 || marker === 0xd9 || marker >= 0xd0 && marker <= 0xd7;
        const isFrame = marker >= 0xc0 && marker <= 0xcf && ![
            0xc4,
            0xc8,
            0xcc
        ].includes(marker);
        if (isFrame) return {
            height: view.getUint16(at + 5),
            width: view.getUint16(at + 7)
        };
        at += isAlone ? 2 : 2 + view.getUint16(at + 2);
    }
    return undefined;
}

const HEAD_LENGTH = 45;
const CODECS = {
    2: 'h263 media',
    4: 'vp6 media'
};
const DEFAULT_CHANNELS = 1;
function readVideoHead(bytes) {
    if (bytes.length < HEAD_LENGTH) return {};
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const channels = view.getUint32(25, true);
    return {
        videoType: CODECS[view.getUint32(1, true)],
        fps: view.getFloat64(5, true),
        rate: view.getFloat64(13, true) || undefined,
        bits: view.getUint32(21, true) || undefined,
        channels: channels === DEFAULT_CHANNELS ? undefined : channels,
        width: view.getUint32(29, true),
        height: view.getUint32(33, true),
        length: view.getFloat64(37, true)
    };
}
const OLD_VERSION = 2;
const NEW_VERSION = 3;
const TAIL = [
    0,
    0,
    0,
    0,
    0xff,
    0xfe,
    0xff,
    0,
    0,
    0,
    0,
    0
];
const FLAGS = [
    49,
    50,
    55
];
function toXflVideo(stream) {
    const isOld = stream[0] === OLD_VERSION;
    const bytes = new Uint8Array(stream.length + (isOld ? TAIL.length : 0));
    bytes.set(stream);
    if (isOld) {
        bytes[0] = NEW_VERSION;
        bytes.set(TAIL, stream.length);
    }
    for (const offset of FLAGS)if (offset < stream.length) bytes[offset] = 1;
    return bytes;
}

const EMPTY = {
    left: 0,
    right: 0,
    top: 0,
    bottom: 0
};
class MediaFiles {
    constructor(file, catalogue){
        this.file = file;
        this.byFile = new Map();
        this.ofComponents = componentFiles(catalogue);
        for (const medium of catalogue.media){
            if (medium.kind !== 'compiled clip' && file.has(medium.stream)) this.byFile.set(this.fileOf(medium), medium);
        }
    }
    names() {
        return [
            ...this.byFile.keys(),
            ...this.ofComponents.keys()
        ];
    }
    fileOf({ stream }) {
        return `${stream.replaceAll(/[\\/]/g, '_')}.dat`;
    }
    has(name) {
        return this.byFile.has(name) || this.ofComponents.has(name);
    }
    bytes(name, length) {
        const medium = this.byFile.get(name);
        if (medium === undefined) return this.ofComponents.get(name) ?? new Uint8Array(0);
        if (medium.kind === 'video') return toXflVideo(this.file.read(medium.stream));
        return this.file.read(medium.stream, length);
    }
    size(name) {
        const medium = this.byFile.get(name);
        if (medium?.kind === 'video') return this.bytes(name).length;
        return medium === undefined ? this.bytes(name).length : this.file.size(medium.stream);
    }
    bitmapHead({ stream }) {
        if (!this.file.has(stream)) return {
            isJpeg: false,
            box: EMPTY
        };
        return readBitmapHead((length)=>this.file.read(stream, length));
    }
    videoHead({ stream }) {
        return this.file.has(stream) ? readVideoHead(this.file.read(stream)) : {};
    }
}

const DRAWING_OBJECT = 1;
function readPicObject(archive) {
    const { reader } = archive;
    const baseVersion = reader.u8();
    const flags = reader.u8();
    const children = archive.children();
    const pivot = baseVersion >= 1 ? reader.optionalPoint() : null;
    const isDrawingObject = baseVersion >= 3 && reader.u8() === DRAWING_OBJECT;
    const cachesBitmap = baseVersion >= 4 && reader.flag8();
    return {
        baseVersion,
        isFloating: (flags & 1) !== 0,
        isSelected: (flags & 2) !== 0,
        isLocked: (flags & 4) !== 0,
        isDrawingObject,
        cachesBitmap,
        children,
        pivot
    };
}
function hasUtf16({ baseVersion }) {
    return baseVersion >= 2;
}

const KINDS = {
    0: [
        'drop shadow',
        2
    ],
    1: [
        'blur',
        3
    ],
    2: [
        'glow',
        3
    ],
    3: [
        'bevel',
        3
    ],
    4: [
        'gradient glow',
        3
    ],
    6: [
        'adjust color',
        2
    ],
    7: [
        'gradient bevel',
        4
    ]
};
function readFilters(reader) {
    if (!reader.flag8()) return [];
    return reader.list(reader.u32(), 20, ()=>readFilter(reader));
}
function readFilter(reader) {
    const type = reader.u8();
    const layout = KINDS[type];
    if (layout === undefined) throw new BinaryFault(`the filter ${type} is not known`);
    const [kind, versions] = layout;
    reader.skip(versions);
    const isEnabled = reader.flag32();
    if (kind === 'adjust color') {
        return {
            kind,
            isEnabled,
            brightness: reader.f32(),
            contrast: reader.f32(),
            saturation: reader.f32(),
            hue: reader.f32()
        };
    }
    return readEffect(reader, kind, isEnabled);
}
function readEffect(reader, kind, isEnabled) {
    const effect = {
        kind,
        isEnabled,
        color: reader.color(),
        distance: reader.f32(),
        blurX: reader.f32(),
        blurY: reader.f32(),
        angle: reader.f32(),
        isInner: reader.flag32(),
        isKnockout: reader.flag32(),
        quality: reader.u32(),
        strength: reader.u32(),
        hidesObject: reader.flag32(),
        highlight: null,
        isFull: false,
        entries: []
    };
    if (kind === 'bevel') {
        effect.highlight = reader.color();
        effect.isFull = reader.flag32();
    }
    if (kind === 'gradient glow' || kind === 'gradient bevel') {
        const count = reader.u32();
        reader.u32();
        effect.isFull = reader.flag32();
        effect.entries = reader.list(count, 8, ()=>({
                ratio: reader.u32(),
                color: reader.color()
            }));
    }
    return effect;
}

function readBitmapInstance(archive) {
    const base = readPicObject(archive);
    const { reader } = archive;
    const version = reader.u8();
    const matrix = reader.matrix();
    const medium = reader.u16();
    if (version >= 2) readFilters(reader);
    return {
        ...base,
        kind: 'bitmap',
        matrix,
        medium
    };
}

const KEY_PRESS = 0x80;
const BUTTON_EVENTS = [
    [
        0x01,
        'press'
    ],
    [
        0x02,
        'release'
    ],
    [
        0x04,
        'releaseOutside'
    ],
    [
        0x08,
        'rollOver'
    ],
    [
        0x10,
        'rollOut'
    ],
    [
        0x20,
        'dragOver'
    ],
    [
        0x40,
        'dragOut'
    ]
];
const CLIP_EVENTS = [
    [
        0x01,
        'load'
    ],
    [
        0x02,
        'enterFrame'
    ],
    [
        0x04,
        'unload'
    ],
    [
        0x08,
        'mouseMove'
    ],
    [
        0x10,
        'mouseDown'
    ],
    [
        0x20,
        'mouseUp'
    ],
    [
        0x40,
        'keyDown'
    ],
    [
        0x80,
        'keyUp'
    ],
    [
        0x100,
        'data'
    ]
];
const KEYS$1 = {
    1: '<Left>',
    2: '<Right>',
    3: '<Home>',
    4: '<End>',
    5: '<Insert>',
    6: '<Delete>',
    8: '<Backspace>',
    13: '<Enter>',
    14: '<Up>',
    15: '<Down>',
    16: '<PageUp>',
    17: '<PageDown>',
    18: '<Tab>',
    19: '<Escape>',
    32: '<Space>'
};
function eventNames(bits, key) {
    const keys = bits & KEY_PRESS ? [
        `keyPress ${JSON.stringify(keyName(key))}`
    ] : [];
    return [
        ...namesOf(BUTTON_EVENTS, bits),
        ...keys
    ].join(', ');
}
function clipEventNames(bits) {
    return namesOf(CLIP_EVENTS, bits).join(', ');
}
function namesOf(events, bits) {
    return events.filter(([bit])=>(bits & bit) !== 0).map(([, name])=>name);
}
function keyName(key) {
    return KEYS$1[key] ?? String.fromCharCode(key & 0xff);
}

const Goto = {
    number: 0,
    label: 1,
    code: 2,
    nextFrame: 3,
    previousFrame: 4,
    nextScene: 5,
    previousScene: 6
};
const METHODS = [
    '',
    '"GET"',
    '"POST"'
];
function quote(text) {
    const escaped = text.replaceAll(/["\\]/g, '\\$&').replaceAll('\r', '\\r').replaceAll('\n', '\\n');
    return `"${escaped}"`;
}
function target(text, isCode) {
    return isCode === 0 ? quote(text) : text;
}
function calls(name, values, method = 0) {
    const sent = METHODS[method] ?? '';
    return `${name}(${[
        ...values,
        ...sent === '' ? [] : [
            sent
        ]
    ].join(', ')});`;
}
function goTo({ numbers: [, type, plays], texts: [scene, frame] }) {
    switch(type){
        case Goto.nextFrame:
            return 'nextFrame();';
        case Goto.previousFrame:
            return 'prevFrame();';
        case Goto.nextScene:
            return 'nextScene();';
        case Goto.previousScene:
            return 'prevScene();';
        default:
            return calls(plays === 0 ? 'gotoAndStop' : 'gotoAndPlay', place(scene, frame, type));
    }
}
function ifFrameLoaded({ numbers: [, type], texts: [scene, frame] }) {
    return `ifFrameLoaded (${place(scene, frame, type).join(', ')}) {`;
}
function place(scene, frame, type) {
    return [
        ...scene === '' ? [] : [
            quote(scene)
        ],
        type === Goto.label ? quote(frame) : frame
    ];
}
function load(name, [url, into], [urlIsCode, method, intoIsCode, isTarget]) {
    const [suffix, where] = intoWhat(into, intoIsCode, isTarget);
    return calls(name + suffix, [
        target(url, urlIsCode),
        where
    ], method);
}
function unload({ numbers: [, isCode, isTarget], texts: [from] }) {
    const [suffix, where] = intoWhat(from, isCode, isTarget);
    return calls(`unloadMovie${suffix}`, [
        where
    ]);
}
function intoWhat(text, isCode, isTarget) {
    return isTarget === 0 ? [
        'Num',
        text
    ] : [
        '',
        target(text, isCode)
    ];
}
function startDrag({ numbers: [, isCode, locks, constrains], texts }) {
    const [name, ...box] = texts;
    const rest = constrains === 0 ? [] : box;
    const lock = locks !== 0 ? [
        'true'
    ] : rest.length > 0 ? [
        'false'
    ] : [];
    return calls('startDrag', [
        target(name, isCode),
        ...lock,
        ...rest
    ]);
}

const PROPERTIES = [
    ...[
        '_x',
        '_y',
        '_xscale',
        '_yscale',
        '_currentframe',
        '_totalframes',
        '_alpha',
        '_visible',
        '_width'
    ],
    ...[
        '_height',
        '_rotation',
        '_target',
        '_framesloaded',
        '_name',
        '_droptarget',
        '_url',
        '_highquality'
    ],
    ...[
        '_focusrect',
        '_soundbuftime',
        '_quality',
        '_xmouse',
        '_ymouse'
    ]
];
function plain$2(statement) {
    return {
        fields: '',
        write: ()=>statement
    };
}
function opening(fields, write) {
    return {
        fields,
        write,
        opens: true
    };
}
const CLOSING = {
    fields: '',
    write: ()=>'}',
    closes: true
};
const ACTIONS = new Map([
    [
        0x00,
        {
            fields: 'nnssn',
            write: goTo
        }
    ],
    [
        0x01,
        plain$2('play();')
    ],
    [
        0x02,
        plain$2('stop();')
    ],
    [
        0x04,
        plain$2('stopAllSounds();')
    ],
    [
        0x05,
        {
            fields: 'nssnnn',
            write: ({ numbers: [, urlIsCode, windowIsCode, method], texts: [url, window] })=>calls('getURL', [
                    target(url, urlIsCode),
                    ...windowOf(window, windowIsCode)
                ], method)
        }
    ],
    [
        0x06,
        {
            fields: 'nsnsn',
            write: ({ numbers: [, nameIsCode, valueIsCode], texts: [name, value] })=>calls('fscommand', [
                    target(name, nameIsCode),
                    target(value, valueIsCode)
                ])
        }
    ],
    [
        0x07,
        {
            fields: 'nnsnnsnn',
            write: ({ numbers: [, , ...rest], texts })=>load('loadMovie', texts, rest)
        }
    ],
    [
        0x08,
        opening('nsn', ({ numbers: [, isCode], texts: [name] })=>`tellTarget (${target(name, isCode)}) {`)
    ],
    [
        0x09,
        CLOSING
    ],
    [
        0x0a,
        opening('nssn', ifFrameLoaded)
    ],
    [
        0x0b,
        opening('nnn', ({ numbers: [, events, key] })=>`on (${eventNames(events, key)}) {`)
    ],
    [
        0x0c,
        CLOSING
    ],
    [
        0x0d,
        opening('nn', ({ numbers: [, events] })=>`onClipEvent (${clipEventNames(events)}) {`)
    ],
    [
        0x0e,
        CLOSING
    ],
    [
        0x0f,
        opening('ns', ({ texts: [condition] })=>`if (${condition}) {`)
    ],
    [
        0x10,
        {
            fields: '',
            write: ()=>'} else {',
            closes: true,
            opens: true
        }
    ],
    [
        0x11,
        {
            fields: 'ns',
            write: ({ texts: [condition] })=>`} else if (${condition}) {`,
            closes: true,
            opens: true
        }
    ],
    [
        0x12,
        CLOSING
    ],
    [
        0x13,
        CLOSING
    ],
    [
        0x14,
        opening('ns', ({ texts: [condition] })=>`while (${condition}) {`)
    ],
    [
        0x15,
        CLOSING
    ],
    [
        0x17,
        {
            fields: 'nnsnsn',
            write: ({ numbers: [, property, valueIsCode, nameIsCode], texts: [value, name] })=>calls('setProperty', [
                    target(name, nameIsCode),
                    PROPERTIES[property] ?? String(property),
                    target(value, valueIsCode)
                ])
        }
    ],
    [
        0x18,
        {
            fields: 'nsnsn',
            write: ({ numbers: [, nameIsCode, valueIsCode], texts: [name, value] })=>nameIsCode === 0 ? `${name} = ${target(value, valueIsCode)};` : calls('set', [
                    name,
                    target(value, valueIsCode)
                ])
        }
    ],
    [
        0x19,
        {
            fields: 'nnsnsns',
            write: ({ numbers: [, , nameIsCode, copyIsCode], texts: [name, copy, depth] })=>calls('duplicateMovieClip', [
                    target(name, nameIsCode),
                    target(copy, copyIsCode),
                    depth
                ])
        }
    ],
    [
        0x1a,
        {
            fields: 'nsnssssnnn',
            write: startDrag
        }
    ],
    [
        0x1b,
        {
            fields: 'nsn',
            write: ({ numbers: [, isCode], texts: [frame] })=>calls('call', [
                    target(frame, isCode)
                ])
        }
    ],
    [
        0x1c,
        {
            fields: 'ns',
            write: ({ texts: [text] })=>`// ${text.replaceAll(/\s*[\r\n]\s*/g, ' ')}`
        }
    ],
    [
        0x1d,
        plain$2('stopDrag();')
    ],
    [
        0x1e,
        {
            fields: 'nsn',
            write: ({ numbers: [, isCode], texts: [name] })=>calls('removeMovieClip', [
                    target(name, isCode)
                ])
        }
    ],
    [
        0x1f,
        {
            fields: 'nsnn',
            write: unload
        }
    ],
    [
        0x20,
        {
            fields: 'nsnnsnn',
            write: ({ numbers: [, ...rest], texts })=>load('loadVariables', texts, rest)
        }
    ],
    [
        0x21,
        {
            fields: 'ns',
            write: ({ texts: [file] })=>`#include ${quote(file)}`
        }
    ],
    [
        0x24,
        {
            fields: 'nsn',
            write: ({ texts: [name] })=>`delete ${name};`
        }
    ],
    [
        0x25,
        opening('nss', ({ texts: [name, parameters] })=>`function ${name} (${parameters}) {`)
    ],
    [
        0x26,
        CLOSING
    ],
    [
        0x27,
        {
            fields: 'ns',
            write: ({ texts: [variables] })=>`var ${variables};`
        }
    ],
    [
        0x29,
        {
            fields: 'ns',
            write: ({ texts: [expression] })=>expression === '' ? '' : `${expression};`
        }
    ],
    [
        0x2c,
        opening('nsss', ({ texts })=>`for (${texts.map((text)=>text.trim()).join('; ')}) {`)
    ],
    [
        0x2d,
        CLOSING
    ],
    [
        0x2f,
        opening('nss', ({ texts: [name, object] })=>`for (${name} in ${object}) {`)
    ],
    [
        0x30,
        CLOSING
    ]
]);
function windowOf(window, isCode) {
    return window === '' ? [] : [
        target(window, isCode)
    ];
}

const LIST$1 = 0;
const TEXT = 1;
const NOTHING = 2;
function readActions(reader) {
    const version = reader.u32();
    const form = reader.u32();
    if (form > NOTHING) throw new BinaryFault(`a script is stored in the form ${form}`);
    if (version >= 1) {
        reader.u32();
        reader.list(reader.u32(), 4, ()=>reader.u32());
    }
    if (version >= 5) reader.list(reader.u32(), 4, ()=>reader.u32());
    if (form === LIST$1) return writeActions(readActionList(reader));
    return form === TEXT ? reader.string() : '';
}
function readOldActions(reader) {
    if (reader.u32() > 0) throw new BinaryFault('a script is stored as Flash 4 did, which is not known');
    return '';
}
const MAX_INDENT = 32;
function writeActions(actions) {
    const lines = [];
    let depth = 0;
    for (const action of actions){
        const kind = ACTIONS.get(action.code);
        if (kind === undefined) continue;
        if (kind.closes) depth = Math.max(0, depth - 1);
        lines.push('\t'.repeat(Math.min(depth, MAX_INDENT)) + kind.write(action));
        if (kind.opens) depth++;
    }
    return lines.join('\n');
}
const ACTION_SIZE = 4;
function readActionList(reader) {
    reader.u32();
    return reader.list(reader.u32(), ACTION_SIZE, ()=>readAction(reader));
}
function readAction(reader) {
    const code = reader.u32();
    const kind = ACTIONS.get(code);
    if (kind === undefined) throw new BinaryFault(`a script has the action ${code}, which is not known`);
    const action = {
        code,
        numbers: [],
        texts: []
    };
    for (const field of kind.fields){
        if (field === 'n') action.numbers.push(reader.u32());
        else action.texts.push(reader.string());
    }
    return action;
}

function readClipInstance(archive) {
    const base = readPicObject(archive);
    const { reader } = archive;
    const version = reader.u8();
    const matrix = reader.matrix();
    reader.u32();
    const medium = reader.u16();
    const script = readActions(reader);
    const name = reader.string();
    const parameters = readParameters(reader);
    const accessibility = readAccessibility(reader);
    reader.u8();
    const uniqueId = reader.u32();
    const dataBinding = reader.string();
    const filters = version >= 7 ? readFilters(reader) : [];
    return {
        ...base,
        kind: 'compiled clip',
        matrix,
        medium,
        name,
        script,
        parameters,
        accessibility,
        uniqueId,
        dataBinding,
        filters
    };
}

function readLinkedVideo(archive) {
    const base = readPicObject(archive);
    const { reader } = archive;
    reader.u8();
    reader.matrix();
    reader.u16();
    return {
        ...base,
        kind: 'left out',
        what: 'linked QuickTime videos'
    };
}
function readGeneratorObject(archive) {
    const base = readPicObject(archive);
    const { reader } = archive;
    reader.u8();
    reader.matrix();
    reader.skip(16);
    reader.string();
    reader.string();
    return {
        ...base,
        kind: 'left out',
        what: 'objects of Macromedia Generator'
    };
}

function readFontHolder(archive) {
    const base = readPicObject(archive);
    archive.reader.u8();
    archive.reader.u16();
    return {
        ...base,
        kind: 'font'
    };
}

function readBody(archive) {
    const base = readPicObject(archive);
    const { reader } = archive;
    const version = reader.u8();
    const matrix = reader.matrix();
    const firstFrame = reader.u16();
    const loop = reader.u16();
    const color = readColorEffect(reader);
    reader.string();
    const symbol = reader.u32();
    if (version >= 8 && version < 0x0a) {
        reader.skip(2);
        readParameters(reader);
        reader.u32();
    }
    const persistentData = version >= 0x0e ? readData(reader) : [];
    const filters = version >= 0x13 ? readFilters(reader) : [];
    const blendMode = version >= 0x13 ? reader.u8() : 0;
    if (version >= 0x13) reader.u16();
    const space = version >= 0x16 ? readSpace(reader) : null;
    if (version >= 0x16) reader.list(reader.u16(), 4, ()=>reader.u32());
    return {
        ...base,
        matrix,
        firstFrame,
        loop,
        color,
        symbol,
        persistentData,
        filters,
        blendMode,
        space
    };
}
function readColorEffect(reader) {
    reader.u8();
    const pairs = Array.from({
        length: 4
    }, ()=>[
            reader.s16(),
            reader.s16()
        ]);
    const kind = reader.u16();
    const percent = reader.s16();
    const color = reader.color();
    const channels = (part)=>({
            alpha: pairs[0][part],
            red: pairs[1][part],
            green: pairs[2][part],
            blue: pairs[3][part]
        });
    return {
        kind,
        percent,
        color,
        multiplier: channels(0),
        offset: channels(1)
    };
}
function readData(reader) {
    reader.u8();
    const data = readPersistentData(reader);
    reader.u8();
    return data;
}
function readSpace(reader) {
    return {
        matrix: Array.from({
            length: 16
        }, ()=>reader.f32()),
        rotations: Array.from({
            length: 3
        }, ()=>reader.f64()),
        center: readCenter(reader)
    };
}
function readCenter(reader) {
    const point = reader.optionalPoint();
    const z = reader.s32();
    return point === null ? null : {
        ...point,
        z
    };
}
const PLAIN = {
    name: '',
    script: '',
    accessibility: null,
    parameters: [],
    uniqueId: 0,
    dataBinding: '',
    tracksAsMenu: false
};
function readGraphic(archive) {
    return {
        ...PLAIN,
        ...readBody(archive),
        kind: 'symbol',
        type: 'graphic'
    };
}
function readMovieClip(archive) {
    const body = readBody(archive);
    const { reader } = archive;
    const version = reader.u8();
    const script = readActions(reader);
    const name = reader.string();
    const parameters = readParameters(reader);
    const accessibility = version >= 6 ? readAccessibility(reader) : null;
    if (version >= 5) reader.u32();
    if (version >= 8) reader.u8();
    const uniqueId = version >= 8 ? reader.u32() : 0;
    const dataBinding = version >= 8 ? reader.string() : '';
    return {
        ...PLAIN,
        ...body,
        kind: 'symbol',
        type: 'movie clip',
        name,
        script,
        parameters,
        accessibility,
        uniqueId,
        dataBinding
    };
}
const FLASH_5$2 = 5;
const NAMED_BUTTON = 8;
function readButton(archive) {
    const body = readBody(archive);
    const { reader } = archive;
    const version = reader.u8();
    const script = version >= FLASH_5$2 ? readActions(reader) : readOldActions(reader);
    const tracksAsMenu = version >= FLASH_5$2 && reader.flag8();
    const name = version >= NAMED_BUTTON ? reader.string() : '';
    const accessibility = version >= NAMED_BUTTON ? readAccessibility(reader) : null;
    return {
        ...PLAIN,
        ...body,
        kind: 'symbol',
        type: 'button',
        name,
        script,
        accessibility,
        tracksAsMenu
    };
}

function readVideoInstance(archive) {
    const base = readPicObject(archive);
    const { reader } = archive;
    reader.u8();
    const matrix = reader.matrix();
    const box = {
        left: reader.s32(),
        right: reader.s32(),
        top: reader.s32(),
        bottom: reader.s32()
    };
    reader.u8();
    reader.string();
    const name = reader.string();
    reader.u32();
    return {
        ...base,
        kind: 'video',
        matrix,
        box,
        name,
        medium: reader.u16()
    };
}

const TOKEN = /<(\/?)([A-Za-z_][\w.-]*)((?:\s+[A-Za-z_][\w:.-]*="[^"<]*"|\s+[A-Za-z_][\w:.-]*='[^'<]*')*)\s*(\/?)>|[^<>]+/y;
const BARE_AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-fA-F]{1,6});)/;
const ATTRIBUTE = /([A-Za-z_][\w:.-]*)=(?:"[^"]*"|'[^']*')/g;
const MAX_DEPTH = 64;
function isWellFormed(xml) {
    if (BARE_AMPERSAND.test(xml)) return false;
    const open = [];
    TOKEN.lastIndex = 0;
    while(TOKEN.lastIndex < xml.length){
        const token = TOKEN.exec(xml);
        if (token === null) return false;
        const [, end, name, attributes, alone] = token;
        if (name === undefined) continue;
        if (end !== '' && open.pop() !== name) return false;
        if (end === '' && alone === '') open.push(name);
        if (open.length > MAX_DEPTH) return false;
        if (end !== '' && (attributes !== '' || alone !== '')) return false;
        if (hasTwice(attributes)) return false;
    }
    return open.length === 0;
}
function hasTwice(attributes) {
    const names = [
        ...attributes.matchAll(ATTRIBUTE)
    ].map(([, name])=>name);
    return new Set(names).size < names.length;
}

function readCubics(reader, version) {
    const points = Array.from({
        length: 4
    }, ()=>reader.point());
    if (version < 4) return {
        points,
        pieces: [],
        before: null,
        after: null
    };
    const pieces = reader.list(reader.u8(), 10, ()=>({
            point: reader.point(),
            isOn: reader.flag8(),
            isStraight: reader.flag8()
        }));
    const flags = reader.u8();
    const before = flags & 1 ? reader.point() : null;
    const after = flags & 2 ? reader.point() : null;
    return {
        points,
        pieces,
        before,
        after
    };
}

const STYLES = 0x40;
const SMALL_STYLES = 0x80;
const SELECTED = 0x8000;
function readEdges(reader, version) {
    const edges = [];
    let styles = {
        line: 0,
        fill0: 0,
        fill1: 0,
        selection: 0
    };
    let last = {
        x: 0,
        y: 0
    };
    for(let type = reader.u8(); type !== 0; type = reader.u8()){
        if (type & STYLES) styles = readStyleChange(reader, (type & SMALL_STYLES) !== 0);
        const start = readPoint(reader, type & 3, last);
        const control = readPoint(reader, type >> 2 & 3, start);
        const end = readPoint(reader, type >> 4 & 3, start);
        const isStraight = (type >> 2 & 3) === 0;
        const isGeneral = isStraight && version >= 4 && reader.flag8();
        edges.push({
            ...styles,
            start,
            control: isStraight ? null : control,
            end,
            isGeneral
        });
        last = end;
    }
    return edges;
}
function readStyleChange(reader, isSmall) {
    if (isSmall) return {
        line: reader.u8(),
        fill0: reader.u8(),
        fill1: reader.u8(),
        selection: 0
    };
    const [line, fill0, fill1] = [
        reader.u16(),
        reader.u16(),
        reader.u16()
    ];
    const selection = (fill0 & SELECTED ? 1 : 0) | (fill1 & SELECTED ? 2 : 0) | (line & SELECTED ? 4 : 0);
    return {
        line: line & ~SELECTED,
        fill0: fill0 & ~SELECTED,
        fill1: fill1 & ~SELECTED,
        selection
    };
}
function readPoint(reader, size, from) {
    if (size === 1) return {
        x: from.x + reader.s16(),
        y: from.y + reader.s16()
    };
    if (size === 2) return {
        x: from.x + reader.s32(),
        y: from.y + reader.s32()
    };
    if (size === 3) return {
        x: from.x + reader.s16() * 128,
        y: from.y + reader.s16() * 128
    };
    return from;
}

const GRADIENT = 0x10;
const RADIAL_BIT = 2;
const BITMAP = 0x40;
const CLIPPED_BIT = 1;
const RICH_STYLES = 3;
function readFill(reader, version) {
    const color = reader.color();
    const type = reader.u8();
    reader.u8();
    if (type === 0) return {
        kind: 'solid',
        color
    };
    if (type & GRADIENT) return readGradient(reader, version, type);
    if (type & BITMAP) {
        return {
            kind: 'bitmap',
            matrix: reader.matrix(),
            medium: reader.u16(),
            isClipped: (type & CLIPPED_BIT) !== 0
        };
    }
    throw new BinaryFault(`the fill ${type} is not known`);
}
function readGradient(reader, version, type) {
    const matrix = reader.matrix();
    const count = reader.u8();
    const hasSpread = version >= RICH_STYLES;
    const focalRatio = hasSpread ? reader.s16() / 255 : 0;
    if (hasSpread) reader.skip(2);
    const mode = hasSpread ? reader.u8() : 0;
    if (hasSpread) reader.skip(3);
    return {
        kind: type & RADIAL_BIT ? 'radial' : 'linear',
        matrix,
        focalRatio,
        spread: mode & 4 ? 'reflect' : mode & 8 ? 'repeat' : 'extend',
        isLinearRgb: (mode & 1) !== 0,
        entries: reader.list(count, 5, ()=>({
                ratio: reader.u8() / 255,
                color: reader.color()
            }))
    };
}
function readLine(reader, version) {
    const color = reader.color();
    const plain = {
        width: reader.u16(),
        first: reader.u16(),
        second: reader.u16()
    };
    if (version < RICH_STYLES) {
        const fill = {
            kind: 'solid',
            color
        };
        return {
            ...plain,
            hasHinting: false,
            scale: 0,
            cap: 1,
            join: 1,
            miterLimit: 3,
            fill
        };
    }
    return {
        ...plain,
        hasHinting: reader.flag8(),
        scale: reader.u8(),
        cap: reader.u8(),
        join: reader.u8(),
        miterLimit: reader.u16() / 256,
        fill: readFill(reader, version)
    };
}

function readShape(archive) {
    return {
        ...readShapeBody(archive),
        kind: 'shape',
        primitive: null
    };
}
function readRectangle(archive) {
    const body = readShapeBody(archive);
    const { reader } = archive;
    reader.skip(2);
    const radii = Array.from({
        length: 4
    }, ()=>reader.s32());
    return {
        ...body,
        kind: 'shape',
        primitive: {
            kind: 'rectangle',
            radii
        }
    };
}
function readOval(archive) {
    const body = readShapeBody(archive);
    const { reader } = archive;
    reader.u8();
    const isClosed = reader.flag8();
    const box = Array.from({
        length: 4
    }, ()=>reader.s32());
    const primitive = {
        kind: 'oval',
        isClosed,
        box,
        startAngle: reader.f32(),
        endAngle: reader.f32(),
        innerRadius: reader.f32()
    };
    return {
        ...body,
        kind: 'shape',
        primitive
    };
}
const FILL_SIZE = 6;
const LINE_SIZE = 10;
const CUBIC_SIZE = 32;
const WITH_CUBICS = 5;
function readShapeBody(archive) {
    const base = readPicObject(archive);
    const { reader } = archive;
    const version = reader.u8();
    const matrix = reader.matrix();
    const dataVersion = reader.u8();
    reader.u32();
    const fills = reader.list(reader.u16(), FILL_SIZE, ()=>readFill(reader, version));
    const lines = reader.list(reader.u16(), LINE_SIZE, ()=>readLine(reader, version));
    const edges = readEdges(reader, version);
    const cubics = dataVersion >= WITH_CUBICS ? reader.list(reader.u32(), CUBIC_SIZE, ()=>readCubics(reader, version)) : [];
    return {
        ...base,
        matrix,
        fills,
        lines,
        edges,
        cubics,
        elements: base.children.map(asElement)
    };
}
const ELEMENTS = {
    shape: true,
    symbol: true,
    'compiled clip': true,
    bitmap: true,
    video: true,
    text: true,
    font: true,
    'left out': true
};
function asElement(object) {
    if (Object.hasOwn(ELEMENTS, object.kind)) return object;
    throw new BinaryFault(`a ${object.kind} is among the elements`);
}

const TWEEN_BITS = 3;
const MOTION_OBJECT = 3;
const IK_POSE = 4;
const EASES = 6;
const MATRIX_SIZE = 24;
const FLASH_5$1 = 0x15;
function readFrame(archive) {
    const body = readShapeBody(archive);
    const { reader } = archive;
    const version = reader.u8();
    const duration = reader.u16();
    const keyMode = reader.u16();
    const acceleration = reader.s16();
    const sound = readSound(reader);
    const label = reader.string();
    const script = version >= FLASH_5$1 ? readActions(reader) : readOldActions(reader);
    const rotation = reader.u32();
    const rotationTimes = reader.u32();
    const isComment = reader.flag32();
    const morph = readMorph(archive);
    const hasAngularBlend = reader.flag32();
    const hints = readHints(archive);
    reader.string();
    if (version >= FLASH_5$1) reader.u32();
    if (version >= FLASH_5$1) sound.effect = reader.u32();
    const isAnchor = version >= 0x16 && reader.flag32();
    const hasSingleEase = version < 0x18 || reader.flag32();
    const hasCustomEase = version >= 0x18 && reader.flag32();
    const eases = hasCustomEase ? readEases(reader) : [];
    const isMotion = version >= 0x1c && (keyMode & TWEEN_BITS) === MOTION_OBJECT;
    const motion = isMotion ? readMotion(reader) : null;
    const isPose = version >= 0x1d && (keyMode & IK_POSE) !== 0;
    const between = isPose ? readBetween(reader, duration) : [];
    return {
        ...body,
        kind: 'frame',
        duration,
        keyMode,
        acceleration,
        sound: sound.medium === 0 ? null : sound,
        label,
        isComment,
        isAnchor,
        script,
        rotation,
        rotationTimes,
        morph,
        hasAngularBlend,
        hints,
        hasSingleEase,
        hasCustomEase,
        eases,
        motion,
        between
    };
}
function readMotion(reader) {
    const xml = reader.string();
    if (!isWellFormed(xml)) throw new BinaryFault('the motion of a tween is not well-formed XML');
    return {
        xml,
        visibleKeyframes: reader.u32(),
        name: reader.string()
    };
}
function readSound(reader) {
    return {
        medium: reader.u16(),
        envelope: reader.list(reader.u16(), 8, ()=>({
                mark44: reader.u32(),
                left: reader.u16(),
                right: reader.u16()
            })),
        loops: reader.u16(),
        sync: reader.u8(),
        inPoint: reader.u32(),
        outPoint: reader.s32(),
        zoom: reader.u16(),
        effect: 0
    };
}
function readMorph(archive) {
    const object = archive.object();
    if (object === null || object.kind === 'morph shape') return object;
    throw new BinaryFault(`a keyframe has a ${object.kind} for its morph shape`);
}
function readHints(archive) {
    const object = archive.object();
    if (object === null) return [];
    if (object.kind === 'hint list') return object.hints;
    throw new BinaryFault(`a keyframe has a ${object.kind} for its hints`);
}
function readEases(reader) {
    return Array.from({
        length: EASES
    }, ()=>{
        const triples = reader.u32();
        const points = reader.list(3 * triples, 16, ()=>({
                x: reader.f64(),
                y: reader.f64()
            }));
        return points.slice(1, -1);
    });
}
function readBetween(reader, duration) {
    const elements = reader.u32();
    return reader.list(elements * duration, MATRIX_SIZE, ()=>reader.matrix());
}

const TYPES$1 = [
    'normal',
    'guide',
    'guided',
    'folder',
    'mask'
];
function readLayer(archive) {
    const base = readPicObject(archive);
    const frames = base.children.map((child)=>{
        if (child.kind !== 'frame') throw new BinaryFault(`a layer holds a ${child.kind}`);
        return child;
    });
    const { reader } = archive;
    const version = reader.u8();
    const name = reader.string();
    const isCurrent = reader.flag8();
    const isHidden = reader.flag8();
    const isLocked = reader.flag8();
    if (version >= 5) reader.u32();
    const outlineColor = version >= 6 ? reader.color() : null;
    const showsOutlines = version >= 6 && reader.flag32();
    const height = version >= 8 ? reader.u32() : 1;
    const type = TYPES$1[reader.u8()];
    if (type === undefined) throw new BinaryFault('a layer has a type that is not known');
    const above = readLink(archive);
    const mask = version >= 7 && version < 9 ? readLink(archive) : null;
    const parent = above ?? (type === 'mask' ? null : mask);
    if (version >= 3 && version < 9) reader.u8();
    const isOpen = version < 9 || reader.flag8();
    const isAutoNamed = version < 10 || reader.flag8();
    const animation = version >= 12 ? ANIMATIONS[reader.u8()] : 'none';
    if (animation === undefined) throw new BinaryFault('a layer has a kind of animation that is not known');
    const poses = animation === 'IK pose' ? reader.list(reader.u32(), 4, ()=>reader.u32()) : [];
    return {
        ...base,
        kind: 'layer',
        name,
        frames,
        isCurrent,
        isHidden,
        isLocked,
        showsOutlines,
        outlineColor,
        height,
        type,
        parent,
        isOpen,
        isAutoNamed,
        animation,
        poses
    };
}
const ANIMATIONS = [
    'none',
    'motion object',
    'IK pose'
];
function readLink(archive) {
    const object = archive.object();
    if (object === null || object.kind === 'layer') return object;
    throw new BinaryFault(`the parent of a layer is a ${object.kind}`);
}

function readPage(archive) {
    const base = readPicObject(archive);
    const layers = base.children.map((child)=>{
        if (child.kind !== 'layer') throw new BinaryFault(`a timeline holds a ${child.kind}`);
        return child;
    });
    const { reader } = archive;
    const version = reader.u8();
    reader.u16();
    if (version >= 5) reader.u16();
    const currentFrame = version >= 7 ? reader.u32() : 0;
    const guides = version >= 3 ? reader.list(reader.u32(), 8, ()=>({
            isVertical: reader.flag32(),
            place: reader.s32()
        })) : [];
    return {
        ...base,
        kind: 'page',
        layers,
        currentFrame,
        guides
    };
}

const PLAIN_STYLES = 2;
const MATRICES_AND_POINT = 56;
function readMorphShape(archive) {
    const { reader } = archive;
    reader.u8();
    reader.skip(MATRICES_AND_POINT);
    const segments = readMany(archive, 'morph segment');
    const hints = readMany(archive, 'morph hint');
    const fills = reader.list(reader.u16(), 6, ()=>readFill(reader, PLAIN_STYLES));
    const lines = reader.list(reader.u16(), 10, ()=>{
        const line = {
            color: reader.color(),
            width: reader.u32()
        };
        reader.u16();
        return line;
    });
    return {
        kind: 'morph shape',
        segments,
        hints,
        fills,
        lines
    };
}
function readMorphSegment(archive) {
    const { reader } = archive;
    return {
        kind: 'morph segment',
        stroke1: reader.s32(),
        stroke2: reader.s32(),
        fill1: reader.s32(),
        fill2: reader.s32(),
        startA: reader.point(),
        startB: reader.point(),
        curves: readMany(archive, 'morph curve')
    };
}
function readMorphCurve({ reader }) {
    return {
        kind: 'morph curve',
        controlA: reader.point(),
        endA: reader.point(),
        controlB: reader.point(),
        endB: reader.point(),
        isLine: reader.flag32()
    };
}
function readMorphHint({ reader }) {
    return {
        kind: 'morph hint',
        numbers: Array.from({
            length: 5
        }, ()=>reader.s32())
    };
}
function readHintList(archive) {
    return {
        kind: 'hint list',
        hints: readMany(archive, 'morph hint')
    };
}
function readMany(archive, kind) {
    const { reader } = archive;
    return reader.list(reader.u16(), 2, ()=>{
        const object = archive.child();
        if (object?.kind !== kind) throw new BinaryFault(`a ${object?.kind ?? 'gap'} is in a list of each ${kind}`);
        return object;
    });
}

const TextFlag = {
    notStatic: 1,
    dynamic: 2,
    password: 4,
    wrap: 8,
    multiline: 0x10,
    border: 0x40,
    fontEmbedded: 0x100,
    ownCharacters: 0x2000,
    empty: 0x4000,
    html: 0x8000,
    selectable: 0x10000,
    deviceFont: 0x20000
};
const FLASH_5 = 5;
function readText(archive) {
    const base = readPicObject(archive);
    const isUtf16 = hasUtf16(base);
    const { reader } = archive;
    const version = reader.u8();
    const matrix = reader.matrix();
    const box = {
        left: reader.s32(),
        right: reader.s32(),
        top: reader.s32(),
        bottom: reader.s32()
    };
    const isAutoExpanding = reader.flag8();
    reader.u8();
    const flags = version >= FLASH_5 ? reader.u32() : reader.u16();
    const maxCharacters = reader.u16();
    const variable = reader.string();
    const embeddedCharacters = flags & TextFlag.ownCharacters ? readOwnCharacters(reader, isUtf16) : '';
    if (version >= 0x0e) reader.u8();
    const runs = [];
    if (flags & TextFlag.empty && reader.peek8() !== 0) runs.push({
        style: readRun(reader, isUtf16),
        characters: ''
    });
    for(let length = reader.u16(); length > 0; length = reader.u16()){
        const style = readRun(reader, isUtf16);
        runs.push({
            style,
            characters: reader.characters(length, isUtf16)
        });
    }
    const name = version >= 6 ? reader.string() : '';
    const accessibility = version >= 9 ? readAccessibility(reader) : null;
    const isScrollable = version >= 8 && reader.flag32();
    if (version >= 0x0b) reader.string();
    const embeddedRanges = version >= 0x0c ? reader.string() : '';
    const filters = version >= 0x0d ? readFilters(reader) : [];
    if (version >= 0x0d) reader.u16();
    return {
        ...base,
        kind: 'text',
        matrix,
        box,
        isAutoExpanding,
        flags,
        maxCharacters,
        variable,
        embeddedCharacters,
        embeddedRanges,
        runs,
        name,
        accessibility,
        isScrollable,
        filters,
        version
    };
}
function readOwnCharacters(reader, isUtf16) {
    const [first, second] = [
        reader.peek16() & 0xff,
        reader.peek16() >> 8
    ];
    const isThere = isUtf16 ? first === 0xff : first === 0 || second >= 0x20;
    return isThere ? reader.string() : '';
}

const CLASSES = {
    CPicPage: readPage,
    CPicLayer: readLayer,
    CPicFrame: readFrame,
    CPicShape: readShape,
    CPicRect: readRectangle,
    CPicOval: readOval,
    CPicSymbol: readGraphic,
    CPicSprite: readMovieClip,
    CPicButton: readButton,
    CPicBitmap: readBitmapInstance,
    CPicVideoStream: readVideoInstance,
    CPicVideo: readLinkedVideo,
    CCommandObj: readGeneratorObject,
    CPicSwf: readClipInstance,
    CPicFont: readFontHolder,
    CPicText: readText,
    CPicMorphShape: readMorphShape,
    CMorphSegment: readMorphSegment,
    CMorphCurve: readMorphCurve,
    CMorphHintItem: readMorphHint,
    CObList: readHintList
};
const FIRST_BYTE = 1;
function readTimeline(bytes, maxDepth) {
    const archive = new ObjectArchive(bytes, CLASSES, maxDepth);
    if (archive.reader.u8() !== FIRST_BYTE) throw new BinaryFault('is not a timeline: its first byte is not 1');
    const page = archive.object();
    if (page?.kind !== 'page') throw new BinaryFault(`is not a timeline: it holds a ${page?.kind ?? 'gap'}`);
    const { rest } = archive.reader;
    if (rest > 0) throw new BinaryFault(`${rest} bytes remain after the timeline`);
    return page;
}

function catalogueLosses({ profiles }) {
    const hasPaths = profiles.some((settings)=>(settings.get('Vector::AS3 Library Paths') ?? '') !== '');
    return hasPaths ? [
        'library paths of ActionScript'
    ] : [];
}

function hrefOf(path) {
    const parts = path.split('/').map((part)=>/^\.{0,2}$/.test(part) ? escapeAll(part) : part);
    return `${host_headless.escapeFileName(parts.join('/'))}.xml`;
}
function escapeAll(part) {
    return part === '' ? '&#032' : part.replaceAll('.', '&#046');
}

function isComponent({ component }) {
    return component !== null && (component.isComponent || component.className !== '');
}

const UNWRITABLE = /(?![\t\n\r\u007f-\u009f])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;
function dropUnwritable(text) {
    return text.replace(UNWRITABLE, '');
}

const MAX_FOLDERS_ABOVE = 64;
class LibraryNames {
    constructor(catalogue){
        this.folders = new Map();
        this.paths = new Map();
        this.taken = new Set();
        this.counts = new Map();
        this.symbols = new Map();
        this.components = new Set();
        this.media = new Map();
        const byId = new Map(catalogue.folders.map((folder)=>[
                folder.item.id,
                folder
            ]));
        for (const folder of catalogue.folders)this.findFolder(folder, byId);
        for (const symbol of catalogue.symbols){
            this.symbols.set(symbol.number, this.path(symbol));
            if (isComponent(symbol)) this.components.add(symbol.number);
        }
        for (const medium of catalogue.media)this.media.set(medium.number, this.path(medium));
    }
    path(item) {
        const cached = this.paths.get(item);
        if (cached !== undefined) return cached;
        const above = this.folders.get(item.item.folder);
        const path = this.free(above === undefined ? plain$1(item.name) : `${above}/${plain$1(item.name)}`);
        this.paths.set(item, path);
        return path;
    }
    symbol(number) {
        return this.symbols.get(number) ?? '';
    }
    medium(number) {
        return this.media.get(number) ?? '';
    }
    isComponent(number) {
        return this.components.has(number);
    }
    free(path) {
        let free = path;
        while(this.taken.has(free)){
            const count = (this.counts.get(path) ?? 1) + 1;
            this.counts.set(path, count);
            free = `${path} ${count}`;
        }
        this.taken.add(free);
        return free;
    }
    findFolder(folder, byId) {
        const names = [];
        const seen = new Set();
        let at = folder;
        while(at !== undefined && !seen.has(at) && seen.size < MAX_FOLDERS_ABOVE){
            seen.add(at);
            names.unshift(plain$1(at.name));
            at = byId.get(at.item.folder);
        }
        const path = this.free(names.join('/'));
        this.paths.set(folder, path);
        this.folders.set(folder.item.id, path);
    }
}
function plain$1(name) {
    return dropUnwritable(name);
}

function accessibilityAttributes(accessibility) {
    if (accessibility === null) return {};
    return host_headless.withoutDefaults(host_headless.ACCESSIBILITY, {
        accName: accessibility.name,
        description: accessibility.description,
        shortcut: accessibility.shortcut,
        tabIndex: Number(accessibility.tabIndex) || 0,
        silent: accessibility.isSilent,
        forceSimple: accessibility.isSimple,
        autoLabeling: !accessibility.hasNoAutoLabel,
        hasAccessibleData: true
    });
}

const NAMESPACES = {
    'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    xmlns: 'http://ns.adobe.com/xfl/2008/'
};

function hexColor({ red, green, blue }) {
    return `#${[
        red,
        green,
        blue
    ].map((part)=>part.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}
function solid(color) {
    return {
        color: hexColor(color),
        alpha: color.alpha / 255
    };
}
function colorAttributes$1(color) {
    return host_headless.withoutDefaults(host_headless.PAINT_SCHEMA.SolidColor, solid(color));
}
function writeEntries(xml, entries) {
    for (const { ratio, color } of entries)xml.element('GradientEntry', host_headless.withoutDefaults(host_headless.GRADIENT_ENTRY, {
        ...solid(color),
        ratio
    }));
}

function componentAttributes(owner, component) {
    const { className, editFrame, least } = component;
    return {
        actionscriptClass: className === '' ? undefined : className,
        ...componentFileAttributes(owner, component),
        editFrameIndex: editFrame ?? undefined,
        requiredMinimumPlayerVersion: least?.player,
        requiredMinimumASVersion: least?.script
    };
}

const FACES = {
    'Courier New': [
        'CourierNewPSMT',
        'CourierNewPS-ItalicMT',
        'CourierNewPS-BoldMT',
        'CourierNewPS-BoldItalicMT'
    ],
    'Times New Roman': [
        'TimesNewRomanPSMT',
        'TimesNewRomanPS-ItalicMT',
        'TimesNewRomanPS-BoldMT',
        'TimesNewRomanPS-BoldItalicMT'
    ],
    Arial: [
        'ArialMT',
        'Arial-ItalicMT',
        'Arial-BoldMT',
        'Arial-BoldItalicMT'
    ],
    'Arial Black': same('Arial-Black'),
    'Arial Rounded MT Bold': same('ArialRoundedMTBold'),
    Mistral: same('Mistral'),
    Webdings: same('Webdings'),
    'Copperplate Gothic Bold': same('CopperplateGothic-Bold'),
    'MS Reference Sans Serif': same('MSReferenceSansSerif')
};
function same(face) {
    return [
        face,
        face,
        face,
        face
    ];
}
function faceOf({ face, font, isBold, isItalic }) {
    if (face !== '') return face;
    if (/^[_$]|\*$/.test(font)) return font;
    const faces = Object.hasOwn(FACES, font) ? FACES[font] : undefined;
    if (faces !== undefined) return faces[(isBold ? 2 : 0) + (isItalic ? 1 : 0)];
    const style = `${isBold ? 'Bold' : ''}${isItalic ? 'Italic' : ''}`;
    return font.replaceAll(' ', '') + (style === '' ? '' : `-${style}`);
}

function isLinked({ exportsForScript, exportsForSharing, imports }) {
    return exportsForScript || exportsForSharing || imports;
}
function linkageAttributes(linkage) {
    return host_headless.withoutDefaults(host_headless.LINKAGE, {
        linkageExportForAS: linkage.exportsForScript,
        linkageExportForRS: linkage.exportsForSharing,
        linkageImportForRS: linkage.imports,
        linkageExportInFirstFrame: !isLinked(linkage) || linkage.exportsInFirstFrame,
        linkageIdentifier: linkage.identifier,
        linkageClassName: linkage.className,
        linkageBaseClass: linkage.baseClass,
        linkageURL: linkage.url
    });
}

function toLineFeeds(text) {
    return text.replace(/\r\n?/g, '\n');
}

function writeLibrary(context) {
    const { xml, catalogue, names } = context;
    section(xml, 'folders', catalogue.folders, (folder)=>{
        const { item } = folder;
        const values = {
            name: names.path(folder),
            itemID: item.id,
            isExpanded: item.isOpen
        };
        xml.element('DOMFolderItem', host_headless.withoutDefaults(host_headless.FOLDER_ITEM, values));
    });
    section(xml, 'fonts', catalogue.fonts, (font)=>writeFont(context, font));
    section(xml, 'media', catalogue.media, (medium)=>writeMedium(context, medium));
    section(xml, 'symbols', inOrder(context), (symbol)=>writeInclude(context, symbol));
}
function section(xml, name, items, write) {
    if (items.length > 0) xml.element(name, {}, ()=>items.forEach(write));
}
function inOrder({ catalogue, names }) {
    const keyed = catalogue.symbols.map((symbol)=>({
            symbol,
            key: names.path(symbol).toLowerCase()
        }));
    keyed.sort((one, other)=>one.key < other.key ? -1 : one.key > other.key ? 1 : 0);
    return keyed.map(({ symbol })=>symbol);
}
function writeInclude({ xml, names }, symbol) {
    const { item } = symbol;
    const values = {
        href: hrefOf(names.path(symbol)),
        itemIcon: host_headless.ITEM_ICONS[isComponent(symbol) ? 'component' : symbol.type],
        loadImmediate: isLinked(item.linkage)
    };
    xml.element('Include', host_headless.withoutDefaults(host_headless.INCLUDE, values));
}
function writeFont({ xml, names }, font) {
    xml.element('DOMFontItem', {
        ...host_headless.withoutDefaults(host_headless.FONT_ITEM, {
            name: names.path(font),
            itemID: font.item.id
        }),
        ...linkageAttributes(font.item.linkage),
        ...host_headless.withoutDefaults(host_headless.FONT_ITEM, {
            font: faceOf(font.style),
            size: font.style.size / host_headless.TWIPS_PER_PIXEL,
            id: font.number,
            sourceLastImported: font.time
        })
    });
}
function writeMedium(context, medium) {
    switch(medium.kind){
        case 'bitmap':
            writeBitmap(context, medium);
            break;
        case 'sound':
            writeSound(context, medium);
            break;
        case 'video':
            writeVideo(context, medium);
            break;
        case 'compiled clip':
            writeCompiledClip(context, medium);
            break;
    }
}
function itemAttributes({ names }, medium) {
    return {
        ...host_headless.withoutDefaults(host_headless.MEDIUM, {
            name: names.path(medium),
            itemID: medium.item.id
        }),
        ...linkageAttributes(medium.item.linkage),
        ...host_headless.withoutDefaults(host_headless.MEDIUM, {
            sourceExternalFilepath: medium.source,
            sourceLastImported: medium.time
        })
    };
}
const LOSSLESS = 1;
const AS_IMPORTED = 0;
function writeBitmap(context, bitmap) {
    const { xml, names, media } = context;
    const { isJpeg, box } = media.bitmapHead(bitmap);
    xml.element('DOMBitmapItem', {
        ...itemAttributes(context, bitmap),
        ...host_headless.withoutDefaults(host_headless.BITMAP_ITEM, {
            allowSmoothing: bitmap.allowsSmoothing,
            useImportedJPEGData: bitmap.compression === AS_IMPORTED,
            compressionType: bitmap.compression === LOSSLESS ? 'lossless' : 'photo',
            originalCompressionType: isJpeg ? 'photo' : 'lossless',
            useDeblocking: bitmap.deblocks,
            quality: bitmap.quality,
            href: names.path(bitmap).replaceAll('/', '\\'),
            bitmapDataHRef: media.fileOf(bitmap),
            frameLeft: box.left,
            frameTop: box.top,
            frameRight: box.right,
            frameBottom: box.bottom,
            isJPEG: isJpeg
        })
    });
}
const RATES = [
    '5kHz',
    '11kHz',
    '22kHz',
    '44kHz'
];
function writeSound(context, sound) {
    const { xml, names, media } = context;
    const { format } = sound;
    xml.element('DOMSoundItem', {
        ...itemAttributes(context, sound),
        ...host_headless.withoutDefaults(host_headless.SOUND_ITEM, {
            href: names.path(sound).replaceAll('/', '\\'),
            soundDataHRef: media.fileOf(sound),
            deviceSoundHRef: sound.deviceSound,
            format: `${RATES[format >> 2 & 3]} ${format & 2 ? '16bit' : '8bit'} ${format & 1 ? 'Stereo' : 'Mono'}`,
            sampleCount: sound.samples,
            exportFormat: sound.exportFormat,
            exportBits: sound.exportBits
        })
    });
}
function writeVideo(context, video) {
    const { xml, media } = context;
    xml.element('DOMVideoItem', {
        ...itemAttributes(context, video),
        videoDataHRef: media.fileOf(video),
        ...media.videoHead(video)
    });
}
function writeCompiledClip(context, clip) {
    const { xml } = context;
    const { component, box } = clip;
    const attributes = {
        ...itemAttributes(context, clip),
        ...host_headless.withoutDefaults(host_headless.COMPILED_CLIP_ITEM, {
            displayAsComponent: component.isComponent
        }),
        ...componentAttributes(ownerName('clip', clip.number), component),
        ...host_headless.withoutDefaults(host_headless.COMPILED_CLIP_ITEM, {
            rootSymbolLinkageID: clip.rootLinkage,
            movieRectLeft: box.left,
            movieRectTop: box.top,
            movieRectRight: box.right,
            movieRectBottom: box.bottom,
            playerVersion: clip.playerVersion,
            actionscriptVersion: clip.scriptVersion,
            hashKey: clip.hashKey
        })
    };
    xml.element('DOMCompiledClipItem', attributes, ()=>{
        if (component.classProperties !== '') {
            xml.cdataElement('classProperties', toLineFeeds(component.classProperties));
        }
    });
}

function writePersistentData(xml, data) {
    const plain = data.filter(({ value })=>typeof value === 'number' || typeof value === 'string');
    if (plain.length === 0) return;
    xml.element('persistentData', {}, ()=>{
        for (const { name, value } of plain){
            xml.element('PD', {
                n: name,
                t: typeof value === 'number' ? 'i' : undefined,
                v: value
            });
        }
    });
}
function isOfArmature(name) {
    if (/^ik(Tree|Bone|Node)Count$/.test(name)) return false;
    return /^(lsd|_?ik|Armature_)|_ik(NodeStates|TreeStates|StartFrame)$/.test(name);
}

const TAGS = {
    'drop shadow': 'DropShadowFilter',
    blur: 'BlurFilter',
    glow: 'GlowFilter',
    bevel: 'BevelFilter',
    'gradient glow': 'GradientGlowFilter',
    'gradient bevel': 'GradientBevelFilter',
    'adjust color': 'AdjustColorFilter'
};
function writeFilters(xml, filters) {
    if (filters.length === 0) return;
    xml.element('filters', {}, ()=>{
        for (const filter of filters)writeFilter(xml, filter);
    });
}
function writeFilter(xml, filter) {
    const tag = TAGS[filter.kind];
    const hasEntries = filter.kind !== 'adjust color' && filter.entries.length > 0;
    xml.element(tag, attributesOf(tag, filter.kind === 'adjust color' ? filter : effectValues(filter)), hasEntries ? ()=>writeEntries(xml, entriesOf(filter)) : undefined);
}
function attributesOf(tag, values) {
    const { table } = host_headless.filterRow(tag);
    const declared = Object.entries(values).filter(([name])=>Object.hasOwn(table, name));
    return host_headless.withoutDefaults(table, Object.fromEntries(declared));
}
function entriesOf({ entries }) {
    return entries.map(({ ratio, color })=>({
            ratio: ratio / 255,
            color
        }));
}
function effectValues(effect) {
    const { color, highlight } = effect;
    const [rgb, alpha] = [
        hexColor(color),
        color.alpha / 255
    ];
    return {
        angle: degrees(effect.angle),
        blurX: effect.blurX,
        blurY: effect.blurY,
        color: rgb,
        alpha,
        highlightColor: highlight === null ? undefined : hexColor(highlight),
        highlightAlpha: highlight === null ? undefined : highlight.alpha / 255,
        shadowColor: rgb,
        shadowAlpha: alpha,
        distance: effect.distance,
        hideObject: effect.hidesObject,
        inner: effect.isInner,
        knockout: effect.isKnockout,
        quality: effect.quality,
        strength: effect.strength / 100,
        type: effect.isFull ? 'full' : effect.isInner ? 'inner' : 'outer',
        isEnabled: effect.isEnabled
    };
}
const NEAR = 1e-5;
function degrees(radians) {
    const angle = radians * 180 / Math.PI;
    return Math.abs(angle - 45) < NEAR ? 45 : angle;
}

class XmlWriter {
    constructor(step, maxLength, depth = 0){
        this.step = step;
        this.maxLength = maxLength;
        this.parts = [];
        this.length = 0;
        this.indentation = step.repeat(depth);
    }
    element(name, attributes, content) {
        this.add(`${this.newLine()}<${name}${attributesText(attributes)}`);
        if (content === undefined) {
            this.add('/>');
            return;
        }
        const before = this.parts.length;
        this.add('>');
        const outside = this.indentation;
        this.indentation += this.step;
        content();
        this.indentation = outside;
        if (this.parts.length === before + 1) {
            this.parts.pop();
            this.add('/>');
        } else this.add(`${this.newLine()}</${name}>`);
    }
    textElement(name, text) {
        this.add(`${this.newLine()}<${name}>${host_headless.escapeText(dropUnwritable(text))}</${name}>`);
    }
    cdataElement(name, text) {
        const written = dropUnwritable(text).replaceAll(']]>', ']]]]><![CDATA[>');
        this.add(`${this.newLine()}<${name}><![CDATA[${written}]]></${name}>`);
    }
    rawElement(name, xml) {
        this.add(`${this.newLine()}<${name}>${dropUnwritable(xml)}</${name}>`);
    }
    toString() {
        return this.parts.join('');
    }
    newLine() {
        return this.length === 0 ? '' : `\n${this.indentation}`;
    }
    add(text) {
        this.parts.push(text);
        this.length += text.length;
        if (this.length > this.maxLength) {
            throw new BinaryFault(`becomes a text of more than ${this.maxLength} characters; the limit maxTextLength`);
        }
    }
}
function attributesText(attributes) {
    let text = '';
    for (const name of Object.keys(attributes)){
        const value = attributes[name];
        if (value === undefined) continue;
        text += ` ${name}=${typeof value === 'number' ? `"${formatNumber(value)}"` : host_headless.quoteAttribute(dropUnwritable(String(value)))}`;
    }
    return text;
}
const DIGITS = 15;
const LOWEST_EXPONENT = -4;
function formatNumber(value) {
    if (!Number.isFinite(value)) return '0';
    const rounded = Number(value.toPrecision(DIGITS));
    if (rounded === 0) return '0';
    const [mantissa, exponentText] = rounded.toExponential().split('e');
    const exponent = Number(exponentText);
    if (exponent >= LOWEST_EXPONENT && exponent < DIGITS) return plain(rounded);
    return `${mantissa}e${exponent < 0 ? '-' : '+'}${String(Math.abs(exponent)).padStart(3, '0')}`;
}
function plain(value) {
    return String(value);
}

const TYPES = [
    undefined,
    'Default',
    'Array',
    'Object',
    'List',
    'String',
    'Number',
    'Boolean',
    'Font Name',
    'Color'
];
const LIST = 4;
const STEP = '   ';
const MAX_LENGTH = 2 ** 28;
function writeParameters(xml, parameters) {
    if (parameters.length === 0) return;
    const text = parameters.map((parameter)=>`${STEP}${propertyText(parameter)}\n`).join('');
    xml.cdataElement('parametersAsXML', text);
}
function propertyText({ name, label, category, value, isVerbose }) {
    const property = new XmlWriter(STEP, MAX_LENGTH, 1);
    property.element('property', {
        id: name
    }, ()=>{
        property.element('Inspectable', {
            name: label === '' ? name : label,
            variable: name,
            category,
            verbose: isVerbose ? '1' : '0',
            defaultValue: valueText(value),
            enumeration: value.type === LIST ? value.values.map(({ text })=>text).join(',') : undefined,
            type: TYPES[value.type] ?? 'Default'
        });
    });
    return property.toString();
}
function valueText({ type, values, defaultIndex }) {
    if (type === LIST) return values[defaultIndex]?.text ?? '';
    return values.map(({ text })=>text).join(',');
}

function writeScript(xml, script) {
    if (script === '') return;
    xml.element('Actionscript', {}, ()=>xml.cdataElement('script', toLineFeeds(script)));
}

function writeMatrix(xml, matrix) {
    const { a, b, c, d, tx, ty } = matrix;
    if (a === 1 && b === 0 && c === 0 && d === 1 && tx === 0 && ty === 0) return;
    xml.element('matrix', {}, ()=>writeMatrixElement(xml, matrix));
}
function writeMatrixElement(xml, { a, b, c, d, tx, ty }) {
    const position = {
        tx: tx / host_headless.TWIPS_PER_PIXEL,
        ty: ty / host_headless.TWIPS_PER_PIXEL
    };
    xml.element('Matrix', host_headless.withoutDefaults(host_headless.MATRIX, {
        a,
        b,
        c,
        d,
        ...position
    }));
}
function writePivot(xml, pivot, matrix) {
    if (pivot === null) return;
    const { x, y } = toLocal(pivot, matrix);
    xml.element('transformationPoint', {}, ()=>{
        xml.element('Point', host_headless.withoutDefaults(host_headless.POINT, {
            x: x / host_headless.TWIPS_PER_PIXEL,
            y: y / host_headless.TWIPS_PER_PIXEL
        }));
    });
}
function toLocal({ x, y }, { a, b, c, d, tx, ty }) {
    const determinant = a * d - b * c;
    if (determinant === 0) return {
        x: 0,
        y: 0
    };
    const [right, down] = [
        x - tx,
        y - ty
    ];
    return {
        x: Math.round((right * d - down * c) / determinant),
        y: Math.round((down * a - right * b) / determinant)
    };
}

function writeFill(context, fill) {
    const { xml, names } = context;
    if (fill.kind === 'solid') xml.element('SolidColor', colorAttributes$1(fill.color));
    else if (fill.kind === 'bitmap') {
        const values = {
            bitmapPath: names.medium(fill.medium),
            bitmapIsClipped: fill.isClipped
        };
        xml.element('BitmapFill', host_headless.withoutDefaults(host_headless.PAINT_SCHEMA.BitmapFill, values), ()=>writeMatrix(xml, fill.matrix));
    } else writeGradient(context, fill);
}
function writeGradient({ xml }, fill) {
    const isRadial = fill.kind === 'radial';
    const attributes = host_headless.withoutDefaults(host_headless.PAINT_SCHEMA.RadialGradient, {
        spreadMethod: fill.spread,
        interpolationMethod: fill.isLinearRgb ? 'linearRGB' : 'rgb',
        focalPointRatio: isRadial ? fill.focalRatio : undefined
    });
    xml.element(isRadial ? 'RadialGradient' : 'LinearGradient', attributes, ()=>{
        writeMatrix(xml, fill.matrix);
        writeEntries(xml, fill.entries);
    });
}
const SCALES = [
    'normal',
    'horizontal',
    'vertical',
    'none'
];
const CAPS = [
    'none',
    'round',
    'square'
];
const JOINS = [
    'miter',
    'round',
    'bevel'
];
const HAIRLINE = 1;
function writeStroke(context, line) {
    const { xml } = context;
    const packed = line.second & ~SHARP;
    const kind = packed & 7;
    const [name, own] = strokeKind(line, kind, packed >> 3);
    const attributes = {
        ...own.before,
        ...host_headless.withoutDefaults(host_headless.STROKE, {
            scaleMode: SCALES[line.scale],
            caps: CAPS[line.cap],
            weight: line.width / host_headless.TWIPS_PER_PIXEL,
            joints: JOINS[line.join],
            pixelHinting: line.hasHinting,
            miterLimit: line.miterLimit,
            sharpCorners: isSharp(line),
            solidStyle: name === 'SolidStroke' && line.width <= HAIRLINE ? 'hairline' : 'solid'
        }),
        ...own.after
    };
    xml.element(name, attributes, ()=>xml.element('fill', {}, ()=>writeFill(context, line.fill)));
}
const SHARP = 0x8000;
function isSharp({ second }) {
    return (second & SHARP) !== 0;
}
const { RaggedStroke, StippleStroke, HatchedStroke } = host_headless.STROKE_WORDS;
const LENGTHS = [
    ...HatchedStroke.length,
    'random'
];
function strokeKind(line, kind, bits) {
    const word = (words, shift)=>words[bits >> shift & (words.length > 4 ? 7 : 3)];
    switch(kind){
        case 2:
            return [
                'DottedStroke',
                {
                    after: {
                        dotSpace: bits / host_headless.TWIPS_PER_PIXEL
                    }
                }
            ];
        case 3:
            return [
                'RaggedStroke',
                {
                    after: {
                        pattern: word(RaggedStroke.pattern, 0),
                        waveHeight: word(RaggedStroke.waveHeight, 3),
                        waveLength: word(RaggedStroke.waveLength, 5)
                    }
                }
            ];
        case 4:
            return [
                'StippleStroke',
                {
                    after: {
                        dotSize: word(StippleStroke.dotSize, 0),
                        variation: word(StippleStroke.variation, 2),
                        density: word(StippleStroke.density, 4)
                    }
                }
            ];
        case 5:
            return [
                'HatchedStroke',
                {
                    after: {
                        curve: word(HatchedStroke.curve, 8),
                        hatchThickness: word(HatchedStroke.hatchThickness, 0),
                        jiggle: word(HatchedStroke.jiggle, 6),
                        length: word(LENGTHS, 10),
                        rotate: word(HatchedStroke.rotate, 4),
                        space: word(HatchedStroke.space, 2)
                    }
                }
            ];
        default:
            return line.first === 0 ? [
                'SolidStroke',
                {}
            ] : [
                'DashedStroke',
                {
                    before: {
                        dash1: line.first / host_headless.TWIPS_PER_PIXEL,
                        dash2: (line.second & ~SHARP) / host_headless.TWIPS_PER_PIXEL
                    }
                }
            ];
    }
}

function hasGeometry({ edges, cubics }) {
    return edges.length > 0 || cubics.length > 0;
}
function writeShape(context, shape, state) {
    const { xml } = context;
    const { isSelected, isFloating, isDrawingObject } = state;
    const attributes = host_headless.withoutDefaults({
        ...host_headless.ELEMENT,
        ...host_headless.SHAPE
    }, {
        selected: isSelected,
        isFloating,
        isDrawingObject
    });
    xml.element('DOMShape', attributes, ()=>{
        writeMatrix(xml, shape.matrix);
        if (state.isDrawingObject) writePivot(xml, shape.pivot, shape.matrix);
        writeFills(context, shape);
        writeStrokes(context, shape);
        xml.element('edges', {}, ()=>{
            for (const { edges, ...styles } of edgesTexts(shape.edges))xml.element('Edge', {
                ...styles,
                edges
            });
            for (const cubic of shape.cubics)xml.element('Edge', {
                cubics: cubicsText(cubic)
            });
        });
    });
}
function writeFills(context, { fills }) {
    const { xml } = context;
    if (fills.length === 0) return;
    xml.element('fills', {}, ()=>{
        fills.forEach((fill, index)=>{
            xml.element('FillStyle', {
                index: index + 1
            }, ()=>writeFill(context, fill));
        });
    });
}
function writeStrokes(context, { lines }) {
    const { xml } = context;
    if (lines.length === 0) return;
    xml.element('strokes', {}, ()=>{
        lines.forEach((line, index)=>{
            xml.element('StrokeStyle', {
                index: index + 1
            }, ()=>writeStroke(context, line));
        });
    });
}
function cubicsText({ points, pieces, before, after }) {
    const [start, first, second, end] = points;
    const path = pieces.map(({ point, isOn }, index)=>{
        const repeats = index > 0 && !isOn && !pieces[index - 1].isOn;
        return `${isOn ? 'Q' : repeats ? ' ' : 'q'}${blank(point)}`;
    });
    return `!${blank(start)}(${before === null ? '' : comma(before)};` + `${comma(first)} ${comma(second)} ${comma(end)}${path.join('')})${after === null ? '' : comma(after)};`;
}
function blank({ x, y }) {
    return `${host_shown().formatEdgeNumber(x * 256)} ${host_shown().formatEdgeNumber(y * 256)}`;
}
function comma({ x, y }) {
    return `${host_shown().formatEdgeNumber(x * 256)},${host_shown().formatEdgeNumber(y * 256)}`;
}
function edgesTexts(edges) {
    const texts = [];
    for(let from = 0; from < edges.length;){
        let to = from + 1;
        while(to < edges.length && hasSameStyles(edges[from], edges[to]))to++;
        const { fill0, fill1, line } = edges[from];
        texts.push({
            ...host_headless.withoutDefaults(host_headless.EDGE, {
                fillStyle0: fill0,
                fillStyle1: fill1,
                strokeStyle: line
            }),
            edges: runText(edges.slice(from, to))
        });
        from = to;
    }
    return texts;
}
function hasSameStyles(one, other) {
    return one.line === other.line && one.fill0 === other.fill0 && one.fill1 === other.fill1;
}
function runText(edges) {
    let selection = 0;
    return edges.map((edge)=>{
        const { start, control, end } = edge;
        const mark = edge.selection === selection ? '' : `S${edge.selection}`;
        selection = edge.selection;
        const move = `!${pair(start.x, start.y)}${mark}`;
        if (control !== null) return `${move}[${pair(control.x, control.y)} ${pair(end.x, end.y)}`;
        return `${move}${edge.isGeneral ? '/' : '|'}${pair(end.x, end.y)}`;
    }).join('');
}
function pair(x, y) {
    return `${host_shown().formatEdgeNumber(x)} ${host_shown().formatEdgeNumber(y)}`;
}

const LOOPS = [
    'loop',
    'play once',
    'single frame'
];
const BLEND_WORDS = new Map(host_headless.BLEND_MODES.map((mode)=>[
        host_headless.BLEND_NUMBERS[mode],
        mode
    ]));
function writeSymbolInstance({ xml, names }, instance) {
    const { type, matrix, pivot } = instance;
    const isComponent = names.isComponent(instance.symbol);
    const isGraphic = type === 'graphic';
    const attributes = {
        libraryItemName: names.symbol(instance.symbol),
        name: instance.name,
        ...host_headless.withoutDefaults({
            ...host_headless.ELEMENT,
            ...host_headless.BLENDING,
            ...host_headless.INSTANCE
        }, {
            selected: instance.isSelected,
            locked: instance.isLocked,
            blendMode: BLEND_WORDS.get(instance.blendMode),
            cacheAsBitmap: instance.cachesBitmap
        }),
        ...accessibilityAttributes(instance.accessibility),
        ...host_headless.withoutDefaults(host_headless.INSTANCE, {
            symbolType: type,
            firstFrame: isGraphic ? instance.firstFrame : undefined
        }),
        loop: isGraphic ? LOOPS[instance.loop] : undefined,
        ...host_headless.withoutDefaults(host_headless.INSTANCE, {
            trackAsMenu: instance.tracksAsMenu
        }),
        uniqueID: instance.uniqueId || undefined,
        ...spaceAttributes(instance)
    };
    xml.element(isComponent ? 'DOMComponentInstance' : 'DOMSymbolInstance', attributes, ()=>{
        writeMatrix(xml, matrix);
        writePivot(xml, pivot ?? {
            x: matrix.tx,
            y: matrix.ty
        }, matrix);
        writeColorEffect(xml, instance.color);
        writeFilters(xml, instance.filters);
        writeScript(xml, instance.script);
        if (isComponent) writeComponentData(xml, instance);
        const data = instance.persistentData.filter(({ name })=>!isOfArmature(name));
        writePersistentData(xml, data);
    });
}
function writeComponentData(xml, { dataBinding, parameters }) {
    if (dataBinding !== '') xml.cdataElement('dataBindingXML', toLineFeeds(dataBinding));
    writeParameters(xml, parameters);
}
function spaceAttributes({ type, pivot, space }) {
    if (type !== 'movie clip') return {};
    const flat = pivot === null ? null : {
        ...pivot,
        z: 0
    };
    const center = space === null ? flat : space.center;
    const isTurned = space !== null && space.matrix.some((value, index)=>value !== IDENTITY[index]);
    return {
        ...isTurned ? {
            matrix3D: space.matrix.map((value)=>Number(value.toPrecision(15))).join(' '),
            ...host_headless.withoutDefaults(host_headless.SPACE, {
                rotationX: space.rotations[0],
                rotationY: space.rotations[1],
                rotationZ: space.rotations[2]
            })
        } : {},
        ...center === null ? {} : host_headless.withoutDefaults(host_headless.SPACE, {
            centerPoint3DX: center.x / host_headless.TWIPS_PER_PIXEL,
            centerPoint3DY: center.y / host_headless.TWIPS_PER_PIXEL,
            centerPoint3DZ: center.z / host_headless.TWIPS_PER_PIXEL
        })
    };
}
const IDENTITY = [
    1,
    0,
    0,
    0,
    0,
    1,
    0,
    0,
    0,
    0,
    1,
    0,
    0,
    0,
    0,
    1
];
function writeColorEffect(xml, effect) {
    const attributes = colorAttributes(effect);
    if (attributes === null) return;
    xml.element('color', {}, ()=>xml.element('Color', attributes));
}
function colorAttributes({ kind, percent, color, multiplier, offset }) {
    switch(kind){
        case 0:
            return null;
        case 1:
            return {
                brightness: percent / 100
            };
        case 2:
            return {
                tintMultiplier: percent / 100,
                ...host_headless.withoutDefaults(host_headless.COLOR_EFFECT, {
                    tintColor: hexColor(color)
                })
            };
        case 4:
            return {
                alphaMultiplier: multiplier.alpha / 256
            };
        default:
            return host_headless.withoutDefaults(host_headless.COLOR_EFFECT, {
                alphaMultiplier: multiplier.alpha / 256,
                redMultiplier: multiplier.red / 256,
                blueMultiplier: multiplier.blue / 256,
                greenMultiplier: multiplier.green / 256,
                alphaOffset: offset.alpha,
                redOffset: offset.red,
                blueOffset: offset.blue,
                greenOffset: offset.green
            });
    }
}

function writeText({ xml }, text) {
    const { flags, box, runs } = text;
    const isStatic = !(flags & TextFlag.notStatic);
    const isDynamic = (flags & TextFlag.dynamic) !== 0;
    const name = isStatic ? 'DOMStaticText' : isDynamic ? 'DOMDynamicText' : 'DOMInputText';
    const first = runs[0]?.style;
    const attributes = {
        ...host_headless.withoutDefaults(host_headless.TEXT_FIELD, {
            name: text.name
        }),
        ...accessibilityAttributes(text.accessibility),
        ...host_headless.withoutDefaults({
            ...host_headless.ELEMENT,
            ...host_headless.TEXT_FIELD
        }, {
            fontRenderingMode: renderingMode(first, text),
            selected: text.isSelected,
            locked: text.isLocked,
            left: box.left / host_headless.TWIPS_PER_PIXEL,
            top: box.top / host_headless.TWIPS_PER_PIXEL,
            width: (box.right - box.left) / host_headless.TWIPS_PER_PIXEL,
            height: (box.bottom - box.top) / host_headless.TWIPS_PER_PIXEL,
            autoExpand: text.isAutoExpanding,
            antiAliasSharpness: first?.sharpness,
            antiAliasThickness: first?.thickness,
            isSelectable: (flags & TextFlag.selectable) !== 0 || !isStatic,
            ...fieldValues(text),
            orientation: first && orientation(first),
            lineType: lineType(text, isStatic)
        })
    };
    xml.element(name, attributes, ()=>{
        writeMatrix(xml, text.matrix);
        writePivot(xml, text.pivot, text.matrix);
        xml.element('textRuns', {}, ()=>{
            for (const { style, characters } of runs)writeRun(xml, style, characters);
        });
        writeFilters(xml, text.filters);
    });
}
function fieldValues(text) {
    const { flags } = text;
    return {
        border: (flags & TextFlag.notStatic) !== 0 && (flags & TextFlag.border) !== 0,
        renderAsHTML: (flags & TextFlag.html) !== 0,
        scrollable: text.isScrollable,
        maxCharacters: text.maxCharacters,
        variableName: text.variable,
        embedRanges: embeddedRanges(text),
        embeddedCharacters: text.embeddedCharacters
    };
}
const RANGE_FLAGS = [
    0x200,
    0x400,
    0x800,
    0x1000
];
function embeddedRanges({ flags, embeddedRanges: named }) {
    if (named !== '' || !(flags & TextFlag.notStatic)) return named;
    return RANGE_FLAGS.flatMap((bit, i)=>flags & bit ? [
            String(i + 1)
        ] : []).join('|');
}
function isDevice(text) {
    const { flags } = text;
    if (!(flags & TextFlag.notStatic) || flags & TextFlag.fontEmbedded) return false;
    return embeddedRanges(text) === '' && text.embeddedCharacters === '';
}
function lineType({ flags }, isStatic) {
    if (isStatic) return undefined;
    if (flags & TextFlag.password) return 'password';
    if (!(flags & TextFlag.multiline)) return undefined;
    return flags & TextFlag.wrap ? 'multiline' : 'multiline no wrap';
}
function orientation({ isVertical, isRightToLeft }) {
    if (!isVertical) return undefined;
    return isRightToLeft ? 'vertical right to left' : 'vertical left to right';
}
const DEFAULT_RENDERING = 1;
const CUSTOM_RENDERING = 2;
function renderingMode(style, text) {
    if (text.flags & TextFlag.deviceFont) return 'device';
    if (style?.isBitmapText) return 'bitmap';
    if (isDevice(text)) return 'device';
    if (!style) return undefined;
    if (style.rendering === DEFAULT_RENDERING) return undefined;
    if (style.rendering === CUSTOM_RENDERING) return 'customThicknessSharpness';
    return 'standard';
}
const POSITIONS = [
    'normal',
    'superscript',
    'subscript'
];
const ALIGNMENTS = [
    'left',
    'right',
    'center',
    'justify'
];
function writeRun(xml, style, characters) {
    const attributes = host_headless.withoutDefaults(host_headless.TEXT_ATTRS, {
        alignment: ALIGNMENTS[style.alignment],
        aliasText: style.isBitmapText,
        autoKern: style.hasKerning,
        rotation: style.isRotated,
        alpha: style.color.alpha / 255,
        indent: style.indent / host_headless.TWIPS_PER_PIXEL,
        leftMargin: style.leftMargin / host_headless.TWIPS_PER_PIXEL,
        letterSpacing: style.letterSpacing / host_headless.TWIPS_PER_PIXEL,
        lineSpacing: style.lineSpacing / host_headless.TWIPS_PER_PIXEL,
        rightMargin: style.rightMargin / host_headless.TWIPS_PER_PIXEL,
        size: style.size / host_headless.TWIPS_PER_PIXEL,
        bitmapSize: style.size,
        characterPosition: POSITIONS[style.position],
        face: faceOf(style),
        fillColor: hexColor(style.color),
        target: style.target,
        url: style.url
    });
    xml.element('DOMTextRun', {}, ()=>{
        xml.textElement('characters', characters);
        xml.element('textAttrs', {}, ()=>xml.element('DOMTextAttrs', attributes));
    });
}

function writeElements(context, body) {
    if (hasGeometry(body)) writeShape(context, body, {
        isSelected: body.isSelected && !isFrame(body)
    });
    for (const element of body.elements)writeElement(context, element);
}
function isFrame(body) {
    return 'kind' in body && body.kind === 'frame';
}
function writeElement(context, element) {
    switch(element.kind){
        case 'shape':
            writeShapeElement(context, element);
            break;
        case 'symbol':
            writeSymbolInstance(context, element);
            break;
        case 'compiled clip':
            writeClipInstance(context, element);
            break;
        case 'bitmap':
            writeBitmapInstance(context, element);
            break;
        case 'video':
            writeVideoInstance(context, element);
            break;
        case 'text':
            writeText(context, element);
            break;
        case 'left out':
            context.note(element.what);
            break;
        case 'font':
            break;
    }
}
function writeShapeElement(context, shape) {
    const { isSelected, isFloating, isDrawingObject } = shape;
    if (shape.primitive !== null) writePrimitive(context, shape, shape.primitive);
    else if (shape.elements.length > 0) writeGroup(context, shape);
    else if (!hasGeometry(shape)) return;
    else if (isFloating || isDrawingObject) writeShape(context, shape, {
        isSelected,
        isFloating,
        isDrawingObject
    });
    else writeGroup(context, shape);
}
function writeGroup(context, shape) {
    const { xml } = context;
    xml.element('DOMGroup', stateOf(shape), ()=>{
        writeMatrix(xml, shape.matrix);
        writePivot(xml, shape.pivot, shape.matrix);
        xml.element('members', {}, ()=>writeElements(context, shape));
    });
}
function writeBitmapInstance({ xml, names }, bitmap) {
    const attributes = {
        name: '',
        referenceID: '',
        libraryItemName: names.medium(bitmap.medium),
        ...stateOf(bitmap)
    };
    xml.element('DOMBitmapInstance', attributes, ()=>{
        writeMatrix(xml, bitmap.matrix);
        writePivot(xml, bitmap.pivot, bitmap.matrix);
    });
}
function writeVideoInstance({ xml, names }, video) {
    const { box } = video;
    const attributes = {
        libraryItemName: names.medium(video.medium),
        name: video.name,
        ...stateOf(video),
        ...host_headless.withoutDefaults(host_headless.FRAME_BOX, {
            frameLeft: box.left,
            frameTop: box.top,
            frameRight: box.right,
            frameBottom: box.bottom
        })
    };
    xml.element('DOMVideoInstance', attributes, ()=>{
        writeMatrix(xml, video.matrix);
        writePivot(xml, video.pivot, video.matrix);
    });
}
function writeClipInstance({ xml, names }, clip) {
    const attributes = {
        libraryItemName: names.medium(clip.medium),
        ...host_headless.withoutDefaults(host_headless.ELEMENT, {
            name: clip.name
        }),
        ...stateOf(clip),
        ...accessibilityAttributes(clip.accessibility),
        uniqueID: clip.uniqueId || undefined
    };
    xml.element('DOMCompiledClipInstance', attributes, ()=>{
        writeMatrix(xml, clip.matrix);
        writePivot(xml, clip.pivot, clip.matrix);
        writeScript(xml, clip.script);
        writeFilters(xml, clip.filters);
        if (clip.dataBinding !== '') {
            xml.cdataElement('dataBindingXML', toLineFeeds(clip.dataBinding));
        }
        writeParameters(xml, clip.parameters);
    });
}
function writePrimitive(context, shape, primitive) {
    const { xml } = context;
    const [name, attributes] = primitive.kind === 'oval' ? [
        'DOMOvalObject',
        ovalAttributes(primitive)
    ] : [
        'DOMRectangleObject',
        rectangleAttributes(shape, primitive)
    ];
    xml.element(name, {
        ...attributes,
        ...host_headless.withoutDefaults(host_headless.ELEMENT, {
            selected: shape.isSelected
        })
    }, ()=>{
        writeMatrix(xml, shape.matrix);
        writePivot(xml, shape.pivot, shape.matrix);
        const [fill] = shape.fills;
        const [line] = shape.lines;
        if (fill !== undefined) xml.element('fill', {}, ()=>writeFill(context, fill));
        if (line !== undefined) xml.element('stroke', {}, ()=>writeStroke(context, line));
    });
}
function boxValues([left, right, top, bottom]) {
    return {
        objectWidth: (right - left) / host_headless.TWIPS_PER_PIXEL,
        objectHeight: (bottom - top) / host_headless.TWIPS_PER_PIXEL,
        x: left / host_headless.TWIPS_PER_PIXEL,
        y: top / host_headless.TWIPS_PER_PIXEL
    };
}
function stateOf({ isSelected, isLocked }) {
    return host_headless.withoutDefaults(host_headless.ELEMENT, {
        selected: isSelected,
        locked: isLocked
    });
}
function ovalAttributes({ box, startAngle, endAngle, innerRadius, isClosed }) {
    const values = {
        ...boxValues(box),
        startAngle,
        endAngle,
        innerRadius,
        closePath: isClosed
    };
    return host_headless.withoutDefaults(host_headless.PRIMITIVE, values);
}
function rectangleAttributes({ edges }, { radii }) {
    const xs = edges.flatMap(({ start, end })=>[
            start.x,
            end.x
        ]);
    const ys = edges.flatMap(({ start, end })=>[
            start.y,
            end.y
        ]);
    const lowest = (values)=>values.reduce((a, b)=>Math.min(a, b), Infinity);
    const highest = (values)=>values.reduce((a, b)=>Math.max(a, b), -Infinity);
    const box = edges.length === 0 ? [
        0,
        0,
        0,
        0
    ] : [
        lowest(xs),
        highest(xs),
        lowest(ys),
        highest(ys)
    ];
    const [topLeft, topRight, bottomLeft, bottomRight] = radii;
    return host_headless.withoutDefaults(host_headless.PRIMITIVE, {
        ...boxValues(box.map((value)=>Math.round(value / 256))),
        topLeftRadius: topLeft / host_headless.TWIPS_PER_PIXEL,
        topRightRadius: topRight / host_headless.TWIPS_PER_PIXEL,
        bottomLeftRadius: bottomLeft / host_headless.TWIPS_PER_PIXEL,
        bottomRightRadius: bottomRight / host_headless.TWIPS_PER_PIXEL,
        lockFlag: new Set(radii).size === 1
    });
}

const Mode = {
    tween: 3,
    pose: 4,
    orientToPath: 0x100,
    scale: 0x200,
    rotate: 0x400,
    sync: 0x800,
    snap: 0x1000,
    normal: 0x2000
};
const TWEENS = [
    'none',
    'motion',
    'shape',
    'motion object'
];
const EASE_TARGETS = [
    'position',
    'rotation',
    'scale',
    'color',
    'filters',
    'all'
];
const ALL = 5;
function writeFrame(context, frame, index) {
    const { xml } = context;
    const attributes = {
        ...host_headless.withoutDefaults(host_headless.KEYFRAME, {
            index,
            duration: frame.duration,
            ...tweenAttributes(frame),
            ...labelAttributes(frame),
            keyMode: frame.keyMode & Mode.tween ? frame.keyMode : frame.keyMode | Mode.normal,
            acceleration: frame.acceleration
        }),
        ...soundAttributes(context, frame.sound)
    };
    xml.element('DOMFrame', attributes, ()=>{
        writeEases(xml, frame);
        writeScript(xml, frame.script);
        writeEnvelope(xml, frame.sound);
        if (frame.morph !== null) writeMorph(xml, frame.morph, frame.hasAngularBlend, frame.hints);
        if (frame.motion !== null) xml.rawElement('motionObjectXML', frame.motion.xml);
        xml.element('elements', {}, ()=>writeElements(context, frame));
        if (frame.between.length > 0) {
            context.note('the bones of armatures; their frames are kept');
            xml.element('betweenFrameMatrixList', {}, ()=>{
                for (const matrix of frame.between)writeMatrixElement(xml, matrix);
            });
        }
    });
}
function tweenAttributes(frame) {
    const { keyMode } = frame;
    const isPose = (keyMode & Mode.pose) !== 0;
    const tween = isPose ? 'IK pose' : TWEENS[keyMode & Mode.tween];
    const isMotion = tween === 'motion' || tween === 'motion object';
    const has = (bit)=>isMotion && (keyMode & bit) !== 0;
    return {
        tweenType: tween,
        shapeTweenBlend: tween === 'shape' && frame.hasAngularBlend ? 'angular' : 'distributive',
        motionTweenRotate: isMotion ? rotationWord(frame) : undefined,
        motionTweenRotateTimes: isMotion && frame.rotation > 0 ? frame.rotationTimes : undefined,
        motionTweenScale: !isMotion || has(Mode.scale),
        motionTweenOrientToPath: has(Mode.orientToPath),
        motionTweenSync: has(Mode.sync),
        useSingleEaseCurve: frame.hasSingleEase,
        motionTweenSnap: has(Mode.snap),
        hasCustomEase: frame.hasCustomEase,
        isMotionObject: frame.motion !== null,
        visibleAnimationKeyframes: frame.motion?.visibleKeyframes,
        tweenInstanceName: frame.motion?.name,
        isIKPose: isPose
    };
}
function rotationWord({ keyMode, rotation }) {
    if (!(keyMode & Mode.rotate)) return 'none';
    return [
        'auto',
        'clockwise',
        'counter-clockwise'
    ][rotation];
}
function labelAttributes({ label, isComment, isAnchor }) {
    if (label === '') return {};
    return {
        name: label,
        labelType: isAnchor ? 'anchor' : isComment ? 'comment' : 'name',
        bookmark: isAnchor
    };
}
const SYNCS = [
    'event',
    'start',
    'stop',
    'stream'
];
const ENDLESS = 0x7fff;
const WHOLE = 0x3fffffff;
function soundAttributes({ names }, sound) {
    if (sound === null) return {};
    return {
        ...host_headless.withoutDefaults(host_headless.SOUND, {
            soundEffect: host_headless.SOUND_EFFECTS[sound.effect],
            soundName: names.medium(sound.medium),
            soundSync: SYNCS[sound.sync],
            soundLoopMode: sound.loops === ENDLESS ? 'loop' : 'repeat',
            soundLoop: Math.max(1, sound.loops),
            inPoint44: sound.inPoint,
            outPoint44: sound.outPoint === WHOLE ? 0 : sound.outPoint
        }),
        ...host_headless.withoutDefaults(host_headless.KEYFRAME, {
            soundZoomLevel: sound.zoom
        })
    };
}
function writeEnvelope(xml, sound) {
    if (sound === null || sound.envelope.length === 0) return;
    xml.element('SoundEnvelope', {}, ()=>{
        for (const { mark44, left, right } of sound.envelope){
            xml.element('SoundEnvelopePoint', host_headless.withoutDefaults(host_headless.SOUND_POINT, {
                mark44,
                level0: left,
                level1: right
            }));
        }
    });
}
function writeEases(xml, { hasCustomEase, hasSingleEase, eases }) {
    if (!hasCustomEase) return;
    xml.element('tweens', {}, ()=>{
        eases.forEach((points, index)=>{
            if (points.length === 0 || index === ALL !== hasSingleEase) return;
            xml.element('CustomEase', host_headless.withoutDefaults(host_headless.CUSTOM_EASE, {
                target: EASE_TARGETS[index]
            }), ()=>{
                for (const { x, y } of points)xml.element('Point', host_headless.withoutDefaults(host_headless.POINT, {
                    x,
                    y
                }));
            });
        });
    });
}
function writeMorph(xml, { segments }, isAngular, hints) {
    xml.element('MorphShape', {
        mappingType: isAngular ? 'angular vertex' : undefined
    }, ()=>{
        xml.element('morphSegments', {}, ()=>{
            for (const segment of segments){
                const attributes = host_headless.withoutDefaults(host_headless.MORPH_SEGMENT, {
                    startPointA: pointText(segment.startA),
                    startPointB: pointText(segment.startB),
                    strokeIndex1: segment.stroke1,
                    strokeIndex2: segment.stroke2,
                    fillIndex1: segment.fill1,
                    fillIndex2: segment.fill2
                });
                xml.element('MorphSegment', attributes, ()=>{
                    for (const curve of segment.curves){
                        const values = {
                            controlPointA: pointText(curve.controlA),
                            anchorPointA: pointText(curve.endA),
                            controlPointB: pointText(curve.controlB),
                            anchorPointB: pointText(curve.endB),
                            isLine: curve.isLine
                        };
                        xml.element('MorphCurves', host_headless.withoutDefaults(host_headless.MORPH_CURVES, values));
                    }
                });
            }
        });
        xml.element('morphHintsList', {}, hints.length === 0 ? undefined : ()=>writeHints(xml, hints));
    });
}
function pointText({ x, y }) {
    return `${host_shown().formatEdgeNumber(x)}, ${host_shown().formatEdgeNumber(y)}`;
}
function writeHints(xml, hints) {
    for (const { numbers } of hints){
        const [xA, yA, xB, yB] = numbers;
        xml.element('MorphHint', {
            pointA: pointText({
                x: xA,
                y: yA
            }),
            pointB: pointText({
                x: xB,
                y: yB
            })
        });
    }
}

function writeTimeline(context, name, page) {
    const { xml } = context;
    if (page === null) {
        xml.element('DOMTimeline', {
            name
        }, ()=>xml.element('layers', {}));
        return;
    }
    const attributes = host_headless.withoutDefaults(host_headless.TIMELINE, {
        name,
        currentFrame: page.currentFrame,
        guides: guidesText(page.guides)
    });
    const layers = [
        ...page.layers
    ].reverse();
    const places = new Map(layers.map((layer, index)=>[
            layer,
            index
        ]));
    xml.element('DOMTimeline', attributes, ()=>{
        xml.element('layers', {}, ()=>{
            for (const layer of layers)writeLayer(context, layer, places);
        });
    });
}
function guidesText(guides) {
    if (guides.length === 0) return undefined;
    const lines = guides.map(({ isVertical, place })=>`<guideline direction="${isVertical ? 'v' : 'h'}">${place / host_headless.TWIPS_PER_PIXEL}</guideline>`);
    return `<guidelines>${lines.join('')}</guidelines>`;
}
function writeLayer(context, layer, places) {
    const { xml } = context;
    const attributes = host_headless.withoutDefaults(host_headless.LAYER, {
        name: layer.name,
        color: layer.outlineColor === null ? undefined : hexColor(layer.outlineColor),
        parentLayerIndex: parentIndex(layer, places),
        visible: !layer.isHidden,
        locked: layer.isLocked,
        outline: layer.showsOutlines,
        current: layer.isCurrent,
        isSelected: layer.isSelected || layer.isCurrent,
        useOutlineView: layer.showsOutlines,
        autoNamed: layer.isAutoNamed,
        heightMultiplier: layer.height,
        open: layer.type !== 'folder' || layer.isOpen,
        layerType: layer.type === 'guided' ? 'normal' : layer.type,
        animationType: layer.animation,
        poseLocations: layer.poses.join(',')
    });
    xml.element('DOMLayer', attributes, ()=>{
        xml.element('frames', {}, ()=>{
            let index = 0;
            for (const frame of layer.type === 'folder' ? [] : layer.frames){
                writeFrame(context, frame, index);
                index += frame.duration;
            }
        });
    });
}
function parentIndex(layer, places) {
    const parent = layer.parent === null ? undefined : places.get(layer.parent);
    return parent !== undefined && parent < (places.get(layer) ?? 0) ? parent : undefined;
}

function writeDocument(context, scene) {
    const { xml, catalogue, names, note } = context;
    xml.element('DOMDocument', documentAttributes(catalogue), ()=>{
        writeLibrary(context);
        catalogue.scenes.forEach(({ name }, index)=>{
            xml.element('timelines', {}, ()=>{
                writeTimeline({
                    xml,
                    names,
                    note
                }, name, scene(index));
            });
        });
        writePalette(xml, 'swatchLists', catalogue.colors);
        writePalette(xml, 'extendedSwatchLists', catalogue.gradients);
        writePersistentData(xml, catalogue.persistentData.filter(({ name })=>!isOfArmature(name)));
        xml.element('PrinterSettings', {});
        xml.element('publishHistory', {});
        writeSwcCache(xml, catalogue.swcs);
    });
}
const { accuracies: ACCURACIES, previews: PREVIEWS, rulerUnits: UNITS } = host_headless.DOCUMENT_WORDS;
function documentAttributes(catalogue) {
    return {
        ...NAMESPACES,
        ...host_headless.withoutDefaults(host_headless.DOCUMENT, {
            ...stageAttributes(catalogue),
            currentTimeline: catalogue.currentScene + 1
        }),
        xflVersion: '2.0',
        ...host_headless.withoutDefaults(host_headless.DOCUMENT, {
            creatorInfo: releaseName(catalogue.version),
            platform: platformOf(catalogue.savedBy),
            versionInfo: catalogue.savedBy.replace(/ timecount = .*$/, ''),
            majorVersion: catalogue.majorVersion,
            buildNumber: catalogue.buildNumber,
            ...viewAttributes(catalogue),
            ...alignmentAttributes(catalogue),
            objectsSnapTo: catalogue.snapping?.toObjects,
            previewMode: catalogue.stage === null ? undefined : PREVIEWS[catalogue.stage.previewMode],
            sharedLibraryURL: catalogue.sharedLibrary,
            ...perspectiveAttributes(catalogue),
            rulerUnitType: catalogue.stage === null ? undefined : UNITS[catalogue.stage.rulerUnit],
            nextSceneIdentifier: catalogue.scenes.length + 1,
            ...optionAttributes(catalogue)
        }),
        ...accessibilityAttributes(catalogue.accessibility)
    };
}
function platformOf(savedBy) {
    return /Windows|Macintosh/.exec(savedBy)?.[0];
}
function stageAttributes({ stage, guides }) {
    if (stage === null) return {};
    return {
        backgroundColor: hexColor(stage.background),
        gridColor: hexColor(stage.gridColor),
        guidesColor: guides === null ? undefined : hexColor(guides.color),
        width: stage.width,
        height: stage.height,
        frameRate: stage.frameRate
    };
}
function viewAttributes({ stage, guides, snapping, snapsToPixels }) {
    return {
        gridSpacingX: stage?.gridStepX,
        gridSpacingY: snapping?.gridStepY,
        gridSnapAccuracy: snapping === null ? undefined : ACCURACIES[snapping.gridAccuracy],
        gridSnapTo: snapping?.toGrid,
        guidesVisible: guides?.isShown,
        guidesLocked: guides?.isLocked,
        guidesSnapAccuracy: snapping === null ? undefined : ACCURACIES[snapping.guidesAccuracy],
        guidesSnapTo: guides?.snaps,
        gridVisible: stage?.showsGrid,
        rulerVisible: stage?.showsRulers,
        pixelSnap: snapsToPixels
    };
}
function alignmentAttributes({ alignment }) {
    if (alignment === null) return {};
    return {
        snapAlign: alignment.isOn,
        snapAlignHorizontalCenter: alignment.horizontalCenter,
        snapAlignVerticalCenter: alignment.verticalCenter,
        snapAlignBorderSpacing: alignment.borderSpacing,
        snapAlignHorizontalSpacing: alignment.horizontalSpacing,
        snapAlignVerticalSpacing: alignment.verticalSpacing
    };
}
function perspectiveAttributes({ perspective }) {
    if (perspective === null) return {};
    const { x, y } = perspective.vanishingPoint;
    return {
        viewAngle3D: perspective.viewAngle,
        vanishingPoint3DX: x / host_headless.TWIPS_PER_PIXEL,
        vanishingPoint3DY: y / host_headless.TWIPS_PER_PIXEL
    };
}
function optionAttributes({ stage }) {
    if (stage === null) return {};
    const isSet = (bit)=>(stage.options & bit) !== 0;
    return {
        viewOptionsAnimationControlVisible: isSet(1),
        viewOptionsButtonsActive: isSet(2),
        viewOptionsPasteBoardView: isSet(4),
        playOptionsPlayLoop: isSet(0x10),
        playOptionsPlayPages: isSet(0x20),
        playOptionsPlayFrameActions: isSet(0x40),
        playOptionsPlaySounds: isSet(0x80)
    };
}
function writeSwcCache(xml, swcs) {
    if (swcs.length === 0) return;
    xml.element('swcCache', {}, ()=>{
        swcs.forEach(({ hashKey, classes }, index)=>{
            xml.element('Swc', {
                hashKey,
                href: swcName(index)
            }, ()=>{
                xml.element('classDefinitions', {}, ()=>{
                    for (const value of classes)xml.element('ClassDefinition', {
                        value
                    });
                });
            });
        });
    });
}
function writePalette(xml, list, swatches) {
    if (swatches.length === 0) return;
    xml.element(list, {}, ()=>{
        xml.element('swatchList', {}, ()=>{
            xml.element('swatches', {}, ()=>{
                for (const swatch of swatches)writeSwatch(xml, swatch);
            });
        });
    });
}
function writeSwatch(xml, { gradient, color, hue, saturation, brightness }) {
    if (gradient === null) {
        const values = {
            color: hexColor(color),
            alpha: color.alpha / 255,
            hue,
            saturation,
            brightness
        };
        xml.element('SolidSwatchItem', host_headless.withoutDefaults(host_headless.SWATCH, values));
        return;
    }
    const name = gradient.isRadial ? 'RadialGradientSwatchItem' : 'LinearGradientSwatchItem';
    xml.element(name, {}, ()=>writeEntries(xml, gradient.entries));
}

function writePublishSettings(xml, { profiles, version }, documentName) {
    xml.element('flash_profiles', {}, ()=>{
        profiles.forEach((settings, index)=>{
            const attributes = {
                version: host_headless.PUBLISH_PROFILE.version.initial,
                name: settings.get('PublishProfileProperties::name') ?? 'Default',
                current: index === 0
            };
            xml.element('flash_profile', attributes, ()=>writeProfile(xml, withUnsaid(settings, version), documentName));
        });
    });
}
function withUnsaid(settings, version) {
    if (version >= Release.mx2004) return settings;
    const player = version >= Release.mx ? '6' : '5';
    return new Map([
        [
            'Vector::Version',
            player
        ],
        [
            'Vector::ActionScript Version',
            '1'
        ],
        ...settings
    ]);
}
const PREFIXES = {
    PublishFlashProperties: 'Vector'
};
const KEYS = {
    AS3Dialect: 'UseAS3Namespace'
};
function writeProfile(xml, settings, documentName) {
    const byKey = new Map([
        ...settings
    ].map(([key, value])=>[
            key.replaceAll(' ', ''),
            value
        ]));
    for (const [group, names] of Object.entries(PUBLISH_GROUPS)){
        const prefix = PREFIXES[group] ?? group;
        const entries = names.flatMap((name)=>{
            const value = byKey.get(`${prefix}::${KEYS[name] ?? name}`);
            return value === undefined ? [] : [
                {
                    name,
                    value
                }
            ];
        });
        if (entries.length === 0) continue;
        xml.element(group, {
            enabled: true
        }, ()=>{
            for (const { name, value } of entries)xml.textElement(name, valueOf(byKey, name, value, documentName));
        });
    }
}
const WORDS = {
    RSLPreloaderMethod: [
        'wrap',
        'event'
    ],
    DefaultLibraryLinkage: [
        'rsl',
        'merge'
    ],
    AS3Dialect: [
        'ES',
        'AS3'
    ]
};
function valueOf(settings, name, value, documentName) {
    if (Object.hasOwn(WORDS, name)) return WORDS[name][Number(value)] ?? value;
    return ownName(settings, name, documentName) ?? value;
}
const EXTENSIONS = {
    flash: '.swf',
    projectorWin: '.exe',
    projectorMac: '.app',
    html: '.html',
    gif: '.gif',
    jpeg: '.jpg',
    png: '.png',
    qt: '.mov',
    rnwk: '.smil'
};
function ownName(settings, name, documentName) {
    const target = /^(\w+)FileName$/.exec(name)?.[1];
    const extension = target !== undefined && Object.hasOwn(EXTENSIONS, target) ? EXTENSIONS[target] : undefined;
    const isDefault = settings.get(`PublishFormatProperties::${target}DefaultName`) === '1';
    return extension !== undefined && isDefault ? `${documentName}${extension}` : undefined;
}
const words = (text)=>text.split(' ');
const PUBLISH_GROUPS = {
    PublishFormatProperties: [
        ...words('defaultNames flash projectorWin projectorMac html gif jpeg png qt rnwk flashDefaultName'),
        ...words('projectorWinDefaultName projectorMacDefaultName htmlDefaultName gifDefaultName'),
        ...words('jpegDefaultName pngDefaultName qtDefaultName rnwkDefaultName flashFileName'),
        ...words('projectorWinFileName projectorMacFileName htmlFileName gifFileName jpegFileName'),
        ...words('pngFileName qtFileName rnwkFileName')
    ],
    PublishHtmlProperties: [
        ...words('VersionDetectionIfAvailable VersionInfo UsingDefaultContentFilename'),
        ...words('UsingDefaultAlternateFilename ContentFilename AlternateFilename UsingOwnAlternateFile'),
        ...words('OwnAlternateFilename Width Height Align Units Loop StartPaused Scale HorizontalAlignment'),
        ...words('VerticalAlignment Quality DeblockingFilter WindowMode DisplayMenu DeviceFont'),
        ...words('TemplateFileName showTagWarnMsg')
    ],
    PublishFlashProperties: [
        ...words('TopDown FireFox Report Protect OmitTraceActions Quality DeblockingFilter StreamFormat'),
        ...words('StreamCompress EventFormat EventCompress OverrideSounds Version ExternalPlayer'),
        ...words('ActionScriptVersion PackageExportFrame PackagePaths AS3PackagePaths AS3ConfigConst'),
        ...words('DebuggingPermitted DebuggingPassword CompressMovie InvisibleLayer DeviceSound'),
        ...words('StreamUse8kSampleRate EventUse8kSampleRate UseNetwork DocumentClass AS3Strict AS3Coach'),
        ...words('AS3AutoDeclare AS3Dialect AS3ExportFrame AS3Optimize ExportSwc ScriptStuckDelay'),
        ...words('IncludeXMP HardwareAcceleration AS3Flags DefaultLibraryLinkage RSLPreloaderMethod'),
        ...words('RSLPreloaderSWF')
    ],
    PublishJpegProperties: [
        ...words('Width Height Progressive DPI Size Quality MatchMovieDim')
    ],
    PublishRNWKProperties: [
        ...words('exportFlash flashBitRate exportAudio audioFormat singleRateAudio realVideoRate speed28K'),
        ...words('speed56K speedSingleISDN speedDualISDN speedCorporateLAN speed256K speed384K speed512K'),
        ...words('exportSMIL')
    ],
    PublishGifProperties: [
        ...words('Width Height Animated MatchMovieDim Loop LoopCount OptimizeColors Interlace Smooth'),
        ...words('DitherSolids RemoveGradients TransparentOption TransparentAlpha DitherOption'),
        ...words('PaletteOption MaxColors PaletteName')
    ],
    PublishPNGProperties: [
        ...words('Width Height OptimizeColors Interlace Transparent Smooth DitherSolids RemoveGradients'),
        ...words('MatchMovieDim DitherOption FilterOption PaletteOption BitDepth MaxColors PaletteName')
    ],
    PublishQTProperties: [
        ...words('Width Height MatchMovieDim UseQTSoundCompression AlphaOption LayerOption ControllerOption'),
        ...words('Looping PausedAtStart PlayEveryFrame Flatten')
    ]
};

function writeSymbolItem(context, symbol, page) {
    const { xml } = context;
    xml.element(isComponent(symbol) ? 'DOMComponentItem' : 'DOMSymbolItem', symbolAttributes(context, symbol), ()=>{
        xml.element('timeline', {}, ()=>writeTimeline(context, symbol.name, page));
        if (isComponent(symbol) && symbol.component !== null) {
            writeParameters(xml, symbol.component.parameters);
            const { classProperties } = symbol.component;
            if (classProperties !== '') xml.cdataElement('classProperties', toLineFeeds(classProperties));
        }
    });
}
function symbolAttributes({ names }, symbol) {
    const { item, scaleGrid, component } = symbol;
    return {
        ...NAMESPACES,
        ...host_headless.withoutDefaults(host_headless.SYMBOL_ITEM, {
            name: names.path(symbol),
            itemID: item.id
        }),
        ...linkageAttributes(item.linkage),
        ...host_headless.withoutDefaults(host_headless.SYMBOL_ITEM, {
            sourceLibraryItemHRef: item.linkage.sourceItem,
            sourceFlashFilepath: item.linkage.sourceFile,
            sourceLastModified: item.linkage.sourceModified,
            symbolType: symbol.type,
            ...scaleGrid === null ? {} : gridAttributes(scaleGrid),
            lastModified: symbol.modified
        }),
        ...isComponent(symbol) && component !== null ? {
            tooltip: component.tooltip || component.name || undefined,
            ...componentAttributes(ownerName('component', symbol.number), component)
        } : {}
    };
}
function gridAttributes({ left, right, top, bottom }) {
    return {
        scaleGridLeft: left / host_headless.TWIPS_PER_PIXEL,
        scaleGridRight: right / host_headless.TWIPS_PER_PIXEL,
        scaleGridTop: top / host_headless.TWIPS_PER_PIXEL,
        scaleGridBottom: bottom / host_headless.TWIPS_PER_PIXEL
    };
}

const DOCUMENT = 'DOMDocument.xml';
const PUBLISHING = 'PublishSettings.xml';
const MOBILE = 'MobileSettings.xml';
const METADATA = 'META-INF/metadata.xml';
const DOCUMENT_STEP = '     ';
const LIBRARY_STEP = '  ';
const TOO_OLD = 'is a document of Flash 4 or older; open it in Flash 5 to CS4 and save it again';
class BinaryDocument {
    constructor(bytes, options){
        this.options = options;
        this.symbols = new Map();
        this.texts = new Map();
        this.notKept = new Set();
        this.owners = new Map();
        this.noteLoss = (what)=>{
            this.notKept.add(what);
        };
        const { limits, onFault } = options;
        this.file = new CompoundFile(bytes, limits, options.isSalvage);
        if (!this.file.has('Contents')) throw new BinaryFault(nameForeignFile(this.file));
        const contents = this.file.readCut('Contents');
        if (isTooOld(contents)) throw new BinaryFault(TOO_OLD);
        const { catalogue, fault } = readCatalogue(contents, limits.maxDepth);
        if (catalogue.scenes.length === 0) {
            throw new BinaryFault(fault === null ? 'holds no scene' : `Contents: ${fault.message}`);
        }
        if (fault !== null) onFault('Contents', `${fault.message}; what follows it is missing`);
        this.catalogue = catalogue;
        this.libraryNames = new LibraryNames(catalogue);
        this.media = new MediaFiles(this.file, catalogue);
        this.listTexts();
    }
    get release() {
        return releaseName(this.catalogue.version);
    }
    names() {
        return [
            ...this.texts.keys(),
            ...this.media.names().map((name)=>`bin/${name}`)
        ];
    }
    has(name) {
        return this.texts.has(name) || name.startsWith('bin/') && this.media.has(name.slice(4));
    }
    isText(name) {
        return this.texts.has(name);
    }
    text(name) {
        return this.texts.get(name)?.() ?? '';
    }
    textStart(name) {
        const symbol = this.symbols.get(name);
        if (symbol === undefined) return this.text(name);
        return this.write(LIBRARY_STEP, (xml)=>this.writeSymbol(xml, symbol, null));
    }
    mediaBytes(name, length) {
        return this.media.bytes(name.slice(4), length);
    }
    mediaSize(name) {
        return this.media.size(name.slice(4));
    }
    losses() {
        for (const name of this.texts.keys())this.text(name);
        return [
            ...catalogueLosses(this.catalogue),
            ...this.notKept
        ];
    }
    listTexts() {
        const { catalogue, texts } = this;
        for (const page of [
            ...catalogue.scenes,
            ...catalogue.symbols
        ]){
            if (!this.owners.has(page.stream)) this.owners.set(page.stream, page);
        }
        texts.set(DOCUMENT, ()=>this.documentText());
        for (const symbol of catalogue.symbols){
            const entry = `LIBRARY/${hrefOf(this.libraryNames.path(symbol))}`;
            if (texts.has(entry)) continue;
            this.symbols.set(entry, symbol);
            texts.set(entry, ()=>this.write(LIBRARY_STEP, (xml)=>this.writeSymbol(xml, symbol, this.timeline(symbol))));
        }
        if (catalogue.profiles.length > 0) {
            texts.set(PUBLISHING, ()=>this.write(LIBRARY_STEP, (xml)=>writePublishSettings(xml, catalogue, this.options.name)));
        }
        if (catalogue.mobileSettings !== '') texts.set(MOBILE, ()=>catalogue.mobileSettings);
        if (catalogue.metadata !== '') texts.set(METADATA, ()=>catalogue.metadata);
    }
    documentText() {
        const { catalogue, libraryNames: names, media } = this;
        return this.write(DOCUMENT_STEP, (xml)=>{
            writeDocument({
                xml,
                names,
                catalogue,
                media,
                note: this.noteLoss
            }, (index)=>this.timeline(catalogue.scenes[index]));
        });
    }
    writeSymbol(xml, symbol, page) {
        writeSymbolItem({
            xml,
            names: this.libraryNames,
            note: this.noteLoss
        }, symbol, page);
    }
    write(step, write) {
        const xml = new XmlWriter(step, this.options.limits.maxTextLength);
        write(xml);
        return xml.toString();
    }
    timeline(page) {
        const { stream, name, number } = page;
        const { limits, onFault } = this.options;
        try {
            if (this.owners.get(stream) !== page) throw new BinaryFault(`the stream ${JSON.stringify(stream)} belongs to another`);
            return readTimeline(this.file.read(stream), objectDepth(limits));
        } catch (error) {
            if (!(error instanceof BinaryFault)) throw error;
            onFault(`${number === 0 ? 'scene' : 'symbol'} ${JSON.stringify(name)}`, `${error.message}; its timeline is empty`);
            return null;
        }
    }
}
const ELEMENTS_ABOVE = 16;
function objectDepth({ maxDepth }) {
    return Math.max(4, Math.floor((maxDepth - ELEMENTS_ABOVE) / 2));
}

const KEPT = 1;
class BinaryContainer {
    constructor(platform, file, source, limits, isSalvage = false){
        this.platform = platform;
        this.source = source;
        this.kind = 'fla';
        this.made = new Map();
        this.faults = new Set();
        this.note = (part, reason)=>{
            const line = `${this.path}, ${part}: ${reason}`;
            if (this.faults.has(line)) return;
            this.faults.add(line);
            this.tell?.(line);
        };
        this.path = file;
        this.documentName = platform.paths.basename(file);
        const name = this.documentName.replace(/\.fla$/i, '');
        this.document = this.explained(file, ()=>new BinaryDocument(source, {
                limits,
                isSalvage,
                name,
                onFault: this.note
            }));
    }
    get release() {
        return this.document.release;
    }
    names() {
        return this.document.names();
    }
    has(name) {
        return this.document.has(name);
    }
    bytes(name) {
        if (!this.has(name)) throw new host_errors.DocumentError(this.label(name), 'no such entry');
        if (!this.document.isText(name)) return this.explained(this.label(name), ()=>this.document.mediaBytes(name));
        const cached = this.made.get(name);
        if (cached !== undefined) return cached;
        const bytes = new TextEncoder().encode(this.text(name));
        if (this.made.size >= KEPT) this.made.clear();
        this.made.set(name, bytes);
        return bytes;
    }
    bytesStart(name, length) {
        if (!this.has(name)) throw new host_errors.DocumentError(this.label(name), 'no such entry');
        return this.explained(this.label(name), ()=>this.document.isText(name) ? new TextEncoder().encode(this.document.textStart(name)) : this.document.mediaBytes(name, length));
    }
    text(name) {
        if (!this.has(name)) throw new host_errors.DocumentError(this.label(name), 'no such entry');
        if (!this.document.isText(name)) return new TextDecoder().decode(this.bytes(name));
        return this.explained(this.label(name), ()=>this.document.text(name));
    }
    size(name) {
        return this.document.isText(name) ? this.bytes(name).length : this.document.mediaSize(name);
    }
    label(name) {
        return `${this.path}, ${name}`;
    }
    listen(tell) {
        this.tell = (text)=>tell({
                text,
                isLost: true
            });
        for (const line of this.faults)this.tell(line);
    }
    losses() {
        return this.explained(this.path, ()=>this.document.losses());
    }
    isChangedOnDisk() {
        const { disk } = this.platform;
        try {
            const stat = disk.stat(this.path);
            if (stat === undefined) return false;
            return stat.size !== this.source.length || !host_headless.hasSameBytes(disk.read(this.path), this.source);
        } catch (error) {
            throw host_headless.explainFault(this.path, 'cannot be read', error);
        }
    }
    explained(label, read) {
        try {
            return read();
        } catch (error) {
            if (!(error instanceof BinaryFault)) throw error;
            throw /^(damaged|truncated)/.test(error.message) ? host_errors.damaged(label, error.message) : new host_errors.DocumentError(label, error.message);
        }
    }
}

exports.BinaryContainer = BinaryContainer;
