import type { OpenedDay } from '@trevo/contract/ops/payments/reconciliation-days.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatMoment } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { useT, type T } from '../../core/texts.tsx'
import { useDraft } from '../../core/use-draft.ts'
import { useKeys } from '../../core/use-keys.ts'
import { useQueueWork } from '../../core/use-queue-work.ts'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { describeFact, nameField } from '../../parts/describe-fact.ts'
import { Field } from '../../parts/field.tsx'
import { Panel } from '../../parts/panel.tsx'
import { WorkerMarks } from '../../parts/workers.tsx'
import { Avatar } from '../../shell/avatar.tsx'
import { kindName } from './kind-name.ts'
import { useDayActs } from './use-days.ts'
import styles from './reconciliation.module.css'

type Finding = OpenedDay['findings'][number]

const isOpen = ({ isMended, resolvedAt }: Finding): boolean => !isMended && resolvedAt === null
const keyOf = ({ kind, subject }: Finding): string => `${kind} ${subject}`

/** Where the record of a difference is: a payout begins with S, everything else came in. */
const pathOf = (subject: string): string | undefined => {
  const payout = /^S([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(
    subject,
  )
  if (payout) return `/withdrawals/${payout.slice(1).join('-')}?view=all`
  const charge = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(
    subject,
  )
  return charge ? `/deposits?row=${charge.slice(1).join('-')}` : undefined
}

const stateOf = (t: T, finding: Finding): { readonly text: string; readonly tone: string } => {
  if (finding.isMended) return { text: t('reconciliation.correctedPill'), tone: 'o-ok' }
  if (finding.resolvedAt !== null) {
    return {
      text: t('reconciliation.ended', { at: formatMoment(finding.resolvedAt) }),
      tone: 'o-ok',
    }
  }
  return finding.notes.length > 0
    ? { text: t('reconciliation.notedPill'), tone: 'o-info' }
    : { text: t('reconciliation.openPill'), tone: 'o-bad' }
}

const detailName = (t: T, name: string): string =>
  name === 'theirs' || name === 'ours' ? t(`reconciliation.${name}`) : nameField(t, name)

const NoteDialog = ({
  day,
  finding,
  onClose,
}: {
  readonly day: string
  readonly finding: Finding
  readonly onClose: () => void
}) => {
  const t = useT()
  const { addNote } = useDayActs(day)
  const { text, change, forget } = useDraft(`finding ${day} ${keyOf(finding)}`)
  return (
    <ActDialog
      title={t('reconciliation.note.title')}
      draft={`finding ${keyOf(finding)}`}
      hasReason={false}
      confirm={t('reconciliation.note.confirm')}
      done={t('reconciliation.note.done')}
      problem={text.trim().length < 2 ? t('act.reasonMissing') : undefined}
      onConfirm={async ({ requestId }) => {
        const answer = await addNote(finding, requestId, text.trim())
        if (answer.ok) forget()
        return answer
      }}
      onClose={onClose}
    >
      <p>
        <b>{kindName(t, finding.kind)}</b> <code>{finding.subject}</code>
      </p>
      <Field label={t('word.note')} hint={t('reconciliation.note.hint')}>
        <textarea
          required
          rows={3}
          maxLength={1000}
          value={text}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      </Field>
    </ActDialog>
  )
}

const Row = ({
  finding,
  mayNote,
  onNote,
  children,
}: {
  readonly finding: Finding
  readonly mayNote: boolean
  readonly onNote: () => void
  readonly children: React.ReactNode
}) => {
  const t = useT()
  const { kind, subject, detail, notes } = finding
  const { text, tone } = stateOf(t, finding)
  const path = pathOf(subject)
  return (
    <li className={styles['finding']}>
      <div className={styles['line']}>
        <b>{kindName(t, kind)}</b>
        <span className={`o-pill ${tone}`}>{text}</span>
        {children}
        {isOpen(finding) && (
          <button type="button" className="o-btn" aria-disabled={!mayNote} onClick={onNote}>
            {t('reconciliation.addNote')}
          </button>
        )}
      </div>
      <p>
        <code>{subject}</code>{' '}
        {path && (
          <Link className="o-link" to={path}>
            {t('reconciliation.record')}
          </Link>
        )}
      </p>
      {Object.keys(detail).length > 0 && (
        <p className="o-muted">
          {Object.entries(detail)
            .map(([name, value]) => `${detailName(t, name)}: ${describeFact(t, value)}`)
            .join(' · ')}
        </p>
      )}
      {notes.map(({ noteId, operator, note, at }) => (
        <p key={noteId} className={styles['note']}>
          <Avatar name={operator} size={18} />
          <span>
            <b>{operator}</b> <span className="o-muted">{formatMoment(at)}</span> {note}
          </span>
        </p>
      ))}
    </li>
  )
}

/** What differs on a day; each open difference gets a note by a named person. N notes the next one. */
export const Findings = ({
  day,
  findings,
  isClosed,
}: {
  readonly day: string
  readonly findings: readonly Finding[]
  readonly isClosed: boolean
}) => {
  const t = useT()
  const mayNote = useRight('ledger.reconcile') !== undefined && !isClosed
  const [noted, setNoted] = useState<string>()
  const works = useQueueWork(
    'finding',
    findings.filter(isOpen).map(({ subject }) => subject),
  )
  const next = findings.find((one) => isOpen(one) && one.notes.length === 0)
  useKeys({
    n: () => {
      if (mayNote && next) setNoted(keyOf(next))
    },
  })
  const open = findings.find((one) => keyOf(one) === noted)
  return (
    <Panel title={t('reconciliation.findings')} aside={next && mayNote ? <kbd>N</kbd> : undefined}>
      {findings.length === 0 && <p className={styles['equalText']}>{t('reconciliation.none')}</p>}
      <ul>
        {findings.map((finding) => (
          <Row
            key={keyOf(finding)}
            finding={finding}
            mayNote={mayNote}
            onNote={() => {
              if (mayNote) setNoted(keyOf(finding))
            }}
          >
            <WorkerMarks work={works.get(finding.subject)} />
          </Row>
        ))}
      </ul>
      {open && <NoteDialog day={day} finding={open} onClose={() => setNoted(undefined)} />}
    </Panel>
  )
}
