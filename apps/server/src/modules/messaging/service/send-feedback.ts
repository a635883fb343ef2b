import type { Language } from '@trevo/contract/shapes.ts'
import type { Feedback } from '@trevo/contract/wps/feedback.ts'
import type { Database } from '@trevo/database/connect.ts'
import type { z } from 'zod'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { feedbackDueAt } from '../domain/feedback-deadline.ts'
import { newReferenceNumber } from '../domain/new-reference-number.ts'
import { insertFeedback } from '../repository/insert-feedback.ts'
import type { MessagingTables } from '../repository/tables.ts'

export type FeedbackOrder = {
  readonly brandId: number
  readonly language: Language
  readonly form: z.output<typeof Feedback>
  /** The logged-in member, if any. */
  readonly memberId: bigint | null
  readonly address: string
  /** Uses up the picture. */
  isCaptchaRight(typed: string): Promise<boolean>
}

type Dependencies = { readonly database: Database<MessagingTables>; readonly clock: Clock }

/** Stores a question or complaint for the back office; returns its reference number. */
export const createSendFeedback =
  ({ database, clock }: Dependencies) =>
  async (order: FeedbackOrder): Promise<{ referenceNumber: string }> => {
    const { form } = order
    if (!(await order.isCaptchaRight(form.captcha))) {
      throw new Refusal('captcha.invalid', { captcha: true })
    }
    const sentAt = clock.now()
    const feedback = {
      brand_id: order.brandId,
      type: form.type,
      sender: form.sender,
      member_id: order.memberId,
      content: form.content,
      language: order.language,
      address: order.address,
      sent_at: sentAt,
      due_at: feedbackDueAt(form.type, sentAt),
    }
    for (;;) {
      const referenceNumber = newReferenceNumber()
      const isKept = await insertFeedback(database, {
        ...feedback,
        reference_number: referenceNumber,
      })
      if (isKept) return { referenceNumber }
    }
  }
