import { showAgentStatement } from '@trevo/api-client/ops-endpoints.ts'
import type { AgentStatement } from '@trevo/contract/ops/teams/records.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { ask } from '../../core/api.ts'
import { formatAmount, formatMoment, formatMomentInFull, formatReais } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { FactList, RecordHead } from '../../parts/panel.tsx'
import { ItemWorkers } from '../../parts/workers.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import styles from './agents.module.css'
import { percent } from './contract-words.ts'
import { DecisionDialog, type StatementLine } from './decision-dialog.tsx'

const useStatement = (statementId: string) =>
  useInfiniteQuery({
    queryKey: ['agents', 'statement', statementId],
    queryFn: ({ pageParam }) =>
      ask(showAgentStatement, { params: { statementId }, query: { afterLine: pageParam } }),
    initialPageParam: 0,
    getNextPageParam: ({ nextLine }) => nextLine,
  })

/** The figures of the period and what they come to, a step a line. */
const Formula = ({ statement }: { readonly statement: AgentStatement }) => {
  const t = useT()
  if (statement.contractType === 'REALTIME') return null
  const isDividend = statement.contractType === 'DIVIDEND'
  return (
    <section className={styles['part']}>
      <h3>{t('agents.formula')}</h3>
      <FactList
        items={[
          { label: t('word.stakes'), value: formatAmount(statement.bet) },
          ...(isDividend
            ? [
                { label: t('agents.won'), value: `− ${formatAmount(statement.win)}` },
                { label: t('agents.rebates'), value: `− ${formatAmount(statement.rebate)}` },
                { label: t('agents.promotions'), value: `− ${formatAmount(statement.promotion)}` },
                { label: t('agents.column.netLoss'), value: formatAmount(statement.netLoss) },
                { label: t('agents.carriedIn'), value: formatAmount(statement.carriedIn) },
              ]
            : []),
          { label: t('agents.column.activeMembers'), value: statement.activeMembers },
          {
            label: t('agents.tierReached'),
            value: `${statement.tier} · ${percent(statement.rate)}`,
          },
          { label: t('agents.goesBelow'), value: `− ${formatAmount(statement.below)}` },
          { label: t('agents.column.due'), value: <b>{formatReais(statement.due)}</b> },
        ]}
      />
    </section>
  )
}

const DisputePart = ({ statement }: { readonly statement: AgentStatement }) => {
  const t = useT()
  const { dispute, decision } = statement
  if (!dispute) return null
  return (
    <section className={styles['part']}>
      <h3>
        {t('agents.column.dispute')}{' '}
        <span className="o-muted">{formatMoment(dispute.openedAt)}</span>
      </h3>
      <blockquote className={styles['quote']}>{dispute.reason}</blockquote>
      <FactList
        items={[
          ...(dispute.recounted === null
            ? []
            : [{ label: t('agents.recounted'), value: formatReais(dispute.recounted) }]),
          ...(dispute.answer === null
            ? [{ label: t('agents.giverSays'), value: t('agents.noAnswer'), tone: 'warn' as const }]
            : [{ label: t('agents.giverSays'), value: dispute.answer }]),
          ...(decision
            ? [
                {
                  label: t('agents.decidedBy', { operator: decision.decidedBy }),
                  value: decision.answer,
                },
                ...decision.lines.map((line) => ({
                  label: t('agents.lineNumber', { line: line.line }),
                  value: `${formatAmount(line.before)} › ${formatAmount(line.due)}`,
                })),
              ]
            : []),
        ]}
      />
    </section>
  )
}

const Lines = ({ lines }: { readonly lines: readonly StatementLine[] }) => {
  const t = useT()
  if (lines.length === 0) return null
  return (
    <div className="o-scroll">
      <table className="o-table">
        <thead>
          <tr>
            <th scope="col" className="o-number">
              #
            </th>
            <th scope="col">{t('word.round')}</th>
            <th scope="col" className="o-number">
              {t('word.stakes')}
            </th>
            <th scope="col" className="o-number">
              {t('fact.rate')}
            </th>
            <th scope="col" className="o-number">
              {t('agents.column.due')}
            </th>
            <th scope="col" className="o-number">
              {t('agents.column.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.line}>
              <td className="o-number o-muted">{line.line}</td>
              <td title={line.roundId}>
                {line.gameName ?? line.roundId} <span className="o-muted">{line.name}</span>
              </td>
              <td className="o-number">{formatAmount(line.bet)}</td>
              <td className="o-number">{percent(line.rate)}</td>
              <td className="o-number">{formatAmount(line.due)}</td>
              <td className="o-number">{formatAmount(line.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type First = NonNullable<ReturnType<typeof useStatement>['data']>['pages'][number]

/** What can be done about a dispute, or why nothing. */
const DecideBar = ({
  first,
  lines,
}: {
  readonly first: First
  readonly lines: readonly StatementLine[]
}) => {
  const t = useT()
  const mayChange = useRight('agents.change') !== undefined
  const [isOpen, setOpen] = useState(false)
  const { statement, waiting } = first
  if (!statement.dispute || statement.decision) return null
  if (waiting) {
    return (
      <p className={styles['hint']}>
        <Link className="o-link" to="/approvals">
          {t('agents.waits', { operator: waiting.askedBy })}
        </Link>
      </p>
    )
  }
  if (!mayChange) return <p className={styles['hint']}>{needs(t, 'agents.change')}</p>
  return (
    <div className={styles['acts']}>
      <button type="button" className="o-btn o-go" onClick={() => setOpen(true)}>
        {t('agents.decide')}
      </button>
      {isOpen && (
        <DecisionDialog statement={statement} lines={lines} onClose={() => setOpen(false)} />
      )}
    </div>
  )
}

const Facts = ({ statement }: { readonly statement: AgentStatement }) => {
  const t = useT()
  return (
    <FactList
      items={[
        { label: t('word.from'), value: formatMomentInFull(statement.startsAt) },
        { label: t('word.until'), value: formatMomentInFull(statement.endsAt) },
        { label: t('agents.column.due'), value: formatReais(statement.due) },
        { label: t('agents.column.amount'), value: <b>{formatReais(statement.amount)}</b> },
        {
          label: t('agents.column.paid'),
          value: `${formatReais(statement.paid)} · ${t(`agents.paid.${statement.status}`)}`,
        },
        {
          label: t('agents.contract'),
          value: (
            <Link className="o-link" to={`/agents/contracts?row=${statement.contractId}`}>
              {statement.contractId.slice(0, 8)}
            </Link>
          ),
        },
      ]}
    />
  )
}

const Versions = ({ versions }: Pick<First, 'versions'>) => {
  const t = useT()
  if (versions.length === 0) return null
  return (
    <section className={styles['part']}>
      <h3>{t('agents.versions')}</h3>
      <ul className={styles['rows']}>
        {versions.map((one) => (
          <li key={one.statementId}>
            <Link className="o-link" to={`/agents/statements?row=${one.statementId}`}>
              {`${t('word.version')} ${one.version}`}
            </Link>
            <span className="o-muted">{formatMoment(one.createdAt)}</span>
            <span className={styles['right']}>{formatAmount(one.amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** One statement down to its formula, its lines and its inputs; a dispute is decided here. */
export const StatementPanel = ({
  statementId,
  onClose,
}: {
  readonly statementId: string
  readonly onClose: () => void
}) => {
  const t = useT()
  const query = useStatement(statementId)
  if (query.error) return <p role="alert">{query.error.message}</p>
  const [first] = query.data?.pages ?? []
  if (!first) return <PartLoading />
  const { statement, versions, inputs } = first
  const lines = query.data?.pages.flatMap((page) => page.lines) ?? []
  return (
    <>
      <RecordHead
        title={t('agents.statementTitle', {
          id: statement.statementId,
          version: statement.version,
        })}
        note={`${t(`agents.type.${statement.contractType}`)} · ${statement.giver} › ${statement.receiver}`}
        onClose={onClose}
      />
      {statement.dispute && <ItemWorkers kind="dispute" targetId={statementId} />}
      <Facts statement={statement} />
      <DisputePart statement={statement} />
      <DecideBar first={first} lines={lines} />
      <Formula statement={statement} />
      <section className={styles['part']}>
        <h3>{t('agents.lines', { count: statement.lines })}</h3>
        <Lines lines={lines} />
        {query.hasNextPage && (
          <button type="button" className="o-btn" onClick={() => void query.fetchNextPage()}>
            {t('agents.moreLines')}
          </button>
        )}
      </section>
      <Versions versions={versions} />
      <section className={styles['part']}>
        <h3>{t('agents.inputs')}</h3>
        <p className={styles['code']}>{`sha256 ${statement.inputsHash}`}</p>
        <pre className={styles['inputs']}>{inputs}</pre>
      </section>
    </>
  )
}
