import type { QueueWork } from '@trevo/contract/ops/everywhere/queue-work.ts'
import { kycViews, type KycRow } from '@trevo/contract/ops/kyc/kyc.ts'
import { causes } from '@trevo/contract/wps/kyc/kyc-names.ts'
import { formatMoment, formatPlainDay } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { DataTable, type Column } from '../../parts/data-table.tsx'
import { FilterBar } from '../../parts/filter-bar.tsx'
import { Page } from '../../parts/page.tsx'
import { Tabs } from '../../parts/tabs.tsx'
import { WorkerMarks } from '../../parts/workers.tsx'
import { KycCasePanel } from './kyc-case-panel.tsx'
import styles from './kyc.module.css'
import { useCases, useKycAddress, type KycAddress } from './use-kyc.ts'

/** The columns of a view. */
const useColumns = (
  view: KycAddress['view'],
  works: ReadonlyMap<string, QueueWork>,
): readonly Column<KycRow>[] => {
  const t = useT()
  return [
    {
      key: 'member',
      heading: t('word.member'),
      cell: (one) => (
        <>
          <b>{one.username}</b> <WorkerMarks work={works.get(one.caseId)} />
        </>
      ),
    },
    {
      key: 'causes',
      heading: t('kyc.causes'),
      cell: (one) => one.causes.map((cause) => t(`kyc.cause.${cause}`)).join(', ') || '–',
    },
    view === 'expiring'
      ? {
          key: 'ends',
          heading: t('kyc.documentEnds'),
          kind: 'number',
          cell: (one) => (one.documentExpiresOn ? formatPlainDay(one.documentExpiresOn) : '–'),
        }
      : {
          key: 'since',
          heading: t('word.since'),
          isMuted: true,
          cell: (one) => formatMoment(one.since),
        },
  ]
}

/** Cases of identity: the queue, what waits for members, documents that end. */
export const KycPage = () => {
  const t = useT()
  const of = useKycAddress()
  const { view, row, change } = of
  const { query, rows, works, here, counts } = useCases(of)
  const columns = useColumns(view, works)
  return (
    <div className={styles['page']} data-open={row !== undefined}>
      <Page
        title={t('office.kyc')}
        isTable
        bar={
          <>
            <Tabs
              label={t('kyc.which')}
              tabs={kycViews.map((value) => ({
                value,
                text: t(`kyc.view.${value}`),
                ...(value === 'review' && counts && { count: counts.waiting }),
                ...(value === 'expiring' && counts && { count: counts.expiring }),
              }))}
              value={view}
              onChange={(value) =>
                change({ view: value === 'review' ? '' : value, row: '', cause: '' })
              }
            />
            <FilterBar
              fields={[
                {
                  name: 'cause',
                  label: t('kyc.causes'),
                  kind: 'choice',
                  any: t('kyc.anyCause'),
                  options: causes.map((value) => ({ value, text: t(`kyc.cause.${value}`) })),
                },
              ]}
              values={{ cause: of.cause }}
              isIgnored={of.isIgnored}
              onChange={(values) => change({ ...values, row: '' })}
            />
          </>
        }
        panel={
          row && (
            <KycCasePanel
              key={row}
              caseId={row}
              work={works.get(row)}
              onNext={() => change({ row: rows[here + 1]?.caseId ?? '' })}
              onClose={() => change({ row: '' })}
            />
          )
        }
      >
        <DataTable
          label={t(`kyc.view.${view}`)}
          columns={columns}
          rows={rows}
          keyOf={({ caseId }) => caseId}
          query={query}
          openKey={row}
          emptyText={t(`kyc.empty.${view}`)}
          onOpen={(key) => change({ row: key })}
          onClose={() => change({ row: '' })}
        />
      </Page>
    </div>
  )
}
