import { resumePlay, stopPlay } from '@trevo/api-client/ops-endpoints.ts'
import type { PlayStop, StopScope } from '@trevo/contract/ops/games/play-stops.ts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { OctagonPause } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../core/api.ts'
import { rowsOf } from '../../core/list-pages.ts'
import { formatLeft, formatMoment } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { usePreferences } from '../../core/preferences.ts'
import { useServerSecond } from '../../core/server-clock.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { useAskedAct } from '../../core/use-asked-act.ts'
import { useKeys } from '../../core/use-keys.ts'
import { ActDialog } from '../../parts/act-dialog.tsx'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { Field } from '../../parts/field.tsx'
import { Page } from '../../parts/page.tsx'
import { Panel } from '../../parts/panel.tsx'
import { GamesTabs } from './games-tabs.tsx'
import styles from './games.module.css'
import { stopsQuery } from './use-games.ts'

const useScopeText = () => {
  const t = useT()
  const { language } = usePreferences()
  return ({ scope, vendor, nodeId, gameNames }: PlayStop): string => {
    if (scope === 'platform') return t('games.scope.platform')
    return scope === 'vendor'
      ? t('games.scopeVendor', { vendor: vendor ?? '' })
      : (gameNames?.[language] ?? String(nodeId))
  }
}

const tones = { provisional: 'o-bad', confirmed: 'o-warn', reverted: '', resumed: 'o-ok' } as const

const useColumns = (): readonly Column<PlayStop>[] => {
  const t = useT()
  const scopeText = useScopeText()
  return [
    { key: 'scope', heading: t('games.column.stopped'), cell: scopeText },
    {
      key: 'state',
      heading: t('word.state'),
      cell: ({ state }) => (
        <span className={`o-pill ${tones[state]}`}>{t(`games.stop.${state}`)}</span>
      ),
    },
    { key: 'by', heading: t('word.operator'), cell: ({ stoppedBy }) => stoppedBy },
    { key: 'at', heading: t('word.from'), cell: ({ stoppedAt }) => formatMoment(stoppedAt) },
    {
      key: 'second',
      heading: t('games.column.confirmedBy'),
      isExtra: true,
      cell: ({ confirmedBy }) => confirmedBy ?? '–',
    },
    {
      key: 'end',
      heading: t('word.until'),
      isExtra: true,
      cell: ({ endedAt, confirmUntil }) => formatMoment(endedAt ?? confirmUntil),
    },
    { key: 'reason', heading: t('word.reason'), isExtra: true, cell: ({ reason }) => reason },
  ]
}

/** A stop that holds, with the time that is left to confirm it. */
const Holding = ({ stop, onResume }: { stop: PlayStop; onResume: (() => void) | undefined }) => {
  const t = useT()
  const now = useServerSecond()
  const scopeText = useScopeText()
  const { state, stoppedBy, stoppedAt, reason, confirmUntil, approvalId } = stop
  const isProvisional = state === 'provisional'
  return (
    <li className={styles['holding']} data-state={state}>
      <OctagonPause size={18} aria-hidden="true" />
      <div>
        <b>{scopeText(stop)}</b>
        <p className="o-muted">
          {t('games.stoppedBy', { operator: stoppedBy, at: formatMoment(stoppedAt) })} {reason}
        </p>
      </div>
      {isProvisional ? (
        <strong className={styles['left']}>
          {t('games.revertsIn', { left: formatLeft(Math.max(0, Date.parse(confirmUntil) - now)) })}
        </strong>
      ) : (
        <span className="o-pill o-warn">{t('games.stop.confirmed')}</span>
      )}
      {approvalId && (
        <Link to={`/approvals/${approvalId}`} className="o-btn">
          {t(isProvisional ? 'games.confirmStop' : 'games.resumeWaits')}
        </Link>
      )}
      {!isProvisional && (
        <button type="button" className="o-btn" aria-disabled={!onResume} onClick={onResume}>
          {t('games.resume')}
        </button>
      )}
    </li>
  )
}

const StoppedNow = ({
  active,
  onResume,
}: {
  active: readonly PlayStop[]
  onResume: ((stopId: string) => void) | undefined
}) => {
  const t = useT()
  return (
    <Panel title={t('games.stoppedNow')}>
      {active.length === 0 ? (
        <p className={styles['note']}>{t('games.nothingStopped')}</p>
      ) : (
        <ul>
          {active.map((stop) => (
            <Holding
              key={stop.stopId}
              stop={stop}
              onResume={onResume && (() => onResume(stop.stopId))}
            />
          ))}
        </ul>
      )}
    </Panel>
  )
}

const readScope = (scope: string, vendor: string, nodeId: string): StopScope | undefined => {
  if (scope === 'platform') return { scope }
  if (scope === 'vendor') return vendor === '' ? undefined : { scope, vendor }
  return /^\d{1,9}$/.test(nodeId) ? { scope: 'game', nodeId: Number(nodeId) } : undefined
}

const StopDialog = ({ vendors, onClose }: { vendors: readonly string[]; onClose: () => void }) => {
  const t = useT()
  const queries = useQueryClient()
  const [scope, setScope] = useState('vendor')
  const [vendor, setVendor] = useState(vendors[0] ?? '')
  const [nodeId, setNodeId] = useState('')
  const what = readScope(scope, vendor, nodeId)
  return (
    <ActDialog
      isStop
      title={t('games.stopTitle')}
      draft="stop play"
      confirm={t('games.stopNow')}
      done={t('games.stopped')}
      {...(!what && { problem: t('games.scopeMissing') })}
      onConfirm={async ({ reason, requestId }) => {
        if (!what) return { ok: false, message: t('games.scopeMissing') }
        const answer = await call(stopPlay, { body: { requestId, what, reason } })
        await queries.invalidateQueries({ queryKey: ['games', 'stops'] })
        return answer
      }}
      onClose={onClose}
    >
      <p className={styles['plain']}>{t('games.stopText')}</p>
      <Field label={t('games.column.stopped')}>
        <select value={scope} onChange={({ currentTarget }) => setScope(currentTarget.value)}>
          <option value="platform">{t('games.scope.platform')}</option>
          <option value="vendor">{t('games.scope.vendor')}</option>
          <option value="game">{t('games.scope.game')}</option>
        </select>
      </Field>
      {scope === 'vendor' && (
        <Field label={t('word.vendor')}>
          <select value={vendor} onChange={({ currentTarget }) => setVendor(currentTarget.value)}>
            {vendors.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </Field>
      )}
      {scope === 'game' && (
        <Field label={t('games.nodeId')}>
          <input
            inputMode="numeric"
            maxLength={9}
            value={nodeId}
            onChange={({ currentTarget }) => setNodeId(currentTarget.value)}
          />
        </Field>
      )}
    </ActDialog>
  )
}

const ResumeDialog = ({ stopId, onClose }: { stopId: string; onClose: () => void }) => {
  const t = useT()
  const queries = useQueryClient()
  return (
    <ActDialog
      isSecond
      title={t('games.resume')}
      draft={`resume ${stopId}`}
      confirm={t('games.resume')}
      done={t('games.resumed')}
      onConfirm={async ({ reason }) => {
        const answer = await call(resumePlay, { params: { stopId }, body: { reason } })
        await queries.invalidateQueries({ queryKey: ['games', 'stops'] })
        return answer
      }}
      onClose={onClose}
    />
  )
}

/** Play that is stopped, the act of stopping it, and what was stopped before. */
export const StopsPage = () => {
  const t = useT()
  const columns = useColumns()
  const mayStop = useRight('games.stop') !== undefined
  const [isStopping, setStopping] = useState(false)
  const [resumed, setResumed] = useState<string>()
  const query = useInfiniteQuery(stopsQuery)
  const first = query.data?.pages[0]
  const rows = rowsOf(query.data)
  const begin = (): void => {
    if (mayStop) setStopping(true)
  }
  useKeys({ s: begin })
  useAskedAct('stopPlay', begin)
  return (
    <Page
      title={t('office.games')}
      note={t('games.stopsNote')}
      aside={
        <>
          <button
            type="button"
            className="o-btn o-no"
            title={mayStop ? undefined : needs(t, 'games.stop')}
            aria-disabled={!mayStop}
            onClick={begin}
          >
            {t('games.stopTitle')} <kbd>S</kbd>
          </button>
          <GamesTabs value="stops" />
        </>
      }
    >
      <StoppedNow active={first?.active ?? []} onResume={mayStop ? setResumed : undefined} />
      <Panel title={t('games.stoppedBefore')}>
        <DataTable
          label={t('games.stoppedBefore')}
          columns={columns}
          rows={rows}
          keyOf={({ stopId }) => stopId}
          query={query}
          emptyText={t('games.nothingStopped')}
        />
      </Panel>
      {isStopping && (
        <StopDialog vendors={first?.vendors ?? []} onClose={() => setStopping(false)} />
      )}
      {resumed && <ResumeDialog stopId={resumed} onClose={() => setResumed(undefined)} />}
    </Page>
  )
}
