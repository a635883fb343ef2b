import { plainText } from '@trevo/field-rules/plain-text.ts'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { typed } from './session.ts'

/**
 * FEEDBACK-2: 1 deposit, 2 withdrawal, 3 game, 4 customer service, 6 apply for agent, 0 other; in
 * the order of the form.
 */
export const feedbackTypes = [1, 2, 3, 4, 6, 0] as const
export type FeedbackType = (typeof feedbackTypes)[number]

/** FEEDBACK-4: enforced; the 20 characters of the hint are not. */
export const feedbackLengthMax = 200

export const Feedback = z.strictObject({
  content: z
    .string()
    .regex(plainText)
    .regex(/\S/)
    // Characters as people count them, not code units.
    .refine((text) => [...text].length <= feedbackLengthMax),
  /** The username; a guest gives a name to be called by. */
  sender: typed(64),
  type: z.literal(feedbackTypes),
  captcha: typed(16).min(1),
})

export const sendFeedback = endpoint({
  name: 'sendFeedback',
  summary: 'A question or complaint; answers the number under which it is kept',
  method: 'PUT',
  path: '/wps/feedback',
  family: 'wps',
  auth: 'optional',
  moduleId: 'FEEDBACK3',
  switches: ['CAPTCHA3'],
  body: Feedback,
  response: z.object({ referenceNumber: z.string() }),
  refusals: ['captcha.invalid'],
  rateLimit: { max: 20, windowSec: 60 },
  alwaysOpen: true,
})
