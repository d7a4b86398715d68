type Method = ((...args: unknown[]) => unknown) & { prototype?: unknown };

/** `Function.prototype.bind` of ES5; a bound function that is constructed with keeps the arguments only. */
export function bind(this: Method, scope: unknown, ...args: unknown[]): Method {
  if (typeof this !== 'function') throw new TypeError('Function.prototype.bind: called on something else');
  return boundTo(this, scope, args);
}

function boundTo(method: Method, scope: unknown, first: unknown[]): Method {
  function bound(this: unknown, ...rest: unknown[]): unknown {
    const args = first.concat(rest);
    if (!(this instanceof bound)) return method.apply(scope, args);
    const result = method.apply(this, args);
    return Object(result) === result ? result : this;
  }

  function Parent(): void {
    // Stands between the prototypes, so that instances of either are instances of both.
  }
  if (method.prototype) Parent.prototype = method.prototype;
  bound.prototype = new (Parent as unknown as new () => object)();
  return bound as Method;
}
