import { useQuery } from '@tanstack/react-query'
import type { Sport } from '@trevo/contract/wps/sports/matches.ts'
import type { Season } from '@trevo/contract/wps/sports/seasons.ts'
import { Trophy } from 'lucide-react'
import { Link } from 'react-router'
import { useLanguage } from '../../core/language/language.tsx'
import { to } from '../../core/router/to.ts'
import { seasonsQuery } from '../../entities/sports/queries.ts'
import { useText } from '../../core/language/use-text.ts'
import styles from './league.module.css'
import book from './sports-book.module.css'
import { useSeasonState } from './season-markets.tsx'

const SeasonLink = ({ season }: { readonly season: Season }) => {
  const t = useText('sports')
  const state = useSeasonState(season)
  return (
    <li>
      <Link to={to.league(season.sport, season.league)} className={styles['link']}>
        <Trophy size={20} aria-hidden="true" />
        <span>
          <b>{season.leagueName}</b>
          <small>
            {t('sports.season', { number: String(season.number) })} · {state}
          </small>
        </span>
      </Link>
    </li>
  )
}

/** Links to each league's table and to bets on how its season ends; the one on sale first. */
export const SeasonLinks = ({ sport }: { readonly sport: Sport }) => {
  const t = useText('sports')
  const { language } = useLanguage()
  const { data } = useQuery(seasonsQuery(sport, language))
  const seasons = data?.seasons ?? []
  if (seasons.length === 0) return null
  const isOpen = ({ book: prices }: Season) => Object.keys(prices).length > 0
  const codes = [...new Set(seasons.map(({ league }) => league))]
  const shown = codes.flatMap((code) => {
    const own = seasons.filter(({ league }) => league === code)
    return own.find(isOpen) ?? own[0] ?? []
  })
  return (
    <section className={book['part']}>
      <h2>{t('sports.seasons')}</h2>
      <p className={book['note']}>{t('sports.seasonsText')}</p>
      <ul className={styles['links']}>
        {shown.map((season) => (
          <SeasonLink key={season.matchId} season={season} />
        ))}
      </ul>
    </section>
  )
}
