import { useQuery } from '@tanstack/react-query'
import type { Sport } from '@trevo/contract/wps/sports/matches.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { matchesQuery } from '../../entities/sports/queries.ts'
import { BetSentence } from './bet-sentence.tsx'

/** A bet in one's own words on any match of a sport; nothing while there are none. */
export const SportsSentence = ({ sport }: { readonly sport: Sport }) => {
  const { language } = useLanguage()
  const { data } = useQuery(matchesQuery(sport, language))
  const matches = (data?.leagues ?? []).flatMap((league) => (league.isYouth ? [] : league.matches))
  return matches.length === 0 ? null : <BetSentence matches={matches} />
}
