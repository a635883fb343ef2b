import type { RefusalCode } from '@trevo/contract/refusals.ts'

/**
 * An expected refusal: the request was understood, but is declined. Thrown, so that a surrounding
 * transaction cannot half-commit. `detail` fills the placeholders of the message and is shown to the
 * caller: nothing secret.
 */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly detail: Readonly<Record<string, unknown>>

  constructor(code: RefusalCode, detail: Readonly<Record<string, unknown>> = {}) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.detail = detail
  }
}
