import { z } from 'zod'
import type { Logger } from '../../../platform/logger.ts'
import type { DrawSources } from '../needs.ts'
import { askOutside, readJson } from './ask-outside.ts'

const Chain = z.object({ period: z.int().min(1), genesis_time: z.int().min(0) })
const Round = z.object({
  round: z.int().min(1),
  randomness: z.string().regex(/^[0-9a-f]{64}$/),
})

/** The first round of a chain that is not before this instant. */
export const roundAt = (at: Date, chain: z.infer<typeof Chain>): number => {
  const sinceGenesis = at.getTime() / 1_000 - chain.genesis_time
  return Math.max(1, Math.ceil(sinceGenesis / chain.period) + 1)
}

/**
 * A public beacon that speaks drand's HTTP API: at `url` are the `/info` of its chain and
 * `/public/<round>`. A draw takes the first round that is not before it, as `<round>:<randomness>`, so
 * anybody can compare it with what the beacon's other relays say.
 */
export const drandBeacon = (
  url: string,
  logger: Pick<Logger, 'warn'>,
): NonNullable<DrawSources['findBeacon']> => {
  let chain: Promise<z.infer<typeof Chain>> | undefined
  const readChain = () => {
    chain ??= readJson(`${url}/info`).then((answer) => Chain.parse(answer))
    chain.catch(() => (chain = undefined))
    return chain
  }
  const find = askOutside(async (instant) => {
    const round = roundAt(new Date(Number(instant)), await readChain())
    const answer = await readJson(`${url}/public/${round}`)
    if (answer === undefined) return undefined
    const said = Round.parse(answer)
    if (said.round !== round) throw new Error(`round ${said.round} for ${round}`)
    return `${round}:${said.randomness}`
  }, logger)
  return async (drawsAt) => find(String(drawsAt.getTime()))
}
