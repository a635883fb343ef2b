import type { StormOrder } from '@trevo/vendor-kit/conformance/storm.ts'

/** Storms over each protocol: one, or as many as `npm run storms` requests, each with another seed. */
const stormsPerProtocol = Number(process.env['STORMS'] ?? 1)

type Named<World> = readonly (readonly [protocol: string, world: World])[]

/** The argument of vitest's `test.each`: a line for each storm over each protocol. */
export const stormsOver = <World>(
  worlds: Named<World>,
  order: StormOrder,
): readonly (readonly [string, number, World, StormOrder])[] =>
  worlds.flatMap(([protocol, world]) =>
    Array.from({ length: stormsPerProtocol }, (_, at) => {
      const seed = order.seed + at
      return [protocol, seed, world, { ...order, seed }] as const
    }),
  )

/** The figures of a storm, if requested. */
export const describeStorm = (
  what: string,
  seed: number,
  left: { readonly bets: number; readonly standing: number },
): void => {
  if (!process.env['STORMS']) return
  process.stdout.write(`${JSON.stringify({ storm: what, seed, ...left })}\n`)
}
