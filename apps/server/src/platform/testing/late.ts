/** An object that can be referenced and destructured before it exists. */
export interface Late<Value extends object> {
  /** Proxy that reads from the value passed to `is`, and throws before that. */
  readonly value: Value;
  /** Sets the actual value. */
  is(value: Value): void;
}

/** @param what Name used in the error message for premature access. */
export function late<Value extends object>(what: string): Late<Value> {
  let actual: Value | undefined;
  const read = (): Value => {
    if (actual === undefined) throw new Error(`${what} is there only once the hooks of the test have run.`);
    return actual;
  };
  // The proxy has no properties of its own; each access reads the actual value.
  const stand = new Proxy({} as Value, {
    get: (_, key) => Reflect.get(read(), key),
    has: (_, key) => Reflect.has(read(), key),
    ownKeys: () => Reflect.ownKeys(read()),
    getOwnPropertyDescriptor: (_, key) => {
      const found = Reflect.getOwnPropertyDescriptor(read(), key);
      return found === undefined ? undefined : { ...found, configurable: true };
    },
  });
  return {
    value: stand,
    is(value) {
      actual = value;
    },
  };
}
