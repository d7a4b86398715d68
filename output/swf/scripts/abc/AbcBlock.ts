import { ByteWriter } from '../../../../platform/ByteWriter';
import { ancestry, type ClassModel } from './classModel';
import { methodCode, OP, pushNumber, scriptCode } from './code';
import { ConstantPool, PROTECTED } from '../../../../actionscript/avm2/ConstantPool';

/** Version 46.16 of ABC. */
const MAJOR = 46;
const MINOR = 16;

/** Kinds of traits. */
const SLOT = 0;
const METHOD = 1;

/** An instance has a namespace for what is protected. */
const HAS_PROTECTED = 8;

/** Optional parameters have values; numbers are among the integers of the pool. */
const HAS_OPTIONAL = 8;
const INTEGER = 3;

interface Body {
  method: number;
  stack: number;
  locals: number;
  /** Scopes around the method. */
  scope: number;
  /** Maximum number of scopes within it. */
  depth: number;
  code: Uint8Array;
}

/**
 * The classes of a movie as one ABC block: each with a script of its own that makes it when it is first needed. Source:
 * the overview of the ActionScript virtual machine 2, and the blocks that Adobe's programs write.
 */
export class AbcBlock {
  private readonly pool = new ConstantPool();
  private readonly methods: Uint8Array[] = [];
  private readonly bodies: Body[] = [];
  private readonly instances = new ByteWriter();
  private readonly classes = new ByteWriter();
  private readonly scripts = new ByteWriter();
  private readonly bases: ReadonlyMap<string, string>;

  constructor(private readonly models: readonly ClassModel[]) {
    this.bases = new Map(models.map(({ name, base }) => [name, base]));
  }

  get bytes(): Uint8Array {
    this.models.forEach((model, index) => {
      this.addClass(model, index);
    });
    const out = new ByteWriter().u16(MINOR).u16(MAJOR);
    this.pool.write(out);
    out.encoded(this.methods.length);
    for (const method of this.methods) out.raw(method);
    out.u8(0).encoded(this.models.length).raw(this.instances.written).raw(this.classes.written);
    out.encoded(this.models.length).raw(this.scripts.written);
    out.encoded(this.bodies.length);
    for (const body of this.bodies) writeBody(out, body);
    return out.written;
  }

  private addClass(model: ClassModel, index: number): void {
    const { pool } = this;
    const chain = ancestry(model.base, (name) => this.bases.get(name));
    const scope = chain.length + 3;
    const initializer = this.addMethod(
      { stack: 1, locals: 1, scope: scope - 1, code: methodCode(() => undefined) },
      0,
    );
    const constructor = this.addConstructor(model, scope);
    const name = pool.name(model.name);
    this.instances.encoded(name).encoded(pool.name(model.base)).u8(HAS_PROTECTED);
    this.instances.encoded(pool.namespace(PROTECTED, model.name.replace(/\.(?=[^.]*$)/, ':')));
    this.instances.u8(0).encoded(constructor);
    this.writeTraits(model, scope);
    this.classes.encoded(initializer).u8(0);
    const code = this.classCode(chain, index, name);
    const method = this.addMethod({ stack: 2, locals: 1, scope: 1, code }, 0, chain.length + 1);
    this.scripts.encoded(method).encoded(1).encoded(name).u8(4).encoded(0).encoded(index);
  }

  /** The constructor of a picture takes its size, others take nothing. */
  private addConstructor({ base, scripts }: ClassModel, scope: number): number {
    if (base === 'flash.display.BitmapData') return this.addBitmapConstructor(scope);
    const { pool } = this;
    const frames = [...scripts.keys()].sort((one, other) => one - other);
    const code = methodCode((out) => {
      out.u8(OP.getLocal0).u8(OP.constructSuper).u8(0);
      if (frames.length === 0) return;
      out.u8(OP.findPropertyStrict).encoded(pool.name('addFrameScript'));
      for (const frame of frames) {
        pushNumber(out, frame);
        out
          .u8(OP.getLocal0)
          .u8(OP.getProperty)
          .encoded(pool.name(methodName(frame)));
      }
      out
        .u8(OP.callPropertyVoid)
        .encoded(pool.name('addFrameScript'))
        .encoded(2 * frames.length);
    });
    return this.addMethod({ stack: 1 + 2 * frames.length, locals: 1, scope, code }, 0);
  }

  private addBitmapConstructor(scope: number): number {
    const code = methodCode((out) => {
      out.u8(OP.getLocal0).u8(OP.getLocal1).u8(OP.getLocal2).u8(OP.constructSuper).u8(2);
    });
    return this.addMethod({ stack: 3, locals: 3, scope, code }, 2);
  }

  private writeTraits({ slots, scripts }: ClassModel, scope: number): void {
    const { pool, instances } = this;
    instances.encoded(slots.length + scripts.size);
    for (const { name, type } of slots) {
      instances.encoded(pool.name(name)).u8(SLOT).encoded(0).encoded(pool.name(type)).encoded(0);
    }
    for (const [frame, commands] of scripts) {
      const code = scriptCode(commands, pool);
      const method = this.addMethod({ stack: 3, locals: 1, scope, code }, 0);
      instances
        .encoded(pool.name(methodName(frame)))
        .u8(METHOD)
        .encoded(0)
        .encoded(method);
    }
  }

  /** Makes a class with all that it extends as its scopes. */
  private classCode(chain: readonly string[], index: number, name: number): Uint8Array {
    const { pool } = this;
    return methodCode((out) => {
      out.u8(OP.getScopeObject).u8(0);
      for (const ancestor of chain) out.u8(OP.getLex).encoded(pool.name(ancestor)).u8(OP.pushScope);
      out
        .u8(OP.getLex)
        .encoded(pool.name(chain[chain.length - 1]))
        .u8(OP.newClass)
        .encoded(index);
      chain.forEach(() => out.u8(OP.popScope));
      out.u8(OP.initProperty).encoded(name);
    });
  }

  /** @param numbers - how many whole numbers it takes, each 0 by default */
  private addMethod(body: Omit<Body, 'method' | 'depth'>, numbers: number, scopes = 1): number {
    const { pool } = this;
    const info = new ByteWriter().encoded(numbers).encoded(0);
    for (let i = 0; i < numbers; i++) info.encoded(pool.name('int'));
    info.encoded(0).u8(numbers > 0 ? HAS_OPTIONAL : 0);
    if (numbers > 0) info.encoded(numbers);
    for (let i = 0; i < numbers; i++) info.encoded(pool.integer(0)).u8(INTEGER);
    const method = this.methods.push(info.written) - 1;
    this.bodies.push({ ...body, method, depth: body.scope + scopes });
    return method;
  }
}

function methodName(frame: number): string {
  return `frame${frame + 1}`;
}

/** A body without exceptions and traits. */
function writeBody(out: ByteWriter, { method, stack, locals, scope, depth, code }: Body): void {
  out.encoded(method).encoded(stack).encoded(locals).encoded(scope).encoded(depth);
  out.encoded(code.length).raw(code).encoded(0).encoded(0);
}
