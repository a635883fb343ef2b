import type { Balls } from './play.ts'

/** The text of a ball: with leading zeros up to the width of its row. */
export const ballText = ({ width, texts }: Balls, ball: number): string =>
  texts?.[ball] ?? String(ball).padStart(width, '0')

const known = new WeakMap<Balls, ReadonlyMap<string, number>>()

/** The ball of each text that is allowed in such a row. */
export const findBallTexts = (balls: Balls): ReadonlyMap<string, number> => {
  const texts =
    known.get(balls) ?? new Map(balls.values.map((ball) => [ballText(balls, ball), ball]))
  known.set(balls, texts)
  return texts
}
