/** REG-11. */
export const codeLengthMax = 255

export type CodeProblem = 'auth/missing-verification-code' | 'code.enterValid'

/** ERR-6, MSG-3: rejects a missing or impossible code; only the server knows the right one. */
export const checkCode = (typed: string): CodeProblem | undefined => {
  if (typed === '') return 'auth/missing-verification-code'
  const mayBeOne = typed.length <= codeLengthMax && /^\d+$/.test(typed)
  return mayBeOne ? undefined : 'code.enterValid'
}
