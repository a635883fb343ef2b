import type { OpenIntegrityCase } from '@trevo/contract/ops/compliance/integrity.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useT } from '../../core/texts.tsx'
import { Course, FactList, Panel, RecordBody, RecordHead } from '../../parts/panel.tsx'
import { ItemWorkers } from '../../parts/workers.tsx'
import { PartLoading } from '../../shell/page-states.tsx'
import { CaseActs } from './case-acts.tsx'
import { DueCell } from './due-cell.tsx'
import { caseQuery } from './use-integrity.ts'

const Facts = ({ of }: { readonly of: OpenIntegrityCase }) => {
  const t = useT()
  return (
    <FactList
      items={[
        { label: t('word.state'), value: t(`integrity.state.${of.state}`) },
        ...(of.state === 'open' ? [{ label: t('integrity.due'), value: <DueCell of={of} /> }] : []),
        {
          label: t('integrity.match'),
          value: (
            <Link className="o-link" to={`/trading?match=${of.matchId}`}>
              {t('integrity.toMatch')}
            </Link>
          ),
        },
        { label: t('integrity.league'), value: of.league },
        { label: t('integrity.openedBy'), value: of.openedBy },
        { label: t('integrity.grounds'), value: of.grounds },
        ...(of.noticeSha256 === null
          ? []
          : [{ label: t('integrity.sha'), value: <code>{of.noticeSha256}</code> }]),
      ]}
    />
  )
}

/** One case: the clock of its notice, why it was opened, and its course. */
export const CasePanel = ({
  caseId,
  onClose,
}: {
  readonly caseId: string
  readonly onClose: () => void
}) => {
  const t = useT()
  const { data } = useQuery(caseQuery(caseId))
  if (!data) return <PartLoading />
  return (
    <>
      <RecordHead
        title={data.match}
        note={data.askedBy !== null && t('integrity.asked', { name: data.askedBy })}
        onClose={onClose}
      />
      <RecordBody>
        <ItemWorkers kind="integrity" targetId={caseId} />
        <CaseActs of={data} />
        <Facts of={data} />
        <Panel title={t('integrity.course')}>
          <Course
            entries={data.events.map(({ kind, at, operator, text }) => ({
              at,
              who: operator,
              what: t(`integrity.event.${kind}`),
              text,
            }))}
          />
        </Panel>
      </RecordBody>
    </>
  )
}
