import { decideTableSignal } from '@trevo/api-client/ops-endpoints.ts'
import type { OperatorSignal } from '@trevo/contract/ops/risk/table-signals.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../core/api.ts'
import { formatMoment, formatNumber } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT, type T } from '../../core/texts.tsx'
import { useKeys } from '../../core/use-keys.ts'
import { useQueueWork } from '../../core/use-queue-work.ts'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { FactList, Panel, RecordHead } from '../../parts/panel.tsx'
import { Workers } from '../../parts/workers.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import { lazyPart } from '../../shell/lazy-part.tsx'
import { LinkReasons } from './link-reason.tsx'
import styles from './risk.module.css'
import { nameOf, signalQuery, useRiskAgain } from './use-risk.ts'

const DealReplay = lazyPart(async () => (await import('./deal-replay.tsx')).DealReplay)

type Verdict = 'reviewed' | 'dismissed'

const DecideDialog = ({
  signal: { signalId, state },
  verdict,
  onClose,
}: {
  readonly signal: OperatorSignal
  readonly verdict: Verdict
  readonly onClose: () => void
}) => {
  const t = useT()
  const again = useRiskAgain()
  return (
    <ActDialog
      title={t(`risk.decide.${verdict}`)}
      draft={`signal ${signalId} ${verdict}`}
      confirm={t(`risk.now.${verdict}`)}
      isStop={verdict === 'reviewed'}
      done={t('risk.decided')}
      change={{
        before: { state: t(`risk.signal.${state}`) },
        after: { state: t(`risk.signal.${verdict}`) },
      }}
      onConfirm={async ({ reason }) => {
        const body = { state: verdict, reason }
        const answer = await call(decideTableSignal, { params: { signalId }, body })
        if (answer.ok) await again()
        return answer
      }}
      onClose={onClose}
    />
  )
}

/** Figures have the names of the rules that judged; one that is new here is shown as it is called there. */
const nameFigure = (t: T, name: string): string => {
  const key = `risk.figure.${name}`
  const text = t(key as 'risk.figure.deals')
  return text === key ? name : text
}

const Evidence = ({ signal }: { readonly signal: OperatorSignal }) => {
  const t = useT()
  const { account, other, figures, links, raisedAt, events, rulesVersion } = signal
  const linkTo = (one: string | null) =>
    one === null ? (
      t('risk.otherBrand')
    ) : (
      <Link className="o-link" to={`/risk?tab=links&member=${nameOf(one)}`}>
        {nameOf(one)}
      </Link>
    )
  return (
    <>
      <FactList
        items={[
          { label: t('risk.gives'), value: linkTo(account) },
          { label: t('risk.gets'), value: linkTo(other) },
          {
            label: t('risk.why'),
            value: <LinkReasons reasons={links.map((reason) => ({ reason, count: 1 }))} />,
          },
          { label: t('word.when'), value: formatMoment(raisedAt) },
          { label: t('word.version'), value: String(rulesVersion) },
        ]}
      />
      <Panel title={t('risk.figures')}>
        <FactList
          items={Object.entries(figures).map(([name, value]) => ({
            label: nameFigure(t, name),
            value: formatNumber(value, { maximumFractionDigits: 3 }),
          }))}
        />
      </Panel>
      {events.length > 0 && (
        <Panel title={t('risk.happened')}>
          <FactList
            items={events.map(({ state, at, operator, reason }) => ({
              label: `${formatMoment(at)} ${t(`risk.signal.${state}`)}, ${operator}`,
              value: reason,
            }))}
          />
        </Panel>
      )}
    </>
  )
}

/** The first deals have a digit each. */
const dealKeysMax = 9

/** The deals that a signal names, one of them played again. */
const Deals = ({ signal }: { readonly signal: OperatorSignal }) => {
  const t = useT()
  const [place, setPlace] = useState<number>()
  const { signalId, deals } = signal
  const keys = deals
    .slice(0, dealKeysMax)
    .map((_, index): [string, () => void] => [String(index + 1), () => setPlace(index + 1)])
  useKeys(Object.fromEntries(keys))
  return (
    <Panel title={t('risk.deals', { count: deals.length })}>
      <div className={styles['deals']}>
        {deals.map(({ number }, index) => (
          <button
            key={number}
            type="button"
            className={`o-btn ${styles['small']}`}
            aria-pressed={place === index + 1}
            onClick={() => setPlace(index + 1)}
          >
            #{number} {index < dealKeysMax && <kbd>{index + 1}</kbd>}
          </button>
        ))}
      </div>
      {place !== undefined && (
        <DealReplay key={place} signalId={signalId} place={place} signal={signal} />
      )}
    </Panel>
  )
}

const Whole = ({
  signal,
  onClose,
}: {
  readonly signal: OperatorSignal
  readonly onClose: () => void
}) => {
  const t = useT()
  const mayDecide = useRight('risk.decide') !== undefined
  const [verdict, setVerdict] = useState<Verdict>()
  const { signalId, kind, subject, gameCode, deals } = signal
  const work = useQueueWork('signal', [signalId], signalId)
  const decide = (one: Verdict) => mayDecide && setVerdict(one)
  useKeys({ c: () => decide('reviewed'), d: () => decide('dismissed') })
  return (
    <>
      <RecordHead title={t(`risk.kind.${kind}`)} note={subject ?? gameCode} onClose={onClose} />
      <div className={styles['record']}>
        <div className={styles['acts']}>
          <Workers kind="signal" targetId={signalId} work={work.get(signalId)} />
          <button
            type="button"
            className="o-btn o-no"
            aria-disabled={!mayDecide}
            title={mayDecide ? undefined : needs(t, 'risk.decide')}
            onClick={() => decide('reviewed')}
          >
            {t('risk.now.reviewed')} <kbd>C</kbd>
          </button>
          <button
            type="button"
            className="o-btn"
            aria-disabled={!mayDecide}
            onClick={() => decide('dismissed')}
          >
            {t('risk.now.dismissed')} <kbd>D</kbd>
          </button>
        </div>
        <Evidence signal={signal} />
        {deals.length > 0 && <Deals signal={signal} />}
      </div>
      {verdict && (
        <DecideDialog signal={signal} verdict={verdict} onClose={() => setVerdict(undefined)} />
      )}
    </>
  )
}

/** A signal with its figures, links and deals, and the decision. */
export const SignalPanel = ({
  signalId,
  onClose,
}: {
  readonly signalId: string
  readonly onClose: () => void
}) => {
  const { data, error } = useQuery(signalQuery(signalId))
  if (data) return <Whole signal={data} onClose={onClose} />
  return error ? <p role="alert">{error.message}</p> : <PartLoading />
}
