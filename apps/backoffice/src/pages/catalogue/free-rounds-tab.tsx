import { cancelFreeRoundsOf, listOperatorFreeRounds } from '@trevo/api-client/ops-endpoints.ts'
import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { OperatorFreeRounds } from '@trevo/contract/ops/free-rounds.ts'
import { useState } from 'react'
import { ask, call } from '../../core/api.ts'
import { formatAmount, formatMoment } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { usePreferences } from '../../core/preferences.ts'
import { useT } from '../../core/texts.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { MemberLink } from '../../core/member-link.tsx'
import { Panel } from '../../parts/panel.tsx'
import { GiftDialog } from './gift-dialog.tsx'

const roundsQuery = queryOptions({
  queryKey: ['free rounds'],
  queryFn: () => ask(listOperatorFreeRounds),
  refetchInterval: 30_000,
})

const CancelDialog = ({
  campaign,
  onClose,
}: {
  readonly campaign: OperatorFreeRounds
  readonly onClose: () => void
}) => {
  const t = useT()
  const queries = useQueryClient()
  const { campaignId, account, rounds, used } = campaign
  return (
    <ActDialog
      title={t('catalogue.rounds.cancel')}
      draft={`free rounds ${campaignId}`}
      confirm={t('catalogue.rounds.cancel')}
      isStop
      done={t('catalogue.saved')}
      onConfirm={async ({ reason }) => {
        const answer = await call(cancelFreeRoundsOf, { params: { campaignId }, body: { reason } })
        await queries.invalidateQueries({ queryKey: roundsQuery.queryKey })
        return answer
      }}
      onClose={onClose}
    >
      <p>{t('catalogue.rounds.left', { who: account, count: rounds - used })}</p>
    </ActDialog>
  )
}

/** Free rounds that members have at vendors, the latest first. */
export const FreeRoundsTab = () => {
  const t = useT()
  const { language } = usePreferences()
  const { campaigns } = useSuspenseQuery(roundsQuery).data
  const mayChange = useRight('catalogue.change') !== undefined
  const [open, setOpen] = useState<OperatorFreeRounds>()
  const [isGiving, setGiving] = useState(false)
  return (
    <Panel
      title={t('catalogue.tab.rounds')}
      aside={
        mayChange && (
          <button type="button" className="o-btn" onClick={() => setGiving(true)}>
            {t('catalogue.gift.give')}
          </button>
        )
      }
    >
      {campaigns.length === 0 && <p className="o-muted">{t('catalogue.rounds.none')}</p>}
      <div className="o-scroll" hidden={campaigns.length === 0}>
        <table className="o-table">
          <thead>
            <tr>
              <th scope="col">{t('word.member')}</th>
              <th scope="col">{t('word.vendor')}</th>
              <th scope="col">{t('word.game')}</th>
              <th scope="col" className="o-number">
                {t('catalogue.rounds.used')}
              </th>
              <th scope="col" className="o-number">
                {t('catalogue.rounds.stake')}
              </th>
              <th scope="col">{t('word.state')}</th>
              <th scope="col">{t('word.ends')}</th>
              <th scope="col">{t('word.change')}</th>
            </tr>
          </thead>
          <tbody>
            {campaigns.map((one) => (
              <tr key={one.campaignId}>
                <td>
                  <MemberLink account={one.account} />
                </td>
                <td>{one.vendorName}</td>
                <td title={one.gameCode}>{one.gameNames[language] ?? one.gameCode}</td>
                <td className="o-number">
                  {one.used} / {one.rounds}
                </td>
                <td className="o-number">{formatAmount(one.stake)}</td>
                <td>{t(`catalogue.rounds.state.${one.state}`)}</td>
                <td>{formatMoment(one.expiresAt)}</td>
                <td>
                  {mayChange && (one.state === 'granted' || one.state === 'asked') && (
                    <button type="button" className="o-link" onClick={() => setOpen(one)}>
                      {t('catalogue.rounds.cancel')}
                    </button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isGiving && <GiftDialog onClose={() => setGiving(false)} />}
      {open && <CancelDialog campaign={open} onClose={() => setOpen(undefined)} />}
    </Panel>
  )
}
