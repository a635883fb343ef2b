import { Refusal } from '@trevo/platform/refusal.ts'

const contains = (text: string) => text.includes('\0')

const hasNul = (input: unknown): boolean => {
  // A list of what is still to be seen instead of recursion: a body may be nested deeper than the
  // stack is.
  const pending: unknown[] = [input]
  while (pending.length > 0) {
    const value = pending.pop()
    if (typeof value === 'string' && contains(value)) return true
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) {
      if (contains(key)) return true
      pending.push(inner)
    }
  }
  return false
}

/** PostgreSQL stores every character but NUL, and no person types it: nothing with it comes in. */
export const refuseNul = (...inputs: readonly unknown[]): void => {
  if (inputs.some(hasNul)) throw new Refusal('request_param_err')
}
