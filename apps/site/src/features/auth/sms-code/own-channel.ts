import type { CodeSent } from '@trevo/contract/wps/verification.ts'
import type { z } from 'zod'
import type { HumanResult } from '../human/human-proof.ts'
import { proveHuman } from '../human/prove-human.ts'
import { siteHuman } from '../human/site-human.ts'
import type { MobileToSend } from '../mobile/check-mobile.ts'
import { waitSecByDefault, type CodeChannel } from './code-channel.ts'

type Answer =
  | {
      readonly ok: true
      readonly value: z.infer<typeof CodeSent> | null
      readonly message?: string
    }
  | { readonly ok: false; readonly message: string }

export type CodeRequest = (order: MobileToSend & Partial<HumanResult>) => Promise<Answer>

/** SMS-2, SMS-3: as long as the code is valid, or a minute if the answer does not say. */
const waitSecOf = (value: z.infer<typeof CodeSent> | null): number =>
  value?.expiredMinutes ? value.expiredMinutes * 60 : waitSecByDefault

/**
 * Codes that our server sends. `request` is the form's own call: each form has its own path and field
 * names (SMS-6).
 */
export const ownChannel = (
  request: CodeRequest,
  words: { readonly notHuman: string; readonly networkFailed: string },
): CodeChannel => ({
  send: async (mobile) => {
    const human = await proveHuman(siteHuman)
    if (!human) return { ok: false, message: words.notHuman }
    const answer = await request({ ...mobile, ...human })
    const { message } = answer
    if (answer.ok) return { ok: true, waitSec: waitSecOf(answer.value), message }
    return { ok: false, message: message || words.networkFailed }
  },
  prove: async (verificationCode) => ({ ok: true, proof: { verificationCode } }),
})
