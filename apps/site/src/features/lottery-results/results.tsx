import { useQuery } from '@tanstack/react-query'
import type { LotteryGame } from '@trevo/contract/wps/lottery/games.ts'
import type { AreaKey } from '@trevo/i18n/site/areas.ts'
import { formatCount } from '@trevo/i18n/format.ts'
import { Button, buttonClass } from '@trevo/ui/button.tsx'
import { Countdown } from '@trevo/ui/countdown.tsx'
import { Chips } from '@trevo/ui/tabs.tsx'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Empty } from '../../core/lists/empty.tsx'
import { saveFile } from '../../core/files/save-file.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { NotLoaded } from '../../core/lists/list-states.tsx'
import { to } from '../../core/router/to.ts'
import { pageNow } from '../../entities/lottery/draw-clock.ts'
import { drawsQuery, lotteriesQuery } from '../../entities/lottery/queries.ts'
import { LotteryReturn } from '../../entities/returns/return-fact.tsx'
import { findShape } from '../../entities/lottery/result-shape.ts'
import { useText } from '../../core/language/use-text.ts'
import type { WatchedDraw } from '../../entities/lottery/watched-draw.ts'
import { writeResultsCsv, type ResultRow } from './export-results.ts'
import { LatestDraw } from './latest-draw.tsx'
import pages from '../../entities/lottery/lottery-pages.module.css'
import styles from './lottery-results.module.css'
import { useNearDraw } from './queries.ts'
import { ResultList } from './result-list.tsx'
import { TrendView } from './trend-view.tsx'
import { drawCounts, useChoice, views, type Choice } from './use-choice.ts'

type OwnLines = (watched: WatchedDraw) => ReactNode

/** Results and trends of one lottery at a time, open to visitors too. */
export const LotteryResults = ({
  ownLines,
}: {
  /** The member's bets on the shown draw. */
  readonly ownLines?: OwnLines
}) => {
  const t = useText('lottery-results')
  const { language } = useLanguage()
  const choice = useChoice()
  const groups = useQuery(lotteriesQuery(language))
  if (!groups.data) return <Missing query={groups} height={420} />
  const games = groups.data.flatMap((group) => group.games)
  const game = games.find(({ code }) => code === choice.gameCode) ?? games[0]
  return (
    <div className={pages['page']} data-width="wide">
      <h1>{t('lotteryResults.title')}</h1>
      <p className={pages['lead']}>{t('lotteryResults.lead')}</p>
      {game ? (
        <>
          <GameChoice groups={groups.data} game={game} onChoose={choice.setGame} />
          <LotteryReturn gameId={game.gameId} />
          <OneGame key={game.gameId} game={game} choice={choice} ownLines={ownLines} />
        </>
      ) : (
        <Nothing />
      )}
    </div>
  )
}

const Missing = (part: Pick<Parameters<typeof NotLoaded>[0], 'query' | 'height'>) => {
  const t = useText('lottery-results')
  return <NotLoaded {...part} radius={24} title={t('lotteryResults.failed')} />
}

const Nothing = () => {
  const t = useText('lottery-results')
  return (
    <Empty drawing="ticket" title={t('lotteryResults.none')} text={t('lotteryResults.noneText')} />
  )
}

const GameChoice = ({
  groups,
  game,
  onChoose,
}: {
  readonly groups: readonly { readonly code: string; readonly games: readonly LotteryGame[] }[]
  readonly game: LotteryGame
  readonly onChoose: (code: string) => void
}) => {
  const t = useText('lottery-results')
  const w = useText('lottery')
  // Every group of the contract has a name.
  const groupName = (code: string) => w(`lottery.group.${code}` as AreaKey<'lottery'>)
  return (
    <label className={pages['choice']}>
      <span>{t('common.lottery')}</span>
      <select value={game.code} onChange={({ target }) => onChoose(target.value)}>
        {groups.map(({ code, games }) => (
          <optgroup key={code} label={groupName(code)}>
            {games.map((one) => (
              <option key={one.code} value={one.code}>
                {one.remark}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  )
}

const OneGame = ({
  game,
  choice,
  ownLines,
}: {
  readonly game: LotteryGame
  readonly choice: Choice
  readonly ownLines: OwnLines | undefined
}) => {
  const { gameId, rulesGroup } = game
  const results = useQuery(drawsQuery(gameId, choice.count))
  const rows = results.data?.content ?? []
  const [newest] = rows
  const near = useNearDraw(gameId, newest?.numero)
  if (!results.data) return <Missing query={results} height={480} />
  const shape = findShape(rulesGroup)
  if (!newest || !shape) {
    return (
      <>
        <Nothing />
        <Onward game={game} near={near} />
      </>
    )
  }
  const draws = rows.flatMap(({ numero, winNo }) => {
    const numbers = shape.group.parse(winNo)
    return numbers ? [{ numero, numbers }] : []
  })
  return (
    <>
      <LatestDraw
        draw={newest}
        gameId={gameId}
        rulesGroup={rulesGroup}
        awaited={
          isLater(near?.previous?.numero, newest.numero) ? near?.previous?.numero : undefined
        }
        ownLines={ownLines}
      />
      <Filters choice={choice} rows={rows} code={game.code} />
      {choice.view === 'trend' ? (
        <TrendView shape={shape} draws={draws} gameName={game.remark} choice={choice} />
      ) : (
        <ResultList rows={rows} shape={shape} />
      )}
      <Onward game={game} near={near} />
    </>
  )
}

/** Printed numbers of one lottery have the same form and increase. */
const isLater = (numero: string | undefined, than: string): boolean =>
  numero !== undefined && numero.length === than.length && numero > than

const Filters = ({
  choice,
  rows,
  code,
}: {
  readonly choice: Choice
  readonly rows: readonly ResultRow[]
  readonly code: string
}) => {
  const t = useText('lottery-results')
  const { locale, language } = useLanguage()
  const saveCsv = () => {
    const heads = [t('common.draw'), t('lotteryResults.time'), t('lotteryResults.numbers')] as const
    const csv = new Blob([writeResultsCsv(heads, rows, language)], { type: 'text/csv' })
    saveFile(`trevo-${code}-${rows.length}.csv`, csv)
  }
  return (
    <>
      <div className={styles['filters']}>
        <Chips
          label={t('lotteryResults.view')}
          items={views.map((key) => ({ key, label: t(`lotteryResults.${key}`) }))}
          value={choice.view}
          onChange={choice.setView}
        />
        <Chips
          label={t('lotteryResults.draws')}
          items={drawCounts.map((count) => ({
            key: String(count),
            label: formatCount(count, locale),
          }))}
          value={String(choice.count)}
          onChange={(key) => choice.setCount(drawCounts.find((one) => String(one) === key) ?? 50)}
        />
        <Button look="plain" aria-label={t('lotteryResults.csvLabel')} onClick={saveCsv}>
          <Download size={16} aria-hidden="true" />
          {t('common.csv')}
        </Button>
      </div>
      {rows.length < choice.count && (
        <p className={pages['faint']}>{t('lotteryResults.few', { count: rows.length })}</p>
      )}
    </>
  )
}

const deskOf = ({ accountType, code }: LotteryGame): string => {
  if (accountType === 'TCG_LOTTO_VN') return to.vnLottery(code)
  return accountType === 'TCG_SEA' ? to.seaLottery(code) : to.lottery(code)
}

const Onward = ({
  game,
  near,
}: {
  readonly game: LotteryGame
  readonly near: ReturnType<typeof useNearDraw>
}) => {
  const t = useText('lottery-results')
  return (
    <div className={styles['onward']}>
      {near?.current && (
        <p>
          {t('common.drawNumber', { numero: near.current.numero })}
          <span className={styles['closes']}>
            {t('common.closesIn')}{' '}
            <Countdown until={near.current.closesAt} now={pageNow} label={t('common.closesIn')} />
          </span>
        </p>
      )}
      <Link to={to.lotteryManual(game.code)} className={buttonClass('plain', 'large')}>
        {t('common.howToPlay')}
      </Link>
      <Link to={deskOf(game)} className={buttonClass('brand', 'large')}>
        {t('lotteryResults.play')}
      </Link>
    </div>
  )
}
