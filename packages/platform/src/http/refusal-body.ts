import { refusalStatus } from '@trevo/contract/refusals.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import { refusalText } from '@trevo/i18n/refusals/refusal-text.ts'
import type { Refusal } from '../refusal.ts'

type RefusalBody = {
  readonly errorCode: string
  readonly message: string
  readonly detail?: Readonly<Record<string, unknown>>
  readonly field?: unknown
}

/** A refusal as sent to callers: its status, and its body with the message in their language. */
export const refusalBodyOf = (
  { code, detail }: Refusal,
  language: Language,
): { readonly status: number; readonly body: RefusalBody } => {
  const { captcha: _, field, ...rest } = detail
  return {
    status: refusalStatus[code],
    body: {
      errorCode: code,
      message: refusalText(code, language, detail),
      ...(Object.keys(rest).length > 0 && { detail: rest }),
      ...(field !== undefined && { field }),
    },
  }
}
