import type { ChangeRequestDetail } from '@trevo/contract/ops/approvals.ts'
import type { QueueWork } from '@trevo/contract/ops/everywhere/queue-work.ts'
import { ArrowUpRight, Check, EyeOff, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatMoment, formatReais } from '../../core/format.ts'
import { useOperator, useRight } from '../../core/operator.ts'
import { nameRight } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { compareFacts } from '../../parts/compare-facts.ts'
import { shortId } from '../../parts/describe-fact.ts'
import { EvidenceFiles } from '../../parts/files/evidence-files.tsx'
import { Difference } from '../../parts/difference.tsx'
import { Workers } from '../../parts/workers.tsx'
import { Avatar } from '../../shell/avatar.tsx'
import styles from './approvals.module.css'
import { Comments } from './comments.tsx'
import { nameKind } from './kinds.tsx'
import { recordOf } from './record-of.ts'
import { TimeLeft } from './time-left.tsx'
import { isBaseSame } from './use-approvals.ts'

type Of = { readonly request: ChangeRequestDetail }

const Head = ({ request, work }: Of & { readonly work: QueueWork | undefined }) => {
  const t = useT()
  const { kind, right, target, amount, askedBy, askedAt, state, expiresAt } = request
  return (
    <header className={styles['head']}>
      <div>
        <p className="o-muted">
          {nameRight(t, right)} <span className={styles['id']}>{shortId(target)}</span>
        </p>
        <h2>
          {nameKind(t, kind)}
          {amount !== null && <span className={styles['amount']}>{formatReais(amount)}</span>}
        </h2>
        <p className={styles['requester']}>
          <Avatar name={askedBy} />
          <b>{askedBy}</b>
          <span className="o-muted">{t('approvals.askedAt', { at: formatMoment(askedAt) })}</span>
        </p>
        {state === 'waiting' && (
          <div className={styles['owner']}>
            <Workers kind="approval" targetId={request.requestId} hasOwnRight work={work} />
          </div>
        )}
      </div>
      {state === 'waiting' && (
        <div className={styles['expiry']}>
          <span className="o-muted">{t('approvals.expiresIn')}</span>
          <TimeLeft expiresAt={expiresAt} />
          <span className="o-muted">{formatMoment(expiresAt)}</span>
        </div>
      )}
    </header>
  )
}

const Note = ({
  level,
  children,
}: {
  readonly level: 'ok' | 'warn' | 'bad'
  readonly children: ReactNode
}) => {
  const Icon = { ok: Check, warn: TriangleAlert, bad: X }[level]
  return (
    <p className={styles['note']} data-level={level}>
      <Icon size={14} aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}

/** Whether what the requester saw is still so. */
const Base = ({ request: { state, now, changedFields } }: Of) => {
  const t = useT()
  if (state !== 'waiting') return null
  if (now === null) return <Note level="bad">{t('approvals.base.gone')}</Note>
  return changedFields.length > 0 ? (
    <Note level="bad">{t('approvals.base.changed')}</Note>
  ) : (
    <Note level="ok">{t('approvals.base.holds')}</Note>
  )
}

const WhatChanges = ({ request }: Of) => {
  const t = useT()
  const { before, after, isBlind } = request
  const pairs = compareFacts(before, after)
  const changed = pairs.filter(({ isChanged }) => isChanged).length
  const headings = { old: t('approvals.whenAsked'), next: t('approvals.then') }
  if (after === null) {
    return (
      <section className="o-panel">
        <header>
          <h2>{t('approvals.changes')}</h2>
          {isBlind && <span className="o-pill o-warn">{t('approvals.blind')}</span>}
        </header>
        <p className={styles['blind']}>
          <EyeOff size={16} aria-hidden="true" />
          {t('approvals.blindText')}
        </p>
        <Base request={request} />
      </section>
    )
  }
  return (
    <section className="o-panel">
      <header>
        <h2>{t('approvals.changes')}</h2>
        <span className="o-pill o-warn">
          {t('approvals.changeCount', { changed, count: pairs.length })}
        </span>
      </header>
      <Difference before={before} after={after} headings={headings} />
      <Base request={request} />
    </section>
  )
}

/** What is otherwise than when it was asked: the reason why nobody can approve it. */
const Moved = ({ request: { before, now, changedFields } }: Of) => {
  const t = useT()
  if (now === null || changedFields.length === 0) return null
  const headings = { old: t('approvals.whenAsked'), next: t('approvals.now') }
  return (
    <section className="o-panel" data-moved="true">
      <header>
        <h2>{t('approvals.moved')}</h2>
        <span className="o-pill o-bad">{t('approvals.movedPill')}</span>
      </header>
      <Difference before={before} after={now} headings={headings} />
    </section>
  )
}

const MayDecide = ({ request }: Of) => {
  const t = useT()
  const right = useRight(request.right)
  const { isOwn, amount } = request
  const mayDecide = request.mayDecide && isBaseSame(request)
  const isOver =
    right !== undefined &&
    right.ceiling !== null &&
    amount !== null &&
    Number(amount) > Number(right.ceiling)
  return (
    <section className="o-panel">
      <header>
        <h2>{t('approvals.may')}</h2>
        <span className={`o-pill ${mayDecide ? 'o-ok' : 'o-bad'}`}>
          {t(mayDecide ? 'fact.yes' : 'fact.no')}
        </span>
      </header>
      <Note level={isOwn ? 'bad' : 'ok'}>
        {t(isOwn ? 'approvals.may.own' : 'approvals.may.other')}
      </Note>
      <Note level={isOver ? 'bad' : 'ok'}>
        {isOver
          ? t('payouts.overCeiling', { amount: formatReais(right.ceiling ?? '') })
          : t('approvals.may.right', { right: nameRight(t, request.right) })}
      </Note>
      {!isBaseSame(request) && <Note level="bad">{t('approvals.movedNote')}</Note>}
    </section>
  )
}

const Outcome = ({ request }: Of) => {
  const t = useT()
  const { state, decidedBy, decidedAt, decisionReason } = request
  if (state === 'waiting') return null
  return (
    <section className="o-panel">
      <header>
        <h2>{t('approvals.outcome')}</h2>
        <span className={`o-pill ${state === 'approved' ? 'o-ok' : 'o-bad'}`}>
          {t(`fact.code.${state}`)}
        </span>
      </header>
      {decidedBy !== null && (
        <p className={styles['requester']}>
          <Avatar name={decidedBy} />
          <b>{decidedBy}</b>
          <span className="o-muted">{decidedAt && formatMoment(decidedAt)}</span>
        </p>
      )}
      {decisionReason !== null && <p className={styles['text']}>{decisionReason}</p>}
    </section>
  )
}

/** The record that the act changes is one step away. */
const ToRecord = ({ request }: Of) => {
  const t = useT()
  const { rights } = useOperator()
  const record = recordOf(request)
  if (!record || !rights.some(({ right }) => right === record.right)) return null
  return (
    <Link to={record.to} className={`o-btn ${styles['evidence']}`}>
      <ArrowUpRight size={15} aria-hidden="true" /> {t('approvals.openRecord')}
    </Link>
  )
}

/** Pictures of an adjustment. */
const filesOf = ({ after }: ChangeRequestDetail): readonly string[] => {
  const files = after?.['evidenceFiles']
  return Array.isArray(files) ? files.filter((one) => typeof one === 'string') : []
}

/** All that the second yes needs, in one view. */
export const RequestView = ({ request, work }: Of & { readonly work: QueueWork | undefined }) => {
  const t = useT()
  return (
    <>
      <Head request={request} work={work} />
      <div className={styles['body']}>
        <Moved request={request} />
        <WhatChanges request={request} />
        <div className={styles['pair']}>
          <section className="o-panel">
            <header>
              <h2>{t('approvals.whyAsked')}</h2>
            </header>
            <p className={styles['text']}>{request.reason}</p>
            <ToRecord request={request} />
            <EvidenceFiles files={filesOf(request)} />
          </section>
          {request.state === 'waiting' ? (
            <MayDecide request={request} />
          ) : (
            <Outcome request={request} />
          )}
        </div>
        <Comments key={request.requestId} request={request} />
      </div>
    </>
  )
}
