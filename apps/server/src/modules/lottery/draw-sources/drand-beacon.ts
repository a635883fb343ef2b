import { z } from 'zod'
import type { Logger } from '@trevo/platform/logger.ts'
import type { DrawSources } from '../needs.ts'
import { fetchInBackground, readJson } from './fetch-in-background.ts'
import { chainHashOf, isOfBeacon } from './verify-beacon.ts'

const Hex = z.string().regex(/^(?:[0-9a-f]{2})+$/)
const Chain = z.object({
  period: z.int().min(1),
  genesis_time: z.int().min(0),
  public_key: Hex,
  groupHash: Hex,
  metadata: z.object({ beaconID: z.string() }).default({ beaconID: 'default' }),
})
const Round = z.object({
  round: z.int().min(1),
  randomness: Hex,
  signature: Hex,
  previous_signature: Hex.optional(),
})
type Times = Pick<z.infer<typeof Chain>, 'period' | 'genesis_time'>

/** The first round of a chain that is not before this instant. */
export const roundAt = (at: Date, chain: Times): number => {
  const sinceGenesis = at.getTime() / 1_000 - chain.genesis_time
  return Math.max(1, Math.ceil(sinceGenesis / chain.period) + 1)
}

/**
 * A public beacon with drand's HTTP API: at `url` are the `/info` of its chain and
 * `/public/<round>`. A draw takes the first round that is not before it, as `<round>:<randomness>`, so anyone can
 * compare it with the beacon's other relays. A relay is not trusted: it must
 * serve the chain of this hash, and each round must bear the signature of the chain's group.
 */
export const drandBeacon = (
  { url, chainHash }: { readonly url: string; readonly chainHash: string },
  logger: Pick<Logger, 'warn'>,
): NonNullable<DrawSources['findBeacon']> => {
  let chain: Promise<z.infer<typeof Chain>> | undefined
  const readChain = () => {
    chain ??= readJson(`${url}/info`).then((answer) => {
      const answered = Chain.parse(answer)
      if (chainHashOf(answered) !== chainHash) throw new Error('not the configured chain')
      return answered
    })
    chain.catch(() => (chain = undefined))
    return chain
  }
  const find = fetchInBackground(async (instant) => {
    const known = await readChain()
    const round = roundAt(new Date(Number(instant)), known)
    const answer = await readJson(`${url}/public/${round}`)
    if (answer === undefined) return undefined
    const answered = Round.parse(answer)
    if (answered.round !== round) throw new Error(`round ${answered.round} instead of ${round}`)
    if (!isOfBeacon(known, answered)) throw new Error(`round ${round} is not signed by the beacon`)
    return `${round}:${answered.randomness}`
  }, logger)
  return async (drawsAt) => find(String(drawsAt.getTime()))
}
