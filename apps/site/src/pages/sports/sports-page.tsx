import { useQuery } from '@tanstack/react-query'
import { oddsFormats } from '@trevo/sports-rules/bets/odds-texts.ts'
import { Skeleton } from '@trevo/ui/states.tsx'
import { Chips } from '@trevo/ui/tabs.tsx'
import { useLocation, useSearchParams } from 'react-router'
import { useLanguage } from '../../core/language/language.tsx'
import { BrowserOnly } from '../../core/session/browser-only.tsx'
import { useOpenMember } from '../../core/session/use-phase.ts'
import { vendorsQuery } from '../../entities/game/catalogue-queries.ts'
import { setOddsFormat, useOddsFormat } from '../../entities/sports/odds-format.ts'
import { useLiveMatches } from '../../entities/sports/use-live-matches.ts'
import { useText } from '../../core/language/use-text.ts'
import { publicPage } from '../../entities/game/launch-target.ts'
import { splitLanes } from '../../entities/vendor/split-lanes.ts'
import { VendorGrid } from '../../entities/vendor/vendor-grid.tsx'
import { SportsBets } from '../../features/sports-bets/bets.tsx'
import { SportsLobby } from '../../features/sports-book/lobby.tsx'
import { LeagueView } from '../../features/sports-book/league-view.tsx'
import { MatchView } from '../../features/sports-book/match-view.tsx'
import { SportsSentence } from '../../features/sports-sentence/sports-sentence.tsx'
import { SlipAside, SlipDock, SlipKeeper } from '../../features/sports-slip/slip-panel.tsx'
import { PageHead } from '../frame/page-head.tsx'
import frame from '../frame/page.module.css'
import styles from './sports-page.module.css'

const Formats = () => {
  const t = useText('sports')
  const format = useOddsFormat()
  return (
    <Chips
      label={t('sports.oddsFormat')}
      items={oddsFormats.map((key) => ({ key, label: t(`sports.format.${key}`) }))}
      value={format}
      onChange={setOddsFormat}
    />
  )
}

const useSport = () => (useLocation().pathname.toLowerCase() === '/esports' ? 'esport' : 'football')

/** ROUTE-9 of sports: matches with their markets, the slip, open bets, and the other providers. */
export const Component = () => {
  const category = useSport() === 'esport' ? 'ESPORTS' : 'SPORTS'
  const title = useLanguage().t(`nav.${category}`)
  const waiting = (
    <>
      <h1 className={frame['title']}>{title}</h1>
      <Skeleton height={480} radius={24} />
    </>
  )
  return (
    <>
      <PageHead title={title} />
      <BrowserOnly fallback={waiting}>
        <Book title={title} category={category} />
      </BrowserOnly>
    </>
  )
}

const Book = ({
  title,
  category,
}: {
  readonly title: string
  readonly category: 'SPORTS' | 'ESPORTS'
}) => {
  const sport = useSport()
  const isMember = useOpenMember()
  useLiveMatches()
  return (
    <>
      <SlipKeeper />
      <div className={styles['page']}>
        <div className={styles['main']}>
          <Main title={title} category={category} sport={sport} />
        </div>
        <div className={styles['aside']}>
          <SlipAside />
        </div>
        {isMember && (
          <div className={styles['bets']}>
            <SportsBets isSmall />
          </div>
        )}
      </div>
      <SlipDock />
    </>
  )
}

/** One match, one league, or all matches, depending on the address. */
const Main = ({
  title,
  category,
  sport,
}: {
  readonly title: string
  readonly category: 'SPORTS' | 'ESPORTS'
  readonly sport: ReturnType<typeof useSport>
}) => {
  const [query] = useSearchParams()
  const matchId = query.get('match') ?? ''
  const league = query.get('league') ?? ''
  if (/^\d{1,18}$/.test(matchId)) return <MatchView matchId={matchId} sport={sport} />
  if (/^[A-Z0-9]{1,20}$/.test(league)) return <LeagueView code={league} sport={sport} />
  return (
    <>
      <div className={styles['top']}>
        <h1 className={frame['title']}>{title}</h1>
        <Formats />
      </div>
      <SportsSentence sport={sport} />
      <SportsLobby sport={sport} />
      <Others category={category} />
    </>
  )
}

const Others = ({ category }: { readonly category: 'SPORTS' | 'ESPORTS' }) => {
  const t = useText('sports')
  const { data } = useQuery(vendorsQuery(useLanguage().language))
  const lane = splitLanes(data?.data.lanes ?? []).get(category) ?? []
  // This page is the in-house sportsbook itself.
  const cards = lane.filter((card) => publicPage(card) === undefined)
  if (cards.length === 0) return null
  return (
    <section>
      <h2>{t('sports.others')}</h2>
      <VendorGrid cards={cards} />
    </section>
  )
}
