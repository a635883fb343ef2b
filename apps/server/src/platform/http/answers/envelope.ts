import type { EndpointSpec } from '@trevo/contract/endpoint.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { WalletReply } from '@trevo/contract/vendor/shapes.ts'
import { doneText } from '@trevo/i18n/done/done-text.ts'
import { refusalBodyOf } from '@trevo/platform/http/refusal-body.ts'
import type { Values } from '@trevo/i18n/translate.ts'
import type { Refusal } from '@trevo/platform/refusal.ts'
import type { RouteFamily } from '../route-family.ts'

/** `/wps/**` answers in an envelope, every other family bare. */
export const successBody = (
  { family, done }: EndpointSpec,
  value: unknown,
  language: Language,
): unknown => {
  if (family !== 'wps') return value
  if (done === undefined) return { success: true, value }
  // A value of a sentence is a record of its placeholders.
  return { success: true, value, message: doneText(done, language, value as Values) }
}

/** An unreadable call of the wallet protocol; unsigned, because its sender is unknown. */
const vendorBody = (status: number): WalletReply =>
  status === 429 || status >= 500
    ? { status: 'TEMPORARY_ERROR', requestId: '', retry: true }
    : { status: 'WRONG_SYNTAX', requestId: '' }

/** The failure body of a family, with the message already in the caller's language. Without a family it is bare. */
export const refusalBody = (
  family: RouteFamily | undefined,
  refusal: Refusal,
  language: Language,
): { status: number; body: object } => {
  const told = refusalBodyOf(refusal, language)
  const { status, body } = told
  if (family === 'vendor') return { status, body: vendorBody(status) }
  if (family !== 'wps') return told
  const { captcha } = refusal.detail
  return { status, body: { success: false, ...body, ...(captcha === true && { captcha: true }) } }
}
