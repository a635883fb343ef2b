import type { Match } from '@trevo/contract/wps/sports/matches.ts'
import { Link } from 'react-router'
import { useLanguage } from '../../core/language/language.tsx'
import { to } from '../../core/router/to.ts'
import { Crest } from '../../entities/sports/crest.tsx'
import { clockText } from '../../entities/sports/match-clock.ts'
import { marketName, pickName } from '../../entities/sports/market-words.ts'
import { OddsButton } from '../../entities/sports/odds-button.tsx'
import { useText } from '../../core/language/use-text.ts'
import styles from './featured.module.css'
import { Pitch } from './pitch.tsx'

/** The header of a match: the teams, the score, and the time. */
export const ScoreBoard = ({
  match,
  heading: Heading,
}: {
  readonly match: Match
  readonly heading: 'h1' | 'h2'
}) => {
  const t = useText('sports')
  const { locale } = useLanguage()
  const isLive = match.status === 'live'
  const { home, away, score } = match
  const hasBegun = match.status !== 'scheduled'
  return (
    <>
      <p className={styles['label']}>
        {isLive && <i aria-hidden="true" />}
        {isLive && `${t('sports.live')} · `}
        {match.leagueName} · {t('sports.round', { round: String(match.round) })}
      </p>
      <Heading className="visually-hidden">
        {home.name} × {away.name}
      </Heading>
      <div className={styles['board']}>
        <div>
          <Crest team={home} size={60} />
          <b>{home.name}</b>
        </div>
        <div className={styles['score']}>
          <strong>{hasBegun ? `${score[0]} – ${score[1]}` : '×'}</strong>
          <span data-live={isLive || undefined}>{clockText(match, t, locale)}</span>
        </div>
        <div>
          <Crest team={away} size={60} />
          <b>{away.name}</b>
        </div>
      </div>
      {match.maps.length > 0 && (
        <ol className={styles['maps']}>
          {match.maps.map(([ours, theirs], at) => (
            <li key={`${at + 1}`}>
              {t('sports.map', { map: String(at + 1) })} <b>{`${ours}–${theirs}`}</b>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

/** The match on top of the list, with its result market. */
export const Featured = ({ match }: { readonly match: Match }) => {
  const t = useText('sports')
  const sign = useLanguage().locale === 'pt-BR' ? ',' : '.'
  const market = match.sport === 'football' ? 'full.result' : 'full.winner'
  const picks = match.sport === 'football' ? ['1', 'X', '2'] : ['1', '2']
  const named = { sport: match.sport, home: match.home.name, away: match.away.name }
  return (
    <article className={styles['featured']} data-sport={match.sport}>
      <div className={styles['main']}>
        <ScoreBoard match={match} heading="h2" />
        <div className={styles['picks']}>
          {picks.map((pick) => {
            const label = pickName(market, pick, named, t, sign)
            return (
              <OddsButton
                key={pick}
                matchId={match.matchId}
                market={market}
                selection={pick}
                odds={match.book[market]?.[pick]}
                label={label}
                name={`${marketName(market, match.sport, t)}: ${label}`}
              />
            )
          })}
        </div>
        <Link to={to.match(match.sport, match.matchId)} className={styles['all']}>
          {t('sports.open', named)}
        </Link>
      </div>
      {match.sport === 'football' && <Pitch match={match} />}
    </article>
  )
}
