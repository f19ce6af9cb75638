/** Something that can be named and taken apart before it exists. */
export interface Late<Value extends object> {
  /** Stands for it: reads what it is asked from what `is` gave, and throws before that. */
  readonly value: Value;
  /** What it is. */
  is(value: Value): void;
}

/** @param what it is called in the message when it is used too early */
export function late<Value extends object>(what: string): Late<Value> {
  let actual: Value | undefined;
  const read = (): Value => {
    if (actual === undefined) throw new Error(`${what} is there only once the hooks of the test have run.`);
    return actual;
  };
  // It has no properties of its own: each is read from the actual value when it is asked.
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
