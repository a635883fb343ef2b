/** Replaces properties until the returned function is called. */
const replace = (
  owners: readonly (readonly [owner: object, name: string, value: unknown])[],
): (() => void) => {
  const before = owners.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name))
  for (const [owner, name, value] of owners) {
    Object.defineProperty(owner, name, { value, configurable: true, writable: true })
  }
  return () => {
    for (const [index, [owner, name]] of owners.entries()) {
      const descriptor = before[index]
      if (descriptor) Object.defineProperty(owner, name, descriptor)
      else Reflect.deleteProperty(owner, name)
    }
  }
}

/**
 * The simulated page draws nothing: a context that accepts every call replaces the browser's,
 * and pictures decode at once. Returns a function that ends it, for `beforeAll`.
 */
export const simulateCanvas = (): (() => void) => {
  const context: unknown = new Proxy(
    {},
    {
      get: (_, name) => {
        if (name === 'getTransform') return () => ({ a: 1 })
        if (String(name).startsWith('create')) return () => ({ addColorStop: () => undefined })
        return () => undefined
      },
      set: () => true,
    },
  )
  const box = { left: 0, top: 56, width: 390, height: 480, right: 390, bottom: 536 }
  return replace([
    [HTMLCanvasElement.prototype, 'getContext', () => context],
    [HTMLImageElement.prototype, 'decode', async () => undefined],
    [Element.prototype, 'animate', () => undefined],
    [Element.prototype, 'getBoundingClientRect', () => box],
    [document, 'fonts', { ready: Promise.resolve() }],
  ])
}
