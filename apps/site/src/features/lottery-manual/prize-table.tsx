import { useQuery } from '@tanstack/react-query'
import type { Series } from '@trevo/contract/wps/lottery/games.ts'
import { listPlays } from '@trevo/lottery-rules/all-plays.ts'
import { findGroup } from '@trevo/lottery-rules/groups/all-groups.ts'
import { formatBp, formatMoneyText } from '@trevo/i18n/format.ts'
import { Skeleton } from '@trevo/ui/states.tsx'
import { useState } from 'react'
import { useLanguage } from '../../core/language/language.tsx'
import { LoadFailed } from '../../core/lists/list-states.tsx'
import { useSession } from '../../core/session/store.ts'
import { seriesQuery } from '../../entities/lottery/queries.ts'
import type { Lottery } from '../../entities/lottery/use-lotteries.ts'
import { usePlayName } from '../../entities/lottery/use-play-words.ts'
import { GameChoice } from './game-choice.tsx'
import pages from '../../entities/lottery/lottery-pages.module.css'
import styles from './lottery-manual.module.css'
import { prizeText, seriesOrUsual } from './prize-of-play.ts'
import { useChosenGame } from './use-chosen-game.ts'
import { useText } from '../../core/language/use-text.ts'
import { Table } from '../../core/tables/table.tsx'

/** bonusDetails: what every play pays at the member's own series, and the rebate below it. */
export const PrizeTable = () => {
  const t = useText('lottery-manual')
  const memberId = useSession().memberInfo?.id ?? ''
  const own = useQuery(seriesQuery(memberId))
  const { asked, groups, game, choose } = useChosenGame()
  if (asked.isPending || own.isPending) return <Skeleton height={420} radius={24} />
  if (!game || !own.data) {
    return <LoadFailed query={own.data ? asked : own} title={t('lotteryManual.failed')} />
  }
  const series = own.data.find(
    ({ gameGroupCode, prizeModeId }) => gameGroupCode === game.gameGroupCode && prizeModeId === 1,
  )
  return (
    <div className={pages['page']}>
      <p className={pages['lead']}>{t('lotteryManual.ownLead')}</p>
      <GameChoice groups={groups} game={game} onChoose={choose} />
      <Prizes key={game.code} game={game} series={series} />
    </div>
  )
}

const step = 2

const Prizes = ({
  game,
  series,
}: {
  readonly game: Lottery
  readonly series: Series | undefined
}) => {
  const t = useText('lottery-manual')
  const { locale } = useLanguage()
  const [chosen, setChosen] = useState(series?.defaultSeries)
  const group = findGroup(game.rulesGroup)
  const plays = group ? listPlays(group.code) : []
  const hasSeries = series !== undefined && plays.some(({ kind }) => kind === 'series')
  const terms = { series: seriesOrUsual(chosen), oddsReturnBp: game.oddsReturnBp }
  const rebate = series && formatBp(Math.round((series.maxSeries - terms.series) * 5), locale)
  return (
    <>
      {hasSeries ? (
        <div className={styles['slider']}>
          <label>
            {t('common.prizeOrRebate')}
            <input
              type="range"
              aria-valuetext={`${t('common.backOfEachBet')} ${rebate}`}
              min={series.minSeries}
              max={series.maxBetSeries}
              step={step}
              value={terms.series}
              onChange={({ target }) => setChosen(Number(target.value))}
            />
          </label>
          <p>
            {t('common.backOfEachBet')} <b>{rebate}</b>
          </p>
        </div>
      ) : (
        <p>{t('lotteryManual.noSeries')}</p>
      )}
      <PrizeRows plays={plays} terms={terms} label={game.remark} />
    </>
  )
}

const PrizeRows = ({
  plays,
  terms,
  label,
}: {
  readonly plays: ReturnType<typeof listPlays>
  readonly terms: Parameters<typeof prizeText>[2]
  readonly label: string
}) => {
  const t = useText('lottery-manual')
  const { locale } = useLanguage()
  const nameOf = usePlayName()
  return (
    <Table
      className={`${pages['table']} ${styles['table']}`}
      caption={t('lotteryManual.tableLabel', { lottery: label })}
      rows={plays}
      keyOf={({ playId }) => playId}
      columns={[
        {
          key: 'play',
          label: t('common.playType'),
          show: (play) => {
            const { about, rule } = nameOf(play)
            return (
              <>
                {about} · {rule}
                {play.kind === 'odds' && <small>{t('lotteryManual.oddsHead')}</small>}
              </>
            )
          },
        },
        {
          key: 'prize',
          label: t('common.prize'),
          show: (play) => {
            const prizes = play.tiers
              .filter(({ kind }) => kind === 'prize')
              .map((tier) => formatMoneyText(prizeText(play, tier, terms), locale))
            return [...new Set(prizes)].join(' / ')
          },
        },
      ]}
    />
  )
}
