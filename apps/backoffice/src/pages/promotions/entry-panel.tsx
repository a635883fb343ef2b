import { decidePromotionEntry, getEntryPicture } from '@trevo/api-client/ops-endpoints.ts'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PromotionEntry } from '@trevo/contract/ops/giving/promotions.ts'
import { useState } from 'react'
import { ask, call } from '../../core/api.ts'
import { formatMoment, formatReais } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT, type T } from '../../core/texts.tsx'
import { ActButtons, decisionActs, type Decision } from '../../parts/act-buttons.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { MemberLink, usernameOf } from '../../core/member-link.tsx'
import { FactList, Panel, RecordHead } from '../../parts/panel.tsx'
import { ItemWorkers } from '../../parts/workers.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import styles from './promotions.module.css'
import { entriesQuery, type PromotionsAddress } from './use-promotions.ts'

/** A picture of the application; who opens it reads personal data, and that is recorded. */
const Picture = ({ pictureId }: { readonly pictureId: string }) => {
  const t = useT()
  const { data, error } = useQuery({
    queryKey: ['entry picture', pictureId],
    queryFn: () => ask(getEntryPicture, { params: { pictureId } }),
    staleTime: Infinity,
  })
  if (error) return <p role="alert">{error.message}</p>
  if (!data) return <PartLoading />
  return (
    <img
      className={styles['picture']}
      src={`data:${data.type};base64,${data.content}`}
      alt={t('promotions.pictureAlt')}
    />
  )
}

const Pictures = ({ entry }: { readonly entry: PromotionEntry }) => {
  const t = useT()
  const [isShown, setShown] = useState(false)
  const mayDecide = useRight('promotions.decide') !== undefined
  if (entry.pictureIds.length === 0) return null
  return (
    <Panel title={t('word.pictures', { count: entry.pictureIds.length })}>
      {isShown ? (
        entry.pictureIds.map((id) => <Picture key={id} pictureId={id} />)
      ) : (
        <div className={styles['text']}>
          <p className="o-muted">{t('promotions.picturesRecorded')}</p>
          <button
            type="button"
            className="o-btn"
            aria-disabled={!mayDecide}
            onClick={() => setShown(mayDecide)}
          >
            {t('promotions.showPictures')}
          </button>
        </div>
      )}
    </Panel>
  )
}

const DecisionDialog = ({
  entry: { entryId, account, amount, status },
  decision,
  onClose,
  onDone,
}: {
  readonly entry: PromotionEntry
  readonly decision: Decision
  readonly onClose: () => void
  readonly onDone: () => void
}) => {
  const t = useT()
  const queries = useQueryClient()
  return (
    <ActDialog
      title={t(`promotions.decide.${decision}`, { account: usernameOf(account) })}
      draft={`entry ${decision} ${entryId}`}
      confirm={t(`promotions.${decision}`)}
      isStop={decision === 'reject'}
      change={{
        before: { status, amount: null },
        after: {
          status: decision === 'approve' ? 'approved' : 'rejected',
          amount: decision === 'approve' ? amount : null,
        },
      }}
      done={t(`promotions.decided.${decision}`)}
      onClose={onClose}
      onConfirm={async ({ reason }) => {
        const body = { decision, reason }
        const answer = await call(decidePromotionEntry, { params: { entryId }, body })
        if (answer.ok) {
          onDone()
          await queries.invalidateQueries({ queryKey: ['promotion entries'] })
        }
        return answer
      }}
    />
  )
}

/** Approves or turns down; the next entry opens by itself. */
const Acts = ({
  entry,
  onDone,
}: {
  readonly entry: PromotionEntry
  readonly onDone: () => void
}) => {
  const t = useT()
  const mayDecide = useRight('promotions.decide') !== undefined
  const [decision, setDecision] = useState<Decision>()
  return (
    <ActButtons
      acts={decisionActs((one) => t(`promotions.${one}`), mayDecide)}
      whose={!mayDecide && needs(t, 'promotions.decide')}
      onChoose={setDecision}
    >
      {decision && (
        <DecisionDialog
          entry={entry}
          decision={decision}
          onClose={() => setDecision(undefined)}
          onDone={onDone}
        />
      )}
    </ActButtons>
  )
}

/** What happened to an entry; a kind that this version does not know bears its own name. */
const nameEvent = (t: T, kind: string): string => {
  const key = `promotions.entryEvent.${kind}`
  const name = t(key as 'promotions.entryEvent.held') // of the kinds that the server writes
  return name === key ? kind : name
}

/** Why an entry is held, in words; other reasons were typed. */
const describeReason = (t: T, kind: string, reason: string | null): string | null =>
  kind === 'held' && reason !== null
    ? reason
        .split(' ')
        .map((one) => t(`promotions.held.${one as 'tooFast'}`)) // written from the same list
        .join(', ')
    : reason

/** An entry with why it waits, its pictures and its history, and the decision. */
export const EntryPanel = ({
  of,
  entryId,
  onClose,
}: {
  readonly of: PromotionsAddress
  readonly entryId: string
  readonly onClose: () => void
}) => {
  const t = useT()
  const { data } = useInfiniteQuery(entriesQuery(of))
  const rows = data?.pages.flatMap(({ entries }) => entries) ?? []
  const here = rows.findIndex((row) => row.entryId === entryId)
  const entry = rows[here]
  if (!entry) return <PartLoading />
  const openNext = () => of.change({ entry: rows[here + 1]?.entryId ?? '' })
  const { heldReasons, amount, comment, version, askedAt, events, status } = entry
  return (
    <div className={styles['panel']}>
      <RecordHead
        title={<MemberLink account={entry.account} />}
        note={entry.anchor}
        onClose={onClose}
      />
      <div className="o-acts">
        <ItemWorkers kind="entry" targetId={entryId} />
      </div>
      {heldReasons.length > 0 && (
        <ul className={styles['why']}>
          {heldReasons.map((one) => (
            <li key={one}>{t(`promotions.heldLong.${one}`)}</li>
          ))}
        </ul>
      )}
      {status === 'applying' && <Acts key={entryId} entry={entry} onDone={openNext} />}
      <FactList
        items={[
          {
            label: t('promotions.givenReais'),
            value: amount === null ? '–' : formatReais(amount),
          },
          { label: t('word.state'), value: t(`promotions.status.${status as 'join'}`) },
          { label: t('word.version'), value: version },
          { label: t('word.since'), value: formatMoment(askedAt) },
          { label: t('promotions.comment'), value: comment || '–' },
        ]}
      />
      <div className={styles['parts']}>
        <Pictures key={`p${entryId}`} entry={entry} />
        {events.length > 0 && (
          <Panel title={t('promotions.history')}>
            <FactList
              items={events.map(({ kind, at, operator, reason }) => ({
                label: `${formatMoment(at)}, ${nameEvent(t, kind)}`,
                value:
                  [operator, describeReason(t, kind, reason)].filter(Boolean).join(': ') || '–',
              }))}
            />
          </Panel>
        )}
      </div>
    </div>
  )
}
