import type { HumanFields } from '@trevo/contract/wps/session.ts'

/**
 * The proof in a body in the form `isHuman` takes: `humanProof` unchanged, GeeTest's fields as base64 JSON. If
 * both are present, GeeTest's fields count. Undefined without either.
 */
export const humanProofOf = (fields: HumanFields): string | undefined => {
  const { humanProof, lot_number, captcha_output, pass_token, gen_time } = fields
  if (lot_number === undefined) return humanProof
  const named = { lot_number, captcha_output, pass_token, gen_time }
  return Buffer.from(JSON.stringify(named)).toString('base64')
}
