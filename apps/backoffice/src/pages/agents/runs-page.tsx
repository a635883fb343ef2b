import { listAgentRuns } from '@trevo/api-client/ops-endpoints.ts'
import type { AgentRuns } from '@trevo/contract/ops/teams/records.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { ask } from '../../core/api.ts'
import { paging, rowsOf } from '../../core/list-pages.ts'
import { formatAmount, formatMoment } from '../../core/format.ts'
import { useT, type T } from '../../core/texts.tsx'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { Page } from '../../parts/page.tsx'
import { AgentsTabs } from './agents-tabs.tsx'
import { contractTypes } from './contract-words.ts'

const periods = ['5', 'O', 'D', 'W', 'H', 'M'] as const

type Run = AgentRuns['list'][number]

const columnsOf = (t: T): readonly Column<Run>[] => {
  const nameOf = (type: string): string => {
    const known = contractTypes.find((one) => one === type)
    return t(known === undefined ? 'agents.type.REBATE' : `agents.type.${known}`)
  }
  const periodOf = (period: string): string => {
    const known = periods.find((one) => one === period)
    return known === undefined ? period : t(`agents.each.${known}`)
  }
  return [
    { key: 'start', heading: t('word.from'), cell: (one) => formatMoment(one.startsAt) },
    { key: 'end', heading: t('word.until'), cell: (one) => formatMoment(one.endsAt) },
    {
      key: 'type',
      heading: t('word.kind'),
      cell: (one) => <b>{nameOf(one.contractType)}</b>,
    },
    {
      key: 'period',
      heading: t('agents.period'),
      isExtra: true,
      cell: (one) => periodOf(one.period),
    },
    {
      key: 'count',
      heading: t('agents.part.statements'),
      kind: 'number',
      cell: (one) => one.statementCount,
    },
    {
      key: 'amount',
      heading: t('agents.column.amount'),
      kind: 'number',
      cell: (one) => formatAmount(one.amount),
    },
    {
      key: 'paid',
      heading: t('agents.column.paid'),
      kind: 'number',
      isExtra: true,
      cell: (one) => formatAmount(one.paid),
    },
    {
      key: 'state',
      heading: t('word.state'),
      cell: (one) => (
        <span className={`o-pill ${one.finishedAt === null ? 'o-warn' : 'o-ok'}`}>
          {t(one.finishedAt === null ? 'agents.running' : 'agents.finished')}
        </span>
      ),
    },
  ]
}

/** Runs of contracts and rebates; one opens its statements. */
export const RunsPage = () => {
  const t = useT()
  const navigate = useNavigate()
  const query = useInfiniteQuery({
    queryKey: ['agents', 'runs'],
    queryFn: ({ pageParam }) =>
      ask(listAgentRuns, { query: { ...(pageParam !== '' && { before: pageParam }) } }),
    ...paging,
  })
  return (
    <Page
      title={t('agents.runs')}
      note={t('agents.runsNote')}
      bar={<AgentsTabs value="runs" />}
      isTable
    >
      <DataTable
        label={t('agents.runs')}
        columns={columnsOf(t)}
        rows={rowsOf(query.data)}
        keyOf={({ runId }) => runId}
        query={query}
        onOpen={(runId) => void navigate(`/agents/statements?runId=${runId}`)}
      />
    </Page>
  )
}
