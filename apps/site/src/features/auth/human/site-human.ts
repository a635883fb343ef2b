import { getHumanChallenge } from '@trevo/api-client/endpoints.ts'
import { call } from '../../../core/api/api.ts'
import { geetestAhead } from '../geetest/geetest-ahead.ts'
import type { GeetestChallenge } from '../../../core/popups/popup-props.ts'
import { createHumanProof } from './human-proof.ts'
import { solveChallenge, type Challenge } from './solve-challenge.ts'
import { workAhead } from './work-ahead.ts'

/** Proofs for the forms of this page; what can be done ahead is done while the visitor types. */
export const siteHuman = createHumanProof({
  make: async () => {
    const answer = await call(getHumanChallenge)
    if (!answer.ok) throw new Error(`no challenge: ${answer.code}`)
    // One of the two that the endpoint's summary promises.
    const challenge = answer.value as Challenge | GeetestChallenge
    return 'provider' in challenge
      ? geetestAhead(challenge)
      : workAhead(challenge, (work) => solveChallenge(work))
  },
  now: Date.now,
})
