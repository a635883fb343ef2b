import { listAgentStatements } from '@trevo/api-client/ops-endpoints.ts'
import { disputeStates, type AgentStatement } from '@trevo/contract/ops/teams/records.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ask } from '../../core/api.ts'
import { paging, rowsOf } from '../../core/list-pages.ts'
import { formatAmount, formatMoment } from '../../core/format.ts'
import { useT, type T } from '../../core/texts.tsx'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { FilterBar } from '../../parts/filter-bar.tsx'
import { Page } from '../../parts/page.tsx'
import { useWorkColumn } from '../../parts/workers.tsx'
import { readId, readOneOf, readText, useAddress } from '../../parts/use-address.ts'
import { AgentsTabs } from './agents-tabs.tsx'
import { StatementPanel } from './statement-panel.tsx'

const stateOf = ({ decision, dispute }: AgentStatement) => {
  if (decision) return 'decided'
  if (!dispute) return undefined
  return dispute.answer === null ? 'open' : 'answered'
}

const columnsOf = (t: T): readonly Column<AgentStatement>[] => [
  { key: 'start', heading: t('word.from'), cell: (one) => formatMoment(one.startsAt) },
  { key: 'type', heading: t('word.kind'), cell: (one) => t(`agents.type.${one.contractType}`) },
  { key: 'giver', heading: t('agents.column.giver'), isExtra: true, cell: (one) => one.giver },
  { key: 'receiver', heading: t('agents.column.receiver'), cell: (one) => <b>{one.receiver}</b> },
  {
    key: 'version',
    heading: t('word.version'),
    kind: 'number',
    isExtra: true,
    cell: (one) => one.version,
  },
  {
    key: 'due',
    heading: t('agents.column.due'),
    kind: 'number',
    isExtra: true,
    cell: (one) => formatAmount(one.due),
  },
  {
    key: 'amount',
    heading: t('agents.column.amount'),
    kind: 'number',
    cell: (one) => formatAmount(one.amount),
  },
  { key: 'status', heading: t('word.state'), cell: (one) => t(`agents.paid.${one.status}`) },
  {
    key: 'dispute',
    heading: t('agents.column.dispute'),
    cell: (one) => {
      const state = stateOf(one)
      return state === undefined ? (
        '–'
      ) : (
        <span
          className={`o-pill ${state === 'open' ? 'o-bad' : state === 'answered' ? 'o-warn' : 'o-ok'}`}
        >
          {t(`agents.dispute.${state}`)}
        </span>
      )
    },
  },
]

/** Statements of contracts, of a run, an agent or a state of dispute. */
export const StatementsPage = () => {
  const t = useT()
  const { values, isIgnored, change } = useAddress({
    runId: readId(/^\d{1,18}$/),
    username: readText(64),
    dispute: readOneOf(disputeStates),
    row: readId(/^\d{1,18}$/),
  })
  const { row, ...filter } = values
  const query = useInfiniteQuery({
    queryKey: ['agents', 'statements', filter],
    queryFn: ({ pageParam }) =>
      ask(listAgentStatements, {
        query: { ...filter, ...(pageParam !== '' && { before: pageParam }) },
      }),
    ...paging,
  })
  const rows = rowsOf(query.data)
  const keyOf = ({ statementId }: AgentStatement) => statementId
  const work = useWorkColumn({ kind: 'dispute', rows, keyOf, openKey: row })
  return (
    <Page
      title={t('agents.statements')}
      note={t('agents.inReais')}
      bar={
        <>
          <AgentsTabs value={filter.dispute === undefined ? 'statements' : 'disputes'} />
          <FilterBar
            fields={[
              {
                name: 'dispute',
                label: t('agents.column.dispute'),
                kind: 'choice',
                any: t('agents.anyDispute'),
                options: disputeStates.map((value) => ({
                  value,
                  text: t(`agents.dispute.${value}`),
                })),
              },
              { name: 'username', label: t('agents.find'), kind: 'text', max: 64 },
              { name: 'runId', label: t('agents.run'), kind: 'text', max: 18 },
            ]}
            values={values}
            isIgnored={isIgnored}
            onChange={(next) => change({ ...next, row: '' })}
          />
        </>
      }
      isTable
      panel={
        row !== undefined && (
          <StatementPanel key={row} statementId={row} onClose={() => change({ row: '' })} />
        )
      }
    >
      <DataTable
        label={t('agents.statements')}
        columns={[...columnsOf(t), work]}
        rows={rows}
        keyOf={keyOf}
        query={query}
        openKey={row}
        onOpen={(next) => change({ row: next })}
        onClose={() => change({ row: '' })}
      />
    </Page>
  )
}
