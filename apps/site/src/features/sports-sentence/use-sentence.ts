import { useQueryClient } from '@tanstack/react-query'
import type { Match } from '@trevo/contract/wps/sports/matches.ts'
import type { NamedMatch, ReadBet } from '@trevo/sports-rules/sentences/read-bet.ts'
import { fromCentavos, formatMoney } from '@trevo/money/money.ts'
import { useState } from 'react'
import { typedForm } from '../../core/forms/typed-amount.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { matchQuery } from '../../entities/sports/queries.ts'
import { setPick, type Pick } from '../../entities/sports/slip-store.ts'
import { setWishedStake } from '../../entities/sports/wished-stake.ts'

export type Outcome =
  | { readonly kind: 'onSlip'; readonly match: Match; readonly pick: Pick }
  | { readonly kind: 'closed'; readonly match: Match; readonly market: string }
  | { readonly kind: 'noChoice'; readonly match: Match }
  | { readonly kind: 'whichMatch'; readonly matches: readonly Match[] }
  | { readonly kind: 'noMatch' }
  | { readonly kind: 'failed' }

/** Matches among which a member chooses. */
const choicesMax = 6

const named = ({ matchId, sport, home, away }: Match): NamedMatch => ({
  matchId,
  sport,
  home: home.name,
  away: away.name,
})

const isOffered = ({ status }: Match): boolean => status === 'live' || status === 'scheduled'

/** Reads a sentence about one of the matches and puts what it bets on on the slip; nothing is bet. */
export const useSentence = (matches: readonly Match[]) => {
  const queries = useQueryClient()
  const { language } = useLanguage()
  const [outcome, setOutcome] = useState<Outcome>()
  const [isReading, setIsReading] = useState(false)

  const putOnSlip = async (read: ReadBet & { readonly kind: 'bet' }, match: Match) => {
    const { market, selection, centavos } = read
    // The list has the main prices only.
    const detail = await queries.fetchQuery(matchQuery(match.matchId, language))
    const odds = detail.book[market]?.[selection]
    if (odds === undefined) return setOutcome({ kind: 'closed', match, market })
    const pick = { matchId: match.matchId, market, selection, odds }
    setPick(pick)
    if (centavos !== undefined) {
      setWishedStake(typedForm(formatMoney(fromCentavos(BigInt(centavos))), language))
    }
    return setOutcome({ kind: 'onSlip', match, pick })
  }

  const readAmong = async (text: string, among: readonly Match[]): Promise<void> => {
    const { readBet } = await import('@trevo/sports-rules/sentences/read-bet.ts')
    const read = readBet(text, language, among.map(named))
    const byId = (matchId: string) => among.find((one) => one.matchId === matchId)
    if (read.kind === 'noMatch') return setOutcome({ kind: 'noMatch' })
    if (read.kind === 'whichMatch') {
      const found = read.matchIds.flatMap((matchId) => byId(matchId) ?? []).slice(0, choicesMax)
      return setOutcome({ kind: 'whichMatch', matches: found })
    }
    const match = byId(read.matchId)
    if (!match) return setOutcome({ kind: 'noMatch' })
    return read.kind === 'bet' ? putOnSlip(read, match) : setOutcome({ kind: 'noChoice', match })
  }

  const read = async (text: string, among = matches.filter(isOffered)): Promise<void> => {
    setIsReading(true)
    try {
      await readAmong(text, among)
    } catch {
      setOutcome({ kind: 'failed' })
    } finally {
      setIsReading(false)
    }
  }
  return { outcome, isReading, read, forget: () => setOutcome(undefined) }
}
