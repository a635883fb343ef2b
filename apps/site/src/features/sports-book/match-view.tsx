import { useQuery } from '@tanstack/react-query'
import type { MatchDetail } from '@trevo/contract/wps/sports/matches.ts'
import { keyOf, marketsOf, selectionsOf, type Market } from '@trevo/sports-rules/markets/market.ts'
import { buttonClass } from '@trevo/ui/button.tsx'
import { Link } from 'react-router'
import { Empty } from '../../core/lists/empty.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { to } from '../../core/router/to.ts'
import { matchQuery } from '../../entities/sports/queries.ts'
import { marketName, pickName } from '../../entities/sports/market-words.ts'
import { OddsButton } from '../../entities/sports/odds-button.tsx'
import { useText } from '../../core/language/use-text.ts'
import { BuilderButton, BuilderTray } from './bet-builder.tsx'
import { useBuilder, type Builder } from './use-builder.ts'
import { ScoreBoard } from './featured.tsx'
import { BookNote } from './book-note.tsx'
import featured from './featured.module.css'
import { MatchProof } from './match-proof.tsx'
import { listIncidents } from './match-incidents.ts'
import { Pitch } from './pitch.tsx'
import { LastIncident, MatchReport } from './play-by-play.tsx'
import { PartOfBook } from './part-of-book.tsx'
import styles from './sports-book.module.css'

/** Markets with the same name are grouped, line by line, in the order of the rules. */
const groupMarkets = ({ sport, book }: MatchDetail, nameOf: (key: string) => string) => {
  const groups = new Map<string, Market[]>()
  for (const market of marketsOf(sport)) {
    const key = keyOf(market)
    if (!book[key]) continue
    groups.set(nameOf(key), [...(groups.get(nameOf(key)) ?? []), market])
  }
  return [...groups]
}

const Markets = ({
  match,
  builder,
}: {
  readonly match: MatchDetail
  readonly builder: Builder
}) => {
  const t = useText('sports')
  const sign = useLanguage().locale === 'pt-BR' ? ',' : '.'
  const named = { sport: match.sport, home: match.home.name, away: match.away.name }
  const groups = groupMarkets(match, (key) => marketName(key, match.sport, t))
  return groups.map(([title, markets]) => (
    <section key={title} className={styles['market']}>
      <h2>{title}</h2>
      {markets.map((market) => {
        const key = keyOf(market)
        const prices = match.book[key] ?? {}
        const picks = selectionsOf(market, match.sport).filter((pick) => prices[pick])
        return (
          <div key={key} className={styles['picks']} data-count={Math.min(picks.length, 3)}>
            {picks.map((pick) => {
              const label = pickName(key, pick, named, t, sign)
              return (
                <OddsButton
                  key={pick}
                  matchId={match.matchId}
                  market={key}
                  selection={pick}
                  odds={prices[pick]}
                  label={label}
                  name={`${title}: ${label}`}
                  chosen={builder.chosenOf(market, pick)}
                />
              )
            })}
          </div>
        )
      })}
    </section>
  ))
}

const LoadedMatch = ({
  match,
  sport,
}: {
  readonly match: MatchDetail
  readonly sport: 'football' | 'esport'
}) => {
  const t = useText('sports')
  const builder = useBuilder()
  const isEmpty = Object.keys(match.book).length === 0
  return (
    <>
      <article className={featured['featured']} data-sport={match.sport}>
        <div className={featured['main']}>
          <ScoreBoard match={match} heading="h1" />
        </div>
        {match.sport === 'football' && (
          <div>
            <Pitch match={match} goals={match.marks} last={listIncidents(match)[0]} />
            <LastIncident match={match} />
          </div>
        )}
      </article>
      <output className={styles['suspended']}>
        {match.suspended && (match.suspendReason ?? t('sports.suspended'))}
      </output>
      {!isEmpty && <BuilderButton builder={builder} />}
      <Markets match={match} builder={builder} />
      <BuilderTray match={match} builder={builder} />
      {isEmpty && !match.suspended && (
        <Empty
          drawing="hourglass-done"
          title={t('sports.noMarkets')}
          action={
            <Link to={to.matches(sport)} className={buttonClass('plain')}>
              {t('sports.back')}
            </Link>
          }
        />
      )}
      <MatchReport match={match} />
      <MatchProof match={match} />
      <BookNote marginBp={match.margins[sport === 'football' ? 'result' : 'winner'] ?? 0} />
    </>
  )
}

/** One match: its score, every market, and its proof. */
export const MatchView = ({
  matchId,
  sport,
}: {
  readonly matchId: string
  readonly sport: 'football' | 'esport'
}) => {
  const { language } = useLanguage()
  const query = useQuery(matchQuery(matchId, language))
  return (
    <PartOfBook sport={sport} query={query}>
      {(match) => <LoadedMatch match={match} sport={sport} />}
    </PartOfBook>
  )
}
