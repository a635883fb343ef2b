import { listAgentContracts, showAgentContract } from '@trevo/api-client/ops-endpoints.ts'
import type { Contract } from '@trevo/contract/wps/agents/contracts.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { ask } from '../../core/api.ts'
import { paging, rowsOf } from '../../core/list-pages.ts'
import { formatAmount, formatMoment, formatReais } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { useT, type T } from '../../core/texts.tsx'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { FilterBar } from '../../parts/filter-bar.tsx'
import { Page } from '../../parts/page.tsx'
import { FactList, RecordHead } from '../../parts/panel.tsx'
import { readOneOf, readText, readUuid, useAddress } from '../../parts/use-address.ts'
import { PartLoading } from '../../shell/page-states.tsx'
import styles from './agents.module.css'
import { AgentsTabs } from './agents-tabs.tsx'
import { ContractRatesDialog } from './contract-rates-dialog.tsx'
import { contractStatuses, contractTypes, percent } from './contract-words.ts'

const columnsOf = (t: T): readonly Column<Contract>[] => [
  { key: 'when', heading: t('word.when'), cell: (one) => formatMoment(one.createdDate) },
  {
    key: 'type',
    heading: t('word.kind'),
    cell: (one) => t(`agents.type.${one.contractType}`),
  },
  { key: 'giver', heading: t('agents.column.giver'), cell: (one) => one.giver },
  { key: 'receiver', heading: t('agents.column.receiver'), cell: (one) => <b>{one.receiver}</b> },
  {
    key: 'product',
    heading: t('word.product'),
    isExtra: true,
    cell: (one) => t(`agents.product.${one.type}`),
  },
  {
    key: 'rate',
    heading: t('fact.rate'),
    kind: 'number',
    cell: (one) => percent(one.contractRate),
  },
  {
    key: 'status',
    heading: t('word.state'),
    cell: (one) => (
      <span className={`o-pill ${one.status === 'A' ? 'o-ok' : ''}`}>
        {t(`agents.status.${one.status}`)}
      </span>
    ),
  },
]

const Tiers = ({ contract }: { readonly contract: Contract }) => {
  const t = useT()
  return (
    <section className={styles['part']}>
      <h3>{t('agents.tiers')}</h3>
      <div className="o-scroll">
        <table className="o-table">
          <thead>
            <tr>
              {(['minimumBet', 'netLoss', 'activeMembers', 'rate'] as const).map((name) => (
                <th key={name} scope="col" className="o-number">
                  {t(`agents.column.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {contract.details.map((tier, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- tiers keep their order
              <tr key={index}>
                <td className="o-number">{formatAmount(tier.minimumBet)}</td>
                <td className="o-number">{formatAmount(tier.netLoss)}</td>
                <td className="o-number">{tier.activeMember}</td>
                <td className="o-number">
                  {tier.fixedAmount === null
                    ? percent(tier.contractRate)
                    : formatReais(tier.fixedAmount)}
                  {tier.winRate !== null && ` / ${percent(tier.winRate)}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

const Facts = ({ contract, debt }: { readonly contract: Contract; readonly debt: string }) => {
  const t = useT()
  return (
    <FactList
      items={[
        { label: t('word.state'), value: t(`agents.status.${contract.status}`) },
        { label: t('word.product'), value: t(`agents.product.${contract.type}`) },
        {
          label: t('agents.period'),
          value: contract.period === null ? '–' : t(`agents.each.${contract.period}`),
        },
        {
          label: t('agents.carriesOver'),
          value: t(contract.carriesOver ? 'word.yes' : 'word.no'),
        },
        {
          label: t('agents.needsApproval'),
          value: t(contract.needsApproval ? 'word.yes' : 'word.no'),
        },
        {
          label: t('agents.debt'),
          value: formatReais(debt),
          tone: Number(debt) > 0 ? 'warn' : undefined,
        },
      ]}
    />
  )
}

const ContractPanel = ({
  contractId,
  onClose,
}: {
  readonly contractId: string
  readonly onClose: () => void
}) => {
  const t = useT()
  const mayChange = useRight('agents.change') !== undefined
  const [isChanging, setChanging] = useState(false)
  const { data, error } = useQuery({
    queryKey: ['agents', 'contract', contractId],
    queryFn: () => ask(showAgentContract, { params: { contractId } }),
  })
  if (error) return <p role="alert">{error.message}</p>
  if (!data) return <PartLoading />
  const { contract, debt, events, statements } = data
  return (
    <>
      <RecordHead
        title={t(`agents.type.${contract.contractType}`)}
        note={`${contract.giver} › ${contract.receiver}`}
        onClose={onClose}
      />
      <Facts contract={contract} debt={debt} />
      <Tiers contract={contract} />
      {(contract.status === 'A' || contract.status === 'V') && mayChange && (
        <div className="o-acts">
          <button type="button" className="o-btn" onClick={() => setChanging(true)}>
            {t('agents.changeRates')}
          </button>
        </div>
      )}
      {isChanging && <ContractRatesDialog contract={contract} onClose={() => setChanging(false)} />}
      <section className={styles['part']}>
        <h3>{t('agents.part.statements')}</h3>
        {statements.length === 0 && <p className={styles['hint']}>{t('word.none')}</p>}
        <ul className={styles['rows']}>
          {statements.map((one) => (
            <li key={one.statementId}>
              <Link className="o-link" to={`/agents/statements?row=${one.statementId}`}>
                {formatMoment(one.startsAt)}
              </Link>
              <span className="o-muted">{t(`agents.paid.${one.status}`)}</span>
              <span className={styles['right']}>{formatAmount(one.amount)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles['part']}>
        <h3>{t('agents.history')}</h3>
        <ul className={styles['rows']}>
          {events.map((event) => (
            <li key={`${event.at} ${event.action}`}>
              <span className="o-muted">{formatMoment(event.at)}</span>
              <span>{t(`agents.action.${event.action}`)}</span>
              <span className={styles['right']}>{event.by ?? t('agents.byItself')}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

/** Contracts of the brand with their terms, history and statements. */
export const ContractsPage = () => {
  const t = useT()
  const { values, isIgnored, change } = useAddress({
    status: readOneOf(contractStatuses),
    contractType: readOneOf(contractTypes),
    username: readText(64),
    row: readUuid,
  })
  const { row, ...filter } = values
  const query = useInfiniteQuery({
    queryKey: ['agents', 'contracts', filter],
    queryFn: ({ pageParam }) =>
      ask(listAgentContracts, {
        query: { ...filter, ...(pageParam !== '' && { before: pageParam }) },
      }),
    ...paging,
  })
  return (
    <Page
      title={t('agents.contracts')}
      bar={
        <>
          <AgentsTabs value="contracts" />
          <FilterBar
            fields={[
              {
                name: 'status',
                label: t('word.state'),
                kind: 'choice',
                any: t('agents.anyState'),
                options: contractStatuses.map((value) => ({
                  value,
                  text: t(`agents.status.${value}`),
                })),
              },
              {
                name: 'contractType',
                label: t('word.kind'),
                kind: 'choice',
                any: t('agents.anyType'),
                options: contractTypes.map((value) => ({ value, text: t(`agents.type.${value}`) })),
              },
              { name: 'username', label: t('agents.find'), kind: 'text', max: 64 },
            ]}
            values={values}
            isIgnored={isIgnored}
            onChange={(next) => change({ ...next, row: '' })}
          />
        </>
      }
      isTable
      panel={
        row !== undefined && <ContractPanel contractId={row} onClose={() => change({ row: '' })} />
      }
    >
      <DataTable
        label={t('agents.contracts')}
        columns={columnsOf(t)}
        rows={rowsOf(query.data)}
        keyOf={({ id }) => id}
        query={query}
        openKey={row}
        onOpen={(next) => change({ row: next })}
        onClose={() => change({ row: '' })}
      />
    </Page>
  )
}
