import { changeSeriesRule } from '@trevo/api-client/ops-endpoints.ts'
import type { LotterySettings } from '@trevo/contract/ops/lottery/settings.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../core/api.ts'
import { useT } from '../../../core/texts.tsx'
import { ActDialog } from '../../../parts/act-dialog.tsx'
import { NumberInput } from '../../../parts/inputs.tsx'

/** Which rule is changed: that of a group of lotteries in a prize mode. */
export type SeriesPlace = { readonly groupCode: string; readonly prizeModeId: number }

const usual = { lowest: 1_700, betHighest: 1_956, given: 1_956 }
const fields = ['lowest', 'betHighest', 'given'] as const
const names = {
  lowest: 'lottery.seriesLowest',
  betHighest: 'lottery.seriesHighest',
  given: 'lottery.seriesGiven',
} as const

/** Other series of a group; the server says what they return where that is too much. */
export const SeriesDialog = ({
  place: { groupCode, prizeModeId },
  settings: { series },
  onClose,
}: {
  readonly place: SeriesPlace
  readonly settings: LotterySettings
  readonly onClose: () => void
}) => {
  const t = useT()
  const queries = useQueryClient()
  const current = series.find(
    (one) => one.groupCode === groupCode && one.prizeModeId === prizeModeId,
  )
  const { lowest, betHighest, given } = current ?? usual
  const before = { lowest, betHighest, given }
  const [typed, setTyped] = useState<Record<(typeof fields)[number], number | null>>(before)
  const isWhole = fields.every((field) => typed[field] !== null)
  return (
    <ActDialog
      title={t('lottery.seriesOf', { group: groupCode })}
      draft={`lottery series ${groupCode} ${prizeModeId}`}
      confirm={t('lottery.askNow')}
      isSecond
      problem={isWhole ? undefined : t('lottery.fieldFault', { field: t('lottery.series') })}
      change={{ before: current ? before : null, after: typed }}
      done=""
      onConfirm={async ({ reason, requestId }) => {
        const rule = {
          groupCode,
          prizeModeId,
          lowest: typed.lowest ?? 0,
          betHighest: typed.betHighest ?? 0,
          given: typed.given ?? 0,
        }
        const answer = await call(changeSeriesRule, { body: { requestId, rule, reason } })
        await queries.invalidateQueries({ queryKey: ['lottery'] })
        return answer
      }}
      onClose={onClose}
    >
      {fields.map((field) => (
        <NumberInput
          key={field}
          label={t(names[field])}
          value={typed[field]}
          min={1}
          max={2_000}
          onChange={(value) => setTyped({ ...typed, [field]: value })}
        />
      ))}
    </ActDialog>
  )
}
