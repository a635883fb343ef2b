import type { DeskDraw } from '@trevo/contract/ops/lottery/desk.ts'

type Shape = DeskDraw['numbers']
export type NumbersFault = 'count' | 'range' | 'repeated'

/** Typed numbers: as balls, and as the text that the server reads. */
export type TypedNumbers = {
  readonly balls: readonly string[]
  /** Undefined while something is missing or wrong. */
  readonly result: string | undefined
  readonly fault: NumbersFault | undefined
}

/** Digits without anything between them are cut at the width of a number; anything else separates. */
const splitDigits = (text: string, digits: number): string[] =>
  text.split(/\D+/).flatMap((run) => run.match(new RegExp(`\\d{1,${digits}}`, 'gu')) ?? [])

/** Where each place has its own form, the text is taken as it was typed. */
const readFree = (text: string): TypedNumbers => {
  const result = text.trim()
  return { balls: [], result: result === '' ? undefined : result, fault: undefined }
}

/** Reads what a person types; sets are put in rising order. */
export const readNumbers = (text: string, { length, pool }: Shape): TypedNumbers => {
  if (!pool) return readFree(text)
  const balls = splitDigits(text, pool.digits)
  const numbers = balls.map(Number)
  const isOutside = numbers.some(
    (number, index) =>
      (number < pool.from || number > pool.to) &&
      // The last one may still be growing: `0` on the way to `08`.
      (index < numbers.length - 1 || balls[index]?.length === pool.digits),
  )
  if (isOutside) return { balls, result: undefined, fault: 'range' }
  if (pool.isDistinct && new Set(numbers).size < numbers.length) {
    return { balls, result: undefined, fault: 'repeated' }
  }
  const isWhole = balls.every((ball) => ball.length === pool.digits)
  if (numbers.length !== length || !isWhole) return { balls, result: undefined, fault: 'count' }
  const ordered = pool.isSet ? numbers.toSorted((left, right) => left - right) : numbers
  const write = (number: number) => String(number).padStart(pool.digits, '0')
  return { balls, result: ordered.map(write).join(','), fault: undefined }
}
