import { answerPrefix, vendorHeaders } from '@trevo/contract/vendor/signature.ts'
import type { VendorKey } from './keys.ts'
import { signatureOf } from './sign.ts'

/** Headers of a signed answer: same key as the call, bound to the call's nonce. */
export const answerHeaders = (
  key: VendorKey,
  call: { readonly vendor: string; readonly nonce: string },
  answer: { readonly status: number; readonly body: string; readonly nowMs: number },
): Record<string, string> => {
  const timestamp = String(answer.nowMs)
  const stamp = { keyId: key.keyId, timestamp, nonce: call.nonce }
  return {
    [vendorHeaders.keyId]: key.keyId,
    [vendorHeaders.timestamp]: timestamp,
    [vendorHeaders.signature]: signatureOf(
      key,
      answerPrefix(answer.status, call.vendor, stamp),
      answer.body,
    ),
  }
}
