type Call = { readonly name: string; readonly args: readonly unknown[]; readonly ink: string }

/**
 * Stands in for a canvas, which the simulated browser does not have: records what is drawn, each with
 * the colour that was set.
 */
export const recordingBrush = () => {
  const calls: Call[] = []
  const set: Record<string, unknown> = {}
  const brush = new Proxy(set, {
    get: (target, name) => {
      if (typeof name !== 'string') return undefined
      if (name in target) return target[name]
      return (...args: unknown[]) => {
        const ink =
          name === 'stroke' || name === 'lineTo' || name === 'moveTo' ? 'strokeStyle' : 'fillStyle'
        calls.push({ name, args, ink: String(target[ink] ?? '') })
        return name.startsWith('create') ? { addColorStop: () => undefined } : undefined
      }
    },
  })
  return {
    brush: brush as unknown as CanvasRenderingContext2D,
    calls,
    of: (name: string) => calls.filter((call) => call.name === name),
    /** Every text with its place. */
    texts: () => calls.filter(({ name }) => name === 'fillText').map(({ args }) => args),
  }
}
