import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerDispute, disputeStatement } from '@trevo/api-client/endpoints.ts'
import { disputeTextMax, type Statement } from '@trevo/contract/wps/agents/statements.ts'
import { formatDateTime } from '@trevo/i18n/format.ts'
import { Badge } from '@trevo/ui/badge.tsx'
import { Button } from '@trevo/ui/button.tsx'
import { TextArea } from '@trevo/ui/field.tsx'
import { Money } from '@trevo/ui/money.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { useState, type SubmitEvent } from 'react'
import { ask, type CallFailure } from '../../../core/api/api.ts'
import { useLanguage } from '../../../core/language/language.tsx'
import { useBrandZone } from '../../../core/session/use-brand-zone.ts'
import center from '../common/center.module.css'
import styles from './dispute.module.css'
import { statementsKey } from '../common/queries.ts'
import { useText } from '../../../core/language/use-text.ts'

type Shown = { readonly statement: Statement }

/** The receiver's objection to a statement, the recount, and the giver's answer. */
export const DisputeShown = ({
  statement,
  side,
}: Shown & { readonly side: 'receiver' | 'giver' }) => {
  const t = useText('agent-center')
  const { locale } = useLanguage()
  const reportZone = useBrandZone()
  const { dispute } = statement
  if (!dispute) return null
  return (
    <section className={styles['dispute']} aria-label={t('dispute.title')}>
      <div className={center['cardHead']}>
        <h4>{t('dispute.title')}</h4>
        {dispute.answer === null && <Badge look="hot">{t('dispute.waiting')}</Badge>}
        <small>{formatDateTime(new Date(dispute.openedAt), locale, reportZone)}</small>
      </div>
      <p>{dispute.reason}</p>
      {dispute.recounted !== null && (
        <p className={center['note']}>
          {t('dispute.recount')}: <Money amount={dispute.recounted} locale={locale} /> ·{' '}
          {t(dispute.recounted === statement.due ? 'dispute.equal' : 'dispute.differs')}
        </p>
      )}
      {dispute.answer !== null && (
        <p className={styles['answer']}>
          <b>{t('dispute.answer')}:</b> {dispute.answer}
        </p>
      )}
      {dispute.answer === null && side === 'giver' && <Words statement={statement} what="answer" />}
    </section>
  )
}

/** A receiver can dispute a statement once. */
export const DisputeForm = ({ statement, onDone }: Shown & { readonly onDone: () => void }) => (
  <Words statement={statement} what="reason" onDone={onDone} />
)

const Words = ({
  statement: { statementId },
  what,
  onDone,
}: Shown & { readonly what: 'reason' | 'answer'; readonly onDone?: () => void }) => {
  const t = useText('agent-center')
  const queries = useQueryClient()
  const [text, setText] = useState('')
  const isReason = what === 'reason'
  const sending = useMutation<Statement, CallFailure>({
    mutationFn: () =>
      isReason
        ? ask(disputeStatement, { body: { statementId, reason: text.trim() } })
        : ask(answerDispute, { body: { statementId, answer: text.trim() } }),
    onSuccess: async () => {
      showToast(t(isReason ? 'dispute.sent' : 'dispute.replied'))
      onDone?.()
      await queries.invalidateQueries({ queryKey: statementsKey })
    },
    onError: ({ message }) => showToast(message || t('state.network'), 'bad'),
  })
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    if (text.trim() !== '') sending.mutate()
  }
  return (
    <form className={styles['form']} noValidate onSubmit={send}>
      <TextArea
        label={t(isReason ? 'dispute.reason' : 'dispute.answering')}
        counter={`${text.length}/${disputeTextMax}`}
        maxLength={disputeTextMax}
        rows={3}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={center['actions']}>
        <Button type="submit" busy={sending.isPending}>
          {t(isReason ? 'dispute.send' : 'dispute.reply')}
        </Button>
        {onDone && (
          <Button look="quiet" onClick={onDone}>
            {t('dispute.cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}
