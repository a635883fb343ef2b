import type { MatchDetail } from '@trevo/contract/wps/sports/matches.ts'
import { playIncidents } from '@trevo/sports-rules/league/play-incidents.ts'
import { playMatch } from '@trevo/sports-rules/league/play-match.ts'
import { commitmentOf } from '@trevo/sports-rules/league/season.ts'
import type { Rates } from '@trevo/sports-rules/league/strength.ts'
import { Button } from '@trevo/ui/button.tsx'
import { useState } from 'react'
import { useText } from '../../core/language/use-text.ts'
import styles from './sports-book.module.css'

/** Whether the seed matches the commitment and produces exactly this match. */
const checkMatch = ({ seed, commitment, rates, marks, incidents }: MatchDetail): boolean => {
  if (!seed || !rates) return false
  // The server sends its inputs; wrong ones would produce another match.
  const played = playMatch(rates as Rates, seed)
  const told = playIncidents(rates as Rates, played, seed)
  return (
    commitmentOf(seed) === commitment &&
    JSON.stringify(played) === JSON.stringify(marks) &&
    // A match of before incidents were told has none.
    (incidents.length === 0 || JSON.stringify(told) === JSON.stringify(incidents))
  )
}

/** What was published before the match, and the match replayed in this browser. */
export const MatchProof = ({ match }: { readonly match: MatchDetail }) => {
  const t = useText('sports')
  const [isRight, setIsRight] = useState<boolean>()
  if (match.commitment === null) return null
  return (
    <details className={styles['proof']}>
      <summary>{t('sports.proof')}</summary>
      <p>{t('sports.proofText')}</p>
      <dl>
        <dt>{t('sports.fingerprint')}</dt>
        <dd>{match.commitment}</dd>
        <dt>{t('sports.seed')}</dt>
        <dd>{match.seed ?? t('sports.seedLater')}</dd>
      </dl>
      {match.seed && (
        <Button look="plain" onClick={() => setIsRight(checkMatch(match))}>
          {t('sports.verify')}
        </Button>
      )}
      <output>
        {isRight !== undefined && t(isRight ? 'sports.verified' : 'sports.notVerified')}
      </output>
    </details>
  )
}
