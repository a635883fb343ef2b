import type { HumanFields } from '@trevo/contract/wps/session.ts'

/**
 * The proof of a body as `isHuman` takes it: `humanProof` as it is, GeeTest's fields as the base64
 * JSON that a proof of GeeTest is. With both, GeeTest's fields count. Undefined without either.
 */
export const humanProofOf = (fields: HumanFields): string | undefined => {
  const { humanProof, lot_number, captcha_output, pass_token, gen_time } = fields
  if (lot_number === undefined) return humanProof
  const named = { lot_number, captcha_output, pass_token, gen_time }
  return Buffer.from(JSON.stringify(named)).toString('base64')
}
