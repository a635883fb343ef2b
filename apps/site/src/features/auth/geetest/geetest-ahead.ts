import { openPopup } from '../../../core/popups/popups.ts'
import type { ProofAhead } from '../human/human-proof.ts'
import { loadGeetest } from './load-geetest.ts'
import type { GeetestChallenge, GeetestFields } from '../../../core/popups/popup-props.ts'

const ask = (challenge: GeetestChallenge): Promise<GeetestFields> =>
  new Promise((onAnswered, onFailed) => openPopup('geetest', { challenge, onAnswered, onFailed }))

/** The vendor's script is loaded ahead; its challenge is shown on submit. */
export const geetestAhead = (challenge: GeetestChallenge): ProofAhead => {
  void loadGeetest(challenge.scriptUrl).catch(() => undefined)
  return {
    expiresAtMs: Number.MAX_SAFE_INTEGER,
    finish: async () => {
      const { lot_number, captcha_output, pass_token, gen_time } = await ask(challenge)
      return { lot_number, captcha_output, pass_token, gen_time }
    },
  }
}
