import { Refusal } from '@trevo/platform/refusal.ts'

const contains = (text: string) => text.includes('\0')

const hasNul = (input: unknown): boolean => {
  // An explicit stack instead of recursion: a body may be nested deeper than the call stack.
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

/** PostgreSQL stores every character but NUL, and nobody types it: no input may contain it. */
export const refuseNul = (...inputs: readonly unknown[]): void => {
  if (inputs.some(hasNul)) throw new Refusal('request_param_err')
}
