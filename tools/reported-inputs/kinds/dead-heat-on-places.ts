import { formatMoney, parseMoney } from '@trevo/money/money.ts'
import { payoutOf } from '@trevo/sports-rules/bets/payout.ts'
import {
  findOutright,
  outrightKeyOf,
  type OutrightKind,
} from '@trevo/sports-rules/outrights/market.ts'
import { settleNamed, tieSign } from '@trevo/sports-rules/outrights/settle.ts'
import { expect } from 'vitest'
import type { ReportedInput } from '../reported-input.ts'

type Finish = {
  readonly market: OutrightKind
  readonly odds: string
  readonly stake: string
  readonly [place: string]: string | readonly string[]
}

const places = ['first', 'second', 'third', 'fourth'] as const

export const check = ({ input, right }: ReportedInput): void => {
  const finish = input as Finish // the fields of this kind
  expect(findOutright(outrightKeyOf(finish.market))).toBe(finish.market)
  const winners = places.flatMap((place) => {
    const named = finish[place]
    return named === undefined ? [] : [[named].flat().join(tieSign)]
  })
  const odds = Math.round(Number(finish.odds) * 100)
  const paid = Object.keys(right as Record<string, string>).map((code) => {
    const end = settleNamed(finish.market, code, { winners, withdrawn: [] })
    return [code, formatMoney(payoutOf('singles', [{ odds, ...end }], parseMoney(finish.stake)))]
  })
  expect(Object.fromEntries(paid)).toEqual(right)
}
