import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { disburseStatement, printStatement } from '@trevo/api-client/endpoints.ts'
import { dayIn } from '@trevo/calendar/time-zone.ts'
import type { Statement } from '@trevo/contract/wps/agents/statements.ts'
import { formatExactMoney, formatRate } from '@trevo/i18n/format.ts'
import { Badge } from '@trevo/ui/badge.tsx'
import { Button, buttonClass } from '@trevo/ui/button.tsx'
import { Money } from '@trevo/ui/money.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { rowsOf } from '../../../core/lists/pages.ts'
import { ask, type CallFailure } from '../../../core/api/api.ts'
import { useLanguage } from '../../../core/language/language.tsx'
import { useBrandZone } from '../../../core/session/use-brand-zone.ts'
import { MoreButton } from '../../../core/lists/list-states.tsx'
import { to } from '../../../core/router/to.ts'
import center from '../common/center.module.css'
import { DisputeForm, DisputeShown } from './dispute.tsx'
import { PdfButton } from '../../../core/forms/pdf-button.tsx'
import { linesQuery, statementsKey } from '../common/queries.ts'
import { CalculationList } from './calculation-list.tsx'
import styles from './statement-card.module.css'
import { RoundId } from '../common/round-id.tsx'
import { useText } from '../../../core/language/use-text.ts'

const lookOf = (status: Statement['status']): 'new' | 'muted' | 'hot' => {
  if (status === 'paid') return 'new'
  return status === 'waiting' ? 'hot' : 'muted'
}

/** The rounds of the days that a statement covers, for its product. */
const betsOf = ({ startsAt, endsAt, type }: Statement, timeZone: string): string => {
  const query = new URLSearchParams({
    page: 'personalHistoryCopy',
    period: 'own',
    from: dayIn(new Date(startsAt), timeZone),
    // The end is exclusive: it belongs to the next period.
    to: dayIn(new Date(Date.parse(endsAt) - 1), timeZone),
    product: type,
  })
  return `${to.agentHome()}?${query}`
}

/** One statement: its calculation, its result, and its rounds. */
export const StatementCard = ({
  statement,
  side,
}: {
  readonly statement: Statement
  readonly side: 'receiver' | 'giver'
}) => {
  const t = useText('agent-center')
  const { locale } = useLanguage()
  const reportZone = useBrandZone()
  const [showsLines, setShowsLines] = useState(false)
  const [isDisputing, setDisputing] = useState(false)
  const other =
    (side === 'giver' ? statement.receiver : statement.giver) || t('common.closedAccount')
  const span = new Intl.DateTimeFormat(locale, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: reportZone,
  }).formatRange(new Date(statement.startsAt), new Date(statement.endsAt))
  return (
    <article className={center['card']} aria-label={`${other} · ${span}`}>
      <div className={center['cardHead']}>
        <h3>
          {other} · {t(`product.${statement.type}`)}
        </h3>
        <Badge look={lookOf(statement.status)}>{t(`statement.status.${statement.status}`)}</Badge>
        <small>{span}</small>
        {statement.version > 1 && (
          <small>{t('statement.correction', { number: statement.version - 1 })}</small>
        )}
      </div>
      {statement.contractType !== 'REALTIME' && (
        <CalculationList figures={statement} isDividend={statement.contractType === 'DIVIDEND'} />
      )}
      <Sum statement={statement} />
      <div className={center['actions']}>
        <code className={center['code']} title={statement.inputsHash}>
          {t('statement.proof', { hash: statement.inputsHash.slice(0, 12) })}
        </code>
        {statement.lines > 0 && (
          <Button
            look="plain"
            aria-expanded={showsLines}
            onClick={() => setShowsLines(!showsLines)}
          >
            {showsLines
              ? t('statement.hideLines')
              : t('statement.lines', { count: statement.lines })}
          </Button>
        )}
        <PdfButton
          label={t('statement.pdfLabel')}
          print={() => ask(printStatement, { query: { statementId: statement.statementId } })}
        />
        <Link to={betsOf(statement, reportZone)} className={buttonClass('plain')}>
          {t('statement.seeBets')}
        </Link>
        {side === 'receiver' && !statement.dispute && !isDisputing && (
          <Button look="quiet" onClick={() => setDisputing(true)}>
            {t('dispute.open')}
          </Button>
        )}
        {side === 'giver' && statement.status === 'waiting' && <PayButton statement={statement} />}
      </div>
      {isDisputing && <DisputeForm statement={statement} onDone={() => setDisputing(false)} />}
      <DisputeShown statement={statement} side={side} />
      {showsLines && <Lines statementId={statement.statementId} />}
    </article>
  )
}

/** What was paid or is due. */
const Sum = ({ statement: { status, paid, amount } }: { readonly statement: Statement }) => {
  const t = useText('agent-center')
  const { locale } = useLanguage()
  const isPaid = status === 'paid'
  return (
    <p className={styles['sum']}>
      {t(isPaid ? 'statement.paid' : 'statement.due')}
      <b>
        <Money amount={isPaid ? paid : amount} locale={locale} />
      </b>
    </p>
  )
}

const PayButton = ({ statement }: { readonly statement: Statement }) => {
  const t = useText('agent-center')
  const queries = useQueryClient()
  const paying = useMutation<Statement, CallFailure>({
    mutationFn: () => ask(disburseStatement, { body: { statementId: statement.statementId } }),
    onSuccess: async ({ receiver }) => {
      showToast(t('statement.payDone', { receiver }))
      await queries.invalidateQueries({ queryKey: statementsKey })
    },
    onError: ({ message }) => showToast(message || t('state.network'), 'bad'),
  })
  return (
    <Button busy={paying.isPending} onClick={() => paying.mutate()}>
      {t('statement.pay')}
    </Button>
  )
}

const Lines = ({ statementId }: { readonly statementId: string }) => {
  const t = useText('agent-center')
  const { language, locale } = useLanguage()
  const lines = useInfiniteQuery(linesQuery(language, statementId))
  const list = rowsOf(lines)
  return (
    <>
      <ol className={center['people']}>
        {list.map((line) => (
          <li key={line.line}>
            <span>
              <b>{line.name || t('common.closedAccount')}</b> · {line.gameName ?? '–'}
              <br />
              <RoundId id={line.roundId} />
            </span>
            <span>
              {t('statement.line', {
                bet: formatExactMoney(line.bet, locale),
                rate: formatRate(line.rate, locale),
                due: formatExactMoney(line.due, locale),
              })}
              {line.isCorrection && ` · ${t('statement.lineCorrection')}`}
              <br />
              <b>
                <Money amount={line.amount} locale={locale} sign="always" />
              </b>
            </span>
          </li>
        ))}
      </ol>
      <MoreButton pages={lines} label={t('common.showMore')} />
    </>
  )
}
