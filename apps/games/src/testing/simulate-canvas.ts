/**
 * The simulated page draws nothing: a context that accepts every call stands in for the browser's,
 * and pictures decode at once.
 */
export const simulateCanvas = (): void => {
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
  Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: () => context })
  Object.defineProperty(HTMLImageElement.prototype, 'decode', { value: async () => undefined })
  Object.defineProperty(Element.prototype, 'animate', { value: () => undefined })
  Object.defineProperty(Element.prototype, 'getBoundingClientRect', {
    value: () => ({ left: 0, top: 56, width: 390, height: 480, right: 390, bottom: 536 }),
  })
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() } })
}
