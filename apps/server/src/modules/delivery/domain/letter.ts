export type Channel = 'sms' | 'email'

/** One message for a provider. */
export type Letter = {
  /** The same for every try, so that a provider that supports ids delivers once. */
  readonly id: string
  readonly brandId: number
  readonly channel: Channel
  /** +5511987654321, or an email address. */
  readonly recipient: string
  /** For an email; null for SMS. */
  readonly subject: string | null
  readonly body: string
}

/** A port of delivery: the provider of one channel. Throws `DeliveryFailure`. */
export type Provider = { deliver(letter: Letter): Promise<void> }

/**
 * The provider refused, or did not answer. The text is Trevo's own, never the provider's: that may quote the
 * recipient or the message, and would end in the log.
 */
export class DeliveryFailure extends Error {
  readonly reason: FailureReason

  constructor(reason: FailureReason) {
    super(`message not delivered: ${reason}`)
    this.name = 'DeliveryFailure'
    this.reason = reason
  }
}

/** `quota`: the provider has to be paid first. `refused`: this message is never sent. Otherwise retry. */
export type FailureReason = 'quota' | 'refused' | 'unavailable'

/** Whether another try can help. */
export const isFinal = (reason: FailureReason): boolean => reason !== 'unavailable'
