import { setPromotionState } from '@trevo/api-client/ops-endpoints.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { showOperatorPromotion } from '@trevo/contract/ops/giving/promotion-editor.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../core/api.ts'
import { formatAmount, formatDay, formatMoment, formatReais } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { FactList, Panel, RecordHead } from '../../parts/panel.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import { Burn } from './burn.tsx'
import styles from './promotions.module.css'
import { useBeginDraft } from './use-begin-draft.ts'
import { promotionQuery } from './use-promotions.ts'

type Promotion = Value<typeof showOperatorPromotion>

const SpentByDay = ({ promotion: { spentByDay } }: { readonly promotion: Promotion }) => {
  const t = useT()
  if (spentByDay.length === 0) return <p className={styles['text']}>{t('promotions.noneGiven')}</p>
  return (
    <table className="o-table" aria-label={t('promotions.byDay')}>
      <thead>
        <tr>
          <th scope="col">{t('word.day')}</th>
          <th scope="col" className="o-number">
            {t('word.count')}
          </th>
          <th scope="col" className="o-number">
            {t('promotions.givenReais')}
          </th>
        </tr>
      </thead>
      <tbody>
        {spentByDay.toReversed().map(({ day, amount, count }) => (
          <tr key={day}>
            <td>{formatDay(`${day}T12:00:00Z`)}</td>
            <td className="o-number">{count}</td>
            <td className="o-number">{formatAmount(amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Versions = ({ promotion: { versions } }: { readonly promotion: Promotion }) => {
  const t = useT()
  if (versions.length === 0) return <p className={styles['text']}>{t('promotions.firstVersion')}</p>
  return (
    <FactList
      items={versions.map((one) => ({
        label: `${t('word.version')} ${one.version}, ${formatMoment(one.publishedAt)}`,
        value: one.askedBy ? `${one.askedBy}, ${one.decidedBy ?? ''}: ${one.reason}` : '–',
      }))}
    />
  )
}

/** Stops or resumes at once; what was begun keeps its terms. */
const StateDialog = ({
  promotion: { promotionId, state, content },
  onClose,
}: {
  readonly promotion: Promotion
  readonly onClose: () => void
}) => {
  const t = useT()
  const queries = useQueryClient()
  const next = state === 'live' ? 'stopped' : 'live'
  return (
    <ActDialog
      title={t(`promotions.to.${next}`, { title: content.texts.PT?.title ?? content.anchor })}
      draft={`promotion ${next} ${promotionId}`}
      confirm={t(next === 'stopped' ? 'word.stop' : 'promotions.resume')}
      isStop={next === 'stopped'}
      change={{ before: { state }, after: { state: next } }}
      done={t(`promotions.done.${next}`)}
      onClose={onClose}
      onConfirm={async ({ reason }) => {
        const body = { state: next, reason } as const
        const answer = await call(setPromotionState, { params: { promotionId }, body })
        if (answer.ok) {
          await queries.invalidateQueries({ queryKey: ['promotions'] })
          await queries.invalidateQueries({ queryKey: ['promotion', promotionId] })
        }
        return answer
      }}
    >
      <p>{t(`promotions.explain.${next}`)}</p>
    </ActDialog>
  )
}

const Acts = ({ promotion }: { readonly promotion: Promotion }) => {
  const t = useT()
  const navigate = useNavigate()
  const mayChange = useRight('promotions.change') !== undefined
  const [isOpen, setOpen] = useState(false)
  const { begin, error } = useBeginDraft((id) => void navigate(`/promotions/drafts/${id}`))
  const { draftId, state, promotionId, content } = promotion
  const edit = () => {
    if (!mayChange) return
    if (draftId === null) void begin({ promotionId, content })
    else void navigate(`/promotions/drafts/${draftId}`)
  }
  return (
    <div className="o-acts">
      {error && <p role="alert">{error}</p>}
      {!mayChange && <p className="o-muted">{needs(t, 'promotions.change')}</p>}
      <button
        type="button"
        className={`o-btn ${state === 'live' ? 'o-no' : ''}`}
        aria-disabled={!mayChange}
        onClick={() => setOpen(mayChange)}
      >
        {t(state === 'live' ? 'word.stop' : 'promotions.resume')}
      </button>
      <button type="button" className="o-btn o-go" aria-disabled={!mayChange} onClick={edit}>
        {t(draftId === null ? 'promotions.newVersion' : 'promotions.openDraft')}
      </button>
      {isOpen && <StateDialog promotion={promotion} onClose={() => setOpen(false)} />}
    </div>
  )
}

/** A promotion with its burn, its entries, its versions, and the acts on it. */
export const PromotionPanel = ({
  promotionId,
  onClose,
}: {
  readonly promotionId: string
  readonly onClose: () => void
}) => {
  const t = useT()
  const { data: promotion, error } = useQuery(promotionQuery(promotionId))
  if (error) return <p role="alert">{error.message}</p>
  if (!promotion) return <PartLoading />
  const { content, spent, issued, state, version, entries, events } = promotion
  const { budget } = content
  return (
    <div className={styles['panel']}>
      <RecordHead
        title={content.texts.PT?.title ?? content.anchor}
        note={`${t(`promotions.kind.${content.kind}`)}, ${t('word.version').toLowerCase()} ${version}`}
        onClose={onClose}
      />
      <Acts promotion={promotion} />
      <FactList
        items={[
          {
            label: t('word.state'),
            value: t(`promotions.state.${state}`),
            tone: state === 'live' ? 'ok' : 'bad',
          },
          { label: t('promotions.spent'), value: formatReais(spent) },
          { label: t('promotions.budget'), value: budget === null ? '–' : formatReais(budget) },
          { label: t('promotions.burn'), value: <Burn spent={spent} budget={budget} /> },
          { label: t('promotions.issued'), value: issued },
          { label: t('word.starts'), value: formatMoment(content.startsAt) },
          { label: t('word.ends'), value: content.endsAt ? formatMoment(content.endsAt) : '–' },
          {
            label: t('promotions.audience'),
            value: content.audience.segment?.name ?? t('promotions.everybody'),
          },
          ...entries.map(({ status, count }) => ({
            label: t(`promotions.status.${status as 'join'}`), // a stored status
            value: count,
          })),
        ]}
      />
      <div className={styles['parts']}>
        <Panel title={t('promotions.byDay')} note={t('promotions.last30')}>
          <SpentByDay promotion={promotion} />
        </Panel>
        <Panel title={t('promotions.versions')} note={t('promotions.versionsNote')}>
          <Versions promotion={promotion} />
        </Panel>
        {events.length > 0 && (
          <Panel title={t('promotions.history')}>
            <FactList
              items={events.map(({ kind, at, operator, reason }) => ({
                label: `${formatMoment(at)}, ${t(`promotions.event.${kind as 'live'}`)}`, // three kinds
                value: `${operator}: ${reason}`,
              }))}
            />
          </Panel>
        )}
      </div>
    </div>
  )
}
