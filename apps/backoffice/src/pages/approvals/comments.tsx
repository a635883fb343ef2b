import { commentOnChange } from '@trevo/api-client/ops-endpoints.ts'
import type { ChangeComment, ChangeRequestDetail } from '@trevo/contract/ops/approvals.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState, type FormEvent } from 'react'
import { call } from '../../core/api.ts'
import { formatMoment } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { useDraft } from '../../core/use-draft.ts'
import { Avatar } from '../../shell/avatar.tsx'
import styles from './approvals.module.css'
import { refreshApprovals } from './use-approvals.ts'

const Written = ({ comments }: { readonly comments: readonly ChangeComment[] }) => (
  <ol className={styles['comments']}>
    {comments.map(({ commentId, by, at, text }) => (
      <li key={commentId}>
        <p className={styles['commenter']}>
          <Avatar name={by} size={18} />
          <b>{by}</b>
          <time dateTime={at} className="o-muted">
            {formatMoment(at)}
          </time>
        </p>
        <p className={styles['comment']}>{text}</p>
      </li>
    ))}
  </ol>
)

/** Typed text stays until the server has it; a repeated try is the same comment. */
const useComment = (requestId: string) => {
  const queries = useQueryClient()
  const { text, change, forget } = useDraft(`comment ${requestId}`)
  const [commentId, setCommentId] = useState(() => crypto.randomUUID())
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const send = async (): Promise<void> => {
    if (isBusy || text.trim() === '') return
    setBusy(true)
    const body = { commentId, text: text.trim() }
    const answer = await call(commentOnChange, { params: { requestId }, body })
    setBusy(false)
    setProblem(answer.ok ? '' : answer.message)
    if (!answer.ok) return
    forget()
    setCommentId(crypto.randomUUID())
    await refreshApprovals(queries, requestId)
  }
  const type = (typed: string): void => {
    // Other words are another comment.
    if (problem !== '') setCommentId(crypto.randomUUID())
    setProblem('')
    change(typed)
  }
  return { text, type, send, isBusy, problem }
}

/** What those who may see the request wrote about it, and the field for another comment. */
export const Comments = ({ request }: { readonly request: ChangeRequestDetail }) => {
  const t = useT()
  const { requestId, comments } = request
  const { text, type, send, isBusy, problem } = useComment(requestId)
  const problemId = useId()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void send()
  }
  return (
    <section className="o-panel">
      <header>
        <h2>{t('approvals.comments')}</h2>
        <span className="o-muted">{t('approvals.commentsNote')}</span>
      </header>
      {comments.length > 0 && <Written comments={comments} />}
      <form className={styles['writing']} onSubmit={submit}>
        <textarea
          rows={2}
          maxLength={1000}
          aria-label={t('approvals.comment')}
          aria-describedby={problem === '' ? undefined : problemId}
          aria-invalid={problem !== ''}
          placeholder={t('approvals.comment')}
          value={text}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <button type="submit" className="o-btn" aria-disabled={isBusy || text.trim() === ''}>
          {t('approvals.commentSend')}
        </button>
        {problem !== '' && (
          <p id={problemId} role="alert" className={styles['problem']}>
            {problem}
          </p>
        )}
      </form>
    </section>
  )
}
