import { z } from 'zod'

/**
 * The Problem Gambling Severity Index: nine questions about the last twelve months (Ferris and Wynne, The Canadian
 * Problem Gambling Index, Canadian Centre on Substance Abuse, 2001). `docs/play-risk.md` has source and terms.
 */
export const selfTestQuestions = [
  'afford',
  'more',
  'back',
  'borrow',
  'problem',
  'health',
  'criticised',
  'money',
  'guilty',
] as const
export type SelfTestQuestion = (typeof selfTestQuestions)[number]

/** Never, sometimes, most of the time, almost always: 0 to 3 points. */
export const selfTestAnswers = ['never', 'sometimes', 'often', 'always'] as const
export const SelfTestAnswer = z.enum(selfTestAnswers)
export type SelfTestAnswer = z.infer<typeof SelfTestAnswer>

/** 0 to 27 points. */
export const scoreSelfTest = (answers: readonly SelfTestAnswer[]): number =>
  answers.reduce((sum, answer) => sum + selfTestAnswers.indexOf(answer), 0)

export const selfTestBands = ['none', 'low', 'moderate', 'high'] as const
export type SelfTestBand = (typeof selfTestBands)[number]

/** 0; 1 and 2; 3 to 7; 8 and more. */
export const bandOf = (score: number): SelfTestBand => {
  if (score === 0) return 'none'
  if (score <= 2) return 'low'
  return score <= 7 ? 'moderate' : 'high'
}
