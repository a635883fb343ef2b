import { sigapKinds, sigapStates } from '@trevo/contract/ops/compliance/sigap.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatMoment } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import { FilterBar } from '../../parts/filter-bar.tsx'
import { Page } from '../../parts/page.tsx'
import { FilePanel } from './file-panel.tsx'
import { FileTable } from './file-table.tsx'
import { filesQuery, useSigapAddress, type SigapAddress } from './use-sigap.ts'

const Filters = ({
  of: { kind, state, day, isIgnored, change },
}: {
  readonly of: SigapAddress
}) => {
  const t = useT()
  return (
    <FilterBar
      fields={[
        {
          name: 'kind',
          label: t('word.kind'),
          kind: 'choice',
          any: t('word.any'),
          options: sigapKinds.map((value) => ({ value, text: t(`sigap.kind.${value}`) })),
        },
        {
          name: 'state',
          label: t('word.state'),
          kind: 'choice',
          any: t('word.any'),
          options: sigapStates.map((value) => ({ value, text: t(`sigap.state.${value}`) })),
        },
        { name: 'day', label: t('word.day'), kind: 'day' },
      ]}
      values={{ kind, state, day }}
      isIgnored={isIgnored}
      onChange={(values) => change({ ...values, file: '' })}
    />
  )
}

/** Files for SIGAP: what was accepted, what was rejected and why, and what is late. */
export const SigapPage = () => {
  const t = useT()
  const of = useSigapAddress()
  const query = useInfiniteQuery(filesQuery(of))
  const [first] = query.data?.pages ?? []
  const close = () => of.change({ file: '' })
  return (
    <Page
      title={t('office.sigap')}
      note={
        first && (
          <>
            <span className={first.counts.late > 0 ? 'o-pill o-warn' : 'o-pill'}>
              {t('sigap.lateCount', { count: first.counts.late })}
            </span>{' '}
            <span className={first.counts.rejected > 0 ? 'o-pill o-bad' : 'o-pill'}>
              {t('sigap.rejectedCount', { count: first.counts.rejected })}
            </span>{' '}
            {first.countedUntil !== null &&
              t('sigap.counted', { at: formatMoment(first.countedUntil) })}
            {!first.isConnected && ` ${t('sigap.notConnected')}`}
          </>
        )
      }
      isTable
      bar={<Filters of={of} />}
      panel={of.file !== undefined && <FilePanel key={of.file} fileId={of.file} onClose={close} />}
    >
      <FileTable
        of={of}
        rows={query.data?.pages.flatMap(({ files }) => files) ?? []}
        query={query}
      />
    </Page>
  )
}
