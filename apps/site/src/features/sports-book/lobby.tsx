import { useQuery } from '@tanstack/react-query'
import type { Match, Sport } from '@trevo/contract/wps/sports/matches.ts'
import { Skeleton } from '@trevo/ui/states.tsx'
import { Empty } from '../../core/lists/empty.tsx'
import { LoadFailed } from '../../core/lists/list-states.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { matchesQuery } from '../../entities/sports/queries.ts'
import { useText } from '../../core/language/use-text.ts'
import { BookNote } from './book-note.tsx'
import { Featured } from './featured.tsx'
import { MatchRow } from './match-row.tsx'
import { SeasonLinks } from './season-links.tsx'
import styles from './sports-book.module.css'

type League = {
  readonly code: string
  readonly name: string
  readonly isYouth: boolean
  readonly matches: readonly Match[]
}

/** The featured match: the liveliest one in progress, otherwise the next to start. */
const findFeatured = (leagues: readonly League[]): Match | undefined => {
  const offered = leagues.flatMap(({ isYouth, matches }) => (isYouth ? [] : matches))
  const live = offered.filter(({ status }) => status === 'live')
  return live.at(0) ?? offered.find(({ status }) => status === 'scheduled')
}

const isLive = ({ status }: Match): boolean => status === 'live'
const isComing = ({ status }: Match): boolean => status === 'scheduled'
const isEnded = (match: Match): boolean => !isLive(match) && !isComing(match)

const Part = ({
  title,
  leagues,
  isShown,
}: {
  readonly title: string
  readonly leagues: readonly League[]
  readonly isShown: (match: Match) => boolean
}) => {
  const t = useText('sports')
  const shown = leagues
    .map((league) => ({ ...league, matches: league.matches.filter(isShown) }))
    .filter(({ matches }) => matches.length > 0)
  if (shown.length === 0) return null
  return (
    <section className={styles['part']}>
      <h2>{title}</h2>
      {shown.map(({ code, name, isYouth, matches }) => (
        <div key={code}>
          <h3>{name}</h3>
          {isYouth && <p className={styles['note']}>{t('sports.youth')}</p>}
          <ul>
            {matches.map((match) => (
              <MatchRow key={match.matchId} match={match} isYouth={isYouth} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

/** Every match of a sport: in progress, upcoming, just ended. */
export const SportsLobby = ({ sport }: { readonly sport: Sport }) => {
  const t = useText('sports')
  const { language } = useLanguage()
  const query = useQuery(matchesQuery(sport, language))
  if (query.isPending) {
    return (
      <>
        <output className="visually-hidden">{t('sports.loading')}</output>
        <Skeleton height={230} radius={24} />
        <Skeleton height={420} radius={16} />
      </>
    )
  }
  if (query.isError) {
    return <LoadFailed query={query} drawing="soccer-ball" title={t('sports.failed')} />
  }
  const { leagues } = query.data
  const featured = findFeatured(leagues)
  if (!featured) {
    return <Empty drawing="soccer-ball" title={t('sports.none')} text={t('sports.noneText')} />
  }
  return (
    <>
      <Featured match={featured} />
      <Part title={t('sports.liveNow')} leagues={leagues} isShown={isLive} />
      <Part title={t('sports.coming')} leagues={leagues} isShown={isComing} />
      <SeasonLinks sport={sport} />
      <Part title={t('sports.ended')} leagues={leagues} isShown={isEnded} />
      <BookNote marginBp={query.data.marginBp} />
    </>
  )
}
