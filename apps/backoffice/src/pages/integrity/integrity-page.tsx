import { integrityStates, type IntegrityCase } from '@trevo/contract/ops/compliance/integrity.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoment } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { needs } from '../../core/names/needs.ts'
import { useT } from '../../core/texts.tsx'
import { useKeys } from '../../core/use-keys.ts'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { Page } from '../../parts/page.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { useWorkColumn } from '../../parts/workers.tsx'
import { CasePanel } from './case-panel.tsx'
import { DueCell } from './due-cell.tsx'
import { OpenDialog } from './open-dialog.tsx'
import { casesQuery, useIntegrityAddress } from './use-integrity.ts'

const useColumns = (): readonly Column<IntegrityCase>[] => {
  const t = useT()
  return [
    { key: 'match', heading: t('integrity.match'), cell: ({ match }) => <b>{match}</b> },
    { key: 'due', heading: t('integrity.due'), cell: (one) => <DueCell of={one} /> },
    {
      key: 'league',
      heading: t('integrity.league'),
      isExtra: true,
      cell: ({ league }) => league,
    },
    {
      key: 'by',
      heading: t('integrity.openedBy'),
      isExtra: true,
      cell: ({ openedBy }) => openedBy,
    },
    {
      key: 'since',
      heading: t('word.since'),
      isExtra: true,
      isMuted: true,
      cell: ({ openedAt }) => formatMoment(openedAt),
    },
  ]
}

const OpenButton = ({ match }: { readonly match: string | undefined }) => {
  const t = useT()
  const mayDecide = useRight('risk.decide') !== undefined
  // A match in the address is one that trading sent here.
  const [isOpening, setOpening] = useState(mayDecide && match !== undefined)
  useKeys({ c: () => mayDecide && setOpening(true) })
  return (
    <>
      <button
        type="button"
        className="o-btn"
        aria-disabled={!mayDecide}
        onClick={() => mayDecide && setOpening(true)}
      >
        {t('integrity.open')} <kbd>C</kbd>
      </button>
      {!mayDecide && <span className="o-muted">{needs(t, 'risk.decide')}</span>}
      {isOpening && <OpenDialog match={match ?? ''} onClose={() => setOpening(false)} />}
    </>
  )
}

/** Suspected manipulation of matches: cases with the clock of their notice. */
export const IntegrityPage = () => {
  const t = useT()
  const columns = useColumns()
  const { state, row, match, change } = useIntegrityAddress()
  const query = useInfiniteQuery(casesQuery(state))
  const pages = query.data?.pages ?? []
  const days = pages[0]?.noticeDays
  const rows = pages.flatMap(({ list }) => list)
  const keyOf = ({ caseId }: IntegrityCase) => caseId
  const work = useWorkColumn({ kind: 'integrity', rows, keyOf, openKey: row })
  const close = () => change({ row: '' })
  return (
    <Page
      title={t('office.integrity')}
      note={
        days !== undefined && (days === 0 ? t('integrity.noLaw') : t('integrity.lead', { days }))
      }
      isTable
      bar={
        <>
          <Tabs
            label={t('word.state')}
            tabs={integrityStates.map((value) => ({ value, text: t(`integrity.state.${value}`) }))}
            value={state}
            onChange={(value) => change({ state: value, row: '' })}
          />
          <OpenButton match={match} />
        </>
      }
      panel={row && <CasePanel key={row} caseId={row} onClose={close} />}
    >
      <DataTable
        label={t('office.integrity')}
        columns={[...columns, work]}
        rows={rows}
        keyOf={keyOf}
        query={query}
        openKey={row}
        onOpen={(key) => change({ row: key })}
        onClose={close}
        emptyText={t('integrity.none')}
      />
    </Page>
  )
}
