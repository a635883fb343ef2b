import { listExports, openExport } from '@trevo/api-client/ops-endpoints.ts'
import type { ReportExport } from '@trevo/contract/ops/ledger/exports.ts'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { showToast } from '@trevo/ui/toast.tsx'
import { ask, call } from '../../core/api.ts'
import { formatCount, formatMoment } from '../../core/format.ts'
import { useRight } from '../../core/operator.ts'
import { useT } from '../../core/texts.tsx'
import { FilterBar } from '../../parts/filter-bar.tsx'
import { Panel } from '../../parts/panel.tsx'
import { PartState } from '../../shell/page-states.tsx'
import { ExportButton } from '../../parts/files/export-button.tsx'
import { nameContent } from './name-content.ts'
import type { ReportsAddress } from './use-reports.ts'
import styles from './reports.module.css'

const everyMs = 3_000

const exportsQuery = queryOptions({
  queryKey: ['exports'],
  queryFn: () => ask(listExports),
  refetchInterval: everyMs,
})

const toneOf = (state: ReportExport['state']): string => {
  if (state === 'ready') return 'o-ok'
  if (state === 'failed') return 'o-bad'
  return state === 'waiting' || state === 'writing' ? 'o-info' : ''
}

const Row = ({ one }: { readonly one: ReportExport }) => {
  const t = useT()
  const mayOpen = useRight('reports.export') !== undefined
  const queries = useQueryClient()
  const open = async (): Promise<void> => {
    const answer = await call(openExport, { params: { exportId: one.exportId } })
    if (!answer.ok) {
      showToast(answer.message)
      return
    }
    location.assign(answer.value.address)
    await queries.invalidateQueries({ queryKey: ['exports'] })
  }
  return (
    <tr>
      <td>{formatMoment(one.askedAt)}</td>
      <td>{nameContent(t, one.content)}</td>
      <td>{one.format.toUpperCase()}</td>
      <td>
        <span className={`o-pill ${toneOf(one.state)}`}>
          {t(`report.exportState.${one.state}`)}
        </span>
        {one.isCut && <span className="o-muted"> {t('report.exportCut')}</span>}
      </td>
      <td className="o-number">{formatCount(one.lines)}</td>
      <td className="o-muted">{one.reason}</td>
      <td>
        {mayOpen && one.state === 'ready' && (
          <button type="button" className="o-link" onClick={() => void open()}>
            {t('report.exportOpen')}
          </button>
        )}
      </td>
    </tr>
  )
}

/** The reader's own files, and the way to ask for the movements of some days. */
export const Exports = ({ of }: { readonly of: ReportsAddress }) => {
  const t = useT()
  const { data, error } = useQuery(exportsQuery)
  const movements = { what: 'movements', from: of.from, to: of.to } as const
  return (
    <div className={styles['stack']}>
      <div className={styles['filters']}>
        <FilterBar
          fields={[
            { name: 'from', label: t('word.from'), kind: 'day' },
            { name: 'to', label: t('word.to'), kind: 'day' },
          ]}
          values={{ from: of.from, to: of.to }}
          isIgnored={false}
          onChange={of.change}
        />
        <span>{t('report.movements')}</span>
        <ExportButton content={movements} name={nameContent(t, movements)} />
      </div>
      <Panel title={t('report.exports')} note={t('export.once')}>
        {!data && <PartState error={error} />}
        {data?.list.length === 0 && <p className={styles['foot']}>{t('list.empty')}</p>}
        {data && data.list.length > 0 && (
          <div className="o-scroll">
            <table className="o-table">
              <thead>
                <tr>
                  <th scope="col">{t('word.when')}</th>
                  <th scope="col">{t('report.exportWhat')}</th>
                  <th scope="col">{t('export.format')}</th>
                  <th scope="col">{t('word.state')}</th>
                  <th scope="col" className="o-number">
                    {t('report.exportLines')}
                  </th>
                  <th scope="col">{t('word.reason')}</th>
                  <th scope="col">{t('word.open')}</th>
                </tr>
              </thead>
              <tbody>
                {data.list.map((one) => (
                  <Row key={one.exportId} one={one} />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Panel>
    </div>
  )
}
