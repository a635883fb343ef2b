import type { EndpointSpec, Family } from '@trevo/contract/endpoint.ts'
import { refusalStatus } from '@trevo/contract/refusals.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { refusalText } from '@trevo/i18n/refusals/refusal-text.ts'
import type { Refusal } from '../refusal.ts'

/** `/wps/**` answers in an envelope, every other family bare. */
export const successBody = (endpoint: EndpointSpec, value: unknown): unknown =>
  endpoint.family === 'wps' ? { success: true, value } : value

/** The failure body of a family, with the message already in the caller's language. */
export const refusalBody = (family: Family, refusal: Refusal, language: Language) => {
  const { captcha, field, ...rest } = refusal.detail
  const message = refusalText(refusal.code, language, refusal.detail)
  const body = {
    errorCode: refusal.code,
    message,
    ...(Object.keys(rest).length > 0 && { detail: rest }),
    ...(field !== undefined && { field }),
  }
  if (family !== 'wps') return { status: refusalStatus[refusal.code], body }
  return {
    status: refusalStatus[refusal.code],
    body: { success: false, ...body, ...(captcha === true && { captcha: true }) },
  }
}
