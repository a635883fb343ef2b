import type { OperatorSignal } from '@trevo/contract/ops/risk/table-signals.ts'
import { useQuery } from '@tanstack/react-query'
import { formatMoment } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { useQueueWork } from '../../core/use-queue-work.ts'
import { wholeList, DataTable, type Column } from '../../parts/data-table.tsx'
import { WorkerMarks } from '../../parts/workers.tsx'
import { LinkReasons } from './link-reason.tsx'
import { nameOf, signalsQuery, type RiskAddress } from './use-risk.ts'

/** Pairs who may play for one purse, the latest first. */
export const SignalTable = ({ of }: { readonly of: RiskAddress }) => {
  const t = useT()
  const { state, signal: open, change } = of
  const query = useQuery(signalsQuery(state ?? 'open'))
  const rows = query.data?.signals ?? []
  const work = useQueueWork(
    'signal',
    rows.map(({ signalId }) => signalId),
    open,
  )
  const columns: readonly Column<OperatorSignal>[] = [
    {
      key: 'pair',
      heading: t('risk.pair'),
      cell: ({ account, other }) => (
        <b>
          {nameOf(account)} → {nameOf(other)}
        </b>
      ),
    },
    { key: 'kind', heading: t('word.kind'), cell: ({ kind }) => t(`risk.kind.${kind}`) },
    {
      key: 'links',
      heading: t('risk.why'),
      cell: ({ links }) => <LinkReasons reasons={links.map((reason) => ({ reason, count: 1 }))} />,
    },
    {
      key: 'game',
      heading: t('word.game'),
      isMuted: true,
      isExtra: true,
      cell: ({ gameCode, subject }) => subject ?? gameCode,
    },
    {
      key: 'at',
      heading: t('word.when'),
      isMuted: true,
      isExtra: true,
      cell: ({ raisedAt }) => formatMoment(raisedAt),
    },
    {
      key: 'work',
      heading: '',
      isExtra: true,
      cell: ({ signalId }) => <WorkerMarks work={work.get(signalId)} />,
    },
  ]
  return (
    <DataTable
      label={t('risk.tab.signals')}
      columns={columns}
      rows={rows}
      keyOf={({ signalId }) => signalId}
      query={wholeList(query)}
      openKey={open}
      onOpen={(signalId) => change({ signal: signalId })}
      onClose={() => change({ signal: '' })}
      emptyText={t('risk.noSignals')}
    />
  )
}
