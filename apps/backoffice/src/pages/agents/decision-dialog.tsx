import { decideStatementDispute } from '@trevo/api-client/ops-endpoints.ts'
import type { AgentStatement } from '@trevo/contract/ops/teams/records.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../core/api.ts'
import { formatAmount } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { useDraft } from '../../core/use-draft.ts'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { Field } from '../../parts/field.tsx'
import styles from './agents.module.css'

export type StatementLine = {
  readonly line: number
  readonly name: string
  readonly gameName: string | null
  readonly roundId: string
  readonly bet: string
  readonly win: string
  readonly rate: string
  readonly due: string
  readonly amount: string
  readonly isCorrection: boolean
}

const amountForm = /^\d{1,12}(\.\d{1,2})?$/
const plain = (typed: string): string =>
  typed.includes(',') ? typed.trim().replaceAll('.', '').replace(',', '.') : typed.trim()

/** The lines that a decision may change; a statement without rounds is one line, number 0. */
const linesOf = (statement: AgentStatement, lines: readonly StatementLine[]) =>
  statement.contractType === 'REALTIME'
    ? lines.map(({ line, due, gameName, roundId }) => ({ line, due, name: gameName ?? roundId }))
    : [{ line: 0, due: statement.due, name: '' }]

type Line = ReturnType<typeof linesOf>[number]

const LineFields = ({
  lines,
  typed,
  onType,
}: {
  readonly lines: readonly Line[]
  readonly typed: Readonly<Record<number, string>>
  readonly onType: (line: number, text: string) => void
}) => {
  const t = useT()
  return (
    <div className={styles['decisions']}>
      {lines.map(({ line, due, name }) => (
        <label key={line}>
          <span>
            {line === 0 ? t('agents.whole') : `#${line} ${name}`}{' '}
            <span className="o-muted">{formatAmount(due)}</span>
          </span>
          <input
            inputMode="decimal"
            maxLength={16}
            placeholder={t('agents.stays')}
            value={typed[line] ?? ''}
            onChange={({ currentTarget }) => onType(line, currentTarget.value)}
          />
        </label>
      ))}
    </div>
  )
}

type ChangedLine = { readonly line: number; readonly before: string; readonly due: string }

/** Old beside new of the lines that are changed. */
const changeOf = (changed: readonly ChangedLine[]) => ({
  before: Object.fromEntries(changed.map((one) => [`#${one.line}`, formatAmount(one.before)])),
  after: Object.fromEntries(
    changed.map((one) => [
      `#${one.line}`,
      amountForm.test(one.due) ? formatAmount(Number(one.due).toFixed(2)) : one.due,
    ]),
  ),
})

/** Settles a dispute: each line stays or gets another amount, and both parties read the answer. */
export const DecisionDialog = ({
  statement,
  lines,
  onClose,
}: {
  readonly statement: AgentStatement
  readonly lines: readonly StatementLine[]
  readonly onClose: () => void
}) => {
  const t = useT()
  const queries = useQueryClient()
  const own = linesOf(statement, lines)
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({})
  const {
    text: answer,
    change: changeAnswer,
    forget,
  } = useDraft(`decision ${statement.statementId}`)
  const changed = own.flatMap(({ line, due }) => {
    const text = typed[line]
    return text === undefined || text.trim() === '' ? [] : [{ line, before: due, due: plain(text) }]
  })
  const isWrong = changed.some(({ due }) => !amountForm.test(due))
  const problemOf = (): string | undefined => {
    if (isWrong) return t('agents.problem.amount')
    return answer.trim().length < 2 ? t('agents.problem.answer') : undefined
  }
  return (
    <ActDialog
      title={t('agents.decide')}
      draft={`decide ${statement.statementId}`}
      confirm={t('agents.askSecond')}
      isSecond
      change={changeOf(changed)}
      problem={problemOf()}
      done={t('agents.asked')}
      onConfirm={async (asked) => {
        const body = {
          lines: changed.map(({ line, due }) => ({ line, due })),
          answer: answer.trim(),
          ...asked,
        }
        const result = await call(decideStatementDispute, {
          params: { statementId: statement.statementId },
          body,
        })
        if (result.ok) forget()
        await queries.invalidateQueries({ queryKey: ['agents', 'statement'] })
        return result
      }}
      onClose={onClose}
    >
      <blockquote className={styles['quote']}>{statement.dispute?.reason}</blockquote>
      <LineFields
        lines={own}
        typed={typed}
        onType={(line, text) => setTyped({ ...typed, [line]: text })}
      />
      <Field label={t('agents.answer')} hint={t('agents.answerHint')}>
        <textarea
          rows={2}
          maxLength={500}
          value={answer}
          onChange={({ currentTarget }) => changeAnswer(currentTarget.value)}
        />
      </Field>
    </ActDialog>
  )
}
