import { getLinkedRound } from '@trevo/contract/rgs/play.ts'
import type { PlayNeeds } from '../../modules/play/index.ts'
import { readBounded } from '../../platform/outside/read-bounded.ts'
import type { Config } from '../../platform/config.ts'

type RoundUrlOf = PlayNeeds['vendors']['roundUrlOf']

/** The longest round of a title in steps is far shorter. */
const answerBytesMax = 4 * 1024 * 1024
const timeoutMs = 5_000

/**
 * Reads the in-house game server's record of a round by the link that it gives players, so that nothing is shown
 * that a player could not see. Undefined without an answer in time, and for any other vendor.
 */
export const createReadRound =
  (
    { RGS_ORIGIN }: Pick<Config, 'RGS_ORIGIN'>,
    { roundUrlOf }: { readonly roundUrlOf: RoundUrlOf },
  ): PlayNeeds['vendors']['readRound'] =>
  async (round) => {
    const link = roundUrlOf(round)
    if (link === null || new URL(link).origin !== new URL(RGS_ORIGIN).origin) return undefined
    const path = getLinkedRound.path.replace(':roundId', encodeURIComponent(round.roundId))
    const url = new URL(path, RGS_ORIGIN)
    url.searchParams.set('proof', new URL(link).searchParams.get('proof') ?? '')
    try {
      const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
      const body = await readBounded(answer, answerBytesMax)
      if (!answer.ok || !body) return undefined
      const { success, value } = JSON.parse(body.toString('utf8'))
      return success === true ? getLinkedRound.response.parse(value) : undefined
    } catch {
      return undefined
    }
  }
