import type { LanguageCode } from '@trevo/languages/languages.ts'
import { refusalOf } from './rgs-client.ts'
import { RgsSilence, type RoundDetail } from './rgs-port.ts'

const TIMEOUT_MS = 12_000

/** Requests rounds from the game server by links that the platform signed; it needs no session. */
export const createLinkedClient = (language: LanguageCode) => ({
  /** @throws RgsRefusal for a round that the link is not signed for. */
  round: async (roundId: string, proof: string): Promise<RoundDetail> => {
    const path = `/rgs/v1/linked-rounds/${encodeURIComponent(roundId)}`
    const response = await fetch(`${path}?${new URLSearchParams({ proof })}`, {
      headers: { Language: language },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw new RgsSilence(String(error))
    })
    const answer: unknown = await response.json().catch(() => undefined)
    if (response.ok && answer !== undefined) return answer as RoundDetail // the contract's own shape
    throw refusalOf(answer) ?? new RgsSilence(`status ${response.status}`)
  },
})
