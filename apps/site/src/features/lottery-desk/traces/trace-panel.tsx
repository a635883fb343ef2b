import { formatTime } from '@trevo/i18n/format.ts'
import { Chips } from '@trevo/ui/tabs.tsx'
import { useLanguage } from '../../../core/language/language.tsx'
import { isUniform } from '../state/cart.ts'
import { shortNumero } from '../common/short-numero.ts'
import { Times } from '../stake/stake-bar.tsx'
import { Switch } from '../common/switch.tsx'
import type { TraceKind, TraceOptions } from '../state/trace-options.ts'
import styles from './trace-panel.module.css'
import { useAmounts } from '../common/use-amounts.ts'
import { useText } from '../../../core/language/use-text.ts'
import { Table } from '../../../core/tables/table.tsx'
import type { DeskState } from '../state/use-desk.ts'
import { usePlan, type Plan } from '../state/use-plan.ts'

/** The same bets in coming draws: three ways to set the multiples, and when the trace ends early. */
export const TracePanel = ({ desk }: { readonly desk: DeskState }) => {
  const t = useText('lottery-desk')
  const { trace, setTrace, cart } = desk
  const plan = usePlan(desk)
  const change = (part: Partial<TraceOptions>) => setTrace({ ...trace, ...part })
  const kinds: readonly TraceKind[] = isUniform(cart)
    ? ['same', 'growing', 'margin']
    : ['same', 'growing']
  return (
    <section className={styles['trace']}>
      <Switch
        label={t('desk.trace')}
        hint={t('desk.traceHint')}
        isOn={trace.isOn}
        onChange={(isOn) => change({ isOn })}
      />
      {trace.isOn && (
        <>
          <Chips
            label={t('desk.trace')}
            items={kinds.map((key) => ({ key, label: t(`desk.traceKind.${key}`) }))}
            value={trace.kind}
            onChange={(kind) => change({ kind })}
          />
          <TraceFields desk={desk} countMax={plan.countMax} onChange={change} />
          <PlanTable plan={plan} />
          <Switch
            label={t('desk.stopOnWin')}
            hint={t('desk.stopOnWinHint')}
            isOn={trace.stopsOnWin}
            onChange={(stopsOnWin) => change({ stopsOnWin })}
          />
          {desk.stake.freeMinor === undefined && (
            <Switch
              label={t('desk.abandon')}
              hint={t('desk.abandonHint')}
              isOn={trace.abandons}
              onChange={(abandons) => change({ abandons })}
            />
          )}
        </>
      )}
    </section>
  )
}

/** How many draws, the initial multiple, and how it grows. */
const TraceFields = ({
  desk: { trace, multipleMax },
  countMax,
  onChange,
}: {
  readonly desk: DeskState
  readonly countMax: number
  readonly onChange: (part: Partial<TraceOptions>) => void
}) => {
  const t = useText('lottery-desk')
  return (
    <div className={styles['fields']}>
      <Times
        label={t('desk.traceCount')}
        value={Math.min(trace.count, countMax)}
        max={countMax}
        onChange={(count) => onChange({ count })}
      />
      <Times
        label={t('desk.traceStart')}
        value={trace.start}
        max={multipleMax}
        onChange={(start) => onChange({ start })}
      />
      {trace.kind === 'growing' && (
        <>
          <Times
            label={t('desk.traceEvery')}
            value={trace.every}
            max={countMax}
            onChange={(every) => onChange({ every })}
          />
          <Times
            label={t('desk.traceTimes')}
            value={trace.times}
            max={multipleMax}
            onChange={(times) => onChange({ times })}
          />
        </>
      )}
      {trace.kind === 'margin' && (
        <Times
          label={t('desk.traceYield')}
          value={trace.yieldPercent}
          min={0}
          max={100_000}
          onChange={(yieldPercent) => onChange({ yieldPercent })}
        />
      )}
    </div>
  )
}

const PlanTable = ({ plan }: { readonly plan: Plan }) => {
  const t = useText('lottery-desk')
  const write = useAmounts()
  const { locale } = useLanguage()
  if (!plan.rows) return null
  const hasProfit = plan.rows.some(({ profitMinor }) => profitMinor !== undefined)
  return (
    <div className={styles['plan']} role="group" aria-label={t('desk.tracePlan')}>
      <Table
        rows={plan.rows}
        keyOf={({ drawNumber }) => drawNumber}
        columns={[
          {
            key: 'draw',
            label: t('common.draw'),
            show: ({ drawNumber }) => (
              <>
                {shortNumero(drawNumber)}
                <small>{formatTime(new Date(plan.closes.get(drawNumber) ?? 0), locale)}</small>
              </>
            ),
          },
          {
            key: 'multiple',
            label: t('common.multiplier'),
            show: ({ multiple }) => <>× {multiple}</>,
          },
          { key: 'amount', label: t('common.amount'), show: (row) => write(row.amountMinor) },
          { key: 'sum', label: t('desk.planSum'), show: (row) => write(row.cumulativeMinor) },
          hasProfit && {
            key: 'profit',
            label: t('desk.planProfit'),
            show: (row) => write(row.profitMinor ?? 0n),
          },
        ]}
      />
    </div>
  )
}
