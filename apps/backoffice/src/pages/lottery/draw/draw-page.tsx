import type { DeskDraw } from '@trevo/contract/ops/lottery/desk.ts'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link, useNavigate, useParams } from 'react-router'
import { formatMoment } from '../../../core/format.ts'
import { serverNow } from '../../../core/server-clock.ts'
import { useT } from '../../../core/texts.tsx'
import { useKeys } from '../../../core/use-keys.ts'
import { Page } from '../../../parts/page.tsx'
import { FactList, Panel } from '../../../parts/panel.tsx'
import { PartLoading, RecordFailed } from '../../../shell/page-states.tsx'
import { DrawState } from '../draw-state.tsx'
import { useNameOf } from '../names.ts'
import { drawQuery } from '../use-lottery.ts'
import { DecideDraw } from './decide-draw.tsx'
import styles from './draw.module.css'
import { EntryPanels } from './entry-panel.tsx'
import { ExposurePanels } from './exposure-panels.tsx'
import { SettlementPanels } from './settlement-panels.tsx'
import { Steps } from './steps.tsx'

const Neighbours = ({ draw: { previous, following } }: { readonly draw: DeskDraw }) => {
  const t = useT()
  const navigate = useNavigate()
  const go = (to: DeskDraw['previous']) => {
    if (to) void navigate(`/lottery/draws/${to.drawId}`)
  }
  useKeys({
    j: () => go(following),
    k: () => go(previous),
    escape: () => void navigate('/lottery'),
  })
  return (
    <>
      {previous && (
        <Link to={`/lottery/draws/${previous.drawId}`} className="o-btn">
          <ChevronLeft size={14} aria-hidden="true" />
          {t('lottery.previous')} <kbd>K</kbd>
        </Link>
      )}
      {following && (
        <Link to={`/lottery/draws/${following.drawId}`} className="o-btn">
          {t('lottery.following')} <kbd>J</kbd>
          <ChevronRight size={14} aria-hidden="true" />
        </Link>
      )}
    </>
  )
}

/** What proves that nobody chose the numbers. */
const Proof = ({ draw }: { readonly draw: DeskDraw }) => {
  const t = useT()
  return (
    <Panel title={t('lottery.proof')} note={t('lottery.attempt', { count: draw.attempt })}>
      <FactList
        items={[
          { label: t('lottery.commitment'), value: draw.commitment },
          { label: t('lottery.root'), value: draw.root ?? '–' },
          { label: t('lottery.beacon'), value: draw.beacon ?? '–' },
        ]}
      />
    </Panel>
  )
}

const needsNumbers = ({ status, source, drawsAt }: DeskDraw): boolean =>
  status === 'closed' && source !== 'engine' && Date.parse(drawsAt) <= serverNow()

/** One draw: its numbers, what its lines would cost, how it is settled. */
export const DrawPage = () => {
  const t = useT()
  const nameOf = useNameOf()
  const { drawId = '' } = useParams()
  const { data: draw, error } = useQuery(drawQuery(drawId))
  if (error) return <RecordFailed error={error} />
  if (!draw) return <PartLoading />
  const waits = needsNumbers(draw)
  return (
    <Page
      title={t('lottery.drawTitle', { game: nameOf(draw.names), draw: draw.numero })}
      note={
        <>
          <DrawState draw={{ ...draw, needsNumbers: waits }} />{' '}
          {t('lottery.drawnAt', { at: formatMoment(draw.drawsAt) })},{' '}
          {t(`lottery.source.${draw.source}`)}
        </>
      }
      aside={
        <>
          <DecideDraw draw={draw} />
          <Neighbours draw={draw} />
        </>
      }
    >
      <Steps draw={draw} />
      {draw.trouble !== null && (
        <p role="alert" className={styles['trouble']}>
          <b>{t('lottery.status.trouble')}</b> {draw.trouble}
        </p>
      )}
      {waits && draw.source === 'operators' && <EntryPanels draw={draw} />}
      <ExposurePanels exposure={draw.exposure} />
      <SettlementPanels draw={draw} />
      <Proof draw={draw} />
    </Page>
  )
}
