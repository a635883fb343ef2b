import { request } from 'undici'
import { DeliveryFailure, type FailureReason, type Provider } from '../domain/letter.ts'

export type SmsGatewaySettings = {
  /** Gets `POST` with JSON `{ id, from, to, text }`. */
  readonly url: string
  readonly token: string
  /** The sender shown on the phone. */
  readonly from: string
}

const timeoutMs = 10_000

const reasonOf = (status: number): FailureReason => {
  if (status === 402) return 'quota'
  const isWorthAnotherTry = status === 408 || status === 429 || status >= 500
  return isWorthAnotherTry ? 'unavailable' : 'refused'
}

/**
 * SMS through an HTTP gateway: bearer token, one JSON document per message, the message's id also as
 * `Idempotency-Key`. 2xx means sent, 402 that the credit is used up.
 */
export const deliverBySmsGateway = ({ url, token, from }: SmsGatewaySettings): Provider => ({
  deliver: async ({ id, recipient, body }) => {
    const answer = await request(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': id,
      },
      body: JSON.stringify({ id, from, to: recipient, text: body }),
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    }).catch(() => {
      throw new DeliveryFailure('unavailable')
    })
    await answer.body.dump()
    if (answer.statusCode < 200 || answer.statusCode >= 300) {
      throw new DeliveryFailure(reasonOf(answer.statusCode))
    }
  },
})
