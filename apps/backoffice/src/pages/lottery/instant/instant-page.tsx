import { listInstantSales } from '@trevo/api-client/ops-endpoints.ts'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { listInstantSales as SalesEndpoint } from '@trevo/contract/ops/lottery/instant.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../../../core/api.ts'
import { formatAmount, formatCount, formatMoment, formatRate } from '../../../core/format.ts'
import { useRight } from '../../../core/operator.ts'
import { needs } from '../../../core/names/needs.ts'
import { useT } from '../../../core/texts.tsx'
import { Page } from '../../../parts/page.tsx'
import { Panel } from '../../../parts/panel.tsx'
import { PartLoading } from '../../../shell/page-states.tsx'
import { LotteryTabs } from '../lottery-tabs.tsx'
import { useNameOf } from '../names.ts'
import { PlanDialog } from './plan-dialog.tsx'

const salesQuery = queryOptions({
  queryKey: ['lottery', 'instant'],
  queryFn: () => ask(listInstantSales),
  refetchInterval: 15_000,
})

type Game = Value<typeof SalesEndpoint>['games'][number]

/** Instant lotteries: sales of their editions, and the plan of the next one. */
export const InstantPage = () => {
  const t = useT()
  const { data, error } = useQuery(salesQuery)
  const [planned, setPlanned] = useState<Game>()
  if (error) return <p role="alert">{error.message}</p>
  if (!data) return <PartLoading />
  return (
    <Page title={t('office.lottery')} aside={<LotteryTabs value="instant" />}>
      {data.games.map((game) => (
        <GamePanel key={game.gameCode} game={game} onPlan={() => setPlanned(game)} />
      ))}
      {data.games.length === 0 && <p>{t('lottery.instantNone')}</p>}
      {planned && (
        <PlanDialog game={planned} returns={data.returns} onClose={() => setPlanned(undefined)} />
      )}
    </Page>
  )
}

const GamePanel = ({ game, onPlan }: { readonly game: Game; readonly onPlan: () => void }) => {
  const t = useT()
  const nameOf = useNameOf()
  const mayChange = useRight('lottery.change') !== undefined
  const name = nameOf(game.names)
  return (
    <Panel
      title={`${name} (${game.gameCode})`}
      note={t('lottery.instantNote', { rate: formatRate(game.returnBp) })}
      aside={
        <button
          type="button"
          className="o-btn"
          title={mayChange ? undefined : needs(t, 'lottery.change')}
          aria-disabled={!mayChange}
          onClick={() => mayChange && onPlan()}
        >
          {t('lottery.instantPlan')}
        </button>
      }
    >
      <div className="o-scroll">
        <Editions name={name} editions={game.editions} />
      </div>
    </Panel>
  )
}

const Editions = ({ name, editions }: { readonly name: string } & Pick<Game, 'editions'>) => {
  const t = useT()
  return (
    <table className="o-table" aria-label={name}>
      <thead>
        <tr>
          <th scope="col">{t('lottery.instantEdition')}</th>
          <th scope="col">{t('lottery.instantState')}</th>
          <th scope="col" className="o-number">
            {t('lottery.instantSold')}
          </th>
          <th scope="col" className="o-number">
            {t('lottery.instantStaked')}
          </th>
          <th scope="col" className="o-number">
            {t('lottery.instantPaid')}
          </th>
          <th scope="col" className="o-number">
            {t('lottery.returns')}
          </th>
          <th scope="col">{t('lottery.column.closes')}</th>
        </tr>
      </thead>
      <tbody>
        {editions.map((edition) => (
          <tr key={edition.editionId}>
            <td>{edition.number}</td>
            <td>{t(`lottery.instantState.${edition.state}`)}</td>
            <td className="o-number">
              {`${formatCount(edition.soldCount)} / ${formatCount(edition.ticketCount)}`}
            </td>
            <td className="o-number">{formatAmount(edition.staked)}</td>
            <td className="o-number">{formatAmount(edition.paid)}</td>
            <td className="o-number">{formatRate(edition.returnBp)}</td>
            <td>{moment(edition.closedAt ?? edition.closesAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const moment = (at: string | null): string => (at === null ? '–' : formatMoment(at))
