import { parseMoney } from '@trevo/money/money.ts'

const steps = 10_000n

/** Progress towards the requirement, from 0 to 1 in ten-thousandths; only for the width of a bar. */
export const shareOf = (actual: string, expected: string): number => {
  const [done, asked] = [parseMoney(actual), parseMoney(expected)]
  if (asked <= 0n || done >= asked) return 1
  return done <= 0n ? 0 : Number((done * steps) / asked) / Number(steps)
}
