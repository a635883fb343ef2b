import type { LanguageCode } from '@trevo/languages/languages.ts'
import { createCaller } from './call-rgs.ts'
import type { Answer } from './rgs-port.ts'

/** A round as its link shows it. */
export type LinkedDetail = Answer<'getLinkedRound'>

/** Asks the game server for rounds by links that the platform signed; it needs no session. */
export const createLinkedClient = (language: LanguageCode) => {
  const call = createCaller({ fetch, language: () => language })
  return {
    /** @throws RgsRefusal for a round that the link is not signed for. */
    round: (roundId: string, proof: string): Promise<LinkedDetail> =>
      call(
        'GET',
        `/rgs/v1/linked-rounds/${encodeURIComponent(roundId)}?${new URLSearchParams({ proof })}`,
      ),
  }
}
