import { useMutation, useQueryClient } from '@tanstack/react-query'
import { answerWithdrawalQuestion } from '@trevo/api-client/endpoints.ts'
import type { Withdrawal, WithdrawalQuestion } from '@trevo/contract/wps/cashier/withdrawal.ts'
import { Button } from '@trevo/ui/button.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { ImageUp, MessageCircleQuestion } from 'lucide-react'
import { useState } from 'react'
import { ask, type CallFailure } from '../../../core/api/api.ts'
import { Problem } from '../../../core/forms/problem.tsx'
import { useText } from '../../../core/language/use-text.ts'
import frame from '../common/cashier.module.css'
import popups from './popups.module.css'
import { withdrawalQuery } from './queries.ts'
import styles from './questions.module.css'
import { shrinkPicture } from '../../../core/files/shrink-picture.ts'

type Typed = { readonly answer: string; readonly picture?: string | undefined }

const useAnswer = (withdrawalId: string, questionId: string) => {
  const client = useQueryClient()
  const t = useText('withdraw')
  return useMutation<Withdrawal, CallFailure, Typed>({
    mutationFn: ({ answer, picture }) =>
      ask(answerWithdrawalQuestion, {
        body: { withdrawalId, questionId, answer, ...(picture && { picture }) },
      }),
    onSuccess: (withdrawal) => {
      client.setQueryData(withdrawalQuery(withdrawalId).queryKey, withdrawal)
      showToast(t('withdraw.question.sent'))
    },
  })
}

const FileField = ({
  file,
  isInvalid,
  onChange,
}: {
  readonly file: File | undefined
  readonly isInvalid: boolean
  readonly onChange: (file: File | undefined) => void
}) => {
  const t = useText('withdraw')
  return (
    <label>
      <span>{t('withdraw.question.picture')}</span>
      <input
        type="file"
        className="visually-hidden"
        accept="image/jpeg,image/png,image/webp"
        aria-invalid={isInvalid || undefined}
        onChange={(event) => onChange(event.target.files?.[0])}
      />
      {/* The input's own message, in the reader's language and our styling. */}
      <span className={popups['file']} data-chosen={file !== undefined} aria-hidden="true">
        <ImageUp size={18} />
        <span>{file?.name ?? t('withdraw.peer.pick')}</span>
      </span>
      <small>{t('withdraw.peer.uploadHint')}</small>
    </label>
  )
}

const Open = ({
  withdrawalId,
  asked,
}: {
  readonly withdrawalId: string
  readonly asked: WithdrawalQuestion
}) => {
  const t = useText('withdraw')
  const answering = useAnswer(withdrawalId, asked.questionId)
  const [words, setWords] = useState('')
  const [file, setFile] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const wantsPicture = asked.wants === 'picture'
  const send = async () => {
    if (words.trim() === '') return setProblem(t('withdraw.question.missing'))
    if (wantsPicture && !file) return setProblem(t('withdraw.peer.noPicture'))
    const picture = file && (await shrinkPicture(file))
    if (file && picture === undefined) return setProblem(t('withdraw.peer.badPicture'))
    setProblem(undefined)
    return answering.mutate({ answer: words.trim(), picture })
  }
  return (
    <div className={popups['proof']}>
      <p className={styles['asked']}>{asked.question}</p>
      <label>
        <span>{t('withdraw.question.answer')}</span>
        <textarea
          rows={3}
          maxLength={1000}
          className={styles['words']}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </label>
      {wantsPicture && (
        <FileField
          file={file}
          isInvalid={problem !== undefined}
          onChange={(next) => {
            setFile(next)
            setProblem(undefined)
          }}
        />
      )}
      <Problem text={problem ?? (answering.error ? answering.error.message : undefined)} />
      <Button size="large" wide busy={answering.isPending} onClick={() => void send()}>
        {t('withdraw.question.send')}
      </Button>
    </div>
  )
}

const Ended = ({ asked }: { readonly asked: WithdrawalQuestion }) => {
  const t = useText('withdraw')
  return (
    <div>
      <p className={styles['asked']}>{asked.question}</p>
      <p className={styles['answer']}>
        {asked.answer ?? t('withdraw.question.closed')}
        {asked.hasPicture && ` · ${t('withdraw.question.withPicture')}`}
      </p>
    </div>
  )
}

/** What an operator asked about a withdrawal, and a form for the answer while it is open. */
export const Questions = ({ withdrawal }: { readonly withdrawal: Withdrawal }) => {
  const t = useText('withdraw')
  const { questions, withdrawalId } = withdrawal
  if (questions.length === 0) return null
  const isOpen = questions.some(({ endedAt }) => endedAt === null)
  return (
    <section className={`${frame['card']} ${styles['questions']}`} aria-labelledby="questions">
      <h3 id="questions">
        <MessageCircleQuestion size={20} aria-hidden="true" />
        {t(isOpen ? 'withdraw.question.title' : 'withdraw.question.titleEnded')}
      </h3>
      {isOpen && <p className={styles['lead']}>{t('withdraw.question.lead')}</p>}
      {questions.map((asked) =>
        asked.endedAt === null ? (
          <Open key={asked.questionId} withdrawalId={withdrawalId} asked={asked} />
        ) : (
          <Ended key={asked.questionId} asked={asked} />
        ),
      )}
    </section>
  )
}
