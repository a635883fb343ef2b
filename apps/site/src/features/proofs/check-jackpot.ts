import { parseMoney } from '@trevo/money/money.ts'
import { hitPointOf } from '@trevo/fairness/jackpot.ts'
import { commitmentOf } from '@trevo/fairness/seeds.ts'

/** A pool that was won, as published; amounts are decimal text in BRL. */
export type PublishedJackpot = {
  readonly number: number
  readonly commitment: string
  readonly secret: string
  readonly salt: string
  readonly seedAmount: string
  readonly mustHitBy: string
  readonly amount: string
}

/** Whether the secret matches its commitment and draws the amount that was paid. */
export const isJackpotRight = (won: PublishedJackpot): boolean =>
  commitmentOf(won.secret) === won.commitment &&
  hitPointOf({
    secret: won.secret,
    salt: won.salt,
    number: won.number,
    seedMinor: parseMoney(won.seedAmount),
    mustHitByMinor: parseMoney(won.mustHitBy),
  }) === parseMoney(won.amount)
