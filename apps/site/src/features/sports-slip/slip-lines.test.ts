import { parseMoney } from '@trevo/money/money.ts'
import { payAt } from '@trevo/sports-rules/bets/total-odds.ts'
import { describe, expect, it } from 'vitest'
import { needsConsent, picksNow, sumSlip, type SlipLine } from './slip-lines.ts'

const lineOf = (matchId: string, odds: number, oddsNow = odds): SlipLine => ({
  pick: { matchId, market: 'full.result', selection: '1', odds },
  match: undefined,
  season: undefined,
  oddsNow,
  isChanged: oddsNow !== odds,
  isClosed: false,
})

describe('a slip whose odds have changed', () => {
  it('asks for consent to worse odds only', () => {
    expect(needsConsent([lineOf('1', 200), lineOf('2', 150, 151)])).toBe(false)
    expect(needsConsent([lineOf('1', 200, 201), lineOf('2', 150, 149)])).toBe(true)
  })

  it('sends the odds shown, and shows their totals to the centavo', () => {
    const picks = picksNow([lineOf('1', 130, 133), lineOf('2', 140, 133), lineOf('3', 133)])
    expect(picks.map(({ odds }) => odds)).toEqual([133, 133, 133])
    const stakeMinor = parseMoney('10.00')
    const { odds, possibleMinor } = sumSlip('multiple', picks, stakeMinor)
    expect(possibleMinor).toBe(parseMoney('23.52'))
    expect(odds && payAt(odds, stakeMinor)).toBe(possibleMinor)
  })
})
