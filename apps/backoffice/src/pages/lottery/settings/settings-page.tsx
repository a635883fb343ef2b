import { changeBigPrize, showLotterySettings } from '@trevo/api-client/ops-endpoints.ts'
import type { LotterySettings } from '@trevo/contract/ops/lottery/settings.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { ask, call } from '../../../core/api.ts'
import { formatAmount, formatMoment } from '../../../core/format.ts'
import { useRight } from '../../../core/operator.ts'
import { plainAmount } from '../../../core/plain-amount.ts'
import { needs } from '../../../core/names/needs.ts'
import { useT } from '../../../core/texts.tsx'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { AmountInput, isAmount } from '../../../parts/inputs.tsx'
import { Page } from '../../../parts/page.tsx'
import { FactList, Panel } from '../../../parts/panel.tsx'
import { PartLoading } from '../../../shell/page-states.tsx'
import { LotteryTabs } from '../lottery-tabs.tsx'
import { SeriesDialog, type SeriesPlace } from './series-dialog.tsx'
import { SeriesTable } from './series-table.tsx'

const settingsQuery = queryOptions({
  queryKey: ['lottery', 'settings'],
  queryFn: () => ask(showLotterySettings),
  refetchInterval: 15_000,
})

const BigPrizeDialog = ({
  bigPrize,
  onClose,
}: {
  readonly bigPrize: string | null
  readonly onClose: () => void
}) => {
  const t = useT()
  const queries = useQueryClient()
  const [amount, setAmount] = useState(bigPrize ?? '')
  const wanted = amount.trim() === '' ? null : plainAmount(amount)
  const isValid = wanted === null || (isAmount(wanted) && !/^0\.00$/.test(wanted))
  return (
    <ActDialog
      title={t('lottery.bigPrize')}
      draft="lottery big prize"
      confirm={t('lottery.askNow')}
      isSecond
      problem={isValid ? undefined : t('lottery.fieldFault', { field: t('lottery.bigPrize') })}
      change={{ before: { bigPrize }, after: { bigPrize: wanted } }}
      done=""
      onConfirm={async ({ reason, requestId }) => {
        const answer = await call(changeBigPrize, { body: { requestId, bigPrize: wanted, reason } })
        await queries.invalidateQueries({ queryKey: settingsQuery.queryKey })
        return answer
      }}
      onClose={onClose}
    >
      <AmountInput
        label={t('lottery.bigPrize')}
        hint={t('lottery.bigPrizeHint')}
        value={amount}
        onChange={setAmount}
      />
    </ActDialog>
  )
}

const Waiting = ({ waiting }: Pick<LotterySettings, 'waiting'>) => {
  const t = useT()
  if (waiting.length === 0) return null
  return (
    <Panel title={t('lottery.changeState.waiting')}>
      <FactList
        items={waiting.map(({ target, requestId, askedBy, askedAt, reason }) => ({
          label: target,
          tone: 'warn' as const,
          value: (
            <Link className="o-link" to={`/approvals/${requestId}`}>
              {askedBy}, {formatMoment(askedAt)}: {reason}
            </Link>
          ),
        }))}
      />
    </Panel>
  )
}

/** What holds for all lotteries of the brand: from which prize on two persons decide, and the series. */
export const SettingsPage = () => {
  const t = useT()
  const mayChange = useRight('lottery.change') !== undefined
  const { data, error } = useQuery(settingsQuery)
  const [isBigPrize, setBigPrize] = useState(false)
  const [series, setSeries] = useState<SeriesPlace>()
  if (error) return <p role="alert">{error.message}</p>
  if (!data) return <PartLoading />
  return (
    <Page title={t('office.lottery')} aside={<LotteryTabs value="settings" />}>
      <Waiting waiting={data.waiting} />
      <Panel
        title={t('lottery.bigPrize')}
        note={t('lottery.bigPrizeNote')}
        aside={
          <button
            type="button"
            className="o-btn"
            title={mayChange ? undefined : needs(t, 'lottery.change')}
            aria-disabled={!mayChange}
            onClick={() => mayChange && setBigPrize(true)}
          >
            {t('word.change')}
          </button>
        }
      >
        <FactList
          items={[
            {
              label: t('lottery.bigPrizeFrom'),
              value: data.bigPrize === null ? t('word.none') : formatAmount(data.bigPrize),
            },
          ]}
        />
      </Panel>
      <SeriesTable settings={data} onChange={setSeries} />
      {isBigPrize && <BigPrizeDialog bigPrize={data.bigPrize} onClose={() => setBigPrize(false)} />}
      {series && (
        <SeriesDialog place={series} settings={data} onClose={() => setSeries(undefined)} />
      )}
    </Page>
  )
}
