import type { Match } from '@trevo/contract/wps/sports/matches.ts'
import { Link } from 'react-router'
import { useLanguage } from '../../core/language/language.tsx'
import { to } from '../../core/router/to.ts'
import { Crest } from '../../entities/sports/crest.tsx'
import { clockText } from '../../entities/sports/match-clock.ts'
import { marketName, pickName } from '../../entities/sports/market-words.ts'
import { OddsButton } from '../../entities/sports/odds-button.tsx'
import { useText } from '../../core/language/use-text.ts'
import styles from './sports-book.module.css'

/** Which selections a row offers: the result, and a total next to it where there is room. */
const offered = {
  football: [
    { market: 'full.result', picks: ['1', 'X', '2'] },
    { market: 'full.total:5', picks: ['over', 'under'] },
  ],
  esport: [
    { market: 'full.winner', picks: ['1', '2'] },
    { market: 'map1.winner', picks: ['1', '2'] },
  ],
} as const

const shortLabel = (market: string, pick: string, sign: string): string => {
  if (pick === 'over') return `+2${sign}5`
  if (pick === 'under') return `−2${sign}5`
  return market === 'map1.winner' ? `M1 ${pick}` : pick
}

export const MatchOdds = ({ match }: { readonly match: Match }) => {
  const t = useText('sports')
  const sign = useLanguage().locale === 'pt-BR' ? ',' : '.'
  const named = { sport: match.sport, home: match.home.name, away: match.away.name }
  return (
    <div className={styles['markets']} data-sport={match.sport}>
      {offered[match.sport].flatMap(({ market, picks }, index) =>
        picks.map((pick) => (
          <div key={`${market} ${pick}`} data-second={index > 0 || undefined}>
            <OddsButton
              matchId={match.matchId}
              market={market}
              selection={pick}
              odds={match.book[market]?.[pick]}
              label={shortLabel(market, pick, sign)}
              name={`${marketName(market, match.sport, t)}: ${pickName(market, pick, named, t, sign)}`}
            />
          </div>
        )),
      )}
    </div>
  )
}

const Teams = ({ match }: { readonly match: Match }) => {
  const isOn = match.status !== 'scheduled'
  const rounds = match.status === 'live' ? match.maps.at(-1) : undefined
  return (
    <div className={styles['teams']}>
      {([0, 1] as const).map((side) => {
        const team = side === 0 ? match.home : match.away
        return (
          <p key={side}>
            <Crest team={team} size={22} />
            <span>{team.name}</span>
            {rounds && <i>{rounds[side]}</i>}
            {isOn && <b>{match.score[side]}</b>}
          </p>
        )
      })}
    </div>
  )
}

/** One match in a list: clock, teams, score and the main prices. */
export const MatchRow = ({
  match,
  isYouth,
}: {
  readonly match: Match
  readonly isYouth: boolean
}) => {
  const t = useText('sports')
  const { locale } = useLanguage()
  const isOpen = match.status === 'live' || match.status === 'scheduled'
  const { home, away, matchId } = match
  return (
    <li className={styles['row']} data-closed={!isOpen || undefined}>
      <Link to={to.match(match.sport, matchId)} className={styles['about']}>
        <span className={styles['clock']} data-live={match.status === 'live' || undefined}>
          {clockText(match, t, locale)}
        </span>
        <Teams match={match} />
      </Link>
      {isOpen && !isYouth && <MatchOdds match={match} />}
      {isOpen && !isYouth && (
        <Link to={to.match(match.sport, matchId)} className={styles['more']}>
          <span aria-hidden="true">+{match.marketCount}</span>
          <span className="visually-hidden">
            {t('sports.more', { count: String(match.marketCount) })}: {home.name} × {away.name}
          </span>
        </Link>
      )}
    </li>
  )
}
