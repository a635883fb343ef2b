import { getHumanChallenge } from '@trevo/api-client/endpoints.ts'
import { call } from '../../../api/api.ts'
import { createHumanProof } from './human-proof.ts'
import { solveChallenge, type Challenge } from './solve-challenge.ts'

/** Proofs for the forms of this page; one is made ahead while somebody types. */
export const siteHuman = createHumanProof({
  getChallenge: async () => {
    const answer = await call(getHumanChallenge)
    if (!answer.ok) throw new Error(`no challenge: ${answer.code}`)
    return answer.value as Challenge // the ALTCHA challenge the endpoint's summary promises
  },
  solve: (challenge) => solveChallenge(challenge),
  now: Date.now,
})
