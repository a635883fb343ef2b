import type { FeedbackType } from '@trevo/contract/wps/feedback.ts'

// The contract's own list, copied to avoid importing its schemas; a test compares the two.

/** FEEDBACK-2, in the order of the form. */
export const feedbackTypes = [1, 2, 3, 4, 6, 0] as const satisfies readonly FeedbackType[]

/** FEEDBACK-4: mentioned in the hint, and not enforced. */
export const feedbackHintMin = 20

/** FEEDBACK-4. */
export const feedbackLengthMax = 200
