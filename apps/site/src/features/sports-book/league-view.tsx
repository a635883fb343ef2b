import { useQuery } from '@tanstack/react-query'
import type { Sport } from '@trevo/contract/wps/sports/matches.ts'
import type { Season } from '@trevo/contract/wps/sports/seasons.ts'
import { formatDateTime } from '@trevo/i18n/format.ts'
import { Empty } from '../../core/lists/empty.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { seasonsQuery } from '../../entities/sports/queries.ts'
import { useText } from '../../core/language/use-text.ts'
import { LeagueTable } from './league-table.tsx'
import { OutrightRules } from './outright-rules.tsx'
import { PartOfBook } from './part-of-book.tsx'
import { SeasonMarkets, useSeasonState } from './season-markets.tsx'
import book from './sports-book.module.css'
import styles from './league.module.css'

const SeasonPart = ({ season }: { readonly season: Season }) => {
  const t = useText('sports')
  const { locale } = useLanguage()
  const state = useSeasonState(season)
  const hasBegun = season.status !== 'scheduled'
  const about = hasBegun
    ? t('sports.seasonPlayed', { played: String(season.played), count: String(season.matchCount) })
    : t('sports.seasonStarts', { at: formatDateTime(new Date(season.startsAt), locale) })
  return (
    <section className={styles['season']}>
      <h2>{t('sports.season', { number: String(season.number) })}</h2>
      <p className={book['note']}>{about}</p>
      <output className={styles['state']}>{state}</output>
      <SeasonMarkets season={season} />
      {hasBegun && <LeagueTable season={season} />}
    </section>
  )
}

const Seasons = ({ seasons }: { readonly seasons: readonly Season[] }) => {
  const t = useText('sports')
  const [first] = seasons
  if (!first) {
    return <Empty drawing="hourglass-done" title={t('sports.seasonNone')} />
  }
  return (
    <>
      <h1 className={styles['title']}>{first.leagueName}</h1>
      {seasons.map((season) => (
        <SeasonPart key={season.matchId} season={season} />
      ))}
      <OutrightRules season={first} />
    </>
  )
}

/** A league: the standings of its season, and bets on the outcome of this season and the next. */
export const LeagueView = ({ code, sport }: { readonly code: string; readonly sport: Sport }) => {
  const { language } = useLanguage()
  const query = useQuery(seasonsQuery(sport, language))
  return (
    <PartOfBook sport={sport} query={query}>
      {({ seasons }) => <Seasons seasons={seasons.filter(({ league }) => league === code)} />}
    </PartOfBook>
  )
}
